/* rmsprop.c: RMSProp (Hinton's lecture; centred: Graves, 2013), with momentum after the learning rate, as optax.rmsprop. */
#include "rule.h"

struct shared { double eps; bool centered; wf_val rate; };

/* leaf: gradient, nu and, when centred, mu */
static wf_val direction(const wf_val *leaf, void *shared)
{
	const struct shared *s = shared;
	wf_val variance = s->centered ? wf_sub(leaf[1], wf_square(leaf[2])) : leaf[1];
	wf_val g = wf_astype(leaf[0], wf_dtype_of(leaf[1]));

	return wf_mul(s->rate, wf_mul(wf_rsqrt(wf_add(variance, wf_c(s->eps))), g));
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	const wf_rmsprop_opts *r = &o->u.rmsprop;

	if (!wfi_rate_given("rmsprop", r->learning_rate, r->schedule))
		return wf_fail("rmsprop: no state");
	wf_val state = wf_dict("count", wfi_count_zero(), "nu", wfi_moments("rmsprop", params, r->initial_scale));
	if (r->centered)
		state = wf_with(state, "mu", wfi_moments("rmsprop", params, 0));
	if (wfi_given(r->momentum))
		state = wf_with(state, "trace", wfi_moments("rmsprop", params, 0));
	return state;
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_rmsprop_opts *r = &o->u.rmsprop;
	double decay = wfi_option(r->decay, 0.9), momentum = wfi_option(r->momentum, 0);
	wf_val count = wfi_state_of("rmsprop", state, "count"), updates;

	(void)params;
	if (!wfi_rate_given("rmsprop", r->learning_rate, r->schedule))
		return wf_fail("rmsprop: no update");
	struct shared s = { wfi_option(r->eps, 1e-8), r->centered, wfi_rate(r->learning_rate, r->schedule, count) };
	wf_val nu = wfi_averaged("rmsprop", grads, wfi_state_of("rmsprop", state, "nu"), decay, true);
	wf_val next = wf_dict("count", wfi_count_next(count), "nu", nu);
	if (r->centered) {
		wf_val mu = wfi_averaged("rmsprop", grads, wfi_state_of("rmsprop", state, "mu"), decay, false);
		next = wf_with(next, "mu", mu);
		updates = WFI_EACH_LEAF(direction, &s, grads, nu, mu);
	} else {
		updates = WFI_EACH_LEAF(direction, &s, grads, nu);
	}
	if (wfi_given(r->momentum)) {
		wf_val trace = wfi_traced("rmsprop", updates, wfi_state_of("rmsprop", state, "trace"), momentum);
		updates = r->nesterov ? wfi_traced("rmsprop", updates, trace, momentum) : trace;
		next = wf_with(next, "trace", trace);
	}
	return wf_tuple(updates, next);
}

const struct wfi_optimizer_kind wfi_opt_rmsprop = { "rmsprop", init, update, WFI_RATE_AT(rmsprop), NULL };

wf_optimizer wf_rmsprop_with(wf_rmsprop_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_rmsprop, .u = { .rmsprop = o } };
}

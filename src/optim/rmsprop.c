/* rmsprop.c: RMSProp (Hinton's lecture; centred: Graves, 2013), with momentum after the learning rate, as optax.rmsprop. */
#include "rule.h"

struct shared { const wf_optimizer *o; bool centered; double decay; wf_val rate, count; };

static bool centered(const wf_optimizer *o)
{
	return o->u.rmsprop.centered || o->kind == &wfi_opt_scale_by_stddev;
}

/* the pieces scale_by_rms and scale_by_stddev have neither rate nor momentum */
static bool options_right(const wf_optimizer *o)
{
	const wf_rmsprop_opts *r = &o->u.rmsprop;

	if (o->kind->learning_rate)
		return wfi_rate_given(o->kind->name, r->learning_rate, r->schedule);
	if (wfi_given(r->momentum) || wfi_given(r->learning_rate) || r->schedule) {
		wf_fail("%s: it has no .momentum and no .learning_rate; WF_RMSPROP has", o->kind->name);
		return false;
	}
	return true;
}

static wf_val corrected(const struct shared *s, wf_val m)
{
	return s->o->u.rmsprop.bias_correction ? wf_div(m, wfi_correction(wf_dtype_of(m), s->decay, s->count)) : m;
}

/* leaf: gradient, nu and, when centred, mu */
static wf_val direction(const wf_val *leaf, void *shared)
{
	const struct shared *s = shared;
	wf_val nu = corrected(s, leaf[1]), variance = s->centered ? wf_sub(nu, wf_square(corrected(s, leaf[2]))) : nu;
	wf_val g = wf_astype(leaf[0], wf_dtype_of(leaf[1]));

	wf_val eps = wf_c(wfi_option(s->o->u.rmsprop.eps, 1e-8));
	wf_val u = wf_mul(s->o->u.rmsprop.eps_outside ? wf_reciprocal(wf_add(wf_sqrt(variance), eps)) : wf_rsqrt(wf_add(variance, eps)), g);
	return s->o->kind->learning_rate ? wf_mul(s->rate, u) : u;
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	const wf_rmsprop_opts *r = &o->u.rmsprop;

	if (!options_right(o))
		return wf_fail("%s: no state", o->kind->name);
	wf_val state = wf_dict("count", wfi_count_zero(), "nu", wfi_moments(o->kind->name, params, r->initial_scale));
	if (centered(o))
		state = wf_with(state, "mu", wfi_moments(o->kind->name, params, 0));
	if (wfi_given(r->momentum))
		state = wf_with(state, "trace", wfi_moments(o->kind->name, params, 0));
	return state;
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_rmsprop_opts *r = &o->u.rmsprop;
	double decay = wfi_option(r->decay, 0.9), momentum = wfi_option(r->momentum, 0);
	wf_val count = wfi_state_of(o->kind->name, state, "count"), updates;

	(void)params;
	if (!options_right(o))
		return wf_fail("%s: no update", o->kind->name);
	struct shared s = { o, centered(o), decay, wfi_rate(r->learning_rate, r->schedule, count), wfi_count_next(count) };
	wf_val nu = wfi_averaged(o->kind->name, grads, wfi_state_of(o->kind->name, state, "nu"), decay, true);
	wf_val next = wf_dict("count", wfi_count_next(count), "nu", nu);
	if (centered(o)) {
		wf_val mu = wfi_averaged(o->kind->name, grads, wfi_state_of(o->kind->name, state, "mu"), decay, false);
		next = wf_with(next, "mu", mu);
		updates = WFI_EACH_LEAF(direction, &s, grads, nu, mu);
	} else {
		updates = WFI_EACH_LEAF(direction, &s, grads, nu);
	}
	if (wfi_given(r->momentum)) {
		wf_val trace = wfi_traced(o->kind->name, updates, wfi_state_of(o->kind->name, state, "trace"), momentum);
		updates = r->nesterov ? wfi_traced(o->kind->name, updates, trace, momentum) : trace;
		next = wf_with(next, "trace", trace);
	}
	return wf_tuple(updates, next);
}

const struct wfi_optimizer_kind wfi_opt_rmsprop = { "rmsprop", init, update, WFI_RATE_AT(rmsprop), NULL };
const struct wfi_optimizer_kind wfi_opt_scale_by_rms = { "scale_by_rms", init, update, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_scale_by_stddev = { "scale_by_stddev", init, update, 0, 0, NULL };

wf_optimizer wf_rmsprop_with(wf_rmsprop_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_rmsprop, .u = { .rmsprop = o } };
}

wf_optimizer wf_scale_by_rms_with(wf_rmsprop_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_rms, .u = { .rmsprop = o } };
}

wf_optimizer wf_scale_by_stddev_with(wf_rmsprop_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_stddev, .u = { .rmsprop = o } };
}

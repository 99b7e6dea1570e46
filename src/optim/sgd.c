/* sgd.c: gradient descent, with momentum and Nesterov's, as optax.sgd. */
#include "rule.h"

static wf_val init(const wf_optimizer *o, wf_val params)
{
	wf_val state = wf_dict("count", wfi_count_zero());

	if (!wfi_rate_given("sgd", o->u.sgd.learning_rate, o->u.sgd.schedule))
		return wf_fail("sgd: no state");
	return wfi_given(o->u.sgd.momentum) ? wf_with(state, "trace", wfi_moments("sgd", params, 0)) : state;
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_sgd_opts *s = &o->u.sgd;
	double momentum = wfi_option(s->momentum, 0);
	wf_val count = wfi_state_of("sgd", state, "count"), updates = grads, next;

	(void)params;
	if (!wfi_rate_given("sgd", s->learning_rate, s->schedule))
		return wf_fail("sgd: no update");
	next = wf_dict("count", wfi_count_next(count));
	if (wfi_given(s->momentum)) {
		wf_val trace = wfi_traced("sgd", grads, wfi_state_of("sgd", state, "trace"), momentum);
		updates = s->nesterov ? wfi_traced("sgd", grads, trace, momentum) : trace;
		next = wf_with(next, "trace", trace);
	}
	return wf_tuple(wfi_scaled("sgd", updates, wfi_rate(s->learning_rate, s->schedule, count)), next);
}

const struct wfi_optimizer_kind wfi_opt_sgd = { "sgd", init, update, WFI_RATE_AT(sgd), NULL };

wf_optimizer wf_sgd_with(wf_sgd_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_sgd, .u = { .sgd = o } };
}

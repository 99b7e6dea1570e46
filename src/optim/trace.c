/* trace.c: sums of updates over steps, as optax.trace (momentum) and optax.apply_every. */
#include "rule.h"

static wf_val trace_init(const wf_optimizer *o, wf_val params)
{
	(void)o;
	return wf_dict("trace", wfi_moments("trace", params, 0));
}

static wf_val trace_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	double decay = wfi_option(o->u.trace.decay, 0);

	(void)params;
	WF_CHECK(wfi_given(o->u.trace.decay), "trace: it has no .decay");
	wf_val trace = wfi_traced("trace", grads, wfi_state_of("trace", state, "trace"), decay);
	return wf_tuple(o->u.trace.nesterov ? wfi_traced("trace", grads, trace, decay) : trace, wf_dict("trace", trace));
}

/* ---- apply_every ---- */
static wf_val every_init(const wf_optimizer *o, wf_val params)
{
	(void)o;
	return wf_dict("count", wfi_count_zero(), "grad_acc", wfi_moments("apply_every", params, 0));
}

static wf_val kept_or_not(const wf_val *leaf, void *keep)
{
	return wf_where(*(const wf_val *)keep, *leaf, wf_zeros_like(*leaf));
}

static wf_val every_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	int64_t every = o->u.every;

	(void)params;
	WF_CHECK(every >= 1, "apply_every: it is %lld; it must be 1 or more", (long long)every);
	wf_val count = wfi_state_of("apply_every", state, "count"), going_on = wf_not_equal(count, wf_ci(0));
	wf_val emit = wf_equal(count, wf_ci(every - 1));
	wf_val acc = WFI_EACH_LEAF(kept_or_not, &going_on, wfi_state_of("apply_every", state, "grad_acc"));
	acc = wfi_traced("apply_every", grads, acc, 1);
	wf_val next = wf_where(emit, wf_zeros_like(count), wfi_count_next(count));
	return wf_tuple(WFI_EACH_LEAF(kept_or_not, &emit, acc), wf_dict("count", next, "grad_acc", acc));
}

const struct wfi_optimizer_kind wfi_opt_trace = { "trace", trace_init, trace_update, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_apply_every = { "apply_every", every_init, every_update, 0, 0, NULL };

wf_optimizer wf_trace_with(wf_trace_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_trace, .u = { .trace = o } };
}

wf_optimizer wf_apply_every_with(int64_t every)
{
	return (wf_optimizer){ .kind = &wfi_opt_apply_every, .u = { .every = every } };
}

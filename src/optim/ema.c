/* ema.c: exponential means: of updates as optax.ema, of parameters as optax.incremental_update. */
#include "rule.h"

static wf_val init(const wf_optimizer *o, wf_val params)
{
	(void)o;
	return wf_dict("count", wfi_count_zero(), "ema", wfi_moments("ema", params, 0));
}

struct shared { double decay; wf_val count; };

static wf_val debiased(const wf_val *leaf, void *shared)
{
	const struct shared *s = shared;

	return wf_div(*leaf, wfi_correction(wf_dtype_of(*leaf), s->decay, s->count));
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	double decay = wfi_option(o->u.ema.decay, 0);
	struct shared s = { decay, wfi_count_next(wfi_state_of("ema", state, "count")) };

	(void)params;
	WF_CHECK(wfi_given(o->u.ema.decay) && decay >= 0 && decay < 1, "ema: .decay is %g; it must be given, from 0 to below 1", decay);
	wf_val ema = wfi_averaged("ema", grads, wfi_state_of("ema", state, "ema"), decay, false);
	return wf_tuple(o->u.ema.no_debias ? ema : WFI_EACH_LEAF(debiased, &s, ema), wf_dict("count", s.count, "ema", ema));
}

const struct wfi_optimizer_kind wfi_opt_ema = { "ema", init, update, 0, 0, NULL };

wf_optimizer wf_ema_with(wf_ema_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_ema, .u = { .ema = o } };
}

static wf_val followed(const wf_val *leaf, void *step)
{
	double s = *(const double *)step;

	if (!wfi_shaped_like("incremental_update", leaf[0], leaf[1]))
		return leaf[1];
	wf_val fresh = wfi_computed("incremental_update", leaf[0]), old = wfi_computed("incremental_update", leaf[1]);
	return wf_astype(wf_add(wf_mul(wf_c(s), fresh), wf_mul(wf_c(1 - s), old)), wf_dtype_of(leaf[1]));
}

wf_val(wf_incremental_update)(wf_val fresh, wf_val old, double step)
{
	return WFI_EACH_LEAF(followed, &step, fresh, old);
}

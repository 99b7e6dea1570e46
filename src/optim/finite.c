/* finite.c: no step with a NaN or an infinity: as optax.apply_if_finite, but where that lets it through in the end the run stops. */
#include <weft/debug.h>
#include "rule.h"

static bool options_right(const wf_finite_opts *f)
{
	return wfi_inner_given("apply_if_finite", f->inner) && wfi_sees_overflow("apply_if_finite", f->inner) &&
	       wfi_members_agree("apply_if_finite", f->inner, NULL);
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	if (!options_right(&o->u.finite))
		return wf_fail("apply_if_finite: no state");
	return wf_dict("count", wfi_count_zero(), "notfinite_count", wfi_count_zero(), "last_finite", wf_full_n(WF_BOOL, 1, NULL, 0), "total_notfinite", wfi_count_zero(), "inner_state",
		       wf_optimizer_init(o->u.finite.inner, params));
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_finite_opts *f = &o->u.finite;
	wf_val count = wfi_state_of("apply_if_finite", state, "count"), finite, updates, inner;
	wf_val bad = wfi_state_of("apply_if_finite", state, "notfinite_count");
	wf_val total = wfi_state_of("apply_if_finite", state, "total_notfinite");

	if (!options_right(f))
		return wf_fail("apply_if_finite: no update");
	finite = wfi_finite(f->inner, grads);
	bad = wf_where(finite, wf_zeros_like(bad), wfi_count_next(bad));
	wf_debug_check(wf_less_equal(bad, wf_ci(f->max_consecutive_errors)),
		       "apply_if_finite: step {}: the gradients are not finite ({} in a row); nothing was applied", count, bad);
	wfi_update_if(finite, f->inner, grads, wf_get(state, "inner_state"), params, &updates, &inner);
	return wf_tuple(updates, wf_dict("count", wfi_count_next(count), "notfinite_count", bad, "last_finite", finite, "total_notfinite",
					 wf_where(finite, total, wfi_count_next(total)), "inner_state", inner));
}

const struct wfi_optimizer_kind wfi_opt_apply_if_finite = { "apply_if_finite", init, update, 0, 0, NULL };

wf_optimizer wf_apply_if_finite_with(wf_finite_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_apply_if_finite, .u = { .finite = o } };
}

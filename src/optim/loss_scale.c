/* loss_scale.c: the dynamic loss scale of jmp (NVIDIA's), as an optimizer around another: scale off, finite?, step or not, new
 * scale. The scale is f32: in f16 2^15 could not be doubled. */
#include <weft/collective.h>
#include <weft/precision.h>
#include "rule.h"

/* of f32, whose infinity would never come down again: half of it is infinite */
static bool is_scale(double x)
{
	return (float)x > 0 && isfinite((float)x);
}

static bool options_right(const wf_loss_scale_opts *l)
{
	bool ok = wfi_inner_given("dynamic_loss_scale", l->inner);
	const double factor = wfi_option(l->factor, 2), scale = wfi_option(l->initial_scale, 32768), least = wfi_option(l->min_scale, 1);

	if (ok && !(l->period >= 0 && factor > 1 && isfinite(factor) && is_scale(scale))) {
		wf_fail("dynamic_loss_scale: .period (%lld) must be above 0, .initial_scale (%g) above 0 and finite in f32, .factor (%g) above 1 and finite",
			(long long)l->period, scale, factor);
		ok = false;
	} else if (ok && !(is_scale(least) && (!wfi_given(l->max_scale) || l->max_scale >= least))) {
		/* a scale of 0 would stay: the loss times it has no gradient */
		wf_fail("dynamic_loss_scale: .min_scale (%g) must be above 0 and finite in f32, and not above .max_scale (%g)", least, l->max_scale);
		ok = false;
	}
	return ok && wfi_sees_overflow("dynamic_loss_scale", l->inner) && wfi_members_agree("dynamic_loss_scale", l->inner, l->axis_name);
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	const wf_loss_scale_opts *l = &o->u.loss_scale;

	if (!options_right(l))
		return wf_fail("dynamic_loss_scale: no state");
	return wf_dict("scale", wf_full_n(WF_F32, wfi_option(l->initial_scale, 32768), NULL, 0), "counter", wfi_count_zero(), "skipped",
		       wfi_count_zero(), "inner", wf_optimizer_init(l->inner, params));
}

static wf_val unscaled(const wf_val *leaf, void *scale)
{
	return wf_div(wfi_computed("dynamic_loss_scale", *leaf), *(const wf_val *)scale);
}

static wf_val next_scale(const wf_loss_scale_opts *l, wf_val scale, wf_val counter, wf_val finite)
{
	wf_val factor = wf_c(wfi_option(l->factor, 2)), more = wf_mul(scale, factor);
	wf_val due = wf_equal(counter, wf_ci((l->period ? l->period : 2000) - 1)), fits = wf_isfinite(more);

	if (wfi_given(l->max_scale))
		more = wf_minimum(more, wf_c(l->max_scale));
	more = wf_where(wf_logical_and(due, fits), more, scale);
	return wf_where(finite, more, wf_maximum(wf_div(scale, factor), wf_c(wfi_option(l->min_scale, 1))));
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_loss_scale_opts *l = &o->u.loss_scale;
	wf_val scale = wfi_state_of(o->kind->name, state, "scale"), counter = wfi_state_of(o->kind->name, state, "counter");
	wf_val skipped = wfi_state_of(o->kind->name, state, "skipped"), updates, inner;

	if (!options_right(l))
		return wf_fail("dynamic_loss_scale: no update");
	wf_val given = grads;
	grads = WFI_EACH_LEAF(unscaled, &scale, wfi_without_weight(l->inner, grads));
	grads = wfi_with_weight(l->inner, grads, given); /* a weight is not scaled */
	wf_val finite = wfi_finite(l->inner, grads);
	if (l->axis_name)
		finite = wf_not_equal(wf_pmin(wf_astype(finite, WF_I32), l->axis_name), wf_ci(0));
	wfi_update_if(finite, l->inner, grads, wf_get(state, "inner"), params, &updates, &inner);
	wf_val due = wf_equal(counter, wf_ci((l->period ? l->period : 2000) - 1)), again = wf_logical_or(due, wf_logical_not(finite));
	return wf_tuple(updates, wf_dict("scale", next_scale(l, scale, counter, finite), "counter",
					 wf_where(again, wf_zeros_like(counter), wf_add(counter, wf_ci(1))), "skipped",
					 wf_where(finite, skipped, wfi_count_next(skipped)), "inner", inner));
}

const struct wfi_optimizer_kind wfi_opt_dynamic_loss_scale = { "dynamic_loss_scale", init, update, 0, 0, NULL };

wf_optimizer wf_dynamic_loss_scale_with(wf_loss_scale_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_dynamic_loss_scale, .u = { .loss_scale = o } };
}

wf_val(wf_scale_loss)(wf_val state, wf_val loss)
{
	return wf_mul(wfi_computed("scale_loss", loss), wfi_state_of("scale_loss", state, "scale"));
}

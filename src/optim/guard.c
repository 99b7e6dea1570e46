/* guard.c: updates that may not be what they are: optax.zero_nans and keep_params_nonnegative. */
#include "rule.h"

static wf_val no(const wf_val *leaf, void *shared)
{
	(void)leaf;
	(void)shared;
	return wf_full_n(WF_BOOL, 0, NULL, 0);
}

static wf_val zero_nans_init(const wf_optimizer *o, wf_val params)
{
	(void)o;
	return wf_dict("found_nan", WFI_EACH_LEAF(no, NULL, params));
}

static wf_val nan_in(const wf_val *leaf, void *shared)
{
	(void)shared;
	return wf_any(wf_isnan(*leaf));
}

static wf_val without_nan(const wf_val *leaf, void *shared)
{
	wf_val g = wfi_computed("zero_nans", *leaf);

	(void)shared;
	return wf_where(wf_isnan(g), wf_zeros_like(g), g);
}

static wf_val zero_nans(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)o;
	(void)state;
	(void)params;
	return wf_tuple(WFI_EACH_LEAF(without_nan, NULL, grads), wf_dict("found_nan", WFI_EACH_LEAF(nan_in, NULL, grads)));
}

static wf_val not_below_zero(const wf_val *leaf, void *shared)
{
	(void)shared;
	return wf_where(wf_less(wf_add(leaf[1], leaf[0]), wf_c(0)), wf_neg(leaf[1]), leaf[0]);
}

static wf_val keep_nonnegative(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)state;
	return wfi_stateless(o, not_below_zero, grads, params, true);
}

const struct wfi_optimizer_kind wfi_opt_zero_nans = { "zero_nans", zero_nans_init, zero_nans, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_keep_params_nonnegative = { "keep_params_nonnegative", wfi_no_state, keep_nonnegative, 0, 0, NULL };

wf_optimizer wf_zero_nans_with(void) { return (wf_optimizer){ .kind = &wfi_opt_zero_nans }; }
wf_optimizer wf_keep_params_nonnegative_with(void) { return (wf_optimizer){ .kind = &wfi_opt_keep_params_nonnegative }; }

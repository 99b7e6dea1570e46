/* clip.c: gradients made smaller, as optax.clip, clip_by_block_rms, adaptive_grad_clip and clip_by_global_norm; but gradients
 * that are all 0 stay 0 whatever the norm. */
#include "rule.h"

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	double most = o->u.max_norm;

	(void)state;
	(void)params;
	WF_CHECK(most >= 0, "clip_by_global_norm: the greatest norm is %g; it must be 0 or more", most);
	wf_val norm = wf_global_norm(grads), divisor = wf_where(wf_equal(norm, wf_c(0)), wf_c(1), norm);
	wf_val factor = wf_where(wf_less(norm, wf_c(most)), wf_c(1), wf_div(wf_c(most), divisor));
	return wf_tuple(wfi_scaled("clip_by_global_norm", grads, factor), wf_none());
}

const struct wfi_optimizer_kind wfi_opt_clip_by_global_norm = { "clip_by_global_norm", wfi_no_state, update, 0, 0, NULL };

wf_optimizer wf_clip_by_global_norm_with(double max_norm)
{
	return (wf_optimizer){ .kind = &wfi_opt_clip_by_global_norm, .u = { .max_norm = max_norm } };
}

/* ---- leaf by leaf ---- */
static wf_val by_value(const wf_val *leaf, void *most)
{
	double x = *(const double *)most;

	return wf_clip(wfi_computed("clip", *leaf), wf_c(-x), wf_c(x));
}

static wf_val clip_value(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	double most = o->u.max_norm;

	(void)state;
	(void)params;
	WF_CHECK(most >= 0, "clip: the greatest value is %g; it must be 0 or more", most);
	return wf_tuple(WFI_EACH_LEAF(by_value, &most, grads), wf_none());
}

static wf_val by_rms(const wf_val *leaf, void *most)
{
	wf_val g = wfi_computed("clip_by_block_rms", *leaf), rms = wf_sqrt(wf_mean(wf_square(g)));

	return wf_div(g, wf_maximum(wf_c(1), wf_div(rms, wf_c(*(const double *)most))));
}

static wf_val clip_rms(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	double most = o->u.max_norm;

	(void)state;
	(void)params;
	WF_CHECK(most > 0, "clip_by_block_rms: the threshold is %g; it must be above 0", most);
	return wf_tuple(WFI_EACH_LEAF(by_rms, &most, grads), wf_none());
}

/* The norm of each unit of a leaf: a vector is one; of a matrix the columns, of a convolution's window the output channels. */
static wf_val unit_norm(wf_val x)
{
	wf_val square = wf_square(x);
	int rank = wf_rank(x), longer = 0;

	for (int i = 0; i < rank; i++)
		longer += wf_dim(x, i) != 1;
	if (longer <= 1)
		return wf_sqrt(wf_sum(square));
	WF_CHECK(rank <= 5, "adaptive_grad_clip: leaves have up to 5 dimensions, this one %d", rank);
	if (rank <= 3)
		return wf_sqrt(wf_sum(square, .axes = WF_AXES(0), .keepdims = true));
	if (rank == 4)
		return wf_sqrt(wf_sum(square, .axes = WF_AXES(0, 1, 2), .keepdims = true));
	return wf_sqrt(wf_sum(square, .axes = WF_AXES(0, 1, 2, 3), .keepdims = true));
}

static wf_val by_unit(const wf_val *leaf, void *shared)
{
	const wf_adaptive_clip_opts *o = shared;
	wf_val g = wfi_computed("adaptive_grad_clip", leaf[0]), p = wf_astype(leaf[1], wf_dtype_of(g));

	if (!wfi_shaped_like("adaptive_grad_clip", g, p))
		return g;
	wf_val norm = unit_norm(g), most = wf_mul(wf_c(o->clipping), wf_maximum(unit_norm(p), wf_c(wfi_option(o->eps, 1e-3))));
	wf_val clipped = wf_mul(g, wf_div(most, wf_maximum(norm, wf_c(1e-6))));
	return wf_where(wf_less(norm, most), g, clipped);
}

static wf_val clip_units(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	wf_adaptive_clip_opts a = o->u.adaptive_clip;

	(void)state;
	WF_CHECK(a.clipping > 0, "adaptive_grad_clip: .clipping is %g; it must be above 0", a.clipping);
	WF_CHECK(wf_len(params) || !wf_len(grads),
		 "adaptive_grad_clip: it needs the parameters; the last argument of wf_optimizer_update is none");
	return wf_tuple(WFI_EACH_LEAF(by_unit, &a, grads, params), wf_none());
}

const struct wfi_optimizer_kind wfi_opt_clip = { "clip", wfi_no_state, clip_value, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_clip_by_block_rms = { "clip_by_block_rms", wfi_no_state, clip_rms, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_adaptive_grad_clip = { "adaptive_grad_clip", wfi_no_state, clip_units, 0, 0, NULL };

wf_optimizer wf_clip_with(double most)
{
	return (wf_optimizer){ .kind = &wfi_opt_clip, .u = { .max_norm = most } };
}

wf_optimizer wf_clip_by_block_rms_with(double most)
{
	return (wf_optimizer){ .kind = &wfi_opt_clip_by_block_rms, .u = { .max_norm = most } };
}

wf_optimizer wf_adaptive_grad_clip_with(wf_adaptive_clip_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_adaptive_grad_clip, .u = { .adaptive_clip = o } };
}

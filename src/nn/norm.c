/* norm.c: rows, groups of features or batches brought to one size. Variances are taken in two passes: E[x²] − E[x]² cancels far from 0. */
#include <math.h>
#include <weft/collective.h>
#include "part.h"

/* are these leaves vectors as long as x's last axis? */
static bool vectors(const char *what, wf_val tree, wf_val x, const char *const *paths)
{
	char text[WFI_PART_TEXT];

	if (wf_rank(x) < 1 || !wfi_part_is_float(x)) {
		wf_fail("%s: x is (…, features), floats; got %s", what, wfi_part_text(x, text));
		return false;
	}
	for (int i = 0; paths[i]; i++)
		if (wf_rank(wfi_part_leaf(what, tree, paths[i], "x", x, 1, WFI_PART_DIMS(wf_dim(x, -1)))) != 1)
			return false;
	return true;
}

static const char *const scale_only[] = { "params.scale", NULL }, *const scale_bias[] = { "params.scale", "params.bias", NULL },
		  *const mean_var[] = { "stats.mean", "stats.var", NULL };

static wf_val epsilon_of(const wf_norm_opts *o)
{
	return wf_c(o->epsilon != 0 ? o->epsilon : signbit(o->epsilon) ? 0 : 1e-6);
}

wf_val wfi_layer_norm(wf_val params, wf_val x, wf_norm_opts o)
{
	char text[WFI_PART_TEXT];

	if (!vectors("layer_norm", params, x, scale_bias))
		return wf_fail("layer_norm: not computed");
	WF_CHECK(wf_dim(x, -1) >= 1, "layer_norm: it runs along the last axis, of one element or more; got %s", wfi_part_text(x, text));
	wf_val wide = wfi_part_wide(x), off = wf_sub(wide, wf_mean(wide, WF_AXES(-1), .keepdims = true));
	wf_val variance = wf_mean(wf_square(off), WF_AXES(-1), .keepdims = true);
	wf_val y = wf_mul(off, wf_rsqrt(wf_add(variance, epsilon_of(&o))));
	return wfi_part_back(wf_add(wf_mul(y, wf_get(params, "scale")), wf_get(params, "bias")), x);
}

wf_val (wf_layer_norm_init)(int64_t n)
{
	return wf_dict("scale", wf_ones(n), "bias", wf_zeros(n));
}

wf_val wfi_rms_norm(wf_val params, wf_val x, wf_norm_opts o)
{
	if (!vectors("rms_norm", params, x, scale_only))
		return wf_fail("rms_norm: not computed");
	wf_val wide = wfi_part_wide(x), square = wf_mean(wf_square(wide), WF_AXES(-1), .keepdims = true);
	return wfi_part_back(wf_mul(wide, wf_mul(wf_rsqrt(wf_add(square, epsilon_of(&o))), wf_get(params, "scale"))), x);
}

wf_val (wf_rms_norm_init)(int64_t n)
{
	return wf_dict("scale", wf_ones(n));
}

wf_val wfi_group_norm(wf_val params, wf_val x, int64_t num_groups, wf_norm_opts o)
{
	int64_t dims[8];
	int rank = wf_rank(x);

	if (!vectors("group_norm", params, x, scale_bias))
		return wf_fail("group_norm: not computed");
	WF_CHECK(rank >= 2 && rank <= 8 && num_groups > 0 && wf_dim(x, -1) % num_groups == 0,
		 "group_norm: x is (batch, …, features) and %lld groups must divide its %lld features", (long long)num_groups, (long long)wf_dim(x, -1));
	int64_t places = 1, each = wf_dim(x, -1) / num_groups;
	for (int i = 0; i < rank; i++)
		dims[i] = wf_dim(x, i);
	for (int i = 1; i < rank - 1; i++)
		places *= dims[i];
	wf_val grouped = wf_reshape(wfi_part_wide(x), dims[0], places, num_groups, each);
	wf_val off = wf_sub(grouped, wf_mean(grouped, WF_AXES(1, 3), .keepdims = true));
	wf_val variance = wf_mean(wf_square(off), WF_AXES(1, 3), .keepdims = true);
	wf_val y = wf_reshape_n(wf_mul(off, wf_rsqrt(wf_add(variance, epsilon_of(&o)))), dims, (size_t)rank);
	return wfi_part_back(wf_add(wf_mul(y, wf_get(params, "scale")), wf_get(params, "bias")), x);
}

wf_val (wf_group_norm_init)(int64_t features)
{
	return wf_dict("scale", wf_ones(features), "bias", wf_zeros(features));
}

/* the mean over all but the last axis, and over the members of the named axis, which have as many elements each */
static wf_val batch_mean(wf_val x, const char *axis_name)
{
	const int64_t features = wf_dim(x, -1); /* 0 of a value that an error has made: of an axis of another name, say */

	WF_CHECK(features > 0, "batch_norm: no mean");
	wf_val mean = wf_mean(wf_reshape(x, wf_size(x) / features, features), WF_AXES(0));
	return axis_name ? wf_pmean(mean, axis_name) : mean;
}

wf_val wfi_batch_norm(wf_val params, wf_val stats, wf_val x, wf_batch_norm_opts o)
{
	char text[WFI_PART_TEXT];
	double momentum = o.momentum != 0 ? o.momentum : 0.99, epsilon = o.epsilon != 0 ? o.epsilon : 1e-5;

	if (!vectors("batch_norm", params, x, scale_bias) || !vectors("batch_norm", stats, x, mean_var))
		return wf_fail("batch_norm: not computed");
	WF_CHECK(momentum >= 0 && momentum <= 1, "batch_norm: the momentum is 0 to 1, got %g", momentum);
	wf_val mean = wf_get(stats, "mean"), var = wf_get(stats, "var"), wide = wfi_part_wide(x);
	WF_CHECK(o.use_running_average || wf_size(x) > 0, "batch_norm: training needs elements, there are none in %s", wfi_part_text(x, text));
	if (!o.use_running_average) {
		wf_val m = batch_mean(wide, o.axis_name), v = batch_mean(wf_square(wf_sub(wide, m)), o.axis_name), keep = wf_c(momentum);

		stats = wf_dict("mean", wf_add(wf_mul(keep, mean), wf_mul(wf_c(1 - momentum), m)), "var",
				wf_add(wf_mul(keep, var), wf_mul(wf_c(1 - momentum), v)));
		mean = m;
		var = v;
	}
	wf_val factor = wf_mul(wf_rsqrt(wf_add(var, wf_c(epsilon))), wf_get(params, "scale"));
	wf_val y = wf_add(wf_mul(wf_sub(wide, mean), factor), wf_get(params, "bias"));
	return wf_tuple(wfi_part_back(y, x), stats);
}

wf_val (wf_batch_norm_init)(int64_t features)
{
	return wf_tuple(wf_dict("scale", wf_ones(features), "bias", wf_zeros(features)),
			wf_dict("mean", wf_zeros(features), "var", wf_ones(features)));
}

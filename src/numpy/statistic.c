/* statistic.c: quantiles, reductions that leave NaN out, counts in bins, closeness. */
#include <math.h>
#include "part.h"

/* ---- what reductions share ---- */

/* the axes of a reduction moved to the end and made one: (kept …, n); *s: the result's shape */
static bool gathered(const char *what, wf_val x, wf_axes axes, bool keepdims, wf_val *lines, wfi_np_shape *s)
{
	wf_axes a;
	int64_t n = 1;
	wfi_np_shape kept = { 0 };

	if (!wfi_np_axes(what, axes, wf_rank(x), &a))
		return false;
	*s = (wfi_np_shape){ 0 };
	for (int d = 0; d < wf_rank(x); d++) {
		if (wfi_np_has(&a, d)) {
			n *= wf_dim(x, d);
			if (keepdims)
				s->dims[s->rank++] = 1;
		} else {
			kept.dims[kept.rank++] = s->dims[s->rank++] = wf_dim(x, d);
		}
	}
	kept.dims[kept.rank++] = n;
	*lines = wfi_np_reshape(wfi_np_to_end(x, &a), &kept);
	return true;
}

/* ---- quantiles ---- */

static wf_val between(wf_val low, wf_val high, wf_val weight, wf_quantile_method method)
{
	switch (method) {
	case WF_QUANTILE_LOWER: return low;
	case WF_QUANTILE_HIGHER: return high;
	case WF_QUANTILE_NEAREST: return wf_where(wf_less_equal(weight, wf_c(0.5)), low, high);
	case WF_QUANTILE_MIDPOINT: return wf_mul(wf_add(low, high), wf_c(0.5));
	default: return wf_add(wf_mul(low, wf_sub(wf_ones_like(weight), weight)), wf_mul(high, weight));
	}
}

/* the elements of sorted lines (…, n) at places (…, q), floats that are whole numbers */
static wf_val at_places(wf_val lines, wf_val places)
{
	wfi_np_shape s = wfi_np_shape_of(lines);

	s.dims[s.rank - 1] = wf_dim(places, -1);
	return wf_take_along_axis(lines, wfi_np_broadcast(wf_astype(places, WF_I32), &s), -1);
}

static wf_val quantile(const char *what, wf_val x, wf_val q, double scale, wf_quantile_opts o, bool leave_nan)
{
	wf_val lines, count;
	wfi_np_shape s;
	char t[WFI_NP_TEXT];

	x = wfi_np_inexact(x);
	WF_CHECK(!wfi_np_is_complex(x), "%s: complex numbers have no order", what);
	WF_CHECK(wf_rank(q) <= 1, "%s: q is a scalar or a vector, got %s", what, wfi_np_text(q, t));
	if (!gathered(what, x, o.axes, o.keepdims, &lines, &s))
		return wf_fail("%s: not computed", what);
	const int64_t n = wf_dim(lines, -1), n_q = wf_size(q);
	WF_CHECK(n > 0, "%s: there is none of no elements: %s", what, wfi_np_text(x, t));
	wf_val nan = wf_isnan(lines), none = wf_astype(wf_c(NAN), wf_dtype_of(x));
	if (leave_nan) { /* they are sorted to the end */
		count = wf_sum(wf_astype(wf_logical_not(nan), wf_dtype_of(x)), WF_AXES(-1), .keepdims = true);
		lines = wf_where(nan, none, lines);
	} else {
		count = wf_full_as(wf_dtype_of(x), (double)n);
		lines = wf_where(wf_any(nan, WF_AXES(-1), .keepdims = true), none, lines);
	}
	lines = wf_sort(lines, -1);
	wf_val last = wf_sub(count, wf_ones_like(count)), vector = wf_astype(wf_reshape(q, n_q), wf_dtype_of(x));
	if (scale != 1)
		vector = wf_div(vector, wf_full_like(vector, scale));
	wf_val place = wf_mul(vector, last), floor = wf_floor(place), ceil = wf_ceil(place), zero = wf_zeros_like(last);
	wf_val low = at_places(lines, wf_maximum(zero, wf_minimum(floor, last))), high = at_places(lines, wf_maximum(zero, wf_minimum(ceil, last)));
	wf_val y = wf_moveaxis(between(low, high, wf_stop_gradient(wf_sub(place, floor)), o.method), -1, 0);
	if (wf_rank(q)) {
		for (int d = s.rank++; d-- > 0;)
			s.dims[d + 1] = s.dims[d];
		s.dims[0] = n_q;
	}
	return wfi_np_reshape(y, &s);
}

wf_val wfi_quantile(wf_val x, wf_val q, wf_quantile_opts o)
{
	return quantile("quantile", x, q, 1, o, false);
}

wf_val wfi_percentile(wf_val x, wf_val q, wf_quantile_opts o)
{
	return quantile("percentile", x, q, 100, o, false);
}

wf_val wfi_nanquantile(wf_val x, wf_val q, wf_quantile_opts o)
{
	return quantile("nanquantile", x, q, 1, o, true);
}

wf_val wfi_nanpercentile(wf_val x, wf_val q, wf_quantile_opts o)
{
	return quantile("nanpercentile", x, q, 100, o, true);
}

static wf_quantile_opts middle(wf_reduce_opts o)
{
	return (wf_quantile_opts){ .axes = o.axes, .keepdims = o.keepdims, .method = WF_QUANTILE_MIDPOINT };
}

wf_val wfi_median(wf_val x, wf_reduce_opts o)
{
	return quantile("median", x, wf_c(0.5), 1, middle(o), false);
}

wf_val wfi_nanmedian(wf_val x, wf_reduce_opts o)
{
	return quantile("nanmedian", x, wf_c(0.5), 1, middle(o), true);
}

/* ---- without NaN ---- */

static wf_val without_nan(wf_val x, double instead)
{
	return wfi_np_is_float(x) || wfi_np_is_complex(x) ? wf_where(wf_isnan(x), wf_full_like(x, instead), x) : x;
}

wf_val wfi_nansum(wf_val x, wf_reduce_opts o)
{
	return wfi_sum(without_nan(x, 0), o);
}

wf_val wfi_nanprod(wf_val x, wf_reduce_opts o)
{
	return wfi_prod(without_nan(x, 1), o);
}

static wf_val nan_extreme(wf_val x, wf_reduce_opts o, bool greatest)
{
	wf_val y = greatest ? wfi_max(without_nan(x, -INFINITY), o) : wfi_min(without_nan(x, INFINITY), o);

	return wfi_np_is_float(x) ? wf_where(wfi_all(wf_isnan(x), o), wf_full_like(y, NAN), y) : y;
}

wf_val wfi_nanmax(wf_val x, wf_reduce_opts o)
{
	return nan_extreme(x, o, true);
}

wf_val wfi_nanmin(wf_val x, wf_reduce_opts o)
{
	return nan_extreme(x, o, false);
}

/* f16 and bf16 are summed in f32 */
static wf_val wide(wf_val x)
{
	x = wfi_np_inexact(x);
	return wf_dtype_of(x) == WF_F16 || wf_dtype_of(x) == WF_BF16 ? wf_astype(x, WF_F32) : x;
}

static wf_val as_given(wf_val y, wf_val x)
{
	return wfi_np_is_float(x) ? wf_astype(y, wf_dtype_of(x)) : y;
}

static wf_val n_numbers(wf_val x, wf_reduce_opts o)
{
	return wfi_sum(wf_astype(wf_logical_not(wf_isnan(x)), wf_dtype_of(x)), o);
}

static wf_val nan_mean(wf_val x, wf_reduce_opts o)
{
	return wf_div(wfi_nansum(x, o), n_numbers(x, o));
}

wf_val wfi_nanmean(wf_val x, wf_reduce_opts o)
{
	return as_given(nan_mean(wide(x), o), x);
}

static wf_val nan_variance(wf_val x, wf_reduce_opts o)
{
	const wf_reduce_opts kept = { .axes = o.axes, .keepdims = true };
	wf_val off = wf_sub(x, nan_mean(x, kept)), square = wf_square(wf_where(wf_isnan(x), wf_zeros_like(x), off));
	wf_val count = wf_sub(n_numbers(x, o), wf_c(o.ddof)), few = wf_less_equal(count, wf_c(0));

	return wf_where(few, wf_full_like(count, NAN), wf_div(wfi_sum(square, o), wf_where(few, wf_ones_like(count), count)));
}

wf_val wfi_nanvar(wf_val x, wf_reduce_opts o)
{
	return as_given(nan_variance(wide(x), o), x);
}

wf_val wfi_nanstd(wf_val x, wf_reduce_opts o)
{
	return as_given(wf_sqrt(nan_variance(wide(x), o)), x);
}

static wf_val nan_place(wf_val x, int axis, bool greatest)
{
	if (!wfi_np_is_float(x))
		return greatest ? wf_argmax(x, axis) : wf_argmin(x, axis);
	wf_val y = greatest ? wf_argmax(without_nan(x, -INFINITY), axis) : wf_argmin(without_nan(x, INFINITY), axis);
	wf_reduce_opts o = { 0 };
	if (axis != WF_NONE)
		o.axes = (wf_axes){ 1, { axis } };
	return wf_where(wfi_all(wf_isnan(x), o), wf_full_like(y, -1), y);
}

wf_val (wf_nanargmax)(wf_val x, int axis)
{
	return nan_place(x, axis, true);
}

wf_val (wf_nanargmin)(wf_val x, int axis)
{
	return nan_place(x, axis, false);
}

wf_val wfi_count_nonzero(wf_val x, wf_reduce_opts o)
{
	return wfi_sum(wf_astype(wf_not_equal(x, wf_zeros_like(x)), WF_I32), o);
}

/* the greatest, which is taken off first, does not change the result: no derivative goes through it */
wf_val wfi_special_logsumexp(wf_val x, wf_reduce_opts o)
{
	wf_reduce_opts kept = { .axes = o.axes, .keepdims = true };

	x = wfi_np_inexact(x);
	wf_val top = wf_size(x) ? wf_stop_gradient(wfi_max(x, kept)) : wfi_sum(x, kept), /* of nothing: log 0 */ shift = wf_where(wf_isfinite(top), top, wf_zeros_like(top));
	wf_val sum = wf_add(wf_log(wfi_sum(wf_exp(wf_sub(x, shift)), kept)), shift);
	return o.keepdims ? sum : wfi_max(sum, o); /* of one element each: drops the axes */
}

/* ---- closeness ---- */

wf_val wfi_isclose(wf_val a, wf_val b, wf_close_opts o)
{
	const double relative = wfi_np_option(o.rtol, 1e-5), absolute = wfi_np_option(o.atol, 1e-8);
	wf_val same = wf_equal(a, b), x = wfi_np_inexact(a), y = wfi_np_inexact(b);
	wf_val near = wf_less_equal(wf_abs(wf_sub(x, y)), wf_add(wf_c(absolute), wf_mul(wf_c(relative), wf_abs(y))));
	wf_val finite = wf_logical_and(wf_isfinite(x), wf_isfinite(y)), out = wf_where(finite, near, same);

	return o.equal_nan ? wf_logical_or(out, wf_logical_and(wf_isnan(x), wf_isnan(y))) : out;
}

wf_val wfi_allclose(wf_val a, wf_val b, wf_close_opts o)
{
	return wf_all(wfi_isclose(a, b, o));
}

wf_val (wf_array_equal)(wf_val a, wf_val b)
{
	bool same = wf_rank(a) == wf_rank(b);

	for (int d = 0; same && d < wf_rank(a); d++)
		same = wf_dim(a, d) == wf_dim(b, d);
	return same ? wf_all(wf_equal(a, b)) : wf_full_as(WF_BOOL, 0);
}

/* ---- sorted arrays, bins ---- */

/* a < b in the order of wf_sort: NaN is greatest */
static wf_val before(wf_val a, wf_val b, bool or_equal)
{
	wf_val less = or_equal ? wf_less_equal(a, b) : wf_less(a, b);

	if (!wfi_np_is_float(a))
		return less;
	return wf_logical_or(less, or_equal ? wf_isnan(b) : wf_logical_and(wf_isnan(b), wf_logical_not(wf_isnan(a))));
}

/* Halves the range for all at once, as often as it takes. */
wf_val (wf_searchsorted)(wf_val sorted, wf_val v, bool right)
{
	wf_val in[2] = { sorted, v };
	char t[WFI_NP_TEXT];

	WF_CHECK(wf_rank(sorted) == 1, "searchsorted: a vector is searched, got %s", wfi_np_text(sorted, t));
	const wf_dtype d = wfi_np_promoted(in, 2);
	const int64_t n = wf_size(sorted);
	const wf_dtype index = n > INT32_MAX ? WF_I64 : WF_I32;
	const wfi_np_shape s = wfi_np_shape_of(v);
	in[0] = wf_astype(sorted, d);
	in[1] = wf_astype(v, d);
	wf_val low = wfi_np_broadcast(wf_zeros_as(index), &s), high = wf_full_like(low, (double)n);
	for (int64_t left = n; left > 0; left /= 2) {
		wf_val open = wf_less(low, high), mid = wf_floor_divide(wf_add(low, high), wf_ci(2));
		wf_val x = wf_take_axis(in[0], mid, 0);
		wf_val go_right = wf_logical_and(open, before(x, in[1], right));
		high = wf_where(wf_logical_and(open, wf_logical_not(go_right)), mid, high);
		low = wf_where(go_right, wf_add(mid, wf_ci(1)), low);
	}
	return low;
}

wf_val (wf_digitize)(wf_val x, wf_val bins, bool right)
{
	return wf_searchsorted(bins, x, !right);
}

wf_val (wf_histogram_in)(wf_val x, wf_val edges, wf_val weights)
{
	char t[WFI_NP_TEXT], u[WFI_NP_TEXT];

	WF_CHECK(wf_rank(edges) == 1 && wf_size(edges) >= 1, "histogram: the edges are a vector, got %s", wfi_np_text(edges, t));
	if (!wf_tree_leaves(weights, NULL, 0))
		weights = wf_ones_like(wfi_np_inexact(x)); /* not x's: 256 elements are more than an u8 counts */
	WF_CHECK(wf_size(weights) == wf_size(x), "histogram: weights of %s for %s", wfi_np_text(weights, t), wfi_np_text(x, u));
	const int64_t n = wf_size(edges);
	wf_val flat = wf_reshape(x, wf_size(x)), bin = wf_searchsorted(edges, flat, true);
	wf_val last = wf_equal(flat, wf_slice_axis(edges, 0, n - 1, n)); /* the last bin has its upper edge too */
	wf_val place = wf_sub(wf_where(last, wf_ci(n - 1), bin), wf_ci(1));
	return wf_at_add(wf_zeros_as(wf_dtype_of(weights), n - 1), wf_where(wf_less(place, wf_ci(0)), wf_ci(n), place), wf_reshape(weights, wf_size(x)));
}

wf_val wfi_histogram(wf_val x, int64_t bins, wf_histogram_opts o)
{
	WF_CHECK(bins > 0, "histogram: %lld bins", (long long)bins);
	WF_CHECK(o.low <= o.high, "histogram: from %g to %g", o.low, o.high);
	wf_val f = wfi_np_inexact(x), low = wf_c(o.low), high = wf_c(o.high);
	if (o.low == 0 && o.high == 0) { /* not given: of the elements */
		low = wf_size(x) ? wf_min(f) : wf_c(0);
		high = wf_size(x) ? wf_max(f) : wf_c(1);
		wf_val same = wf_equal(low, high);
		low = wf_where(same, wf_sub(low, wf_c(0.5)), low);
		high = wf_where(same, wf_add(high, wf_c(0.5)), high);
	}
	wf_val edges = wf_linspace(wf_astype(low, wf_dtype_of(f)), wf_astype(high, wf_dtype_of(f)), bins + 1);
	return wf_tuple(wf_histogram_in(f, edges, o.weights.node ? o.weights : wf_none()), edges);
}

wf_val (wf_bincount)(wf_val x, int64_t length, wf_val weights)
{
	char t[WFI_NP_TEXT], u[WFI_NP_TEXT];

	WF_CHECK(wfi_np_is_int(x) && wf_rank(x) == 1, "bincount: a vector of integers is needed, got %s", wfi_np_text(x, t));
	WF_CHECK(length >= 0, "bincount: %lld bins", (long long)length);
	if (!wf_tree_leaves(weights, NULL, 0))
		weights = wf_ones_as(WF_I32, wf_size(x));
	WF_CHECK(wf_rank(weights) == 1 && wf_size(weights) == wf_size(x), "bincount: weights of %s for %s", wfi_np_text(weights, t), wfi_np_text(x, u));
	wf_val place = wfi_np_is_unsigned(x) ? x : wf_maximum(x, wf_zeros_like(x));
	return wf_at_add(wf_zeros_as(wf_dtype_of(weights), length), place, weights);
}

/* cumulative.c: running sums, products, extremes. Pairs are combined, then pairs of pairs (jax.lax.associative_scan, with the same tree: equal
 * rounding, and equal extremes share derivatives in the same way), so a derivative follows from that of the combination. */
#include "part.h"

typedef wf_val combination(wf_val a, wf_val b);

static wf_val add(wf_val a, wf_val b) { return wf_add(a, b); }
static wf_val multiply(wf_val a, wf_val b) { return wf_mul(a, b); }
static wf_val greater(wf_val a, wf_val b) { return wf_maximum(a, b); }
static wf_val lesser(wf_val a, wf_val b) { return wf_minimum(a, b); }
static wf_val log_add(wf_val a, wf_val b) { return wf_logaddexp(a, b); }

/* every second line from `first` on, of (before, n, behind) */
static wf_val second(wf_val x, int64_t first)
{
	const int64_t n = wf_dim(x, 1), pairs = (n - first) / 2, before = wf_dim(x, 0), behind = wf_dim(x, 2);
	wf_val even = wf_reshape(wf_slice_axis(x, 1, first, first + 2 * pairs), before, pairs, 2, behind);
	wf_val y = wf_reshape(wf_slice_axis(even, 2, 0, 1), before, pairs, behind);

	return (n - first) % 2 ? wf_concatenate(1, y, wf_slice_axis(x, 1, n - 1, n)) : y;
}

static wf_val interleaved(wf_val even, wf_val odd)
{
	const int64_t n = wf_dim(odd, 1);
	wf_val pairs = wf_stack(2, wf_slice_axis(even, 1, 0, n), odd);
	wf_val y = wf_reshape(pairs, wf_dim(odd, 0), 2 * n, wf_dim(odd, 2));

	return wf_dim(even, 1) > n ? wf_concatenate(1, y, wf_slice_axis(even, 1, n, n + 1)) : y;
}

static wf_val scan(wf_val x, combination *f)
{
	const int64_t n = wf_dim(x, 1);

	if (n < 2)
		return x;
	wf_val odd = scan(f(wf_slice_axis(second(x, 0), 1, 0, n / 2), second(x, 1)), f), even = wf_slice_axis(x, 1, 0, 1);
	if (n > 2) {
		wf_val before = n % 2 ? odd : wf_slice_axis(odd, 1, 0, n / 2 - 1);
		even = wf_concatenate(1, even, f(before, second(x, 2)));
	}
	return interleaved(even, odd);
}

static wf_val cumulative(const char *what, wf_val x, int axis, combination *f)
{
	if (!wfi_np_flat_or_axis(what, &x, &axis))
		return wf_fail("%s: not computed", what);
	const wfi_np_shape s = wfi_np_shape_of(x);
	return wfi_np_size(&s) ? wfi_np_from_lines(scan(wfi_np_lines(x, axis), f), &s, axis) : x;
}

static wf_val counted(wf_val x)
{
	return wf_dtype_of(x) == WF_BOOL ? wf_astype(x, WF_I32) : x;
}

wf_val (wf_cumsum)(wf_val x, int axis)
{
	return cumulative("cumsum", counted(x), axis, add);
}

wf_val (wf_cumprod)(wf_val x, int axis)
{
	return cumulative("cumprod", counted(x), axis, multiply);
}

wf_val (wf_cummax)(wf_val x, int axis)
{
	return cumulative("cummax", x, axis, greater);
}

wf_val (wf_cummin)(wf_val x, int axis)
{
	return cumulative("cummin", x, axis, lesser);
}

wf_val (wf_cumlogsumexp)(wf_val x, int axis)
{
	return cumulative("cumlogsumexp", wfi_np_inexact(x), axis, log_add);
}

wf_val (wf_nancumsum)(wf_val x, int axis)
{
	return wf_cumsum(wf_where(wf_isnan(x), wf_zeros_like(x), x), axis);
}

wf_val (wf_nancumprod)(wf_val x, int axis)
{
	return wf_cumprod(wf_where(wf_isnan(x), wf_ones_like(x), x), axis);
}

wf_val (wf_diff)(wf_val x, int n, int axis)
{
	axis = wfi_np_axis("diff", axis, wf_rank(x));
	if (axis < 0)
		return wf_fail("diff: not computed");
	WF_CHECK(n >= 0, "diff: of order %d", n);
	for (int i = 0; i < n && wf_dim(x, axis) > 0; i++) { /* nothing is left of too few elements */
		wf_val right = wf_slice_axis(x, axis, 1, WF_NONE), left = wf_slice_axis(x, axis, 0, wf_dim(x, axis) - 1);
		x = wf_dtype_of(x) == WF_BOOL ? wf_not_equal(right, left) : wf_sub(right, left);
	}
	return x;
}

/* hi + log(1 + e^(lo − hi)): choices, not extremes, so that equal arguments have half of the derivative each; equal infinities differ by 0 */
wf_val (wf_logaddexp)(wf_val a, wf_val b)
{
	a = wfi_np_inexact(a);
	b = wfi_np_inexact(b);
	wf_val first = wf_greater(a, b), hi = wf_where(first, a, b), lo = wf_where(first, b, a);
	wf_val same = wf_logical_and(wf_equal(hi, lo), wf_isinf(hi)), off = wf_sub(lo, hi);

	return wf_add(hi, wf_log1p(wf_exp(wf_where(same, wf_zeros_like(off), off))));
}

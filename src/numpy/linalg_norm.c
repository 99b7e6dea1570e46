/* linalg_norm.c: norms of vectors and matrices. */
#include <math.h>
#include "matrix.h"

static wf_val two_norm(wf_val x, wf_axes axes, bool keepdims)
{
	wf_val square = wfi_np_is_complex(x) ? wf_add(wf_square(wf_real(x)), wf_square(wf_imag(x))) : wf_square(x);
	const wf_reduce_opts o = { .axes = axes, .keepdims = keepdims };

	return wf_sqrt(wfi_sum(square, o));
}

/* sizes are not negative: of none the greatest is 0 */
static wf_val greatest_of(wf_val sizes, wf_reduce_opts o)
{
	return wf_size(sizes) ? wfi_max(sizes, o) : wfi_sum(sizes, o);
}

static wf_val vector_norm(wf_val x, double ord, wf_axes axes, bool keepdims)
{
	const wf_reduce_opts o = { .axes = axes, .keepdims = keepdims };
	wf_val size = wf_abs(x);

	if (ord == 0)
		return wf_astype(wfi_count_nonzero(x, o), wf_dtype_of(size));
	if (isinf(ord))
		return ord > 0 ? greatest_of(size, o) : wfi_min(size, o);
	if (ord == 1)
		return wfi_sum(size, o);
	if (ord == 2)
		return two_norm(x, axes, keepdims);
	wf_val sum = wfi_sum(wf_pow(size, wf_c(ord)), o);
	return wf_pow(sum, wf_c(1 / ord));
}

/* the extreme of sums along one of the axes, both axes staying */
static wf_val of_sums(wf_val x, int summed, int other, bool greatest)
{
	const wf_reduce_opts first = { .axes = { 1, { summed } }, .keepdims = true }, then = { .axes = { 1, { other } }, .keepdims = true };
	wf_val sums = wfi_sum(wf_abs(x), first);

	return greatest ? greatest_of(sums, then) : wfi_min(sums, then);
}

static wf_val by_values(wf_val x, wf_linalg_norm_opts o, const wf_axes *axes)
{
	wf_val s = wf_linalg_svdvals(wfi_np_to_end(x, axes));
	const wf_reduce_opts last = { .axes = WF_AXES(-1) };
	wf_val y = o.nuclear ? wfi_sum(s, last) : o.ord > 0 ? greatest_of(s, last) : wf_min(s, WF_AXES(-1));
	const int low = axes->v[0] < axes->v[1] ? axes->v[0] : axes->v[1], high = axes->v[0] + axes->v[1] - low;

	return o.keepdims ? wf_expand_dims(wf_expand_dims(y, low), high) : y;
}

static wf_val matrix_norm(wf_val x, wf_linalg_norm_opts o, const wf_axes *axes)
{
	const int row = axes->v[0], column_axis = axes->v[1];
	wf_val y;

	if (o.nuclear || fabs(o.ord) == 2)
		return by_values(x, o, axes);
	if (fabs(o.ord) == 1)
		y = of_sums(x, row, column_axis, o.ord > 0);
	else if (isinf(o.ord))
		y = of_sums(x, column_axis, row, o.ord > 0);
	else
		return wf_fail("linalg_norm: a matrix has no norm of order %g", o.ord);
	const wf_reduce_opts drop = { .axes = *axes };
	return o.keepdims ? y : wfi_max(y, drop); /* of one element each */
}

wf_val wfi_linalg_norm(wf_val x, wf_linalg_norm_opts o)
{
	wf_axes axes;
	const bool plain = o.ord == 0 && !signbit(o.ord) && !o.nuclear;

	x = wfi_np_inexact(x);
	if (plain && !o.axes.n) { /* the root of all squares, whatever the rank */
		const wf_axes all = { 0 };
		return two_norm(x, all, o.keepdims);
	}
	if (!wfi_np_axes("linalg_norm", o.axes, wf_rank(x), &axes))
		return wf_fail("linalg_norm: not computed");
	WF_CHECK(axes.n == 1 || axes.n == 2, "linalg_norm: one axis gives norms of vectors, two of matrices; there are %d", axes.n);
	if (axes.n == 1) {
		WF_CHECK(!o.nuclear, "linalg_norm: a vector has no nuclear norm");
		return vector_norm(x, plain ? 2 : o.ord, axes, o.keepdims);
	}
	return plain ? two_norm(x, axes, o.keepdims) : matrix_norm(x, o, &axes);
}

/* part.c: see part.h. */
#include <math.h>
#include <stdio.h>
#include "part.h"

wfi_np_shape wfi_np_shape_of(wf_val x)
{
	wfi_np_shape s = { .rank = wf_rank(x) };

	for (int i = 0; i < s.rank; i++)
		s.dims[i] = wf_dim(x, i);
	return s;
}

int64_t wfi_np_size(const wfi_np_shape *s)
{
	int64_t n = 1;

	for (int i = 0; i < s->rank; i++)
		n *= s->dims[i];
	return n;
}

bool wfi_np_read_dims(const char *what, const int64_t *dims, wfi_np_shape *out)
{
	*out = (wfi_np_shape){ 0 };
	for (; *dims != WFI_END_DIM; dims++) {
		if (out->rank == WF_MAX_RANK || *dims < 0) {
			wf_fail(*dims < 0 ? "%s: number %d is negative" : "%s: more than %d numbers", what, out->rank);
			return false;
		}
		out->dims[out->rank++] = *dims;
	}
	return true;
}

wf_val wfi_np_reshape(wf_val x, const wfi_np_shape *s)
{
	return wf_reshape_n(x, s->dims, (size_t)s->rank);
}

wf_val wfi_np_broadcast(wf_val x, const wfi_np_shape *s)
{
	return wf_broadcast_to_n(x, s->dims, (size_t)s->rank);
}

bool wfi_np_common(const char *what, const wf_val *v, size_t n, wfi_np_shape *out)
{
	char a[WFI_NP_TEXT], b[WFI_NP_TEXT];

	*out = (wfi_np_shape){ 0 };
	for (size_t i = 0; i < n; i++)
		if (wf_rank(v[i]) > out->rank)
			out->rank = wf_rank(v[i]);
	for (int d = 0; d < out->rank; d++)
		out->dims[d] = 1;
	for (size_t i = 0; i < n; i++)
		for (int d = 1; d <= wf_rank(v[i]); d++) {
			int64_t size = wf_dim(v[i], -d), *to = &out->dims[out->rank - d];
			if (size != 1 && *to != 1 && size != *to) {
				wf_fail("%s: shapes cannot be broadcast together: %s and %s", what, wfi_np_text(v[0], a), wfi_np_text(v[i], b));
				return false;
			}
			if (size != 1)
				*to = size;
		}
	return true;
}

const char *wfi_np_text(wf_val x, char *buf)
{
	return wf_type_text(x, buf, WFI_NP_TEXT);
}

int wfi_np_axis(const char *what, int axis, int rank)
{
	if (axis >= -rank && axis < rank)
		return axis < 0 ? axis + rank : axis;
	wf_fail("%s: there is no axis %d in an array of %d dimensions", what, axis, rank);
	return -1;
}

bool wfi_np_has(const wf_axes *axes, int axis)
{
	for (int i = 0; i < axes->n; i++)
		if (axes->v[i] == axis)
			return true;
	return false;
}

bool wfi_np_axes(const char *what, wf_axes axes, int rank, wf_axes *out)
{
	const int most = (int)WFI_LEN(axes.v), n = axes.n ? axes.n : rank;

	*out = (wf_axes){ 0 };
	if (n > most) {
		wf_fail("%s: %d axes, at most %d are possible", what, n, most);
		return false;
	}
	for (int i = 0; i < n; i++) {
		int a = wfi_np_axis(what, axes.n ? axes.v[i] : i, rank);
		if (a < 0)
			return false;
		if (wfi_np_has(out, a)) {
			wf_fail("%s: axis %d is given twice", what, a);
			return false;
		}
		out->v[out->n++] = a;
	}
	return true;
}

wf_val wfi_np_to_end(wf_val x, const wf_axes *axes)
{
	int64_t order[WF_MAX_RANK];
	int n = 0;

	for (int d = 0; d < wf_rank(x); d++)
		if (!wfi_np_has(axes, d))
			order[n++] = d;
	for (int i = 0; i < axes->n && n < WF_MAX_RANK; i++)
		order[n++] = axes->v[i];
	return wf_transpose_n(x, order, (size_t)n);
}

wf_val wfi_np_lines(wf_val x, int axis)
{
	int64_t dims[3] = { 1, wf_dim(x, axis), 1 };

	for (int d = 0; d < wf_rank(x); d++)
		if (d != axis)
			dims[d < axis ? 0 : 2] *= wf_dim(x, d);
	return wf_reshape_n(x, dims, 3);
}

wf_val wfi_np_from_lines(wf_val lines, const wfi_np_shape *s, int axis)
{
	wfi_np_shape to = *s;

	to.dims[axis] = wf_dim(lines, 1);
	return wfi_np_reshape(lines, &to);
}

bool wfi_np_flat_or_axis(const char *what, wf_val *x, int *axis)
{
	if (*axis == WF_NONE) {
		*x = wf_reshape(*x, wf_size(*x));
		*axis = 0;
		return true;
	}
	*axis = wfi_np_axis(what, *axis, wf_rank(*x));
	return *axis >= 0;
}

wf_val wfi_np_with_rank(wf_val x, int rank)
{
	for (int more = rank - wf_rank(x); more > 0; more--)
		x = wf_expand_dims(x, 0);
	return x;
}

wf_val wfi_np_inexact(wf_val x)
{
	return wfi_np_is_float(x) || wfi_np_is_complex(x) ? x : wf_astype(x, WF_F32);
}

wf_dtype wfi_np_promoted(const wf_val *v, size_t n)
{
	wf_val sum = wf_zeros_as(wf_dtype_of(v[0]));

	for (size_t i = 1; i < n; i++)
		sum = wf_add(sum, wf_zeros_as(wf_dtype_of(v[i])));
	return wf_dtype_of(sum);
}

wf_val wfi_np_inside(wf_val i, int64_t n)
{
	wf_val wide = wf_astype(i, wf_dtype_of(i) == WF_U64 || wf_dtype_of(i) == WF_I64 || wf_dtype_of(i) == WF_U32 ? WF_I64 : WF_I32);

	return wf_logical_and(wf_greater_equal(wide, wf_ci(0)), wf_less(wide, wf_ci(n)));
}

double wfi_np_option(double given, double otherwise)
{
	return given == 0 && !signbit(given) ? otherwise : given;
}

/* The first n · n elements of each matrix, n zeros behind them, in rows of n + 1: the diagonal is the first column. */
wf_val wfi_np_diagonal(wf_val x, int64_t offset)
{
	wfi_np_shape s = wfi_np_shape_of(x);
	const int64_t low = offset < 0 ? -offset : 0, right = offset > 0 ? offset : 0;
	int64_t rows = s.dims[s.rank - 2] - low, columns = s.dims[s.rank - 1] - right, n = rows < columns ? rows : columns, outer = 1;

	if (n < 0)
		n = 0;
	for (int d = 0; d < s.rank - 2; d++)
		outer *= s.dims[d];
	s.rank--;
	s.dims[s.rank - 1] = n;
	if (!n)
		return wf_zeros_like(wfi_np_broadcast(wf_zeros_as(wf_dtype_of(x)), &s));
	x = wf_slice_axis(wf_slice_axis(x, -2, low, low + n), -1, right, right + n);
	wf_val flat = wf_reshape(x, outer, n * n), zeros = wf_zeros_as(wf_dtype_of(x), outer, n);
	wf_val skewed = wf_reshape(wf_concatenate(1, flat, zeros), outer, n, n + 1);
	return wfi_np_reshape(wf_slice_axis(skewed, 2, 0, 1), &s);
}

wf_val wfi_np_triangle(int64_t n, int64_t m, int64_t k)
{
	wf_val row = wf_reshape(wf_iota(WF_I32, n), n, 1), column = wf_iota(WF_I32, m);

	return wf_less_equal(column, wf_add(row, wf_ci(k)));
}

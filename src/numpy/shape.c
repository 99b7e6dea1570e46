/* shape.c: elements moved, repeated, cut apart; triangles and diagonals. */
#include "part.h"

wf_val (wf_roll)(wf_val x, int64_t shift, int axis)
{
	const wfi_np_shape s = wfi_np_shape_of(x);

	if (!wfi_np_flat_or_axis("roll", &x, &axis))
		return wf_fail("roll: not done");
	const int64_t n = wf_dim(x, axis);
	if (!n)
		return wfi_np_reshape(x, &s);
	const int64_t cut = (n - shift % n) % n;
	wf_val y = wf_concatenate(axis, wf_slice_axis(x, axis, cut, WF_NONE), wf_slice_axis(x, axis, 0, cut));
	return wfi_np_reshape(y, &s);
}

wf_val wfi_tile(wf_val x, const int64_t *reps)
{
	wfi_np_shape r, s;

	if (!wfi_np_read_dims("tile", reps, &r))
		return wf_fail("tile: not done");
	x = wfi_np_with_rank(x, r.rank);
	s = wfi_np_shape_of(x);
	WF_CHECK(s.rank >= r.rank, "tile: not done");
	for (int i = 0; i < r.rank; i++) { /* the part from this axis on, again and again */
		const int axis = s.rank - r.rank + i;
		int64_t before = 1, part = 1;
		for (int d = 0; d < s.rank; d++)
			*(d < axis ? &before : &part) *= s.dims[d];
		x = wf_broadcast_to(wf_reshape(x, before, 1, part), before, r.dims[i], part);
		s.dims[axis] *= r.dims[i];
	}
	return wfi_np_reshape(x, &s);
}

wf_val (wf_repeat)(wf_val x, int64_t repeats, int axis)
{
	WF_CHECK(repeats >= 0, "repeat: %lld times", (long long)repeats);
	if (!wfi_np_flat_or_axis("repeat", &x, &axis))
		return wf_fail("repeat: not done");
	const wfi_np_shape s = wfi_np_shape_of(x);
	wf_val lines = wfi_np_lines(x, axis);
	const int64_t before = wf_dim(lines, 0), n = wf_dim(lines, 1), behind = wf_dim(lines, 2);
	wf_val many = wf_broadcast_to(wf_expand_dims(lines, 2), before, n, repeats, behind);
	return wfi_np_from_lines(wf_reshape(many, before, n * repeats, behind), &s, axis);
}

/* parts of axis between these places, as a tuple */
static wf_val cut_at(wf_val x, int axis, const int64_t *at, size_t n)
{
	wf_val *parts = NULL, out;
	WF_CHECK(n < 1000, "split: %zu parts, at most 1000", n + 1);
	wf_val room[1002];

	parts = room;
	for (size_t i = 0; i <= n; i++) {
		int64_t from = i ? at[i - 1] : 0, to = i < n ? at[i] : wf_dim(x, axis);
		parts[i] = wf_slice_axis(x, axis, from, to < from ? from : to);
	}
	parts[n + 1] = wfi_end;
	out = wfi_tuple(parts);
	return out;
}

wf_val (wf_split)(wf_val x, int64_t n, int axis)
{
	char t[WFI_NP_TEXT];

	axis = wfi_np_axis("split", axis, wf_rank(x));
	if (axis < 0)
		return wf_fail("split: not done");
	WF_CHECK(n > 0 && wf_dim(x, axis) % n == 0, "split: %lld equal parts along axis %d of %s; wf_array_split makes unequal ones", (long long)n,
		 axis, wfi_np_text(x, t));
	return wf_array_split(x, n, axis);
}

wf_val (wf_array_split)(wf_val x, int64_t n, int axis)
{
	int64_t at[1000];

	axis = wfi_np_axis("array_split", axis, wf_rank(x));
	if (axis < 0)
		return wf_fail("array_split: not done");
	WF_CHECK(n > 0 && n <= 1000, "array_split: %lld parts; 1 to 1000 are possible", (long long)n);
	const int64_t size = wf_dim(x, axis) / n, longer = wf_dim(x, axis) % n;
	for (int64_t i = 0; i < n - 1; i++)
		at[i] = (i + 1) * size + (i + 1 < longer ? i + 1 : longer);
	return cut_at(x, axis, at, (size_t)n - 1);
}

wf_val wfi_split_at(wf_val x, int axis, const int64_t *places)
{
	int64_t at[1000];
	size_t n = 0;

	axis = wfi_np_axis("split_at", axis, wf_rank(x));
	if (axis < 0)
		return wf_fail("split_at: not done");
	for (; places[n] != WFI_END_DIM; n++) {
		const int64_t size = wf_dim(x, axis), p = places[n] < 0 ? places[n] + size : places[n];
		WF_CHECK(n < 1000, "split_at: more than 1000 places");
		at[n] = p < 0 ? 0 : p > size ? size : p;
	}
	return cut_at(x, axis, at, n);
}

/* ---- triangles and diagonals ---- */

static wf_val triangle(const char *what, wf_val x, int64_t k, bool upper)
{
	char t[WFI_NP_TEXT];

	WF_CHECK(wf_rank(x) >= 2, "%s: a matrix has two dimensions or more, got %s", what, wfi_np_text(x, t));
	wf_val below = wfi_np_triangle(wf_dim(x, -2), wf_dim(x, -1), upper ? k - 1 : k);
	return upper ? wf_where(below, wf_zeros_like(x), x) : wf_where(below, x, wf_zeros_like(x));
}

wf_val (wf_tril)(wf_val x, int64_t k)
{
	return triangle("tril", x, k, false);
}

wf_val (wf_triu)(wf_val x, int64_t k)
{
	return triangle("triu", x, k, true);
}

wf_val (wf_diagonal)(wf_val x, int64_t offset, int axis1, int axis2)
{
	wf_axes pair = { .n = 2 };

	pair.v[0] = wfi_np_axis("diagonal", axis1, wf_rank(x));
	pair.v[1] = wfi_np_axis("diagonal", axis2, wf_rank(x));
	if (pair.v[0] < 0 || pair.v[1] < 0)
		return wf_fail("diagonal: not taken");
	WF_CHECK(pair.v[0] != pair.v[1], "diagonal: axis %d is given twice", pair.v[0]);
	return wfi_np_diagonal(wfi_np_to_end(x, &pair), offset);
}

wf_val (wf_diag)(wf_val x, int64_t k)
{
	char t[WFI_NP_TEXT];

	if (wf_rank(x) == 2)
		return wfi_np_diagonal(x, k);
	WF_CHECK(wf_rank(x) == 1, "diag: a vector or a matrix is needed, got %s", wfi_np_text(x, t));
	const int64_t size = wf_size(x) + (k < 0 ? -k : k);
	wf_val column = wf_pad(x, wf_astype(wf_c(0), wf_dtype_of(x)), .low = { k < 0 ? -k : 0 }, .high = { k > 0 ? k : 0 });
	wf_val square = wf_broadcast_to(wf_expand_dims(column, 1), size, size); /* rows: those of x begin at −k */
	return wf_where(wf_eye_as(WF_BOOL, size, size, k), square, wf_zeros_like(square));
}

wf_val (wf_trace)(wf_val x, int64_t offset, int axis1, int axis2)
{
	return wf_sum(wf_diagonal(x, offset, axis1, axis2), WF_AXES(-1));
}

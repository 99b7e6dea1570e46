/* index.c: reading and writing at places that are known when the program runs. */
#include <limits.h>
#include <math.h>
#include "part.h"

/* what stands for an element outside: NaN; the least signed, the greatest unsigned number; true */
static wf_val fill(wf_val like)
{
	const wf_dtype d = wf_dtype_of(like);

	if (d == WF_BOOL)
		return wf_full_as(WF_BOOL, 1);
	if (wfi_np_is_unsigned(like))
		return wf_bitwise_not(wf_zeros_as(d));
	if (wfi_np_is_int(like))
		return wf_astype(wf_ci(INT64_MIN >> (64 - 8 * (int)wf_dtype_size(d))), d);
	return wf_astype(wf_c(NAN), d);
}

/* in a type that holds the size; negative ones count from the end */
static wf_val from_start(wf_val i, int64_t n)
{
	const wf_dtype d = wf_dtype_of(i);
	const bool wide = n > INT32_MAX || d == WF_I64 || d == WF_U64 || d == WF_U32;
	wf_val j = d == WF_U64 ? wf_astype(wf_minimum(i, wf_astype(wf_ci(INT64_MAX), d)), WF_I64) : wf_astype(i, wide ? WF_I64 : WF_I32);

	return wfi_np_is_unsigned(i) ? j : wf_where(wf_less(j, wf_ci(0)), wf_add(j, wf_ci(n)), j);
}

static wf_val placed(wf_val i, int64_t n, wf_mode mode)
{
	if (mode == WF_MODE_WRAP)
		return wf_remainder(from_start(i, 0), wf_ci(n > 0 ? n : 1));
	wf_val j = from_start(i, n);
	return mode == WF_MODE_CLIP ? wf_clip(j, wf_ci(0), wf_ci(n > 0 ? n - 1 : 0)) : j;
}

static bool check_indices(const char *what, wf_val i)
{
	char t[WFI_NP_TEXT];

	if (wfi_np_is_int(i))
		return true;
	wf_fail("%s: the indices are %s, integers are needed", what, wfi_np_text(i, t));
	return false;
}

/* numpy's clip takes negative indices for the first, unlike indexing */
static wf_val take_places(wf_val i, int64_t n, wf_mode mode)
{
	return mode == WF_MODE_CLIP ? wf_clip(from_start(i, 0), wf_ci(0), wf_ci(n > 0 ? n - 1 : 0)) : placed(i, n, mode);
}

wf_val (wf_take_at)(wf_val x, wf_val indices, int axis, wf_mode mode)
{
	if (!wfi_np_flat_or_axis("take_at", &x, &axis) || !check_indices("take_at", indices))
		return wf_fail("take_at: not taken");
	const int64_t n = wf_dim(x, axis);
	wf_val j = take_places(indices, n, mode), y = wf_take_axis(x, j, axis);
	if (mode == WF_MODE_CLIP || mode == WF_MODE_WRAP)
		return y;
	wfi_np_shape s = wfi_np_shape_of(indices);
	for (int d = axis + 1; d < wf_rank(x) && s.rank < WF_MAX_RANK; d++)
		s.dims[s.rank++] = 1;
	return wf_where(wfi_np_reshape(wfi_np_inside(j, n), &s), y, fill(y));
}

wf_val (wf_take_along)(wf_val x, wf_val indices, int axis, wf_mode mode)
{
	wfi_np_shape xs, is, common;
	char t[WFI_NP_TEXT], u[WFI_NP_TEXT];

	if (axis == WF_NONE)
		indices = wf_reshape(indices, wf_size(indices));
	if (!wfi_np_flat_or_axis("take_along", &x, &axis) || !check_indices("take_along", indices))
		return wf_fail("take_along: not taken");
	WF_CHECK(wf_rank(indices) == wf_rank(x), "take_along: indices of %s for %s", wfi_np_text(indices, t), wfi_np_text(x, u));
	xs = wfi_np_shape_of(x);
	is = wfi_np_shape_of(indices);
	common = is;
	for (int d = 0; d < xs.rank; d++) {
		if (d == axis)
			continue;
		WF_CHECK(xs.dims[d] == is.dims[d] || xs.dims[d] == 1 || is.dims[d] == 1, "take_along: indices of %s for %s", wfi_np_text(indices, t),
			 wfi_np_text(x, u));
		common.dims[d] = xs.dims[d] == 1 ? is.dims[d] : xs.dims[d];
	}
	wf_val j = wfi_np_broadcast(placed(indices, xs.dims[axis], mode), &common);
	const int64_t n = xs.dims[axis];
	xs = common;
	xs.dims[axis] = n;
	wf_val y = wf_take_along_axis(wfi_np_broadcast(x, &xs), j, axis);
	return mode == WF_MODE_CLIP || mode == WF_MODE_WRAP ? y : wf_where(wfi_np_inside(j, n), y, fill(y));
}

/* ---- x.at[…] ----
 * The indexed axes of x come first, as one; the places on them become one number, that of a row, and rows are read or written. */

typedef struct places {
	wf_axes axes, others;      /* of x: with indices, whole (in their order) */
	wfi_np_shape shape;        /* of the indices, broadcast together */
	int64_t rows;
	wf_val row;                /* rows where outside */
	int front;                 /* where the indices' dimensions stand in what is read */
} places;

static bool read_axes(const char *what, wf_val x, wf_val index, wf_val *given, places *p)
{
	const int n = wf_len(index);
	int last = -1;
	bool together = true;

	if (n > wf_rank(x) || wf_rank(x) > (int)WFI_LEN(p->axes.v)) {
		wf_fail("%s: %d indices for an array of %d dimensions (at most 8)", what, n, wf_rank(x));
		return false;
	}
	*p = (places){ 0 };
	for (int d = 0; d < wf_rank(x); d++) {
		wf_val i = d >= n ? wf_none() : wf_at(index, d);
		if (d >= n || !wf_tree_leaves(i, NULL, 0)) {
			p->others.v[p->others.n++] = d;
			continue;
		}
		if (!check_indices(what, i))
			return false;
		together = together && (last < 0 || last == d - 1);
		last = d;
		given[p->axes.n] = i;
		p->axes.v[p->axes.n++] = d;
	}
	p->front = together && p->axes.n ? p->axes.v[0] : 0;
	return true;
}

static bool read_places(const char *what, wf_val x, wf_val index, wf_mode mode, places *p)
{
	wf_val given[8], inside = { NULL }, leaf = { NULL };

	if (wf_tree_leaves(index, &leaf, 1) == 1 && leaf.node == index.node) /* an array, not a tuple of them */
		index = wf_tuple(index);
	if (!read_axes(what, x, index, given, p) || !wfi_np_common(what, given, (size_t)p->axes.n, &p->shape))
		return false;
	p->rows = 1;
	p->row = wf_zeros_as(WF_I32);
	for (int k = 0; k < p->axes.n; k++)
		p->rows *= wf_dim(x, p->axes.v[k]);
	for (int k = 0; k < p->axes.n; k++) {
		const int64_t n = wf_dim(x, p->axes.v[k]);
		wf_val j = placed(given[k], n, mode), ok = wfi_np_inside(j, n);
		if (p->rows > INT32_MAX)
			j = wf_astype(j, WF_I64);
		p->row = k ? wf_add(wf_mul(p->row, wf_ci(n)), j) : j;
		inside = k ? wf_logical_and(inside, ok) : ok;
	}
	if (p->axes.n)
		p->row = wf_where(inside, p->row, wf_ci(p->rows));
	p->row = wfi_np_broadcast(p->row, &p->shape);
	return true;
}

/* x with the indexed axes first, as one */
static wf_val as_rows(wf_val x, const places *p)
{
	int64_t order[WF_MAX_RANK], dims[WF_MAX_RANK] = { p->rows };
	int n = 0;

	for (int k = 0; k < p->axes.n; k++)
		order[n++] = p->axes.v[k];
	for (int k = 0; k < p->others.n; k++) {
		order[n++] = p->others.v[k];
		dims[k + 1] = wf_dim(x, p->others.v[k]);
	}
	return wf_reshape_n(wf_transpose_n(x, order, (size_t)n), dims, (size_t)p->others.n + 1);
}

static wf_val from_rows(wf_val rows, wf_val x, const places *p)
{
	int64_t back[WF_MAX_RANK];
	wfi_np_shape s = { 0 };

	for (int k = 0; k < p->axes.n + p->others.n; k++) {
		const int d = k < p->axes.n ? p->axes.v[k] : p->others.v[k - p->axes.n];
		back[d] = k;
		s.dims[s.rank++] = wf_dim(x, d);
	}
	return wf_transpose_n(wfi_np_reshape(rows, &s), back, (size_t)s.rank);
}

/* the indices' dimensions, first in what rows are read to, moved to where numpy has them; back: from there to the front */
static wf_val moved(wf_val y, const places *p, bool back)
{
	int64_t order[WF_MAX_RANK];
	const int n = p->shape.rank, rank = n + p->others.n;

	for (int d = 0; d < rank; d++) {
		const int from = d < p->front ? n + d : d < p->front + n ? d - p->front : d;
		order[back ? from : d] = back ? d : from;
	}
	return wf_transpose_n(y, order, (size_t)rank);
}

wf_val wfi_at_get(wf_val x, wf_val index, wf_at_opts o)
{
	places p;
	const wf_mode mode = o.mode == WF_MODE_DEFAULT ? WF_MODE_CLIP : o.mode;

	if (!read_places("at_get", x, index, mode, &p))
		return wf_fail("at_get: not taken");
	wf_val y = wf_take_axis(as_rows(x, &p), p.row, 0);
	if (mode == WF_MODE_FILL || mode == WF_MODE_DROP) {
		wfi_np_shape s = p.shape;
		for (int k = 0; k < p.others.n && s.rank < WF_MAX_RANK; k++)
			s.dims[s.rank++] = 1;
		wf_val inside = wfi_np_reshape(wf_less(p.row, wf_ci(p.rows)), &s);
		y = wf_where(inside, y, o.fill_value == 0 && !signbit(o.fill_value) ? fill(y) : wf_astype(wf_c(o.fill_value), wf_dtype_of(y)));
	}
	return moved(y, &p, false);
}

static wf_val combined(const char *what, wf_val x, wf_val index, wf_val updates, wf_at_opts o, wf_scatter_kind kind)
{
	places p;
	wfi_np_shape all;
	int64_t dims[WF_MAX_RANK];

	if (!read_places(what, x, index, o.mode == WF_MODE_DEFAULT ? WF_MODE_DROP : o.mode, &p))
		return wf_fail("%s: not done", what);
	wf_val rows = as_rows(x, &p);
	for (int k = 0; k < p.shape.rank; k++)
		dims[k] = p.shape.dims[k];
	for (int k = 0; k < p.others.n; k++)
		dims[p.shape.rank + k] = wf_dim(rows, k + 1);
	all.rank = p.shape.rank + p.others.n;
	for (int d = 0; d < all.rank; d++) /* the shape that numpy reads there */
		all.dims[d] = dims[d < p.front ? p.shape.rank + d : d < p.front + p.shape.rank ? d - p.front : d];
	wf_val u = moved(wfi_np_broadcast(wf_astype(updates, wf_dtype_of(x)), &all), &p, true);
	return from_rows(wf_scatter_rows(rows, p.row, u, kind), x, &p);
}

wf_val wfi_at_set(wf_val x, wf_val index, wf_val updates, wf_at_opts o)
{
	return combined("at_set", x, index, updates, o, WF_SCATTER_SET);
}

wf_val wfi_at_add(wf_val x, wf_val index, wf_val updates, wf_at_opts o)
{
	return combined("at_add", x, index, updates, o, WF_SCATTER_ADD);
}

wf_val wfi_at_mul(wf_val x, wf_val index, wf_val updates, wf_at_opts o)
{
	return combined("at_mul", x, index, updates, o, WF_SCATTER_MUL);
}

wf_val wfi_at_min(wf_val x, wf_val index, wf_val updates, wf_at_opts o)
{
	return combined("at_min", x, index, updates, o, WF_SCATTER_MIN);
}

wf_val wfi_at_max(wf_val x, wf_val index, wf_val updates, wf_at_opts o)
{
	return combined("at_max", x, index, updates, o, WF_SCATTER_MAX);
}

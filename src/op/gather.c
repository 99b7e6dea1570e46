/* gather: windows of an array, at places given by an array of indices. Starts are clamped, so that every window is inside. */
#include "lower/text.h"
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

/* the lists agree with each other and with the operand */
static bool check_lists(wfi_infer *c, const wfi_gather_attrs *a)
{
	const wfi_type *x = &c->in[0], *s = &c->in[1];
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!wfi_infer_dims(c, "collapsed_slice_dims", a->collapsed_slice_dims, x->rank, true) ||
	    !wfi_infer_dims(c, "operand_batching_dims", a->operand_batching_dims, x->rank, true) ||
	    !wfi_infer_dims(c, "start_index_map", a->start_index_map, x->rank, false) ||
	    !wfi_infer_dims(c, "start_indices_batching_dims", a->start_indices_batching_dims, s->rank, false))
		return false;
	if (a->index_vector_dim < 0 || a->index_vector_dim > s->rank)
		return wfi_infer_fail(c, "index_vector_dim is %lld, the indices are %s", (long long)a->index_vector_dim, wfi_type_text(s, u));
	int64_t components = a->index_vector_dim < s->rank ? s->dims[a->index_vector_dim] : 1;
	if (a->start_index_map.n != components)
		return wfi_infer_fail(c, "start_index_map has %d dimensions, an index vector of %s has %lld components", a->start_index_map.n,
		                      wfi_type_text(s, u), (long long)components);
	if (a->operand_batching_dims.n != a->start_indices_batching_dims.n)
		return wfi_infer_fail(c, "%d operand_batching_dims, %d start_indices_batching_dims", a->operand_batching_dims.n,
		                      a->start_indices_batching_dims.n);
	for (int i = 0; i < a->operand_batching_dims.n; i++) {
		int64_t d = a->operand_batching_dims.v[i], k = a->start_indices_batching_dims.v[i];
		if (wfi_dims_has(a->collapsed_slice_dims, d) || wfi_dims_has(a->start_index_map, d) || k == a->index_vector_dim)
			return wfi_infer_fail(c, "batching dimension %lld has another use too", (long long)d);
		if (x->dims[d] != s->dims[k])
			return wfi_infer_fail(c, "batching dimensions differ: %lld of %s and %lld of %s", (long long)d, wfi_type_text(x, t), (long long)k,
			                      wfi_type_text(s, u));
	}
	return true;
}

static bool infer(wfi_infer *c)
{
	const wfi_gather_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0], *s = &c->in[1];
	char t[WFI_TYPE_TEXT];
	wfi_ints dims = { 0 };

	if (!wfi_infer_arity(c))
		return false;
	if (!wfi_is_int(s->dtype))
		return wfi_infer_fail(c, "the indices are %s, integers are needed", wfi_type_text(s, t));
	if (!check_lists(c, a))
		return false;
	if (a->slice_sizes.n != x->rank || a->offset_dims.n + a->collapsed_slice_dims.n + a->operand_batching_dims.n != x->rank)
		return wfi_infer_fail(c, "%d sizes, and %d offset, %d collapsed and %d batching dimensions, for %s", a->slice_sizes.n, a->offset_dims.n,
		                      a->collapsed_slice_dims.n, a->operand_batching_dims.n, wfi_type_text(x, t));
	for (int d = 0; d < x->rank; d++) {
		bool batching = wfi_dims_has(a->operand_batching_dims, d), single = wfi_dims_has(a->collapsed_slice_dims, d) || batching;
		if (batching && !x->dims[d] && !a->slice_sizes.v[d])
			continue;
		if (a->slice_sizes.v[d] < 0 || a->slice_sizes.v[d] > x->dims[d] || (single && a->slice_sizes.v[d] != 1))
			return wfi_infer_fail(c, "dimension %d of %s: a slice of %lld", d, wfi_type_text(x, t), (long long)a->slice_sizes.v[d]);
	}
	int rank = a->offset_dims.n + s->rank - (a->index_vector_dim < s->rank);
	if (rank > WF_MAX_RANK)
		return wfi_infer_fail(c, "the result would have %d dimensions", rank);
	if (!wfi_infer_dims(c, "offset_dims", a->offset_dims, rank, true))
		return false;
	for (int r = 0, d = 0, k = 0; r < rank; r++) {
		if (wfi_dims_has(a->offset_dims, r)) {
			while (wfi_dims_has(a->collapsed_slice_dims, d) || wfi_dims_has(a->operand_batching_dims, d))
				d++;
			wfi_ints_add(&dims, a->slice_sizes.v[d++]);
		} else {
			k += k == a->index_vector_dim;
			wfi_ints_add(&dims, s->dims[k++]);
		}
	}
	return wfi_infer_result(c, 0, x->dtype, rank, dims.v);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_gather_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *s = &e->in_type[1];
	const wfi_places p = wfi_places_of(a, x, s, &e->out_type[0]);

	for (wfi_walk w = wfi_walk_over(&e->out_type[0]); w.more; wfi_walk_next(&w)) {
		int64_t from[WF_MAX_RANK], at[WF_MAX_RANK] = { 0 };
		for (int k = 0; k < s->rank; k++)
			at[k] = p.batch[k] >= 0 ? w.index[p.batch[k]] : 0;
		for (int d = 0; d < x->rank; d++) {
			from[d] = p.window[d] >= 0 ? w.index[p.window[d]] : 0;
			if (p.batching[d] >= 0)
				from[d] += at[p.batching[d]];
			if (p.component[d] >= 0) {
				if (!p.scalar)
					at[a->index_vector_dim] = p.component[d];
				int64_t start = wfi_load_place(s->dtype, e->in[1], wfi_place(s, at)), most = x->dims[d] - a->slice_sizes.v[d];
				from[d] += start < 0 ? 0 : WFI_MIN(start, most);
			}
		}
		wfi_move(e, w.place, 0, wfi_place(x, from));
	}
	return NULL;
}

static wfi_sv element(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_gather_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *s = &e->in_type[1];
	const wfi_places p = wfi_places_of(a, x, s, &e->out_type[0]);
	wfi_ix from[WF_MAX_RANK], at[WF_MAX_RANK] = { 0 };

	for (int k = 0; k < s->rank; k++)
		if (p.batch[k] >= 0)
			at[k] = index[p.batch[k]];
	for (int d = 0; d < x->rank; d++) {
		int64_t most = x->dims[d] - a->slice_sizes.v[d];
		bool some = p.window[d] >= 0 && a->slice_sizes.v[d] != 1;
		from[d] = some ? index[p.window[d]] : b->v->constant(b, 0);
		if (p.batching[d] >= 0) {
			from[d] = at[p.batching[d]];
		} else if (p.component[d] >= 0 && most) {
			if (!p.scalar)
				at[a->index_vector_dim] = b->v->constant(b, p.component[d]);
			wfi_ix start = b->v->from(b, b->v->operand(b, 1, at), 0, most);
			from[d] = some ? b->v->add(b, from[d], start) : start;
		}
	}
	return b->v->operand(b, 0, from);
}

/* the bound of each component of an index vector, as an array that broadcasts against the indices */
static wf_val bounds(const wfi_type *operand, const wfi_type *indices, const wfi_gather_attrs *a)
{
	int64_t v[WF_MAX_RANK], n = a->start_index_map.n;
	wfi_type t = wfi_type_scalar(indices->dtype);
	char bytes[WF_MAX_RANK * sizeof(int64_t)];

	for (int i = 0; i < n; i++) {
		int64_t d = a->start_index_map.v[i];
		int bits = wfi_dtype_bits(indices->dtype) - wfi_is_signed(indices->dtype);
		v[i] = operand->dims[d] - a->slice_sizes.v[d];
		if (bits < 63) /* a bound beyond the indices' type cannot be passed */
			v[i] = WFI_MIN(v[i], ((int64_t)1 << bits) - 1);
		wfi_store_i(indices->dtype, bytes, i, v[i]);
	}
	if (a->index_vector_dim == indices->rank)
		return wfi_splat_i(&t, v[0]);
	t.rank = 1;
	t.dims[0] = n;
	wf_val b = wfi_const(&t, bytes, (size_t)n * wf_dtype_size(t.dtype));
	return wfi_along(b, indices, a->index_vector_dim);
}

wf_val wfi_clamped_starts(wf_val indices, const wfi_type *operand, const wfi_gather_attrs *a)
{
	if (wfi_is_poison(indices) || !a->start_index_map.n)
		return indices;
	wfi_type t = *wfi_type_of(indices);
	wf_val low = wfi_is_signed(t.dtype) ? wf_maximum(indices, wfi_zeros_of(&t)) : indices;
	return wf_minimum(low, bounds(operand, &t, a));
}

wf_val wfi_gather_or_zero(wf_val x, wf_val indices, const wfi_gather_attrs *a)
{
	wf_val y = wfi_emit_gather(x, indices, a);

	if (wfi_is_poison(y) || !a->start_index_map.n)
		return y;
	wfi_type xt = *wfi_type_of(x), s = *wfi_type_of(indices), t = *wfi_type_of(y);
	const wfi_places p = wfi_places_of(a, &xt, &s, &t);
	/* a window is inside when clamping does not move it */
	wf_val inside = wf_equal(wfi_clamped_starts(indices, &xt, a), indices);
	wfi_ints vector = { 0 }, to = { 0 };
	if (!p.scalar)
		wfi_ints_add(&vector, a->index_vector_dim);
	for (int k = 0; k < s.rank; k++)
		if (p.batch[k] >= 0)
			wfi_ints_add(&to, p.batch[k]);
	inside = wfi_emit_reduce(WFI_RED_AND, inside, wfi_ints_dims(&vector));
	inside = wfi_emit_broadcast(inside, wfi_type_dims(&t), wfi_ints_dims(&to));
	return wf_where(inside, y, wfi_zeros_of(&t));
}

static wf_val transpose(const wfi_view *e, wf_val ct)
{
	const wfi_gather_attrs *a = e->attrs;
	wfi_scatter_attrs s = wfi_scatter_of_gather(a, WFI_RED_ADD);

	return wfi_emit_scatter(wfi_zeros_of(&e->in_type[0]), wfi_clamped_starts(e->in[1], &e->in_type[0], a), ct, &s);
}

static const wfi_attr_field fields[] = {
	{ "offset_dims", WFI_ATTR_DIMS, offsetof(wfi_gather_attrs, offset_dims), NULL },
	{ "collapsed_slice_dims", WFI_ATTR_DIMS, offsetof(wfi_gather_attrs, collapsed_slice_dims), NULL },
	{ "operand_batching_dims", WFI_ATTR_DIMS, offsetof(wfi_gather_attrs, operand_batching_dims), NULL },
	{ "start_indices_batching_dims", WFI_ATTR_DIMS, offsetof(wfi_gather_attrs, start_indices_batching_dims), NULL },
	{ "start_index_map", WFI_ATTR_DIMS, offsetof(wfi_gather_attrs, start_index_map), NULL },
	{ "index_vector_dim", WFI_ATTR_I64, offsetof(wfi_gather_attrs, index_vector_dim), NULL },
	{ "slice_sizes", WFI_ATTR_DIMS, offsetof(wfi_gather_attrs, slice_sizes), NULL },
	{ "indices_are_sorted", WFI_ATTR_BOOL, offsetof(wfi_gather_attrs, indices_are_sorted), NULL },
	{ 0 },
};
#define SAMPLE(types, lo_, hi_, ...) { .in = types, .attrs = &(const wfi_gather_attrs){ __VA_ARGS__ }, .lo = lo_, .hi = hi_ }
static const wfi_sample samples[] = {
	/* rows; columns; elements; windows; batched rows; the index implied */
	SAMPLE("f32[19,3], i32[37]", -2, 20, .offset_dims = WFI_LIST(1), .collapsed_slice_dims = WFI_LIST(0), .start_index_map = WFI_LIST(0),
	       .index_vector_dim = 1, .slice_sizes = WFI_LIST(1, 3)),
	SAMPLE("f64[4,6], i64[2,1]", -2, 8, .offset_dims = WFI_LIST(0), .collapsed_slice_dims = WFI_LIST(1), .start_index_map = WFI_LIST(1),
	       .index_vector_dim = 1, .slice_sizes = WFI_LIST(4, 1)),
	SAMPLE("f64[3,5], i32[2,7,2]", -1, 6, .collapsed_slice_dims = WFI_LIST(0, 1), .start_index_map = WFI_LIST(1, 0), .index_vector_dim = 2,
	       .slice_sizes = WFI_LIST(1, 1)),
	SAMPLE("f64[3,5,7], i32[2,4]", -1, 6, .offset_dims = WFI_LIST(0, 2), .collapsed_slice_dims = WFI_LIST(0), .start_index_map = WFI_LIST(0, 2),
	       .index_vector_dim = 0, .slice_sizes = WFI_LIST(1, 2, 3)),
	SAMPLE("f64[3,5,2], i32[3,4,1]", -1, 6, .offset_dims = WFI_LIST(2), .collapsed_slice_dims = WFI_LIST(1), .operand_batching_dims = WFI_LIST(0),
	       .start_indices_batching_dims = WFI_LIST(0), .start_index_map = WFI_LIST(1), .index_vector_dim = 2, .slice_sizes = WFI_LIST(1, 1, 2)),
	SAMPLE("bf16[5], i8[]", 0, 4, .collapsed_slice_dims = WFI_LIST(0), .start_index_map = WFI_LIST(0), .index_vector_dim = 0,
	       .slice_sizes = WFI_LIST(1)),
	SAMPLE("f16[5,2], u8[3]", 0, 7, .offset_dims = WFI_LIST(0), .collapsed_slice_dims = WFI_LIST(0), .start_index_map = WFI_LIST(0),
	       .index_vector_dim = 1, .slice_sizes = WFI_LIST(1, 2)),
	SAMPLE("f32[5,2], i32[0]", 0, 4, .offset_dims = WFI_LIST(1), .collapsed_slice_dims = WFI_LIST(0), .start_index_map = WFI_LIST(0),
	       .index_vector_dim = 1, .slice_sizes = WFI_LIST(1, 2)),
	SAMPLE("i32[6], i32[17]", -2, 8, .collapsed_slice_dims = WFI_LIST(0), .start_index_map = WFI_LIST(0), .index_vector_dim = 1,
	       .slice_sizes = WFI_LIST(1)),
	{ 0 },
};
static const wfi_text text = {
	.group = "dimension_numbers", .group_kind = "stablehlo.gather",
	.group_fields = "offset_dims collapsed_slice_dims operand_batching_dims start_indices_batching_dims start_index_map index_vector_dim",
};
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	wfi_gather_attrs a = *(const wfi_gather_attrs *)b->e->attrs;
	const bool operand = b->batched[0], indices = b->batched[1];
	const wfi_ints offset = wfi_dims_inner(a.offset_dims), collapsed = wfi_dims_inner(a.collapsed_slice_dims), map = wfi_dims_inner(a.start_index_map),
	               ob = wfi_dims_inner(a.operand_batching_dims), ib = wfi_dims_inner(a.start_indices_batching_dims);
	const wfi_ints ob0 = wfi_dims_after(0, wfi_ints_dims(&ob)), ib0 = wfi_dims_after(0, wfi_ints_dims(&ib)), offset0 = wfi_dims_after(0, wfi_ints_dims(&offset)),
	               sizes = wfi_dims_after(indices ? 1 : b->size, a.slice_sizes);

	(void)out_batched;
	a.offset_dims = wfi_ints_dims(indices ? &offset : &offset0);
	if (operand) {
		a.collapsed_slice_dims = wfi_ints_dims(&collapsed);
		a.start_index_map = wfi_ints_dims(&map);
		a.operand_batching_dims = wfi_ints_dims(indices ? &ob0 : &ob);
		a.slice_sizes = wfi_ints_dims(&sizes);
	}
	if (indices) {
		a.start_indices_batching_dims = wfi_ints_dims(operand ? &ib0 : &ib);
		a.index_vector_dim++;
		a.indices_are_sorted = false;
	}
	out[0] = wfi_emit_gather(b->e->in[0], b->e->in[1], &a);
	return true;
}

const wfi_op wfi_op_gather = {
	.name = "gather",
	.doc = "Windows of the operand at starts taken from an array of indices; a start outside is clamped, so that the window is inside.",
	.n_in = 2, .n_out = 1, .attrs_size = sizeof(wfi_gather_attrs), .fields = fields, .infer = infer,
	.linear = 1, .transpose = { transpose },
	.batch = batch, .lowering = WFI_LOWER_ELEMENT, .element = element, .eval = eval, .shard = "gather", .samples = samples, .text = &text,
};

wf_val wfi_emit_gather(wf_val x, wf_val indices, const wfi_gather_attrs *a)
{
	return WFI_EMIT(&wfi_op_gather, a, x, indices);
}

/* ---- public ---- */

static const wfi_value *indices_of(const char *op, wf_val indices)
{
	const wfi_value *s = wfi_leaf(op, indices);
	char t[WFI_TYPE_TEXT];

	if (s && !wfi_is_int(s->type.dtype)) {
		wfi_fail(op, "the indices are %s, integers are needed", wfi_type_text(&s->type, t));
		return NULL;
	}
	return s;
}

/** The slices of x along axis at these indices, an integer array of any shape, whose dimensions replace the axis: jax.numpy.take
 * (wf_take is the name of something else). An index
 * outside is clamped: below 0 reads the first, beyond the end the last (numpy's mode="clip"). */
wf_val (wf_take_axis)(wf_val x, wf_val indices, int axis)
{
	const wfi_value *v = wfi_leaf("take_axis", x), *s = indices_of("take_axis", indices);
	wfi_ints offset = { 0 }, sizes = { 0 };
	char t[WFI_TYPE_TEXT];

	if (!v || !s)
		return wfi_poison;
	int64_t a = wfi_axis_index("take_axis", axis, v->type.rank);
	if (a < 0)
		return wfi_poison;
	if (!v->type.dims[a] && wfi_type_count(&s->type))
		return wfi_fail("take_axis", "axis %lld of %s is empty: there is nothing to take", (long long)a, wfi_type_text(&v->type, t));
	if (v->type.rank - 1 + s->type.rank > WF_MAX_RANK)
		return wfi_fail("take_axis", "the result would have %d dimensions, more than %d", v->type.rank - 1 + s->type.rank, WF_MAX_RANK);
	for (int d = 0; d < v->type.rank; d++) {
		wfi_ints_add(&sizes, d == a ? WFI_MIN(v->type.dims[d], 1) : v->type.dims[d]);
		if (d != a)
			wfi_ints_add(&offset, d < a ? d : d - 1 + s->type.rank);
	}
	if (!v->type.dims[a]) { /* nothing of nothing */
		wfi_type y = { .dtype = v->type.dtype, .rank = v->type.rank - 1 + s->type.rank };
		for (int d = 0; d < y.rank; d++)
			y.dims[d] = d < a ? v->type.dims[d] : d < a + s->type.rank ? s->type.dims[d - a] : v->type.dims[d + 1 - s->type.rank];
		return wfi_zeros_of(&y);
	}
	return wfi_emit_gather(x, indices, &(const wfi_gather_attrs){ .offset_dims = wfi_ints_dims(&offset), .collapsed_slice_dims = { 1, &a },
	                       .start_index_map = { 1, &a }, .index_vector_dim = s->type.rank, .slice_sizes = wfi_ints_dims(&sizes) });
}

/** For each element of indices the element of x at that place along axis, in the same place of the other dimensions, which must be equal:
 * what argsort and argmax give, put to use. An index outside is clamped. */
wf_val (wf_take_along_axis)(wf_val x, wf_val indices, int axis)
{
	const wfi_value *v = wfi_leaf("take_along_axis", x), *s = indices_of("take_along_axis", indices);
	wfi_ints others = { 0 };
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!v || !s)
		return wfi_poison;
	int64_t a = wfi_axis_index("take_along_axis", axis, v->type.rank);
	if (a < 0)
		return wfi_poison;
	bool fits = s->type.rank == v->type.rank && (v->type.dims[a] || !wfi_type_count(&s->type));
	for (int d = 0; fits && d < v->type.rank; d++) {
		if (d == a)
			continue;
		wfi_ints_add(&others, d);
		fits = s->type.dims[d] == v->type.dims[d];
	}
	if (!fits)
		return wfi_fail("take_along_axis", "indices of %s for %s: beyond axis %lld the shapes must be equal", wfi_type_text(&s->type, t),
		                wfi_type_text(&v->type, u), (long long)a);
	wfi_type y = wfi_type_with_dtype(s->type, v->type.dtype);
	wfi_ints sizes = wfi_fill_dims(v->type.rank, 1);
	if (!wfi_type_count(&y))
		return wfi_zeros_of(&y);
	return wfi_emit_gather(x, indices, &(const wfi_gather_attrs){ .collapsed_slice_dims = { 1, &a }, .operand_batching_dims = wfi_ints_dims(&others),
	                       .start_indices_batching_dims = wfi_ints_dims(&others), .start_index_map = { 1, &a }, .index_vector_dim = s->type.rank,
	                       .slice_sizes = wfi_ints_dims(&sizes) });
}

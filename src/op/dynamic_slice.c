/* dynamic_slice and dynamic_update_slice: a window at a place that is known only at run time. Starts are clamped, so that it is inside. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

/* operands from first on are the starts: one integer scalar a dimension of the operand */
static bool infer_starts(wfi_infer *c, int first)
{
	char t[WFI_TYPE_TEXT];

	if (c->n_in - first != c->in[0].rank)
		return wfi_infer_fail(c, "%d starts for %s", c->n_in - first, wfi_type_text(&c->in[0], t));
	for (int i = first; i < c->n_in; i++)
		if (c->in[i].rank || !wfi_is_int(c->in[i].dtype) || c->in[i].dtype != c->in[first].dtype)
			return wfi_infer_fail(c, "start %d is %s: integer scalars of one dtype are needed", i - first, wfi_type_text(&c->in[i], t));
	return true;
}

static bool infer_slice(wfi_infer *c)
{
	const wfi_sizes_attrs *a = c->attrs;
	const wfi_type *x = c->in;
	char t[WFI_TYPE_TEXT];

	if (c->n_in < 1 || !a)
		return wfi_infer_fail(c, "no operands");
	if (!infer_starts(c, 1))
		return false;
	if (a->sizes.n != x->rank)
		return wfi_infer_fail(c, "%d sizes for %s", a->sizes.n, wfi_type_text(x, t));
	for (int i = 0; i < x->rank; i++)
		if (a->sizes.v[i] < 0 || a->sizes.v[i] > x->dims[i])
			return wfi_infer_fail(c, "dimension %d of %s: a slice of %lld", i, wfi_type_text(x, t), (long long)a->sizes.v[i]);
	return wfi_infer_result(c, 0, x->dtype, x->rank, a->sizes.v);
}

static bool infer_update(wfi_infer *c)
{
	const wfi_type *x = c->in, *u = c->in + 1;
	char t[WFI_TYPE_TEXT], s[WFI_TYPE_TEXT];

	if (c->n_in < 2)
		return wfi_infer_fail(c, "%d operands, an array and an update are needed", c->n_in);
	if (!infer_starts(c, 2))
		return false;
	bool fits = u->rank == x->rank && u->dtype == x->dtype;
	for (int i = 0; fits && i < x->rank; i++)
		fits = u->dims[i] <= x->dims[i];
	if (!fits)
		return wfi_infer_fail(c, "an update of %s does not fit into %s", wfi_type_text(u, s), wfi_type_text(x, t));
	c->out[0] = *x;
	return true;
}

static int64_t start_of(const wfi_eval *e, int operand, int64_t most)
{
	int64_t s = wfi_load_place(e->in_type[operand].dtype, e->in[operand], 0);
	return s < 0 ? 0 : WFI_MIN(s, most);
}

static wf_error *eval_slice(const wfi_eval *e)
{
	const wfi_type *x = &e->in_type[0], *y = &e->out_type[0];

	for (wfi_walk w = wfi_walk_over(y); w.more; wfi_walk_next(&w)) {
		int64_t from[WF_MAX_RANK];
		for (int i = 0; i < x->rank; i++)
			from[i] = start_of(e, 1 + i, x->dims[i] - y->dims[i]) + w.index[i];
		wfi_move(e, w.place, 0, wfi_place(x, from));
	}
	return NULL;
}

static wf_error *eval_update(const wfi_eval *e)
{
	const wfi_type *x = &e->in_type[0], *u = &e->in_type[1];

	if (wfi_type_bytes(x))
		memcpy(e->out[0], e->in[0], wfi_type_bytes(x));
	for (wfi_walk w = wfi_walk_over(u); w.more; wfi_walk_next(&w)) {
		int64_t to[WF_MAX_RANK];
		for (int i = 0; i < x->rank; i++)
			to[i] = start_of(e, 2 + i, x->dims[i] - u->dims[i]) + w.index[i];
		wfi_move(e, wfi_place(x, to), 1, w.place);
	}
	return NULL;
}

static wfi_sv element_slice(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_type *x = &e->in_type[0], *y = &e->out_type[0];
	wfi_ix from[WF_MAX_RANK], none[1] = { 0 };

	for (int i = 0; i < x->rank; i++) {
		int64_t most = x->dims[i] - y->dims[i];
		from[i] = most ? b->v->add(b, index[i], b->v->from(b, b->v->operand(b, 1 + i, none), 0, most)) : index[i];
	}
	return b->v->operand(b, 0, from);
}

static wfi_sv element_update(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_type *x = &e->in_type[0], *u = &e->in_type[1];
	wfi_ix from[WF_MAX_RANK], none[1] = { 0 };
	wfi_sv inside = { 0 };
	bool asked = false;

	if (!wfi_type_count(u))
		return b->v->operand(b, 0, index);
	for (int i = 0; i < x->rank; i++) {
		int64_t n = u->dims[i], most = x->dims[i] - n;
		from[i] = index[i];
		if (!most)
			continue;
		wfi_ix start = b->v->from(b, b->v->operand(b, 2 + i, none), 0, most);
		wfi_ix at = b->v->add(b, index[i], b->v->mul(b, start, -1));
		wfi_sv ok = b->v->in_range(b, at, 0, n);
		inside = asked ? wfi_s_and(b->s, inside, ok) : ok;
		asked = true;
		from[i] = b->v->clamp(b, at, 0, n - 1);
	}
	wfi_sv update = b->v->operand(b, 1, from);
	return asked ? wfi_s_select(b->s, inside, update, b->v->operand(b, 0, index)) : update;
}

WFI_CT(slice_transpose, wfi_emit_dynamic_update_slice(wfi_zeros_of(&e->in_type[0]), ct, e->in + 1))
WFI_CT(operand_transpose, wfi_emit_dynamic_update_slice(ct, wfi_zeros_of(&e->in_type[1]), e->in + 2))
WFI_CT(update_transpose, wfi_emit_dynamic_slice(ct, e->in + 2, wfi_type_dims(&e->in_type[1])))

static const wfi_attr_field fields[] = { { "slice_sizes", WFI_ATTR_DIMS, offsetof(wfi_sizes_attrs, sizes), NULL }, { 0 } };
/* starts are drawn from lo..hi as the elements are, so some are outside */
#define SAMPLE(types, ...) { .in = types, .attrs = &(const wfi_sizes_attrs){ WFI_LIST(__VA_ARGS__) }, .lo = -2, .hi = 6 }
static const wfi_sample slice_samples[] = {
	SAMPLE("f32[37], i32[]", 19),
	SAMPLE("f64[3,5,7], i32[], i32[], i32[]", 1, 5, 3),
	SAMPLE("f64[4,6], i64[], i64[]", 2, 3),
	SAMPLE("bf16[4,6], i8[], i8[]", 1, 6),
	{ .in = "f16[8], u8[]", .attrs = &(const wfi_sizes_attrs){ WFI_LIST(3) }, .lo = 0, .hi = 9 },
	SAMPLE("f32[5], i32[]", 0),
	{ .in = "i32[9], u32[]", .attrs = &(const wfi_sizes_attrs){ WFI_LIST(4) }, .lo = 0, .hi = 9 },
	SAMPLE("bool[6], i32[]", 2),
	{ .in = "f32[]", .attrs = &(const wfi_sizes_attrs){ WFI_NO_DIMS } },
	{ 0 },
};
static const wfi_sample update_samples[] = {
	{ .in = "f32[37], f32[19], i32[]", .lo = -3, .hi = 30 },
	{ .in = "f64[3,5,7], f64[1,5,3], i32[], i32[], i32[]", .lo = -2, .hi = 6 },
	{ .in = "f64[4,6], f64[2,3], i64[], i64[]", .lo = -2, .hi = 6 },
	{ .in = "bf16[4,6], bf16[1,6], i8[], i8[]", .lo = -2, .hi = 6 },
	{ .in = "f16[8], f16[3], u8[]", .lo = 0, .hi = 9 },
	{ .in = "f32[5], f32[0], i32[]" },
	{ .in = "i32[9], i32[9], i32[]" },
	{ .in = "bool[6], bool[2], i32[]", .lo = 0, .hi = 4 },
	{ .in = "f32[], f32[]" },
	{ 0 },
};
/* the starts of all examples: [batch, n] */
static wf_val all_starts(const wfi_batch *b, int first)
{
	int n = b->e->n_in - first;
	const int64_t shape[2] = { b->size, 1 };
	wf_val v[WF_MAX_RANK];

	for (int i = 0; i < n; i++)
		v[i] = wfi_emit_reshape(wfi_batch_in(b, first + i), (wfi_dims){ 2, shape });
	return wfi_emit_concatenate(1, v, n);
}

/* one start more, for the batch */
static void starts_after_0(const wfi_batch *b, int first, wf_val *starts)
{
	const wfi_type i32 = wfi_type_scalar(WF_I32);

	starts[0] = wfi_splat_i(first < b->e->n_in ? &b->e->in_type[first] : &i32, 0);
	for (int i = first; i < b->e->n_in; i++)
		starts[1 + i - first] = b->e->in[i];
}

static bool batch_slice(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_sizes_attrs *a = b->e->attrs;
	int rank = a->sizes.n;
	const wfi_ints dims = wfi_count_up(1, rank), from = wfi_count_up(0, rank);
	const int64_t first = 0;

	(void)out_batched;
	if (!wfi_any_batched(b, 1, b->e->n_in)) {
		wf_val starts[WF_MAX_RANK + 1];
		const wfi_ints sizes = wfi_dims_after(b->size, a->sizes);
		starts_after_0(b, 1, starts);
		out[0] = wfi_emit_dynamic_slice(b->e->in[0], starts, wfi_ints_dims(&sizes));
		return true;
	}
	const wfi_ints sizes = wfi_dims_after(1, a->sizes);
	wfi_gather_attrs g = { .offset_dims = wfi_ints_dims(&dims), .start_index_map = wfi_ints_dims(&from), .index_vector_dim = 1, .slice_sizes = a->sizes };
	if (b->batched[0]) {
		g.operand_batching_dims = g.start_indices_batching_dims = (wfi_dims){ 1, &first };
		g.start_index_map = wfi_ints_dims(&dims);
		g.slice_sizes = wfi_ints_dims(&sizes);
	}
	out[0] = wfi_emit_gather(b->e->in[0], all_starts(b, 1), &g);
	return true;
}

static bool batch_update(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_type *x = &b->e->in_type[0], *u = &b->e->in_type[1];
	const wfi_ints dims = wfi_count_up(1, x->rank);
	const int64_t first = 0;
	wf_val starts[WF_MAX_RANK + 1];

	(void)out_batched;
	if (!x->rank) {
		out[0] = wfi_batch_in(b, 1);
		return true;
	}
	if (!wfi_any_batched(b, 2, b->e->n_in)) {
		starts_after_0(b, 2, starts);
		out[0] = wfi_emit_dynamic_update_slice(wfi_batch_in(b, 0), wfi_batch_in(b, 1), starts);
		return true;
	}
	wfi_scatter_attrs s = { .kind = WFI_RED_REPLACE, .update_window_dims = wfi_ints_dims(&dims), .input_batching_dims = { 1, &first },
		.scatter_indices_batching_dims = { 1, &first }, .scatter_dims_to_operand_dims = wfi_ints_dims(&dims), .index_vector_dim = 1, .unique_indices = true };
	wf_val at = all_starts(b, 2), most[WF_MAX_RANK]; /* scatter drops what is outside; here starts are clamped */
	const wfi_type one = wfi_type_make(b->e->in_type[2].dtype, 1, (const int64_t[]){ 1 });
	for (int i = 0; i < x->rank; i++)
		most[i] = wfi_splat_i(&one, x->dims[i] - u->dims[i]);
	at = wf_minimum(wf_maximum(at, wfi_zeros_like(at)), wfi_emit_concatenate(0, most, x->rank));
	out[0] = wfi_emit_scatter(wfi_batch_in(b, 0), at, wfi_batch_in(b, 1), &s);
	return true;
}

const wfi_op wfi_op_dynamic_slice = {
	.name = "dynamic_slice",
	.doc = "A window of constant size at starts given as integer scalars, clamped so that it is inside.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC, .attrs_size = sizeof(wfi_sizes_attrs), .fields = fields, .infer = infer_slice,
	.linear = 1, .transpose = { slice_transpose },
	.batch = batch_slice, .lowering = WFI_LOWER_ELEMENT, .element = element_slice, .eval = eval_slice, .shard = "dynamic_slice", .samples = slice_samples,
};
const wfi_op wfi_op_dynamic_update_slice = {
	.name = "dynamic_update_slice",
	.doc = "The operand with a window replaced, at starts given as integer scalars, clamped so that it is inside.",
	.n_in = 2, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_LINEAR, .infer = infer_update,
	.linear = 3, .transpose = { operand_transpose, update_transpose },
	.batch = batch_update, .lowering = WFI_LOWER_ELEMENT, .element = element_update, .eval = eval_update, .shard = "dynamic_slice", .samples = update_samples,
};

wf_val wfi_emit_dynamic_slice(wf_val x, const wf_val *starts, wfi_dims sizes)
{
	wf_val in[1 + WF_MAX_RANK] = { x };

	for (int i = 0; i < sizes.n; i++)
		in[1 + i] = starts[i];
	return wfi_emit(&wfi_op_dynamic_slice, &(const wfi_sizes_attrs){ sizes }, 1 + sizes.n, in);
}

wf_val wfi_emit_dynamic_update_slice(wf_val x, wf_val update, const wf_val *starts)
{
	wf_val in[2 + WF_MAX_RANK] = { x, update };
	int n = wfi_is_poison(x) ? 0 : wfi_type_of(x)->rank;

	for (int i = 0; i < n; i++)
		in[2 + i] = starts[i];
	return wfi_emit(&wfi_op_dynamic_update_slice, NULL, 2 + n, in);
}

/* PUBLIC
wf_val wfi_dynamic_slice(wf_val x, wf_val starts, const int64_t *sizes);
#define wf_dynamic_slice(x, ...) WFI_DYNAMIC_SLICE(x, __VA_ARGS__, )
#define WFI_DYNAMIC_SLICE(x, starts, ...) WFI_S(wfi_dynamic_slice(x, starts, WFI_DIMS(__VA_ARGS__)))
*/

/* starts: a vector of integers, one a dimension; a scalar for an array of one dimension */
static bool split_starts(const char *op, wf_val starts, int rank, wf_val *out)
{
	const wfi_value *s = wfi_leaf(op, starts);
	char t[WFI_TYPE_TEXT];

	if (!s)
		return false;
	bool scalar = !s->type.rank && rank == 1;
	if (!wfi_is_int(s->type.dtype) || (!scalar && (s->type.rank != 1 || s->type.dims[0] != rank))) {
		wfi_fail(op, "the starts are %s: a vector of %d integers is needed, one for each dimension", wfi_type_text(&s->type, t), rank);
		return false;
	}
	for (int i = 0; i < rank; i++)
		out[i] = wfi_emit_reshape(scalar ? starts : (wf_slice_axis)(starts, 0, i, i + 1), (wfi_dims){ 0, NULL });
	return true;
}

/* starts of zero but for one axis */
static bool one_start(const char *op, wf_val start, int axis, int rank, wf_val *out)
{
	const wfi_value *s = wfi_leaf(op, start);
	char t[WFI_TYPE_TEXT];

	if (!s)
		return false;
	if (!wfi_is_int(s->type.dtype) || s->type.rank) {
		wfi_fail(op, "the start is %s: an integer scalar is needed", wfi_type_text(&s->type, t));
		return false;
	}
	for (int i = 0; i < rank; i++)
		out[i] = i == axis ? start : wfi_zeros_of(&s->type);
	return true;
}

/** wf_dynamic_slice(x, starts, 2, 3): a window of that size whose place is known at run time: starts is a vector of integers, one a
 * dimension (a scalar for one dimension). Starts are clamped so that the window is inside x: a negative one counts as 0. This is the form
 * for run-time sizes. */
wf_val (wf_dynamic_slice_n)(wf_val x, wf_val starts, const int64_t *sizes, size_t n)
{
	const wfi_value *v = wfi_leaf("dynamic_slice", x);
	wf_val at[WF_MAX_RANK];
	wfi_ints l;
	char t[WFI_TYPE_TEXT];

	if (!v || !wfi_copy_dims("dynamic_slice", sizes, n, &l))
		return wfi_poison;
	if (l.n != v->type.rank)
		return wfi_fail("dynamic_slice", "%d sizes for %s", l.n, wfi_type_text(&v->type, t));
	return split_starts("dynamic_slice", starts, l.n, at) ? wfi_emit_dynamic_slice(x, at, wfi_ints_dims(&l)) : wfi_poison;
}

wf_val wfi_dynamic_slice(wf_val x, wf_val starts, const int64_t *sizes)
{
	wfi_ints l;

	return wfi_read_dims("dynamic_slice", sizes, &l) ? (wf_dynamic_slice_n)(x, starts, l.v, (size_t)l.n) : wfi_poison;
}

/** size elements of one axis from start on, an integer scalar, clamped so that they are inside. */
wf_val (wf_dynamic_slice_in_dim)(wf_val x, wf_val start, int64_t size, int axis)
{
	const wfi_value *v = wfi_leaf("dynamic_slice", x);
	wf_val at[WF_MAX_RANK];

	if (!v)
		return wfi_poison;
	int a = wfi_axis_index("dynamic_slice", axis, v->type.rank);
	if (a < 0 || !one_start("dynamic_slice", start, a, v->type.rank, at))
		return wfi_poison;
	wfi_type sizes = v->type;
	sizes.dims[a] = size;
	return wfi_emit_dynamic_slice(x, at, wfi_type_dims(&sizes));
}

/** x with the window at starts (a vector of integers, one a dimension; clamped so that the window is inside) replaced by update, which has
 * as many dimensions as x. */
wf_val (wf_dynamic_update_slice)(wf_val x, wf_val update, wf_val starts)
{
	const wfi_value *v = wfi_leaf("dynamic_update_slice", x), *u = wfi_leaf("dynamic_update_slice", update);
	wf_val at[WF_MAX_RANK];

	if (!v || !u || !split_starts("dynamic_update_slice", starts, v->type.rank, at))
		return wfi_poison;
	if (u->type.dtype != v->type.dtype)
		update = wf_convert(update, v->type.dtype);
	return wfi_emit_dynamic_update_slice(x, update, at);
}

/** x with update written along one axis from start on, an integer scalar, clamped so that it is inside. */
wf_val (wf_dynamic_update_slice_in_dim)(wf_val x, wf_val update, wf_val start, int axis)
{
	const wfi_value *v = wfi_leaf("dynamic_update_slice", x), *u = wfi_leaf("dynamic_update_slice", update);
	wf_val at[WF_MAX_RANK];

	if (!v || !u)
		return wfi_poison;
	int a = wfi_axis_index("dynamic_update_slice", axis, v->type.rank);
	if (a < 0 || !one_start("dynamic_update_slice", start, a, v->type.rank, at))
		return wfi_poison;
	if (u->type.dtype != v->type.dtype)
		update = wf_convert(update, v->type.dtype);
	return wfi_emit_dynamic_update_slice(x, update, at);
}

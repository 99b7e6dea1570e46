/* transpose: the dimensions in another order. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

static bool infer(wfi_infer *c)
{
	const wfi_dims_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0];
	wfi_ints dims = { 0 };
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c) || !wfi_infer_dims(c, "permutation", a->dims, x->rank, false))
		return false;
	if (a->dims.n != x->rank)
		return wfi_infer_fail(c, "the permutation has %d dimensions, the operand is %s", a->dims.n, wfi_type_text(x, t));
	for (int i = 0; i < x->rank; i++)
		wfi_ints_add(&dims, x->dims[a->dims.v[i]]);
	return wfi_infer_result(c, 0, x->dtype, x->rank, dims.v);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_dims_attrs *a = e->attrs;

	for (wfi_walk w = wfi_walk_over(&e->out_type[0]); w.more; wfi_walk_next(&w)) {
		int64_t from[WF_MAX_RANK];
		for (int i = 0; i < a->dims.n; i++)
			from[a->dims.v[i]] = w.index[i];
		wfi_move(e, w.place, 0, wfi_place(&e->in_type[0], from));
	}
	return NULL;
}

static wfi_sv element(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_dims_attrs *a = e->attrs;
	wfi_ix from[WF_MAX_RANK];

	for (int i = 0; i < a->dims.n; i++)
		from[a->dims.v[i]] = index[i];
	return b->v->operand(b, 0, from);
}

static wf_val transpose(const wfi_view *e, wf_val ct)
{
	const wfi_dims_attrs *a = e->attrs;
	wfi_ints inverse = wfi_fill_dims(a->dims.n, 0);

	for (int i = 0; i < a->dims.n; i++)
		inverse.v[a->dims.v[i]] = i;
	return wfi_emit_transpose(ct, wfi_ints_dims(&inverse));
}

static const wfi_attr_field fields[] = { { "permutation", WFI_ATTR_DIMS, offsetof(wfi_dims_attrs, dims), NULL }, { 0 } };
#define SAMPLE(type, ...) { .in = type, .attrs = &(const wfi_dims_attrs){ WFI_LIST(__VA_ARGS__) } }
static const wfi_sample samples[] = {
	SAMPLE("f32[3,37]", 1, 0),
	SAMPLE("f64[3,5,7]", 2, 0, 1),
	SAMPLE("f64[3,5,7]", 0, 2, 1),
	SAMPLE("f32[19]", 0),
	SAMPLE("f16[2,0,3]", 2, 1, 0),
	SAMPLE("bf16[4,1,5]", 1, 2, 0),
	SAMPLE("i32[2,3]", 1, 0),
	SAMPLE("bool[5,4]", 1, 0),
	{ .in = "f32[]", .attrs = &(const wfi_dims_attrs){ WFI_NO_DIMS } },
	{ 0 },
};
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_ints inner = wfi_dims_inner(((const wfi_dims_attrs *)b->e->attrs)->dims), dims = wfi_dims_after(0, wfi_ints_dims(&inner));

	(void)out_batched;
	return wfi_batch_emit(b, &(const wfi_dims_attrs){ wfi_ints_dims(&dims) }, out);
}

const wfi_op wfi_op_transpose = {
	.name = "transpose",
	.doc = "Result dimension i is operand dimension permutation[i].",
	.n_in = 1, .n_out = 1, .attrs_size = sizeof(wfi_dims_attrs), .fields = fields, .infer = infer,
	.linear = 1, .transpose = { transpose },
	.batch = batch, .lowering = WFI_LOWER_ELEMENT, .element = element, .eval = eval, .shard = "transpose", .samples = samples,
};

wf_val wfi_emit_transpose(wf_val x, wfi_dims permutation)
{
	bool same = !wfi_is_poison(x) && permutation.n == wfi_type_of(x)->rank;

	for (int i = 0; i < permutation.n; i++)
		same &= permutation.v[i] == i;
	return same ? x : WFI_EMIT(&wfi_op_transpose, &((const wfi_dims_attrs){ permutation }), x);
}

/* PUBLIC
wf_val wfi_transpose(wf_val x, const int64_t *permutation);
#define wf_transpose(...) WFI_TRANSPOSE(__VA_ARGS__, )
#define WFI_TRANSPOSE(x, ...) WFI_S(wfi_transpose(x, WFI_DIMS(__VA_ARGS__)))
*/

/** wf_transpose(x, 2, 0, 1): result dimension i is x's dimension permutation[i] (negative counts from the end); wf_transpose(x): the
 * dimensions reversed. This is the form for a run-time permutation. */
wf_val (wf_transpose_n)(wf_val x, const int64_t *permutation, size_t n)
{
	const wfi_value *v = wfi_leaf("transpose", x);
	wfi_ints l;

	if (!v || !wfi_copy_dims("transpose", permutation, n, &l))
		return wfi_poison;
	for (int i = 0; i < l.n; i++)
		l.v[i] += l.v[i] < 0 ? v->type.rank : 0;
	return wfi_emit_transpose(x, wfi_ints_dims(&l));
}

/** x with its dimensions reversed: of a matrix, its transpose. */
wf_val (wf_transpose)(wf_val x)
{
	const wfi_value *v = wfi_leaf("transpose", x);
	wfi_ints l = { 0 };

	if (!v)
		return wfi_poison;
	for (int i = v->type.rank - 1; i >= 0; i--)
		wfi_ints_add(&l, i);
	return wfi_emit_transpose(x, wfi_ints_dims(&l));
}

wf_val wfi_transpose(wf_val x, const int64_t *permutation)
{
	wfi_ints l;

	if (!wfi_read_dims("transpose", permutation, &l))
		return wfi_poison;
	return l.n ? (wf_transpose_n)(x, l.v, (size_t)l.n) : (wf_transpose)(x);
}

/** x with two dimensions exchanged. */
wf_val (wf_swapaxes)(wf_val x, int axis1, int axis2)
{
	const wfi_value *v = wfi_leaf("swapaxes", x);

	if (!v)
		return wfi_poison;
	int a = wfi_axis_index("swapaxes", axis1, v->type.rank), b = wfi_axis_index("swapaxes", axis2, v->type.rank);
	if (a < 0 || b < 0)
		return wfi_poison;
	wfi_ints l = wfi_count_up(0, v->type.rank);
	l.v[a] = b;
	l.v[b] = a;
	return wfi_emit_transpose(x, wfi_ints_dims(&l));
}

/** x with dimension source moved to place destination; the others keep their order. */
wf_val (wf_moveaxis)(wf_val x, int source, int destination)
{
	const wfi_value *v = wfi_leaf("moveaxis", x);
	wfi_ints l = { 0 };

	if (!v)
		return wfi_poison;
	int s = wfi_axis_index("moveaxis", source, v->type.rank), d = wfi_axis_index("moveaxis", destination, v->type.rank);
	if (s < 0 || d < 0)
		return wfi_poison;
	for (int i = 0, k = 0; i < v->type.rank; i++) {
		k += k == s;
		wfi_ints_add(&l, i == d ? s : k++);
	}
	return wfi_emit_transpose(x, wfi_ints_dims(&l));
}

/* broadcast_in_dim: repeats an array along new dimensions and along those of size 1. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

static bool infer(wfi_infer *c)
{
	const wfi_broadcast_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0];
	char t[WFI_TYPE_TEXT], r[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c) || !wfi_infer_result(c, 0, x->dtype, a->shape.n, a->shape.v) ||
	    !wfi_infer_dims(c, "broadcast_dimensions", a->dims, a->shape.n, false))
		return false;
	if (a->dims.n != x->rank)
		return wfi_infer_fail(c, "broadcast_dimensions places %d dimensions, the operand is %s", a->dims.n, wfi_type_text(x, t));
	for (int i = 0; i < x->rank; i++)
		if (x->dims[i] != 1 && x->dims[i] != c->out[0].dims[a->dims.v[i]])
			return wfi_infer_fail(c, "dimension %d of %s cannot become dimension %d of %s", i, wfi_type_text(x, t), (int)a->dims.v[i],
			                      wfi_type_text(&c->out[0], r));
	return true;
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_broadcast_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];

	for (wfi_walk w = wfi_walk_over(&e->out_type[0]); w.more; wfi_walk_next(&w)) {
		int64_t from[WF_MAX_RANK];
		for (int i = 0; i < x->rank; i++)
			from[i] = x->dims[i] == 1 ? 0 : w.index[a->dims.v[i]];
		wfi_move(e, w.place, 0, wfi_place(x, from));
	}
	return NULL;
}

static wfi_sv element(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_broadcast_attrs *a = e->attrs;
	wfi_ix from[WF_MAX_RANK];

	for (int i = 0; i < e->in_type[0].rank; i++)
		from[i] = e->in_type[0].dims[i] == 1 ? b->v->constant(b, 0) : index[a->dims.v[i]];
	return b->v->operand(b, 0, from);
}

/* sums over what was repeated */
static wf_val transpose(const wfi_view *e, wf_val ct)
{
	const wfi_broadcast_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *y = wfi_type_of(ct);
	wfi_ints sum = { 0 }, kept = { 0 }, order = { 0 };

	for (int r = 0; r < y->rank; r++) {
		int from = -1;
		for (int i = 0; i < x->rank; i++)
			if (a->dims.v[i] == r && x->dims[i] == y->dims[r])
				from = i;
		if (from < 0)
			wfi_ints_add(&sum, r);
		else
			wfi_ints_add(&kept, from);
	}
	/* result dimensions that were kept are in the result's order: bring them into the operand's */
	for (int i = 0; i < x->rank; i++)
		for (int k = 0; k < kept.n; k++)
			if (kept.v[k] == i)
				wfi_ints_add(&order, k);
	ct = wfi_emit_reduce(WFI_RED_ADD, ct, wfi_ints_dims(&sum));
	return wfi_emit_reshape(wfi_emit_transpose(ct, wfi_ints_dims(&order)), wfi_type_dims(x));
}

static const wfi_attr_field fields[] = {
	{ "shape", WFI_ATTR_DIMS, offsetof(wfi_broadcast_attrs, shape), NULL },
	{ "broadcast_dimensions", WFI_ATTR_DIMS, offsetof(wfi_broadcast_attrs, dims), NULL },
	{ 0 },
};
#define SAMPLE(type, shape_, dims_) { .in = type, .attrs = &(const wfi_broadcast_attrs){ shape_, dims_ } }
static const wfi_sample samples[] = {
	SAMPLE("f32[]", WFI_LIST(3, 37), WFI_NO_DIMS),
	SAMPLE("f64[5]", WFI_LIST(3, 5, 7), WFI_LIST(1)),
	SAMPLE("f64[3,1,7]", WFI_LIST(3, 5, 7), WFI_LIST(0, 1, 2)),
	SAMPLE("f64[3,5]", WFI_LIST(5, 2, 3), WFI_LIST(2, 0)),
	SAMPLE("bf16[1,17]", WFI_LIST(4, 17), WFI_LIST(0, 1)),
	SAMPLE("f16[1]", WFI_LIST(0, 3), WFI_LIST(1)),
	SAMPLE("i32[2,1]", WFI_LIST(2, 19), WFI_LIST(0, 1)),
	SAMPLE("u8[4]", WFI_LIST(4), WFI_LIST(0)),
	SAMPLE("bool[3]", WFI_LIST(2, 3), WFI_LIST(1)),
	{ 0 },
};
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_broadcast_attrs *a = b->e->attrs;
	const wfi_ints inner = wfi_dims_inner(a->dims), shape = wfi_dims_after(b->size, a->shape), dims = wfi_dims_after(0, wfi_ints_dims(&inner));

	(void)out_batched;
	return wfi_batch_emit(b, &(const wfi_broadcast_attrs){ wfi_ints_dims(&shape), wfi_ints_dims(&dims) }, out);
}

const wfi_op wfi_op_broadcast_in_dim = {
	.name = "broadcast_in_dim",
	.doc = "Operand dimension i becomes dimension broadcast_dimensions[i] of the shape; those of size 1 and all others are repeated.",
	.n_in = 1, .n_out = 1, .attrs_size = sizeof(wfi_broadcast_attrs), .fields = fields, .infer = infer,
	.linear = 1, .transpose = { transpose },
	.batch = batch, .lowering = WFI_LOWER_ELEMENT, .element = element, .eval = eval, .shard = "broadcast", .samples = samples,
};

wf_val wfi_emit_broadcast(wf_val x, wfi_dims shape, wfi_dims dims)
{
	return WFI_EMIT(&wfi_op_broadcast_in_dim, &((const wfi_broadcast_attrs){ shape, dims }), x);
}

/* PUBLIC
wf_val wfi_broadcast_to_dims(wf_val x, const int64_t *dims);
#define wf_broadcast_to(...) WFI_BROADCAST_TO(__VA_ARGS__, )
#define WFI_BROADCAST_TO(x, ...) WFI_S(wfi_broadcast_to_dims(x, WFI_DIMS(__VA_ARGS__)))
*/

/** wf_broadcast_to(x, 4, 3): x repeated to that shape by numpy's rules: shapes are aligned at the last dimension; x's dimensions must
 * be equal or 1. This is the form for a run-time shape. */
wf_val (wf_broadcast_to_n)(wf_val x, const int64_t *dims, size_t n)
{
	wfi_ints l;
	const wfi_value *v = wfi_leaf("broadcast_to", x);

	if (!v || !wfi_copy_dims("broadcast_to", dims, n, &l))
		return wfi_poison;
	for (int i = 0; i < l.n; i++)
		if (l.v[i] < 0)
			return wfi_fail("broadcast_to", "dimension %d would have size %lld", i, (long long)l.v[i]);
	wfi_type t = wfi_type_make(v->type.dtype, l.n, l.v);
	return wfi_broadcast_to("broadcast_to", x, &t);
}

wf_val wfi_broadcast_to_dims(wf_val x, const int64_t *dims)
{
	wfi_ints l;
	return wfi_read_dims("broadcast_to", dims, &l) ? (wf_broadcast_to_n)(x, l.v, (size_t)l.n) : wfi_poison;
}

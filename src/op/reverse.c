/* reverse: the order of the elements turned round along some dimensions. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

static bool infer(wfi_infer *c)
{
	const wfi_dims_attrs *a = c->attrs;

	if (!wfi_infer_arity(c) || !wfi_infer_dims(c, "dimensions", a->dims, c->in[0].rank, false))
		return false;
	c->out[0] = c->in[0];
	return true;
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_dims_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];

	for (wfi_walk w = wfi_walk_over(x); w.more; wfi_walk_next(&w)) {
		int64_t from[WF_MAX_RANK];
		for (int i = 0; i < x->rank; i++)
			from[i] = wfi_dims_has(a->dims, i) ? x->dims[i] - 1 - w.index[i] : w.index[i];
		wfi_move(e, w.place, 0, wfi_place(x, from));
	}
	return NULL;
}

static wfi_sv element(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_dims_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	wfi_ix from[WF_MAX_RANK];

	for (int i = 0; i < x->rank; i++)
		from[i] = wfi_dims_has(a->dims, i) ? b->v->add(b, b->v->constant(b, x->dims[i] - 1), b->v->mul(b, index[i], -1)) : index[i];
	return b->v->operand(b, 0, from);
}

static wf_val turned(wf_val x, wfi_dims dims)
{
	return WFI_EMIT(&wfi_op_reverse, &((const wfi_dims_attrs){ dims }), x);
}

WFI_CT(transpose, turned(ct, ((const wfi_dims_attrs *)e->attrs)->dims))

static const wfi_attr_field fields[] = { { "dimensions", WFI_ATTR_DIMS, offsetof(wfi_dims_attrs, dims), NULL }, { 0 } };
#define SAMPLE(type, ...) { .in = type, .attrs = &(const wfi_dims_attrs){ WFI_LIST(__VA_ARGS__) } }
static const wfi_sample samples[] = {
	SAMPLE("f32[37]", 0),
	SAMPLE("f64[3,5,7]", 1),
	SAMPLE("f64[3,5,7]", 0, 2),
	SAMPLE("bf16[4,5]", 1, 0),
	SAMPLE("f16[0,2]", 0),
	SAMPLE("i32[2,19]", 1),
	SAMPLE("bool[3]", 0),
	{ .in = "f32[]", .attrs = &(const wfi_dims_attrs){ WFI_NO_DIMS } },
	{ 0 },
};
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_ints dims = wfi_dims_inner(((const wfi_dims_attrs *)b->e->attrs)->dims);

	(void)out_batched;
	return wfi_batch_emit(b, &(const wfi_dims_attrs){ wfi_ints_dims(&dims) }, out);
}

const wfi_op wfi_op_reverse = {
	.name = "reverse",
	.doc = "The elements in opposite order along the dimensions.",
	.n_in = 1, .n_out = 1, .attrs_size = sizeof(wfi_dims_attrs), .fields = fields, .infer = infer,
	.linear = 1, .transpose = { transpose },
	.batch = batch, .lowering = WFI_LOWER_ELEMENT, .element = element, .eval = eval, .shard = "reverse", .samples = samples,
};

/* PUBLIC
wf_val wfi_flip(wf_val x, const int64_t *axes);
#define wf_flip(...) WFI_FLIP(__VA_ARGS__, )
#define WFI_FLIP(x, ...) WFI_S(wfi_flip(x, WFI_DIMS(__VA_ARGS__)))
*/

wf_val wfi_flip(wf_val x, const int64_t *axes)
{
	const wfi_value *v = wfi_leaf("flip", x);
	wfi_ints given, l;

	if (!v || !wfi_read_dims("flip", axes, &given) || !wfi_resolve_axes("flip", wfi_ints_dims(&given), v->type.rank, &l))
		return wfi_poison;
	return turned(x, wfi_ints_dims(&l));
}

/** wf_flip(x): the elements in opposite order along every axis; wf_flip(x, 0, -1): along these. */
wf_val (wf_flip)(wf_val x)
{
	return wfi_flip(x, (const int64_t[]){ WFI_END_DIM });
}

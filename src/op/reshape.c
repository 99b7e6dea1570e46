/* reshape, and what is a reshape: expand_dims, squeeze. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

static bool infer(wfi_infer *c)
{
	const wfi_shape_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT], r[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c) || !wfi_infer_result(c, 0, c->in[0].dtype, a->shape.n, a->shape.v))
		return false;
	if (wfi_type_count(&c->in[0]) != wfi_type_count(&c->out[0]))
		return wfi_infer_fail(c, "%s has %lld elements, %s has %lld", wfi_type_text(&c->in[0], t), (long long)wfi_type_count(&c->in[0]),
		                      wfi_type_text(&c->out[0], r), (long long)wfi_type_count(&c->out[0]));
	return true;
}

static wf_error *eval(const wfi_eval *e)
{
	size_t n = wfi_type_bytes(&e->out_type[0]);
	if (n)
		memcpy(e->out[0], e->in[0], n);
	return NULL;
}

/* Dimensions are taken in the smallest groups of equal size, so that most places need no division. */
static wfi_sv element(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_type *x = &e->in_type[0], *y = &e->out_type[0];
	wfi_ix from[WF_MAX_RANK];

	for (int i = 0, j = 0; i < x->rank || j < y->rank;) {
		int i0 = i, j0 = j;
		int64_t m = i < x->rank ? x->dims[i++] : 1, n = j < y->rank ? y->dims[j++] : 1;
		while (m != n && (i < x->rank || j < y->rank)) {
			if (i < x->rank && (m < n || j == y->rank))
				m *= x->dims[i++];
			else
				n *= y->dims[j++];
		}
		wfi_type gx = wfi_type_make(x->dtype, i - i0, x->dims + i0), gy = wfi_type_make(y->dtype, j - j0, y->dims + j0);
		if (i - i0 == 1 && j - j0 == 1)
			from[i0] = index[j0];
		else
			wfi_e_delinear(b, &gx, wfi_e_linear(b, &gy, index + j0), from + i0);
	}
	return b->v->operand(b, 0, from);
}

WFI_CT(transpose, wfi_emit_reshape(ct, wfi_type_dims(&e->in_type[0])))

static const wfi_attr_field fields[] = { { "shape", WFI_ATTR_DIMS, offsetof(wfi_shape_attrs, shape), NULL }, { 0 } };
#define SAMPLE(type, shape_) { .in = type, .attrs = &(const wfi_shape_attrs){ shape_ } }
static const wfi_sample samples[] = {
	SAMPLE("f32[]", WFI_LIST(1, 1)),
	SAMPLE("f64[3,5,7]", WFI_LIST(7, 15)),
	SAMPLE("f64[6,4]", WFI_LIST(2, 3, 1, 2, 2)),
	SAMPLE("f32[1,37,1]", WFI_LIST(37)),
	SAMPLE("bf16[4,5]", WFI_LIST(5, 4)),
	SAMPLE("f16[1]", WFI_NO_DIMS),
	SAMPLE("f32[0,3]", WFI_LIST(5, 0)),
	SAMPLE("i32[2,1,9]", WFI_LIST(18)),
	SAMPLE("bool[8]", WFI_LIST(2, 4)),
	{ 0 },
};
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_ints shape = wfi_dims_after(b->size, ((const wfi_shape_attrs *)b->e->attrs)->shape);

	(void)out_batched;
	return wfi_batch_emit(b, &(const wfi_shape_attrs){ wfi_ints_dims(&shape) }, out);
}

const wfi_op wfi_op_reshape = {
	.name = "reshape",
	.doc = "The same elements, in row-major order, in another shape.",
	.n_in = 1, .n_out = 1, .attrs_size = sizeof(wfi_shape_attrs), .fields = fields, .infer = infer,
	.linear = 1, .transpose = { transpose },
	.batch = batch, .lowering = WFI_LOWER_ELEMENT, .element = element, .eval = eval, .shard = "reshape", .samples = samples,
};

wf_val wfi_emit_reshape(wf_val x, wfi_dims shape)
{
	const wfi_type *t = wfi_type_of(x);

	if (!wfi_is_poison(x) && t->rank == shape.n && (!shape.n || !memcmp(t->dims, shape.v, (size_t)shape.n * sizeof *shape.v)))
		return x;
	return WFI_EMIT(&wfi_op_reshape, &((const wfi_shape_attrs){ shape }), x);
}

/* PUBLIC
wf_val wfi_reshape(wf_val x, const int64_t *dims);
#define wf_reshape(...) WFI_RESHAPE(__VA_ARGS__, )
#define WFI_RESHAPE(x, ...) WFI_S(wfi_reshape(x, WFI_DIMS(__VA_ARGS__)))
wf_val wfi_squeeze(wf_val x, const int64_t *axes);
#define wf_squeeze(...) WFI_SQUEEZE(__VA_ARGS__, )
#define WFI_SQUEEZE(x, ...) WFI_S(wfi_squeeze(x, WFI_DIMS(__VA_ARGS__)))
*/

/* what one −1 among the sizes stands for */
static bool resolve(const wfi_type *x, wfi_ints *l)
{
	int64_t known = 1;
	int unknown = -1;
	char t[WFI_TYPE_TEXT];

	for (int i = 0; i < l->n; i++) {
		if (l->v[i] == -1 && unknown >= 0) {
			wfi_fail("reshape", "only one size may be -1, dimensions %d and %d are", unknown, i);
			return false;
		}
		if (l->v[i] == -1)
			unknown = i;
		else if (__builtin_mul_overflow(known, l->v[i], &known))
			known = 0;
	}
	if (unknown < 0)
		return true;
	if (known <= 0 || wfi_type_count(x) % known) {
		wfi_fail("reshape", "%s has %lld elements: they cannot be spread over -1 times %lld", wfi_type_text(x, t), (long long)wfi_type_count(x),
		         (long long)known);
		return false;
	}
	l->v[unknown] = wfi_type_count(x) / known;
	return true;
}

/** wf_reshape(x, 2, 3): the same elements, in row-major order, in another shape. One size may be −1: what is left. wf_reshape(x):
 * a scalar of the one element. This is the form for a run-time shape. */
wf_val (wf_reshape_n)(wf_val x, const int64_t *dims, size_t n)
{
	wfi_ints l;
	const wfi_value *v = wfi_leaf("reshape", x);

	if (!v || !wfi_copy_dims("reshape", dims, n, &l) || !resolve(&v->type, &l))
		return wfi_poison;
	return wfi_emit_reshape(x, wfi_ints_dims(&l));
}

wf_val wfi_reshape(wf_val x, const int64_t *dims)
{
	wfi_ints l;
	return wfi_read_dims("reshape", dims, &l) ? (wf_reshape_n)(x, l.v, (size_t)l.n) : wfi_poison;
}

/** x with a new dimension of size 1 at axis (of the result; negative counts from its end). */
wf_val (wf_expand_dims)(wf_val x, int axis)
{
	const wfi_value *v = wfi_leaf("expand_dims", x);
	wfi_ints l = { 0 };

	if (!v)
		return wfi_poison;
	if (v->type.rank == WF_MAX_RANK)
		return wfi_fail("expand_dims", "more than %d dimensions", WF_MAX_RANK);
	int at = wfi_axis_index("expand_dims", axis, v->type.rank + 1);
	if (at < 0)
		return wfi_poison;
	for (int i = 0, k = 0; i <= v->type.rank; i++)
		wfi_ints_add(&l, i == at ? 1 : v->type.dims[k++]);
	return wfi_emit_reshape(x, wfi_ints_dims(&l));
}

wf_val wfi_squeeze(wf_val x, const int64_t *axes)
{
	const wfi_value *v = wfi_leaf("squeeze", x);
	wfi_ints given, drop, l = { 0 };
	char t[WFI_TYPE_TEXT];

	if (!v || !wfi_read_dims("squeeze", axes, &given) || !wfi_resolve_axes("squeeze", wfi_ints_dims(&given), v->type.rank, &drop))
		return wfi_poison;
	for (int i = 0; i < v->type.rank; i++) {
		int64_t n = v->type.dims[i];
		bool named = given.n && wfi_dims_has(wfi_ints_dims(&drop), i);
		if (named && n != 1)
			return wfi_fail("squeeze", "axis %d of %s has size %lld, not 1", i, wfi_type_text(&v->type, t), (long long)n);
		if (given.n ? !named : n != 1)
			wfi_ints_add(&l, n);
	}
	return wfi_emit_reshape(x, wfi_ints_dims(&l));
}

/** wf_squeeze(x): x without its dimensions of size 1; wf_squeeze(x, 0, -1): without these, whose size must be 1. */
wf_val (wf_squeeze)(wf_val x)
{
	return wfi_squeeze(x, (const int64_t[]){ WFI_END_DIM });
}

/* concatenate: arrays one after another along a dimension. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

static bool infer(wfi_infer *c)
{
	const wfi_dimension_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0];
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (c->n_in < 1 || !a)
		return wfi_infer_fail(c, "no operands");
	if (a->dimension < 0 || a->dimension >= x->rank)
		return wfi_infer_fail(c, "there is no dimension %lld in %s", (long long)a->dimension, wfi_type_text(x, t));
	wfi_type sum = *x;
	for (int i = 1; i < c->n_in; i++) {
		wfi_type y = c->in[i];
		if (y.rank == x->rank) {
			if (__builtin_add_overflow(sum.dims[a->dimension], y.dims[a->dimension], &sum.dims[a->dimension]))
				return wfi_infer_fail(c, "too many elements");
			y.dims[a->dimension] = x->dims[a->dimension];
		}
		if (!wfi_type_equal(&y, x))
			return wfi_infer_fail(c, "operands differ beyond dimension %lld: %s and %s", (long long)a->dimension, wfi_type_text(x, t),
			                      wfi_type_text(&c->in[i], u));
	}
	return wfi_infer_result(c, 0, x->dtype, x->rank, sum.dims);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_dimension_attrs *a = e->attrs;
	const int d = (int)a->dimension;

	for (wfi_walk w = wfi_walk_over(&e->out_type[0]); w.more; wfi_walk_next(&w)) {
		int64_t from[WF_MAX_RANK];
		int k = 0;
		memcpy(from, w.index, sizeof from);
		while (from[d] >= e->in_type[k].dims[d])
			from[d] -= e->in_type[k++].dims[d];
		wfi_move(e, w.place, k, wfi_place(&e->in_type[k], from));
	}
	return NULL;
}

static wfi_sv element(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_dimension_attrs *a = e->attrs;
	const int d = (int)a->dimension;
	wfi_ix from[WF_MAX_RANK];
	wfi_sv value = { 0 };
	int64_t offset = 0;
	bool some = false;

	for (int i = 0; i < e->out_type[0].rank; i++)
		from[i] = index[i];
	for (int k = 0; k < e->n_in; k++) {
		int64_t n = e->in_type[k].dims[d];
		if (!n)
			continue;
		wfi_ix at = offset ? b->v->add(b, index[d], b->v->constant(b, -offset)) : index[d];
		from[d] = b->v->clamp(b, at, 0, n - 1);
		wfi_sv x = b->v->operand(b, k, from);
		/* those before k are already in value: from offset on it is operand k, until a later one takes over */
		value = some ? wfi_s_select(b->s, b->v->in_range(b, index[d], offset, e->out_type[0].dims[d]), x, value) : x;
		some = true;
		offset += n;
	}
	return value;
}

static void jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_dimension_attrs *a = e->attrs;
	wf_val *all = wfi_alloc((size_t)e->n_in * sizeof *all);

	for (int i = 0; i < e->n_in; i++)
		all[i] = t[i].node ? t[i] : wfi_zeros_of(&e->in_type[i]);
	out[0] = wfi_emit_concatenate(a->dimension, all, e->n_in);
	wfi_free(all);
}

static void transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	const wfi_dimension_attrs *a = e->attrs;
	int64_t offset = 0;

	for (int i = 0; i < e->n_in; i++) {
		int64_t n = e->in_type[i].dims[a->dimension];
		if (wanted[i])
			out[i] = (wf_slice_axis)(ct[0], (int)a->dimension, offset, offset + n);
		offset += n;
	}
}

static const wfi_attr_field fields[] = { { "dimension", WFI_ATTR_I64, offsetof(wfi_dimension_attrs, dimension), NULL }, { 0 } };
#define SAMPLE(types, d) { .in = types, .attrs = &(const wfi_dimension_attrs){ d } }
static const wfi_sample samples[] = {
	SAMPLE("f32[37], f32[5]", 0),
	SAMPLE("f64[3,5,7], f64[3,1,7], f64[3,2,7]", 1),
	SAMPLE("f64[2,3]", 1),
	SAMPLE("f32[0,3], f32[2,3], f32[0,3], f32[1,3]", 0),
	SAMPLE("f32[0], f32[0]", 0),
	SAMPLE("bf16[4,5], bf16[4,17]", 1),
	SAMPLE("f16[1], f16[1], f16[1], f16[1], f16[1]", 0),
	SAMPLE("i32[2,2], i32[3,2]", 0),
	SAMPLE("u8[3], u8[4]", 0),
	SAMPLE("bool[3], bool[2]", 0),
	{ 0 },
};
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	(void)out_batched;
	return wfi_batch_emit(b, &(const wfi_dimension_attrs){ ((const wfi_dimension_attrs *)b->e->attrs)->dimension + 1 }, out);
}

const wfi_op wfi_op_concatenate = {
	.name = "concatenate",
	.doc = "The operands one after another along a dimension.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_LINEAR, .attrs_size = sizeof(wfi_dimension_attrs), .fields = fields, .infer = infer,
	.linear = ~0u, .jvp_all = jvp, .transpose_all = transpose,
	.batch = batch, .lowering = WFI_LOWER_ELEMENT, .element = element, .eval = eval, .shard = "concatenate", .samples = samples,
};

wf_val wfi_emit_concatenate(int64_t dimension, const wf_val *v, int n)
{
	return n == 1 ? v[0] : wfi_emit(&wfi_op_concatenate, &(const wfi_dimension_attrs){ dimension }, n, v);
}

/* PUBLIC
wf_val wfi_concatenate(int axis, const wf_val *v);
#define wf_concatenate(axis, ...) WFI_S(wfi_concatenate(axis, WFI_VALS(__VA_ARGS__, )))
wf_val wfi_stack(int axis, const wf_val *v);
#define wf_stack(axis, ...) WFI_S(wfi_stack(axis, WFI_VALS(__VA_ARGS__, )))
*/

/** wf_concatenate(axis, a, b, …): the arrays one after another along axis; dtypes are promoted. This is the form for an array of values. */
wf_val (wf_concatenate_n)(int axis, const wf_val *v, size_t n)
{
	wf_val result = wfi_poison;

	if (!n || n > INT_MAX)
		return wfi_fail("concatenate", "%zu arrays given, at least one is needed", n);
	const wfi_value *first = wfi_leaf("concatenate", v[0]);
	int a = first ? wfi_axis_index("concatenate", axis, first->type.rank) : -1;
	wf_val *all = wfi_alloc(n * sizeof *all);
	memcpy(all, v, n * sizeof *all);
	if (a >= 0 && wfi_promote_dtypes("concatenate", all, (int)n))
		result = wfi_emit_concatenate(a, all, (int)n);
	wfi_free(all);
	return result;
}

wf_val wfi_concatenate(int axis, const wf_val *v)
{
	return (wf_concatenate_n)(axis, v, (size_t)wfi_count_vals(v));
}

/** wf_stack(axis, a, b, …): arrays of one shape side by side along a new axis of the result. This is the form for an array of values. */
wf_val (wf_stack_n)(int axis, const wf_val *v, size_t n)
{
	if (!n)
		return wfi_fail("stack", "no arrays given, at least one is needed");
	const wfi_value *first = wfi_leaf("stack", v[0]);
	int a = first ? wfi_axis_index("stack", axis, first->type.rank + 1) : -1;
	if (a < 0)
		return wfi_poison;
	wf_val *all = wfi_alloc(n * sizeof *all), result = wfi_poison;
	bool ok = true;
	for (size_t i = 0; i < n && ok; i++) {
		const wfi_value *x = wfi_leaf("stack", v[i]);
		char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];
		ok = x && wfi_same_shape(&x->type, &first->type);
		if (x && !ok)
			wfi_fail("stack", "the arrays' shapes differ: %s and %s", wfi_type_text(&first->type, t), wfi_type_text(&x->type, u));
		if (ok)
			all[i] = (wf_expand_dims)(v[i], a);
	}
	if (ok)
		result = (wf_concatenate_n)(a, all, n);
	wfi_free(all);
	return result;
}

wf_val wfi_stack(int axis, const wf_val *v)
{
	return (wf_stack_n)(axis, v, (size_t)wfi_count_vals(v));
}

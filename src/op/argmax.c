/* wf.argmax, wf.argmin: the place of the greatest, the least element along a dimension. */
#include "lower/text.h"
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

static bool infer(wfi_infer *c)
{
	const wfi_dimension_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0];
	wfi_ints dims = { 0 };
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (a->dimension < 0 || a->dimension >= x->rank)
		return wfi_infer_fail(c, "there is no dimension %lld in %s", (long long)a->dimension, wfi_type_text(x, t));
	if (!x->dtype || wfi_is_complex(x->dtype) || x->dtype == WF_TOKEN)
		return wfi_infer_fail(c, "%s has no order", wfi_type_text(x, t));
	if (!x->dims[a->dimension])
		return wfi_infer_fail(c, "dimension %lld of %s is empty", (long long)a->dimension, wfi_type_text(x, t));
	if (x->dims[a->dimension] > INT32_MAX)
		return wfi_infer_fail(c, "dimension %lld of %s is too long for an i32", (long long)a->dimension, wfi_type_text(x, t));
	for (int d = 0; d < x->rank; d++)
		if (d != a->dimension)
			wfi_ints_add(&dims, x->dims[d]);
	return wfi_infer_result(c, 0, WF_I32, dims.n, dims.v);
}

/* the first NaN, else the first extreme; -1 times the number is compared for argmin */
static int64_t find_f(wf_dtype d, const void *p, int64_t at, int64_t step, int64_t n, double sign)
{
	int64_t found = 0;
	double best = 0;

	for (int64_t i = 0; i < n; i++) {
		double x = sign * wfi_load_f(d, p, at + i * step);
		if (x != x)
			return i;
		if (!i || x > best) {
			best = x;
			found = i;
		}
	}
	return found;
}

static int64_t find_i(wf_dtype d, const void *p, int64_t at, int64_t step, int64_t n, int kind)
{
	int64_t found = 0, best = 0;

	for (int64_t i = 0; i < n; i++) {
		int64_t x = wfi_load_i(d, p, at + i * step);
		if (!i || (x != best && wfi_combine_i(kind, d, best, x) == x)) {
			best = x;
			found = i;
		}
	}
	return found;
}

static wf_error *find(const wfi_eval *e, int kind)
{
	const wfi_dimension_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	int64_t strides[WF_MAX_RANK];
	int32_t *out = e->out[0];

	wfi_type_strides(x, strides);
	for (wfi_walk w = wfi_walk_over(&e->out_type[0]); w.more; wfi_walk_next(&w)) {
		int64_t at = 0, step = strides[a->dimension], n = x->dims[a->dimension];
		for (int d = 0, k = 0; d < x->rank; d++)
			if (d != a->dimension)
				at += w.index[k++] * strides[d];
		out[w.place] = (int32_t)(wfi_is_float(x->dtype) ? find_f(x->dtype, e->in[0], at, step, n, kind == WFI_RED_MAX ? 1 : -1)
		                                                : find_i(x->dtype, e->in[0], at, step, n, kind));
	}
	return NULL;
}

static wf_error *eval_max(const wfi_eval *e)
{
	return find(e, WFI_RED_MAX);
}

static wf_error *eval_min(const wfi_eval *e)
{
	return find(e, WFI_RED_MIN);
}

static double flops(const wfi_view *e)
{
	return (double)wfi_type_count(&e->in_type[0]);
}

static const wfi_attr_field fields[] = { { "dimension", WFI_ATTR_I64, offsetof(wfi_dimension_attrs, dimension), NULL }, { 0 } };
#define SAMPLE(type, d) { .in = type, .attrs = &(const wfi_dimension_attrs){ d }, .no_grad = true }
static const wfi_sample samples[] = {
	SAMPLE("f32[37]", 0), SAMPLE("f64[3,5,7]", 1), SAMPLE("f32[5,19]", 1), SAMPLE("bf16[4,5]", 0), SAMPLE("f16[17]", 0), SAMPLE("f32[0,3]", 1),
	SAMPLE("i32[33]", 0), SAMPLE("u8[2,9]", 1), SAMPLE("i64[4,3]", 0), SAMPLE("u64[5]", 0), SAMPLE("bool[7]", 0), { 0 },
};
/* StableHLO has none: the least place of those that equal the extreme, or are NaN */
static bool lower_by(const wfi_view *e, wfi_reduce_kind kind, wf_val *out)
{
	const wfi_dimension_attrs *a = e->attrs;
	const wfi_type *t = &e->in_type[0], places = wfi_type_with_dtype(*t, WF_I32);
	const bool is_bool = t->dtype == WF_BOOL;
	wf_val x = is_bool ? wf_convert(e->in[0], WF_I32) : e->in[0];
	const wfi_type *shape = wfi_type_of(x);
	wfi_ints others = { 0 };

	for (int i = 0; i < t->rank; i++)
		if (i != a->dimension)
			wfi_ints_add(&others, i);
	wf_val extreme = wfi_emit_reduce(kind, x, (wfi_dims){ 1, &a->dimension });
	wf_val found = wf_equal(x, wfi_emit_broadcast(extreme, wfi_type_dims(shape), wfi_ints_dims(&others)));
	if (wfi_is_float(t->dtype))
		found = wf_logical_or(found, wf_not_equal(x, x));
	wf_val place = wf_where(found, wfi_emit_iota(&places, a->dimension), wfi_splat_i(&places, INT32_MAX));
	out[0] = wfi_emit_reduce(WFI_RED_MIN, place, (wfi_dims){ 1, &a->dimension });
	return true;
}

static bool lower_max(const wfi_view *e, wf_val *out)
{
	return lower_by(e, WFI_RED_MAX, out);
}

static bool lower_min(const wfi_view *e, wf_val *out)
{
	return lower_by(e, WFI_RED_MIN, out);
}

static const wfi_text text_max = { .lower = lower_max }, text_min = { .lower = lower_min };
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	(void)out_batched;
	return wfi_batch_emit(b, &(const wfi_dimension_attrs){ ((const wfi_dimension_attrs *)b->e->attrs)->dimension + 1 }, out);
}

const wfi_op wfi_op_argmax = {
	.name = "wf.argmax",
	.doc = "The place of the greatest element along a dimension, as i32: the first NaN, else the first of equal ones.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_OWN, .attrs_size = sizeof(wfi_dimension_attrs), .fields = fields, .infer = infer,
	.no_jvp = "integer result", .no_transpose = "integer result",
	.batch = batch, .lowering = WFI_LOWER_HOST, .eval = eval_max, .flops = flops, .shard = "reduce", .samples = samples, .text = &text_max,
};
const wfi_op wfi_op_argmin = {
	.name = "wf.argmin",
	.doc = "The place of the least element along a dimension, as i32: the first NaN, else the first of equal ones.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_OWN, .attrs_size = sizeof(wfi_dimension_attrs), .fields = fields, .infer = infer,
	.no_jvp = "integer result", .no_transpose = "integer result",
	.batch = batch, .lowering = WFI_LOWER_HOST, .eval = eval_min, .flops = flops, .shard = "reduce", .samples = samples, .text = &text_min,
};

static wf_val place(const char *name, const wfi_op *op, wf_val x, int axis)
{
	const wfi_value *v = wfi_leaf(name, x);

	if (!v)
		return wfi_poison;
	if (axis == WF_NONE) {
		int64_t n = wfi_type_count(&v->type);
		x = wfi_emit_reshape(x, (wfi_dims){ 1, &n });
		axis = 0;
	} else if ((axis = wfi_axis_index(name, axis, v->type.rank)) < 0) {
		return wfi_poison;
	}
	return WFI_EMIT(op, &((const wfi_dimension_attrs){ axis }), x);
}

/** The place of the greatest element along axis, as i32: the first NaN, else the first of equal ones. Axis WF_NONE: in x flattened. */
wf_val (wf_argmax)(wf_val x, int axis)
{
	return place("argmax", &wfi_op_argmax, x, axis);
}

/** The place of the least element along axis, as i32: the first NaN, else the first of equal ones. Axis WF_NONE: in x flattened. */
wf_val (wf_argmin)(wf_val x, int axis)
{
	return place("argmin", &wfi_op_argmin, x, axis);
}

/* slice: a part of an array, between constant limits, every stride-th element. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

static bool infer(wfi_infer *c)
{
	const wfi_slice_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0];
	wfi_ints dims = { 0 };
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (a->start.n != x->rank || a->limit.n != x->rank || a->stride.n != x->rank)
		return wfi_infer_fail(c, "%d starts, %d limits and %d strides for %s", a->start.n, a->limit.n, a->stride.n, wfi_type_text(x, t));
	for (int i = 0; i < x->rank; i++) {
		int64_t start = a->start.v[i], limit = a->limit.v[i], stride = a->stride.v[i];
		if (start < 0 || start > limit || limit > x->dims[i])
			return wfi_infer_fail(c, "dimension %d of %s: start %lld and limit %lld are not 0 <= start <= limit <= %lld", i, wfi_type_text(x, t),
			                      (long long)start, (long long)limit, (long long)x->dims[i]);
		if (stride < 1)
			return wfi_infer_fail(c, "dimension %d: the stride is %lld, at least 1 is possible", i, (long long)stride);
		wfi_ints_add(&dims, (limit - start) / stride + ((limit - start) % stride != 0));
	}
	return wfi_infer_result(c, 0, x->dtype, x->rank, dims.v);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_slice_attrs *a = e->attrs;

	for (wfi_walk w = wfi_walk_over(&e->out_type[0]); w.more; wfi_walk_next(&w)) {
		int64_t from[WF_MAX_RANK];
		for (int i = 0; i < a->start.n; i++)
			from[i] = a->start.v[i] + a->stride.v[i] * w.index[i];
		wfi_move(e, w.place, 0, wfi_place(&e->in_type[0], from));
	}
	return NULL;
}

static wfi_sv element(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_slice_attrs *a = e->attrs;
	wfi_ix from[WF_MAX_RANK];

	for (int i = 0; i < a->start.n; i++) {
		from[i] = a->stride.v[i] == 1 ? index[i] : b->v->mul(b, index[i], a->stride.v[i]);
		if (a->start.v[i])
			from[i] = b->v->add(b, from[i], b->v->constant(b, a->start.v[i]));
	}
	return b->v->operand(b, 0, from);
}

/* zeros where nothing was taken */
static wf_val transpose(const wfi_view *e, wf_val ct)
{
	const wfi_slice_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *y = wfi_type_of(ct);
	wfi_ints low = { 0 }, high = { 0 }, interior = { 0 };

	if (wfi_is_poison(ct))
		return ct;
	for (int i = 0; i < x->rank; i++) {
		int64_t used = y->dims[i] ? (y->dims[i] - 1) * a->stride.v[i] + 1 : 0;
		wfi_ints_add(&low, a->start.v[i]);
		wfi_ints_add(&high, x->dims[i] - a->start.v[i] - used);
		wfi_ints_add(&interior, a->stride.v[i] - 1);
	}
	wfi_type scalar = wfi_type_scalar(y->dtype);
	return wfi_emit_pad(ct, wfi_zeros_of(&scalar), wfi_ints_dims(&low), wfi_ints_dims(&high), wfi_ints_dims(&interior));
}

static const wfi_attr_field fields[] = {
	{ "start_indices", WFI_ATTR_DIMS, offsetof(wfi_slice_attrs, start), NULL },
	{ "limit_indices", WFI_ATTR_DIMS, offsetof(wfi_slice_attrs, limit), NULL },
	{ "strides", WFI_ATTR_DIMS, offsetof(wfi_slice_attrs, stride), NULL },
	{ 0 },
};
#define SAMPLE(type, start_, limit_, stride_) { .in = type, .attrs = &(const wfi_slice_attrs){ start_, limit_, stride_ } }
static const wfi_sample samples[] = {
	SAMPLE("f32[37]", WFI_LIST(2), WFI_LIST(35), WFI_LIST(1)),
	SAMPLE("f64[37]", WFI_LIST(1), WFI_LIST(37), WFI_LIST(5)),
	SAMPLE("f64[3,5,7]", WFI_LIST(1, 0, 2), WFI_LIST(3, 5, 6), WFI_LIST(1, 2, 3)),
	SAMPLE("f64[4,5]", WFI_LIST(2, 1), WFI_LIST(2, 4), WFI_LIST(1, 1)),
	SAMPLE("bf16[4,19]", WFI_LIST(0, 3), WFI_LIST(4, 19), WFI_LIST(3, 1)),
	SAMPLE("f16[8]", WFI_LIST(7), WFI_LIST(8), WFI_LIST(4)),
	SAMPLE("i32[2,9]", WFI_LIST(1, 0), WFI_LIST(2, 9), WFI_LIST(1, 4)),
	SAMPLE("bool[6]", WFI_LIST(1), WFI_LIST(6), WFI_LIST(2)),
	SAMPLE("f32[]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_NO_DIMS),
	{ 0 },
};
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_slice_attrs *a = b->e->attrs;
	const wfi_ints start = wfi_dims_after(0, a->start), limit = wfi_dims_after(b->size, a->limit), stride = wfi_dims_after(1, a->stride);

	(void)out_batched;
	return wfi_batch_emit(b, &(const wfi_slice_attrs){ wfi_ints_dims(&start), wfi_ints_dims(&limit), wfi_ints_dims(&stride) }, out);
}

const wfi_op wfi_op_slice = {
	.name = "slice",
	.doc = "The elements from start up to limit, every stride-th, of each dimension.",
	.n_in = 1, .n_out = 1, .attrs_size = sizeof(wfi_slice_attrs), .fields = fields, .infer = infer,
	.linear = 1, .transpose = { transpose },
	.batch = batch, .lowering = WFI_LOWER_ELEMENT, .element = element, .eval = eval, .shard = "slice", .samples = samples,
};

wf_val wfi_emit_slice(wf_val x, wfi_dims start, wfi_dims limit, wfi_dims stride)
{
	const wfi_type *t = wfi_type_of(x);
	bool whole = !wfi_is_poison(x) && start.n == t->rank && limit.n == t->rank;

	for (int i = 0; whole && i < t->rank; i++)
		whole = !start.v[i] && limit.v[i] == t->dims[i] && stride.v[i] == 1;
	return whole ? x : WFI_EMIT(&wfi_op_slice, &((const wfi_slice_attrs){ start, limit, stride }), x);
}

/* PUBLIC
typedef struct wf_slice_opts { int wfi_; int64_t start[8], limit[8], stride[8]; } wf_slice_opts;
#ifdef __cplusplus
#define wf_slice(...) WFI_S((wf_slice)(__VA_ARGS__))
#else
#define wf_slice(...) WFI_SLICE(__VA_ARGS__, )
#define WFI_SLICE(x, ...) WFI_S((wf_slice)(x, (wf_slice_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif
*/

/** wf_slice(x, .start = {1, 0}, .limit = {3, -1}, .stride = {1, 2}): a part of x. A start or limit below 0 counts from the end; a limit
 * of 0, or one left out, is the end (wf_slice_axis makes empty ones); a stride left out is 1. Outside of x is a trace error. */
wf_val (wf_slice)(wf_val x, wf_slice_opts o)
{
	const wfi_value *v = wfi_leaf("slice", x);
	wfi_ints start = { 0 }, limit = { 0 }, stride = { 0 };
	const int most = (int)WFI_COUNT(o.start);

	if (!v)
		return wfi_poison;
	for (int i = 0; i < v->type.rank; i++) {
		int64_t n = v->type.dims[i], s = i < most ? o.start[i] : 0, l = i < most ? o.limit[i] : 0;
		wfi_ints_add(&start, s < 0 ? s + n : s);
		wfi_ints_add(&limit, l <= 0 ? l + n : l);
		wfi_ints_add(&stride, i < most && o.stride[i] ? o.stride[i] : 1);
	}
	return wfi_emit_slice(x, wfi_ints_dims(&start), wfi_ints_dims(&limit), wfi_ints_dims(&stride));
}

/** Elements start up to limit of one axis (jax.lax.slice_in_dim). Below 0 counts from the end; a limit of WF_NONE is the end. */
wf_val (wf_slice_axis)(wf_val x, int axis, int64_t start, int64_t limit)
{
	const wfi_value *v = wfi_leaf("slice", x);

	if (!v)
		return wfi_poison;
	int a = wfi_axis_index("slice", axis, v->type.rank);
	if (a < 0)
		return wfi_poison;
	int64_t n = v->type.dims[a];
	wfi_ints from = wfi_fill_dims(v->type.rank, 0), to = { 0 }, stride = wfi_fill_dims(v->type.rank, 1);
	for (int i = 0; i < v->type.rank; i++)
		wfi_ints_add(&to, v->type.dims[i]);
	from.v[a] = start < 0 ? start + n : start;
	to.v[a] = limit == WF_NONE ? n : limit < 0 ? limit + n : limit;
	return wfi_emit_slice(x, wfi_ints_dims(&from), wfi_ints_dims(&to), wfi_ints_dims(&stride));
}

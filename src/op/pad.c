/* pad: a value around and between the elements; negative amounts cut. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

static int64_t spread(int64_t n, int64_t interior)
{
	return n ? (n - 1) * (interior + 1) + 1 : 0;
}

static bool infer(wfi_infer *c)
{
	const wfi_pad_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0];
	wfi_ints dims = { 0 };
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (c->in[1].rank || c->in[1].dtype != x->dtype)
		return wfi_infer_fail(c, "the padding value is %s, a scalar of the dtype of %s is needed", wfi_type_text(&c->in[1], u), wfi_type_text(x, t));
	if (a->low.n != x->rank || a->high.n != x->rank || a->interior.n != x->rank)
		return wfi_infer_fail(c, "%d low, %d high and %d interior amounts for %s", a->low.n, a->high.n, a->interior.n, wfi_type_text(x, t));
	for (int i = 0; i < x->rank; i++) {
		int64_t n, low = a->low.v[i], high = a->high.v[i];
		if (a->interior.v[i] < 0)
			return wfi_infer_fail(c, "dimension %d: the interior padding is %lld, less than 0", i, (long long)a->interior.v[i]);
		if (__builtin_mul_overflow(WFI_MAX(x->dims[i] - 1, 0), a->interior.v[i], &n) || __builtin_add_overflow(n, x->dims[i], &n) ||
		    __builtin_add_overflow(n, low, &n) || __builtin_add_overflow(n, high, &n))
			return wfi_infer_fail(c, "dimension %d: too many elements", i);
		if (n < 0)
			return wfi_infer_fail(c, "dimension %d of %s: padding of %lld and %lld cuts more than there is", i, wfi_type_text(x, t), (long long)low,
			                      (long long)high);
		wfi_ints_add(&dims, n);
	}
	return wfi_infer_result(c, 0, x->dtype, x->rank, dims.v);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_pad_attrs *a = e->attrs;
	const wfi_type *y = &e->out_type[0];

	for (int64_t i = 0, n = wfi_type_count(y); i < n; i++)
		wfi_move(e, i, 1, 0);
	for (wfi_walk w = wfi_walk_over(&e->in_type[0]); w.more; wfi_walk_next(&w)) {
		int64_t to[WF_MAX_RANK];
		bool inside = true;
		for (int i = 0; i < y->rank; i++) {
			to[i] = a->low.v[i] + w.index[i] * (a->interior.v[i] + 1);
			inside &= to[i] >= 0 && to[i] < y->dims[i];
		}
		if (inside)
			wfi_move(e, wfi_place(y, to), 0, w.place);
	}
	return NULL;
}

static wfi_sv element(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_pad_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	wfi_ix from[WF_MAX_RANK] = { 0 };
	wfi_sv inside = { 0 }, value = b->v->operand(b, 1, from);
	bool asked = false;

	if (!wfi_type_count(x))
		return value;
	for (int i = 0; i < x->rank; i++) {
		int64_t step = a->interior.v[i] + 1, last = (x->dims[i] - 1) * step;
		wfi_ix at = a->low.v[i] ? b->v->add(b, index[i], b->v->constant(b, -a->low.v[i])) : index[i];
		wfi_ix kept = b->v->clamp(b, at, 0, last);
		wfi_sv ok = { 0 };
		bool edge = a->low.v[i] > 0 || a->high.v[i] > 0;
		if (edge)
			ok = b->v->in_range(b, at, 0, last + 1);
		if (step > 1) {
			wfi_sv on = b->v->in_range(b, b->v->rem(b, kept, step), 0, 1);
			ok = edge ? wfi_s_and(b->s, ok, on) : on;
		}
		if (edge || step > 1) {
			inside = asked ? wfi_s_and(b->s, inside, ok) : ok;
			asked = true;
		}
		from[i] = step > 1 ? b->v->div(b, kept, step) : kept;
	}
	wfi_sv taken = b->v->operand(b, 0, from);
	return asked ? wfi_s_select(b->s, inside, taken, value) : taken;
}

/* to the operand: what was cut comes back as zeros, then the padding is taken out */
static wf_val unpad(const wfi_view *e, wf_val ct)
{
	const wfi_pad_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	wfi_type scalar = wfi_type_scalar(x->dtype);
	wfi_ints low = { 0 }, high = { 0 }, none = wfi_fill_dims(x->rank, 0), limit = { 0 }, stride = { 0 };

	for (int i = 0; i < x->rank; i++) {
		wfi_ints_add(&low, -a->low.v[i]);
		wfi_ints_add(&high, -a->high.v[i]);
		wfi_ints_add(&limit, spread(x->dims[i], a->interior.v[i]));
		wfi_ints_add(&stride, a->interior.v[i] + 1);
	}
	wf_val whole = wfi_emit_pad(ct, wfi_zeros_of(&scalar), wfi_ints_dims(&low), wfi_ints_dims(&high), wfi_ints_dims(&none));
	return wfi_emit_slice(whole, wfi_ints_dims(&none), wfi_ints_dims(&limit), wfi_ints_dims(&stride));
}

/* to the padding value: the sum over the places where it stands */
static wf_val padded_part(const wfi_view *e, wf_val ct)
{
	const wfi_pad_attrs *a = e->attrs;
	wfi_type scalar = wfi_type_scalar(e->in_type[0].dtype);
	wf_val mask = wfi_emit_pad(wfi_zeros_of(&e->in_type[0]), wfi_splat(&scalar, 1), a->low, a->high, a->interior);
	wfi_ints all = wfi_count_up(0, e->in_type[0].rank);

	return wfi_emit_reduce(WFI_RED_ADD, wf_mul(ct, mask), wfi_ints_dims(&all));
}

static const wfi_attr_field fields[] = {
	{ "edge_padding_low", WFI_ATTR_DIMS, offsetof(wfi_pad_attrs, low), NULL },
	{ "edge_padding_high", WFI_ATTR_DIMS, offsetof(wfi_pad_attrs, high), NULL },
	{ "interior_padding", WFI_ATTR_DIMS, offsetof(wfi_pad_attrs, interior), NULL },
	{ 0 },
};
#define SAMPLE(types, low_, high_, interior_) { .in = types, .attrs = &(const wfi_pad_attrs){ low_, high_, interior_ } }
static const wfi_sample samples[] = {
	SAMPLE("f32[37], f32[]", WFI_LIST(2), WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("f64[2,3], f64[]", WFI_LIST(1, 0), WFI_LIST(2, 1), WFI_LIST(0, 2)),
	SAMPLE("f64[4,5], f64[]", WFI_LIST(-1, 2), WFI_LIST(1, -2), WFI_LIST(1, 3)),
	SAMPLE("f64[3,5,7], f64[]", WFI_LIST(-1, 0, -2), WFI_LIST(0, -1, -2), WFI_LIST(0, 0, 0)),
	SAMPLE("f64[5], f64[]", WFI_LIST(-3), WFI_LIST(-2), WFI_LIST(0)),
	SAMPLE("f32[0,2], f32[]", WFI_LIST(2, 0), WFI_LIST(1, 0), WFI_LIST(3, 1)),
	SAMPLE("bf16[4,5], bf16[]", WFI_LIST(0, 0), WFI_LIST(0, 13), WFI_LIST(0, 0)),
	SAMPLE("f16[3], f16[]", WFI_LIST(0), WFI_LIST(0), WFI_LIST(6)),
	SAMPLE("i32[2,2], i32[]", WFI_LIST(1, 1), WFI_LIST(1, 1), WFI_LIST(1, 1)),
	SAMPLE("bool[3], bool[]", WFI_LIST(1), WFI_LIST(0), WFI_LIST(0)),
	SAMPLE("f32[], f32[]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_NO_DIMS),
	{ 0 },
};
/* the padding value stays a scalar; one for each example: where nothing of the operand is, that example's */
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_pad_attrs *a = b->e->attrs;
	const wfi_ints low = wfi_dims_after(0, a->low), high = wfi_dims_after(0, a->high), interior = wfi_dims_after(0, a->interior);
	const wfi_type one = wfi_type_scalar(b->e->in_type[1].dtype), flag = wfi_type_scalar(WF_BOOL);
	const int64_t first = 0;
	wf_val x = wfi_batch_in(b, 0), value = b->e->in[1];

	(void)out_batched;
	if (!b->batched[1]) {
		out[0] = wfi_emit_pad(x, value, wfi_ints_dims(&low), wfi_ints_dims(&high), wfi_ints_dims(&interior));
		return true;
	}
	const wfi_type xt = wfi_type_with_dtype(*wfi_type_of(x), WF_BOOL);
	wf_val inside = wfi_emit_pad(wfi_splat_i(&xt, 1), wfi_splat_i(&flag, 0), wfi_ints_dims(&low), wfi_ints_dims(&high), wfi_ints_dims(&interior));
	x = wfi_emit_pad(x, wfi_zeros_of(&one), wfi_ints_dims(&low), wfi_ints_dims(&high), wfi_ints_dims(&interior));
	out[0] = wf_where(inside, x, wfi_emit_broadcast(value, wfi_type_dims(wfi_type_of(x)), (wfi_dims){ 1, &first }));
	return true;
}

const wfi_op wfi_op_pad = {
	.name = "pad",
	.doc = "The operand with a padding value around it (low, high; negative amounts cut) and between its elements (interior).",
	.n_in = 2, .n_out = 1, .flags = WFI_OP_LINEAR, .attrs_size = sizeof(wfi_pad_attrs), .fields = fields, .infer = infer,
	.linear = 3, .transpose = { unpad, padded_part },
	.batch = batch, .lowering = WFI_LOWER_ELEMENT, .element = element, .eval = eval, .shard = "pad", .samples = samples,
};

wf_val wfi_emit_pad(wf_val x, wf_val value, wfi_dims low, wfi_dims high, wfi_dims interior)
{
	bool nothing = !wfi_is_poison(x);

	for (int i = 0; i < low.n; i++)
		nothing &= !low.v[i] && !high.v[i] && !interior.v[i];
	return nothing ? x : WFI_EMIT(&wfi_op_pad, &((const wfi_pad_attrs){ low, high, interior }), x, value);
}

/* PUBLIC
typedef struct wf_pad_opts { int wfi_; int64_t low[8], high[8], interior[8]; } wf_pad_opts;
#ifdef __cplusplus
#define wf_pad(...) WFI_S((wf_pad)(__VA_ARGS__))
#else
#define wf_pad(x, ...) WFI_PAD(x, __VA_ARGS__, )
#define WFI_PAD(x, value, ...) WFI_S((wf_pad)(x, value, (wf_pad_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif
*/

/** wf_pad(x, wf_c(0), .low = {1, 0}, .high = {0, 2}, .interior = {0, 1}): x with a scalar value before, after and between the elements of
 * each axis (jax.lax.pad). Negative low and high cut elements off; what is left out is 0. */
wf_val (wf_pad)(wf_val x, wf_val value, wf_pad_opts o)
{
	const wfi_value *v = wfi_leaf("pad", x), *p = wfi_leaf("pad", value);
	wfi_ints low = { 0 }, high = { 0 }, interior = { 0 };
	const int most = (int)WFI_COUNT(o.low);

	if (!v || !p)
		return wfi_poison;
	for (int i = 0; i < v->type.rank; i++) {
		wfi_ints_add(&low, i < most ? o.low[i] : 0);
		wfi_ints_add(&high, i < most ? o.high[i] : 0);
		wfi_ints_add(&interior, i < most ? o.interior[i] : 0);
	}
	if (p->type.rank) {
		char t[WFI_TYPE_TEXT];
		return wfi_fail("pad", "the padding value is a scalar, got %s", wfi_type_text(&p->type, t));
	}
	wf_val both[2] = { x, value };
	if (!wfi_promote_dtypes("pad", both, 2))
		return wfi_poison;
	return wfi_emit_pad(both[0], both[1], wfi_ints_dims(&low), wfi_ints_dims(&high), wfi_ints_dims(&interior));
}

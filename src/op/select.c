/* select and clamp: a scalar first operand (both bounds of clamp) stands for all elements */
#include "op/batch.h"
#include "op/class.h"

static bool scalar_or(const wfi_type *t, const wfi_type *shape)
{
	return t->rank == 0 || wfi_same_shape(t, shape);
}

static bool select_infer(wfi_infer *c)
{
	char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];
	if (!wfi_infer_arity(c))
		return false;
	if (c->in[0].dtype != WF_BOOL)
		return wfi_infer_fail(c, "the predicate must be bool, got %s", wfi_type_text(&c->in[0], a));
	if (!wfi_type_equal(&c->in[1], &c->in[2]))
		return wfi_infer_fail(c, "the two choices have different types: %s and %s", wfi_type_text(&c->in[1], a),
				      wfi_type_text(&c->in[2], b));
	if (!scalar_or(&c->in[0], &c->in[1]))
		return wfi_infer_fail(c, "the predicate %s is neither a scalar nor of the choices' shape %s",
				      wfi_type_text(&c->in[0], a), wfi_type_text(&c->in[1], b));
	c->out[0] = c->in[1];
	return true;
}

static wf_error *select_eval(const wfi_eval *e)
{
	size_t size = wf_dtype_size(e->out_type[0].dtype), n = (size_t)wfi_type_count(&e->out_type[0]);
	bool all = e->in_type[0].rank == 0;
	for (size_t i = 0; i < n; i++) {
		const char *from = ((const bool *)e->in[0])[all ? 0 : i] ? e->in[1] : e->in[2];
		memcpy((char *)e->out[0] + i * size, from + i * size, size);
	}
	return NULL;
}

WFI_SCALAR(select_scalar, wfi_s_select(b, x[0], x[1], x[2]))
WFI_CT(select_ct1, WFI_EMIT(e->op, NULL, e->in[0], ct, wfi_zeros_like(ct)))
WFI_CT(select_ct2, WFI_EMIT(e->op, NULL, e->in[0], wfi_zeros_like(ct), ct))

static const wfi_sample select_samples[] = { { .in = "bool[], f32[], f32[]" },
					     { .in = "bool[3,5,7], f32[3,5,7], f32[3,5,7]" },
					     { .in = "bool[], f32[37], f32[37]" },
					     { .in = "bool[0], f64[0], f64[0]" },
					     { .in = "bool[19], bf16[19], bf16[19]" },
					     { .in = "bool[4,5], f16[4,5], f16[4,5]" },
					     { .in = "bool[33], i32[33], i32[33]" },
					     { .in = "bool[], u8[5], u8[5]" },
					     { .in = "bool[9], bool[9], bool[9]" },
					     { .in = "bool[2,9], i64[2,9], i64[2,9]" },
					     WFI_SAMPLES_END };

/* a scalar that goes for all elements of an example */
static wf_val batch_scalar(const wfi_batch *b, int i, const wfi_type *shape)
{
	const int64_t first = 0;

	if (b->e->in_type[i].rank == shape->rank - 1)
		return wfi_batch_in(b, i);
	return b->batched[i] ? wfi_emit_broadcast(b->e->in[i], wfi_type_dims(shape), (wfi_dims){ 1, &first }) : b->e->in[i];
}

static bool batch_select(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	wf_val yes = wfi_batch_in(b, 1), no = wfi_batch_in(b, 2);

	(void)out_batched;
	out[0] = WFI_EMIT(b->e->op, NULL, batch_scalar(b, 0, wfi_type_of(yes)), yes, no);
	return true;
}

static bool batch_clamp(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	wf_val x = wfi_batch_in(b, 1);

	(void)out_batched;
	out[0] = WFI_EMIT(b->e->op, NULL, batch_scalar(b, 0, wfi_type_of(x)), x, batch_scalar(b, 2, wfi_type_of(x)));
	return true;
}

const wfi_op wfi_op_select = {
	.name = "select",
	.doc = "Elements of the second operand where the first (bool, of the same shape or a scalar) is true, else of the third.",
	.n_in = 3,
	.n_out = 1,
	.flags = WFI_OP_LINEAR,
	.infer = select_infer,
	.linear = 6,
	.transpose = { NULL, select_ct1, select_ct2 },
	.shard = "elementwise",
	.batch = batch_select, .lowering = WFI_LOWER_SCALAR,
	.scalar = select_scalar,
	.eval = select_eval,
	.samples = select_samples,
};

/* ---- clamp ---- */

static bool clamp_infer(wfi_infer *c)
{
	char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];
	if (!wfi_infer_arity(c))
		return false;
	for (int i = 0; i < 3; i += 2)
		if (c->in[i].dtype != c->in[1].dtype || !scalar_or(&c->in[i], &c->in[1]))
			return wfi_infer_fail(c, "the %s bound %s is neither a scalar nor of the operand's shape and dtype %s",
					      i ? "upper" : "lower", wfi_type_text(&c->in[i], a), wfi_type_text(&c->in[1], b));
	c->out[0] = c->in[1];
	return true;
}

static wf_error *clamp_eval(const wfi_eval *e)
{
	wf_dtype d = e->out_type[0].dtype;
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++) {
		int64_t at[3] = { e->in_type[0].rank ? i : 0, i, e->in_type[2].rank ? i : 0 };
		if (wfi_is_float(d)) {
			double lo = wfi_load_f(d, e->in[0], at[0]), x = wfi_load_f(d, e->in[1], i),
			       hi = wfi_load_f(d, e->in[2], at[2]);
			bool none = lo != lo || x != x || hi != hi;
			wfi_store_f(d, e->out[0], i, none ? NAN : fmin(fmax(x, lo), hi));
			continue;
		}
		int64_t v[3];
		for (int k = 0; k < 3; k++) /* the sign bit turned over orders unsigned numbers as signed ones */
			v[k] = (int64_t)((uint64_t)wfi_load_i(d, e->in[k], at[k]) ^ (wfi_is_unsigned(d) ? UINT64_C(1) << 63 : 0));
		int64_t r = v[1] < v[0] ? v[0] : v[1];
		r = r > v[2] ? v[2] : r;
		wfi_store_i(d, e->out[0], i, (int64_t)((uint64_t)r ^ (wfi_is_unsigned(d) ? UINT64_C(1) << 63 : 0)));
	}
	return NULL;
}

WFI_SCALAR(clamp_scalar, wfi_s_min(b, wfi_s_max(b, x[1], x[0]), x[2]))

/* JAX's lax.clamp: strictly inside all of it goes to the operand, at a bound nothing does */
static wf_val bound_tangent(wf_val where, const wfi_view *e, wf_val t)
{
	t = wfi_broadcast_to("clamp", t, &e->in_type[1]);
	return wf_where(where, t, wfi_zeros_like(t));
}

WFI_JVP(clamp_jvp0, bound_tangent(wf_logical_and(wf_greater(e->in[0], e->in[1]), wf_less(e->in[0], e->in[2])), e, t))
WFI_JVP(clamp_jvp1, bound_tangent(wf_logical_and(wf_greater(e->in[1], e->in[0]), wf_less(e->in[1], e->in[2])), e, t))
WFI_JVP(clamp_jvp2, bound_tangent(wf_less(e->in[2], wf_maximum(e->in[1], e->in[0])), e, t))

static const wfi_sample clamp_samples[] = { { .in = "f32[], f32[], f32[]" },
					    { .in = "f32[], f32[3,5,7], f32[]" },
					    { .in = "f32[37], f32[37], f32[37]" },
					    { .in = "f64[], f64[40], f64[40]" },
					    { .in = "f32[], f32[0], f32[]" },
					    { .in = "bf16[], bf16[19], bf16[]" },
					    { .in = "f16[4,5], f16[4,5], f16[4,5]" },
					    { .in = "i32[], i32[33], i32[]", .lo = -9, .hi = 9 },
					    { .in = "u8[7], u8[7], u8[7]", .lo = 0, .hi = 255 },
					    { .in = "u64[7], u64[7], u64[7]", .lo = 0, .hi = 1.8e19 },
					    { .in = "i64[2,9], i64[2,9], i64[]", .lo = -9, .hi = 9 },
					    WFI_SAMPLES_END };

const wfi_op wfi_op_clamp = {
	.name = "clamp",
	.doc = "min(max(operand, lower), upper), operands lower, operand, upper; the bounds have its shape or are scalars. At a "
	       "bound the derivative is 0.",
	.n_in = 3,
	.n_out = 1,
	.infer = clamp_infer,
	.jvp = { clamp_jvp0, clamp_jvp1, clamp_jvp2 },
	.shard = "elementwise",
	.batch = batch_clamp, .lowering = WFI_LOWER_SCALAR,
	.scalar = clamp_scalar,
	.eval = clamp_eval,
	.samples = clamp_samples,
};

/* ---- constructors ---- */

static wf_val as_bool(const char *op, wf_val x)
{
	const wfi_value *v = wfi_leaf(op, x);
	if (!v)
		return wfi_poison;
	return v->type.dtype == WF_BOOL ? x : wf_not_equal(x, wf_c(0));
}

/** a where cond is true (not 0), else b; all three are broadcast together, a and b promoted. As in JAX the derivative of the choice that
 * is not taken is multiplied by 0: where that is infinite or NaN, so is the result; guard the operand, not only the result. */
wf_val (wf_where)(wf_val cond, wf_val a, wf_val b)
{
	wfi_type shape;
	cond = as_bool("where", cond);
	if (wfi_is_poison(cond) || !wfi_promote_pair("where", &a, &b))
		return wfi_poison;
	if (!wfi_common_shape("where", (const wf_val[]){ a, cond }, 2, &shape))
		return wfi_poison;
	a = wfi_broadcast_to("where", a, &shape);
	b = wfi_broadcast_to("where", b, &shape);
	return WFI_EMIT(&wfi_op_select, NULL, wfi_broadcast_to("where", cond, &shape), a, b);
}

/** min(max(x, lo), hi). Where x equals a bound the derivative is shared between them, ½ each, as in numpy's clip. A bound may be
 * wf_none(). */
wf_val (wf_clip)(wf_val x, wf_val lo, wf_val hi)
{
	if (lo.node && lo.node->kind != WFI_NONE_NODE)
		x = wf_maximum(lo, x);
	if (hi.node && hi.node->kind != WFI_NONE_NODE)
		x = wf_minimum(hi, x);
	return x;
}

/** min(max(x, lo), hi) with bounds that are scalars or of x's shape (lax.clamp). At a bound the derivative is 0. */
wf_val (wf_clamp)(wf_val lo, wf_val x, wf_val hi)
{
	const wfi_value *v = wfi_leaf("clamp", x);
	if (!v || !wfi_leaf("clamp", lo) || !wfi_leaf("clamp", hi))
		return wfi_poison;
	wf_dtype d = v->type.dtype;
	if (wfi_value_of(lo)->weak)
		lo = wf_convert(lo, d);
	if (wfi_value_of(hi)->weak)
		hi = wf_convert(hi, d);
	return WFI_EMIT(&wfi_op_clamp, NULL, lo, x, hi);
}

/** a and b, elementwise, of what is not 0. */
wf_val (wf_logical_and)(wf_val a, wf_val b) { return wf_bitwise_and(as_bool("logical_and", a), as_bool("logical_and", b)); }

/** a or b, elementwise, of what is not 0. */
wf_val (wf_logical_or)(wf_val a, wf_val b) { return wf_bitwise_or(as_bool("logical_or", a), as_bool("logical_or", b)); }

/** Either a or b but not both, elementwise, of what is not 0. */
wf_val (wf_logical_xor)(wf_val a, wf_val b) { return wf_bitwise_xor(as_bool("logical_xor", a), as_bool("logical_xor", b)); }

/** Is x 0? */
wf_val (wf_logical_not)(wf_val x) { return wf_bitwise_not(as_bool("logical_not", x)); }

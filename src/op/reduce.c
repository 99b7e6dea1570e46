/* reduce by kind, and the statistics made of it. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

static const char *const kinds[] = { "add", "multiply", "minimum", "maximum", "and", "or", NULL };

static bool infer(wfi_infer *c)
{
	const wfi_reduce_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0];
	wfi_ints dims = { 0 };
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c) || !wfi_infer_dims(c, "dimensions", a->dims, x->rank, false))
		return false;
	if (a->kind < 0 || a->kind > WFI_RED_OR)
		return wfi_infer_fail(c, "unknown kind %d", a->kind);
	const char *misfit = wfi_kind_misfit(a->kind, x->dtype);
	if (misfit)
		return wfi_infer_fail(c, "%s of %s: %s", kinds[a->kind], wfi_type_text(x, t), misfit);
	for (int d = 0; d < x->rank; d++)
		if (!wfi_dims_has(a->dims, d))
			wfi_ints_add(&dims, x->dims[d]);
	return wfi_infer_result(c, 0, x->dtype, dims.n, dims.v);
}

/* Floats are accumulated in double and rounded once, so f16 and bf16 lose nothing on the way. */
static wf_error *eval(const wfi_eval *e)
{
	const wfi_reduce_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *y = &e->out_type[0];
	const int64_t n = wfi_type_count(y);
	wfi_num *acc = wfi_try_alloc((size_t)WFI_MAX(n, 1) * sizeof *acc);

	if (!acc)
		return wfi_out_of_memory((size_t)n * sizeof *acc, "reduce");
	for (int64_t i = 0; i < n; i++)
		acc[i] = wfi_num_identity(a->kind, x->dtype);
	for (wfi_walk w = wfi_walk_over(x); w.more; wfi_walk_next(&w)) {
		int64_t to = 0;
		for (int d = 0; d < x->rank; d++)
			if (!wfi_dims_has(a->dims, d))
				to = to * x->dims[d] + w.index[d];
		acc[to] = wfi_num_combine(a->kind, x->dtype, acc[to], wfi_num_load(x->dtype, e->in[0], w.place));
	}
	for (int64_t i = 0; i < n; i++)
		wfi_num_store(x->dtype, e->out[0], i, acc[i]);
	wfi_free(acc);
	return NULL;
}

/* ---- derivatives ---- */

static wf_val over(const wfi_view *e, wf_val reduced)
{
	const wfi_reduce_attrs *a = e->attrs;
	wfi_ints kept = { 0 };

	for (int d = 0; d < e->in_type[0].rank; d++)
		if (!wfi_dims_has(a->dims, d))
			wfi_ints_add(&kept, d);
	return wfi_emit_broadcast(reduced, wfi_type_dims(&e->in_type[0]), wfi_ints_dims(&kept));
}

/* all that reached the extreme have an equal share */
static wf_val extreme_jvp(const wfi_view *e, wf_val t)
{
	const wfi_reduce_attrs *a = e->attrs;
	wf_val won = wf_convert(wf_equal(e->in[0], over(e, e->out[0])), e->in_type[0].dtype);
	wf_val sum = wfi_emit_reduce(WFI_RED_ADD, wf_mul(t, won), a->dims);

	return wf_div(sum, wfi_emit_reduce(WFI_RED_ADD, won, a->dims));
}

static wf_val rows(wf_val x, int64_t from, int64_t to)
{
	return (wf_slice_axis)(x, 0, from, to);
}

/* Products of pairs, again and again, with the product rule at each: right also where factors are 0. */
static wf_val product_jvp(const wfi_view *e, wf_val t)
{
	const wfi_reduce_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	wfi_ints order = { 0 }, shape = { .n = 1, .v = { 1 } }, none = { 0 };

	for (int i = 0; i < a->dims.n; i++) {
		wfi_ints_add(&order, a->dims.v[i]);
		shape.v[0] *= x->dims[a->dims.v[i]];
	}
	for (int d = 0; d < x->rank; d++) {
		if (wfi_dims_has(a->dims, d))
			continue;
		wfi_ints_add(&order, d);
		wfi_ints_add(&none, x->dims[d]);
		wfi_ints_add(&shape, x->dims[d]);
	}
	int64_t n = shape.v[0];
	if (!n) /* a constant 1: zeros of the result's shape */
		return wfi_emit_reduce(WFI_RED_ADD, t, a->dims);
	wf_val v = wfi_emit_reshape(wfi_emit_transpose(e->in[0], wfi_ints_dims(&order)), wfi_ints_dims(&shape));
	t = wfi_emit_reshape(wfi_emit_transpose(t, wfi_ints_dims(&order)), wfi_ints_dims(&shape));
	while (n > 1) {
		int64_t half = n / 2;
		wf_val va = rows(v, 0, half), vb = rows(v, half, 2 * half), ta = rows(t, 0, half), tb = rows(t, half, 2 * half);
		wf_val v2[2] = { wf_mul(va, vb), n & 1 ? rows(v, n - 1, n) : va };
		wf_val t2[2] = { wf_add(wf_mul(ta, vb), wf_mul(va, tb)), n & 1 ? rows(t, n - 1, n) : ta };
		v = wfi_emit_concatenate(0, v2, n & 1 ? 2 : 1);
		t = wfi_emit_concatenate(0, t2, n & 1 ? 2 : 1);
		n = half + (n & 1);
	}
	return wfi_emit_reshape(t, wfi_ints_dims(&none));
}

static wf_val jvp(const wfi_view *e, wf_val t)
{
	const wfi_reduce_attrs *a = e->attrs;

	if (!a->dims.n)
		return t;
	switch (a->kind) {
	case WFI_RED_ADD: return wfi_emit_reduce(WFI_RED_ADD, t, a->dims);
	case WFI_RED_MUL: return product_jvp(e, t);
	case WFI_RED_MIN:
	case WFI_RED_MAX: return extreme_jvp(e, t);
	default: return wfi_fail("reduce", "kind %s has no derivative", kinds[a->kind]);
	}
}

/* only kind add is linear, and it alone is in derivatives */
static wf_val transpose(const wfi_view *e, wf_val ct)
{
	const wfi_reduce_attrs *a = e->attrs;

	return a->kind == WFI_RED_ADD ? over(e, ct) : wfi_fail("reduce", "kind %s is not linear", kinds[a->kind]);
}

static double flops(const wfi_view *e)
{
	return (double)wfi_type_count(&e->in_type[0]);
}

static const wfi_attr_field fields[] = {
	{ "kind", WFI_ATTR_ENUM, offsetof(wfi_reduce_attrs, kind), kinds },
	{ "dimensions", WFI_ATTR_DIMS, offsetof(wfi_reduce_attrs, dims), NULL },
	{ 0 },
};
#define SAMPLE(type, kind_, ...) { .in = type, .attrs = &(const wfi_reduce_attrs){ kind_, WFI_LIST(__VA_ARGS__) } }
static const wfi_sample samples[] = {
	SAMPLE("f32[37]", WFI_RED_ADD, 0),
	SAMPLE("f64[3,5,7]", WFI_RED_ADD, 1),
	SAMPLE("f64[3,5,7]", WFI_RED_ADD, 0, 2),
	SAMPLE("f32[19,33]", WFI_RED_ADD, 1),
	SAMPLE("f32[33,19]", WFI_RED_ADD, 0),
	SAMPLE("bf16[4,300]", WFI_RED_ADD, 1),
	SAMPLE("f16[300,2]", WFI_RED_ADD, 0),
	SAMPLE("f32[3,0]", WFI_RED_ADD, 1),
	SAMPLE("f32[0,3]", WFI_RED_MAX, 1),
	{ .in = "f32[]", .attrs = &(const wfi_reduce_attrs){ WFI_RED_ADD, WFI_NO_DIMS } },
	SAMPLE("f64[3,5,7]", WFI_RED_MAX, 0, 1, 2),
	SAMPLE("f32[5,21]", WFI_RED_MAX, 1),
	SAMPLE("f64[4,6]", WFI_RED_MIN, 0),
	SAMPLE("bf16[3,17]", WFI_RED_MIN, 1),
	SAMPLE("f64[3,7]", WFI_RED_MUL, 1),
	SAMPLE("f64[5,2,3]", WFI_RED_MUL, 0, 2),
	SAMPLE("f32[6]", WFI_RED_MUL, 0),
	SAMPLE("i32[37]", WFI_RED_ADD, 0),
	SAMPLE("i8[2,100]", WFI_RED_ADD, 1),
	SAMPLE("u8[50,2]", WFI_RED_MAX, 0),
	SAMPLE("i64[3,5]", WFI_RED_MIN, 0, 1),
	SAMPLE("u32[17]", WFI_RED_MUL, 0),
	SAMPLE("i32[5,3]", WFI_RED_AND, 0),
	SAMPLE("u8[5,3]", WFI_RED_OR, 1),
	SAMPLE("bool[3,5]", WFI_RED_AND, 1),
	SAMPLE("bool[3,5]", WFI_RED_OR, 0),
	SAMPLE("bool[4]", WFI_RED_MAX, 0),
	{ 0 },
};
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_reduce_attrs *a = b->e->attrs;
	const wfi_ints dims = wfi_dims_inner(a->dims);

	(void)out_batched;
	return wfi_batch_emit(b, &(const wfi_reduce_attrs){ a->kind, wfi_ints_dims(&dims) }, out);
}

const wfi_op wfi_op_reduce = {
	.name = "reduce",
	.doc = "The elements along some dimensions combined by a kind: add, multiply, minimum, maximum, and, or. "
	       "f16 and bf16 add and multiply in f32; NaN wins a minimum and a maximum.",
	.n_in = 1, .n_out = 1, .attrs_size = sizeof(wfi_reduce_attrs), .fields = fields, .infer = infer,
	.jvp = { jvp }, .transpose = { transpose },
	.batch = batch, .lowering = WFI_LOWER_REDUCE, .eval = eval, .flops = flops, .shard = "reduce", .samples = samples, .text = &wfi_text_reduce,
};

wf_val wfi_emit_reduce(wfi_reduce_kind kind, wf_val x, wfi_dims dims)
{
	return dims.n ? WFI_EMIT(&wfi_op_reduce, &((const wfi_reduce_attrs){ (int)kind, dims }), x) : x;
}

/* ---- public ---- */

/* PUBLIC
typedef struct wf_reduce_opts { int wfi_; wf_axes axes; bool keepdims; double ddof; } wf_reduce_opts;
wf_val wfi_sum(wf_val x, wf_reduce_opts o);
wf_val wfi_prod(wf_val x, wf_reduce_opts o);
wf_val wfi_max(wf_val x, wf_reduce_opts o);
wf_val wfi_min(wf_val x, wf_reduce_opts o);
wf_val wfi_all(wf_val x, wf_reduce_opts o);
wf_val wfi_any(wf_val x, wf_reduce_opts o);
wf_val wfi_mean(wf_val x, wf_reduce_opts o);
wf_val wfi_var(wf_val x, wf_reduce_opts o);
wf_val wfi_std(wf_val x, wf_reduce_opts o);
#ifdef __cplusplus
extern "C++" {
#define WFI_REDUCER(f) \
	inline wf_val wf_##f(wf_val x, wf_axes axes, bool keepdims = false, double ddof = 0) { return wfi_##f(x, { 0, axes, keepdims, ddof }); }
WFI_REDUCER(sum) WFI_REDUCER(prod) WFI_REDUCER(max) WFI_REDUCER(min)
WFI_REDUCER(all) WFI_REDUCER(any) WFI_REDUCER(mean) WFI_REDUCER(var) WFI_REDUCER(std)
#undef WFI_REDUCER
}
#define wf_sum(...) WFI_S((wf_sum)(__VA_ARGS__))
#define wf_prod(...) WFI_S((wf_prod)(__VA_ARGS__))
#define wf_max(...) WFI_S((wf_max)(__VA_ARGS__))
#define wf_min(...) WFI_S((wf_min)(__VA_ARGS__))
#define wf_all(...) WFI_S((wf_all)(__VA_ARGS__))
#define wf_any(...) WFI_S((wf_any)(__VA_ARGS__))
#define wf_mean(...) WFI_S((wf_mean)(__VA_ARGS__))
#define wf_var(...) WFI_S((wf_var)(__VA_ARGS__))
#define wf_std(...) WFI_S((wf_std)(__VA_ARGS__))
#else
#define WFI_REDUCED(f, x, ...) WFI_S(f(x, (wf_reduce_opts){ .wfi_ = 0, __VA_ARGS__ }))
#define wf_sum(...) WFI_REDUCED(wfi_sum, __VA_ARGS__, )
#define wf_prod(...) WFI_REDUCED(wfi_prod, __VA_ARGS__, )
#define wf_max(...) WFI_REDUCED(wfi_max, __VA_ARGS__, )
#define wf_min(...) WFI_REDUCED(wfi_min, __VA_ARGS__, )
#define wf_all(...) WFI_REDUCED(wfi_all, __VA_ARGS__, )
#define wf_any(...) WFI_REDUCED(wfi_any, __VA_ARGS__, )
#define wf_mean(...) WFI_REDUCED(wfi_mean, __VA_ARGS__, )
#define wf_var(...) WFI_REDUCED(wfi_var, __VA_ARGS__, )
#define wf_std(...) WFI_REDUCED(wfi_std, __VA_ARGS__, )
#endif
*/

static const wf_reduce_opts all_axes;

/* x reduced over sorted axes; keepdims: they stay, with size 1 */
static wf_val along(wfi_reduce_kind kind, wf_val x, const wfi_ints *axes, bool keepdims)
{
	wfi_type t = *wfi_type_of(x);
	wf_val y = wfi_emit_reduce(kind, x, wfi_ints_dims(axes));

	if (!keepdims)
		return y;
	for (int i = 0; i < axes->n; i++)
		t.dims[axes->v[i]] = 1;
	return wfi_emit_reshape(y, wfi_type_dims(&t));
}

/* sums and products of small integers are 32 bits wide, as in numpy and JAX */
static wf_val widened(wf_val x)
{
	wf_dtype d = wfi_type_of(x)->dtype;

	if (d == WF_BOOL || d == WF_I8 || d == WF_I16)
		return wf_convert(x, WF_I32);
	return d == WF_U8 || d == WF_U16 ? wf_convert(x, WF_U32) : x;
}

static bool begin(const char *op, wf_val x, wf_reduce_opts o, wfi_ints *axes)
{
	const wfi_value *v = wfi_leaf(op, x);

	return v && wfi_read_axes(op, o.axes, v->type.rank, axes);
}

wf_val wfi_sum(wf_val x, wf_reduce_opts o)
{
	wfi_ints axes;

	return begin("sum", x, o, &axes) ? along(WFI_RED_ADD, widened(x), &axes, o.keepdims) : wfi_poison;
}

wf_val wfi_prod(wf_val x, wf_reduce_opts o)
{
	wfi_ints axes;

	return begin("prod", x, o, &axes) ? along(WFI_RED_MUL, widened(x), &axes, o.keepdims) : wfi_poison;
}

static wf_val extreme(const char *op, wfi_reduce_kind kind, wf_val x, wf_reduce_opts o)
{
	wfi_ints axes;
	char t[WFI_TYPE_TEXT];

	if (!begin(op, x, o, &axes))
		return wfi_poison;
	for (int i = 0; i < axes.n; i++)
		if (!wfi_type_of(x)->dims[axes.v[i]])
			return wfi_fail(op, "axis %d of %s is empty: there is no %s of nothing", (int)axes.v[i], wfi_type_text(wfi_type_of(x), t), op);
	return along(kind, x, &axes, o.keepdims);
}

wf_val wfi_max(wf_val x, wf_reduce_opts o)
{
	return extreme("max", WFI_RED_MAX, x, o);
}

wf_val wfi_min(wf_val x, wf_reduce_opts o)
{
	return extreme("min", WFI_RED_MIN, x, o);
}

wf_val wfi_all(wf_val x, wf_reduce_opts o)
{
	wfi_ints axes;

	return begin("all", x, o, &axes) ? along(WFI_RED_AND, wf_convert(x, WF_BOOL), &axes, o.keepdims) : wfi_poison;
}

wf_val wfi_any(wf_val x, wf_reduce_opts o)
{
	wfi_ints axes;

	return begin("any", x, o, &axes) ? along(WFI_RED_OR, wf_convert(x, WF_BOOL), &axes, o.keepdims) : wfi_poison;
}

/* what a mean is computed in: integers in f32, f16 and bf16 too, so that a long sum neither overflows nor stalls */
static wf_val computed(wf_val x)
{
	wf_dtype d = wfi_type_of(x)->dtype;

	return d == WF_F32 || d == WF_F64 || wfi_is_complex(d) ? x : wf_convert(x, WF_F32);
}

static wf_val as_given(wf_val y, wf_dtype given)
{
	return given == WF_F16 || given == WF_BF16 ? wf_convert(y, given) : y;
}

static double count_of(wf_val x, const wfi_ints *axes)
{
	double n = 1;

	for (int i = 0; i < axes->n; i++)
		n *= (double)wfi_type_of(x)->dims[axes->v[i]];
	return n;
}

static wf_val over_count(wf_val sum, double n)
{
	return wf_div(sum, wfi_full_like(sum, n));
}

wf_val wfi_mean(wf_val x, wf_reduce_opts o)
{
	wfi_ints axes;

	if (!begin("mean", x, o, &axes))
		return wfi_poison;
	wf_dtype given = wfi_type_of(x)->dtype;
	wf_val y = along(WFI_RED_ADD, computed(x), &axes, o.keepdims);
	return as_given(over_count(y, count_of(x, &axes)), given);
}

/* two passes: the mean first, so that nothing is lost when it is large (the fast form E[x²] − E[x]² is) */
static wf_val variance(const char *op, wf_val x, wf_reduce_opts o)
{
	wfi_ints axes;

	if (!begin(op, x, o, &axes))
		return wfi_poison;
	wf_val c = computed(x);
	double n = count_of(x, &axes);
	wf_val mean = over_count(along(WFI_RED_ADD, c, &axes, true), n);
	wf_val far = wf_sub(c, mean);
	wf_val square = wfi_is_complex(wfi_type_of(c)->dtype) ? wf_add(wf_square(wf_real(far)), wf_square(wf_imag(far))) : wf_square(far);
	wf_val sum = along(WFI_RED_ADD, square, &axes, o.keepdims);
	return over_count(sum, n > o.ddof ? n - o.ddof : NAN); /* no degree of freedom: not a number, not a negative one */
}

wf_val wfi_var(wf_val x, wf_reduce_opts o)
{
	wf_val y = variance("var", x, o);

	return wfi_is_poison(y) ? y : as_given(y, wfi_type_of(x)->dtype);
}

wf_val wfi_std(wf_val x, wf_reduce_opts o)
{
	wf_val y = variance("std", x, o);

	return wfi_is_poison(y) ? y : as_given(wf_sqrt(y), wfi_type_of(x)->dtype);
}

/** wf_sum(x): the sum of all elements; wf_sum(x, WF_AXES(-1)), wf_sum(x, WF_AXES(0, 1), .keepdims = true): over some axes, which stay
 * with size 1 when keepdims is set. Small integers and bool are summed as 32 bits; f16 and bf16 in f32, then rounded. */
wf_val (wf_sum)(wf_val x)
{
	return wfi_sum(x, all_axes);
}

/** The product. Arguments as of wf_sum. Its derivative is right also where factors are 0. */
wf_val (wf_prod)(wf_val x)
{
	return wfi_prod(x, all_axes);
}

/** The greatest element; NaN when there is one. Arguments as of wf_sum. Equal greatest ones share the derivative. */
wf_val (wf_max)(wf_val x)
{
	return wfi_max(x, all_axes);
}

/** The least element; NaN when there is one. Arguments as of wf_sum. Equal least ones share the derivative. */
wf_val (wf_min)(wf_val x)
{
	return wfi_min(x, all_axes);
}

/** Are all elements true (not 0)? Arguments as of wf_sum. */
wf_val (wf_all)(wf_val x)
{
	return wfi_all(x, all_axes);
}

/** Is any element true (not 0)? Arguments as of wf_sum. */
wf_val (wf_any)(wf_val x)
{
	return wfi_any(x, all_axes);
}

/** The mean. Arguments as of wf_sum. Integers give f32; f16 and bf16 are summed in f32. */
wf_val (wf_mean)(wf_val x)
{
	return wfi_mean(x, all_axes);
}

/** The variance: mean squared distance from the mean, over n − ddof (0 unless given: wf_var(x, WF_AXES(0), .ddof = 1)). */
wf_val (wf_var)(wf_val x)
{
	return wfi_var(x, all_axes);
}

/** The square root of the variance. Arguments as of wf_var. */
wf_val (wf_std)(wf_val x)
{
	return wfi_std(x, all_axes);
}

/* iota, and constant arrays. */
#include "op/array.h"
#include "op/class.h"

static bool infer(wfi_infer *c)
{
	const wfi_iota_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (a->dimension < 0 || a->dimension >= a->type.rank)
		return wfi_infer_fail(c, "there is no dimension %lld in %s", (long long)a->dimension, wfi_type_text(&a->type, t));
	if (!wfi_is_int(a->type.dtype) && !wfi_is_inexact(a->type.dtype))
		return wfi_infer_fail(c, "%s has no numbers", wfi_type_text(&a->type, t));
	return wfi_infer_result(c, 0, a->type.dtype, a->type.rank, a->type.dims);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_iota_attrs *a = e->attrs;

	for (wfi_walk w = wfi_walk_over(&a->type); w.more; wfi_walk_next(&w)) {
		if (wfi_is_complex(a->type.dtype))
			wfi_store_c(a->type.dtype, e->out[0], w.place, (double)w.index[a->dimension]);
		else
			wfi_store_i(a->type.dtype, e->out[0], w.place, w.index[a->dimension]);
	}
	return NULL;
}

static wfi_sv element(wfi_eb *b, const wfi_view *e, const wfi_ix *index)
{
	const wfi_iota_attrs *a = e->attrs;
	bool half = a->type.dtype == WF_F16 || a->type.dtype == WF_BF16;

	wfi_sv v = b->v->value(b, index[a->dimension], half ? WF_F32 : a->type.dtype);
	/* an element is what the array would hold: rounded to its type also where the loop goes on in f32 */
	return half ? wfi_s_widen(b->s, a->type.dtype, wfi_s_narrow(b->s, a->type.dtype, v)) : v;
}

static const wfi_attr_field fields[] = {
	{ "type", WFI_ATTR_TYPE, offsetof(wfi_iota_attrs, type), NULL },
	{ "iota_dimension", WFI_ATTR_I64, offsetof(wfi_iota_attrs, dimension), NULL },
	{ 0 },
};
#define SAMPLE(d, iota_d, ...) { .in = "", .attrs = &(const wfi_iota_attrs){ { d, WFI_N(__VA_ARGS__), { __VA_ARGS__ } }, iota_d }, .no_grad = true }
static const wfi_sample samples[] = {
	SAMPLE(WF_I32, 0, 37),
	SAMPLE(WF_F32, 1, 3, 19),
	SAMPLE(WF_F64, 0, 3, 5, 7),
	SAMPLE(WF_BF16, 0, 300),
	SAMPLE(WF_F16, 1, 2, 5),
	SAMPLE(WF_U8, 0, 260),
	SAMPLE(WF_I64, 1, 5, 0),
	SAMPLE(WF_I8, 0, 200),
	SAMPLE(WF_U32, 2, 2, 1, 4),
	SAMPLE(WF_C64, 1, 2, 5),
	SAMPLE(WF_C128, 0, 3),
	{ 0 },
};
const wfi_op wfi_op_iota = {
	.name = "iota",
	.doc = "0, 1, 2, … along a dimension, the same along the others.",
	.n_in = 0, .n_out = 1, .attrs_size = sizeof(wfi_iota_attrs), .fields = fields, .infer = infer,
	.no_jvp = "no operands", .no_transpose = "no operands",
	.lowering = WFI_LOWER_ELEMENT, .element = element, .eval = eval, .shard = "iota", .samples = samples,
};

wf_val wfi_emit_iota(const wfi_type *t, int64_t dimension)
{
	return wfi_emit(&wfi_op_iota, &(const wfi_iota_attrs){ *t, dimension }, 0, NULL);
}

/* PUBLIC
wf_val wfi_broadcasted_iota(wf_dtype d, int dimension, const int64_t *dims);
#define wf_broadcasted_iota(d, dimension, ...) WFI_S(wfi_broadcasted_iota(d, dimension, WFI_DIMS(__VA_ARGS__, )))
wf_val wfi_full(wf_dtype d, double value, const int64_t *dims);
#define wf_full(...) WFI_FULL(__VA_ARGS__, )
#define WFI_FULL(value, ...) WFI_S(wfi_full(WF_F32, value, WFI_DIMS(__VA_ARGS__)))
#define wf_zeros(...) WFI_S(wfi_full(WF_F32, 0, WFI_DIMS(__VA_ARGS__, )))
#define wf_ones(...) WFI_S(wfi_full(WF_F32, 1, WFI_DIMS(__VA_ARGS__, )))
#define wf_full_as(d, ...) WFI_FULL_AS(d, __VA_ARGS__, )
#define WFI_FULL_AS(d, value, ...) WFI_S(wfi_full(d, value, WFI_DIMS(__VA_ARGS__)))
#define wf_zeros_as(...) WFI_ZEROS_AS(__VA_ARGS__, )
#define WFI_ZEROS_AS(d, ...) WFI_S(wfi_full(d, 0, WFI_DIMS(__VA_ARGS__)))
#define wf_ones_as(...) WFI_ONES_AS(__VA_ARGS__, )
#define WFI_ONES_AS(d, ...) WFI_S(wfi_full(d, 1, WFI_DIMS(__VA_ARGS__)))
*/

/** 0, 1, …, n − 1 as i32. */
wf_val (wf_arange)(int64_t n)
{
	return n < 0 ? wfi_fail("arange", "%lld elements", (long long)n) : wfi_emit_iota(&(const wfi_type){ WF_I32, 1, { n } }, 0);
}

/** 0, 1, …, n − 1 in that dtype. */
wf_val (wf_iota)(wf_dtype d, int64_t n)
{
	return n < 0 ? wfi_fail("iota", "%lld elements", (long long)n) : wfi_emit_iota(&(const wfi_type){ d, 1, { n } }, 0);
}

static bool made_of(const char *op, wf_dtype d, const wfi_ints *l, wfi_type *out)
{
	int64_t n = (int64_t)wf_dtype_size(d);

	if (!n) {
		wfi_fail(op, "%d is no dtype", (int)d);
		return false;
	}
	for (int i = 0; i < l->n; i++) {
		if (l->v[i] < 0) {
			wfi_fail(op, "dimension %d would have size %lld", i, (long long)l->v[i]);
			return false;
		}
		if (l->v[i] && __builtin_mul_overflow(n, l->v[i], &n)) {
			wfi_fail(op, "the result would have more bytes than 2^63");
			return false;
		}
	}
	*out = wfi_type_make(d, l->n, l->v);
	return true;
}

wf_val wfi_broadcasted_iota(wf_dtype d, int dimension, const int64_t *dims)
{
	wfi_ints l;

	return wfi_read_dims("broadcasted_iota", dims, &l) ? (wf_broadcasted_iota_n)(d, dimension, l.v, (size_t)l.n) : wfi_poison;
}

/** wf_broadcasted_iota(WF_I32, 1, 2, 3): an array of that shape whose elements are their place along a dimension. This is the form for a
 * run-time shape. */
wf_val (wf_broadcasted_iota_n)(wf_dtype d, int dimension, const int64_t *dims, size_t n)
{
	wfi_ints l;
	wfi_type t;

	if (!wfi_copy_dims("broadcasted_iota", dims, n, &l) || !made_of("broadcasted_iota", d, &l, &t))
		return wfi_poison;
	int a = wfi_axis_index("broadcasted_iota", dimension, l.n);
	return a < 0 ? wfi_poison : wfi_emit_iota(&t, a);
}

/** wf_full(value, 2, 3), wf_zeros(2, 3), wf_ones(2, 3): f32 arrays of one value; wf_full_as(WF_I32, value, 2, 3), wf_zeros_as(WF_I32, 2, 3),
 * wf_ones_as: of another dtype. This is the form for a run-time shape. */
wf_val (wf_full_n)(wf_dtype d, double value, const int64_t *dims, size_t n)
{
	wfi_ints l;
	wfi_type t;

	if (!wfi_copy_dims("full", dims, n, &l) || !made_of("full", d, &l, &t))
		return wfi_poison;
	return wfi_splat(&t, value);
}

wf_val wfi_full(wf_dtype d, double value, const int64_t *dims)
{
	wfi_ints l;

	return wfi_read_dims("full", dims, &l) ? (wf_full_n)(d, value, l.v, (size_t)l.n) : wfi_poison;
}

/** An array of one value, of v's shape and dtype. */
wf_val (wf_full_like)(wf_val v, double value)
{
	return wfi_leaf("full_like", v) ? wfi_full_like(v, value) : wfi_poison;
}

/** Zeros of v's shape and dtype. */
wf_val (wf_zeros_like)(wf_val v)
{
	return (wf_full_like)(v, 0);
}

/** Ones of v's shape and dtype. */
wf_val (wf_ones_like)(wf_val v)
{
	return (wf_full_like)(v, 1);
}

#include <complex.h>
#include "op/class.h"

static bool convert_infer(wfi_infer *c)
{
	if (!wfi_infer_arity(c))
		return false;
	const wfi_convert_attrs *a = c->attrs;
	if (a->dtype <= WF_INVALID || a->dtype >= WF_DTYPE_COUNT)
		return wfi_infer_fail(c, "%d is not an element type", (int)a->dtype);
	if (a->dtype == WF_TOKEN || c->in[0].dtype == WF_TOKEN)
		return wfi_infer_fail(c, "a token is no number: %s to %s", wf_dtype_name(c->in[0].dtype), wf_dtype_name(a->dtype));
	c->out[0] = wfi_type_with_dtype(c->in[0], a->dtype);
	return true;
}

/* A 64-bit integer to f32 directly: through double it would be rounded twice. */
static void int_to_float(wf_dtype to, void *out, int64_t i, int64_t x, bool is_unsigned)
{
	if (to == WF_F32)
		((float *)out)[i] = is_unsigned ? (float)(uint64_t)x : (float)x;
	else
		wfi_store_f(to, out, i, is_unsigned ? (double)(uint64_t)x : (double)x);
}

static wf_error *convert_eval(const wfi_eval *e)
{
	wf_dtype from = e->in_type[0].dtype, to = e->out_type[0].dtype;
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++) {
		if (wfi_is_complex(from)) { /* to a real type, bool too: its real part */
			double _Complex z = wfi_load_c(from, e->in[0], i);
			if (to == WF_BOOL)
				((uint8_t *)e->out[0])[i] = creal(z) != 0;
			else
				wfi_store_c(to, e->out[0], i, z);
			continue;
		}
		if (wfi_is_float(from)) {
			double x = wfi_load_f(from, e->in[0], i);
			if (wfi_is_int(to) && x != x)
				wfi_store_i(to, e->out[0], i, 0);
			else
				wfi_store_f(to, e->out[0], i, x);
			continue;
		}
		int64_t x = wfi_load_i(from, e->in[0], i);
		if (wfi_is_inexact(to))
			int_to_float(to, e->out[0], i, x, wfi_is_unsigned(from));
		else
			wfi_store_i(to, e->out[0], i, to == WF_BOOL ? x != 0 : x);
	}
	return NULL;
}

/* f64 → f32, rounded to odd: what is rounded again to 16 bits afterwards comes out as if it had been rounded once. */
static wfi_sv to_odd(wfi_sb *b, wfi_sv x)
{
	wfi_sv y = wfi_s_convert(b, WF_F32, x), back = wfi_s_convert(b, WF_F64, y), bits = wfi_s_bitcast(b, WF_U32, y);
	wfi_sv one = wfi_s_i(b, WF_U32, 1);
	wfi_sv beyond = wfi_s_cmp(b, WFI_S_GT, wfi_s_abs(b, back), wfi_s_abs(b, x));
	wfi_sv odd = wfi_s_or(b, wfi_s_select(b, beyond, wfi_s_sub(b, bits, one), bits), one);
	wfi_sv exact = wfi_s_or(b, wfi_s_cmp(b, WFI_S_EQ, back, x), wfi_s_is_nan(b, x));
	return wfi_s_select(b, exact, y, wfi_s_bitcast(b, WF_F32, odd));
}

static void convert_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	wf_dtype from = x->dtype, to = e->out_type[0].dtype;
	bool half = to == WF_F16 || to == WF_BF16;
	if (to == WF_BOOL && from != WF_BOOL)
		*out = wfi_s_cmp(b, WFI_S_NE, *x, wfi_is_float(from) ? wfi_s_f(b, from, 0) : wfi_s_i(b, from, 0));
	else if (wfi_is_int(to) && wfi_is_float(from))
		*out = wfi_s_to_int(b, to, *x);
	else if (half && (from == WF_F64 || (wfi_is_int(from) && wf_dtype_size(from) >= 4)))
		*out = to_odd(b, wfi_s_convert(b, WF_F64, *x));
	else
		*out = wfi_s_convert(b, half ? WF_F32 : to, *x);
}

WFI_CT(convert_ct, wf_convert(ct, e->in_type[0].dtype))

static const wfi_attr_field convert_fields[] = {
	{ "dtype", WFI_ATTR_DTYPE, offsetof(wfi_convert_attrs, dtype), NULL },
	{ NULL, WFI_ATTR_I64, 0, NULL },
};

#define TO(dtype_) .attrs = &(const wfi_convert_attrs){ dtype_ }
static const wfi_sample convert_samples[] = { { .in = "f32[3,5,7]", TO(WF_F64) },
					      { .in = "f64[33]", TO(WF_F32) },
					      { .in = "f32[]", TO(WF_BF16) },
					      { .in = "f32[19]", TO(WF_F16) },
					      { .in = "bf16[4,5]", TO(WF_F32) },
					      { .in = "f16[17]", TO(WF_BF16) },
					      { .in = "f64[40]", TO(WF_F16) },
					      { .in = "f64[40]", TO(WF_BF16) },
					      { .in = "f32[0]", TO(WF_I32) },
					      { .in = "f32[33]", TO(WF_I32), .lo = -1e10, .hi = 1e10, .no_grad = true },
					      { .in = "f64[33]", TO(WF_U8), .lo = -300, .hi = 600, .no_grad = true },
					      { .in = "f32[33]", TO(WF_I64), .lo = -1e20, .hi = 1e20, .no_grad = true },
					      { .in = "f32[9]", TO(WF_BOOL), .lo = -1, .hi = 1, .no_grad = true },
					      { .in = "bf16[9]", TO(WF_I8), .lo = -300, .hi = 300, .no_grad = true },
					      { .in = "i32[37]", TO(WF_F32), .lo = -2e9, .hi = 2e9 },
					      { .in = "i64[37]", TO(WF_F32), .lo = -9e18, .hi = 9e18 },
					      { .in = "u64[37]", TO(WF_F64), .lo = 0, .hi = 1.8e19 },
					      { .in = "i32[37]", TO(WF_BF16), .lo = -2e9, .hi = 2e9 },
					      { .in = "u32[7]", TO(WF_F16), .lo = 0, .hi = 1e5 },
					      { .in = "i64[37]", TO(WF_I8), .lo = -1e6, .hi = 1e6 },
					      { .in = "i8[37]", TO(WF_U64), .lo = -128, .hi = 127 },
					      { .in = "i16[5]", TO(WF_BOOL), .lo = -1, .hi = 1 },
					      { .in = "bool[2,3]", TO(WF_F32) },
					      { .in = "bool[2,3]", TO(WF_I64) },
					      { .in = "bool[5]", TO(WF_BF16) },
					      { .in = "c64[5]", TO(WF_C128) },
					      { .in = "c128[2,3]", TO(WF_F32) },
					      { .in = "c64[3]", TO(WF_BOOL), .no_grad = true },
					      { .in = "f64[7]", TO(WF_C128) },
					      { .in = "i32[7]", TO(WF_C64), .lo = -9, .hi = 9 },
					      { .in = "f32[33]", TO(WF_F8E4M3FN), .lo = -500, .hi = 500, .no_grad = true },
					      { .in = "f64[33]", TO(WF_F8E5M2FNUZ), .lo = -9e4, .hi = 9e4, .no_grad = true },
					      { .in = "f8E3M4[9]", TO(WF_F32), .no_grad = true },
					      { .in = "f8E8M0FNU[9]", TO(WF_BF16), .lo = 0.1, .hi = 100, .no_grad = true },
					      { .in = "f32[9]", TO(WF_F4E2M1FN), .lo = -7, .hi = 7, .no_grad = true },
					      { .in = "i32[40]", TO(WF_I4), .lo = -20, .hi = 20 },
					      { .in = "i2[9]", TO(WF_U8), .lo = -2, .hi = 1 },
					      { .in = "f32[19]", TO(WF_U4), .lo = -5, .hi = 30, .no_grad = true },
					      WFI_SAMPLES_END };

const wfi_op wfi_op_convert = {
	WFI_UNARY(
		"convert",
		"To another element type: floats round to nearest even, float to integer truncates and saturates (NaN gives 0), "
		"integer to integer wraps, to bool: not 0, complex to real or bool: of the real part.",
		convert_infer),
	.attrs_size = sizeof(wfi_convert_attrs),
	.fields = convert_fields,
	.linear = 1,
	.transpose = { convert_ct },
	.scalar = convert_scalar,
	.eval = convert_eval,
	.samples = convert_samples,
};

/** x as another element type: floats round to nearest even, float to integer truncates and saturates (NaN gives 0), integer to
 * integer wraps, to bool means "is not 0". The result is strongly typed. */
wf_val (wf_convert)(wf_val x, wf_dtype to)
{
	const wfi_value *v = wfi_leaf("convert", x);
	if (!v)
		return wfi_poison;
	if (v->type.dtype == to && !v->weak)
		return x;
	if (v->is_number && wf_dtype_size(to)) { /* the number itself: wf_c(0.1) as f64 is 0.1, not the f32 next to it */
		wfi_type t = wfi_type_with_dtype(v->type, to);
		return wfi_is_int(to) && wfi_is_int(v->type.dtype) ? wfi_splat_i(&t, (int64_t)v->number) : wfi_splat(&t, v->number);
	}
	if (to == WF_BOOL && wfi_is_complex(v->type.dtype)) /* numpy's bool(1j) is true; StableHLO's convert looks at the real part alone */
		return wf_not_equal(x, wfi_zeros_like(x));
	wf_val out = WFI_EMIT(&wfi_op_convert, &(const wfi_convert_attrs){ to }, x);
	if (!wfi_is_poison(out))
		wfi_value_of(out)->weak = false;
	return out;
}

/** x as another element type: numpy's name for wf_convert. */
wf_val (wf_astype)(wf_val x, wf_dtype dtype) { return wf_convert(x, dtype); }

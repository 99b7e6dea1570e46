#include "lower/text.h"
#include "op/class.h"

typedef struct precision_attrs { int64_t exponent, mantissa; } precision_attrs;

static bool precision_infer(wfi_infer *c)
{
	if (!wfi_infer_float(c))
		return false;
	const precision_attrs *a = c->attrs;
	if (a->exponent < 1 || a->mantissa < 0)
		return wfi_infer_fail(c, "a float of %lld exponent and %lld mantissa bits: at least 1 and 0 are needed", (long long)a->exponent,
				      (long long)a->mantissa);
	return true;
}

/* what the operand's bits are: exponent and mantissa of f16, bf16, f32, f64; the narrower floats are reduced as f64 */
static int mantissa_of(wf_dtype d) { return d == WF_F16 ? 10 : d == WF_BF16 ? 7 : d == WF_F32 ? 23 : 52; }
static int exponent_of(wf_dtype d) { return d == WF_F16 ? 5 : d == WF_F64 || wfi_is_mini(d) ? 11 : 8; }

/* XLA's steps: round the mantissa to nearest even, then what is too large becomes infinite and what would be denormal 0 */
static uint64_t reduced(uint64_t x, int exponent, int mantissa, const precision_attrs *a)
{
	uint64_t infinity = ((UINT64_C(1) << exponent) - 1) << mantissa, sign = x & UINT64_C(1) << (exponent + mantissa), bits = x ^ sign;
	if (bits > infinity) /* NaN; without mantissa bits there is none */
		return a->mantissa ? x : infinity;
	if (a->mantissa < mantissa) {
		uint64_t last = UINT64_C(1) << (mantissa - a->mantissa);
		bits = (bits + (last >> 1) - 1 + ((bits & last) != 0)) & ~(last - 1);
	}
	if (a->exponent < exponent) {
		uint64_t bias = (UINT64_C(1) << (exponent - 1)) - 1, own = (UINT64_C(1) << (a->exponent - 1)) - 1, e = bits >> mantissa;
		bits = e > bias + own ? infinity : e <= bias - own ? 0 : bits;
	}
	return sign | bits;
}

static wf_error *precision_eval(const wfi_eval *e)
{
	wf_dtype d = e->in_type[0].dtype;
	size_t size = wf_dtype_size(d), n = (size_t)wfi_type_count(&e->out_type[0]);
	for (size_t i = 0; i < n; i++) {
		uint64_t bits = 0;
		double x = 0;
		if (wfi_is_mini(d)) {
			x = wfi_load_f(d, e->in[0], (int64_t)i);
			memcpy(&bits, &x, sizeof x);
		} else {
			memcpy(&bits, (const char *)e->in[0] + i * size, size);
		}
		bits = reduced(bits, exponent_of(d), mantissa_of(d), e->attrs);
		memcpy(&x, &bits, sizeof x);
		if (wfi_is_mini(d))
			wfi_store_f(d, e->out[0], (int64_t)i, x);
		else
			memcpy((char *)e->out[0] + i * size, &bits, size);
	}
	return NULL;
}

/* the same on the bits as integers d; m: mantissa bits of the storage */
static wfi_sv reduced_scalar(wfi_sb *b, wfi_sv x, wf_dtype d, int exponent, int mantissa, const precision_attrs *a)
{
	int64_t infinity = ((INT64_C(1) << exponent) - 1) << mantissa;
	wfi_sv sign = wfi_s_and(b, x, wfi_s_i(b, d, (int64_t)(UINT64_C(1) << (exponent + mantissa)))), bits = wfi_s_xor(b, x, sign);
	wfi_sv nan = wfi_s_cmp(b, WFI_S_GT, bits, wfi_s_i(b, d, infinity)), zero = wfi_s_i(b, d, 0);
	if (a->mantissa < mantissa) {
		int shift = (int)(mantissa - a->mantissa);
		int64_t last = INT64_C(1) << shift;
		wfi_sv odd = wfi_s_and(b, wfi_s_shr(b, bits, wfi_s_i(b, d, shift)), wfi_s_i(b, d, 1));
		bits = wfi_s_add(b, wfi_s_add(b, bits, wfi_s_i(b, d, (last >> 1) - 1)), odd);
		bits = wfi_s_and(b, bits, wfi_s_i(b, d, -last));
	}
	if (a->exponent < exponent) {
		int64_t bias = (INT64_C(1) << (exponent - 1)) - 1, own = (INT64_C(1) << (a->exponent - 1)) - 1;
		wfi_sv over = wfi_s_cmp(b, WFI_S_GE, bits, wfi_s_i(b, d, (bias + own + 1) << mantissa));
		wfi_sv under = wfi_s_cmp(b, WFI_S_LT, bits, wfi_s_i(b, d, (bias - own + 1) << mantissa));
		bits = wfi_s_select(b, over, wfi_s_i(b, d, infinity), wfi_s_select(b, under, zero, bits));
	}
	return wfi_s_select(b, nan, a->mantissa ? x : wfi_s_i(b, d, infinity), wfi_s_or(b, sign, bits));
}

static void precision_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	wf_dtype d = e->in_type[0].dtype, bits = d == WF_F64 ? WF_U64 : d == WF_F32 ? WF_U32 : WF_U16;
	bool half = bits == WF_U16; /* arrives as f32: its own bits are rounded */
	wfi_sv r = half ? wfi_s_narrow(b, d, *x) : wfi_s_bitcast(b, bits, *x);
	r = reduced_scalar(b, r, bits, exponent_of(d), mantissa_of(d), e->attrs);
	*out = half ? wfi_s_widen(b, d, r) : wfi_s_bitcast(b, d, r);
}

static wf_val again(const wfi_view *e, wf_val t) { return WFI_EMIT(e->op, e->attrs, t); }

static const wfi_attr_field precision_fields[] = {
	{ "exponent_bits", WFI_ATTR_I64, offsetof(precision_attrs, exponent), NULL },
	{ "mantissa_bits", WFI_ATTR_I64, offsetof(precision_attrs, mantissa), NULL },
	{ NULL, WFI_ATTR_I64, 0, NULL },
};

#define TO(type, e, m, lo_, hi_) { .in = type, .attrs = &(const precision_attrs){ e, m }, .lo = (lo_), .hi = (hi_), .no_grad = true }
static const wfi_sample precision_samples[] = { TO("f32[37]", 8, 7, -2, 2),      TO("f32[50]", 5, 10, -7e4, 7e4), TO("f64[3,5,7]", 8, 23, -2, 2),
						TO("f64[9]", 4, 3, -500, 500),   TO("f16[17]", 5, 2, -2, 2),      TO("bf16[19]", 3, 20, -20, 20),
						TO("f32[]", 1, 0, -2, 2),        TO("f32[0]", 8, 23, -2, 2),      TO("f32[9]", 11, 52, -2, 2),
						TO("f8E5M2[9]", 4, 1, -90, 90), WFI_SAMPLES_END };

static void write(wfi_text_out *w, const wfi_eqn *e)
{
	const precision_attrs *a = e->attrs;

	wfi_text_put_int(w, "exponent_bits", a->exponent, 32);
	wfi_text_put_int(w, "mantissa_bits", a->mantissa, 32);
}

static const wfi_text text = { .write = write };
const wfi_op wfi_op_reduce_precision = {
	WFI_UNARY("reduce_precision",
		  "Rounded as if it had so many exponent and mantissa bits, and kept in its type. Too large: infinite; denormal: 0.", precision_infer),
	.attrs_size = sizeof(precision_attrs), .fields = precision_fields, .linear = 1, .transpose = { again },
	.scalar = precision_scalar, .eval = precision_eval, .samples = precision_samples,
	.text = &text,
};

/** x rounded to exponent_bits and mantissa_bits, in its own type (lax.reduce_precision). Its derivative is rounded likewise. */
wf_val (wf_reduce_precision)(wf_val x, int exponent_bits, int mantissa_bits)
{
	x = wfi_to_inexact("reduce_precision", x);
	return WFI_EMIT(&wfi_op_reduce_precision, &((const precision_attrs){ exponent_bits, mantissa_bits }), x);
}

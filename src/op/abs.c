/* abs and sign */
#include "op/class.h"
#include "op/complex_math.h"

static int64_t abs_i(int64_t x) { return x < 0 ? (int64_t)(0 - (uint64_t)x) : x; }

/* of a complex number its length, a real number */
static bool abs_infer(wfi_infer *c)
{
	if (!wfi_infer_kinds(c, WFI_KIND_SIGNED | WFI_KIND_FLOAT | WFI_KIND_COMPLEX))
		return false;
	c->out[0].dtype = wfi_dtype_real(c->in[0].dtype);
	return true;
}

static wf_error *abs_eval(const wfi_eval *e)
{
	wf_dtype d = e->in_type[0].dtype;
	if (!wfi_is_complex(d))
		return wfi_eval_1(e, fabs, abs_i);
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++)
		wfi_store_f(e->out_type[0].dtype, e->out[0], i, wfi_z_abs(wfi_load_c(d, e->in[0], i)));
	return NULL;
}

WFI_SCALAR(abs_scalar, wfi_s_abs(b, x[0]))

/* JAX's conventions: the derivative at 0 is +1, at a complex 0 it is 0 */
static wf_val abs_jvp(const wfi_view *e, wf_val t)
{
	wf_val x = e->in[0], r = e->out[0];
	if (!wfi_is_complex(e->in_type[0].dtype))
		return wf_where(wf_greater_equal(x, wf_c(0)), t, wf_neg(t));
	return wf_div(wf_real(wf_mul(t, wf_conj(x))), wf_where(wf_equal(r, wf_c(0)), wfi_full_like(r, 1), r));
}

static const wfi_sample abs_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -2, 2), WFI_SAMPLE1("i32[3,5,7]", -100, 100),
					  WFI_SAMPLE1("i8[40]", -128, 127), WFI_SAMPLE1("i64[3]", -9, 9),
					  WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, -2, 2), WFI_SAMPLES_MINI(WFI_SAMPLE1, -2, 2), WFI_SAMPLES_END };

const wfi_op wfi_op_abs = {
	WFI_UNARY("abs", "Absolute value; of the least integer: itself; of a complex number a real one. Derivative at 0: +1 (complex: 0).",
		  abs_infer),
	.jvp = { abs_jvp }, .scalar = abs_scalar, .eval = abs_eval, .samples = abs_samples,
};

static bool sign_infer(wfi_infer *c) { return wfi_infer_kinds(c, WFI_KIND_SIGNED | WFI_KIND_FLOAT | WFI_KIND_COMPLEX); }
static double sign_f(double x) { return x > 0 ? 1 : x < 0 ? -1 : x; }
static int64_t sign_i(int64_t x) { return (x > 0) - (x < 0); }
static wf_error *sign_eval(const wfi_eval *e) { return wfi_eval_z1(e, sign_f, sign_i, wfi_z_sign); }

/* zeros keep their sign, NaN stays: neither comparison takes them */
static void sign_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	(void)e;
	wf_dtype d = x->dtype;
	wfi_sv zero = wfi_s_i(b, d, 0);
	wfi_sv r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, x[0], zero), wfi_s_i(b, d, -1), x[0]);
	*out = wfi_s_select(b, wfi_s_cmp(b, WFI_S_GT, x[0], zero), wfi_s_i(b, d, 1), r);
}

const wfi_op wfi_op_sign = {
	WFI_UNARY("sign", "−1, 0 or 1; zeros keep their sign, NaN stays NaN; complex: x / |x|.", sign_infer),
	.no_jvp = "piecewise constant: the derivative is 0", .scalar = sign_scalar, .eval = sign_eval, .samples = abs_samples,
};

static bool is_signed(const char *op, wf_val x)
{
	const wfi_value *v = wfi_leaf(op, x);
	return v && wfi_kind_of(v->type.dtype) & (WFI_KIND_SIGNED | WFI_KIND_FLOAT | WFI_KIND_COMPLEX);
}

/** Absolute value. The derivative at 0 is +1, as in JAX. Unsigned integers and bools come back as they are. */
wf_val (wf_abs)(wf_val x) { return wfi_is_poison(x) || is_signed("abs", x) ? wfi_unary(&wfi_op_abs, x) : x; }

/** −1, 0 or 1 in x's dtype; NaN for NaN. */
wf_val (wf_sign)(wf_val x)
{
	if (wfi_is_poison(x) || is_signed("sign", x))
		return wfi_unary(&wfi_op_sign, x);
	return wf_convert(wf_not_equal(x, wf_c(0)), wfi_type_of(x)->dtype);
}

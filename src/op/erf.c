/* the error function, its complement and its inverse */
#include "op/class.h"

/* By Newton's method on libm's erf, from above, where the function is concave and every step stays on its side; beyond ½ on
 * erfc, which keeps its digits there (1 − x is exact). */
static double erf_inv_f(double x)
{
	double a = fabs(x), y = 0;
	if (!(a < 1))
		return a == 1 ? copysign(INFINITY, x) : NAN;
	for (int i = 0; i < 200; i++) {
		double over = a < 0.5 ? erf(y) - a : (1 - a) - erfc(y);
		double step = over / (M_2_SQRTPI * exp(-y * y));
		if (step < -0.5) /* the curve bends away quickly far out */
			step = -0.5;
		y -= step;
		if (fabs(step) <= 1e-17 * y)
			break;
	}
	return copysign(y, x);
}

static wf_error *erf_eval(const wfi_eval *e) { return wfi_eval_f1(e, erf); }
static wf_error *erfc_eval(const wfi_eval *e) { return wfi_eval_f1(e, erfc); }
static wf_error *erf_inv_eval(const wfi_eval *e) { return wfi_eval_f1(e, erf_inv_f); }

WFI_SCALAR(erf_scalar, wfi_m_erf(b, x[0]))
WFI_SCALAR(erfc_scalar, wfi_m_erfc(b, x[0]))
WFI_SCALAR(erf_inv_scalar, wfi_m_erf_inv(b, x[0]))

static wf_val bell(wf_val x) { return wf_mul(wf_c(M_2_SQRTPI), wf_exp(wf_neg(wf_square(x)))); }
WFI_JVP(erf_jvp, wf_mul(t, bell(e->in[0])))
WFI_JVP(erfc_jvp, wf_neg(wf_mul(t, bell(e->in[0]))))
WFI_JVP(erf_inv_jvp, wf_mul(t, wf_mul(wf_c(1 / M_2_SQRTPI), wf_exp(wf_square(e->out[0])))))

static const wfi_sample erf_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -2.5, 2.5), WFI_SAMPLE1("f32[50]", -1e-3, 1e-3),
					  WFI_SAMPLES_END };
/* f32: XLA's polynomial, whose own error is up to about 1e-6 */
#define LOOSE(type, lo_, hi_) { .in = type, .lo = (lo_), .hi = (hi_), .tol = 4e-6 }
static const wfi_sample erf_inv_samples[] = { LOOSE("f32[]", -0.95, 0.95),
					      LOOSE("f32[0]", -0.95, 0.95),
					      { .in = "f32[3,5,7]", .lo = -0.999, .hi = 0.999, .tol = 4e-6, .no_grad = true },
					      WFI_SAMPLE1("f64[37]", -0.95, 0.95),
					      WFI_SAMPLE1("f16[17]", -0.9, 0.9),
					      WFI_SAMPLE1("bf16[4,5]", -0.9, 0.9),
					      WFI_SAMPLES_END };

const wfi_op wfi_op_erf = {
	WFI_UNARY("chlo.erf", "Error function.", wfi_infer_float),
	.jvp = { erf_jvp }, .scalar = erf_scalar, .eval = erf_eval, .samples = erf_samples,
};

const wfi_op wfi_op_erfc = {
	WFI_UNARY("chlo.erfc", "1 − erf(x), accurate far out.", wfi_infer_float),
	.jvp = { erfc_jvp }, .scalar = erfc_scalar, .eval = erfc_eval, .samples = erf_samples,
};

const wfi_op wfi_op_erf_inv = {
	WFI_UNARY("chlo.erf_inv", "Inverse of erf: ±∞ at ±1, NaN beyond. In f32 XLA's polynomial (Giles 2012).", wfi_infer_float),
	.jvp = { erf_inv_jvp }, .scalar = erf_inv_scalar, .eval = erf_inv_eval, .samples = erf_inv_samples,
};

/** Error function. Integers become f32. */
wf_val (wf_erf)(wf_val x) { return wfi_unary_inexact(&wfi_op_erf, x); }

/** 1 − erf(x), accurate far out. */
wf_val (wf_erfc)(wf_val x) { return wfi_unary_inexact(&wfi_op_erfc, x); }

/** Inverse of erf: ±∞ at ±1, NaN beyond. In f32 it is XLA's polynomial (M. Giles, Approximating the erfinv function, 2012), so that
 * random normals match JAX's. */
wf_val (wf_erf_inv)(wf_val x) { return wfi_unary_inexact(&wfi_op_erf_inv, x); }

/* hyperbolic functions and the logistic function */
#include "op/class.h"
#include "op/complex_math.h"

static double logistic_f(double x) { return x < 0 ? exp(x) / (1 + exp(x)) : 1 / (1 + exp(-x)); }
static wf_error *tanh_eval(const wfi_eval *e) { return wfi_eval_z1(e, tanh, NULL, wfi_z_tanh); }
static wf_error *logistic_eval(const wfi_eval *e) { return wfi_eval_z1(e, logistic_f, NULL, wfi_z_logistic); }
static wf_error *sinh_eval(const wfi_eval *e) { return wfi_eval_z1(e, sinh, NULL, wfi_z_sinh); }
static wf_error *cosh_eval(const wfi_eval *e) { return wfi_eval_z1(e, cosh, NULL, wfi_z_cosh); }

WFI_SCALAR(tanh_scalar, wfi_m_tanh(b, x[0]))
WFI_SCALAR(logistic_scalar, wfi_m_logistic(b, x[0]))
WFI_SCALAR(sinh_scalar, wfi_m_sinh(b, x[0]))
WFI_SCALAR(cosh_scalar, wfi_m_cosh(b, x[0]))

WFI_JVP(tanh_jvp, wf_mul(t, wf_sub(wf_c(1), wf_square(e->out[0]))))
WFI_JVP(logistic_jvp, wf_mul(t, wf_mul(e->out[0], wf_sub(wf_c(1), e->out[0]))))
WFI_JVP(sinh_jvp, wf_mul(t, wf_cosh(e->in[0])))
WFI_JVP(cosh_jvp, wf_mul(t, wf_sinh(e->in[0])))

static const wfi_sample samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -3, 3), { .in = "f32[50]", .lo = -30, .hi = 30, .no_grad = true },
				      WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, -1, 1), WFI_SAMPLES_MINI(WFI_SAMPLE1, -3, 3), WFI_SAMPLES_END };

const wfi_op wfi_op_tanh = {
	WFI_UNARY("tanh", "Hyperbolic tangent.", wfi_infer_inexact),
	.jvp = { tanh_jvp }, .scalar = tanh_scalar, .eval = tanh_eval, .samples = samples,
};

const wfi_op wfi_op_logistic = {
	WFI_UNARY("logistic", "1 / (1 + e^−x).", wfi_infer_inexact),
	.jvp = { logistic_jvp }, .scalar = logistic_scalar, .eval = logistic_eval, .samples = samples,
};

const wfi_op wfi_op_sinh = {
	WFI_UNARY("chlo.sinh", "Hyperbolic sine.", wfi_infer_inexact),
	.jvp = { sinh_jvp }, .scalar = sinh_scalar, .eval = sinh_eval, .samples = samples,
};

const wfi_op wfi_op_cosh = {
	WFI_UNARY("chlo.cosh", "Hyperbolic cosine.", wfi_infer_inexact),
	.jvp = { cosh_jvp }, .scalar = cosh_scalar, .eval = cosh_eval, .samples = samples,
};

/** Hyperbolic tangent. Integers become f32. */
wf_val (wf_tanh)(wf_val x) { return wfi_unary_inexact(&wfi_op_tanh, x); }

/** 1 / (1 + e^−x). Integers become f32. */
wf_val (wf_logistic)(wf_val x) { return wfi_unary_inexact(&wfi_op_logistic, x); }

/** 1 / (1 + e^−x): jax.nn's name for wf_logistic. */
wf_val (wf_sigmoid)(wf_val x) { return wf_logistic(x); }

/** Hyperbolic sine. Integers become f32. */
wf_val (wf_sinh)(wf_val x) { return wfi_unary_inexact(&wfi_op_sinh, x); }

/** Hyperbolic cosine. Integers become f32. */
wf_val (wf_cosh)(wf_val x) { return wfi_unary_inexact(&wfi_op_cosh, x); }

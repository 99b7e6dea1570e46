/* exponentials and logarithms */
#include "op/class.h"
#include "op/complex_math.h"

static wf_error *exp_eval(const wfi_eval *e) { return wfi_eval_z1(e, exp, NULL, wfi_z_exp); }
static wf_error *expm1_eval(const wfi_eval *e) { return wfi_eval_z1(e, expm1, NULL, wfi_z_expm1); }
static wf_error *log_eval(const wfi_eval *e) { return wfi_eval_z1(e, log, NULL, wfi_z_log); }
static wf_error *log1p_eval(const wfi_eval *e) { return wfi_eval_z1(e, log1p, NULL, wfi_z_log1p); }

WFI_SCALAR(exp_scalar, wfi_m_exp(b, x[0]))
WFI_SCALAR(expm1_scalar, wfi_m_expm1(b, x[0]))
WFI_SCALAR(log_scalar, wfi_m_log(b, x[0]))
WFI_SCALAR(log1p_scalar, wfi_m_log1p(b, x[0]))

WFI_JVP(exp_jvp, wf_mul(t, e->out[0]))
WFI_JVP(expm1_jvp, wf_mul(t, wf_add(e->out[0], wf_c(1))))
WFI_JVP(log_jvp, wf_div(t, e->in[0]))
WFI_JVP(log1p_jvp, wf_div(t, wf_add(e->in[0], wf_c(1))))

/* the wide one: finite differences are too coarse there */
static const wfi_sample exp_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -3, 3), { .in = "f32[50]", .lo = -80, .hi = 80, .no_grad = true },
					  WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, -3, 3), WFI_SAMPLES_MINI(WFI_SAMPLE1, -3, 3), WFI_SAMPLES_END };
static const wfi_sample log_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, 0.1, 4), WFI_SAMPLE1("f32[50]", 1e-30, 1e30),
					  WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, 0.1, 4), WFI_SAMPLES_MINI(WFI_SAMPLE1, 0.5, 4), WFI_SAMPLES_END };
static const wfi_sample log1p_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -0.8, 3), WFI_SAMPLE1("f32[50]", -1e-5, 1e-5),
					    WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, -0.5, 2), WFI_SAMPLES_END };

const wfi_op wfi_op_exponential = {
	WFI_UNARY("exponential", "e^x.", wfi_infer_inexact),
	.jvp = { exp_jvp }, .scalar = exp_scalar, .eval = exp_eval, .samples = exp_samples,
};

const wfi_op wfi_op_exponential_minus_one = {
	WFI_UNARY("exponential_minus_one", "e^x − 1, accurate near 0.", wfi_infer_inexact),
	.jvp = { expm1_jvp }, .scalar = expm1_scalar, .eval = expm1_eval, .samples = exp_samples,
};

const wfi_op wfi_op_log = {
	WFI_UNARY("log", "Natural logarithm; NaN below 0, −∞ of 0.", wfi_infer_inexact),
	.jvp = { log_jvp }, .scalar = log_scalar, .eval = log_eval, .samples = log_samples,
};

const wfi_op wfi_op_log_plus_one = {
	WFI_UNARY("log_plus_one", "log(1 + x), accurate near 0.", wfi_infer_inexact),
	.jvp = { log1p_jvp }, .scalar = log1p_scalar, .eval = log1p_eval, .samples = log1p_samples,
};

/** e^x. Integers become f32. */
wf_val (wf_exp)(wf_val x) { return wfi_unary_inexact(&wfi_op_exponential, x); }

/** e^x − 1, accurate near 0. */
wf_val (wf_expm1)(wf_val x) { return wfi_unary_inexact(&wfi_op_exponential_minus_one, x); }

/** Natural logarithm; NaN below 0, −∞ of 0. Integers become f32. */
wf_val (wf_log)(wf_val x) { return wfi_unary_inexact(&wfi_op_log, x); }

/** log(1 + x), accurate near 0. */
wf_val (wf_log1p)(wf_val x) { return wfi_unary_inexact(&wfi_op_log_plus_one, x); }

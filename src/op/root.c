/* square root, its inverse, cube root */
#include "op/class.h"
#include "op/complex_math.h"

static double rsqrt_f(double x) { return 1 / sqrt(x); }
static wf_error *sqrt_eval(const wfi_eval *e) { return wfi_eval_z1(e, sqrt, NULL, wfi_z_sqrt); }
static wf_error *rsqrt_eval(const wfi_eval *e) { return wfi_eval_z1(e, rsqrt_f, NULL, wfi_z_rsqrt); }
static wf_error *cbrt_eval(const wfi_eval *e) { return wfi_eval_z1(e, cbrt, NULL, wfi_z_cbrt); }

WFI_SCALAR(sqrt_scalar, wfi_s_op1(b, WFI_S_SQRT, x[0]))
WFI_SCALAR(rsqrt_scalar, wfi_m_rsqrt(b, x[0]))
WFI_SCALAR(cbrt_scalar, wfi_m_cbrt(b, x[0]))

WFI_JVP(sqrt_jvp, wf_mul(t, wf_div(wf_c(0.5), e->out[0])))
WFI_JVP(rsqrt_jvp, wf_mul(t, wf_mul(wf_c(-0.5), wf_div(e->out[0], e->in[0]))))
WFI_JVP(cbrt_jvp, wf_mul(t, wf_div(e->out[0], wf_mul(wf_c(3), e->in[0]))))

static const wfi_sample samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, 0.1, 4), WFI_SAMPLE1("f32[50]", 1e-30, 1e30),
				      WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, 0.1, 4), WFI_SAMPLES_MINI(WFI_SAMPLE1, 0.5, 4), WFI_SAMPLES_END };
static const wfi_sample cbrt_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, 0.1, 4), WFI_SAMPLE1("f32[50]", -9, -0.2),
					   WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, 0.1, 4), WFI_SAMPLES_END };

const wfi_op wfi_op_sqrt = {
	WFI_UNARY("sqrt", "Square root; NaN below 0.", wfi_infer_inexact),
	.jvp = { sqrt_jvp }, .scalar = sqrt_scalar, .eval = sqrt_eval, .samples = samples,
};

const wfi_op wfi_op_rsqrt = {
	WFI_UNARY("rsqrt", "1 / √x.", wfi_infer_inexact),
	.jvp = { rsqrt_jvp }, .scalar = rsqrt_scalar, .eval = rsqrt_eval, .samples = samples,
};

const wfi_op wfi_op_cbrt = {
	WFI_UNARY("cbrt", "Cube root, also of negative numbers.", wfi_infer_inexact),
	.jvp = { cbrt_jvp }, .scalar = cbrt_scalar, .eval = cbrt_eval, .samples = cbrt_samples,
};

/** Square root; NaN below 0. Integers become f32. */
wf_val (wf_sqrt)(wf_val x) { return wfi_unary_inexact(&wfi_op_sqrt, x); }

/** 1 / √x. Integers become f32. */
wf_val (wf_rsqrt)(wf_val x) { return wfi_unary_inexact(&wfi_op_rsqrt, x); }

/** Cube root, also of negative numbers. Integers become f32. */
wf_val (wf_cbrt)(wf_val x) { return wfi_unary_inexact(&wfi_op_cbrt, x); }

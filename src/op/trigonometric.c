/* sine, cosine, tangent and their inverses */
#include "op/class.h"
#include "op/complex_math.h"

static wf_error *sin_eval(const wfi_eval *e) { return wfi_eval_z1(e, sin, NULL, wfi_z_sin); }
static wf_error *cos_eval(const wfi_eval *e) { return wfi_eval_z1(e, cos, NULL, wfi_z_cos); }
static wf_error *tan_eval(const wfi_eval *e) { return wfi_eval_z1(e, tan, NULL, wfi_z_tan); }
static wf_error *asin_eval(const wfi_eval *e) { return wfi_eval_z1(e, asin, NULL, wfi_z_asin); }
static wf_error *acos_eval(const wfi_eval *e) { return wfi_eval_z1(e, acos, NULL, wfi_z_acos); }
static wf_error *atan_eval(const wfi_eval *e) { return wfi_eval_z1(e, atan, NULL, wfi_z_atan); }
static wf_error *atan2_eval(const wfi_eval *e)
{
	const wf_dtype d = e->in_type[0].dtype;

	if (!wfi_is_complex(d))
		return wfi_eval_f2(e, atan2);
	for (int64_t i = 0; i < wfi_type_count(&e->out_type[0]); i++)
		wfi_store_c(d, e->out[0], i, (double _Complex)wfi_z_atan2((wfi_z)wfi_load_c(d, e->in[0], i), (wfi_z)wfi_load_c(d, e->in[1], i)));
	return NULL;
}

WFI_SCALAR(sin_scalar, wfi_m_sin(b, x[0]))
WFI_SCALAR(cos_scalar, wfi_m_cos(b, x[0]))
WFI_SCALAR(tan_scalar, wfi_m_tan(b, x[0]))
WFI_SCALAR(asin_scalar, wfi_m_asin(b, x[0]))
WFI_SCALAR(acos_scalar, wfi_m_acos(b, x[0]))
WFI_SCALAR(atan_scalar, wfi_m_atan2(b, x[0], wfi_s_f(b, x->dtype, 1)))
WFI_SCALAR(atan2_scalar, wfi_m_atan2(b, x[0], x[1]))

static wf_val one_plus_square(wf_val x) { return wf_add(wf_square(x), wf_c(1)); }
static wf_val one_less_square(wf_val x) { return wf_sub(wf_c(1), wf_square(x)); }
static wf_val squared_length(const wfi_view *e) { return wf_add(wf_square(e->in[0]), wf_square(e->in[1])); }

WFI_JVP(sin_jvp, wf_mul(t, wf_cos(e->in[0])))
WFI_JVP(cos_jvp, wf_neg(wf_mul(t, wf_sin(e->in[0]))))
WFI_JVP(tan_jvp, wf_mul(t, one_plus_square(e->out[0])))
WFI_JVP(asin_jvp, wf_mul(t, wf_rsqrt(one_less_square(e->in[0]))))
WFI_JVP(acos_jvp, wf_neg(wf_mul(t, wf_rsqrt(one_less_square(e->in[0])))))
WFI_JVP(atan_jvp, wf_div(t, one_plus_square(e->in[0])))
WFI_JVP(atan2_jvp0, wf_mul(t, wf_div(e->in[1], squared_length(e))))
WFI_JVP(atan2_jvp1, wf_neg(wf_mul(t, wf_div(e->in[0], squared_length(e)))))

static const wfi_sample sin_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -4, 4), WFI_SAMPLE1("f32[50]", -100, 100),
					  WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, -3, 3), WFI_SAMPLES_END };
static const wfi_sample tan_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -1.2, 1.2), WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, -1.2, 1.2),
					  WFI_SAMPLES_END };
static const wfi_sample asin_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -0.9, 0.9), WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, -0.9, 0.9),
					   WFI_SAMPLES_END };
static const wfi_sample atan_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -3, 3), WFI_SAMPLE1("f32[50]", -1e6, 1e6),
					   WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, 0.1, 3), WFI_SAMPLES_END };
static const wfi_sample atan2_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE2, -3, 3), WFI_SAMPLE2("f32[50]", 0.1, 1),
					    WFI_SAMPLES_COMPLEX(WFI_SAMPLE2, 0.3, 1), WFI_SAMPLES_END };

const wfi_op wfi_op_sine = {
	WFI_UNARY("sine", "Sine of radians.", wfi_infer_inexact),
	.jvp = { sin_jvp }, .scalar = sin_scalar, .eval = sin_eval, .samples = sin_samples,
};

const wfi_op wfi_op_cosine = {
	WFI_UNARY("cosine", "Cosine of radians.", wfi_infer_inexact),
	.jvp = { cos_jvp }, .scalar = cos_scalar, .eval = cos_eval, .samples = sin_samples,
};

const wfi_op wfi_op_tan = {
	WFI_UNARY("tan", "Tangent of radians.", wfi_infer_inexact),
	.jvp = { tan_jvp }, .scalar = tan_scalar, .eval = tan_eval, .samples = tan_samples,
};

const wfi_op wfi_op_asin = {
	WFI_UNARY("chlo.asin", "Arc sine; NaN outside [−1, 1].", wfi_infer_inexact),
	.jvp = { asin_jvp }, .scalar = asin_scalar, .eval = asin_eval, .samples = asin_samples,
};

const wfi_op wfi_op_acos = {
	WFI_UNARY("chlo.acos", "Arc cosine; NaN outside [−1, 1].", wfi_infer_inexact),
	.jvp = { acos_jvp }, .scalar = acos_scalar, .eval = acos_eval, .samples = asin_samples,
};

const wfi_op wfi_op_atan = {
	WFI_UNARY("chlo.atan", "Arc tangent.", wfi_infer_inexact),
	.jvp = { atan_jvp }, .scalar = atan_scalar, .eval = atan_eval, .samples = atan_samples,
};

const wfi_op wfi_op_atan2 = {
	WFI_BINARY("atan2", "Angle of the point (x, y), operands y and x; of complex numbers −i log((x + i y) / √(x² + y²)).", wfi_infer_inexact, 0),
	.jvp = { atan2_jvp0, atan2_jvp1 }, .scalar = atan2_scalar, .eval = atan2_eval, .samples = atan2_samples,
};

/** Sine of radians. Integers become f32. */
wf_val (wf_sin)(wf_val x) { return wfi_unary_inexact(&wfi_op_sine, x); }

/** Cosine of radians. Integers become f32. */
wf_val (wf_cos)(wf_val x) { return wfi_unary_inexact(&wfi_op_cosine, x); }

/** Tangent of radians. Integers become f32. */
wf_val (wf_tan)(wf_val x) { return wfi_unary_inexact(&wfi_op_tan, x); }

/** Arc sine; NaN outside [−1, 1]. Integers become f32. */
wf_val (wf_asin)(wf_val x) { return wfi_unary_inexact(&wfi_op_asin, x); }

/** Arc cosine; NaN outside [−1, 1]. Integers become f32. */
wf_val (wf_acos)(wf_val x) { return wfi_unary_inexact(&wfi_op_acos, x); }

/** Arc tangent. Integers become f32. */
wf_val (wf_atan)(wf_val x) { return wfi_unary_inexact(&wfi_op_atan, x); }

/** Angle of the point (x, y), as C's atan2. Integers become f32. */
wf_val (wf_atan2)(wf_val y, wf_val x) { return wfi_binary_inexact(&wfi_op_atan2, y, x); }

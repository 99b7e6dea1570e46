/* hyperbolic functions and the logistic function */
#include "lower/text.h"
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

/* ---- sinh and cosh: ours, accurate; and CHLO's, whose f32 has the figures that XLA gives ----
 * CHLO defines them by e^(x + log ½) ± e^(log ½ − x), whose exponent's rounding costs |x| 2⁻²⁴ of the result in f32: 7 ulp at 10. Checks of
 * exported programs hold those figures, closer than that. */

extern const wfi_op wfi_op_chlo_sinh, wfi_op_chlo_cosh;

static const double log_half = -0.693147180559945309417;

static float halved(float x) { return (float)exp((double)(x + (float)log_half)); }

static float chlo_sinh_f(float x)
{
	float u = (float)expm1((double)x);
	return fabsf(x) < 1 ? (u + u / (u + 1)) / 2 : halved(x) - halved(-x);
}

static float chlo_cosh_f(float x) { return halved(x) + halved(-x); }

static wf_error *in_f32(const wfi_eval *e, float (*f)(float))
{
	for (int64_t i = 0; i < wfi_type_count(&e->out_type[0]); i++)
		((float *)e->out[0])[i] = f(((const float *)e->in[0])[i]);
	return NULL;
}

static wf_error *chlo_sinh_eval(const wfi_eval *e) { return e->in_type[0].dtype == WF_F32 ? in_f32(e, chlo_sinh_f) : sinh_eval(e); }
static wf_error *chlo_cosh_eval(const wfi_eval *e) { return e->in_type[0].dtype == WF_F32 ? in_f32(e, chlo_cosh_f) : cosh_eval(e); }

/* e^(x + log ½) */
static wfi_sv halved_scalar(wfi_sb *b, wfi_sv x)
{
	return wfi_m_exp(b, wfi_s_add(b, x, wfi_s_f(b, x.dtype, log_half)));
}

static void chlo_sinh_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	if (e->in_type[0].dtype != WF_F32) {
		*out = wfi_m_sinh(b, *x);
		return;
	}
	wfi_sv one = wfi_s_f(b, WF_F32, 1), u = wfi_m_expm1(b, *x);
	wfi_sv near = wfi_s_mul(b, wfi_s_add(b, u, wfi_s_div(b, u, wfi_s_add(b, u, one))), wfi_s_f(b, WF_F32, 0.5));
	wfi_sv far = wfi_s_sub(b, halved_scalar(b, *x), halved_scalar(b, wfi_s_neg(b, *x)));
	*out = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, wfi_s_abs(b, *x), one), near, far);
}

static void chlo_cosh_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	*out = e->in_type[0].dtype != WF_F32 ? wfi_m_cosh(b, *x) : wfi_s_add(b, halved_scalar(b, *x), halved_scalar(b, wfi_s_neg(b, *x)));
}

/* in text there are CHLO's alone */
static bool sinh_lower(const wfi_view *e, wf_val *out)
{
	out[0] = WFI_EMIT(&wfi_op_chlo_sinh, NULL, e->in[0]);
	return true;
}

static bool cosh_lower(const wfi_view *e, wf_val *out)
{
	out[0] = WFI_EMIT(&wfi_op_chlo_cosh, NULL, e->in[0]);
	return true;
}

static const wfi_text sinh_text = { .lower = sinh_lower }, cosh_text = { .lower = cosh_lower };

const wfi_op wfi_op_sinh = {
	WFI_UNARY_OWN("wf.sinh", "Hyperbolic sine.", wfi_infer_inexact),
	.jvp = { sinh_jvp }, .scalar = sinh_scalar, .eval = sinh_eval, .samples = samples, .text = &sinh_text,
};

const wfi_op wfi_op_cosh = {
	WFI_UNARY_OWN("wf.cosh", "Hyperbolic cosine.", wfi_infer_inexact),
	.jvp = { cosh_jvp }, .scalar = cosh_scalar, .eval = cosh_eval, .samples = samples, .text = &cosh_text,
};

const wfi_op wfi_op_chlo_sinh = {
	WFI_UNARY("chlo.sinh", "Hyperbolic sine; of f32 by CHLO's formula, as XLA has it: |x| 2⁻²⁴ of the result is lost.", wfi_infer_inexact),
	.jvp = { sinh_jvp }, .scalar = chlo_sinh_scalar, .eval = chlo_sinh_eval, .samples = samples,
};

const wfi_op wfi_op_chlo_cosh = {
	WFI_UNARY("chlo.cosh", "Hyperbolic cosine; of f32 by CHLO's formula, as XLA has it: |x| 2⁻²⁴ of the result is lost.", wfi_infer_inexact),
	.jvp = { cosh_jvp }, .scalar = chlo_cosh_scalar, .eval = chlo_cosh_eval, .samples = samples,
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

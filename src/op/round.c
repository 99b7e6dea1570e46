/* rounding */
#include "op/class.h"

static double to_even(double x)
{
	double r = round(x);
	return fabs(x - trunc(x)) == 0.5 ? copysign(2 * round(x / 2), x) : r;
}

static wf_error *floor_eval(const wfi_eval *e) { return wfi_eval_f1(e, floor); }
static wf_error *ceil_eval(const wfi_eval *e) { return wfi_eval_f1(e, ceil); }
static wf_error *even_eval(const wfi_eval *e) { return wfi_eval_f1(e, to_even); }
static wf_error *afz_eval(const wfi_eval *e) { return wfi_eval_f1(e, round); }

WFI_SCALAR(floor_scalar, wfi_s_op1(b, WFI_S_FLOOR, x[0]))
WFI_SCALAR(ceil_scalar, wfi_s_op1(b, WFI_S_CEIL, x[0]))
WFI_SCALAR(even_scalar, wfi_s_op1(b, WFI_S_ROUNDEVEN, x[0]))

/* trunc(x), and one more when what was cut off is half or above; exact, where x + ½ would round */
static void afz_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	(void)e;
	wf_dtype d = x->dtype;
	wfi_sv a = wfi_s_abs(b, x[0]), cut = wfi_s_op1(b, WFI_S_TRUNC, a);
	wfi_sv up = wfi_s_cmp(b, WFI_S_GE, wfi_s_sub(b, a, cut), wfi_s_f(b, d, 0.5));
	wfi_sv r = wfi_s_select(b, up, wfi_s_add(b, cut, wfi_s_f(b, d, 1)), cut);
	*out = wfi_s_op2(b, WFI_S_COPYSIGN, r, x[0]);
}

static const wfi_sample samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -4, 4), WFI_SAMPLE1("f32[50]", -1e8, 1e8), WFI_SAMPLES_END };

const wfi_op wfi_op_floor = {
	WFI_UNARY("floor", "Largest whole number not above.", wfi_infer_float),
	.no_jvp = "piecewise constant: the derivative is 0", .scalar = floor_scalar, .eval = floor_eval, .samples = samples,
};

const wfi_op wfi_op_ceil = {
	WFI_UNARY("ceil", "Smallest whole number not below.", wfi_infer_float),
	.no_jvp = "piecewise constant: the derivative is 0", .scalar = ceil_scalar, .eval = ceil_eval, .samples = samples,
};

const wfi_op wfi_op_round_nearest_even = {
	WFI_UNARY("round_nearest_even", "Nearest whole number, halves to the even one.", wfi_infer_float),
	.no_jvp = "piecewise constant: the derivative is 0", .scalar = even_scalar, .eval = even_eval, .samples = samples,
};

const wfi_op wfi_op_round_nearest_afz = {
	WFI_UNARY("round_nearest_afz", "Nearest whole number, halves away from zero.", wfi_infer_float),
	.no_jvp = "piecewise constant: the derivative is 0", .scalar = afz_scalar, .eval = afz_eval, .samples = samples,
};

/* whole numbers are rounded already */
static wf_val rounded(const wfi_op *op, wf_val x)
{
	const wfi_value *v = wfi_leaf(op->name, x);
	return v && !wfi_is_inexact(v->type.dtype) ? x : wfi_unary(op, x);
}

/** Largest whole number not above x. Integers stay. The derivative is 0. */
wf_val (wf_floor)(wf_val x) { return rounded(&wfi_op_floor, x); }

/** Smallest whole number not below x. Integers stay. The derivative is 0. */
wf_val (wf_ceil)(wf_val x) { return rounded(&wfi_op_ceil, x); }

/** Nearest whole number, halves to the even one, as numpy. Integers stay. The derivative is 0. */
wf_val (wf_round)(wf_val x) { return rounded(&wfi_op_round_nearest_even, x); }

/** The whole part of x: rounded towards zero. Integers stay. The derivative is 0. */
wf_val (wf_trunc)(wf_val x) { return wf_where(wf_less(x, wf_c(0)), wf_ceil(x), wf_floor(x)); }

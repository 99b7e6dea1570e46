/* activation.c: functions of one element. */
#include "part.h"

/* The other branch is taken for NaN, which stays; at 0 the constant is taken, so the derivative is 0. */
wf_val (wf_relu)(wf_val x)
{
	return wf_where(wf_less_equal(x, wf_c(0)), wf_zeros_like(x), x);
}

/* (1 + tanh u) / 2 is 1 / (1 + e^−2u), which keeps its digits where tanh is near −1; u is
 * sqrt(2 / π) · (x + 0.044715 x³). */
wf_val (wf_gelu)(wf_val x)
{
	wf_val u = wf_add(x, wf_mul(wf_c(0.044715), wf_mul(wf_square(x), x)));

	return wf_mul(x, wf_logistic(wf_mul(wf_c(2 * 0.79788456080286535588), u)));
}

wf_val (wf_gelu_exact)(wf_val x)
{
	return wf_mul(wf_mul(wf_c(0.5), x), wf_erfc(wf_mul(x, wf_c(-0.70710678118654752440)))); /* −1 / sqrt(2) */
}

wf_val (wf_silu)(wf_val x)
{
	return wf_mul(x, wf_logistic(x));
}

/* max(x, 0) + log(1 + e^−|x|): nothing overflows. Both parts are choices with derivatives 0 and 1 at 0, so that the whole one is ½. */
wf_val (wf_softplus)(wf_val x)
{
	wf_val above = wf_greater(x, wf_c(0));

	return wf_add(wf_where(above, x, wf_zeros_like(x)), wf_log1p(wf_exp(wf_where(above, wf_neg(x), x))));
}

wf_val (wf_log_sigmoid)(wf_val x)
{
	return wf_neg(wf_softplus(wf_neg(x)));
}

/* ---- jax.nn's others, by its formulas, so that derivatives at the kinks are JAX's too ---- */
wf_val (wf_relu6)(wf_val x)
{
	wf_val low = wf_less_equal(x, wf_c(0)), high = wf_greater_equal(x, wf_c(6)); /* constants at the kinks: the derivative is 0 there */

	return wf_where(low, wf_zeros_like(x), wf_where(high, wf_full_like(x, 6), x));
}

wf_val (wf_leaky_relu)(wf_val x, double negative_slope)
{
	return wf_where(wf_greater_equal(x, wf_c(0)), x, wf_mul(wf_c(negative_slope), x));
}

/* the other branch never sees a large x, whose e^x would be ∞ and its derivative NaN */
wf_val (wf_elu)(wf_val x, double alpha)
{
	wf_val above = wf_greater(x, wf_c(0));

	return wf_where(above, x, wf_mul(wf_c(alpha), wf_expm1(wf_where(above, wf_zeros_like(x), x))));
}

wf_val (wf_celu)(wf_val x, double alpha)
{
	WF_CHECK(alpha != 0, "celu: alpha is not 0");
	return wf_add(wf_maximum(x, wf_c(0)), wf_mul(wf_c(alpha), wf_expm1(wf_div(wf_minimum(x, wf_c(0)), wf_c(alpha)))));
}

wf_val (wf_selu)(wf_val x)
{
	return wf_mul(wf_c(1.0507009873554804934), wf_elu(x, 1.6732632423543772848));
}

wf_val (wf_mish)(wf_val x)
{
	return wf_mul(x, wf_tanh(wf_softplus(x)));
}

wf_val (wf_squareplus)(wf_val x, double b)
{
	return wf_div(wf_add(x, wf_sqrt(wf_add(wf_square(x), wf_c(b)))), wf_c(2));
}

wf_val (wf_soft_sign)(wf_val x)
{
	return wf_div(x, wf_add(wf_abs(x), wf_c(1)));
}

wf_val (wf_hard_sigmoid)(wf_val x)
{
	return wf_div(wf_relu6(wf_add(x, wf_c(3))), wf_c(6));
}

wf_val (wf_hard_silu)(wf_val x)
{
	return wf_mul(x, wf_hard_sigmoid(x));
}

wf_val (wf_hard_tanh)(wf_val x)
{
	wf_val one = wf_ones_like(x);

	return wf_where(wf_greater(x, one), one, wf_where(wf_less(x, wf_neg(one)), wf_neg(one), x));
}

wf_val (wf_sparse_plus)(wf_val x)
{
	wf_val between = wf_div(wf_square(wf_add(x, wf_c(1))), wf_c(4));

	return wf_where(wf_less_equal(x, wf_c(-1)), wf_zeros_like(x), wf_where(wf_greater_equal(x, wf_c(1)), x, between));
}

wf_val (wf_sparse_sigmoid)(wf_val x)
{
	return wf_mul(wf_c(0.5), wf_clip(wf_add(x, wf_c(1)), wf_c(0), wf_c(2)));
}

wf_val (wf_glu)(wf_val x, int axis)
{
	char text[WFI_PART_TEXT];
	int rank = wf_rank(x);

	WF_CHECK(axis >= -rank && axis < rank && wf_dim(x, axis) % 2 == 0, "glu: an axis of x is cut in two equal halves; got axis %d of %s", axis,
		 wfi_part_text(x, text));
	const int64_t half = wf_dim(x, axis) / 2;
	return wf_mul(wf_slice_axis(x, axis, 0, half), wf_logistic(wf_slice_axis(x, axis, half, 2 * half)));
}

wf_val (wf_prelu)(wf_val params, wf_val x)
{
	char text[WFI_PART_TEXT];
	wf_val slope = wf_get(params, "negative_slope");

	WF_CHECK(wf_rank(slope) == 0, "prelu: params.negative_slope is a scalar, got %s", wfi_part_text(slope, text));
	return wf_where(wf_greater_equal(x, wf_c(0)), x, wf_mul(wf_astype(slope, wf_dtype_of(x)), x));
}

wf_val (wf_prelu_init)(void)
{
	return wf_dict("negative_slope", wf_full(0.01));
}

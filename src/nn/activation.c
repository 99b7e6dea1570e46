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

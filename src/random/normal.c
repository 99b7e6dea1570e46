/* normal.c: floats of other distributions, by the inverse of their cumulative distribution. */
#include <math.h>
#include "draw.h"

/* The float of dtype d next to x, which is one, towards +∞ (up) or −∞. */
static double next(wf_dtype d, double x, bool up)
{
	int exponent, bits = wfi_mantissa(d), least = wfi_least_exponent(d);

	if (isinf(x)) /* inwards: the greatest finite one */
		return (x > 0) == up ? x : copysign(ldexp(2 - ldexp(1, -bits), 1 - least), x);
	double m = frexp(fabs(x), &exponent); /* in [0.5, 1) */
	exponent = x == 0 || exponent - 1 < least ? least : exponent - 1;
	bool shrinks = x != 0 && (x > 0) != up;
	if (shrinks && m == 0.5 && exponent > least) /* below a power of 2 the steps are half as wide */
		exponent--;
	double step = ldexp(1, exponent - bits);
	return up ? x + step : x - step;
}

/* x as a float of dtype d */
static double as_float(wf_dtype d, double x)
{
	int exponent;

	if (d == WF_F64 || d == WF_F32)
		return d == WF_F64 ? x : (double)(float)x;
	if (!isfinite(x) || x == 0)
		return x;
	frexp(x, &exponent);
	exponent = exponent - 1 < wfi_least_exponent(d) ? wfi_least_exponent(d) : exponent - 1;
	double step = ldexp(1, exponent - wfi_mantissa(d)), y = nearbyint(x / step) * step;
	return fabs(y) < ldexp(1, 2 - wfi_least_exponent(d)) ? y : copysign(INFINITY, x);
}

wf_val wfi_random_normal(wf_val key, wf_dtype dtype, const int64_t *dims)
{
	wfi_shape shape, all = { 0 };

	if (!wfi_draw_float("normal", &dtype, WF_F32) || !wfi_draw_shape("normal", dims, &shape))
		return wf_fail("normal: not drawn");
	/* −1 itself is left out, so that ±∞ never comes */
	wf_val u = wfi_draw_uniform("normal", key, dtype, wf_c(next(dtype, -1, true)), wf_c(1), &shape, &all);
	return wf_mul(wf_c(sqrt(2)), wf_erf_inv(u));
}

wf_val wfi_random_truncated_normal(wf_val key, wf_dtype dtype, double lower, double upper, const int64_t *dims)
{
	wfi_shape shape, all = { 0 };

	if (!wfi_draw_float("truncated_normal", &dtype, WF_F32) || !wfi_draw_shape("truncated_normal", dims, &shape))
		return wf_fail("truncated_normal: not drawn");
	WF_CHECK(lower < upper, "truncated_normal: the bounds are %g and %g; the lower must be below the upper", lower, upper);
	lower = as_float(dtype, lower);
	upper = as_float(dtype, upper);
	double root = as_float(dtype, sqrt(2));
	double a = erf(as_float(dtype, lower / root)), b = erf(as_float(dtype, upper / root));
	wf_val u = wfi_draw_uniform("truncated_normal", key, dtype, wf_c(as_float(dtype, a)), wf_c(as_float(dtype, b)), &shape,
				    &all);
	wf_val x = wf_mul(wf_c(sqrt(2)), wf_erf_inv(u));
	return wf_clip(x, wf_c(next(dtype, lower, true)), wf_c(next(dtype, upper, false))); /* rounding may not reach a bound */
}

wf_val wfi_random_gumbel(wf_val key, wf_dtype dtype, const int64_t *dims)
{
	wfi_shape shape, all = { 0 };

	if (!wfi_draw_float("gumbel", &dtype, WF_F32) || !wfi_draw_shape("gumbel", dims, &shape))
		return wf_fail("gumbel: not drawn");
	wf_val u = wfi_draw_uniform("gumbel", key, dtype, wf_c(ldexp(1, wfi_least_exponent(dtype))), wf_c(1), &shape, &all);
	return wf_neg(wf_log(wf_neg(wf_log(u))));
}

wf_val wfi_random_exponential(wf_val key, wf_dtype dtype, const int64_t *dims)
{
	wfi_shape shape, all = { 0 };

	if (!wfi_draw_float("exponential", &dtype, WF_F32) || !wfi_draw_shape("exponential", dims, &shape))
		return wf_fail("exponential: not drawn");
	return wf_neg(wf_log1p(wf_neg(wfi_draw_uniform("exponential", key, dtype, wf_c(0), wf_c(1), &shape, &all))));
}

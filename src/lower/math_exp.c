/* math_exp.c: the exponential and what is made of it. */
#include <math.h>
#include "lower/math_part.h"

wfi_sv wfi_m_poly(wfi_sb *b, wfi_sv x, int n, const double *c)
{
	wfi_sv r = wfi_m_c(b, x, c[n - 1]);
	for (int i = n - 2; i >= 0; i--)
		r = wfi_s_fma(b, r, x, wfi_m_c(b, x, c[i]));
	return r;
}

/* Adding 1.5·2^fraction rounds to an integer, which then stands in the low bits; with the exponent's bias added as well, those
 * bits shifted into place are 2^n. ln 2 is taken in two parts: the first step is exact by the fused multiply-add. */
wfi_m_parts wfi_m_reduce(wfi_sb *b, wfi_sv x, wfi_sv magic)
{
	wfi_sv t = wfi_s_fma(b, x, wfi_m_c(b, x, 0x1.71547652b82fep+0), magic);
	wfi_sv n = wfi_s_sub(b, t, magic);
	wfi_sv r = wfi_s_fma(b, n, wfi_m_c2(b, x, -0x1.62e430p-1, -0x1.62e42fefa39efp-1), x);
	r = wfi_s_fma(b, n, wfi_m_c2(b, x, 0x1.05c610ca86c39p-29, -0x1.abc9e3b39803fp-56), r);
	wf_dtype whole = wfi_m_int(x);
	wfi_sv scale = wfi_s_shl(b, wfi_s_bitcast(b, whole, t), wfi_s_i(b, whole, wfi_m_fraction(x)));
	return (wfi_m_parts){ .r = r, .scale = wfi_s_bitcast(b, x.dtype, scale) };
}

/* (e^r − 1 − r) / r² on ±0.347, error relative to e^r − 1: 1.4e-8, 2.9e-19 */
static const double exp_c32[] = { 0.49999997, 0.16666545, 0.0416675024, 0.00836640969, 0.00138643361 };
static const double exp_c64[] = {
	0.5, 0.16666666666666677, 0.041666666666666644, 0.0083333333333214469, 0.0013888888888903741, 0.00019841269886559411,
	2.4801587277755155e-05, 2.7557243787127463e-06, 2.7557319106583273e-07, 2.5109182677382437e-08, 2.089966440957406e-09,
};

wfi_sv wfi_m_expm1_core(wfi_sb *b, wfi_sv r)
{
	return wfi_s_fma(b, wfi_s_mul(b, r, r), WFI_POLY(b, r, exp_c32, exp_c64), r);
}

/* 2^n does not fit when the result is denormal or about to overflow. So the scale is shifted towards the middle, by a power of
 * two that the sign of x tells, and the last factor takes that back: it rounds (or overflows) once, exactly when the result does. Where the
 * result is 0 that factor is 0: a product that underflows takes a processor a hundred times as long, and a masked softmax is full of them. */
static wfi_sv exponential(wfi_sb *b, wfi_sv x, const wfi_sv *low, const wfi_sv *times, double factor)
{
	x = wfi_m_at_least(b, wfi_m_at_most(b, x, wfi_m_c2(b, x, 91, 712)), wfi_m_c2(b, x, -106, -760));
	wfi_sv negative = wfi_s_cmp(b, WFI_S_LT, x, wfi_m_c(b, x, 0)), one = wfi_m_c(b, x, 1);
	wfi_sv magic = wfi_s_select(b, negative, wfi_m_magic(b, x, 80), wfi_m_magic(b, x, -8));
	wfi_sv last = wfi_s_select(b, negative, wfi_m_c(b, x, 0x1p-80 * factor), wfi_m_c(b, x, 0x1p8 * factor));
	wfi_sv vanishes = wfi_s_cmp(b, WFI_S_LT, x, wfi_m_c2(b, x, -105, -746));
	last = wfi_s_select(b, vanishes, wfi_m_c(b, x, 0), last);
	wfi_m_parts e = wfi_m_reduce(b, x, magic);
	wfi_sv r = low ? wfi_s_add(b, e.r, *low) : e.r, p;
	if (times)
		p = wfi_s_fma(b, *times, wfi_m_expm1_core(b, r), *times);
	else
		p = wfi_s_fma(b, wfi_s_fma(b, WFI_POLY(b, r, exp_c32, exp_c64), r, one), r, one);
	return wfi_s_mul(b, wfi_s_mul(b, p, e.scale), last);
}

wfi_sv wfi_m_exp(wfi_sb *b, wfi_sv x)
{
	return exponential(b, x, NULL, NULL, 1);
}

wfi_sv wfi_m_exp_long(wfi_sb *b, wfi_sv x, wfi_sv low, const wfi_sv *times)
{
	return exponential(b, x, &low, times, 1);
}

/* 2^n (p + 1) − 1 as 2 (2^(n−1) p + (2^(n−1) − 1/2)), whose bracket is exact while it matters and does not overflow early.
 * Below 2^−30 (f64: 2^−60) the result is x: that keeps −0 and denormals. */
wfi_sv wfi_m_expm1(wfi_sb *b, wfi_sv x)
{
	wfi_sv limited = wfi_m_at_least(b, wfi_m_at_most(b, x, wfi_m_c2(b, x, 89, 710)), wfi_m_c2(b, x, -20, -40));
	wfi_m_parts e = wfi_m_reduce(b, limited, wfi_m_magic(b, x, -1));
	wfi_sv r = wfi_s_fma(b, e.scale, wfi_m_expm1_core(b, e.r), wfi_s_sub(b, e.scale, wfi_m_c(b, x, 0.5)));
	wfi_sv tiny = wfi_s_cmp(b, WFI_S_LT, wfi_s_abs(b, x), wfi_m_c2(b, x, 0x1p-30, 0x1p-60));
	return wfi_s_select(b, tiny, x, wfi_s_add(b, r, r));
}

/* 1 − 2 / (e^2a + 1) from where it is 1/2 on. In the step that takes n·ln 2 / 2 from a, ln 2 needs no second part: n is small,
 * and the larger it is the less the exponential counts. The coefficients are those of the exponential for 2r, with 1 + 2r. */
static wfi_sv tanh_large(wfi_sb *b, wfi_sv a)
{
	static const double c32[] = { 1, 2, 1.99999988, 1.3333236, 0.666680038, 0.26772511, 0.0887317508 };
	static const double c64[] = {
		1, 2, 2, 1.3333333333333341, 0.6666666666666663, 0.2666666666662863, 0.088888888888983941, 0.025396825454796046,
		0.0063492063431053198, 0.0014109308819009261, 0.00028218694765141272, 5.1423606123279232e-05, 8.5605025421615348e-06,
	};
	wf_dtype whole = wfi_m_int(a);
	wfi_sv magic = wfi_m_magic(b, a, 0), one = wfi_m_c(b, a, 1);
	a = wfi_m_at_most(b, a, wfi_m_c2(b, a, 10, 20));
	wfi_sv t = wfi_s_fma(b, a, wfi_m_c(b, a, 0x1.71547652b82fep+1), magic);
	wfi_sv r = wfi_s_fma(b, wfi_s_sub(b, t, magic), wfi_m_c(b, a, -0x1.62e42fefa39efp-2), a);
	wfi_sv scale = wfi_s_shl(b, wfi_s_bitcast(b, whole, t), wfi_s_i(b, whole, wfi_m_fraction(a)));
	wfi_sv under = wfi_s_fma(b, wfi_s_bitcast(b, a.dtype, scale), WFI_POLY(b, r, c32, c64), one);
	return wfi_s_sub(b, one, wfi_s_div(b, wfi_m_c(b, a, 2), under));
}

/* (tanh x − x) / x³ in x² on [0, 0.55²], error relative to tanh x: 3.7e-8, 2.0e-17 */
wfi_sv wfi_m_tanh(wfi_sb *b, wfi_sv x)
{
	static const double c32[] = { -0.333329469, 0.133207291, -0.0526719354, 0.0164376143 };
	static const double c64[] = {
		-0.33333333333332316, 0.13333333333168934, -0.053968253876163726, 0.021869485976429161, -0.0088631945223382747,
		0.0035917198234129374, -0.0014532172987150229, 0.0005791384343592327, -0.00021030446583905027, 5.1022763169513018e-05,
	};
	wfi_sv a = wfi_s_abs(b, x), z = wfi_s_mul(b, a, a);
	wfi_sv small = wfi_s_fma(b, wfi_s_mul(b, a, z), WFI_POLY(b, z, c32, c64), a);
	wfi_sv r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, a, wfi_m_c(b, x, 0.5493)), small, tanh_large(b, a));
	return wfi_m_copysign(b, r, x);
}

/* 1 / (2^n (p + 1) + 1), one division for either sign. The order of the two sums keeps the 1 where 2^n + 1 alone would be half
 * way between two numbers. All is scaled by 2^−64 (f64: 2^−256), so that the sum does not overflow before the result is below
 * every denormal; from 36 on (f64: 64) the result is 1. */
wfi_sv wfi_m_logistic(wfi_sb *b, wfi_sv x)
{
	int k = x.dtype == WF_F64 ? 256 : 64;
	wfi_sv low = wfi_s_neg(b, wfi_m_at_least(b, wfi_m_at_most(b, x, wfi_m_c2(b, x, 36, 64)), wfi_m_c2(b, x, -106, -748)));
	wfi_sv one = wfi_m_c2(b, x, 0x1p-64, 0x1p-256);
	wfi_m_parts e = wfi_m_reduce(b, low, wfi_m_magic(b, x, -k));
	wfi_sv under = wfi_s_add(b, wfi_s_fma(b, e.scale, wfi_m_expm1_core(b, e.r), one), e.scale);
	wfi_sv vanishes = wfi_s_cmp(b, WFI_S_LT, x, wfi_m_c2(b, x, -105, -746)); /* as in the exponential */
	return wfi_s_div(b, wfi_s_select(b, vanishes, wfi_m_c(b, x, 0), one), under);
}

/* (sinh x − x) / x³ in x² on [0, 1], error relative to sinh x: 3.0e-10, 2.5e-19; above, half of e^x − e^−x */
wfi_sv wfi_m_sinh(wfi_sb *b, wfi_sv x)
{
	static const double c32[] = { 0.166666672, 0.00833331048, 0.000198428941, 2.78223069e-06 };
	static const double c64[] = {
		0.16666666666666669, 0.0083333333333329117, 0.00019841269841593478, 2.7557319106685411e-06, 2.5052131021482761e-08,
		1.6056656293924002e-10, 7.7767255456292134e-13,
	};
	wfi_sv a = wfi_s_abs(b, x), z = wfi_s_mul(b, a, a);
	wfi_sv small = wfi_s_fma(b, wfi_s_mul(b, a, z), WFI_POLY(b, z, c32, c64), a);
	wfi_sv half = exponential(b, a, NULL, NULL, 0.5);
	wfi_sv large = wfi_s_sub(b, half, wfi_s_div(b, wfi_m_c(b, x, 0.25), half));
	wfi_sv r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, a, wfi_m_c(b, x, 1)), small, large);
	return wfi_m_copysign(b, r, x);
}

wfi_sv wfi_m_cosh(wfi_sb *b, wfi_sv x)
{
	wfi_sv half = exponential(b, wfi_s_abs(b, x), NULL, NULL, 0.5);
	return wfi_s_add(b, half, wfi_s_div(b, wfi_m_c(b, x, 0.25), half));
}

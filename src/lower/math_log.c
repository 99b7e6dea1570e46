/* math_log.c: logarithms. */
#include <math.h>
#include "lower/math_part.h"

/* (log(1 + f) − f) / f² on [√½ − 1, √2 − 1], error relative to the logarithm 4.2e-9 (f32). In f64, with s = f / (2 + f), the
 * logarithm is 2 atanh s: (2 atanh s − 2s) / s³ in s² on [0, 0.0295], error relative to it 1.2e-18. */
static const double log_c32[] = {
	-0.499999881, 0.333333254, -0.250016004, 0.200019643, -0.166087195, 0.141821787, -0.132462457, 0.129021615, -0.0761049762,
};
static const double log_c64[] = {
	0.6666666666666734, 0.39999999999416547, 0.28571428742069166, 0.22222198598988252, 0.1818356325425601, 0.15314072472192544,
	0.14795776271458497,
};

/* n·ln 2 + log(1 + f), and `more` if there is any: what is small is added up first */
static wfi_sv log_core(wfi_sb *b, wfi_sv f, wfi_sv n, const wfi_sv *more)
{
	wfi_sv high = wfi_m_c2(b, f, 0x1.62e4p-1, 0x1.62e42fefap-1), low = wfi_m_c2(b, f, 0x1.7f7d1cf79abcap-20, 0x1.cf79abc9e3b3ap-40);
	wfi_sv square = wfi_s_mul(b, f, f), least = more ? wfi_s_fma(b, n, low, *more) : wfi_s_mul(b, n, low);
	if (f.dtype == WF_F32) {
		wfi_sv tail = wfi_s_fma(b, square, wfi_m_poly(b, f, (int)WFI_COUNT(log_c32), log_c32), least);
		return wfi_s_fma(b, n, high, wfi_s_add(b, f, tail));
	}
	/* log(1 + f) = f − (f²/2 − s (f²/2 + s² R)), where s meets only what is small */
	wfi_sv half = wfi_s_mul(b, square, wfi_m_c(b, f, 0.5));
	wfi_sv s = wfi_s_div(b, f, wfi_s_add(b, f, wfi_m_c(b, f, 2))), z = wfi_s_mul(b, s, s);
	wfi_sv r = wfi_s_fma(b, z, wfi_m_poly(b, z, (int)WFI_COUNT(log_c64), log_c64), half);
	wfi_sv tail = wfi_s_sub(b, half, wfi_s_fma(b, s, r, least));
	return wfi_s_fma(b, n, high, wfi_s_sub(b, f, tail));
}

/* the exponent n of x with x·2^−n in [√½, √2), as an integer; x positive and normal */
static wfi_sv exponent(wfi_sb *b, wfi_sv x)
{
	wf_dtype whole = wfi_m_int(x);
	wfi_sv above = wfi_s_sub(b, wfi_s_bitcast(b, whole, x), wfi_s_bitcast(b, whole, wfi_m_c(b, x, 0x1.6a09e667f3bcdp-1)));
	return wfi_s_shr(b, above, wfi_s_i(b, whole, wfi_m_fraction(x)));
}

wfi_sv wfi_m_log(wfi_sb *b, wfi_sv x)
{
	wf_dtype whole = wfi_m_int(x);
	wfi_sv zero = wfi_m_c(b, x, 0), one = wfi_m_c(b, x, 1);
	wfi_sv denormal = wfi_s_cmp(b, WFI_S_LT, x, wfi_m_c2(b, x, 0x1p-126, 0x1p-1022));
	wfi_sv y = wfi_s_select(b, denormal, wfi_s_mul(b, x, wfi_m_c2(b, x, 0x1p24, 0x1p54)), x);
	wfi_sv n = exponent(b, y);
	wfi_sv m = wfi_s_sub(b, wfi_s_bitcast(b, whole, y), wfi_s_shl(b, n, wfi_s_i(b, whole, wfi_m_fraction(x))));
	wfi_sv f = wfi_s_sub(b, wfi_s_bitcast(b, x.dtype, m), one);
	n = wfi_s_add(b, n, wfi_s_select(b, denormal, wfi_s_i(b, whole, x.dtype == WF_F64 ? -54 : -24), wfi_s_i(b, whole, 0)));
	wfi_sv r = log_core(b, f, wfi_s_convert(b, x.dtype, n), NULL);
	r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, x, wfi_m_c(b, x, (double)INFINITY)), r, x);
	r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, x, zero), wfi_m_c(b, x, (double)NAN), r);
	return wfi_s_select(b, wfi_s_cmp(b, WFI_S_EQ, x, zero), wfi_m_c(b, x, -(double)INFINITY), r);
}

/* n is the exponent of 1 + x, and f = x·2^−n + (2^−n − 1) has what the sum lost. With 2^(2−n) and x / 4 instead, the factor stays
 * a normal number for the largest x. Tiny x are their own result, also −0 and denormals. */
static wfi_sv log1p_of(wfi_sb *b, wfi_sv x, const wfi_sv *low)
{
	wf_dtype whole = wfi_m_int(x);
	wfi_sv one = wfi_m_c(b, x, 1), quarter = wfi_m_c(b, x, 0.25), fraction = wfi_s_i(b, whole, wfi_m_fraction(x));
	wfi_sv n = exponent(b, wfi_s_add(b, x, one));
	wfi_sv four = wfi_s_bitcast(b, whole, wfi_m_c(b, x, 4));
	wfi_sv scale = wfi_s_bitcast(b, x.dtype, wfi_s_sub(b, four, wfi_s_shl(b, n, fraction)));
	wfi_sv rest = wfi_s_fma(b, scale, quarter, wfi_s_neg(b, one));
	wfi_sv f = wfi_s_fma(b, scale, wfi_s_mul(b, x, quarter), rest);
	wfi_sv more = f;
	if (low) /* its derivative is 1 / (1 + f) = 1 − f + f² …, as well as an ulp of it needs to be known */
		more = wfi_s_mul(b, wfi_s_mul(b, scale, wfi_s_mul(b, *low, quarter)), wfi_s_fma(b, f, wfi_s_sub(b, f, one), one));
	wfi_sv r = log_core(b, f, wfi_s_convert(b, x.dtype, n), low ? &more : NULL);
	r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, x, wfi_m_c(b, x, (double)INFINITY)), r, x);
	r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, x, wfi_s_neg(b, one)), wfi_m_c(b, x, (double)NAN), r);
	r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_EQ, x, wfi_s_neg(b, one)), wfi_m_c(b, x, -(double)INFINITY), r);
	wfi_sv tiny = wfi_s_cmp(b, WFI_S_LT, wfi_s_abs(b, x), wfi_m_c2(b, x, 0x1p-30, 0x1p-60));
	return wfi_s_select(b, tiny, x, r);
}

wfi_sv wfi_m_log1p(wfi_sb *b, wfi_sv x)
{
	return log1p_of(b, x, NULL);
}

wfi_sv wfi_m_log1p_long(wfi_sb *b, wfi_sv x, wfi_sv low)
{
	return log1p_of(b, x, &low);
}

/* math_pow.c: x^y. */
#include <math.h>
#include "lower/math_part.h"

/* |x|^y through f64, for f32: log₂ = s·P(s²) with s = (m − 1) / (m + 1) on m in [√½, √2), error 2.7e-14, and (2^r − 1) / r on
 * ±0.501, error relative to 2^r 4.8e-11. Nothing overflows in between; the conversion rounds, also to denormals. */
static wfi_sv pow_f32(wfi_sb *b, wfi_sv x, wfi_sv y)
{
	static const double log_c[] = {
		2.8853900817778499, 0.96179669411328905, 0.57707794238995747, 0.41220924936028031, 0.3199058333912832, 0.28289807560797742,
	};
	static const double exp_c[] = {
		1, 0.69314718070690806, 0.24022651071384249, 0.055504103598131224, 0.0096180373474242849, 0.0013333938087739204,
		0.0001546702865685608, 1.5195962584956219e-05,
	};
	x = wfi_s_convert(b, WF_F64, x);
	y = wfi_s_convert(b, WF_F64, y);
	wfi_sv one = wfi_m_c(b, x, 1), fraction = wfi_s_i(b, WF_I64, 52), bits = wfi_s_bitcast(b, WF_I64, x);
	wfi_sv n = wfi_s_shr(b, wfi_s_sub(b, bits, wfi_s_bitcast(b, WF_I64, wfi_m_c(b, x, 0x1.6a09e667f3bcdp-1))), fraction);
	wfi_sv m = wfi_s_bitcast(b, WF_F64, wfi_s_sub(b, bits, wfi_s_shl(b, n, fraction)));
	wfi_sv s = wfi_s_div(b, wfi_s_sub(b, m, one), wfi_s_add(b, m, one)), z = wfi_s_mul(b, s, s);
	wfi_sv count = wfi_s_convert(b, WF_F64, wfi_s_convert(b, WF_I32, n));
	wfi_sv e = wfi_s_mul(b, y, wfi_s_fma(b, s, WFI_POLY(b, z, log_c, log_c), count));
	e = wfi_m_at_least(b, wfi_m_at_most(b, e, wfi_m_c(b, x, 200)), wfi_m_c(b, x, -200));
	wfi_sv magic = wfi_m_magic(b, x, 0), t = wfi_s_add(b, e, magic), r = wfi_s_sub(b, e, wfi_s_sub(b, t, magic));
	wfi_sv scale = wfi_s_bitcast(b, WF_F64, wfi_s_shl(b, wfi_s_bitcast(b, WF_I64, t), fraction));
	return wfi_s_convert(b, WF_F32, wfi_s_mul(b, WFI_POLY(b, r, exp_c, exp_c), scale));
}

typedef struct { wfi_sv high, low; } pair;

/* large + small + rest, where large is not the smaller one */
static pair sum(wfi_sb *b, wfi_sv large, wfi_sv small, wfi_sv rest)
{
	wfi_sv s = wfi_s_add(b, large, small);
	return (pair){ s, wfi_s_add(b, wfi_s_add(b, wfi_s_sub(b, large, s), small), rest) };
}

/* x·y exactly, but for the rest that is added to the low part */
static pair product(wfi_sb *b, wfi_sv x, wfi_sv y, wfi_sv rest)
{
	wfi_sv p = wfi_s_mul(b, x, y);
	return (pair){ p, wfi_s_add(b, wfi_s_fma(b, x, y, wfi_s_neg(b, p)), rest) };
}

/* The logarithm of a positive f64 to some 2^−65, as a sum of two: 2s + s·(⅔s² + s⁴·P(s²)) with s = f / (2 + f), itself such a sum.
 * P is (2 atanh s − 2s − ⅔s³) / s⁵ on [0, 0.0295], error relative to 2s: 1.1e-20. */
static pair long_log(wfi_sb *b, wfi_sv x)
{
	static const double c[] = {
		0.40000000000002256, 0.28571428570099483, 0.22222222519954571, 0.18181784363320475, 0.15386757545056842, 0.13256812004848811,
		0.13196388163436706,
	};
	wfi_sv one = wfi_m_c(b, x, 1), two = wfi_m_c(b, x, 2), fraction = wfi_s_i(b, WF_I64, 52);
	wfi_sv denormal = wfi_s_cmp(b, WFI_S_LT, x, wfi_m_c(b, x, 0x1p-1022));
	wfi_sv bits = wfi_s_bitcast(b, WF_I64, wfi_s_select(b, denormal, wfi_s_mul(b, x, wfi_m_c(b, x, 0x1p54)), x));
	wfi_sv n = wfi_s_shr(b, wfi_s_sub(b, bits, wfi_s_bitcast(b, WF_I64, wfi_m_c(b, x, 0x1.6a09e667f3bcdp-1))), fraction);
	wfi_sv f = wfi_s_sub(b, wfi_s_bitcast(b, WF_F64, wfi_s_sub(b, bits, wfi_s_shl(b, n, fraction))), one);
	wfi_sv k = wfi_s_add(b, wfi_s_convert(b, WF_F64, n), wfi_s_select(b, denormal, wfi_m_c(b, x, -54), wfi_m_c(b, x, 0)));

	wfi_sv d = wfi_s_add(b, f, two), d_low = wfi_s_sub(b, f, wfi_s_sub(b, d, two)), s = wfi_s_div(b, f, d), minus = wfi_s_neg(b, s);
	wfi_sv s_low = wfi_s_div(b, wfi_s_fma(b, minus, d_low, wfi_s_fma(b, minus, d, f)), d);
	pair z = product(b, s, s, wfi_s_mul(b, wfi_s_mul(b, two, s), s_low));
	wfi_sv third = wfi_m_c(b, x, 0x1.5555555555555p-1), third_low = wfi_m_c(b, x, 0x1.5555555555555p-55);
	pair a = product(b, z.high, third, wfi_s_fma(b, z.high, third_low, wfi_s_mul(b, z.low, third)));
	pair t = sum(b, a.high, wfi_s_mul(b, wfi_s_mul(b, z.high, z.high), WFI_POLY(b, z.high, c, c)), a.low);
	pair p = product(b, s, t.high, wfi_s_fma(b, s, t.low, wfi_s_mul(b, s_low, t.high)));
	pair l = sum(b, wfi_s_mul(b, two, s), p.high, wfi_s_fma(b, two, s_low, p.low));
	/* 42 bits of ln 2, so that its product with k is exact */
	wfi_sv main = wfi_s_mul(b, k, wfi_m_c(b, x, 0x1.62e42fefa38p-1));
	return sum(b, main, l.high, wfi_s_fma(b, k, wfi_m_c(b, x, 0x1.ef35793c7673p-45), l.low));
}

/* beyond 2^65 the logarithm of every x but 1 makes y large enough, and nothing overflows on the way */
static wfi_sv pow_f64(wfi_sb *b, wfi_sv x, wfi_sv y)
{
	wfi_sv limit = wfi_m_c(b, x, 0x1p65);
	y = wfi_m_at_least(b, wfi_m_at_most(b, y, limit), wfi_s_neg(b, limit));
	pair l = long_log(b, x), e = product(b, y, l.high, wfi_s_mul(b, y, l.low));
	wfi_sv inside = wfi_s_cmp(b, WFI_S_LT, wfi_s_abs(b, e.high), wfi_m_c(b, x, 760));
	return wfi_m_exp_long(b, e.high, wfi_s_select(b, inside, e.low, wfi_m_c(b, x, 0)), NULL);
}

/* C99's cases: 0 and infinity on either side first, then the sign of x by the parity of y, NaN, and at last x^0 = 1^y = 1 */
wfi_sv wfi_m_pow(wfi_sb *b, wfi_sv x, wfi_sv y)
{
	wf_dtype whole = wfi_m_int(x);
	wfi_sv zero = wfi_m_c(b, x, 0), one = wfi_m_c(b, x, 1), infinity = wfi_m_c(b, x, (double)INFINITY), nan = wfi_m_c(b, x, (double)NAN);
	wfi_sv a = wfi_s_abs(b, x), ay = wfi_s_abs(b, y);
	wfi_sv r = x.dtype == WF_F64 ? pow_f64(b, a, y) : pow_f32(b, a, y);

	wfi_sv x_ends = wfi_s_or(b, wfi_s_cmp(b, WFI_S_EQ, a, zero), wfi_s_cmp(b, WFI_S_EQ, a, infinity));
	wfi_sv y_infinite = wfi_s_cmp(b, WFI_S_EQ, ay, infinity);
	wfi_sv grows = wfi_s_xor(b, wfi_s_cmp(b, WFI_S_GT, a, one), wfi_s_cmp(b, WFI_S_LT, y, zero));
	r = wfi_s_select(b, wfi_s_or(b, x_ends, y_infinite), wfi_s_select(b, grows, infinity, zero), r);
	r = wfi_s_select(b, wfi_s_and(b, y_infinite, wfi_s_cmp(b, WFI_S_EQ, a, one)), one, r);

	wfi_sv half = wfi_s_mul(b, y, wfi_m_c(b, x, 0.5));
	wfi_sv is_whole = wfi_s_cmp(b, WFI_S_EQ, wfi_s_op1(b, WFI_S_FLOOR, y), y);
	wfi_sv odd = wfi_s_and(b, is_whole, wfi_s_cmp(b, WFI_S_NE, wfi_s_op1(b, WFI_S_FLOOR, half), half));
	wfi_sv negative = wfi_s_cmp(b, WFI_S_LT, wfi_s_bitcast(b, whole, x), wfi_s_i(b, whole, 0)); /* −0 as well */
	r = wfi_s_select(b, wfi_s_and(b, negative, odd), wfi_s_neg(b, r), r);
	wfi_sv undefined = wfi_s_and(b, wfi_s_cmp(b, WFI_S_LT, x, zero), wfi_s_not(b, wfi_s_or(b, is_whole, x_ends)));
	undefined = wfi_s_or(b, undefined, wfi_s_or(b, wfi_s_is_nan(b, x), wfi_s_is_nan(b, y)));
	r = wfi_s_select(b, undefined, nan, r);
	wfi_sv unit = wfi_s_or(b, wfi_s_cmp(b, WFI_S_EQ, y, zero), wfi_s_cmp(b, WFI_S_EQ, x, one));
	return wfi_s_select(b, unit, one, r);
}

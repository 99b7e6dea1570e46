/* math_root.c: roots, and the exact remainder. */
#include <math.h>
#include "lower/math_part.h"

wfi_sv wfi_m_rsqrt(wfi_sb *b, wfi_sv x)
{
	return wfi_s_div(b, wfi_m_c(b, x, 1), wfi_s_op1(b, WFI_S_SQRT, x));
}

/* r ≈ a^(−1/3) and e = 1 − a·r³: one step of r·(1 − e)^(−1/3) as its series in e up to the term that c has last */
static wfi_sv root_step(wfi_sb *b, wfi_sv a, wfi_sv r, int n)
{
	static const double c[] = { 1.0 / 3, 2.0 / 9, 14.0 / 81 };
	wfi_sv cube = wfi_s_mul(b, wfi_s_mul(b, a, r), wfi_s_mul(b, r, r)), e = wfi_s_sub(b, wfi_m_c(b, a, 1), cube);
	return wfi_s_fma(b, wfi_s_mul(b, r, e), wfi_m_poly(b, e, n, c), r);
}

/* A third of the bits of a, taken from a constant, is a^(−1/3) to some 4 %. One step in f32 and two in f64 bring that to 2e-5 and
 * 1e-14; the cube root a·r² then gets a step of Newton, whose residual y³ − a is computed with the error of y². */
wfi_sv wfi_m_cbrt(wfi_sb *b, wfi_sv x)
{
	bool wide = x.dtype == WF_F64;
	wf_dtype whole = wfi_m_int(x);
	wfi_sv one = wfi_m_c(b, x, 1), a = wfi_s_abs(b, x);
	/* small ones are lifted, so that the residual does not underflow */
	wfi_sv low = wfi_s_cmp(b, WFI_S_LT, a, wfi_m_c2(b, x, 0x1p-60, 0x1p-600));
	wfi_sv y = wfi_s_select(b, low, wfi_s_mul(b, a, wfi_m_c2(b, x, 0x1p60, 0x1p600)), a);
	wfi_sv bits = wfi_s_convert(b, x.dtype, wfi_s_bitcast(b, whole, y));
	wfi_sv third = wfi_s_convert(b, whole, wfi_s_mul(b, bits, wfi_m_c(b, x, 1.0 / 3)));
	wfi_sv r = wfi_s_bitcast(b, x.dtype, wfi_s_sub(b, wfi_s_i(b, whole, wide ? 0x553ef0ff289dd796 : 0x54a21d2a), third));
	r = root_step(b, y, r, 3);
	if (wide)
		r = root_step(b, y, r, 2);
	wfi_sv square = wfi_s_mul(b, r, r), root = wfi_s_mul(b, y, square), w = wfi_s_mul(b, root, root);
	wfi_sv lost = wfi_s_fma(b, root, root, wfi_s_neg(b, w));
	wfi_sv rest = wfi_s_fma(b, root, lost, wfi_s_fma(b, w, root, wfi_s_neg(b, y)));
	root = wfi_s_fma(b, wfi_s_mul(b, rest, square), wfi_m_c(b, x, -1.0 / 3), root);
	root = wfi_s_mul(b, root, wfi_s_select(b, low, wfi_m_c2(b, x, 0x1p-20, 0x1p-200), one));
	wfi_sv finite = wfi_s_cmp(b, WFI_S_LT, a, wfi_m_c(b, x, (double)INFINITY));
	return wfi_m_copysign(b, wfi_s_select(b, finite, root, a), x);
}

/* ---- remainder: |x| = m·2^d·u and |y| = n·u with whole m and n, so what is wanted is (m·(2^d mod n) mod n)·u. 2^d mod n comes
 * by squaring, from the upper bits of d on; all steps are exact. Remainders are nearest ones, in ±n/2, until the last. ---- */

static wfi_sv i64(wfi_sb *b, int64_t x)
{
	return wfi_s_i(b, WF_I64, x);
}

static wfi_sv real(wfi_sb *b, wfi_sv bits)
{
	return wfi_s_bitcast(b, WF_F64, bits);
}

static wfi_sv two_to(wfi_sb *b, wfi_sv n)
{
	return real(b, wfi_s_shl(b, wfi_s_add(b, n, i64(b, 1023)), i64(b, 52)));
}

/* 2 when bit k of d is set, else 1 */
static wfi_sv doubling(wfi_sb *b, wfi_sv d, int k)
{
	wfi_sv set = wfi_s_cmp(b, WFI_S_NE, wfi_s_and(b, d, i64(b, INT64_C(1) << k)), i64(b, 0));
	return wfi_s_select(b, set, wfi_s_f(b, WF_F64, 2), wfi_s_f(b, WF_F64, 1));
}

/* v − n·round(v / n): the quotient is small enough for the product with the reciprocal to be good */
static wfi_sv nearest_remainder(wfi_sb *b, wfi_sv v, wfi_sv n, wfi_sv reciprocal)
{
	wfi_sv q = wfi_s_op1(b, WFI_S_ROUNDEVEN, wfi_s_mul(b, v, reciprocal));
	return wfi_s_fma(b, wfi_s_neg(b, q), n, v);
}

/* v·w mod n for v·w up to 2^105, |v·w| ≤ 2^53·n / 2: the product in two parts; the true division leaves at most 5/8 of n, and with
 * the low part it stays within 2^53 */
static wfi_sv wide_remainder(wfi_sb *b, wfi_sv v, wfi_sv w, wfi_sv n)
{
	wfi_sv high = wfi_s_mul(b, v, w), low = wfi_s_fma(b, v, w, wfi_s_neg(b, high));
	wfi_sv q = wfi_s_op1(b, WFI_S_ROUNDEVEN, wfi_s_div(b, high, n));
	return wfi_s_add(b, wfi_s_fma(b, wfi_s_neg(b, q), n, high), low);
}

/* the fraction of x as a whole number of `bits` bits */
static wfi_sv whole_fraction(wfi_sb *b, wfi_sv x, int bits)
{
	wfi_sv fraction = wfi_s_and(b, wfi_s_bitcast(b, WF_I64, x), i64(b, (INT64_C(1) << 52) - 1));
	return real(b, wfi_s_or(b, fraction, i64(b, (INT64_C(1023) + bits - 1) << 52)));
}

static wfi_sv exponent(wfi_sb *b, wfi_sv x)
{
	return wfi_s_shr(b, wfi_s_bitcast(b, WF_I64, x), i64(b, 52));
}

static wfi_sv not_negative(wfi_sb *b, wfi_sv r, wfi_sv n)
{
	return wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, r, wfi_s_f(b, WF_F64, 0)), wfi_s_add(b, r, n), r);
}

/* of widened f32, whose exponents differ by 276 at most: products of two remainders and 2 are below 2^53 */
static wfi_sv remainder_f32(wfi_sb *b, wfi_sv x, wfi_sv y)
{
	wfi_sv n = whole_fraction(b, y, 24), reciprocal = wfi_s_div(b, wfi_s_f(b, WF_F64, 1), n);
	wfi_sv d = wfi_s_and(b, wfi_s_sub(b, exponent(b, x), exponent(b, y)), i64(b, 511));
	wfi_sv s = two_to(b, wfi_s_shr(b, d, i64(b, 4)));
	for (int k = 3; k >= 0; k--)
		s = nearest_remainder(b, wfi_s_mul(b, wfi_s_mul(b, s, s), doubling(b, d, k)), n, reciprocal);
	wfi_sv r = nearest_remainder(b, wfi_s_mul(b, whole_fraction(b, x, 24), s), n, reciprocal);
	wfi_sv unit = wfi_s_and(b, wfi_s_bitcast(b, WF_I64, y), i64(b, INT64_C(0x7ff) << 52));
	unit = wfi_s_mul(b, real(b, unit), wfi_s_f(b, WF_F64, 0x1p-23));
	return wfi_s_mul(b, not_negative(b, r, n), unit);
}

/* of f64, whose exponents differ by 2097 at most. Numbers below 2^−800 are lifted, so that fractions and the unit are normal. */
static wfi_sv remainder_f64(wfi_sb *b, wfi_sv x, wfi_sv y)
{
	wfi_sv limit = wfi_s_f(b, WF_F64, 0x1p-800), up = wfi_s_f(b, WF_F64, 0x1p200), one = wfi_s_f(b, WF_F64, 1);
	wfi_sv x_low = wfi_s_cmp(b, WFI_S_LT, x, limit), y_low = wfi_s_cmp(b, WFI_S_LT, y, limit), lifted = i64(b, 200), zero = i64(b, 0);
	x = wfi_s_mul(b, x, wfi_s_select(b, x_low, up, one));
	y = wfi_s_mul(b, y, wfi_s_select(b, y_low, up, one));
	wfi_sv n = whole_fraction(b, y, 53), reciprocal = wfi_s_div(b, one, n);
	wfi_sv d = wfi_s_sub(b, exponent(b, x), exponent(b, y));
	d = wfi_s_add(b, wfi_s_sub(b, d, wfi_s_select(b, x_low, lifted, zero)), wfi_s_select(b, y_low, lifted, zero));
	d = wfi_s_and(b, d, i64(b, 4095));
	wfi_sv s = two_to(b, wfi_s_shr(b, d, i64(b, 6)));
	for (int k = 5; k >= 0; k--) {
		wfi_sv v = wfi_s_mul(b, wide_remainder(b, s, s, n), doubling(b, d, k));
		s = nearest_remainder(b, v, n, reciprocal);
	}
	wfi_sv r = nearest_remainder(b, wide_remainder(b, whole_fraction(b, x, 53), s, n), n, reciprocal);
	wfi_sv unit = real(b, wfi_s_shl(b, wfi_s_sub(b, exponent(b, y), i64(b, 52)), i64(b, 52)));
	r = wfi_s_mul(b, not_negative(b, r, n), unit);
	return wfi_s_mul(b, r, wfi_s_select(b, y_low, wfi_s_f(b, WF_F64, 0x1p-200), one));
}

wfi_sv wfi_m_fmod(wfi_sb *b, wfi_sv x, wfi_sv y)
{
	wfi_sv ax = wfi_s_abs(b, x), ay = wfi_s_abs(b, y), r;
	if (x.dtype == WF_F64)
		r = remainder_f64(b, ax, ay);
	else
		r = wfi_s_convert(b, WF_F32, remainder_f32(b, wfi_s_convert(b, WF_F64, ax), wfi_s_convert(b, WF_F64, ay)));
	r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, ax, ay), ax, r);
	wfi_sv finite = wfi_s_cmp(b, WFI_S_LT, ax, wfi_m_c(b, x, (double)INFINITY));
	wfi_sv good = wfi_s_and(b, finite, wfi_s_cmp(b, WFI_S_GT, ay, wfi_m_c(b, x, 0)));
	return wfi_s_select(b, good, wfi_m_copysign(b, r, x), wfi_m_c(b, x, (double)NAN));
}

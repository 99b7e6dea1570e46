/* math_trig.c: sine, cosine and tangent. Both reductions give x = (n + f)·π/2 with |f| not much above 1/2, right for every finite
 * x. For f32 all is done in f64 arithmetic; for f64 with the bits of 2/π when x is large. */
#include <math.h>
#include "lower/math_part.h"

typedef struct { wfi_sv high, low, quadrant; } angle; /* high + low in ±0.79 or so (low: f64 only); quadrant: an integer */

/* one of four by the size of an f32: at[i] from 2^(23 + 29 i) on */
static wfi_sv by_size(wfi_sb *b, const wfi_sv *beyond, const double *at)
{
	wfi_sv r = wfi_s_f(b, WF_F64, at[0]);
	for (int i = 1; i < 4; i++)
		r = wfi_s_select(b, beyond[i], wfi_s_f(b, WF_F64, at[i]), r);
	return r;
}

/* x·2/π mod 4. A large x is a multiple of 2^(29 i); divided by that it is a whole y < 2^52, and 2/π times that may be taken mod 4.
 * It is in three parts: those of 29 bits give exact products with the 24 bits of x, and the third leaves an error of 2^−57 at
 * most. No f32 is nearer to a multiple of π/2 than 2^−30 (all were tried), so f is right to f32's precision also there. n is a
 * sum of integers below 2^27. */
static angle reduce_f32(wfi_sb *b, wfi_sv x32)
{
	static const double inverse[] = { 1, 0x1p-29, 0x1p-58, 0x1p-87 };
	static const double first[] = { 0x1.45f306cp-1, 0x1.c9c882ap+0, 0x1.4fe13a8p-1, 0x1.f47d4d3p+1 };
	static const double second[] = { 0x1.c9c882ap-29, 0x1.4fe13a8p-30, 0x1.f47d4d3p-28, 0x1.dc0db62p-29 };
	static const double third[] = { 0x1.4fe13abe8fa9ap-59, 0x1.f47d4d377036ep-57, 0x1.dc0db6295993cp-58, 0x1.2b32788720840p-58 };
	wfi_sv x = wfi_s_convert(b, WF_F64, x32), a = wfi_s_abs(b, x), beyond[4] = { { 0 } };
	for (int i = 1; i < 4; i++)
		beyond[i] = wfi_s_cmp(b, WFI_S_GE, a, wfi_s_f(b, WF_F64, ldexp(0x1p23, 29 * i)));
	wfi_sv y = wfi_s_mul(b, x, by_size(b, beyond, inverse));
	wfi_sv p1 = wfi_s_mul(b, y, by_size(b, beyond, first)), p2 = wfi_s_mul(b, y, by_size(b, beyond, second));
	wfi_sv p3 = wfi_s_mul(b, y, by_size(b, beyond, third));
	wfi_sv fours = wfi_s_op1(b, WFI_S_ROUNDEVEN, wfi_s_mul(b, p1, wfi_s_f(b, WF_F64, 0.25)));
	p1 = wfi_s_fma(b, fours, wfi_s_f(b, WF_F64, -4), p1);
	wfi_sv n1 = wfi_s_op1(b, WFI_S_ROUNDEVEN, p1), n2 = wfi_s_op1(b, WFI_S_ROUNDEVEN, p2);
	wfi_sv f1 = wfi_s_sub(b, p1, n1), f2 = wfi_s_sub(b, p2, n2);
	wfi_sv n3 = wfi_s_op1(b, WFI_S_ROUNDEVEN, wfi_s_add(b, wfi_s_add(b, f1, f2), p3));
	wfi_sv f = wfi_s_add(b, wfi_s_add(b, wfi_s_sub(b, f1, n3), f2), p3);
	wfi_sv n = wfi_s_add(b, wfi_s_add(b, n1, n2), wfi_s_add(b, n3, wfi_s_f(b, WF_F64, 0x1.8p52)));
	wfi_sv r = wfi_s_mul(b, f, wfi_s_f(b, WF_F64, 0x1.921fb54442d18p+0));
	return (angle){ .high = r, .quadrant = wfi_s_convert(b, WF_I32, wfi_s_bitcast(b, WF_I64, n)) };
}

/* Cody and Waite with π/2 in three parts of 53 bits, for |x| < 2^20: the first step is exact, the second is kept as a sum */
static angle reduce_moderate(wfi_sb *b, wfi_sv x)
{
	wfi_sv magic = wfi_m_c(b, x, 0x1.8p52);
	wfi_sv t = wfi_s_fma(b, x, wfi_m_c(b, x, 0x1.45f306dc9c883p-1), magic), n = wfi_s_sub(b, t, magic);
	wfi_sv r = wfi_s_fma(b, n, wfi_m_c(b, x, -0x1.921fb54442d18p+0), x), second = wfi_m_c(b, x, -0x1.1a62633145c07p-54);
	wfi_sv w = wfi_s_mul(b, n, second), rest = wfi_s_fma(b, n, second, wfi_s_neg(b, w));
	wfi_sv high = wfi_s_add(b, r, w), back = wfi_s_sub(b, high, r);
	wfi_sv low = wfi_s_add(b, wfi_s_sub(b, r, wfi_s_sub(b, high, back)), wfi_s_sub(b, w, back));
	low = wfi_s_fma(b, n, wfi_m_c(b, x, 0x1.f1976b7ed8fbcp-110), wfi_s_add(b, low, rest));
	wfi_sv sum = wfi_s_add(b, high, low);
	return (angle){ .high = sum, .low = wfi_s_add(b, wfi_s_sub(b, high, sum), low), .quadrant = wfi_s_bitcast(b, WF_I64, t) };
}

static wfi_sv u64(wfi_sb *b, uint64_t x)
{
	return b->v->constant(b, WF_U64, x);
}

/* the upper half of the 128-bit product */
static wfi_sv mul_high(wfi_sb *b, wfi_sv x, wfi_sv y)
{
	wfi_sv k = u64(b, 32), mask = u64(b, 0xffffffff);
	wfi_sv xl = wfi_s_and(b, x, mask), xh = wfi_s_shr(b, x, k), yl = wfi_s_and(b, y, mask), yh = wfi_s_shr(b, y, k);
	wfi_sv middle = wfi_s_add(b, wfi_s_mul(b, xh, yl), wfi_s_shr(b, wfi_s_mul(b, xl, yl), k)); /* fits */
	wfi_sv other = wfi_s_add(b, wfi_s_mul(b, xl, yh), wfi_s_and(b, middle, mask));
	return wfi_s_add(b, wfi_s_add(b, wfi_s_mul(b, xh, yh), wfi_s_shr(b, middle, k)), wfi_s_shr(b, other, k));
}

/* 192 bits of 2/π from bit `at` on: a network of selects halves what is left of the words, then the bits are shifted into place */
static void window(wfi_sb *b, wfi_sv at, wfi_sv *out)
{
	static const uint64_t words[] = { /* 64 zeros before the first bit of 2/π */
		0, 0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0, 0x06492eea09d1921c,
		0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
		0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08,
		0x56033046fc7b6bab,
	};
	enum { N = WFI_COUNT(words) };
	wfi_sv w[N];
	for (int i = 0; i < N; i++)
		w[i] = u64(b, words[i]);
	int n = N;
	for (int step = 16; step > 0; step /= 2) {
		wfi_sv bit = wfi_s_and(b, at, u64(b, (uint64_t)step * 64));
		wfi_sv set = wfi_s_cmp(b, WFI_S_NE, bit, u64(b, 0));
		int keep = WFI_MIN(n, step - 1 + 4);
		for (int i = 0; i < keep; i++)
			if (i + step < n)
				w[i] = wfi_s_select(b, set, w[i + step], w[i]);
		n = keep;
	}
	wfi_sv left = wfi_s_and(b, at, u64(b, 63)), right = wfi_s_xor(b, left, u64(b, 63));
	for (int i = 0; i < 3; i++)
		out[i] = wfi_s_or(b, wfi_s_shl(b, w[i], left), wfi_s_shr(b, wfi_s_shr(b, w[i + 1], u64(b, 1)), right));
}

/* Payne and Hanek: |x| is m·2^e with a whole m of 53 bits. 192 bits of 2/π, from the one that m·2^e brings to weight 2 on, times m
 * give x·2/π mod 4; its upper 128 bits are the quadrant and f with an error of 2^−125. No f64 is nearer to a multiple of π/2
 * than 2^−62, so this reaches every finite x. */
static angle reduce_large(wfi_sb *b, wfi_sv x)
{
	wfi_sv bits = wfi_s_bitcast(b, WF_U64, wfi_s_abs(b, x)), w[3], one = u64(b, 1), zero = u64(b, 0);
	wfi_sv m = wfi_s_or(b, wfi_s_and(b, bits, u64(b, (UINT64_C(1) << 52) - 1)), u64(b, UINT64_C(1) << 52));
	window(b, wfi_s_sub(b, wfi_s_shr(b, bits, u64(b, 52)), u64(b, 1013)), w);
	wfi_sv low1 = wfi_s_mul(b, m, w[1]), low = wfi_s_add(b, low1, mul_high(b, m, w[2]));
	wfi_sv carry = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, low, low1), one, zero);
	wfi_sv high = wfi_s_add(b, wfi_s_add(b, wfi_s_mul(b, m, w[0]), mul_high(b, m, w[1])), carry);

	/* the top two bits are n; the rest as a signed fraction, of which the absolute value goes on */
	wfi_sv two = u64(b, 2), top = u64(b, 62);
	wfi_sv fh = wfi_s_or(b, wfi_s_shl(b, high, two), wfi_s_shr(b, low, top)), fl = wfi_s_shl(b, low, two);
	wfi_sv above = wfi_s_shr(b, fh, u64(b, 63)), flip = wfi_s_sub(b, zero, above);
	wfi_sv n = wfi_s_add(b, wfi_s_shr(b, high, top), above);
	fh = wfi_s_xor(b, fh, flip);
	fl = wfi_s_xor(b, fl, flip);
	wfi_sv eleven = u64(b, 0x7ff);
	wfi_sv rest = wfi_s_or(b, wfi_s_shl(b, wfi_s_and(b, fh, eleven), u64(b, 52)), wfi_s_shr(b, fl, u64(b, 12)));
	wfi_sv main = wfi_s_convert(b, WF_F64, wfi_s_bitcast(b, WF_I64, wfi_s_and(b, fh, wfi_s_not(b, eleven))));
	wfi_sv small = wfi_s_convert(b, WF_F64, wfi_s_bitcast(b, WF_I64, rest));
	main = wfi_s_mul(b, main, wfi_m_c(b, x, 0x1p-64));
	small = wfi_s_mul(b, small, wfi_m_c(b, x, 0x1p-116));
	wfi_sv f = wfi_s_add(b, main, small), f_low = wfi_s_add(b, wfi_s_sub(b, main, f), small);

	wfi_sv half_pi = wfi_m_c(b, x, 0x1.921fb54442d18p+0), r = wfi_s_mul(b, f, half_pi);
	wfi_sv r_low = wfi_s_fma(b, f, half_pi, wfi_s_neg(b, r));
	r_low = wfi_s_add(b, r_low, wfi_s_fma(b, f, wfi_m_c(b, x, 0x1.1a62633145c07p-54), wfi_s_mul(b, f_low, half_pi)));
	/* negative when just one of the fraction and x is; and −x is in quadrant −n */
	wfi_sv x_sign = wfi_s_shr(b, wfi_s_bitcast(b, WF_U64, x), u64(b, 63));
	wfi_sv sign = wfi_s_shl(b, wfi_s_xor(b, x_sign, above), u64(b, 63)), all = wfi_s_sub(b, zero, x_sign);
	n = wfi_s_sub(b, wfi_s_xor(b, n, all), all);
	return (angle){ .high = wfi_s_bitcast(b, WF_F64, wfi_s_xor(b, wfi_s_bitcast(b, WF_U64, r), sign)),
		.low = wfi_s_bitcast(b, WF_F64, wfi_s_xor(b, wfi_s_bitcast(b, WF_U64, r_low), sign)), .quadrant = wfi_s_bitcast(b, WF_I64, n) };
}

static angle reduce_f64(wfi_sb *b, wfi_sv x)
{
	angle m = reduce_moderate(b, x), l = reduce_large(b, x);
	wfi_sv moderate = wfi_s_cmp(b, WFI_S_LT, wfi_s_abs(b, x), wfi_m_c(b, x, 0x1p20));
	return (angle){ .high = wfi_s_select(b, moderate, m.high, l.high), .low = wfi_s_select(b, moderate, m.low, l.low),
		.quadrant = wfi_s_select(b, moderate, m.quadrant, l.quadrant) };
}

/* (sin r − r) / r³ and (cos r − 1 + r²/2) / r⁴ in r² on [0, 0.617], errors relative to sin r: 4.0e-9, 3.8e-18 and cos r: 1.9e-10,
 * 5.8e-20; the last pair for a tangent in f32 that is computed in f64, 5.2e-12 and 1.2e-13 */
static const double sin_c32[] = { -0.166666552, 0.00833218917, -0.000195182991 };
static const double cos_c32[] = { 0.041666653, -0.00138876121, 2.44622115e-05 };
static const double sin_c64[] = {
	-0.1666666666666663, 0.0083333333333219135, -0.00019841269829454575, 2.7557313581278018e-06, -2.5050742234861396e-08,
	1.5895942583081443e-10,
};
static const double cos_c64[] = {
	0.041666666666666595, -0.0013888888888873344, 2.4801587289003902e-05, -2.7557314217591311e-07, 2.0875705467829236e-09,
	-1.1358752622260462e-11,
};
static const double tan_sin_c[] = { -0.16666666640776748, 0.0083333293024493039, -0.00019839311487365488, 2.7181140886260981e-06 };
static const double tan_cos_c[] = { 0.04166666661945409, -0.0013888883488457655, 2.4799459229222907e-05, -2.7205676897832982e-07 };

static void sin_cos_f32(wfi_sb *b, wfi_sv r, wfi_sv *s, wfi_sv *c)
{
	wfi_sv z = wfi_s_mul(b, r, r);
	*s = wfi_s_fma(b, wfi_s_mul(b, r, z), WFI_POLY(b, z, sin_c32, sin_c32), r);
	wfi_sv tail = wfi_s_fma(b, WFI_POLY(b, z, cos_c32, cos_c32), z, wfi_m_c(b, z, -0.5));
	*c = wfi_s_fma(b, tail, z, wfi_m_c(b, z, 1));
}

/* the low part enters to first order: sin' = cos ≈ 1 − r²/2 and cos' = −sin ≈ −r; 1 − r²/2 is taken with its rounding error */
typedef struct { wfi_sv high, low; } pair;

static pair pair_sum(wfi_sb *b, wfi_sv large, wfi_sv small)
{
	wfi_sv sum = wfi_s_add(b, large, small);
	return (pair){ sum, wfi_s_sub(b, small, wfi_s_sub(b, sum, large)) };
}

static void sin_cos_f64(wfi_sb *b, wfi_sv r, wfi_sv low, pair *s, pair *c)
{
	wfi_sv z = wfi_s_mul(b, r, r), one = wfi_m_c(b, z, 1), half = wfi_s_mul(b, z, wfi_m_c(b, z, 0.5));
	wfi_sv main = wfi_s_sub(b, one, half), lost = wfi_s_sub(b, wfi_s_sub(b, one, main), half);
	wfi_sv s_tail = wfi_s_fma(b, wfi_s_mul(b, r, z), WFI_POLY(b, z, sin_c64, sin_c64), wfi_s_mul(b, low, main));
	wfi_sv c_tail = wfi_s_fma(b, wfi_s_mul(b, z, z), WFI_POLY(b, z, cos_c64, cos_c64), wfi_s_fma(b, r, wfi_s_neg(b, low), lost));
	*s = pair_sum(b, r, s_tail);
	*c = pair_sum(b, main, c_tail);
}

static wfi_sv finite_or_nan(wfi_sb *b, wfi_sv x, wfi_sv r)
{
	wfi_sv finite = wfi_s_cmp(b, WFI_S_LT, wfi_s_abs(b, x), wfi_m_c(b, x, (double)INFINITY));
	return wfi_s_select(b, finite, r, wfi_m_c(b, x, (double)NAN));
}

/* bit `from` of the integer n moved to the sign of r */
static wfi_sv flip_sign(wfi_sb *b, wfi_sv r, wfi_sv n, int from)
{
	wf_dtype whole = wfi_m_int(r);
	int top = wfi_dtype_bits(whole) - 1;
	wfi_sv bit = wfi_s_and(b, n, wfi_s_i(b, n.dtype, INT64_C(1) << from));
	wfi_sv sign = wfi_s_shl(b, wfi_s_convert(b, whole, bit), wfi_s_i(b, whole, top - from));
	return wfi_s_bitcast(b, r.dtype, wfi_s_xor(b, wfi_s_bitcast(b, whole, r), sign));
}

static wfi_sv is_odd(wfi_sb *b, wfi_sv n)
{
	return wfi_s_cmp(b, WFI_S_NE, wfi_s_and(b, n, wfi_s_i(b, n.dtype, 1)), wfi_s_i(b, n.dtype, 0));
}

static wfi_sv zero_or(wfi_sb *b, wfi_sv x, wfi_sv r) /* −0 stays −0 */
{
	return wfi_s_select(b, wfi_s_cmp(b, WFI_S_EQ, x, wfi_m_c(b, x, 0)), x, r);
}

/* the sine of x, or of x + π/2 (a quadrant on) */
static wfi_sv sine(wfi_sb *b, wfi_sv x, int quadrants)
{
	wfi_sv s, c, r;
	pair ps, pc;
	angle a = x.dtype == WF_F64 ? reduce_f64(b, x) : reduce_f32(b, x);
	if (x.dtype == WF_F64) {
		r = a.high;
		sin_cos_f64(b, r, a.low, &ps, &pc);
		s = ps.high;
		c = pc.high;
	} else {
		r = wfi_s_convert(b, WF_F32, a.high);
		sin_cos_f32(b, r, &s, &c);
	}
	wfi_sv n = quadrants ? wfi_s_add(b, a.quadrant, wfi_s_i(b, a.quadrant.dtype, quadrants)) : a.quadrant;
	return finite_or_nan(b, x, flip_sign(b, wfi_s_select(b, is_odd(b, n), c, s), n, 1));
}

wfi_sv wfi_m_sin(wfi_sb *b, wfi_sv x)
{
	return zero_or(b, x, sine(b, x, 0));
}

wfi_sv wfi_m_cos(wfi_sb *b, wfi_sv x)
{
	return sine(b, x, 1);
}

/* the quotient, corrected by what it leaves and by the low parts */
static wfi_sv tan_f64(wfi_sb *b, angle a, wfi_sv odd)
{
	pair s, c;
	sin_cos_f64(b, a.high, a.low, &s, &c);
	wfi_sv n = wfi_s_select(b, odd, c.high, s.high), n_low = wfi_s_select(b, odd, c.low, s.low);
	wfi_sv d = wfi_s_select(b, odd, s.high, c.high), d_low = wfi_s_select(b, odd, s.low, c.low);
	wfi_sv q = wfi_s_div(b, n, d), minus = wfi_s_neg(b, q);
	wfi_sv rest = wfi_s_add(b, wfi_s_fma(b, minus, d, n), wfi_s_fma(b, minus, d_low, n_low));
	return wfi_s_add(b, q, wfi_s_div(b, rest, d));
}

static wfi_sv tan_f32(wfi_sb *b, angle a, wfi_sv odd) /* in f64 */
{
	wfi_sv r = a.high, z = wfi_s_mul(b, r, r), half = wfi_m_c(b, z, -0.5), one = wfi_m_c(b, z, 1);
	wfi_sv s = wfi_s_fma(b, wfi_s_mul(b, r, z), WFI_POLY(b, z, tan_sin_c, tan_sin_c), r);
	wfi_sv c = wfi_s_fma(b, wfi_s_fma(b, WFI_POLY(b, z, tan_cos_c, tan_cos_c), z, half), z, one);
	return wfi_s_div(b, wfi_s_select(b, odd, c, s), wfi_s_select(b, odd, s, c));
}

/* sin / cos, in odd quadrants −cos / sin */
wfi_sv wfi_m_tan(wfi_sb *b, wfi_sv x)
{
	angle a = x.dtype == WF_F64 ? reduce_f64(b, x) : reduce_f32(b, x);
	wfi_sv odd = is_odd(b, a.quadrant);
	wfi_sv q = x.dtype == WF_F64 ? tan_f64(b, a, odd) : tan_f32(b, a, odd);
	q = flip_sign(b, q, wfi_s_convert(b, WF_I64, a.quadrant), 0);
	return zero_or(b, x, finite_or_nan(b, x, wfi_s_convert(b, x.dtype, q)));
}

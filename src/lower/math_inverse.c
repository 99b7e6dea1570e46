/* math_inverse.c: inverse trigonometric functions. */
#include <math.h>
#include "lower/math_part.h"

/* (asin x − x) / x³ in x² on [0, 1/4], error relative to asin x: 2.9e-10, 1.5e-17 */
static const double asin_c32[] = { 0.166666597, 0.0750051737, 0.0445148908, 0.0318221599, 0.0143918721, 0.037573535 };
static const double asin_c64[] = {
	0.16666666666665408, 0.075000000003370662, 0.044642856828323377, 0.030381959136129018, 0.022371758087973079,
	0.017359704005902029, 0.013885244369720207, 0.012169145982058892, 0.0065282835599427417, 0.019527369068383132,
	-0.016222781189320318, 0.031911225249941694,
};

/* With a = |x| ≤ 1/2: root = a. Above, asin a = π/2 − 2 asin √((1 − a) / 2): root is that square root. tail = asin root − root. */
typedef struct { wfi_sv large, root, tail; } arcs;

static arcs arcsine(wfi_sb *b, wfi_sv a)
{
	wfi_sv large = wfi_s_cmp(b, WFI_S_GT, a, wfi_m_c(b, a, 0.5));
	wfi_sv half = wfi_s_fma(b, a, wfi_m_c(b, a, -0.5), wfi_m_c(b, a, 0.5));
	wfi_sv z = wfi_s_select(b, large, half, wfi_s_mul(b, a, a));
	wfi_sv root = wfi_s_select(b, large, wfi_s_op1(b, WFI_S_SQRT, half), a);
	return (arcs){ large, root, wfi_s_mul(b, wfi_s_mul(b, root, z), WFI_POLY(b, z, asin_c32, asin_c64)) };
}

static wfi_sv half_pi(wfi_sb *b, wfi_sv x)
{
	return wfi_m_c(b, x, 0x1.921fb54442d18p+0);
}

static wfi_sv half_pi_low(wfi_sb *b, wfi_sv x)
{
	return wfi_m_c2(b, x, -0x1.777a5cf72cecep-25, 0x1.1a62633145c07p-54);
}

wfi_sv wfi_m_asin(wfi_sb *b, wfi_sv x)
{
	arcs r = arcsine(b, wfi_s_abs(b, x));
	wfi_sv minus_two = wfi_m_c(b, x, -2), low = wfi_s_fma(b, minus_two, r.tail, half_pi_low(b, x));
	/* π/2 − 2 root rounds; what it loses joins the low part, which is small */
	wfi_sv main = wfi_s_fma(b, minus_two, r.root, half_pi(b, x));
	wfi_sv lost = wfi_s_fma(b, minus_two, r.root, wfi_s_sub(b, half_pi(b, x), main));
	wfi_sv above = wfi_s_add(b, main, wfi_s_add(b, lost, low));
	return wfi_m_copysign(b, wfi_s_select(b, r.large, above, wfi_s_add(b, r.root, r.tail)), x);
}

/* x > 1/2: 2 asin root; x < −1/2: π − 2 asin root; between: π/2 − asin x */
wfi_sv wfi_m_acos(wfi_sb *b, wfi_sv x)
{
	arcs r = arcsine(b, wfi_s_abs(b, x));
	wfi_sv negative = wfi_s_cmp(b, WFI_S_LT, x, wfi_m_c(b, x, 0)), two = wfi_m_c(b, x, 2), one = wfi_m_c(b, x, 1);
	wfi_sv near_one = wfi_s_mul(b, two, wfi_s_add(b, r.root, r.tail));
	/* the others are k·π/2 − k·(root + tail) with a sign: k = 2 when large, else 1 and the sign of x */
	wfi_sv k = wfi_s_select(b, r.large, two, wfi_m_copysign(b, one, x)), turns = wfi_s_select(b, r.large, two, one);
	wfi_sv main = wfi_s_mul(b, turns, half_pi(b, x)), minus = wfi_s_neg(b, k);
	wfi_sv low = wfi_s_fma(b, minus, r.tail, wfi_s_mul(b, turns, half_pi_low(b, x)));
	wfi_sv sum = wfi_s_fma(b, minus, r.root, main);
	wfi_sv lost = wfi_s_fma(b, minus, r.root, wfi_s_sub(b, main, sum));
	wfi_sv rest = wfi_s_add(b, sum, wfi_s_add(b, lost, low));
	wfi_sv direct = wfi_s_and(b, r.large, wfi_s_not(b, negative));
	return wfi_s_select(b, direct, near_one, rest);
}

/* (atan q − q) / q³ in q² on [0, tan²(π/8)], error relative to atan q: 7.1e-10, 1.3e-18 */
static const double atan_c32[] = { -0.333333164, 0.199985281, -0.142443925, 0.105991922, -0.060901463 };
static const double atan_c64[] = {
	-0.33333333333333198, 0.19999999999953677, -0.14285714280199951, 0.11111110783505276, -0.090908977576205807,
	0.07692060207462724, -0.066631040152159288, 0.058478898451044869, -0.050393117009123897, 0.038064869173392558,
	-0.017907698913531531,
};

/* The smaller of |x| and |y| over the larger, t, has its angle in [0, π/4]; from tan(π/8) on it is π/4 + atan((t − 1) / (t + 1)).
 * So the angle is k·π/4 ± atan q with one division: k counts from the x axis, by whether |y| is larger and x negative. */
wfi_sv wfi_m_atan2(wfi_sb *b, wfi_sv y, wfi_sv x)
{
	wfi_sv zero = wfi_m_c(b, x, 0), one = wfi_m_c(b, x, 1);
	wfi_sv ax = wfi_s_abs(b, x), ay = wfi_s_abs(b, y), flat = wfi_s_cmp(b, WFI_S_LT, ay, ax);
	wfi_sv less = wfi_s_select(b, flat, ay, ax), more = wfi_s_select(b, flat, ax, ay);
	/* equal ones, also infinite, are 1 and 1; 0 and 0 are 0 and 1, along the x axis */
	wfi_sv equal = wfi_s_cmp(b, WFI_S_EQ, less, more), nil = wfi_s_cmp(b, WFI_S_EQ, more, zero);
	less = wfi_s_select(b, equal, wfi_s_select(b, nil, zero, one), less);
	more = wfi_s_select(b, equal, one, more);
	flat = wfi_s_or(b, flat, nil);
	/* halved when large, so that the sum does not overflow */
	wfi_sv scale = wfi_s_select(b, wfi_s_cmp(b, WFI_S_GT, more, one), wfi_m_c(b, x, 0.5), one);
	less = wfi_s_mul(b, less, scale);
	more = wfi_s_mul(b, more, scale);
	wfi_sv steep = wfi_s_cmp(b, WFI_S_GT, less, wfi_s_mul(b, more, wfi_m_c(b, x, 0.41421356237309503)));
	wfi_sv q = wfi_s_div(b, wfi_s_select(b, steep, wfi_s_sub(b, less, more), less), wfi_s_select(b, steep, wfi_s_add(b, less, more), more));
	wfi_sv z = wfi_s_mul(b, q, q), tail = wfi_s_mul(b, wfi_s_mul(b, q, z), WFI_POLY(b, z, atan_c32, atan_c64));

	/* from the diagonal outwards: in eighths of a turn, k = 0 or 1, then 2 − k, then 4 − k, the sign of atan q turning with it */
	wfi_sv k = wfi_s_select(b, steep, one, zero), sign = one;
	k = wfi_s_select(b, flat, k, wfi_s_sub(b, wfi_m_c(b, x, 2), k));
	sign = wfi_s_select(b, flat, sign, wfi_s_neg(b, one));
	wf_dtype whole = wfi_m_int(x);
	wfi_sv left = wfi_s_cmp(b, WFI_S_LT, wfi_s_bitcast(b, whole, x), wfi_s_i(b, whole, 0));
	k = wfi_s_select(b, left, wfi_s_sub(b, wfi_m_c(b, x, 4), k), k);
	sign = wfi_s_select(b, left, wfi_s_neg(b, sign), sign);

	wfi_sv main = wfi_s_mul(b, k, wfi_m_c(b, x, 0x1.921fb54442d18p-1));
	wfi_sv low = wfi_s_mul(b, k, wfi_m_c2(b, x, -0x1.777a5cf72cecep-26, 0x1.1a62633145c07p-55));
	/* k = 3 rounds; the error of that product is known */
	low = wfi_s_add(b, low, wfi_s_fma(b, k, wfi_m_c(b, x, 0x1.921fb54442d18p-1), wfi_s_neg(b, main)));
	wfi_sv sum = wfi_s_fma(b, sign, q, main), lost = wfi_s_fma(b, sign, q, wfi_s_sub(b, main, sum));
	wfi_sv r = wfi_s_add(b, sum, wfi_s_add(b, lost, wfi_s_fma(b, sign, tail, low)));
	return wfi_m_copysign(b, r, y);
}

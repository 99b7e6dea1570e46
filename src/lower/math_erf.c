/* math_erf.c: the error function, its complement and its inverse. */
#include <math.h>
#include "lower/math_part.h"

/* erf a for a < 1 as a + a·P(a²): P = erf(a) / a − 1, error relative to erf: 1.4e-9, 1.5e-17 */
static wfi_sv erf_small(wfi_sb *b, wfi_sv a)
{
	static const double c32[] = { 0.128379166, -0.37612626, 0.112835802, -0.0268534943, 0.00518761389, -0.000800334325, 7.8299905e-05 };
	static const double c64[] = {
		0.12837916709551256, -0.37612638903183454, 0.11283791670942442, -0.026866170642899308, 0.0052239776046899659,
		-0.0008548325870703971, 0.00012055292035174393, -1.4924685750072198e-05, 1.6446833684025832e-06, -1.6204216644959769e-07,
		1.370256913134439e-08, -7.7648058950077834e-10,
	};
	return wfi_s_fma(b, a, WFI_POLY(b, wfi_s_mul(b, a, a), c32, c64), a);
}

/* erfc(2.5 + u) on u in [−1.5, 1.425], absolute error 6.8e-9 (f32); from 3.92 on erf is 1 */
static wfi_sv erf_large_f32(wfi_sb *b, wfi_sv a)
{
	static const double c[] = {
		0.000406954554, -0.00217821938, 0.00544557301, -0.00835125707, 0.0086235879, -0.00611124141, 0.0027944569, -0.000556597719,
		-0.000254130922, 0.000267415453, -8.45770992e-05, -1.64599423e-05, 1.70136846e-05, -7.00541023e-07, -1.0784081e-06,
	};
	wfi_sv u = wfi_s_sub(b, wfi_m_at_most(b, a, wfi_m_c(b, a, 3.925)), wfi_m_c(b, a, 2.5));
	return wfi_s_sub(b, wfi_m_c(b, a, 1), WFI_POLY(b, u, c, c));
}

/* erfc a for a ≥ 0, computed in f64: e^(−a²)·P / (1 + 2a) where P, in t = (a − 3) / (a + 3), is between 1 and 1.3. For an f32 a²
 * is exact and 11 terms are enough up to 10.1 (relative error 1.9e-9); for f64 the rounding errors of a² and of the quotient are
 * followed (24 terms up to 27.3, 3.6e-17). */
static wfi_sv erfc_positive(wfi_sb *b, wfi_sv a, bool wide)
{
	static const double c32[] = {
		1.2530080591218797, -0.13562113932931946, -0.047562399251745616, 0.12964641558688733, -0.11927097876335661,
		0.068295756031450966, -0.023797514334508312, 0.0025674269721210532, 0.0020018023357660079, -0.00077765924203026214,
		-0.00026816728753242212,
	};
	static const double c64[] = {
		1.2530080582697296, -0.1356211061245812, -0.047562294353439172, 0.12964515870276255, -0.11927366341581873,
		0.068308027343952277, -0.023770514909842253, 0.0025293918158622928, 0.0018886902821004356, -0.00077983226318059824,
		-0.00010515941274006076, 0.00012509924894374939, 4.9482972975060475e-06, -2.0099935521023891e-05, -7.2919459651749078e-07,
		3.4701122226463591e-06, 3.5378185021156821e-07, -6.1150865750432167e-07, -1.3838605330854685e-07, 9.4969869995727315e-08,
		3.8619530634476025e-08, -8.2188442334418772e-09, -6.0483887576186176e-09, -6.1319933438007171e-10,
	};
	a = wfi_m_at_most(b, a, wfi_m_c(b, a, wide ? 28 : 11));
	wfi_sv one = wfi_m_c(b, a, 1), three = wfi_m_c(b, a, 3), two = wfi_m_c(b, a, 2);
	wfi_sv t = wfi_s_div(b, wfi_s_sub(b, a, three), wfi_s_add(b, a, three)), square = wfi_s_mul(b, a, a);
	wfi_sv under = wfi_s_fma(b, a, two, one), low = wfi_m_c(b, a, 0), p, q;
	if (!wide) {
		q = wfi_s_div(b, WFI_POLY(b, t, c32, c32), under);
		return wfi_m_exp_long(b, wfi_s_neg(b, square), low, &q);
	}
	/* the last step of the polynomial apart: what p and then the quotient lack, in proportion, is one more addend of the exponent */
	wfi_sv tail = wfi_m_poly(b, t, (int)WFI_COUNT(c64) - 1, c64 + 1), first = wfi_m_c(b, a, c64[0]);
	p = wfi_s_fma(b, tail, t, first);
	q = wfi_s_div(b, p, under);
	wfi_sv p_lost = wfi_s_fma(b, tail, t, wfi_s_sub(b, first, p)), minus = wfi_s_neg(b, q);
	wfi_sv under_lost = wfi_s_fma(b, a, two, wfi_s_sub(b, one, under));
	wfi_sv rest = wfi_s_add(b, p_lost, wfi_s_fma(b, minus, under_lost, wfi_s_fma(b, minus, under, p)));
	low = wfi_s_add(b, wfi_s_fma(b, wfi_s_neg(b, a), a, square), wfi_s_div(b, rest, p));
	return wfi_m_exp_long(b, wfi_s_neg(b, square), low, &q);
}

wfi_sv wfi_m_erf(wfi_sb *b, wfi_sv x)
{
	wfi_sv a = wfi_s_abs(b, x), one = wfi_m_c(b, x, 1), large;
	if (x.dtype == WF_F64)
		large = wfi_s_sub(b, one, erfc_positive(b, a, true));
	else
		large = erf_large_f32(b, a);
	wfi_sv r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, a, one), erf_small(b, a), large);
	return wfi_m_copysign(b, r, x);
}

/* 2 − erfc |x| for negative x; in f64, near 0, 1 − erf x */
wfi_sv wfi_m_erfc(wfi_sb *b, wfi_sv x)
{
	bool wide = x.dtype == WF_F64;
	wfi_sv y = wfi_s_convert(b, WF_F64, x), a = wfi_s_abs(b, y), r = erfc_positive(b, a, wide);
	wfi_sv negative = wfi_s_cmp(b, WFI_S_LT, y, wfi_m_c(b, y, 0));
	r = wfi_s_select(b, negative, wfi_s_sub(b, wfi_m_c(b, y, 2), r), r);
	if (!wide)
		return wfi_s_convert(b, WF_F32, r);
	wfi_sv near = wfi_s_sub(b, wfi_m_c(b, y, 1), erf_small(b, y));
	return wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, a, wfi_m_c(b, y, 0.5)), near, r);
}

/* M. Giles, "Approximating the erfinv function" (GPU Computing Gems, Jade edition, 2011): x·P(w) with w = −log(1 − x²), as XLA
 * evaluates it, so that random numbers made with it agree. The published coefficients, here of the lowest power first. */
static const double inv_c32_near[] = {
	1.50140941, 0.246640727, -0.00417768164, -0.00125372503, 0.00021858087, -4.39150654e-06, -3.5233877e-06, 3.43273939e-07,
	2.81022636e-08,
};
static const double inv_c32_far[] = {
	2.83297682, 1.00167406, 0.00943887047, -0.0076224613, 0.00573950773, -0.00367342844, 0.00134934322, 0.000100950558,
	-0.000200214257,
};
static const double inv_c64_near[] = {
	1.6536545626831027, 0.24015818242558962, -0.0060336708714301491, -0.000740702534166267, 0.00018673420803405714,
	-1.3882523362786469e-05, -1.3654692000834679e-06, 4.2347877827932404e-07, -2.9070369957882005e-08, -4.1126339803469837e-09,
	1.0512122733215323e-09, -5.4154120542946279e-11, -1.2975133253453532e-11, 2.6335093153082323e-12, -8.1519341976054722e-14,
	-4.0545662729752069e-14, 6.6376381343583238e-15, 2.0972767875968562e-17, -1.3331716628546209e-16, 1.1157877678025181e-17,
	1.2858480715256400e-18, -1.6850591381820166e-19, -3.6444120640178197e-21,
};
static const double inv_c64_middle[] = {
	3.0838856104922208, 1.0052589676941592, 0.0053709145535900636, -0.0037512085075692412, 0.0024914420961078508,
	-0.0016882755560235047, 0.0009532893797373805, -0.00035503752036284748, 2.4031110387097894e-05, 6.8284851459573175e-05,
	-4.7318229009055734e-05, 1.2475304481671779e-05, 2.9234449089955446e-06, -4.013867526981546e-06, 1.5027403968909828e-06,
	1.8239629214389228e-08, -2.7517406297064545e-07, 9.0756561938885391e-08, 2.2137376921775787e-09,
};
static const double inv_c64_far[] = {
	4.8499064014085844, 1.0103004648645344, -0.00013871931833623122, -0.00021503011930044477, 7.5995277030017761e-05,
	-1.9681778105531671e-05, 4.5260625972231537e-06, -9.9298272942317e-07, 2.2900482228026655e-07, -6.7711997758452339e-08,
	2.9147953450901081e-08, -1.496002662714924e-08, 7.61570120807834e-09, -3.789465440126737e-09, 1.5076572693500548e-09,
	-2.5556418169965252e-10, -2.7109920616438573e-11,
};

wfi_sv wfi_m_erf_inv(wfi_sb *b, wfi_sv x)
{
	wfi_sv w = wfi_s_neg(b, wfi_m_log1p(b, wfi_s_mul(b, wfi_s_neg(b, x), x))), root = wfi_s_op1(b, WFI_S_SQRT, w), p;
	wfi_sv one = wfi_m_c(b, x, 1), infinity = wfi_m_c(b, x, (double)INFINITY);
	if (x.dtype == WF_F64) {
		wfi_sv u = wfi_s_sub(b, w, wfi_m_c(b, x, 3.125)), v = wfi_s_sub(b, root, wfi_m_c(b, x, 3.25));
		wfi_sv far = wfi_s_sub(b, root, wfi_m_c(b, x, 5));
		p = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, w, wfi_m_c(b, x, 16)), WFI_POLY(b, v, inv_c64_middle, inv_c64_middle),
			WFI_POLY(b, far, inv_c64_far, inv_c64_far));
		p = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, w, wfi_m_c(b, x, 6.25)), WFI_POLY(b, u, inv_c64_near, inv_c64_near), p);
	} else { /* both have nine terms: choose them, and evaluate once */
		wfi_sv near = wfi_s_cmp(b, WFI_S_LT, w, wfi_m_c(b, x, 5));
		wfi_sv u = wfi_s_select(b, near, wfi_s_sub(b, w, wfi_m_c(b, x, 2.5)), wfi_s_sub(b, root, wfi_m_c(b, x, 3)));
		for (int i = (int)WFI_COUNT(inv_c32_near) - 1; i >= 0; i--) {
			wfi_sv c = wfi_s_select(b, near, wfi_m_c(b, x, inv_c32_near[i]), wfi_m_c(b, x, inv_c32_far[i]));
			p = i == (int)WFI_COUNT(inv_c32_near) - 1 ? c : wfi_s_fma(b, p, u, c);
		}
	}
	wfi_sv end = wfi_s_cmp(b, WFI_S_EQ, wfi_s_abs(b, x), one);
	return wfi_s_mul(b, x, wfi_s_select(b, end, infinity, p));
}

/* reference.h: functions that the C library lacks, in long double. */
#ifndef WFI_TEST_REFERENCE_H
#define WFI_TEST_REFERENCE_H
#include <math.h>
#include <stdbool.h>

static inline long double ref_logistic(long double x)
{
	return x < 0 ? expl(x) / (1 + expl(x)) : 1 / (1 + expl(-x));
}

static inline long double ref_rsqrt(long double x)
{
	return 1 / sqrtl(x);
}

/* by halving: slow and independent of any approximation */
static inline long double ref_erf_inv(long double x)
{
	long double a = fabsl(x), low = 0, high = a < 0.5L ? a : 8;
	if (!(a < 1))
		return a == 1 ? copysignl(INFINITY, x) : NAN;
	if (a < 1e-9L)
		return x * 0.886226925452758013649083741670572591L;
	for (int i = 0; i < 75; i++) {
		long double y = (low + high) / 2;
		bool less = a < 0.5L ? erfl(y) < a : erfcl(y) > 1 - a;
		*(less ? &low : &high) = y;
	}
	return copysignl(low, x);
}
#endif

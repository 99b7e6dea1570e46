/* test_ulp.h: the error of a result, for tests of accuracy. */
#ifndef WFI_TEST_ULP_H
#define WFI_TEST_ULP_H
#include <math.h>
#include "ir/ir.h"

/* |got − want| in units of the last place that want has in d; where it overflows, infinity stands for the power beyond the last */
static inline double error_in_ulp(wf_dtype d, double got, long double want)
{
	const bool wide = d == WF_F64;
	const long double beyond = wide ? 0x1p1024L : 0x1p128L;
	int e;
	if (isnan(got) || isnan(want))
		return isnan(got) && isnan(want) ? 0 : (double)INFINITY;
	if ((long double)got == want && got == 0)
		return !signbit(got) == !signbit(want) ? 0 : (double)INFINITY;
	want = fabsl(want) > beyond ? copysignl(beyond, want) : want;
	long double have = isinf(got) ? copysignl(beyond, (long double)got) : (long double)got;
	frexpl(want, &e);
	e = wide ? WFI_MAX(WFI_MIN(e, 1024) - 53, -1074) : WFI_MAX(WFI_MIN(e, 128) - 24, -149);
	return (double)fabsl(ldexpl(have - want, -e));
}
#endif

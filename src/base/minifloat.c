/* minifloat.c: floats of 4, 6 and 8 bits, as ml_dtypes and StableHLO have them. What does not fit becomes an infinity where the format has
 * one, else NaN where it has one, else its greatest number. */
#include <assert.h>
#include <math.h>
#include "base/base.h"

typedef enum special {
	IEEE,   /* infinities and NaNs in the greatest exponent */
	FN,     /* no infinity; all ones is NaN */
	FNUZ,   /* no infinity, no -0; the code of -0 is NaN */
	FINITE, /* neither; NaN becomes a zero of the other sign */
	SCALE,  /* f8E8M0FNU: powers of two only, all ones is NaN */
} special;

typedef struct format { int exp_bits, man_bits, bias; special special; } format;

static const format formats[WF_DTYPE_COUNT] = {
	[WF_F4E2M1FN] = { 2, 1, 1, FINITE },  [WF_F6E2M3FN] = { 2, 3, 1, FINITE },    [WF_F6E3M2FN] = { 3, 2, 3, FINITE },
	[WF_F8E3M4] = { 3, 4, 3, IEEE },      [WF_F8E4M3] = { 4, 3, 7, IEEE },        [WF_F8E4M3FN] = { 4, 3, 7, FN },
	[WF_F8E4M3FNUZ] = { 4, 3, 8, FNUZ },  [WF_F8E4M3B11FNUZ] = { 4, 3, 11, FNUZ }, [WF_F8E5M2] = { 5, 2, 15, IEEE },
	[WF_F8E5M2FNUZ] = { 5, 2, 16, FNUZ }, [WF_F8E8M0FNU] = { 8, 0, 127, SCALE },
};

static const format *format_of(wf_dtype d)
{
	assert(d > WF_INVALID && d < WF_DTYPE_COUNT && formats[d].exp_bits);
	return &formats[d];
}

/* A power of two, halves upwards; zero and negative numbers have none. Below the second power ml_dtypes rounds as if the first were zero: what is
 * more than half of the second becomes the second. */
static uint8_t to_scale(double x)
{
	int e;
	if (!(x > 0) || x == (double)INFINITY)
		return 0xFF;
	double m = frexp(x, &e); /* m in [0.5, 1): x = 2m · 2^(e−1) */
	int code = e - 1 + 127 + (m >= 0.75);
	if (x < 0x1p-126 && code < 2)
		code = x > 0x1p-127;
	return (uint8_t)(code > 0xFE ? 0xFF : code);
}

/* the code of |x|, as if the exponent had no end */
static int magnitude(const format *f, double a)
{
	int e, least = 1 - f->bias;
	if (a == 0)
		return 0;
	frexp(a, &e);
	e = WFI_MAX(e - 1, least);
	int n = (int)nearbyint(ldexp(a, f->man_bits - e));
	return ((e - least) << f->man_bits) + n; /* a normal number's leading one counts the exponent up by 1, a carry by another */
}

uint8_t wfi_f64_to_mini(wf_dtype d, double x)
{
	const format *f = format_of(d);
	if (f->special == SCALE)
		return to_scale(x);
	int width = f->exp_bits + f->man_bits, ones = (1 << width) - 1;
	int sign = signbit(x) ? 1 << width : 0, inf = ones & ~((1 << f->man_bits) - 1);
	int code = x != x || fabs(x) == (double)INFINITY ? INT_MAX : magnitude(f, fabs(x));
	switch (f->special) {
	case IEEE: return (uint8_t)(sign | (x != x ? inf | 1 << (f->man_bits - 1) : WFI_MIN(code, inf)));
	case FN: return (uint8_t)(sign | WFI_MIN(code, ones));
	case FNUZ: return (uint8_t)(code > ones ? 1 << width : code ? sign | code : 0);
	default: return (uint8_t)(x != x ? (1 << width) ^ sign : sign | WFI_MIN(code, ones));
	}
}

double wfi_mini_to_f64(wf_dtype d, uint8_t bits)
{
	const format *f = format_of(d);
	if (f->special == SCALE)
		return bits == 0xFF ? (double)NAN : ldexp(1, bits - f->bias);
	int width = f->exp_bits + f->man_bits, ones = (1 << width) - 1;
	bool negative = bits >> width & 1;
	int code = bits & ones, e = code >> f->man_bits, m = code & ((1 << f->man_bits) - 1);
	double top = negative ? -(double)INFINITY : (double)INFINITY;
	if (f->special == IEEE && e == (1 << f->exp_bits) - 1)
		return m ? copysign((double)NAN, top) : top;
	if (f->special == FN && code == ones)
		return copysign((double)NAN, top);
	if (f->special == FNUZ && negative && !code)
		return (double)NAN;
	double a = e ? ldexp(m + (1 << f->man_bits), e - f->bias - f->man_bits) : ldexp(m, 1 - f->bias - f->man_bits);
	return negative ? -a : a;
}

/* math_part.h: what the files of the elementary functions share. */
#ifndef WFI_MATH_PART_H
#define WFI_MATH_PART_H
#include "lower/math.h"

/* Coefficients are of the lowest power first. Those of f32 are written with nine digits, those of f64 with seventeen: both read
 * back exactly. They were made by Remez exchange and, where rounding one to the working type moves the rest, by fitting the rest
 * again (Lawson's weighted least squares), with 60 decimal digits; "error" is what is left of the weighted difference after that. */
wfi_sv wfi_m_poly(wfi_sb *b, wfi_sv x, int n, const double *c); /* Horner by fused multiply-add */
#define WFI_POLY(b, x, c32, c64) \
	((x).dtype == WF_F64 ? wfi_m_poly((b), (x), (int)WFI_COUNT(c64), (c64)) : wfi_m_poly((b), (x), (int)WFI_COUNT(c32), (c32)))

/* a constant in the type of x */
static inline wfi_sv wfi_m_c(wfi_sb *b, wfi_sv x, double value)
{
	return wfi_s_f(b, x.dtype, value);
}

/* value32 or value64 by the type of x */
static inline wfi_sv wfi_m_c2(wfi_sb *b, wfi_sv x, double value32, double value64)
{
	return wfi_s_f(b, x.dtype, x.dtype == WF_F64 ? value64 : value32);
}

static inline wf_dtype wfi_m_int(wfi_sv x) /* the integer as wide as x */
{
	return x.dtype == WF_F64 ? WF_I64 : WF_I32;
}

static inline int wfi_m_fraction(wfi_sv x) /* stored bits of the fraction */
{
	return x.dtype == WF_F64 ? 52 : 23;
}

/* limits that let NaN through, in the form that processors have as one instruction */
static inline wfi_sv wfi_m_at_most(wfi_sb *b, wfi_sv x, wfi_sv limit)
{
	return wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, limit, x), limit, x);
}

static inline wfi_sv wfi_m_at_least(wfi_sb *b, wfi_sv x, wfi_sv limit)
{
	return wfi_s_select(b, wfi_s_cmp(b, WFI_S_GT, limit, x), limit, x);
}

static inline wfi_sv wfi_m_copysign(wfi_sb *b, wfi_sv x, wfi_sv sign)
{
	return wfi_s_op2(b, WFI_S_COPYSIGN, x, sign);
}

/* what wfi_m_reduce takes to shift by a constant */
static inline wfi_sv wfi_m_magic(wfi_sb *b, wfi_sv x, int shift)
{
	return wfi_m_c2(b, x, 0x1.8p23 + 127 + shift, 0x1.8p52 + 1023 + shift);
}

/* x = n·ln 2 + r with |r| ≤ ln 2 / 2; scale = 2^(n + shift), which must be a normal number */
typedef struct wfi_m_parts { wfi_sv r, scale; } wfi_m_parts;
wfi_m_parts wfi_m_reduce(wfi_sb *b, wfi_sv x, wfi_sv magic);
/* e^r − 1 for |r| ≤ ln 2 / 2 */
wfi_sv wfi_m_expm1_core(wfi_sb *b, wfi_sv r);
/* e^(x + low), where low is below an ulp of x or so; or that times *times, with no rounding between the two */
wfi_sv wfi_m_exp_long(wfi_sb *b, wfi_sv x, wfi_sv low, const wfi_sv *times);
#endif

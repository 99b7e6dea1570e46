/* math.h: elementary functions over the scalar builder, f32 and f64: our own, so that vector code needs no library and bits are
 * the same for any vector width. Errors in ulp are in doc/accuracy.md (measured by math_test.c). Special values as C99 Annex F. */
#ifndef WFI_MATH_H
#define WFI_MATH_H
#include "lower/scalar.h"
wfi_sv wfi_m_exp(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_expm1(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_log(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_log1p(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_log1p_long(wfi_sb *b, wfi_sv x, wfi_sv low); /* of x + low, where low is below an ulp of x or so */
wfi_sv wfi_m_tanh(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_logistic(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_sin(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_cos(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_tan(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_asin(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_acos(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_atan2(wfi_sb *b, wfi_sv y, wfi_sv x);
wfi_sv wfi_m_sinh(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_cosh(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_pow(wfi_sb *b, wfi_sv x, wfi_sv y);
wfi_sv wfi_m_rsqrt(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_cbrt(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_erf(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_erfc(wfi_sb *b, wfi_sv x);
wfi_sv wfi_m_erf_inv(wfi_sb *b, wfi_sv x);  /* f32: XLA's polynomial (Giles), so that normal() matches JAX's */
wfi_sv wfi_m_fmod(wfi_sb *b, wfi_sv x, wfi_sv y); /* exact, sign of x */
#endif

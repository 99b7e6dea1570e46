/* complex_math.h: functions of complex numbers for plain evaluation. Functions in long double: what they lose by cancellation is below the
 * last bit of a double where long double is wider. Sums and products in double, rounded once more for c64. */
#ifndef WFI_OP_COMPLEX_MATH_H
#define WFI_OP_COMPLEX_MATH_H
#include "ir/op.h"

typedef long double _Complex wfi_z;
typedef wfi_z wfi_z1(wfi_z);

wfi_z1 wfi_z_exp, wfi_z_expm1, wfi_z_log, wfi_z_log1p, wfi_z_sqrt, wfi_z_rsqrt, wfi_z_cbrt, wfi_z_sin, wfi_z_cos, wfi_z_tan, wfi_z_sinh, wfi_z_cosh,
	wfi_z_tanh, wfi_z_asin, wfi_z_acos, wfi_z_atan, wfi_z_asinh, wfi_z_acosh, wfi_z_atanh, wfi_z_logistic, wfi_z_sign, wfi_z_negate;
wfi_z wfi_z_power(wfi_z x, wfi_z y), wfi_z_atan2(wfi_z y, wfi_z x);
double wfi_z_abs(double _Complex x);

/* element by element, like wfi_eval_1 and wfi_eval_2: z for complex operands, else what those do */
wf_error *wfi_eval_z1(const wfi_eval *e, double (*f)(double), int64_t (*s)(int64_t), wfi_z1 *z);
/* add, subtract, multiply, divide: in double */
typedef double _Complex wfi_c2(double _Complex, double _Complex);
wf_error *wfi_eval_c2(const wfi_eval *e, wfi_c2 *c);
#endif

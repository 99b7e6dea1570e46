/* complex_math.c: see complex_math.h. Holds no operation. */
#include <complex.h>
#include "op/class.h"
#include "op/complex_math.h"

static wfi_z make(long double re, long double im)
{
	return ((union { long double v[2]; wfi_z z; }){ { re, im } }).z;
}

wfi_z wfi_z_negate(wfi_z x) { return make(-creall(x), -cimagl(x)); }
/* e^a (cos b + i sin b), as XLA has it: NaN where b is not finite, also where C's gives 0 or infinity */
wfi_z wfi_z_exp(wfi_z x) { return isfinite(cimagl(x)) ? cexpl(x) : make(NAN, NAN); }
wfi_z wfi_z_log(wfi_z x) { return clogl(x); }
wfi_z wfi_z_sqrt(wfi_z x) { return csqrtl(x); }
wfi_z wfi_z_sin(wfi_z x) { return csinl(x); }
wfi_z wfi_z_cos(wfi_z x) { return ccosl(x); }
wfi_z wfi_z_tan(wfi_z x) { return ctanl(x); }
wfi_z wfi_z_sinh(wfi_z x) { return csinhl(x); }
wfi_z wfi_z_cosh(wfi_z x) { return ccoshl(x); }
wfi_z wfi_z_tanh(wfi_z x) { return ctanhl(x); }
wfi_z wfi_z_asin(wfi_z x) { return casinl(x); }
wfi_z wfi_z_acos(wfi_z x) { return cacosl(x); }
wfi_z wfi_z_atan(wfi_z x) { return catanl(x); }
wfi_z wfi_z_asinh(wfi_z x) { return casinhl(x); }
wfi_z wfi_z_acosh(wfi_z x) { return cacoshl(x); }
wfi_z wfi_z_atanh(wfi_z x) { return catanhl(x); }

/* e^x cos y − 1 = (e^x − 1) cos y − 2 sin²(y/2) */
wfi_z wfi_z_expm1(wfi_z x)
{
	long double a = creall(x), b = cimagl(x), half = sinl(b / 2);
	if (b == 0)
		return make(expm1l(a), b);
	return make(expm1l(a) * cosl(b) - 2 * half * half, expl(a) * sinl(b));
}

/* x(2 + x) + y², with what the two products lose by rounding */
static long double norm_less_one(long double x, long double y)
{
	long double t = 2 + x, p = x * t, q = y * y, sum = p + q;
	long double part = sum - p, lost = (p - (sum - part)) + (q - part);
	return sum + (lost + fmal(x, t, -p) + fmal(y, y, -q));
}

wfi_z wfi_z_log1p(wfi_z x)
{
	long double a = creall(x), b = cimagl(x), far = 4;
	if (!(fabsl(a) < far && fabsl(b) < far))
		return clogl(make(1 + a, b));
	return make(log1pl(norm_less_one(a, b)) / 2, atan2l(b, 1 + a));
}

wfi_z wfi_z_rsqrt(wfi_z x) { return 1 / csqrtl(x); }

wfi_z wfi_z_cbrt(wfi_z x)
{
	long double r = cbrtl(cabsl(x)), angle = cargl(x) / 3;
	return cimagl(x) == 0 && creall(x) >= 0 ? make(r, cimagl(x)) : make(r * cosl(angle), r * sinl(angle));
}

wfi_z wfi_z_logistic(wfi_z x) { return 1 / (1 + cexpl(-x)); }

/* of 0: 0 */
wfi_z wfi_z_sign(wfi_z x)
{
	long double r = cabsl(x);
	if (r == 0)
		return x;
	return make(creall(x) / r, cimagl(x) / r);
}

/* 0^0 = 1, 0^y = 0 where y has a positive real part */
wfi_z wfi_z_power(wfi_z x, wfi_z y)
{
	if (y == 0)
		return 1;
	if (x == 0 && creall(y) > 0)
		return 0;
	return cexpl(y * clogl(x));
}

/* −i log((x + i y) / √(x² + y²)) */
wfi_z wfi_z_atan2(wfi_z y, wfi_z x)
{
	const wfi_z up = make(-cimagl(y), creall(y)), l = clogl((x + up) / csqrtl(x * x + y * y));

	return make(cimagl(l), -creall(l));
}

double wfi_z_abs(double _Complex x)
{
	return (double)hypotl((long double)creal(x), (long double)cimag(x));
}

wf_error *wfi_eval_z1(const wfi_eval *e, double (*f)(double), int64_t (*s)(int64_t), wfi_z1 *z)
{
	wf_dtype d = e->in_type[0].dtype;
	if (!wfi_is_complex(d))
		return wfi_eval_1(e, f, s);
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++)
		wfi_store_c(d, e->out[0], i, (double _Complex)z((wfi_z)wfi_load_c(d, e->in[0], i)));
	return NULL;
}

wf_error *wfi_eval_c2(const wfi_eval *e, wfi_c2 *c)
{
	wf_dtype d = e->in_type[0].dtype;
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++)
		wfi_store_c(d, e->out[0], i, c(wfi_load_c(d, e->in[0], i), wfi_load_c(d, e->in[1], i)));
	return NULL;
}

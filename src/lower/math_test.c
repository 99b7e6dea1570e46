/* math_test.c: the elementary functions against libm in long double, over all exponents and where they are used most; special
 * values as C99's Annex F has them; the inverse error function against JAX. Bounds are in ulp: doc/accuracy.md has what was
 * measured with far more points. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <float.h>
#include <math.h>
#include <cmocka.h>
#include "lower/math.h"
#include "lower/test_ulp.h"
#include "support/reference.h"

#define HUGE_F64 0x1.fffffffffffffp1023
#define INF ((double)INFINITY)
#define NOT ((double)NAN)
#define PI 3.14159265358979323846

/* ---- values ---- */

static wfi_sv value(wf_dtype d, double x)
{
	return wfi_s_f(&wfi_scalar_immediate, d, x);
}

static double number(wfi_sv v)
{
	float f;
	double g;
	uint32_t low = (uint32_t)v.bits;
	memcpy(&f, &low, sizeof f);
	memcpy(&g, &v.bits, sizeof g);
	return v.dtype == WF_F64 ? g : (double)f;
}

static uint64_t next(uint64_t *state) /* Marsaglia's xorshift */
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	return *state ^= *state << 17;
}

/* ---- sweeps ---- */

typedef struct {
	const char *name;
	wfi_sv (*one)(wfi_sb *b, wfi_sv x);
	wfi_sv (*two)(wfi_sb *b, wfi_sv x, wfi_sv y);
	long double (*ref_one)(long double x);
	long double (*ref_two)(long double x, long double y);
	double most32, most64;     /* ulp */
	double low, high;          /* where half of the points are, evenly; the others are spread over all bit patterns */
	double limit64;            /* f64 is tested for |x| up to this only; 0: everywhere */
} function;

static const function functions[] = {
	{ "exp", wfi_m_exp, NULL, expl, NULL, 1.0, 1.0, -110, 92, 0 },
	{ "expm1", wfi_m_expm1, NULL, expm1l, NULL, 1.6, 1.9, -3, 3, 0 },
	{ "log", wfi_m_log, NULL, logl, NULL, 1.0, 1.0, 0, 3, 0 },
	{ "log1p", wfi_m_log1p, NULL, log1pl, NULL, 1.5, 1.5, -1, 3, 0 },
	{ "tanh", wfi_m_tanh, NULL, tanhl, NULL, 1.7, 1.7, -3, 3, 0 },
	{ "logistic", wfi_m_logistic, NULL, ref_logistic, NULL, 2.0, 2.0, -20, 20, 0 },
	{ "sin", wfi_m_sin, NULL, sinl, NULL, 1.6, 1.0, -30, 30, 0 },
	{ "cos", wfi_m_cos, NULL, cosl, NULL, 1.6, 1.0, -30, 30, 0 },
	{ "tan", wfi_m_tan, NULL, tanl, NULL, 0.6, 1.0, -30, 30, 0 },
	{ "asin", wfi_m_asin, NULL, asinl, NULL, 1.2, 1.3, -1, 1, 0 },
	{ "acos", wfi_m_acos, NULL, acosl, NULL, 1.2, 1.3, -1, 1, 0 },
	{ "atan2", NULL, wfi_m_atan2, NULL, atan2l, 2.0, 2.0, -3, 3, 0 },
	{ "sinh", wfi_m_sinh, NULL, sinhl, NULL, 1.8, 1.8, -3, 3, 0 },
	{ "cosh", wfi_m_cosh, NULL, coshl, NULL, 1.4, 1.4, -5, 5, 0 },
	{ "pow", NULL, wfi_m_pow, NULL, powl, 0.6, 1.1, 0, 12, 0 },
	{ "rsqrt", wfi_m_rsqrt, NULL, ref_rsqrt, NULL, 1.5, 1.5, 0, 4, 0 },
	{ "cbrt", wfi_m_cbrt, NULL, cbrtl, NULL, 0.6, 0.6, -8, 8, 0 },
	{ "erf", wfi_m_erf, NULL, erfl, NULL, 1.2, 1.1, -4, 4, 0 },
	{ "erfc", wfi_m_erfc, NULL, erfcl, NULL, 0.6, 1.7, -2, 10, 0 },
	{ "erf_inv", wfi_m_erf_inv, NULL, ref_erf_inv, NULL, 80, 20, -1, 1, 0.9 }, /* as good as the published polynomials */
	{ "fmod", NULL, wfi_m_fmod, NULL, fmodl, 0, 0, -50, 50, 0 },
};

static double point(const function *f, wf_dtype d, bool even, uint64_t *state)
{
	uint64_t bits = next(state);
	if (even)
		return number(value(d, f->low + (f->high - f->low) * ((double)(bits >> 11) * 0x1p-53)));
	return number((wfi_sv){ .bits = d == WF_F64 ? bits : bits >> 32, .dtype = d });
}

static void sweep(const function *f, wf_dtype d, int points)
{
	uint64_t state = 88172645463325252u;
	double worst = 0, worst_x = 0, worst_y = 0;
	for (int i = 0; i < points; i++) {
		double x = point(f, d, i % 2, &state), y = f->two ? point(f, d, i % 2, &state) : 0;
		if (d == WF_F64 && f->limit64 > 0 && fabs(x) > f->limit64)
			continue;
		wfi_sv vx = value(d, x), vy = value(d, y);
		wfi_sv v = f->two ? f->two(&wfi_scalar_immediate, vx, vy) : f->one(&wfi_scalar_immediate, vx);
		assert_int_equal(v.dtype, d);
		double e = error_in_ulp(d, number(v), f->two ? f->ref_two(x, y) : f->ref_one(x));
		if (e > worst) {
			worst = e;
			worst_x = x;
			worst_y = y;
		}
	}
	double most = d == WF_F64 ? f->most64 : f->most32;
	print_message("%-8s f%d: %.3f ulp of %.1f at %a, %a\n", f->name, d == WF_F64 ? 64 : 32, worst, most, worst_x, worst_y);
	assert_true(worst <= most);
}

static void test_f32(void **state)
{
	(void)state;
	for (size_t i = 0; i < WFI_COUNT(functions); i++)
		sweep(&functions[i], WF_F32, functions[i].ref_one == ref_erf_inv ? 20000 : 200000);
}

static void test_f64(void **state)
{
	(void)state;
	if (LDBL_MANT_DIG < 64)
		skip(); /* no reference is better than what is tested */
	for (size_t i = 0; i < WFI_COUNT(functions); i++)
		sweep(&functions[i], WF_F64, functions[i].ref_one == ref_erf_inv ? 10000 : 100000);
}

/* The sweep's bit patterns come near multiples of π/2 by chance only. These are the f32 and f64 nearest to one (Kahan; Muller). */
static void test_near_multiples(void **state)
{
	(void)state;
	wfi_sb *b = &wfi_scalar_immediate;
	/* 6381956970095103·2^797 is the worst f64: its cosine is −4.687165924254624e-19, published in Muller's Elementary Functions */
	double x = ldexp(6381956970095103.0, 797);
	assert_true(fabs(number(wfi_m_cos(b, value(WF_F64, x))) / -4.687165924254624e-19 - 1) < 1e-15);
	assert_true(number(wfi_m_sin(b, value(WF_F64, x))) == 1);
	/* 1e22 is the classic: sin = −0.8522008497671888017727… */
	assert_true(number(wfi_m_sin(b, value(WF_F64, 1e22))) == -0.8522008497671888017727);
	assert_true(fabs(number(wfi_m_cos(b, value(WF_F64, 1e22))) - 0.5232147853951389454976) < 1e-16);
	/* multiples of π/2 rounded to f32, up to the largest: cos of them is small, and right */
	for (int k = 1; k < 60000; k += 7) {
		float near = (float)(k * (PI / 2) * pow(1.0018, k % 40000));
		wfi_sv v = wfi_m_tan(b, value(WF_F32, near));
		assert_true(error_in_ulp(WF_F32, number(v), tanl(near)) < 0.6);
	}
}

/* ---- special values ---- */

typedef struct { wfi_sv (*f)(wfi_sb *b, wfi_sv x); double x, want; } special;
typedef struct { wfi_sv (*f)(wfi_sb *b, wfi_sv x, wfi_sv y); double x, y, want; } special2;

static const special specials[] = {
	{ wfi_m_exp, INF, INF }, { wfi_m_exp, -INF, 0.0 }, { wfi_m_exp, 0.0, 1 }, { wfi_m_exp, -0.0, 1 }, { wfi_m_exp, HUGE_F64, INF },
	{ wfi_m_exp, -HUGE_F64, 0.0 }, { wfi_m_expm1, INF, INF }, { wfi_m_expm1, -INF, -1 }, { wfi_m_expm1, 0.0, 0.0 },
	{ wfi_m_expm1, -0.0, -0.0 }, { wfi_m_log, INF, INF }, { wfi_m_log, 0.0, -INF }, { wfi_m_log, -0.0, -INF }, { wfi_m_log, 1, 0.0 },
	{ wfi_m_log, -1, NOT }, { wfi_m_log, -INF, NOT }, { wfi_m_log1p, -1, -INF }, { wfi_m_log1p, INF, INF }, { wfi_m_log1p, 0.0, 0.0 },
	{ wfi_m_log1p, -0.0, -0.0 }, { wfi_m_log1p, -2, NOT }, { wfi_m_log1p, -INF, NOT }, { wfi_m_tanh, INF, 1 }, { wfi_m_tanh, -INF, -1 },
	{ wfi_m_tanh, 0.0, 0.0 }, { wfi_m_tanh, -0.0, -0.0 }, { wfi_m_logistic, INF, 1 }, { wfi_m_logistic, -INF, 0.0 },
	{ wfi_m_logistic, 0.0, 0.5 }, { wfi_m_logistic, -0.0, 0.5 }, { wfi_m_sin, 0.0, 0.0 }, { wfi_m_sin, -0.0, -0.0 }, { wfi_m_sin, INF, NOT },
	{ wfi_m_sin, -INF, NOT }, { wfi_m_cos, 0.0, 1 }, { wfi_m_cos, -0.0, 1 }, { wfi_m_cos, INF, NOT }, { wfi_m_cos, -INF, NOT },
	{ wfi_m_tan, 0.0, 0.0 }, { wfi_m_tan, -0.0, -0.0 }, { wfi_m_tan, INF, NOT }, { wfi_m_tan, -INF, NOT }, { wfi_m_asin, 0.0, 0.0 },
	{ wfi_m_asin, -0.0, -0.0 }, { wfi_m_asin, 1, PI / 2 }, { wfi_m_asin, -1, -PI / 2 }, { wfi_m_asin, 2, NOT }, { wfi_m_asin, -INF, NOT },
	{ wfi_m_acos, 1, 0.0 }, { wfi_m_acos, -1, PI }, { wfi_m_acos, 0.0, PI / 2 }, { wfi_m_acos, -2, NOT }, { wfi_m_acos, INF, NOT },
	{ wfi_m_sinh, 0.0, 0.0 }, { wfi_m_sinh, -0.0, -0.0 }, { wfi_m_sinh, INF, INF }, { wfi_m_sinh, -INF, -INF }, { wfi_m_cosh, 0.0, 1 },
	{ wfi_m_cosh, -0.0, 1 }, { wfi_m_cosh, INF, INF }, { wfi_m_cosh, -INF, INF }, { wfi_m_rsqrt, 0.0, INF }, { wfi_m_rsqrt, -0.0, -INF },
	{ wfi_m_rsqrt, INF, 0.0 }, { wfi_m_rsqrt, -1, NOT }, { wfi_m_rsqrt, 4, 0.5 }, { wfi_m_cbrt, 0.0, 0.0 }, { wfi_m_cbrt, -0.0, -0.0 },
	{ wfi_m_cbrt, INF, INF }, { wfi_m_cbrt, -INF, -INF }, { wfi_m_cbrt, 27, 3 }, { wfi_m_cbrt, -1000, -10 }, { wfi_m_erf, 0.0, 0.0 },
	{ wfi_m_erf, -0.0, -0.0 }, { wfi_m_erf, INF, 1 }, { wfi_m_erf, -INF, -1 }, { wfi_m_erfc, 0.0, 1 }, { wfi_m_erfc, -0.0, 1 },
	{ wfi_m_erfc, INF, 0.0 }, { wfi_m_erfc, -INF, 2 }, { wfi_m_erf_inv, 0.0, 0.0 }, { wfi_m_erf_inv, -0.0, -0.0 },
	{ wfi_m_erf_inv, 1, INF }, { wfi_m_erf_inv, -1, -INF }, { wfi_m_erf_inv, 1.5, NOT }, { wfi_m_erf_inv, -INF, NOT },
	{ wfi_m_exp, NOT, NOT }, { wfi_m_expm1, NOT, NOT }, { wfi_m_log, NOT, NOT }, { wfi_m_log1p, NOT, NOT }, { wfi_m_tanh, NOT, NOT },
	{ wfi_m_logistic, NOT, NOT }, { wfi_m_sin, NOT, NOT }, { wfi_m_cos, NOT, NOT }, { wfi_m_tan, NOT, NOT }, { wfi_m_asin, NOT, NOT },
	{ wfi_m_acos, NOT, NOT }, { wfi_m_sinh, NOT, NOT }, { wfi_m_cosh, NOT, NOT }, { wfi_m_rsqrt, NOT, NOT }, { wfi_m_cbrt, NOT, NOT },
	{ wfi_m_erf, NOT, NOT }, { wfi_m_erfc, NOT, NOT }, { wfi_m_erf_inv, NOT, NOT },
};

static const special2 specials2[] = {
	{ wfi_m_atan2, 0.0, 0.0, 0.0 }, { wfi_m_atan2, -0.0, 0.0, -0.0 }, { wfi_m_atan2, 0.0, -0.0, PI }, { wfi_m_atan2, -0.0, -0.0, -PI },
	{ wfi_m_atan2, 0.0, -1, PI }, { wfi_m_atan2, -0.0, -1, -PI }, { wfi_m_atan2, 0.0, 1, 0.0 }, { wfi_m_atan2, -0.0, 1, -0.0 },
	{ wfi_m_atan2, -1, 0.0, -PI / 2 }, { wfi_m_atan2, 1, -0.0, PI / 2 }, { wfi_m_atan2, 1, -INF, PI }, { wfi_m_atan2, -1, INF, -0.0 },
	{ wfi_m_atan2, INF, -1, PI / 2 }, { wfi_m_atan2, -INF, 1, -PI / 2 }, { wfi_m_atan2, INF, INF, PI / 4 },
	{ wfi_m_atan2, -INF, INF, -PI / 4 }, { wfi_m_atan2, INF, -INF, 3 * (PI / 4) }, { wfi_m_atan2, -INF, -INF, -3 * (PI / 4) },
	{ wfi_m_atan2, 1, 1, PI / 4 }, { wfi_m_atan2, NOT, 1, NOT }, { wfi_m_atan2, 1, NOT, NOT }, { wfi_m_atan2, NOT, 0.0, NOT },
	{ wfi_m_atan2, 0.0, NOT, NOT }, { wfi_m_atan2, INF, NOT, NOT },

	{ wfi_m_pow, 0.0, -3, INF }, { wfi_m_pow, -0.0, -3, -INF }, { wfi_m_pow, -0.0, -2, INF }, { wfi_m_pow, -0.0, -0.5, INF },
	{ wfi_m_pow, 0.0, -INF, INF }, { wfi_m_pow, -0.0, -INF, INF }, { wfi_m_pow, 0.0, 3, 0.0 }, { wfi_m_pow, -0.0, 3, -0.0 },
	{ wfi_m_pow, -0.0, 2, 0.0 }, { wfi_m_pow, -0.0, 0.5, 0.0 }, { wfi_m_pow, -1, INF, 1 }, { wfi_m_pow, -1, -INF, 1 },
	{ wfi_m_pow, 1, NOT, 1 }, { wfi_m_pow, 1, INF, 1 }, { wfi_m_pow, NOT, 0.0, 1 }, { wfi_m_pow, NOT, -0.0, 1 }, { wfi_m_pow, INF, 0.0, 1 },
	{ wfi_m_pow, 0.0, 0.0, 1 }, { wfi_m_pow, -2, 0.5, NOT }, { wfi_m_pow, -2, 3, -8 }, { wfi_m_pow, -2, 4, 16 }, { wfi_m_pow, -2, -1, -0.5 },
	{ wfi_m_pow, 0.5, -INF, INF }, { wfi_m_pow, -2, -INF, 0.0 }, { wfi_m_pow, 0.5, INF, 0.0 }, { wfi_m_pow, -2, INF, INF },
	{ wfi_m_pow, -INF, -3, -0.0 }, { wfi_m_pow, -INF, -2, 0.0 }, { wfi_m_pow, -INF, 3, -INF }, { wfi_m_pow, -INF, 2.5, INF },
	{ wfi_m_pow, -INF, -2.5, 0.0 }, { wfi_m_pow, INF, -1, 0.0 }, { wfi_m_pow, INF, 0.1, INF }, { wfi_m_pow, NOT, 1, NOT },
	{ wfi_m_pow, 2, NOT, NOT }, { wfi_m_pow, 3, 5, 243 }, { wfi_m_pow, 10, 5, 1e5 }, { wfi_m_pow, 2, HUGE_F64, INF },
	{ wfi_m_pow, 2, -HUGE_F64, 0.0 }, { wfi_m_pow, 0.5, HUGE_F64, 0.0 }, { wfi_m_pow, -2, 16777217e30, INF }, { wfi_m_pow, 4, 0.5, 2 },

	{ wfi_m_fmod, 5.5, 2, 1.5 }, { wfi_m_fmod, -5.5, 2, -1.5 }, { wfi_m_fmod, 5.5, -2, 1.5 }, { wfi_m_fmod, 6, 3, 0.0 },
	{ wfi_m_fmod, -6, 3, -0.0 }, { wfi_m_fmod, 0.0, 3, 0.0 }, { wfi_m_fmod, -0.0, 3, -0.0 }, { wfi_m_fmod, 1, 0.0, NOT },
	{ wfi_m_fmod, INF, 1, NOT }, { wfi_m_fmod, 1, INF, 1 }, { wfi_m_fmod, -1, -INF, -1 }, { wfi_m_fmod, NOT, 1, NOT },
	{ wfi_m_fmod, 1, NOT, NOT }, { wfi_m_fmod, INF, INF, NOT }, { wfi_m_fmod, 0.0, 0.0, NOT },
};

static bool same(double got, double want)
{
	return isnan(want) ? isnan(got) : got == want && !signbit(got) == !signbit(want);
}

static void test_special(void **state)
{
	(void)state;
	wfi_sb *b = &wfi_scalar_immediate;
	static const wf_dtype dtypes[] = { WF_F32, WF_F64 };
	for (int k = 0; k < 2; k++) {
		wf_dtype d = dtypes[k];
		for (size_t i = 0; i < WFI_COUNT(specials); i++) {
			const special *s = &specials[i];
			double got = number(s->f(b, value(d, s->x))), want = number(value(d, s->want));
			if (!same(got, want))
				fail_msg("entry %zu (dtype %d): f(%g) gave %.17g, not %.17g", i, (int)d, s->x, got, want);
		}
		for (size_t i = 0; i < WFI_COUNT(specials2); i++) {
			const special2 *s = &specials2[i];
			double got = number(s->f(b, value(d, s->x), value(d, s->y))), want = number(value(d, s->want));
			if (!same(got, want))
				fail_msg("entry %zu (dtype %d): f(%g, %g) gave %.17g, not %.17g", i, (int)d, s->x, s->y, got, want);
		}
	}
}

/* where results are denormal, overflow, or stop being x itself */
static void test_edges(void **state)
{
	(void)state;
	wfi_sb *b = &wfi_scalar_immediate;
	assert_true(number(wfi_m_exp(b, value(WF_F32, -103.0))) == 0x1p-149); /* e^−103 rounds to the smallest */
	assert_true(number(wfi_m_exp(b, value(WF_F32, -104.0))) == 0);
	assert_true(number(wfi_m_exp(b, value(WF_F64, -745.0))) == 0x1p-1074);
	assert_true(number(wfi_m_exp(b, value(WF_F64, -746.0))) == 0);
	assert_true(isfinite(number(wfi_m_exp(b, value(WF_F32, 0x1.62e42ep6)))) && isinf(number(wfi_m_exp(b, value(WF_F32, 0x1.62e430p6)))));
	assert_true(isfinite(number(wfi_m_exp(b, value(WF_F64, 0x1.62e42fefa39efp9)))));
	assert_true(isinf(number(wfi_m_exp(b, value(WF_F64, 0x1.62e42fefa39f0p9)))));
	static wfi_sv (*const odd[])(wfi_sb *, wfi_sv) = { wfi_m_expm1, wfi_m_log1p, wfi_m_tanh, wfi_m_sin, wfi_m_tan, wfi_m_asin, wfi_m_sinh };
	for (size_t i = 0; i < WFI_COUNT(odd); i++) /* f(x) = x for the smallest numbers */
		for (double sign = -1; sign <= 1; sign += 2) {
			assert_true(number(odd[i](b, value(WF_F32, sign * 0x1p-149))) == sign * 0x1p-149);
			assert_true(number(odd[i](b, value(WF_F32, sign * 0x1.234p-127))) == sign * 0x1.234p-127);
			assert_true(number(odd[i](b, value(WF_F64, sign * 0x1p-1074))) == sign * 0x1p-1074);
		}
}

/* ---- the inverse error function: jax.lax.erf_inv of JAX 0.12 on a CPU ---- */

static const double jax32[][2] = {
	{ 0x1.835efap-6, 0x1.57594ep-6 }, { -0x1.73eb9cp-3, -0x1.4c8122p-3 }, { 0x1.1b52d2p-1, 0x1.13868ap-1 },
	{ 0x1.fc69bep-1, 0x1.e821a2p+0 }, { 0x1.f7428cp-1, 0x1.afc3dcp+0 }, { 0x1.ffffe0p-1, 0x1.bb95aap+1 },
	{ 0x1.fff15ap-1, 0x1.5daf96p+1 }, { 0x1.8d6684p-1, 0x1.b86390p-1 }, { 0x1.9e9c06p-1, 0x1.da3fcep-1 },
	{ -0x1.411ca0p-3, -0x1.1e6f46p-3 }, { 0.5, 0.47693628 }, { 0.99999994, 3.83250666 },
};
static const double jax64[][2] = {
	{ 0x1.355a821dca278p-3, 0x1.13d0e2398aa1dp-3 }, { 0x1.e2ca38e6d5b60p-3, 0x1.b248b09e34588p-3 },
	{ -0x1.c3f900ca212d8p-2, -0x1.a781c67cf67dap-2 }, { 0x1.fffe47fbcb13fp-1, 0x1.8a759e579f0e2p+1 },
	{ 0x1.fffffffffffcbp-1, 0x1.61471149830ffp+2 }, { 0x1.ffffffff6817ap-1, 0x1.272e5b2f1d3f9p+2 },
	{ 0x1.ffffff78c7b93p-1, 0x1.ffad219b38102p+1 }, { 0x1.fffffe05ee0a2p-1, 0x1.eabfd4a862e1ap+1 },
	{ 0x1.fffffffff6f40p-1, 0x1.39c2dad55ef28p+2 }, { 0x1.0803f28952ccep-1, 0x1.fa5ebeb28cc6ap-2 },
};

static void test_erf_inv_as_jax(void **state)
{
	(void)state;
	wfi_sb *b = &wfi_scalar_immediate;
	for (size_t i = 0; i < WFI_COUNT(jax32); i++)
		assert_true(fabs(number(wfi_m_erf_inv(b, value(WF_F32, jax32[i][0]))) / (double)(float)jax32[i][1] - 1) < 3e-7);
	for (size_t i = 0; i < WFI_COUNT(jax64); i++)
		assert_true(fabs(number(wfi_m_erf_inv(b, value(WF_F64, jax64[i][0]))) / jax64[i][1] - 1) < 1e-15);
	/* jax.random.uniform and normal of key 0: the same four draws */
	static const float u[] = { 0.947667003f, 0.978579879f, 0.332291484f, 0.468668461f };
	static const double n[] = { 1.62264216, 2.02526474, -0.433594435, -0.0786173493 };
	for (int i = 0; i < 4; i++) {
		float x = u[i] * 2.0f + -0.99999994f;
		assert_true(fabs(1.41421354 * number(wfi_m_erf_inv(b, value(WF_F32, (double)x))) / n[i] - 1) < 1e-6);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_f32),
		cmocka_unit_test(test_f64),
		cmocka_unit_test(test_near_multiples),
		cmocka_unit_test(test_special),
		cmocka_unit_test(test_edges),
		cmocka_unit_test(test_erf_inv_as_jax),
	};
	return cmocka_run_group_tests_name("math", tests, NULL, NULL);
}

/* Functions of CHLO beyond the elementary ones: inverse hyperbolic ones, gamma's family, Bessel's, neighbours, tests for infinity. Those that
 * have scalar code are fused by compilers; the others are plain loops in double, also when compiled. */
#include <complex.h>
#include "lower/loops.h"
#include "lower/text.h"
#include "op/class.h"

extern const wfi_op wfi_op_conj;

/* ---- evaluation ---- */

/* floats by f, complex by z (NULL: infer has refused them) */
static wf_error *each(const wfi_eval *e, double (*f)(double), double _Complex (*z)(double _Complex))
{
	const wf_dtype d = e->in_type[0].dtype;

	for (int64_t i = 0; i < wfi_type_count(&e->out_type[0]); i++) {
		if (wfi_is_complex(d))
			wfi_store_c(d, e->out[0], i, z(wfi_load_c(d, e->in[0], i)));
		else
			wfi_store_f(d, e->out[0], i, f(wfi_load_f(d, e->in[0], i)));
	}
	return NULL;
}

static bool infer_inexact(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (!wfi_is_inexact(c->in[0].dtype))
		return wfi_infer_fail(c, "operands must be floating point or complex, got %s", wfi_type_text(&c->in[0], t));
	c->out[0] = c->in[0];
	return true;
}

/* Compiled code calls `eval` for these: too long to be worth fusing. */
#define HOST1(name_, doc_, infer_) \
	.name = (name_), .doc = (doc_), .n_in = 1, .n_out = 1, .flags = WFI_OP_ELEMENTWISE, .infer = (infer_), .lowering = WFI_LOWER_HOST, \
	.shard = "elementwise"
#define HOST2(name_, doc_, infer_) \
	.name = (name_), .doc = (doc_), .n_in = 2, .n_out = 1, .flags = WFI_OP_ELEMENTWISE, .infer = (infer_), .lowering = WFI_LOWER_HOST, \
	.shard = "elementwise"

/* ---- asinh, acosh, atanh ---- */

static wf_error *asinh_eval(const wfi_eval *e) { return each(e, asinh, casinh); }
static wf_error *acosh_eval(const wfi_eval *e) { return each(e, acosh, cacosh); }
static wf_error *atanh_eval(const wfi_eval *e) { return each(e, atanh, catanh); }

static wfi_sv number(wfi_sb *b, wfi_sv like, double x) { return wfi_s_f(b, like.dtype, x); }
static wfi_sv root(wfi_sb *b, wfi_sv x) { return wfi_s_op1(b, WFI_S_SQRT, x); }
static wfi_sv signed_as(wfi_sb *b, wfi_sv x, wfi_sv sign) { return wfi_s_op2(b, WFI_S_COPYSIGN, x, sign); }

/* log1p(a + c + low) for a ≥ c ≥ 0, with what the sum loses */
static wfi_sv log1p_sum(wfi_sb *b, wfi_sv a, wfi_sv c, wfi_sv low)
{
	wfi_sv sum = wfi_s_add(b, a, c);

	return wfi_m_log1p_long(b, sum, wfi_s_add(b, wfi_s_sub(b, c, wfi_s_sub(b, sum, a)), low));
}

/* log1p(a + a² / (1 + √(1 + a²))); where a² would be too large: log a + log 2 */
static void asinh_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	wfi_sv a = wfi_s_abs(b, x[0]), one = number(b, a, 1), big = number(b, a, 1e9);
	wfi_sv large = wfi_s_cmp(b, WFI_S_GT, a, big), small = wfi_s_select(b, large, one, a), square = wfi_s_mul(b, small, small);
	wfi_sv y = log1p_sum(b, small, wfi_s_div(b, square, wfi_s_add(b, one, root(b, wfi_s_add(b, one, square)))), number(b, a, 0));
	wfi_sv far = wfi_s_add(b, wfi_m_log(b, a), number(b, a, M_LN2));

	(void)e;
	*out = signed_as(b, wfi_s_select(b, large, far, y), x[0]);
}

/* with u = x − 1: log1p(√(2u + u²) + u), with what the root and the sum in it lose */
static void acosh_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	wfi_sv one = number(b, x[0], 1), large = wfi_s_cmp(b, WFI_S_GT, x[0], number(b, x[0], 1e9));
	wfi_sv u = wfi_s_sub(b, wfi_s_select(b, large, one, x[0]), one);
	wfi_sv twice = wfi_s_add(b, u, u), t = wfi_s_fma(b, u, u, twice), r = root(b, t);
	wfi_sv rest = wfi_s_add(b, wfi_s_fma(b, wfi_s_neg(b, r), r, t), wfi_s_fma(b, u, u, wfi_s_sub(b, twice, t)));
	wfi_sv at_1 = wfi_s_cmp(b, WFI_S_EQ, t, number(b, t, 0));
	wfi_sv y = log1p_sum(b, r, u, wfi_s_div(b, rest, wfi_s_select(b, at_1, one, wfi_s_add(b, r, r))));
	wfi_sv far = wfi_s_add(b, wfi_m_log(b, x[0]), number(b, x[0], M_LN2));

	(void)e;
	*out = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, x[0], one), number(b, x[0], NAN), wfi_s_select(b, large, far, y));
}

/* log1p(2a / (1 − a)) / 2, with what the difference and the division lose */
static void atanh_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	wfi_sv a = wfi_s_abs(b, x[0]), one = number(b, a, 1), under = wfi_s_sub(b, one, a);
	wfi_sv under_low = wfi_s_sub(b, wfi_s_sub(b, one, under), a), twice = wfi_s_add(b, a, a), q = wfi_s_div(b, twice, under);
	wfi_sv rest = wfi_s_sub(b, wfi_s_fma(b, wfi_s_neg(b, q), under, twice), wfi_s_mul(b, q, under_low));
	wfi_sv y = wfi_s_mul(b, number(b, a, 0.5), wfi_m_log1p_long(b, q, wfi_s_div(b, rest, under)));

	(void)e;
	*out = signed_as(b, wfi_s_select(b, wfi_s_cmp(b, WFI_S_GT, a, one), number(b, a, NAN), y), x[0]);
}

WFI_JVP(asinh_jvp, wf_mul(t, wf_rsqrt(wf_add(wf_square(e->in[0]), wf_c(1)))))
WFI_JVP(acosh_jvp, wf_mul(t, wf_rsqrt(wf_mul(wf_sub(e->in[0], wf_c(1)), wf_add(e->in[0], wf_c(1))))))
WFI_JVP(atanh_jvp, wf_div(t, wf_sub(wf_c(1), wf_square(e->in[0]))))

static const wfi_sample asinh_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -5, 5), WFI_SAMPLE1("f32[40]", -1e-3, 1e-3), WFI_SAMPLES_END };
static const wfi_sample acosh_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, 1.25, 9), WFI_SAMPLES_END };
static const wfi_sample atanh_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -0.9, 0.9), WFI_SAMPLE1("f32[40]", -1e-3, 1e-3), WFI_SAMPLES_END };

const wfi_op wfi_op_asinh = {
	WFI_UNARY("chlo.asinh", "Inverse hyperbolic sine.", infer_inexact),
	.jvp = { asinh_jvp }, .scalar = asinh_scalar, .eval = asinh_eval, .samples = asinh_samples,
};
const wfi_op wfi_op_acosh = {
	WFI_UNARY("chlo.acosh", "Inverse hyperbolic cosine; NaN below 1.", infer_inexact),
	.jvp = { acosh_jvp }, .scalar = acosh_scalar, .eval = acosh_eval, .samples = acosh_samples,
};
const wfi_op wfi_op_atanh = {
	WFI_UNARY("chlo.atanh", "Inverse hyperbolic tangent; ±∞ at ±1, NaN beyond.", infer_inexact),
	.jvp = { atanh_jvp }, .scalar = atanh_scalar, .eval = atanh_eval, .samples = atanh_samples,
};

/** Inverse hyperbolic sine. Integers become f32. */
wf_val (wf_asinh)(wf_val x) { return wfi_unary_inexact(&wfi_op_asinh, x); }

/** Inverse hyperbolic cosine; NaN below 1. Integers become f32. */
wf_val (wf_acosh)(wf_val x) { return wfi_unary_inexact(&wfi_op_acosh, x); }

/** Inverse hyperbolic tangent; ±∞ at ±1, NaN beyond. Integers become f32. */
wf_val (wf_atanh)(wf_val x) { return wfi_unary_inexact(&wfi_op_atanh, x); }

/* ---- the gamma function's family ---- */

static double log_gamma(double x)
{
	int sign;

	return lgamma_r(x, &sign);
}

static bool whole(double x) { return x == floor(x); }

/* Upwards to where the asymptotic series is exact, downwards from the other side by reflection. */
static double digamma_f(double x)
{
	/* B₂ₖ / 2k */
	static const double series[] = { 1. / 12, -1. / 120, 1. / 252, -1. / 240, 1. / 132, -691. / 32760, 1. / 12, -3617. / 8160 };
	double sum = 0, power = 1, tail = 0;

	if (x <= 0 && whole(x))
		return x == 0 ? -INFINITY : NAN;
	if (x == -INFINITY)
		return NAN;
	if (x < 0.5) {
		const double r = x - round(x);
		return digamma_f(1 - x) - M_PI / tan(M_PI * r);
	}
	for (; x < 16; x++)
		sum -= 1 / x;
	for (size_t k = 0; k < WFI_COUNT(series) && isfinite(x); k++)
		tail += series[k] * (power /= x * x);
	return sum + log(x) - 0.5 / x - tail;
}

/* Hurwitz's zeta, Σ (q + k)^−s, by Euler–Maclaurin; special values as Cephes and XLA have them. */
static double zeta_f(double s, double q)
{
	/* B₂ₖ / (2k)! */
	static const double series[] = { 1. / 12, -1. / 720, 1. / 30240, -1. / 1209600, 1. / 47900160, -691. / 1307674368000., 1. / 74724249600.,
	                                 -3617. / 10670622842880000., 43867. / 5109094217170944000., -174611. / 802857662698291200000. };
	enum { DIRECT = 12 };
	double sum = 0, factor = s, w;

	if (s != s || q != q || s < 1)
		return NAN;
	if (s == 1)
		return INFINITY;
	if (q <= 0)
		return whole(q) ? INFINITY : !whole(s) ? NAN : pow(q, -s) + zeta_f(s, q + 1);
	if (q > 1e8 || isinf(s))
		return isinf(s) ? (q > 1 ? 0 : q == 1 ? 1 : INFINITY) : (1 / (s - 1) + 1 / (2 * q)) * pow(q, 1 - s);
	for (int k = 0; k < DIRECT; k++)
		sum += pow(q + k, -s);
	w = q + DIRECT;
	double power = pow(w, -s);
	sum += power * w / (s - 1) + power / 2;
	for (size_t k = 0; k < WFI_COUNT(series); k++) {
		power /= w;
		sum += series[k] * factor * power;
		power /= w;
		factor *= (s + 2 * (double)k + 1) * (s + 2 * (double)k + 2);
	}
	return sum;
}

/* ψ⁽ⁿ⁾(x) = (−1)ⁿ⁺¹ n! ζ(n + 1, x) */
static double polygamma_f(double n, double x)
{
	if (!(n >= 0) || !whole(n))
		return NAN;
	if (n == 0)
		return digamma_f(x);
	const double y = exp(log_gamma(n + 1)) * zeta_f(n + 1, x);
	return fmod(n, 2) == 0 ? -y : y;
}

static wf_error *lgamma_eval(const wfi_eval *e) { return each(e, log_gamma, NULL); }
static wf_error *digamma_eval(const wfi_eval *e) { return each(e, digamma_f, NULL); }
static wf_error *zeta_eval(const wfi_eval *e) { return wfi_eval_f2(e, zeta_f); }
static wf_error *polygamma_eval(const wfi_eval *e) { return wfi_eval_f2(e, polygamma_f); }

static wf_val no_order(const char *op)
{
	return wfi_fail(op, "there is no derivative for its first operand, the order; wf_stop_gradient makes it a constant");
}

WFI_JVP(lgamma_jvp, wf_mul(t, wf_digamma(e->in[0])))
WFI_JVP(digamma_jvp, wf_mul(t, wf_polygamma(wfi_full_like(e->in[0], 1), e->in[0])))
WFI_JVP(zeta_jvp_s, ((void)t, no_order("chlo.zeta")))
WFI_JVP(zeta_jvp_q, wf_mul(t, wf_mul(wf_neg(e->in[0]), wf_zeta(wf_add(e->in[0], wf_c(1)), e->in[1]))))
WFI_JVP(polygamma_jvp_n, ((void)t, no_order("chlo.polygamma")))
WFI_JVP(polygamma_jvp_x, wf_mul(t, wf_polygamma(wf_add(e->in[0], wf_c(1)), e->in[1])))

/* with a constant order, so that derivatives are defined */
static int zeta_of_three(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = wf_zeta(wfi_full_like(in[0], 3.5), in[0]);
	return 1;
}

static int polygamma_of_two(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = wf_polygamma(wfi_full_like(in[0], 2), in[0]);
	return 1;
}

#define BUILT(type, lo_, hi_, how) { .in = type, .lo = (lo_), .hi = (hi_), .build = how }
#define PAIR(type, lo_, hi_) { .in = type ", " type, .lo = (lo_), .hi = (hi_), .no_grad = true }
static const wfi_sample gamma_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, 0.75, 9), WFI_SAMPLE1("f64[20]", -0.9, -0.1), WFI_SAMPLES_END };
static const wfi_sample zeta_samples[] = { BUILT("f64[17]", 0.5, 9, zeta_of_three), PAIR("f32[3,5]", 1.5, 9), PAIR("f64[]", 2, 5), PAIR("f16[0]", 2, 5),
                                           PAIR("bf16[4]", 2, 5), WFI_SAMPLES_END };
static const wfi_sample polygamma_samples[] = { BUILT("f64[17]", 0.5, 9, polygamma_of_two), PAIR("f32[3,5]", 0, 9), PAIR("f64[]", 2, 5),
                                                PAIR("f16[0]", 2, 5), PAIR("bf16[4]", 2, 5), WFI_SAMPLES_END };

const wfi_op wfi_op_lgamma = {
	HOST1("chlo.lgamma", "Logarithm of |Γ(x)|; +∞ at 0 and the negative whole numbers.", wfi_infer_float),
	.jvp = { lgamma_jvp }, .eval = lgamma_eval, .samples = gamma_samples,
};
const wfi_op wfi_op_digamma = {
	HOST1("chlo.digamma", "Derivative of log Γ(x); −∞ at 0, NaN at the negative whole numbers.", wfi_infer_float),
	.jvp = { digamma_jvp }, .eval = digamma_eval, .samples = gamma_samples,
};
const wfi_op wfi_op_zeta = {
	HOST2("chlo.zeta", "Hurwitz's zeta function ζ(s, q), the sum of (q + k)^−s.", wfi_infer_float),
	.jvp = { zeta_jvp_s, zeta_jvp_q }, .eval = zeta_eval, .samples = zeta_samples,
};
const wfi_op wfi_op_polygamma = {
	HOST2("chlo.polygamma", "The n-th derivative (first operand, a whole number) of digamma.", wfi_infer_float),
	.jvp = { polygamma_jvp_n, polygamma_jvp_x }, .eval = polygamma_eval, .samples = polygamma_samples,
};

/** log |Γ(x)|: +∞ at 0 and the negative whole numbers. Integers become f32. */
wf_val (wf_lgamma)(wf_val x) { return wfi_unary_inexact(&wfi_op_lgamma, x); }

/** Derivative of log Γ(x). Integers become f32. */
wf_val (wf_digamma)(wf_val x) { return wfi_unary_inexact(&wfi_op_digamma, x); }

/** Hurwitz's zeta function: the sum of (q + k)^−s over k = 0, 1, … It has no derivative in s. */
wf_val (wf_zeta)(wf_val s, wf_val q) { return wfi_binary_inexact(&wfi_op_zeta, s, q); }

/** The n-th derivative of digamma, n a whole number (of float type). */
wf_val (wf_polygamma)(wf_val n, wf_val x) { return wfi_binary_inexact(&wfi_op_polygamma, n, x); }

/* ---- Bessel's functions e^−|x| I₀(x) and e^−|x| I₁(x) ---- */

/* order 0 or 1, x ≥ 0: the power series, all of whose terms are positive; far out the asymptotic one */
static double bessel(double x, int order)
{
	const double mu = 4 * order;
	double term, sum;

	if (x > 40) {
		term = sum = 1;
		for (int k = 1; k < 30 && fabs(term) > 1e-18; k++)
			sum += term *= -(mu - (2 * k - 1) * (2 * k - 1)) / (8 * k * x);
		return sum / sqrt(2 * M_PI * x);
	}
	term = sum = order ? x / 2 : 1;
	for (int k = 1; term > 1e-18 * sum; k++)
		sum += term *= x * x / 4 / (k * (double)(k + order));
	return sum * exp(-x);
}

static double i0e(double x) { return x != x ? x : isinf(x) ? 0 : bessel(fabs(x), 0); }
static double i1e(double x) { return x != x ? x : copysign(isinf(x) ? 0 : bessel(fabs(x), 1), x); }
static wf_error *i0e_eval(const wfi_eval *e) { return each(e, i0e, NULL); }
static wf_error *i1e_eval(const wfi_eval *e) { return each(e, i1e, NULL); }

WFI_JVP(i0e_jvp, wf_mul(t, wf_sub(wf_bessel_i1e(e->in[0]), wf_mul(wf_sign(e->in[0]), e->out[0]))))

/* I₀ − y (sign x + 1 / x); ½ at 0 (JAX's rule) */
static wf_val i1e_jvp(const wfi_view *e, wf_val t)
{
	wf_val zero = wf_equal(e->in[0], wf_c(0)), x = wf_where(zero, wfi_full_like(e->in[0], 1), e->in[0]);
	wf_val slope = wf_sub(wf_bessel_i0e(x), wf_mul(e->out[0], wf_add(wf_sign(x), wf_div(wf_c(1), x))));

	return wf_mul(t, wf_where(zero, wfi_full_like(e->in[0], 0.5), slope));
}

/* I₀ without an operation of that name: the power series up to 20, the asymptotic one beyond */
static bool i0e_lower(const wfi_view *e, wf_val *out)
{
	const wf_dtype d = e->in_type[0].dtype;
	double near[52] = { 1 }, far[24] = { 1 };
	wf_val x = wf_abs(d == WF_F64 ? e->in[0] : wf_convert(e->in[0], WF_F32)), small = wf_less_equal(x, wf_c(20));
	wf_val z = wf_square(wf_mul(wf_where(small, x, wfi_full_like(x, 0)), wf_c(0.5))), u = wf_div(wf_c(1), wf_where(small, wfi_full_like(x, 20), x));

	for (int k = 1; k < 52; k++)
		near[k] = near[k - 1] / ((double)k * k);
	for (int k = 1; k < 24; k++)
		far[k] = far[k - 1] * (2 * k - 1) * (2 * k - 1) / (8 * k);
	wf_val inside = wfi_full_like(x, near[51]), outside = wfi_full_like(x, far[23]);
	for (int k = 50; k >= 0; k--)
		inside = wf_add(wf_mul(inside, z), wf_c(near[k]));
	for (int k = 22; k >= 0; k--)
		outside = wf_add(wf_mul(outside, u), wf_c(far[k]));
	out[0] = wf_where(small, wf_mul(inside, wf_exp(wf_neg(x))), wf_mul(outside, wf_sqrt(wf_mul(u, wf_c(1 / (2 * M_PI))))));
	if (d != WF_F64)
		out[0] = wf_convert(out[0], d);
	return true;
}

static const wfi_text i0e_text = { .lower = i0e_lower };
static const wfi_sample bessel_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, 0.25, 9), WFI_SAMPLE1("f32[30]", -90, 90), WFI_SAMPLES_END };
const wfi_op wfi_op_bessel_i0e = {
	.name = "wf.bessel_i0e", .doc = "e^−|x| I₀(x), the modified Bessel function of order 0.", .n_in = 1, .n_out = 1,
	.flags = WFI_OP_ELEMENTWISE | WFI_OP_OWN, .infer = wfi_infer_float, .lowering = WFI_LOWER_HOST, .shard = "elementwise",
	.jvp = { i0e_jvp }, .eval = i0e_eval, .samples = bessel_samples, .text = &i0e_text,
};
const wfi_op wfi_op_bessel_i1e = {
	HOST1("chlo.bessel_i1e", "e^−|x| I₁(x), the modified Bessel function of order 1.", wfi_infer_float),
	.jvp = { i1e_jvp }, .eval = i1e_eval, .samples = bessel_samples,
};

/** e^−|x| I₀(x), I₀ the modified Bessel function of order 0. Integers become f32. */
wf_val (wf_bessel_i0e)(wf_val x) { return wfi_unary_inexact(&wfi_op_bessel_i0e, x); }

/** e^−|x| I₁(x), I₁ the modified Bessel function of order 1. Integers become f32. */
wf_val (wf_bessel_i1e)(wf_val x) { return wfi_unary_inexact(&wfi_op_bessel_i1e, x); }

/* ---- next_after ---- */

static uint64_t bits_of(wf_dtype d, const void *p, int64_t i)
{
	uint64_t bits = 0;

	memcpy(&bits, (const char *)p + (size_t)i * wf_dtype_size(d), wf_dtype_size(d)); /* little-endian */
	return bits;
}

static wf_error *next_after_eval(const wfi_eval *e)
{
	const wf_dtype d = e->in_type[0].dtype;
	const uint64_t sign = UINT64_C(1) << (wfi_dtype_bits(d) - 1);

	for (int64_t i = 0; i < wfi_type_count(&e->out_type[0]); i++) {
		const double x = wfi_load_f(d, e->in[0], i), y = wfi_load_f(d, e->in[1], i);
		uint64_t bits = bits_of(d, e->in[0], i);
		if (x != x || y != y) {
			wfi_store_f(d, e->out[0], i, NAN);
			continue;
		}
		if (x == y)
			bits = bits_of(d, e->in[1], i);
		else if (x == 0)
			bits = (y < 0 ? sign : 0) | 1;
		else
			bits += (x < y) == (x > 0) ? 1 : UINT64_MAX; /* away from 0, or towards it */
		memcpy((char *)e->out[0] + (size_t)i * wf_dtype_size(d), &bits, wf_dtype_size(d));
	}
	return NULL;
}

/* formats of 8 bits and less differ in where their infinities are, if they have any */
static bool next_after_infer(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_float(c))
		return false;
	return wfi_is_native(c->in[0].dtype) || wfi_infer_fail(c, "operands must be f16, bf16, f32 or f64, got %s", wfi_type_text(&c->in[0], t));
}

static const wfi_sample next_after_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE2, -2, 2), WFI_SAMPLES_END };
const wfi_op wfi_op_next_after = {
	HOST2("chlo.next_after", "The neighbour of the first operand towards the second; the second when they are equal.", next_after_infer),
	.no_jvp = "a step between neighbouring numbers; JAX gives it no derivative either", .eval = next_after_eval, .samples = next_after_samples,
};

/** The number next to x in the direction of y; y when they are equal. */
wf_val (wf_nextafter)(wf_val x, wf_val y) { return wfi_binary_inexact(&wfi_op_next_after, x, y); }

/* ---- square, tests for infinity ---- */

/* a² − b² without cancellation and without an overflow on the way, as XLA has it */
static double _Complex square_c(double _Complex z)
{
	const double a = creal(z), b = cimag(z);

	return wfi_complex(isfinite(a) && fabs(a) == fabs(b) ? 0 : (a - b) * (a + b), 2 * (a * b));
}

static wf_error *square_eval(const wfi_eval *e)
{
	const wf_dtype d = e->in_type[0].dtype;

	for (int64_t i = 0; i < wfi_type_count(&e->out_type[0]); i++) {
		if (wfi_is_complex(d))
			wfi_store_c(d, e->out[0], i, square_c(wfi_load_c(d, e->in[0], i)));
		else if (wfi_is_float(d))
			wfi_store_f(d, e->out[0], i, wfi_load_f(d, e->in[0], i) * wfi_load_f(d, e->in[0], i));
		else
			wfi_store_i(d, e->out[0], i, (int64_t)((uint64_t)wfi_load_i(d, e->in[0], i) * (uint64_t)wfi_load_i(d, e->in[0], i)));
	}
	return NULL;
}

static bool square_infer(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (!wfi_is_inexact(c->in[0].dtype) && !wfi_is_int(c->in[0].dtype))
		return wfi_infer_fail(c, "operands must be numbers, got %s", wfi_type_text(&c->in[0], t));
	c->out[0] = c->in[0];
	return true;
}

WFI_SCALAR(square_scalar, wfi_s_mul(b, x[0], x[0]))
WFI_JVP(square_jvp, wf_mul(t, wf_mul(wf_c(2), e->in[0])))
static const wfi_sample square_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -3, 3), WFI_SAMPLES_INT(WFI_SAMPLE1, -5, 5), WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, -3, 3),
                                             WFI_SAMPLES_END };
/* CHLO's is for floats and complex numbers only */
static bool square_lower(const wfi_view *e, wf_val *out)
{
	if (wfi_is_inexact(e->in_type[0].dtype))
		return false;
	out[0] = wf_mul(e->in[0], e->in[0]);
	return true;
}

static const wfi_text square_text = { .lower = square_lower };
const wfi_op wfi_op_square = {
	WFI_UNARY("chlo.square", "x · x.", square_infer),
	.jvp = { square_jvp }, .scalar = square_scalar, .eval = square_eval, .samples = square_samples, .text = &square_text,
};

static bool test_infer(wfi_infer *c)
{
	if (!wfi_infer_float(c))
		return false;
	c->out[0].dtype = WF_BOOL;
	return true;
}

static wf_error *test_eval(const wfi_eval *e, bool positive, bool negative)
{
	for (int64_t i = 0; i < wfi_type_count(&e->out_type[0]); i++) {
		const double x = wfi_load_f(e->in_type[0].dtype, e->in[0], i);
		((bool *)e->out[0])[i] = isinf(x) && (x > 0 ? positive : negative);
	}
	return NULL;
}

static wf_error *is_inf_eval(const wfi_eval *e) { return test_eval(e, true, true); }
static wf_error *is_pos_inf_eval(const wfi_eval *e) { return test_eval(e, true, false); }
static wf_error *is_neg_inf_eval(const wfi_eval *e) { return test_eval(e, false, true); }
WFI_SCALAR(is_inf_scalar, wfi_s_cmp(b, WFI_S_EQ, wfi_s_abs(b, x[0]), number(b, x[0], INFINITY)))
WFI_SCALAR(is_pos_inf_scalar, wfi_s_cmp(b, WFI_S_EQ, x[0], number(b, x[0], INFINITY)))
WFI_SCALAR(is_neg_inf_scalar, wfi_s_cmp(b, WFI_S_EQ, x[0], number(b, x[0], -INFINITY)))
static const wfi_sample test_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -3, 3), WFI_SAMPLES_END };
const wfi_op wfi_op_is_inf = {
	WFI_UNARY("chlo.is_inf", "bool: infinite, of either sign?", test_infer),
	.no_jvp = "the result is bool", .scalar = is_inf_scalar, .eval = is_inf_eval, .samples = test_samples,
};
const wfi_op wfi_op_is_pos_inf = {
	WFI_UNARY("chlo.is_pos_inf", "bool: +∞?", test_infer),
	.no_jvp = "the result is bool", .scalar = is_pos_inf_scalar, .eval = is_pos_inf_eval, .samples = test_samples,
};
const wfi_op wfi_op_is_neg_inf = {
	WFI_UNARY("chlo.is_neg_inf", "bool: −∞?", test_infer),
	.no_jvp = "the result is bool", .scalar = is_neg_inf_scalar, .eval = is_neg_inf_eval, .samples = test_samples,
};

/* ---- conj ---- */

static double same(double x) { return x; }
static wf_error *conj_eval(const wfi_eval *e) { return each(e, same, conj); }
WFI_CT(conj_transpose, wfi_emit(&wfi_op_conj, NULL, 1, &ct))

static bool conj_can(const wfi_view *e)
{
	return wfi_is_native(e->in_type[0].dtype);
}

static void conj_write(wfi_lb *b)
{
	b->v->copy(b, b->out[0], b->in[0], wfi_type_bytes(&b->e->in_type[0]));
}

static const wfi_loops conj_loops = { .can = conj_can, .write = conj_write };
static const wfi_sample conj_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -3, 3), WFI_SAMPLE1("c64[3,5]", -2, 2), WFI_SAMPLE1("c128[7]", -2, 2),
                                           WFI_SAMPLES_END };
const wfi_op wfi_op_conj = {
	HOST1("chlo.conj", "The conjugate: the imaginary part with the opposite sign. Real numbers stay as they are.", infer_inexact),
	.linear = 1, .transpose = { conj_transpose }, .eval = conj_eval, .loops = &conj_loops, .samples = conj_samples,
};

#include "op/class.h"
#include "op/complex_math.h"

static int64_t pow_u(uint64_t x, uint64_t n)
{
	uint64_t r = 1;
	for (; n; n >>= 1, x *= x)
		if (n & 1)
			r *= x;
	return (int64_t)r;
}

/* a negative exponent: 1 / x^n towards zero, and 0 of 0 */
static int64_t pow_s(int64_t x, int64_t n)
{
	if (n < 0)
		return x == 1 ? 1 : x == -1 ? (n & 1 ? -1 : 1) : 0;
	return pow_u((uint64_t)x, (uint64_t)n);
}

static uint64_t pow_uu(uint64_t x, uint64_t n) { return (uint64_t)pow_u(x, n); }
static double _Complex pow_c(double _Complex x, double _Complex y) { return (double _Complex)wfi_z_power((wfi_z)x, (wfi_z)y); }

static wf_error *pow_eval(const wfi_eval *e)
{
	return wfi_is_complex(e->in_type[0].dtype) ? wfi_eval_c2(e, pow_c) : wfi_eval_2(e, pow, pow_s, pow_uu);
}

/* by squaring, one step a bit of the exponent */
static wfi_sv pow_int(wfi_sb *b, wfi_sv x, wfi_sv n)
{
	wf_dtype d = x.dtype;
	wfi_sv zero = wfi_s_i(b, d, 0), one = wfi_s_i(b, d, 1), r = one, square = x;
	int bits = wfi_dtype_bits(d) - (wfi_is_signed(d) ? 1 : 0);
	for (int i = 0; i < bits; i++) {
		wfi_sv bit = wfi_s_and(b, wfi_s_shr(b, n, wfi_s_i(b, d, i)), one);
		r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_NE, bit, zero), wfi_s_mul(b, r, square), r);
		if (i + 1 < bits)
			square = wfi_s_mul(b, square, square);
	}
	if (!wfi_is_signed(d))
		return r;
	wfi_sv odd = wfi_s_cmp(b, WFI_S_NE, wfi_s_and(b, n, one), zero), minus = wfi_s_i(b, d, -1);
	wfi_sv inverse = wfi_s_select(b, wfi_s_cmp(b, WFI_S_EQ, x, minus), wfi_s_select(b, odd, minus, one), zero);
	inverse = wfi_s_select(b, wfi_s_cmp(b, WFI_S_EQ, x, one), one, inverse);
	return wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, n, zero), inverse, r);
}

WFI_SCALAR(pow_scalar, wfi_is_float(x->dtype) ? wfi_m_pow(b, x[0], x[1]) : pow_int(b, x[0], x[1]))

/* y · x^(y−1), and 0 where y is 0 (x may be 0 there) */
static wf_val pow_jvp0(const wfi_view *e, wf_val t)
{
	wf_val x = e->in[0], y = e->in[1], flat = wf_equal(y, wf_c(0));
	wf_val less = wf_where(flat, wfi_full_like(y, 1), wf_sub(y, wf_c(1)));
	wf_val slope = wf_where(flat, wfi_zeros_like(y), wf_mul(y, WFI_EMIT(e->op, NULL, x, less)));
	return wf_mul(t, slope);
}

/* log(x) · x^y, and 0 where x is 0 */
static wf_val pow_jvp1(const wfi_view *e, wf_val t)
{
	wf_val x = e->in[0], safe = wf_where(wf_equal(x, wf_c(0)), wfi_full_like(x, 1), x);
	return wf_mul(t, wf_mul(wf_log(safe), e->out[0]));
}

static const wfi_sample pow_samples[] = {
	WFI_SAMPLES_FLOAT(WFI_SAMPLE2, 0.2, 3), WFI_SAMPLES_INT(WFI_SAMPLE2, -5, 5),
	WFI_SAMPLES_COMPLEX(WFI_SAMPLE2, 0.3, 2), WFI_SAMPLES_MINI(WFI_SAMPLE2, 0.5, 2), WFI_SAMPLES_END
};

const wfi_op wfi_op_power = {
	WFI_BINARY("power", "x^y; integers wrap, a negative integer exponent gives the quotient 1 / x^n towards zero.",
		   wfi_infer_number, 0),
	.jvp = { pow_jvp0, pow_jvp1 },
	.scalar = pow_scalar,
	.eval = pow_eval,
	.samples = pow_samples,
};

/* by squaring, so that x^2 is x · x and derivatives at 0 and below are exact */
static wf_val whole_power(wf_val x, int n)
{
	wf_val r = { NULL };
	for (int k = n < 0 ? -n : n; k; k >>= 1) {
		if (k & 1)
			r = r.node ? wf_mul(r, x) : x;
		if (k > 1)
			x = wf_square(x);
	}
	return n < 0 ? wf_reciprocal(r) : r;
}

/** a to the power b. A constant whole exponent (wf_c(2)) becomes multiplications, as in JAX, and is exact also for negative a; other
 * powers of negative numbers are NaN unless the exponent is a whole number. An integer to a negative constant power is an error. */
wf_val (wf_pow)(wf_val a, wf_val b)
{
	const wfi_value *base = wfi_leaf("power", a), *exponent = wfi_leaf("power", b);
	if (!base || !exponent)
		return wfi_poison;
	if (exponent->is_number && exponent->number == trunc(exponent->number) && fabs(exponent->number) <= 64 &&
	    !base->is_number) {
		int n = (int)exponent->number;
		bool whole = !wfi_is_inexact(base->type.dtype);
		if (n < 0 && whole)
			return wfi_fail("power",
					"an integer cannot be raised to the negative power %d: convert it to a float first", n);
		if (base->type.dtype != WF_BOOL)
			return n ? whole_power(a, n) : wfi_full_like(a, 1);
	}
	return wfi_binary_number(&wfi_op_power, a, b);
}

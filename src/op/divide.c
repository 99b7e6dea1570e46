#include "op/class.h"
#include "op/complex_math.h"

static double div_f(double x, double y) { return x / y; }
static int64_t div_s(int64_t x, int64_t y) { return y == 0 ? -1 : y == -1 ? (int64_t)(0 - (uint64_t)x) : x / y; }
static uint64_t div_u(uint64_t x, uint64_t y) { return y == 0 ? UINT64_MAX : x / y; }
static double _Complex div_c(double _Complex x, double _Complex y) { return (double _Complex)((wfi_z)x / (wfi_z)y); }

static wf_error *div_eval(const wfi_eval *e)
{
	return wfi_is_complex(e->in_type[0].dtype) ? wfi_eval_c2(e, div_c) : wfi_eval_2(e, div_f, div_s, div_u);
}

/* the processor traps on x / 0 and MIN / −1: divide by 1 there */
static void div_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	(void)e;
	wf_dtype d = x->dtype;
	if (wfi_is_float(d)) {
		*out = wfi_s_div(b, x[0], x[1]);
		return;
	}
	wfi_sv ones = wfi_s_i(b, d, -1), zero = wfi_s_cmp(b, WFI_S_EQ, x[1], wfi_s_i(b, d, 0));
	wfi_sv minus = wfi_s_cmp(b, WFI_S_EQ, x[1], ones);
	wfi_sv unsafe = wfi_is_signed(d) ? wfi_s_or(b, zero, minus) : zero;
	wfi_sv q = wfi_s_div(b, x[0], wfi_s_select(b, unsafe, wfi_s_i(b, d, 1), x[1]));
	if (wfi_is_signed(d))
		q = wfi_s_select(b, minus, wfi_s_neg(b, x[0]), q);
	*out = wfi_s_select(b, zero, ones, q);
}

WFI_JVP(div_jvp1, wf_neg(wf_div(wf_mul(t, e->out[0]), e->in[1])))
WFI_CT(div_ct0, wf_div(ct, e->in[1]))

static const wfi_sample div_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE2, 0.5, 3), WFI_SAMPLE2("f32[21]", -3, -0.5),
					  WFI_SAMPLES_INT(WFI_SAMPLE2, -9, 9), WFI_SAMPLES_COMPLEX(WFI_SAMPLE2, 0.5, 3),
					  WFI_SAMPLES_MINI(WFI_SAMPLE2, 0.5, 3), WFI_SAMPLES_NARROW(WFI_SAMPLE2), WFI_SAMPLES_END };

const wfi_op wfi_op_divide = {
	WFI_BINARY("divide", "Quotient; of integers towards zero, with x / 0 = −1 (all ones) and MIN / −1 = MIN.",
		   wfi_infer_number, 0),
	.linear = 1,
	.jvp = { NULL, div_jvp1 },
	.transpose = { div_ct0 },
	.no_transpose = "not linear in the divisor",
	.scalar = div_scalar,
	.eval = div_eval,
	.samples = div_samples,
};

/** a / b, true division: integers become f32. Dtypes are promoted and shapes broadcast as in numpy. */
wf_val (wf_div)(wf_val a, wf_val b) { return wfi_binary_inexact(&wfi_op_divide, a, b); }

/** 1 / x. */
wf_val (wf_reciprocal)(wf_val x) { return wf_div(wf_c(1), x); }

/* numpy's float form, which agrees with wf_remainder: exact quotients stay exact */
static wf_val floor_divide_float(wf_val a, wf_val b)
{
	wf_val mod = wf_fmod(a, b), exact = wf_where(wf_equal(b, wf_c(0)), a, wf_sub(a, mod)); /* a / 0: ±∞, or NaN of 0 */
	wf_val quotient = WFI_EMIT(&wfi_op_divide, NULL, exact, b);
	wf_val differ = wf_logical_and(wf_not_equal(mod, wf_c(0)), wf_not_equal(wf_sign(b), wf_sign(mod)));
	return wf_round(wf_where(differ, wf_sub(quotient, wf_c(1)), quotient));
}

/** The quotient rounded towards minus infinity, as Python's //. Of integers it is an integer; x // 0 is then unspecified but does not trap. */
wf_val (wf_floor_divide)(wf_val a, wf_val b)
{
	if (!wfi_promote_pair("floor_divide", &a, &b))
		return wfi_poison;
	wf_dtype d = wfi_type_of(a)->dtype;
	if (wfi_is_complex(d))
		return wfi_fail("floor_divide", "complex numbers cannot be rounded");
	if (wfi_is_float(d))
		return floor_divide_float(a, b);
	wf_val q = wfi_binary_number(&wfi_op_divide, a, b);
	if (!wfi_is_signed(d))
		return q;
	wf_val inexact = wf_logical_and(wf_not_equal(wf_sign(a), wf_sign(b)), wf_not_equal(wf_fmod(a, b), wf_c(0)));
	return wf_where(inexact, wf_sub(q, wf_c(1)), q);
}

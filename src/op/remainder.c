#include "op/class.h"

static int64_t rem_s(int64_t x, int64_t y) { return y == 0 ? x : y == -1 ? 0 : x % y; }
static uint64_t rem_u(uint64_t x, uint64_t y) { return y == 0 ? x : x % y; }
static wf_error *rem_eval(const wfi_eval *e) { return wfi_eval_2(e, fmod, rem_s, rem_u); }

static void rem_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	(void)e;
	wf_dtype d = x->dtype;
	if (wfi_is_float(d)) {
		*out = wfi_m_fmod(b, x[0], x[1]);
		return;
	}
	wfi_sv zero = wfi_s_cmp(b, WFI_S_EQ, x[1], wfi_s_i(b, d, 0)), unsafe = zero;
	if (wfi_is_signed(d))
		unsafe = wfi_s_or(b, zero, wfi_s_cmp(b, WFI_S_EQ, x[1], wfi_s_i(b, d, -1)));
	wfi_sv r = wfi_s_op2(b, WFI_S_REM, x[0], wfi_s_select(b, unsafe, wfi_s_i(b, d, 1), x[1]));
	*out = wfi_s_select(b, zero, x[0], r);
}

/* x − y · trunc(x / y): 1 in x, −trunc(x / y) in y */
WFI_JVP(rem_jvp0, t)
WFI_JVP(rem_jvp1, wf_neg(wf_mul(t, wf_trunc(wf_div(e->in[0], e->in[1])))))

static const wfi_sample rem_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE2, 0.5, 3), WFI_SAMPLE2("f32[21]", -30, -0.5),
					  WFI_SAMPLES_INT(WFI_SAMPLE2, -9, 9), WFI_SAMPLES_END };

const wfi_op wfi_op_remainder = {
	WFI_BINARY("remainder", "Remainder of the division towards zero: it has the dividend's sign. Integers: x % 0 = x.",
		   wfi_infer_real, 0),
	.jvp = { rem_jvp0, rem_jvp1 },
	.scalar = rem_scalar,
	.eval = rem_eval,
	.samples = rem_samples,
};

/** Remainder with the sign of a, as C's % and fmod (lax.rem). Integers: x % 0 = x. */
wf_val (wf_fmod)(wf_val a, wf_val b) { return wfi_binary_number(&wfi_op_remainder, a, b); }

/** Remainder with the sign of b, as Python's % (numpy.remainder). */
wf_val (wf_remainder)(wf_val a, wf_val b)
{
	if (!wfi_promote_pair("remainder", &a, &b))
		return wfi_poison;
	wf_val r = wfi_binary_number(&wfi_op_remainder, a, b), zero = wf_c(0);
	if (wfi_is_poison(r) || wfi_is_unsigned(wfi_type_of(r)->dtype))
		return r;
	wf_val differ = wf_logical_and(wf_not_equal(wf_less(r, zero), wf_less(b, zero)), wf_not_equal(r, zero));
	return wf_where(differ, wf_add(r, b), r);
}

/** The same as wf_remainder. */
wf_val (wf_mod)(wf_val a, wf_val b) { return wf_remainder(a, b); }

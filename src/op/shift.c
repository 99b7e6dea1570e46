/* shifts; an amount that is not less than the width (or negative) shifts everything out */
#include "op/class.h"

enum { LEFT, LOGICAL, ARITHMETIC };

static wf_error *shift(const wfi_eval *e, int how)
{
	wf_dtype d = e->in_type[0].dtype;
	int64_t n = wfi_type_count(&e->out_type[0]), bits = wfi_dtype_bits(d);
	uint64_t mask = bits == 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
	for (int64_t i = 0; i < n; i++) {
		uint64_t x = (uint64_t)wfi_load_i(d, e->in[0], i) & mask, by = (uint64_t)wfi_load_i(d, e->in[1], i);
		uint64_t fill = how == ARITHMETIC && x >> (bits - 1) ? mask : 0;
		uint64_t r = fill;
		if (by < (uint64_t)bits)
			r = how == LEFT ? x << by : x >> by | (by ? fill << ((uint64_t)bits - by) : 0);
		wfi_store_i(d, e->out[0], i, (int64_t)(r & mask));
	}
	return NULL;
}

static wf_error *left_eval(const wfi_eval *e) { return shift(e, LEFT); }
static wf_error *logical_eval(const wfi_eval *e) { return shift(e, LOGICAL); }
static wf_error *arithmetic_eval(const wfi_eval *e) { return shift(e, ARITHMETIC); }

static wf_dtype other_sign(wf_dtype d)
{
	return wfi_is_signed(d) ? (wf_dtype)(d - WF_I8 + WF_U8) : (wf_dtype)(d - WF_U8 + WF_I8);
}

/* The builder shifts right by the dtype's sign and wants the amount below the width. */
static wfi_sv shifted(wfi_sb *b, const wfi_sv *x, int how)
{
	wf_dtype d = x->dtype, u = wfi_is_signed(d) ? other_sign(d) : d, work = how == ARITHMETIC ? other_sign(u) : u;
	int bits = wfi_dtype_bits(d);
	wfi_sv v = wfi_s_convert(b, work, x[0]), by = wfi_s_convert(b, u, x[1]), last = wfi_s_i(b, u, bits - 1);
	wfi_sv out = wfi_s_cmp(b, WFI_S_GT, by, last);
	by = wfi_s_convert(b, work, wfi_s_select(b, out, last, by));
	wfi_sv r = how == LEFT ? wfi_s_shl(b, v, by) : wfi_s_shr(b, v, by);
	if (how != ARITHMETIC) /* the sign's own shift by the width less one is the fill */
		r = wfi_s_select(b, out, wfi_s_i(b, work, 0), r);
	return wfi_s_convert(b, d, r);
}

WFI_SCALAR(left_scalar, shifted(b, x, LEFT))
WFI_SCALAR(logical_scalar, shifted(b, x, LOGICAL))
WFI_SCALAR(arithmetic_scalar, shifted(b, x, ARITHMETIC))

static const wfi_sample samples[] = { WFI_SAMPLES_INT(WFI_SAMPLE2, -1, 9), WFI_SAMPLE2("u32[50]", 0, 40),
				      WFI_SAMPLE2("i8[50]", -20, 20), WFI_SAMPLE2("i64[50]", -70, 70), WFI_SAMPLES_END };

const wfi_op wfi_op_shift_left = {
	WFI_BINARY("shift_left", "x · 2^y, wrapped; 0 when the amount is not below the width.", wfi_infer_int, 0),
	.no_jvp = "operands are not real numbers", .scalar = left_scalar, .eval = left_eval, .samples = samples,
};

const wfi_op wfi_op_shift_right_logical = {
	WFI_BINARY("shift_right_logical", "Zeros come in at the top; 0 when the amount is not below the width.", wfi_infer_int, 0),
	.no_jvp = "operands are not real numbers", .scalar = logical_scalar, .eval = logical_eval, .samples = samples,
};

const wfi_op wfi_op_shift_right_arithmetic = {
	WFI_BINARY("shift_right_arithmetic",
		   "Copies of the highest bit come in at the top; nothing else when the amount is not below the width.",
		   wfi_infer_int, 0),
	.no_jvp = "operands are not real numbers",
	.scalar = arithmetic_scalar,
	.eval = arithmetic_eval,
	.samples = samples,
};

/** a · 2^b of integers, wrapped; 0 when b is not below the width. */
wf_val (wf_left_shift)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_shift_left, a, b); }

/** The bits of a moved down by b, zeros coming in; 0 when b is not below the width. */
wf_val (wf_right_shift_logical)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_shift_right_logical, a, b); }

/** The bits of a moved down by b, copies of the highest bit coming in. */
wf_val (wf_right_shift_arithmetic)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_shift_right_arithmetic, a, b); }

/** numpy's: arithmetic for signed integers, logical for unsigned ones. */
wf_val (wf_right_shift)(wf_val a, wf_val b)
{
	if (!wfi_promote_pair("right_shift", &a, &b))
		return wfi_poison;
	return wfi_is_unsigned(wfi_type_of(a)->dtype) ? wf_right_shift_logical(a, b) : wf_right_shift_arithmetic(a, b);
}

/* and, or, xor, not: of bits, or of truth values; counting bits */
#include "op/class.h"

static int64_t and_i(int64_t x, int64_t y) { return x & y; }
static int64_t or_i(int64_t x, int64_t y) { return x | y; }
static int64_t xor_i(int64_t x, int64_t y) { return x ^ y; }
static int64_t not_i(int64_t x) { return ~x; }
static int64_t not_b(int64_t x) { return !x; }
static wf_error *and_eval(const wfi_eval *e) { return wfi_eval_2(e, NULL, and_i, NULL); }
static wf_error *or_eval(const wfi_eval *e) { return wfi_eval_2(e, NULL, or_i, NULL); }
static wf_error *xor_eval(const wfi_eval *e) { return wfi_eval_2(e, NULL, xor_i, NULL); }
static wf_error *not_eval(const wfi_eval *e) { return wfi_eval_1(e, NULL, e->in_type->dtype == WF_BOOL ? not_b : not_i); }

WFI_SCALAR(and_scalar, wfi_s_and(b, x[0], x[1]))
WFI_SCALAR(or_scalar, wfi_s_or(b, x[0], x[1]))
WFI_SCALAR(xor_scalar, wfi_s_xor(b, x[0], x[1]))
WFI_SCALAR(not_scalar, wfi_s_not(b, x[0]))

static const wfi_sample samples2[] = { WFI_SAMPLES_INT(WFI_SAMPLE2, -1000, 1000), WFI_SAMPLE2("bool[33]", 0, 1),
				       WFI_SAMPLE2("bool[]", 0, 1), WFI_SAMPLES_END };
static const wfi_sample samples1[] = { WFI_SAMPLES_INT(WFI_SAMPLE1, -1000, 1000), WFI_SAMPLE1("bool[33]", 0, 1),
				       WFI_SAMPLE1("bool[]", 0, 1), WFI_SAMPLES_END };

const wfi_op wfi_op_and = {
	WFI_BINARY("and", "And, of every bit.", wfi_infer_bits, WFI_OP_COMMUTATIVE),
	.no_jvp = "operands are not real numbers", .scalar = and_scalar, .eval = and_eval, .samples = samples2,
};

const wfi_op wfi_op_or = {
	WFI_BINARY("or", "Or, of every bit.", wfi_infer_bits, WFI_OP_COMMUTATIVE),
	.no_jvp = "operands are not real numbers", .scalar = or_scalar, .eval = or_eval, .samples = samples2,
};

const wfi_op wfi_op_xor = {
	WFI_BINARY("xor", "Exclusive or, of every bit.", wfi_infer_bits, WFI_OP_COMMUTATIVE),
	.no_jvp = "operands are not real numbers", .scalar = xor_scalar, .eval = xor_eval, .samples = samples2,
};

const wfi_op wfi_op_not = {
	WFI_UNARY("not", "Every bit turned over.", wfi_infer_bits),
	.no_jvp = "the operand is not a real number", .scalar = not_scalar, .eval = not_eval, .samples = samples1,
};

/** And of every bit of integers, or of bools. */
wf_val (wf_bitwise_and)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_and, a, b); }

/** Or of every bit of integers, or of bools. */
wf_val (wf_bitwise_or)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_or, a, b); }

/** Exclusive or of every bit of integers, or of bools. */
wf_val (wf_bitwise_xor)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_xor, a, b); }

/** Every bit of an integer, or a bool, turned over. */
wf_val (wf_bitwise_not)(wf_val x) { return wfi_unary(&wfi_op_not, x); }

/* ---- counting ---- */

static wf_error *count(const wfi_eval *e, bool leading)
{
	wf_dtype d = e->in_type[0].dtype;
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++) {
		uint64_t x = (uint64_t)wfi_load_i(d, e->in[0], i);
		int k = wfi_dtype_bits(d) - 1, c = 0;
		if (leading)
			while (c <= k && !(x >> (k - c) & 1))
				c++;
		else
			for (; k >= 0; k--)
				c += (int)(x >> k & 1);
		wfi_store_i(d, e->out[0], i, c);
	}
	return NULL;
}

static wf_error *popcnt_eval(const wfi_eval *e) { return count(e, false); }
static wf_error *clz_eval(const wfi_eval *e) { return count(e, true); }

WFI_SCALAR(popcnt_scalar, wfi_s_op1(b, WFI_S_POPCNT, x[0]))
WFI_SCALAR(clz_scalar, wfi_s_op1(b, WFI_S_CLZ, x[0]))

static const wfi_sample count_samples[] = { WFI_SAMPLES_INT(WFI_SAMPLE1, -1000, 1000), WFI_SAMPLE1("u64[50]", 0, 1.8e19),
					    WFI_SAMPLES_END };

const wfi_op wfi_op_popcnt = {
	WFI_UNARY("popcnt", "How many bits are set.", wfi_infer_int),
	.no_jvp = "the operand is not a real number", .scalar = popcnt_scalar, .eval = popcnt_eval, .samples = count_samples,
};

const wfi_op wfi_op_count_leading_zeros = {
	WFI_UNARY("count_leading_zeros", "How many of the highest bits are not set; the width for 0.", wfi_infer_int),
	.no_jvp = "the operand is not a real number", .scalar = clz_scalar, .eval = clz_eval, .samples = count_samples,
};

/** How many bits of an integer are set. */
wf_val (wf_population_count)(wf_val x) { return wfi_unary(&wfi_op_popcnt, x); }

/** How many of the highest bits of an integer are not set; the width for 0. */
wf_val (wf_clz)(wf_val x) { return wfi_unary(&wfi_op_count_leading_zeros, x); }

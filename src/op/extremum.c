/* maximum and minimum */
#include "op/array.h"
#include "op/class.h"
#include "op/complex_math.h"

static double max_f(double x, double y) { return x != x || y != y ? NAN : x == y ? (signbit(x) ? y : x) : x > y ? x : y; }
static double min_f(double x, double y) { return x != x || y != y ? NAN : x == y ? (signbit(x) ? x : y) : x < y ? x : y; }
static int64_t max_s(int64_t x, int64_t y) { return x > y ? x : y; }
static int64_t min_s(int64_t x, int64_t y) { return x < y ? x : y; }
static uint64_t max_u(uint64_t x, uint64_t y) { return x > y ? x : y; }
static uint64_t min_u(uint64_t x, uint64_t y) { return x < y ? x : y; }
static wfi_num num(double _Complex x) { return (wfi_num){ .c = x }; }
static double _Complex max_c(double _Complex x, double _Complex y) { return wfi_num_combine(WFI_RED_MAX, WF_C128, num(x), num(y)).c; }
static double _Complex min_c(double _Complex x, double _Complex y) { return wfi_num_combine(WFI_RED_MIN, WF_C128, num(x), num(y)).c; }

static wf_error *max_eval(const wfi_eval *e)
{
	return wfi_is_complex(e->in_type[0].dtype) ? wfi_eval_c2(e, max_c) : wfi_eval_2(e, max_f, max_s, max_u);
}

static wf_error *min_eval(const wfi_eval *e)
{
	return wfi_is_complex(e->in_type[0].dtype) ? wfi_eval_c2(e, min_c) : wfi_eval_2(e, min_f, min_s, min_u);
}

WFI_SCALAR(max_scalar, wfi_s_max(b, x[0], x[1]))
WFI_SCALAR(min_scalar, wfi_s_min(b, x[0], x[1]))

/* 1 where operand i is the result, ½ where both are, else 0 */
static wf_val share(const wfi_view *e, int i, wf_val t)
{
	wf_val mine = wf_equal(e->in[i], e->out[0]), other = wf_equal(e->in[1 - i], e->out[0]);
	wf_val weight = wf_where(mine, wf_where(other, wfi_full_like(t, 0.5), wfi_full_like(t, 1)), wfi_zeros_like(t));
	return wf_mul(t, weight);
}

WFI_JVP(share0, share(e, 0, t))
WFI_JVP(share1, share(e, 1, t))

static const wfi_sample samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE2, -2, 2), WFI_SAMPLES_INT(WFI_SAMPLE2, -3, 3),
				      WFI_SAMPLE2("u8[90]", 0, 255), WFI_SAMPLE2("bool[9]", 0, 1),
				      WFI_SAMPLES_COMPLEX(WFI_SAMPLE2, -2, 2), WFI_SAMPLES_MINI(WFI_SAMPLE2, -2, 2),
				      WFI_SAMPLES_NARROW(WFI_SAMPLE2), WFI_SAMPLES_END };

const wfi_op wfi_op_maximum = {
	WFI_BINARY("maximum", "The larger; NaN when either is, +0 above −0; bool: or; complex: by the real, then the imaginary part. Equal operands share the derivative.",
		   wfi_infer_any, WFI_OP_COMMUTATIVE),
	.jvp = { share0, share1 },
	.scalar = max_scalar,
	.eval = max_eval,
	.samples = samples,
};

const wfi_op wfi_op_minimum = {
	WFI_BINARY("minimum", "The smaller; NaN when either is, −0 below +0; bool: and; complex: by the real, then the imaginary part. Equal operands share the derivative.",
		   wfi_infer_any, WFI_OP_COMMUTATIVE),
	.jvp = { share0, share1 },
	.scalar = min_scalar,
	.eval = min_eval,
	.samples = samples,
};

/** The larger of a and b, elementwise; NaN when either is NaN. Where they are equal each gets half of the derivative. */
wf_val (wf_maximum)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_maximum, a, b); }

/** The smaller of a and b, elementwise; NaN when either is NaN. Where they are equal each gets half of the derivative. */
wf_val (wf_minimum)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_minimum, a, b); }

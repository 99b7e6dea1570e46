#include "op/class.h"
#include "op/complex_math.h"

static double neg_f(double x) { return -x; }
static int64_t neg_i(int64_t x) { return (int64_t)(0 - (uint64_t)x); }
static wf_error *neg_eval(const wfi_eval *e) { return wfi_eval_z1(e, neg_f, neg_i, wfi_z_negate); }

WFI_SCALAR(neg_scalar, wfi_s_neg(b, x[0]))

static const wfi_sample neg_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -2, 2), WFI_SAMPLES_INT(WFI_SAMPLE1, -100, 100),
					  WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, -2, 2), WFI_SAMPLES_MINI(WFI_SAMPLE1, -2, 2),
					  WFI_SAMPLES_NARROW(WFI_SAMPLE1), WFI_SAMPLES_END };

const wfi_op wfi_op_negate = {
	WFI_UNARY("negate", "−x. Integers wrap.", wfi_infer_number),
	.linear = 1, .transpose = { wfi_ct_neg }, .scalar = neg_scalar, .eval = neg_eval, .samples = neg_samples,
};

/** −x, elementwise. Integers wrap (also unsigned ones). */
wf_val (wf_neg)(wf_val x) { return wfi_unary(&wfi_op_negate, x); }

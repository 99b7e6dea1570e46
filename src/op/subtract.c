#include "op/class.h"
#include "op/complex_math.h"

static double sub_f(double x, double y) { return x - y; }
static int64_t sub_i(int64_t x, int64_t y) { return (int64_t)((uint64_t)x - (uint64_t)y); }
static double _Complex sub_c(double _Complex x, double _Complex y) { return x - y; }

static wf_error *sub_eval(const wfi_eval *e)
{
	return wfi_is_complex(e->in_type[0].dtype) ? wfi_eval_c2(e, sub_c) : wfi_eval_2(e, sub_f, sub_i, NULL);
}

WFI_SCALAR(sub_scalar, wfi_s_sub(b, x[0], x[1]))

static const wfi_sample sub_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE2, -2, 2), WFI_SAMPLES_INT(WFI_SAMPLE2, -100, 100),
					  WFI_SAMPLES_COMPLEX(WFI_SAMPLE2, -2, 2), WFI_SAMPLES_MINI(WFI_SAMPLE2, -2, 2),
					  WFI_SAMPLES_NARROW(WFI_SAMPLE2), WFI_SAMPLES_END };

const wfi_op wfi_op_subtract = {
	WFI_BINARY("subtract", "Difference. Integers wrap.", wfi_infer_number, WFI_OP_LINEAR),
	.linear = 3, .transpose = { wfi_ct_pass, wfi_ct_neg }, .scalar = sub_scalar, .eval = sub_eval, .samples = sub_samples,
};

/** a − b, elementwise: dtypes are promoted and shapes broadcast as in numpy. Integers wrap; bools are refused (use wf_logical_xor). */
wf_val (wf_sub)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_subtract, a, b); }

#include "op/class.h"
#include "op/complex_math.h"

static double add_f(double x, double y) { return x + y; }
static int64_t add_i(int64_t x, int64_t y) { return (int64_t)((uint64_t)x + (uint64_t)y); }
static int64_t or_i(int64_t x, int64_t y) { return x | y; }
static double _Complex add_c(double _Complex x, double _Complex y) { return x + y; }

static wf_error *add_eval(const wfi_eval *e)
{
	if (wfi_is_complex(e->in_type[0].dtype))
		return wfi_eval_c2(e, add_c);
	return wfi_eval_2(e, add_f, e->in_type->dtype == WF_BOOL ? or_i : add_i, NULL);
}

WFI_SCALAR(add_scalar, x->dtype == WF_BOOL ? wfi_s_or(b, x[0], x[1]) : wfi_s_add(b, x[0], x[1]))

static const wfi_sample add_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE2, -2, 2), WFI_SAMPLES_INT(WFI_SAMPLE2, -100, 100),
					  WFI_SAMPLE2("bool[9]", 0, 1), WFI_SAMPLES_COMPLEX(WFI_SAMPLE2, -2, 2),
					  WFI_SAMPLES_MINI(WFI_SAMPLE2, -2, 2), WFI_SAMPLES_NARROW(WFI_SAMPLE2), WFI_SAMPLES_END };

const wfi_op wfi_op_add = {
	WFI_BINARY("add", "Sum. Integers wrap; bool: or.", wfi_infer_any, WFI_OP_COMMUTATIVE | WFI_OP_LINEAR),
	.linear = 3, .transpose = { wfi_ct_pass, wfi_ct_pass }, .scalar = add_scalar, .eval = add_eval, .samples = add_samples,
};

/** a + b, elementwise: dtypes are promoted and shapes broadcast as in numpy. Integers wrap; of two bools: or. */
wf_val (wf_add)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_add, a, b); }

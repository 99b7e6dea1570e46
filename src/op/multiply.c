#include <complex.h>
#include "op/class.h"
#include "op/complex_math.h"

static double mul_f(double x, double y) { return x * y; }
static int64_t mul_i(int64_t x, int64_t y) { return (int64_t)((uint64_t)x * (uint64_t)y); }

/* the four products as XLA has them: C's own operator would make infinities of NaN */
static double _Complex mul_c(double _Complex x, double _Complex y)
{
	double a = creal(x), b = cimag(x), c = creal(y), d = cimag(y);
	return wfi_complex(a * c - b * d, a * d + b * c);
}

static wf_error *mul_eval(const wfi_eval *e)
{
	return wfi_is_complex(e->in_type[0].dtype) ? wfi_eval_c2(e, mul_c) : wfi_eval_2(e, mul_f, mul_i, NULL);
}

WFI_SCALAR(mul_scalar, x->dtype == WF_BOOL ? wfi_s_and(b, x[0], x[1]) : wfi_s_mul(b, x[0], x[1]))
WFI_CT(mul_ct0, wf_mul(ct, e->in[1]))
WFI_CT(mul_ct1, wf_mul(ct, e->in[0]))

static const wfi_sample mul_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE2, -2, 2), WFI_SAMPLES_INT(WFI_SAMPLE2, -100, 100),
					  WFI_SAMPLE2("bool[9]", 0, 1), WFI_SAMPLES_COMPLEX(WFI_SAMPLE2, -2, 2),
					  WFI_SAMPLES_MINI(WFI_SAMPLE2, -2, 2), WFI_SAMPLES_NARROW(WFI_SAMPLE2), WFI_SAMPLES_END };

const wfi_op wfi_op_multiply = {
	WFI_BINARY("multiply", "Product. Integers wrap; bool: and.", wfi_infer_any, WFI_OP_COMMUTATIVE),
	.linear = 3, .transpose = { mul_ct0, mul_ct1 }, .scalar = mul_scalar, .eval = mul_eval, .samples = mul_samples,
};

/** a · b, elementwise: dtypes are promoted and shapes broadcast as in numpy. Integers wrap; of two bools: and. */
wf_val (wf_mul)(wf_val a, wf_val b) { return wfi_binary(&wfi_op_multiply, a, b); }

/** x · x. Its derivative is exact at every x, also 0 (as of a product, not of a power). */
wf_val (wf_square)(wf_val x) { return WFI_EMIT(&wfi_op_multiply, NULL, x, x); }

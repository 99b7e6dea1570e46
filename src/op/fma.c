/* Fused multiply-add. Nothing contracts by itself, so a program says it where the last bit matters: XLA on CPUs contracts
 * u · (max − min) + min in jax.random.uniform, and the same numbers are wanted here. */
#include "op/class.h"
#include "lower/text.h"

static wf_error *fma_eval(const wfi_eval *e)
{
	wf_dtype d = e->out_type[0].dtype;
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++) {
		double x = wfi_load_f(d, e->in[0], i), y = wfi_load_f(d, e->in[1], i), z = wfi_load_f(d, e->in[2], i);
		wfi_store_f(d, e->out[0], i, d == WF_F32 ? fmaf((float)x, (float)y, (float)z) : fma(x, y, z));
	}
	return NULL;
}

WFI_SCALAR(fma_scalar, wfi_s_fma(b, x[0], x[1], x[2]))
WFI_JVP(fma_jvp0, wf_mul(t, e->in[1]))
WFI_JVP(fma_jvp1, wf_mul(e->in[0], t))
WFI_JVP(fma_jvp2, t)

#define SAMPLE3(type, lo_, hi_) WFI_SAMPLE1(type ", " type ", " type, lo_, hi_)
static const wfi_sample fma_samples[] = { WFI_SAMPLES_FLOAT(SAMPLE3, -2, 2), WFI_SAMPLES_END };

/* StableHLO has none: f32 through f64, where the product is exact (what is left is a second rounding of the sum); f64 as two operations */
static bool fma_lower(const wfi_view *e, wf_val *out)
{
	wf_dtype d = e->out_type[0].dtype;
	const wf_dtype wide = d == WF_F16 || d == WF_BF16 ? WF_F32 : WF_F64;

	out[0] = wf_convert(wf_add(wf_mul(wf_convert(e->in[0], wide), wf_convert(e->in[1], wide)), wf_convert(e->in[2], wide)), d);
	return true;
}

static const wfi_text fma_text = { .lower = fma_lower };

const wfi_op wfi_op_fma = {
	.name = "wf.fma", .doc = "x · y + z, rounded once (f16, bf16: computed in f32, then rounded).",
	.n_in = 3, .n_out = 1, .flags = WFI_OP_ELEMENTWISE | WFI_OP_OWN, .infer = wfi_infer_float, .jvp = { fma_jvp0, fma_jvp1, fma_jvp2 },
	.shard = "elementwise", .lowering = WFI_LOWER_SCALAR, .scalar = fma_scalar, .eval = fma_eval, .samples = fma_samples, .text = &fma_text,
};

/** x · y + z, rounded once: C's fma. Dtypes are promoted and shapes broadcast; integers become f32. */
wf_val (wf_fma)(wf_val x, wf_val y, wf_val z)
{
	wf_val in[3] = { wfi_to_inexact("fma", x), wfi_to_inexact("fma", y), wfi_to_inexact("fma", z) };
	return wfi_promote_n("fma", in, 3) ? wfi_emit(&wfi_op_fma, NULL, 3, in) : wfi_poison;
}

#include "op/class.h"

static const wfi_sample samples[] = { { .in = "f32[]", .no_grad = true },
				      { .in = "f64[3,5,7]", .no_grad = true },
				      { .in = "bf16[19]", .no_grad = true },
				      { .in = "i32[0]" },
				      { .in = "bool[5]" },
				      WFI_SAMPLES_END };

const wfi_op wfi_op_stop_gradient = {
	.name = "wf.stop_gradient",
	.doc = "The operand itself, as a constant for derivatives.",
	.n_in = 1,
	.n_out = 1,
	.flags = WFI_OP_ELEMENTWISE | WFI_OP_OWN | WFI_OP_IDENTITY,
	.infer = wfi_infer_any,
	.no_jvp = "it is what the operation is for",
	.shard = "elementwise",
	.lowering = WFI_LOWER_SCALAR,
	.scalar = wfi_scalar_same,
	.eval = wfi_eval_same,
	.samples = samples,
	.text = &wfi_text_same,
};

static wf_val stop(wf_val x) { return wfi_unary(&wfi_op_stop_gradient, x); }

/** x (an array, or a tree of them) as a constant for derivatives. */
wf_val (wf_stop_gradient)(wf_val x)
{
	return !x.node || x.node->kind == WFI_LEAF || x.node->kind == WFI_POISON ? stop(x) : wf_tree_map(stop, x);
}

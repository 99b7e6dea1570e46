/* What a program keeps although nobody reads it: a device whose results nobody wants still takes part in collectives (runtime/program.c). */
#include "lower/text.h"
#include "op/class.h"

static bool infer(wfi_infer *c)
{
	return wfi_infer_arity(c);
}

static wf_error *eval(const wfi_eval *e)
{
	(void)e;
	return NULL;
}

/* who runs the text decides anew what is needed */
static bool leave_out(const wfi_view *e, wf_val *out)
{
	(void)e, (void)out;
	return true;
}

static const wfi_text text = { .lower = leave_out };
static const wfi_sample samples[] = { { .in = "f32[3]", .no_grad = true }, { .in = "i32[]", .no_grad = true }, { .in = "bool[0]", .no_grad = true }, { 0 } };

const wfi_op wfi_op_keep = {
	.name = "wf.keep",
	.doc = "Gives nothing; what makes its operand stays.",
	.n_in = 1, .n_out = 0, .flags = WFI_OP_EFFECT | WFI_OP_OWN, .infer = infer,
	.no_jvp = "no results", .no_transpose = "no results",
	.lowering = WFI_LOWER_HOST, .eval = eval, .shard = "whole", .samples = samples, .text = &text,
};

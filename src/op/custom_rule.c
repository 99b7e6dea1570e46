/* wf.custom_jvp, wf.custom_vjp: a program whose derivatives are given; wf.custom_linear: its tangents, which only a transpose can be made of. What
 * `rule` is the number of, and the rules themselves, are src/transform/custom.h's. */
#include "lower/text.h"
#include "op/class.h"
#include "op/region.h"

static wf_error *eval_linear(const wfi_eval *e)
{
	return wf_error_new(WF_UNSUPPORTED, "%s: it can be transposed, not run: forward-mode differentiation of a custom_vjp function", e->op->name);
}

/* ---- samples: log(1 + exp(x)), without derivatives ---- */

static int sample_call(const wfi_op *op, const wf_val *in, wf_val *out)
{
	wfi_trace *t = wfi_trace_begin("region", NULL);
	wf_val x = wfi_trace_param(t, wfi_type_of(in[0]), false), r = wf_log(wf_add(wf_exp(x), wfi_full_like(x, 1)));
	wfi_func *f = NULL;
	wf_error *err = wfi_trace_end(t, 1, &r, &f);

	out[0] = wfi_poison;
	if (err)
		wfi_fail_error(err);
	else
		wfi_emit_regions(op, &(const wfi_rule_attrs){ 0, "none" }, 1, in, 1, &f, out, 1);
	wfi_func_release(f);
	return 1;
}

static int sample_jvp(int n, const wf_val *in, wf_val *out) { (void)n; return sample_call(&wfi_op_custom_jvp, in, out); }
static int sample_vjp(int n, const wf_val *in, wf_val *out) { (void)n; return sample_call(&wfi_op_custom_vjp, in, out); }

#define SAMPLES(f) { { .in = "f64[3]", .build = f, .no_grad = true }, { .in = "f32[2,20]", .build = f, .no_grad = true }, { .in = "bf16[0]", .build = f, .no_grad = true }, { 0 } }
static const wfi_sample jvp_samples[] = SAMPLES(sample_jvp), vjp_samples[] = SAMPLES(sample_vjp), no_samples[] = { { 0 } };

/* ---- descriptors ---- */

static int captured(const wfi_eqn *e)
{
	return e->n_in;
}

static const wfi_attr_field fields[] = { { "rule", WFI_ATTR_I64, offsetof(wfi_rule_attrs, rule), NULL }, { "name", WFI_ATTR_STR, offsetof(wfi_rule_attrs, name), NULL }, { 0 } };
static const wfi_text text = { .lower = wfi_lower_call, .captures = captured };

const wfi_op wfi_op_custom_jvp = {
	.name = "wf.custom_jvp",
	.doc = "The results of its region; tangents come from the rule that the user gave (wf_custom_jvp).",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_OWN | WFI_OP_CALL, .attrs_size = sizeof(wfi_rule_attrs), .fields = fields,
	.infer = wfi_infer_call, .jvp_whole = wfi_custom_jvp_jvp, .transpose_all = wfi_call_transpose, .batch = wfi_custom_batch,
	.lowering = WFI_LOWER_HOST, .eval = wfi_eval_call, .samples = jvp_samples, .text = &text,
};
const wfi_op wfi_op_custom_vjp = {
	.name = "wf.custom_vjp",
	.doc = "The results of its region; cotangents come from the rules that the user gave (wf_custom_vjp).",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_OWN | WFI_OP_CALL, .attrs_size = sizeof(wfi_rule_attrs), .fields = fields,
	.infer = wfi_infer_call, .jvp_whole = wfi_custom_vjp_jvp, .transpose_all = wfi_call_transpose, .batch = wfi_custom_batch,
	.lowering = WFI_LOWER_HOST, .eval = wfi_eval_call, .samples = vjp_samples, .text = &text,
};
const wfi_op wfi_op_custom_linear = {
	.name = "wf.custom_linear",
	.doc = "The tangents of wf.custom_vjp, from residuals and tangents: it can be transposed, not run.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_OWN, .attrs_size = sizeof(wfi_rule_attrs), .fields = fields,
	.infer = wfi_custom_linear_infer, .jvp_all = wfi_custom_linear_jvp, .transpose_all = wfi_custom_linear_transpose,
	.lowering = WFI_LOWER_HOST, .eval = eval_linear, .samples = no_samples,
};

/* wf.custom_jvp, wf.custom_vjp: a program whose derivatives are given; wf.custom_linear: its tangents, which only a transpose can be made of. What
 * `rule` is the number of, and the rules themselves, are src/transform/custom.h's. */
#include <weft/transform.h>
#include "lower/text.h"
#include "op/class.h"
#include "op/region.h"

/* rule 0 is the identity: for samples */
static wf_error *eval_linear(const wfi_eval *e)
{
	if (((const wfi_rule_attrs *)e->attrs)->rule)
		return wf_error_new(WF_UNSUPPORTED, "%s: it can be transposed, not run: forward-mode differentiation of a custom_vjp function", e->op->name);
	for (int i = 0; i < e->n_in; i++)
		if (wfi_type_bytes(&e->in_type[i]))
			memcpy(e->out[i], e->in[i], wfi_type_bytes(&e->in_type[i]));
	return NULL;
}

/* ---- samples: x · y, sin(x) with their derivatives ---- */

static wf_val product(wf_val x, wf_val y) { return wf_tuple(wf_mul(x, y), wf_sin(x)); }
static wf_val product_jvp(wf_val p, wf_val t)
{
	wf_val x = wf_at(p, 0), y = wf_at(p, 1), dx = wf_at(t, 0), dy = wf_at(t, 1);

	return wf_tuple(product(x, y), wf_tuple(wf_add(wf_mul(dx, y), wf_mul(x, dy)), wf_mul(wf_cos(x), dx)));
}
static wf_val product_fwd(wf_val x, wf_val y) { return wf_tuple(product(x, y), wf_tuple(x, y)); }
static wf_val product_bwd(wf_val r, wf_val ct)
{
	wf_val x = wf_at(r, 0), y = wf_at(r, 1), a = wf_at(ct, 0), b = wf_at(ct, 1);

	return wf_tuple(wf_add(wf_mul(a, y), wf_mul(b, wf_cos(x))), wf_mul(a, x));
}

static int applied(wf_fn f, const wf_val *in, wf_val *out)
{
	wf_val r = wf_apply_n(f, in, 2);

	for (int i = 0; i < 2; i++)
		out[i] = wfi_is_poison(r) ? wfi_poison : (wf_at)(r, i);
	return 2;
}

static int sample_jvp(int n, const wf_val *in, wf_val *out) { (void)n; return applied(wf_custom_jvp(product, product_jvp), in, out); }
static int sample_vjp(int n, const wf_val *in, wf_val *out) { (void)n; return applied(wf_custom_vjp(product, product_fwd, product_bwd), in, out); }

#define JVP_SAMPLE(types) { .in = types, .build = sample_jvp }
#define VJP_SAMPLE(types) { .in = types, .build = sample_vjp, .no_grad = true } /* no forward mode; backwards: transform/rules_test.c */
#define LINEAR_SAMPLE(types) { .in = types, .attrs = &(const wfi_rule_attrs){ 0, "none" } }
static const wfi_sample jvp_samples[] = { JVP_SAMPLE("f64[3], f64[3]"), JVP_SAMPLE("f32[2,20], f32[2,20]"), JVP_SAMPLE("bf16[0], bf16[0]"), { 0 } };
static const wfi_sample vjp_samples[] = { VJP_SAMPLE("f64[3], f64[3]"), VJP_SAMPLE("f32[2,20], f32[2,20]"), VJP_SAMPLE("bf16[0], bf16[0]"), { 0 } };
static const wfi_sample linear_samples[] = { LINEAR_SAMPLE("f64[3]"), LINEAR_SAMPLE("f64[2,2], f64[]"), LINEAR_SAMPLE("f32[0]"), { 0 } };

/* ---- descriptors ---- */

static int captured(const wfi_eqn *e)
{
	return e->n_in;
}

static const wfi_attr_field fields[] = { { "rule", WFI_ATTR_I64, offsetof(wfi_rule_attrs, rule), NULL }, { "name", WFI_ATTR_STR, offsetof(wfi_rule_attrs, name), NULL }, { 0 } };
static const wfi_text text = { .lower = wfi_lower_call, .captures = captured };

static bool lower_identity(const wfi_view *e, wf_val *out)
{
	bool identity = !((const wfi_rule_attrs *)e->attrs)->rule;

	for (int i = 0; i < e->n_in && identity; i++)
		out[i] = e->in[i];
	return identity;
}

static const wfi_text linear_text = { .lower = lower_identity };

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
	.batch = wfi_custom_linear_batch,
	.lowering = WFI_LOWER_HOST, .eval = eval_linear, .samples = linear_samples, .text = &linear_text,
};

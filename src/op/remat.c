/* wf.remat, wf.recompute: a program of its own whose inner values are not kept for the derivative; wf.checkpoint_name. Regions are closed (region.h);
 * the rules are src/transform/remat_rules.c's. */
#include "lower/text.h"
#include "op/class.h"
#include "op/region.h"

bool wfi_infer_call(wfi_infer *c)
{
	if (!wfi_infer_regions(c, 1, 1) || !wfi_infer_region(c, 0, "program", 0, NULL, 0))
		return false;
	c->n_out = c->regions[0]->n_results;
	if (c->n_out > WFI_MAX_OUT)
		return wfi_infer_fail(c, "%d results, at most %d are possible", c->n_out, WFI_MAX_OUT);
	for (int i = 0; i < c->n_out; i++)
		c->out[i] = c->regions[0]->results[i]->type;
	return true;
}

wf_error *wfi_eval_call(const wfi_eval *e)
{
	return wfi_call_region(e, 0, 0, NULL, e->out);
}

static void inline_region(const wfi_view *e, const wf_val *in, wf_val *out)
{
	wfi_func *f = wfi_region_func(e->regions[0]);

	wfi_inline(f, in, out);
	wfi_func_release(f);
}

bool wfi_lower_call(const wfi_view *e, wf_val *out)
{
	inline_region(e, e->in, out);
	return true;
}

static bool lower_recompute(const wfi_view *e, wf_val *out)
{
	wf_val *in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *in);

	wfi_emit_n(&wfi_op_optimization_barrier, NULL, e->n_in, e->in, 0, NULL, in, e->n_in);
	inline_region(e, in, out);
	wfi_free(in);
	return true;
}

/* ---- samples: sin(x · y) · exp(y), and x ---- */

static int sample_call(const wfi_op *op, int n, const wf_val *in, wf_val *out)
{
	wfi_trace *t = wfi_trace_begin("region", NULL);
	wf_val x = wfi_trace_param(t, wfi_type_of(in[0]), false), r[2];
	wfi_func *f = NULL;

	r[0] = wf_mul(wf_sin(wf_mul(x, in[1])), wf_exp(in[1]));
	r[1] = x;
	wf_error *err = wfi_trace_end(t, 2, r, &f);
	if (err)
		wfi_fail_error(err);
	if (f)
		wfi_emit_regions(op, &(const wfi_remat_attrs){ "nothing_saveable" }, n - 1, in, 1, &f, out, 2);
	else
		out[0] = out[1] = wfi_poison;
	wfi_func_release(f);
	return 2;
}

static int sample_remat(int n, const wf_val *in, wf_val *out) { return sample_call(&wfi_op_remat, n, in, out); }
static int sample_recompute(int n, const wf_val *in, wf_val *out) { return sample_call(&wfi_op_recompute, n, in, out); }

#define CALL_SAMPLES(f) { { .in = "f64[3], f64[3]", .build = f }, { .in = "f32[2,20], f32[2,20]", .build = f }, { .in = "bf16[0], bf16[0]", .build = f }, { 0 } }
static const wfi_sample remat_samples[] = CALL_SAMPLES(sample_remat), recompute_samples[] = CALL_SAMPLES(sample_recompute);

/* ---- descriptors ---- */

static int captured(const wfi_eqn *e)
{
	return e->n_in;
}

static const wfi_attr_field fields[] = { { "policy", WFI_ATTR_STR, offsetof(wfi_remat_attrs, policy), NULL }, { 0 } };
static const wfi_text remat_text = { .lower = wfi_lower_call, .captures = captured }, recompute_text = { .lower = lower_recompute, .captures = captured };

const wfi_op wfi_op_remat = {
	.name = "wf.remat",
	.doc = "The results of its region. Where it is differentiated backwards, only its operands (and what the policy names) are kept.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_OWN | WFI_OP_CALL, .attrs_size = sizeof(wfi_remat_attrs), .fields = fields,
	.infer = wfi_infer_call, .jvp_whole = wfi_remat_jvp, .transpose_all = wfi_call_transpose, .batch = wfi_call_batch,
	.lowering = WFI_LOWER_HOST, .eval = wfi_eval_call, .samples = remat_samples, .text = &remat_text,
};
const wfi_op wfi_op_recompute = {
	.name = "wf.recompute",
	.doc = "The results of its region, computed when all operands are there, whether or not something like it was computed before: what wf.remat becomes in derivatives.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_OWN | WFI_OP_CALL | WFI_OP_APART, .attrs_size = sizeof(wfi_remat_attrs), .fields = fields,
	.infer = wfi_infer_call, .jvp_whole = wfi_remat_jvp, .transpose_all = wfi_call_transpose, .batch = wfi_call_batch,
	.lowering = WFI_LOWER_HOST, .eval = wfi_eval_call, .samples = recompute_samples, .text = &recompute_text,
};

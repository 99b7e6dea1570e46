/* optimization_barrier, and the tokens of imported programs: after_all, create_token. */
#include "lower/loops.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

static bool infer_barrier(wfi_infer *c)
{
	if (c->n_in > WFI_MAX_OUT)
		return wfi_infer_fail(c, "%d operands, at most %d are possible", c->n_in, WFI_MAX_OUT);
	c->n_out = c->n_in;
	for (int i = 0; i < c->n_in; i++)
		c->out[i] = c->in[i];
	return true;
}

static wf_error *eval_barrier(const wfi_eval *e)
{
	for (int i = 0; i < e->n_in; i++)
		if (wfi_type_bytes(&e->in_type[i]) && e->out[i] != e->in[i]) /* it may lie there already */
			memcpy(e->out[i], e->in[i], wfi_type_bytes(&e->in_type[i]));
	return NULL;
}

static void write_barrier(wfi_lb *b)
{
	for (int i = 0; i < b->e->n_in; i++)
		b->v->copy(b, b->out[i], b->in[i], wfi_type_bytes(&b->e->in_type[i]));
}

static void write_token(wfi_lb *b)
{
	(void)b;
}

static const wfi_loops barrier_loops = { .write = write_barrier }, token_loops = { .write = write_token };

static void barrier_ct(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	for (int i = 0; i < e->n_in; i++)
		if (wanted[i])
			out[i] = ct[i];
}

/* the tangents as they are: nothing keeps them back */
static void barrier_jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	for (int i = 0; i < e->n_in; i++)
		out[i] = t[i];
}

/* each operand on its own: those that are one for all stay so */
static bool batch_barrier(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	memcpy(out_batched, b->batched, (size_t)b->e->n_in * sizeof *out_batched);
	return wfi_batch_arrays(b, NULL, 0, out);
}

static bool infer_after_all(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT];

	for (int i = 0; i < c->n_in; i++)
		if (c->in[i].dtype != WF_TOKEN)
			return wfi_infer_fail(c, "operand %d is %s, a token is needed", i, wfi_type_text(&c->in[i], t));
	c->n_out = 1;
	return wfi_infer_result(c, 0, WF_TOKEN, 0, NULL);
}

static wf_error *eval_token(const wfi_eval *e)
{
	(void)e; /* a token has no bytes */
	return NULL;
}

static const wfi_sample barrier_samples[] = {
	{ .in = "f64[3], f64[2,2]" }, { .in = "f32[0]" }, { .in = "i32[5], bool[], bf16[3]" }, { 0 },
};
static const wfi_sample token_samples[] = {
	{ .in = "token[], token[]", .no_grad = true }, { .in = "token[]", .no_grad = true }, { .in = "", .no_grad = true }, { 0 },
};
const wfi_op wfi_op_optimization_barrier = {
	.name = "optimization_barrier",
	.doc = "Its operands, all of which are computed before anything that uses a result.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_PASSES, .infer = infer_barrier,
	.linear = ~0u, .jvp_all = barrier_jvp, .transpose_all = barrier_ct, .batch = batch_barrier,
	.lowering = WFI_LOWER_HOST, .eval = eval_barrier, .loops = &barrier_loops, .samples = barrier_samples,
};
const wfi_op wfi_op_after_all = {
	.name = "after_all",
	.doc = "A token that comes after all of these tokens.",
	.n_in = 0, .n_out = 1, .flags = WFI_OP_VARIADIC, .infer = infer_after_all,
	.no_jvp = "a token has no value",
	.lowering = WFI_LOWER_HOST, .eval = eval_token, .loops = &token_loops, .samples = token_samples,
};
const wfi_op wfi_op_create_token = {
	.name = "create_token",
	.doc = "A token that comes after nothing.",
	.n_in = 0, .n_out = 1, .infer = infer_after_all,
	.no_jvp = "a token has no value",
	.lowering = WFI_LOWER_HOST, .eval = eval_token, .loops = &token_loops, .samples = &token_samples[2],
};

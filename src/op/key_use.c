/* wf.key_use: where a program uses a random key up. Emitted while the check of key reuse is on; the check
 * (transform/key_reuse.c) takes them out again. */
#include <weft/debug.h>
#include "lower/text.h"
#include "op/batch.h"
#include "op/class.h"

typedef struct key_use_attrs { const char *what; } key_use_attrs;
extern const wfi_op wfi_op_key_use;

static bool infer(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	c->n_out = 0;
	return (c->in[0].dtype == WF_U32 && c->in[0].rank && c->in[0].dims[c->in[0].rank - 1] == 2) ||
	       wfi_infer_fail(c, "%s is no array of keys", wfi_type_text(&c->in[0], t));
}

static wf_error *eval(const wfi_eval *e)
{
	(void)e;
	return NULL;
}

static bool lower(const wfi_view *e, wf_val *out)
{
	(void)e;
	(void)out;
	return true;
}

static const wfi_text text = { .lower = lower };
#define SAMPLE(type) { .in = type, .attrs = &(const key_use_attrs){ "sample" }, .no_grad = true }
static const wfi_sample samples[] = { SAMPLE("u32[2]"), SAMPLE("u32[3,2]"), SAMPLE("u32[0,2]"), { 0 } };
static const wfi_attr_field fields[] = { { "what", WFI_ATTR_STR, offsetof(key_use_attrs, what), NULL }, { 0 } };
const wfi_op wfi_op_key_use = {
	.name = "wf.key_use",
	.doc = "Says that these random keys are used up here; there while the check of key reuse looks.",
	.n_in = 1, .n_out = 0, .flags = WFI_OP_EFFECT | WFI_OP_OWN, .attrs_size = sizeof(key_use_attrs), .fields = fields, .infer = infer,
	.no_jvp = "no results", .no_transpose = "no results", .batch = wfi_batch_same,
	.lowering = WFI_LOWER_HOST, .eval = eval, .shard = "whole", .text = &text, .samples = samples,
};

void wfi_key_use(const char *what, wf_val key)
{
	if (*wfi_trace_keys())
		wfi_emit_n(&wfi_op_key_use, &(const key_use_attrs){ what }, 1, &key, 0, NULL, NULL, 0);
}

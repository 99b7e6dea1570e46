#include "op/class.h"

#define NAMED .attrs = &(const wfi_name_attrs){ "a" }
static const wfi_sample samples[] = { { .in = "f32[]", NAMED }, { .in = "f64[3,5,7]", NAMED }, { .in = "bf16[19]", NAMED }, { .in = "i32[0]", NAMED },
				      { .in = "bool[5]", NAMED }, WFI_SAMPLES_END };

static const wfi_attr_field fields[] = { { "name", WFI_ATTR_STR, offsetof(wfi_name_attrs, name), NULL }, { 0 } };

const wfi_op wfi_op_checkpoint_name = {
	.name = "wf.checkpoint_name",
	.doc = "The operand itself, with a name for the policies of wf_remat.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_ELEMENTWISE | WFI_OP_OWN | WFI_OP_IDENTITY, .attrs_size = sizeof(wfi_name_attrs), .fields = fields,
	.infer = wfi_infer_any, .linear = 1, .transpose = { wfi_ct_pass }, .shard = "elementwise",
	.lowering = WFI_LOWER_SCALAR, .scalar = wfi_scalar_same, .eval = wfi_eval_same, .samples = samples, .text = &wfi_text_same,
};

static wf_val named(wf_val x, const void *name)
{
	return WFI_EMIT(&wfi_op_checkpoint_name, &(const wfi_name_attrs){ name }, x);
}

/** x (an array, or a tree of them) under a name, by which policies of wf_remat choose what is kept (wf_save_only_these_names …): the values
 * themselves, unchanged (jax.ad_checkpoint.checkpoint_name). */
wf_val (wf_checkpoint_name)(wf_val x, const char *name)
{
	if (!name || !*name)
		return wfi_fail("checkpoint_name", "the name is empty");
	if (!x.node || x.node->kind == WFI_LEAF || x.node->kind == WFI_POISON)
		return named(x, name);
	return wf_tree_map_n(wfi_bind1(named, name, strlen(name) + 1), &x, 1);
}

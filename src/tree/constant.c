/* constant.c: arrays as constants of the program being traced. */
#include <weft/transform.h>
#include "tree/tree.h"

static wf_val leaf(const wfi_array *a)
{
	const void *bytes = NULL;
	void *scratch = NULL;
	wf_error *err = wfi_array_bytes((wfi_array *)(uintptr_t)a, &bytes, &scratch);

	if (err) {
		wfi_fail_error(err);
		return wfi_poison;
	}
	wf_val v = wfi_const(&a->type, bytes, wfi_type_bytes(&a->type));
	wfi_free(scratch);
	return v;
}

wf_val(wf_constant)(const wf_tree *tree)
{
	if (!tree)
		return wfi_fail("constant", "the tree is NULL");
	if (!wfi_trace_current())
		return wfi_fail("constant", "no function is being traced here");
	wf_val *leaves = wfi_alloc((size_t)(tree->def->n_leaves + 1) * sizeof *leaves);
	for (int i = 0; i < tree->def->n_leaves; i++)
		leaves[i] = leaf(tree->leaves[i]);
	wf_val v = wfi_val_build(tree->def, leaves);
	wfi_free(leaves);
	return v;
}

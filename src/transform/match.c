/* match.c: see match.h. */
#include <weft/ops.h>
#include "transform/match.h"

bool wfi_match(const wfi_treedef *def, struct wfi_node *v, wf_val *leaves)
{
	if (v && v->kind == WFI_NONE_NODE && def->kind != WFI_NONE_NODE) {
		for (int i = 0; i < def->n_leaves; i++)
			leaves[i] = (wf_val){ NULL };
		return true;
	}
	if (!v || (def->kind == WFI_LEAF ? v->kind != WFI_LEAF && v->kind != WFI_POISON : v->kind != def->kind || v->n != def->n))
		return false;
	if (def->kind == WFI_LEAF)
		leaves[0].node = v;
	for (int i = 0; i < def->n; i++) {
		if ((def->kind == WFI_DICT && strcmp(def->name[i], v->name[i])) || !wfi_match(def->child[i], v->child[i], leaves))
			return false;
		leaves += def->child[i]->n_leaves;
	}
	return true;
}

bool wfi_fail_structure(const char *what, const char *of, const wfi_treedef *want, wf_val got)
{
	wfi_str text = { 0 };

	wfi_treedef_difference(want, wfi_val_def(got), &text);
	wfi_fail(what, "%s has another structure than it must have: %s", of, text.s ? text.s : "");
	wfi_str_free(&text);
	return false;
}

bool wfi_fit(const char *what, const char *of, const wfi_treedef *def, int i, const wfi_type *want, wf_val *leaf)
{
	char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];

	if (wfi_is_poison(*leaf))
		return false;
	wfi_value *v = wfi_leaf(what, *leaf);
	if (!v)
		return false;
	*leaf = wfi_val_of(v);
	if (wfi_type_equal(&v->type, want))
		return true;
	if (v->weak && wfi_same_shape(&v->type, want)) {
		*leaf = v->is_number ? wfi_splat(want, v->number) : (wf_convert)(*leaf, want->dtype);
		return true;
	}
	char *path = wfi_leaf_text(def, i);
	wfi_fail(what, "%s%s is %s, it must be %s", of, path, wfi_type_text(&v->type, a), wfi_type_text(want, b));
	wfi_free(path);
	return false;
}

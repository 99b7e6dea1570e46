/* precision.c: dtypes by policy, with overrides by patterns of paths. */
#include <weft/precision.h>
#include "rule.h"

struct cast { wf_dtype d; const wf_precision_override *overrides; char **path; };

static wf_val cast_leaf(const wf_val *leaf, void *shared)
{
	struct cast *c = shared;
	const char *path = c->path ? *c->path++ : "";
	wf_dtype from = wf_dtype_of(*leaf), to = c->d;

	for (const wf_precision_override *o = c->overrides; o && o->pattern; o++)
		if (wf_path_matches(o->pattern, path)) {
			to = o->compute;
			break;
		}
	WF_CHECK(to >= WF_F16 && to <= WF_F64, "precision: f16, bf16, f32 and f64 are policies' dtypes; got %s", wf_dtype_name(to));
	return from >= WF_F16 && from <= WF_F64 ? wf_astype(*leaf, to) : *leaf;
}

static wf_val cast_tree(wf_dtype d, const wf_precision_override *overrides, wf_val tree)
{
	struct cast c = { d ? d : WF_F32, overrides, NULL };
	size_t n = 0;
	char **path = c.path = overrides ? wfi_paths(tree, &n) : NULL;

	if (overrides && n != wf_tree_leaves(tree, NULL, 0))
		return wf_fail("precision: no tree");
	wf_val out = WFI_EACH_LEAF(cast_leaf, &c, tree);
	wfi_paths_free(path, n);
	return out;
}

wf_val(wf_cast_to_param)(const wf_precision *p, wf_val tree)
{
	return cast_tree(p->param, NULL, tree);
}

wf_val(wf_cast_to_compute)(const wf_precision *p, wf_val tree)
{
	return cast_tree(p->compute, p->overrides, tree);
}

wf_val(wf_cast_to_output)(const wf_precision *p, wf_val tree)
{
	return cast_tree(p->output, NULL, tree);
}

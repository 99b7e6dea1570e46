/* inner.c: what optimizers around others share: parts of trees, and updates that are taken or not. */
#include <stdlib.h>
#include <weft/control.h>
#include <weft/precision.h>
#include "rule.h"

bool wfi_inner_given(const char *name, const wf_optimizer *inner)
{
	if (!inner)
		wf_fail("%s: it has no .inner optimizer", name);
	return inner != NULL;
}

/* ---- accumulation inside ---- */
/* what an optimizer that hands gradients on as they are is around; NULL: it is another one */
static const wf_optimizer *inside(const wf_optimizer *o)
{
	if (o->kind == &wfi_opt_dynamic_loss_scale)
		return o->u.loss_scale.inner;
	if (o->kind == &wfi_opt_apply_if_finite)
		return o->u.finite.inner;
	return o->kind == &wfi_opt_master_weights ? o->u.inner : NULL;
}

const wf_multi_steps_opts *wfi_accumulates(const wf_optimizer *o)
{
	for (; o && o->kind; o = inside(o))
		if (o->kind == &wfi_opt_multi_steps)
			return &o->u.multi_steps;
	return NULL;
}

wf_val wfi_without_weight(const wf_optimizer *o, wf_val grads)
{
	const wf_multi_steps_opts *m = wfi_accumulates(o);

	return m && m->weighted && wf_len(grads) == 2 && !wf_key(grads, 0) ? wf_at(grads, 0) : grads;
}

wf_val wfi_with_weight(const wf_optimizer *o, wf_val fresh, wf_val grads)
{
	const wf_multi_steps_opts *m = wfi_accumulates(o);

	return m && m->weighted && wf_len(grads) == 2 && !wf_key(grads, 0) ? wf_tuple(fresh, wf_at(grads, 1)) : fresh;
}

bool wfi_members_agree(const char *name, const wf_optimizer *inner, const char *axis_name)
{
	const wf_multi_steps_opts *m = wfi_accumulates(inner);

	if (!m || !m->axis_name || axis_name)
		return true;
	wf_fail("%s: around WF_MULTI_STEPS(.axis_name = \"%s\") each member would decide for itself whether to step, and the others wait for it; %s",
		name, m->axis_name, "WF_DYNAMIC_LOSS_SCALE with .axis_name decides for all");
	return false;
}

bool wfi_sees_overflow(const char *name, const wf_optimizer *inner)
{
	for (; inner && inner->kind; inner = inside(inner))
		if (inner->kind == &wfi_opt_dynamic_loss_scale) {
			wf_fail("%s: WF_DYNAMIC_LOSS_SCALE inside of it never sees an overflow, and its scale would not fall: put it around", name);
			return false;
		}
	return true;
}

wf_val wfi_finite(const wf_optimizer *o, wf_val grads)
{
	wf_val only = wfi_without_weight(o, grads), finite = wf_all_finite(grads);

	if (only.node == grads.node)
		return finite;
	return wf_logical_or(finite, wf_equal(wf_at(grads, 1), wf_c(0))); /* the mean over nothing is NaN */
}

/* ---- parts of trees ---- */
struct choice { wfi_chooser *chosen; const void *user; char **path; const wf_val *part; size_t left; };

static wf_val choose(const wf_val *leaf, void *shared)
{
	struct choice *c = shared;

	return c->chosen(*c->path++, c->user) ? *leaf : wf_none();
}

wf_val wfi_part_of_tree(wf_val tree, wfi_chooser *chosen, const void *user)
{
	size_t n = 0;
	char **path = wfi_paths(tree, &n);

	if (n != wf_tree_leaves(tree, NULL, 0))
		return wf_fail("optimizer: no part of the leaves");
	wf_val out = WFI_EACH_LEAF(choose, &((struct choice){ chosen, user, path, NULL, 0 }), tree);
	wfi_paths_free(path, n);
	return out;
}

static wf_val unchoose(const wf_val *leaf, void *shared)
{
	struct choice *c = shared;

	if (!c->chosen(*c->path++, c->user))
		return *leaf;
	WF_CHECK(c->left, "optimizer: fewer updates than leaves");
	c->left--;
	return *c->part++;
}

wf_val wfi_tree_with_part(wf_val tree, wf_val part, wfi_chooser *chosen, const void *user)
{
	size_t n = 0, parts = wf_tree_leaves(part, NULL, 0);
	char **path = wfi_paths(tree, &n);
	wf_val *leaves = malloc((parts + 1) * sizeof *leaves), out = wf_none();

	if (leaves && n == wf_tree_leaves(tree, NULL, 0)) {
		wf_tree_leaves(part, leaves, parts);
		out = WFI_EACH_LEAF(unchoose, &((struct choice){ chosen, user, path, leaves, parts }), tree);
	} else {
		out = wf_fail("optimizer: no memory for a part of the leaves");
	}
	free(leaves);
	wfi_paths_free(path, n);
	return out;
}

/* ---- taken or not ---- */
static wf_val taken(wf_val grads, wf_val state, wf_val params, const void *user)
{
	return wf_optimizer_update(*(const wf_optimizer *const *)user, grads, state, params);
}

static wf_val nothing(const wf_val *leaf, void *shared)
{
	wf_val g = wfi_computed("optimizer", *leaf);

	(void)shared;
	return wfi_like(g, wf_dtype_of(g), 0);
}

static wf_val refused(wf_val grads, wf_val state, wf_val params, const void *user)
{
	(void)params;
	return wf_tuple(WFI_EACH_LEAF(nothing, NULL, wfi_without_weight(*(const wf_optimizer *const *)user, grads)), state);
}

void wfi_update_if(wf_val do_it, const wf_optimizer *inner, wf_val grads, wf_val state, wf_val params, wf_val *updates, wf_val *next)
{
	wf_unpack(wf_cond(do_it, wf_bind(taken, &inner), wf_bind(refused, &inner), grads, state, params), updates, next);
}

/* ---- finiteness ---- */
static wf_val and_finite(const wf_val *leaf, void *all)
{
	wf_dtype d = wf_dtype_of(*leaf);

	if (d < WF_F16 || d > WF_F64)
		return *leaf;
	wf_val finite = wf_all(wf_isfinite(*leaf));
	*(wf_val *)all = wf_logical_and(*(wf_val *)all, finite);
	return *leaf;
}

wf_val(wf_all_finite)(wf_val tree)
{
	wf_val all = wf_full_n(WF_BOOL, 1, NULL, 0);

	WFI_EACH_LEAF(and_finite, &all, tree);
	return all;
}

/* masked.c: optimizers for some leaves, by patterns of their paths: optax.masked, freeze (set_to_zero) and
 * partition (multi_transform). */
#include <stdio.h>
#include "rule.h"

/* ---- masked ---- */
static bool by_pattern(const char *path, const void *pattern)
{
	return wf_path_matches(pattern, path);
}

static wf_val masked_init(const wf_optimizer *o, wf_val params)
{
	const wf_masked_opts *m = &o->u.masked;

	if (!wfi_inner_given("masked", m->inner))
		return wf_fail("masked: no state");
	return wf_optimizer_init(m->inner, wfi_part_of_tree(params, by_pattern, m->mask));
}

/* the part of params, where there are any */
static wf_val part_of(wf_val params, wfi_chooser *chosen, const void *user)
{
	return wf_len(params) ? wfi_part_of_tree(params, chosen, user) : params;
}

static wf_val masked_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_masked_opts *m = &o->u.masked;
	wf_val updates;

	if (!wfi_inner_given("masked", m->inner))
		return wf_fail("masked: no update");
	wf_val part = wfi_part_of_tree(grads, by_pattern, m->mask);
	wf_unpack(wf_optimizer_update(m->inner, part, state, part_of(params, by_pattern, m->mask)), &updates, &state);
	return wf_tuple(wfi_tree_with_part(grads, updates, by_pattern, m->mask), state);
}

const struct wfi_optimizer_kind wfi_opt_masked = { "masked", masked_init, masked_update, 0, 0, NULL };

wf_optimizer wf_masked_with(wf_masked_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_masked, .u = { .masked = o } };
}

/* ---- freeze ---- */
struct freezing { const char *pattern; char **path; };

static wf_val frozen(const wf_val *leaf, void *shared)
{
	struct freezing *f = shared;

	return wf_path_matches(f->pattern, *f->path++) ? wf_zeros_like(*leaf) : *leaf;
}

static wf_val freeze_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	size_t n = 0;
	char **path = wfi_paths(grads, &n);

	(void)state;
	(void)params;
	if (n != wf_tree_leaves(grads, NULL, 0))
		return wf_fail("freeze: no update");
	wf_val updates = WFI_EACH_LEAF(frozen, &((struct freezing){ o->u.pattern, path }), grads);
	wfi_paths_free(path, n);
	return wf_tuple(updates, wf_none());
}

const struct wfi_optimizer_kind wfi_opt_freeze = { "freeze", wfi_no_state, freeze_update, 0, 0, NULL };

wf_optimizer wf_freeze_with(const char *pattern)
{
	return (wf_optimizer){ .kind = &wfi_opt_freeze, .u = { .pattern = pattern } };
}

/* ---- partition ---- */
struct place { const wf_part *parts; int i; };

/* the first whose pattern matches; −1: none */
static int part_at(const wf_part *parts, const char *path)
{
	for (int i = 0; parts[i].pattern; i++)
		if (wf_path_matches(parts[i].pattern, path))
			return i;
	return -1;
}

static bool by_place(const char *path, const void *user)
{
	const struct place *p = user;

	return part_at(p->parts, path) == p->i;
}

static bool all_placed(const wf_part *parts, wf_val tree)
{
	size_t n = 0;
	char **path = wfi_paths(tree, &n);
	bool ok = parts != NULL;

	if (!ok)
		wf_fail("partition: it has no parts");
	for (size_t i = 0; ok && i < n; i++)
		if (part_at(parts, path[i]) < 0) {
			wf_fail("partition: no pattern matches the leaf \"%s\"; a last part { \"*\", … } takes the rest", path[i]);
			ok = false;
		}
	wfi_paths_free(path, n);
	return ok;
}

static wf_val partition_init(const wf_optimizer *o, wf_val params)
{
	const wf_part *parts = o->u.parts;
	wf_val states = wf_none();
	char name[16];

	if (!all_placed(parts, params))
		return wf_fail("partition: no state");
	for (int i = 0; parts[i].pattern; i++) {
		wf_val state = wf_optimizer_init(parts[i].optimizer, wfi_part_of_tree(params, by_place, &(struct place){ parts, i }));
		snprintf(name, sizeof name, "%d", i);
		if (wf_len(state))
			states = wf_with(states, name, state);
	}
	return states;
}

static wf_val partition_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_part *parts = o->u.parts;
	wf_val states = wf_none(), out = grads, updates, mine;
	char name[16];

	if (!all_placed(parts, grads))
		return wf_fail("partition: no update");
	for (int i = 0; parts[i].pattern; i++) {
		struct place p = { parts, i };

		snprintf(name, sizeof name, "%d", i);
		mine = wfi_has(state, name) ? wf_get(state, name) : wf_none();
		wf_val part = wfi_part_of_tree(grads, by_place, &p);
		wf_unpack(wf_optimizer_update(parts[i].optimizer, part, mine, part_of(params, by_place, &p)), &updates, &mine);
		out = wfi_tree_with_part(out, updates, by_place, &p);
		if (wf_len(mine))
			states = wf_with(states, name, mine);
	}
	return wf_tuple(out, states);
}

const struct wfi_optimizer_kind wfi_opt_partition = { "partition", partition_init, partition_update, 0, 0, NULL };

wf_optimizer wf_partition_with(const wf_part *parts)
{
	return (wf_optimizer){ .kind = &wfi_opt_partition, .u = { .parts = parts } };
}

/* val.c: trees of symbolic values: tuples, lists, dicts sorted by name; views as structs. */
#include <stdlib.h>
#include <weft/ops.h>
#include "tree/tree.h"

enum { DEPTH_MOST = 1000 };

static wf_val node_new(const char *what, wfi_node_kind kind, int n, const wf_val *child, const char *const *name)
{
	wfi_arena *a = wfi_trace_arena();

	if (!a)
		return wfi_fail(what, "no function is being traced here");
	struct wfi_node *node = wfi_arena_alloc(a, sizeof *node);
	node->kind = kind;
	node->n = n;
	node->child = wfi_arena_alloc(a, (size_t)n * sizeof *node->child);
	node->name = name ? wfi_arena_alloc(a, (size_t)n * sizeof *node->name) : NULL;
	for (int i = 0; i < n; i++) {
		if (!child[i].node)
			return wfi_fail(what, "entry %d is empty (an uninitialised wf_val)", i);
		node->depth = WFI_MAX(node->depth, child[i].node->depth + 1);
		if (node->depth > DEPTH_MOST)
			return wfi_fail(what, "the tree is nested more than %d deep", DEPTH_MOST);
		node->child[i] = child[i].node;
		if (name)
			node->name[i] = wfi_arena_strdup(a, name[i]);
	}
	return (wf_val){ node };
}

static int count(const wf_val *v)
{
	int n = 0;

	while (v[n].node != wfi_end.node)
		n++;
	return n;
}

wf_val wfi_tuple(const wf_val *v)
{
	return node_new("tuple", WFI_TUPLE, count(v), v, NULL);
}

wf_val wfi_list(const wf_val *v)
{
	return node_new("list", WFI_LIST, count(v), v, NULL);
}

wf_val wf_tuple_n(const wf_val *v, size_t n)
{
	return node_new("tuple", WFI_TUPLE, (int)n, v, NULL);
}

wf_val wf_list_n(const wf_val *v, size_t n)
{
	return node_new("list", WFI_LIST, (int)n, v, NULL);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(((const wfi_kv *)a)->name, ((const wfi_kv *)b)->name);
}

wf_val wfi_dict(const wfi_kv *kv, size_t n)
{
	wfi_kv *sorted = wfi_alloc(n * sizeof *sorted);
	wf_val *child = wfi_alloc(n * sizeof *child), v = wfi_poison;
	const char **name = wfi_alloc(n * sizeof *name);
	bool ok = true;

	for (size_t i = 0; i < n && ok; i++) {
		sorted[i] = kv[i];
		ok = kv[i].name && *kv[i].name && !strchr(kv[i].name, '.');
		if (!ok)
			wfi_fail("dict", "entry %zu has the name \"%s\": names are not empty and have no dot", i, kv[i].name ? kv[i].name : "NULL");
	}
	if (ok)
		qsort(sorted, n, sizeof *sorted, by_name);
	for (size_t i = 0; i < n && ok; i++) {
		name[i] = sorted[i].name;
		child[i] = sorted[i].val;
		ok = !i || strcmp(name[i], name[i - 1]);
		if (!ok)
			wfi_fail("dict", "two entries are named \"%s\"", name[i]);
	}
	if (ok)
		v = node_new("dict", WFI_DICT, (int)n, child, name);
	wfi_free(sorted);
	wfi_free(child);
	wfi_free(name);
	return v;
}

wf_val wf_dict_n(const char *const *names, const wf_val *v, size_t n)
{
	wfi_kv *kv = wfi_alloc(n * sizeof *kv);

	for (size_t i = 0; i < n; i++)
		kv[i] = (wfi_kv){ names[i], v[i] };
	wf_val dict = wfi_dict(kv, n);
	wfi_free(kv);
	return dict;
}

wf_val(wf_with)(wf_val dict, const char *name, wf_val v)
{
	if (wfi_is_poison(dict))
		return dict;
	if (!name || !*name)
		return wfi_fail("with", "the entry's name is empty");
	if (dict.node->kind != WFI_DICT && dict.node->kind != WFI_NONE_NODE)
		return wfi_fail("with", "a dict was expected");
	size_t n = (size_t)dict.node->n, m = 0;
	wfi_kv *kv = wfi_alloc((n + 1) * sizeof *kv);
	for (size_t i = 0; i < n; i++)
		if (strcmp(dict.node->name[i], name))
			kv[m++] = (wfi_kv){ dict.node->name[i], { dict.node->child[i] } };
	kv[m++] = (wfi_kv){ name, v };
	wf_val out = wfi_dict(kv, m);
	wfi_free(kv);
	return out;
}

static void entries_text(const struct wfi_node *d, wfi_str *out)
{
	for (int i = 0; i < d->n; i++) {
		wfi_str_add(out, i ? ", " : "");
		if (d->kind == WFI_DICT)
			wfi_str_add(out, "%s", d->name[i]);
		else
			wfi_str_add(out, "%d", i);
	}
}

static struct wfi_node *entry(const struct wfi_node *d, const char *name, size_t n)
{
	char *end;

	if (d->kind == WFI_DICT) {
		for (int i = 0; i < d->n; i++)
			if (strlen(d->name[i]) == n && !memcmp(d->name[i], name, n))
				return d->child[i];
	} else if (d->kind == WFI_TUPLE || d->kind == WFI_LIST) {
		long i = strtol(name, &end, 10);

		if (end == name + n && n && i >= 0 && i < d->n)
			return d->child[i];
	}
	return NULL;
}

wf_val(wf_get)(wf_val tree, const char *path)
{
	struct wfi_node *d = tree.node;

	for (const char *s = path; s;) {
		size_t n = strcspn(s, ".");

		if (wfi_is_poison((wf_val){ d }))
			return wfi_poison;
		struct wfi_node *next = entry(d, s, n);
		if (!next) {
			wfi_str have = { 0 };

			if (d->kind == WFI_LEAF)
				wfi_str_add(&have, "it is an array, which has none");
			else {
				wfi_str_add(&have, "there are: ");
				entries_text(d, &have);
			}
			wfi_fail("get", "no entry \"%.*s\"%s%s%s; %s", (int)n, s, s == path ? "" : " (of \"", s == path ? "" : path, s == path ? "" : "\")", have.s);
			wfi_str_free(&have);
			return wfi_poison;
		}
		d = next;
		s = s[n] ? s + n + 1 : NULL;
	}
	return (wf_val){ d };
}

/* slice i along the first axis */
static wf_val row(wf_val v, int i)
{
	const wfi_type *t = wfi_type_of(v);
	int64_t k = t->rank && i < 0 ? i + t->dims[0] : i;
	char buf[WFI_TYPE_TEXT];

	if (!t->rank || k < 0 || k >= t->dims[0])
		return wfi_fail("at", "row %d is outside %s", i, wfi_type_text(t, buf));
	wf_val one = (wf_slice_axis)(v, 0, k, k + 1);
	return (wf_reshape_n)(one, t->dims + 1, (size_t)t->rank - 1);
}

wf_val(wf_at)(wf_val v, int i)
{
	if (wfi_is_poison(v))
		return wfi_poison;
	if (v.node->kind == WFI_LEAF)
		return row(v, i);
	int k = i < 0 ? i + v.node->n : i;
	if (k < 0 || k >= v.node->n)
		return wfi_fail("at", "entry %d is outside a tree of %d entries", i, v.node->n);
	return (wf_val){ v.node->child[k] };
}

int wf_len(wf_val tree)
{
	return wfi_is_poison(tree) || tree.node->kind == WFI_LEAF ? 1 : tree.node->n;
}

const char *wf_key(wf_val dict, int i)
{
	return !wfi_is_poison(dict) && dict.node->kind == WFI_DICT && i >= 0 && i < dict.node->n ? dict.node->name[i] : NULL;
}

void wfi_unpack(wf_val v, wf_val *const *out, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!out[i]) {
			wfi_fail("unpack", "the address for value %zu is NULL", i);
			return;
		}
	for (size_t i = 0; i < n; i++)
		*out[i] = wfi_poison;
	if (wfi_is_poison(v))
		return;
	if (v.node->kind == WFI_LEAF) { /* an array along its first axis, as Python unpacks one: split's keys */
		const wfi_type *t = wfi_type_of(v);

		if (!t->rank || t->dims[0] != (int64_t)n) {
			char buf[WFI_TYPE_TEXT];

			wfi_fail("unpack", "%zu values were asked of %s", n, wfi_type_text(t, buf));
			return;
		}
		for (size_t i = 0; i < n; i++)
			*out[i] = row(v, (int)i);
		return;
	}
	if ((size_t)v.node->n != n) {
		wfi_fail("unpack", "%zu values were asked of a tree of %d entries", n, v.node->n);
		return;
	}
	for (size_t i = 0; i < n; i++)
		*out[i] = (wf_val){ v.node->child[i] };
}

void wf_unpack_n(wf_val v, wf_val *out, size_t n)
{
	wf_val **at = wfi_alloc(n * sizeof *at);

	for (size_t i = 0; i < n; i++)
		at[i] = &out[i];
	wfi_unpack(v, at, n);
	wfi_free(at);
}

/* ---- leaves ---- */
static size_t gather(const struct wfi_node *d, wf_val *out, size_t cap, size_t n)
{
	if (d->kind == WFI_LEAF || d->kind == WFI_POISON) {
		if (n < cap)
			out[n] = (wf_val){ (struct wfi_node *)(uintptr_t)d };
		return n + 1;
	}
	for (int i = 0; i < d->n; i++)
		n = gather(d->child[i], out, cap, n);
	return n;
}

size_t wf_tree_leaves(wf_val tree, wf_val *out, size_t cap)
{
	return tree.node ? gather(tree.node, out, cap, 0) : 0;
}

void wfi_val_leaves(wf_val v, wf_val *out)
{
	wf_tree_leaves(v, out, SIZE_MAX);
}

const wfi_treedef *wfi_val_def(wf_val v)
{
	struct wfi_node *d = v.node;

	if (!d || d->kind == WFI_LEAF || d->kind == WFI_POISON)
		return wfi_treedef_leaf();
	const wfi_treedef **child = wfi_alloc((size_t)d->n * sizeof *child);
	for (int i = 0; i < d->n; i++)
		child[i] = wfi_val_def((wf_val){ d->child[i] });
	const wfi_treedef *def = wfi_treedef_make(d->kind, d->n, child, d->name);
	wfi_free(child);
	return def;
}

wf_val wfi_val_build(const wfi_treedef *d, const wf_val *leaves)
{
	if (d->kind == WFI_LEAF)
		return *leaves;
	if (d->kind == WFI_NONE_NODE)
		return wf_none();
	wf_val *child = wfi_alloc((size_t)d->n * sizeof *child);
	for (int i = 0; i < d->n; i++) {
		child[i] = wfi_val_build(d->child[i], leaves);
		leaves += d->child[i]->n_leaves;
	}
	wf_val v = node_new("tree", d->kind, d->n, child, d->name);
	wfi_free(child);
	return v;
}

/* ---- typed views ---- */
static const char *next_member(const char *s, const char **name, size_t *n)
{
	while (*s == ' ' || *s == ',')
		s++;
	*name = s;
	*n = strcspn(s, ", ");
	return s + *n;
}

void wfi_view_struct(const wf_struct_def *d, wf_val tree, void *out)
{
	const char *s = d->members, *name;
	wf_val *v = out;
	size_t n;

	for (size_t i = 0; i < d->n; i++) {
		s = next_member(s, &name, &n);
		v[i] = wfi_poison;
		if (wfi_is_poison(tree))
			continue;
		struct wfi_node *e = tree.node->kind == WFI_DICT ? entry(tree.node, name, n) : NULL;
		if (e)
			v[i].node = e;
		else
			wfi_fail(d->name, "the tree has no entry \"%.*s\"", (int)n, name);
	}
	if (!wfi_is_poison(tree) && tree.node->kind == WFI_DICT && (size_t)tree.node->n != d->n)
		wfi_fail(d->name, "the tree has %d entries, the struct %zu", tree.node->n, d->n);
}

wf_val wfi_pack_struct(const wf_struct_def *d, const void *in)
{
	const char *s = d->members, *name;
	const wf_val *v = in;
	wfi_kv *kv = wfi_alloc(d->n * sizeof *kv);
	size_t n;

	for (size_t i = 0; i < d->n; i++) {
		s = next_member(s, &name, &n);
		kv[i] = (wfi_kv){ wfi_strndup(name, n), v[i] };
	}
	wf_val out = wfi_dict(kv, d->n);
	for (size_t i = 0; i < d->n; i++)
		wfi_free((void *)(uintptr_t)kv[i].name);
	wfi_free(kv);
	return out;
}

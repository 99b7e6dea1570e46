/* treedef.c: interned structures. */
#include <pthread.h>
#include <stdlib.h>
#include "tree/tree.h"

enum { BUCKETS = 1024 };
typedef struct entry { struct entry *next; wfi_treedef def; } entry;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static entry *table[BUCKETS]; /* for the process's life: programs have few structures */

static bool same(const wfi_treedef *a, const wfi_treedef *b)
{
	if (a->hash != b->hash || a->kind != b->kind || a->n != b->n)
		return false;
	for (int i = 0; i < a->n; i++)
		if (a->child[i] != b->child[i] || (a->kind == WFI_DICT && strcmp(a->name[i], b->name[i])))
			return false;
	return true;
}

static const wfi_treedef *keep(const wfi_treedef *d)
{
	entry *e = wfi_alloc(sizeof *e);
	const wfi_treedef **child = wfi_alloc((size_t)d->n * sizeof *child);
	const char **name = d->kind == WFI_DICT ? wfi_alloc((size_t)d->n * sizeof *name) : NULL;

	for (int i = 0; i < d->n; i++) {
		child[i] = d->child[i];
		if (name)
			name[i] = wfi_strdup(d->name[i]);
	}
	e->def = *d;
	e->def.child = child;
	e->def.name = name;
	e->next = table[d->hash % BUCKETS];
	table[d->hash % BUCKETS] = e;
	return &e->def;
}

const wfi_treedef *wfi_treedef_make(wfi_node_kind kind, int n, const wfi_treedef *const *child, const char *const *name)
{
	wfi_treedef d = { .kind = kind, .n = n, .n_leaves = kind == WFI_LEAF, .child = child, .name = name, .hash = wfi_hash_u64(7, (uint64_t)kind) };
	const wfi_treedef *found = NULL;

	for (int i = 0; i < n; i++) {
		d.n_leaves += child[i]->n_leaves;
		d.hash = wfi_hash_u64(d.hash, child[i]->hash);
		if (kind == WFI_DICT)
			d.hash = wfi_hash(d.hash, name[i], strlen(name[i]));
	}
	pthread_mutex_lock(&lock);
	for (entry *e = table[d.hash % BUCKETS]; e && !found; e = e->next)
		if (same(&e->def, &d))
			found = &e->def;
	if (!found)
		found = keep(&d);
	pthread_mutex_unlock(&lock);
	return found;
}

const wfi_treedef *wfi_treedef_leaf(void)
{
	static const wfi_treedef *leaf;
	const wfi_treedef *d = __atomic_load_n(&leaf, __ATOMIC_ACQUIRE);

	if (!d) {
		d = wfi_treedef_make(WFI_LEAF, 0, NULL, NULL);
		__atomic_store_n(&leaf, d, __ATOMIC_RELEASE);
	}
	return d;
}

void wfi_treedef_path(const wfi_treedef *d, int leaf, wfi_str *out)
{
	for (int i = 0; i < d->n; i++) {
		if (leaf >= d->child[i]->n_leaves) {
			leaf -= d->child[i]->n_leaves;
			continue;
		}
		if (out->n)
			wfi_str_put(out, ".", 1);
		if (d->kind == WFI_DICT)
			wfi_str_add(out, "%s", d->name[i]);
		else
			wfi_str_add(out, "%d", i);
		wfi_treedef_path(d->child[i], leaf, out);
		return;
	}
}

char *wfi_leaf_text(const wfi_treedef *d, int leaf)
{
	wfi_str path = { 0 };

	wfi_treedef_path(d, leaf, &path);
	char *text = wfi_format("%s%s", path.n ? ", leaf " : "", path.n ? path.s : "");
	wfi_str_free(&path);
	return text;
}

void wfi_treedef_text(const wfi_treedef *d, wfi_str *out)
{
	static const char *const open[] = { "*", "(", "[", "{", "none", "?" }, *const close[] = { "", ")", "]", "}", "", "" };

	wfi_str_add(out, "%s", open[d->kind]);
	for (int i = 0; i < d->n; i++) {
		if (i)
			wfi_str_add(out, ", ");
		if (d->kind == WFI_DICT)
			wfi_str_add(out, "%s: ", d->name[i]);
		wfi_treedef_text(d->child[i], out);
	}
	if (d->kind == WFI_TUPLE && d->n == 1)
		wfi_str_add(out, ",");
	wfi_str_add(out, "%s", close[d->kind]);
}

static bool difference(const wfi_treedef *a, const wfi_treedef *b, const char *path, wfi_str *out)
{
	if (a == b)
		return false;
	bool names = a->kind == WFI_DICT && b->kind == WFI_DICT && a->n == b->n;
	for (int i = 0; names && i < a->n; i++)
		names = !strcmp(a->name[i], b->name[i]);
	if (a->kind == b->kind && a->n == b->n && (a->kind != WFI_DICT || names)) {
		for (int i = 0; i < a->n; i++) {
			char *sub = a->kind == WFI_DICT ? wfi_format("%s%s%s", path, *path ? "." : "", a->name[i]) : wfi_format("%s%s%d", path, *path ? "." : "", i);
			bool found = difference(a->child[i], b->child[i], sub, out);

			wfi_free(sub);
			if (found)
				return true;
		}
		return false;
	}
	wfi_str_add(out, "%s%s", path, *path ? ": " : "");
	wfi_treedef_text(a, out);
	wfi_str_add(out, " against ");
	wfi_treedef_text(b, out);
	return true;
}

bool wfi_treedef_difference(const wfi_treedef *a, const wfi_treedef *b, wfi_str *out)
{
	return difference(a, b, "", out);
}

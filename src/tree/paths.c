/* paths.c: what readers of array files share: leaves by path become nested dicts; checks of shapes and names that a file gives. */
#include <stdlib.h>
#include "tree/tree.h"

enum { PARTS_MOST = 100 };

typedef struct item {
	const char *path;
	wf_tree *leaf;
} item;

/* like strcmp, but a dot comes before every other byte: so all paths below one dict stand together, and after a leaf of its name */
static int by_path(const void *a, const void *b)
{
	const unsigned char *p = (const void *)((const item *)a)->path, *q = (const void *)((const item *)b)->path;
	while (*p && *p == *q)
		p++, q++;
	return (!*p ? 0 : *p == '.' ? 1 : *p + 2) - (!*q ? 0 : *q == '.' ? 1 : *q + 2);
}

static wf_error *build(const char *what, item *v, size_t n, size_t at, int depth, wf_tree **out);

/* the entry of a dict made of v[0..n), which share the part path[at..at+length) */
static wf_error *build_entry(const char *what, item *v, size_t n, size_t at, size_t length, int depth, wf_tree **out)
{
	if (v->path[at + length])
		return build(what, v, n, at + length + 1, depth + 1, out);
	if (n > 1)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    strcmp(v[0].path, v[1].path) ? "%s: \"%s\" is an array, and also a part of \"%s\""
								 : "%s: there are two arrays \"%s\"",
				    what, v[0].path, v[1].path);
	wf_put(out, wf_tree_retain(v->leaf));
	return NULL;
}

static wf_error *build(const char *what, item *v, size_t n, size_t at, int depth, wf_tree **out)
{
	char **name = wfi_alloc((n + 1) * sizeof *name);
	wf_tree **child = wfi_alloc((n + 1) * sizeof *child);
	size_t entries = 0;
	wf_error *err = NULL;
	if (depth >= PARTS_MOST)
		err = wfi_check_parts(what, v->path);
	for (size_t i = 0, end; !err && i < n; i = end) {
		size_t length = strcspn(v[i].path + at, ".");
		for (end = i + 1;
		     end < n && strcspn(v[end].path + at, ".") == length && !memcmp(v[end].path + at, v[i].path + at, length);
		     end++)
			;
		if (!length) {
			err = wf_error_new(WF_INVALID_ARGUMENT, "%s: the name \"%s\" has an empty part", what, v[i].path);
			break;
		}
		name[entries] = wfi_strndup(v[i].path + at, length);
		err = build_entry(what, v + i, end - i, at, length, depth, &child[entries++]);
	}
	if (!err)
		err = wf_tree_dict(entries, (const char *const *)name, (const wf_tree *const *)child, out);
	for (size_t i = 0; i < entries; i++) {
		wfi_free(name[i]);
		wf_tree_release(child[i]);
	}
	wfi_free(name);
	wfi_free(child);
	return err;
}

wf_error *wfi_check_parts(const char *what, const char *path)
{
	int parts = 1;
	for (const char *s = path; *s; s++)
		parts += *s == '.';
	return parts <= PARTS_MOST ? NULL
				   : wf_error_new(WF_INVALID_ARGUMENT, "%s: the name of an array has more than %d parts: \"%.60s…\"", what, PARTS_MOST, path);
}

wf_error *wfi_tree_from_paths(const char *what, size_t n, const char *const *path, wf_tree *const *leaf, wf_tree **out)
{
	item *v = wfi_alloc((n + 1) * sizeof *v);
	for (size_t i = 0; i < n; i++)
		v[i] = (item){ path[i], leaf[i] };
	if (n > 1)
		qsort(v, n, sizeof *v, by_path);
	wf_error *err = build(what, v, n, 0, 0, out);
	wfi_free(v);
	return err;
}

bool wfi_shape_bytes(wf_dtype d, int rank, const int64_t *dims, uint64_t *bytes)
{
	int64_t most = (int64_t)wf_dtype_size(d);
	bool empty = false;
	for (int i = 0; i < rank; i++) {
		if (dims[i] < 0 || __builtin_mul_overflow(most, dims[i] ? dims[i] : 1, &most))
			return false;
		empty = empty || !dims[i];
	}
	*bytes = empty ? 0 : (uint64_t)most;
	return true;
}

bool wfi_is_utf8(const char *text)
{
	for (const unsigned char *s = (const void *)text; *s;) {
		int more = *s < 0x80                 ? 0
			   : *s >= 0xc2 && *s < 0xe0 ? 1
			   : (*s & 0xf0) == 0xe0     ? 2
			   : *s >= 0xf0 && *s < 0xf5 ? 3
						     : -1;
		if (more < 0)
			return false;
		/* overlong forms, surrogates, beyond U+10FFFF */
		if ((*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] > 0x9f) || (*s == 0xf0 && s[1] < 0x90) ||
		    (*s == 0xf4 && s[1] > 0x8f))
			return false;
		for (s++; more; more--, s++)
			if ((*s & 0xc0) != 0x80)
				return false;
	}
	return true;
}

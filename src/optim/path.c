/* path.c: the paths of a tree's leaves, and patterns of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "rule.h"

/* Does the text from p to end match the path? '*' tries every rest. */
static bool one_matches(const char *p, const char *end, const char *path)
{
	const char *star = NULL, *from = NULL;

	for (; *path || p < end;) {
		if (p < end && *p == '*') {
			star = p++;
			from = path;
		} else if (*path && p < end && (*p == '?' || *p == *path)) {
			p++;
			path++;
		} else if (star && *from) { /* the last star takes one more */
			p = star + 1;
			path = ++from;
		} else {
			return false;
		}
	}
	return true;
}

bool wf_path_matches(const char *pattern, const char *path)
{
	bool no = pattern && *pattern == '!', found = false;

	if (!pattern)
		return true;
	for (const char *p = pattern + no, *end; !found; p = end + 1) {
		end = p + strcspn(p, "|");
		found = one_matches(p, end, path);
		if (!*end)
			break;
	}
	return found != no;
}

struct walk { char **path; size_t n, size; char text[1024]; };

static bool keep(struct walk *w)
{
	if (w->n == w->size) {
		size_t size = w->size ? 2 * w->size : 16;
		char **more = realloc(w->path, size * sizeof *more);

		if (!more)
			return false;
		w->path = more;
		w->size = size;
	}
	w->path[w->n] = strdup(w->text);
	return w->path[w->n] && ++w->n;
}

static bool is_leaf(wf_val tree)
{
	wf_val leaf = { NULL };

	return wf_tree_leaves(tree, &leaf, 1) == 1 && leaf.node == tree.node;
}

/* length: of the path so far */
static bool walk(struct walk *w, wf_val tree, size_t length)
{
	if (is_leaf(tree))
		return keep(w);
	for (int i = 0; i < wf_len(tree); i++) {
		const char *key = wf_key(tree, i), *dot = length ? "." : "";
		size_t room = sizeof w->text - length;
		int more = key ? snprintf(w->text + length, room, "%s%s", dot, key) : snprintf(w->text + length, room, "%s%d", dot, i);
		wf_val child = key ? wf_get(tree, key) : wf_at(tree, i);

		if (more < 0 || !walk(w, child, length + ((size_t)more < room ? (size_t)more : room - 1)))
			return false;
		w->text[length] = 0;
	}
	return true;
}

char **wfi_paths(wf_val tree, size_t *n)
{
	struct walk w = { .n = 0 };

	if (!walk(&w, tree, 0)) {
		wfi_paths_free(w.path, w.n);
		wf_fail("optimizer: no memory for the paths of the leaves");
		*n = 0;
		return NULL;
	}
	*n = w.n;
	return w.path;
}

void wfi_paths_free(char **path, size_t n)
{
	for (size_t i = 0; i < n; i++)
		free(path[i]);
	free(path);
}

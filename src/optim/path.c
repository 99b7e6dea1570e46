/* path.c: the paths of a tree's leaves, and patterns of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "rule.h"

/* Does the text from p to end match the path? '*' tries every rest; a character after a backslash is itself. */
static bool one_matches(const char *p, const char *end, const char *path)
{
	const char *star = NULL, *from = NULL;

	for (; *path || p < end;) {
		bool literal = p + 1 < end && *p == '\\';

		if (p < end && *p == '*') {
			star = p++;
			from = path;
		} else if (*path && p < end && (p[literal] == *path || (*p == '?' && !literal))) {
			p += 1 + literal;
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

/* where the alternative that begins at p ends */
static const char *alternative(const char *p)
{
	while (*p && *p != '|')
		p += *p == '\\' && p[1] ? 2 : 1;
	return p;
}

bool wf_path_matches(const char *pattern, const char *path)
{
	bool no = pattern && *pattern == '!', found = false;

	if (!pattern)
		return true;
	for (const char *p = pattern + no, *end; !found; p = end + 1) {
		end = alternative(p);
		found = one_matches(p, end, path);
		if (!*end)
			break;
	}
	return found != no;
}

/* text: of the path so far, which grows as names ask for it */
struct walk { char **path, *text; size_t n, size, room; };

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

/* the path so far, `length` long, with one more name behind it; its length then, 0 without memory */
static size_t extend(struct walk *w, size_t length, const char *name)
{
	size_t more = length + strlen(name) + 2;

	if (more > w->room) {
		char *text = realloc(w->text, 2 * more);

		if (!text)
			return 0;
		w->text = text;
		w->room = 2 * more;
	}
	return length + (size_t)sprintf(w->text + length, "%s%s", length ? "." : "", name);
}

/* length: of the path so far */
static bool walk(struct walk *w, wf_val tree, size_t length)
{
	if (is_leaf(tree))
		return keep(w);
	for (int i = 0; i < wf_len(tree); i++) {
		const char *key = wf_key(tree, i);
		char place[16];

		snprintf(place, sizeof place, "%d", i);
		size_t longer = extend(w, length, key ? key : place);
		if (!longer || !walk(w, key ? wf_get(tree, key) : wf_at(tree, i), longer))
			return false;
		w->text[length] = 0;
	}
	return true;
}

char **wfi_paths(wf_val tree, size_t *n)
{
	struct walk w = { .text = calloc(1, 64), .room = 64 };
	bool all = w.text && walk(&w, tree, 0);

	free(w.text);
	if (!all) {
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

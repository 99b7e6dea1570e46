/* tree.h: structures (interned), data trees, and flattening of symbolic ones. Leaf order: dicts by sorted name; none has no leaf. */
#ifndef WFI_TREE_H
#define WFI_TREE_H
#include <weft/tree.h>
#include "ir/ir.h"
#include "ir/trace.h"
#include "tree/array.h"

typedef struct wfi_treedef {
	wfi_node_kind kind;
	int n, n_leaves;
	const struct wfi_treedef *const *child;
	const char *const *name;   /* dict */
	uint64_t hash;
} wfi_treedef;

/* interned: equal structures are one pointer, for the process's life */
const wfi_treedef *wfi_treedef_leaf(void);
const wfi_treedef *wfi_treedef_make(wfi_node_kind kind, int n, const wfi_treedef *const *child, const char *const *name);
/* path of leaf i: "params.w"; into out */
void wfi_treedef_path(const wfi_treedef *d, int leaf, wfi_str *out);
/* for messages: ", leaf layers.0.w", or nothing when the tree is that leaf; the caller frees it */
char *wfi_leaf_text(const wfi_treedef *d, int leaf);
void wfi_treedef_text(const wfi_treedef *d, wfi_str *out);
/* first place where a and b differ, as "params.w: dict {b, w} against dict {w}"; false when equal */
bool wfi_treedef_difference(const wfi_treedef *a, const wfi_treedef *b, wfi_str *out);

struct wf_tree {
	atomic_int refs;
	const wfi_treedef *def;
	int n;
	wf_tree **child;
	wfi_array **leaves;        /* all leaves below, def->n_leaves, borrowed from the descendants (a leaf: its own) */
	wfi_array *array;          /* leaf only */
};
/* the type of an array that a caller describes; `what` begins the message of what is wrong with it */
wf_error *wfi_array_type(const char *what, wf_dtype dtype, int64_t rank, const int64_t *dims, wfi_type *t);
/* an array with a copy of these dense bytes */
wf_error *wfi_array_copied(const char *what, const wfi_type *t, const void *bytes, wfi_array **out);
/* an array over the caller's memory, or a copy of it where it cannot be used as it lies; takes it over, also when there is an error */
wf_error *wfi_array_wrapped(const char *what, const wfi_type *t, const void *bytes, wf_deleter *deleter, void *user, wfi_array **out);
wf_tree *wfi_tree_leaf(wfi_array *a);                               /* takes a */
/* a tree of structure d with these leaves (taken), in order */
wf_tree *wfi_tree_build(const wfi_treedef *d, wfi_array *const *leaves);
/* t with arrays of its own over the same buffers: donating either's does not touch the other */
wf_tree *wfi_tree_view(const wf_tree *t);
/* leaves by path ("params.w") as dicts, nested at the dots; the same path twice, or a leaf's path that begins another's, is an error (names
 * `what`, a file). Trees are retained. */
wf_error *wfi_tree_from_paths(const char *what, size_t n, const char *const *path, wf_tree *const *leaf, wf_tree **out);
/* has the path no more parts than wfi_tree_from_paths takes? For writers: what is written can be read. */
wf_error *wfi_check_parts(const char *what, const char *path);
/* bytes of an array of this shape, counting dimensions of 0 as 1 in the check of overflow: false when there are too many (or a negative one) */
bool wfi_shape_bytes(wf_dtype d, int rank, const int64_t *dims, uint64_t *bytes);
/* well-formed UTF-8, as JSON needs it */
bool wfi_is_utf8(const char *s);

/* symbolic */
const wfi_treedef *wfi_val_def(wf_val v);                           /* poison counts as a leaf */
void wfi_val_leaves(wf_val v, wf_val *out);                         /* room for def->n_leaves */
wf_val wfi_val_build(const wfi_treedef *d, const wf_val *leaves);   /* nodes in the current trace's arena */

#endif

/* tree.c: data trees. */
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include "tree/tree.h"

wf_tree *wfi_tree_leaf(wfi_array *a)
{
	wf_tree *t = wfi_alloc(sizeof *t);

	atomic_store_explicit(&t->refs, 1, memory_order_relaxed);
	t->def = wfi_treedef_leaf();
	t->array = a;
	t->leaves = &t->array;
	return t;
}

/* takes the children */
static wf_tree *inner(const wfi_treedef *d, wf_tree *const *child)
{
	wf_tree *t = wfi_alloc(sizeof *t + (size_t)d->n * sizeof(wf_tree *) + (size_t)d->n_leaves * sizeof(wfi_array *));
	int k = 0;

	atomic_store_explicit(&t->refs, 1, memory_order_relaxed);
	t->def = d;
	t->n = d->n;
	t->child = (wf_tree **)(void *)(t + 1);
	t->leaves = (wfi_array **)(void *)(t->child + d->n);
	for (int i = 0; i < d->n; i++) {
		t->child[i] = child[i];
		for (int j = 0; j < child[i]->def->n_leaves; j++)
			t->leaves[k++] = child[i]->leaves[j];
	}
	return t;
}

wf_tree *wfi_tree_build(const wfi_treedef *d, wfi_array *const *leaves)
{
	wf_tree *small[16] = { NULL }, **child;

	if (d->kind == WFI_LEAF)
		return wfi_tree_leaf(*leaves);
	child = d->n <= 16 ? small : wfi_alloc((size_t)d->n * sizeof *child);
	for (int i = 0; i < d->n; i++) {
		child[i] = wfi_tree_build(d->child[i], leaves);
		leaves += d->child[i]->n_leaves;
	}
	wf_tree *t = inner(d, child);
	if (child != small)
		wfi_free(child);
	return t;
}

wf_tree *wfi_tree_view(const wf_tree *t)
{
	wfi_array **v = wfi_alloc((size_t)t->def->n_leaves * sizeof *v);

	for (int i = 0; i < t->def->n_leaves; i++) {
		const wfi_array *a = t->leaves[i];

		v[i] = wfi_array_new(&a->type, a->sharding, a->n_shards, a->shards);
		v[i]->layout = a->layout;
		v[i]->error = wf_error_retain(a->error);
		for (int k = 0; k < a->n_shards; k++)
			wfi_buffer_retain(a->shards[k]);
	}
	wf_tree *view = wfi_tree_build(t->def, v);
	wfi_free(v);
	return view;
}

wf_tree *wf_tree_retain(const wf_tree *t)
{
	wf_tree *m = (wf_tree *)(uintptr_t)t; /* the count is not part of the value */

	if (m)
		atomic_fetch_add_explicit(&m->refs, 1, memory_order_relaxed);
	return m;
}

void wf_tree_release(wf_tree *t)
{
	if (!t || atomic_fetch_sub_explicit(&t->refs, 1, memory_order_acq_rel) != 1)
		return;
	for (int i = 0; i < t->n; i++)
		wf_tree_release(t->child[i]);
	wfi_array_release(t->array);
	wfi_free(t);
}

void wfi_release(wf_tree **slot)
{
	wf_tree_release(*slot);
	*slot = NULL;
}

wf_tree *wf_take(wf_tree **slot)
{
	wf_tree *t = *slot;

	*slot = NULL;
	return t;
}

void wf_put(wf_tree **slot, wf_tree *t)
{
	wf_tree *old = *slot;

	*slot = t;
	wf_tree_release(old);
}

/* ---- making ---- */
wf_error *wfi_array_type(const char *what, wf_dtype dtype, int64_t rank, const int64_t *dims, wfi_type *t)
{
	int64_t n = (int64_t)wf_dtype_size(dtype);

	if (!n)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: %d is no dtype", what, (int)dtype);
	if (rank > 0 && !dims)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: the list of dimensions is NULL", what);
	if (rank < 0 || rank > WF_MAX_RANK)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: %lld dimensions; 0 to %d are possible", what, (long long)rank, WF_MAX_RANK);
	for (int i = 0; i < rank; i++)
		if (dims[i] < 0 || __builtin_mul_overflow(n, dims[i] ? dims[i] : 1, &n))
			return wf_error_new(WF_INVALID_ARGUMENT, "%s: dimension %d is %lld: negative, or too large an array", what, i, (long long)dims[i]);
	*t = wfi_type_make(dtype, (int)rank, dims);
	return NULL;
}

wf_error *wfi_array_copied(const char *what, const wfi_type *t, const void *bytes, wfi_array **out)
{
	if (!bytes && wfi_type_count(t))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: the bytes are NULL", what);
	WF_TRY(wfi_array_from_bytes(t, bytes, out));
	if (t->dtype == WF_BOOL) /* any nonzero byte is true; inside it is exactly 1 */
		for (int64_t i = 0; i < wfi_type_count(t); i++)
			((uint8_t *)(*out)->shards[0]->data)[i] = ((uint8_t *)(*out)->shards[0]->data)[i] != 0;
	return NULL;
}

wf_error *wf_array(wf_dtype dtype, int rank, const int64_t *dims, const void *bytes, wf_tree **out)
{
	wfi_array *a = NULL;
	wfi_type t;

	WF_TRY(wfi_array_type("wf_array", dtype, rank, dims, &t));
	WF_TRY(wfi_array_copied("wf_array", &t, bytes, &a));
	wf_put(out, wfi_tree_leaf(a));
	return NULL;
}

wf_error *wf_scalar(wf_dtype dtype, double x, wf_tree **out)
{
	uint64_t bits = 0;

	if (!wf_dtype_size(dtype))
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_scalar: %d is no dtype", (int)dtype);
	wfi_store_f(dtype, &bits, 0, x);
	return wf_array(dtype, 0, NULL, &bits, out);
}

static wf_error *check_children(const char *what, size_t n, const wf_tree *const *child)
{
	if (n > INT_MAX / 2)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: too many entries", what);
	for (size_t i = 0; i < n; i++)
		if (!child[i])
			return wf_error_new(WF_INVALID_ARGUMENT, "%s: entry %zu is NULL", what, i);
	return NULL;
}

static wf_tree *make(wfi_node_kind kind, size_t n, const wf_tree *const *child, const char *const *name)
{
	const wfi_treedef **defs = wfi_alloc(n * sizeof *defs);
	wf_tree **kept = wfi_alloc(n * sizeof *kept);

	for (size_t i = 0; i < n; i++) {
		defs[i] = child[i]->def;
		kept[i] = wf_tree_retain(child[i]);
	}
	wf_tree *t = inner(wfi_treedef_make(kind, (int)n, defs, name), kept);
	wfi_free(kept);
	wfi_free(defs);
	return t;
}

wf_error *wf_tree_sequence(char kind, size_t n, const wf_tree *const *child, wf_tree **out)
{
	if (kind != 't' && kind != 'l')
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_tree_sequence: kind '%c'; 't' (tuple) or 'l' (list) are possible", kind);
	WF_TRY(check_children("wf_tree_sequence", n, child));
	wf_put(out, make(kind == 't' ? WFI_TUPLE : WFI_LIST, n, child, NULL));
	return NULL;
}

typedef struct named { const char *name; const wf_tree *tree; } named;

static int by_name(const void *a, const void *b)
{
	return strcmp(((const named *)a)->name, ((const named *)b)->name);
}

wf_error *wf_tree_dict(size_t n, const char *const *name, const wf_tree *const *child, wf_tree **out)
{
	WF_TRY(check_children("wf_tree_dict", n, child));
	named *v = wfi_alloc(n * sizeof *v);
	const char **names = wfi_alloc(n * sizeof *names);
	const wf_tree **trees = wfi_alloc(n * sizeof *trees);
	wf_error *err = NULL;

	for (size_t i = 0; i < n && !err; i++) {
		if (!name[i] || !*name[i] || strchr(name[i], '.'))
			err = wf_error_new(WF_INVALID_ARGUMENT, "wf_tree_dict: entry %zu has the name \"%s\": names are not empty and have no dot", i, name[i] ? name[i] : "NULL");
		v[i] = (named){ name[i], child[i] };
	}
	if (!err)
		qsort(v, n, sizeof *v, by_name);
	for (size_t i = 0; i < n && !err; i++) {
		names[i] = v[i].name;
		trees[i] = v[i].tree;
		if (i && !strcmp(names[i], names[i - 1]))
			err = wf_error_new(WF_INVALID_ARGUMENT, "wf_tree_dict: two entries are named \"%s\"", names[i]);
	}
	if (!err)
		wf_put(out, make(WFI_DICT, n, trees, names));
	wfi_free(trees);
	wfi_free(names);
	wfi_free(v);
	return err;
}

/* ---- reading ---- */
const wf_tree *wf_tree_get(const wf_tree *t, const char *path)
{
	for (const char *s = path; t && s;) {
		size_t n = strcspn(s, ".");
		const wf_tree *next = NULL;

		for (int i = 0; i < t->n && !next; i++) {
			char number[16];
			const char *name = number;

			if (t->def->kind == WFI_DICT)
				name = t->def->name[i];
			else
				snprintf(number, sizeof number, "%d", i);
			if (strlen(name) == n && !memcmp(name, s, n))
				next = t->child[i];
		}
		t = next;
		s = s[n] ? s + n + 1 : NULL;
	}
	return t;
}

void wfi_free_text(char **slot)
{
	free(*slot);
	*slot = NULL;
}

/* NaN that comes from no computation is looked for in the wrong place: says once where it comes from */
static double no_item(const wf_tree *t)
{
	static atomic_flag said = ATOMIC_FLAG_INIT;

	if (t && t->array && t->array->error) /* told by whoever waits for it */
		return NAN;
	if (!atomic_flag_test_and_set(&said)) {
		char *text = t ? wf_tree_text(t, false) : NULL;
		wfi_log(WFI_WARN, "wf_item reads one number; it was given %s, and returns NaN", text ? text : "no tree (NULL)");
		free(text);
	}
	return NAN;
}

double wf_item(const wf_tree *t)
{
	if (!t || !t->array || t->array->error || wfi_type_count(&t->array->type) != 1 || !t->array->n_shards)
		return no_item(t);
	return wfi_load_f(t->array->type.dtype, t->array->shards[0]->data, 0);
}

wf_error *wf_wait(const wf_tree *t)
{
	for (int i = 0; t && i < t->def->n_leaves; i++)
		if (t->leaves[i]->error)
			return wfi_array_error(t->leaves[i]);
	return NULL;
}

size_t wf_tree_count(const wf_tree *t)
{
	return t ? (size_t)t->def->n_leaves : 0;
}

static const wf_tree *find_leaf(const wf_tree *t, int i)
{
	if (t->def->kind == WFI_LEAF)
		return t;
	for (int k = 0; k < t->n; k++) {
		if (i < t->child[k]->def->n_leaves)
			return find_leaf(t->child[k], i);
		i -= t->child[k]->def->n_leaves;
	}
	return NULL;
}

const wf_tree *wf_tree_leaf(const wf_tree *t, size_t i, char *buf, size_t cap)
{
	if (!t || i >= (size_t)t->def->n_leaves)
		return NULL;
	if (buf && cap) {
		wfi_str path = { 0 };

		wfi_treedef_path(t->def, (int)i, &path);
		snprintf(buf, cap, "%s", path.s ? path.s : "");
		wfi_str_free(&path);
	}
	return find_leaf(t, (int)i);
}

bool wf_tree_is_leaf(const wf_tree *t)
{
	return t && t->def->kind == WFI_LEAF;
}

wf_dtype wf_tree_dtype(const wf_tree *leaf)
{
	return wf_tree_is_leaf(leaf) ? leaf->array->type.dtype : WF_INVALID;
}

int wf_tree_rank(const wf_tree *leaf)
{
	return wf_tree_is_leaf(leaf) ? leaf->array->type.rank : -1;
}

int64_t wf_tree_dim(const wf_tree *leaf, int axis)
{
	int rank = wf_tree_rank(leaf);

	if (axis < 0)
		axis += rank;
	return axis >= 0 && axis < rank ? leaf->array->type.dims[axis] : -1;
}

wf_error *wf_tree_read(const wf_tree *leaf, void *bytes, size_t size)
{
	const void *p = NULL;
	void *scratch = NULL;

	if (!wf_tree_is_leaf(leaf))
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_tree_read: an array was expected, not a tree or NULL");
	size_t n = wfi_type_bytes(&leaf->array->type);
	if (n != size) {
		char buf[WFI_TYPE_TEXT];

		return wf_error_new(WF_INVALID_ARGUMENT, "wf_tree_read: %s has %zu bytes, room was given for %zu", wfi_type_text(&leaf->array->type, buf), n, size);
	}
	if (n && !bytes)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_tree_read: the place to read to is NULL");
	WF_TRY(wfi_array_bytes(leaf->array, &p, &scratch));
	if (n)
		memcpy(bytes, p, n);
	wfi_free(scratch);
	return NULL;
}

/* a NaN's sign bit is no sign: 0 / 0 sets it on one machine and not on another */
static double plain_nan(double x)
{
	return isnan(x) ? (double)NAN : x;
}

static void leaf_text(const wfi_array *a, bool values, wfi_str *out)
{
	char buf[WFI_TYPE_TEXT];
	int64_t n = wfi_type_count(&a->type);
	const void *p = NULL;
	void *scratch = NULL;

	wfi_str_add(out, "%s", wfi_type_text(&a->type, buf));
	if (a->abstract)
		return;
	if (a->error) {
		wfi_str_add(out, " failed: %s", wf_error_message(a->error));
		return;
	}
	if (!values || n > 16)
		return;
	wf_error *err = wfi_array_bytes(a, &p, &scratch);
	wfi_str_add(out, " = ");
	for (int64_t i = 0; !err && i < n; i++) {
		wfi_str_add(out, i ? ", " : "");
		if (wfi_is_float(a->type.dtype))
			wfi_str_add(out, "%.9g", plain_nan(wfi_load_f(a->type.dtype, p, i)));
		else if (wfi_is_complex(a->type.dtype)) {
			wf_dtype part = a->type.dtype == WF_C64 ? WF_F32 : WF_F64;
			wfi_str_add(out, "%.9g%+.9gi", plain_nan(wfi_load_f(part, p, 2 * i)), plain_nan(wfi_load_f(part, p, 2 * i + 1)));
		} else if (a->type.dtype == WF_U64)
			wfi_str_add(out, "%llu", (unsigned long long)wfi_load_i(WF_U64, p, i));
		else
			wfi_str_add(out, "%lld", (long long)wfi_load_i(a->type.dtype, p, i));
	}
	wf_error_free(err);
	wfi_free(scratch);
}

static void tree_text(const wf_tree *t, bool values, wfi_str *out)
{
	static const char *const open[] = { "", "(", "[", "{", "none", "" }, *const close[] = { "", ")", "]", "}", "", "" };

	if (t->array) {
		leaf_text(t->array, values, out);
		return;
	}
	wfi_str_add(out, "%s", open[t->def->kind]);
	for (int i = 0; i < t->n; i++) {
		wfi_str_add(out, i ? ", " : "");
		if (t->def->kind == WFI_DICT)
			wfi_str_add(out, "%s: ", t->def->name[i]);
		tree_text(t->child[i], values, out);
	}
	wfi_str_add(out, "%s", close[t->def->kind]);
}

char *wf_tree_text(const wf_tree *t, bool values)
{
	wfi_str out = { 0 };

	if (t)
		tree_text(t, values, &out);
	return wfi_str_take(&out);
}

void wf_tree_print(const wf_tree *t)
{
	char *text = t ? wf_tree_text(t, true) : NULL;

	puts(text ? text : "none");
	free(text);
}

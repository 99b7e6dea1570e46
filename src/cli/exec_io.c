/* exec_io.c: the arguments and results of `weft exec` in numpy's files. */
#include <stdlib.h>
#include <weft/data.h>
#include "cli/exec.h"
#include "data/format.h"
#include "tree/tree.h"

wf_error *wfi_exec_arrays_new(int n, const wfi_type *types, wfi_exec_arrays *out)
{
	*out = (wfi_exec_arrays){ n, wfi_alloc((size_t)n * sizeof *out->type + 1), wfi_alloc((size_t)n * sizeof *out->data + 1) };
	for (int i = 0; i < n; i++) {
		out->type[i] = types[i];
		out->data[i] = wfi_try_alloc_aligned(wfi_type_bytes(&types[i]) + 64, 64);
		if (!out->data[i]) {
			wfi_exec_arrays_free(out);
			return wfi_out_of_memory(wfi_type_bytes(&types[i]), "an argument or result");
		}
	}
	return NULL;
}

void wfi_exec_arrays_free(wfi_exec_arrays *a)
{
	for (int i = 0; i < a->n; i++)
		wfi_free(a->data[i]);
	wfi_free(a->type);
	wfi_free((void *)a->data);
	*a = (wfi_exec_arrays){ 0 };
}

/* ---- reading ---- */
static wf_error *add_leaf(wfi_exec_arrays *a, const wf_tree *leaf)
{
	wfi_type t = { .dtype = wf_tree_dtype(leaf), .rank = wf_tree_rank(leaf) };

	for (int i = 0; i < t.rank; i++)
		t.dims[i] = wf_tree_dim(leaf, i);
	size_t size = wfi_type_bytes(&t);
	void *data = wfi_try_alloc_aligned(size + 64, 64);
	if (!data)
		return wfi_out_of_memory(size, "an argument");
	a->type = wfi_realloc(a->type, ((size_t)a->n + 1) * sizeof *a->type);
	a->data = wfi_realloc((void *)a->data, ((size_t)a->n + 1) * sizeof *a->data);
	a->type[a->n] = t;
	a->data[a->n++] = data;
	return wf_tree_read(leaf, data, size);
}

static const wf_tree *numbered(const wf_tree *dict, size_t i)
{
	char name[32];

	snprintf(name, sizeof name, "arg%zu", i);
	const wf_tree *leaf = wf_tree_get(dict, name);
	if (leaf)
		return leaf;
	snprintf(name, sizeof name, "arr_%zu", i);
	return wf_tree_get(dict, name);
}

static wf_error *add_npz(wfi_exec_arrays *a, const char *path, const wf_tree *dict)
{
	size_t n = wf_tree_count(dict);
	char name[256];

	for (size_t i = 0; i < n; i++) {
		const wf_tree *leaf = numbered(dict, i);
		if (!leaf || !wf_tree_is_leaf(leaf)) {
			wf_tree_leaf(dict, 0, name, sizeof name);
			return wf_error_add(wf_error_new(WF_INVALID_ARGUMENT, "%s has %zu arrays, but none is named arg%zu", path, n, i),
			                    "the arguments are arg0, arg1, … in order; its first array is named \"%s\"", name);
		}
		WFI_EXEC_TRY(add_leaf(a, leaf));
	}
	return NULL;
}

static wf_error *add_file(wfi_exec_arrays *a, const char *path)
{
	size_t n = strlen(path), size = 0;
	bool npz = n > 4 && !strcmp(path + n - 4, ".npz");
	char *bytes = NULL;
	wf_tree *t = NULL;

	WFI_EXEC_TRY(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	wf_error *err = npz ? wfi_npz_parse(path, bytes, size, true, &t) : wfi_npy_parse(path, (const unsigned char *)bytes, size, true, &t);
	wfi_free(bytes);
	if (!err)
		err = npz ? add_npz(a, path, t) : add_leaf(a, t);
	wf_tree_release(t);
	return err;
}

wf_error *wfi_exec_read(size_t n_files, const char *const *files, wfi_exec_arrays *out)
{
	wf_error *err = NULL;

	*out = (wfi_exec_arrays){ 0 };
	for (size_t i = 0; i < n_files && !err; i++)
		err = add_file(out, files[i]);
	if (err)
		wfi_exec_arrays_free(out);
	return err;
}

/* ---- as a function's arguments ---- */
static bool small_float(wf_dtype d)
{
	return d == WF_BF16 || wfi_is_mini(d);
}

/* elements of type `from` may stand for those of `to`: the same; raw bits; a wider type that has all its values */
static bool readable(wf_dtype from, wf_dtype to)
{
	bool same_size = wf_dtype_size(from) == wf_dtype_size(to);

	if (from == to)
		return true;
	if (small_float(to))
		return (wfi_is_unsigned(from) && same_size) || from == WF_F32;
	if (to == WF_I2 || to == WF_I4)
		return from == WF_I8;
	return (to == WF_U2 || to == WF_U4) && from == WF_U8;
}

static void copy_elements(const wfi_type *from, const void *in, const wfi_type *to, void *out)
{
	int64_t n = wfi_type_count(to);

	if (from->dtype == to->dtype || (small_float(to->dtype) && wfi_is_unsigned(from->dtype))) {
		if (wfi_type_bytes(to))
			memcpy(out, in, wfi_type_bytes(to));
		return;
	}
	for (int64_t i = 0; i < n; i++)
		wfi_store_f(to->dtype, out, i, wfi_load_f(from->dtype, in, i));
}

wf_error *wfi_exec_match(const wfi_exec_arrays *in, int n, const wfi_type *types, int64_t lead, wfi_exec_arrays *out)
{
	char is[WFI_TYPE_TEXT], want[WFI_TYPE_TEXT];
	wfi_type *whole = wfi_alloc((size_t)n * sizeof *whole + 1);
	wf_error *err = NULL;

	*out = (wfi_exec_arrays){ 0 };
	if (in->n != n)
		err = wf_error_new(WF_INVALID_ARGUMENT, "the function takes %d argument%s, --in gives %d", n, n == 1 ? "" : "s", in->n);
	for (int i = 0; i < n && !err; i++) {
		whole[i] = types[i];
		if (lead && types[i].rank == WF_MAX_RANK) {
			err = wf_error_new(WF_UNSUPPORTED, "argument %d has no room for an axis of replicas", i);
		} else if (lead) {
			whole[i] = wfi_type_rows(&types[i], lead);
		}
		if (!err && !(wfi_same_shape(&in->type[i], &whole[i]) && readable(in->type[i].dtype, whole[i].dtype)))
			err = wf_error_new(WF_INVALID_ARGUMENT, "argument %d is %s, the function takes %s%s", i, wfi_type_text(&in->type[i], is),
			                   wfi_type_text(&whole[i], want), lead ? " (the first axis is that of the replicas)" : "");
	}
	if (!err)
		err = wfi_exec_arrays_new(n, whole, out);
	for (int i = 0; i < n && !err; i++)
		copy_elements(&in->type[i], in->data[i], &whole[i], out->data[i]);
	wfi_free(whole);
	return err;
}

/* ---- writing ---- */
static wf_dtype file_dtype(wf_dtype d)
{
	if (small_float(d))
		return WF_F32;
	if (d == WF_I2 || d == WF_I4)
		return WF_I8;
	return d == WF_U2 || d == WF_U4 || d == WF_TOKEN ? WF_U8 : d;
}

static wf_error *leaf_of(const wfi_type *t, const void *data, wf_tree **out)
{
	wfi_type to = wfi_type_with_dtype(*t, file_dtype(t->dtype));
	void *copy = wfi_try_alloc(wfi_type_bytes(&to) + 1);

	if (!copy)
		return wfi_out_of_memory(wfi_type_bytes(&to), "a result");
	copy_elements(t, data, &to, copy);
	wf_error *err = wf_array(to.dtype, to.rank, to.dims, copy, out);
	wfi_free(copy);
	return err;
}

wf_error *wfi_exec_write(const char *path, const wfi_exec_arrays *a, const char *const *name)
{
	wf_tree **leaf = wfi_alloc((size_t)a->n * sizeof *leaf + 1), *dict = NULL;
	const char **used = wfi_alloc((size_t)a->n * sizeof *used + 1);
	wf_error *err = NULL;
	size_t n = 0;

	for (int i = 0; i < a->n && !err; i++) {
		if (a->type[i].dtype == WF_TOKEN)
			continue;
		used[n] = name[i];
		err = leaf_of(&a->type[i], a->data[i], &leaf[n]);
		n += !err;
	}
	if (!err)
		err = wf_tree_dict(n, used, (const wf_tree *const *)leaf, &dict);
	if (!err)
		err = wf_npz_write(path, dict);
	wf_tree_release(dict);
	for (size_t i = 0; i < n; i++)
		wf_tree_release(leaf[i]);
	wfi_free((void *)used);
	wfi_free((void *)leaf);
	return err;
}

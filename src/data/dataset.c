/* dataset.c: named columns of rows, from files and trees; split; a dataset's rows as a tree. */
#include "data/format.h"
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

/* ---- life ---- */

wf_dataset *wf_dataset_retain(const wf_dataset *d)
{
	wf_dataset *m = (wf_dataset *)(uintptr_t)d; /* the count is not part of the value */
	if (m)
		__atomic_fetch_add(&m->refs, 1, __ATOMIC_RELAXED);
	return m;
}

void wf_dataset_free(wf_dataset *d)
{
	if (!d || __atomic_fetch_sub(&d->refs, 1, __ATOMIC_ACQ_REL) != 1)
		return;
	for (size_t i = 0; !d->base && i < d->n; i++)
		wfi_free(d->v[i].scratch);
	if (!d->base)
		wfi_free(d->v);
	wf_dataset_free(d->base);
	wf_tree_release(d->columns);
	wfi_free(d->order);
	wfi_free(d);
}

int64_t wf_dataset_rows(const wf_dataset *d)
{
	return d->rows;
}

static wf_error *read_column(wf_dataset *d, size_t i, const wf_tree *leaf)
{
	wfi_data_column *c = &d->v[i];
	c->name = d->columns->def->name[i];
	if (!wf_tree_is_leaf(leaf))
		return wf_error_new(WF_INVALID_ARGUMENT, "a dataset's columns are arrays; \"%s\" is a tree", c->name);
	const wfi_type *t = &leaf->array->type;
	if (!t->rank)
		return wf_error_new(WF_INVALID_ARGUMENT, "a dataset's columns have rows; \"%s\" is a single number", c->name);
	if (i && t->dims[0] != d->rows)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "a dataset's columns have as many rows; \"%s\" has %lld, \"%s\" has %lld", d->v[0].name,
				    (long long)d->rows, c->name, (long long)t->dims[0]);
	d->rows = t->dims[0];
	c->row = wfi_type_make(t->dtype, t->rank - 1, t->dims + 1);
	c->row_bytes = wfi_type_bytes(&c->row);
	const void *bytes = NULL;
	WF_TRY(wfi_array_bytes(leaf->array, &bytes, &c->scratch));
	c->bytes = bytes;
	return NULL;
}

wf_error *wf_dataset_from_tree(const wf_tree *columns, wf_dataset **out)
{
	if (!columns || columns->def->kind != WFI_DICT || !columns->n)
		return wf_error_new(WF_INVALID_ARGUMENT, "a dataset is made of a dict of arrays, the columns");
	WF_TRY(wf_wait(columns));
	wf_dataset *d = wfi_alloc(sizeof *d);
	*d = (wf_dataset){ .refs = 1, .columns = wfi_tree_view(columns), .n = (size_t)columns->n };
	d->v = wfi_alloc(d->n * sizeof *d->v);
	wf_error *err = NULL;
	for (size_t i = 0; !err && i < d->n; i++)
		err = read_column(d, i, columns->child[i]);
	if (err) {
		wf_dataset_free(d);
		return err;
	}
	*out = d;
	return NULL;
}

/* ---- files ---- */

wf_error *wf_dataset_csv(const char *path, wf_csv_opts o, wf_dataset **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_csv: the path or the place for the dataset is NULL");
	WF_TREES(columns);
	char *bytes = NULL;
	size_t size = 0;
	WF_TRY(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	wf_error *err = wfi_gunzip(path, &bytes, &size);
	if (!err)
		err = wfi_csv_parse(path, bytes, size, &o, &columns);
	wfi_free(bytes);
	if (err)
		return err;
	return wf_dataset_from_tree(columns, out);
}

wf_error *wf_dataset_npz(const char *path, wf_dataset **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_npz: the path or the place for the dataset is NULL");
	WF_TREES(columns, x);
	char *bytes = NULL;
	size_t size = 0;
	WF_TRY(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	wf_error *err;
	if (size >= 6 && !memcmp(bytes, "\x93NUMPY", 6)) {
		err = wfi_npy_parse(path, (const unsigned char *)bytes, size, false, &x);
		if (!err)
			err = wf_tree_dict(1, (const char *const[]){ "x" }, (const wf_tree *const[]){ x }, &columns);
	} else {
		err = wfi_npz_parse(path, bytes, size, false, &columns);
	}
	wfi_free(bytes);
	if (!err)
		err = wf_dataset_from_tree(columns, out);
	return wf_error_add(err, "while reading the dataset %s", path);
}

/* ---- rows ---- */

void wfi_dataset_gather(const wf_dataset *d, const wfi_data_column *c, const int64_t *order, int64_t from, int64_t n, char *out)
{
	size_t size = c->row_bytes;
	for (int64_t i = 0; size && i < n; i++) {
		int64_t row = order ? order[from + i] : from + i;
		if (d->order)
			row = d->order[row];
		memcpy(out + (size_t)i * size, c->bytes + (size_t)row * size, size);
	}
}

static wf_error *gather_all(const wf_dataset *d, const wfi_data_column *c, wf_tree **out)
{
	wfi_type t = wfi_type_make(c->row.dtype, c->row.rank + 1, (const int64_t[WF_MAX_RANK]){ d->rows });
	memcpy(t.dims + 1, c->row.dims, (size_t)c->row.rank * sizeof t.dims[0]);
	wfi_buffer *b = NULL;
	WF_TRY(wfi_buffer_new(wfi_type_bytes(&t), NULL, &b));
	wfi_dataset_gather(d, c, NULL, 0, d->rows, b->data);
	wf_put(out, wfi_tree_leaf(wfi_array_new(&t, WFI_SINGLE, 1, &b)));
	return NULL;
}

wf_error *wf_dataset_tree(const wf_dataset *d, wf_tree **out)
{
	if (!d)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_tree: the dataset is NULL");
	if (!d->order) {
		wf_put(out, wfi_tree_view(d->columns));
		return NULL;
	}
	wf_tree **leaf = wfi_alloc(d->n * sizeof *leaf);
	wf_error *err = NULL;
	for (size_t i = 0; !err && i < d->n; i++)
		err = gather_all(d, &d->v[i], &leaf[i]);
	if (!err)
		err = wf_tree_dict(d->n, d->columns->def->name, (const wf_tree *const *)leaf, out);
	for (size_t i = 0; i < d->n; i++)
		wf_tree_release(leaf[i]);
	wfi_free(leaf);
	return err;
}

/* ---- labels ---- */

static wf_error *bad_label(const char *column, int64_t row, wf_dtype d, int64_t value, const wf_label_opts *o)
{
	char text[24];
	snprintf(text, sizeof text, wfi_is_signed(d) ? "%" PRId64 : "%" PRIu64, value);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "row %lld (from 0) of column \"%s\": %s is not a label", (long long)row, column, text);
	return wf_error_add(err, o->has_ignore_index ? "\"%s\" has labels from 0 to %lld, and %lld for rows without one" : "\"%s\" has labels from 0 to %lld",
			    column, (long long)o->classes - 1, (long long)o->ignore_index);
}

wf_error *wf_dataset_check_labels(const wf_dataset *d, const char *column, wf_label_opts o)
{
	if (!d || !column)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_check_labels: the dataset or the column's name is NULL");
	if (o.classes < 1)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_check_labels: classes, the number of labels, must be at least 1; %lld came",
				    (long long)o.classes);
	const wfi_data_column *c = NULL;
	for (size_t i = 0; i < d->n; i++)
		if (!strcmp(d->v[i].name, column))
			c = &d->v[i];
	if (!c)
		return wf_error_new(WF_NOT_FOUND, "wf_dataset_check_labels: the dataset has no column \"%s\"", column);
	wf_dtype t = c->row.dtype;
	if (!wfi_is_int(t))
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_check_labels: labels are whole numbers; column \"%s\" is %s", column, wf_dtype_name(t));
	int64_t each = wfi_type_count(&c->row);
	for (int64_t i = 0; i < d->rows; i++) {
		int64_t row = d->order ? d->order[i] : i;
		for (int64_t k = 0; k < each; k++) {
			int64_t x = wfi_load_i(t, c->bytes, row * each + k); /* a u64 beyond i64 is negative here: no label either */
			bool ignored = o.has_ignore_index && x == o.ignore_index && (x >= 0 || wfi_is_signed(t));
			if ((x < 0 || x >= o.classes) && !ignored)
				return bad_label(column, i, t, x, &o);
		}
	}
	return NULL;
}

/* ---- split ---- */

static wf_dataset *part(const wf_dataset *d, const int64_t *rows, int64_t n)
{
	wf_dataset *p = wfi_alloc(sizeof *p);
	const wf_dataset *base = d->base ? d->base : d;
	*p = (wf_dataset){
		.refs = 1, .columns = wf_tree_retain(d->columns), .rows = n, .base = wf_dataset_retain(base), .n = d->n, .v = d->v
	};
	p->order = wfi_alloc((size_t)n * sizeof *p->order);
	for (int64_t i = 0; i < n; i++)
		p->order[i] = d->order ? d->order[rows[i]] : rows[i];
	return p;
}

wf_error *wf_dataset_split(const wf_dataset *d, double fraction, uint64_t seed, wf_dataset **first, wf_dataset **rest)
{
	if (!d || !first || !rest)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_split: the dataset or a place for its parts is NULL");
	if (!(fraction >= 0 && fraction <= 1))
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_split: the fraction must be from 0 to 1; %g came", fraction);
	int64_t *order = wfi_try_alloc((size_t)d->rows * sizeof *order + 1);
	if (!order)
		return wfi_out_of_memory((size_t)d->rows * sizeof *order, "an order of rows");
	wfi_permutation(seed, WFI_SPLIT_EPOCH, d->rows, order);
	int64_t n = llround(fraction * (double)d->rows);
	*first = part(d, order, n);
	*rest = part(d, order + n, d->rows - n);
	wfi_free(order);
	return NULL;
}

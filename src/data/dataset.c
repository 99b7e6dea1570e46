/* dataset.c: datasets as sources: life, reading rows, all rows as a tree, the check of labels. */
#include "data/format.h"
#include <inttypes.h>

#define BLOCK_ROWS 1024            /* read at once where a dataset is gone through in order */
#define ROWS_MOST (INT64_MAX / 16) /* an order of so many has a size */

/* the count and the lock are not part of the value */
static wf_dataset *altered(const wf_dataset *d)
{
	return (wf_dataset *)(uintptr_t)d;
}

/* ---- life ---- */

wf_dataset *wf_dataset_retain(const wf_dataset *d)
{
	if (d)
		__atomic_fetch_add(&altered(d)->refs, 1, __ATOMIC_RELAXED);
	return altered(d);
}

void wf_dataset_free(wf_dataset *d)
{
	if (!d || __atomic_fetch_sub(&d->refs, 1, __ATOMIC_ACQ_REL) != 1)
		return;
	if (d->source.close)
		d->source.close(d->source.user);
	for (size_t i = 0; i < d->n; i++)
		wfi_free(d->v[i].name);
	wfi_free(d->v);
	wf_tree_release(d->tree);
	pthread_mutex_destroy(&d->lock);
	wfi_free(d->name);
	wfi_free(d);
}

int64_t wf_dataset_rows(const wf_dataset *d)
{
	return d ? d->rows : 0;
}

static wf_error *check_column(const wf_dataset *d, const wf_source_column *c, int i)
{
	if (!c->name || !*c->name)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: column %d (from 0) has no name", d->name, i);
	if (strchr(c->name, '.'))
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s: column \"%s\" has a dot in its name, which stands for a path in a batch", d->name,
				    c->name);
	for (int k = 0; k < i; k++)
		if (!strcmp(d->v[k].name, c->name))
			return wf_error_new(WF_INVALID_ARGUMENT, "%s: two columns are named \"%s\"", d->name, c->name);
	if (c->dtype <= WF_INVALID || c->dtype >= WF_DTYPE_COUNT || !wf_dtype_size(c->dtype))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: column \"%s\" has no dtype (%d)", d->name, c->name, (int)c->dtype);
	if (c->rank < 0 || c->rank >= WF_MAX_RANK)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: a row of column \"%s\" has %d dimensions; 0 to %d are possible",
				    d->name, c->name, c->rank, WF_MAX_RANK - 1);
	int64_t dims[WF_MAX_RANK] = { d->rows };
	uint64_t bytes = 0;
	memcpy(dims + 1, c->shape, (size_t)c->rank * sizeof *dims);
	for (int k = 1; k <= c->rank; k++)
		if (dims[k] < 0)
			return wf_error_new(WF_INVALID_ARGUMENT, "%s: dimension %d of a row of column \"%s\" is %lld", d->name,
					    k - 1, c->name, (long long)dims[k]);
	return wfi_shape_bytes(c->dtype, c->rank + 1, dims, &bytes) && bytes < SIZE_MAX
		       ? NULL
		       : wf_error_new(WF_INVALID_ARGUMENT, "%s: column \"%s\" has more bytes than can be counted", d->name,
				      c->name);
}

static wf_error *describe(wf_dataset *d)
{
	const wf_source *s = &d->source;
	const wf_source_column *c = NULL;
	int n = 0;
	if (!s->rows || !s->columns || !s->read)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_from_source: %s lacks a callback: rows, columns and read are needed", d->name);
	WF_TRY(s->rows(s->user, &d->rows));
	if (d->rows < 0 || d->rows > ROWS_MOST)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s has %lld rows; 0 to %lld are possible", d->name, (long long)d->rows,
				    (long long)ROWS_MOST);
	WF_TRY(s->columns(s->user, &c, &n));
	if (n < 1 || !c)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s has no columns (%d)", d->name, n);
	d->v = wfi_alloc((size_t)n * sizeof *d->v);
	for (int i = 0; i < n; i++) {
		WF_TRY(check_column(d, &c[i], i));
		wfi_type row = wfi_type_make(c[i].dtype, c[i].rank, c[i].shape);
		d->v[d->n++] = (wfi_data_column){ wfi_strdup(c[i].name), row, wfi_type_bytes(&row) };
	}
	return NULL;
}

wf_error *wf_dataset_from_source(wf_source s, wf_dataset **out)
{
	wf_dataset *d = wfi_alloc(sizeof *d);
	*d = (wf_dataset){ .refs = 1, .source = s, .name = wfi_strdup(s.name ? s.name : "a source") };
	d->source.name = d->name;
	pthread_mutex_init(&d->lock, NULL);
	wf_error *err = out ? describe(d)
			    : wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_from_source: the place for the dataset is NULL");
	if (err) {
		wf_dataset_free(d);
		return err;
	}
	*out = d;
	return NULL;
}

wf_source_column *wfi_dataset_columns(const wf_dataset *d)
{
	wf_source_column *v = wfi_alloc(d->n * sizeof *v);
	for (size_t i = 0; i < d->n; i++) {
		const wfi_type *row = &d->v[i].row;
		v[i] = (wf_source_column){ .name = d->v[i].name, .dtype = row->dtype, .rank = row->rank };
		memcpy(v[i].shape, row->dims, (size_t)row->rank * sizeof row->dims[0]);
	}
	return v;
}

/* ---- rows ---- */

static wf_error *call_read(const wf_dataset *d, const wf_source_read *r)
{
	if (d->source.serial)
		pthread_mutex_lock(&altered(d)->lock);
	wf_error *err = d->source.read(d->source.user, r);
	if (d->source.serial)
		pthread_mutex_unlock(&altered(d)->lock);
	return err;
}

/* for a source that fills all columns: room for those that nobody wants */
static wf_error *read_all_columns(const wf_dataset *d, const wf_source_read *r)
{
	void **place = wfi_alloc(d->n * sizeof *place), **scratch = wfi_alloc(d->n * sizeof *scratch);
	wf_error *err = NULL;
	for (size_t i = 0; !err && i < d->n; i++) {
		place[i] = r->columns[i];
		if (place[i])
			continue;
		place[i] = scratch[i] = wfi_try_alloc((size_t)r->n * d->v[i].row_bytes + 1);
		if (!place[i])
			err = wfi_out_of_memory((size_t)r->n * d->v[i].row_bytes, "rows of a dataset");
	}
	wf_source_read all = *r;
	all.columns = place;
	if (!err)
		err = call_read(d, &all);
	for (size_t i = 0; i < d->n; i++)
		wfi_free(scratch[i]);
	wfi_free(scratch);
	wfi_free(place);
	return err;
}

wf_error *wfi_dataset_read(const wf_dataset *d, const wf_source_read *r)
{
	bool all = true;
	if (r->n <= 0)
		return NULL;
	for (size_t i = 0; i < d->n; i++)
		all = all && r->columns[i];
	return all || d->skips ? call_read(d, r) : read_all_columns(d, r);
}

wf_error *wfi_dataset_read_range(const wf_dataset *d, int64_t from, int64_t n, void *const *columns)
{
	int64_t rows[BLOCK_ROWS];
	void **place = wfi_alloc(d->n * sizeof *place);
	wf_error *err = NULL;
	for (int64_t at = 0, m; !err && at < n; at += m) {
		m = WFI_MIN(n - at, (int64_t)BLOCK_ROWS);
		for (int64_t i = 0; i < m; i++)
			rows[i] = from + at + i;
		for (size_t i = 0; i < d->n; i++)
			place[i] = columns[i] ? (char *)columns[i] + (size_t)at * d->v[i].row_bytes : NULL;
		err = wfi_dataset_read(d, &(wf_source_read){ .rows = rows, .n = m, .columns = place });
	}
	wfi_free(place);
	return err;
}

/* ---- all rows ---- */

static wf_error *new_column(const wf_dataset *d, const wfi_data_column *c, void **data, wf_tree **out)
{
	wfi_type t = wfi_type_make(c->row.dtype, c->row.rank + 1, (const int64_t[WF_MAX_RANK]){ d->rows });
	memcpy(t.dims + 1, c->row.dims, (size_t)c->row.rank * sizeof t.dims[0]);
	wfi_buffer *b = NULL;
	WF_TRY(wfi_buffer_new(wfi_type_bytes(&t), NULL, &b));
	*data = b->data;
	wf_put(out, wfi_tree_leaf(wfi_array_new(&t, WFI_SINGLE, 1, &b)));
	return NULL;
}

static wf_error *read_tree(const wf_dataset *d, wf_tree **out)
{
	wf_tree **leaf = wfi_alloc(d->n * sizeof *leaf);
	void **data = wfi_alloc(d->n * sizeof *data);
	const char **name = wfi_alloc(d->n * sizeof *name);
	wf_error *err = NULL;
	for (size_t i = 0; !err && i < d->n; i++) {
		name[i] = d->v[i].name;
		err = new_column(d, &d->v[i], &data[i], &leaf[i]);
	}
	if (!err)
		err = wfi_dataset_read_range(d, 0, d->rows, data);
	if (!err)
		err = wf_tree_dict(d->n, name, (const wf_tree *const *)leaf, out);
	for (size_t i = 0; i < d->n; i++)
		wf_tree_release(leaf[i]);
	wfi_free(name);
	wfi_free(data);
	wfi_free(leaf);
	return err;
}

wf_error *wf_dataset_tree(const wf_dataset *d, wf_tree **out)
{
	if (!d || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_tree: the dataset or the place for the tree is NULL");
	if (!d->tree)
		return read_tree(d, out);
	wf_put(out, wfi_tree_view(d->tree));
	return NULL;
}

/* ---- labels ---- */

static wf_error *bad_label(const char *column, int64_t row, wf_dtype d, int64_t value, const wf_label_opts *o)
{
	char text[24];
	snprintf(text, sizeof text, wfi_is_signed(d) ? "%" PRId64 : "%" PRIu64, value);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "row %lld (from 0) of column \"%s\": %s is not a label", (long long)row,
				     column, text);
	return wf_error_add(err,
			    o->has_ignore_index ? "\"%s\" has labels from 0 to %lld, and %lld for rows without one"
						: "\"%s\" has labels from 0 to %lld",
			    column, (long long)o->classes - 1, (long long)o->ignore_index);
}

/* of n rows from row at */
static wf_error *check_labels(const wfi_data_column *c, int64_t at, int64_t n, const void *labels, const wf_label_opts *o)
{
	wf_dtype t = c->row.dtype;
	int64_t each = wfi_type_count(&c->row);
	for (int64_t i = 0; i < n * each; i++) {
		int64_t x = wfi_load_i(t, labels, i); /* a u64 beyond i64 is negative here: no label either */
		bool ignored = o->has_ignore_index && x == o->ignore_index && (x >= 0 || wfi_is_signed(t));
		if ((x < 0 || x >= o->classes) && !ignored)
			return bad_label(c->name, at + i / each, t, x, o);
	}
	return NULL;
}

wf_error *wf_dataset_check_labels(const wf_dataset *d, const char *column, wf_label_opts o)
{
	if (!d || !column)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_check_labels: the dataset or the column's name is NULL");
	if (o.classes < 1)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_check_labels: classes, the number of labels, must be at least 1; %lld came",
				    (long long)o.classes);
	const wfi_data_column *c = NULL;
	for (size_t i = 0; i < d->n; i++)
		if (!strcmp(d->v[i].name, column))
			c = &d->v[i];
	if (!c)
		return wf_error_new(WF_NOT_FOUND, "wf_dataset_check_labels: the dataset has no column \"%s\"", column);
	wf_dtype t = c->row.dtype;
	if (!wfi_is_int(t))
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_check_labels: labels are whole numbers; column \"%s\" is %s",
				    column, wf_dtype_name(t));
	if (!d->rows || !c->row_bytes)
		return NULL;
	size_t block = (size_t)WFI_MIN(d->rows, (int64_t)BLOCK_ROWS) * c->row_bytes;
	void **place = wfi_alloc(d->n * sizeof *place), *labels = wfi_try_alloc(block);
	place[c - d->v] = labels;
	wf_error *err = labels ? NULL : wfi_out_of_memory(block, "a column of labels");
	for (int64_t at = 0; !err && at < d->rows; at += BLOCK_ROWS) {
		int64_t n = WFI_MIN(d->rows - at, (int64_t)BLOCK_ROWS);
		err = wfi_dataset_read_range(d, at, n, place);
		if (!err)
			err = check_labels(c, at, n, labels, &o);
	}
	wfi_free(labels);
	wfi_free(place);
	return err;
}

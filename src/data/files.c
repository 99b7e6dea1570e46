/* files.c: datasets of arrays in files: CSV and npz, read as a whole; npy and safetensors, mapped. */
#include "data/format.h"
#include "store/safetensors.h"

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

/* ---- npy ---- */

/* what columns lie in: mapped files, and arrays in memory where a file's order is another */
typedef struct npy_owner {
	wfi_mappings *files;
	wf_tree **array;
} npy_owner;

static wf_error *npy_check(void *owner)
{
	return wfi_mappings_check(((npy_owner *)owner)->files);
}

static void npy_close(void *owner)
{
	npy_owner *o = owner;
	for (int i = 0; i < o->files->n; i++)
		wf_tree_release(o->array[i]);
	wfi_mappings_close(o->files);
	wfi_free(o->array);
	wfi_free(o);
}

/* array i, which must have rows: as many as *rows says (< 0: it says nothing yet) */
static wf_error *npy_column(npy_owner *o, int i, const char *name, int64_t *rows, wf_source_column *c, wfi_span *span)
{
	const wfi_mapping *m = &o->files->v[i];
	wfi_npy f;
	WF_TRY(wfi_npy_layout(m->path, m->bytes, m->size, false, &f));
	const wfi_type *t = &f.type;
	if (!t->rank)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: a dataset's columns have rows; this is a single number", m->path);
	if (*rows >= 0 && *rows != t->dims[0])
		return wf_error_new(WF_INVALID_ARGUMENT, "a dataset's columns have as many rows; %s has %lld, %s has %lld", o->files->v[0].path, (long long)*rows,
				    m->path, (long long)t->dims[0]);
	*rows = t->dims[0];
	*c = (wf_source_column){ .name = name, .dtype = t->dtype, .rank = t->rank - 1 };
	memcpy(c->shape, t->dims + 1, (size_t)c->rank * sizeof c->shape[0]);
	wfi_type row = wfi_type_make(c->dtype, c->rank, c->shape);
	*span = (wfi_span){ .bytes = m->bytes + f.data, .stride = wfi_type_bytes(&row), .dtype = c->dtype, .swapped = f.swapped };
	if (!f.fortran)
		return NULL;
	WF_TRY(wfi_npy_parse(m->path, m->bytes, m->size, false, &o->array[i]));
	span->bytes = o->array[i]->array->shards[0]->data;
	span->swapped = false;
	return NULL;
}

static wf_error *open_npy(int n, const char *const *name, const char *const *path, wf_dataset **out)
{
	npy_owner *o = wfi_alloc(sizeof *o);
	wf_error *err = wfi_map_files(n, path, &o->files);
	if (err) {
		wfi_free(o);
		return err;
	}
	o->array = wfi_alloc((size_t)n * sizeof *o->array);
	wf_source_column *v = wfi_alloc((size_t)n * sizeof *v);
	wfi_span *span = wfi_alloc((size_t)n * sizeof *span);
	int64_t rows = -1;
	for (int i = 0; !err && i < n; i++)
		err = npy_column(o, i, name[i], &rows, &v[i], &span[i]);
	if (err)
		npy_close(o);
	else
		err = wfi_dataset_from_arrays((wfi_arrays){ .name = path[0], .rows = rows, .n = n, .v = v, .spans = span, .check = npy_check,
							    .close = npy_close, .owner = o }, out);
	wfi_free(v);
	wfi_free(span);
	return err;
}

wf_error *wf_dataset_npy(const wf_data_file *files, wf_dataset **out)
{
	if (!files || !files->name || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_npy: there is no file, or the place for the dataset is NULL");
	int n = 0;
	for (; files[n].name; n++)
		if (!files[n].path)
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_npy: the path of column \"%s\" is NULL", files[n].name);
	const char **name = wfi_alloc((size_t)n * sizeof *name), **path = wfi_alloc((size_t)n * sizeof *path);
	for (int i = 0; i < n; i++) {
		name[i] = files[i].name;
		path[i] = files[i].path;
	}
	wf_error *err = open_npy(n, name, path, out);
	wfi_free(name);
	wfi_free(path);
	return wf_error_add(err, "while reading the dataset %s", files->path);
}

static wf_error *open_npz(const wfi_mapping *m, wf_dataset **out)
{
	WF_TREES(columns);
	WF_TRY(wfi_npz_parse(m->path, m->bytes, m->size, false, &columns));
	return wf_dataset_from_tree(columns, out);
}

wf_error *wf_dataset_npz(const char *path, wf_dataset **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_npz: the path or the place for the dataset is NULL");
	wfi_mapping m;
	WF_TRY(wfi_map_file(path, &m));
	bool npy = m.size >= 6 && !memcmp(m.bytes, "\x93NUMPY", 6);
	wf_error *err = npy ? NULL : open_npz(&m, out);
	wfi_unmap(&m);
	if (npy)
		err = open_npy(1, (const char *const[]){ "x" }, &path, out);
	return wf_error_add(err, "while reading the dataset %s", path);
}

/* ---- safetensors ---- */

static wf_error *st_columns(const wfi_mapping *m, const wfi_st *f, wf_source_column *v, wfi_span *span)
{
	if (!f->n)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s has no tensors, which would be the columns", m->path);
	for (size_t i = 0; i < f->n; i++) {
		const wfi_type *t = &f->v[i].type;
		if (!t->rank)
			return wf_error_new(WF_INVALID_ARGUMENT, "%s: a dataset's columns have rows; \"%s\" is a single number", m->path, f->v[i].name);
		if (t->dims[0] != f->v[0].type.dims[0])
			return wf_error_new(WF_INVALID_ARGUMENT, "%s: a dataset's columns have as many rows; \"%s\" has %lld, \"%s\" has %lld", m->path,
					    f->v[0].name, (long long)f->v[0].type.dims[0], f->v[i].name, (long long)t->dims[0]);
		v[i] = (wf_source_column){ .name = f->v[i].name, .dtype = t->dtype, .rank = t->rank - 1 };
		memcpy(v[i].shape, t->dims + 1, (size_t)v[i].rank * sizeof v[i].shape[0]);
		wfi_type row = wfi_type_make(t->dtype, v[i].rank, v[i].shape);
		span[i] = (wfi_span){ .bytes = m->bytes + f->data + f->v[i].begin, .stride = wfi_type_bytes(&row), .dtype = t->dtype };
	}
	return NULL;
}

wf_error *wf_dataset_safetensors(const char *path, wf_dataset **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_safetensors: the path or the place for the dataset is NULL");
	wfi_mappings *m = NULL;
	wfi_st f;
	WF_TRY(wfi_map_files(1, &path, &m));
	wf_error *err = wfi_st_parse(path, (const char *)m->v[0].bytes, m->v[0].size, &f);
	if (err) {
		wfi_mappings_close(m);
		return err;
	}
	wf_source_column *v = wfi_alloc((f.n + 1) * sizeof *v);
	wfi_span *span = wfi_alloc((f.n + 1) * sizeof *span);
	err = st_columns(&m->v[0], &f, v, span);
	if (err)
		wfi_mappings_close(m);
	else
		err = wfi_dataset_from_arrays((wfi_arrays){ .name = path, .rows = f.v[0].type.dims[0], .n = (int)f.n, .v = v, .spans = span,
							    .check = wfi_mappings_check, .close = wfi_mappings_close, .owner = m }, out);
	wfi_free(v);
	wfi_free(span);
	wfi_st_free(&f);
	return err;
}

/* files.c: datasets of arrays in files: CSV, read as a whole; npy, npz and safetensors, mapped. */
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

/* ---- npy, npz ---- */

/* what columns lie in: mapped files, members that were unpacked, and arrays in memory where a file's order is another */
typedef struct npy_owner {
	wfi_mappings *files;
	size_t n;
	void **scratch;
	wf_tree **array;
} npy_owner;

/* the columns that are being put together */
typedef struct npy_set {
	npy_owner *o;
	char **name;
	wf_source_column *v;
	wfi_span *span;
	int64_t rows;
} npy_set;

static wf_error *npy_check(void *owner)
{
	return wfi_mappings_check(((npy_owner *)owner)->files);
}

static void npy_close(void *owner)
{
	npy_owner *o = owner;
	for (size_t i = 0; i < o->n; i++) {
		wf_tree_release(o->array[i]);
		wfi_free(o->scratch[i]);
	}
	wfi_mappings_close(o->files);
	wfi_free(o->array);
	wfi_free(o->scratch);
	wfi_free(o);
}

/* takes files; room for n columns */
static npy_set new_set(wfi_mappings *files, size_t n)
{
	npy_owner *o = wfi_alloc(sizeof *o);
	*o = (npy_owner){ .files = files,
			  .scratch = wfi_alloc((n + 1) * sizeof *o->scratch),
			  .array = wfi_alloc((n + 1) * sizeof *o->array) };
	return (npy_set){ .o = o,
			  .name = wfi_alloc((n + 1) * sizeof *o->array),
			  .v = wfi_alloc((n + 1) * sizeof(wf_source_column)),
			  .span = wfi_alloc((n + 1) * sizeof(wfi_span)) };
}

/* err NULL: makes the dataset. All of s is given up. */
static wf_error *finish_set(npy_set *s, wf_error *err, wf_dataset **out)
{
	size_t n = s->o->n;
	if (err)
		npy_close(s->o);
	else
		err = wfi_dataset_from_arrays((wfi_arrays){ .name = s->o->files->v[0].path,
							    .rows = s->rows,
							    .n = (int)n,
							    .v = s->v,
							    .spans = s->span,
							    .check = npy_check,
							    .close = npy_close,
							    .owner = s->o },
					      out);
	for (size_t i = 0; i < n; i++)
		wfi_free(s->name[i]);
	wfi_free(s->name);
	wfi_free(s->v);
	wfi_free(s->span);
	return err;
}

/* the next column, which is the .npy in bytes; its name is there */
static wf_error *add_npy(npy_set *s, const char *what, const unsigned char *bytes, size_t size)
{
	size_t i = s->o->n - 1;
	wfi_npy f;
	WF_TRY(wfi_npy_layout(what, bytes, size, false, &f));
	const wfi_type *t = &f.type;
	if (!t->rank)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: a dataset's columns have rows; \"%s\" is a single number", what,
				    s->name[i]);
	if (i && s->rows != t->dims[0])
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s: a dataset's columns have as many rows; \"%s\" has %lld, \"%s\" has %lld", what,
				    s->name[0], (long long)s->rows, s->name[i], (long long)t->dims[0]);
	s->rows = t->dims[0];
	s->v[i] = (wf_source_column){ .name = s->name[i], .dtype = t->dtype, .rank = t->rank - 1 };
	memcpy(s->v[i].shape, t->dims + 1, (size_t)s->v[i].rank * sizeof s->v[i].shape[0]);
	wfi_type row = wfi_type_make(t->dtype, t->rank - 1, t->dims + 1);
	s->span[i] =
		(wfi_span){ .bytes = bytes + f.data, .stride = wfi_type_bytes(&row), .dtype = t->dtype, .swapped = f.swapped };
	if (!f.fortran)
		return NULL;
	WF_TRY(wfi_npy_parse(what, bytes, size, false, &s->o->array[i]));
	s->span[i].bytes = s->o->array[i]->array->shards[0]->data;
	s->span[i].swapped = false;
	return NULL;
}

wf_error *wf_dataset_npy(const wf_data_file *files, wf_dataset **out)
{
	if (!files || !files->name || !out)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_npy: there is no file, or the place for the dataset is NULL");
	int n = 0;
	for (; files[n].name; n++)
		if (!files[n].path)
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_npy: the path of column \"%s\" is NULL",
					    files[n].name);
	const char **path = wfi_alloc((size_t)n * sizeof *path);
	for (int i = 0; i < n; i++)
		path[i] = files[i].path;
	wfi_mappings *m = NULL;
	wf_error *err = wfi_map_files(n, path, &m);
	wfi_free(path);
	if (err)
		return err;
	npy_set s = new_set(m, (size_t)n);
	for (int i = 0; !err && i < n; i++) {
		s.name[s.o->n++] = wfi_strdup(files[i].name);
		err = add_npy(&s, m->v[i].path, m->v[i].bytes, m->v[i].size);
	}
	return finish_set(&s, err, out);
}

/* Stored members, as numpy.savez writes them, stay where they are in the archive; deflated ones are unpacked. Checksums are compared in any case. */
static wf_error *open_npz(wfi_mappings *m, wf_dataset **out)
{
	wfi_zip z;
	const wfi_mapping *f = &m->v[0];
	wf_error *err = wfi_zip_open(f->path, f->bytes, f->size, &z);
	npy_set s = new_set(m, err ? 0 : z.n);
	for (size_t i = 0; !err && i < z.n; i++) {
		if (wfi_npz_is_folder(&z, i))
			continue;
		const unsigned char *data = NULL;
		char *what = wfi_format("%s: %s", z.what, z.v[i].name);
		size_t k = s.o->n++;
		err = wfi_npz_member(&z, i, &s.name[k], &data, &s.o->scratch[k]);
		if (!err)
			err = add_npy(&s, what, data, (size_t)z.v[i].size);
		wfi_free(what);
	}
	if (!err && !s.o->n)
		err = wf_error_new(WF_INVALID_ARGUMENT, "%s has no arrays, which would be the columns", f->path);
	if (z.v)
		wfi_zip_close(&z);
	return finish_set(&s, err, out);
}

wf_error *wf_dataset_npz(const char *path, wf_dataset **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_npz: the path or the place for the dataset is NULL");
	wfi_mappings *m = NULL;
	WF_TRY(wfi_map_files(1, &path, &m));
	bool npy = m->v[0].size >= 6 && !memcmp(m->v[0].bytes, "\x93NUMPY", 6);
	if (npy)
		wfi_mappings_close(m);
	wf_error *err = npy ? wf_dataset_npy((const wf_data_file[]){ { "x", path }, { 0 } }, out) : open_npz(m, out);
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
			return wf_error_new(WF_INVALID_ARGUMENT, "%s: a dataset's columns have rows; \"%s\" is a single number",
					    m->path, f->v[i].name);
		if (t->dims[0] != f->v[0].type.dims[0])
			return wf_error_new(WF_INVALID_ARGUMENT,
					    "%s: a dataset's columns have as many rows; \"%s\" has %lld, \"%s\" has %lld",
					    m->path, f->v[0].name, (long long)f->v[0].type.dims[0], f->v[i].name,
					    (long long)t->dims[0]);
		v[i] = (wf_source_column){ .name = f->v[i].name, .dtype = t->dtype, .rank = t->rank - 1 };
		memcpy(v[i].shape, t->dims + 1, (size_t)v[i].rank * sizeof v[i].shape[0]);
		wfi_type row = wfi_type_make(t->dtype, v[i].rank, v[i].shape);
		span[i] = (wfi_span){ .bytes = m->bytes + f->data + f->v[i].begin,
				      .stride = wfi_type_bytes(&row),
				      .dtype = t->dtype };
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
		err = wfi_dataset_from_arrays((wfi_arrays){ .name = path,
							    .rows = f.v[0].type.dims[0],
							    .n = (int)f.n,
							    .v = v,
							    .spans = span,
							    .check = wfi_mappings_check,
							    .close = wfi_mappings_close,
							    .owner = m },
					      out);
	wfi_free(v);
	wfi_free(span);
	wfi_st_free(&f);
	return err;
}

/* arrays.c: a source over arrays: in memory (trees, CSV, npz) or in files that are mapped, then only what is read is loaded. */
#include "data/format.h"

typedef struct arrays {
	wfi_arrays a;      /* with copies of its own */
	size_t *row_bytes; /* by column, as given */
	int64_t *count;    /* elements of a row */
} arrays;

static wf_error *arrays_rows(void *user, int64_t *rows)
{
	*rows = ((const arrays *)user)->a.rows;
	return NULL;
}

static wf_error *arrays_columns(void *user, const wf_source_column **columns, int *n)
{
	const arrays *s = user;
	*columns = s->a.v;
	*n = s->a.n;
	return NULL;
}

/* one row whose elements are not as the column has them */
static void convert(const wfi_span *span, wf_dtype to, const unsigned char *in, char *out, int64_t n)
{
	size_t width = wf_dtype_size(span->dtype), size = wf_dtype_size(to), word = width / (wfi_is_complex(to) ? 2 : 1);
	int64_t planes = span->planes ? span->planes : n;
	for (int64_t i = 0; i < n; i++) {
		const unsigned char *from = in + (size_t)(i % planes * (n / planes) + i / planes) * width;
		unsigned char element[16];
		for (size_t k = 0; k < width; k++)
			element[k] = from[span->swapped ? k / word * word + word - 1 - k % word : k];
		if (span->dtype == to)
			memcpy(out + (size_t)i * size, element, size);
		else
			wfi_store_i(to, out, i, wfi_load_i(span->dtype, element, 0));
	}
}

static void read_column_rows(const arrays *s, int c, const wf_source_read *r)
{
	const wfi_span *span = &s->a.spans[c];
	bool plain = span->dtype == s->a.v[c].dtype && !span->swapped && !span->planes;
	size_t size = s->row_bytes[c];
	char *out = r->columns[c];
	for (int64_t i = 0; size && i < r->n; i++, out += size) {
		const unsigned char *in = span->bytes + (size_t)r->rows[i] * span->stride;
		if (plain)
			memcpy(out, in, size);
		else
			convert(span, s->a.v[c].dtype, in, out, s->count[c]);
	}
}

static wf_error *arrays_read(void *user, const wf_source_read *r)
{
	const arrays *s = user;
	if (s->a.check)
		WF_TRY(s->a.check(s->a.owner));
	for (int c = 0; c < s->a.n; c++)
		if (r->columns[c])
			read_column_rows(s, c, r);
	return NULL;
}

static void arrays_close(void *user)
{
	arrays *s = user;
	if (s->a.close)
		s->a.close(s->a.owner);
	for (int i = 0; i < s->a.n; i++)
		wfi_free((void *)(uintptr_t)s->a.v[i].name);
	wfi_free((void *)(uintptr_t)s->a.v);
	wfi_free((void *)(uintptr_t)s->a.spans);
	wfi_free(s->row_bytes);
	wfi_free(s->count);
	wfi_free(s);
}

static void *copy_of(const void *p, size_t size)
{
	void *copy = wfi_alloc(size);
	memcpy(copy, p, size);
	return copy;
}

wf_error *wfi_dataset_from_arrays(wfi_arrays a, wf_dataset **out)
{
	size_t n = (size_t)a.n;
	arrays *s = wfi_alloc(sizeof *s);
	*s = (arrays){ .a = a, .row_bytes = wfi_alloc(n * sizeof *s->row_bytes), .count = wfi_alloc(n * sizeof *s->count) };
	wf_source_column *v = copy_of(a.v, n * sizeof *v);
	for (size_t i = 0; i < n; i++) {
		v[i].name = wfi_strdup(v[i].name);
		wfi_type row = wfi_type_make(v[i].dtype, v[i].rank, v[i].shape);
		s->row_bytes[i] = wfi_type_bytes(&row);
		s->count[i] = wfi_type_count(&row);
	}
	s->a.v = v;
	s->a.spans = copy_of(a.spans, n * sizeof *a.spans);
	WF_TRY(wf_dataset_from_source((wf_source){ .name = a.name,
						   .rows = arrays_rows,
						   .columns = arrays_columns,
						   .read = arrays_read,
						   .close = arrays_close,
						   .user = s },
				      out));
	(*out)->skips = true;
	return NULL;
}

/* ---- trees ---- */

typedef struct tree_owner {
	wf_tree *tree;
	int n;
	void **scratch; /* of arrays that are not in one piece */
} tree_owner;

static void free_owner(void *owner)
{
	tree_owner *o = owner;
	for (int i = 0; i < o->n; i++)
		wfi_free(o->scratch[i]);
	wfi_free(o->scratch);
	wf_tree_release(o->tree);
	wfi_free(o);
}

static wf_error *read_column(const wf_tree *tree, int i, wf_source_column *c, wfi_span *span, void **scratch)
{
	const wf_tree *leaf = tree->child[i];
	const char *const *name = tree->def->name;
	c->name = name[i];
	if (!wf_tree_is_leaf(leaf))
		return wf_error_new(WF_INVALID_ARGUMENT, "a dataset's columns are arrays; \"%s\" is a tree", c->name);
	const wfi_type *t = &leaf->array->type;
	if (!t->rank)
		return wf_error_new(WF_INVALID_ARGUMENT, "a dataset's columns have rows; \"%s\" is a single number", c->name);
	int64_t rows = tree->child[0]->array->type.dims[0];
	if (t->dims[0] != rows)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "a dataset's columns have as many rows; \"%s\" has %lld, \"%s\" has %lld", name[0],
				    (long long)rows, c->name, (long long)t->dims[0]);
	c->dtype = t->dtype;
	c->rank = t->rank - 1;
	memcpy(c->shape, t->dims + 1, (size_t)c->rank * sizeof c->shape[0]);
	const void *bytes = NULL;
	WF_TRY(wfi_array_bytes(leaf->array, &bytes, scratch));
	wfi_type row = wfi_type_make(c->dtype, c->rank, c->shape);
	*span = (wfi_span){ .bytes = bytes, .stride = wfi_type_bytes(&row), .dtype = c->dtype };
	return NULL;
}

wf_error *wf_dataset_from_tree(const wf_tree *columns, wf_dataset **out)
{
	if (!columns || columns->def->kind != WFI_DICT || !columns->n)
		return wf_error_new(WF_INVALID_ARGUMENT, "a dataset is made of a dict of arrays, the columns");
	WF_TRY(wf_wait(columns));
	size_t n = (size_t)columns->n;
	tree_owner *o = wfi_alloc(sizeof *o);
	*o = (tree_owner){ .tree = wfi_tree_view(columns), .n = columns->n, .scratch = wfi_alloc(n * sizeof *o->scratch) };
	wf_source_column *v = wfi_alloc(n * sizeof *v);
	wfi_span *span = wfi_alloc(n * sizeof *span);
	wf_error *err = NULL;
	for (int i = 0; !err && i < o->n; i++)
		err = read_column(o->tree, i, &v[i], &span[i], &o->scratch[i]);
	if (err) {
		free_owner(o);
	} else {
		err = wfi_dataset_from_arrays((wfi_arrays){ .name = "the tree of columns",
							    .rows = o->tree->child[0]->array->type.dims[0],
							    .n = o->n,
							    .v = v,
							    .spans = span,
							    .close = free_owner,
							    .owner = o },
					      out);
		if (!err)
			(*out)->tree = wf_tree_retain(o->tree);
	}
	wfi_free(span);
	wfi_free(v);
	return err;
}

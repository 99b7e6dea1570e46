/* concatenate.c: several datasets' rows, one after the other, as a source over them. */
#include "data/format.h"

typedef struct joined {
	size_t n;
	wf_dataset **part;
	int64_t *first;  /* row of the whole with which each part begins, and the end */
	size_t **column; /* of part p: which of its columns is column c */
	wf_source_column *columns;
} joined;

static wf_error *joined_rows(void *user, int64_t *rows)
{
	const joined *s = user;
	*rows = s->first[s->n];
	return NULL;
}

static wf_error *joined_columns(void *user, const wf_source_column **columns, int *n)
{
	const joined *s = user;
	*columns = s->columns;
	*n = (int)s->part[0]->n;
	return NULL;
}

/* the rows of one part: which of its own, and where each stands among those that are asked for */
typedef struct picked {
	int64_t n, *rows, *at;
} picked;

static void pick(const joined *s, size_t p, const wf_source_read *r, picked *out)
{
	out->n = 0;
	for (int64_t i = 0; i < r->n; i++)
		if (r->rows[i] >= s->first[p] && r->rows[i] < s->first[p + 1]) {
			out->rows[out->n] = r->rows[i] - s->first[p];
			out->at[out->n++] = i;
		}
}

/* where part p's columns go when c-th column's place is column[c] */
static wf_error *read_into(const joined *s, size_t p, const wf_source_read *r, const picked *w, void *const *column, void **place)
{
	for (size_t c = 0; c < s->part[p]->n; c++)
		place[s->column[p][c]] = column[c];
	return wfi_dataset_read(s->part[p], &(wf_source_read){ w->rows, w->n, r->epoch, r->seed, place });
}

static wf_error *read_and_spread(const joined *s, size_t p, const wf_source_read *r, const picked *w, void **place)
{
	const wf_dataset *whole = s->part[0];
	void **temp = wfi_alloc(whole->n * sizeof *temp);
	wf_error *err = NULL;
	for (size_t c = 0; !err && c < whole->n; c++) {
		size_t bytes = (size_t)w->n * whole->v[c].row_bytes;
		if (r->columns[c] && !(temp[c] = wfi_try_alloc(bytes + 1)))
			err = wfi_out_of_memory(bytes, "rows of a dataset");
	}
	if (!err)
		err = read_into(s, p, r, w, temp, place);
	for (size_t c = 0; c < whole->n; c++) {
		size_t size = whole->v[c].row_bytes;
		for (int64_t i = 0; !err && temp[c] && size && i < w->n; i++)
			memcpy((char *)r->columns[c] + (size_t)w->at[i] * size, (char *)temp[c] + (size_t)i * size, size);
		wfi_free(temp[c]);
	}
	wfi_free(temp);
	return err;
}

static wf_error *joined_read(void *user, const wf_source_read *r)
{
	const joined *s = user;
	void **place = wfi_alloc(s->part[0]->n * sizeof *place);
	picked w = { .rows = wfi_try_alloc((size_t)r->n * sizeof *w.rows), .at = wfi_try_alloc((size_t)r->n * sizeof *w.at) };
	wf_error *err = w.rows && w.at ? NULL : wfi_out_of_memory((size_t)r->n * sizeof *w.rows, "the rows of a batch");
	for (size_t p = 0; !err && p < s->n; p++) {
		pick(s, p, r, &w);
		if (w.n)
			err = w.n == r->n ? read_into(s, p, r, &w, r->columns, place) : read_and_spread(s, p, r, &w, place);
		if (w.n == r->n)
			break;
	}
	wfi_free(w.rows);
	wfi_free(w.at);
	wfi_free(place);
	return err;
}

static void joined_close(void *user)
{
	joined *s = user;
	for (size_t i = 0; i < s->n; i++) {
		wf_dataset_free(s->part[i]);
		wfi_free(s->column[i]);
	}
	wfi_free(s->part);
	wfi_free(s->column);
	wfi_free(s->first);
	wfi_free(s->columns);
	wfi_free(s);
}

/* finds a's columns in b */
static wf_error *match(const wf_dataset *a, const wf_dataset *b, size_t *column)
{
	for (size_t i = 0; i < a->n; i++) {
		const wfi_data_column *c = &a->v[i];
		size_t k = 0;
		while (k < b->n && strcmp(b->v[k].name, c->name))
			k++;
		if (k == b->n)
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_concatenate: %s has a column \"%s\", %s has none",
					    a->name, c->name, b->name);
		if (!wfi_type_equal(&b->v[k].row, &c->row))
			return wf_error_new(
				WF_INVALID_ARGUMENT,
				"wf_dataset_concatenate: the rows of column \"%s\" have another type or shape in %s than in %s",
				c->name, a->name, b->name);
		column[i] = k;
	}
	return a->n == b->n ? NULL
			    : wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_concatenate: %s has %zu columns, %s has %zu", a->name,
					   a->n, b->name, b->n);
}

static wf_error *join(size_t n, const wf_dataset *const *parts, joined *s)
{
	for (size_t i = 0; i < n; i++) {
		s->part[i] = wf_dataset_retain(parts[i]);
		s->column[i] = wfi_alloc(parts[0]->n * sizeof *s->column[i]);
		s->n++;
		WF_TRY(match(parts[0], parts[i], s->column[i]));
		if (__builtin_add_overflow(s->first[i], parts[i]->rows, &s->first[i + 1]))
			return wf_error_new(WF_INVALID_ARGUMENT,
					    "wf_dataset_concatenate: there are more rows than can be counted");
	}
	return NULL;
}

wf_error *wf_dataset_concatenate(size_t n, const wf_dataset *const *parts, wf_dataset **out)
{
	if (!n || !parts || !out)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_concatenate: there are no datasets, or the place for the whole is NULL");
	for (size_t i = 0; i < n; i++)
		if (!parts[i])
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_concatenate: dataset %zu (from 0) is NULL", i);
	if (n == 1) {
		*out = wf_dataset_retain(parts[0]);
		return NULL;
	}
	joined *s = wfi_alloc(sizeof *s);
	*s = (joined){ .part = wfi_alloc(n * sizeof *s->part),
		       .column = wfi_alloc(n * sizeof *s->column),
		       .first = wfi_alloc((n + 1) * sizeof *s->first),
		       .columns = wfi_dataset_columns(parts[0]) };
	wf_error *err = join(n, parts, s);
	if (err) {
		joined_close(s);
		return err;
	}
	WF_TRY(wf_dataset_from_source((wf_source){ .name = parts[0]->name,
						   .rows = joined_rows,
						   .columns = joined_columns,
						   .read = joined_read,
						   .close = joined_close,
						   .user = s },
				      out));
	(*out)->skips = true;
	for (size_t i = 0; i < n; i++)
		(*out)->layers = WFI_MAX((*out)->layers, parts[i]->layers);
	return NULL;
}

/* map_rows.c: a source that gives another's rows through a function. The columns that the function needs are read into room of their own, those that
 * stay go where the reader wants them, and the rows are shared out to threads. */
#include "data/augment.h"

typedef struct mapped {
	wf_row_map m; /* threads: how many */
	char *name;
	wf_dataset *base;
	int layer;
	size_t n_inputs, *input; /* of base's columns */
	int n;                   /* all columns */
	wf_source_column *columns;
	int *made;         /* by column: which of those that row makes, −1: base's */
	size_t *from;      /* by column that stays: base's */
	int n_made, *at;   /* where each stands among all */
	size_t *row_bytes; /* of each that is made */
} mapped;

static wf_error *mapped_rows(void *user, int64_t *rows)
{
	*rows = ((const mapped *)user)->base->rows;
	return NULL;
}

static wf_error *mapped_columns(void *user, const wf_source_column **columns, int *n)
{
	*columns = ((const mapped *)user)->columns;
	*n = ((const mapped *)user)->n;
	return NULL;
}

static void mapped_close(void *user)
{
	mapped *s = user;
	if (s->m.close)
		s->m.close(s->m.user);
	for (int c = 0; c < s->n; c++)
		wfi_free((void *)(uintptr_t)s->columns[c].name);
	wf_dataset_free(s->base);
	wfi_free(s->name);
	wfi_free(s->input);
	wfi_free(s->columns);
	wfi_free(s->made);
	wfi_free(s->from);
	wfi_free(s->at);
	wfi_free(s->row_bytes);
	wfi_free(s);
}

/* ---- reading ---- */

typedef struct work {
	const mapped *s;
	const wf_source_read *r;
	void **base, **made; /* places of base's columns and of those that are made */
} work;

static wf_error *map_part(void *user, int64_t from, int64_t to)
{
	const work *w = user;
	const mapped *s = w->s;
	const void **in = wfi_alloc(s->n_inputs * sizeof *in + 1);
	void **out = wfi_alloc((size_t)s->n_made * sizeof *out);
	wf_error *err = NULL;
	for (int64_t i = from; !err && i < to; i++) {
		for (size_t k = 0; k < s->n_inputs; k++)
			in[k] = (const char *)w->base[s->input[k]] + (size_t)i * s->base->v[s->input[k]].row_bytes;
		for (int k = 0; k < s->n_made; k++)
			out[k] = (char *)w->made[k] + (size_t)i * s->row_bytes[k];
		wf_map_row row = { .row = w->r->rows[i], .epoch = w->r->epoch, .in = in, .out = out };
		row.draws = wfi_draws(w->r->seed, row.epoch, row.row, s->layer);
		err = s->m.row(s->m.user, &row);
		if (err)
			err = wf_error_add(err, "in %s, row %lld (from 0) of epoch %lld", s->name, (long long)row.row,
					   (long long)row.epoch);
	}
	wfi_free(in);
	wfi_free(out);
	return err;
}

/* room for n rows at *place unless there is some; room that was made is freed by the caller */
static wf_error *room(void **place, void **scratch, int64_t n, size_t row_bytes)
{
	if (*place)
		return NULL;
	*place = *scratch = wfi_try_alloc((size_t)n * row_bytes + 1);
	return *place ? NULL : wfi_out_of_memory((size_t)n * row_bytes, "rows of a dataset");
}

static wf_error *read_and_map(const mapped *s, const wf_source_read *r, work *w, void **base_scratch, void **made_scratch)
{
	bool wanted = false;
	for (int c = 0; c < s->n; c++) {
		wanted = wanted || (s->made[c] >= 0 && r->columns[c]);
		*(s->made[c] < 0 ? &w->base[s->from[c]] : &w->made[s->made[c]]) = r->columns[c];
	}
	for (size_t k = 0; wanted && k < s->n_inputs; k++)
		WF_TRY(room(&w->base[s->input[k]], &base_scratch[s->input[k]], r->n, s->base->v[s->input[k]].row_bytes));
	for (int k = 0; wanted && k < s->n_made; k++)
		WF_TRY(room(&w->made[k], &made_scratch[k], r->n, s->row_bytes[k]));
	WF_TRY(wfi_dataset_read(s->base, &(wf_source_read){ r->rows, r->n, r->epoch, r->seed, w->base }));
	return wanted ? wfi_data_parallel(s->m.threads, r->n, map_part, w) : NULL;
}

static wf_error *mapped_read(void *user, const wf_source_read *r)
{
	const mapped *s = user;
	size_t n_base = s->base->n, n_made = (size_t)s->n_made;
	void **place = wfi_alloc(2 * (n_base + n_made) * sizeof *place), **scratch = place + n_base + n_made;
	work w = { s, r, place, place + n_base };
	wf_error *err = read_and_map(s, r, &w, scratch, scratch + n_base);
	for (size_t i = 0; i < n_base + n_made; i++)
		wfi_free(scratch[i]);
	wfi_free(place);
	return err;
}

/* ---- making it ---- */

wf_error *wfi_find_column(const char *function, const wf_dataset *d, const char *name, size_t *out)
{
	wfi_str all = { 0 };
	for (size_t i = 0; i < d->n; i++) {
		if (!strcmp(d->v[i].name, name)) {
			*out = i;
			wfi_str_free(&all);
			return NULL;
		}
		wfi_str_add(&all, "%s\"%s\"", i ? ", " : "", d->v[i].name);
	}
	wf_error *err = wf_error_new(WF_NOT_FOUND, "%s: %s has no column \"%s\"; it has %s", function, d->name, name, all.s);
	wfi_str_free(&all);
	return err;
}

static wf_error *find_inputs(mapped *s, const char *const *inputs)
{
	while (inputs[s->n_inputs])
		s->n_inputs++;
	s->input = wfi_alloc(s->n_inputs * sizeof *s->input + 1);
	for (size_t i = 0; i < s->n_inputs; i++)
		WF_TRY(wfi_find_column(s->name, s->base, inputs[i], &s->input[i]));
	return NULL;
}

static void add_column(mapped *s, const wf_source_column *c, int made, size_t from)
{
	s->columns[s->n] = *c;
	s->columns[s->n].name = wfi_strdup(c->name ? c->name : "");
	s->made[s->n] = made;
	s->from[s->n++] = from;
}

/* base's columns, those that row makes in their places, then the rest of those. Whether they can be is seen by wf_dataset_from_source */
static void make_columns(mapped *s, const wf_source_column *base, const wf_source_column *made)
{
	size_t most = s->base->n + (size_t)s->n_made;
	s->columns = wfi_alloc(most * sizeof *s->columns);
	s->made = wfi_alloc(most * sizeof *s->made);
	s->from = wfi_alloc(most * sizeof *s->from);
	s->row_bytes = wfi_alloc((size_t)s->n_made * sizeof *s->row_bytes);
	bool *placed = wfi_alloc((size_t)s->n_made + 1);
	for (size_t i = 0; i < s->base->n; i++) {
		int k = 0;
		while (k < s->n_made && (placed[k] || !made[k].name || strcmp(made[k].name, base[i].name)))
			k++;
		if (k < s->n_made) {
			placed[k] = true;
			add_column(s, &made[k], k, 0);
		} else {
			add_column(s, &base[i], -1, i);
		}
	}
	for (int k = 0; k < s->n_made; k++)
		if (!placed[k])
			add_column(s, &made[k], k, 0);
	wfi_free(placed);
}

static wf_error *set_up(mapped *s, const wf_dataset *d)
{
	static const char *const none[] = { NULL };
	if (!s->m.row || s->m.n < 0 || (s->m.n && !s->m.columns) || s->m.threads < 0)
		return wf_error_new(
			WF_INVALID_ARGUMENT,
			"wf_dataset_map: row is needed; columns where n (%d) is not 0; n and threads (%d) are not negative",
			s->m.n, s->m.threads);
	WF_TRY(find_inputs(s, s->m.inputs ? s->m.inputs : none));
	wf_source_column *base = wfi_dataset_columns(d), *same = wfi_alloc(s->n_inputs * sizeof *same + 1);
	for (size_t i = 0; i < s->n_inputs; i++)
		same[i] = base[s->input[i]];
	s->n_made = s->m.n ? s->m.n : (int)s->n_inputs;
	make_columns(s, base, s->m.n ? s->m.columns : same);
	wfi_free(same);
	wfi_free(base);
	s->m.threads = wfi_data_threads(s->m.threads);
	return s->n_made
		       ? NULL
		       : wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_map: %s makes no column: name inputs or columns", s->name);
}

wf_error *wf_dataset_map(const wf_dataset *d, wf_row_map m, wf_dataset **out)
{
	if (!d || !out) {
		if (m.close)
			m.close(m.user);
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_map: the dataset or the place for the new one is NULL");
	}
	mapped *s = wfi_alloc(sizeof *s);
	*s = (mapped){ .m = m, .name = wfi_strdup(m.name ? m.name : "a map"), .base = wf_dataset_retain(d), .layer = d->layers };
	wf_error *err = set_up(s, d);
	if (err) {
		mapped_close(s);
		return err;
	}
	wf_dataset *made = NULL;
	WF_TRY(wf_dataset_from_source((wf_source){ .name = d->name,
						   .rows = mapped_rows,
						   .columns = mapped_columns,
						   .read = mapped_read,
						   .close = mapped_close,
						   .user = s },
				      &made));
	for (int c = 0; c < s->n; c++) /* now that their types are known to be possible */
		if (s->made[c] >= 0)
			s->row_bytes[s->made[c]] = made->v[c].row_bytes;
	made->skips = true;
	made->layers = d->layers + 1;
	*out = made;
	return NULL;
}

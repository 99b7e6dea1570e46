/* mixup.c: each row mixed with a random other one, as a source: both are read from the dataset beneath. */
#include "data/augment.h"
#include <inttypes.h>
#include <math.h>

typedef struct mixup {
	wf_mixup_opts o;
	wf_dataset *base;
	int layer, threads;
	size_t mixed[2];  /* x, y among base's columns */
	int64_t count[2]; /* elements of a row, as they come out */
	wf_source_column *columns;
} mixup;

static wf_error *mixup_rows(void *user, int64_t *rows)
{
	*rows = ((const mixup *)user)->base->rows;
	return NULL;
}

static wf_error *mixup_columns(void *user, const wf_source_column **columns, int *n)
{
	*columns = ((const mixup *)user)->columns;
	*n = (int)((const mixup *)user)->base->n;
	return NULL;
}

static void mixup_close(void *user)
{
	mixup *s = user;
	wf_dataset_free(s->base);
	wfi_free(s->columns);
	wfi_free(s);
}

/* ---- reading ---- */

typedef struct work {
	const mixup *s;
	const wf_source_read *r;
	int64_t *partner;
	double *part;            /* λ, by row */
	void *own[2], *other[2]; /* x and y of the rows, and of their partners */
} work;

static double value_at(wf_dtype t, const void *p, int64_t i)
{
	return t == WF_F32       ? (double)((const float *)p)[i]
	       : t == WF_U8      ? ((const unsigned char *)p)[i]
	       : wfi_is_float(t) ? wfi_load_f(t, p, i)
				 : (double)wfi_load_i(t, p, i);
}

/* λ a + (1 − λ) b of row i */
static void mix_numbers(const work *w, int k, int64_t i, float *out)
{
	wf_dtype t = w->s->base->v[w->s->mixed[k]].row.dtype;
	int64_t n = w->s->count[k];
	double l = w->part[i];
	for (int64_t e = 0; e < n; e++)
		out[e] = (float)(l * value_at(t, w->own[k], i * n + e) + (1 - l) * value_at(t, w->other[k], i * n + e));
}

static wf_error *mix_labels(const work *w, int64_t i, float *out)
{
	const wfi_data_column *c = &w->s->base->v[w->s->mixed[1]];
	const void *from[2] = { w->own[1], w->other[1] };
	memset(out, 0, (size_t)w->s->o.classes * sizeof *out);
	for (int p = 0; p < 2; p++) {
		int64_t label = wfi_load_i(c->row.dtype, from[p], i); /* a u64 beyond i64 is negative here */
		if (label < 0 || label >= w->s->o.classes)
			return wf_error_new(
				WF_INVALID_ARGUMENT,
				"wf_dataset_mixup: row %lld (from 0) of column \"%s\": %" PRId64 " is not a label; 0 to %lld are",
				(long long)(p ? w->partner[i] : w->r->rows[i]), c->name, label, (long long)w->s->o.classes - 1);
		out[label] += (float)(p ? 1 - w->part[i] : w->part[i]);
	}
	return NULL;
}

static wf_error *mix_part(void *user, int64_t from, int64_t to)
{
	const work *w = user;
	for (int k = 0; k < 2; k++) {
		float *out = w->r->columns[w->s->mixed[k]];
		for (int64_t i = from; out && i < to; i++)
			if (k && w->s->o.classes)
				WF_TRY(mix_labels(w, i, out + i * w->s->count[k]));
			else
				mix_numbers(w, k, i, out + i * w->s->count[k]);
	}
	return NULL;
}

static wf_error *fill(const mixup *s, const wf_source_read *r, work *w, void **place)
{
	w->partner = wfi_try_alloc((size_t)r->n * sizeof *w->partner);
	w->part = wfi_try_alloc((size_t)r->n * sizeof *w->part);
	bool good = w->partner && w->part;
	for (int k = 0; good && k < 2; k++) {
		size_t bytes = (size_t)r->n * s->base->v[s->mixed[k]].row_bytes + 1;
		if (!r->columns[s->mixed[k]])
			continue;
		w->own[k] = wfi_try_alloc(bytes);
		w->other[k] = wfi_try_alloc(bytes);
		good = w->own[k] && w->other[k];
	}
	if (!good)
		return wfi_out_of_memory((size_t)r->n * sizeof *w->part, "rows to be mixed");
	for (int64_t i = 0; i < r->n; i++) {
		wf_draws d = wfi_draws(r->seed, r->epoch, r->rows[i], s->layer);
		w->partner[i] = wf_draw_below(&d, s->base->rows);
		w->part[i] = wfi_draw_beta(&d, s->o.alpha);
	}
	for (size_t c = 0; c < s->base->n; c++)
		place[c] = c == s->mixed[0] ? w->own[0] : c == s->mixed[1] ? w->own[1] : r->columns[c];
	WF_TRY(wfi_dataset_read(s->base, &(wf_source_read){ r->rows, r->n, r->epoch, r->seed, place }));
	for (size_t c = 0; c < s->base->n; c++)
		place[c] = c == s->mixed[0] ? w->other[0] : c == s->mixed[1] ? w->other[1] : NULL;
	return wfi_dataset_read(s->base, &(wf_source_read){ w->partner, r->n, r->epoch, r->seed, place });
}

static wf_error *mixup_read(void *user, const wf_source_read *r)
{
	const mixup *s = user;
	work w = { .s = s, .r = r };
	void **place = wfi_alloc(s->base->n * sizeof *place);
	wf_error *err = fill(s, r, &w, place);
	if (!err)
		err = wfi_data_parallel(s->threads, r->n, mix_part, &w);
	for (int k = 0; k < 2; k++) {
		wfi_free(w.own[k]);
		wfi_free(w.other[k]);
	}
	wfi_free(w.partner);
	wfi_free(w.part);
	wfi_free(place);
	return err;
}

/* ---- making it ---- */

static wf_error *set_up(mixup *s)
{
	const wf_mixup_opts *o = &s->o;
	const char *name[2] = { o->x ? o->x : "x", o->y ? o->y : "y" };
	if (!(o->alpha > 0 && o->alpha <= 1e6) || o->classes < 0 || o->threads < 0)
		return wf_error_new(
			WF_INVALID_ARGUMENT,
			"wf_dataset_mixup: alpha (%g) is above 0 and at most 1e6, classes (%lld) and threads (%d) not negative",
			o->alpha, (long long)o->classes, o->threads);
	s->columns = wfi_dataset_columns(s->base);
	for (int k = 0; k < 2; k++)
		WF_TRY(wfi_find_column("wf_dataset_mixup", s->base, name[k], &s->mixed[k]));
	if (s->mixed[0] == s->mixed[1])
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_mixup: x and y are both column \"%s\"", name[0]);
	for (int k = 0; k < 2; k++) {
		wf_source_column *c = &s->columns[s->mixed[k]];
		bool label = k && o->classes, whole = wfi_is_int(c->dtype);
		if (label ? !whole || c->rank : k ? !wfi_is_float(c->dtype) : !whole && !wfi_is_float(c->dtype))
			return wf_error_new(WF_INVALID_ARGUMENT,
					    "wf_dataset_mixup: column \"%s\" has %s rows of %d dimensions; %s", c->name,
					    wf_dtype_name(c->dtype), c->rank,
					    label ? "a label a row, a whole number, was expected"
					    : k   ? "floats were expected, or say how many classes there are"
						  : "numbers were expected");
		s->count[k] = label ? o->classes : wfi_type_count(&s->base->v[s->mixed[k]].row);
		c->dtype = WF_F32;
		if (label) {
			c->rank = 1;
			c->shape[0] = o->classes;
		}
	}
	return NULL;
}

wf_error *wf_dataset_mixup(const wf_dataset *d, wf_mixup_opts o, wf_dataset **out)
{
	if (!d || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_mixup: the dataset or the place for the new one is NULL");
	if (o.alpha == 0)
		o.alpha = 0.2;
	mixup *s = wfi_alloc(sizeof *s);
	*s = (mixup){ .o = o, .base = wf_dataset_retain(d), .layer = d->layers, .threads = wfi_data_threads(o.threads) };
	wf_error *err = set_up(s);
	if (err) {
		mixup_close(s);
		return err;
	}
	WF_TRY(wf_dataset_from_source((wf_source){ .name = d->name,
						   .rows = mixup_rows,
						   .columns = mixup_columns,
						   .read = mixup_read,
						   .close = mixup_close,
						   .user = s },
				      out));
	(*out)->skips = true;
	(*out)->layers = d->layers + 1;
	return NULL;
}

/* split.c: chosen rows of a dataset, as a source over it. */
#include "data/format.h"
#include <math.h>

typedef struct part {
	wf_dataset *base;
	wf_source_column *columns;
	int64_t *rows, n; /* of base */
} part;

static wf_error *part_rows(void *user, int64_t *rows)
{
	*rows = ((const part *)user)->n;
	return NULL;
}

static wf_error *part_columns(void *user, const wf_source_column **columns, int *n)
{
	const part *p = user;
	*columns = p->columns;
	*n = (int)p->base->n;
	return NULL;
}

static wf_error *part_read(void *user, const wf_source_read *r)
{
	const part *p = user;
	int64_t *rows = wfi_try_alloc((size_t)r->n * sizeof *rows);
	if (!rows)
		return wfi_out_of_memory((size_t)r->n * sizeof *rows, "the rows of a batch");
	for (int64_t i = 0; i < r->n; i++)
		rows[i] = p->rows[r->rows[i]];
	wf_source_read inner = *r;
	inner.rows = rows;
	wf_error *err = wfi_dataset_read(p->base, &inner);
	wfi_free(rows);
	return err;
}

static void part_close(void *user)
{
	part *p = user;
	wf_dataset_free(p->base);
	wfi_free(p->columns);
	wfi_free(p->rows);
	wfi_free(p);
}

static wf_error *make_part(const wf_dataset *d, const int64_t *rows, int64_t n, wf_dataset **out)
{
	int64_t *copy = wfi_try_alloc((size_t)n * sizeof *copy + 1);
	if (!copy)
		return wfi_out_of_memory((size_t)n * sizeof *copy, "an order of rows");
	memcpy(copy, rows, (size_t)n * sizeof *copy);
	part *p = wfi_alloc(sizeof *p);
	*p = (part){ .base = wf_dataset_retain(d), .columns = wfi_dataset_columns(d), .rows = copy, .n = n };
	WF_TRY(wf_dataset_from_source((wf_source){ .name = d->name,
						   .rows = part_rows,
						   .columns = part_columns,
						   .read = part_read,
						   .close = part_close,
						   .user = p },
				      out));
	(*out)->skips = true;
	(*out)->layers = d->layers;
	return NULL;
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
	wf_dataset *a = NULL, *b = NULL;
	wf_error *err = make_part(d, order, n, &a);
	if (!err)
		err = make_part(d, order + n, d->rows - n, &b);
	wfi_free(order);
	if (err) {
		wf_dataset_free(a);
		return err;
	}
	*first = a;
	*rest = b;
	return NULL;
}

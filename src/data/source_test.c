/* source_test.c: datasets of one's own. The source here makes its rows by arithmetic, so what must come out is known without a file. */
#include "store/test_scratch.h"
#include <stdatomic.h>
#include "data/format.h"

/* columns id (i64), x (f32 × 2: id, and 100 · epoch + seed), y (u8: id mod 7) */
typedef struct numbers {
	int64_t rows;
	const wf_source_column *columns;
	int n;
	int64_t fail_at; /* reading this row fails, once; −1: none */
	wf_code fail;    /* rows and columns fail with this */
	atomic_int closed, inside;
} numbers;

static const wf_source_column three[] = { { .name = "id", .dtype = WF_I64 },
					  { .name = "x", .dtype = WF_F32, .rank = 1, .shape = { 2 } },
					  { .name = "y", .dtype = WF_U8 } };

static wf_error *numbers_rows(void *user, int64_t *rows)
{
	numbers *s = user;
	if (s->fail)
		return wf_error_new(s->fail, "rows cannot be counted");
	*rows = s->rows;
	return NULL;
}

static wf_error *numbers_columns(void *user, const wf_source_column **columns, int *n)
{
	numbers *s = user;
	*columns = s->columns;
	*n = s->n;
	return NULL;
}

static wf_error *numbers_read(void *user, const wf_source_read *r)
{
	numbers *s = user;
	if (atomic_fetch_add(&s->inside, 1))
		return wf_error_new(WF_INTERNAL, "two threads are in read at once");
	wf_error *err = NULL;
	for (int64_t i = 0; i < r->n; i++) {
		int64_t row = r->rows[i];
		float x[2] = { (float)row, (float)(100 * r->epoch) + (float)r->seed };
		if (row == s->fail_at)
			err = wf_error_new(WF_IO, "row %lld is not there", (long long)row);
		((int64_t *)r->columns[0])[i] = row;
		memcpy((float *)r->columns[1] + 2 * i, x, sizeof x);
		((uint8_t *)r->columns[2])[i] = (uint8_t)(row % 7);
	}
	if (err)
		s->fail_at = -1;
	atomic_fetch_sub(&s->inside, 1);
	return err;
}

static void numbers_close(void *user)
{
	atomic_fetch_add(&((numbers *)user)->closed, 1);
}

#define NUMBERS(count) \
	{ \
		.rows = (count), .columns = three, .n = 3, .fail_at = -1 \
	}

static wf_source source_of(numbers *s)
{
	return (wf_source){ .name = "numbers",
			    .rows = numbers_rows,
			    .columns = numbers_columns,
			    .read = numbers_read,
			    .close = numbers_close,
			    .user = s,
			    .serial = true };
}

static wf_dataset *dataset_of(numbers *s)
{
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_from_source(source_of(s), &d));
	return d;
}

static void expect_text(const wf_tree *t, const char *wanted)
{
	char *text = wf_tree_text(t, true);
	assert_string_equal(text, wanted);
	free(text);
}

static void batches(void **state)
{
	(void)state;
	WF_TREES(b);
	numbers s = NUMBERS(5);
	wf_dataset *d = dataset_of(&s);
	wf_loader *l = NULL;
	assert_int_equal(wf_dataset_rows(d), 5);
	expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 3, .seed = 9, .workers = 1 }, &l));
	wf_dataset_free(d);
	expect_ok(wf_loader_next_batch(l, &b));
	expect_text(b, "{id: i64[3] = 0, 1, 2, weight: f32[3] = 1, 1, 1, x: f32[3,2] = 0, 9, 1, 9, 2, 9, y: u8[3] = 0, 1, 2}");
	expect_ok(wf_loader_next_batch(l, &b));
	expect_text(b, "{id: i64[2] = 3, 4, weight: f32[2] = 1, 1, x: f32[2,2] = 3, 9, 4, 9, y: u8[2] = 3, 4}");
	expect_ok(wf_loader_next_batch(l, &b));
	assert_null(b);
	expect_ok(wf_loader_next_batch(l, &b)); /* the next epoch, which read is told */
	expect_text(wf_tree_get(b, "x"), "f32[3,2] = 0, 109, 1, 109, 2, 109");
	assert_int_equal(atomic_load(&s.closed), 0);
	wf_loader_close(l);
	assert_int_equal(atomic_load(&s.closed), 1);
}

/* far more rows than memory has: only those of a batch are made */
static void larger_than_memory(void **state)
{
	(void)state;
	WF_TREES(b, cursor, t);
	numbers s = NUMBERS(INT64_C(1) << 50);
	wf_dataset *d = dataset_of(&s);
	wf_loader *l = NULL, *m = NULL;
	expect_ok(wf_loader_new(
		d, (wf_loader_opts){ .batch_size = INT64_C(1) << 49, .workers = 1 << 30, .worker = 3, .prefetch = -1 }, &l));
	wf_loader_close(l);
	expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 2, .workers = 1 }, &l));
	assert_int_equal(wf_loader_steps(l), INT64_C(1) << 49);
	expect_ok(wf_loader_cursor(l, &cursor));
	*(int64_t *)wf_tree_get(cursor, "row")->array->shards[0]->data = (INT64_C(1) << 50) - 2;
	expect_ok(wf_loader_seek(l, cursor));
	expect_ok(wf_loader_next_batch(l, &b));
	expect_text(wf_tree_get(b, "id"), "i64[2] = 1125899906842622, 1125899906842623");
	expect_ok(wf_loader_next_batch(l, &b));
	assert_null(b);
	wf_loader_close(l);
	/* what cannot be had is an error */
	expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 2, .workers = 1, .shuffle = true, .prefetch = -1 }, &m));
	expect_error(wf_loader_next_batch(m, &b), WF_OUT_OF_MEMORY, "an epoch's order");
	wf_loader_close(m);
	wf_error *err = wf_dataset_tree(d, &t);
	assert_non_null(err);
	wf_error_free(err);
	wf_dataset_free(d);
}

/* rows, labels, splits and trees of a source are those of the same rows as a tree */
static void as_a_tree(void **state)
{
	(void)state;
	WF_TREES(t, u, v);
	numbers s = NUMBERS(2500);
	wf_dataset *d = dataset_of(&s), *e = NULL, *a[2] = { 0 }, *b[2] = { 0 };
	expect_ok(wf_dataset_tree(d, &t));
	assert_int_equal(wf_tree_dim(wf_tree_get(t, "x"), 0), 2500);
	expect_ok(wf_dataset_from_tree(t, &e));
	for (int k = 0; k < 2; k++) {
		expect_ok(wf_dataset_check_labels(k ? e : d, "y", (wf_label_opts){ .classes = 7 }));
		expect_error(wf_dataset_check_labels(k ? e : d, "y", (wf_label_opts){ .classes = 6 }), WF_INVALID_ARGUMENT,
			     "row 6 (from 0) of column \"y\": 6 is not a label");
		expect_error(wf_dataset_check_labels(k ? e : d, "id", (wf_label_opts){ .classes = 2400 }), WF_INVALID_ARGUMENT,
			     "row 2400 (from 0) of column \"id\": 2400 is not a label");
		expect_error(wf_dataset_check_labels(k ? e : d, "x", (wf_label_opts){ .classes = 7 }), WF_INVALID_ARGUMENT,
			     "whole numbers");
		expect_error(wf_dataset_check_labels(k ? e : d, "z", (wf_label_opts){ .classes = 7 }), WF_NOT_FOUND,
			     "no column \"z\"");
	}
	expect_ok(wf_dataset_split(d, 0.3, 4, &a[0], &a[1]));
	expect_ok(wf_dataset_split(e, 0.3, 4, &b[0], &b[1]));
	wf_dataset_free(d);
	wf_dataset_free(e);
	for (int k = 0; k < 2; k++) {
		expect_ok(wf_dataset_tree(a[k], &u));
		expect_ok(wf_dataset_tree(b[k], &v));
		assert_int_equal(wf_dataset_rows(a[k]), k ? 1750 : 750);
		for (size_t i = 0; i < 3; i++) {
			const wfi_array *p = u->leaves[i], *q = v->leaves[i];
			assert_memory_equal(p->shards[0]->data, q->shards[0]->data, wfi_type_bytes(&p->type));
		}
		assert_int_equal(atomic_load(&s.closed), 0);
		wf_dataset_free(a[k]);
		wf_dataset_free(b[k]);
	}
	assert_int_equal(atomic_load(&s.closed), 1);
}

/* two loaders with threads of their own, over one serial source: read (which looks) is in one thread at a time */
static void serial(void **state)
{
	(void)state;
	numbers s = NUMBERS(64);
	wf_dataset *d = dataset_of(&s);
	wf_loader *l[3] = { 0 };
	for (int i = 0; i < 3; i++)
		expect_ok(wf_loader_new(
			d, (wf_loader_opts){ .batch_size = 4, .shuffle = true, .workers = 3, .worker = i, .prefetch = 4 },
			&l[i]));
	for (int step = 0; step < 200; step++)
		for (int i = 0; i < 3; i++) {
			WF_TREES(b);
			expect_ok(wf_loader_next_batch(l[i], &b));
		}
	for (int i = 0; i < 3; i++)
		wf_loader_close(l[i]);
	wf_dataset_free(d);
}

static void failing_reads(void **state)
{
	(void)state;
	for (int prefetch = -1; prefetch <= 2; prefetch++) {
		WF_TREES(b, t);
		numbers s = NUMBERS(10);
		wf_dataset *d = dataset_of(&s);
		wf_loader *l = NULL;
		s.fail_at = 4;
		expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 3, .workers = 1, .prefetch = prefetch }, &l));
		expect_ok(wf_loader_next_batch(l, &b));
		wf_error *err = wf_loader_next_batch(l, &b);
		assert_non_null(err);
		assert_int_equal(wf_error_code(err), WF_IO);
		assert_non_null(strstr(wf_error_text(err), "row 4 is not there"));
		assert_non_null(strstr(wf_error_text(err), "while reading 3 rows of numbers for the batch at row 3 of epoch 0"));
		wf_error_free(err);
		expect_ok(wf_loader_next_batch(l, &b)); /* it is there now, and nothing was skipped */
		expect_text(wf_tree_get(b, "id"), "i64[3] = 3, 4, 5");
		wf_loader_close(l);
		s.fail_at = 0;
		expect_error(wf_dataset_tree(d, &t), WF_IO, "row 0 is not there");
		s.fail_at = 9;
		expect_error(wf_dataset_check_labels(d, "y", (wf_label_opts){ .classes = 7 }), WF_IO, "row 9 is not there");
		wf_dataset_free(d);
	}
}

static void bad_sources(void **state)
{
	(void)state;
	static const wf_source_column
		no_name[] = { { .dtype = WF_F32 } },
		empty[] = { { .name = "", .dtype = WF_F32 } },
		twice[] = { { .name = "a", .dtype = WF_F32 }, { .name = "b", .dtype = WF_F32 }, { .name = "a", .dtype = WF_I8 } },
		dot[] = { { .name = "a.b", .dtype = WF_F32 } }, no_dtype[] = { { .name = "a" } },
		token[] = { { .name = "a", .dtype = WF_TOKEN } }, beyond[] = { { .name = "a", .dtype = WF_DTYPE_COUNT } },
		rank[] = { { .name = "a", .dtype = WF_F32, .rank = WF_MAX_RANK } },
		negative_rank[] = { { .name = "a", .dtype = WF_F32, .rank = -1 } },
		negative[] = { { .name = "a", .dtype = WF_F32, .rank = 2, .shape = { 1, -2 } } },
		large[] = { { .name = "a", .dtype = WF_F32, .rank = 2, .shape = { INT64_C(1) << 40, INT64_C(1) << 40 } } };
	static const struct {
		const wf_source_column *columns;
		int n;
		const char *part;
	} cases[] = {
		{ NULL, 1, "numbers has no columns" },
		{ three, 0, "numbers has no columns (0)" },
		{ three, -1, "numbers has no columns (-1)" },
		{ no_name, 1, "column 0 (from 0) has no name" },
		{ empty, 1, "column 0 (from 0) has no name" },
		{ twice, 3, "two columns are named \"a\"" },
		{ dot, 1, "column \"a.b\" has a dot in its name" },
		{ no_dtype, 1, "column \"a\" has no dtype (0)" },
		{ token, 1, "column \"a\" has no dtype" },
		{ beyond, 1, "column \"a\" has no dtype" },
		{ rank, 1, "a row of column \"a\" has 16 dimensions; 0 to 15 are possible" },
		{ negative_rank, 1, "has -1 dimensions" },
		{ negative, 1, "dimension 1 of a row of column \"a\" is -2" },
		{ large, 1, "more bytes than can be counted" },
	};
	wf_dataset *d = NULL;
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		numbers s = { .rows = 1, .columns = cases[i].columns, .n = cases[i].n };
		expect_error(wf_dataset_from_source(source_of(&s), &d), WF_INVALID_ARGUMENT, cases[i].part);
		assert_int_equal(atomic_load(&s.closed), 1);
	}
	numbers s = NUMBERS(-3);
	expect_error(wf_dataset_from_source(source_of(&s), &d), WF_INVALID_ARGUMENT, "numbers has -3 rows");
	s.rows = INT64_C(1) << 60;
	expect_error(wf_dataset_from_source(source_of(&s), &d), WF_INVALID_ARGUMENT,
		     "has 1152921504606846976 rows; 0 to 576460752303423487");
	s.fail = WF_IO;
	expect_error(wf_dataset_from_source(source_of(&s), &d), WF_IO, "rows cannot be counted");
	expect_error(wf_dataset_from_source(source_of(&s), NULL), WF_INVALID_ARGUMENT, "the place for the dataset is NULL");
	assert_int_equal(atomic_load(&s.closed), 4);
	assert_null(d);
	for (int k = 0; k < 3; k++) {
		wf_source part = source_of(&s);
		part.close = NULL; /* which may be missing; the others not */
		part.rows = k == 0 ? NULL : part.rows;
		part.columns = k == 1 ? NULL : part.columns;
		part.read = k == 2 ? NULL : part.read;
		part.name = NULL;
		expect_error(wf_dataset_from_source(part, &d), WF_INVALID_ARGUMENT,
			     "a source lacks a callback: rows, columns and read are needed");
	}
	/* a row of 15 dimensions is possible, but not with a devices' axis */
	static const wf_source_column most[] = {
		{ .name = "a", .dtype = WF_U8, .rank = WF_MAX_RANK - 1, .shape = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 } }
	};
	numbers deep = { .rows = 1, .columns = most, .n = 1 };
	wf_loader *l = NULL;
	d = dataset_of(&deep);
	expect_error(wf_loader_new(d, (wf_loader_opts){ .batch_size = 1, .workers = 1, .devices = 1 }, &l), WF_INVALID_ARGUMENT,
		     "too many dimensions");
	expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 1, .workers = 1 }, &l));
	wf_loader_close(l);
	wf_dataset_free(d);
}

/* leaves in the middle, with a loader over what it declared first */
static wf_error *leaves_early(numbers *s)
{
	WF_DATASETS(d, never);
	WF_LOADERS(l, none);
	WF_TREES(batch);
	WF_TEXTS(text);
	WF_TRY(wf_dataset_from_source(source_of(s), &d));
	WF_TRY(wf_loader_new(d, (wf_loader_opts){ .batch_size = 2, .workers = 1 }, &l));
	WF_TRY(wf_loader_next_batch(l, &batch));
	text = wf_tree_text(batch, false);
	WF_TRY(wf_loader_new(d, (wf_loader_opts){ .batch_size = 0, .workers = 1 }, &none));
	return NULL;
}

static void slots(void **state)
{
	numbers s = NUMBERS(5);
	(void)state;
	expect_error(leaves_early(&s), WF_INVALID_ARGUMENT, "batch_size");
	assert_int_equal(atomic_load(&s.closed), 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(slots),       cmocka_unit_test(batches), cmocka_unit_test(larger_than_memory),
		cmocka_unit_test(as_a_tree),   cmocka_unit_test(serial),  cmocka_unit_test(failing_reads),
		cmocka_unit_test(bad_sources),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

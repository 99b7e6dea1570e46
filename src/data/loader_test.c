/* loader_test.c: datasets, splits, the order, shares, cursors. The permutations come from test/oracle/data_order.py, the shares by hand. */
#include "store/test_scratch.h"
#include "base/process.h"
#include <weft/sharding.h>
#include "data/format.h"

/* columns id (i32: 0…rows−1), x (f32 rows × 2: id, −id), y (u8: id mod 7) */
static wf_dataset *make_dataset(int rows)
{
	WF_TREES(id, x, y, t);
	int32_t ids[1000];
	float xs[2000];
	uint8_t ys[1000];
	wf_dataset *d = NULL;
	for (int i = 0; i < rows; i++) {
		ids[i] = i;
		xs[2 * i] = (float)i;
		xs[2 * i + 1] = -(float)i;
		ys[i] = (uint8_t)(i % 7);
	}
	expect_ok(wf_array(WF_I32, 1, (const int64_t[]){ rows }, ids, &id));
	expect_ok(wf_array(WF_F32, 2, (const int64_t[]){ rows, 2 }, xs, &x));
	expect_ok(wf_array(WF_U8, 1, (const int64_t[]){ rows }, ys, &y));
	expect_ok(wf_tree_dict(3, (const char *const[]){ "x", "y", "id" }, (const wf_tree *const[]){ x, y, id }, &t));
	expect_ok(wf_dataset_from_tree(t, &d));
	return d;
}

static wf_loader *make_loader(const wf_dataset *d, wf_loader_opts o)
{
	wf_loader *l = NULL;
	expect_ok(wf_loader_new(d, o, &l));
	return l;
}

/* Appends the batch's ids to text, "3 1 . | " ('.': padding), checking that the columns belong together. False at the end of an epoch. */
static bool add_batch(wf_loader *l, wfi_str *text)
{
	WF_TREES(b);
	expect_ok(wf_loader_next_batch(l, &b));
	if (!b) {
		wfi_str_add(text, "|| ");
		return false;
	}
	const wf_tree *w = wf_tree_get(b, "weight"), *x = wf_tree_get(b, "x");
	int64_t n = wfi_type_count(&w->array->type);
	const float *weight = w->array->shards[0]->data, *xs = x->array->shards[0]->data;
	const int32_t *id = wf_tree_get(b, "id")->array->shards[0]->data;
	const uint8_t *y = wf_tree_get(b, "y")->array->shards[0]->data;
	for (int64_t i = 0; i < n; i++) {
		assert_true(weight[i] == 0 || weight[i] == 1);
		assert_true(xs[2 * i] == (float)id[i] && xs[2 * i + 1] == -(float)id[i]);
		assert_int_equal(y[i], id[i] % 7);
		if (weight[i] == 1)
			wfi_str_add(text, "%d ", (int)id[i]);
		else
			wfi_str_add(text, ". ");
		assert_true(weight[i] == 1 || !id[i]);
	}
	wfi_str_add(text, "| ");
	return true;
}

static void add_epoch(wf_loader *l, wfi_str *text)
{
	while (add_batch(l, text))
		;
}

static void expect_epoch(wf_loader *l, const char *wanted)
{
	wfi_str text = { 0 };
	add_epoch(l, &text);
	assert_string_equal(text.s, wanted);
	wfi_str_free(&text);
}

static void order(void **state)
{
	(void)state;
	WF_TREES(t);
	static const struct {
		const char *key;
		uint64_t seed, epoch;
		int64_t n;
	} cases[] = {
		{ "s0_e0_n10", 0, 0, 10 },     { "s0_e1_n10", 0, 1, 10 },
		{ "s1_e0_n10", 1, 0, 10 },     { "s18446744073709551615_e3_n7", UINT64_MAX, 3, 7 },
		{ "s42_e5_n100", 42, 5, 100 }, { "s0_e18446744073709551615_n10", 0, WFI_SPLIT_EPOCH, 10 },
		{ "s7_e0_n1", 7, 0, 1 },
	};
	expect_ok(wf_npz_read(WEFT_GOLDEN_DIR "/data/order.npz", &t));
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		int64_t got[100];
		wfi_permutation(cases[i].seed, cases[i].epoch, cases[i].n, got);
		const wf_tree *wanted = wf_tree_get(t, cases[i].key);
		assert_non_null(wanted);
		assert_memory_equal(got, wanted->array->shards[0]->data, (size_t)cases[i].n * 8);
	}
}

/* each of the 24 permutations of 4 comes about 1000 times in 24000 epochs: 5.5 standard deviations of a binomial is 170 */
static void order_is_fair(void **state)
{
	(void)state;
	int count[256] = { 0 }, seen = 0;
	for (uint64_t e = 0; e < 24000; e++) {
		int64_t p[4];
		wfi_permutation(5, e, 4, p);
		count[p[0] * 64 + p[1] * 16 + p[2] * 4 + p[3]]++;
	}
	for (int i = 0; i < 256; i++) {
		seen += count[i] > 0;
		assert_true(!count[i] || (count[i] > 830 && count[i] < 1170));
	}
	assert_int_equal(seen, 24);
}

static void shares(void **state)
{
	(void)state;
	wf_dataset *d = make_dataset(10);
	static const char *const wanted[4] = { "0 1 2 | || ", "3 4 5 | || ", "6 7 . | || ", "8 9 . | || " };
	for (int w = 0; w < 4; w++) {
		wf_loader *l = make_loader(d, (wf_loader_opts){ .batch_size = 10, .worker = w, .workers = 4 });
		assert_int_equal(wf_loader_steps(l), 1);
		expect_epoch(l, wanted[w]);
		wf_loader_close(l);
	}
	/* batches of 4: the last has two rows, the third worker none of them */
	wf_loader *l = make_loader(d, (wf_loader_opts){ .batch_size = 4, .worker = 2, .workers = 3 });
	expect_epoch(l, "3 . | 7 . | . | || ");
	wf_loader_close(l);
	l = make_loader(d, (wf_loader_opts){ .batch_size = 4, .drop_last = true, .workers = 1 });
	assert_int_equal(wf_loader_steps(l), 2);
	expect_epoch(l, "0 1 2 3 | 4 5 6 7 | || ");
	expect_epoch(l, "0 1 2 3 | 4 5 6 7 | || ");
	assert_int_equal(wf_loader_epoch(l), 2);
	wf_loader_close(l);
	/* a batch larger than the set; without options this process's rank */
	wfi_process_set(&(wfi_process_info){ .rank = 1, .world = 2, .local_world = 1 });
	l = make_loader(d, (wf_loader_opts){ .batch_size = 100 });
	wfi_process_set(&(wfi_process_info){ .world = 1, .local_world = 1 });
	assert_int_equal(wf_loader_steps(l), 1);
	expect_epoch(l, "5 6 7 8 9 | || ");
	wf_loader_close(l);
	wf_dataset_free(d);
}

static void device_axis(void **state)
{
	(void)state;
	WF_TREES(b);
	wf_dataset *d = make_dataset(10);
	wf_loader *l = make_loader(d, (wf_loader_opts){ .batch_size = 10, .worker = 0, .workers = 2, .devices = 2 });
	expect_ok(wf_loader_next_batch(l, &b));
	char *text = wf_tree_text(b, true);
	assert_string_equal(text, "{id: i32[2,3] = 0, 1, 2, 3, 4, 0, weight: f32[2,3] = 1, 1, 1, 1, 1, 0, "
				  "x: f32[2,3,2] = 0, -0, 1, -1, 2, -2, 3, -3, 4, -4, 0, 0, y: u8[2,3] = 0, 1, 2, 3, 4, 0}");
	free(text);
	wf_loader_close(l);
	wf_dataset_free(d);
}

/* Where batches lie, and that what lies elsewhere has the same values. */
static void expect_place(const wf_dataset *d, wf_loader_opts o, const char *column, const char *wanted)
{
	WF_TREES(b, plain);
	wf_loader_opts host = o;
	host.on_devices = false;
	host.sharding = NULL;
	wf_loader *l = make_loader(d, o), *m = make_loader(d, host);
	for (int step = 0; step < 2; step++) {
		expect_ok(wf_loader_next_batch(l, &b));
		expect_ok(wf_loader_next_batch(m, &plain));
		for (size_t i = 0; i < wf_tree_count(b); i++) {
			const wf_tree *p = b->child[i], *q = plain->child[i];
			char got[1000], same[1000];
			size_t n = wfi_type_bytes(&p->array->type), most = wfi_type_bytes(&q->array->type);
			assert_true(most <= n && n <= sizeof got); /* a mesh may need more padding */
			expect_ok(wf_tree_read(p, got, n));
			expect_ok(wf_tree_read(q, same, most));
			assert_memory_equal(got, same, most);
		}
	}
	char *text = wf_tree_sharding_text(wf_tree_get(b, column));
	assert_string_equal(text, wanted);
	free(text);
	wf_loader_close(l);
	wf_loader_close(m);
}

/* WEFT_CPU_DEVICES=4, see main */
static void placed(void **state)
{
	(void)state;
	const wf_mesh *mesh = NULL;
	wf_dataset *d = make_dataset(10);
	wf_loader *l = NULL;
	expect_ok(wf_make_mesh(&mesh, { "data", 2 }, { "model", 2 }));
	const wf_loader_opts o = { .batch_size = 6, .shuffle = true, .workers = 1, .on_devices = true };
	wf_loader_opts p = o;
	expect_place(d, p, "x", "f32[4,2]: cpu:0 [0:4, 0:2]");
	p.devices = 3;
	expect_place(d, p, "x", "f32[3,2,2], slices of its first axis: cpu:0 [0:1, 0:2, 0:2], cpu:1 [1:2, 0:2, 0:2], cpu:2 [2:3, 0:2, 0:2]");
	p.devices = 5;
	expect_error(wf_loader_new(d, p, &l), WF_INVALID_ARGUMENT, "batches for 5 devices on_devices, but there are 4");
	char axes[] = "data"; /* which the loader keeps for itself */
	wf_sharding s = WF_SHARDING(mesh, axes);
	p = (wf_loader_opts){ .batch_size = 7, .workers = 1, .sharding = &s };
	expect_place(d, p, "y", "u8[4] over data 2 × model 2 as (data): cpu:0 [0:2], cpu:1 [0:2], cpu:2 [2:4], cpu:3 [2:4]");
	s = WF_SHARDING(mesh, "data", "model"); /* y has no second dimension */
	expect_place(d, p, "x", "f32[4,2] over data 2 × model 2 as (data, model): cpu:0 [0:2, 0:1], cpu:1 [0:2, 1:2], cpu:2 [2:4, 0:1], cpu:3 [2:4, 1:2]");
	expect_place(d, p, "weight", "f32[4] over data 2 × model 2 as (data): cpu:0 [0:2], cpu:1 [0:2], cpu:2 [2:4], cpu:3 [2:4]");
	s = WF_SHARDING(mesh, axes);
	l = make_loader(d, p);
	memset(axes, 'x', 4);
	WF_TREES(b, xs);
	expect_ok(wf_loader_next_batch(l, &b));
	expect_error(wf_loader_next(l, &xs, NULL), WF_INVALID_ARGUMENT, "do not divide evenly over 1 workers with their devices");
	wf_loader_close(l);
	expect_error(wf_loader_new(d, p, &l), WF_INVALID_ARGUMENT, "in wf_loader_new's sharding");
	s = WF_SHARDING(NULL, "data");
	expect_error(wf_loader_new(d, p, &l), WF_INVALID_ARGUMENT, "the mesh is NULL");
	s = WF_SHARDING(mesh, "data");
	p.on_devices = true;
	expect_error(wf_loader_new(d, p, &l), WF_INVALID_ARGUMENT, "neither devices nor on_devices");
	wf_dataset_free(d);
}

/* what a batch's ids are without padding and the end mark */
static void add_real(const char *batch, wfi_str *out)
{
	for (const char *s = batch; *s && *s != '|'; s += strcspn(s, " ") + 1)
		if (*s != '.')
			wfi_str_put(out, s, strcspn(s, " ") + 1);
}

/* The rows that the workers of a step get, one after the other, are those of an only worker: for two epochs, any number, any prefetch. */
static void same_for_any_number_of_workers(void **state)
{
	(void)state;
	wf_dataset *d = make_dataset(103);
	for (int workers = 2; workers <= 7; workers++) {
		wf_loader_opts o = { .batch_size = 20, .shuffle = true, .seed = 9, .workers = 1 };
		wf_loader *one = make_loader(d, o), *many[7];
		o.workers = workers;
		for (o.worker = 0; o.worker < workers; o.worker++) {
			o.prefetch = o.worker - 1;
			many[o.worker] = make_loader(d, o);
		}
		for (int step = 0; step < 14; step++) {
			wfi_str a = { 0 }, real = { 0 }, b = { 0 };
			add_batch(one, &a);
			add_real(a.s, &real);
			for (int w = 0; w < workers; w++) {
				wfi_str part = { 0 };
				add_batch(many[w], &part);
				add_real(part.s, &b);
				wfi_str_free(&part);
			}
			assert_true(a.s[0] == '|' ? step % 7 == 6 && !b.n : !strcmp(real.s, b.s));
			wfi_str_free(&a);
			wfi_str_free(&real);
			wfi_str_free(&b);
		}
		wf_loader_close(one);
		for (int w = 0; w < workers; w++)
			wf_loader_close(many[w]);
	}
	wf_dataset_free(d);
}

/* From every position of two epochs, a cursor taken by one loader continues another one exactly: also with other workers. */
static void cursors(void **state)
{
	(void)state;
	wf_dataset *d = make_dataset(11);
	const wf_loader_opts o = { .batch_size = 3, .shuffle = true, .seed = UINT64_MAX - 1, .workers = 1 };
	for (int position = 0; position < 10; position++) {
		WF_TREES(cursor);
		wfi_str rest = { 0 }, resumed = { 0 }, skip = { 0 };
		wf_loader *l = make_loader(d, o);
		for (int i = 0; i < position; i++)
			add_batch(l, &skip);
		expect_ok(wf_loader_cursor(l, &cursor));
		for (int i = position; i < 15; i++)
			add_batch(l, &rest);
		/* a loader that stands elsewhere, has another seed, and prefetches more */
		wf_loader *m = make_loader(
			d, (wf_loader_opts){ .batch_size = 3, .shuffle = true, .seed = 4, .workers = 1, .prefetch = 7 });
		for (int i = 0; i < 12 - position; i++)
			add_batch(m, &skip);
		expect_ok(wf_loader_seek(m, cursor));
		assert_int_equal(wf_loader_epoch(m), position / 5);
		for (int i = position; i < 15; i++)
			add_batch(m, &resumed);
		assert_string_equal(rest.s, resumed.s);
		/* two workers from the same cursor: together the next batch */
		wfi_str next = { 0 }, both = { 0 };
		expect_ok(wf_loader_seek(m, cursor));
		bool more = add_batch(m, &next);
		for (int w = 0; w < 2; w++) {
			wf_loader *two =
				make_loader(d, (wf_loader_opts){ .batch_size = 3, .shuffle = true, .workers = 2, .worker = w });
			wfi_str part = { 0 };
			expect_ok(wf_loader_seek(two, cursor));
			assert_true(add_batch(two, &part) == more);
			add_real(part.s, &both);
			wfi_str_free(&part);
			wf_loader_close(two);
		}
		wfi_str_add(&both, more ? "| " : "|| ");
		assert_string_equal(next.s, both.s);
		wfi_str_free(&next);
		wfi_str_free(&both);
		wfi_str_free(&rest);
		wfi_str_free(&resumed);
		wfi_str_free(&skip);
		wf_loader_close(l);
		wf_loader_close(m);
	}
	wf_dataset_free(d);
}

static void bad_cursors(void **state)
{
	(void)state;
	WF_TREES(cursor, other, x);
	wf_dataset *d = make_dataset(10), *e = make_dataset(11);
	wf_loader *l = make_loader(d, (wf_loader_opts){ .batch_size = 3, .workers = 1 }),
		  *m = make_loader(e, (wf_loader_opts){ .batch_size = 3, .workers = 1 }),
		  *s = make_loader(d, (wf_loader_opts){ .batch_size = 3, .shuffle = true, .workers = 1 });
	expect_ok(wf_loader_cursor(l, &cursor));
	expect_error(wf_loader_seek(m, cursor), WF_INVALID_ARGUMENT,
		     "a dataset with 10 rows, in order; this one has 11, in order");
	expect_error(wf_loader_seek(s, cursor), WF_INVALID_ARGUMENT, "this one has 10, shuffled");
	expect_error(wf_loader_seek(l, NULL), WF_INVALID_ARGUMENT, "\"epoch\" (i64) is missing");
	expect_ok(wf_scalar(WF_F32, 1, &x));
	expect_ok(wf_tree_dict(1, (const char *const[]){ "epoch" }, (const wf_tree *const[]){ x }, &other));
	expect_error(wf_loader_seek(l, other), WF_INVALID_ARGUMENT, "\"epoch\" (i64) is missing");
	expect_ok(wf_scalar(WF_I64, 11, &x));
	expect_ok(wf_tree_dict(5, (const char *const[]){ "epoch", "row", "rows", "seed", "shuffle" },
			       (const wf_tree *const[]){ wf_tree_get(cursor, "epoch"), x, wf_tree_get(cursor, "rows"),
							 wf_tree_get(cursor, "seed"), wf_tree_get(cursor, "shuffle") },
			       &other));
	expect_error(wf_loader_seek(l, other), WF_INVALID_ARGUMENT, "row 11 of 10 cannot be");
	expect_epoch(l, "0 1 2 | 3 4 5 | 6 7 8 | 9 | || ");
	wf_loader_close(l);
	wf_loader_close(m);
	wf_loader_close(s);
	wf_dataset_free(d);
	wf_dataset_free(e);
}

static void pairs(void **state)
{
	(void)state;
	WF_TREES(x, y);
	wf_dataset *d = make_dataset(8);
	wf_loader *l = make_loader(d, (wf_loader_opts){ .batch_size = 4, .workers = 2, .worker = 1 });
	expect_ok(wf_loader_next(l, &x, &y));
	char *text = wf_tree_text(x, true);
	assert_string_equal(text, "f32[2,2] = 2, -2, 3, -3");
	free(text);
	assert_int_equal(wf_tree_dtype(y), WF_U8);
	expect_ok(wf_loader_next(l, &x, NULL));
	expect_ok(wf_loader_next(l, &x, &y));
	assert_null(x);
	assert_null(y);
	wf_loader_close(l);
	l = make_loader(d, (wf_loader_opts){ .batch_size = 3, .workers = 2 });
	expect_error(wf_loader_next(l, &x, &y), WF_INVALID_ARGUMENT,
		     "8 rows in batches of 3 do not divide evenly over 2 workers: use wf_loader_next_batch");
	wf_loader_close(l);
	l = make_loader(d, (wf_loader_opts){ .batch_size = 6, .workers = 2, .devices = 3, .drop_last = true });
	expect_ok(wf_loader_next(l, &x, &y));
	assert_int_equal(wf_tree_dim(x, 0), 3);
	assert_int_equal(wf_tree_dim(x, 1), 1);
	wf_loader_close(l);
	l = make_loader(d, (wf_loader_opts){ .batch_size = 6, .workers = 2, .devices = 3 });
	expect_error(wf_loader_next(l, &x, &y), WF_INVALID_ARGUMENT, "over 2 workers with their devices");
	wf_loader_close(l);
	wf_dataset_free(d);
}

static void bad_options(void **state)
{
	(void)state;
	WF_TREES(x, w, t, n);
	wf_dataset *d = make_dataset(8), *e = NULL, *f = NULL;
	wf_loader *l = NULL;
	static const struct {
		wf_loader_opts o;
		const char *part;
	} cases[] = {
		{ { 0 }, "batch_size must be at least 1; 0 came" },
		{ { .batch_size = -3 }, "-3 came" },
		{ { .batch_size = 2, .worker = 2, .workers = 2 }, "worker 2 of 2" },
		{ { .batch_size = 2, .worker = -1, .workers = 2 }, "worker -1 of 2" },
		{ { .batch_size = 2, .workers = -1 }, "worker 0 of -1" },
		{ { .batch_size = 2, .devices = -1 }, "devices -1" },
		{ { .batch_size = 2, .prefetch = -2 }, "prefetch -2" },
		{ { .batch_size = 9, .drop_last = true }, "drop_last leaves no batch" },
	};
	for (size_t i = 0; i < WFI_COUNT(cases); i++)
		expect_error(wf_loader_new(d, cases[i].o, &l), WF_INVALID_ARGUMENT, cases[i].part);
	expect_ok(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, (const float[]){ 1, 2 }, &x));
	expect_ok(wf_scalar(WF_F32, 1, &w));
	expect_ok(wf_tree_dict(1, (const char *const[]){ "weight" }, (const wf_tree *const[]){ x }, &t));
	expect_ok(wf_dataset_from_tree(t, &e));
	expect_error(wf_loader_new(e, (wf_loader_opts){ .batch_size = 1 }, &l), WF_INVALID_ARGUMENT,
		     "a column is named \"weight\"");
	wf_dataset_free(e);
	expect_error(wf_dataset_from_tree(x, &e), WF_INVALID_ARGUMENT, "a dict of arrays");
	expect_error(wf_dataset_from_tree(NULL, &e), WF_INVALID_ARGUMENT, "a dict of arrays");
	expect_ok(wf_tree_dict(2, (const char *const[]){ "a", "b" }, (const wf_tree *const[]){ x, w }, &n));
	expect_error(wf_dataset_from_tree(n, &e), WF_INVALID_ARGUMENT, "\"b\" is a single number");
	expect_ok(wf_tree_dict(2, (const char *const[]){ "a", "b" }, (const wf_tree *const[]){ x, t }, &n));
	expect_error(wf_dataset_from_tree(n, &e), WF_INVALID_ARGUMENT, "\"b\" is a tree");
	expect_ok(wf_array(WF_F32, 1, (const int64_t[]){ 1 }, (const float[]){ 1 }, &w));
	expect_ok(wf_tree_dict(2, (const char *const[]){ "a", "b" }, (const wf_tree *const[]){ x, w }, &n));
	expect_error(wf_dataset_from_tree(n, &e), WF_INVALID_ARGUMENT, "\"a\" has 2, \"b\" has 1");
	expect_error(wf_dataset_split(d, 1.5, 0, &e, &f), WF_INVALID_ARGUMENT, "from 0 to 1; 1.5 came");
	expect_error(wf_dataset_split(d, -0.1, 0, &e, &f), WF_INVALID_ARGUMENT, "from 0 to 1");
	expect_ok(wf_dataset_split(d, 0, 0, &e, &f));
	assert_int_equal(wf_dataset_rows(e), 0);
	expect_error(wf_loader_new(e, (wf_loader_opts){ .batch_size = 1 }, &l), WF_INVALID_ARGUMENT, "has no rows");
	wf_dataset_free(e);
	wf_dataset_free(f);
	expect_ok(wf_tree_dict(1, (const char *const[]){ "a" }, (const wf_tree *const[]){ x }, &n));
	expect_ok(wf_dataset_from_tree(n, &e));
	expect_ok(wf_loader_new(e, (wf_loader_opts){ .batch_size = 1 }, &l));
	expect_error(wf_loader_next(l, &x, &w), WF_INVALID_ARGUMENT, "no column \"x\"");
	wf_loader_close(l);
	wf_dataset_free(e);
	wf_dataset_free(d);
	wf_loader_close(NULL);
	wf_dataset_free(NULL);
}

static void splits(void **state)
{
	(void)state;
	WF_TREES(t, golden, u);
	wf_dataset *d = make_dataset(10), *first = NULL, *rest = NULL, *a = NULL, *b = NULL;
	expect_ok(wf_dataset_split(d, 0.25, 0, &first, &rest)); /* 2.5 rows: 3 */
	wf_dataset_free(d);                                     /* the parts hold what they need */
	assert_int_equal(wf_dataset_rows(first), 3);
	assert_int_equal(wf_dataset_rows(rest), 7);
	expect_ok(wf_npz_read(WEFT_GOLDEN_DIR "/data/order.npz", &golden));
	const int64_t *wanted = wf_tree_get(golden, "s0_e18446744073709551615_n10")->array->shards[0]->data;
	expect_ok(wf_dataset_tree(first, &t));
	expect_ok(wf_dataset_tree(rest, &u));
	const int32_t *p = wf_tree_get(t, "id")->array->shards[0]->data, *q = wf_tree_get(u, "id")->array->shards[0]->data;
	for (int i = 0; i < 10; i++)
		assert_int_equal(i < 3 ? p[i] : q[i - 3], wanted[i]);
	/* a part of a part, and a loader over it */
	expect_ok(wf_dataset_split(rest, 0.5, 1, &a, &b));
	wf_dataset_free(rest);
	wf_loader *l = make_loader(a, (wf_loader_opts){ .batch_size = 4, .workers = 1 }),
		  *m = make_loader(b, (wf_loader_opts){ .batch_size = 4, .workers = 1 });
	wf_dataset_free(a);
	wf_dataset_free(b);
	wfi_str text = { 0 };
	add_epoch(l, &text);
	add_epoch(m, &text);
	bool seen[10] = { false };
	for (int i = 0; i < 3; i++)
		seen[p[i]] = true;
	for (const char *s = text.s; *s; s += strcspn(s, " ") + 1)
		if (*s != '|') {
			assert_false(seen[*s - '0']);
			seen[*s - '0'] = true;
		}
	for (int i = 0; i < 10; i++)
		assert_true(seen[i]);
	wfi_str_free(&text);
	wf_loader_close(l);
	wf_loader_close(m);
	wf_dataset_free(first);
}

/* the last epoch that a count can name ends; there is none after it */
static void last_epoch(void **state)
{
	(void)state;
	for (int prefetch = -1; prefetch <= 1; prefetch += 2) {
		WF_TREES(cursor, batch);
		wf_dataset *d = make_dataset(4);
		wf_loader *l = make_loader(d, (wf_loader_opts){ .batch_size = 4, .shuffle = true, .workers = 1, .prefetch = prefetch });
		wf_dataset_free(d);
		expect_ok(wf_loader_cursor(l, &cursor));
		int64_t *epoch = wf_tree_get(cursor, "epoch")->array->shards[0]->data;
		*epoch = INT64_MAX;
		expect_error(wf_loader_seek(l, cursor), WF_INVALID_ARGUMENT, "epoch 9223372036854775807, row 0 of 4 cannot be");
		*epoch = INT64_MAX - 1;
		expect_ok(wf_loader_seek(l, cursor));
		expect_ok(wf_loader_next_batch(l, &batch));
		assert_non_null(batch);
		expect_ok(wf_loader_next_batch(l, &batch));
		assert_null(batch);
		for (int i = 0; i < 2; i++)
			expect_error(wf_loader_next_batch(l, &batch), WF_INVALID_ARGUMENT, "no epoch after 9223372036854775806");
		wf_loader_close(l);
	}
	wf_dataset *d = make_dataset(4);
	wf_loader *l = NULL;
	expect_error(wf_loader_new(d, (wf_loader_opts){ .batch_size = 4, .workers = 1, .devices = INT_MAX }, &l), WF_INVALID_ARGUMENT,
		     "devices 2147483647 must be from 0 to 256");
	expect_error(wf_loader_new(d, (wf_loader_opts){ .batch_size = 4, .workers = 1, .devices = -1 }, &l), WF_INVALID_ARGUMENT, "devices -1 must be");
	assert_null(l);
	wf_dataset_free(d);
}

static void files(void **state)
{
	(void)state;
	WF_TREES(x, y, t);
	wf_loader *l = NULL;
	wf_dataset *d = NULL;
	expect_ok(wf_loader_open(scratch_write("a.csv", "1,2,3\n4,5,6\n", 12), 1, &l));
	expect_ok(wf_loader_next(l, &x, &y));
	char *text = wf_tree_text(x, true);
	assert_string_equal(text, "f32[1,2] = 1, 2");
	free(text);
	wf_loader_close(l);
	expect_ok(wf_loader_open(scratch_write("a.tsv", "1\t2\n4\t5\n", 8), 2, &l));
	expect_ok(wf_loader_next(l, &x, &y));
	assert_int_equal(wf_tree_dim(x, 0), 2);
	wf_loader_close(l);
	expect_ok(wf_loader_open(WEFT_GOLDEN_DIR "/data/v1.npy", 2, &l));
	expect_ok(wf_loader_next(l, &x, NULL));
	assert_int_equal(wf_tree_dim(x, 2), 4);
	wf_loader_close(l);
	d = make_dataset(6);
	expect_ok(wf_dataset_tree(d, &t));
	expect_ok(wf_npz_write(scratch_path("d.npz"), t));
	wf_dataset_free(d);
	expect_ok(wf_loader_open(scratch_path("d.npz"), 6, &l));
	expect_epoch(l, "0 1 2 3 4 5 | || ");
	wf_loader_close(l);
	expect_error(wf_loader_open("a.parquet", 6, &l), WF_INVALID_ARGUMENT, "a.parquet ends in none of .csv");
	expect_error(wf_dataset_npz(WEFT_GOLDEN_DIR "/data/arrays.npz", &d), WF_INVALID_ARGUMENT, "while reading the dataset");
	expect_error(wf_dataset_npz(WEFT_GOLDEN_DIR "/data/none.npz", &d), WF_NOT_FOUND, "none.npz");
}

static void finds_data(void **state)
{
	(void)state;
	char *path = NULL;
	assert_int_equal(mkdir(scratch_path("data"), 0700), 0);
	scratch_write("one.bin", "1", 1);
	scratch_write("data/two.bin", "2", 1);
	setenv("WEFT_DATA", scratch, 1);
	expect_ok(wf_find_data("one.bin", &path));
	assert_string_equal(path, scratch_path("one.bin"));
	free(path);
	expect_ok(wf_find_data("two.bin", &path));
	assert_string_equal(path, scratch_path("data/two.bin"));
	free(path);
	unsetenv("WEFT_DATA");
	expect_error(wf_find_data("one.bin", &path), WF_NOT_FOUND, "the data file one.bin was not found");
	expect_ok(wf_find_data(scratch_path("one.bin"), &path));
	assert_string_equal(path, scratch_path("one.bin"));
	free(path);
	expect_error(wf_find_data(scratch_path("three.bin"), &path), WF_NOT_FOUND, "there is no");
	expect_error(wf_find_data("", &path), WF_INVALID_ARGUMENT, "empty");
	/* beside the program, and in the folders above it */
	char *self = wfi_self_exe();
	expect_ok(wf_find_data(strrchr(self, '/') + 1, &path));
	assert_string_equal(path, self);
	free(path);
	*strrchr(self, '/') = 0;
	char *folder = wfi_strdup(strrchr(self, '/') + 1);
	expect_ok(wf_find_data(folder, &path));
	assert_string_equal(path, self);
	free(path);
	wfi_free(folder);
	wfi_free(self);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = {
		TEST(order),   TEST(order_is_fair), TEST(shares), TEST(device_axis), TEST(placed), TEST(same_for_any_number_of_workers),
		TEST(cursors), TEST(bad_cursors),   TEST(pairs),  TEST(bad_options), TEST(splits),
		TEST(last_epoch), TEST(files),   TEST(finds_data),
	};
	setenv("WEFT_CPU_DEVICES", "4", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

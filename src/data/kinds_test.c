/* kinds_test.c: what must hold for every kind of dataset: the rows of a step are those that the order says, whatever the number of workers and
 * devices; weights count each row once; padding is zero; a cursor continues anywhere. A new kind is one more line in `kinds`.
 * The rows are compared with those read from the dataset one by one, whose values the tests of each kind check. */
#include "store/test_scratch.h"
#include <zlib.h>
#include <weft/augment.h>
#include "data/format.h"

/* ---- one of each: about twenty rows ---- */

#define ROWS 23

static wf_dataset *from_tree(void)
{
	WF_TREES(x, y, t);
	wf_dataset *d = NULL;
	float xs[2 * ROWS];
	uint16_t ys[ROWS];
	for (int i = 0; i < ROWS; i++) {
		xs[2 * i] = (float)i + 0.5f;
		xs[2 * i + 1] = -(float)i;
		ys[i] = (uint16_t)(1000 + i);
	}
	expect_ok(wf_array(WF_F32, 2, (const int64_t[]){ ROWS, 2 }, xs, &x));
	expect_ok(wf_array(WF_U16, 1, (const int64_t[]){ ROWS }, ys, &y));
	expect_ok(wf_tree_dict(2, (const char *const[]){ "x", "y" }, (const wf_tree *const[]){ x, y }, &t));
	expect_ok(wf_dataset_from_tree(t, &d));
	return d;
}

static wf_dataset *from_csv(void)
{
	wf_dataset *d = NULL;
	wfi_str text = { 0 };
	for (int i = 0; i < ROWS; i++)
		wfi_str_add(&text, "%d,%d.25,%d\n", i, i, i % 5);
	expect_ok(wf_dataset_csv(scratch_write("d.csv", text.s, text.n), (wf_csv_opts){ 0 }, &d));
	wfi_str_free(&text);
	return d;
}

static wf_dataset *through_a_file(wf_error *(*write)(const char *, const wf_tree *),
				  wf_error *(*open)(const char *, wf_dataset **))
{
	WF_TREES(t);
	wf_dataset *d = from_tree();
	expect_ok(wf_dataset_tree(d, &t));
	wf_dataset_free(d);
	expect_ok(write(scratch_path("file"), t));
	expect_ok(open(scratch_path("file"), &d));
	return d;
}

static wf_dataset *from_npz(void)
{
	return through_a_file(wf_npz_write, wf_dataset_npz);
}

static wf_dataset *from_compressed_npz(void)
{
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_npz(WEFT_GOLDEN_DIR "/data/rows_deflated.npz", &d));
	return d;
}

static wf_dataset *from_safetensors(void)
{
	return through_a_file(wf_safetensors_write, wf_dataset_safetensors);
}

/* bytes that differ from row to row */
static unsigned char *numbers(size_t n)
{
	unsigned char *p = malloc(n);
	assert_non_null(p);
	for (size_t i = 0; i < n; i++)
		p[i] = (unsigned char)(1 + i * 37 / 3 % 251);
	return p;
}

static wf_dataset *from_npy_header(const char *header)
{
	wf_dataset *d = NULL;
	char head[10] = "\x93NUMPY\x01";
	head[8] = (char)strlen(header);
	unsigned char *bytes = numbers(ROWS * 6);
	expect_ok(wfi_write_file(scratch_path("x.npy"),
				 (const wfi_piece[]){ { head, 10 }, { header, strlen(header) }, { bytes, ROWS * 6 } }, 3));
	free(bytes);
	expect_ok(wf_dataset_npy((const wf_data_file[]){ { "x", scratch_path("x.npy") }, { 0 } }, &d));
	return d;
}

static wf_dataset *from_npy(void)
{
	return from_npy_header("{'descr': '<i2', 'fortran_order': False, 'shape': (23, 3), }\n");
}

static wf_dataset *from_npy_of_other_order(void)
{
	return from_npy_header("{'descr': '>i2', 'fortran_order': False, 'shape': (23, 3), }\n");
}

static wf_dataset *from_npy_by_columns(void)
{
	return from_npy_header("{'descr': '<i2', 'fortran_order': True, 'shape': (23, 3), }\n");
}

static const char *write_idx(bool packed)
{
	static const unsigned char head[] = { 0, 0, 0x0b, 2, 0, 0, 0, ROWS, 0, 0, 0, 3 };
	const char *path = scratch_path("d.idx");
	unsigned char *bytes = numbers(ROWS * 6);
	gzFile f = gzopen(path, packed ? "wb" : "wbT");
	assert_non_null(f);
	assert_int_equal(gzwrite(f, head, sizeof head), sizeof head);
	assert_int_equal(gzwrite(f, bytes, ROWS * 6), ROWS * 6);
	assert_int_equal(gzclose(f), Z_OK);
	free(bytes);
	return path;
}

static wf_dataset *from_idx(void)
{
	wf_dataset *d = NULL;
	const char *path = write_idx(false);
	expect_ok(wf_dataset_idx(path, path, &d));
	return d;
}

static wf_dataset *from_packed_idx(void)
{
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_idx(write_idx(true), NULL, &d));
	return d;
}

static wf_dataset *from_cifar(int labels, int rows, int files)
{
	wf_dataset *d = NULL;
	const char *path[4] = { 0 };
	for (int k = 0; k < files; k++) {
		size_t record = 3072 + (size_t)labels;
		unsigned char *bytes = numbers(record * (size_t)rows);
		for (size_t i = 0; i < (size_t)rows; i++)
			for (int b = 0; b <= labels; b++) /* the first pixel, too, so that rows of two files differ */
				bytes[i * record + (size_t)b] = (unsigned char)((i + (size_t)k) % 10);
		char name[24];
		snprintf(name, sizeof name, "batch_%d", k);
		path[k] = scratch_write(name, bytes, record * (size_t)rows);
		free(bytes);
	}
	expect_ok(wf_dataset_cifar(path, (wf_cifar_opts){ 0 }, &d));
	return d;
}

static wf_dataset *from_cifar_10(void)
{
	return from_cifar(1, 9, 2);
}

static wf_dataset *from_cifar_100(void)
{
	return from_cifar(2, 11, 1);
}

static wf_dataset *from_tokens(void)
{
	wf_dataset *d = NULL;
	unsigned char *bytes = numbers(200);
	expect_ok(wf_dataset_tokens(scratch_write("t.bin", bytes, 200), (wf_token_opts){ .length = 7, .stride = 4 }, &d));
	free(bytes);
	return d;
}

static wf_dataset *from_text(void)
{
	static const char text[] = "It is a truth universally acknowledged, that a single man in possession of a good fortune, "
				   "must be in want of a wife.";
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_text(scratch_write("t.txt", text, sizeof text - 1), (wf_text_opts){ .length = 6, .stride = 5 }, &d));
	return d;
}

/* what is random in a row depends on seed, epoch and row */
static wf_dataset *transformed(void)
{
	wf_dataset *d = from_cifar_10(), *e = NULL;
	const wf_transform steps[] = {
		wf_transform_crop((wf_transform_crop_opts){ .padding = 4 }), wf_transform_flip((wf_transform_flip_opts){ 0 }),
		wf_transform_normalize((wf_transform_normalize_opts){ .mean = { 0.5 }, .std = { 0.25 } })
	};
	expect_ok(wf_dataset_transform(d, WFI_COUNT(steps), steps, (wf_transform_opts){ .threads = 3 }, &e));
	wf_dataset_free(d);
	return e;
}

static wf_dataset *mixed_up(void)
{
	wf_dataset *d = from_csv(), *e = NULL;
	expect_ok(wf_dataset_mixup(d, (wf_mixup_opts){ .classes = 5, .threads = 2 }, &e));
	wf_dataset_free(d);
	return e;
}

static wf_dataset *part_of_mixups(void)
{
	wf_dataset *part[2] = { mixed_up(), mixed_up() }, *first = NULL, *rest = NULL, *both = NULL;
	expect_ok(wf_dataset_concatenate(2, (const wf_dataset *const *)part, &both));
	expect_ok(wf_dataset_split(both, 0.4, 1, &first, &rest));
	wf_dataset *const all[] = { part[0], part[1], both, rest };
	for (size_t i = 0; i < WFI_COUNT(all); i++)
		wf_dataset_free(all[i]);
	return first;
}

static wf_error *squares_rows(void *user, int64_t *rows)
{
	(void)user;
	*rows = ROWS;
	return NULL;
}

static wf_error *squares_columns(void *user, const wf_source_column **columns, int *n)
{
	static const wf_source_column v[] = { { .name = "square", .dtype = WF_I64 },
					      { .name = "x", .dtype = WF_F64, .rank = 1, .shape = { 3 } } };
	(void)user;
	*columns = v;
	*n = 2;
	return NULL;
}

static wf_error *squares_read(void *user, const wf_source_read *r)
{
	(void)user;
	for (int64_t i = 0; i < r->n; i++) {
		((int64_t *)r->columns[0])[i] = r->rows[i] * r->rows[i];
		for (int k = 0; k < 3; k++)
			((double *)r->columns[1])[3 * i + k] = (double)r->rows[i] + k / 4.0;
	}
	return NULL;
}

static wf_dataset *from_source(void)
{
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_from_source((wf_source){ .rows = squares_rows, .columns = squares_columns, .read = squares_read },
					 &d));
	return d;
}

static wf_dataset *from_split(void)
{
	wf_dataset *d = from_source(), *first = NULL, *rest = NULL;
	expect_ok(wf_dataset_split(d, 0.2, 5, &first, &rest));
	wf_dataset_free(d);
	wf_dataset_free(first);
	return rest;
}

static wf_dataset *from_several(void)
{
	wf_dataset *d = NULL, *part[] = { from_split(), from_source(), from_split() };
	expect_ok(wf_dataset_concatenate(3, (const wf_dataset *const *)part, &d));
	for (int i = 0; i < 3; i++)
		wf_dataset_free(part[i]);
	return d;
}

static const struct {
	const char *name;
	wf_dataset *(*make)(void);
} kinds[] = {
	{ "tree", from_tree },
	{ "CSV", from_csv },
	{ "npz", from_npz },
	{ "npz, compressed", from_compressed_npz },
	{ "npy", from_npy },
	{ "npy, other byte order", from_npy_of_other_order },
	{ "npy, Fortran order", from_npy_by_columns },
	{ "safetensors", from_safetensors },
	{ "IDX", from_idx },
	{ "IDX, packed", from_packed_idx },
	{ "CIFAR-10, two files", from_cifar_10 },
	{ "CIFAR-100", from_cifar_100 },
	{ "tokens", from_tokens },
	{ "source", from_source },
	{ "split", from_split },
	{ "concatenated", from_several },
	{ "text", from_text },
	{ "cropped, flipped, normalised", transformed },
	{ "mixup", mixed_up },
	{ "part of two mixups", part_of_mixups },
};

/* ---- what must hold ---- */

typedef struct check {
	const char *kind;
	const wf_dataset *d;
	wf_tree *all; /* the dataset's rows in order, of one epoch */
	int64_t rows;
} check;

/* reads them one by one; c->all has room for them, of its own */
static void set_epoch(const check *c, uint64_t seed, int64_t epoch)
{
	for (int64_t row = 0; row < c->rows; row++) {
		void *place[8];
		for (size_t i = 0; i < c->d->n; i++)
			place[i] = (char *)wf_tree_get(c->all, c->d->v[i].name)->array->shards[0]->data +
				   (size_t)row * c->d->v[i].row_bytes;
		expect_ok(wfi_dataset_read(
			c->d, &(wf_source_read){ .rows = &row, .n = 1, .epoch = epoch, .seed = seed, .columns = place }));
	}
}

/* like the dataset's tree, with numbers of its own */
static void make_room(check *c)
{
	WF_TREES(t);
	expect_ok(wf_dataset_tree(c->d, &t));
	assert_true(t->n <= 8);
	wf_tree *leaf[8] = { 0 };
	for (int i = 0; i < t->n; i++) {
		wfi_array *a = NULL;
		expect_ok(wfi_array_from_bytes(&t->child[i]->array->type, t->child[i]->array->shards[0]->data, &a));
		leaf[i] = wfi_tree_leaf(a);
	}
	expect_ok(wf_tree_dict((size_t)t->n, t->def->name, (const wf_tree *const *)leaf, &c->all));
	for (int i = 0; i < t->n; i++)
		wf_tree_release(leaf[i]);
}

static const char *row_of(const wf_tree *batch, const wf_tree *like, const char *name, int64_t row, size_t *size)
{
	const wfi_array *a = wf_tree_get(batch, name)->array, *b = wf_tree_get(like, name)->array;
	*size = wfi_type_bytes(&b->type) / (size_t)b->type.dims[0];
	return (const char *)a->shards[0]->data + (size_t)row * *size;
}

/* the batch's row is the dataset's row */
static void expect_row(const check *c, const wf_tree *batch, int64_t at, int64_t row)
{
	for (int i = 0; i < c->all->n; i++) {
		size_t size, again;
		const char *name = c->all->def->name[i], *got = row_of(batch, c->all, name, at, &size),
			   *wanted = row_of(c->all, c->all, name, row, &again);
		if (memcmp(got, wanted, size))
			fail_msg("%s: column %s of row %lld is another", c->kind, name, (long long)row);
	}
}

static void expect_zero(const check *c, const wf_tree *batch, int64_t at)
{
	for (int i = 0; i < c->all->n; i++) {
		size_t size;
		const char *got = row_of(batch, c->all, c->all->def->name[i], at, &size);
		for (size_t k = 0; k < size; k++)
			assert_int_equal(got[k], 0);
	}
}

/* A batch's real rows are those of the order from *at on, which moves; what is padded is zero. Returns the sum of weights. */
static int64_t check_batch(const check *c, const wf_tree *batch, const int64_t *order, int64_t *at)
{
	const wfi_array *w = wf_tree_get(batch, "weight")->array;
	const float *weight = w->shards[0]->data;
	int64_t real = 0;
	for (int64_t i = 0; i < wfi_type_count(&w->type); i++) {
		assert_true(weight[i] == 0 || weight[i] == 1);
		if (weight[i] == 1) {
			assert_int_equal(real, i); /* padding comes last */
			assert_true(*at < c->rows);
			expect_row(c, batch, i, order[(*at)++]);
			real++;
		} else {
			expect_zero(c, batch, i);
		}
	}
	return real;
}

static void check_epochs(const check *c, wf_loader_opts o, int64_t *order)
{
	wf_loader *l[5] = { 0 };
	for (o.worker = 0; o.worker < o.workers; o.worker++)
		expect_ok(wf_loader_new(c->d, o, &l[o.worker]));
	for (int epoch = 0; epoch < 2; epoch++) {
		for (int64_t i = 0; i < c->rows; i++)
			order[i] = i;
		if (o.shuffle)
			wfi_permutation(o.seed, (uint64_t)epoch, c->rows, order);
		set_epoch(c, o.seed, epoch);
		int64_t at = 0, weights = 0, steps = wf_loader_steps(l[0]);
		assert_int_equal(steps, (c->rows + o.batch_size - 1) / o.batch_size);
		for (int64_t step = 0; step <= steps; step++)
			for (int w = 0; w < o.workers; w++) {
				WF_TREES(b);
				expect_ok(wf_loader_next_batch(l[w], &b));
				assert_int_equal(b == NULL, step == steps);
				weights += b ? check_batch(c, b, order, &at) : 0;
			}
		assert_int_equal(weights, c->rows); /* each row once */
	}
	for (int w = 0; w < o.workers; w++)
		wf_loader_close(l[w]);
}

/* from every step, a cursor of one worker's loader continues in those of three */
static void check_cursors(const check *c, int64_t *order)
{
	wf_loader_opts o = { .batch_size = 5, .shuffle = true, .seed = 3, .workers = 1 };
	wf_loader *one = NULL, *l[3] = { 0 };
	expect_ok(wf_loader_new(c->d, o, &one));
	o.workers = 3;
	o.seed = 4; /* the cursor brings its own */
	for (o.worker = 0; o.worker < 3; o.worker++)
		expect_ok(wf_loader_new(c->d, o, &l[o.worker]));
	set_epoch(c, 3, 0);
	wfi_permutation(3, 0, c->rows, order);
	for (int64_t at = 0; at < c->rows;) {
		WF_TREES(cursor, b);
		int64_t parts = at;
		expect_ok(wf_loader_cursor(one, &cursor));
		for (int w = 0; w < 3; w++) {
			expect_ok(wf_loader_seek(l[w], cursor));
			expect_ok(wf_loader_next_batch(l[w], &b));
			check_batch(c, b, order, &parts);
		}
		expect_ok(wf_loader_next_batch(one, &b));
		check_batch(c, b, order, &at);
		assert_int_equal(parts, at);
	}
	for (int w = 0; w < 3; w++)
		wf_loader_close(l[w]);
	wf_loader_close(one);
}

static void every_kind(void **state)
{
	(void)state;
	for (size_t k = 0; k < WFI_COUNT(kinds); k++) {
		int64_t order[100];
		wf_dataset *d = kinds[k].make();
		check c = { .kind = kinds[k].name, .d = d, .rows = wf_dataset_rows(d) };
		assert_true(c.rows > 10 && c.rows < 100);
		make_room(&c);
		for (int variant = 0; variant < 8; variant++)
			for (int workers = 1; workers <= 5; workers += 2)
				check_epochs(&c,
					     (wf_loader_opts){ .batch_size = (const int64_t[]){ 1, 7, 10, c.rows }[variant / 2],
							       .shuffle = variant & 1,
							       .seed = 9,
							       .workers = workers,
							       .devices = variant % 3,
							       .prefetch = workers - 2 },
					     order);
		check_cursors(&c, order);
		wf_tree_release(c.all);
		wf_dataset_free(d);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test_setup_teardown(every_kind, scratch_setup, scratch_teardown) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* augment_test.c: rows changed as they are read. The data are numbers that name their places, so what a crop or flip must give is known; random numbers
 * are the published ones of SplitMix64; what is random depends on seed, epoch and row alone. */
#include "store/test_scratch.h"
#include <math.h>
#include <stdatomic.h>
#include "data/augment.h"

/* ---- random numbers ---- */

static void draws(void **state)
{
	(void)state;
	/* the first numbers of SplitMix64 from seed 0, and from 1234567 (Vigna's splitmix64.c, as Rosetta Code lists them) */
	wf_draws zero = { .key = 0 }, seed = { .key = 1234567 };
	static const uint64_t of_zero[] = { 0xe220a8397b1dcdafu, 0x6e789e6aa1b965f4u, 0x06c45d188009454fu };
	static const uint64_t of_seed[] = { 6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
					    4593380528125082431u, 16408922859458223821u };
	for (size_t i = 0; i < WFI_COUNT(of_zero); i++)
		assert_true(wf_draw_bits(&zero) == of_zero[i]);
	for (size_t i = 0; i < WFI_COUNT(of_seed); i++)
		assert_true(wf_draw_bits(&seed) == of_seed[i]);

	/* seed, epoch, row and layer each make another key */
	uint64_t keys[5] = { wfi_draws(1, 2, 3, 0).key, wfi_draws(2, 2, 3, 0).key, wfi_draws(1, 3, 3, 0).key,
			     wfi_draws(1, 2, 4, 0).key, wfi_draws(1, 2, 3, 1).key };
	for (int i = 0; i < 5; i++)
		for (int k = 0; k < i; k++)
			assert_true(keys[i] != keys[k]);

	enum { N = 40000 };
	double sum[4] = { 0 }, square[4] = { 0 };
	int count[5] = { 0 };
	for (int i = 0; i < N; i++) { /* a row each, as they are used */
		wf_draws d = wfi_draws(7, 1, i, 0);
		double x[4] = { wf_draw_uniform(&d), wf_draw_normal(&d), wfi_draw_beta(&d, 0.2), wfi_draw_beta(&d, 3) };
		count[wf_draw_below(&d, 5)]++;
		assert_true(x[0] >= 0 && x[0] < 1 && x[2] >= 0 && x[2] <= 1 && isfinite(x[1]));
		for (int k = 0; k < 4; k++) {
			sum[k] += x[k] / N;
			square[k] += x[k] * x[k] / N;
		}
	}
	/* mean and variance; Beta(a, a): 1/2 and 1 / (4 (2 a + 1)). Tolerances are five standard errors and more */
	static const double mean[4] = { 0.5, 0, 0.5, 0.5 }, variance[4] = { 1.0 / 12, 1, 1 / 5.6, 1.0 / 28 };
	for (int k = 0; k < 4; k++) {
		assert_true(fabs(sum[k] - mean[k]) < 0.027);
		assert_true(fabs(square[k] - sum[k] * sum[k] - variance[k]) < 0.05 * variance[k]);
	}
	for (int k = 0; k < 5; k++)
		assert_in_range(count[k], N / 5 - 500, N / 5 + 500);
	wf_draws d = { 0 };
	assert_int_equal(wf_draw_below(&d, 1), 0);
	assert_int_equal(wf_draw_below(&d, -3), 0);
	for (int i = 0; i < 200; i++) { /* so small that both sides are below the least number */
		double x = wfi_draw_beta(&d, 1e-4);
		assert_true(x >= 0 && x <= 1);
	}
}

/* ---- datasets to change ---- */

/* id (i64): row; x (u8, 3 × 4 × 2): 100 row + 8 y + 2 x + channel, mod 256; y (i32): row mod 3 */
static wf_dataset *images(int64_t rows)
{
	WF_TREES(id, x, y, all);
	const int64_t dims[] = { rows, 3, 4, 2 };
	int64_t *a = wfi_alloc((size_t)rows * 8);
	unsigned char *b = wfi_alloc((size_t)rows * 24);
	int32_t *c = wfi_alloc((size_t)rows * 4);
	for (int64_t i = 0; i < rows; i++) {
		a[i] = i;
		c[i] = (int32_t)(i % 3);
		for (int k = 0; k < 24; k++)
			b[i * 24 + k] = (unsigned char)(100 * i + k);
	}
	expect_ok(wf_array(WF_I64, 1, dims, a, &id));
	expect_ok(wf_array(WF_U8, 4, dims, b, &x));
	expect_ok(wf_array(WF_I32, 1, dims, c, &y));
	expect_ok(wf_tree_dict(3, (const char *const[]){ "id", "x", "y" }, (const wf_tree *const[]){ id, x, y }, &all));
	wfi_free(a);
	wfi_free(b);
	wfi_free(c);
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_from_tree(all, &d));
	return d;
}

/* a column of all rows; wfi_free */
static void *column(const wf_dataset *d, const char *name, size_t bytes)
{
	WF_TREES(t);
	void *p = wfi_alloc(bytes + 1);
	expect_ok(wf_dataset_tree(d, &t));
	expect_ok(wf_tree_read(wf_tree_get(t, name), p, bytes));
	return p;
}

static void expect_types(const wf_dataset *d, const char *wanted)
{
	WF_TREES(t);
	expect_ok(wf_dataset_tree(d, &t));
	char *text = wf_tree_text(t, false);
	assert_string_equal(text, wanted);
	free(text);
}

static wf_dataset *transformed(const wf_dataset *d, size_t n, const wf_transform *steps)
{
	wf_dataset *out = NULL;
	expect_ok(wf_dataset_transform(d, n, steps, (wf_transform_opts){ .threads = 2 }, &out));
	return out;
}
#define TRANSFORMED(d, ...) \
	transformed(d, WFI_COUNT(((const wf_transform[]){ __VA_ARGS__ })), (const wf_transform[]){ __VA_ARGS__ })

/* ---- the steps ---- */

static void crops(void **state)
{
	(void)state;
	wf_dataset *d = images(200),
		   *middle =
			   TRANSFORMED(d, wf_transform_crop((wf_transform_crop_opts){ .height = 1, .width = 2, .centre = true }));
	expect_types(middle, "{id: i64[200], x: u8[200,1,2,2], y: i32[200]}");
	unsigned char *x = column(middle, "x", 800);
	for (int i = 0; i < 800; i++) /* row 1, from column 1 */
		assert_int_equal(x[i], (unsigned char)(100 * (i / 4) + 8 + 2 + i % 4));
	wfi_free(x);
	wf_dataset_free(middle);

	/* with zeros around: every place comes up, and what is cut out is what stands there */
	wf_dataset *random = TRANSFORMED(d, wf_transform_crop((wf_transform_crop_opts){ .padding = 1 }));
	bool seen[3][3] = { { false } };
	x = column(random, "x", 4800);
	for (int i = 0; i < 200; i++) {
		const unsigned char *image = x + 24 * i;
		int found = 0;
		for (int top = -1; top <= 1; top++)
			for (int left = -1; left <= 1; left++) {
				unsigned char wanted[24];
				for (int k = 0; k < 24; k++) {
					int row = top + k / 8, at = left + k / 2 % 4;
					bool inside = row >= 0 && row < 3 && at >= 0 && at < 4;
					wanted[k] = (unsigned char)(inside ? 100 * i + 8 * row + 2 * at + k % 2 : 0);
				}
				bool same = !memcmp(image, wanted, 24);
				found += same;
				seen[top + 1][left + 1] |= same;
			}
		assert_int_equal(found, 1);
	}
	for (int k = 0; k < 9; k++)
		assert_true(seen[k / 3][k % 3]);
	wfi_free(x);
	wf_dataset_free(random);
	wf_dataset_free(d);
}

static void flips(void **state)
{
	(void)state;
	wf_dataset *d = images(4), *across = TRANSFORMED(d, wf_transform_flip((wf_transform_flip_opts){ .probability = 1 }));
	wf_dataset *down = TRANSFORMED(d, wf_transform_flip((wf_transform_flip_opts){ .probability = 1, .vertical = true }));
	wf_dataset *never = TRANSFORMED(d, wf_transform_flip((wf_transform_flip_opts){ .probability = WF_ZERO }));
	unsigned char *a = column(across, "x", 96), *b = column(down, "x", 96), *c = column(never, "x", 96);
	for (int i = 0; i < 96; i++) {
		int row = i / 24, y = i / 8 % 3, at = i / 2 % 4;
		assert_int_equal(a[i], (unsigned char)(100 * row + 8 * y + 2 * (3 - at) + i % 2));
		assert_int_equal(b[i], (unsigned char)(100 * row + 8 * (2 - y) + 2 * at + i % 2));
		assert_int_equal(c[i], (unsigned char)(100 * row + i % 24));
	}
	wfi_free(a);
	wfi_free(b);
	wfi_free(c);
	wf_dataset_free(across);
	wf_dataset_free(down);
	wf_dataset_free(never);
	wf_dataset_free(d);

	/* half of them, by default */
	d = images(1000);
	wf_dataset *half = TRANSFORMED(d, wf_transform_flip((wf_transform_flip_opts){ 0 }));
	a = column(half, "x", 24000);
	int mirrored = 0;
	for (int i = 0; i < 1000; i++)
		mirrored += a[24 * i] != (unsigned char)(100 * i);
	assert_in_range(mirrored, 420, 580);
	wfi_free(a);
	wf_dataset_free(half);
	wf_dataset_free(d);
}

static void normalized(void **state)
{
	(void)state;
	wf_dataset *d = images(5);
	wf_dataset *each = TRANSFORMED(d, wf_transform_normalize((wf_transform_normalize_opts){
						  .channels = 2, .mean = { 0.5, 0.25 }, .std = { 0.5, 2 } }));
	wf_dataset *one = TRANSFORMED(d, wf_transform_normalize((wf_transform_normalize_opts){ .mean = { 10 }, .scale = 1 }));
	expect_types(each, "{id: i64[5], x: f32[5,3,4,2], y: i32[5]}");
	float *a = column(each, "x", 480), *b = column(one, "x", 480);
	for (int i = 0; i < 120; i++) {
		double x = (unsigned char)(100 * (i / 24) + i % 24),
		       wanted = i % 2 ? (x / 255 - 0.25) / 2 : (x / 255 - 0.5) / 0.5;
		assert_true(fabs(a[i] - wanted) < 1e-6);
		assert_true(b[i] == (float)(x - 10));
	}
	wfi_free(a);
	wfi_free(b);
	wf_dataset_free(each);
	wf_dataset_free(one);
	wf_dataset_free(d);

	/* of other types, and without an axis of channels */
	static const wf_dtype types[] = { WF_F32, WF_F64, WF_BF16, WF_I8, WF_I64, WF_U16 };
	for (size_t k = 0; k < WFI_COUNT(types); k++) {
		WF_TREES(x, all);
		char bytes[6 * 8];
		for (int i = 0; i < 6; i++) {
			if (wfi_is_float(types[k]))
				wfi_store_f(types[k], bytes, i, 10 * i);
			else
				wfi_store_i(types[k], bytes, i, 10 * i);
		}
		expect_ok(wf_array(types[k], 3, (const int64_t[]){ 1, 2, 3 }, bytes, &x));
		expect_ok(wf_tree_dict(1, (const char *const[]){ "x" }, (const wf_tree *const[]){ x }, &all));
		expect_ok(wf_dataset_from_tree(all, &d));
		wf_dataset *out =
			TRANSFORMED(d, wf_transform_flip((wf_transform_flip_opts){ .probability = 1 }),
				    wf_transform_normalize((wf_transform_normalize_opts){ .mean = { 10 }, .std = { 4 } }));
		a = column(out, "x", 24);
		static const float wanted[] = { 2.5f, 0, -2.5f, 10, 7.5f, 5 };
		for (int i = 0; i < 6; i++)
			assert_true(a[i] == wanted[i]);
		wfi_free(a);
		wf_dataset_free(out);
		wf_dataset_free(d);
	}
}

/* all batches of an epoch over so many workers, in the order of rows: {id, x} */
static void epoch_of(const wf_dataset *d, int workers, int64_t epoch, int prefetch, float *x, size_t each)
{
	for (int w = 0; w < workers; w++) {
		wf_loader *l = NULL;
		expect_ok(wf_loader_new(d,
					(wf_loader_opts){ .batch_size = 7,
							  .shuffle = true,
							  .seed = 11,
							  .worker = w,
							  .workers = workers,
							  .prefetch = prefetch },
					&l));
		for (int64_t at = 0; at <= epoch;) {
			WF_TREES(batch);
			expect_ok(wf_loader_next_batch(l, &batch));
			at += !batch;
			if (!batch || at < epoch)
				continue;
			size_t n = (size_t)wf_tree_dim(wf_tree_get(batch, "id"), 0);
			int64_t *id = wfi_alloc(n * 8);
			float *weight = wfi_alloc(n * 4), *part = wfi_alloc(n * each * 4);
			expect_ok(wf_tree_read(wf_tree_get(batch, "id"), id, n * 8));
			expect_ok(wf_tree_read(wf_tree_get(batch, "weight"), weight, n * 4));
			expect_ok(wf_tree_read(wf_tree_get(batch, "x"), part, n * each * 4));
			for (size_t i = 0; i < n; i++)
				if (weight[i] == 1)
					memcpy(x + (size_t)id[i] * each, part + i * each, each * 4);
			wfi_free(id);
			wfi_free(weight);
			wfi_free(part);
		}
		wf_loader_close(l);
	}
}

/* the same rows whatever the threads, the workers and what is made ahead; others in another epoch; stacked steps draw numbers of their own */
static void random_by_row_alone(void **state)
{
	(void)state;
	enum { ROWS = 23, EACH = 24 };
	wf_dataset *d = images(ROWS);
	float first[ROWS * EACH], again[ROWS * EACH];
	for (int kind = 0; kind < 2; kind++) {
		for (int variant = 0; variant < 4; variant++) {
			const wf_transform steps[] = { wf_transform_crop((wf_transform_crop_opts){ .padding = 2 }),
						       wf_transform_flip((wf_transform_flip_opts){ 0 }),
						       wf_transform_normalize((wf_transform_normalize_opts){ .scale = 1 }) };
			wf_dataset *out = NULL;
			int threads = variant % 2 ? 1 : 3;
			if (kind)
				expect_ok(wf_dataset_mixup(d, (wf_mixup_opts){ .classes = 3, .threads = threads }, &out));
			else
				expect_ok(wf_dataset_transform(d, 3, steps, (wf_transform_opts){ .threads = threads }, &out));
			memset(again, 0xff, sizeof again);
			epoch_of(out, 1 + variant, 1, variant % 2 ? -1 : 2, variant ? again : first, EACH);
			if (variant)
				assert_memory_equal(again, first, sizeof first);
			if (variant == 3) {
				epoch_of(out, 1, 0, 0, again, EACH);
				assert_memory_not_equal(again, first, sizeof first);
			}
			wf_dataset_free(out);
		}
	}
	/* two flips, one over the other: both, one, or none; were their numbers the same, none of the images would differ */
	wf_dataset_free(d);
	d = images(200);
	wf_dataset *once = TRANSFORMED(d, wf_transform_flip((wf_transform_flip_opts){ 0 })), *part = NULL, *rest = NULL;
	expect_ok(wf_dataset_split(once, 1, 5, &part, &rest));
	wf_dataset *twice = TRANSFORMED(part, wf_transform_flip((wf_transform_flip_opts){ 0 }));
	unsigned char *x = column(twice, "x", 4800);
	int64_t *id = column(twice, "id", 1600);
	int mirrored = 0;
	for (int i = 0; i < 200; i++)
		mirrored += x[24 * i] != (unsigned char)(100 * id[i]);
	assert_in_range(mirrored, 60, 140);
	wfi_free(x);
	wfi_free(id);
	wf_dataset_free(once);
	wf_dataset_free(part);
	wf_dataset_free(rest);
	wf_dataset_free(twice);
	wf_dataset_free(d);
}

static void steps_that_are_wrong(void **state)
{
	(void)state;
	wf_dataset *d = images(2), *out = NULL;
	const struct {
		wf_transform step;
		const char *part;
	} bad[] = {
		{ wf_transform_crop((wf_transform_crop_opts){ .height = 4 }),
		  "step 0 (from 0), crop: the image, with its padding, is smaller" },
		{ wf_transform_crop((wf_transform_crop_opts){ .width = 7, .padding = 1 }), "3 × 7 are to be cut out" },
		{ wf_transform_crop((wf_transform_crop_opts){ .height = -1 }), "must not be negative" },
		{ wf_transform_crop((wf_transform_crop_opts){ .padding = INT_MAX }), "padding at most 65500" },
		{ wf_transform_flip((wf_transform_flip_opts){ .probability = 1.5 }), "flip: the probability is from 0 to 1" },
		{ wf_transform_flip((wf_transform_flip_opts){ .probability = NAN }), "flip: the probability is from 0 to 1" },
		{ wf_transform_normalize((wf_transform_normalize_opts){ .channels = 3 }),
		  "channels must be 0, or as many as the images have" },
		{ wf_transform_normalize((wf_transform_normalize_opts){ .std = { -1 } }), "std not negative" },
		{ wf_transform_normalize((wf_transform_normalize_opts){ .scale = INFINITY }), "are finite" },
		{ { .kind = 9 }, "step 0 (from 0) is none" },
	};
	for (size_t i = 0; i < WFI_COUNT(bad); i++)
		expect_error(wf_dataset_transform(d, 1, &bad[i].step, (wf_transform_opts){ 0 }, &out), WF_INVALID_ARGUMENT,
			     bad[i].part);
	expect_error(wf_dataset_transform(d, 1, &bad[0].step, (wf_transform_opts){ 0 }, &out), WF_INVALID_ARGUMENT,
		     "u8 images of 3 × 4 pixels with 2 channels");
	const wf_transform flip = wf_transform_flip((wf_transform_flip_opts){ 0 });
	expect_error(wf_dataset_transform(d, 1, &flip, (wf_transform_opts){ .column = "z" }, &out), WF_NOT_FOUND,
		     "no column \"z\"; it has \"id\", \"x\", \"y\"");
	expect_error(wf_dataset_transform(d, 1, &flip, (wf_transform_opts){ .column = "y" }, &out), WF_INVALID_ARGUMENT,
		     "rows of 0 dimensions");
	expect_error(wf_dataset_transform(d, 1, &flip, (wf_transform_opts){ .threads = -1 }, &out), WF_INVALID_ARGUMENT,
		     "threads (-1) are not negative");
	expect_error(wf_dataset_transform(d, 0, &flip, (wf_transform_opts){ 0 }, &out), WF_INVALID_ARGUMENT, "is NULL");
	expect_error(wf_dataset_mixup(d, (wf_mixup_opts){ .x = "z" }, &out), WF_NOT_FOUND, "no column \"z\"");
	expect_error(wf_dataset_mixup(d, (wf_mixup_opts){ .alpha = -1 }, &out), WF_INVALID_ARGUMENT, "alpha (-1) is above 0");
	expect_error(wf_dataset_mixup(d, (wf_mixup_opts){ 0 }, &out), WF_INVALID_ARGUMENT,
		     "\"y\" has i32 rows of 0 dimensions; floats were expected, or say how many classes");
	expect_error(wf_dataset_mixup(d, (wf_mixup_opts){ .classes = 3, .x = "id", .y = "x" }, &out), WF_INVALID_ARGUMENT,
		     "a label a row, a whole number, was expected");
	expect_error(wf_dataset_mixup(d, (wf_mixup_opts){ .classes = 3, .x = "y" }, &out), WF_INVALID_ARGUMENT,
		     "x and y are both column \"y\"");
	expect_error(wf_dataset_mixup(NULL, (wf_mixup_opts){ 0 }, &out), WF_INVALID_ARGUMENT, "is NULL");
	assert_null(out);
	wf_dataset_free(d);
}

/* ---- mixup ---- */

/* x names its row, so λ and the partner follow from it and must be those of y */
static void mixed(void **state)
{
	(void)state;
	enum { ROWS = 30 };
	WF_TREES(x, y, z, all, t);
	float a[ROWS][2];
	int32_t label[ROWS];
	for (int i = 0; i < ROWS; i++) {
		a[i][0] = (float)i;
		a[i][1] = (float)(i * i);
		label[i] = i;
	}
	expect_ok(wf_array(WF_F32, 2, (const int64_t[]){ ROWS, 2 }, a, &x));
	expect_ok(wf_array(WF_I32, 1, (const int64_t[]){ ROWS }, label, &y));
	expect_ok(wf_tree_dict(3, (const char *const[]){ "x", "y", "z" }, (const wf_tree *const[]){ x, y, x }, &all));
	wf_dataset *d = NULL, *out = NULL;
	expect_ok(wf_dataset_from_tree(all, &d));
	expect_ok(wf_dataset_mixup(d, (wf_mixup_opts){ .alpha = 2, .classes = ROWS }, &out));
	expect_ok(wf_dataset_tree(out, &t));
	char *text = wf_tree_text(t, false);
	assert_string_equal(text, "{x: f32[30,2], y: f32[30,30], z: f32[30,2]}");
	free(text);
	float gx[ROWS][2], gy[ROWS][ROWS], gz[ROWS][2];
	expect_ok(wf_tree_read(wf_tree_get(t, "x"), gx, sizeof gx));
	expect_ok(wf_tree_read(wf_tree_get(t, "y"), gy, sizeof gy));
	expect_ok(wf_tree_read(wf_tree_get(t, "z"), gz, sizeof gz));
	assert_memory_equal(gz, a, sizeof a); /* other columns are the row's own */
	int others = 0;
	for (int i = 0; i < ROWS; i++) {
		double mean[2] = { 0 }, sum = 0;
		for (int k = 0; k < ROWS; k++) {
			assert_true(gy[i][k] >= 0 && gy[i][k] <= 1);
			sum += (double)gy[i][k];
			mean[0] += (double)gy[i][k] * k;
			mean[1] += (double)gy[i][k] * k * k;
			others += k != i && gy[i][k] > 0;
		}
		assert_true(fabs(sum - 1) < 1e-6 && gy[i][i] > 0);
		assert_true(fabs(gx[i][0] - mean[0]) < 1e-4 && fabs(gx[i][1] - mean[1]) < 2e-3);
	}
	assert_in_range(others, ROWS - 6, ROWS); /* now and then a row is its own partner */
	wf_dataset_free(out);
	expect_ok(wf_dataset_mixup(d, (wf_mixup_opts){ .y = "z" }, &out)); /* floats are mixed as they are */
	WF_TREES(u);
	expect_ok(wf_dataset_tree(out, &u));
	expect_ok(wf_tree_read(wf_tree_get(u, "x"), gx, sizeof gx));
	expect_ok(wf_tree_read(wf_tree_get(u, "z"), gz, sizeof gz));
	assert_memory_equal(gx, gz, sizeof gx);
	wf_dataset_free(out);
	expect_ok(wf_dataset_mixup(d, (wf_mixup_opts){ .classes = 29 }, &out));
	expect_error(wf_dataset_tree(out, &u), WF_INVALID_ARGUMENT,
		     "row 29 (from 0) of column \"y\": 29 is not a label; 0 to 28 are");
	wf_dataset_free(out);
	wf_dataset_free(d);
}

/* ---- functions of one's own ---- */

typedef struct own {
	atomic_int closed, calls;
	int64_t fail_at;
} own;

/* sum of x's bytes (f64), and id + 1 in the place of id */
static wf_error *sum_row(void *user, wf_map_row *r)
{
	own *o = user;
	const unsigned char *x = r->in[0];
	double sum = 0;
	for (int i = 0; i < 24; i++)
		sum += x[i];
	atomic_fetch_add(&o->calls, 1);
	if (r->row == o->fail_at)
		return wf_error_new(WF_CHECK_FAILED, "row with sum %g", sum);
	*(double *)r->out[0] = sum;
	*(int64_t *)r->out[1] = *(const int64_t *)r->in[1] + 1;
	return NULL;
}

static void closed(void *user)
{
	atomic_fetch_add(&((own *)user)->closed, 1);
}

static const wf_source_column sum_and_id[] = { { .name = "sum", .dtype = WF_F64 }, { .name = "id", .dtype = WF_I64 } };
static const char *const x_and_id[] = { "x", "id", NULL };

static void functions_of_ones_own(void **state)
{
	(void)state;
	own o = { .fail_at = -1 };
	wf_row_map m = { .name = "sums",
		     .inputs = x_and_id,
		     .columns = sum_and_id,
		     .n = 2,
		     .row = sum_row,
		     .close = closed,
		     .user = &o,
		     .threads = 3 };
	wf_dataset *d = images(10), *out = NULL;
	expect_ok(wf_dataset_map(d, m, &out));
	wf_dataset_free(d); /* the new one holds it */
	expect_types(out, "{id: i64[10], sum: f64[10], x: u8[10,3,4,2], y: i32[10]}");
	double *sum = column(out, "sum", 80);
	int64_t *id = column(out, "id", 80);
	unsigned char *x = column(out, "x", 240);
	for (int i = 0; i < 10; i++) {
		double wanted = 0;
		for (int k = 0; k < 24; k++) {
			wanted += (unsigned char)(100 * i + k);
			assert_int_equal(x[24 * i + k], (unsigned char)(100 * i + k));
		}
		assert_true(sum[i] == wanted);
		assert_int_equal(id[i], i + 1);
	}
	wfi_free(sum);
	wfi_free(id);
	wfi_free(x);
	assert_int_equal(atomic_load(&o.calls), 40); /* four times all rows */
	expect_ok(wf_dataset_check_labels(out, "y", (wf_label_opts){ .classes = 3 }));
	assert_int_equal(atomic_load(&o.calls), 40); /* only "y" was read */

	o.fail_at = 6;
	WF_TREES(t);
	expect_error(wf_dataset_tree(out, &t), WF_CHECK_FAILED, "row with sum");
	expect_error(wf_dataset_tree(out, &t), WF_CHECK_FAILED, "in sums, row 6 (from 0) of epoch 0");
	assert_int_equal(atomic_load(&o.closed), 0);
	wf_dataset_free(out);
	assert_int_equal(atomic_load(&o.closed), 1);
}

/* adds noise in place of x, as augmentation would */
static wf_error *noise(void *user, wf_map_row *r)
{
	(void)user;
	for (int i = 0; i < 24; i++)
		((unsigned char *)r->out[0])[i] =
			(unsigned char)(((const unsigned char *)r->in[0])[i] + wf_draw_below(&r->draws, 3));
	return NULL;
}

static void maps_that_are_wrong(void **state)
{
	(void)state;
	own o = { .fail_at = -1 };
	wf_dataset *d = images(2), *out = NULL;
	const char *const nothing[] = { "q", NULL };
	wf_row_map good = { .inputs = x_and_id, .columns = sum_and_id, .n = 2, .row = sum_row, .close = closed, .user = &o },
	       m = good;
	int failures = 0;
#define BAD(code, part) \
	do { \
		expect_error(wf_dataset_map(d, m, &out), code, part); \
		assert_int_equal(atomic_load(&o.closed), ++failures); \
		m = good; \
	} while (0)
	m.row = NULL;
	BAD(WF_INVALID_ARGUMENT, "row is needed");
	m.inputs = nothing;
	BAD(WF_NOT_FOUND, "a map: the tree of columns has no column \"q\"; it has \"id\", \"x\", \"y\"");
	m.columns = NULL;
	BAD(WF_INVALID_ARGUMENT, "columns where n (2) is not 0");
	m.inputs = NULL;
	m.n = 0;
	BAD(WF_INVALID_ARGUMENT, "makes no column");
	wf_source_column wrong[] = { { .name = "a", .dtype = WF_F32 }, { .name = "a", .dtype = WF_F32 } };
	m.columns = wrong;
	BAD(WF_INVALID_ARGUMENT, "two columns are named \"a\"");
	wrong[1].name = NULL;
	m.columns = wrong;
	BAD(WF_INVALID_ARGUMENT, "has no name");
	wrong[1] = (wf_source_column){ .name = "b", .dtype = WF_F32, .rank = 99 };
	m.columns = wrong;
	BAD(WF_INVALID_ARGUMENT, "has 99 dimensions");
	expect_error(wf_dataset_map(NULL, m, &out), WF_INVALID_ARGUMENT, "is NULL");
	assert_int_equal(atomic_load(&o.closed), failures + 1);
	assert_null(out);

	/* without columns: those of inputs */
	expect_ok(wf_dataset_map(d, (wf_row_map){ .inputs = (const char *const[]){ "x", NULL }, .row = noise }, &out));
	expect_types(out, "{id: i64[2], x: u8[2,3,4,2], y: i32[2]}");
	unsigned char *x = column(out, "x", 48);
	bool changed = false;
	for (int i = 0; i < 48; i++) {
		assert_in_range(x[i], 100 * (i / 24) + i % 24, 100 * (i / 24) + i % 24 + 2);
		changed = changed || x[i] != 100 * (i / 24) + i % 24;
	}
	assert_true(changed);
	wfi_free(x);
	wf_dataset_free(out);
	wf_dataset_free(d);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(draws),
		cmocka_unit_test(crops),
		cmocka_unit_test(flips),
		cmocka_unit_test(normalized),
		cmocka_unit_test(random_by_row_alone),
		cmocka_unit_test(steps_that_are_wrong),
		cmocka_unit_test(mixed),
		cmocka_unit_test(functions_of_ones_own),
		cmocka_unit_test(maps_that_are_wrong),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

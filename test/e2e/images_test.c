/* images_test.c: the examples cnn and predict as their users run them: losses and accuracy against JAX's, files of MNIST's and CIFAR's
 * form, and predictions as right as the training said. */
#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <weft.h>
#include "e2e/harness.h"

enum { TEST_ROWS = 359 };                                                /* a fifth of the digits */

#define CNN WEFT_BUILD_DIR "/bin/cnn"
#define PREDICT WEFT_BUILD_DIR "/bin/predict"
#define TRAIN(c, name, program_, ...) \
	RUN(c, program("weft"), "run", "--json", "--storage-path", place("runs"), "--name", name, "--set", __VA_ARGS__, program_)

/* a metric of rank 0's reports; how many */
static int metrics(const char *lines, const char *name, double *v, int most)
{
	int n = 0;

	while (lines && *lines) {
		size_t length = strcspn(lines, "\n");
		cJSON *line = cJSON_ParseWithLength(lines, length);
		const cJSON *rank = cJSON_GetObjectItem(line, "rank"), *m = cJSON_GetObjectItem(cJSON_GetObjectItem(line, "metrics"), name);
		if (rank && rank->valueint == 0 && cJSON_IsNumber(m) && n < most)
			v[n++] = m->valuedouble;
		cJSON_Delete(line);
		lines += length + (lines[length] != 0);
	}
	return n;
}

static double last_accuracy(const child *c)
{
	double v[64];
	int n = metrics(c->out_text.s, "test_accuracy", v, 64);

	if (c->status || !n)
		fail_msg("status %d: %s", c->status, c->err_text.s ? c->err_text.s : "");
	return v[n - 1];
}

static void expect_jax(const child *c)
{
	WF_TREES(all);
	float losses[58], accuracy[2];
	double got[2], right[2];

	if (c->status)
		fail_msg("%s", c->err_text.s ? c->err_text.s : "");
	wf_must(wf_npz_read(WEFT_GOLDEN_DIR "/examples.npz", &all));
	wf_must(wf_tree_read(wf_tree_get(all, "cnn.losses"), losses, sizeof losses));
	wf_must(wf_tree_read(wf_tree_get(all, "cnn.accuracy"), accuracy, sizeof accuracy));
	assert_int_equal(metrics(c->out_text.s, "loss", got, 2), 2);
	assert_int_equal(metrics(c->out_text.s, "test_accuracy", right, 2), 2);
	for (int epoch = 0; epoch < 2; epoch++) {
		double want = 0;
		for (int i = 0; i < 29; i++)
			want += (double)losses[epoch * 29 + i] / 29;
		if (fabs(got[epoch] - want) > 1e-3 * want) /* rounding grows with the steps */
			fail_msg("epoch %d: loss %.7g, JAX's is %.7g", epoch, got[epoch], want);
		if (fabs(right[epoch] - (double)accuracy[epoch]) > 2.5 / TEST_ROWS)
			fail_msg("epoch %d: accuracy %.4f, JAX's is %.4f", epoch, right[epoch], (double)accuracy[epoch]);
	}
}

/* ---- predict ---- */

static void csv_of_test_rows(const char *path)
{
	WF_TREES(rows);
	wf_dataset *all = NULL, *first = NULL, *rest = NULL;
	static float x[TEST_ROWS][64];
	int32_t y[TEST_ROWS];
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	wf_must(wf_dataset_csv(WEFT_SOURCE_DIR "/examples/data/digits.csv.gz", (wf_csv_opts){ .classes = 10 }, &all));
	wf_must(wf_dataset_split(all, 0.2, 0, &first, &rest));
	wf_must(wf_dataset_tree(first, &rows));
	wf_must(wf_tree_read(wf_tree_get(rows, "x"), x, sizeof x));
	wf_must(wf_tree_read(wf_tree_get(rows, "y"), y, sizeof y));
	for (int i = 0; i < TEST_ROWS; i++) {
		for (int k = 0; k < 64; k++)
			fprintf(f, "%g,", (double)x[i][k]);
		fprintf(f, "%d\n", (int)y[i]);
	}
	assert_int_equal(fclose(f), 0);
	wf_dataset_free(all);
	wf_dataset_free(first);
	wf_dataset_free(rest);
}

/* each line: the class is where the greatest probability is, and they add to one; how many lines */
static int check_lines(const char *text)
{
	static const char head[] = "class,p0,p1,p2,p3,p4,p5,p6,p7,p8,p9\n";
	int n = 0;

	assert_int_equal(strncmp(text, head, strlen(head)), 0);
	for (const char *s = text + strlen(head); *s; n++) {
		char *end;
		long class = strtol(s, &end, 10);
		double p[10], sum = 0, most = 0;
		for (int k = 0; k < 10; k++) {
			assert_int_equal(*end, ',');
			p[k] = strtod(end + 1, &end);
			sum += p[k];
			most = fmax(most, p[k]);
		}
		assert_int_equal(*end, '\n');
		assert_in_range(class, 0, 9);
		assert_true(p[class] >= most - 1e-9 && fabs(sum - 1) < 1e-3);
		s = end + 1;
	}
	return n;
}

/* the test rows, classified from a checkpoint and from a file of its parameters alone: as many right as the run said */
static void expect_predictions(const char *checkpoint, double accuracy)
{
	WF_TREES(tree);
	wf_checkpoint *point = NULL;
	child c, again;
	char *right = wfi_format("%.0f of %d are right", accuracy * TEST_ROWS, TEST_ROWS), *csv = wfi_strdup(place("rows.csv"));
	char *file = wfi_strdup(place("params.safetensors"));

	csv_of_test_rows(csv);
	RUN(&c, PREDICT, checkpoint, csv);
	if (c.status)
		fail_msg("%s", c.err_text.s ? c.err_text.s : "");
	assert_int_equal(check_lines(c.out_text.s), TEST_ROWS);
	assert_text(c.err_text.s, right);
	wf_must(wf_checkpoint_open(checkpoint, &point));
	wf_must(wf_checkpoint_load(point, &tree));
	wf_checkpoint_free(point);
	wf_must(wf_safetensors_write(file, wf_tree_get(tree, "state.params")));
	RUN(&again, PREDICT, file, csv);
	assert_int_equal(again.status, 0);
	assert_string_equal(again.out_text.s, c.out_text.s);
	child_free(&again);
	child_free(&c);
	wfi_free(file);
	wfi_free(csv);
	wfi_free(right);
}

static void cnn_has_jax_losses_and_predict_its_accuracy(void **state)
{
	double whole[2], part[2];
	child c;

	(void)state;
	TRAIN(&c, "four", CNN, "epochs=2", "--num-workers", "2", "--devices-per-worker", "2");
	expect_jax(&c);
	double accuracy = last_accuracy(&c);
	metrics(c.out_text.s, "loss", whole, 2);
	child_free(&c);
	expect_predictions(place("runs/four/checkpoint_000001"), accuracy);
	/* stopped before its second checkpoint was whole, and run again: the second epoch, to the same bits */
	assert_int_equal(unlink(place("runs/four/checkpoint_000001/manifest.json")), 0);
	TRAIN(&c, "four", CNN, "epochs=2", "--num-workers", "2", "--devices-per-worker", "2");
	assert_int_equal(c.status, 0);
	assert_int_equal(metrics(c.out_text.s, "loss", part, 2), 1);
	assert_memory_equal(&part[0], &whole[1], sizeof part[0]);
	child_free(&c);
	TRAIN(&c, "one", CNN, "epochs=2", "--num-workers", "1", "--devices-per-worker", "1");
	expect_jax(&c);
	child_free(&c);
	assert_clean();
}

static void predict_knows_digits_and_says_what_is_wrong(void **state)
{
	child c;

	(void)state;
	TRAIN(&c, "digits", WEFT_BUILD_DIR "/bin/digits", "epochs=3", "--num-workers", "2");
	double accuracy = last_accuracy(&c);
	child_free(&c);
	expect_predictions(place("runs/digits/checkpoint_000002"), accuracy);
	wfi_str row = { 0 };
	for (int k = 0; k < 60; k++)
		wfi_str_add(&row, "%d,", k % 17);
	wfi_str_add(&row, "3\n");
	char *csv = wfi_strdup(place("short.csv"));
	FILE *f = fopen(csv, "w");
	assert_true(f && fputs(row.s, f) >= 0 && fclose(f) == 0);
	RUN(&c, PREDICT, place("runs/digits/checkpoint_000002"), csv);
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "a row has 61 cells; the network takes 64 pixels");
	child_free(&c);
	RUN(&c, PREDICT, place("runs/digits"), csv);
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "is no checkpoint");
	child_free(&c);
	RUN(&c, PREDICT);
	assert_int_equal(c.status, 2);
	assert_text(c.err_text.s, "usage: predict");
	child_free(&c);
	wfi_str_free(&row);
	wfi_free(csv);
}

/* ---- files of the published forms: class k is a bright square at a place of its own ---- */

static void picture(unsigned char *at, int side, int class)
{
	memset(at, 0, (size_t)(side * side));
	for (int y = 0; y < 5; y++)
		for (int x = 0; x < 5; x++)
			at[(4 + class / 5 * 12 + y) * side + 3 + class % 5 * 5 + x] = 230;
}

static void write_idx(const char *kind, int rows)
{
	static unsigned char pixels[28 * 28];
	FILE *x = fopen(place("mnist/%s-images-idx3-ubyte", kind), "wb"), *y = fopen(place("mnist/%s-labels-idx1-ubyte", kind), "wb");

	assert_true(x && y);
	fwrite((unsigned char[]){ 0, 0, 8, 3, 0, 0, 0, (unsigned char)rows, 0, 0, 0, 28, 0, 0, 0, 28 }, 1, 16, x);
	fwrite((unsigned char[]){ 0, 0, 8, 1, 0, 0, 0, (unsigned char)rows }, 1, 8, y);
	for (int i = 0; i < rows; i++) {
		picture(pixels, 28, i % 10);
		fwrite(pixels, 1, sizeof pixels, x);
		fputc(i % 10, y);
	}
	assert_true(fclose(x) == 0 && fclose(y) == 0);
}

static void write_cifar(const char *name, int rows)
{
	static unsigned char planes[3][32 * 32];
	FILE *f = fopen(place("cifar/%s", name), "wb");

	assert_non_null(f);
	for (int i = 0; i < rows; i++) {
		for (int channel = 0; channel < 3; channel++)
			picture(planes[channel], 32, i % 10);
		fputc(i % 10, f);
		fwrite(planes, 1, sizeof planes, f);
	}
	assert_int_equal(fclose(f), 0);
}

static void cnn_reads_published_files(void **state)
{
	child c;

	(void)state;
	wf_must(wfi_make_dirs(place("mnist"), 0700));
	wf_must(wfi_make_dirs(place("cifar"), 0700));
	write_idx("train", 144);
	write_idx("t10k", 40);
	RUN(&c, program("weft"), "run", "--json", "--num-workers", "1", "--set", "epochs=4", CNN, place("mnist"));
	assert_true(last_accuracy(&c) > 0.8);
	child_free(&c);
	for (int i = 1; i <= 5; i++) {
		char name[32];
		snprintf(name, sizeof name, "data_batch_%d.bin", i);
		write_cifar(name, 29);
	}
	write_cifar("test_batch.bin", 40);
	RUN(&c, program("weft"), "run", "--json", "--num-workers", "1", "--set", "epochs=4", CNN, place("cifar"));
	assert_true(last_accuracy(&c) > 0.8);
	child_free(&c);
	RUN(&c, program("weft"), "run", "--num-workers", "1", CNN, place("nothing here"));
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "train-images-idx3-ubyte");
	child_free(&c);
	assert_clean();
}

static int begin(void **state) { (void)state; harness_begin("images"); return 0; }
static int end(void **state) { (void)state; harness_end(); return 0; }

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(cnn_has_jax_losses_and_predict_its_accuracy, begin, end),
		cmocka_unit_test_setup_teardown(predict_knows_digits_and_says_what_is_wrong, begin, end),
		cmocka_unit_test_setup_teardown(cnn_reads_published_files, begin, end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

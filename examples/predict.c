/* What is in these pictures? Classifies the rows of a CSV file by what digits.c or cnn.c has learned:
 *   predict ~/weft_results/RUN/checkpoint_000039 rows.csv     a checkpoint's folder, or a .safetensors file of parameters
 * A row has the pixels of a picture, line by line. Where one cell more follows, it is the right answer, and they are counted. Written for
 * each row: its class, and the probability of each class. */
#include <weft.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { CLASSES = 10, BATCH = 256 };

/* ---- the models, as they were trained; x (rows, pixels) ---- */
static wf_val digits_model(wf_val params, wf_val x)                      /* digits.c, nothing dropped */
{
	x = wf_relu(wf_dense(wf_get(params, "hidden"), wf_mul(x, wf_c(1.0 / 16))));
	return wf_dense(wf_get(params, "out"), x);
}

static wf_val conv(wf_val params, wf_val x)
{
	return wf_relu(wf_conv_layer(params, x));
}

static int64_t channels_of(wf_val params)
{
	return wf_dim(wf_get(wf_get(params, "conv1"), "kernel"), 2);
}

static int64_t side_of(wf_val params, int64_t pixels)                    /* of a square picture */
{
	return llround(sqrt((double)pixels / (double)channels_of(params)));
}

static wf_val cnn_model(wf_val params, wf_val x)                         /* cnn.c */
{
	int64_t side = side_of(params, wf_dim(x, 1));
	bool small = side <= 8;                                          /* the digits: pixels go to 16, those of others to 255 */

	x = wf_mul(wf_reshape(x, -1, side, side, channels_of(params)), wf_c(small ? 1.0 / 16 : 1.0 / 255));
	x = conv(wf_get(params, "conv1"), wf_sub(wf_mul(x, wf_c(3)), wf_c(1)));
	if (!small)
		x = wf_avg_pool(x, { 2, 2 }, { 2, 2 }, WF_SAME);
	x = conv(wf_get(params, "conv2"), x);
	x = wf_avg_pool(x, { 2, 2 }, { 2, 2 }, WF_SAME);
	x = conv(wf_get(params, "conv3"), x);
	return wf_dense(wf_get(params, "dense"), wf_flatten(x));
}

/* ---- rows (n, cells) → classes (n), probabilities (n, CLASSES), right answers (n), −1 where there are none ---- */
static wf_val classify(wf_val params, wf_val cells, bool convolutional, int64_t pixels)
{
	wf_val x = wf_slice_axis(cells, 1, 0, pixels), answers = wf_full_as(WF_I32, -1, wf_dim(cells, 0));
	wf_val p = wf_softmax(convolutional ? cnn_model(params, x) : digits_model(params, x));

	if (pixels < wf_dim(cells, 1))
		answers = wf_convert(wf_reshape(wf_slice_axis(cells, 1, pixels, pixels + 1), -1), WF_I32);
	return wf_tuple(wf_argmax(p, 1), p, answers);
}

static wf_val by_digits(wf_val params, wf_val cells)
{
	int64_t pixels = wf_dim(wf_get(wf_get(params, "hidden"), "kernel"), 0);

	if (wf_dim(cells, 1) != pixels && wf_dim(cells, 1) != pixels + 1)
		return wf_fail("a row has %lld cells; the network takes %lld pixels", (long long)wf_dim(cells, 1), (long long)pixels);
	return classify(params, cells, false, pixels);
}

static wf_val by_cnn(wf_val params, wf_val cells)
{
	int64_t channels = channels_of(params);

	for (int64_t pixels = wf_dim(cells, 1); pixels >= wf_dim(cells, 1) - 1; pixels--) {
		int64_t side = side_of(params, pixels);
		if (side * side * channels == pixels)
			return classify(params, cells, true, pixels);
	}
	return wf_fail("a row has %lld cells: no square picture of %lld channels", (long long)wf_dim(cells, 1), (long long)channels);
}

/* ---- files ---- */
static wf_error *read_checkpoint(const char *folder, wf_tree **tree)
{
	wf_checkpoint *checkpoint = NULL;

	WF_TRY(wf_checkpoint_open(folder, &checkpoint));
	wf_error *err = wf_checkpoint_load(checkpoint, tree);
	wf_checkpoint_free(checkpoint);
	return err;
}

/* the network's parameters are below "state" and "params" in a checkpoint; a .safetensors file may have them at its top */
static wf_error *read_params(const char *path, wf_tree **params)
{
	WF_TREES(all);
	const char *dot = strrchr(path, '.');

	WF_TRY(dot && !strcmp(dot, ".safetensors") ? wf_safetensors_read(path, &all) : read_checkpoint(path, &all));
	const wf_tree *in = wf_tree_get(all, "state.params");
	if (!in)
		in = wf_tree_get(all, "params");
	wf_put(params, wf_tree_retain(in ? in : all));
	if (wf_tree_get(*params, "hidden.kernel") || wf_tree_get(*params, "conv1.kernel"))
		return NULL;
	return wf_error_new(WF_INVALID_ARGUMENT, "%s holds the parameters of neither digits.c (\"hidden\") nor cnn.c (\"conv1\")", path);
}

static wf_error *print_batch(const wf_tree *classes, const wf_tree *probabilities, const wf_tree *answers, int *asked, int *right)
{
	int32_t class[BATCH], answer[BATCH];
	float p[BATCH][CLASSES];
	size_t n = (size_t)wf_tree_dim(classes, 0);

	WF_TRY(wf_tree_read(classes, class, n * sizeof *class));
	WF_TRY(wf_tree_read(answers, answer, n * sizeof *answer));
	WF_TRY(wf_tree_read(probabilities, p, n * sizeof *p));
	for (size_t i = 0; i < n; i++) {
		printf("%d", (int)class[i]);
		for (int k = 0; k < CLASSES; k++)
			printf(",%.4f", (double)p[i][k]);
		printf("\n");
		*asked += answer[i] >= 0;
		*right += answer[i] == class[i];
	}
	return NULL;
}

static wf_error *predict(const wf_tree *params, wf_loader *rows)
{
	WF_TREES(batch, classes, probabilities, answers);
	wf_fn f = wf_tree_get(params, "conv1") ? wf_fn_of(by_cnn) : wf_fn_of(by_digits);
	int asked = 0, right = 0;

	printf("class");
	for (int k = 0; k < CLASSES; k++)
		printf(",p%d", k);
	printf("\n");
	for (;;) {
		WF_TRY(wf_loader_next_batch(rows, &batch));
		if (!batch)
			break;
		WF_TRY(wf_call(f, WF_IN(params, wf_tree_get(batch, "cells")), WF_OUT(&classes, &probabilities, &answers)));
		WF_TRY(print_batch(classes, probabilities, answers, &asked, &right));
	}
	if (asked)
		fprintf(stderr, "%d of %d are right\n", right, asked);
	return NULL;
}

static wf_error *run(const char *trained, const char *csv)
{
	WF_TREES(params);
	WF_DATASETS(rows);
	WF_LOADERS(loader);
	const wf_column all[] = { { .name = "cells", .last = -1, .dtype = WF_F32 }, { 0 } };

	WF_TRY(read_params(trained, &params));
	WF_TRY(wf_dataset_csv(csv, (wf_csv_opts){ .columns = all }, &rows));
	WF_TRY(wf_loader_new(rows, (wf_loader_opts){ .batch_size = BATCH }, &loader));
	return predict(params, loader);
}

int main(int argc, char **argv)
{
	if (argc != 3) {
		fprintf(stderr, "usage: predict CHECKPOINT|FILE.safetensors ROWS.csv\n");
		return 2;
	}
	wf_must(run(argv[1], argv[2]));
	return 0;
}

/* "predict …/weft_results/cnn-2026-11-30_21-34-14/checkpoint_000014 rows.csv", rows.csv being the first three of the digits, prints
 *	class,p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
 *	0,1.0000,0.0000,0.0000,0.0000,0.0000,0.0000,0.0000,0.0000,0.0000,0.0000
 *	1,0.0000,0.9990,0.0000,0.0000,0.0000,0.0000,0.0000,0.0000,0.0010,0.0000
 *	2,0.0000,0.0001,0.9943,0.0005,0.0001,0.0000,0.0000,0.0000,0.0049,0.0000
 *	3 of 3 are right
 */

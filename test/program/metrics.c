/* metrics.c: rows fall on the workers as they may, in two batches a worker; the streaming metrics of all of them are those of the plain loop below,
 * to the last bit, and the same for any number of workers: weft run --check-parallel 1,2,4 metrics */
#include <stdio.h>
#include <weft.h>

enum { ROWS = 41, CLASSES = 4, EPOCHS = 3 };

static uint32_t mixed(uint32_t x)
{
	x = (x ^ x >> 16) * 0x7feb352dU;
	x = (x ^ x >> 15) * 0x846ca68bU;
	return x ^ x >> 16;
}

static wf_val metrics_of(wf_val logits, wf_val labels, wf_val values, wf_val mask)
{
	return wf_dict("accuracy", wf_metric_accuracy(logits, labels, mask), "confusion", wf_metric_confusion(wf_argmax(logits, -1), labels, CLASSES, mask),
		       "mean", wf_metric_mean(values, mask), "top_2", wf_metric_top_k(logits, labels, 2, mask));
}

static wf_val both(wf_val logits, wf_val labels, wf_val values, wf_val first, wf_val second)
{
	wf_val sums = wf_metric_merge(metrics_of(logits, labels, values, first), metrics_of(logits, labels, values, second));

	sums = wf_psum(sums, WF_WORKERS);
	return wf_dict("accuracy", wf_metric_result(wf_get(sums, "accuracy")), "matrix", wf_get(sums, "confusion.matrix"), "mean",
		       wf_metric_result(wf_get(sums, "mean")), "top_2", wf_metric_result(wf_get(sums, "top_2")));
}

/* the same of all rows, plainly */
static void plain(const float (*logits)[CLASSES], const int32_t *labels, const float *values, double *accuracy, double *top_2, double *mean)
{
	int right = 0, near = 0;
	double total = 0;

	for (int i = 0; i < ROWS; i++) {
		int above = 0;

		for (int k = 0; k < CLASSES; k++)
			above += logits[i][k] > logits[i][labels[i]];
		right += above == 0;
		near += above < 2;
		total += (double)values[i];
	}
	*accuracy = (double)right / ROWS;
	*top_2 = (double)near / ROWS;
	*mean = total / ROWS;
}

static wf_error *check(const wf_tree *got, const char *name, double wanted)
{
	double x = wf_item(wf_tree_get(got, name));

	return x == wanted ? NULL : wf_error_new(WF_CHECK_FAILED, "%s is %.17g, wanted %.17g", name, x, wanted);
}

static wf_error *train(wf_worker *worker, const void *config)
{
	float logits[ROWS][CLASSES], values[ROWS];
	int32_t labels[ROWS];
	double accuracy, top_2, mean;
	WF_TREES(ls, ys, vs, first, second, out);

	(void)config;
	for (uint32_t i = 0; i < ROWS; i++) {
		labels[i] = (int32_t)(mixed(i + 1) % CLASSES);
		values[i] = (float)(mixed(500 + i) >> 8) * 0x1p-10F;
		for (uint32_t k = 0; k < CLASSES; k++)
			logits[i][k] = (float)(mixed(1000 + CLASSES * i + k) >> 8) * 0x1p-24F;
	}
	plain((const float (*)[CLASSES])logits, labels, values, &accuracy, &top_2, &mean);
	WF_TRY(wf_array(WF_F32, 2, (const int64_t[]){ ROWS, CLASSES }, logits, &ls));
	WF_TRY(wf_array(WF_I32, 1, (const int64_t[]){ ROWS }, labels, &ys));
	WF_TRY(wf_array(WF_F32, 1, (const int64_t[]){ ROWS }, values, &vs));
	for (uint32_t epoch = 0; epoch < EPOCHS; epoch++) {
		float mine[2][ROWS];

		for (uint32_t i = 0; i < ROWS; i++)
			for (uint32_t batch = 0; batch < 2; batch++)
				mine[batch][i] = mixed(77 * epoch + i) % (2 * (uint32_t)wf_world_size(worker)) == 2 * (uint32_t)wf_world_rank(worker) + batch;
		WF_TRY(wf_array(WF_F32, 1, (const int64_t[]){ ROWS }, mine[0], &first));
		WF_TRY(wf_array(WF_F32, 1, (const int64_t[]){ ROWS }, mine[1], &second));
		WF_TRY(wf_call(both, WF_IN(ls, ys, vs, first, second), WF_OUT(&out)));
		WF_TRY(check(out, "accuracy", accuracy));
		WF_TRY(check(out, "top_2", top_2));
		WF_TRY(check(out, "mean", mean));
		WF_TRY(wf_report(worker, WF_METRICS("epoch", (double)epoch), .checkpoint = out, .verify_replicas = true));
	}
	return NULL;
}

int main(int argc, char **argv)
{
	wf_trainer trainer = { .train_loop_per_worker = train };

	wf_must(wf_trainer_fit(&trainer, argc, argv, NULL));
	return 0;
}

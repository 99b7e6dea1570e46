/* parallel_test.c: batch norm, dropout and streaming metrics under pmap on 1, 2, 4 and 8 devices: the same as on one that has the whole batch.
 * Goldens: test/oracle/parallel_golden.py. */
#include <weft/collective.h>
#include "nn/test_golden.h"

enum { ROWS = 16 };
static const int devices[] = { 1, 2, 4, 8 };

/* rows in as many equal parts as there are devices, and back */
static wf_val cut(wf_val x, const void *parts)
{
	int64_t dims[9];
	int rank = wf_rank(x);

	dims[0] = *(const int *)parts;
	dims[1] = wf_dim(x, 0) / dims[0];
	for (int i = 1; i < rank; i++)
		dims[i + 1] = wf_dim(x, i);
	return wf_reshape_n(x, dims, (size_t)rank + 1);
}

static wf_val joined(wf_val x)
{
	int64_t dims[8];
	int rank = wf_rank(x) - 1;

	dims[0] = wf_dim(x, 0) * wf_dim(x, 1);
	for (int i = 1; i < rank; i++)
		dims[i] = wf_dim(x, i + 1);
	return wf_reshape_n(x, dims, (size_t)rank);
}

static wf_val first(wf_val x) { return wf_at(x, 0); }

static void cut_for(int d, const wf_tree *x, wf_tree **out)
{
	ok(wf_call(wf_bind(cut, &devices[d]), WF_IN(x), WF_OUT(out)));
}

static void whole_is(const char *what, const wf_tree *parts, const wf_tree *wanted, double relative, double absolute)
{
	WF_TREES(out);

	ok(wf_call(joined, WF_IN(parts), WF_OUT(&out)));
	same(what, 1, out, wanted, relative, absolute);
}

static void first_is(const char *what, const wf_tree *parts, const wf_tree *wanted, double relative, double absolute)
{
	WF_TREES(out);

	ok(wf_call(first, WF_IN(parts), WF_OUT(&out)));
	same(what, 1, out, wanted, relative, absolute);
}

/* ---- batch norm ---- */
static wf_val norm(wf_val params, wf_val stats, wf_val x)
{
	return wf_batch_norm(params, stats, x, .momentum = 0.9, .axis_name = "batch");
}

static wf_val norm_loss(wf_val params, wf_val x, wf_val stats, wf_val weights)
{
	wf_val y, new_stats;

	wf_unpack(norm(params, stats, x), &y, &new_stats);
	return wf_tuple(wf_sum(wf_mul(y, weights)), wf_tuple(y, new_stats));
}

/* the gradient of the sum of all devices' losses: of x a part each, of the parameters the sum */
static wf_val norm_step(wf_val params, wf_val x, wf_val stats, wf_val weights)
{
	wf_val grads, aux, gp, gx;

	wf_unpack(wf_apply(wf_grad(norm_loss, .argnums = WF_ARG(0) | WF_ARG(1), .has_aux = true), params, x, stats, weights), &grads, &aux);
	wf_unpack(grads, &gp, &gx);
	return wf_tuple(wf_at(aux, 0), wf_at(aux, 1), wf_psum(gp, "batch"), gx);
}

static wf_val nth(wf_val x, const void *n) { return wf_at(x, *(const int *)n); }
static wf_val start(wf_val scale, wf_val bias)
{
	return wf_tuple(wf_dict("scale", scale, "bias", bias), wf_dict("mean", wf_zeros(2), "var", wf_ones(2)));
}

static void test_batch_norm(void **state)
{
	WF_TREES(params, stats, x, part, weights, y, gp, gx);
	wf_fn step = wf_pmap(norm_step, .axis_name = "batch", .in_axes = { WF_NONE, 0, WF_NONE, 0 }, .out_axes = { 0, WF_NONE, WF_NONE, 0 });

	(void)state;
	for (int d = 0; d < (int)WFI_LEN(devices); d++) {
		ok(wf_call(start, WF_IN(golden("norm.scale"), golden("norm.bias")), WF_OUT(&params, &stats)));
		cut_for(d, golden("norm.weights"), &weights);
		for (int i = 0; i < 3; i++) {
			ok(wf_call(wf_bind(nth, &i), WF_IN(golden("norm.x")), WF_OUT(&x)));
			cut_for(d, x, &part);
			ok(wf_call(step, WF_IN(params, part, stats, weights), WF_OUT(&y, &stats, &gp, &gx)));
			if (i)
				continue;
			whole_is("y", y, golden("norm.y"), 1e-5, 2e-5); /* 50 ± 3 in f32: five digits of what is off the mean */
			whole_is("x'", gx, golden("norm.grad.x"), 1e-4, 1e-5);
			same("scale'", 1, wf_tree_get(gp, "scale"), golden("norm.grad.scale"), 1e-5, 1e-4);
			same("bias'", 1, wf_tree_get(gp, "bias"), golden("norm.grad.bias"), 1e-5, 1e-5);
		}
		same("mean", 1, wf_tree_get(stats, "mean"), golden("norm.mean"), 1e-6, 0);
		same("var", 1, wf_tree_get(stats, "var"), golden("norm.var"), 1e-5, 0);
	}
}

/* ---- dropout: the very elements of one device, and the derivative that belongs to them ---- */
static wf_val left_out(wf_val key, wf_val x)
{
	return wf_dropout(key, x, 0.4, .axis_name = "batch");
}

static wf_val summed(wf_val x, wf_val key)
{
	return wf_sum(left_out(key, x));
}

static wf_val dropped(wf_val key, wf_val x)
{
	return wf_tuple(left_out(key, x), wf_apply(wf_grad(summed), x, key));
}

static wf_val alone(wf_val key, wf_val x)
{
	wf_val y = wf_dropout(key, x, 0.4);

	return wf_tuple(y, wf_where(wf_equal(y, wf_c(0)), wf_zeros_like(x), wf_full_like(x, 1 / 0.6)));
}

static void test_dropout(void **state)
{
	WF_TREES(key, x, part, whole, factor, y, grad);

	(void)state;
	ok(wf_prng_key(5, &key));
	ok(wf_call(wf_bind(nth, &(int){ 0 }), WF_IN(golden("norm.x")), WF_OUT(&x)));
	ok(wf_call(alone, WF_IN(key, x), WF_OUT(&whole, &factor)));
	for (int d = 0; d < (int)WFI_LEN(devices); d++) {
		cut_for(d, x, &part);
		ok(wf_call(wf_pmap(dropped, .axis_name = "batch", .in_axes = { WF_NONE, 0 }), WF_IN(key, part), WF_OUT(&y, &grad)));
		whole_is("dropout", y, whole, 0, 0);
		whole_is("its derivative", grad, factor, 1e-6, 0);
	}
}

/* ---- metrics: two batches of unequal rows on each device, merged, then over the devices ---- */
static wf_val metrics_of(wf_val logits, wf_val labels, wf_val counts, wf_val values)
{
	return wf_dict("accuracy", wf_metric_accuracy(logits, labels, counts), "top_2", wf_metric_top_k(logits, labels, 2, counts), "mean",
		       wf_metric_mean(values, counts), "confusion", wf_metric_confusion(wf_argmax(logits, -1), labels, 4, counts));
}

static wf_val rows(wf_val x, int64_t from, int64_t to) { return wf_slice_axis(x, 0, from, to); }

static wf_val member(wf_val logits, wf_val labels, wf_val counts, wf_val values)
{
	const int64_t n = wf_dim(labels, 0), half = n / 3; /* 5 and 11, 2 and 6, 1 and 3, none and 2 */
	wf_val a = metrics_of(rows(logits, 0, half), rows(labels, 0, half), rows(counts, 0, half), rows(values, 0, half));
	wf_val b = metrics_of(rows(logits, half, n), rows(labels, half, n), rows(counts, half, n), rows(values, half, n));
	wf_val none = wf_dict("accuracy", wf_metric_mean_init(), "top_2", wf_metric_mean_init(), "mean", wf_metric_mean_init(), "confusion",
			      wf_metric_confusion_init(4));
	wf_val all = wf_psum(wf_metric_merge(wf_metric_merge(none, a), b), "batch");

	return wf_tuple(wf_dict("accuracy", wf_metric_result(wf_get(all, "accuracy")), "top_2", wf_metric_result(wf_get(all, "top_2")), "mean",
				wf_metric_result(wf_get(all, "mean"))),
			wf_get(all, "confusion.matrix"), wf_metric_scores(wf_get(all, "confusion")));
}

static void test_metrics(void **state)
{
	static const char *const inputs[] = { "logits", "labels", "counts", "values" }, *const means[] = { "accuracy", "top_2", "mean" },
				 *const scores[] = { "accuracy", "precision", "recall", "f1" };
	WF_TREES(mean, matrix, score);

	(void)state;
	for (int d = 0; d < (int)WFI_LEN(devices); d++) {
		wf_tree *in[4] = { NULL };

		for (int i = 0; i < 4; i++)
			cut_for(d, golden("metric.%s", inputs[i]), &in[i]);
		ok(wf_call(wf_pmap(member, .axis_name = "batch"), WF_IN(in[0], in[1], in[2], in[3]), WF_OUT(&mean, &matrix, &score)));
		for (int i = 0; i < 3; i++) /* sums are exact in 53 bits: the same bits for any number of devices */
			first_is(means[i], wf_tree_get(mean, means[i]), golden("metric.%s", means[i]), 0, 0);
		first_is("matrix", matrix, golden("metric.matrix"), 0, 0);
		for (int i = 0; i < 4; i++)
			first_is(scores[i], wf_tree_get(score, scores[i]), golden("metric.%s", scores[i]), 1e-15, 0);
		for (int i = 0; i < 4; i++)
			wf_release(&in[i]);
	}
}

/* ---- metrics alone: what does not count may be NaN, nothing counted, what is refused ---- */
static wf_val alone_metrics(wf_val x)
{
	wf_val counts = wf_isfinite(x), whole = wf_metric_mean(x, wf_none()), some = wf_metric_mean(x, counts);
	wf_val none = wf_metric_mean(wf_zeros(0), wf_none()), bools = wf_metric_mean(counts, wf_none());

	return wf_tuple(wf_metric_result(whole), wf_metric_result(some), wf_metric_result(none), wf_metric_result(bools), wf_get(some, "count"));
}

static wf_val few_masks(wf_val x) { return wf_metric_mean(x, wf_ones(2)); }
static wf_val mean_of_matrix(wf_val x) { (void)x; return wf_metric_result(wf_metric_confusion_init(3)); }
static wf_val scores_of_mean(wf_val x) { return wf_metric_scores(wf_metric_mean(x, wf_none())); }
static wf_val much_k(wf_val x) { return wf_metric_top_k(wf_reshape(x, 1, 4), wf_zeros_as(WF_I32, 1), 5, wf_none()); }
static wf_val other_labels(wf_val x) { return wf_metric_accuracy(wf_reshape(x, 1, 4), wf_zeros_as(WF_I32, 2), wf_none()); }
static wf_val float_predictions(wf_val x) { return wf_metric_confusion(x, wf_zeros_as(WF_I32, 4), 3, wf_none()); }
static wf_val unequal(wf_val x) { return wf_metric_merge(wf_metric_mean(x, wf_none()), wf_metric_confusion_init(2)); }

static void test_metrics_alone(void **state)
{
	WF_TREES(x, whole, some, none, bools, count, out);

	(void)state;
	ok(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, (const float[]){ 1, NAN, 4, 1 }, &x));
	ok(wf_call(alone_metrics, WF_IN(x), WF_OUT(&whole, &some, &none, &bools, &count)));
	assert_true(isnan(wf_item(whole)) && wf_item(some) == 2 && isnan(wf_item(none)) && wf_item(bools) == 0.75 && wf_item(count) == 3);
	REFUSED(wf_call(few_masks, WF_IN(x), WF_OUT(&out)), "metric_mean: the mask", "f32[2]", "f32[4]", "parallel_test.c:");
	REFUSED(wf_call(mean_of_matrix, WF_IN(x), WF_OUT(&out)), "metric_result", "wf_metric_scores", "parallel_test.c:");
	REFUSED(wf_call(scores_of_mean, WF_IN(x), WF_OUT(&out)), "metric_scores", "matrix", "parallel_test.c:");
	REFUSED(wf_call(much_k, WF_IN(x), WF_OUT(&out)), "metric_top_k", "4", "5", "parallel_test.c:");
	REFUSED(wf_call(other_labels, WF_IN(x), WF_OUT(&out)), "metric_accuracy", "i32[2]", "parallel_test.c:");
	REFUSED(wf_call(float_predictions, WF_IN(x), WF_OUT(&out)), "metric_confusion", "f32[4]", "parallel_test.c:");
	REFUSED(wf_call(unequal, WF_IN(x), WF_OUT(&out)), "parallel_test.c:");
	assert_null(out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_batch_norm), cmocka_unit_test(test_dropout), cmocka_unit_test(test_metrics), cmocka_unit_test(test_metrics_alone),
	};

	wf_must(wf_set_cpu_devices(8));
	golden_name = WEFT_GOLDEN_DIR "/parallel.npz";
	return cmocka_run_group_tests(tests, golden_open, golden_close);
}

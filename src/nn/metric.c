/* metric.c: how good a classifier is, of a batch and, as sums that merge exactly, of many. */
#include "part.h"

/* is the label (…) among the k largest logits (…, C) of its row? */
static wf_val hits(wf_val logits, wf_val labels, int64_t k)
{
	if (k == 1)
		return wf_equal(wf_argmax(logits, -1), wf_squeeze(wfi_part_column(labels), -1));
	return wf_any(wf_equal(wf_at(wf_top_k(logits, k), 1), wfi_part_column(labels)), WF_AXES(-1));
}

static bool check_top(const char *what, wf_val logits, wf_val labels, int64_t k)
{
	if (!wfi_part_rows(what, logits, labels))
		return false;
	if (k >= 1 && k <= wf_dim(logits, -1))
		return true;
	wf_fail("%s: k is 1 to %lld, the number of classes; got %lld", what, (long long)wf_dim(logits, -1), (long long)k);
	return false;
}

wf_val (wf_accuracy)(wf_val logits, wf_val labels)
{
	if (!check_top("accuracy", logits, labels, 1))
		return wf_fail("accuracy: not computed");
	return wf_mean(wf_astype(hits(logits, labels, 1), WF_F32));
}

wf_val (wf_top_k_accuracy)(wf_val logits, wf_val labels, int64_t k)
{
	if (!check_top("top_k_accuracy", logits, labels, k))
		return wf_fail("top_k_accuracy: not computed");
	return wf_mean(wf_astype(hits(logits, labels, k), WF_F32));
}

static bool check_pairs(const char *what, wf_val predictions, wf_val labels, int64_t n)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT];
	bool ok = wfi_part_is_integer(predictions) && wfi_part_is_integer(labels) && wf_rank(predictions) == wf_rank(labels) && n >= 0;

	for (int i = 0; ok && i < wf_rank(labels); i++)
		ok = wf_dim(predictions, i) == wf_dim(labels, i);
	if (!ok)
		wf_fail("%s: predictions and labels are integers of one shape, and classes not negative; got %s, %s and %lld", what,
			wfi_part_text(predictions, a), wfi_part_text(labels, b), (long long)n);
	return ok;
}

/* rows by label, columns by prediction; rows whose entry of counts (WF_BOOL, flat; none: all) is false are left out */
static wf_val crossed(wf_val predictions, wf_val labels, int64_t n, wf_val counts, wf_dtype d)
{
	wf_val row = wfi_part_at_label(wf_reshape(labels, -1), n), column = wfi_part_at_label(wf_reshape(predictions, -1), n);

	if (counts.node)
		row = wf_logical_and(row, wf_expand_dims(counts, 1));
	return wf_matmul(wf_transpose(wf_astype(row, d)), wf_astype(column, d));
}

wf_val (wf_confusion_matrix)(wf_val predictions, wf_val labels, int64_t n)
{
	if (!check_pairs("confusion_matrix", predictions, labels, n))
		return wf_fail("confusion_matrix: not computed");
	return crossed(predictions, labels, n, (wf_val){ NULL }, WF_I32);
}

/* ---- streaming ---- */

/* mask as bool of the shape of values; {NULL} for wf_none(); false: an error is recorded */
static bool counted(const char *what, wf_val values, wf_val mask, wf_val *counts)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT];

	*counts = (wf_val){ NULL };
	if (wf_len(mask) == 0)
		return true;
	bool ok = wf_rank(mask) == wf_rank(values);
	for (int i = 0; ok && i < wf_rank(values); i++)
		ok = wf_dim(mask, i) == wf_dim(values, i);
	if (ok)
		*counts = wf_astype(mask, WF_BOOL);
	else
		wf_fail("%s: the mask has an entry for each value, or is wf_none(); got %s for %s", what, wfi_part_text(mask, a), wfi_part_text(values, b));
	return ok;
}

static wf_val mean_of(const char *what, wf_val values, wf_val mask)
{
	wf_val counts, wide = wf_astype(values, WF_F64);

	if (!counted(what, values, mask, &counts))
		return wf_fail("%s: not computed", what);
	if (!counts.node)
		return wf_dict("total", wf_sum(wide), "count", wf_full_as(WF_I64, (double)wf_size(values)));
	return wf_dict("total", wf_sum(wf_where(counts, wide, wf_zeros_like(wide))), "count", wf_sum(wf_astype(counts, WF_I64)));
}

wf_val (wf_metric_mean)(wf_val values, wf_val mask)
{
	return mean_of("metric_mean", values, mask);
}

wf_val (wf_metric_accuracy)(wf_val logits, wf_val labels, wf_val mask)
{
	if (!check_top("metric_accuracy", logits, labels, 1))
		return wf_fail("metric_accuracy: not computed");
	return mean_of("metric_accuracy", hits(logits, labels, 1), mask);
}

wf_val (wf_metric_top_k)(wf_val logits, wf_val labels, int64_t k, wf_val mask)
{
	if (!check_top("metric_top_k", logits, labels, k))
		return wf_fail("metric_top_k: not computed");
	return mean_of("metric_top_k", hits(logits, labels, k), mask);
}

wf_val (wf_metric_confusion)(wf_val predictions, wf_val labels, int64_t n, wf_val mask)
{
	wf_val counts;

	if (!check_pairs("metric_confusion", predictions, labels, n) || !counted("metric_confusion", labels, mask, &counts))
		return wf_fail("metric_confusion: not computed");
	return wf_dict("matrix", crossed(predictions, labels, n, counts.node ? wf_reshape(counts, -1) : counts, WF_I64));
}

wf_val (wf_metric_mean_init)(void)
{
	return wf_dict("total", wf_zeros_as(WF_F64), "count", wf_zeros_as(WF_I64));
}

wf_val (wf_metric_confusion_init)(int64_t n)
{
	WF_CHECK(n >= 0, "metric_confusion_init: %lld classes", (long long)n);
	return wf_dict("matrix", wf_zeros_as(WF_I64, n, n));
}

static wf_val sum(wf_val a, wf_val b)
{
	return wf_add(a, b);
}

wf_val (wf_metric_merge)(wf_val a, wf_val b)
{
	return wf_tree_map(sum, a, b);
}

wf_val (wf_metric_result)(wf_val mean)
{
	WF_CHECK(wfi_part_has(mean, "total") && wfi_part_has(mean, "count"),
		 "metric_result: a mean is {\"count\", \"total\"}; of a confusion matrix use wf_metric_scores");
	return wf_div(wf_get(mean, "total"), wf_astype(wf_get(mean, "count"), WF_F64));
}

/* a / b, 0 where b is 0 */
static wf_val ratio(wf_val a, wf_val b)
{
	wf_val none = wf_equal(b, wf_c(0));

	return wf_where(none, wf_zeros_like(b), wf_div(a, wf_where(none, wf_ones_like(b), b)));
}

wf_val (wf_metric_scores)(wf_val confusion)
{
	char text[WFI_PART_TEXT];

	WF_CHECK(wfi_part_has(confusion, "matrix"), "metric_scores: a confusion matrix is {\"matrix\"} (wf_metric_confusion)");
	wf_val m = wf_astype(wf_get(confusion, "matrix"), WF_F64);
	WF_CHECK(wf_rank(m) == 2 && wf_dim(m, 0) == wf_dim(m, 1), "metric_scores: the matrix is square, got %s", wfi_part_text(m, text));
	wf_val right = wf_diagonal(m, 0, 0, 1), there = wf_sum(m, WF_AXES(1)), predicted = wf_sum(m, WF_AXES(0));
	wf_val f1 = ratio(wf_mul(wf_c(2), right), wf_add(there, predicted));
	return wf_dict("accuracy", wf_div(wf_sum(right), wf_sum(m)), "precision", ratio(right, predicted), "recall", ratio(right, there), "f1", f1);
}

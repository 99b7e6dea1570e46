/* loss.c: what classifiers are trained and judged by. Labels are compared with the class numbers instead of gathered: that is
 * one pass that fuses with the sums around it, forward and backward, where a gather's derivative is a scatter into an array of zeros. */
#include <math.h>
#include "part.h"

/* labels (…) as (…, 1) in a signed type that holds every label: what lies outside stays outside */
static wf_val as_column(wf_val labels)
{
	wf_dtype d = wf_dtype_of(labels);

	return wf_expand_dims(wf_astype(labels, d == WF_I64 || d == WF_U64 || d == WF_U32 ? WF_I64 : WF_I32), -1);
}

/* (…, n): is this the label's place? */
static wf_val at_label(wf_val labels, int64_t n)
{
	wf_val column = as_column(labels);

	return wf_equal(column, wf_iota(wf_dtype_of(column), n));
}

wf_val (wf_one_hot)(wf_val labels, int64_t n)
{
	char text[WFI_PART_TEXT];

	WF_CHECK(wfi_part_is_integer(labels), "one_hot: labels are integers, got %s", wfi_part_text(labels, text));
	WF_CHECK(n >= 0, "one_hot: %lld classes", (long long)n);
	return wf_astype(at_label(labels, n), WF_F32);
}

static bool check_rows(const char *what, wf_val logits, wf_val labels)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT];
	int rank = wf_rank(logits);
	bool ok = rank >= 1 && wfi_part_is_integer(labels) && wfi_part_is_float(logits) && wf_rank(labels) == rank - 1;

	for (int i = 0; ok && i < rank - 1; i++)
		ok = wf_dim(logits, i) == wf_dim(labels, i);
	if (!ok)
		wf_fail("%s: logits are floats (…, classes), labels integers (…), one for each row; got %s and %s", what,
			wfi_part_text(logits, a), wfi_part_text(labels, b));
	return ok;
}

wf_val (wf_cross_entropy)(wf_val logits, wf_val labels)
{
	wf_val top, column;
	int64_t n = 0;

	if (!check_rows("cross_entropy", logits, labels) || (n = wf_dim(logits, -1)) < 1)
		return wf_fail("cross_entropy: there are no classes");
	wf_val shifted = wfi_part_shifted(logits, &top);
	wf_val mine = wf_sum(wf_where(at_label(labels, n), shifted, wf_zeros_like(shifted)), WF_AXES(-1));
	wf_val loss = wf_sub(wf_log(wf_sum(wf_exp(shifted), WF_AXES(-1))), mine);
	column = as_column(labels);
	wf_val inside = wf_logical_and(wf_greater_equal(column, wf_ci(0)), wf_less(column, wf_ci(n)));
	return wf_where(wf_squeeze(inside, -1), loss, wf_c(NAN));
}

wf_val (wf_cross_entropy_ignore)(wf_val logits, wf_val labels, int64_t ignore_index)
{
	if (!check_rows("cross_entropy_ignore", logits, labels))
		return wf_fail("cross_entropy_ignore: not computed");
	wf_val column = as_column(labels), loss = wf_cross_entropy(logits, labels);
	wf_val ignored = wf_squeeze(wf_equal(wf_astype(column, WF_I64), wf_astype(wf_ci(ignore_index), WF_I64)), -1);
	return wf_where(ignored, wf_zeros_like(loss), loss);
}

wf_val (wf_accuracy)(wf_val logits, wf_val labels)
{
	if (!check_rows("accuracy", logits, labels))
		return wf_fail("accuracy: not computed");
	wf_val right = wf_equal(wf_expand_dims(wf_argmax(logits, -1), -1), as_column(labels));
	return wf_mean(wf_astype(right, WF_F32));
}

wf_val (wf_top_k_accuracy)(wf_val logits, wf_val labels, int64_t k)
{
	if (!check_rows("top_k_accuracy", logits, labels))
		return wf_fail("top_k_accuracy: not computed");
	WF_CHECK(k >= 1 && k <= wf_dim(logits, -1), "top_k_accuracy: k is 1 to %lld, the number of classes; got %lld", (long long)wf_dim(logits, -1),
		 (long long)k);
	wf_val places = wf_at(wf_top_k(logits, k), 1), right = wf_any(wf_equal(places, as_column(labels)), WF_AXES(-1));
	return wf_mean(wf_astype(right, WF_F32));
}

wf_val (wf_confusion_matrix)(wf_val predictions, wf_val labels, int64_t n)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT];
	bool ok = wfi_part_is_integer(predictions) && wfi_part_is_integer(labels) && wf_rank(predictions) == wf_rank(labels);

	for (int i = 0; ok && i < wf_rank(labels); i++)
		ok = wf_dim(predictions, i) == wf_dim(labels, i);
	WF_CHECK(ok && n >= 0, "confusion_matrix: predictions and labels are integers of one shape, and classes not negative; got %s, %s and %lld",
		 wfi_part_text(predictions, a), wfi_part_text(labels, b), (long long)n);
	wf_val row = wf_astype(at_label(wf_reshape(labels, -1), n), WF_I32), column = wf_astype(at_label(wf_reshape(predictions, -1), n), WF_I32);
	return wf_matmul(wf_transpose(row), column);
}

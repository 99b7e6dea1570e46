/* loss.c: what classifiers are trained by. Labels are compared with the class numbers instead of gathered: that is
 * one pass that fuses with the sums around it, forward and backward, where a gather's derivative is a scatter into an array of zeros. */
#include <math.h>
#include "part.h"

wf_val wfi_part_column(wf_val labels)
{
	wf_dtype d = wf_dtype_of(labels);

	return wf_expand_dims(wf_astype(labels, d == WF_I64 || d == WF_U64 || d == WF_U32 ? WF_I64 : WF_I32), -1);
}

wf_val wfi_part_at_label(wf_val labels, int64_t n)
{
	wf_val column = wfi_part_column(labels);

	return wf_equal(column, wf_iota(wf_dtype_of(column), n));
}

wf_val (wf_one_hot)(wf_val labels, int64_t n)
{
	char text[WFI_PART_TEXT];

	WF_CHECK(wfi_part_is_integer(labels), "one_hot: labels are integers, got %s", wfi_part_text(labels, text));
	WF_CHECK(n >= 0, "one_hot: %lld classes", (long long)n);
	return wf_astype(wfi_part_at_label(labels, n), WF_F32);
}

bool wfi_part_rows(const char *what, wf_val logits, wf_val labels)
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

	if (!wfi_part_rows("cross_entropy", logits, labels) || (n = wf_dim(logits, -1)) < 1)
		return wf_fail("cross_entropy: there are no classes");
	wf_val shifted = wfi_part_shifted(logits, &top);
	wf_val mine = wf_sum(wf_where(wfi_part_at_label(labels, n), shifted, wf_zeros_like(shifted)), WF_AXES(-1));
	wf_val loss = wf_sub(wf_log(wf_sum(wf_exp(shifted), WF_AXES(-1))), mine);
	column = wfi_part_column(labels);
	wf_val inside = wf_logical_and(wf_greater_equal(column, wf_ci(0)), wf_less(column, wf_ci(n)));
	return wf_where(wf_squeeze(inside, -1), loss, wf_c(NAN));
}

wf_val (wf_cross_entropy_ignore)(wf_val logits, wf_val labels, int64_t ignore_index)
{
	if (!wfi_part_rows("cross_entropy_ignore", logits, labels))
		return wf_fail("cross_entropy_ignore: not computed");
	wf_val column = wfi_part_column(labels);
	wf_val ignored = wf_equal(wf_astype(column, WF_I64), wf_astype(wf_ci(ignore_index), WF_I64));
	/* the logits too: those of a row of padding may be NaN, and 0 times their derivative would be NaN */
	wf_val loss = wf_cross_entropy(wf_where(ignored, wf_zeros_like(logits), logits), labels);
	return wf_where(wf_squeeze(ignored, -1), wf_zeros_like(loss), loss);
}


bool wfi_part_one_rank(const char *what, const char *first, wf_val a, const char *second, wf_val b, bool one_shape)
{
	char s[WFI_PART_TEXT], t[WFI_PART_TEXT];
	int rank = wf_rank(a);
	bool ok = rank == wf_rank(b);

	for (int i = 0; ok && i < rank; i++)
		ok = wf_dim(a, i) == wf_dim(b, i) || (!one_shape && (wf_dim(a, i) == 1 || wf_dim(b, i) == 1));
	ok = ok || rank == 0 || wf_rank(b) == 0;
	if (!ok)
		wf_fail("%s: %s and %s have %s (or one of them is a scalar); got %s and %s (wf_reshape, wf_expand_dims and wf_squeeze make them alike)", what,
			first, second, one_shape ? "one shape" : "as many axes, equal or 1", wfi_part_text(a, s), wfi_part_text(b, t));
	return ok;
}

static bool check_distributions(const char *what, const char *first, wf_val a, const char *second, wf_val b)
{
	char text[WFI_PART_TEXT];

	if (wf_rank(a) >= 1 && wf_dim(a, -1) >= 1 && wfi_part_is_float(a))
		return wfi_part_one_rank(what, first, a, second, b, false);
	wf_fail("%s: %s are floats (…, classes), got %s", what, first, wfi_part_text(a, text));
	return false;
}

/* log_p, 0 where it is −∞ and what it is multiplied by is 0: 0 · −∞ would be NaN */
static wf_val unless_impossible(wf_val none, wf_val log_p)
{
	return wf_where(wf_logical_and(none, wf_equal(log_p, wf_c(-INFINITY))), wf_zeros_like(log_p), log_p);
}

wf_val (wf_softmax_cross_entropy)(wf_val logits, wf_val labels)
{
	wf_val top;

	if (!check_distributions("softmax_cross_entropy", "logits", logits, "labels", labels))
		return wf_fail("softmax_cross_entropy: not computed");
	wf_val shifted = wfi_part_shifted(logits, &top), y = wfi_part_wide(labels);
	wf_val log_p = wf_sub(shifted, wf_log(wf_sum(wf_exp(shifted), WF_AXES(-1), .keepdims = true)));
	return wf_neg(wf_sum(wf_mul(y, unless_impossible(wf_equal(y, wf_c(0)), log_p)), WF_AXES(-1)));
}

wf_val (wf_poly_loss_cross_entropy)(wf_val logits, wf_val labels, double epsilon)
{
	wf_val loss = wf_softmax_cross_entropy(logits, labels), missed = wf_sub(wf_c(1), wf_softmax(wfi_part_wide(logits)));

	return wf_add(loss, wf_mul(wf_c(epsilon), wf_sum(wf_mul(wfi_part_wide(labels), missed), WF_AXES(-1))));
}

wf_val (wf_smooth_labels)(wf_val labels, double alpha)
{
	char text[WFI_PART_TEXT];

	WF_CHECK(wf_rank(labels) >= 1 && wf_dim(labels, -1) >= 1 && wfi_part_is_float(labels),
		 "smooth_labels: labels are floats (…, classes), as wf_one_hot gives; got %s", wfi_part_text(labels, text));
	return wf_add(wf_mul(wf_c(1 - alpha), labels), wf_c(alpha / (double)wf_dim(labels, -1)));
}

wf_val (wf_sigmoid_binary_cross_entropy)(wf_val logits, wf_val labels)
{
	wf_val x = wfi_part_wide(logits), y = wfi_part_wide(labels);

	if (!wfi_part_one_rank("sigmoid_binary_cross_entropy", "logits", logits, "labels", labels, false))
		return wf_fail("sigmoid_binary_cross_entropy: not computed");
	return wf_neg(wf_add(wf_mul(y, wf_log_sigmoid(x)), wf_mul(wf_sub(wf_c(1), y), wf_log_sigmoid(wf_neg(x)))));
}

/* log((1 − y) p + y (1 − p)) of log p and log(1 − p): the greater of those that count goes in front of the logarithm, as in logsumexp */
static wf_val log_missed(wf_val y, wf_val log_p, wf_val log_q)
{
	wf_val all = wf_equal(y, wf_c(1)), none = wf_equal(y, wf_c(0));
	wf_val top = wf_stop_gradient(wf_where(all, log_q, wf_where(none, log_p, wf_maximum(log_p, log_q))));
	wf_val p = wf_where(all, wf_c(0), wf_exp(wf_where(all, wf_c(0), wf_sub(log_p, top))));
	wf_val q = wf_where(none, wf_c(0), wf_exp(wf_where(none, wf_c(0), wf_sub(log_q, top))));

	return wf_add(top, wf_log(wf_add(wf_mul(wf_sub(wf_c(1), y), p), wf_mul(y, q))));
}

wf_val (wf_sigmoid_focal_loss)(wf_val logits, wf_val labels, double alpha, double gamma)
{
	if (!wfi_part_one_rank("sigmoid_focal_loss", "logits", logits, "labels", labels, false))
		return wf_fail("sigmoid_focal_loss: not computed");
	wf_val x = wfi_part_wide(logits), y = wfi_part_wide(labels), loss = wf_sigmoid_binary_cross_entropy(x, y);
	wf_val missed = log_missed(y, wf_log_sigmoid(x), wf_log_sigmoid(wf_neg(x)));
	loss = wf_mul(loss, wf_exp(wf_mul(wf_c(gamma), missed)));
	if (alpha == 0)
		return loss;
	return wf_mul(loss, wf_add(wf_mul(wf_c(alpha), y), wf_mul(wf_c(1 - alpha), wf_sub(wf_c(1), y))));
}

wf_val (wf_hinge_loss)(wf_val predictions, wf_val targets)
{
	if (!wfi_part_one_rank("hinge_loss", "predictions", predictions, "targets", targets, true))
		return wf_fail("hinge_loss: not computed");
	return wf_maximum(wf_c(0), wf_sub(wf_c(1), wf_mul(wfi_part_wide(predictions), wfi_part_wide(targets))));
}

wf_val (wf_kl_divergence)(wf_val log_predictions, wf_val targets)
{
	if (!check_distributions("kl_divergence", "log_predictions", log_predictions, "targets", targets))
		return wf_fail("kl_divergence: not computed");
	wf_val y = wfi_part_wide(targets), none = wf_equal(y, wf_c(0)), safe = wf_where(none, wf_ones_like(y), y);
	return wf_sum(wf_mul(y, wf_sub(wf_log(safe), unless_impossible(none, wfi_part_wide(log_predictions)))), WF_AXES(-1));
}

wf_val (wf_kl_divergence_with_log_targets)(wf_val log_predictions, wf_val log_targets)
{
	if (!check_distributions("kl_divergence_with_log_targets", "log_predictions", log_predictions, "log_targets", log_targets))
		return wf_fail("kl_divergence_with_log_targets: not computed");
	wf_val log_y = wfi_part_wide(log_targets), none = wf_equal(log_y, wf_c(-INFINITY)), safe = wf_where(none, wf_c(0), log_y);
	wf_val y = wf_where(none, wf_zeros_like(safe), wf_exp(safe)), log_p = unless_impossible(none, wfi_part_wide(log_predictions));
	return wf_sum(wf_mul(y, wf_sub(safe, log_p)), WF_AXES(-1));
}

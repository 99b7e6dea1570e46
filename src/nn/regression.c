/* regression.c: losses of numbers and vectors rather than of classes, as optax has them. */
#include "part.h"

wf_val (wf_sigmoid_binary_cross_entropy)(wf_val logits, wf_val labels)
{
	wf_val x = wfi_part_wide(logits), y = wfi_part_wide(labels);

	return wf_neg(wf_add(wf_mul(y, wf_log_sigmoid(x)), wf_mul(wf_sub(wf_c(1), y), wf_log_sigmoid(wf_neg(x)))));
}

wf_val (wf_squared_error)(wf_val predictions, wf_val targets)
{
	return wf_square(wf_sub(predictions, targets));
}

wf_val (wf_mse)(wf_val predictions, wf_val targets)
{
	return wf_mean(wf_squared_error(predictions, targets));
}

wf_val (wf_huber_loss)(wf_val predictions, wf_val targets, double delta)
{
	WF_CHECK(delta > 0, "huber_loss: delta is above 0, got %g", delta);
	wf_val size = wf_abs(wf_sub(predictions, targets)), near = wf_minimum(size, wf_c(delta));
	return wf_add(wf_mul(wf_c(0.5), wf_square(near)), wf_mul(wf_c(delta), wf_sub(size, near)));
}

/* x / sqrt(max(|x|², epsilon)) of each vector; a zero one stays zero and has no derivative */
static wf_val unit(wf_val x, double epsilon)
{
	wf_val square = wf_sum(wf_square(x), WF_AXES(-1), .keepdims = true), zero = wf_equal(square, wf_c(0));
	wf_val length = wf_sqrt(wf_maximum(wf_where(zero, wf_ones_like(square), square), wf_c(epsilon)));

	return wf_where(zero, wf_zeros_like(x), wf_div(x, length));
}

wf_val (wf_cosine_similarity)(wf_val predictions, wf_val targets, double epsilon)
{
	WF_CHECK(wf_rank(predictions) >= 1 && wf_rank(targets) >= 1, "cosine_similarity: vectors are along the last axis; a scalar has none");
	return wf_sum(wf_mul(unit(wfi_part_wide(predictions), epsilon), unit(wfi_part_wide(targets), epsilon)), WF_AXES(-1));
}

wf_val (wf_cosine_distance)(wf_val predictions, wf_val targets, double epsilon)
{
	return wf_sub(wf_c(1), wf_cosine_similarity(predictions, targets, epsilon));
}

wf_val (wf_kl_divergence)(wf_val log_predictions, wf_val targets)
{
	wf_val y = wfi_part_wide(targets), none = wf_equal(y, wf_c(0)), safe = wf_where(none, wf_ones_like(y), y);

	WF_CHECK(wf_rank(log_predictions) >= 1 && wf_rank(targets) >= 1, "kl_divergence: distributions are along the last axis; a scalar has none");
	return wf_sum(wf_mul(y, wf_sub(wf_log(safe), wfi_part_wide(log_predictions))), WF_AXES(-1));
}

wf_val (wf_contrastive_loss)(wf_val a, wf_val b, double temperature)
{
	char s[WFI_PART_TEXT], t[WFI_PART_TEXT];

	WF_CHECK(wf_rank(a) == 2 && wf_rank(b) == 2 && wf_dim(a, 0) == wf_dim(b, 0) && wf_dim(a, 1) == wf_dim(b, 1) && wf_dim(a, 0) > 0,
		 "contrastive_loss: two matrices (n, features) of one shape, got %s and %s", wfi_part_text(a, s), wfi_part_text(b, t));
	WF_CHECK(temperature > 0, "contrastive_loss: the temperature is above 0, got %g", temperature);
	wf_val logits = wf_matmul(unit(wfi_part_wide(a), 0), wf_transpose(unit(wfi_part_wide(b), 0))), mine = wf_arange(wf_dim(a, 0));
	logits = wf_div(logits, wf_c(temperature));
	wf_val both = wf_add(wf_cross_entropy(logits, mine), wf_cross_entropy(wf_transpose(logits), mine));
	return wf_mul(wf_c(0.5), wf_mean(both));
}

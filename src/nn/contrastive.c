/* contrastive.c: losses of vectors by what they are near to. */
#include <math.h>
#include "part.h"

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
	if (!wfi_part_one_rank("cosine_similarity", "predictions", predictions, "targets", targets, false))
		return wf_fail("cosine_similarity: not computed");
	return wf_sum(wf_mul(unit(wfi_part_wide(predictions), epsilon), unit(wfi_part_wide(targets), epsilon)), WF_AXES(-1));
}

wf_val (wf_cosine_distance)(wf_val predictions, wf_val targets, double epsilon)
{
	return wf_sub(wf_c(1), wf_cosine_similarity(predictions, targets, epsilon));
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

/* which pairs (n, n) are of two rows, of one label, of different ones */
static void pairs(wf_val labels, wf_val *others, wf_val *alike, wf_val *different)
{
	wf_val rows = wf_arange(wf_dim(labels, 0)), same = wf_equal(wf_expand_dims(labels, 0), wf_expand_dims(labels, 1));

	*others = wf_not_equal(wf_expand_dims(rows, 0), wf_expand_dims(rows, 1));
	*alike = wf_logical_and(same, *others);
	*different = wf_logical_not(same);
}

wf_val (wf_ntxent)(wf_val embeddings, wf_val labels, double temperature)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT];
	wf_val others, alike, different;

	WF_CHECK(wf_rank(embeddings) == 2 && wfi_part_is_float(embeddings) && wf_rank(labels) == 1 && wfi_part_is_integer(labels) &&
		 wf_dim(embeddings, 0) == wf_dim(labels, 0) && wf_dim(labels, 0) > 0,
		 "ntxent: embeddings are floats (n, features), labels integers (n), n above 0; got %s and %s", wfi_part_text(embeddings, a),
		 wfi_part_text(labels, b));
	WF_CHECK(temperature > 0, "ntxent: the temperature is above 0, got %g", temperature);
	wf_val x = unit(wfi_part_wide(embeddings), 1.1920929e-7), cosines = wf_div(wf_matmul(x, wf_transpose(x)), wf_c(temperature));
	pairs(labels, &others, &alike, &different);
	wf_val top = wf_max(wf_stop_gradient(wf_where(others, cosines, wf_c(-1e30))), WF_AXES(-1), .keepdims = true);
	/* what does not count is replaced before e^x and the logarithm, whose derivatives there would be ∞ · 0 */
	wf_val shifted = wf_where(others, wf_sub(cosines, top), wf_c(0)), e = wf_exp(shifted);
	wf_val sum = wf_add(wf_sum(wf_where(different, e, wf_c(0)), WF_AXES(-1), .keepdims = true), e);
	wf_val each = wf_where(alike, wf_sub(wf_log(wf_where(alike, sum, wf_c(1))), shifted), wf_c(0));
	return wf_div(wf_sum(each), wf_maximum(wf_sum(wf_astype(alike, WF_F32)), wf_c(1)));
}

static double or_default(double x, double missing)
{
	return x != 0 ? x : signbit(x) ? 0 : missing;
}

static wf_val length(wf_val x, double degree, double eps)
{
	wf_val sum = wf_add(wf_sum(wf_pow(x, wf_c(degree)), WF_AXES(-1)), wf_c(eps));

	return degree == 2 ? wf_sqrt(sum) : wf_pow(sum, wf_c(1 / degree));
}

wf_val wfi_triplet_margin_loss(wf_val anchors, wf_val positives, wf_val negatives, wf_triplet_opts o)
{
	double margin = or_default(o.margin, 1), degree = or_default(o.norm_degree, 2), eps = or_default(o.eps, 1e-6);

	WF_CHECK(wf_rank(anchors) >= 1 && wfi_part_is_float(anchors), "triplet_margin_loss: anchors are floats (…, features)");
	WF_CHECK(degree > 0 && eps >= 0, "triplet_margin_loss: norm_degree is above 0 and eps not below, got %g and %g", degree, eps);
	if (!wfi_part_one_rank("triplet_margin_loss", "anchors", anchors, "positives", positives, true) ||
	    !wfi_part_one_rank("triplet_margin_loss", "anchors", anchors, "negatives", negatives, true))
		return wf_fail("triplet_margin_loss: not computed");
	wf_val a = wfi_part_wide(anchors), near = length(wf_sub(a, wfi_part_wide(positives)), degree, eps);
	wf_val far = length(wf_sub(a, wfi_part_wide(negatives)), degree, eps);
	return wf_maximum(wf_add(wf_sub(near, far), wf_c(margin)), wf_c(0));
}

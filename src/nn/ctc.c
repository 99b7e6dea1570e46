/* ctc.c: connectionist temporal classification, by the forward recursion over frames, in optax's form: two probabilities (their logarithms) for
 * each number of labels already said: that the last frame was a blank ("phi"), or that label ("emit"). */
#include <math.h>
#include <weft/control.h>
#include "part.h"

/* the carry of the recursion; the last two do not change: what a step from a label to the next one costs without, and with, a blank between */
enum { PHI, EMIT, DIRECT, OVER_BLANK };

/* phi with what comes from the label before added */
static wf_val said(wf_val phi, wf_val added)
{
	return wf_concatenate(1, wf_slice_axis(phi, 1, 0, 1), wf_logaddexp(wf_slice_axis(phi, 1, 1, WF_NONE), added));
}

static wf_val frame(wf_val carry, wf_val x)
{
	wf_val phi = wf_at(carry, PHI), emit = wf_at(carry, EMIT), direct = wf_at(carry, DIRECT), over = wf_at(carry, OVER_BLANK);
	wf_val log_label = wf_at(x, 0), log_blank = wf_at(x, 1), pad = wf_at(x, 2);
	wf_val ready = said(phi, wf_add(emit, direct)); /* a label that repeats needs a blank before it */
	wf_val next_emit = wf_logaddexp(wf_add(wf_slice_axis(ready, 1, 0, wf_dim(emit, 1)), log_label), wf_add(emit, log_label));
	wf_val next_phi = said(wf_add(ready, log_blank), wf_add(wf_add(emit, log_blank), over));

	next_emit = wf_where(pad, emit, next_emit);
	next_phi = wf_where(pad, phi, next_phi);
	return wf_tuple(wf_tuple(next_phi, next_emit, direct, over), wf_tuple(next_phi, next_emit));
}

static bool check(const char *what, wf_val logits, wf_val logit_paddings, wf_val labels, wf_val label_paddings, const wf_ctc_opts *o)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT], c[WFI_PART_TEXT], d[WFI_PART_TEXT];
	bool ok = wf_rank(logits) == 3 && wfi_part_is_float(logits) && wf_rank(labels) == 2 && wfi_part_is_integer(labels) &&
		  wf_rank(logit_paddings) == 2 && wf_rank(label_paddings) == 2 && wf_dim(labels, 0) == wf_dim(logits, 0);

	for (int i = 0; ok && i < 2; i++)
		ok = wf_dim(logit_paddings, i) == wf_dim(logits, i) && wf_dim(label_paddings, i) == wf_dim(labels, i);
	if (!ok || wf_dim(logits, 1) < 1) {
		wf_fail("%s: logits are floats (batch, frames, classes), at least one frame, their paddings (batch, frames), labels integers (batch, labels), "
			"their paddings likewise; got %s, %s, %s and %s", what, wfi_part_text(logits, a), wfi_part_text(logit_paddings, b),
			wfi_part_text(labels, c), wfi_part_text(label_paddings, d));
		return false;
	}
	if (o->blank_id >= 0 && o->blank_id < wf_dim(logits, 2) && o->log_epsilon <= 0 && isfinite(o->log_epsilon))
		return true;
	wf_fail("%s: blank_id is one of %lld classes and log_epsilon a finite number below 0, got %lld and %g", what, (long long)wf_dim(logits, 2),
		(long long)o->blank_id, o->log_epsilon);
	return false;
}

/* (batch, labels): is the next label the same? */
static wf_val repeats(wf_val labels)
{
	const int64_t n = wf_dim(labels, 1);

	if (n == 0)
		return wf_astype(labels, WF_BOOL);
	wf_val same = wf_equal(wf_slice_axis(labels, 1, 0, n - 1), wf_slice_axis(labels, 1, 1, n));
	return wf_concatenate(1, same, wf_full_as(WF_BOOL, 0, wf_dim(labels, 0), 1));
}

/* (frames, batch, …) of what frame() reads: log probabilities of the labels, of blank, and whether the frame does not count */
static wf_val frames(wf_val logits, wf_val pad, wf_val labels, int64_t blank)
{
	wf_val out = wf_expand_dims(pad, 2), x = wfi_part_wide(logits);
	wf_val log_p = wf_log_softmax(wf_where(out, wf_zeros_like(x), x)); /* whatever stands in the padding, NaN too, has no effect */
	wf_val log_label = wf_take_along(log_p, wf_expand_dims(labels, 1), 2, WF_MODE_CLIP), log_blank = wf_slice_axis(log_p, 2, blank, blank + 1);

	return wf_tuple(wf_swapaxes(log_label, 0, 1), wf_swapaxes(log_blank, 0, 1), wf_swapaxes(out, 0, 1));
}

static wf_val forward(const char *what, wf_val logits, wf_val logit_paddings, wf_val labels, wf_val label_paddings, const wf_ctc_opts *o)
{
	wf_val last, rows, phis, emits;

	if (!check(what, logits, logit_paddings, labels, label_paddings, o))
		return wf_fail("%s: not computed", what);
	const int64_t batch = wf_dim(labels, 0), n = wf_dim(labels, 1), classes = wf_dim(logits, 2);
	const double epsilon = o->log_epsilon != 0 ? o->log_epsilon : -1e5;
	wf_val pad = wf_astype(logit_paddings, WF_BOOL), counts = wf_logical_not(wf_astype(label_paddings, WF_BOOL));
	wf_val xs = frames(logits, pad, labels, o->blank_id), repeat = repeats(labels);
	wf_dtype d = wf_dtype_of(wf_at(xs, 0));
	wf_val none = wf_full_as(d, epsilon, batch, n), zero = wf_zeros_as(d, batch, n);
	wf_val start = wf_tuple(wf_concatenate(1, wf_zeros_as(d, batch, 1), none), none, wf_where(repeat, none, zero), wf_where(repeat, zero, none));
	wf_unpack(wf_scan(frame, start, xs), &last, &rows);
	wf_unpack(rows, &phis, &emits);
	wf_val ends = said(wf_at(last, PHI), wf_at(last, EMIT)); /* (batch, n + 1): the last label may be the last frame */
	wf_val length = wf_sum(wf_astype(counts, WF_I32), WF_AXES(1), .keepdims = true), here = wf_equal(wf_arange(n + 1), length);
	wf_val loss = wf_neg(wf_sum(wf_where(here, ends, wf_zeros_like(ends)), WF_AXES(1)));
	wf_val outside = wf_logical_or(wf_less(labels, wf_ci(0)), wf_greater_equal(wf_astype(labels, WF_I64), wf_astype(wf_ci(classes), WF_I64)));
	loss = wf_where(wf_any(wf_logical_and(outside, counts), WF_AXES(1)), wf_full_as(d, NAN), loss);
	const int64_t length_t = wf_dim(phis, 0);
	phis = wf_concatenate(0, wf_slice_axis(phis, 0, 0, length_t - 1), wf_expand_dims(ends, 0));
	return wf_tuple(loss, phis, emits);
}

wf_val wfi_ctc_loss(wf_val logits, wf_val logit_paddings, wf_val labels, wf_val label_paddings, wf_ctc_opts o)
{
	return wf_at(forward("ctc_loss", logits, logit_paddings, labels, label_paddings, &o), 0);
}

wf_val wfi_ctc_loss_with_forward_probs(wf_val logits, wf_val logit_paddings, wf_val labels, wf_val label_paddings, wf_ctc_opts o)
{
	return forward("ctc_loss_with_forward_probs", logits, logit_paddings, labels, label_paddings, &o);
}

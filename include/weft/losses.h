/* losses.h: what training makes small; names and formulas are optax's. Everything is computed in f32 (f64 of f64 operands) and comes back in it;
 * nothing is averaged unless it says so (wf_mean). Predictions and targets have one shape, or one of them is a scalar; where "shapes
 * broadcast" stands, they have as many axes, of which some may be 1: an (n, 1) never meets an (n). */
#ifndef WEFT_LOSSES_H
#define WEFT_LOSSES_H
#include <weft/numpy.h>

WFI_EXTERN_C_BEGIN

/* ---- classes ---- */
/** −log softmax(logits)[label] for each row: logits (…, C), integer labels (…). A label outside 0..C−1 is NaN here (an error where data is
 * read: see wf_dataset); rows with the ignore label are 0 in wf_cross_entropy_ignore. optax: softmax_cross_entropy_with_integer_labels. */
wf_val wf_cross_entropy(wf_val logits, wf_val labels);
wf_val wf_cross_entropy_ignore(wf_val logits, wf_val labels, int64_t ignore_index);
/** −Σ labels · log softmax(logits) over the last axis; labels are floats of the logits' shape (shapes broadcast), probabilities as a rule. A
 * label of 0 adds nothing, also where the logit is −∞. */
wf_val wf_softmax_cross_entropy(wf_val logits, wf_val labels);
/** That + epsilon · Σ labels · (1 − softmax(logits)) (Leng et al. 2022; optax: epsilon 2). */
wf_val wf_poly_loss_cross_entropy(wf_val logits, wf_val labels, double epsilon);
/** (1 − alpha) · labels + alpha / classes, for labels (…, classes) of floats: wf_one_hot's, say. */
wf_val wf_smooth_labels(wf_val labels, double alpha);
/** Of each element: −labels · log sigmoid(logits) − (1 − labels) · log(1 − sigmoid(logits)); labels are in [0, 1]; shapes broadcast. */
wf_val wf_sigmoid_binary_cross_entropy(wf_val logits, wf_val labels);
/** That · (1 − p)^gamma, p the probability given to the label (Lin et al. 2017; optax: gamma 2), times alpha for label 1 and 1 − alpha for label 0;
 * alpha 0: without that factor. */
wf_val wf_sigmoid_focal_loss(wf_val logits, wf_val labels, double alpha, double gamma);
/** max(0, 1 − predictions · targets), targets −1 or 1. */
wf_val wf_hinge_loss(wf_val predictions, wf_val targets);
/** Σ targets · (log targets − log_predictions) over the last axis; a target of 0 adds nothing; shapes broadcast. */
wf_val wf_kl_divergence(wf_val log_predictions, wf_val targets);
/** The same with log targets given: Σ e^log_targets · (log_targets − log_predictions). */
wf_val wf_kl_divergence_with_log_targets(wf_val log_predictions, wf_val log_targets);
/** blank_id: the class of "no label". log_epsilon 0: −1e5, which stands for the logarithm of 0. */
typedef struct wf_ctc_opts { int wfi_; int64_t blank_id; double log_epsilon; } wf_ctc_opts;
/** Connectionist temporal classification (Graves et al. 2006): for each sequence −log of the probability of its labels, summed over the ways to
 * spread them over the frames with blanks between. logits (batch, frames, classes), integer labels (batch, most labels), both padded at the
 * end: paddings (batch, frames) and (batch, most labels) are 0 for what counts and 1 for what does not (bool, integers or floats). (batch):
 * what no spreading can reach (more labels than frames) costs about −log_epsilon; a label that counts outside of the classes is NaN. */
wf_val wfi_ctc_loss(wf_val logits, wf_val logit_paddings, wf_val labels, wf_val label_paddings, wf_ctc_opts o WFI_OPTIONAL(wf_ctc_opts));
#define wf_ctc_loss(...) WFI_WITH4(wfi_ctc_loss, wf_ctc_opts, __VA_ARGS__)
/** (loss, log α of blanks, log α of labels): with the forward probabilities, both (frames, batch, most labels [+ 1]), as optax returns them. */
wf_val wfi_ctc_loss_with_forward_probs(wf_val logits, wf_val logit_paddings, wf_val labels, wf_val label_paddings,
				       wf_ctc_opts o WFI_OPTIONAL(wf_ctc_opts));
#define wf_ctc_loss_with_forward_probs(...) WFI_WITH4(wfi_ctc_loss_with_forward_probs, wf_ctc_opts, __VA_ARGS__)

/* ---- numbers ---- */
/** (predictions − targets)² of each element; wf_l2_loss: half of it; wf_mse: its mean, a scalar. */
wf_val wf_squared_error(wf_val predictions, wf_val targets);
wf_val wf_l2_loss(wf_val predictions, wf_val targets);
wf_val wf_mse(wf_val predictions, wf_val targets);
/** Of each element: ½ e² up to |e| = delta, then delta · (|e| − ½ delta). */
wf_val wf_huber_loss(wf_val predictions, wf_val targets, double delta);
/** Of each element: log cosh(predictions − targets). */
wf_val wf_log_cosh(wf_val predictions, wf_val targets);

/* ---- vectors ---- */
/** The cosine of the angle of two vectors (last axis; shapes broadcast); squared lengths below epsilon count as epsilon. 0 and without a derivative
 * where a vector is zero. wf_cosine_distance: 1 − that. */
wf_val wf_cosine_similarity(wf_val predictions, wf_val targets, double epsilon);
wf_val wf_cosine_distance(wf_val predictions, wf_val targets, double epsilon);
/** CLIP's symmetric contrastive loss (Radford et al. 2021): rows i of a and b (n, features) belong together; the mean of both cross
 * entropies of the cosines / temperature. A scalar. */
wf_val wf_contrastive_loss(wf_val a, wf_val b, double temperature);
/** NT-Xent (Chen et al. 2020; optax: temperature 0.07): rows of embeddings (n, features) with equal integer labels (n) belong together; of each such
 * pair the cross entropy of its cosine / temperature against the first row's with all rows of other labels; the mean over pairs, a scalar.
 * 0 when there is no pair. */
wf_val wf_ntxent(wf_val embeddings, wf_val labels, double temperature);
/** margin 0: 1; norm_degree 0: 2; eps 0: 1e-6; WF_ZERO: 0. */
typedef struct wf_triplet_opts { int wfi_; double margin, norm_degree, eps; } wf_triplet_opts;
/** max(0, |anchors − positives| − |anchors − negatives| + margin) along the last axis, with |v| = (Σ v^degree + eps)^(1 / degree), as optax's
 * triplet_margin_loss (of an odd degree the sign of v stays; take an even one). One shape. */
wf_val wfi_triplet_margin_loss(wf_val anchors, wf_val positives, wf_val negatives, wf_triplet_opts o WFI_OPTIONAL(wf_triplet_opts));
#define wf_triplet_margin_loss(...) WFI_WITH3(wfi_triplet_margin_loss, wf_triplet_opts, __VA_ARGS__)

WFI_EXTERN_C_END

#define wf_cross_entropy(...) WFI_S((wf_cross_entropy)(__VA_ARGS__))
#define wf_cross_entropy_ignore(...) WFI_S((wf_cross_entropy_ignore)(__VA_ARGS__))
#define wf_softmax_cross_entropy(...) WFI_S((wf_softmax_cross_entropy)(__VA_ARGS__))
#define wf_poly_loss_cross_entropy(...) WFI_S((wf_poly_loss_cross_entropy)(__VA_ARGS__))
#define wf_smooth_labels(...) WFI_S((wf_smooth_labels)(__VA_ARGS__))
#define wf_sigmoid_binary_cross_entropy(...) WFI_S((wf_sigmoid_binary_cross_entropy)(__VA_ARGS__))
#define wf_sigmoid_focal_loss(...) WFI_S((wf_sigmoid_focal_loss)(__VA_ARGS__))
#define wf_hinge_loss(...) WFI_S((wf_hinge_loss)(__VA_ARGS__))
#define wf_kl_divergence(...) WFI_S((wf_kl_divergence)(__VA_ARGS__))
#define wf_kl_divergence_with_log_targets(...) WFI_S((wf_kl_divergence_with_log_targets)(__VA_ARGS__))
#define wf_squared_error(...) WFI_S((wf_squared_error)(__VA_ARGS__))
#define wf_l2_loss(...) WFI_S((wf_l2_loss)(__VA_ARGS__))
#define wf_mse(...) WFI_S((wf_mse)(__VA_ARGS__))
#define wf_huber_loss(...) WFI_S((wf_huber_loss)(__VA_ARGS__))
#define wf_log_cosh(...) WFI_S((wf_log_cosh)(__VA_ARGS__))
#define wf_cosine_similarity(...) WFI_S((wf_cosine_similarity)(__VA_ARGS__))
#define wf_cosine_distance(...) WFI_S((wf_cosine_distance)(__VA_ARGS__))
#define wf_contrastive_loss(...) WFI_S((wf_contrastive_loss)(__VA_ARGS__))
#define wf_ntxent(...) WFI_S((wf_ntxent)(__VA_ARGS__))
#endif

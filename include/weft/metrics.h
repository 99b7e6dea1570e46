/* metrics.h: how good a model is: of one batch, or of many batches on many workers without an error of averaging. */
#ifndef WEFT_METRICS_H
#define WEFT_METRICS_H
#include <weft/numpy.h>

WFI_EXTERN_C_BEGIN

/* ---- of one batch ---- */
/** Fraction of rows whose largest logit is the label: logits (…, C), integer labels (…). */
wf_val wf_accuracy(wf_val logits, wf_val labels);
/** Fraction of rows whose label is among the k largest logits. */
wf_val wf_top_k_accuracy(wf_val logits, wf_val labels, int64_t k);
/** (n, n), i32: how often label i (row) was predicted as j (column); integers of one shape; what is outside 0 … n − 1 does not count. */
wf_val wf_confusion_matrix(wf_val predictions, wf_val labels, int64_t n);

/* ---- of many batches: sums that are merged and divided once, at the end ----
 * A streaming metric is a dict of sums: {"total": f64, "count": i64} of a mean, {"matrix": i64 (n, n)} of a confusion matrix. It is a tree like
 * any other: it goes through wf_scan and checkpoints; two are merged by wf_metric_merge, those of an axis's members by wf_psum(metric, "batch"),
 * those of worker processes by wf_psum(metric, WF_WORKERS). Rows are counted, so batches of unequal size weigh what they should; counts are exact,
 * and so are sums of f32 values as long as 53 bits hold them: the result does not depend on how rows were dealt out.
 *
 * mask: one entry a value (row), 0 where it does not count (padding of a last batch, an ignored label); or wf_none(). A value that does not count may
 * be NaN. */
/** The mean of floats, integers or bools of any shape. */
wf_val wf_metric_mean(wf_val values, wf_val mask);
/** Of rows whose largest logit is the label (is among the k largest logits). */
wf_val wf_metric_accuracy(wf_val logits, wf_val labels, wf_val mask);
wf_val wf_metric_top_k(wf_val logits, wf_val labels, int64_t k, wf_val mask);
/** wf_confusion_matrix, counted in i64. */
wf_val wf_metric_confusion(wf_val predictions, wf_val labels, int64_t n, wf_val mask);
/** What nothing has been counted in yet, to begin a loop with. */
wf_val wf_metric_mean_init(void);
wf_val wf_metric_confusion_init(int64_t n);
/** The metric of both parts (of trees of metrics: one by one). */
wf_val wf_metric_merge(wf_val a, wf_val b);
/** total / count, f64; NaN of nothing. */
wf_val wf_metric_result(wf_val mean);
/** Of a confusion matrix: {"accuracy": f64, "precision", "recall", "f1": f64 (n)}, the last three for each class; where a class was never predicted
 * (never there) its precision (recall) is 0, as scikit-learn has it. */
wf_val wf_metric_scores(wf_val confusion);

WFI_EXTERN_C_END

#define wf_accuracy(...) WFI_S((wf_accuracy)(__VA_ARGS__))
#define wf_top_k_accuracy(...) WFI_S((wf_top_k_accuracy)(__VA_ARGS__))
#define wf_confusion_matrix(...) WFI_S((wf_confusion_matrix)(__VA_ARGS__))
#define wf_metric_mean(...) WFI_S((wf_metric_mean)(__VA_ARGS__))
#define wf_metric_accuracy(...) WFI_S((wf_metric_accuracy)(__VA_ARGS__))
#define wf_metric_top_k(...) WFI_S((wf_metric_top_k)(__VA_ARGS__))
#define wf_metric_confusion(...) WFI_S((wf_metric_confusion)(__VA_ARGS__))
#define wf_metric_mean_init(...) WFI_S((wf_metric_mean_init)(__VA_ARGS__))
#define wf_metric_confusion_init(...) WFI_S((wf_metric_confusion_init)(__VA_ARGS__))
#define wf_metric_merge(...) WFI_S((wf_metric_merge)(__VA_ARGS__))
#define wf_metric_result(...) WFI_S((wf_metric_result)(__VA_ARGS__))
#define wf_metric_scores(...) WFI_S((wf_metric_scores)(__VA_ARGS__))
#endif

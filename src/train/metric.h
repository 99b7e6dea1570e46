/* metric.h: metrics as a JSON object and back, and the search for values that are not finite. */
#ifndef WFI_METRIC_H
#define WFI_METRIC_H
#include <weft/train.h>
#include "train/json.h"

enum { WFI_METRIC_ELEMENTS = 4096, WFI_METRICS_BYTES = 1 << 20 };

/* Reads every metric (trees are waited for): numbers, text, and small arrays as lists. Into out as one object. The first metric that is
 * "loss" or in watch (NULL-terminated, may be NULL) and not finite: its index in *bad, −1 when all are. */
wf_error *wfi_metrics_json(wf_metrics m, const char *const *watch, wfi_str *out, int *bad);
/* path and value of the first element of t that is not finite, as "params.w[3]: NaN"; *out NULL when all are */
wf_error *wfi_first_non_finite(const wf_tree *t, char **out);
/* the object's members in new memory; a list becomes a tree of f64 */
wf_error *wfi_metrics_read(const cJSON *object, wf_metrics *out);
void wfi_metrics_free(wf_metrics *m);

#endif

/* history.h: reads back what a run recorded. */
#ifndef WFI_HISTORY_H
#define WFI_HISTORY_H
#include "train/json.h"

typedef struct wfi_history_row {
	int64_t report;
	int rank, attempt;
	double time;                 /* seconds since 1970 */
	cJSON *metrics;              /* integers with their digits: wfi_json_keep_integers */
} wfi_history_row;

typedef struct wfi_history { size_t n; wfi_history_row *v; } wfi_history; /* by report, then rank */

/* metrics.jsonl of a run's folder. Where an attempt began again from a checkpoint, its reports replace the earlier ones from there on. A last line
 * that is cut is left out. Another damaged line is WF_DATA_LOSS with its number, or left out as well, with a line about it in *damage, where that is
 * given. No file: no rows. */
wf_error *wfi_history_read(const char *run, wfi_str *damage, wfi_history *out);
void wfi_history_free(wfi_history *h);

#endif

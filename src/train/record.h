/* record.h: what a run leaves behind. Its folder (storage_path/name) holds
 *   run.json       what was asked for: configuration, program, arguments, versions, when and where; rewritten at every start
 *   metrics.jsonl  a line for every report of every rank: {"report", "rank", "attempt", "time", "metrics"}. After a restart the reports from
 *                  the checkpoint on come again under a higher attempt; readers take those (an attempt replaces all reports from its first on)
 *   result.json    how it ended
 *   checkpoint_…   see store/checkpoint.h
 * A run that keeps nothing (in process, without storage_path and name) has the same functions, over a store in memory. */
#ifndef WFI_RECORD_H
#define WFI_RECORD_H
#include "store/checkpoint.h"
#include "train/json.h"
#include "train/plan.h"

typedef struct wfi_record {
	wfi_store *store;
	char *path;                  /* NULL: nothing is kept */
	char *run_id;
	int lock, metrics;           /* descriptors; −1: none */
	int64_t metrics_size;
	int attempt;                 /* of the current start of the group; the first ever is 1 */
	int64_t next_report;         /* the first that this attempt makes */
	wf_checkpoint *latest;       /* committed and whole; NULL: none */
	char *last_metrics;          /* rank 0's, as JSON; NULL: none yet */
	int64_t reports;             /* made by this start of the program */
	bool keep_checkpoints;
	wfi_checkpoint_keep keep;
	/* names that some report should have: of nan_check, and score_attribute last; whether one had. Borrowed from the plan */
	struct { const char *name; bool seen; } awaited[10];
	size_t n_awaited;
} wfi_record;

/* Makes or reopens the folder (p's name may get a number when it was not given), locks it, writes run.json. */
wf_error *wfi_record_open(wfi_run_plan *p, wfi_record *out);
/* WF_DATA_LOSS when the folder, or a file that the run writes there, was removed or replaced since it was opened. */
wf_error *wfi_record_check(const wfi_record *r);
/* Begins the next attempt: the newest whole checkpoint decides where. */
wf_error *wfi_record_attempt(wfi_record *r, wfi_str *said);
/* A round that is complete: metrics[rank] are JSON objects. Written to the file and sent to `weft run`. */
wf_error *wfi_record_report(wfi_record *r, int64_t report, int world, const char *const *metrics);
/* A checkpoint of this report was committed as folder: it is the latest now. */
wf_error *wfi_record_checkpoint(wfi_record *r, const char *folder);
/* says which of the metrics that the configuration names no report ever had, as Ray does for its score attribute */
void wfi_record_warn(const wfi_record *r);
/* Deletes what need not be kept. */
void wfi_record_prune(wfi_record *r);
/* How it ended (err borrowed, NULL: well), to result.json and to `weft run`; the result of this call of wf_trainer_fit. */
wf_error *wfi_record_result(wfi_record *r, const wf_error *err, wf_result **out);
/* The same for a run that never started. */
wf_error *wfi_result_failed(const wf_error *err, wf_result **out);
/* From {"metrics", "checkpoint", "path", "error"}: what another process's call gave. */
wf_error *wfi_result_read(const cJSON *json, wf_result **out);
void wfi_record_close(wfi_record *r);

#endif

/* worker.h: the worker's side. A worker is either a process of its own, with a link to the controller, or the program itself. */
#ifndef WFI_WORKER_H
#define WFI_WORKER_H
#include <weft/train.h>
#include "base/process.h"
#include "store/checkpoint.h"
#include "train/json.h"

/* environment of a worker process; nothing else tells it what it is */
#define WFI_ENV_CONTROLLER "WEFT_CONTROLLER"     /* 127.0.0.1:port or unix:path */
#define WFI_ENV_SECRET "WEFT_SECRET"
#define WFI_ENV_RANK "WEFT_RANK"
#define WFI_ENV_WORLD "WEFT_WORLD_SIZE"
#define WFI_ENV_LOCAL_RANK "WEFT_LOCAL_RANK"
#define WFI_ENV_LOCAL_WORLD "WEFT_LOCAL_WORLD_SIZE"
#define WFI_ENV_RUN_ID "WEFT_RUN_ID"
#define WFI_ENV_ATTEMPT "WEFT_ATTEMPT"
#define WFI_SECONDS_EACH 0.5     /* every wait for a group's start grows by this with each worker: a thousand may share two cores */

/* what one rank brings to a report */
typedef struct wfi_share {
	int64_t report;
	wfi_str metrics;             /* a JSON object */
	wf_error *bad;               /* a watched metric is not finite; NULL: all are */
	wfi_str leaves;              /* [[path, hash], …] to compare replicas by; empty: not asked */
	const wf_tree *checkpoint;   /* NULL: none */
	int64_t step;                /* of the metric "step", else the report's number */
} wfi_share;

struct wf_worker {
	int rank, world, local_rank, local_world;
	char *name, *run_id;
	int attempt;
	wf_bytes config;             /* own */
	wf_config_entry *values;     /* own, ends with { NULL } */
	size_t n_values;
	const wf_named_dataset *datasets; /* the trainer's, as this and next, borrowed; ends with { 0 }; NULL: none */
	const char *const *split;    /* names of those that are split, ends with NULL; NULL: all */
	char **set;                  /* keys of --set, ends with NULL */
	bool *set_read;
	wf_error **bad_value;        /* own: a value of the configuration was read as what it is not; fails the next report, or the loop's end */
	char *nan_check[9];
	double report_timeout;
	int64_t next_report;
	wfi_store *store;
	char *checkpoint;            /* folder of the latest; NULL: none */
	bool ended;                  /* the run failed: no report is taken any more */
	/* how a share reaches the others: returns when the round is complete and its checkpoint committed */
	wf_error *report_error;      /* in process: of the report that failed; the run fails with it even when the loop goes on as if nothing were */
	wf_error *(*exchange)(wf_worker *w, wfi_share *s);
	void (*progress)(wf_worker *w, int64_t epochs, int64_t steps_per_epoch, int64_t samples_per_step);
	void *link;
};

/* Saves the share's tree as checkpoint of its report (rank 0 does). */
wf_error *wfi_worker_save(wf_worker *w, const wfi_share *s, char *folder);
/* Calls the loop with the configuration it expects. */
wf_error *wfi_worker_run(wf_worker *w, wf_error *(*loop)(wf_worker *, const void *));
void wfi_worker_free(wf_worker *w);

/* Worker mode, from the environment. The first call in a process with WEFT_CONTROLLER connects. Returns false when this process is no
 * worker. Else this is the fit-th call of wf_trainer_fit here: the one that this worker was started for runs the loop and ends the
 * process; earlier ones give the result that they had in the controller. */
bool wfi_worker_main(const wf_trainer *t, int fit, wf_result **out, wf_error **err);

#endif

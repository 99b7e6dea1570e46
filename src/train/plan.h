/* plan.h: what a run will be: the program's configuration with the command line's options over it, checked as a whole before
 * anything starts. */
#ifndef WFI_RUN_PLAN_H
#define WFI_RUN_PLAN_H
#include <weft/train.h>
#include "base/base.h"

enum { WFI_MAX_WORKERS = 4096, WFI_PLAN_DEVICES = 256, WFI_CONFIG_MAX = 1 << 28 };

/* the command line's options for the program, as JSON; read by the controller, never passed on to workers */
#define WFI_OPTIONS_VARIABLE "WEFT_RUN_OPTIONS"

typedef struct wfi_run_plan {
	wf_error *(*loop)(wf_worker *w, const void *config);
	wf_bytes config;                /* own copy; data NULL: none */
	wf_config_entry *values;        /* own copies, ends with { NULL } */
	size_t n_values;
	const char **set;               /* keys that --set gave; borrowed from values */
	size_t n_set;
	const wf_named_dataset *datasets; /* this and next: borrowed from the trainer */
	const char *const *split;
	int num_workers;                /* ≥ 1; in process: 1 */
	int devices_per_worker;         /* 0: as the environment says, which is `devices` */
	int devices;                    /* of each worker, as far as can be known before it runs */
	bool in_process;
	int max_failures;               /* −1: without limit */
	int num_to_keep;                /* < 1: all */
	char *score;
	bool score_lowest;
	char *nan_check[9];             /* ends with NULL */
	double report_timeout;          /* seconds; INFINITY: none */
	char *storage, *name, *path;    /* path = storage/name; NULL storage and path: nothing is kept (in process, unless one was given) */
	bool named;                     /* the name was given, not made */
	char *exe;
	char **argv;                    /* of this program, ends with NULL */
	char **command;                 /* argv of a worker: worker_command, or argv */
	char *program;                  /* its file: worker_command's first word (found in PATH), or exe */
} wfi_run_plan;

/* options: the text of WFI_OPTIONS_VARIABLE or NULL. fit: which call of wf_trainer_fit in this process this is, from 1. said: what the options
 * changed, one line each. */
wf_error *wfi_run_plan_make(const wf_trainer *t, int argc, char **argv, const char *options, int fit, wfi_str *said, wfi_run_plan *out);
void wfi_run_plan_free(wfi_run_plan *p);
/* What to start as a worker now: p->program, or this process's own file when that was replaced or removed since (a program that was built anew
 * while it ran): workers must be of the same program. Borrowed. */
const char *wfi_run_plan_program(const wfi_run_plan *p);
/* WF_INVALID_ARGUMENT with the reason: run names become folders */
wf_error *wfi_check_run_name(const char *name);

#endif

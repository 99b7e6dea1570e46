/* capacity.h: what this machine can hold, asked before anything is started. */
#ifndef WFI_CAPACITY_H
#define WFI_CAPACITY_H
#include "base/base.h"

/* Limits that matter for worker processes; INFINITY: none, or not known. */
typedef struct wfi_capacity {
	double files;                /* open files of a process, at most (RLIMIT_NOFILE, hard) */
	double processes;            /* processes and threads that may still be started */
	const char *processes_by;    /* what bounds them */
	double memory;               /* bytes */
	const char *memory_by;
	int cores;
} wfi_capacity;

/* workers: how many are wanted; few need no count of the processes that run already */
wfi_capacity wfi_capacity_here(int workers);
/* WF_INVALID_ARGUMENT: so many workers cannot run; the limit, what is needed, what to do. said: a warning, when they would crowd the cores. */
wf_error *wfi_capacity_check(const wfi_capacity *c, int workers, wfi_str *said);

#endif

/* process.h: this process's place among the workers of a run. Filled by the trainer before the training loop starts; a program that
 * uses no trainer is rank 0 of 1. Lower folders ask here, so that none of them needs to know the trainer. */
#ifndef WFI_PROCESS_H
#define WFI_PROCESS_H
#include "base/base.h"

struct wfi_comm;

typedef struct wfi_process_info {
	int rank, world;               /* among all workers */
	int local_rank, local_world;   /* among those of this host: share the cores by these */
	/* communicators over all workers, each with n_local members: out[0 … n_local−1] are this process's, owned by the trainer.
	 * Every worker must ask with the same n_local. NULL outside a trainer with several processes. */
	wf_error *(*comm)(int n_local, struct wfi_comm **out);
} wfi_process_info;

/* never NULL; rank 0 of 1 until the trainer says otherwise */
const wfi_process_info *wfi_process(void);
void wfi_process_set(const wfi_process_info *info);

/* The communicators of n_local devices a worker over all workers: made at the first call, then the same ones.
 * WF_INVALID_ARGUMENT in a process that is no worker. */
wf_error *wfi_worker_comm(int n_local, struct wfi_comm **out);

#endif

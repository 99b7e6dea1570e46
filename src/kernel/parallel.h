/* parallel.h: one call's work on several threads. A group of resident threads takes numbered tasks, spins briefly for more, then sleeps.
 * Results must not depend on who runs a task: then bits do not depend on how many threads there are, or whether they were busy elsewhere. */
#ifndef WFI_PARALLEL_H
#define WFI_PARALLEL_H
#include "base/base.h"

enum { WFI_MOST_THREADS = 256 };

/* One task. worker: 0 the calling thread, else which of its helpers (below `workers`), for room of its own. */
typedef void wfi_task(void *user, int task, int worker);
/* fn(user, 0, …) … fn(user, n − 1, …), each once, by the calling thread and at most workers − 1 others; returns when all have ended. A call
 * inside a task, or one for which no others are free, runs them itself. */
void wfi_parallel_for(int n, int workers, wfi_task *fn, void *user);
/* Threads for each of n that work side by side in this process: wf_num_threads() divided among them, at least one and at most WFI_MOST_THREADS. */
int wfi_parallel_workers(int n);
#endif

/* parallel.c: the rows of a batch over several threads. They are started for each batch: that takes less than decoding one image. */
#include "base/process.h"
#include "data/image.h"
#include <sched.h>

#define THREADS_MOST 64

int wfi_data_threads(int asked)
{
	cpu_set_t cores;
	if (asked > 0)
		return WFI_MIN(asked, THREADS_MOST);
	int n = sched_getaffinity(0, sizeof cores, &cores) ? 1 : CPU_COUNT(&cores),
	    share = n / WFI_MAX(wfi_process()->local_world, 1);
	return WFI_MAX(1, WFI_MIN(share, 8));
}

typedef struct part {
	pthread_t thread;
	bool started;
	int64_t from, to;
	wf_error *(*work)(void *user, int64_t from, int64_t to);
	void *user;
	wf_error *err;
} part;

static void *run(void *user)
{
	part *p = user;
	p->err = p->work(p->user, p->from, p->to);
	return NULL;
}

wf_error *wfi_data_parallel(int threads, int64_t n, wf_error *(*work)(void *user, int64_t from, int64_t to), void *user)
{
	part parts[THREADS_MOST];
	int count = (int)WFI_MIN((int64_t)threads, WFI_MAX(n, 1));
	for (int i = 0; i < count; i++) {
		parts[i] = (part){ .from = n * i / count, .to = n * (i + 1) / count, .work = work, .user = user };
		parts[i].started = i && !pthread_create(&parts[i].thread, NULL, run, &parts[i]);
	}
	wf_error *err = NULL;
	for (int i = 0; i < count; i++) {
		if (parts[i].started)
			pthread_join(parts[i].thread, NULL);
		else /* the first, and those that the system has no thread for */
			run(&parts[i]);
		if (!err)
			err = parts[i].err;
		else
			wf_error_free(parts[i].err);
	}
	return err;
}

/* parallel.c: the rows of a batch over several threads. They are started for each batch: that takes less than decoding one image. */
#include <pthread.h>
#include <weft/host.h>
#include "data/image.h"

#define THREADS_MOST 64

int wfi_data_threads(int asked)
{
	int limit = wfi_thread_limit(), n = asked > 0 ? asked : WFI_MIN(wf_num_threads(), 8);
	return WFI_MIN(limit ? WFI_MIN(n, limit) : n, THREADS_MOST);
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

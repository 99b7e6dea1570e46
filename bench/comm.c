/* bench/comm.c: times of the shared-memory communicator. comm [members [seconds a row]]: threads of one process, then processes;
 * an all-reduce of f32 for each size, the median over batches, in µs, and what a member's array moves in GB/s. */
#include "comm/comm.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static const size_t sizes[] = { 1, 64, 1024, 4096, 16384, 262144, 4194304 };
static double budget = 0.3;

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return (x > y) - (x < y);
}

static double now_after(wfi_comm *c)
{
	const wfi_coll barrier = { .kind = WFI_COLL_BARRIER };
	wf_must(wfi_comm_run(c, &barrier));
	return wfi_now();
}

/* All members must run the same number of batches, so rank 0's clock decides and tells the others. */
static double median_time(wfi_comm *c, const wfi_coll *w, int batch)
{
	double times[64];
	int n = 0;
	uint8_t more = 1;
	const wfi_coll tell = { .kind = WFI_COLL_BROADCAST, .dtype = WF_U8, .count = 1, .in = &more, .out = &more };
	double begin = now_after(c);
	while (more) {
		double t = now_after(c);
		for (int i = 0; i < batch; i++)
			wf_must(wfi_comm_run(c, w));
		times[n++] = (wfi_now() - t) / batch;
		more = n < (int)WFI_COUNT(times) && wfi_now() - begin < budget;
		wf_must(wfi_comm_run(c, &tell));
	}
	qsort(times, (size_t)n, sizeof *times, by_value);
	return times[n / 2];
}

static void *member(void *arg)
{
	wfi_comm *c = arg;
	const size_t most = sizes[WFI_COUNT(sizes) - 1];
	float *in = calloc(most, sizeof *in), *out = calloc(most, sizeof *out);
	for (size_t i = 0; in && out && i < WFI_COUNT(sizes); i++) {
		const wfi_coll w = { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = sizes[i], .in = in, .out = out };
		double t = median_time(c, &w, sizes[i] > 100000 ? 2 : 200);
		if (c->rank == 0)
			printf("%10zu f32 %12.2f µs %8.2f GB/s\n", sizes[i], t * 1e6, (double)sizes[i] * 4 / t * 1e-9);
	}
	free(in);
	free(out);
	return NULL;
}

static void threads(int n)
{
	wfi_comm *c[256];
	pthread_t t[256];
	wf_must(wfi_comm_threads(n, 30, c));
	for (int r = 0; r < n; r++)
		pthread_create(&t[r], NULL, member, c[r]);
	for (int r = 0; r < n; r++)
		pthread_join(t[r], NULL);
	for (int r = 0; r < n; r++)
		wfi_comm_free(c[r]);
}

static void processes(int n)
{
	char name[40];
	snprintf(name, sizeof name, "/weft-bench-%d", (int)getpid());
	fflush(stdout);
	for (int r = 0; r < n; r++) {
		if (fork() != 0)
			continue;
		wfi_comm *c;
		wf_must(wfi_comm_shm(name, n, r, 1, 30, &c));
		member(c);
		wfi_comm_free(c);
		fflush(stdout);
		_exit(0);
	}
	while (wait(NULL) > 0)
		;
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 4;
	if (argc > 2)
		budget = atof(argv[2]);
	if (n < 1 || n > 256 || budget <= 0) {
		fprintf(stderr, "usage: comm [members 1..256 [seconds a row]]\n");
		return 2;
	}
	printf("%d threads\n", n);
	threads(n);
	printf("%d processes\n", n);
	processes(n);
	return 0;
}

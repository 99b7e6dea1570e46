/* fit.c: what the trainer itself costs: a run whose loop does nothing, and a report, with 1, 2 and 4 worker processes.
 * usage: fit [FOLDER]   where the runs go (default: /tmp) */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <weft/train.h>

enum { TIMES = 7, REPORTS = 2000 };

static double seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static wf_error *loop(wf_worker *w, const void *config)
{
	for (int i = 0; i < *(const int *)config; i++)
		WF_TRY(wf_report(w, WF_METRICS("loss", 0.5, "epoch", i)));
	return NULL;
}

static double one_fit(int workers, int reports, const char *folder, int argc, char **argv)
{
	wf_trainer t = { .train_loop_per_worker = loop, .train_loop_config = WF_BYTES(&reports), .scaling_config.num_workers = workers,
		.run_config.storage_path = folder };
	double start = seconds();

	wf_must(wf_trainer_fit(&t, argc, argv, NULL));
	return seconds() - start;
}

static int ascending(const void *a, const void *b)
{
	const double *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

int main(int argc, char **argv)
{
	static const int counts[] = { 1, 2, 4 };
	const char *folder = argc > 1 ? argv[1] : "/tmp/weft-bench";
	double time[TIMES];

	for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
		for (int i = 0; i < TIMES; i++)
			time[i] = one_fit(counts[k], 0, folder, argc, argv);
		qsort(time, TIMES, sizeof *time, ascending);
		double reports = one_fit(counts[k], REPORTS, folder, argc, argv);
		if (!getenv("WEFT_RANK")) /* workers of later runs come by here as well */
			printf("%d workers: a run that does nothing %.1f ms (best %.1f), a report %.1f us\n", counts[k], 1e3 * time[TIMES / 2], 1e3 * time[0],
				1e6 * (reports - time[TIMES / 2]) / REPORTS);
	}
	return 0;
}

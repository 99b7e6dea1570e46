/* loop.c: what the runs of test/program/train_loop.c must have left. */
#include "e2e/loop.h"
#include <math.h>
#include <signal.h>

const char *loop_program(void)
{
	return program("train_loop");
}

wfi_history history_of(const char *run)
{
	wfi_history h;
	wf_error *err = wfi_history_read(run, NULL, &h);

	if (err)
		fail_msg("%s", wf_error_text(err));
	return h;
}

double loss_of(const wfi_history *h, int64_t report, int rank)
{
	for (size_t i = 0; i < h->n; i++)
		if (h->v[i].report == report && h->v[i].rank == rank)
			return wfi_json_get_number(h->v[i].metrics, "loss", NAN);
	return NAN;
}

double expected_loss(int step, int rank)
{
	double x[4] = { 0.1, 0.2, 0.3, 0.4 };

	for (int k = 0; k <= step; k++)
		for (int i = 0; i < 4; i++) {
			double y = 3.9 * x[i] * (1 - x[i]);
			x[i] = 0.75 * y + 0.25 * x[(i + 1) % 4];
		}
	return x[0] + x[1] + rank;
}

void assert_whole(const char *run, int reports, int ranks)
{
	wfi_history h = history_of(run);

	assert_int_equal(h.n, reports * ranks);
	for (int i = 0; i < reports * ranks; i++) {
		assert_int_equal(h.v[i].report, i / ranks);
		assert_int_equal(h.v[i].rank, i % ranks);
		double loss = wfi_json_get_number(h.v[i].metrics, "loss", NAN), expected = expected_loss(i / ranks, i % ranks);
		assert_memory_equal(&loss, &expected, sizeof loss);
	}
	wfi_history_free(&h);
}

bool all_started(void *user)
{
	running *r = user;

	return children_of(r->pid, r->worker, 8) >= r->workers || kill(r->pid, 0) != 0;
}

uint32_t next_random(uint32_t *s)
{
	*s = *s * 1664525u + 1013904223u;
	return *s >> 8;
}

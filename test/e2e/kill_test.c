/* kill_test.c: a worker is killed at 20 moments; nothing hangs, and the resumed run's losses are those of an unbroken one, bit by bit. */
#include <signal.h>
#include <unistd.h>
#include "e2e/loop.h"

static void test_kill_anywhere(void **state)
{
	enum { POINTS = 20, REPORTS = 30, RANKS = 3 };
	uint32_t random = 7;
	child c;

	(void)state;
	for (int k = 0; k < POINTS; k++) {
		const char *const argv[] = { loop_program(), "--storage", place("kill-%d", k), "--workers", "3", "--reports", "30", "--checkpoints", "--reduce",
			"--slow", "2", "--size", "2000", NULL };
		unsigned delay = next_random(&random) % 100000;
		int victim = (int)(next_random(&random) % RANKS);
		child_start(&c, argv, 0);
		running r = { .pid = c.pid, .workers = RANKS };
		wait_for(all_started, &r);
		usleep(delay);
		kill(r.worker[victim], SIGKILL);
		child_finish(&c);
		/* when the victim had ended already, nothing happened */
		if (c.status)
			assert_text(c.out_text.s, "was killed by signal SIGKILL");
		child_free(&c);
		assert_clean();
		child_start(&c, argv, 0);
		child_finish(&c);
		if (c.status)
			fail_msg("the resumed run failed: %s %s", c.out_text.s, c.err_text.s);
		assert_whole(place("kill-%d/run", k), REPORTS, RANKS);
		child_free(&c);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_kill_anywhere),
	};

	harness_begin("kill");
	harness_expect_kills();
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	harness_end();
	return failed;
}

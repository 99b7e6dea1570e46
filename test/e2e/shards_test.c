/* shards_test.c: the trainer's datasets: what each worker gets of them, and that a run goes on with another number of workers. By hand. */
#include "e2e/harness.h"

static void run(child *c, const char *workers, const char *steps)
{
	RUN(c, program("shards"), workers, place("shards"), steps);
	if (c->status)
		fail_msg("%s%s", c->out_text.s ? c->out_text.s : "", c->err_text.s ? c->err_text.s : "");
}

/* the lines of one rank, in order, as "train: 0 1|train: 4 5|" */
static void assert_lines(const child *c, const char *rank, const char *wanted)
{
	wfi_str got = { 0 };

	for (const char *s = c->out_text.s; *s; s += strcspn(s, "\n"), s += *s == '\n') {
		size_t n = strlen(rank);
		const char *text = s + n;
		if (strncmp(s, rank, n) || (strncmp(text, "train:", 6) && strncmp(text, "valid:", 6)))
			continue;
		wfi_str_put(&got, text, strcspn(text, "\n"));
		wfi_str_put(&got, "|", 1);
	}
	assert_string_equal(got.s ? got.s : "", wanted);
	wfi_str_free(&got);
}

static void test_shares(void **state)
{
	child c;

	(void)state;
	run(&c, "2", "2");
	assert_lines(&c, "[0] ", "valid: 0 1 2|train: 0 1|train: 4 5|");
	assert_lines(&c, "[1] ", "valid: 0 1 2|train: 2 3|train: 6 7|");
	child_free(&c);
	/* on from the checkpoint's cursor, with one worker more: the epoch's last two rows, and the next epoch */
	run(&c, "3", "2");
	assert_lines(&c, "[0] ", "valid: 0 1 2|train: 8|train: 0 1|");
	assert_lines(&c, "[1] ", "valid: 0 1 2|train: 9|train: 2 .|");
	assert_lines(&c, "[2] ", "valid: 0 1 2|train: .|train: 3 .|");
	child_free(&c);
	run(&c, "0", "1");
	assert_lines(&c, "", "valid: 0 1 2|train: 4 5 6 7|");
	child_free(&c);
	assert_clean();
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_shares) };

	harness_begin("shards");
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	harness_end();
	return failed;
}

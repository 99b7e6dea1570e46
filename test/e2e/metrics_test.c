/* metrics_test.c: streaming metrics of one, two and four processes are those of a plain loop over all rows, bit by bit (test/program/metrics.c). */
#include "e2e/harness.h"

static void test_workers_agree(void **state)
{
	child c;

	(void)state;
	RUN(&c, program("weft"), "run", "--check-parallel", "1,2,4", program("metrics"));
	if (c.status)
		fail_msg("%s%s", c.out_text.s, c.err_text.s);
	assert_text(c.out_text.s, "the numbers of workers agree");
	child_free(&c);
	assert_clean();
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_workers_agree) };

	harness_begin("metrics");
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	harness_end();
	return failed;
}

/* accumulate_test.c: accumulated gradients of one, two and four processes give the same parameters (test/program/accumulate.c). */
#include "e2e/harness.h"

static void agree(const char *how)
{
	child c;

	RUN(&c, program("weft"), "run", "--check-parallel", "1,2,4", program("accumulate"), how);
	if (c.status)
		fail_msg("%s%s", c.out_text.s, c.err_text.s);
	assert_text(c.out_text.s, "the numbers of workers agree");
	child_free(&c);
	assert_clean();
}

static void test_apart(void **state)
{
	(void)state;
	agree("apart");
}

static void test_together(void **state)
{
	(void)state;
	agree("together");
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_apart), cmocka_unit_test(test_together) };

	harness_begin("accumulate");
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	harness_end();
	return failed;
}

/* images_long_test.c: the example cnn, trained to its end, knows 98.5 % of the digits that it has not seen. */
#include <stdlib.h>
#include <string.h>
#include "e2e/harness.h"

static void cnn_knows_the_digits(void **state)
{
	child c;

	(void)state;
	RUN(&c, program("weft"), "run", "--storage-path", place("runs"), "--name", "cnn", WEFT_BUILD_DIR "/bin/cnn");
	if (c.status)
		fail_msg("%s", c.err_text.s ? c.err_text.s : "");
	const char *said = strstr(c.out_text.s, "Test accuracy: ");
	assert_non_null(said);
	if (atof(said + strlen("Test accuracy: ")) < 0.985)
		fail_msg("%s", said);
	child_free(&c);
	assert_clean();
}

static int begin(void **state) { (void)state; harness_begin("images_long"); return 0; }
static int end(void **state) { (void)state; harness_end(); return 0; }

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test_setup_teardown(cnn_knows_the_digits, begin, end) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

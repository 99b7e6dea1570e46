/* str_test.c: text does not depend on the program's locale. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include "base/base.h"
#include "support/locale.h"

static void numbers_have_points(void **state)
{
	char text[32], *end;

	(void)state;
	comma_locale();
	snprintf(text, sizeof text, "%g", 1.5);
	assert_string_equal(text, "1,5"); /* the program's own text is as it wants it */
	assert_int_equal(wfi_snprintf(text, sizeof text, "%.2f", -2.25), 5);
	assert_string_equal(text, "-2.25");
	assert_true(wfi_strtod("0.125x", &end) == 0.125);
	assert_string_equal(end, "x");
	char *s = wfi_format("%g and %.1f", 0.5, 1e3);
	assert_string_equal(s, "0.5 and 1000.0");
	wfi_free(s);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "%g", 0.5);
	assert_string_equal(wf_error_message(err), "0.5");
	wf_error_free(err);
	snprintf(text, sizeof text, "%g", 1.5);
	assert_string_equal(text, "1,5");
	point_locale();
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(numbers_have_points) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

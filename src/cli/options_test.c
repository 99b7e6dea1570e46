/* options_test.c: command lines, near misses, progress, tables and curves. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include "cli/cli.h"

/* ---- options ---- */

static struct { long n; const char *text; wfi_words list; bool flag; } o;
static const wfi_option options[] = {
	{ "num-workers", "N", WFI_OPTION_INT, &o.n, "" },
	{ "name", "NAME", WFI_OPTION_TEXT, &o.text, "" },
	{ "set", "K=V", WFI_OPTION_LIST, &o.list, "" },
	{ "json", NULL, WFI_OPTION_FLAG, &o.flag, "" },
	{ 0 }
};

static wf_error *parse(bool mixed, const char *const *words, char **argv, int *rest, bool *help)
{
	int argc = 0;

	wfi_free((void *)o.list.v);
	memset(&o, 0, sizeof o);
	for (; words[argc]; argc++)
		argv[argc] = (char *)(uintptr_t)words[argc];
	return wfi_options_parse(options, mixed, argc, argv, rest, help);
}

static void test_parse(void **state)
{
	char *argv[16];
	int rest;
	bool help;

	(void)state;
	assert_null(parse(false, (const char *const[]){ "--num-workers", "-3", "--set", "a=1", "--set=b=2", "--json", "prog", "--name", "x", NULL }, argv, &rest, &help));
	assert_int_equal(o.n, -3);
	assert_int_equal(o.list.n, 2);
	assert_string_equal(o.list.v[1], "b=2");
	assert_true(o.flag);
	assert_null(o.text);
	assert_int_equal(rest, 3);
	assert_string_equal(argv[0], "prog");
	assert_string_equal(argv[1], "--name"); /* the program's own */
	assert_null(parse(true, (const char *const[]){ "run", "--name", "x", "--", "--json", NULL }, argv, &rest, &help));
	assert_string_equal(o.text, "x");
	assert_int_equal(rest, 2);
	assert_string_equal(argv[1], "--json");
	assert_false(o.flag);
	assert_null(parse(false, (const char *const[]){ "--json", "--help", NULL }, argv, &rest, &help));
	assert_true(help);
	assert_null(parse(false, (const char *const[]){ "prog", "--help", NULL }, argv, &rest, &help));
	assert_false(help);
	wfi_free((void *)o.list.v);
	o.list = (wfi_words){ 0 };
}

static void assert_refused(const char *const *words, const char *message, const char *note)
{
	char *argv[16];
	int rest;
	bool help;
	wf_error *err = parse(false, words, argv, &rest, &help);

	assert_non_null(err);
	assert_string_equal(wf_error_message(err), message);
	if (note && !strstr(wf_error_text(err), note))
		fail_msg("%s", wf_error_text(err));
	wf_error_free(err);
}

static void test_refused(void **state)
{
	(void)state;
	assert_refused((const char *const[]){ "--num-worker", "3", NULL }, "unknown option --num-worker", "did you mean --num-workers?");
	assert_refused((const char *const[]){ "--nmae=x", NULL }, "unknown option --nmae", "did you mean --name?");
	assert_refused((const char *const[]){ "--frobnicate", NULL }, "unknown option --frobnicate", "--help lists the options");
	assert_refused((const char *const[]){ "-n", "3", NULL }, "unknown option -n", "two dashes");
	assert_refused((const char *const[]){ "--num-workers", "3x", NULL }, "--num-workers 3x: a whole number is expected", NULL);
	assert_refused((const char *const[]){ "--num-workers", "99999999999999999999", NULL }, "--num-workers 99999999999999999999: a whole number is expected", NULL);
	assert_refused((const char *const[]){ "--name", NULL }, "--name needs a value: --name NAME", NULL);
	assert_refused((const char *const[]){ "--json=1", NULL }, "--json takes no value", NULL);
}

/* ---- progress ---- */

static void report(wfi_progress *p, double now, int64_t n, const char *metrics)
{
	cJSON *m = cJSON_Parse(metrics);

	assert_non_null(m);
	wfi_progress_report(p, now, n, m);
	cJSON_Delete(m);
}

static void assert_progress(wfi_progress *p, double now, size_t width, const char *expected)
{
	char *text = wfi_progress_text(p, now, width);

	assert_string_equal(text, expected);
	wfi_free(text);
}

static void test_progress(void **state)
{
	wfi_progress *p = wfi_progress_new(stdout, false);

	(void)state;
	wfi_progress_started(p, 4, 0);
	wfi_progress_plan(p, 10, 100, 32);
	report(p, 50, 0, "{\"loss\": 0.5, \"epoch\": 0}");
	assert_progress(p, 50, 0, "report 0  epoch 1/10  step 100  loss 0.5000");
	/* 100 steps in 4 s: 25 steps/s, 800 rows/s; 800 steps are left: 32 s, and 2 s of them have passed */
	report(p, 54, 1, "{\"epoch\": 1, \"accuracy\": 0.25, \"loss\": 0.125, \"note\": \"x\"}");
	assert_progress(p, 56, 0, "report 1  epoch 2/10  step 200  loss 0.1250  accuracy 0.2500  800 samples/s  0:30 left");
	/* a restart: neither the old reports nor the time between count */
	wfi_progress_started(p, 4, 1);
	report(p, 1000, 1, "{\"loss\": 1e-7, \"step\": 150}");
	assert_progress(p, 1000, 0, "report 1  step 150  loss 1.000e-07");
	report(p, 1010, 2, "{\"loss\": \"NaN\", \"step\": 160}");
	assert_progress(p, 1010, 0, "report 2  step 160  32 samples/s  13:59 left");
	wfi_progress_free(p);
	/* nothing known of the length */
	p = wfi_progress_new(stdout, false);
	wfi_progress_started(p, 1, 7);
	report(p, 0, 7, "{\"x\": 3}");
	report(p, 0.5, 8, "{\"x\": 4}");
	assert_progress(p, 0.5, 0, "report 8  x 4  2.00 reports/s");
	wfi_progress_free(p);
}

/* too long for the terminal: metrics go from the last on, then the step, the rate, the epoch; the time left stays */
static void test_narrow(void **state)
{
	wfi_progress *p = wfi_progress_new(stdout, true);

	(void)state;
	wfi_progress_started(p, 4, 0);
	wfi_progress_plan(p, 10, 100, 32);
	report(p, 50, 0, "{\"epoch\": 0}");
	report(p, 54, 1, "{\"epoch\": 1, \"loss\": 0.125, \"\xc3\xa9\": 2, \"c\\u001b[2J\": 3}");
	static const struct { size_t width; const char *text; } lines[] = {
		{ 90, "report 1  epoch 2/10  step 200  loss 0.1250  \xc3\xa9 2  c\\x1b[2J 3  800 samples/s  0:32 left" },
		{ 74, "report 1  epoch 2/10  step 200  loss 0.1250  \xc3\xa9 2  800 samples/s  0:32 left" },
		{ 73, "report 1  epoch 2/10  step 200  loss 0.1250  800 samples/s  0:32 left" },
		{ 69, "report 1  epoch 2/10  step 200  loss 0.1250  800 samples/s  0:32 left" },
		{ 68, "report 1  epoch 2/10  step 200  800 samples/s  0:32 left" },
		{ 56, "report 1  epoch 2/10  step 200  800 samples/s  0:32 left" },
		{ 50, "report 1  epoch 2/10  800 samples/s  0:32 left" },
		{ 40, "report 1  epoch 2/10  0:32 left" },
		{ 25, "report 1  0:32 left" },
		{ 5, "report 1  0:32 left" },
	};
	for (size_t i = 0; i < WFI_COUNT(lines); i++)
		assert_progress(p, 54, lines[i].width, lines[i].text);
	wfi_progress_free(p);
}

/* ---- curves ---- */

static void test_curve(void **state)
{
	static const double x[] = { 0, 1, 2, 3, 4 }, y[] = { 4, 3, NAN, 1, 0 };
	char *text = wfi_curve_text(x, y, 5, 29, 6, false);

	(void)state;
	/* by hand: 15 × 8 dots, two in a character; the points lie at (0, 0), (4, 2), (11, 5), (14, 7) from above */
	assert_string_equal(text,
		"          4 |'..\n"
		"            |   '''..\n"
		"            |        ''..\n"
		"          0 |            ''.\n"
		"            +---------------\n"
		"             0             4\n");
	wfi_free(text);
	text = wfi_curve_text(x, (const double[]){ NAN, NAN }, 2, 40, 6, false);
	assert_string_equal(text, "(nothing to draw)\n");
	wfi_free(text);
	text = wfi_curve_text(x, (const double[]){ 2, 2, 2 }, 3, 24, 4, true); /* a constant is a line at the bottom */
	assert_string_equal(text,
		"          2 \xe2\x94\xa4\n"
		"          2 \xe2\x94\xa4\xe2\xa3\x80\xe2\xa3\x80\xe2\xa3\x80\xe2\xa3\x80\xe2\xa3\x80\xe2\xa3\x80\xe2\xa3\x80\xe2\xa3\x80\xe2\xa3\x80\xe2\xa3\x80\n"
		"            \xe2\x94\x94\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80\n"
		"             0        2\n");
	wfi_free(text);
}

static void test_table(void **state)
{
	static const char *const head[] = { "leaf", "n" }, *const cells[] = { "\xc3\xa9", "10", "abc", NULL, "x", "2" };
	char *text = NULL;
	size_t n;
	FILE *f = open_memstream(&text, &n);

	(void)state;
	wfi_table_print(f, 3, 2, head, cells);
	fclose(f);
	assert_string_equal(text, "leaf   n\n\xc3\xa9     10\nabc     \nx      2\n");
	free(text);
}

static void test_nearest(void **state)
{
	static const char *const names[] = { "run", "show", "devices" };

	(void)state;
	assert_string_equal(wfi_nearest("dev", names, 3), "devices");
	assert_string_equal(wfi_nearest("rnu", names, 3), "run");
	assert_null(wfi_nearest("train", names, 3));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_parse), cmocka_unit_test(test_refused), cmocka_unit_test(test_progress), cmocka_unit_test(test_narrow), cmocka_unit_test(test_curve), cmocka_unit_test(test_table),
		cmocka_unit_test(test_nearest),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* history_test.c: metrics.jsonl read back: attempts, cut and damaged lines. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <stdlib.h>
#include <unistd.h>
#include "train/history.h"

static char folder[] = "/tmp/weft-history-XXXXXX";

static void write_file(const char *text)
{
	char *path = wfi_path_join(folder, "metrics.jsonl");
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	fputs(text, f);
	fclose(f);
	wfi_free(path);
}

static int begin(void **state)
{
	(void)state;
	return mkdtemp(folder) ? 0 : -1;
}

static int end(void **state)
{
	char *path = wfi_path_join(folder, "metrics.jsonl");

	(void)state;
	unlink(path);
	wfi_free(path);
	return rmdir(folder);
}

#define LINE(report, rank, attempt, x) "{\"report\":" #report ",\"rank\":" #rank ",\"attempt\":" #attempt ",\"time\":1.5,\"metrics\":{\"x\":" #x "}}\n"

static void test_attempts(void **state)
{
	/* attempt 1 made reports 0 to 2, attempt 2 began at 1 and made one, attempt 3 began at 2 */
	static const struct { int report, rank, attempt, x; } expected[] = { { 0, 0, 1, 10 }, { 0, 1, 1, 11 }, { 1, 0, 2, 40 }, { 1, 1, 2, 41 }, { 2, 0, 3, 50 }, { 2, 1, 3, 51 } };
	wfi_history h;

	(void)state;
	assert_null(wfi_history_read(folder, NULL, &h)); /* no file yet */
	assert_int_equal(h.n, 0);
	write_file(LINE(0, 0, 1, 10) LINE(0, 1, 1, 11) LINE(1, 0, 1, 20) LINE(1, 1, 1, 21) LINE(2, 0, 1, 30) LINE(2, 1, 1, 31) LINE(1, 0, 2, 40) LINE(1, 1, 2, 41)
		LINE(2, 1, 3, 51) LINE(2, 0, 3, 50) "{\"report\":3,\"ra");
	assert_null(wfi_history_read(folder, NULL, &h));
	assert_int_equal(h.n, WFI_COUNT(expected));
	for (size_t i = 0; i < h.n; i++) {
		assert_int_equal(h.v[i].report, expected[i].report);
		assert_int_equal(h.v[i].rank, expected[i].rank);
		assert_int_equal(h.v[i].attempt, expected[i].attempt);
		assert_int_equal(wfi_json_get_int(h.v[i].metrics, "x", -1), expected[i].x);
		assert_true(h.v[i].time == 1.5);
	}
	wfi_history_free(&h);
}

static void assert_damaged(const char *text, const char *message, size_t good)
{
	wfi_history h;

	write_file(text);
	wf_error *err = wfi_history_read(folder, NULL, &h);
	assert_int_equal(wf_error_code(err), WF_DATA_LOSS);
	if (!strstr(wf_error_message(err), message))
		fail_msg("%s", wf_error_message(err));
	wf_error_free(err);
	/* or all the others, and a word about it */
	wfi_str damage = { 0 };
	assert_null(wfi_history_read(folder, &damage, &h));
	assert_non_null(strstr(damage.s, message));
	assert_int_equal(h.n, good);
	wfi_history_free(&h);
	wfi_str_free(&damage);
}

static void test_damaged(void **state)
{
	(void)state;
	assert_damaged(LINE(0, 0, 1, 1) "garbage\n" LINE(1, 0, 1, 1), "line 2 is no JSON object", 2);
	assert_damaged("{\"rank\":0,\"metrics\":{}}\n", "line 1 has no report", 0);
	assert_damaged(LINE(0, 0, 1, 1) "{\"report\":0,\"rank\":0,\"metrics\":7}\n", "line 2 has no report, rank or metrics", 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_attempts), cmocka_unit_test(test_damaged) };

	return cmocka_run_group_tests(tests, begin, end);
}

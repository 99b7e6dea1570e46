/* capacity_test.c: how many workers a machine can hold, by limits made up and by this machine's. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <math.h>
#include "train/capacity.h"

static const wfi_capacity roomy = { .files = INFINITY, .processes = INFINITY, .memory = INFINITY, .cores = 8 };

static void refused(const wfi_capacity *c, int workers, const char *limit, const char *most)
{
	wfi_str said = { 0 };
	wf_error *err = wfi_capacity_check(c, workers, &said);

	assert_int_equal(wf_error_code(err), WF_INVALID_ARGUMENT);
	assert_non_null(strstr(wf_error_text(err), limit));
	assert_non_null(strstr(wf_error_text(err), most));
	assert_int_equal(said.n, 0);
	wf_error_free(err);
}

static void test_limits(void **state)
{
	wfi_capacity files = roomy, processes = roomy, memory = roomy;
	wfi_str said = { 0 };

	(void)state;
	files.files = 1024;
	assert_null(wfi_capacity_check(&files, 240, &said));
	said.n = 0;
	refused(&files, 241, "the hard limit is 1024 (ulimit -Hn)", "at most 240 can run");
	processes.processes = 64;
	processes.processes_by = "the limit of processes (ulimit -u)";
	assert_null(wfi_capacity_check(&processes, 32, &said));
	refused(&processes, 33, "need 66 processes and threads, and the limit of processes (ulimit -u) leaves 64", "at most 32 can run");
	processes.processes = -5;
	refused(&processes, 1, "leaves 0", "at most 0 can run");
	memory.memory = 64.0 * (1 << 20);
	memory.memory_by = "the memory that is available";
	assert_null(wfi_capacity_check(&memory, 8, &said));
	refused(&memory, 9, "the memory that is available is 0.1 GB", "at most 8 can run");
	wfi_str_free(&said);
}

static void test_crowd(void **state)
{
	wfi_str said = { 0 };

	(void)state;
	assert_null(wfi_capacity_check(&roomy, 32, &said));
	assert_int_equal(said.n, 0);
	assert_null(wfi_capacity_check(&roomy, 33, &said));
	assert_string_equal(said.s, "warning: 33 workers share 8 cores; more than 4 for each rarely train faster\n");
	wfi_str_free(&said);
}

static void test_here(void **state)
{
	wfi_capacity c = wfi_capacity_here(1 << 20);

	(void)state;
	assert_true(c.cores >= 1 && c.files >= 16 && c.processes >= 100 && c.memory > 1e7 && c.memory < 1e15);
	assert_non_null(c.memory_by);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_limits), cmocka_unit_test(test_crowd), cmocka_unit_test(test_here) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

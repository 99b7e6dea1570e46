/* in_process_test.c: runs without worker processes fail as those with them do. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>

static wf_error *ignores_nan(wf_worker *w, const void *config)
{
	(void)config;
	WF_TRY(wf_report(w, WF_METRICS("loss", 1.0)));
	wf_error_free(wf_report(w, WF_METRICS("loss", (double)NAN)));
	return NULL;                    /* as if nothing were */
}

static wf_error *goes_well(wf_worker *w, const void *config)
{
	(void)config;
	return wf_report(w, WF_METRICS("loss", 0.5));
}

static void an_ignored_report_fails_the_run(void **state)
{
	wf_trainer t = { .train_loop_per_worker = ignores_nan, .scaling_config = { .in_process = true } };
	wf_result *r = NULL;

	(void)state;
	wf_error *err = wf_trainer_fit(&t, 0, NULL, &r);
	assert_int_equal(wf_error_code(err), WF_NON_FINITE);
	assert_non_null(r);
	assert_non_null(r->error);
	wf_error_free(err);
	wf_result_free(r);
}

static void a_good_run_succeeds(void **state)
{
	wf_trainer t = { .train_loop_per_worker = goes_well, .scaling_config = { .in_process = true } };
	wf_result *r = NULL;

	(void)state;
	wf_must(wf_trainer_fit(&t, 0, NULL, &r));
	assert_null(r->error);
	assert_true(wf_result_metric(r, "loss") == 0.5);
	wf_result_free(r);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(an_ignored_report_fails_the_run), cmocka_unit_test(a_good_run_succeeds) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

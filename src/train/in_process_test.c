/* in_process_test.c: runs without worker processes fail as those with them do. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>
#include "store/test_scratch.h"
#include "support/locale.h"

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

static wf_error *counts(wf_worker *w, const void *config)
{
	WF_TREES(before, now);

	(void)config;
	WF_TRY(wf_get_checkpoint(w, &before));
	WF_TRY(wf_scalar(WF_F64, before ? wf_item(before) + 0.25 : 0.25, &now));
	return wf_report(w, WF_METRICS("loss", wf_config_number(w, "lr", 7) + wf_item(now), "tenth", 0.1), .checkpoint = now);
}

/* a program that has called setlocale, as desktop programs do: numbers in its files and settings have points all the same */
static void a_locale_with_commas(void **state)
{
	const wf_config_entry values[] = { { "lr", "0.5" }, { NULL, NULL } };
	wf_trainer t = { .train_loop_per_worker = counts, .train_loop_values = values, .scaling_config = { .in_process = true },
		.run_config = { .storage_path = scratch, .name = "run" } };
	wf_result *r = NULL;

	(void)state;
	comma_locale();
	for (int i = 1; i <= 3; i++) {
		wf_must(wf_trainer_fit(&t, 0, NULL, &r));
		assert_true(wf_result_metric(r, "loss") == 0.5 + 0.25 * i);
		assert_true(wf_result_metric(r, "tenth") == 0.1);
		wf_result_free(r);
	}
	point_locale();
}

/* 300 rows of one number */
static wf_dataset *numbers(void)
{
	WF_TREES(x, t);
	float v[300] = { 0 };
	wf_dataset *d = NULL;

	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 300 }, v, &x));
	wf_must(wf_tree_dict(1, (const char *const[]){ "x" }, (const wf_tree *const[]){ x }, &t));
	wf_must(wf_dataset_from_tree(t, &d));
	return d;
}

static wf_error *reads_shards(wf_worker *w, const void *config)
{
	WF_TREES(b);
	wf_loader *l = NULL;

	(void)config;
	expect_error(wf_get_dataset_shard(w, "test", &l), WF_NOT_FOUND, "the trainer has no dataset \"test\"; there are \"train\", \"valid\"");
	expect_error(wf_get_dataset_shard(w, "train", &l, .worker = 1, .workers = 2), WF_INVALID_ARGUMENT, "comes from the worker");
	expect_error(wf_get_dataset_shard(w, "train", &l, .batch_size = -1), WF_INVALID_ARGUMENT, "for the dataset \"train\" on rank 0");
	expect_error(wf_get_dataset_shard(w, NULL, &l), WF_INVALID_ARGUMENT, "NULL");
	expect_error(wf_get_dataset_shard(w, "train", NULL), WF_INVALID_ARGUMENT, "NULL");
	assert_null(l);
	WF_TRY(wf_get_dataset_shard(w, "valid", &l));
	WF_TRY(wf_loader_next_batch(l, &b));
	assert_int_equal(wf_tree_dim(wf_tree_get(b, "x"), 0), 256); /* Ray's default */
	wf_loader_close(l);
	return wf_report(w, WF_METRICS("loss", 0.5));
}

static wf_error *has_no_datasets(wf_worker *w, const void *config)
{
	wf_loader *l = NULL;

	(void)config;
	expect_error(wf_get_dataset_shard(w, "train", &l), WF_NOT_FOUND, "wf_trainer.datasets is empty");
	return wf_report(w, WF_METRICS("loss", 0.5));
}

static void shards_of_datasets(void **state)
{
	wf_dataset *d = numbers();
	wf_trainer t = { .train_loop_per_worker = reads_shards, .scaling_config = { .in_process = true },
		.datasets = (const wf_named_dataset[]){ { "train", d }, { "valid", d }, { 0 } } };

	(void)state;
	wf_must(wf_trainer_fit(&t, 0, NULL, NULL));
	t.datasets = NULL;
	t.train_loop_per_worker = has_no_datasets;
	wf_must(wf_trainer_fit(&t, 0, NULL, NULL));
	wf_dataset_free(d);
}

static wf_error *reads_settings(wf_worker *w, const void *config)
{
	(void)config;
	if (wf_config_get(w, "epochs"))
		WF_TRY(wf_report(w, WF_METRICS("loss", (double)wf_config_integer(w, "epochs", 40))));
	return wf_report(w, WF_METRICS("loss", wf_config_number(w, "lr", 0.5)));
}

static void settings_are_checked(void **state)
{
	static const struct { const char *key, *value, *error; } cases[] = {
		{ "epochs", "-9223372036854775808", NULL },
		{ "epochs", "9223372036854775808", "epochs=9223372036854775808: a whole number is expected where the training loop reads \"epochs\"" },
		{ "epochs", "1e400", "epochs=1e400: a whole number is expected" }, { "epochs", "nan", "a whole number" }, { "epochs", "3.5", "a whole number" },
		{ "epochs", "", "a whole number" }, { "lr", "1e-400", NULL }, { "lr", "-inf", NULL }, { "lr", "1e400", "lr=1e400: a number is expected" },
		{ "lr", "0.1x", "a number" },
	};

	(void)state;
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		const wf_config_entry values[] = { { cases[i].key, cases[i].value }, { NULL, NULL } };
		wf_trainer t = { .train_loop_per_worker = reads_settings, .train_loop_values = values, .scaling_config = { .in_process = true } };
		wf_result *r = NULL;
		wf_error *err = wf_trainer_fit(&t, 0, NULL, &r);
		if (!strcmp(cases[i].value, "-inf")) { /* read as what it says; a loss that is not finite is another matter */
			assert_int_equal(wf_error_code(err), WF_NON_FINITE);
		} else if (cases[i].error) {
			assert_int_equal(wf_error_code(err), WF_INVALID_ARGUMENT);
			assert_non_null(strstr(wf_error_text(err), cases[i].error));
		} else
			wf_must(err);
		wf_error_free(err);
		wf_result_free(r);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(an_ignored_report_fails_the_run), cmocka_unit_test(a_good_run_succeeds),
		cmocka_unit_test(a_locale_with_commas), cmocka_unit_test(settings_are_checked), cmocka_unit_test(shards_of_datasets) };

	return cmocka_run_group_tests(tests, scratch_setup, scratch_teardown);
}

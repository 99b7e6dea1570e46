/* plan_test.c: the configuration of a run: defaults, options over it, what is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include "train/plan.h"

static wf_error *loop(wf_worker *w, const void *config)
{
	(void)w;
	(void)config;
	return NULL;
}

static char *argv[] = { "/some/where/prog", "--data", "x", NULL };

static wf_error *make(const wf_trainer *t, const char *options, int fit, wfi_str *said, wfi_run_plan *p)
{
	return wfi_run_plan_make(t, 3, argv, options, fit, said, p);
}

static void test_defaults(void **state)
{
	wf_trainer t = { .train_loop_per_worker = loop };
	wfi_run_plan p;
	wfi_str said = { 0 };

	(void)state;
	setenv("HOME", "/home/somebody", 1);
	assert_null(make(&t, NULL, 1, &said, &p));
	assert_int_equal(p.num_workers, 1);
	assert_int_equal(p.max_failures, 0);
	assert_true(p.report_timeout == 600);
	assert_string_equal(p.storage, "/home/somebody/weft_results");
	assert_int_equal(strncmp(p.name, "prog-20", 7), 0);
	assert_false(p.named);
	assert_string_equal(p.command[2], "x");
	assert_null(p.command[3]);
	assert_null(p.config.data);
	assert_int_equal(said.n, 0);
	wfi_run_plan_free(&p);
	/* in process nothing is kept, unless a place is named */
	t.scaling_config.in_process = true;
	assert_null(make(&t, NULL, 1, &said, &p));
	assert_null(p.path);
	wfi_run_plan_free(&p);
	t.run_config.name = "kept";
	assert_null(make(&t, NULL, 1, &said, &p));
	assert_string_equal(p.path, "/home/somebody/weft_results/kept");
	wfi_run_plan_free(&p);
}

static const char *value_of(const wfi_run_plan *p, const char *key)
{
	for (size_t i = 0; i < p->n_values; i++)
		if (!strcmp(p->values[i].key, key))
			return p->values[i].value;
	return NULL;
}

static void test_options(void **state)
{
	static const wf_config_entry values[] = { { "lr", "0.01" }, { "epochs", "5" }, { 0 } };
	wf_trainer t = { .train_loop_per_worker = loop, .train_loop_values = values, .scaling_config.num_workers = 4, .run_config = { .storage_path = "/a", .name = "n" } };
	wfi_run_plan p;
	wfi_str said = { 0 };

	(void)state;
	assert_null(make(&t, "{\"num_workers\":2,\"devices_per_worker\":3,\"max_failures\":-1,\"storage_path\":\"/b\",\"name\":\"m\",\"set\":{\"lr\":\"0.1\",\"z\":\"1\"}}", 1,
		&said, &p));
	assert_int_equal(p.num_workers, 2);
	assert_int_equal(p.devices_per_worker, 3);
	assert_int_equal(p.max_failures, -1);
	assert_string_equal(p.path, "/b/m");
	assert_string_equal(value_of(&p, "lr"), "0.1");
	assert_string_equal(value_of(&p, "epochs"), "5");
	assert_string_equal(value_of(&p, "z"), "1");
	assert_int_equal(p.n_set, 2);
	assert_string_equal(said.s, "--num-workers 2 overrides 4 of the program\n--max-failures -1 overrides 0 of the program\n"
		"--storage-path /b overrides /a of the program\n--name m overrides n of the program\n--set lr=0.1 overrides 0.01 of the program\n");
	wfi_run_plan_free(&p);
	wfi_str_free(&said);
	/* what does not change is not said */
	assert_null(make(&t, "{\"num_workers\":4,\"name\":\"n\",\"set\":{\"lr\":\"0.01\"}}", 1, &said, &p));
	assert_int_equal(said.n, 0);
	wfi_run_plan_free(&p);
	/* nor what the program left to us */
	t.scaling_config.num_workers = 0;
	assert_null(make(&t, "{\"num_workers\":3}", 1, &said, &p));
	assert_int_equal(said.n, 0);
	wfi_run_plan_free(&p);
	t.scaling_config.num_workers = 4;
	/* no workers: in process; and the other way round */
	assert_null(make(&t, "{\"num_workers\":0}", 1, &said, &p));
	assert_true(p.in_process);
	wfi_run_plan_free(&p);
	wfi_str_free(&said);
	t.scaling_config = (wf_scaling_config){ .in_process = true };
	assert_null(make(&t, "{\"num_workers\":3}", 1, &said, &p));
	assert_false(p.in_process);
	assert_int_equal(p.num_workers, 3);
	assert_string_equal(said.s, "--num-workers 3 overrides 0 of the program\n");
	wfi_run_plan_free(&p);
	wfi_str_free(&said);
	/* the second run of a program needs another folder */
	assert_null(make(&t, "{\"name\":\"m\"}", 2, &said, &p));
	assert_string_equal(p.name, "m-2");
	wfi_run_plan_free(&p);
	wfi_str_free(&said);
}

static void test_copies(void **state)
{
	struct { int a; double b; } config = { 7, 0.5 };
	wf_trainer t = { .train_loop_per_worker = loop, .train_loop_config = WF_BYTES(&config), .run_config = { .storage_path = "rel", .name = "n", .report_timeout_s = -1,
		.nan_check = { "acc", "f1" } }, .worker_command = (const char *const[]){ "python3", "train.py", NULL } };
	wfi_run_plan p;
	wfi_str said = { 0 };

	(void)state;
	assert_null(make(&t, "{\"set\":{\"a\":\"1\"}}", 1, &said, &p));
	config.a = 8;
	assert_int_equal(*(const int *)p.config.data, 7);
	assert_int_equal(*p.storage, '/'); /* workers may have another current folder */
	assert_true(isinf(p.report_timeout));
	assert_string_equal(p.nan_check[1], "f1");
	assert_null(p.nan_check[2]);
	assert_string_equal(p.program, "python3");
	assert_string_equal(p.command[1], "train.py");
	assert_non_null(strstr(said.s, "train_loop_config is bytes, which --set cannot change"));
	wfi_run_plan_free(&p);
	wfi_str_free(&said);
}

static void assert_refused(const wf_trainer *t, const char *options, wf_code code, const char *message)
{
	wfi_run_plan p;
	wfi_str said = { 0 };
	wf_error *err = make(t, options, 1, &said, &p);

	assert_non_null(err);
	assert_int_equal(wf_error_code(err), code);
	if (!strstr(wf_error_message(err), message))
		fail_msg("\"%s\" is not in \"%s\"", message, wf_error_message(err));
	wf_error_free(err);
	wfi_str_free(&said);
}

/* names and places go through JSON texts: what is no UTF-8 would become another name on the way */
static void test_utf8(void **state)
{
	static const wf_config_entry values[] = { { "lr", "\xff" }, { 0 } };
	wf_trainer t[] = {
		{ .train_loop_per_worker = loop, .run_config = { .storage_path = "/a", .name = "n\xe4" } },
		{ .train_loop_per_worker = loop, .run_config = { .storage_path = "/a\xc3", .name = "n" } },
		{ .train_loop_per_worker = loop, .train_loop_values = values, .run_config = { .storage_path = "/a", .name = "n" } },
		{ .train_loop_per_worker = loop, .run_config = { .storage_path = "/b\xc3\xa9", .name = "n\xc3\xa9" } },
	};
	wfi_str said = { 0 };
	wfi_run_plan p;

	(void)state;
	for (size_t i = 0; i < WFI_COUNT(t); i++) {
		wf_error *err = make(&t[i], NULL, 1, &said, &p);
		if (i == 3) {
			assert_null(err);
			assert_string_equal(p.path, "/b\xc3\xa9/n\xc3\xa9");
			wfi_run_plan_free(&p);
		} else {
			assert_int_equal(wf_error_code(err), WF_INVALID_ARGUMENT);
			assert_non_null(strstr(wf_error_text(err), "UTF-8"));
			wf_error_free(err);
		}
	}
}

static void test_refused(void **state)
{
	const wf_trainer good = { .train_loop_per_worker = loop };
	static char any; /* a dataset that is only named */
	const wf_dataset *none = (const wf_dataset *)(const void *)&any;
	wf_trainer t;

	(void)state;
	assert_refused(NULL, NULL, WF_INVALID_ARGUMENT, "no trainer");
	t = (wf_trainer){ 0 };
	assert_refused(&t, NULL, WF_INVALID_ARGUMENT, "no train_loop_per_worker");
#define REFUSED(code, message, ...) \
	do { \
		t = (wf_trainer){ .train_loop_per_worker = loop, __VA_ARGS__ }; \
		assert_refused(&t, NULL, code, message); \
	} while (0)
	REFUSED(WF_INVALID_ARGUMENT, "num_workers is -1", .scaling_config.num_workers = -1);
	REFUSED(WF_INVALID_ARGUMENT, "num_workers is 4097; 1 to 4096", .scaling_config.num_workers = 4097);
	REFUSED(WF_INVALID_ARGUMENT, "devices_per_worker is 257", .scaling_config.devices_per_worker = 257);
	REFUSED(WF_INVALID_ARGUMENT, "in_process and num_workers = 2", .scaling_config = { .num_workers = 2, .in_process = true });
	REFUSED(WF_INVALID_ARGUMENT, "both use_tpu and use_gpu", .scaling_config = { .use_tpu = true, .use_gpu = true });
	REFUSED(WF_UNSUPPORTED, "asks for use_gpu", .scaling_config.use_gpu = true);
	REFUSED(WF_UNSUPPORTED, "asks for topology", .scaling_config.topology = "2x2");
	REFUSED(WF_UNSUPPORTED, "asks for TPU", .scaling_config.resources_per_worker = { { "CPU", 1 }, { "TPU", 4 } });
	REFUSED(WF_INVALID_ARGUMENT, "resources_per_worker[0] (\"CPU\", -1)", .scaling_config.resources_per_worker = { { "CPU", -1 } });
	REFUSED(WF_INVALID_ARGUMENT, "placement_strategy is 9", .scaling_config.placement_strategy = (wf_placement)9);
	REFUSED(WF_INVALID_ARGUMENT, "max_failures is -2", .run_config.failure_config.max_failures = -2);
	REFUSED(WF_INVALID_ARGUMENT, "num_to_keep is -5", .run_config.checkpoint_config.num_to_keep = -5);
	REFUSED(WF_INVALID_ARGUMENT, "report_timeout_s is nan", .run_config.report_timeout_s = NAN);
	REFUSED(WF_INVALID_ARGUMENT, "has a slash", .run_config.name = "../x");
	REFUSED(WF_INVALID_ARGUMENT, "begins with a dot", .run_config.name = "..");
	REFUSED(WF_INVALID_ARGUMENT, "control character", .run_config.name = "a\nb");
	REFUSED(WF_INVALID_ARGUMENT, "storage_path is empty", .run_config.storage_path = "");
	REFUSED(WF_UNSUPPORTED, "s3://b", .run_config.storage_path = "s3://b");
	REFUSED(WF_INVALID_ARGUMENT, "8 bytes but no data", .train_loop_config = { NULL, 8 });
	REFUSED(WF_INVALID_ARGUMENT, "datasets[0], \"a\", has no dataset", .datasets = (const wf_named_dataset[]){ { .name = "a" }, { 0 } });
	REFUSED(WF_INVALID_ARGUMENT, "datasets[0], \"\", has no name", .datasets = (const wf_named_dataset[]){ { .name = "" }, { 0 } });
	REFUSED(WF_INVALID_ARGUMENT, "two of the trainer's datasets are named \"a\"",
		.datasets = (const wf_named_dataset[]){ { .name = "a", .dataset = none }, { .name = "a", .dataset = none }, { 0 } });
	REFUSED(WF_INVALID_ARGUMENT, "datasets_to_split names \"b\", which is none", .datasets = (const wf_named_dataset[]){ { .name = "a", .dataset = none }, { 0 } },
		.dataset_config.datasets_to_split = (const char *const[]){ "a", "b", NULL });
	REFUSED(WF_INVALID_ARGUMENT, "empty key", .train_loop_values = (const wf_config_entry[]){ { "", "x" }, { 0 } });
	REFUSED(WF_INVALID_ARGUMENT, "worker_command is empty", .worker_command = (const char *const[]){ NULL });
	assert_refused(&good, "{\"num_workers\":-1}", WF_INVALID_ARGUMENT, "--num-workers is -1");
	assert_refused(&good, "{\"num_workers\":1.5}", WF_INVALID_ARGUMENT, "--num-workers is 1.5");
	assert_refused(&good, "nonsense", WF_DATA_LOSS, "WEFT_RUN_OPTIONS");
	unsetenv("HOME");
	assert_refused(&good, NULL, WF_INVALID_ARGUMENT, "no HOME");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_defaults), cmocka_unit_test(test_options), cmocka_unit_test(test_copies), cmocka_unit_test(test_refused), cmocka_unit_test(test_utf8),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* timeline_test.c: WEFT_PROFILE=trace:FILE: trace events of a program's steps. No time is looked at but for its order. */
#include <cJSON.h>
#include <math.h>
#include <stdlib.h>
#include <unistd.h>
#include "e2e/harness.h"
#include "train/json.h"

static const double rounding = 2e-3; /* µs: times are written in ns */

static cJSON *trace_of(const char *file)
{
	char *text = read_text(file);
	cJSON *all = cJSON_Parse(text);

	if (!cJSON_IsObject(all))
		fail_msg("no JSON: %.300s", text);
	wfi_free(text);
	return all;
}

static double number(const cJSON *o, const char *key)
{
	double x = wfi_json_get_number(o, key, NAN);

	if (isnan(x)) {
		char *text = cJSON_PrintUnformatted(o);
		fail_msg("there is no %s in %s", key, text);
	}
	return x;
}

/* products: of the run whose steps come by; the training step is the program that has some */
typedef struct count { int programs, calls_of_step, products; double flops; } count;
static const double mlp_flops = 2. * 128 * (3 * (784. * 512 + 512. * 256 + 256. * 10) - 784. * 512);

static void check_event(const cJSON *e, count *n)
{
	const char *name = wfi_json_get_string(e, "name", "");
	const cJSON *args = cJSON_GetObjectItem(e, "args");

	assert_string_equal(wfi_json_get_string(e, "ph", ""), "X");
	assert_true(number(e, "ts") > -rounding);
	assert_true(number(e, "dur") >= 0);
	assert_int_equal(number(e, "pid") > 0, 1);
	assert_int_equal(number(e, "tid") > 0, 1);
	if (!strcmp(wfi_json_get_string(e, "cat", ""), "program")) {
		n->programs++;
		n->calls_of_step += n->products > 0;
		if (n->products) {
			assert_int_equal(n->products, 8);
			assert_true(fabs(n->flops - mlp_flops) <= 1e-6 * mlp_flops);
		}
		n->products = 0;
		n->flops = 0;
		return;
	}
	assert_string_equal(wfi_json_get_string(e, "cat", ""), "step");
	assert_true(number(args, "flops") >= 0);
	assert_true(number(args, "bytes") >= 0);
	if (number(args, "flops") > 0 && number(e, "dur") > 0)
		assert_true(number(args, "percent_of_limit") > 0);
	assert_true(strlen(wfi_json_get_string(args, "what", "")) > 0);
	if (!strncmp(name, "dot_general f32", 15)) {
		n->products++;
		n->flops += number(args, "flops");
	}
}

/* the steps of a run follow each other and lie inside it: the last event of a run is the whole of it */
static void check_order(const cJSON *events)
{
	double end = -INFINITY, begin = INFINITY;

	for (const cJSON *e = events->child; e && e->next; e = e->next) {
		double ts = number(e, "ts"), dur = number(e, "dur");
		if (!strcmp(wfi_json_get_string(e, "cat", ""), "program")) {
			assert_true(ts <= begin + rounding);
			assert_true(ts + dur >= end - rounding);
			begin = INFINITY;
			continue;
		}
		if (ts < end - rounding)
			fail_msg("a step begins at %.3f, before the one before it ends (%.3f)", ts, end);
		end = ts + dur;
		begin = fmin(begin, ts);
	}
}

/* the MLP at batch 128 takes 8 products a step, and as many operations as the shapes say */
static void test_steps(void **state)
{
	child c;
	count n = { 0 };

	(void)state;
	char *value = wfi_format("trace:%s", place("trace.json"));
	setenv("WEFT_PROFILE", value, 1);
	RUN(&c, program("../bench/steps"), "mlp", "128", "sgdm", "0.001");
	unsetenv("WEFT_PROFILE");
	wfi_free(value);
	assert_int_equal(c.status, 0);
	assert_no_text(c.err_text.s, "profile:"); /* no table beside it */
	child_free(&c);
	cJSON *all = trace_of(place("trace.json"));
	const cJSON *limits = cJSON_GetObjectItem(all, "otherData"), *events = cJSON_GetObjectItem(all, "traceEvents");
	assert_true(number(limits, "gflops_all") > 0);
	assert_true(number(limits, "gbs_core") > 0);
	for (const cJSON *e = events->child; e && e->next; e = e->next)
		check_event(e, &n);
	assert_string_equal(wfi_json_get_string(cJSON_GetArrayItem(events, cJSON_GetArraySize(events) - 1), "name", ""), "process_name");
	assert_true(n.calls_of_step >= 6); /* the first, and five that are measured */
	assert_true(n.programs > n.calls_of_step); /* and the one that makes the parameters */
	check_order(events);
	cJSON_Delete(all);
}

static void test_cannot_be_written(void **state)
{
	child c;

	(void)state;
	setenv("WEFT_PROFILE", "trace:/no/such/folder/trace.json", 1);
	RUN(&c, program("../bench/linreg"), "10", "1", "2");
	unsetenv("WEFT_PROFILE");
	assert_int_equal(c.status, 0); /* the program's own result stands */
	assert_text(c.err_text.s, "WEFT_PROFILE=trace:/no/such/folder/trace.json: ");
	child_free(&c);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_steps), cmocka_unit_test(test_cannot_be_written) };

	harness_begin("timeline");
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	harness_end();
	return failed;
}

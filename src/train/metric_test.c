/* metric_test.c: metrics to JSON and back, the search for values that are not finite. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include "train/metric.h"

static void assert_json(wf_metrics m, const char *const *watch, const char *expected, int expected_bad)
{
	wfi_str s = { 0 };
	int bad;
	wf_error *err = wfi_metrics_json(m, watch, &s, &bad);

	if (err)
		fail_msg("%s", wf_error_text(err));
	assert_string_equal(s.s, expected);
	assert_int_equal(bad, expected_bad);
	wfi_str_free(&s);
}

static void test_kinds(void **state)
{
	WF_TREES(scalar, row, one, flags, big);
	int64_t three = 3, uno = 1;

	(void)state;
	assert_null(wf_scalar(WF_F32, 0.5, &scalar));
	assert_null(wf_array(WF_F32, 1, &three, (const float[]){ 1, 2.5f, -3 }, &row));
	assert_null(wf_array(WF_I32, 1, &uno, (const int32_t[]){ -7 }, &one));
	assert_null(wf_array(WF_BOOL, 1, &three, (const unsigned char[]){ 1, 0, 1 }, &flags));
	assert_null(wf_array(WF_U64, 0, NULL, (const uint64_t[]){ UINT64_MAX }, &big));
	assert_json(WF_METRICS("loss", scalar, "row", row, "one", one, "flags", flags, "big", big, "text", "a\"b", "n", 9007199254740993LL, "u", 5u, "x", 0.1f,
		"yes", true), NULL,
		"{\"loss\":0.5,\"row\":[1,2.5,-3],\"one\":-7,\"flags\":[1,0,1],\"big\":18446744073709551615,\"text\":\"a\\\"b\",\"n\":9007199254740993,\"u\":5,"
		"\"x\":0.10000000149011612,\"yes\":1}", -1);
	assert_json((wf_metrics){ 0 }, NULL, "{}", -1);
}

static void test_watch(void **state)
{
	WF_TREES(row);
	int64_t two = 2;
	static const char *const watch[] = { "accuracy", NULL };

	(void)state;
	assert_null(wf_array(WF_F64, 1, &two, (const double[]){ 1, NAN }, &row));
	assert_json(WF_METRICS("accuracy", NAN, "loss", 1.0), NULL, "{\"accuracy\":\"NaN\",\"loss\":1}", -1); /* not watched: kept */
	assert_json(WF_METRICS("loss", 1.0, "accuracy", -INFINITY), watch, "{\"loss\":1,\"accuracy\":\"-Infinity\"}", 1);
	assert_json(WF_METRICS("a", 1, "loss", row), NULL, "{\"a\":1,\"loss\":[1,\"NaN\"]}", 1);
}

static void assert_refused(wf_metrics m, const char *message)
{
	wfi_str s = { 0 };
	int bad;
	wf_error *err = wfi_metrics_json(m, NULL, &s, &bad);

	assert_int_equal(wf_error_code(err), WF_INVALID_ARGUMENT);
	if (!strstr(wf_error_message(err), message))
		fail_msg("%s", wf_error_message(err));
	wf_error_free(err);
	wfi_str_free(&s);
}

static void test_refused(void **state)
{
	WF_TREES(a, dict, large);
	int64_t many = 5000;
	double *zeros = calloc(5000, sizeof *zeros);

	(void)state;
	assert_null(wf_scalar(WF_F32, 1, &a));
	assert_null(wf_tree_dict(1, (const char *const[]){ "w" }, (const wf_tree *const[]){ a }, &dict));
	assert_null(wf_array(WF_F64, 1, &many, zeros, &large));
	free(zeros);
	assert_refused(WF_METRICS("loss", (const wf_tree *)NULL), "metric \"loss\" is a NULL tree");
	assert_refused(WF_METRICS("loss", dict), "metric \"loss\" is {w: f32[]}");
	assert_refused(WF_METRICS("loss", large), "at most 4096 elements");
	assert_refused(WF_METRICS("loss", 1, "loss", 2), "metric \"loss\" is given twice");
	assert_refused(WF_METRICS("", 1), "metric 0 of 1 has no name");
	assert_refused(WF_METRICS("a", 1, "b\xff", 1), "the name of metric 1 of 2 is not UTF-8");
	assert_refused(WF_METRICS("\xed\xa0\x80", 1), "is not UTF-8"); /* half of a surrogate pair */
}

/* as many as fit, and one of them twice: looked up, not compared with each other (60000² comparisons would take minutes) */
static void test_many(void **state)
{
	enum { N = 60000 };
	static char names[N][16];
	wf_metric *v = calloc(N, sizeof *v);
	wfi_str s = { 0 };
	int bad;

	(void)state;
	for (int i = 0; i < N; i++) {
		snprintf(names[i], sizeof names[i], "m%d", i);
		v[i] = wfi_m_int(names[i], 1);
	}
	assert_null(wfi_metrics_json((wf_metrics){ N, v }, NULL, &s, &bad));
	cJSON *o = cJSON_Parse(s.s);
	assert_int_equal(cJSON_GetArraySize(o), N);
	cJSON_Delete(o);
	wfi_str_free(&s);
	v[N - 1].name = names[7];
	assert_refused((wf_metrics){ N, v }, "metric \"m7\" is given twice");
	free(v);
}

static void test_search(void **state)
{
	WF_TREES(w, b, n, inner, t);
	int64_t three = 3;
	char *text;

	(void)state;
	assert_null(wf_array(WF_F32, 1, &three, (const float[]){ 1, 2, 3 }, &w));
	assert_null(wf_array(WF_BF16, 1, &three, (const uint16_t[]){ 0x3f80, 0xff80, 0x7fc0 }, &b)); /* 1, −inf, NaN */
	assert_null(wf_array(WF_I32, 1, &three, (const int32_t[]){ 1, 2, 3 }, &n));
	assert_null(wf_tree_dict(3, (const char *const[]){ "b", "n", "w" }, (const wf_tree *const[]){ b, n, w }, &inner));
	assert_null(wf_tree_sequence('t', 2, (const wf_tree *const[]){ w, inner }, &t));
	assert_null(wfi_first_non_finite(t, &text));
	assert_string_equal(text, "1.b[1]: -Infinity");
	wfi_free(text);
	assert_null(wfi_first_non_finite(w, &text));
	assert_null(text);
}

static void test_read(void **state)
{
	cJSON *o = cJSON_Parse("{\"loss\": 0.25, \"epoch\": 3, \"text\": \"hi\", \"bad\": \"NaN\", \"row\": [1, \"Infinity\"]}");
	wf_metrics m;
	double row[2];

	(void)state;
	assert_null(wfi_metrics_read(o, &m));
	cJSON_Delete(o);
	assert_int_equal(m.n, 5);
	assert_int_equal(m.v[0].kind, WFI_M_NUM);
	assert_true(m.v[0].number == 0.25);
	assert_int_equal(m.v[1].kind, WFI_M_INT);
	assert_int_equal(m.v[1].integer, 3);
	assert_string_equal(m.v[2].text, "hi");
	assert_int_equal(m.v[3].kind, WFI_M_NUM);
	assert_true(isnan(m.v[3].number));
	assert_null(wf_tree_read(m.v[4].tree, row, sizeof row));
	assert_true(row[0] == 1 && isinf(row[1]));
	wfi_metrics_free(&m);
}

/* integers of 64 bits come back with every digit */
static void test_integers(void **state)
{
	static const char text[] = " {\"a\" : 18446744073709551615, \"b\":-9223372036854775808,\"c, \\\"\": 9007199254740993 , \"d\":1e3, \"e\":[1,{\"x\":\"]\"}],\"f\":12}";
	cJSON *o = cJSON_Parse(text);
	wf_metrics m;
	wfi_str s = { 0 };

	(void)state;
	wfi_json_keep_integers(o, text, sizeof text - 1);
	wfi_json_value(&s, o);
	assert_string_equal(s.s,
		"{\"a\":18446744073709551615,\"b\":-9223372036854775808,\"c, \\\"\":9007199254740993,\"d\":1000,\"e\":[1,{\"x\":\"]\"}],\"f\":12}");
	wfi_str_free(&s);
	cJSON_DeleteItemFromObject(o, "e");
	assert_null(wfi_metrics_read(o, &m));
	cJSON_Delete(o);
	assert_int_equal(m.v[0].kind, WFI_M_UINT);
	assert_true((uint64_t)m.v[0].integer == UINT64_MAX && m.v[0].number == 0x1p64);
	assert_true(m.v[1].kind == WFI_M_INT && m.v[1].integer == INT64_MIN);
	assert_true(m.v[2].kind == WFI_M_INT && m.v[2].integer == 9007199254740993);
	assert_true(m.v[3].number == 1000);
	wfi_metrics_free(&m);
	assert_json(WF_METRICS("u", UINT64_MAX, "v", (uint64_t)1 << 63, "i", INT64_MIN), NULL,
		"{\"u\":18446744073709551615,\"v\":9223372036854775808,\"i\":-9223372036854775808}", -1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_kinds), cmocka_unit_test(test_watch), cmocka_unit_test(test_refused), cmocka_unit_test(test_search), cmocka_unit_test(test_read),
		cmocka_unit_test(test_many), cmocka_unit_test(test_integers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* frame_test.c: messages in pieces, damaged ones, bounds; JSON text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include "train/frame.h"

static void add(wfi_frames *f, const char *bytes, size_t n)
{
	memcpy(wfi_frames_room(f, n), bytes, n);
	wfi_frames_came(f, n);
}

/* the bytes of a frame are part of the protocol: magic, two little-endian lengths, JSON, blob */
static void test_layout(void **state)
{
	static const unsigned char expected[] = { 'W', 'E', 'F', '1', 7, 0, 0, 0, 3, 0, 0, 0, '{', '"', 'a', '"', ':', '1', '}', 0, 1, 2 };
	wfi_str s = { 0 };

	(void)state;
	wfi_frame_make(&s, "{\"a\":1}", 7, "\0\1\2", 3);
	assert_int_equal(s.n, sizeof expected);
	assert_memory_equal(s.s, expected, sizeof expected);
	wfi_str_free(&s);
}

static void test_pieces(void **state)
{
	wfi_str s = { 0 };

	(void)state;
	for (int i = 0; i < 50; i++) {
		char json[32];
		int n = snprintf(json, sizeof json, "{\"i\":%d}", i);
		wfi_frame_make(&s, json, (size_t)n, "abcdefghijklmnopqrstuvwxyz", (size_t)(i % 26));
	}
	for (size_t piece = 1; piece < 60; piece += 7) {
		wfi_frames f = { .json_max = 100, .blob_max = 100 };
		wfi_frame m;
		int seen = 0;
		for (size_t at = 0; at < s.n; at += piece) {
			add(&f, s.s + at, WFI_MIN(piece, s.n - at));
			for (;;) {
				assert_null(wfi_frames_next(&f, &m));
				if (!m.json)
					break;
				assert_int_equal(wfi_json_get_int(m.json, "i", -1), seen);
				assert_int_equal(m.blob_size, seen % 26);
				assert_memory_equal(m.blob, "abcdefghijklmnopqrstuvwxyz", m.blob_size);
				cJSON_Delete(m.json);
				seen++;
			}
		}
		assert_int_equal(seen, 50);
		wfi_frames_free(&f);
	}
	wfi_str_free(&s);
}

static void refuse(const char *bytes, size_t n, size_t json_max, const char *message)
{
	wfi_frames f = { .json_max = json_max };
	wfi_frame m;

	add(&f, bytes, n);
	wf_error *err = wfi_frames_next(&f, &m);
	assert_non_null(err);
	assert_int_equal(wf_error_code(err), WF_DATA_LOSS);
	if (!strstr(wf_error_message(err), message))
		fail_msg("%s", wf_error_message(err));
	assert_null(m.json);
	wf_error_free(err);
	wfi_frames_free(&f);
}

static void test_damaged(void **state)
{
	(void)state;
	refuse("GET / HTTP/1.1", 14, 100, "not weft's protocol");
	refuse("X", 1, 100, "not weft's protocol");
	refuse("WEF2", 4, 100, "not weft's protocol");
	refuse("WEF1\xff\xff\xff\xff\0\0\0\0", 12, 100, "a message of 4294967295 + 0 bytes came, at most 100 + 0");
	refuse("WEF1\2\0\0\0\1\0\0\0{}", 14, 100, "a message of 2 + 1 bytes came");
	refuse("WEF1\4\0\0\0\0\0\0\0nope", 16, 100, "is not a JSON object");
	refuse("WEF1\3\0\0\0\0\0\0\0[1]", 15, 100, "is not a JSON object");
}

static void test_secret(void **state)
{
	(void)state;
	assert_true(wfi_secret_equal("abc", "abc"));
	assert_false(wfi_secret_equal("abc", "abd"));
	assert_false(wfi_secret_equal("abc", "ab"));
	assert_false(wfi_secret_equal("", "a"));
	assert_true(wfi_secret_equal("", ""));
}

/* ---- JSON ---- */

static void assert_string(const char *text, size_t n, const char *expected)
{
	wfi_str s = { 0 };

	wfi_json_string_n(&s, text, n);
	assert_string_equal(s.s, expected);
	wfi_str_free(&s);
}

static void test_strings(void **state)
{
	(void)state;
	assert_string("a\"b\\c\n\t\x01\x7f", 9, "\"a\\\"b\\\\c\\n\\t\\u0001\\u007f\"");
	assert_string("\0x", 2, "\"\\u0000x\"");
	assert_string("\xc3\xa9 \xe2\x82\xac \xf0\x9d\x84\x9e", 11, "\"\xc3\xa9 \xe2\x82\xac \xf0\x9d\x84\x9e\"");
	/* a lone continuation, an overlong slash, a surrogate, beyond U+10FFFF, a sequence cut off: one replacement for each byte */
	assert_string("\x80", 1, "\"\xef\xbf\xbd\"");
	assert_string("\xc0\xaf", 2, "\"\xef\xbf\xbd\xef\xbf\xbd\"");
	assert_string("\xed\xa0\x80", 3, "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"");
	assert_string("\xf4\x90\x80\x80", 4, "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"");
	assert_string("\xe2\x82", 2, "\"\xef\xbf\xbd\xef\xbf\xbd\"");
}

static void assert_number(double x, const char *expected)
{
	wfi_str s = { 0 };

	wfi_json_number(&s, x);
	assert_string_equal(s.s, expected);
	wfi_str_free(&s);
}

static void test_numbers(void **state)
{
	double x;

	(void)state;
	assert_number(0.1, "0.1");
	assert_number(1.0 / 3, "0.3333333333333333");
	assert_number(0x1.5555555555557p-2, "0.3333333333333334");
	assert_number(0.1 + 0.2, "0.30000000000000004");
	assert_number(3, "3");
	assert_number(-0.0, "-0");
	assert_number(5e-324, "4.94065645841247e-324");
	assert_number(NAN, "\"NaN\"");
	assert_number(INFINITY, "\"Infinity\"");
	assert_number(-INFINITY, "\"-Infinity\"");
	cJSON *o = cJSON_Parse("{\"a\": \"NaN\", \"b\": \"-Infinity\", \"c\": \"x\", \"d\": 1.202862914415610227, \"e\": 1e300}");
	assert_true(isnan(wfi_json_get_number(o, "a", 0)));
	assert_true(wfi_json_get_number(o, "b", 0) == -INFINITY);
	assert_false(wfi_json_number_of(cJSON_GetObjectItem(o, "c"), &x));
	assert_int_equal(wfi_json_get_int(o, "e", 7), 7); /* no whole number of 64 bits */
	wfi_str s = { 0 };
	wfi_json_value(&s, o);
	assert_string_equal(s.s, "{\"a\":\"NaN\",\"b\":\"-Infinity\",\"c\":\"x\",\"d\":1.2028629144156102,\"e\":1e+300}");
	wfi_str_free(&s);
	cJSON_Delete(o);
}

static void test_errors(void **state)
{
	wf_error *err = wf_error_add(wf_error_add(wf_error_new(WF_NON_FINITE, "loss is \"NaN\""), "first"), "second"), *back;
	wfi_str s = { 0 };
	cJSON *o = NULL;

	(void)state;
	wfi_json_error(&s, err);
	assert_null(wfi_json_parse(s.s, s.n, "it", &o));
	back = wfi_json_get_error(o);
	assert_int_equal(wf_error_code(back), WF_NON_FINITE);
	assert_string_equal(wf_error_text(back), "loss is \"NaN\"\n  first\n  second");
	wf_error_free(back);
	cJSON_Delete(o);
	back = wfi_json_get_error(NULL); /* what is no error still gives one */
	assert_int_equal(wf_error_code(back), WF_INTERNAL);
	wf_error_free(back);
	wf_error_free(err);
	wfi_str_free(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_layout), cmocka_unit_test(test_pieces), cmocka_unit_test(test_damaged), cmocka_unit_test(test_secret),
		cmocka_unit_test(test_strings), cmocka_unit_test(test_numbers), cmocka_unit_test(test_errors),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* tree_test.c: structure, order of leaves, sharing, text, files' worth of odd shapes. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <weft.h>
#include <cmocka.h>
#include "tree/tree.h"

static void scalar(wf_tree **out, double x) { wf_must(wf_scalar(WF_F32, x, out)); }

static void dicts_are_sorted(void **state)
{
	WF_TREES(a, b, d, l, t);
	char path[64];

	(void)state;
	scalar(&a, 1);
	scalar(&b, 2);
	wf_must(wf_tree_sequence('l', 2, (const wf_tree *const[]){ b, a }, &l));
	wf_must(wf_tree_dict(WF_NAMED("w", a, "layers", l, "b", b), &d));
	assert_int_equal(wf_tree_count(d), 4);
	static const char *const paths[] = { "b", "layers.0", "layers.1", "w" };
	static const double values[] = { 2, 2, 1, 1 };
	for (size_t i = 0; i < 4; i++) {
		const wf_tree *leaf = wf_tree_leaf(d, i, path, sizeof path);

		assert_string_equal(path, paths[i]);
		assert_true(wf_item(leaf) == values[i]);
		assert_ptr_equal(wf_tree_get(d, paths[i]), leaf);
	}
	assert_null(wf_tree_leaf(d, 4, path, sizeof path));
	assert_null(wf_tree_get(d, "layers.2"));
	assert_null(wf_tree_get(d, "layers.0.x"));
	char *text = wf_tree_text(d, true);
	assert_string_equal(text, "{b: f32[] = 2, layers: [f32[] = 2, f32[] = 1], w: f32[] = 1}");
	free(text);
	wf_must(wf_tree_sequence('t', 0, NULL, &t));
	assert_int_equal(wf_tree_count(t), 0);
}

static void equal_structures_are_one(void **state)
{
	WF_TREES(a, d, e, f);
	wfi_str text = { 0 };

	(void)state;
	scalar(&a, 1);
	wf_must(wf_tree_dict(2, (const char *const[]){ "x", "y" }, (const wf_tree *const[]){ a, a }, &d));
	wf_must(wf_tree_dict(2, (const char *const[]){ "y", "x" }, (const wf_tree *const[]){ a, a }, &e));
	wf_must(wf_tree_dict(2, (const char *const[]){ "x", "z" }, (const wf_tree *const[]){ a, a }, &f));
	assert_ptr_equal(d->def, e->def);
	assert_ptr_not_equal(d->def, f->def);
	assert_false(wfi_treedef_difference(d->def, e->def, &text));
	assert_true(wfi_treedef_difference(d->def, f->def, &text));
	assert_string_equal(text.s, "{x: *, y: *} against {x: *, z: *}");
	wfi_str_free(&text);
}

static void bad_input_is_an_error(void **state)
{
	WF_TREES(a, out);
	wf_error *err;
	int64_t huge[2] = { INT64_MAX / 2, 8 };
	float room[2];

	(void)state;
	scalar(&a, 1);
#define REFUSED(call, text) err = (call); assert_non_null(err); assert_non_null(strstr(wf_error_text(err), text)); wf_error_free(err); assert_null(out)
	REFUSED(wf_array(WF_F32, 2, huge, NULL, &out), "too large");
	REFUSED(wf_array(WF_F32, 1, (const int64_t[]){ -1 }, NULL, &out), "negative");
	REFUSED(wf_array(WF_F32, 99, NULL, NULL, &out), "dimensions");
	REFUSED(wf_array((wf_dtype)99, 0, NULL, NULL, &out), "no dtype");
	REFUSED(wf_tree_dict(1, (const char *const[]){ "a.b" }, (const wf_tree *const[]){ a }, &out), "no dot");
	REFUSED(wf_tree_dict(2, (const char *const[]){ "a", "a" }, (const wf_tree *const[]){ a, a }, &out), "two entries");
	REFUSED(wf_tree_dict(1, (const char *const[]){ "a" }, (const wf_tree *const[]){ NULL }, &out), "NULL");
	REFUSED(wf_tree_sequence('x', 0, NULL, &out), "kind 'x'");
	REFUSED(wf_tree_read(a, room, sizeof room), "room was given for 8");
	REFUSED(wf_tree_read(NULL, room, sizeof room), "NULL");
#undef REFUSED
	assert_true(isnan(wf_item(NULL)));
}

static void a_failed_leaf_fails_the_tree(void **state)
{
	WF_TREES(bad, d, out);
	wfi_type t = wfi_type_scalar(WF_F32);

	(void)state;
	bad = wfi_tree_leaf(wfi_array_failed(&t, wf_error_new(WF_IO, "the disk burnt")));
	assert_true(isnan(wf_item(bad)));
	wf_must(wf_tree_dict(1, (const char *const[]){ "x" }, (const wf_tree *const[]){ bad }, &d));
	wf_error *err = wf_wait(d);
	assert_string_equal(wf_error_message(err), "the disk burnt");
	wf_error_free(err);
	err = wf_device_put(d, NULL, &out);
	assert_non_null(strstr(wf_error_text(err), "the disk burnt"));
	assert_non_null(strstr(wf_error_text(err), "leaf x"));
	wf_error_free(err);
}

static void booleans_are_normal(void **state)
{
	WF_TREES(b);
	unsigned char in[3] = { 0, 7, 255 }, out[3];

	(void)state;
	wf_must(wf_array(WF_BOOL, 1, (const int64_t[]){ 3 }, in, &b));
	wf_must(wf_tree_read(b, out, sizeof out));
	assert_int_equal(out[0], 0);
	assert_int_equal(out[1], 1);
	assert_int_equal(out[2], 1);
}

WF_STRUCT(linear, w, b);
static wf_val view(wf_val p)
{
	linear l = linear_of(p);

	l.w = wf_mul(l.w, wf_c(2));
	return linear_val(l);
}
static wf_val unpacked(wf_val rows)
{
	wf_val a, b;

	wf_unpack(rows, &a, &b);
	return wf_tuple(b, a, wf_at(rows, -1));
}

static void views_and_rows(void **state)
{
	WF_TREES(a, p, x, y, z);
	float rows[4] = { 1, 2, 3, 4 }, got[2];

	(void)state;
	scalar(&a, 3);
	wf_must(wf_tree_dict(2, (const char *const[]){ "w", "b" }, (const wf_tree *const[]){ a, a }, &p));
	wf_must(wf_call(view, WF_IN(p), WF_OUT(&p)));
	assert_true(wf_item(wf_tree_get(p, "w")) == 6 && wf_item(wf_tree_get(p, "b")) == 3);
	wf_error *err = wf_call(view, WF_IN(a), WF_OUT(&x));
	assert_non_null(strstr(wf_error_text(err), "no entry \"w\""));
	wf_error_free(err);
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 2, 2 }, rows, &a));
	wf_must(wf_call(unpacked, WF_IN(a), WF_OUT(&x, &y, &z)));
	wf_must(wf_tree_read(x, got, sizeof got));
	assert_true(got[0] == 3 && got[1] == 4);
	wf_must(wf_tree_read(z, got, sizeof got));
	assert_true(got[0] == 3 && got[1] == 4);
}

static wf_val made_in_a_loop(wf_val x)
{
	wf_val v[3];

	for (int i = 0; i < 3; i++)
		v[i] = wf_mul(x, wf_c(i));
	return wf_tuple(wf_list_n(v, 3), wf_tuple_n(v, 2), wf_list_n(v, 0));
}

static void sequences_made_in_a_loop(void **state)
{
	static const char *const want[] = { "[f32[] = 0, f32[] = 3, f32[] = 6]", "(f32[] = 0, f32[] = 3)", "[]" };
	WF_TREES(x, a, b, c);

	(void)state;
	scalar(&x, 3);
	wf_must(wf_call(made_in_a_loop, WF_IN(x), WF_OUT(&a, &b, &c)));
	const wf_tree *const got[] = { a, b, c };
	for (int i = 0; i < 3; i++) {
		char *text = wf_tree_text(got[i], true);
		assert_string_equal(text, want[i]);
		free(text);
	}
}

/* every kind of number as it is */
static void texts(void **state)
{
	const struct { wf_dtype d; const void *bytes; const char *text; } cases[] = {
		{ WF_U64, (const uint64_t[]){ UINT64_MAX, 1u }, "u64[2] = 18446744073709551615, 1" },
		{ WF_U64, (const uint64_t[]){ UINT64_C(1) << 63, 0 }, "u64[2] = 9223372036854775808, 0" },
		{ WF_I64, (const int64_t[]){ INT64_MIN, -1 }, "i64[2] = -9223372036854775808, -1" },
		{ WF_U32, (const uint32_t[]){ UINT32_MAX, 0 }, "u32[2] = 4294967295, 0" },
		{ WF_U8, (const uint8_t[]){ 255, 0 }, "u8[2] = 255, 0" },
		{ WF_BOOL, (const uint8_t[]){ 7, 0 }, "bool[2] = 1, 0" },
		{ WF_C64, (const float[]){ 1.5f, -2, 0, 0.25f }, "c64[2] = 1.5-2i, 0+0.25i" },
		{ WF_C128, (const double[]){ 1, 2, -3, 4 }, "c128[2] = 1+2i, -3+4i" },
		{ WF_F32, (const uint32_t[]){ 0xffc00000, 0x7fc00000 }, "f32[2] = nan, nan" }, /* the first is what 0 / 0 gives on x86 */
		{ WF_C64, (const uint32_t[]){ 0xffc00000, 0xffc00000, 0x3f800000, 0xff800000 }, "c64[2] = nan+nani, 1-infi" },
	};
	WF_TREES(t);

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		wf_must(wf_array(cases[i].d, 1, (const int64_t[]){ 2 }, cases[i].bytes, &t));
		char *text = wf_tree_text(t, true);
		assert_string_equal(text, cases[i].text);
		free(text);
	}
}

/* two declarations on one line, as a macro of the user's makes them; each releases its own */
#define TWO_LISTS WF_TREES(a, b); WF_TREES(c)
static void slots_on_one_line(void **state)
{
	TWO_LISTS; WF_TREES(d);
	wf_tree **const all[] = { &a, &b, &c, &d };

	(void)state;
	for (int i = 0; i < 4; i++) {
		assert_null(*all[i]);
		wf_must(wf_scalar(WF_F32, i, all[i]));
	}
	assert_true(wf_item(a) == 0 && wf_item(d) == 3);
}

/* an array where one number was meant: the NaN that comes back is said to be none of the program's own (once; the first test, so) */
static void no_number_is_said(void **state)
{
	WF_TREES(two);
	FILE *file = tmpfile();
	char text[256] = "";
	int saved = dup(2);

	(void)state;
	assert_true(file && saved >= 0);
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, (const float[]){ 1, 2 }, &two));
	dup2(fileno(file), 2);
	bool nan = isnan(wf_item(two)) && isnan(wf_item(two));
	fflush(stderr);
	dup2(saved, 2);
	close(saved);
	rewind(file);
	size_t n = fread(text, 1, sizeof text - 1, file);
	fclose(file);
	text[n] = 0;
	assert_true(nan);
	assert_non_null(strstr(text, "wf_item reads one number; it was given f32[2]"));
	assert_null(strchr(strchr(text, '\n') + 1, '\n'));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_number_is_said), cmocka_unit_test(slots_on_one_line), cmocka_unit_test(texts), cmocka_unit_test(dicts_are_sorted), cmocka_unit_test(equal_structures_are_one), cmocka_unit_test(bad_input_is_an_error),
		cmocka_unit_test(a_failed_leaf_fails_the_tree), cmocka_unit_test(booleans_are_normal), cmocka_unit_test(views_and_rows), cmocka_unit_test(sequences_made_in_a_loop),
	};

	setenv("WEFT_BACKEND", "reference", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

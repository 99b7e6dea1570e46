/* csv_test.c: CSV files, good and bad, and gzip. */
#include "store/test_scratch.h"
#include <math.h>
#include <zlib.h>
#include "data/format.h"
#include "support/locale.h"

static wf_error *parse(const char *text, wf_csv_opts o, wf_tree **out)
{
	size_t n = strlen(text);
	char *copy = malloc(n + 1); /* of just this size: the sanitizer sees a byte too far */
	assert_non_null(copy);
	memcpy(copy, text, n + 1);
	wf_error *err = wfi_csv_parse("f.csv", copy, n, &o, out);
	free(copy);
	return err;
}

static void expect_table(const char *text, wf_csv_opts o, const char *wanted)
{
	WF_TREES(t);
	expect_ok(parse(text, o, &t));
	char *got = wf_tree_text(t, true);
	assert_string_equal(got, wanted);
	free(got);
}

static void expect_bad(const char *text, wf_csv_opts o, const char *part)
{
	WF_TREES(t);
	expect_error(parse(text, o, &t), WF_INVALID_ARGUMENT, part);
	assert_null(t);
}

#define XY "{x: f32[2,2] = 1, 2, 4, 5, y: i32[2] = 3, 6}"
#define COLUMNS(...) \
	(wf_csv_opts) \
	{ \
		.columns = (const wf_column[]) \
		{ \
			__VA_ARGS__, \
			{ \
				0 \
			} \
		} \
	}

static void shapes_of_text(void **state)
{
	(void)state;
	expect_table("1,2,3\n4,5,6\n", (wf_csv_opts){ 0 }, XY);
	expect_table("1,2,3\n4,5,6", (wf_csv_opts){ 0 }, XY);
	expect_table("1,2,3\r\n4,5,6\r\n", (wf_csv_opts){ 0 }, XY);
	expect_table("\xef\xbb\xbf"
		     "1,2,3\n\n4,5,6\n\n\n",
		     (wf_csv_opts){ 0 }, XY);
	expect_table("a,b,label\n1,2,3\n4,5,6\n", (wf_csv_opts){ 0 }, XY);
	expect_table(",,label\n1,2,3\n4,5,6\n", (wf_csv_opts){ 0 }, XY);
	expect_table("# text, with a comma\n# more\n1,2,3\n4,5,6\n", (wf_csv_opts){ .skip_rows = 2 }, XY);
	expect_table("# text\na;b;c\n1;2;3\n4;5;6\n", (wf_csv_opts){ .skip_rows = 1, .delimiter = ';' }, XY);
	expect_table("1\t2\t3\n4\t5\t6\n", (wf_csv_opts){ .delimiter = '\t' }, XY);
	expect_table("1 2 3\n4 5 6\n", (wf_csv_opts){ .delimiter = ' ' }, XY);
	expect_table(" 1 , 2,3 \n4,\t5,6\n", (wf_csv_opts){ 0 }, XY);
	expect_table("\"1\",\"2\",\"3\"\n\"4\",5,\"6\" \r\n", (wf_csv_opts){ 0 }, XY);
	expect_table("\"a\"\"b\",\"two\nlines, one cell\",c\n1,2,3\n4,5,6\n", (wf_csv_opts){ 0 }, XY);
	expect_table("1,2,3.5\n4,5,6\n", (wf_csv_opts){ 0 }, "{x: f32[2,2] = 1, 2, 4, 5, y: f32[2] = 3.5, 6}");
	expect_table("1,2,3\n4,5,nan\n", (wf_csv_opts){ 0 }, "{x: f32[2,2] = 1, 2, 4, 5, y: f32[2] = 3, nan}");
	expect_table("1,2\n3,4\n", (wf_csv_opts){ 0 }, "{x: f32[2,1] = 1, 3, y: i32[2] = 2, 4}");
	expect_table("1,2147483648\n", (wf_csv_opts){ 0 }, "{x: f32[1,1] = 1, y: f32[1] = 2.14748365e+09}");
}

static void bad_text(void **state)
{
	(void)state;
	expect_bad("", (wf_csv_opts){ 0 }, "f.csv is empty");
	expect_bad("\n\n", (wf_csv_opts){ 0 }, "f.csv is empty");
	expect_bad("a,b\n", (wf_csv_opts){ 0 }, "has a header but no rows");
	expect_bad("1,2,3\n4,abc,6\n", (wf_csv_opts){ 0 }, "f.csv: row 2, column 2: «abc» is not a number");
	expect_bad("a,b,c\n\n1,2,3\n4,5,\n", (wf_csv_opts){ 0 }, "f.csv: row 4, column 3: «» is not a number");
	expect_bad("\"two\nlines\",b,c\n1,2,3\n4,5,x\n", (wf_csv_opts){ 0 }, "f.csv: row 4, column 3: «x» is not a number");
	/* a bad cell in the first row is no header: its numbers would be lost */
	expect_bad("1,abc,3\n4,5,6\n", (wf_csv_opts){ 0 }, "f.csv: row 1, column 2: «abc» is not a number\n  a first row is a header when");
	expect_bad("0,1,label\n1,2,3\n", (wf_csv_opts){ 0 }, "f.csv: row 1, column 3: «label» is not a number");
	expect_bad("\n\n1,2,O\n4,5,6\n", (wf_csv_opts){ 0 }, "f.csv: row 3, column 3: «O» is not a number");
	expect_bad("# a\n1.5,x\n4,5\n", (wf_csv_opts){ .skip_rows = 1 }, "f.csv: row 2, column 2: «x» is not a number");
	expect_bad("7,x\n4,5\n", COLUMNS({ .name = "v", .first = 1, .last = 1, .dtype = WF_I32 }), "row 1, column 2: «x» is not a number");
	expect_bad("x,true\n4,0\n", COLUMNS({ .name = "v", .dtype = WF_F32 }, { .name = "w", .first = 1, .last = 1, .dtype = WF_BOOL }),
		   "row 1, column 1: «x» is not a number");
	expect_bad("nan,x\n4,5\n", (wf_csv_opts){ 0 }, "row 1, column 2: «x» is not a number");
	expect_bad("1,,3\n4,5,6\n", (wf_csv_opts){ 0 }, "row 1, column 2: «» is not a number");
	expect_bad(",,\n4,5,6\n", (wf_csv_opts){ 0 }, "row 1, column 1: «» is not a number");
	expect_bad("1,2,3\n4,5\n", (wf_csv_opts){ 0 }, "row 2 has 2 cells, row 1 has 3");
	expect_bad("1,2,3\n4,5,6,\n", (wf_csv_opts){ 0 }, "row 2 has 4 cells, row 1 has 3");
	expect_bad("a,b,c\n1,2\n", (wf_csv_opts){ 0 }, "row 2 has 2 cells, row 1 has 3");
	expect_bad("1\n2\n", (wf_csv_opts){ 0 }, "has one column");
	expect_bad("1,\"2\n3,4\n", (wf_csv_opts){ 0 }, "row 1, column 2: the quote is never closed");
	expect_bad("1,\"2\"3\n", (wf_csv_opts){ 0 }, "row 1, column 2: there is text after the closing quote");
	expect_bad("1,2\n1,0x10\n", (wf_csv_opts){ 0 }, "«0x10» is not a number");
	expect_bad("1,2\n1,1e\n", (wf_csv_opts){ 0 }, "«1e» is not a number");
	expect_bad("1,2\n1,.\n", (wf_csv_opts){ 0 }, "«.» is not a number");
	expect_bad("1,2\n1,-\n", (wf_csv_opts){ 0 }, "«-» is not a number");
	expect_bad("1,2\n1,1 2\n", (wf_csv_opts){ 0 }, "«1 2» is not a number");
	expect_bad("1,2\n1,a\x01"
		   "b\n",
		   (wf_csv_opts){ 0 }, "«a\\x01b» is not a number");
	expect_bad("1,2\n1,0123456789012345678901234567890123456789x\n", (wf_csv_opts){ 0 },
		   "«0123456789012345678901234567890123456789…» is not");
	expect_bad("1,2\n", (wf_csv_opts){ .delimiter = '5' }, "a delimiter cannot be '5'");
	expect_bad("1,2\n", (wf_csv_opts){ .skip_rows = -1 }, "skip_rows must not be negative");
	expect_bad("1,2\n", (wf_csv_opts){ .columns = (const wf_column[]){ { 0 } } }, "list of columns is empty");
	WF_TREES(t);
	char zero[] = "1,2\n1,\0002\n";
	expect_error(wfi_csv_parse("f.csv", zero, sizeof zero - 1, &(wf_csv_opts){ 0 }, &t), WF_INVALID_ARGUMENT, "no text");
}

static void numbers(void **state)
{
	(void)state;
	/* each against the compiler's own reading of the same text */
#define N(x) \
	{ \
#x, x \
	}
	static const struct {
		const char *text;
		double value;
	} cases[] = {
		N(0),
		N(1),
		N(+1),
		N(-1),
		N(0.1),
		N(-0.1),
		N(.5),
		N(5.),
		N(3.14159),
		N(123456789012345),
		N(0.123456789012345),
		N(1234567890123456),
		N(1e3),
		N(1E-3),
		N(1.7976931348623157e308),
		N(4.9e-324),
		N(0.30000000000000004),
		N(9007199254740993.0),
		N(8.5e+2),
		{ "00012", 12 },
		N(1.00000000000000000000001),
		{ "-inf", -INFINITY },
		{ "INF", INFINITY },
		{ "Infinity", INFINITY },
		{ "-0", -0.0 },
	};
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		WF_TREES(t);
		char text[64];
		snprintf(text, sizeof text, "0\n%s\n", cases[i].text);
		expect_ok(parse(text, COLUMNS({ .name = "v", .dtype = WF_F64 }), &t));
		double got[2];
		expect_ok(wf_tree_read(wf_tree_get(t, "v"), got, sizeof got));
		assert_memory_equal(&got[1], &cases[i].value, sizeof got[1]);
	}
	WF_TREES(t);
	expect_ok(parse("0\nNaN\n-nan\n", COLUMNS({ .name = "v", .dtype = WF_F32 }), &t));
	float nans[3];
	expect_ok(wf_tree_read(wf_tree_get(t, "v"), nans, sizeof nans));
	assert_true(isnan(nans[1]) && isnan(nans[2]));
	/* a comma as the decimal point is the business of setlocale, not ours */
	comma_locale();
	expect_table("1234567890123456.5\n", COLUMNS({ .name = "v", .dtype = WF_F64 }), "{v: f64[1] = 1.23456789e+15}");
	point_locale();
}

/* a number that is too large for its column is an error, never inf */
static void ranges(void **state)
{
	(void)state;
#define ONE(d) COLUMNS({ .name = "v", .dtype = d })
	expect_bad("1,1\n1e400,1\n", (wf_csv_opts){ 0 }, "row 2, column 1: «1e400» does not fit into f32, whose numbers are within ±3.40282347e+38");
	expect_bad("1,1\n1,1e39\n", (wf_csv_opts){ 0 }, "row 2, column 2: «1e39» does not fit into f32");
	expect_bad("1,1\n1,-1e999\n", (wf_csv_opts){ 0 }, "row 2, column 2: «-1e999» does not fit into f32");
	expect_bad("1\n-3.5e38\n", ONE(WF_F32), "«-3.5e38» does not fit into f32");
	expect_bad("1\n1e400\n", ONE(WF_F64), "«1e400» does not fit into f64, whose numbers are within ±1.79769313e+308");
	expect_bad("1\n1e6\n", ONE(WF_F16), "«1e6» does not fit into f16, whose numbers are within ±65504");
	expect_bad("1\n65520\n", ONE(WF_F16), "«65520» does not fit into f16");
	expect_bad("1\n3.4e38\n", ONE(WF_BF16), "«3.4e38» does not fit into bf16, whose numbers are within ±3.38953139e+38");
	expect_bad("1\n500\n", ONE(WF_F8E4M3FN), "«500» does not fit into f8E4M3FN, whose numbers are within ±448");
	expect_bad("1\n7\n", ONE(WF_F4E2M1FN), "«7» does not fit into f4E2M1FN, whose numbers are within ±6");
	expect_bad("1\n1e400\n", ONE(WF_I32), "«1e400» does not fit into i32");
	expect_bad("1\n1e38\n", COLUMNS({ .name = "v", .dtype = WF_F32, .divide = 0.01 }), "«1e38» divided as asked does not fit into f32");
	expect_table("1\n1e6\n", COLUMNS({ .name = "v", .dtype = WF_F16, .divide = 100 }), "{v: f16[2] = 0.0100021362, 10000}");
	expect_table("65504\n65519\n-65519\n1e-400\n", ONE(WF_F16), "{v: f16[4] = 65504, 65504, -65504, 0}");
	expect_table("3.4028235e38\n", ONE(WF_F32), "{v: f32[1] = 3.40282347e+38}");
	expect_table("0\ninf\n-Infinity\nnan\n", ONE(WF_F16), "{v: f16[4] = 0, inf, -inf, nan}");
	expect_table("0\ninf\n-inf\n", ONE(WF_F64), "{v: f64[3] = 0, inf, -inf}");
}

/* labels of files without columns, and of datasets that are not from a CSV */
static void labels(void **state)
{
	(void)state;
	WF_TREES(columns, y, u, x);
	wf_dataset *d = NULL, *first = NULL, *rest = NULL;
	expect_table("1,2,0\n4,5,9\n", (wf_csv_opts){ .classes = 10 }, "{x: f32[2,2] = 1, 2, 4, 5, y: i32[2] = 0, 9}");
	expect_table("1,2,0\n4,5,-1\n", (wf_csv_opts){ .classes = 10, .ignore_index = -1, .has_ignore_index = true },
		     "{x: f32[2,2] = 1, 2, 4, 5, y: i32[2] = 0, -1}");
	expect_bad("a,b\n1,0\n2,10\n", (wf_csv_opts){ .classes = 10 }, "row 3, column 2: «10» is not a label\n  \"y\" has labels from 0 to 9");
	expect_bad("1,0\n2,-1\n", (wf_csv_opts){ .classes = 10 }, "row 2, column 2: «-1» is not a label");
	expect_bad("1,0\n2,0.5\n", (wf_csv_opts){ .classes = 10 }, "row 2, column 2: «0.5» is not a whole number");
	expect_bad("1,0\n", (wf_csv_opts){ .classes = -3 }, "must be at least 1");
	expect_bad("1,0\n", (wf_csv_opts){ .has_ignore_index = true }, "must be at least 1");
	expect_bad("1,0\n", (wf_csv_opts){ .classes = 3, .columns = (const wf_column[]){ { .name = "v", .dtype = WF_F32 }, { 0 } } }, "stand in .columns");
	expect_ok(wf_array(WF_I64, 1, (const int64_t[]){ 4 }, (const int64_t[]){ 0, 2, 3, -7 }, &y));
	expect_ok(wf_array(WF_U64, 2, (const int64_t[]){ 4, 1 }, (const uint64_t[]){ 0, 1, UINT64_MAX, 2 }, &u));
	expect_ok(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, (const float[]){ 0, 1, 2, 3 }, &x));
	expect_ok(wf_tree_dict(3, (const char *const[]){ "u", "x", "y" }, (const wf_tree *const[]){ u, x, y }, &columns));
	expect_ok(wf_dataset_from_tree(columns, &d));
	expect_error(wf_dataset_check_labels(d, "y", (wf_label_opts){ .classes = 3 }), WF_INVALID_ARGUMENT,
		     "row 2 (from 0) of column \"y\": 3 is not a label\n  \"y\" has labels from 0 to 2");
	expect_error(wf_dataset_check_labels(d, "y", (wf_label_opts){ .classes = 4 }), WF_INVALID_ARGUMENT, "row 3 (from 0) of column \"y\": -7 is not");
	expect_ok(wf_dataset_check_labels(d, "y", (wf_label_opts){ .classes = 4, .ignore_index = -7, .has_ignore_index = true }));
	expect_error(wf_dataset_check_labels(d, "y", (wf_label_opts){ .classes = 4, .ignore_index = -1, .has_ignore_index = true }), WF_INVALID_ARGUMENT,
		     "and -1 for rows without one");
	expect_error(wf_dataset_check_labels(d, "u", (wf_label_opts){ .classes = 3, .ignore_index = -1, .has_ignore_index = true }), WF_INVALID_ARGUMENT,
		     "row 2 (from 0) of column \"u\": 18446744073709551615 is not a label");
	expect_error(wf_dataset_check_labels(d, "x", (wf_label_opts){ .classes = 4 }), WF_INVALID_ARGUMENT, "column \"x\" is f32");
	expect_error(wf_dataset_check_labels(d, "z", (wf_label_opts){ .classes = 4 }), WF_NOT_FOUND, "no column \"z\"");
	expect_error(wf_dataset_check_labels(d, "y", (wf_label_opts){ 0 }), WF_INVALID_ARGUMENT, "at least 1");
	expect_ok(wf_dataset_split(d, 0.5, 1, &first, &rest)); /* row 3 is in one of the halves, at 0 or 1 */
	wf_error *a = wf_dataset_check_labels(first, "y", (wf_label_opts){ .classes = 4 }), *b = wf_dataset_check_labels(rest, "y", (wf_label_opts){ .classes = 4 });
	assert_true(!a != !b);
	expect_error(a ? a : b, WF_INVALID_ARGUMENT, "-7 is not a label");
	wf_dataset_free(first);
	wf_dataset_free(rest);
	wf_dataset_free(d);
}

static void columns(void **state)
{
	(void)state;
	expect_table("bob,1,2,3,true\nann,4,5,6,0\n",
		     COLUMNS({ .name = "x", .first = 1, .last = 2, .dtype = WF_F32, .divide = 2 },
			     { .name = "y", .first = 3, .last = 3, .dtype = WF_U8, .classes = 7 },
			     { .name = "ok", .first = 4, .last = 4, .dtype = WF_BOOL },
			     { .name = "half", .first = 1, .last = 1, .dtype = WF_F16 },
			     { .name = "brain", .first = 2, .last = 2, .dtype = WF_BF16 }),
		     "{brain: bf16[2] = 2, 5, half: f16[2] = 1, 4, ok: bool[2] = 1, 0, x: f32[2,2] = 0.5, 1, 2, 2.5, y: u8[2] = "
		     "3, 6}");
	expect_table("0\n127\n-128\n", COLUMNS({ .name = "v", .dtype = WF_I8 }), "{v: i8[3] = 0, 127, -128}");
	expect_table("9223372036854775807\n-9223372036854775808\n9007199254740993\n", COLUMNS({ .name = "v", .dtype = WF_I64 }),
		     "{v: i64[3] = 9223372036854775807, -9223372036854775808, 9007199254740993}");
	expect_table("18446744073709551615\n", COLUMNS({ .name = "v", .dtype = WF_U64 }), "{v: u64[1] = 18446744073709551615}");
	expect_table("3.0\n1e3\n-0\n", COLUMNS({ .name = "v", .dtype = WF_I32 }), "{v: i32[3] = 3, 1000, 0}");
	expect_bad("0\n128\n", COLUMNS({ .name = "v", .dtype = WF_I8 }), "row 2, column 1: «128» does not fit into i8");
	expect_bad("0\n-129\n", COLUMNS({ .name = "v", .dtype = WF_I8 }), "does not fit into i8");
	expect_bad("0\n-1\n", COLUMNS({ .name = "v", .dtype = WF_U16 }), "does not fit into u16");
	expect_bad("9223372036854775808\n", COLUMNS({ .name = "v", .dtype = WF_I64 }), "does not fit into i64");
	expect_bad("18446744073709551616\n", COLUMNS({ .name = "v", .dtype = WF_U64 }), "does not fit into u64");
	expect_bad("99999999999999999999999\n", COLUMNS({ .name = "v", .dtype = WF_I64 }), "does not fit into i64");
	expect_bad("0\n1.5\n", COLUMNS({ .name = "v", .dtype = WF_I32 }), "«1.5» is not a whole number");
	expect_bad("0\nnan\n", COLUMNS({ .name = "v", .dtype = WF_I32 }), "«nan» is not a whole number");
	expect_bad("0\ninf\n", COLUMNS({ .name = "v", .dtype = WF_I32 }), "«inf» is not a whole number");
	expect_bad("0\n2\n", COLUMNS({ .name = "v", .dtype = WF_BOOL }), "«2» is neither 0 nor 1");
	/* labels */
	expect_table("0\n9\n-100\n",
		     COLUMNS({ .name = "v", .dtype = WF_I32, .classes = 10, .ignore_index = -100, .has_ignore_index = true }),
		     "{v: i32[3] = 0, 9, -100}");
	expect_bad("0\n10\n", COLUMNS({ .name = "v", .dtype = WF_I32, .classes = 10 }),
		   "row 2, column 1: «10» is not a label\n  \"v\" has labels from 0 to 9");
	expect_bad("0\n-1\n", COLUMNS({ .name = "v", .dtype = WF_I32, .classes = 10 }), "«-1» is not a label");
	expect_bad("0\n-1\n",
		   COLUMNS({ .name = "v", .dtype = WF_I32, .classes = 10, .ignore_index = -100, .has_ignore_index = true }),
		   "and -100 for rows without one");
	expect_bad("0\n0\n", COLUMNS({ .name = "v", .dtype = WF_F32, .classes = 10 }), "are for whole numbers");
	expect_bad("0\n0\n", COLUMNS({ .name = "v", .dtype = WF_I32, .divide = 2 }), "divide is for floats");
	expect_bad("0\n0\n", COLUMNS({ .name = "v" }), "has no dtype");
	expect_bad("0,1\n", COLUMNS({ .name = "v", .first = 1, .last = 2, .dtype = WF_F32 }),
		   "takes cells 1 to 2 (from 0), but the rows have 2");
	expect_bad("0,1\n", COLUMNS({ .name = "v", .first = 1, .dtype = WF_F32 }), "first not beyond last");
	/* from the end, as in Python: −1 is the last; a range stays one, also where it is one cell long */
	expect_table("1,2,3\n4,5,6\n", COLUMNS({ .name = "all", .last = -1, .dtype = WF_I32 }, { .name = "y", .first = -1, .last = -1, .dtype = WF_I32 }),
		     "{all: i32[2,3] = 1, 2, 3, 4, 5, 6, y: i32[2] = 3, 6}");
	expect_table("1,2,3\n4,5,6\n", COLUMNS({ .name = "v", .first = -2, .last = -2, .dtype = WF_I32 }, { .name = "w", .first = 2, .last = -1, .dtype = WF_I32 }),
		     "{v: i32[2] = 2, 5, w: i32[2,1] = 3, 6}");
	expect_bad("0,1\n", COLUMNS({ .name = "v", .last = -3, .dtype = WF_F32 }), "takes cells 0 to -3 of 2");
	expect_bad("0,1\n", COLUMNS({ .name = "v", .first = -3, .last = -1, .dtype = WF_F32 }), "takes cells -3 to -1 of 2");
	expect_bad("0,1\n", COLUMNS({ .name = "v", .first = -1, .last = -2, .dtype = WF_F32 }), "takes cells 1 to 0 of 2");
	expect_bad("0,1\n", COLUMNS({ .name = "v", .dtype = WF_F32 }, { .name = "v", .dtype = WF_F32 }), "two entries are named");
}

/* ---- gzip ---- */

static size_t gzip(const char *text, char *out, size_t room)
{
	z_stream s = { .next_in = (Bytef *)(uintptr_t)text,
		       .avail_in = (uInt)strlen(text),
		       .next_out = (Bytef *)out,
		       .avail_out = (uInt)room };
	assert_int_equal(deflateInit2(&s, 6, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY), Z_OK);
	assert_int_equal(deflate(&s, Z_FINISH), Z_STREAM_END);
	deflateEnd(&s);
	return s.total_out;
}

static void gzipped(void **state)
{
	(void)state;
	WF_TREES(t);
	wf_dataset *d = NULL;
	char packed[4000];
	size_t first = gzip("1,2,3\n4,5", packed, sizeof packed),
	       both = first + gzip(",6\n", packed + first, sizeof packed - first);
	expect_ok(wf_dataset_csv(scratch_write("a.csv.gz", packed, both), (wf_csv_opts){ 0 }, &d));
	expect_ok(wf_dataset_tree(d, &t));
	char *text = wf_tree_text(t, true);
	assert_string_equal(text, XY);
	free(text);
	wf_dataset_free(d);
	memset(packed + both, 0, 512);
	expect_ok(wf_dataset_csv(scratch_write("zeros.gz", packed, both + 512), (wf_csv_opts){ 0 }, &d));
	wf_dataset_free(d);
	packed[both + 3] = 'x';
	expect_error(wf_dataset_csv(scratch_write("more.gz", packed, both + 512), (wf_csv_opts){ 0 }, &d), WF_DATA_LOSS,
		     "something else after");
	for (size_t n = 2; n < both; n++)
		if (n != first && n != first + 1) /* between the members: whole, but the text is not */
			expect_error(wf_dataset_csv(scratch_write("cut.gz", packed, n), (wf_csv_opts){ 0 }, &d), WF_DATA_LOSS,
				     "cut off");
	for (size_t i = 10; i < both; i++) {
		packed[i] = (char)(packed[i] ^ 4);
		wf_error *err = wf_dataset_csv(scratch_write("bad.gz", packed, both), (wf_csv_opts){ 0 }, &d);
		if (!err) { /* a byte of a header that says nothing */
			expect_ok(wf_dataset_tree(d, &t));
			text = wf_tree_text(t, true);
			assert_string_equal(text, XY);
			free(text);
			wf_dataset_free(d);
		}
		wf_error_free(err);
		packed[i] = (char)(packed[i] ^ 4);
	}
	expect_error(wf_dataset_csv(scratch_path("none.csv"), (wf_csv_opts){ 0 }, &d), WF_NOT_FOUND, "none.csv");
	expect_error(wf_dataset_csv(scratch, (wf_csv_opts){ 0 }, &d), WF_INVALID_ARGUMENT, "is a folder");
}

/* the real data: 1,797 rows; sums computed with numpy: x.sum() = 561718, y.sum() = 8070 */
static void digits(void **state)
{
	(void)state;
	WF_TREES(t);
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_csv(WEFT_SOURCE_DIR "/examples/data/digits.csv.gz",
				 COLUMNS({ .name = "x", .first = 0, .last = 63, .dtype = WF_F32, .divide = 16 },
					 { .name = "y", .first = 64, .last = 64, .dtype = WF_I32, .classes = 10 }),
				 &d));
	assert_int_equal(wf_dataset_rows(d), 1797);
	expect_ok(wf_dataset_tree(d, &t));
	const float *x = wf_tree_get(t, "x")->array->shards[0]->data;
	const int32_t *y = wf_tree_get(t, "y")->array->shards[0]->data;
	double xs = 0, ys = 0;
	for (int i = 0; i < 1797 * 64; i++)
		xs += (double)x[i];
	for (int i = 0; i < 1797; i++)
		ys += y[i];
	assert_true(xs == 561718.0 / 16);
	assert_true(ys == 8070);
	wf_dataset_free(d);
	expect_error(wf_dataset_csv(WEFT_SOURCE_DIR "/examples/data/digits.csv.gz",
				    COLUMNS({ .name = "y", .first = 64, .last = 64, .dtype = WF_I32, .classes = 9 }), &d),
		     WF_INVALID_ARGUMENT, "row 10, column 65: «9» is not a label");
}

/* cut off at every byte and every byte altered: an error or a table, never a crash */
static void damaged(void **state)
{
	(void)state;
	static const char text[] = "a,\"b \"\"c\",d\r\n1.5,-2e3,3\n\"4\",nan,0.1234567890123456789\n\n7,8,9";
	for (size_t n = 0; n < sizeof text; n++) {
		for (int c = 1; c < 256; c++) {
			WF_TREES(t);
			char copy[sizeof text];
			memcpy(copy, text, sizeof text);
			if (n < sizeof text - 1)
				copy[n] = (char)(unsigned char)c;
			wf_error_free(parse(copy, (wf_csv_opts){ 0 }, &t));
		}
		WF_TREES(t);
		char copy[sizeof text];
		memcpy(copy, text, sizeof text);
		copy[n] = 0;
		wf_error_free(parse(copy, (wf_csv_opts){ 0 }, &t));
	}
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = {
		TEST(shapes_of_text), TEST(bad_text), TEST(numbers), TEST(ranges), TEST(labels), TEST(columns), TEST(gzipped), TEST(digits), TEST(damaged),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* tokens_test.c: files of tokens; the headers are llm.c's, after its dev/data/data_common.py. */
#include "store/test_scratch.h"
#include "data/format.h"

static const uint16_t ten[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 65535 };

static void expect_xy(const char *path, wf_token_opts o, const char *wanted)
{
	WF_TREES(t);
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_tokens(path, o, &d));
	expect_ok(wf_dataset_tree(d, &t));
	char *text = wf_tree_text(t, true);
	assert_string_equal(text, wanted);
	free(text);
	wf_dataset_free(d);
}

static void windows(void **state)
{
	(void)state;
	const char *path = scratch_write("t", ten, sizeof ten);
	expect_xy(path, (wf_token_opts){ .length = 3 },
		  "{x: i32[3,3] = 0, 1, 2, 3, 4, 5, 6, 7, 8, y: i32[3,3] = 1, 2, 3, 4, 5, 6, 7, 8, 65535}");
	expect_xy(path, (wf_token_opts){ .length = 4 },
		  "{x: i32[2,4] = 0, 1, 2, 3, 4, 5, 6, 7, y: i32[2,4] = 1, 2, 3, 4, 5, 6, 7, 8}");
	expect_xy(path, (wf_token_opts){ .length = 2, .stride = 1, .dtype = WF_U16 },
		  "{x: i32[8,2] = 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, y: i32[8,2] = 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, "
		  "7, 7, 8, 8, 65535}");
	expect_xy(path, (wf_token_opts){ .length = 1, .stride = 6 }, "{x: i32[2,1] = 0, 6, y: i32[2,1] = 1, 7}");
	expect_xy(path, (wf_token_opts){ .length = 9 },
		  "{x: i32[1,9] = 0, 1, 2, 3, 4, 5, 6, 7, 8, y: i32[1,9] = 1, 2, 3, 4, 5, 6, 7, 8, 65535}");
	static const uint32_t wide[] = { 70000, INT32_MAX, 3 };
	expect_xy(scratch_write("w", wide, sizeof wide), (wf_token_opts){ .length = 2, .dtype = WF_U32 },
		  "{x: i32[1,2] = 70000, 2147483647, y: i32[1,2] = 2147483647, 3}");
}

/* one column without the other, as a check of labels reads it */
static void single_columns(void **state)
{
	(void)state;
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_tokens(scratch_write("t", ten, sizeof ten), (wf_token_opts){ .length = 3 }, &d));
	expect_ok(wf_dataset_check_labels(d, "x", (wf_label_opts){ .classes = 9 }));
	expect_error(wf_dataset_check_labels(d, "y", (wf_label_opts){ .classes = 9 }), WF_INVALID_ARGUMENT,
		     "row 2 (from 0) of column \"y\": 65535");
	wf_dataset_free(d);
}

static unsigned char file[2048];

static size_t with_header(int32_t magic, int32_t version, int32_t count, const void *tokens, size_t size)
{
	const int32_t words[3] = { magic, version, count };
	memset(file, 0, sizeof file);
	memcpy(file, words, sizeof words);
	memcpy(file + 1024, tokens, size);
	return 1024 + size;
}

static void llm_c(void **state)
{
	(void)state;
	size_t n = with_header(20240520, 1, 10, ten, sizeof ten);
	const char *path = scratch_write("gpt2.bin", file, n);
	expect_xy(path, (wf_token_opts){ .length = 5 }, "{x: i32[1,5] = 0, 1, 2, 3, 4, y: i32[1,5] = 1, 2, 3, 4, 5}");
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_tokens(path, (wf_token_opts){ .length = 5, .raw = true }, &d)); /* 522 numbers */
	assert_int_equal(wf_dataset_rows(d), 104);
	wf_dataset_free(d);
	d = NULL;
	static const uint32_t wide[] = { 128000, 5, 6 };
	n = with_header(20240801, 7, 3, wide, sizeof wide);
	expect_xy(scratch_write("llama.bin", file, n), (wf_token_opts){ .length = 1 },
		  "{x: i32[2,1] = 128000, 5, y: i32[2,1] = 5, 6}");
	expect_error(wf_dataset_tokens(scratch_path("llama.bin"), (wf_token_opts){ .length = 1, .dtype = WF_U16 }, &d),
		     WF_INVALID_ARGUMENT, "has u32 tokens by its header; u16 were asked for");
	static const struct {
		int32_t magic, version, count;
		wf_code code;
		const char *part;
	} cases[] = {
		{ 20240520, 2, 10, WF_UNSUPPORTED, "version 2 of llm.c's format with magic 20240520; 1 can be read" },
		{ 20240801, 1, 5, WF_UNSUPPORTED, "version 1 of llm.c's format with magic 20240801; 7 can be read" },
		{ 20240520, 1, 11, WF_DATA_LOSS, "20 bytes of tokens, but its header says 11 tokens of 2 bytes: it is cut off" },
		{ 20240520, 1, 9, WF_DATA_LOSS, "its header says 9 tokens of 2 bytes" },
		{ 20240520, 1, -1, WF_DATA_LOSS, "4294967295 tokens" },
		{ 20240522, 1, 10, WF_UNSUPPORTED, "questions with several answers" },
	};
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		n = with_header(cases[i].magic, cases[i].version, cases[i].count, ten, sizeof ten);
		expect_error(wf_dataset_tokens(scratch_write("bad", file, n), (wf_token_opts){ .length = 1 }, &d), cases[i].code,
			     cases[i].part);
	}
	/* cut off within the header: not a file without one */
	for (n = 12; n < 1024; n += 1011) {
		with_header(20240801, 7, 10, ten, sizeof ten);
		expect_error(wf_dataset_tokens(scratch_write("bad", file, n), (wf_token_opts){ .length = 1 }, &d), WF_DATA_LOSS,
			     "begins as llm.c's header of 1024 bytes: it is cut off");
	}
	assert_null(d);
}

static void bad_options(void **state)
{
	(void)state;
	const char *path = scratch_write("t", ten, sizeof ten);
	static const struct {
		wf_token_opts o;
		const char *part;
	} cases[] = {
		{ { 0 }, "length, the tokens of a row, must be at least 1 (0)" },
		{ { .length = -2 }, "at least 1 (-2)" },
		{ { .length = 1, .stride = -1 }, "not negative (-1, 0)" },
		{ { .length = 1, .vocab = -1 }, "not negative (0, -1)" },
		{ { .length = 10 }, "has 10 tokens: too few for a row of 10 and the one that follows" },
		{ { .length = INT64_MAX }, "too few" },
		{ { .length = 1, .dtype = WF_I32 }, "u16 or u32 tokens; dtype i32 came" },
	};
	wf_dataset *d = NULL;
	for (size_t i = 0; i < WFI_COUNT(cases); i++)
		expect_error(wf_dataset_tokens(path, cases[i].o, &d), WF_INVALID_ARGUMENT, cases[i].part);
	const wf_token_opts one = { .length = 1 };
	expect_error(wf_dataset_tokens(scratch_write("odd", ten, 5), one, &d), WF_DATA_LOSS,
		     "5 bytes: no whole number of tokens of 2 bytes");
	expect_error(wf_dataset_tokens(scratch_write("none", ten, 0), one, &d), WF_INVALID_ARGUMENT, "has 0 tokens");
	expect_error(wf_dataset_tokens(scratch_path("missing"), one, &d), WF_NOT_FOUND, "missing: no such file");
	expect_error(wf_dataset_tokens(NULL, one, &d), WF_INVALID_ARGUMENT, "NULL");
	expect_error(wf_dataset_tokens(path, one, NULL), WF_INVALID_ARGUMENT, "NULL");
	expect_ok(wf_dataset_tokens(path, (wf_token_opts){ .length = 1, .stride = INT64_MAX }, &d));
	assert_int_equal(wf_dataset_rows(d), 1);
	wf_dataset_free(d);
}

/* tokens out of range are seen where they are read, with their place */
static void out_of_range(void **state)
{
	(void)state;
	WF_TREES(b);
	wf_dataset *d = NULL;
	wf_loader *l = NULL;
	expect_ok(wf_dataset_tokens(scratch_write("t", ten, sizeof ten), (wf_token_opts){ .length = 3, .vocab = 9 }, &d));
	expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 2, .workers = 1 }, &l));
	wf_dataset_free(d);
	expect_ok(wf_loader_next_batch(l, &b));
	expect_error(wf_loader_next_batch(l, &b), WF_DATA_LOSS, "t: token 9 (from 0) is 65535; 0 to 8 were expected");
	wf_loader_close(l);
	static const uint32_t wide[] = { 1, 2147483648u };
	expect_ok(wf_dataset_tokens(scratch_write("w", wide, sizeof wide), (wf_token_opts){ .length = 1, .dtype = WF_U32 }, &d));
	expect_error(wf_dataset_tree(d, &b), WF_DATA_LOSS, "token 1 (from 0) is 2147483648; 0 to 2147483647 were expected");
	wf_dataset_free(d);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = { TEST(windows), TEST(single_columns), TEST(llm_c), TEST(bad_options),
					    TEST(out_of_range) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}

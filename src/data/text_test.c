/* text_test.c: texts as rows of tokens: what is in each row follows from the text. */
#include "store/test_scratch.h"
#include <zlib.h>
#include "data/format.h"

static void expect_rows(wf_dataset *d, const char *wanted)
{
	WF_TREES(t);
	expect_ok(wf_dataset_tree(d, &t));
	char *text = wf_tree_text(t, true);
	assert_string_equal(text, wanted);
	free(text);
	wf_dataset_free(d);
}

static void expect_text(const char *path, wf_text_opts o, const char *wanted)
{
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_text(path, o, &d));
	expect_rows(d, wanted);
}

/* "abcdefg\xff": 97 … 103, 255 */
static void rows_of_bytes(void **state)
{
	(void)state;
	const char *path = scratch_write("a.txt", "abcdefg\xff", 8);
	wf_tokenizer *bytes = NULL;
	expect_ok(wf_tokenizer_bytes(&bytes));
#define THREES "{x: i32[2,3] = 97, 98, 99, 100, 101, 102, y: i32[2,3] = 98, 99, 100, 101, 102, 103}"
	expect_text(path, (wf_text_opts){ .length = 3 }, THREES);
	expect_text(path, (wf_text_opts){ .length = 3, .tokenizer = bytes }, THREES);
	expect_text(path, (wf_text_opts){ .length = 3, .stride = 4 },
		    "{x: i32[2,3] = 97, 98, 99, 101, 102, 103, y: i32[2,3] = 98, 99, 100, 102, 103, 255}");
	expect_text(path, (wf_text_opts){ .length = 7 },
		    "{x: i32[1,7] = 97, 98, 99, 100, 101, 102, 103, y: i32[1,7] = 98, 99, 100, 101, 102, 103, 255}");
	expect_text(path, (wf_text_opts){ .length = 2, .stride = 1 },
		    "{x: i32[6,2] = 97, 98, 98, 99, 99, 100, 100, 101, 101, 102, 102, 103, y: i32[6,2] = 98, 99, 99, 100, 100, "
		    "101, 101, 102, 102, 103, 103, 255}");
	wf_tokenizer_free(bytes);

	gzFile f = gzopen(scratch_path("a.gz"), "wb");
	assert_int_equal(gzwrite(f, "abcdefg\xff", 8), 8);
	assert_int_equal(gzclose(f), Z_OK);
	expect_text(scratch_path("a.gz"), (wf_text_opts){ .length = 3 }, THREES);
}

/* words are as in tokenizer_test.c's golden values; here: the ids of the encoder, cut into rows */
static void rows_of_tokens(void **state)
{
	(void)state;
	static const char text[] = "Training in C: the model, the loss and the data.\n<|endoftext|>The model, again.\n";
	const char *path = scratch_write("b.txt", text, sizeof text - 1);
	for (int special = 0; special < 2; special++) {
		wf_tokenizer *t = NULL;
		wf_dataset *d = NULL;
		WF_TREES(all);
		int32_t *tokens = NULL, row[5];
		size_t n = 0, ends = 0;
		expect_ok(wf_tokenizer_open(WEFT_GOLDEN_DIR "/tokenizer", &t));
		expect_ok(wf_tokenizer_encode(t, text, sizeof text - 1, (wf_encode_opts){ .special = special }, &tokens, &n));
		for (size_t i = 0; i < n; i++)
			ends += tokens[i] == wf_tokenizer_id(t, "<|endoftext|>");
		assert_int_equal(ends, special);
		expect_ok(wf_dataset_text(path, (wf_text_opts){ .tokenizer = t, .length = 5, .stride = 2, .special = special },
					  &d));
		wf_tokenizer_free(t); /* not needed any more */
		assert_int_equal(wf_dataset_rows(d), (n - 6) / 2 + 1);
		expect_ok(wf_dataset_tree(d, &all));
		int32_t *x = wfi_alloc(n * 20);
		size_t rows = (size_t)wf_dataset_rows(d);
		for (int y = 0; y < 2; y++) {
			expect_ok(wf_tree_read(wf_tree_get(all, y ? "y" : "x"), x, rows * sizeof row));
			for (size_t i = 0; i < rows * 5; i++)
				assert_int_equal(x[i], tokens[i / 5 * 2 + i % 5 + (size_t)y]);
		}
		wfi_free(x);
		free(tokens);
		wf_dataset_free(d);
	}
}

static void what_is_wrong(void **state)
{
	(void)state;
	wf_dataset *d = NULL;
	wf_tokenizer *t = NULL;
	const char *path = scratch_write("c.txt", "abc", 3);
	expect_error(wf_dataset_text(path, (wf_text_opts){ 0 }, &d), WF_INVALID_ARGUMENT,
		     "c.txt: length, the tokens of a row, must be at least 1");
	expect_error(wf_dataset_text(path, (wf_text_opts){ .length = 3 }, &d), WF_INVALID_ARGUMENT,
		     "c.txt has 3 tokens: too few for a row of 3");
	expect_error(wf_dataset_text(path, (wf_text_opts){ .length = 1, .stride = -1 }, &d), WF_INVALID_ARGUMENT,
		     "not negative (-1");
	expect_error(wf_dataset_text("/no/where", (wf_text_opts){ .length = 1 }, &d), WF_NOT_FOUND, "/no/where");
	expect_error(wf_dataset_text(NULL, (wf_text_opts){ .length = 1 }, &d), WF_INVALID_ARGUMENT, "is NULL");
	const char *vocab = scratch_write("v.json", "{\"a\":0,\"b\":1,\"ab\":2}", 20),
		   *merges = scratch_write("m.txt", "a b\n", 4);
	expect_ok(wf_tokenizer_gpt2(vocab, merges, &t));
	expect_error(wf_dataset_text(path, (wf_text_opts){ .tokenizer = t, .length = 1 }, &d), WF_INVALID_ARGUMENT,
		     "no token for byte 2 of 3");
	path = scratch_write("d.txt", "ababa", 5);
	expect_error(wf_dataset_text(path, (wf_text_opts){ .tokenizer = t, .length = 3 }, &d), WF_INVALID_ARGUMENT,
		     "d.txt has 3 tokens");
	expect_text(path, (wf_text_opts){ .tokenizer = t, .length = 2 }, "{x: i32[1,2] = 2, 2, y: i32[1,2] = 2, 0}");
	wf_tokenizer_free(t);
	assert_null(d);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(rows_of_bytes, scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(rows_of_tokens, scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(what_is_wrong, scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* tokenizer_test.c: what tokenizers and tiktoken make of the same texts (test/oracle/tokenizer_golden.py), merges by hand, files that are wrong. */
#include "store/test_scratch.h"
#include "data/tokenizer.h"
#include <weft/data.h>

#define GOLDEN WEFT_GOLDEN_DIR "/tokenizer/"

static void expect_tokens(const wf_tokenizer *t, const char *text, size_t size, bool special, const int32_t *wanted,
			  size_t n_wanted)
{
	int32_t *tokens = NULL;
	char *back = NULL;
	size_t n = 0, m = 0;
	expect_ok(wf_tokenizer_encode(t, text, size, (wf_encode_opts){ .special = special }, &tokens, &n));
	if (n != n_wanted || memcmp(tokens, wanted, n * sizeof *tokens)) {
		print_error("of the text «%.*s» (%zu bytes): %zu tokens, wanted %zu:", (int)size, text, size, n, n_wanted);
		for (size_t i = 0; i < WFI_MAX(n, n_wanted); i++)
			print_error(" %d/%d", i < n ? tokens[i] : -1, i < n_wanted ? wanted[i] : -1);
		print_error("\n");
		fail();
	}
	expect_ok(wf_tokenizer_decode(t, tokens, n, &back, &m));
	assert_int_equal(m, size);
	assert_memory_equal(back, text, size);
	assert_int_equal(back[m], 0);
	free(tokens);
	free(back);
}

/* ---- golden ---- */

typedef struct list {
	void *v;
	size_t n;
} list;

static list read_list(const wf_tree *cases, const char *name, size_t size)
{
	const wf_tree *leaf = wf_tree_get(cases, name);
	assert_non_null(leaf);
	assert_int_equal(wf_dtype_size(wf_tree_dtype(leaf)), size);
	list l = { .n = (size_t)wf_tree_dim(leaf, 0) };
	l.v = wfi_alloc(l.n * size + 1);
	expect_ok(wf_tree_read(leaf, l.v, l.n * size));
	return l;
}

/* texts and their tokens, each in one array with where each ends */
static void expect_cases(const wf_tokenizer *t, const wf_tree *cases, const char *texts, const char *name, bool special)
{
	char end[64], text_end[64];
	snprintf(end, sizeof end, "%s_end", name);
	snprintf(text_end, sizeof text_end, "%s_end", texts);
	list text = read_list(cases, texts, 1), text_ends = read_list(cases, text_end, 8);
	list tokens = read_list(cases, name, 4), ends = read_list(cases, end, 8);
	assert_int_equal(text_ends.n, ends.n);
	assert_true(ends.n > 2);
	int64_t from = 0, at = 0;
	for (size_t i = 0; i < ends.n; i++) {
		int64_t text_to = ((int64_t *)text_ends.v)[i], to = ((int64_t *)ends.v)[i];
		char *copy = malloc((size_t)(text_to - from) + 1); /* the sanitizer sees a byte too far */
		assert_non_null(copy);
		memcpy(copy, (char *)text.v + from, (size_t)(text_to - from));
		expect_tokens(t, copy, (size_t)(text_to - from), special, (int32_t *)tokens.v + at, (size_t)(to - at));
		free(copy);
		from = text_to;
		at = to;
	}
	wfi_free(text.v);
	wfi_free(text_ends.v);
	wfi_free(tokens.v);
	wfi_free(ends.v);
}

static void texts_as_tokenizers_cuts_them(void **state)
{
	(void)state;
	static const char *const names[] = { "gpt2", "cl100k", "qwen2", "whole" };
	WF_TREES(cases);
	expect_ok(wf_npz_read(GOLDEN "cases.npz", &cases));
	for (size_t i = 0; i < WFI_COUNT(names); i++) {
		char path[512];
		wf_tokenizer *t = NULL;
		snprintf(path, sizeof path, GOLDEN "%s.json", names[i]);
		expect_ok(wf_tokenizer_open(path, &t));
		assert_true(wf_tokenizer_id(t, "<|endoftext|>") > 255);
		expect_cases(t, cases, "text", names[i], false);
		if (!i)
			expect_cases(t, cases, "special_text", "special", true);
		wf_tokenizer_free(t);
	}
}

static void gpt2_files(void **state)
{
	(void)state;
	WF_TREES(cases);
	wf_tokenizer *t = NULL, *folder = NULL;
	expect_ok(wf_npz_read(GOLDEN "cases.npz", &cases));
	expect_ok(wf_tokenizer_gpt2(GOLDEN "vocab.json", GOLDEN "merges.txt", &t));
	expect_cases(t, cases, "text", "gpt2", false);
	expect_cases(t, cases, "special_text", "special", true);
	assert_int_equal(wf_tokenizer_id(t, "<|endoftext|>"), 700);
	assert_int_equal(wf_tokenizer_id(t, "no such token"), -1);
	wf_tokenizer_free(t);

	/* as OpenAI names them, in a folder */
	char *data = NULL;
	size_t size = 0;
	assert_int_equal(mkdir(scratch_path("model"), 0777), 0);
	expect_error(wf_tokenizer_open(scratch_path("model"), &folder), WF_NOT_FOUND, "has neither tokenizer.json nor");
	expect_ok(wfi_read_file(GOLDEN "vocab.json", SIZE_MAX, &data, &size));
	scratch_write("model/encoder.json", data, size);
	wfi_free(data);
	expect_error(wf_tokenizer_open(scratch_path("model"), &folder), WF_NOT_FOUND, "vocab.bpe: no such file");
	expect_ok(wfi_read_file(GOLDEN "merges.txt", SIZE_MAX, &data, &size));
	scratch_write("model/vocab.bpe", data, size);
	wfi_free(data);
	expect_ok(wf_tokenizer_open(scratch_path("model"), &folder));
	wf_tokenizer *again = wf_tokenizer_retain(folder);
	wf_tokenizer_free(folder);
	expect_cases(again, cases, "text", "gpt2", false);
	wf_tokenizer_free(again);
}

/* ---- by hand ---- */

static wf_error *make(const char *vocab, const char *merges, wf_tokenizer **out)
{
	char *copy = wfi_strdup(merges);
	wf_error *err = wfi_tokenizer_parse_gpt2("v.json", vocab, strlen(vocab), "m.txt", copy, out);
	wfi_free(copy);
	return err;
}

#define EXPECT(t, text, ...) \
	expect_tokens(t, text, sizeof(text) - 1, false, (const int32_t[]){ __VA_ARGS__ }, \
		      WFI_COUNT(((const int32_t[]){ __VA_ARGS__ })))

static void bytes(void **state)
{
	(void)state;
	wf_tokenizer *t = NULL;
	expect_ok(wf_tokenizer_bytes(&t));
	assert_int_equal(wf_tokenizer_size(t), 256);
	assert_int_equal(wf_tokenizer_id(t, "A"), 65);
	assert_int_equal(wf_tokenizer_id(t, "AB"), -1);
	EXPECT(t, "Az \xff\x80\n", 65, 122, 32, 255, 128, 10);
	char all[256];
	int32_t ids[256];
	for (int i = 0; i < 256; i++) {
		all[i] = (char)(unsigned char)i;
		ids[i] = i;
	}
	expect_tokens(t, all, sizeof all, false, ids, 256);
	expect_tokens(t, NULL, 0, false, ids, 0);
	wf_tokenizer_free(t);
}

static void merges_by_hand(void **state)
{
	(void)state;
	wf_tokenizer *t = NULL;
	/* GPT-2's rule: the pair of least rank first, from the left, until none is left */
	expect_ok(make("{\"a\":0,\"b\":1,\"c\":2,\"aa\":3,\"ab\":4,\"abc\":5,\"bc\":6,\"\\u0120\":7,\"\\u0120a\":8,\"\\u010a\":9,"
		       "\"'\":10,\"s\":11,\"'s\":12,\"<end>\":14}",
		       "#version: 0.2\nb c\na a\na b\na bc\n\xc4\xa0 a\n' s\n", &t));
	EXPECT(t, "aaa", 3, 0);
	EXPECT(t, "aaaa", 3, 3);
	EXPECT(t, "aab", 3, 1); /* a a comes before a b */
	EXPECT(t, "abc", 5);    /* b c, then a bc */
	EXPECT(t, "ababc", 4, 5);
	EXPECT(t, "aabc", 3, 6); /* a a before a bc */
	EXPECT(t, " a  a", 8, 7, 8);
	EXPECT(t, "a's", 0, 12);
	EXPECT(t, "a'sa", 0, 12, 0);
	EXPECT(t, "a''s", 0, 10, 10, 11); /* '' s: the second ' belongs to the word of signs */
	EXPECT(t, "\n a", 9, 8);
	EXPECT(t, "\n\na", 9, 9, 0);
	assert_int_equal(wf_tokenizer_size(t), 15);
	assert_int_equal(wf_tokenizer_id(t, " a"), 8);
	assert_int_equal(wf_tokenizer_id(t, "<end>"), 14);
	expect_tokens(t, "a<end>b", 7, true, (const int32_t[]){ 0, 14, 1 }, 3);

	int32_t *tokens = NULL;
	char *text = NULL;
	size_t n = 7, size = 7;
	expect_error(wf_tokenizer_encode(t, "a<end>b", 7, (wf_encode_opts){ 0 }, &tokens, &n), WF_INVALID_ARGUMENT,
		     "no token for byte 1 of 7 of the text, 0x3c");
	assert_null(tokens);
	static const int32_t bad[][2] = { { 0, 15 }, { 0, -1 }, { 0, 13 } };
	static const char *const why[] = { "number 1 of 2, 15, is no token; ids go from 0 to 14",
					   "number 1 of 2, -1, is no token",
					   "13, is no token; ids go from 0 to 14, this one is not used" };
	for (size_t i = 0; i < WFI_COUNT(bad); i++)
		expect_error(wf_tokenizer_decode(t, bad[i], 2, &text, &size), WF_INVALID_ARGUMENT, why[i]);
	assert_null(text);
	wf_tokenizer_free(t);
}

/* a word of a million letters is merged like any other */
static void long_words(void **state)
{
	(void)state;
	wf_tokenizer *t = NULL;
	expect_ok(make("{\"a\":0,\"aa\":1,\"aaaa\":2}", "a a\naa aa\n", &t));
	size_t size = 1000003, n = 0;
	char *text = wfi_alloc(size);
	int32_t *tokens = NULL;
	memset(text, 'a', size);
	expect_ok(wf_tokenizer_encode(t, text, size, (wf_encode_opts){ 0 }, &tokens, &n));
	assert_int_equal(n, 250002);
	assert_int_equal(tokens[0], 2);
	assert_int_equal(tokens[249999], 2);
	assert_int_equal(tokens[250000], 1);
	assert_int_equal(tokens[250001], 0);
	free(tokens);
	wfi_free(text);
	wf_tokenizer_free(t);
}

/* ---- files that are wrong ---- */

static void bad_gpt2(void **state)
{
	(void)state;
	static const struct {
		const char *vocab, *merges, *part;
	} bad[] = {
		{ "", "", "v.json is no JSON: line 1" },
		{ "{\"a\":0,\n\"b\"}", "", "v.json is no JSON: line 2" },
		{ "{\"a\":0} x", "", "v.json is no JSON" },
		{ "[1]", "", "v.json has no vocabulary" },
		{ "{}", "", "v.json has no vocabulary" },
		{ "{\"a\":0,\"b\":\"1\"}", "", "v.json: token \"b\" has no id" },
		{ "{\"a\":0,\"b\":-1}", "", "token \"b\" has no id" },
		{ "{\"a\":0,\"b\":1.5}", "", "token \"b\" has no id" },
		{ "{\"a\":0,\"b\":1e9}", "", "token \"b\" has no id" },
		{ "{\"a\":0,\"b\":0}", "", "token \"b\" has an id that another has, too" },
		{ "{\"a\":0,\"a\":1}", "", "token \"a\" is there twice" },
		{ "{\"a\":0,\"\":1}", "", "token \"\" is empty" },
		{ "{\"a\":0,\"b\":1,\"ab\":2}", "a b\na",
		  "m.txt: line 2: two tokens with a space between were expected, \"a\" came" },
		{ "{\"a\":0,\"b\":1,\"ab\":2}", "a b c\n", "m.txt: line 1: two tokens" },
		{ "{\"a\":0,\"b\":1,\"ab\":2}", " a\n", "m.txt: line 1: two tokens" },
		{ "{\"a\":0,\"b\":1,\"ab\":2}", "#version: 0.2\na c\n",
		  "m.txt: merge 2: its right side is no token of the vocabulary" },
		{ "{\"a\":0,\"b\":1,\"ab\":2}", "abab b\n", "m.txt: merge 1: its left side is no token of the vocabulary" },
		{ "{\"a\":0,\"b\":1,\"ab\":2}", "b a\n",
		  "m.txt: merge 1: \"b\" and \"a\" together are no token of the vocabulary" },
		{ "{\"a\":0,\"b\":1,\"ab\":2}", "a b\n#version: 0.2\n", "m.txt: merge 2: its left side" },
	};
	for (size_t i = 0; i < WFI_COUNT(bad); i++) {
		wf_tokenizer *t = NULL;
		expect_error(make(bad[i].vocab, bad[i].merges, &t), WF_INVALID_ARGUMENT, bad[i].part);
		assert_null(t);
	}
	wf_tokenizer *t = NULL;
	const char *zero = scratch_write("zero.txt", "a b\0\n", 5);
	expect_error(wf_tokenizer_gpt2(GOLDEN "vocab.json", zero, &t), WF_INVALID_ARGUMENT,
		     "zero.txt is no text: byte 3 is zero");
	expect_error(wf_tokenizer_gpt2(GOLDEN "vocab.json", "/no/where", &t), WF_NOT_FOUND, "/no/where");
	expect_error(wf_tokenizer_gpt2(NULL, "/no/where", &t), WF_INVALID_ARGUMENT, "is NULL");
	expect_error(wf_tokenizer_open("/no/where", &t), WF_NOT_FOUND, "/no/where");
}

#define MODEL "\"model\":{\"type\":\"BPE\",\"vocab\":{\"a\":0,\"b\":1,\"ab\":2},\"merges\":[\"a b\"]}"
#define LEVEL "{\"type\":\"ByteLevel\",\"add_prefix_space\":false,\"use_regex\":false}"
#define SEQUENCE(...) "{\"pre_tokenizer\":{\"type\":\"Sequence\",\"pretokenizers\":[" __VA_ARGS__ "]}," MODEL "}"
#define SPLIT(regex) "{\"type\":\"Split\",\"pattern\":{\"Regex\":\"" regex "\"},\"behavior\":\"Isolated\"},"
#define ADDED(...) "{\"added_tokens\":[" __VA_ARGS__ "],\"pre_tokenizer\":" LEVEL "," MODEL "}"

static void bad_json(void **state)
{
	(void)state;
	static const struct {
		wf_code code;
		const char *text, *part;
	} bad[] = {
		{ WF_INVALID_ARGUMENT, "{", "t.json is no JSON" },
		{ WF_INVALID_ARGUMENT, "[]", "t.json is no tokenizer.json: it has no \"model\"" },
		{ WF_INVALID_ARGUMENT, "{\"a\":0}", "it has no \"model\"" },
		{ WF_UNSUPPORTED, "{\"model\":{\"type\":\"WordPiece\"}}", "model \"WordPiece\" is not known" },
		{ WF_UNSUPPORTED, "{\"model\":{\"type\":\"Unigram\"}}", "model \"Unigram\" is not known" },
		{ WF_UNSUPPORTED, "{\"normalizer\":{\"type\":\"NFC\"}," MODEL "}", "normalizer \"NFC\" is not known" },
		{ WF_UNSUPPORTED, "{\"model\":{\"type\":\"BPE\",\"byte_fallback\":true}}", "the model's \"byte_fallback\"" },
		{ WF_UNSUPPORTED, "{\"model\":{\"type\":\"BPE\",\"end_of_word_suffix\":\"</w>\"}}", "\"end_of_word_suffix\"" },
		{ WF_UNSUPPORTED, "{\"model\":{\"type\":\"BPE\",\"dropout\":0.1}}", "\"dropout\"" },
		{ WF_INVALID_ARGUMENT, "{\"model\":{\"type\":\"BPE\",\"vocab\":{\"a\":0}}}", "no list of merges" },
		{ WF_INVALID_ARGUMENT, "{\"model\":{\"type\":\"BPE\",\"merges\":[]}}", "has no vocabulary" },
		{ WF_UNSUPPORTED, "{" MODEL "}", "pre_tokenizer \"(without a type)\"" },
		{ WF_UNSUPPORTED, "{\"pre_tokenizer\":{\"type\":\"Metaspace\"}," MODEL "}",
		  "pre_tokenizer \"Metaspace\" is not known" },
		{ WF_UNSUPPORTED, "{\"pre_tokenizer\":{\"type\":\"ByteLevel\",\"add_prefix_space\":true}," MODEL "}",
		  "add_prefix_space" },
		{ WF_UNSUPPORTED, SEQUENCE(LEVEL), "Sequence other than" },
		{ WF_UNSUPPORTED, SEQUENCE(LEVEL "," LEVEL), "Sequence other than" },
		{ WF_UNSUPPORTED, SEQUENCE(SPLIT("\\\\d+") LEVEL), "pattern \"\\d+\" is not known" },
		{ WF_UNSUPPORTED, SEQUENCE("{\"type\":\"Split\",\"behavior\":\"Removed\"}," LEVEL),
		  "Split that is not \"Isolated\"" },
		{ WF_INVALID_ARGUMENT, ADDED("{\"id\":9}"), "added token 0 has no content" },
		{ WF_INVALID_ARGUMENT, ADDED("1"), "added token 0 has no content" },
		{ WF_INVALID_ARGUMENT, ADDED("{\"content\":\"x\"}"), "token \"x\" has no id" },
		{ WF_INVALID_ARGUMENT, ADDED("{\"content\":\"x\",\"id\":3,\"lstrip\":true}"), "\"lstrip\" is true" },
		{ WF_INVALID_ARGUMENT, "{\"pre_tokenizer\":" LEVEL ",\"model\":{\"vocab\":{\"a\":0},\"merges\":[1]}}",
		  "merge 0: \"left right\" or" },
		{ WF_INVALID_ARGUMENT, "{\"pre_tokenizer\":" LEVEL ",\"model\":{\"vocab\":{\"a\":0},\"merges\":[\"a\"]}}",
		  "merge 0: \"left right\" or" },
		{ WF_INVALID_ARGUMENT, "{\"pre_tokenizer\":" LEVEL ",\"model\":{\"vocab\":{\"a\":0},\"merges\":[[\"a\",1]]}}",
		  "merge 0: \"left right\" or" },
		{ WF_INVALID_ARGUMENT, "{\"pre_tokenizer\":" LEVEL ",\"model\":{\"vocab\":{\"a\":0},\"merges\":[\"a z\"]}}",
		  "merge 0: its right side" },
	};
	for (size_t i = 0; i < WFI_COUNT(bad); i++) {
		wf_tokenizer *t = NULL;
		expect_error(wfi_tokenizer_parse_json("t.json", bad[i].text, strlen(bad[i].text), &t), bad[i].code, bad[i].part);
		assert_null(t);
	}
}

/* added tokens: those that are not special are found always, the longest at a place, also where they are in the vocabulary, too */
static void added_tokens(void **state)
{
	(void)state;
	wf_tokenizer *t = NULL;
	const char *text = ADDED("{\"content\":\"ba\",\"id\":3},{\"content\":\"bab\",\"id\":4},{\"content\":\"[x]\",\"id\":6,"
				 "\"special\":true},{\"content\":\"ab\",\"id\":2}");
	expect_ok(wfi_tokenizer_parse_json("t.json", text, strlen(text), &t));
	assert_int_equal(wf_tokenizer_size(t), 7);
	EXPECT(t, "aaab", 0, 0, 2);
	EXPECT(t, "bbaba", 1, 4, 0);
	EXPECT(t, "aba", 2, 0);
	expect_tokens(t, "b[x]ba", 6, true, (const int32_t[]){ 1, 6, 3 }, 3);
	int32_t *tokens = NULL;
	size_t n = 0;
	expect_error(wf_tokenizer_encode(t, "b[x]ba", 6, (wf_encode_opts){ 0 }, &tokens, &n), WF_INVALID_ARGUMENT,
		     "byte 1 of 6 of the text, 0x5b");
	wf_tokenizer_free(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(texts_as_tokenizers_cuts_them),
		cmocka_unit_test_setup_teardown(gpt2_files, scratch_setup, scratch_teardown),
		cmocka_unit_test(bytes),
		cmocka_unit_test(merges_by_hand),
		cmocka_unit_test(long_words),
		cmocka_unit_test_setup_teardown(bad_gpt2, scratch_setup, scratch_teardown),
		cmocka_unit_test(bad_json),
		cmocka_unit_test(added_tokens),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* tokenizer.c: tokenizer.json; or, where an empty line follows the first JSON, vocab.json and merges.txt. What is read encodes its own text,
 * and decodes it to the same bytes. */
#include <stdlib.h>
#include "data/tokenizer.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void round_trip(const wf_tokenizer *t, const char *text, size_t size, bool special)
{
	int32_t *tokens = NULL;
	char *back = NULL;
	size_t n = 0, m = 0;
	wf_error *err = wf_tokenizer_encode(t, text, size, (wf_encode_opts){ .special = special }, &tokens, &n);
	if (err) { /* a byte without a token */
		wf_error_free(err);
		return;
	}
	wf_must(wf_tokenizer_decode(t, tokens, n, &back, &m));
	bool added = special && t->n_added; /* an added token may have the id of one with another text */
	for (size_t i = 0; i < t->n_added; i++)
		added = added || !t->added[i].special;
	if (!added && (m != size || memcmp(back, text, m)))
		abort();
	free(tokens);
	free(back);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *text = wfi_strndup((const char *)data, size), *merges;
	size_t n = strlen(text);
	wf_tokenizer *t = NULL;
	merges = strstr(text, "\n\n");
	if (merges)
		*merges = 0;
	wf_error *err = merges ? wfi_tokenizer_parse_gpt2("v", text, strlen(text), "m", merges + 2, &t)
			       : wfi_tokenizer_parse_json("f", text, n, &t);
	if (!err) {
		round_trip(t, (const char *)data, size, false);
		round_trip(t, (const char *)data, size, true);
	}
	wf_error_free(err);
	wf_tokenizer_free(t);
	wfi_free(text);
	return 0;
}

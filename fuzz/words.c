/* words.c: any bytes as text: cut into words and merged, by each pattern, as a plain merging of them does; and decoded to the same bytes. */
#include <stdlib.h>
#include "data/tokenizer.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { TOKENS = 400, TEXT = 40000 };

/* the bytes, and tokens that join two earlier ones: common bytes, so that merges happen, overlap and chain */
static wf_tokenizer *make(void)
{
	wf_tokenizer *t = NULL;
	size_t used = 0;
	wf_must(wfi_tokenizer_new("f", TOKENS, TEXT, TOKENS, TOKENS, &t));
	for (int32_t i = 0; i < TOKENS; i++) {
		static const char common[] = " \nabs'1";
		int32_t k = i - 256,
			left = i < 256  ? i
			       : k < 49 ? common[k % 7]
					: 256 + k * 5 % k,
			right = i < 256  ? 0
				: k < 49 ? common[k / 7]
					 : 256 + k * 11 % k;
		char *to = t->text + used;
		size_t n = i < 256 ? 1 : t->token[left].n + t->token[right].n;
		if (n > 12 || used + n > TEXT) /* too long to come up */
			continue;
		if (i < 256) {
			*to = (char)(unsigned char)i;
			t->byte[i] = i;
		} else {
			memcpy(to, t->token[left].s, t->token[left].n);
			memcpy(to + t->token[left].n, t->token[right].s, t->token[right].n);
			wfi_put_merge(t, left, right, k, i);
		}
		used += n;
		t->token[i] = (wfi_token_text){ to, n };
	}
	return t;
}

/* one after the other, each time looking through all pairs */
static size_t merge_plainly(const wf_tokenizer *t, const char *s, size_t n, int32_t *out)
{
	for (size_t i = 0; i < n; i++)
		out[i] = t->byte[(unsigned char)s[i]];
	for (;;) {
		const wfi_pair *best = NULL;
		size_t at = 0;
		for (size_t i = 0; i + 1 < n; i++) {
			const wfi_pair *p = wfi_merge_of(t, out[i], out[i + 1]);
			if (p && (!best || p->rank < best->rank)) {
				best = p;
				at = i;
			}
		}
		if (!best)
			return n;
		out[at] = best->id;
		memmove(out + at + 1, out + at + 2, (n - at - 2) * sizeof *out);
		n--;
	}
}

static void check(const wf_tokenizer *t, const char *text, size_t size)
{
	int32_t *tokens = NULL, *wanted = wfi_alloc((size + 1) * sizeof *wanted);
	char *back = NULL;
	size_t n = 0, m = 0;
	wf_must(wf_tokenizer_encode(t, text, size, (wf_encode_opts){ 0 }, &tokens, &n));
	for (size_t at = 0, length; at < size; at += length) {
		length = wfi_next_word(t->pattern, text + at, size - at);
		if (!length || length > size - at)
			abort();
		m += merge_plainly(t, text + at, length, wanted + m);
	}
	if (m != n || memcmp(tokens, wanted, n * sizeof *tokens))
		abort();
	wf_must(wf_tokenizer_decode(t, tokens, n, &back, &m));
	if (m != size || memcmp(back, text, m))
		abort();
	free(tokens);
	free(back);
	wfi_free(wanted);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static wf_tokenizer *t;
	if (!t)
		t = make();
	if (size > 512) /* the plain merging takes n² */
		size = 512;
	char *copy = malloc(size ? size : 1); /* of just this size: the sanitizer sees a byte too far */
	if (!copy)
		return 0;
	memcpy(copy, data, size);
	for (int p = WFI_WHOLE; p <= WFI_QWEN2; p++) {
		t->pattern = (wfi_pattern)p;
		check(t, copy, size);
	}
	free(copy);
	return 0;
}

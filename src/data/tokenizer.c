/* tokenizer.c: a tokenizer's tables, and text to tokens and back. A tokenizer of bytes is one without merges. */
#include "data/tokenizer.h"
#include <stdlib.h>

/* ---- life ---- */

wf_tokenizer *wf_tokenizer_retain(const wf_tokenizer *t)
{
	wf_tokenizer *m = (wf_tokenizer *)(uintptr_t)t; /* the count is not part of the value */
	if (m)
		__atomic_fetch_add(&m->refs, 1, __ATOMIC_RELAXED);
	return m;
}

void wf_tokenizer_free(wf_tokenizer *t)
{
	if (!t || __atomic_fetch_sub(&t->refs, 1, __ATOMIC_ACQ_REL) != 1)
		return;
	wfi_free(t->token);
	wfi_free(t->text);
	wfi_free(t->name);
	wfi_free(t->pair);
	wfi_free(t->added);
	wfi_free(t);
}

static size_t slots_for(size_t n)
{
	size_t slots = 4;
	while (slots < 2 * n)
		slots *= 2;
	return slots;
}

wf_error *wfi_tokenizer_new(const char *what, int32_t size, size_t text_bytes, size_t n, size_t n_merges, wf_tokenizer **out)
{
	wf_tokenizer *t = wfi_alloc(sizeof *t);
	*t = (wf_tokenizer){ .refs = 1, .size = size, .names = slots_for(n), .pairs = slots_for(n_merges) };
	t->token = wfi_try_alloc((size_t)size * sizeof *t->token);
	t->text = wfi_try_alloc(text_bytes);
	t->name = wfi_try_alloc(t->names * sizeof *t->name);
	t->pair = wfi_try_alloc(t->pairs * sizeof *t->pair);
	if (!t->token || !t->text || !t->name || !t->pair) {
		wf_tokenizer_free(t);
		return wfi_out_of_memory((size_t)size * sizeof *t->token + text_bytes, what);
	}
	memset(t->name, 0xff, t->names * sizeof *t->name);
	memset(t->byte, 0xff, sizeof t->byte);
	for (size_t i = 0; i < t->pairs; i++)
		t->pair[i].id = -1;
	*out = t;
	return NULL;
}

wf_error *wf_tokenizer_bytes(wf_tokenizer **out)
{
	if (!out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_tokenizer_bytes: the place for the tokenizer is NULL");
	WF_TRY(wfi_tokenizer_new("a tokenizer", 256, 256, 256, 0, out));
	for (int i = 0; i < 256; i++) {
		(*out)->text[i] = (char)(unsigned char)i;
		(*out)->token[i] = (wfi_token_text){ (*out)->text + i, 1 };
		(*out)->byte[i] = i;
		wfi_name_token(*out, i);
	}
	return NULL;
}

/* ---- tables ---- */

/* the slot of this name, or the free one where it would be */
static size_t name_slot(const wf_tokenizer *t, const char *s, size_t n)
{
	size_t at = (size_t)wfi_hash(0, s, n) & (t->names - 1);
	for (; t->name[at] >= 0; at = (at + 1) & (t->names - 1)) {
		const wfi_token_text *other = &t->token[t->name[at]];
		if (other->n == n && !memcmp(other->s, s, n))
			break;
	}
	return at;
}

int32_t wfi_token_named(const wf_tokenizer *t, const char *s, size_t n)
{
	return t->name[name_slot(t, s, n)];
}

void wfi_name_token(wf_tokenizer *t, int32_t id)
{
	t->name[name_slot(t, t->token[id].s, t->token[id].n)] = id;
}

static size_t pair_slot(const wf_tokenizer *t, uint64_t key)
{
	uint64_t h = key * 0x9e3779b97f4a7c15u; /* Fibonacci hashing: the upper bits are the good ones */
	size_t at = (size_t)(h >> 32) & (t->pairs - 1);
	while (t->pair[at].id >= 0 && t->pair[at].key != key)
		at = (at + 1) & (t->pairs - 1);
	return at;
}

static uint64_t key_of(int32_t left, int32_t right)
{
	return (uint64_t)(uint32_t)left << 32 | (uint32_t)right;
}

const wfi_pair *wfi_merge_of(const wf_tokenizer *t, int32_t left, int32_t right)
{
	const wfi_pair *p = &t->pair[pair_slot(t, key_of(left, right))];
	return p->id < 0 ? NULL : p;
}

void wfi_put_merge(wf_tokenizer *t, int32_t left, int32_t right, int32_t rank, int32_t id)
{
	uint64_t key = key_of(left, right);
	wfi_pair *p = &t->pair[pair_slot(t, key)];
	t->n_merges += p->id < 0;
	*p = (wfi_pair){ key, rank, id };
}

int32_t wf_tokenizer_size(const wf_tokenizer *t)
{
	return t ? t->size : 0;
}

int32_t wf_tokenizer_id(const wf_tokenizer *t, const char *token)
{
	if (!t || !token)
		return -1;
	size_t n = strlen(token);
	for (size_t i = 0; i < t->n_added; i++)
		if (t->added[i].text.n == n && !memcmp(t->added[i].text.s, token, n))
			return t->added[i].id;
	return wfi_token_named(t, token, n);
}

/* ---- text to tokens ---- */

/* A word that has come up already has the tokens it had then: a few thousand words make up most of a text. An entry is where it stood; another word of
 * the same hash takes its place. */
enum { SEEN = 4096, SEEN_LENGTH = 64 };
typedef struct seen {
	const char *s;
	size_t n, at, tokens;
} seen;

typedef struct encoder {
	const wf_tokenizer *t;
	const char *text;
	size_t size;
	bool special;
	bool starts[256]; /* bytes that begin an added token that is looked for */
	wfi_merger merger;
	wfi_tokens out;
	seen *seen;
} encoder;

/* the first added token at or after `from`, of several at one place the longest; NULL: none, *at is the text's end */
static const wfi_added *find_added(const encoder *e, size_t from, size_t *at)
{
	const wf_tokenizer *t = e->t;
	const wfi_added *best = NULL;
	size_t i = from;
	for (; t->n_added && i < e->size; i++) {
		for (size_t k = 0; e->starts[(unsigned char)e->text[i]] && k < t->n_added; k++) {
			const wfi_added *a = &t->added[k];
			if ((e->special || !a->special) && a->text.n <= e->size - i &&
			    !memcmp(a->text.s, e->text + i, a->text.n) && (!best || a->text.n > best->text.n))
				best = a;
		}
		if (best)
			break;
	}
	*at = best ? i : e->size;
	return best;
}

/* the n bytes at `from` of the text, a word; *bad as in wfi_merge_word */
static wf_error *encode_word(encoder *e, size_t from, size_t n, size_t *bad)
{
	const char *s = e->text + from;
	seen *old = n <= SEEN_LENGTH ? &e->seen[wfi_hash(0, s, n) % SEEN] : NULL;
	if (old && old->n == n && !memcmp(old->s, s, n)) {
		*bad = n;
		WF_TRY(wfi_tokens_room(&e->out, old->tokens));
		memcpy(e->out.v + e->out.n, e->out.v + old->at, old->tokens * sizeof *e->out.v);
		e->out.n += old->tokens;
		return NULL;
	}
	size_t at = e->out.n;
	WF_TRY(wfi_merge_word(e->t, &e->merger, s, n, &e->out, bad));
	if (old && *bad == n)
		*old = (seen){ s, n, at, e->out.n - at };
	return NULL;
}

static wf_error *encode_words(encoder *e, size_t from, size_t to)
{
	while (from < to) {
		size_t n = wfi_next_word(e->t->pattern, e->text + from, to - from), bad = 0;
		WF_TRY(encode_word(e, from, n, &bad));
		if (bad < n)
			return wf_error_new(
				WF_INVALID_ARGUMENT,
				"wf_tokenizer_encode: the vocabulary has no token for byte %zu of %zu of the text, 0x%02x",
				from + bad, e->size, (unsigned char)e->text[from + bad]);
		from += n;
	}
	return NULL;
}

static wf_error *encode(encoder *e)
{
	for (size_t i = 0; i < e->t->n_added; i++)
		if (e->special || !e->t->added[i].special)
			e->starts[(unsigned char)e->t->added[i].text.s[0]] = true;
	for (size_t from = 0; from < e->size;) {
		size_t at = 0;
		const wfi_added *a = find_added(e, from, &at);
		WF_TRY(encode_words(e, from, at));
		if (a) {
			WF_TRY(wfi_tokens_room(&e->out, 1));
			e->out.v[e->out.n++] = a->id;
		}
		from = at + (a ? a->text.n : 0);
	}
	return wfi_tokens_room(&e->out, 1); /* never NULL */
}

wf_error *wf_tokenizer_encode(const wf_tokenizer *t, const char *text, size_t size, wf_encode_opts o, int32_t **tokens, size_t *n)
{
	if (!t || (!text && size) || !tokens || !n)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_tokenizer_encode: the tokenizer, the text or a place for the tokens is NULL");
	encoder e = { .t = t, .text = text, .size = size, .special = o.special };
	e.seen = wfi_try_alloc(SEEN * sizeof *e.seen);
	wf_error *err = e.seen ? encode(&e) : wfi_out_of_memory(SEEN * sizeof *e.seen, "encoding a text");
	wfi_merger_free(&e.merger);
	wfi_free(e.seen);
	if (err) {
		free(e.out.v);
		return err;
	}
	*tokens = e.out.v;
	*n = e.out.n;
	return NULL;
}

/* ---- tokens to text ---- */

wf_error *wf_tokenizer_decode(const wf_tokenizer *t, const int32_t *tokens, size_t n, char **text, size_t *size)
{
	if (!t || (!tokens && n) || !text || !size)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_tokenizer_decode: the tokenizer, the tokens or a place for the text is NULL");
	size_t total = 0;
	for (size_t i = 0; i < n; i++) {
		if (tokens[i] < 0 || tokens[i] >= t->size || !t->token[tokens[i]].s)
			return wf_error_new(WF_INVALID_ARGUMENT,
					    "wf_tokenizer_decode: number %zu of %zu, %d, is no token; ids go from 0 to %d%s", i,
					    n, tokens[i], t->size - 1,
					    tokens[i] >= 0 && tokens[i] < t->size ? ", this one is not used" : "");
		total += t->token[tokens[i]].n;
	}
	char *out = wfi_try_alloc(total + 1), *to = out;
	if (!out)
		return wfi_out_of_memory(total, "the text of tokens");
	for (size_t i = 0; i < n; i++) {
		const wfi_token_text *s = &t->token[tokens[i]];
		memcpy(to, s->s, s->n);
		to += s->n;
	}
	*text = out;
	*size = total;
	return NULL;
}

/* tokenizer.h: tokenizers inside: tables, the cutting of text into words, merging, and the files as bytes in memory. For this folder only. */
#ifndef WFI_DATA_TOKENIZER_H
#define WFI_DATA_TOKENIZER_H
#include <weft/tokenizer.h>
#include "base/base.h"

/* ---- characters ---- */
typedef enum wfi_char_class { WFI_OTHER, WFI_LETTER, WFI_NUMBER, WFI_SPACE } wfi_char_class;
typedef struct wfi_char_range { uint32_t first, last; wfi_char_class class; } wfi_char_range;
extern const wfi_char_range wfi_char_ranges[];
extern const size_t wfi_n_char_ranges;
/* the class of the character at s and its length in bytes; a byte that begins no UTF-8 character is one of class WFI_OTHER */
wfi_char_class wfi_char_at(const char *s, size_t n, size_t *length);

/* ---- words: what merges do not cross ---- */
typedef enum wfi_pattern { WFI_WHOLE, WFI_GPT2, WFI_CL100K, WFI_QWEN2 } wfi_pattern;
/* the pattern that a tokenizer.json spells so; −1 for another */
int wfi_pattern_of(const char *regex);
/* the length of the first word of n > 0 bytes; text that has no UTF-8 in it is cut all the same */
size_t wfi_next_word(wfi_pattern p, const char *s, size_t n);

/* ---- tables ---- */
typedef struct wfi_token_text { const char *s; size_t n; } wfi_token_text; /* s NULL: no such token */
typedef struct wfi_pair { uint64_t key; int32_t rank, id; } wfi_pair; /* key: left << 32 | right; id −1: the slot is free */
typedef struct wfi_added { int32_t id; wfi_token_text text; bool special; } wfi_added; /* found in the text before anything else */

struct wf_tokenizer {
	int refs;                   /* atomic */
	wfi_pattern pattern;
	bool whole_words;           /* a word that is a token needs no merges ("ignore_merges") */
	int32_t size;
	wfi_token_text *token;            /* by id */
	char *text;                 /* what their bytes are in */
	int32_t byte[256];          /* the byte's token, −1: none */
	int32_t *name;              /* hash table of the vocabulary's tokens by their bytes: ids, −1 free */
	size_t names;               /* its slots, a power of two */
	wfi_pair *pair;             /* hash table of merges */
	size_t pairs, n_merges;     /* its slots; how many there are */
	wfi_added *added;
	size_t n_added;
};
/* room for ids below size, text_bytes of their bytes, n names and n_merges */
wf_error *wfi_tokenizer_new(const char *what, int32_t size, size_t text_bytes, size_t n, size_t n_merges, wf_tokenizer **out);
int32_t wfi_token_named(const wf_tokenizer *t, const char *s, size_t n); /* −1: none */
void wfi_name_token(wf_tokenizer *t, int32_t id);                        /* by its bytes, which no other has */
const wfi_pair *wfi_merge_of(const wf_tokenizer *t, int32_t left, int32_t right); /* NULL: none */
void wfi_put_merge(wf_tokenizer *t, int32_t left, int32_t right, int32_t rank, int32_t id); /* given twice: the later counts */

/* ---- merging ---- */
typedef struct wfi_merger { int32_t *id, *next, *previous; uint64_t *heap; size_t capacity, n_heap; } wfi_merger; /* zeroed; room, kept from word to word */
typedef struct wfi_tokens { int32_t *v; size_t n, capacity; } wfi_tokens;
wf_error *wfi_tokens_room(wfi_tokens *out, size_t more);
/* appends the word's tokens; where it cannot: *bad is the place of a byte without a token and the error NULL, else *bad is n */
wf_error *wfi_merge_word(const wf_tokenizer *t, wfi_merger *m, const char *s, size_t n, wfi_tokens *out, size_t *bad);
void wfi_merger_free(wfi_merger *m);

/* ---- files: bytes in memory, so that tests and fuzzers reach them; a NUL follows the text ---- */
/* merges is altered */
wf_error *wfi_tokenizer_parse_gpt2(const char *vocab_name, const char *vocab, size_t vocab_size, const char *merges_name, char *merges,
				   wf_tokenizer **out);
wf_error *wfi_tokenizer_parse_json(const char *what, const char *text, size_t size, wf_tokenizer **out);

#endif

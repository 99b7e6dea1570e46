/* tokenizer.h: text to token ids and back: bytes, and byte-level BPE as GPT-2 and its successors have it. */
#ifndef WEFT_TOKENIZER_H
#define WEFT_TOKENIZER_H
#include <weft/tree.h>

WFI_EXTERN_C_BEGIN

/** Reference-counted and constant once made: several threads may use one at once. */
typedef struct wf_tokenizer wf_tokenizer;

/** Each byte is a token: ids 0 to 255, nothing to load, any file is text. */
WFI_CHECKED wf_error *wf_tokenizer_bytes(wf_tokenizer **out);
/** GPT-2's byte-level BPE (Radford et al. 2019) from its two files: vocab.json (also published as encoder.json: {"token": id, …})
 * and merges.txt (vocab.bpe: one merge "left right" a line, the most important first). A token that no merge makes, such as
 * "<|endoftext|>", is special. A damaged or contradictory file is an error that names file, line and token. */
WFI_CHECKED wf_error *wf_tokenizer_gpt2(const char *vocab, const char *merges, wf_tokenizer **out);
/** A tokenizer from a folder (tokenizer.json; else vocab.json with merges.txt; else encoder.json with vocab.bpe) or from a
 * tokenizer.json, Hugging Face's format. Of that format byte-level BPE can be read, with the patterns of GPT-2, GPT-4 (cl100k),
 * Llama 3 and Qwen 2; another model, normalizer or pattern is WF_UNSUPPORTED with its name. Its post_processor is not applied: no
 * token is added at an end. */
WFI_CHECKED wf_error *wf_tokenizer_open(const char *path, wf_tokenizer **out);
wf_tokenizer *wf_tokenizer_retain(const wf_tokenizer *t);
void wf_tokenizer_free(wf_tokenizer *t);

/** special: where the text has a special token's name ("<|endoftext|>") it becomes that token; without, it is text like any
 * other, so that a text cannot smuggle one in. */
typedef struct wf_encode_opts { int wfi_; bool special; } wf_encode_opts;
/** size bytes of text to n token ids, *tokens (free with free(); never NULL). Any bytes will do: decoding gives the same bytes
 * again; where they are UTF-8 the tokens are those of GPT-2's encoder, of tiktoken's encode_ordinary and of tokenizers'
 * encode(add_special_tokens=False). A byte that the vocabulary has no token for is an error with its place. */
WFI_CHECKED wf_error *wf_tokenizer_encode(const wf_tokenizer *t, const char *text, size_t size, wf_encode_opts o,
					   int32_t **tokens, size_t *n);
/** n token ids to text (free with free(); a NUL follows the *size bytes, which may contain others). An id that is no token is an
 * error. A cut between tokens may be within a character. */
WFI_CHECKED wf_error *wf_tokenizer_decode(const wf_tokenizer *t, const int32_t *tokens, size_t n, char **text, size_t *size);
/** The vocabulary's size: the largest id + 1. */
int32_t wf_tokenizer_size(const wf_tokenizer *t);
/** The id of a token by its text ("<|endoftext|>", " the"); −1 when there is none. */
int32_t wf_tokenizer_id(const wf_tokenizer *t, const char *token);

static inline void wfi_free_tokenizer(wf_tokenizer **slot) { wf_tokenizer_free(*slot); }

WFI_EXTERN_C_END

/** Declares tokenizers, NULL at first, freed at the end of the scope, as WF_TREES does trees. */
#define WF_TOKENIZERS(...) \
	__attribute__((cleanup(wfi_free_tokenizer))) WFI_UNUSED wf_tokenizer *WFI_CAT(wfi_first_, __COUNTER__) = NULL \
		WFI_EACH(WFI_DECL, __VA_ARGS__)
#endif

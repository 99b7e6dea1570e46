/* safetensors.h: the file format, apart from reading and writing whole trees: u64 length of the header (little-endian), the header (a
 * JSON object: name → dtype, shape, data_offsets; "__metadata__" → strings), the arrays' bytes without holes. */
#ifndef WFI_SAFETENSORS_H
#define WFI_SAFETENSORS_H
#include "tree/tree.h"

typedef struct wfi_st_tensor {
	const char *name;
	wfi_type type;
	uint64_t begin, end;       /* of its bytes, from the start of the data */
} wfi_st_tensor;

typedef struct wfi_st {
	wfi_arena *arena;          /* names and v */
	size_t n;
	wfi_st_tensor *v;          /* in the file's order of data */
	uint64_t data;             /* where the data starts in the file */
} wfi_st;

/* "F32"; NULL for no dtype */
const char *wfi_st_dtype_name(wf_dtype d);
wf_dtype wfi_st_dtype(const char *name);   /* WF_INVALID when unknown */
/* Checks everything: lengths, JSON, dtypes, shapes, offsets without overlap, hole or overrun. what: the file, for messages. */
wf_error *wfi_st_parse(const char *what, const char *bytes, size_t size, wfi_st *out);
void wfi_st_free(wfi_st *f);
/* Sorts v into the order in which the data must follow (so that each is aligned to its size), sets begin and end, makes the header. */
wf_error *wfi_st_lay_out(size_t n, wfi_st_tensor *v, wfi_str *header);
/* s as a JSON string, quoted */
void wfi_st_quote(wfi_str *out, const char *s);

#endif

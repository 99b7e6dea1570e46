/* format.h: the file formats apart from files: bytes in memory, so that tests and fuzzers reach them. For this folder only. */
#ifndef WFI_DATA_FORMAT_H
#define WFI_DATA_FORMAT_H
#include <weft/data.h>
#include <pthread.h>
#include "tree/tree.h"

/* ---- zip archives, as .npz are ---- */
typedef struct wfi_zip_member {
	char *name;
	int method;                /* 0 stored, 8 deflated */
	uint32_t crc;
	uint64_t packed, size;     /* bytes in the archive, and unpacked */
	uint64_t header;           /* where its local header is */
} wfi_zip_member;
typedef struct wfi_zip { const char *what; const unsigned char *bytes; size_t size; size_t n; wfi_zip_member *v; } wfi_zip;
/* reads the directory; bytes must stay */
wf_error *wfi_zip_open(const char *what, const void *bytes, size_t size, wfi_zip *out);
void wfi_zip_close(wfi_zip *z);
/* a member's content, checked by size and CRC: a view into the archive or, unpacked, in *scratch (wfi_free it) */
wf_error *wfi_zip_read(const wfi_zip *z, size_t i, const unsigned char **data, void **scratch);
/* Writing: stored members. Each adds its local header; piece by piece the file is: local header, data, …, directory. */
typedef struct wfi_zip_out { wfi_zip_member *v; size_t n; uint64_t at; bool zip64; } wfi_zip_out; /* zip64: use its fields for small files, too (tests) */
void wfi_zip_add(wfi_zip_out *z, const char *name, uint32_t crc, uint64_t size, wfi_str *local_header);
void wfi_zip_finish(wfi_zip_out *z, wfi_str *directory);

/* ---- .npy ---- */
/* where the array lies in the file; sizes are checked. fortran: the first index is the fastest (and there are several) */
typedef struct wfi_npy { wfi_type type; bool fortran, swapped; size_t data; } wfi_npy;
wf_error *wfi_npy_layout(const char *what, const unsigned char *bytes, size_t size, bool raw16, wfi_npy *out);
/* raw16: '|V2' and '|V1' (how numpy writes ml_dtypes' bfloat16 and smaller) are read as u16 and u8 instead of refused */
wf_error *wfi_npy_parse(const char *what, const unsigned char *bytes, size_t size, bool raw16, wf_tree **out);
/* the header of an array; bf16 has none: WF_UNSUPPORTED */
wf_error *wfi_npy_header(const wfi_type *t, wfi_str *out);
/* a member's name without .npy, and its bytes as of wfi_zip_read. name and scratch are to be freed, also after an error */
wf_error *wfi_npz_member(const wfi_zip *z, size_t i, char **name, const unsigned char **data, void **scratch);
bool wfi_npz_is_folder(const wfi_zip *z, size_t i); /* which other zip programs write: no array */
/* a dict, nested at the dots of the members' names */
wf_error *wfi_npz_parse(const char *what, const void *bytes, size_t size, bool raw16, wf_tree **out);
wf_error *wfi_npz_write(const char *path, const wf_tree *t, bool zip64);

/* ---- CSV ---- */
/* gzip content is unpacked (found by its first bytes); otherwise *bytes stays as it is, else it is replaced */
wf_error *wfi_gunzip(const char *what, char **bytes, size_t *size);
/* bytes end in a NUL beyond size and are altered */
wf_error *wfi_csv_parse(const char *what, char *bytes, size_t size, const wf_csv_opts *o, wf_tree **out);

/* ---- order ---- */
/* The permutation of 0…n−1 that (seed, epoch) gives: Fisher–Yates from the end, the partner of position i drawn without bias from
 * splitmix64's finaliser of (seed, epoch, i, attempt). The same on every machine, whatever the number of workers. */
void wfi_permutation(uint64_t seed, uint64_t epoch, int64_t n, int64_t *out);
#define WFI_GOLDEN 0x9e3779b97f4a7c15u /* splitmix64's step */
/* splitmix64's finaliser (Steele, Lea, Flood 2014; constants of Stafford's Mix13) */
static inline uint64_t wfi_mix(uint64_t z)
{
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return z ^ z >> 31;
}
#define WFI_SPLIT_EPOCH UINT64_MAX /* wf_dataset_split's, which no training epoch has */

/* ---- datasets: every one is a source (wf_source), ours and users' ---- */
typedef struct wfi_data_column { char *name; wfi_type row; size_t row_bytes; } wfi_data_column;
struct wf_dataset {
	int refs;                  /* atomic */
	wf_source source;
	char *name;
	int layers;                /* datasets in it that draw random numbers: each has its own */
	bool skips;                /* its read leaves out the columns whose place is NULL */
	int64_t rows;
	size_t n;
	wfi_data_column *v;
	wf_tree *tree;             /* all of it, where that is in memory anyway; else NULL */
	pthread_mutex_t lock;      /* of a serial source's read */
};
/* The rows of r. A place in r->columns may be NULL: that column is not wanted. */
wf_error *wfi_dataset_read(const wf_dataset *d, const wf_source_read *r);
/* the columns as wf_source_columns that borrow d's names; wfi_free */
wf_source_column *wfi_dataset_columns(const wf_dataset *d);
/* rows from … from + n − 1, in order, of epoch 0 and seed 0 */
wf_error *wfi_dataset_read_range(const wf_dataset *d, int64_t from, int64_t n, void *const *columns);

/* A source over arrays in memory or in a mapped file. A span is where a column lies: its row 0, and bytes from row to row; the elements are of its
 * dtype (the column's, or integers to be widened to it); swapped: of the other byte order; planes > 0: a row of the file is so many planes, whose
 * elements are given interleaved (the last axis counts planes). */
typedef struct wfi_span { const unsigned char *bytes; size_t stride; wf_dtype dtype; bool swapped; int64_t planes; } wfi_span;
typedef struct wfi_arrays {
	const char *name;
	int64_t rows;
	int n;                     /* columns */
	const wf_source_column *v;
	const wfi_span *spans;     /* of each column */
	wf_error *(*check)(void *owner); /* before rows are read: are the bytes still there? NULL: they are */
	void (*close)(void *owner);      /* gives the bytes back */
	void *owner;
} wfi_arrays;
/* copies what a points to, but for the bytes; takes owner, as wf_dataset_from_source does */
wf_error *wfi_dataset_from_arrays(wfi_arrays a, wf_dataset **out);

/* ---- files, not read but mapped: a page is loaded when it is touched. What is gzip by its first bytes is unpacked in memory. ---- */
typedef struct wfi_mapping { char *path; const unsigned char *bytes; size_t size; int fd; /* -1: bytes are wfi_free's */ } wfi_mapping;
wf_error *wfi_map_file(const char *path, wfi_mapping *out);
void wfi_unmap(wfi_mapping *m);
/* Has the file become shorter than it was? To be asked before bytes are touched: beyond a file's end they are a signal that ends the process. */
wf_error *wfi_mapping_check(const wfi_mapping *m);
/* several, as a source's owner */
typedef struct wfi_mappings { int n; wfi_mapping *v; } wfi_mappings;
wf_error *wfi_map_files(int n, const char *const *path, wfi_mappings **out);
wf_error *wfi_mappings_check(void *owner);
void wfi_mappings_close(void *owner);

/* ---- windows over a sequence of tokens: row i is x = tokens i · stride … + length − 1 and y the same one further, both i32 ---- */
typedef struct wfi_windows {
	const char *name;          /* for messages */
	const unsigned char *bytes;
	size_t width;              /* bytes of a token: 1, 2 or 4 */
	int64_t tokens, length, stride; /* stride 0: length */
	int64_t vocab;             /* > 0: a token from there on is an error when it is read; in any case from 2^31 on */
	wf_error *(*check)(void *owner); /* these as in wfi_arrays */
	void (*close)(void *owner);
	void *owner;
} wfi_windows;
wf_error *wfi_dataset_from_windows(wfi_windows w, wf_dataset **out);
/* width and tokens of a file, and where they start: by llm.c's header, else by the options */
wf_error *wfi_tokens_parse(const char *what, const unsigned char *bytes, size_t size, const wf_token_opts *o, wfi_windows *out);

/* ---- IDX: magic (two zeros, a code of the type, dimensions), each dimension in four bytes, the elements; all big-endian ---- */
typedef struct wfi_idx { wf_dtype dtype; int rank; int64_t dims[WF_MAX_RANK]; size_t data; /* where it starts */ } wfi_idx;
wf_error *wfi_idx_parse(const char *what, const unsigned char *bytes, size_t size, wfi_idx *out);
/* the file as a column; labels: whole numbers become i32 */
void wfi_idx_column(const char *name, const unsigned char *bytes, const wfi_idx *f, bool labels, wf_source_column *c, wfi_span *span);

/* ---- CIFAR: records of one label (two of 100 classes: coarse, fine) and 3 × 32 × 32 bytes ---- */
/* checks sizes and labels; *classes 0: found by the size */
wf_error *wfi_cifar_parse(const char *what, const unsigned char *bytes, size_t size, int *classes, int64_t *rows);

#endif

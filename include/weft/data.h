/* data.h: datasets and loaders. A dataset is named columns of rows; a loader gives batches of a worker's share of it, shuffled by
 * (seed, epoch), with a cursor that a checkpoint can carry. */
#ifndef WEFT_DATA_H
#define WEFT_DATA_H
#include <weft/tokenizer.h>
#include <weft/tree.h>

WFI_EXTERN_C_BEGIN

/** How a CSV's columns become arrays. columns ends with { 0 }: each takes cells first..last (0-based, inclusive; −1
 * is the last cell, −2 the one before) of a row. Where first is last the shape is (rows), else (rows, cells). divide 0: 1. classes > 0:
 * integers 0..classes−1 only; else an error with the row. */
typedef struct wf_column { const char *name; int first, last; wf_dtype dtype; double divide; int64_t classes, ignore_index; bool has_ignore_index; } wf_column;
typedef struct wf_csv_opts {
	int wfi_;
	char delimiter;        /* 0: a comma */
	int skip_rows;         /* lines left out at the start */
	const wf_column *columns;
	int64_t classes, ignore_index; /* of "y", where there are no columns: as in wf_column; y is i32 then */
	bool has_ignore_index;
} wf_csv_opts;
/** Reads a CSV file (also .gz). Without columns: all cells but the last are "x" (f32, rows × cells), the last is "y" (rows; i32 when every
 * cell is a whole number, else f32). A first row with text where numbers are expected, and no number in any cell, is a header. nan and inf
 * are numbers; a number too large for its column's type is a bad cell. A bad cell is an error with file, row (the line), column and text. */
WFI_CHECKED wf_error *wf_dataset_csv(const char *path, wf_csv_opts o, wf_dataset **out);
/** An .npz (one column an array, same length of first axis) or an .npy (column "x"). Arrays that are stored as numpy.savez does are mapped, as by
 * wf_dataset_npy, after their checksums were compared; compressed ones are unpacked in memory. */
WFI_CHECKED wf_error *wf_dataset_npz(const char *path, wf_dataset **out);
/** Columns from an .npy file each (also .gz), with the same length of the first axis; files ends with { NULL }. They are mapped, not read: a set may be
 * larger than memory (packed ones, and those in Fortran order, are read into memory). */
typedef struct wf_data_file { const char *name, *path; } wf_data_file;
WFI_CHECKED wf_error *wf_dataset_npy(const wf_data_file *files, wf_dataset **out);
/** A .safetensors file: each tensor a column, with the same length of the first axis. It is mapped, not read. */
WFI_CHECKED wf_error *wf_dataset_safetensors(const char *path, wf_dataset **out);
/** IDX files, as MNIST and its relatives come in (also .gz): "x" has the images' type and shape (MNIST: u8, rows × 28 × 28), "y" the labels, whole
 * numbers of up to 32 bits as i32. labels NULL: "x" only. The files are mapped, not read: a set may be larger than memory (packed ones are unpacked
 * in memory). A file that is cut off, too long, or has another number of rows is an error; for a label's range see wf_dataset_check_labels. */
WFI_CHECKED wf_error *wf_dataset_idx(const char *images, const char *labels, wf_dataset **out);
/** CIFAR-10's or CIFAR-100's binary files (also .gz), one after the other; paths ends with NULL. "x" is u8, rows × 32 × 32 × 3 (channels last, as the
 * layers of nn.h take them), "y" i32; of 100 classes also "coarse", the class of classes, i32. The files are mapped. classes: 10, 100, or 0 for what
 * the files' sizes say. A size that is no whole number of records, or a label out of range, is an error with the file and the record. */
typedef struct wf_cifar_opts { int wfi_; int classes; } wf_cifar_opts;
WFI_CHECKED wf_error *wf_dataset_cifar(const char *const *paths, wf_cifar_opts o, wf_dataset **out);
/** A file of token ids, little-endian, as language models are trained on (also .gz): row i has "x", the length tokens from i · stride on, and "y", the
 * same ones one further (what is to be predicted), both i32, rows × length. What is left at the end and fills no row is left out. The file is mapped.
 * dtype: WF_U16 (also WF_INVALID, 0) or WF_U32. llm.c's files are known by their header of 1024 bytes (magic 20240520 version 1: u16, 20240801 version
 * 7: u32), which then says the type; raw: there is no header, whatever the first bytes are. vocab > 0: a token that is not below it is an error, with its
 * place, when it is read (without vocab: one that i32 cannot hold). */
typedef struct wf_token_opts {
	int wfi_;
	int64_t length, stride;  /* stride 0: length, each token is predicted once */
	wf_dtype dtype;
	int64_t vocab;
	bool raw;
} wf_token_opts;
WFI_CHECKED wf_error *wf_dataset_tokens(const char *path, wf_token_opts o, wf_dataset **out);
/** A text file (also .gz) as token ids, in rows as wf_dataset_tokens has them: "x" and "y", i32, rows × length. tokenizer NULL, or wf_tokenizer_bytes':
 * each byte is a token, and the file is mapped; with another all of it becomes tokens now, four bytes each in memory. special as in wf_encode_opts. */
typedef struct wf_text_opts {
	int wfi_;
	const wf_tokenizer *tokenizer; /* needed during the call only */
	int64_t length, stride;
	bool special;
} wf_text_opts;
WFI_CHECKED wf_error *wf_dataset_text(const char *path, wf_text_opts o, wf_dataset **out);
/** The rows of n datasets, one after the other. Their columns have the same names, dtypes and shapes, in any order. */
WFI_CHECKED wf_error *wf_dataset_concatenate(size_t n, const wf_dataset *const *parts, wf_dataset **out);
/** A dict (columns) of arrays with the same first axis. */
WFI_CHECKED wf_error *wf_dataset_from_tree(const wf_tree *columns, wf_dataset **out);
/** Rows chosen by a fixed shuffle: the first fraction (0..1) of the permutation by seed is *first, the rest *rest. */
WFI_CHECKED wf_error *wf_dataset_split(const wf_dataset *d, double fraction, uint64_t seed, wf_dataset **first, wf_dataset **rest);
/** Checks that a column of whole numbers holds labels 0..classes−1 only, or ignore_index: else an error with the first row (from 0, in this
 * dataset) that holds another and its value. For files and trees whose labels nothing has checked; a CSV's are checked as they are read. */
typedef struct wf_label_opts { int wfi_; int64_t classes, ignore_index; bool has_ignore_index; } wf_label_opts;
WFI_CHECKED wf_error *wf_dataset_check_labels(const wf_dataset *d, const char *column, wf_label_opts o);
int64_t wf_dataset_rows(const wf_dataset *d);
/** All rows at once, as a dict: of a set that is larger than memory this is an error. */
WFI_CHECKED wf_error *wf_dataset_tree(const wf_dataset *d, wf_tree **out);
wf_dataset *wf_dataset_retain(const wf_dataset *d);
void wf_dataset_free(wf_dataset *d);

/** A dataset of one's own: four callbacks give its rows. What a loader does (order, shares, weights, cursor) is the same as for files; rows are
 * read when a batch needs them, so a set may be larger than memory, or have no end of variants (augmentation).
 * A column: its name, and dtype and shape of one row (rank 0: a number a row). At most WF_MAX_RANK − 1 dimensions. */
typedef struct wf_source_column { const char *name; wf_dtype dtype; int rank; int64_t shape[WF_MAX_RANK]; } wf_source_column;
/** What read is to do: columns[c] has room for n rows of column c, dense row-major, to be filled in the order of rows (numbers from 0; the same one
 * may come twice). columns[c] is at no particular alignment beyond its dtype's. epoch and seed are the loader's (0 where there is no loader): what is
 * random in a row must come from (seed, epoch, row) only, so that it does not depend on threads and workers. */
typedef struct wf_source_read { const int64_t *rows; int64_t n; int64_t epoch; uint64_t seed; void *const *columns; } wf_source_read;
/** rows and columns are called once, by wf_dataset_from_source; *columns may point into user's own, it is copied. read is called from the loaders'
 * threads, several at once unless serial is set; when it fails, the loader's call gives its error and the next call tries again. close (may be NULL)
 * is called once, when the last reference to the dataset goes. name (copied; NULL: "a source") stands in messages. */
typedef struct wf_source {
	int wfi_;
	const char *name;
	wf_error *(*rows)(void *user, int64_t *rows);
	wf_error *(*columns)(void *user, const wf_source_column **columns, int *n);
	wf_error *(*read)(void *user, const wf_source_read *r);
	void (*close)(void *user);
	void *user;
	bool serial;
} wf_source;
/** Takes s: when this fails, close has been called. */
WFI_CHECKED wf_error *wf_dataset_from_source(wf_source s, wf_dataset **out);

/** batch_size: rows of a global batch, over all workers. Each global batch takes the next batch_size rows of the epoch's permutation (or of
 * the order given); worker r of n gets its share: 10 rows over 4 workers are 3, 3, 2, 2 (the first get one more). So the rows of a step do
 * not depend on the number of workers. Shares are padded to the largest with zero rows; column "weight" (f32, rows) is 1 for real rows and 0
 * for padding: a mean is psum(sum(weight · l)) / psum(sum(weight)). */
typedef struct wf_loader_opts {
	int wfi_;
	int64_t batch_size;
	bool shuffle, drop_last;
	uint64_t seed;
	int worker, workers;   /* workers 0: this process's rank and count under the trainer */
	int devices;           /* > 0: leaves get a leading axis, (devices, rows / devices, …), for pmap */
	int prefetch;          /* batches made ahead on a thread; 0: 2, −1: none */
	bool on_devices;       /* batches lie on the devices already, copied ahead: with devices slice i on the i-th of wf_get_devices(), else on the first */
	const struct wf_sharding *sharding; /* instead: cut over a mesh, as wf_device_put with it does; cuts of dimensions that a column lacks do not count */
} wf_loader_opts;
WFI_CHECKED wf_error *wf_loader_new(const wf_dataset *d, wf_loader_opts o, wf_loader **out);
/** The next batch as a dict (columns and "weight"); *batch becomes NULL at the end of an epoch, the next call starts the next epoch. */
WFI_CHECKED wf_error *wf_loader_next_batch(wf_loader *l, wf_tree **batch);
/** The same as (x, y): columns "x" and "y", without weight: for sets that divide evenly (else an error that says so). */
WFI_CHECKED wf_error *wf_loader_next(wf_loader *l, wf_tree **xs, wf_tree **ys);
/** A dataset file (CSV, npy, npz, safetensors by its ending) with a loader over it, in file order. */
WFI_CHECKED wf_error *wf_loader_open(const char *path, int batch_size, wf_loader **out);
int64_t wf_loader_steps(const wf_loader *l);          /* batches an epoch */
int64_t wf_loader_epoch(const wf_loader *l);
/** Where the loader stands (epoch, row, seed), as data for a checkpoint; and back. A cursor does not depend on the number of workers. */
WFI_CHECKED wf_error *wf_loader_cursor(const wf_loader *l, wf_tree **out);
WFI_CHECKED wf_error *wf_loader_seek(wf_loader *l, const wf_tree *cursor);
void wf_loader_close(wf_loader *l);

/** Trees as files: .npz and .safetensors. Leaf paths are the names ("x" for a single array); reading gives a dict, nested at the dots of the
 * names. .npz is written uncompressed; it has no bf16. */
WFI_CHECKED wf_error *wf_npz_read(const char *path, wf_tree **out);
WFI_CHECKED wf_error *wf_npz_write(const char *path, const wf_tree *dict);
WFI_CHECKED wf_error *wf_safetensors_read(const char *path, wf_tree **out);
WFI_CHECKED wf_error *wf_safetensors_write(const char *path, const wf_tree *t);

static inline void wfi_free_dataset(wf_dataset **slot) { wf_dataset_free(*slot); }
static inline void wfi_close_loader(wf_loader **slot) { wf_loader_close(*slot); }

WFI_EXTERN_C_END

/** Declares datasets (loaders), NULL at first, freed (closed) at the end of the scope, as WF_TREES does trees. */
#define WF_DATASETS(...) \
	__attribute__((cleanup(wfi_free_dataset))) WFI_UNUSED wf_dataset *WFI_CAT(wfi_first_, __COUNTER__) = NULL WFI_EACH(WFI_DECL, __VA_ARGS__)
#define WF_LOADERS(...) \
	__attribute__((cleanup(wfi_close_loader))) WFI_UNUSED wf_loader *WFI_CAT(wfi_first_, __COUNTER__) = NULL WFI_EACH(WFI_DECL, __VA_ARGS__)

/** The folder of the running program, joined with a relative path; looked for there, in the folders above it, and in WEFT_DATA. Free with free(). */
#ifdef __cplusplus
extern "C"
#endif
WFI_CHECKED wf_error *wf_find_data(const char *relative, char **path);
#endif

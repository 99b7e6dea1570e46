/* checkpoint.h: a tree of arrays as a folder of a store:
 *
 *   checkpoint_000010/data-00001-of-00002.safetensors …   the arrays
 *   checkpoint_000010/manifest.json                        written last: without it the folder is no checkpoint
 *
 * The manifest, one JSON object:
 *   "format": "weft.checkpoint", "version": 1, "run_id", "report" (its number), "step",
 *   "structure": a leaf is its index in "tensors"; {"tuple": […]}, {"list": […]}, {"dict": {name: …}}, none is null
 *   "tensors": [{"path", "dtype" (safetensors' name), "shape" (global),
 *                "shards": [{"start" (first index of each axis), "shape", "file" (index in "files"), "offset" (from the file's start), "bytes"}]}]
 *   "files": [{"name", "bytes", "xxh3_128"}]
 *   "metrics", "metadata": the caller's objects
 *   "checksum": XXH3-128 of all bytes of the manifest before this last member
 * A tensor may have several shards in several files (each member of a group writes its own): they must cover it exactly.
 *
 * Every load checks manifest and data: a damaged file is WF_DATA_LOSS and named. */
#ifndef WFI_CHECKPOINT_H
#define WFI_CHECKPOINT_H
#include <weft/train.h>
#include "store/store.h"

struct wf_checkpoint {
	wfi_store *store;
	char *folder;          /* key of its folder in the store, without '/' at the end */
	char *path;            /* for people: the folder's place */
	char *run_id;
	int64_t report, step;
	char *metrics;         /* JSON object as text, never NULL */
	char *metadata;        /* the same */
	uint64_t bytes;        /* of all data files */
	int refs;              /* atomic */
};

typedef struct wfi_checkpoint_info {
	const char *run_id;    /* NULL: "" */
	int64_t report, step;
	const char *metrics;   /* JSON objects as text; NULL: {} */
	const char *metadata;
	uint64_t file_bytes;   /* a new data file begins beyond about this size; 0: 4 GiB */
} wfi_checkpoint_info;

/* "checkpoint_000010" into buf (at least 32 bytes); returns buf */
char *wfi_checkpoint_name(int64_t report, char *buf);
/* -1 when the text is no such name */
int64_t wfi_checkpoint_number(const char *name);

/* Saves t as folder (NULL: by the report's number). Data files first, the manifest last; what an earlier, broken attempt left there is
 * replaced. After an error the folder is no checkpoint. out may be NULL. */
wf_error *wfi_checkpoint_save(wfi_store *s, const char *folder, const wf_tree *t, const wfi_checkpoint_info *info, wf_checkpoint **out);
/* Reads and checks the manifest. WF_NOT_FOUND when there is none, WF_DATA_LOSS when it is damaged. */
wf_error *wfi_checkpoint_open(wfi_store *s, const char *folder, wf_checkpoint **out);
/* Reads and checks all data files, without making arrays of them. (Load, wf_checkpoint_load, checks as well.) */
wf_error *wfi_checkpoint_verify(const wf_checkpoint *c);
wf_checkpoint *wfi_checkpoint_retain(const wf_checkpoint *c);

typedef struct wfi_checkpoint_entry { char *folder; int64_t report; bool committed; } wfi_checkpoint_entry; /* committed: has a manifest */
typedef struct wfi_checkpoint_list { size_t n; wfi_checkpoint_entry *v; } wfi_checkpoint_list;           /* by report, ascending */
wf_error *wfi_checkpoint_list_all(wfi_store *s, wfi_checkpoint_list *out);
void wfi_checkpoint_list_free(wfi_checkpoint_list *l);

/* The newest one that is whole. *out becomes NULL when the run has no committed one. Damaged ones are passed over and said: in the log and,
 * when skipped is not NULL, there, a line each. When there are some and all are damaged: WF_DATA_LOSS. tree (may be NULL) gets the content. */
wf_error *wfi_checkpoint_latest(wfi_store *s, wf_checkpoint **out, wf_tree **tree, wfi_str *skipped);

/* Deletes all but num_to_keep (≥ 1; below: keeps everything) and what broken attempts before the newest left. Kept are the newest, or, with a score (a
 * name in "metrics", nested ones as "eval.loss"), those of the highest (lowest) score, and the newest in any case; no score or NaN ranks last in
 * both orders. A failed deletion is an error, but everything else has been deleted then. */
typedef struct wfi_checkpoint_keep { int num_to_keep; const char *score; bool lowest; } wfi_checkpoint_keep;
wf_error *wfi_checkpoint_prune(wfi_store *s, const wfi_checkpoint_keep *keep);

#endif

/* manifest.h: the manifest of a checkpoint, in memory. For this folder only; its form as text is in checkpoint.h. */
#ifndef WFI_MANIFEST_H
#define WFI_MANIFEST_H
#include <xxhash.h>
#include "store/checkpoint.h"
#include "store/safetensors.h"

#define WFI_MANIFEST_NAME "manifest.json"
#define WFI_MANIFEST_MOST ((size_t)256 << 20)

typedef struct wfi_manifest_shard {
	wfi_type type;             /* of this part */
	int64_t start[WF_MAX_RANK];
	size_t file;
	uint64_t offset, bytes;
} wfi_manifest_shard;

typedef struct wfi_manifest_tensor {
	const char *path;
	wfi_type type;             /* of the whole */
	size_t n_shards;
	wfi_manifest_shard *shard;
} wfi_manifest_tensor;

typedef struct wfi_manifest_file { const char *name; uint64_t bytes; char xxh3[33]; } wfi_manifest_file;

typedef struct wfi_manifest {
	wfi_arena *arena;          /* everything below, but def */
	const char *run_id;
	int64_t report, step;
	const char *metrics, *metadata;
	const wfi_treedef *def;
	size_t n_tensors, n_files;
	wfi_manifest_tensor *tensor;
	wfi_manifest_file *file;
} wfi_manifest;

/* what the caller of a save gives: run_id, numbers, JSON objects */
wf_error *wfi_manifest_check_info(const wfi_manifest *m);
wf_error *wfi_manifest_write(const wfi_manifest *m, wfi_str *out);
/* Checks the checksum, then everything that a reader will rely on. where: for messages. */
wf_error *wfi_manifest_read(const char *where, const char *text, size_t size, wfi_manifest *out);
/* the same without the checksum (for tests and fuzzing): the JSON object */
wf_error *wfi_manifest_read_json(const char *where, const char *text, wfi_manifest *out);
void wfi_xxh3_text(XXH128_hash_t h, char text[33]);

#endif

/* array.h: buffers and arrays: what a data tree's leaf holds. An array is global: type, and this process's shards. */
#ifndef WFI_ARRAY_H
#define WFI_ARRAY_H
#include <stdatomic.h>
#include <weft/host.h>
#include "ir/ir.h"
#include "tree/layout.h"

typedef struct wfi_buffer {
	atomic_int refs;
	wf_device *device;         /* where it lives; NULL: plain host memory, as good as device 0 of the CPU */
	void *data;                /* 64-byte aligned; foreign: to the element's size only */
	size_t size;               /* bytes in use */
	size_t capacity;
	bool foreign;              /* the caller's memory: it is never written to, and given back with: */
	wf_deleter *deleter;       /* may be NULL */
	void *user;
	uint64_t mark;             /* of the call that owns it exclusively just now (runtime/call.c); meaningless otherwise */
	int uses;                  /* as an input of that call */
} wfi_buffer;

/* How the shards make the array. SINGLE: one shard is all of it. STACKED: shard i is slice i along axis 0 (pmap). SHARDED: shard i is the block
 * that its layout gives device i of the mesh. */
typedef enum wfi_sharding { WFI_SINGLE, WFI_STACKED, WFI_SHARDED } wfi_sharding;

typedef struct wfi_array {
	atomic_int refs;
	wfi_type type;             /* of the whole; STACKED: dims[0] == n_shards */
	wfi_sharding sharding;
	wfi_layout layout;         /* SHARDED */
	struct wfi_key_marks *keys; /* which of its words were used up as random keys, while that is checked (runtime/keys.c); else NULL */
	bool abstract;             /* a type only: error says so; functions that look at types take it (runtime/analysis.c) */
	wf_error *error;           /* not NULL: making it failed; shards are not to be read */
	int n_shards;
	wfi_buffer **shards;
} wfi_array;

/* a buffer of size bytes (not zeroed); from a small pool of recently released ones when one fits */
wf_error *wfi_buffer_new(size_t size, wf_device *device, wfi_buffer **out);
/* over the caller's memory: deleter(data, user) when it is not needed any more */
wfi_buffer *wfi_buffer_wrap(void *data, size_t size, wf_deleter *deleter, void *user);
wfi_buffer *wfi_buffer_retain(wfi_buffer *b);
void wfi_buffer_release(wfi_buffer *b);
/* takes the buffers' references */
wfi_array *wfi_array_new(const wfi_type *t, wfi_sharding s, int n_shards, wfi_buffer *const *shards);
wfi_array *wfi_array_sharded(const wfi_type *t, const wfi_layout *l, wfi_buffer *const *shards); /* one for each of the mesh's devices */
/* where shard i begins in the array, and its type */
void wfi_array_block(const wfi_array *a, int i, int64_t *start, wfi_type *block);
wfi_array *wfi_array_failed(const wfi_type *t, wf_error *err); /* takes err */
/* why it has no data: a copy of the error, NULL when it has some */
wf_error *wfi_array_error(const wfi_array *a);
/* its data is gone from now on, for all who hold it: takes err, gives its buffers back */
void wfi_array_kill(wfi_array *a, wf_error *err);
wfi_array *wfi_array_retain(const wfi_array *a);
void wfi_array_release(wfi_array *a);
/* Dense bytes of the whole array: its shard's own data where that has all of it, else gathered into *scratch (wfi_free it). */
wf_error *wfi_array_bytes(const wfi_array *a, const void **bytes, void **scratch);
wf_error *wfi_array_from_bytes(const wfi_type *t, const void *bytes, wfi_array **out); /* copies; SINGLE */

#endif

/* array.c: buffers with a small pool of recently released ones, arrays. */
#include <pthread.h>
#include <stdlib.h>
#include "tree/array.h"

/* Released buffers of up to POOL_BYTES wait here for the next of their size: a training step allocates nothing anew. */
enum { POOL = 64 };
static const size_t pool_limit = (size_t)64 << 20;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static wfi_buffer *pool[POOL];
static size_t pooled_bytes;

static size_t round_up(size_t n)
{
	return (WFI_MAX(n, (size_t)1) + 63) & ~(size_t)63;
}

static wfi_buffer *from_pool(size_t capacity)
{
	wfi_buffer *b = NULL;

	pthread_mutex_lock(&lock);
	for (int i = 0; i < POOL && !b; i++)
		if (pool[i] && pool[i]->capacity == capacity) {
			b = pool[i];
			pool[i] = NULL;
			pooled_bytes -= capacity;
		}
	pthread_mutex_unlock(&lock);
	return b;
}

static bool to_pool(wfi_buffer *b)
{
	bool kept = false;

	pthread_mutex_lock(&lock);
	for (int i = 0; i < POOL && !kept && pooled_bytes + b->capacity <= pool_limit; i++)
		if (!pool[i]) {
			pool[i] = b;
			pooled_bytes += b->capacity;
			kept = true;
		}
	pthread_mutex_unlock(&lock);
	return kept;
}

__attribute__((destructor)) static void empty_pool(void)
{
	for (int i = 0; i < POOL; i++)
		if (pool[i]) {
			wfi_free(pool[i]->data);
			wfi_free(pool[i]);
			pool[i] = NULL;
		}
}

wf_error *wfi_buffer_new(size_t size, wf_device *device, wfi_buffer **out)
{
	if (size > SIZE_MAX - 64)
		return wfi_out_of_memory(size, "an array");
	size_t capacity = round_up(size);
	wfi_buffer *b = from_pool(capacity);

	if (!b) {
		void *data = wfi_try_alloc_aligned(capacity, 64);

		if (!data)
			return wfi_out_of_memory(size, "an array");
		b = wfi_alloc(sizeof *b);
		b->data = data;
		b->capacity = capacity;
	}
	atomic_store_explicit(&b->refs, 1, memory_order_relaxed);
	b->size = size;
	b->device = device;
	*out = b;
	return NULL;
}

wfi_buffer *wfi_buffer_wrap(void *data, size_t size, wf_deleter *deleter, void *user)
{
	wfi_buffer *b = wfi_alloc(sizeof *b);

	atomic_store_explicit(&b->refs, 1, memory_order_relaxed);
	b->data = data;
	b->size = b->capacity = size;
	b->foreign = true;
	b->deleter = deleter;
	b->user = user;
	return b;
}

wfi_buffer *wfi_buffer_retain(wfi_buffer *b)
{
	atomic_fetch_add_explicit(&b->refs, 1, memory_order_relaxed);
	return b;
}

void wfi_buffer_release(wfi_buffer *b)
{
	if (!b || atomic_fetch_sub_explicit(&b->refs, 1, memory_order_acq_rel) != 1)
		return;
	if (b->foreign) {
		if (b->deleter)
			b->deleter(b->data, b->user);
		wfi_free(b);
		return;
	}
	if (to_pool(b))
		return;
	wfi_free(b->data);
	wfi_free(b);
}

wfi_array *wfi_array_new(const wfi_type *t, wfi_sharding s, int n_shards, wfi_buffer *const *shards)
{
	wfi_array *a = wfi_alloc(sizeof *a + (size_t)n_shards * sizeof(wfi_buffer *));

	atomic_store_explicit(&a->refs, 1, memory_order_relaxed);
	a->type = *t;
	a->sharding = s;
	a->n_shards = n_shards;
	a->shards = (wfi_buffer **)(void *)(a + 1);
	for (int i = 0; i < n_shards; i++)
		a->shards[i] = shards[i];
	return a;
}

wfi_array *wfi_array_sharded(const wfi_type *t, const wfi_layout *l, wfi_buffer *const *shards)
{
	wfi_array *a = wfi_array_new(t, WFI_SHARDED, l->mesh->n_devices, shards);

	a->layout = *l;
	return a;
}

void wfi_array_block(const wfi_array *a, int i, int64_t *start, wfi_type *block)
{
	if (a->sharding == WFI_SHARDED) {
		wfi_layout_block(&a->layout, &a->type, i, start, block);
		return;
	}
	*block = a->type;
	memset(start, 0, WF_MAX_RANK * sizeof *start);
	if (a->sharding == WFI_STACKED) {
		start[0] = i;
		block->dims[0] = 1;
	}
}

wfi_array *wfi_array_failed(const wfi_type *t, wf_error *err)
{
	wfi_array *a = wfi_array_new(t, WFI_SINGLE, 0, NULL);

	a->error = err;
	return a;
}

wf_error *wfi_array_error(const wfi_array *a)
{
	return wfi_error_copy(a->error);
}

void wfi_array_kill(wfi_array *a, wf_error *err)
{
	for (int i = 0; i < a->n_shards; i++)
		wfi_buffer_release(a->shards[i]);
	a->n_shards = 0;
	wf_error_free(a->error);
	a->error = err;
}

wfi_array *wfi_array_retain(const wfi_array *a)
{
	wfi_array *m = (wfi_array *)(uintptr_t)a; /* the count is not part of the value */

	atomic_fetch_add_explicit(&m->refs, 1, memory_order_relaxed);
	return m;
}

void wfi_array_release(wfi_array *a)
{
	if (!a || atomic_fetch_sub_explicit(&a->refs, 1, memory_order_acq_rel) != 1)
		return;
	for (int i = 0; i < a->n_shards; i++)
		wfi_buffer_release(a->shards[i]);
	wf_error_free(a->error);
	wfi_free(a->keys);
	wfi_free(a);
}

wf_error *wfi_array_bytes(const wfi_array *a, const void **bytes, void **scratch)
{
	*scratch = NULL;
	if (a->error)
		return wfi_array_error(a);
	if (a->sharding == WFI_SINGLE || (a->sharding == WFI_SHARDED && !a->layout.n)) {
		*bytes = a->shards[0]->data;
		return NULL;
	}
	size_t total = wfi_type_bytes(&a->type);
	char *p = wfi_try_alloc_aligned(total, 64);
	if (!p)
		return wfi_out_of_memory(total, "a gathered array");
	for (int i = 0; i < a->n_shards; i++) {
		int64_t start[WF_MAX_RANK];
		wfi_type block;

		if (a->sharding == WFI_SHARDED && wfi_layout_first(&a->layout, i) != i)
			continue;
		wfi_array_block(a, i, start, &block);
		wfi_block_to_whole(&a->type, start, &block, a->shards[i]->data, p);
	}
	*bytes = *scratch = p;
	return NULL;
}

wf_error *wfi_array_from_bytes(const wfi_type *t, const void *bytes, wfi_array **out)
{
	wfi_buffer *b = NULL;
	size_t n = wfi_type_bytes(t);

	WF_TRY(wfi_buffer_new(n, NULL, &b));
	if (n)
		memcpy(b->data, bytes, n);
	*out = wfi_array_new(t, WFI_SINGLE, 1, &b);
	return NULL;
}

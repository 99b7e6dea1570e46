/* alloc.c: allocation with fault injection (WEFT_FAIL_ALLOC=n fails the n-th large allocation), arenas. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include "base/base.h"

static _Noreturn void exhausted(size_t size)
{
	fprintf(stderr, "weft: the system has no memory left (%zu bytes were asked for)\n", size);
	exit(70);
}

void *wfi_alloc(size_t size)
{
	void *p = calloc(1, size ? size : 1);

	if (!p)
		exhausted(size);
	return p;
}

void *wfi_realloc(void *p, size_t size)
{
	p = realloc(p, size ? size : 1);
	if (!p)
		exhausted(size);
	return p;
}

static bool injected_failure(void)
{
	static atomic_long count;
	static atomic_long wanted = -1;

	if (wanted < 0)
		wanted = wfi_env_int("WEFT_FAIL_ALLOC", 1, LONG_MAX, 0);
	return wanted > 0 && atomic_fetch_add(&count, 1) + 1 == wanted;
}

void *wfi_try_alloc(size_t size)
{
	return injected_failure() ? NULL : calloc(1, size ? size : 1);
}

void *wfi_try_alloc_aligned(size_t size, size_t alignment)
{
	void *p = NULL;

	if (injected_failure() || size > PTRDIFF_MAX || posix_memalign(&p, alignment, size ? size : 1))
		return NULL;
	return p;
}

void wfi_free(void *p)
{
	free(p);
}

/* ---- arena: chunks that double, each freed at the end ---- */
typedef struct chunk { struct chunk *next; size_t used, size; } chunk;
struct wfi_arena { chunk *first; size_t bytes; };

#define ALIGN16(n) (((n) + 15) & ~(size_t)15)

wfi_arena *wfi_arena_new(void)
{
	return wfi_alloc(sizeof(wfi_arena));
}

static void free_chunks(wfi_arena *a)
{
	for (chunk *c = a->first, *next; c; c = next) {
		next = c->next;
		free(c);
	}
	free(a);
}

/* Arenas freed last stay allocated for a while, so that a value kept from a finished trace is recognised (no live arena owns it) instead of
 * pointing into the next trace's memory. Bounded in number and bytes. */
enum { QUARANTINE = 32 };
static const size_t quarantine_limit = (size_t)2 << 20;
static pthread_mutex_t quarantine_lock = PTHREAD_MUTEX_INITIALIZER;
static wfi_arena *quarantine[QUARANTINE];
static unsigned quarantine_next;

void wfi_arena_free(wfi_arena *a)
{
	if (!a)
		return;
	if (a->bytes > quarantine_limit / QUARANTINE) {
		free_chunks(a);
		return;
	}
	pthread_mutex_lock(&quarantine_lock);
	wfi_arena *oldest = quarantine[quarantine_next];
	quarantine[quarantine_next] = a;
	quarantine_next = (quarantine_next + 1) % QUARANTINE;
	pthread_mutex_unlock(&quarantine_lock);
	if (oldest)
		free_chunks(oldest);
}

__attribute__((destructor)) static void empty_quarantine(void)
{
	for (int i = 0; i < QUARANTINE; i++)
		if (quarantine[i]) {
			free_chunks(quarantine[i]);
			quarantine[i] = NULL;
		}
}

void *wfi_arena_alloc(wfi_arena *a, size_t size)
{
	size_t head = ALIGN16(sizeof(chunk));
	chunk *c = a->first;

	size = ALIGN16(size ? size : 1);
	if (!c || c->size - c->used < size) {
		size_t want = WFI_MAX(size + head, WFI_MIN((size_t)1 << 20, c ? c->size * 2 : (size_t)8192));

		c = wfi_alloc(want);
		c->size = want;
		c->used = head;
		c->next = a->first;
		a->first = c;
		a->bytes += want;
	}
	void *p = (char *)c + c->used;
	c->used += size;
	return p;
}

void *wfi_arena_copy(wfi_arena *a, const void *p, size_t size)
{
	void *q = wfi_arena_alloc(a, size);

	if (size)
		memcpy(q, p, size);
	return q;
}

char *wfi_arena_strdup(wfi_arena *a, const char *s)
{
	return s ? wfi_arena_copy(a, s, strlen(s) + 1) : NULL;
}

char *wfi_arena_format(wfi_arena *a, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	char *s = wfi_vformat(format, ap);
	va_end(ap);
	char *copy = wfi_arena_strdup(a, s);
	wfi_free(s);
	return copy;
}

size_t wfi_arena_bytes(const wfi_arena *a)
{
	return a->bytes;
}

bool wfi_arena_owns(const wfi_arena *a, const void *p)
{
	for (const chunk *c = a->first; c; c = c->next)
		if ((uintptr_t)p > (uintptr_t)c && (uintptr_t)p < (uintptr_t)c + c->size)
			return true;
	return false;
}

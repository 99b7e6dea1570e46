/* merge.c: a word's bytes merged into tokens: of all pairs of neighbours that may merge the one of least rank, the leftmost of equals, until
 * none may. A heap of the pairs makes that n log n for a word of n bytes: a text without a space must not take for ever. */
#include "data/tokenizer.h"
#include <stdlib.h>

static bool grow(void *at, size_t n, size_t size)
{
	void *p = n <= SIZE_MAX / size ? realloc(*(void **)at, n * size) : NULL;
	if (p)
		*(void **)at = p;
	return p != NULL;
}

wf_error *wfi_tokens_room(wfi_tokens *out, size_t more)
{
	if (out->capacity - out->n >= more)
		return NULL;
	size_t n = WFI_MAX(out->n + more, out->capacity + out->capacity / 2 + 64);
	if (!grow(&out->v, n, sizeof *out->v))
		return wfi_out_of_memory(n * sizeof *out->v, "tokens");
	out->capacity = n;
	return NULL;
}

static wf_error *merger_room(wfi_merger *m, size_t n)
{
	if (n <= m->capacity)
		return NULL;
	size_t bigger = n + n / 2 + 64;
	/* a symbol takes part in one pair at first, and each merge makes two at most */
	if (n > INT32_MAX || !grow(&m->id, bigger, sizeof *m->id) || !grow(&m->next, bigger, sizeof *m->next) ||
	    !grow(&m->previous, bigger, sizeof *m->previous) || !grow(&m->heap, 3 * bigger, sizeof *m->heap))
		return wfi_out_of_memory(bigger, "merging a word");
	m->capacity = bigger;
	return NULL;
}

void wfi_merger_free(wfi_merger *m)
{
	free(m->id);
	free(m->next);
	free(m->previous);
	free(m->heap);
	*m = (wfi_merger){ 0 };
}

/* ---- the heap: rank above, place below, so that the least is the next to merge ---- */

static void push(wfi_merger *m, uint64_t x)
{
	size_t i = m->n_heap++;
	for (; i && m->heap[(i - 1) / 2] > x; i = (i - 1) / 2)
		m->heap[i] = m->heap[(i - 1) / 2];
	m->heap[i] = x;
}

static uint64_t pop(wfi_merger *m)
{
	uint64_t least = m->heap[0], x = m->heap[--m->n_heap];
	size_t i = 0, n = m->n_heap;
	for (size_t child; (child = 2 * i + 1) < n; i = child) {
		child += child + 1 < n && m->heap[child + 1] < m->heap[child];
		if (m->heap[child] >= x)
			break;
		m->heap[i] = m->heap[child];
	}
	m->heap[i] = x;
	return least;
}

/* ---- words ---- */

static const wfi_pair *pair_at(const wf_tokenizer *t, const wfi_merger *m, int32_t place)
{
	int32_t right = place < 0 ? -1 : m->next[place];
	return right < 0 ? NULL : wfi_merge_of(t, m->id[place], m->id[right]);
}

static void offer(const wf_tokenizer *t, wfi_merger *m, int32_t place)
{
	const wfi_pair *p = pair_at(t, m, place);
	if (p)
		push(m, (uint64_t)(uint32_t)p->rank << 32 | (uint32_t)place);
}

/* the symbol at place and the one after it become one */
static void join(wfi_merger *m, int32_t place, int32_t id)
{
	int32_t gone = m->next[place];
	m->id[place] = id;
	m->id[gone] = -1;
	m->next[place] = m->next[gone];
	if (m->next[gone] >= 0)
		m->previous[m->next[gone]] = place;
}

static void merge(const wf_tokenizer *t, wfi_merger *m)
{
	while (m->n_heap) {
		uint64_t least = pop(m);
		int32_t place = (int32_t)(uint32_t)least;
		const wfi_pair *p = m->id[place] < 0 ? NULL : pair_at(t, m, place);
		if (!p || (uint32_t)p->rank != (uint32_t)(least >> 32)) /* one of the two has merged otherwise */
			continue;
		join(m, place, p->id);
		offer(t, m, m->previous[place]);
		offer(t, m, place);
	}
}

wf_error *wfi_merge_word(const wf_tokenizer *t, wfi_merger *m, const char *s, size_t n, wfi_tokens *out, size_t *bad)
{
	*bad = n;
	int32_t whole = t->whole_words ? wfi_token_named(t, s, n) : -1;
	WF_TRY(wfi_tokens_room(out, n));
	if (whole >= 0) {
		out->v[out->n++] = whole;
		return NULL;
	}
	for (size_t i = 0; i < n; i++) {
		out->v[out->n + i] = t->byte[(unsigned char)s[i]];
		if (out->v[out->n + i] < 0) {
			*bad = i;
			return NULL;
		}
	}
	if (n == 1 || !t->n_merges) {
		out->n += n;
		return NULL;
	}
	WF_TRY(merger_room(m, n));
	m->n_heap = 0;
	for (size_t i = 0; i < n; i++) {
		m->id[i] = out->v[out->n + i];
		m->next[i] = i + 1 < n ? (int32_t)i + 1 : -1;
		m->previous[i] = (int32_t)i - 1;
	}
	for (size_t i = 0; i + 1 < n; i++)
		offer(t, m, (int32_t)i);
	merge(t, m);
	for (int32_t i = 0; i >= 0; i = m->next[i])
		out->v[out->n++] = m->id[i];
	return NULL;
}

/* message.c: send and receive. Each ordered pair has a ring; a message is its length and its bytes. A send returns when the
 * bytes are in the ring, so a message longer than the ring needs its receiver. */
#include "comm/shm.h"

static wf_error *check_peer(const wfi_shm *c, const char *what, int peer)
{
	if (peer < 0 || peer >= c->base.size || peer == c->base.rank)
		return wf_error_new(WF_INVALID_ARGUMENT, "rank %d of %d %s rank %d: it must be another rank, 0 to %d",
			c->base.rank, c->base.size, what, peer, c->base.size - 1);
	return NULL;
}

/* The part of n bytes from position on that lies in one piece in the ring. */
static size_t in_one_piece(const wfi_shm *c, uint64_t position, size_t n, uint64_t *at)
{
	*at = position & (c->group->ring - 1);
	return WFI_MIN(n, (size_t)(c->group->ring - *at));
}

static wf_error *put(wfi_shm *c, int to, const unsigned char *p, size_t n)
{
	wfi_shm_ring *ring = wfi_shm_pair(c->group, c->base.rank, to);
	wfi_shm_member *other = &c->group->member[to];
	while (n) {
		wfi_shm_wait room = { .kind = WFI_SHM_FOR_ROOM, .peer = to };
		WF_TRY(wfi_shm_block(c, &room));
		uint64_t at, head = atomic_load(&ring->head), free_bytes = c->group->ring - (head - atomic_load(&ring->tail));
		size_t k = in_one_piece(c, head, WFI_MIN(n, (size_t)free_bytes), &at);
		memcpy(ring->data + at, p, k);
		atomic_store(&ring->head, head + k);
		wfi_shm_wake(&other->bell, &other->sleepers);
		p += k;
		n -= k;
	}
	return NULL;
}

static wf_error *get(wfi_shm *c, int from, unsigned char *p, size_t n)
{
	wfi_shm_ring *ring = wfi_shm_pair(c->group, from, c->base.rank);
	wfi_shm_member *other = &c->group->member[from];
	while (n) {
		wfi_shm_wait bytes = { .kind = WFI_SHM_FOR_BYTES, .peer = from };
		WF_TRY(wfi_shm_block(c, &bytes));
		uint64_t at, tail = atomic_load(&ring->tail), there = atomic_load(&ring->head) - tail;
		size_t k = in_one_piece(c, tail, WFI_MIN(n, (size_t)there), &at);
		memcpy(p, ring->data + at, k);
		atomic_store(&ring->tail, tail + k);
		wfi_shm_wake(&other->bell, &other->sleepers);
		p += k;
		n -= k;
	}
	return NULL;
}

wf_error *wfi_shm_send(wfi_comm *base, int to, const void *p, size_t n)
{
	wfi_shm *c = (wfi_shm *)base;
	const uint64_t length = n;
	WF_TRY(check_peer(c, "sends to", to));
	WF_TRY(wfi_shm_check_abort(c));
	WF_TRY(put(c, to, (const unsigned char *)&length, sizeof length));
	return put(c, to, p, n);
}

wf_error *wfi_shm_recv(wfi_comm *base, int from, void *p, size_t n)
{
	wfi_shm *c = (wfi_shm *)base;
	uint64_t length;
	WF_TRY(check_peer(c, "receives from", from));
	WF_TRY(wfi_shm_check_abort(c));
	WF_TRY(get(c, from, (unsigned char *)&length, sizeof length));
	if (length != n)
		return wfi_shm_fail(c, WF_INVALID_ARGUMENT, wfi_format("rank %d receives %zu bytes from rank %d, which sent %llu: "
			"both must name the same length", base->rank, n, from, (unsigned long long)length));
	return get(c, from, p, n);
}

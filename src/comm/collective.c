/* collective.c: the collectives as steps over the members' buffers (shm.h says why a step needs one barrier only).
 *
 * There is no thread behind start: whoever calls start, test or wait does the member's work that can be done then. A small
 * collective is one step, and start already puts the member's part where the others find it.
 *
 * Members of one process take the direct way with larger arrays: they publish the addresses, arrive, read and write each other's
 * arrays, and arrive again before anyone returns. */
#include "comm/reduce.h"
#include "comm/shm.h"

#include <inttypes.h>
#include <time.h>

enum {
	DIRECT_BYTES = 16384,    /* from here on, two barriers cost less than copying in and out */
	REDUNDANT_BYTES = 32768, /* all members' parts together: up to here each reduces all of it, and a second barrier is saved */
};

static const char *const kind_names[] = { "barrier", "broadcast", "all_reduce", "all_gather", "reduce_scatter", "all_to_all", "permute", "split" };
static const char *const op_names[] = { "sum", "prod", "min", "max", "and", "or" };

static bool is_reduction(int kind)
{
	return kind == WFI_COLL_ALL_REDUCE || kind == WFI_COLL_REDUCE_SCATTER;
}

void wfi_shm_describe(wfi_str *out, const wfi_shm_header *h)
{
	wfi_str_add(out, "%s", kind_names[h->kind]);
	if (h->kind != WFI_COLL_BARRIER && h->kind != WFI_SHM_COLL_SPLIT) {
		if (is_reduction(h->kind))
			wfi_str_add(out, " %s", op_names[h->op]);
		wfi_str_add(out, " of %" PRIu64 " %s", h->count, wf_dtype_name((wf_dtype)h->dtype));
	}
	if (h->kind == WFI_COLL_BROADCAST)
		wfi_str_add(out, " from rank %d", h->root);
	if (h->what[0])
		wfi_str_add(out, " (%s)", h->what);
}

/* ---- what a caller gave ---- */

static wf_error *check_call(const wfi_shm *c, const wfi_coll *w, size_t *bytes)
{
	int kind = (int)w->kind; /* split's own is beyond the enum */
	*bytes = 0;
	if (kind == WFI_COLL_BARRIER)
		return NULL;
	if (kind < 0 || kind > WFI_SHM_COLL_SPLIT)
		return wf_error_new(WF_INVALID_ARGUMENT, "collective of kind %d: there is no such kind", kind);
	if (w->dtype <= WF_INVALID || w->dtype >= WF_DTYPE_COUNT)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s of dtype %d: there is no such dtype", kind_names[kind], (int)w->dtype);
	if (is_reduction(kind))
		WF_TRY(wfi_comm_reducible(w->op, w->dtype));
	if (kind == WFI_COLL_BROADCAST && (w->root < 0 || w->root >= c->base.size))
		return wf_error_new(WF_INVALID_ARGUMENT, "broadcast from rank %d: ranks are 0 to %d", w->root, c->base.size - 1);
	size_t size = wf_dtype_size(w->dtype);
	if (w->count > (size_t)INT64_MAX / size / (size_t)c->base.size)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s of %zu %s between %d members: more than an address space holds",
			kind_names[kind], w->count, wf_dtype_name(w->dtype), c->base.size);
	if (kind == WFI_COLL_PERMUTE && (w->source < -1 || w->source >= c->base.size))
		return wf_error_new(WF_INVALID_ARGUMENT, "permute with rank %d as its source: ranks are 0 to %d, -1 is nobody", w->source, c->base.size - 1);
	bool needs_in = kind != WFI_COLL_BROADCAST || w->root == c->base.rank;
	if (w->count && ((needs_in && !w->in) || !w->out))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s of %zu %s without %s array", kind_names[kind], w->count, wf_dtype_name(w->dtype),
			w->out ? "an input" : "an output");
	*bytes = w->count * size;
	return NULL;
}

/* ---- how it is cut into steps: every member finds the same, for it depends on the header alone ---- */

static size_t share_first(size_t count, int n, int rank)
{
	return count / (size_t)n * (size_t)rank + WFI_MIN(count % (size_t)n, (size_t)rank);
}

static size_t line_up(size_t bytes)
{
	return (bytes + 63) / 64 * 64;
}

/* An all-reduce's buffer holds a piece of the input, and this member's reduced share of the piece before. */
static size_t reduce_piece(size_t half, size_t size, int n)
{
	size_t room = half - 128 - size;
	return room / ((size_t)n + 1) * (size_t)n / size * size;
}

static size_t whole_parts(const wfi_request *r)
{
	bool many = r->coll.kind == WFI_COLL_REDUCE_SCATTER || r->coll.kind == WFI_COLL_ALL_TO_ALL;
	return many ? r->bytes * (size_t)r->c->base.size : r->bytes;
}

static void plan(wfi_request *r)
{
	const wfi_shm *c = r->c;
	const int n = c->base.size;
	const size_t half = c->group->half, size = r->bytes ? r->bytes / r->coll.count : 1;
	size_t more = 0;
	r->direct = c->group->one_process && whole_parts(r) >= DIRECT_BYTES;
	r->piece = half;
	if (r->direct) {
		r->steps = 2;
		return;
	}
	if (r->coll.kind == WFI_COLL_REDUCE_SCATTER || r->coll.kind == WFI_COLL_ALL_TO_ALL)
		r->piece = half / (size_t)n / 64 * 64;
	else if (r->coll.kind == WFI_COLL_ALL_REDUCE && r->bytes * (size_t)n > REDUNDANT_BYTES) {
		r->piece = reduce_piece(half, size, n);
		more = 1;
	} else
		r->piece = half / size * size;
	r->steps = r->bytes ? (r->bytes + r->piece - 1) / r->piece + more : 1;
}

/* the part of the array that step moves */
static size_t piece_at(const wfi_request *r, uint64_t step, size_t *at)
{
	*at = WFI_MIN((size_t)step * r->piece, r->bytes);
	return WFI_MIN(r->piece, r->bytes - *at);
}

/* ---- the member's part of a step before it arrives ---- */

static void copy(void *to, const void *from, size_t n)
{
	if (n && to != from)
		memcpy(to, from, n);
}

static bool is_pipelined_reduce(const wfi_request *r)
{
	return r->coll.kind == WFI_COLL_ALL_REDUCE && r->bytes * (size_t)r->c->base.size > REDUNDANT_BYTES;
}

static size_t result_place(const wfi_request *r)
{
	return line_up(r->piece);
}

/* Reduces places at.. (bytes) of everyone's buffer of a step into out. */
static void reduce_buffers(const wfi_request *r, uint64_t step, size_t at, size_t bytes, void *out)
{
	const void *in[WFI_SHM_MEMBERS];
	const wfi_shm *c = r->c;
	for (int m = 0; m < c->base.size; m++)
		in[m] = wfi_shm_buffer(c->group, m, step) + at;
	wfi_comm_reduce(r->coll.op, r->coll.dtype, out, in, c->base.size, bytes / wf_dtype_size(r->coll.dtype));
}

/* This member's share of the piece whose inputs lie in the buffers of the step before. */
static void reduce_share(const wfi_request *r)
{
	const wfi_shm *c = r->c;
	size_t at, size = wf_dtype_size(r->coll.dtype), count = piece_at(r, r->step - 1, &at) / size;
	size_t first = share_first(count, c->base.size, c->base.rank), last = share_first(count, c->base.size, c->base.rank + 1);
	unsigned char *out = wfi_shm_buffer(c->group, c->base.rank, c->step) + result_place(r);
	reduce_buffers(r, c->step - 1, first * size, (last - first) * size, out);
}

static void fill_buffer(const wfi_request *r)
{
	const wfi_shm *c = r->c;
	unsigned char *to = wfi_shm_buffer(c->group, c->base.rank, c->step);
	const unsigned char *in = r->coll.in;
	size_t at, n = piece_at(r, r->step, &at);
	switch ((int)r->coll.kind) {
	case WFI_COLL_BARRIER:
		break;
	case WFI_COLL_BROADCAST:
		if (c->base.rank == r->coll.root && n)
			copy(to, in + at, n);
		break;
	case WFI_COLL_ALL_REDUCE:
		copy(to, n ? in + at : NULL, n);
		if (r->step > 0 && is_pipelined_reduce(r))
			reduce_share(r);
		break;
	case WFI_COLL_REDUCE_SCATTER:
	case WFI_COLL_ALL_TO_ALL:
		for (int m = 0; m < c->base.size && n; m++)
			copy(to + (size_t)m * r->piece, in + (size_t)m * r->bytes + at, n);
		break;
	default: /* all_gather, permute, split */
		copy(to, n ? in + at : NULL, n);
		break;
	}
}

static void fill_header(const wfi_request *r)
{
	const wfi_shm *c = r->c;
	wfi_shm_header *h = &c->group->member[c->base.rank].header[c->step & 1];
	const bool barrier = r->coll.kind == WFI_COLL_BARRIER;
	h->seq = r->seq;
	h->count = barrier ? 0 : r->coll.count;
	h->kind = (int)r->coll.kind;
	h->op = is_reduction(h->kind) ? (int)r->coll.op : 0;
	h->dtype = barrier ? 0 : (int)r->coll.dtype;
	h->root = h->kind == WFI_COLL_BROADCAST ? r->coll.root : 0;
	h->in = r->coll.in;
	h->out = r->coll.unwanted ? NULL : r->coll.out;
	size_t n = r->coll.what ? strnlen(r->coll.what, sizeof h->what - 1) : 0;
	if (n)
		memcpy(h->what, r->coll.what, n);
	h->what[n] = 0;
}

static void arrive(wfi_shm *c)
{
	wfi_shm_group *g = c->group;
	uint64_t before = atomic_fetch_add(&g->arrived, 1);
	atomic_store_explicit(&g->member[c->base.rank].step, c->step + 1, memory_order_release);
	if (before + 1 == (uint64_t)g->n * (c->step + 1))
		wfi_shm_wake(&g->bell, &g->sleepers);
}

static void post(wfi_request *r)
{
	fill_header(r);
	if (!r->direct)
		fill_buffer(r);
	r->posted = true;
	arrive(r->c);
}

/* ---- the member's part of a step after all have arrived ---- */

static wf_error *mismatch(wfi_shm *c, int rank)
{
	wfi_str s = { 0 };
	const int ranks[2] = { 0, rank };
	wfi_str_add(&s, "the members' collectives differ: ");
	for (int i = 0; i < 2; i++) {
		const wfi_shm_header *h = &c->group->member[ranks[i]].header[c->step & 1];
		wfi_str_add(&s, "%s%s came with ", i ? ", " : "", wfi_shm_member_name(c, ranks[i]).text);
		wfi_shm_describe(&s, h);
		wfi_str_add(&s, " as its number %" PRIu64, h->seq);
	}
	wfi_str_add(&s, "; every member must call the same collectives in the same order");
	return wfi_shm_fail(c, WF_INVALID_ARGUMENT, wfi_str_take(&s));
}

/* Devices of one process run one program: two that are at different places of it have taken different ways (a wf_cond with a collective in both
 * branches), though their arrays may fit. */
static bool same_place(const wfi_shm *c, const wfi_shm_header *a, const wfi_shm_header *b)
{
	return !c->group->one_process || !c->base.devices || !strncmp(a->what, b->what, sizeof a->what);
}

/* All compare with rank 0, so all find the same pair. */
static wf_error *check_headers(wfi_shm *c)
{
	const wfi_shm_header *a = &c->group->member[0].header[c->step & 1];
	for (int r = 1; r < c->base.size; r++) {
		const wfi_shm_header *b = &c->group->member[r].header[c->step & 1];
		if (a->kind != b->kind || a->op != b->op || a->dtype != b->dtype || a->root != b->root || a->count != b->count || a->seq != b->seq || !same_place(c, a, b))
			return mismatch(c, r);
	}
	return NULL;
}

/* The results that the members wrote in this step belong to the piece before. */
static void take_results(const wfi_request *r)
{
	const wfi_shm *c = r->c;
	size_t at, size = wf_dtype_size(r->coll.dtype), count = piece_at(r, r->step - 1, &at) / size;
	for (int m = 0; m < c->base.size; m++) {
		size_t first = share_first(count, c->base.size, m), last = share_first(count, c->base.size, m + 1);
		const unsigned char *share = wfi_shm_buffer(c->group, m, c->step) + result_place(r);
		copy((unsigned char *)r->coll.out + at + first * size, share, (last - first) * size);
	}
}

static void take_from_buffers(const wfi_request *r)
{
	const wfi_shm *c = r->c;
	unsigned char *out = r->coll.out;
	size_t at, n = piece_at(r, r->step, &at);
	switch ((int)r->coll.kind) {
	case WFI_COLL_BARRIER:
		break;
	case WFI_COLL_BROADCAST:
		if (n && (c->base.rank != r->coll.root || r->coll.in != r->coll.out))
			copy(out + at, wfi_shm_buffer(c->group, r->coll.root, c->step), n);
		break;
	case WFI_COLL_ALL_REDUCE:
		if (!is_pipelined_reduce(r))
			reduce_buffers(r, c->step, 0, n, n ? out + at : NULL);
		else if (r->step > 0)
			take_results(r);
		break;
	case WFI_COLL_REDUCE_SCATTER:
		reduce_buffers(r, c->step, (size_t)c->base.rank * r->piece, n, n ? out + at : NULL);
		break;
	case WFI_COLL_ALL_TO_ALL:
		for (int m = 0; m < c->base.size && n; m++)
			copy(out + (size_t)m * r->bytes + at, wfi_shm_buffer(c->group, m, c->step) + (size_t)c->base.rank * r->piece, n);
		break;
	case WFI_COLL_PERMUTE:
		if (n && r->coll.source < 0)
			memset(out + at, 0, n);
		else if (n)
			copy(out + at, wfi_shm_buffer(c->group, r->coll.source, c->step), n);
		break;
	default: /* all_gather, split */
		for (int m = 0; m < c->base.size && n; m++)
			copy(out + (size_t)m * r->bytes + at, wfi_shm_buffer(c->group, m, c->step), n);
		break;
	}
}

/* ---- the direct way ---- */

static void direct_reduce(const wfi_request *r, const void *const *in, void *const *out)
{
	enum { BLOCK = 4096 };
	const wfi_shm *c = r->c;
	const int n = c->base.size;
	const size_t size = wf_dtype_size(r->coll.dtype);
	size_t last = share_first(r->coll.count, n, c->base.rank + 1);
	int first = 0;

	while (first < n && !out[first]) /* unwanted there */
		first++;
	if (first == n)
		return;
	for (size_t at = share_first(r->coll.count, n, c->base.rank); at < last; at += BLOCK) {
		const void *from[WFI_SHM_MEMBERS];
		size_t k = WFI_MIN((size_t)BLOCK, last - at);
		for (int m = 0; m < n; m++)
			from[m] = (const unsigned char *)in[m] + at * size;
		unsigned char *made = (unsigned char *)out[first] + at * size;
		wfi_comm_reduce(r->coll.op, r->coll.dtype, made, from, n, k);
		for (int m = first + 1; m < n; m++)
			if (out[m])
				copy((unsigned char *)out[m] + at * size, made, k * size);
	}
}

static void direct_work(const wfi_request *r)
{
	const wfi_shm *c = r->c;
	const int n = c->base.size, rank = c->base.rank;
	const void *in[WFI_SHM_MEMBERS];
	void *to[WFI_SHM_MEMBERS];
	unsigned char *out = r->coll.out;
	for (int m = 0; m < n; m++) {
		const wfi_shm_header *h = &c->group->member[m].header[c->step & 1];
		in[m] = h->in;
		to[m] = h->out;
	}
	switch (r->coll.kind) {
	case WFI_COLL_BROADCAST:
		copy(out, in[r->coll.root], r->bytes);
		break;
	case WFI_COLL_ALL_REDUCE:
		direct_reduce(r, in, to);
		break;
	case WFI_COLL_REDUCE_SCATTER:
		for (int m = 0; m < n; m++)
			in[m] = (const unsigned char *)in[m] + (size_t)rank * r->bytes;
		wfi_comm_reduce(r->coll.op, r->coll.dtype, out, in, n, r->coll.count);
		break;
	case WFI_COLL_ALL_TO_ALL:
		for (int m = 0; m < n; m++)
			copy(out + (size_t)m * r->bytes, (const unsigned char *)in[m] + (size_t)rank * r->bytes, r->bytes);
		break;
	case WFI_COLL_PERMUTE:
		if (r->coll.source < 0)
			memset(out, 0, r->bytes);
		else
			copy(out, in[r->coll.source], r->bytes);
		break;
	default: /* all_gather */
		for (int m = 0; m < n; m++)
			copy(out + (size_t)m * r->bytes, in[m], r->bytes);
		break;
	}
}

/* Whoever gives up takes its arrays away, so it must know that nobody reads them any more: a reader says that it is busy before it
 * looks for an abort, a leaver aborts before it looks for readers. */
static wf_error *take_direct(wfi_request *r)
{
	wfi_shm *c = r->c;
	_Atomic uint32_t *busy = &c->group->member[c->base.rank].busy;
	if (r->step > 0)
		return NULL;
	atomic_store(busy, 1);
	wf_error *err = wfi_shm_check_abort(c);
	if (!err)
		direct_work(r);
	atomic_store(busy, 0);
	return err;
}

static void wait_for_readers(const wfi_request *r)
{
	const wfi_shm *c = r->c;
	if (!r->direct || (!r->posted && r->step == 0))
		return; /* nobody knows its arrays */
	const struct timespec moment = { .tv_nsec = 50000 };
	for (int m = 0; m < c->base.size; m++)
		while (atomic_load(&c->group->member[m].busy))
			nanosleep(&moment, NULL);
}

/* ---- progress ---- */

static wf_error *take(wfi_request *r)
{
	wfi_shm *c = r->c;
	if (r->step == 0)
		WF_TRY(check_headers(c));
	if (r->direct)
		return take_direct(r);
	take_from_buffers(r);
	return NULL;
}

static void append(wfi_shm *c, wfi_request *r)
{
	if (c->last)
		c->last->next = r;
	else
		c->first = r;
	c->last = r;
}

static void remove_from_queue(wfi_shm *c, wfi_request *r)
{
	wfi_request *before = NULL;
	for (wfi_request *q = c->first; q && q != r; q = q->next)
		before = q;
	if (before)
		before->next = r->next;
	else
		c->first = r->next;
	if (c->last == r)
		c->last = before;
}

/* Finishes the step that all have arrived at. */
static wf_error *step_on(wfi_shm *c)
{
	wfi_request *r = c->first;
	WF_TRY(take(r));
	c->step++;
	r->posted = false;
	r->since = r->looked = 0;
	if (++r->step == r->steps) {
		r->done = true;
		remove_from_queue(c, r);
	}
	return NULL;
}

wf_error *wfi_shm_progress(wfi_shm *c)
{
	const wfi_shm_wait step = { .kind = WFI_SHM_FOR_STEP };
	while (c->first) {
		if (!c->first->posted) {
			WF_TRY(wfi_shm_check_abort(c));
			post(c->first);
		}
		if (!wfi_shm_ready(c, &step))
			return NULL;
		WF_TRY(step_on(c));
	}
	return NULL;
}

/* ---- start, test, wait ---- */

static wf_error *begin(wfi_shm *c, const wfi_coll *what, wfi_request *r)
{
	*r = (wfi_request){ .c = c, .coll = *what };
	WF_TRY(check_call(c, what, &r->bytes));
	r->seq = ++c->seq;
	if (c->base.size == 1) {
		WF_TRY(wfi_shm_check_abort(c));
		const void *in = what->in;
		if (r->bytes && is_reduction((int)what->kind))
			wfi_comm_reduce(what->op, what->dtype, what->out, &in, 1, what->count);
		else if (r->bytes && what->kind == WFI_COLL_PERMUTE && what->source < 0)
			memset(what->out, 0, r->bytes);
		else
			copy(what->out, in, r->bytes);
		r->done = true;
		return NULL;
	}
	plan(r);
	append(c, r);
	return NULL;
}

static wf_error *give_up(wfi_request *r, wf_error *err)
{
	wfi_shm *c = r->c;
	/* the others must not go on to read what this member takes away */
	wfi_shm_abort_group(c->group, c->base.rank, wf_error_code(err), wf_error_message(err));
	wait_for_readers(r);
	remove_from_queue(c, r);
	return err;
}

static wf_error *complete(wfi_request *r)
{
	wfi_shm *c = r->c;
	while (!r->done) {
		wfi_shm_wait step = { .kind = WFI_SHM_FOR_STEP };
		wf_error *err = wfi_shm_progress(c);
		if (!err && !r->done)
			err = wfi_shm_block(c, &step);
		if (err)
			return give_up(r, err);
	}
	return NULL;
}

wf_error *wfi_shm_run(wfi_comm *base, const wfi_coll *what)
{
	wfi_request r;
	WF_TRY(begin((wfi_shm *)base, what, &r));
	return complete(&r);
}

wf_error *wfi_shm_start(wfi_comm *base, const wfi_coll *what, wfi_request **out)
{
	wfi_shm *c = (wfi_shm *)base;
	wfi_request *r = wfi_alloc(sizeof *r);
	*out = NULL;
	wf_error *err = begin(c, what, r);
	if (err) {
		wfi_free(r);
		return err;
	}
	r->coll.what = what->what ? wfi_strdup(what->what) : NULL;
	*out = r;
	/* an error now is an error at wait, too: the communicator stays broken */
	wf_error_free(wfi_shm_progress(c));
	return NULL;
}

static wf_error *orphaned(void)
{
	return wf_error_new(WF_INVALID_ARGUMENT, "a collective was begun and its communicator freed before it was waited for");
}

wf_error *wfi_shm_test(wfi_request *r, bool *done)
{
	*done = r->done;
	if (r->done)
		return NULL;
	if (!r->c)
		return orphaned();
	WF_TRY(wfi_shm_progress(r->c));
	*done = r->done;
	if (r->done)
		return NULL;
	wfi_request *head = r->c->first;
	wfi_shm_wait step = { .kind = WFI_SHM_FOR_STEP, .since = head->since, .looked = head->looked };
	wf_error *err = wfi_shm_look(r->c, &step);
	head->since = step.since;
	head->looked = step.looked;
	return err;
}

wf_error *wfi_shm_finish(wfi_request *r)
{
	wf_error *err = r->done ? NULL : r->c ? complete(r) : orphaned();
	wfi_free((char *)(uintptr_t)r->coll.what);
	wfi_free(r);
	return err;
}

void wfi_shm_orphan(wfi_shm *c)
{
	if (c->first)
		wfi_shm_abort_group(c->group, c->base.rank, WF_ABORTED, "a member freed its communicator while collectives were under way");
	for (wfi_request *r = c->first; r; r = r->next) {
		wait_for_readers(r);
		r->c = NULL;
	}
	c->first = c->last = NULL;
}

/* wait.c: waiting for the other members, and what ends a wait early: an abort, a member that is gone, the time. */
#include "comm/shm.h"

#include <inttypes.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

static const double look_interval = 0.05; /* seconds between two looks at the members while asleep */
static const double long_yield = 100e-6, least_pause = 0.02, most_pause = 2;
enum { yields = 12 };

/* ---- futex: not the private kind, the word may be shared between processes ---- */

static void futex_wait(_Atomic uint32_t *word, uint32_t seen, long nanoseconds)
{
	struct timespec t = { .tv_sec = 0, .tv_nsec = nanoseconds };
	syscall(SYS_futex, word, FUTEX_WAIT, seen, &t, NULL, 0);
}

static void futex_wake(_Atomic uint32_t *word)
{
	syscall(SYS_futex, word, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
}

/* The sleeper counts itself, reads the bell, checks its condition, sleeps if the bell is still the same; the waker makes the
 * condition true, looks for sleepers, changes the bell. All sequentially consistent, so one of them sees the other. */
void wfi_shm_wake(_Atomic uint32_t *bell, _Atomic uint32_t *sleepers)
{
	if (!atomic_load(sleepers))
		return;
	atomic_fetch_add(bell, 1);
	futex_wake(bell);
}

static inline void relax(void)
{
#if defined(__x86_64__)
	_mm_pause();
#endif
}

/* ---- abort ---- */

wfi_shm_name wfi_shm_member_name(const wfi_shm *c, int member)
{
	wfi_shm_name name;
	int devices = c->base.devices, all = c->region->family->first->n;
	if (devices <= 0)
		snprintf(name.text, sizeof name.text, "rank %d", member);
	else if (devices == all)
		snprintf(name.text, sizeof name.text, "device %d", c->group->member[member].world);
	else
		snprintf(name.text, sizeof name.text, "device %d of rank %d", c->group->member[member].world % devices,
			 c->group->member[member].world / devices);
	return name;
}

void wfi_shm_abort_group(wfi_shm_group *g, int rank, wf_code code, const char *text)
{
	uint32_t fine = WFI_SHM_FINE;
	if (!atomic_compare_exchange_strong(&g->aborted, &fine, WFI_SHM_ABORTING))
		return; /* the first reason is the one to know */
	g->code = (int32_t)code;
	g->by = rank;
	snprintf(g->why, sizeof g->why, "%s", text);
	atomic_store(&g->aborted, WFI_SHM_ABORTED);
	wfi_shm_wake(&g->bell, &g->sleepers);
	for (int r = 0; r < g->n; r++)
		wfi_shm_wake(&g->member[r].bell, &g->member[r].sleepers);
}

static const wfi_shm_group *aborted_group(const wfi_shm *c)
{
	for (const wfi_shm_region *r = c->region; r; r = r->up)
		if (atomic_load(&r->group->aborted) != WFI_SHM_FINE)
			return r->group;
	return NULL;
}

bool wfi_shm_is_aborted(const wfi_shm *c)
{
	return aborted_group(c) != NULL;
}

wf_error *wfi_shm_check_abort(const wfi_shm *c)
{
	wfi_shm_group *g = (wfi_shm_group *)(uintptr_t)aborted_group(c);
	if (!g)
		return NULL;
	/* whoever aborts may have been stopped or killed between its two steps */
	double until = wfi_now() + 0.1;
	while (atomic_load(&g->aborted) != WFI_SHM_ABORTED)
		if (wfi_now() > until)
			return wf_error_new(WF_ABORTED, "the communicator was aborted by a member that ended before it gave its reason");
	wf_error *err = wf_error_new((wf_code)g->code, "%s", g->why);
	if (g == c->group && g->by != c->base.rank)
		wf_error_add(err, "%s ended the communicator's work with this; told to %s", wfi_shm_member_name(c, g->by).text,
			     wfi_shm_member_name(c, c->base.rank).text);
	return err;
}

wf_error *wfi_shm_fail(wfi_shm *c, wf_code code, char *text)
{
	wfi_shm_abort_group(c->group, c->base.rank, code, text);
	wf_error *err = wf_error_new(code, "%s", text);
	wfi_free(text);
	return err;
}

/* ---- who is missing ---- */

static uint64_t step_target(const wfi_shm *c)
{
	return (uint64_t)c->base.size * (c->step + 1);
}

bool wfi_shm_ready(const wfi_shm *c, const wfi_shm_wait *w)
{
	const wfi_shm_ring *ring;
	switch (w->kind) {
	case WFI_SHM_FOR_ALL:
		return atomic_load(&c->group->attached) == c->base.size;
	case WFI_SHM_FOR_STEP:
		return atomic_load_explicit(&c->group->arrived, memory_order_acquire) >= step_target(c);
	case WFI_SHM_FOR_ROOM:
		ring = wfi_shm_pair(c->group, c->base.rank, w->peer);
		return atomic_load(&ring->head) - atomic_load(&ring->tail) < c->group->ring;
	case WFI_SHM_FOR_BYTES:
		ring = wfi_shm_pair(c->group, w->peer, c->base.rank);
		return atomic_load(&ring->head) != atomic_load(&ring->tail);
	}
	return true;
}

static bool is_missing(const wfi_shm *c, const wfi_shm_wait *w, int rank)
{
	wfi_shm_member *m = &c->group->member[rank];
	switch (w->kind) {
	case WFI_SHM_FOR_ALL: return atomic_load(&m->presence) < WFI_SHM_HERE;
	case WFI_SHM_FOR_STEP: return atomic_load(&m->step) <= c->step;
	case WFI_SHM_FOR_ROOM:
	case WFI_SHM_FOR_BYTES: return rank == w->peer;
	}
	return false;
}

/* "rank 2", "ranks 2, 3", "device 0 of rank 1, device 1 of rank 1"; which: those for which some(c, w, r) */
static void name_ranks(wfi_str *out, const wfi_shm *c, const wfi_shm_wait *w, bool (*some)(const wfi_shm *, const wfi_shm_wait *, int))
{
	int k = 0;
	for (int r = 0; r < c->base.size; r++)
		k += some(c, w, r);
	const bool devices = c->base.devices > 0;
	wfi_str_add(out, devices ? "" : k == 1 ? "rank" : "ranks");
	const char *separator = devices ? "" : " ";
	for (int r = 0; r < c->base.size; r++) {
		if (!some(c, w, r))
			continue;
		if (devices)
			wfi_str_add(out, "%s%s", separator, wfi_shm_member_name(c, r).text);
		else
			wfi_str_add(out, "%s%d", separator, r);
		const wfi_shm_member *m = &c->group->member[r];
		if (!devices && m->world != r && w->kind != WFI_SHM_FOR_ALL)
			wfi_str_add(out, " (rank %d of all)", m->world);
		separator = ", ";
	}
}

static void name_wait(wfi_str *out, const wfi_shm *c, const wfi_shm_wait *w)
{
	if (w->kind == WFI_SHM_FOR_ALL)
		wfi_str_add(out, "%s", c->doing ? c->doing : "the start of the communicator");
	else if (w->kind == WFI_SHM_FOR_ROOM)
		wfi_str_add(out, "a send to rank %d", w->peer);
	else if (w->kind == WFI_SHM_FOR_BYTES)
		wfi_str_add(out, "a receive from rank %d", w->peer);
	else {
		const wfi_shm_header *h = &c->group->member[c->base.rank].header[c->step & 1];
		wfi_shm_describe(out, h);
		wfi_str_add(out, ", its collective number %" PRIu64, h->seq);
	}
}

static wf_error *timed_out(wfi_shm *c, const wfi_shm_wait *w, double waited)
{
	wfi_str s = { 0 };
	wfi_str_add(&s, "timeout after %.3g s: %s waits in ", waited, wfi_shm_member_name(c, c->base.rank).text);
	name_wait(&s, c, w);
	wfi_str_add(&s, " for ");
	name_ranks(&s, c, w, is_missing);
	return wfi_shm_fail(c, WF_TIMEOUT, wfi_str_take(&s));
}

static bool is_gone(const wfi_shm *c, const wfi_shm_wait *w, int rank)
{
	const wfi_shm_process *self = &c->group->member[c->base.rank].process;
	wfi_shm_member *m = &c->group->member[rank];
	uint32_t presence = atomic_load(&m->presence);
	if (presence < WFI_SHM_HERE)
		return false;
	if (w->kind != WFI_SHM_FOR_ALL && !is_missing(c, w, rank))
		return false;
	return presence == WFI_SHM_LEFT || (m->process.pid != self->pid && !wfi_shm_is_alive(&m->process, self));
}

static bool is_resting(const wfi_shm *c, const wfi_shm_wait *w, int rank)
{
	return w->kind != WFI_SHM_FOR_ALL && is_missing(c, w, rank) && atomic_load(&c->group->member[rank].resting);
}

/* A member whose program has ended comes to nothing that the others' programs still want. */
static wf_error *look_for_resting(wfi_shm *c, const wfi_shm_wait *w)
{
	bool found = false;
	wfi_str s = { 0 };
	for (int r = 0; r < c->base.size && !found; r++)
		found = is_resting(c, w, r);
	if (!found || wfi_shm_ready(c, w)) /* or it came before it ended */
		return NULL;
	wfi_str_add(&s, "%s waits in ", wfi_shm_member_name(c, c->base.rank).text);
	name_wait(&s, c, w);
	wfi_str_add(&s, " for ");
	name_ranks(&s, c, w, is_resting);
	wfi_str_add(&s, ", whose program has ended: every member must come by the same collectives in the same order; is this one inside of a "
			"condition or a loop that goes another way there?");
	return wfi_shm_fail(c, WF_INVALID_ARGUMENT, wfi_str_take(&s));
}

/* A member that has left, or whose process is gone, will not come. */
static wf_error *look_for_gone(wfi_shm *c, const wfi_shm_wait *w)
{
	int found = 0;
	wfi_str s = { 0 };
	for (int r = 0; r < c->base.size; r++) {
		if (!is_gone(c, w, r))
			continue;
		const wfi_shm_member *m = &c->group->member[r];
		bool left = atomic_load(&m->presence) == WFI_SHM_LEFT;
		wfi_str_add(&s, "%s%s (pid %" PRId64 ") %s", found++ ? ", " : "", wfi_shm_member_name(c, r).text, m->process.pid,
			    left ? "has left" : "is gone");
	}
	if (!found)
		return NULL;
	wf_error *reason = wfi_shm_check_abort(c); /* it may have given one before it went, since that was looked at */
	if (reason || wfi_shm_ready(c, w)) { /* or it came before it went */
		wfi_str_free(&s);
		return reason;
	}
	wfi_str_add(&s, "; %s waited for it in ", wfi_shm_member_name(c, c->base.rank).text);
	name_wait(&s, c, w);
	return wfi_shm_fail(c, WF_WORKER_FAILED, wfi_str_take(&s));
}

wf_error *wfi_shm_look(wfi_shm *c, wfi_shm_wait *w)
{
	WF_TRY(wfi_shm_check_abort(c));
	double now = wfi_now();
	if (w->since <= 0)
		w->since = w->looked = now;
	if (now - w->looked >= look_interval) {
		w->looked = now;
		WF_TRY(look_for_gone(c, w));
		WF_TRY(look_for_resting(c, w));
	}
	if (c->base.timeout >= 0 && now - w->since >= c->base.timeout && !wfi_shm_ready(c, w))
		return timed_out(c, w, now - w->since);
	return NULL;
}

/* ---- the wait ---- */

/* Where members share cores, giving the core to one that has not come yet is ten times as quick as sleeping and being woken, as
 * long as nobody else wants it. Else the core comes back after milliseconds, while a sleeper that is woken is served at once: so after
 * one yield that took long there are none for a while, and for the longer the more often that happens. */
static bool let_others_come(wfi_shm *c, const wfi_shm_wait *w)
{
	double before = wfi_now();
	if (before < c->yield_from)
		return false;
	for (int i = 0; i < yields; i++) {
		sched_yield();
		double now = wfi_now();
		bool ready = wfi_shm_ready(c, w);
		if (now - before > long_yield) {
			c->pause = WFI_MIN(WFI_MAX(2 * c->pause, least_pause), most_pause);
			c->yield_from = now + c->pause;
			return ready;
		}
		if (ready) {
			c->pause *= 0.999;
			return true;
		}
		before = now;
	}
	return false;
}

static bool spin(wfi_shm *c, const wfi_shm_wait *w)
{
	if (wfi_shm_ready(c, w))
		return true;
	if (c->spin <= 0)
		return let_others_come(c, w);
	double until = wfi_now() + c->spin;
	do {
		for (int i = 0; i < 16; i++) {
			relax();
			if (wfi_shm_ready(c, w))
				return true;
		}
	} while (wfi_now() < until);
	return false;
}

static void sleep_once(wfi_shm *c, const wfi_shm_wait *w, long nanoseconds)
{
	bool own = w->kind == WFI_SHM_FOR_ROOM || w->kind == WFI_SHM_FOR_BYTES;
	_Atomic uint32_t *bell = own ? &c->group->member[c->base.rank].bell : &c->group->bell;
	_Atomic uint32_t *sleepers = own ? &c->group->member[c->base.rank].sleepers : &c->group->sleepers;
	atomic_fetch_add(sleepers, 1);
	uint32_t seen = atomic_load(bell);
	if (!wfi_shm_ready(c, w) && !wfi_shm_is_aborted(c))
		futex_wait(bell, seen, nanoseconds);
	atomic_fetch_sub(sleepers, 1);
}

wf_error *wfi_shm_block(wfi_shm *c, wfi_shm_wait *w)
{
	const bool hurry = c->base.timeout >= 0 && c->base.timeout < look_interval;
	const long slice = (long)((hurry ? c->base.timeout : look_interval) * 1e9);
	while (!spin(c, w)) {
		WF_TRY(wfi_shm_look(c, w));
		/* a collective that was begun before goes on while a message is waited for: its other members may need it first */
		bool more = w->kind != WFI_SHM_FOR_STEP && c->first;
		sleep_once(c, w, more ? slice / 50 : slice);
		if (more)
			WF_TRY(wfi_shm_progress(c));
	}
	return NULL;
}

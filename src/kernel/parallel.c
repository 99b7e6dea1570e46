/* parallel.c: see parallel.h. A region is published in `state`: its ticket, how many tasks it has and the next one. Whoever takes a task moves
 * that number on with a compare-and-swap, so a task that was taken proves that its region, whose fields were read before, has not ended. */
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <weft/host.h>
#include "kernel/parallel.h"

enum { MOST_GROUPS = 64, SPINS = 400, BITS = 20, MOST_TASKS = (1 << BITS) - 1 };

typedef struct group {
	_Alignas(64) atomic_ullong state; /* ticket (24 bits), tasks (20), next task (20) */
	_Alignas(64) atomic_uint done;
	atomic_uint sleepers, ticket;     /* ticket: a copy to sleep on */
	_Atomic(wfi_task *) fn;
	_Atomic(void *) user;
	atomic_int workers;
	atomic_bool busy, waiting;
	int n_threads; /* helpers that were started; only the owner of `busy` changes it */
	pthread_t thread[WFI_MOST_THREADS];
	struct helper { struct group *group; int worker; } helper[WFI_MOST_THREADS];
} group;
typedef struct helper helper;

static group groups[MOST_GROUPS];
static atomic_bool ending;
static _Thread_local bool inside;

static unsigned ticket_of(unsigned long long state)
{
	return (unsigned)(state >> 2 * BITS);
}

static void relax(void)
{
#if defined(__x86_64__)
	__builtin_ia32_pause();
#elif defined(__aarch64__)
	__asm__ __volatile__("yield");
#endif
}

static void sleep_while(atomic_uint *at, unsigned value)
{
	syscall(SYS_futex, at, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

static void wake(atomic_uint *at)
{
	syscall(SYS_futex, at, FUTEX_WAKE_PRIVATE, INT32_MAX, NULL, NULL, 0);
}

/* ---- how many ---- */

int wfi_parallel_workers(int n)
{
	return WFI_MAX(WFI_MIN(wf_num_threads(), WFI_MOST_THREADS) / WFI_MAX(n, 1), 1);
}

static int processors;

static void count_processors(void)
{
	cpu_set_t set;

	processors = sched_getaffinity(0, sizeof set, &set) ? 1 : CPU_COUNT(&set);
}

/* ---- tasks ---- */

/* takes tasks of the region with this ticket until there are none */
static void take_tasks(group *g, unsigned ticket, int worker)
{
	for (;;) {
		unsigned long long s = atomic_load_explicit(&g->state, memory_order_acquire);
		wfi_task *fn = atomic_load_explicit(&g->fn, memory_order_relaxed);
		void *user = atomic_load_explicit(&g->user, memory_order_relaxed);
		int n = (int)(s >> BITS & MOST_TASKS), task = (int)(s & MOST_TASKS);

		if (ticket_of(s) != ticket || task >= n || worker >= atomic_load_explicit(&g->workers, memory_order_relaxed))
			return;
		if (!atomic_compare_exchange_weak_explicit(&g->state, &s, s + 1, memory_order_acq_rel, memory_order_acquire))
			continue;
		fn(user, task, worker);
		if (atomic_fetch_add_explicit(&g->done, 1, memory_order_acq_rel) + 1 == (unsigned)n && atomic_load(&g->waiting))
			wake(&g->done);
	}
}

static void *helper_main(void *arg)
{
	const helper self = *(helper *)arg;
	group *g = self.group;
	unsigned seen = 0;

	inside = true;
	while (!atomic_load_explicit(&ending, memory_order_relaxed)) {
		unsigned now = ticket_of(atomic_load_explicit(&g->state, memory_order_acquire));
		for (int i = 0; now == seen && i < SPINS; i++) {
			relax();
			now = ticket_of(atomic_load_explicit(&g->state, memory_order_acquire));
		}
		if (now != seen) {
			take_tasks(g, now, self.worker);
			seen = now;
			continue;
		}
		atomic_fetch_add(&g->sleepers, 1);
		if (!atomic_load(&ending))
			sleep_while(&g->ticket, seen);
		atomic_fetch_sub(&g->sleepers, 1);
	}
	return NULL;
}

__attribute__((destructor)) static void end_groups(void)
{
	atomic_store(&ending, true);
	for (int i = 0; i < MOST_GROUPS; i++) {
		group *g = &groups[i];
		if (!g->n_threads)
			continue;
		atomic_fetch_add(&g->ticket, 1);
		wake(&g->ticket);
		for (int k = 0; k < g->n_threads; k++)
			pthread_join(g->thread[k], NULL);
		g->n_threads = 0;
	}
}

/* a forked child has none of the threads */
static void forget_groups(void)
{
	for (int i = 0; i < MOST_GROUPS; i++) {
		groups[i].n_threads = 0;
		atomic_store(&groups[i].busy, false);
		atomic_store(&groups[i].sleepers, 0);
	}
}

static void watch_forks(void)
{
	pthread_atfork(NULL, NULL, forget_groups);
}

/* n helpers for the group; fewer when the system does not give them. They leave signals to the threads of the program. */
static void start_helpers(group *g, int n)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	sigset_t all, old;

	if (g->n_threads >= n)
		return;
	pthread_once(&once, watch_forks);
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &old);
	for (int i; (i = g->n_threads) < n; g->n_threads++) {
		g->helper[i] = (helper){ g, i + 1 };
		if (pthread_create(&g->thread[i], NULL, helper_main, &g->helper[i]))
			break;
	}
	pthread_sigmask(SIG_SETMASK, &old, NULL);
}

static void run_region(group *g, int n, int workers, wfi_task *fn, void *user)
{
	unsigned ticket = (ticket_of(atomic_load_explicit(&g->state, memory_order_relaxed)) + 1) & 0xffffff;

	atomic_store_explicit(&g->fn, fn, memory_order_relaxed);
	atomic_store_explicit(&g->user, user, memory_order_relaxed);
	atomic_store_explicit(&g->workers, workers, memory_order_relaxed);
	atomic_store_explicit(&g->done, 0, memory_order_relaxed);
	atomic_store(&g->ticket, ticket);
	atomic_store(&g->state, (unsigned long long)ticket << 2 * BITS | (unsigned long long)n << BITS);
	if (atomic_load(&g->sleepers))
		wake(&g->ticket);
	take_tasks(g, ticket, 0);
	for (int i = 0; i < SPINS && atomic_load_explicit(&g->done, memory_order_acquire) != (unsigned)n; i++)
		relax();
	atomic_store(&g->waiting, true);
	for (unsigned done; (done = atomic_load(&g->done)) != (unsigned)n;)
		sleep_while(&g->done, done);
	atomic_store(&g->waiting, false);
}

/* a group that nobody uses, as long as all of them together have no more threads than there are processors */
static group *free_group(int workers)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, count_processors);
	int most = WFI_MIN(WFI_MAX(processors / workers, 1), MOST_GROUPS);
	for (int i = 0; i < most; i++)
		if (!atomic_exchange_explicit(&groups[i].busy, true, memory_order_acq_rel))
			return &groups[i];
	return NULL;
}

void wfi_parallel_for(int n, int workers, wfi_task *fn, void *user)
{
	const int limit = workers > 1 ? wfi_thread_limit() : 0; /* it may have become less since the program was compiled */

	workers = WFI_MIN(WFI_MIN(workers, n), limit ? limit : WFI_MOST_THREADS);
	group *g = workers > 1 && n <= MOST_TASKS && !inside ? free_group(workers) : NULL;
	bool was = inside;

	if (g)
		start_helpers(g, workers - 1);
	inside = true;
	if (g && g->n_threads)
		run_region(g, n, workers, fn, user);
	else
		for (int i = 0; i < n; i++)
			fn(user, i, 0);
	inside = was;
	if (g)
		atomic_store_explicit(&g->busy, false, memory_order_release);
}

/* team.c: one resident thread a device; jobs are handed over through a counter they sleep on. */
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "runtime/runtime.h"

typedef struct member {
	pthread_t thread;
	atomic_uint ticket;        /* raised when there is a job */
	bool started;
} member;

static pthread_mutex_t one_job = PTHREAD_MUTEX_INITIALIZER;
static member team[WFI_MAX_DEVICES];
static void (*job)(void *, int);
static void *job_user;
static atomic_uint left;
static atomic_bool ending;

static void sleep_while(atomic_uint *at, unsigned value)
{
	syscall(SYS_futex, at, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

static void wake(atomic_uint *at)
{
	syscall(SYS_futex, at, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

static void *member_main(void *arg)
{
	int device = (int)(intptr_t)arg;
	member *m = &team[device];
	unsigned seen = 0;

	for (;;) {
		unsigned now;

		while ((now = atomic_load_explicit(&m->ticket, memory_order_acquire)) == seen)
			sleep_while(&m->ticket, seen);
		seen = now;
		if (atomic_load(&ending))
			return NULL;
		job(job_user, device);
		if (atomic_fetch_sub_explicit(&left, 1, memory_order_acq_rel) == 1)
			wake(&left);
	}
}

__attribute__((destructor)) static void end_team(void)
{
	atomic_store(&ending, true);
	for (int i = 1; i < WFI_MAX_DEVICES; i++)
		if (team[i].started) {
			atomic_fetch_add(&team[i].ticket, 1);
			wake(&team[i].ticket);
			pthread_join(team[i].thread, NULL);
			team[i].started = false;
		}
}

static int start(int device)
{
	member *m = &team[device];

	if (m->started)
		return 0;
	int failure = pthread_create(&m->thread, NULL, member_main, (void *)(intptr_t)device);
	m->started = failure == 0;
	return failure;
}

/* a forked child has none of the threads */
static void forget_team(void)
{
	for (int i = 1; i < WFI_MAX_DEVICES; i++) {
		team[i].started = false;
		atomic_store(&team[i].ticket, 0);
	}
	pthread_mutex_init(&one_job, NULL);
}

static void watch_forks(void)
{
	pthread_atfork(NULL, NULL, forget_team);
}

static wf_error *start_all(int n)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, watch_forks);
	for (int i = 1; i < n; i++) {
		int failure = start(i);

		if (failure)
			return wfi_errno(failure, "no thread can be started for device %d of %d", i, n);
	}
	return NULL;
}

wf_error *wfi_team_run(int n, void (*fn)(void *user, int device), void *user)
{
	if (n <= 1) {
		if (n == 1)
			fn(user, 0);
		return NULL;
	}
	pthread_mutex_lock(&one_job);
	wf_error *err = start_all(n);
	if (err) {
		pthread_mutex_unlock(&one_job);
		return err;
	}
	job = fn;
	job_user = user;
	atomic_store_explicit(&left, (unsigned)(n - 1), memory_order_release);
	for (int i = 1; i < n; i++) {
		atomic_fetch_add_explicit(&team[i].ticket, 1, memory_order_release);
		wake(&team[i].ticket);
	}
	fn(user, 0);
	for (unsigned k; (k = atomic_load_explicit(&left, memory_order_acquire));)
		sleep_while(&left, k);
	pthread_mutex_unlock(&one_job);
	return NULL;
}

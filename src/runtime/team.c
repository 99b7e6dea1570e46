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

static bool start(int device)
{
	member *m = &team[device];

	if (!m->started)
		m->started = pthread_create(&m->thread, NULL, member_main, (void *)(intptr_t)device) == 0;
	return m->started;
}

void wfi_team_run(int n, void (*fn)(void *user, int device), void *user)
{
	if (n <= 1) {
		if (n == 1)
			fn(user, 0);
		return;
	}
	pthread_mutex_lock(&one_job);
	job = fn;
	job_user = user;
	atomic_store_explicit(&left, (unsigned)(n - 1), memory_order_release);
	for (int i = 1; i < n; i++) {
		if (!start(i)) {
			wfi_log(WFI_ERROR, "no thread could be started for device %d", i);
			atomic_fetch_sub(&left, 1);
			continue;
		}
		atomic_fetch_add_explicit(&team[i].ticket, 1, memory_order_release);
		wake(&team[i].ticket);
	}
	fn(user, 0);
	for (unsigned k; (k = atomic_load_explicit(&left, memory_order_acquire));)
		sleep_while(&left, k);
	pthread_mutex_unlock(&one_job);
}

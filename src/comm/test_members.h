/* test_members.h: runs a test's body as every member of a communicator, as threads or as forked processes, and brings the errors
 * together. A body returns what it found; assertions belong to the caller. */
#ifndef WFI_COMM_TEST_MEMBERS_H
#define WFI_COMM_TEST_MEMBERS_H
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "comm/comm.h"

enum { MOST = 8 };
typedef wf_error *body_fn(wfi_comm *c, const void *arg);
typedef struct outcome {
	int code;          /* a wf_code; −1: the process ended without saying anything */
	char text[3000];
} outcome;

typedef struct member {
	wfi_comm *c;
	body_fn *body;
	const void *arg;
	outcome *out;
} member;

WFI_UNUSED static void nap(double seconds)
{
	struct timespec t = { .tv_sec = (time_t)seconds, .tv_nsec = (long)((seconds - (double)(time_t)seconds) * 1e9) };
	while (nanosleep(&t, &t) < 0 && errno == EINTR)
		;
}

static void keep(outcome *o, wf_error *err)
{
	memset(o, 0, sizeof *o);
	if (!err)
		return;
	o->code = (int)wf_error_code(err);
	snprintf(o->text, sizeof o->text, "%s", wf_error_text(err));
	wf_error_free(err);
}

static void *run_member(void *arg)
{
	member *m = arg;
	keep(m->out, m->body(m->c, m->arg));
	return NULL;
}

WFI_UNUSED static void as_threads(int n, double timeout, body_fn *body, const void *arg, outcome *out)
{
	wfi_comm *c[MOST];
	pthread_t t[MOST];
	member m[MOST];
	wf_error *err = wfi_comm_threads(n, timeout, c);
	assert_null(err);
	for (int r = 0; r < n; r++) {
		m[r] = (member){ c[r], body, arg, &out[r] };
		assert_int_equal(pthread_create(&t[r], NULL, run_member, &m[r]), 0);
	}
	for (int r = 0; r < n; r++)
		pthread_join(t[r], NULL);
	for (int r = 0; r < n; r++)
		wfi_comm_free(c[r]);
}

static const char *unique_name(void)
{
	static char name[60];
	static int count;
	snprintf(name, sizeof name, "/weft-test-%d-%d", (int)getpid(), count++);
	return name;
}

/* The child's side: never returns into cmocka. */
static _Noreturn void be_process(const char *name, int n, int rank, double timeout, body_fn *body, const void *arg, int fd)
{
	outcome o;
	wfi_comm *c = NULL;
	wf_error *err = wfi_comm_shm(name, n, rank, 1, timeout, &c);
	keep(&o, err ? err : body(c, arg));
	wfi_comm_free(c);
	_exit(write(fd, &o, sizeof o) == sizeof o ? 0 : 1);
}

static int start_process(const char *name, int n, int rank, double timeout, body_fn *body, const void *arg, pid_t *pid)
{
	int ends[2];
	assert_int_equal(pipe(ends), 0);
	*pid = fork();
	assert_true(*pid >= 0);
	if (*pid == 0)
		be_process(name, n, rank, timeout, body, arg, ends[1]);
	close(ends[1]);
	return ends[0];
}

/* What a process wrote before it ended. It is not reaped here: a killed member stays a zombie while the others look for it. */
static void read_outcome(int fd, outcome *o)
{
	size_t got = 0;
	while (got < sizeof *o) {
		ssize_t k = read(fd, (char *)o + got, sizeof *o - got);
		if (k <= 0)
			break;
		got += (size_t)k;
	}
	close(fd);
	if (got < sizeof *o)
		*o = (outcome){ .code = -1 };
}

WFI_UNUSED static void as_processes(int n, double timeout, body_fn *body, const void *arg, outcome *out)
{
	pid_t pid[MOST];
	int fd[MOST];
	const char *name = unique_name();
	for (int r = 0; r < n; r++)
		fd[r] = start_process(name, n, r, timeout, body, arg, &pid[r]);
	for (int r = 0; r < n; r++)
		read_outcome(fd[r], &out[r]);
	for (int r = 0; r < n; r++)
		waitpid(pid[r], NULL, 0);
}

typedef void run_fn(int n, double timeout, body_fn *body, const void *arg, outcome *out);

static void assert_all_fine(const outcome *o, int n)
{
	for (int r = 0; r < n; r++)
		if (o[r].code)
			fail_msg("rank %d of %d: %s", r, n, o[r].code < 0 ? "ended without a word" : o[r].text);
}

WFI_UNUSED static void assert_says(const outcome *o, int code, const char *part)
{
	if (o->code != code || !strstr(o->text, part))
		fail_msg("expected code %d and \"%s\", got code %d: %s", code, part, o->code, o->text);
}

WFI_UNUSED static void all_fine(run_fn *run, int n, body_fn *body, const void *arg)
{
	outcome out[MOST];
	run(n, 60, body, arg, out);
	assert_all_fine(out, n);
}
#endif

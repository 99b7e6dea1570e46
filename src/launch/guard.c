/* guard.c: who clears up after a controller that was killed. */
#include "launch/guard.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { END_MS = 1000, GONE_MS = 3000, STEP_MS = 2 };

struct wfi_guard { int fd; pid_t pid; };

typedef struct message { int32_t rank, leader; } message;

void wfi_close_range(int first, int last)
{
	if (first > last || syscall(SYS_close_range, first, last, 0) == 0)
		return;
	long most = sysconf(_SC_OPEN_MAX);
	for (int fd = first; fd <= last && fd < (most < 0 || most > 65536 ? 65536 : most); fd++)
		close(fd);
}

/* ---- the guard's side: it was forked from a process with threads, so only what is safe between fork and exec ---- */

static void pass(int ms)
{
	nanosleep(&(struct timespec){ ms / 1000, ms % 1000 * 1000000L }, NULL);
}

static void clear_up(int n, const pid_t *leader, char *const *leftovers)
{
	for (int i = 0; i < n; i++)
		if (leader[i])
			kill(-leader[i], SIGKILL);
	for (int i = 0, waited = 0; i < n; i++)
		for (; leader[i] && kill(leader[i], 0) == 0 && waited < GONE_MS; waited += STEP_MS)
			pass(STEP_MS);
	for (; leftovers && *leftovers; leftovers++)
		unlink(*leftovers);
}

/* what is told; false: nobody is left to tell anything */
static bool listen_to(int fd, int n, pid_t *leader)
{
	message m;
	ssize_t got = recv(fd, &m, sizeof m, MSG_DONTWAIT);

	if (got == sizeof m && m.rank >= 0 && m.rank < n)
		leader[m.rank] = m.leader;
	return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

static _Noreturn void be_guard(int fd, int watched, int n, pid_t *leader, char *const *leftovers)
{
	struct pollfd p[] = { { .fd = fd, .events = POLLIN }, { .fd = watched, .events = POLLIN } };
	const int low = WFI_MIN(fd, watched), top = WFI_MAX(fd, watched);
	sigset_t all;

	prctl(PR_SET_NAME, "weft-guard");
	setsid();
	sigfillset(&all);
	sigprocmask(SIG_SETMASK, &all, NULL);
	wfi_close_range(0, low - 1);
	wfi_close_range(low + 1, top - 1);
	wfi_close_range(top + 1, INT_MAX);
	bool moved = chdir("/") == 0;    /* so that it keeps no file system busy */
	(void)moved;
	do
		poll(p, 2, -1);
	while (p[0].revents ? listen_to(fd, n, leader) : !p[1].revents);
	clear_up(n, leader, leftovers);
	_exit(0);
}

/* ---- starting it ---- */

static int high(int fd)
{
	int moved = fd < 0 ? -1 : fcntl(fd, F_DUPFD_CLOEXEC, 10);

	if (fd >= 0)
		close(fd);
	return moved;
}

wf_error *wfi_guard_start(int n, char *const *leftovers, wfi_guard **out)
{
	int pair[2] = { -1, -1 }, watched = high((int)syscall(SYS_pidfd_open, getpid(), 0)), error = watched < 0 ? errno : 0;

	*out = NULL;
	if (!error && socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair))
		error = errno;
	for (int i = 0; i < 2; i++)
		if ((pair[i] = high(pair[i])) < 0 && !error)
			error = errno;
	pid_t *leader = wfi_alloc((size_t)n * sizeof *leader), pid = error ? -1 : fork();
	if (pid == 0)
		be_guard(pair[1], watched, n, leader, leftovers);
	if (pid < 0 && !error)
		error = errno;
	wfi_free(leader);
	const int done[] = { pair[1], watched, error ? pair[0] : -1 };
	for (size_t i = 0; i < WFI_COUNT(done); i++)
		if (done[i] >= 0)
			close(done[i]);
	if (error)
		return wfi_errno(error, "cannot start the process that clears up after this one (pidfd_open, Linux 5.3 or later)");
	*out = wfi_alloc(sizeof **out);
	**out = (wfi_guard){ pair[0], pid };
	return NULL;
}

void wfi_guard_tell(wfi_guard *g, int rank, pid_t leader)
{
	const message m = { rank, (int32_t)leader };

	while (g && send(g->fd, &m, sizeof m, MSG_NOSIGNAL) < 0 && errno == EINTR)
		;                        /* it is gone: then it was killed, and what it would do is not done */
}

void wfi_guard_end(wfi_guard *g)
{
	if (!g)
		return;
	shutdown(g->fd, SHUT_WR);
	struct pollfd p = { .fd = g->fd, .events = POLLIN };
	if (poll(&p, 1, END_MS) < 1)
		kill(g->pid, SIGKILL);   /* somebody stopped it */
	while (waitpid(g->pid, NULL, 0) < 0 && errno == EINTR)
		;
	close(g->fd);
	wfi_free(g);
}

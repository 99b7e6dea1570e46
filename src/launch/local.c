/* local.c: workers as processes of this host.
 *
 * uv_spawn cannot tie a child's life to ours nor close what a host program left open, so the child's side of the fork is ours; its
 * output comes through libuv's pipes and its end through a pidfd that libuv polls, which leaves the host's SIGCHLD alone. */
#include "launch/launch.h"
#include "launch/guard.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
	DRAIN_MS = 200,          /* a process that left the group may hold the pipes: so long after the worker's end they are read */
	EXEC_MS = 30000,         /* for the new program to be loaded, from a slow file system perhaps */
	FILES_EACH = 5,
	FILES_MORE = 256,
	HIGH = 10,               /* our descriptors lie from here on, clear of the child's 0 to 3 */
};

typedef struct worker worker;
typedef struct local local;

typedef struct output {
	uv_pipe_t pipe;              /* first */
	worker *w;
	int stream;
	char *buffer;
	size_t n;
	bool open;
} output;

struct worker {
	uv_poll_t end;
	uv_timer_t drain;
	local *l;
	int rank, pidfd;
	pid_t pid;
	bool running, told;
	int status, signal;
	output out[2];
	char **kept;
	int lines;                   /* ever kept */
};

struct local {
	wfi_launch base;             /* first */
	uv_loop_t *loop;
	wfi_launch_spec s;
	worker *w;
	wfi_guard *guard;
	struct rlimit files;         /* as it was before it was raised */
	bool raised;
	int handles;
	bool freeing;
};

/* ---- the end of things ---- */

static void release(local *l)
{
	for (int r = 0; r < l->s.n; r++) {
		for (int k = 0; l->w[r].kept && k < l->s.keep; k++)
			wfi_free(l->w[r].kept[k]);
		wfi_free(l->w[r].kept);
	}
	wfi_guard_end(l->guard);
	if (l->raised)
		setrlimit(RLIMIT_NOFILE, &l->files);
	wfi_free(l->w);
	wfi_free(l);
}

static void on_closed(uv_handle_t *h)
{
	local *l = h->data;
	if (--l->handles == 0 && l->freeing)
		release(l);
}

static void own(local *l, uv_handle_t *h)
{
	h->data = l;
	l->handles++;
}

/* The worker has ended and said all: told once. A handle of it is closing, so the launch outlives a free from within. */
static void settle(worker *w)
{
	local *l = w->l;
	if (w->running || w->told || w->out[0].open || w->out[1].open)
		return;
	w->told = true;
	uv_close((uv_handle_t *)&w->drain, on_closed);
	if (l->s.ended && !l->freeing)
		l->s.ended(l->s.user, w->rank, w->status, w->signal);
}

/* ---- lines ---- */

static void keep_line(worker *w, const char *text, size_t n)
{
	if (w->l->s.keep <= 0)
		return;
	n = WFI_MIN(n, (size_t)WFI_LAUNCH_KEPT_BYTES);
	char *copy = wfi_alloc(n + 1);
	for (size_t i = 0; i < n; i++)
		copy[i] = text[i] ? text[i] : '?';
	char **place = &w->kept[w->lines++ % w->l->s.keep];
	wfi_free(*place);
	*place = copy;
}

static void give_line(output *o, const char *text, size_t n)
{
	local *l = o->w->l;
	if (l->freeing)
		return;
	keep_line(o->w, text, n);
	if (l->s.line)
		l->s.line(l->s.user, o->w->rank, o->stream, text, n);
}

/* Newlines can only be in what came last: from fresh on. */
static void give_lines(output *o, size_t fresh)
{
	size_t begin = 0;
	char *end;
	while ((end = memchr(o->buffer + fresh, '\n', o->n - fresh))) {
		size_t at = (size_t)(end - o->buffer);
		give_line(o, o->buffer + begin, at - begin);
		begin = fresh = at + 1;
	}
	if (begin == 0 && o->n == WFI_LAUNCH_LINE) {
		give_line(o, o->buffer, o->n);
		begin = o->n;
	}
	o->n -= begin;
	memmove(o->buffer, o->buffer + begin, o->n);
}

static void on_output_closed(uv_handle_t *h)
{
	wfi_free(((output *)h)->buffer);
	on_closed(h);
}

/* May come from within a line's callback: the buffer stays until the handle has closed. */
static void close_output(output *o)
{
	if (!o->open)
		return;
	o->open = false;
	if (o->n)
		give_line(o, o->buffer, o->n);
	uv_close((uv_handle_t *)&o->pipe, on_output_closed);
}

static void on_room(uv_handle_t *h, size_t suggested, uv_buf_t *b)
{
	output *o = (output *)h;
	(void)suggested;
	if (!o->buffer)
		o->buffer = wfi_alloc(WFI_LAUNCH_LINE);
	*b = uv_buf_init(o->buffer + o->n, (unsigned)(WFI_LAUNCH_LINE - o->n));
}

static void on_bytes(uv_stream_t *h, ssize_t n, const uv_buf_t *b)
{
	output *o = (output *)h;
	(void)b;
	if (n > 0) {
		size_t fresh = o->n;
		o->n += (size_t)n;
		give_lines(o, fresh);
	} else if (n < 0) {
		close_output(o);
		settle(o->w);
	}
}

/* ---- the worker's end ---- */

static void on_drained(uv_timer_t *t)
{
	worker *w = (worker *)((char *)t - offsetof(worker, drain));
	close_output(&w->out[0]);
	close_output(&w->out[1]);
	settle(w);
}

static void reap(worker *w)
{
	int status;
	/* while the leader is not reaped its number is its group's and nobody else's */
	kill(-w->pid, SIGKILL);
	pid_t got;
	while ((got = waitpid(w->pid, &status, 0)) < 0 && errno == EINTR)
		;
	w->running = false;
	wfi_guard_tell(w->l->guard, w->rank, 0);
	if (got != w->pid)
		w->status = -1; /* SIGCHLD is ignored here, or somebody waits for any child: nobody can know any more */
	else if (WIFSIGNALED(status))
		w->signal = WTERMSIG(status);
	else
		w->status = WEXITSTATUS(status);
}

static void on_end(uv_poll_t *h, int error, int events)
{
	worker *w = (worker *)((char *)h - offsetof(worker, end));
	(void)error;
	(void)events;
	reap(w);
	uv_close((uv_handle_t *)h, on_closed);
	close(w->pidfd);
	if (w->out[0].open || w->out[1].open)
		uv_timer_start(&w->drain, on_drained, DRAIN_MS, 0);
	settle(w);
}

/* ---- the child's side: between fork and exec only what is safe there ---- */

typedef struct failure { int what, error; } failure;
static const char *const failures[] = { "setting up its process", "running it" };

typedef struct child {
	const char *program;
	char *const *argv;
	char **env;
	int in, out, err, report;
	pid_t parent;
	const struct rlimit *files;
} child;

static void reset_signals(void)
{
	sigset_t none;
	struct sigaction usual = { .sa_handler = SIG_DFL };
	for (int s = 1; s < NSIG; s++)
		sigaction(s, &usual, NULL); /* exec keeps what is ignored; fails for a few, which cannot be ignored */
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
}

static _Noreturn void say_failure(int what)
{
	const failure f = { what, errno };
	_exit(write(3, &f, sizeof f) == sizeof f ? 127 : 126);
}

static _Noreturn void be_child(const child *c)
{
	reset_signals();
	if (dup3(c->report, 3, O_CLOEXEC) < 0 || dup2(c->in, 0) < 0 || dup2(c->out, 1) < 0 || dup2(c->err, 2) < 0)
		_exit(126);
	wfi_close_range(4, INT_MAX);
	if (c->files)
		setrlimit(RLIMIT_NOFILE, c->files); /* ours was raised for the pipes of all; programs that use select rely on the usual one */
	if (setpgid(0, 0) < 0 || prctl(PR_SET_PDEATHSIG, SIGKILL) < 0)
		say_failure(0);
	if (getppid() != c->parent) /* it died before it could be watched */
		_exit(126);
	execvpe(c->program, c->argv, c->env);
	say_failure(1);
}

/* ---- starting one ---- */

static void close_all(int *fd, int n)
{
	for (int i = 0; i < n; i++)
		if (fd[i] >= 0)
			close(fd[i]);
}

/* A pipe whose ends lie clear of the numbers that the child gives to others. */
static int high_pipe(int fd[2])
{
	int low[2];
	if (pipe2(low, O_CLOEXEC) < 0)
		return -1;
	for (int i = 0; i < 2; i++)
		fd[i] = fcntl(low[i], F_DUPFD_CLOEXEC, HIGH);
	int error = errno;
	close_all(low, 2);
	errno = error;
	return fd[0] < 0 || fd[1] < 0 ? -1 : 0;
}

/* NULL when the new program runs: the pipe closes by itself then. */
static wf_error *hear(int fd, const worker *w, const char *program)
{
	failure f;
	struct pollfd p = { .fd = fd, .events = POLLIN };
	const double until = wfi_now() + EXEC_MS / 1e3;
	for (;;) {
		int left = (int)((until - wfi_now()) * 1e3);
		int ready = left > 0 ? poll(&p, 1, left) : 0;
		if (ready == 0)
			return wf_error_new(WF_TIMEOUT, "rank %d: %s did not start within %d s", w->rank, program, EXEC_MS / 1000);
		ssize_t n = ready < 0 ? -1 : read(fd, &f, sizeof f);
		if (n == sizeof f)
			return wfi_errno(f.error, "rank %d: cannot start %s: %s", w->rank, program, failures[f.what]);
		if (n >= 0)
			return NULL;
		if (errno != EINTR)
			return wfi_errno(errno, "rank %d: cannot start %s", w->rank, program);
	}
}

enum { OUT_R, OUT_W, ERR_R, ERR_W, REPORT_R, REPORT_W, EMPTY, N_FDS };

static wf_error *open_fds(int *fd, const worker *w)
{
	for (int i = 0; i < N_FDS; i++)
		fd[i] = -1;
	int empty = open("/dev/null", O_RDONLY | O_CLOEXEC);
	if (empty >= 0) {
		fd[EMPTY] = fcntl(empty, F_DUPFD_CLOEXEC, HIGH);
		close(empty);
	}
	if (fd[EMPTY] < 0 || high_pipe(fd + OUT_R) < 0 || high_pipe(fd + ERR_R) < 0 || high_pipe(fd + REPORT_R) < 0)
		return wfi_errno(errno, "rank %d: cannot make its pipes", w->rank);
	return NULL;
}

/* Forks and waits until the new program runs. */
static wf_error *spawn(worker *w, const char *program, char *const *argv, char **env, int *fd)
{
	const child c = { program, argv, env, fd[EMPTY], fd[OUT_W], fd[ERR_W], fd[REPORT_W], getpid(), w->l->raised ? &w->l->files : NULL };
	pid_t pid = fork();
	if (pid < 0)
		return wfi_errno(errno, "rank %d: cannot start a process", w->rank);
	if (pid == 0)
		be_child(&c);
	wfi_guard_tell(w->l->guard, w->rank, pid);
	close(fd[REPORT_W]);
	fd[REPORT_W] = -1;
	wf_error *err = hear(fd[REPORT_R], w, program);
	if (!err && (w->pidfd = (int)syscall(SYS_pidfd_open, pid, 0)) < 0)
		err = wfi_errno(errno, "rank %d: cannot watch its process (pidfd_open, Linux 5.3 or later)", w->rank);
	if (err) {
		kill(pid, SIGKILL);
		waitpid(pid, NULL, 0);
		wfi_guard_tell(w->l->guard, w->rank, 0);
		return err;
	}
	w->pid = pid;
	w->running = true;
	return NULL;
}

static void local_kill(wfi_launch *base, int rank, int signal)
{
	local *l = (local *)base;
	for (int r = 0; r < l->s.n; r++)
		if ((rank < 0 || r == rank) && l->w[r].running)
			kill(-l->w[r].pid, signal);
}

static wf_error *uv_failed(int e, const worker *w, const char *what)
{
	return e ? wfi_errno(-e, "rank %d: cannot %s", w->rank, what) : NULL;
}

static wf_error *listen_to(worker *w, output *o, int stream, int *fd)
{
	local *l = w->l;
	o->w = w;
	o->stream = stream;
	uv_pipe_init(l->loop, &o->pipe, 0);
	own(l, (uv_handle_t *)&o->pipe);
	o->open = true;
	WF_TRY(uv_failed(uv_pipe_open(&o->pipe, *fd), w, "open its output"));
	*fd = -1; /* the handle's */
	return uv_failed(uv_read_start((uv_stream_t *)&o->pipe, on_room, on_bytes), w, "read its output");
}

static wf_error *watch(worker *w, int *fd)
{
	local *l = w->l;
	int e = uv_poll_init(l->loop, &w->end, w->pidfd);
	if (e) {
		kill(-w->pid, SIGKILL);
		reap(w);
		close(w->pidfd);
		w->pid = 0;
		return uv_failed(e, w, "watch its process");
	}
	own(l, (uv_handle_t *)&w->end);
	uv_timer_init(l->loop, &w->drain);
	own(l, (uv_handle_t *)&w->drain);
	uv_poll_start(&w->end, UV_READABLE, on_end);
	wf_error *err = listen_to(w, &w->out[0], 1, &fd[OUT_R]);
	if (!err)
		err = listen_to(w, &w->out[1], 2, &fd[ERR_R]);
	if (err)
		local_kill(&l->base, w->rank, SIGKILL); /* its end is told like any other's */
	return err;
}

/* ---- what it runs with ---- */

static bool same_name(const char *a, const char *b)
{
	size_t n = strcspn(a, "=");
	return strncmp(a, b, n) == 0 && b[n] == '=';
}

static bool is_among(char *const *more, const char *entry)
{
	for (; *more; more++)
		if (same_name(*more, entry))
			return true;
	return false;
}

/* The additions, and what they do not replace of ours. The strings are borrowed. */
static char **whole_environment(char *const *more)
{
	size_t n_ours = 0, n_more = 0, n = 0;
	while (environ && environ[n_ours])
		n_ours++;
	while (more[n_more])
		n_more++;
	char **env = wfi_alloc((n_ours + n_more + 1) * sizeof *env);
	for (size_t i = 0; i < n_more; i++)
		env[n++] = more[i];
	for (size_t i = 0; i < n_ours; i++)
		if (!is_among(more, environ[i]))
			env[n++] = environ[i];
	return env;
}

static void free_strings(char **v)
{
	for (size_t i = 0; v && v[i]; i++)
		wfi_free(v[i]);
	wfi_free(v);
}

/* This process's own arguments, which the kernel keeps one after the other, each with its NUL. */
static wf_error *own_arguments(char ***out)
{
	char piece[4096];
	wfi_str s = { 0 };
	ssize_t n;
	int fd = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return wfi_errno(errno, "reading this process's arguments from /proc/self/cmdline");
	while ((n = read(fd, piece, sizeof piece)) > 0)
		wfi_str_put(&s, piece, (size_t)n);
	close(fd);
	size_t count = 0, k = 0;
	for (size_t i = 0; i < s.n; i++)
		count += s.s[i] == 0;
	char **argv = wfi_alloc((count + 2) * sizeof *argv);
	for (size_t at = 0; at < s.n; at += strlen(s.s + at) + 1)
		argv[k++] = wfi_strdup(s.s + at);
	wfi_str_free(&s);
	*out = argv;
	return NULL;
}

static wf_error *start_one(worker *w, const char *program, char *const *argv)
{
	static char *none[] = { NULL };
	local *l = w->l;
	int fd[N_FDS];
	wf_error *err = open_fds(fd, w);
	char **more = !err && l->s.env ? l->s.env(l->s.user, w->rank) : NULL;
	char **env = whole_environment(more ? more : none);
	if (!err)
		err = spawn(w, program, argv, env, fd);
	if (!err)
		err = watch(w, fd);
	wfi_free(env);
	free_strings(more);
	close_all(fd, N_FDS);
	return err;
}

/* ---- room for many ---- */

/* Three descriptors for each worker here, and what its caller has for each. */
static void raise_files(local *l)
{
	struct rlimit more;
	rlim_t needed = (rlim_t)l->s.n * FILES_EACH + FILES_MORE;
	if (getrlimit(RLIMIT_NOFILE, &l->files) || l->files.rlim_cur >= needed)
		return;
	more = l->files;
	more.rlim_cur = WFI_MIN(needed, more.rlim_max);
	l->raised = setrlimit(RLIMIT_NOFILE, &more) == 0;
}

/* ---- the table ---- */

static wf_error *start_all(local *l, const wfi_launch_spec *s)
{
	wf_error *err = NULL;
	char **argv = NULL, *program = s->program ? wfi_strdup(s->program) : wfi_self_exe();
	if (!program)
		return wf_error_new(WF_NOT_FOUND, "the path of this process's executable is not known: name the worker's program");
	if (!s->argv)
		err = own_arguments(&argv);
	for (int r = 0; r < s->n && !err; r++)
		err = start_one(&l->w[r], program, s->argv ? s->argv : argv);
	free_strings(argv);
	wfi_free(program);
	return err;
}

static wf_error *local_start(uv_loop_t *loop, const wfi_launch_spec *s, wfi_launch **out)
{
	*out = NULL;
	if (s->n < 1)
		return wf_error_new(WF_INVALID_ARGUMENT, "%d workers to start: at least one is needed", s->n);
	if (s->argv && !s->argv[0])
		return wf_error_new(WF_INVALID_ARGUMENT, "the workers' command is empty");
	local *l = wfi_alloc(sizeof *l);
	*l = (local){ .base.v = &wfi_launcher_local, .loop = loop, .s = *s };
	l->s.program = NULL;
	l->s.argv = NULL;
	l->s.leftovers = NULL;
	l->w = wfi_alloc((size_t)s->n * sizeof *l->w);
	for (int r = 0; r < s->n; r++) {
		l->w[r].l = l;
		l->w[r].rank = r;
		if (s->keep > 0)
			l->w[r].kept = wfi_alloc((size_t)s->keep * sizeof *l->w[r].kept);
	}
	*out = &l->base;
	raise_files(l);
	WF_TRY(wfi_guard_start(s->n, s->leftovers, &l->guard));
	return start_all(l, s);
}

static long local_pid(const wfi_launch *base, int rank)
{
	return ((const local *)base)->w[rank].pid;
}

static const char *local_kept(const wfi_launch *base, int rank, int i)
{
	const local *l = (const local *)base;
	const worker *w = &l->w[rank];
	int n = WFI_MIN(w->lines, WFI_MAX(l->s.keep, 0));
	return i >= 0 && i < n ? w->kept[(w->lines - n + i) % l->s.keep] : NULL;
}

static void local_free(wfi_launch *base)
{
	local *l = (local *)base;
	l->freeing = true;
	local_kill(base, -1, SIGKILL);
	for (int r = 0; r < l->s.n; r++) {
		close_output(&l->w[r].out[0]);
		close_output(&l->w[r].out[1]);
		if (l->w[r].pid)
			settle(&l->w[r]);
	}
	if (l->handles == 0)
		release(l);
}

const wfi_launcher wfi_launcher_local = {
	.name = "local", .start = local_start, .pid = local_pid, .kill = local_kill, .kept = local_kept, .free = local_free,
};

/* harness.c: starts programs, takes what they print, ends them, and looks for what they leave behind. */
#include "e2e/harness.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LIMIT_SECONDS = 240 };

static char folder[256];

/* ---- folders ---- */

static int remove_one(const char *path, const struct stat *st, int kind, struct FTW *at)
{
	(void)st;
	(void)kind;
	(void)at;
	chmod(path, 0700);
	return remove(path) && errno == EBUSY ? -1 : 0;
}

void harness_begin(const char *name)
{
	snprintf(folder, sizeof folder, "/tmp/weft-test-%s-XXXXXX", name);
	if (!mkdtemp(folder))
		fail_msg("cannot make %s", folder);
	setenv("HOME", place("home"), 1);
	setenv("XDG_CACHE_HOME", place("cache"), 1);
	setenv("TMPDIR", folder, 1);
	mkdir(place("home"), 0700);
	prctl(PR_SET_CHILD_SUBREAPER, 1); /* orphans come to us, so that they are seen */
}

void harness_expect_kills(void)
{
	const char *given = getenv("ASAN_OPTIONS");
	char *options = wfi_format("%s%sdetect_leaks=0", given ? given : "", given ? ":" : "");

	setenv("ASAN_OPTIONS", options, 1);
	wfi_free(options);
}

void harness_end(void)
{
	nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

const char *place(const char *format, ...)
{
	static char ring[16][512];
	static int next;
	char *at = ring[next++ % 16];
	int n = snprintf(at, sizeof ring[0], "%s/", folder);
	va_list ap;

	va_start(ap, format);
	vsnprintf(at + n, sizeof ring[0] - (size_t)n, format, ap);
	va_end(ap);
	return at;
}

const char *program(const char *name)
{
	static char ring[4][512];
	static int next;
	char *at = ring[next++ % 4];

	snprintf(at, sizeof ring[0], "%s/bin/%s%s", WEFT_BUILD_DIR, strcmp(name, "weft") ? "test/" : "", name);
	return at;
}

/* ---- programs ---- */

static void become(const char *const *argv, size_t limit, int out, int err)
{
	struct rlimit r = { limit, limit };
	int null = open("/dev/null", O_RDONLY);

	dup2(null, 0);
	dup2(out, 1);
	dup2(err, 2);
	if (limit)
		setrlimit(RLIMIT_FSIZE, &r);
	execv(argv[0], (char *const *)(uintptr_t)argv);
	fprintf(stderr, "cannot run %s\n", argv[0]);
	_exit(127);
}

void child_start(child *c, const char *const *argv, size_t limit)
{
	int out[2], err[2];

	*c = (child){ 0 };
	assert_int_equal(pipe2(out, O_CLOEXEC), 0);
	assert_int_equal(pipe2(err, O_CLOEXEC), 0);
	fflush(NULL);
	c->pid = fork();
	assert_true(c->pid >= 0);
	if (c->pid == 0)
		become(argv, limit, out[1], err[1]);
	close(out[1]);
	close(err[1]);
	c->out = out[0];
	c->err = err[0];
}

/* false: closed */
static bool take(int fd, wfi_str *text)
{
	char buf[4096];
	ssize_t n = read(fd, buf, sizeof buf);

	if (n > 0)
		wfi_str_put(text, buf, (size_t)n);
	return n > 0 || (n < 0 && errno == EINTR);
}

void child_finish(child *c)
{
	double until = wfi_now() + LIMIT_SECONDS;
	bool out = true, err = true;
	int status;

	while (out || err) {
		struct pollfd p[] = { { .fd = out ? c->out : -1, .events = POLLIN }, { .fd = err ? c->err : -1, .events = POLLIN } };
		int n = poll(p, 2, 1000);
		if (n > 0 && p[0].revents)
			out = take(c->out, &c->out_text);
		if (n > 0 && p[1].revents)
			err = take(c->err, &c->err_text);
		if (wfi_now() > until) {
			kill(c->pid, SIGKILL);
			waitpid(c->pid, &status, 0);
			fail_msg("a program did not end within %d s; it printed:\n%s\n%s", LIMIT_SECONDS, c->out_text.s, c->err_text.s);
		}
	}
	while (waitpid(c->pid, &status, 0) < 0 && errno == EINTR)
		;
	c->status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
	c->ended = true;
	wfi_str_put(&c->out_text, "", 0);
	wfi_str_put(&c->err_text, "", 0);
	if (!c->out_text.s)
		c->out_text.s = wfi_strdup("");
	if (!c->err_text.s)
		c->err_text.s = wfi_strdup("");
}

void child_free(child *c)
{
	close(c->out);
	close(c->err);
	wfi_free(c->out_text.s);
	wfi_free(c->err_text.s);
	*c = (child){ 0 };
}

/* ---- looking ---- */

static pid_t parent_of(pid_t pid, bool *guard)
{
	char path[64], text[512];
	int fd;

	snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return -1;
	ssize_t n = read(fd, text, sizeof text - 1);
	close(fd);
	text[n > 0 ? n : 0] = 0;
	const char *p = strrchr(text, ')');
	*guard = strstr(text, "(weft-guard)") != NULL;
	if (!p || p[2] == 'Z')           /* a zombie does nothing any more */
		return -1;
	return atoi(p + 4);
}

int children_of(pid_t pid, pid_t *out, int most)
{
	DIR *d = opendir("/proc");
	int n = 0;

	for (struct dirent *e; d && (e = readdir(d));) {
		pid_t one = atoi(e->d_name);
		bool guard = false;
		if (one > 0 && n < most && parent_of(one, &guard) == pid && (!guard || pid == getpid()))
			out[n++] = one;
	}
	if (d)
		closedir(d);
	return n;
}

bool wait_for(bool (*holds)(void *user), void *user)
{
	const struct timespec moment = { .tv_nsec = 2000000 };
	double until = wfi_now() + 20;

	while (!holds(user)) {
		if (wfi_now() > until)
			return false;
		nanosleep(&moment, NULL);
	}
	return true;
}

static bool none_left(void *user)
{
	pid_t any;

	while (waitpid(-1, NULL, WNOHANG) > 0)
		;
	(void)user;
	return children_of(getpid(), &any, 1) == 0;
}

bool process_gone(pid_t pid)
{
	waitpid(pid, NULL, WNOHANG);     /* an orphan that came to us */
	return kill(pid, 0) != 0;
}

/* shared memory whose name, weft-RUN-PID-ATTEMPT-DEVICES, tells of a controller that is gone */
static bool is_left(const char *name)
{
	char run[64];
	int pid, attempt, devices;

	return sscanf(name, "weft-%63[0-9a-f]-%d-%d-%d", run, &pid, &attempt, &devices) == 4 && kill(pid, 0) != 0;
}

void assert_clean(void)
{
	if (!wait_for(none_left, NULL))
		fail_msg("a process was left behind");
	DIR *d = opendir("/dev/shm");
	for (struct dirent *e; d && (e = readdir(d));)
		if (is_left(e->d_name))
			fail_msg("shared memory %s was left behind", e->d_name);
	if (d)
		closedir(d);
}

void assert_text(const char *text, const char *part)
{
	if (!strstr(text, part))
		fail_msg("\"%s\" is not in:\n%s", part, text);
}

void assert_no_text(const char *text, const char *part)
{
	if (strstr(text, part))
		fail_msg("\"%s\" is in:\n%s", part, text);
}

char *read_text(const char *path)
{
	char *text = NULL;
	size_t n;
	wf_error *err = wfi_read_file(path, 64 << 20, &text, &n);

	if (err)
		fail_msg("%s", wf_error_text(err));
	return text;
}

bool exists(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0;
}

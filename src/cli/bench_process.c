/* bench_process.c: one measured process: its RESULT line, within a time limit. */
#include "cli/bench.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_OUTPUT = 1 << 20, POLL_MS = 20 };

/* ---- ending it ---- */

static volatile sig_atomic_t group; /* of the process that runs; 0: none */

static void end_both(int sig)
{
	if (group)
		kill(-group, SIGKILL);
	signal(sig, SIG_DFL);
	raise(sig);
}

static void handle(bool on)
{
	static const int signals[] = { SIGINT, SIGTERM, SIGHUP };

	for (size_t i = 0; i < WFI_COUNT(signals); i++)
		signal(signals[i], on ? end_both : SIG_DFL);
}

/* ---- starting it ---- */

static void become(const wfi_bench_process *p, double begin, int out, int err)
{
	int null = open("/dev/null", O_RDONLY);
	char text[64];

	setpgid(0, 0);
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	for (const char *const *e = p->env; e && *e; e += 2)
		setenv(e[0], e[1], 1);
	wfi_snprintf(text, sizeof text, "%.9f", begin);
	setenv("BENCH_T0", text, 1);
	dup2(null, STDIN_FILENO);
	dup2(out, STDOUT_FILENO);
	dup2(err, STDERR_FILENO);
	execv(p->argv[0], (char *const *)(uintptr_t)p->argv);
	fprintf(stderr, "%s cannot be run: %s\n", p->argv[0], strerror(errno));
	_exit(127);
}

/* ---- reading ---- */

/* false: nothing more comes for now (or ever); what goes beyond the most is dropped */
static bool take(int fd, wfi_str *text)
{
	char buf[4096];
	ssize_t n = read(fd, buf, sizeof buf);

	if (n > 0 && text->n < MOST_OUTPUT)
		wfi_str_put(text, buf, (size_t)n);
	return n > 0 || (n < 0 && errno == EINTR);
}

/* until it ends or the time is over; *status as of waitpid. Its descendants may keep the pipes open: they are not waited for. */
static bool watch(pid_t pid, int out, int err, double until, wfi_str *out_text, wfi_str *err_text, int *status)
{
	struct pollfd fds[2] = { { .fd = out, .events = POLLIN }, { .fd = err, .events = POLLIN } };
	bool ended = false;

	while (!ended && wfi_now() < until) {
		pid_t got = waitpid(pid, status, WNOHANG);
		ended = got == pid || (got < 0 && errno != EINTR);
		if (!ended && poll(fds, 2, POLL_MS) < 0 && errno != EINTR)
			break;
		for (int i = 0; i < 2; i++) {
			while (take(fds[i].fd, i ? err_text : out_text) && wfi_now() < until)
				;
			if (fds[i].revents & POLLHUP)
				fds[i].fd = -1 - fds[i].fd; /* closed: poll leaves it out */
			if (fds[i].fd < 0)
				fds[i].revents = 0;
		}
	}
	return ended;
}

static cJSON *find_result(const char *text)
{
	for (const char *line = text; line && *line;) {
		size_t n = strcspn(line, "\n");
		cJSON *json = n > 7 && !strncmp(line, "RESULT ", 7) ? cJSON_ParseWithLength(line + 7, n - 7) : NULL;
		if (cJSON_IsObject(json))
			return json;
		cJSON_Delete(json);
		line += n + (line[n] != 0);
	}
	return NULL;
}

/* the last line that has anything in it, printable; caller frees */
static char *last_line(const wfi_str *text)
{
	size_t end = text->n;

	while (end && strchr("\n \r\t", text->s[end - 1]))
		end--;
	size_t begin = end;
	while (begin && text->s[begin - 1] != '\n' && end - begin < 300)
		begin--;
	char *line = wfi_strndup(text->s ? text->s + begin : "", end - begin), *safe = wfi_printable(line);
	wfi_free(line);
	return safe;
}

static wf_error *how_it_ended(const wfi_bench_process *p, bool ended, int status, const wfi_str *err_text)
{
	wf_error *err;
	char *line = last_line(err_text);

	if (!ended)
		err = wf_error_new(WF_TIMEOUT, "%s did not end within %.3g s and was killed", p->argv[0], p->limit);
	else if (WIFSIGNALED(status))
		err = wf_error_new(WF_INTERNAL, "%s was ended by signal %d (%s)", p->argv[0], WTERMSIG(status), strsignal(WTERMSIG(status)));
	else if (WEXITSTATUS(status))
		err = wf_error_new(WF_INTERNAL, "%s ended with status %d", p->argv[0], WEXITSTATUS(status));
	else
		err = wf_error_new(WF_INTERNAL, "%s printed no line RESULT {…}", p->argv[0]);
	if (*line)
		wf_error_add(err, "it said: %s", line);
	wfi_free(line);
	return err;
}

static bool make_pipes(int out[2], int err[2])
{
	if (pipe2(out, O_CLOEXEC))
		return false;
	if (pipe2(err, O_CLOEXEC)) {
		close(out[0]);
		close(out[1]);
		return false;
	}
	fcntl(out[0], F_SETFL, O_NONBLOCK);
	fcntl(err[0], F_SETFL, O_NONBLOCK);
	return true;
}

wf_error *wfi_bench_process_run(const wfi_bench_process *p, cJSON **result)
{
	wfi_str out_text = { 0 }, err_text = { 0 };
	int out[2], err[2], status = 0;

	if (result)
		*result = NULL;
	if (!make_pipes(out, err))
		return wfi_errno(errno, "cannot make a pipe");
	fflush(NULL);
	handle(true);
	double begin = wfi_now();
	pid_t pid = fork();
	if (pid == 0)
		become(p, begin, out[1], err[1]);
	close(out[1]);
	close(err[1]);
	wf_error *failed = pid < 0 ? wfi_errno(errno, "cannot start %s", p->argv[0]) : NULL;
	if (!failed) {
		setpgid(pid, pid); /* whichever of the two comes first */
		group = pid;
		bool ended = watch(pid, out[0], err[0], begin + p->limit, &out_text, &err_text, &status);
		kill(-pid, SIGKILL); /* it, or what it left */
		while (!ended && waitpid(pid, &status, 0) < 0 && errno == EINTR)
			;
		group = 0;
		bool good = ended && !status;
		if (good && result)
			good = (*result = find_result(out_text.s)) != NULL;
		failed = good ? NULL : how_it_ended(p, ended, status, &err_text);
	}
	handle(false);
	close(out[0]);
	close(err[0]);
	wfi_str_free(&out_text);
	wfi_str_free(&err_text);
	return failed;
}

/* ---- where the programs are ---- */

wf_error *wfi_bench_find_program(const char *bin, const char *name, char **path)
{
	for (int i = 0; i < 2; i++) {
		*path = i ? wfi_format("%s/../libexec/weft/bench/%s", bin, name) : wfi_format("%s/bench/%s", bin, name);
		if (access(*path, X_OK) == 0)
			return NULL;
		wfi_free(*path);
	}
	*path = NULL;
	return wf_error_add(wf_error_new(WF_NOT_FOUND, "the bench program %s is neither in %s/bench nor in %s/../libexec/weft/bench", name, bin, bin),
		"cmake --build builds it, cmake --install installs it");
}

/* run.c: `weft run`: starts a program with options for its trainer, shows how it goes, passes on how it ended. */
#include "cli/cli.h"
#include <cJSON.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include "store/checkpoint.h"
#include "train/events.h"
#include "train/json.h"
#include "train/plan.h"
#include "tree/tree.h"

enum { CHANNEL = 3, TAIL_LINES = 20, SHOWN = 32 };

typedef struct session {
	const wfi_request *request;
	wfi_outcome *outcome;
	wfi_progress *progress;      /* NULL: json, quiet */
	pid_t pid;
	int channel, signals, quiet_output;
	wfi_str input;               /* a line of the channel, as far as it has come */
	wfi_str tail;                /* quiet: what was printed */
	int workers;
	double started;
	bool ended, shown_path;
	bool running;                /* a run has begun and not ended */
	int status, asked;           /* asked: the last signal that asked this command to end; 0: none */
	char *path, *metrics;        /* of the run under way: its folder, rank 0's last metrics; NULL: none */
} session;

/* ---- what the controller tells ---- */

/* the text of the member "metrics", which comes last in its object: as it is, so that no digit is lost */
static const char *metrics_text(const char *line, size_t n, size_t *length)
{
	static const char key[] = "\"metrics\":";
	const char *at = memmem(line, n, key, sizeof key - 1);

	if (!at || n < 2)
		return NULL;
	at += sizeof key - 1;
	*length = (size_t)(line + n - 1 - at);
	return at;
}

static void on_report(session *s, const cJSON *e, const char *line, size_t n)
{
	size_t length = 0;
	const char *metrics = metrics_text(line, n, &length);

	if (s->request->json && !s->request->quiet && metrics)
		printf("{\"report\": %lld, \"rank\": %lld, \"metrics\": %.*s}\n", wfi_json_get_int(e, "report", -1), wfi_json_get_int(e, "rank", -1), (int)length,
			metrics);
	if (metrics && wfi_json_get_int(e, "rank", -1) == 0) {
		wfi_free(s->metrics);
		s->metrics = wfi_strndup(metrics, length);
	}
	if (s->progress && wfi_json_get_int(e, "rank", -1) == 0) {
		wfi_progress_report(s->progress, wfi_now(), wfi_json_get_int(e, "report", 0), cJSON_GetObjectItemCaseSensitive(e, "metrics"));
		wfi_progress_draw(s->progress, wfi_now(), false);
	}
}

static void on_started(session *s, const cJSON *e)
{
	const char *path = wfi_json_get_string(e, "path", NULL);

	s->workers = (int)wfi_json_get_int(e, "workers", 0);
	s->running = true;
	wfi_free(s->path);
	s->path = path ? wfi_strdup(path) : NULL;
	if (!s->progress)
		return;
	wfi_progress_started(s->progress, s->workers, wfi_json_get_int(e, "report", 0));
	wfi_progress_clear(s->progress);
	if (path && !s->shown_path) {
		printf("run %s: ", wfi_json_get_string(e, "name", ""));
		if (s->workers)
			printf("%d worker%s, in %s\n", s->workers, s->workers == 1 ? "" : "s", path);
		else
			printf("in process, in %s\n", path);
		if (wfi_json_get_int(e, "report", 0) > 0)
			printf("resumes after report %lld\n", wfi_json_get_int(e, "report", 0) - 1);
		fflush(stdout);
	}
	s->shown_path = true;
}

static void keep_tail(session *s, const char *format, ...) WFI_PRINTF(2, 3);
static void keep_tail(session *s, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	wfi_str_vadd(&s->tail, format, ap);
	va_end(ap);
	if (s->tail.n > 1 << 16) {       /* the end is what matters */
		memmove(s->tail.s, s->tail.s + (1 << 15), s->tail.n - (1 << 15) + 1);
		s->tail.n -= 1 << 15;
	}
}

static void on_line(session *s, const cJSON *e)
{
	const char *text = wfi_json_get_string(e, "text", "");
	FILE *to = wfi_json_get_int(e, "stream", 1) == 1 && !s->request->json ? stdout : stderr;
	long long rank = wfi_json_get_int(e, "rank", 0);

	if (s->request->quiet) {
		keep_tail(s, "[%lld] %s\n", rank, text);
		return;
	}
	if (s->progress)
		wfi_progress_clear(s->progress);
	if (s->workers > 1)
		fprintf(to, "[%lld] %s\n", rank, text);
	else
		fprintf(to, "%s\n", text);
	fflush(to);
}

static void on_notice(session *s, const cJSON *e)
{
	if (s->request->quiet)
		return;
	if (s->progress)
		wfi_progress_clear(s->progress);
	fflush(stdout);
	fprintf(stderr, "weft: %s\n", wfi_json_get_string(e, "text", ""));
}

static void print_json_result(const cJSON *e, const char *line, size_t n)
{
	size_t length = 0;
	const char *metrics = metrics_text(line, n, &length);
	wfi_str b = { 0 };

	wfi_str_add(&b, "{\"result\": {\"metrics\": ");
	wfi_str_put(&b, metrics ? metrics : "{}", metrics ? length : 2);
	wfi_str_add(&b, ", \"checkpoint\": ");
	wfi_json_string(&b, wfi_json_get_string(e, "checkpoint", NULL));
	wfi_str_add(&b, ", \"path\": ");
	wfi_json_string(&b, wfi_json_get_string(e, "path", NULL));
	wfi_str_add(&b, ", \"error\": ");
	wfi_json_string(&b, wfi_json_get_string(e, "error", NULL));
	printf("%s}}\n", b.s);
	wfi_str_free(&b);
}

static void print_result(session *s, const cJSON *e)
{
	const char *error = wfi_json_get_string(e, "error", NULL), *path = wfi_json_get_string(e, "path", NULL);
	const char *checkpoint = wfi_json_get_string(e, "checkpoint", NULL);
	const cJSON *m;
	int shown = 0;

	wfi_progress_draw(s->progress, wfi_now(), true);
	if (error) {
		fflush(stdout);
		fprintf(stderr, "weft: the run failed: %s\n", error);
	} else {
		printf("finished in %.1f s", wfi_now() - s->started);
		cJSON_ArrayForEach(m, cJSON_GetObjectItemCaseSensitive(e, "metrics")) {
			if (shown++ == SHOWN) {
				printf("  …");
				break;
			}
			char *name = wfi_printable(m->string);
			if (cJSON_IsNumber(m) && m->valuestring)
				printf("  %s %s", name, m->valuestring);
			else if (cJSON_IsNumber(m))
				printf("  %s %.6g", name, m->valuedouble);
			wfi_free(name);
		}
		printf("\n");
	}
	if (checkpoint)
		printf("checkpoint: %s\n", checkpoint);
	if (path)
		printf("run: %s\n", path);
	if (error && checkpoint && path && strrchr(path, '/'))
		printf("to go on from that checkpoint: the same command, with --name %s\n", strrchr(path, '/') + 1);
}

static void on_result(session *s, cJSON *e, const char *line, size_t n)
{
	const char *error = wfi_json_get_string(e, "error", NULL), *checkpoint = wfi_json_get_string(e, "checkpoint", NULL);
	wfi_outcome *o = s->outcome;

	size_t length = 0;
	const char *metrics = metrics_text(line, n, &length);

	if (metrics)
		wfi_json_keep_integers(cJSON_GetObjectItemCaseSensitive(e, "metrics"), metrics, length);
	o->results++;
	s->running = false;
	wfi_free(o->checkpoint);
	o->checkpoint = checkpoint ? wfi_strdup(checkpoint) : NULL;
	if (error) {
		o->failed = true;
		wfi_free(o->error);
		o->error = wfi_strdup(error);
	}
	if (s->request->json && !s->request->quiet)
		print_json_result(e, line, n);
	else if (s->progress)
		print_result(s, e);
	fflush(stdout);
	s->shown_path = false;           /* a program may train several times */
	if (send(s->channel, "", 1, MSG_NOSIGNAL) < 0)
		return;                      /* it did not wait for that */
}

static void on_event(session *s, const char *line, size_t n)
{
	cJSON *e = cJSON_ParseWithLength(line, n);
	const char *kind = wfi_json_get_string(e, "event", "");

	if (!strcmp(kind, "report"))
		on_report(s, e, line, n);
	else if (!strcmp(kind, "line"))
		on_line(s, e);
	else if (!strcmp(kind, "notice"))
		on_notice(s, e);
	else if (!strcmp(kind, "started"))
		on_started(s, e);
	else if (!strcmp(kind, "result"))
		on_result(s, e, line, n);
	else if (!strcmp(kind, "progress") && s->progress)
		wfi_progress_plan(s->progress, wfi_json_get_int(e, "epochs", 0), wfi_json_get_int(e, "steps_per_epoch", 0),
			wfi_json_get_int(e, "samples_per_step", 0));
	cJSON_Delete(e);
}

/* reads what is there; false: the other end is closed */
static bool read_channel(session *s)
{
	char buf[65536];
	ssize_t n;

	while ((n = recv(s->channel, buf, sizeof buf, MSG_DONTWAIT)) > 0) {
		wfi_str_put(&s->input, buf, (size_t)n);
		size_t at = 0;
		for (const char *end; (end = memchr(s->input.s + at, '\n', s->input.n - at));) {
			on_event(s, s->input.s + at, (size_t)(end - s->input.s) - at);
			at = (size_t)(end - s->input.s) + 1;
		}
		memmove(s->input.s, s->input.s + at, s->input.n - at + 1);
		s->input.n -= at;
	}
	return n < 0 && (errno == EAGAIN || errno == EINTR);
}

/* ---- signals ---- */

static sigset_t mask_before;
static bool blocked;

static void set_caught(sigset_t *set, bool child)
{
	sigemptyset(set);
	sigaddset(set, SIGINT);
	sigaddset(set, SIGTERM);
	sigaddset(set, SIGHUP);
	if (child)
		sigaddset(set, SIGCHLD);
}

void wfi_signals_block(void)
{
	sigset_t caught;

	set_caught(&caught, true);
	pthread_sigmask(SIG_BLOCK, &caught, &mask_before);
	blocked = true;
}

void wfi_signals_restore(void)
{
	if (blocked)
		pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
}

static wf_error *interrupted_by(int number)
{
	return wf_error_new(WF_ABORTED, "the run was interrupted by SIG%s", sigabbrev_np(number));
}

wf_error *wfi_signals_pending(void)
{
	sigset_t waiting;
	struct sigaction is;

	sigpending(&waiting);
	for (int number = 1; number < NSIG; number++) {
		bool one = number == SIGINT || number == SIGTERM || number == SIGHUP;
		if (one && sigismember(&waiting, number) == 1 && !sigaction(number, NULL, &is) && is.sa_handler != SIG_IGN)
			return interrupted_by(number);
	}
	return NULL;
}

/* ---- the program ---- */

static char *options_text(const wfi_request *r)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "{");
	if (r->num_workers != LONG_MIN)
		wfi_json_put_int(&s, "num_workers", r->num_workers);
	if (r->devices != LONG_MIN)
		wfi_json_put_int(&s, "devices_per_worker", r->devices);
	if (r->max_failures != LONG_MIN)
		wfi_json_put_int(&s, "max_failures", r->max_failures);
	if (r->num_to_keep != LONG_MIN)
		wfi_json_put_int(&s, "num_to_keep", r->num_to_keep);
	if (r->storage)
		wfi_json_put_string(&s, "storage_path", r->storage);
	if (r->name)
		wfi_json_put_string(&s, "name", r->name);
	wfi_json_key(&s, "set");
	wfi_str_add(&s, "{");
	for (size_t i = 0; i < r->set.n; i++) {
		const char *equals = strchr(r->set.v[i], '=');
		char *key = wfi_strndup(r->set.v[i], (size_t)(equals - r->set.v[i]));
		wfi_json_put_string(&s, key, equals + 1);
		wfi_free(key);
	}
	wfi_str_add(&s, "}}");
	return wfi_str_take(&s);
}

static _Noreturn void become_program(const session *s, int channel, int output)
{
	char *options = options_text(s->request), number[16];

	if (channel != CHANNEL)
		dup2(channel, CHANNEL);
	else
		fcntl(CHANNEL, F_SETFD, 0);
	snprintf(number, sizeof number, "%d", CHANNEL);
	setenv(WFI_EVENTS_VARIABLE, number, 1);
	setenv(WFI_OPTIONS_VARIABLE, options, 1);
	if (output >= 0) {
		dup2(output, STDOUT_FILENO);
		dup2(output, STDERR_FILENO);
	} else if (s->request->json) {
		dup2(STDERR_FILENO, STDOUT_FILENO); /* our own standard output is for JSON alone */
	}
	wfi_signals_restore();
	execv(s->request->argv[0], s->request->argv);
	fprintf(stderr, "weft: cannot run %s: %s\n", s->request->argv[0], strerror(errno));
	_exit(127);
}

static wf_error *start_program(session *s)
{
	int pair[2], output[2] = { -1, -1 };
	sigset_t caught;

	WF_TRY(wfi_signals_pending());
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair))
		return wfi_errno(errno, "cannot make a socket");
	if (s->request->quiet && pipe2(output, O_CLOEXEC)) {
		close(pair[0]);
		close(pair[1]);
		return wfi_errno(errno, "cannot make a pipe");
	}
	set_caught(&caught, true);
	s->signals = signalfd(-1, &caught, SFD_CLOEXEC | SFD_NONBLOCK);
	fflush(NULL);
	s->pid = fork();
	if (s->pid == 0)
		become_program(s, pair[1], output[1]);
	close(pair[1]);
	if (output[1] >= 0)
		close(output[1]);
	s->channel = pair[0];
	s->quiet_output = output[0];
	return s->pid < 0 || s->signals < 0 ? wfi_errno(errno, "cannot start %s", s->request->argv[0]) : NULL;
}

static void on_signals(session *s)
{
	struct signalfd_siginfo info;

	while (read(s->signals, &info, sizeof info) == (ssize_t)sizeof info) {
		if (info.ssi_signo == SIGCHLD)
			s->ended |= waitpid(s->pid, &s->status, WNOHANG) == s->pid;
		else
			s->asked = (int)info.ssi_signo;
		if (info.ssi_signo != SIGCHLD && info.ssi_code != SI_KERNEL && !s->ended) /* the terminal's own have reached the program already */
			kill(s->pid, (int)info.ssi_signo);
	}
}

static void read_output(session *s)
{
	char buf[4096];
	ssize_t n = read(s->quiet_output, buf, sizeof buf);

	if (n > 0) {
		keep_tail(s, "%.*s", (int)n, buf);
	} else if (n == 0) {
		close(s->quiet_output);
		s->quiet_output = -1;
	}
}

static void follow(session *s)
{
	bool open = true;

	while (!s->ended) {
		struct pollfd p[] = { { .fd = s->signals, .events = POLLIN }, { .fd = open ? s->channel : -1, .events = POLLIN },
			{ .fd = s->quiet_output, .events = POLLIN } };
		int n = poll(p, 3, 200);
		if (n > 0 && p[1].revents)
			open = read_channel(s);
		if (n > 0 && p[2].revents)
			read_output(s);
		if (n > 0 && p[0].revents)
			on_signals(s);
		if (s->progress)
			wfi_progress_draw(s->progress, wfi_now(), false);
	}
	read_channel(s);                 /* what it said last */
	struct pollfd rest = { .fd = s->quiet_output, .events = POLLIN };
	while (s->quiet_output >= 0 && poll(&rest, 1, 0) == 1)
		read_output(s);
	if (s->progress)
		wfi_progress_draw(s->progress, wfi_now(), true);
}

static void print_json_error(const char *metrics, const char *checkpoint, const char *path, const char *text)
{
	wfi_str b = { 0 };

	wfi_str_add(&b, "{\"result\": {\"metrics\": %s, \"checkpoint\": ", metrics ? metrics : "{}");
	wfi_json_string(&b, checkpoint);
	wfi_str_add(&b, ", \"path\": ");
	wfi_json_string(&b, path);
	wfi_str_add(&b, ", \"error\": ");
	wfi_json_string(&b, text);
	printf("%s}}\n", b.s);
	fflush(stdout);
	wfi_str_free(&b);
}

/* the newest one in the folder of a run whose controller can no longer tell; caller frees */
static char *newest_checkpoint(const char *run)
{
	wf_checkpoint *c = NULL;
	wfi_store *store = NULL;
	wf_error *err = wfi_store_open(run, &store);

	if (!err)
		err = wfi_checkpoint_latest(store, &c, NULL, NULL);
	char *path = !err && c ? wfi_strdup(wf_checkpoint_path(c)) : NULL;
	wf_error_free(err);
	wf_checkpoint_free(c);
	wfi_store_close(store);
	return path;
}

/* What is wrong with a program that ended without (or in the middle of) a run; caller frees, NULL: nothing. */
static char *end_text(const session *s)
{
	int number = WIFSIGNALED(s->status) ? WTERMSIG(s->status) : 0;

	if (number && number == s->asked)
		return wfi_format("the run was interrupted by SIG%s", sigabbrev_np(number));
	if (number)
		return wfi_format("the program was killed by SIG%s", sigabbrev_np(number));
	if (s->running)
		return wfi_format("the program exited with status %d before its run had ended", WEXITSTATUS(s->status));
	return WEXITSTATUS(s->status) ? wfi_format("the program exited with status %d", WEXITSTATUS(s->status)) : NULL;
}

static void keep_status(session *s)
{
	wfi_outcome *o = s->outcome;
	bool killed = WIFSIGNALED(s->status);

	o->status = killed ? 128 + WTERMSIG(s->status) : WEXITSTATUS(s->status);
	o->tail = wfi_str_take(&s->tail);
	if (o->results && !s->running)
		return;                  /* all it has to say was said */
	char *text = end_text(s), *checkpoint = s->running && s->path ? newest_checkpoint(s->path) : NULL;
	bool asked = killed && WTERMSIG(s->status) == s->asked;
	if (asked)
		o->status = WFI_EXIT_FAILED;
	if (s->request->json && !s->request->quiet)
		print_json_error(s->running ? s->metrics : NULL, checkpoint, s->running ? s->path : NULL, text);
	else if (!s->request->quiet && (s->running || asked)) /* a program that trains nothing says itself what ails it */
		fprintf(stderr, "weft: %s\n", text);
	wfi_free(checkpoint);
	if (!s->running) {
		wfi_free(text);
		return;
	}
	/* a run had begun, and its controller died */
	o->failed = true;
	wfi_free(o->error);
	o->error = text;
}

wf_error *wfi_run_program(const wfi_request *r, wfi_outcome *out)
{
	session s = { .request = r, .outcome = out, .channel = -1, .signals = -1, .quiet_output = -1, .started = wfi_now() };

	*out = (wfi_outcome){ 0 };
	if (!r->json && !r->quiet)
		s.progress = wfi_progress_new(stdout, isatty(STDOUT_FILENO));
	wf_error *err = start_program(&s);
	if (!err) {
		follow(&s);
		keep_status(&s);
	}
	wfi_progress_free(s.progress);
	wfi_str_free(&s.input);
	wfi_str_free(&s.tail);
	wfi_free(s.metrics);
	wfi_free(s.path);
	const int fds[] = { s.channel, s.signals, s.quiet_output };
	for (size_t i = 0; i < WFI_COUNT(fds); i++)
		if (fds[i] >= 0)
			close(fds[i]);
	return err;
}

void wfi_outcome_free(wfi_outcome *o)
{
	wfi_free(o->checkpoint);
	wfi_free(o->error);
	wfi_free(o->tail);
	*o = (wfi_outcome){ 0 };
}

/* ---- the command ---- */

static wfi_request request = { .num_workers = LONG_MIN, .devices = LONG_MIN, .max_failures = LONG_MIN, .num_to_keep = LONG_MIN };
static const char *check_counts;

static const wfi_option options[] = {
	{ "num-workers", "N", WFI_OPTION_INT, &request.num_workers, "worker processes; 0: none, the program trains in its own process" },
	{ "devices-per-worker", "N", WFI_OPTION_INT, &request.devices, "CPU devices of each worker" },
	{ "storage-path", "PATH", WFI_OPTION_TEXT, &request.storage, "folder of runs (default: ~/weft_results)" },
	{ "name", "NAME", WFI_OPTION_TEXT, &request.name, "the run's name; one that exists is resumed from its last checkpoint" },
	{ "max-failures", "N", WFI_OPTION_INT, &request.max_failures, "restarts after a worker has failed; -1: without limit" },
	{ "num-to-keep", "N", WFI_OPTION_INT, &request.num_to_keep, "how many checkpoints to keep; -1: all" },
	{ "set", "KEY=VALUE", WFI_OPTION_LIST, &request.set, "a value of the train_loop_config (wf_config_get); may be repeated" },
	{ "check-parallel", "1,2,4", WFI_OPTION_TEXT, &check_counts, "run with each number of workers and compare the checkpoints they report" },
	{ "json", NULL, WFI_OPTION_FLAG, &request.json, "one JSON object a line for every report of every rank, and the result" },
	{ 0 }
};

static wf_error *check_request(void)
{
	for (size_t i = 0; i < request.set.n; i++) {
		const char *equals = strchr(request.set.v[i], '=');
		if (!wfi_is_utf8(request.set.v[i]))
			return wf_error_new(WF_INVALID_ARGUMENT, "--set, the %zu. of them: key and value must be UTF-8", i + 1);
		if (!equals || equals == request.set.v[i])
			return wf_error_new(WF_INVALID_ARGUMENT, "--set %s: KEY=VALUE is expected, such as --set lr=0.1", request.set.v[i]);
	}
	if (request.storage && !wfi_is_utf8(request.storage))
		return wf_error_new(WF_INVALID_ARGUMENT, "--storage-path is not UTF-8; choose another folder");
	if (request.name)
		WF_TRY(wfi_check_run_name(request.name));
	if (check_counts && request.num_workers != LONG_MIN)
		return wf_error_new(WF_INVALID_ARGUMENT, "--check-parallel gives the numbers of workers itself; leave --num-workers out");
	if (request.num_workers != LONG_MIN && (request.num_workers < 0 || request.num_workers > WFI_MAX_WORKERS))
		return wf_error_new(WF_INVALID_ARGUMENT, "--num-workers %ld: 0 (in process) to %d are possible", request.num_workers, WFI_MAX_WORKERS);
	if (request.devices != LONG_MIN && (request.devices < 1 || request.devices > WFI_PLAN_DEVICES))
		return wf_error_new(WF_INVALID_ARGUMENT, "--devices-per-worker %ld: 1 to %d are possible", request.devices, WFI_PLAN_DEVICES);
	if (request.num_to_keep != LONG_MIN && (request.num_to_keep < -1 || request.num_to_keep == 0 || request.num_to_keep > INT_MAX))
		return wf_error_new(WF_INVALID_ARGUMENT, "--num-to-keep %ld: 1 or more are possible, or -1 for all", request.num_to_keep);
	if (request.max_failures != LONG_MIN && (request.max_failures < -1 || request.max_failures > INT_MAX))
		return wf_error_new(WF_INVALID_ARGUMENT, "--max-failures %ld: 0 or more are possible, or -1 for no limit", request.max_failures);
	return NULL;
}

static int exit_status(const wfi_outcome *o)
{
	return o->status ? o->status : o->failed ? WFI_EXIT_FAILED : 0;
}

/* with --json also an error of the command line is a result */
static int fail(wf_error *err, int status)
{
	if (request.json && !check_counts)
		print_json_error(NULL, NULL, NULL, wf_error_text(err));
	return wfi_cli_fail(err, status);
}

static void refused(const char *text)
{
	print_json_error(NULL, NULL, NULL, text);
}

static int refuse(wf_error *err)
{
	return fail(err, wf_error_code(err) == WF_ABORTED ? WFI_EXIT_FAILED : WFI_EXIT_USAGE);
}

static int run(int argc, char **argv)
{
	wfi_outcome outcome;
	char *path;
	int status;

	wfi_signals_block();
	if (argc < 1)
		return refuse(wf_error_add(wf_error_new(WF_INVALID_ARGUMENT, "weft run needs a program"), "weft run --help shows examples"));
	wf_error *err = check_request();
	if (!err)
		err = wfi_program_find(argv[0], &path);
	if (err)
		return refuse(err);
	argv[0] = path;
	request.argv = argv;             /* ends with NULL: it is the end of main's */
	request.argv[argc] = NULL;
	if (check_counts) {
		status = wfi_check_parallel(&request, check_counts);
	} else {
		err = wfi_run_program(&request, &outcome);
		status = err ? fail(err, WFI_EXIT_FAILED) : exit_status(&outcome);
		wfi_outcome_free(&outcome);
	}
	wfi_free(path);
	wfi_free((void *)request.set.v);
	return status;
}

const wfi_command wfi_command_run = {
	.name = "run",
	.arguments = "PROGRAM [ARGUMENTS]",
	.summary = "runs a program that trains (wf_trainer_fit), or any other",
	.help = "PROGRAM is looked for as given, beside weft, and in PATH; one that ends in .c is compiled with cc first (CC and CFLAGS are\n"
		"heeded). What the options override of the program's own configuration is said.\n\n"
		"examples:\n"
		"  weft run --num-workers 4 digits                        the example, with 4 worker processes\n"
		"  weft run --set lr=0.05 --name try-2 train.c data.csv   compiles and runs; train.c reads wf_config_number(worker, \"lr\", …)\n"
		"  weft run --name try-2 train.c data.csv                 goes on from the last checkpoint of that run\n"
		"  weft run --check-parallel 1,2,4 digits                 do 1, 2 and 4 workers learn the same parameters?\n"
		"  weft run --json digits | jq .metrics.loss              a line for every report of every rank\n",
	.options = options,
	.refused = refused,
	.run = run,
};

/* launch_test.c: the local launcher with shells for workers. */
#include "launch/launch.h"

#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

enum { WORKERS = 4, LINES = 50 };

/* What a launch told: its first lines, how many in all, and how each worker ended. */
typedef struct told {
	uv_loop_t loop;
	uv_timer_t deadline;
	wfi_launch *l;
	int n;
	struct { char *text; size_t n; int stream; } line[WORKERS][LINES];
	int lines[WORKERS];
	size_t bytes[WORKERS];
	bool ended[WORKERS];
	int status[WORKERS], signal[WORKERS];
	int left;
	int kill_at_line;            /* 0: none */
	bool free_at_line;
} told;

static void on_line(void *user, int rank, int stream, const char *text, size_t n)
{
	told *t = user;
	assert_false(t->ended[rank]); /* its end comes after all its lines */
	t->bytes[rank] += n;
	int k = t->lines[rank]++;
	if (k < LINES) {
		t->line[rank][k].text = wfi_strndup(text, n);
		memcpy(t->line[rank][k].text, text, n);
		t->line[rank][k].n = n;
		t->line[rank][k].stream = stream;
	}
	if (t->kill_at_line == k + 1)
		wfi_launch_kill(t->l, rank, SIGTERM);
	if (t->free_at_line) {
		wfi_launch_free(t->l);
		t->l = NULL;
		t->left = 0;
	}
}

static void on_end(void *user, int rank, int status, int signal)
{
	told *t = user;
	assert_false(t->ended[rank]);
	t->ended[rank] = true;
	t->status[rank] = status;
	t->signal[rank] = signal;
	t->left--;
}

/* a hanging launcher fails the test instead of hanging it */
static void on_deadline(uv_timer_t *h)
{
	(void)h;
	fail_msg("nothing came for a minute");
}

static void open_loop(told *t)
{
	memset(t, 0, sizeof *t);
	assert_int_equal(uv_loop_init(&t->loop), 0);
	uv_timer_init(&t->loop, &t->deadline);
	uv_timer_start(&t->deadline, on_deadline, 60000, 0);
}

static wf_error *launch(told *t, int n, const wfi_launch_spec *more, const char *script)
{
	char *argv[] = { (char *)"sh", (char *)"-c", (char *)(uintptr_t)script, NULL };
	wfi_launch_spec s = *more;
	s.n = n;
	if (!s.program)
		s.program = "/bin/sh";
	s.argv = argv;
	s.line = on_line;
	s.ended = on_end;
	s.user = t;
	t->n = t->left = n;
	return wfi_launch_local(&t->loop, &s, &t->l);
}

static void run_until_ended(told *t)
{
	while (t->left > 0)
		uv_run(&t->loop, UV_RUN_ONCE);
}

static void close_loop(told *t)
{
	wfi_launch_free(t->l);
	uv_close((uv_handle_t *)&t->deadline, NULL);
	uv_run(&t->loop, UV_RUN_DEFAULT);
	assert_int_equal(uv_loop_close(&t->loop), 0); /* nothing of the launch is left in it */
	for (int r = 0; r < WORKERS; r++)
		for (int k = 0; k < LINES; k++)
			wfi_free(t->line[r][k].text);
}

static void run_all(told *t, int n, const wfi_launch_spec *more, const char *script)
{
	open_loop(t);
	wf_error *err = launch(t, n, more, script);
	if (err)
		fail_msg("%s", wf_error_text(err));
	run_until_ended(t);
}

static const wfi_launch_spec plain = { 0 };

static bool has_line(const told *t, int rank, int stream, const char *text)
{
	for (int k = 0; k < t->lines[rank] && k < LINES; k++)
		if (t->line[rank][k].stream == stream && t->line[rank][k].n == strlen(text) && !memcmp(t->line[rank][k].text, text, strlen(text)))
			return true;
	return false;
}

/* ---- output ---- */

static char **rank_env(void *user, int rank)
{
	char **env = wfi_alloc(4 * sizeof *env);
	(void)user;
	env[0] = wfi_format("WEFT_TEST_RANK=%d", rank);
	env[1] = wfi_format("WEFT_TEST_EMPTY=");
	env[2] = wfi_format("WEFT_TEST_OLD=new");
	return env;
}

static void test_lines_and_environment(void **state)
{
	(void)state;
	told t;
	const wfi_launch_spec s = { .env = rank_env };
	setenv("WEFT_TEST_OLD", "old", 1);
	setenv("WEFT_TEST_KEPT", "kept", 1);
	run_all(&t, 3, &s, "echo rank $WEFT_TEST_RANK; echo \"e[$WEFT_TEST_EMPTY] $WEFT_TEST_OLD $WEFT_TEST_KEPT\" >&2; "
		"env | grep -c '^WEFT_TEST_OLD='; echo; printf unfinished; exit $((10 + WEFT_TEST_RANK))");
	for (int r = 0; r < 3; r++) {
		char mine[20];
		snprintf(mine, sizeof mine, "rank %d", r);
		assert_int_equal(t.lines[r], 5);
		assert_true(has_line(&t, r, 1, mine));
		assert_true(has_line(&t, r, 2, "e[] new kept"));
		assert_true(has_line(&t, r, 1, "1"));
		assert_true(has_line(&t, r, 1, ""));
		assert_true(has_line(&t, r, 1, "unfinished"));
		assert_int_equal(t.status[r], 10 + r);
		assert_int_equal(t.signal[r], 0);
	}
	close_loop(&t);
}

static void test_long_lines(void **state)
{
	(void)state;
	told t;
	/* 150,000 bytes and a newline: two full pieces and the rest; then one that is a piece exactly, and its newline by itself */
	run_all(&t, 1, &plain, "head -c 150000 /dev/zero | tr '\\0' x; echo; head -c 65536 /dev/zero | tr '\\0' y; echo; echo end");
	assert_int_equal(t.lines[0], 6);
	assert_int_equal(t.line[0][0].n, 65536);
	assert_int_equal(t.line[0][1].n, 65536);
	assert_int_equal(t.line[0][2].n, 150000 - 2 * 65536);
	assert_int_equal(t.line[0][2].text[0], 'x');
	assert_int_equal(t.line[0][3].n, 65536);
	assert_int_equal(t.line[0][3].text[65535], 'y');
	assert_int_equal(t.line[0][4].n, 0);
	assert_true(has_line(&t, 0, 1, "end"));
	close_loop(&t);
}

static void test_binary_output(void **state)
{
	(void)state;
	told t;
	const wfi_launch_spec s = { .keep = 2 };
	run_all(&t, 1, &s, "printf 'a\\000b\\377\\n\\001\\r\\n'");
	assert_int_equal(t.lines[0], 2);
	assert_int_equal(t.line[0][0].n, 4);
	assert_memory_equal(t.line[0][0].text, "a\0b\377", 4);
	assert_int_equal(t.line[0][1].n, 2);
	assert_memory_equal(t.line[0][1].text, "\001\r", 2);
	assert_string_equal(wfi_launch_kept(t.l, 0, 0), "a?b\377");
	close_loop(&t);
}

static void test_many_lines(void **state)
{
	(void)state;
	told t;
	const wfi_launch_spec s = { .keep = 3 };
	run_all(&t, 2, &s, "seq 1 100000; echo last >&2");
	for (int r = 0; r < 2; r++) {
		assert_int_equal(t.lines[r], 100001);
		/* digits of 1 … 100000: 9·1 + 90·2 + 900·3 + 9000·4 + 90000·5 + 6; and "last" */
		assert_int_equal(t.bytes[r], 9 + 180 + 2700 + 36000 + 450000 + 6 + 4);
		assert_string_equal(t.line[r][0].text, "1");
		bool found = false;
		for (int i = 0; i < 3; i++)
			found |= !strcmp(wfi_launch_kept(t.l, r, i), "100000");
		assert_true(found);
		assert_null(wfi_launch_kept(t.l, r, 3));
		assert_null(wfi_launch_kept(t.l, r, -1));
	}
	close_loop(&t);
}

static void test_kept_lines(void **state)
{
	(void)state;
	told t;
	const wfi_launch_spec s = { .keep = 3 };
	run_all(&t, 1, &s, "for i in 1 2 3 4 5; do echo line $i; done; head -c 2000 /dev/zero | tr '\\0' z; echo");
	assert_string_equal(wfi_launch_kept(t.l, 0, 0), "line 4");
	assert_string_equal(wfi_launch_kept(t.l, 0, 1), "line 5");
	assert_int_equal(strlen(wfi_launch_kept(t.l, 0, 2)), WFI_LAUNCH_KEPT_BYTES);
	close_loop(&t);
	run_all(&t, 1, &plain, "echo x");
	assert_null(wfi_launch_kept(t.l, 0, 0));
	close_loop(&t);
}

/* ---- what a worker inherits ---- */

static void test_inherits_nothing(void **state)
{
	(void)state;
	told t;
	int low = open("/dev/null", O_RDONLY), high = fcntl(low, F_DUPFD, 200); /* without close-on-exec, as a host might leave them */
	struct sigaction ignore = { .sa_handler = SIG_IGN }, old;
	sigset_t blocked;
	sigemptyset(&blocked);
	sigaddset(&blocked, SIGUSR1);
	sigprocmask(SIG_BLOCK, &blocked, NULL);
	sigaction(SIGPIPE, &ignore, &old);
	/* the shell's own view: ls shows 0 1 2 and the one that it reads the folder with */
	run_all(&t, 1, &plain, "ls /proc/self/fd | tr '\\n' ' '; echo; readlink /proc/self/fd/0; cat; "
		"grep -E '^Sig(Ign|Blk):' /proc/self/status | tr -d '\\t'; echo group $(cut -d' ' -f5 /proc/$$/stat) of $$");
	assert_true(has_line(&t, 0, 1, "0 1 2 3 "));
	assert_true(has_line(&t, 0, 1, "/dev/null"));
	assert_true(has_line(&t, 0, 1, "SigIgn:0000000000000000"));
	assert_true(has_line(&t, 0, 1, "SigBlk:0000000000000000"));
	char group[60];
	snprintf(group, sizeof group, "group %ld of %ld", wfi_launch_pid(t.l, 0), wfi_launch_pid(t.l, 0));
	assert_true(has_line(&t, 0, 1, group));
	sigaction(SIGPIPE, &old, NULL);
	sigprocmask(SIG_UNBLOCK, &blocked, NULL);
	close(low);
	close(high);
	close_loop(&t);
}

/* A launcher's process that is killed takes its workers along, and what they started: the pipe that only they still held comes to its end.
 * What the workers might have left is removed. */
static void test_dies_with_its_parent(void **state)
{
	(void)state;
	int pipe_fd[2], status;
	char path[40], byte, left[] = "/tmp/weft-launch-XXXXXX";
	int file = mkstemp(left);
	assert_true(file >= 0);
	close(file);
	assert_int_equal(pipe(pipe_fd), 0);
	snprintf(path, sizeof path, "/proc/self/fd/%d", pipe_fd[1]);
	pid_t pid = fork();
	assert_true(pid >= 0);
	if (pid == 0) {
		uv_loop_t loop;
		wfi_launch *l;
		char script[200];
		close(pipe_fd[0]);
		snprintf(script, sizeof script, "exec 9>/proc/%d/fd/%d; sleep 1000 & echo >&9; exec sleep 1000", (int)getpid(), pipe_fd[1]);
		char *argv[] = { (char *)"sh", (char *)"-c", script, NULL };
		char *leftovers[] = { (char *)"/tmp/weft-launch-none", left, NULL };
		const wfi_launch_spec s = { .n = 2, .program = "/bin/sh", .argv = argv, .leftovers = leftovers };
		uv_loop_init(&loop);
		wf_error *err = wfi_launch_local(&loop, &s, &l);
		_exit(err ? 1 : (uv_run(&loop, UV_RUN_DEFAULT), 0));
	}
	close(pipe_fd[1]);
	assert_int_equal(read(pipe_fd[0], &byte, 1), 1);
	assert_int_equal(read(pipe_fd[0], &byte, 1), 1); /* both workers hold it */
	kill(pid, SIGKILL);
	waitpid(pid, &status, 0);
	alarm(60); /* a pipe that stays open fails the test instead of hanging it */
	assert_int_equal(read(pipe_fd[0], &byte, 1), 0);
	for (int i = 0; access(left, F_OK) == 0 && i < 10000; i++)
		usleep(1000);
	alarm(0);
	assert_int_not_equal(access(left, F_OK), 0);
	close(pipe_fd[0]);
}

/* ---- ends ---- */

static void test_signals(void **state)
{
	(void)state;
	told t;
	run_all(&t, 1, &plain, "kill -9 $$");
	assert_int_equal(t.signal[0], SIGKILL);
	assert_int_equal(t.status[0], 0);
	close_loop(&t);
	open_loop(&t);
	t.kill_at_line = 1;
	assert_null(launch(&t, 2, &plain, "trap 'echo asked; exit 3' TERM; echo ready; while :; do sleep 0.01; done"));
	run_until_ended(&t);
	for (int r = 0; r < 2; r++) {
		assert_true(has_line(&t, r, 1, "asked"));
		assert_int_equal(t.status[r], 3);
	}
	wfi_launch_kill(t.l, 0, SIGKILL); /* nothing to kill any more */
	close_loop(&t);
}

static bool is_running(long pid)
{
	char path[60], text[300] = "";
	snprintf(path, sizeof path, "/proc/%ld/stat", pid);
	FILE *f = fopen(path, "r");
	if (!f)
		return false;
	size_t n = fread(text, 1, sizeof text - 1, f);
	fclose(f);
	const char *state = n ? strrchr(text, ')') : NULL;
	return state && state[2] != 'Z' && state[2] != 'X';
}

static void assert_ends(const told *t, int rank)
{
	assert_int_equal(t->lines[rank], 1);
	long pid = strtol(t->line[rank][0].text, NULL, 10);
	assert_true(pid > 1);
	for (int i = 0; is_running(pid); i++) {
		assert_true(i < 6000);
		usleep(10000);
	}
}

/* A signal reaches what the worker started; and what is left when the worker ends by itself ends, too. */
static void test_group(void **state)
{
	(void)state;
	told t;
	open_loop(&t);
	t.kill_at_line = 1;
	assert_null(launch(&t, 1, &plain, "sleep 1000 & echo $!; wait"));
	run_until_ended(&t);
	assert_int_equal(t.signal[0], SIGTERM);
	assert_ends(&t, 0);
	close_loop(&t);
	run_all(&t, 1, &plain, "sleep 1000 & echo $!");
	assert_int_equal(t.status[0], 0);
	assert_ends(&t, 0);
	close_loop(&t);
}

/* One that left the group keeps the pipes open: the worker's end is told all the same. */
static void test_escaped_process(void **state)
{
	(void)state;
	told t;
	run_all(&t, 1, &plain, "setsid sh -c 'echo $$; exec sleep 1000' & sleep 0.3; exit 5");
	assert_int_equal(t.status[0], 5);
	assert_int_equal(t.lines[0], 1);
	kill((pid_t)strtol(t.line[0][0].text, NULL, 10), SIGKILL);
	close_loop(&t);
}

static void test_free_while_running(void **state)
{
	(void)state;
	told t;
	open_loop(&t);
	assert_null(launch(&t, 2, &plain, "echo x; sleep 1000"));
	long pid = wfi_launch_pid(t.l, 1);
	wfi_launch_free(t.l);
	t.l = NULL;
	close_loop(&t); /* waits for both: a loop that still had a handle of theirs would not close */
	assert_false(is_running(pid));
	for (int r = 0; r < 2; r++) {
		assert_int_equal(t.lines[r], 0);
		assert_false(t.ended[r]);
	}
	open_loop(&t);
	t.free_at_line = true;
	assert_null(launch(&t, 2, &plain, "seq 1 100000"));
	run_until_ended(&t);
	close_loop(&t);
	assert_int_equal(t.lines[0] + t.lines[1], 1);
}

/* ---- refusals ---- */

static void assert_refused(told *t, wf_error *err, wf_code code, const char *says)
{
	assert_non_null(err);
	if (wf_error_code(err) != code || !strstr(wf_error_message(err), says))
		fail_msg("expected \"%s\", got: %s", says, wf_error_message(err));
	wf_error_free(err);
	close_loop(t);
}

static void test_cannot_start(void **state)
{
	(void)state;
	told t;
	open_loop(&t);
	assert_refused(&t, launch(&t, 2, &(wfi_launch_spec){ .program = "/nowhere/at-all" }, "x"), WF_IO,
		"rank 0: cannot start /nowhere/at-all: running it: No such file");
	open_loop(&t);
	assert_refused(&t, launch(&t, 1, &(wfi_launch_spec){ .program = "/dev/null" }, "x"), WF_IO, "Permission denied");
	open_loop(&t);
	assert_refused(&t, launch(&t, 0, &plain, "x"), WF_INVALID_ARGUMENT, "0 workers");
}

static char **break_rank_2(void *user, int rank)
{
	char **env = wfi_alloc(2 * sizeof *env);
	(void)user;
	if (rank == 2) { /* more than an environment may hold */
		env[0] = wfi_alloc(1u << 20);
		memset(env[0], 'x', (1u << 20) - 1);
		memcpy(env[0], "A=", 2);
	}
	return env;
}

/* The third cannot be started: the first two run, and are told about; the others never were. */
static void test_some_started(void **state)
{
	(void)state;
	told t;
	open_loop(&t);
	wf_error *err = launch(&t, 4, &(wfi_launch_spec){ .env = break_rank_2 }, "echo here");
	assert_non_null(err);
	assert_non_null(strstr(wf_error_message(err), "rank 2: cannot start /bin/sh"));
	wf_error_free(err);
	t.left = 2;
	run_until_ended(&t);
	for (int r = 0; r < 4; r++) {
		assert_int_equal(t.ended[r], r < 2);
		assert_int_equal(t.lines[r], r < 2);
		assert_int_equal(wfi_launch_pid(t.l, r) != 0, r < 2);
	}
	close_loop(&t);
}

/* ---- this program again, as its own worker ---- */

static int be_worker(int argc, char **argv)
{
	for (int i = 0; i < argc; i++)
		printf("%s\n", argv[i]);
	return argc == 4 ? 7 : 8;
}

/* A process whose own arguments are these starts itself: with neither program nor arguments given. */
static int start_again(void)
{
	told t;
	open_loop(&t);
	const wfi_launch_spec s = { .n = 1, .line = on_line, .ended = on_end, .user = &t };
	t.left = 1;
	setenv("WEFT_TEST_STEP", "worker", 1);
	wf_error *err = wfi_launch_local(&t.loop, &s, &t.l);
	if (err)
		return 1;
	run_until_ended(&t);
	bool right = t.status[0] == 7 && t.lines[0] == 4 && has_line(&t, 0, 1, "") && has_line(&t, 0, 1, "two words") &&
		has_line(&t, 0, 1, "x");
	close_loop(&t);
	return right ? 0 : 2;
}

static void test_own_program_and_arguments(void **state)
{
	(void)state;
	told t;
	char *self = wfi_self_exe(), *argv[] = { self, (char *)"", (char *)"two words", (char *)"x", NULL };
	open_loop(&t);
	setenv("WEFT_TEST_STEP", "again", 1);
	const wfi_launch_spec s = { .n = 1, .program = self, .argv = argv, .line = on_line, .ended = on_end, .user = &t };
	t.left = 1;
	assert_null(wfi_launch_local(&t.loop, &s, &t.l));
	run_until_ended(&t);
	unsetenv("WEFT_TEST_STEP");
	assert_int_equal(t.status[0], 0);
	assert_int_equal(t.signal[0], 0);
	close_loop(&t);
	wfi_free(self);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_lines_and_environment),
		cmocka_unit_test(test_long_lines),
		cmocka_unit_test(test_binary_output),
		cmocka_unit_test(test_many_lines),
		cmocka_unit_test(test_kept_lines),
		cmocka_unit_test(test_inherits_nothing),
		cmocka_unit_test(test_dies_with_its_parent),
		cmocka_unit_test(test_signals),
		cmocka_unit_test(test_group),
		cmocka_unit_test(test_escaped_process),
		cmocka_unit_test(test_free_while_running),
		cmocka_unit_test(test_cannot_start),
		cmocka_unit_test(test_some_started),
		cmocka_unit_test(test_own_program_and_arguments),
	};
	const char *step = getenv("WEFT_TEST_STEP");
	if (step && !strcmp(step, "again"))
		return start_again();
	if (step && !strcmp(step, "worker"))
		return be_worker(argc, argv);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

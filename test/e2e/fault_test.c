/* fault_test.c: workers that crash, exit, hang, fail, disagree; a controller that dies; strangers at its port. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#include "e2e/loop.h"
#include "train/frame.h"

/* ---- what goes wrong ---- */

typedef struct fault_case { const char *kind, *rank, *report, *text[4]; } fault_case;

static void test_faults(void **state)
{
	static const fault_case cases[] = {
		{ "exit", "2", "3", { "error (worker failed): rank 2 of 4", "exited with status 3 before report 3", "| about to exit" } },
		{ "segv", "1", "2", { "error (worker failed): rank 1 of 4", "was killed by signal SIGSEGV", "before report 2", "| about to crash" } },
		{ "kill", "0", "0", { "error (worker failed): rank 0 of 4", "was killed by signal SIGKILL", "before report 0" } },
		{ "error", "3", "1", { "error (data loss): rank 3: row 7 is broken\n  the file was made by hand\n  at ", "train_loop.c:" } },
		{ "hang", "3", "2", { "error (timeout): report 2: rank 3 did not arrive within 1 s", "ranks 0, 1, 2 did", "its last report was 1" } },
		{ "stop", "1", "1", { "error (timeout): report 1: rank 1 did not arrive within 1 s" } },
		{ "nan", "1", "2", { "error (non-finite value): report 2, epoch 2, rank 1: metric \"loss\" is NaN", "x[1]: NaN", "checkpoint_000001 " } },
		{ "nan", "0", "0", { "error (non-finite value): report 0, epoch 0, rank 0", "checkpoint - " } },
		{ "short", "1", "2", { "error (invalid argument): rank", "in report 2, but the loop of rank 1 has ended after report 1" } },
		{ "replica", "2", "2", { "error (worker failed): report 2: the replicas of the checkpoint differ: \"x\" on rank 2" } },
	};
	child c;

	(void)state;
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		const fault_case *f = &cases[i];
		const char *verify = !strcmp(f->kind, "replica") ? "--verify" : "--checkpoints";
		RUN(&c, loop_program(), "--storage", place("fault-%zu", i), "--workers", "4", "--timeout", "1", "--checkpoints", verify, "--fault", f->kind, f->rank,
			f->report);
		assert_int_equal(c.status, 1);
		for (size_t k = 0; k < WFI_COUNT(f->text) && f->text[k]; k++)
			assert_text(c.out_text.s, f->text[k]);
		/* nothing of a failing report is ever a checkpoint */
		assert_false(exists(place("fault-%zu/run/checkpoint_00000%s/manifest.json", i, f->report)));
		child_free(&c);
		assert_clean();
	}
}

/* all ranks wait in a collective for the one that dies: its death is told, not the others' broken collective */
static void test_collateral(void **state)
{
	static const char *const kinds[][2] = { { "kill", "was killed by signal SIGKILL" }, { "error", "row 7 is broken" }, { "exit", "exited with status 3" } };
	child c;

	(void)state;
	for (size_t i = 0; i < WFI_COUNT(kinds); i++) {
		RUN(&c, loop_program(), "--storage", place("collateral-%zu", i), "--workers", "4", "--reduce", "--fault", kinds[i][0], "2", "3");
		assert_int_equal(c.status, 1);
		const char *first = strstr(c.out_text.s, "error (");
		assert_non_null(first);
		char *line = wfi_strndup(first, strcspn(first, "\n"));
		assert_text(line, "rank 2");
		assert_text(line, kinds[i][1]);
		wfi_free(line);
		child_free(&c);
		assert_clean();
	}
}

static void test_max_failures(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("again"), "--workers", "4", "--reports", "8", "--checkpoints", "--reduce", "--max-failures", "2", "--fault", "kill",
		"2", "4", "1");
	assert_int_equal(c.status, 0);
	assert_text(c.err_text.s, "attempt 1 failed: rank 2 of 4");
	assert_whole(place("again/run"), 8, 4);
	child_free(&c);
	/* a fault that comes back uses them up */
	RUN(&c, loop_program(), "--storage", place("again-2"), "--workers", "2", "--checkpoints", "--max-failures", "2", "--fault", "exit", "1", "2");
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "exited with status 3");
	assert_text(c.out_text.s, "this was failure 3 of the run; max_failures is 2");
	child_free(&c);
	/* numbers that are not finite would come again: no restart */
	RUN(&c, loop_program(), "--storage", place("again-3"), "--workers", "2", "--checkpoints", "--max-failures", "-1", "--fault", "nan", "1", "2");
	assert_int_equal(c.status, 1);
	assert_no_text(c.err_text.s, "attempt 2");
	child_free(&c);
	assert_clean();
}

/* a program whose workers never reach the trainer is not started again for ever */
static void test_never_connects(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("early"), "--workers", "2", "--early", "--max-failures", "-1");
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "ended without reaching wf_trainer_fit");
	assert_text(c.err_text.s, "attempt 2 failed");
	assert_no_text(c.err_text.s, "attempt 4");
	child_free(&c);
	assert_clean();
}

static bool has_lines(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && st.st_size > 0;
}

/* the controller is stopped longer than the report may take: its own absence is no one's fault */
static void test_controller_stopped(void **state)
{
	child c;

	(void)state;
	child_start(&c, (const char *const[]){ loop_program(), "--storage", place("stopped"), "--workers", "2", "--reports", "6", "--timeout", "1.5", "--fault", "lag", "1", "0",
		NULL }, 0);
	for (int i = 0; i < 1000 && !has_lines(place("stopped/run/metrics.jsonl")); i++)
		usleep(5000);
	usleep(100000);                  /* rank 0 waits now */
	kill(c.pid, SIGSTOP);
	usleep(2500000);
	kill(c.pid, SIGCONT);
	child_finish(&c);
	assert_int_equal(c.status, 0);
	assert_whole(place("stopped/run"), 6, 2);
	child_free(&c);
}

/* ---- the controller ---- */

static bool workers_gone(void *user)
{
	running *r = user;

	for (int i = 0; i < r->workers; i++)
		if (!process_gone(r->worker[i]))
			return false;
	return true;
}

static void test_controller_killed(void **state)
{
	static const char *const faults[] = { "none", "hang", "stop", "fork" }; /* computing, sleeping, stopped, with a child of its own */
	child c;

	(void)state;
	for (size_t i = 0; i < WFI_COUNT(faults); i++) {
		child_start(&c, (const char *const[]){ loop_program(), "--storage", place("orphans-%zu", i), "--workers", "4", "--slow", "20", "--reports", "100000",
			"--checkpoints", "--fault", faults[i], "1", "3", NULL }, 0);
		running r = { .pid = c.pid, .workers = 4 };
		assert_true(wait_for(all_started, &r));
		for (int k = 0; k < 1000 && !exists(place("orphans-%zu/run/checkpoint_000002/manifest.json", i)); k++)
			usleep(10000);
		kill(c.pid, SIGKILL);
		child_finish(&c);
		assert_int_equal(c.status, 128 + SIGKILL);
		assert_true(wait_for(workers_gone, &r));
		child_free(&c);
		assert_clean();
		/* and the run goes on from where it was */
		RUN(&c, loop_program(), "--storage", place("orphans-%zu", i), "--workers", "4", "--reports", "60", "--checkpoints");
		assert_int_equal(c.status, 0);
		assert_whole(place("orphans-%zu/run", i), 60, 4);
		child_free(&c);
	}
}

/* nothing that a worker started outlives the run, however that ends */
static void test_children(void **state)
{
	static const char *const workers[] = { "--workers", "3" };
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("children"), workers[0], workers[1], "--fault", "fork", "1", "2");
	assert_int_equal(c.status, 0);
	child_free(&c);
	assert_clean();
	RUN(&c, loop_program(), "--storage", place("children-2"), workers[0], workers[1], "--fault", "fork", "-1", "2", "--nan-check", "accuracy", "--score", "f1",
		"--keep", "1", "--checkpoints");
	assert_int_equal(c.status, 0);
	/* by the way: metrics that the configuration names and no report had */
	assert_text(c.err_text.s, "warning: nan_check names the metric \"accuracy\", which no report had");
	assert_text(c.err_text.s, "warning: score_attribute names the metric \"f1\", which no report had");
	child_free(&c);
	assert_clean();
	RUN(&c, loop_program(), "--storage", place("children-3"), workers[0], workers[1], "--nan-check", "epoch", "--score", "loss", "--keep", "1", "--checkpoints");
	assert_no_text(c.err_text.s, "which no report had");
	child_free(&c);
}

static void test_interrupt(void **state)
{
	child c;

	(void)state;
	child_start(&c, (const char *const[]){ loop_program(), "--storage", place("interrupt"), "--workers", "2", "--slow", "20", "--reports", "100000",
		"--max-failures", "-1", NULL }, 0);
	running r = { .pid = c.pid, .workers = 2 };
	assert_true(wait_for(all_started, &r));
	usleep(100000);
	kill(c.pid, SIGTERM);
	child_finish(&c);
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "error (aborted): the run was interrupted by SIGTERM");
	child_free(&c);
	assert_clean();
}

/* ---- a folder that somebody removes ---- */

static void test_removed(void **state)
{
	static const char *const removed[] = { "", "/metrics.jsonl", "/run.json" }, *const workers[][2] = { { "--workers", "2" }, { "--in-process", "" } };
	child c;

	(void)state;
	for (size_t i = 0; i < WFI_COUNT(removed) * 2; i++) {
		child_start(&c, (const char *const[]){ loop_program(), "--storage", place("removed-%zu", i), "--slow", "20", "--reports", "100000", workers[i % 2][0],
			workers[i % 2][1], NULL }, 0);
		for (int k = 0; k < 1000 && !has_lines(place("removed-%zu/run/metrics.jsonl", i)); k++)
			usleep(5000);
		const char *gone = place("removed-%zu/run%s", i, removed[i / 2]);
		if (removed[i / 2][0])
			assert_int_equal(unlink(gone), 0);
		else
			assert_int_equal(rename(gone, place("removed-%zu/elsewhere", i)), 0);
		child_finish(&c);
		assert_int_equal(c.status, 1);
		assert_text(c.out_text.s, "error (data loss): ");
		assert_text(c.out_text.s, place("removed-%zu/run%s", i, removed[i / 2])); /* or a file in it, when it went between two looks */
		assert_text(c.out_text.s, " was removed or replaced while the run wrote there");
		assert_false(exists(gone));
		child_free(&c);
		assert_clean();
	}
}

/* ---- strangers at the door ---- */

static int port_of(pid_t worker)
{
	char path[64], *text = NULL;
	size_t n = 0;
	int port = 0;

	snprintf(path, sizeof path, "/proc/%d/environ", (int)worker);
	wf_error *err = wfi_read_file(path, 1 << 20, &text, &n);
	wf_error_free(err);
	for (size_t i = 0; text && i < n; i += strlen(text + i) + 1)
		sscanf(text + i, "WEFT_CONTROLLER=127.0.0.1:%d", &port);
	wfi_free(text);
	return port;
}

static int knock(int port)
{
	struct sockaddr_in a = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	assert_int_equal(connect(fd, (struct sockaddr *)&a, sizeof a), 0);
	return fd;
}

/* sends it and reads until the controller hangs up; whatever is answered must give nothing away */
static void say(int port, const void *bytes, size_t n)
{
	char answer[4096];
	int fd = knock(port);
	struct timeval bound = { .tv_sec = 20 };

	setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &bound, sizeof bound);
	if (send(fd, bytes, n, MSG_NOSIGNAL) < 0) {
		close(fd);
		return;
	}
	ssize_t got = recv(fd, answer, sizeof answer, 0);
	if (got > 0)
		fail_msg("the controller answered a stranger with %zd bytes", got);
	close(fd);
}

static void say_frame(int port, const char *json, size_t claimed)
{
	wfi_str s = { 0 };

	wfi_frame_make(&s, json, strlen(json), NULL, 0);
	if (claimed)
		memcpy(s.s + 4, &claimed, 4);
	say(port, s.s, s.n);
	wfi_str_free(&s);
}

static void test_garbage(void **state)
{
	child c;
	char noise[5000];
	uint32_t random = 3;

	(void)state;
	child_start(&c, (const char *const[]){ loop_program(), "--storage", place("garbage"), "--workers", "2", "--slow", "50", "--reports", "20", NULL }, 0);
	running r = { .pid = c.pid, .workers = 2 };
	assert_true(wait_for(all_started, &r));
	int port = port_of(r.worker[0]);
	assert_true(port > 0);
	for (size_t i = 0; i < sizeof noise; i++)
		noise[i] = (char)next_random(&random);
	say(port, noise, sizeof noise);
	say(port, "GET / HTTP/1.1\r\n\r\n", 18);
	say_frame(port, "{\"t\":\"hello\",\"rank\":0,\"attempt\":1,\"protocol\":1,\"secret\":\"0123456789abcdef0123456789abcdef\"}", 0);
	say_frame(port, "{\"t\":\"hello\",\"rank\":0}", 0);
	say_frame(port, "{\"t\":\"report\"}", 0);
	say_frame(port, "[1,2", 0);
	say_frame(port, "{}", 0xfffffff0u);
	int silent = knock(port), half = knock(port);
	assert_int_equal(send(half, "WEF1", 4, MSG_NOSIGNAL), 4);
	child_finish(&c);
	close(silent);
	close(half);
	assert_int_equal(c.status, 0);
	assert_whole(place("garbage/run"), 20, 2);
	child_free(&c);
	assert_clean();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_faults),
		cmocka_unit_test(test_collateral),
		cmocka_unit_test(test_max_failures),
		cmocka_unit_test(test_never_connects),
		cmocka_unit_test(test_controller_stopped),
		cmocka_unit_test(test_controller_killed),
		cmocka_unit_test(test_children),
		cmocka_unit_test(test_interrupt),
		cmocka_unit_test(test_removed),
		cmocka_unit_test(test_garbage),
	};

	harness_begin("fault");
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	harness_end();
	return failed;
}

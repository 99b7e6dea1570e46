/* trainer_test.c: runs with worker processes, from the outside: what is reported, kept and resumed, and what happens when things go wrong. */
#include "e2e/harness.h"
#include <arpa/inet.h>
#include <fcntl.h>
#include <math.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "train/frame.h"
#include "train/history.h"

static const char *loop_program(void)
{
	return program("train_loop");
}

static wfi_history history_of(const char *run)
{
	wfi_history h;
	wf_error *err = wfi_history_read(run, &h);

	if (err)
		fail_msg("%s", wf_error_text(err));
	return h;
}

static double loss_of(const wfi_history *h, int64_t report, int rank)
{
	for (size_t i = 0; i < h->n; i++)
		if (h->v[i].report == report && h->v[i].rank == rank)
			return wfi_json_get_number(h->v[i].metrics, "loss", NAN);
	return NAN;
}

/* the loop's recurrence by hand: what every step's loss must be, whatever happened in between */
static double expected_loss(int step, int rank)
{
	double x[4] = { 0.1, 0.2, 0.3, 0.4 };

	for (int k = 0; k <= step; k++)
		for (int i = 0; i < 4; i++) {
			double y = 3.9 * x[i] * (1 - x[i]);
			x[i] = 0.75 * y + 0.25 * x[(i + 1) % 4];
		}
	return x[0] + x[1] + rank;
}

/* every report of every rank once, in order, with the right loss */
static void assert_whole(const char *run, int reports, int ranks)
{
	wfi_history h = history_of(run);

	assert_int_equal(h.n, reports * ranks);
	for (int i = 0; i < reports * ranks; i++) {
		assert_int_equal(h.v[i].report, i / ranks);
		assert_int_equal(h.v[i].rank, i % ranks);
		double loss = wfi_json_get_number(h.v[i].metrics, "loss", NAN), expected = expected_loss(i / ranks, i % ranks);
		assert_memory_equal(&loss, &expected, sizeof loss);
	}
	wfi_history_free(&h);
}

/* ---- what a run gives ---- */

static void test_reports(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("reports"), "--workers", "4", "--reports", "7", "--reduce");
	assert_int_equal(c.status, 0);
	assert_whole(place("reports/run"), 7, 4);
	assert_text(c.out_text.s, "[3] rank 3 of 4 ends at step 7");
	assert_text(c.out_text.s, "checkpoint - path");
	assert_text(c.out_text.s, "same error 1");
	char expected[64];
	snprintf(expected, sizeof expected, "result: loss %.17g ", expected_loss(6, 0));
	assert_text(c.out_text.s, expected);
	char *text = read_text(place("reports/run/run.json"));
	assert_text(text, "train_loop");
	assert_text(text, "\"num_workers\":\t4");
	assert_text(text, "\"bytes\":");
	assert_no_text(text, "SECRET");
	wfi_free(text);
	child_free(&c);
	assert_clean();
}

static void test_resume(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("resume"), "--workers", "2", "--reports", "4", "--checkpoints");
	assert_int_equal(c.status, 0);
	child_free(&c);
	RUN(&c, loop_program(), "--storage", place("resume"), "--workers", "3", "--reports", "9", "--checkpoints"); /* more workers, too */
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "checkpoint_000008 ");
	child_free(&c);
	wfi_history h = history_of(place("resume/run"));
	assert_int_equal(h.n, 4 * 2 + 5 * 3);
	for (int k = 4; k < 9; k++) {
		double loss = loss_of(&h, k, 2), expected = expected_loss(k, 2);
		assert_memory_equal(&loss, &expected, sizeof loss);
	}
	assert_int_equal(h.v[0].attempt, 1);
	assert_int_equal(h.v[h.n - 1].attempt, 2);
	wfi_history_free(&h);
	/* a run that has nothing left to do still has its last metrics and checkpoint */
	RUN(&c, loop_program(), "--storage", place("resume"), "--workers", "2", "--reports", "9", "--checkpoints");
	assert_int_equal(c.status, 0);
	char expected[64];
	snprintf(expected, sizeof expected, "result: loss %.17g checkpoint", expected_loss(8, 0));
	assert_text(c.out_text.s, expected);
	child_free(&c);
}

static void test_twice(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("twice"), "--workers", "2", "--reports", "3", "--checkpoints", "--twice");
	assert_int_equal(c.status, 0);
	assert_whole(place("twice/run"), 3, 2);
	assert_whole(place("twice/second"), 6, 2);
	/* the second run's workers run main from its beginning: the first call gives them what it gave the controller */
	char expected[128];
	snprintf(expected, sizeof expected, "[1] result: loss %.17g checkpoint %s", expected_loss(2, 0), place("twice/run/checkpoint_000002"));
	assert_text(c.out_text.s, expected);
	child_free(&c);
	assert_clean();
}

static void test_in_process(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("inside"), "--in-process", "--reports", "5", "--checkpoints", "--reduce");
	assert_int_equal(c.status, 1);   /* there is no communicator over workers without workers */
	assert_text(c.out_text.s, "outside a trainer's worker");
	child_free(&c);
	RUN(&c, loop_program(), "--storage", place("inside"), "--in-process", "--reports", "5", "--checkpoints");
	assert_int_equal(c.status, 0);
	assert_whole(place("inside/run"), 5, 1);
	child_free(&c);
	RUN(&c, loop_program(), "--storage", place("inside"), "--in-process", "--reports", "8", "--checkpoints", "--fault", "nan", "0", "6");
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "error (non-finite value): report 6, epoch 6, rank 0: metric \"loss\" is NaN");
	assert_text(c.out_text.s, "x[1]: NaN");
	assert_text(c.out_text.s, "checkpoint_000005 ");
	assert_false(exists(place("inside/run/checkpoint_000006")));
	child_free(&c);
}

static void test_retention(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("keep"), "--workers", "2", "--reports", "8", "--checkpoints", "--keep", "2");
	assert_int_equal(c.status, 0);
	for (int k = 0; k < 8; k++)
		assert_int_equal(exists(place("keep/run/checkpoint_00000%d", k)), k >= 6);
	child_free(&c);
	/* by score: the two highest losses, and the newest */
	RUN(&c, loop_program(), "--storage", place("score"), "--workers", "2", "--reports", "8", "--checkpoints", "--keep", "2", "--score", "loss");
	assert_int_equal(c.status, 0);
	int best = 0, second = -1;
	for (int k = 1; k < 8; k++) {
		if (expected_loss(k, 0) > expected_loss(best, 0)) {
			second = best;
			best = k;
		} else if (second < 0 || expected_loss(k, 0) > expected_loss(second, 0)) {
			second = k;
		}
	}
	for (int k = 0; k < 8; k++)
		assert_int_equal(exists(place("score/run/checkpoint_00000%d", k)), k == best || k == second || k == 7);
	child_free(&c);
}

static void test_lock(void **state)
{
	child a, b;

	(void)state;
	child_start(&a, (const char *const[]){ loop_program(), "--storage", place("lock"), "--workers", "1", "--slow", "100", "--reports", "20", NULL }, 0);
	for (int i = 0; i < 1000 && !exists(place("lock/run/run.json")); i++)
		usleep(5000);
	RUN(&b, loop_program(), "--storage", place("lock"), "--workers", "1");
	assert_int_equal(b.status, 1);
	assert_text(b.out_text.s, "error (already exists): the run in");
	child_free(&b);
	child_finish(&a);
	assert_int_equal(a.status, 0);
	child_free(&a);
}

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

/* ---- SIGKILL at any moment ---- */

typedef struct running { pid_t pid; int workers; pid_t worker[8]; } running;

static bool all_started(void *user)
{
	running *r = user;

	return children_of(r->pid, r->worker, 8) >= r->workers || kill(r->pid, 0) != 0;
}

static uint32_t next_random(uint32_t *s)
{
	*s = *s * 1664525u + 1013904223u;
	return *s >> 8;
}

static void test_kill_anywhere(void **state)
{
	enum { POINTS = 20, REPORTS = 30, RANKS = 3 };
	uint32_t random = 7;
	child c;

	(void)state;
	for (int k = 0; k < POINTS; k++) {
		const char *const argv[] = { loop_program(), "--storage", place("kill-%d", k), "--workers", "3", "--reports", "30", "--checkpoints", "--reduce",
			"--slow", "2", "--size", "2000", NULL };
		unsigned delay = next_random(&random) % 100000;
		int victim = (int)(next_random(&random) % RANKS);
		child_start(&c, argv, 0);
		running r = { .pid = c.pid, .workers = RANKS };
		wait_for(all_started, &r);
		usleep(delay);
		kill(r.worker[victim], SIGKILL);
		child_finish(&c);
		/* when the victim had ended already, nothing happened */
		if (c.status)
			assert_text(c.out_text.s, "was killed by signal SIGKILL");
		child_free(&c);
		assert_clean();
		child_start(&c, argv, 0);
		child_finish(&c);
		if (c.status)
			fail_msg("the resumed run failed: %s %s", c.out_text.s, c.err_text.s);
		assert_whole(place("kill-%d/run", k), REPORTS, RANKS);
		child_free(&c);
	}
}

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
	static const char *const faults[] = { "none", "hang", "stop" }; /* computing, sleeping, stopped */
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

/* ---- bad places, bad configurations ---- */

static void test_full_disk(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("full"), "--workers", "2", "--reports", "2", "--checkpoints");
	assert_int_equal(c.status, 0);
	child_free(&c);
	/* files may not grow beyond 100 kB, a checkpoint needs 800 kB */
	child_start(&c, (const char *const[]){ loop_program(), "--storage", place("full"), "--workers", "2", "--reports", "4", "--checkpoints", "--size", "100000", NULL },
		100000);
	child_finish(&c);
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "error (input/output error): ");
	assert_text(c.out_text.s, "File too large");
	assert_text(c.out_text.s, "the last good checkpoint is ");
	assert_text(c.out_text.s, "checkpoint_000001 ");
	assert_false(exists(place("full/run/checkpoint_000002/manifest.json")));
	child_free(&c);
	/* metrics that cannot be written */
	child_start(&c, (const char *const[]){ loop_program(), "--storage", place("full-2"), "--workers", "2", "--reports", "400", NULL }, 8192);
	child_finish(&c);
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "cannot write the metrics to");
	wfi_history h = history_of(place("full-2/run"));
	assert_true(h.n > 0 && h.n % 2 == 0);
	wfi_history_free(&h);
	child_free(&c);
	assert_clean();
	/* with room again it goes on */
	RUN(&c, loop_program(), "--storage", place("full"), "--workers", "2", "--reports", "4", "--checkpoints");
	assert_int_equal(c.status, 0);
	assert_whole(place("full/run"), 4, 2);
	child_free(&c);
}

static void test_damaged(void **state)
{
	child c;
	const char *file = place("damaged/run/checkpoint_000004/data-00001-of-00001.safetensors");

	(void)state;
	RUN(&c, loop_program(), "--storage", place("damaged"), "--workers", "2", "--reports", "5", "--checkpoints");
	assert_int_equal(c.status, 0);
	child_free(&c);
	int fd = open(file, O_RDWR | O_CLOEXEC);
	assert_int_equal(pwrite(fd, "\x55", 1, lseek(fd, 0, SEEK_END) - 3), 1);
	close(fd);
	RUN(&c, loop_program(), "--storage", place("damaged"), "--workers", "2", "--reports", "8", "--checkpoints");
	assert_int_equal(c.status, 0);
	assert_text(c.err_text.s, "checkpoint_000004");
	assert_whole(place("damaged/run"), 8, 2);
	child_free(&c);
	/* a controller that died in the middle of a line */
	fd = open(place("damaged/run/metrics.jsonl"), O_WRONLY | O_APPEND | O_CLOEXEC);
	assert_int_equal(write(fd, "{\"report\":8,\"ra", 15), 15);
	close(fd);
	assert_whole(place("damaged/run"), 8, 2);
	RUN(&c, loop_program(), "--storage", place("damaged"), "--workers", "2", "--reports", "9", "--checkpoints");
	assert_int_equal(c.status, 0);
	assert_whole(place("damaged/run"), 9, 2);
	child_free(&c);
}

static void test_unwritable(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", "/dev/null/runs", "--workers", "2");
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "error (input/output error): cannot make the folder /dev/null");
	child_free(&c);
	RUN(&c, loop_program(), "--storage", "s3://bucket/runs", "--workers", "2");
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "error (unsupported): storage_path s3://bucket/runs");
	child_free(&c);
	if (geteuid() == 0)
		return;                  /* root may write anywhere */
	mkdir(place("closed"), 0500);
	RUN(&c, loop_program(), "--storage", place("closed"), "--workers", "2");
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "Permission denied");
	child_free(&c);
}

static void test_configuration(void **state)
{
	static const char *const cases[][3] = {
		{ "--workers", "-1", "num_workers is -1" },
		{ "--workers", "100000", "num_workers is 100000" },
		{ "--devices", "-2", "devices_per_worker is -2" },
		{ "--name", "a/b", "the run's name \"a/b\" has a slash" },
		{ "--name", "..", "begins with a dot" },
		{ "--name", "", "is empty" },
		{ "--max-failures", "-2", "max_failures is -2" },
		{ "--keep", "-2", "num_to_keep is -2" },
		{ "--timeout", "-3", "report_timeout_s is -3" },
		{ "--tpu", "", "error (unsupported): scaling_config asks for use_tpu" },
	};
	child c;

	(void)state;
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		RUN(&c, loop_program(), "--storage", place("config-%zu", i), cases[i][0], cases[i][1]);
		assert_int_equal(c.status, 1);
		assert_text(c.out_text.s, cases[i][2]);
		assert_false(exists(place("config-%zu", i)));
		child_free(&c);
	}
	RUN(&c, loop_program(), "--storage", place("config"), "--workers", "2", "--in-process");
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "in_process and num_workers = 2");
	child_free(&c);
	assert_clean();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_reports), cmocka_unit_test(test_resume), cmocka_unit_test(test_twice), cmocka_unit_test(test_in_process),
		cmocka_unit_test(test_retention), cmocka_unit_test(test_lock), cmocka_unit_test(test_faults), cmocka_unit_test(test_collateral),
		cmocka_unit_test(test_max_failures), cmocka_unit_test(test_kill_anywhere), cmocka_unit_test(test_controller_killed), cmocka_unit_test(test_interrupt),
		cmocka_unit_test(test_garbage), cmocka_unit_test(test_full_disk), cmocka_unit_test(test_damaged), cmocka_unit_test(test_unwritable),
		cmocka_unit_test(test_configuration),
	};

	harness_begin("trainer");
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	harness_end();
	return failed;
}

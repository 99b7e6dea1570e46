/* trainer_test.c: runs with worker processes, from the outside: what is reported, kept and resumed; bad places and configurations. */
#include <fcntl.h>
#include <math.h>
#include <ftw.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include "e2e/loop.h"

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

/* a pmap over the devices of all workers: its errors name device and rank */
static void test_pmap(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("pmap"), "--workers", "2", "--devices", "2", "--fault", "pmap", "-1", "1");
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "device 0 of rank 0 came with all_reduce sum of 2 f32");
	assert_text(c.out_text.s, "device 1 of rank 1 came with all_reduce sum of 1 f32");
	assert_text(c.out_text.s, "on cpu:0 of rank ");
	assert_text(c.out_text.s, "train_loop.c:");
	child_free(&c);
	assert_clean();
}

/* collectives over the devices of two workers, also in groups */
static void test_collectives(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("collectives"), "--workers", "2", "--devices", "2", "--fault", "collectives", "-1", "1");
	if (c.status)
		fail_msg("%s%s", c.out_text.s ? c.out_text.s : "", c.err_text.s ? c.err_text.s : "");
	child_free(&c);
	assert_clean();
}

/* meshes over the devices of two workers */
static void test_meshes(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("meshes"), "--workers", "2", "--devices", "2", "--fault", "meshes", "-1", "1");
	if (c.status)
		fail_msg("%s%s", c.out_text.s ? c.out_text.s : "", c.err_text.s ? c.err_text.s : "");
	child_free(&c);
	assert_clean();
}

/* for hosts that have no argv to give, or whose workers are started by another command */
static void test_commands(void **state)
{
	child c;

	(void)state;
	RUN(&c, loop_program(), "--storage", place("no-argv"), "--workers", "2", "--reports", "6", "--no-argv");
	assert_int_equal(c.status, 0);
	assert_whole(place("no-argv/run"), 6, 2);
	child_free(&c);
	RUN(&c, loop_program(), "--storage", place("command"), "--workers", "2", "--command");
	assert_int_equal(c.status, 0);
	assert_whole(place("command/run"), 5, 2);
	child_free(&c);
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
	/* a pipe, then a folder, where the newest checkpoint's file was: an earlier one will do */
	for (int i = 0; i < 2; i++) {
		file = place("damaged/run/checkpoint_000007/data-00001-of-00001.safetensors");
		assert_int_equal(i ? remove(file) : unlink(file), 0);
		assert_int_equal(i ? mkdir(file, 0700) : mkfifo(file, 0600), 0);
		RUN(&c, loop_program(), "--storage", place("damaged"), "--workers", "2", "--reports", "7", "--checkpoints");
		if (c.status)
			fail_msg("%s", c.out_text.s);
		assert_text(c.err_text.s, "checkpoint_000007");
		assert_text(c.err_text.s, "trying an earlier one");
		child_free(&c);
	}
	assert_int_equal(rmdir(file), 0);
	assert_int_equal(unlink(place("damaged/run/checkpoint_000007/manifest.json")), 0);
	RUN(&c, loop_program(), "--storage", place("damaged"), "--workers", "2", "--reports", "8", "--checkpoints");
	assert_int_equal(c.status, 0);
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

/* a pipe or a folder where the run has a file of its own: said at once, waited for never */
static void test_no_file(void **state)
{
	static const char *const names[] = { "run.json", "metrics.jsonl" };
	child c;

	(void)state;
	for (int i = 0; i < 4; i++) {
		RUN(&c, loop_program(), "--storage", place("pipe"), "--reports", "1");
		child_free(&c);
		const char *path = place("pipe/run/%s", names[i / 2]);
		assert_int_equal(unlink(path), 0);
		assert_int_equal(i % 2 ? mkdir(path, 0700) : mkfifo(path, 0600), 0);
		RUN(&c, loop_program(), "--storage", place("pipe"), "--reports", "1");
		assert_int_equal(c.status, 1);
		assert_text(c.out_text.s, i % 2 ? "is a folder, a file was expected" : "is a pipe, a file was expected");
		child_free(&c);
		RUN(&c, program("weft"), "show", place("pipe/run"));
		assert_int_equal(c.status, 1);
		assert_text(c.err_text.s, names[i / 2]);
		child_free(&c);
		assert_int_equal(remove(path), 0);
	}
	/* and with the folder whole again the run goes on */
	RUN(&c, loop_program(), "--storage", place("pipe"), "--reports", "1");
	assert_int_equal(c.status, 0);
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

static int modes_seen;
static int check_mode(const char *path, const struct stat *st, int kind, struct FTW *at)
{
	(void)at;
	modes_seen++;
	if ((st->st_mode & 0777) != (kind == FTW_D ? 0750u : 0640u))
		fail_msg("%s has mode %o", path, st->st_mode & 0777);
	return 0;
}

/* all of a run's folders and files are as open as the umask says; run.json has the number of devices that the default came to */
static void test_modes(void **state)
{
	child c;
	char *command = wfi_format("umask 027; exec %s --storage %s --workers 2 --reports 3 --checkpoints", loop_program(), place("modes"));

	(void)state;
	RUN(&c, "/bin/sh", "-c", command);
	assert_int_equal(c.status, 0);
	modes_seen = 0;
	nftw(place("modes"), check_mode, 16, FTW_PHYS);
	assert_int_equal(modes_seen, 2 + 3 + 3 * 3); /* the folders, the three files, three checkpoints of two files */
	char *text = read_text(place("modes/run/run.json"));
	assert_text(text, "\"devices_per_worker\":\t1,");
	wfi_free(text);
	child_free(&c);
	wfi_free(command);
}

/* the program's file is replaced while it runs: a restart has workers of the same program, not of the new one */
static void test_replaced(void **state)
{
	child c;
	char *command = wfi_format("cp %s %s; LD_LIBRARY_PATH=%s/lib exec %s --storage %s --workers 2 --reports 6 --checkpoints --slow 50 --max-failures 1 --fault exit 1 5 1", loop_program(),
		place("replaced"), WEFT_BUILD_DIR, place("replaced"), place("old"));

	(void)state;
	child_start(&c, (const char *const[]){ "/bin/sh", "-c", command, NULL }, 0);
	for (int i = 0; i < 2000 && !exists(place("old/run/checkpoint_000000/manifest.json")); i++)
		usleep(5000);
	assert_int_equal(rename(place("replaced"), place("moved")), 0);
	FILE *f = fopen(place("replaced"), "w");
	fputs("#!/bin/false\n", f);
	fclose(f);
	child_finish(&c);
	if (c.status)
		fail_msg("%s%s", c.out_text.s, c.err_text.s);
	assert_text(c.err_text.s, "attempt 2 follows");
	assert_whole(place("old/run"), 6, 2);
	child_free(&c);
	wfi_free(command);
}

/* more workers than the soft limit of open files has room for; more than the hard one */
static void test_many(void **state)
{
	child c;
	char *command = wfi_format("ulimit -Sn 64; exec %s --storage %s --workers 40 --reports 2", loop_program(), place("many"));

	(void)state;
	RUN(&c, "/bin/sh", "-c", command);
	if (c.status)
		fail_msg("%s", c.out_text.s);
	assert_whole(place("many/run"), 2, 40);
	child_free(&c);
	wfi_free(command);
	command = wfi_format("ulimit -n 64; exec %s --storage %s --workers 40", loop_program(), place("more"));
	RUN(&c, "/bin/sh", "-c", command);
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "error (invalid argument): num_workers is 40, more than this machine can hold");
	assert_text(c.out_text.s, "ulimit -Hn");
	assert_false(exists(place("more")));
	child_free(&c);
	wfi_free(command);
	assert_clean();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_reports),
		cmocka_unit_test(test_pmap), cmocka_unit_test(test_meshes),
		cmocka_unit_test(test_collectives),
		cmocka_unit_test(test_commands),
		cmocka_unit_test(test_resume),
		cmocka_unit_test(test_twice),
		cmocka_unit_test(test_in_process),
		cmocka_unit_test(test_retention),
		cmocka_unit_test(test_lock),
		cmocka_unit_test(test_full_disk),
		cmocka_unit_test(test_damaged),
		cmocka_unit_test(test_unwritable),
		cmocka_unit_test(test_no_file),
		cmocka_unit_test(test_configuration),
		cmocka_unit_test(test_modes),
		cmocka_unit_test(test_replaced),
		cmocka_unit_test(test_many),
	};

	harness_begin("trainer");
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	harness_end();
	return failed;
}

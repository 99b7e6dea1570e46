/* examples_test.c: the examples as their users run them: losses against JAX's, parameters that do not depend on the number of workers, and
 * digits killed at any moment and resumed to the same bits. */
#include <cjson/cJSON.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <weft.h>
#include "e2e/harness.h"

enum { MOST = 512 };

static const char *example(const char *name)
{
	static char path[2][512];
	static int turn;

	turn = !turn;
	snprintf(path[turn], sizeof path[turn], "%s/bin/%s", WEFT_BUILD_DIR, name);
	return path[turn];
}

static void golden(const char *path, float *v, size_t n)
{
	WF_TREES(file);

	wf_must(wf_npz_read(WEFT_GOLDEN_DIR "/linreg.npz", &file));
	const wf_tree *t = wf_tree_get(file, path);
	assert_non_null(t);
	wf_must(wf_tree_read(t, v, n * sizeof *v));
}

static void near(double got, double want, double tolerance)
{
	if (!(fabs(got - want) <= tolerance * fabs(want)))
		fail_msg("%.9g is not %.9g", got, want);
}

/* one metric of every report, by rank, from the lines of weft run --json */
typedef struct reports { int n[8]; double v[8][MOST]; char result[4096]; } reports;

static void read_reports(const char *text, const char *metric, reports *r)
{
	char *copy = wfi_strdup(text), *save = NULL;

	memset(r, 0, sizeof *r);
	for (char *line = strtok_r(copy, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
		cJSON *json = cJSON_Parse(line);

		if (!json)
			fail_msg("not a JSON line: %s", line);
		const cJSON *rank = cJSON_GetObjectItem(json, "rank"), *report = cJSON_GetObjectItem(json, "report");
		if (cJSON_GetObjectItem(json, "result")) {
			snprintf(r->result, sizeof r->result, "%s", line);
		} else {
			const cJSON *m = cJSON_GetObjectItem(cJSON_GetObjectItem(json, "metrics"), metric);

			assert_true(cJSON_IsNumber(rank) && cJSON_IsNumber(report) && cJSON_IsNumber(m));
			assert_in_range(rank->valueint, 0, 7);
			assert_in_range(report->valueint, 0, MOST - 1);
			r->v[rank->valueint][report->valueint] = m->valuedouble;
			if (r->n[rank->valueint] <= report->valueint)
				r->n[rank->valueint] = report->valueint + 1;
		}
		cJSON_Delete(json);
	}
	wfi_free(copy);
}

static void linreg_reports_jax_losses(void **state)
{
	static const char *const programs[] = { "linreg", "linreg_cpp" };
	static reports r;
	child c;

	(void)state;
	for (size_t k = 0; k < WFI_COUNT(programs); k++) {
		RUN(&c, program("weft"), "run", "--json", "--storage-path", place("runs"), "--name", programs[k], example(programs[k]));
		assert_int_equal(c.status, 0);
		read_reports(c.out_text.s, "loss", &r);
		for (int rank = 0; rank < 4; rank++) {
			char path[32];
			float want[100];

			snprintf(path, sizeof path, "seed%d.losses", rank);
			golden(path, want, 100);
			assert_int_equal(r.n[rank], 100);
			for (int i = 0; i < 100; i++)
				near(r.v[rank][i], (double)want[i], 1e-5);
		}
		assert_text(r.result, "\"error\": null");
		assert_text(r.result, "\"checkpoint\": null");
		child_free(&c);
	}
	/* what linreg.cpp says that it prints */
	RUN(&c, example("linreg_cpp"), "--storage-path", place("runs"), "--name", "printed");
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "Training finished. Final loss: 11.4373\n");
	child_free(&c);
	assert_clean();
}

static void guide_trains_as_its_document_says(void **state)
{
	float want[9], average[3], cnn[3];
	child c;
	double v;
	int at;

	(void)state;
	golden("guide.losses", want, 9);
	golden("guide.averages", average, 3);
	golden("guide.cnn", cnn, 3);
	RUN(&c, example("guide"));
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "devices: 4");
	const char *s = c.out_text.s;
	for (int i = 0; i < 9; i++) { /* printed with four digits */
		s = strstr(s, "Batch ");
		assert_non_null(s);
		assert_int_equal(sscanf(s, "Batch %d, Loss: %lf", &at, &v), 2);
		assert_int_equal(at, i % 3 * 100);
		assert_true(fabs(v - (double)want[i]) < 1e-4);
		s++;
	}
	s = c.out_text.s;
	for (int i = 0; i < 3; i++) {
		s = strstr(s, "Average Loss: ");
		assert_non_null(s);
		assert_true(fabs(atof(s + strlen("Average Loss: ")) - (double)average[i]) < 1e-4);
		s++;
	}
	assert_text(c.out_text.s, "As the guide has it: pmap: static_broadcasted_argnums names argument 0, which is a tree of arrays ({conv1: *, dense: *})");
	assert_text(c.out_text.s, "say .in_axes = { WF_NONE, … } for it");
	for (int i = 0; i < 3; i++) {
		s = strstr(s, "CNN step ");
		assert_non_null(s);
		assert_int_equal(sscanf(s, "CNN step %d, Loss: %lf", &at, &v), 2);
		assert_int_equal(at, i * 10);
		assert_true(fabs(v - (double)cnn[i]) < 1e-4);
		s++;
	}
	child_free(&c);
}

static void plain_prints_what_its_document_says(void **state)
{
	child c;

	(void)state;
	RUN(&c, example("plain"));
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "Starting training...\nEpoch 0, Loss: 18.3295\n");
	assert_text(c.out_text.s, "Training finished.\nLearned parameters: w=-1.4831, b=1.3975\n");
	child_free(&c);
}

static void linreg_dp_does_not_depend_on_workers(void **state)
{
	static const char *const workers[] = { "1", "2", "4" };
	float want[100];
	child c;

	(void)state;
	golden("dp.losses", want, 100);
	for (size_t i = 0; i < WFI_COUNT(workers); i++) {
		static reports r;

		RUN(&c, program("weft"), "run", "--json", "--num-workers", workers[i], "--storage-path", place("runs"), "--name", workers[i], example("linreg_dp"));
		assert_int_equal(c.status, 0);
		read_reports(c.out_text.s, "loss", &r);
		for (int rank = 0; rank < atoi(workers[i]); rank++)
			for (int k = 0; k < 100; k++)
				near(r.v[rank][k], (double)want[k], 1e-5);
		child_free(&c);
	}
	RUN(&c, program("weft"), "run", "--check-parallel", "1,2,4", example("linreg_dp"));
	assert_int_equal(c.status, 0);
	child_free(&c);
	RUN(&c, program("weft"), "run", "--check-parallel", "1,2", example("linreg")); /* it has no checkpoint to compare */
	assert_int_not_equal(c.status, 0);
	child_free(&c);
	assert_clean();
}

static void digits_learns(void **state)
{
	static reports r;
	child c;

	(void)state;
	RUN(&c, program("weft"), "run", "--json", "--num-workers", "4", "--storage-path", place("runs"), "--name", "digits", example("digits"));
	assert_int_equal(c.status, 0);
	read_reports(c.out_text.s, "test_accuracy", &r);
	assert_int_equal(r.n[0], 40);
	assert_true(r.v[0][39] >= 0.97);
	for (int rank = 1; rank < 4; rank++)
		assert_memory_equal(r.v[rank], r.v[0], 40 * sizeof r.v[0][0]); /* the same parameters on every rank */
	child_free(&c);
	/* all that the next step depends on is in the checkpoint: 40 epochs of 15 steps */
	static const char *const held[] = { "params", "opt_state", "key", "step" };
	wf_checkpoint *point = NULL;
	WF_TREES(tree);
	wf_must(wf_checkpoint_open(place("runs/digits/checkpoint_000039"), &point));
	wf_must(wf_checkpoint_load(point, &tree));
	wf_checkpoint_free(point);
	const wf_tree *state_tree = wf_tree_get(tree, "state");
	for (size_t i = 0; i < WFI_COUNT(held); i++)
		assert_non_null(wf_tree_get(state_tree, held[i]));
	assert_int_equal(wf_item(wf_tree_get(state_tree, "step")), 600);
	assert_int_equal(wf_tree_dtype(wf_tree_get(state_tree, "key")), WF_U32);
	assert_non_null(wf_tree_get(wf_tree_get(tree, "cursor"), "epoch"));
	RUN(&c, program("weft"), "run", "--check-parallel", "1,2,4", "--set", "epochs=4", example("digits"));
	assert_int_equal(c.status, 0);
	child_free(&c);
	assert_clean();
}

/* ---- killed at any moment ---- */
static uint32_t random_state = 12345;
static uint32_t next_random(void)
{
	random_state = random_state * 1664525u + 1013904223u;
	return random_state >> 8;
}

static void sleep_ms(unsigned ms)
{
	nanosleep(&(struct timespec){ ms / 1000, (long)(ms % 1000) * 1000000 }, NULL);
}

static void train_digits(child *c, const char *name)
{
	child_start(c, (const char *const[]){ program("weft"), "run", "--json", "--num-workers", "2", "--set", "epochs=12", "--storage-path", place("runs"), "--name", name,
			example("digits"), NULL }, 0);
}

/* kills a process of the tree below the command: the controller, or one of its workers */
static void kill_one(pid_t command)
{
	pid_t controller[4], worker[8];
	int n = children_of(command, controller, 4), m = n ? children_of(controller[0], worker, 8) : 0;
	uint32_t which = next_random() % 3;

	if (m && which)
		kill(worker[which % (unsigned)m], SIGKILL);
	else if (n)
		kill(controller[0], SIGKILL);
	else
		kill(command, SIGKILL);
}

static void killed_and_resumed(void **state)
{
	static reports whole, part;
	char name[32];
	child c;

	(void)state;
	harness_expect_kills();
	double begin = wfi_now();
	train_digits(&c, "whole");
	child_finish(&c);
	assert_int_equal(c.status, 0);
	unsigned span = (unsigned)((wfi_now() - begin) * 1000);
	read_reports(c.out_text.s, "loss", &whole);
	assert_int_equal(whole.n[0], 12);
	child_free(&c);
	for (int k = 0; k < 20; k++) {
		snprintf(name, sizeof name, "killed%d", k);
		train_digits(&c, name);
		sleep_ms(next_random() % span);
		kill_one(c.pid);
		child_finish(&c);              /* within its limit, or the test fails: it never hangs */
		child_free(&c);
		assert_clean();
		train_digits(&c, name);
		child_finish(&c);
		if (c.status)
			fail_msg("kill %d: the resumed run failed: %s", k, c.err_text.s ? c.err_text.s : "");
		read_reports(c.out_text.s, "loss", &part);
		for (int rank = 0; rank < 2; rank++)
			for (int i = 0; i < 12; i++) /* reports before the kill are not in this run's output */
				if (part.v[rank][i] != 0 && memcmp(&part.v[rank][i], &whole.v[rank][i], sizeof(double)))
					fail_msg("kill %d, rank %d, report %d: %.17g, unbroken %.17g", k, rank, i, part.v[rank][i], whole.v[rank][i]);
		if (!part.n[0])                /* it was killed after its last report: there was nothing left to do */
			assert_text(part.result, "\"error\": null");
		child_free(&c);
	}
	assert_clean();
}

static int begin(void **state) { (void)state; harness_begin("examples"); return 0; }
static int end(void **state) { (void)state; harness_end(); return 0; }

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(linreg_reports_jax_losses, begin, end), cmocka_unit_test_setup_teardown(guide_trains_as_its_document_says, begin, end),
		cmocka_unit_test_setup_teardown(plain_prints_what_its_document_says, begin, end),
		cmocka_unit_test_setup_teardown(linreg_dp_does_not_depend_on_workers, begin, end), cmocka_unit_test_setup_teardown(digits_learns, begin, end),
		cmocka_unit_test_setup_teardown(killed_and_resumed, begin, end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

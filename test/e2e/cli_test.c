/* cli_test.c: the `weft` command from the outside. */
#include <cJSON.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <weft/version.h>
#include "e2e/loop.h"

static const char *weft(void)
{
	return program("weft");
}

/* the objects of a text, one a line; every line must be one */
static cJSON *objects(const char *text)
{
	cJSON *all = cJSON_CreateArray();

	while (*text) {
		size_t n = strcspn(text, "\n");
		cJSON *one = cJSON_ParseWithLength(text, n);
		if (!cJSON_IsObject(one))
			fail_msg("this line is no JSON object: %.*s", (int)n, text);
		cJSON_AddItemToArray(all, one);
		text += n + (text[n] != 0);
	}
	return all;
}

static const cJSON *last(const cJSON *all)
{
	return cJSON_GetArrayItem(all, cJSON_GetArraySize(all) - 1);
}

static void test_json(void **state)
{
	child c;

	(void)state;
	RUN(&c, weft(), "run", "--json", "--num-workers", "3", "--storage-path", place("json"), "--name", "n", loop_program(), "--reports", "4", "--checkpoints");
	assert_int_equal(c.status, 0);
	cJSON *all = objects(c.out_text.s);
	assert_int_equal(cJSON_GetArraySize(all), 4 * 3 + 1);
	for (int i = 0; i < 12; i++) {
		const cJSON *line = cJSON_GetArrayItem(all, i);
		assert_int_equal(cJSON_GetArraySize(line), 3);
		assert_int_equal(wfi_json_get_int(line, "report", -1), i / 3);
		assert_int_equal(wfi_json_get_int(line, "rank", -1), i % 3);
		const cJSON *metrics = cJSON_GetObjectItem(line, "metrics");
		assert_true(wfi_json_get_number(metrics, "loss", NAN) == expected_loss(i / 3, i % 3));
		assert_int_equal(wfi_json_get_int(metrics, "epoch", -1), i / 3);
		assert_string_equal(wfi_json_get_string(metrics, "note", ""), "ok");
	}
	const cJSON *result = cJSON_GetObjectItem(last(all), "result");
	assert_int_equal(cJSON_GetArraySize(last(all)), 1);
	assert_int_equal(cJSON_GetArraySize(result), 4);
	assert_true(wfi_json_get_number(cJSON_GetObjectItem(result, "metrics"), "loss", NAN) == expected_loss(3, 0));
	assert_string_equal(wfi_json_get_string(result, "path", ""), place("json/n"));
	assert_string_equal(wfi_json_get_string(result, "checkpoint", ""), place("json/n/checkpoint_000003"));
	assert_true(cJSON_IsNull(cJSON_GetObjectItem(result, "error")));
	cJSON_Delete(all);
	/* what the program and its workers print is not lost, and not in the way */
	assert_text(c.err_text.s, "[2] rank 2 of 3 ends at step 4");
	assert_text(c.err_text.s, "result: loss");
	assert_null(strstr(c.err_text.s, "--num-workers")); /* the program says nothing of it */
	assert_text(c.err_text.s, "--name n overrides run of the program");
	child_free(&c);
	assert_clean();
}

static void test_failures(void **state)
{
	child c;

	(void)state;
	RUN(&c, weft(), "run", "--json", "--num-workers", "3", "--storage-path", place("failed"), loop_program(), "--fault", "exit", "1", "2");
	assert_int_equal(c.status, 1);
	cJSON *all = objects(c.out_text.s);
	assert_int_equal(cJSON_GetArraySize(all), 2 * 3 + 1);
	const cJSON *result = cJSON_GetObjectItem(last(all), "result");
	assert_text(wfi_json_get_string(result, "error", ""), "rank 1 of 3");
	assert_text(wfi_json_get_string(result, "error", ""), "exited with status 3");
	assert_true(wfi_json_get_number(cJSON_GetObjectItem(result, "metrics"), "loss", NAN) == expected_loss(1, 0));
	assert_true(cJSON_IsNull(cJSON_GetObjectItem(result, "checkpoint")));
	cJSON_Delete(all);
	child_free(&c);
	/* a wrong configuration is a result as well, whoever finds it */
	RUN(&c, weft(), "run", "--num-workers", "abc", "--json", loop_program());
	assert_int_equal(c.status, 2);
	all = objects(c.out_text.s);
	assert_text(wfi_json_get_string(cJSON_GetObjectItem(last(all), "result"), "error", ""), "a whole number is expected");
	cJSON_Delete(all);
	child_free(&c);
	RUN(&c, weft(), "run", "--json", "--num-workers", "-1", loop_program());
	assert_int_equal(c.status, 2);
	all = objects(c.out_text.s);
	assert_text(wfi_json_get_string(cJSON_GetObjectItem(last(all), "result"), "error", ""), "--num-workers -1");
	cJSON_Delete(all);
	child_free(&c);
	RUN(&c, weft(), "run", "--json", "--storage-path", "/dev/null/x", loop_program());
	assert_int_equal(c.status, 1);
	all = objects(c.out_text.s);
	assert_text(wfi_json_get_string(cJSON_GetObjectItem(last(all), "result"), "error", ""), "/dev/null");
	cJSON_Delete(all);
	child_free(&c);
	/* --max-failures of the command line; restarts show in the reports */
	RUN(&c, weft(), "run", "--json", "--num-workers", "2", "--max-failures", "1", "--storage-path", place("mend"), "--name", "n", loop_program(), "--checkpoints",
		"--fault", "kill", "1", "3", "1");
	assert_int_equal(c.status, 0);
	assert_whole(place("mend/n"), 5, 2);
	child_free(&c);
	assert_clean();
}

static void test_people(void **state)
{
	child c;

	(void)state;
	RUN(&c, weft(), "run", "--num-workers", "2", "--storage-path", place("people"), "--name", "n", "--set", "lr=0.125", loop_program(), "--reports", "6",
		"--checkpoints");
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "run n: 2 workers, in ");
	assert_text(c.out_text.s, "report 0  epoch 1");
	assert_text(c.out_text.s, "\nreport 5  epoch 6");
	assert_text(c.out_text.s, "samples/s");
	assert_text(c.out_text.s, "finished in ");
	assert_text(c.out_text.s, place("people/n/checkpoint_000005"));
	assert_text(c.out_text.s, "[1] rank 1 of 2 ends at step 6 with lr 0.125"); /* --set reached the loop */
	assert_no_text(c.out_text.s, "\033");
	assert_no_text(c.out_text.s, "\r");
	child_free(&c);
	/* again: from the checkpoint on */
	RUN(&c, weft(), "run", "--num-workers", "2", "--storage-path", place("people"), "--name", "n", loop_program(), "--reports", "8", "--checkpoints");
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "resumes after report 5");
	assert_whole(place("people/n"), 8, 2);
	child_free(&c);
	RUN(&c, weft(), "run", "--num-workers", "0", "--storage-path", place("people"), "--name", "in", loop_program());
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "rank 0 of 1 ends at step 5");
	assert_whole(place("people/in"), 5, 1);
	child_free(&c);
}

static void test_plain_programs(void **state)
{
	child c;

	(void)state;
	RUN(&c, weft(), "run", "/bin/sh", "-c", "echo hello; echo oh >&2; exit 7");
	assert_int_equal(c.status, 7);
	assert_string_equal(c.out_text.s, "hello\n");
	assert_string_equal(c.err_text.s, "oh\n");
	child_free(&c);
	RUN(&c, weft(), "run", "/bin/sh", "-c", "kill -9 $$");
	assert_int_equal(c.status, 128 + SIGKILL);
	child_free(&c);
	RUN(&c, weft(), "run", "no-such-program");
	assert_int_equal(c.status, 2);
	assert_text(c.err_text.s, "there is no program no-such-program");
	child_free(&c);
	RUN(&c, weft(), "run", "/tmp");
	assert_int_equal(c.status, 2);
	assert_text(c.err_text.s, "/tmp is a folder");
	child_free(&c);
}

/* a value that is not what the loop reads it as fails the run; one that no rank reads is worth a word, one that some rank reads is not */
static void test_set(void **state)
{
	static const char *const workers[] = { "2", "0" }, *const bad[] = { "abc", "0.1x", "", "1,5" };
	child c;

	(void)state;
	for (size_t i = 0; i < 2 * WFI_COUNT(bad); i++) {
		char *set = wfi_format("lr=%s", bad[i / 2]), *says = wfi_format("lr=%s: a number is expected where the training loop reads \"lr\" (--set)", bad[i / 2]);
		RUN(&c, weft(), "run", "--num-workers", workers[i % 2], "--storage-path", place("set"), "--set", set, loop_program());
		assert_int_equal(c.status, 1);
		assert_text(c.err_text.s, says);
		child_free(&c);
		wfi_free(set);
		wfi_free(says);
	}
	RUN(&c, weft(), "run", "--num-workers", "2", "--storage-path", place("set"), "--set", "zz=1", "--set", "last=1", loop_program());
	assert_int_equal(c.status, 0);
	assert_text(c.err_text.s, "--set zz had no effect: no rank's training loop asked for it");
	assert_no_text(c.err_text.s, "--set last had no effect"); /* only the last rank asks for that one */
	child_free(&c);
}

static void test_usage(void **state)
{
	child c;

	(void)state;
	RUN(&c, weft(), "--version");
	assert_int_equal(c.status, 0);
	assert_string_equal(c.out_text.s, "weft " WEFT_VERSION "\n");
	child_free(&c);
	RUN(&c, weft(), "run", "--num-worker", "3", "x");
	assert_int_equal(c.status, 2);
	assert_text(c.err_text.s, "did you mean --num-workers?");
	child_free(&c);
	RUN(&c, weft(), "shwo");
	assert_int_equal(c.status, 2);
	assert_text(c.err_text.s, "did you mean weft show?");
	child_free(&c);
	static const char *const commands[] = { "run", "show", "devices" };
	for (size_t i = 0; i < WFI_COUNT(commands); i++) {
		RUN(&c, weft(), commands[i], "--help");
		assert_int_equal(c.status, 0);
		assert_text(c.out_text.s, "examples:\n  ");
		assert_text(c.out_text.s, "--json");
		child_free(&c);
	}
	RUN(&c, weft(), "run", "--set", "lr", loop_program());
	assert_int_equal(c.status, 2);
	assert_text(c.err_text.s, "KEY=VALUE is expected");
	child_free(&c);
	RUN(&c, weft(), "run", "--name", "a/b", loop_program());
	assert_int_equal(c.status, 2);
	child_free(&c);
}

static void test_show(void **state)
{
	child c;

	(void)state;
	RUN(&c, weft(), "run", "--num-workers", "2", "--storage-path", place("show"), "--name", "n", loop_program(), "--reports", "30");
	child_free(&c);
	RUN(&c, weft(), "show", "--storage-path", place("show"), "n", "--ascii");
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "report      loss  epoch  note\n     0   0.85625      0  ok\n     1   1.66939      1  ok\n");
	assert_text(c.out_text.s, "(20 of 30 reports; --all shows every one)");
	assert_text(c.out_text.s, "loss over reports\n");
	assert_text(c.out_text.s, "\nfinished\n");
	child_free(&c);
	RUN(&c, weft(), "show", place("show/n"), "--rank", "1", "--all");
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "\n     0  1.85625      0  ok\n");
	assert_no_text(c.out_text.s, "--all shows");
	child_free(&c);
	RUN(&c, weft(), "show", "--json", place("show/n"));
	assert_int_equal(c.status, 0);
	cJSON *all = objects(c.out_text.s);
	const cJSON *reports = cJSON_GetObjectItem(last(all), "reports");
	assert_int_equal(cJSON_GetArraySize(reports), 60);
	assert_true(wfi_json_get_number(cJSON_GetObjectItem(cJSON_GetArrayItem(reports, 59), "metrics"), "loss", NAN) == expected_loss(29, 1));
	cJSON_Delete(all);
	child_free(&c);
	RUN(&c, weft(), "show", place("show/n"), "--metric", "los");
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "did you mean \"loss\"?");
	child_free(&c);
	/* a damaged line costs that line; control characters of a file do not reach the terminal; integers keep their digits */
	FILE *f = fopen(place("show/n/metrics.jsonl"), "a");
	fputs("garbage\n{\"report\":30,\"rank\":0,\"attempt\":1,\"time\":1.5,\"metrics\":{\"loss\":1,\"note\":\"a\\u001b[2Jb\",\"n\\u0007\":18446744073709551615}}\n", f);
	fclose(f);
	RUN(&c, weft(), "show", place("show/n"), "--all");
	assert_int_equal(c.status, 0);
	assert_text(c.err_text.s, "metrics.jsonl, line 61 is no JSON object; it is left out");
	assert_text(c.out_text.s, "a\\x1b[2Jb");
	assert_text(c.out_text.s, "n\\x07");
	assert_text(c.out_text.s, "18446744073709551615");
	assert_no_text(c.out_text.s, "\033");
	assert_no_text(c.out_text.s, "\a");
	child_free(&c);
	RUN(&c, weft(), "show", "--json", place("show/n"));
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, ":18446744073709551615}");
	child_free(&c);
	RUN(&c, weft(), "show", "--storage-path", place("show"), "nothing");
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "there is no run nothing");
	child_free(&c);
}

static void test_check_parallel(void **state)
{
	child c;

	(void)state;
	RUN(&c, weft(), "run", "--check-parallel", "1,2,4", loop_program(), "--checkpoints");
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "leaf     type    1 and 2 workers  1 and 4 workers\n");
	assert_text(c.out_text.s, "x        f64[4]  equal            equal\n");
	assert_text(c.out_text.s, "the numbers of workers agree");
	child_free(&c);
	RUN(&c, weft(), "run", "--check-parallel", "1,3", "--json", loop_program(), "--checkpoints", "--drift");
	assert_int_equal(c.status, 1);
	cJSON *all = objects(c.out_text.s);
	const cJSON *check = cJSON_GetObjectItem(last(all), "check_parallel");
	assert_true(cJSON_IsFalse(cJSON_GetObjectItem(check, "agree")));
	cJSON_Delete(all);
	child_free(&c);
	RUN(&c, weft(), "run", "--check-parallel", "1,2", loop_program());
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "reported no checkpoint");
	child_free(&c);
	RUN(&c, weft(), "run", "--check-parallel", "1,2", loop_program(), "--checkpoints", "--fault", "exit", "1", "2");
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "the run with 2 workers failed: rank 1 of 2");
	child_free(&c);
	RUN(&c, weft(), "run", "--check-parallel", "2", loop_program());
	assert_int_equal(c.status, 2);
	child_free(&c);
	RUN(&c, weft(), "run", "--check-parallel", "0,2", loop_program());
	assert_int_equal(c.status, 2);
	child_free(&c);
	assert_clean();
}

static void write_file(const char *path, const char *text)
{
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	fputs(text, f);
	fclose(f);
}

/* programs compiled here need the sanitizer that libweft has */
static void set_cflags(void)
{
#ifdef WFI_SANITIZE_ADDRESS
	setenv("CFLAGS", "-fsanitize=address,undefined", 1);
#elif defined WFI_SANITIZE_THREAD
	setenv("CFLAGS", "-fsanitize=thread", 1);
#endif
}

static void test_compile(void **state)
{
	static const char program_text[] =
		"#include <weft/train.h>\n"
		"#include <stdio.h>\n"
		"#include \"value.h\"\n"
		"static wf_error *loop(wf_worker *w, const void *config)\n"
		"{\n"
		"\t(void)config;\n"
		"\treturn wf_report(w, WF_METRICS(\"loss\", VALUE));\n"
		"}\n"
		"int main(int argc, char **argv)\n"
		"{\n"
		"\tprintf(\"%s\\n\", argc > 1 ? argv[1] : \"\");\n"
		"\twf_trainer t = { .train_loop_per_worker = loop };\n"
		"\twf_must(wf_trainer_fit(&t, argc, argv, NULL));\n"
		"\treturn 0;\n"
		"}\n";
	child c;

	(void)state;
	set_cflags();
	write_file(place("tiny.c"), program_text);
	write_file(place("value.h"), "#define VALUE 0.25\n");
	RUN(&c, weft(), "run", "--json", "--num-workers", "2", place("tiny.c"), "an argument");
	if (c.status)
		fail_msg("%s", c.err_text.s);
	assert_text(c.out_text.s, "{\"report\": 0, \"rank\": 1, \"metrics\": {\"loss\":0.25}}");
	assert_text(c.out_text.s, "weft_results/tiny-20"); /* named after the source */
	assert_text(c.err_text.s, "an argument");
	child_free(&c);
	/* several at once, and nothing compiled yet: all run */
	child many[4];
	write_file(place("at-once.c"), program_text);
	for (size_t i = 0; i < WFI_COUNT(many); i++)
		child_start(&many[i], (const char *const[]){ weft(), "run", "--json", "--num-workers", "2", place("at-once.c"), NULL }, 0);
	for (size_t i = 0; i < WFI_COUNT(many); i++) {
		child_finish(&many[i]);
		if (many[i].status)
			fail_msg("%s", many[i].err_text.s);
		child_free(&many[i]);
	}
	/* a header that changed */
	write_file(place("value.h"), "#define VALUE 0.75\n");
	RUN(&c, weft(), "run", "--json", place("tiny.c"));
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "{\"loss\":0.75}");
	child_free(&c);
	write_file(place("value.h"), "#error broken\n");
	RUN(&c, weft(), "run", "--json", place("tiny.c"));
	assert_int_equal(c.status, 2);
	assert_text(c.err_text.s, "#error broken");
	assert_text(c.err_text.s, "was not compiled");
	child_free(&c);
}

static void test_new(void **state)
{
	static const char *const files[] = { "CMakeLists.txt", "README.md", "rain-2.c" };
	static const char *const bad[] = { "2rain", "ra in", "rain.c", "a/..", "", "test", "weft", "-x" };
	child c;

	(void)state;
	RUN(&c, weft(), "new", place("rain-2/"));
	if (c.status)
		fail_msg("%s", c.err_text.s);
	assert_text(c.out_text.s, "cmake --build build");
	child_free(&c);
	for (size_t i = 0; i < WFI_COUNT(files); i++) {
		char *text = read_text(place("rain-2/%s", files[i]));
		assert_text(text, "rain-2");
		assert_no_text(text, "@NAME@");
		wfi_free(text);
	}
	set_cflags();
	RUN(&c, weft(), "run", "--json", "--num-workers", "2", "--set", "epochs=2", place("rain-2/rain-2.c"));
	if (c.status)
		fail_msg("%s", c.err_text.s);
	cJSON *all = objects(c.out_text.s);
	assert_int_equal(cJSON_GetArraySize(all), 2 * 2 + 1);
	double first = wfi_json_get_number(cJSON_GetObjectItem(cJSON_GetArrayItem(all, 0), "metrics"), "loss", NAN);
	double second = wfi_json_get_number(cJSON_GetObjectItem(cJSON_GetArrayItem(all, 2), "metrics"), "loss", NAN);
	assert_true(second < 0.9 * first);
	cJSON_Delete(all);
	child_free(&c);
	/* nothing is written over, whatever is there */
	write_file(place("rain-2/rain-2.c"), "mine\n");
	RUN(&c, weft(), "new", place("rain-2"));
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "writes over nothing");
	child_free(&c);
	char *text = read_text(place("rain-2/rain-2.c"));
	assert_string_equal(text, "mine\n");
	wfi_free(text);
	write_file(place("file"), "mine\n");
	RUN(&c, weft(), "new", place("file"));
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "there is a ");
	child_free(&c);
	RUN(&c, weft(), "new", place("no/such/rain"));
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "cannot make the folder");
	child_free(&c);
	for (size_t i = 0; i < WFI_COUNT(bad); i++) {
		RUN(&c, weft(), "new", "--", *bad[i] ? place("%s", bad[i]) : "");
		assert_int_equal(c.status, 2);
		assert_text(c.err_text.s, "a project cannot be called");
		child_free(&c);
		assert_false(*bad[i] && strcmp(bad[i], "a/..") && exists(place("%s", bad[i])));
	}
	RUN(&c, weft(), "new");
	assert_int_equal(c.status, 2);
	child_free(&c);
}

/* a run under way */
static void wait_for_reports(const char *path)
{
	struct stat st;

	for (int i = 0; i < 3000 && (stat(path, &st) || st.st_size == 0); i++)
		usleep(10000);
}

static void test_interrupt(void **state)
{
	child c;

	(void)state;
	child_start(&c, (const char *const[]){ weft(), "run", "--storage-path", place("interrupt"), "--num-workers", "2", loop_program(), "--slow", "20", "--reports", "100000",
		NULL }, 0);
	wait_for_reports(place("interrupt/run/metrics.jsonl"));
	kill(c.pid, SIGTERM);
	child_finish(&c);
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "interrupted by SIGTERM");
	child_free(&c);
	assert_clean();
	/* when `weft run` dies, so does the run */
	child_start(&c, (const char *const[]){ weft(), "run", "--storage-path", place("interrupt-2"), "--num-workers", "2", loop_program(), "--slow", "20", "--reports", "100000",
		NULL }, 0);
	wait_for_reports(place("interrupt-2/run/metrics.jsonl"));
	kill(c.pid, SIGKILL);
	child_finish(&c);
	child_free(&c);
	assert_clean();
	char *text = read_text(place("interrupt-2/run/result.json"));
	assert_text(text, "weft run` that started this program is gone");
	wfi_free(text);
}

static bool holds_signals(void *user)
{
	unsigned long long mask = 0;
	char path[64], line[256];

	snprintf(path, sizeof path, "/proc/%d/status", (int)*(pid_t *)user);
	FILE *f = fopen(path, "r");
	while (f && fgets(line, sizeof line, f))
		sscanf(line, "SigBlk: %llx", &mask);
	if (f)
		fclose(f);
	return mask >> (SIGTERM - 1) & 1;
}

/* at any moment from the command's beginning on: an error, a result, status 1 */
static void test_interrupt_early(void **state)
{
	static const char *const workers[] = { "2", "0" };
	char name[16];
	child c;

	(void)state;
	for (unsigned i = 0; i < 16; i++) {
		snprintf(name, sizeof name, "n%u", i);
		child_start(&c, (const char *const[]){ weft(), "run", "--json", "--storage-path", place("early"), "--name", name, "--num-workers",
			workers[i % 2], loop_program(), "--slow", "20", "--reports", "100000", NULL }, 0);
		assert_true(wait_for(holds_signals, &c.pid));
		usleep(i / 2 * 5000);
		kill(c.pid, i % 3 ? SIGTERM : SIGINT);
		child_finish(&c);
		assert_int_equal(c.status, 1);
		cJSON *all = objects(c.out_text.s);
		assert_text(wfi_json_get_string(cJSON_GetObjectItem(last(all), "result"), "error", ""), i % 3 ? "interrupted by SIGTERM" : "interrupted by SIGINT");
		cJSON_Delete(all);
		child_free(&c);
		assert_clean();
	}
}

/* the last line of --json is a result, whatever the program was and however it ended */
static void test_json_of_any_program(void **state)
{
	static const char head[] = "{\"result\": {\"metrics\": {}, \"checkpoint\": null, \"path\": null, \"error\": ";
	static const struct { const char *command, *error; int status; } cases[] = {
		{ "exit 0", "null}}\n", 0 },
		{ "echo not JSON; exit 7", "\"the program exited with status 7\"}}\n", 7 },
		{ "kill -9 $$", "\"the program was killed by SIGKILL\"}}\n", 128 + SIGKILL },
	};
	child c;

	(void)state;
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		RUN(&c, weft(), "run", "--json", "/bin/sh", "-c", cases[i].command);
		assert_int_equal(c.status, cases[i].status);
		assert_memory_equal(c.out_text.s, head, sizeof head - 1);
		assert_string_equal(c.out_text.s + sizeof head - 1, cases[i].error);
		child_free(&c);
	}
	/* in process: a loop that exits, one that is killed */
	static const struct { const char *fault, *error; } ends[] = { { "exit", "ended the process with exit status 3, before report 2" }, { "kill", "killed by SIGKILL" } };
	for (size_t i = 0; i < WFI_COUNT(ends); i++) {
		RUN(&c, weft(), "run", "--json", "--num-workers", "0", "--storage-path", place("ends"), "--name", ends[i].fault, loop_program(), "--checkpoints", "--fault",
			ends[i].fault, "0", "2");
		assert_int_not_equal(c.status, 0);
		cJSON *all = objects(c.out_text.s);
		const cJSON *result = cJSON_GetObjectItem(last(all), "result");
		assert_text(wfi_json_get_string(result, "error", ""), ends[i].error);
		assert_true(wfi_json_get_number(cJSON_GetObjectItem(result, "metrics"), "loss", NAN) == expected_loss(1, 0));
		assert_string_equal(wfi_json_get_string(result, "checkpoint", ""), place("ends/%s/checkpoint_000001", ends[i].fault));
		assert_string_equal(wfi_json_get_string(result, "path", ""), place("ends/%s", ends[i].fault));
		cJSON_Delete(all);
		child_free(&c);
	}
	RUN(&c, weft(), "run", "--num-workers", "0", program("../linreg"));
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "in process: ok");
	child_free(&c);
}

/* as some daemons start programs: nothing at 0, 1 and 2 */
static void test_closed_files(void **state)
{
	child c;
	char *command = wfi_format("exec %s run --storage-path %s --num-workers 2 %s --reports 3 <&- >&- 2>&-", weft(), place("closed"), loop_program());

	(void)state;
	RUN(&c, "/bin/sh", "-c", command);
	assert_int_equal(c.status, 0);
	assert_true(exists(place("closed/run/result.json")));
	child_free(&c);
	wfi_free(command);
	RUN(&c, weft(), "run", "--num-workers", "x", loop_program());
	assert_int_equal(c.status, 2);
	assert_no_text(c.err_text.s, "options.c"); /* a place of the user's, never of weft's own source */
	child_free(&c);
	assert_clean();
}

/* who reads slowly, or stops reading for a while, slows the run and does not end it */
static void test_paused_reader(void **state)
{
	child c;

	(void)state;
	child_start(&c, (const char *const[]){ weft(), "run", "--json", "--storage-path", place("paused"), "--num-workers", "2", loop_program(), "--reports", "3000", NULL }, 0);
	wait_for_reports(place("paused/run/metrics.jsonl"));
	kill(c.pid, SIGSTOP);
	sleep(2);
	kill(c.pid, SIGCONT);
	child_finish(&c);
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "{\"report\": 2999, \"rank\": 1,");
	assert_text(c.out_text.s, "\"error\": null}}");
	child_free(&c);
	assert_clean();
}

/* what cannot be written was not done */
static void test_full_output(void **state)
{
	static const char *const commands[] = { "devices", "devices --json", "--help", "--version", "run --help", "run --json /bin/true", "show $S/n", "show --json $S/n",
		"run --storage-path $S --name m $P", "run --storage-path $S --name o --json $P", "exec $S/a.mlir" };
	child c;

	(void)state;
	RUN(&c, weft(), "run", "--storage-path", place("full"), "--name", "n", loop_program());
	child_free(&c);
	write_file(place("full/a.mlir"), "func.func @main() -> tensor<f32> {\n  %0 = stablehlo.constant dense<1.0> : tensor<f32>\n  return %0 : tensor<f32>\n}\n");
	for (size_t i = 0; i < WFI_COUNT(commands); i++) {
		for (int full = 0; full < 2; full++) {
			char *command = wfi_format("S=%s P=%s; %s %s > %s", place("full"), loop_program(), weft(), commands[i], full ? "/dev/full" : "/dev/null");
			RUN(&c, "/bin/sh", "-c", command);
			if ((c.status == 0) == (full == 1))
				fail_msg("%s: status %d\n%s", command, c.status, c.err_text.s);
			if (full)
				assert_text(c.err_text.s, "standard output c");
			child_free(&c);
			wfi_free(command);
		}
	}
}

static void test_devices(void **state)
{
	child c;

	(void)state;
	setenv("WEFT_CPU_DEVICES", "3", 1);
	RUN(&c, weft(), "devices", "--json");
	unsetenv("WEFT_CPU_DEVICES");
	assert_int_equal(c.status, 0);
	cJSON *all = objects(c.out_text.s);
	assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(last(all), "devices")), 3);
	assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(last(all), "backends")), 2);
	cJSON_Delete(all);
	child_free(&c);
	RUN(&c, weft(), "devices");
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "cpu:0");
	assert_text(c.out_text.s, "reference: ");
	assert_no_text(c.out_text.s, ", ,");
	child_free(&c);
	static const char *const bad[] = { "abc", "-2", "0", "3x", "257" };
	for (size_t i = 0; i < WFI_COUNT(bad); i++) {
		char *says = wfi_format("WEFT_CPU_DEVICES=%s: a whole number from 1 to 256 is expected", bad[i]);
		setenv("WEFT_CPU_DEVICES", bad[i], 1);
		RUN(&c, weft(), "devices");
		assert_int_equal(c.status, 2);
		assert_text(c.err_text.s, says);
		child_free(&c);
		RUN(&c, weft(), "run", loop_program());
		assert_int_equal(c.status, 1);
		assert_text(c.err_text.s, says);
		child_free(&c);
		RUN(&c, program("../plain"));
		assert_int_equal(c.status, 1);
		assert_text(c.err_text.s, says);
		child_free(&c);
		unsetenv("WEFT_CPU_DEVICES");
		wfi_free(says);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_json), cmocka_unit_test(test_failures), cmocka_unit_test(test_people), cmocka_unit_test(test_plain_programs),
		cmocka_unit_test(test_set), cmocka_unit_test(test_usage), cmocka_unit_test(test_show), cmocka_unit_test(test_check_parallel), cmocka_unit_test(test_compile), cmocka_unit_test(test_new),
		cmocka_unit_test(test_interrupt), cmocka_unit_test(test_interrupt_early), cmocka_unit_test(test_json_of_any_program), cmocka_unit_test(test_paused_reader), cmocka_unit_test(test_closed_files), cmocka_unit_test(test_full_output), cmocka_unit_test(test_devices),
	};

	harness_begin("cli");
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	harness_end();
	return failed;
}

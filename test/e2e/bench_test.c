/* bench_test.c: `weft bench` with peers that are shell scripts: what it prints, and that nothing a peer does holds it up. No figure is looked at that a
 * clock made. */
#include <cJSON.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include "e2e/harness.h"
#include "train/json.h"

static const char *weft(void)
{
	return program("weft");
}

/* an interpreter: asked for its modules it runs `check`, for a work (its arguments are in "$*") it runs `body` */
static const char *fake(const char *name, const char *check, const char *body)
{
	char *path = wfi_strdup(place("%s", name));
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	fprintf(f, "#!/bin/sh\nif [ \"$1\" = -c ]; then\n%s\nexit 0\nfi\n%s\n", check, body);
	assert_int_equal(fclose(f), 0);
	assert_int_equal(chmod(path, 0700), 0);
	const char *result = place("%s", name);
	wfi_free(path);
	return result;
}

/* the object of a work in --json's lines; caller deletes */
static cJSON *figure(const char *text, const char *work)
{
	while (*text) {
		size_t n = strcspn(text, "\n");
		cJSON *one = cJSON_ParseWithLength(text, n);
		if (!cJSON_IsObject(one))
			fail_msg("this line is no JSON object: %.*s", (int)n, text);
		if (!strcmp(wfi_json_get_string(one, "work", ""), work))
			return one;
		cJSON_Delete(one);
		text += n + (text[n] != 0);
	}
	fail_msg("there is no %s", work);
	return NULL;
}

static void assert_number(const cJSON *o, const char *key, double x)
{
	double got = wfi_json_get_number(o, key, NAN);

	if (!(fabs(got - x) <= 1e-5 * fabs(x)))
		fail_msg("%s is %g, not %g", key, got, x);
}

static void assert_null_member(const cJSON *o, const char *key)
{
	if (!cJSON_IsNull(cJSON_GetObjectItemCaseSensitive(o, key)))
		fail_msg("%s is not null", key);
}

static void no_peers(void)
{
	unsetenv("PEER_PY");
	unsetenv("TORCH_PY");
}

/* ---- usage ---- */

static void refused(const char *says, const char *const *words)
{
	const char *argv[12] = { weft(), "bench" };
	child c;

	for (int i = 0; words[i]; i++)
		argv[i + 2] = words[i];
	child_start(&c, argv, 0);
	child_finish(&c);
	assert_int_equal(c.status, 2);
	assert_text(c.err_text.s, says);
	assert_string_equal(c.out_text.s, "");
	child_free(&c);
}
#define REFUSED(says, ...) refused(says, (const char *const[]){ __VA_ARGS__, NULL })

static void test_usage(void **state)
{
	child c;

	(void)state;
	no_peers();
	REFUSED("there is no work mpl_b128_sgd\n  did you mean mlp_b128_sgd?", "mpl_b128_sgd");
	REFUSED("there is no work everything", "mlp", "everything");
	REFUSED("there is no work \n", "");
	REFUSED("--reps 0", "--reps", "0");
	REFUSED("--reps 33", "--reps", "33");
	REFUSED("--reps 20", "--reps", "20", "--against", ".");
	REFUSED("--reps x", "--reps", "x");
	REFUSED("--seconds 0", "--seconds", "0");
	REFUSED("--seconds nan", "--seconds", "nan");
	REFUSED("--timeout -1", "--timeout", "-1");
	REFUSED("--tolerance 1x", "--tolerance", "1x");
	REFUSED("--against", "--against", ".", "--save");
	REFUSED("--growth goes with", "--growth", "mlp");
	REFUSED("--svg-dir", "--svg-dir", "x");
	REFUSED("unknown option --jsn", "--jsn");
	RUN(&c, weft(), "bench", "--list");
	assert_int_equal(c.status, 0);
	static const char *const works[] = { "linreg_step_100x1", "linreg_step_1000x10", "start_empty_cache", "start_filled_cache", "mlp_b128_sgd",
		"mlp_b128_adam", "mlp_b1024_sgd", "mlp_b1024_adam", "mlp_pmap_2", "mlp_pmap_8", "cnn28", "cnn32", "gpt", "gpt_compile", "memory_mlp",
		"memory_gpt" };
	int lines = 0;
	for (const char *s = c.out_text.s; *s; s++)
		lines += *s == '\n';
	assert_int_equal(lines, WFI_COUNT(works));
	for (size_t i = 0; i < WFI_COUNT(works); i++)
		assert_text(c.out_text.s, works[i]);
	child_free(&c);
	RUN(&c, weft(), "bench", "gpt", "--list"); /* a whole name means itself, not all that begin with it */
	assert_string_equal(c.out_text.s, "gpt                  ≥ 1.8× JAX, ≥ 1.35× PyTorch\n");
	child_free(&c);
	RUN(&c, weft(), "bench", "memory", "--list");
	assert_text(c.out_text.s, "memory_mlp");
	assert_text(c.out_text.s, "memory_gpt");
	assert_no_text(c.out_text.s, "linreg");
	child_free(&c);
}

/* ---- peers ---- */

static void test_json(void **state)
{
	static const char *const keys[] = { "work", "weft_ms", "jax_ms", "torch_ms", "ratio_jax", "ratio_torch", "percent_of_limit", "target", "met" };
	child c;

	(void)state;
	/* the second form of a work is the better one: it counts; noise around the line does no harm */
	setenv("PEER_PY", fake("jax", "", "echo hello; case \"$*\" in *linreg*) echo 'RESULT {\"step_ms\": 1e6, \"first_step_at_s\": 2000}';;"
		"*) echo 'RESULT {\"step_ms\": 3e6, \"peak_rss_mb\": 12345.5}';; esac; echo bye"), 1);
	setenv("TORCH_PY", fake("torch", "", "case \"$*\" in *channels_last*) s=7e6;; *) s=8e6;; esac; echo \"RESULT {\\\"step_ms\\\": $s, \\\"peak_rss_mb\\\": 1}\""), 1);
	RUN(&c, weft(), "bench", "--json", "--reps", "1", "--seconds", "0.01", "linreg_step_100x1", "start_empty_cache", "mlp_b128_sgd", "memory_mlp", "cnn28",
		"--svg", place("chart.svg"));
	assert_int_equal(c.status, 0);
	cJSON *o = figure(c.out_text.s, "linreg_step_100x1");
	int n = 0;
	for (const cJSON *e = o->child; e; e = e->next)
		assert_string_equal(e->string, keys[n++]);
	assert_int_equal(n, WFI_COUNT(keys));
	assert_number(o, "jax_ms", 1e6);
	double weft_ms = wfi_json_get_number(o, "weft_ms", NAN);
	assert_true(weft_ms > 0);
	assert_number(o, "ratio_jax", 1e6 / weft_ms);
	assert_number(o, "torch_ms", 8e6);
	assert_string_equal(wfi_json_get_string(o, "target", ""), "≤ 5 µs");
	assert_true(cJSON_IsBool(cJSON_GetObjectItem(o, "met")));
	cJSON_Delete(o);
	o = figure(c.out_text.s, "start_empty_cache");
	assert_number(o, "jax_ms", 2e6);
	assert_null_member(o, "torch_ms"); /* it said nothing of that */
	assert_null_member(o, "ratio_torch");
	cJSON_Delete(o);
	o = figure(c.out_text.s, "mlp_b128_sgd");
	assert_number(o, "jax_ms", 3e6);
	assert_true(cJSON_IsTrue(cJSON_GetObjectItem(o, "met"))); /* nobody takes an hour */
	assert_true(wfi_json_get_number(o, "percent_of_limit", 0) > 0);
	cJSON_Delete(o);
	o = figure(c.out_text.s, "memory_mlp");
	assert_number(o, "jax_mb", 12345.5);
	assert_number(o, "torch_mb", 1);
	assert_true(wfi_json_get_number(o, "weft_mb", 0) > 1);
	assert_null(cJSON_GetObjectItem(o, "weft_ms"));
	assert_null_member(o, "percent_of_limit");
	cJSON_Delete(o);
	o = figure(c.out_text.s, "cnn28");
	assert_number(o, "torch_ms", 7e6);
	assert_true(cJSON_IsTrue(cJSON_GetObjectItem(o, "met")));
	cJSON_Delete(o);
	child_free(&c);
	char *svg = read_text(place("chart.svg"));
	assert_text(svg, "<svg xmlns");
	assert_text(svg, ">memory_mlp</text>");
	assert_no_text(svg, "gpt");
	assert_string_equal(svg + strlen(svg) - 7, "</svg>\n");
	wfi_free(svg);
}

/* a ratio over a slower weft: 1 ns cannot be beaten */
static void test_not_met(void **state)
{
	child c;

	(void)state;
	no_peers();
	setenv("PEER_PY", fake("quick", "", "echo 'RESULT {\"step_ms\": 1e-6}'"), 1);
	RUN(&c, weft(), "bench", "--json", "--reps", "2", "--seconds", "0.01", "mlp_b128_sgd");
	cJSON *o = figure(c.out_text.s, "mlp_b128_sgd");
	assert_true(cJSON_IsFalse(cJSON_GetObjectItem(o, "met")));
	cJSON_Delete(o);
	child_free(&c);
	RUN(&c, weft(), "bench", "--reps", "1", "--seconds", "0.01", "mlp_b128_sgd");
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "limits, measured: ");
	assert_text(c.out_text.s, "≥ 1.25× JAX");
	assert_text(c.out_text.s, "0 of 1 targets met");
	child_free(&c);
}

static void test_missing_peers(void **state)
{
	child c;

	(void)state;
	no_peers();
	setenv("TORCH_PY", place("no-such-python"), 1);
	RUN(&c, weft(), "bench", "--json", "--reps", "1", "--seconds", "0.01", "cnn28");
	assert_int_equal(c.status, 0);
	assert_text(c.err_text.s, "PEER_PY is not set");
	assert_text(c.err_text.s, "PyTorch is not measured: TORCH_PY=");
	assert_text(c.err_text.s, "No such file");
	cJSON *o = figure(c.out_text.s, "cnn28");
	assert_null_member(o, "jax_ms");
	assert_null_member(o, "torch_ms");
	assert_null_member(o, "ratio_jax");
	assert_null_member(o, "met");
	assert_true(wfi_json_get_number(o, "weft_ms", 0) > 0);
	cJSON_Delete(o);
	child_free(&c);
	setenv("PEER_PY", fake("bare", "echo there is no module jax >&2; exit 1", "echo 'RESULT {\"step_ms\": 1}'"), 1);
	RUN(&c, weft(), "bench", "--json", "--reps", "1", "--seconds", "0.01", "linreg_step_100x1");
	assert_int_equal(c.status, 0);
	assert_text(c.err_text.s, "it said: there is no module jax");
	o = figure(c.out_text.s, "linreg_step_100x1");
	assert_null_member(o, "jax_ms");
	cJSON_Delete(o);
	child_free(&c);
	/* a peer's figure is missing, but weft's own alone says that the target is met */
	RUN(&c, weft(), "bench", "--json", "--reps", "1", "--seconds", "0.01", "memory_mlp");
	o = figure(c.out_text.s, "memory_mlp");
	assert_true(cJSON_IsBool(cJSON_GetObjectItem(o, "met")));
	cJSON_Delete(o);
	child_free(&c);
}

static void test_failing_peers(void **state)
{
	child c;

	(void)state;
	no_peers();
	setenv("PEER_PY", fake("crash", "", "echo a word to the end >&2; kill -SEGV $$"), 1);
	setenv("TORCH_PY", fake("nonsense", "", "echo 'RESULT {\"step_ms\": '; echo RESULT; echo 'RESULT [1]'; echo 'RESULT {\"step_ms\": \"1\"}'"), 1);
	RUN(&c, weft(), "bench", "--json", "--reps", "2", "--seconds", "0.01", "mlp_b128_sgd");
	assert_int_equal(c.status, 0);
	assert_text(c.err_text.s, "mlp_b128_sgd: JAX: ");
	assert_text(c.err_text.s, "was ended by signal 11");
	assert_text(c.err_text.s, "it said: a word to the end");
	cJSON *o = figure(c.out_text.s, "mlp_b128_sgd");
	assert_null_member(o, "jax_ms");
	assert_null_member(o, "torch_ms");
	cJSON_Delete(o);
	child_free(&c);
	setenv("TORCH_PY", fake("mute", "", "exit 0"), 1);
	RUN(&c, weft(), "bench", "--json", "--reps", "1", "--seconds", "0.01", "mlp_b128_sgd");
	assert_int_equal(c.status, 0);
	assert_text(c.err_text.s, "printed no line RESULT");
	child_free(&c);
}

static bool is_gone(void *user)
{
	return process_gone(*(pid_t *)user);
}

/* one that never ends, with a process of its own that keeps the pipe open; one that never stops printing; weft's own programs go on */
static void test_hanging_peers(void **state)
{
	child c;

	(void)state;
	no_peers();
	char *body = wfi_format("sleep 1000 & echo $! > %s; wait", place("pid"));
	setenv("PEER_PY", fake("hang", "", body), 1);
	setenv("TORCH_PY", fake("flood", "", "while :; do echo RESULT; echo x >&2; done"), 1);
	wfi_free(body);
	double begin = wfi_now();
	RUN(&c, weft(), "bench", "--json", "--reps", "3", "--seconds", "0.01", "--timeout", "6", "linreg", "mlp_b128_sgd");
	assert_int_equal(c.status, 0);
	assert_true(wfi_now() - begin < 90); /* 3 works × 3 times × 2 peers × 6 s would be 108: a peer is given up after two times */
	assert_text(c.err_text.s, "did not end within 6 s and was killed");
	assert_text(c.err_text.s, "JAX is not run any more");
	assert_text(c.err_text.s, "PyTorch is not run any more");
	cJSON *o = figure(c.out_text.s, "linreg_step_100x1");
	assert_null_member(o, "jax_ms");
	assert_true(wfi_json_get_number(o, "weft_ms", 0) > 0);
	cJSON_Delete(o);
	child_free(&c);
	char *text = read_text(place("pid"));
	pid_t pid = atoi(text);
	wfi_free(text);
	assert_true(pid > 0);
	assert_true(wait_for(is_gone, &pid));
}

/* ---- --save ---- */

static void test_save(void **state)
{
	child c;

	(void)state;
	no_peers();
	char *command = wfi_format("cd %s && exec %s bench --save --reps 1 --seconds 0.01 linreg_step_100x1 start_empty_cache", place("tree"), weft());
	assert_int_equal(mkdir(place("tree"), 0700), 0);
	RUN(&c, "/bin/sh", "-c", command);
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "bench/history.jsonl");
	assert_text(c.err_text.s, "checkout");
	assert_text(c.out_text.s, "linreg_step_100x1"); /* what was measured is shown all the same */
	child_free(&c);
	assert_int_equal(mkdir(place("tree/bench"), 0700), 0);
	for (int i = 0; i < 2; i++) {
		RUN(&c, "/bin/sh", "-c", command);
		assert_int_equal(c.status, 0);
		child_free(&c);
	}
	wfi_free(command);
	char *text = read_text(place("tree/bench/history.jsonl")), *line = strtok(text, "\n");
	int n = 0;
	for (; line; line = strtok(NULL, "\n"), n++) {
		cJSON *o = cJSON_Parse(line);
		assert_true(cJSON_IsObject(o));
		assert_non_null(cJSON_GetObjectItem(o, "commit"));
		assert_true(strlen(wfi_json_get_string(o, "date", "")) == 20);
		assert_true(wfi_json_get_number(o, "gflops_core", 0) > 0);
		assert_true(wfi_json_get_number(o, "gbs_all", 0) > 0);
		const cJSON *figures = cJSON_GetObjectItem(o, "figures");
		assert_int_equal(cJSON_GetArraySize(figures), 2);
		assert_string_equal(wfi_json_get_string(cJSON_GetArrayItem(figures, 1), "work", ""), "start_empty_cache");
		cJSON_Delete(o);
	}
	assert_int_equal(n, 2);
	wfi_free(text);
}

/* ---- --against ---- */

static void write_program(const char *path, const char *text)
{
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	fprintf(f, "#!/bin/sh\n%s\n", text);
	assert_int_equal(fclose(f), 0);
	assert_int_equal(chmod(path, 0700), 0);
}

static void test_against(void **state)
{
	child c;

	(void)state;
	no_peers();
	assert_int_equal(mkdir(place("other"), 0700), 0);
	RUN(&c, weft(), "bench", "--against", place("other"));
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "the bench program steps is neither in");
	child_free(&c);
	assert_int_equal(mkdir(place("other/bench"), 0700), 0);
	write_program(place("other/bench/steps"), "echo 'RESULT {\"step_ms\": 1e-9, \"peak_rss_mb\": 1e9}'");
	write_program(place("other/bench/linreg"), "echo 'RESULT {\"step_ms\": 1e9}'");
	RUN(&c, weft(), "bench", "--against", place("other"), "--reps", "1", "--seconds", "0.01", "mlp_b128_sgd", "memory_mlp", "linreg_step_100x1");
	assert_int_equal(c.status, 1);
	assert_text(c.out_text.s, "SLOWER");
	assert_text(c.err_text.s, "more than 10 % slower");
	child_free(&c);
	RUN(&c, weft(), "bench", "--json", "--against", place("other"), "--reps", "1", "--seconds", "0.01", "memory_mlp", "linreg_step_100x1",
		"start_empty_cache");
	assert_int_equal(c.status, 0);
	cJSON *o = figure(c.out_text.s, "memory_mlp");
	assert_number(o, "other_mb", 1e9);
	assert_true(cJSON_IsFalse(cJSON_GetObjectItem(o, "slower")));
	cJSON_Delete(o);
	o = figure(c.out_text.s, "start_empty_cache"); /* the other one does not measure that */
	assert_null_member(o, "other_ms");
	assert_null_member(o, "slower");
	cJSON_Delete(o);
	child_free(&c);
	/* one that fails is not taken for a fast one, or a slow one */
	write_program(place("other/bench/linreg"), "exit 3");
	RUN(&c, weft(), "bench", "--json", "--against", place("other"), "--reps", "2", "--seconds", "0.01", "linreg_step_100x1");
	assert_text(c.err_text.s, "the other build: ");
	assert_text(c.err_text.s, "ended with status 3");
	o = figure(c.out_text.s, "linreg_step_100x1");
	assert_null_member(o, "slower");
	cJSON_Delete(o);
	child_free(&c);
}

/* ---- without its programs ---- */

static void test_not_installed(void **state)
{
	child c;

	(void)state;
	no_peers();
	static const char *const folders[] = { "lone", "lone/bin", "lone/libexec", "lone/libexec/weft", "lone/libexec/weft/bench" };
	for (size_t i = 0; i < WFI_COUNT(folders); i++)
		assert_int_equal(mkdir(place("%s", folders[i]), 0700), 0);
	assert_int_equal(symlink(WEFT_BUILD_DIR "/lib", place("lone/lib")), 0);
	RUN(&c, "/bin/cp", weft(), place("lone/bin/weft"));
	assert_int_equal(c.status, 0);
	child_free(&c);
	RUN(&c, place("lone/bin/weft"), "bench", "mlp_b128_sgd");
	assert_int_equal(c.status, 1);
	assert_text(c.err_text.s, "the bench program steps is neither in");
	assert_text(c.err_text.s, "libexec/weft/bench");
	child_free(&c);
	/* its own program says 2 ms and 3 MB for each layer and each row of the batch, and 100 operations for each layer */
	write_program(place("lone/libexec/weft/bench/growth"), "n=$(($1 * $2)); o=$(($1 * 100))\necho \"RESULT {\\\"layers\\\": $1, \\\"batch\\\": $2, "
		"\\\"operations\\\": $o, \\\"compile_ms\\\": $o.5, \\\"step_ms_min\\\": $((2 * n)), \\\"plan_mb\\\": $((3 * n)), \\\"peak_mb\\\": $((3 * n))}\"");
	RUN(&c, place("lone/bin/weft"), "bench", "--growth", "--svg-dir", place("charts/new"));
	assert_int_equal(c.status, 0);
	assert_text(c.out_text.s, "0 ms + 8 for each of batch; points at most 0.0 % from the line");
	assert_text(c.out_text.s, "0 ms + 16 for each of layers; points at most 0.0 % from the line");
	assert_text(c.out_text.s, "0.5 ms + 1 for each of operations; points at most 0.0 % from the line");
	assert_text(c.out_text.s, "points at most 0.0 % from the plan");
	child_free(&c);
	static const char *const charts[] = { "step-by-batch", "step-by-layers", "compile-by-operations", "memory-by-plan" };
	for (size_t i = 0; i < WFI_COUNT(charts); i++) {
		char *svg = read_text(place("charts/new/%s.svg", charts[i]));
		int points = 0;
		for (const char *s = svg; (s = strstr(s, "<circle")) != NULL; s++)
			points++;
		assert_int_equal(points, 6);
		wfi_free(svg);
	}
	/* as they are when installed */
	assert_int_equal(symlink(WEFT_BUILD_DIR "/bin/bench/steps", place("lone/libexec/weft/bench/steps")), 0);
	assert_int_equal(symlink(WEFT_BUILD_DIR "/bin/bench/linreg", place("lone/libexec/weft/bench/linreg")), 0);
	RUN(&c, place("lone/bin/weft"), "bench", "--json", "--reps", "1", "--seconds", "0.01", "mlp_b128_sgd");
	assert_int_equal(c.status, 0);
	cJSON *o = figure(c.out_text.s, "mlp_b128_sgd");
	assert_true(wfi_json_get_number(o, "weft_ms", 0) > 0);
	cJSON_Delete(o);
	child_free(&c);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_usage), cmocka_unit_test(test_json), cmocka_unit_test(test_not_met), cmocka_unit_test(test_missing_peers),
		cmocka_unit_test(test_failing_peers), cmocka_unit_test(test_hanging_peers), cmocka_unit_test(test_save), cmocka_unit_test(test_against),
		cmocka_unit_test(test_not_installed),
	};

	harness_begin("bench");
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	harness_end();
	return failed;
}

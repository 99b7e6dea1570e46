/* exec_test.c: `weft exec` from the outside: what it reads, prints and writes, and its exit status, which others build on. */
#include <stdlib.h>
#include <unistd.h>
#include <weft.h>
#include "e2e/harness.h"

static const char *weft(void) { return program("weft"); }

static const char *file(const char *name, const char *text)
{
	const char *path = place("%s", name);
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
	return path;
}

#define EXPECT(c, status_, out_) do { \
		if ((c)->status != (status_)) fail_msg("status %d instead of %d: %s", (c)->status, (status_), (c)->err_text.s ? (c)->err_text.s : ""); \
		assert_string_equal((c)->out_text.s ? (c)->out_text.s : "", (out_)); \
	} while (0)

/* sum(x²) · s */
#define LOSS \
	"module @loss {\n" \
	"  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<f32>) -> tensor<f32> {\n" \
	"    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>\n" \
	"    %c = stablehlo.constant dense<0.0> : tensor<f32>\n" \
	"    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>\n" \
	"    %2 = stablehlo.multiply %1, %arg1 : tensor<f32>\n" \
	"    return %2 : tensor<f32>\n" \
	"  }\n" \
	"}\n"

static const char *inputs(void)
{
	WF_TREES(x, s, both);
	const char *path = place("in.npz");

	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 3 }, (const float[]){ 1, 2, 3 }, &x));
	wf_must(wf_scalar(WF_F32, 2, &s));
	wf_must(wf_tree_dict(2, (const char *const[]){ "arg0", "arg1" }, (const wf_tree *const[]){ x, s }, &both));
	wf_must(wf_npz_write(path, both));
	return path;
}

static void prints_as_numpy(void **state)
{
	const char *text =
		"func.func @anything() -> (tensor<2x3xf32>, tensor<3xi1>, tensor<2xi8>, tensor<f64>, tensor<2xcomplex<f32>>) {\n"
		"  %0 = stablehlo.constant dense<[[1.0, -2.5, 3.25], [0.0, 1e3, 0x7FC00000]]> : tensor<2x3xf32>\n"
		"  %1 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>\n"
		"  %2 = stablehlo.constant dense<[-7, 100]> : tensor<2xi8>\n"
		"  %3 = stablehlo.constant dense<1.0e-5> : tensor<f64>\n"
		"  %4 = stablehlo.constant dense<[(1.0, 2.0), (-1.5, -0.5)]> : tensor<2xcomplex<f32>>\n"
		"  return %0, %1, %2, %3, %4 : tensor<2x3xf32>, tensor<3xi1>, tensor<2xi8>, tensor<f64>, tensor<2xcomplex<f32>>\n"
		"}\n";
	child c;

	(void)state;
	RUN(&c, weft(), "exec", file("print.mlir", text));
	/* what print() of numpy 2.5 gives */
	EXPECT(&c, 0, "[[   1.     -2.5     3.25]\n [   0.   1000.       nan]]\n[ True False  True]\n[ -7 100]\n1e-05\n[ 1. +2.j  -1.5-0.5j]\n");
	child_free(&c);
}

static void values_and_gradients(void **state)
{
	WF_TREES(out);
	float g[3];
	child c;

	(void)state;
	const char *module = file("loss.mlir", LOSS), *in = inputs(), *to = place("out.npz");
	RUN(&c, weft(), "exec", module, "--in", in, "--backend", "reference");
	EXPECT(&c, 0, "28.0\n");
	child_free(&c);
	RUN(&c, weft(), "exec", module, "--in", in, "--grad", "0,1", "--out", to);
	EXPECT(&c, 0, "");
	child_free(&c);
	wf_must(wf_npz_read(to, &out));
	assert_true(wf_item(wf_tree_get(out, "value")) == 28);
	assert_true(wf_item(wf_tree_get(out, "grad1")) == 14);
	wf_must(wf_tree_read(wf_tree_get(out, "grad0"), g, sizeof g));
	assert_true(g[0] == 4 && g[1] == 8 && g[2] == 12);
	RUN(&c, weft(), "exec", module, "--in", in, "--time");
	assert_int_equal(c.status, 0);
	assert_text(c.err_text.s, "GFLOP/s");
	child_free(&c);
}

static const char *two_arguments(const char *name, const wf_tree *a, const wf_tree *b)
{
	WF_TREES(both);
	const char *path = place("%s", name);

	wf_must(wf_tree_dict(2, (const char *const[]){ "arg0", "arg1" }, (const wf_tree *const[]){ a, b }, &both));
	wf_must(wf_npz_write(path, both));
	return path;
}

/* [2] sums of squares of [2,3] times [2], and their gradients */
static void batches(void **state)
{
	static const float x[6] = { 1, 2, 3, 0, 1, 2 }, s[2] = { 2, 10 }, twice[6] = { 4, 8, 12, 0, 20, 40 };
	WF_TREES(tx, ts, one, out);
	float g[6];
	child c;

	(void)state;
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 2, 3 }, x, &tx));
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, s, &ts));
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 1 }, s, &one));
	const char *module = file("loss.mlir", LOSS), *in = two_arguments("batch.npz", tx, ts), *unequal = two_arguments("unequal.npz", tx, one), *to = place("out.npz");
	for (int i = 0; i < 2; i++) {
		RUN(&c, weft(), "exec", module, "--in", in, "--vmap", "--backend", i ? "reference" : "cpu");
		EXPECT(&c, 0, "[28. 50.]\n");
		child_free(&c);
	}
	RUN(&c, weft(), "exec", module, "--in", in, "--vmap", "--grad", "0,1", "--out", to);
	EXPECT(&c, 0, "");
	child_free(&c);
	wf_must(wf_npz_read(to, &out));
	wf_must(wf_tree_read(wf_tree_get(out, "value"), g, 2 * sizeof *g));
	assert_true(g[0] == 28 && g[1] == 50);
	wf_must(wf_tree_read(wf_tree_get(out, "grad0"), g, sizeof g));
	assert_memory_equal(g, twice, sizeof g);
	wf_must(wf_tree_read(wf_tree_get(out, "grad1"), g, 2 * sizeof *g));
	assert_true(g[0] == 14 && g[1] == 5);
	RUN(&c, weft(), "exec", module, "--in", unequal, "--vmap");
	EXPECT(&c, 2, "");
	assert_text(c.err_text.s, "argument 1 is f32[1]: its batch has 1 examples, that of argument 0 has 2");
	child_free(&c);
	RUN(&c, weft(), "exec", module, "--in", inputs(), "--vmap");
	EXPECT(&c, 2, "");
	assert_text(c.err_text.s, "argument 1 has 0 dimensions; with --vmap every argument has a batch first");
	child_free(&c);
	RUN(&c, weft(), "exec", module, "--vmap");
	EXPECT(&c, 2, "");
	assert_text(c.err_text.s, "no arguments with a batch");
	child_free(&c);
}

static void replicas(void **state)
{
	const char *text =
		"func.func public @main(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<ui32>) {\n"
		"  %0 = \"stablehlo.all_reduce\"(%arg0) ({\n"
		"  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
		"    %s = stablehlo.add %a, %b : tensor<f32>\n"
		"    stablehlo.return %s : tensor<f32>\n"
		"  }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<2xf32>) -> tensor<2xf32>\n"
		"  %1 = stablehlo.replica_id : tensor<ui32>\n"
		"  return %0, %1 : tensor<2xf32>, tensor<ui32>\n"
		"}\n";
	WF_TREES(x);
	child c;

	(void)state;
	const char *module = file("sum.mlir", text), *in = place("x.npz");
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 3, 2 }, (const float[]){ 1, 2, 3, 4, 5, 6 }, &x));
	wf_tree *dict = NULL;
	wf_must(wf_tree_dict(1, (const char *const[]){ "arg0" }, (const wf_tree *const[]){ x }, &dict));
	wf_must(wf_npz_write(in, dict));
	wf_tree_release(dict);
	for (int i = 0; i < 2; i++) {
		RUN(&c, weft(), "exec", module, "--in", in, "--replicas", "3", "--backend", i ? "reference" : "cpu");
		EXPECT(&c, 0, "[[ 9. 12.]\n [ 9. 12.]\n [ 9. 12.]]\n[0 1 2]\n");
		child_free(&c);
	}
	RUN(&c, weft(), "exec", module, "--in", in, "--replicas", "0");
	EXPECT(&c, 2, "");
	assert_non_null(strstr(c.err_text.s, "--replicas 0: 1 to 64 are possible"));
	child_free(&c);
}

#define CHECK(what) "func.func @main() {\n" \
	"  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>\n" \
	"  %1 = stablehlo.constant dense<[1.0, 2.0, 3.000001]> : tensor<3xf32>\n" what \
	"  return\n}\n"

static void checks(void **state)
{
	child c;

	(void)state;
	RUN(&c, weft(), "exec", file("good.mlir", CHECK("  check.expect_close %0, %1, max_ulp_difference = 4 : tensor<3xf32>, tensor<3xf32>\n"
		"  check.expect_almost_eq %0, %1 : tensor<3xf32>\n  stablehlo.custom_call @check.expect_eq(%0, %0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()\n"
		"  check.expect_eq_const %0, dense<[1.0, 2.0, 3.0]> : tensor<3xf32>\n")));
	EXPECT(&c, 0, "");
	child_free(&c);
	RUN(&c, weft(), "exec", file("bad.mlir", CHECK("  check.expect_eq %0, %1 : tensor<3xf32>\n")));
	EXPECT(&c, 1, "");
	assert_text(c.err_text.s, "element [2] is 3.0, expected 3.000001");
	assert_text(c.err_text.s, "bad.mlir:4");
	child_free(&c);
	RUN(&c, weft(), "exec", file("ulp.mlir", CHECK("  check.expect_close %0, %1, max_ulp_difference = 3 : tensor<3xf32>, tensor<3xf32>\n")));
	EXPECT(&c, 1, "");
	assert_text(c.err_text.s, "4 ulp apart where 0 to 3 are allowed");
	child_free(&c);
	RUN(&c, weft(), "exec", file("defaults.mlir", CHECK("  %2 = stablehlo.constant dense<[1.0, 2.0, 3.0000007]> : tensor<3xf32>\n"
		"  stablehlo.custom_call @check.expect_close(%0, %2) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()\n"
		"  check.expect_close %0, %2 : tensor<3xf32>, tensor<3xf32>\n")));
	EXPECT(&c, 1, ""); /* 3 ulp as a target, 1 as an operation */
	assert_text(c.err_text.s, "defaults.mlir:6");
	assert_text(c.err_text.s, "3 ulp apart where 0 to 1 are allowed");
	child_free(&c);
	RUN(&c, weft(), "exec", file("tolerance.mlir", CHECK("  check.expect_almost_eq %0, %1, tolerance = 1.0e-7 : tensor<3xf32>\n")));
	EXPECT(&c, 1, "");
	child_free(&c);
}

static void statuses(void **state)
{
	child c;

	(void)state;
	setenv("WEFT_DUMP", "fusion,bogus", 1);
	RUN(&c, weft(), "exec", file("loss.mlir", LOSS), "--in", inputs());
	unsetenv("WEFT_DUMP");
	assert_int_equal(c.status, 0);
	assert_text(c.err_text.s, "WEFT_DUMP=bogus: there is no such pass; trace, ir, fusion, plan and llvm can be shown");
	assert_no_text(c.err_text.s, "WEFT_DUMP=fusion");
	child_free(&c);
	RUN(&c, weft(), "exec", "--dump", "stablehlo", file("loss.mlir", LOSS), "--in", inputs());
	assert_int_equal(c.status, 0);
	assert_no_text(c.err_text.s, "no such pass");
	child_free(&c);
	RUN(&c, weft(), "exec", file("broken.mlir", "func.func @main() -> tensor<f32> {\n  %0 = stablehlo.negate %nothing : tensor<f32>\n  return %0 : tensor<f32>\n}\n"));
	EXPECT(&c, 2, "");
	assert_text(c.err_text.s, "broken.mlir:2:");
	child_free(&c);
	RUN(&c, weft(), "exec", place("none.mlir"));
	EXPECT(&c, 2, "");
	child_free(&c);
	RUN(&c, weft(), "exec", file("unknown.mlir", "func.func @main() -> tensor<f32> {\n  %0 = \"stablehlo.no_such_thing\"() : () -> tensor<f32>\n  return %0 : tensor<f32>\n}\n"));
	EXPECT(&c, 3, "");
	assert_text(c.err_text.s, "stablehlo.no_such_thing");
	child_free(&c);
	RUN(&c, weft(), "exec", file("loss.mlir", LOSS));
	EXPECT(&c, 2, "");
	assert_text(c.err_text.s, "takes 2 arguments");
	child_free(&c);
}

/* several modules: a failed check decides, all are run */
static void split(void **state)
{
	const char *text = CHECK("  interpreter.print %0 : tensor<3xf32>\n") "// -----\n" CHECK("  check.expect_eq %0, %1 : tensor<3xf32>\n")
		"// -----\nfunc.func @main() {\n  \"stablehlo.no_such_thing\"() : () -> ()\n  return\n}\n// -----\n" CHECK("  interpreter.print %1 : tensor<3xf32>\n");
	child c;

	(void)state;
	RUN(&c, weft(), "exec", "--split-input-file", file("split.mlir", text));
	EXPECT(&c, 1, "[1. 2. 3.]\n[1.       2.       3.000001]\n");
	assert_text(c.err_text.s, "split.mlir:11");
	assert_text(c.err_text.s, "2 of 4 modules");
	child_free(&c);
}

/* results of several modules lie beside each other */
static void split_results(void **state)
{
	child c;

	(void)state;
	const char *text = "func.func @main() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n  return %0 : tensor<i32>\n}\n"
		"// -----\nfunc.func @main() -> tensor<i32> {\n  %0 = stablehlo.constant dense<2> : tensor<i32>\n  return %0 : tensor<i32>\n}\n";
	RUN(&c, weft(), "exec", "--split-input-file", file("two.mlir", text), "--out", place("two.npz"));
	EXPECT(&c, 0, "");
	child_free(&c);
	assert_int_equal(access(place("two.0.npz"), R_OK), 0);
	assert_int_equal(access(place("two.1.npz"), R_OK), 0);
	assert_int_not_equal(access(place("two.npz"), R_OK), 0);
}

static void programs_side_by_side(void **state)
{
	const char *text =
		"func.func @one(%a: tensor<2xi64>) -> tensor<2xi64> {\n"
		"  %0 = \"stablehlo.collective_permute\"(%a) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>\n"
		"  return %0 : tensor<2xi64>\n}\n"
		"func.func @main() {\n"
		"  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>\n"
		"  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>\n"
		"  %r:2 = \"interpreter.run_parallel\"(%0, %1) {programs = [[@one], [@one]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)\n"
		"  check.expect_eq_const %r#0, dense<[3, 4]> : tensor<2xi64>\n"
		"  check.expect_eq_const %r#1, dense<[1, 2]> : tensor<2xi64>\n"
		"  return\n}\n";
	child c;

	(void)state;
	for (int i = 0; i < 2; i++) {
		RUN(&c, weft(), "exec", "--backend", i ? "reference" : "cpu", file("parallel.mlir", text));
		EXPECT(&c, 0, "");
		child_free(&c);
	}
}

static int begin(void **state)
{
	(void)state;
	harness_begin("exec");
	return 0;
}

static int end(void **state)
{
	(void)state;
	harness_end();
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(prints_as_numpy), cmocka_unit_test(values_and_gradients), cmocka_unit_test(batches), cmocka_unit_test(replicas), cmocka_unit_test(checks),
		cmocka_unit_test(statuses), cmocka_unit_test(split), cmocka_unit_test(split_results), cmocka_unit_test(programs_side_by_side),
	};

	return cmocka_run_group_tests(tests, begin, end);
}

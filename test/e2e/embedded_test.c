/* embedded_test.c: a network is trained, exported with its weights, compiled ahead of time, and classifies in a program that has the C library only;
 * and what weft compile says where it cannot. */
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include "e2e/harness.h"

enum { ROWS = 200 };
#define BIN(name) WEFT_BUILD_DIR "/bin/" name

static void expect(child *c, int status, const char *text)
{
	if (c->status != status)
		fail_msg("status %d, not %d: %s%s", c->status, status, c->out_text.s ? c->out_text.s : "", c->err_text.s ? c->err_text.s : "");
	if (text)
		assert_text(status ? c->err_text.s : c->out_text.s, text);
	child_free(c);
}

static void write_text(const char *path, const char *text)
{
	wf_must(wfi_write_file(path, &(const wfi_piece){ text, strlen(text) }, 1));
}

/* the first rows of the digits, without their classes */
static void write_rows(const char *path)
{
	static float x[ROWS][64];
	WF_DATASETS(all);
	WF_LOADERS(loader);
	WF_TREES(batch);
	FILE *f = fopen(path, "w");

	assert_non_null(f);
	wf_must(wf_dataset_csv(WEFT_SOURCE_DIR "/examples/data/digits.csv.gz", (wf_csv_opts){ .classes = 10 }, &all));
	wf_must(wf_loader_new(all, (wf_loader_opts){ .batch_size = ROWS }, &loader));
	wf_must(wf_loader_next_batch(loader, &batch));
	wf_must(wf_tree_read(wf_tree_get(batch, "x"), x, sizeof x));
	for (int i = 0; i < ROWS; i++)
		for (int k = 0; k < 64; k++)
			fprintf(f, "%g%c", (double)x[i][k], k < 63 ? ',' : '\n');
	assert_int_equal(fclose(f), 0);
}

/* what an object wants of others: functions of libc and libm, nothing else */
static void expect_libc_only(const char *object)
{
	static const char *const known[] = { "memcpy", "memset", "memmove", "fmaf", "fma", "floorf", "floor", "ceilf", "ceil", "truncf", "trunc",
		                             "roundevenf", "roundeven", "rintf", "rint", "fmodf", "fmod", "sqrtf", "sqrt", "_GLOBAL_OFFSET_TABLE_" };
	child c;

	RUN(&c, "/usr/bin/env", "nm", "-u", object);
	assert_int_equal(c.status, 0);
	for (char *word = strtok(c.out_text.s ? c.out_text.s : (char[]){ "" }, " \n"); word; word = strtok(NULL, " \n")) {
		bool ok = !strcmp(word, "U");
		for (size_t i = 0; i < WFI_COUNT(known); i++)
			ok = ok || !strcmp(word, known[i]);
		if (!ok)
			fail_msg("%s needs %s", object, word);
	}
	child_free(&c);
}

static int greatest_difference(const char *a, const char *b)
{
	int most = 0;

	for (;;) { /* lines of a class and of numbers with four digits */
		char *end_a, *end_b;
		double x = strtod(a, &end_a), y = strtod(b, &end_b);
		if (end_a == a || end_b == b)
			break;
		most = WFI_MAX(most, abs((int)(1e4 * x + 0.5) - (int)(1e4 * y + 0.5)));
		assert_int_equal(*end_a, *end_b);
		a = end_a + (*end_a != 0);
		b = end_b + (*end_b != 0);
	}
	assert_int_equal(*a, 0);
	assert_int_equal(*b, 0);
	return most;
}

/* the digits of the rows, as a program on a small machine finds them, are those that weft's own program finds */
static void run_embedded(const char *cpu, const char *predicted)
{
	char *command = wfi_format("cd '%s' && cc -std=c17 -Wall -Wextra -pedantic -Werror -I. " WEFT_SOURCE_DIR
	                           "/examples/embedded/main.c digits.o -lm -o embedded && ./embedded <rows.csv",
	                           place("."));
	child c;

	RUN(&c, program("weft"), "compile", place("digits.mlir"), "--cpu", cpu, "-o", place("digits.o"), "--header", place("digits.h"));
	expect(&c, 0, "int digits(");
	expect_libc_only(place("digits.o"));
	RUN(&c, "/bin/sh", "-c", command);
	if (c.status)
		fail_msg("%s", c.err_text.s ? c.err_text.s : "");
	assert_true(greatest_difference(c.out_text.s, predicted) <= 1);
	child_free(&c);
	wfi_free(command);
}

static void digits_run_without_weft(void **state)
{
	char *rows = wfi_strdup(place("rows.csv")), *checkpoint = wfi_strdup(place("runs/digits/checkpoint_000001"));
	child c, predicted;

	(void)state;
	RUN(&c, program("weft"), "run", "--storage-path", place("runs"), "--name", "digits", "--num-workers", "1", "--set", "epochs=2", BIN("digits"));
	expect(&c, 0, NULL);
	RUN(&c, BIN("export"), checkpoint, place("digits.mlir"));
	expect(&c, 0, NULL);
	write_rows(rows);
	RUN(&predicted, BIN("predict"), checkpoint, rows);
	assert_int_equal(predicted.status, 0);
	const char *lines = strchr(predicted.out_text.s, '\n') + 1; /* below the heading */
	run_embedded("native", lines);
	run_embedded("generic", lines);
	child_free(&predicted);
	RUN(&c, program("weft"), "compile", place("digits.mlir"), "--target", "aarch64-linux-gnu", "--cpu", "cortex-a72");
	expect(&c, 0, "aarch64");
	expect_libc_only(place("digits.o"));
	wfi_free(checkpoint);
	wfi_free(rows);
	assert_clean();
}

static void wrong_ones_are_told(void **state)
{
	static const char good[] = "func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.add %x, %x : tensor<4xf32>\n"
				   "  return %0 : tensor<4xf32>\n}\n";
	static const char open[] = "func.func public @main(%x: tensor<?xf32>) -> tensor<?xf32> {\n  %0 = stablehlo.add %x, %x : tensor<?xf32>\n"
				   "  return %0 : tensor<?xf32>\n}\n";
	static const char calls[] = "func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
				    "  %0 = stablehlo.custom_call @somewhere(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
	static const char fourier[] = "func.func public @main(%x: tensor<4xf32>) -> tensor<3xf32> {\n\n"
				      "  %0 = stablehlo.fft %x, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>\n"
				      "  %1 = stablehlo.real %0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>\n  return %1 : tensor<3xf32>\n}\n";
	child c;

	(void)state;
	char *m = wfi_strdup(place("m.mlir"));
	RUN(&c, program("weft"), "compile", place("nothing.mlir"));
	expect(&c, 2, "nothing.mlir");
	write_text(m, "func.func @main( {\n");
	RUN(&c, program("weft"), "compile", m);
	expect(&c, 2, "m.mlir:1:");
	write_text(m, open);
	RUN(&c, program("weft"), "compile", m);
	expect(&c, 3, "every shape must be known");
	write_text(m, fourier);
	RUN(&c, program("weft"), "compile", m);
	expect(&c, 3, "fft of f32[4] cannot be compiled ahead of time");
	RUN(&c, program("weft"), "compile", m);
	expect(&c, 3, "m.mlir:3");
	write_text(m, calls);
	RUN(&c, program("weft"), "compile", m);
	expect(&c, 3, "somewhere");
	write_text(m, good);
	RUN(&c, program("weft"), "compile", m, "--target", "pdp11-unknown-unix");
	expect(&c, 3, "no target pdp11");
	RUN(&c, program("weft"), "compile", m, "--target", "s390x-linux-gnu");
	expect(&c, 3, "little-endian targets");
	RUN(&c, program("weft"), "compile", m, "--cpu", "abacus");
	expect(&c, 2, "does not know the processor abacus");
	RUN(&c, program("weft"), "compile", m, "--target", "aarch64-linux-gnu", "--cpu", "native");
	expect(&c, 2, "\"native\" is this machine's");
	RUN(&c, program("weft"), "compile", m, "--name", "for");
	expect(&c, 2, "--name for is no name of a C function");
	RUN(&c, program("weft"), "compile", m, "--entry", "other");
	expect(&c, 2, "@other");
	RUN(&c, program("weft"), "compile", m, "--workspace", "mine");
	expect(&c, 2, "there are static and caller");
	RUN(&c, program("weft"), "compile", m, "-o", place("no/folder/m.o"));
	expect(&c, 1, "no/folder/m.o");
	RUN(&c, program("weft"), "compile", m, "-o", place("m.o"), "--header", place("no/folder/m.h"));
	expect(&c, 1, "no/folder/m.h");
	assert_false(exists(place("m.o")));
	RUN(&c, program("weft"), "compile");
	expect(&c, 2, "takes one argument");
	RUN(&c, program("weft"), "compile", m);
	expect(&c, 0, "int m(");
	char *header = read_text(place("m.h"));
	assert_text(header, "int m(const float *x, float *out0);");
	wfi_free(header);
	wfi_free(m);
}

static void refusals_at_run_time(void **state)
{
	static const char module[] = "func.func public @main(%x: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {\n"
				     "  %0 = stablehlo.add %x, %x : tensor<4xf64>\n  %1 = stablehlo.negate %x : tensor<4xf64>\n"
				     "  return %0, %1 : tensor<4xf64>, tensor<4xf64>\n}\n";
	static const char caller[] =
		"#include \"f.h\"\n#include <stdio.h>\nint main(void)\n{\n"
		"\t_Alignas(64) static char room[F_WORKSPACE_BYTES + 64];\n\tdouble x[9] = { 1, 2, 3, 4 }, y[9], z[4];\n\tchar *odd = (char *)y + 1;\n"
		"\tprintf(\"%d %d %d %d %d %d %d %d\\n\", f(x, y, z, room), f(x, NULL, z, room), f(x, (double *)(void *)odd, z, room), f(x, x, z, room),\n"
		"\t       f(x, y, y + 3, room), f(x, x + 4, y, room), f(x, y, z, room + 8), f(x, y, z, NULL));\n"
		"\tprintf(\"%g %g\\n\", f(x, y, z, room) ? 0 : y[3], z[3]);\n}\n";
	child c;

	(void)state;
	write_text(place("f.mlir"), module);
	write_text(place("f.c"), caller);
	RUN(&c, program("weft"), "compile", place("f.mlir"), "--workspace", "caller", "-o", place("f.o"), "--header", place("f.h"));
	expect(&c, 0, NULL);
	char *command = wfi_format("cd '%s' && cc -std=c17 -Wall -Wextra -pedantic f.c f.o -lm -o f && ./f", place("."));
	RUN(&c, "/bin/sh", "-c", command);
	assert_int_equal(c.status, 0);
	assert_string_equal(c.out_text.s, "0 1 2 3 3 0 2 1\n8 -4\n");
	child_free(&c);
	write_text(place("f.cpp"), "#include \"f.h\"\nint main() { double x[4] = {}, y[4], z[4]; alignas(64) static char room[F_WORKSPACE_BYTES + 64];\n"
	                           "return f(x, y, z, room); }\n");
	wfi_free(command);
	command = wfi_format("cd '%s' && c++ -std=c++17 -Wall -Wextra -pedantic -Werror f.cpp f.o -lm -o g && ./g", place("."));
	RUN(&c, "/bin/sh", "-c", command);
	expect(&c, 0, NULL);
	wfi_free(command);
}

static int begin(void **state)
{
	(void)state;
	harness_begin("embedded");
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
		cmocka_unit_test_setup_teardown(digits_run_without_weft, begin, end),
		cmocka_unit_test_setup_teardown(wrong_ones_are_told, begin, end),
		cmocka_unit_test_setup_teardown(refusals_at_run_time, begin, end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* tools/opscan on small source trees: what it writes, and what it refuses. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

static char root[64];
static char said[4096];

static void path_in_root(char *out, size_t size, const char *name)
{
	snprintf(out, size, "%s/%s", root, name);
}

static void write_text(const char *name, const char *text)
{
	char path[256];
	path_in_root(path, sizeof path, name);
	FILE *f = fopen(path, "w");
	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

static const char *read_text(const char *name)
{
	static char text[16384];
	char path[256];
	path_in_root(path, sizeof path, name);
	FILE *f = fopen(path, "r");
	assert_non_null(f);
	text[fread(text, 1, sizeof text - 1, f)] = 0;
	fclose(f);
	return text;
}

/* exit status; what it printed is in `said` */
static int scan(const char *option)
{
	char command[512];
	snprintf(command, sizeof command, "'%s/tools/opscan' --root '%s' %s 2>&1", WEFT_BUILD_DIR, root, option);
	FILE *p = popen(command, "r");
	assert_non_null(p);
	said[fread(said, 1, sizeof said - 1, p)] = 0;
	int status = pclose(p);
	assert_true(WIFEXITED(status));
	if (WEXITSTATUS(status) == 127)
		fail_msg("%s/tools/opscan is not there: build the target opscan", WEFT_BUILD_DIR);
	return WEXITSTATUS(status);
}

static int setup(void **unused)
{
	static const char *const folders[] = { "src", "src/op", "include", "include/weft", "doc" };
	(void)unused;
	strcpy(root, "/tmp/opscan-test-XXXXXX");
	if (!mkdtemp(root))
		return -1;
	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		char path[256];
		path_in_root(path, sizeof path, folders[i]);
		if (mkdir(path, 0700))
			return -1;
	}
	return 0;
}

static int teardown(void **unused)
{
	static const char *const names[] = { "src/op/a.c", "src/op/b.c", "src/op/a_test.c", "src/op/table.c", "include/weft/ops.h", "doc/ops.md",
					     "src/op",     "src",        "include/weft",    "include",        "doc",                "" };
	(void)unused;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		char path[256];
		path_in_root(path, sizeof path, names[i]);
		remove(path);
	}
	return 0;
}

static const char good[] =
	"/* PUBLIC\n#define wf_twice(...) WFI_S((wf_twice)(__VA_ARGS__))\n*/\n"
	"static const wfi_attr_field fields[] = {\n\t{ \"axis\", WFI_ATTR_I64, 0, NULL },\n\t{ \"kind\", WFI_ATTR_ENUM, 8, names },\n};\n"
	"const wfi_op wfi_op_a = {\n\tWFI_UNARY(\"zeta\", \"Says \\\"a | b\\\" \"\n\t\"twice.\", infer), .fields = fields,\n"
	"\t.linear = 1, .transpose = { ct },\n};\n"
	"/** One line. */\nwf_val (wf_once)(wf_val x) { return x; }\n"
	"/** Two\n * lines. */\nwf_val (wf_twice)(wf_val x,\n\t\t  int n)\n{\n\treturn x;\n}\n"
	"/** Beneath. */\nwf_val wfi_beneath(wf_val x) { return x; }\n";
static const char other[] = "const wfi_op wfi_op_b = {\n\t.name = \"alpha\", .doc = \"B.\", .no_jvp = \"it is a test\",\n};\n";

static void test_writes(void **unused)
{
	(void)unused;
	write_text("src/op/a.c", good);
	write_text("src/op/b.c", other);
	write_text("src/op/a_test.c", "const wfi_op wfi_op_not_read = {\n};\n");
	assert_int_equal(scan(""), 0);
	assert_string_equal(said, "");
	const char *table = read_text("src/op/table.c");
	assert_non_null(strstr(table, "\t&wfi_op_b,\n\t&wfi_op_a,\n};")); /* by name: alpha, zeta */
	assert_non_null(strstr(table, "wfi_n_ops = 2;"));
	const char *header = read_text("include/weft/ops.h");
	assert_non_null(strstr(header, "/** One line. */\nwf_val wf_once(wf_val x);\n"));
	assert_non_null(strstr(header, "#define wf_once(...) WFI_S((wf_once)(__VA_ARGS__))"));
	assert_non_null(strstr(header, "/** Two\n * lines. */\nwf_val (wf_twice)(wf_val x,\n\t\t  int n);\n"));
	assert_non_null(strstr(header, "wf_val wfi_beneath(wf_val x);"));
	assert_null(strstr(header, "#define wfi_beneath"));
	const char *first = strstr(header, "#define wf_twice");
	assert_non_null(first);
	assert_null(strstr(first + 1, "#define wf_twice"));
	const char *doc = read_text("doc/ops.md");
	assert_non_null(strstr(doc, "| `zeta` | Says \"a \\| b\" twice. | axis, kind | linear | yes |"));
	assert_non_null(strstr(doc, "| `alpha` | B. |  | it is a test |  |"));
	assert_int_equal(scan("--check"), 0);
}

static void test_stale(void **unused)
{
	(void)unused;
	write_text("src/op/a.c", good);
	assert_int_equal(scan(""), 0);
	assert_int_equal(scan("--check"), 0);
	write_text("src/op/b.c", other);
	assert_int_equal(scan("--check"), 1);
	assert_non_null(strstr(said, "src/op/table.c: stale"));
	assert_non_null(strstr(said, "doc/ops.md: stale"));
	assert_null(strstr(read_text("src/op/table.c"), "wfi_op_b")); /* --check writes nothing */
}

static void refuse(const char *source, const char *part)
{
	write_text("src/op/a.c", good);
	write_text("src/op/b.c", source);
	assert_int_equal(scan(""), 1);
	if (!strstr(said, part) || !strstr(said, "b.c"))
		fail_msg("opscan says \"%s\", without b.c and \"%s\"", said, part);
}

static void test_refusals(void **unused)
{
	(void)unused;
	refuse("const wfi_op wfi_op_b = {\n\t.name = \"b\", .doc = \"B.\",\n};\n", "b: no derivative");
	refuse("const wfi_op wfi_op_b = {\n\t.name = \"b\", .doc = \"B.\", .linear = 1,\n};\n", "b: linear, but no .transpose");
	refuse("const wfi_op wfi_op_b = {\n\t.name = \"b\", .no_jvp = \"\",\n};\n", "needs a name and a doc string");
	refuse("const wfi_op wfi_op_b = {\n\t.name = \"zeta\", .doc = \"B.\", .no_jvp = \"why\",\n};\n", "\"zeta\" is also in");
	refuse("const wfi_op wfi_op_b = {\n\t.name = \"b\", .doc = \"B.\", .no_jvp = \"why\", .fields = nowhere,\n};\n",
	       "the attribute table nowhere is not in this file");
	refuse("/** Again. */\nwf_val (wf_once)(wf_val x) { return x; }\n", "wf_once is also in");
	refuse("wf_val (wf_silent)(wf_val x) { return x; }\n", "a public constructor without a comment");
	refuse("/* PUBLIC\n#define wf_open 1\n", "a PUBLIC block has no end");
}

static void test_usage(void **unused)
{
	(void)unused;
	assert_int_equal(scan("--nonsense"), 2);
	assert_non_null(strstr(said, "usage: opscan"));
	assert_int_equal(scan(""), 1); /* an empty folder is a wrong folder */
	assert_non_null(strstr(said, "no operations"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_writes, setup, teardown),
		cmocka_unit_test_setup_teardown(test_stale, setup, teardown),
		cmocka_unit_test_setup_teardown(test_refusals, setup, teardown),
		cmocka_unit_test_setup_teardown(test_usage, setup, teardown),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

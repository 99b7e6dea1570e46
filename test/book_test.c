/* The book's tools on small pages: what tools/listings and tools/book-check find wrong, and what not. */
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
static char said[8192];

static void write_text(const char *name, const char *text)
{
	char path[256];

	snprintf(path, sizeof path, "%s/%s", root, name);
	FILE *f = fopen(path, "w");
	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

/* exit status of a tool; what it printed is in `said` */
static int tool(const char *command)
{
	char line[1024];

	snprintf(line, sizeof line, "'%s/tools/'%s 2>&1", WEFT_BUILD_DIR, command);
	FILE *p = popen(line, "r");
	assert_non_null(p);
	said[fread(said, 1, sizeof said - 1, p)] = 0;
	int status = pclose(p);
	assert_true(WIFEXITED(status));
	return WEXITSTATUS(status);
}

static int listings(const char *page)
{
	char command[512];

	write_text("README.md", page);
	snprintf(command, sizeof command, "listings --root '%s' --build '%s' README.md", root, WEFT_BUILD_DIR);
	return tool(command);
}

static void says(const char *text)
{
	if (!strstr(said, text))
		fail_msg("expected \"%s\" in:\n%s", text, said);
}

#define HELLO "#include <stdio.h>\nint main(void)\n{\n\tprintf(\"3.14 apples in %s\\n\", \"a box\");\n}\n"

static void right_pages(void **unused)
{
	(void)unused;
	assert_int_equal(listings("# Page\n```c\n" HELLO "```\n```text\n3.14 apples in a box\n```\n"), 0);
	says("1 listings");
	assert_int_equal(listings("```c\n" HELLO "```\n```text\n3.15 … in a …\n```\n"), 0); /* within 1 %, and any characters */
	assert_int_equal(listings("```sh\nprintf 'a\\nb\\nc\\n'\n```\n```text\na\n…\nc\n```\n"), 0);
	assert_int_equal(listings("```sh\necho x >left\n```\n```sh\ncat left\n```\n```text\nx\n```\n"), 0); /* one folder a page */
	assert_int_equal(listings("```sh fails\necho out; echo err >&2; exit 3\n```\n```text\nout\nerr\n```\n"), 0);
	assert_int_equal(listings("```sh not-run\nexit 1\n```\n```text as-is\nany\n```\n"), 0);
	assert_int_equal(listings("```text file=x\nhello\n```\n```sh\ncat x\n```\n```text\nhello\n```\n"), 0);
	assert_int_equal(listings("<!-- c part\n#include <stdio.h>\n-->\n```c part\nstatic int two(void) { return 2; }\n```\n<!-- c\n"
				  "int main(void) { printf(\"%d\\n\", two()); }\n-->\n```text\n2\n```\n"), 0);
	assert_int_equal(listings("```c body x\n\treturn wf_add(x, x);\n```\n"), 0);
}

static void wrong_pages(void **unused)
{
	(void)unused;
	assert_int_equal(listings("# Page\n\n```c\n" HELLO "```\n```text\n3.14 pears in a box\n```\n"), 1);
	says("README.md:11: the listing above printed something else");
	says("3.14 apples in a box");
	assert_int_equal(listings("```c\n" HELLO "```\n```text\n3.24 apples in a box\n```\n"), 1);     /* beyond 1 % */
	assert_int_equal(listings("```c\n" HELLO "```\n```text\n```\n"), 1);
	assert_int_equal(listings("one\n```c\n#include <stdio.h>\nint main(void)\n{\n\treturn undeclared;\n}\n```\n"), 1);
	says("README.md:6:");                                                                        /* the compiler's line, of the page */
	says("undeclared");
	assert_int_equal(listings("```c body x\n\treturn wf_ad(x, x);\n```\n"), 1);
	says("README.md:2:");
	assert_int_equal(listings("```c part\nstatic int f(void) { return \"two\"; }\n```\n"), 1);      /* also when no program takes it */
	assert_int_equal(listings("```c\nwf_val x;\n```\n"), 1);
	says("neither a whole program nor marked");
	assert_int_equal(listings("```\nx\n```\n"), 1);
	says("README.md:1: a fence without a language");
	assert_int_equal(listings("```sh\nexit 3\n```\n"), 1);
	says("ended with status 3");
	assert_int_equal(listings("```sh fails\ntrue\n```\n"), 1);
	assert_int_equal(listings("```sh not-run\nif\n```\n"), 1);
	assert_int_equal(listings("```text\nx\n```\n"), 1);
	says("what stands before it is not run");
	assert_int_equal(listings("```c\nint main(void) { return 0; }\n"), 1);
	says("a listing does not end");
}

static void writes_outputs(void **unused)
{
	char command[512], path[128], page[256] = { 0 };

	(void)unused;
	write_text("README.md", "a\n```sh\necho new\n```\n```text\nold\nlines\n```\nz\n");
	snprintf(command, sizeof command, "listings --root '%s' --build '%s' --write README.md", root, WEFT_BUILD_DIR);
	assert_int_equal(tool(command), 0);
	snprintf(path, sizeof path, "%s/README.md", root);
	FILE *f = fopen(path, "r");
	assert_non_null(f);
	page[fread(page, 1, sizeof page - 1, f)] = 0;
	fclose(f);
	assert_string_equal(page, "a\n```sh\necho new\n```\n```text\nnew\n```\nz\n");
}

static int names(const char *page)
{
	char command[512];

	write_text("README.md", page);
	snprintf(command, sizeof command, "book-check '%s'", root);
	return tool(command);
}

static void names_and_links(void **unused)
{
	(void)unused;
	write_text("include/weft/a.h", "wf_val wf_there(wf_val x);\n#define WF_ALSO 1\n");
	write_text("CONTRIBUTING.md", "");
	write_text("doc/README.md", "[environment](environment.md)\n");
	write_text("doc/environment.md", "| `WEFT_SWITCH` | 1 | it |\n");
	write_text("src/a.c", "getenv(\"WEFT_SWITCH\");\n");
	assert_int_equal(names("`wf_there(x)`, `WF_ALSO`, `wf_the*`, `WEFT_SWITCH=1`, [doc](doc/README.md)\n```c\nwf_not_looked_at\n```\n"), 0);
	assert_int_equal(names("one\n`wf_nowhere`\n"), 1);
	says("README.md:2: wf_nowhere is declared in no header");
	assert_int_equal(names("`wf_ther`\n"), 1);
	assert_int_equal(names("`{ .wf_there = 1 }`\n"), 0);
	assert_int_equal(names("`wf_there(x, .missing = 1)`\n"), 1);
	says("a member missing");
	assert_int_equal(names("`WEFT_OTHER`\n"), 1);
	assert_int_equal(names("[x](doc/missing.md)\n"), 1);
	says("doc/missing.md, which does not exist");
	write_text("src/a.c", "getenv(\"WEFT_SECRET_SWITCH\");\n");
	assert_int_equal(names(""), 1);
	says("WEFT_SECRET_SWITCH");
	write_text("src/a.c", "getenv(\"WEFT_SWITCH\"); fail(\"%d pears \"\n\t\"are \\\"rotten\\\"\");\n");
	write_text("doc/errors.md", "| `pears are \"rotten\"` | |\n");
	write_text("doc/README.md", "[environment](environment.md)\n");
	assert_int_equal(names(""), 1);
	says("doc/README.md does not link to it");
	write_text("doc/README.md", "[environment](environment.md) [errors](errors.md)\n");
	assert_int_equal(names(""), 0);
	write_text("doc/errors.md", "| `… apples are` | |\n");
	assert_int_equal(names(""), 1);
	says("no source has the message \"apples are\"");
}

static int setup(void **unused)
{
	static const char *const folders[] = { "src", "include", "include/weft", "doc" };

	(void)unused;
	strcpy(root, "/tmp/book-test-XXXXXX");
	if (!mkdtemp(root))
		return -1;
	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		char path[256];
		snprintf(path, sizeof path, "%s/%s", root, folders[i]);
		if (mkdir(path, 0700))
			return -1;
	}
	return 0;
}

static int teardown(void **unused)
{
	char command[128];

	(void)unused;
	snprintf(command, sizeof command, "rm -rf '%s'", root);
	return system(command);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(right_pages, setup, teardown),
		cmocka_unit_test_setup_teardown(wrong_pages, setup, teardown),
		cmocka_unit_test_setup_teardown(writes_outputs, setup, teardown),
		cmocka_unit_test_setup_teardown(names_and_links, setup, teardown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

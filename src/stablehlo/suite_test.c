/* suite_test.c: reads every module of a directory, when WEFT_SUITE names one; says how many were read and what stops the others. */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "stablehlo/stablehlo.h"

enum { MOST_REASONS = 4000 };
typedef struct tally {
	int read, failed, n;
	struct {
		char what[160];
		int count;
		char first[300];
	} reason[MOST_REASONS];
} tally;

/* without the place, and without numbers, so that alike ones count together */
static void count_reason(tally *t, const char *file, const char *message)
{
	char what[160];
	size_t n = 0;
	const char *s = strstr(message, ": ");

	for (s = s ? s + 2 : message; *s && n + 1 < sizeof what; s++)
		if (!(*s >= '0' && *s <= '9'))
			what[n++] = *s;
	what[n] = 0;
	for (int i = 0; i < t->n; i++)
		if (!strcmp(t->reason[i].what, what)) {
			t->reason[i].count++;
			return;
		}
	if (t->n < MOST_REASONS) {
		snprintf(t->reason[t->n].what, sizeof what, "%s", what);
		snprintf(t->reason[t->n].first, sizeof t->reason[t->n].first, "%s", file);
		t->reason[t->n++].count = 1;
	}
}

/* a module of the file: split at lines "// -----" */
static void read_one(tally *t, const char *name, const char *text, size_t n)
{
	wfi_module *m = NULL;
	const wfi_parse_opts o = { .file = name };
	wf_error *err = wfi_module_parse(text, n, &o, &m);

	if (err) {
		t->failed++;
		count_reason(t, name, wf_error_message(err));
		if (getenv("WEFT_SUITE_VERBOSE"))
			printf("%s\n", wf_error_text(err));
	} else {
		t->read++;
		for (int i = 0; i < m->n; i++)
			wf_must(wfi_func_verify(m->funcs[i]));
	}
	wf_error_free(err);
	wfi_module_free(m);
}

static void read_file(tally *t, const char *dir, const char *name)
{
	char *path = wfi_path_join(dir, name), *text;
	size_t size;

	wf_must(wfi_read_file(path, (size_t)1 << 30, &text, &size));
	for (const char *from = text, *end; from; from = end ? end + 9 : NULL) {
		end = strstr(from, "\n// -----");
		read_one(t, name, from, end ? (size_t)(end - from) : strlen(from));
	}
	wfi_free(text);
	wfi_free(path);
}

static void everything_is_read(void **state)
{
	const char *dir = getenv("WEFT_SUITE");
	static tally t;

	(void)state;
	if (!dir)
		skip();
	DIR *d = opendir(dir);
	assert_non_null(d);
	for (const struct dirent *e; (e = readdir(d)) != NULL;)
		if (strlen(e->d_name) > 5 && !strcmp(e->d_name + strlen(e->d_name) - 5, ".mlir"))
			read_file(&t, dir, e->d_name);
	closedir(d);
	printf("read %d, not read %d\n", t.read, t.failed);
	for (int i = 0; i < t.n; i++)
		printf("%6d  %s (%s)\n", t.reason[i].count, t.reason[i].what, t.reason[i].first);
	assert_true(t.read > 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(everything_is_read) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_scratch.h: for tests of this folder and of src/data: a fresh folder, files in it, and the check of an expected error. */
#ifndef WFI_TEST_SCRATCH_H
#define WFI_TEST_SCRATCH_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include "base/base.h"

WFI_UNUSED static char scratch[64];

WFI_UNUSED static int scratch_remove(const char *path, const struct stat *st, int kind, struct FTW *ftw)
{
	(void)st, (void)kind, (void)ftw;
	return remove(path);
}

WFI_UNUSED static int scratch_setup(void **state)
{
	(void)state;
	snprintf(scratch, sizeof scratch, "/tmp/weft-test-XXXXXX");
	return mkdtemp(scratch) ? 0 : -1;
}

WFI_UNUSED static int scratch_teardown(void **state)
{
	(void)state;
	/* WEFT_KEEP=FOLDER keeps the files there, for a look or for another program to read them */
	const char *keep = getenv("WEFT_KEEP");
	char command[512];
	snprintf(command, sizeof command, "cp -r %s/. %s/", scratch, keep ? keep : "");
	if (keep && system(command))
		return -1;
	return nftw(scratch, scratch_remove, 16, FTW_DEPTH | FTW_PHYS);
}

/* the path of a name in the scratch folder; one of four buffers in turn */
WFI_UNUSED static const char *scratch_path(const char *name)
{
	static char buffer[4][512];
	static unsigned turn;
	char *out = buffer[turn++ % 4];
	snprintf(out, sizeof buffer[0], "%s/%s", scratch, name);
	return out;
}

WFI_UNUSED static const char *scratch_write(const char *name, const void *data, size_t size)
{
	const char *path = scratch_path(name);
	FILE *f = fopen(path, "wb");
	assert_non_null(f);
	assert_int_equal(fwrite(data, 1, size, f), size);
	assert_int_equal(fclose(f), 0);
	return path;
}

/* no error, or its text in the test's output */
WFI_UNUSED static void expect_ok_at(wf_error *err, const char *file, int line)
{
	if (err)
		print_error("%s:%d: %s\n", file, line, wf_error_text(err));
	_assert_true(!err, "no error", file, line);
}
#define expect_ok(e) expect_ok_at(e, __FILE__, __LINE__)

/* an error of this code whose text has this part; freed */
WFI_UNUSED static void expect_error_at(wf_error *err, wf_code code, const char *part, const char *file, int line)
{
	_assert_true(err != NULL, "an error", file, line);
	if (wf_error_code(err) != code || !strstr(wf_error_text(err), part))
		print_error("%s:%d: wanted (%s) …%s…\n  got (%s) %s\n", file, line, wf_code_name(code), part, wf_code_name(wf_error_code(err)),
		            wf_error_text(err));
	_assert_int_equal(wf_error_code(err), code, file, line);
	_assert_true(strstr(wf_error_text(err), part) != NULL, part, file, line);
	wf_error_free(err);
}
#define expect_error(e, code, part) expect_error_at(e, code, part, __FILE__, __LINE__)
#endif

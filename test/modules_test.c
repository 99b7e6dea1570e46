/* The programs of test/golden/modules, which JAX printed and computed (test/oracle/modules.py), by both back ends through `weft exec`. */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>
#include "base/base.h"

static int is_module(const struct dirent *d)
{
	size_t n = strlen(d->d_name);

	return n > 5 && !strcmp(d->d_name + n - 5, ".mlir");
}

/* 0, or the exit status; what it said goes to our own stderr */
static int run(const char *backend, const char *path)
{
	int status = 0;
	fflush(NULL);
	pid_t pid = fork();

	if (pid == 0) {
		execl(WEFT_BUILD_DIR "/bin/weft", "weft", "exec", "--quiet", "--split-input-file", "--backend", backend, path, (char *)NULL);
		_exit(127);
	}
	assert_true(pid > 0);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static void all_pass(const char *backend)
{
	struct dirent **entry = NULL;
	int n = scandir(WEFT_GOLDEN_DIR "/modules", &entry, is_module, alphasort), bad = 0;

	assert_true(n > 0);
	for (int i = 0; i < n; i++) {
		char *path = wfi_format("%s/modules/%s", WEFT_GOLDEN_DIR, entry[i]->d_name);
		int status = run(backend, path);
		if (status) {
			print_error("%s on %s: exit status %d\n", path, backend, status);
			bad++;
		}
		wfi_free(path);
		free(entry[i]);
	}
	free(entry);
	assert_int_equal(bad, 0);
}

static void by_reference(void **state)
{
	(void)state;
	all_pass("reference");
}

static void by_cpu(void **state)
{
	(void)state;
	all_pass("cpu");
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(by_reference), cmocka_unit_test(by_cpu) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* In sanitizer builds generated code is instrumented too: a kernel that writes beyond its buffer, or in which two threads write one buffer,
 * ends the process with the sanitizer's report. Other builds have nothing to show. */
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
#include "backend/cpu/test_run.h"

enum { COUNT = 1000 };

static wfi_executable *doubling(int n_devices)
{
	wfi_trace *t = wfi_trace_begin("doubling", NULL);
	wfi_type type = type_of("f32[1000]");
	wf_val x = wfi_trace_param(t, &type, false), r = wf_add(x, x);
	wfi_func *f = NULL;
	wfi_executable *e = NULL;
	no_error(wfi_trace_end(t, 1, &r, &f));
	no_error(wfi_backend_cpu.compile(&wfi_backend_cpu, f, &(wfi_compile_opts){ NULL, n_devices, 0 }, &e));
	return e;
}

/* ---- what the child does ---- */

WFI_UNUSED static void write_beyond(void)
{
	wfi_executable *e = doubling(1);
	float *in = calloc(COUNT, sizeof *in), *out = malloc((COUNT - 10) * sizeof *out);
	wf_error_free(wfi_backend_cpu.run(e, &(wfi_run){ .in = (const void *[]){ in }, .out = (void *[]){ out } }));
}

static float shared_in[COUNT], shared_out[COUNT];
static wfi_executable *shared;

static void *run_device(void *device)
{
	int d = *(int *)device;
	for (int i = 0; i < 100; i++)
		wf_error_free(wfi_backend_cpu.run(
			shared, &(wfi_run){ .device = d, .in = (const void *[]){ shared_in }, .out = (void *[]){ shared_out } }));
	return NULL;
}

WFI_UNUSED static void write_together(void)
{
	pthread_t other;
	int devices[] = { 0, 1 };
	shared = doubling(2);
	pthread_create(&other, NULL, run_device, &devices[1]);
	run_device(&devices[0]);
	pthread_join(other, NULL);
}

/* ---- */

static void expect_report(void (*child)(void), const char *report)
{
	int p[2], status;
	wfi_str text = { 0 };
	char buf[4096];
	assert_int_equal(pipe(p), 0);
	fflush(NULL);
	pid_t pid = fork();
	assert_true(pid >= 0);
	if (!pid) {
		dup2(p[1], 2);
		close(p[0]);
		child();
		_exit(0);
	}
	close(p[1]);
	for (ssize_t n; (n = read(p[0], buf, sizeof buf)) > 0;)
		wfi_str_put(&text, buf, (size_t)n);
	close(p[0]);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	if (!text.s || !strstr(text.s, report))
		fail_msg("no \"%s\" in: %s", report, text.s ? text.s : "nothing");
	assert_false(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	wfi_str_free(&text);
}

static void test_broken_kernel(void **unused)
{
	(void)unused;
#if defined WFI_SANITIZE_ADDRESS
	expect_report(write_beyond, "AddressSanitizer: heap-buffer-overflow");
#elif defined WFI_SANITIZE_THREAD
	expect_report(write_together, "ThreadSanitizer: data race");
#else
	(void)expect_report;
	skip();
#endif
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_broken_kernel) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}

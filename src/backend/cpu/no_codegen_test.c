/* Where libweft-llvm.so is missing, compiling says so and what to do. The test starts itself on a copy of libweft.so that lies alone. */
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "backend/cpu/test_run.h"

static int child(void)
{
	wfi_trace *t = wfi_trace_begin("alone", NULL);
	wfi_type type = type_of("f32[5]");
	wf_val x = wfi_trace_param(t, &type, false), r[] = { wf_add(x, x), x };
	wfi_func *f = NULL, *through = NULL;
	wfi_executable *e = NULL;
	no_error(wfi_trace_end(t, 1, r, &f));
	wf_error *err = wfi_backend_cpu.compile(&wfi_backend_cpu, f, NULL, &e);
	bool good = err && !e && wf_error_code(err) == WF_UNSUPPORTED && strstr(wf_error_text(err), "libweft-llvm.so") &&
		    strstr(wf_error_text(err), "libllvm");
	if (!good)
		fprintf(stderr, "unexpected: %s\n", wf_error_text(err));
	wf_error_free(err);
	wfi_func_release(f);
	/* a program without kernels needs no code */
	t = wfi_trace_begin("through", NULL);
	x = wfi_trace_param(t, &type, false);
	no_error(wfi_trace_end(t, 1, &x, &through));
	wf_error *none = wfi_backend_cpu.compile(&wfi_backend_cpu, through, NULL, &e);
	good &= !none && e;
	if (e)
		wfi_backend_cpu.free(e);
	wf_error_free(none);
	wfi_func_release(through);
	return good ? 0 : 1;
}

static void copy_file(const char *from, const char *to)
{
	char *data = NULL;
	size_t size = 0;
	no_error(wfi_read_file(from, (size_t)1 << 30, &data, &size));
	FILE *f = fopen(to, "wb");
	assert_non_null(f);
	assert_int_equal(fwrite(data, 1, size, f), size);
	assert_int_equal(fclose(f), 0);
	assert_int_equal(chmod(to, 0755), 0);
	wfi_free(data);
}

static void test_without_codegen(void **unused)
{
	(void)unused;
	char dir[] = "/tmp/weft-alone-XXXXXX";
	int status;
	assert_non_null(mkdtemp(dir));
	char *lib = wfi_path_join(dir, "libweft.so.0"), *exe = wfi_self_exe(), *from = wfi_library_dir();
	char *original = wfi_path_join(from, "libweft.so.0");
	copy_file(original, lib);
	fflush(NULL);
	pid_t pid = fork();
	assert_true(pid >= 0);
	if (!pid) {
		setenv("LD_LIBRARY_PATH", dir, 1);
		execl(exe, exe, "child", (char *)NULL);
		_exit(127);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	unlink(lib);
	rmdir(dir);
	wfi_free(original);
	wfi_free(from);
	wfi_free(exe);
	wfi_free(lib);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), 0);
}

int main(int argc, char **argv)
{
	if (argc > 1 && !strcmp(argv[1], "child"))
		return child();
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_without_codegen) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Generated code on disk: a second program finds it, what is damaged or strange is made again, and no bytes make the loader fall over. */
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include "backend/cpu/code.h"
#include "backend/cpu/loader.h"
#include "backend/cpu/test_run.h"

static char dir[] = "/tmp/weft-cache-XXXXXX";

static wfi_func *program(void)
{
	wfi_trace *t = wfi_trace_begin("cached", NULL);
	wfi_type type = type_of("f32[7,33]"), column = type_of("f32[7]");
	wf_val x = wfi_trace_param(t, &type, false), y = wfi_trace_param(t, &column, false);
	wf_val r[] = { wf_exp(wf_mul(x, x)), wf_remainder(wf_max(x, .axes = WF_AXES(1)), y) };
	wfi_func *f = NULL;

	no_error(wfi_trace_end(t, 2, r, &f));
	return f;
}

/* the files of the folder; names[0] of the last one */
static int count_files(char *last)
{
	DIR *d = opendir(dir);
	int n = 0;

	assert_non_null(d);
	for (const struct dirent *e; (e = readdir(d));)
		if (*e->d_name != '.') {
			snprintf(last, 512, "%s/%s", dir, e->d_name);
			n++;
		} else {
			assert_int_not_equal(strncmp(e->d_name, ".new", 4), 0);
		}
	closedir(d);
	return n;
}

static void remove_files(void)
{
	char path[512];

	while (count_files(path))
		assert_int_equal(unlink(path), 0);
}

static void runs_well(void)
{
	wfi_func *f = program();
	arrays in, here, plain;

	inputs_of(f, &in);
	run_here(f, &in, &here);
	run_plain(f, &in, &plain);
	for (int i = 0; i < here.n; i++)
		for (int64_t k = 0; k < wfi_type_count(&here.type[i]); k++) {
			double a = wfi_load_f(WF_F32, here.data[i], k), b = wfi_load_f(WF_F32, plain.data[i], k);
			assert_true(fabs(a - b) <= 1e-5 * fabs(b) + 1e-6);
		}
	free_arrays(&in);
	free_arrays(&here);
	free_arrays(&plain);
	wfi_func_release(f);
}

static void read_cached(char *path, char **bytes, size_t *n)
{
	assert_int_equal(count_files(path), 1);
	no_error(wfi_read_file(path, (size_t)1 << 24, bytes, n));
}

static void write_bytes(const char *path, const char *bytes, size_t n)
{
	FILE *f = fopen(path, "wb");
	assert_non_null(f);
	assert_int_equal(fwrite(bytes, 1, n, f), n);
	assert_int_equal(fclose(f), 0);
}

static void test_found_again(void **unused)
{
	(void)unused;
	char path[512];
	struct stat first, again;

	remove_files();
	runs_well();
	assert_int_equal(count_files(path), 1);
	assert_int_equal(stat(path, &first), 0);
	assert_int_equal(first.st_mode & 0777, 0600);
	runs_well();
	assert_int_equal(count_files(path), 1);
	assert_int_equal(stat(path, &again), 0);
	assert_true(first.st_ino == again.st_ino); /* not written again */
	setenv("WEFT_TIER", "good", 1);
	runs_well();
	unsetenv("WEFT_TIER");
	assert_int_equal(count_files(path), 2);
}

/* whatever byte of the file is changed, wherever it is cut: the right result, and a whole file afterwards */
static void test_damaged(void **unused)
{
	(void)unused;
	char path[512], *bytes, *now;
	size_t n, n_now;

	remove_files();
	runs_well();
	read_cached(path, &bytes, &n);
	for (int i = 0; i < 60; i++) {
		char *copy = wfi_alloc(n);
		size_t at = i < 40 ? (size_t)i * 2 : (size_t)below((int)n), size = i % 3 ? n : (size_t)below((int)n);
		memcpy(copy, bytes, n);
		copy[at] = (char)(copy[at] ^ (1 << (i & 7)));
		write_bytes(path, copy, size);
		wfi_free(copy);
		runs_well();
		read_cached(path, &now, &n_now);
		assert_true(n_now == n);
		assert_memory_equal(now, bytes, n);
		wfi_free(now);
	}
	wfi_free(bytes);
}

static void test_not_ones_own(void **unused)
{
	(void)unused;
	char path[512], other[600];
	struct stat before, after;
	const wfi_code_key wrong = { { 1, 2 } };
	wfi_objects o;
	wfi_kernel_range range[64];

	remove_files();
	runs_well();
	count_files(path);
	assert_int_equal(chmod(path, 0666), 0);
	assert_int_equal(stat(path, &before), 0);
	runs_well(); /* anyone could have written that */
	assert_int_equal(stat(path, &after), 0);
	assert_true(before.st_ino != after.st_ino);
	snprintf(other, sizeof other, "%s/%016llx%016llx.o", dir, 1ULL, 2ULL);
	assert_int_equal(rename(path, other), 0);
	assert_false(wfi_code_cache_get(&wrong, 2, range, &o)); /* another program's, under this name */
	remove_files();
	assert_int_equal(chmod(dir, 0777), 0);
	runs_well();
	assert_int_equal(count_files(path), 0);
	assert_int_equal(chmod(dir, 0700), 0);
	assert_int_equal(mkdir(other, 0700), 0);
	assert_false(wfi_code_cache_get(&wrong, 2, range, &o));
	assert_int_equal(rmdir(other), 0);
}

static void test_no_room(void **unused)
{
	(void)unused;
	char path[512];
	struct rlimit old, none;

	remove_files();
	setenv("WEFT_CACHE", "none", 1);
	runs_well();
	setenv("WEFT_CACHE", "/dev/null/kernels", 1);
	runs_well();
	setenv("WEFT_CACHE", dir, 1);
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
	none = (struct rlimit){ 100, old.rlim_max };
	signal(SIGXFSZ, SIG_IGN);
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &none), 0); /* as a full disk */
	runs_well();
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &old), 0);
	assert_int_equal(count_files(path), 0);
}

/* what has not been used for longest goes, the newest stays */
static void test_most(void **unused)
{
	(void)unused;
	char path[600];

	remove_files();
	for (int i = 0; i < 4; i++) { /* with holes: they take no room */
		snprintf(path, sizeof path, "%s/old%d.o", dir, i);
		int fd = open(path, O_CREAT | O_WRONLY, 0600);
		assert_true(fd >= 0);
		assert_int_equal(ftruncate(fd, (off_t)70 << 20), 0);
		const struct timespec t[2] = { { 1000 + i, 0 }, { 1000 + i, 0 } };
		assert_int_equal(futimens(fd, t), 0);
		close(fd);
	}
	runs_well();
	wfi_code_cache_trim();
	assert_int_equal(count_files(path), 2);
	for (int i = 0; i < 4; i++) {
		snprintf(path, sizeof path, "%s/old%d.o", dir, i);
		assert_int_equal(access(path, F_OK), i < 3 ? -1 : 0);
	}
}

/* ---- the loader ---- */

static void test_loader(void **unused)
{
	(void)unused;
	char path[512], *bytes;
	size_t n, at = 0;
	wfi_loaded *o = NULL;

	remove_files();
	runs_well();
	read_cached(path, &bytes, &n);
	while (at + 4 < n && memcmp(bytes + at, "\177ELF", 4))
		at += 8;
	assert_true(at + 4 < n);
	size_t size = n - at;
	char *copy = wfi_try_alloc_aligned(size, 64); /* exactly as large: a sanitizer sees what goes beyond */
	memcpy(copy, bytes + at, size);
	no_error(wfi_load_object(copy, size, &o));
	assert_non_null(wfi_loaded_find(o, "kernel_0"));
	assert_null(wfi_loaded_find(o, "kernel_77"));
	wfi_loaded_free(o);
	for (int i = 0; i < 20000; i++) {
		memcpy(copy, bytes + at, size);
		for (int k = 1 + below(4); k; k--) {
			size_t where = (size_t)below((int)size);
			copy[where] = (char)(below(3) ? below(256) : copy[where] + below(3) - 1);
		}
		wf_error *err = wfi_load_object(copy, size, &o);
		wfi_loaded_free(o);
		if (err)
			assert_int_equal(strncmp(wf_error_text(err), "an object of generated code cannot be loaded: ", 46) &&
						 strncmp(wf_error_text(err), "generated code ", 15) && wf_error_code(err) != WF_OUT_OF_MEMORY, 0);
		wf_error_free(err);
	}
	wfi_free(copy);
	for (size_t i = 0; i < size; i += 1 + size / 300) {
		copy = wfi_try_alloc_aligned(i ? i : 1, 64);
		memcpy(copy, bytes + at, i);
		wf_error_free(wfi_load_object(copy, i, &o));
		wfi_loaded_free(o);
		wfi_free(copy);
	}
	wfi_free(bytes);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_found_again), cmocka_unit_test(test_damaged), cmocka_unit_test(test_not_ones_own),
					    cmocka_unit_test(test_no_room), cmocka_unit_test(test_most), cmocka_unit_test(test_loader) };
	if (!mkdtemp(dir))
		return 1;
	setenv("WEFT_CACHE", dir, 1);
	int failed = cmocka_run_group_tests(tests, NULL, NULL);
	remove_files();
	rmdir(dir);
	return failed;
}

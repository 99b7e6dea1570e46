/* host_blas_test.c: a host that uses OpenBLAS itself: its number of threads stays, and weft's bits do not depend on it. */
#include <dlfcn.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>

/* for all to see, as a program that is linked with it has it; the loader keeps memory for that, which a sanitizer takes for lost */
#ifdef WFI_SANITIZE_ADDRESS
#define HOW RTLD_LOCAL
#else
#define HOW RTLD_GLOBAL
#endif

static wf_val product(wf_val x) { return wf_matmul(x, wf_transpose(x)); }

static void get(void *handle, const char *name, void *fn)
{
	void *p = dlsym(handle, name);

	assert_non_null(p);
	memcpy(fn, &p, sizeof p);
}

static void the_host_keeps_its_own(void **state)
{
	enum { N = 192 };
	static float v[N * N], got[N * N];
	void *blas = dlopen("libopenblas.so.0", RTLD_NOW | HOW);
	int (*get_threads)(void);
	void (*set_threads)(int n);
	void (*sgemm)(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a, int lda, const float *b, int ldb, float beta, float *c, int ldc);
	WF_TREES(x, y);

	(void)state;
	if (!blas)
		skip();
	get(blas, "openblas_get_num_threads", &get_threads);
	get(blas, "openblas_set_num_threads", &set_threads);
	get(blas, "cblas_sgemm", &sgemm);
	set_threads(3);
	int threads = get_threads(); /* 3, or as many as the library can have */
	for (int i = 0; i < N * N; i++)
		v[i] = (float)(i % 17) - 8; /* products and sums are exact, whatever the order */
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ N, N }, v, &x));
	wf_must(wf_call(product, WF_IN(x), WF_OUT(&y)));
	assert_int_equal(get_threads(), threads);
	assert_null(getenv("OPENBLAS_NUM_THREADS"));
	assert_null(getenv("OPENBLAS_CORETYPE"));
	sgemm(101, 111, 112, N, N, N, 1, v, N, v, N, 0, got, N); /* the host's still works, and says the same */
	assert_memory_equal(got, wf_tree_data(y), sizeof got);
	assert_int_equal(get_threads(), threads);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(the_host_keeps_its_own) };

	unsetenv("OPENBLAS_NUM_THREADS");
	unsetenv("OPENBLAS_CORETYPE");
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* blas.c: OpenBLAS, opened when a program has its first product that is large enough. It is told to use one thread: our own devices are
 * the threads. WEFT_BLAS names another library with the same functions, or "none". */
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include "backend/cpu/dot.h"

enum { ROW_MAJOR = 101, PLAIN = 111, TRANSPOSED = 112 };

static struct {
	const char *name;
	void (*sgemm)(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a, int lda, const float *b,
		      int ldb, float beta, float *c, int ldc);
	void (*dgemm)(int order, int ta, int tb, int m, int n, int k, double alpha, const double *a, int lda, const double *b,
		      int ldb, double beta, double *c, int ldc);
	void (*sgemv)(int order, int trans, int m, int n, float alpha, const float *a, int lda, const float *x, int incx,
		      float beta, float *y, int incy);
	void (*dgemv)(int order, int trans, int m, int n, double alpha, const double *a, int lda, const double *x, int incx,
		      double beta, double *y, int incy);
	void (*set_num_threads)(int n);
} blas;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool find(void *lib, const char *name, void *fn)
{
	void *p = dlsym(lib, name);

	memcpy(fn, &p, sizeof p);
	return p;
}

/* Debian 12's OpenBLAS (0.3.21) takes a processor that is newer than itself for one of 2004 and runs SSE3 code, six times slower. What the
 * processor can do decides instead, unless OPENBLAS_CORETYPE is set; the library reads the variable while it is loaded. */
static const char *core_type(void)
{
#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw") &&
	    __builtin_cpu_supports("avx512vl"))
		return "SkylakeX";
	if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
		return "Haswell";
#endif
	return NULL;
}

static void *load(const char *name)
{
	const char *core = getenv("OPENBLAS_CORETYPE") ? NULL : core_type();

	if (core)
		setenv("OPENBLAS_CORETYPE", core, 0);
	void *lib = dlopen(name, RTLD_NOW | RTLD_LOCAL);
	if (core)
		unsetenv("OPENBLAS_CORETYPE");
	return lib;
}

static void open_library(void)
{
	const char *names[] = { getenv("WEFT_BLAS"), "libopenblas.so.0", "libopenblas.so" };
	void *lib = NULL;
	size_t i = names[0] && *names[0] ? 0 : 1;

	if (!i && !strcmp(names[0], "none")) {
		wfi_log(WFI_INFO, "matrix products without OpenBLAS, as WEFT_BLAS=none asks");
		return;
	}
	for (; i < WFI_COUNT(names) && !lib; i++)
		lib = load(names[i]);
	if (!lib) {
		wfi_log(WFI_WARN,
			"OpenBLAS is not there (%s): matrix products use plain loops, which are several times slower; Debian: "
			"libopenblas0-pthread",
			dlerror());
		return;
	}
	if (!find(lib, "cblas_sgemm", &blas.sgemm) || !find(lib, "cblas_dgemm", &blas.dgemm) ||
	    !find(lib, "cblas_sgemv", &blas.sgemv) || !find(lib, "cblas_dgemv", &blas.dgemv)) {
		wfi_log(WFI_WARN, "%s has no cblas_sgemm, cblas_dgemm, cblas_sgemv, cblas_dgemv: matrix products use plain loops",
			names[i - 1]);
		dlclose(lib);
		return;
	}
	if (find(lib, "openblas_set_num_threads", &blas.set_num_threads))
		blas.set_num_threads(1);
	blas.name = wfi_strdup(names[i - 1]);
}

void wfi_blas_open(void)
{
	pthread_once(&once, open_library);
}

const char *wfi_blas_name(void)
{
	return blas.name;
}

static bool fits(int64_t m, int64_t n, int64_t k, int64_t lda, int64_t ldb)
{
	return blas.name && m <= INT_MAX && n <= INT_MAX && k <= INT_MAX && lda <= INT_MAX && ldb <= INT_MAX;
}

/* a stride 1 in the column: rows lie `row` apart; else the matrix lies transposed. The library wants a distance that is not less than a row. */
#define PRODUCT(name, T, gemm, gemv) \
	bool name(int64_t m, int64_t n, int64_t k, const T *a, int64_t ar, int64_t ac, const T *b, int64_t br, int64_t bc, T *c) \
	{ \
		bool ta = ac != 1, tb = bc != 1; \
		int64_t lda = WFI_MAX(ta ? ac : ar, ta ? m : k), ldb = WFI_MAX(tb ? bc : br, tb ? k : n); \
		if (!fits(m, n, k, WFI_MAX(lda, br), WFI_MAX(ldb, ac))) \
			return false; \
		if (n == 1) \
			blas.gemv(ROW_MAJOR, ta ? TRANSPOSED : PLAIN, (int)(ta ? k : m), (int)(ta ? m : k), 1, a, (int)lda, b, \
				  (int)br, 0, c, 1); \
		else if (m == 1) \
			blas.gemv(ROW_MAJOR, tb ? PLAIN : TRANSPOSED, (int)(tb ? n : k), (int)(tb ? k : n), 1, b, (int)ldb, a, \
				  (int)ac, 0, c, 1); \
		else \
			blas.gemm(ROW_MAJOR, ta ? TRANSPOSED : PLAIN, tb ? TRANSPOSED : PLAIN, (int)m, (int)n, (int)k, 1, a, \
				  (int)lda, b, (int)ldb, 0, c, (int)n); \
		return true; \
	}

PRODUCT(wfi_blas_f32, float, sgemm, sgemv)
PRODUCT(wfi_blas_f64, double, dgemm, dgemv)

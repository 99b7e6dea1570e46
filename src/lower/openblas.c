/* openblas.c: see openblas.h. */
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include "lower/openblas.h"

enum { ROW_MAJOR = 101, PLAIN = 111 };

static struct {
	const char *name;
	void *handle;
	void (*sgemm)(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a, int lda, const float *b,
		      int ldb, float beta, float *c, int ldc);
	void (*dgemm)(int order, int ta, int tb, int m, int n, int k, double alpha, const double *a, int lda, const double *b,
		      int ldb, double beta, double *c, int ldc);
} library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool find(const char *name, void *fn)
{
	void *p = library.handle ? dlsym(library.handle, name) : NULL;

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
	void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
	if (core)
		unsetenv("OPENBLAS_CORETYPE");
	return handle;
}

static void open_library(void)
{
	const char *names[] = { getenv("WEFT_BLAS"), "libopenblas.so.0", "libopenblas.so" };
	size_t i = names[0] && *names[0] ? 0 : 1;
	void (*set_num_threads)(int n);

	if (!i && !strcmp(names[0], "none")) {
		wfi_log(WFI_INFO, "matrix products without OpenBLAS, as WEFT_BLAS=none asks");
		return;
	}
	for (; i < WFI_COUNT(names) && !library.handle; i++)
		library.handle = load(names[i]);
	if (!library.handle) {
		wfi_log(WFI_WARN,
			"OpenBLAS is not there (%s): matrix products use plain loops, which are several times slower; Debian: "
			"libopenblas0-pthread",
			dlerror());
		return;
	}
	if (!find("cblas_sgemm", &library.sgemm) || !find("cblas_dgemm", &library.dgemm)) {
		wfi_log(WFI_WARN, "%s has no cblas_sgemm, cblas_dgemm: matrix products use plain loops", names[i - 1]);
		dlclose(library.handle);
		library.handle = NULL;
		library.sgemm = NULL;
		return;
	}
	if (find("openblas_set_num_threads", &set_num_threads))
		set_num_threads(1);
	library.name = wfi_strdup(names[i - 1]);
}

const char *wfi_openblas(void)
{
	pthread_once(&once, open_library);
	return library.name;
}

bool wfi_openblas_find(const char *name, void *fn)
{
	wfi_openblas();
	return find(name, fn);
}

wf_error *wfi_openblas_missing(const char *what)
{
	return wf_error_new(
		WF_UNSUPPORTED,
		"%s needs LAPACK, and no OpenBLAS was found (Debian: libopenblas0-pthread; WEFT_BLAS names another library)",
		what);
}

#define GEMM(name, T, gemm) \
	void name(int64_t m, int64_t n, int64_t k, const T *a, int64_t lda, const T *b, int64_t ldb, T *c, int64_t ldc) \
	{ \
		if (wfi_openblas() && m <= INT_MAX && n <= INT_MAX && k <= INT_MAX && lda <= INT_MAX && ldb <= INT_MAX && \
		    ldc <= INT_MAX) { \
			if (m && n) \
				library.gemm(ROW_MAJOR, PLAIN, PLAIN, (int)m, (int)n, (int)k, 1, a, (int)lda, b, (int)ldb, 0, c, \
					     (int)ldc); \
			return; \
		} \
		for (int64_t i = 0; i < m; i++) { \
			memset(c + i * ldc, 0, (size_t)n * sizeof(T)); \
			for (int64_t l = 0; l < k; l++) \
				for (int64_t j = 0; j < n; j++) \
					c[i * ldc + j] += a[i * lda + l] * b[l * ldb + j]; \
		} \
	}

GEMM(wfi_gemm_f32, float, sgemm)
GEMM(wfi_gemm_f64, double, dgemm)

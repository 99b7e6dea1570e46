/* blas.c: OpenBLAS for products of any layout, from the first one that is large enough. */
#include <limits.h>
#include <pthread.h>
#include "backend/cpu/dot.h"
#include "lower/openblas.h"

enum { ROW_MAJOR = 101, PLAIN = 111, TRANSPOSED = 112 };

static struct {
	bool found;
	void (*sgemm)(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a, int lda, const float *b,
		      int ldb, float beta, float *c, int ldc);
	void (*dgemm)(int order, int ta, int tb, int m, int n, int k, double alpha, const double *a, int lda, const double *b,
		      int ldb, double beta, double *c, int ldc);
	void (*sgemv)(int order, int trans, int m, int n, float alpha, const float *a, int lda, const float *x, int incx,
		      float beta, float *y, int incy);
	void (*dgemv)(int order, int trans, int m, int n, double alpha, const double *a, int lda, const double *x, int incx,
		      double beta, double *y, int incy);
} blas;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find_functions(void)
{
	blas.found = wfi_openblas() && wfi_openblas_find("cblas_sgemm", &blas.sgemm) && wfi_openblas_find("cblas_dgemm", &blas.dgemm) &&
		     wfi_openblas_find("cblas_sgemv", &blas.sgemv) && wfi_openblas_find("cblas_dgemv", &blas.dgemv);
	if (wfi_openblas() && !blas.found)
		wfi_log(WFI_WARN, "%s has no cblas_sgemv, cblas_dgemv: matrix products use plain loops", wfi_openblas());
}

void wfi_blas_open(void)
{
	pthread_once(&once, find_functions);
}

const char *wfi_blas_name(void)
{
	return blas.found ? wfi_openblas() : NULL;
}

static bool fits(int64_t m, int64_t n, int64_t k, int64_t lda, int64_t ldb)
{
	return blas.found && m <= INT_MAX && n <= INT_MAX && k <= INT_MAX && lda <= INT_MAX && ldb <= INT_MAX;
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

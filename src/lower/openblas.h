/* openblas.h: OpenBLAS (BLAS and LAPACK), opened when something first asks for it and told to use one thread: our devices are the threads.
 * WEFT_BLAS names another library with the same functions, or "none". The one place that opens it. A host that uses OpenBLAS itself keeps its own, with
 * its settings: weft then loads a second copy. */
#ifndef WFI_OPENBLAS_H
#define WFI_OPENBLAS_H
#include "base/base.h"

/* Opens the library when that has not been tried yet: the name it was opened by, NULL when there is none. */
const char *wfi_openblas(void);
/* the library's function of that name (LAPACK's end in an underscore), or NULL. Function pointers: copied into `fn`, a pointer to one. */
bool wfi_openblas_find(const char *name, void *fn);
/* WF_UNSUPPORTED: what needs LAPACK, and how to get it */
wf_error *wfi_openblas_missing(const char *what);

/* C = A · B, row-major: A is m × k with rows lda apart, B k × n, C m × n. By the library, else by plain loops. */
void wfi_gemm_f32(int64_t m, int64_t n, int64_t k, const float *a, int64_t lda, const float *b, int64_t ldb, float *c, int64_t ldc);
void wfi_gemm_f64(int64_t m, int64_t n, int64_t k, const double *a, int64_t lda, const double *b, int64_t ldb, double *c, int64_t ldc);
#endif

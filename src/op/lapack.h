/* lapack.h: the custom calls by which JAX reaches LAPACK on the CPU ("lapack_sgetrf_ffi" …), through OpenBLAS. Arrays here are row-major,
 * LAPACK's column-major: each matrix is turned on its way in and out.
 *   lapack_call.c    what a call's name and operands say, memory, turning, and the list of targets
 *   lapack_factor.c  LU, QR, systems of equations       lapack_eigen.c  eigenvalues, reductions to them, singular values
 *   lapack_rules.c   derivatives                        lapack_older.c  the names and operands of JAX before 2025 */
#ifndef WFI_OP_LAPACK_H
#define WFI_OP_LAPACK_H
#include "lower/openblas.h"
#include "lower/text.h"
#include "op/array.h"
#include "op/class.h"
#include "op/ffi.h"

/* ---- names and options ---- */
const char *wfi_lapack_target(const void *attrs);
wf_dtype wfi_lapack_element(const void *attrs); /* of lapack_Xgetrf_ffi */
/* a character (a number, a boolean) of the configuration */
int wfi_lapack_option(const void *attrs, const char *name, int otherwise);
bool wfi_lapack_one_of(wfi_infer *c, const char *name, int otherwise, const char *letters);

/* ---- types ---- */
typedef struct wfi_lapack_shape { int64_t batch; int m, n, k; } wfi_lapack_shape; /* k: the smaller */
wfi_lapack_shape wfi_lapack_shape_of(const wfi_type *t);
/* operand 0 is matrices of the target's element type that LAPACK's ints can count */
bool wfi_lapack_matrices(wfi_infer *c, bool square);
/* result i is [batch, tail …] of that element type; n_tail says how many of a, b count */
bool wfi_lapack_result(wfi_infer *c, int i, wf_dtype d, int n_tail, int64_t a, int64_t b);
/* the same for an operand */
bool wfi_lapack_operand(wfi_infer *c, int i, wf_dtype d, int n_tail, int64_t a, int64_t b);

/* ---- running ---- */
typedef struct wfi_lapack {
	const wfi_eval *e;
	int64_t batch;
	int m, n, k, lda;       /* of operand 0's matrices */
	bool is_complex;
	size_t size, real_size; /* bytes of an element, of its real part */
	void *work;
	int n_work;             /* −1: the first call asks how much the routine wants */
	void *taken[8];
	int n_taken;
	size_t bytes;
} wfi_lapack;
/* the library's function of that name for the call's element type */
wf_error *wfi_lapack_begin(const wfi_eval *e, const char *base, void *fn, wfi_lapack *l);
void *wfi_lapack_take(wfi_lapack *l, int64_t count, size_t size); /* at least one element, zeros; freed by wfi_lapack_end */
wf_error *wfi_lapack_taken(wfi_lapack *l);                        /* an error (everything is freed) when one of them was not to be had */
wf_error *wfi_lapack_grow(wfi_lapack *l);                         /* work as large as its first element says */
wf_error *wfi_lapack_end(wfi_lapack *l);                          /* frees; NULL */
const void *wfi_lapack_in(const wfi_eval *e, int i, int64_t k, int64_t each); /* matrix k of an operand, of a result; 0 for k < 0 */
void *wfi_lapack_out(const wfi_eval *e, int i, int64_t k, int64_t each);
/* to[j][i] = from[i][j]: m × n row-major to column-major, or with m and n exchanged the other way */
void wfi_lapack_turn(size_t size, const void *from, void *to, int64_t m, int64_t n);
bool wfi_lapack_finite(const wfi_eval *e, int64_t k, int64_t each); /* all elements of matrix k of operand 0 */

/* ---- the targets: infer and run of each base name ---- */
#define WFI_LAPACK_BASES(X) X(getrf) X(geqrf) X(geqp3) X(orgqr) X(ormqr) X(gtsv) X(syevd) X(geev) X(gees) X(gehrd) X(sytrd) X(gesdd) X(gesvd)
#define WFI_LAPACK_DECLARE(base) bool wfi_infer_##base(wfi_infer *c); wf_error *wfi_run_##base(const wfi_eval *e);
WFI_LAPACK_BASES(WFI_LAPACK_DECLARE)
void wfi_jvp_getrf(const wfi_view *e, const wf_val *t, wf_val *out);
void wfi_jvp_syevd(const wfi_view *e, const wf_val *t, wf_val *out);
void wfi_jvp_gesdd(const wfi_view *e, const wf_val *t, wf_val *out);
void wfi_jvp_geev(const wfi_view *e, const wf_val *t, wf_val *out);
void wfi_jvp_gtsv(const wfi_view *e, const wf_val *t, wf_val *out);
void wfi_transpose_gtsv(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out); /* linear in the right sides */

/* A call as JAX printed it before 2025 ("lapack_sgetrf" with its sizes as operands; results that are room to work in), as today's: place[i] is
 * the printed result that is today's result i; the others are not wanted. */
typedef struct wfi_lapack_call { char target[24]; const char *config; int n_in, n_out; wf_val in[2]; int place[8]; } wfi_lapack_call;
/* False with t->reason: that cannot be; false without: it is no such call. */
bool wfi_lapack_older(wfi_text_op *t, const char *target, const char *config, wfi_lapack_call *call);
#endif

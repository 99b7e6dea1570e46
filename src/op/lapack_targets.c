/* lapack_targets.c: the custom calls by which JAX reaches LAPACK on the CPU ("lapack_sgetrf_ffi" …), through OpenBLAS. Arrays here are
 * row-major, LAPACK's column-major: each matrix is turned on its way in and out. Holds no operation. */
#include "lower/lapack.h"
#include "op/array.h"
#include "op/class.h"
#include "op/ffi.h"

/* ---- what the names say ---- */

static const char *target_of(const void *attrs)
{
	return ((const wfi_custom_call_attrs *)attrs)->call_target_name;
}

/* lapack_Xgetrf_ffi: X is the element type */
static wf_dtype element(const void *attrs)
{
	return target_of(attrs)[7] == 's' ? WF_F32 : WF_F64;
}

static char option(const void *attrs, const char *name, char otherwise)
{
	return (char)wfi_ffi_config(((const wfi_custom_call_attrs *)attrs)->backend_config, name, otherwise);
}

/* "getrf" of this element type in the library */
static wf_error *find(const wfi_eval *e, const char *base, void *fn)
{
	char name[32];

	snprintf(name, sizeof name, "%c%s_", target_of(e->attrs)[7], base);
	return wfi_lapack_find(name, fn) ? NULL : wfi_lapack_missing(target_of(e->attrs));
}

/* ---- shapes ---- */

typedef struct shape { int64_t batch; int m, n, k; } shape; /* k: the smaller */

static shape shape_of(const wfi_type *t)
{
	shape s = { 1, (int)t->dims[t->rank - 2], (int)t->dims[t->rank - 1], 0 };

	for (int i = 0; i < t->rank - 2; i++)
		s.batch *= t->dims[i];
	s.k = WFI_MIN(s.m, s.n);
	return s;
}

/* operand 0 is matrices of the target's element type that LAPACK's ints can count */
static bool matrices(wfi_infer *c, bool square)
{
	const wfi_type *t = &c->in[0];
	char u[WFI_TYPE_TEXT];

	if (t->rank < 2 || t->dtype != element(c->attrs))
		return wfi_infer_fail(c, "\"%s\" takes matrices of %s, got %s", target_of(c->attrs), wf_dtype_name(element(c->attrs)), wfi_type_text(t, u));
	if (t->dims[t->rank - 1] > INT32_MAX / 8 || t->dims[t->rank - 2] > INT32_MAX / 8)
		return wfi_infer_fail(c, "%s is too large for LAPACK", wfi_type_text(t, u));
	if (square && t->dims[t->rank - 1] != t->dims[t->rank - 2])
		return wfi_infer_fail(c, "\"%s\" takes square matrices, got %s", target_of(c->attrs), wfi_type_text(t, u));
	return true;
}

/* result i is [batch, tail …] of that element type */
static bool result_is(wfi_infer *c, int i, wf_dtype d, int n_tail, int64_t a, int64_t b)
{
	wfi_type want = c->in[0];
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	want.dtype = d;
	want.rank = c->in[0].rank - 2 + n_tail;
	want.dims[c->in[0].rank - 2] = n_tail > 0 ? a : 0;
	want.dims[c->in[0].rank - 1] = n_tail > 1 ? b : 0;
	return wfi_type_equal(&want, &c->out[i]) ||
	       wfi_infer_fail(c, "result %d of \"%s\" is %s, not %s", i, target_of(c->attrs), wfi_type_text(&want, t), wfi_type_text(&c->out[i], u));
}

static bool infer_getrf(wfi_infer *c)
{
	if (!matrices(c, false))
		return false;
	const shape s = shape_of(&c->in[0]);
	return result_is(c, 0, c->in[0].dtype, 2, s.m, s.n) && result_is(c, 1, WF_I32, 1, s.k, 0) && result_is(c, 2, WF_I32, 0, 0, 0);
}

static bool infer_geqrf(wfi_infer *c)
{
	if (!matrices(c, false))
		return false;
	const shape s = shape_of(&c->in[0]);
	return result_is(c, 0, c->in[0].dtype, 2, s.m, s.n) && result_is(c, 1, c->in[0].dtype, 1, s.k, 0);
}

static bool infer_orgqr(wfi_infer *c)
{
	const wfi_type *t = &c->in[1];
	char u[WFI_TYPE_TEXT];

	if (!matrices(c, false))
		return false;
	const shape s = shape_of(&c->in[0]);
	if (t->dtype != c->in[0].dtype || t->rank != c->in[0].rank - 1 || t->dims[t->rank - 1] > s.n || s.n > s.m ||
	    memcmp(t->dims, c->in[0].dims, (size_t)(t->rank - 1) * sizeof t->dims[0]))
		return wfi_infer_fail(c, "the reflectors' scales %s do not fit, or there are more columns than rows", wfi_type_text(t, u));
	return result_is(c, 0, c->in[0].dtype, 2, s.m, s.n);
}

static bool infer_syevd(wfi_infer *c)
{
	if (!matrices(c, true))
		return false;
	const shape s = shape_of(&c->in[0]);
	return result_is(c, 0, c->in[0].dtype, 2, s.n, s.n) && result_is(c, 1, c->in[0].dtype, 1, s.n, 0) && result_is(c, 2, WF_I32, 0, 0, 0);
}

static bool infer_gesdd(wfi_infer *c)
{
	const char mode = option(c->attrs, "mode", 'A');

	if (!matrices(c, false))
		return false;
	const shape s = shape_of(&c->in[0]);
	if (mode != 'A' && mode != 'S' && mode != 'N')
		return wfi_infer_fail(c, "mode is '%c', not A, S or N", mode);
	for (int i = 2; i < 4; i++)
		if (c->out[i].rank < 2)
			return wfi_infer_fail(c, "result %d is a matrix", i);
	bool sides = mode == 'N' || (result_is(c, 2, c->in[0].dtype, 2, s.m, mode == 'A' ? s.m : s.k) &&
	                             result_is(c, 3, c->in[0].dtype, 2, mode == 'A' ? s.n : s.k, s.n));
	return sides && result_is(c, 0, c->in[0].dtype, 2, s.m, s.n) && result_is(c, 1, c->in[0].dtype, 1, s.k, 0) && result_is(c, 4, WF_I32, 0, 0, 0);
}

static bool infer_gehrd(wfi_infer *c)
{
	if (!matrices(c, true))
		return false;
	const shape s = shape_of(&c->in[0]);
	return result_is(c, 0, c->in[0].dtype, 2, s.n, s.n) && result_is(c, 1, c->in[0].dtype, 1, WFI_MAX(s.n - 1, 0), 0) &&
	       result_is(c, 2, WF_I32, 0, 0, 0);
}

static bool infer_sytrd(wfi_infer *c)
{
	if (!matrices(c, true))
		return false;
	const shape s = shape_of(&c->in[0]);
	const wf_dtype d = c->in[0].dtype;
	return result_is(c, 0, d, 2, s.n, s.n) && result_is(c, 1, d, 1, s.n, 0) && result_is(c, 2, d, 1, WFI_MAX(s.n - 1, 0), 0) &&
	       result_is(c, 3, d, 1, WFI_MAX(s.n - 1, 0), 0) && result_is(c, 4, WF_I32, 0, 0, 0);
}

static bool infer_gees(wfi_infer *c)
{
	if (!matrices(c, true))
		return false;
	const shape s = shape_of(&c->in[0]);
	const wf_dtype d = c->in[0].dtype;
	if (option(c->attrs, "sort", 'N') != 'N')
		return wfi_infer_fail(c, "sorted Schur forms are not supported");
	return result_is(c, 0, d, 2, s.n, s.n) && result_is(c, 1, d, 2, s.n, s.n) && result_is(c, 2, d, 1, s.n, 0) && result_is(c, 3, d, 1, s.n, 0) &&
	       result_is(c, 4, WF_I32, 0, 0, 0) && result_is(c, 5, WF_I32, 0, 0, 0);
}

/* ---- matrices in and out ---- */

/* to[j][i] = from[i][j]: m × n row-major to column-major, or with m and n exchanged the other way */
static void turn(size_t size, const void *from, void *to, int64_t m, int64_t n)
{
	for (int64_t i = 0; i < m; i++)
		for (int64_t j = 0; j < n; j++)
			memcpy((char *)to + (size_t)(j * m + i) * size, (const char *)from + (size_t)(i * n + j) * size, size);
}

typedef struct room { size_t size; void *a, *u, *v, *work; int *iwork; int n_work; } room; /* size: one element's */

static void free_room(room *r)
{
	wfi_free(r->a);
	wfi_free(r->u);
	wfi_free(r->v);
	wfi_free(r->work);
	wfi_free(r->iwork);
}

/* a: elements for the matrix; u, v: for others; work, iwork: what the routine asks for at most */
static wf_error *make_room(const wfi_eval *e, int64_t a, int64_t u, int64_t v, int64_t work, int64_t iwork, room *r)
{
	*r = (room){ .size = wf_dtype_size(e->in_type[0].dtype), .n_work = (int)WFI_MIN(work, INT32_MAX) };
	r->a = wfi_try_alloc((size_t)(a + 1) * r->size);
	r->u = wfi_try_alloc((size_t)(u + 1) * r->size);
	r->v = wfi_try_alloc((size_t)(v + 1) * r->size);
	r->work = wfi_try_alloc((size_t)(work + 1) * r->size);
	r->iwork = wfi_try_alloc((size_t)(iwork + 1) * sizeof(int));
	if (r->a && r->u && r->v && r->work && r->iwork)
		return NULL;
	free_room(r);
	return wfi_out_of_memory((size_t)(a + u + v + work) * r->size, target_of(e->attrs));
}

static const void *in_at(const wfi_eval *e, int i, int64_t k, int64_t each)
{
	return (const char *)e->in[i] + (size_t)(k * each) * wf_dtype_size(e->in_type[i].dtype);
}

static void *out_at(const wfi_eval *e, int i, int64_t k, int64_t each)
{
	return (char *)e->out[i] + (size_t)(k * each) * wf_dtype_size(e->out_type[i].dtype);
}

/* ---- the routines; blocks of 64 columns are the most that LAPACK's own tuning asks for ---- */

enum { BLOCK = 64 };

static wf_error *run_getrf(const wfi_eval *e)
{
	const shape s = shape_of(&e->in_type[0]);
	const int lda = WFI_MAX(s.m, 1);
	void (*getrf)(const int *m, const int *n, void *a, const int *lda, int *ipiv, int *info);
	room r;

	WF_TRY(find(e, "getrf", &getrf));
	WF_TRY(make_room(e, (int64_t)s.m * s.n, 0, 0, 0, 0, &r));
	for (int64_t b = 0; b < s.batch; b++) {
		
		turn(r.size, in_at(e, 0, b, (int64_t)s.m * s.n), r.a, s.m, s.n);
		getrf(&s.m, &s.n, r.a, &lda, out_at(e, 1, b, s.k), out_at(e, 2, b, 1));
		turn(r.size, r.a, out_at(e, 0, b, (int64_t)s.m * s.n), s.n, s.m);
	}
	free_room(&r);
	return NULL;
}

static wf_error *run_geqrf(const wfi_eval *e)
{
	const shape s = shape_of(&e->in_type[0]);
	const int lda = WFI_MAX(s.m, 1);
	void (*geqrf)(const int *m, const int *n, void *a, const int *lda, void *tau, void *work, const int *n_work, int *info);
	room r;
	int info;

	WF_TRY(find(e, "geqrf", &geqrf));
	WF_TRY(make_room(e, (int64_t)s.m * s.n, 0, 0, (int64_t)WFI_MAX(s.n, 1) * BLOCK, 0, &r));
	for (int64_t b = 0; b < s.batch; b++) {
		turn(r.size, in_at(e, 0, b, (int64_t)s.m * s.n), r.a, s.m, s.n);
		geqrf(&s.m, &s.n, r.a, &lda, out_at(e, 1, b, s.k), r.work, &r.n_work, &info);
		turn(r.size, r.a, out_at(e, 0, b, (int64_t)s.m * s.n), s.n, s.m);
	}
	free_room(&r);
	return NULL;
}

static wf_error *run_orgqr(const wfi_eval *e)
{
	const shape s = shape_of(&e->in_type[0]);
	const int lda = WFI_MAX(s.m, 1), k = (int)e->in_type[1].dims[e->in_type[1].rank - 1];
	void (*orgqr)(const int *m, const int *n, const int *k, void *a, const int *lda, const void *tau, void *work, const int *n_work, int *info);
	room r;
	int info;

	WF_TRY(find(e, "orgqr", &orgqr));
	WF_TRY(make_room(e, (int64_t)s.m * s.n, 0, 0, (int64_t)WFI_MAX(s.n, 1) * BLOCK, 0, &r));
	for (int64_t b = 0; b < s.batch; b++) {
		turn(r.size, in_at(e, 0, b, (int64_t)s.m * s.n), r.a, s.m, s.n);
		orgqr(&s.m, &s.n, &k, r.a, &lda, in_at(e, 1, b, k), r.work, &r.n_work, &info);
		turn(r.size, r.a, out_at(e, 0, b, (int64_t)s.m * s.n), s.n, s.m);
	}
	free_room(&r);
	return NULL;
}

static wf_error *run_syevd(const wfi_eval *e)
{
	const shape s = shape_of(&e->in_type[0]);
	const int lda = WFI_MAX(s.n, 1), n_iwork = 3 + 5 * s.n;
	const int64_t n = s.n;
	const char mode = option(e->attrs, "mode", 'V'), uplo = option(e->attrs, "uplo", 'L');
	void (*syevd)(const char *mode, const char *uplo, const int *n, void *a, const int *lda, void *w, void *work, const int *n_work, int *iwork,
	              const int *n_iwork, int *info, size_t, size_t);
	room r;

	WF_TRY(find(e, "syevd", &syevd));
	WF_TRY(make_room(e, n * n, 0, 0, WFI_MAX(1 + 6 * n + 2 * n * n, (BLOCK + 2) * n), n_iwork, &r));
	for (int64_t b = 0; b < s.batch; b++) {
		turn(r.size, in_at(e, 0, b, n * n), r.a, n, n);
		syevd(&mode, &uplo, &s.n, r.a, &lda, out_at(e, 1, b, n), r.work, &r.n_work, r.iwork, &n_iwork, out_at(e, 2, b, 1), 1, 1);
		turn(r.size, r.a, out_at(e, 0, b, n * n), n, n);
	}
	free_room(&r);
	return NULL;
}

static wf_error *run_gesdd(const wfi_eval *e)
{
	const shape s = shape_of(&e->in_type[0]);
	const char mode = option(e->attrs, "mode", 'A');
	const int lda = WFI_MAX(s.m, 1), n_v = WFI_MAX(mode == 'A' ? s.n : s.k, 1);
	const int64_t k = s.k, most = WFI_MAX(s.m, s.n), columns = mode == 'A' ? s.m : s.k, rows = mode == 'A' ? s.n : s.k;
	void (*gesdd)(const char *mode, const int *m, const int *n, void *a, const int *lda, void *s, void *u, const int *ldu, void *vt, const int *ldvt,
	              void *work, const int *n_work, int *iwork, int *info, size_t);
	room r;

	WF_TRY(find(e, "gesdd", &gesdd));
	WF_TRY(make_room(e, (int64_t)s.m * s.n, s.m * columns, rows * s.n, 4 * k * k + 7 * k + most + BLOCK * (most + k) + 7 * k * BLOCK, 8 * k, &r));
	for (int64_t b = 0; b < s.batch; b++) {
		turn(r.size, in_at(e, 0, b, (int64_t)s.m * s.n), r.a, s.m, s.n);
		gesdd(&mode, &s.m, &s.n, r.a, &lda, out_at(e, 1, b, k), r.u, &lda, r.v, &n_v, r.work, &r.n_work, r.iwork, out_at(e, 4, b, 1), 1);
		turn(r.size, r.a, out_at(e, 0, b, (int64_t)s.m * s.n), s.n, s.m);
		if (mode != 'N') {
			turn(r.size, r.u, out_at(e, 2, b, s.m * columns), columns, s.m);
			turn(r.size, r.v, out_at(e, 3, b, rows * s.n), s.n, rows);
		}
	}
	for (int i = 2; mode == 'N' && i < 4; i++)
		memset(e->out[i], 0, wfi_type_bytes(&e->out_type[i]));
	free_room(&r);
	return NULL;
}

static wf_error *run_gehrd(const wfi_eval *e)
{
	const shape s = shape_of(&e->in_type[0]);
	const int64_t n = s.n, n_tau = WFI_MAX(n - 1, 0);
	const wfi_custom_call_attrs *a = e->attrs;
	const int lda = WFI_MAX(s.n, 1), low = (int)wfi_ffi_config(a->backend_config, "low", 1), high = (int)wfi_ffi_config(a->backend_config, "high", n);
	void (*gehrd)(const int *n, const int *low, const int *high, void *a, const int *lda, void *tau, void *work, const int *n_work, int *info);
	room r;

	WF_TRY(find(e, "gehrd", &gehrd));
	WF_TRY(make_room(e, n * n, 0, 0, (n + 1) * BLOCK + 65 * BLOCK, 0, &r));
	for (int64_t b = 0; b < s.batch; b++) {
		turn(r.size, in_at(e, 0, b, n * n), r.a, n, n);
		gehrd(&s.n, &low, &high, r.a, &lda, out_at(e, 1, b, n_tau), r.work, &r.n_work, out_at(e, 2, b, 1));
		turn(r.size, r.a, out_at(e, 0, b, n * n), n, n);
	}
	free_room(&r);
	return NULL;
}

static wf_error *run_sytrd(const wfi_eval *e)
{
	const shape s = shape_of(&e->in_type[0]);
	const int64_t n = s.n, less = WFI_MAX(n - 1, 0);
	const int lda = WFI_MAX(s.n, 1);
	const char uplo = option(e->attrs, "uplo", 'L');
	void (*sytrd)(const char *uplo, const int *n, void *a, const int *lda, void *d, void *off, void *tau, void *work, const int *n_work, int *info,
	              size_t);
	room r;

	WF_TRY(find(e, "sytrd", &sytrd));
	WF_TRY(make_room(e, n * n, 0, 0, (n + 1) * BLOCK, 0, &r));
	for (int64_t b = 0; b < s.batch; b++) {
		turn(r.size, in_at(e, 0, b, n * n), r.a, n, n);
		sytrd(&uplo, &s.n, r.a, &lda, out_at(e, 1, b, n), out_at(e, 2, b, less), out_at(e, 3, b, less), r.work, &r.n_work, out_at(e, 4, b, 1), 1);
		turn(r.size, r.a, out_at(e, 0, b, n * n), n, n);
	}
	free_room(&r);
	return NULL;
}

static wf_error *run_gees(const wfi_eval *e)
{
	const shape s = shape_of(&e->in_type[0]);
	const int64_t n = s.n;
	const int lda = WFI_MAX(s.n, 1);
	const char mode = option(e->attrs, "mode", 'V'), sort = 'N';
	void (*gees)(const char *mode, const char *sort, void *select, const int *n, void *a, const int *lda, int *sdim, void *wr, void *wi, void *vs,
	             const int *ldvs, void *work, const int *n_work, int *bwork, int *info, size_t, size_t);
	room r;

	WF_TRY(find(e, "gees", &gees));
	WF_TRY(make_room(e, n * n, n * n, 0, (n + 1) * BLOCK + 3 * n, n, &r));
	for (int64_t b = 0; b < s.batch; b++) {
		turn(r.size, in_at(e, 0, b, n * n), r.a, n, n);
		gees(&mode, &sort, NULL, &s.n, r.a, &lda, out_at(e, 4, b, 1), out_at(e, 2, b, n), out_at(e, 3, b, n), r.u, &lda, r.work, &r.n_work, r.iwork,
		     out_at(e, 5, b, 1), 1, 1);
		turn(r.size, r.a, out_at(e, 0, b, n * n), n, n);
		turn(r.size, r.u, out_at(e, 1, b, n * n), n, n);
	}
	free_room(&r);
	return NULL;
}

#define TARGETS(base, in, out, rule) \
	{ .name = "lapack_s" #base "_ffi", .n_in = in, .n_out = out, .infer = infer_##base, .eval = run_##base, .jvp = rule }, \
	{ .name = "lapack_d" #base "_ffi", .n_in = in, .n_out = out, .infer = infer_##base, .eval = run_##base, .jvp = rule }
const wfi_ffi_target wfi_ffi_lapack[] = {
	TARGETS(getrf, 1, 3, NULL),
	TARGETS(geqrf, 1, 2, NULL),
	TARGETS(orgqr, 2, 1, NULL),
	TARGETS(syevd, 1, 3, NULL),
	TARGETS(gesdd, 1, 5, NULL),
	TARGETS(gehrd, 1, 3, NULL),
	TARGETS(sytrd, 1, 5, NULL),
	TARGETS(gees, 1, 6, NULL),
	{ .name = NULL },
};

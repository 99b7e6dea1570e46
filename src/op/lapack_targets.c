/* lapack_targets.c: the custom calls by which JAX reaches LAPACK on the CPU ("lapack_sgetrf_ffi" …), through OpenBLAS. Arrays here are
 * row-major, LAPACK's column-major: each matrix is turned on its way in and out. Holds no operation. */
#include "lower/openblas.h"
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
	switch (target_of(attrs)[7]) {
	case 's': return WF_F32;
	case 'd': return WF_F64;
	case 'c': return WF_C64;
	default: return WF_C128;
	}
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
	return wfi_openblas_find(name, fn) ? NULL : wfi_openblas_missing(target_of(e->attrs));
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

	WF_TRY(find(e, wfi_is_complex(e->in_type[0].dtype) ? "ungqr" : "orgqr", &orgqr));
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

/* ---- the order of rows that pivots mean ---- */

static bool infer_permutation(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!c->in[0].rank || c->in[0].dtype != WF_I32 || !wfi_type_equal(&c->in[0], &c->out[0]))
		return wfi_infer_fail(c, "pivots of square matrices are i32 and give as many places: %s, %s", wfi_type_text(&c->in[0], t),
		                      wfi_type_text(&c->out[0], u));
	return true;
}

static wf_error *run_permutation(const wfi_eval *e)
{
	const int64_t n = e->in_type[0].dims[e->in_type[0].rank - 1], count = wfi_type_count(&e->in_type[0]);

	for (int64_t at = 0; at < count; at += n) {
		const int32_t *pivots = (const int32_t *)e->in[0] + at;
		int32_t *order = (int32_t *)e->out[0] + at;
		for (int64_t i = 0; i < n; i++)
			order[i] = (int32_t)i;
		for (int64_t i = 0; i < n; i++) {
			int64_t j = WFI_MIN(WFI_MAX(pivots[i] - 1, 0), n - 1);
			int32_t other = order[i];
			order[i] = order[j];
			order[j] = other;
		}
	}
	return NULL;
}

/* ---- derivatives (JAX's formulas, jax/_src/lax/linalg.py) ---- */

static wf_val call(const char *target, const char *config, const char *types, int n_out, wf_val x, int which)
{
	wf_val out[WFI_MAX_OUT];

	wf_ffi_call(target, config, types, 1, &x, out);
	return which < n_out ? out[which] : wfi_poison;
}

/* [batch, n] along the rows (same for each column) or along the columns of x's shape */
static wf_val spread(wf_val v, const wfi_type *t, bool along_rows)
{
	wfi_ints dims = wfi_count_up(0, t->rank - 1);

	dims.v[t->rank - 2] = along_rows ? t->rank - 1 : t->rank - 2;
	return wfi_emit_broadcast(v, wfi_type_dims(t), wfi_ints_dims(&dims));
}

static wf_val identity(const wfi_type *t)
{
	return wfi_only_triangle(wfi_only_triangle(wfi_splat(t, 1), true, false), false, false);
}

/* the elements on the diagonal, [batch, n] */
static wf_val diagonal(wf_val x)
{
	const wfi_type t = *wfi_type_of(x);
	const int64_t last = t.rank - 1;

	return wfi_emit_reduce(WFI_RED_ADD, wf_mul(x, identity(&t)), (wfi_dims){ 1, &last });
}

/* P A = L U: with F = L⁻¹ P A' U⁻¹, (L U as one matrix)' = L tril(F, −1) + triu(F) U */
static void jvp_getrf(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_type a = e->in_type[0];
	char types[WFI_TYPE_TEXT];

	if (a.dims[a.rank - 1] != a.dims[a.rank - 2]) {
		wfi_fail("custom_call", "the derivative of LU is there for square matrices only");
		return;
	}
	wf_val order = call("wf_pivots_to_permutation", "", wfi_type_text(&e->out_type[1], types), 1, e->out[1], 0);
	const wfi_type index = wfi_type_with_dtype(a, WF_I32);
	wf_val x = (wf_take_along_axis)(t[0], spread(order, &index, false), a.rank - 2);
	wf_val l = wf_add(wfi_only_triangle(e->out[0], true, true), identity(&a)), u = wfi_only_triangle(e->out[0], false, false);
	x = wfi_emit_triangular_solve(l, x, &(const wfi_triangular_attrs){ true, true, true, WFI_NO_TRANSPOSE });
	x = wfi_emit_triangular_solve(u, x, &(const wfi_triangular_attrs){ false, false, false, WFI_NO_TRANSPOSE });
	out[0] = wf_add(wfi_product(l, wfi_only_triangle(x, true, true)), wfi_product(wfi_only_triangle(x, false, false), u));
}

/* 1 / (x_j − x_i), 0 on the diagonal */
static wf_val reciprocal_gaps(wf_val x, const wfi_type *t)
{
	wf_val eye = identity(t);

	return wf_sub(wf_div(wf_c(1), wf_add(eye, wf_sub(spread(x, t, true), spread(x, t, false)))), eye);
}

/* with M = Vᵀ A' V: λ' = diag M, V' = V (M ∘ 1 / (λⱼ − λᵢ)) */
static void jvp_syevd(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_type a = e->in_type[0];
	const bool lower = option(e->attrs, "uplo", 'L') == 'L';
	wf_val v = e->out[0], half = wfi_only_triangle(t[0], lower, true);

	if (option(e->attrs, "mode", 'V') != 'V') {
		char types[3 * WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];
		int n = snprintf(types, sizeof types, "%s", wfi_type_text(&e->out_type[0], u));
		n += snprintf(types + n, sizeof types - (size_t)n, ", %s", wfi_type_text(&e->out_type[1], u));
		snprintf(types + n, sizeof types - (size_t)n, ", %s", wfi_type_text(&e->out_type[2], u));
		v = call(target_of(e->attrs), lower ? "{mode = 86 : ui8, uplo = 76 : ui8}" : "{mode = 86 : ui8, uplo = 85 : ui8}", types, 3, e->in[0], 0);
	}
	wf_val full = wf_add(wf_add(half, wfi_turned(half)), wf_mul(t[0], identity(&a)));
	wf_val m = wfi_product(wfi_turned(v), wfi_product(full, v));
	if (v.node == e->out[0].node) /* the vectors were asked for */
		out[0] = wfi_product(v, wf_mul(m, reciprocal_gaps(e->out[1], &a)));
	out[1] = diagonal(m);
}

/* the singular vectors of A, when the call was for the values only */
static void vectors(const wfi_view *e, wf_val *u, wf_val *vt)
{
	wfi_type t[5];
	char types[5 * WFI_TYPE_TEXT] = "", text[WFI_TYPE_TEXT];
	const int r = e->in_type[0].rank;
	const int64_t k = WFI_MIN(e->in_type[0].dims[r - 1], e->in_type[0].dims[r - 2]);
	size_t n = 0;

	for (int i = 0; i < 5; i++)
		t[i] = e->out_type[i];
	t[2] = t[3] = e->in_type[0];
	t[2].dims[r - 1] = t[3].dims[r - 2] = k;
	for (int i = 0; i < 5; i++)
		n += (size_t)snprintf(types + n, sizeof types - n, "%s%s", i ? ", " : "", wfi_type_text(&t[i], text));
	wf_val out[WFI_MAX_OUT];
	wf_ffi_call(target_of(e->attrs), "{mode = 83 : ui8}", types, 1, e->in, out);
	*u = out[2];
	*vt = wfi_is_poison(out[0]) ? wfi_poison : out[3];
}

/* With S = Uᵀ A' V: σ' = diag S; the vectors turn into each other by the gaps between the σ², and out of their span by what is left of A' V */
static void jvp_gesdd(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const char mode = option(e->attrs, "mode", 'A');
	const int r = e->in_type[0].rank;
	const int64_t m = e->in_type[0].dims[r - 2], n = e->in_type[0].dims[r - 1];
	wf_val u = e->out[2], vt = e->out[3], s = e->out[1];
	wfi_type square = e->in_type[0];

	if (mode == 'A' && m != n) {
		wfi_fail("custom_call", "singular vectors of the whole space have a derivative for square matrices only; ask for as many as values");
		return;
	}
	if (mode == 'N')
		vectors(e, &u, &vt);
	if (wfi_is_poison(u) || wfi_is_poison(vt))
		return;
	square.dims[r - 1] = square.dims[r - 2] = WFI_MIN(m, n);
	wf_val v = wfi_turned(vt), ds = wfi_product(wfi_turned(u), wfi_product(t[0], v)), eye = identity(&square);
	out[1] = diagonal(ds);
	if (mode == 'N')
		return;
	wf_val columns = spread(s, &square, true), rows = spread(s, &square, false);
	wf_val f = wf_sub(wf_div(wf_c(1), wf_add(eye, wf_mul(wf_add(columns, rows), wf_sub(columns, rows)))), eye);
	wf_val right = wf_mul(columns, ds), left = wf_mul(rows, ds), zero = wf_convert(wf_equal(columns, wf_c(0)), square.dtype);
	wf_val inverse = wf_mul(eye, wf_sub(wf_div(wf_c(1), wf_add(columns, zero)), zero));
	wf_val between = wf_mul(wf_mul(wf_c(0.5), wf_sub(ds, wfi_turned(ds))), inverse);
	wf_val du = wfi_product(u, wf_add(wf_mul(f, wf_add(right, wfi_turned(right))), between));
	wf_val dv = wfi_product(v, wf_mul(f, wf_add(left, wfi_turned(left))));
	if (m > n) {
		wf_val av = wfi_product(t[0], v);
		du = wf_add(du, wf_div(wf_sub(av, wfi_product(u, wfi_product(wfi_turned(u), av))), spread(s, &e->out_type[2], true)));
	}
	if (n > m) {
		wf_val au = wfi_product(wfi_turned(t[0]), u);
		const wfi_type vs = *wfi_type_of(v);
		dv = wf_add(dv, wf_div(wf_sub(au, wfi_product(v, wfi_product(vt, au))), spread(s, &vs, true)));
	}
	out[2] = du;
	out[3] = wfi_turned(dv);
}

#define TARGETS(base, in, out, rule) \
	{ .name = "lapack_s" #base "_ffi", .n_in = in, .n_out = out, .infer = infer_##base, .eval = run_##base, .jvp = rule }, \
	{ .name = "lapack_d" #base "_ffi", .n_in = in, .n_out = out, .infer = infer_##base, .eval = run_##base, .jvp = rule }
#define COMPLEX(name_, base, in, out, rule) \
	{ .name = "lapack_c" name_ "_ffi", .n_in = in, .n_out = out, .infer = infer_##base, .eval = run_##base, .jvp = rule }, \
	{ .name = "lapack_z" name_ "_ffi", .n_in = in, .n_out = out, .infer = infer_##base, .eval = run_##base, .jvp = rule }
const wfi_ffi_target wfi_ffi_lapack[] = {
	TARGETS(getrf, 1, 3, jvp_getrf),
	TARGETS(geqrf, 1, 2, NULL),
	TARGETS(orgqr, 2, 1, NULL),
	COMPLEX("getrf", getrf, 1, 3, jvp_getrf),
	COMPLEX("geqrf", geqrf, 1, 2, NULL),
	COMPLEX("ungqr", orgqr, 2, 1, NULL),
	TARGETS(syevd, 1, 3, jvp_syevd),
	TARGETS(gesdd, 1, 5, jvp_gesdd),
	TARGETS(gehrd, 1, 3, NULL),
	TARGETS(sytrd, 1, 5, NULL),
	TARGETS(gees, 1, 6, NULL),
	{ .name = "wf_pivots_to_permutation", .n_in = 1, .n_out = 1, .infer = infer_permutation, .eval = run_permutation },
	{ .name = NULL },
};

/* lapack_factor.c: see lapack.h. LU, QR and systems of equations. Holds no operation. */
#include "op/lapack.h"

/* ---- types ---- */

bool wfi_infer_getrf(wfi_infer *c)
{
	if (!wfi_lapack_matrices(c, false))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	return wfi_lapack_result(c, 0, c->in[0].dtype, 2, s.m, s.n) && wfi_lapack_result(c, 1, WF_I32, 1, s.k, 0) &&
	       wfi_lapack_result(c, 2, WF_I32, 0, 0, 0);
}

bool wfi_infer_geqrf(wfi_infer *c)
{
	if (!wfi_lapack_matrices(c, false))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	return wfi_lapack_result(c, 0, c->in[0].dtype, 2, s.m, s.n) && wfi_lapack_result(c, 1, c->in[0].dtype, 1, s.k, 0);
}

bool wfi_infer_geqp3(wfi_infer *c)
{
	if (!wfi_lapack_matrices(c, false))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	return wfi_lapack_operand(c, 1, WF_I32, 1, s.n, 0) && wfi_lapack_result(c, 0, c->in[0].dtype, 2, s.m, s.n) &&
	       wfi_lapack_result(c, 1, WF_I32, 1, s.n, 0) && wfi_lapack_result(c, 2, c->in[0].dtype, 1, s.k, 0);
}

/* the scales of at most `most` reflectors, for each matrix of operand 0 */
static bool scales(wfi_infer *c, int64_t most)
{
	const wfi_type *t = &c->in[1];
	char u[WFI_TYPE_TEXT];

	if (t->dtype != c->in[0].dtype || t->rank != c->in[0].rank - 1 || t->dims[t->rank - 1] > most ||
	    memcmp(t->dims, c->in[0].dims, (size_t)(t->rank - 1) * sizeof t->dims[0]))
		return wfi_infer_fail(c, "the reflectors' scales %s do not fit, or there are more columns than rows",
				      wfi_type_text(t, u));
	return true;
}

bool wfi_infer_orgqr(wfi_infer *c)
{
	if (!wfi_lapack_matrices(c, false))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	return scales(c, s.n > s.m ? -1 : s.n) && wfi_lapack_result(c, 0, c->in[0].dtype, 2, s.m, s.n);
}

/* operands: reflectors, their scales, what is multiplied */
bool wfi_infer_ormqr(wfi_infer *c)
{
	const wfi_type *t = &c->in[2];
	char u[WFI_TYPE_TEXT];

	if (!wfi_lapack_matrices(c, false))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	if (!scales(c, s.k))
		return false;
	if (t->rank != c->in[0].rank || t->dims[t->rank - (wfi_lapack_option(c->attrs, "left", 1) ? 2 : 1)] != s.m ||
	    t->dims[t->rank - 1] > INT32_MAX / 8 || t->dims[t->rank - 2] > INT32_MAX / 8)
		return wfi_infer_fail(c, "%s cannot be multiplied by reflectors of %d elements", wfi_type_text(t, u), s.m);
	return wfi_lapack_operand(c, 2, c->in[0].dtype, 2, t->dims[t->rank - 2], t->dims[t->rank - 1]) &&
	       wfi_lapack_result(c, 0, c->in[0].dtype, 2, t->dims[t->rank - 2], t->dims[t->rank - 1]);
}

/* operands: the diagonals below, on and above, each as long as the matrix, and the right sides */
bool wfi_infer_gtsv(wfi_infer *c)
{
	const wfi_type *b = &c->in[3];
	const wf_dtype d = wfi_lapack_element(c->attrs);
	wfi_type want = wfi_type_with_dtype(*b, d);
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	want.rank--;
	want.dims[want.rank < 0 ? 0 : want.rank] = 0;
	if (b->rank < 2 || b->dtype != d || b->dims[b->rank - 1] > INT32_MAX / 8 || b->dims[b->rank - 2] > INT32_MAX / 8)
		return wfi_infer_fail(c, "\"%s\" takes right sides of %s, got %s", wfi_lapack_target(c->attrs), wf_dtype_name(d),
				      wfi_type_text(b, u));
	for (int i = 0; i < 3; i++)
		if (!wfi_type_equal(&c->in[i], &want) || !wfi_type_equal(&c->out[i], &want))
			return wfi_infer_fail(c, "the diagonals of \"%s\" are %s, got %s", wfi_lapack_target(c->attrs),
					      wfi_type_text(&want, t), wfi_type_text(&c->in[i], u));
	want.dtype = WF_I32;
	want.dims[--want.rank] = 0;
	if (!wfi_type_equal(&c->out[3], b) || !wfi_type_equal(&c->out[4], &want))
		return wfi_infer_fail(c, "results 3 and 4 of \"%s\" are %s and %s", wfi_lapack_target(c->attrs),
				      wfi_type_text(b, t), wfi_type_text(&want, u));
	return true;
}

/* ---- running ---- */

wf_error *wfi_run_getrf(const wfi_eval *e)
{
	void (*getrf)(const int *m, const int *n, void *a, const int *lda, int *ipiv, int *info);
	wfi_lapack l;

	WF_TRY(wfi_lapack_begin(e, "getrf", &getrf, &l));
	const int64_t each = (int64_t)l.m * l.n;
	void *a = wfi_lapack_take(&l, each, l.size);
	WF_TRY(wfi_lapack_taken(&l));
	for (int64_t b = 0; b < l.batch; b++) {
		wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, each), a, l.m, l.n);
		getrf(&l.m, &l.n, a, &l.lda, wfi_lapack_out(e, 1, b, l.k), wfi_lapack_out(e, 2, b, 1));
		wfi_lapack_turn(l.size, a, wfi_lapack_out(e, 0, b, each), l.n, l.m);
	}
	return wfi_lapack_end(&l);
}

wf_error *wfi_run_geqrf(const wfi_eval *e)
{
	void (*geqrf)(const int *m, const int *n, void *a, const int *lda, void *tau, void *work, const int *n_work, int *info);
	wfi_lapack l;
	int info;

	WF_TRY(wfi_lapack_begin(e, "geqrf", &geqrf, &l));
	const int64_t each = (int64_t)l.m * l.n;
	void *a = wfi_lapack_take(&l, each, l.size);
	WF_TRY(wfi_lapack_taken(&l));
	geqrf(&l.m, &l.n, a, &l.lda, NULL, l.work, &l.n_work, &info);
	WF_TRY(wfi_lapack_grow(&l));
	for (int64_t b = 0; b < l.batch; b++) {
		wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, each), a, l.m, l.n);
		geqrf(&l.m, &l.n, a, &l.lda, wfi_lapack_out(e, 1, b, l.k), l.work, &l.n_work, &info);
		wfi_lapack_turn(l.size, a, wfi_lapack_out(e, 0, b, each), l.n, l.m);
	}
	return wfi_lapack_end(&l);
}

/* the complex routine wants room for real numbers too */
typedef void geqp3_real(const int *m, const int *n, void *a, const int *lda, int *jpvt, void *tau, void *work, const int *n_work,
			int *info);
typedef void geqp3_complex(const int *m, const int *n, void *a, const int *lda, int *jpvt, void *tau, void *work,
			   const int *n_work, void *rwork, int *info);

wf_error *wfi_run_geqp3(const wfi_eval *e)
{
	union {
		geqp3_real *real;
		geqp3_complex *complex;
	} geqp3;
	wfi_lapack l;
	int info;

	WF_TRY(wfi_lapack_begin(e, "geqp3", &geqp3, &l));
	const int64_t each = (int64_t)l.m * l.n;
	void *a = wfi_lapack_take(&l, each, l.size), *rwork = wfi_lapack_take(&l, 2 * l.n, l.real_size);
	WF_TRY(wfi_lapack_taken(&l));
	for (int64_t b = -1; b < l.batch; b++) {
		int *order = wfi_lapack_out(e, 1, b, l.n);
		if (b >= 0) {
			wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, each), a, l.m, l.n);
			if (l.n)
				memcpy(order, wfi_lapack_in(e, 1, b, l.n), (size_t)l.n * sizeof *order);
		}
		if (l.is_complex)
			geqp3.complex(&l.m, &l.n, a, &l.lda, order, wfi_lapack_out(e, 2, b, l.k), l.work, &l.n_work, rwork,
				      &info);
		else
			geqp3.real(&l.m, &l.n, a, &l.lda, order, wfi_lapack_out(e, 2, b, l.k), l.work, &l.n_work, &info);
		if (b < 0)
			WF_TRY(wfi_lapack_grow(&l));
		else
			wfi_lapack_turn(l.size, a, wfi_lapack_out(e, 0, b, each), l.n, l.m);
	}
	return wfi_lapack_end(&l);
}

wf_error *wfi_run_orgqr(const wfi_eval *e)
{
	const int k = (int)e->in_type[1].dims[e->in_type[1].rank - 1];
	void (*orgqr)(const int *m, const int *n, const int *k, void *a, const int *lda, const void *tau, void *work,
		      const int *n_work, int *info);
	wfi_lapack l;
	int info;

	WF_TRY(wfi_lapack_begin(e, wfi_is_complex(e->in_type[0].dtype) ? "ungqr" : "orgqr", &orgqr, &l));
	const int64_t each = (int64_t)l.m * l.n;
	void *a = wfi_lapack_take(&l, each, l.size);
	WF_TRY(wfi_lapack_taken(&l));
	orgqr(&l.m, &l.n, &k, a, &l.lda, NULL, l.work, &l.n_work, &info);
	WF_TRY(wfi_lapack_grow(&l));
	for (int64_t b = 0; b < l.batch; b++) {
		wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, each), a, l.m, l.n);
		orgqr(&l.m, &l.n, &k, a, &l.lda, wfi_lapack_in(e, 1, b, k), l.work, &l.n_work, &info);
		wfi_lapack_turn(l.size, a, wfi_lapack_out(e, 0, b, each), l.n, l.m);
	}
	return wfi_lapack_end(&l);
}

wf_error *wfi_run_ormqr(const wfi_eval *e)
{
	const wfi_lapack_shape s = wfi_lapack_shape_of(&e->in_type[2]);
	const int k = (int)e->in_type[1].dims[e->in_type[1].rank - 1], ldc = WFI_MAX(s.m, 1);
	const bool is_complex = wfi_is_complex(e->in_type[0].dtype);
	const char side = wfi_lapack_option(e->attrs, "left", 1) ? 'L' : 'R';
	const char trans = !wfi_lapack_option(e->attrs, "transpose", 0) ? 'N' : is_complex ? 'C' : 'T';
	void (*ormqr)(const char *side, const char *trans, const int *m, const int *n, const int *k, const void *a,
		      const int *lda, const void *tau, void *c, const int *ldc, void *work, const int *n_work, int *info, size_t,
		      size_t);
	wfi_lapack l;
	int info;

	WF_TRY(wfi_lapack_begin(e, is_complex ? "unmqr" : "ormqr", &ormqr, &l));
	const int64_t each = (int64_t)l.m * l.n, each_c = (int64_t)s.m * s.n;
	void *a = wfi_lapack_take(&l, each, l.size), *c = wfi_lapack_take(&l, each_c, l.size);
	WF_TRY(wfi_lapack_taken(&l));
	for (int64_t b = -1; b < l.batch; b++) {
		if (b >= 0) {
			wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, each), a, l.m, l.n);
			wfi_lapack_turn(l.size, wfi_lapack_in(e, 2, b, each_c), c, s.m, s.n);
		}
		ormqr(&side, &trans, &s.m, &s.n, &k, a, &l.lda, wfi_lapack_in(e, 1, b, k), c, &ldc, l.work, &l.n_work, &info, 1,
		      1);
		if (b < 0)
			WF_TRY(wfi_lapack_grow(&l));
		else
			wfi_lapack_turn(l.size, c, wfi_lapack_out(e, 0, b, each_c), s.n, s.m);
	}
	return wfi_lapack_end(&l);
}

/* the diagonal below has its first element unused, the one above its last */
wf_error *wfi_run_gtsv(const wfi_eval *e)
{
	const wfi_lapack_shape s = wfi_lapack_shape_of(&e->in_type[3]);
	const int ldb = WFI_MAX(s.m, 1);
	void (*gtsv)(const int *n, const int *columns, void *dl, void *d, void *du, void *b, const int *ldb, int *info);
	wfi_lapack l;

	WF_TRY(wfi_lapack_begin(e, "gtsv", &gtsv, &l));
	const int64_t each = (int64_t)s.m * s.n;
	void *x = wfi_lapack_take(&l, each, l.size);
	WF_TRY(wfi_lapack_taken(&l));
	for (int i = 0; i < 3; i++)
		if (wfi_type_bytes(&e->out_type[i]))
			memcpy(e->out[i], e->in[i], wfi_type_bytes(&e->out_type[i]));
	for (int64_t b = 0; b < s.batch && s.m; b++) {
		wfi_lapack_turn(l.size, wfi_lapack_in(e, 3, b, each), x, s.m, s.n);
		gtsv(&s.m, &s.n, (char *)wfi_lapack_out(e, 0, b, s.m) + l.size, wfi_lapack_out(e, 1, b, s.m),
		     wfi_lapack_out(e, 2, b, s.m), x, &ldb, wfi_lapack_out(e, 4, b, 1));
		wfi_lapack_turn(l.size, x, wfi_lapack_out(e, 3, b, each), s.n, s.m);
	}
	return wfi_lapack_end(&l);
}

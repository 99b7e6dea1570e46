/* lapack_eigen.c: see lapack.h. Eigenvalues, reductions to them, singular values. Holds no operation.
 * Real and complex routines of one name differ by some arguments: each has its type here. */
#include "op/lapack.h"

/* ---- types ---- */

bool wfi_infer_syevd(wfi_infer *c)
{
	if (!wfi_lapack_matrices(c, true) || !wfi_lapack_one_of(c, "mode", 'V', "VN") || !wfi_lapack_one_of(c, "uplo", 'L', "LU"))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	const wf_dtype d = c->in[0].dtype;
	return wfi_lapack_result(c, 0, d, 2, s.n, s.n) && wfi_lapack_result(c, 1, wfi_dtype_real(d), 1, s.n, 0) &&
	       wfi_lapack_result(c, 2, WF_I32, 0, 0, 0);
}

/* the eigenvalues of real matrices as two arrays, real and imaginary parts; vectors are always complex */
bool wfi_infer_geev(wfi_infer *c)
{
	if (!wfi_lapack_matrices(c, true) || !wfi_lapack_one_of(c, "compute_left", 'V', "VN") ||
	    !wfi_lapack_one_of(c, "compute_right", 'V', "VN"))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	const wf_dtype d = c->in[0].dtype, z = wfi_is_complex(d) ? d : wfi_dtype_complex(d);
	const int n_values = wfi_is_complex(d) ? 1 : 2;
	for (int i = 0; i < n_values; i++)
		if (!wfi_lapack_result(c, i, d, 1, s.n, 0))
			return false;
	return wfi_lapack_result(c, n_values, z, 2, s.n, s.n) && wfi_lapack_result(c, n_values + 1, z, 2, s.n, s.n) &&
	       wfi_lapack_result(c, n_values + 2, WF_I32, 0, 0, 0);
}

bool wfi_infer_gees(wfi_infer *c)
{
	if (!wfi_lapack_matrices(c, true) || !wfi_lapack_one_of(c, "mode", 'V', "VN"))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	const wf_dtype d = c->in[0].dtype;
	const int n_values = wfi_is_complex(d) ? 1 : 2;
	if (wfi_lapack_option(c->attrs, "sort", 'N') != 'N')
		return wfi_infer_fail(c, "sorted Schur forms are not supported");
	for (int i = 0; i < n_values; i++)
		if (!wfi_lapack_result(c, 2 + i, d, 1, s.n, 0))
			return false;
	return wfi_lapack_result(c, 0, d, 2, s.n, s.n) && wfi_lapack_result(c, 1, d, 2, s.n, s.n) &&
	       wfi_lapack_result(c, 2 + n_values, WF_I32, 0, 0, 0) && wfi_lapack_result(c, 3 + n_values, WF_I32, 0, 0, 0);
}

bool wfi_infer_gehrd(wfi_infer *c)
{
	if (!wfi_lapack_matrices(c, true))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	const int low = wfi_lapack_option(c->attrs, "low", 1), high = wfi_lapack_option(c->attrs, "high", s.n);
	if (s.n && (low < 1 || high < low || high > s.n))
		return wfi_infer_fail(c, "low = %d and high = %d are not 1 <= low <= high <= %d", low, high, s.n);
	return wfi_lapack_result(c, 0, c->in[0].dtype, 2, s.n, s.n) &&
	       wfi_lapack_result(c, 1, c->in[0].dtype, 1, WFI_MAX(s.n - 1, 0), 0) && wfi_lapack_result(c, 2, WF_I32, 0, 0, 0);
}

bool wfi_infer_sytrd(wfi_infer *c)
{
	if (!wfi_lapack_matrices(c, true) || !wfi_lapack_one_of(c, "uplo", 'L', "LU"))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	const wf_dtype d = c->in[0].dtype, r = wfi_dtype_real(d);
	return wfi_lapack_result(c, 0, d, 2, s.n, s.n) && wfi_lapack_result(c, 1, r, 1, s.n, 0) &&
	       wfi_lapack_result(c, 2, r, 1, WFI_MAX(s.n - 1, 0), 0) && wfi_lapack_result(c, 3, d, 1, WFI_MAX(s.n - 1, 0), 0) &&
	       wfi_lapack_result(c, 4, WF_I32, 0, 0, 0);
}

bool wfi_infer_gesdd(wfi_infer *c)
{
	const int mode = wfi_lapack_option(c->attrs, "mode", 'A');

	if (!wfi_lapack_matrices(c, false) || !wfi_lapack_one_of(c, "mode", 'A', "ASN"))
		return false;
	const wfi_lapack_shape s = wfi_lapack_shape_of(&c->in[0]);
	const wf_dtype d = c->in[0].dtype;
	for (int i = 2; i < 4; i++)
		if (c->out[i].rank < 2)
			return wfi_infer_fail(c, "result %d is a matrix", i);
	bool sides = mode == 'N' || (wfi_lapack_result(c, 2, d, 2, s.m, mode == 'A' ? s.m : s.k) &&
				     wfi_lapack_result(c, 3, d, 2, mode == 'A' ? s.n : s.k, s.n));
	return sides && wfi_lapack_result(c, 0, d, 2, s.m, s.n) && wfi_lapack_result(c, 1, wfi_dtype_real(d), 1, s.k, 0) &&
	       wfi_lapack_result(c, 4, WF_I32, 0, 0, 0);
}

bool wfi_infer_gesvd(wfi_infer *c)
{
	return wfi_infer_gesdd(c);
}

/* ---- Hermitian matrices ---- */

typedef void syevd(const char *mode, const char *uplo, const int *n, void *a, const int *lda, void *w, void *work,
		   const int *n_work, int *iwork, const int *n_iwork, int *info, size_t, size_t);
typedef void heevd(const char *mode, const char *uplo, const int *n, void *a, const int *lda, void *w, void *work,
		   const int *n_work, void *rwork, const int *n_rwork, int *iwork, const int *n_iwork, int *info, size_t, size_t);

wf_error *wfi_run_syevd(const wfi_eval *e)
{
	const char mode = (char)wfi_lapack_option(e->attrs, "mode", 'V'), uplo = (char)wfi_lapack_option(e->attrs, "uplo", 'L');
	union {
		syevd *real;
		heevd *complex;
	} fn;
	wfi_lapack l;
	int info;

	WF_TRY(wfi_lapack_begin(e, wfi_is_complex(e->in_type[0].dtype) ? "heevd" : "syevd", &fn, &l));
	const int64_t n = l.n;
	const int64_t rwork_size = 1 + 5 * n + 2 * n * n;
	const int n_iwork = 3 + 5 * l.n, n_rwork = (int)WFI_MIN(rwork_size, INT32_MAX);
	void *a = wfi_lapack_take(&l, n * n, l.size), *iwork = wfi_lapack_take(&l, n_iwork, sizeof(int));
	void *rwork = wfi_lapack_take(&l, l.is_complex ? rwork_size : 1, l.real_size);
	WF_TRY(wfi_lapack_taken(&l));
	for (int64_t b = -1; b < l.batch; b++) {
		if (b >= 0)
			wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, n * n), a, n, n);
		if (l.is_complex)
			fn.complex(&mode, &uplo, &l.n, a, &l.lda, wfi_lapack_out(e, 1, b, n), l.work, &l.n_work, rwork, &n_rwork,
				   iwork, &n_iwork, &info, 1, 1);
		else
			fn.real(&mode, &uplo, &l.n, a, &l.lda, wfi_lapack_out(e, 1, b, n), l.work, &l.n_work, iwork, &n_iwork,
				&info, 1, 1);
		if (b < 0) {
			WF_TRY(wfi_lapack_grow(&l));
			continue;
		}
		*(int *)wfi_lapack_out(e, 2, b, 1) = info;
		wfi_lapack_turn(l.size, a, wfi_lapack_out(e, 0, b, n * n), n, n);
	}
	return wfi_lapack_end(&l);
}

wf_error *wfi_run_sytrd(const wfi_eval *e)
{
	const char uplo = (char)wfi_lapack_option(e->attrs, "uplo", 'L');
	void (*sytrd)(const char *uplo, const int *n, void *a, const int *lda, void *d, void *off, void *tau, void *work,
		      const int *n_work, int *info, size_t);
	wfi_lapack l;
	int info;

	WF_TRY(wfi_lapack_begin(e, wfi_is_complex(e->in_type[0].dtype) ? "hetrd" : "sytrd", &sytrd, &l));
	const int64_t n = l.n, less = WFI_MAX(n - 1, 0);
	void *a = wfi_lapack_take(&l, n * n, l.size);
	WF_TRY(wfi_lapack_taken(&l));
	for (int64_t b = -1; b < l.batch; b++) {
		if (b >= 0)
			wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, n * n), a, n, n);
		sytrd(&uplo, &l.n, a, &l.lda, wfi_lapack_out(e, 1, b, n), wfi_lapack_out(e, 2, b, less),
		      wfi_lapack_out(e, 3, b, less), l.work, &l.n_work, &info, 1);
		if (b < 0) {
			WF_TRY(wfi_lapack_grow(&l));
			continue;
		}
		*(int *)wfi_lapack_out(e, 4, b, 1) = info;
		wfi_lapack_turn(l.size, a, wfi_lapack_out(e, 0, b, n * n), n, n);
	}
	return wfi_lapack_end(&l);
}

/* ---- general matrices ---- */

/* complex vectors from LAPACK's real ones: a pair of conjugate values has its real and its imaginary parts in two columns */
static void unpack(wf_dtype d, const void *imaginary, const void *columns, wf_dtype to, void *out, int64_t n)
{
	for (int64_t j = 0; j < n; j++) {
		const double im = wfi_load_f(d, imaginary, j);
		const bool pair = im != 0 && !isnan(im) && j + 1 < n;
		for (int64_t i = 0; i < n; i++) {
			const double re = wfi_load_f(d, columns, j * n + i),
				     other = pair ? wfi_load_f(d, columns, (j + 1) * n + i) : 0;
			wfi_store_c(to, out, i * n + j, wfi_complex(re, other));
			if (pair)
				wfi_store_c(to, out, i * n + j + 1, wfi_complex(re, -other));
		}
		j += pair;
	}
}

typedef void geev_real(const char *left, const char *right, const int *n, void *a, const int *lda, void *wr, void *wi, void *vl,
		       const int *ldvl, void *vr, const int *ldvr, void *work, const int *n_work, int *info, size_t, size_t);
typedef void geev_complex(const char *left, const char *right, const int *n, void *a, const int *lda, void *w, void *vl,
			  const int *ldvl, void *vr, const int *ldvr, void *work, const int *n_work, void *rwork, int *info,
			  size_t, size_t);

wf_error *wfi_run_geev(const wfi_eval *e)
{
	const char left = (char)wfi_lapack_option(e->attrs, "compute_left", 'V'),
		   right = (char)wfi_lapack_option(e->attrs, "compute_right", 'V');
	union {
		geev_real *real;
		geev_complex *complex;
	} fn;
	wfi_lapack l;

	WF_TRY(wfi_lapack_begin(e, "geev", &fn, &l));
	const int64_t n = l.n;
	const int vectors = l.is_complex ? 1 : 2; /* which result the left ones are */
	void *a = wfi_lapack_take(&l, n * n, l.size), *side[2], *rwork = wfi_lapack_take(&l, 2 * n, l.real_size);
	for (int i = 0; i < 2; i++)
		side[i] = wfi_lapack_take(&l, n * n, l.size);
	WF_TRY(wfi_lapack_taken(&l));
	for (int64_t b = -1; b < l.batch; b++) {
		int info =
			-4; /* what JAX says of matrices that have elements which are not finite: the routine may never end with them */
		if (b >= 0)
			wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, n * n), a, n, n);
		if (b < 0 || wfi_lapack_finite(e, b, n * n)) {
			if (l.is_complex)
				fn.complex(&left, &right, &l.n, a, &l.lda, wfi_lapack_out(e, 0, b, n), side[0], &l.lda, side[1],
					   &l.lda, l.work, &l.n_work, rwork, &info, 1, 1);
			else
				fn.real(&left, &right, &l.n, a, &l.lda, wfi_lapack_out(e, 0, b, n), wfi_lapack_out(e, 1, b, n),
					side[0], &l.lda, side[1], &l.lda, l.work, &l.n_work, &info, 1, 1);
		}
		if (b < 0) {
			WF_TRY(wfi_lapack_grow(&l));
			continue;
		}
		*(int *)wfi_lapack_out(e, vectors + 2, b, 1) = info;
		for (int i = 0; i < 2 && !info; i++) {
			if ((i ? right : left) != 'V')
				continue;
			if (l.is_complex)
				wfi_lapack_turn(l.size, side[i], wfi_lapack_out(e, vectors + i, b, n * n), n, n);
			else
				unpack(e->in_type[0].dtype, wfi_lapack_out(e, 1, b, n), side[i], e->out_type[2].dtype,
				       wfi_lapack_out(e, vectors + i, b, n * n), n);
		}
	}
	return wfi_lapack_end(&l);
}

typedef void gees_real(const char *mode, const char *sort, void *select, const int *n, void *a, const int *lda, int *sdim,
		       void *wr, void *wi, void *vs, const int *ldvs, void *work, const int *n_work, int *bwork, int *info,
		       size_t, size_t);
typedef void gees_complex(const char *mode, const char *sort, void *select, const int *n, void *a, const int *lda, int *sdim,
			  void *w, void *vs, const int *ldvs, void *work, const int *n_work, void *rwork, int *bwork, int *info,
			  size_t, size_t);

wf_error *wfi_run_gees(const wfi_eval *e)
{
	const char mode = (char)wfi_lapack_option(e->attrs, "mode", 'V'), sort = 'N';
	union {
		gees_real *real;
		gees_complex *complex;
	} fn;
	wfi_lapack l;

	WF_TRY(wfi_lapack_begin(e, "gees", &fn, &l));
	const int64_t n = l.n;
	const int after = l.is_complex ? 3 : 4; /* the result that follows the eigenvalues */
	void *a = wfi_lapack_take(&l, n * n, l.size), *vs = wfi_lapack_take(&l, n * n, l.size);
	void *bwork = wfi_lapack_take(&l, n, sizeof(int)), *rwork = wfi_lapack_take(&l, n, l.real_size);
	WF_TRY(wfi_lapack_taken(&l));
	for (int64_t b = -1; b < l.batch; b++) {
		int info = -5, sdim = 0; /* not finite: as above */
		if (b >= 0)
			wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, n * n), a, n, n);
		if (b < 0 || wfi_lapack_finite(e, b, n * n)) {
			if (l.is_complex)
				fn.complex(&mode, &sort, NULL, &l.n, a, &l.lda, &sdim, wfi_lapack_out(e, 2, b, n), vs, &l.lda,
					   l.work, &l.n_work, rwork, bwork, &info, 1, 1);
			else
				fn.real(&mode, &sort, NULL, &l.n, a, &l.lda, &sdim, wfi_lapack_out(e, 2, b, n),
					wfi_lapack_out(e, 3, b, n), vs, &l.lda, l.work, &l.n_work, bwork, &info, 1, 1);
		}
		if (b < 0) {
			WF_TRY(wfi_lapack_grow(&l));
			continue;
		}
		*(int *)wfi_lapack_out(e, after, b, 1) = sdim;
		*(int *)wfi_lapack_out(e, after + 1, b, 1) = info;
		wfi_lapack_turn(l.size, a, wfi_lapack_out(e, 0, b, n * n), n, n);
		if (mode == 'V')
			wfi_lapack_turn(l.size, vs, wfi_lapack_out(e, 1, b, n * n), n, n);
	}
	return wfi_lapack_end(&l);
}

wf_error *wfi_run_gehrd(const wfi_eval *e)
{
	void (*gehrd)(const int *n, const int *low, const int *high, void *a, const int *lda, void *tau, void *work,
		      const int *n_work, int *info);
	wfi_lapack l;
	int info;

	WF_TRY(wfi_lapack_begin(e, "gehrd", &gehrd, &l));
	const int64_t n = l.n, less = WFI_MAX(n - 1, 0);
	const int low = wfi_lapack_option(e->attrs, "low", 1), high = wfi_lapack_option(e->attrs, "high", l.n);
	void *a = wfi_lapack_take(&l, n * n, l.size);
	WF_TRY(wfi_lapack_taken(&l));
	for (int64_t b = -1; b < l.batch && n; b++) {
		if (b >= 0)
			wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, n * n), a, n, n);
		gehrd(&l.n, &low, &high, a, &l.lda, wfi_lapack_out(e, 1, b, less), l.work, &l.n_work, &info);
		if (b < 0) {
			WF_TRY(wfi_lapack_grow(&l));
			continue;
		}
		*(int *)wfi_lapack_out(e, 2, b, 1) = info;
		wfi_lapack_turn(l.size, a, wfi_lapack_out(e, 0, b, n * n), n, n);
	}
	return wfi_lapack_end(&l);
}

/* ---- singular values ---- */

typedef void gesdd_real(const char *mode, const int *m, const int *n, void *a, const int *lda, void *s, void *u, const int *ldu,
			void *vt, const int *ldvt, void *work, const int *n_work, int *iwork, int *info, size_t);
typedef void gesdd_complex(const char *mode, const int *m, const int *n, void *a, const int *lda, void *s, void *u,
			   const int *ldu, void *vt, const int *ldvt, void *work, const int *n_work, void *rwork, int *iwork,
			   int *info, size_t);
typedef void gesvd_real(const char *u_mode, const char *v_mode, const int *m, const int *n, void *a, const int *lda, void *s,
			void *u, const int *ldu, void *vt, const int *ldvt, void *work, const int *n_work, int *info, size_t,
			size_t);
typedef void gesvd_complex(const char *u_mode, const char *v_mode, const int *m, const int *n, void *a, const int *lda, void *s,
			   void *u, const int *ldu, void *vt, const int *ldvt, void *work, const int *n_work, void *rwork,
			   int *info, size_t, size_t);
typedef union {
	gesdd_real *dd;
	gesdd_complex *dd_complex;
	gesvd_real *vd;
	gesvd_complex *vd_complex;
} svd;

static void unit_matrix(void *a, int64_t n, const wfi_lapack *l)
{
	for (int64_t i = 0; i < n; i++) {
		char *at = (char *)a + (size_t)(i * n + i) * l->size;
		if (l->real_size == sizeof(float))
			memcpy(at, &(float){ 1 }, sizeof(float));
		else
			memcpy(at, &(double){ 1 }, sizeof(double));
	}
}

static wf_error *run_svd(const wfi_eval *e, const char *base)
{
	const char mode = (char)wfi_lapack_option(e->attrs, "mode", 'A');
	const bool divide = !strcmp(base, "gesdd");
	svd fn;
	wfi_lapack l;
	int info;

	WF_TRY(wfi_lapack_begin(e, base, &fn, &l));
	const int64_t m = l.m, n = l.n, k = l.k, most = WFI_MAX(m, n), columns = mode == 'A' ? m : k, rows = mode == 'A' ? n : k;
	const int ldv = (int)WFI_MAX(rows, 1);
	void *a = wfi_lapack_take(&l, m * n, l.size), *u = wfi_lapack_take(&l, m * columns, l.size),
	     *v = wfi_lapack_take(&l, rows * n, l.size);
	void *iwork = wfi_lapack_take(&l, 8 * k, sizeof(int));
	void *rwork =
		wfi_lapack_take(&l, l.is_complex ? WFI_MAX(k * WFI_MAX(5 * k + 7, 2 * most + 2 * k + 1), 7 * k) : 1, l.real_size);
	WF_TRY(wfi_lapack_taken(&l));
	for (int64_t b = -1; b < l.batch; b++) {
		void *s = wfi_lapack_out(e, 1, b, k);
		if (b >= 0)
			wfi_lapack_turn(l.size, wfi_lapack_in(e, 0, b, m * n), a, m, n);
		if (divide && l.is_complex)
			fn.dd_complex(&mode, &l.m, &l.n, a, &l.lda, s, u, &l.lda, v, &ldv, l.work, &l.n_work, rwork, iwork, &info,
				      1);
		else if (divide)
			fn.dd(&mode, &l.m, &l.n, a, &l.lda, s, u, &l.lda, v, &ldv, l.work, &l.n_work, iwork, &info, 1);
		else if (l.is_complex)
			fn.vd_complex(&mode, &mode, &l.m, &l.n, a, &l.lda, s, u, &l.lda, v, &ldv, l.work, &l.n_work, rwork, &info,
				      1, 1);
		else
			fn.vd(&mode, &mode, &l.m, &l.n, a, &l.lda, s, u, &l.lda, v, &ldv, l.work, &l.n_work, &info, 1, 1);
		if (b < 0) {
			WF_TRY(wfi_lapack_grow(&l));
			continue;
		}
		*(int *)wfi_lapack_out(e, 4, b, 1) = info;
		if (!k && mode == 'A') { /* without elements LAPACK writes nothing; any basis of the whole space will do */
			unit_matrix(u, m, &l);
			unit_matrix(v, n, &l);
		}
		wfi_lapack_turn(l.size, a, wfi_lapack_out(e, 0, b, m * n), n, m);
		if (mode != 'N') {
			wfi_lapack_turn(l.size, u, wfi_lapack_out(e, 2, b, m * columns), columns, m);
			wfi_lapack_turn(l.size, v, wfi_lapack_out(e, 3, b, rows * n), n, rows);
		}
	}
	return wfi_lapack_end(&l);
}

wf_error *wfi_run_gesdd(const wfi_eval *e)
{
	return run_svd(e, "gesdd");
}

wf_error *wfi_run_gesvd(const wfi_eval *e)
{
	return run_svd(e, "gesvd");
}

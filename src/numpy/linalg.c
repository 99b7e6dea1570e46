/* linalg.c: jnp.linalg, for each matrix of the last two axes. LU, eigenvalues and singular values are LAPACK's, called as JAX calls it on the CPU;
 * their derivatives are those of the calls (src/op/lapack_targets.c). */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <weft/transform.h>
#include "matrix.h"

static char letter(wf_val a)
{
	switch (wf_dtype_of(a)) {
	case WF_F32: return 's';
	case WF_F64: return 'd';
	case WF_C64: return 'c';
	default: return 'z';
	}
}

bool wfi_np_matrix(const char *what, wf_val *a, bool square)
{
	char t[WFI_NP_TEXT];

	*a = wfi_np_inexact(*a);
	const wf_dtype d = wf_dtype_of(*a);
	if (wf_rank(*a) < 2 || (square && wf_dim(*a, -1) != wf_dim(*a, -2)))
		wf_fail("%s: %s are needed, got %s", what, square ? "square matrices" : "matrices", wfi_np_text(*a, t));
	else if (d != WF_F32 && d != WF_F64 && !wfi_np_is_complex(*a))
		wf_fail("%s: LAPACK has f32, f64, c64 and c128; convert %s (wf_astype)", what, wfi_np_text(*a, t));
	else
		return true;
	return false;
}

wf_val wfi_np_turned(wf_val a)
{
	return wf_swapaxes(a, -1, -2);
}

wf_val wfi_np_adjoint(wf_val a)
{
	return wf_conj(wfi_np_turned(a));
}

/* the dtype of a's absolute values */
static wf_dtype real_of(wf_val a)
{
	return wf_dtype_of(a) == WF_C64 ? WF_F32 : wf_dtype_of(a) == WF_C128 ? WF_F64 : wf_dtype_of(a);
}

double wfi_np_eps(wf_val a)
{
	return wf_dtype_of(a) == WF_F64 || wf_dtype_of(a) == WF_C128 ? DBL_EPSILON : (double)FLT_EPSILON;
}

/* "f32[batch…,m,n]", n of the last numbers, added to text */
static size_t type_text(char *text, size_t at, size_t room, wf_val a, wf_dtype d, const int64_t *tail, int n)
{
	const int batch = wf_rank(a) - 2;

	at += (size_t)snprintf(text + at, room - at, "%s%s[", at ? ", " : "", wf_dtype_name(d));
	for (int i = 0; i < batch + n; i++)
		at += (size_t)snprintf(text + at, room - at, "%s%lld", i ? "," : "", (long long)(i < batch ? wf_dim(a, i) : tail[i - batch]));
	return at + (size_t)snprintf(text + at, room - at, "]");
}

enum { TEXT = 2000 };

/* ---- LU ---- */

typedef struct lu { wf_val lu, pivots, order; } lu; /* pivots: 1-based; order[i]: the row of a that is row i of L U */

static lu factor(wf_val a)
{
	const int64_t m = wf_dim(a, -2), n = wf_dim(a, -1), tail[2] = { m, n };
	char text[TEXT], name[32];
	wf_val out[3];
	lu f;

	size_t at = type_text(text, 0, sizeof text, a, wf_dtype_of(a), tail, 2);
	at = type_text(text, at, sizeof text, a, WF_I32, &n, 1);
	type_text(text, at, sizeof text, a, WF_I32, NULL, 0);
	snprintf(name, sizeof name, "lapack_%cgetrf_ffi", letter(a));
	wf_ffi_call(name, "{}", text, 1, &a, out);
	f.lu = out[0];
	f.pivots = out[1];
	type_text(text, 0, sizeof text, a, WF_I32, &n, 1);
	wf_ffi_call("wf_pivots_to_permutation", "", text, 1, &f.pivots, &f.order);
	return f;
}

/* b with its rows in that order */
static wf_val permuted(wf_val b, wf_val order)
{
	wfi_np_shape s = wfi_np_shape_of(b);

	return wf_take_along_axis(b, wfi_np_broadcast(wf_expand_dims(order, -1), &s), -2);
}

static wf_val solved(wf_val a, wf_val b)
{
	const lu f = factor(a);
	wf_val y = wf_triangular_solve(f.lu, permuted(b, f.order), .lower = true, .unit_diagonal = true);

	return wf_triangular_solve(f.lu, y);
}

/* one batch for both: numpy's broadcasting of all but the last two axes */
static bool same_batch(const char *what, wf_val *a, wf_val *b)
{
	wf_val v[2] = { *a, *b };
	wfi_np_shape batch, s;

	for (int i = 0; i < 2; i++) { /* one element of each matrix has the batch's shape */
		wf_val one = wf_slice_axis(wf_slice_axis(v[i], -1, 0, wf_dim(v[i], -1) ? 1 : 0), -2, 0, wf_dim(v[i], -2) ? 1 : 0);
		s = wfi_np_shape_of(one);
		s.dims[s.rank - 1] = s.dims[s.rank - 2] = 1;
		v[i] = wfi_np_broadcast(wf_zeros(1), &s);
	}
	if (!wfi_np_common(what, v, 2, &batch))
		return false;
	for (int i = 0; i < 2; i++) {
		wf_val *x = i ? b : a;
		s = batch;
		s.dims[s.rank - 2] = wf_dim(*x, -2);
		s.dims[s.rank - 1] = wf_dim(*x, -1);
		*x = wfi_np_broadcast(*x, &s);
	}
	return true;
}

static void one_dtype(wf_val *a, wf_val *b)
{
	wf_val v[2] = { *a, wfi_np_inexact(*b) };
	const wf_dtype d = wfi_np_promoted(v, 2);

	*a = wf_dtype_of(*a) == d ? *a : wf_astype(*a, d);
	*b = wf_dtype_of(v[1]) == d ? v[1] : wf_astype(v[1], d);
}

wf_val (wf_linalg_solve)(wf_val a, wf_val b)
{
	char t[WFI_NP_TEXT], u[WFI_NP_TEXT];

	if (!wfi_np_matrix("linalg_solve", &a, true))
		return wf_fail("linalg_solve: not computed");
	const bool vector = wf_rank(b) == 1;
	if (vector)
		b = wf_expand_dims(b, -1);
	WF_CHECK(wf_rank(b) >= 2 && wf_dim(b, -2) == wf_dim(a, -1), "linalg_solve: a is %s and b %s: b has as many rows as a",
		 wfi_np_text(a, t), wfi_np_text(b, u));
	one_dtype(&a, &b);
	if (!wfi_np_matrix("linalg_solve", &a, true) || !same_batch("linalg_solve", &a, &b))
		return wf_fail("linalg_solve: not computed");
	wf_val x = solved(a, b);
	return vector ? wf_squeeze(x, -1) : x;
}

wf_val (wf_linalg_inv)(wf_val a)
{
	if (!wfi_np_matrix("linalg_inv", &a, true))
		return wf_fail("linalg_inv: not computed");
	wf_val eye = wf_eye_as(wf_dtype_of(a), wf_dim(a, -1), wf_dim(a, -1), 0);
	return wf_linalg_solve(a, eye);
}

/* ---- determinants ---- */

static wf_val element(wf_val a, int i, int j)
{
	return wf_squeeze(wf_slice_axis(wf_slice_axis(a, -2, i, i + 1), -1, j, j + 1), -1, -2);
}

static wf_val minor(wf_val a, int i, int j, int k, int l) /* rows i, j; columns k, l */
{
	return wf_sub(wf_mul(element(a, i, k), element(a, j, l)), wf_mul(element(a, i, l), element(a, j, k)));
}

/* +1 or −1 of an order given by pivots, as a's dtype */
static wf_val parity(const lu *f, wf_val a)
{
	wf_val places = wf_add(wf_iota(WF_I32, wf_dim(a, -1)), wf_ci(1));
	wf_val odd = wf_remainder(wf_count_nonzero(wf_sub(f->pivots, places), .axes = WF_AXES(-1)), wf_ci(2));

	return wf_astype(wf_sub(wf_ci(1), wf_mul(odd, wf_ci(2))), wf_dtype_of(a));
}

static wf_val det_by_lu(wf_val a)
{
	const lu f = factor(a);

	return wf_mul(wf_prod(wfi_np_diagonal(f.lu, 0), WF_AXES(-1)), parity(&f, a));
}

/* matrices x, zeros where flags (one a matrix) are set */
static wf_val nothing_where(wf_val flags, wf_val x)
{
	return wf_where(wf_expand_dims(wf_expand_dims(flags, -1), -1), wf_zeros_like(x), x);
}

/* det(a) and det(a) · a⁻¹ · b: the adjugate of a times b, also where a is singular (jax.numpy.linalg: _cofactor_solve). With rank n − 1 the last of
 * U's diagonal is 0: det(a) / u_nn, the product of the others, stands in for it; of lower rank the adjugate is 0, which shows in what cannot be
 * solved. */
static wf_val cofactor_solve(wf_val a, wf_val b, wf_val *det)
{
	const int64_t n = wf_dim(a, -1);
	const lu f = factor(a);
	wf_val product = wf_mul(wf_cumprod(wfi_np_diagonal(f.lu, 0), -1), wf_expand_dims(parity(&f, a), -1));
	wf_val without = wf_squeeze(wf_slice_axis(product, -1, n - 2, n - 1), -1), last = wf_equal(wf_iota(WF_I32, n), wf_ci(n - 1));
	wf_val corner = wf_logical_and(wf_expand_dims(last, 0), wf_expand_dims(last, 1));
	wf_val u = wf_where(corner, wf_expand_dims(wf_expand_dims(wf_div(wf_c(1), without), -1), -1), f.lu);

	*det = wf_squeeze(wf_slice_axis(product, -1, n - 1, n), -1);
	wf_val tried = wf_triangular_solve(u, wf_expand_dims(wf_ones_like(product), -1));
	wf_val low = wf_any(wf_logical_not(wf_isfinite(tried)), WF_AXES(-1, -2));
	wf_val x = wf_triangular_solve(u, permuted(nothing_where(low, b), f.order), .lower = true, .unit_diagonal = true);
	wf_val above = wf_mul(wf_slice_axis(x, -2, 0, n - 1), wf_expand_dims(wf_expand_dims(*det, -1), -1));
	x = wf_triangular_solve(u, wf_concatenate(-2, above, wf_slice_axis(x, -2, n - 1, n)));
	return nothing_where(low, x);
}

static wf_val det_tangent(wf_val primals, wf_val tangents)
{
	wf_val det, x = cofactor_solve(wf_at(primals, 0), wf_at(tangents, 0), &det);

	return wf_tuple(det, wf_trace(x, 0, -2, -1));
}

wf_val (wf_linalg_det)(wf_val a)
{
	if (!wfi_np_matrix("linalg_det", &a, true))
		return wf_fail("linalg_det: not computed");
	switch (wf_dim(a, -1)) {
	case 1: return element(a, 0, 0);
	case 2: return minor(a, 0, 1, 0, 1);
	case 3:
		return wf_add(wf_sub(wf_mul(element(a, 0, 0), minor(a, 1, 2, 1, 2)), wf_mul(element(a, 0, 1), minor(a, 1, 2, 0, 2))),
			      wf_mul(element(a, 0, 2), minor(a, 1, 2, 0, 1)));
	default: break;
	}
	return wf_apply(wf_custom_jvp(det_by_lu, det_tangent), a);
}

wf_val (wf_linalg_slogdet)(wf_val a)
{
	if (!wfi_np_matrix("linalg_slogdet", &a, true))
		return wf_fail("linalg_slogdet: not computed");
	const lu f = factor(a);
	wf_val diagonal = wfi_np_diagonal(f.lu, 0), zero = wf_any(wf_equal(diagonal, wf_zeros_like(diagonal)), WF_AXES(-1));
	wf_val size = wf_abs(diagonal), log = wf_sum(wf_log(size), WF_AXES(-1));
	wf_val signs = wfi_np_is_complex(a) ? wf_div(diagonal, wf_where(wf_equal(size, wf_zeros_like(size)), wf_ones_like(size), size)) : wf_sign(diagonal);
	wf_val sign = wf_mul(wf_prod(signs, WF_AXES(-1)), parity(&f, a));
	return wf_tuple(wf_where(zero, wf_zeros_like(sign), sign), wf_where(zero, wf_full_like(log, -INFINITY), log));
}

/* ---- factorizations ---- */

wf_val (wf_linalg_cholesky)(wf_val a, bool upper)
{
	if (!wfi_np_matrix("linalg_cholesky", &a, true))
		return wf_fail("linalg_cholesky: not computed");
	wf_val l = wf_tril(wf_cholesky(wf_mul(wf_add(a, wfi_np_adjoint(a)), wf_c(0.5))), 0); /* zeros beside NaN, too */
	return upper ? wfi_np_adjoint(l) : l;
}

/* of a wide matrix: of its first columns; what Qᴴ makes of the others */
wf_val (wf_linalg_qr)(wf_val a, bool complete)
{
	wf_val q, r;

	if (!wfi_np_matrix("linalg_qr", &a, false))
		return wf_fail("linalg_qr: not computed");
	const int64_t m = wf_dim(a, -2), n = wf_dim(a, -1);
	if (m >= n)
		return wf_qr(a, complete);
	wf_unpack(wf_qr(wf_slice_axis(a, -1, 0, m), false), &q, &r);
	return wf_tuple(q, wf_concatenate(-1, r, wf_matmul(wfi_np_adjoint(q), wf_slice_axis(a, -1, m, n))));
}

/* NaN where LAPACK did not succeed: info (batch) is not 0. A factor, not a choice: the derivative is NaN too, not 0. */
static wf_val where_done(wf_val x, wf_val info)
{
	for (int more = wf_rank(x) - wf_rank(info); more > 0; more--)
		info = wf_expand_dims(info, -1);
	const wf_dtype d = wfi_np_is_complex(x) ? real_of(x) : wf_dtype_of(x);
	wf_val one = wf_ones_as(d);
	return wf_mul(x, wf_where(wf_equal(info, wf_ci(0)), one, wf_full_like(one, NAN)));
}

static wf_val eigh(const char *what, wf_val a, bool vectors)
{
	char text[TEXT], name[32];
	wf_val out[3];

	if (!wfi_np_matrix(what, &a, true))
		return wf_fail("%s: not computed", what);
	const int64_t n = wf_dim(a, -1), tail[2] = { n, n };
	a = wf_mul(wf_add(a, wfi_np_adjoint(a)), wf_c(0.5));
	size_t at = type_text(text, 0, sizeof text, a, wf_dtype_of(a), tail, 2);
	at = type_text(text, at, sizeof text, a, real_of(a), &n, 1);
	type_text(text, at, sizeof text, a, WF_I32, NULL, 0);
	snprintf(name, sizeof name, wfi_np_is_complex(a) ? "lapack_%cheevd_ffi" : "lapack_%csyevd_ffi", letter(a));
	wf_ffi_call(name, vectors ? "{mode = 86 : ui8, uplo = 76 : ui8}" : "{mode = 78 : ui8, uplo = 76 : ui8}", text, 1, &a, out);
	wf_val values = where_done(out[1], out[2]);
	return vectors ? wf_tuple(values, where_done(out[0], out[2])) : values;
}

wf_val (wf_linalg_eigh)(wf_val a)
{
	return eigh("linalg_eigh", a, true);
}

wf_val (wf_linalg_eigvalsh)(wf_val a)
{
	return eigh("linalg_eigvalsh", a, false);
}

/* (u, s, vᴴ), or s alone: LAPACK's modes 'A' (all), 'S' (as many as values), 'N' (none) */
static wf_val svd(const char *what, wf_val a, char mode)
{
	char text[TEXT], name[32], config[40];
	wf_val out[5];

	if (!wfi_np_matrix(what, &a, false))
		return wf_fail("%s: not computed", what);
	const int64_t m = wf_dim(a, -2), n = wf_dim(a, -1), k = m < n ? m : n;
	const wf_dtype d = wf_dtype_of(a);
	const int64_t whole[2] = { m, n }, u[2] = { m, mode == 'A' ? m : k }, v[2] = { mode == 'A' ? n : k, n };
	size_t at = type_text(text, 0, sizeof text, a, d, whole, 2);
	at = type_text(text, at, sizeof text, a, real_of(a), &k, 1);
	at = type_text(text, at, sizeof text, a, d, u, 2);
	at = type_text(text, at, sizeof text, a, d, v, 2);
	type_text(text, at, sizeof text, a, WF_I32, NULL, 0);
	snprintf(name, sizeof name, "lapack_%cgesdd_ffi", letter(a));
	snprintf(config, sizeof config, "{mode = %d : ui8}", mode);
	wf_ffi_call(name, config, text, 1, &a, out);
	wf_val s = where_done(out[1], out[4]);
	return mode == 'N' ? s : wf_tuple(where_done(out[2], out[4]), s, where_done(out[3], out[4]));
}

wf_val (wf_linalg_svd)(wf_val a, bool full_matrices)
{
	return svd("linalg_svd", a, full_matrices && wf_rank(a) >= 2 && wf_dim(a, -1) != wf_dim(a, -2) ? 'A' : 'S');
}

wf_val (wf_linalg_svdvals)(wf_val a)
{
	return svd("linalg_svdvals", a, 'N');
}

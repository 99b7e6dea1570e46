/* linalg_least.c: what singular values give: inverses of any matrix, ranks, least squares. */
#include <math.h>
#include <weft/transform.h>
#include "matrix.h"

static wf_val column(wf_val s)
{
	return wf_expand_dims(s, -1);
}

/* 1 / s where s is more than that part of the greatest (rtol < 0: eps times the longer side, as often as `times`), else 0 */
static wf_val inverses(wf_val a, wf_val s, double rtol, double times, bool or_equal, wf_val *enough)
{
	const int64_t m = wf_dim(a, -2), n = wf_dim(a, -1);
	const double part = rtol > 0 || (rtol == 0 && signbit(rtol)) ? rtol : times * (double)(m > n ? m : n) * wfi_np_eps(a);
	wf_val least = wf_stop_gradient(wf_mul(wf_slice_axis(s, -1, 0, 1), wf_c(fabs(part))));

	wf_val above = or_equal ? wf_greater_equal(s, least) : wf_greater(s, least);
	*enough = wf_logical_and(above, wf_greater(s, wf_zeros_like(s))); /* of zeros none is enough */
	return wf_where(*enough, wf_div(wf_ones_like(s), wf_where(*enough, s, wf_ones_like(s))), wf_zeros_like(s));
}

static wf_val pinv_by_values(wf_val a, const void *rtol)
{
	wf_val u, s, vt, enough;

	wf_unpack(wf_linalg_svd(a, false), &u, &s, &vt);
	wf_val scale = inverses(a, s, *(const double *)rtol, 10, false, &enough);
	return wf_matmul(wfi_np_adjoint(vt), wf_mul(column(scale), wfi_np_adjoint(u)));
}

/* P' = −P A' P + P Pᴴ A'ᴴ (1 − A P) + (1 − P A) A'ᴴ Pᴴ P, also where singular values are equal: G. H. Golub, V. Pereyra, The Differentiation of
 * Pseudo-Inverses and Nonlinear Least Squares Problems Whose Variables Separate, 1973 */
static wf_val pinv_tangent(wf_val primals, wf_val tangents, const void *rtol)
{
	wf_val a = wf_at(primals, 0), da = wf_at(tangents, 0), p = wf_linalg_pinv(a, *(const double *)rtol);
	wf_val ph = wfi_np_adjoint(p), dah = wfi_np_adjoint(da), s, t, whole;

	if (wf_dim(a, -2) >= wf_dim(a, -1)) { /* the order in which the products are small */
		s = wf_matmul(wf_matmul(p, ph), dah);
		t = wf_matmul(wf_matmul(dah, ph), p);
		whole = wf_matmul(wf_matmul(p, da), p);
		s = wf_sub(s, wf_matmul(wf_matmul(s, a), p));
		t = wf_sub(t, wf_matmul(wf_matmul(p, a), t));
	} else {
		s = wf_matmul(p, wf_matmul(ph, dah));
		t = wf_matmul(dah, wf_matmul(ph, p));
		whole = wf_matmul(p, wf_matmul(da, p));
		s = wf_sub(s, wf_matmul(s, wf_matmul(a, p)));
		t = wf_sub(t, wf_matmul(p, wf_matmul(a, t)));
	}
	return wf_tuple(p, wf_add(wf_sub(s, whole), t));
}

wf_val (wf_linalg_pinv)(wf_val a, double rtol)
{
	if (!wfi_np_matrix("linalg_pinv", &a, false))
		return wf_fail("linalg_pinv: not computed");
	if (!wf_dim(a, -1) || !wf_dim(a, -2))
		return wfi_np_turned(a);
	return wf_apply(wf_custom_jvp(wf_bind(pinv_by_values, &rtol), wf_bind(pinv_tangent, &rtol)), a);
}

wf_val (wf_linalg_matrix_rank)(wf_val a, double rtol)
{
	wf_val enough;

	if (wf_rank(a) < 2)
		return wf_astype(wf_any(wf_not_equal(a, wf_zeros_like(a))), WF_I32);
	if (!wfi_np_matrix("linalg_matrix_rank", &a, false))
		return wf_fail("linalg_matrix_rank: not computed");
	wf_val s = wf_linalg_svdvals(a);
	inverses(a, s, rtol, 1, false, &enough);
	return wf_sum(wf_astype(enough, WF_I32), WF_AXES(-1));
}

/* (x, rank, s); of a without elements x is 0 */
static wf_val least_squares(wf_val a, wf_val b, double rcond)
{
	wf_val u, s, vt, enough;

	if (!wf_size(a)) {
		const int64_t shape[2] = { wf_dim(a, 1), wf_dim(b, 1) };
		return wf_tuple(wf_full_n(wf_dtype_of(a), 0, shape, 2), wf_ci(0), wf_zeros_as(wf_dtype_of(wf_real(a)), 0));
	}
	wf_unpack(wf_linalg_svd(a, false), &u, &s, &vt);
	wf_val scale = inverses(a, s, rcond, 1, true, &enough);
	wf_val x = wf_matmul(wfi_np_adjoint(vt), wf_mul(column(scale), wf_matmul(wfi_np_adjoint(u), b)));
	return wf_tuple(x, wf_sum(wf_astype(enough, WF_I32)), s);
}

wf_val (wf_linalg_lstsq)(wf_val a, wf_val b, double rcond)
{
	wf_val x, rank, s;
	char t[WFI_NP_TEXT], w[WFI_NP_TEXT];

	if (!wfi_np_matrix("linalg_lstsq", &a, false))
		return wf_fail("linalg_lstsq: not computed");
	const bool vector = wf_rank(b) == 1;
	if (vector)
		b = column(b);
	WF_CHECK(wf_rank(a) == 2 && wf_rank(b) == 2 && wf_dim(a, 0) == wf_dim(b, 0),
		 "linalg_lstsq: a is %s and b %s: a matrix, and as many rows", wfi_np_text(a, t), wfi_np_text(b, w));
	wf_val in[2] = { a, wfi_np_inexact(b) };
	const wf_dtype d = wfi_np_promoted(in, 2);
	a = wf_dtype_of(a) == d ? a : wf_astype(a, d);
	b = wf_dtype_of(in[1]) == d ? in[1] : wf_astype(in[1], d);
	wf_unpack(least_squares(a, b, rcond), &x, &rank, &s);
	wf_val residuals = wf_sum(wf_square(wf_abs(wf_sub(b, wf_matmul(a, x)))), WF_AXES(0));
	return wf_tuple(vector ? wf_squeeze(x, -1) : x, residuals, rank, s);
}

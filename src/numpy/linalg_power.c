/* linalg_power.c: powers and the exponential of matrices. */
#include <math.h>
#include "matrix.h"

wf_val (wf_linalg_matrix_power)(wf_val a, int n)
{
	wf_val y = { NULL };
	char t[WFI_NP_TEXT];

	WF_CHECK(wf_rank(a) >= 2 && wf_dim(a, -1) == wf_dim(a, -2), "linalg_matrix_power: square matrices are needed, got %s", wfi_np_text(a, t));
	if (n < 0)
		a = wf_linalg_inv(a);
	if (!n) {
		wfi_np_shape s = wfi_np_shape_of(a);
		return wfi_np_broadcast(wf_eye_as(wf_dtype_of(a), wf_dim(a, -1), wf_dim(a, -1), 0), &s);
	}
	for (int64_t k = n < 0 ? -(int64_t)n : n; k; k /= 2) {
		if (k & 1)
			y = y.node ? wf_matmul(y, a) : a;
		if (k > 1)
			a = wf_matmul(a, a);
	}
	return y;
}

/* the fraction of degree 13 (Higham, "The scaling and squaring method for the matrix exponential revisited", 2005), its numbers over the first */
static wf_val pade(wf_val a)
{
	static const double b[] = { 64764752532480000, 32382376266240000, 7771770303897600, 1187353796428800, 129060195264000, 10559470521600,
	                            670442572800, 33522128640, 1323241920, 40840800, 960960, 16380, 182, 1 };
	wf_val eye = wf_eye_as(wf_dtype_of(a), wf_dim(a, -1), wf_dim(a, -1), 0), a2 = wf_matmul(a, a), a4 = wf_matmul(a2, a2), a6 = wf_matmul(a4, a2);
	const wf_val power[] = { eye, a2, a4, a6 };
	wf_val sum[4]; /* odd low, odd high, even low, even high */

	for (int i = 0; i < 4; i++) {
		const int first = i < 2 ? 1 : 0, high = i % 2;
		sum[i] = wf_mul(power[high], wf_c(b[first + 8 * high] / b[0]));
		for (int k = 1; k < (high ? 3 : 4); k++)
			sum[i] = wf_add(sum[i], wf_mul(power[k + high], wf_c(b[first + 2 * k + 8 * high] / b[0])));
	}
	wf_val u = wf_matmul(a, wf_add(wf_matmul(a6, sum[1]), sum[0])), v = wf_add(wf_matmul(a6, sum[3]), sum[2]);
	return wf_linalg_solve(wf_sub(v, u), wf_add(v, u));
}

wf_val (wf_linalg_expm)(wf_val a)
{
	enum { MOST = 16 };

	if (!wfi_np_matrix("linalg_expm", &a, true))
		return wf_fail("linalg_expm: not computed");
	if (!wf_size(a))
		return a;
	wf_val norm = wf_stop_gradient(wf_max(wf_sum(wf_abs(a), WF_AXES(-2), .keepdims = true), WF_AXES(-1), .keepdims = true));
	wf_val times = wf_ceil(wf_div(wf_log(wf_div(norm, wf_c(5.371920351148152))), wf_c(0.69314718055994531)));
	times = wf_maximum(times, wf_zeros_like(times));
	wf_val y = pade(wf_div(a, wf_pow(wf_full_like(times, 2), times)));
	for (int i = 0; i < MOST; i++) {
		wf_val more = wf_less(wf_c(i), times), x = wf_where(more, y, wf_zeros_like(y)); /* what is not needed does not overflow */
		y = wf_where(more, wf_matmul(x, x), y);
	}
	return wf_where(wf_less_equal(times, wf_c(MOST)), y, wf_full_like(y, NAN));
}

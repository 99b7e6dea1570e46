/* product.c: products of vectors and matrices that are not in ops.h; convolution. */
#include "part.h"

static wf_val flat(wf_val x)
{
	return wf_reshape(x, wf_size(x));
}

wf_val (wf_outer)(wf_val a, wf_val b)
{
	return wf_mul(wf_expand_dims(flat(a), 1), flat(b));
}

wf_val (wf_inner)(wf_val a, wf_val b)
{
	if (!wf_rank(a) || !wf_rank(b))
		return wf_mul(a, b);
	return wf_dot_general(a, b, .lhs_contract = WF_AXES(-1), .rhs_contract = WF_AXES(-1));
}

wf_val (wf_vdot)(wf_val a, wf_val b)
{
	return wf_dot(flat(wf_conj(a)), flat(b));
}

wf_val (wf_kron)(wf_val a, wf_val b)
{
	wfi_np_shape as = { 0 }, bs = { 0 }, s = { 0 };

	a = wfi_np_with_rank(a, wf_rank(b));
	b = wfi_np_with_rank(b, wf_rank(a));
	WF_CHECK(wf_rank(a) == wf_rank(b), "kron: not computed");
	WF_CHECK(2 * wf_rank(a) <= WF_MAX_RANK, "kron: arrays of %d dimensions; at most %d are possible", wf_rank(a), WF_MAX_RANK / 2);
	for (int d = 0; d < wf_rank(a); d++) { /* (a0, 1, a1, 1 …) · (1, b0, 1, b1 …) */
		as.dims[2 * d] = wf_dim(a, d);
		as.dims[2 * d + 1] = bs.dims[2 * d] = 1;
		bs.dims[2 * d + 1] = wf_dim(b, d);
		s.dims[s.rank++] = wf_dim(a, d) * wf_dim(b, d);
	}
	as.rank = bs.rank = 2 * s.rank;
	return wfi_np_reshape(wf_mul(wfi_np_reshape(a, &as), wfi_np_reshape(b, &bs)), &s);
}

/* ---- convolution ---- */

/* Σ a[i + k] b[k], a padded with zeros; b is not longer */
static wf_val slid(wf_val a, wf_val b, wf_convolve_mode mode)
{
	const int64_t m = wf_size(b), low = mode == WF_CONVOLVE_FULL ? m - 1 : mode == WF_CONVOLVE_SAME ? m / 2 : 0;
	const int64_t high = mode == WF_CONVOLVE_FULL ? m - 1 : mode == WF_CONVOLVE_SAME ? m - m / 2 - 1 : 0;
	wf_val padded = wf_pad(a, wf_astype(wf_c(0), wf_dtype_of(a)), .low = { low }, .high = { high });
	wf_val y = wf_conv(wf_reshape(padded, 1, 1, wf_size(padded)), wf_reshape(b, 1, 1, m));

	return flat(y);
}

static bool check_vectors(const char *what, wf_val a, wf_val b)
{
	char t[WFI_NP_TEXT], u[WFI_NP_TEXT];

	if (wf_rank(a) == 1 && wf_rank(b) == 1 && wf_size(a) && wf_size(b))
		return true;
	wf_fail("%s: two vectors that are not empty are needed, got %s and %s", what, wfi_np_text(a, t), wfi_np_text(b, u));
	return false;
}

static void promote(wf_val *v)
{
	v[0] = wfi_np_inexact(v[0]);
	v[1] = wfi_np_inexact(v[1]);
}

wf_val (wf_convolve)(wf_val a, wf_val v, wf_convolve_mode mode)
{
	wf_val in[2] = { a, v };

	if (!check_vectors("convolve", a, v))
		return wf_fail("convolve: not computed");
	promote(in);
	const int longer = wf_size(a) < wf_size(v);
	return slid(in[longer], wf_flip(in[1 - longer]), mode);
}

wf_val (wf_correlate)(wf_val a, wf_val v, wf_convolve_mode mode)
{
	wf_val in[2] = { a, wf_conj(v) };

	if (!check_vectors("correlate", a, v))
		return wf_fail("correlate: not computed");
	promote(in);
	return wf_size(a) < wf_size(v) ? wf_flip(slid(in[1], in[0], mode)) : slid(in[0], in[1], mode);
}

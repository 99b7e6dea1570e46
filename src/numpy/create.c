/* create.c: arrays made from numbers. */
#include <math.h>
#include "part.h"

wf_val wfi_linspace(wf_val start, wf_val stop, int64_t num, wf_linspace_opts o)
{
	wf_val v[2] = { wfi_np_inexact(start), wfi_np_inexact(stop) };
	wfi_np_shape s;

	WF_CHECK(num >= 0, "linspace: %lld numbers", (long long)num);
	if (!wfi_np_common("linspace", v, 2, &s))
		return wf_fail("linspace: not made");
	WF_CHECK(s.rank < WF_MAX_RANK, "linspace: bounds of %d dimensions", s.rank);
	const wf_dtype d = wfi_np_promoted(v, 2);
	wf_val a = wf_expand_dims(wfi_np_broadcast(wf_astype(v[0], d), &s), 0), b = wf_expand_dims(wfi_np_broadcast(wf_astype(v[1], d), &s), 0);
	const int64_t div = o.no_endpoint ? num : num - 1;
	wfi_np_shape column = { .rank = s.rank + 1, .dims = { div > 0 ? div : 0 } };
	for (int i = 1; i <= s.rank; i++)
		column.dims[i] = 1;
	if (num < 2 && !o.no_endpoint)
		return num ? a : wf_slice_axis(a, 0, 0, 0);
	wf_val part = wf_div(wf_iota(WF_F64, column.dims[0]), wf_full_as(WF_F64, (double)div));
	if (wf_dtype_of(v[0]) != WF_F64 && wf_dtype_of(v[1]) != WF_F64) /* as JAX divides */
		part = wf_div(wf_iota(WF_F32, column.dims[0]), wf_full_as(WF_F32, (double)div));
	wf_val t = wf_astype(wfi_np_reshape(part, &column), d);
	wf_val y = wf_add(wf_mul(a, wf_sub(wf_ones_like(t), t)), wf_mul(b, t));
	return o.no_endpoint ? y : wf_concatenate(0, y, b); /* the end exactly */
}

wf_val wfi_logspace(wf_val start, wf_val stop, int64_t num, wf_linspace_opts o)
{
	wf_val exponents = wfi_linspace(start, stop, num, o);

	return wf_pow(wf_full_like(exponents, wfi_np_option(o.base, 10)), exponents);
}

wf_val (wf_arange_as)(wf_dtype d, double start, double stop, double step)
{
	WF_CHECK(step != 0 && isfinite(start) && isfinite(stop) && isfinite(step), "arange_as: from %g to %g in steps of %g", start, stop, step);
	const double n = ceil((stop - start) / step);
	WF_CHECK(n < 9e15, "arange_as: from %g to %g in steps of %g", start, stop, step);
	wf_val places = wf_mul(wf_iota(WF_F64, n > 0 ? (int64_t)n : 0), wf_full_as(WF_F64, step));
	return wf_astype(wf_add(places, wf_full_as(WF_F64, start)), d);
}

wf_val (wf_eye_as)(wf_dtype d, int64_t n, int64_t m, int64_t k)
{
	WF_CHECK(n >= 0 && m >= 0, "eye: %lld × %lld", (long long)n, (long long)m);
	wf_val row = wf_reshape(wf_iota(WF_I32, n), n, 1), column = wf_iota(WF_I32, m);
	return wf_astype(wf_equal(column, wf_add(row, wf_ci(k))), d);
}

wf_val (wf_eye)(int64_t n)
{
	return wf_eye_as(WF_F32, n, n, 0);
}

wf_val (wf_tri)(int64_t n, int64_t m, int64_t k)
{
	WF_CHECK(n >= 0 && m >= 0, "tri: %lld × %lld", (long long)n, (long long)m);
	return wf_astype(wfi_np_triangle(n, m, k), WF_F32);
}

wf_val (wf_meshgrid_n)(const wf_val *v, size_t n, bool ij)
{
	wf_val out[WF_MAX_RANK + 1];
	wfi_np_shape s = { .rank = (int)n };

	WF_CHECK(n <= WF_MAX_RANK, "meshgrid: %zu vectors, at most %d", n, WF_MAX_RANK);
	for (size_t i = 0; i < n; i++) {
		WF_CHECK(wf_rank(v[i]) <= 1, "meshgrid: argument %zu has %d dimensions; vectors are needed", i, wf_rank(v[i]));
		s.dims[!ij && n > 1 && i < 2 ? 1 - i : i] = wf_size(v[i]);
	}
	for (size_t i = 0; i < n; i++) {
		const size_t at = !ij && n > 1 && i < 2 ? 1 - i : i;
		wfi_np_shape alone = { .rank = (int)n };
		for (size_t d = 0; d < n; d++)
			alone.dims[d] = d == at ? s.dims[d] : 1;
		out[i] = wfi_np_broadcast(wfi_np_reshape(v[i], &alone), &s);
	}
	out[n] = wfi_end;
	return wfi_tuple(out);
}

wf_val wfi_meshgrid(const wf_val *v)
{
	size_t n = 0;

	while (v[n].node != wfi_end.node)
		n++;
	return wf_meshgrid_n(v, n, false);
}

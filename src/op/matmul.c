/* Products of arrays, made of dot_general: matmul, dot, tensordot. */
#include "op/array.h"
#include "op/class.h"

static bool two(const char *op, wf_val *v)
{
	return wfi_leaf(op, v[0]) && wfi_leaf(op, v[1]) && wfi_promote_dtypes(op, v, 2);
}

static wf_val differ(const char *op, const wfi_type *a, const wfi_type *b, int64_t m, int64_t n)
{
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	return wfi_fail(op, "contracting dimensions differ: %s @ %s (%lld and %lld)", wfi_type_text(a, t), wfi_type_text(b, u), (long long)m, (long long)n);
}

/* over dimension i of a and j of b, without batch dimensions */
static wf_val contracted(const char *op, wf_val a, wf_val b, int64_t i, int64_t j)
{
	const wfi_type *l = wfi_type_of(a), *r = wfi_type_of(b);

	if (l->dims[i] != r->dims[j])
		return differ(op, l, r, l->dims[i], r->dims[j]);
	return wfi_emit_dot(a, b, &(const wfi_dot_attrs){ .lhs_contract = { 1, &i }, .rhs_contract = { 1, &j } });
}

/* both have batch dimensions: numpy's broadcasting makes them equal first */
static wf_val batched(wf_val a, wf_val b)
{
	wfi_type l = *wfi_type_of(a), r = *wfi_type_of(b);
	const int n = WFI_MAX(l.rank, r.rank) - 2;
	wfi_type lt = { l.dtype, n + 2, { 0 } }, rt = lt;
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (l.dims[l.rank - 1] != r.dims[r.rank - 2])
		return differ("matmul", &l, &r, l.dims[l.rank - 1], r.dims[r.rank - 2]);
	for (int i = 0; i < n; i++) {
		int li = i - n + l.rank - 2, ri = i - n + r.rank - 2;
		int64_t x = li < 0 ? 1 : l.dims[li], y = ri < 0 ? 1 : r.dims[ri];
		if (x != y && x != 1 && y != 1)
			return wfi_fail("matmul", "batch dimensions cannot be broadcast: %s @ %s (%lld and %lld)", wfi_type_text(&l, t), wfi_type_text(&r, u),
			                (long long)x, (long long)y);
		lt.dims[i] = rt.dims[i] = x == 1 ? y : x;
	}
	for (int i = 0; i < 2; i++) {
		lt.dims[n + i] = l.dims[l.rank - 2 + i];
		rt.dims[n + i] = r.dims[r.rank - 2 + i];
	}
	const wfi_ints batch = wfi_count_up(0, n);
	const int64_t lc = n + 1, rc = n;
	return wfi_emit_dot(wfi_broadcast_to("matmul", a, &lt), wfi_broadcast_to("matmul", b, &rt),
	                    &(const wfi_dot_attrs){ wfi_ints_dims(&batch), wfi_ints_dims(&batch), { 1, &lc }, { 1, &rc } });
}

/** The matrix product by numpy's rules: of matrices; a vector on the left is a row, on the right a column, and that dimension is dropped
 * again; further dimensions in front are batch dimensions and broadcast. dtypes are promoted; f16 and bf16 are summed in f32; a product of
 * bools is bool: is any pair of both true? */
wf_val (wf_matmul)(wf_val a, wf_val b)
{
	wf_val v[2] = { a, b };
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!two("matmul", v))
		return wfi_poison;
	int l = wfi_type_of(v[0])->rank, r = wfi_type_of(v[1])->rank;
	if (!l || !r)
		return wfi_fail("matmul", "%s @ %s: a scalar has no matrix product", wfi_type_text(wfi_type_of(v[0]), t), wfi_type_text(wfi_type_of(v[1]), u));
	if (r <= 2) /* the left's batch dimensions are just more rows */
		return contracted("matmul", v[0], v[1], l - 1, 0);
	if (l == 1)
		return contracted("matmul", v[0], v[1], 0, r - 2);
	if (l == 2) { /* rows of the left come first: move them behind the right's batch dimensions */
		wf_val y = contracted("matmul", v[0], v[1], 1, r - 2);
		return wfi_is_poison(y) ? y : (wf_moveaxis)(y, 0, r - 2);
	}
	return batched(v[0], v[1]);
}

/** numpy's dot: the product with a scalar; else the sum of products over the last axis of a and the last but one of b (its only one). */
wf_val (wf_dot)(wf_val a, wf_val b)
{
	wf_val v[2] = { a, b };

	if (!two("dot", v))
		return wfi_poison;
	int l = wfi_type_of(v[0])->rank, r = wfi_type_of(v[1])->rank;
	if (!l || !r)
		return wf_mul(v[0], v[1]);
	return contracted("dot", v[0], v[1], l - 1, r == 1 ? 0 : r - 2);
}

/** The sum of products over the last n axes of a and the first n of b, in order. */
wf_val (wf_tensordot)(wf_val a, wf_val b, int n)
{
	wf_val v[2] = { a, b };
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!two("tensordot", v))
		return wfi_poison;
	const wfi_type *l = wfi_type_of(v[0]), *r = wfi_type_of(v[1]);
	if (n < 0 || n > l->rank || n > r->rank)
		return wfi_fail("tensordot", "%d axes of %s and %s", n, wfi_type_text(l, t), wfi_type_text(r, u));
	for (int i = 0; i < n; i++)
		if (l->dims[l->rank - n + i] != r->dims[i])
			return differ("tensordot", l, r, l->dims[l->rank - n + i], r->dims[i]);
	const wfi_ints lc = wfi_count_up(l->rank - n, n), rc = wfi_count_up(0, n);
	return wfi_emit_dot(v[0], v[1], &(const wfi_dot_attrs){ .lhs_contract = wfi_ints_dims(&lc), .rhs_contract = wfi_ints_dims(&rc) });
}

/* PUBLIC
typedef struct wf_dot_opts { int wfi_; wf_axes lhs_contract, rhs_contract, lhs_batch, rhs_batch; } wf_dot_opts;
#ifdef __cplusplus
#define wf_dot_general(...) WFI_S((wf_dot_general)(__VA_ARGS__))
#else
#define wf_dot_general(a, ...) WFI_DOT_GENERAL(a, __VA_ARGS__, )
#define WFI_DOT_GENERAL(a, b, ...) WFI_S((wf_dot_general)(a, b, (wf_dot_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif
*/

/* axes in the order given, negative ones resolved; none: none */
static bool listed(wf_axes axes, int rank, wfi_ints *out)
{
	*out = (wfi_ints){ 0 };
	for (int i = 0; i < axes.n && i < (int)WFI_COUNT(axes.v); i++) {
		int a = wfi_axis_index("dot_general", axes.v[i], rank);
		if (a < 0)
			return false;
		wfi_ints_add(out, a);
	}
	return true;
}

/** wf_dot_general(a, b, .lhs_contract = WF_AXES(1), .rhs_contract = WF_AXES(0), .lhs_batch = …, .rhs_batch = …): sums of products over the
 * contracted axes for each place of the batch axes (jax.lax.dot_general). The result has the batch axes, then the others of a, then of b. */
wf_val (wf_dot_general)(wf_val a, wf_val b, wf_dot_opts o)
{
	wf_val v[2] = { a, b };
	wfi_ints lb, rb, lc, rc;

	if (!two("dot_general", v))
		return wfi_poison;
	int l = wfi_type_of(v[0])->rank, r = wfi_type_of(v[1])->rank;
	if (!listed(o.lhs_batch, l, &lb) || !listed(o.rhs_batch, r, &rb) || !listed(o.lhs_contract, l, &lc) || !listed(o.rhs_contract, r, &rc))
		return wfi_poison;
	return wfi_emit_dot(v[0], v[1], &(const wfi_dot_attrs){ wfi_ints_dims(&lb), wfi_ints_dims(&rb), wfi_ints_dims(&lc), wfi_ints_dims(&rc) });
}

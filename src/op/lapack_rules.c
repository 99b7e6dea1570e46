/* lapack_rules.c: see lapack.h. Holds no operation. */
#include "op/lapack.h"

/* Derivatives: JAX's formulas (jax/_src/lax/linalg.py). H: conjugate transpose. */

enum { MOST = 6 };

static void call(const char *target, const char *config, int n_types, const wfi_type *types, wf_val x, wf_val *out)
{
	char all[MOST * WFI_TYPE_TEXT] = "", text[WFI_TYPE_TEXT];
	size_t n = 0;

	for (int i = 0; i < n_types; i++)
		n += (size_t)snprintf(all + n, sizeof all - n, "%s%s", i ? ", " : "", wfi_type_text(&types[i], text));
	for (int i = 0; i < MOST; i++)
		out[i] = wfi_poison;
	wf_ffi_call(target, config, all, 1, &x, out);
}

static wf_val adjoint(wf_val x)
{
	return wf_conj(wfi_turned(x));
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

/* X with its rows in the order that LU's pivots mean */
static wf_val permuted(wf_val x, wf_val pivots, const wfi_type *pivots_type)
{
	const int rank = pivots_type->rank + 1;
	const wfi_type index = wfi_type_with_dtype(*wfi_type_of(x), WF_I32);
	wf_val order[MOST];

	call("wf_pivots_to_permutation", "", 1, pivots_type, pivots, order);
	return wfi_is_poison(order[0]) ? wfi_poison : (wf_take_along_axis)(x, spread(order[0], &index, false), rank - 2);
}

static const wfi_triangular_attrs lower_unit = { true, true, true, WFI_NO_TRANSPOSE },
				  upper = { true, false, false, WFI_NO_TRANSPOSE };

/* P A = L U: with F = L⁻¹ P A' U⁻¹, (L U as one matrix)' = L tril(F, −1) + triu(F) U */
void wfi_jvp_getrf(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_type a = e->in_type[0];

	if (a.dims[a.rank - 1] != a.dims[a.rank - 2]) {
		wfi_fail("custom_call", "the derivative of LU is there for square matrices only");
		return;
	}
	wf_val x = permuted(t[0], e->out[1], &e->out_type[1]);
	if (wfi_is_poison(x))
		return;
	wf_val l = wf_add(wfi_only_triangle(e->out[0], true, true), identity(&a)), u = wfi_only_triangle(e->out[0], false, false);
	x = wfi_emit_triangular_solve(l, x, &lower_unit);
	x = wfi_emit_triangular_solve(u, x, &(const wfi_triangular_attrs){ false, false, false, WFI_NO_TRANSPOSE });
	out[0] = wf_add(wfi_product(l, wfi_only_triangle(x, true, true)), wfi_product(wfi_only_triangle(x, false, false), u));
}

/* A⁻¹ B, A complex */
static wf_val solved(wf_val a, wf_val b)
{
	const wfi_type t = *wfi_type_of(a);
	wfi_type types[3] = { t, wfi_type_with_dtype(t, WF_I32), wfi_type_with_dtype(t, WF_I32) };
	wf_val lu[MOST];

	types[1].rank--;
	types[2].rank -= 2;
	call(t.dtype == WF_C64 ? "lapack_cgetrf_ffi" : "lapack_zgetrf_ffi", "{}", 3, types, a, lu);
	if (wfi_is_poison(lu[0]))
		return wfi_poison;
	b = wfi_emit_triangular_solve(lu[0], permuted(b, lu[1], &types[1]), &lower_unit);
	return wfi_emit_triangular_solve(lu[0], b, &upper);
}

/* 1 / (x_j − x_i), 0 on the diagonal */
static wf_val reciprocal_gaps(wf_val x, const wfi_type *t)
{
	wf_val eye = identity(t);

	return wf_sub(wf_div(wf_c(1), wf_add(eye, wf_sub(spread(x, t, true), spread(x, t, false)))), eye);
}

/* with M = Vᴴ A' V: λ' = diag M, V' = V (M ∘ 1 / (λⱼ − λᵢ)) */
void wfi_jvp_syevd(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_type a = e->in_type[0];
	const bool lower = wfi_lapack_option(e->attrs, "uplo", 'L') == 'L',
		   vectors = wfi_lapack_option(e->attrs, "mode", 'V') == 'V';
	wf_val v = e->out[0], half = wfi_only_triangle(t[0], lower, true);

	if (!vectors) {
		wf_val again[MOST];
		call(wfi_lapack_target(e->attrs),
		     lower ? "{mode = 86 : ui8, uplo = 76 : ui8}" : "{mode = 86 : ui8, uplo = 85 : ui8}", 3, e->out_type,
		     e->in[0], again);
		v = again[0];
	}
	wf_val full = wf_add(wf_add(half, adjoint(half)), wf_mul(t[0], identity(&a)));
	wf_val m = wfi_product(adjoint(v), wfi_product(full, v));
	if (wfi_is_poison(m))
		return;
	if (vectors) {
		const wfi_type real = wfi_type_with_dtype(a, e->out_type[1].dtype);
		out[0] = wfi_product(v, wf_mul(m, reciprocal_gaps(e->out[1], &real)));
	}
	out[1] = wf_real(diagonal(m));
}

/* λ' = diag(V⁻¹ A' V), V: the right vectors. JAX has no rule for the vectors themselves either. */
void wfi_jvp_geev(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const bool is_complex = wfi_is_complex(e->in_type[0].dtype);
	wf_val again[MOST];

	if (wfi_lapack_option(e->attrs, "compute_left", 'V') == 'V' || wfi_lapack_option(e->attrs, "compute_right", 'V') == 'V') {
		wfi_fail("custom_call", "the derivative of eigenvalues of general matrices is there, that of their eigenvectors "
					"is not: compute the values only");
		return;
	}
	call(wfi_lapack_target(e->attrs), "{compute_left = 78 : ui8, compute_right = 86 : ui8}", e->n_out, e->out_type, e->in[0],
	     again);
	wf_val v = again[is_complex ? 2 : 3];
	if (wfi_is_poison(again[0]))
		return;
	wf_val d = diagonal(solved(v, wfi_product(wf_convert(t[0], wfi_type_of(v)->dtype), v)));
	out[0] = is_complex ? d : wf_real(d);
	if (!is_complex)
		out[1] = wf_imag(d);
}

/* [batch, n] moved by one place along n, 0 coming in: forwards from the start, backwards from the end */
static wf_val shifted(wf_val v, int axis, bool forwards)
{
	const wfi_type t = *wfi_type_of(v);
	wfi_type one = t;

	one.dims[axis] = 1;
	if (!t.dims[axis])
		return v;
	wf_val zero = wfi_zeros_of(&one),
	       rest = (wf_slice_axis)(v, axis, forwards ? 0 : 1, forwards ? t.dims[axis] - 1 : t.dims[axis]);
	return forwards ? wf_concatenate(axis, zero, rest) : wf_concatenate(axis, rest, zero);
}

/* the right sides' solutions with these diagonals */
static wf_val tridiagonal_solution(const wfi_view *e, wf_val below, wf_val on, wf_val above, wf_val rhs)
{
	char types[MOST * WFI_TYPE_TEXT], text[WFI_TYPE_TEXT];
	const wf_val in[4] = { below, on, above, rhs };
	wf_val out[MOST];
	size_t n = 0;

	for (int i = 0; i < 5; i++)
		n += (size_t)snprintf(types + n, sizeof types - n, "%s%s", i ? ", " : "", wfi_type_text(&e->out_type[i], text));
	for (int i = 0; i < MOST; i++)
		out[i] = wfi_poison;
	wf_ffi_call(wfi_lapack_target(e->attrs), "{}", types, 4, in, out);
	return out[3];
}

/* A X = B: X' = A⁻¹ (B' − A' X). The diagonals as the routine leaves them have no rule: nobody reads them. */
void wfi_jvp_gtsv(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_type b = e->in_type[3];
	const int axis = b.rank - 2;
	wf_val rhs = t[3].node ? t[3] : wfi_zeros_of(&b), x = e->out[3];

	for (int i = 0; i < 3; i++) /* what the routine does not read of a diagonal meets the 0 that came in */
		if (t[i].node)
			rhs = wf_sub(rhs, wf_mul(spread(t[i], &b, false), i == 1 ? x : shifted(x, axis, i == 0)));
	out[3] = tridiagonal_solution(e, e->in[0], e->in[1], e->in[2], rhs);
}

/* Aᵀ has the diagonals above and below exchanged */
void wfi_transpose_gtsv(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	const int axis = e->in_type[0].rank - 1;

	for (int i = 0; i < 3; i++)
		if (wanted[i]) {
			wfi_fail("custom_call", "\"%s\" is linear in its right sides only", wfi_lapack_target(e->attrs));
			return;
		}
	if (wanted[3] && ct[3].node)
		out[3] = tridiagonal_solution(e, shifted(e->in[2], axis, true), e->in[1], shifted(e->in[0], axis, false), ct[3]);
}

/* the singular vectors of A, when the call was for the values only */
static void vectors_of(const wfi_view *e, wf_val *u, wf_val *vt)
{
	wfi_type t[5];
	wf_val out[MOST];
	const int r = e->in_type[0].rank;

	for (int i = 0; i < 5; i++)
		t[i] = e->out_type[i];
	t[2] = t[3] = e->in_type[0];
	t[2].dims[r - 1] = t[3].dims[r - 2] = WFI_MIN(e->in_type[0].dims[r - 1], e->in_type[0].dims[r - 2]);
	call(wfi_lapack_target(e->attrs), "{mode = 83 : ui8}", 5, t, e->in[0], out);
	*u = out[2];
	*vt = out[3];
}

/* With S = Uᴴ A' V: σ' = diag S; the vectors turn into each other by the gaps between the σ², and out of their span by what is left of A' V */
void wfi_jvp_gesdd(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const int mode = wfi_lapack_option(e->attrs, "mode", 'A');
	const int r = e->in_type[0].rank;
	const int64_t m = e->in_type[0].dims[r - 2], n = e->in_type[0].dims[r - 1];
	wf_val u = e->out[2], vt = e->out[3], s = e->out[1];
	wfi_type square = wfi_type_with_dtype(e->in_type[0], e->out_type[1].dtype);

	if (mode == 'A' && m != n) {
		wfi_fail("custom_call", "singular vectors of the whole space have a derivative for square matrices only; ask for "
					"as many as values");
		return;
	}
	if (mode == 'N')
		vectors_of(e, &u, &vt);
	if (wfi_is_poison(u) || wfi_is_poison(vt))
		return;
	square.dims[r - 1] = square.dims[r - 2] = WFI_MIN(m, n);
	wf_val v = adjoint(vt), ut = adjoint(u), ds = wfi_product(ut, wfi_product(t[0], v)), eye = identity(&square);
	out[1] = wf_real(diagonal(ds));
	if (mode == 'N')
		return;
	wf_val columns = spread(s, &square, true), rows = spread(s, &square, false);
	wf_val f = wf_sub(wf_div(wf_c(1), wf_add(eye, wf_mul(wf_add(columns, rows), wf_sub(columns, rows)))), eye);
	wf_val right = wf_mul(columns, ds), left = wf_mul(rows, ds), zero = wf_convert(wf_equal(columns, wf_c(0)), square.dtype);
	wf_val inverse = wf_mul(eye, wf_sub(wf_div(wf_c(1), wf_add(columns, zero)), zero));
	wf_val between = wf_mul(wf_mul(wf_c(0.5), wf_sub(ds, adjoint(ds))), inverse);
	wf_val du = wfi_product(u, wf_add(wf_mul(f, wf_add(right, adjoint(right))), between));
	wf_val dv = wfi_product(v, wf_mul(f, wf_add(left, adjoint(left))));
	const wfi_type us = wfi_type_with_dtype(*wfi_type_of(u), square.dtype),
		       vs = wfi_type_with_dtype(*wfi_type_of(v), square.dtype);
	if (m > n) {
		wf_val av = wfi_product(t[0], v);
		du = wf_add(du, wf_div(wf_sub(av, wfi_product(u, wfi_product(ut, av))), spread(s, &us, true)));
	}
	if (n > m) {
		wf_val au = wfi_product(adjoint(t[0]), u);
		dv = wf_add(dv, wf_div(wf_sub(au, wfi_product(v, wfi_product(vt, au))), spread(s, &vs, true)));
	}
	out[2] = du;
	out[3] = adjoint(dv);
}

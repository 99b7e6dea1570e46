/* cholesky and triangular_solve, for each matrix of the last two dimensions. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/numeric.h"

typedef double _Complex number; /* real types have an imaginary part of 0 */

static number conjugate(number z)
{
	double v[2];

	memcpy(v, &z, sizeof v);
	return wfi_complex(v[0], -v[1]);
}

static double real(number z)
{
	double v[2];

	memcpy(v, &z, sizeof v);
	return v[0];
}

/* rows of the last matrix: dims before the last two count the matrices */
static int64_t matrices_of(const wfi_type *t)
{
	int64_t n = 1;

	for (int i = 0; i < t->rank - 2; i++)
		n *= t->dims[i];
	return n;
}

static bool infer_square(wfi_infer *c)
{
	const wfi_type *t = &c->in[0];
	char u[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (!wfi_is_inexact(t->dtype))
		return wfi_infer_fail(c, "operands must be floating point or complex, got %s", wfi_type_text(t, u));
	if (t->rank < 2 || t->dims[t->rank - 1] != t->dims[t->rank - 2])
		return wfi_infer_fail(c, "square matrices are needed, got %s", wfi_type_text(t, u));
	return true;
}

/* bool, of x's shape: element [i, j] of each matrix is in the triangle; strict: without the diagonal */
static wf_val triangle(const wfi_type *t, bool lower, bool strict)
{
	const wfi_type index = wfi_type_with_dtype(*t, WF_I32);
	wf_val i = wfi_emit_iota(&index, t->rank - 2), j = wfi_emit_iota(&index, t->rank - 1);

	if (strict)
		return lower ? wf_greater(i, j) : wf_less(i, j);
	return lower ? wf_greater_equal(i, j) : wf_less_equal(i, j);
}

wf_val wfi_only_triangle(wf_val x, bool lower, bool strict)
{
	if (wfi_is_poison(x))
		return x;
	const wfi_type t = *wfi_type_of(x);
	return wf_where(triangle(&t, lower, strict), x, wfi_zeros_of(&t));
}

/* the matrices turned over */
wf_val wfi_turned(wf_val x)
{
	if (wfi_is_poison(x))
		return x;
	const int rank = wfi_type_of(x)->rank;
	wfi_ints order = wfi_count_up(0, rank);
	order.v[rank - 2] = rank - 1;
	order.v[rank - 1] = rank - 2;
	return wfi_emit_transpose(x, wfi_ints_dims(&order));
}

static wf_val named(const char *op, wf_val x)
{
	const wfi_op *found = wfi_op_find(op);

	return found ? wfi_emit(found, NULL, 1, &x) : wfi_fail("linalg", "complex matrices need the operation %s", op);
}

static wf_val conjugated(wf_val x)
{
	return wfi_is_poison(x) || !wfi_is_complex(wfi_type_of(x)->dtype) ? x : named("chlo.conj", x);
}

wf_val wfi_product(wf_val a, wf_val b)
{
	if (wfi_is_poison(a) || wfi_is_poison(b))
		return wfi_poison;
	const int rank = wfi_type_of(a)->rank;
	const wfi_ints batch = wfi_count_up(0, rank - 2);
	const int64_t last = rank - 1, before = rank - 2;
	return wfi_emit_dot(a, b, &(const wfi_dot_attrs){ wfi_ints_dims(&batch), wfi_ints_dims(&batch), { 1, &last }, { 1, &before } });
}

/* ---- cholesky ---- */

static bool cholesky_infer(wfi_infer *c)
{
	if (!infer_square(c))
		return false;
	c->out[0] = c->in[0];
	return true;
}

/* One matrix (a: the triangle that is read, as the lower one) to l; false when it is not positive definite. */
static bool factor(const number *a, number *l, int64_t n)
{
	for (int64_t j = 0; j < n; j++) {
		double d = real(a[j * n + j]);
		for (int64_t k = 0; k < j; k++)
			d -= real(l[j * n + k] * conjugate(l[j * n + k]));
		if (!(d > 0))
			return false;
		d = sqrt(d);
		l[j * n + j] = d;
		for (int64_t i = j + 1; i < n; i++) {
			number sum = a[i * n + j];
			for (int64_t k = 0; k < j; k++)
				sum -= l[i * n + k] * conjugate(l[j * n + k]);
			l[i * n + j] = sum / d;
		}
	}
	return true;
}

static wf_error *cholesky_eval(const wfi_eval *e)
{
	const wfi_cholesky_attrs *a = e->attrs;
	const wfi_type *t = &e->in_type[0];
	const int64_t n = t->dims[t->rank - 1], count = matrices_of(t);
	number *x = wfi_try_alloc((size_t)(2 * n * n + 1) * sizeof *x), *l = x ? x + n * n : NULL;

	if (!x)
		return wfi_out_of_memory((size_t)(2 * n * n) * sizeof *x, "cholesky");
	for (int64_t m = 0; m < count; m++) {
		const int64_t at = m * n * n;
		for (int64_t i = 0; i < n; i++)
			for (int64_t j = 0; j <= i; j++)
				x[i * n + j] = a->lower ? wfi_load_c(t->dtype, e->in[0], at + i * n + j)
				                        : conjugate(wfi_load_c(t->dtype, e->in[0], at + j * n + i));
		bool ok = factor(x, l, n);
		for (int64_t i = 0; i < n; i++)
			for (int64_t j = 0; j < n; j++) {
				bool inside = a->lower ? j <= i : i <= j;
				number z = !ok ? wfi_complex(NAN, NAN) : !inside ? 0 : a->lower ? l[i * n + j] : conjugate(l[j * n + i]);
				wfi_store_c(t->dtype, e->out[0], at + i * n + j, z);
			}
	}
	wfi_free(x);
	return NULL;
}

/* L' = L Φ(L⁻¹ A' L⁻ᴴ), Φ: the lower triangle with half of the diagonal (JAX's rule; Giles, "Collected matrix derivative results", 2008).
 * Only one triangle of A is read, so A' is that triangle's, completed. */
static wf_val cholesky_jvp(const wfi_view *e, wf_val t)
{
	const wfi_cholesky_attrs *a = e->attrs;
	wf_val l = a->lower ? e->out[0] : conjugated(wfi_turned(e->out[0]));
	const wfi_type type = e->in_type[0];
	wf_val half = wfi_only_triangle(a->lower ? t : conjugated(wfi_turned(t)), true, true);
	wf_val diagonal = wf_where(triangle(&type, true, false), wf_where(triangle(&type, true, true), wfi_zeros_of(&type), t), wfi_zeros_of(&type));
	wf_val full = wf_add(wf_add(half, conjugated(wfi_turned(half))), diagonal);
	const wfi_triangular_attrs right = { false, true, false, WFI_ADJOINT }, left = { true, true, false, WFI_NO_TRANSPOSE };
	wf_val inner = wfi_emit_triangular_solve(l, wfi_emit_triangular_solve(l, full, &right), &left);
	wf_val weight = wf_where(triangle(&type, true, true), wfi_splat(&type, 1), wf_where(triangle(&type, true, false), wfi_splat(&type, 0.5), wfi_zeros_of(&type)));
	wf_val d = wfi_product(l, wf_mul(inner, weight));
	return a->lower ? d : conjugated(wfi_turned(d));
}

/* x xᵀ + 3 is positive definite */
static wf_val definite(wf_val x)
{
	const wfi_type t = *wfi_type_of(x);
	wf_val diagonal = wf_where(wf_logical_and(triangle(&t, true, false), triangle(&t, false, false)), wfi_splat(&t, 3), wfi_zeros_of(&t));

	return wf_add(wfi_product(x, wfi_turned(x)), diagonal);
}

static int sample_lower(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = wfi_emit_cholesky(definite(in[0]), true);
	return 1;
}

static int sample_upper(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = wfi_emit_cholesky(definite(in[0]), false);
	return 1;
}

static const wfi_attr_field cholesky_fields[] = { { "lower", WFI_ATTR_BOOL, offsetof(wfi_cholesky_attrs, lower), NULL }, { 0 } };
#define DEFINITE(type, which) { .in = type, .attrs = &(const wfi_cholesky_attrs){ true }, .build = which }
static const wfi_sample cholesky_samples[] = {
	DEFINITE("f64[3,3]", sample_lower),
	DEFINITE("f64[2,5,5]", sample_upper),
	DEFINITE("f32[17,17]", sample_lower),
	DEFINITE("bf16[2,2]", sample_lower),
	DEFINITE("f32[0,3,3]", sample_upper),
	{ .in = "f32[0,0]", .attrs = &(const wfi_cholesky_attrs){ false } },
	{ 0 },
};
const wfi_op wfi_op_cholesky = {
	.name = "cholesky",
	.doc = "The triangular factor of Hermitian positive definite matrices, A = L Lᴴ (lower) or Uᴴ U; only that triangle of A is read, the other "
	       "of the result is 0. NaN for a matrix that is not positive definite.",
	.n_in = 1, .n_out = 1, .attrs_size = sizeof(wfi_cholesky_attrs), .fields = cholesky_fields, .infer = cholesky_infer,
	.jvp = { cholesky_jvp }, .batch = wfi_batch_same, .lowering = WFI_LOWER_HOST, .eval = cholesky_eval, .loops = &wfi_loops_cholesky, .shard = "batch", .samples = cholesky_samples,
};

wf_val wfi_emit_cholesky(wf_val a, bool lower)
{
	return WFI_EMIT(&wfi_op_cholesky, &((const wfi_cholesky_attrs){ lower }), a);
}

wf_val wfi_not_finite(wf_val x, const wfi_type *t)
{
	if (wfi_is_poison(x))
		return x;
	const wfi_ints last = wfi_count_up(wfi_type_of(x)->rank - 2, 2);
	wf_val finite = wf_isfinite(wfi_is_complex(wfi_type_of(x)->dtype) ? named("real", x) : x);
	wf_val bad = wf_logical_not(wfi_emit_reduce(WFI_RED_AND, finite, wfi_ints_dims(&last)));
	return wf_convert(bad, t->dtype);
}

/* ---- triangular_solve ---- */

static bool solve_infer(wfi_infer *c)
{
	const wfi_triangular_attrs *a = c->attrs;
	const wfi_type *l = &c->in[0], *b = &c->in[1];
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!infer_square(c))
		return false;
	if (a->transpose_a < WFI_NO_TRANSPOSE || a->transpose_a > WFI_ADJOINT)
		return wfi_infer_fail(c, "transpose_a is unknown");
	if (l->dtype != b->dtype || l->rank != b->rank || memcmp(l->dims, b->dims, (size_t)(l->rank - 2) * sizeof l->dims[0]) ||
	    b->dims[a->left_side ? b->rank - 2 : b->rank - 1] != l->dims[l->rank - 1])
		return wfi_infer_fail(c, "a is %s and b %s: they have one element type and batch, and b as many %s as a", wfi_type_text(l, t),
		                      wfi_type_text(b, u), a->left_side ? "rows" : "columns");
	c->out[0] = *b;
	return true;
}

/* Solves op(a) x = b for one vector (in place), a read by op[i][j]: the triangle that op(a) has is `lower`. */
static void substitute(const number *op, number *x, int64_t n, bool lower, bool unit)
{
	for (int64_t k = 0; k < n; k++) {
		const int64_t i = lower ? k : n - 1 - k;
		number sum = x[i];
		for (int64_t j = lower ? 0 : i + 1; j < (lower ? i : n); j++)
			sum -= op[i * n + j] * x[j];
		x[i] = unit ? sum : sum / op[i * n + i];
	}
}

/* x op(a) = b is op(a)ᵀ xᵀ = bᵀ */
static wf_error *solve_eval(const wfi_eval *e)
{
	const wfi_triangular_attrs *a = e->attrs;
	const wfi_type *l = &e->in_type[0], *b = &e->in_type[1];
	const int64_t n = l->dims[l->rank - 1], rows = b->dims[b->rank - 2], columns = b->dims[b->rank - 1], count = matrices_of(l);
	const bool swap = (a->transpose_a != WFI_NO_TRANSPOSE) != !a->left_side;
	number *op = wfi_try_alloc((size_t)(n * n + n + 1) * sizeof *op), *x = op ? op + n * n : NULL;

	if (!op)
		return wfi_out_of_memory((size_t)(n * n + n) * sizeof *op, "triangular_solve");
	for (int64_t m = 0; m < count; m++) {
		for (int64_t i = 0; i < n * n; i++) {
			number z = wfi_load_c(l->dtype, e->in[0], m * n * n + (swap ? i % n * n + i / n : i));
			op[i] = a->transpose_a == WFI_ADJOINT ? conjugate(z) : z;
		}
		for (int64_t v = 0; v < (a->left_side ? columns : rows); v++) {
			const int64_t at = m * rows * columns + (a->left_side ? v : v * columns), step = a->left_side ? columns : 1;
			for (int64_t i = 0; i < n; i++)
				x[i] = wfi_load_c(b->dtype, e->in[1], at + i * step);
			substitute(op, x, n, a->lower != swap, a->unit_diagonal);
			for (int64_t i = 0; i < n; i++)
				wfi_store_c(b->dtype, e->out[0], at + i * step, x[i]);
		}
	}
	wfi_free(op);
	return NULL;
}

/* op(A) X = B: op(A) X' = −op(A') X, A' without what is not read */
static wf_val solve_jvp_a(const wfi_view *e, wf_val t)
{
	const wfi_triangular_attrs *a = e->attrs;
	wf_val d = wfi_only_triangle(t, a->lower, a->unit_diagonal);

	if (a->transpose_a != WFI_NO_TRANSPOSE)
		d = wfi_turned(a->transpose_a == WFI_ADJOINT ? conjugated(d) : d);
	wf_val p = a->left_side ? wfi_product(d, e->out[0]) : wfi_product(e->out[0], d);
	return wfi_emit_triangular_solve(e->in[0], wf_neg(p), a);
}

static wf_val solve_jvp_b(const wfi_view *e, wf_val t)
{
	return wfi_emit_triangular_solve(e->in[0], t, e->attrs);
}

static wf_val solve_transpose_b(const wfi_view *e, wf_val ct)
{
	wfi_triangular_attrs a = *(const wfi_triangular_attrs *)e->attrs;
	wf_val matrix = a.transpose_a == WFI_ADJOINT ? conjugated(e->in[0]) : e->in[0];

	a.transpose_a = a.transpose_a == WFI_NO_TRANSPOSE ? WFI_TRANSPOSE : WFI_NO_TRANSPOSE;
	return wfi_emit_triangular_solve(matrix, ct, &a);
}

static double solve_flops(const wfi_view *e)
{
	return (double)wfi_type_count(&e->in_type[1]) * (double)e->in_type[0].dims[e->in_type[0].rank - 1];
}

/* adds 3 to the diagonal, so that the matrix is far from singular */
static wf_val solid(wf_val x)
{
	const wfi_type t = *wfi_type_of(x);
	wf_val diagonal = wf_logical_and(triangle(&t, true, false), triangle(&t, false, false));

	return wf_add(x, wf_where(diagonal, wfi_splat(&t, 4), wfi_zeros_of(&t)));
}

#define SOLVE(name, ...) \
	static int name(int n, const wf_val *in, wf_val *out) \
	{ \
		(void)n; \
		out[0] = wfi_emit_triangular_solve(solid(in[0]), in[1], &(const wfi_triangular_attrs){ __VA_ARGS__ }); \
		return 1; \
	}
SOLVE(left_lower, true, true, false, WFI_NO_TRANSPOSE)
SOLVE(left_upper_turned, true, false, false, WFI_TRANSPOSE)
SOLVE(right_lower_adjoint, false, true, false, WFI_ADJOINT)
SOLVE(right_upper_unit, false, false, true, WFI_NO_TRANSPOSE)
SOLVE(right_lower_turned_unit, false, true, true, WFI_TRANSPOSE)

static const char *const transposes[] = { "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT", NULL };
static const wfi_attr_field solve_fields[] = {
	{ "left_side", WFI_ATTR_BOOL, offsetof(wfi_triangular_attrs, left_side), NULL },
	{ "lower", WFI_ATTR_BOOL, offsetof(wfi_triangular_attrs, lower), NULL },
	{ "unit_diagonal", WFI_ATTR_BOOL, offsetof(wfi_triangular_attrs, unit_diagonal), NULL },
	{ "transpose_a", WFI_ATTR_ENUM, offsetof(wfi_triangular_attrs, transpose_a), transposes },
	{ 0 },
};
#define SYSTEM(types, which) { .in = types, .attrs = &(const wfi_triangular_attrs){ true, true, false, WFI_NO_TRANSPOSE }, .build = which }
static const wfi_sample solve_samples[] = {
	SYSTEM("f64[3,3], f64[3,2]", left_lower),
	SYSTEM("f64[2,4,4], f64[2,4,1]", left_upper_turned),
	SYSTEM("f64[3,3], f64[2,3]", right_lower_adjoint),
	SYSTEM("f64[2,3,3], f64[2,5,3]", right_upper_unit),
	SYSTEM("f64[3,3], f64[5,3]", right_lower_turned_unit),
	SYSTEM("f32[17,17], f32[17,3]", left_lower),
	SYSTEM("bf16[2,2], bf16[2,2]", left_lower),
	SYSTEM("f32[3,3], f32[3,0]", left_lower),
	{ 0 },
};
const wfi_op wfi_op_triangular_solve = {
	.name = "triangular_solve",
	.doc = "X of op(A) X = B (left_side) or X op(A) = B for triangular matrices A; the other triangle, and with unit_diagonal the diagonal, "
	       "are not read.",
	.n_in = 2, .n_out = 1, .attrs_size = sizeof(wfi_triangular_attrs), .fields = solve_fields, .infer = solve_infer,
	.jvp = { solve_jvp_a, solve_jvp_b }, .linear = 2, .transpose = { NULL, solve_transpose_b }, .batch = wfi_batch_same,
	.lowering = WFI_LOWER_HOST, .eval = solve_eval, .loops = &wfi_loops_triangular_solve, .flops = solve_flops, .shard = "batch", .samples = solve_samples,
};

wf_val wfi_emit_triangular_solve(wf_val a, wf_val b, const wfi_triangular_attrs *attrs)
{
	return WFI_EMIT(&wfi_op_triangular_solve, attrs, a, b);
}

/* ---- public ---- */

/* PUBLIC
typedef struct wf_triangular_opts { int wfi_; bool right_side, lower, transpose_a, conjugate_a, unit_diagonal; } wf_triangular_opts;
#ifdef __cplusplus
#define wf_triangular_solve(...) WFI_S((wf_triangular_solve)(__VA_ARGS__))
#else
#define wf_triangular_solve(a, ...) WFI_TRIANGULAR_SOLVE(a, __VA_ARGS__, )
#define WFI_TRIANGULAR_SOLVE(a, b, ...) WFI_S((wf_triangular_solve)(a, b, (wf_triangular_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif
*/

/** The lower triangular L with L Lᴴ = a, for each Hermitian positive definite matrix of a (…, n, n), of a float or complex type; only a's
 * lower triangle is read. NaN for a matrix that is not positive definite. */
wf_val (wf_cholesky)(wf_val a)
{
	return wfi_leaf("cholesky", a) ? wfi_emit_cholesky(a, true) : wfi_poison;
}

/** wf_triangular_solve(a, b, .lower = true, .right_side = …, .transpose_a = …, .conjugate_a = …, .unit_diagonal = …): x of op(a) x = b, or
 * of x op(a) = b with right_side, for each triangular matrix of a (…, n, n); b (…, n, k), or (…, k, n) with right_side; op transposes,
 * conjugates or both. One dtype, float or complex, and one batch (…). The other triangle of a, and its diagonal with unit_diagonal, is not
 * read (jax.lax.linalg.triangular_solve). */
wf_val (wf_triangular_solve)(wf_val a, wf_val b, wf_triangular_opts o)
{
	if (!wfi_leaf("triangular_solve", a) || !wfi_leaf("triangular_solve", b))
		return wfi_poison;
	if (o.conjugate_a && !o.transpose_a)
		a = (wf_conj)(a);
	return wfi_emit_triangular_solve(a, b, &(const wfi_triangular_attrs){ !o.right_side, o.lower, o.unit_diagonal,
	                                 !o.transpose_a ? WFI_NO_TRANSPOSE : o.conjugate_a ? WFI_ADJOINT : WFI_TRANSPOSE });
}

/* wf.qr: A = Q R of matrices that are no wider than high, by Householder's reflections as LAPACK makes them (the same signs). */
#include <weft/ffi.h>
#include "lower/text.h"
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/numeric.h"

typedef double _Complex number; /* real types have an imaginary part of 0 */
typedef struct qr_attrs { bool full_matrices; } qr_attrs;

static double part(number z, int i)
{
	double v[2];

	memcpy(v, &z, sizeof v);
	return v[i];
}

static number conjugate(number z)
{
	return wfi_complex(part(z, 0), -part(z, 1));
}

static bool infer(wfi_infer *c)
{
	const qr_attrs *a = c->attrs;
	const wfi_type *t = &c->in[0];
	int64_t q[WF_MAX_RANK], r[WF_MAX_RANK];
	char u[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (t->dtype != WF_F32 && t->dtype != WF_F64 && !wfi_is_complex(t->dtype))
		return wfi_infer_fail(c, "matrices are f32, f64, c64 or c128, got %s", wfi_type_text(t, u));
	if (t->rank < 2 || t->dims[t->rank - 1] > t->dims[t->rank - 2])
		return wfi_infer_fail(c, "matrices no wider than high are needed, got %s", wfi_type_text(t, u));
	memcpy(q, t->dims, sizeof q);
	memcpy(r, t->dims, sizeof r);
	q[t->rank - 1] = r[t->rank - 2] = t->dims[a->full_matrices ? t->rank - 2 : t->rank - 1];
	return wfi_infer_result(c, 0, t->dtype, t->rank, q) && wfi_infer_result(c, 1, t->dtype, t->rank, r);
}

/* A reflection H = 1 − τ v vᴴ (v[k] = 1, zeros above) that takes column k of a, from row k on, to (β, 0, …): v is left below the diagonal. */
static number reflection(number *a, int64_t m, int64_t n, int64_t k)
{
	const number alpha = a[k * n + k];
	double square = 0;

	for (int64_t i = k + 1; i < m; i++)
		square += part(a[i * n + k] * conjugate(a[i * n + k]), 0);
	if (square == 0 && part(alpha, 1) == 0)
		return 0;
	const double norm = sqrt(square + part(alpha * conjugate(alpha), 0)), beta = part(alpha, 0) >= 0 ? -norm : norm;
	for (int64_t i = k + 1; i < m; i++)
		a[i * n + k] /= alpha - beta;
	a[k * n + k] = beta;
	return (beta - alpha) / beta;
}

/* column j of x (as many rows) becomes (1 − τ v vᴴ) of it; v is column k of a */
static void reflect(const number *a, int64_t m, int64_t n, int64_t k, number tau, number *x, int64_t columns, int64_t j)
{
	number sum = x[k * columns + j];

	for (int64_t i = k + 1; i < m; i++)
		sum += conjugate(a[i * n + k]) * x[i * columns + j];
	sum *= tau;
	x[k * columns + j] -= sum;
	for (int64_t i = k + 1; i < m; i++)
		x[i * columns + j] -= a[i * n + k] * sum;
}

/* a: m × n, to R and what is below it; q: m × w */
static void factor(number *a, int64_t m, int64_t n, number *q, int64_t w, number *tau)
{
	for (int64_t k = 0; k < n; k++) {
		tau[k] = reflection(a, m, n, k);
		for (int64_t j = k + 1; j < n; j++) /* R = … H₁ᴴ H₀ᴴ A */
			reflect(a, m, n, k, conjugate(tau[k]), a, n, j);
	}
	for (int64_t i = 0; i < m * w; i++)
		q[i] = i / w == i % w;
	for (int64_t k = n; k-- > 0;) /* Q = H₀ H₁ … */
		for (int64_t j = k; j < w; j++)
			reflect(a, m, n, k, tau[k], q, w, j);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_type *t = &e->in_type[0], *qt = &e->out_type[0], *rt = &e->out_type[1];
	const int64_t m = t->dims[t->rank - 2], n = t->dims[t->rank - 1], w = qt->dims[t->rank - 1], rows = rt->dims[t->rank - 2];
	const size_t size = (size_t)(m * n + m * w + n + 1) * sizeof(number);
	int64_t count = 1;

	for (int i = 0; i < t->rank - 2; i++)
		count *= t->dims[i];
	number *a = wfi_try_alloc(size), *q = a ? a + m * n : NULL;
	if (!a)
		return wfi_out_of_memory(size, "qr");
	for (int64_t b = 0; b < count; b++) {
		for (int64_t i = 0; i < m * n; i++)
			a[i] = wfi_load_c(t->dtype, e->in[0], b * m * n + i);
		factor(a, m, n, q, w, q + m * w);
		for (int64_t i = 0; i < m * w; i++)
			wfi_store_c(t->dtype, e->out[0], b * m * w + i, q[i]);
		for (int64_t i = 0; i < rows * n; i++)
			wfi_store_c(t->dtype, e->out[1], b * rows * n + i, i / n > i % n ? 0 : a[i]);
	}
	wfi_free(a);
	return NULL;
}

/* With C = Qᴴ A' R⁻¹ and Ω skew, of C's strict lower triangle: Q' = Q (Ω − C) + A' R⁻¹, R' = (C − Ω) R (JAX's rule; Walter and Lehmann,
 * "Algorithmic differentiation of linear algebra functions", 2010). In complex matrices R's diagonal stays real. */
static wf_val adjoint(wf_val x)
{
	return (wf_conj)(wfi_turned(x));
}

/* of a = q r with square r: the tangents of both from that of a */
static void thin_jvp(wf_val q, wf_val r, wf_val t, wf_val *out)
{
	wf_val right = wfi_emit_triangular_solve(r, t, &(const wfi_triangular_attrs){ false, false, false, WFI_NO_TRANSPOSE });
	wf_val c = wfi_product(adjoint(q), right), lower = wfi_only_triangle(c, true, true);
	wf_val skew = wf_sub(lower, adjoint(lower));
	if (!wfi_is_poison(c) && wfi_is_complex(wfi_type_of(c)->dtype)) {
		wf_val diagonal = wfi_only_triangle(wfi_only_triangle(c, true, false), false, false);
		skew = wf_add(skew, wf_complex(wf_zeros_like(wf_real(c)), wf_imag(diagonal)));
	}
	out[0] = wf_add(wfi_product(q, wf_sub(skew, c)), right);
	out[1] = wfi_product(wf_sub(c, skew), r);
}

/* x of a x = b, a square: by its own factors */
static wf_val solved(wf_val a, wf_val b)
{
	wf_val f = (wf_qr)(a, false);

	if (wfi_is_poison(f))
		return wfi_poison;
	return wfi_emit_triangular_solve((wf_at)(f, 1), wfi_product(adjoint((wf_at)(f, 0)), b), &(const wfi_triangular_attrs){ true, false, false, WFI_NO_TRANSPOSE });
}

/* Of a full q the last m − n columns have a tangent because they come from n reflections: arxiv.org/abs/2409.13374, equations 32 and 33, as in JAX. */
static void full_jvp(wf_val q, wf_val r, wf_val t, int64_t n, wf_val *out)
{
	const int64_t m = wf_dim(q, -1);
	wf_val thin[2], q_mn = wf_slice_axis(q, -1, 0, n), q_mp = wf_slice_axis(q, -1, n, m), r_nn = wf_slice_axis(r, -2, 0, n);

	thin_jvp(q_mn, r_nn, t, thin);
	wf_val q_nn = wf_slice_axis(q_mn, -2, 0, n), q_pn = wf_slice_axis(q_mn, -2, n, m);
	wf_val one = wfi_only_triangle(wfi_only_triangle(wf_ones_like(q_nn), true, false), false, false);
	wf_val z_turned = solved(adjoint(wf_sub(q_nn, one)), adjoint(q_pn)), z = adjoint(z_turned);
	wf_val d_nn = wf_slice_axis(thin[0], -2, 0, n), d_pn = wf_slice_axis(thin[0], -2, n, m);
	wf_val rest = wfi_product(wf_add(q_mn, wfi_product(q_mp, z)), adjoint(wf_sub(d_pn, wfi_product(z, d_nn))));
	wf_val d_mp = wf_sub(wfi_product(thin[0], z_turned), rest);

	out[0] = wf_concatenate(-1, thin[0], d_mp);
	out[1] = wf_concatenate(-2, thin[1], wf_zeros_like(wf_slice_axis(r, -2, n, m)));
}

static void jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_type *x = &e->in_type[0];
	const int64_t m = x->dims[x->rank - 2], n = x->dims[x->rank - 1];

	if (((const qr_attrs *)e->attrs)->full_matrices && m != n && n)
		full_jvp(e->out[0], e->out[1], t[0], n, out);
	else
		thin_jvp(e->out[0], e->out[1], t[0], out);
}

/* StableHLO has LAPACK's two calls for it */
static bool lower(const wfi_view *e, wf_val *out)
{
	const wfi_type *t = &e->in_type[0];
	const qr_attrs *a = e->attrs;
	const wfi_ints none = wfi_fill_dims(t->rank, 0);
	wfi_type tau = *t, scalar = wfi_type_scalar(t->dtype), wide = *t;
	wfi_ints high = none, limit = { 0 };
	const bool complex = wfi_is_complex(t->dtype);
	const char letter = t->dtype == WF_F32 ? 's' : t->dtype == WF_F64 ? 'd' : t->dtype == WF_C64 ? 'c' : 'z';
	char types[2 * WFI_TYPE_TEXT], name[32], u[WFI_TYPE_TEXT];
	wf_val reflections[2], in[2];

	tau.rank--;
	tau.dims[tau.rank - 1] = t->dims[t->rank - 1];
	int n = snprintf(types, sizeof types, "%s", wfi_type_text(t, u));
	snprintf(types + n, sizeof types - (size_t)n, ", %s", wfi_type_text(&tau, u));
	snprintf(name, sizeof name, "lapack_%cgeqrf_ffi", letter);
	wf_ffi_call(name, "{}", types, 1, e->in, reflections);
	in[0] = reflections[0];
	in[1] = reflections[1];
	if (a->full_matrices) {
		high.v[t->rank - 1] = t->dims[t->rank - 2] - t->dims[t->rank - 1];
		in[0] = wfi_emit_pad(in[0], wfi_splat(&scalar, 0), wfi_ints_dims(&none), wfi_ints_dims(&high), wfi_ints_dims(&none));
		wide.dims[t->rank - 1] = t->dims[t->rank - 2];
	}
	snprintf(name, sizeof name, complex ? "lapack_%cungqr_ffi" : "lapack_%corgqr_ffi", letter);
	wf_ffi_call(name, "{}", wfi_type_text(&wide, u), 2, in, out);
	for (int d = 0; d < t->rank; d++)
		wfi_ints_add(&limit, e->out_type[1].dims[d]);
	const wfi_ints ones = wfi_fill_dims(t->rank, 1);
	wf_val r = wfi_emit_slice(reflections[0], wfi_ints_dims(&none), wfi_ints_dims(&limit), wfi_ints_dims(&ones));
	out[1] = wfi_only_triangle(r, false, false);
	return true;
}

static double flops(const wfi_view *e)
{
	const wfi_type *t = &e->in_type[0];

	return 4 * (double)wfi_type_count(t) * (double)t->dims[t->rank - 1];
}

static const wfi_attr_field fields[] = { { "full_matrices", WFI_ATTR_BOOL, offsetof(qr_attrs, full_matrices), NULL }, { 0 } };
#define SAMPLE(type, full) { .in = type, .attrs = &(const qr_attrs){ full } }
static const wfi_sample samples[] = {
	SAMPLE("f64[3,3]", false),
	SAMPLE("f64[2,5,3]", false),
	SAMPLE("f32[17,9]", false),
	SAMPLE("c128[4,2]", false),
	SAMPLE("f64[5,2]", true),
	SAMPLE("f64[2,3,2]", true),
	SAMPLE("c128[4,2]", true),
	SAMPLE("f32[3,0]", false),
	SAMPLE("f32[0,3,3]", false),
	{ 0 },
};
static const wfi_text text = { .lower = lower };
const wfi_op wfi_op_qr = {
	.name = "wf.qr",
	.doc = "Q with orthonormal columns and R, upper triangular, of each matrix A = Q R that is no wider than high, with LAPACK's signs; "
	       "full_matrices: Q is square, R as high as A. Computed in double for every element type.",
	.n_in = 1, .n_out = 2, .flags = WFI_OP_OWN, .attrs_size = sizeof(qr_attrs), .fields = fields, .infer = infer,
	.jvp_all = jvp, .no_transpose = "not linear", .batch = wfi_batch_same, .lowering = WFI_LOWER_HOST, .eval = eval, .flops = flops,
	.shard = "batch", .samples = samples, .text = &text,
};

/** (q, r) with a = q r for each matrix of a (…, m, n), m ≥ n, f32, f64, c64 or c128: q (…, m, n) with orthonormal columns, r (…, n, n) upper
 * triangular, with LAPACK's signs; with full_matrices q is (…, m, m) and r (…, m, n). wf_linalg_qr (numpy.h) also takes wide matrices. */
wf_val (wf_qr)(wf_val a, bool full_matrices)
{
	wf_val out[2];

	wfi_emit_n(&wfi_op_qr, &(const qr_attrs){ full_matrices }, 1, &a, 0, NULL, out, 2);
	return wfi_is_poison(out[0]) ? wfi_poison : wfi_tuple((const wf_val[]){ out[0], out[1], wfi_end });
}

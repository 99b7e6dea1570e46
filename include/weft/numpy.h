/* numpy.h: jax.numpy on top of the operations of ops.h (which has elementwise functions, reductions, sorting, wf_matmul, wf_where …). Names are
 * JAX's with wf_ before them; what jax.numpy has in a module has its name too: jnp.linalg.norm is wf_linalg_norm, jnp.fft.rfft wf_fft_rfft.
 *
 * Everywhere: dtypes are promoted and shapes broadcast as in JAX; a negative axis counts from the end, and axis WF_NONE, where it is allowed, is
 * the flattened array; where a floating-point result is due, integers and bools become f32. A wrong argument is an error of the trace, with
 * the caller's line. Derivatives are those of the formulas, so all compose with wf_grad, wf_jvp and wf_vmap. */
#ifndef WEFT_NUMPY_H
#define WEFT_NUMPY_H
#include <weft/ops.h>

/* options after the arguments: .name = value, … in C; a struct in C++ */
#ifdef __cplusplus
#define WFI_OPTIONAL(T) = T()
#define WFI_WITH1(f, T, ...) WFI_S(f(__VA_ARGS__))
#define WFI_WITH2(f, T, ...) WFI_S(f(__VA_ARGS__))
#define WFI_WITH3(f, T, ...) WFI_S(f(__VA_ARGS__))
#define WFI_WITH4(f, T, ...) WFI_S(f(__VA_ARGS__))
#else
#define WFI_OPTIONAL(T)
#define WFI_WITH1(f, T, ...) WFI_WITH1_(f, T, __VA_ARGS__, )
#define WFI_WITH1_(f, T, a, ...) WFI_S(f(a, (T){ .wfi_ = 0, __VA_ARGS__ }))
#define WFI_WITH2(f, T, a, ...) WFI_WITH2_(f, T, a, __VA_ARGS__, )
#define WFI_WITH2_(f, T, a, b, ...) WFI_S(f(a, b, (T){ .wfi_ = 0, __VA_ARGS__ }))
#define WFI_WITH3(f, T, a, b, ...) WFI_WITH3_(f, T, a, b, __VA_ARGS__, )
#define WFI_WITH3_(f, T, a, b, c, ...) WFI_S(f(a, b, c, (T){ .wfi_ = 0, __VA_ARGS__ }))
#define WFI_WITH4(f, T, a, b, c, ...) WFI_WITH4_(f, T, a, b, c, __VA_ARGS__, )
#define WFI_WITH4_(f, T, a, b, c, d, ...) WFI_S(f(a, b, c, d, (T){ .wfi_ = 0, __VA_ARGS__ }))
#endif

WFI_EXTERN_C_BEGIN

/* ---- making arrays ---- */
typedef struct wf_linspace_opts { int wfi_; bool no_endpoint; double base; /* of logspace; 0: 10 */ } wf_linspace_opts;
/** wf_linspace(start, stop, num, .no_endpoint = true): num numbers from start to stop (floats of any shape, whose elements are
 * the ends of columns), evenly: (num, shape). Without no_endpoint the last one is stop, exactly. */
wf_val wfi_linspace(wf_val start, wf_val stop, int64_t num, wf_linspace_opts o WFI_OPTIONAL(wf_linspace_opts));
#define wf_linspace(...) WFI_WITH3(wfi_linspace, wf_linspace_opts, __VA_ARGS__)
/** base to the power of wf_linspace(start, stop, num). */
wf_val wfi_logspace(wf_val start, wf_val stop, int64_t num, wf_linspace_opts o WFI_OPTIONAL(wf_linspace_opts));
#define wf_logspace(...) WFI_WITH3(wfi_logspace, wf_linspace_opts, __VA_ARGS__)
/** start, start + step, … up to, not including, stop, computed in f64 (wf_arange(n) of ops.h: 0 … n − 1 as i32). */
wf_val wf_arange_as(wf_dtype d, double start, double stop, double step);
/** (n, n), f32: 1 on the diagonal, else 0; wf_eye_as: (n, m) of another dtype, on the diagonal k to the right of the main one. */
wf_val wf_eye(int64_t n);
wf_val wf_eye_as(wf_dtype d, int64_t n, int64_t m, int64_t k);
/** (n, m), f32: 1 on and below the diagonal k, else 0. */
wf_val wf_tri(int64_t n, int64_t m, int64_t k);
/** wf_meshgrid(x, y, …): a tuple of as many arrays: coordinates on the grid that vectors span, of shape (y, x, z …)
 * (indexing="xy"). The other form has indexing="ij", shape (x, y, z …), with ij. */
wf_val wf_meshgrid_n(const wf_val *v, size_t n, bool ij);
wf_val wfi_meshgrid(const wf_val *v);
#define wf_meshgrid(...) WFI_S(wfi_meshgrid(WFI_VALS(__VA_ARGS__, )))

/* ---- shapes ---- */
/** Elements moved along axis (WF_NONE: of the flattened array) by shift places towards the end; those that leave come back at the
 * other side. */
wf_val wf_roll(wf_val x, int64_t shift, int axis);
/** wf_tile(x, 2, 3): x as often along each of its last axes (new ones are added in front). */
wf_val wfi_tile(wf_val x, const int64_t *reps);
#define wf_tile(...) WFI_TILE(__VA_ARGS__, )
#define WFI_TILE(x, ...) WFI_S(wfi_tile(x, WFI_DIMS(__VA_ARGS__)))
/** Each element along axis (WF_NONE: of the flattened array) that many times, one after the other. */
wf_val wf_repeat(wf_val x, int64_t repeats, int axis);
/** x in n equal parts along axis: a tuple (wf_at(parts, i)). */
wf_val wf_split(wf_val x, int64_t n, int axis);
/** The same where n does not divide the axis: the first ones are longer by one. */
wf_val wf_array_split(wf_val x, int64_t n, int axis);
/** wf_split_at(x, axis, 2, 5): x cut before these places: here [0, 2), [2, 5), [5, end), a tuple. */
wf_val wfi_split_at(wf_val x, int axis, const int64_t *places);
#define wf_split_at(x, ...) WFI_SPLIT_AT(x, __VA_ARGS__, )
#define WFI_SPLIT_AT(x, axis, ...) WFI_S(wfi_split_at(x, axis, WFI_DIMS(__VA_ARGS__)))
/** The matrices x (…, n, m) with zeros above (tril) or below (triu) the diagonal k to the right of the main one. */
wf_val wf_tril(wf_val x, int64_t k);
wf_val wf_triu(wf_val x, int64_t k);
/** Of a vector (n): the matrix (n + |k|, n + |k|) with it on the diagonal k to the right; of a matrix: that diagonal. */
wf_val wf_diag(wf_val x, int64_t k);
/** The elements with equal places along two axes (those along axis2 `offset` more), as the last axis of the result. */
wf_val wf_diagonal(wf_val x, int64_t offset, int axis1, int axis2);
/** The sum of that diagonal. Small integers are summed as 32 bits. */
wf_val wf_trace(wf_val x, int64_t offset, int axis1, int axis2);

/* ---- running sums ---- */
/** Sums (products, greatest, least) of the elements up to each, along axis (WF_NONE: of x flattened). Bools are counted in i32;
 * other dtypes stay. NaN stays from where it appears. Of equal extremes both have a share of the derivative, as in JAX. */
wf_val wf_cumsum(wf_val x, int axis);
wf_val wf_cumprod(wf_val x, int axis);
wf_val wf_cummax(wf_val x, int axis);
wf_val wf_cummin(wf_val x, int axis);
/** log of the running sum of e^x, without overflow (jax.lax.cumlogsumexp). */
wf_val wf_cumlogsumexp(wf_val x, int axis);
/** NaN counts as 0, as 1. */
wf_val wf_nancumsum(wf_val x, int axis);
wf_val wf_nancumprod(wf_val x, int axis);
/** Differences of neighbours along axis, n times; of bools: are they different? */
wf_val wf_diff(wf_val x, int n, int axis);
/** log(e^a + e^b), without overflow. */
wf_val wf_logaddexp(wf_val a, wf_val b);

/* ---- places known when the program runs ---- */
/** What becomes of an index outside, after negative ones have been counted from the end: FILL: reading gives NaN (the least
 * signed, the greatest unsigned number, true), writing is left out (DROP is the same); CLIP: the nearest; WRAP: modulo the size.
 * */
typedef enum wf_mode { WF_MODE_DEFAULT, WF_MODE_FILL, WF_MODE_DROP, WF_MODE_CLIP, WF_MODE_WRAP } wf_mode;
/** The slices of x along axis (WF_NONE: of x flattened) at these indices, an integer array of any shape that replaces the axis:
 * jnp.take, whose default is FILL. With CLIP a negative index is the first element, as in numpy. (wf_take is another function.)
 * */
wf_val wf_take_at(wf_val x, wf_val indices, int axis, wf_mode mode);
/** For each element of indices the element of x at that place along axis (WF_NONE: both flattened); other axes are broadcast
 * together: jnp.take_along_axis, whose default is FILL (wf_take_along_axis of ops.h clamps instead). */
wf_val wf_take_along(wf_val x, wf_val indices, int axis, wf_mode mode);
/** mode: default CLIP to read, DROP to write. fill_value: what FILL reads instead of NaN (WF_ZERO: 0). */
typedef struct wf_at_opts { int wfi_; wf_mode mode; double fill_value; } wf_at_opts;
/** x.at[i].get(), .set(u), .add(u), .mul(u), .min(u), .max(u): wf_at_add(x, i, u, .mode = WF_MODE_CLIP). i: integers of any
 * shape, along the first axis; or a tuple of such arrays (up to 8), one an axis, broadcast together: wf_tuple(rows, columns);
 * wf_none() in it is a whole axis, ":". The indices' dimensions stand where numpy has them: in place of the indexed axes, in
 * front where these are apart. Updates are converted to x's dtype and broadcast to what i reads. A place that is named several
 * times gets all additions; of several .set the last counts. .mul has no derivative with respect to u. */
wf_val wfi_at_get(wf_val x, wf_val i, wf_at_opts o WFI_OPTIONAL(wf_at_opts));
wf_val wfi_at_set(wf_val x, wf_val i, wf_val u, wf_at_opts o WFI_OPTIONAL(wf_at_opts));
wf_val wfi_at_add(wf_val x, wf_val i, wf_val u, wf_at_opts o WFI_OPTIONAL(wf_at_opts));
wf_val wfi_at_mul(wf_val x, wf_val i, wf_val u, wf_at_opts o WFI_OPTIONAL(wf_at_opts));
wf_val wfi_at_min(wf_val x, wf_val i, wf_val u, wf_at_opts o WFI_OPTIONAL(wf_at_opts));
wf_val wfi_at_max(wf_val x, wf_val i, wf_val u, wf_at_opts o WFI_OPTIONAL(wf_at_opts));
#define wf_at_get(...) WFI_WITH2(wfi_at_get, wf_at_opts, __VA_ARGS__)
#define wf_at_set(...) WFI_WITH3(wfi_at_set, wf_at_opts, __VA_ARGS__)
#define wf_at_add(...) WFI_WITH3(wfi_at_add, wf_at_opts, __VA_ARGS__)
#define wf_at_mul(...) WFI_WITH3(wfi_at_mul, wf_at_opts, __VA_ARGS__)
#define wf_at_min(...) WFI_WITH3(wfi_at_min, wf_at_opts, __VA_ARGS__)
#define wf_at_max(...) WFI_WITH3(wfi_at_max, wf_at_opts, __VA_ARGS__)

/* ---- products ---- */
/** wf_einsum("bij,bjk->bik", a, b): sums of products (numpy's whole notation): a letter for each axis of each operand; "..." for
 * axes that are broadcast; a letter twice in an operand is its diagonal; without "->" the result has the axes of "..." and the
 * letters that appear once, in alphabetical order. An axis of size 1 is broadcast. The result has the promoted dtype. Several
 * operands are multiplied two at a time: in the order with the fewest multiplications up to 6, else greedily; at most 32. */
wf_val wf_einsum_n(const char *subscripts, const wf_val *v, size_t n);
wf_val wfi_einsum(const char *subscripts, const wf_val *v);
#define wf_einsum(subscripts, ...) WFI_S(wfi_einsum(subscripts, WFI_VALS(__VA_ARGS__, )))
/* jnp.tensordot with axes: wf_dot_general(a, b, .lhs_contract = WF_AXES(…), .rhs_contract = WF_AXES(…)); over n axes: wf_tensordot(a, b, n) */
/** (size of a, size of b): all products. */
wf_val wf_outer(wf_val a, wf_val b);
/** Sums of products over the last axes of a and b; the product with a scalar. */
wf_val wf_inner(wf_val a, wf_val b);
/** The sum of conj(a) · b over all elements, which are equally many. */
wf_val wf_vdot(wf_val a, wf_val b);
/** Kronecker's product: sizes are multiplied (of up to 8 dimensions). */
wf_val wf_kron(wf_val a, wf_val b);
/** Of vectors of n and m elements: FULL n + m − 1 elements, SAME as many as the longer has, VALID where they overlap wholly. */
typedef enum wf_convolve_mode { WF_CONVOLVE_FULL, WF_CONVOLVE_SAME, WF_CONVOLVE_VALID } wf_convolve_mode;
wf_val wf_convolve(wf_val a, wf_val v, wf_convolve_mode mode);
wf_val wf_correlate(wf_val a, wf_val v, wf_convolve_mode mode);

/* ---- statistics ---- */
typedef enum wf_quantile_method {
	WF_QUANTILE_LINEAR, WF_QUANTILE_LOWER, WF_QUANTILE_HIGHER, WF_QUANTILE_MIDPOINT, WF_QUANTILE_NEAREST
} wf_quantile_method;
typedef struct wf_quantile_opts { int wfi_; wf_axes axes; bool keepdims; wf_quantile_method method; } wf_quantile_opts;
/** wf_quantile(x, q, .axes = WF_AXES(0), .keepdims = …, .method = WF_QUANTILE_LOWER): what a part q (0 to 1; a scalar, or a
 * vector whose axis comes first in the result) of the elements along the axes (none given: all) is not above. NaN where there is
 * one; the nan… forms leave them out. The percentile's q is 0 to 100. It has no derivative with respect to q. */
wf_val wfi_quantile(wf_val x, wf_val q, wf_quantile_opts o WFI_OPTIONAL(wf_quantile_opts));
wf_val wfi_percentile(wf_val x, wf_val q, wf_quantile_opts o WFI_OPTIONAL(wf_quantile_opts));
wf_val wfi_nanquantile(wf_val x, wf_val q, wf_quantile_opts o WFI_OPTIONAL(wf_quantile_opts));
wf_val wfi_nanpercentile(wf_val x, wf_val q, wf_quantile_opts o WFI_OPTIONAL(wf_quantile_opts));
#define wf_quantile(...) WFI_WITH2(wfi_quantile, wf_quantile_opts, __VA_ARGS__)
#define wf_percentile(...) WFI_WITH2(wfi_percentile, wf_quantile_opts, __VA_ARGS__)
#define wf_nanquantile(...) WFI_WITH2(wfi_nanquantile, wf_quantile_opts, __VA_ARGS__)
#define wf_nanpercentile(...) WFI_WITH2(wfi_nanpercentile, wf_quantile_opts, __VA_ARGS__)
/* Reductions, with wf_sum's options: wf_median(x, .axes = WF_AXES(0), .keepdims = true); none given: over all axes */
/** The middle element, or the mean of the two in the middle. NaN where there is one. */
wf_val wfi_median(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
#define wf_median(...) WFI_WITH1(wfi_median, wf_reduce_opts, __VA_ARGS__)
/** As if NaN were not there; of nothing but NaN: sum 0, product 1, else NaN. */
wf_val wfi_nanmedian(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
wf_val wfi_nansum(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
wf_val wfi_nanprod(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
wf_val wfi_nanmax(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
wf_val wfi_nanmin(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
wf_val wfi_nanmean(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
wf_val wfi_nanvar(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
wf_val wfi_nanstd(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
#define wf_nanmedian(...) WFI_WITH1(wfi_nanmedian, wf_reduce_opts, __VA_ARGS__)
#define wf_nansum(...) WFI_WITH1(wfi_nansum, wf_reduce_opts, __VA_ARGS__)
#define wf_nanprod(...) WFI_WITH1(wfi_nanprod, wf_reduce_opts, __VA_ARGS__)
#define wf_nanmax(...) WFI_WITH1(wfi_nanmax, wf_reduce_opts, __VA_ARGS__)
#define wf_nanmin(...) WFI_WITH1(wfi_nanmin, wf_reduce_opts, __VA_ARGS__)
#define wf_nanmean(...) WFI_WITH1(wfi_nanmean, wf_reduce_opts, __VA_ARGS__)
#define wf_nanvar(...) WFI_WITH1(wfi_nanvar, wf_reduce_opts, __VA_ARGS__)
#define wf_nanstd(...) WFI_WITH1(wfi_nanstd, wf_reduce_opts, __VA_ARGS__)
/** wf_argmax and wf_argmin without NaN; −1 of nothing but NaN. */
wf_val wf_nanargmax(wf_val x, int axis);
wf_val wf_nanargmin(wf_val x, int axis);
/** How many elements are not 0, as i32. */
wf_val wfi_count_nonzero(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
#define wf_count_nonzero(...) WFI_WITH1(wfi_count_nonzero, wf_reduce_opts, __VA_ARGS__)
/** log Σ e^x over the axes (none given: all), without overflow: jax.scipy.special.logsumexp (wf_logsumexp of nn.h is over the
 * last one). */
wf_val wfi_special_logsumexp(wf_val x, wf_reduce_opts o WFI_OPTIONAL(wf_reduce_opts));
#define wf_special_logsumexp(...) WFI_WITH1(wfi_special_logsumexp, wf_reduce_opts, __VA_ARGS__)

/* ---- closeness ---- */
/** rtol 0: 1e-5, atol 0: 1e-8; WF_ZERO: 0. */
typedef struct wf_close_opts { int wfi_; double rtol, atol; bool equal_nan; } wf_close_opts;
/** |a − b| <= atol + rtol |b|, as bool; infinities are close to themselves, NaN only with equal_nan. wf_allclose: a scalar, of
 * all elements. */
wf_val wfi_isclose(wf_val a, wf_val b, wf_close_opts o WFI_OPTIONAL(wf_close_opts));
wf_val wfi_allclose(wf_val a, wf_val b, wf_close_opts o WFI_OPTIONAL(wf_close_opts));
#define wf_isclose(...) WFI_WITH2(wfi_isclose, wf_close_opts, __VA_ARGS__)
#define wf_allclose(...) WFI_WITH2(wfi_allclose, wf_close_opts, __VA_ARGS__)
/** A bool scalar: one shape, and equal elements. */
wf_val wf_array_equal(wf_val a, wf_val b);

/* ---- sorted arrays, bins ---- */
/** For each element of v (any shape) how many of the ascending vector are before it (right: not behind it), as i32: where it
 * would be inserted. NaN is behind everything, as in wf_sort. */
wf_val wf_searchsorted(wf_val sorted, wf_val v, bool right);
/** The number of the bin between these ascending edges that each element of x is in: 0 before the first. right: bins have their
 * upper edge, not their lower one. */
wf_val wf_digitize(wf_val x, wf_val bins, bool right);
/** range: low to high; both 0: from the least to the greatest element. weights: as many as elements; none: 1. */
typedef struct wf_histogram_opts { int wfi_; double low, high; wf_val weights; } wf_histogram_opts;
/** (counts, edges): the weights of the elements in each of that many equal bins, and their bins + 1 edges, floats. A bin has its
 * lower edge, the last one both; what is outside does not count. */
wf_val wfi_histogram(wf_val x, int64_t bins, wf_histogram_opts o WFI_OPTIONAL(wf_histogram_opts));
#define wf_histogram(...) WFI_WITH2(wfi_histogram, wf_histogram_opts, __VA_ARGS__)
/** The counts in bins between given ascending edges (a vector); weights: as x, or wf_none(). */
wf_val wf_histogram_in(wf_val x, wf_val edges, wf_val weights);
/** How often (or with which sum of weights, a vector or wf_none()) each of 0 … length − 1 is in x, a vector of integers; negative
 * ones count as 0, greater ones not (jnp.bincount with length). i32, or the weights' dtype. */
wf_val wf_bincount(wf_val x, int64_t length, wf_val weights);

/* ---- linear algebra: for each matrix of the last two axes, (…, n, n) or (…, m, n), real or complex; integers become f32, f16 and bf16 are
 * errors ---- */
/** The lower (upper: its adjoint) triangular L with L Lᴴ = (a + aᴴ) / 2, positive definite; else NaN. */
wf_val wf_linalg_cholesky(wf_val a, bool upper);
/** (q, r), a = q r: q (…, m, k) with orthonormal columns, r (…, k, n) upper triangular, k the smaller of m and n; complete: q is
 * (…, m, m), r (…, m, n). With LAPACK's signs. */
wf_val wf_linalg_qr(wf_val a, bool complete);
/** (w, v) of the Hermitian (a + aᴴ) / 2: eigenvalues (…, n), ascending, and eigenvectors, the columns of (…, n, n). Equal
 * eigenvalues have no derivative of the vectors. */
wf_val wf_linalg_eigh(wf_val a);
wf_val wf_linalg_eigvalsh(wf_val a);
/** (u, s, vᴴ), a = u diag(s) vᴴ: u (…, m, k), s (…, k), descending, vᴴ (…, k, n), k the smaller of m and n; full_matrices (jnp's
 * default): u (…, m, m) and vᴴ (…, n, n), which then have a derivative for square a only. Equal singular values have no
 * derivative of the vectors. */
wf_val wf_linalg_svd(wf_val a, bool full_matrices);
wf_val wf_linalg_svdvals(wf_val a);
/** x of a x = b, by LU: b a vector (n), or (…, n, k) with a's batch or one that broadcasts with it. Triangular
 * systems: wf_triangular_solve. */
wf_val wf_linalg_solve(wf_val a, wf_val b);
wf_val wf_linalg_inv(wf_val a);
/** Up to 3 × 3 a polynomial; else by LU, without a derivative (NaN) where a is singular. */
wf_val wf_linalg_det(wf_val a);
/** (sign, log |det|): (0, −∞) where a is singular. */
wf_val wf_linalg_slogdet(wf_val a);
/** The pseudo-inverse (…, n, m), by singular values; those up to rtol times the greatest count as 0 (rtol 0: 10 · max(m, n) ·
 * eps). */
wf_val wf_linalg_pinv(wf_val a, double rtol);
/** How many singular values are above rtol times the greatest (rtol 0: max(m, n) · eps), as i32. */
wf_val wf_linalg_matrix_rank(wf_val a, double rtol);
/** (x, residuals, rank, s): the least x with the least |a x − b|, a (m, n), b (m) or (m, k); residuals: Σ |a x − b|² for each
 * column, (k), whatever the rank (numpy_resid=False in JAX); the rank as i32; the singular values, of which those below rcond times
 * the greatest count as 0 (rcond 0: max(m, n) · eps). */
wf_val wf_linalg_lstsq(wf_val a, wf_val b, double rcond);
/** a multiplied n times; n < 0: of the inverse. */
wf_val wf_linalg_matrix_power(wf_val a, int n);
/** The exponential of a matrix (jax.scipy.linalg.expm): NaN where it takes more than 16 squarings. */
wf_val wf_linalg_expm(wf_val a);
/** ord 0: the root of all squares; WF_ZERO: of a vector how many are not 0; ±INFINITY: the greatest (least) absolute value, of a
 * matrix sum of a row; of a matrix 1, −1: sums of columns, 2, −2: singular values, nuclear: their sum; of a vector any other: (Σ
 * |x|^ord)^(1/ord). */
typedef struct wf_linalg_norm_opts { int wfi_; double ord; bool nuclear; wf_axes axes; bool keepdims; } wf_linalg_norm_opts;
/** wf_linalg_norm(x, .ord = 1, .axes = WF_AXES(-1)): of vectors along one axis, of matrices along two; without axes and ord of
 * all elements. */
wf_val wfi_linalg_norm(wf_val x, wf_linalg_norm_opts o WFI_OPTIONAL(wf_linalg_norm_opts));
#define wf_linalg_norm(...) WFI_WITH1(wfi_linalg_norm, wf_linalg_norm_opts, __VA_ARGS__)

/* ---- Fourier transforms ---- */
/** Where 1 / (number of points) is: BACKWARD in the inverse, FORWARD in the transform, ORTHO its root in both. */
typedef enum wf_fft_norm { WF_FFT_BACKWARD, WF_FFT_ORTHO, WF_FFT_FORWARD } wf_fft_norm;
/** n: lengths, one an axis: what is longer is cut, what is shorter gets zeros; none: as it is (of what becomes real: 2 (m − 1)).
 * axes: in the order of n; none: the last one (fft …), two (fft2 …), or all or as many as lengths (fftn …). */
typedef struct wf_fft_opts { int wfi_; int64_t n[8]; wf_axes axes; wf_fft_norm norm; } wf_fft_opts;
/** wf_fft_fft(x, .n = {8}, .axes = WF_AXES(0), .norm = WF_FFT_ORTHO): c64 of f32, c128 of f64. The r forms take real numbers and
 * give the first n / 2 + 1 of the last of the axes; the ir forms go back to real numbers. */
wf_val wfi_fft_fft(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_ifft(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_rfft(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_irfft(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_fft2(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_ifft2(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_rfft2(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_irfft2(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_fftn(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_ifftn(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_rfftn(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_irfftn(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
/** Of the first half of something Hermitian, to real numbers; and back. */
wf_val wfi_fft_hfft(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_ihfft(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
/** The place of frequency 0 moved to the middle of the axes (none given: all); and back. */
wf_val wfi_fft_fftshift(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
wf_val wfi_fft_ifftshift(wf_val x, wf_fft_opts o WFI_OPTIONAL(wf_fft_opts));
/** The frequencies (f32) of n points, d apart: 0, 1, … −1, over n · d; rfftfreq: the first n / 2 + 1, not negative. */
wf_val wf_fft_fftfreq(int64_t n, double d);
wf_val wf_fft_rfftfreq(int64_t n, double d);
#define wf_fft_fft(...) WFI_WITH1(wfi_fft_fft, wf_fft_opts, __VA_ARGS__)
#define wf_fft_ifft(...) WFI_WITH1(wfi_fft_ifft, wf_fft_opts, __VA_ARGS__)
#define wf_fft_rfft(...) WFI_WITH1(wfi_fft_rfft, wf_fft_opts, __VA_ARGS__)
#define wf_fft_irfft(...) WFI_WITH1(wfi_fft_irfft, wf_fft_opts, __VA_ARGS__)
#define wf_fft_fft2(...) WFI_WITH1(wfi_fft_fft2, wf_fft_opts, __VA_ARGS__)
#define wf_fft_ifft2(...) WFI_WITH1(wfi_fft_ifft2, wf_fft_opts, __VA_ARGS__)
#define wf_fft_rfft2(...) WFI_WITH1(wfi_fft_rfft2, wf_fft_opts, __VA_ARGS__)
#define wf_fft_irfft2(...) WFI_WITH1(wfi_fft_irfft2, wf_fft_opts, __VA_ARGS__)
#define wf_fft_fftn(...) WFI_WITH1(wfi_fft_fftn, wf_fft_opts, __VA_ARGS__)
#define wf_fft_ifftn(...) WFI_WITH1(wfi_fft_ifftn, wf_fft_opts, __VA_ARGS__)
#define wf_fft_rfftn(...) WFI_WITH1(wfi_fft_rfftn, wf_fft_opts, __VA_ARGS__)
#define wf_fft_irfftn(...) WFI_WITH1(wfi_fft_irfftn, wf_fft_opts, __VA_ARGS__)
#define wf_fft_hfft(...) WFI_WITH1(wfi_fft_hfft, wf_fft_opts, __VA_ARGS__)
#define wf_fft_ihfft(...) WFI_WITH1(wfi_fft_ihfft, wf_fft_opts, __VA_ARGS__)
#define wf_fft_fftshift(...) WFI_WITH1(wfi_fft_fftshift, wf_fft_opts, __VA_ARGS__)
#define wf_fft_ifftshift(...) WFI_WITH1(wfi_fft_ifftshift, wf_fft_opts, __VA_ARGS__)

WFI_EXTERN_C_END

/* the caller's file and line, for messages */
#define wf_arange_as(...) WFI_S((wf_arange_as)(__VA_ARGS__))
#define wf_eye(...) WFI_S((wf_eye)(__VA_ARGS__))
#define wf_eye_as(...) WFI_S((wf_eye_as)(__VA_ARGS__))
#define wf_tri(...) WFI_S((wf_tri)(__VA_ARGS__))
#define wf_roll(...) WFI_S((wf_roll)(__VA_ARGS__))
#define wf_repeat(...) WFI_S((wf_repeat)(__VA_ARGS__))
#define wf_split(...) WFI_S((wf_split)(__VA_ARGS__))
#define wf_array_split(...) WFI_S((wf_array_split)(__VA_ARGS__))
#define wf_tril(...) WFI_S((wf_tril)(__VA_ARGS__))
#define wf_triu(...) WFI_S((wf_triu)(__VA_ARGS__))
#define wf_diag(...) WFI_S((wf_diag)(__VA_ARGS__))
#define wf_diagonal(...) WFI_S((wf_diagonal)(__VA_ARGS__))
#define wf_trace(...) WFI_S((wf_trace)(__VA_ARGS__))
#define wf_cumsum(...) WFI_S((wf_cumsum)(__VA_ARGS__))
#define wf_cumprod(...) WFI_S((wf_cumprod)(__VA_ARGS__))
#define wf_cummax(...) WFI_S((wf_cummax)(__VA_ARGS__))
#define wf_cummin(...) WFI_S((wf_cummin)(__VA_ARGS__))
#define wf_cumlogsumexp(...) WFI_S((wf_cumlogsumexp)(__VA_ARGS__))
#define wf_nancumsum(...) WFI_S((wf_nancumsum)(__VA_ARGS__))
#define wf_nancumprod(...) WFI_S((wf_nancumprod)(__VA_ARGS__))
#define wf_diff(...) WFI_S((wf_diff)(__VA_ARGS__))
#define wf_logaddexp(...) WFI_S((wf_logaddexp)(__VA_ARGS__))
#define wf_take_at(...) WFI_S((wf_take_at)(__VA_ARGS__))
#define wf_take_along(...) WFI_S((wf_take_along)(__VA_ARGS__))
#define wf_outer(...) WFI_S((wf_outer)(__VA_ARGS__))
#define wf_inner(...) WFI_S((wf_inner)(__VA_ARGS__))
#define wf_vdot(...) WFI_S((wf_vdot)(__VA_ARGS__))
#define wf_kron(...) WFI_S((wf_kron)(__VA_ARGS__))
#define wf_convolve(...) WFI_S((wf_convolve)(__VA_ARGS__))
#define wf_correlate(...) WFI_S((wf_correlate)(__VA_ARGS__))
#define wf_nanargmax(...) WFI_S((wf_nanargmax)(__VA_ARGS__))
#define wf_nanargmin(...) WFI_S((wf_nanargmin)(__VA_ARGS__))
#define wf_array_equal(...) WFI_S((wf_array_equal)(__VA_ARGS__))
#define wf_searchsorted(...) WFI_S((wf_searchsorted)(__VA_ARGS__))
#define wf_digitize(...) WFI_S((wf_digitize)(__VA_ARGS__))
#define wf_histogram_in(...) WFI_S((wf_histogram_in)(__VA_ARGS__))
#define wf_bincount(...) WFI_S((wf_bincount)(__VA_ARGS__))
#define wf_einsum_n(...) WFI_S((wf_einsum_n)(__VA_ARGS__))
#define wf_meshgrid_n(...) WFI_S((wf_meshgrid_n)(__VA_ARGS__))
#define wf_linalg_cholesky(...) WFI_S((wf_linalg_cholesky)(__VA_ARGS__))
#define wf_linalg_qr(...) WFI_S((wf_linalg_qr)(__VA_ARGS__))
#define wf_linalg_eigh(...) WFI_S((wf_linalg_eigh)(__VA_ARGS__))
#define wf_linalg_eigvalsh(...) WFI_S((wf_linalg_eigvalsh)(__VA_ARGS__))
#define wf_linalg_svd(...) WFI_S((wf_linalg_svd)(__VA_ARGS__))
#define wf_linalg_svdvals(...) WFI_S((wf_linalg_svdvals)(__VA_ARGS__))
#define wf_linalg_solve(...) WFI_S((wf_linalg_solve)(__VA_ARGS__))
#define wf_linalg_inv(...) WFI_S((wf_linalg_inv)(__VA_ARGS__))
#define wf_linalg_det(...) WFI_S((wf_linalg_det)(__VA_ARGS__))
#define wf_linalg_slogdet(...) WFI_S((wf_linalg_slogdet)(__VA_ARGS__))
#define wf_linalg_pinv(...) WFI_S((wf_linalg_pinv)(__VA_ARGS__))
#define wf_linalg_matrix_rank(...) WFI_S((wf_linalg_matrix_rank)(__VA_ARGS__))
#define wf_linalg_lstsq(...) WFI_S((wf_linalg_lstsq)(__VA_ARGS__))
#define wf_linalg_matrix_power(...) WFI_S((wf_linalg_matrix_power)(__VA_ARGS__))
#define wf_linalg_expm(...) WFI_S((wf_linalg_expm)(__VA_ARGS__))
#define wf_fft_fftfreq(...) WFI_S((wf_fft_fftfreq)(__VA_ARGS__))
#define wf_fft_rfftfreq(...) WFI_S((wf_fft_rfftfreq)(__VA_ARGS__))
#endif

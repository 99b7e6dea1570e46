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
#else
#define WFI_OPTIONAL(T)
#define WFI_WITH1(f, T, ...) WFI_WITH1_(f, T, __VA_ARGS__, )
#define WFI_WITH1_(f, T, a, ...) WFI_S(f(a, (T){ .wfi_ = 0, __VA_ARGS__ }))
#define WFI_WITH2(f, T, a, ...) WFI_WITH2_(f, T, a, __VA_ARGS__, )
#define WFI_WITH2_(f, T, a, b, ...) WFI_S(f(a, b, (T){ .wfi_ = 0, __VA_ARGS__ }))
#define WFI_WITH3(f, T, a, b, ...) WFI_WITH3_(f, T, a, b, __VA_ARGS__, )
#define WFI_WITH3_(f, T, a, b, c, ...) WFI_S(f(a, b, c, (T){ .wfi_ = 0, __VA_ARGS__ }))
#endif

WFI_EXTERN_C_BEGIN

/* ---- making arrays ---- */
typedef struct wf_linspace_opts { int wfi_; bool no_endpoint; double base; /* of logspace; 0: 10 */ } wf_linspace_opts;
/** wf_linspace(start, stop, num, .no_endpoint = true): num numbers from start to stop (floats of any shape, whose elements are the ends of
 * columns), evenly: (num, shape). Without no_endpoint the last one is stop, exactly. */
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
/** wf_meshgrid(x, y, …): a tuple of as many arrays: coordinates on the grid that vectors span, of shape (y, x, z …) (indexing="xy"). The other form
 * has indexing="ij", shape (x, y, z …), with ij. */
wf_val wf_meshgrid_n(const wf_val *v, size_t n, bool ij);
wf_val wfi_meshgrid(const wf_val *v);
#define wf_meshgrid(...) WFI_S(wfi_meshgrid(WFI_VALS(__VA_ARGS__, )))

/* ---- shapes ---- */
/** Elements moved along axis (WF_NONE: of the flattened array) by shift places towards the end; those that leave come back at the other side. */
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
/** Sums (products, greatest, least) of the elements up to each, along axis (WF_NONE: of x flattened). Bools are counted in i32; other
 * dtypes stay. NaN stays from where it appears. Of equal extremes both have a share of the derivative, as in JAX. */
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
/** What becomes of an index outside, after negative ones have been counted from the end: FILL: reading gives NaN (the least signed, the greatest
 * unsigned number, true), writing is left out (DROP is the same); CLIP: the nearest; WRAP: modulo the size. */
typedef enum wf_mode { WF_MODE_DEFAULT, WF_MODE_FILL, WF_MODE_DROP, WF_MODE_CLIP, WF_MODE_WRAP } wf_mode;
/** The slices of x along axis (WF_NONE: of x flattened) at these indices, an integer array of any shape that replaces the axis: jnp.take,
 * whose default is FILL. With CLIP a negative index is the first element, as in numpy. (wf_take is another function.) */
wf_val wf_take_at(wf_val x, wf_val indices, int axis, wf_mode mode);
/** For each element of indices the element of x at that place along axis (WF_NONE: both flattened); other axes are broadcast together:
 * jnp.take_along_axis, whose default is FILL (wf_take_along_axis of ops.h clamps instead). */
wf_val wf_take_along(wf_val x, wf_val indices, int axis, wf_mode mode);
/** mode: default CLIP to read, DROP to write. fill_value: what FILL reads instead of NaN (WF_ZERO: 0). */
typedef struct wf_at_opts { int wfi_; wf_mode mode; double fill_value; } wf_at_opts;
/** x.at[i].get(), .set(u), .add(u), .mul(u), .min(u), .max(u): wf_at_add(x, i, u, .mode = WF_MODE_CLIP). i: integers of any shape, along the first
 * axis; or a tuple of such arrays (up to 8), one an axis, broadcast together: wf_tuple(rows, columns); wf_none() in it is a whole axis, ":". The indices'
 * dimensions stand where numpy has them: in place of the indexed axes, in front where these are apart. Updates are converted to
 * x's dtype and broadcast to what i reads. A place that is named several times gets all additions; of several .set the last counts. .mul has no
 * derivative with respect to u. */
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
#endif

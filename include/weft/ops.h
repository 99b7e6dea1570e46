/* ops.h: the operations. Written by tools/opscan from the files in src/op; do not edit, build the target "generate". */
#ifndef WEFT_OPS_H
#define WEFT_OPS_H
#include <weft/val.h>

WFI_EXTERN_C_BEGIN

/** Absolute value. The derivative at 0 is +1, as in JAX. Unsigned integers and bools come back as they are. */
wf_val wf_abs(wf_val x);

/** −1, 0 or 1 in x's dtype; NaN for NaN. */
wf_val wf_sign(wf_val x);

/** a + b, elementwise: dtypes are promoted and shapes broadcast as in numpy. Integers wrap; of two bools: or. */
wf_val wf_add(wf_val a, wf_val b);

/** The place of the greatest element along axis, as i32: the first NaN, else the first of equal ones. Axis WF_NONE: in x flattened. */
wf_val wf_argmax(wf_val x, int axis);

/** The place of the least element along axis, as i32: the first NaN, else the first of equal ones. Axis WF_NONE: in x flattened. */
wf_val wf_argmin(wf_val x, int axis);

/** The bits of x read as another element type (lax.bitcast_convert_type). A narrower one adds a last dimension, a wider one takes it away. */
wf_val wf_bitcast(wf_val x, wf_dtype to);

/** And of every bit of integers, or of bools. */
wf_val wf_bitwise_and(wf_val a, wf_val b);

/** Or of every bit of integers, or of bools. */
wf_val wf_bitwise_or(wf_val a, wf_val b);

/** Exclusive or of every bit of integers, or of bools. */
wf_val wf_bitwise_xor(wf_val a, wf_val b);

/** Every bit of an integer, or a bool, turned over. */
wf_val wf_bitwise_not(wf_val x);

/** How many bits of an integer are set. */
wf_val wf_population_count(wf_val x);

/** How many of the highest bits of an integer are not set; the width for 0. */
wf_val wf_clz(wf_val x);

wf_val wfi_broadcast_to_dims(wf_val x, const int64_t *dims);
#define wf_broadcast_to(...) WFI_BROADCAST_TO(__VA_ARGS__, )
#define WFI_BROADCAST_TO(x, ...) WFI_S(wfi_broadcast_to_dims(x, WFI_DIMS(__VA_ARGS__)))

/** wf_broadcast_to(x, 4, 3): x repeated to that shape by numpy's rules: shapes are aligned at the last dimension; x's dimensions must
 * be equal or 1. This is the form for a run-time shape. */
wf_val wf_broadcast_to_n(wf_val x, const int64_t *dims, size_t n);

/** x (an array, or a tree of them) under a name, by which policies of wf_remat choose what is kept (wf_save_only_these_names …): the values
 * themselves, unchanged (jax.ad_checkpoint.checkpoint_name). */
wf_val wf_checkpoint_name(wf_val x, const char *name);

/** a == b, elementwise, as bool; dtypes are promoted and shapes broadcast. NaN equals nothing. */
wf_val wf_equal(wf_val a, wf_val b);

/** a != b, elementwise, as bool. True with NaN. */
wf_val wf_not_equal(wf_val a, wf_val b);

/** a < b, elementwise, as bool. */
wf_val wf_less(wf_val a, wf_val b);

/** a <= b, elementwise, as bool. */
wf_val wf_less_equal(wf_val a, wf_val b);

/** a > b, elementwise, as bool. */
wf_val wf_greater(wf_val a, wf_val b);

/** a >= b, elementwise, as bool. */
wf_val wf_greater_equal(wf_val a, wf_val b);

/** Neither infinite nor NaN? Always true of integers; of complex numbers: both parts. */
wf_val wf_isfinite(wf_val x);

/** NaN? */
wf_val wf_isnan(wf_val x);

/** Infinite, of either sign? */
wf_val wf_isinf(wf_val x);

/** The real part; x itself when it is real. */
wf_val wf_real(wf_val x);

/** The imaginary part; zeros when x is real. */
wf_val wf_imag(wf_val x);

/** re + i · im: f32 parts give a c64, f64 ones a c128; integers become f32. Dtypes are promoted and shapes broadcast. */
wf_val wf_complex(wf_val re, wf_val im);

/** The conjugate of a complex number; x itself when it is real. */
wf_val wf_conj(wf_val x);

wf_val wfi_concatenate(int axis, const wf_val *v);
#define wf_concatenate(axis, ...) WFI_S(wfi_concatenate(axis, WFI_VALS(__VA_ARGS__, )))
wf_val wfi_stack(int axis, const wf_val *v);
#define wf_stack(axis, ...) WFI_S(wfi_stack(axis, WFI_VALS(__VA_ARGS__, )))

/** wf_concatenate(axis, a, b, …): the arrays one after another along axis; dtypes are promoted. This is the form for an array of values. */
wf_val wf_concatenate_n(int axis, const wf_val *v, size_t n);

/** wf_stack(axis, a, b, …): arrays of one shape side by side along a new axis of the result. This is the form for an array of values. */
wf_val wf_stack_n(int axis, const wf_val *v, size_t n);

/** x as another element type: floats round to nearest even, float to integer truncates and saturates (NaN gives 0), integer to
 * integer wraps, to bool means "is not 0". The result is strongly typed. */
wf_val wf_convert(wf_val x, wf_dtype to);

/** x as another element type: numpy's name for wf_convert. */
wf_val wf_astype(wf_val x, wf_dtype dtype);

typedef enum wf_padding { WF_VALID, WF_SAME } wf_padding;
typedef struct wf_conv_opts {
	int wfi_;
	int strides[3];      // 0: 1
	wf_padding padding;
	int dilation[3];     // of the kernel; 0: 1
	int groups;          // 0: 1
	bool channels_last;  // x and the result are [batch, spatial…, channels], the kernel [spatial…, in, out]; else channels come second, out first
} wf_conv_opts;
#ifdef __cplusplus
wf_val wfi_conv(wf_val x, wf_val kernel, wf_conv_opts o = wf_conv_opts());
#define wf_conv(...) WFI_S(wfi_conv(__VA_ARGS__))
#else
wf_val wfi_conv(wf_val x, wf_val kernel, wf_conv_opts o);
#define wf_conv(x, ...) WFI_CONV(x, __VA_ARGS__, )
#define WFI_CONV(x, k, ...) WFI_S(wfi_conv(x, k, (wf_conv_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif

/** a / b, true division: integers become f32. Dtypes are promoted and shapes broadcast as in numpy. */
wf_val wf_div(wf_val a, wf_val b);

/** 1 / x. */
wf_val wf_reciprocal(wf_val x);

/** The quotient rounded towards minus infinity, as Python's //. Of integers it is an integer; x // 0 is then unspecified but does not trap. */
wf_val wf_floor_divide(wf_val a, wf_val b);

wf_val wfi_dynamic_slice(wf_val x, wf_val starts, const int64_t *sizes);
#define wf_dynamic_slice(x, ...) WFI_DYNAMIC_SLICE(x, __VA_ARGS__, )
#define WFI_DYNAMIC_SLICE(x, starts, ...) WFI_S(wfi_dynamic_slice(x, starts, WFI_DIMS(__VA_ARGS__)))

/** wf_dynamic_slice(x, starts, 2, 3): a window of that size whose place is known at run time: starts is a vector of integers, one a
 * dimension (a scalar for one dimension). Starts are clamped so that the window is inside x: a negative one counts as 0. This is the form
 * for run-time sizes. */
wf_val wf_dynamic_slice_n(wf_val x, wf_val starts, const int64_t *sizes, size_t n);

/** size elements of one axis from start on, an integer scalar, clamped so that they are inside. */
wf_val wf_dynamic_slice_in_dim(wf_val x, wf_val start, int64_t size, int axis);

/** x with the window at starts (a vector of integers, one a dimension; clamped so that the window is inside) replaced by update, which has
 * as many dimensions as x. */
wf_val wf_dynamic_update_slice(wf_val x, wf_val update, wf_val starts);

/** x with update written along one axis from start on, an integer scalar, clamped so that it is inside. */
wf_val wf_dynamic_update_slice_in_dim(wf_val x, wf_val update, wf_val start, int axis);

/** Error function. Integers become f32. */
wf_val wf_erf(wf_val x);

/** 1 − erf(x), accurate far out. */
wf_val wf_erfc(wf_val x);

/** Inverse of erf: ±∞ at ±1, NaN beyond. In f32 it is XLA's polynomial (M. Giles, Approximating the erfinv function, 2012), so that
 * random normals match JAX's. */
wf_val wf_erf_inv(wf_val x);

/** e^x. Integers become f32. */
wf_val wf_exp(wf_val x);

/** e^x − 1, accurate near 0. */
wf_val wf_expm1(wf_val x);

/** Natural logarithm; NaN below 0, −∞ of 0. Integers become f32. */
wf_val wf_log(wf_val x);

/** log(1 + x), accurate near 0. */
wf_val wf_log1p(wf_val x);

/** The larger of a and b, elementwise; NaN when either is NaN. Where they are equal each gets half of the derivative. */
wf_val wf_maximum(wf_val a, wf_val b);

/** The smaller of a and b, elementwise; NaN when either is NaN. Where they are equal each gets half of the derivative. */
wf_val wf_minimum(wf_val a, wf_val b);

typedef enum wf_fft_type { WF_FFT, WF_IFFT, WF_RFFT, WF_IRFFT } wf_fft_type;
wf_val wfi_fft(wf_val x, wf_fft_type type, const int64_t *lengths);
#define wf_fft(x, ...) WFI_FFT_OF(x, __VA_ARGS__, )
#define WFI_FFT_OF(x, type, ...) WFI_S(wfi_fft(x, type, WFI_DIMS(__VA_ARGS__)))

/** wf_fft(x, WF_FFT, 4, 6): the Fourier transform over the last 1 to 3 dimensions, whose lengths are given (jax.lax.fft): WF_FFT and WF_IFFT
 * of c64 or c128 (the inverse is divided by the number of points); WF_RFFT of f32 or f64 gives the first n / 2 + 1 of the last dimension,
 * WF_IRFFT goes back from these to the length given. wf_fft_fft and its like (numpy.h) are made of it. This is the form for run-time lengths. */
wf_val wf_fft_n(wf_val x, wf_fft_type type, const int64_t *lengths, size_t n);

/** x · y + z, rounded once: C's fma. Dtypes are promoted and shapes broadcast; integers become f32. */
wf_val wf_fma(wf_val x, wf_val y, wf_val z);

/** The slices of x along axis at these indices, an integer array of any shape, whose dimensions replace the axis: jax.numpy.take
 * (wf_take is the name of something else). An index
 * outside is clamped: below 0 reads the first, beyond the end the last (numpy's mode="clip"). */
wf_val wf_take_axis(wf_val x, wf_val indices, int axis);

/** For each element of indices the element of x at that place along axis, in the same place of the other dimensions, which must be equal:
 * what argsort and argmax give, put to use. An index outside is clamped. */
wf_val wf_take_along_axis(wf_val x, wf_val indices, int axis);

/** Hyperbolic tangent. Integers become f32. */
wf_val wf_tanh(wf_val x);

/** 1 / (1 + e^−x). Integers become f32. */
wf_val wf_logistic(wf_val x);

/** 1 / (1 + e^−x): jax.nn's name for wf_logistic. */
wf_val wf_sigmoid(wf_val x);

/** Hyperbolic sine. Integers become f32. */
wf_val wf_sinh(wf_val x);

/** Hyperbolic cosine. Integers become f32. */
wf_val wf_cosh(wf_val x);

wf_val wfi_broadcasted_iota(wf_dtype d, int dimension, const int64_t *dims);
#define wf_broadcasted_iota(d, dimension, ...) WFI_S(wfi_broadcasted_iota(d, dimension, WFI_DIMS(__VA_ARGS__, )))
wf_val wfi_full(wf_dtype d, double value, const int64_t *dims);
#define wf_full(...) WFI_FULL(__VA_ARGS__, )
#define WFI_FULL(value, ...) WFI_S(wfi_full(WF_F32, value, WFI_DIMS(__VA_ARGS__)))
#define wf_zeros(...) WFI_S(wfi_full(WF_F32, 0, WFI_DIMS(__VA_ARGS__, )))
#define wf_ones(...) WFI_S(wfi_full(WF_F32, 1, WFI_DIMS(__VA_ARGS__, )))
#define wf_full_as(d, ...) WFI_FULL_AS(d, __VA_ARGS__, )
#define WFI_FULL_AS(d, value, ...) WFI_S(wfi_full(d, value, WFI_DIMS(__VA_ARGS__)))
#define wf_zeros_as(...) WFI_ZEROS_AS(__VA_ARGS__, )
#define WFI_ZEROS_AS(d, ...) WFI_S(wfi_full(d, 0, WFI_DIMS(__VA_ARGS__)))
#define wf_ones_as(...) WFI_ONES_AS(__VA_ARGS__, )
#define WFI_ONES_AS(d, ...) WFI_S(wfi_full(d, 1, WFI_DIMS(__VA_ARGS__)))

/** 0, 1, …, n − 1 as i32. */
wf_val wf_arange(int64_t n);

/** 0, 1, …, n − 1 in that dtype. */
wf_val wf_iota(wf_dtype d, int64_t n);

/** wf_broadcasted_iota(WF_I32, 1, 2, 3): an array of that shape whose elements are their place along a dimension. This is the form for a
 * run-time shape. */
wf_val wf_broadcasted_iota_n(wf_dtype d, int dimension, const int64_t *dims, size_t n);

/** wf_full(value, 2, 3), wf_zeros(2, 3), wf_ones(2, 3): f32 arrays of one value; wf_full_as(WF_I32, value, 2, 3), wf_zeros_as(WF_I32, 2, 3),
 * wf_ones_as: of another dtype. This is the form for a run-time shape. */
wf_val wf_full_n(wf_dtype d, double value, const int64_t *dims, size_t n);

/** An array of one value, of v's shape and dtype. */
wf_val wf_full_like(wf_val v, double value);

/** Zeros of v's shape and dtype. */
wf_val wf_zeros_like(wf_val v);

/** Ones of v's shape and dtype. */
wf_val wf_ones_like(wf_val v);

typedef struct wf_triangular_opts { int wfi_; bool right_side, lower, transpose_a, conjugate_a, unit_diagonal; } wf_triangular_opts;
#ifdef __cplusplus
#define wf_triangular_solve(...) WFI_S((wf_triangular_solve)(__VA_ARGS__))
#else
#define wf_triangular_solve(a, ...) WFI_TRIANGULAR_SOLVE(a, __VA_ARGS__, )
#define WFI_TRIANGULAR_SOLVE(a, b, ...) WFI_S((wf_triangular_solve)(a, b, (wf_triangular_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif

/** The lower triangular L with L Lᴴ = a, for each Hermitian positive definite matrix of a (…, n, n), of a float or complex type; only a's
 * lower triangle is read. NaN for a matrix that is not positive definite. */
wf_val wf_cholesky(wf_val a);

/** wf_triangular_solve(a, b, .lower = true, .right_side = …, .transpose_a = …, .conjugate_a = …, .unit_diagonal = …): x of op(a) x = b, or
 * of x op(a) = b with right_side, for each triangular matrix of a (…, n, n); b (…, n, k), or (…, k, n) with right_side; op transposes,
 * conjugates or both. One dtype, float or complex, and one batch (…). The other triangle of a, and its diagonal with unit_diagonal, is not
 * read (jax.lax.linalg.triangular_solve). */
wf_val (wf_triangular_solve)(wf_val a, wf_val b, wf_triangular_opts o);

typedef struct wf_dot_opts { int wfi_; wf_axes lhs_contract, rhs_contract, lhs_batch, rhs_batch; } wf_dot_opts;
#ifdef __cplusplus
#define wf_dot_general(...) WFI_S((wf_dot_general)(__VA_ARGS__))
#else
#define wf_dot_general(a, ...) WFI_DOT_GENERAL(a, __VA_ARGS__, )
#define WFI_DOT_GENERAL(a, b, ...) WFI_S((wf_dot_general)(a, b, (wf_dot_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif

/** The matrix product by numpy's rules: of matrices; a vector on the left is a row, on the right a column, and that dimension is dropped
 * again; further dimensions in front are batch dimensions and broadcast. dtypes are promoted; f16 and bf16 are summed in f32; a product of
 * bools is bool: is any pair of both true? */
wf_val wf_matmul(wf_val a, wf_val b);

/** numpy's dot: the product with a scalar; else the sum of products over the last axis of a and the last but one of b (its only one). */
wf_val wf_dot(wf_val a, wf_val b);

/** The sum of products over the last n axes of a and the first n of b, in order. */
wf_val wf_tensordot(wf_val a, wf_val b, int n);

/** wf_dot_general(a, b, .lhs_contract = WF_AXES(1), .rhs_contract = WF_AXES(0), .lhs_batch = …, .rhs_batch = …): sums of products over the
 * contracted axes for each place of the batch axes (jax.lax.dot_general). The result has the batch axes, then the others of a, then of b. */
wf_val (wf_dot_general)(wf_val a, wf_val b, wf_dot_opts o);

/** a · b, elementwise: dtypes are promoted and shapes broadcast as in numpy. Integers wrap; of two bools: and. */
wf_val wf_mul(wf_val a, wf_val b);

/** x · x. Its derivative is exact at every x, also 0 (as of a product, not of a power). */
wf_val wf_square(wf_val x);

/** −x, elementwise. Integers wrap (also unsigned ones). */
wf_val wf_neg(wf_val x);

typedef struct wf_pad_opts { int wfi_; int64_t low[8], high[8], interior[8]; } wf_pad_opts;
#ifdef __cplusplus
#define wf_pad(...) WFI_S((wf_pad)(__VA_ARGS__))
#else
#define wf_pad(x, ...) WFI_PAD(x, __VA_ARGS__, )
#define WFI_PAD(x, value, ...) WFI_S((wf_pad)(x, value, (wf_pad_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif

/** wf_pad(x, wf_c(0), .low = {1, 0}, .high = {0, 2}, .interior = {0, 1}): x with a scalar value before, after and between the elements of
 * each axis (jax.lax.pad). Negative low and high cut elements off; what is left out is 0. */
wf_val (wf_pad)(wf_val x, wf_val value, wf_pad_opts o);

/** a to the power b. A constant whole exponent (wf_c(2)) becomes multiplications, as in JAX, and is exact also for negative a; other
 * powers of negative numbers are NaN unless the exponent is a whole number. An integer to a negative constant power is an error. */
wf_val wf_pow(wf_val a, wf_val b);

/** (q, r) with a = q r for each matrix of a (…, m, n), m ≥ n, f32, f64, c64 or c128: q (…, m, n) with orthonormal columns, r (…, n, n) upper
 * triangular, with LAPACK's signs; with full_matrices q is (…, m, m) and r (…, m, n). wf_linalg_qr (numpy.h) also takes wide matrices. */
wf_val wf_qr(wf_val a, bool full_matrices);

typedef struct wf_reduce_opts { int wfi_; wf_axes axes; bool keepdims; double ddof; } wf_reduce_opts;
wf_val wfi_sum(wf_val x, wf_reduce_opts o);
wf_val wfi_prod(wf_val x, wf_reduce_opts o);
wf_val wfi_max(wf_val x, wf_reduce_opts o);
wf_val wfi_min(wf_val x, wf_reduce_opts o);
wf_val wfi_all(wf_val x, wf_reduce_opts o);
wf_val wfi_any(wf_val x, wf_reduce_opts o);
wf_val wfi_mean(wf_val x, wf_reduce_opts o);
wf_val wfi_var(wf_val x, wf_reduce_opts o);
wf_val wfi_std(wf_val x, wf_reduce_opts o);
#ifdef __cplusplus
extern "C++" {
#define WFI_REDUCER(f) \
	inline wf_val wf_##f(wf_val x, wf_axes axes, bool keepdims = false, double ddof = 0) { return wfi_##f(x, { 0, axes, keepdims, ddof }); }
WFI_REDUCER(sum) WFI_REDUCER(prod) WFI_REDUCER(max) WFI_REDUCER(min)
WFI_REDUCER(all) WFI_REDUCER(any) WFI_REDUCER(mean) WFI_REDUCER(var) WFI_REDUCER(std)
#undef WFI_REDUCER
}
#define wf_sum(...) WFI_S((wf_sum)(__VA_ARGS__))
#define wf_prod(...) WFI_S((wf_prod)(__VA_ARGS__))
#define wf_max(...) WFI_S((wf_max)(__VA_ARGS__))
#define wf_min(...) WFI_S((wf_min)(__VA_ARGS__))
#define wf_all(...) WFI_S((wf_all)(__VA_ARGS__))
#define wf_any(...) WFI_S((wf_any)(__VA_ARGS__))
#define wf_mean(...) WFI_S((wf_mean)(__VA_ARGS__))
#define wf_var(...) WFI_S((wf_var)(__VA_ARGS__))
#define wf_std(...) WFI_S((wf_std)(__VA_ARGS__))
#else
#define WFI_REDUCED(f, x, ...) WFI_S(f(x, (wf_reduce_opts){ .wfi_ = 0, __VA_ARGS__ }))
#define wf_sum(...) WFI_REDUCED(wfi_sum, __VA_ARGS__, )
#define wf_prod(...) WFI_REDUCED(wfi_prod, __VA_ARGS__, )
#define wf_max(...) WFI_REDUCED(wfi_max, __VA_ARGS__, )
#define wf_min(...) WFI_REDUCED(wfi_min, __VA_ARGS__, )
#define wf_all(...) WFI_REDUCED(wfi_all, __VA_ARGS__, )
#define wf_any(...) WFI_REDUCED(wfi_any, __VA_ARGS__, )
#define wf_mean(...) WFI_REDUCED(wfi_mean, __VA_ARGS__, )
#define wf_var(...) WFI_REDUCED(wfi_var, __VA_ARGS__, )
#define wf_std(...) WFI_REDUCED(wfi_std, __VA_ARGS__, )
#endif

/** wf_sum(x): the sum of all elements; wf_sum(x, WF_AXES(-1)), wf_sum(x, WF_AXES(0, 1), .keepdims = true): over some axes, which stay
 * with size 1 when keepdims is set. Small integers and bool are summed as 32 bits; f16 and bf16 in f32, then rounded. */
wf_val (wf_sum)(wf_val x);

/** The product. Arguments as of wf_sum. Its derivative is right also where factors are 0. */
wf_val (wf_prod)(wf_val x);

/** The greatest element; NaN when there is one. Arguments as of wf_sum. Equal greatest ones share the derivative. */
wf_val (wf_max)(wf_val x);

/** The least element; NaN when there is one. Arguments as of wf_sum. Equal least ones share the derivative. */
wf_val (wf_min)(wf_val x);

/** Are all elements true (not 0)? Arguments as of wf_sum. */
wf_val (wf_all)(wf_val x);

/** Is any element true (not 0)? Arguments as of wf_sum. */
wf_val (wf_any)(wf_val x);

/** The mean. Arguments as of wf_sum. Integers give f32; f16 and bf16 are summed in f32. */
wf_val (wf_mean)(wf_val x);

/** The variance: mean squared distance from the mean, over n − ddof (0 unless given: wf_var(x, WF_AXES(0), .ddof = 1)). */
wf_val (wf_var)(wf_val x);

/** The square root of the variance. Arguments as of wf_var. */
wf_val (wf_std)(wf_val x);

/** x rounded to exponent_bits and mantissa_bits, in its own type (lax.reduce_precision). Its derivative is rounded likewise. */
wf_val wf_reduce_precision(wf_val x, int exponent_bits, int mantissa_bits);

typedef enum wf_window_kind { WF_WINDOW_ADD, WF_WINDOW_MUL, WF_WINDOW_MIN, WF_WINDOW_MAX } wf_window_kind;
// one entry an axis; window, strides, dilation (of the window) 0: 1; low, high: elements added before and after (negative: cut off)
typedef struct wf_window_opts { int wfi_; int64_t window[8], strides[8], dilation[8], low[8], high[8]; } wf_window_opts;
#ifdef __cplusplus
#define wf_reduce_window(...) WFI_S((wf_reduce_window)(__VA_ARGS__))
#else
#define wf_reduce_window(x, ...) WFI_REDUCE_WINDOW(x, __VA_ARGS__, )
#define WFI_REDUCE_WINDOW(x, kind, ...) WFI_S((wf_reduce_window)(x, kind, (wf_window_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif

/** wf_reduce_window(x, WF_WINDOW_MAX, .window = {1, 2, 2, 1}, .strides = {1, 2, 2, 1}): the elements of each window of x added, multiplied,
 * or the least or greatest of them (jax.lax.reduce_window). What low and high add does not count. Of equal extremes the first of a window
 * has the derivative. */
wf_val (wf_reduce_window)(wf_val x, wf_window_kind kind, wf_window_opts o);

/** Remainder with the sign of a, as C's % and fmod (lax.rem). Integers: x % 0 = x. */
wf_val wf_fmod(wf_val a, wf_val b);

/** Remainder with the sign of b, as Python's % (numpy.remainder). */
wf_val wf_remainder(wf_val a, wf_val b);

/** The same as wf_remainder. */
wf_val wf_mod(wf_val a, wf_val b);

wf_val wfi_reshape(wf_val x, const int64_t *dims);
#define wf_reshape(...) WFI_RESHAPE(__VA_ARGS__, )
#define WFI_RESHAPE(x, ...) WFI_S(wfi_reshape(x, WFI_DIMS(__VA_ARGS__)))
wf_val wfi_squeeze(wf_val x, const int64_t *axes);
#define wf_squeeze(...) WFI_SQUEEZE(__VA_ARGS__, )
#define WFI_SQUEEZE(x, ...) WFI_S(wfi_squeeze(x, WFI_DIMS(__VA_ARGS__)))

/** wf_reshape(x, 2, 3): the same elements, in row-major order, in another shape. One size may be −1: what is left. wf_reshape(x):
 * a scalar of the one element. This is the form for a run-time shape. */
wf_val wf_reshape_n(wf_val x, const int64_t *dims, size_t n);

/** x with a new dimension of size 1 at axis (of the result; negative counts from its end). */
wf_val wf_expand_dims(wf_val x, int axis);

/** wf_squeeze(x): x without its dimensions of size 1; wf_squeeze(x, 0, -1): without these, whose size must be 1. */
wf_val (wf_squeeze)(wf_val x);

wf_val wfi_flip(wf_val x, const int64_t *axes);
#define wf_flip(...) WFI_FLIP(__VA_ARGS__, )
#define WFI_FLIP(x, ...) WFI_S(wfi_flip(x, WFI_DIMS(__VA_ARGS__)))

/** wf_flip(x): the elements in opposite order along every axis; wf_flip(x, 0, -1): along these. */
wf_val (wf_flip)(wf_val x);

/** Square root; NaN below 0. Integers become f32. */
wf_val wf_sqrt(wf_val x);

/** 1 / √x. Integers become f32. */
wf_val wf_rsqrt(wf_val x);

/** Cube root, also of negative numbers. Integers become f32. */
wf_val wf_cbrt(wf_val x);

/** Largest whole number not above x. Integers stay. The derivative is 0. */
wf_val wf_floor(wf_val x);

/** Smallest whole number not below x. Integers stay. The derivative is 0. */
wf_val wf_ceil(wf_val x);

/** Nearest whole number, halves to the even one, as numpy. Integers stay. The derivative is 0. */
wf_val wf_round(wf_val x);

/** The whole part of x: rounded towards zero. Integers stay. The derivative is 0. */
wf_val wf_trunc(wf_val x);

typedef enum wf_scatter_kind { WF_SCATTER_SET, WF_SCATTER_ADD, WF_SCATTER_MUL, WF_SCATTER_MIN, WF_SCATTER_MAX } wf_scatter_kind;

/** x with updates combined into its rows (slices of the first axis) at these indices, an integer array of any shape: added, multiplied, the
 * lesser or greater of both, or put in their place (WF_SCATTER_SET: where a row is named several times the last one counts). updates: the
 * shape of indices, then that of a row, or what broadcasts to it, converted to x's dtype. Indices outside 0 … n − 1, also negative ones,
 * are dropped. wf_at_add and its like (numpy.h) are made of it. WF_SCATTER_MUL has no derivative with respect to updates. */
wf_val wf_scatter_rows(wf_val x, wf_val indices, wf_val updates, wf_scatter_kind kind);

/** a where cond is true (not 0), else b; all three are broadcast together, a and b promoted. As in JAX the derivative of the choice that
 * is not taken is multiplied by 0: where that is infinite or NaN, so is the result; guard the operand, not only the result. */
wf_val wf_where(wf_val cond, wf_val a, wf_val b);

/** min(max(x, lo), hi). Where x equals a bound the derivative is shared between them, ½ each, as in numpy's clip. A bound may be
 * wf_none(). */
wf_val wf_clip(wf_val x, wf_val lo, wf_val hi);

/** min(max(x, lo), hi) with bounds that are scalars or of x's shape (lax.clamp). At a bound the derivative is 0. */
wf_val wf_clamp(wf_val lo, wf_val x, wf_val hi);

/** a and b, elementwise, of what is not 0. */
wf_val wf_logical_and(wf_val a, wf_val b);

/** a or b, elementwise, of what is not 0. */
wf_val wf_logical_or(wf_val a, wf_val b);

/** Either a or b but not both, elementwise, of what is not 0. */
wf_val wf_logical_xor(wf_val a, wf_val b);

/** Is x 0? */
wf_val wf_logical_not(wf_val x);

/** a · 2^b of integers, wrapped; 0 when b is not below the width. */
wf_val wf_left_shift(wf_val a, wf_val b);

/** The bits of a moved down by b, zeros coming in; 0 when b is not below the width. */
wf_val wf_right_shift_logical(wf_val a, wf_val b);

/** The bits of a moved down by b, copies of the highest bit coming in. */
wf_val wf_right_shift_arithmetic(wf_val a, wf_val b);

/** numpy's: arithmetic for signed integers, logical for unsigned ones. */
wf_val wf_right_shift(wf_val a, wf_val b);

typedef struct wf_slice_opts { int wfi_; int64_t start[8], limit[8], stride[8]; } wf_slice_opts;
#ifdef __cplusplus
#define wf_slice(...) WFI_S((wf_slice)(__VA_ARGS__))
#else
#define wf_slice(...) WFI_SLICE(__VA_ARGS__, )
#define WFI_SLICE(x, ...) WFI_S((wf_slice)(x, (wf_slice_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif

/** wf_slice(x, .start = {1, 0}, .limit = {3, -1}, .stride = {1, 2}): a part of x. A start or limit below 0 counts from the end; a limit
 * of 0, or one left out, is the end (wf_slice_axis makes empty ones); a stride left out is 1. Outside of x is a trace error. */
wf_val (wf_slice)(wf_val x, wf_slice_opts o);

/** Elements start up to limit of one axis (jax.lax.slice_in_dim). Below 0 counts from the end; a limit of WF_NONE is the end. */
wf_val wf_slice_axis(wf_val x, int axis, int64_t start, int64_t limit);

/** Sorts n arrays of one shape together along axis by the first n_keys of them (jax.lax.sort): ascending, stable; −0 equals +0, NaN comes
 * last. out receives n values. */
void wf_sort_n(const wf_val *v, size_t n, int axis, int n_keys, wf_val *out);

/** x sorted along axis, ascending: −0 equals +0, NaN comes last. */
wf_val wf_sort(wf_val x, int axis);

/** The places (i32) that would sort x along axis, ascending, equal ones in their order: wf_take_along_axis(x, places, axis) is sorted. */
wf_val wf_argsort(wf_val x, int axis);

/** (keys, values), both sorted along axis by the keys (jax.lax.sort_key_val); equal keys keep their order. */
wf_val wf_sort_key_val(wf_val keys, wf_val values, int axis);

/** Inverse hyperbolic sine. Integers become f32. */
wf_val wf_asinh(wf_val x);

/** Inverse hyperbolic cosine; NaN below 1. Integers become f32. */
wf_val wf_acosh(wf_val x);

/** Inverse hyperbolic tangent; ±∞ at ±1, NaN beyond. Integers become f32. */
wf_val wf_atanh(wf_val x);

/** log |Γ(x)|: +∞ at 0 and the negative whole numbers. Integers become f32. */
wf_val wf_lgamma(wf_val x);

/** Derivative of log Γ(x). Integers become f32. */
wf_val wf_digamma(wf_val x);

/** Hurwitz's zeta function: the sum of (q + k)^−s over k = 0, 1, … It has no derivative in s. */
wf_val wf_zeta(wf_val s, wf_val q);

/** The n-th derivative of digamma, n a whole number (of float type). */
wf_val wf_polygamma(wf_val n, wf_val x);

/** e^−|x| I₀(x), I₀ the modified Bessel function of order 0. Integers become f32. */
wf_val wf_bessel_i0e(wf_val x);

/** e^−|x| I₁(x), I₁ the modified Bessel function of order 1. Integers become f32. */
wf_val wf_bessel_i1e(wf_val x);

/** The number next to x in the direction of y; y when they are equal. */
wf_val wf_nextafter(wf_val x, wf_val y);

/** x (an array, or a tree of them) as a constant for derivatives. */
wf_val wf_stop_gradient(wf_val x);

/** a − b, elementwise: dtypes are promoted and shapes broadcast as in numpy. Integers wrap; bools are refused (use wf_logical_xor). */
wf_val wf_sub(wf_val a, wf_val b);

/** Threefry-2x32 (20 rounds): the words (w0, w1), a tuple, for key (k0, k1) and counter (x0, x1), all u32 and broadcast together. */
wf_val wf_threefry2x32(wf_val k0, wf_val k1, wf_val x0, wf_val x1);

/** (values, places): the k greatest elements of x along its last axis, descending, and where they are, as i32 (jax.lax.top_k). Of equal
 * elements the first comes first; NaN is greatest. */
wf_val wf_top_k(wf_val x, int64_t k);

wf_val wfi_transpose(wf_val x, const int64_t *permutation);
#define wf_transpose(...) WFI_TRANSPOSE(__VA_ARGS__, )
#define WFI_TRANSPOSE(x, ...) WFI_S(wfi_transpose(x, WFI_DIMS(__VA_ARGS__)))

/** wf_transpose(x, 2, 0, 1): result dimension i is x's dimension permutation[i] (negative counts from the end); wf_transpose(x): the
 * dimensions reversed. This is the form for a run-time permutation. */
wf_val wf_transpose_n(wf_val x, const int64_t *permutation, size_t n);

/** x with its dimensions reversed: of a matrix, its transpose. */
wf_val (wf_transpose)(wf_val x);

/** x with two dimensions exchanged. */
wf_val wf_swapaxes(wf_val x, int axis1, int axis2);

/** x with dimension source moved to place destination; the others keep their order. */
wf_val wf_moveaxis(wf_val x, int source, int destination);

/** Sine of radians. Integers become f32. */
wf_val wf_sin(wf_val x);

/** Cosine of radians. Integers become f32. */
wf_val wf_cos(wf_val x);

/** Tangent of radians. Integers become f32. */
wf_val wf_tan(wf_val x);

/** Arc sine; NaN outside [−1, 1]. Integers become f32. */
wf_val wf_asin(wf_val x);

/** Arc cosine; NaN outside [−1, 1]. Integers become f32. */
wf_val wf_acos(wf_val x);

/** Arc tangent. Integers become f32. */
wf_val wf_atan(wf_val x);

/** Angle of the point (x, y), as C's atan2. Integers become f32. */
wf_val wf_atan2(wf_val y, wf_val x);

WFI_EXTERN_C_END

/* the caller's file and line, for messages */
#define wf_abs(...) WFI_S((wf_abs)(__VA_ARGS__))
#define wf_sign(...) WFI_S((wf_sign)(__VA_ARGS__))
#define wf_add(...) WFI_S((wf_add)(__VA_ARGS__))
#define wf_argmax(...) WFI_S((wf_argmax)(__VA_ARGS__))
#define wf_argmin(...) WFI_S((wf_argmin)(__VA_ARGS__))
#define wf_bitcast(...) WFI_S((wf_bitcast)(__VA_ARGS__))
#define wf_bitwise_and(...) WFI_S((wf_bitwise_and)(__VA_ARGS__))
#define wf_bitwise_or(...) WFI_S((wf_bitwise_or)(__VA_ARGS__))
#define wf_bitwise_xor(...) WFI_S((wf_bitwise_xor)(__VA_ARGS__))
#define wf_bitwise_not(...) WFI_S((wf_bitwise_not)(__VA_ARGS__))
#define wf_population_count(...) WFI_S((wf_population_count)(__VA_ARGS__))
#define wf_clz(...) WFI_S((wf_clz)(__VA_ARGS__))
#define wf_broadcast_to_n(...) WFI_S((wf_broadcast_to_n)(__VA_ARGS__))
#define wf_checkpoint_name(...) WFI_S((wf_checkpoint_name)(__VA_ARGS__))
#define wf_equal(...) WFI_S((wf_equal)(__VA_ARGS__))
#define wf_not_equal(...) WFI_S((wf_not_equal)(__VA_ARGS__))
#define wf_less(...) WFI_S((wf_less)(__VA_ARGS__))
#define wf_less_equal(...) WFI_S((wf_less_equal)(__VA_ARGS__))
#define wf_greater(...) WFI_S((wf_greater)(__VA_ARGS__))
#define wf_greater_equal(...) WFI_S((wf_greater_equal)(__VA_ARGS__))
#define wf_isfinite(...) WFI_S((wf_isfinite)(__VA_ARGS__))
#define wf_isnan(...) WFI_S((wf_isnan)(__VA_ARGS__))
#define wf_isinf(...) WFI_S((wf_isinf)(__VA_ARGS__))
#define wf_real(...) WFI_S((wf_real)(__VA_ARGS__))
#define wf_imag(...) WFI_S((wf_imag)(__VA_ARGS__))
#define wf_complex(...) WFI_S((wf_complex)(__VA_ARGS__))
#define wf_conj(...) WFI_S((wf_conj)(__VA_ARGS__))
#define wf_concatenate_n(...) WFI_S((wf_concatenate_n)(__VA_ARGS__))
#define wf_stack_n(...) WFI_S((wf_stack_n)(__VA_ARGS__))
#define wf_convert(...) WFI_S((wf_convert)(__VA_ARGS__))
#define wf_astype(...) WFI_S((wf_astype)(__VA_ARGS__))
#define wf_div(...) WFI_S((wf_div)(__VA_ARGS__))
#define wf_reciprocal(...) WFI_S((wf_reciprocal)(__VA_ARGS__))
#define wf_floor_divide(...) WFI_S((wf_floor_divide)(__VA_ARGS__))
#define wf_dynamic_slice_n(...) WFI_S((wf_dynamic_slice_n)(__VA_ARGS__))
#define wf_dynamic_slice_in_dim(...) WFI_S((wf_dynamic_slice_in_dim)(__VA_ARGS__))
#define wf_dynamic_update_slice(...) WFI_S((wf_dynamic_update_slice)(__VA_ARGS__))
#define wf_dynamic_update_slice_in_dim(...) WFI_S((wf_dynamic_update_slice_in_dim)(__VA_ARGS__))
#define wf_erf(...) WFI_S((wf_erf)(__VA_ARGS__))
#define wf_erfc(...) WFI_S((wf_erfc)(__VA_ARGS__))
#define wf_erf_inv(...) WFI_S((wf_erf_inv)(__VA_ARGS__))
#define wf_exp(...) WFI_S((wf_exp)(__VA_ARGS__))
#define wf_expm1(...) WFI_S((wf_expm1)(__VA_ARGS__))
#define wf_log(...) WFI_S((wf_log)(__VA_ARGS__))
#define wf_log1p(...) WFI_S((wf_log1p)(__VA_ARGS__))
#define wf_maximum(...) WFI_S((wf_maximum)(__VA_ARGS__))
#define wf_minimum(...) WFI_S((wf_minimum)(__VA_ARGS__))
#define wf_fma(...) WFI_S((wf_fma)(__VA_ARGS__))
#define wf_take_axis(...) WFI_S((wf_take_axis)(__VA_ARGS__))
#define wf_take_along_axis(...) WFI_S((wf_take_along_axis)(__VA_ARGS__))
#define wf_tanh(...) WFI_S((wf_tanh)(__VA_ARGS__))
#define wf_logistic(...) WFI_S((wf_logistic)(__VA_ARGS__))
#define wf_sigmoid(...) WFI_S((wf_sigmoid)(__VA_ARGS__))
#define wf_sinh(...) WFI_S((wf_sinh)(__VA_ARGS__))
#define wf_cosh(...) WFI_S((wf_cosh)(__VA_ARGS__))
#define wf_arange(...) WFI_S((wf_arange)(__VA_ARGS__))
#define wf_iota(...) WFI_S((wf_iota)(__VA_ARGS__))
#define wf_broadcasted_iota_n(...) WFI_S((wf_broadcasted_iota_n)(__VA_ARGS__))
#define wf_full_n(...) WFI_S((wf_full_n)(__VA_ARGS__))
#define wf_full_like(...) WFI_S((wf_full_like)(__VA_ARGS__))
#define wf_zeros_like(...) WFI_S((wf_zeros_like)(__VA_ARGS__))
#define wf_ones_like(...) WFI_S((wf_ones_like)(__VA_ARGS__))
#define wf_cholesky(...) WFI_S((wf_cholesky)(__VA_ARGS__))
#define wf_matmul(...) WFI_S((wf_matmul)(__VA_ARGS__))
#define wf_dot(...) WFI_S((wf_dot)(__VA_ARGS__))
#define wf_tensordot(...) WFI_S((wf_tensordot)(__VA_ARGS__))
#define wf_mul(...) WFI_S((wf_mul)(__VA_ARGS__))
#define wf_square(...) WFI_S((wf_square)(__VA_ARGS__))
#define wf_neg(...) WFI_S((wf_neg)(__VA_ARGS__))
#define wf_pow(...) WFI_S((wf_pow)(__VA_ARGS__))
#define wf_qr(...) WFI_S((wf_qr)(__VA_ARGS__))
#define wf_reduce_precision(...) WFI_S((wf_reduce_precision)(__VA_ARGS__))
#define wf_fmod(...) WFI_S((wf_fmod)(__VA_ARGS__))
#define wf_remainder(...) WFI_S((wf_remainder)(__VA_ARGS__))
#define wf_mod(...) WFI_S((wf_mod)(__VA_ARGS__))
#define wf_reshape_n(...) WFI_S((wf_reshape_n)(__VA_ARGS__))
#define wf_expand_dims(...) WFI_S((wf_expand_dims)(__VA_ARGS__))
#define wf_sqrt(...) WFI_S((wf_sqrt)(__VA_ARGS__))
#define wf_rsqrt(...) WFI_S((wf_rsqrt)(__VA_ARGS__))
#define wf_cbrt(...) WFI_S((wf_cbrt)(__VA_ARGS__))
#define wf_floor(...) WFI_S((wf_floor)(__VA_ARGS__))
#define wf_ceil(...) WFI_S((wf_ceil)(__VA_ARGS__))
#define wf_round(...) WFI_S((wf_round)(__VA_ARGS__))
#define wf_trunc(...) WFI_S((wf_trunc)(__VA_ARGS__))
#define wf_scatter_rows(...) WFI_S((wf_scatter_rows)(__VA_ARGS__))
#define wf_where(...) WFI_S((wf_where)(__VA_ARGS__))
#define wf_clip(...) WFI_S((wf_clip)(__VA_ARGS__))
#define wf_clamp(...) WFI_S((wf_clamp)(__VA_ARGS__))
#define wf_logical_and(...) WFI_S((wf_logical_and)(__VA_ARGS__))
#define wf_logical_or(...) WFI_S((wf_logical_or)(__VA_ARGS__))
#define wf_logical_xor(...) WFI_S((wf_logical_xor)(__VA_ARGS__))
#define wf_logical_not(...) WFI_S((wf_logical_not)(__VA_ARGS__))
#define wf_left_shift(...) WFI_S((wf_left_shift)(__VA_ARGS__))
#define wf_right_shift_logical(...) WFI_S((wf_right_shift_logical)(__VA_ARGS__))
#define wf_right_shift_arithmetic(...) WFI_S((wf_right_shift_arithmetic)(__VA_ARGS__))
#define wf_right_shift(...) WFI_S((wf_right_shift)(__VA_ARGS__))
#define wf_slice_axis(...) WFI_S((wf_slice_axis)(__VA_ARGS__))
#define wf_sort(...) WFI_S((wf_sort)(__VA_ARGS__))
#define wf_argsort(...) WFI_S((wf_argsort)(__VA_ARGS__))
#define wf_sort_key_val(...) WFI_S((wf_sort_key_val)(__VA_ARGS__))
#define wf_asinh(...) WFI_S((wf_asinh)(__VA_ARGS__))
#define wf_acosh(...) WFI_S((wf_acosh)(__VA_ARGS__))
#define wf_atanh(...) WFI_S((wf_atanh)(__VA_ARGS__))
#define wf_lgamma(...) WFI_S((wf_lgamma)(__VA_ARGS__))
#define wf_digamma(...) WFI_S((wf_digamma)(__VA_ARGS__))
#define wf_zeta(...) WFI_S((wf_zeta)(__VA_ARGS__))
#define wf_polygamma(...) WFI_S((wf_polygamma)(__VA_ARGS__))
#define wf_bessel_i0e(...) WFI_S((wf_bessel_i0e)(__VA_ARGS__))
#define wf_bessel_i1e(...) WFI_S((wf_bessel_i1e)(__VA_ARGS__))
#define wf_nextafter(...) WFI_S((wf_nextafter)(__VA_ARGS__))
#define wf_stop_gradient(...) WFI_S((wf_stop_gradient)(__VA_ARGS__))
#define wf_sub(...) WFI_S((wf_sub)(__VA_ARGS__))
#define wf_threefry2x32(...) WFI_S((wf_threefry2x32)(__VA_ARGS__))
#define wf_top_k(...) WFI_S((wf_top_k)(__VA_ARGS__))
#define wf_transpose_n(...) WFI_S((wf_transpose_n)(__VA_ARGS__))
#define wf_swapaxes(...) WFI_S((wf_swapaxes)(__VA_ARGS__))
#define wf_moveaxis(...) WFI_S((wf_moveaxis)(__VA_ARGS__))
#define wf_sin(...) WFI_S((wf_sin)(__VA_ARGS__))
#define wf_cos(...) WFI_S((wf_cos)(__VA_ARGS__))
#define wf_tan(...) WFI_S((wf_tan)(__VA_ARGS__))
#define wf_asin(...) WFI_S((wf_asin)(__VA_ARGS__))
#define wf_acos(...) WFI_S((wf_acos)(__VA_ARGS__))
#define wf_atan(...) WFI_S((wf_atan)(__VA_ARGS__))
#define wf_atan2(...) WFI_S((wf_atan2)(__VA_ARGS__))
#endif

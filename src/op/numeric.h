/* numeric.h: the operations with an algorithm of their own: attribute structs (their fields are StableHLO's attributes), and what
 * importing text asks of them. */
#ifndef WFI_OP_NUMERIC_H
#define WFI_OP_NUMERIC_H
#include "ir/op.h"

/* dtype WF_INVALID: the operands'. padding: low, high for each spatial dimension in turn; window_reversal: 0 or 1. Lists that are empty
 * (strides and dilations: all 1; padding and reversal: all 0) stand for their defaults. */
typedef struct wfi_conv_attrs {
	wfi_dims window_strides, padding, lhs_dilation, rhs_dilation, window_reversal;
	int64_t input_batch_dimension, input_feature_dimension;
	wfi_dims input_spatial_dimensions;
	int64_t kernel_input_feature_dimension, kernel_output_feature_dimension;
	wfi_dims kernel_spatial_dimensions;
	int64_t output_batch_dimension, output_feature_dimension;
	wfi_dims output_spatial_dimensions;
	int64_t feature_group_count, batch_group_count;
	wf_dtype dtype;
} wfi_conv_attrs;

typedef enum wfi_fft_type { WFI_FFT, WFI_IFFT, WFI_RFFT, WFI_IRFFT } wfi_fft_type;
typedef struct wfi_fft_attrs { int fft_type; wfi_dims fft_length; } wfi_fft_attrs;

typedef struct wfi_cholesky_attrs { bool lower; } wfi_cholesky_attrs;
typedef enum wfi_transpose_a { WFI_NO_TRANSPOSE, WFI_TRANSPOSE, WFI_ADJOINT } wfi_transpose_a;
typedef struct wfi_triangular_attrs { bool left_side, lower, unit_diagonal; int transpose_a; } wfi_triangular_attrs;

typedef enum wfi_rng_algorithm { WFI_RNG_DEFAULT, WFI_RNG_THREE_FRY, WFI_RNG_PHILOX } wfi_rng_algorithm;
typedef struct wfi_rng_bits_attrs { int rng_algorithm; wfi_type type; } wfi_rng_bits_attrs; /* type: of the bits, result 1 */
typedef enum wfi_rng_distribution { WFI_RNG_UNIFORM, WFI_RNG_NORMAL } wfi_rng_distribution;
typedef struct wfi_rng_attrs { int rng_distribution; wfi_dims shape; } wfi_rng_attrs; /* shape: StableHLO's third operand, a constant */

typedef struct wfi_batch_norm_attrs { double epsilon; int64_t feature_index; } wfi_batch_norm_attrs;
typedef struct wfi_top_k_attrs { int64_t k; } wfi_top_k_attrs;

/* result_types: "f32[2,3], i32[]" as wfi_type_parse reads them. backend_config: its text: of a dictionary {uplo = 76 : ui8}, or the string. */
typedef struct wfi_custom_call_attrs {
	const char *call_target_name;
	bool has_side_effect;
	const char *backend_config;
	int64_t api_version;
	const char *result_types;
	const char *operand_layouts, *result_layouts; /* as text; "" or NULL: row-major, and LAPACK's for its calls */
} wfi_custom_call_attrs;

extern const wfi_op wfi_op_convolution, wfi_op_fft, wfi_op_cholesky, wfi_op_triangular_solve, wfi_op_rng_bit_generator, wfi_op_rng,
	wfi_op_batch_norm_training, wfi_op_batch_norm_inference, wfi_op_batch_norm_grad, wfi_op_top_k, wfi_op_custom_call;

/* loops for programs ahead of time (linalg_loops.c) */
struct wfi_loops;
extern const struct wfi_loops wfi_loops_cholesky, wfi_loops_triangular_solve;

wf_val wfi_emit_convolution(wf_val lhs, wf_val rhs, const wfi_conv_attrs *a);
wf_val wfi_emit_triangular_solve(wf_val a, wf_val b, const wfi_triangular_attrs *attrs);
wf_val wfi_emit_cholesky(wf_val a, bool lower);
/* 1 for each matrix of the last two dimensions with an element that is not finite, else 0, as that type (its shape: the batch's) */
wf_val wfi_not_finite(wf_val x, const wfi_type *t);

/* ---- for rules over matrices, the last two dimensions ---- */
wf_val wfi_turned(wf_val x);                                     /* transposed */
wf_val wfi_product(wf_val a, wf_val b);
wf_val wfi_only_triangle(wf_val x, bool lower, bool strict);     /* zeros elsewhere; strict: without the diagonal */

#endif

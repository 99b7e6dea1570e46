/* table.c: all operations, sorted by name. Written by tools/opscan from the files in src/op; do not edit, build the target "generate". */
#include "ir/op.h"

extern const wfi_op wfi_op_abs;
extern const wfi_op wfi_op_add;
extern const wfi_op wfi_op_after_all;
extern const wfi_op wfi_op_all_gather;
extern const wfi_op wfi_op_stablehlo_all_reduce;
extern const wfi_op wfi_op_all_to_all;
extern const wfi_op wfi_op_and;
extern const wfi_op wfi_op_atan2;
extern const wfi_op wfi_op_bitcast_convert;
extern const wfi_op wfi_op_broadcast_in_dim;
extern const wfi_op wfi_op_case;
extern const wfi_op wfi_op_cbrt;
extern const wfi_op wfi_op_ceil;
extern const wfi_op wfi_op_expect_almost_eq;
extern const wfi_op wfi_op_expect_almost_eq_const;
extern const wfi_op wfi_op_expect_close;
extern const wfi_op wfi_op_expect_eq;
extern const wfi_op wfi_op_expect_eq_const;
extern const wfi_op wfi_op_expect_serialized_eq;
extern const wfi_op wfi_op_acos;
extern const wfi_op wfi_op_acosh;
extern const wfi_op wfi_op_asin;
extern const wfi_op wfi_op_asinh;
extern const wfi_op wfi_op_atan;
extern const wfi_op wfi_op_atanh;
extern const wfi_op wfi_op_bessel_i1e;
extern const wfi_op wfi_op_conj;
extern const wfi_op wfi_op_chlo_cosh;
extern const wfi_op wfi_op_digamma;
extern const wfi_op wfi_op_erf;
extern const wfi_op wfi_op_erf_inv;
extern const wfi_op wfi_op_erfc;
extern const wfi_op wfi_op_is_inf;
extern const wfi_op wfi_op_is_neg_inf;
extern const wfi_op wfi_op_is_pos_inf;
extern const wfi_op wfi_op_lgamma;
extern const wfi_op wfi_op_next_after;
extern const wfi_op wfi_op_polygamma;
extern const wfi_op wfi_op_chlo_sinh;
extern const wfi_op wfi_op_square;
extern const wfi_op wfi_op_top_k;
extern const wfi_op wfi_op_zeta;
extern const wfi_op wfi_op_cholesky;
extern const wfi_op wfi_op_clamp;
extern const wfi_op wfi_op_collective_broadcast;
extern const wfi_op wfi_op_collective_permute;
extern const wfi_op wfi_op_collective_reduce;
extern const wfi_op wfi_op_compare;
extern const wfi_op wfi_op_complex;
extern const wfi_op wfi_op_concatenate;
extern const wfi_op wfi_op_constant;
extern const wfi_op wfi_op_convert;
extern const wfi_op wfi_op_convolution;
extern const wfi_op wfi_op_cosine;
extern const wfi_op wfi_op_count_leading_zeros;
extern const wfi_op wfi_op_create_token;
extern const wfi_op wfi_op_custom_call;
extern const wfi_op wfi_op_divide;
extern const wfi_op wfi_op_dot_general;
extern const wfi_op wfi_op_dynamic_slice;
extern const wfi_op wfi_op_dynamic_update_slice;
extern const wfi_op wfi_op_exponential;
extern const wfi_op wfi_op_exponential_minus_one;
extern const wfi_op wfi_op_fft;
extern const wfi_op wfi_op_floor;
extern const wfi_op wfi_op_gather;
extern const wfi_op wfi_op_if;
extern const wfi_op wfi_op_imag;
extern const wfi_op wfi_op_interpreter_print;
extern const wfi_op wfi_op_interpreter_probe;
extern const wfi_op wfi_op_run_parallel;
extern const wfi_op wfi_op_iota;
extern const wfi_op wfi_op_is_finite;
extern const wfi_op wfi_op_log;
extern const wfi_op wfi_op_log_plus_one;
extern const wfi_op wfi_op_logistic;
extern const wfi_op wfi_op_map;
extern const wfi_op wfi_op_maximum;
extern const wfi_op wfi_op_minimum;
extern const wfi_op wfi_op_multiply;
extern const wfi_op wfi_op_negate;
extern const wfi_op wfi_op_not;
extern const wfi_op wfi_op_optimization_barrier;
extern const wfi_op wfi_op_or;
extern const wfi_op wfi_op_pad;
extern const wfi_op wfi_op_partition_id;
extern const wfi_op wfi_op_popcnt;
extern const wfi_op wfi_op_power;
extern const wfi_op wfi_op_real;
extern const wfi_op wfi_op_reduce;
extern const wfi_op wfi_op_reduce_precision;
extern const wfi_op wfi_op_reduce_scatter;
extern const wfi_op wfi_op_reduce_window;
extern const wfi_op wfi_op_remainder;
extern const wfi_op wfi_op_replica_id;
extern const wfi_op wfi_op_reshape;
extern const wfi_op wfi_op_reverse;
extern const wfi_op wfi_op_rng;
extern const wfi_op wfi_op_rng_bit_generator;
extern const wfi_op wfi_op_round_nearest_afz;
extern const wfi_op wfi_op_round_nearest_even;
extern const wfi_op wfi_op_rsqrt;
extern const wfi_op wfi_op_scatter;
extern const wfi_op wfi_op_select;
extern const wfi_op wfi_op_select_and_scatter;
extern const wfi_op wfi_op_shift_left;
extern const wfi_op wfi_op_shift_right_arithmetic;
extern const wfi_op wfi_op_shift_right_logical;
extern const wfi_op wfi_op_sign;
extern const wfi_op wfi_op_sine;
extern const wfi_op wfi_op_slice;
extern const wfi_op wfi_op_sort;
extern const wfi_op wfi_op_sqrt;
extern const wfi_op wfi_op_subtract;
extern const wfi_op wfi_op_tan;
extern const wfi_op wfi_op_tanh;
extern const wfi_op wfi_op_transpose;
extern const wfi_op wfi_op_triangular_solve;
extern const wfi_op wfi_op_wf_all_gather;
extern const wfi_op wfi_op_all_reduce;
extern const wfi_op wfi_op_wf_all_to_all;
extern const wfi_op wfi_op_argmax;
extern const wfi_op wfi_op_argmin;
extern const wfi_op wfi_op_axis_index;
extern const wfi_op wfi_op_bessel_i0e;
extern const wfi_op wfi_op_checkpoint_name;
extern const wfi_op wfi_op_cosh;
extern const wfi_op wfi_op_custom_jvp;
extern const wfi_op wfi_op_custom_linear;
extern const wfi_op wfi_op_custom_vjp;
extern const wfi_op wfi_op_debug_check;
extern const wfi_op wfi_op_debug_print;
extern const wfi_op wfi_op_ffi_tangent;
extern const wfi_op wfi_op_fma;
extern const wfi_op wfi_op_io_callback;
extern const wfi_op wfi_op_keep;
extern const wfi_op wfi_op_key_use;
extern const wfi_op wfi_op_on_devices;
extern const wfi_op wfi_op_pbroadcast;
extern const wfi_op wfi_op_ppermute;
extern const wfi_op wfi_op_psum_scatter;
extern const wfi_op wfi_op_pure_callback;
extern const wfi_op wfi_op_qr;
extern const wfi_op wfi_op_recompute;
extern const wfi_op wfi_op_wf_reduce;
extern const wfi_op wfi_op_wf_reduce_window;
extern const wfi_op wfi_op_remat;
extern const wfi_op wfi_op_scan;
extern const wfi_op wfi_op_wf_scatter;
extern const wfi_op wfi_op_wf_select_and_gather;
extern const wfi_op wfi_op_wf_select_and_scatter;
extern const wfi_op wfi_op_sinh;
extern const wfi_op wfi_op_wf_sort;
extern const wfi_op wfi_op_stop_gradient;
extern const wfi_op wfi_op_threefry2x32;
extern const wfi_op wfi_op_while;
extern const wfi_op wfi_op_xor;

const wfi_op *const wfi_ops[] = {
	&wfi_op_abs,
	&wfi_op_add,
	&wfi_op_after_all,
	&wfi_op_all_gather,
	&wfi_op_stablehlo_all_reduce,
	&wfi_op_all_to_all,
	&wfi_op_and,
	&wfi_op_atan2,
	&wfi_op_bitcast_convert,
	&wfi_op_broadcast_in_dim,
	&wfi_op_case,
	&wfi_op_cbrt,
	&wfi_op_ceil,
	&wfi_op_expect_almost_eq,
	&wfi_op_expect_almost_eq_const,
	&wfi_op_expect_close,
	&wfi_op_expect_eq,
	&wfi_op_expect_eq_const,
	&wfi_op_expect_serialized_eq,
	&wfi_op_acos,
	&wfi_op_acosh,
	&wfi_op_asin,
	&wfi_op_asinh,
	&wfi_op_atan,
	&wfi_op_atanh,
	&wfi_op_bessel_i1e,
	&wfi_op_conj,
	&wfi_op_chlo_cosh,
	&wfi_op_digamma,
	&wfi_op_erf,
	&wfi_op_erf_inv,
	&wfi_op_erfc,
	&wfi_op_is_inf,
	&wfi_op_is_neg_inf,
	&wfi_op_is_pos_inf,
	&wfi_op_lgamma,
	&wfi_op_next_after,
	&wfi_op_polygamma,
	&wfi_op_chlo_sinh,
	&wfi_op_square,
	&wfi_op_top_k,
	&wfi_op_zeta,
	&wfi_op_cholesky,
	&wfi_op_clamp,
	&wfi_op_collective_broadcast,
	&wfi_op_collective_permute,
	&wfi_op_collective_reduce,
	&wfi_op_compare,
	&wfi_op_complex,
	&wfi_op_concatenate,
	&wfi_op_constant,
	&wfi_op_convert,
	&wfi_op_convolution,
	&wfi_op_cosine,
	&wfi_op_count_leading_zeros,
	&wfi_op_create_token,
	&wfi_op_custom_call,
	&wfi_op_divide,
	&wfi_op_dot_general,
	&wfi_op_dynamic_slice,
	&wfi_op_dynamic_update_slice,
	&wfi_op_exponential,
	&wfi_op_exponential_minus_one,
	&wfi_op_fft,
	&wfi_op_floor,
	&wfi_op_gather,
	&wfi_op_if,
	&wfi_op_imag,
	&wfi_op_interpreter_print,
	&wfi_op_interpreter_probe,
	&wfi_op_run_parallel,
	&wfi_op_iota,
	&wfi_op_is_finite,
	&wfi_op_log,
	&wfi_op_log_plus_one,
	&wfi_op_logistic,
	&wfi_op_map,
	&wfi_op_maximum,
	&wfi_op_minimum,
	&wfi_op_multiply,
	&wfi_op_negate,
	&wfi_op_not,
	&wfi_op_optimization_barrier,
	&wfi_op_or,
	&wfi_op_pad,
	&wfi_op_partition_id,
	&wfi_op_popcnt,
	&wfi_op_power,
	&wfi_op_real,
	&wfi_op_reduce,
	&wfi_op_reduce_precision,
	&wfi_op_reduce_scatter,
	&wfi_op_reduce_window,
	&wfi_op_remainder,
	&wfi_op_replica_id,
	&wfi_op_reshape,
	&wfi_op_reverse,
	&wfi_op_rng,
	&wfi_op_rng_bit_generator,
	&wfi_op_round_nearest_afz,
	&wfi_op_round_nearest_even,
	&wfi_op_rsqrt,
	&wfi_op_scatter,
	&wfi_op_select,
	&wfi_op_select_and_scatter,
	&wfi_op_shift_left,
	&wfi_op_shift_right_arithmetic,
	&wfi_op_shift_right_logical,
	&wfi_op_sign,
	&wfi_op_sine,
	&wfi_op_slice,
	&wfi_op_sort,
	&wfi_op_sqrt,
	&wfi_op_subtract,
	&wfi_op_tan,
	&wfi_op_tanh,
	&wfi_op_transpose,
	&wfi_op_triangular_solve,
	&wfi_op_wf_all_gather,
	&wfi_op_all_reduce,
	&wfi_op_wf_all_to_all,
	&wfi_op_argmax,
	&wfi_op_argmin,
	&wfi_op_axis_index,
	&wfi_op_bessel_i0e,
	&wfi_op_checkpoint_name,
	&wfi_op_cosh,
	&wfi_op_custom_jvp,
	&wfi_op_custom_linear,
	&wfi_op_custom_vjp,
	&wfi_op_debug_check,
	&wfi_op_debug_print,
	&wfi_op_ffi_tangent,
	&wfi_op_fma,
	&wfi_op_io_callback,
	&wfi_op_keep,
	&wfi_op_key_use,
	&wfi_op_on_devices,
	&wfi_op_pbroadcast,
	&wfi_op_ppermute,
	&wfi_op_psum_scatter,
	&wfi_op_pure_callback,
	&wfi_op_qr,
	&wfi_op_recompute,
	&wfi_op_wf_reduce,
	&wfi_op_wf_reduce_window,
	&wfi_op_remat,
	&wfi_op_scan,
	&wfi_op_wf_scatter,
	&wfi_op_wf_select_and_gather,
	&wfi_op_wf_select_and_scatter,
	&wfi_op_sinh,
	&wfi_op_wf_sort,
	&wfi_op_stop_gradient,
	&wfi_op_threefry2x32,
	&wfi_op_while,
	&wfi_op_xor,
};
const size_t wfi_n_ops = 157;

const wfi_op *wfi_op_find(const char *name)
{
	size_t lo = 0, hi = wfi_n_ops;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		int c = strcmp(name, wfi_ops[mid]->name);
		if (!c)
			return wfi_ops[mid];
		if (c < 0)
			hi = mid;
		else
			lo = mid + 1;
	}
	return NULL;
}

/* initializers.h: initial weights, jax.nn.initializers by its names: the same key gives JAX's numbers to 1e-6. (zeros, ones, constant: wf_zeros,
 * wf_ones, wf_full.) A key is used up by one weight: wf_random_split first. */
#ifndef WEFT_INITIALIZERS_H
#define WEFT_INITIALIZERS_H
#include <weft/numpy.h>
#include <weft/random.h>

WFI_EXTERN_C_BEGIN

/** What the variance is divided by: the number of inputs of a weight, that of its outputs, their arithmetic or their geometric mean. */
typedef enum wf_fan { WF_FAN_IN, WF_FAN_OUT, WF_FAN_AVG, WF_FAN_GEO_AVG } wf_fan;
/** Normal cut at two standard deviations (and widened so that the variance is right), normal, uniform around 0. */
typedef enum wf_distribution { WF_DISTRIBUTION_TRUNCATED_NORMAL, WF_DISTRIBUTION_NORMAL, WF_DISTRIBUTION_UNIFORM } wf_distribution;
/** scale 0: 1. in_axis (none: the last but one), out_axis (none: the last): axes of inputs and outputs, several are multiplied; batch_axis: axes that
 * count for neither; all others are a convolution's window, which counts for both. dtype 0: f32; also f16, bf16, f64. */
typedef struct wf_variance_scaling_opts {
	int wfi_;
	double scale;
	wf_fan mode;
	wf_distribution distribution;
	wf_axes in_axis, out_axis, batch_axis;
	wf_dtype dtype;
} wf_variance_scaling_opts;
/** wf_variance_scaling(key, WF_SHAPE(3, 3, 16, 32), .scale = 2, .mode = WF_FAN_OUT): random numbers with mean 0 and variance scale / fan. */
wf_val wfi_variance_scaling(wf_val key, const int64_t *shape, wf_variance_scaling_opts o WFI_OPTIONAL(wf_variance_scaling_opts));
#define wf_variance_scaling(...) WFI_WITH2(wfi_variance_scaling, wf_variance_scaling_opts, __VA_ARGS__)

/** wf_lecun_normal(key, 3, 3, in, out) and its kin: wf_variance_scaling of f32 weights (…, in, out) by the distribution of the name ("normal" is
 * cut at two standard deviations, as in JAX): lecun: scale 1 by fan_in; glorot (xavier): 1 by fan_avg; he (kaiming): 2 by fan_in. */
wf_val wfi_lecun_normal(wf_val key, const int64_t *shape);
wf_val wfi_lecun_uniform(wf_val key, const int64_t *shape);
wf_val wfi_glorot_normal(wf_val key, const int64_t *shape);
wf_val wfi_glorot_uniform(wf_val key, const int64_t *shape);
wf_val wfi_he_normal(wf_val key, const int64_t *shape);
wf_val wfi_he_uniform(wf_val key, const int64_t *shape);

/** column_axis none: the last. scale 0: 1. dtype 0: f32; or f64. */
typedef struct wf_orthogonal_opts { int wfi_; double scale; wf_axes column_axis; wf_dtype dtype; } wf_orthogonal_opts;
/** wf_orthogonal(key, 64, 64); wf_orthogonal_with(key, WF_SHAPE(64, 64), .scale = 2): of the matrices whose columns are the column_axis and whose
 * rows are all other axes, one with orthonormal columns (rows, where these are fewer), uniformly distributed (Mezzadri 2007), times scale. */
wf_val wfi_orthogonal(wf_val key, const int64_t *shape, wf_orthogonal_opts o WFI_OPTIONAL(wf_orthogonal_opts));
#define wf_orthogonal_with(...) WFI_WITH2(wfi_orthogonal, wf_orthogonal_opts, __VA_ARGS__)
/** A kernel (1 to 3 window axes, in, out), in ≤ out, that is such a matrix in the middle of the window and 0 around it (Xiao et al. 2018). */
wf_val wfi_delta_orthogonal(wf_val key, const int64_t *shape, wf_orthogonal_opts o WFI_OPTIONAL(wf_orthogonal_opts));
#define wf_delta_orthogonal_with(...) WFI_WITH2(wfi_delta_orthogonal, wf_orthogonal_opts, __VA_ARGS__)

/** wf_initializers_normal(key, 0.02, 64, 32): f32, normal with that standard deviation; wf_initializers_truncated_normal: the same cut at two
 * of them (and not widened); wf_initializers_uniform(key, scale, …): in [0, scale). */
wf_val wfi_initializers_normal(wf_val key, double stddev, const int64_t *shape);
wf_val wfi_initializers_truncated_normal(wf_val key, double stddev, const int64_t *shape);
wf_val wfi_initializers_uniform(wf_val key, double scale, const int64_t *shape);

WFI_EXTERN_C_END

#define wf_lecun_normal(...) WFI_INITIAL(wfi_lecun_normal, __VA_ARGS__, )
#define wf_lecun_uniform(...) WFI_INITIAL(wfi_lecun_uniform, __VA_ARGS__, )
#define wf_glorot_normal(...) WFI_INITIAL(wfi_glorot_normal, __VA_ARGS__, )
#define wf_glorot_uniform(...) WFI_INITIAL(wfi_glorot_uniform, __VA_ARGS__, )
#define wf_xavier_normal wf_glorot_normal
#define wf_xavier_uniform wf_glorot_uniform
#define wf_he_normal(...) WFI_INITIAL(wfi_he_normal, __VA_ARGS__, )
#define wf_he_uniform(...) WFI_INITIAL(wfi_he_uniform, __VA_ARGS__, )
#define wf_kaiming_normal wf_he_normal
#define wf_kaiming_uniform wf_he_uniform
#define WFI_INITIAL(f, key, ...) WFI_S(f(key, WFI_DIMS(__VA_ARGS__)))
#define wf_orthogonal(...) WFI_ORTHOGONAL(wfi_orthogonal, __VA_ARGS__, )
#define wf_delta_orthogonal(...) WFI_ORTHOGONAL(wfi_delta_orthogonal, __VA_ARGS__, )
#ifdef __cplusplus
#define WFI_ORTHOGONAL(f, key, ...) WFI_S(f(key, WFI_DIMS(__VA_ARGS__)))
#else
#define WFI_ORTHOGONAL(f, key, ...) WFI_S(f(key, WFI_DIMS(__VA_ARGS__), (wf_orthogonal_opts){ 0 }))
#endif
#define wf_initializers_normal(...) WFI_INITIALIZERS(wfi_initializers_normal, __VA_ARGS__, )
#define wf_initializers_truncated_normal(...) WFI_INITIALIZERS(wfi_initializers_truncated_normal, __VA_ARGS__, )
#define wf_initializers_uniform(...) WFI_INITIALIZERS(wfi_initializers_uniform, __VA_ARGS__, )
#define WFI_INITIALIZERS(f, key, scale, ...) WFI_S(f(key, scale, WFI_DIMS(__VA_ARGS__)))
#endif

/* random.h: JAX's counter-based generator (Threefry-2x32, partitionable mode): the same key gives the same numbers as JAX.
 * A key is u32[2], or an array of keys u32[…,2]. Integers and uniform are bit-equal to JAX's; the rest within 1e-6 relative, but for
 * gumbel in f32 nearer to 0 than 0.25: there within 2e-7 absolute. (−log(−log u) in f32 is no better in JAX: of a million draws there the two
 * differ by at most 1.2e-7, and each is off by up to 0.9e-7, whatever is left of the value itself.) */
#ifndef WEFT_RANDOM_H
#define WEFT_RANDOM_H
#include <weft/ops.h>
#include <weft/tree.h>

WFI_EXTERN_C_BEGIN

/** PRNGKey(seed), as data: [hi32, lo32] of the seed. (JAX without x64 first cuts the seed to 32 bits: the same for seeds below 2^31.) */
WFI_CHECKED wf_error *wf_prng_key(uint64_t seed, wf_tree **out);
/** The same inside a trace. */
wf_val wf_random_key(uint64_t seed);
/** n new keys: u32[n,2]. */
wf_val wf_random_split(wf_val key, int n);
/** A key that depends on data (an integer scalar). */
wf_val wf_random_fold_in(wf_val key, wf_val data);

/** With an array of keys u32[…,2] each of these draws for every key: the result has the keys' dimensions before the shape's.
 * dtype 0 is f32 (bits: u32; randint: i32); dims follow: shape ends in WFI_END_DIM. */
wf_val wfi_random_bits(wf_val key, wf_dtype dtype, const int64_t *shape);
wf_val wfi_random_uniform(wf_val key, wf_dtype dtype, wf_val minval, wf_val maxval, const int64_t *shape);
wf_val wfi_random_normal(wf_val key, wf_dtype dtype, const int64_t *shape);
wf_val wfi_random_truncated_normal(wf_val key, wf_dtype dtype, double lower, double upper, const int64_t *shape);
wf_val wfi_random_gumbel(wf_val key, wf_dtype dtype, const int64_t *shape);
wf_val wfi_random_exponential(wf_val key, wf_dtype dtype, const int64_t *shape);
/** True with probability p (a float; it broadcasts to the shape). An empty shape: p's own. */
wf_val wfi_random_bernoulli(wf_val key, wf_val p, const int64_t *shape);
/** Whole numbers from minval up to, not including, maxval; minval where there are none. A maxval one past the dtype's last number is
 * understood (256 for u8). */
wf_val wfi_random_randint(wf_val key, wf_val minval, wf_val maxval, wf_dtype dtype, const int64_t *shape);
/** A permutation of 0..n−1 (i32). */
wf_val wf_random_permutation(wf_val key, int64_t n);
/** Rows (first axis) of x in random order. */
wf_val wf_random_shuffle(wf_val key, wf_val x);
/** Indices drawn with probability softmax(logits) along axis (−1: the last): argmax(logits + gumbel). */
wf_val wf_random_categorical(wf_val key, wf_val logits, int axis);

WFI_EXTERN_C_END

/** wf_normal(key, 100, 1): f32 of that shape. */
#define wf_normal(...) WFI_NORMAL(__VA_ARGS__, )
#define WFI_NORMAL(key, ...) WFI_S(wfi_random_normal(key, WF_F32, WFI_DIMS(__VA_ARGS__)))
/** wf_uniform(key, 3, 4): f32 in [0, 1). */
#define wf_uniform(...) WFI_UNIFORM(__VA_ARGS__, )
#define WFI_UNIFORM(key, ...) WFI_S(wfi_random_uniform(key, WF_F32, wf_c(0), wf_c(1), WFI_DIMS(__VA_ARGS__)))
#define wf_bernoulli(...) WFI_BERNOULLI(__VA_ARGS__, )
#define WFI_BERNOULLI(key, p, ...) WFI_S(wfi_random_bernoulli(key, p, WFI_DIMS(__VA_ARGS__)))
#define wf_random_bits(...) WFI_RBITS(__VA_ARGS__, )
#define WFI_RBITS(key, ...) WFI_S(wfi_random_bits(key, WF_U32, WFI_DIMS(__VA_ARGS__)))
#define wf_randint(...) WFI_RANDINT(__VA_ARGS__, )
#define WFI_RANDINT(key, lo, hi, ...) WFI_S(wfi_random_randint(key, lo, hi, WF_I32, WFI_DIMS(__VA_ARGS__)))
#define wf_gumbel(...) WFI_GUMBEL(__VA_ARGS__, )
#define WFI_GUMBEL(key, ...) WFI_S(wfi_random_gumbel(key, WF_F32, WFI_DIMS(__VA_ARGS__)))
#define wf_exponential(...) WFI_EXPONENTIAL(__VA_ARGS__, )
#define WFI_EXPONENTIAL(key, ...) WFI_S(wfi_random_exponential(key, WF_F32, WFI_DIMS(__VA_ARGS__)))
#define wf_truncated_normal(...) WFI_TNORMAL(__VA_ARGS__, )
#define WFI_TNORMAL(key, lo, hi, ...) WFI_S(wfi_random_truncated_normal(key, WF_F32, lo, hi, WFI_DIMS(__VA_ARGS__)))
#define wf_random_key(...) WFI_S((wf_random_key)(__VA_ARGS__))
#define wf_random_split(...) WFI_S((wf_random_split)(__VA_ARGS__))
#define wf_random_fold_in(...) WFI_S((wf_random_fold_in)(__VA_ARGS__))
#define wf_random_permutation(...) WFI_S((wf_random_permutation)(__VA_ARGS__))
#define wf_random_shuffle(...) WFI_S((wf_random_shuffle)(__VA_ARGS__))
#define wf_random_categorical(...) WFI_S((wf_random_categorical)(__VA_ARGS__))
#endif

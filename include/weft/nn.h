/* nn.h: layers, activations and losses as plain functions. */
#ifndef WEFT_NN_H
#define WEFT_NN_H
#include <weft/ops.h>
#include <weft/random.h>

WFI_EXTERN_C_BEGIN

wf_val wf_relu(wf_val x);                       /* gradient 0 at 0 */
wf_val wf_gelu(wf_val x);                       /* the tanh form, as jax.nn.gelu */
wf_val wf_gelu_exact(wf_val x);                 /* x · the normal distribution's cumulative function: gelu(approximate=False) */
wf_val wf_silu(wf_val x);
wf_val wf_softplus(wf_val x);                   /* log(1 + e^x) */
wf_val wf_log_sigmoid(wf_val x);
wf_val wf_softmax(wf_val x);                    /* over the last axis */
wf_val wf_log_softmax(wf_val x);
wf_val wf_logsumexp(wf_val x);                  /* over the last axis */
/** One row of n entries a label: 1 at the label, 0 elsewhere (all 0 for a label outside 0..n−1). */
wf_val wf_one_hot(wf_val labels, int64_t n);
/** −log softmax(logits)[label] for each row, in f32 (f64 for f64 logits): logits (…, C), integer labels (…). A label outside 0..C−1 is NaN here (an error where data is
 * read: see wf_dataset); rows with the ignore label are 0 in wf_cross_entropy_ignore. */
wf_val wf_cross_entropy(wf_val logits, wf_val labels);
wf_val wf_cross_entropy_ignore(wf_val logits, wf_val labels, int64_t ignore_index);
/** Fraction of rows whose largest logit is the label. */
wf_val wf_accuracy(wf_val logits, wf_val labels);
/** x W + b with params {"kernel": (in, out), "bias": (out)}; without "bias" none is added. */
wf_val wf_dense(wf_val params, wf_val x);
/** lecun_normal kernel, zero bias (flax's defaults). */
wf_val wf_dense_init(wf_val key, int64_t in, int64_t out);
/** Rows of an embedding table {"embedding": (n, features)} at integer ids; an id outside reads the nearest row. */
wf_val wf_embed(wf_val params, wf_val ids);
/** Normal with variance 1 / features (flax's default). */
wf_val wf_embed_init(wf_val key, int64_t n, int64_t features);
/** Over the last axis, two-pass variance, eps 1e-6: params {"scale": (n), "bias": (n)}. */
wf_val wf_layer_norm(wf_val params, wf_val x);
wf_val wf_layer_norm_init(int64_t n);
/** Keeps rows: (n, a, b, …) → (n, a·b·…). */
wf_val wf_flatten(wf_val x);
/** Weights (…, in, out), f32, as jax.nn.initializers; axes before the last two are a convolution's window. */
wf_val wfi_lecun_normal(wf_val key, const int64_t *shape);
wf_val wfi_glorot_uniform(wf_val key, const int64_t *shape);
wf_val wfi_he_normal(wf_val key, const int64_t *shape);

WFI_EXTERN_C_END

#define wf_lecun_normal(...) WFI_LECUN(__VA_ARGS__, )
#define WFI_LECUN(key, ...) WFI_S(wfi_lecun_normal(key, WFI_DIMS(__VA_ARGS__)))
#define wf_glorot_uniform(...) WFI_GLOROT(__VA_ARGS__, )
#define WFI_GLOROT(key, ...) WFI_S(wfi_glorot_uniform(key, WFI_DIMS(__VA_ARGS__)))
#define wf_he_normal(...) WFI_HE(__VA_ARGS__, )
#define WFI_HE(key, ...) WFI_S(wfi_he_normal(key, WFI_DIMS(__VA_ARGS__)))
#define wf_relu(...) WFI_S((wf_relu)(__VA_ARGS__))
#define wf_gelu(...) WFI_S((wf_gelu)(__VA_ARGS__))
#define wf_softmax(...) WFI_S((wf_softmax)(__VA_ARGS__))
#define wf_log_softmax(...) WFI_S((wf_log_softmax)(__VA_ARGS__))
#define wf_cross_entropy(...) WFI_S((wf_cross_entropy)(__VA_ARGS__))
#define wf_dense(...) WFI_S((wf_dense)(__VA_ARGS__))
#define wf_embed(...) WFI_S((wf_embed)(__VA_ARGS__))
#define wf_layer_norm(...) WFI_S((wf_layer_norm)(__VA_ARGS__))
#define wf_accuracy(...) WFI_S((wf_accuracy)(__VA_ARGS__))
#define wf_gelu_exact(...) WFI_S((wf_gelu_exact)(__VA_ARGS__))
#define wf_silu(...) WFI_S((wf_silu)(__VA_ARGS__))
#define wf_softplus(...) WFI_S((wf_softplus)(__VA_ARGS__))
#define wf_log_sigmoid(...) WFI_S((wf_log_sigmoid)(__VA_ARGS__))
#define wf_logsumexp(...) WFI_S((wf_logsumexp)(__VA_ARGS__))
#define wf_one_hot(...) WFI_S((wf_one_hot)(__VA_ARGS__))
#define wf_cross_entropy_ignore(...) WFI_S((wf_cross_entropy_ignore)(__VA_ARGS__))
#define wf_dense_init(...) WFI_S((wf_dense_init)(__VA_ARGS__))
#define wf_embed_init(...) WFI_S((wf_embed_init)(__VA_ARGS__))
#define wf_layer_norm_init(...) WFI_S((wf_layer_norm_init)(__VA_ARGS__))
#define wf_flatten(...) WFI_S((wf_flatten)(__VA_ARGS__))
#endif

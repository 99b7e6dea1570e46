/* nn.h: layers, activations and losses as plain functions. */
#ifndef WEFT_NN_H
#define WEFT_NN_H
#include <weft/initializers.h>
#include <weft/numpy.h>
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

/* ---- pooling: x (…, 1 to 3 spatial axes, channels), as flax ---- */
/** window: one entry a spatial axis; strides 0: 1; padding WF_VALID unless given. */
typedef struct wf_pool_opts {
	int wfi_;
	int window[3], strides[3];
	wf_padding padding;
	bool no_count_include_pad; /* wf_avg_pool: what padding adds does not count (else, as in flax, it counts as 0) */
} wf_pool_opts;
/** wf_avg_pool(x, .window = {2, 2}, .strides = {2, 2}, .padding = WF_SAME): the mean of each window, x of floats. */
wf_val wfi_avg_pool(wf_val x, wf_pool_opts o WFI_OPTIONAL(wf_pool_opts));
#define wf_avg_pool(...) WFI_WITH1(wfi_avg_pool, wf_pool_opts, __VA_ARGS__)
/** The greatest (least) element of each window; of equal ones the first has the derivative. */
wf_val wfi_max_pool(wf_val x, wf_pool_opts o WFI_OPTIONAL(wf_pool_opts));
wf_val wfi_min_pool(wf_val x, wf_pool_opts o WFI_OPTIONAL(wf_pool_opts));
#define wf_max_pool(...) WFI_WITH1(wfi_max_pool, wf_pool_opts, __VA_ARGS__)
#define wf_min_pool(...) WFI_WITH1(wfi_min_pool, wf_pool_opts, __VA_ARGS__)

/* ---- convolution layers: x (batch, 1 to 3 spatial axes, channels), flax's Conv and ConvTranspose (wf_conv of ops.h has the channels before
 * the spatial axes) ---- */
/** strides, dilation (of the kernel), groups 0: 1. Padded to WF_SAME, flax's default, unless valid is set. */
typedef struct wf_conv_layer_opts { int wfi_; int strides[3], dilation[3], groups; bool valid; } wf_conv_layer_opts;
/** params {"kernel": (spatial…, in / groups, out), "bias": (out)}; without "bias" none is added. Depthwise: groups = in. */
wf_val wfi_conv_layer(wf_val params, wf_val x, wf_conv_layer_opts o WFI_OPTIONAL(wf_conv_layer_opts));
#define wf_conv_layer(...) WFI_WITH2(wfi_conv_layer, wf_conv_layer_opts, __VA_ARGS__)
/** strides times as large: jax.lax.conv_transpose. params {"kernel": (spatial…, in, out), "bias": (out)}; no groups. */
wf_val wfi_conv_transpose(wf_val params, wf_val x, wf_conv_layer_opts o WFI_OPTIONAL(wf_conv_layer_opts));
#define wf_conv_transpose(...) WFI_WITH2(wfi_conv_transpose, wf_conv_layer_opts, __VA_ARGS__)
/** wf_conv_init(key, 3, 3, in, out): lecun_normal kernel of that shape, zero bias; for both layers (with groups: in / groups). */
wf_val wfi_conv_init(wf_val key, const int64_t *kernel);
#define wf_conv_init(...) WFI_CONV_INIT(__VA_ARGS__, )
#define WFI_CONV_INIT(key, ...) WFI_S(wfi_conv_init(key, WFI_DIMS(__VA_ARGS__)))

/* ---- normalisation: two-pass variance, in f32 (f64 of f64), x (…, features) ---- */
/** x / sqrt(mean(x²) + 1e-6) · scale over the last axis: params {"scale": (n)}. */
wf_val wf_rms_norm(wf_val params, wf_val x);
wf_val wf_rms_norm_init(int64_t n);
/** x (batch, …, features), whose features are num_groups groups (flax: 32): each group of each row of the batch has mean 0 and variance 1
 * over all its places, eps 1e-6; params {"scale": (features), "bias": (features)}. */
wf_val wf_group_norm(wf_val params, wf_val x, int64_t num_groups);
wf_val wf_group_norm_init(int64_t features);
/** momentum 0: 0.99; epsilon 0: 1e-5; axis_name: of a wf_pmap or wf_vmap, over whose members statistics are taken together. */
typedef struct wf_batch_norm_opts { int wfi_; bool use_running_average; double momentum, epsilon; const char *axis_name; } wf_batch_norm_opts;
/** (y, stats): x (…, features) normalised over all but its last axis. params {"scale": (features), "bias": (features)}, stats {"mean":
 * (features), "var": (features)}, f32. In training by the batch's mean and (biased) variance, and the new stats are momentum · old + (1 −
 * momentum) · the batch's; with use_running_average by stats, which come back as they are. */
wf_val wfi_batch_norm(wf_val params, wf_val stats, wf_val x, wf_batch_norm_opts o WFI_OPTIONAL(wf_batch_norm_opts));
#define wf_batch_norm(...) WFI_WITH3(wfi_batch_norm, wf_batch_norm_opts, __VA_ARGS__)
/** (params, stats): scale 1, bias 0, mean 0, var 1. */
wf_val wf_batch_norm_init(int64_t features);

/* ---- more losses and metrics; names and formulas are optax's ---- */
/** Of each element: −labels · log sigmoid(logits) − (1 − labels) · log(1 − sigmoid(logits)); labels are floats in [0, 1]. */
wf_val wf_sigmoid_binary_cross_entropy(wf_val logits, wf_val labels);
/** (predictions − targets)² of each element; wf_mse: its mean. */
wf_val wf_squared_error(wf_val predictions, wf_val targets);
wf_val wf_mse(wf_val predictions, wf_val targets);
/** Of each element: ½ e² up to |e| = delta, then delta · (|e| − ½ delta). */
wf_val wf_huber_loss(wf_val predictions, wf_val targets, double delta);
/** The cosine of the angle of two vectors (last axis; shapes broadcast); squared lengths below epsilon count as epsilon. 0 and without a derivative
 * where a vector is zero. wf_cosine_distance: 1 − that. */
wf_val wf_cosine_similarity(wf_val predictions, wf_val targets, double epsilon);
wf_val wf_cosine_distance(wf_val predictions, wf_val targets, double epsilon);
/** Σ targets · (log targets − log_predictions) over the last axis; a target of 0 adds nothing. */
wf_val wf_kl_divergence(wf_val log_predictions, wf_val targets);
/** CLIP's symmetric contrastive loss (Radford et al. 2021): rows i of a and b (n, features) belong together; the mean of both cross
 * entropies of the cosines / temperature. A scalar. */
wf_val wf_contrastive_loss(wf_val a, wf_val b, double temperature);
/** Fraction of rows whose label is among the k largest logits. */
wf_val wf_top_k_accuracy(wf_val logits, wf_val labels, int64_t k);
/** (n, n), i32: how often label i (row) was predicted as j (column); integers of one shape; what is outside 0 … n − 1 does not count. */
wf_val wf_confusion_matrix(wf_val predictions, wf_val labels, int64_t n);

/* ---- dropout ---- */
/** deterministic: x as it is. axis_name: of the wf_pmap (or wf_vmap) that has the batch's rows in equal parts. */
typedef struct wf_dropout_opts { int wfi_; bool deterministic; const char *axis_name; } wf_dropout_opts;
/** x (batch, …) with each element 0 with probability rate, else divided by 1 − rate. Row i of the whole batch draws with
 * wf_random_fold_in(key, i): with axis_name, and one key on all members, the same elements on any number of devices. */
wf_val wfi_dropout(wf_val key, wf_val x, double rate, wf_dropout_opts o WFI_OPTIONAL(wf_dropout_opts));
#define wf_dropout(...) WFI_WITH3(wfi_dropout, wf_dropout_opts, __VA_ARGS__)

/* ---- attention ---- */
/** causal: no query sees keys after its own place. mask: 0 where a query may not look, broadcast to (batch, heads, queries, keys). rotary:
 * wf_rotary_embedding(…, 10000) of queries and keys (of wf_dot_product_attention: no effect). */
typedef struct wf_attention_opts { int wfi_; bool causal, rotary; wf_val mask; } wf_attention_opts;
/** softmax(query · key / sqrt(features)) · value: query (batch, queries, heads, features), key (batch, keys, heads, features), value (batch,
 * keys, heads, n) give (batch, queries, heads, n). A query that may look nowhere gives 0 and has no derivative (flax: the mean of all). */
wf_val wfi_dot_product_attention(wf_val query, wf_val key, wf_val value, wf_attention_opts o WFI_OPTIONAL(wf_attention_opts));
#define wf_dot_product_attention(...) WFI_WITH3(wfi_dot_product_attention, wf_attention_opts, __VA_ARGS__)
/** Of x (batch, places, features) over context (batch, places, features; x itself for self-attention), with flax's params {"query", "key",
 * "value": {"kernel": (features, heads, n), "bias": (heads, n)}, "out": {"kernel": (heads, n, out), "bias": (out)}}; biases may be missing. */
wf_val wfi_multi_head_attention(wf_val params, wf_val x, wf_val context, wf_attention_opts o WFI_OPTIONAL(wf_attention_opts));
#define wf_multi_head_attention(...) WFI_WITH3(wfi_multi_head_attention, wf_attention_opts, __VA_ARGS__)
wf_val wf_multi_head_attention_init(wf_val key, int64_t features, int64_t num_heads);
/** x (batch, places, heads, features) with the pair of features i and i + features / 2 of place t turned by t · base^(−2 i / features) (Su et
 * al. 2021, in the form of GPT-NeoX and Llama; base: 10000). */
wf_val wf_rotary_embedding(wf_val x, double base);
/** x + attention(norm(x)), then that + dense(gelu(dense(norm(that)))): x (batch, places, features), params {"ln_1", "attention", "ln_2",
 * "mlp_in", "mlp_out"}. */
wf_val wfi_transformer_block(wf_val params, wf_val x, wf_attention_opts o WFI_OPTIONAL(wf_attention_opts));
#define wf_transformer_block(...) WFI_WITH2(wfi_transformer_block, wf_attention_opts, __VA_ARGS__)
wf_val wf_transformer_block_init(wf_val key, int64_t features, int64_t num_heads, int64_t hidden);

/* ---- recurrent layers: x (batch, places, in) from the first place to the last, by wf_scan; (carry, outputs (batch, places, features)) ---- */
/** h = tanh(i(x) + h(h)): flax's SimpleCell. carry h (batch, features); params of wf_dense by name: "i", "h" (no bias). */
wf_val wf_rnn(wf_val params, wf_val carry, wf_val x);
/** flax's LSTMCell: carry (c, h), each (batch, features); params "ii", "if", "ig", "io" (no bias), "hi", "hf", "hg", "ho". */
wf_val wf_lstm(wf_val params, wf_val carry, wf_val x);
/** flax's GRUCell: carry h; params "ir", "iz", "in" (with bias), "hr", "hz" (no bias), "hn". */
wf_val wf_gru(wf_val params, wf_val carry, wf_val x);
/** Their parameters for `in` features of x, as flax's cells begin: kernels of x lecun_normal, of h orthogonal, biases 0; a key of
 * wf_random_split(key, 2 · gates) for each, x's gates in the order of the names above, then h's. A first carry: wf_zeros(batch, features). */
wf_val wf_rnn_init(wf_val key, int64_t in, int64_t features);
wf_val wf_lstm_init(wf_val key, int64_t in, int64_t features);
wf_val wf_gru_init(wf_val key, int64_t in, int64_t features);

WFI_EXTERN_C_END

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
#define wf_rms_norm(...) WFI_S((wf_rms_norm)(__VA_ARGS__))
#define wf_rms_norm_init(...) WFI_S((wf_rms_norm_init)(__VA_ARGS__))
#define wf_group_norm(...) WFI_S((wf_group_norm)(__VA_ARGS__))
#define wf_group_norm_init(...) WFI_S((wf_group_norm_init)(__VA_ARGS__))
#define wf_batch_norm_init(...) WFI_S((wf_batch_norm_init)(__VA_ARGS__))
#define wf_sigmoid_binary_cross_entropy(...) WFI_S((wf_sigmoid_binary_cross_entropy)(__VA_ARGS__))
#define wf_squared_error(...) WFI_S((wf_squared_error)(__VA_ARGS__))
#define wf_mse(...) WFI_S((wf_mse)(__VA_ARGS__))
#define wf_huber_loss(...) WFI_S((wf_huber_loss)(__VA_ARGS__))
#define wf_cosine_similarity(...) WFI_S((wf_cosine_similarity)(__VA_ARGS__))
#define wf_cosine_distance(...) WFI_S((wf_cosine_distance)(__VA_ARGS__))
#define wf_kl_divergence(...) WFI_S((wf_kl_divergence)(__VA_ARGS__))
#define wf_contrastive_loss(...) WFI_S((wf_contrastive_loss)(__VA_ARGS__))
#define wf_top_k_accuracy(...) WFI_S((wf_top_k_accuracy)(__VA_ARGS__))
#define wf_confusion_matrix(...) WFI_S((wf_confusion_matrix)(__VA_ARGS__))
#define wf_multi_head_attention_init(...) WFI_S((wf_multi_head_attention_init)(__VA_ARGS__))
#define wf_rotary_embedding(...) WFI_S((wf_rotary_embedding)(__VA_ARGS__))
#define wf_transformer_block_init(...) WFI_S((wf_transformer_block_init)(__VA_ARGS__))
#define wf_rnn(...) WFI_S((wf_rnn)(__VA_ARGS__))
#define wf_lstm(...) WFI_S((wf_lstm)(__VA_ARGS__))
#define wf_gru(...) WFI_S((wf_gru)(__VA_ARGS__))
#define wf_rnn_init(...) WFI_S((wf_rnn_init)(__VA_ARGS__))
#define wf_lstm_init(...) WFI_S((wf_lstm_init)(__VA_ARGS__))
#define wf_gru_init(...) WFI_S((wf_gru_init)(__VA_ARGS__))
#endif

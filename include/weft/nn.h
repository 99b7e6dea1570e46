/* nn.h: layers and activations as plain functions; losses.h, metrics.h and initializers.h come with it. */
#ifndef WEFT_NN_H
#define WEFT_NN_H
#include <weft/initializers.h>
#include <weft/losses.h>
#include <weft/metrics.h>
#include <weft/numpy.h>
#include <weft/random.h>

WFI_EXTERN_C_BEGIN

wf_val wf_relu(wf_val x);                       /* gradient 0 at 0 */
wf_val wf_gelu(wf_val x);                       /* the tanh form, as jax.nn.gelu */
wf_val wf_gelu_exact(wf_val x);                 /* x · the normal distribution's cumulative function: gelu(approximate=False) */
wf_val wf_silu(wf_val x);
wf_val wf_softplus(wf_val x);                   /* log(1 + e^x) */
wf_val wf_log_sigmoid(wf_val x);
wf_val wf_relu6(wf_val x);                      /* min(max(x, 0), 6); derivative 0 at 0 and 6 */
wf_val wf_leaky_relu(wf_val x, double negative_slope); /* JAX: 0.01; x from 0 on, else negative_slope · x */
wf_val wf_elu(wf_val x, double alpha);          /* JAX: 1; x above 0, else alpha · (e^x − 1) */
wf_val wf_celu(wf_val x, double alpha);         /* JAX: 1; max(x, 0) + alpha · (e^(min(x, 0) / alpha) − 1) */
wf_val wf_selu(wf_val x);                       /* Klambauer et al. 2017: 1.0507 · elu(x, 1.6733) */
wf_val wf_mish(wf_val x);                       /* x · tanh(softplus(x)) */
wf_val wf_squareplus(wf_val x, double b);       /* JAX: 4; (x + sqrt(x² + b)) / 2 */
wf_val wf_soft_sign(wf_val x);                  /* x / (|x| + 1) */
wf_val wf_hard_sigmoid(wf_val x);               /* relu6(x + 3) / 6 */
wf_val wf_hard_silu(wf_val x);                  /* x · hard_sigmoid(x) */
wf_val wf_hard_tanh(wf_val x);                  /* x between −1 and 1, else these; derivative 1 at both */
wf_val wf_sparse_plus(wf_val x);                /* 0 up to −1, x from 1 on, (x + 1)² / 4 between */
wf_val wf_sparse_sigmoid(wf_val x);             /* its derivative: ½ · clip(x + 1, 0, 2) */
/** The first half of x along axis times the sigmoid of the second (Dauphin et al. 2016). */
wf_val wf_glu(wf_val x, int axis);
/** relu with a slope for what is negative that is learnt: params {"negative_slope": ()}, flax's PReLU, whose first slope is 0.01. */
wf_val wf_prelu(wf_val params, wf_val x);
wf_val wf_prelu_init(void);
wf_val wf_softmax(wf_val x);                    /* over the last axis */
wf_val wf_log_softmax(wf_val x);
wf_val wf_logsumexp(wf_val x);                  /* over the last axis */
/** One row of n entries a label: 1 at the label, 0 elsewhere (all 0 for a label outside 0..n−1). */
wf_val wf_one_hot(wf_val labels, int64_t n);
/** x W + b with params {"kernel": (in, out), "bias": (out)}; without "bias" none is added. */
wf_val wf_dense(wf_val params, wf_val x);
/** lecun_normal kernel, zero bias (flax's defaults). */
wf_val wf_dense_init(wf_val key, int64_t in, int64_t out);
/** Rows of an embedding table {"embedding": (n, features)} at integer ids; an id outside reads the nearest row. */
wf_val wf_embed(wf_val params, wf_val ids);
/** Normal with variance 1 / features (flax's default). */
wf_val wf_embed_init(wf_val key, int64_t n, int64_t features);
/** epsilon 0: 1e-6, flax's; 1e-5 is PyTorch's and GPT-2's; WF_ZERO: 0. */
typedef struct wf_norm_opts { int wfi_; double epsilon; } wf_norm_opts;
/** Over the last axis, two-pass variance: params {"scale": (n), "bias": (n)}. */
wf_val wfi_layer_norm(wf_val params, wf_val x, wf_norm_opts o WFI_OPTIONAL(wf_norm_opts));
#define wf_layer_norm(...) WFI_WITH2(wfi_layer_norm, wf_norm_opts, __VA_ARGS__)
wf_val wf_layer_norm_init(int64_t n);
/** Keeps rows: (n, a, b, …) → (n, a·b·…). */
wf_val wf_flatten(wf_val x);

/* ---- pooling: x (…, 1 to 3 spatial axes, channels), as flax; with channels_first (…, channels, spatial axes), what wf_conv gives ---- */
/** window: one entry a spatial axis; strides 0: 1; padding WF_VALID unless given. The first three need no names: wf_avg_pool(x, {2, 2}, {2, 2},
 * WF_SAME). */
typedef struct wf_pool_opts {
	int wfi_;
	int window[3], strides[3];
	wf_padding padding;
	bool no_count_include_pad; /* wf_avg_pool: what padding adds does not count (else, as in flax, it counts as 0) */
	bool channels_first;
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
/** x / sqrt(mean(x²) + epsilon) · scale over the last axis: params {"scale": (n)}. */
wf_val wfi_rms_norm(wf_val params, wf_val x, wf_norm_opts o WFI_OPTIONAL(wf_norm_opts));
#define wf_rms_norm(...) WFI_WITH2(wfi_rms_norm, wf_norm_opts, __VA_ARGS__)
wf_val wf_rms_norm_init(int64_t n);
/** x (batch, …, features), whose features are num_groups groups (flax: 32): each group of each row of the batch has mean 0 and variance 1
 * over all its places; params {"scale": (features), "bias": (features)}. */
wf_val wfi_group_norm(wf_val params, wf_val x, int64_t num_groups, wf_norm_opts o WFI_OPTIONAL(wf_norm_opts));
#define wf_group_norm(...) WFI_WITH3(wfi_group_norm, wf_norm_opts, __VA_ARGS__)
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

/* ---- mixture of experts ---- */
/** top_k 0: 2, experts a token. capacity_factor: each expert takes at most ⌈capacity_factor · top_k · tokens / experts⌉ of these tokens, in their order,
 * first choices first; 0: all. axis_name: of a wf_pmap (or wf_vmap) whose members have these tokens and as many others, and a part of the
 * experts each: params.mlp_in and mlp_out have experts / members of them, in the members' order. */
typedef struct wf_moe_opts { int wfi_; int64_t top_k; double capacity_factor; const char *axis_name; } wf_moe_opts;
/** (y, info) of x (…, features): the router's softmax (in f32) chooses top_k experts a token; y is the sum of what they make of it, each dense, gelu,
 * dense, weighted by its probability: divided by the sum of the chosen ones for top_k above 1 (Shazeer et al. 2017, GShard, Mixtral), as it is for
 * top_k 1 (Switch). A choice whose expert is full adds nothing. params {"router": {"kernel": (features, experts)}, "mlp_in": {"kernel": (experts,
 * features, hidden), "bias": (experts, hidden)}, "mlp_out": {"kernel": (experts, hidden, features), "bias": (experts, features)}}; the biases
 * may be missing. info: scalars "load_balancing_loss": experts · Σ (part of all choices) · (mean probability), 1 when balanced (Fedus et al.
 * 2021, for the trainer to add, times 0.01 say), "router_z_loss": mean of logsumexp² of the router's logits (Zoph et al. 2022), "dropped": the
 * part of choices that found no place; and "load": (experts), the part of choices of each. With axis_name they are means over the members; the
 * gradient of an expert is then the sum of what all members' losses say, so divide it by their number where others are averaged by wf_pmean. */
wf_val wfi_moe(wf_val params, wf_val x, wf_moe_opts o WFI_OPTIONAL(wf_moe_opts));
#define wf_moe(...) WFI_WITH2(wfi_moe, wf_moe_opts, __VA_ARGS__)
/** lecun_normal kernels, each expert's of its own inputs; zero biases. */
wf_val wf_moe_init(wf_val key, int64_t features, int64_t hidden, int64_t num_experts);

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
#define wf_swish wf_silu
#define wf_hard_swish wf_hard_silu
#define wf_relu6(...) WFI_S((wf_relu6)(__VA_ARGS__))
#define wf_leaky_relu(...) WFI_S((wf_leaky_relu)(__VA_ARGS__))
#define wf_elu(...) WFI_S((wf_elu)(__VA_ARGS__))
#define wf_celu(...) WFI_S((wf_celu)(__VA_ARGS__))
#define wf_selu(...) WFI_S((wf_selu)(__VA_ARGS__))
#define wf_mish(...) WFI_S((wf_mish)(__VA_ARGS__))
#define wf_squareplus(...) WFI_S((wf_squareplus)(__VA_ARGS__))
#define wf_soft_sign(...) WFI_S((wf_soft_sign)(__VA_ARGS__))
#define wf_hard_sigmoid(...) WFI_S((wf_hard_sigmoid)(__VA_ARGS__))
#define wf_hard_silu(...) WFI_S((wf_hard_silu)(__VA_ARGS__))
#define wf_hard_tanh(...) WFI_S((wf_hard_tanh)(__VA_ARGS__))
#define wf_sparse_plus(...) WFI_S((wf_sparse_plus)(__VA_ARGS__))
#define wf_sparse_sigmoid(...) WFI_S((wf_sparse_sigmoid)(__VA_ARGS__))
#define wf_glu(...) WFI_S((wf_glu)(__VA_ARGS__))
#define wf_prelu(...) WFI_S((wf_prelu)(__VA_ARGS__))
#define wf_prelu_init(...) WFI_S((wf_prelu_init)(__VA_ARGS__))
#define wf_gelu(...) WFI_S((wf_gelu)(__VA_ARGS__))
#define wf_softmax(...) WFI_S((wf_softmax)(__VA_ARGS__))
#define wf_log_softmax(...) WFI_S((wf_log_softmax)(__VA_ARGS__))
#define wf_dense(...) WFI_S((wf_dense)(__VA_ARGS__))
#define wf_embed(...) WFI_S((wf_embed)(__VA_ARGS__))
#define wf_gelu_exact(...) WFI_S((wf_gelu_exact)(__VA_ARGS__))
#define wf_silu(...) WFI_S((wf_silu)(__VA_ARGS__))
#define wf_softplus(...) WFI_S((wf_softplus)(__VA_ARGS__))
#define wf_log_sigmoid(...) WFI_S((wf_log_sigmoid)(__VA_ARGS__))
#define wf_logsumexp(...) WFI_S((wf_logsumexp)(__VA_ARGS__))
#define wf_one_hot(...) WFI_S((wf_one_hot)(__VA_ARGS__))
#define wf_dense_init(...) WFI_S((wf_dense_init)(__VA_ARGS__))
#define wf_embed_init(...) WFI_S((wf_embed_init)(__VA_ARGS__))
#define wf_layer_norm_init(...) WFI_S((wf_layer_norm_init)(__VA_ARGS__))
#define wf_flatten(...) WFI_S((wf_flatten)(__VA_ARGS__))
#define wf_rms_norm_init(...) WFI_S((wf_rms_norm_init)(__VA_ARGS__))
#define wf_group_norm_init(...) WFI_S((wf_group_norm_init)(__VA_ARGS__))
#define wf_batch_norm_init(...) WFI_S((wf_batch_norm_init)(__VA_ARGS__))
#define wf_multi_head_attention_init(...) WFI_S((wf_multi_head_attention_init)(__VA_ARGS__))
#define wf_rotary_embedding(...) WFI_S((wf_rotary_embedding)(__VA_ARGS__))
#define wf_transformer_block_init(...) WFI_S((wf_transformer_block_init)(__VA_ARGS__))
#define wf_moe_init(...) WFI_S((wf_moe_init)(__VA_ARGS__))
#define wf_rnn(...) WFI_S((wf_rnn)(__VA_ARGS__))
#define wf_lstm(...) WFI_S((wf_lstm)(__VA_ARGS__))
#define wf_gru(...) WFI_S((wf_gru)(__VA_ARGS__))
#define wf_rnn_init(...) WFI_S((wf_rnn_init)(__VA_ARGS__))
#define wf_lstm_init(...) WFI_S((wf_lstm_init)(__VA_ARGS__))
#define wf_gru_init(...) WFI_S((wf_gru_init)(__VA_ARGS__))
#endif

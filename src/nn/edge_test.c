/* edge_test.c: layers, losses and activations with batches of no rows, and what they say of arguments that do not fit: the layer, the leaf, the
 * shapes, and the caller's line. */
#include <weft/control.h>
#include "nn/test_golden.h"

typedef wf_val layer(wf_val x);

static wf_val key(void) { return wf_random_key(1); }
static wf_val labels(wf_val x) { return wf_zeros_as(WF_I32, wf_dim(x, 0)); }
static wf_val normed(wf_val x, wf_val both) { return wf_at(wf_batch_norm(wf_at(both, 0), wf_at(both, 1), x, .use_running_average = true), 0); }
static wf_val carry(wf_val x) { return wf_zeros(wf_dim(x, 0), 5); }
static wf_val spoken(wf_val x) { return wf_zeros_as(WF_I32, wf_dim(x, 0), 2); }
#define LAYER(name, ...) static wf_val name(wf_val x) { (void)x; return __VA_ARGS__; }
LAYER(e_dense, wf_dense(wf_dense_init(key(), 4, 3), x))
LAYER(e_flatten, wf_flatten(x))
LAYER(e_conv, wf_conv_layer(wf_conv_init(key(), 2, 2, 4, 3), x))
LAYER(e_transpose, wf_conv_transpose(wf_conv_init(key(), 2, 2, 4, 3), x, .strides = { 2, 2 }))
LAYER(e_avg, wf_avg_pool(x, .window = { 2, 2 }, .strides = { 2, 2 }, .padding = WF_SAME))
LAYER(e_max, wf_max_pool(x, .window = { 2, 2 }))
LAYER(e_layer_norm, wf_layer_norm(wf_layer_norm_init(4), x))
LAYER(e_rms, wf_rms_norm(wf_rms_norm_init(4), x))
LAYER(e_group, wf_group_norm(wf_group_norm_init(4), x, 2))
LAYER(e_running, normed(x, wf_batch_norm_init(4)))
LAYER(e_dropout, wf_dropout(key(), x, 0.5))
LAYER(e_attention, wf_dot_product_attention(x, x, x, .causal = true))
LAYER(e_multi_head, wf_multi_head_attention(wf_multi_head_attention_init(key(), 4, 2), x, x, .rotary = true))
LAYER(e_block, wf_transformer_block(wf_transformer_block_init(key(), 4, 2, 8), x, .causal = true))
LAYER(e_rnn, wf_at(wf_rnn(wf_rnn_init(key(), 4, 5), carry(x), x), 1))
LAYER(e_lstm, wf_at(wf_lstm(wf_lstm_init(key(), 4, 5), wf_tuple(carry(x), carry(x)), x), 1))
LAYER(e_gru, wf_at(wf_gru(wf_gru_init(key(), 4, 5), carry(x), x), 1))
LAYER(e_moe, wf_at(wf_moe(wf_moe_init(key(), 4, 5, 3), x), 0))
LAYER(e_softmax, wf_softmax(x))
LAYER(e_log_softmax, wf_log_softmax(x))
LAYER(e_glu, wf_glu(x, -1))
LAYER(e_gelu, wf_gelu(x))
LAYER(e_selu, wf_selu(x))
LAYER(e_entropy, wf_cross_entropy(x, labels(x)))
LAYER(e_ignore, wf_cross_entropy_ignore(x, labels(x), 0))
LAYER(e_soft, wf_softmax_cross_entropy(x, x))
LAYER(e_sigmoid, wf_sigmoid_binary_cross_entropy(x, x))
LAYER(e_huber, wf_huber_loss(x, x, 1))
LAYER(e_kl, wf_kl_divergence(x, x))
LAYER(e_cosine, wf_cosine_distance(x, x, 0))
LAYER(e_triplet, wf_triplet_margin_loss(x, x, x))
LAYER(e_ctc, wf_ctc_loss(x, wf_zeros(wf_dim(x, 0), wf_dim(x, 1)), spoken(x), spoken(x)))
LAYER(e_ctc_silent, wf_ctc_loss(x, wf_zeros(wf_dim(x, 0), wf_dim(x, 1)), wf_zeros_as(WF_I32, wf_dim(x, 0), 0), wf_zeros(wf_dim(x, 0), 0)))
LAYER(e_confusion, wf_astype(wf_confusion_matrix(labels(x), labels(x), 3), WF_F32))

/* x of these dims, the result's type */
static const struct { const char *name; layer *f; int rank; int64_t dims[4]; const char *type; } empties[] = {
	{ "dense", e_dense, 2, { 0, 4 }, "f32[0,3]" },
	{ "flatten", e_flatten, 3, { 0, 4, 2 }, "f32[0,8]" },
	{ "conv_layer", e_conv, 4, { 0, 5, 4, 4 }, "f32[0,5,4,3]" },
	{ "conv_transpose", e_transpose, 4, { 0, 5, 4, 4 }, "f32[0,10,8,3]" },
	{ "avg_pool", e_avg, 4, { 0, 5, 4, 3 }, "f32[0,3,2,3]" },
	{ "max_pool", e_max, 4, { 0, 5, 4, 3 }, "f32[0,4,3,3]" },
	{ "layer_norm", e_layer_norm, 2, { 0, 4 }, "f32[0,4]" },
	{ "rms_norm", e_rms, 2, { 0, 4 }, "f32[0,4]" },
	{ "group_norm", e_group, 3, { 0, 3, 4 }, "f32[0,3,4]" },
	{ "batch_norm", e_running, 2, { 0, 4 }, "f32[0,4]" },
	{ "dropout", e_dropout, 2, { 0, 4 }, "f32[0,4]" },
	{ "dot_product_attention", e_attention, 4, { 0, 3, 2, 4 }, "f32[0,3,2,4]" },
	{ "multi_head_attention", e_multi_head, 3, { 0, 3, 4 }, "f32[0,3,4]" },
	{ "transformer_block", e_block, 3, { 0, 3, 4 }, "f32[0,3,4]" },
	{ "rnn", e_rnn, 3, { 0, 3, 4 }, "f32[0,3,5]" },
	{ "lstm", e_lstm, 3, { 0, 3, 4 }, "f32[0,3,5]" },
	{ "gru", e_gru, 3, { 0, 3, 4 }, "f32[0,3,5]" },
	{ "gru of no places", e_gru, 3, { 2, 0, 4 }, "f32[2,0,5]" },
	{ "moe", e_moe, 2, { 0, 4 }, "f32[0,4]" },
	{ "softmax", e_softmax, 2, { 0, 4 }, "f32[0,4]" },
	{ "log_softmax", e_log_softmax, 2, { 0, 4 }, "f32[0,4]" },
	{ "glu", e_glu, 2, { 0, 4 }, "f32[0,2]" },
	{ "gelu", e_gelu, 1, { 0 }, "f32[0]" },
	{ "selu", e_selu, 1, { 0 }, "f32[0]" },
	{ "cross_entropy", e_entropy, 2, { 0, 4 }, "f32[0]" },
	{ "cross_entropy_ignore", e_ignore, 2, { 0, 4 }, "f32[0]" },
	{ "softmax_cross_entropy", e_soft, 2, { 0, 4 }, "f32[0]" },
	{ "sigmoid_binary_cross_entropy", e_sigmoid, 2, { 0, 4 }, "f32[0,4]" },
	{ "huber_loss", e_huber, 2, { 0, 4 }, "f32[0,4]" },
	{ "kl_divergence", e_kl, 2, { 0, 4 }, "f32[0]" },
	{ "cosine_distance", e_cosine, 2, { 0, 4 }, "f32[0]" },
	{ "triplet_margin_loss", e_triplet, 2, { 0, 4 }, "f32[0]" },
	{ "ctc_loss", e_ctc, 3, { 0, 5, 4 }, "f32[0]" },
	{ "ctc_loss of no labels", e_ctc_silent, 3, { 2, 5, 4 }, "f32[2]" },
	{ "confusion_matrix", e_confusion, 2, { 0, 4 }, "f32[3,3]" },
};

typedef struct job { layer *f; int backend, pad; } job;

static wf_val summed(wf_val x, const void *user) { return wf_sum(((const job *)user)->f(x)); }

static wf_val both(wf_val x, const void *user)
{
	const job *j = user;

	return wf_tuple(j->f(x), wf_apply(wf_grad(wf_bind(summed, j)), x));
}

static void test_empty(void **state)
{
	WF_TREES(x, y, grad);

	(void)state;
	for (size_t i = 0; i < WFI_LEN(empties); i++)
		FOR_BACKENDS(b) {
			float zeros[64] = { 0 };
			job j = { empties[i].f, b, 0 };

			ok(wf_array(WF_F32, empties[i].rank, empties[i].dims, zeros, &x));
			wf_error *err = wf_call(wf_bind(both, &j), WF_IN(x), WF_OUT(&y, &grad));
			if (err)
				print_error("%s on %s: ", empties[i].name, backends[b]);
			ok(err);
			char *type = wf_tree_text(y, false);
			if (!strstr(type, empties[i].type))
				fail_msg("%s on %s: %s is not of %s", empties[i].name, backends[b], type, empties[i].type);
			free(type);
			assert_int_equal(wf_tree_rank(grad), empties[i].rank);
		}
}

/* no labels: the probability of blanks alone, here of four equal classes in each of five frames */
static void test_silent(void **state)
{
	WF_TREES(x, y);
	float v[2], zeros[40] = { 0 };

	(void)state;
	ok(wf_array(WF_F32, 3, (const int64_t[]){ 2, 5, 4 }, zeros, &x));
	FOR_BACKENDS(b) {
		job j = { e_ctc_silent, b, 0 };

		ok(wf_call(wf_bind(summed, &j), WF_IN(x), WF_OUT(&y)));
		ok(wf_tree_read(y, v, sizeof *v));
		assert_true(fabs((double)v[0] - 2 * 5 * 1.3862943611198906) < 1e-5);
	}
}

/* ---- values that layers must hold out ---- */
static wf_val hard(wf_val x)
{
	wf_val far = wf_mul(x, wf_c(1e30)), gone = wf_full_like(x, -INFINITY);
	wf_val certain = wf_concatenate(1, wf_zeros(1, 1), wf_slice_axis(gone, 1, 1, WF_NONE)), one = wf_one_hot(wf_zeros_as(WF_I32, 1), 4);

	return wf_tuple(wf_softmax_cross_entropy(certain, one), wf_kl_divergence(certain, one), wf_max(wf_huber_loss(far, wf_c(0), 1)),
			wf_sigmoid_focal_loss(wf_full(200, 1), wf_ones(1), 0, 2), wf_max(wf_elu(wf_mul(x, wf_c(1000)), 1)), wf_sum(wf_log_cosh(far, x)));
}

static wf_val hard_sum(wf_val x)
{
	wf_val all = hard(x), sum = wf_c(0);

	for (int i = 0; i < wf_len(all); i++)
		sum = wf_add(sum, wf_sum(wf_at(all, i)));
	return wf_add(sum, wf_sum(wf_sigmoid_focal_loss(wf_mul(x, wf_c(300)), wf_ones_like(x), 0.25, 2)));
}

static wf_val lone(wf_val x) /* pairs of one label only, a label alone, one row: no NaN, also not in the derivative */
{
	wf_val same_label = wf_ntxent(x, wf_zeros_as(WF_I32, 4), 0.1), each = wf_ntxent(x, wf_arange(4), 0.1);

	return wf_add(wf_add(same_label, each), wf_ntxent(wf_slice_axis(x, 0, 0, 1), wf_zeros_as(WF_I32, 1), 0.1));
}

static void test_hard(void **state)
{
	WF_TREES(x, y, grad);

	float v[16];

	(void)state;
	ok(wf_array(WF_F32, 2, (const int64_t[]){ 1, 4 }, (const float[]){ 1, 2, -3, 4 }, &x));
	FOR_BACKENDS(b) {
		job sum = { hard_sum, b, 0 }, four = { lone, b, 0 };
		WF_TREES(square);

		ok(wf_call(wf_bind(both, &sum), WF_IN(x), WF_OUT(&y, &grad)));
		ok(wf_tree_read(grad, v, 4 * sizeof *v));
		assert_true(isfinite(wf_item(y)) && isfinite(v[0]) && isfinite(v[1]) && isfinite(v[2]) && isfinite(v[3]));
		ok(wf_array(WF_F32, 2, (const int64_t[]){ 4, 2 }, (const float[]){ 1, 2, -3, 4, 0, 0, 1, 1 }, &square));
		ok(wf_call(wf_bind(both, &four), WF_IN(square), WF_OUT(&y, &grad)));
		ok(wf_tree_read(grad, v, 8 * sizeof *v));
		for (int i = 0; i < 8; i++)
			assert_true(isfinite(v[i]));
		assert_true(isfinite(wf_item(y)));

	}
}

/* Row 0 is padding, whose logits are NaN and infinite: no part in the loss, no derivative. Row 1: softmax(1, 2, 3, 4) − one_hot(0). */
static wf_val padded(wf_val x)
{
	return wf_sum(wf_cross_entropy_ignore(x, wf_sub(wf_mul(wf_arange(2), wf_ci(7)), wf_ci(7)), -7));
}

static void test_padding(void **state)
{
	WF_TREES(x, y, grad);
	static const double right[] = { 0, 0, 0, 0, 0.0320586033 - 1, 0.0871443187, 0.2368828181, 0.6439142599 };
	float v[8];

	(void)state;
	ok(wf_array(WF_F32, 2, (const int64_t[]){ 2, 4 }, (const float[]){ NAN, INFINITY, -INFINITY, 0, 1, 2, 3, 4 }, &x));
	FOR_BACKENDS(b) {
		job j = { padded, b, 0 };

		ok(wf_call(wf_bind(both, &j), WF_IN(x), WF_OUT(&y, &grad)));
		assert_true(fabs(wf_item(y) - 3.4401896985) < 1e-6);
		ok(wf_tree_read(grad, v, sizeof v));
		for (int i = 0; i < 8; i++)
			assert_true(fabs((double)v[i] - right[i]) < 1e-6);
	}
}

/* ---- what is refused ---- */
static wf_val wide(wf_val x) { return wf_zeros(wf_dim(x, 0), 3); }
static wf_val with_leaf(wf_val params, const char *a, const char *b, wf_val v) { return wf_with(params, a, wf_with(wf_get(params, a), b, v)); }
LAYER(r_dense, wf_dense(wf_dense_init(key(), 5, 3), x))
LAYER(r_dense_bias, wf_dense(wf_with(wf_dense_init(key(), 4, 3), "bias", wf_zeros(2)), x))
LAYER(r_dense_none, wf_dense(wf_none(), x))
LAYER(r_dense_scalar, wf_dense(wf_dense_init(key(), 4, 3), wf_sum(x)))
LAYER(r_embed, wf_embed(wf_dict("embedding", wf_zeros(3)), labels(x)))
LAYER(r_norm, wf_layer_norm(wf_layer_norm_init(3), x))
LAYER(r_stats, wf_at(wf_batch_norm(wf_at(wf_batch_norm_init(4), 0), wf_at(wf_batch_norm_init(3), 1), x), 0))
static wf_val normed_with(wf_val x, double momentum, const char *axis_name)
{
	wf_val both = wf_batch_norm_init(4);

	return wf_at(wf_batch_norm(wf_at(both, 0), wf_at(both, 1), x, .momentum = momentum, .axis_name = axis_name), 0);
}
LAYER(r_axis, normed_with(x, 0, "nobody's"))
LAYER(r_momentum, normed_with(x, 1.5, NULL))
LAYER(r_dropout_axis, wf_dropout(key(), x, 0.5, .axis_name = "nobody's"))
LAYER(r_moe_axis, wf_at(wf_moe(wf_moe_init(key(), 4, 5, 3), x, .axis_name = "nobody's"), 0))
LAYER(r_no_stats, wf_at(wf_batch_norm(wf_at(wf_batch_norm_init(4), 0), wf_dict("mean", wf_zeros(4)), x), 0))
LAYER(r_heads, wf_multi_head_attention(wf_multi_head_attention_init(key(), 6, 2), wf_reshape(x, 1, 2, 4), wf_reshape(x, 1, 2, 4)))
LAYER(r_key, wf_multi_head_attention(with_leaf(wf_multi_head_attention_init(key(), 4, 2), "key", "kernel", wf_zeros(4, 1, 2)), wf_reshape(x, 1, 2, 4),
				     wf_reshape(x, 1, 2, 4)))
LAYER(r_out, wf_multi_head_attention(with_leaf(wf_multi_head_attention_init(key(), 4, 2), "out", "bias", wf_zeros(3)), wf_reshape(x, 1, 2, 4),
				     wf_reshape(x, 1, 2, 4)))
LAYER(r_context, wf_multi_head_attention(wf_multi_head_attention_init(key(), 4, 2), wf_reshape(x, 1, 2, 4), wf_reshape(x, 2, 1, 4)))
LAYER(r_mlp, wf_transformer_block(with_leaf(wf_transformer_block_init(key(), 4, 2, 8), "mlp_out", "kernel", wf_zeros(7, 4)), wf_reshape(x, 1, 2, 4)))
LAYER(r_gate, wf_at(wf_lstm(with_leaf(wf_lstm_init(key(), 4, 3), "hf", "kernel", wf_zeros(3, 2)), wf_tuple(wide(x), wide(x)), wf_reshape(x, 2, 1, 4)), 1))
LAYER(r_no_gate, wf_at(wf_gru(wf_rnn_init(key(), 4, 3), wide(x), wf_reshape(x, 2, 1, 4)), 1))
LAYER(r_carry, wf_at(wf_gru(wf_gru_init(key(), 4, 3), wf_zeros(3, 3), wf_reshape(x, 2, 1, 4)), 1))
LAYER(r_one_carry, wf_at(wf_lstm(wf_lstm_init(key(), 4, 3), wide(x), wf_reshape(x, 2, 1, 4)), 1))
LAYER(r_places, wf_at(wf_rnn(wf_rnn_init(key(), 4, 3), wide(x), x), 1))
LAYER(r_kernel, wf_conv_layer(wf_conv_init(key(), 2, 3, 5), wf_reshape(x, 1, 2, 4)))
LAYER(r_conv_bias, wf_conv_layer(wf_with(wf_conv_init(key(), 2, 4, 5), "bias", wf_zeros(4)), wf_reshape(x, 1, 2, 4)))
LAYER(r_conv_groups, wf_conv_layer(wf_conv_init(key(), 2, 2, 5), wf_reshape(x, 1, 2, 4), .groups = 3))
LAYER(r_up, wf_conv_transpose(wf_conv_init(key(), 2, 3, 5), wf_reshape(x, 1, 2, 4)))
LAYER(r_pool, wf_max_pool(x, .window = { 2, 2, 2 }, .channels_first = true))
LAYER(r_glu, wf_glu(wf_zeros(3), 0))
LAYER(r_prelu, wf_prelu(wf_dict("negative_slope", wf_zeros(4)), x))
LAYER(r_celu, wf_celu(x, 0))
LAYER(r_mse, wf_mse(x, wf_zeros(4)))
LAYER(r_squared, wf_squared_error(x, wf_zeros(2, 1)))
LAYER(r_sigmoid, wf_sigmoid_binary_cross_entropy(wf_zeros(3, 1), wf_zeros(3)))
LAYER(r_soft, wf_softmax_cross_entropy(x, wf_zeros(2, 3)))
LAYER(r_ints, wf_softmax_cross_entropy(labels(x), x))
LAYER(r_kl, wf_kl_divergence(wf_sum(x), x))
LAYER(r_hinge, wf_hinge_loss(x, wf_zeros(2)))
LAYER(r_cosine, wf_cosine_similarity(x, wf_zeros(4), 0))
LAYER(r_contrast, wf_contrastive_loss(x, wf_zeros(2, 3), 1))
LAYER(r_ntxent, wf_ntxent(x, wf_zeros_as(WF_I32, 3), 1))
LAYER(r_cold, wf_ntxent(x, labels(x), 0))
LAYER(r_triplet, wf_triplet_margin_loss(x, x, wf_zeros(2, 3)))
LAYER(r_ctc, wf_ctc_loss(wf_reshape(x, 1, 2, 4), wf_zeros(1, 3), wf_zeros_as(WF_I32, 1, 2), wf_zeros(1, 2)))
LAYER(r_blank, wf_ctc_loss(wf_reshape(x, 1, 2, 4), wf_zeros(1, 2), wf_zeros_as(WF_I32, 1, 2), wf_zeros(1, 2), .blank_id = 4))
LAYER(r_rate, wf_dropout(key(), x, 1.5))
LAYER(r_smooth, wf_smooth_labels(labels(x), 0.1))

static const struct { layer *f; const char *says[4]; } refusals[] = {
	{ r_dense, { "dense: params.kernel is f32[5,3], wanted [4,*] for x f32[2,4]" } },
	{ r_dense_bias, { "dense: params.bias is f32[2], wanted [3] for the kernel f32[4,3]" } },
	{ r_dense_none, { "dense: there is no params.kernel", "it is nothing" } },
	{ r_dense_scalar, { "dense: x is (…, features), got f32[]" } },
	{ r_embed, { "embed: params.embedding is f32[3], wanted [*,*] for ids i32[2]" } },
	{ r_norm, { "layer_norm: params.scale is f32[3], wanted [4] for x f32[2,4]" } },
	{ r_stats, { "batch_norm: stats.mean is f32[3], wanted [4]" } },
	{ r_axis, { "nobody's" } }, /* and no division by the size of what is not there */
	{ r_momentum, { "batch_norm: the momentum", "1.5" } },
	{ r_dropout_axis, { "nobody's" } },
	{ r_moe_axis, { "nobody's" } },
	{ r_no_stats, { "batch_norm: there is no stats.var: stats has no entry \"var\"; it is \"mean\"" } },
	{ r_heads, { "multi_head_attention: params.query.kernel is f32[6,2,3], wanted [4,*,*] for x f32[1,2,4]" } },
	{ r_key, { "multi_head_attention: params.key.kernel is f32[4,1,2], wanted [4,2,2] for context f32[1,2,4]" } },
	{ r_out, { "multi_head_attention: params.out.bias is f32[3], wanted [4] for the kernel f32[2,2,4]" } },
	{ r_context, { "multi_head_attention", "f32[1,2,4]", "f32[2,1,4]" } },
	{ r_mlp, { "transformer_block: params.mlp_out.kernel is f32[7,4], wanted [8,*] for x f32[1,2,8]" } },
	{ r_gate, { "lstm: params.hf.kernel is f32[3,2], wanted [3,3] for the carry f32[2,3]" } },
	{ r_no_gate, { "gru: there is no params.ir.kernel: params has no entry \"ir\"; it is \"h\", \"i\"" } },
	{ r_carry, { "gru", "the carry (batch, features of the layer)", "f32[2,1,4]", "f32[3,3]" } },
	{ r_one_carry, { "lstm: the carry is a tuple (c, h), got f32[2,3]" } },
	{ r_places, { "rnn: x is (batch, places, features)", "f32[2,4]" } },
	{ r_kernel, { "conv_layer: params.kernel is f32[2,3,5], wanted [*,4,*] for x f32[1,2,4]" } },
	{ r_conv_bias, { "conv_layer: params.bias is f32[4], wanted [5] for the result f32[1,2,5]" } },
	{ r_conv_groups, { "conv_layer", "f32[1,2,4], groups 3" } },
	{ r_up, { "conv_transpose: params.kernel is f32[2,3,5], wanted [*,4,*] for x f32[1,2,4]" } },
	{ r_pool, { "max_pool: x is (…, channels, spatial axes)", "3 entries", "f32[2,4]" } },
	{ r_glu, { "glu", "axis 0 of f32[3]" } },
	{ r_prelu, { "prelu: params.negative_slope is a scalar, got f32[4]" } },
	{ r_celu, { "celu: alpha" } },
	{ r_mse, { "mse: predictions and targets have one shape", "f32[2,4]", "f32[4]" } },
	{ r_squared, { "squared_error: predictions and targets have one shape", "f32[2,1]" } },
	{ r_sigmoid, { "sigmoid_binary_cross_entropy: logits and labels have as many axes", "f32[3,1]", "f32[3]" } },
	{ r_soft, { "softmax_cross_entropy: logits and labels", "f32[2,3]" } },
	{ r_ints, { "softmax_cross_entropy: logits are floats", "i32[2]" } },
	{ r_kl, { "kl_divergence: log_predictions are floats (…, classes), got f32[]" } },
	{ r_hinge, { "hinge_loss", "f32[2,4]", "f32[2]" } },
	{ r_cosine, { "cosine_similarity", "f32[2,4]", "f32[4]" } },
	{ r_contrast, { "contrastive_loss", "f32[2,3]" } },
	{ r_ntxent, { "ntxent", "i32[3]" } },
	{ r_cold, { "ntxent: the temperature" } },
	{ r_triplet, { "triplet_margin_loss: anchors and negatives", "f32[2,3]" } },
	{ r_ctc, { "ctc_loss", "f32[1,2,4]", "f32[1,3]" } },
	{ r_blank, { "ctc_loss: blank_id is one of 4 classes", "got 4" } },
	{ r_rate, { "dropout: the rate", "1.5" } },
	{ r_smooth, { "smooth_labels", "i32[2]" } },
};

static void test_refused(void **state)
{
	WF_TREES(x, out);

	(void)state;
	use_backend(0);
	ok(wf_array(WF_F32, 2, (const int64_t[]){ 2, 4 }, (const float[8]){ 0 }, &x));
	for (size_t i = 0; i < WFI_LEN(refusals); i++) {
		const char *parts[6] = { "edge_test.c:" };

		memcpy(parts + 1, refusals[i].says, sizeof refusals[i].says);
		refused(wf_call(refusals[i].f, WF_IN(x), WF_OUT(&out)), parts);
		assert_null(out);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_empty), cmocka_unit_test(test_silent), cmocka_unit_test(test_hard), cmocka_unit_test(test_padding),
		cmocka_unit_test(test_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

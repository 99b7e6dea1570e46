/* flax_test.c: layers of flax and losses of optax, values and gradients, on both back ends. Goldens: test/oracle/nn_golden.py. */
#include <weft/collective.h>
#include "nn/test_golden.h"

enum { MOST = 7 };
typedef wf_val layer(const wf_val *x);
typedef struct job { layer *f; size_t n; int backend, wide; /* operands in f64 */ } job;

static wf_val with_bias(const wf_val *x) { return wf_dict("kernel", x[1], "bias", x[2]); }
static wf_val scaled(const wf_val *x) { return wf_dict("scale", x[1], "bias", x[2]); }
#define LAYER(name, ...) static wf_val name(const wf_val *x) { return __VA_ARGS__; }
LAYER(avg_same, wf_avg_pool(x[0], .window = { 2, 2 }, .strides = { 2, 2 }, .padding = WF_SAME))
LAYER(avg_exclude, wf_avg_pool(x[0], .window = { 3, 2 }, .strides = { 2, 1 }, .padding = WF_SAME, .no_count_include_pad = true))
LAYER(avg_valid, wf_avg_pool(x[0], .window = { 2, 3 }))
LAYER(avg_line, wf_avg_pool(x[0], .window = { 2 }, .strides = { 2 }))
LAYER(avg_room, wf_avg_pool(x[0], .window = { 2, 1, 2 }, .strides = { 1, 1, 2 }, .padding = WF_SAME))
LAYER(max_same, wf_max_pool(x[0], .window = { 2, 2 }, .strides = { 2, 2 }, .padding = WF_SAME))
LAYER(max_overlap, wf_max_pool(x[0], .window = { 3, 3 }, .strides = { 1, 2 }))
LAYER(min_same, wf_min_pool(x[0], .window = { 3, 2 }, .strides = { 2, 2 }, .padding = WF_SAME))
LAYER(conv_1d, wf_conv_layer(with_bias(x), x[0], .strides = { 2 }))
LAYER(conv_2d, wf_conv_layer(with_bias(x), x[0]))
LAYER(conv_valid, wf_conv_layer(with_bias(x), x[0], .strides = { 2, 1 }, .dilation = { 2, 2 }, .valid = true))
LAYER(conv_3d, wf_conv_layer(with_bias(x), x[0], .strides = { 2, 2, 2 }))
LAYER(conv_depthwise, wf_conv_layer(with_bias(x), x[0], .groups = 3))
LAYER(up_same, wf_conv_transpose(with_bias(x), x[0], .strides = { 2, 2 }))
LAYER(up_valid, wf_conv_transpose(with_bias(x), x[0], .strides = { 2, 3 }, .valid = true))
LAYER(up_dilated, wf_conv_transpose(with_bias(x), x[0], .strides = { 3 }, .dilation = { 2 }))
LAYER(rms_norm, wf_rms_norm(wf_dict("scale", x[1]), x[0]))
LAYER(group_norm, wf_group_norm(scaled(x), x[0], 2))
LAYER(batch_all, wf_batch_norm(scaled(x), wf_dict("mean", x[3], "var", x[4]), x[0]))
LAYER(batch_y, wf_at(batch_all(x), 0))
LAYER(batch_mean, wf_get(batch_all(x), "1.mean"))
LAYER(batch_var, wf_get(batch_all(x), "1.var"))
LAYER(batch_running, wf_at(wf_batch_norm(scaled(x), wf_dict("mean", x[3], "var", x[4]), x[0], .use_running_average = true), 0))
LAYER(sigmoid_ce, wf_sigmoid_binary_cross_entropy(x[0], x[1]))
LAYER(squared_error, wf_squared_error(x[0], x[1]))
LAYER(mse, wf_mse(x[0], x[1]))
LAYER(huber, wf_huber_loss(x[0], x[1], 0.7))
LAYER(cosine_similarity, wf_cosine_similarity(x[0], x[1], 0))
LAYER(cosine_distance, wf_cosine_distance(x[0], x[1], 2))
LAYER(kl, wf_kl_divergence(x[0], x[1]))
LAYER(contrastive, wf_contrastive_loss(x[0], x[1], 0.1))
LAYER(top_k, wf_top_k_accuracy(x[0], x[1], 2))
LAYER(confusion, wf_confusion_matrix(x[0], x[1], 3))
LAYER(attention, wf_dot_product_attention(x[0], x[1], x[2]))
LAYER(attention_mask, wf_dot_product_attention(x[0], x[1], x[2], .mask = x[3]))
LAYER(rotary, wf_rotary_embedding(x[0], 100))
LAYER(relu6, wf_relu6(x[0]))
LAYER(leaky_relu, wf_leaky_relu(x[0], 0.2))
LAYER(elu, wf_elu(x[0], 1.3))
LAYER(celu, wf_celu(x[0], 0.7))
LAYER(selu, wf_selu(x[0]))
LAYER(mish, wf_mish(x[0]))
LAYER(squareplus, wf_squareplus(x[0], 3))
LAYER(soft_sign, wf_soft_sign(x[0]))
LAYER(hard_sigmoid, wf_hard_sigmoid(x[0]))
LAYER(hard_silu, wf_hard_swish(x[0]))
LAYER(hard_tanh, wf_hard_tanh(x[0]))
LAYER(sparse_plus, wf_sparse_plus(x[0]))
LAYER(sparse_sigmoid, wf_sparse_sigmoid(x[0]))
LAYER(glu_first, wf_glu(x[0], 0))
LAYER(glu_last, wf_glu(x[0], -1))
LAYER(prelu, wf_prelu(wf_dict("negative_slope", x[1]), x[0]))
LAYER(softmax_ce, wf_softmax_cross_entropy(x[0], x[1]))
LAYER(poly_loss, wf_poly_loss_cross_entropy(x[0], x[1], 1.5))
LAYER(smooth_labels, wf_smooth_labels(x[0], 0.1))
LAYER(focal, wf_sigmoid_focal_loss(x[0], x[1], 0.3, 1.5))
LAYER(focal_soft, wf_sigmoid_focal_loss(x[0], x[1], 0, 2))
LAYER(hinge, wf_hinge_loss(x[0], x[1]))
LAYER(l2_loss, wf_l2_loss(x[0], x[1]))
LAYER(log_cosh, wf_log_cosh(x[0], x[1]))
LAYER(kl_log, wf_kl_divergence_with_log_targets(x[0], x[1]))
LAYER(ntxent, wf_ntxent(x[0], x[1], 0.2))
LAYER(triplet, wf_triplet_margin_loss(x[0], x[1], x[2]))
LAYER(triplet_four, wf_triplet_margin_loss(x[0], x[1], x[2], .margin = 0.2, .norm_degree = 4, .eps = 1e-3))
LAYER(ctc, wf_ctc_loss(x[0], x[1], x[2], x[3]))
LAYER(ctc_blanks, wf_at(wf_ctc_loss_with_forward_probs(x[0], x[1], x[2], x[3]), 1))
LAYER(ctc_labels, wf_at(wf_ctc_loss_with_forward_probs(x[0], x[1], x[2], x[3]), 2))
LAYER(ctc_last, wf_ctc_loss(x[0], x[1], x[2], x[3], .blank_id = 3, .log_epsilon = -1e4))
LAYER(dense, wf_dense(with_bias(x), x[0]))
LAYER(dense_plain, wf_dense(wf_dict("kernel", x[1]), x[0]))
LAYER(avg_first, wf_avg_pool(x[0], {2, 2}, {2, 2}, WF_SAME, .channels_first = true))
LAYER(max_first, wf_max_pool(x[0], .window = { 3, 2 }, .strides = { 2, 1 }, .channels_first = true))
LAYER(attention_causal, wf_dot_product_attention(x[0], x[1], x[2], .causal = true))
LAYER(attention_context, wf_multi_head_attention(wf_dict("query", wf_dict("kernel", x[2]), "key", wf_dict("kernel", x[3]), "value", wf_dict("kernel", x[4]),
							 "out", wf_dict("kernel", x[5])), x[0], x[1]))
LAYER(dropout, wf_dropout(x[0], x[1], 0.3))
LAYER(ignore, wf_cross_entropy_ignore(x[0], x[1], -100))
LAYER(softmax, wf_softmax(x[0]))
LAYER(conv_one, wf_conv_layer(with_bias(x), x[0]))
LAYER(up_one, wf_conv_transpose(with_bias(x), x[0]))
LAYER(layer_norm, wf_layer_norm(scaled(x), x[0]))
LAYER(layer_norm_eps, wf_layer_norm(scaled(x), x[0], .epsilon = 0.1))
LAYER(rms_norm_eps, wf_rms_norm(wf_dict("scale", x[1]), x[0], .epsilon = 0.1))
LAYER(group_norm_eps, wf_group_norm(scaled(x), x[0], 2, .epsilon = 0.1))
LAYER(avg_one, wf_avg_pool(x[0], .window = { 1, 1 }))

/* the next entries of a vector, in that shape */
static wf_val cut(wf_val flat, int64_t *at, const int64_t *dims, size_t n)
{
	int64_t size = 1;

	for (size_t i = 0; i < n; i++)
		size *= dims[i];
	*at += size;
	return wf_reshape_n(wf_slice_axis(flat, 0, *at - size, *at), dims, n);
}

static wf_val attention_layer(const wf_val *x)
{
	static const char *const names[] = { "query", "key", "value" };
	wf_val params = wf_dict("out", wf_none());
	int64_t at = 0;

	for (int i = 0; i < 3; i++) {
		wf_val kernel = cut(x[1], &at, (const int64_t[]){ 6, 2, 3 }, 3), bias = cut(x[1], &at, (const int64_t[]){ 2, 3 }, 2);
		params = wf_with(params, names[i], wf_dict("kernel", kernel, "bias", bias));
	}
	wf_val kernel = cut(x[1], &at, (const int64_t[]){ 2, 3, 5 }, 3), bias = cut(x[1], &at, (const int64_t[]){ 5 }, 1);
	return wf_multi_head_attention(wf_with(params, "out", wf_dict("kernel", kernel, "bias", bias)), x[0], x[0], .causal = true);
}

static wf_val cut_dict(wf_val flat, int64_t *at, const char *a, const int64_t *dims, size_t n, const char *b, const int64_t *other, size_t m)
{
	wf_val bias = cut(flat, at, other, m), kernel = cut(flat, at, dims, n); /* in the order of a tree's leaves: by name */

	return wf_dict(a, kernel, b, bias);
}
#define D(...) (const int64_t[]){ __VA_ARGS__ }, WFI_LEN(((const int64_t[]){ __VA_ARGS__ }))

static wf_val block(const wf_val *x)
{
	int64_t at = 0;
	wf_val f = x[1], key = cut_dict(f, &at, "kernel", D(6, 2, 3), "bias", D(2, 3)), out = cut_dict(f, &at, "kernel", D(2, 3, 6), "bias", D(6));
	wf_val query = cut_dict(f, &at, "kernel", D(6, 2, 3), "bias", D(2, 3)), value = cut_dict(f, &at, "kernel", D(6, 2, 3), "bias", D(2, 3));
	wf_val ln_1 = cut_dict(f, &at, "scale", D(6), "bias", D(6)), ln_2 = cut_dict(f, &at, "scale", D(6), "bias", D(6));
	wf_val in = cut_dict(f, &at, "kernel", D(6, 8), "bias", D(8)), last = cut_dict(f, &at, "kernel", D(8, 6), "bias", D(6));
	wf_val params = wf_dict("attention", wf_dict("query", query, "key", key, "value", value, "out", out), "ln_1", ln_1, "ln_2", ln_2, "mlp_in", in,
				"mlp_out", last);

	return wf_transformer_block(params, x[0], .causal = true);
}

/* params cut out of x[2], x[3] and x[4], two features a gate */
static wf_val recurrent(const wf_val *x, int gates, const char *const *in, const char *const *hidden, const char *const *biased)
{
	wf_val params = wf_dict("-", wf_none());
	char path[20];

	for (int i = 0; i < gates; i++) {
		params = wf_with(params, in[i], wf_dict("kernel", wf_slice_axis(x[2], 1, 2 * i, 2 * i + 2)));
		params = wf_with(params, hidden[i], wf_dict("kernel", wf_slice_axis(x[3], 1, 2 * i, 2 * i + 2)));
	}
	for (int i = 0; biased[i]; i++) {
		snprintf(path, sizeof path, "%s.kernel", biased[i]);
		params = wf_with(params, biased[i], wf_dict("kernel", wf_get(params, path), "bias", wf_slice_axis(x[4], 0, 2 * i, 2 * i + 2)));
	}
	return params;
}
#define NAMES(...) (const char *const[]){ __VA_ARGS__, NULL }
LAYER(rnn, wf_at(wf_rnn(recurrent(x, 1, NAMES("i"), NAMES("h"), NAMES("i")), x[1], x[0]), 1))
LAYER(lstm, wf_at(wf_lstm(recurrent(x, 4, NAMES("ii", "if", "ig", "io"), NAMES("hi", "hf", "hg", "ho"), NAMES("hi", "hf", "hg", "ho")),
			  wf_tuple(x[1], wf_mul(x[1], wf_c(0.5))), x[0]), 1))
LAYER(gru, wf_at(wf_gru(recurrent(x, 3, NAMES("ir", "iz", "in"), NAMES("hr", "hz", "hn"), NAMES("ir", "iz", "in", "hn")), x[1], x[0]), 1))

static const struct { const char *name; layer *f; } cases[] = {
	{ "rnn", rnn },
	{ "lstm", lstm },
	{ "gru", gru },
	{ "attention", attention },
	{ "attention.mask", attention_mask },
	{ "attention.nowhere", attention_mask },
	{ "multi_head_attention", attention_layer },
	{ "rotary", rotary },
	{ "avg_pool.same", avg_same },
	{ "avg_pool.exclude", avg_exclude },
	{ "avg_pool.valid", avg_valid },
	{ "avg_pool.line", avg_line },
	{ "avg_pool.room", avg_room },
	{ "max_pool.same", max_same },
	{ "max_pool.overlap", max_overlap },
	{ "min_pool.same", min_same },
	{ "conv.1d", conv_1d },
	{ "conv.2d", conv_2d },
	{ "conv.valid", conv_valid },
	{ "conv.3d", conv_3d },
	{ "conv.depthwise", conv_depthwise },
	{ "conv_transpose.same", up_same },
	{ "conv_transpose.valid", up_valid },
	{ "conv_transpose.dilated", up_dilated },
	{ "rms_norm", rms_norm },
	{ "group_norm", group_norm },
	{ "batch_norm", batch_y },
	{ "batch_norm.mean", batch_mean },
	{ "batch_norm.var", batch_var },
	{ "batch_norm.running", batch_running },
	{ "sigmoid_binary_cross_entropy", sigmoid_ce },
	{ "squared_error", squared_error },
	{ "mse", mse },
	{ "huber_loss", huber },
	{ "cosine_similarity", cosine_similarity },
	{ "cosine_distance", cosine_distance },
	{ "kl_divergence", kl },
	{ "contrastive_loss", contrastive },
	{ "top_k_accuracy", top_k },
	{ "confusion_matrix", confusion },
	{ "relu6", relu6 },
	{ "leaky_relu", leaky_relu },
	{ "elu", elu },
	{ "celu", celu },
	{ "selu", selu },
	{ "mish", mish },
	{ "squareplus", squareplus },
	{ "soft_sign", soft_sign },
	{ "hard_sigmoid", hard_sigmoid },
	{ "hard_silu", hard_silu },
	{ "hard_tanh", hard_tanh },
	{ "sparse_plus", sparse_plus },
	{ "sparse_sigmoid", sparse_sigmoid },
	{ "glu.first", glu_first },
	{ "glu.last", glu_last },
	{ "prelu", prelu },
	{ "softmax_cross_entropy", softmax_ce },
	{ "softmax_cross_entropy.one", softmax_ce },
	{ "poly_loss_cross_entropy", poly_loss },
	{ "smooth_labels", smooth_labels },
	{ "sigmoid_focal_loss", focal },
	{ "sigmoid_focal_loss.soft", focal_soft },
	{ "sigmoid_focal_loss.hard", focal },
	{ "hinge_loss", hinge },
	{ "l2_loss", l2_loss },
	{ "log_cosh", log_cosh },
	{ "kl_divergence_with_log_targets", kl_log },
	{ "ntxent", ntxent },
	{ "triplet_margin_loss", triplet },
	{ "triplet_margin_loss.four", triplet_four },
	{ "ctc_loss", ctc },
	{ "ctc_loss.blanks", ctc_blanks },
	{ "ctc_loss.labels", ctc_labels },
	{ "ctc_loss.last", ctc_last },
	{ "ctc_loss.short", ctc },
	{ "dense", dense },
	{ "dense.plain", dense_plain },
	{ "avg_pool.first", avg_first },
	{ "max_pool.first", max_first },
	{ "attention.causal", attention_causal },
	{ "multi_head_attention.context", attention_context },
	{ "transformer_block", block },
	{ "dropout", dropout },
	{ "cross_entropy_ignore", ignore },
	{ "softmax", softmax },
	{ "conv.one", conv_one },
	{ "conv_transpose.one", up_one },
	{ "attention.one", attention },
	{ "rms_norm.one", rms_norm },
	{ "layer_norm.one", layer_norm },
	{ "layer_norm.far", layer_norm },
	{ "group_norm.one", group_norm },
	{ "batch_norm.one", batch_y },
	{ "rnn.one", rnn },
	{ "avg_pool.one", avg_one },
	{ "softmax.one", softmax },
	{ "layer_norm.eps", layer_norm_eps },
	{ "rms_norm.eps", rms_norm_eps },
	{ "group_norm.eps", group_norm_eps },
};

static wf_val forward(const wf_val *x, size_t n, const void *user)
{
	const job *j = user;
	wf_val in[MOST] = { { NULL } }, y;

	if (!j->wide)
		return j->f(x);
	for (size_t i = 0; i < n && i < MOST; i++)
		in[i] = wf_dtype_of(x[i]) == WF_F32 ? wf_astype(x[i], WF_F64) : x[i];
	y = j->f(in);
	return wf_dtype_of(y) == WF_F64 ? wf_astype(y, WF_F32) : y;
}

static wf_val weighted(const wf_val *x, size_t n, const void *user)
{
	return wf_sum(wf_mul(forward(x, n - 1, user), x[n - 1]));
}

/* all gradients of the arguments of floats, as a tuple; the last argument is the weights */
static wf_val gradients(const wf_val *x, size_t n, const void *user)
{
	uint64_t argnums = 0;
	int count = 0;

	for (size_t i = 0; i + 1 < n; i++)
		if (wf_dtype_of(x[i]) == WF_F32) {
			argnums |= WF_ARG(i);
			count++;
		}
	wf_fn f = wf_fn_generic(weighted, n, user, sizeof(job));
	wf_val grads = wf_apply_n(wfi_grad(f, (wf_grad_opts){ .argnums = argnums }), x, n);
	return count == 1 ? wf_tuple(grads) : grads;
}

static void compare(const char *name, layer *f, int b, bool wide)
{
	const wf_tree *in[MOST + 1], *w = golden_find("%s.w", name);
	const double relative = wide ? 2e-7 : 3e-6, absolute = wide ? 1e-7 : 2e-6, grad_error = wide ? 3e-7 : 1e-5;
	job j = { f, 0, b, wide };
	WF_TREES(out, grads);
	char place[12];
	int at = 0;

	while (j.n < MOST && (in[j.n] = golden_find("%s.%zu", name, j.n)))
		j.n++;
	ok(wf_call(wf_fn_generic(forward, j.n, &j, sizeof j), ((wf_arrays){ j.n, in }), WF_OUT(&out)));
	same(name, b, out, golden("%s.out", name), relative, absolute);
	if (!w)
		return;
	in[j.n] = w;
	ok(wf_call(wf_fn_generic(gradients, j.n + 1, &j, sizeof j), ((wf_arrays){ j.n + 1, in }), WF_OUT(&grads)));
	for (size_t i = 0; i < j.n; i++)
		if (wf_tree_dtype(in[i]) == WF_F32) {
			snprintf(place, sizeof place, "%d", at++);
			same(name, b, wf_tree_is_leaf(grads) ? grads : wf_tree_get(grads, place), golden("%s.grad.%zu", name, i), grad_error, grad_error);
		}
}

static void test_cases(void **state)
{
	(void)state;
	for (size_t i = 0; i < WFI_LEN(cases); i++)
		FOR_BACKENDS(b)
			compare(cases[i].name, cases[i].f, b, false);
	for (size_t i = 0; i < golden_count; i++)
		if (!golden_used[i])
			fail_msg("%s was not compared with anything", golden_path[i]);
}

/* of f64 operands all is computed in f64: nothing but the rounding of the goldens to f32 is left */
static void test_wide(void **state)
{
	(void)state;
	use_backend(1);
	for (size_t i = 0; i < WFI_LEN(cases); i++)
		compare(cases[i].name, cases[i].f, 1, true);
}

/* ---- in bf16: what comes of operands that are rounded to it, computed in bf16, is near what is computed of them in f32 ---- */
static wf_val to(wf_val x, wf_dtype d)
{
	return wf_dtype_of(x) == WF_F32 ? wf_astype(wf_astype(x, WF_BF16), d) : x;
}

/* the result in f32; all gradients, if there are weights, in f32; of operands in d */
static wf_val in_dtype(const wf_val *x, size_t n, const job *j, wf_dtype d)
{
	wf_val in[MOST + 1] = { { NULL } }, y;

	for (size_t i = 0; i < n; i++)
		in[i] = i < j->n ? to(x[i], d) : x[i];
	y = wf_astype(j->f(in), WF_F32);
	if (n == j->n)
		return wf_tuple(y);
	uint64_t argnums = 0;
	for (size_t i = 0; i < j->n; i++)
		argnums |= wf_dtype_of(in[i]) == d ? WF_ARG(i) : 0;
	wf_val grads = wf_apply_n(wfi_grad(wf_fn_generic(weighted, n, j, sizeof *j), (wf_grad_opts){ .argnums = argnums }), in, n), all[MOST];
	size_t count = wf_tree_leaves(grads, all, MOST);
	wf_val out = wf_dict("out", y);
	for (size_t i = 0; i < count; i++) {
		char name[32];

		snprintf(name, sizeof name, "grad_%zu", i);
		out = wf_with(out, name, wf_astype(all[i], WF_F32));
	}
	return out;
}

static wf_val largest(wf_val x) { return wf_size(x) ? wf_max(wf_abs(x)) : wf_c(0); }

/* how far apart, as a part of the greatest of the right ones (gradients: of them all, as some are 0 but for rounding) */
static wf_val distance(const wf_val *x, size_t n, const void *user)
{
	const job *j = user;
	wf_val half[MOST + 1], wide[MOST + 1], top = wf_c(1e-6), worst = wf_c(0);
	size_t count = wf_tree_leaves(in_dtype(x, n, j, WF_BF16), half, MOST + 1);

	wf_tree_leaves(in_dtype(x, n, j, WF_F32), wide, MOST + 1);
	for (size_t i = 0; i + 1 < count; i++) /* "out" comes last: names are sorted */
		top = wf_maximum(top, largest(wide[i]));
	for (size_t i = 0; i + 1 < count; i++)
		worst = wf_maximum(worst, wf_div(largest(wf_sub(half[i], wide[i])), top));
	wf_val out = wf_div(largest(wf_sub(half[count - 1], wide[count - 1])), wf_maximum(largest(wide[count - 1]), wf_c(1e-6)));
	return wf_tuple(out, worst);
}

static void test_bf16(void **state)
{
	WF_TREES(out, grads);

	(void)state;
	for (size_t i = 0; i < WFI_LEN(cases); i++)
		FOR_BACKENDS(b) {
			const wf_tree *in[MOST + 1], *w = golden_find("%s.w", cases[i].name);
			job j = { cases[i].f, 0, b, 0 };
			size_t n;

			while (j.n < MOST && (in[j.n] = golden_find("%s.%zu", cases[i].name, j.n)))
				j.n++;
			in[n = j.n] = w;
			n += w != NULL;
			ok(wf_call(wf_fn_generic(distance, n, &j, sizeof j), ((wf_arrays){ n, in }), WF_OUT(&out, &grads)));
			if (!(wf_item(out) <= 0.01 && wf_item(grads) <= 0.03))
				fail_msg("%s on %s: in bf16 the result is off by %g of it, gradients by %g", cases[i].name, backends[b], wf_item(out), wf_item(grads));
		}
}

/* ---- what the goldens do not show ---- */
static wf_val far_away(wf_val x, const void *user)
{
	(void)user;
	wf_val params = wf_dict("scale", wf_ones(1), "bias", wf_zeros(1)), column = wf_reshape(x, 3, 1), p, s;
	wf_unpack(wf_batch_norm_init(1), &p, &s);
	return wf_tuple(wf_reshape(wf_at(wf_batch_norm(p, s, column, .epsilon = 1e-6), 0), 3),
			wf_reshape(wf_group_norm(params, wf_reshape(x, 1, 3, 1), 1), 3));
}

/* E[x²] − E[x]² would give 0 and ±1000 */
static void test_far_from_zero(void **state)
{
	WF_TREES(x, batch, group, wanted);

	(void)state;
	ok(wf_array(WF_F32, 1, (const int64_t[]){ 3 }, (const float[]){ 1e4F, 1e4F + 1, 1e4F + 2 }, &x));
	ok(wf_array(WF_F32, 1, (const int64_t[]){ 3 }, (const float[]){ -1.2247439F, 0, 1.2247439F }, &wanted));
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(far_away, &b), WF_IN(x), WF_OUT(&batch, &group)));
		same("batch_norm", b, batch, wanted, 1e-6, 0);
		same("group_norm", b, group, wanted, 1e-6, 0);
	}
}

static wf_val one_member(wf_val x, wf_val scale, wf_val bias, wf_val mean, wf_val var)
{
	return wf_batch_norm(wf_dict("scale", scale, "bias", bias), wf_dict("mean", mean, "var", var), x, .axis_name = "batch");
}

static wf_val members(wf_val x, wf_val scale, wf_val bias, wf_val mean, wf_val var)
{
	wf_fn f = wf_vmap(one_member, .axis_name = "batch", .in_axes = { 0, WF_NONE, WF_NONE, WF_NONE, WF_NONE });
	wf_val all = wf_apply(f, x, scale, bias, mean, var);

	return wf_tuple(wf_at(all, 0), wf_at(wf_get(all, "1.mean"), 3), wf_at(wf_get(all, "1.var"), 0));
}

/* four members with a row each are one batch of four rows */
static void test_synchronised(void **state)
{
	WF_TREES(y, mean, var);

	(void)state;
	use_backend(1);
	ok(wf_call(members, WF_IN(golden("batch_norm.0"), golden("batch_norm.1"), golden("batch_norm.2"), golden("batch_norm.3"),
				  golden("batch_norm.4")), WF_OUT(&y, &mean, &var)));
	same("batch_norm", 1, y, golden("batch_norm.out"), 3e-6, 2e-6);
	same("mean", 1, mean, golden("batch_norm.mean.out"), 3e-6, 2e-6);
	same("var", 1, var, golden("batch_norm.var.out"), 3e-6, 2e-6);
}

static wf_val halves_and_zeros(wf_val key, const void *user)
{
	(void)user;
	wf_val ones = wf_astype(wf_ones(1, 64, 64, 1), WF_F16), conv = wf_conv_init(key, 2, 2, 3, 4);
	wf_val zero = wf_zeros(1, 3), kernel = wf_sub(wf_get(conv, "kernel"), wf_lecun_normal(key, 2, 2, 3, 4));
	return wf_tuple(wf_reshape(wf_avg_pool(ones, .window = { 64, 64 })), wf_at(wf_cosine_similarity(zero, wf_ones(1, 3), 0), 0),
			wf_max(wf_abs(kernel)), wf_at(wf_get(conv, "bias"), 3), wf_at(wf_kl_divergence(zero, zero), 0));
}

static void test_halves_and_zeros(void **state)
{
	WF_TREES(key, mean, cosine, kernel, bias, none);

	(void)state;
	ok(wf_prng_key(0, &key));
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(halves_and_zeros, &b), WF_IN(key), WF_OUT(&mean, &cosine, &kernel, &bias, &none)));
		assert_int_equal(wf_tree_dtype(mean), WF_F16);
		assert_true(wf_item(mean) == 1 && wf_item(cosine) == 0 && wf_item(kernel) == 0 && wf_item(bias) == 0 && wf_item(none) == 0);
	}
}

static wf_val left_out(wf_val key, wf_val x)
{
	return wf_dropout(key, x, 0.25, .axis_name = "batch");
}

static wf_val dropped(wf_val key, const void *user)
{
	(void)user;
	wf_val x = wf_ones(8, 500), whole = wf_dropout(key, x, 0.25);
	wf_fn members_of = wf_vmap(left_out, .axis_name = "batch", .in_axes = { WF_NONE, 0 });
	wf_val two = wf_reshape(wf_apply(members_of, key, wf_reshape(x, 2, 4, 500)), 8, 500);
	wf_val eight = wf_reshape(wf_apply(members_of, key, wf_reshape(x, 8, 1, 500)), 8, 500);
	wf_val rows = wf_all(wf_equal(wf_slice_axis(whole, 0, 0, 1), wf_slice_axis(whole, 0, 1, 2)));
	return wf_tuple(whole, two, eight, rows, wf_mean(whole), wf_max(whole), wf_sum(wf_dropout(key, x, 1)),
			wf_sum(wf_dropout(key, x, 0.5, .deterministic = true)));
}

/* the mask does not depend on the number of members; rows have different ones */
static void test_dropout(void **state)
{
	WF_TREES(key, whole, two, eight, rows, mean, top, none, kept);

	(void)state;
	ok(wf_prng_key(3, &key));
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(dropped, &b), WF_IN(key), WF_OUT(&whole, &two, &eight, &rows, &mean, &top, &none, &kept)));
		same("two members", b, two, whole, 0, 0);
		same("eight members", b, eight, whole, 0, 0);
		assert_true(wf_item(rows) == 0 && fabs(wf_item(mean) - 1) < 0.05 && fabs(wf_item(top) - 4.0 / 3) < 1e-6);
		assert_true(wf_item(none) == 0 && wf_item(kept) == 4000);
	}
}

static wf_val block_of(wf_val key, wf_val x)
{
	return wf_transformer_block(wf_transformer_block_init(key, 8, 2, 12), x, .causal = true, .rotary = true);
}

static wf_val blocks(wf_val key, const void *user)
{
	(void)user;
	wf_val x = wf_normal(key, 2, 5, 8), changed = wf_concatenate(1, wf_slice_axis(x, 1, 0, 4), wf_zeros(2, 1, 8));
	wf_val same_places = wf_sub(block_of(key, x), block_of(key, changed));
	return wf_tuple(wf_max(wf_abs(wf_slice_axis(same_places, 1, 0, 4))), wf_max(wf_abs(wf_slice_axis(same_places, 1, 4, 5))));
}

/* a causal block: what comes last changes no place before it */
static void test_block(void **state)
{
	WF_TREES(key, before, last);

	(void)state;
	ok(wf_prng_key(0, &key));
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(blocks, &b), WF_IN(key), WF_OUT(&before, &last)));
		assert_true(wf_item(before) < 1e-6 && wf_item(last) > 0.1);
	}
}

/* ---- what is refused ---- */
static wf_val no_window(wf_val x) { return wf_avg_pool(x); }
static wf_val minus_window(wf_val x) { return wf_max_pool(x, .window = { -2 }); }
static wf_val whole_mean(wf_val x) { return wf_avg_pool(wf_astype(x, WF_I32), .window = { 2 }); }
static wf_val narrow_kernel(wf_val x) { return wf_conv_layer(wf_dict("kernel", wf_zeros(2, 2, 2, 1)), x); }
static wf_val up_groups(wf_val x) { return wf_conv_transpose(wf_dict("kernel", wf_zeros(2, 2, 3, 1)), x, .groups = 3); }
static wf_val two_groups(wf_val x) { return wf_group_norm(wf_group_norm_init(3), x, 2); }
static wf_val short_scale(wf_val x) { return wf_rms_norm(wf_rms_norm_init(2), x); }
static wf_val no_delta(wf_val x) { return wf_huber_loss(x, x, 0); }
static wf_val many_k(wf_val x) { return wf_top_k_accuracy(wf_reshape(x, -1, 3), wf_zeros_as(WF_I32, 40), 4); }

static void test_refused(void **state)
{
	const wf_tree *x = golden("avg_pool.same.0");
	WF_TREES(out);

	(void)state;
	use_backend(0);
	REFUSED(wf_call(no_window, WF_IN(x), WF_OUT(&out)), "avg_pool", ".window", "f32[2,5,4,3]", "flax_test.c:");
	REFUSED(wf_call(minus_window, WF_IN(x), WF_OUT(&out)), "max_pool", "-2");
	REFUSED(wf_call(whole_mean, WF_IN(x), WF_OUT(&out)), "avg_pool", "i32[2,5,4,3]");
	REFUSED(wf_call(narrow_kernel, WF_IN(x), WF_OUT(&out)), "conv_layer", "f32[2,2,2,1]", "f32[2,5,4,3]");
	REFUSED(wf_call(up_groups, WF_IN(x), WF_OUT(&out)), "conv_transpose", "groups", "3");
	REFUSED(wf_call(two_groups, WF_IN(x), WF_OUT(&out)), "group_norm", "2 groups", "3 features");
	REFUSED(wf_call(short_scale, WF_IN(x), WF_OUT(&out)), "rms_norm", "f32[2]");
	REFUSED(wf_call(no_delta, WF_IN(x), WF_OUT(&out)), "huber_loss", "delta");
	REFUSED(wf_call(many_k, WF_IN(x), WF_OUT(&out)), "top_k_accuracy", "3", "4");
	assert_null(out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_cases),
		cmocka_unit_test(test_wide),
		cmocka_unit_test(test_bf16),
		cmocka_unit_test(test_far_from_zero),
		cmocka_unit_test(test_synchronised),
		cmocka_unit_test(test_halves_and_zeros),
		cmocka_unit_test(test_dropout),
		cmocka_unit_test(test_block),
		cmocka_unit_test(test_refused),
	};

	golden_name = WEFT_GOLDEN_DIR "/nn.npz";
	return cmocka_run_group_tests(tests, golden_open, golden_close);
}

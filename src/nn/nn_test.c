/* nn_test.c: layers, losses and initial weights against jax.nn, flax's defaults and a small network trained by JAX and optax,
 * on both back ends. Names of goldens: test/oracle/ops_golden.py (nn.*, init.*) and mlp_golden.py. */
#include "nn/test_golden.h"

typedef wf_val one_argument(wf_val);
typedef struct job { int backend, pad; one_argument *f; } job;

static wf_val soft(wf_val x) { return wf_softmax(x); }
static wf_val log_soft(wf_val x) { return wf_log_softmax(x); }
static wf_val sum_exp(wf_val x) { return wf_logsumexp(x); }
static wf_val gelu(wf_val x) { return wf_gelu(x); }
static wf_val gelu_exact(wf_val x) { return wf_gelu_exact(x); }
static wf_val silu(wf_val x) { return wf_silu(x); }
static wf_val softplus(wf_val x) { return wf_softplus(x); }
static wf_val log_sigmoid(wf_val x) { return wf_log_sigmoid(x); }
static wf_val relu(wf_val x) { return wf_relu(x); }

/* ---- functions of an array ---- */
static wf_val only_value(wf_val x, const void *user)
{
	return ((const job *)user)->f(x);
}

static wf_val weighted(wf_val x, wf_val w, const void *user)
{
	wf_val y = ((const job *)user)->f(x);

	return wf_sum(wf_mul(y, wf_rank(y) == 2 ? w : wf_squeeze(wf_slice_axis(w, 1, 0, 1), 1)));
}

static wf_val value_and_derivative(wf_val x, wf_val w, const void *user)
{
	const job *j = user;

	return wf_tuple(j->f(x), wf_apply(wf_grad(wf_bind(weighted, j)), x, w));
}

static void test_functions(void **state)
{
	/* absolute: where JAX's own value has that error (1 − tanh² and sums that cancel) */
	static const struct { const char *name; one_argument *f; double out, grad; } functions[] = {
		{ "softmax", soft, 0, 5e-7 },   { "log_softmax", log_soft, 0, 5e-7 },     { "logsumexp", sum_exp, 0, 0 },
		{ "gelu", gelu, 5e-7, 1e-6 },   { "gelu_exact", gelu_exact, 1e-9, 1e-7 }, { "silu", silu, 0, 2e-7 },
		{ "softplus", softplus, 0, 0 }, { "log_sigmoid", log_sigmoid, 0, 0 },     { "relu", relu, 0, 0 },
	};
	WF_TREES(out, grad);

	(void)state;
	for (size_t i = 0; i < WFI_LEN(functions); i++)
		FOR_BACKENDS(b) {
			job j = { b, 0, functions[i].f };

			ok(wf_call(wf_bind(value_and_derivative, &j), WF_IN(golden("nn.in"), golden("nn.weights")),
				   WF_OUT(&out, &grad)));
			same(functions[i].name, b, out, golden("nn.%s.out", functions[i].name), 2e-6, functions[i].out);
			same(functions[i].name, b, grad, golden("nn.%s.grad", functions[i].name), 2e-6, functions[i].grad);
		}
}

static void test_infinite(void **state)
{
	static const struct {
		const char *name;
		one_argument *f; } functions[] = { { "softmax", soft }, { "log_softmax", log_soft }, { "logsumexp", sum_exp } };
	WF_TREES(out);

	(void)state;
	for (size_t i = 0; i < WFI_LEN(functions); i++)
		FOR_BACKENDS(b) {
			job j = { b, 0, functions[i].f };

			ok(wf_call(wf_bind(only_value, &j), WF_IN(golden("nn.infinite.in")), WF_OUT(&out)));
			same(functions[i].name, b, out, golden("nn.infinite.%s", functions[i].name), 1e-6, 0);
		}
}

static wf_val summed(wf_val x, const void *user)
{
	return wf_sum(((const job *)user)->f(x));
}

static wf_val derivative(wf_val x, const void *user)
{
	return wf_apply(wf_grad(wf_bind(summed, (const job *)user)), x);
}

static void test_kinks(void **state)
{
	static const float x[] = { -INFINITY, 0, INFINITY, NAN }, plus[] = { 0, 0.69314718F, INFINITY, NAN },
			   plus_grad[] = { 0, 0.5F, 1, NAN }, rectified[] = { 0, 0, INFINITY, NAN };
	static const int64_t four[] = { 4 };
	WF_TREES(in, out, wanted);

	(void)state;
	ok(wf_array(WF_F32, 1, four, x, &in));
	FOR_BACKENDS(b) {
		job r = { b, 0, relu }, s = { b, 0, softplus };

		ok(wf_call(wf_bind(derivative, &r), WF_IN(golden("kink.relu.in")), WF_OUT(&out)));
		same("relu'", b, out, golden("kink.relu.grad"), 0, 0);
		ok(wf_call(wf_bind(only_value, &r), WF_IN(in), WF_OUT(&out)));
		ok(wf_array(WF_F32, 1, four, rectified, &wanted));
		same("relu", b, out, wanted, 0, 0);
		ok(wf_call(wf_bind(only_value, &s), WF_IN(in), WF_OUT(&out)));
		ok(wf_array(WF_F32, 1, four, plus, &wanted));
		same("softplus", b, out, wanted, 1e-6, 0);
		ok(wf_call(wf_bind(derivative, &s), WF_IN(in), WF_OUT(&out)));
		ok(wf_array(WF_F32, 1, four, plus_grad, &wanted));
		same("softplus'", b, out, wanted, 1e-6, 0);
	}
}

/* Half floats are computed in f32 and rounded once; losses stay f32. 2048 ones: in f16 their sum would be right, of 4096 not. */
static wf_val halves(wf_val x, const void *user)
{
	wf_val h = wf_astype(x, WF_F16), many = wf_astype(wf_zeros(1, 4096), WF_F16), label = wf_astype(wf_zeros(1), WF_I32);
	wf_val p = wf_softmax(h), q = wf_astype(wf_softmax(wf_astype(h, WF_F32)), WF_F16), l = wf_log_softmax(many);

	(void)user;
	return wf_tuple(p, q, wf_at(wf_at(l, 0), 0), wf_cross_entropy(many, label), wf_at(wf_logsumexp(many), 0));
}

static void test_halves(void **state)
{
	WF_TREES(p, q, l, loss, lse);

	(void)state;
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(halves, &b), WF_IN(golden("nn.in")), WF_OUT(&p, &q, &l, &loss, &lse)));
		assert_int_equal(wf_tree_dtype(p), WF_F16);
		same("softmax of f16", b, p, q, 0, 0);
		assert_int_equal(wf_tree_dtype(l), WF_F16);
		assert_true(wf_item(l) == -8.3203125);   /* −log 4096 in f16 */
		assert_int_equal(wf_tree_dtype(loss), WF_F32);
		assert_true(fabs(wf_item(loss) - 8.317766166719343) < 1e-6);
		assert_true(wf_item(lse) == 8.3203125);
	}
}

/* ---- losses ---- */
static wf_val mean_loss(wf_val logits, wf_val labels, const void *user)
{
	(void)user;
	return wf_mean(wf_cross_entropy(logits, labels));
}

static wf_val losses(wf_val logits, wf_val labels, const void *user)
{
	const int *b = user;

	return wf_tuple(wf_cross_entropy(logits, labels), wf_apply(wf_value_and_grad(wf_bind(mean_loss, b)), logits, labels));
}

static void test_cross_entropy(void **state)
{
	WF_TREES(rows, both);

	(void)state;
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(losses, &b), WF_IN(golden("nn.in"), golden("nn.cross_entropy.labels")), WF_OUT(&rows, &both)));
		same("cross entropy", b, rows, golden("nn.cross_entropy.out"), 1e-6, 0);
		same("its mean", b, wf_tree_get(both, "0"), golden("nn.cross_entropy.mean"), 1e-6, 0);
		same("its derivative", b, wf_tree_get(both, "1"), golden("nn.cross_entropy.mean_grad"), 2e-6, 1e-7);
	}
}

static wf_val ignoring(wf_val logits, wf_val labels, const void *user)
{
	(void)user;
	return wf_sum(wf_cross_entropy_ignore(logits, labels, -100));
}

/* labels of several types, inside, outside and ignored: NaN outside, 0 and no derivative where ignored */
static wf_val odd_labels(wf_val logits, wf_val labels, const void *user)
{
	const int *b = user;
	wf_val outside = wf_cross_entropy(wf_slice_axis(logits, 0, 0, 3), wf_slice_axis(labels, 0, 0, 3));
	wf_val wide = wf_cross_entropy(wf_slice_axis(logits, 0, 0, 1),
				       wf_add(wf_astype(wf_slice_axis(labels, 0, 0, 1), WF_I64), wf_ci((int64_t)1 << 32)));
	wf_val small = wf_cross_entropy(logits, wf_full_as(WF_U8, 5, 4)),
	       same_label = wf_cross_entropy(logits, wf_full_as(WF_I64, 5, 4));

	return wf_tuple(outside, wf_cross_entropy_ignore(logits, labels, -100),
			wf_apply(wf_grad(wf_bind(ignoring, b)), logits, labels), wide, small, same_label);
}

static void test_labels(void **state)
{
	WF_TREES(labels, outside, ignored, grad, wide, small, same_label);
	float loss[4], g[24];

	(void)state;
	ok(wf_array(WF_I32, 1, (const int64_t[]){ 4 }, (const int32_t[]){ 2, 6, -1, -100 }, &labels));
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(odd_labels, &b), WF_IN(golden("nn.in"), labels),
			   WF_OUT(&outside, &ignored, &grad, &wide, &small, &same_label)));
		ok(wf_tree_read(outside, loss, 3 * sizeof *loss));
		assert_true(isfinite(loss[0]) && isnan(loss[1]) && isnan(loss[2]));
		ok(wf_tree_read(ignored, loss, sizeof loss));
		assert_true(isfinite(loss[0]) && isnan(loss[1]) && isnan(loss[2]) && loss[3] == 0);
		ok(wf_tree_read(grad, g, sizeof g));
		for (int i = 18; i < 24; i++)
			assert_true(g[i] == 0);
		assert_true(g[2] < 0 && g[0] > 0);
		assert_true(isnan(wf_item(wide))); /* 2^32 + 2 is not 2 */
		same("labels of u8", b, small, same_label, 0, 0);
	}
}

static wf_val one_hot(wf_val labels, const void *user)
{
	(void)user;
	return wf_tuple(wf_one_hot(labels, 3), wf_one_hot(wf_reshape(labels, 2, 2), 3), wf_one_hot(labels, 0));
}

static wf_val judged(wf_val logits, const void *user)
{
	(void)user;
	wf_val labels = wf_argmax(logits, -1), two = wf_slice_axis(labels, 0, 0, 2), none = wf_full_as(WF_I32, -1, 2);
	return wf_tuple(wf_accuracy(logits, labels), wf_accuracy(logits, wf_concatenate(0, two, none)));
}

static void test_one_hot_and_accuracy(void **state)
{
	WF_TREES(labels, out, square, empty, all, half);

	(void)state;
	ok(wf_array(WF_I32, 1, (const int64_t[]){ 4 }, (const int32_t[]){ 0, 2, -1, 3 }, &labels));
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(one_hot, &b), WF_IN(labels), WF_OUT(&out, &square, &empty)));
		same("one_hot", b, out, golden("nn.one_hot"), 0, 0);
		assert_int_equal(wf_tree_rank(square), 3);
		assert_int_equal(wf_tree_dim(empty, 1), 0);
		ok(wf_call(wf_bind(judged, &b), WF_IN(golden("nn.in")), WF_OUT(&all, &half)));
		assert_true(wf_item(all) == 1 && wf_item(half) == 0.5);
	}
}

/* ---- layers ---- */
static wf_val normed(wf_val x, wf_val scale, wf_val bias, const void *user)
{
	(void)user;
	return wf_layer_norm(wf_dict("scale", scale, "bias", bias), x);
}

static wf_val normed_sum(wf_val x, wf_val scale, wf_val bias, wf_val weights, const void *user)
{
	return wf_sum(wf_mul(normed(x, scale, bias, user), weights));
}

static wf_val norm_derivatives(wf_val x, wf_val scale, wf_val bias, wf_val weights, const void *user)
{
	const int *b = user;

	return wf_apply(wf_grad(wf_bind(normed_sum, b), .argnums = WF_ARG(0) | WF_ARG(1) | WF_ARG(2)), x, scale, bias, weights);
}

static wf_val normed_fresh(wf_val x, const void *user)
{
	(void)user;
	return wf_layer_norm(wf_layer_norm_init(wf_dim(x, -1)), x);
}

static void test_layer_norm(void **state)
{
	WF_TREES(out, x, scale, bias);

	(void)state;
	FOR_BACKENDS(b) {
		const wf_tree *in = golden("nn.in"), *s = golden("nn.layer_norm.scale"), *a = golden("nn.layer_norm.bias"),
			      *w = golden("nn.weights");

		ok(wf_call(wf_bind(normed, &b), WF_IN(in, s, a), WF_OUT(&out)));
		same("layer norm", b, out, golden("nn.layer_norm.out"), 2e-6, 2e-7);
		ok(wf_call(wf_bind(norm_derivatives, &b), WF_IN(in, s, a, w), WF_OUT(&x, &scale, &bias)));
		same("its derivative", b, x, golden("nn.layer_norm.grad"), 2e-6, 5e-7);
		same("its scale's", b, scale, golden("nn.layer_norm.grad_scale"), 2e-6, 5e-7);
		same("its bias's", b, bias, golden("nn.layer_norm.grad_bias"), 2e-6, 1e-7);
		ok(wf_call(wf_bind(normed_fresh, &b), WF_IN(golden("nn.layer_norm.far.in")), WF_OUT(&out)));
		same("far from 0", b, out, golden("nn.layer_norm.far.out"), 1e-5, 1e-7);
	}
}

static wf_val embedded(wf_val table, wf_val ids, const void *user)
{
	(void)user;
	return wf_embed(wf_dict("embedding", table), ids);
}

static wf_val embedded_squares(wf_val table, wf_val ids, const void *user)
{
	return wf_sum(wf_square(embedded(table, ids, user)));
}

static wf_val embedding(wf_val table, wf_val ids, const void *user)
{
	const int *b = user;

	return wf_tuple(embedded(table, ids, user), wf_apply(wf_grad(wf_bind(embedded_squares, b)), table, ids));
}

static void test_embed(void **state)
{
	WF_TREES(out, grad);

	(void)state;
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(embedding, &b), WF_IN(golden("nn.embed.table"), golden("nn.embed.ids")), WF_OUT(&out, &grad)));
		same("embed", b, out, golden("nn.embed.out"), 0, 0);
		same("its derivative", b, grad, golden("nn.embed.grad"), 1e-6, 0);
	}
}

static wf_val dense(const void *user)
{
	wf_val x = wf_reshape(wf_iota(WF_F32, 6), 1, 2, 3), kernel = wf_reshape(wf_iota(WF_F32, 6), 3, 2),
	       bias = wf_iota(WF_F32, 2);

	(void)user;
	return wf_tuple(wf_dense(wf_dict("kernel", kernel, "bias", bias), x), wf_dense(wf_dict("kernel", kernel), x),
			wf_flatten(x), wf_flatten(bias));
}

static void test_dense(void **state)
{
	static const float product[] = { 10, 13, 28, 40 }, with_bias[] = { 10, 14, 28, 41 };
	WF_TREES(biased, plain, flat, column, wanted);

	(void)state;
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(dense, &b), ((wf_arrays){ 0, NULL }), WF_OUT(&biased, &plain, &flat, &column)));
		ok(wf_array(WF_F32, 3, (const int64_t[]){ 1, 2, 2 }, with_bias, &wanted));
		same("dense", b, biased, wanted, 0, 0);
		ok(wf_array(WF_F32, 3, (const int64_t[]){ 1, 2, 2 }, product, &wanted));
		same("dense without bias", b, plain, wanted, 0, 0);
		ok(wf_array(WF_F32, 2, (const int64_t[]){ 1, 6 }, (const float[]){ 0, 1, 2, 3, 4, 5 }, &wanted));
		same("flatten", b, flat, wanted, 0, 0);
		ok(wf_array(WF_F32, 2, (const int64_t[]){ 2, 1 }, (const float[]){ 0, 1 }, &wanted));
		same("flatten of a vector", b, column, wanted, 0, 0);
	}
}

/* ---- initial weights ---- */
static wf_val weights(wf_val key, const void *user)
{
	(void)user;
	return wf_tuple(wf_lecun_normal(key, 2, 3), wf_lecun_normal(key, 64, 32), wf_glorot_uniform(key, 2, 3),
			wf_glorot_uniform(key, 64, 32), wf_he_normal(key, 2, 3), wf_he_normal(key, 64, 32));
}

static wf_val other_weights(wf_val key, const void *user)
{
	(void)user;
	wf_val lecun = wf_at(wf_at(wf_lecun_normal(key, 2, 2, 3, 4), 0), 0),
	       glorot = wf_at(wf_at(wf_glorot_uniform(key, 2, 2, 3, 4), 0), 0);
	return wf_tuple(wf_dense_init(key, 2, 3), wf_embed_init(key, 2, 3), lecun, glorot);
}

static void test_initial_weights(void **state)
{
	static const char *const names[] = { "lecun_normal.2x3",     "lecun_normal.64x32", "glorot_uniform.2x3",
					     "glorot_uniform.64x32", "he_normal.2x3",      "he_normal.64x32" };
	/* flax's embedding, and windows of 2 × 2: jax.nn.initializers at PRNGKey(0), the first 3 × 4 */
	static const float table[] = { 0.9368329F, 1.1692871F, -0.25033584F, -0.045389745F, 0.10166613F, -0.56123596F };
	static const float lecun[] = { 0.477816F,    0.5627454F,  -0.13543159F, -0.024624435F, 0.05513449F, -0.29950124F,
				       -0.15456297F, 0.15427804F, 0.20663866F,  -0.292997F,    0.5874293F,  -0.5499843F };
	static const float glorot[] = { 0.4144591F,   0.44307888F, -0.15526792F, -0.02900737F, 0.06470437F, -0.30968404F,
					-0.17572564F, 0.1754249F,  0.22846144F,  -0.30458134F, 0.44935033F, -0.4395029F };
	WF_TREES(key, a, b2, c, d, e, f, dense_params, embed_params, conv, conv2, wanted);
	wf_tree *const *const got[] = { &a, &b2, &c, &d, &e, &f };

	(void)state;
	ok(wf_prng_key(0, &key));
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(weights, &b), WF_IN(key), WF_OUT(&a, &b2, &c, &d, &e, &f)));
		for (int i = 0; i < 6; i++)
			same(names[i], b, *got[i], golden("init.%s", names[i]), 1e-6, 0);
		ok(wf_call(wf_bind(other_weights, &b), WF_IN(key), WF_OUT(&dense_params, &embed_params, &conv, &conv2)));
		same("dense_init", b, wf_tree_get(dense_params, "kernel"), golden("init.lecun_normal.2x3"), 1e-6, 0);
		ok(wf_array(WF_F32, 1, (const int64_t[]){ 3 }, (const float[]){ 0, 0, 0 }, &wanted));
		same("dense_init", b, wf_tree_get(dense_params, "bias"), wanted, 0, 0);
		ok(wf_array(WF_F32, 2, (const int64_t[]){ 2, 3 }, table, &wanted));
		same("embed_init", b, wf_tree_get(embed_params, "embedding"), wanted, 1e-6, 0);
		ok(wf_array(WF_F32, 2, (const int64_t[]){ 3, 4 }, lecun, &wanted));
		same("lecun_normal of a window", b, conv, wanted, 1e-6, 0);
		ok(wf_array(WF_F32, 2, (const int64_t[]){ 3, 4 }, glorot, &wanted));
		same("glorot_uniform of a window", b, conv2, wanted, 1e-6, 0);
	}
}

/* ---- what is refused ---- */
static wf_val whole_labels(wf_val x) { return wf_cross_entropy(x, wf_zeros(4)); }
static wf_val few_labels(wf_val x) { return wf_cross_entropy(x, wf_zeros_as(WF_I32, 3)); }
static wf_val few_labels_judged(wf_val x) { return wf_accuracy(x, wf_zeros_as(WF_I32, 3)); }
static wf_val minus_classes(wf_val x) { (void)x; return wf_one_hot(wf_zeros_as(WF_I32, 3), -1); }
static wf_val narrow_dense(wf_val x) { return wf_dense(wf_dict("kernel", wf_zeros(5, 2)), x); }
static wf_val long_bias(wf_val x) { return wf_dense(wf_dict("kernel", wf_zeros(6, 2), "bias", wf_zeros(3)), x); }
static wf_val no_kernel(wf_val x) { return wf_dense(wf_dict("weight", wf_zeros(6, 2)), x); }
static wf_val one_scale(wf_val x) { return wf_layer_norm(wf_dict("scale", wf_zeros(1), "bias", wf_zeros(6)), x); }
static wf_val float_ids(wf_val x) { return wf_embed(wf_dict("embedding", x), wf_zeros(2)); }
static wf_val vector_weight(wf_val x) { (void)x; return wf_lecun_normal(wf_random_key(0), 3); }
static wf_val scalar_softmax(wf_val x) { return wf_softmax(wf_sum(x)); }

static void test_refused(void **state)
{
	const wf_tree *x = golden("nn.in");
	WF_TREES(out);

	(void)state;
	use_backend(0);
	REFUSED(wf_call(whole_labels, WF_IN(x), WF_OUT(&out)), "cross_entropy", "f32[4,6]", "f32[4]");
	REFUSED(wf_call(few_labels, WF_IN(x), WF_OUT(&out)), "cross_entropy", "f32[4,6]", "i32[3]", "nn_test.c:");
	REFUSED(wf_call(few_labels_judged, WF_IN(x), WF_OUT(&out)), "accuracy", "i32[3]");
	REFUSED(wf_call(minus_classes, WF_IN(x), WF_OUT(&out)), "one_hot", "-1");
	REFUSED(wf_call(narrow_dense, WF_IN(x), WF_OUT(&out)), "dense", "f32[4,6]", "f32[5,2]");
	REFUSED(wf_call(long_bias, WF_IN(x), WF_OUT(&out)), "dense", "f32[3]", "f32[6,2]");
	REFUSED(wf_call(no_kernel, WF_IN(x), WF_OUT(&out)), "kernel", "weight");
	REFUSED(wf_call(one_scale, WF_IN(x), WF_OUT(&out)), "layer_norm", "scale", "f32[1]");
	REFUSED(wf_call(float_ids, WF_IN(x), WF_OUT(&out)), "embed", "f32[2]");
	REFUSED(wf_call(vector_weight, WF_IN(x), WF_OUT(&out)), "lecun_normal", "two dimensions");
	REFUSED(wf_call(scalar_softmax, WF_IN(x), WF_OUT(&out)), "softmax", "f32[]");
	assert_null(out);
}

static void test_all_goldens_used(void **state)
{
	(void)state;
	for (size_t i = 0; i < golden_count; i++)
		if (!golden_used[i] && (!strncmp(golden_path[i], "nn.", 3) || !strncmp(golden_path[i], "init.", 5)))
			fail_msg("%s was not compared with anything", golden_path[i]);
}

/* ---- all together: a network of two layers on one batch, 10 steps of Adam ---- */
static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.01);

static wf_val network(wf_val p, wf_val x)
{
	wf_val hidden = wf_relu(wf_dense(wf_dict("kernel", wf_get(p, "w1"), "bias", wf_get(p, "b1")), x));

	return wf_dense(wf_dict("kernel", wf_get(p, "w2"), "bias", wf_get(p, "b2")), hidden);
}

static wf_val network_loss(wf_val p, wf_val x, wf_val labels, const void *user)
{
	(void)user;
	return wf_mean(wf_cross_entropy(network(p, x), labels));
}

static wf_val train_step(wf_val p, wf_val opt_state, wf_val x, wf_val labels, const void *user)
{
	const int *b = user;
	wf_val loss, grads, updates;

	wf_unpack(wf_apply(wf_value_and_grad(wf_bind(network_loss, b)), p, x, labels), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, opt_state, p), &updates, &opt_state);
	return wf_tuple(wf_apply_updates(p, updates), opt_state, loss, grads);
}

static wf_val begin(wf_val p, const void *user)
{
	(void)user;
	return wf_optimizer_init(&adam, p);
}

static wf_val start_logits(wf_val p, wf_val x, const void *user)
{
	(void)user;
	return network(p, x);
}

static void test_network(void **state)
{
	static const char *const names[] = { "b1", "b2", "w1", "w2" };
	const wf_tree *start[4], *x = golden("x"), *labels = golden("labels");
	WF_TREES(params, opt_state, loss, grads, logits);
	float losses_wanted[10];

	(void)state;
	ok(wf_tree_read(golden("losses"), losses_wanted, sizeof losses_wanted));
	for (int i = 0; i < 4; i++)
		start[i] = golden("init.%s", names[i]);
	FOR_BACKENDS(b) {
		ok(wf_tree_dict(4, names, start, &params));
		ok(wf_call(wf_bind(start_logits, &b), WF_IN(params, x), WF_OUT(&logits)));
		same("logits", b, logits, golden("logits"), 1e-5, 1e-6);
		ok(wf_call(wf_bind(begin, &b), WF_IN(params), WF_OUT(&opt_state)));
		for (int i = 0; i < 10; i++) {
			ok(wf_call(wf_bind(train_step, &b), WF_IN(params, opt_state, x, labels),
				   WF_OUT(&params, &opt_state, &loss, &grads)));
			assert_true(fabs(wf_item(loss) - (double)losses_wanted[i]) < 1e-5 * (double)losses_wanted[i]);
			for (int k = 0; k < 4 && !i; k++)
				same(names[k], b, wf_tree_get(grads, names[k]), golden("grads.%s", names[k]), 1e-5, 1e-8);
		}
		for (int k = 0; k < 4; k++)
			same(names[k], b, wf_tree_get(params, names[k]), golden("final.%s", names[k]), 1e-5, 1e-6);
	}
}

int main(void)
{
	const struct CMUnitTest parts[] = {
		cmocka_unit_test(test_functions),
		cmocka_unit_test(test_infinite),
		cmocka_unit_test(test_kinks),
		cmocka_unit_test(test_halves),
		cmocka_unit_test(test_cross_entropy),
		cmocka_unit_test(test_labels),
		cmocka_unit_test(test_one_hot_and_accuracy),
		cmocka_unit_test(test_layer_norm),
		cmocka_unit_test(test_embed),
		cmocka_unit_test(test_dense),
		cmocka_unit_test(test_initial_weights),
		cmocka_unit_test(test_refused),
		cmocka_unit_test(test_all_goldens_used),
	};
	const struct CMUnitTest whole[] = { cmocka_unit_test(test_network) };

	golden_name = WEFT_GOLDEN_DIR "/ops.npz";
	int failed = cmocka_run_group_tests(parts, golden_open, golden_close);
	golden_name = WEFT_GOLDEN_DIR "/mlp.npz";
	return failed + cmocka_run_group_tests(whole, golden_open, golden_close);
}

/* precision_test.c: mixed precision: semantics of jmp, by hand, and a whole training in f16 against one written in jax
 * (test/oracle/precision_golden.py). */
#include "nn/test_golden.h"
#include <unistd.h>

typedef struct job { int backend, pad; const wf_optimizer *o; } job;

/* ---- policies ---- */
static const wf_precision_override keep[] = { { "*norm*", WF_F32 }, { "head.*", WF_F16 }, { NULL, WF_INVALID } };
static const wf_precision policy = { .compute = WF_BF16, .overrides = keep }, none = { .wfi_ = 0 },
			  all = { .param = WF_F64, .compute = WF_F16, .output = WF_BF16 }, wrong = { .compute = WF_I32 };

static wf_val some_params(void)
{
	return wf_dict("dense", wf_zeros(2), "norm1", wf_dict("scale", wf_zeros_as(WF_F16, 1)), "head", wf_list(wf_zeros_as(WF_F64, 1)), "ids",
		       wf_zeros_as(WF_I32, 3));
}

static wf_val casts(const void *backend)
{
	wf_val p = some_params();

	(void)backend;
	return wf_tuple(wf_cast_to_compute(&policy, p), wf_cast_to_compute(&none, p), wf_cast_to_param(&all, p), wf_cast_to_output(&all, p));
}

static wf_val wrong_cast(void) { return wf_cast_to_compute(&wrong, some_params()); }

static void text_is(const wf_tree *t, const char *wanted)
{
	char *text = wf_tree_text(t, false);

	assert_string_equal(text, wanted);
	free(text);
}

static void test_policies(void **state)
{
	WF_TREES(a, b, c, d);

	(void)state;
	FOR_BACKENDS(k) {
		ok(wf_call(wf_bind(casts, &k), ((wf_arrays){ 0, NULL }), WF_OUT(&a, &b, &c, &d)));
		text_is(a, "{dense: bf16[2], head: [f16[1]], ids: i32[3], norm1: {scale: f32[1]}}");
		text_is(b, "{dense: f32[2], head: [f32[1]], ids: i32[3], norm1: {scale: f32[1]}}");
		text_is(c, "{dense: f64[2], head: [f64[1]], ids: i32[3], norm1: {scale: f64[1]}}");
		text_is(d, "{dense: bf16[2], head: [bf16[1]], ids: i32[3], norm1: {scale: bf16[1]}}");
	}
	REFUSED(wf_call(wrong_cast, ((wf_arrays){ 0, NULL }), WF_OUT(&a)), "precision", "i32");
}

/* ---- loss scale ---- */
static wf_val begin(wf_val params, const void *user)
{
	return wf_optimizer_init(((const job *)user)->o, params);
}

static wf_val step(wf_val params, wf_val state, wf_val grads, const void *user)
{
	wf_val updates;

	wf_unpack(wf_optimizer_update(((const job *)user)->o, grads, state, params), &updates, &state);
	return wf_tuple(wf_apply_updates(params, updates), state);
}

static const wf_optimizer momentum = WF_SGD(.learning_rate = 1, .momentum = 0.5),
			  scaled = WF_DYNAMIC_LOSS_SCALE(.inner = &momentum, .initial_scale = 4, .period = 2, .min_scale = 2),
			  capped = WF_DYNAMIC_LOSS_SCALE(.inner = &momentum, .initial_scale = 0x1p127, .period = 1),
			  small_cap = WF_DYNAMIC_LOSS_SCALE(.inner = &momentum, .initial_scale = 4, .period = 1, .max_scale = 6),
			  usual = WF_DYNAMIC_LOSS_SCALE(.inner = &momentum);

/* gradients as they come (scaled), and what must follow */
static const struct { float grad, param, scale, counter, skipped; } steps[] = {
	{ 4, -1, 4, 1, 0 },              /* 4 / 4 */
	{ 4, -2.5F, 8, 0, 0 },           /* the second finite one: twice the scale; trace 1.5 */
	{ INFINITY, -2.5F, 4, 0, 1 },    /* nothing moves; half the scale */
	{ NAN, -2.5F, 2, 0, 2 },
	{ NAN, -2.5F, 2, 0, 3 },         /* the floor */
	{ 2, -4.25F, 2, 1, 3 },          /* trace 0.75 + 1: as if the three had not been */
};

static void test_loss_scale(void **state)
{
	(void)state;
	FOR_BACKENDS(b) {
		job j = { b, 0, &scaled };
		WF_TREES(p, s, g);

		ok(wf_scalar(WF_F32, 0, &p));
		ok(wf_call(wf_bind(begin, &j), WF_IN(p), WF_OUT(&s)));
		for (size_t i = 0; i < WFI_LEN(steps); i++) {
			ok(wf_scalar(WF_F16, steps[i].grad, &g));
			ok(wf_call(wf_bind(step, &j), WF_IN(p, s, g), WF_OUT(&p, &s)));
			assert_true(wf_item(p) == steps[i].param);
			assert_true(wf_item(wf_tree_get(s, "scale")) == steps[i].scale);
			assert_true(wf_item(wf_tree_get(s, "counter")) == steps[i].counter);
			assert_true(wf_item(wf_tree_get(s, "skipped")) == steps[i].skipped);
		}
	}
}

/* The scale stays finite and below its most; the first is 2^15. */
static void test_scale_limits(void **state)
{
	static const struct { const wf_optimizer *o; double first, second; } of[] = {
		{ &capped, 0x1p127, 0x1p127 }, { &small_cap, 4, 6 }, { &usual, 32768, 32768 } };

	(void)state;
	FOR_BACKENDS(b)
		for (size_t i = 0; i < WFI_LEN(of); i++) {
			job j = { b, 0, of[i].o };
			WF_TREES(p, s, g);

			ok(wf_scalar(WF_F32, 0, &p));
			ok(wf_scalar(WF_F32, 1, &g));
			ok(wf_call(wf_bind(begin, &j), WF_IN(p), WF_OUT(&s)));
			assert_true(wf_item(wf_tree_get(s, "scale")) == of[i].first);
			ok(wf_call(wf_bind(step, &j), WF_IN(p, s, g), WF_OUT(&p, &s)));
			assert_true(wf_item(wf_tree_get(s, "scale")) == of[i].second);
		}
}

/* a gradient of 2^-25, 0 in f16, survives with the scale: the loss is f16(w) · 2^-25 computed as (w · 2^-13) · 2^-12 */
static wf_val loss(wf_val w, wf_val state)
{
	wf_val half = wf_astype(w, WF_F16);

	return wf_scale_loss(state, wf_mul(wf_mul(half, wf_c(0x1p-13)), wf_c(0x1p-12)));
}

static wf_val training(wf_val w, const void *user)
{
	const job *j = user;
	wf_val s = wf_optimizer_init(j->o, w), g = wf_apply(wf_grad(loss), w, s), updates;

	wf_unpack(wf_optimizer_update(j->o, g, s, w), &updates, &s);
	return wf_tuple(updates, wf_scale_loss(s, wf_full_as(WF_F16, 60000, 1)));
}

static void test_scaled_loss(void **state)
{
	(void)state;
	FOR_BACKENDS(b) {
		job j = { b, 0, &usual };
		WF_TREES(w, u, big);

		ok(wf_scalar(WF_F32, 1, &w));
		ok(wf_call(wf_bind(training, &j), WF_IN(w), WF_OUT(&u, &big)));
		assert_true(wf_item(u) == -0x1p-25);
		assert_true(wf_item(big) == 60000.0 * 32768 && wf_tree_dtype(big) == WF_F32); /* no f16 overflow */
	}
}

/* Gradients in shards: where one is not finite no shard steps. */
static const wf_optimizer sharded = WF_DYNAMIC_LOSS_SCALE(.inner = &momentum, .initial_scale = 1, .axis_name = "shards");

static wf_val shard_step(wf_val grad)
{
	wf_val p = wf_zeros_like(grad), s = wf_optimizer_init(&sharded, p), updates;

	wf_unpack(wf_optimizer_update(&sharded, grad, s, p), &updates, &s);
	return wf_tuple(updates, wf_get(s, "scale"));
}

static wf_val all_shards(wf_val grads, const void *backend)
{
	(void)backend;
	return wf_apply(wf_vmap(shard_step, .axis_name = "shards"), grads);
}

static void test_shards(void **state)
{
	static const float grads[2][2] = { { 1, 2 }, { NAN, 2 } }, wanted[2][2] = { { -1, -2 }, { 0, 0 } };
	static const int64_t two[] = { 2 };

	(void)state;
	FOR_BACKENDS(b)
		for (int i = 0; i < 2; i++) {
			WF_TREES(g, u, scale);
			float got[2], scales[2];

			ok(wf_array(WF_F32, 1, two, grads[i], &g));
			ok(wf_call(wf_bind(all_shards, &b), WF_IN(g), WF_OUT(&u, &scale)));
			ok(wf_tree_read(u, got, sizeof got));
			ok(wf_tree_read(scale, scales, sizeof scales));
			for (int k = 0; k < 2; k++)
				assert_true(got[k] == wanted[i][k] && scales[k] == 1);
		}
}

/* ---- master weights: bf16 1 + 1e-3 is 1, so ten such steps would be lost ---- */
static void test_master(void **state)
{
	static const wf_optimizer sgd = WF_SGD(.learning_rate = 1), master = WF_MASTER_WEIGHTS(&sgd);

	(void)state;
	FOR_BACKENDS(b)
		for (int i = 0; i < 2; i++) {
			job j = { b, 0, i ? &master : &sgd };
			WF_TREES(p, s, g);

			ok(wf_scalar(WF_BF16, 1, &p));
			ok(wf_scalar(WF_F32, -1e-3, &g));
			ok(wf_call(wf_bind(begin, &j), WF_IN(p), WF_OUT(&s)));
			for (int k = 0; k < 10; k++)
				ok(wf_call(wf_bind(step, &j), WF_IN(p, s, g), WF_OUT(&p, &s)));
			assert_int_equal(wf_tree_dtype(p), WF_BF16);
			assert_true(wf_item(p) == (i ? 1.0078125 : 1));
			if (i)
				assert_true(fabs(wf_item(wf_tree_get(s, "master")) - 1.01) < 1e-6);
		}
}

/* ---- a whole training: scale too large at first, doubled until it overflows again ---- */
enum { TRAINING = 40, PAUSE = 13 };
static const wf_precision_override norms[] = { { "norm.*", WF_F32 }, { NULL, WF_INVALID } };
static const wf_precision in_f16 = { .compute = WF_F16, .overrides = norms }, in_f32 = { .wfi_ = 0 };
static const wf_optimizer clip1 = WF_CLIP_BY_GLOBAL_NORM(1), adamw = WF_ADAMW(.learning_rate = 0.02, .weight_decay = 0.01),
			  clipped = WF_CHAIN(&clip1, &adamw),
			  rescaled = WF_DYNAMIC_LOSS_SCALE(.inner = &clipped, .initial_scale = 0x1p24, .period = 6),
			  rescaled_master = WF_DYNAMIC_LOSS_SCALE(.inner = &(const wf_optimizer)WF_MASTER_WEIGHTS(&clipped), .initial_scale = 0x1p24,
								  .period = 6);

typedef struct learning { int backend, pad; const wf_precision *policy; const wf_optimizer *o; } learning;

static wf_val norm_layer(wf_val p, wf_val h)
{
	wf_val mean = wf_mean(h, .axes = WF_AXES(-1), .keepdims = true), off = wf_sub(h, mean);
	wf_val variance = wf_mean(wf_square(off), .axes = WF_AXES(-1), .keepdims = true);

	return wf_add(wf_mul(wf_mul(off, wf_rsqrt(wf_add(variance, wf_c(1e-6)))), wf_get(p, "scale")), wf_get(p, "bias"));
}

static wf_val network_loss(wf_val params, wf_val state, wf_val x, wf_val y, const void *user)
{
	const learning *l = user;
	wf_dtype low = l->policy->compute ? l->policy->compute : WF_F32;

	params = wf_cast_to_compute(l->policy, params);
	assert_int_equal(wf_dtype_of(wf_get(params, "norm.scale")), WF_F32);
	assert_int_equal(wf_dtype_of(wf_get(params, "last.kernel")), low);
	wf_val h = wf_dense(wf_get(params, "first"), wf_astype(x, low));
	assert_int_equal(wf_dtype_of(h), low);
	h = norm_layer(wf_get(params, "norm"), wf_astype(h, WF_F32));
	h = wf_dense(wf_get(params, "last"), wf_astype(wf_tanh(h), low));
	wf_val loss = wf_mean(wf_square(wf_sub(wf_cast_to_output(l->policy, h), y)));
	return l->o == &clipped ? loss : wf_scale_loss(state, loss);
}

static wf_val learn(wf_val params, wf_val state, wf_val x, wf_val y, const void *user)
{
	const learning *l = user;
	wf_val loss, grads, updates, before = l->o == &clipped ? wf_c(1) : wf_get(state, "scale");

	wf_unpack(wf_apply(wf_value_and_grad(wf_bind(network_loss, l)), params, state, x, y), &loss, &grads);
	wf_unpack(wf_optimizer_update(l->o, grads, state, params), &updates, &state);
	return wf_tuple(wf_apply_updates(params, updates), state, wf_div(loss, before));
}

static wf_val learning_state(wf_val params, const void *user)
{
	return wf_optimizer_init(((const learning *)user)->o, params);
}

static void golden_params(const char *prefix, wf_tree **out)
{
	static const char *const layers[] = { "first", "last", "norm" }, *const dense[] = { "bias", "kernel" }, *const norm[] = { "bias", "scale" };
	WF_TREES(first, last, norms_tree);
	wf_tree **const layer[] = { &first, &last, &norms_tree };

	for (int i = 0; i < 3; i++) {
		const char *const *names = i == 2 ? norm : dense;

		ok(wf_tree_dict(2, names,
				(const wf_tree *const[]){ golden("%s.%s.%s", prefix, layers[i], names[0]), golden("%s.%s.%s", prefix, layers[i], names[1]) },
				layer[i]));
	}
	ok(wf_tree_dict(3, layers, (const wf_tree *const[]){ first, last, norms_tree }, out));
}

static void same_params(const char *prefix, int backend, const wf_tree *got, double relative, double absolute)
{
	static const char *const leaf[] = { "first.bias", "first.kernel", "last.bias", "last.kernel", "norm.bias", "norm.scale" };

	for (int i = 0; i < 6; i++)
		same(leaf[i], backend, wf_tree_get(got, leaf[i]), golden("%s.%s", prefix, leaf[i]), relative, absolute);
}

static double nth(const wf_tree *t, int i)
{
	size_t n;
	void *bytes = bytes_of(t, &n);
	double v = value(wf_tree_dtype(t), bytes, (size_t)i);

	free(bytes);
	return v;
}

static void test_f32_training(void **state)
{
	(void)state;
	FOR_BACKENDS(b) {
		learning l = { b, 0, &in_f32, &clipped };
		WF_TREES(params, s, loss);

		golden_params("params", &params);
		ok(wf_call(wf_bind(learning_state, &l), WF_IN(params), WF_OUT(&s)));
		for (int i = 0; i < TRAINING; i++) {
			ok(wf_call(wf_bind(learn, &l), WF_IN(params, s, golden("x"), golden("y")), WF_OUT(&params, &s, &loss)));
			assert_true(fabs(wf_item(loss) / nth(golden("f32.loss"), i) - 1) < 1e-4);
		}
		same_params("f32.params", b, params, 1e-3, 1e-4);
	}
}

/* Saves and reads back parameters and state, as a checkpoint would. */
static void through_files(wf_tree **params, wf_tree **opt_state)
{
	char path[] = "/tmp/precision_test.XXXXXX";
	int fd = mkstemp(path);
	WF_TREES(both, back);

	assert_true(fd >= 0);
	close(fd);
	ok(wf_tree_dict(2, (const char *const[]){ "params", "state" }, (const wf_tree *const[]){ *params, *opt_state }, &both));
	ok(wf_safetensors_write(path, both));
	ok(wf_safetensors_read(path, &back));
	unlink(path);
	wf_put(params, wf_tree_retain(wf_tree_get(back, "params")));
	wf_put(opt_state, wf_tree_retain(wf_tree_get(back, "state")));
}

static void train_in_f16(int backend, const wf_optimizer *o, bool interrupted, wf_tree **params, wf_tree **s)
{
	learning l = { backend, 0, &in_f16, o };
	WF_TREES(loss, before);

	golden_params("params", params);
	ok(wf_call(wf_bind(learning_state, &l), WF_IN(*params), WF_OUT(s)));
	for (int i = 0; i < TRAINING; i++) {
		double skipped = wf_item(wf_tree_get(*s, "skipped"));

		wf_put(&before, wf_tree_retain(*params));
		ok(wf_call(wf_bind(learn, &l), WF_IN(*params, *s, golden("x"), golden("y")), WF_OUT(params, s, &loss)));
		if (!(fabs(wf_item(loss) / nth(golden("f16.loss"), i) - 1) < 0.02))
			fail_msg("step %d: the loss is %g, must be %g", i, wf_item(loss), nth(golden("f16.loss"), i));
		assert_true(wf_item(wf_tree_get(*s, "scale")) == nth(golden("f16.scale"), i));
		assert_true(wf_item(wf_tree_get(*s, "skipped")) == nth(golden("f16.skipped"), i));
		if (wf_item(wf_tree_get(*s, "skipped")) != skipped) /* weight decay too has waited */
			same("params of a skipped step", backend, wf_tree_get(*params, "first.kernel"), wf_tree_get(before, "first.kernel"), 0, 0);
		if (interrupted && i == PAUSE)
			through_files(params, s);
	}
	assert_true(wf_item(wf_tree_get(*s, o == &rescaled ? "inner.1.count" : "inner.inner.1.count")) ==
		    TRAINING - nth(golden("f16.skipped"), TRAINING - 1));
}

static void test_f16_training(void **state)
{
	(void)state;
	FOR_BACKENDS(b) {
		WF_TREES(params, s, again, s2, third, s3);

		train_in_f16(b, &rescaled, false, &params, &s);
		same_params("f16.params", b, params, 0.02, 0.02);
		train_in_f16(b, &rescaled, true, &again, &s2);
		same("resumed", b, wf_tree_get(again, "first.kernel"), wf_tree_get(params, "first.kernel"), 0, 0);
		same("resumed", b, wf_tree_get(s2, "inner.1.nu.norm.scale"), wf_tree_get(s, "inner.1.nu.norm.scale"), 0, 0);
		same("resumed", b, wf_tree_get(s2, "counter"), wf_tree_get(s, "counter"), 0, 0);
		train_in_f16(b, &rescaled_master, false, &third, &s3); /* copies of f32 parameters in f32: the same */
		same("master", b, wf_tree_get(third, "first.kernel"), wf_tree_get(params, "first.kernel"), 1e-5, 1e-6);
		same("master", b, wf_tree_get(third, "first.kernel"), wf_tree_get(s3, "inner.master.first.kernel"), 1e-6, 1e-7);
	}
}

/* bf16 parameters are the rounded f32 copies, step by step, whatever the size of the steps; a skipped step moves neither */
static void test_master_rounds(void **state)
{
	static const wf_optimizer sgd = WF_SGD(.learning_rate = 1), master = WF_MASTER_WEIGHTS(&sgd),
				  both = WF_DYNAMIC_LOSS_SCALE(.inner = &master, .initial_scale = 8);
	uint32_t bits = 7;

	(void)state;
	FOR_BACKENDS(b) {
		job j = { b, 0, &both };
		float copy = 1;
		WF_TREES(p, s, g, wide);

		ok(wf_scalar(WF_BF16, 1, &p));
		ok(wf_call(wf_bind(begin, &j), WF_IN(p), WF_OUT(&s)));
		for (int i = 0; i < 50; i++) {
			bits = bits * 1664525U + 1013904223U;
			float grad = ldexpf((float)(bits >> 8) - 0x1p23F, -24 - (int)(bits >> 28));
			double scale = wf_item(wf_tree_get(s, "scale"));

			ok(wf_scalar(WF_F32, i % 10 == 9 ? NAN : (double)grad * scale, &g));
			ok(wf_call(wf_bind(step, &j), WF_IN(p, s, g), WF_OUT(&p, &s)));
			if (i % 10 != 9)
				copy -= grad;
			assert_true(wf_item(wf_tree_get(s, "inner.master")) == (double)copy);
			ok(wf_scalar(WF_BF16, copy, &wide));
			assert_true(wf_item(p) == wf_item(wide));
		}
	}
}

/* ---- with accumulation ---- */
static const wf_optimizer unit = WF_SGD(.learning_rate = 1), accumulating = WF_MULTI_STEPS(.inner = &unit, .every = 2, .weighted = true),
			  scaled_accumulation = WF_DYNAMIC_LOSS_SCALE(.inner = &accumulating, .initial_scale = 8, .period = 1),
			  copied = WF_MASTER_WEIGHTS(&accumulating), scaled_copied = WF_DYNAMIC_LOSS_SCALE(.inner = &copied, .initial_scale = 8, .period = 1),
			  finite_accumulation = WF_APPLY_IF_FINITE(.inner = &accumulating, .max_consecutive_errors = 9);

static wf_val weighed_step(wf_val params, wf_val state, wf_val grad, wf_val weight, const void *user)
{
	wf_val updates;

	wf_unpack(wf_optimizer_update(((const job *)user)->o, wf_tuple(grad, weight), state, params), &updates, &state);
	return wf_tuple(wf_apply_updates(params, updates), state);
}

static void test_accumulation(void **state)
{
	/* gradient (scaled), weight, parameter and scale after it, gradient. The scale changes in the middle of an accumulation: weights do not know of it. */
	static const float micro[][5] = {
		{ 8 * 4, 3, 0, 16, 4 }, { 16 * 0, 1, -3, 32, 0 }, /* (3·4 + 0) / 4 */
		{ 32 * 4, 3, -3, 64, 4 },
		{ NAN, 1, -3, 32, NAN },                          /* left out */
		{ NAN, 0, -7, 64, NAN },                          /* an empty micro-batch is no overflow, and is the second: the mean is 4 */
	};
	const wf_optimizer *const of[] = { &scaled_accumulation, &scaled_copied, &finite_accumulation };

	(void)state;
	FOR_BACKENDS(b)
		for (int k = 0; k < 3; k++) {
			job j = { b, 0, of[k] };
			WF_TREES(p, s, g, w);

			ok(wf_scalar(WF_F32, 0, &p));
			ok(wf_call(wf_bind(begin, &j), WF_IN(p), WF_OUT(&s)));
			for (size_t i = 0; i < WFI_LEN(micro); i++) {
				ok(wf_scalar(WF_F32, (double)micro[i][k == 2 ? 4 : 0], &g));
				ok(wf_scalar(WF_F32, (double)micro[i][1], &w));
				ok(wf_call(wf_bind(weighed_step, &j), WF_IN(p, s, g, w), WF_OUT(&p, &s)));
				assert_true(wf_item(p) == (double)micro[i][2]);
				if (k < 2)
					assert_true(wf_item(wf_tree_get(s, "scale")) == (double)micro[i][3]);
			}
		}
}

static wf_val begun(wf_val p, const void *user) { return wf_optimizer_init(*(const wf_optimizer *const *)user, p); }

static void test_refused(void **state)
{
	static const wf_optimizer inside = WF_MULTI_STEPS(.inner = &usual, .every = 2), hidden = WF_APPLY_IF_FINITE(.inner = &usual),
				  twice = WF_DYNAMIC_LOSS_SCALE(.inner = &usual), over_axis = WF_MULTI_STEPS(.inner = &unit, .every = 2, .axis_name = "i"),
				  alone = WF_DYNAMIC_LOSS_SCALE(.inner = &over_axis), alone_too = WF_APPLY_IF_FINITE(.inner = &over_axis),
				  innerless = WF_DYNAMIC_LOSS_SCALE(.period = 1), rising = WF_DYNAMIC_LOSS_SCALE(.inner = &unit, .factor = 0.5),
				  endless = WF_DYNAMIC_LOSS_SCALE(.inner = &unit, .initial_scale = 1e39), /* infinite in f32: no step would ever be */
				  nothing = WF_DYNAMIC_LOSS_SCALE(.inner = &unit, .initial_scale = 1e-46),
				  unknown = WF_DYNAMIC_LOSS_SCALE(.inner = &unit, .factor = NAN),
				  floorless = WF_DYNAMIC_LOSS_SCALE(.inner = &unit, .min_scale = WF_ZERO),
				  crossed = WF_DYNAMIC_LOSS_SCALE(.inner = &unit, .min_scale = 8, .max_scale = 4);
	static const struct { const wf_optimizer *o; const char *part[2]; } of[] = {
		{ &inside, { "multi_steps", "WF_DYNAMIC_LOSS_SCALE" } }, { &hidden, { "apply_if_finite", "WF_DYNAMIC_LOSS_SCALE" } },
		{ &twice, { "dynamic_loss_scale", "overflow" } }, { &alone, { "dynamic_loss_scale", ".axis_name" } },
		{ &alone_too, { "apply_if_finite", ".axis_name" } }, { &innerless, { "dynamic_loss_scale", ".inner" } },
		{ &rising, { "dynamic_loss_scale", "0.5" } }, { &endless, { ".initial_scale (1e+39)", "finite in f32" } },
		{ &nothing, { ".initial_scale (1e-46)", "above 0" } }, { &unknown, { "dynamic_loss_scale", ".factor (nan)" } },
		{ &floorless, { ".min_scale (0)", "above 0" } }, { &crossed, { ".min_scale (8)", ".max_scale (4)" } },
	};
	WF_TREES(p, out);

	(void)state;
	use_backend(0);
	ok(wf_scalar(WF_F32, 1, &p));
	for (size_t i = 0; i < WFI_LEN(of); i++)
		REFUSED(wf_call(wf_bind(begun, &of[i].o), WF_IN(p), WF_OUT(&out)), of[i].part[0], of[i].part[1]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_policies),     cmocka_unit_test(test_loss_scale), cmocka_unit_test(test_scale_limits),
		cmocka_unit_test(test_scaled_loss),  cmocka_unit_test(test_master),
		cmocka_unit_test(test_shards),       cmocka_unit_test(test_f32_training), cmocka_unit_test(test_f16_training),
		cmocka_unit_test(test_master_rounds), cmocka_unit_test(test_accumulation), cmocka_unit_test(test_refused),
	};

	golden_name = WEFT_GOLDEN_DIR "/precision.npz";
	return cmocka_run_group_tests(tests, golden_open, golden_close);
}

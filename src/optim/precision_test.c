/* precision_test.c: mixed precision, by hand: semantics of jmp. */
#include "nn/test_golden.h"

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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_policies),     cmocka_unit_test(test_loss_scale), cmocka_unit_test(test_scale_limits),
		cmocka_unit_test(test_scaled_loss),  cmocka_unit_test(test_master),
		cmocka_unit_test(test_shards),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

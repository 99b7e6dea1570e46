/* pieces_test.c: optax's smaller optimizers and what optimizers consist of, against optax (test/oracle/optim_pieces_golden.py), on both back ends. */
#include "optim/test_steps.h"

static const wf_schedule exponential = WF_EXPONENTIAL_DECAY(.init_value = 1, .steps = 10, .decay_rate = 0.5);
static const wf_optimizer
	adan = WF_ADAN(.learning_rate = 0.01),
	adan_options = WF_ADAN(.learning_rate = 0.01, .b1 = 0.9, .b2 = 0.8, .b3 = 0.7, .eps = 1e-4, .eps_root = 1e-6, .weight_decay = 0.1, .mask = "w"),
	rprop = WF_RPROP(.learning_rate = 0.01),
	rprop_options = WF_RPROP(.learning_rate = 0.01, .eta_minus = 0.3, .eta_plus = 1.5, .min_step_size = 8e-3, .max_step_size = 0.012),
	sm3 = WF_SM3(.learning_rate = 0.1), sm3_options = WF_SM3(.learning_rate = 0.1, .momentum = 0.5),
	signum = WF_SIGNUM(.learning_rate = 0.01), signum_options = WF_SIGNUM(.learning_rate = 0.01, .beta = 0.3),
	signum_schedule = WF_SIGNUM(.schedule = &exponential), fromage = WF_FROMAGE(.learning_rate = 0.1),
	fromage_options = WF_FROMAGE(.learning_rate = 0.1, .min_norm = 0.5), fromage_schedule = WF_FROMAGE(.schedule = &exponential),
	optimistic = WF_OPTIMISTIC_GRADIENT_DESCENT(.learning_rate = 0.1),
	optimistic_options = WF_OPTIMISTIC_GRADIENT_DESCENT(.learning_rate = 0.1, .alpha = 0.7, .beta = 0.3),
	optimistic_adam = WF_OPTIMISTIC_ADAM_V2(.learning_rate = 0.01),
	optimistic_adam_options = WF_OPTIMISTIC_ADAM_V2(.learning_rate = 0.01, .alpha = 0.7, .beta = 0.3, .b1 = 0.8, .b2 = 0.95, .eps = 1e-4,
							.eps_root = 1e-6, .no_nesterov = true),
	adam_nesterov = WF_ADAM(.learning_rate = 0.01, .nesterov = true), adamw_nesterov = WF_ADAMW(.learning_rate = 0.01, .nesterov = true),
	adabelief_nesterov = WF_ADABELIEF(.learning_rate = 0.01, .nesterov = true),
	radam_nesterov = WF_RADAM(.learning_rate = 0.01, .nesterov = true),
	rmsprop_outside = WF_RMSPROP(.learning_rate = 0.01, .eps_outside = true, .eps = 1e-4),
	rmsprop_corrected = WF_RMSPROP(.learning_rate = 0.01, .bias_correction = true, .centered = true, .eps = 1e-3),
	plain_adam = WF_ADAM(.learning_rate = 0.01);

/* pieces, each with a rate behind it */
static wf_val doubled(wf_val u) { return wf_mul(wf_c(2), u); }
static wf_val tenth_more(wf_val u, wf_val p) { return wf_add(u, wf_mul(wf_c(0.1), p)); }
static wf_val function(wf_val updates, wf_val params) { return wf_tree_map(tenth_more, wf_tree_map(doubled, updates), params); }
static wf_val not_each_third(wf_val step) { return wf_not_equal(wf_remainder(step, wf_ci(3)), wf_ci(1)); }
static const wf_optimizer
	rate = WF_SCALE_BY_LEARNING_RATE(.learning_rate = 0.1), p_adam = WF_SCALE_BY_ADAM(.b1 = WF_ZERO + 0.9),
	p_adam_nesterov = WF_SCALE_BY_ADAM(.b1 = 0.8, .b2 = 0.95, .eps = 1e-4, .eps_root = 1e-6, .nesterov = true),
	p_adamax = WF_SCALE_BY_ADAMAX(.b1 = 0.9), p_amsgrad = WF_SCALE_BY_AMSGRAD(.b1 = 0.9), p_belief = WF_SCALE_BY_BELIEF(.b1 = 0.9),
	p_yogi = WF_SCALE_BY_YOGI(.b1 = 0.9), p_radam = WF_SCALE_BY_RADAM(.b1 = 0.9), p_lion = WF_SCALE_BY_LION(.b1 = 0.9),
	p_novograd = WF_SCALE_BY_NOVOGRAD(.weight_decay = 0.1), p_adadelta = WF_SCALE_BY_ADADELTA(.rho = 0.9), p_adan = WF_SCALE_BY_ADAN(.b1 = 0.98),
	p_sm3 = WF_SCALE_BY_SM3(.b2 = 0.8, .eps = 1e-3), p_rss = WF_SCALE_BY_RSS(.eps = 1e-7), p_rms = WF_SCALE_BY_RMS(.decay = 0.9),
	p_stddev = WF_SCALE_BY_STDDEV(.eps = 1e-3), p_factored = WF_SCALE_BY_FACTORED_RMS(.min_dim_size_to_factor = 2),
	p_optimistic = WF_SCALE_BY_OPTIMISTIC_GRADIENT(.alpha = 0.7, .beta = 0.3), p_distance = WF_SCALE_BY_DISTANCE_OVER_GRADIENTS(.eps = 1e-8),
	p_distance_options = WF_SCALE_BY_DISTANCE_OVER_GRADIENTS(.reps_rel = 0.1, .eps = 1e-3, .global_scale = 2), p_sign = WF_SCALE_BY_SIGN(),
	p_trust = WF_SCALE_BY_TRUST_RATIO(.min_norm = 0),
	p_trust_options = WF_SCALE_BY_TRUST_RATIO(.min_norm = 0.5, .trust_coefficient = 0.1, .eps = 1e-2),
	p_block_norm = WF_SCALE_BY_PARAM_BLOCK_NORM(0.5), p_block_rms = WF_SCALE_BY_PARAM_BLOCK_RMS(0),
	p_normalize = WF_NORMALIZE_BY_UPDATE_NORM(.scale_factor = 1), p_normalize_options = WF_NORMALIZE_BY_UPDATE_NORM(.scale_factor = 2, .eps = 0.1),
	p_centralize = WF_CENTRALIZE(), p_trace = WF_TRACE(.decay = 0.9), p_trace_nesterov = WF_TRACE(.decay = 0.9, .nesterov = true),
	p_every = WF_APPLY_EVERY(3), p_noise = WF_ADD_NOISE(.eta = 0.5, .gamma = 0.9, .seed = 7), p_nonnegative = WF_KEEP_PARAMS_NONNEGATIVE(),
	p_identity = WF_IDENTITY(), p_function = WF_STATELESS(function), p_clip = WF_CLIP(0.5),
	p_sometimes = WF_CONDITIONALLY_TRANSFORM(.inner = &p_adam, .should_transform = not_each_third);
#define RATED(name, piece) name = WF_CHAIN(&piece, &rate)
static const wf_optimizer
	RATED(scale_by_adam, p_adam), RATED(scale_by_adam_nesterov, p_adam_nesterov), RATED(scale_by_adamax, p_adamax),
	RATED(scale_by_amsgrad, p_amsgrad), RATED(scale_by_belief, p_belief), RATED(scale_by_yogi, p_yogi), RATED(scale_by_radam, p_radam),
	RATED(scale_by_lion, p_lion), RATED(scale_by_novograd, p_novograd), RATED(scale_by_adadelta, p_adadelta), RATED(scale_by_adan, p_adan),
	RATED(scale_by_sm3, p_sm3), RATED(scale_by_rss, p_rss), RATED(scale_by_rms, p_rms), RATED(scale_by_stddev, p_stddev),
	RATED(scale_by_factored_rms, p_factored), RATED(scale_by_optimistic_gradient, p_optimistic), RATED(distance, p_distance),
	RATED(distance_options, p_distance_options), RATED(scale_by_sign, p_sign), RATED(trust, p_trust), RATED(trust_options, p_trust_options),
	RATED(block_norm, p_block_norm), RATED(block_rms, p_block_rms), RATED(normalize, p_normalize),
	RATED(normalize_options, p_normalize_options), RATED(centralize, p_centralize), RATED(trace, p_trace),
	RATED(trace_nesterov, p_trace_nesterov), RATED(add_noise, p_noise), RATED(identity, p_identity), RATED(stateless, p_function),
	RATED(conditionally_transform, p_sometimes), apply_every = WF_CHAIN(&p_adam, &p_every, &rate),
	keep_params_nonnegative = WF_CHAIN(&rate, &p_nonnegative), rate_schedule = WF_SCALE_BY_LEARNING_RATE(.schedule = &exponential),
	scale_by_schedule = WF_SCALE_BY_SCHEDULE(&exponential), scale = WF_SCALE(-0.3),
	named_chain = WF_NAMED_CHAIN({ "clip", &p_clip }, { "adam", &plain_adam }),
	conditionally_mask = WF_CONDITIONALLY_MASK(.inner = &plain_adam, .should_transform = not_each_third);

/* absolute: as in optim_test.c; 1e-6 of the rate where terms of that size cancel */
static const struct { const char *name; const wf_optimizer *o; double absolute, f64_relative; } cases[] = {
	{ "adan", &adan, 1e-8, 0 },
	{ "adan_options", &adan_options, 1e-8, 0 },
	{ "rprop", &rprop, 0, 0 },
	{ "rprop_options", &rprop_options, 0, 0 },
	{ "sm3", &sm3, 1e-8, 0 },
	{ "sm3_options", &sm3_options, 1e-8, 0 },
	{ "signum", &signum, 0, 0 },
	{ "signum_options", &signum_options, 0, 0 },
	{ "signum_schedule", &signum_schedule, 0, 0 },
	{ "fromage", &fromage, 1e-8, 0 },
	{ "fromage_options", &fromage_options, 1e-8, 0 },
	{ "fromage_schedule", &fromage_schedule, 1e-7, 0 },
	{ "optimistic_gradient_descent", &optimistic, 1e-7, 0 },
	{ "optimistic_gradient_descent_options", &optimistic_options, 1e-7, 0 },
	{ "optimistic_adam_v2", &optimistic_adam, 3e-8, 0 },
	{ "optimistic_adam_v2_options", &optimistic_adam_options, 3e-8, 0 },
	{ "adam_nesterov", &adam_nesterov, 1e-8, 0 },
	{ "adamw_nesterov", &adamw_nesterov, 1e-8, 0 },
	{ "adabelief_nesterov", &adabelief_nesterov, 1e-8, 0 },
	{ "radam_nesterov", &radam_nesterov, 1e-8, 1e-10 },
	{ "rmsprop_outside", &rmsprop_outside, 0, 0 },
	{ "rmsprop_corrected", &rmsprop_corrected, 1e-8, 0 },
	{ "scale_by_adam", &scale_by_adam, 1e-7, 0 },
	{ "scale_by_adam_nesterov", &scale_by_adam_nesterov, 1e-7, 0 },
	{ "scale_by_adamax", &scale_by_adamax, 1e-7, 0 },
	{ "scale_by_amsgrad", &scale_by_amsgrad, 1e-7, 0 },
	{ "scale_by_belief", &scale_by_belief, 1e-7, 0 },
	{ "scale_by_yogi", &scale_by_yogi, 1e-7, 0 },
	{ "scale_by_radam", &scale_by_radam, 1e-7, 1e-10 },
	{ "scale_by_lion", &scale_by_lion, 0, 0 },
	{ "scale_by_novograd", &scale_by_novograd, 1e-7, 0 },
	{ "scale_by_adadelta", &scale_by_adadelta, 0, 0 },
	{ "scale_by_adan", &scale_by_adan, 1e-7, 0 },
	{ "scale_by_sm3", &scale_by_sm3, 1e-7, 0 },
	{ "scale_by_rss", &scale_by_rss, 0, 0 },
	{ "scale_by_rms", &scale_by_rms, 0, 0 },
	{ "scale_by_stddev", &scale_by_stddev, 0, 0 },
	{ "scale_by_factored_rms", &scale_by_factored_rms, 0, 0 },
	{ "scale_by_optimistic_gradient", &scale_by_optimistic_gradient, 1e-7, 0 },
	{ "scale_by_distance_over_gradients", &distance, 0, 0 },
	{ "scale_by_distance_over_gradients_options", &distance_options, 0, 0 },
	{ "scale_by_learning_rate_schedule", &rate_schedule, 0, 0 },
	{ "scale_by_schedule", &scale_by_schedule, 0, 0 },
	{ "scale", &scale, 0, 0 },
	{ "scale_by_sign", &scale_by_sign, 0, 0 },
	{ "scale_by_trust_ratio", &trust, 0, 0 },
	{ "scale_by_trust_ratio_options", &trust_options, 0, 0 },
	{ "scale_by_param_block_norm", &block_norm, 0, 0 },
	{ "scale_by_param_block_rms", &block_rms, 0, 0 },
	{ "normalize_by_update_norm", &normalize, 0, 0 },
	{ "normalize_by_update_norm_options", &normalize_options, 0, 0 },
	{ "centralize", &centralize, 1e-6, 0 },
	{ "trace", &trace, 1e-7, 0 },
	{ "trace_nesterov", &trace_nesterov, 1e-7, 0 },
	{ "apply_every", &apply_every, 1e-7, 0 },
	{ "add_noise", &add_noise, 1e-7, 0 },
	{ "keep_params_nonnegative", &keep_params_nonnegative, 1e-6, 0 },
	{ "identity", &identity, 0, 0 },
	{ "stateless", &stateless, 1e-7, 0 },
	{ "named_chain", &named_chain, 1e-8, 0 },
	{ "conditionally_transform", &conditionally_transform, 1e-7, 0 },
	{ "conditionally_mask", &conditionally_mask, 1e-8, 0 },
};

/* b, s and w flat, one after another */
static wf_val flat(wf_val tree, const void *backend)
{
	(void)backend;
	return wf_concatenate(0, wf_reshape(wf_get(tree, "b"), -1), wf_reshape(wf_get(tree, "s"), 1), wf_reshape(wf_get(tree, "w"), -1));
}

static wf_val row(wf_val table, const void *user)
{
	return wf_at(table, ((const job *)user)->pad);
}

/* the updates of all steps; state: that after the last */
static void run(const char *name, const wf_optimizer *o, int backend, bool wide, double relative, double absolute, wf_tree **state)
{
	job j = { backend, 0, o };
	WF_TREES(params, narrow, grads, updates, got, wanted);
	char text[100];

	leaves_of("params", -1, &narrow);
	if (wide)
		ok(wf_call(wf_bind(all_to_f64, &backend), WF_IN(narrow), WF_OUT(&params)));
	else
		wf_put(&params, wf_take(&narrow));
	ok(wf_call(wf_bind(begin, &j), WF_IN(params), WF_OUT(state)));
	for (int i = 0; i < STEPS; i++) {
		leaves_of("grads", i, &narrow);
		if (wide)
			ok(wf_call(wf_bind(all_to_f64, &backend), WF_IN(narrow), WF_OUT(&grads)));
		else
			wf_put(&grads, wf_take(&narrow));
		ok(wf_call(wf_bind(step, &j), WF_IN(params, *state, grads), WF_OUT(&params, state, &updates)));
		ok(wf_call(wf_bind(flat, &backend), WF_IN(updates), WF_OUT(&got)));
		snprintf(text, sizeof text, "%s.%s", name, wide ? "f64" : "f32");
		ok(wf_call(wf_bind(row, &((job){ backend, i, NULL })), WF_IN(golden("%s", text)), WF_OUT(&wanted)));
		snprintf(text, sizeof text, "%s %s, step %d", name, wide ? "f64" : "f32", i);
		same(text, backend, got, wanted, relative, absolute);
	}
}

static void test_steps(void **state)
{
	(void)state;
	for (size_t i = 0; i < WFI_LEN(cases); i++)
		FOR_BACKENDS(b) {
			WF_TREES(s, t);

			run(cases[i].name, cases[i].o, b, false, 1e-6, cases[i].absolute, &s);
			if (golden_find("%s.f64", cases[i].name))
				run(cases[i].name, cases[i].o, b, true, cases[i].f64_relative > 0 ? cases[i].f64_relative : 1e-13, cases[i].absolute * 1e-8,
				    &t);
		}
}

static void state_is(const wf_tree *state, int backend, const char *optimizer, const char *path)
{
	same(path, backend, wf_tree_get(state, path), golden("state.%s.%s", optimizer, path), 2e-6, 1e-7);
}

static void test_states(void **state)
{
	static const struct { const char *name; const wf_optimizer *o; double absolute; const char *path[13]; } of[] = {
		{ "rprop", &rprop, 0, { "step_sizes.b", "step_sizes.s", "step_sizes.w", "prev_updates.b", "prev_updates.s", "prev_updates.w" } },
		{ "sm3", &sm3, 1e-8, { "mu.w.0", "mu.w.1", "nu.b" } },
		{ "adan", &adan, 1e-8,
		  { "m.b", "m.s", "m.w", "v.b", "v.s", "v.w", "n.b", "n.s", "n.w", "g.b", "g.s", "g.w" } },
	};

	(void)state;
	FOR_BACKENDS(b)
		for (size_t i = 0; i < WFI_LEN(of); i++) {
			WF_TREES(s);

			run(of[i].name, of[i].o, b, false, 1e-6, of[i].absolute, &s);
			assert_true(wf_item(wf_tree_get(s, "count")) == STEPS);
			for (int k = 0; of[i].path[k]; k++)
				state_is(s, b, of[i].name, of[i].path[k]);
		}
}

static void test_state_shapes(void **state)
{
	static const wf_optimizer momentum = WF_SGD(.learning_rate = 1, .momentum = 0.9), finite = WF_APPLY_IF_FINITE(.inner = &momentum),
				  inject = WF_INJECT_HYPERPARAMS(.inner = &momentum), multi_steps = WF_MULTI_STEPS(.inner = &momentum, .every = 2),
				  masked = WF_MASKED(.inner = &momentum), lbfgs = WF_LBFGS(.memory_size = 4);
	static const struct { const wf_optimizer *o; const char *text; } of[] = {
		{ &named_chain, "{adam: {count: i32[], mu: f32[2,3], nu: f32[2,3]}}" },
		{ &sm3, "{count: i32[], mu: [f32[2], f32[3]], nu: f32[2,3]}" },
		{ &conditionally_mask, "{inner_state: {count: i32[], mu: f32[2,3], nu: f32[2,3]}, step: i32[]}" },
		{ &trace, "{0: {trace: f32[2,3]}}" },
		{ &scale_by_adam, "{0: {count: i32[], mu: f32[2,3], nu: f32[2,3]}}" },
		{ &distance, "{0: {count: i32[], grad_sum_of_squares: f32[], init_params: f32[2,3], max_dist: f32[]}}" },
		{ &scale_by_sign, "none" },
		{ &finite, "{count: i32[], inner_state: {count: i32[], trace: f32[2,3]}, last_finite: bool[], notfinite_count: i32[], total_notfinite: i32[]}" },
		{ &inject, "{count: i32[], hyperparams: {learning_rate: f32[]}, inner_state: {count: i32[], trace: f32[2,3]}}" },
		{ &multi_steps, "{acc_grads: f32[2,3], gradient_step: i32[], inner_opt_state: {count: i32[], trace: f32[2,3]}, mini_step: i32[], "
				"skipped: i32[], weight: f32[]}" },
		{ &masked, "{count: i32[], trace: f32[2,3]}" },
		{ &add_noise, "{0: {count: i32[], rng_key: u32[2]}}" },
		{ &apply_every, "{0: {count: i32[], mu: f32[2,3], nu: f32[2,3]}, 1: {count: i32[], grad_acc: f32[2,3]}}" },
		{ &lbfgs, "{count: i32[], diff_params_memory: f32[4,2,3], diff_updates_memory: f32[4,2,3], linesearch: {grad: f32[2,3], info: "
			  "{curvature_error: f32[], decrease_error: f32[], num_linesearch_steps: i32[]}, learning_rate: f32[], value: f32[]}, "
			  "params: f32[2,3], updates: f32[2,3], weights_memory: f32[4]}" },
	};
	WF_TREES(p, s);

	(void)state;
	use_backend(0);
	ok(wf_array(WF_BF16, 2, (const int64_t[]){ 2, 3 }, (const uint16_t[6]){ 0 }, &p));
	for (size_t i = 0; i < WFI_LEN(of); i++) {
		job j = { 0, 0, of[i].o };

		ok(wf_call(wf_bind(begin, &j), WF_IN(p), WF_OUT(&s)));
		char *text = wf_tree_text(s, false);
		assert_string_equal(text, of[i].text);
		free(text);
	}
}

static wf_val nans_away(wf_val b, wf_val w, const void *backend)
{
	static const wf_optimizer zero_nans = WF_ZERO_NANS();
	wf_val grads = wf_dict("b", b, "w", w), state = wf_optimizer_init(&zero_nans, grads);

	(void)backend;
	return wf_optimizer_update(&zero_nans, grads, state, wf_none());
}

static void test_zero_nans(void **state)
{
	(void)state;
	FOR_BACKENDS(b) {
		WF_TREES(u, s);

		ok(wf_call(wf_bind(nans_away, &b), WF_IN(golden("zero_nans.in.b"), golden("zero_nans.in.w")), WF_OUT(&u, &s)));
		same("zero_nans b", b, wf_tree_get(u, "b"), golden("zero_nans.out.b"), 0, 0);
		same("zero_nans w", b, wf_tree_get(u, "w"), golden("zero_nans.out.w"), 0, 0);
		same("found_nan b", b, wf_tree_get(s, "found_nan.b"), golden("zero_nans.found_nan.b"), 0, 0);
		same("found_nan w", b, wf_tree_get(s, "found_nan.w"), golden("zero_nans.found_nan.w"), 0, 0);
	}
}

/* names of any length, and with the patterns' own characters in them */
static wf_val long_names(const void *backend)
{
	static const wf_optimizer freeze = WF_FREEZE("*.y|a\\*"), freeze_x = WF_FREEZE("x*");
	char name[3000];
	wf_val one = wf_full_as(WF_F32, 1), updates, updates_x, state;

	(void)backend;
	memset(name, 'x', sizeof name);
	name[sizeof name - 1] = 0;
	wf_val grads = wf_dict("a*", one, "ab", one, name, wf_dict("y", one, "z", one));
	wf_unpack(wf_optimizer_update(&freeze, grads, wf_none(), wf_none()), &updates, &state);
	wf_unpack(wf_optimizer_update(&freeze_x, grads, wf_none(), wf_none()), &updates_x, &state);
	return wf_tuple(wf_get(updates, "a*"), wf_get(updates, "ab"), wf_get(wf_get(updates, name), "y"), wf_get(wf_get(updates, name), "z"),
			wf_get(wf_get(updates_x, name), "z"), wf_get(updates_x, "ab"));
}

static void test_names(void **state)
{
	static const double wanted[] = { 0, 1, 0, 1, 0, 1 };

	(void)state;
	FOR_BACKENDS(b) {
		WF_TREES(u0, u1, u2, u3, u4, u5);

		ok(wf_call(wf_bind(long_names, &b), WF_IN(), WF_OUT(&u0, &u1, &u2, &u3, &u4, &u5)));
		const wf_tree *const u[] = { u0, u1, u2, u3, u4, u5 };
		for (int i = 0; i < 6; i++)
			assert_true(wf_item(u[i]) == wanted[i]);
	}
}

/* ---- what is refused ---- */
static wf_val begun(wf_val p, const void *user) { return wf_optimizer_init(*(const wf_optimizer *const *)user, p); }
static wf_val blind(wf_val p, const void *user)
{
	const wf_optimizer *o = *(const wf_optimizer *const *)user;

	return wf_optimizer_update(o, p, wf_optimizer_init(o, p), wf_none());
}
static wf_val updated(wf_val p, const void *user)
{
	const wf_optimizer *o = *(const wf_optimizer *const *)user;

	return wf_optimizer_update(o, p, wf_optimizer_init(o, p), p);
}
static wf_val other_sm3(wf_val p)
{
	wf_val state = wf_optimizer_init(&sm3, wf_dict("w", wf_at(p, 0)));

	return wf_optimizer_update(&sm3, wf_dict("w", p), state, wf_none());
}
static wf_val dotted(wf_val p) { return wf_optimizer_init(&sm3, wf_dict("a.b", p)); }

static void test_refused(void **state)
{
	static const wf_optimizer no_rate = WF_RPROP(.eta_plus = 2), no_sm3 = WF_SM3(.momentum = 0.5), decaying = WF_SCALE_BY_ADAM(.weight_decay = 0.1),
				  ahead = WF_YOGI(.learning_rate = 1, .nesterov = true), ahead_w = WF_ADAMAXW(.learning_rate = 1, .nesterov = true),
				  rated = WF_SCALE_BY_RMS(.learning_rate = 1), no_decay = WF_TRACE(.nesterov = true), never = WF_APPLY_EVERY(0),
				  no_inner = WF_CONDITIONALLY_MASK(.should_transform = not_each_third),
				  unconditional = WF_CONDITIONALLY_TRANSFORM(.inner = &adan), decaying_delta = WF_SCALE_BY_ADADELTA(.weight_decay = 1),
				  decaying_lion = WF_SCALE_BY_LION(.weight_decay = 1), rateless = WF_SCALE_BY_LEARNING_RATE(.learning_rate = 0),
				  functionless = WF_STATELESS(NULL);
	const struct { const wf_optimizer *o; wf_val (*f)(wf_val, const void *); const char *part[2]; } of[] = {
		{ &no_rate, begun, { "rprop", ".learning_rate" } }, { &no_sm3, begun, { "sm3", ".learning_rate" } },
		{ &decaying, begun, { "scale_by_adam", ".weight_decay" } }, { &ahead, begun, { "yogi", ".nesterov" } },
		{ &ahead_w, begun, { "adamaxw", ".nesterov" } }, { &rated, begun, { "scale_by_rms", ".learning_rate" } },
		{ &no_decay, updated, { "trace", ".decay" } }, { &never, updated, { "apply_every", "0" } },
		{ &no_inner, begun, { "conditionally_mask", ".inner" } }, { &unconditional, begun, { "conditionally_transform", ".should_transform" } },
		{ &decaying_delta, begun, { "scale_by_adadelta", ".weight_decay" } }, { &decaying_lion, begun, { "scale_by_lion", ".weight_decay" } },
		{ &rateless, begun, { "scale_by_learning_rate", ".learning_rate" } }, { &functionless, updated, { "stateless", "function" } },
		{ &fromage, blind, { "fromage", "parameters" } }, { &p_trust, blind, { "scale_by_trust_ratio", "parameters" } },
		{ &p_nonnegative, blind, { "keep_params_nonnegative", "parameters" } },
		{ &p_distance, blind, { "scale_by_distance_over_gradients", "parameters" } },
	};
	WF_TREES(p, out);

	(void)state;
	use_backend(0);
	ok(wf_array(WF_F32, 2, (const int64_t[]){ 1, 2 }, (const float[]){ 1, 2 }, &p));
	for (size_t i = 0; i < WFI_LEN(of); i++)
		REFUSED(wf_call(wf_bind(of[i].f, &of[i].o), WF_IN(p), WF_OUT(&out)), of[i].part[0], of[i].part[1]);
	REFUSED(wf_call(other_sm3, WF_IN(p), WF_OUT(&out)), "sm3", "vectors");
	REFUSED(wf_call(dotted, WF_IN(p), WF_OUT(&out)), "a.b", "dot");
	assert_null(out);
}

/* what the macros make the functions make, too */
static void test_functions(void **state)
{
	const wf_optimizer made[] = {
		wf_adan_with(adan.u.adan), wf_rprop_with(rprop.u.rprop), wf_sm3_with(sm3.u.sm3), wf_signum_with(signum.u.signum),
		wf_fromage_with(fromage.u.fromage), wf_optimistic_gradient_descent_with(optimistic.u.optimistic),
		wf_optimistic_adam_v2_with(optimistic_adam.u.optimistic_adam), wf_named_chain_with(named_chain.u.parts),
		wf_scale_by_adam_with(p_adam.u.adam), wf_scale_by_adamax_with(p_adamax.u.adam), wf_scale_by_amsgrad_with(p_amsgrad.u.adam),
		wf_scale_by_belief_with(p_belief.u.adam), wf_scale_by_yogi_with(p_yogi.u.adam), wf_scale_by_radam_with(p_radam.u.adam),
		wf_scale_by_lion_with(p_lion.u.adam), wf_scale_by_novograd_with(p_novograd.u.adam), wf_scale_by_adadelta_with(p_adadelta.u.adadelta),
		wf_scale_by_adan_with(p_adan.u.adan), wf_scale_by_sm3_with(p_sm3.u.sm3), wf_scale_by_rss_with(p_rss.u.adagrad),
		wf_scale_by_rms_with(p_rms.u.rmsprop), wf_scale_by_stddev_with(p_stddev.u.rmsprop), wf_scale_by_factored_rms_with(p_factored.u.adafactor),
		wf_scale_by_optimistic_gradient_with(p_optimistic.u.optimistic), wf_scale_by_distance_over_gradients_with(p_distance.u.distance),
		wf_scale_by_learning_rate_with(rate.u.rate), wf_scale_by_schedule_with(&exponential), wf_scale_with(-0.3), wf_scale_by_sign_with(),
		wf_scale_by_trust_ratio_with(p_trust.u.trust), wf_scale_by_param_block_norm_with(0.5), wf_scale_by_param_block_rms_with(0),
		wf_normalize_by_update_norm_with(p_normalize.u.normalize), wf_centralize_with(), wf_trace_with(p_trace.u.trace),
		wf_apply_every_with(3), wf_add_noise_with(p_noise.u.noisy), wf_keep_params_nonnegative_with(), wf_identity_with(),
		wf_stateless_with(function), wf_conditionally_transform_with(p_sometimes.u.conditional),
		wf_conditionally_mask_with(conditionally_mask.u.conditional),
	};
	const wf_optimizer *const wanted[] = {
		&adan, &rprop, &sm3, &signum, &fromage, &optimistic, &optimistic_adam, &named_chain, &p_adam, &p_adamax, &p_amsgrad, &p_belief, &p_yogi,
		&p_radam, &p_lion, &p_novograd, &p_adadelta, &p_adan, &p_sm3, &p_rss, &p_rms, &p_stddev, &p_factored, &p_optimistic, &p_distance, &rate,
		&scale_by_schedule, &scale, &p_sign, &p_trust, &p_block_norm, &p_block_rms, &p_normalize, &p_centralize, &p_trace, &p_every, &p_noise,
		&p_nonnegative, &p_identity, &p_function, &p_sometimes, &conditionally_mask,
	};

	(void)state;
	assert_int_equal(WFI_LEN(made), WFI_LEN(wanted));
	for (size_t i = 0; i < WFI_LEN(made); i++) {
		assert_ptr_equal(made[i].kind, wanted[i]->kind);
		assert_memory_equal(&made[i].u.adam.learning_rate, &wanted[i]->u.adam.learning_rate, sizeof(double));
	}
	assert_string_equal(wf_zero_nans_with().kind->name, "zero_nans");
}

static void test_all_goldens_used(void **state)
{
	(void)state;
	for (size_t i = 0; i < golden_count; i++)
		if (!golden_used[i])
			fail_msg("%s was not compared with anything", golden_path[i]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_steps),     cmocka_unit_test(test_states),    cmocka_unit_test(test_state_shapes),
		cmocka_unit_test(test_zero_nans), cmocka_unit_test(test_names),   cmocka_unit_test(test_refused),   cmocka_unit_test(test_functions),
		cmocka_unit_test(test_all_goldens_used),
	};

	golden_name = WEFT_GOLDEN_DIR "/optim_pieces.npz";
	return cmocka_run_group_tests(tests, golden_open, golden_close);
}

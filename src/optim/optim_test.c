/* optim_test.c: every optimizer and schedule against optax (test/oracle/optim_golden.py says what the names mean), on both
 * back ends. */
#include "optim/test_steps.h"

/* ---- schedules ---- */
static const double boundaries[] = { 5, 20, 21 }, scales[] = { 0.5, 0.1, 3 };
static const wf_schedule constant = WF_CONSTANT_SCHEDULE(0.3),
			 exponential = WF_EXPONENTIAL_DECAY(.init_value = 1, .steps = 10, .decay_rate = 0.5),
			 staircase = WF_EXPONENTIAL_DECAY(.init_value = 1, .steps = 10, .decay_rate = 0.5, .staircase = true),
			 begin_end = WF_EXPONENTIAL_DECAY(.init_value = 1, .steps = 10, .decay_rate = 0.5, .transition_begin = 5,
							  .end_value = 0.2),
			 cosine = WF_COSINE_DECAY(.init_value = 0.5, .steps = 40),
			 alpha = WF_COSINE_DECAY(.init_value = 0.5, .steps = 40, .alpha = 0.1, .power = 2),
			 warmup = WF_WARMUP_COSINE_DECAY(.peak_value = 1, .warmup_steps = 10, .steps = 100, .end_value = 0.1),
			 linear = WF_LINEAR_SCHEDULE(.init_value = 1, .end_value = 0.1, .steps = 20),
			 linear_begin = WF_LINEAR_SCHEDULE(.end_value = 1, .steps = 20, .transition_begin = 7),
			 polynomial = WF_POLYNOMIAL_SCHEDULE(.init_value = 1, .end_value = 0.1, .power = 2.5, .steps = 30,
							     .transition_begin = 3),
			 piecewise = WF_PIECEWISE_CONSTANT(.init_value = 1, .boundaries = boundaries, .scales = scales,
							   .n_pieces = 3),
			 short_warmup =
				 WF_WARMUP_COSINE_DECAY(.peak_value = 0.1, .warmup_steps = 3, .steps = 9, .end_value = 0.01);
static const double thirds[] = { 5, 20, 41 }, joints[] = { 7, 19 };
static const wf_schedule warmup_constant = WF_WARMUP_CONSTANT(.init_value = 0.1, .end_value = 1, .steps = 12),
			 warmup_exponential = WF_WARMUP_EXPONENTIAL_DECAY(.init_value = 0.1, .peak_value = 1, .warmup_steps = 10, .steps = 20,
									  .decay_rate = 0.5, .transition_begin = 3, .end_value = 0.2),
			 interpolate_linear = WF_PIECEWISE_INTERPOLATE(.init_value = 1, .boundaries = thirds, .scales = scales, .n_pieces = 3),
			 interpolate_cosine = WF_PIECEWISE_INTERPOLATE(.init_value = 1, .boundaries = thirds, .scales = scales, .n_pieces = 3,
								       .cosine = true),
			 linear_onecycle = WF_LINEAR_ONECYCLE(.steps = 40, .peak_value = 0.5),
			 linear_onecycle_options = WF_LINEAR_ONECYCLE(.steps = 100, .peak_value = 2, .pct_start = 0.2, .pct_final = 0.55,
								      .div_factor = 10, .final_div_factor = 100),
			 cosine_onecycle = WF_COSINE_ONECYCLE(.steps = 40, .peak_value = 0.5),
			 cosine_onecycle_options = WF_COSINE_ONECYCLE(.steps = 100, .peak_value = 2, .pct_start = 0.2, .div_factor = 10,
								      .final_div_factor = 100),
			 first_line = WF_LINEAR_SCHEDULE(.end_value = 1, .steps = 7),
			 cycle1 = WF_WARMUP_COSINE_DECAY(.peak_value = 1, .warmup_steps = 3, .steps = 15, .end_value = 0.1),
			 cycle2 = WF_WARMUP_COSINE_DECAY(.init_value = 0.1, .peak_value = 0.5, .warmup_steps = 5, .steps = 40, .end_value = 0.01);
static const wf_schedule *const three[] = { &first_line, &constant, &exponential }, *const cycles[] = { &cycle1, &cycle2 };
static const wf_schedule join = WF_JOIN_SCHEDULES(.joined = three, .boundaries = joints, .n_pieces = 3),
			 sgdr = WF_SGDR_SCHEDULE(.joined = cycles, .n_pieces = 2);
static const struct { const char *name; const wf_schedule *s; } schedules[] = {
	{ "constant", &constant },
	{ "exponential", &exponential },
	{ "exponential_staircase", &staircase },
	{ "exponential_begin_end", &begin_end },
	{ "cosine", &cosine },
	{ "cosine_alpha", &alpha },
	{ "warmup_cosine", &warmup },
	{ "linear", &linear },
	{ "linear_begin", &linear_begin },
	{ "polynomial", &polynomial },
	{ "piecewise", &piecewise },
	{ "warmup_constant", &warmup_constant },
	{ "warmup_exponential", &warmup_exponential },
	{ "interpolate_linear", &interpolate_linear },
	{ "interpolate_cosine", &interpolate_cosine },
	{ "linear_onecycle", &linear_onecycle },
	{ "linear_onecycle_options", &linear_onecycle_options },
	{ "cosine_onecycle", &cosine_onecycle },
	{ "cosine_onecycle_options", &cosine_onecycle_options },
	{ "join", &join },
	{ "sgdr", &sgdr },
};

typedef struct which { int backend, i; } which;

/* the values at many counts, one by one as a training step would ask for them */
static wf_val values(wf_val counts, const void *user)
{
	const which *w = user;
	wf_val v[64];
	int n = (int)wf_dim(counts, 0);

	for (int i = 0; i < n && i < 64; i++)
		v[i] = wf_schedule_value(schedules[w->i].s, wf_at(counts, i));
	return wf_stack_n(0, v, (size_t)n);
}

static void test_schedules(void **state)
{
	WF_TREES(got);

	(void)state;
	for (int i = 0; i < (int)WFI_LEN(schedules); i++)
		FOR_BACKENDS(b) {
			which w = { b, i };

			ok(wf_call(wf_bind(values, &w), WF_IN(golden("schedule.counts")), WF_OUT(&got)));
			same(schedules[i].name, b, got, golden("schedule.%s", schedules[i].name), 1e-6, 1e-7);
		}
}

/* what the macros make the functions make, too */
static void schedule_functions(void **state)
{
	const wf_schedule made[] = {
		wf_constant_schedule_with(0.3),
		wf_exponential_decay_with((wf_schedule){ .init_value = 1, .steps = 10, .decay_rate = 0.5, .transition_begin = 5, .end_value = 0.2 }),
		wf_cosine_decay_with((wf_schedule){ .init_value = 0.5, .steps = 40, .alpha = 0.1, .power = 2 }),
		wf_warmup_cosine_decay_with((wf_schedule){ .peak_value = 1, .warmup_steps = 10, .steps = 100, .end_value = 0.1 }),
		wf_linear_schedule_with((wf_schedule){ .end_value = 1, .steps = 20, .transition_begin = 7 }),
		wf_polynomial_schedule_with((wf_schedule){ .init_value = 1, .end_value = 0.1, .power = 2.5, .steps = 30, .transition_begin = 3 }),
		wf_piecewise_constant_with((wf_schedule){ .init_value = 1, .boundaries = boundaries, .scales = scales, .n_pieces = 3 }),
	}, *const wanted[] = { &constant, &begin_end, &alpha, &warmup, &linear_begin, &polynomial, &piecewise };

	(void)state;
	for (size_t i = 0; i < WFI_LEN(made); i++) {
		const wf_schedule *a = &made[i], *b = wanted[i];

		assert_ptr_equal(a->kind, b->kind);
		assert_true(a->init_value == b->init_value && a->end_value == b->end_value && a->peak_value == b->peak_value && a->decay_rate == b->decay_rate);
		assert_true(a->power == b->power && a->alpha == b->alpha && a->steps == b->steps && a->warmup_steps == b->warmup_steps);
		assert_true(a->transition_begin == b->transition_begin && a->staircase == b->staircase && a->n_pieces == b->n_pieces);
		assert_true(a->boundaries == b->boundaries && a->scales == b->scales);
	}
}

/* ---- optimizers ---- */
static const wf_optimizer sgd = WF_SGD(.learning_rate = 0.1), sgd_momentum = WF_SGD(.learning_rate = 0.1, .momentum = 0.9),
			  sgd_nesterov = WF_SGD(.learning_rate = 0.1, .momentum = 0.9, .nesterov = true),
			  sgd_schedule = WF_SGD(.schedule = &exponential, .momentum = 0.5), adam = WF_ADAM(.learning_rate = 0.01),
			  adam_options = WF_ADAM(.learning_rate = 0.01, .b1 = 0.8, .b2 = 0.95, .eps = 1e-4, .eps_root = 1e-6),
			  adam_schedule = WF_ADAM(.schedule = &short_warmup), adamw = WF_ADAMW(.learning_rate = 0.01),
			  adamw_decay = WF_ADAMW(.learning_rate = 0.01, .weight_decay = 0.1),
			  rmsprop = WF_RMSPROP(.learning_rate = 0.01),
			  rmsprop_momentum = WF_RMSPROP(.learning_rate = 0.01, .decay = 0.8, .eps = 1e-6, .momentum = 0.9),
			  rmsprop_nesterov = WF_RMSPROP(.learning_rate = 0.01, .momentum = 0.9, .nesterov = true),
			  rmsprop_centered = WF_RMSPROP(.learning_rate = 0.01, .centered = true),
			  rmsprop_centered_momentum =
				  WF_RMSPROP(.learning_rate = 0.01, .centered = true, .momentum = 0.5, .initial_scale = 1),
			  clip = WF_CLIP_BY_GLOBAL_NORM(1), clip5 = WF_CLIP_BY_GLOBAL_NORM(5), clip0 = WF_CLIP_BY_GLOBAL_NORM(0),
			  clip_adam = WF_CHAIN(&clip, &adam), clip_sgd = WF_CHAIN(&clip, &sgd);
static const wf_optimizer
	adagrad = WF_ADAGRAD(.learning_rate = 0.1),
	adagrad_options = WF_ADAGRAD(.learning_rate = 0.1, .initial_accumulator_value = WF_ZERO, .eps = 1e-3),
	adagrad_schedule = WF_ADAGRAD(.schedule = &linear), adadelta = WF_ADADELTA(.learning_rate = 1),
	adadelta_options = WF_ADADELTA(.learning_rate = 0.5, .rho = 0.8, .eps = 1e-3, .weight_decay = 0.1, .mask = "w"),
	adamax = WF_ADAMAX(.learning_rate = 0.01),
	adamax_options = WF_ADAMAX(.learning_rate = 0.01, .b1 = 0.8, .b2 = 0.9, .eps = 1e-3),
	adamaxw = WF_ADAMAXW(.learning_rate = 0.01),
	adamaxw_mask = WF_ADAMAXW(.learning_rate = 0.01, .weight_decay = 0.1, .mask = "w"),
	adamw_mask = WF_ADAMW(.learning_rate = 0.01, .weight_decay = 0.1, .mask = "!b|s"),
	nadam = WF_NADAM(.learning_rate = 0.01), nadamw = WF_NADAMW(.learning_rate = 0.01),
	nadamw_options = WF_NADAMW(.learning_rate = 0.01, .b1 = 0.8, .b2 = 0.95, .eps = 1e-4, .eps_root = 1e-6, .weight_decay = 0.1, .mask = "w"),
	radam = WF_RADAM(.learning_rate = 0.01),
	radam_options = WF_RADAM(.learning_rate = 0.01, .b1 = 0.8, .b2 = 0.9, .eps = 1e-4, .eps_root = 1e-6, .threshold = 4.5),
	amsgrad = WF_AMSGRAD(.learning_rate = 0.01),
	amsgrad_options = WF_AMSGRAD(.learning_rate = 0.01, .b1 = 0.8, .b2 = 0.5, .eps = 1e-4, .eps_root = 1e-6),
	adabelief = WF_ADABELIEF(.learning_rate = 0.01),
	adabelief_options = WF_ADABELIEF(.learning_rate = 0.01, .b1 = 0.8, .b2 = 0.95, .eps = 1e-4, .eps_root = 1e-6),
	yogi = WF_YOGI(.learning_rate = 0.01), yogi_options = WF_YOGI(.learning_rate = 0.01, .b1 = 0.8, .b2 = 0.95, .eps = 1e-2),
	lamb = WF_LAMB(.learning_rate = 0.01),
	lamb_options = WF_LAMB(.learning_rate = 0.01, .b1 = 0.8, .b2 = 0.95, .eps = 1e-4, .eps_root = 1e-6, .weight_decay = 0.1, .mask = "w"),
	lion = WF_LION(.learning_rate = 0.01),
	lion_options = WF_LION(.learning_rate = 0.01, .b1 = 0.8, .b2 = 0.95, .weight_decay = 0.1, .mask = "w"),
	lion_schedule = WF_LION(.schedule = &exponential), novograd = WF_NOVOGRAD(.learning_rate = 0.01),
	novograd_options = WF_NOVOGRAD(.learning_rate = 0.01, .b1 = 0.8, .b2 = 0.5, .eps = 1e-4, .eps_root = 1e-6, .weight_decay = 0.1),
	lars = WF_LARS(.learning_rate = 0.1),
	lars_options = WF_LARS(.learning_rate = 0.1, .weight_decay = 0.1, .mask = "w", .trust_coefficient = 0.01, .eps = 1e-3,
			       .trust_mask = "w", .momentum = 0.5, .nesterov = true),
	sign_sgd = WF_SIGN_SGD(.learning_rate = 0.01), adafactor = WF_ADAFACTOR(.learning_rate = 0.01),
	adafactor_factored = WF_ADAFACTOR(.learning_rate = 0.01, .min_dim_size_to_factor = 2, .momentum = 0.9, .weight_decay = 0.1, .mask = "w"),
	adafactor_plain = WF_ADAFACTOR(.unfactored = true, .decay_rate = 0.7, .no_parameter_scale = true, .no_clipping = true, .eps = 1e-6),
	adafactor_clipping = WF_ADAFACTOR(.learning_rate = 0.01, .clipping_threshold = 0.5),
	muon = WF_MUON(.learning_rate = 0.01),
	muon_options = WF_MUON(.learning_rate = 0.01, .steps = 3, .beta = 0.8, .eps = 1e-4, .weight_decay = 0.1, .no_nesterov = true),
	noisy_sgd = WF_NOISY_SGD(.learning_rate = 0.1),
	noisy_sgd_options = WF_NOISY_SGD(.learning_rate = 0.1, .eta = 0.5, .gamma = 0.9, .seed = 7);
static const wf_optimizer
	momentum9 = WF_SGD(.learning_rate = 0.1, .momentum = 0.9), half_value = WF_CLIP(0.5), half_rms = WF_CLIP_BY_BLOCK_RMS(0.5),
	half_norm = WF_CLIP_BY_GLOBAL_NORM(0.5), units = WF_ADAPTIVE_GRAD_CLIP(.clipping = 0.1),
	decay_w = WF_ADD_DECAYED_WEIGHTS(.weight_decay = 0.1, .mask = "w"), decay_all = WF_ADD_DECAYED_WEIGHTS(.schedule = &linear),
	small_norm = WF_MASKED(.inner = &half_norm, .mask = "b|s"), freeze_w = WF_FREEZE("w"), freeze_all = WF_FREEZE("*"),
	mean = WF_EMA(.decay = 0.9), biased_mean = WF_EMA(.decay = 0.9, .no_debias = true),
	clip_value = WF_CHAIN(&half_value, &sgd), clip_rms = WF_CHAIN(&half_rms, &sgd), clip_adaptive = WF_CHAIN(&units, &sgd),
	decay = WF_CHAIN(&decay_w, &sgd), decay_schedule = WF_CHAIN(&decay_all, &sgd), masked = WF_CHAIN(&small_norm, &sgd),
	freeze = WF_CHAIN(&adam, &freeze_w), partition = WF_PARTITION({ "b", &momentum9 }, { "w*", &clip_adam }, { "*", &freeze_all }),
	ema = WF_CHAIN(&mean, &sgd), ema_biased = WF_CHAIN(&biased_mean, &sgd), multi_steps = WF_MULTI_STEPS(.inner = &adam, .every = 3),
	finite_adam = WF_APPLY_IF_FINITE(.inner = &adam, .max_consecutive_errors = 2), inject = WF_INJECT_HYPERPARAMS(.inner = &adam),
	inject_sgd = WF_SGD(.schedule = &exponential), inject_schedule = WF_INJECT_HYPERPARAMS(.inner = &inject_sgd),
	lookahead = WF_LOOKAHEAD(.inner = &momentum9, .sync_period = 3, .slow_step_size = 0.5);
/* absolute: 1e-6 of the learning rate where terms of that size cancel. radam's f32 goldens have b1 and b2 unrounded, and its length of the
 * average is a difference of numbers a thousand times as large. */
static const struct { const char *name; const wf_optimizer *o; double absolute, f64_relative; } cases[] = {
	{ "sgd", &sgd, 0, 0 },
	{ "sgd_momentum", &sgd_momentum, 0, 0 },
	{ "sgd_nesterov", &sgd_nesterov, 0, 0 },
	{ "sgd_schedule", &sgd_schedule, 0, 0 },
	{ "adam", &adam, 0, 0 },
	{ "adam_options", &adam_options, 0, 0 },
	{ "adam_schedule", &adam_schedule, 0, 0 },
	{ "adamw", &adamw, 0, 0 },
	{ "adamw_decay", &adamw_decay, 0, 0 },
	{ "rmsprop", &rmsprop, 0, 0 },
	{ "rmsprop_momentum", &rmsprop_momentum, 1e-8, 0 },
	{ "rmsprop_nesterov", &rmsprop_nesterov, 1e-8, 0 },
	{ "rmsprop_centered", &rmsprop_centered, 0, 0 },
	{ "rmsprop_centered_momentum", &rmsprop_centered_momentum, 1e-8, 0 },
	{ "clip_adam", &clip_adam, 0, 0 },
	{ "clip_sgd", &clip_sgd, 0, 0 },
	{ "adagrad", &adagrad, 0, 0 },
	{ "adagrad_options", &adagrad_options, 0, 0 },
	{ "adagrad_schedule", &adagrad_schedule, 0, 0 },
	{ "adadelta", &adadelta, 0, 0 },
	{ "adadelta_options", &adadelta_options, 0, 0 },
	{ "adamax", &adamax, 0, 0 },
	{ "adamax_options", &adamax_options, 0, 0 },
	{ "adamaxw", &adamaxw, 1e-8, 0 },
	{ "adamaxw_mask", &adamaxw_mask, 1e-8, 0 },
	{ "adamw_mask", &adamw_mask, 0, 0 },
	{ "nadam", &nadam, 1e-8, 0 },
	{ "nadamw", &nadamw, 1e-8, 0 },
	{ "nadamw_options", &nadamw_options, 1e-8, 0 },
	{ "radam", &radam, 1e-8, 1e-10 },
	{ "radam_options", &radam_options, 1e-8, 1e-10 },
	{ "amsgrad", &amsgrad, 0, 0 },
	{ "amsgrad_options", &amsgrad_options, 0, 0 },
	{ "adabelief", &adabelief, 1e-8, 0 },
	{ "adabelief_options", &adabelief_options, 0, 0 },
	{ "yogi", &yogi, 0, 0 },
	{ "yogi_options", &yogi_options, 0, 0 },
	{ "lamb", &lamb, 1e-8, 0 },
	{ "lamb_options", &lamb_options, 1e-8, 0 },
	{ "lion", &lion, 0, 0 },
	{ "lion_options", &lion_options, 0, 0 },
	{ "lion_schedule", &lion_schedule, 0, 0 },
	{ "novograd", &novograd, 1e-8, 0 },
	{ "novograd_options", &novograd_options, 1e-8, 0 },
	{ "lars", &lars, 1e-8, 0 },
	{ "lars_options", &lars_options, 1e-8, 0 },
	{ "sign_sgd", &sign_sgd, 0, 0 },
	{ "adafactor", &adafactor, 0, 0 },
	{ "adafactor_factored", &adafactor_factored, 1e-8, 0 },
	{ "adafactor_plain", &adafactor_plain, 0, 0 },
	{ "adafactor_clipping", &adafactor_clipping, 0, 0 },
	{ "muon", &muon, 1e-7, 0 },
	{ "muon_options", &muon_options, 1e-7, 0 },
	{ "clip_value", &clip_value, 0, 0 },
	{ "clip_rms", &clip_rms, 0, 0 },
	{ "clip_adaptive", &clip_adaptive, 0, 0 },
	{ "decay", &decay, 0, 0 },
	{ "decay_schedule", &decay_schedule, 0, 0 },
	{ "masked", &masked, 0, 0 },
	{ "freeze", &freeze, 0, 0 },
	{ "partition", &partition, 0, 0 },
	{ "ema", &ema, 0, 0 },
	{ "ema_biased", &ema_biased, 0, 0 },
	{ "multi_steps", &multi_steps, 1e-8, 0 },
	{ "finite", &finite_adam, 1e-8, 0 },
	{ "inject", &inject, 1e-8, 0 },
	{ "inject_schedule", &inject_schedule, 0, 0 },
	{ "noisy_sgd", &noisy_sgd, 0, 0 },
	{ "noisy_sgd_options", &noisy_sgd_options, 0, 0 },
};

static void compare_leaves(const char *name, const char *what, int i, int backend, const wf_tree *got, double relative,
			   double absolute)
{
	char prefix[64], text[100];
	WF_TREES(wanted);

	snprintf(prefix, sizeof prefix, "%s.%s", name, what);
	leaves_of(prefix, i, &wanted);
	for (int k = 0; k < 3; k++) {
		snprintf(text, sizeof text, "%s, step %d, %s", prefix, i, leaves[k]);
		same(text, backend, wf_tree_get(got, leaves[k]), wf_tree_get(wanted, leaves[k]), relative, absolute);
	}
}

static void run_f32(const char *name, const wf_optimizer *o, int backend, double absolute)
{
	job j = { backend, 0, o };
	WF_TREES(params, state, grads, updates);

	leaves_of("params", -1, &params);
	ok(wf_call(wf_bind(begin, &j), WF_IN(params), WF_OUT(&state)));
	for (int i = 0; i < STEPS; i++) {
		leaves_of("grads", i, &grads);
		ok(wf_call(wf_bind(step, &j), WF_IN(params, state, grads), WF_OUT(&params, &state, &updates)));
		compare_leaves(name, "f32.params", i, backend, params, 1e-6, 2e-7); /* they began near 1: two last bits there */
		compare_leaves(name, "f32.updates", i, backend, updates, 1e-6, absolute);
	}
}

/* in f64 nothing is rounded to f32 on the way: 2^-52 is 2.2e-16 */
static void run_f64(const char *name, const wf_optimizer *o, int backend, double absolute, double relative)
{
	job j = { backend, 0, o };
	WF_TREES(params, narrow, state, grads, updates);

	leaves_of("params", -1, &narrow);
	ok(wf_call(wf_bind(all_to_f64, &backend), WF_IN(narrow), WF_OUT(&params)));
	ok(wf_call(wf_bind(begin, &j), WF_IN(params), WF_OUT(&state)));
	for (int i = 0; i < STEPS; i++) {
		leaves_of("grads", i, &narrow);
		ok(wf_call(wf_bind(all_to_f64, &backend), WF_IN(narrow), WF_OUT(&grads)));
		ok(wf_call(wf_bind(step, &j), WF_IN(params, state, grads), WF_OUT(&params, &state, &updates)));
		compare_leaves(name, "f64.params", i, backend, params, relative > 0 ? relative : 1e-14, 1e-15);
		compare_leaves(name, "f64.updates", i, backend, updates, relative > 0 ? relative : 1e-13, absolute * 1e-8);
	}
}

static void run_bf16(const char *name, const wf_optimizer *o, int backend)
{
	job j = { backend, 0, o };
	WF_TREES(params, wide, state, grads, updates);

	leaves_of("params_bf16", -1, &wide);
	ok(wf_call(wf_bind(all_to_bf16, &backend), WF_IN(wide), WF_OUT(&params)));
	ok(wf_call(wf_bind(begin, &j), WF_IN(params), WF_OUT(&state)));
	for (int i = 0; i < STEPS; i++) {
		leaves_of("grads_bf16", i, &wide);
		ok(wf_call(wf_bind(all_to_bf16, &backend), WF_IN(wide), WF_OUT(&grads)));
		ok(wf_call(wf_bind(step, &j), WF_IN(params, state, grads), WF_OUT(&params, &state, &updates)));
		assert_int_equal(wf_tree_dtype(wf_tree_get(params, "w")), WF_BF16);
		assert_int_equal(wf_tree_dtype(wf_tree_get(updates, "w")), WF_F32);
		ok(wf_call(wf_bind(all_to_f32, &backend), WF_IN(params), WF_OUT(&wide)));
		compare_leaves(name, "bf16.params", i, backend, wide, 0x1p-7, 0);
	}
}

static bool has_f64(const char *name)
{
	return !strstr(name, "schedule") && !strstr(name, "noisy") && !strstr(name, "multi_steps") && !strstr(name, "inject");
}

static void test_optimizers(void **state)
{
	(void)state;
	for (size_t i = 0; i < WFI_LEN(cases); i++)
		FOR_BACKENDS(b) {
			run_f32(cases[i].name, cases[i].o, b, cases[i].absolute);
			run_bf16(cases[i].name, cases[i].o, b);
			if (has_f64(cases[i].name))
				run_f64(cases[i].name, cases[i].o, b, cases[i].absolute, cases[i].f64_relative);
		}
}

static void test_lookahead(void **state)
{
	(void)state;
	FOR_BACKENDS(b) {
		job j = { b, 0, &lookahead };
		WF_TREES(params, both, s, grads, updates);

		leaves_of("params", -1, &params);
		ok(wf_tree_dict(2, (const char *const[]){ "fast", "slow" }, (const wf_tree *const[]){ params, params }, &both));
		ok(wf_call(wf_bind(begin, &j), WF_IN(both), WF_OUT(&s)));
		for (int i = 0; i < STEPS; i++) {
			leaves_of("grads", i, &grads);
			ok(wf_call(wf_bind(step, &j), WF_IN(both, s, grads), WF_OUT(&both, &s, &updates)));
			compare_leaves("lookahead", "fast", i, b, wf_tree_get(both, "fast"), 1e-6, 2e-7);
			compare_leaves("lookahead", "slow", i, b, wf_tree_get(both, "slow"), 1e-6, 2e-7);
		}
	}
}

/* ---- by hand ---- */
/* p = [1,2,3,4], g = [.1,−.2,0,1e−9]: two steps, as optax gives them; one gradient is 0, one smaller than Adam's eps */
static void test_two_steps(void **state)
{
	static const struct { const wf_optimizer *o; float u[2][4]; } runs[] = {
		{ &adam,
		  { { -.00999993272F, .00999993272F, 0, -.000909090217F },
		    { -.00999989826F, .00999989826F, 0, -.000909089867F } } },
		{ &sgd_momentum, { { -.01F, .02F, 0, -1e-10F }, { -.019F, .038F, 0, -1.9e-10F } } },
		{ &sgd_nesterov, { { -.019F, .038F, 0, -1.9e-10F }, { -.0271F, .0542F, 0, -2.71e-10F } } },
		{ &rmsprop, { { -.0316226147F, .0316227339F, 0, -1e-7F }, { -.0229415130F, .0229415577F, 0, -1e-7F } } },
	};
	static const float p[] = { 1, 2, 3, 4 }, g[] = { .1F, -.2F, 0, 1e-9F };
	static const int64_t four[] = { 4 };
	WF_TREES(params, grads, opt_state, updates, wanted);

	(void)state;
	ok(wf_array(WF_F32, 1, four, g, &grads));
	for (size_t i = 0; i < WFI_LEN(runs); i++)
		FOR_BACKENDS(b) {
			job j = { b, 0, runs[i].o };

			ok(wf_array(WF_F32, 1, four, p, &params));
			ok(wf_call(wf_bind(begin, &j), WF_IN(params), WF_OUT(&opt_state)));
			for (int k = 0; k < 2; k++) {
				ok(wf_call(wf_bind(step, &j), WF_IN(params, opt_state, grads),
					   WF_OUT(&params, &opt_state, &updates)));
				ok(wf_array(WF_F32, 1, four, runs[i].u[k], &wanted));
				same("two steps", b, updates, wanted, 1e-6, 0);
			}
			assert_true(wf_item(wf_tree_get(opt_state, "count")) == 2);
		}
}

/* one step of o from zero state on f32 (or other) numbers; updates come back */
static void one_step(const wf_optimizer *o, int backend, wf_dtype d, double p, double g, wf_tree **updates, wf_tree **opt_state)
{
	job j = { backend, 0, o };
	WF_TREES(params, grads, fresh);

	ok(wf_scalar(d, p, &params));
	ok(wf_scalar(d, g, &grads));
	if (!*opt_state)
		ok(wf_call(wf_bind(begin, &j), WF_IN(params), WF_OUT(opt_state)));
	ok(wf_call(wf_bind(step, &j), WF_IN(params, *opt_state, grads), WF_OUT(&params, opt_state, updates)));
	assert_int_equal(wf_tree_dtype(params), d);
}

/* a 0 gradient in half precision: eps is 0 there, and optax divides 0 by it */
static void test_half(void **state)
{
	static const wf_dtype halves[] = { WF_F16, WF_BF16 };

	(void)state;
	for (int i = 0; i < 2; i++)
		FOR_BACKENDS(b) {
			WF_TREES(updates, s);

			one_step(&adam, b, halves[i], 1, 0, &updates, &s);
			assert_true(wf_item(updates) == 0);
			assert_int_equal(wf_tree_dtype(wf_tree_get(s, "nu")), WF_F32);
			one_step(&adam, b, halves[i], 1, 0x1p-13, &updates, &s); /* its square is 0 in f16 */
			assert_true(wf_item(wf_tree_get(s, "nu")) > 0);
			assert_true(wf_item(updates) < -0.005 && wf_item(updates) > -0.02);
		}
}

/* f64 leaves are computed in f64: two steps of Adam's definition */
static void test_double(void **state)
{
	double g = 0.3, m = 0, v = 0;

	(void)state;
	FOR_BACKENDS(b) {
		WF_TREES(updates, s);

		m = v = 0;
		for (int t = 1; t <= 2; t++) {
			one_step(&adam, b, WF_F64, 1, g, &updates, &s);
			m = 0.9 * m + (1 - 0.9) * g;
			v = 0.999 * v + (1 - 0.999) * g * g;
			double wanted = -0.01 * (m / (1 - pow(0.9, t))) / (sqrt(v / (1 - pow(0.999, t))) + 1e-8);
			assert_int_equal(wf_tree_dtype(updates), WF_F64);
			assert_int_equal(wf_tree_dtype(wf_tree_get(s, "mu")), WF_F64);
			assert_true(fabs(wf_item(updates) - wanted) < 1e-15);
		}
	}
}

static void test_options(void **state)
{
	static const wf_optimizer b1_zero = WF_ADAM(.learning_rate = 0.01, .b1 = WF_ZERO),
				  still = WF_SGD(.learning_rate = WF_ZERO),
				  no_momentum = WF_SGD(.learning_rate = 1, .momentum = WF_ZERO),
				  plain = WF_SGD(.learning_rate = 1), both = WF_SGD(.learning_rate = 100, .schedule = &constant),
				  decayless = WF_ADAMW(.learning_rate = 0.01, .weight_decay = WF_ZERO);

	(void)state;
	FOR_BACKENDS(b) {
		WF_TREES(updates, s, t, u, v, w, x);

		one_step(&b1_zero, b, WF_F32, 1, 4, &updates, &s);
		one_step(&b1_zero, b, WF_F32, 1, -2, &updates, &s);
		assert_true(wf_item(wf_tree_get(s, "mu")) == -2); /* nothing of the step before */
		one_step(&still, b, WF_F32, 1, 4, &updates, &t);
		assert_true(wf_item(updates) == 0);
		assert_null(wf_tree_get(t, "trace"));
		one_step(&no_momentum, b, WF_F32, 1, 4, &updates, &u);
		one_step(&no_momentum, b, WF_F32, 1, 3, &updates, &u);
		assert_true(wf_item(updates) == -3);
		assert_non_null(wf_tree_get(u, "trace"));
		one_step(&plain, b, WF_F32, 1, 3, &updates, &v);
		assert_true(wf_item(updates) == -3);
		one_step(&both, b, WF_F32, 1, 1, &updates, &w);
		assert_true(fabs(wf_item(updates) + 0.3) < 1e-7); /* the schedule counts */
		one_step(&decayless, b, WF_F32, 1e6, 0, &updates, &x);
		assert_true(wf_item(updates) == 0);
	}
	assert_ptr_equal(wf_adam_with((wf_adam_opts){ .learning_rate = 1 }).kind, adam.kind);
	assert_ptr_equal(wf_adamw_with((wf_adam_opts){ .learning_rate = 1 }).kind, adamw.kind);
	assert_ptr_equal(wf_sgd_with((wf_sgd_opts){ .learning_rate = 1 }).kind, sgd.kind);
	assert_ptr_equal(wf_rmsprop_with((wf_rmsprop_opts){ .learning_rate = 1 }).kind, rmsprop.kind);
	assert_ptr_equal(wf_clip_by_global_norm_with(1).kind, clip.kind);
	assert_ptr_equal(wf_chain_with(clip_adam.u.chain).kind, clip_adam.kind);
	assert_true(wf_adam_with((wf_adam_opts){ .learning_rate = 0.25 }).u.adam.learning_rate == 0.25);
	assert_true(wf_clip_by_global_norm_with(3).u.max_norm == 3);
}

/* micro-batches: gradient and weight; semantics B9: [nan,1,3,1] every 2 → [0 0 −2 0], and the NaN is counted */
static wf_val accumulating(wf_val state, wf_val grad, wf_val weight, const void *user)
{
	const job *j = user;
	wf_val updates, p = wf_zeros_like(grad);

	wf_val given = j->pad ? wf_tuple(grad, weight) : grad;
	wf_unpack(wf_optimizer_update(j->o, given, state, p), &updates, &state);
	return wf_tuple(updates, state);
}

static void accumulate(int backend, const wf_optimizer *o, const float (*batch)[3], int n, int skipped)
{
	job j = { backend, o->u.multi_steps.weighted, o };
	WF_TREES(p, s, g, w, u);

	ok(wf_scalar(WF_F32, 0, &p));
	ok(wf_call(wf_bind(begin, &j), WF_IN(p), WF_OUT(&s)));
	for (int i = 0; i < n; i++) {
		ok(wf_scalar(WF_F32, batch[i][0], &g));
		ok(wf_scalar(WF_F32, batch[i][1], &w));
		ok(wf_call(wf_bind(accumulating, &j), WF_IN(s, g, w), WF_OUT(&u, &s)));
		assert_true(wf_item(u) == batch[i][2]);
	}
	assert_true(wf_item(wf_tree_get(s, "skipped")) == skipped);
}

static void test_accumulation(void **state)
{
	static const double two[] = { 2 }, times_five[] = { 5 };
	static const wf_schedule growing = WF_PIECEWISE_CONSTANT(.init_value = 0.6, .boundaries = two, .scales = times_five, .n_pieces = 1);
	static const wf_optimizer one = WF_SGD(.learning_rate = 1), one_then_three = WF_MULTI_STEPS(.inner = &one, .schedule = &growing), two_mean = WF_MULTI_STEPS(.inner = &one, .every = 2),
				  two_weighed = WF_MULTI_STEPS(.inner = &one, .every = 2, .weighted = true),
				  moving = WF_SGD(.learning_rate = 1, .momentum = 0.5),
				  two_moving = WF_MULTI_STEPS(.inner = &moving, .every = 2, .weighted = true);

	(void)state;
	FOR_BACKENDS(b) {
		accumulate(b, &two_mean, (const float[][3]){ { 1, 0, 0 }, { 3, 0, -2 }, { 2, 0, 0 }, { 4, 0, -3 } }, 4, 0);
		accumulate(b, &two_mean, (const float[][3]){ { NAN, 0, 0 }, { 1, 0, 0 }, { 3, 0, -2 }, { INFINITY, 0, 0 }, { 1, 0, 0 } }, 5, 2);
		/* three examples with 4 and one with 0: 3, not 2; an empty batch is nothing; NaN with a weight is left out */
		accumulate(b, &one_then_three, (const float[][3]){ { 1, 0, -1 }, { 2, 0, -2 }, { 3, 0, 0 }, { 5, 0, 0 }, { 1, 0, -3 }, { 6, 0, 0 } }, 6, 0);
		accumulate(b, &two_weighed,
			   (const float[][3]){ { 4, 3, 0 }, { 0, 1, -3 }, { NAN, 0, 0 }, { 5, 2, -5 }, { 4, 3, 0 }, { NAN, 2, 0 }, { 0, 1, -3 } }, 7, 1);
		/* of nothing there is no step */
		accumulate(b, &two_weighed, (const float[][3]){ { NAN, 0, 0 }, { NAN, 0, 0 }, { 2, 1, 0 }, { 2, NAN, 0 }, { 4, 1, -3 } }, 5, 1);
		accumulate(b, &two_moving, (const float[][3]){ { 2, 1, 0 }, { 2, 1, -2 }, { NAN, 0, 0 }, { NAN, 0, 0 }, { 2, 1, 0 }, { 2, 1, -3 } }, 6, 0);
	}
}

/* a NaN: nothing moves; after too many in a row an error that names the step */
/* A leaf without elements: what is reduced of nothing is computed in one kernel with the numbers of the state. */
static wf_val no_elements(const void *user)
{
	const wf_optimizer *o = ((const job *)user)->o;
	wf_val params = wf_ones(0), grads = wf_full(0.5, 0), state = wf_optimizer_init(o, params), updates;

	for (int i = 0; i < 2; i++) {
		wf_unpack(wf_optimizer_update(o, grads, state, params), &updates, &state);
		params = wf_apply_updates(params, updates);
	}
	return wf_tuple(params, state);
}

static void test_no_elements(void **state)
{
	static const wf_optimizer finite = WF_APPLY_IF_FINITE(.inner = &adam), accumulating = WF_MULTI_STEPS(.inner = &adam, .every = 2);
	static const wf_optimizer *const of[] = { &adam, &finite, &accumulating, &lamb, &clip };

	(void)state;
	FOR_BACKENDS(b)
		for (size_t i = 0; i < WFI_LEN(of); i++) {
			job j = { b, 0, of[i] };
			WF_TREES(p, s);

			ok(wf_call(wf_bind(no_elements, &j), WF_IN(), WF_OUT(&p, &s)));
			assert_int_equal(wf_tree_dim(p, 0), 0);
			if (of[i] == &finite)
				assert_true(wf_item(wf_tree_get(s, "total_notfinite")) == 0 && wf_item(wf_tree_get(s, "last_finite")) == 1 &&
					    wf_item(wf_tree_get(s, "inner_state.count")) == 2);
			if (of[i] == &accumulating)
				assert_true(wf_item(wf_tree_get(s, "gradient_step")) == 1 && wf_item(wf_tree_get(s, "skipped")) == 0);
		}
}

static void test_apply_if_finite(void **state)
{
	static const wf_optimizer at_once = WF_APPLY_IF_FINITE(.inner = &adam), later = WF_APPLY_IF_FINITE(.inner = &adam, .max_consecutive_errors = 1);

	(void)state;
	FOR_BACKENDS(b) {
		const wf_optimizer *const o[] = { &at_once, &later };

		for (int i = 0; i < 2; i++) {
			job j = { b, 0, o[i] };
			WF_TREES(p, s, g, u);

			ok(wf_scalar(WF_F32, 1, &p));
			ok(wf_scalar(WF_F32, 0.5, &g));
			ok(wf_call(wf_bind(begin, &j), WF_IN(p), WF_OUT(&s)));
			ok(wf_call(wf_bind(step, &j), WF_IN(p, s, g), WF_OUT(&p, &s, &u)));
			double was = wf_item(p), mu = wf_item(wf_tree_get(s, "inner_state.mu"));
			ok(wf_scalar(WF_F32, NAN, &g));
			if (i) {
				ok(wf_call(wf_bind(step, &j), WF_IN(p, s, g), WF_OUT(&p, &s, &u)));
				assert_true(wf_item(p) == was && wf_item(u) == 0 && wf_item(wf_tree_get(s, "inner_state.mu")) == mu);
				assert_true(wf_item(wf_tree_get(s, "total_notfinite")) == 1 && wf_item(wf_tree_get(s, "inner_state.count")) == 1);
			}
			wf_error *err = wf_call(wf_bind(step, &j), WF_IN(p, s, g), WF_OUT(&p, &s, &u));
			if (!err) /* it comes when the result is needed */
				err = wf_wait(u);
			REFUSED(err, i ? "step 2" : "step 1", "not finite");
		}
	}
}

static void test_inject(void **state)
{
	static const wf_optimizer tenth = WF_SGD(.learning_rate = 0.1), changed = WF_INJECT_HYPERPARAMS(.inner = &tenth);
	WF_TREES(rate, rates, s2);

	(void)state;
	FOR_BACKENDS(b) {
		WF_TREES(u, s);

		one_step(&changed, b, WF_F32, 1, 2, &u, &s);
		assert_true(fabs(wf_item(u) + 0.2) < 1e-7 && fabs(wf_item(wf_tree_get(s, "hyperparams.learning_rate")) - 0.1) < 1e-8);
		ok(wf_scalar(WF_F32, 0.5, &rate));
		ok(wf_tree_dict(1, (const char *const[]){ "learning_rate" }, (const wf_tree *const[]){ rate }, &rates));
		ok(wf_tree_dict(3, (const char *const[]){ "count", "hyperparams", "inner_state" },
				(const wf_tree *const[]){ wf_tree_get(s, "count"), rates, wf_tree_get(s, "inner_state") }, &s2));
		one_step(&changed, b, WF_F32, 1, 2, &u, &s2);
		assert_true(wf_item(u) == -1);
	}
}

static void test_patterns(void **state)
{
	static const struct { const char *pattern, *path; bool yes; } of[] = {
		{ NULL, "w", true }, { "w", "w", true }, { "w", "w2", false }, { "*", "", true }, { "", "", true }, { "", "w", false },
		{ "*.bias", "layers.0.bias", true }, { "*.bias", "bias", false }, { "*bias", "bias", true }, { "layers.?.w", "layers.7.w", true },
		{ "layers.?.w", "layers.12.w", false }, { "a|*b*", "abc", true }, { "a|b", "ab", false }, { "!a|b", "b", false },
		{ "!a|b", "c", true }, { "*a*b", "xaybzb", true }, { "*a*b", "xaybz", false }, { "a|", "", true }, { "!", "w", true },
		{ "a\\*b", "a*b", true }, { "a\\*b", "axb", false }, { "a\\|b|c", "a|b", true }, { "a\\|b|c", "c", true }, { "a\\|b", "a", false },
		{ "\\!w", "!w", true }, { "\\!w", "w", false }, { "a\\?", "a?", true }, { "a\\?", "ab", false }, { "a\\\\b", "a\\b", true },
		{ "*\\*", "x*", true }, { "*\\*", "x", false }, { "a\\", "a\\", true }, { "!\\!*", "!w", false }, { "!\\!*", "w", true },
		{ "!*.bias|*norm*", "norm1.scale", false }, { "!*.bias|*norm*", "dense.kernel", true }, { "a**", "a", true }, { "a?", "a", false },
	};

	(void)state;
	for (size_t i = 0; i < WFI_LEN(of); i++)
		if (wf_path_matches(of[i].pattern, of[i].path) != of[i].yes)
			fail_msg("\"%s\" and \"%s\"", of[i].pattern ? of[i].pattern : "NULL", of[i].path);
}


/* The count stays at its greatest value. */
static wf_val at_the_end(wf_val params, const void *user)
{
	wf_val state = wf_with(wf_optimizer_init(&adam, params), "count", wf_ci(INT32_MAX)), updates;

	(void)user;
	wf_unpack(wf_optimizer_update(&adam, params, state, params), &updates, &state);
	return wf_tuple(updates, wf_get(state, "count"));
}

static void test_count_saturates(void **state)
{
	WF_TREES(params, updates, count);

	(void)state;
	ok(wf_scalar(WF_F32, 2, &params));
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(at_the_end, &b), WF_IN(params), WF_OUT(&updates, &count)));
		assert_true(wf_item(count) == INT32_MAX);
		assert_true(isfinite(wf_item(updates)) && wf_item(updates) < 0);
	}
}

/* ---- clipping ---- */
static wf_val clipped(wf_val grads, const void *user)
{
	wf_val updates, state;

	wf_unpack(wf_optimizer_update(((const job *)user)->o, grads, wf_none(), wf_none()), &updates, &state);
	return wf_tuple(updates, wf_global_norm(grads));
}

static void test_clip(void **state)
{
	static const char *const names[] = { "below", "above", "inside", "inf", "nan" };
	WF_TREES(out, norm, zeros);

	(void)state;
	ok(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, (const float[]){ 0, 0 }, &zeros));
	FOR_BACKENDS(b) {
		job five = { b, 0, &clip5 }, none = { b, 0, &clip0 };

		for (size_t i = 0; i < WFI_LEN(names); i++) {
			ok(wf_call(wf_bind(clipped, &five), WF_IN(golden("clip.%s.in", names[i])), WF_OUT(&out, &norm)));
			same(names[i], b, out, golden("clip.%s.out", names[i]), 1e-6, 0);
			same(names[i], b, norm, golden("clip.%s.norm", names[i]), 1e-6, 0);
		}
		ok(wf_call(wf_bind(clipped, &none), WF_IN(zeros), WF_OUT(&out, &norm))); /* optax: NaN */
		same("nothing clipped to nothing", b, out, zeros, 0, 0);
		ok(wf_call(wf_bind(clipped, &none), WF_IN(golden("clip.below.in")), WF_OUT(&out, &norm)));
		same("clipped to nothing", b, out, zeros, 0, 0);
	}
}

/* squares that f16 cannot hold, and leaves of several types */
static wf_val mixed_norm(const void *user)
{
	(void)user;
	return wf_tuple(wf_global_norm(wf_full_as(WF_F16, 300, 4)),
			wf_global_norm(wf_dict("a", wf_full_as(WF_BF16, 2, 1), "b",
					       wf_list(wf_full_as(WF_F64, 4, 2), wf_full_as(WF_I32, 8, 1)))),
			wf_global_norm(wf_none()));
}

static void test_global_norm(void **state)
{
	WF_TREES(half, mixed, none);

	(void)state;
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(mixed_norm, &b), ((wf_arrays){ 0, NULL }), WF_OUT(&half, &mixed, &none)));
		assert_true(wf_item(half) == 600 && wf_tree_dtype(half) == WF_F32);
		assert_true(wf_item(mixed) == 10 && wf_tree_dtype(mixed) == WF_F64);
		assert_true(wf_item(none) == 0);
	}
}

/* ---- states and trees ---- */
static const wf_optimizer twice = WF_CHAIN(&clip, &clip_adam, &sgd), nothing = WF_CHAIN(&clip, &clip);

static void test_states(void **state)
{
	const wf_optimizer *const o[] = { &sgd,  &sgd_momentum, &adam,  &rmsprop, &rmsprop_centered_momentum,
					  &clip, &clip_adam,    &twice, &nothing };
	static const char *const wanted[] = {
		"{count: i32[]}",
		"{count: i32[], trace: f32[]}",
		"{count: i32[], mu: f32[], nu: f32[]}",
		"{count: i32[], nu: f32[]}",
		"{count: i32[], mu: f32[], nu: f32[], trace: f32[]}",
		"none",
		"{1: {count: i32[], mu: f32[], nu: f32[]}}",
		"{1: {1: {count: i32[], mu: f32[], nu: f32[]}}, 2: {count: i32[]}}",
		"none",
	};
	WF_TREES(params, opt_state);

	(void)state;
	ok(wf_scalar(WF_BF16, 1, &params));
	use_backend(0);
	for (size_t i = 0; i < WFI_LEN(o); i++) {
		job j = { 0, 0, o[i] };

		ok(wf_call(wf_bind(begin, &j), WF_IN(params), WF_OUT(&opt_state)));
		char *text = wf_tree_text(opt_state, false);
		assert_string_equal(text, wanted[i]);
		free(text);
	}
}

static wf_val small_update(const void *user)
{
	wf_val one = wf_full_as(WF_BF16, 1, 1);

	(void)user;
	return wf_tuple(wf_apply_updates(one, wf_full(1e-3, 1)), wf_apply_updates(one, wf_full(1e-2, 1)));
}

static void test_apply_updates(void **state)
{
	WF_TREES(lost, kept);

	(void)state;
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(small_update, &b), ((wf_arrays){ 0, NULL }), WF_OUT(&lost, &kept)));
		assert_int_equal(wf_tree_dtype(lost), WF_BF16);
		uint16_t x, y;
		ok(wf_tree_read(lost, &x, sizeof x));
		ok(wf_tree_read(kept, &y, sizeof y));
		assert_int_equal(x, 0x3f80); /* 1 */
		assert_int_equal(y, 0x3f81); /* 1 + 2^−7 */
	}
}

/* ---- what is refused ---- */
static const wf_optimizer no_rate = WF_ADAM(.b1 = 0.5), no_kind, wrong_decay = WF_ADAM(.learning_rate = 1, .weight_decay = 0.1),
			  minus_clip = WF_CLIP_BY_GLOBAL_NORM(-1), no_sgd = WF_SGD(.momentum = 0.9),
			  no_rms = WF_RMSPROP(.decay = 0.9), no_adamw = WF_ADAMW(.b1 = 0.5);
static const wf_schedule no_steps = WF_COSINE_DECAY(.init_value = 1),
			 all_warmup = WF_WARMUP_COSINE_DECAY(.peak_value = 1, .warmup_steps = 9, .steps = 9), no_schedule,
			 minus_scale = WF_PIECEWISE_CONSTANT(.init_value = 1, .boundaries = boundaries,
							     .scales = (const double[]){ 1, -1, 1 }, .n_pieces = 3);
static wf_val updated(const wf_optimizer *o, wf_val grads, wf_val params)
{
	return wf_optimizer_update(o, grads, wf_optimizer_init(o, params), params);
}

static wf_val rate_missing(wf_val p) { return wf_optimizer_init(&no_rate, p); }
static wf_val rate_missing_in_update(wf_val p) { return wf_optimizer_update(&no_rate, p, wf_optimizer_init(&adam, p), p); }
static wf_val sgd_without_rate(wf_val p) { return wf_optimizer_init(&no_sgd, p); }
static wf_val rms_without_rate(wf_val p) { return wf_optimizer_init(&no_rms, p); }
static wf_val adamw_without_rate(wf_val p) { return wf_optimizer_init(&no_adamw, p); }
static wf_val kindless(wf_val p) { return wf_optimizer_init(&no_kind, p); }
static wf_val decaying_adam(wf_val p) { return updated(&wrong_decay, p, p); }
static wf_val minus_norm(wf_val p) { return updated(&minus_clip, p, p); }
static wf_val blind_adamw(wf_val p) { return wf_optimizer_update(&adamw, p, wf_optimizer_init(&adamw, p), wf_none()); }
static wf_val stranger(wf_val p) { return wf_optimizer_update(&adam, p, wf_optimizer_init(&sgd, p), p); }
static wf_val other_tree(wf_val p) { return updated(&adam, wf_dict("w", p, "more", p), wf_dict("w", p)); }
static wf_val other_shape(wf_val p) { return updated(&adam, wf_zeros(3), p); }
static wf_val whole(wf_val p) { (void)p; return wf_optimizer_init(&adam, wf_zeros_as(WF_I32, 2)); }
static wf_val other_update(wf_val p) { return wf_apply_updates(p, wf_zeros(1, 2)); }
static wf_val cosine_without_steps(wf_val p) { (void)p; return wf_schedule_value(&no_steps, wf_ci(1)); }
static wf_val warm_forever(wf_val p) { (void)p; return wf_schedule_value(&all_warmup, wf_ci(1)); }
static wf_val kindless_schedule(wf_val p) { (void)p; return wf_schedule_value(&no_schedule, wf_ci(1)); }
static wf_val falling_scale(wf_val p) { (void)p; return wf_schedule_value(&minus_scale, wf_ci(1)); }
static const wf_optimizer some_parts = WF_PARTITION({ "b", &adam }), no_inner = WF_MULTI_STEPS(.every = 2), never = WF_MULTI_STEPS(.inner = &adam), twofold = WF_MULTI_STEPS(.inner = &adam, .every = 2, .schedule = &linear),
			  rateless = WF_INJECT_HYPERPARAMS(.inner = &clip), decaying_yogi = WF_YOGI(.learning_rate = 1, .weight_decay = 1),
			  forgetful = WF_EMA(.decay = 1.5), unsynced = WF_LOOKAHEAD(.inner = &adam);
static wf_val unplaced(wf_val p) { return wf_optimizer_init(&some_parts, wf_dict("b", p, "w", wf_list(p))); }
static const wf_optimizer rate_nan = WF_ADAM(.learning_rate = NAN), rate_infinite = WF_LION(.learning_rate = INFINITY);
static wf_val no_number(wf_val p) { return wf_optimizer_init(&rate_nan, p); }
static wf_val too_fast(wf_val p) { return wf_optimizer_init(&rate_infinite, p); }
static wf_val not_both(wf_val p) { return wf_optimizer_init(&lookahead, p); }
static wf_val innerless(wf_val p) { return wf_optimizer_init(&no_inner, p); }
static wf_val stepless(wf_val p) { return wf_optimizer_init(&never, p); }
static wf_val two_ways(wf_val p) { return wf_optimizer_init(&twofold, p); }
static wf_val rateless_inner(wf_val p) { return wf_optimizer_init(&rateless, p); }
static wf_val yogi_decays(wf_val p) { return wf_optimizer_init(&decaying_yogi, p); }
static wf_val ema_grows(wf_val p) { return updated(&forgetful, p, p); }
static wf_val never_synced(wf_val p) { return wf_optimizer_init(&unsynced, p); }
static wf_val slow_only(wf_val p) { return wf_optimizer_update(&lookahead, p, wf_dict("fast_state", p, "steps_since_sync", wf_ci(0)), p); }
static wf_val blind_lamb(wf_val p) { return wf_optimizer_update(&lamb, p, wf_optimizer_init(&lamb, p), wf_none()); }
static wf_val other_leaves(wf_val p) { return updated(&lion, wf_dict("w", p, "more", p), wf_dict("w", p)); }
static wf_val other_sizes(wf_val p) { return updated(&yogi, wf_zeros(3), p); }
static wf_val half_count(wf_val p) { return wf_schedule_value(&linear, wf_at(p, 0)); }

static void test_refused(void **state)
{
	WF_TREES(p, out);

	(void)state;
	use_backend(0);
	ok(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, (const float[]){ 1, 2 }, &p));
	REFUSED(wf_call(rate_missing, WF_IN(p), WF_OUT(&out)), "adam", ".learning_rate", ".schedule");
	REFUSED(wf_call(rate_missing_in_update, WF_IN(p), WF_OUT(&out)), "adam", ".learning_rate");
	REFUSED(wf_call(sgd_without_rate, WF_IN(p), WF_OUT(&out)), "sgd", ".learning_rate");
	REFUSED(wf_call(rms_without_rate, WF_IN(p), WF_OUT(&out)), "rmsprop", ".learning_rate");
	REFUSED(wf_call(adamw_without_rate, WF_IN(p), WF_OUT(&out)), "adamw", ".learning_rate");
	REFUSED(wf_call(kindless, WF_IN(p), WF_OUT(&out)), "no kind");
	REFUSED(wf_call(decaying_adam, WF_IN(p), WF_OUT(&out)), "weight_decay", "WF_ADAMW");
	REFUSED(wf_call(minus_norm, WF_IN(p), WF_OUT(&out)), "clip_by_global_norm", "-1");
	REFUSED(wf_call(blind_adamw, WF_IN(p), WF_OUT(&out)), "adamw", "parameters");
	REFUSED(wf_call(stranger, WF_IN(p), WF_OUT(&out)), "adam", "\"mu\"");
	REFUSED(wf_call(other_tree, WF_IN(p), WF_OUT(&out)), "differ", "more");
	REFUSED(wf_call(other_shape, WF_IN(p), WF_OUT(&out)), "adam", "f32[3]", "f32[2]");
	REFUSED(wf_call(whole, WF_IN(p), WF_OUT(&out)), "adam", "i32[2]");
	REFUSED(wf_call(other_update, WF_IN(p), WF_OUT(&out)), "apply_updates", "f32[1,2]", "f32[2]");
	REFUSED(wf_call(cosine_without_steps, WF_IN(p), WF_OUT(&out)), "cosine", ".steps");
	REFUSED(wf_call(warm_forever, WF_IN(p), WF_OUT(&out)), "warm-up", "9");
	REFUSED(wf_call(kindless_schedule, WF_IN(p), WF_OUT(&out)), "schedule", "no kind");
	REFUSED(wf_call(falling_scale, WF_IN(p), WF_OUT(&out)), "scale 1", "-1");
	REFUSED(wf_call(unplaced, WF_IN(p), WF_OUT(&out)), "partition", "\"w.0\"");
	REFUSED(wf_call(innerless, WF_IN(p), WF_OUT(&out)), "multi_steps", ".inner");
	REFUSED(wf_call(stepless, WF_IN(p), WF_OUT(&out)), "multi_steps", ".every");
	REFUSED(wf_call(two_ways, WF_IN(p), WF_OUT(&out)), "multi_steps", ".schedule");
	REFUSED(wf_call(rateless_inner, WF_IN(p), WF_OUT(&out)), "inject_hyperparams", "clip_by_global_norm");
	REFUSED(wf_call(yogi_decays, WF_IN(p), WF_OUT(&out)), "yogi", ".weight_decay");
	REFUSED(wf_call(ema_grows, WF_IN(p), WF_OUT(&out)), "ema", "1.5");
	REFUSED(wf_call(never_synced, WF_IN(p), WF_OUT(&out)), "lookahead", ".sync_period");
	REFUSED(wf_call(slow_only, WF_IN(p), WF_OUT(&out)), "lookahead", "wf_lookahead_params");
	REFUSED(wf_call(not_both, WF_IN(p), WF_OUT(&out)), "lookahead", "wf_lookahead_params");
	REFUSED(wf_call(no_number, WF_IN(p), WF_OUT(&out)), "adam: .learning_rate is nan");
	REFUSED(wf_call(too_fast, WF_IN(p), WF_OUT(&out)), "lion: .learning_rate is inf");
	REFUSED(wf_call(blind_lamb, WF_IN(p), WF_OUT(&out)), "lamb", "parameters");
	REFUSED(wf_call(other_leaves, WF_IN(p), WF_OUT(&out)), "differ", "more");
	REFUSED(wf_call(other_sizes, WF_IN(p), WF_OUT(&out)), "yogi", "f32[3]", "f32[2]");
	REFUSED(wf_call(half_count, WF_IN(p), WF_OUT(&out)), "count", "f32");
	assert_null(out);
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
		cmocka_unit_test(schedule_functions),
		cmocka_unit_test(test_schedules),        cmocka_unit_test(test_optimizers),
		cmocka_unit_test(test_two_steps),        cmocka_unit_test(test_half),
		cmocka_unit_test(test_double),           cmocka_unit_test(test_options),
		cmocka_unit_test(test_count_saturates),  cmocka_unit_test(test_clip),
		cmocka_unit_test(test_global_norm),      cmocka_unit_test(test_states),
		cmocka_unit_test(test_apply_updates),    cmocka_unit_test(test_refused),
		cmocka_unit_test(test_lookahead),        cmocka_unit_test(test_accumulation),
		cmocka_unit_test(test_no_elements),      cmocka_unit_test(test_apply_if_finite),  cmocka_unit_test(test_inject),
		cmocka_unit_test(test_patterns),
		cmocka_unit_test(test_all_goldens_used),
	};

	golden_name = WEFT_GOLDEN_DIR "/optim.npz";
	return cmocka_run_group_tests(tests, golden_open, golden_close);
}

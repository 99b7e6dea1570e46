/* wrappers_test.c: every optimizer inside every wrapper, against optax (test/oracle/optim_wrappers_golden.py); and inside those that optax has not,
 * which must change nothing. */
#include "nn/test_golden.h"

enum { STEPS = 6, VALUES = 9 };
#define RATE .learning_rate = 0.01
static const wf_optimizer
	adabelief = WF_ADABELIEF(RATE), adadelta = WF_ADADELTA(RATE), adafactor = WF_ADAFACTOR(RATE), adagrad = WF_ADAGRAD(RATE), adam = WF_ADAM(RATE),
	adamax = WF_ADAMAX(RATE), adamaxw = WF_ADAMAXW(RATE), adamw = WF_ADAMW(RATE), adan = WF_ADAN(RATE), amsgrad = WF_AMSGRAD(RATE),
	fromage = WF_FROMAGE(RATE), lamb = WF_LAMB(RATE), lars = WF_LARS(RATE), lion = WF_LION(RATE), muon = WF_MUON(RATE), nadam = WF_NADAM(RATE),
	nadamw = WF_NADAMW(RATE), noisy_sgd = WF_NOISY_SGD(RATE, .seed = 3), novograd = WF_NOVOGRAD(RATE),
	optimistic_gradient_descent = WF_OPTIMISTIC_GRADIENT_DESCENT(RATE), optimistic_adam_v2 = WF_OPTIMISTIC_ADAM_V2(RATE), radam = WF_RADAM(RATE),
	rmsprop = WF_RMSPROP(RATE), rmsprop_momentum = WF_RMSPROP(RATE, .centered = true, .momentum = 0.9), rprop = WF_RPROP(RATE), sgd = WF_SGD(RATE),
	sgd_momentum = WF_SGD(RATE, .momentum = 0.9, .nesterov = true), sign_sgd = WF_SIGN_SGD(RATE), signum = WF_SIGNUM(RATE), sm3 = WF_SM3(RATE),
	yogi = WF_YOGI(RATE), rest = WF_SGD(.learning_rate = 0.1, .momentum = 0.9), clip = WF_CLIP_BY_GLOBAL_NORM(0.5);
#define NAMED(o) { #o, &o }
static const struct { const char *name; const wf_optimizer *o; } optimizers[] = {
	NAMED(adabelief), NAMED(adadelta), NAMED(adafactor), NAMED(adagrad), NAMED(adam), NAMED(adamax), NAMED(adamaxw), NAMED(adamw), NAMED(adan),
	NAMED(amsgrad), NAMED(fromage), NAMED(lamb), NAMED(lars), NAMED(lion), NAMED(muon), NAMED(nadam), NAMED(nadamw), NAMED(noisy_sgd), NAMED(novograd),
	NAMED(optimistic_gradient_descent), NAMED(optimistic_adam_v2), NAMED(radam), NAMED(rmsprop), NAMED(rmsprop_momentum), NAMED(rprop), NAMED(sgd),
	NAMED(sgd_momentum), NAMED(sign_sgd), NAMED(signum), NAMED(sm3), NAMED(yogi),
};
enum { OPTIMIZERS = WFI_LEN(optimizers) };

/* Every one has its place, so that the wrapped ones can point at each other. */
static wf_optimizer if_finite[OPTIMIZERS], masked[OPTIMIZERS], inject[OPTIMIZERS], multi_steps[OPTIMIZERS], partition[OPTIMIZERS], clipped[OPTIMIZERS],
	scaled[OPTIMIZERS], master[OPTIMIZERS], named[OPTIMIZERS], always[OPTIMIZERS];
static wf_part parts[OPTIMIZERS][3], names[OPTIMIZERS][2];
static const wf_optimizer *chains[OPTIMIZERS][3];

static wf_val any_step(wf_val step) { return wf_greater_equal(step, wf_ci(0)); }

static void wrap(void)
{
	for (int i = 0; i < OPTIMIZERS; i++) {
		const wf_optimizer *o = optimizers[i].o;

		if_finite[i] = wf_apply_if_finite_with((wf_finite_opts){ .inner = o, .max_consecutive_errors = 3 });
		masked[i] = wf_masked_with((wf_masked_opts){ .inner = o, .mask = "b|w" });
		inject[i] = wf_inject_hyperparams_with((wf_inject_opts){ .inner = o });
		multi_steps[i] = wf_multi_steps_with((wf_multi_steps_opts){ .inner = o, .every = 2 });
		parts[i][0] = (wf_part){ "w", o };
		parts[i][1] = (wf_part){ "*", &rest };
		partition[i] = wf_partition_with(parts[i]);
		chains[i][0] = &clip;
		chains[i][1] = o;
		clipped[i] = wf_chain_with(chains[i]);
		scaled[i] = wf_dynamic_loss_scale_with((wf_loss_scale_opts){ .inner = o, .initial_scale = 4 });
		master[i] = wf_master_weights_with(o);
		names[i][0] = (wf_part){ "mine", o };
		named[i] = wf_named_chain_with(names[i]);
		always[i] = wf_conditionally_mask_with((wf_conditional_opts){ .inner = o, .should_transform = any_step });
	}
}

typedef struct job { int backend, row; const wf_optimizer *o; double factor; } job;

static wf_val begin(wf_val params, const void *user)
{
	return wf_optimizer_init(((const job *)user)->o, params);
}

static wf_val flat(wf_val tree)
{
	return wf_concatenate(0, wf_reshape(wf_get(tree, "b"), -1), wf_reshape(wf_get(tree, "s"), 1), wf_reshape(wf_get(tree, "w"), -1));
}

static wf_val times(wf_val g, wf_val factor) { return wf_mul(g, factor); }

static wf_val step(wf_val params, wf_val state, wf_val grads, const void *user)
{
	const job *j = user;
	wf_val updates, factor = wf_c(j->factor);

	grads = wf_tree_map(times, grads, wf_dict("b", factor, "s", factor, "w", factor));
	wf_unpack(wf_optimizer_update(j->o, grads, state, params), &updates, &state);
	return wf_tuple(wf_apply_updates(params, updates), state, flat(updates));
}

static wf_val row(wf_val table, const void *user) { return wf_at(table, ((const job *)user)->row); }

static void grads_of(const char *wrapper, int i, int backend, wf_tree **out)
{
	float b[2], s, w[6];
	WF_TREES(row_b, row_s, row_w, leaf_b, leaf_s, leaf_w);
	job j = { backend, i, NULL, 1 };

	ok(wf_call(wf_bind(row, &j), WF_IN(golden("grads.b")), WF_OUT(&row_b)));
	ok(wf_call(wf_bind(row, &j), WF_IN(golden("grads.s")), WF_OUT(&row_s)));
	ok(wf_call(wf_bind(row, &j), WF_IN(golden("grads.w")), WF_OUT(&row_w)));
	ok(wf_tree_read(row_b, b, sizeof b));
	ok(wf_tree_read(row_s, &s, sizeof s));
	ok(wf_tree_read(row_w, w, sizeof w));
	if (!strcmp(wrapper, "finite") && i == 2)
		w[5] = NAN;
	ok(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, b, &leaf_b));
	ok(wf_array(WF_F32, 0, NULL, &s, &leaf_s));
	ok(wf_array(WF_F32, 2, (const int64_t[]){ 2, 3 }, w, &leaf_w));
	ok(wf_tree_dict(3, (const char *const[]){ "b", "s", "w" }, (const wf_tree *const[]){ leaf_b, leaf_s, leaf_w }, out));
}

/* the state of inject_hyperparams with another rate */
static void set_rate(wf_tree **state, double rate)
{
	WF_TREES(value_tree, rates, changed);

	ok(wf_scalar(WF_F32, rate, &value_tree));
	ok(wf_tree_dict(1, (const char *const[]){ "learning_rate" }, (const wf_tree *const[]){ value_tree }, &rates));
	ok(wf_tree_dict(3, (const char *const[]){ "count", "hyperparams", "inner_state" },
			(const wf_tree *const[]){ wf_tree_get(*state, "count"), rates, wf_tree_get(*state, "inner_state") }, &changed));
	wf_put(state, wf_take(&changed));
}

/* factor: of the gradients, which is taken off again */
static void run(const char *name, const char *wrapper, const char *wanted, const wf_optimizer *o, int backend, double factor)
{
	job j = { backend, 0, o, factor };
	WF_TREES(params, state, grads, updates, right);
	/* differences of parameters near 2 in f32; and optax's fromage multiplies them by one of numbers near 1 */
	bool coarse = !strcmp(wrapper, "master_weights") || !strcmp(name, "fromage");
	char text[100];

	ok(wf_tree_dict(3, (const char *const[]){ "b", "s", "w" }, (const wf_tree *const[]){ golden("params.b"), golden("params.s"), golden("params.w") },
			&params));
	ok(wf_call(wf_bind(begin, &j), WF_IN(params), WF_OUT(&state)));
	for (int i = 0; i < STEPS; i++) {
		grads_of(wrapper, i, backend, &grads);
		if (!strcmp(wrapper, "inject") && i == 3)
			set_rate(&state, 0.05);
		ok(wf_call(wf_bind(step, &j), WF_IN(params, state, grads), WF_OUT(&params, &state, &updates)));
		job r = { backend, i, NULL, 1 };
		ok(wf_call(wf_bind(row, &r), WF_IN(golden("%s.%s", name, wanted)), WF_OUT(&right)));
		snprintf(text, sizeof text, "%s in %s, step %d", name, wrapper, i);
		same(text, backend, updates, right, 2e-6, coarse ? 2.4e-7 : 3e-8);
	}
}

static void test_optax(void **state)
{
	static const struct { const char *name; const wf_optimizer *all; } wrappers[] = {
		{ "alone", NULL }, { "finite", if_finite }, { "masked", masked }, { "inject", inject }, { "multi_steps", multi_steps },
		{ "partition", partition }, { "clipped", clipped },
	};

	(void)state;
	FOR_BACKENDS(b)
		for (int i = 0; i < OPTIMIZERS; i++)
			for (size_t k = 0; k < WFI_LEN(wrappers); k++)
				if (optimizers[i].o != &rprop || wrappers[k].all != inject) /* its rate is the first step's */
					run(optimizers[i].name, wrappers[k].name, wrappers[k].name, wrappers[k].all ? &wrappers[k].all[i] : optimizers[i].o, b, 1);
}

static void test_others(void **state)
{
	static const struct { const char *name; const wf_optimizer *all; double factor; } wrappers[] = {
		{ "dynamic_loss_scale", scaled, 4 }, { "master_weights", master, 1 }, { "named_chain", named, 1 }, { "conditionally_mask", always, 1 },
	};

	(void)state;
	FOR_BACKENDS(b)
		for (int i = 0; i < OPTIMIZERS; i++)
			for (size_t k = 0; k < WFI_LEN(wrappers); k++)
				run(optimizers[i].name, wrappers[k].name, "alone", &wrappers[k].all[i], b, wrappers[k].factor);
}

static wf_val rprop_rate(wf_val p) { return wf_optimizer_init(&(wf_optimizer){ .kind = &wfi_opt_inject_hyperparams, .u = { .inject = { .inner = &rprop } } }, p); }

static void test_no_rate(void **state)
{
	WF_TREES(p, out);

	(void)state;
	ok(wf_scalar(WF_F32, 1, &p));
	REFUSED(wf_call(rprop_rate, WF_IN(p), WF_OUT(&out)), "inject_hyperparams", "rprop");
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_optax), cmocka_unit_test(test_others), cmocka_unit_test(test_no_rate) };

	wrap();
	golden_name = WEFT_GOLDEN_DIR "/optim_wrappers.npz";
	return cmocka_run_group_tests(tests, golden_open, golden_close);
}

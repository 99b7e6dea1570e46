/* linesearch_test.c: L-BFGS, line searches and Polyak's steps against optax (test/oracle/linesearch_golden.py), on both back ends. */
#include "nn/test_golden.h"

enum { STEPS = 25, F32_STEPS = 8 };
static const wf_optimizer
	lbfgs = WF_LBFGS(.memory_size = 10), lbfgs_small = WF_LBFGS(.memory_size = 2, .no_scale_init_precond = true),
	lbfgs_rate = WF_LBFGS(.learning_rate = 0.01, .memory_size = 4, .no_linesearch = true),
	stored = WF_SCALE_BY_BACKTRACKING_LINESEARCH(.max_backtracking_steps = 40, .store_grad = true),
	lbfgs_backtracking = WF_LBFGS(.memory_size = 3, .linesearch = &stored), sgd1 = WF_SGD(.learning_rate = 1), sgd_half = WF_SGD(.learning_rate = 0.5),
	back = WF_SCALE_BY_BACKTRACKING_LINESEARCH(.max_backtracking_steps = 40), backtracking = WF_CHAIN(&sgd1, &back),
	back_options = WF_SCALE_BY_BACKTRACKING_LINESEARCH(.max_backtracking_steps = 9, .slope_rtol = 0.1, .decrease_factor = 0.5, .increase_factor = 4,
							   .max_learning_rate = 0.3, .rtol = 1e-3),
	backtracking_options = WF_CHAIN(&sgd_half, &back_options), search = WF_SCALE_BY_ZOOM_LINESEARCH(.max_linesearch_steps = 15),
	zoom = WF_CHAIN(&sgd1, &search),
	search_options = WF_SCALE_BY_ZOOM_LINESEARCH(.max_linesearch_steps = 6, .max_learning_rate = 2e-3, .increase_factor = 3, .slope_rtol = 1e-3,
						     .curv_rtol = 0.3, .no_approx_dec = true, .stepsize_precision = 1e-6),
	zoom_options = WF_CHAIN(&sgd1, &search_options), adam = WF_ADAM(.learning_rate = 0.1),
	search_short = WF_SCALE_BY_ZOOM_LINESEARCH(.max_linesearch_steps = 3, .start_at_one = true), zoom_momentum = WF_CHAIN(&adam, &search_short),
	search_strict = WF_SCALE_BY_ZOOM_LINESEARCH(.max_linesearch_steps = 12, .curv_rtol = 1e-5), zoom_short = WF_CHAIN(&sgd1, &search_strict),
	search_stricter = WF_SCALE_BY_ZOOM_LINESEARCH(.max_linesearch_steps = 9, .curv_rtol = 1e-4, .start_at_one = true),
	zoom_shorter = WF_CHAIN(&sgd1, &search_stricter), polyak_sgd = WF_POLYAK_SGD(.max_learning_rate = 0.01),
	polyak_sgd_options = WF_POLYAK_SGD(.max_learning_rate = 0.5, .scaling = 0.3, .f_min = -0.5, .eps = 1e-3, .nonnegative = true),
	polyak = WF_SCALE_BY_POLYAK(.max_learning_rate = 0.005), minus = WF_SCALE(-1), scale_by_polyak = WF_CHAIN(&polyak, &minus);
/* search: where in the state a line search's lies; NULL: there is none. steps: in f64, before rounding has grown */
static const struct { const char *name; const wf_optimizer *o; const char *search; int steps; } cases[] = {
	{ "lbfgs", &lbfgs, "linesearch", 15 },
	{ "lbfgs_small", &lbfgs_small, "linesearch", STEPS },
	{ "lbfgs_rate", &lbfgs_rate, NULL, STEPS },
	{ "lbfgs_backtracking", &lbfgs_backtracking, "linesearch", 12 },
	{ "backtracking", &backtracking, "1", STEPS },
	{ "backtracking_options", &backtracking_options, "1", STEPS },
	{ "zoom", &zoom, "1", STEPS },
	{ "zoom_options", &zoom_options, "1", STEPS },
	{ "zoom_momentum", &zoom_momentum, "1", STEPS },
	{ "zoom_short", &zoom_short, "1", 10 },
	{ "zoom_shorter", &zoom_shorter, "1", 10 },
	{ "polyak_sgd", &polyak_sgd, NULL, 15 },
	{ "polyak_sgd_options", &polyak_sgd_options, NULL, STEPS },
	{ "scale_by_polyak", &scale_by_polyak, NULL, 18 },
};

typedef struct job { int backend; wf_dtype d; const wf_optimizer *o; } job;

/* Rosenbrock's function */
static wf_val loss(wf_val p)
{
	wf_val v = wf_concatenate(0, wf_get(p, "a"), wf_reshape(wf_get(p, "b"), 1));
	wf_val x = wf_dynamic_slice_in_dim(v, wf_ci(0), 2, 0), next = wf_dynamic_slice_in_dim(v, wf_ci(1), 2, 0);
	wf_val valley = wf_mul(wf_c(100), wf_square(wf_sub(next, wf_square(x))));

	return wf_sum(wf_add(valley, wf_square(wf_sub(wf_c(1), x))));
}

static wf_val begin(const void *user)
{
	const job *j = user;
	wf_val a = wf_stack(0, wf_full_n(j->d, -1.2, NULL, 0), wf_full_n(j->d, 1, NULL, 0)), params = wf_dict("a", a, "b", wf_full_n(j->d, 0.5, NULL, 0));

	return wf_tuple(params, wf_optimizer_init(j->o, params));
}

static wf_val step(wf_val params, wf_val state, const void *user)
{
	const job *j = user;
	wf_val value, grads, updates;

	wf_unpack(wf_apply(wf_value_and_grad(loss), params), &value, &grads);
	wf_unpack(wf_optimizer_update_value(j->o, grads, state, params, value, loss), &updates, &state);
	params = wf_apply_updates(params, updates);
	return wf_tuple(params, state, wf_concatenate(0, wf_get(params, "a"), wf_reshape(wf_get(params, "b"), 1)));
}

static void run(size_t k, int backend, wf_dtype d)
{
	bool wide = d == WF_F64;
	job j = { backend, d, cases[k].o };
	WF_TREES(params, state, flat);
	size_t n, m;
	double got[3];
	const wf_tree *wanted = golden("%s.%s.params", cases[k].name, wide ? "f64" : "f32");
	void *all = bytes_of(wanted, &n);
	int32_t *rounds = wide && cases[k].search ? bytes_of(golden("%s.f64.rounds", cases[k].name), &m) : NULL;
	double *rates = rounds ? bytes_of(golden("%s.f64.rate", cases[k].name), &m) : NULL;

	ok(wf_call(wf_bind(begin, &j), WF_IN(), WF_OUT(&params, &state)));
	for (int i = 0; i < (wide ? cases[k].steps : F32_STEPS); i++) {
		ok(wf_call(wf_bind(step, &j), WF_IN(params, state), WF_OUT(&params, &state, &flat)));
		assert_int_equal(wf_tree_dtype(flat), d);
		void *bytes = bytes_of(flat, &m);
		for (size_t c = 0; c < 3; c++) {
			double right = value(d, all, 3 * (size_t)i + c);
			got[c] = value(d, bytes, c);
			if (!(fabs(got[c] - right) <= (wide ? 1e-9 : 1e-3) * fmax(1, fabs(right))))
				fail_msg("%s, %s, step %d, parameter %zu on %s: got %.17g, wanted %.17g", cases[k].name, wide ? "f64" : "f32", i, c,
					 backends[backend], got[c], right);
		}
		free(bytes);
		if (rounds) {
			const wf_tree *s = wf_tree_get(state, cases[k].search);
			if (wf_item(wf_tree_get(s, "info.num_linesearch_steps")) != rounds[i])
				fail_msg("%s, step %d: %g rounds, wanted %d", cases[k].name, i, wf_item(wf_tree_get(s, "info.num_linesearch_steps")), rounds[i]);
			assert_true(fabs(wf_item(wf_tree_get(s, "learning_rate")) / rates[i] - 1) < 1e-6 || rates[i] == 0);
		}
	}
	free(all);
	free(rounds);
	free(rates);
}

static void test_optax(void **state)
{
	(void)state;
	for (size_t k = 0; k < WFI_LEN(cases); k++)
		FOR_BACKENDS(b) {
			run(k, b, WF_F64);
			run(k, b, WF_F32);
		}
}

/* a loss of a batch that is traced around it, in bf16, in a jitted step; value and gradients of the step before are used again */
typedef struct batch { wf_val x, y; } batch;

static wf_val batch_loss(wf_val p, const void *user)
{
	const batch *b = user;
	wf_val off = wf_sub(wf_add(wf_mul(wf_astype(wf_get(p, "w"), WF_F32), b->x), wf_astype(wf_get(p, "b"), WF_F32)), b->y);

	return wf_mean(wf_square(off));
}

static wf_val batch_step(wf_val params, wf_val state, wf_val x, wf_val y, const void *user)
{
	batch b = { x, y };
	wf_fn f = wf_bind(batch_loss, &b);
	wf_val value, grads, fresh, updates;

	wf_unpack(wf_value_and_grad_from_state(f, params, state), &value, &grads);
	fresh = wf_apply(f, params);
	wf_unpack(wf_optimizer_update_value(((const job *)user)->o, grads, state, params, value, f), &updates, &state);
	return wf_tuple(wf_apply_updates(params, updates), state, value, fresh);
}

static wf_val batch_begin(const void *user)
{
	const job *j = user;
	wf_val params = wf_dict("w", wf_full_n(j->d, 0, NULL, 0), "b", wf_full_n(j->d, 0, NULL, 0));

	return wf_tuple(params, wf_optimizer_init(j->o, params));
}

static void test_batch(void **state)
{
	static const float x[] = { -1, 0, 1, 3 }, y[] = { -1, 1, 3, 7 };
	WF_TREES(xs, ys);

	(void)state;
	ok(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, x, &xs));
	ok(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, y, &ys));
	FOR_BACKENDS(b)
		for (int k = 0; k < 2; k++) {
			job j = { b, k ? WF_BF16 : WF_F32, k ? &lbfgs_backtracking : &lbfgs };
			WF_TREES(params, s, value_tree, fresh);

			ok(wf_call(wf_bind(batch_begin, &j), WF_IN(), WF_OUT(&params, &s)));
			for (int i = 0; i < 12; i++) {
				ok(wf_call(wf_bind(batch_step, &j), WF_IN(params, s, xs, ys), WF_OUT(&params, &s, &value_tree, &fresh)));
				/* in bf16 the search computed it before the parameters were rounded */
				assert_true(fabs(wf_item(value_tree) - wf_item(fresh)) <= (k ? 0.05 : 1e-6) * fmax(1, wf_item(fresh)));
			}
			assert_int_equal(wf_tree_dtype(wf_tree_get(params, "w")), j.d);
			assert_int_equal(wf_tree_dtype(wf_tree_get(s, "params.w")), WF_F32);
			assert_true(fabs(wf_item(wf_tree_get(params, "w")) - 2) < (k ? 0.05 : 1e-4));
			assert_true(fabs(wf_item(wf_tree_get(params, "b")) - 1) < (k ? 0.05 : 1e-4));
		}
}

/* Around and above: a step in apply_if_finite, whose branch has the value and the function from outside, and a batch of minimisations at once. */
static const wf_optimizer if_finite = WF_APPLY_IF_FINITE(.inner = &lbfgs, .max_consecutive_errors = 1), named = WF_NAMED_CHAIN({ "lbfgs", &lbfgs });

static wf_val from(wf_val start, const void *user)
{
	const job *j = user;
	wf_val params = wf_dict("a", start, "b", wf_full_n(j->d, 0.5, NULL, 0)), state = wf_optimizer_init(j->o, params), rows[4], flat;

	for (int i = 0; i < 4; i++) {
		wf_unpack(step(params, state, j), &params, &state, &flat);
		rows[i] = flat;
	}
	return wf_stack_n(0, rows, 4);
}

static wf_val from_each(wf_val starts, const void *user)
{
	job j = *(const job *)user;

	return wf_apply(wf_vmap(wf_bind(from, &j)), starts);
}

static void test_around(void **state)
{
	const double starts[3][2] = { { -1.2, 1 }, { 0.5, -0.5 }, { 2, 2 } };
	WF_TREES(all, one, batch_path, path);

	(void)state;
	ok(wf_array(WF_F64, 2, (const int64_t[]){ 3, 2 }, starts, &all));
	FOR_BACKENDS(b) {
		job plain = { b, WF_F64, &lbfgs }, in_finite = { b, WF_F64, &if_finite }, in_chain = { b, WF_F64, &named };
		double got[3][4][3], right[4][3];
		const job *const each[] = { &plain, &in_finite, &in_chain };

		ok(wf_call(wf_bind(from_each, &plain), WF_IN(all), WF_OUT(&batch_path)));
		ok(wf_tree_read(batch_path, got, sizeof got));
		for (int i = 0; i < 3; i++)
			for (int k = 0; k < 3; k++) {
				ok(wf_array(WF_F64, 1, (const int64_t[]){ 2 }, starts[i], &one));
				ok(wf_call(wf_bind(from, each[k]), WF_IN(one), WF_OUT(&path)));
				ok(wf_tree_read(path, right, sizeof right));
				for (int s = 0; s < 12; s++)
					assert_true(fabs(got[i][s / 3][s % 3] - right[s / 3][s % 3]) < 1e-8);
			}
		size_t n;
		double *golden_path_of = bytes_of(golden("lbfgs.f64.params"), &n); /* and the first is the golden one */
		for (int s = 0; s < 12; s++)
			assert_true(fabs(got[0][s / 3][s % 3] - golden_path_of[s]) < 1e-9);
		free(golden_path_of);
	}
}

/* −log x − log(1 − x) + 4 x from 0.5: a step of 1 leaves its domain. Nothing but NaN: no step. */
static wf_val barrier(wf_val x)
{
	return wf_add(wf_neg(wf_add(wf_log(x), wf_log(wf_sub(wf_c(1), x)))), wf_mul(wf_c(4), x));
}

static wf_val broken(wf_val x)
{
	return wf_where(wf_equal(x, wf_c(0.5)), x, wf_mul(x, wf_c(NAN)));
}

static wf_val one_step(wf_val x, const void *user)
{
	const job *j = user;
	wf_fn f = j->d == WF_F64 ? wf_fn_of(barrier) : wf_fn_of(broken);
	wf_val value, grad, updates, state;

	wf_unpack(wf_apply(wf_value_and_grad(f), x), &value, &grad);
	wf_unpack(wf_optimizer_update_value(j->o, wf_ones_like(grad), wf_optimizer_init(j->o, x), x, value, f), &updates, &state);
	return wf_tuple(updates, wf_get(state, "1.value"));
}

static void test_domain(void **state)
{
	const wf_optimizer *const of[] = { &zoom, &backtracking };

	(void)state;
	FOR_BACKENDS(b)
		for (int k = 0; k < 2; k++) {
			job good = { b, WF_F64, of[k] }, bad = { b, WF_F32, of[k] };
			WF_TREES(x, u, v);

			ok(wf_scalar(WF_F64, 0.5, &x));
			ok(wf_call(wf_bind(one_step, &good), WF_IN(x), WF_OUT(&u, &v)));
			double at = 0.5 + wf_item(u);
			assert_true(at > 0 && at < 0.5 && wf_item(v) < -2 * log(0.5) + 2); /* lower, and inside */
			assert_true(fabs(wf_item(v) - (4 * at - log(at) - log(1 - at))) < 1e-12);
			ok(wf_scalar(WF_F32, 0.5, &x));
			ok(wf_call(wf_bind(one_step, &bad), WF_IN(x), WF_OUT(&u, &v)));
			assert_true(wf_item(u) == 0);
		}
}

/* ---- what is refused ---- */
static wf_val begun(wf_val p, const void *user) { return wf_optimizer_init(*(const wf_optimizer *const *)user, p); }
static wf_val updated(wf_val p, const void *user)
{
	const wf_optimizer *o = *(const wf_optimizer *const *)user;

	return wf_optimizer_update(o, p, wf_optimizer_init(o, p), p);
}
static wf_val nothing_kept(wf_val p) { return wf_value_and_grad_from_state(loss, p, wf_dict("count", p)); }

static void test_refused(void **state)
{
	static const wf_optimizer no_steps = WF_SCALE_BY_BACKTRACKING_LINESEARCH(.atol = 1), no_rounds = WF_SCALE_BY_ZOOM_LINESEARCH(.tol = 1),
				  no_memory = WF_LBFGS(.memory_size = -1);
	static const struct { const wf_optimizer *o; wf_val (*f)(wf_val, const void *); const char *part[2]; } of[] = {
		{ &no_steps, begun, { "scale_by_backtracking_linesearch", ".max_backtracking_steps" } },
		{ &no_rounds, begun, { "scale_by_zoom_linesearch", ".max_linesearch_steps" } }, { &no_memory, begun, { "lbfgs", ".memory_size" } },
		{ &lbfgs, updated, { "scale_by_zoom_linesearch", "wf_optimizer_update_value" } },
		{ &back, updated, { "scale_by_backtracking_linesearch", "wf_optimizer_update_value" } },
		{ &polyak_sgd, updated, { "polyak_sgd", "wf_optimizer_update_value" } },
	};
	WF_TREES(p, out);

	(void)state;
	use_backend(0);
	ok(wf_scalar(WF_F32, 1, &p));
	for (size_t i = 0; i < WFI_LEN(of); i++)
		REFUSED(wf_call(wf_bind(of[i].f, &of[i].o), WF_IN(p), WF_OUT(&out)), of[i].part[0], of[i].part[1]);
	REFUSED(wf_call(nothing_kept, WF_IN(p), WF_OUT(&out)), "value_and_grad_from_state", "WF_LBFGS");
	assert_ptr_equal(wf_lbfgs_with(lbfgs.u.lbfgs).kind, lbfgs.kind);
	assert_ptr_equal(wf_scale_by_lbfgs_with(lbfgs.u.lbfgs).kind, &wfi_opt_scale_by_lbfgs);
	assert_ptr_equal(wf_polyak_sgd_with(polyak_sgd.u.polyak).kind, polyak_sgd.kind);
	assert_ptr_equal(wf_scale_by_polyak_with(polyak.u.polyak).kind, polyak.kind);
	assert_ptr_equal(wf_scale_by_zoom_linesearch_with(search.u.zoom).kind, search.kind);
	assert_ptr_equal(wf_scale_by_backtracking_linesearch_with(back.u.backtracking).kind, back.kind);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_optax), cmocka_unit_test(test_batch), cmocka_unit_test(test_around), cmocka_unit_test(test_domain), cmocka_unit_test(test_refused) };

	golden_name = WEFT_GOLDEN_DIR "/linesearch.npz";
	return cmocka_run_group_tests(tests, golden_open, golden_close);
}

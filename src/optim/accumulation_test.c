/* accumulation_test.c: k accumulated micro-batches on each of n devices give the steps of the whole batch: a linear model whose rows fall on devices
 * and micro-batches by chance, some of which get none; one may have a NaN. What must come out is computed in plain C, in f64. */
#include "nn/test_golden.h"

enum { ROWS = 24, STEPS = 3, MOST = 5, DEVICES = 4, WIDTH = 3 };

static uint32_t bits = 1;
static uint32_t below(uint32_t n)
{
	bits = bits * 1664525U + 1013904223U;
	return (bits >> 8) % n;
}

/* ---- what must come out: gradient descent with momentum on the mean over the rows that count ---- */
typedef struct model { double w[WIDTH], b, trace[WIDTH + 1]; } model;
static float x[ROWS][WIDTH], y[ROWS];

static void whole_step(model *m, const bool *counts)
{
	double g[WIDTH + 1] = { 0 }, n = 0;

	for (int i = 0; i < ROWS; i++) {
		double off = m->b - (double)y[i];

		if (!counts[i])
			continue;
		n++;
		for (int k = 0; k < WIDTH; k++)
			off += (double)x[i][k] * m->w[k];
		for (int k = 0; k < WIDTH; k++)
			g[k] += 2 * off * (double)x[i][k];
		g[WIDTH] += 2 * off;
	}
	for (int k = 0; n > 0 && k <= WIDTH; k++) {
		m->trace[k] = g[k] / n + 0.9 * m->trace[k];
		*(k < WIDTH ? &m->w[k] : &m->b) -= 0.05 * m->trace[k];
	}
}

/* ---- what does come out ---- */
static const wf_optimizer sgd = WF_SGD(.learning_rate = 0.05, .momentum = 0.9);
typedef struct setting { int backend, devices, every; bool apart; char pad[3]; wf_optimizer o; } setting;

static wf_val loss(wf_val params, wf_val xs, wf_val ys, wf_val weight)
{
	wf_val off = wf_sub(wf_add(wf_matmul(xs, wf_get(params, "w")), wf_get(params, "b")), ys);

	return wf_sum(wf_mul(weight, wf_square(off)));
}

static wf_val times(wf_val g, wf_val factor) { return wf_mul(g, factor); }
static wf_val over(wf_val g, wf_val rows) { return wf_div(g, rows); }

/* one micro-batch; factor: of the gradients, 1 or NaN */
static wf_val micro_step(wf_val params, wf_val state, wf_val xs, wf_val ys, wf_val weight, wf_val factor, const void *user)
{
	const setting *s = user;
	wf_val rows = wf_sum(weight), grads = wf_apply(wf_grad(loss), params, xs, ys, weight), updates;
	wf_val each = wf_dict("w", factor, "b", factor);

	grads = wf_tree_map(times, grads, each);
	if (s->apart) {
		grads = wf_tree_map(over, grads, wf_dict("w", rows, "b", rows)); /* without rows NaN */
	} else {
		grads = wf_pmean_weighted(grads, rows, "i");
		rows = wf_psum(rows, "i");
	}
	wf_unpack(wf_optimizer_update(&s->o, wf_tuple(grads, rows), state, params), &updates, &state);
	return wf_tuple(wf_apply_updates(params, updates), state);
}

static wf_val begin(const void *user)
{
	const setting *s = user;
	wf_val params = wf_dict("w", wf_zeros(WIDTH), "b", wf_zeros_as(WF_F32));

	return wf_tuple(params, wf_optimizer_init(&s->o, params));
}

/* where the rows of a step lie; bad: the device and micro-batch with the NaN, bad_micro −1: none */
typedef struct layout { int device[ROWS], micro[ROWS], micros, bad_device, bad_micro; } layout;

static layout lay_out(const setting *s, bool bad)
{
	layout l = { .micros = s->every + (bad && !s->apart), .bad_device = (int)below((uint32_t)s->devices), .bad_micro = -1 };

	for (int i = 0; i < ROWS; i++) {
		l.device[i] = (int)below((uint32_t)s->devices);
		l.micro[i] = (int)below((uint32_t)l.micros);
	}
	if (bad)
		l.bad_micro = (int)below((uint32_t)l.micros);
	return l;
}

static bool has_rows(const layout *l, int device, int micro, bool any_device)
{
	for (int i = 0; i < ROWS; i++)
		if (l->micro[i] == micro && (any_device || l->device[i] == device))
			return true;
	return false;
}

/* A device's own micro-batch is left out, or that of all: a NaN of no rows is none. */
static bool left_out(const setting *s, const layout *l, int row)
{
	return l->micro[row] == l->bad_micro && (!s->apart || l->device[row] == l->bad_device);
}

static void train_step(const setting *s, const layout *l, const wf_tree *xs, const wf_tree *ys, wf_tree **params, wf_tree **state)
{
	for (int micro = 0; micro < l->micros; micro++) {
		float weight[DEVICES][ROWS] = { 0 }, factor[DEVICES];
		WF_TREES(weights, factors);

		for (int i = 0; i < ROWS; i++)
			weight[l->device[i]][i] = l->micro[i] == micro;
		for (int d = 0; d < s->devices; d++)
			factor[d] = micro == l->bad_micro && d == l->bad_device ? NAN : 1;
		ok(wf_array(WF_F32, 2, (const int64_t[]){ s->devices, ROWS }, weight, &weights));
		ok(wf_array(WF_F32, 1, (const int64_t[]){ s->devices }, factor, &factors));
		ok(wf_call(wf_pmap(wf_bind(micro_step, s), .axis_name = "i", .in_axes = { 0, 0, WF_NONE, WF_NONE, 0, 0 }),
			   WF_IN(*params, *state, xs, ys, weights, factors), WF_OUT(params, state)));
	}
}

static void compare(const setting *s, const wf_tree *params, const model *m, int step)
{
	float w[DEVICES][WIDTH], b[DEVICES];

	ok(wf_tree_read(wf_tree_get(params, "w"), w, (size_t)s->devices * sizeof w[0]));
	ok(wf_tree_read(wf_tree_get(params, "b"), b, (size_t)s->devices * sizeof b[0]));
	for (int d = 0; d < s->devices; d++) {
		for (int k = 0; k < WIDTH; k++)
			if (!(fabs((double)w[d][k] - m->w[k]) < 1e-6))
				fail_msg("%d devices, %d micro-batches, %s, step %d: w[%d] is %.9g, must be %.9g", s->devices, s->every,
					 s->apart ? "apart" : "together", step, k, (double)w[d][k], m->w[k]);
		assert_true(fabs((double)b[d] - m->b) < 1e-6);
		assert_memory_equal(w[d], w[0], sizeof w[0]);
	}
}

static double first(const wf_tree *state, const char *path, int devices)
{
	int32_t v[DEVICES];

	ok(wf_tree_read(wf_tree_get(state, path), v, (size_t)devices * sizeof v[0]));
	for (int d = 1; d < devices; d++)
		assert_int_equal(v[d], v[0]);
	return v[0];
}

static void run(const setting *s)
{
	model m = { .b = 0 };
	int skipped = 0, steps = 0;
	WF_TREES(params, state, xs, ys);

	ok(wf_array(WF_F32, 2, (const int64_t[]){ ROWS, WIDTH }, x, &xs));
	ok(wf_array(WF_F32, 1, (const int64_t[]){ ROWS }, y, &ys));
	ok(wf_call(wf_bind(begin, s), WF_IN(), WF_OUT(&params, &state)));
	wf_devices some = wf_get_devices();
	some.n = s->devices;
	ok(wf_device_put_replicated(params, some, &params));
	ok(wf_device_put_replicated(state, some, &state));
	for (int step = 0; step < STEPS; step++) {
		layout l = lay_out(s, step == 1);
		bool counts[ROWS], any = false;

		while (step == 1 && !has_rows(&l, l.bad_device, l.bad_micro, !s->apart))
			l = lay_out(s, true);
		for (int i = 0; i < ROWS; i++)
			any |= counts[i] = !left_out(s, &l, i);
		skipped += step == 1;
		steps += any;
		train_step(s, &l, xs, ys, &params, &state);
		whole_step(&m, counts);
		compare(s, params, &m, step);
		assert_true(first(state, "gradient_step", s->devices) == steps);
		assert_true(first(state, "mini_step", s->devices) == 0);
		assert_true(first(state, "skipped", s->devices) == skipped);
	}
}

static setting setting_of(int backend, int devices, int every, bool apart)
{
	setting s;

	memset(&s, 0, sizeof s); /* its bytes are the callable's identity */
	s.backend = backend;
	s.devices = devices;
	s.every = every;
	s.apart = apart;
	s.o = wf_multi_steps_with((wf_multi_steps_opts){ .inner = &sgd, .every = every, .weighted = true, .axis_name = apart ? "i" : NULL });
	return s;
}

static void test_whole_batch(void **state)
{
	static const int of[][2] = { { 1, 1 }, { 1, 4 }, { 2, 3 }, { 4, 1 }, { 4, 2 }, { 3, 5 } };

	(void)state;
	for (int i = 0; i < ROWS; i++) {
		y[i] = (float)below(1000) / 500 - 1;
		for (int k = 0; k < WIDTH; k++)
			x[i][k] = (float)below(1000) / 500 - 1;
	}
	FOR_BACKENDS(b)
		for (size_t i = 0; i < WFI_LEN(of); i++)
			for (int apart = 0; apart < 2; apart++) {
				setting s = setting_of(b, of[i][0], of[i][1], apart);

				run(&s);
			}
}

/* Every micro-batch of every device has a NaN: nothing moves, and the next step begins anew. */
static void test_nothing_left(void **state)
{
	(void)state;
	FOR_BACKENDS(b) {
		setting s = setting_of(b, 2, 2, true);
		float weight[2][ROWS], factor[2] = { NAN, NAN };
		WF_TREES(params, opt_state, xs, ys, weights, factors);

		for (int i = 0; i < 2 * ROWS; i++)
			weight[i / ROWS][i % ROWS] = 1;
		ok(wf_array(WF_F32, 2, (const int64_t[]){ ROWS, WIDTH }, x, &xs));
		ok(wf_array(WF_F32, 1, (const int64_t[]){ ROWS }, y, &ys));
		ok(wf_array(WF_F32, 2, (const int64_t[]){ 2, ROWS }, weight, &weights));
		ok(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, factor, &factors));
		ok(wf_call(wf_bind(begin, &s), WF_IN(), WF_OUT(&params, &opt_state)));
		wf_devices two = wf_get_devices();
		two.n = 2;
		ok(wf_device_put_replicated(params, two, &params));
		ok(wf_device_put_replicated(opt_state, two, &opt_state));
		for (int i = 0; i < 2; i++)
			ok(wf_call(wf_pmap(wf_bind(micro_step, &s), .axis_name = "i", .in_axes = { 0, 0, WF_NONE, WF_NONE, 0, 0 }),
				   WF_IN(params, opt_state, xs, ys, weights, factors), WF_OUT(&params, &opt_state)));
		assert_true(first(opt_state, "gradient_step", 2) == 0 && first(opt_state, "mini_step", 2) == 0);
		assert_true(first(opt_state, "skipped", 2) == 4 && first(opt_state, "missed", 2) == 0);
		assert_true(first(opt_state, "inner_opt_state.count", 2) == 0);
		compare(&s, params, &(model){ .b = 0 }, 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_whole_batch), cmocka_unit_test(test_nothing_left) };

	setenv("WEFT_CPU_DEVICES", "4", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

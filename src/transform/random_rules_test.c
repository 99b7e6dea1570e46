/* random_rules_test.c: random programs of users' functions: remat equals plain bit for bit, forward equals reverse, gradients equal finite
 * differences, second derivatives of both agree. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>

enum { N = 3, PROGRAMS = 6, STEPS = 8, BLOCKS = 3, POOL = 32 };

/* a program: blocks of random steps; remat: each block rematerialised, with a policy that the seed chooses */
typedef struct program { uint64_t seed; int remat; } program;
typedef struct block { uint64_t seed; } block;

static unsigned draw(uint64_t *state, unsigned below)
{
	*state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (unsigned)(*state >> 33) % below;
}

static wf_val twice(wf_val x) { return wf_tanh(wf_mul(x, wf_c(2))); }
static wf_val half(wf_val x) { return wf_mul(wf_sin(x), wf_c(0.5)); }
static wf_val round_of(wf_val i, wf_val x) { (void)i; return wf_sin(wf_add(x, wf_c(0.1))); }
static wf_val smooth(wf_val x) { return wf_log(wf_add(wf_exp(x), wf_c(1))); }
static wf_val smooth_jvp(wf_val p, wf_val t) { return wf_tuple(smooth(wf_at(p, 0)), wf_mul(wf_sigmoid(wf_at(p, 0)), wf_at(t, 0))); }

/* a choice that no identity of sums makes a tie: those have no finite differences */
static wf_val choice(wf_val a)
{
	return wf_greater(wf_sum(wf_mul(a, wf_reshape(wf_cos(wf_iota(WF_F64, N * N)), N, N))), wf_c(0.0123));
}

static wf_val one_step(uint64_t *s, wf_val a, wf_val b)
{
	switch (draw(s, 12)) {
	case 0: return wf_sin(a);
	case 1: return wf_mul(wf_tanh(a), b);
	case 2: return wf_checkpoint_name(wf_matmul(a, b), "product");
	case 3: return wf_add(a, wf_transpose(b));
	case 4: return wf_sub(a, wf_mean(b, WF_AXES(0), .keepdims = true));
	case 5: return wf_exp(wf_mul(wf_tanh(a), wf_c(0.5)));
	case 6: return wf_where(choice(a), wf_mul(a, b), wf_cos(b));
	case 7: return wf_concatenate(0, wf_slice_axis(a, 0, 1, N), wf_slice_axis(b, 0, 0, 1));
	case 8: return wf_cond(choice(b), twice, half, a);
	case 9: return wf_fori_loop(wf_ci(0), wf_ci(3), round_of, a);
	case 10: return wf_apply(wf_custom_jvp(smooth, smooth_jvp), a);
	default: return wf_softmax(wf_add(a, b));
	}
}

static wf_val run_block(wf_val x, const void *user)
{
	uint64_t s = ((const block *)user)->seed;
	wf_val v[POOL] = { x };
	int n = 1;

	for (int i = 0; i < STEPS; i++) {
		wf_val a = v[draw(&s, 2) ? (unsigned)n - 1 : draw(&s, (unsigned)n)], b = v[draw(&s, (unsigned)n)];
		v[n++] = one_step(&s, a, b);
	}
	return wf_tanh(wf_add(v[n - 1], v[n / 2]));
}

static wf_val run(wf_val x, const void *user)
{
	const program *p = user;
	const wf_policy policies[] = { WF_NOTHING_SAVEABLE, WF_DOTS_SAVEABLE, wf_save_only_these_names("product"), wf_save_anything_except_these_names("product") };
	uint64_t s = p->seed;

	for (int i = 0; i < BLOCKS; i++) {
		const block b = { p->seed * 31 + (uint64_t)i };
		wf_fn f = wf_bind(run_block, &b);
		wf_policy policy = policies[draw(&s, 4)];
		if (p->remat == 2) /* one in the other */
			f = wf_remat(f);
		x = wf_apply(p->remat ? wf_remat(f, .policy = policy) : f, x);
	}
	return wf_sum(wf_mul(x, wf_c(0.25)));
}

static _Thread_local const program *current;
static wf_val current_f(wf_val x) { return run(x, current); }
static wf_val along(wf_val x, wf_val t) { return wf_at(wf_jvp(wf_bind(run, current), wf_tuple(x), wf_tuple(t)), 1); }
static wf_val along_of(wf_val x, wf_val t, const void *user) { current = user; return along(x, t); }
static wf_val both(wf_val x, const void *user) /* the gradient along a fixed direction, differentiated again */
{
	wf_val t = wf_add(wf_iota(WF_F64, N), wf_c(1));

	current = user;
	return wf_sum(wf_mul(wf_apply(wf_grad(current_f), x), t));
}

static wf_tree *matrix(const double *x)
{
	wf_tree *t = NULL;

	wf_must(wf_array(WF_F64, 2, (const int64_t[]){ N, N }, x, &t));
	return t;
}

static void grad_of(wf_fn f, const double *x, double *value, double *g)
{
	WF_OWN wf_tree *in = matrix(x);
	WF_TREES(v, d);

	wf_must(wf_call(wf_value_and_grad(f), WF_IN(in), WF_OUT(&v, &d)));
	*value = wf_item(v);
	wf_must(wf_tree_read(d, g, N * N * sizeof *g));
}

static double value_of(wf_fn f, const double *x)
{
	WF_OWN wf_tree *in = matrix(x);
	WF_TREES(v);

	wf_must(wf_call(f, WF_IN(in), WF_OUT(&v)));
	return wf_item(v);
}

static void check(uint64_t seed)
{
	const program plain = { seed, 0 }, remat = { seed, 1 }, nested = { seed, 2 };
	double x[N * N], t[N * N], g[N * N], h[N * N], value, other, dot = 0;
	uint64_t s = seed;

	for (int i = 0; i < N * N; i++) {
		x[i] = draw(&s, 1000) / 500.0 - 1;
		t[i] = draw(&s, 1000) / 500.0 - 1;
	}
	grad_of(wf_bind(run, &plain), x, &value, g);
	const program *others[2] = { &remat, &nested };
	for (int k = 0; k < 2; k++) {
		grad_of(wf_bind(run, others[k]), x, &other, h);
		if (memcmp(&value, &other, sizeof value) || memcmp(g, h, sizeof g))
			fail_msg("seed %d: remat has other bits", (int)seed);
	}
	for (int i = 0; i < N * N; i++) {
		double y[N * N], e = 1e-6;
		memcpy(y, x, sizeof y);
		y[i] = x[i] + e;
		double hi = value_of(wf_bind(run, &plain), y);
		y[i] = x[i] - e;
		double d = (hi - value_of(wf_bind(run, &plain), y)) / (2 * e);
		if (!(fabs(d - g[i]) <= 1e-6 * (1 + fabs(d))))
			fail_msg("seed %d: derivative %d is %.12g, finite differences say %.12g", (int)seed, i, g[i], d);
		dot += g[i] * t[i];
	}
	WF_OWN wf_tree *xs = matrix(x), *ts = matrix(t);
	WF_TREES(v, a, b);
	for (int k = 0; k < 2; k++) {
		wf_must(wf_call(wf_bind(along_of, k ? &remat : &plain), WF_IN(xs, ts), WF_OUT(&v)));
		if (!(fabs(wf_item(v) - dot) <= 1e-12 * (1 + fabs(dot))))
			fail_msg("seed %d: forward mode says %.17g, reverse mode %.17g", (int)seed, wf_item(v), dot);
	}
	wf_must(wf_call(wf_grad(wf_bind(both, &plain)), WF_IN(xs), WF_OUT(&a))); /* reverse over reverse */
	wf_must(wf_call(wf_grad(wf_bind(both, &remat)), WF_IN(xs), WF_OUT(&b)));
	wf_must(wf_tree_read(a, g, sizeof g));
	wf_must(wf_tree_read(b, h, sizeof h));
	for (int i = 0; i < N * N; i++)
		if (!(fabs(g[i] - h[i]) <= 1e-12 * (1 + fabs(g[i]))))
			fail_msg("seed %d: second derivative %d of remat is %.17g, plain %.17g", (int)seed, i, h[i], g[i]);
}

static void random_programs(void **state)
{
	const char *seed = getenv("WEFT_TEST_SEED"), *count = getenv("WEFT_TEST_COUNT");
	int first = seed ? atoi(seed) : 1, n = count ? atoi(count) : PROGRAMS;

	(void)state;
	for (int k = first; k < first + n; k++)
		check((uint64_t)k * 7919);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(random_programs) };

	setenv("WEFT_BACKEND", "cpu", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

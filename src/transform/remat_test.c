/* remat_test.c: rematerialisation: the same bits, less memory, what the policies keep, composition with the other transformations. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>

enum { LAYERS = 24, WIDTH = 64, ROWS = 256 };

/* a block of a transformer, without the attention: norm, dense, gelu, dense, beside the input */
static wf_val block(wf_val w, wf_val x)
{
	wf_val mean = wf_mean(x, WF_AXES(-1), .keepdims = true), d = wf_sub(x, mean);
	wf_val y = wf_mul(d, wf_rsqrt(wf_add(wf_mean(wf_square(d), WF_AXES(-1), .keepdims = true), wf_c(1e-6))));
	y = wf_checkpoint_name(wf_matmul(y, wf_get(w, "up")), "up");
	y = wf_matmul(wf_gelu(y), wf_get(w, "down"));
	return wf_add(x, wf_tanh(y));
}

static wf_val chain(wf_fn layer, wf_val params, wf_val x)
{
	for (int i = 0; i < LAYERS; i++)
		x = wf_apply(layer, wf_at(params, i), x);
	return wf_mean(wf_square(x));
}

static wf_val plain(wf_val p, wf_val x) { return chain(wf_fn_of(block), p, x); }
static wf_val nothing(wf_val p, wf_val x) { return chain(wf_remat(block), p, x); }
static wf_val everything(wf_val p, wf_val x) { return chain(wf_checkpoint(block, .policy = WF_EVERYTHING_SAVEABLE), p, x); }
static wf_val dots(wf_val p, wf_val x) { return chain(wf_remat(block, .policy = WF_DOTS_SAVEABLE), p, x); }
static wf_val no_batch(wf_val p, wf_val x) { return chain(wf_remat(block, .policy = WF_DOTS_WITH_NO_BATCH_DIMS_SAVEABLE), p, x); }
static wf_val named(wf_val p, wf_val x) { return chain(wf_remat(block, .policy = wf_save_only_these_names("other", "up")), p, x); }
static wf_val not_named(wf_val p, wf_val x) { return chain(wf_remat(block, .policy = wf_save_any_names_but_these("up")), p, x); }
static wf_val all_but_named(wf_val p, wf_val x) { return chain(wf_remat(block, .policy = wf_save_anything_except_these_names("up")), p, x); }
static wf_val either(wf_val p, wf_val x)
{
	return chain(wf_remat(block, .policy = wf_save_from_both_policies(wf_save_only_these_names("up"), WF_NOTHING_SAVEABLE)), p, x);
}

static wf_val init(wf_val key)
{
	wf_val v[LAYERS + 1];

	for (int i = 0; i < LAYERS; i++) {
		wf_val k = wf_random_fold_in(key, wf_ci(i));
		v[i] = wf_dict("up", wf_mul(wf_normal(k, WIDTH, 2 * WIDTH), wf_c(0.1)), "down", wf_mul(wf_normal(wf_random_fold_in(k, wf_ci(7)), 2 * WIDTH, WIDTH), wf_c(0.1)));
	}
	v[LAYERS] = wfi_end;
	return wf_tuple(wfi_tuple(v), wf_normal(key, ROWS, WIDTH));
}

static void data(wf_tree **params, wf_tree **x)
{
	WF_TREES(key);

	wf_must(wf_prng_key(3, &key));
	wf_must(wf_call(init, WF_IN(key), WF_OUT(params, x)));
}

static size_t bytes_of(const wf_tree *leaf)
{
	size_t n = 4;

	for (int i = 0; i < wf_tree_rank(leaf); i++)
		n *= (size_t)wf_tree_dim(leaf, i);
	return n;
}

static void expect_same(const wf_tree *a, const wf_tree *b)
{
	size_t n = wf_tree_count(a);

	assert_int_equal(n, wf_tree_count(b));
	for (size_t i = 0; i < n; i++) {
		const wf_tree *x = wf_tree_leaf(a, i, NULL, 0), *y = wf_tree_leaf(b, i, NULL, 0);
		size_t bytes = bytes_of(x);
		char *p = malloc(bytes), *q = malloc(bytes);
		wf_must(wf_tree_read(x, p, bytes));
		wf_must(wf_tree_read(y, q, bytes));
		assert_memory_equal(p, q, bytes);
		free(p);
		free(q);
	}
}

static size_t temporaries(wf_fn f, const wf_tree *p, const wf_tree *x)
{
	wf_memory_stats m;

	wf_must(wf_memory_analysis(f, WF_IN(p, x), &m));
	return m.temporaries;
}

static void same_bits(void **state)
{
	static wfi_f2 *const fs[] = { nothing, everything, dots, no_batch, named, not_named, all_but_named, either };
	WF_TREES(p, x, value, grads, v, g);

	(void)state;
	data(&p, &x);
	wf_must(wf_call(wf_value_and_grad(plain, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(p, x), WF_OUT(&value, &grads)));
	for (size_t i = 0; i < sizeof fs / sizeof *fs; i++) {
		wf_must(wf_call(wf_value_and_grad(fs[i], .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(p, x), WF_OUT(&v, &g)));
		expect_same(value, v);
		expect_same(grads, g);
	}
}

/* what lives at once, in units of one [ROWS, WIDTH] array of f32 */
static void less_memory(void **state)
{
	const size_t unit = (size_t)ROWS * WIDTH * 4;
	WF_TREES(p, x);

	(void)state;
	data(&p, &x);
	size_t none = temporaries(wf_grad(plain), p, x), remat = temporaries(wf_grad(nothing), p, x), all = temporaries(wf_grad(everything), p, x);
	size_t some = temporaries(wf_grad(named), p, x), two = temporaries(wf_grad(dots), p, x);
	if (getenv("WEFT_TEST_PRINT"))
		printf("temporaries: plain %.1f, nothing %.1f, everything %.1f, named %.1f, dots %.1f arrays\n", (double)none / (double)unit,
		       (double)remat / (double)unit, (double)all / (double)unit, (double)some / (double)unit, (double)two / (double)unit);
	assert_int_equal(none, all);
	assert_true(none > 4 * LAYERS * unit);                          /* several arrays a layer */
	assert_true(remat < (LAYERS + 16) * unit);                      /* one a layer, and those of one layer */
	assert_true(some > (3 * LAYERS) * unit && some < (3 * LAYERS + 16) * unit); /* and one twice as wide */
	assert_true(two > some && two < none);
	assert_int_equal(temporaries(wf_fn_of(nothing), p, x), temporaries(wf_fn_of(plain), p, x)); /* without a derivative it is nothing */
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(same_bits), cmocka_unit_test(less_memory) };

	setenv("WEFT_BACKEND", "cpu", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

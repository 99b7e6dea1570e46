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

/* ---- the user's own policies: what the function says is kept ---- */
typedef struct asked { int products, names, all; } asked;

static bool keeps_products(const wf_policy_op *op, const void *user)
{
	asked *a = (asked *)(uintptr_t)user;

	if (!a)
		return !strcmp(op->op, "dot_general");
	a->all++;
	a->products += !strcmp(op->op, "dot_general") && op->n_in == 2 && op->in[0].rank == 2 && op->out[0].dims[0] == ROWS;
	a->names += op->checkpoint_name != NULL;
	return false;
}
static bool keeps_named(const wf_policy_op *op, const void *user)
{
	return !strcmp(op->op, "wf.checkpoint_name") && op->checkpoint_name && !strcmp(op->checkpoint_name, user);
}
static bool keeps_all(const wf_policy_op *op, const void *user) { return op->n_out > 0 && !user; }

static wf_val products_asked(wf_val p, wf_val x) { return chain(wf_remat(block, .policy = wf_policy_of(keeps_products, NULL)), p, x); }
static wf_val up_asked(wf_val p, wf_val x) { return chain(wf_remat(block, .policy = wf_policy_of(keeps_named, "up")), p, x); }
static wf_val all_asked(wf_val p, wf_val x) { return chain(wf_remat(block, .policy = wf_policy_of(keeps_all, NULL)), p, x); }
static wf_val either_asked(wf_val p, wf_val x)
{
	return chain(wf_remat(block, .policy = wf_save_from_both_policies(wf_policy_of(keeps_products, NULL), wf_save_only_these_names("up"))), p, x);
}
static wf_val either_named(wf_val p, wf_val x)
{
	return chain(wf_remat(block, .policy = wf_save_from_both_policies(wf_save_only_these_names("up"), WF_DOTS_SAVEABLE)), p, x);
}
static asked count;
static wf_val counted(wf_val p, wf_val x) { return chain(wf_remat(block, .policy = wf_policy_of(keeps_products, &count)), p, x); }

static void asked_policies(void **state)
{
	WF_TREES(p, x, a, b);

	(void)state;
	data(&p, &x);
	assert_int_equal(temporaries(wf_grad(products_asked), p, x), temporaries(wf_grad(dots), p, x));
	assert_int_equal(temporaries(wf_grad(up_asked), p, x), temporaries(wf_grad(named), p, x));
	assert_int_equal(temporaries(wf_grad(either_asked), p, x), temporaries(wf_grad(either_named), p, x));
	assert_true(temporaries(wf_grad(all_asked), p, x) > temporaries(wf_grad(dots), p, x));
	assert_int_equal(temporaries(wf_grad(counted), p, x), temporaries(wf_grad(nothing), p, x));
	assert_true(count.products >= LAYERS && count.names > 0 && count.all > count.products);
	wf_must(wf_call(wf_grad(plain), WF_IN(p, x), WF_OUT(&a)));
	wf_must(wf_call(wf_grad(products_asked), WF_IN(p, x), WF_OUT(&b)));
	expect_same(a, b);
}

/* ---- with the other transformations ---- */
static wf_val scanned_layer(wf_val x, wf_val w) { return wf_tuple(block(w, x), wf_none()); }
static wf_val rematted_layer(wf_val x, wf_val w) { return wf_tuple(wf_apply(wf_remat(block), w, x), wf_none()); }
static wf_val scan_of(wf_fn layer, wf_val ws, wf_val x) { return wf_mean(wf_square(wf_at(wf_scan(layer, x, ws), 0))); }
static wf_val scan_plain(wf_val ws, wf_val x) { return scan_of(wf_fn_of(scanned_layer), ws, x); }
static wf_val scan_remat(wf_val ws, wf_val x) { return scan_of(wf_fn_of(rematted_layer), ws, x); }
static wf_val stacked(wf_val params)
{
	wf_val up[LAYERS], down[LAYERS];

	for (int i = 0; i < LAYERS; i++) {
		up[i] = wf_get(wf_at(params, i), "up");
		down[i] = wf_get(wf_at(params, i), "down");
	}
	return wf_dict("up", wf_stack_n(0, up, LAYERS), "down", wf_stack_n(0, down, LAYERS));
}

/* a rematerialised body keeps its carried value for each round, and what one round needs */
static void scanned(void **state)
{
	const size_t unit = (size_t)ROWS * WIDTH * 4;
	WF_TREES(p, x, ws, a, b);

	(void)state;
	data(&p, &x);
	wf_must(wf_call(stacked, WF_IN(p), WF_OUT(&ws)));
	wf_must(wf_call(wf_value_and_grad(scan_plain, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(ws, x), WF_OUT(&a)));
	wf_must(wf_call(wf_value_and_grad(scan_remat, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(ws, x), WF_OUT(&b)));
	expect_same(a, b);
	size_t none = temporaries(wf_grad(scan_plain), ws, x), remat = temporaries(wf_grad(scan_remat), ws, x);
	if (getenv("WEFT_TEST_PRINT"))
		printf("scan's temporaries: plain %.1f, remat %.1f arrays\n", (double)none / (double)unit, (double)remat / (double)unit);
	assert_true(none > 4 * LAYERS * unit);
	assert_true(remat < (LAYERS + 40) * unit);
}

static wf_val loss(wf_fn layer, wf_val w, wf_val x) { return wf_mean(wf_square(wf_apply(layer, w, wf_apply(layer, w, x)))); }
static wf_val loss_plain(wf_val w, wf_val x) { return loss(wf_fn_of(block), w, x); }
static wf_val loss_remat(wf_val w, wf_val x) { return loss(wf_remat(block, .policy = WF_DOTS_SAVEABLE), w, x); }
static wf_val hvp(wfi_f2 *f, wf_val w, wf_val x) { return wf_at(wf_jvp(wf_grad(f), wf_tuple(w, x), wf_tuple(w, x)), 1); }
static wf_val hvp_plain(wf_val w, wf_val x) { return hvp(loss_plain, w, x); }
static wf_val hvp_remat(wf_val w, wf_val x) { return hvp(loss_remat, w, x); }
static wf_val batched(wfi_f2 *f, wf_val w, wf_val x) /* per-example gradients, and the gradient of a batch's mean */
{
	wf_val rows = wf_reshape(x, 8, ROWS / 8, WIDTH);

	return wf_tuple(wf_apply(wf_vmap(wf_grad(f), .in_axes = { WF_NONE, 0 }), w, rows),
	                wf_apply(wf_remat(wf_vmap(f, .in_axes = { WF_NONE, 0 })), w, rows));
}
static wf_val batched_plain(wf_val w, wf_val x) { return batched(loss_plain, w, x); }
static wf_val batched_remat(wf_val w, wf_val x) { return batched(loss_remat, w, x); }

static void composed(void **state)
{
	WF_TREES(p, x, a, b);
	const wf_tree *w;

	(void)state;
	data(&p, &x);
	w = wf_tree_get(p, "0");
	wf_must(wf_call(hvp_plain, WF_IN(w, x), WF_OUT(&a)));
	wf_must(wf_call(hvp_remat, WF_IN(w, x), WF_OUT(&b)));
	expect_same(a, b);
	wf_must(wf_call(batched_plain, WF_IN(w, x), WF_OUT(&a)));
	wf_must(wf_call(batched_remat, WF_IN(w, x), WF_OUT(&b)));
	expect_same(a, b);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(same_bits), cmocka_unit_test(less_memory), cmocka_unit_test(asked_policies), cmocka_unit_test(scanned), cmocka_unit_test(composed) };

	setenv("WEFT_BACKEND", "cpu", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Random keys used up twice. What is an error and what is not: jax_debug_key_reuse of JAX 0.12, case by case (there a key
 * of a whole batch is one use, a branch that is not taken counts, fold_in uses nothing). */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>

static wf_tree *key(int seed)
{
	wf_tree *t = NULL;

	wf_must(wf_prng_key((uint64_t)seed, &t));
	return t;
}

static wf_error *call(wf_fn f)
{
	WF_TREES(k, y);

	k = key(0);
	return wf_call(f, WF_IN(k), WF_OUT(&y));
}

static void passes(wf_fn f) { wf_must(call(f)); }
static void fails(wf_fn f, const char *first, const char *second)
{
	wf_error *err = call(f);

	if (!err)
		fail_msg("no error; \"%s\" was expected", second);
	if (!strstr(wf_error_text(err), "key reuse") || !strstr(wf_error_text(err), first) || !strstr(wf_error_text(err), second))
		fail_msg("not \"%s\", \"%s\": %s", first, second, wf_error_text(err));
	wf_error_free(err);
}
#define PASSES(f) passes(wf_fn_of(f))
#define FAILS(f, first, second) fails(wf_fn_of(f), first, second)

static wf_val draw(wf_val k) { return wf_normal(k, 3); }
static wf_val one(wf_val k) { return wf_uniform(k, 1); }
static wf_val draw_draw(wf_val k) { return wf_add(wf_normal(k, 3), wf_normal(k, 3)); }
static wf_val draw_split(wf_val k)
{
	wf_val x = wf_normal(k, 3);
	return wf_tuple(x, wf_random_split(k, 2));
}
static int first_line;
static wf_val two_lines(wf_val k)
{
	first_line = __LINE__ + 1;
	wf_val x = wf_normal(k, 2);
	wf_val two = wf_random_split(k, 2);
	return wf_tuple(x, two);
}
static wf_val split_draw(wf_val k)
{
	wf_val x = wf_random_split(k, 2);
	return wf_tuple(x, wf_uniform(k, 3));
}
static wf_val fold_fold(wf_val k)
{
	return wf_tuple(wf_normal(wf_random_fold_in(k, wf_ci(1)), 2), wf_normal(wf_random_fold_in(k, wf_ci(2)), 2));
}
static wf_val fold_draw(wf_val k) { return wf_tuple(wf_random_fold_in(k, wf_ci(1)), wf_normal(k, 2)); }
static wf_val slices(wf_val k)
{
	wf_val two = wf_random_split(k, 2);
	return wf_tuple(wf_normal(wf_at(two, 0), 2), wf_normal(wf_at(two, 1), 2));
}
static wf_val slice_twice(wf_val k)
{
	wf_val two = wf_random_split(k, 2);
	return wf_tuple(wf_normal(wf_at(two, 0), 2), wf_normal(wf_at(two, 0), 2));
}
static wf_val all_then_slice(wf_val k)
{
	wf_val two = wf_random_split(k, 2);
	return wf_tuple(wf_apply(wf_vmap(draw), two), wf_normal(wf_at(two, 1), 2));
}

typedef struct captured { wf_val key; } captured;
static wf_val captured_round(wf_val c, wf_val x, const void *user)
{
	const captured *u = user;
	return wf_tuple(wf_add(c, wf_normal(u->key, 1)), x);
}
static wf_val scan_captured(wf_val k)
{
	captured u = { k };
	return wf_scan(wf_bind(captured_round, &u), wf_full(0, 1), wf_iota(WF_I32, 3));
}
static wf_val scan_captured_once(wf_val k)
{
	captured u = { k };
	return wf_scan(wf_bind(captured_round, &u), wf_full(0, 1), wf_iota(WF_I32, 1));
}
static wf_val xs_round(wf_val c, wf_val k) { return wf_tuple(wf_add(c, wf_normal(k, 1)), c); }
static wf_val scan_xs(wf_val k) { return wf_scan(xs_round, wf_full(0, 1), wf_random_split(k, 3)); }
static wf_val scan_xs_again(wf_val k)
{
	wf_val three = wf_random_split(k, 3);
	return wf_tuple(wf_scan(xs_round, wf_full(0, 1), three), wf_normal(wf_at(three, 2), 1));
}
static wf_val carry_round(wf_val k, wf_val x)
{
	wf_val two = wf_random_split(k, 2);
	return wf_tuple(wf_at(two, 0), wf_add(x, wf_uniform(wf_at(two, 1), 1)));
}
static wf_val scan_carry(wf_val k) { return wf_scan(carry_round, k, wf_full(0, 3)); }
static wf_val same_carry_round(wf_val k, wf_val x) { return wf_tuple(k, wf_add(x, wf_uniform(k, 1))); }
static wf_val scan_same_carry(wf_val k) { return wf_scan(same_carry_round, k, wf_full(0, 3)); }
static wf_val carry_after(wf_val k)
{
	wf_val x = scan_carry(k);
	return wf_tuple(x, wf_normal(k, 1));
}
static wf_val cond(wf_val k) { return wf_cond(wf_greater(wf_at(k, 1), wf_ci(5)), draw, draw, k); }
static wf_val cond_then(wf_val k)
{
	wf_val x = cond(k);
	return wf_add(x, wf_uniform(k, 3));
}
static wf_val plus_noise(wf_val x, const void *user) { return wf_add(x, wf_normal(((const captured *)user)->key, 1)); }
static wf_val vmap_captured(wf_val k)
{
	captured u = { k };
	return wf_apply(wf_vmap(wf_bind(plus_noise, &u)), wf_full(1, 4));
}
static wf_val mean_of_draw(wf_val w, wf_val k) { return wf_mean(wf_square(wf_mul(w, wf_normal(k, 3)))); }
static wf_val grad_of_draw(wf_val k) { return wf_apply(wf_grad(mean_of_draw), wf_full(2, 3), k); }
static wf_val grad_of_remat(wf_val k) { return wf_apply(wf_grad(wf_remat(mean_of_draw)), wf_full(2, 3), k); }
static wf_val dropped(wf_val k) { return wf_where(wf_bernoulli(k, wf_c(0.5), 3), wf_full(1, 3), wf_c(0)); }
static wf_val shuffled(wf_val k) { return wf_random_permutation(k, 10); }

/* WEFT_DEBUG_KEY_REUSE is set by main */
static void environment(void **state)
{
	(void)state;
	FAILS(draw_draw, "normal", "used before by normal at");
	wf_set_debug_key_reuse(false);
	PASSES(draw_draw);
}

static void within_a_function(void **state)
{
	(void)state;
	wf_set_debug_key_reuse(true);
	PASSES(draw);
	FAILS(draw_draw, "normal uses a random key", "used before by normal at");
	FAILS(draw_split, "split uses a random key", "used before by normal at");
	FAILS(split_draw, "uniform uses a random key", "used before by split at");
	wf_error *err = call(wf_fn_of(two_lines));
	for (int i = 0; i < 2; i++) {
		char place[40];
		snprintf(place, sizeof place, "keys_test.c:%d", first_line + i);
		assert_non_null(strstr(wf_error_text(err), place));
	}
	wf_error_free(err);
	PASSES(fold_fold);
	PASSES(fold_draw);
	PASSES(slices);
	FAILS(slice_twice, "normal", "used before by normal");
	FAILS(all_then_slice, "normal", "used before by normal");
	PASSES(vmap_captured);
	PASSES(grad_of_draw);
	PASSES(grad_of_remat);
	PASSES(dropped);
	PASSES(shuffled);
	wf_set_debug_key_reuse(false);
	PASSES(draw_draw);
}

static void loops_and_choices(void **state)
{
	(void)state;
	wf_set_debug_key_reuse(true);
	FAILS(scan_captured, "normal", "by the same normal at");
	FAILS(scan_captured, "keys_test.c:", "in another round of the loop");
	PASSES(scan_captured_once);
	PASSES(scan_xs);
	FAILS(scan_xs_again, "normal", "used before by normal");
	PASSES(scan_carry);
	FAILS(scan_same_carry, "uniform", "in another round of the loop");
	FAILS(carry_after, "normal", "used before by split");
	PASSES(cond);
	FAILS(cond_then, "uniform", "used before by normal");
	wf_set_debug_key_reuse(false);
}

static wf_val fold(wf_val k) { return wf_random_fold_in(k, wf_ci(3)); }
static wf_val next_key(wf_val k) { return wf_at(wf_random_split(k, 2), 0); }
static wf_val two_draws(wf_val a, wf_val b) { return wf_add(wf_normal(a, 3), wf_uniform(b, 3)); }

static void expect_reuse(wf_error *err, const char *part)
{
	assert_non_null(err);
	if (!strstr(wf_error_text(err), "key reuse: argument ") || !strstr(wf_error_text(err), part) ||
	    !strstr(wf_error_text(err), "in a call at"))
		fail_msg("%s", wf_error_text(err));
	wf_error_free(err);
}

static void across_calls(void **state)
{
	WF_TREES(k, other, y, z);

	(void)state;
	wf_set_debug_key_reuse(true);
	k = key(1);
	other = key(2);
	wf_must(wf_call(fold, WF_IN(k), WF_OUT(&y)));
	wf_must(wf_call(fold, WF_IN(k), WF_OUT(&y)));
	wf_must(wf_call(draw, WF_IN(k), WF_OUT(&z)));
	expect_reuse(wf_call(one, WF_IN(k), WF_OUT(&z)), "it was used before by normal at");
	expect_reuse(wf_call(two_draws, WF_IN(other, other), WF_OUT(&z)), "argument 1 (u32[2])");
	wf_release(&k);
	k = key(3);
	for (int i = 0; i < 4; i++) /* written over where it is: another key each time */
		wf_must(wf_call(next_key, WF_IN(k), WF_OUT(&k)));
	wf_must(wf_call(draw, WF_IN(k), WF_OUT(&z)));
	wf_set_debug_key_reuse(false);
	wf_must(wf_call(draw, WF_IN(k), WF_OUT(&z)));
}

static void one_function(void **state)
{
	(void)state;
	FAILS(wf_jit(draw_draw, .debug_key_reuse = true), "normal", "used before by normal");
	PASSES(wf_jit(draw_draw));
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(environment), cmocka_unit_test(within_a_function),
		cmocka_unit_test(loops_and_choices), cmocka_unit_test(across_calls),
		cmocka_unit_test(one_function) };

	setenv("WEFT_DEBUG_KEY_REUSE", "1", 1);
	return cmocka_run_group_tests_name("keys", tests, NULL, NULL);
}

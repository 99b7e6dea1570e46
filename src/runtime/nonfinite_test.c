/* What made a NaN or an infinity: the operation, its line, the element and what it was of; in loops, in derivatives, on
 * devices. By hand: the operation is the first in the program's order whose operands are finite and whose result is not. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>
#include "support/values.h"

/* line: where the function sets it while it is traced; NULL: any */
static void fails(wf_fn f, const wf_tree *x, const int *line, const char *const *parts)
{
	WF_TREES(y);
	char place[64];
	wf_error *err = wfi_call(f, (wf_arrays){ 1, &x }, WF_OUT(&y), NULL, 0);

	if (!err)
		fail_msg("no error; \"%s\" was expected", *parts);
	assert_int_equal(wf_error_code(err), WF_NON_FINITE);
	for (; *parts; parts++)
		if (!strstr(wf_error_text(err), *parts))
			fail_msg("\"%s\" is not in: %s", *parts, wf_error_text(err));
	snprintf(place, sizeof place, "nonfinite_test.c:%d", line ? *line : 0);
	if (line && !strstr(wf_error_text(err), place))
		fail_msg("\"%s\" is not in: %s", place, wf_error_text(err));
	assert_null(y);
	wf_error_free(err);
}
#define FAILS(f, x, ...) fails(wf_fn_of(f), x, NULL, (const char *const[]){ __VA_ARGS__, NULL })
#define FAILS_AT(line, f, x, ...) fails(wf_fn_of(f), x, line, (const char *const[]){ __VA_ARGS__, NULL })

static void passes(wf_fn f, const wf_tree *x)
{
	WF_TREES(y);

	wf_must(wfi_call(f, (wf_arrays){ 1, &x }, WF_OUT(&y), NULL, 0));
	assert_non_null(y);
}
#define PASSES(f, x) passes(wf_fn_of(f), x)

static int log_line, sqrt_line, exp_line;

static wf_val logs(wf_val x)
{
	log_line = __LINE__ + 1;
	wf_val y = wf_log(x);
	return wf_tuple(wf_add(x, wf_c(1)), wf_mul(y, wf_c(2)));
}
static wf_val quotient(wf_val x) { return wf_div(wf_sub(x, x), wf_sub(x, x)); }
/* the NaN of the log is left out: it is the square root's that gets through */
static wf_val masked(wf_val x)
{
	wf_val safe = wf_where(wf_greater(x, wf_c(0)), wf_log(x), wf_c(0));
	sqrt_line = __LINE__ + 1;
	wf_val root = wf_sqrt(wf_sub(x, wf_c(2)));
	return wf_add(safe, root);
}
static wf_val left_out(wf_val x) { return wf_where(wf_greater(x, wf_c(0)), wf_log(x), wf_c(0)); }
static wf_val sqrt_sum(wf_val x)
{
	sqrt_line = __LINE__ + 1;
	wf_val y = wf_sqrt(x);
	return wf_sum(wf_where(wf_greater(x, wf_c(0)), y, wf_c(0)));
}
static wf_val grows(wf_val x)
{
	exp_line = __LINE__ + 1;
	return wf_exp(x);
}
static wf_val largest(wf_val x) { return wf_max(wf_concatenate(0, x, wf_full(-INFINITY, 1))); }
static wf_val constant_nan(wf_val x) { return wf_add(x, wf_c((double)NAN)); }

/* WEFT_DEBUG_NANS and WEFT_DEBUG_INFS are set by main */
static void environment(void **state)
{
	WF_TREES(v, big);

	(void)state;
	v = VECTOR(1, -1);
	big = VECTOR(1, 100);
	FAILS(logs, v, "log made a NaN");
	FAILS(grows, big, "exponential made an infinity");
	wf_set_debug_nans(false);
	wf_set_debug_infs(false);
	PASSES(logs, v);
}

static void operations(void **state)
{
	WF_TREES(v, one, bad, zero, big);

	(void)state;
	v = VECTOR(1, 2, -1);
	one = number(1);
	zero = VECTOR(1, 0, 4);
	big = VECTOR(0, 100);
	bad = VECTOR(1, NAN);
	wf_set_debug_nans(true);
	PASSES(logs, one);
	FAILS_AT(&log_line, logs, v, "log made a NaN: f32[3] → f32[3], element [2] of -1.0", "the result 1 (f32[3]) has a NaN at [2]");
	FAILS(quotient, one, "divide made a NaN: f32[], f32[] → f32[], element [] of 0.0, 0.0");
	PASSES(left_out, v);
	FAILS_AT(&sqrt_line, masked, v, "sqrt made a NaN", "element [0] of -1.0");
	FAILS_AT(&sqrt_line, wf_grad(sqrt_sum), zero, "multiply made a NaN", "in the backward pass of that line", "element [1] of 0.0, inf",
		 "a derivative of 0 meets an infinite one: perhaps of a value that a wf_where leaves out", "with WEFT_DEBUG_INFS=1 the error names what made that");
	FAILS(logs, bad, "argument 0 (f32[2]) is not finite at [1] before the call");
	FAILS(constant_nan, one, "constant made a NaN");
	PASSES(grows, big);
	wf_set_debug_nans(false);
	PASSES(logs, v);
	wf_set_debug_infs(true);
	FAILS_AT(&exp_line, grows, big, "exponential made an infinity: f32[2] → f32[2], element [1] of 100.0");
	PASSES(largest, v);
	FAILS_AT(&exp_line, wf_vmap(grows), big, "exponential made an infinity");
	wf_set_debug_infs(false);
}

/* ---- loops, remat ---- */
static int round_line;
static wf_val one_round(wf_val c, wf_val x)
{
	round_line = __LINE__ + 1;
	wf_val y = wf_log(wf_sub(c, x));
	return wf_tuple(wf_sub(c, wf_c(1)), y);
}
static wf_val rounds(wf_val x) { return wf_sum(wf_at(wf_scan(one_round, x, wf_full(0.5, 6)), 1)); }
static wf_val carried_round(wf_val i, wf_val x) { (void)i; return wf_sqrt(wf_sub(x, wf_c(1))); }
static wf_val carried(wf_val x) { return wf_fori_loop(wf_ci(0), wf_ci(5), carried_round, x); }
static wf_val not_positive(wf_val x) { return wf_log(x); }
static wf_val positive(wf_val x) { return wf_neg(x); }
static wf_val choice(wf_val x) { return wf_cond(wf_greater(x, wf_c(0)), positive, not_positive, x); }
static wf_val remat_of(wf_val x) { return wf_sum(wf_apply(wf_remat(sqrt_sum), x)); }

static void in_regions(void **state)
{
	WF_TREES(three, minus, zero);

	(void)state;
	three = number(3);
	minus = number(-2);
	zero = VECTOR(1, 0, 4);
	wf_set_debug_nans(true);
	FAILS_AT(&round_line, rounds, three, "log made a NaN", "element [] of -0.5", "in round 3 of the loop");
	FAILS_AT(&round_line, wf_value_and_grad(rounds), three, "log made a NaN", "in round 3 of the loop");
	FAILS(carried, three, "sqrt made a NaN", "element [] of -0.", "in round 2 of the loop");
	FAILS(choice, minus, "log made a NaN", "element [] of -2.0");
	FAILS_AT(&sqrt_line, wf_grad(remat_of), zero, "multiply made a NaN", "in the backward pass of that line");
	wf_set_debug_nans(false);
}

/* ---- devices ---- */
static wf_val shared(wf_val x) { return wf_pmean(wf_log(x), "i"); }

static void on_devices(void **state)
{
	WF_TREES(v, minus, with_nan);

	(void)state;
	v = VECTOR(1, -3);
	minus = VECTOR(-1, 2);
	with_nan = VECTOR(NAN, 1);
	wf_set_debug_nans(true);
	FAILS(wf_pmap(grows, .in_axes = { 0 }), with_nan, "argument 0 (f32[2]) is not finite at []", "on cpu:0");
	FAILS(wf_pmap(not_positive), minus, "element [] of -1.0", "on cpu:0");
	FAILS(wf_pmap(not_positive), v, "log made a NaN", "element [] of -3.0", "on cpu:1");
	for (int i = 0; i < 5; i++) /* on device 0 the mean makes it; whoever is first */
		FAILS(wf_pmap(shared, .axis_name = "i"), v, "log made a NaN", "element [] of -3.0", "on cpu:1");
	wf_set_debug_nans(false);
}

/* what would be donated is kept */
static wf_val next_log(wf_val x) { return wf_log(x); }

static void donation_is_off(void **state)
{
	WF_TREES(v, y);
	float values[2];

	(void)state;
	v = VECTOR(-1, 2);
	wf_set_debug_nans(true);
	wf_error *err = wf_call(wf_jit(next_log, .donate_argnums = WF_ARG(0)), WF_IN(v), WF_OUT(&y));
	assert_non_null(err);
	assert_non_null(strstr(wf_error_text(err), "log made a NaN"));
	wf_error_free(err);
	err = wf_call(next_log, WF_IN(v), WF_OUT(&v)); /* a slot that is in and out */
	assert_non_null(err);
	wf_error_free(err);
	wf_must(wf_tree_read(v, values, sizeof values));
	assert_true(values[0] == -1 && values[1] == 2);
	wf_set_debug_nans(false);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(environment), cmocka_unit_test(operations), cmocka_unit_test(in_regions),
		cmocka_unit_test(on_devices), cmocka_unit_test(donation_is_off) };

	setenv("WEFT_DEBUG_NANS", "1", 1);
	setenv("WEFT_DEBUG_INFS", "1", 1);
	wf_must(wf_set_cpu_devices(2));
	return cmocka_run_group_tests_name("nonfinite", tests, NULL, NULL);
}

/* Prints and checks of running programs, and C functions called from them: what comes out, in which order and how often.
 * Expectations are jax.debug.print's (JAX 0.12) but for scalars, which are written as numpy writes them, and for branches
 * that are not taken, which JAX prints under vmap; counts of callbacks by hand. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <weft.h>
#include <cmocka.h>
#include "support/values.h"

/* ---- what a call writes to the standard output ---- */
static char written[8192];

static wf_error *call_and_read(wf_fn f, wf_arrays in, wf_slots out)
{
	FILE *file = tmpfile();
	int saved = dup(1);

	fflush(stdout);
	dup2(fileno(file), 1);
	wf_error *err = wfi_call(f, in, out, NULL, 0);
	fflush(stdout);
	dup2(saved, 1);
	close(saved);
	rewind(file);
	written[fread(written, 1, sizeof written - 1, file)] = 0;
	fclose(file);
	return err;
}

static void prints(wf_fn f, const wf_tree *x, const char *want)
{
	WF_TREES(y);

	wf_must(call_and_read(f, (wf_arrays){ 1, &x }, WF_OUT(&y)));
	assert_string_equal(written, want);
}

static void fails(wf_fn f, const wf_tree *x, wf_code code, const char *const *parts)
{
	WF_TREES(y);
	wf_error *err = call_and_read(f, (wf_arrays){ 1, &x }, WF_OUT(&y));

	assert_non_null(err);
	if (wf_error_code(err) != code)
		fail_msg("%s: %s", wf_code_name(wf_error_code(err)), wf_error_text(err));
	for (; *parts; parts++)
		if (!strstr(wf_error_text(err), *parts))
			fail_msg("\"%s\" is not in: %s", *parts, wf_error_text(err));
	assert_null(y);
	wf_error_free(err);
}
#define FAILS(f, x, code, ...) fails(wf_fn_of(f), x, code, (const char *const[]){ __VA_ARGS__, NULL })
#define PRINTS(f, x, want) prints(wf_fn_of(f), x, want)

/* ---- printing ---- */
static wf_val p(wf_val x)
{
	wf_debug_print("x = {}, y = {}", x, wf_mul(x, wf_c(1.5)));
	return wf_mul(x, wf_c(2));
}

static wf_val formats(wf_val x)
{
	wf_val three = wf_astype(wf_c(3), WF_I32);

	wf_debug_print("{:.2f} {:8.3e} {:d} {} {1:+.1f} {0:>9} {2:04d} {2:#x}|{2:<4}|{2:^4}|{:.1%} {{lit}}", x, x,
	               three, wf_greater(x, wf_c(0)), wf_c(0.25));
	return x;
}

static wf_val nothing(wf_val x)
{
	wf_debug_print("here");
	return x;
}

static void jit_prints(void **state)
{
	WF_TREES(tenth, three, v, pi, m);

	(void)state;
	tenth = number(0.1f);
	v = VECTOR(0, 1, 2);
	pi = number(3.14159f);
	PRINTS(p, tenth, "x = 0.1, y = 0.15\n");
	PRINTS(p, v, "x = [0. 1. 2.], y = [0.  1.5 3. ]\n");
	PRINTS(wf_jit(p), v, "x = [0. 1. 2.], y = [0.  1.5 3. ]\n");
	PRINTS(formats, pi, "3.14 3.142e+00 3 True +3.1   3.14159 0003 0x3|3   | 3  |25.0% {lit}\n");
	PRINTS(nothing, pi, "here\n");
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 2, 3 }, (const float[]){ 0, 1, 2, 3, 4, 5 }, &m));
	PRINTS(p, m, "x = [[0. 1. 2.]\n [3. 4. 5.]], y = [[0.  1.5 3. ]\n [4.5 6.  7.5]]\n");
	PRINTS(p, m, "x = [[0. 1. 2.]\n [3. 4. 5.]], y = [[0.  1.5 3. ]\n [4.5 6.  7.5]]\n"); /* compiled before */
}

static wf_val too_few(wf_val x) { wf_debug_print("{} {}", x); return x; }
static wf_val too_many(wf_val x) { wf_debug_print("{}", x, x); return x; }
static wf_val open_brace(wf_val x) { wf_debug_print("{", x); return x; }
static wf_val closing_brace(wf_val x) { wf_debug_print("} {}", x); return x; }
static wf_val of_array(wf_val x) { wf_debug_print("{:.2f}", wf_stack(0, x, x)); return x; }
static wf_val float_as_d(wf_val x) { wf_debug_print("{:d}", x); return x; }
static wf_val unknown(wf_val x) { wf_debug_print("{:q}", x); return x; }
static wf_val of_tree(wf_val x) { wf_debug_print("{}", wf_tuple(x, x)); return x; }

static void bad_formats(void **state)
{
	WF_TREES(x);

	(void)state;
	x = number(1);
	FAILS(too_few, x, WF_INVALID_ARGUMENT, "the format names value 1, 1 is given", "debug_test.c:");
	FAILS(too_many, x, WF_INVALID_ARGUMENT, "value 1 is given, but the format has no {} for it");
	FAILS(open_brace, x, WF_INVALID_ARGUMENT, "is not understood");
	FAILS(closing_brace, x, WF_INVALID_ARGUMENT, "a single '}'");
	FAILS(of_array, x, WF_INVALID_ARGUMENT, "value 0 is f32[2]: only single numbers take a format");
	FAILS(float_as_d, x, WF_INVALID_ARGUMENT, "{:d} is for integers");
	FAILS(unknown, x, WF_INVALID_ARGUMENT, "\"{:q}\" is not understood");
	FAILS(of_tree, x, WF_INVALID_ARGUMENT, "an operand is a tuple");
}

static wf_val pair(wf_val x) { wf_debug_print("{} {}", x, wf_c(7)); return x; }
static wf_val only_constant(wf_val x) { wf_debug_print("only {}", wf_c(7)); return x; }
static wf_val rows(wf_val x) { return wf_apply(wf_vmap(p), x); }

static void vmap_prints_examples(void **state)
{
	WF_TREES(v, m);

	(void)state;
	v = VECTOR(0, 1, 2);
	PRINTS(wf_vmap(p), v, "x = 0.0, y = 0.0\nx = 1.0, y = 1.5\nx = 2.0, y = 3.0\n");
	PRINTS(wf_vmap(pair), v, "0.0 7.0\n1.0 7.0\n2.0 7.0\n");
	PRINTS(wf_vmap(only_constant), v, "only 7.0\n");
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 2, 2 }, (const float[]){ 0, 1, 2, 3 }, &m));
	PRINTS(wf_vmap(rows), m, "x = 0.0, y = 0.0\nx = 1.0, y = 1.5\nx = 2.0, y = 3.0\nx = 3.0, y = 4.5\n");
	PRINTS(wf_vmap(p), m, "x = [0. 1.], y = [0.  1.5]\nx = [2. 3.], y = [3.  4.5]\n");
}

static wf_val squared(wf_val x) { return wf_square(p(x)); }
static wf_val negative(wf_val x) { return wf_neg(x); }
static wf_val chosen(wf_val x) { return wf_cond(wf_greater(x, wf_c(0)), squared, negative, x); }
static wf_val round_of(wf_val c, wf_val x) { return wf_tuple(wf_add(p(c), x), c); }
static wf_val sums(wf_val x) { return wf_at(wf_scan(round_of, x, wf_astype(wf_iota(WF_I32, 3), WF_F32)), 0); }
static wf_val product_round(wf_val c, wf_val x) { return wf_tuple(wf_mul(p(c), x), c); }
static wf_val products(wf_val x) { return wf_at(wf_scan(product_round, x, wf_add(wf_astype(wf_iota(WF_I32, 3), WF_F32), wf_c(1))), 0); }
static wf_val counted_round(wf_val i, wf_val x) { wf_debug_print("{}: {}", i, x); return wf_mul(x, wf_c(2)); }
static wf_val counted(wf_val x) { return wf_fori_loop(wf_ci(0), wf_ci(3), counted_round, x); }

static void derivatives_print_once(void **state)
{
	WF_TREES(three, one);

	(void)state;
	three = number(3);
	one = number(1);
	PRINTS(wf_grad(squared), three, "x = 3.0, y = 4.5\n");
	PRINTS(wf_grad(chosen), three, "x = 3.0, y = 4.5\n");
	PRINTS(sums, one, "x = 1.0, y = 1.5\nx = 2.0, y = 3.0\nx = 5.0, y = 7.5\n");
	PRINTS(wf_grad(products), one, "x = 1.0, y = 1.5\nx = 2.0, y = 3.0\nx = 8.0, y = 12.0\n");
	PRINTS(wf_grad(counted), one, "0: 1.0\n1: 2.0\n2: 4.0\n");
	PRINTS(wf_grad(wf_grad(chosen)), three, "x = 3.0, y = 4.5\n");
	PRINTS(wf_grad(wf_remat(squared)), three, "x = 3.0, y = 4.5\n"); /* JAX prints the recomputation too */
}

static wf_val print_positive(wf_val x) { wf_debug_print("positive {}", x); return x; }
static wf_val print_negative(wf_val x) { wf_debug_print("negative {}", x); return wf_neg(x); }
static wf_val branches(wf_val x) { return wf_cond(wf_greater(x, wf_c(0)), print_positive, print_negative, x); }
static wf_val goes_on(wf_val x) { return wf_less(x, wf_c(3)); }
static wf_val print_round(wf_val x) { wf_debug_print("at {}", x); return wf_add(x, wf_c(1)); }
static wf_val until_three(wf_val x) { return wf_while_loop(goes_on, print_round, x); }
static wf_val nothing_used(wf_val x) { until_three(x); return x; }

static void only_what_runs_prints(void **state)
{
	WF_TREES(v, one);

	(void)state;
	v = VECTOR(-1, 2);
	one = number(1);
	PRINTS(wf_vmap(branches), v, "negative -1.0\npositive 2.0\n");
	PRINTS(wf_vmap(until_three), v, "at -1.0\nat 0.0\nat 1.0\nat 2.0\nat 2.0\n");
	PRINTS(nothing_used, one, "at 1.0\nat 2.0\n"); /* a loop that prints is not removed */
}

static int by_line(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static void pmap_names_devices(void **state)
{
	WF_TREES(v, y);
	char *line[4], *rest = written;
	const wf_tree *in;

	(void)state;
	in = v = VECTOR(1, 2);
	wf_must(call_and_read(wf_pmap(p), (wf_arrays){ 1, &in }, WF_OUT(&y)));
	for (int i = 0; i < 2; i++)
		assert_non_null(line[i] = strsep(&rest, "\n"));
	qsort(line, 2, sizeof *line, by_line); /* devices in any order */
	assert_string_equal(line[0], "[cpu:0] x = 1.0, y = 1.5");
	assert_string_equal(line[1], "[cpu:1] x = 2.0, y = 3.0");
	assert_string_equal(rest, "");
}

/* ---- checks ---- */
static wf_val checked(wf_val x)
{
	wf_debug_check(wf_greater(x, wf_c(0)), "x must be positive, it is {}", x);
	wf_debug_check(wf_less(x, wf_c(10)), "x is {}", x);
	return wf_log(x);
}
static wf_val checked_mean(wf_val x) { return wf_mean(checked(x)); }
static wf_val checked_round(wf_val c, wf_val x) { return wf_tuple(wf_sub(c, x), checked(c)); }
static wf_val checked_scan(wf_val x) { return wf_at(wf_scan(checked_round, x, wf_full(1, 5)), 1); }
static wf_val checked_branch(wf_val x) { return wf_cond(wf_greater(x, wf_c(0)), checked, negative, x); }
static wf_val not_bool(wf_val x) { wf_debug_check(x, "no"); return x; }
static wf_val summed(wf_val x) { return wf_psum(checked(x), "i"); }

static void checks(void **state)
{
	WF_TREES(good, bad, big, v, w, x, y);

	(void)state;
	good = number(2);
	bad = number(-1);
	big = number(11);
	v = VECTOR(1, 2, -3, -4);
	w = VECTOR(5, -6);
	PRINTS(checked, good, "");
	FAILS(checked, bad, WF_CHECK_FAILED, "check failed: x must be positive, it is -1.0", "debug_test.c:");
	FAILS(checked, big, WF_CHECK_FAILED, "check failed: x is 11.0");
	FAILS(wf_grad(checked), bad, WF_CHECK_FAILED, "it is -1.0");
	FAILS(checked_mean, v, WF_CHECK_FAILED, "it is [ 1.  2. -3. -4.]", "element [2] of the predicate bool[4] is false");
	FAILS(wf_grad(checked_mean), v, WF_CHECK_FAILED, "element [2] of the predicate");
	FAILS(wf_vmap(checked), v, WF_CHECK_FAILED, "it is -3.0", "in example 2");
	FAILS(wf_vmap(wf_grad(checked)), v, WF_CHECK_FAILED, "it is -3.0", "in example 2");
	FAILS(checked_scan, good, WF_CHECK_FAILED, "it is 0.0", "in round 2 of the loop");
	FAILS(wf_vmap(checked_scan), v, WF_CHECK_FAILED, "it is -3.0", "in example 2, round 0 of the loop");
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 1, 2 }, (const float[]){ 3, -4 }, &x));
	PRINTS(wf_vmap(wf_vmap(checked_branch)), x, "");
	FAILS(wf_pmap(checked), w, WF_CHECK_FAILED, "it is -6.0", "in cpu:1");
	FAILS(wf_pmap(summed, .axis_name = "i"), w, WF_CHECK_FAILED, "it is -6.0", "in cpu:1"); /* the others do not wait for it */
	FAILS(not_bool, good, WF_INVALID_ARGUMENT, "the predicate is f32[], bool is needed");
}

/* the slot keeps what it had, and the program runs again */
static void a_failed_check_leaves_results(void **state)
{
	WF_TREES(good, bad, y);

	(void)state;
	good = number(1);
	bad = number(-1);
	wf_must(wf_call(checked, WF_IN(good), WF_OUT(&y)));
	wf_error *err = wf_call(checked, WF_IN(bad), WF_OUT(&y));
	assert_non_null(err);
	wf_error_free(err);
	wf_must(wf_call(checked, WF_IN(good), WF_OUT(&y)));
	assert_true(wf_item(y) == 0);
}

/* ---- callbacks ---- */
static int calls, last_rank, numbers_seen;

static wf_error *sine(const wf_ffi_args *args)
{
	const wf_ffi_array *x = &args->in[0];
	int64_t n = 1;

	for (int i = 0; i < x->rank; i++)
		n *= x->dims[i];
	for (int64_t i = 0; i < n; i++)
		((float *)args->out[0].data)[i] = sinf(((const float *)x->data)[i]);
	calls++;
	last_rank = x->rank;
	return NULL;
}

static wf_error *refuse(const wf_ffi_args *args)
{
	return wf_error_new(WF_IO, "no %s today", (const char *)args->user);
}

static wf_error *divide(const wf_ffi_args *args)
{
	const float *a = args->in[0].data, *b = args->in[1].data;

	*(float *)args->out[0].data = floorf(*a / *b);
	*(int32_t *)args->out[1].data = (int32_t)fmodf(*a, *b);
	return NULL;
}

static wf_error *count(const wf_ffi_args *args)
{
	numbers_seen = numbers_seen * 10 + (int)*(const float *)args->in[0].data;
	return NULL;
}

static wf_val sine_of(wf_val x) { return wf_pure_callback(sine, wf_types_of(x), x); }
static wf_val sine_expand(wf_val x)
{
	return wf_pure_callback(WF_CALLBACK(.function = sine, .vmap_method = WF_VMAP_EXPAND_DIMS), wf_types_of(x), x);
}
static wf_val unused_sine(wf_val x) { sine_of(x); return x; }
static wf_val refused(wf_val x) { return wf_pure_callback(WF_CALLBACK(.function = refuse, .user = "bread"), "f32[]", x); }
static wf_val divided(wf_val x) { return wf_pure_callback(divide, "f32[], i32[]", x, wf_c(3)); }
static wf_val counts(wf_val x) { wf_io_callback(count, "", x); return x; }
static wf_val counts_in_loop_round(wf_val i, wf_val x) { (void)i; return wf_add(counts(x), wf_c(1)); }
static wf_val counts_in_loop(wf_val x) { wf_fori_loop(wf_ci(0), wf_ci(3), counts_in_loop_round, x); return x; }
static wf_val no_type(wf_val x) { return wf_pure_callback(sine, "f32[", x); }

/* a callback with a derivative: the cosine, by a rule in terms of operations */
static wf_val sine_rule(wf_val x, wf_val t)
{
	wf_val at = wf_at(x, 0);
	return wf_tuple(sine_of(at), wf_mul(wf_cos(at), wf_at(t, 0)));
}
static wf_val with_rule(wf_val x) { return wf_apply(wf_custom_jvp(sine_of, sine_rule), x); }

static void expect_number(wf_fn f, const wf_tree *x, double want)
{
	WF_TREES(y);

	wf_must(wfi_call(f, (wf_arrays){ 1, &x }, WF_OUT(&y), NULL, 0));
	double got = wf_item(y);
	if (!(fabs(got - want) <= 1e-6))
		fail_msg("%.9g, not %.9g", got, want);
}

static void expect_calls(wf_fn f, const wf_tree *x, int n, int rank)
{
	WF_TREES(y);
	float v[3];

	calls = 0;
	wf_must(wfi_call(f, (wf_arrays){ 1, &x }, WF_OUT(&y), NULL, 0));
	assert_int_equal(calls, n);
	assert_int_equal(last_rank, rank);
	wf_must(wf_tree_read(y, v, sizeof v));
	for (int i = 0; i < 3; i++)
		assert_true(fabsf(v[i] - sinf((float)i)) < 1e-6f);
}

static void pure_callbacks(void **state)
{
	WF_TREES(v, ten, q, r);

	(void)state;
	v = VECTOR(0, 1, 2);
	ten = number(10);
	expect_calls(wf_fn_of(sine_of), v, 1, 1);
	expect_calls(wf_vmap(sine_of), v, 3, 0);
	expect_calls(wf_vmap(sine_expand), v, 1, 1);
	calls = 0;
	expect_number(wf_fn_of(unused_sine), ten, 10);
	assert_int_equal(calls, 0);
	wf_must(wf_call(divided, WF_IN(ten), WF_OUT(&q, &r)));
	assert_true(wf_item(q) == 3 && wf_item(r) == 1);
	FAILS(refused, ten, WF_IO, "no bread today", "in a callback of the program", "debug_test.c:");
	FAILS(wf_grad(sine_of), ten, WF_INVALID_ARGUMENT, "a callback has no derivative");
	expect_number(wf_grad(with_rule), ten, cos(10));
	FAILS(no_type, ten, WF_INVALID_ARGUMENT, "cannot be read");
}

static void io_callbacks(void **state)
{
	WF_TREES(v, one);

	(void)state;
	v = VECTOR(1, 2, 3);
	one = number(1);
	numbers_seen = 0;
	expect_number(wf_fn_of(counts), one, 1);
	assert_int_equal(numbers_seen, 1);
	prints(wf_vmap(counts), v, "");
	assert_int_equal(numbers_seen, 1123);
	numbers_seen = 0;
	expect_number(wf_fn_of(counts_in_loop), one, 1); /* nothing of the loop is used */
	assert_int_equal(numbers_seen, 123);
	FAILS(wf_grad(counts), one, WF_INVALID_ARGUMENT, "a callback has no derivative");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(jit_prints), cmocka_unit_test(bad_formats), cmocka_unit_test(vmap_prints_examples),
		cmocka_unit_test(derivatives_print_once),
		cmocka_unit_test(only_what_runs_prints), cmocka_unit_test(pmap_names_devices), cmocka_unit_test(checks),
		cmocka_unit_test(a_failed_check_leaves_results), cmocka_unit_test(pure_callbacks), cmocka_unit_test(io_callbacks),
	};

	wf_must(wf_set_cpu_devices(2));
	return cmocka_run_group_tests_name("debug", tests, NULL, NULL);
}

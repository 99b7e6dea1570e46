/* grad_test.c: gradients against hand calculation and JAX's conventions; nesting, captured values, errors with the user's line. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>

static double call1(wf_fn f, double x)
{
	WF_TREES(in, out);

	wf_must(wf_scalar(WF_F64, x, &in));
	wf_must(wf_call(f, WF_IN(in), WF_OUT(&out)));
	return wf_item(out);
}

static void near(double a, double b)
{
	if (!(fabs(a - b) <= 1e-12 * (1 + fabs(b))))
		fail_msg("%.17g is not %.17g", a, b);
}

static wf_val cube(wf_val x) { return wf_mul(x, wf_mul(x, x)); }
static wf_val sine(wf_val x) { return wf_sin(x); }
static wf_val d_cube(wf_val x) { return wf_apply(wf_grad(cube), x); }

static void nested_gradients(void **state)
{
	(void)state;
	near(call1(wf_grad(cube), 2), 12);
	near(call1(wf_grad(wf_grad(cube)), 2), 12);
	near(call1(wf_grad(wf_grad(wf_grad(cube))), 2), 6);
	near(call1(wf_grad(wf_grad(wf_grad(wf_grad(cube)))), 2), 0);
	near(call1(wf_grad(wf_grad(wf_grad(wf_grad(sine)))), 0.3), sin(0.3));
	near(call1(wf_grad(d_cube), 2), 12);
}

/* the inner function uses a value of the outer trace: d/dx of x · d/dy (x y²) at y = x is d/dx 2 x³ = 6 x² */
static _Thread_local wf_val outer_x;
static wf_val inner(wf_val y) { return wf_mul(outer_x, wf_square(y)); }
static wf_val outer(wf_val x)
{
	outer_x = x;
	return wf_mul(x, wf_apply(wf_grad(inner), x));
}

static void captured_values(void **state)
{
	(void)state;
	near(call1(wf_fn_of(outer), 3), 54);
	near(call1(wf_grad(outer), 3), 54);
	near(call1(wf_grad(wf_grad(outer)), 3), 36);
}

static wf_val polynomial(wf_val p, wf_val x)
{
	return wf_sum(wf_add(wf_mul(wf_get(p, "a"), wf_square(x)), wf_mul(wf_get(p, "b"), x)));
}
static wf_val with_aux(wf_val p, wf_val x) { return wf_tuple(polynomial(p, x), wf_dict("twice", wf_mul(x, wf_c(2)))); }

static void several_arguments(void **state)
{
	static const double xs[3] = { 1, 2, 3 };
	WF_TREES(a, b, p, x, value, grads);
	double g[3];

	(void)state;
	wf_must(wf_scalar(WF_F64, 5, &a));
	wf_must(wf_scalar(WF_F64, 7, &b));
	wf_must(wf_tree_dict(2, (const char *const[]){ "b", "a" }, (const wf_tree *const[]){ b, a }, &p));
	wf_must(wf_array(WF_F64, 1, (const int64_t[]){ 3 }, xs, &x));
	wf_must(wf_call(wf_value_and_grad(polynomial, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(p, x), WF_OUT(&value, &grads)));
	near(wf_item(value), 5 * 14 + 7 * 6);
	near(wf_item(wf_tree_get(grads, "0.a")), 14);
	near(wf_item(wf_tree_get(grads, "0.b")), 6);
	wf_must(wf_tree_read(wf_tree_get(grads, "1"), g, sizeof g));
	for (int i = 0; i < 3; i++)
		near(g[i], 10 * xs[i] + 7);
	wf_must(wf_call(wf_grad(with_aux, .has_aux = true), WF_IN(p, x), WF_OUT(&grads, &value)));
	near(wf_item(wf_tree_get(grads, "a")), 14);
	wf_must(wf_tree_read(wf_tree_get(value, "twice"), g, sizeof g));
	near(g[2], 6);
}

static wf_val directional(wf_val x) { return wf_get(wf_jvp(wf_fn_of(cube), wf_tuple(x), wf_tuple(wf_c(1))), "1"); }

static void forward_mode(void **state)
{
	(void)state;
	near(call1(wf_fn_of(directional), 2), 12);
	near(call1(wf_grad(directional), 2), 12); /* reverse over forward */
}

/* JAX's conventions where a derivative is not defined (semantics B5) */
static wf_val maximum0(wf_val x) { return wf_maximum(x, wf_c(0)); }
static wf_val absolute(wf_val x) { return wf_abs(x); }
static wf_val relu(wf_val x) { return wf_relu(x); }
static wf_val clipped(wf_val x) { return wf_clip(x, wf_c(0), wf_c(1)); }

static void kinks(void **state)
{
	(void)state;
	near(call1(wf_grad(maximum0), 0), 0.5);
	near(call1(wf_grad(absolute), 0), 1);
	near(call1(wf_grad(relu), 0), 0);
	near(call1(wf_grad(clipped), 0), 0.5);
	near(call1(wf_grad(clipped), 0.25), 1);
	near(call1(wf_grad(clipped), 2), 0);
}

/* ---- errors ---- */
static void expect_error(wf_fn f, const wf_tree *in, const char *text, int line)
{
	WF_TREES(out);
	wf_error *err = wf_call(f, WF_IN(in), WF_OUT(&out));
	char where[64];

	if (!err || !strstr(wf_error_text(err), text))
		fail_msg("«%s» does not say «%s»", wf_error_text(err), text);
	snprintf(where, sizeof where, "grad_test.c:%d", line);
	if (line && !strstr(wf_error_text(err), where))
		fail_msg("«%s» does not name %s", wf_error_text(err), where);
	assert_null(out);
	wf_error_free(err);
}

static int bad_line;
static wf_val bad_shapes(wf_val x)
{
	bad_line = __LINE__ + 1;
	wf_val y = wf_add(x, wf_zeros(4));
	for (int64_t i = 0; i < wf_dim(y, 0); i++)      /* a poisoned value ends loops over its dimensions */
		fail_msg("the loop ran");
	return wf_mul(y, wf_c(2));
}
static wf_val missing(wf_val x) { (void)x; return wf_get(wf_dict("w", x), "v"); }
static wf_val nothing(wf_val x) { (void)x; return (wf_val){ NULL }; }
static wf_val whole(wf_val x) { return x; }
static wf_val second(wf_val x) { return wf_sum(wf_convert(x, WF_F64)); }
static wf_val kept;
static wf_val keeps(wf_val x) { kept = wf_mul(x, x); return x; }
static wf_val uses_kept(wf_val x) { return wf_add(x, kept); }

static wf_val below_zero(wf_val x) { return wf_add(wf_convert(x, WF_U8), wf_c(-1)); }
static wf_val too_large(wf_val x) { return wf_add(wf_convert(x, WF_I8), wf_c(300)); }

/* whatever fails, the line is its own, not that of the next operation */
static wf_val line_of_fail(wf_val x) { bad_line = __LINE__; wf_val y = wf_fail("no more than %d", 3);
	return wf_add(y, x); }
static wf_val line_of_jvp(wf_val x) { bad_line = __LINE__; wf_val y = wf_jvp(wf_fn_of(cube), wf_tuple(x), wf_tuple(wf_zeros(5)));
	return wf_add(y, x); }
static wf_val line_of_with(wf_val x) { bad_line = __LINE__; wf_val y = wf_with(x, "w", x);
	return wf_add(y, x); }
static wf_val line_of_unpack(wf_val x) { wf_val a, b; bad_line = __LINE__; wf_unpack(x, &a, &b);
	return wf_add(a, x); }
static wf_val line_of_dim(wf_val x) { bad_line = __LINE__; int64_t n = wf_dim(x, 7);
	return wf_mul(x, wf_c((double)n)); }
static wf_val line_of_pmax(wf_val x) { bad_line = __LINE__; wf_val y = wf_pmax(x, "nowhere");
	return wf_add(y, x); }
static wf_val line_of_updates(wf_val x) { bad_line = __LINE__; wf_val y = wf_apply_updates(x, wf_tuple(x));
	return wf_add(y, x); }

static void each_names_its_own_line(void **state)
{
	static const double xs[3] = { 1, 2, 3 };
	static wfi_f1 *const fs[] = { line_of_fail, line_of_jvp, line_of_with, line_of_unpack, line_of_dim, line_of_pmax, line_of_updates };
	WF_TREES(x, out);

	(void)state;
	wf_must(wf_array(WF_F64, 1, (const int64_t[]){ 3 }, xs, &x));
	for (size_t i = 0; i < sizeof fs / sizeof *fs; i++) {
		wf_error *err = wf_call(fs[i], WF_IN(x), WF_OUT(&out));

		wf_error_free(err);
		expect_error(wf_fn_of(fs[i]), x, "", bad_line);
	}
}

static void errors_name_the_line(void **state)
{
	static const double xs[3] = { 1, 2, 3 };
	WF_TREES(x, k, out);

	(void)state;
	wf_must(wf_array(WF_F64, 1, (const int64_t[]){ 3 }, xs, &x));
	wf_must(wf_array(WF_I32, 1, (const int64_t[]){ 2 }, xs, &k));
	wf_error *err = wf_call(bad_shapes, WF_IN(x), WF_OUT(&out));
	wf_error_free(err);
	expect_error(wf_fn_of(bad_shapes), x, "f64[3] and f32[4]", bad_line);
	expect_error(wf_fn_of(below_zero), x, "-1 does not fit u8", 0);
	expect_error(wf_fn_of(too_large), x, "300 does not fit i8", 0);
	expect_error(wf_fn_of(missing), x, "no entry \"v\"", 0);
	expect_error(wf_fn_of(nothing), x, "empty value", 0);
	expect_error(wf_grad(whole), x, "one floating-point number", 0);
	expect_error(wf_grad(second), k, "argument 0 is i32", 0);
	expect_error(wf_grad(relu), k, "argument 0 is i32", 0); /* the argument before the result, as in JAX */
	expect_error(wf_grad(second, .argnums = WF_ARG(3)), x, "argnums names argument 3", 0);
	expect_error(wf_fn_of(polynomial), x, "takes 2 arguments, 1 were given", 0);
	wf_must(wf_call(keeps, WF_IN(x), WF_OUT(&out)));
	wf_release(&out);
	expect_error(wf_fn_of(uses_kept), x, "trace is finished", 0);
}

static wf_val scaled(wf_val x, const void *rate) { return wf_mul(x, wf_c(*(const double *)rate)); }

static void interned(void **state)
{
	static const double rate = 0.5;
	double same = 0.5, other = 0.25;

	(void)state;
	assert_ptr_equal(wf_grad(cube).c, wf_grad(cube).c);
	assert_ptr_not_equal(wf_grad(cube).c, wf_value_and_grad(cube).c);
	assert_ptr_equal(wf_jit(wf_grad(cube)).c, wf_jit(wf_grad(cube)).c);
	assert_ptr_equal(wf_bind(scaled, &rate).c, wf_bind(scaled, &same).c); /* by content, not by address */
	assert_ptr_not_equal(wf_bind(scaled, &rate).c, wf_bind(scaled, &other).c);
	near(call1(wf_bind(scaled, &other), 8), 2);
}

/* ---- what is empty or without end ---- */
static wf_val calls_itself(wf_val x) { return wf_apply(calls_itself, x); }
static wf_val differentiates_itself(wf_val x) { return wf_apply(wf_grad(differentiates_itself), x); }
static wf_val deep(wf_val x)
{
	wf_val t = x;

	for (int i = 0; i < 200000; i++)
		t = wf_tuple(t);
	return t;
}
static wf_val to_nowhere(wf_val x) { wf_unpack(x, NULL, NULL, NULL); return x; }
static wf_val nameless(wf_val x) { return wf_with(wf_dict("a", x), NULL, x); }
static wf_val applies_nothing(wf_val x) { return wf_apply((wf_fn){ NULL }, x); }
static wf_val maps_nothing(wf_val x) { return wf_tree_map((wf_fn){ NULL }, x); }
static wf_val jvp_of_nothing(wf_val x) { return wf_jvp((wf_fn){ NULL }, wf_tuple(x), wf_tuple(x)); }

static void empty_and_endless(void **state)
{
	static const double xs[3] = { 1, 2, 3 };
	WF_TREES(x);
	char *text = NULL;

	(void)state;
	wf_must(wf_array(WF_F64, 1, (const int64_t[]){ 3 }, xs, &x));
	expect_error(wf_fn_of(calls_itself), x, "does one call itself", 0);
	expect_error(wf_fn_of(differentiates_itself), x, "does one call itself", 0);
	expect_error(wf_fn_of(deep), x, "nested more than 1000 deep", 0);
	expect_error(wf_fn_of(to_nowhere), x, "address for value 0 is NULL", 0);
	expect_error(wf_fn_of(nameless), x, "name is empty", 0);
	expect_error(wf_fn_of(applies_nothing), x, "function is empty", 0);
	expect_error(wf_fn_of(maps_nothing), x, "function is empty", 0);
	expect_error(wf_fn_of(jvp_of_nothing), x, "function is empty", 0);
	expect_error(wfi_fn1(NULL), x, "function is empty", 0);
	expect_error(wf_jit(wf_grad((wf_fn){ NULL })), x, "function is empty", 0);
	expect_error(wf_pmap((wf_fn){ NULL }), x, "function is empty", 0);
	expect_error(wfi_bind1(scaled, NULL, 8), x, "function is empty", 0);
	wf_error *err = wf_make_ir((wf_fn){ NULL }, WF_IN(x), &text);
	assert_non_null(err);
	wf_error_free(err);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nested_gradients), cmocka_unit_test(captured_values), cmocka_unit_test(several_arguments), cmocka_unit_test(forward_mode),
		cmocka_unit_test(kinks), cmocka_unit_test(errors_name_the_line), cmocka_unit_test(each_names_its_own_line), cmocka_unit_test(interned), cmocka_unit_test(empty_and_endless),
	};

	setenv("WEFT_BACKEND", "reference", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

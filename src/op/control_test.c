/* Control flow: values, derivatives against what was worked out by hand, refusals. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include "op/region.h"
#include "op/test_region.h"

/* i ← i + 1, s ← s + x·i while i < n */
static wf_val counted(wf_val x, wf_val n)
{
	const wfi_type i32 = wfi_type_scalar(WF_I32);
	wfi_func *f[2];
	wf_val out[2];

	for (int r = 0; r < 2; r++) {
		wfi_trace *t = wfi_trace_begin("region", NULL);
		wf_val i = wfi_trace_param(t, &i32, false), s = wfi_trace_param(t, wfi_type_of(x), false);
		wf_val next[2] = { wf_add(i, wf_ci(1)), wf_add(s, wf_mul(x, wf_convert(i, WF_F64))) };
		wf_val go = wf_less(i, n);
		f[r] = test_end(t, r ? 2 : 1, r ? next : &go);
	}
	wfi_build_while(2, (const wf_val[]){ wfi_splat_i(&i32, 0), wfi_zeros_like(x) }, f[0], f[1], out);
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	return out[1];
}

static wfi_func *counted_func(bool constant)
{
	const wfi_type f64 = wfi_type_scalar(WF_F64), i32 = wfi_type_scalar(WF_I32);
	wfi_trace *t = wfi_trace_begin("counted", NULL);
	wf_val x = wfi_trace_param(t, &f64, false), n = wfi_trace_param(t, &i32, false);
	wf_val y = counted(x, constant ? wfi_splat_i(&i32, 5) : n);

	return test_end(t, 1, &y);
}

static void test_while(void **unused)
{
	(void)unused;
	wfi_func *f = counted_func(false);
	double x = 2.5, y = 0;
	int32_t n = 5;

	test_run(f, (const void *[]){ &x, &n }, (void *[]){ &y });
	assert_true(y == 25);
	n = -1;
	test_run(f, (const void *[]){ &x, &n }, (void *[]){ &y });
	assert_true(y == 0);
	wfi_func_release(f);
}

static void test_while_derivatives(void **unused)
{
	(void)unused;
	wfi_func *f = counted_func(true), *g = NULL;
	double x = 2.5, ct = 3, y[2];
	int32_t n = 0;

	test_ok(wfi_vjp_func(f, (const bool[]){ true, false }, NULL, &g));
	test_ok(wfi_func_verify(g));
	test_run(g, (const void *[]){ &x, &n, &ct }, (void *[]){ &y[0], &y[1] });
	assert_true(y[0] == 25 && y[1] == 30);
	wfi_func_release(g);
	wfi_func_release(f);
	/* forwards any number of rounds; backwards a reason */
	f = counted_func(false);
	bool active[1];
	n = 4;
	test_ok(wfi_jvp_func(f, (const bool[]){ true, false }, active, &g));
	test_ok(wfi_func_verify(g));
	assert_true(active[0]);
	test_run(g, (const void *[]){ &x, &n, &ct }, (void *[]){ &y[0], &y[1] });
	assert_true(y[0] == 15 && y[1] == 18);
	wfi_func_release(g);
	g = NULL;
	test_refused(wfi_vjp_func(f, (const bool[]){ true, false }, NULL, &g), "number of its rounds");
	wfi_func_release(f);
}

/* x ← x², three times: f = x⁸; second derivative too */
static wfi_func *power_func(void)
{
	const wfi_type f64 = wfi_type_scalar(WF_F64), i32 = wfi_type_scalar(WF_I32);
	wfi_trace *t = wfi_trace_begin("power", NULL);
	wf_val x = wfi_trace_param(t, &f64, false), out[2];
	wfi_func *f[2];

	for (int r = 0; r < 2; r++) {
		wfi_trace *u = wfi_trace_begin("region", NULL);
		wf_val i = wfi_trace_param(u, &i32, false), s = wfi_trace_param(u, &f64, false);
		wf_val next[2] = { wf_sub(i, wf_ci(2)), wf_mul(s, s) }, go = wf_less(wf_ci(1), i);
		f[r] = test_end(u, r ? 2 : 1, r ? next : &go);
	}
	wfi_build_while(2, (const wf_val[]){ wfi_splat_i(&i32, 7), x }, f[0], f[1], out);
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	return test_end(t, 1, &out[1]);
}

static void test_second_derivative(void **unused)
{
	(void)unused;
	wfi_func *f = power_func(), *g = NULL, *h = NULL;
	double x = 1.5, one = 1, zero = 0, y[4];

	test_ok(wfi_vjp_func(f, (const bool[]){ true }, NULL, &g));
	test_ok(wfi_vjp_func(g, (const bool[]){ true, false }, NULL, &h));
	test_ok(wfi_func_verify(h));
	/* parameters: x, ct of f, ct of f again, ct of f'; results: f, f', sum of cts */
	test_run(h, (const void *[]){ &x, &one, &zero, &one }, (void *[]){ &y[0], &y[1], &y[2] });
	assert_true(fabs(y[0] - pow(1.5, 8)) < 1e-12 && fabs(y[1] - 8 * pow(1.5, 7)) < 1e-12 && fabs(y[2] - 56 * pow(1.5, 6)) < 1e-11);
	wfi_func_release(h);
	wfi_func_release(g);
	wfi_func_release(f);
}

static void test_branches(void **unused)
{
	(void)unused;
	const wfi_type f64 = wfi_type_scalar(WF_F64), i32 = wfi_type_scalar(WF_I32);
	wfi_trace *t = wfi_trace_begin("branches", NULL);
	wf_val k = wfi_trace_param(t, &i32, false), x = wfi_trace_param(t, &f64, false), out;
	wfi_func *f[3], *g = NULL;

	for (int r = 0; r < 3; r++) { /* x, x³, 7 */
		wfi_trace *u = wfi_trace_begin("branch", NULL);
		wf_val y = r == 0 ? x : r == 1 ? wf_mul(x, wf_mul(x, x)) : wfi_splat(&f64, 7);
		f[r] = test_end(u, 1, &y);
	}
	wfi_build_case(k, 3, f, &out);
	for (int r = 0; r < 3; r++)
		wfi_func_release(f[r]);
	f[0] = test_end(t, 1, &out);
	test_ok(wfi_func_verify(f[0]));
	test_ok(wfi_vjp_func(f[0], (const bool[]){ false, true }, NULL, &g));
	test_ok(wfi_func_verify(g));
	const double want[5][2] = { { 7, 0 }, { 2, 1 }, { 8, 12 }, { 7, 0 }, { 7, 0 } };
	for (int32_t i = -1; i < 4; i++) {
		double at = 2, ct = 1, y[2];
		test_run(g, (const void *[]){ &i, &at, &ct }, (void *[]){ &y[0], &y[1] });
		assert_true(y[0] == want[i + 1][0] && y[1] == want[i + 1][1]);
	}
	wfi_func_release(g);
	wfi_func_release(f[0]);
}

static void test_refusals(void **unused)
{
	(void)unused;
	const wfi_type f64 = wfi_type_scalar(WF_F64), i32 = wfi_type_scalar(WF_I32);
	wfi_trace *t = wfi_trace_begin("bad", NULL);
	wf_val x = wfi_trace_param(t, &f64, false), out;
	wfi_func *f[2], *g = NULL;

	for (int r = 0; r < 2; r++) { /* results of two types */
		wfi_trace *u = wfi_trace_begin("branch", NULL);
		wf_val y = wfi_splat(r ? &f64 : &i32, 1);
		f[r] = test_end(u, 1, &y);
	}
	wfi_build_if(wf_less(x, wf_c(0)), f[0], f[1], &out);
	test_refused(wfi_trace_end(t, 1, &out, &g), "branch 1");
	t = wfi_trace_begin("bad", NULL);
	x = wfi_trace_param(t, &f64, false);
	wfi_build_if(x, f[0], f[0], &out);
	test_refused(wfi_trace_end(t, 1, &out, &g), "predicate");
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
}

/* regions with captured values through the passes over whole functions */
static void test_passes(void **unused)
{
	(void)unused;
	wfi_func *f = counted_func(false), *d = NULL, *g = counted_func(false);
	wfi_str text = { 0 };

	assert_true(wfi_func_equal(f, g) && wfi_func_hash(f) == wfi_func_hash(g));
	test_ok(wfi_dce_func(f, &d));
	test_ok(wfi_func_verify(d));
	wfi_func_print(&text, d);
	assert_non_null(strstr(text.s, "while"));
	wfi_str_free(&text);
	wfi_trace *t = wfi_trace_begin("outer", NULL);
	const wfi_type f64 = wfi_type_scalar(WF_F64), i32 = wfi_type_scalar(WF_I32);
	wf_val in[2] = { wfi_trace_param(t, &f64, false), wfi_trace_param(t, &i32, false) }, out;
	wfi_inline(d, in, &out);
	wfi_func *h = test_end(t, 1, &out);
	test_ok(wfi_func_verify(h));
	double x = 1, y = 0;
	int32_t n = 4;
	test_run(h, (const void *[]){ &x, &n }, (void *[]){ &y });
	assert_true(y == 6);
	wfi_func_release(f);
	wfi_func_release(g);
	wfi_func_release(d);
	wfi_func_release(h);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_while), cmocka_unit_test(test_while_derivatives), cmocka_unit_test(test_second_derivative),
		cmocka_unit_test(test_branches), cmocka_unit_test(test_refusals), cmocka_unit_test(test_passes),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

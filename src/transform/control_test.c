/* cond, switch, while_loop and fori_loop over trees: what runs, what is differentiated, what is refused. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include "op/test_region.h"

static wf_val param(wfi_trace *t, wf_dtype d)
{
	const wfi_type s = wfi_type_scalar(d);

	return wfi_trace_param(t, &s, false);
}

static wf_val halve(wf_val x) { return wf_tuple(wf_mul(x, wf_c(0.5)), wf_c(1)); }
static wf_val square(wf_val x) { return wf_tuple(wf_mul(x, x), wf_c(2)); }
static wf_val wrong(wf_val x) { return x; }

static void test_cond(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("cond", NULL);
	wf_val x = param(t, WF_F32), a, b;
	wf_unpack(wf_cond(wf_less(x, wf_c(1)), halve, square, x), &a, &b);
	wfi_func *f = test_end(t, 2, (const wf_val[]){ a, b }), *g = NULL;
	float in = 3, ct[2] = { 1, 0 }, out[2], dx;

	test_ok(wfi_func_verify(f));
	test_ok(wfi_vjp_func(f, (const bool[]){ true }, NULL, &g));
	test_run(g, (const void *[]){ &in, &ct[0], &ct[1] }, (void *[]){ &out[0], &out[1], &dx });
	assert_true(out[0] == 9 && out[1] == 2 && dx == 6);
	in = 0;
	test_run(g, (const void *[]){ &in, &ct[0], &ct[1] }, (void *[]){ &out[0], &out[1], &dx });
	assert_true(out[0] == 0 && out[1] == 1 && dx == 0.5f);
	wfi_func_release(g);
	wfi_func_release(f);
	t = wfi_trace_begin("cond", NULL);
	x = param(t, WF_F32);
	a = wf_cond(wf_less(x, wf_c(1)), halve, wrong, x);
	test_refused(wfi_trace_end(t, 1, &a, &f), "branches 0 and 1 differ");
}

/* a value of the function around it is captured: x ↦ x · k + i */
static wf_val affine(wf_val i, wf_val x, const void *user)
{
	const wf_val *k = user;

	return wf_add(wf_mul(x, *k), wf_convert(i, WF_F64));
}

static void test_fori(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("fori", NULL);
	wf_val x = param(t, WF_F64), k = param(t, WF_F64);
	wf_val y = wf_fori_loop(wf_ci(1), wf_ci(4), wf_bind(affine, &k), x);
	wfi_func *f = test_end(t, 1, &y), *g = NULL;
	double in[2] = { 2, 3 }, ct = 1, out, d[2];

	/* ((2·3 + 1)·3 + 2)·3 + 3 = 72; d/dx = 27; d/dk: 3·x·k² + 2·k + 2 = 62 */
	test_ok(wfi_func_verify(f));
	test_ok(wfi_vjp_func(f, (const bool[]){ true, true }, NULL, &g));
	test_ok(wfi_func_verify(g));
	test_run(g, (const void *[]){ &in[0], &in[1], &ct }, (void *[]){ &out, &d[0], &d[1] });
	assert_true(out == 72 && d[0] == 27 && d[1] == 62);
	wfi_func_release(g);
	wfi_func_release(f);
}

static wf_val below_100(wf_val s) { return wf_less((wf_at)(s, 0), wf_c(100)); }
static wf_val doubled(wf_val s) { return wf_tuple(wf_mul((wf_at)(s, 0), wf_c(2)), wf_add((wf_at)(s, 1), wf_ci(1))); }

static void test_while_loop(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("while", NULL);
	wf_val x = param(t, WF_F64), n = param(t, WF_I32), a, b;
	wf_unpack(wf_while_loop(below_100, doubled, wf_tuple(x, n)), &a, &b);
	wfi_func *f = test_end(t, 2, (const wf_val[]){ a, b });
	double in = 3, out;
	int32_t zero = 0, rounds;

	test_ok(wfi_func_verify(f));
	test_run(f, (const void *[]){ &in, &zero }, (void *[]){ &out, &rounds });
	assert_true(out == 192 && rounds == 6);
	wfi_func_release(f);
}

static wf_val branch0(wf_val x) { return wf_add(x, wf_c(10)); }
static wf_val branch1(wf_val x) { return wf_add(x, wf_c(20)); }

/* an index outside takes the nearest branch, as in JAX */
static void test_switch(void **unused)
{
	(void)unused;
	const wf_fn fns[2] = { wf_fn_of(branch0), wf_fn_of(branch1) };
	wfi_trace *t = wfi_trace_begin("switch", NULL);
	wf_val i = param(t, WF_I32), x = param(t, WF_F32), y = wf_switch(i, fns, 2, x);
	wfi_func *f = test_end(t, 1, &y);
	const float in = 1, want[4] = { 11, 11, 21, 21 };

	for (int32_t k = -1; k < 3; k++) {
		float out;
		test_run(f, (const void *[]){ &k, &in }, (void *[]){ &out });
		assert_true(out == want[k + 1]);
	}
	wfi_func_release(f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_cond), cmocka_unit_test(test_fori), cmocka_unit_test(test_while_loop), cmocka_unit_test(test_switch),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

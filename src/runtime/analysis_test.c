/* What is known without running: types of results against jax.eval_shape's, flops and bytes by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>
#include "support/values.h"

static wf_tree *shape(wf_dtype d, int rank, const int64_t *dims)
{
	wf_tree *t = NULL;

	wf_must(wf_shape_dtype_struct(d, rank, dims, &t));
	return t;
}
#define SHAPE(d, ...) shape(d, (int)(sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t)), (const int64_t[]){ __VA_ARGS__ })

static void expect_text(const wf_tree *t, const char *want)
{
	char *text = wf_tree_text(t, true);

	assert_string_equal(text, want);
	free(text);
}

static wf_val layer(wf_val x, wf_val p) { return wf_tanh(wf_add(wf_matmul(x, wf_get(p, "w")), wf_get(p, "b"))); }
static wf_val both(wf_val x, wf_val p) { return wf_tuple(layer(x, p), wf_dict("n", wf_sum(x), "i", wf_argmax(x, 1))); }
static wf_val loss(wf_val p, wf_val x) { return wf_mean(layer(x, p)); }
static wf_val noisy(wf_val x) { wf_debug_check(wf_greater(x, wf_c(0)), "no"); return wf_exp(x); }

static wf_tree *model(void)
{
	WF_TREES(w, b);
	wf_tree *p = NULL;

	w = SHAPE(WF_F32, 100, 20);
	b = SHAPE(WF_F32, 20);
	wf_must(wf_tree_dict(2, (const char *const[]){ "w", "b" }, (const wf_tree *const[]){ w, b }, &p));
	return p;
}

static void shapes(void **state)
{
	WF_TREES(x, p, y, z, both_of, stacked);

	(void)state;
	x = SHAPE(WF_F32, 64, 100);
	p = model();
	expect_text(p, "{b: f32[20], w: f32[100,20]}");
	wf_must(wf_eval_shape(both, WF_IN(x, p), WF_OUT(&y, &z)));
	expect_text(y, "f32[64,20]");
	expect_text(z, "{i: i32[64], n: f32[]}");
	assert_int_equal(wf_tree_dim(y, 1), 20);
	wf_must(wf_eval_shape(both, WF_IN(x, p), WF_OUT(&both_of)));
	expect_text(both_of, "(f32[64,20], {i: i32[64], n: f32[]})");
	wf_must(wf_eval_shape(wf_grad(loss), WF_IN(p, x), WF_OUT(&y))); /* into a slot that holds one */
	expect_text(y, "{b: f32[20], w: f32[100,20]}");
	stacked = SHAPE(WF_F32, 2, 64, 100);
	wf_must(wf_eval_shape(wf_pmap(layer, .in_axes = { 0, WF_NONE }), WF_IN(stacked, p), WF_OUT(&z)));
	expect_text(z, "f32[2,64,20]");
}

static void types_are_not_data(void **state)
{
	WF_TREES(x, p, y);
	float v[20];

	(void)state;
	x = SHAPE(WF_F32, 64, 100);
	p = model();
	expect_error(wf_call(layer, WF_IN(x, p), WF_OUT(&y)), "a shape and a dtype without data");
	expect_error(wf_tree_read(wf_tree_get(p, "b"), v, sizeof v), "a shape and a dtype without data");
	expect_error(wf_eval_shape(layer, WF_IN(p, x), WF_OUT(&y)), "analysis_test.c:");
	expect_error(wf_eval_shape(layer, WF_IN(x, p), WF_OUT(&y, &y)), "are the same slot");
	expect_error(wf_shape_dtype_struct(WF_F32, 2, (const int64_t[]){ -1, 2 }, &y), "no array has this dtype and shape");
	assert_null(y);
}

static void text(void **state)
{
	WF_TREES(x);
	char *s = NULL;

	(void)state;
	x = SHAPE(WF_F32, 3);
	wf_must(wf_make_ir(wf_fn_of(noisy), WF_IN(x), &s));
	assert_non_null(strstr(s, "(%0: f32[3]) {"));
	assert_non_null(strstr(s, "wf.debug_check %"));
	assert_non_null(strstr(s, "exponential %0    # analysis_test.c:"));
	free(s);
}

/* ---- cost ---- */
static wf_val chain(wf_val x) { return wf_add(wf_mul(wf_exp(x), wf_c(2)), wf_c(1)); }
static wf_val product(wf_val a, wf_val b) { return wf_matmul(a, b); }
static wf_val total(wf_val x) { return wf_sum(x); }
static wf_val one_round(wf_val c, wf_val x) { return wf_tuple(wf_add(c, x), c); }
static wf_val ten_rounds(wf_val x) { return wf_at(wf_scan(one_round, wf_full(0, 1000), x), 0); }
static wf_val goes_on(wf_val x) { return wf_less(wf_max(x), wf_c(100)); }
static wf_val grow(wf_val x) { return wf_mul(x, wf_c(2)); }
static wf_val until(wf_val x) { return wf_while_loop(goes_on, grow, x); }
static wf_val moved(wf_val x) { return wf_transpose(x, 1, 0); }

static wf_cost cost(wf_fn f, wf_tree *a, wf_tree *b)
{
	wf_cost c = { 0 };
	const wf_tree *v[] = { a, b };

	wf_must(wf_cost_analysis(f, ((wf_arrays){ b ? 2 : 1, v }), &c));
	wf_release(&a, &b);
	return c;
}

static void costs(void **state)
{
	(void)state;
	wf_cost c = cost(wf_fn_of(chain), SHAPE(WF_F32, 1000), NULL); /* one kernel: exp, multiply, add */
	assert_true(c.flops == 3000 && c.elementwise == 3000 && c.bytes_read == 4000 && c.bytes_written == 4000 && c.kernels == 1);
	c = cost(wf_fn_of(product), SHAPE(WF_F32, 128, 256), SHAPE(WF_F32, 256, 512));
	assert_true(c.dot == 2.0 * 128 * 256 * 512 && c.flops == c.dot);
	assert_true(c.bytes_read == 4.0 * (128 * 256 + 256 * 512) && c.bytes_written == 4.0 * 128 * 512);
	c = cost(wf_fn_of(total), SHAPE(WF_F64, 50, 20), NULL);
	assert_true(c.reduction == c.flops && c.flops >= 999 && c.flops <= 1000 && c.bytes_read == 8000 && c.bytes_written == 8);
	c = cost(wf_fn_of(moved), SHAPE(WF_F32, 30, 40), NULL);
	assert_true(c.flops == 0 && c.bytes_read == 4800 && c.bytes_written == 4800);
	c = cost(wf_fn_of(ten_rounds), SHAPE(WF_F32, 10, 1000), NULL);
	assert_true(c.elementwise == 10000 && c.loops_of_unknown_length == 0);
	c = cost(wf_fn_of(until), SHAPE(WF_F32, 1000), NULL);
	assert_true(c.loops_of_unknown_length == 1 && c.elementwise >= 1000 && c.elementwise < 2010);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(shapes), cmocka_unit_test(types_are_not_data),
		cmocka_unit_test(text), cmocka_unit_test(costs) };

	wf_must(wf_set_cpu_devices(2));
	return cmocka_run_group_tests_name("analysis", tests, NULL, NULL);
}

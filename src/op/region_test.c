/* Operations with regions by the specification's own examples and by hand; what regions are recognised as. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include "op/region.h"
#include "op/test_region.h"

typedef wf_val binary(wf_val a, wf_val b);
static wf_val add(wf_val a, wf_val b) { return (wf_add)(a, b); }
static wf_val mul(wf_val a, wf_val b) { return (wf_mul)(a, b); }
static wf_val greater_equal(wf_val a, wf_val b) { return (wf_less_equal)(b, a); }
static wf_val twice_plus(wf_val a, wf_val b) { return (wf_add)((wf_mul)(a, wf_ci(2)), b); } /* not associative: only where the order is known */

static wfi_func *region(wf_dtype d, binary *f)
{
	wfi_trace *t = wfi_trace_begin("region", NULL);
	const wfi_type s = wfi_type_scalar(d);
	wf_val a = wfi_trace_param(t, &s, false), b = wfi_trace_param(t, &s, false), y = f(a, b);

	return test_end(t, 1, &y);
}

static bool has_op(const wfi_func *f, const char *name)
{
	for (const wfi_eqn *e = f->body->first; e; e = e->next)
		if (!strcmp(e->op->name, name))
			return true;
	return false;
}

static wf_val param(wfi_trace *t, const char *type)
{
	wfi_type x;

	assert_non_null(wfi_type_parse(type, &x));
	return wfi_trace_param(t, &x, false);
}

static wf_val scalar(wf_dtype d, double x)
{
	const wfi_type t = wfi_type_scalar(d);

	return wfi_splat(&t, x);
}

/* reduce: the specification's example; an initial value that counts; no dimension; a general region */
static void test_reduce(void **unused)
{
	(void)unused;
	static const struct { binary *f; double init; int64_t want[2]; const char *op; } cases[] = {
		{ add, 0, { 15, 30 }, "reduce" }, { add, 7, { 22, 37 }, "reduce" }, { mul, 1, { 0, 0 }, "reduce" },
	};
	const int64_t x[12] = { 0, 1, 2, 3, 4, 5, 0, 2, 4, 6, 8, 10 }, dims[1] = { 1 };

	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		wfi_func *r = region(WF_I64, cases[i].f);
		wfi_trace *t = wfi_trace_begin("reduce", NULL);
		wf_val in = param(t, "i64[2,6]"), init = scalar(WF_I64, cases[i].init), out;
		wfi_build_reduce(1, &in, &init, (wfi_dims){ 1, dims }, r, &out);
		wfi_func *f = test_end(t, 1, &out);
		int64_t y[2];
		assert_true(has_op(f, cases[i].op));
		test_ok(wfi_func_verify(f));
		test_run(f, (const void *[]){ x }, (void *[]){ y });
		assert_memory_equal(y, cases[i].want, sizeof y);
		wfi_func_release(f);
		wfi_func_release(r);
	}
}

/* several operands: the greatest and where it is (the first of equal ones), in every odd size; the derivative is that element's */
static void test_argmax(void **unused)
{
	(void)unused;
	for (int64_t n = 0; n < 12; n++) {
		const wfi_type f64 = wfi_type_make(WF_F64, 1, &n), i32 = wfi_type_make(WF_I32, 1, &n), sf = wfi_type_scalar(WF_F64), si = wfi_type_scalar(WF_I32);
		wfi_trace *t = wfi_trace_begin("region", NULL);
		wf_val p[4] = { wfi_trace_param(t, &sf, false), wfi_trace_param(t, &si, false), wfi_trace_param(t, &sf, false), wfi_trace_param(t, &si, false) };
		wf_val first = wf_less_equal(p[2], p[0]);
		wfi_func *r = test_end(t, 2, (const wf_val[]){ wf_where(first, p[0], p[2]), wf_where(first, p[1], p[3]) }), *g = NULL;
		t = wfi_trace_begin("argmax", NULL);
		wf_val in[2] = { wfi_trace_param(t, &f64, false), wfi_emit_iota(&i32, 0) }, init[2] = { wfi_splat(&sf, (double)-INFINITY), wfi_splat(&si, -1) }, out[2];
		wfi_build_reduce(2, in, init, (wfi_dims){ 1, (const int64_t[]){ 0 } }, r, out);
		wfi_func *f = test_end(t, 2, out);
		test_ok(wfi_func_verify(f));
		assert_false(has_op(f, "wf.reduce"));
		test_ok(wfi_vjp_func(f, (const bool[]){ true }, NULL, &g));
		double x[12], y, ct = 2, dx[12];
		int32_t at, want = -1;
		for (int i = 0; i < 12; i++)
			x[i] = (double)((i * 7) % 5);
		for (int i = 0; i < (int)n; i++)
			if (want < 0 || x[i] > x[want])
				want = i;
		test_run(g, (const void *[]){ x, &ct }, (void *[]){ &y, &at, dx });
		assert_true(at == want && (want < 0 ? isinf(y) : y == x[want]));
		for (int i = 0; i < (int)n; i++)
			assert_true(dx[i] == (i == want ? 2 : 0));
		wfi_func_release(g);
		wfi_func_release(f);
		wfi_func_release(r);
	}
}

/* the specification's: window 2×1, strides 4×1, dilations, padding; with add, and with a region that is no kind */
static void test_reduce_window(void **unused)
{
	(void)unused;
	const wfi_window_attrs a = { .window_dimensions = WFI_LIST(2, 1), .window_strides = WFI_LIST(4, 1), .base_dilations = WFI_LIST(2, 1),
		.window_dilations = WFI_LIST(3, 1), .padding = WFI_LIST(2, 1, 0, 0) };
	const int64_t x[6] = { 1, 2, 3, 4, 5, 6 }, want[2][4] = { { 0, 0, 3, 4 }, { 0, 0, 6, 8 } };

	for (int k = 0; k < 2; k++) {
		wfi_func *r = region(WF_I64, k ? twice_plus : add);
		wfi_trace *t = wfi_trace_begin("reduce_window", NULL);
		wf_val in = param(t, "i64[3,2]"), init = scalar(WF_I64, 0), out;
		wfi_build_reduce_window(1, &in, &init, &a, r, &out);
		wfi_func *f = test_end(t, 1, &out);
		int64_t y[4];
		test_ok(wfi_func_verify(f));
		assert_true(has_op(f, k ? "wf.reduce_window" : "reduce_window"));
		test_run(f, (const void *[]){ x }, (void *[]){ y });
		assert_memory_equal(y, want[k], sizeof y);
		wfi_func_release(f);
		wfi_func_release(r);
	}
}

/* max pooling of equal elements: the first has the derivative (JAX 0.12: [[1 0 1 0] [0 0 0 0]]) */
static void test_pool_tie(void **unused)
{
	(void)unused;
	const wfi_window_attrs a = { .kind = WFI_RED_MAX, .window_dimensions = WFI_LIST(2, 2), .window_strides = WFI_LIST(2, 2) };
	wfi_trace *t = wfi_trace_begin("pool", NULL);
	wf_val x = param(t, "f32[2,4]"), y = WFI_EMIT(&wfi_op_reduce_window, &a, x);
	wfi_func *f = test_end(t, 1, &y), *g = NULL;
	const float in[8] = { 1, 1, 1, 1, 1, 1, 1, 1 }, ct[2] = { 1, 1 }, want[8] = { 1, 0, 1, 0 };
	float out[2], dx[8];

	test_ok(wfi_vjp_func(f, (const bool[]){ true }, NULL, &g));
	test_run(g, (const void *[]){ in, ct }, (void *[]){ out, dx });
	assert_memory_equal(dx, want, sizeof want);
	wfi_func_release(g);
	wfi_func_release(f);
}

/* the specification's */
static void test_select_and_scatter(void **unused)
{
	(void)unused;
	const wfi_window_attrs a = { .window_dimensions = WFI_LIST(3, 1), .window_strides = WFI_LIST(2, 1), .padding = WFI_LIST(0, 1, 0, 0) };
	const int64_t x[8] = { 1, 5, 2, 5, 3, 6, 4, 4 }, source[4] = { 5, 6, 7, 8 }, want[8] = { 0, 0, 0, 0, 5, 14, 7, 0 };
	wfi_func *select = region(WF_I64, greater_equal), *scatter = region(WF_I64, add);
	wfi_trace *t = wfi_trace_begin("select_and_scatter", NULL);
	wf_val in = param(t, "i64[4,2]"), s = param(t, "i64[2,2]");
	wf_val out[2];
	out[0] = wfi_build_select_and_scatter(in, s, scalar(WF_I64, 0), &a, select, scatter);
	wf_val all[3] = { in, s, scalar(WF_I64, 0) };
	wfi_emit_regions(&wfi_op_wf_select_and_scatter, &a, 3, all, 2, (wfi_func *const[]){ select, scatter }, &out[1], 1);
	wfi_func *f = test_end(t, 2, out);
	int64_t y[2][8];

	test_ok(wfi_func_verify(f));
	test_run(f, (const void *[]){ x, source }, (void *[]){ y[0], y[1] });
	assert_memory_equal(y[0], want, sizeof want);
	assert_memory_equal(y[1], want, sizeof want);
	wfi_func_release(f);
	wfi_func_release(select);
	wfi_func_release(scatter);
}

/* the specification's: by the first array, descending; and by a comparator that is none of ours */
static void test_sort(void **unused)
{
	(void)unused;
	const int64_t x[6] = { 1, 2, 3, 3, 2, 1 }, y[6] = { 3, 2, 1, 1, 2, 3 };
	const int64_t want_x[6] = { 3, 2, 1, 3, 2, 1 }, want_y[6] = { 1, 2, 3, 1, 2, 3 };
	const wfi_type s = wfi_type_scalar(WF_I64);

	for (int k = 0; k < 2; k++) {
		wfi_trace *t = wfi_trace_begin("comparator", NULL);
		wf_val p[4];
		for (int i = 0; i < 4; i++)
			p[i] = wfi_trace_param(t, &s, false);
		wf_val go = k ? wf_less(wf_add(p[1], p[3]), wf_add(p[0], p[0])) : (wf_greater)(p[0], p[1]);
		wfi_func *r = test_end(t, 1, &go);
		t = wfi_trace_begin("sort", NULL);
		wf_val in[2] = { param(t, "i64[2,3]"), param(t, "i64[2,3]") }, out[2];
		wfi_build_sort(2, in, -1, true, r, out);
		wfi_func *f = test_end(t, 2, out);
		int64_t a[6], b[6];
		test_ok(wfi_func_verify(f));
		assert_true(has_op(f, k ? "wf.sort" : "sort"));
		if (!k) {
			test_run(f, (const void *[]){ x, y }, (void *[]){ a, b });
			assert_memory_equal(a, want_x, sizeof a);
			assert_memory_equal(b, want_y, sizeof b);
		}
		wfi_func_release(f);
		wfi_func_release(r);
	}
}

/* the comparator in a form that is not recognised, so that the general one runs; its derivative moves the tangents along */
static void test_general_sort(void **unused)
{
	(void)unused;
	const wfi_type s = wfi_type_scalar(WF_F64);
	wfi_trace *t = wfi_trace_begin("comparator", NULL);
	wf_val p[2] = { wfi_trace_param(t, &s, false), wfi_trace_param(t, &s, false) }, go = wf_less(wf_abs(p[0]), wf_abs(p[1]));
	wfi_func *r = test_end(t, 1, &go), *g = NULL;
	const double x[5] = { 3, -1, 1, -2, 0 }, ct[5] = { 1, 2, 3, 4, 5 }, want[5] = { 0, -1, 1, -2, 3 }, want_ct[5] = { 5, 2, 3, 4, 1 };
	double y[5], dx[5];

	t = wfi_trace_begin("sort", NULL);
	wf_val in = param(t, "f64[5]"), out;
	wfi_build_sort(1, &in, 0, true, r, &out);
	wfi_func *f = test_end(t, 1, &out);
	assert_true(has_op(f, "wf.sort"));
	test_ok(wfi_vjp_func(f, (const bool[]){ true }, NULL, &g));
	test_ok(wfi_func_verify(g));
	test_run(g, (const void *[]){ x, ct }, (void *[]){ y, dx });
	assert_memory_equal(y, want, sizeof y);
	assert_memory_equal(dx, want_ct, sizeof dx);
	wfi_func_release(g);
	wfi_func_release(f);
	wfi_func_release(r);
}

/* two arrays, a region of its own, a place named twice, one outside */
static void test_scatter(void **unused)
{
	(void)unused;
	const wfi_type s = wfi_type_scalar(WF_I32);
	wfi_trace *t = wfi_trace_begin("region", NULL);
	wf_val p[4];
	for (int i = 0; i < 4; i++)
		p[i] = wfi_trace_param(t, &s, false);
	wfi_func *r = test_end(t, 2, (const wf_val[]){ wf_sub(p[2], p[0]), wf_add(p[1], p[2]) });
	const wfi_scatter_attrs a = { .kind = WFI_RED_GENERAL, .inserted_window_dims = WFI_LIST(0), .scatter_dims_to_operand_dims = WFI_LIST(0), .index_vector_dim = 1 };
	t = wfi_trace_begin("scatter", NULL);
	wf_val in[2] = { param(t, "i32[3]"), param(t, "i32[3]") }, at = param(t, "i32[4]"), u[2] = { param(t, "i32[4]"), param(t, "i32[4]") }, out[2];
	wfi_build_scatter(2, in, at, u, &a, r, out);
	wfi_func *f = test_end(t, 2, out);
	const int32_t x[3] = { 1, 2, 3 }, y[3] = { 10, 20, 30 }, index[4] = { 1, 1, 9, 0 }, ux[4] = { 5, 7, 9, 11 }, uy[4] = { 0, 0, 0, 0 };
	const int32_t want_x[3] = { 10, 4, 3 }, want_y[3] = { 21, 32, 30 };
	int32_t a_out[3], b_out[3];

	test_ok(wfi_func_verify(f));
	test_run(f, (const void *[]){ x, y, index, ux, uy }, (void *[]){ a_out, b_out });
	assert_memory_equal(a_out, want_x, sizeof a_out);
	assert_memory_equal(b_out, want_y, sizeof b_out);
	wfi_func_release(f);
	wfi_func_release(r);
}

/* a region of elementwise operations vanishes, captured values and all */
static void test_map(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("map", NULL);
	wf_val x = param(t, "f32[2,2]"), y = param(t, "f32[2,2]"), k = param(t, "f32[]");
	const wfi_type s = wfi_type_scalar(WF_F32);
	wfi_trace *u = wfi_trace_begin("region", NULL);
	wf_val a = wfi_trace_param(u, &s, false), b = wfi_trace_param(u, &s, false), z = wf_add(wf_mul(a, b), wf_mul(k, wf_c(2)));
	wfi_func *r = test_end(u, 1, &z);
	wf_val in[2] = { x, y }, out = wfi_build_map(2, in, r);
	wfi_func *f = test_end(t, 1, &out);
	const float xs[4] = { 0, 1, 2, 3 }, ys[4] = { 4, 5, 6, 7 }, ks = 0.5f, want[4] = { 1, 6, 13, 22 };
	float got[4];

	assert_false(has_op(f, "map"));
	test_run(f, (const void *[]){ xs, ys, &ks }, (void *[]){ got });
	assert_memory_equal(got, want, sizeof got);
	wfi_func_release(f);
	wfi_func_release(r);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_reduce), cmocka_unit_test(test_argmax), cmocka_unit_test(test_reduce_window), cmocka_unit_test(test_pool_tie),
		cmocka_unit_test(test_select_and_scatter), cmocka_unit_test(test_sort), cmocka_unit_test(test_general_sort), cmocka_unit_test(test_scatter),
		cmocka_unit_test(test_map),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

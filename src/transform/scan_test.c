/* scan, map, associative_scan: against the rounds written out one after the other, and by hand; derivatives of loops written as while too. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>
#include "ir/trace.h"
#include "support/values.h"

enum { LENGTH = 5, WIDTH = 3 };

static double noise(int i) { return sin(12.9898 * i + 1) * 0.7; }

static wf_tree *array(int rank, const int64_t *dims, int seed)
{
	int64_t n = 1;
	wf_tree *t = NULL;

	for (int d = 0; d < rank; d++)
		n *= dims[d];
	double *v = calloc((size_t)n + 1, sizeof *v);
	for (int64_t i = 0; i < n; i++)
		v[i] = noise(seed + (int)i);
	wf_must(wf_array(WF_F64, rank, dims, v, &t));
	free(v);
	return t;
}

static void expect_same(const wf_tree *a, const wf_tree *b, int n)
{
	double x[256], y[256];

	assert_true(n <= 256);
	wf_must(wf_tree_read(a, x, (size_t)n * sizeof *x));
	wf_must(wf_tree_read(b, y, (size_t)n * sizeof *y));
	for (int i = 0; i < n; i++)
		if (!(fabs(x[i] - y[i]) <= 1e-13 * (1 + fabs(y[i]))))
			fail_msg("element %d: %.17g and %.17g", i, x[i], y[i]);
}

static void expect(const wf_tree *a, int n, const double *want)
{
	double x[64];

	wf_must(wf_tree_read(a, x, (size_t)n * sizeof *x));
	for (int i = 0; i < n; i++)
		if (!(fabs(x[i] - want[i]) <= 1e-13 * (1 + fabs(want[i]))))
			fail_msg("element %d: %.17g, not %.17g", i, x[i], want[i]);
}

/* ---- a recurrent network: the weights are captured ---- */

typedef struct cell { wf_val w, u; } cell;

static wf_val step(wf_val h, wf_val x, const void *user)
{
	const cell *c = user;
	wf_val next = wf_tanh(wf_add(wf_matmul(h, c->w), wf_mul(x, c->u)));

	return wf_tuple(next, wf_sum(wf_square(next)));
}

static wf_val rnn(wf_val w, wf_val u, wf_val xs, bool loop, bool reverse, int unroll)
{
	const cell c = { w, u };
	wf_val h = wf_tree_map(wf_fn_of(wf_neg), u), ys[LENGTH];

	if (loop) {
		wf_val r = wf_scan(wf_bind(step, &c), h, xs, .reverse = reverse, .unroll = unroll);
		h = wf_at(r, 0);
		return wf_add(wf_sum(wf_sin(h)), wf_sum(wf_mul(wf_at(r, 1), wf_arange(LENGTH))));
	}
	for (int i = 0; i < LENGTH; i++) {
		int at = reverse ? LENGTH - 1 - i : i;
		wf_unpack(step(h, wf_at(xs, at), &c), &h, &ys[at]);
	}
	return wf_add(wf_sum(wf_sin(h)), wf_sum(wf_mul(wf_stack_n(0, ys, LENGTH), wf_arange(LENGTH))));
}

static wf_val rnn_scan(wf_val w, wf_val u, wf_val xs) { return rnn(w, u, xs, true, false, 0); }
static wf_val rnn_plain(wf_val w, wf_val u, wf_val xs) { return rnn(w, u, xs, false, false, 0); }
static wf_val rnn_scan_reverse(wf_val w, wf_val u, wf_val xs) { return rnn(w, u, xs, true, true, 0); }
static wf_val rnn_plain_reverse(wf_val w, wf_val u, wf_val xs) { return rnn(w, u, xs, false, true, 0); }
static wf_val rnn_unrolled(wf_val w, wf_val u, wf_val xs) { return rnn(w, u, xs, true, true, 5); }

static const int64_t w_dims[2] = { WIDTH, WIDTH }, u_dims[1] = { WIDTH }, xs_dims[2] = { LENGTH, WIDTH };

static void compare(wf_fn a, wf_fn b)
{
	const uint64_t all = WF_ARG(0) | WF_ARG(1) | WF_ARG(2);
	WF_OWN wf_tree *w = array(2, w_dims, 1), *u = array(1, u_dims, 50), *xs = array(2, xs_dims, 90);
	WF_TREES(x, y, gx, gy);

	wf_must(wf_call(wf_value_and_grad(a, .argnums = all), WF_IN(w, u, xs), WF_OUT(&x, &gx)));
	wf_must(wf_call(wf_value_and_grad(b, .argnums = all), WF_IN(w, u, xs), WF_OUT(&y, &gy)));
	expect_same(x, y, 1);
	expect_same(wf_tree_get(gx, "0"), wf_tree_get(gy, "0"), WIDTH * WIDTH);
	expect_same(wf_tree_get(gx, "1"), wf_tree_get(gy, "1"), WIDTH);
	expect_same(wf_tree_get(gx, "2"), wf_tree_get(gy, "2"), LENGTH * WIDTH);
}

static void gradients(void **state)
{
	(void)state;
	compare(wf_fn_of(rnn_scan), wf_fn_of(rnn_plain));
	compare(wf_fn_of(rnn_scan_reverse), wf_fn_of(rnn_plain_reverse));
	compare(wf_fn_of(rnn_unrolled), wf_fn_of(rnn_plain_reverse));
}

/* d/dw Σ (∂f/∂w · v): forward over reverse, reverse over reverse, reverse over forward */
static wf_val weighted(wf_val g) { return wf_sum(wf_mul(g, wf_add(wf_reshape(wf_arange(WIDTH * WIDTH), WIDTH, WIDTH), wf_c(1)))); }
static wf_val direction(wf_val w) { return wf_cos(w); }
static wf_val second(wf_fn f, wf_val w, wf_val u, wf_val xs) { return weighted(wf_apply(wf_grad(f), w, u, xs)); }
static wf_val second_scan(wf_val w, wf_val u, wf_val xs) { return second(wf_fn_of(rnn_scan), w, u, xs); }
static wf_val second_plain(wf_val w, wf_val u, wf_val xs) { return second(wf_fn_of(rnn_plain), w, u, xs); }
static wf_val forward(wf_fn f, wf_val w, wf_val u, wf_val xs)
{
	return wf_at(wf_jvp(f, wf_tuple(w, u, xs), wf_tuple(direction(w), wf_none(), wf_sin(xs))), 1);
}
static wf_val forward_scan(wf_val w, wf_val u, wf_val xs) { return forward(wf_fn_of(rnn_scan), w, u, xs); }
static wf_val forward_plain(wf_val w, wf_val u, wf_val xs) { return forward(wf_fn_of(rnn_plain), w, u, xs); }
static wf_val hessian_vector_scan(wf_val w, wf_val u, wf_val xs) { return forward(wf_fn_of(second_scan), w, u, xs); }
static wf_val hessian_vector_plain(wf_val w, wf_val u, wf_val xs) { return forward(wf_fn_of(second_plain), w, u, xs); }

static void higher_orders(void **state)
{
	(void)state;
	compare(wf_fn_of(second_scan), wf_fn_of(second_plain));
	compare(wf_fn_of(forward_scan), wf_fn_of(forward_plain));
	compare(wf_fn_of(hessian_vector_scan), wf_fn_of(hessian_vector_plain));
}

/* ---- nested, batched, with whole numbers carried ---- */

static wf_val inner_step(wf_val c, wf_val x) { return wf_tuple(wf_add(wf_mul(c, wf_c(0.5)), x), wf_mul(c, x)); }
static wf_val outer_step(wf_val s, wf_val row)
{
	wf_val c = wf_at(s, 0), i = wf_at(s, 1), ys;

	wf_unpack(wf_scan(inner_step, c, row), &c, &ys);
	return wf_tuple(wf_tuple(wf_mul(c, wf_add(wf_convert(i, WF_F64), wf_c(1))), wf_add(i, wf_ci(1))), wf_sum(ys));
}
static wf_val nested(wf_val c, wf_val xs)
{
	wf_val s, ys;

	wf_unpack(wf_scan(outer_step, wf_tuple(c, wf_ci(0)), xs), &s, &ys);
	return wf_add(wf_at(s, 0), wf_sum(wf_square(ys)));
}
static wf_val nested_plain(wf_val c, wf_val xs)
{
	wf_val total = wf_c(0);

	for (int i = 0; i < LENGTH; i++) {
		wf_val sum = wf_c(0);
		for (int k = 0; k < WIDTH; k++) {
			wf_val x = wf_at(wf_at(xs, i), k);
			sum = wf_add(sum, wf_mul(c, x));
			c = wf_add(wf_mul(c, wf_c(0.5)), x);
		}
		c = wf_mul(c, wf_c(i + 1));
		total = wf_add(total, wf_square(sum));
	}
	return wf_add(c, total);
}

static void nesting(void **state)
{
	WF_OWN wf_tree *xs = array(2, xs_dims, 3), *c = array(1, u_dims, 7);
	WF_TREES(s, a, b, ga, gb);

	(void)state;
	wf_must(wf_scalar(WF_F64, 0.3, &s));
	wf_must(wf_call(wf_value_and_grad(nested, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(s, xs), WF_OUT(&a, &ga)));
	wf_must(wf_call(wf_value_and_grad(nested_plain, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(s, xs), WF_OUT(&b, &gb)));
	expect_same(a, b, 1);
	expect_same(wf_tree_get(ga, "0"), wf_tree_get(gb, "0"), 1);
	expect_same(wf_tree_get(ga, "1"), wf_tree_get(gb, "1"), LENGTH * WIDTH);
	wf_must(wf_call(wf_vmap(wf_grad(nested), .in_axes = { 0, WF_NONE }), WF_IN(c, xs), WF_OUT(&a)));
	wf_must(wf_call(wf_vmap(wf_grad(nested_plain), .in_axes = { 0, WF_NONE }), WF_IN(c, xs), WF_OUT(&b)));
	expect_same(a, b, WIDTH);
}

/* ---- loops written with counters: rows read and written by index ---- */

static wf_val round_by_index(wf_val i, wf_val s, const void *user)
{
	const wf_val *xs = user;
	wf_val c = wf_at(s, 0), x = wf_squeeze(wf_dynamic_slice_in_dim(*xs, i, 1, 0), 0);
	wf_val next = wf_sin(wf_add(c, wf_sum(x)));

	return wf_tuple(next, wf_dynamic_update_slice_in_dim(wf_at(s, 1), wf_expand_dims(wf_mul(next, c), 0), i, 0));
}
static wf_val by_index(wf_val c, wf_val xs)
{
	wf_val r = wf_fori_loop(wf_ci(0), wf_ci(LENGTH), wf_bind(round_by_index, &xs), wf_tuple(c, wf_mul(c, wf_convert(wf_zeros(LENGTH), WF_F64))));

	return wf_add(wf_at(r, 0), wf_sum(wf_square(wf_at(r, 1))));
}
static wf_val round_by_row(wf_val c, wf_val x)
{
	wf_val next = wf_sin(wf_add(c, wf_sum(x)));

	return wf_tuple(next, wf_mul(next, c));
}
static wf_val by_row(wf_val c, wf_val xs)
{
	wf_val r = wf_scan(round_by_row, c, xs);

	return wf_add(wf_at(r, 0), wf_sum(wf_square(wf_at(r, 1))));
}

/* rows and states without elements: JAX gives the same */
static wf_val sum_of_row(wf_val c, wf_val row) { return wf_tuple(wf_add(c, wf_sum(row)), wf_mul(c, wf_c(2))); }
static wf_val state_of_none(wf_val c, wf_val row) { return wf_tuple(wf_neg(c), wf_tuple(wf_sum(c), wf_exp(row))); }
static wf_val row_and_sum(wf_val row) { return wf_tuple(wf_sum(row), wf_neg(row)); }
static wf_val thrice(wf_val s) { return wf_tuple(wf_add(wf_at(s, 0), wf_ci(1)), wf_exp(wf_at(s, 1))); }
static wf_val below_three(wf_val s) { return wf_less(wf_at(s, 0), wf_ci(3)); }
static wf_val rows_of_none(wf_val x)
{
	wf_val rows = wf_reshape(x, 3, 0);

	return wf_tuple(wf_scan(sum_of_row, wf_c(1), rows), wf_scan(state_of_none, x, rows), wf_map(row_and_sum, rows),
			wf_while_loop(below_three, thrice, wf_tuple(wf_ci(0), x)));
}

static void no_elements(void **state)
{
	WF_TREES(x, y);

	(void)state;
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 0 }, NULL, &x));
	wf_must(wf_call(rows_of_none, WF_IN(x), WF_OUT(&y)));
	char *text = wf_tree_text(y, true);
	assert_string_equal(text, "((f32[] = 1, f32[3] = 2, 2, 2), (f32[0] = , (f32[3] = 0, 0, 0, f32[3,0] = )), "
				  "(f32[3] = 0, 0, 0, f32[3,0] = ), (i32[] = 3, f32[0] = ))");
	free(text);
}

static void counted_loops(void **state)
{
	WF_OWN wf_tree *xs = array(2, xs_dims, 3);
	WF_TREES(s, a, b, ga, gb);
	char *text = NULL;

	(void)state;
	wf_must(wf_scalar(WF_F64, 0.3, &s));
	wf_must(wf_call(wf_value_and_grad(by_index, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(s, xs), WF_OUT(&a, &ga)));
	wf_must(wf_call(wf_value_and_grad(by_row, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(s, xs), WF_OUT(&b, &gb)));
	expect_same(a, b, 1);
	expect_same(wf_tree_get(ga, "0"), wf_tree_get(gb, "0"), 1);
	expect_same(wf_tree_get(ga, "1"), wf_tree_get(gb, "1"), LENGTH * WIDTH);
	/* nothing of [rounds, rounds] is kept: rows are seen to be rows */
	wf_must(wf_make_ir(wf_grad(by_index, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(s, xs), &text));
	if (strstr(text, "f64[5,5]") || !strstr(text, "wf.scan"))
		fail_msg("%s", text);
	free(text);
}

/* how many rounds, without going through them: x is doubled as often; none of -1: known only when it runs, so there is no gradient */
typedef struct counting { const char *compare; bool bound_first; wf_dtype dtype; int64_t from, step, bound, rounds; } counting;

static wf_val goes_on(wf_val s, const void *user)
{
	const counting *c = user;
	const wfi_type t = wfi_type_scalar(c->dtype);
	wf_val a = wf_at(s, 0), b = wfi_splat_i(&t, c->bound);

	if (c->bound_first) {
		wf_val swap = a;
		a = b;
		b = swap;
	}
	return !strcmp(c->compare, "<") ? wf_less(a, b) : !strcmp(c->compare, "<=") ? wf_less_equal(a, b) : !strcmp(c->compare, ">") ? wf_greater(a, b) :
	       !strcmp(c->compare, ">=") ? wf_greater_equal(a, b) : !strcmp(c->compare, "==") ? wf_equal(a, b) : wf_not_equal(a, b);
}
static wf_val doubled(wf_val s, const void *user)
{
	const wfi_type t = wfi_type_scalar(((const counting *)user)->dtype);
	return wf_tuple(wf_add(wf_at(s, 0), wfi_splat_i(&t, ((const counting *)user)->step)), wf_mul(wf_at(s, 1), wf_c(2)));
}
static wf_val count_up(wf_val x, const void *user)
{
	const wfi_type t = wfi_type_scalar(((const counting *)user)->dtype);
	return wf_at(wf_while_loop(wf_bind(goes_on, (const counting *)user), wf_bind(doubled, (const counting *)user),
	                           wf_tuple(wfi_splat_i(&t, ((const counting *)user)->from), x)), 1);
}

static void rounds_are_counted(void **state)
{
	static const counting cases[] = {
		{ "<", false, WF_I32, 0, 1, 5, 5 }, { "<", false, WF_I32, 0, 2, 5, 3 }, { "<=", false, WF_I32, 0, 2, 4, 3 }, { "<=", false, WF_I32, 0, 2, 5, 3 },
		{ ">", false, WF_I32, 5, -1, 0, 5 }, { ">=", false, WF_I32, 5, -2, 0, 3 }, { "!=", false, WF_I32, 0, 2, 6, 3 }, { "!=", false, WF_I32, 3, -1, 0, 3 },
		{ "!=", false, WF_I32, 0, 2, 5, -1 }, { "!=", false, WF_I32, 0, 1, -5, -1 }, { "==", false, WF_I32, 4, 1, 4, 1 }, { "==", false, WF_I32, 4, 1, 5, 0 },
		{ "<", false, WF_I32, 7, 1, 5, 0 }, { "<", false, WF_I32, 5, 1, 5, 0 }, { "<=", false, WF_I32, 5, 1, 5, 1 }, { ">", true, WF_I32, 0, 1, 5, 5 },
		{ "<=", true, WF_I32, 5, -2, 0, 3 }, { "<", false, WF_I8, 100, 20, 127, -1 }, { "<", false, WF_I8, 100, 9, 118, 2 }, { "<", false, WF_I32, 0, -1, 5, -1 },
		{ "<", false, WF_U64, 0, 3, 10, 4 }, { "<", false, WF_I64, INT64_MIN, 1, INT64_MAX, -1 },
	};
	WF_TREES(x, g);
	char *text = NULL;

	(void)state;
	wf_must(wf_scalar(WF_F64, 1.5, &x));
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		wf_fn f = wf_grad(wf_bind(count_up, &cases[i]));
		if (cases[i].rounds < 0) {
			expect_error(wf_call(f, WF_IN(x), WF_OUT(&g)), "backwards it can only be differentiated when the number of its rounds is known");
			continue;
		}
		wf_must(wf_call(f, WF_IN(x), WF_OUT(&g)));
		expect(g, 1, (const double[]){ (double)(1 << cases[i].rounds) });
	}
	const counting many = { "<", false, WF_I32, -2000000000, 1, 2000000000, 0 };
	wf_must(wf_make_ir(wf_grad(wf_bind(count_up, &many)), WF_IN(x), &text));
	if (!strstr(text, "length = 4000000000"))
		fail_msg("%s", text);
	free(text);
}

/* ---- map, associative_scan, errors ---- */

static wf_val square_and_sum(wf_val x) { return wf_dict("square", wf_square(x), "sum", wf_sum(x)); }
static wf_val map_rows(wf_val x) { return wf_map(square_and_sum, x); }
static wf_val add(wf_val a, wf_val b) { return wf_add(a, b); }
static wf_val sums(wf_val x) { return wf_associative_scan(add, x); }
static wf_val sums_from_the_end(wf_val x) { return wf_associative_scan(add, x, .reverse = true, .axis = -1); }
static wf_val affine(wf_val f, wf_val g) /* x ↦ a x + b, f first */
{
	return wf_tuple(wf_mul(wf_at(f, 0), wf_at(g, 0)), wf_add(wf_mul(wf_at(f, 1), wf_at(g, 0)), wf_at(g, 1)));
}
static wf_val affines(wf_val a, wf_val b) { return wf_associative_scan(affine, wf_tuple(a, b)); }

static void map_and_associative(void **state)
{
	static const double v[6] = { 1, 2, 3, 4, 5, 6 }, a5[5] = { 2, 3, 1, -1, 2 }, b5[5] = { 1, 0, 2, 3, 1 };
	WF_TREES(x, a, b, out, out2);

	(void)state;
	wf_must(wf_array(WF_F64, 2, (const int64_t[]){ 3, 2 }, v, &x));
	wf_must(wf_array(WF_F64, 1, (const int64_t[]){ 5 }, a5, &a));
	wf_must(wf_array(WF_F64, 1, (const int64_t[]){ 5 }, b5, &b));
	wf_must(wf_call(wf_fn_of(map_rows), WF_IN(x), WF_OUT(&out)));
	expect(wf_tree_get(out, "square"), 6, (const double[]){ 1, 4, 9, 16, 25, 36 });
	expect(wf_tree_get(out, "sum"), 3, (const double[]){ 3, 7, 11 });
	wf_must(wf_call(wf_fn_of(sums), WF_IN(x), WF_OUT(&out)));
	expect(out, 6, (const double[]){ 1, 2, 4, 6, 9, 12 });
	wf_must(wf_call(wf_fn_of(sums_from_the_end), WF_IN(x), WF_OUT(&out)));
	expect(out, 6, (const double[]){ 3, 2, 7, 4, 11, 6 });
	wf_must(wf_call(wf_fn_of(affines), WF_IN(a, b), WF_OUT(&out, &out2)));
	expect(out, 5, (const double[]){ 2, 6, 6, -6, -12 });
	expect(out2, 5, (const double[]){ 1, 3, 5, -2, -3 });
}

static wf_val no_tuple(wf_val c, wf_val x) { return wf_add(c, x); }
static wf_val other_carry(wf_val c, wf_val x) { return wf_tuple(wf_tuple(c, c), x); }
static wf_val wider_carry(wf_val c, wf_val x) { return wf_tuple(wf_add(c, wf_sum(x)), x); }
static wf_val with_no_tuple(wf_val x) { return wf_scan(no_tuple, x, x); }
static wf_val with_other_carry(wf_val x) { return wf_scan(other_carry, x, x); }
static wf_val with_wider_carry(wf_val x) { return wf_scan(wider_carry, wf_ci(1), x); }
static wf_val sum_of_rows(wf_val a, wf_val b) { return wf_add(wf_sum(a), wf_sum(b)); }
static wf_val sums_of_rows(wf_val x) { return wf_associative_scan(sum_of_rows, x); }
static wf_val with_no_length(wf_val x) { return wf_scan(no_tuple, x, wf_none()); }
static wf_val with_other_length(wf_val x) { return wf_scan(no_tuple, x, x, .length = 4); }
static wf_val with_unequal_rows(wf_val x) { return wf_scan(no_tuple, x, wf_tuple(x, wf_zeros(2))); }

/* no rounds: jax.lax.scan(lambda c, _: (c * 2, c + 1), 3.0, None, length=0) is (3.0, []), its derivative 1 */
static wf_val twice_and_more(wf_val c, wf_val x) { (void)x; return wf_tuple(wf_mul(c, wf_c(2)), wf_add(c, wf_c(1))); }
static wf_val never(wf_val x) { return wf_scan(twice_and_more, wf_sum(x), wf_none(), .length = WF_LENGTH(0)); }
static wf_val twice_times(wf_val x, const void *user) { return wf_scan(twice_and_more, x, wf_none(), .length = WF_LENGTH(*(const int *)user), .unroll = 2); }
static wf_val never_first(wf_val x) { return wf_at(never(x), 0); }
static wf_val never_rows(wf_val x) { return wf_scan(no_tuple, x, x, .length = WF_LENGTH(0)); }

static void no_rounds(void **state)
{
	WF_OWN wf_tree *x = array(1, u_dims, 3);
	WF_TREES(carry, ys, g);

	(void)state;
	wf_must(wf_call(wf_fn_of(never), WF_IN(x), WF_OUT(&carry, &ys)));
	expect(carry, 1, (const double[]){ noise(3) + noise(4) + noise(5) });
	assert_int_equal(wf_tree_rank(ys), 1);
	assert_int_equal(wf_tree_dim(ys, 0), 0);
	wf_must(wf_call(wf_grad(never_first), WF_IN(x), WF_OUT(&g)));
	expect(g, 3, (const double[]){ 1, 1, 1 });
	for (int n = 0; n < 4; n++) {
		wf_must(wf_call(wf_bind(twice_times, &n), WF_IN(carry), WF_OUT(&g, &ys)));
		expect(g, 1, (const double[]){ (noise(3) + noise(4) + noise(5)) * (1 << n) });
		assert_int_equal(wf_tree_dim(ys, 0), n);
	}
	expect_error(wf_call(wf_fn_of(never_rows), WF_IN(x), WF_OUT(&g)), "it has 3 rows, .length is 0");
}

static void errors(void **state)
{
	WF_OWN wf_tree *x = array(1, u_dims, 3);
	WF_TREES(out);

	(void)state;
	expect_error(wf_call(wf_fn_of(with_no_tuple), WF_IN(x), WF_OUT(&out)), "the body must return a tuple (carry, y), it returned *");
	expect_error(wf_call(wf_fn_of(with_other_carry), WF_IN(x), WF_OUT(&out)), "the body must return a carry like the one it is given");
	expect_error(wf_call(wf_fn_of(with_wider_carry), WF_IN(x), WF_OUT(&out)), "leaf 0 is i32[] and f64[]");
	expect_error(wf_call(wf_fn_of(with_no_length), WF_IN(x), WF_OUT(&out)), "say how many rounds with .length");
	expect_error(wf_call(wf_fn_of(sums_of_rows), WF_IN(x), WF_OUT(&out)), "associative_scan: leaf 0: the function is given rows f64[1] and returns f64[]");
	expect_error(wf_call(wf_fn_of(with_other_length), WF_IN(x), WF_OUT(&out)), "it has 3 rows, .length is 4");
	expect_error(wf_call(wf_fn_of(with_unequal_rows), WF_IN(x), WF_OUT(&out)), "xs, leaf 1 (f32[2]): it has 2 rows, others have 3");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gradients), cmocka_unit_test(higher_orders), cmocka_unit_test(nesting), cmocka_unit_test(no_elements), cmocka_unit_test(counted_loops),
		cmocka_unit_test(rounds_are_counted), cmocka_unit_test(map_and_associative), cmocka_unit_test(no_rounds), cmocka_unit_test(errors),
	};

	return cmocka_run_group_tests_name("scan", tests, NULL, NULL);
}

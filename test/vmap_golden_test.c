/* vmap against test/golden/vmap.npz, JAX's values: results, tangents, per-example gradients (vmap of grad) and gradients of a batch's mean (grad of
 * vmap) of functions of every kind, with in_axes of every kind; nested vmaps, out_axes of trees, keys, statistics over a batch's named axis. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <weft/numpy.h>
#include "op/region.h"
#include <cmocka.h>

static wf_tree *file;

/* ---- the functions ---- */

static wf_val mlp(wf_val w1, wf_val w2, wf_val x, wf_val label)
{
	wf_val logits = wf_matmul(wf_gelu(wf_matmul(x, w1)), w2);
	return wf_neg(wf_take_axis(wf_log_softmax(logits), label, 0));
}

static wf_val attention(wf_val wqkv, wf_val wo, wf_val x)
{
	wf_val qkv = wf_transpose(wf_reshape(wf_matmul(x, wqkv), 6, 2, 12), 1, 0, 2);
	wf_val q = wf_slice_axis(qkv, 2, 0, 4), k = wf_slice_axis(qkv, 2, 4, 8), v = wf_slice_axis(qkv, 2, 8, 12);
	wf_val s = wf_where(wf_greater(wf_tri(6, 6, 0), wf_c(0)), wf_mul(wf_matmul(q, wf_transpose(k, 0, 2, 1)), wf_c(0.5)), wf_c(-1e9));
	wf_val y = wf_matmul(wf_reshape(wf_transpose(wf_matmul(wf_softmax(s), v), 1, 0, 2), 6, 8), wo);
	y = wf_add(x, y);
	y = wf_sub(y, wf_mean(y, .axes = WF_AXES(-1), .keepdims = true));
	y = wf_div(y, wf_sqrt(wf_add(wf_mean(wf_square(y), .axes = WF_AXES(-1), .keepdims = true), wf_c(1e-6))));
	return wf_sum(wf_sin(y));
}

static wf_val embed(wf_val table, wf_val w, wf_val ids) { return wf_sum(wf_tanh(wf_matmul(wf_take_axis(table, ids, 0), w))); }

static wf_val sort_loss(wf_val w, wf_val x)
{
	wf_val sums = wf_sum(wf_mul(wf_cumsum(wf_sort(wf_matmul(x, w), 0), 0), wf_arange(6)));
	wf_val top = wf_at(wf_top_k(wf_squeeze(wf_slice_axis(x, 1, 0, 1), 1), 2), 0);
	return wf_add(sums, wf_sum(wf_square(top)));
}

static wf_val max_pool(wf_val x)
{
	static const int64_t two[4] = { 1, 1, 2, 2 };
	return WFI_EMIT(&wfi_op_reduce_window, &((const wfi_window_attrs){ .kind = WFI_RED_MAX, .window_dimensions = { 4, two }, .window_strides = { 4, two } }), x);
}

static wf_val conv_net(wf_val k, wf_val w, wf_val x)
{
	wf_val y = max_pool(wf_relu(wf_conv(x, k, .padding = WF_SAME)));
	return wf_sum(wf_tanh(wf_matmul(wf_reshape(y, -1), w)));
}

static wf_val above(wf_val s) { return wf_greater(wf_at(s, 0), wf_at(s, 2)); }
static wf_val half(wf_val s)
{
	wf_val x = wf_at(s, 0);
	return wf_tuple(wf_mul(x, wf_c(0.5)), wf_add(wf_at(s, 1), wf_square(x)), wf_at(s, 2));
}
static wf_val halve(wf_val x, wf_val limit) { return wf_at(wf_while_loop(above, half, wf_tuple(x, wf_mul(x, wf_c(0)), limit)), 1); }

static wf_val power(wf_val k, wf_val s) { return wf_tuple(wf_add(wf_sin(wf_mul(wf_at(s, 0), wf_at(s, 1))), wf_convert(k, WF_F32)), wf_at(s, 1)); }
static wf_val powers(wf_val x, wf_val w) { return wf_at(wf_fori_loop(wf_ci(0), wf_ci(5), power, wf_tuple(x, w)), 0); }

static wf_val cell(wf_val carry, wf_val x)
{
	wf_val h = wf_at(carry, 0), w = wf_at(carry, 1), u = wf_at(carry, 2), y = wf_sum(wf_mul(h, h));
	return wf_tuple(wf_tuple(wf_tanh(wf_add(wf_matmul(h, w), wf_matmul(x, u))), w, u), y);
}

static wf_val rnn(wf_val w, wf_val u, wf_val xs)
{
	wf_val last, ys;
	wf_unpack(wf_scan(cell, wf_tuple(wf_zeros(3), w, u), xs), &last, &ys);
	return wf_add(wf_sum(wf_at(last, 0)), wf_sum(wf_mul(ys, wf_arange(5))));
}

static wf_val sum_of(wf_val v) { return wf_sum(v); }
static wf_val sum_of_squares(wf_val v) { return wf_sum(wf_square(v)); }
static wf_val product_of(wf_val v) { return wf_prod(v); }
static wf_val weighted_squares(wf_val v, wf_val w) { return wf_sum(wf_mul(wf_square(v), w)); }
static wf_val weighted_exp(wf_val v, wf_val w) { return wf_mul(wf_sum(wf_exp(v)), w); }
static wf_val choose(wf_val x, wf_val w) { return wf_cond(wf_greater(wf_sum(x), wf_c(0)), weighted_squares, weighted_exp, x, w); }
static wf_val one_of(wf_val k, wf_val x)
{
	const wf_fn branches[3] = { wf_fn_of(sum_of), wf_fn_of(sum_of_squares), wf_fn_of(product_of) };
	return wf_switch(k, branches, 3, x);
}

static wf_val window(wf_val x, wf_val start) { return wf_sum(wf_mul(wf_sin(wf_dynamic_slice_in_dim(x, start, 4, 0)), wf_arange(4))); }
static wf_val put(wf_val x, wf_val u, wf_val start) { return wf_sum(wf_mul(wf_sin(wf_dynamic_update_slice_in_dim(x, u, start, 0)), wf_arange(8))); }
static wf_val scatter(wf_val x, wf_val at, wf_val u) { return wf_sum(wf_mul(wf_sin(wf_at_add(x, at, u)), wf_arange(6))); }

static wf_val solve(wf_val a, wf_val b)
{
	wf_val m = wf_add(wf_matmul(a, wf_transpose(a)), wf_mul(wf_c(2), wf_eye(3)));
	return wf_sum(wf_square(wf_triangular_solve(wf_cholesky(m), b, .lower = true)));
}

static wf_val draw(wf_val key, wf_val x)
{
	wf_val ks = wf_random_split(key, 2), k0 = wf_squeeze(wf_slice_axis(ks, 0, 0, 1), 0), k1 = wf_squeeze(wf_slice_axis(ks, 0, 1, 2), 0);
	return wf_sum(wf_mul(wf_where(wf_bernoulli(k0, wf_c(0.5), 6), wf_mul(x, wf_normal(k1, 6)), wf_c(0)), x));
}

/* choices that each example makes for itself: the branch is a NaN or an infinity for those that do not take it (test/oracle/vmap_golden.py) */
static wf_val positive(wf_val x) { return wf_greater(wf_sum(x), wf_c(0)); }
static wf_val is_positive(wf_val x) { return wf_convert(positive(x), WF_I32); }
static wf_val plain2(wf_val x, wf_val w) { return wf_mul(wf_sum(x), wf_sum(w)); }
static wf_val plain3(wf_val x, wf_val w, wf_val b) { return wf_mul(wf_sum(x), wf_add(wf_sum(w), wf_sum(b))); }
#define GUARD2(name, branch) static wf_val name(wf_val x, wf_val w) { return wf_cond(positive(x), branch, plain2, x, w); }
#define GUARD3(name, branch) static wf_val name(wf_val x, wf_val w, wf_val b) { return wf_cond(positive(x), branch, plain3, x, w, b); }
static wf_val dense(wf_val x, wf_val w, wf_val b) { return wf_sum(wf_tanh(wf_add(wf_matmul(wf_log(x), w), b))); }
static wf_val dense_after(wf_val x, wf_val w, wf_val b) { return wf_sum(wf_add(wf_div(wf_sqrt(wf_matmul(x, w)), wf_sum(x)), b)); }
static wf_val product(wf_val x, wf_val v, wf_val w) { return wf_sum(wf_log(wf_matmul(x, wf_matmul(v, w)))); }
static wf_val one_way(wf_val x, wf_val w) { return wf_sum(wf_matmul(wf_sqrt(x), wf_exp(w))); }
static wf_val guard_switch(wf_val x, wf_val w)
{
	const wf_fn branches[3] = { wf_fn_of(plain2), wf_fn_of(one_way), wf_fn_of(plain2) };
	return wf_switch(wf_convert(wf_sign(wf_sum(x)), WF_I32), branches, 3, x, w);
}
static wf_val conv(wf_val x, wf_val k) { return wf_sum(wf_sin(wf_conv(wf_sqrt(x), k, .padding = WF_SAME))); }
static wf_val lookup(wf_val x, wf_val t) { return wf_sum(wf_log(wf_mul(wf_take_axis(t, is_positive(x), 0), x))); }
static wf_val part(wf_val x, wf_val t) { return wf_sum(wf_log(wf_mul(wf_dynamic_slice_in_dim(t, is_positive(x), 3, 0), x))); }
static wf_val divide(wf_val x, wf_val w) { return wf_sum(wf_cos(wf_div(w, x))); }
static wf_val round_of(wf_val s, wf_val none)
{
	wf_val h, x, w;
	(void)none;
	wf_unpack(s, &h, &x, &w);
	return wf_tuple(wf_tuple(wf_add(wf_tanh(wf_matmul(h, w)), wf_sqrt(x)), x, w), wf_none());
}
static wf_val rounds(wf_val x, wf_val w) { return wf_sum(wf_at(wf_at(wf_scan(round_of, wf_tuple(wf_log(x), x, w), wf_none(), .length = 3), 0), 0)); }
static wf_val solve_for(wf_val x, wf_val a) { return wf_sum(wf_square(wf_triangular_solve(a, wf_expand_dims(wf_sqrt(x), 1), .lower = true))); }
static wf_val sines(wf_val x, wf_val w) { return wf_sum(wf_sin(wf_matmul(wf_log(x), w))); }
static wf_val kept_not(wf_val x, wf_val w) { return wf_apply(wf_checkpoint(sines), x, w); }
static wf_val logs_of(wf_val x, wf_val w) { return wf_sum(wf_matmul(wf_log(wf_sub(x, wf_c(1))), w)); }
static wf_val roots_of(wf_val x, wf_val w) { return wf_sum(wf_matmul(wf_sqrt(x), wf_mul(w, w))); }
static wf_val one_more(wf_val x, wf_val w) { return wf_cond(wf_greater(wf_squeeze(wf_slice_axis(x, 0, 0, 1), 0), wf_c(1)), logs_of, roots_of, x, w); }
static wf_val all_logs(wf_val x, wf_val w) { return wf_sum(wf_matmul(wf_log(x), w)); }
GUARD3(guard_dense, dense)
GUARD3(guard_dense_after, dense_after)
GUARD3(guard_product, product)
GUARD2(guard_conv, conv)
GUARD2(guard_lookup, lookup)
GUARD2(guard_window, part)
GUARD2(guard_divide, divide)
GUARD2(guard_loop, rounds)
GUARD2(guard_solve, solve_for)
GUARD2(guard_remat, kept_not)
GUARD2(guard_inner, one_more)
GUARD2(guard_all, all_logs)

/* ---- the cases ---- */

#define NO WF_NONE
typedef struct test_case { const char *name; wf_fn f; int n; uint64_t argnums; bool no_grad; int axes[4]; } test_case;
#define CASE(name_, f_, n_, argnums_, ...) { .name = name_, .f = wf_fn_of(f_), .n = n_, .argnums = argnums_, .axes = { __VA_ARGS__ } }

static size_t all_cases(test_case *c)
{
	const test_case list[] = {
		CASE("mlp", mlp, 4, 7, NO, NO, 0, 0), CASE("mlp_ensemble", mlp, 4, 7, 0, 1, NO, 0), CASE("attention", attention, 3, 7, NO, NO, 0),
		CASE("embed", embed, 3, 3, NO, NO, 0), CASE("embed_tables", embed, 3, 3, 0, NO, NO), CASE("sort_loss", sort_loss, 2, 3, NO, 0),
		CASE("conv_net", conv_net, 3, 7, NO, NO, 0), CASE("conv_kernels", conv_net, 3, 7, 0, NO, NO), CASE("conv_both", conv_net, 3, 7, 0, NO, 4),
		CASE("halve", halve, 2, 1, 0, NO), CASE("halve_limits", halve, 2, 1, NO, 0), CASE("powers", powers, 2, 3, 0, 0),
		CASE("rnn", rnn, 3, 7, NO, NO, 1), CASE("choose", choose, 2, 3, 0, 0), CASE("switch", one_of, 2, 2, 0, NO),
		CASE("switch_all", one_of, 2, 2, 0, 1), CASE("window", window, 2, 1, 0, 0), CASE("window_starts", window, 2, 1, NO, 0),
		CASE("window_arrays", window, 2, 1, 1, NO), CASE("put", put, 3, 3, 0, 0, 0), CASE("put_starts", put, 3, 3, NO, NO, 0),
		CASE("scatter", scatter, 3, 5, 0, 0, 0), CASE("scatter_places", scatter, 3, 5, NO, 0, NO), CASE("scatter_updates", scatter, 3, 5, NO, NO, 0),
		CASE("solve", solve, 2, 3, 0, 0), CASE("solve_sides", solve, 2, 3, NO, 2), CASE("draw", draw, 2, 2, 0, NO), CASE("draw_both", draw, 2, 2, 0, 1),
		CASE("guard_dense", guard_dense, 3, 7, 0, NO, NO), CASE("guard_dense_after", guard_dense_after, 3, 7, 0, NO, NO),
		CASE("guard_product", guard_product, 3, 7, 0, NO, NO), CASE("guard_switch", guard_switch, 2, 3, 0, NO),
		CASE("guard_conv", guard_conv, 2, 3, 0, NO), CASE("guard_lookup", guard_lookup, 2, 3, 0, NO), CASE("guard_window", guard_window, 2, 3, 0, NO),
		CASE("guard_divide", guard_divide, 2, 3, 0, NO), CASE("guard_loop", guard_loop, 2, 3, 0, NO), CASE("guard_solve", guard_solve, 2, 3, 0, NO),
		CASE("guard_remat", guard_remat, 2, 3, 0, NO), CASE("guard_inner", guard_inner, 2, 3, 0, NO), CASE("guard_all", guard_all, 2, 3, 0, NO),
	};

	memcpy(c, list, sizeof list);
	return sizeof list / sizeof *list;
}

/* ---- comparing ---- */

static const wf_tree *golden(const char *name, const char *what, int i)
{
	char path[80];

	snprintf(path, sizeof path, i < 0 ? "%s.%s" : "%s.%s%d", name, what, i);
	return wf_tree_get(file, path);
}

static size_t shape_of(const wf_tree *t, int64_t *dims)
{
	size_t n = 1;

	for (int i = 0; i < wf_tree_rank(t); i++)
		n *= (size_t)(dims[i] = wf_tree_dim(t, i));
	return n;
}

static void compare(const char *name, const char *how, const wf_tree *got, const wf_tree *want)
{
	union number { float f; uint32_t u; } a[4096], b[4096];
	int64_t g[WF_MAX_RANK], w[WF_MAX_RANK];

	if (!want)
		fail_msg("%s %s is not in vmap.npz", name, how);
	size_t n = shape_of(want, w);
	assert_true(n <= 4096);
	if (wf_tree_dtype(got) != wf_tree_dtype(want) || wf_tree_rank(got) != wf_tree_rank(want) || shape_of(got, g) != n ||
	    memcmp(g, w, (size_t)wf_tree_rank(want) * sizeof *w) != 0)
		fail_msg("%s, %s: another type than JAX's: %s", name, how, wf_tree_text(got, false));
	wf_must(wf_tree_read(got, a, n * sizeof *a));
	wf_must(wf_tree_read(want, b, n * sizeof *b));
	for (size_t i = 0; i < n; i++)
		if (wf_tree_dtype(want) == WF_F32 ? !(fabsf(a[i].f - b[i].f) <= 3e-5f * (1 + fabsf(b[i].f))) : a[i].u != b[i].u)
			fail_msg("%s, %s: element %zu is %.9g (%u), not %.9g (%u)", name, how, i, (double)a[i].f, a[i].u, (double)b[i].f, b[i].u);
}

/* ---- transformations of a case ---- */

static wf_fn batched(const test_case *c, wf_fn f)
{
	wf_map_opts o = { .wfi_ = 0 };

	for (int i = 0; i < c->n; i++)
		o.in_axes[i] = c->axes[i];
	return wfi_vmap(f, o);
}

static wf_val mean_of_batch(const wf_val *args, size_t n, const void *user)
{
	return wf_mean(wf_apply_n(batched(user, ((const test_case *)user)->f), args, n));
}

static wf_val tangent(const wf_val *args, size_t n, const void *user)
{
	const test_case *c = user;
	wf_val in[5], t[5];

	for (size_t i = 0; i < n; i++) {
		in[i] = args[i];
		t[i] = c->argnums >> i & 1 ? wf_add(wf_mul(args[i], wf_c(0)), wf_c(1)) : wf_none();
	}
	in[n] = t[n] = wfi_end;
	return wf_at(wf_jvp(c->f, wfi_tuple(in), wfi_tuple(t)), 1);
}

static wf_arrays arguments(const test_case *c, const wf_tree **v)
{
	for (int i = 0; i < c->n; i++)
		assert_non_null(v[i] = golden(c->name, "arg", i));
	return (wf_arrays){ (size_t)c->n, v };
}

static void compare_gradients(const test_case *c, const char *what, wf_fn f, wf_arrays in)
{
	wf_tree *out[4] = { NULL };
	wf_tree **slot[4];
	int at[4], n = 0;

	for (int i = 0; i < c->n; i++)
		if (c->argnums >> i & 1) {
			slot[n] = &out[n];
			at[n++] = i;
		}
	wf_must(wf_call(f, in, ((wf_slots){ (size_t)n, slot })));
	for (int i = 0; i < n; i++) {
		compare(c->name, what, out[i], golden(c->name, what, at[i]));
		wf_tree_release(out[i]);
	}
}

static void each_case(void **state)
{
	test_case c[64];
	size_t n = all_cases(c);

	(void)state;
	for (size_t k = 0; k < n; k++) {
		const wf_tree *v[4];
		wf_arrays in = arguments(&c[k], v);
		WF_TREES(out);
		wf_must(wf_call(batched(&c[k], c[k].f), in, WF_OUT(&out)));
		compare(c[k].name, "out", out, golden(c[k].name, "out", -1));
		wf_must(wf_call(batched(&c[k], wf_fn_generic(tangent, (size_t)c[k].n, &c[k], sizeof c[k])), in, WF_OUT(&out)));
		compare(c[k].name, "jvp", out, golden(c[k].name, "jvp", -1));
		if (!golden(c[k].name, "grad", (int)__builtin_ctzll(c[k].argnums)))
			continue;
		const wf_fn grad = wfi_grad(c[k].f, (wf_grad_opts){ .argnums = c[k].argnums });
		const wf_fn mean = wf_fn_generic(mean_of_batch, (size_t)c[k].n, &c[k], sizeof c[k]);
		compare_gradients(&c[k], "grad", batched(&c[k], grad), in);
		compare_gradients(&c[k], "grad", wf_jit(batched(&c[k], wf_jit(grad))), in);
		compare_gradients(&c[k], "mean", wfi_grad(mean, (wf_grad_opts){ .argnums = c[k].argnums }), in);
	}
}

/* ---- nested ---- */

static wf_val distance(wf_val x, wf_val y) { return wf_sum(wf_sqrt(wf_add(wf_sum(wf_square(wf_sub(x, y))), wf_c(1)))); }

/* forward over reverse, one direction after the other */
static wf_val along(wf_val direction, wf_val x, wf_val y) { return wf_at(wf_jvp(wf_grad(distance), wf_tuple(x, y), wf_tuple(direction, wf_none())), 1); }
static wf_val hessian(wf_val x, wf_val y) { return wf_apply(wf_vmap(along, .in_axes = { 0, WF_NONE, WF_NONE }, .out_axes = { -1 }), wf_eye(2), x, y); }
static wf_val first_row(wf_val y) { return wf_squeeze(wf_slice_axis(y, 0, 0, 1), 0); }

static void pairs(void **state)
{
	const wf_tree *x = golden("pairs", "x", -1), *y = golden("pairs", "y", -1);
	WF_TREES(out, one);

	(void)state;
	wf_must(wf_call(wf_vmap(wf_vmap(distance, .in_axes = { WF_NONE, 0 }), .in_axes = { 0, WF_NONE }), WF_IN(x, y), WF_OUT(&out)));
	compare("pairs", "out", out, golden("pairs", "out", -1));
	wf_must(wf_call(wf_vmap(wf_vmap(wf_grad(distance), .in_axes = { WF_NONE, 0 }), .in_axes = { 0, WF_NONE }), WF_IN(x, y), WF_OUT(&out)));
	compare("pairs", "grad", out, golden("pairs", "grad", -1));
	wf_must(wf_call(wf_vmap(wf_vmap(distance, .in_axes = { WF_NONE, 0 }), .in_axes = { 0, WF_NONE }, .out_axes = { 1 }), WF_IN(x, y), WF_OUT(&out)));
	compare("pairs", "columns", out, golden("pairs", "columns", -1));
	wf_must(wf_call(first_row, WF_IN(y), WF_OUT(&one)));
	wf_must(wf_call(wf_vmap(hessian, .in_axes = { 0, WF_NONE }), WF_IN(x, one), WF_OUT(&out)));
	compare("pairs", "hessian", out, golden("pairs", "hessian", -1));
}

/* ---- axes of trees of results ---- */

static wf_val outer_and_more(wf_val x, wf_val y)
{
	return wf_tuple(wf_mul(wf_expand_dims(x, 1), wf_expand_dims(y, 0)), wf_dict("s", wf_sum(x), "p", wf_mul(x, wf_sum(y))));
}

static void axes_of_trees(void **state)
{
	WF_TREES(outer, rest);

	(void)state;
	wf_must(wf_call(wf_vmap(outer_and_more, .in_axes = { 0, -1 }, .out_axes = { -1, 0 }, .out_axes_at = { { 1, "p", 1 } }),
	                WF_IN(golden("axes", "x", -1), golden("axes", "y", -1)), WF_OUT(&outer, &rest)));
	compare("axes", "outer", outer, golden("axes", "outer", -1));
	compare("axes", "s", wf_tree_get(rest, "s"), golden("axes", "s", -1));
	compare("axes", "p", wf_tree_get(rest, "p"), golden("axes", "p", -1));
}

/* ---- keys: a batch of them draws what each draws ---- */

static wf_val bits(wf_val k) { return wf_random_bits(k, 5); }
static wf_val split(wf_val k) { return wf_random_split(k, 3); }
static wf_val randint(wf_val k) { return wf_randint(k, wf_ci(0), wf_ci(100), 4); }
static wf_val permutation(wf_val k) { return wf_random_permutation(k, 8); }
static wf_val normal(wf_val k) { return wf_normal(k, 3); }
static wf_val folded(wf_val k) { return wf_apply(wf_vmap(wf_random_fold_in, .in_axes = { WF_NONE, 0 }), first_row(k), wf_convert(wf_arange(5), WF_I32)); }

static void keys(void **state)
{
	static const struct { const char *name; wfi_f1 *f; } draws[] = {
		{ "bits", bits }, { "split", split }, { "randint", randint }, { "permutation", permutation }, { "normal", normal },
	};
	const wf_tree *key = golden("keys", "key", -1);
	WF_TREES(out);

	(void)state;
	for (size_t i = 0; i < sizeof draws / sizeof *draws; i++) {
		wf_must(wf_call(wf_vmap(draws[i].f), WF_IN(key), WF_OUT(&out)));
		compare("keys", draws[i].name, out, golden("keys", draws[i].name, -1));
	}
	wf_must(wf_call(folded, WF_IN(key), WF_OUT(&out)));
	compare("keys", "fold", out, golden("keys", "fold", -1));
}

/* ---- statistics of the batch ---- */

static wf_val normed(wf_val x, wf_val w)
{
	wf_val d = wf_sub(x, wf_pmean(x, "batch"));
	return wf_sum(wf_sin(wf_mul(wf_div(d, wf_sqrt(wf_add(wf_pmean(wf_square(d), "batch"), wf_c(1e-5)))), w)));
}

static wf_fn norm_of_batch(void) { return wf_vmap(normed, .in_axes = { 0, WF_NONE }, .axis_name = "batch"); }
static wf_val mean_norm(wf_val x, wf_val w) { return wf_mean(wf_apply(norm_of_batch(), x, w)); }

static void batch_norm(void **state)
{
	const wf_tree *x = golden("norm", "x", -1), *w = golden("norm", "w", -1);
	WF_TREES(out, gx, gw);

	(void)state;
	wf_must(wf_call(norm_of_batch(), WF_IN(x, w), WF_OUT(&out)));
	compare("norm", "out", out, golden("norm", "out", -1));
	wf_must(wf_call(wf_grad(mean_norm, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(x, w), WF_OUT(&gx, &gw)));
	compare("norm", "mean0", gx, golden("norm", "mean", 0));
	compare("norm", "mean1", gw, golden("norm", "mean", 1));
}

static int open_golden(void **state)
{
	(void)state;
	wf_must(wf_npz_read(WEFT_GOLDEN_DIR "/vmap.npz", &file));
	return 0;
}

static int close_golden(void **state)
{
	(void)state;
	wfi_release(&file);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_case), cmocka_unit_test(pairs), cmocka_unit_test(axes_of_trees), cmocka_unit_test(keys), cmocka_unit_test(batch_norm),
	};

	return cmocka_run_group_tests_name("vmap_golden", tests, open_golden, close_golden);
}

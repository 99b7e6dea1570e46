/* vmap_test.c: vmap of callables: axes, trees, names, nesting with the other transformations, errors. Values by hand, or JAX's. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>
#include "support/values.h"

static wf_tree *array2(int64_t n, int64_t m, const float *v)
{
	wf_tree *t = NULL;

	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ n, m }, v, &t));
	return t;
}

static wf_tree *array1(int64_t n, const float *v)
{
	wf_tree *t = NULL;

	wf_must(wf_array(WF_F32, 1, &n, v, &t));
	return t;
}

static void expect(const wf_tree *t, int n, const float *want)
{
	float got[64];

	wf_must(wf_tree_read(t, got, (size_t)n * sizeof *got));
	for (int i = 0; i < n; i++)
		if (!(fabsf(got[i] - want[i]) <= 1e-6f * (1 + fabsf(want[i]))))
			fail_msg("element %d is %.9g, not %.9g", i, (double)got[i], (double)want[i]);
}

static const float xs[6] = { 1, 2, 3, 4, 5, 6 };

static wf_val dot(wf_val a, wf_val b) { return wf_sum(wf_mul(a, b)); }
static wf_val with_bias(wf_val p, wf_val x) { return wf_add(wf_matmul(x, wf_get(p, "w")), wf_get(p, "b")); }
static wf_val squared(wf_val p, wf_val x) { return wf_sum(wf_square(with_bias(p, x))); }

static void axes(void **state)
{
	static const float ys[3] = { 1, 10, 100 };
	WF_OWN wf_tree *x = array2(2, 3, xs), *y = array1(3, ys), *both = array2(2, 3, xs);
	WF_TREES(out);

	(void)state;
	wf_must(wf_call(wf_vmap(dot, .in_axes = { 0, WF_NONE }), WF_IN(x, y), WF_OUT(&out)));
	expect(out, 2, (const float[]){ 321, 654 });
	wf_must(wf_call(wf_vmap(dot, .in_axes = { -1, 1 }), WF_IN(x, both), WF_OUT(&out)));
	expect(out, 3, (const float[]){ 17, 29, 45 });
	wf_must(wf_call(wf_vmap(dot), WF_IN(x, both), WF_OUT(&out)));
	expect(out, 2, (const float[]){ 14, 77 });
}

static wf_val twice_and_sum(wf_val x) { return wf_tuple(wf_mul(x, wf_c(2)), wf_sum(x), wf_c(7)); }

static void result_axes(void **state)
{
	WF_OWN wf_tree *x = array2(2, 3, xs);
	WF_TREES(a, b, c);

	(void)state;
	wf_must(wf_call(wf_vmap(twice_and_sum, .out_axes = { 1, 0, WF_NONE }), WF_IN(x), WF_OUT(&a, &b, &c)));
	expect(a, 6, (const float[]){ 2, 8, 4, 10, 6, 12 });
	expect(b, 2, (const float[]){ 6, 15 });
	expect(c, 1, (const float[]){ 7 });
	wf_must(wf_call(wf_vmap(twice_and_sum), WF_IN(x), WF_OUT(&a, &b, &c)));
	expect(c, 2, (const float[]){ 7, 7 });
	expect_error(wf_call(wf_vmap(twice_and_sum, .out_axes = { WF_NONE }), WF_IN(x), WF_OUT(&a, &b, &c)), "depends on the example");
}

static wf_tree *model(void)
{
	static const float w[6] = { 1, 0, 0, 1, 1, 1 }, b[2] = { 0.5f, -0.5f };
	WF_OWN wf_tree *wt = array2(3, 2, w), *bt = array1(2, b);
	wf_tree *p = NULL;

	wf_must(wf_tree_dict(2, (const char *const[]){ "w", "b" }, (const wf_tree *const[]){ wt, bt }, &p));
	return p;
}

/* gradients of each example: d/db Σ y² = 2 y */
static void per_example_gradients(void **state)
{
	WF_OWN wf_tree *p = model(), *x = array2(2, 3, xs);
	WF_TREES(g);

	(void)state;
	wf_must(wf_call(wf_vmap(wf_grad(squared), .in_axes = { WF_NONE, 0 }), WF_IN(p, x), WF_OUT(&g)));
	expect(wf_tree_get(g, "b"), 4, (const float[]){ 9, 9, 21, 21 });
	expect(wf_tree_get(g, "w"), 12, (const float[]){ 9, 9, 18, 18, 27, 27, 84, 84, 105, 105, 126, 126 });
}

static wf_val batch_loss(wf_val p, wf_val x) { return wf_mean(wf_apply(wf_vmap(squared, .in_axes = { WF_NONE, 0 }), p, x)); }

static void gradient_of_a_batch(void **state)
{
	WF_OWN wf_tree *p = model(), *x = array2(2, 3, xs);
	WF_TREES(g);

	(void)state;
	wf_must(wf_call(wf_jit(wf_grad(batch_loss)), WF_IN(p, x), WF_OUT(&g)));
	expect(wf_tree_get(g, "b"), 2, (const float[]){ 15, 15 });
}

static wf_val parts_of_trees_f(wf_val p, wf_val x) { return wf_sum(with_bias(p, x)); }

static void parts_of_trees(void **state)
{
	static const float w[6] = { 1, 0, 0, 1, 1, 1 }, b[4] = { 0, 0, 10, 20 };
	WF_OWN wf_tree *wt = array2(3, 2, w), *bt = array2(2, 2, b), *x = array1(3, xs);
	WF_TREES(p, out);

	(void)state;
	wf_must(wf_tree_dict(2, (const char *const[]){ "w", "b" }, (const wf_tree *const[]){ wt, bt }, &p));
	wf_must(wf_call(wf_vmap(parts_of_trees_f, .in_axes = { WF_NONE, WF_NONE }, .in_axes_at = { { 0, "b", 0 } }), WF_IN(p, x), WF_OUT(&out)));
	expect(out, 2, (const float[]){ 9, 39 });
}

static wf_val normalised(wf_val x) { return wf_div(x, wf_psum(x, "batch")); }
static wf_val place(wf_val x) { return wf_add(x, wf_axis_index("batch")); }
static wf_val ones(wf_val x) { return wf_mul(x, wf_psum(wf_c(1), "batch")); }
static wf_val mean_of(wf_val x) { return wf_pmean(x, "batch"); }
static wf_val most_of(wf_val x) { return wf_pmax(x, "batch"); }

static void named_axis(void **state)
{
	WF_OWN wf_tree *x = array1(4, xs);
	WF_TREES(out);

	(void)state;
	wf_must(wf_call(wf_vmap(normalised, .axis_name = "batch"), WF_IN(x), WF_OUT(&out)));
	expect(out, 4, (const float[]){ 0.1f, 0.2f, 0.3f, 0.4f });
	wf_must(wf_call(wf_vmap(place, .axis_name = "batch"), WF_IN(x), WF_OUT(&out)));
	expect(out, 4, (const float[]){ 1, 3, 5, 7 });
	wf_must(wf_call(wf_vmap(ones, .axis_name = "batch"), WF_IN(x), WF_OUT(&out)));
	expect(out, 4, (const float[]){ 4, 8, 12, 16 });
	wf_must(wf_call(wf_vmap(mean_of, .axis_name = "batch"), WF_IN(x), WF_OUT(&out)));
	expect(out, 4, (const float[]){ 2.5f, 2.5f, 2.5f, 2.5f });
	wf_must(wf_call(wf_vmap(most_of, .axis_name = "batch", .out_axes = { WF_NONE }), WF_IN(x), WF_OUT(&out)));
	expect(out, 1, (const float[]){ 4 });
	expect_error(wf_call(wf_vmap(normalised), WF_IN(x), WF_OUT(&out)), "axis \"batch\" is not bound");
}

/* semantics B1: normal over split(key(0), 3) */
static wf_val draw(wf_val key) { return wfi_random_normal(key, WF_F32, (const int64_t[]){ WFI_END_DIM }); }
static wf_val draws(wf_val key) { return wf_apply(wf_vmap(draw), wf_random_split(key, 3)); }

static void keys(void **state)
{
	WF_TREES(key, out);

	(void)state;
	wf_must(wf_prng_key(0, &key));
	wf_must(wf_call(wf_fn_of(draws), WF_IN(key), WF_OUT(&out)));
	expect(out, 3, (const float[]){ 1.00401425f, -2.44245577f, 1.29563594f });
}

static wf_val square_of(wf_val x) { return wf_square(x); }
static wf_val rows(wf_val x) { return wf_apply(wf_vmap(square_of), x); }

static void nested(void **state)
{
	WF_OWN wf_tree *x = array2(2, 3, xs);
	WF_TREES(out);

	(void)state;
	wf_must(wf_call(wf_vmap(rows), WF_IN(x), WF_OUT(&out)));
	expect(out, 6, (const float[]){ 1, 4, 9, 16, 25, 36 });
	wf_must(wf_call(wf_vmap(wf_vmap(wf_grad(square_of)), .in_axes = { 1 }), WF_IN(x), WF_OUT(&out)));
	expect(out, 6, (const float[]){ 2, 8, 4, 10, 6, 12 });
}

/* how often to halve until it is below 1: differs between examples */
static wf_val above_1(wf_val s) { return wf_greater(wf_at(s, 0), wf_c(1)); }
static wf_val halve(wf_val s) { return wf_tuple(wf_mul(wf_at(s, 0), wf_c(0.5)), wf_add(wf_at(s, 1), wf_ci(1))); }
static wf_val halvings(wf_val x) { return wf_convert(wf_at(wf_while_loop(above_1, halve, wf_tuple(x, wf_ci(0))), 1), WF_F32); }
static wf_val negated(wf_val x) { return wf_neg(x); }
static wf_val rooted(wf_val x) { return wf_sqrt(x); }
static wf_val by_sign(wf_val x) { return wf_cond(wf_less(x, wf_c(0)), negated, rooted, x); }

static void control_flow(void **state)
{
	static const float v[4] = { 0.5f, 9, 1.5f, -3 };
	WF_OWN wf_tree *x = array1(4, v);
	WF_TREES(out);

	(void)state;
	wf_must(wf_call(wf_vmap(halvings), WF_IN(x), WF_OUT(&out)));
	expect(out, 4, (const float[]){ 0, 4, 1, 0 });
	wf_must(wf_call(wf_vmap(by_sign), WF_IN(x), WF_OUT(&out)));
	expect(out, 4, (const float[]){ 0.707106781f, 3, 1.224744871f, 3 });
}

/* Where the derivative of the branch that is not taken is infinite it must not come into the gradient: x of each example, s and w for all.
 * Numbers of JAX 0.12: grad(lambda x, s, w: vmap(f, (0, None, None))(x, s, w).sum(), (0, 1, 2)). */
static wf_val logs(wf_val x, wf_val s, wf_val w) { return wf_sum(wf_mul(wf_mul(wf_log(x), wf_log(wf_mul(x, s))), wf_sqrt(w))); }
static wf_val twice(wf_val x, wf_val s, wf_val w) { return wf_add(wf_mul(wf_mul(x, wf_c(2)), s), wf_mul(wf_c(0), wf_sum(w))); }
static wf_val if_positive(wf_val x, wf_val s, wf_val w) { return wf_cond(wf_greater(x, wf_c(0)), logs, twice, x, s, w); }
static wf_val by_place(wf_val x, wf_val s, wf_val w)
{
	const wf_fn branches[3] = { wf_fn_of(twice), wf_fn_of(twice), wf_fn_of(logs) };
	return wf_switch(wf_convert(wf_mul(wf_sign(x), wf_c(5)), WF_I32), branches, 3, x, s, w);
}
static wf_val all_if(wf_val x, wf_val s, wf_val w) { return wf_sum(wf_apply(wf_vmap(if_positive, .in_axes = { 0, WF_NONE, WF_NONE }), x, s, w)); }
static wf_val all_place(wf_val x, wf_val s, wf_val w) { return wf_sum(wf_apply(wf_vmap(by_place, .in_axes = { 0, WF_NONE, WF_NONE }), x, s, w)); }

static void expect_finite_gradients(wf_fn f, const float *x, wf_tree *w, const float *want_x, float want_s, const float *want_w)
{
	WF_OWN wf_tree *xt = array1(3, x), *wt = w, *s = NULL;
	WF_TREES(grads);

	wf_must(wf_scalar(WF_F32, 2, &s));
	wf_must(wf_call(wf_grad(f, .argnums = WF_ARG(0) | WF_ARG(1) | WF_ARG(2)), WF_IN(xt, s, wt), WF_OUT(&grads)));
	expect(wf_tree_get(grads, "0"), 3, want_x);
	expect(wf_tree_get(grads, "1"), 1, &want_s);
	expect(wf_tree_get(grads, "2"), 2, want_w);
}

static void branches_not_taken(void **state)
{
	const wf_fn f[2] = { wf_fn_of(all_if), wf_fn_of(all_place) };

	(void)state;
	for (int i = 0; i < 2; i++) {
		expect_finite_gradients(f[i], (const float[]){ -1, 0, 2 }, array1(2, (const float[]){ 4, 9 }),
		                        (const float[]){ 4, 4, 5.1986036f }, -0.26713204f, (const float[]){ 0.2402265f, 0.160151f });
		expect_finite_gradients(f[i], (const float[]){ -1, 0, -2 }, array2(1, 2, (const float[]){ 0, 0 }),
		                        (const float[]){ 4, 4, 4 }, -6, (const float[]){ 0, 0 });
	}
}

/* ---- custom calls: x³ + the first element of what is given for all ---- */

static int n_calls;

static wf_error *cubes(const wf_ffi_args *a)
{
	const float *x = a->in[0].data, *k = a->in[1].data;
	float *y = a->out[0].data;
	int64_t n = 1;

	n_calls++;
	for (int i = 0; i < a->out[0].rank; i++)
		n *= a->out[0].dims[i];
	for (int64_t i = 0; i < n; i++)
		y[i] = x[i] * x[i] * x[i] + k[0];
	return NULL;
}

static wf_val cubed(const char *target, wf_val x)
{
	wf_val in[2] = { x, wf_c(10) }, y;

	wf_ffi_call(target, NULL, "f32[3]", 2, in, &y);
	return y;
}

static wf_val cubed_one_by_one(wf_val x) { return cubed("vmap_test.sequential", x); }
static wf_val cubed_broadcast(wf_val x) { return cubed("vmap_test.broadcast_all", x); }
static wf_val cubed_expanded(wf_val x) { return cubed("vmap_test.expand_dims", x); }

static void custom_calls(void **state)
{
	static const float want[6] = { 11, 18, 37, 74, 135, 226 };
	WF_OWN wf_tree *x = array2(2, 3, xs);
	const wf_fn f[3] = { wf_vmap(cubed_one_by_one), wf_vmap(cubed_broadcast), wf_vmap(cubed_expanded) };
	WF_TREES(out);

	(void)state;
	wf_must(wf_ffi_register("vmap_test.sequential", cubes));
	wf_must(wf_ffi_register("vmap_test.broadcast_all", cubes, .vmap_method = WF_VMAP_BROADCAST_ALL));
	wf_must(wf_ffi_register("vmap_test.expand_dims", cubes, .vmap_method = WF_VMAP_EXPAND_DIMS));
	for (int i = 0; i < 3; i++) {
		n_calls = 0;
		wf_must(wf_call(f[i], WF_IN(x), WF_OUT(&out)));
		expect(out, 6, want);
		assert_int_equal(n_calls, i ? 1 : 2);
	}
}

/* the same in loops: derivatives by a rule for one direction only */
static void cubes_jvp(const wf_ffi_view *v, const wf_val *t, wf_val *out) { out[0] = wf_mul(t[0], wf_mul(wf_c(3), wf_square(v->in[0]))); }
static void cubes_vjp(const wf_ffi_view *v, const wf_val *ct, wf_val *in_ct) { in_ct[0] = wf_mul(ct[0], wf_mul(wf_c(3), wf_square(v->in[0]))); }
static wf_val forwards(wf_val x) { return wf_sum(cubed("vmap_test.jvp", x)); }
static wf_val backwards(wf_val x) { return wf_sum(cubed("vmap_test.vjp", x)); }
static wf_val all_forwards(wf_val x) { return wf_sum(wf_apply(wf_vmap(forwards), x)); }
static wf_val all_backwards(wf_val x) { return wf_sum(wf_apply(wf_vmap(backwards), x)); }
static wf_val mapped_backwards(wf_val x) { return wf_sum(wf_map(backwards, x)); }

static void gradients_of_custom_calls(void **state)
{
	WF_OWN wf_tree *x = array2(2, 3, xs);
	const wf_fn f[] = { wf_vmap(wf_grad(forwards)), wf_vmap(wf_grad(backwards)), wf_grad(all_forwards), wf_grad(all_backwards), wf_grad(mapped_backwards) };
	WF_TREES(out);

	(void)state;
	wf_must(wf_ffi_register("vmap_test.jvp", cubes, .jvp = cubes_jvp));
	wf_must(wf_ffi_register("vmap_test.vjp", cubes, .vjp = cubes_vjp));
	for (size_t i = 0; i < sizeof f / sizeof *f; i++) {
		wf_must(wf_call(f[i], WF_IN(x), WF_OUT(&out)));
		expect(out, 6, (const float[]){ 3, 12, 27, 48, 75, 108 });
	}
}

/* no examples: results with an axis of 0 (jax.vmap gives the same); one example; many axes */
static wf_val scattered(wf_val x) { return wf_psum_scatter(x, "batch", .tiled = true); }
static wf_val one_of_three(wf_val x) { return wf_max(wf_square(x)); }
static wf_val many(wf_val x) { return wf_tuple(wf_sum(x), wf_sort(x, 0), wf_mul(x, wf_c(2))); }

static void few_examples(void **state)
{
	WF_OWN wf_tree *none = array2(0, 3, xs), *one = array2(1, 3, xs);
	WF_TREES(a, b, c);

	(void)state;
	wf_must(wf_call(wf_vmap(many, .out_axes = { 0, 1, 0 }), WF_IN(none), WF_OUT(&a, &b, &c)));
	assert_true(wf_tree_rank(a) == 1 && wf_tree_dim(a, 0) == 0);
	assert_true(wf_tree_rank(b) == 2 && wf_tree_dim(b, 0) == 3 && wf_tree_dim(b, 1) == 0);
	assert_true(wf_tree_rank(c) == 2 && wf_tree_dim(c, 0) == 0 && wf_tree_dim(c, 1) == 3);
	wf_must(wf_call(wf_vmap(many), WF_IN(one), WF_OUT(&a, &b, &c)));
	expect(a, 1, (const float[]){ 6 });
	expect(c, 3, (const float[]){ 2, 4, 6 });
	wf_must(wf_call(wf_vmap(wf_grad(one_of_three)), WF_IN(none), WF_OUT(&a)));
	assert_true(wf_tree_rank(a) == 2 && wf_tree_dim(a, 0) == 0 && wf_tree_dim(a, 1) == 3);
	expect_error(wf_call(wf_vmap(place, .axis_name = "batch"), WF_IN(none), WF_OUT(&a)), "axis_index: axis \"batch\" has no members: the batch of its wf_vmap is empty");
	expect_error(wf_call(wf_vmap(scattered, .axis_name = "batch"), WF_IN(none), WF_OUT(&a)), "psum_scatter: axis \"batch\" has no members");
}

static wf_val one_result(wf_val x) { return wf_sum(x); }
static wf_val two_results(wf_val x) { return wf_tuple(x, wf_dict("a", wf_sum(x), "b", wf_tuple(x, x))); }
static wf_val fails_inside(wf_val x) { return wf_reshape(x, 2); }

static void errors(void **state)
{
	WF_OWN wf_tree *x = array2(2, 3, xs), *y = array1(3, xs), *p = model();
	WF_TREES(s, out, more);

	(void)state;
	wf_must(wf_scalar(WF_F32, 1, &s));
	/* sizes */
	expect_error(wf_call(wf_vmap(dot), WF_IN(x, y), WF_OUT(&out)), "vmap: argument 1 (f32[3]): axis 0 is 3 long, that of argument 0 is 2; "
		"mapped axes must be equally long (.in_axes = WF_NONE is for what all examples share)");
	expect_error(wf_call(wf_vmap(squared), WF_IN(p, x), WF_OUT(&out)), "vmap: argument 0, leaf w (f32[3,2]): axis 0 is 3 long, that of argument 0, leaf b is 2;");
	expect_error(wf_call(wf_vmap(dot, .axis_size = 5, .in_axes = { 0, WF_NONE }), WF_IN(x, y), WF_OUT(&out)),
		"vmap: argument 0 (f32[2,3]): axis 0 is 2 long, axis_size is 5: they must be equal (axis_size can be left out)");
	expect_error(wf_call(wf_vmap(dot, .axis_size = -1), WF_IN(x, x), WF_OUT(&out)), "vmap: axis_size is -1; it is the number of examples");
	expect_error(wf_call(wf_vmap(dot, .in_axes = { WF_NONE, WF_NONE }), WF_IN(x, y), WF_OUT(&out)),
		"vmap: no argument is mapped: the batch has no size (map one with .in_axes, or say .axis_size)");
	/* axes */
	expect_error(wf_call(wf_vmap(dot), WF_IN(x, s), WF_OUT(&out)),
		"vmap: argument 1 (f32[]): a scalar has no axis to map; to give all examples the same value say .in_axes = WF_NONE for it");
	expect_error(wf_call(wf_vmap(dot, .in_axes = { 2 }), WF_IN(x, y), WF_OUT(&out)),
		"vmap: argument 0 (f32[2,3]): its in_axes entry is 2, it has 2 dimensions: 0 to 1, or -2 to -1, are possible");
	expect_error(wf_call(wf_vmap(dot, .in_axes = { -3 }), WF_IN(x, y), WF_OUT(&out)), "its in_axes entry is -3, it has 2 dimensions");
	expect_error(wf_call(wf_vmap(dot, .in_axes = { 0, WF_NONE, 1 }), WF_IN(x, y), WF_OUT(&out)),
		"vmap: in_axes has an entry for argument 2, there are 2 (the first is 0)");
	expect_error(wf_call(wf_vmap(squared, .in_axes = { WF_NONE, 0 }, .in_axes_at = { { 0, "bias", 0 } }), WF_IN(p, x), WF_OUT(&out)),
		"vmap: in_axes_at[0] names \"bias\" of argument 0, which is {b: *, w: *} and has no such part");
	expect_error(wf_call(wf_vmap(squared, .in_axes = { WF_NONE, 0 }, .in_axes_at = { { 2, "b", 0 } }), WF_IN(p, x), WF_OUT(&out)),
		"vmap: in_axes_at[0] is of argument 2, there are 2 (the first is 0)");
	/* results */
	expect_error(wf_call(wf_vmap(one_result, .out_axes = { WF_NONE }), WF_IN(x), WF_OUT(&out)), "vmap: result 0 depends on the example, its out_axes entry is WF_NONE");
	expect_error(wf_call(wf_vmap(one_result, .out_axes = { 1 }), WF_IN(x), WF_OUT(&out)),
		"vmap: result 0: its out_axes entry is 1, it has 1 dimension (the mapped one included)");
	expect_error(wf_call(wf_vmap(one_result, .out_axes = { 0, 1 }), WF_IN(x), WF_OUT(&out)), "vmap: out_axes has an entry for result 1, there is 1 (the first is 0)");
	expect_error(wf_call(wf_vmap(two_results, .out_axes_at = { { 1, "b.1", WF_NONE } }), WF_IN(x), WF_OUT(&out, &more)),
		"vmap: result 1, leaf b.1 depends on the example, its out_axes entry is WF_NONE");
	expect_error(wf_call(wf_vmap(two_results, .out_axes_at = { { 1, "c", 1 } }), WF_IN(x), WF_OUT(&out, &more)), "vmap: out_axes_at[0] names \"c\" of result 1, which is {a: *, b: (");
	/* options of others, names */
	expect_error(wf_call(wf_vmap(one_result, .devices = wf_get_devices()), WF_IN(x), WF_OUT(&out)), "vmap: .devices is wf_pmap's");
	expect_error(wf_call(wf_vmap(dot, .static_broadcasted_argnums = WF_ARG(1)), WF_IN(x, x), WF_OUT(&out)),
		"vmap: .static_broadcasted_argnums is wf_pmap's; a fixed value is given with wf_bind");
	expect_error(wf_call(wf_vmap(dot, .donate_argnums = WF_ARG(1)), WF_IN(x, x), WF_OUT(&out)), "vmap: .donate_argnums is wf_pmap's; wf_jit around vmap has it too");
	expect_error(wf_call(wf_vmap(dot, .axis_name = "a,b"), WF_IN(x, x), WF_OUT(&out)), "vmap: axis_name is \"a,b\"; a comma stands between names of several axes");
	expect_error(wf_call(wf_vmap(normalised), WF_IN(x), WF_OUT(&out)),
		"psum: axis \"batch\" is not bound here; bound are: \"workers\" (wf_pmap and wf_vmap bind their axis_name, wf_shard_map the axes of its mesh)");
	expect_error(wf_call(wf_vmap(normalised, .axis_name = "rows"), WF_IN(x), WF_OUT(&out)), "bound are: \"rows\", \"workers\"");
	/* an error inside is one of examples */
	expect_error(wf_call(wf_vmap(fails_inside), WF_IN(x), WF_OUT(&out)), "f32[3]");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(axes), cmocka_unit_test(result_axes), cmocka_unit_test(per_example_gradients), cmocka_unit_test(gradient_of_a_batch),
		cmocka_unit_test(parts_of_trees), cmocka_unit_test(named_axis), cmocka_unit_test(keys), cmocka_unit_test(nested), cmocka_unit_test(control_flow),
		cmocka_unit_test(branches_not_taken),
		cmocka_unit_test(custom_calls), cmocka_unit_test(gradients_of_custom_calls), cmocka_unit_test(few_examples), cmocka_unit_test(errors),
	};

	return cmocka_run_group_tests_name("vmap", tests, NULL, NULL);
}

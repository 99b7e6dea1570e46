/* shard_test.c: pmap and shard_map against JAX's values on eight devices (test/oracle/shard_golden.py): composed with grad, vmap and jit, nested, over
 * meshes; pmap over 1, 2, 4, 8 devices against one; arrays with shardings; the errors. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>

static wf_tree *golden;
static const wf_mesh *mesh; /* data 4 × model 2 */

static int open_golden(void **state)
{
	(void)state;
	wf_must(wf_npz_read(WEFT_GOLDEN_DIR "/shard.npz", &golden));
	wf_must(wf_make_mesh(&mesh, { "data", 4 }, { "model", 2 }));
	return 0;
}

static int close_golden(void **state)
{
	(void)state;
	wf_release(&golden);
	return 0;
}

static const wf_tree *in(const char *name, int i)
{
	char path[80];

	snprintf(path, sizeof path, "%s.in.%d", name, i);
	const wf_tree *t = wf_tree_get(golden, path);
	if (!t)
		fail_msg("no %s", path);
	return t;
}

static void close_to(const wf_tree *got, const wf_tree *wanted, double tol, const char *name)
{
	size_t n = wf_tree_count(wanted);

	assert_int_equal(wf_tree_count(got), n);
	for (size_t l = 0; l < n; l++) {
		char path[80], other[80];
		const wf_tree *x = wf_tree_leaf(got, l, path, sizeof path), *y = wf_tree_leaf(wanted, l, other, sizeof other);
		size_t count = 1;

		assert_string_equal(path, other);
		assert_int_equal(wf_tree_rank(x), wf_tree_rank(y));
		for (int k = 0; k < wf_tree_rank(x); k++) {
			if (wf_tree_dim(x, k) != wf_tree_dim(y, k))
				fail_msg("%s.%s: %s, %s is right", name, path, wf_tree_text(x, false), wf_tree_text(y, false));
			count *= (size_t)wf_tree_dim(x, k);
		}
		float *a = malloc(count * sizeof *a + 1), *b = malloc(count * sizeof *b + 1);
		wf_must(wf_tree_read(x, a, count * sizeof *a));
		wf_must(wf_tree_read(y, b, count * sizeof *b));
		double largest = 1;
		for (size_t k = 0; k < count; k++)
			largest = fmax(largest, fabs((double)b[k]));
		for (size_t k = 0; k < count; k++)
			if (!(fabs((double)a[k] - (double)b[k]) <= tol * largest))
				fail_msg("%s.%s[%zu]: %.9g, %.9g is right", name, path, k, (double)a[k], (double)b[k]);
		free(a);
		free(b);
	}
}

static void agrees(const char *name, int i, const wf_tree *got)
{
	char path[80];

	snprintf(path, sizeof path, "%s.out.%d", name, i);
	const wf_tree *wanted = wf_tree_get(golden, path);
	if (!wanted)
		fail_msg("no %s", path);
	close_to(got, wanted, 2e-6, path);
}

/* ---- pmap ---- */
static wf_val mlp_loss(wf_val p, wf_val x, wf_val y)
{
	wf_val h = wf_tanh(wf_add(wf_matmul(x, wf_get(p, "w0")), wf_get(p, "b0")));
	return wf_mean(wf_square(wf_sub(wf_matmul(h, wf_get(p, "w1")), y)));
}

static wf_val sgd(wf_val p, wf_val g) { return wf_sub(p, wf_mul(g, wf_c(0.1))); }

static wf_val step(wf_val p, wf_val x, wf_val y)
{
	wf_val loss, grads;
	wf_unpack(wf_apply(wf_value_and_grad(mlp_loss), p, x, y), &loss, &grads);
	return wf_tuple(wf_tree_map(sgd, p, wf_pmean(grads, "batch")), wf_pmean(loss, "batch"));
}

static wf_val first_of(wf_val x) { return wf_at(x, 0); }
static wf_val first_params(wf_val p) { return wf_tree_map(first_of, p); }

static void any_number_of_devices(void **state)
{
	(void)state;
	for (int n = 1; n <= 8; n *= 2) {
		WF_TREES(p, x, y, loss, first);
		const wf_tree *losses = wf_tree_get(golden, "train.out.1");
		wf_devices some = { n, wf_get_devices().v };
		float want[3], got[8];

		wf_must(wf_tree_read(losses, want, sizeof want));
		wf_must(wf_device_put_replicated(in("train", 0), some, &p));
		wf_must(wf_device_put_sharded(in("train", 1), some, &x));
		wf_must(wf_device_put_sharded(in("train", 2), some, &y));
		for (int i = 0; i < 3; i++) {
			wf_must(wf_call(wf_pmap(step, .axis_name = "batch"), WF_IN(p, x, y), WF_OUT(&p, &loss)));
			wf_must(wf_tree_read(loss, got, (size_t)n * sizeof *got));
			for (int d = 0; d < n; d++)
				assert_true(fabs((double)got[d] - (double)want[i]) < 2e-6);
		}
		wf_must(wf_call(first_params, WF_IN(p), WF_OUT(&first)));
		agrees("train", 0, first);
	}
}

static wf_val couple(wf_val a, wf_val b)
{
	return wf_tuple(wf_add(wf_mul(a, wf_psum(b, "i")), wf_axis_index("i")), wf_psum(wf_sum(a), "i"));
}

static wf_val tree_axes(wf_val t)
{
	return wf_dict("p", wf_mul(wf_get(t, "x.u"), wf_get(t, "k")), "q", wf_psum(wf_get(t, "x.v"), "i"));
}

static void axes_of_arguments_and_results(void **state)
{
	WF_TREES(a, b);

	(void)state;
	for (int negative = 0; negative < 2; negative++) { /* the same axes counted from the end */
		wf_must(wf_call(wf_pmap(couple, .axis_name = "i", .in_axes = { negative ? -1 : 1, negative ? -2 : 0 }, .out_axes = { negative ? -1 : 1, WF_NONE }),
			WF_IN(in("axes", 0), in("axes", 1)), WF_OUT(&a, &b)));
		agrees("axes", 0, a);
		agrees("axes", 1, b);
	}
	wf_fn f = wf_pmap(tree_axes, .axis_name = "i", .in_axes_at = { { 0, "k", WF_NONE }, { 0, "x.v", 1 } }, .out_axes_at = { { 0, "p", 1 }, { 0, "q", WF_NONE } });
	wf_must(wf_call(f, WF_IN(in("tree", 0)), WF_OUT(&a)));
	agrees("tree", 0, a);
	wf_must(wf_call(wf_vmap(f, .in_axes = { WF_NONE }, .axis_size = 1, .out_axes = { WF_NONE }), WF_IN(in("tree", 0)), WF_OUT(&a))); /* inside a trace */
	agrees("tree", 0, a);
}

static wf_val energy(wf_val a, wf_val k) { return wf_sum(wf_mul(wf_sin(a), wf_psum(wf_mul(a, k), "i"))); }
static wf_val row(wf_val a) { return wf_mul(wf_exp(wf_neg(a)), wf_psum(a, "i")); }

static wf_val squares_of_energies(wf_val a, wf_val k)
{
	return wf_sum(wf_square(wf_apply(wf_pmap(energy, .axis_name = "i", .in_axes = { 0, WF_NONE }), a, k)));
}

static wf_val around(wf_val a) { return wf_mul(wf_c(2), wf_apply(wf_pmap(wf_jit(row), .axis_name = "i"), wf_add(a, wf_c(1)))); }

static void composed(void **state)
{
	WF_TREES(a, b);

	(void)state;
	wf_must(wf_call(wf_grad(squares_of_energies, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(in("grad_of_pmap", 0), in("grad_of_pmap", 1)), WF_OUT(&a, &b)));
	agrees("grad_of_pmap", 0, a);
	agrees("grad_of_pmap", 1, b);
	wf_must(wf_call(wf_pmap(wf_grad(energy), .axis_name = "i", .in_axes = { 0, WF_NONE }), WF_IN(in("pmap_of_grad", 0), in("pmap_of_grad", 1)), WF_OUT(&a)));
	agrees("pmap_of_grad", 0, a);
	wf_must(wf_call(wf_pmap(wf_vmap(row), .axis_name = "i"), WF_IN(in("pmap_of_vmap", 0)), WF_OUT(&a)));
	agrees("pmap_of_vmap", 0, a);
	wf_must(wf_call(wf_vmap(wf_pmap(row, .axis_name = "i")), WF_IN(in("vmap_of_pmap", 0)), WF_OUT(&a)));
	agrees("vmap_of_pmap", 0, a);
	wf_must(wf_call(wf_jit(around), WF_IN(in("jit_of_pmap", 0)), WF_OUT(&a)));
	agrees("jit_of_pmap", 0, a);
	wf_must(wf_call(wf_jit(wf_pmap(wf_jit(wf_vmap(row)), .axis_name = "i")), WF_IN(in("pmap_of_vmap", 0)), WF_OUT(&a)));
	agrees("pmap_of_vmap", 0, a);
}

static wf_val nested(wf_val a, wf_val b)
{
	return wf_add(wf_add(wf_psum(wf_mul(a, b), "i"), wf_mul(wf_pmean(a, "j"), wf_axis_index("i"))), wf_axis_index("j"));
}

static wf_val inner_by_hand(wf_val a, wf_val b) { return wf_apply(wf_pmap(nested, .axis_name = "j", .in_axes = { 1, 0 }, .out_axes = { 1 }), a, b); }

static void pmaps_inside_each_other(void **state)
{
	WF_TREES(a, b);
	wf_fn inner = wf_pmap(nested, .axis_name = "j", .in_axes = { 1, 0 }, .out_axes = { 1 });

	(void)state;
	wf_must(wf_call(wf_pmap(inner, .axis_name = "i", .in_axes = { 0, WF_NONE }), WF_IN(in("nested", 0), in("nested", 1)), WF_OUT(&a))); /* 2 × 4 devices */
	agrees("nested", 0, a);
	char *text = wf_tree_sharding_text(a);
	if (!strstr(text, "over i 2 × j 4 as (i, None, j)") || !strstr(text, "cpu:7 [1:2, 0:3, 3:4]"))
		fail_msg("%s", text);
	free(text);
	wf_must(wf_call(wf_pmap(inner_by_hand, .axis_name = "i", .in_axes = { 0, WF_NONE }), WF_IN(in("nested", 0), in("nested", 1)), WF_OUT(&b))); /* 2 devices */
	agrees("nested", 0, b);
	wf_devices all = wf_get_devices();
	wf_device *two[2] = { all.v[5], all.v[2] };
	wf_must(wf_call(wf_pmap(inner, .axis_name = "i", .in_axes = { 0, WF_NONE }, .devices = { 2, two }), WF_IN(in("nested", 0), in("nested", 1)), WF_OUT(&b)));
	agrees("nested", 0, b);
	text = wf_tree_sharding_text(b);
	if (!strstr(text, "cpu:5 [0:1, 0:3, 0:4], cpu:2 [1:2, 0:3, 0:4]"))
		fail_msg("%s", text);
	free(text);
}

/* ---- shard_map ---- */
#define LAYER_IN { WF_SPEC("data"), WF_SPEC(NULL, "model"), WF_SPEC("model") }

static wf_val column_row(wf_val x, wf_val a, wf_val b) { return wf_psum(wf_matmul(wf_tanh(wf_matmul(x, a)), b), "model"); }
static wf_val loss_inside(wf_val x, wf_val a, wf_val b) { return wf_pmean(wf_sum(wf_square(column_row(x, a, b))), "data"); }

static wf_val loss_outside(wf_val x, wf_val a, wf_val b)
{
	return wf_sum(wf_square(wf_apply(wf_shard_map(column_row, mesh, .in_specs = LAYER_IN, .out_specs = { WF_SPEC("data") }), x, a, b)));
}

static void tensor_parallel(void **state)
{
	const wf_tree *x = in("tensor_parallel", 0), *w0 = in("tensor_parallel", 1), *w1 = in("tensor_parallel", 2);
	wf_fn f = wf_shard_map(column_row, mesh, .in_specs = LAYER_IN, .out_specs = { WF_SPEC("data") });
	WF_TREES(a, b, c);

	(void)state;
	wf_must(wf_call(f, WF_IN(x, w0, w1), WF_OUT(&a)));
	agrees("tensor_parallel", 0, a);
	wf_must(wf_call(wf_grad(loss_outside, .argnums = WF_ARG(0) | WF_ARG(1) | WF_ARG(2)), WF_IN(x, w0, w1), WF_OUT(&a, &b, &c)));
	agrees("tensor_parallel_grad", 0, a);
	agrees("tensor_parallel_grad", 1, b);
	agrees("tensor_parallel_grad", 2, c);
	x = in("grad_inside", 0), w0 = in("grad_inside", 1), w1 = in("grad_inside", 2);
	wf_fn g = wf_grad(loss_inside, .argnums = WF_ARG(0) | WF_ARG(1) | WF_ARG(2));
	wf_must(wf_call(wf_shard_map(g, mesh, .in_specs = LAYER_IN, .out_specs = LAYER_IN), WF_IN(x, w0, w1), WF_OUT(&a, &b, &c)));
	agrees("grad_inside", 0, a);
	agrees("grad_inside", 1, b);
	agrees("grad_inside", 2, c);
	x = in("loss_grad", 0), w0 = in("loss_grad", 1), w1 = in("loss_grad", 2);
	wf_must(wf_call(wf_grad(wf_shard_map(loss_inside, mesh, .in_specs = LAYER_IN), .argnums = WF_ARG(0) | WF_ARG(1) | WF_ARG(2)), WF_IN(x, w0, w1),
		WF_OUT(&a, &b, &c)));
	agrees("loss_grad", 0, a);
	agrees("loss_grad", 1, b);
	agrees("loss_grad", 2, c);
}

static wf_val places(wf_val x)
{
	wf_val at = wf_add(wf_mul(wf_ci(10), wf_axis_index("data")), wf_axis_index("model"));
	return wf_tuple(wf_add(x, at), wf_psum(x, "data,model"));
}
static wf_val scaled_by_place(wf_val x) { return wf_mul(x, wf_add(wf_axis_index("model"), wf_ci(1))); }
static wf_val gathered(wf_val x) { return wf_all_gather(x, "model", .axis = 1, .tiled = true); }
static wf_val scattered(wf_val x) { return wf_psum_scatter(x, "data", .scatter_dimension = 0, .tiled = true); }
static wf_val exchanged(wf_val x) { return wf_all_to_all(x, "data", 1, 0, .tiled = true); }
static wf_val ring(wf_val x) { return wf_ppermute(x, "data", WF_PAIRS({ 0, 1 }, { 1, 2 }, { 2, 3 }, { 3, 0 })); }
static wf_val sines(wf_val x) { return wf_mul(wf_sin(gathered(x)), wf_add(wf_axis_index("model"), wf_ci(1))); }
static wf_val squares_of_sines(wf_val x)
{
	return wf_sum(wf_square(wf_apply(wf_shard_map(sines, mesh, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data", "model") }), x)));
}

/* each by the devices' threads, and as one program inside a trace */
static void one_result(const char *name, wf_fn f)
{
	WF_TREES(a);

	wf_must(wf_call(f, WF_IN(in(name, 0)), WF_OUT(&a)));
	agrees(name, 0, a);
	wf_must(wf_call(wf_vmap(f, .in_axes = { WF_NONE }, .axis_size = 1, .out_axes = { WF_NONE }), WF_IN(in(name, 0)), WF_OUT(&a)));
	agrees(name, 0, a);
}

static void specs_and_collectives(void **state)
{
	WF_TREES(a, b);

	(void)state;
	wf_must(wf_call(wf_shard_map(places, mesh, .in_specs = { WF_SPEC("data,model") }, .out_specs = { WF_SPEC("data,model") }), WF_IN(in("both", 0)), WF_OUT(&a, &b)));
	agrees("both", 0, a);
	agrees("both", 1, b);
	one_result("turned", wf_shard_map(scaled_by_place, mesh, .in_specs = { WF_SPEC("model,data") }, .out_specs = { WF_SPEC("model", "data") }));
	one_result("moved", wf_shard_map(gathered, mesh, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data") }));
	one_result("scattered", wf_shard_map(scattered, mesh, .in_specs = { WF_SPEC(NULL, "model") }, .out_specs = { WF_SPEC("data", "model") }));
	one_result("exchanged", wf_shard_map(exchanged, mesh, .in_specs = { WF_SPEC("data") }, .out_specs = { WF_SPEC(NULL, "data") }));
	one_result("ring", wf_shard_map(ring, mesh, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data", "model") }));
	wf_must(wf_call(wf_grad(squares_of_sines), WF_IN(in("moved_grad", 0)), WF_OUT(&a)));
	agrees("moved_grad", 0, a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(any_number_of_devices), cmocka_unit_test(axes_of_arguments_and_results), cmocka_unit_test(composed),
		cmocka_unit_test(pmaps_inside_each_other), cmocka_unit_test(tensor_parallel), cmocka_unit_test(specs_and_collectives),
	};

	setenv("WEFT_CPU_DEVICES", "8", 1);
	return cmocka_run_group_tests(tests, open_golden, close_golden);
}

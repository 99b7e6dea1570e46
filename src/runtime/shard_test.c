/* shard_test.c: pmap and shard_map against JAX's values on eight devices (test/oracle/shard_golden.py): composed with grad, vmap and jit, nested, over
 * meshes; pmap over 1, 2, 4, 8 devices against one; arrays with shardings; the errors. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
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

/* ---- arrays with shardings ---- */
static void expect(wf_error *err, const char *text)
{
	if (!err || !strstr(wf_error_text(err), text))
		fail_msg("«%s» does not say «%s»", wf_error_text(err), text);
	wf_error_free(err);
}

static void lies(const wf_tree *t, const char *text)
{
	char *s = wf_tree_sharding_text(t);

	if (strcmp(s, text))
		fail_msg("«%s» is not «%s»", s, text);
	free(s);
}

static void counted(int rank, const int64_t *dims, wf_tree **out)
{
	float v[64];

	for (int i = 0; i < 64; i++)
		v[i] = (float)i;
	wf_must(wf_array(WF_F32, rank, dims, v, out));
}

static wf_val add_sum(wf_val x) { return wf_add(x, wf_psum(wf_sum(x), "data,model")); }

static void arrays_have_shardings(void **state)
{
	WF_TREES(x, y, z, t, all);
	const wf_mesh *turned;
	float v[32];
	wf_devices have = wf_get_devices();
	wf_device *order[4] = { have.v[7], have.v[1], have.v[4], have.v[0] };

	(void)state;
	wf_must(wfi_make_mesh((const wf_mesh_axis[]){ { "a", 2 }, { "b", 2 } }, 2, (wf_devices){ 4, order }, &turned));
	assert_int_equal(wf_mesh_axis_size(mesh, "data"), 4);
	assert_int_equal(wf_mesh_axis_size(mesh, "rows"), 0);
	counted(2, (const int64_t[]){ 8, 4 }, &x);
	lies(x, "f32[8,4]: cpu:0 [0:8, 0:4]");
	wf_must(wf_device_put(x, WF_SHARDING(mesh, "data", "model"), &y));
	lies(y, "f32[8,4] over data 4 × model 2 as (data, model): cpu:0 [0:2, 0:2], cpu:1 [0:2, 2:4], cpu:2 [2:4, 0:2], cpu:3 [2:4, 2:4], "
	        "cpu:4 [4:6, 0:2], cpu:5 [4:6, 2:4], cpu:6 [6:8, 0:2], cpu:7 [6:8, 2:4]");
	wf_must(wf_tree_dict(2, (const char *const[]){ "w", "b" }, (const wf_tree *const[]){ y, x }, &t));
	wf_must(wf_device_put(t, WF_SHARDING(turned, NULL, "b"), &t)); /* resharded; another mesh */
	lies(t, "b: f32[8,4] over a 2 × b 2 as (None, b): cpu:7 [0:8, 0:2], cpu:1 [0:8, 2:4], cpu:4 [0:8, 0:2], cpu:0 [0:8, 2:4]\n"
	        "w: f32[8,4] over a 2 × b 2 as (None, b): cpu:7 [0:8, 0:2], cpu:1 [0:8, 2:4], cpu:4 [0:8, 0:2], cpu:0 [0:8, 2:4]");
	wf_must(wf_tree_read(wf_tree_get(t, "w"), v, sizeof v));
	for (int i = 0; i < 32; i++)
		assert_true(v[i] == (float)i);
	wf_must(wf_device_put(y, WF_SHARDING(mesh, "model,data"), &y));
	wf_must(wf_tree_read(y, v, sizeof v));
	for (int i = 0; i < 32; i++)
		assert_true(v[i] == (float)i);
	wf_must(wf_device_put(y, WF_SHARDING(mesh, NULL), &y)); /* a copy on each */
	wf_must(wf_tree_read(y, v, sizeof v));
	assert_true(v[31] == 31);
	wf_must(wf_device_put(y, NULL, &z)); /* brought together, as before */
	lies(z, "f32[8,4]: cpu:0 [0:8, 0:4]");
	/* a shard_map takes any of them; its result has its own sharding, and goes in again as it lies */
	wf_fn f = wf_shard_map(add_sum, mesh, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data", "model") });
	wf_must(wf_call(f, WF_IN(y), WF_OUT(&z)));
	wf_must(wf_call(f, WF_IN(x), WF_OUT(&y)));
	wf_must(wf_call(f, WF_IN(y), WF_OUT(&y)));
	wf_must(wf_tree_read(z, v, sizeof v));
	assert_true(v[0] == 496 && v[31] == 31 + 496);
	wf_must(wf_tree_read(y, v, sizeof v)); /* sum of the first result: 496 + 32 · 496 */
	assert_true(v[0] == 496 + 33 * 496 && v[31] == 31 + 496 + 33 * 496);
	wf_must(wf_process_allgather(y, &all));
	lies(all, "f32[1,8,4]: cpu:0 [0:1, 0:8, 0:4]");
	/* donated: gone, for all who hold it */
	wf_put(&z, wf_tree_retain(y));
	wf_must(wf_call(wf_shard_map(add_sum, mesh, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data", "model") }, .donate_argnums = WF_ARG(0)),
		WF_IN(y), WF_OUT(&x)));
	expect(wf_wait(z), "array was donated to shard_map(");
}

static wf_val turn_all(wf_val x) { return wf_add(x, wf_c(1)); }
static wf_val total(wf_val x) { return wf_psum(wf_sum(x), "data,model"); }

/* whoever takes arrays takes these: text, one number, files, the loader's columns, functions on one device */
static void used_as_any_other(void **state)
{
	WF_TREES(x, y, t, back, sum);
	char path[] = "/tmp/weft-shard-XXXXXX";
	float v[32];
	int fd = mkstemp(path);
	wf_dataset *rows = NULL;

	(void)state;
	assert_true(fd >= 0);
	close(fd);
	counted(2, (const int64_t[]){ 8, 4 }, &x);
	wf_must(wf_device_put(x, WF_SHARDING(mesh, "model", "data"), &y));
	wf_must(wf_tree_dict(1, (const char *const[]){ "x" }, (const wf_tree *const[]){ y }, &t));
	wf_must(wf_npz_write(path, t));
	wf_must(wf_npz_read(path, &back));
	wf_must(wf_tree_read(wf_tree_get(back, "x"), v, sizeof v));
	for (int i = 0; i < 32; i++)
		assert_true(v[i] == (float)i);
	wf_must(wf_safetensors_write(path, t));
	unlink(path);
	wf_must(wf_dataset_from_tree(t, &rows));
	assert_int_equal(wf_dataset_rows(rows), 8);
	wf_dataset_free(rows);
	wf_must(wf_call(wf_shard_map(total, mesh, .in_specs = { WF_SPEC("data", "model") }), WF_IN(y), WF_OUT(&sum))); /* cut otherwise than it lies */
	assert_true(wf_item(sum) == 496);
	wf_must(wf_call(turn_all, WF_IN(y), WF_OUT(&sum)));
	lies(sum, "f32[8,4]: cpu:0 [0:8, 0:4]");
	char *text = wf_tree_text(y, false);
	assert_string_equal(text, "f32[8,4]");
	free(text);
}

static wf_val turn(wf_val x) { return wf_add(x, wf_c(1)); }

/* the slot is the input, of the result's type, and yet its shards are not the devices' shares */
static void same_slot_other_axis(void **state)
{
	WF_TREES(x);
	float v[16];

	(void)state;
	counted(2, (const int64_t[]){ 4, 4 }, &x);
	wf_fn f = wf_pmap(turn, .in_axes = { 1 });
	wf_must(wf_call(f, WF_IN(x), WF_OUT(&x)));
	wf_must(wf_call(f, WF_IN(x), WF_OUT(&x)));
	wf_must(wf_call(f, WF_IN(x), WF_OUT(&x)));
	wf_must(wf_tree_read(x, v, sizeof v));
	for (int i = 0; i < 16; i++)
		assert_true(v[i] == (float)(i % 4 * 4 + i / 4 + 3)); /* transposed three times */
}

/* ---- errors: the argument, the leaf, both numbers, the remedy ---- */
static wf_val add2(wf_val a, wf_val b) { return wf_add(a, b); }
static wf_val scaled(wf_val a, const void *k) { return wf_mul(a, wf_c(*(const double *)k)); }
static wf_val over_rows(wf_val a) { return wf_psum(a, "rows"); }
static wf_val scalar(wf_val a) { return wf_sum(a); }
static wf_val inside(wf_val a, wf_val b) { return wf_apply(wf_pmap(add2, .axis_name = "i"), a, b); }
static wf_val outside_grad(wf_val a, wf_val b) { return wf_sum(wf_apply(wf_pmap(add2, .in_axes = { WF_NONE, WF_NONE }), a, b)); }

/* the same words when the pmap is called by wf_call and inside a trace */
static void both(const wf_tree *a, const wf_tree *b, const char *text)
{
	WF_TREES(out);

	expect(wf_call(wf_pmap(add2, .axis_name = "i"), WF_IN(a, b), WF_OUT(&out)), text);
	expect(wf_call(inside, WF_IN(a, b), WF_OUT(&out)), text);
}

static void errors_of_pmap(void **state)
{
	WF_TREES(x4, x3, x9, k, t, out);
	double two = 2;

	(void)state;
	counted(1, (const int64_t[]){ 4 }, &x4);
	counted(1, (const int64_t[]){ 3 }, &x3);
	counted(1, (const int64_t[]){ 9 }, &x9);
	wf_must(wf_scalar(WF_F32, 1, &k));
	wf_must(wf_tree_dict(2, (const char *const[]){ "b", "w" }, (const wf_tree *const[]){ x3, x4 }, &t));
	both(x4, x3, "pmap: argument 1 (f32[3]): ");
	expect(wf_call(wf_pmap(add2), WF_IN(x4, x3), WF_OUT(&out)), "its mapped axis is 3 long, that of argument 0 (f32[4]) is 4: all must be equal");
	expect(wf_call(wf_pmap(add2), WF_IN(x4, t), WF_OUT(&out)), "pmap: argument 1, leaf b (f32[3]): its mapped axis is 3 long, that of argument 0 (f32[4]) is 4");
	both(x4, k, "pmap: argument 1 (f32[]): ");
	expect(wf_call(wf_pmap(add2), WF_IN(x4, k), WF_OUT(&out)), "this one is a scalar: wf_device_put_replicated it, or say .in_axes WF_NONE for argument 1");
	both(x9, x9, "the mapped axis needs 9 devices, there are 8 (WEFT_CPU_DEVICES=9 makes that many virtual CPU devices)");
	expect(wf_call(outside_grad, WF_IN(x4, x4), WF_OUT(&out)), "pmap: no argument is mapped (in_axes are all WF_NONE): at least one must be");
	expect(wf_call(wf_pmap(add2, .axis_size = 5), WF_IN(x4, x4), WF_OUT(&out)), "argument 0 (f32[4]): its mapped axis is 4 long, axis_size is 5");
	expect(wf_call(wf_pmap(add2, .in_axes = { 1 }), WF_IN(x4, x4), WF_OUT(&out)), "argument 0 (f32[4]): in_axes is 1, it has 1 dimension");
	expect(wf_call(wf_pmap(add2, .in_axes = { 0, 0, 1 }), WF_IN(x4, x4), WF_OUT(&out)), "in_axes has an entry for argument 2, there are 2 arguments");
	expect(wf_call(wf_pmap(add2, .out_axes = { 2 }), WF_IN(x4, x4), WF_OUT(&out)), "result 0: out_axes is 2, it has 1 dimension (the mapped one included)");
	expect(wf_call(wf_pmap(add2, .out_axes = { 0, 1 }), WF_IN(x4, x4), WF_OUT(&out)), "out_axes has an entry for result 1, there is 1");
	expect(wf_call(wf_pmap(add2, .in_axes_at = { { 1, "weights", 0 } }), WF_IN(x4, t), WF_OUT(&out)),
		"pmap: in_axes_at[0] names \"weights\" of argument 1, which is {b: *, w: *} and has no such part");
	expect(wf_call(wf_pmap(add2, .in_axes_at = { { 2, "b", 0 } }), WF_IN(x4, t), WF_OUT(&out)), "in_axes_at[0] is of argument 2, there are 2 (the first is 0)");
	expect(wf_call(wf_pmap(add2, .out_axes_at = { { 0, "b", 0 } }), WF_IN(x4, x4), WF_OUT(&out)), "out_axes_at[0] names \"b\" of result 0");
	expect(wf_call(wf_pmap(over_rows, .axis_name = "i"), WF_IN(x4), WF_OUT(&out)), "axis \"rows\" is not bound here; bound are: \"i\"");
	/* static: what wf_bind keeps has equality and a hash; trees of arrays have not */
	expect(wf_call(wf_pmap(add2, .static_broadcasted_argnums = WF_ARG(1)), WF_IN(x4, t), WF_OUT(&out)),
		"static_broadcasted_argnums names argument 1, which is a tree of arrays ({b: *, w: *}): static values must have equality and a hash; to give all devices the same "
		"arrays say .in_axes = { …, WF_NONE, … } for it, to fix a value wf_bind(f, &value)");
	expect(wf_call(wf_pmap(add2, .static_broadcasted_argnums = WF_ARG(2)), WF_IN(x4, x4), WF_OUT(&out)), "names argument 2, there are 2 (the first is 0)");
	wf_must(wf_call(wf_pmap(wf_bind(scaled, &two), .static_broadcasted_argnums = WF_ARG(1)), WF_IN(x4), WF_OUT(&out)));
	expect(wf_call(wf_pmap(wf_bind(scaled, &two), .static_broadcasted_argnums = WF_ARG(2)), WF_IN(x4), WF_OUT(&out)), "names argument 2, there are 2");
	/* devices */
	wf_device *v[2] = { wf_get_devices().v[0], wf_get_devices().v[1] };
	expect(wf_call(wf_pmap(add2, .devices = { 0, v }), WF_IN(x4, x4), WF_OUT(&out)), ".devices is no list: it is empty");
	expect(wf_call(wf_pmap(add2, .devices = { 2, v }), WF_IN(x4, x4), WF_OUT(&out)), "the mapped axis is 4 long, 2 devices were given");
	/* inside each other */
	wf_fn inner = wf_pmap(scalar, .axis_name = "i");
	expect(wf_call(wf_pmap(inner, .axis_name = "i"), WF_IN(x4), WF_OUT(&out)), "argument 0 (f32[4]): a mapped argument needs an axis to map over, this one is a scalar inside of the pmap around");
	WF_TREES(x22);
	counted(2, (const int64_t[]){ 2, 2 }, &x22);
	expect(wf_call(wf_pmap(inner, .axis_name = "i"), WF_IN(x22), WF_OUT(&out)), "axis \"i\" is bound by the pmap around it already");
	expect(wf_call(wf_pmap(wf_pmap(scalar, .devices = { 2, v })), WF_IN(x22), WF_OUT(&out)), "give them to the outermost");
}

static wf_val pair(wf_val x) { return wf_tuple(x, wf_dict("a", wf_sum(x), "b", x)); }
static wf_val pair_inside(wf_val x)
{
	return wf_apply(wf_shard_map(pair, mesh, .in_specs = { WF_SPEC("data") }, .out_specs_at = { { 1, "a", WF_SPEC("data") } }), x);
}
static wf_val uneven_inside(wf_val x) { return wf_apply(wf_shard_map(turn, mesh, .in_specs = { WF_SPEC("data,model") }), x); }
static wf_val over_model(wf_val x) { return wf_psum(x, "model"); }
static wf_val one_over_model(wf_val x) { return wf_add(wf_mul(x, wf_c(0)), wf_psum(wf_sum(x), "model")); }
static wf_val disagree(wf_val x) /* device (2, 1) sums one number, (2, 0) all of its block */
{
	wf_val place = wf_add(wf_mul(wf_axis_index("data"), wf_ci(2)), wf_axis_index("model"));
	return wf_cond(wf_equal(place, wf_ci(5)), one_over_model, over_model, x);
}

static void errors_of_meshes(void **state)
{
	WF_TREES(x, t, out);
	const wf_mesh *m = NULL;

	(void)state;
	expect(wf_make_mesh(&m, { "data", 4 }, { "model", 3 }), "wf_make_mesh: data 4 × model 3 needs 12 devices, there are 8 (WEFT_CPU_DEVICES=12");
	expect(wf_make_mesh(&m, { "data", 4 }, { "data", 2 }), "axes 0 and 1 are both named \"data\"");
	expect(wf_make_mesh(&m, { "data", 0 }), "axis \"data\" has 0 members");
	expect(wf_make_mesh(&m, { "", 2 }), "a name without commas and blanks is needed");
	expect(wf_make_mesh(&m, { "a,b", 2 }), "a name without commas and blanks is needed");
	assert_null(m);
	counted(2, (const int64_t[]){ 6, 4 }, &x);
	expect(wf_device_put(x, WF_SHARDING(mesh, "data"), &out),
		"dimension 0 of f32[6,4] is 6 long, which cannot be cut into 4 equal parts (mesh data 4 × model 2, spec (data, None)): pad it, or leave the dimension whole");
	expect(wf_device_put(x, WF_SHARDING(mesh, NULL, NULL, "data"), &out), "the spec cuts dimension 2 over axis \"data\", f32[6,4] has 2 dimensions");
	expect(wf_device_put(x, WF_SHARDING(mesh, "rows"), &out), "the spec names axis \"rows\" for dimension 0, the mesh has: data 4 × model 2");
	expect(wf_device_put(x, WF_SHARDING(mesh, "model", "model"), &out), "the spec has axis \"model\" twice (dimensions 0 and 1)");
	expect(wf_device_put(x, ((wf_sharding){ NULL, { { NULL } } }), &out), "the mesh is NULL");
	wf_must(wf_tree_dict(1, (const char *const[]){ "w" }, (const wf_tree *const[]){ x }, &t));
	expect(wf_device_put(t, WF_SHARDING(mesh, "data"), &out), "of leaf w");
	expect(wf_call(wf_shard_map(turn, mesh, .in_specs = { WF_SPEC("data,model") }), WF_IN(x), WF_OUT(&out)),
		"shard_map: argument 0 (f32[6,4]): dimension 0 of f32[6,4] is 6 long, which cannot be cut into 8 equal parts");
	expect(wf_call(uneven_inside, WF_IN(x), WF_OUT(&out)), "shard_map: argument 0: dimension 0 of f32[6,4] is 6 long, which cannot be cut into 8 equal parts");
	expect(wf_call(wf_shard_map(pair, mesh, .out_specs_at = { { 1, "a", WF_SPEC("data") } }), WF_IN(x), WF_OUT(&out)),
		"shard_map: result 1, leaf a (f32[] on each device): the spec cuts dimension 0 over axis \"data\", f32[] has 0 dimensions");
	counted(2, (const int64_t[]){ 8, 4 }, &x);
	expect(wf_call(pair_inside, WF_IN(x), WF_OUT(&out)), "shard_map: result 1, leaf a: the spec cuts dimension 0 over axis \"data\", f32[] has 0 dimensions");
	expect(wf_call(wf_shard_map(turn, NULL), WF_IN(x), WF_OUT(&out)), "shard_map: the mesh is NULL");
	expect(wf_call(wf_shard_map(turn, mesh, .in_specs = { [1] = WF_SPEC("data") }), WF_IN(x), WF_OUT(&out)), "in_specs has an entry for argument 1, there is 1");
	expect(wf_call(wf_shard_map(turn, mesh, .out_specs = { [2] = WF_SPEC("data") }), WF_IN(x), WF_OUT(&out)), "out_specs has an entry for result 2, there is 1");
	expect(wf_call(wf_shard_map(turn, mesh, .in_specs_at = { { 0, "w", WF_SPEC("data") } }), WF_IN(x), WF_OUT(&out)), "in_specs_at[0] names \"w\" of argument 0");
	expect(wf_call(wf_shard_map(over_rows, mesh), WF_IN(x), WF_OUT(&out)), "axis \"rows\" is not bound here; bound are: \"model\", \"data\"");
	/* members of a group that do not agree: an error, and the next run works */
	wf_fn f = wf_shard_map(disagree, mesh, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data", "model") });
	expect(wf_call(f, WF_IN(x), WF_OUT(&out)), "device 4 came with all_reduce sum of 4 f32");
	assert_null(out);
	wf_must(wf_call(wf_shard_map(over_model, mesh, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data") }), WF_IN(x), WF_OUT(&out)));
	float v[16];
	wf_must(wf_tree_read(out, v, sizeof v));
	assert_true(v[0] == 2 && v[15] == 29 + 31);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(any_number_of_devices), cmocka_unit_test(axes_of_arguments_and_results), cmocka_unit_test(composed),
		cmocka_unit_test(pmaps_inside_each_other), cmocka_unit_test(tensor_parallel), cmocka_unit_test(specs_and_collectives),
		cmocka_unit_test(arrays_have_shardings), cmocka_unit_test(used_as_any_other), cmocka_unit_test(same_slot_other_axis), cmocka_unit_test(errors_of_pmap), cmocka_unit_test(errors_of_meshes),
	};

	setenv("WEFT_CPU_DEVICES", "8", 1);
	return cmocka_run_group_tests(tests, open_golden, close_golden);
}

/* on_devices_test.c: pmap and shard_map inside of programs that do more are run by their devices, with JAX's values (test/oracle/shard_golden.py): in
 * loops and choices, under grad, jvp, vmap, remat, with a derivative of the user's own. */
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>
#include "support/values.h"

static wf_tree *golden;
static const wf_mesh *mesh; /* data 4 × model 2 */

static const wf_tree *part(const char *name, const char *what, int i)
{
	char path[80];

	snprintf(path, sizeof path, "%s.%s.%d", name, what, i);
	const wf_tree *t = wf_tree_get(golden, path);
	if (!t)
		fail_msg("no %s", path);
	return t;
}

static const wf_tree *in(const char *name, int i) { return part(name, "in", i); }

static void agrees(const char *name, int i, const wf_tree *got)
{
	const wf_tree *want = part(name, "out", i);
	float a[1024], b[1024];
	size_t n = 1;

	assert_int_equal(wf_tree_rank(got), wf_tree_rank(want));
	for (int d = 0; d < wf_tree_rank(want); d++) {
		assert_int_equal(wf_tree_dim(got, d), wf_tree_dim(want, d));
		n *= (size_t)wf_tree_dim(want, d);
	}
	assert_true(n <= 1024);
	wf_must(wf_tree_read(got, a, n * sizeof *a));
	wf_must(wf_tree_read(want, b, n * sizeof *b));
	for (size_t k = 0; k < n; k++)
		if (!(fabsf(a[k] - b[k]) <= 2e-5f * (1 + fabsf(b[k]))))
			fail_msg("%s, result %d, element %zu: %.9g, JAX has %.9g", name, i, k, (double)a[k], (double)b[k]);
}

/* ---- who runs it ---- */
static pthread_mutex_t seen_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_t seen[64];
static int n_seen;

static wf_error *see(const wf_ffi_args *a)
{
	bool new = true;

	memcpy(a->out[0].data, a->in[0].data, sizeof(float));
	pthread_mutex_lock(&seen_lock);
	for (int i = 0; i < n_seen; i++)
		new = new && !pthread_equal(seen[i], pthread_self());
	if (new && n_seen < 64)
		seen[n_seen++] = pthread_self();
	pthread_mutex_unlock(&seen_lock);
	return NULL;
}

static wf_val watched(wf_val x) { return wf_add(x, wf_psum(wf_pure_callback(see, "f32[]", wf_sum(x)), "i")); }
static wf_val watched_block(wf_val x) { return wf_add(x, wf_psum(wf_pure_callback(see, "f32[]", wf_sum(x)), "data,model")); }
static wf_val in_pmap(wf_val x) { return wf_mul(wf_apply(wf_pmap(watched, .axis_name = "i"), wf_mul(x, wf_c(2))), wf_c(3)); }
static wf_val in_shard_map(wf_val x)
{
	return wf_sum(wf_apply(wf_shard_map(watched_block, mesh, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data", "model") }), wf_sin(x)));
}

static int threads_of(wf_fn f, const wf_tree *x)
{
	WF_TREES(out);

	n_seen = 0;
	wf_must(wf_call(f, WF_IN(x), WF_OUT(&out)));
	return n_seen;
}

static void devices_run_it(void **state)
{
	static const int64_t rows[2] = { 4, 2 };
	WF_TREES(x, out);
	float v[8];

	(void)state;
	for (int i = 0; i < 8; i++)
		v[i] = (float)i;
	wf_must(wf_array(WF_F32, 2, rows, v, &x));
	assert_int_equal(threads_of(wf_jit(in_pmap), x), 4);
	assert_int_equal(threads_of(wf_fn_of(in_shard_map), x), 8);
	wf_must(wf_call(in_pmap, WF_IN(x), WF_OUT(&out)));
	wf_must(wf_tree_read(out, v, sizeof v));
	for (int i = 0; i < 8; i++)
		assert_float_equal(v[i], 3 * (2 * (float)i + 56), 1e-4f);
}

/* ---- JAX's values ---- */
#define LAYER_IN { WF_SPEC("data"), WF_SPEC(NULL, "model"), WF_SPEC("model") }
static wf_val column_row(wf_val x, wf_val a, wf_val b) { return wf_psum(wf_matmul(wf_tanh(wf_matmul(x, a)), b), "model"); }
static wf_val layer(wf_val x, wf_val a, wf_val b) { return wf_apply(wf_shard_map(column_row, mesh, .in_specs = LAYER_IN, .out_specs = { WF_SPEC("data") }), x, a, b); }

static wf_val mean_square(wf_val a, wf_val b, wf_val x) { return wf_mean(wf_square(layer(wf_sin(x), a, b))); }
static wf_val descend(wf_val p, wf_val none)
{
	wf_val a, b, x, loss, g;

	(void)none;
	wf_unpack(p, &a, &b, &x);
	wf_unpack(wf_apply(wf_value_and_grad(mean_square, .argnums = WF_ARG(0) | WF_ARG(1)), a, b, x), &loss, &g);
	return wf_tuple(wf_tuple(wf_sub(a, wf_mul(wf_c(0.1), wf_at(g, 0))), wf_sub(b, wf_mul(wf_c(0.1), wf_at(g, 1))), x), loss);
}
static wf_val steps(wf_val x, wf_val a, wf_val b)
{
	wf_val r = wf_scan(descend, wf_tuple(a, b, x), wf_none(), .length = 3);
	return wf_tuple(wf_at(wf_at(r, 0), 0), wf_at(wf_at(r, 0), 1), wf_at(r, 1));
}
static wf_val sines(wf_val x, wf_val a, wf_val b) { return wf_sum(wf_sin(layer(x, a, b))); }
static wf_val along_cosine(wf_val x, wf_val a, wf_val b) { return wf_at(wf_jvp(wf_grad(sines), wf_tuple(x, a, b), wf_tuple(wf_cos(x), wf_none(), wf_none())), 1); }
static wf_val cosines(wf_val x, wf_val a, wf_val b) { return wf_cos(layer(x, a, b)); }
static wf_val of_minus(wf_val x, wf_val a, wf_val b) { return layer(wf_neg(x), a, b); }
static wf_val chosen(wf_val x, wf_val a, wf_val b) { return wf_cond(wf_greater(wf_sum(a), wf_c(0)), cosines, of_minus, x, a, b); }
static wf_val round_of(wf_val i, wf_val s) { return wf_tuple(wf_add(wf_sin(layer(wf_at(s, 0), wf_at(s, 1), wf_at(s, 2))), i), wf_at(s, 1), wf_at(s, 2)); }
static wf_val looped(wf_val x, wf_val a, wf_val b) { return wf_at(wf_fori_loop(wf_ci(0), wf_ci(4), round_of, wf_tuple(x, a, b)), 0); }
static wf_val block(wf_val x, wf_val a, wf_val b) { return wf_sin(layer(wf_cos(x), a, b)); }
static wf_val again(wf_val x, wf_val a, wf_val b) { return wf_sum(wf_square(wf_apply(wf_checkpoint(block), x, a, b))); }
static wf_val twice(wf_val x) { return wf_mul(x, wf_c(2)); }
static wf_val twice_fwd(wf_val x) { return wf_tuple(twice(x), x); }
static wf_val twice_bwd(wf_val x, wf_val ct) { return wf_tuple(wf_mul(wf_mul(ct, wf_psum(wf_sum(x), "data")), wf_cos(x))); }
static wf_val twice_sine(wf_val x) { return wf_apply(wf_custom_vjp(twice, twice_fwd, twice_bwd), wf_sin(x)); }
static wf_val custom(wf_val x) { return wf_sum(wf_square(wf_apply(wf_shard_map(twice_sine, mesh, .in_specs = { WF_SPEC("data") }, .out_specs = { WF_SPEC("data") }), x))); }
static wf_val all_sums(wf_val x, wf_val k) { return wf_psum(wf_mul(wf_tanh(x), k), "data,model"); }
static wf_val unmapped(wf_val x, wf_val k) { return wf_sum(wf_sin(wf_apply(wf_shard_map(all_sums, mesh, .in_specs = { WF_SPEC("data") }), x, k))); }

static void check(const char *name, wf_fn f, int n_in, int n_out)
{
	const wf_tree *args[3];
	wf_tree *out[3] = { NULL }, **slot[3] = { &out[0], &out[1], &out[2] };

	for (int i = 0; i < n_in; i++)
		args[i] = in(name, i);
	wf_must(wf_call(f, ((wf_arrays){ (size_t)n_in, args }), ((wf_slots){ (size_t)n_out, slot })));
	for (int i = 0; i < n_out; i++) {
		agrees(name, i, out[i]);
		wf_release(&out[i]);
	}
}

static void all_agree(void)
{
	check("in_scan", wf_jit(steps), 3, 3);
	check("in_hvp", wf_jit(along_cosine), 3, 1);
	check("in_vmap", wf_vmap(layer, .in_axes = { 0, WF_NONE, WF_NONE }), 3, 1);
	check("in_vmap_grad", wf_vmap(wf_grad(sines, .argnums = WF_ARG(0) | WF_ARG(1)), .in_axes = { 0, WF_NONE, WF_NONE }), 3, 2);
	check("in_cond", wf_fn_of(chosen), 3, 1);
	check("in_loop", wf_fn_of(looped), 3, 1);
	check("in_remat", wf_grad(again, .argnums = WF_ARG(0) | WF_ARG(1) | WF_ARG(2)), 3, 3);
	check("in_custom", wf_grad(custom), 1, 1);
	check("in_unmapped", wf_grad(unmapped, .argnums = WF_ARG(0) | WF_ARG(1)), 2, 2);
}

static void as_in_jax(void **state)
{
	(void)state;
	all_agree();
}

/* the plain evaluator, which looks for NaN, sees one program: the same numbers */
static void as_one_program(void **state)
{
	(void)state;
	wf_set_debug_nans(true);
	all_agree();
	wf_set_debug_nans(false);
	all_agree();
}

/* ---- every kind of part: by the devices, and as one program ---- */
static wf_val weighted(wf_val x, const void *k) { return wf_psum(wf_mul(wf_sin(x), *(const wf_val *)k), "data"); }
static wf_val captured(wf_val x, wf_val k) /* k is used from outside */
{
	return wf_sum(wf_square(wf_apply(wf_shard_map(wf_bind(weighted, &k), mesh, .in_specs = { WF_SPEC("data") }), x)));
}
static wf_val with_integers(wf_val x, wf_val at)
{
	wf_val i = wf_convert(at, WF_I32);
	return wf_tuple(wf_mul(x, wf_convert(i, WF_F32)), wf_psum(i, "model"), wf_dict("same", x, "flag", wf_greater(x, wf_c(0))));
}
static wf_val of_integers(wf_val x, wf_val k)
{
	wf_val r = wf_apply(wf_shard_map(with_integers, mesh, .in_specs = { WF_SPEC("data", "model"), WF_SPEC("model") },
	                                 .out_specs = { WF_SPEC("data", "model"), WF_SPEC(NULL), WF_SPEC("data", "model") }), x, wf_mul(wf_c(3), k));
	return wf_add(wf_sum(wf_sin(wf_at(r, 0))), wf_add(wf_sum(wf_where(wf_get(wf_at(r, 2), "flag"), wf_cos(wf_get(wf_at(r, 2), "same")), wf_c(0))),
	                                                  wf_convert(wf_sum(wf_at(r, 1)), WF_F32)));
}
static wf_val other_order(wf_val x, wf_val k)
{
	return wf_mul(wf_apply(wf_shard_map(wf_fn_of(wf_sin), mesh, .in_specs = { WF_SPEC("model,data") }, .out_specs = { WF_SPEC("model,data") }), x), k);
}
static wf_val running(wf_val c, wf_val row) { wf_val n = wf_add(wf_mul(wf_sin(c), wf_c(0.5)), row); return wf_tuple(n, wf_psum(n, "model")); }
static wf_val scanned_rows(wf_val x, wf_val k)
{
	wf_val r = wf_scan(running, k, x);
	return wf_add(wf_sum(wf_at(r, 0)), wf_psum(wf_sum(wf_sin(wf_at(r, 1))), "data"));
}
static wf_val scan_inside(wf_val x, wf_val k) { return wf_apply(wf_shard_map(scanned_rows, mesh, .in_specs = { WF_SPEC("data", "model"), WF_SPEC("model") }), x, k); }
static wf_val dear(wf_val x, wf_val k) { return wf_psum(wf_tanh(wf_mul(wf_exp(wf_sin(x)), k)), "model"); }
static wf_val cheap(wf_val x, wf_val k) { return wf_apply(wf_checkpoint(dear, .policy = WF_DOTS_SAVEABLE), x, k); }
static wf_val remat_inside(wf_val x, wf_val k)
{
	return wf_sum(wf_square(wf_apply(wf_shard_map(cheap, mesh, .in_specs = { WF_SPEC("data", "model"), WF_SPEC("model") }, .out_specs = { WF_SPEC("data") }), x, k)));
}
static wf_val positive(wf_val x) { return wf_log(wf_add(x, wf_c(3))); }
static wf_val negative(wf_val x) { return wf_mul(x, wf_c(2)); }
static wf_val each_chooses(wf_val x) { return wf_cond(wf_greater(wf_sum(x), wf_c(0)), positive, negative, x); }
static wf_val choice_inside(wf_val x, wf_val k)
{
	return wf_sum(wf_mul(k, wf_apply(wf_shard_map(each_chooses, mesh, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data", "model") }), x)));
}
static wf_val with_batch(wf_val x, wf_val k) { return wf_add(wf_psum(wf_mul(wf_sin(x), k), "rows"), wf_psum(x, "model")); }
static wf_val row_on_devices(wf_val x, wf_val k)
{
	return wf_apply(wf_shard_map(with_batch, mesh, .in_specs = { WF_SPEC("model"), WF_SPEC("model") }, .out_specs = { WF_SPEC("model") }), x, k);
}
static wf_val batch_axis_inside(wf_val x, wf_val k) { return wf_sum(wf_sin(wf_apply(wf_vmap(row_on_devices, .in_axes = { 0, WF_NONE }, .axis_name = "rows"), x, k))); }
static wf_val last_axis(wf_val c, wf_val k) { return wf_tuple(wf_mul(wf_sin(c), wf_pmean(c, "i")), wf_psum(wf_mul(c, k), "i")); }
static wf_val pmap_axes(wf_val x, wf_val k)
{
	wf_val r = wf_apply(wf_pmap(last_axis, .axis_name = "i", .in_axes = { -1, 0 }, .out_axes = { 1, WF_NONE }), x, k);
	return wf_add(wf_sum(wf_square(wf_at(r, 0))), wf_sum(wf_at(r, 1)));
}
static wf_val inner_row(wf_val a, wf_val k) { return wf_mul(wf_sin(a), wf_psum(wf_mul(a, k), "j")); }
static wf_val outer_rows(wf_val x, wf_val k) { return wf_add(wf_apply(wf_pmap(inner_row, .axis_name = "j", .in_axes = { 0, 0 }), x, k), wf_pmean(wf_sum(x), "i")); }
static wf_val nested_inside(wf_val x, wf_val k) { return wf_sum(wf_sin(wf_apply(wf_pmap(outer_rows, .axis_name = "i", .in_axes = { 0, WF_NONE }), x, k))); }
static wf_val pulled(wf_val x, wf_val k)
{
	wf_val y;
	wf_fn pull = wf_vjp(scan_inside, wf_tuple(x, k), &y);
	return wf_sum(wf_mul(wf_at(wf_apply(pull, y), 0), x));
}
static wf_val nothing_there(wf_val x, wf_val k)
{
	return wf_add(wf_sum(wf_apply(wf_shard_map(wf_fn_of(wf_sin), mesh, .in_specs = { WF_SPEC("data") }, .out_specs = { WF_SPEC("data") }), wf_slice_axis(x, 1, 0, 0))),
	              wf_sum(wf_mul(wf_sum(x), k)));
}

static void same_numbers(const char *name, const wf_tree *a, const wf_tree *b)
{
	assert_int_equal(wf_tree_count(a), wf_tree_count(b));
	for (size_t l = 0; l < wf_tree_count(a); l++) {
		const wf_tree *x = wf_tree_leaf(a, l, NULL, 0), *y = wf_tree_leaf(b, l, NULL, 0);
		float v[1200], w[1200];
		size_t n = 1;

		assert_int_equal(wf_tree_rank(x), wf_tree_rank(y));
		for (int d = 0; d < wf_tree_rank(x); d++) {
			assert_int_equal(wf_tree_dim(x, d), wf_tree_dim(y, d));
			n *= (size_t)wf_tree_dim(x, d);
		}
		assert_true(n <= 1200);
		wf_must(wf_tree_read(x, v, n * sizeof *v));
		wf_must(wf_tree_read(y, w, n * sizeof *w));
		for (size_t i = 0; i < n; i++)
			if (!(fabsf(v[i] - w[i]) <= 3e-5f * (1 + fabsf(w[i]))))
				fail_msg("%s, leaf %zu, element %zu: %.9g, as one program %.9g", name, l, i, (double)v[i], (double)w[i]);
	}
}

static void both_ways_of(const char *name, wf_fn f, const wf_tree *x, const wf_tree *k)
{
	WF_TREES(a, b);

	wf_must(wf_call(f, WF_IN(x, k), WF_OUT(&a)));
	wf_set_debug_nans(true);
	wf_must(wf_call(f, WF_IN(x, k), WF_OUT(&b)));
	wf_set_debug_nans(false);
	same_numbers(name, a, b);
}

static void both_ways(void **state)
{
	static const struct { const char *name; wfi_f2 *f; } list[] = {
		{ "captured", captured }, { "integers", of_integers }, { "scan", scan_inside }, { "remat", remat_inside }, { "choice", choice_inside },
		{ "batch axis", batch_axis_inside }, { "pmap axes", pmap_axes }, { "nested", nested_inside }, { "vjp", pulled }, { "empty", nothing_there },
	};
	const uint64_t both = WF_ARG(0) | WF_ARG(1);
	float v[32], w[4] = { 0.5f, -1, 2, 0.25f };
	WF_TREES(x, k);

	(void)state;
	for (int i = 0; i < 32; i++)
		v[i] = sinf(12.9898f * (float)i + 1);
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 8, 4 }, v, &x));
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, w, &k));
	both_ways_of("order", wf_fn_of(other_order), x, k);
	for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
		both_ways_of(list[i].name, wf_fn_of(list[i].f), x, k);
		both_ways_of(list[i].name, wf_jit(wf_grad(list[i].f, .argnums = both)), x, k);
		both_ways_of(list[i].name, wf_jacfwd(list[i].f, .argnums = both), x, k);
		both_ways_of(list[i].name, wf_hessian(list[i].f, .argnums = WF_ARG(1)), x, k);
		both_ways_of(list[i].name, wf_vmap(wf_grad(list[i].f), .in_axes = { WF_NONE, WF_NONE }, .axis_size = 2), x, k);
	}
}

/* ---- errors ---- */
static wf_error *refuse(const wf_ffi_args *a)
{
	float x = *(const float *)a->in[0].data;

	*(float *)a->out[0].data = x;
	return x == 2 ? wf_error_new(WF_INVALID_ARGUMENT, "no twos") : NULL;
}
static wf_val refusing(wf_val x) { return wf_psum(wf_add(x, wf_pure_callback(refuse, "f32[]", wf_sum(x))), "i"); }
static wf_val some_refuse(wf_val x) { return wf_neg(wf_apply(wf_pmap(refusing, .axis_name = "i", .out_axes = { WF_NONE }), wf_add(x, wf_c(1)))); }

static void a_failure_ends_all(void **state)
{
	WF_TREES(x, out);
	float v[4] = { 5, 1, 7, 8 };

	(void)state;
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, v, &x));
	expect_error(wf_call(some_refuse, WF_IN(x), WF_OUT(&out)), "no twos");
	expect_error(wf_call(some_refuse, WF_IN(x), WF_OUT(&out)), "on cpu:1");
	v[1] = 2;
	wf_release(&x);
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, v, &x));
	wf_must(wf_call(some_refuse, WF_IN(x), WF_OUT(&out)));
	assert_float_equal(wf_item(out), -2 * (6 + 3 + 8 + 9), 1e-5);
}

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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(devices_run_it), cmocka_unit_test(as_in_jax), cmocka_unit_test(as_one_program), cmocka_unit_test(both_ways), cmocka_unit_test(a_failure_ends_all),
	};

	setenv("WEFT_CPU_DEVICES", "8", 1);
	return cmocka_run_group_tests_name("on_devices", tests, open_golden, close_golden);
}

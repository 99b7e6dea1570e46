/* pmap_test.c: JAX's golden step on four devices (semantics B12), axes in and out, the errors of B3. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <weft.h>
#include <cmocka.h>

/* ---- devices that go different ways past a collective: an error at once that names both, no wait, no sum of what does not belong together ---- */
static wf_val five_times(wf_val x) { return wf_mul(x, wf_c(5)); }
static wf_val sum_i(wf_val x) { return wf_psum(x, "i"); }
static wf_val sum_of_double(wf_val x) { return wf_psum(wf_mul(x, wf_c(2)), "i"); }
static wf_val sum_where_greater(wf_val x) { return wf_cond(wf_greater(x, wf_c(1)), sum_i, five_times, x); }
static wf_val other_sum_where_greater(wf_val x) { return wf_cond(wf_greater(x, wf_c(1)), sum_i, sum_of_double, x); }
static wf_val again_sum_where_greater(wf_val x) { return wf_psum(sum_where_greater(x), "i"); }
static wf_val below(wf_val s) { return wf_less(wf_at(s, 0), wf_at(s, 1)); }
static wf_val sum_again(wf_val s) { return wf_tuple(wf_add(wf_at(s, 0), wf_c(1)), wf_at(s, 1), wf_psum(wf_at(s, 2), "i")); }
static wf_val sums_so_often(wf_val x) { return wf_at(wf_while_loop(below, sum_again, wf_tuple(wf_c(0.0), x, wf_c(1.0))), 2); }
static wf_val same_way(wf_val x) { return wf_cond(wf_greater(wf_psum(x, "i"), wf_c(1)), sum_i, sum_of_double, x); }

static void devices_that_part(void **state)
{
	static const struct { wf_val (*f)(wf_val); const char *text; } parts[] = {
		{ sum_where_greater, "whose program has ended: every member must come by the same collectives in the same order" },
		{ sums_so_often, "whose program has ended" },
		{ other_sum_where_greater, "the members' collectives differ: device 0 came with all_reduce sum of 1 f32 (wf.all_reduce over \"i\" at " },
		{ again_sum_where_greater, "the members' collectives differ: device 0 came with " },
	};
	static const float two[2] = { 1, 2 };
	WF_TREES(x, y);
	float v[2];

	(void)state;
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, two, &x));
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
		wf_error *err = wf_call(wf_pmap(parts[i].f, .axis_name = "i"), WF_IN(x), WF_OUT(&y));
		assert_non_null(err);
		assert_int_equal(wf_error_code(err), WF_INVALID_ARGUMENT);
		if (!strstr(wf_error_text(err), parts[i].text))
			fail_msg("%s", wf_error_text(err));
		wf_error_free(err);
		wf_must(wf_call(wf_pmap(same_way, .axis_name = "i"), WF_IN(x), WF_OUT(&y))); /* the devices work together again */
		wf_must(wf_tree_read(y, v, sizeof v));
		assert_true(v[0] == 3 && v[1] == 3);
	}
}

static wf_val data(wf_val key)
{
	wf_val kx, kp;
	wf_unpack(wf_random_split(key, 2), &kx, &kp);
	wf_val xs = wf_normal(kx, 4, 8, 1);
	wf_val ks = wf_random_split(kp, 2);
	return wf_tuple(xs, wf_add(wf_mul(xs, wf_c(2)), wf_c(1)), wf_dict("w", wf_normal(wf_at(ks, 0)), "b", wf_normal(wf_at(ks, 1))));
}

static wf_val loss_fn(wf_val p, wf_val x, wf_val y)
{
	return wf_mean(wf_square(wf_sub(wf_add(wf_mul(wf_get(p, "w"), x), wf_get(p, "b")), y)));
}

static wf_val sgd(wf_val p, wf_val g) { return wf_sub(p, wf_mul(g, wf_c(0.005))); }

static wf_val update(wf_val p, wf_val x, wf_val y)
{
	wf_val loss, grads;
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), p, x, y), &loss, &grads);
	grads = wf_pmean(grads, "batch");
	return wf_tuple(wf_tree_map(sgd, p, grads), wf_pmean(loss, "batch"));
}

static void golden_step(void **state)
{
	static const double losses[3] = { 9.64694595, 9.43183327, 9.22156811 };
	WF_TREES(key, x, y, p, loss);
	float v[4];

	(void)state;
	wf_must(wf_prng_key(0, &key));
	wf_must(wf_call(data, WF_IN(key), WF_OUT(&x, &y, &p)));
	wf_must(wf_device_put_replicated(p, wf_get_devices(), &p));
	for (int i = 0; i < 3; i++) {
		wf_must(wf_call(wf_pmap(update, .axis_name = "batch"), WF_IN(p, x, y), WF_OUT(&p, &loss)));
		wf_must(wf_tree_read(loss, v, sizeof v));
		for (int d = 0; d < 4; d++) {
			assert_true(fabs((double)v[d] / losses[i] - 1) < 1e-6);
			assert_memory_equal(&v[d], &v[0], sizeof v[0]);
		}
	}
	wf_must(wf_tree_read(wf_tree_get(p, "w"), v, sizeof v));
	assert_true(fabs((double)v[3] / 0.266167253 - 1) < 1e-5);
	wf_must(wf_tree_read(wf_tree_get(p, "b"), v, sizeof v));
	assert_true(fabs((double)v[3] / -1.26496542 - 1) < 1e-6);
}

static wf_val index_and_sum(wf_val x) { return wf_tuple(wf_axis_index("i"), wf_psum(x, "i"), wf_psum(wf_c(2), "i")); }
static wf_val scaled(wf_val x, wf_val k) { return wf_tuple(wf_mul(x, k), wf_psum(wf_sum(x), "i")); }

static void collectives_and_axes(void **state)
{
	float xs[8] = { 0, 1, 2, 3, 4, 5, 6, 7 }, v[8], total;
	int32_t where[4];
	WF_TREES(x, k, a, b, c);

	(void)state;
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 4, 2 }, xs, &x));
	wf_must(wf_call(wf_pmap(index_and_sum, .axis_name = "i"), WF_IN(x), WF_OUT(&a, &b, &c)));
	wf_must(wf_tree_read(a, where, sizeof where));
	wf_must(wf_tree_read(b, v, sizeof v));
	for (int d = 0; d < 4; d++) {
		assert_int_equal(where[d], d);
		assert_true(v[2 * d] == 12 && v[2 * d + 1] == 16);
	}
	/* columns of a (2, 4) array mapped, results put back as columns; a broadcast argument; an unmapped result */
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 2, 4 }, xs, &x));
	wf_must(wf_scalar(WF_F32, 10, &k));
	wf_must(wf_call(wf_pmap(scaled, .axis_name = "i", .in_axes = { 1, WF_NONE }, .out_axes = { 1, WF_NONE }), WF_IN(x, k), WF_OUT(&a, &b)));
	assert_int_equal(wf_tree_dim(a, 0), 2);
	assert_int_equal(wf_tree_dim(a, 1), 4);
	wf_must(wf_tree_read(a, v, sizeof v));
	for (int i = 0; i < 8; i++)
		assert_true(v[i] == 10 * xs[i]);
	assert_int_equal(wf_tree_rank(b), 0);
	wf_must(wf_tree_read(b, &total, sizeof total));
	assert_true(total == 28);
}

/* B4: the gradient of psum(x²) is 2 x N */
static wf_val psum_square(wf_val x) { return wf_psum(wf_square(x), "i"); }
static wf_val pmean_square(wf_val x) { return wf_pmean(wf_square(x), "i"); }

static void gradients_of_collectives(void **state)
{
	float xs[4] = { 0, 1, 2, 3 }, v[4];
	WF_TREES(x, g);

	(void)state;
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, xs, &x));
	wf_must(wf_call(wf_pmap(wf_grad(psum_square), .axis_name = "i"), WF_IN(x), WF_OUT(&g)));
	wf_must(wf_tree_read(g, v, sizeof v));
	for (int d = 0; d < 4; d++)
		assert_true(v[d] == (float)(8 * d));
	wf_must(wf_call(wf_pmap(wf_grad(pmean_square), .axis_name = "i"), WF_IN(x), WF_OUT(&g)));
	wf_must(wf_tree_read(g, v, sizeof v));
	for (int d = 0; d < 4; d++)
		assert_true(v[d] == (float)(2 * d));
}

static void expect(wf_error *err, const char *text)
{
	if (!err || !strstr(wf_error_text(err), text))
		fail_msg("«%s» does not say «%s»", wf_error_text(err), text);
	wf_error_free(err);
}

static wf_val add2(wf_val a, wf_val b) { return wf_add(a, b); }
static wf_val unbound(wf_val a) { return wf_psum(a, "rows"); }
static wf_val over_workers(wf_val a) { return wf_psum(a, WF_WORKERS); }
static wf_val inside(wf_val a) { return wf_apply(wf_pmap(unbound), a); }
static wf_val scalar(wf_val a) { return wf_sum(a); }

/* members that do not agree are named as what they are */
static wf_val sum_of_all(wf_val x) { return wf_psum(x, "i"); }
static wf_val sum_of_one(wf_val x) { return wf_broadcast_to(wf_psum(wf_sum(x), "i"), 2); }
static wf_val disagree(wf_val x);
static wf_val step_and_disagree(wf_val x)
{
	wf_val y = wf_add(x, wf_c(1)); /* may be made where x lies, and before the sums */
	return wf_tuple(y, disagree(y));
}
static wf_val disagree(wf_val x) { return wf_cond(wf_equal(wf_axis_index("i"), wf_ci(2)), sum_of_one, sum_of_all, x); }

static void errors_name_devices(void **state)
{
	float xs[8] = { 0, 1, 2, 3, 4, 5, 6, 7 }, v[8];
	WF_TREES(x, y, z, t);

	(void)state;
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 4, 2 }, xs, &x));
	expect(wf_call(wf_pmap(disagree, .axis_name = "i"), WF_IN(x), WF_OUT(&y)), "device 2 came with all_reduce sum of 1 f32");
	expect(wf_call(wf_pmap(disagree, .axis_name = "i"), WF_IN(x), WF_OUT(&y)), "on cpu:");
	wf_devices all = wf_get_devices();
	wf_device *turned[4] = { all.v[3], all.v[2], all.v[1], all.v[0] };
	expect(wf_call(wf_pmap(disagree, .axis_name = "i", .devices = { 4, turned }), WF_IN(x), WF_OUT(&y)), "on cpu:3");
	/* a slot that was written over holds the error or what it held, never half of each */
	expect(wf_call(wf_pmap(step_and_disagree, .axis_name = "i"), WF_IN(x), WF_OUT(&x, &y)), "device 2 came with");
	wf_error *err = wf_tree_read(x, v, sizeof v);
	if (err)
		expect(err, "device 2 came with");
	else
		assert_memory_equal(v, xs, sizeof v);
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 4, 2 }, xs, &x));
	wf_must(wf_device_put_sharded(x, wf_get_devices(), &x)); /* now in the devices' own memory, which is what results take over */
	expect(wf_call(wf_pmap(step_and_disagree, .axis_name = "i"), WF_IN(x), WF_OUT(&x, &y)), "device 2 came with");
	err = wf_tree_read(x, v, sizeof v);
	if (err)
		expect(err, "device 2 came with");
	else
		assert_memory_equal(v, xs, sizeof v);
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 4, 2 }, xs, &x));
	wf_must(wf_call(wf_pmap(index_and_sum, .axis_name = "i"), WF_IN(x), WF_OUT(&y, &z, &t))); /* the next pmap works */
	wf_must(wf_tree_read(z, v, sizeof v));
	assert_true(v[0] == 12);
}

static void errors(void **state)
{
	float xs[8] = { 0 };
	WF_TREES(x4, x2, x8, k, out);

	(void)state;
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, xs, &x4));
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, xs, &x2));
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 8 }, xs, &x8));
	wf_must(wf_scalar(WF_F32, 10, &k));
	expect(wf_call(wf_pmap(add2), WF_IN(x4, k), WF_OUT(&out)), "argument 1 (f32[]): a mapped argument needs an axis");
	expect(wf_call(wf_pmap(add2), WF_IN(x4, x2), WF_OUT(&out)), "its mapped axis is 2 long, that of argument 0 (f32[4]) is 4");
	expect(wf_call(wf_pmap(add2), WF_IN(x8, x8), WF_OUT(&out)), "needs 8 devices, there are 4");
	expect(wf_call(wf_pmap(add2, .in_axes = { WF_NONE, WF_NONE }), WF_IN(x4, x4), WF_OUT(&out)), "no argument is mapped");
	expect(wf_call(wf_pmap(add2, .static_broadcasted_argnums = WF_ARG(0)), WF_IN(x4, x4), WF_OUT(&out)), "in_axes");
	expect(wf_call(wf_pmap(add2, .static_broadcasted_argnums = WF_ARG(5)), WF_IN(x4, x4), WF_OUT(&out)), "argument 5");
	wf_device *one = wf_get_devices().v[0], *twice[2] = { one, one };
	expect(wf_call(wf_pmap(add2, .devices = { 2, NULL }), WF_IN(x2, x2), WF_OUT(&out)), "is no list");
	expect(wf_call(wf_pmap(add2, .devices = { -3, twice }), WF_IN(x2, x2), WF_OUT(&out)), "is no list");
	expect(wf_call(wf_pmap(add2, .devices = { 2, twice }), WF_IN(x2, x2), WF_OUT(&out)), "one device twice");
	expect(wf_call(wf_pmap(unbound, .axis_name = "batch"), WF_IN(x4), WF_OUT(&out)), "rows");
	expect(wf_call(wf_pmap(over_workers, .axis_name = "batch"), WF_IN(x4), WF_OUT(&out)), "bound are: \"batch\" (wf_pmap and wf_vmap bind their axis_name, wf_shard_map the axes of its mesh; in a pmap that is the axis of the devices of all workers");
	expect(wf_call(inside, WF_IN(x4), WF_OUT(&out)), "axis \"rows\" is not bound here");
	expect(wf_call(inside, WF_IN(x4), WF_OUT(&out)), "pmap_test.c");
	expect(wf_call(wf_grad(wf_pmap(scalar)), WF_IN(x4), WF_OUT(&out)), "the function must return one floating-point number, it returned f32[4]");
	assert_null(out);
}

static wf_val plus1(wf_val x) { return wf_add(x, wf_c(1)); }
static wf_val plus_first(wf_val a, wf_val b) { return wf_tuple(wf_add(a, wf_c(1)), b); }

static void donated_arrays_are_gone(void **state)
{
	float xs[8] = { 0, 1, 2, 3, 4, 5, 6, 7 }, v[8];
	WF_TREES(x, s, other, y, z, k);
	wf_fn f = wf_pmap(plus1, .donate_argnums = WF_ARG(0));

	(void)state;
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 8 }, xs, &x));
	wf_must(wf_device_put_sharded(x, wf_get_devices(), &s));
	other = wf_tree_retain(s);
	wf_must(wf_call(f, WF_IN(s), WF_OUT(&y)));
	wf_must(wf_tree_read(y, v, sizeof v));
	for (int i = 0; i < 8; i++)
		assert_true(v[i] == xs[i] + 1);
	expect(wf_tree_read(other, v, sizeof v), "array was donated to pmap(");
	expect(wf_call(f, WF_IN(s), WF_OUT(&y)), "pmap_test.c");
	wf_must(wf_call(wf_jit(f), WF_IN(y), WF_OUT(&y))); /* its own slot, in place */
	wf_must(wf_tree_read(y, v, sizeof v));
	assert_true(v[7] == 9);
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 2, 4 }, xs, &x)); /* not sharded, another axis; and one that all devices get */
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, xs, &k));
	wf_must(wf_call(wf_pmap(plus_first, .in_axes = { 1, WF_NONE }, .donate_argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(x, k), WF_OUT(&y, &z)));
	wf_must(wf_tree_read(y, v, sizeof v));
	assert_true(v[0] == 1 && v[1] == 5 && v[6] == 4 && v[7] == 8);
	wf_must(wf_tree_read(z, v, sizeof v));
	assert_true(v[0] == 0 && v[1] == 1 && v[6] == 0 && v[7] == 1);
	expect(wf_wait(x), "array was donated to pmap(");
	expect(wf_wait(k), "array was donated to pmap(");
	expect(wf_call(wf_pmap(plus1, .donate_argnums = WF_ARG(1)), WF_IN(y), WF_OUT(&y)), "donate_argnums names argument 1, there are 1");
	expect(wf_call(wf_pmap(plus_first, .donate_argnums = WF_ARG(1)), WF_IN(y, y), WF_OUT(&y, &z)), "are the same array");
	wf_must(wf_wait(y));
}

static void puts_check(void **state)
{
	float xs[8] = { 0, 1, 2, 3, 4, 5, 6, 7 }, v[8];
	WF_TREES(x, s, r);

	(void)state;
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 8 }, xs, &x));
	wf_must(wf_device_put_sharded(x, wf_get_devices(), &s));
	assert_int_equal(wf_tree_dim(s, 0), 4);
	assert_int_equal(wf_tree_dim(s, 1), 2);
	wf_must(wf_tree_read(s, v, sizeof v));
	assert_memory_equal(v, xs, sizeof v);
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 6 }, xs, &x));
	expect(wf_device_put_sharded(x, wf_get_devices(), &s), "into 4 equal parts");
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, xs, &x));
	wf_must(wf_device_put_replicated(x, wf_get_devices(), &r));
	wf_must(wf_tree_read(r, v, sizeof v));
	assert_true(v[6] == 0 && v[7] == 1);
	expect(wf_device_put_replicated(x, (wf_devices){ 0, NULL }, &r), "empty");
}

/* a child of a process that has used its device threads has none of them: it makes its own, and ends as any other */
static void works_in_a_forked_child(void **state)
{
	float xs[4] = { 1, 2, 3, 4 };
	WF_TREES(x, y, z, t);
	int status;

	(void)state;
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, xs, &x));
	wf_must(wf_call(wf_pmap(index_and_sum, .axis_name = "i"), WF_IN(x), WF_OUT(&y, &z, &t)));
	fflush(NULL);
	pid_t pid;
#ifndef __SANITIZE_THREAD__ /* ThreadSanitizer lets no thread start in a child of a process with threads */
	pid = fork();
	if (pid == 0) {
		float v[4] = { 0 };

		alarm(60);
		wf_error *err = wf_call(wf_pmap(index_and_sum, .axis_name = "i"), WF_IN(x), WF_OUT(&y, &z, &t));
		if (!err)
			err = wf_tree_read(z, v, sizeof v);
		_exit(err || v[3] != 10 ? 3 : 0);
	}
	assert_true(waitpid(pid, &status, 0) == pid);
	assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
#endif
	pid = fork();
	if (pid == 0) {
		alarm(60);
		exit(0);               /* destructors run, with no thread to join */
	}
	assert_true(waitpid(pid, &status, 0) == pid);
	assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* The program of one of a pmap's devices, in StableHLO's own collectives. JAX runs it on four devices with the same results (tried by hand). */
static wf_val exported_f(wf_val x, wf_val w)
{
	return wf_tuple(wf_psum(wf_mul(x, wf_convert(wf_axis_index("i"), WF_F32)), "i"), wf_all_gather(x, "i"), wf_pmax(wf_mul(x, w), "i"),
	                wf_psum_scatter(wf_concatenate(0, x, x), "i", .tiled = true), wf_ppermute(x, "i", WF_PAIRS({ 0, 1 }, { 1, 2 })),
	                wf_pbroadcast(x, "i", 2));
}

/* What feeds the first collective and what reads the second both read x, and would go well into one kernel: which would then wait for itself,
 * as collectives stay in their order. */
static wf_val two_sums(wf_val x, wf_val y)
{
	wf_val first = wf_psum(wf_mul(x, wf_c(2)), "i"), second = wf_psum(y, "i");
	return wf_tuple(first, wf_mul(second, x));
}

static void kernels_do_not_cross_collectives(void **state)
{
	WF_TREES(x, first, second);
	float v[8];

	(void)state;
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 2, 4 }, (const float[]){ 0, 1, 2, 3, 4, 5, 6, 7 }, &x));
	wf_must(wf_call(wf_pmap(two_sums, .axis_name = "i"), WF_IN(x, x), WF_OUT(&first, &second)));
	wf_must(wf_tree_read(first, v, sizeof v));
	assert_memory_equal(v, ((const float[]){ 8, 12, 16, 20, 8, 12, 16, 20 }), sizeof v);
	wf_must(wf_tree_read(second, v, sizeof v));
	assert_memory_equal(v, ((const float[]){ 0, 6, 16, 30, 16, 30, 48, 70 }), sizeof v);
}

static void is_exported(void **state)
{
	static const char *const held[] = {
		"mhlo.num_replicas = 4 : i32", "@main(%arg0: tensor<2xf32>, %arg1: tensor<f32>)", "\"stablehlo.replica_id\"()",
		"\"stablehlo.all_reduce\"(%", "replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>", "stablehlo.maximum %", "\"stablehlo.all_gather\"(%",
		"\"stablehlo.reduce_scatter\"(%", "source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>",
		"\"stablehlo.collective_broadcast\"(%", "replica_groups = dense<[[2, 3, 0, 1]]> : tensor<1x4xi64>",
	};
	char *text = NULL;
	WF_TREES(x, w, odd);

	(void)state;
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 4, 2 }, (const float[8]){ 0 }, &x));
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 3, 2 }, (const float[6]){ 0 }, &odd));
	wf_must(wf_scalar(WF_F32, -1, &w));
	wf_must(wf_export_stablehlo(wf_jit(wf_pmap(exported_f, .axis_name = "i", .in_axes = { 0, WF_NONE })), WF_IN(x, w), &text));
	for (size_t i = 0; i < sizeof held / sizeof *held; i++)
		if (!strstr(text, held[i]))
			fail_msg("%s is not in\n%s", held[i], text);
	free(text);
	wf_error *err = wf_export_stablehlo(wf_pmap(exported_f, .axis_name = "i"), WF_IN(x, odd), &text);
	assert_non_null(err);
	assert_non_null(strstr(wf_error_text(err), "the mapped dimension of argument 1, f32[3,2], is 3 long"));
	wf_error_free(err);
}

/* ---- results of the first device alone: the others leave out what only those need ---- */

static wf_val add_row(wf_val carry, wf_val row)
{
	wf_val all = wf_psum(row, "batch");
	return wf_tuple(wf_add(carry, all), all);
}

/* the golden step, what each device sees, the sum of all (which only the first's result needs), and (in a loop) sums along the way */
static wf_val mixed(wf_val p, wf_val x, wf_val y)
{
	wf_val next, loss;
	wf_unpack(update(p, x, y), &next, &loss);
	return wf_tuple(next, loss, wf_sum(x), wf_add(wf_psum(wf_sum(y), "batch"), wf_c(1)));
}

static wf_val looped(wf_val p, wf_val x, wf_val y)
{
	wf_val first = mixed(p, x, y), carry, rows;
	wf_unpack(wf_scan(add_row, wf_c(0), wf_reshape(x, 8)), &carry, &rows);
	return wf_tuple(wf_at(first, 0), wf_at(first, 1), wf_at(first, 2), wf_add(wf_at(first, 3), carry));
}

static void first_device_steps(wf_fn f, bool loop)
{
	static const double losses[3] = { 9.64694595, 9.43183327, 9.22156811 };
	WF_TREES(key, x, y, p, loss, sums, total);
	float v[4], xs[32], ys[32];
	double all_y = 0, all_x = 0;

	wf_must(wf_prng_key(0, &key));
	wf_must(wf_call(data, WF_IN(key), WF_OUT(&x, &y, &p)));
	wf_must(wf_tree_read(x, xs, sizeof xs));
	wf_must(wf_tree_read(y, ys, sizeof ys));
	for (int i = 0; i < 32; i++)
		all_x += (double)xs[i], all_y += (double)ys[i];
	for (int i = 0; i < 3; i++) {
		wf_must(wf_call(f, WF_IN(p, x, y), WF_OUT(&p, &loss, &sums, &total)));
		assert_true(fabs(wf_item(loss) / losses[i] - 1) < 1e-6);
		wf_must(wf_tree_read(sums, v, sizeof v));
		for (int d = 0; d < 4; d++) {
			double own = 0;
			for (int k = 0; k < 8; k++)
				own += (double)xs[8 * d + k];
			assert_true(fabs((double)v[d] - own) < 1e-5);
		}
		assert_true(fabs(wf_item(total) - (all_y + 1 + (loop ? all_x : 0))) < 1e-4);
	}
	assert_true(fabs(wf_item(wf_tree_get(p, "w")) / 0.266167253 - 1) < 1e-5);
	assert_true(fabs(wf_item(wf_tree_get(p, "b")) / -1.26496542 - 1) < 1e-6);
}

static void results_of_the_first_device(void **state)
{
	(void)state;
	first_device_steps(wf_pmap(mixed, .axis_name = "batch", .in_axes = { WF_NONE, 0, 0 }, .out_axes = { WF_NONE, WF_NONE, 0, WF_NONE }), false);
	first_device_steps(wf_pmap(looped, .axis_name = "batch", .in_axes = { WF_NONE, 0, 0 }, .out_axes = { WF_NONE, WF_NONE, 0, WF_NONE }), true);
	first_device_steps(wf_pmap(mixed, .axis_name = "batch", .in_axes = { WF_NONE, 0, 0 }, .out_axes = { WF_NONE, WF_NONE, 0, WF_NONE },
				   .donate_argnums = WF_ARG(0)), false);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(works_in_a_forked_child),
		cmocka_unit_test(devices_that_part), cmocka_unit_test(golden_step), cmocka_unit_test(results_of_the_first_device), cmocka_unit_test(is_exported), cmocka_unit_test(collectives_and_axes), cmocka_unit_test(gradients_of_collectives), cmocka_unit_test(errors),
		cmocka_unit_test(errors_name_devices), cmocka_unit_test(puts_check), cmocka_unit_test(kernels_do_not_cross_collectives), cmocka_unit_test(donated_arrays_are_gone),
	};

	setenv("WEFT_CPU_DEVICES", "4", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* moe_test.c: the mixture of experts against one computed token by token (test/oracle/moe_golden.py), whole and dealt out to devices. */
#include <weft/collective.h>
#include "nn/test_golden.h"

enum { ARGS = 7, EXPERTS = 4 }; /* x, five parameters, weights */
static const char *const names[ARGS] = { "x", "router", "in.kernel", "in.bias", "out.kernel", "out.bias", "weights" };
typedef struct job { double factor; int64_t k; int backend, pad; } job;
static const struct { const char *name; int64_t k; double factor; } cases[] = {
	{ "switch", 1, 1 }, { "two", 2, 1.25 }, { "all", 0, 0 }, { "three", 3, 0.5 },
};

static wf_val params_of(const wf_val *v)
{
	return wf_dict("router", wf_dict("kernel", v[1]), "mlp_in", wf_dict("kernel", v[2], "bias", v[3]), "mlp_out",
		       wf_dict("kernel", v[4], "bias", v[5]));
}

static wf_val forward(const wf_val *v, size_t n, const void *user)
{
	const job *j = user;

	(void)n;
	return wf_moe(params_of(v), v[0], .top_k = j->k, .capacity_factor = j->factor);
}

static wf_val loss_of(wf_val both, wf_val weights)
{
	wf_val info = wf_at(both, 1), added = wf_add(wf_mul(wf_c(0.3), wf_get(info, "load_balancing_loss")), wf_mul(wf_c(0.1), wf_get(info, "router_z_loss")));

	return wf_add(wf_sum(wf_mul(wf_at(both, 0), weights)), added);
}

static wf_val loss(const wf_val *v, size_t n, const void *user)
{
	return loss_of(forward(v, n, user), v[n - 1]);
}

static wf_val gradients(const wf_val *v, size_t n, const void *user)
{
	wf_fn f = wf_fn_generic(loss, n, user, sizeof(job));

	return wf_apply_n(wfi_grad(f, (wf_grad_opts){ .argnums = (1U << (ARGS - 1)) - 1 }), v, n);
}

static void arguments(const char *name, const wf_tree **in)
{
	for (int i = 0; i < ARGS; i++)
		in[i] = i == 0 || i == ARGS - 1 ? golden("%s.%s", name, names[i]) : golden("%s", names[i]);
}

static void test_cases(void **state)
{
	const wf_tree *in[ARGS];
	WF_TREES(y, info, grads);
	char place[16];

	(void)state;
	for (size_t i = 0; i < WFI_LEN(cases); i++)
		FOR_BACKENDS(b) {
			const char *name = cases[i].name;
			job j = { cases[i].factor, cases[i].k, b, 0 };

			arguments(name, in);
			ok(wf_call(wf_fn_generic(forward, ARGS, &j, sizeof j), ((wf_arrays){ ARGS, in }), WF_OUT(&y, &info)));
			same(name, b, y, golden("%s.out", name), 1e-5, 1e-5);
			same("load", b, wf_tree_get(info, "load"), golden("%s.load", name), 1e-6, 0);
			same("dropped", b, wf_tree_get(info, "dropped"), golden("%s.dropped", name), 1e-6, 0);
			same("balance", b, wf_tree_get(info, "load_balancing_loss"), golden("%s.balance", name), 1e-6, 0);
			same("z", b, wf_tree_get(info, "router_z_loss"), golden("%s.z", name), 2e-6, 0);
			ok(wf_call(wf_fn_generic(gradients, ARGS, &j, sizeof j), ((wf_arrays){ ARGS, in }), WF_OUT(&grads)));
			for (int k = 0; k < ARGS - 1; k++) {
				snprintf(place, sizeof place, "%d", k);
				same(names[k], b, wf_tree_get(grads, place), golden("%s.grad.%s", name, names[k]), 2e-5, 2e-5);
			}
		}
	for (size_t i = 0; i < golden_count; i++)
		if (!golden_used[i])
			fail_msg("%s was not compared with anything", golden_path[i]);
}

/* ---- experts dealt out: each member has a part of them, and of the tokens; nothing is dropped, so that the queues do not matter ---- */
static wf_val member(const wf_val *v, size_t n, const void *user)
{
	(void)n, (void)user;
	return wf_moe(params_of(v), v[0], .axis_name = "batch");
}

/* the gradient of the sum of all members' losses; info is of all members on each, so each takes its part */
static wf_val member_loss(const wf_val *v, size_t n, const void *user)
{
	wf_val both = member(v, n, user), info = wf_at(both, 1), part = wf_c(1 / (double)wf_axis_size("batch"));
	wf_val added = wf_add(wf_mul(wf_c(0.3), wf_get(info, "load_balancing_loss")), wf_mul(wf_c(0.1), wf_get(info, "router_z_loss")));

	return wf_add(wf_sum(wf_mul(wf_at(both, 0), v[n - 1])), wf_mul(part, added));
}

static wf_val member_step(const wf_val *v, size_t n, const void *user)
{
	wf_fn f = wf_fn_generic(member_loss, n, user, 0);
	wf_val grads = wf_apply_n(wfi_grad(f, (wf_grad_opts){ .argnums = (1U << (ARGS - 1)) - 1 }), v, n), both = member(v, n, user);

	/* of what is whole on every member each has its part of the gradient */
	return wf_tuple(wf_at(both, 0), wf_get(both, "1.load_balancing_loss"), wf_at(grads, 0), wf_psum(wf_at(grads, 1), "batch"), wf_at(grads, 2), wf_at(grads, 5));
}

/* x in `parts` equal ones along its first axis, as pmap takes it, and back */
static wf_val cut(wf_val x, const void *parts)
{
	int64_t dims[9];
	int rank = wf_rank(x);

	dims[0] = *(const int *)parts;
	dims[1] = wf_dim(x, 0) / dims[0];
	for (int i = 1; i < rank; i++)
		dims[i + 1] = wf_dim(x, i);
	return wf_reshape_n(x, dims, (size_t)rank + 1);
}

static wf_val joined(wf_val x)
{
	int64_t dims[8];
	int rank = wf_rank(x) - 1;

	dims[0] = wf_dim(x, 0) * wf_dim(x, 1);
	for (int i = 1; i < rank; i++)
		dims[i] = wf_dim(x, i + 1);
	return wf_reshape_n(x, dims, (size_t)rank);
}

static wf_val first(wf_val x) { return wf_at(x, 0); }

static void test_dealt_out(void **state)
{
	static const int devices[] = { 1, 2, 4 };
	const wf_tree *in[ARGS];
	WF_TREES(y, balance, gx, router, kernel, bias, whole);

	(void)state;
	use_backend(1);
	for (size_t d = 0; d < 2 * WFI_LEN(devices); d++) { /* by pmap, and by vmap on one device */
		wf_tree *parts[ARGS] = { NULL };
		const wf_tree *given[ARGS];
		const int *n = &devices[d / 2];
		const wf_map_opts axes = { .axis_name = "batch", .in_axes = { 0, WF_NONE, 0, 0, 0, 0, 0 } };
		wf_fn each = wf_fn_generic(member_step, ARGS, NULL, 0), f = d % 2 ? wfi_vmap(each, axes) : wfi_pmap(each, axes);

		arguments("all", in);
		for (int i = 0; i < ARGS; i++) {
			if (i != 1) /* the router is whole on every device */
				ok(wf_call(wf_bind(cut, n), WF_IN(in[i]), WF_OUT(&parts[i])));
			given[i] = i != 1 ? parts[i] : in[i];
		}
		ok(wf_call(f, ((wf_arrays){ ARGS, given }), WF_OUT(&y, &balance, &gx, &router, &kernel, &bias)));
		ok(wf_call(joined, WF_IN(y), WF_OUT(&whole)));
		same("y", 1, whole, golden("all.out"), 1e-5, 1e-5);
		ok(wf_call(joined, WF_IN(gx), WF_OUT(&whole)));
		same("x'", 1, whole, golden("all.grad.x"), 2e-5, 2e-5);
		ok(wf_call(joined, WF_IN(kernel), WF_OUT(&whole)));
		same("in.kernel'", 1, whole, golden("all.grad.in.kernel"), 2e-5, 2e-5);
		ok(wf_call(joined, WF_IN(bias), WF_OUT(&whole)));
		same("out.bias'", 1, whole, golden("all.grad.out.bias"), 2e-5, 2e-5);
		ok(wf_call(first, WF_IN(router), WF_OUT(&whole)));
		same("router'", 1, whole, golden("all.grad.router"), 2e-5, 2e-5);
		ok(wf_call(first, WF_IN(balance), WF_OUT(&whole)));
		same("balance", 1, whole, golden("all.balance"), 1e-6, 0);
		for (int i = 0; i < ARGS; i++)
			wf_release(&parts[i]);
	}
}

/* ---- initial parameters, halves, empty batches, what is refused ---- */
static wf_val fresh(wf_val key, const void *user)
{
	(void)user;
	wf_val params = wf_moe_init(key, 4, 6, EXPERTS), x = wf_normal(key, 3, 5, 4);
	wf_val half = wf_moe(params, wf_astype(x, WF_BF16)), wide = wf_moe(params, wf_astype(wf_astype(x, WF_BF16), WF_F32));
	wf_val none = wf_moe(params, wf_zeros(0, 4));
	wf_val off = wf_max(wf_abs(wf_sub(wf_astype(wf_at(half, 0), WF_F32), wf_at(wide, 0))));
	return wf_tuple(wf_at(wide, 0), off, wf_at(none, 0), wf_get(none, "1.dropped"), wf_get(params, "mlp_in.kernel"), wf_at(half, 0));
}

static void test_fresh(void **state)
{
	WF_TREES(key, y, off, none, dropped, kernel, half);

	(void)state;
	ok(wf_prng_key(1, &key));
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(fresh, &b), WF_IN(key), WF_OUT(&y, &off, &none, &dropped, &kernel, &half)));
		assert_true(wf_tree_rank(y) == 3 && wf_tree_dim(y, 1) == 5 && wf_tree_dim(none, 0) == 0 && wf_tree_dim(none, 1) == 4);
		assert_true(wf_tree_dtype(half) == WF_BF16 && wf_item(off) < 0.02);
		assert_true(wf_item(dropped) == 0);
		float values[EXPERTS * 4 * 6], square = 0;
		ok(wf_tree_read(kernel, values, sizeof values));
		for (size_t i = 0; i < WFI_LEN(values); i++)
			square += values[i] * values[i];
		assert_true(fabs((double)square / 96 - 0.25) < 0.1); /* variance 1 / 4: the inputs of one expert, not of all */
	}
}

static wf_val with(wf_val x, int64_t features, int64_t experts, wf_moe_opts o)
{
	return wf_at(wfi_moe(wf_moe_init(wf_random_key(0), features, 3, experts), x, o), 0);
}
static wf_val wrong_features(wf_val x) { return with(x, 5, 4, (wf_moe_opts){ 0 }); }
static wf_val many_chosen(wf_val x) { return with(x, 4, 2, (wf_moe_opts){ .top_k = 3 }); }
static wf_val minus_capacity(wf_val x) { return with(x, 4, 2, (wf_moe_opts){ .capacity_factor = -1 }); }
static wf_val no_axis(wf_val x) { return with(x, 4, 2, (wf_moe_opts){ .axis_name = "expert" }); }
static wf_val few_experts(wf_val x)
{
	wf_val params = wf_with(wf_moe_init(wf_random_key(0), 4, 3, 4), "mlp_in", wf_get(wf_moe_init(wf_random_key(0), 4, 3, 2), "mlp_in"));

	return wf_at(wf_moe(params, x), 0);
}
static wf_val no_router(wf_val x) { return wf_at(wf_moe(wf_dict("mlp_in", x), x), 0); }

static void test_refused(void **state)
{
	const wf_tree *x = golden("all.x");
	WF_TREES(out);

	(void)state;
	use_backend(0);
	REFUSED(wf_call(wrong_features, WF_IN(x), WF_OUT(&out)), "moe: params.router.kernel is f32[5,4], wanted [4,*]", "f32[12,4]", "moe_test.c:");
	REFUSED(wf_call(many_chosen, WF_IN(x), WF_OUT(&out)), "moe: top_k", "2", "3");
	REFUSED(wf_call(minus_capacity, WF_IN(x), WF_OUT(&out)), "moe: capacity_factor", "-1");
	REFUSED(wf_call(no_axis, WF_IN(x), WF_OUT(&out)), "expert", "moe_test.c:");
	REFUSED(wf_call(few_experts, WF_IN(x), WF_OUT(&out)), "moe: params.mlp_in.kernel is f32[2,4,3], wanted [4,4,*]", "moe_test.c:");
	REFUSED(wf_call(no_router, WF_IN(x), WF_OUT(&out)), "moe: there is no params.router.kernel", "mlp_in", "moe_test.c:");
	assert_null(out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_cases), cmocka_unit_test(test_dealt_out), cmocka_unit_test(test_fresh), cmocka_unit_test(test_refused),
	};

	wf_must(wf_set_cpu_devices(4));
	golden_name = WEFT_GOLDEN_DIR "/moe.npz";
	return cmocka_run_group_tests(tests, golden_open, golden_close);
}

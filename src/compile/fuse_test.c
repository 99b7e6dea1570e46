/* What becomes one kernel, and how much memory a plan takes. */
#include "backend/cpu/test_run.h"
#include "tree/tree.h"

static wfi_func *ended(wfi_trace *t, int n, const wf_val *results)
{
	wfi_func *f = NULL;
	no_error(wfi_trace_end(t, n, results, &f));
	return f;
}

static wf_val param(wfi_trace *t, const char *type)
{
	wfi_type x = type_of(type);
	return wfi_trace_param(t, &x, false);
}

static wfi_plan *plan_of(const wfi_func *f, const bool *donated)
{
	wfi_plan *p = NULL;
	no_error(wfi_plan_make(f, &(wfi_plan_opts){ .donated = donated }, &p));
	return p;
}

/* kernels over more than one element */
static int kernels(const wfi_func *f)
{
	wfi_plan *p = plan_of(f, NULL);
	int n = 0;
	for (int i = 0; i < p->n_kernels; i++)
		n += p->kernels[i]->n_work > 1;
	wfi_plan_free(p);
	return n;
}

static void expect_kernels(wfi_func *f, int n)
{
	if (kernels(f) != n) {
		setenv("WEFT_DUMP", "fusion", 1);
		wfi_plan_free(plan_of(f, NULL));
		unsetenv("WEFT_DUMP");
	}
	assert_int_equal(kernels(f), n);
	wfi_func_release(f);
}

/* first moment, second moment, update and new parameter in one pass over memory, for each parameter */
static void test_adam(void **unused)
{
	(void)unused;
	static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.01);
	wfi_trace *t = wfi_trace_begin("adam", NULL);
	wf_val params = wf_dict("w", param(t, "f32[37,50]"), "b", param(t, "f32[50]")),
	       grads = wf_dict("w", param(t, "f32[37,50]"), "b", param(t, "f32[50]"));
	wf_val state = wf_optimizer_init(&adam, params), updates, leaves[16], results[16];
	/* the state as parameters, not as the zeros of init */
	const wfi_treedef *def = wfi_val_def(state);
	size_t n = wf_tree_leaves(state, leaves, 16);
	for (size_t i = 0; i < n; i++)
		leaves[i] = wfi_trace_param(t, wfi_type_of(leaves[i]), false);
	state = wfi_val_build(def, leaves);
	wf_unpack(wf_optimizer_update(&adam, grads, state, params), &updates, &state);
	n = wf_tree_leaves(wf_apply_updates(params, updates), results, 16);
	n += wf_tree_leaves(state, results + n, 16 - n);
	expect_kernels(ended(t, (int)n, results), 2);
}

/* a scalar loss of elementwise work over a small product: everything in the loop of the sum */
static void test_loss(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("loss", NULL);
	wf_val x = param(t, "f32[100,1]"), w = param(t, "f32[1,1]"), b = param(t, "f32[1]"), y = param(t, "f32[100,1]");
	wf_val r = wf_mean(wf_square(wf_sub(wf_add(wf_matmul(x, w), b), y)));
	expect_kernels(ended(t, 1, &r), 1);
}

static void test_siblings(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("siblings", NULL);
	wf_val x = param(t, "f32[64,30]"), y = wf_exp(x),
	       r[] = { y, wf_mul(y, x), wf_sum(x, .axes = WF_AXES(1)), wf_max(x, .axes = WF_AXES(1)) };
	/* the two maps are one kernel; the two reductions another */
	expect_kernels(ended(t, 4, r), 2);
}

/* what follows a reduction, element for element, is computed where the sum is ready */
static void test_epilogue(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("epilogue", NULL);
	wf_val x = param(t, "f32[20,300]"), s = wf_sum(x, .axes = WF_AXES(0)), r = wf_tanh(wf_mul(s, wf_c(0.1)));
	expect_kernels(ended(t, 1, &r), 1);
}

/* dear values that several need are computed once: exp of a row, used by two sums over columns of different shape */
static void test_dear_values(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("dear", NULL);
	wf_val x = param(t, "f32[300]"), e = wf_exp(x),
	       r[] = { wf_add(wf_broadcast_to(e, 40, 300), param(t, "f32[40,300]")), wf_sum(e) };
	wfi_func *f = ended(t, 2, r);
	wfi_plan *p = plan_of(f, NULL);
	int exps = 0;
	for (int i = 0; i < p->n_info; i++)
		exps += p->info[i].storage && p->info[i].storage->id == i && p->info[i].kernel && p->info[i].storage->def &&
			!strcmp(p->info[i].storage->def->op->name, "exponential");
	assert_int_equal(exps, 1);
	wfi_plan_free(p);
	wfi_func_release(f);
}

/* a long chain that cannot fuse (a sort between) needs two buffers, not one a value */
static void test_memory(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("chain", NULL);
	wf_val x = param(t, "f32[1000]");
	for (int i = 0; i < 10; i++)
		x = wf_mul(wf_sort(x, 0), wf_c(1.5));
	wfi_func *f = ended(t, 1, &x);
	wfi_plan *p = plan_of(f, NULL);
	assert_true(p->workspace <= 2 * 4032);
	assert_true(p->workspace >= 4000);
	wfi_plan_free(p);
	wfi_func_release(f);
}

static void test_unneeded(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("unneeded", NULL);
	wf_val x = param(t, "f32[10]");
	wf_exp(x);
	/* x·1, x/1, a reshape to the same shape, two transposes: nothing is left to do but a copy */
	wf_val y = wf_div(wf_mul(x, wf_c(1)), wf_c(1)), r = wf_reshape_n(y, (const int64_t[]){ 10 }, 1);
	wfi_func *f = ended(t, 1, &r);
	wfi_plan *p = plan_of(f, NULL);
	assert_int_equal(p->n_kernels, 0);
	assert_int_equal(p->n_steps, 1);
	assert_int_equal(p->steps[0].kind, WFI_STEP_COPY);
	wfi_plan_free(p);
	wfi_func_release(f);
}

/* −0 + 0 is 0, so x + 0 is not x */
static void test_zero_is_kept(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("zero", NULL);
	wf_val x = param(t, "f32[10]"), r = wf_add(x, wf_c(0));
	expect_kernels(ended(t, 1, &r), 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_adam),     cmocka_unit_test(test_loss),         cmocka_unit_test(test_siblings),
		cmocka_unit_test(test_epilogue), cmocka_unit_test(test_dear_values),  cmocka_unit_test(test_memory),
		cmocka_unit_test(test_unneeded), cmocka_unit_test(test_zero_is_kept),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

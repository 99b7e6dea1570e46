/* prune_test.c: loops and choices keep only what is needed, and still give it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <weft/control.h>
#include "op/test_region.h"

static wf_val body(wf_val c, wf_val x)
{
	wf_val a = wf_at(c, 0), b = wf_at(c, 1); /* b is only stacked, a only carried */

	return wf_tuple(wf_tuple(wf_add(a, x), wf_mul(b, wf_c(2))), wf_tuple(b, wf_exp(x)));
}

static const wfi_eqn *find(const wfi_func *f, const char *name)
{
	for (const wfi_eqn *e = f->body->first; e; e = e->next)
		if (!strcmp(e->op->name, name))
			return e;
	return NULL;
}

static void test_scan(void **unused)
{
	const wfi_type scalar = wfi_type_scalar(WF_F32), rows = wfi_type_make(WF_F32, 1, (const int64_t[]){ 3 });
	const float one = 1, xs[3] = { 1, 2, 3 };
	wfi_func *small = NULL;

	(void)unused;
	for (int which = 0; which < 2; which++) { /* the first carried value; what is stacked of the second */
		wfi_trace *t = wfi_trace_begin("scan", NULL);
		wf_val a = wfi_trace_param(t, &scalar, false), x = wfi_trace_param(t, &rows, false);
		wf_val r = wf_scan(body, wf_tuple(a, a), x), y = which ? wf_at(wf_at(r, 1), 0) : wf_at(wf_at(r, 0), 0);
		wfi_func *f = test_end(t, 1, &y);
		test_ok(wfi_prune_func(f, &small));
		assert_non_null(small);
		test_ok(wfi_func_verify(small));
		const wfi_eqn *e = find(small, "wf.scan");
		assert_int_equal(e->n_out, which ? 2 : 1);
		assert_int_equal(e->n_in, which ? 1 : 2); /* the rows are not read for the second */
		float out[3];
		test_run(small, (const void *[]){ &one, xs }, (void *[]){ out });
		if (which)
			assert_true(out[0] == 1 && out[1] == 2 && out[2] == 4);
		else
			assert_true(out[0] == 7);
		wfi_func_release(small);
		wfi_func_release(f);
	}
}

static wf_val yes(wf_val x) { return wf_tuple(wf_exp(x), wf_add(x, wf_c(1))); }
static wf_val no(wf_val x) { return wf_tuple(wf_log(x), wf_sub(x, wf_c(1))); }

static void test_choice(void **unused)
{
	const wfi_type scalar = wfi_type_scalar(WF_F32);
	wfi_trace *t = wfi_trace_begin("choice", NULL);
	wf_val x = wfi_trace_param(t, &scalar, false), y = wf_at(wf_cond(wf_less(x, wf_c(0)), yes, no, x), 1);
	wfi_func *f = test_end(t, 1, &y), *small = NULL;
	float in = 3, out;

	(void)unused;
	test_ok(wfi_prune_func(f, &small));
	const wfi_eqn *e = find(small, "if");
	assert_int_equal(e->n_out, 1);
	assert_null(e->regions[0]->first->next->next); /* the constant and the sum */
	test_run(small, (const void *[]){ &in }, (void *[]){ &out });
	assert_true(out == 2);
	wfi_func_release(small);
	test_ok(wfi_prune_func(f, &small));
	wfi_func_release(f);
	wfi_func *again = small;
	test_ok(wfi_prune_func(again, &small));
	assert_null(small); /* nothing is left to do */
	wfi_func_release(again);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_scan), cmocka_unit_test(test_choice) };

	return cmocka_run_group_tests_name("prune", tests, NULL, NULL);
}

/* Products when there is no library: the plain loops, in every layout, against sums made here. */
#include "backend/cpu/test_run.h"
#include "backend/cpu/dot.h"

static void check_shape(int64_t m, int64_t n, int64_t k, bool ta, bool tb, wf_dtype d)
{
	wfi_type a = { d, 2, { ta ? k : m, ta ? m : k } }, b = { d, 2, { tb ? n : k, tb ? k : n } };
	wfi_trace *t = wfi_trace_begin("product", NULL);
	wf_val x = wfi_trace_param(t, &a, false), y = wfi_trace_param(t, &b, false);
	wfi_dot_attrs attrs = { .lhs_contract = { 1, &(int64_t){ !ta } }, .rhs_contract = { 1, &(int64_t){ tb } } };
	wf_val r = wfi_emit_dot(x, y, &attrs);
	wfi_func *f = NULL;
	arrays in, out;
	no_error(wfi_trace_end(t, 1, &r, &f));
	inputs_of(f, &in);
	run_here(f, &in, &out);
	for (int64_t i = 0; i < m; i++)
		for (int64_t j = 0; j < n; j++) {
			double sum = 0;
			for (int64_t p = 0; p < k; p++)
				sum += wfi_load_f(d, in.data[0], ta ? p * m + i : i * k + p) *
				       wfi_load_f(d, in.data[1], tb ? j * k + p : p * n + j);
			assert_true(fabs(wfi_load_f(d, out.data[0], i * n + j) - sum) <=
				    (d == WF_BF16 ? 0.02 : 1e-4) * (1 + fabs(sum)));
		}
	free_arrays(&in);
	free_arrays(&out);
	wfi_func_release(f);
}

static void test_loops(void **unused)
{
	(void)unused;
	for (int layout = 0; layout < 4; layout++) {
		check_shape(37, 41, 29, layout & 1, layout & 2, WF_F32);
		check_shape(4, 16, 300, layout & 1, layout & 2, WF_F64);
		check_shape(1, 700, 400, layout & 1, layout & 2, WF_F32);
		check_shape(700, 1, 400, layout & 1, layout & 2, WF_F64);
		check_shape(21, 33, 40, layout & 1, layout & 2, WF_BF16);
	}
	assert_null(wfi_blas_name());
}

int main(void)
{
	setenv("WEFT_BLAS", "none", 1);
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_loops) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}

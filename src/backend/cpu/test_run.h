/* test_run.h: what the tests of this back end share: random numbers, arrays, running a program here and by the plain evaluator. */
#ifndef WFI_CPU_TEST_RUN_H
#define WFI_CPU_TEST_RUN_H
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include <weft.h>
#include "compile/plan.h"
#include "ir/trace.h"
#include "op/array.h"
#include "runtime/backend.h"

enum { MOST_ARRAYS = 256 };
typedef struct arrays {
	int n;
	wfi_type type[MOST_ARRAYS];
	void *data[MOST_ARRAYS];
} arrays;

static uint64_t random_state = 1;

WFI_UNUSED static uint64_t random_bits(void)
{
	uint64_t z = random_state += UINT64_C(0x9E3779B97F4A7C15);
	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return z ^ z >> 31;
}

WFI_UNUSED static int below(int n)
{
	return (int)(random_bits() % (uint64_t)n);
}

WFI_UNUSED static double uniform(double lo, double hi)
{
	return lo + (hi - lo) * ((double)(random_bits() >> 11) * 0x1p-53);
}

WFI_UNUSED static wfi_type type_of(const char *text)
{
	wfi_type t;
	assert_non_null(wfi_type_parse(text, &t));
	return t;
}

WFI_UNUSED static void no_error(wf_error *err)
{
	if (!err)
		return;
	print_error("%s\n", wf_error_text(err));
	wf_error_free(err);
	fail();
}

/* floats in −2..2, integers −4..4 (unsigned 0..8) */
WFI_UNUSED static void fill(const wfi_type *t, void *p)
{
	int64_t n = wfi_type_count(t);
	for (int64_t i = 0; i < n; i++) {
		if (t->dtype == WF_BOOL)
			((bool *)p)[i] = random_bits() & 1;
		else if (wfi_is_int(t->dtype))
			wfi_store_i(t->dtype, p, i, wfi_is_signed(t->dtype) ? below(9) - 4 : below(9));
		else
			wfi_store_f(t->dtype, p, i, uniform(-2, 2));
	}
}

/* exactly as large as the array: a sanitizer sees what goes beyond */
WFI_UNUSED static void add_array(arrays *a, const wfi_type *t)
{
	size_t bytes = wfi_type_bytes(t);
	assert_true(a->n < MOST_ARRAYS);
	a->type[a->n] = *t;
	a->data[a->n] = wfi_try_alloc_aligned(bytes ? bytes : 1, 64);
	assert_non_null(a->data[a->n]);
	memset(a->data[a->n], 0xa5, bytes);
	a->n++;
}

WFI_UNUSED static void free_arrays(arrays *a)
{
	for (int i = 0; i < a->n; i++)
		wfi_free(a->data[i]);
	a->n = 0;
}

WFI_UNUSED static void inputs_of(const wfi_func *f, arrays *in)
{
	in->n = 0;
	for (int i = 0; i < f->body->n_params; i++) {
		add_array(in, &f->body->params[i]->type);
		fill(&in->type[i], in->data[i]);
	}
}

WFI_UNUSED static void outputs_of(const wfi_func *f, arrays *out)
{
	out->n = 0;
	for (int i = 0; i < f->body->n_results; i++)
		add_array(out, &f->body->results[i]->type);
}

WFI_UNUSED static wfi_executable *compiled(wfi_func *f, const bool *donated)
{
	wfi_executable *x = NULL;
	no_error(wfi_backend_cpu.compile(&wfi_backend_cpu, f, &(wfi_compile_opts){ donated, 1, 0 }, &x));
	assert_non_null(x);
	return x;
}

WFI_UNUSED static void run_here(wfi_func *f, const arrays *in, arrays *out)
{
	wfi_executable *x = compiled(f, NULL);
	outputs_of(f, out);
	no_error(wfi_backend_cpu.run(x, &(wfi_run){ .in = (const void *const *)in->data, .out = out->data }));
	wfi_backend_cpu.free(x);
}

WFI_UNUSED static void run_plain(const wfi_func *f, const arrays *in, arrays *out)
{
	outputs_of(f, out);
	no_error(wfi_evaluate(f, (const void *const *)in->data, out->data, 0, NULL));
}

WFI_UNUSED static double tolerance_of(wf_dtype d)
{
	switch (d) {
	case WF_F64:
		return 1e-9;
	case WF_F32:
		return 2e-4;
	case WF_F16:
		return 0.03;
	case WF_BF16:
		return 0.15;
	default:
		return 0;
	}
}

/* the first place where two arrays differ by more than their dtype allows; −1: none */
WFI_UNUSED static int64_t first_difference(const wfi_type *t, const void *a, const void *b, bool exact)
{
	double tolerance = exact ? 0 : tolerance_of(t->dtype);
	for (int64_t i = 0; i < wfi_type_count(t); i++) {
		if (!wfi_is_float(t->dtype)) {
			if (wfi_load_i(t->dtype, a, i) != wfi_load_i(t->dtype, b, i))
				return i;
			continue;
		}
		double x = wfi_load_f(t->dtype, a, i), y = wfi_load_f(t->dtype, b, i);
		if (x != y && !(isnan(x) && isnan(y)) && !(fabs(x - y) <= tolerance * (1 + fabs(y))))
			return i;
	}
	return -1;
}

WFI_UNUSED static void print_program(const wfi_func *f)
{
	wfi_str s = { 0 };
	wfi_func_print(&s, f);
	print_error("%s\n", s.s);
	wfi_str_free(&s);
}

WFI_UNUSED static void expect_equal(const wfi_func *f, const arrays *got, const arrays *want)
{
	for (int i = 0; i < want->n; i++) {
		int64_t at = first_difference(&want->type[i], got->data[i], want->data[i], false);
		if (at < 0)
			continue;
		char text[WFI_TYPE_TEXT];
		wf_dtype d = want->type[i].dtype;
		print_program(f);
		print_error("result %d, %s: element %lld is %.9g, expected %.9g\n", i, wfi_type_text(&want->type[i], text),
			    (long long)at, wfi_load_f(d, got->data[i], at), wfi_load_f(d, want->data[i], at));
		fail();
	}
}

/* f here against f by the plain evaluator, on random inputs */
WFI_UNUSED static void check_program(wfi_func *f)
{
	arrays in, here, plain;
	inputs_of(f, &in);
	run_here(f, &in, &here);
	run_plain(f, &in, &plain);
	expect_equal(f, &here, &plain);
	free_arrays(&in);
	free_arrays(&here);
	free_arrays(&plain);
}

/* how many kernels of more than one element the program becomes */
WFI_UNUSED static int count_kernels(const wfi_func *f, const wfi_plan_opts *o, int *all)
{
	wfi_plan *p = NULL;
	int n = 0;
	no_error(wfi_plan_make(f, o, &p));
	for (int i = 0; i < p->n_kernels; i++)
		n += p->kernels[i]->n_work > 1;
	if (all)
		*all = p->n_kernels;
	wfi_plan_free(p);
	return n;
}
#endif

/* The back end on programs made by hand: trivial ones, every kind of storage, products in every layout, and that a run allocates nothing. */
#include "backend/cpu/test_run.h"
#include "backend/cpu/dot.h"

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

static void test_passed_through(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("through", NULL);
	wf_val x = param(t, "f32[3,5]"), y = param(t, "i32[]"), e = param(t, "f32[0,4]");
	wf_val flat = wf_reshape_n(x, (const int64_t[]){ 15 }, 1), z = wf_add(x, wf_c(1));
	wf_val r[] = {
		x, x, y, e, flat, z, z, wf_reshape_n(z, (const int64_t[]){ 5, 3 }, 2), wf_convert(wf_c(7), WF_F64), wf_add(e, e)
	};
	wfi_func *f = ended(t, (int)WFI_COUNT(r), r);
	check_program(f);
	wfi_func_release(f);
}

static void test_no_results(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("nothing", NULL);
	param(t, "f32[3]");
	wfi_func *f = ended(t, 0, NULL);
	check_program(f);
	wfi_func_release(f);
}

static void test_constants(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("constants", NULL);
	float numbers[40];
	for (int i = 0; i < 40; i++)
		numbers[i] = (float)i * 0.5f - 3;
	wfi_type many = type_of("f32[5,8]"), half = type_of("bf16[3]"), flags = type_of("bool[2]");
	const bool yes_no[] = { true, false };
	wf_val c = wfi_const(&many, numbers, sizeof numbers), x = param(t, "f32[8]");
	wf_val r[] = { c,
		       wf_add(c, wf_broadcast_to(x, 5, 8)),
		       wfi_splat(&half, 1.5),
		       wfi_const(&flags, yes_no, sizeof yes_no),
		       wf_matmul(c, x),
		       c };
	wfi_func *f = ended(t, (int)WFI_COUNT(r), r);
	check_program(f);
	wfi_func_release(f);
}

static void test_ranks(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("ranks", NULL);
	wf_val x = param(t, "f32[2,1,2,1,3,1,1,2,1,1,2,1,1,1,2,3]");
	int64_t perm[16];
	for (int i = 0; i < 16; i++)
		perm[i] = 15 - i;
	wf_val y = wf_transpose_n(x, perm, 16),
	       s = wfi_emit_reduce(WFI_RED_ADD, x, (wfi_dims){ 5, (const int64_t[]){ 0, 4, 7, 10, 15 } });
	wf_val r[] = { y, wf_exp(y), s, wfi_emit_reduce(WFI_RED_MAX, wf_mul(x, x), (wfi_dims){ 16, perm }) };
	wfi_func *f = ended(t, (int)WFI_COUNT(r), r);
	check_program(f);
	wfi_func_release(f);
}

/* reductions of every shape of walk: rows, columns, short, long, several dimensions, with and without what is fused around them */
static void test_reductions(void **unused)
{
	(void)unused;
	static const char *const shapes[] = { "f32[7,33,5]", "f32[16,16,16]", "f64[3,100]",  "f32[1000]",
					      "bf16[40,3]",  "f16[17,32]",    "i32[9,9,40]", "u8[30,20]" };
	for (size_t k = 0; k < WFI_COUNT(shapes); k++) {
		wfi_type type = type_of(shapes[k]);
		for (int mask = 0; mask < 1 << type.rank; mask++) {
			wfi_trace *t = wfi_trace_begin("reduce", NULL);
			wf_val x = param(t, shapes[k]), y = wf_mul(x, x);
			int64_t dims[4];
			int n = 0;
			for (int d = 0; d < type.rank; d++)
				if (mask >> d & 1)
					dims[n++] = d;
			wf_val s = wfi_emit_reduce(WFI_RED_ADD, x, (wfi_dims){ n, dims }),
			       q = wfi_emit_reduce(WFI_RED_ADD, y, (wfi_dims){ n, dims });
			wf_val r[] = { s, wfi_emit_reduce(WFI_RED_MIN, y, (wfi_dims){ n, dims }), wf_add(wf_mul(s, s), q), q };
			wfi_func *f = ended(t, (int)WFI_COUNT(r), r);
			check_program(f);
			wfi_func_release(f);
		}
	}
}

static void test_empty_reductions(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("empty", NULL);
	wf_val x = param(t, "f32[0,5]"), a = param(t, "f32[3,0]"), b = param(t, "f32[0,4]");
	const wfi_dims first = { 1, (const int64_t[]){ 0 } };
	wf_val r[] = { wfi_emit_reduce(WFI_RED_ADD, x, first), wf_add(wfi_emit_reduce(WFI_RED_MAX, x, first), wf_c(1)),
		       wf_matmul(a, b) };
	wfi_func *f = ended(t, (int)WFI_COUNT(r), r);
	check_program(f);
	wfi_func_release(f);
}

/* ---- donation ---- */

static void test_donation(void **unused)
{
	(void)unused;
	/* p is read by a product after its new value is known, unless that waits; q may be overwritten in place */
	wfi_trace *t = wfi_trace_begin("donation", NULL);
	wf_val p = param(t, "f32[40,40]"), q = param(t, "f32[40,40]"), s = param(t, "f32[]");
	wf_val m = wf_matmul(p, q), p2 = wf_add(p, wf_mul(s, q)), q2 = wf_add(q, p2);
	wf_val r[] = { p2, q2, wf_mul(m, s), s };
	wfi_func *f = ended(t, (int)WFI_COUNT(r), r);
	bool flags[] = { true, true, true };
	arrays in, want, out = { 0 };
	inputs_of(f, &in);
	run_plain(f, &in, &want);
	outputs_of(f, &out);
	wfi_executable *x = compiled(f, flags);
	assert_int_equal(x->alias[0], 0);
	assert_int_equal(x->alias[1], 1);
	assert_int_equal(x->alias[2], -1);
	assert_int_equal(x->alias[3], 2);
	void *outs[] = { in.data[0], in.data[1], out.data[2], in.data[2] };
	no_error(wfi_backend_cpu.run(x, &(wfi_run){ .in = (const void *const *)in.data, .out = outs }));
	for (int j = 0; j < 4; j++)
		assert_int_equal(first_difference(&want.type[j], outs[j], want.data[j], false), -1);
	wfi_backend_cpu.free(x);
	free_arrays(&in);
	free_arrays(&want);
	free_arrays(&out);
	wfi_func_release(f);
}

/* a parameter that is read crosswise is not written over by the kernel that reads it */
static void test_donation_refused(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("crosswise", NULL);
	wf_val p = param(t, "f32[7,7]");
	wf_val r = wf_add(p, wf_transpose_n(p, (const int64_t[]){ 1, 0 }, 2));
	wfi_func *f = ended(t, 1, &r);
	wfi_executable *x = compiled(f, &(bool){ true });
	assert_int_equal(x->alias[0], -1);
	wfi_backend_cpu.free(x);
	wfi_func_release(f);
}

/* ---- products ---- */

typedef struct product {
	const char *a, *b;
	wfi_dot_attrs attrs;
	bool library;
} product;
#define DIMS(...) \
	{ \
		sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t), (const int64_t[]) \
		{ \
			__VA_ARGS__ \
		} \
	}
#define NONE \
	{ \
		0, NULL \
	}
static const product products[] = {
	{ "f32[40,50]", "f32[50,30]", { NONE, NONE, DIMS(1), DIMS(0) }, true },
	{ "f32[50,40]", "f32[50,30]", { NONE, NONE, DIMS(0), DIMS(0) }, true },
	{ "f64[40,50]", "f64[30,50]", { NONE, NONE, DIMS(1), DIMS(1) }, true },
	{ "f32[50,40]", "f32[30,50]", { NONE, NONE, DIMS(0), DIMS(1) }, true },
	{ "f32[3,20,30]", "f32[3,30,20]", { DIMS(0), DIMS(0), DIMS(2), DIMS(1) }, true },
	{ "f32[20,3,30]", "f32[30,20,3]", { DIMS(1), DIMS(2), DIMS(2), DIMS(0) }, true },
	{ "f32[7,2,9,31]", "f32[9,31,40]", { NONE, NONE, DIMS(2, 3), DIMS(0, 1) }, true },
	{ "f32[7,2,9,31]", "f32[31,9,40]", { NONE, NONE, DIMS(2, 3), DIMS(1, 0) }, true },
	{ "f64[9,14,31]", "f64[31,40,9]", { NONE, NONE, DIMS(2, 0), DIMS(0, 2) }, true },
	{ "bf16[40,50]", "bf16[30,50]", { NONE, NONE, DIMS(1), DIMS(1) }, true },
	{ "f16[50,40]", "f16[50,30]", { NONE, NONE, DIMS(0), DIMS(0) }, true },
	{ "f32[600,500]", "f32[500]", { NONE, NONE, DIMS(1), DIMS(0) }, true },
	{ "f32[600,500]", "f32[600]", { NONE, NONE, DIMS(0), DIMS(0) }, true },
	{ "f64[500]", "f64[600,500]", { NONE, NONE, DIMS(0), DIMS(1) }, true },
	{ "f64[600]", "f64[600,500]", { NONE, NONE, DIMS(0), DIMS(0) }, true },
	{ "f32[100,1]", "f32[1,1]", { NONE, NONE, DIMS(1), DIMS(0) }, false },
	{ "f32[100,1]", "f32[100,1]", { NONE, NONE, DIMS(0), DIMS(0) }, false },
	{ "f32[20,10]", "f32[10,33]", { NONE, NONE, DIMS(1), DIMS(0) }, false },
	{ "f32[23,20]", "f32[30,20]", { NONE, NONE, DIMS(1), DIMS(1) }, false },
	{ "bf16[5,20]", "bf16[20,5]", { NONE, NONE, DIMS(1), DIMS(0) }, false },
	{ "f64[4,5,6]", "f64[4,6,7]", { DIMS(0), DIMS(0), DIMS(2), DIMS(1) }, false },
	{ "i32[40,50]", "i32[50,30]", { NONE, NONE, DIMS(1), DIMS(0) }, false },
	{ "u8[40,50]", "u8[30,50]", { NONE, NONE, DIMS(1), DIMS(1) }, false },
	{ "f32[200,1]", "f32[1,300]", { NONE, NONE, DIMS(1), DIMS(0) }, false },
	{ "f32[6]", "f32[7]", { NONE, NONE, NONE, NONE }, false },
};

static void test_products(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < WFI_COUNT(products); i++) {
		const product *p = &products[i];
		wfi_trace *t = wfi_trace_begin("product", NULL);
		wf_val a = param(t, p->a), b = param(t, p->b);
		wf_dtype d = wfi_type_of(a)->dtype;
		if (wfi_is_float(d))
			a = wf_mul(a, wf_convert(wf_c(0.03), d));
		wf_val y = wfi_emit_dot(a, b, &p->attrs);
		wf_val r[] = { y, wf_add(y, y) };
		wfi_func *f = ended(t, 2, r);
		for (const wfi_eqn *e = f->body->first; e; e = e->next)
			if (e->op->lowering == WFI_LOWER_DOT)
				assert_int_equal(wfi_dot_is_library(e), p->library);
		check_program(f);
		wfi_func_release(f);
	}
}

/* a transpose before a product is not carried out: the product reads the other way round */
static void test_transposed_product(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("transposed", NULL);
	wf_val a = param(t, "f32[50,40]"), b = param(t, "f32[30,50]");
	wf_val r = wf_matmul(wf_transpose_n(a, (const int64_t[]){ 1, 0 }, 2), wf_transpose_n(b, (const int64_t[]){ 1, 0 }, 2));
	wfi_func *f = ended(t, 1, &r);
	wfi_plan_opts o = { .library = wfi_dot_is_library };
	int all;
	count_kernels(f, &o, &all);
	assert_int_equal(all, 0);
	check_program(f);
	wfi_func_release(f);
}

/* ---- the run path ---- */

#if !defined WFI_SANITIZE_ADDRESS && !defined WFI_SANITIZE_THREAD
/* the C library's allocator, counted */
extern void *__libc_malloc(size_t n);
extern void *__libc_calloc(size_t n, size_t m);
static long allocations;
void *malloc(size_t n)
{
	allocations++;
	return __libc_malloc(n);
}
void *calloc(size_t n, size_t m)
{
	allocations++;
	return __libc_calloc(n, m);
}

static void test_run_allocates_nothing(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("step", NULL);
	wf_val x = param(t, "f32[30,10]"),
	       w = param(t, "f32[10,20]"); /* small: OpenBLAS itself allocates in some of its kernels */
	wf_val y = wf_tanh(wf_matmul(x, w)), r[] = { wf_mean(y), wf_mul(y, y) };
	wfi_func *f = ended(t, 2, r);
	arrays in, out;
	inputs_of(f, &in);
	outputs_of(f, &out);
	wfi_executable *e = compiled(f, NULL);
	const wfi_run run = { .in = (const void *const *)in.data, .out = out.data };
	no_error(wfi_backend_cpu.run(e, &run));
	long before = allocations;
	wf_error *err = wfi_backend_cpu.run(e, &run);
	long after = allocations;
	no_error(err);
	assert_int_equal(after - before, 0);
	assert_true(before > 0);
	wfi_backend_cpu.free(e);
	free_arrays(&in);
	free_arrays(&out);
	wfi_func_release(f);
}
#else
static void test_run_allocates_nothing(void **unused)
{
	(void)unused;
	skip();
}
#endif

/* an error of a plain function comes out with the operation's line */
static wf_error *failing(const wfi_eval *e)
{
	(void)e;
	return wf_error_new(WF_INVALID_ARGUMENT, "it does not work");
}

static bool as_operand(wfi_infer *c)
{
	c->out[0] = c->in[0];
	return true;
}

static const wfi_op broken = { .name = "wf.broken",
			       .doc = "fails",
			       .n_in = 1,
			       .n_out = 1,
			       .infer = as_operand,
			       .lowering = WFI_LOWER_HOST,
			       .eval = failing };

static void test_host_error(void **unused)
{
	(void)unused;
	wfi_trace *t = wfi_trace_begin("host", NULL);
	wf_val x = param(t, "f32[3]"), r = wf_neg(wfi_stamp(WFI_EMIT(&broken, NULL, wf_neg(x)), "user.c", 41));
	wfi_func *f = ended(t, 1, &r);
	arrays in, out;
	inputs_of(f, &in);
	outputs_of(f, &out);
	wfi_executable *e = compiled(f, NULL);
	wf_error *err = wfi_backend_cpu.run(e, &(wfi_run){ .in = (const void *const *)in.data, .out = out.data });
	assert_non_null(err);
	assert_non_null(strstr(wf_error_text(err), "it does not work"));
	assert_non_null(strstr(wf_error_text(err), "user.c:41"));
	wf_error_free(err);
	err = wfi_backend_cpu.run(e, &(wfi_run){ .device = 1, .in = (const void *const *)in.data, .out = out.data });
	assert_non_null(err);
	wf_error_free(err);
	wfi_backend_cpu.free(e);
	free_arrays(&in);
	free_arrays(&out);
	wfi_func_release(f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_passed_through),
		cmocka_unit_test(test_no_results),
		cmocka_unit_test(test_constants),
		cmocka_unit_test(test_ranks),
		cmocka_unit_test(test_reductions),
		cmocka_unit_test(test_empty_reductions),
		cmocka_unit_test(test_donation),
		cmocka_unit_test(test_donation_refused),
		cmocka_unit_test(test_products),
		cmocka_unit_test(test_transposed_product),
		cmocka_unit_test(test_run_allocates_nothing),
		cmocka_unit_test(test_host_error),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

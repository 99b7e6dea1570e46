/* The elementwise constructors as a user calls them: promotion, broadcasting and what numpy and Python define on top of the
 * operations. Expected values: Python's own, or by hand. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include <weft.h>
#include "ir/trace.h"
#include "runtime/backend.h"
#include "transform/transform.h"

typedef wf_val unary(wf_val);
typedef wf_val binary(wf_val, wf_val);

enum { MOST = 12 };

/* up to MOST numbers as an array of dtype d */
typedef struct numbers { wf_dtype d; int n; double v[MOST]; } numbers;

static wfi_type type_of(const numbers *a)
{
	int64_t n = a->n;
	return wfi_type_make(a->d, 1, &n);
}

static void check(wf_error *err, const char *what)
{
	if (!err)
		return;
	print_error("%s: %s\n", what, wf_error_text(err));
	wf_error_free(err);
	fail();
}

/* result 0 of f on operands, as numbers */
static numbers evaluate(const char *what, wfi_func *f, const numbers *a, int n_in)
{
	double in[2][MOST], out[MOST];
	const void *operands[2] = { in[0], in[1] };
	for (int i = 0; i < n_in; i++)
		for (int k = 0; k < a[i].n; k++)
			wfi_store_f(a[i].d, in[i], k, a[i].v[k]);
	const wfi_type *t = &f->body->results[0]->type;
	assert_int_equal(f->body->n_results, 1);
	assert_true(wfi_type_count(t) <= MOST);
	check(wfi_evaluate(f, operands, &(void *){ out }, 0, NULL), what);
	numbers r = { t->dtype, (int)wfi_type_count(t), { 0 } };
	for (int k = 0; k < r.n; k++)
		r.v[k] = wfi_load_f(r.d, out, k);
	return r;
}

static wf_error *traced(const char *what, binary *f, unary *g, const numbers *a, int n_in, wfi_func **out)
{
	wfi_trace *t = wfi_trace_begin(what, NULL);
	wf_val v[2], r;
	for (int i = 0; i < n_in; i++) {
		wfi_type type = type_of(&a[i]);
		v[i] = wfi_trace_param(t, &type, false);
	}
	r = n_in == 2 ? f(v[0], v[1]) : g(v[0]);
	return wfi_trace_end(t, 1, &r, out);
}

static void expect(const char *what, binary *f, unary *g, const numbers *a, int n_in, numbers want)
{
	wfi_func *func = NULL;
	check(traced(what, f, g, a, n_in, &func), what);
	numbers got = evaluate(what, func, a, n_in);
	bool same = got.d == want.d && got.n == want.n;
	for (int k = 0; same && k < want.n; k++)
		same = isnan(want.v[k]) ? isnan(got.v[k]) : got.v[k] == want.v[k] && !signbit(got.v[k]) == !signbit(want.v[k]);
	if (!same) {
		print_error("%s: %s of %d elements, expected %s of %d\n", what, wf_dtype_name(got.d), got.n,
			    wf_dtype_name(want.d), want.n);
		for (int k = 0; k < got.n && k < want.n; k++)
			print_error("  %.17g, expected %.17g\n", got.v[k], want.v[k]);
		fail();
	}
	wfi_func_release(func);
}

#define N(d_, ...) { d_, sizeof((const double[]){ __VA_ARGS__ }) / sizeof(double), { __VA_ARGS__ } }
#define VALUE(...) (numbers) N(__VA_ARGS__)
#define EXPECT2(f, a, b, ...) expect(#f, f, NULL, (const numbers[]){ a, b }, 2, VALUE(__VA_ARGS__))
#define EXPECT1(f, a, ...) expect(#f, NULL, f, (const numbers[]){ a }, 1, VALUE(__VA_ARGS__))
#define A(...) N(__VA_ARGS__)

static const double inf = (double)INFINITY, nan_ = (double)NAN;

static void test_division(void **unused)
{
	(void)unused;
	numbers x = A(WF_I32, 7, -7, 7, -7, 6, -6, 0), y = A(WF_I32, 2, 2, -2, -2, 3, 3, 5);
	EXPECT2(wf_div, x, y, WF_F32, 3.5, -3.5, -3.5, 3.5, 2, -2, 0);
	EXPECT2(wf_floor_divide, x, y, WF_I32, 3, -4, -4, 3, 2, -2, 0);
	EXPECT2(wf_mod, x, y, WF_I32, 1, 1, -1, -1, 0, 0, 0);
	EXPECT2(wf_remainder, x, y, WF_I32, 1, 1, -1, -1, 0, 0, 0);
	EXPECT2(wf_fmod, x, y, WF_I32, 1, -1, 1, -1, 0, 0, 0);
	numbers u = A(WF_U8, 200, 7, 255), w = A(WF_U8, 7, 200, 16);
	EXPECT2(wf_floor_divide, u, w, WF_U8, 28, 0, 15);
	EXPECT2(wf_mod, u, w, WF_U8, 4, 7, 15);
	numbers b = A(WF_BOOL, 1, 0);
	numbers c = A(WF_BOOL, 1, 1);
	EXPECT2(wf_floor_divide, b, c, WF_I32, 1, 0);
}

/* Python's // and % on floats, zeros and infinities as numpy has them */
static void test_division_of_floats(void **unused)
{
	(void)unused;
	numbers x = A(WF_F64, 7.5, -7.5, 7.5, -7.5, 5, -1, 1, inf, 6), y = A(WF_F64, 2, 2, -2, -2, 0.1, inf, inf, 2, 3);
	EXPECT2(wf_floor_divide, x, y, WF_F64, 3, -4, -4, 3, 49, -1, 0, nan_, 2);
	numbers v = A(WF_F64, 7.5, -7.5, 7.5, -7.5, -1, 5.5, inf), w = A(WF_F64, 2, 2, -2, -2, 3, -2, 2);
	EXPECT2(wf_remainder, v, w, WF_F64, 1.5, 0.5, -0.5, -1.5, 2, -0.5, nan_);
	EXPECT2(wf_fmod, v, w, WF_F64, 1.5, -1.5, 1.5, -1.5, -1, 1.5, nan_);
}

static wf_val squared(wf_val x) { return wf_pow(x, wf_c(2)); }
static wf_val cubed(wf_val x) { return wf_pow(x, wf_c(3)); }
static wf_val to_minus_two(wf_val x) { return wf_pow(x, wf_c(-2)); }
static wf_val to_zero(wf_val x) { return wf_pow(x, wf_c(0)); }
static wf_val to_half(wf_val x) { return wf_pow(x, wf_c(0.5)); }
static wf_val two_to(wf_val x) { return wf_pow(wf_c(2), x); }

static void test_power(void **unused)
{
	(void)unused;
	numbers x = A(WF_F32, 2, -2, 0, -0.5, 3), i = A(WF_I32, 2, -3, 0), e = A(WF_I32, 0, 1, 10);
	EXPECT1(squared, x, WF_F32, 4, 4, 0, 0.25, 9);
	EXPECT1(cubed, x, WF_F32, 8, -8, 0, -0.125, 27);
	EXPECT1(to_minus_two, x, WF_F32, 0.25, 0.25, inf, 4, (double)(1.0f / 9.0f));
	EXPECT1(to_zero, x, WF_F32, 1, 1, 1, 1, 1);
	EXPECT1(to_half, ((numbers)A(WF_F32, 4, 9, -1)), WF_F32, 2, 3, nan_);
	EXPECT1(cubed, i, WF_I32, 8, -27, 0);
	EXPECT1(to_half, ((numbers)A(WF_I32, 4, 9)), WF_F32, 2, 3);
	EXPECT1(two_to, e, WF_I32, 1, 2, 1024);
	EXPECT1(two_to, ((numbers)A(WF_F32, -1, 0, 3)), WF_F32, 0.5, 1, 8);
}

static wf_val plus_one(wf_val x) { return wf_add(x, wf_c(1)); }
static wf_val plus_half(wf_val x) { return wf_add(x, wf_c(0.5)); }

/* semantics B6 */
static void test_promotion(void **unused)
{
	(void)unused;
	numbers i = A(WF_I32, 1, 2), u = A(WF_U32, 1, 2), h = A(WF_F16, 1, 2), b = A(WF_BF16, 1, 2), t = A(WF_BOOL, 1, 0),
		i8 = A(WF_I8, 127, -1);
	EXPECT2(wf_add, b, h, WF_F32, 2, 4);
	EXPECT2(wf_add, i, h, WF_F16, 2, 4);
	EXPECT2(wf_add, u, i, WF_I32, 2, 4);
	EXPECT2(wf_add, t, t, WF_BOOL, 1, 0);
	EXPECT2(wf_mul, t, i, WF_I32, 1, 0);
	EXPECT2(wf_add, i8, i8, WF_I8, -2, -2);
	EXPECT1(plus_one, i, WF_I32, 2, 3);
	EXPECT1(plus_one, h, WF_F16, 2, 3);
	EXPECT1(plus_half, i, WF_F32, 1.5, 2.5);
	EXPECT1(wf_exp, ((numbers)A(WF_I32, 0)), WF_F32, 1);
	EXPECT1(plus_one, ((numbers)A(WF_BF16, 256)), WF_BF16, 256); /* 257 has no place in bf16 */
}

static wf_val clip_below(wf_val x) { return wf_clip(x, wf_none(), wf_c(1)); }
static wf_val clip_above(wf_val x) { return wf_clip(x, wf_c(-1), wf_none()); }
static wf_val clip_both(wf_val x) { return wf_clip(x, wf_c(-1), wf_c(1)); }
static wf_val clip_crossed(wf_val x) { return wf_clip(x, wf_c(2), wf_c(1)); }
static wf_val clamp_both(wf_val x) { return wf_clamp(wf_c(-1), x, wf_c(1)); }

static void test_clip(void **unused)
{
	(void)unused;
	numbers x = A(WF_F32, -3, -1, 0.5, 2, nan_), i = A(WF_I32, -3, 0, 3);
	EXPECT1(clip_below, x, WF_F32, -3, -1, 0.5, 1, nan_);
	EXPECT1(clip_above, x, WF_F32, -1, -1, 0.5, 2, nan_);
	EXPECT1(clip_both, x, WF_F32, -1, -1, 0.5, 1, nan_);
	EXPECT1(clip_crossed, x, WF_F32, 1, 1, 1, 1, nan_);
	EXPECT1(clip_both, i, WF_I32, -1, 0, 1);
	EXPECT1(clamp_both, x, WF_F32, -1, -1, 0.5, 1, nan_);
	EXPECT1(clamp_both, i, WF_I32, -1, 0, 1);
}

static void test_questions(void **unused)
{
	(void)unused;
	numbers x = A(WF_F32, 0, 1, inf, -inf, nan_), i = A(WF_I32, 0, -5);
	EXPECT1(wf_isnan, x, WF_BOOL, 0, 0, 0, 0, 1);
	EXPECT1(wf_isinf, x, WF_BOOL, 0, 0, 1, 1, 0);
	EXPECT1(wf_isfinite, x, WF_BOOL, 1, 1, 0, 0, 0);
	EXPECT1(wf_isnan, i, WF_BOOL, 0, 0);
	EXPECT1(wf_isinf, i, WF_BOOL, 0, 0);
	EXPECT1(wf_isfinite, i, WF_BOOL, 1, 1);
	EXPECT1(wf_logical_not, i, WF_BOOL, 1, 0);
	numbers a = A(WF_I32, 0, 0, 2, 2), b = A(WF_F32, 0, 0.5, 0, nan_);
	EXPECT2(wf_logical_and, a, b, WF_BOOL, 0, 0, 0, 1);
	EXPECT2(wf_logical_or, a, b, WF_BOOL, 0, 1, 1, 1);
	EXPECT2(wf_logical_xor, a, b, WF_BOOL, 0, 1, 1, 0);
	EXPECT2(wf_equal, a, b, WF_BOOL, 1, 0, 0, 0);
	EXPECT2(wf_less, a, b, WF_BOOL, 0, 1, 0, 0);
	EXPECT1(wf_sign, ((numbers)A(WF_U8, 0, 200)), WF_U8, 0, 1);
	EXPECT1(wf_sign, ((numbers)A(WF_F32, -0.0, -3, nan_)), WF_F32, -0.0, -1, nan_);
	EXPECT1(wf_abs, ((numbers)A(WF_U8, 0, 200)), WF_U8, 0, 200);
	EXPECT1(wf_abs, ((numbers)A(WF_I8, -128, -1)), WF_I8, -128, 1);
	EXPECT1(wf_abs, ((numbers)A(WF_BOOL, 0, 1)), WF_BOOL, 0, 1);
}

static void test_rounding(void **unused)
{
	(void)unused;
	numbers x = A(WF_F32, 0.5, 1.5, 2.5, -0.5, -1.7, 1.7), i = A(WF_I32, -3, 3);
	EXPECT1(wf_round, x, WF_F32, 0, 2, 2, -0.0, -2, 2);
	EXPECT1(wf_floor, x, WF_F32, 0, 1, 2, -1, -2, 1);
	EXPECT1(wf_ceil, x, WF_F32, 1, 2, 3, -0.0, -1, 2);
	EXPECT1(wf_trunc, x, WF_F32, 0, 1, 2, -0.0, -1, 1);
	EXPECT1(wf_round, i, WF_I32, -3, 3);
	EXPECT1(wf_floor, i, WF_I32, -3, 3);
	EXPECT1(wf_trunc, i, WF_I32, -3, 3);
}

static wf_val to_u8(wf_val x) { return wf_astype(x, WF_U8); }
static wf_val to_bits(wf_val x) { return wf_bitcast(x, WF_U32); }

static void test_bits(void **unused)
{
	(void)unused;
	numbers i = A(WF_I32, -8, 8), two = A(WF_I32, 2, 2), u = A(WF_U32, 4294967288.0, 8), utwo = A(WF_U32, 2, 40);
	EXPECT2(wf_right_shift, i, two, WF_I32, -2, 2);
	EXPECT2(wf_right_shift, u, utwo, WF_U32, 1073741822, 0);
	EXPECT2(wf_left_shift, i, two, WF_I32, -32, 32);
	EXPECT2(wf_right_shift_logical, i, two, WF_I32, 1073741822, 2);
	EXPECT2(wf_bitwise_and, i, two, WF_I32, 0, 0);
	EXPECT2(wf_bitwise_or, i, two, WF_I32, -6, 10);
	EXPECT1(wf_bitwise_not, i, WF_I32, 7, -9);
	EXPECT1(wf_population_count, i, WF_I32, 29, 1);
	EXPECT1(wf_clz, i, WF_I32, 0, 28);
	EXPECT1(to_u8, ((numbers)A(WF_F32, -5, 3.99, 300, nan_)), WF_U8, 0, 3, 255, 0);
	EXPECT1(to_bits, ((numbers)A(WF_F32, 1, -0.0)), WF_U32, 0x3f800000, 0x80000000);
}

/* ---- shapes ---- */

static wf_val chosen(wf_val cond, wf_val b) /* (3, 1), a constant, (2) → (3, 2) */
{
	return wf_where(wf_expand_dims(cond, 1), wf_c(7), b);
}

static void test_where_broadcasts(void **unused)
{
	(void)unused;
	const numbers in[2] = { A(WF_I32, 0, 5, 0), A(WF_F32, 1, 2) };
	wfi_func *f = NULL;
	check(traced("where", chosen, NULL, in, 2, &f), "where");
	const wfi_type *t = &f->body->results[0]->type;
	assert_int_equal(t->rank, 2);
	assert_int_equal(t->dims[0], 3);
	assert_int_equal(t->dims[1], 2);
	numbers got = evaluate("where", f, in, 2);
	const double want[] = { 1, 2, 7, 7, 1, 2 };
	for (int i = 0; i < 6; i++)
		assert_true(got.v[i] == want[i]);
	wfi_func_release(f);
}

/* ---- derivatives that only the constructors show ---- */

static wf_val with_stop(wf_val x) { return wf_mul(x, wf_stop_gradient(x)); }
static wf_val with_stopped_tree(wf_val x) { return wf_mul(x, wf_at(wf_stop_gradient(wf_tuple(wf_c(1), x)), 1)); }

static void expect_gradient(const char *what, unary *f, numbers x, numbers want)
{
	wfi_func *g = NULL, *h = NULL;
	check(traced(what, NULL, f, &x, 1, &g), what);
	check(wfi_vjp_func(g, (const bool[]){ true }, NULL, &h), what);
	float in[MOST], ct[MOST], value[MOST], gradient[MOST];
	for (int i = 0; i < x.n; i++) {
		in[i] = (float)x.v[i];
		ct[i] = 1;
	}
	check(wfi_evaluate(h, (const void *const[]){ in, ct }, (void *const[]){ value, gradient }, 0, NULL), what);
	for (int i = 0; i < x.n; i++)
		if (gradient[i] != (float)want.v[i])
			fail_msg("%s: element %d has the derivative %g, expected %g", what, i, (double)gradient[i], want.v[i]);
	wfi_func_release(g);
	wfi_func_release(h);
}

static void test_derivatives(void **unused)
{
	(void)unused;
	expect_gradient("x stop(x)", with_stop, (numbers)A(WF_F32, 3, -2), (numbers)A(WF_F32, 3, -2));
	expect_gradient("x stop((1, x))[1]", with_stopped_tree, (numbers)A(WF_F32, 3, -2), (numbers)A(WF_F32, 3, -2));
	expect_gradient("x^2", squared, (numbers)A(WF_F32, 0, -2, 3), (numbers)A(WF_F32, 0, -4, 6));
	expect_gradient("x^3", cubed, (numbers)A(WF_F32, 0, -2, 3), (numbers)A(WF_F32, 0, 12, 27));
	expect_gradient("x^-2", to_minus_two, (numbers)A(WF_F32, 2, -1), (numbers)A(WF_F32, -0.25, 2));
	expect_gradient("x^0", to_zero, (numbers)A(WF_F32, 0, 5), (numbers)A(WF_F32, 0, 0));
}

/* ---- refusals ---- */

static wf_val whole_to_minus_one(wf_val x) { return wf_pow(x, wf_c(-1)); }

static wf_val as_wider(wf_val x) { return wf_bitcast(x, WF_F64); }

static void refuse(const char *what, binary *f, unary *g, const numbers *a, int n, const char *part)
{
	wfi_func *func = NULL;
	wf_error *err = traced(what, f, g, a, n, &func);
	if (!err)
		fail_msg("%s was taken", what);
	if (!strstr(wf_error_message(err), part))
		fail_msg("%s is refused with \"%s\", without \"%s\"", what, wf_error_message(err), part);
	wf_error_free(err);
}

static void test_refusals(void **unused)
{
	(void)unused;
	const numbers bools[] = { A(WF_BOOL, 1, 0), A(WF_BOOL, 1, 0) }, lengths[] = { A(WF_F32, 1, 2, 3), A(WF_F32, 1, 2) };
	const numbers floats[] = { A(WF_F32, 1), A(WF_F32, 1) }, whole[] = { A(WF_I32, 1) };
	refuse("a difference of bools", wf_sub, NULL, bools, 2, "numbers, not bool, got bool[2]");
	refuse("a sum of other lengths", wf_add, NULL, lengths, 2, "f32[3]");
	refuse("and of floats", wf_bitwise_and, NULL, floats, 2, "bool or integers, got f32[1]");
	refuse("a shift of floats", wf_left_shift, NULL, floats, 2, "integers, got f32[1]");
	refuse("an integer to the power −1", NULL, whole_to_minus_one, whole, 1, "negative power -1");
	refuse("one f32 as f64", NULL, as_wider, floats, 1, "the last dimension of f32[1] must be 2");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_division),
		cmocka_unit_test(test_division_of_floats),
		cmocka_unit_test(test_power),
		cmocka_unit_test(test_promotion),
		cmocka_unit_test(test_clip),
		cmocka_unit_test(test_questions),
		cmocka_unit_test(test_rounding),
		cmocka_unit_test(test_bits),
		cmocka_unit_test(test_where_broadcasts),
		cmocka_unit_test(test_derivatives),
		cmocka_unit_test(test_refusals),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

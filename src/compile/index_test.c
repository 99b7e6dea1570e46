/* Affine places against plain integer arithmetic at every place of small loops. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include "compile/index.h"

enum { LOOPS = 3 };
static const int64_t extents[LOOPS] = { 4, 3, 6 };

static int64_t value_of(const wfi_index *x, const wfi_aff *a, const int64_t *iv);

static int64_t symbol_of(const wfi_index *x, int sym, const int64_t *iv)
{
	const wfi_sym *s = &x->syms[sym];
	if (s->kind == WFI_SYM_LOOP)
		return iv[s->depth - 1];
	int64_t v = value_of(x, s->x, iv);
	if (s->kind == WFI_SYM_DIV)
		return v / s->k;
	assert_int_equal(s->kind, WFI_SYM_CLAMP);
	return v < s->lo ? s->lo : v > s->hi ? s->hi : v;
}

static int64_t value_of(const wfi_index *x, const wfi_aff *a, const int64_t *iv)
{
	int64_t v = a->k;
	for (int i = 0; i < a->n; i++)
		v += a->t[i].c * symbol_of(x, a->t[i].sym, iv);
	assert_true(v >= a->lo && v <= a->hi);
	return v;
}

static int64_t linear(const int64_t *iv)
{
	return (iv[0] * 3 + iv[1]) * 6 + iv[2];
}

static void everywhere(const wfi_index *x, const wfi_aff *const *a, int n, void (*plain)(const int64_t *iv, int64_t *want))
{
	int64_t iv[LOOPS], want[8];
	for (iv[0] = 0; iv[0] < extents[0]; iv[0]++)
		for (iv[1] = 0; iv[1] < extents[1]; iv[1]++)
			for (iv[2] = 0; iv[2] < extents[2]; iv[2]++) {
				plain(iv, want);
				for (int i = 0; i < n; i++)
					assert_int_equal(value_of(x, a[i], iv), want[i]);
			}
}

static void start(wfi_index *x, const wfi_aff **iv)
{
	wfi_index_init(x);
	for (int i = 0; i < LOOPS; i++)
		iv[i] = wfi_aff_sym(x, wfi_sym_loop(x, extents[i], i + 1, false));
}

static void want_reshaped(const int64_t *iv, int64_t *want)
{
	int64_t p = linear(iv);
	want[0] = p / 9 % 8, want[1] = p % 9;                   /* of (8, 9) */
	want[2] = p / 36, want[3] = p / 6 % 6, want[4] = p % 6; /* of (2, 6, 6) */
	want[5] = want[0] * 9 + want[1], want[6] = p;
}

static void test_reshapes(void **unused)
{
	(void)unused;
	wfi_index x;
	const wfi_aff *iv[LOOPS], *a[8];
	start(&x, iv);
	const wfi_aff *p = wfi_aff_linear(&x, LOOPS, extents, iv);
	wfi_aff_delinear(&x, 2, (const int64_t[]){ 8, 9 }, p, a);
	wfi_aff_delinear(&x, 3, (const int64_t[]){ 2, 6, 6 }, p, a + 2);
	a[5] = wfi_aff_linear(&x, 2, (const int64_t[]){ 8, 9 }, a);
	a[6] = wfi_aff_linear(&x, 3, (const int64_t[]){ 2, 6, 6 }, a + 2);
	everywhere(&x, a, 7, want_reshaped);
	assert_ptr_equal(a[5], p); /* there and back leaves no division */
	assert_ptr_equal(a[6], p);
	assert_ptr_equal(a[4], iv[2]);
	wfi_aff_delinear(&x, LOOPS, extents, p, a);
	for (int i = 0; i < LOOPS; i++)
		assert_ptr_equal(a[i], iv[i]);
	wfi_index_free(&x);
}

static void want_arithmetic(const int64_t *iv, int64_t *want)
{
	int64_t s = 7 * iv[0] + 5 * iv[1] + iv[2] + 3, d = iv[0] - iv[2];
	want[0] = s / 5, want[1] = s % 5, want[2] = s / 7 * 7 + s % 7, want[3] = d < -2 ? -2 : d > 1 ? 1 : d;
	want[4] = (want[3] + 2) / 2, want[5] = 3 * s - 2 * d, want[6] = (4 * iv[0] + iv[1]) / 4;
}

static void test_arithmetic(void **unused)
{
	(void)unused;
	wfi_index x;
	const wfi_aff *iv[LOOPS], *a[8];
	start(&x, iv);
	const wfi_aff *s = wfi_aff_add(&x, wfi_aff_add(&x, wfi_aff_mul(&x, iv[0], 7), wfi_aff_mul(&x, iv[1], 5)),
				       wfi_aff_add(&x, iv[2], wfi_aff_const(&x, 3)));
	const wfi_aff *d = wfi_aff_add(&x, iv[0], wfi_aff_mul(&x, iv[2], -1));
	a[0] = wfi_aff_div(&x, s, 5);
	a[1] = wfi_aff_rem(&x, s, 5);
	a[2] = wfi_aff_add(&x, wfi_aff_mul(&x, wfi_aff_div(&x, s, 7), 7), wfi_aff_rem(&x, s, 7));
	a[3] = wfi_aff_clamp(&x, d, -2, 1);
	a[4] = wfi_aff_div(&x, wfi_aff_add(&x, a[3], wfi_aff_const(&x, 2)), 2);
	a[5] = wfi_aff_add(&x, wfi_aff_mul(&x, s, 3), wfi_aff_mul(&x, d, -2));
	a[6] = wfi_aff_div(&x, wfi_aff_add(&x, wfi_aff_mul(&x, iv[0], 4), iv[1]), 4);
	everywhere(&x, a, 7, want_arithmetic);
	assert_ptr_equal(a[2], s);
	assert_ptr_equal(a[6], iv[0]);
	assert_ptr_equal(wfi_aff_clamp(&x, iv[1], 0, 2), iv[1]);
	assert_ptr_equal(wfi_aff_clamp(&x, iv[1], 5, 9), wfi_aff_const(&x, 5));
	wfi_index_free(&x);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_reshapes), cmocka_unit_test(test_arithmetic) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* element_test.c: places as one number and back, with a builder that computes at once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include "lower/element.h"

static wfi_ix constant(wfi_eb *b, int64_t k)
{
	(void)b;
	return (wfi_ix){ .k = k };
}

static wfi_ix add(wfi_eb *b, wfi_ix x, wfi_ix y)
{
	return constant(b, x.k + y.k);
}

static wfi_ix mul(wfi_eb *b, wfi_ix x, int64_t k)
{
	return constant(b, x.k * k);
}

static wfi_ix quotient(wfi_eb *b, wfi_ix x, int64_t k)
{
	assert_true(x.k >= 0 && k > 0);
	return constant(b, x.k / k);
}

static wfi_ix rest(wfi_eb *b, wfi_ix x, int64_t k)
{
	assert_true(x.k >= 0 && k > 0);
	return constant(b, x.k % k);
}

static const wfi_eb_vtable vtable = { .constant = constant, .add = add, .mul = mul, .div = quotient, .rem = rest };

static void test_round_trip(void **state)
{
	(void)state;
	wfi_eb b = { .v = &vtable };
	static const wfi_type shapes[] = {
		{ .rank = 0 }, { .rank = 1, .dims = { 5 } }, { .rank = 3, .dims = { 2, 3, 4 } }, { .rank = 4, .dims = { 1, 3, 1, 2 } },
		{ .rank = 3, .dims = { 4, 1, 1 } }, { .rank = 2, .dims = { 1, 1 } },
	};
	for (size_t s = 0; s < WFI_COUNT(shapes); s++) {
		const wfi_type *t = &shapes[s];
		int64_t count = 1, at[4] = { 0 };
		for (int d = 0; d < t->rank; d++)
			count *= t->dims[d];
		for (int64_t i = 0; i < count; i++) { /* at counts like an odometer, the last dimension fastest */
			wfi_ix index[4] = { { 0 } };
			wfi_e_delinear(&b, t, constant(&b, i), index);
			for (int d = 0; d < t->rank; d++)
				assert_int_equal(index[d].k, at[d]);
			assert_int_equal(wfi_e_linear(&b, t, index).k, i);
			for (int d = t->rank - 1; d >= 0 && ++at[d] == t->dims[d]; d--)
				at[d] = 0;
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_round_trip) };
	return cmocka_run_group_tests_name("element", tests, NULL, NULL);
}

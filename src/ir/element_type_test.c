/* Elements of the narrow types: floats against ml_dtypes (test/oracle/minifloat_golden.py), integers of 2 and 4 bits. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include <weft.h>
#include "ir/ir.h"

/* "TYPE.what"; names with dots are paths */
static void read_golden(const wf_tree *file, wf_dtype d, const char *what, void *to, size_t size)
{
	char name[64];
	snprintf(name, sizeof name, "%s.%s", wf_dtype_name(d), what);
	const wf_tree *t = wf_tree_get(file, name);
	if (!t)
		fail_msg("%s is not in the file", name);
	wf_error *err = wf_tree_read(t, to, size);
	if (err)
		fail_msg("%s: %s", name, wf_error_message(err));
}

/* every bit pattern as a number, and back */
static void expect_values(const wf_tree *file, wf_dtype d)
{
	double want[256];
	int n = 1 << wfi_dtype_bits(d);
	read_golden(file, d, "value", want, (size_t)n * sizeof *want);
	for (int i = 0; i < n; i++) {
		uint8_t bits = (uint8_t)i, back = 0xA5;
		double x = wfi_load_f(d, &bits, 0);
		if (memcmp(&x, &want[i], sizeof x) && !(isnan(x) && isnan(want[i])))
			fail_msg("%s %#x is %.17g, ml_dtypes has %.17g", wf_dtype_name(d), (unsigned)i, x, want[i]);
		wfi_store_f(d, &back, 0, x);
		if (!isnan(x) && back != bits)
			fail_msg("%s %#x comes back as %#x", wf_dtype_name(d), (unsigned)i, back);
	}
}

static void expect_rounding(const wf_tree *file, wf_dtype d)
{
	static uint8_t want[65536];
	read_golden(file, d, "from", want, sizeof want);
	for (int i = 0; i < 65536; i++) {
		uint16_t from = (uint16_t)i;
		uint8_t got = 0xA5;
		wfi_store_f(d, &got, 0, wfi_load_f(d == WF_F8E8M0FNU ? WF_BF16 : WF_F16, &from, 0));
		if (got != want[i])
			fail_msg("%s of the 16 bits %#x is %#x, ml_dtypes has %#x", wf_dtype_name(d), (unsigned)i, got, want[i]);
	}
}

/* f32 and f64: half way between two numbers of some narrow type, beside that, beyond the greatest, any bits */
static void expect_from(const wf_tree *file, wf_dtype from, wf_dtype d)
{
	const size_t to = wf_dtype_size(d);
	const wf_tree *in = wf_tree_get(file, from == WF_F32 ? "f32.in" : "f64.in");
	assert_non_null(in);
	const int64_t n = wf_tree_dim(in, 0);
	assert_true(n > 1000);
	void *x = malloc((size_t)n * wf_dtype_size(from));
	uint8_t *want = malloc((size_t)n * to);
	assert_non_null(x);
	assert_non_null(want);
	assert_null(wf_tree_read(in, x, (size_t)n * wf_dtype_size(from)));
	read_golden(file, d, from == WF_F32 ? "from_f32" : "from_f64", want, (size_t)n * to);
	for (int64_t i = 0; i < n; i++) {
		uint8_t got[8] = { 0xA5 };
		double v = wfi_load_f(from, x, i);
		wfi_store_f(d, got, 0, v);
		double g = wfi_load_f(d, got, 0), w = wfi_load_f(d, want, i);
		if (isnan(g) && isnan(w))
			continue;
		if (memcmp(got, want + (size_t)i * to, to))
			fail_msg("%s of %s %.17g (%a) is %.9g, ml_dtypes has %.9g", wf_dtype_name(d), wf_dtype_name(from), v, v, g, w);
	}
	free(x);
	free(want);
}

static void test_floats(void **unused)
{
	(void)unused;
	wf_tree *file = NULL;
	wf_error *err = wf_npz_read(WEFT_GOLDEN_DIR "/minifloat.npz", &file);
	if (err)
		fail_msg("%s", wf_error_message(err));
	for (int d = WF_F4E2M1FN; d <= WF_F8E8M0FNU; d++) {
		expect_values(file, (wf_dtype)d);
		expect_rounding(file, (wf_dtype)d);
		expect_from(file, WF_F32, (wf_dtype)d);
		expect_from(file, WF_F64, (wf_dtype)d);
	}
	for (int d = WF_F16; d <= WF_BF16; d++) {
		expect_from(file, WF_F32, (wf_dtype)d);
		expect_from(file, WF_F64, (wf_dtype)d);
	}
	wf_tree_release(file);
}

/* wraps as ml_dtypes does: −9 as i4 is 7 */
static void test_integers(void **unused)
{
	(void)unused;
	static const struct { wf_dtype d; int64_t x, want; } cases[] = {
		{ WF_I4, -9, 7 },  { WF_I4, 8, -8 }, { WF_I4, 15, -1 }, { WF_I2, -9, -1 }, { WF_I2, 2, -2 }, { WF_I2, 7, -1 },
		{ WF_U4, -9, 7 },  { WF_U4, 17, 1 }, { WF_U2, -2, 2 },  { WF_U2, 7, 3 },
	};
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		uint8_t byte = 0xA5;
		wfi_store_i(cases[i].d, &byte, 0, cases[i].x);
		assert_int_equal(wfi_load_i(cases[i].d, &byte, 0), cases[i].want);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_floats), cmocka_unit_test(test_integers) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}

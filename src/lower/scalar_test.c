/* scalar_test.c: the immediate builder and what is composed from the builder: half floats exhaustively, extremes, saturation,
 * reductions' steps. Expected values come from exact arithmetic in double or are written out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <math.h>
#include <cmocka.h>
#include "lower/scalar.h"

#define INF ((double)INFINITY)
#define NOT ((double)NAN)

static wfi_sb *const b = &wfi_scalar_immediate;

static wfi_sv value(wf_dtype d, double x)
{
	return wfi_s_f(b, d, x);
}

static wfi_sv whole(wf_dtype d, int64_t x)
{
	return wfi_s_i(b, d, x);
}

static float f32_of(wfi_sv v)
{
	float f;
	uint32_t bits = (uint32_t)v.bits;
	memcpy(&f, &bits, sizeof f);
	return f;
}

static double number(wfi_sv v)
{
	double g;
	memcpy(&g, &v.bits, sizeof g);
	return v.dtype == WF_F64 ? g : (double)f32_of(v);
}

static bool same(double got, double want)
{
	return isnan(want) ? isnan(got) : got == want && !signbit(got) == !signbit(want);
}

/* ---- half floats ---- */

typedef struct { wf_dtype dtype; int exponent, fraction, least; } format; /* bits of either; the smallest number is 2^least */
static const format formats[] = { { WF_F16, 5, 10, -24 }, { WF_BF16, 8, 7, -133 } };

static double decoded(const format *f, uint32_t h)
{
	int top = (1 << f->exponent) - 1, e = (int)(h >> f->fraction) & top;
	uint32_t m = h & ((1u << f->fraction) - 1);
	double x = e == top ? (m ? NOT : INF) : e ? ldexp((double)(m + (1u << f->fraction)), e - 1 + f->least) : ldexp((double)m, f->least);
	return h & 0x8000 ? -x : x;
}

/* the nearest of f, ties to even, by rounding in units of its last place; what rounds beyond the largest is infinite */
static double rounded(const format *f, double x)
{
	int e;
	if (x == 0 || isnan(x) || isinf(x))
		return x;
	frexp(x, &e);
	int unit = e - 1 - f->fraction > f->least ? e - 1 - f->fraction : f->least;
	double r = ldexp(nearbyint(ldexp(x, -unit)), unit), beyond = ldexp(1, f->exponent == 5 ? 16 : 128);
	return fabs(r) >= beyond ? copysign(INF, x) : r;
}

static void test_widen(void **state)
{
	(void)state;
	for (size_t k = 0; k < WFI_COUNT(formats); k++)
		for (uint32_t h = 0; h < 65536; h++) {
			wfi_sv v = wfi_s_widen(b, formats[k].dtype, whole(WF_U16, h));
			assert_int_equal(v.dtype, WF_F32);
			assert_true(same(number(v), decoded(&formats[k], h)));
			wfi_sv back = wfi_s_narrow(b, formats[k].dtype, v);
			assert_int_equal(back.dtype, WF_U16);
			if (!isnan(number(v)))
				assert_int_equal(back.bits, h);
		}
}

static void check_narrow(const format *f, uint32_t bits)
{
	wfi_sv x = b->v->constant(b, WF_F32, bits), h = wfi_s_narrow(b, f->dtype, x);
	double got = decoded(f, (uint32_t)h.bits), want = rounded(f, number(x));
	if (!same(got, want))
		fail_msg("f32 %08x (%a) became %04x (%a), not %a", (unsigned)bits, number(x), (unsigned)h.bits, got, want);
	if (isnan(number(x)))
		assert_int_equal(h.bits >> 15, bits >> 31);
}

static void test_narrow(void **state)
{
	(void)state;
	for (size_t k = 0; k < WFI_COUNT(formats); k++) {
		const format *f = &formats[k];
		uint32_t x = 1;
		for (int i = 0; i < 300000; i++) {
			x = x * 1664525u + 1013904223u;
			check_narrow(f, x);
			/* in f16's range, where few of all bit patterns lie */
			check_narrow(f, (x & 0x87ffffffu) | 0x38000000u);
		}
		/* every number of the type, half way to the next, and next to either */
		for (uint32_t h = 0; h < 65536; h++) {
			uint32_t wide = (uint32_t)wfi_s_widen(b, f->dtype, whole(WF_U16, h)).bits, half = f->dtype == WF_F16 ? 0x1000 : 0x8000;
			for (uint32_t d = 0; d < 2; d++)
				for (uint32_t j = 0; j < 3; j++)
					check_narrow(f, wide + d * half + j - 1);
		}
		for (int e = -150; e < -10; e++) /* denormals of f16, and ties among them */
			for (int m = 1; m < 64; m++)
				check_narrow(f, (uint32_t)value(WF_F32, ldexp(m, e)).bits);
	}
	/* written out: 65504 is f16's largest, 65520 the first to be infinite; a NaN with a low payload only stays one */
	assert_int_equal(wfi_s_narrow(b, WF_F16, value(WF_F32, 65519.996)).bits, 0x7bff);
	assert_int_equal(wfi_s_narrow(b, WF_F16, value(WF_F32, 65520)).bits, 0x7c00);
	assert_int_equal(wfi_s_narrow(b, WF_F16, value(WF_F32, -0x1p-25)).bits, 0x8000);
	assert_int_equal(wfi_s_narrow(b, WF_F16, b->v->constant(b, WF_F32, 0x7f800001)).bits, 0x7e00);
	assert_int_equal(wfi_s_narrow(b, WF_BF16, b->v->constant(b, WF_F32, 0xff800001)).bits, 0xffc0);
	assert_int_equal(wfi_s_narrow(b, WF_BF16, value(WF_F32, 257)).bits, 0x4380); /* to even: 256 */
	assert_int_equal(wfi_s_narrow(b, WF_BF16, value(WF_F32, 3.4e38)).bits, 0x7f80);
}

/* ---- extremes, comparisons ---- */

static void test_extremes(void **state)
{
	(void)state;
	static const double ordered[] = { -INF, -2, -0x1p-149, -0.0, 0.0, 0x1p-149, 1, INF };
	static const wf_dtype dtypes[] = { WF_F32, WF_F64 };
	for (int k = 0; k < 2; k++)
		for (size_t i = 0; i < WFI_COUNT(ordered); i++) {
			wf_dtype d = dtypes[k];
			wfi_sv x = value(d, ordered[i]), nan = value(d, NOT);
			for (size_t j = 0; j < WFI_COUNT(ordered); j++) {
				wfi_sv y = value(d, ordered[j]);
				assert_true(same(number(wfi_s_max(b, x, y)), ordered[WFI_MAX(i, j)]));
				assert_true(same(number(wfi_s_min(b, x, y)), ordered[WFI_MIN(i, j)]));
			}
			assert_true(isnan(number(wfi_s_max(b, x, nan))) && isnan(number(wfi_s_max(b, nan, x))));
			assert_true(isnan(number(wfi_s_min(b, x, nan))) && isnan(number(wfi_s_min(b, nan, x))));
			assert_true(wfi_s_is_nan(b, nan).bits == 1 && wfi_s_is_nan(b, x).bits == 0);
		}
	assert_int_equal(wfi_s_max(b, whole(WF_I8, -1), whole(WF_I8, 1)).bits, 1);
	assert_int_equal(wfi_s_max(b, whole(WF_U8, 255), whole(WF_U8, 1)).bits, 255);
	assert_int_equal(wfi_s_min(b, whole(WF_I64, INT64_MIN), whole(WF_I64, 1)).bits, (uint64_t)INT64_MIN);
	assert_int_equal(wfi_s_max(b, whole(WF_BOOL, 0), whole(WF_BOOL, 1)).bits, 1);
	assert_int_equal(wfi_s_min(b, whole(WF_BOOL, 0), whole(WF_BOOL, 1)).bits, 0);
}

static void test_compare(void **state)
{
	(void)state;
	/* EQ NE LT LE GT GE of: 1 and 2, 2 and 2, 2 and 1, 1 and NaN */
	static const int want[4][6] = { { 0, 1, 1, 1, 0, 0 }, { 1, 0, 0, 1, 0, 1 }, { 0, 1, 0, 0, 1, 1 }, { 0, 1, 0, 0, 0, 0 } };
	static const double pairs[4][2] = { { 1, 2 }, { 2, 2 }, { 2, 1 }, { 1, NAN } };
	for (int i = 0; i < 4; i++)
		for (int c = 0; c < 6; c++) {
			assert_int_equal(wfi_s_cmp(b, (wfi_scmp)c, value(WF_F32, pairs[i][0]), value(WF_F32, pairs[i][1])).bits, want[i][c]);
			assert_int_equal(wfi_s_cmp(b, (wfi_scmp)c, value(WF_F64, pairs[i][0]), value(WF_F64, pairs[i][1])).bits, want[i][c]);
			if (i < 3)
				assert_int_equal(wfi_s_cmp(b, (wfi_scmp)c, value(WF_I16, pairs[i][0]), value(WF_I16, pairs[i][1])).bits, want[i][c]);
		}
	assert_int_equal(wfi_s_cmp(b, WFI_S_LT, whole(WF_I32, -1), whole(WF_I32, 0)).bits, 1);
	assert_int_equal(wfi_s_cmp(b, WFI_S_LT, whole(WF_U32, -1), whole(WF_U32, 0)).bits, 0);
	assert_int_equal(wfi_s_cmp(b, WFI_S_EQ, value(WF_F32, 0.0), value(WF_F32, -0.0)).bits, 1);
}

/* ---- conversions ---- */

static double limit(wf_dtype d, bool high)
{
	int bits = wfi_dtype_bits(d);
	if (wfi_is_signed(d))
		return high ? ldexp(1, bits - 1) - 1 : -ldexp(1, bits - 1);
	return high ? ldexp(1, bits) - 1 : 0;
}

static uint64_t mask(wf_dtype d)
{
	return ~UINT64_C(0) >> (64 - wfi_dtype_bits(d));
}

static void test_to_int(void **state)
{
	(void)state;
	static const double samples[] = {
		0.0, -0.0, 0.99, -0.99, 1.5, -1.5, 127, 127.5, 128, -128.5, -129, 255.5, 256, 32767.5, 32768, -32769, 65535.5, 65536, 1e9,
		2147483520, 2147483648.0, -2147483648.0, -2147483904.0, 4294967040.0, 4294967296.0, 9e18, 0x1p63, -0x1p63, -0x1.1p63, 0x1p64,
		0x1.fffffep63, 1e30, -1e30, INF, -INF,
	};
	for (wf_dtype d = WF_I8; d <= WF_U64; d++)
		for (size_t i = 0; i < WFI_COUNT(samples); i++)
			for (int k = 0; k < 2; k++) {
				wfi_sv x = value(k ? WF_F64 : WF_F32, samples[i]), got = wfi_s_to_int(b, d, x);
				double t = trunc(number(x)), low = limit(d, false), high = limit(d, true);
				uint64_t want;
				/* the high limits of 64 bits round up in double, so nothing below compares equal to them */
				if (t >= high)
					want = mask(d) >> (wfi_is_signed(d) ? 1 : 0);
				else
					want = t <= low ? (uint64_t)(low < 0 ? INT64_MIN >> (64 - wfi_dtype_bits(d)) : 0) : t < 0 ? (uint64_t)(int64_t)t : (uint64_t)t;
				assert_int_equal(got.dtype, d);
				assert_int_equal(got.bits, want & mask(d));
			}
	for (wf_dtype d = WF_I8; d <= WF_U64; d++)
		assert_int_equal(wfi_s_to_int(b, d, value(WF_F32, NOT)).bits, 0);
	assert_int_equal(wfi_s_to_int(b, WF_BOOL, value(WF_F32, 0.25)).bits, 1);
	assert_int_equal(wfi_s_to_int(b, WF_BOOL, value(WF_F32, -0.0)).bits, 0);
}

static void test_convert(void **state)
{
	(void)state;
	assert_int_equal(wfi_s_convert(b, WF_I8, whole(WF_I32, 300)).bits, 44);
	assert_int_equal(wfi_s_convert(b, WF_I64, whole(WF_I8, -2)).bits, (uint64_t)-2);
	assert_int_equal(wfi_s_convert(b, WF_U64, whole(WF_U8, 254)).bits, 254);
	assert_int_equal(wfi_s_convert(b, WF_U16, whole(WF_I8, -1)).bits, 65535);
	assert_true(number(wfi_s_convert(b, WF_F32, whole(WF_I32, -16777219))) == -16777220.0); /* ties to even */
	assert_true(number(wfi_s_convert(b, WF_F32, whole(WF_U64, -1))) == 0x1p64);
	/* 2^63 + 2^39 + 1 must round once: through f64 it would be a tie */
	assert_true(number(wfi_s_convert(b, WF_F32, whole(WF_U64, INT64_MIN + (INT64_C(1) << 39) + 1))) == 0x1.000002p63);
	assert_true(number(wfi_s_convert(b, WF_F64, whole(WF_I64, -5))) == -5);
	assert_true(number(wfi_s_convert(b, WF_F32, value(WF_F64, 1e300))) == INF);
	assert_true(number(wfi_s_convert(b, WF_F32, value(WF_F64, 0x1.000001p0))) == 1);
	assert_int_equal(wfi_s_convert(b, WF_I32, value(WF_F64, -7.9)).bits, 0xfffffff9);
	assert_int_equal(wfi_s_convert(b, WF_BOOL, whole(WF_I32, 2)).bits, 1);
	assert_true(number(wfi_s_convert(b, WF_F32, whole(WF_BOOL, 1))) == 1);
	assert_int_equal(wfi_s_bitcast(b, WF_U32, value(WF_F32, 1)).bits, 0x3f800000);
}

/* ---- operations ---- */

static uint64_t integer(wfi_sop op, wf_dtype d, int64_t x, int64_t y)
{
	return wfi_s_op2(b, op, whole(d, x), whole(d, y)).bits;
}

static void test_integers(void **state)
{
	(void)state;
	assert_int_equal(integer(WFI_S_ADD, WF_I8, 127, 1), 0x80);
	assert_int_equal(integer(WFI_S_SUB, WF_U16, 0, 1), 0xffff);
	assert_int_equal(integer(WFI_S_MUL, WF_I32, 65536, 65537), 65536);
	assert_int_equal(integer(WFI_S_MUL, WF_U64, -1, -1), 1);
	assert_int_equal(integer(WFI_S_DIV, WF_I8, -7, 2), 0xfd);
	assert_int_equal(integer(WFI_S_REM, WF_I8, -7, 2), 0xff);
	assert_int_equal(integer(WFI_S_DIV, WF_U8, 249, 2), 124);
	assert_int_equal(integer(WFI_S_NEG, WF_I64, INT64_MIN, 0), (uint64_t)INT64_MIN);
	assert_int_equal(integer(WFI_S_ABS, WF_I16, -300, 0), 300);
	assert_int_equal(integer(WFI_S_ABS, WF_U16, -300, 0), 65236);
	assert_int_equal(integer(WFI_S_NOT, WF_U8, 0x0f, 0), 0xf0);
	assert_int_equal(integer(WFI_S_NOT, WF_BOOL, 1, 0), 0);
	assert_int_equal(integer(WFI_S_SHL, WF_U8, 0x81, 1), 2);
	assert_int_equal(integer(WFI_S_SHR, WF_I8, -128, 7), 0xff);
	assert_int_equal(integer(WFI_S_SHR, WF_U8, 0x80, 7), 1);
	assert_int_equal(integer(WFI_S_POPCNT, WF_I16, -1, 0), 16);
	assert_int_equal(integer(WFI_S_CLZ, WF_U16, 1, 0), 15);
	assert_int_equal(integer(WFI_S_CLZ, WF_I8, -1, 0), 0);
	assert_int_equal(integer(WFI_S_CLZ, WF_U64, 0, 0), 64);
	/* what nobody takes must not trap */
	integer(WFI_S_DIV, WF_I64, INT64_MIN, -1);
	integer(WFI_S_REM, WF_I32, 1, 0);
	integer(WFI_S_SHL, WF_U64, 1, 64);
	wfi_s_convert(b, WF_I32, value(WF_F32, 1e30));
	wfi_s_convert(b, WF_U8, value(WF_F64, NOT));
}

static double real1(wfi_sop op, double x)
{
	double narrow = number(wfi_s_op1(b, op, value(WF_F32, x)));
	double wide = number(wfi_s_op1(b, op, value(WF_F64, x)));
	assert_true(same(narrow, (double)(float)wide));
	return wide;
}

static void test_floats(void **state)
{
	(void)state;
	assert_true(same(real1(WFI_S_FLOOR, -0.5), -1) && same(real1(WFI_S_CEIL, -0.5), -0.0) && same(real1(WFI_S_TRUNC, -1.5), -1));
	assert_true(real1(WFI_S_ROUNDEVEN, 2.5) == 2 && real1(WFI_S_ROUNDEVEN, 3.5) == 4 && same(real1(WFI_S_ROUNDEVEN, -0.5), -0.0));
	assert_true(same(real1(WFI_S_NEG, 0.0), -0.0) && same(real1(WFI_S_ABS, -0.0), 0.0) && real1(WFI_S_SQRT, 6.25) == 2.5);
	assert_true(isnan(real1(WFI_S_SQRT, -1)));
	assert_true(same(number(wfi_s_op2(b, WFI_S_COPYSIGN, value(WF_F64, 3), value(WF_F64, -0.0))), -3));
	assert_true(number(wfi_s_op2(b, WFI_S_REM, value(WF_F32, -5.5), value(WF_F32, 2))) == -1.5);
	/* (1 + 2^−12)² − 1 keeps its last bit only when fused; the product alone rounds in f32, not in double */
	wfi_sv x = value(WF_F32, 1 + 0x1p-12), one = value(WF_F32, 1);
	assert_true(number(wfi_s_fma(b, x, x, value(WF_F32, -1))) == 0x1p-11 + 0x1p-24);
	assert_true(number(wfi_s_sub(b, wfi_s_mul(b, x, x), one)) == 0x1p-11);
	assert_true(number(wfi_s_div(b, one, value(WF_F32, 3))) == (double)0x1.555556p-2f);
	assert_int_equal(value(WF_BF16, 1).dtype, WF_F32);
}

/* ---- reductions ---- */

static void test_reductions(void **state)
{
	(void)state;
	static const wfi_reduce_kind kinds[] = { WFI_RED_ADD, WFI_RED_MUL, WFI_RED_MIN, WFI_RED_MAX, WFI_RED_AND, WFI_RED_OR };
	for (size_t k = 0; k < WFI_COUNT(kinds); k++)
		for (wf_dtype d = WF_BOOL; d <= WF_F64; d++) {
			if (wfi_is_float(d) && kinds[k] >= WFI_RED_AND)
				continue;
			wfi_sv unit = wfi_s_identity(b, kinds[k], d);
			for (int64_t x = -3; x <= 3; x++) {
				wfi_sv v = whole(d, x);
				assert_int_equal(unit.dtype, v.dtype);
				assert_int_equal(wfi_s_combine(b, kinds[k], unit, v).bits, v.bits);
				assert_int_equal(wfi_s_combine(b, kinds[k], v, unit).bits, v.bits);
			}
		}
	wfi_sv yes = whole(WF_BOOL, 1), no = whole(WF_BOOL, 0);
	assert_int_equal(wfi_s_combine(b, WFI_RED_ADD, yes, yes).bits, 1);
	assert_int_equal(wfi_s_combine(b, WFI_RED_MUL, yes, no).bits, 0);
	assert_int_equal(wfi_s_combine(b, WFI_RED_MUL, whole(WF_I8, 100), whole(WF_I8, 3)).bits, 44);
	assert_true(isnan(number(wfi_s_combine(b, WFI_RED_MAX, value(WF_F32, NOT), value(WF_F32, 1)))));
	assert_int_equal(wfi_s_combine(b, WFI_RED_REPLACE, whole(WF_I8, 1), whole(WF_I8, 2)).bits, 2);
	assert_int_equal(wfi_s_combine(b, WFI_RED_AND, whole(WF_U8, 12), whole(WF_U8, 10)).bits, 8);
}

/* ---- one element of an operation ---- */

static void add_scalar(struct wfi_sb *builder, const wfi_view *e, const struct wfi_sv *x, struct wfi_sv *out)
{
	(void)e;
	out[0] = wfi_s_add(builder, x[0], x[1]);
}

static uint64_t evaluate(wf_dtype d, uint64_t x, uint64_t y)
{
	static const wfi_op op = { .name = "test.add", .n_in = 2, .n_out = 1, .scalar = add_scalar };
	wfi_type types[2] = { { .dtype = d }, { .dtype = d } };
	wfi_view view = { .op = &op, .n_in = 2, .n_out = 1, .in_type = types, .out_type = types };
	wfi_sv in[2] = { { .bits = x, .dtype = d }, { .bits = y, .dtype = d } }, out = { 0 };
	wfi_scalar_eval(&view, in, &out);
	assert_int_equal(out.dtype, d);
	return out.bits;
}

static void test_eval(void **state)
{
	(void)state;
	assert_int_equal(evaluate(WF_BF16, 0x4380, 0x3f80), 0x4380); /* 256 + 1 = 256 */
	assert_int_equal(evaluate(WF_F16, 0x7bff, 0x7bff), 0x7c00);  /* overflows */
	assert_int_equal(evaluate(WF_F16, 0x0001, 0x0001), 0x0002);
	assert_int_equal(evaluate(WF_F32, 0x3f800000, 0x40000000), 0x40400000);
	assert_int_equal(evaluate(WF_I8, 0x7f, 0x01), 0x80);
}

/* a constant is the bits that are stored, whatever the type; of f16 and bf16 it is f32's */
static void constants_of_all_types(void **state)
{
	(void)state;
	for (wf_dtype d = WF_BOOL; d < WF_TOKEN; d++)
		for (int x = 0; x <= 2; x++) {
			wf_dtype stored = d == WF_F16 || d == WF_BF16 ? WF_F32 : d;
			uint64_t bits[2] = { 0 };
			wfi_sv f = wfi_s_f(&wfi_scalar_immediate, d, x), i = wfi_s_i(&wfi_scalar_immediate, d, x);
			wfi_store_f(stored, bits, 0, x);
			if (wfi_is_complex(d) && x) /* the real part; integers are not asked for */
				i = f;
			assert_int_equal(f.dtype, stored);
			assert_int_equal(i.dtype, stored);
			if (d == WF_BOOL || wfi_dtype_bits(d) > 2) { /* 2 does not fit into i2 */
				assert_true(f.bits == (wfi_dtype_bits(stored) >= 64 ? bits[0] : bits[0] & ((UINT64_C(1) << wfi_dtype_bits(stored)) - 1)));
				assert_true(x == 2 && d == WF_BOOL ? true : i.bits == f.bits);
			}
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(constants_of_all_types), cmocka_unit_test(test_widen),
		cmocka_unit_test(test_narrow),
		cmocka_unit_test(test_extremes),
		cmocka_unit_test(test_compare),
		cmocka_unit_test(test_to_int),
		cmocka_unit_test(test_convert),
		cmocka_unit_test(test_integers),
		cmocka_unit_test(test_floats),
		cmocka_unit_test(test_reductions),
		cmocka_unit_test(test_eval),
	};
	return cmocka_run_group_tests_name("scalar", tests, NULL, NULL);
}

/* reduce_test.c: the arithmetic of reductions, against values worked out by hand and against plain loops over base's half floats. */
#include "comm/reduce.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void reduce3(wfi_coll_op op, wf_dtype d, const void *a, const void *b, const void *c, void *out)
{
	const void *in[3] = { a, b, c };
	wfi_comm_reduce(op, d, out, in, 3, 1);
}

static float f32_of(wfi_coll_op op, float a, float b, float c)
{
	float out;
	reduce3(op, WF_F32, &a, &b, &c, &out);
	return out;
}

static void test_rank_order(void **state)
{
	(void)state;
	/* 1e8 + 1 is 1e8 in f32: only the order rank 0, 1, 2 gives these */
	assert_true(f32_of(WFI_COLL_SUM, 1e8f, 1, -1e8f) == 0);
	assert_true(f32_of(WFI_COLL_SUM, 1e8f, -1e8f, 1) == 1);
	assert_true(isinf(f32_of(WFI_COLL_PROD, 1e30f, 1e30f, 1e-30f)));
	assert_true(f32_of(WFI_COLL_PROD, 0.5f, 3, -2) == -3);
}

static void test_half_accumulates_in_f32(void **state)
{
	(void)state;
	/* f16 counts up to 2048 one by one: rounded after each step 2048 + 1 + 1 would stay 2048 */
	uint16_t a = 0x6800, one = 0x3c00, out;
	reduce3(WFI_COLL_SUM, WF_F16, &a, &one, &one, &out);
	assert_int_equal(out, 0x6801); /* 2050 */
	/* bf16 counts up to 256 */
	a = 0x4380, one = 0x3f80;
	reduce3(WFI_COLL_SUM, WF_BF16, &a, &one, &one, &out);
	assert_int_equal(out, 0x4381); /* 258 */
	/* 65504 + 65504 − 65504 does not overflow on the way; 65504 + 16 is the first that rounds to infinity */
	uint16_t most = 0x7bff, minus = 0xfbff, zero = 0, sixteen = 0x4c00, eight = 0x4800;
	reduce3(WFI_COLL_SUM, WF_F16, &most, &most, &minus, &out);
	assert_int_equal(out, 0x7bff);
	reduce3(WFI_COLL_SUM, WF_F16, &most, &sixteen, &zero, &out);
	assert_int_equal(out, 0x7c00);
	reduce3(WFI_COLL_SUM, WF_F16, &most, &eight, &zero, &out);
	assert_int_equal(out, 0x7bff);
	/* subnormals: 2^-24 + 2^-24 + 0 */
	uint16_t least = 1;
	reduce3(WFI_COLL_SUM, WF_F16, &least, &least, &zero, &out);
	assert_int_equal(out, 2);
}

static void test_nan_and_zero(void **state)
{
	(void)state;
	assert_true(isnan(f32_of(WFI_COLL_MAX, 1, NAN, 3)));
	assert_true(isnan(f32_of(WFI_COLL_MIN, NAN, 1, 3)));
	assert_true(isnan(f32_of(WFI_COLL_MIN, 1, 3, NAN)));
	assert_true(f32_of(WFI_COLL_MAX, 1, INFINITY, 3) == INFINITY);
	assert_true(f32_of(WFI_COLL_MIN, 1, -INFINITY, 3) == -INFINITY);
	assert_false(signbit(f32_of(WFI_COLL_MAX, -0.0f, 0, -0.0f)));
	assert_true(signbit(f32_of(WFI_COLL_MIN, 0, -0.0f, 0)));
	double a = 2, b = NAN, c = -1, out;
	reduce3(WFI_COLL_MAX, WF_F64, &a, &b, &c, &out);
	assert_true(isnan(out));
	uint16_t nan = 0x7e00, one = 0x3c00, h;
	reduce3(WFI_COLL_MAX, WF_F16, &one, &nan, &one, &h);
	assert_int_equal(h & 0x7c00, 0x7c00);
	assert_int_not_equal(h & 0x3ff, 0);
}

static void test_bool(void **state)
{
	(void)state;
	const uint8_t no = 0, yes = 1, odd = 2; /* anything but 0 is true, and comes out as 1 */
	static const struct { wfi_coll_op op; uint8_t none, some, all; } want[] = {
		{ WFI_COLL_SUM, 0, 1, 1 }, { WFI_COLL_PROD, 0, 0, 1 }, { WFI_COLL_MIN, 0, 0, 1 },
		{ WFI_COLL_MAX, 0, 1, 1 }, { WFI_COLL_AND, 0, 0, 1 }, { WFI_COLL_OR, 0, 1, 1 },
	};
	for (size_t i = 0; i < WFI_COUNT(want); i++) {
		uint8_t out;
		reduce3(want[i].op, WF_BOOL, &no, &no, &no, &out);
		assert_int_equal(out, want[i].none);
		reduce3(want[i].op, WF_BOOL, &no, &odd, &yes, &out);
		assert_int_equal(out, want[i].some);
		reduce3(want[i].op, WF_BOOL, &odd, &odd, &yes, &out);
		assert_int_equal(out, want[i].all);
	}
}

static void test_integers_wrap(void **state)
{
	(void)state;
	int8_t a8 = 100, b8 = 100, c8 = 1, o8;
	reduce3(WFI_COLL_SUM, WF_I8, &a8, &b8, &c8, &o8);
	assert_int_equal(o8, 201 - 256);
	reduce3(WFI_COLL_MAX, WF_I8, &a8, &c8, &(int8_t){ -128 }, &o8);
	assert_int_equal(o8, 100);
	reduce3(WFI_COLL_MIN, WF_I8, &a8, &c8, &(int8_t){ -128 }, &o8);
	assert_int_equal(o8, -128);
	uint16_t a16 = 65535, o16;
	reduce3(WFI_COLL_PROD, WF_U16, &a16, &a16, &a16, &o16); /* (−1)³ */
	assert_int_equal(o16, 65535);
	uint32_t a32 = 0xf0f0f0f0, b32 = 0xff00ff00, c32 = 0xffff0000, o32;
	reduce3(WFI_COLL_AND, WF_U32, &a32, &b32, &c32, &o32);
	assert_int_equal(o32, 0xf0000000);
	reduce3(WFI_COLL_OR, WF_U32, &a32, &b32, &c32, &o32);
	assert_int_equal(o32, 0xfffffff0);
	reduce3(WFI_COLL_MIN, WF_I32, &a32, &b32, &c32, &o32); /* −252645136, −16711936, −65536 */
	assert_int_equal(o32, 0xf0f0f0f0);
	int64_t a64 = INT64_MAX, b64 = 1, c64 = 0, o64;
	reduce3(WFI_COLL_SUM, WF_I64, &a64, &b64, &c64, &o64);
	assert_true(o64 == INT64_MIN);
	uint64_t u64 = UINT64_MAX, v64 = 1, w64 = 0, p64;
	reduce3(WFI_COLL_MAX, WF_U64, &v64, &u64, &w64, &p64);
	assert_true(p64 == UINT64_MAX);
}

/* Every f16 and bf16 through widening and rounding, and every f32 near a boundary of rounding, as base has them. */
static void test_half_conversions(void **state)
{
	(void)state;
	for (uint32_t x = 0; x < 65536; x++) {
		uint16_t h = (uint16_t)x, zero = 0x8000, out; /* x + −0 is x */
		const void *in[2] = { &h, &zero };
		wfi_comm_reduce(WFI_COLL_SUM, WF_F16, &out, in, 2, 1);
		uint16_t want = wfi_f32_to_f16(wfi_f16_to_f32(h));
		assert_true(out == want || ((out & 0x7fff) > 0x7c00 && (want & 0x7fff) > 0x7c00));
		wfi_comm_reduce(WFI_COLL_SUM, WF_BF16, &out, in, 2, 1);
		want = wfi_f32_to_bf16(wfi_bf16_to_f32(h));
		assert_true(out == want || ((out & 0x7fff) > 0x7f80 && (want & 0x7fff) > 0x7f80));
	}
	for (uint32_t x = 0; x < 0x7c00; x++) { /* a + b with b half a place, or nearly: the roundings between neighbours */
		for (uint32_t y = 0; y < 0x7c00; y += 331) {
			uint16_t a = (uint16_t)x, b = (uint16_t)y, out;
			const void *in[2] = { &a, &b };
			wfi_comm_reduce(WFI_COLL_SUM, WF_F16, &out, in, 2, 1);
			assert_int_equal(out, wfi_f32_to_f16(wfi_f16_to_f32(a) + wfi_f16_to_f32(b)));
			wfi_comm_reduce(WFI_COLL_PROD, WF_BF16, &out, in, 2, 1);
			assert_int_equal(out, wfi_f32_to_bf16(wfi_bf16_to_f32(a) * wfi_bf16_to_f32(b)));
		}
	}
}

/* Blocks and their remainders, and the output in place of any input. */
static void test_lengths_and_places(void **state)
{
	(void)state;
	static const size_t counts[] = { 0, 1, 511, 512, 513, 1024, 1500 };
	static float in[3][1500], want[1500];
	for (size_t k = 0; k < WFI_COUNT(counts); k++) {
		for (int where = 0; where < 3; where++) {
			for (int r = 0; r < 3; r++)
				for (size_t i = 0; i < 1500; i++)
					in[r][i] = (float)(i * (size_t)(r + 1)) / 7.0f;
			for (size_t i = 0; i < 1500; i++)
				want[i] = i < counts[k] ? in[0][i] + in[1][i] + in[2][i] : in[where][i];
			const void *p[3] = { in[0], in[1], in[2] };
			wfi_comm_reduce(WFI_COLL_SUM, WF_F32, in[where], p, 3, counts[k]);
			assert_memory_equal(in[where], want, sizeof want);
		}
	}
}

static void test_refusals(void **state)
{
	(void)state;
	for (int d = 0; d <= WF_DTYPE_COUNT; d++) {
		for (int op = WFI_COLL_SUM; op <= WFI_COLL_OR + 1; op++) {
			bool bits = op == WFI_COLL_AND || op == WFI_COLL_OR, real = d >= WF_F16;
			bool bad = d == WF_INVALID || d > WF_F64 || op > WFI_COLL_OR || (bits && real);
			wf_error *err = wfi_comm_reducible((wfi_coll_op)op, (wf_dtype)d);
			assert_int_equal(err != NULL, bad);
			wf_error_free(err);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_rank_order),
		cmocka_unit_test(test_half_accumulates_in_f32),
		cmocka_unit_test(test_nan_and_zero),
		cmocka_unit_test(test_bool),
		cmocka_unit_test(test_integers_wrap),
		cmocka_unit_test(test_half_conversions),
		cmocka_unit_test(test_lengths_and_places),
		cmocka_unit_test(test_refusals),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

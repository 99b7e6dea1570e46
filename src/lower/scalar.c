/* scalar.c: what is put together from the builder's primitive operations, the same for every builder. */
#include <assert.h>
#include <math.h>
#include "lower/scalar.h"

static wf_dtype computed(wf_dtype d) /* f16 and bf16 are computed as f32 */
{
	return d == WF_F16 || d == WF_BF16 ? WF_F32 : d;
}

wfi_sv wfi_s_f(wfi_sb *b, wf_dtype d, double x)
{
	uint64_t bits[2] = { 0 };
	d = computed(d);
	wfi_store_f(d, bits, 0, x); /* every type has its bits, those that no builder computes with too */
	return b->v->constant(b, d, bits[0]);
}

wfi_sv wfi_s_i(wfi_sb *b, wf_dtype d, int64_t x)
{
	d = computed(d);
	if (wfi_is_float(d))
		return wfi_s_f(b, d, (double)x);
	int width = wfi_dtype_bits(d);
	uint64_t mask = width >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << width) - 1;
	return b->v->constant(b, d, (uint64_t)x & mask);
}

wfi_sv wfi_s_is_nan(wfi_sb *b, wfi_sv x)
{
	return wfi_is_float(x.dtype) ? wfi_s_cmp(b, WFI_S_NE, x, x) : wfi_s_i(b, WF_BOOL, 0);
}

/* Equal numbers differ only as +0 and −0: joining their bits by AND (maximum) or OR (minimum) puts the right sign there and
 * changes nothing else. A NaN in y comes through the first select, whose comparison it makes false; one in x through the last. */
static wfi_sv extreme(wfi_sb *b, wfi_scmp better, wfi_sop join, wfi_sv x, wfi_sv y)
{
	if (x.dtype == WF_BOOL)
		return wfi_s_op2(b, better == WFI_S_GT ? WFI_S_OR : WFI_S_AND, x, y);
	wfi_sv r = wfi_s_select(b, wfi_s_cmp(b, better, x, y), x, y);
	if (!wfi_is_float(x.dtype))
		return r;
	wf_dtype whole = x.dtype == WF_F64 ? WF_I64 : WF_I32;
	wfi_sv joined = wfi_s_op2(b, join, wfi_s_bitcast(b, whole, x), wfi_s_bitcast(b, whole, y));
	r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_EQ, x, y), wfi_s_bitcast(b, x.dtype, joined), r);
	return wfi_s_select(b, wfi_s_is_nan(b, x), x, r);
}

wfi_sv wfi_s_max(wfi_sb *b, wfi_sv x, wfi_sv y)
{
	return extreme(b, WFI_S_GT, WFI_S_AND, x, y);
}

wfi_sv wfi_s_min(wfi_sb *b, wfi_sv x, wfi_sv y)
{
	return extreme(b, WFI_S_LT, WFI_S_OR, x, y);
}

static uint64_t int_max(wf_dtype d)
{
	return wfi_is_signed(d) ? (UINT64_C(1) << (wfi_dtype_bits(d) - 1)) - 1 : ~UINT64_C(0) >> (64 - wfi_dtype_bits(d));
}

static uint64_t int_min(wf_dtype d)
{
	return wfi_is_signed(d) ? UINT64_C(1) << (wfi_dtype_bits(d) - 1) : 0;
}

/* Both limits are powers of two, so exact in any float: −2^(n−1) or 0 below, 2^(n−1) or 2^n above (the first too large). Inside,
 * truncation cannot leave the range; NaN is not inside and neither of the last selects takes it. bool asks whether x != 0. */
wfi_sv wfi_s_to_int(wfi_sb *b, wf_dtype d, wfi_sv x)
{
	if (d == WF_BOOL)
		return wfi_s_cmp(b, WFI_S_NE, x, wfi_s_f(b, x.dtype, 0));
	double half = (double)(UINT64_C(1) << (wfi_dtype_bits(d) - 1));
	wfi_sv low = wfi_s_f(b, x.dtype, wfi_is_signed(d) ? -half : 0);
	wfi_sv high = wfi_s_f(b, x.dtype, wfi_is_signed(d) ? half : 2 * half);
	wfi_sv below = wfi_s_cmp(b, WFI_S_LT, x, low), above = wfi_s_cmp(b, WFI_S_GE, x, high);
	wfi_sv inside = wfi_s_and(b, wfi_s_cmp(b, WFI_S_GE, x, low), wfi_s_cmp(b, WFI_S_LT, x, high));
	wfi_sv r = wfi_s_convert(b, d, wfi_s_select(b, inside, x, wfi_s_f(b, x.dtype, 0)));
	r = wfi_s_select(b, above, b->v->constant(b, d, int_max(d)), r);
	return wfi_s_select(b, below, b->v->constant(b, d, int_min(d)), r);
}

wfi_sv wfi_s_combine(wfi_sb *b, wfi_reduce_kind k, wfi_sv acc, wfi_sv x)
{
	bool logical = x.dtype == WF_BOOL;
	switch (k) {
	case WFI_RED_ADD: return logical ? wfi_s_or(b, acc, x) : wfi_s_add(b, acc, x);
	case WFI_RED_MUL: return logical ? wfi_s_and(b, acc, x) : wfi_s_mul(b, acc, x);
	case WFI_RED_MIN: return wfi_s_min(b, acc, x);
	case WFI_RED_MAX: return wfi_s_max(b, acc, x);
	case WFI_RED_AND: return wfi_s_and(b, acc, x);
	case WFI_RED_OR: return wfi_s_or(b, acc, x);
	case WFI_RED_REPLACE: return x;
	case WFI_RED_GENERAL: break;
	}
	assert(false && "a general reduction has a region, not a step");
	return x;
}

wfi_sv wfi_s_identity(wfi_sb *b, wfi_reduce_kind k, wf_dtype d)
{
	d = computed(d);
	bool real = wfi_is_float(d);
	switch (k) {
	case WFI_RED_MUL: return wfi_s_i(b, d, 1);
	case WFI_RED_MIN: return real ? wfi_s_f(b, d, (double)INFINITY) : b->v->constant(b, d, int_max(d));
	case WFI_RED_MAX: return real ? wfi_s_f(b, d, -(double)INFINITY) : b->v->constant(b, d, int_min(d));
	case WFI_RED_AND: return wfi_s_i(b, d, real ? 1 : -1);
	default: return wfi_s_i(b, d, 0);
	}
}

/* ---- half floats: all in 32-bit integers, but for one float addition that rounds or normalises f16's denormals ---- */

static wfi_sv i32(wfi_sb *b, int64_t x)
{
	return wfi_s_i(b, WF_I32, x);
}

static wfi_sv as_float(wfi_sb *b, wfi_sv x)
{
	return wfi_s_bitcast(b, WF_F32, x);
}

/* infinity and NaN keep their payload and get f32's exponent; a denormal is put beside 2^−14, which is then taken away */
static wfi_sv widen_f16(wfi_sb *b, wfi_sv h)
{
	wfi_sv sign = wfi_s_shl(b, wfi_s_and(b, h, i32(b, 0x8000)), i32(b, 16));
	wfi_sv rest = wfi_s_and(b, h, i32(b, 0x7fff)), wide = wfi_s_shl(b, rest, i32(b, 13));
	wfi_sv normal = wfi_s_add(b, wide, i32(b, 112 << 23));
	wfi_sv special = wfi_s_add(b, wide, i32(b, 224 << 23));
	wfi_sv tiny = wfi_s_sub(b, as_float(b, wfi_s_add(b, wide, i32(b, 113 << 23))), wfi_s_f(b, WF_F32, 0x1p-14));
	wfi_sv r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_GE, rest, i32(b, 0x7c00)), special, normal);
	r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, rest, i32(b, 0x400)), wfi_s_bitcast(b, WF_I32, tiny), r);
	return as_float(b, wfi_s_or(b, r, sign));
}

wfi_sv wfi_s_widen(wfi_sb *b, wf_dtype storage, wfi_sv bits16)
{
	assert(storage == WF_F16 || storage == WF_BF16);
	wfi_sv h = wfi_s_convert(b, WF_I32, bits16);
	return storage == WF_F16 ? widen_f16(b, h) : as_float(b, wfi_s_shl(b, h, i32(b, 16)));
}

/* x rounded to a multiple of 2^bits, as integers: half of it less one, and one more when the last kept bit is odd; then shifted */
static wfi_sv rounded(wfi_sb *b, wfi_sv x, int bits, int64_t rebias)
{
	wfi_sv odd = wfi_s_and(b, wfi_s_shr(b, x, i32(b, bits)), i32(b, 1));
	wfi_sv r = wfi_s_add(b, wfi_s_add(b, x, i32(b, (1 << (bits - 1)) - 1 - rebias)), odd);
	return wfi_s_shr(b, r, i32(b, bits));
}

static wfi_sv narrow_f16(wfi_sb *b, wfi_sv rest)
{
	wfi_sv normal = rounded(b, rest, 13, 112 << 23);
	/* beside 0.5 one unit of f32 is 2^−24, f16's smallest: the addition rounds */
	wfi_sv sum = wfi_s_add(b, as_float(b, rest), wfi_s_f(b, WF_F32, 0.5));
	wfi_sv tiny = wfi_s_sub(b, wfi_s_bitcast(b, WF_I32, sum), i32(b, 0x3f000000));
	wfi_sv r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, rest, i32(b, 113 << 23)), tiny, normal);
	/* from 65520 on, half way to the number after the last, everything is infinite */
	return wfi_s_select(b, wfi_s_cmp(b, WFI_S_GE, rest, i32(b, 0x477ff000)), i32(b, 0x7c00), r);
}

wfi_sv wfi_s_narrow(wfi_sb *b, wf_dtype storage, wfi_sv f32)
{
	assert((storage == WF_F16 || storage == WF_BF16) && f32.dtype == WF_F32);
	bool half = storage == WF_F16;
	wfi_sv u = wfi_s_bitcast(b, WF_I32, f32), rest = wfi_s_and(b, u, i32(b, 0x7fffffff));
	wfi_sv sign = wfi_s_and(b, wfi_s_shr(b, u, i32(b, 16)), i32(b, 0x8000));
	wfi_sv r = half ? narrow_f16(b, rest) : rounded(b, rest, 16, 0);
	/* a NaN keeps the top of its payload and is made quiet, so that it never becomes an infinity */
	wfi_sv payload = wfi_s_and(b, wfi_s_shr(b, rest, i32(b, half ? 13 : 16)), i32(b, half ? 0x3ff : 0x7fff));
	wfi_sv nan = wfi_s_or(b, payload, i32(b, half ? 0x7e00 : 0x7fc0));
	r = wfi_s_select(b, wfi_s_cmp(b, WFI_S_GT, rest, i32(b, 0x7f800000)), nan, r);
	return wfi_s_convert(b, WF_U16, wfi_s_or(b, r, sign));
}

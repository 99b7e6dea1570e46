/* reduce.c: reductions in rank order, block by block: the accumulator of a block stays in the first-level cache while the members'
 * blocks pass by. A full block has a constant length, so that the compiler vectorises its loop at -O2. */
#include "comm/reduce.h"

#include <math.h>

enum { BLOCK = 512 };

/* ---- half floats, written so that loops over them vectorise (base's are calls) ---- */

typedef union bits32 { float f; uint32_t u; } bits32;

static inline float bf16_widen(uint16_t x)
{
	bits32 b = { .u = (uint32_t)x << 16 };
	return b.f;
}

static inline uint16_t bf16_round(float x)
{
	bits32 b = { .f = x };
	uint32_t rounded = (b.u + 0x7fffu + (b.u >> 16 & 1u)) >> 16;
	uint32_t nan = b.u >> 16 | 0x40u;
	return (uint16_t)((b.u & 0x7fffffffu) > 0x7f800000u ? nan : rounded);
}

static inline float f16_widen(uint16_t x)
{
	const bits32 magic = { .u = 113u << 23 };
	uint32_t sign = (uint32_t)(x & 0x8000u) << 16;
	bits32 normal = { .u = ((uint32_t)(x & 0x7fffu) << 13) + (112u << 23) };
	uint32_t exponent = x & 0x7c00u;
	bits32 small = { .u = normal.u + (1u << 23) };
	small.f -= magic.f; /* renormalises a subnormal */
	uint32_t special = normal.u + (112u << 23);
	bits32 out = { .u = (exponent == 0x7c00u ? special : exponent == 0 ? small.u : normal.u) | sign };
	return out.f;
}

static inline uint16_t f16_round(float x)
{
	const bits32 half = { .u = 126u << 23 }; /* 0.5: its last place is 2^-24, f16's smallest subnormal, so the addition rounds */
	bits32 b = { .f = x };
	uint32_t sign = b.u >> 16 & 0x8000u;
	uint32_t a = b.u & 0x7fffffffu;
	bits32 small = { .u = a };
	small.f += half.f;
	uint32_t subnormal = small.u - half.u;
	uint32_t normal = (a - (112u << 23) + 0xfffu + (a >> 13 & 1u)) >> 13;
	uint32_t special = a > 0x7f800000u ? 0x7e00u | (a >> 13 & 0x3ffu) : 0x7c00u;
	uint32_t out = a >= 0x47800000u ? special : a < (113u << 23) ? subnormal : normal;
	return (uint16_t)(out | sign);
}

/* ---- a = a op x over one block ---- */

typedef void combine_fn(void *restrict acc, const void *restrict in, size_t n);

#define LOOP(statement) \
	if (n == BLOCK) { \
		for (size_t i = 0; i < BLOCK; i++) \
			statement; \
	} else { \
		for (size_t i = 0; i < n; i++) \
			statement; \
	}

#define COMBINE(name, A, X, expr) \
	static void name(void *restrict acc, const void *restrict in, size_t n) \
	{ \
		A *restrict a = acc; \
		const X *restrict p = in; \
		LOOP(a[i] = (A)(expr)) \
	}

#define F_MAX(a, x) (isnan(a) ? (a) : isnan(x) ? (x) : (a) > (x) ? (a) : (x) > (a) ? (x) : signbit(a) ? (x) : (a))
#define F_MIN(a, x) (isnan(a) ? (a) : isnan(x) ? (x) : (a) < (x) ? (a) : (x) < (a) ? (x) : signbit(a) ? (a) : (x))

/* sums and products are taken modulo 2^64 and cut: the same bits for signed and unsigned, and nothing overflows */
#define INTEGER(bits) \
	COMBINE(sum_##bits, uint##bits##_t, uint##bits##_t, (uint64_t)a[i] + (uint64_t)p[i]) \
	COMBINE(prod_##bits, uint##bits##_t, uint##bits##_t, (uint64_t)a[i] * (uint64_t)p[i]) \
	COMBINE(and_##bits, uint##bits##_t, uint##bits##_t, a[i] & p[i]) \
	COMBINE(or_##bits, uint##bits##_t, uint##bits##_t, a[i] | p[i]) \
	COMBINE(min_i##bits, int##bits##_t, int##bits##_t, a[i] < p[i] ? a[i] : p[i]) \
	COMBINE(max_i##bits, int##bits##_t, int##bits##_t, a[i] > p[i] ? a[i] : p[i]) \
	COMBINE(min_u##bits, uint##bits##_t, uint##bits##_t, a[i] < p[i] ? a[i] : p[i]) \
	COMBINE(max_u##bits, uint##bits##_t, uint##bits##_t, a[i] > p[i] ? a[i] : p[i])
INTEGER(8)
INTEGER(16)
INTEGER(32)
INTEGER(64)

#define FLOATING(suffix, A, X, widen) \
	COMBINE(sum_##suffix, A, X, a[i] + widen(p[i])) \
	COMBINE(prod_##suffix, A, X, a[i] * widen(p[i])) \
	COMBINE(min_##suffix, A, X, F_MIN(a[i], widen(p[i]))) \
	COMBINE(max_##suffix, A, X, F_MAX(a[i], widen(p[i])))
FLOATING(f32, float, float, )
FLOATING(f64, double, double, )
FLOATING(f16, float, uint16_t, f16_widen)
FLOATING(bf16, float, uint16_t, bf16_widen)

COMBINE(or_bool, uint8_t, uint8_t, a[i] | (p[i] != 0))
COMBINE(and_bool, uint8_t, uint8_t, a[i] & (p[i] != 0))

/* in the order of wfi_coll_op: sum, prod, min, max, and, or */
#define INTEGER_ROW(bits, s) { sum_##bits, prod_##bits, min_##s##bits, max_##s##bits, and_##bits, or_##bits }
#define FLOATING_ROW(suffix) { sum_##suffix, prod_##suffix, min_##suffix, max_##suffix, NULL, NULL }
static combine_fn *const combine[WF_DTYPE_COUNT][6] = {
	[WF_BOOL] = { or_bool, and_bool, and_bool, or_bool, and_bool, or_bool },
	[WF_I8] = INTEGER_ROW(8, i), [WF_I16] = INTEGER_ROW(16, i), [WF_I32] = INTEGER_ROW(32, i), [WF_I64] = INTEGER_ROW(64, i),
	[WF_U8] = INTEGER_ROW(8, u), [WF_U16] = INTEGER_ROW(16, u), [WF_U32] = INTEGER_ROW(32, u), [WF_U64] = INTEGER_ROW(64, u),
	[WF_F16] = FLOATING_ROW(f16), [WF_BF16] = FLOATING_ROW(bf16), [WF_F32] = FLOATING_ROW(f32), [WF_F64] = FLOATING_ROW(f64),
};

/* ---- first block in, last block out ---- */

static void load(wf_dtype dtype, void *restrict acc, const void *restrict in, size_t n)
{
	float *f = acc;
	uint8_t *b = acc;
	const uint16_t *h = in;
	const uint8_t *u = in;
	switch (dtype) {
	case WF_F16: LOOP(f[i] = f16_widen(h[i])) break;
	case WF_BF16: LOOP(f[i] = bf16_widen(h[i])) break;
	case WF_BOOL: LOOP(b[i] = u[i] != 0) break;
	default: memcpy(acc, in, n * wf_dtype_size(dtype)); break;
	}
}

static void store(wf_dtype dtype, void *restrict out, const void *restrict acc, size_t n)
{
	const float *f = acc;
	uint16_t *h = out;
	switch (dtype) {
	case WF_F16: LOOP(h[i] = f16_round(f[i])) break;
	case WF_BF16: LOOP(h[i] = bf16_round(f[i])) break;
	default: memcpy(out, acc, n * wf_dtype_size(dtype)); break;
	}
}

wf_error *wfi_comm_reducible(wfi_coll_op op, wf_dtype dtype)
{
	if (dtype <= WF_INVALID || dtype >= WF_DTYPE_COUNT)
		return wf_error_new(WF_INVALID_ARGUMENT, "a reduction of dtype %d: there is no such dtype", (int)dtype);
	if (op < WFI_COLL_SUM || op > WFI_COLL_OR)
		return wf_error_new(WF_INVALID_ARGUMENT, "a reduction of %s by operation %d: there is no such operation",
			wf_dtype_name(dtype), (int)op);
	if (!combine[dtype][WFI_COLL_SUM])
		return wf_error_new(WF_UNSUPPORTED, "a reduction of %s: members add bool, i8 to i64, u8 to u64, f16, bf16, f32 and f64", wf_dtype_name(dtype));
	if (!combine[dtype][op])
		return wf_error_new(WF_INVALID_ARGUMENT, "a reduction of %s by %s: this takes integers or bool", wf_dtype_name(dtype),
			op == WFI_COLL_AND ? "and" : "or");
	return NULL;
}

void wfi_comm_reduce(wfi_coll_op op, wf_dtype dtype, void *out, const void *const *in, int n, size_t count)
{
	_Alignas(64) union {
		float f32[BLOCK];
		double f64[BLOCK];
		uint8_t u8[BLOCK];
		uint16_t u16[BLOCK];
		uint32_t u32[BLOCK];
		uint64_t u64[BLOCK];
	} acc;
	combine_fn *f = combine[dtype][op];
	size_t size = wf_dtype_size(dtype);
	for (size_t at = 0; at < count; at += BLOCK) {
		size_t k = WFI_MIN((size_t)BLOCK, count - at);
		load(dtype, &acc, (const char *)in[0] + at * size, k);
		for (int r = 1; r < n; r++)
			f(&acc, (const char *)in[r] + at * size, k);
		store(dtype, (char *)out + at * size, &acc, k);
	}
}

/* half.c: f16 and bf16 as bits, and the table of element types. */
#include "base/base.h"

static uint32_t bits_of(float x) { uint32_t u; memcpy(&u, &x, 4); return u; }
static float float_of(uint32_t u) { float x; memcpy(&x, &u, 4); return x; }

uint16_t wfi_f32_to_bf16(float x)
{
	uint32_t u = bits_of(x);

	if ((u & 0x7FFFFFFFu) > 0x7F800000u)
		return (uint16_t)((u >> 16) | 0x40u);
	return (uint16_t)((u + 0x7FFFu + ((u >> 16) & 1u)) >> 16);
}

float wfi_bf16_to_f32(uint16_t x)
{
	return float_of((uint32_t)x << 16);
}

/* Rounds a double's bits to a format of exp_bits and man_bits at once. */
static uint32_t round_bits(double x, int exp_bits, int man_bits)
{
	uint64_t u;
	memcpy(&u, &x, 8);
	uint32_t sign = (uint32_t)(u >> 63) << (exp_bits + man_bits);
	int bias = (1 << (exp_bits - 1)) - 1;
	int e = (int)((u >> 52) & 0x7FF) - 1023;
	uint64_t m = u & 0xFFFFFFFFFFFFFull;
	uint32_t inf = ((1u << exp_bits) - 1) << man_bits;

	if (e == 1024)
		return sign | (m ? inf | (1u << (man_bits - 1)) : inf);
	if (e > bias)
		return sign | inf;
	int shift = 52 - man_bits;
	uint64_t full = m | (e > -1023 ? 1ull << 52 : 0);
	int biased = e + bias;
	if (biased < 1) {                         /* denormal in the target: shift further */
		shift += 1 - biased;
		biased = 0;
		if (shift > 63)
			return sign;
	} else {
		full = m;                         /* the leading one is implied */
	}
	uint64_t half = 1ull << (shift - 1), rest = full & ((1ull << shift) - 1);
	uint64_t kept = full >> shift;
	if (rest > half || (rest == half && (kept & 1)))
		kept++;
	return sign | (uint32_t)(((uint64_t)biased << man_bits) + kept); /* a carry moves into the exponent, as it should */
}

uint16_t wfi_f64_to_f16(double x) { return (uint16_t)round_bits(x, 5, 10); }
uint16_t wfi_f64_to_bf16(double x) { return (uint16_t)round_bits(x, 8, 7); }
uint16_t wfi_f32_to_f16(float x) { return wfi_f64_to_f16((double)x); }

float wfi_f16_to_f32(uint16_t x)
{
	uint32_t sign = (uint32_t)(x & 0x8000u) << 16, e = (x >> 10) & 31u, m = x & 0x3FFu;

	if (e == 31)
		return float_of(sign | 0x7F800000u | (m << 13));
	if (e == 0) {
		float v = (float)m * 0x1p-24f;
		return sign ? -v : v;
	}
	return float_of(sign | ((e + 112u) << 23) | (m << 13));
}

static const struct { const char *name; size_t size; } dtypes[WF_DTYPE_COUNT] = {
	[WF_INVALID] = { "invalid", 0 }, [WF_BOOL] = { "bool", 1 }, [WF_I8] = { "i8", 1 }, [WF_I16] = { "i16", 2 }, [WF_I32] = { "i32", 4 },
	[WF_I64] = { "i64", 8 }, [WF_U8] = { "u8", 1 }, [WF_U16] = { "u16", 2 }, [WF_U32] = { "u32", 4 }, [WF_U64] = { "u64", 8 },
	[WF_F16] = { "f16", 2 }, [WF_BF16] = { "bf16", 2 }, [WF_F32] = { "f32", 4 }, [WF_F64] = { "f64", 8 },
	[WF_I2] = { "i2", 1 }, [WF_I4] = { "i4", 1 }, [WF_U2] = { "u2", 1 }, [WF_U4] = { "u4", 1 },
	[WF_F4E2M1FN] = { "f4E2M1FN", 1 }, [WF_F6E2M3FN] = { "f6E2M3FN", 1 }, [WF_F6E3M2FN] = { "f6E3M2FN", 1 },
	[WF_F8E3M4] = { "f8E3M4", 1 }, [WF_F8E4M3] = { "f8E4M3", 1 }, [WF_F8E4M3FN] = { "f8E4M3FN", 1 },
	[WF_F8E4M3FNUZ] = { "f8E4M3FNUZ", 1 }, [WF_F8E4M3B11FNUZ] = { "f8E4M3B11FNUZ", 1 }, [WF_F8E5M2] = { "f8E5M2", 1 },
	[WF_F8E5M2FNUZ] = { "f8E5M2FNUZ", 1 }, [WF_F8E8M0FNU] = { "f8E8M0FNU", 1 },
	[WF_C64] = { "c64", 8 }, [WF_C128] = { "c128", 16 }, [WF_TOKEN] = { "token", 0 },
};

size_t wf_dtype_size(wf_dtype d)
{
	return (unsigned)d < WF_DTYPE_COUNT ? dtypes[d].size : 0;
}

const char *wf_dtype_name(wf_dtype d)
{
	return (unsigned)d < WF_DTYPE_COUNT ? dtypes[d].name : "invalid";
}

/* uniform.c: random bits, and floats made of them: a random mantissa under the exponent of 1, less 1. */
#include <math.h>
#include "draw.h"

wf_val wfi_draw_bits(const char *what, wf_val key, wf_dtype dtype, const wfi_shape *shape, wfi_shape *all)
{
	wf_val w[2];

	if (!wfi_draw_words(what, key, shape, w, all))
		return wf_fail("%s: no bits", what);
	if (dtype == WF_U64)
		return wf_bitwise_or(wf_left_shift(wf_astype(w[0], WF_U64), wf_ci(32)), wf_astype(w[1], WF_U64));
	return wf_astype(wf_bitwise_xor(w[0], w[1]), dtype);
}

wf_val wfi_random_bits(wf_val key, wf_dtype dtype, const int64_t *dims)
{
	wfi_shape shape, all = { 0 };

	dtype = dtype ? dtype : WF_U32;
	WF_CHECK(dtype >= WF_U8 && dtype <= WF_U64, "bits: bits come as u8, u16, u32 or u64; %s was asked for",
		 wf_dtype_name(dtype));
	return wfi_draw_shape("bits", dims, &shape) ? wfi_draw_bits("bits", key, dtype, &shape, &all) : wf_fail("bits: no shape");
}

bool wfi_draw_float(const char *what, wf_dtype *dtype, wf_dtype standard)
{
	*dtype = *dtype ? *dtype : standard;
	if (*dtype >= WF_F16 && *dtype <= WF_F64)
		return true;
	wf_fail("%s: it gives f16, bf16, f32 or f64; %s was asked for (wf_randint gives integers)", what, wf_dtype_name(*dtype));
	return false;
}

int wfi_mantissa(wf_dtype d)
{
	return d == WF_F64 ? 52 : d == WF_F32 ? 23 : d == WF_F16 ? 10 : 7;
}

int wfi_least_exponent(wf_dtype d)
{
	return d == WF_F64 ? -1022 : d == WF_F16 ? -14 : -126;
}

/* In [0, 1). Bits are drawn at the float's own width; for bf16, whose mantissa is shorter than a byte, at 8, as jax.random does. */
static wf_val unit(const char *what, wf_val key, wf_dtype d, const wfi_shape *shape, wfi_shape *all)
{
	wf_dtype word = d == WF_F64 ? WF_U64 : d == WF_F32 ? WF_U32 : WF_U16;
	wf_dtype drawn = d == WF_BF16 ? WF_U8 : word;
	int shift = (int)wf_dtype_size(drawn) * 8 - wfi_mantissa(d);
	int64_t one = d == WF_F64 ? 0x3FF0000000000000 : d == WF_F32 ? 0x3F800000 : d == WF_F16 ? 0x3C00 : 0x3F80;

	wf_val bits = wf_astype(wfi_draw_bits(what, key, drawn, shape, all), word);
	bits = wf_bitwise_or(wf_right_shift_logical(bits, wf_ci(shift)), wf_astype(wf_ci(one), word));
	return wf_sub(wf_bitcast(bits, d), wf_c(1));
}

wf_val wfi_draw_uniform(const char *what, wf_val key, wf_dtype d, wf_val low, wf_val high, const wfi_shape *shape, wfi_shape *all)
{
	wf_val u = unit(what, key, d, shape, all);

	low = wf_astype(low, d);
	wf_val span = wf_sub(wf_astype(high, d), low);
	/* JAX's program contracts this, but for bf16, where every operation rounds; so do its numbers here */
	u = d == WF_BF16 ? wf_add(wf_mul(u, span), low) : wf_fma(u, span, low);
	u = wf_maximum(low, u);
	if (!wfi_shape_is(u, all)) {
		char given[WFI_DRAW_TEXT], wanted[WFI_DRAW_TEXT];
		wfi_shape s = wfi_shape_of(span);

		return wf_fail("%s: bounds of shape %s do not broadcast to %s", what, wfi_draw_text(d, &s, given),
			       wfi_draw_text(d, all, wanted));
	}
	return u;
}

wf_val wfi_random_uniform(wf_val key, wf_dtype dtype, wf_val minval, wf_val maxval, const int64_t *dims)
{
	wfi_shape shape, all = { 0 };

	if (!wfi_draw_float("uniform", &dtype, WF_F32) || !wfi_draw_shape("uniform", dims, &shape))
		return wf_fail("uniform: not drawn");
	return wfi_draw_uniform("uniform", key, dtype, minval, maxval, &shape, &all);
}

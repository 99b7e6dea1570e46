#include "op/class.h"

static bool bitcast_infer(wfi_infer *c)
{
	char text[WFI_TYPE_TEXT];
	if (!wfi_infer_arity(c))
		return false;
	wf_dtype to = ((const wfi_convert_attrs *)c->attrs)->dtype, from = c->in[0].dtype;
	int rank = c->in[0].rank, have = wfi_dtype_bits(from), want;
	if (to <= WF_INVALID || to >= WF_TOKEN || from == WF_TOKEN)
		return wfi_infer_fail(c, "%s to type %d: these have no bits", wfi_type_text(&c->in[0], text), (int)to);
	want = wfi_dtype_bits(to);
	wfi_type t = wfi_type_with_dtype(c->in[0], to);
	if (WFI_MAX(have, want) % WFI_MIN(have, want))
		return wfi_infer_fail(c, "%s has %d bits an element and %s has %d: one must be a whole number of the other",
				      wfi_type_text(&c->in[0], text), have, wf_dtype_name(to), want);
	if (have > want) {
		if (rank == WF_MAX_RANK)
			return wfi_infer_fail(c, "the result would have %d dimensions", rank + 1);
		t.dims[t.rank++] = have / want;
	} else if (have < want) {
		if (!rank || t.dims[rank - 1] != want / have)
			return wfi_infer_fail(c, "the last dimension of %s must be %d to become one %s", wfi_type_text(&c->in[0], text),
					      want / have, wf_dtype_name(to));
		t.dims[--t.rank] = 0;
	}
	c->out[0] = t;
	return true;
}

/* Elements of less than a byte (a bool is one bit) lie in a byte each: their bits alone are put together, the first lowest. */
static uint64_t low_bits(uint64_t x, int bits)
{
	return bits >= 64 ? x : x & ((UINT64_C(1) << bits) - 1);
}

static uint64_t get(wf_dtype d, const void *p, int64_t i)
{
	uint64_t x = 0;
	size_t size = wf_dtype_size(d);
	memcpy(&x, (const char *)p + (size_t)i * size, size);
	return low_bits(x, wfi_dtype_bits(d));
}

static void put(wf_dtype d, void *p, int64_t i, uint64_t x)
{
	size_t size = wf_dtype_size(d);
	if (wfi_is_int(d))
		wfi_store_i(d, p, i, (int64_t)x); /* a narrow signed one is kept with its sign */
	else
		memcpy((char *)p + (size_t)i * size, &x, size);
}

static void bits_moved(const wfi_eval *e, wf_dtype from, wf_dtype to)
{
	from = wfi_dtype_bits(from) % 8 ? from : WF_U8; /* whole bytes lie one after the other, however wide the element */
	to = wfi_dtype_bits(to) % 8 ? to : WF_U8;
	int have = wfi_dtype_bits(from), want = wfi_dtype_bits(to), step = WFI_MIN(have, want);
	int64_t n = wfi_type_count(have < want ? &e->in_type[0] : &e->out_type[0]), ratio = WFI_MAX(have, want) / step;
	uint64_t whole = 0;
	for (int64_t i = 0; i < n; i++) { /* i counts the narrower elements */
		int at = (int)(i % ratio) * step;
		if (have >= want) {
			put(to, e->out[0], i, low_bits(get(from, e->in[0], i / ratio) >> at, step));
			continue;
		}
		whole = (at ? whole : 0) | get(from, e->in[0], i) << at;
		if (i % ratio == ratio - 1)
			put(to, e->out[0], i / ratio, whole);
	}
}

static wf_error *bitcast_eval(const wfi_eval *e)
{
	wf_dtype from = e->in_type[0].dtype, to = e->out_type[0].dtype;
	size_t bytes = wfi_type_bytes(&e->out_type[0]);
	bool whole_bytes = from == to || (wfi_dtype_bits(from) % 8 == 0 && wfi_dtype_bits(to) % 8 == 0);
	if (whole_bytes && bytes)
		memcpy(e->out[0], e->in[0], bytes);
	else if (bytes)
		bits_moved(e, from, to);
	return NULL;
}

static bool half(wf_dtype d)
{
	return d == WF_F16 || d == WF_BF16;
}

/* f16 and bf16 come and go as f32: their bits are made again */
static void bitcast_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	wf_dtype from = e->in_type[0].dtype, to = e->out_type[0].dtype;
	if (from == to) {
		*out = *x;
	} else if (!half(from) && !half(to)) {
		*out = wfi_s_bitcast(b, to, *x);
	} else {
		wfi_sv bits = half(from) ? wfi_s_narrow(b, from, *x) : wfi_s_convert(b, WF_U16, *x);
		*out = half(to) ? wfi_s_widen(b, to, bits) : wfi_s_convert(b, to, bits);
	}
}

static const wfi_attr_field bitcast_fields[] = {
	{ "dtype", WFI_ATTR_DTYPE, offsetof(wfi_convert_attrs, dtype), NULL },
	{ NULL, WFI_ATTR_I64, 0, NULL },
};

#define TO(dtype_) .attrs = &(const wfi_convert_attrs){ dtype_ }
static const wfi_sample bitcast_samples[] = { { .in = "f32[3,5,7]", TO(WF_U32), .no_grad = true },
					      { .in = "u32[33]", TO(WF_F32), .lo = 0, .hi = 2e9 },
					      { .in = "f64[]", TO(WF_I64), .no_grad = true },
					      { .in = "f32[0]", TO(WF_I32), .no_grad = true },
					      { .in = "f16[17]", TO(WF_U16), .no_grad = true },
					      { .in = "u16[17]", TO(WF_BF16), .lo = 0, .hi = 32000 },
					      { .in = "bf16[4,5]", TO(WF_I16), .no_grad = true },
					      { .in = "i8[9]", TO(WF_U8) },
					      { .in = "bool[3]", TO(WF_BOOL) },
					      { .in = "bool[3,8]", TO(WF_U8) },
					      { .in = "bool[64]", TO(WF_F64), .no_grad = true },
					      { .in = "i16[2,3]", TO(WF_BOOL), .lo = -999, .hi = 999 },
					      { .in = "f32[3]", TO(WF_U8), .no_grad = true },
					      { .in = "u16[3,4]", TO(WF_F64), .lo = 0, .hi = 60000, .no_grad = true },
					      { .in = "u32[5,2]", TO(WF_F64), .lo = 0, .hi = 1e9, .no_grad = true },
					      { .in = "f64[]", TO(WF_U32), .no_grad = true },
					      { .in = "c64[3]", TO(WF_U32), .no_grad = true },
					      { .in = "i4[3,2]", TO(WF_I8), .lo = -8, .hi = 7 },
					      { .in = "c128[3]", TO(WF_I4), .no_grad = true },
					      { .in = "u2[3,32]", TO(WF_F64), .lo = 0, .hi = 1 },
					      { .in = "u8[5]", TO(WF_I2), .lo = 0, .hi = 255 },
					      { .in = "f8E5M2[5]", TO(WF_U8), .no_grad = true },
					      { .in = "u4[5]", TO(WF_F4E2M1FN), .lo = 0, .hi = 15 },
					      WFI_SAMPLES_END };

const wfi_op wfi_op_bitcast_convert = {
	WFI_UNARY("bitcast_convert", "The same bits read as another element type; one of another width adds or takes away a last dimension.", bitcast_infer),
	.attrs_size = sizeof(wfi_convert_attrs), .fields = bitcast_fields, .no_jvp = "bits are not real numbers",
	.scalar = bitcast_scalar, .eval = bitcast_eval, .samples = bitcast_samples,
};

/** The bits of x read as another element type (lax.bitcast_convert_type). A narrower one adds a last dimension, a wider one takes it away. */
wf_val (wf_bitcast)(wf_val x, wf_dtype to)
{
	wf_val out = WFI_EMIT(&wfi_op_bitcast_convert, &(const wfi_convert_attrs){ to }, x);
	if (!wfi_is_poison(out))
		wfi_value_of(out)->weak = false;
	return out;
}

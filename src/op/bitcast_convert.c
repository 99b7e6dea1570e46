#include "op/class.h"

static bool bitcast_infer(wfi_infer *c)
{
	char text[WFI_TYPE_TEXT];
	if (!wfi_infer_arity(c))
		return false;
	wf_dtype to = ((const wfi_convert_attrs *)c->attrs)->dtype, from = c->in[0].dtype;
	if (to <= WF_INVALID || to >= WF_DTYPE_COUNT)
		return wfi_infer_fail(c, "%d is not an element type", (int)to);
	if (wfi_dtype_bits(from) != wfi_dtype_bits(to))
		return wfi_infer_fail(c, "%s has %d bits an element and %s has %d: only types of one width can be reinterpreted",
				      wfi_type_text(&c->in[0], text), wfi_dtype_bits(from), wf_dtype_name(to),
				      wfi_dtype_bits(to));
	c->out[0] = wfi_type_with_dtype(c->in[0], to);
	return true;
}

static wf_error *bitcast_eval(const wfi_eval *e)
{
	size_t bytes = wfi_type_bytes(&e->out_type[0]);
	if (bytes)
		memcpy(e->out[0], e->in[0], bytes);
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
					      WFI_SAMPLES_END };

const wfi_op wfi_op_bitcast_convert = {
	WFI_UNARY("bitcast_convert", "The same bits read as another element type of the same width.", bitcast_infer),
	.attrs_size = sizeof(wfi_convert_attrs), .fields = bitcast_fields, .no_jvp = "bits are not real numbers",
	.scalar = bitcast_scalar, .eval = bitcast_eval, .samples = bitcast_samples,
};

/** The bits of x read as another element type of the same width (lax.bitcast_convert_type). */
wf_val (wf_bitcast)(wf_val x, wf_dtype to)
{
	wf_val out = WFI_EMIT(&wfi_op_bitcast_convert, &(const wfi_convert_attrs){ to }, x);
	if (!wfi_is_poison(out))
		wfi_value_of(out)->weak = false;
	return out;
}

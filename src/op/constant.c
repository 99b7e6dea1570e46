#include "op/class.h"

static bool constant_infer(wfi_infer *c)
{
	if (!wfi_infer_arity(c))
		return false;
	const wfi_constant_attrs *a = c->attrs;
	const wfi_type *t = &a->type;
	size_t size, bytes;
	if (t->dtype <= WF_INVALID || t->dtype >= WF_DTYPE_COUNT || t->rank < 0 || t->rank > WF_MAX_RANK)
		return wfi_infer_fail(c, "its type is not valid: dtype %d, rank %d", (int)t->dtype, t->rank);
	size = bytes = wf_dtype_size(t->dtype);
	for (int i = 0; i < t->rank; i++)
		if (t->dims[i] < 0 || __builtin_mul_overflow(bytes, (size_t)t->dims[i], &bytes))
			return wfi_infer_fail(c, "dimension %d is %lld, which is not possible", i, (long long)t->dims[i]);
	if (a->data.size != size && a->data.size != bytes)
		return wfi_infer_fail(c, "has %zu bytes of data; its type needs %zu, or %zu for one value everywhere",
				      a->data.size, bytes, size);
	if (a->data.size && !a->data.bytes)
		return wfi_infer_fail(c, "its data is missing");
	c->out[0] = *t;
	return true;
}

static wf_error *constant_eval(const wfi_eval *e)
{
	const wfi_constant_attrs *a = e->attrs;
	size_t size = wf_dtype_size(a->type.dtype), bytes = wfi_type_bytes(&a->type);
	if (a->data.size == bytes && bytes)
		memcpy(e->out[0], a->data.bytes, bytes);
	else
		for (size_t i = 0; i < bytes; i += size)
			memcpy((char *)e->out[0] + i, a->data.bytes, size);
	return NULL;
}

static const wfi_attr_field constant_fields[] = {
	{ "type", WFI_ATTR_TYPE, offsetof(wfi_constant_attrs, type), NULL },
	{ "data", WFI_ATTR_DATA, offsetof(wfi_constant_attrs, data), NULL },
	{ NULL, WFI_ATTR_I64, 0, NULL },
};

static const float sample_f32[6] = { 1.5f, -2, 0, 3, 1e-40f, INFINITY };
static const int64_t sample_i64[1] = { INT64_MIN };
static const bool sample_bool[3] = { true, false, true };
#define CONSTANT(dtype_, rank_, d0, d1, size_, data_) \
	&(const wfi_constant_attrs){ { dtype_, rank_, { d0, d1 } }, { size_, data_ } }
static const wfi_sample constant_samples[] = {
	{ .in = "", .attrs = CONSTANT(WF_F32, 2, 2, 3, sizeof sample_f32, sample_f32) },
	{ .in = "", .attrs = CONSTANT(WF_F32, 2, 7, 5, sizeof *sample_f32, sample_f32) },
	{ .in = "", .attrs = CONSTANT(WF_I64, 0, 0, 0, sizeof sample_i64, sample_i64) },
	{ .in = "", .attrs = CONSTANT(WF_BOOL, 1, 3, 0, sizeof sample_bool, sample_bool) },
	{ .in = "", .attrs = CONSTANT(WF_F32, 2, 0, 3, 0, NULL) },
	WFI_SAMPLES_END
};

const wfi_op wfi_op_constant = {
	.name = "constant", .doc = "Values known when the program is made: every element, or one for all.",
	.n_in = 0, .n_out = 1, .attrs_size = sizeof(wfi_constant_attrs), .fields = constant_fields, .infer = constant_infer,
	.no_jvp = "has no operands", .lowering = WFI_LOWER_CONSTANT, .eval = constant_eval, .samples = constant_samples,
};

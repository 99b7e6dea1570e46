/* real, imag, complex: a complex number and its parts */
#include "op/array.h"
#include "op/class.h"

static bool part_infer(wfi_infer *c)
{
	if (!wfi_infer_inexact(c))
		return false;
	c->out[0].dtype = wfi_dtype_real(c->in[0].dtype);
	return true;
}

/* a real number's imaginary part is 0 */
static wf_error *part_eval(const wfi_eval *e, int64_t which)
{
	wf_dtype d = e->in_type[0].dtype, to = e->out_type[0].dtype;
	int64_t n = wfi_type_count(&e->out_type[0]);
	size_t size = wf_dtype_size(to);
	for (int64_t i = 0; i < n; i++) {
		if (wfi_is_complex(d))
			memcpy((char *)e->out[0] + (size_t)i * size, (const char *)e->in[0] + (size_t)(2 * i + which) * size, size);
		else
			wfi_store_f(to, e->out[0], i, which ? 0 : wfi_load_f(d, e->in[0], i));
	}
	return NULL;
}

static wf_error *real_eval(const wfi_eval *e) { return part_eval(e, 0); }
static wf_error *imag_eval(const wfi_eval *e) { return part_eval(e, 1); }

WFI_SCALAR(real_scalar, x[0])
WFI_SCALAR(imag_scalar, wfi_s_f(b, x->dtype, 0))

/* JAX's convention: the pairing of tangents and cotangents is Re(ct · t), without a conjugate */
static wf_val real_ct(const wfi_view *e, wf_val ct)
{
	return wfi_is_complex(e->in_type[0].dtype) ? wf_complex(ct, wfi_zeros_like(ct)) : ct;
}

static wf_val imag_ct(const wfi_view *e, wf_val ct)
{
	return wfi_is_complex(e->in_type[0].dtype) ? wf_complex(wfi_zeros_like(ct), wf_neg(ct)) : wfi_zeros_like(ct);
}

static const wfi_sample part_samples[] = { WFI_SAMPLES_COMPLEX(WFI_SAMPLE1, -2, 2), WFI_SAMPLE1("f32[5]", -2, 2),
					   WFI_SAMPLE1("f64[3]", -2, 2), WFI_SAMPLE1("bf16[4]", -2, 2), WFI_SAMPLES_END };

const wfi_op wfi_op_real = {
	WFI_UNARY("real", "The real part; of a real number itself.", part_infer),
	.linear = 1, .transpose = { real_ct }, .scalar = real_scalar, .eval = real_eval, .samples = part_samples,
};

const wfi_op wfi_op_imag = {
	WFI_UNARY("imag", "The imaginary part; of a real number 0.", part_infer),
	.linear = 1, .transpose = { imag_ct }, .scalar = imag_scalar, .eval = imag_eval, .samples = part_samples,
};

static bool complex_infer(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT];
	if (!wfi_infer_float(c))
		return false;
	if (c->in[0].dtype != WF_F32 && c->in[0].dtype != WF_F64)
		return wfi_infer_fail(c, "the parts must be f32 or f64, got %s", wfi_type_text(&c->in[0], t));
	c->out[0].dtype = wfi_dtype_complex(c->in[0].dtype);
	return true;
}

static wf_error *complex_eval(const wfi_eval *e)
{
	size_t size = wf_dtype_size(e->in_type[0].dtype), n = (size_t)wfi_type_count(&e->out_type[0]);
	for (size_t i = 0; i < n; i++)
		for (size_t part = 0; part < 2; part++)
			memcpy((char *)e->out[0] + (2 * i + part) * size, (const char *)e->in[part] + i * size, size);
	return NULL;
}

WFI_CT(complex_ct0, wf_real(ct))
WFI_CT(complex_ct1, wf_neg(wf_imag(ct)))

static const wfi_sample complex_samples[] = { WFI_SAMPLE2("f32[]", -2, 2), WFI_SAMPLE2("f32[19]", -2, 2), WFI_SAMPLE2("f64[3,5]", -2, 2),
					      WFI_SAMPLE2("f64[0]", -2, 2), WFI_SAMPLES_END };

const wfi_op wfi_op_complex = {
	.name = "complex", .doc = "The complex number with this real and this imaginary part, f32 or f64.",
	.n_in = 2, .n_out = 1, .flags = WFI_OP_ELEMENTWISE | WFI_OP_LINEAR, .infer = complex_infer,
	.linear = 3, .transpose = { complex_ct0, complex_ct1 },
	.lowering = WFI_LOWER_HOST, .shard = "elementwise", .eval = complex_eval, .samples = complex_samples,
};

static bool is_complex(const char *op, wf_val x)
{
	const wfi_value *v = wfi_leaf(op, x);
	return v && wfi_is_complex(v->type.dtype);
}

/** The real part; x itself when it is real. */
wf_val (wf_real)(wf_val x) { return wfi_is_poison(x) || is_complex("real", x) ? wfi_unary(&wfi_op_real, x) : x; }

/** The imaginary part; zeros when x is real. */
wf_val (wf_imag)(wf_val x) { return wfi_is_poison(x) || is_complex("imag", x) ? wfi_unary(&wfi_op_imag, x) : wfi_zeros_like(x); }

/** re + i · im: f32 parts give a c64, f64 ones a c128; integers become f32. Dtypes are promoted and shapes broadcast. */
wf_val (wf_complex)(wf_val re, wf_val im) { return wfi_binary_inexact(&wfi_op_complex, re, im); }

/** The conjugate of a complex number; x itself when it is real. */
wf_val (wf_conj)(wf_val x) { return is_complex("conj", x) ? wf_complex(wf_real(x), wf_neg(wf_imag(x))) : x; }

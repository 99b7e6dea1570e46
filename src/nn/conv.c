/* conv.c: flax's convolution layers, channels last. */
#include "part.h"

/* params.kernel, which fits x; a poisoned value when it does not */
static wf_val kernel_of(const char *what, wf_val params, wf_val x, int64_t groups)
{
	char text[WFI_PART_TEXT];
	int n = wf_rank(x) - 2;

	WF_CHECK(n >= 1 && n <= 3 && groups > 0 && wf_dim(x, -1) % groups == 0,
		 "%s: x is (batch, 1 to 3 spatial axes, channels), and the groups divide the channels; got %s, groups %lld", what, wfi_part_text(x, text),
		 (long long)groups);
	int64_t dims[5] = { -1, -1, -1, -1, -1 };
	dims[n] = wf_dim(x, -1) / groups;
	return wfi_part_leaf(what, params, "params.kernel", groups == 1 ? "x" : "the groups of x", x, n + 2, dims);
}

static wf_val with_bias(const char *what, wf_val params, wf_val y)
{
	if (!wfi_part_has(params, "bias"))
		return y;
	return wf_add(y, wfi_part_leaf(what, params, "params.bias", "the result", y, 1, WFI_PART_DIMS(wf_dim(y, -1))));
}

wf_val wfi_conv_layer(wf_val params, wf_val x, wf_conv_layer_opts o)
{
	wf_val kernel = kernel_of("conv_layer", params, x, o.groups ? o.groups : 1);
	wf_conv_opts c = { .padding = o.valid ? WF_VALID : WF_SAME, .groups = o.groups, .channels_last = true };

	for (int i = 0; i < 3; i++) {
		c.strides[i] = o.strides[i];
		c.dilation[i] = o.dilation[i];
	}
	return with_bias("conv_layer", params, wfi_conv(x, kernel, c));
}

/* stride − 1 zeros between the elements of x, and as many around them as jax.lax.conv_transpose has */
static bool spread(wf_val kernel, wf_val x, const wf_conv_layer_opts *o, wf_pad_opts *p)
{
	for (int i = 0; i < wf_rank(x) - 2; i++) {
		int64_t step = o->dilation[i] ? o->dilation[i] : 1, stride = o->strides[i] ? o->strides[i] : 1;
		int64_t k = (wf_dim(kernel, i) - 1) * step + 1;

		if (step < 0 || stride < 0) {
			wf_fail("conv_transpose: strides and dilation are positive, got %lld and %lld", (long long)stride, (long long)step);
			return false;
		}
		int64_t total = k + stride - 2 + (o->valid && k > stride ? k - stride : 0);
		p->low[i + 1] = o->valid || stride > k - 1 ? k - 1 : (total + 1) / 2;
		p->high[i + 1] = total - p->low[i + 1];
		p->interior[i + 1] = stride - 1;
	}
	return true;
}

wf_val wfi_conv_transpose(wf_val params, wf_val x, wf_conv_layer_opts o)
{
	wf_conv_opts c = { .padding = WF_VALID, .channels_last = true };
	wf_pad_opts p = { 0 };

	WF_CHECK(o.groups == 0 || o.groups == 1, "conv_transpose: it has no groups, got %d", o.groups);
	wf_val kernel = kernel_of("conv_transpose", params, x, 1);
	if (wf_rank(kernel) < 3 || !spread(kernel, x, &o, &p))
		return wf_fail("conv_transpose: not computed");
	for (int i = 0; i < 3; i++)
		c.dilation[i] = o.dilation[i];
	return with_bias("conv_transpose", params, wfi_conv((wf_pad)(x, wf_c(0), p), kernel, c));
}

wf_val wfi_conv_init(wf_val key, const int64_t *kernel)
{
	int n = 0;

	while (kernel[n] != WFI_END_DIM)
		n++;
	WF_CHECK(n >= 3 && n <= 5, "conv_init: a kernel has 1 to 3 spatial dimensions, inputs and outputs; %d dimensions given", n);
	return wf_dict("kernel", wfi_lecun_normal(key, kernel), "bias", wf_zeros(kernel[n - 1]));
}

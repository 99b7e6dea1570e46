/* layer.c: layers with parameters. Parameters are dicts with flax's names. */
#include <stdio.h>
#include <string.h>
#include "part.h"

const char *wfi_part_text(wf_val x, char *buf)
{
	return wf_type_text(x, buf, WFI_PART_TEXT);
}

bool wfi_part_has(wf_val dict, const char *entry)
{
	for (int i = 0; i < wf_len(dict); i++)
		if (wf_key(dict, i) && !strcmp(wf_key(dict, i), entry))
			return true;
	return false;
}

wf_val (wf_dense)(wf_val params, wf_val x)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT];
	wf_val kernel = wf_get(params, "kernel"), bias = { NULL };

	WF_CHECK(wf_rank(kernel) == 2 && wf_rank(x) >= 1 && wf_dim(x, -1) == wf_dim(kernel, 0),
		 "dense: the last axis of x must be as long as the first of the kernel, which has two; got %s and %s",
		 wfi_part_text(x, a), wfi_part_text(kernel, b));
	wf_val y = wf_matmul(x, kernel);
	if (!wfi_part_has(params, "bias"))
		return y;
	bias = wf_get(params, "bias");
	WF_CHECK(wf_rank(bias) == 1 && wf_dim(bias, 0) == wf_dim(kernel, 1), "dense: the bias is %s, the kernel %s",
		 wfi_part_text(bias, a), wfi_part_text(kernel, b));
	return wf_add(y, bias);
}

wf_val (wf_dense_init)(wf_val key, int64_t in, int64_t out)
{
	WF_CHECK(in >= 0 && out >= 0, "dense_init: %lld to %lld features", (long long)in, (long long)out);
	return wf_dict("kernel", wf_lecun_normal(key, in, out), "bias", wf_zeros(out));
}

wf_val (wf_embed)(wf_val params, wf_val ids)
{
	char text[WFI_PART_TEXT];
	wf_val table = wf_get(params, "embedding");

	WF_CHECK(wf_rank(table) == 2, "embed: the table has two axes; it is %s", wfi_part_text(table, text));
	WF_CHECK(wfi_part_is_integer(ids), "embed: ids are integers, got %s", wfi_part_text(ids, text));
	return wf_take_axis(table, ids, 0);
}

wf_val (wf_embed_init)(wf_val key, int64_t n, int64_t features)
{
	WF_CHECK(n >= 0 && features >= 1, "embed_init: %lld rows of %lld features", (long long)n, (long long)features);
	return wf_dict("embedding", wf_mul(wf_normal(key, n, features), wf_rsqrt(wf_c((double)features))));
}

wf_val (wf_layer_norm)(wf_val params, wf_val x)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT];
	static const char *const names[] = { "scale", "bias" };

	WF_CHECK(wf_rank(x) >= 1 && wf_dim(x, -1) >= 1, "layer_norm: it runs along the last axis, of one element or more; got %s",
		 wfi_part_text(x, a));
	for (int i = 0; i < 2; i++) {
		wf_val p = wf_get(params, names[i]);

		WF_CHECK(wf_rank(p) == 1 && wf_dim(p, 0) == wf_dim(x, -1), "layer_norm: %s is %s, x %s", names[i],
			 wfi_part_text(p, a), wfi_part_text(x, b));
	}
	wf_val wide = wfi_part_wide(x);
	wf_val off = wf_sub(wide, wf_mean(wide, WF_AXES(-1), .keepdims = true)); /* two passes: E[x²] − E[x]² cancels far from 0 */
	wf_val variance = wf_mean(wf_square(off), WF_AXES(-1), .keepdims = true);
	wf_val y = wf_mul(off, wf_rsqrt(wf_add(variance, wf_c(1e-6))));
	return wfi_part_back(wf_add(wf_mul(y, wf_get(params, "scale")), wf_get(params, "bias")), x);
}

wf_val (wf_layer_norm_init)(int64_t n)
{
	return wf_dict("scale", wf_ones(n), "bias", wf_zeros(n));
}

wf_val (wf_flatten)(wf_val x)
{
	int64_t n = 1;

	WF_CHECK(wf_rank(x) >= 1, "flatten: a scalar has no rows");
	for (int i = 1; i < wf_rank(x); i++)
		n *= wf_dim(x, i);
	return wf_reshape(x, wf_dim(x, 0), n);
}

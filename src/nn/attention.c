/* attention.c: multi-head attention, rotary embeddings and the transformer's block. Arrays are (…, places, heads, features). */
#include <math.h>
#include <stdio.h>
#include "part.h"

/* where a query may look: the mask, without what is after it when causal; wf_none(): everywhere */
static wf_val allowed(wf_val scores, const wf_attention_opts *o)
{
	wf_val mask = o->mask.node ? wf_astype(o->mask, WF_BOOL) : wf_none();

	if (!o->causal)
		return mask;
	wf_val queries = wf_arange(wf_dim(scores, -2)), keys = wf_arange(wf_dim(scores, -1));
	wf_val before = wf_greater_equal(wf_expand_dims(queries, 1), wf_expand_dims(keys, 0));
	return o->mask.node ? wf_logical_and(mask, before) : before;
}

/* softmax over the places that are allowed times value, divided last: (queries × features) quotients instead of (queries × keys), and the derivative
 * needs no sum over keys. A row without any place is 0, and so is its derivative. */
static wf_val attend(wf_val scores, wf_val value, const wf_attention_opts *o)
{
	wf_val may = allowed(scores, o);

	if (o->mask.node || o->causal) {
		may = wf_broadcast_to_n(may, (const int64_t[]){ wf_dim(scores, 0), wf_dim(scores, 1), wf_dim(scores, 2), wf_dim(scores, 3) }, 4);
		scores = wf_where(may, scores, wf_full_like(scores, -1e30)); /* finite: −∞ − −∞ would be NaN */
	}
	wf_val e = wf_exp(wf_sub(scores, wf_max(wf_stop_gradient(scores), WF_AXES(-1), .keepdims = true)));
	if (o->mask.node) /* else every row has a place, and e is 0 at the others */
		e = wf_where(may, e, wf_zeros_like(e));
	wf_val sum = wf_sum(e, WF_AXES(-1));
	if (o->mask.node)
		sum = wf_where(wf_equal(sum, wf_c(0)), wf_ones_like(sum), sum);
	return wf_div(wf_einsum("bhqk,bkhd->bqhd", e, value), wf_expand_dims(wf_moveaxis(sum, 1, 2), 3));
}

wf_val wfi_dot_product_attention(wf_val query, wf_val key, wf_val value, wf_attention_opts o)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT], c[WFI_PART_TEXT];
	bool fits = wf_rank(query) == 4 && wf_rank(key) == 4 && wf_rank(value) == 4 && wfi_part_is_float(query);

	for (int i = 0; fits && i < 4; i++)
		fits = (i == 1 || wf_dim(query, i) == wf_dim(key, i)) && (i == 3 || wf_dim(key, i) == wf_dim(value, i));
	WF_CHECK(fits && wf_dim(key, 1) > 0 && wf_dim(key, 3) > 0,
		 "dot_product_attention: (batch, places, heads, features), floats, with keys and values for the same places; got %s, %s and %s",
		 wfi_part_text(query, a), wfi_part_text(key, b), wfi_part_text(value, c));
	wf_val scaled = wf_mul(wfi_part_wide(query), wf_c(1 / sqrt((double)wf_dim(query, 3))));
	return wfi_part_back(attend(wf_einsum("bqhd,bkhd->bhqk", scaled, wfi_part_wide(key)), wfi_part_wide(value), &o), query);
}

/* (batch, places, features) → (batch, places, heads, features of a head); heads, each −1: any */
static wf_val heads_of(wf_val params, const char *name, const char *beside, wf_val x, int64_t heads, int64_t each)
{
	char kernel_path[40], bias_path[40];

	snprintf(kernel_path, sizeof kernel_path, "params.%s.kernel", name);
	snprintf(bias_path, sizeof bias_path, "params.%s.bias", name);
	wf_val kernel = wfi_part_leaf("multi_head_attention", params, kernel_path, beside, x, 3, WFI_PART_DIMS(wf_dim(x, 2), heads, each));
	wf_val y = wf_tensordot(x, kernel, 1);
	if (!wfi_part_has_leaf(params, bias_path))
		return y;
	return wf_add(y, wfi_part_leaf("multi_head_attention", params, bias_path, "the kernel", kernel, 2,
				       WFI_PART_DIMS(wf_dim(kernel, 1), wf_dim(kernel, 2))));
}

/* (batch, places, heads, n) → (batch, places, out) */
static wf_val joined(wf_val params, wf_val y)
{
	wf_val kernel = wfi_part_leaf("multi_head_attention", params, "params.out.kernel", "heads", y, 3, WFI_PART_DIMS(wf_dim(y, 2), wf_dim(y, 3), -1));

	y = wf_tensordot(y, kernel, 2);
	if (!wfi_part_has_leaf(params, "params.out.bias"))
		return y;
	return wf_add(y, wfi_part_leaf("multi_head_attention", params, "params.out.bias", "the kernel", kernel, 1, WFI_PART_DIMS(wf_dim(kernel, 2))));
}

wf_val wfi_multi_head_attention(wf_val params, wf_val x, wf_val context, wf_attention_opts o)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT];

	WF_CHECK(wf_rank(x) == 3 && wf_rank(context) == 3 && wf_dim(x, 0) == wf_dim(context, 0),
		 "multi_head_attention: (batch, places, features), context of the same batch; got %s and %s", wfi_part_text(x, a), wfi_part_text(context, b));
	wf_val query = heads_of(params, "query", "x", x, -1, -1);
	wf_val key = heads_of(params, "key", "context", context, wf_dim(query, 2), wf_dim(query, 3));
	wf_val value = heads_of(params, "value", "context", context, wf_dim(query, 2), -1);
	if (o.rotary) {
		query = wf_rotary_embedding(query, 10000);
		key = wf_rotary_embedding(key, 10000);
	}
	return joined(params, wfi_dot_product_attention(query, key, value, o));
}

wf_val (wf_multi_head_attention_init)(wf_val key, int64_t features, int64_t num_heads)
{
	static const char *const names[] = { "query", "key", "value" };
	wf_val keys = wf_random_split(key, 4), params = wf_dict("out", wf_none());

	WF_CHECK(num_heads > 0 && features > 0 && features % num_heads == 0, "multi_head_attention_init: %lld heads must divide %lld features",
		 (long long)num_heads, (long long)features);
	const int64_t each = features / num_heads;
	for (int i = 0; i < 3; i++) {
		wf_val kernel = wf_reshape(wf_lecun_normal(wf_at(keys, i), features, features), features, num_heads, each);
		params = wf_with(params, names[i], wf_dict("kernel", kernel, "bias", wf_zeros(num_heads, each)));
	}
	wf_val kernel = wf_reshape(wf_lecun_normal(wf_at(keys, 3), features, features), num_heads, each, features);
	return wf_with(params, "out", wf_dict("kernel", kernel, "bias", wf_zeros(features)));
}

wf_val (wf_rotary_embedding)(wf_val x, double base)
{
	char text[WFI_PART_TEXT];

	WF_CHECK(wf_rank(x) == 4 && wf_dim(x, 3) % 2 == 0 && base > 0,
		 "rotary_embedding: x is (batch, places, heads, an even number of features), the base above 0; got %s, %g", wfi_part_text(x, text), base);
	const int64_t half = wf_dim(x, 3) / 2;
	wf_val wide = wfi_part_wide(x), places = wf_reshape(wf_iota(wf_dtype_of(wide), wf_dim(x, 1)), -1, 1, 1);
	wf_val speed = wf_exp(wf_mul(wf_iota(wf_dtype_of(wide), half), wf_c(half ? -log(base) / (double)half : 0)));
	wf_val angle = wf_mul(places, speed), a = wf_slice_axis(wide, 3, 0, half), b = wf_slice_axis(wide, 3, half, WF_NONE);
	wf_val turned = wf_concatenate(3, wf_sub(wf_mul(a, wf_cos(angle)), wf_mul(b, wf_sin(angle))),
				       wf_add(wf_mul(b, wf_cos(angle)), wf_mul(a, wf_sin(angle))));
	return wfi_part_back(turned, x);
}

wf_val wfi_transformer_block(wf_val params, wf_val x, wf_attention_opts o)
{
	char text[WFI_PART_TEXT];

	WF_CHECK(wf_rank(x) == 3, "transformer_block: x is (batch, places, features), got %s", wfi_part_text(x, text));
	wf_val normed = wf_layer_norm(wf_get(params, "ln_1"), x);
	x = wf_add(x, wfi_multi_head_attention(wf_get(params, "attention"), normed, normed, o));
	wf_val hidden = wf_gelu(wfi_part_dense("transformer_block", params, "params.mlp_in", wf_layer_norm(wf_get(params, "ln_2"), x)));
	return wf_add(x, wfi_part_dense("transformer_block", params, "params.mlp_out", hidden));
}

wf_val (wf_transformer_block_init)(wf_val key, int64_t features, int64_t num_heads, int64_t hidden)
{
	wf_val keys = wf_random_split(key, 3);

	return wf_dict("ln_1", wf_layer_norm_init(features), "attention", wf_multi_head_attention_init(wf_at(keys, 0), features, num_heads), "ln_2",
		       wf_layer_norm_init(features), "mlp_in", wf_dense_init(wf_at(keys, 1), features, hidden), "mlp_out",
		       wf_dense_init(wf_at(keys, 2), hidden, features));
}

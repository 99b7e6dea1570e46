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

/* the part of a path before the next dot in buf; returns what is behind it, NULL at the end */
static const char *part_of(const char *path, char *buf, size_t cap)
{
	size_t n = strcspn(path, ".");

	snprintf(buf, cap, "%.*s", (int)n, path);
	return path[n] ? path + n + 1 : NULL;
}

bool wfi_part_has_leaf(wf_val tree, const char *path)
{
	char name[64];

	for (path = part_of(path, name, sizeof name); path; tree = wf_get(tree, name)) {
		path = part_of(path, name, sizeof name);
		if (!wfi_part_has(tree, name))
			return false;
	}
	return true;
}

/* "query", "key": the entries of a dict */
static const char *entries(wf_val dict, char *buf, size_t cap)
{
	size_t n = 0;

	snprintf(buf, cap, wf_len(dict) ? "an array" : "nothing");
	for (int i = 0; i < wf_len(dict) && wf_key(dict, i) && n < cap; i++)
		n += (size_t)snprintf(buf + n, cap - n, "%s\"%s\"", i ? ", " : "", wf_key(dict, i));
	return buf;
}

/* "[3,*]" */
static const char *dims_text(int rank, const int64_t *dims, char *buf, size_t cap)
{
	size_t n = (size_t)snprintf(buf, cap, "[");

	for (int i = 0; i < rank; i++)
		n += (size_t)(dims[i] < 0 ? snprintf(buf + n, cap - n, "%s*", i ? "," : "") :
					    snprintf(buf + n, cap - n, "%s%lld", i ? "," : "", (long long)dims[i]));
	snprintf(buf + n, cap - n, "]");
	return buf;
}

wf_val wfi_part_leaf(const char *layer, wf_val tree, const char *path, const char *beside, wf_val other, int rank, const int64_t *dims)
{
	char name[64], a[WFI_PART_TEXT], b[WFI_PART_TEXT], c[WFI_PART_TEXT];
	const char *rest = part_of(path, name, sizeof name);
	wf_val leaf = tree;

	while (rest) {
		int before = (int)(rest - path) - 1;

		rest = part_of(rest, name, sizeof name);
		if (!wfi_part_has(leaf, name))
			return wf_fail("%s: there is no %s: %.*s has no entry \"%s\"; it is %s", layer, path, before, path, name, entries(leaf, a, sizeof a));
		leaf = wf_get(leaf, name);
	}
	bool fits = wf_rank(leaf) == rank;
	for (int i = 0; fits && i < rank; i++)
		fits = dims[i] < 0 || dims[i] == wf_dim(leaf, i);
	WF_CHECK(fits, "%s: %s is %s, wanted %s for %s %s", layer, path, wfi_part_text(leaf, a), dims_text(rank, dims, b, sizeof b), beside,
		 wfi_part_text(other, c));
	return leaf;
}

wf_val wfi_part_dense(const char *layer, wf_val tree, const char *path, wf_val x)
{
	char kernel_path[80], bias_path[80], text[WFI_PART_TEXT];

	snprintf(kernel_path, sizeof kernel_path, "%s.kernel", path);
	snprintf(bias_path, sizeof bias_path, "%s.bias", path);
	WF_CHECK(wf_rank(x) >= 1, "%s: x is (…, features), got %s", layer, wfi_part_text(x, text));
	wf_val kernel = wfi_part_leaf(layer, tree, kernel_path, "x", x, 2, WFI_PART_DIMS(wf_dim(x, -1), -1)), y = wf_matmul(x, kernel);
	if (!wfi_part_has_leaf(tree, bias_path))
		return y;
	return wf_add(y, wfi_part_leaf(layer, tree, bias_path, "the kernel", kernel, 1, WFI_PART_DIMS(wf_dim(kernel, 1))));
}

wf_val (wf_dense)(wf_val params, wf_val x)
{
	return wfi_part_dense("dense", params, "params", x);
}

wf_val (wf_dense_init)(wf_val key, int64_t in, int64_t out)
{
	WF_CHECK(in >= 0 && out >= 0, "dense_init: %lld to %lld features", (long long)in, (long long)out);
	return wf_dict("kernel", wf_lecun_normal(key, in, out), "bias", wf_zeros(out));
}

wf_val (wf_embed)(wf_val params, wf_val ids)
{
	char text[WFI_PART_TEXT];
	wf_val table = wfi_part_leaf("embed", params, "params.embedding", "ids", ids, 2, WFI_PART_DIMS(-1, -1));

	WF_CHECK(wfi_part_is_integer(ids), "embed: ids are integers, got %s", wfi_part_text(ids, text));
	return wf_take_axis(table, ids, 0);
}

wf_val (wf_embed_init)(wf_val key, int64_t n, int64_t features)
{
	WF_CHECK(n >= 0 && features >= 1, "embed_init: %lld rows of %lld features", (long long)n, (long long)features);
	return wf_dict("embedding", wf_mul(wf_normal(key, n, features), wf_rsqrt(wf_c((double)features))));
}

wf_val (wf_flatten)(wf_val x)
{
	int64_t n = 1;

	WF_CHECK(wf_rank(x) >= 1, "flatten: a scalar has no rows");
	for (int i = 1; i < wf_rank(x); i++)
		n *= wf_dim(x, i);
	return wf_reshape(x, wf_dim(x, 0), n);
}

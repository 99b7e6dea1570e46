/* wrap.c: arrays over the caller's memory, and a look at an array's. */
#include "tree/tree.h"

static bool usable(const wfi_type *t, const void *bytes)
{
	size_t n = wfi_type_bytes(t);

	if (!n || (uintptr_t)bytes % wf_dtype_size(t->dtype))
		return false;
	for (size_t i = 0; t->dtype == WF_BOOL && i < n; i++)
		if (((const uint8_t *)bytes)[i] > 1)
			return false;
	return true;
}

wf_error *wfi_array_wrapped(const char *what, const wfi_type *t, const void *bytes, wf_deleter *deleter, void *user, wfi_array **out)
{
	void *data = (void *)(uintptr_t)bytes; /* it is never written to */
	wf_error *err = NULL;

	if (bytes && usable(t, bytes)) {
		wfi_buffer *b = wfi_buffer_wrap(data, wfi_type_bytes(t), deleter, user);

		*out = wfi_array_new(t, WFI_SINGLE, 1, &b);
		return NULL;
	}
	err = wfi_array_copied(what, t, bytes, out);
	if (deleter)
		deleter(data, user);
	return err;
}

wf_error *wf_array_wrap(wf_dtype dtype, int rank, const int64_t *dims, const void *bytes, wf_deleter *deleter, void *user, wf_tree **out)
{
	wfi_array *a = NULL;
	wfi_type t;
	wf_error *err = out ? wfi_array_type("wf_array_wrap", dtype, rank, dims, &t)
			    : wf_error_new(WF_INVALID_ARGUMENT, "wf_array_wrap: the place for the array is NULL");

	if (err) {
		if (deleter)
			deleter((void *)(uintptr_t)bytes, user);
		return err;
	}
	WF_TRY(wfi_array_wrapped("wf_array_wrap", &t, bytes, deleter, user, &a));
	wf_put(out, wfi_tree_leaf(a));
	return NULL;
}

const void *wf_tree_data(const wf_tree *leaf)
{
	const wfi_array *a = leaf ? leaf->array : NULL;

	if (!a || a->error || !a->n_shards || (a->sharding != WFI_SINGLE && !(a->sharding == WFI_SHARDED && !a->layout.n)))
		return NULL;
	return a->shards[0]->data;
}

/* safetensors.c: the header, and that what passed its checks can be read to the last byte. */
#include "store/safetensors.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	wfi_st f;
	wf_error *err = wfi_st_parse("f", (const char *)data, size, &f);
	if (err) {
		wf_error_free(err);
		return 0;
	}
	const char **name = wfi_alloc((f.n + 1) * sizeof *name);
	wf_tree **leaf = wfi_alloc((f.n + 1) * sizeof *leaf);
	WF_TREES(t);
	for (size_t i = 0; !err && i < f.n; i++) {
		name[i] = f.v[i].name;
		err = wf_array(f.v[i].type.dtype, f.v[i].type.rank, f.v[i].type.dims, data + f.data + f.v[i].begin, &leaf[i]);
	}
	if (!err)
		err = wfi_tree_from_paths("f", f.n, name, leaf, &t);
	wf_error_free(err);
	for (size_t i = 0; i < f.n; i++)
		wf_tree_release(leaf[i]);
	wfi_free(leaf);
	wfi_free(name);
	wfi_st_free(&f);
	return 0;
}

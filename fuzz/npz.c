/* npz.c: .npz and .npy. */
#include "data/format.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	WF_TREES(t);
	bool npy = size >= 6 && !memcmp(data, "\x93NUMPY", 6);
	wf_error_free(npy ? wfi_npy_parse("f", data, size, true, &t) : wfi_npz_parse("f", data, size, false, &t));
	return 0;
}

/* tokens.c: files of tokens; the first byte chooses the options. What passes the checks is read to the last token. */
#include "data/format.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	WF_TREES(t);
	wf_dataset *d = NULL;
	if (!size)
		return 0;
	wf_token_opts o = { .dtype = data[0] & 1 ? WF_U32 : WF_INVALID, .raw = data[0] >> 1 & 1 };
	wfi_windows w = {
		.name = "f", .length = 1 + (data[0] >> 2 & 7), .stride = data[0] >> 5 & 3, .vocab = data[0] & 128 ? 50257 : 0
	};
	wf_error *err = wfi_tokens_parse("f", data + 1, size - 1, &o, &w);
	if (!err)
		err = wfi_dataset_from_windows(w, &d);
	if (!err)
		err = wf_dataset_tree(d, &t);
	wf_error_free(err);
	wf_dataset_free(d);
	return 0;
}

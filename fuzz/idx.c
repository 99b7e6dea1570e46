/* idx.c: IDX and CIFAR files (the first byte chooses); what passes the checks is read to the last byte, as a dataset would. */
#include "data/format.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void read_all(wfi_arrays a)
{
	wf_dataset *d = NULL;
	WF_TREES(t);
	wf_error *err = wfi_dataset_from_arrays(a, &d);
	if (!err && wf_dataset_rows(d) < 65536)
		err = wf_dataset_tree(d, &t);
	wf_error_free(err);
	wf_dataset_free(d);
}

static void read_idx(const uint8_t *data, size_t size)
{
	wfi_idx f;
	wf_error *err = wfi_idx_parse("f", data, size, &f);
	if (!err) {
		wf_source_column c;
		wfi_span span;
		wfi_idx_column("x", data, &f, size % 2, &c, &span);
		read_all((wfi_arrays){ .name = "f", .rows = f.dims[0], .n = 1, .v = &c, .spans = &span });
	}
	wf_error_free(err);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	int classes = 0;
	int64_t rows = 0;
	if (size && data[0] < 128)
		read_idx(data + 1, size - 1);
	else if (size)
		wf_error_free(wfi_cifar_parse("f", data + 1, size - 1, &classes, &rows));
	return 0;
}

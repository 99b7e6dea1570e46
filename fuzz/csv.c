/* csv.c: CSV, also gzipped; the first byte chooses the options. */
#include "data/format.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const wf_column columns[] = { { .name = "a", .last = 1, .dtype = WF_F32, .divide = 2 },
					     { .name = "b",
					       .first = 2,
					       .last = 2,
					       .dtype = WF_I8,
					       .classes = 10,
					       .ignore_index = -1,
					       .has_ignore_index = true },
					     { .name = "c", .first = 1, .last = 1, .dtype = WF_BOOL },
					     { .name = "d", .last = 2, .dtype = WF_F16 },
					     { 0 } };
	WF_TREES(t);
	if (!size)
		return 0;
	wf_csv_opts o = { .delimiter = data[0] & 1 ? ';' : 0,
			  .skip_rows = data[0] >> 1 & 1,
			  .columns = data[0] & 4 ? columns : NULL,
			  .classes = data[0] & 8 ? 10 : 0 };
	size_t n = size - 1;
	char *text = wfi_alloc(n + 1);
	memcpy(text, data + 1, n);
	wf_error *err = wfi_gunzip("f", &text, &n);
	if (!err)
		err = wfi_csv_parse("f", text, n, &o, &t);
	wf_error_free(err);
	wfi_free(text);
	return 0;
}

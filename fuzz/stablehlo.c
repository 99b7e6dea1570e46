/* stablehlo.c: programs' text; what is read is checked, and what is small is written and read again. */
#include "stablehlo/stablehlo.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	wfi_module *m = NULL, *again = NULL;
	wfi_str s = { 0 };
	wf_error *err = wfi_module_parse((const char *)data, size, NULL, &m);

	if (!err && m->n) {
		wf_must(wfi_func_verify(m->funcs[0]));
		err = wfi_module_print(m->funcs[0], size & 1, &s);
		if (!err)
			wf_must(wfi_module_parse(s.s, s.n, NULL, &again));
	}
	wf_error_free(err);
	wfi_str_free(&s);
	wfi_module_free(again);
	wfi_module_free(m);
	return 0;
}

/* backend.c: back ends by name. */
#include <stdlib.h>
#include "runtime/backend.h"

static const wfi_backend *const backends[] = { &wfi_backend_cpu, &wfi_backend_reference };

wf_error *wfi_backend_find(const char *name, const wfi_backend **out)
{
	wfi_str have = { 0 };

	if (!name)
		name = getenv("WEFT_BACKEND");
	if (!name || !*name)
		name = "cpu";
	for (size_t i = 0; i < WFI_COUNT(backends); i++) {
		if (!strcmp(backends[i]->name, name)) {
			wfi_str_free(&have);
			*out = backends[i];
			return NULL;
		}
		wfi_str_add(&have, "%s%s", i ? ", " : "", backends[i]->name);
	}
	wf_error *err = wf_error_new(WF_NOT_FOUND, "there is no back end \"%s\"; there are: %s", name, have.s);
	wfi_str_free(&have);
	return err;
}

/* process.c: the one record of which worker this process is. */
#include "base/process.h"

static wfi_process_info current = { .world = 1, .local_world = 1 };

const wfi_process_info *wfi_process(void)
{
	return &current;
}

void wfi_process_set(const wfi_process_info *info)
{
	current = *info;
}

wf_error *wfi_worker_comm(int n_local, struct wfi_comm **out)
{
	if (!current.comm)
		return wf_error_new(WF_INVALID_ARGUMENT, "a communicator over all workers was asked for outside a trainer's worker process");
	return current.comm(n_local, out);
}

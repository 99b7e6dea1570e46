/* threads.c: how many threads of this process may compute. */
#include <sched.h>
#include <stdatomic.h>
#include <weft/host.h>
#include "base/base.h"
#include "base/process.h"

enum { MOST = 1024 };
static atomic_int given;

int wfi_thread_limit(void)
{
	return (int)wfi_env_int("WEFT_NUM_THREADS", 1, MOST, atomic_load(&given));
}

int wf_num_threads(void)
{
	cpu_set_t cores;
	int limit = wfi_thread_limit();

	if (limit)
		return limit;
	return WFI_MAX(1, (sched_getaffinity(0, sizeof cores, &cores) ? 1 : CPU_COUNT(&cores)) / WFI_MAX(wfi_process()->local_world, 1));
}

wf_error *wf_set_num_threads(int n)
{
	if (n < 0 || n > MOST)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_set_num_threads: %d; 1 to %d, or 0 for the default, are possible", n, MOST);
	atomic_store(&given, n);
	return NULL;
}

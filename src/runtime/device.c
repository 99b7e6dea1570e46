/* device.c: the virtual CPU devices of this process and this process's place among the workers. */
#include <pthread.h>
#include <stdlib.h>
#include <weft/device.h>
#include "base/process.h"
#include "runtime/runtime.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;
static wf_device *devices[WFI_MAX_DEVICES];
static int n_devices;

static int wanted = 1;
static bool misconfigured;

wf_error *wfi_devices_wanted(int *n)
{
	const char *s = getenv("WEFT_CPU_DEVICES");
	char *end;

	*n = wanted;
	if (!s || !*s)
		return NULL;
	long x = strtol(s, &end, 10);
	if (end == s || *end || x < 1 || x > WFI_MAX_DEVICES)
		return wf_error_new(WF_INVALID_ARGUMENT, "WEFT_CPU_DEVICES=%s: a whole number from 1 to %d is expected", s, WFI_MAX_DEVICES);
	*n = (int)x;
	return NULL;
}

wf_error *wfi_devices_check(void)
{
	int n;

	wf_get_devices();
	return misconfigured ? wfi_devices_wanted(&n) : NULL;
}

static void make_devices(void)
{
	wf_error *err = wfi_devices_wanted(&n_devices);

	misconfigured = err != NULL;     /* told by the first call that can fail */
	wf_error_free(err);
	for (int i = 0; i < n_devices; i++) {
		devices[i] = wfi_alloc(sizeof *devices[i]);
		devices[i]->index = i;
		snprintf(devices[i]->name, sizeof devices[i]->name, "cpu:%d", i);
	}
}

__attribute__((destructor)) static void free_devices(void)
{
	for (int i = 0; i < n_devices; i++)
		wfi_free(devices[i]);
	n_devices = 0;
}

wf_devices wf_get_devices(void)
{
	pthread_once(&once, make_devices);
	return (wf_devices){ n_devices, devices };
}

wf_error *wf_set_cpu_devices(int n)
{
	if (n < 1 || n > WFI_MAX_DEVICES)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_set_cpu_devices: %d; 1 to %d are possible", n, WFI_MAX_DEVICES);
	if (n_devices && n_devices != n)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_set_cpu_devices: there are %d already; call it before the first use of devices", n_devices);
	wanted = n;
	return NULL;
}

int wf_local_device_count(void)
{
	return wf_get_devices().n;
}

int wf_device_count(void)
{
	return wf_get_devices().n * wfi_process()->world;
}

int wf_process_index(void)
{
	return wfi_process()->rank;
}

int wf_process_count(void)
{
	return wfi_process()->world;
}

const char *wf_device_name(const wf_device *d)
{
	return d ? d->name : "none";
}

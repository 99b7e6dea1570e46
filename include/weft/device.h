/* device.h: devices of this process and how data gets onto them. WEFT_CPU_DEVICES=8 makes 8 virtual CPU devices. */
#ifndef WEFT_DEVICE_H
#define WEFT_DEVICE_H
#include <weft/tree.h>

WFI_EXTERN_C_BEGIN

/** This process's devices. Borrowed, valid for the process's life. */
wf_devices wf_get_devices(void);
int wf_local_device_count(void);
/** Devices of all worker processes. */
int wf_device_count(void);
/** This worker's rank and the number of workers; 0 and 1 outside a trainer. */
int wf_process_index(void);
int wf_process_count(void);
/** n virtual CPU devices, as WEFT_CPU_DEVICES=n: before the first use of devices, else an error. The environment's number, when there is one, wins. */
WFI_CHECKED wf_error *wf_set_cpu_devices(int n);
/** "cpu:0". */
const char *wf_device_name(const wf_device *d);

/** Copies to one device (NULL: the first). A wf_sharding in the device's place: see wf_device_put_sharding. */
WFI_CHECKED wf_error *wf_device_put(const wf_tree *t, wf_device *d, wf_tree **out);
/** Slice i of each leaf's first axis (n · k rows; shape (n, k, …), or (rows, …) cut into n equal parts) on device i:
 * leaf (rows, …) → (n, rows / n, …); a leaf whose first axis is exactly n → (n, …). */
WFI_CHECKED wf_error *wf_device_put_sharded(const wf_tree *t, wf_devices d, wf_tree **out);
/** n trees of one structure, tree i on device i (JAX's list form). */
WFI_CHECKED wf_error *wf_device_put_sharded_list(const wf_tree *const *t, size_t n, wf_devices d, wf_tree **out);
/** A copy on every device, with a new leading axis n. */
WFI_CHECKED wf_error *wf_device_put_replicated(const wf_tree *t, wf_devices d, wf_tree **out);

WFI_EXTERN_C_END
#endif

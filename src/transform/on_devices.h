/* on_devices.h: wf.on_devices: what makes one of a shard_map or pmap inside of another traced function, and its rules, share. */
#ifndef WFI_ON_DEVICES_H
#define WFI_ON_DEVICES_H
#include "ir/trace.h"
#include "tree/layout.h"

/* cuts of several operands or results, one after the other (wfi_on_devices_attrs) */
typedef struct wfi_cuts { int64_t *v; int n; } wfi_cuts;
void wfi_cuts_add(wfi_cuts *c, const wfi_layout *l);
/* the axes of a mesh, as a function that its devices run has them; room: WFI_MESH_AXES */
const wfi_axis *wfi_mesh_trace_axes(const wf_mesh *m, wfi_axis *room);
/* Emits f, a function of blocks with captures, on the wholes in[]. */
void wfi_emit_on_devices(const wf_mesh *m, int n_in, const wf_val *in, const wfi_cuts *in_cuts, wfi_func *f, const wfi_cuts *out_cuts, wf_val *out);
/* Is a shard_map or pmap over this mesh in the current trace to be run by its devices? While they trace and transform what a device does, it is
 * not: begin returns what end is given back. */
bool wfi_runs_on_devices(const wf_mesh *m);
bool wfi_one_device_begin(void);
void wfi_one_device_end(bool before);
#endif

/* sharding.h: meshes (devices as a grid with named axes), how arrays are cut over them, and shard_map's options.
 * An array that is sharded is used as any other: wf_tree_read gives the whole, wf_call of a function that is no wf_shard_map brings it together.
 * Under a trainer a mesh may have the devices of all workers: then its first axis is cut among them in their order, and every array of a process
 * is that process's part along it, as with wf_pmap. */
#ifndef WEFT_SHARDING_H
#define WEFT_SHARDING_H
#include <weft/device.h>
#include <weft/val.h>

WFI_EXTERN_C_BEGIN

/** A grid of devices with named axes. Interned: equal meshes are one pointer, valid for the process's life; nothing to free. */
typedef struct wf_mesh wf_mesh;
typedef struct wf_mesh_axis { const char *name; int size; } wf_mesh_axis;
/** Which mesh axes cut which dimension of an array (JAX's PartitionSpec): dim[i] is NULL (dimension i is whole on every device), one name, or several
 * with commas, the first outermost: WF_SPEC("data", NULL, "model,x"). Dimensions that are not written are whole; axes that are not named hold copies. */
enum { WF_SPEC_DIMS = 8 };
typedef struct wf_spec { const char *dim[WF_SPEC_DIMS]; } wf_spec;
/** A mesh and a spec (JAX's NamedSharding): WF_SHARDING(mesh, "data", NULL). */
typedef struct wf_sharding { const wf_mesh *mesh; wf_spec spec; } wf_sharding;
#ifndef __cplusplus
#define WF_SPEC(...) ((wf_spec){ { __VA_ARGS__ } })
#define WF_SHARDING(mesh, ...) ((wf_sharding){ mesh, { { __VA_ARGS__ } } })
#else
#define WF_SPEC(...) (wf_spec{ { __VA_ARGS__ } })
#define WF_SHARDING(mesh, ...) (wf_sharding{ mesh, { { __VA_ARGS__ } } })
#endif
/** A spec for a part of an argument (or result) that is a tree: what lies at that path and below; the longest path counts. */
typedef struct wf_spec_at { int arg; const char *path; wf_spec spec; } wf_spec_at;
/** in_specs: one an argument, for all its leaves; out_specs: one a result (of a tuple; else the first). What is not written is WF_SPEC(NULL): the same on
 * all devices. in_specs_at, out_specs_at: for parts of trees. donate_argnums: as in wf_jit_opts. */
typedef struct wf_shard_map_opts {
	int wfi_;
	wf_spec in_specs[8], out_specs[8];
	wf_spec_at in_specs_at[8], out_specs_at[8];
	uint64_t donate_argnums;
} wf_shard_map_opts;

/** n axes, the last one fastest, over the first devices of d (n 0: this process's). Under a trainer, sizes whose product is the number of devices of all
 * workers make a mesh over all workers; every worker must make the same. WF_INVALID_ARGUMENT: too few devices, an axis without a name or twice. */
WFI_CHECKED wf_error *wfi_make_mesh(const wf_mesh_axis *axes, int n, wf_devices d, const wf_mesh **out);
/** Length of an axis, of all processes; 0: there is none of that name. */
int64_t wf_mesh_axis_size(const wf_mesh *m, const char *name);

/** f on every device of the mesh at once, each with its part of the arguments (jax.shard_map): collectives over the mesh's axes are bound in f. Results are
 * put together as out_specs say; where a spec leaves out an axis, f must give the same on its devices (a wf_psum does), and the first one's counts: it is
 * not checked, as with check_vma=False in JAX. Gradients: outside, wf_grad of a function with a wf_shard_map in it is the gradient of the whole. Inside,
 * the transpose of a wf_psum is a wf_psum, as in wf_pmap (JAX with check_vma=False): average gradients outside of wf_grad.
 * Called by wf_call, by itself or inside of a function that wf_call runs, each device runs its part, and so it does in derivatives and under wf_vmap; there
 * a value outside is one device's, and over several workers each worker's own: its part of what axes cut, else the same for all. Inside of a pmap or another
 * shard_map the whole runs as one program on each device. */
wf_fn wfi_shard_map(wf_fn f, const wf_mesh *mesh, wf_shard_map_opts o);

/** Copies every leaf to the devices of a mesh, cut as the spec says; from wherever it lies now: also from another sharding. A dimension that cannot be cut
 * evenly is an error. Also written wf_device_put(x, WF_SHARDING(mesh, "data"), &x). */
WFI_CHECKED wf_error *wf_device_put_sharding(const wf_tree *t, wf_sharding s, wf_tree **out);
/** Every worker's leaves on every worker: (…) gives (workers, …), the same everywhere (1 outside a trainer). All workers must call it. */
WFI_CHECKED wf_error *wf_process_allgather(const wf_tree *t, wf_tree **out);
/** "w: f32[8,4] over data 2 × model 2 as (data, None): cpu:0 [0:4, 0:4], …", a line for each leaf. Free with free(). */
char *wf_tree_sharding_text(const wf_tree *t);

WFI_EXTERN_C_END

#ifndef __cplusplus
/** wf_make_mesh(&mesh, {"data", 2}, {"model", 2}): over this process's first devices. */
#define wf_make_mesh(out, ...) \
	wfi_make_mesh((const wf_mesh_axis[]){ __VA_ARGS__ }, (int)WFI_LEN(((const wf_mesh_axis[]){ __VA_ARGS__ })), (wf_devices){ 0, NULL }, out)
#define wf_device_put(t, where, out) _Generic((where), wf_sharding: wf_device_put_sharding, default: (wf_device_put))(t, where, out)
/** wf_shard_map(f, mesh, .in_specs = { WF_SPEC("data") }, .out_specs = { WF_SPEC(NULL) }) */
#define wf_shard_map(f, ...) WFI_SHARD_MAP(f, __VA_ARGS__, )
#define WFI_SHARD_MAP(f, mesh, ...) wfi_shard_map(wf_fn_of(f), mesh, (wf_shard_map_opts){ .wfi_ = 0, __VA_ARGS__ })
#else
inline wf_error *wf_make_mesh(const wf_mesh **out, std::initializer_list<wf_mesh_axis> axes)
{
	return wfi_make_mesh(axes.begin(), (int)axes.size(), wf_devices{ 0, nullptr }, out);
}
inline wf_error *wf_device_put(const wf_tree *t, wf_sharding s, wf_tree **out) { return wf_device_put_sharding(t, s, out); }
template <class F> wf_fn wf_shard_map(F f, const wf_mesh *mesh, wf_shard_map_opts o = {}) { return wfi_shard_map(wf_fn_of(f), mesh, o); }
#endif
#endif

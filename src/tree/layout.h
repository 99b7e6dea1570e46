/* layout.h: meshes and how an array lies over one: which mesh axes cut which dimension, and the block that each device holds. */
#ifndef WFI_LAYOUT_H
#define WFI_LAYOUT_H
#include <weft/sharding.h>
#include "ir/ir.h"

enum { WFI_MESH_AXES = 8 };

/* Interned (runtime/mesh.c), alive as long as the process. */
struct wf_mesh {
	int n;                               /* axes */
	const char *name[WFI_MESH_AXES];     /* "" where a pmap has none */
	int64_t size[WFI_MESH_AXES];         /* of all processes … */
	int local[WFI_MESH_AXES];            /* … and of this one: over workers, the first axis is cut among them */
	int n_devices;                       /* of this process, row-major: the last axis goes fastest */
	wf_device *const *device;
	bool over_workers;
	const struct wf_mesh *next;
};

/* mesh NULL: none. Several cuts of one dimension: the first is the outermost. No axis twice. */
typedef struct wfi_layout {
	const wf_mesh *mesh;
	int n;
	struct wfi_cut { int dim, axis; } cut[WFI_MESH_AXES];
} wfi_layout;

bool wfi_layout_equal(const wfi_layout *a, const wfi_layout *b);
/* device d's place along an axis */
int wfi_mesh_place(const wf_mesh *m, int d, int axis);
/* device d's block of an array of this process of type whole, whose cut dimensions can be divided: where it begins, and its type */
void wfi_layout_block(const wfi_layout *l, const wfi_type *whole, int d, int64_t *start, wfi_type *block);
/* the first of the devices that hold device d's block */
int wfi_layout_first(const wfi_layout *l, int d);
/* how many parts dimension dim is cut into in this process */
int64_t wfi_layout_parts(const wfi_layout *l, int dim);
/* copies a dense block to (or from) its place in a dense whole */
void wfi_block_to_whole(const wfi_type *whole, const int64_t *start, const wfi_type *block, const void *from, void *to);
void wfi_block_from_whole(const wfi_type *whole, const int64_t *start, const wfi_type *block, const void *from, void *to);
/* a spec over a mesh as a layout. An error says which name is none of the mesh's, or is there twice */
wf_error *wfi_layout_of(const wf_mesh *m, const wf_spec *s, wfi_layout *out);
/* can an array of this type be cut so? Errors name dimension, length and number of parts */
wf_error *wfi_layout_check(const wfi_layout *l, const wfi_type *whole);
/* of a block's type the whole's */
wf_error *wfi_layout_make_whole(const wfi_layout *l, wfi_type *t);
/* "data 2 × model 2" and "(data, None, model)"; rank: how many dimensions are written */
void wfi_mesh_text(const wf_mesh *m, wfi_str *out);
void wfi_layout_text(const wfi_layout *l, int rank, wfi_str *out);
#endif

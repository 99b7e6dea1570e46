/* runtime.h: what the files of this folder share: devices, their threads, compiled programs and their cache. */
#ifndef WFI_RUNTIME_H
#define WFI_RUNTIME_H
#include <pthread.h>
#include <stdatomic.h>
#include <weft/device.h>
#include <weft/sharding.h>
#include "runtime/backend.h"
#include "transform/callable.h"
#include "transform/key_reuse.h"
#include "tree/tree.h"

enum { WFI_MAX_DEVICES = 256 };

struct wf_device {
	int index;
	char name[32];
};

/* how many this process makes, or made: WEFT_CPU_DEVICES, else what wf_set_cpu_devices said, else 1. WF_INVALID_ARGUMENT: that is no such number */
WFI_CHECKED wf_error *wfi_devices_wanted(int *n);
/* The devices are made; the same error from whatever uses them first and can fail: lists of devices cannot. */
WFI_CHECKED wf_error *wfi_devices_check(void);

/* ---- a compiled program: of one callable, for one set of argument structures, types and donations ---- */
typedef struct wfi_program {
	/* key */
	int n_args, n_leaves;
	const wfi_treedef **defs;
	wfi_type *types;           /* of the arguments' leaves, whole arrays */
	bool checks_keys;          /* traced for the check of key reuse */
	bool on_devices;           /* traced so that a pmap or shard_map inside of it is run by its devices */
	uint64_t donated_args;     /* bit: the user donates the argument, or its tree is held by an out slot too */
	const wf_mesh *mesh;       /* pmap, shard_map: each of its devices runs func on its shares; NULL: one device does */
	int n_devices;             /* the mesh's of this process; 0: no mesh */
	/* what it is */
	const wfi_treedef *result;
	int n_results;
	wfi_type *result_types;    /* mesh: of one device's share */
	wfi_layout *in_layout;     /* mesh: per leaf: how shares are cut */
	wfi_layout *out_layout;    /* per result leaf: how they make … */
	wfi_type *out_type;        /* … the whole … */
	wfi_sharding *out_kind;    /* … and as what; SINGLE over a mesh: the first device's */
	int n_outs;                /* slots: the results of a tuple, or one */
	const wfi_treedef **out_defs;
	wfi_func *func;
	wfi_executable *exec;
	/* What the mesh's devices but the first run, where results are wanted of the first alone: without those. NULL: all run exec. Result i of rest is
	 * the program's result rest_result[i]. */
	wfi_executable *rest;
	int n_rest, *rest_result;
	void **rest_out;           /* scratch of the run: n_rest · (devices − 1) */
	bool *donated;             /* per leaf */
	bool *kept;                /* scratch, per leaf: donated, and became a result where it was */
	int n_axes;                /* the mesh's; without one "workers" */
	wfi_axis_binding axes[WFI_MESH_AXES];
	bool communicates;
	wfi_keys keys;             /* checks_keys: what it uses up of its arguments */
	const void **in;           /* scratch of the run: n_leaves · devices … */
	void **out;                /* … and n_results · devices */
	wfi_array **arrays;        /* new results */
	void **gathered;           /* copies of inputs, freed after the run */
	pthread_mutex_t running;   /* one run at a time: there is one workspace a device */
	/* cache */
	atomic_int users;
	atomic_bool evicted;
	atomic_ullong last_use;
	struct wfi_program *next_dead;
} wfi_program;

enum { WFI_CACHE_SLOTS = 64 };
typedef struct wfi_cache {
	pthread_mutex_t lock;      /* making and evicting; looking up takes none */
	_Atomic(wfi_program *) slot[WFI_CACHE_SLOTS];
	atomic_ullong clock;
	wfi_program *dead;         /* evicted: what they own is freed when nobody runs them, the struct stays */
} wfi_cache;

/* the program of c for these inputs, made when missing; users is raised: give it back with wfi_program_done */
wf_error *wfi_program_get(const struct wfi_callable *c, wf_arrays in, uint64_t donated_args, wfi_program **out);
void wfi_program_done(wfi_program *p);
/* the same traced only, and kept nowhere: drop it */
wf_error *wfi_program_trace(const struct wfi_callable *c, wf_arrays in, wfi_program **out);
void wfi_program_drop(wfi_program *p);
/* call.c; types_only: arrays without data will do */
wf_error *wfi_check_inputs(wf_arrays in, wf_slots out, bool types_only);
/* analysis.c: what all that look at a function without running it are given */
wf_error *wfi_check_analysed(const char *what, wf_fn f, wf_arrays in, const void *out);

/* ---- mesh.c ---- */
const wf_mesh *wfi_mesh_intern(const wf_mesh *m);
/* NULL, or what is wrong with an option .devices; n 0 without addresses: not given */
wf_error *wfi_check_devices(const char *what, wf_devices d);
/* all[d]: of all the mesh's devices, axis[d * n + i]: of those along axis i with device d; NULL: it is alone */
typedef struct wfi_mesh_comms { wfi_comm **all, **axis; } wfi_mesh_comms;
/* One run with communicators at a time, from begin (where it gave no error) to end: a failed one ends them, which no other may be using then. */
wf_error *wfi_mesh_comms_begin(const wf_mesh *m, wfi_mesh_comms *out);
void wfi_mesh_comms_end(const wf_mesh *m, bool failed);

/* ---- programs over meshes ---- */
/* pmap.c, shard.c: checks the arguments; fills in p's mesh and in_layout, the types of one device's shares, and what each device traces */
wf_error *wfi_pmap_arguments(const struct wfi_callable *c, wf_arrays in, wfi_program *p, wfi_type *share, const struct wfi_callable **traced);
wf_error *wfi_shard_arguments(const struct wfi_callable *c, wf_arrays in, wfi_program *p, wfi_type *share, const struct wfi_callable **traced);
/* and from the results' types what they make: out_layout, out_type, out_kind */
wf_error *wfi_pmap_results(const struct wfi_callable *c, wfi_program *p);
wf_error *wfi_shard_results(const struct wfi_callable *c, wfi_program *p);
struct wfi_reuse;
/* spmd.c: the run. fed: are an argument's shards the devices' shares as they lie? */
wf_error *wfi_spmd_run(wfi_program *p, wf_arrays in, wf_slots out, struct wfi_reuse *u);
bool wfi_spmd_fed(const wfi_program *p, int leaf, const wfi_array *a);

/* spmd.c: work on each device of a mesh at once, each on its thread, with the communicators of the mesh's axes (members: it communicates). all: of all
 * devices, or NULL; *far: its error came from another device. The error that came first, with the device's name. */
typedef wf_error *wfi_device_work(void *user, int device, const wfi_axis_binding *axes, wfi_comm *all, bool *far);
wf_error *wfi_mesh_run(const wf_mesh *m, bool members, wfi_device_work *work, void *user);

/* ---- keys.c: WEFT_DEBUG_KEY_REUSE ---- */
bool wfi_checks_keys(const struct wfi_callable *c);
/* the arguments' keys that p uses up are used up from now on; an error when they were */
wf_error *wfi_use_keys(const wfi_program *p, wf_arrays in, const char *file, int line);

/* ---- nonfinite.c: WEFT_DEBUG_NANS, WEFT_DEBUG_INFS ---- */
bool wfi_debug_nonfinite(void); /* is either on? Then nothing is donated, so that a run can be repeated */
/* After a run without an error, on its thread: NULL, or WF_NON_FINITE that names what made it, when the results have a NaN (or infinity). all: the
 * communicator of all who run the program, when it communicates: they look together. far: what made it is not on this device. */
wf_error *wfi_find_nonfinite(const wfi_program *p, wf_arrays in, const wfi_run *run, wfi_comm *all, bool *far);

/* ---- threads of devices: fn(user, i) for i in 0…n−1, each on its device's thread (0: the caller's); returns when all are done. All
 * threads are there before any begins, so that nobody waits in a collective for one that never came ---- */
WFI_CHECKED wf_error *wfi_team_run(int n, void (*fn)(void *user, int device), void *user);

/* ---- call.c: slots ---- */
/* what one call does with the old content of its out slots */
typedef struct wfi_reuse {
	uint64_t id;               /* mark of this call */
	uint64_t donated;          /* arguments that the user donates */
	bool began;                /* a device has begun: what was lent may be half written */
	bool in_place[64];         /* slot j's tree is kept and its buffers are written over */
} wfi_reuse;
/* may a result be written over leaf k of the inputs? Nobody else may look at its shards afterwards. */
bool wfi_may_overwrite(const wfi_reuse *u, wf_arrays in, int k);
wf_error *wfi_check_slots(const wfi_program *p, wf_slots out);
/* takes p->arrays into the slots that are not in place */
void wfi_fill_slots(wfi_program *p, const wfi_reuse *u, wf_slots out);
/* an array's leaf type text and path for messages: "argument 0, leaf w (f32[])" */
char *wfi_leaf_label(wf_arrays in, int arg, int leaf);
#endif

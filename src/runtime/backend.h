/* backend.h: the table of functions that a back end is, and what it is given. The runtime owns arrays, caches and threads of
 * devices; a back end turns a function into an executable and runs it on one device's share of the data. */
#ifndef WFI_BACKEND_H
#define WFI_BACKEND_H
#include "comm/comm.h"
#include "ir/ir.h"

typedef struct wfi_backend wfi_backend;
typedef struct wfi_executable wfi_executable;

typedef struct wfi_compile_opts {
	const bool *donated;       /* per parameter: its buffer may be overwritten and handed out as a result; NULL: none */
	int n_devices;             /* how many devices of this process will run it, each from its own thread */
	int n_beside;              /* how many run side by side, this program or another, and share the threads; 0: n_devices */
} wfi_compile_opts;

/* a bound named axis, for collectives in the program */
typedef struct wfi_axis_binding { const char *name; int64_t size; wfi_comm *comm; } wfi_axis_binding; /* comm NULL: size 1 */

typedef struct wfi_run {
	int device;                /* 0 … n_devices−1: picks the workspace; one run at a time for each */
	const void *const *in;     /* one a parameter: dense row-major; aligned to an element's size: a host's own memory may be */
	void *const *out;          /* one a result, written; where alias[j] ≥ 0, out[j] is in[alias[j]] */
	int n_axes;
	const wfi_axis_binding *axes;
} wfi_run;

struct wfi_executable {
	const wfi_backend *backend;
	int n_in, n_out;
	const int *alias;          /* per result: the donated parameter whose buffer it takes, or −1 */
	size_t workspace_bytes;    /* of one run, from the memory plan: what lives between arguments and results, at the worst time */
	size_t constant_bytes;
	const char *name;
};

struct wfi_backend {
	const char *name;          /* "reference", "cpu" */
	/* f is finished and stays alive as long as the executable (retain it when needed) */
	wf_error *(*compile)(const wfi_backend *b, wfi_func *f, const wfi_compile_opts *o, wfi_executable **out);
	wf_error *(*run)(wfi_executable *x, const wfi_run *r);
	void (*free)(wfi_executable *x);
	wf_error *(*describe)(char **text); /* versions, target: for `weft devices`; caller frees with wfi_free */
	bool (*library)(const wfi_eqn *e);  /* is this product left to a library? NULL: none is */
	bool devices;              /* runs wf.on_devices */
};

extern const wfi_backend wfi_backend_reference, wfi_backend_cpu;
/* by name; the default is WEFT_BACKEND or "cpu" */
wf_error *wfi_backend_find(const char *name, const wfi_backend **out);

/* ---- on_devices.c: an equation with WFI_OP_DEVICES: x, its region compiled for all devices of its mesh, on their parts of wholes ---- */
typedef struct wfi_on_devices wfi_on_devices;
int wfi_on_devices_count(const wfi_eqn *e);                  /* of this process; 0: it has no mesh */
wf_error *wfi_on_devices_new(const wfi_eqn *e, wfi_executable *x, wfi_on_devices **out); /* borrows both */
size_t wfi_on_devices_bytes(const wfi_on_devices *r);        /* of all devices' parts that lie apart from the wholes */
wf_error *wfi_on_devices_run(wfi_on_devices *r, const void *const *in, void *const *out);
void wfi_on_devices_free(wfi_on_devices *r);                 /* NULL: nothing */

/* Evaluates f's body plainly on dense arrays (backend/reference): also used for regions, and by tests. */
wf_error *wfi_evaluate(const wfi_func *f, const void *const *in, void *const *out, int n_axes, const wfi_axis_binding *axes);
/* The same for somebody who looks at every step; value: by id. entered: a block's parameters are there; computed: an equation's results are. Regions
 * of loops and choices as often as they run; not those over scalars. */
typedef struct wfi_watch {
	void (*entered)(void *user, const wfi_block *b, const void *const *value);
	void (*begins)(void *user, const wfi_eqn *e);
	void (*computed)(void *user, const wfi_eqn *e, const void *const *value);
	void *user;
} wfi_watch;
wf_error *wfi_evaluate_watched(const wfi_func *f, const void *const *in, void *const *out, int n_axes, const wfi_axis_binding *axes, const wfi_watch *watch);

#endif

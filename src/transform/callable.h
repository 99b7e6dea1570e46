/* callable.h: what a wf_fn is: a kind (a table of functions), an inner callable, options; interned by content. */
#ifndef WFI_CALLABLE_H
#define WFI_CALLABLE_H
#include <weft/sharding.h>
#include <weft/transform.h>
#include "tree/tree.h"

typedef struct wfi_callable_kind {
	const char *name;
	/* calls it in the current trace; n_args was checked against arity (−1: any) */
	wf_val (*apply)(const struct wfi_callable *c, const wf_val *args, int n);
} wfi_callable_kind;

typedef struct wfi_shard_opts { const wf_mesh *mesh; wf_shard_map_opts o; } wfi_shard_opts;

struct wfi_callable {
	const wfi_callable_kind *kind;
	int arity;                       /* −1: any */
	const struct wfi_callable *inner;
	void (*f)(void);                 /* a C function … */
	const void *user;                /* … its last argument; user_size bytes kept here, or 0: only the pointer */
	size_t user_size;
	union {
		wf_grad_opts grad;
		wf_jit_opts jit;
		wf_map_opts map;
		wf_remat_opts remat;       /* policy.text is kept for ever */
		wfi_shard_opts shard;
		struct {
			const struct wfi_callable *rule, *bwd; /* custom_jvp: its rule; custom_vjp: fwd, bwd */
			uint64_t nondiff_argnums;
			bool symbolic_zeros;
		} custom;
		uint64_t trace;            /* a linear function: the trace that it belongs to */
	} opts;
	uint64_t hash;
	void *cache;                     /* the runtime's compiled programs for it; set under the runtime's lock */
};

extern const wfi_callable_kind wfi_kind_c, wfi_kind_bound, wfi_kind_generic, wfi_kind_grad, wfi_kind_value_and_grad, wfi_kind_jit, wfi_kind_vmap, wfi_kind_pmap,
	wfi_kind_remat, wfi_kind_shard_map, wfi_kind_custom_jvp, wfi_kind_custom_vjp, wfi_kind_linear, wfi_kind_jacfwd, wfi_kind_jacrev;
/* the one callable equal to proto */
wf_fn wfi_intern(const struct wfi_callable *proto);
/* c and all that was made of it: how many there are, and they (the caller frees) */
size_t wfi_callables_of(const struct wfi_callable *c, const struct wfi_callable ***out);
/* proto (its kind and options) around f; empty when f is */
wf_fn wfi_around(wf_fn f, struct wfi_callable proto);
wf_val wfi_apply_callable(const struct wfi_callable *c, const wf_val *args, int n);
/* the axis along which a leaf of an argument (in) or result is mapped: WF_NONE, or as it was given, negative ones too */
int wfi_map_axis(const wf_map_opts *o, bool in, int arg, const wfi_treedef *def, int leaf);
/* do in_axes_at (or out_axes_at) name parts that the n arguments (results) have? */
wf_error *wfi_check_axes_at(const char *what, const wf_map_opts *o, bool in, int n, const wfi_treedef *const *defs);
/* a pmap's options against its n arguments: static_broadcasted_argnums, axis_size, in_axes, in_axes_at */
wf_error *wfi_pmap_check(const struct wfi_callable *c, int n, const wfi_treedef *const *defs);
/* shard.c: the spec of a leaf of an argument (in) or result, and the same checks */
const wf_spec *wfi_shard_spec(const wfi_shard_opts *o, bool in, int arg, const wfi_treedef *def, int leaf);
wf_error *wfi_shard_check(const wfi_shard_opts *o, bool in, int n, const wfi_treedef *const *defs);
/* NULL, or that option[i] names no part of the n arguments (results) */
wf_error *wfi_check_part(const char *what, const char *option, int i, bool in, int arg, const char *path, int n, const wfi_treedef *const *defs);
/* does the path name a part of such a tree, and is the leaf there or below? Its length, or −1 */
int wfi_path_covers(const char *at, const wfi_treedef *def, int leaf);
/* for messages: "value_and_grad of function 0x…": the symbol's name when it can be found */
void wfi_callable_name(const struct wfi_callable *c, wfi_str *out);

/* Ends the trace t with what c gives on args: its program and the structure of what it returned. An empty value fails as "WHO: WHAT returned …". */
wf_error *wfi_trace_end_apply(wfi_trace *t, const struct wfi_callable *c, const wf_val *args, int n, const char *who, const char *what, wfi_func **out,
                              const wfi_treedef **result);
/* f called on fresh parameters of the types of args' leaves: its program, the structure of what it returned, captures as in trace.h */
wf_error *wfi_trace_call(const struct wfi_callable *c, const wf_val *args, int n, const wfi_axis *axes, wfi_func **out, const wfi_treedef **result);
/* the same with structures and types given: the runtime's entry. weak may be NULL */
wf_error *wfi_trace_types(const struct wfi_callable *c, int n, const wfi_treedef *const *defs, const wfi_type *leaf_types, const wfi_axis *axes, wfi_func **out,
                          const wfi_treedef **result);
#endif

/* region.h: operations with regions, and the collectives over replica groups.
 *
 * Regions are closed: what a region uses from outside is a trailing operand of its equation ("captured") and a trailing parameter of every one of
 * the equation's regions, all in one order. So every pass, rule and back end sees uses where uses always are: among the operands.
 *   while                 operands: the n_out carried values, captured; regions: condition, body (its results: the carried ones)
 *   if                    operands: predicate, captured; regions: true, false
 *   case                  operands: index, captured; regions: the branches
 *   wf.scan               operands: n_carry carried values, n_xs arrays, captured; region: carried, slices → carried, what is stacked
 *   wf.remat, wf.recompute, wf.custom_jvp, wf.custom_vjp
 *                         operands: arguments, captured; region: the program (WFI_OP_CALL)
 *   wf.on_devices         operands: arguments, captured; region: the program on a device's part of the arguments (WFI_OP_DEVICES)
 *   map                   operands: n_inputs arrays, captured; region over scalars
 *   wf.reduce             operands: n arrays, n initial values, captured; region over 2 n scalars (n = n_out)
 *   wf.reduce_window      the same; reduce_window itself is of one array by kind from that kind's identity, and has no region
 *   wf.select_and_scatter operands: array, source, initial value, captured; regions: select, scatter. select_and_scatter itself
 *                         is by kinds and has no region
 *   wf.sort               operands: n arrays, captured; region over 2 n scalars: is the first of each pair before the second?
 *   wf.scatter            operands: n arrays, indices, n updates, captured; region over 2 n scalars
 *   stablehlo's collectives with a computation: operands: n arrays, captured; region over 2 scalars when kind is general, else none
 * The reader and everybody else build them through the functions below (wfi_build_…), which take functions with captures as regions, recognise
 * what there is a special form of, and emit that. */
#ifndef WFI_OP_REGION_H
#define WFI_OP_REGION_H
#include "lower/text.h"
#include "op/array.h"

/* ---- attributes; while, if, case have none ---- */
typedef struct wfi_map_attrs { int64_t n_inputs; } wfi_map_attrs;
typedef struct wfi_reduce_region_attrs { wfi_dims dims; } wfi_reduce_region_attrs;
/* lists as long as the rank: window_strides, base_dilations, window_dilations are 1 and padding 0 when empty; padding: low, high of each dimension */
typedef struct wfi_window_attrs {
	int kind;                  /* reduce_window: of the region; select_and_scatter: of its scatter; GENERAL in the forms with regions */
	int select;                /* select_and_scatter: wfi_select_kind */
	wfi_dims window_dimensions, window_strides, base_dilations, window_dilations, padding;
} wfi_window_attrs;
typedef enum wfi_select_kind { WFI_SELECT_GE, WFI_SELECT_LE } wfi_select_kind; /* ties: the first; NaN as the comparison has it */
typedef struct wfi_sort_region_attrs { int64_t dimension; bool is_stable; } wfi_sort_region_attrs;
/* wf.scatter: wfi_scatter_attrs, kind GENERAL */
/* replica_groups: groups of group_size process ids, row-major, −1 for none; empty: all. What the specification calls cross_replica,
 * cross_partition, cross_replica_and_partition and flattened_ids follows from channel_id and use_global_device_ids. */
typedef struct wfi_replica_attrs {
	int kind;                  /* all_reduce, reduce_scatter: of the computation */
	wfi_dims replica_groups;
	int64_t n_groups;          /* rows of replica_groups */
	int64_t shards;            /* members of one process group: what all_gather multiplies, reduce_scatter and all_to_all divide by */
	int64_t channel_id;
	bool use_global_device_ids;
	int64_t dimension;         /* all_gather_dim, scatter_dimension, split_dimension */
	int64_t concat_dimension;  /* all_to_all */
	bool dynamic_root;         /* collective_broadcast, collective_reduce: the operand after the arrays, i32[n], says for each which member of the
	                            * group sends it, has its result */
} wfi_replica_attrs;
typedef struct wfi_permute_attrs { wfi_dims source_target_pairs; int64_t channel_id; } wfi_permute_attrs; /* source, target, source, target … */

extern const wfi_op wfi_op_while, wfi_op_if, wfi_op_case, wfi_op_map, wfi_op_wf_reduce, wfi_op_reduce_window, wfi_op_wf_reduce_window,
	wfi_op_select_and_scatter, wfi_op_wf_select_and_scatter, wfi_op_wf_select_and_gather, wfi_op_wf_sort, wfi_op_wf_scatter,
	wfi_op_optimization_barrier, wfi_op_remat, wfi_op_recompute, wfi_op_custom_jvp, wfi_op_custom_vjp, wfi_op_on_devices, wfi_op_after_all, wfi_op_create_token, wfi_op_replica_id, wfi_op_partition_id, wfi_op_stablehlo_all_reduce,
	wfi_op_all_gather, wfi_op_reduce_scatter, wfi_op_all_to_all, wfi_op_collective_permute, wfi_op_collective_broadcast, wfi_op_collective_reduce;

/* ---- building: regions are finished functions whose captures are values of the current trace (or of those around it) ----
 * Each fills out[] with its results (n for n arrays); a failure is recorded and they are poisoned. The functions stay the caller's.
 * (wfi_emit_regions of ir/trace.h emits an equation as it is.) */
void wfi_build_while(int n, const wf_val *init, wfi_func *cond, wfi_func *body, wf_val *out);
void wfi_build_scan(const wfi_scan_attrs *a, const wf_val *in, wfi_func *body, wf_val *out);
void wfi_build_if(wf_val pred, wfi_func *yes, wfi_func *no, wf_val *out);
void wfi_build_case(wf_val index, int n_branches, wfi_func *const *branches, wf_val *out);
wf_val wfi_build_map(int n, const wf_val *in, wfi_func *f);          /* elementwise operations when the region has nothing else */
void wfi_build_reduce(int n, const wf_val *in, const wf_val *init, wfi_dims dims, wfi_func *f, wf_val *out);
void wfi_build_reduce_window(int n, const wf_val *in, const wf_val *init, const wfi_window_attrs *a, wfi_func *f, wf_val *out);
wf_val wfi_build_select_and_scatter(wf_val x, wf_val source, wf_val init, const wfi_window_attrs *a, wfi_func *select, wfi_func *scatter);
void wfi_build_sort(int n, const wf_val *in, int64_t dimension, bool is_stable, wfi_func *f, wf_val *out);
bool wfi_build_top(wfi_text_op *t, wf_val *out); /* of text: sorted by its region, then cut to the results' size */
void wfi_build_scatter(int n, const wf_val *in, wf_val indices, const wf_val *updates, const wfi_scatter_attrs *a, wfi_func *f, wf_val *out);
/* all_reduce and reduce_scatter: attrs->kind is found from f */
void wfi_build_collective(const wfi_op *op, int n, const wf_val *in, const wfi_replica_attrs *a, wfi_func *f, wf_val *out);

/* is a region nothing but elementwise operations on scalars? Then it runs on whole arrays of one shape: captured scalars are broadcast */
bool wfi_region_is_elementwise(const wfi_func *f);
void wfi_inline_elementwise(const wfi_func *f, const wf_val *args, const wfi_type *shape, wf_val *results);
/* a combined with b, of one type; is v the constant that changes nothing? can reduce do this kind on this element type? */
wf_val wfi_combine(wfi_reduce_kind kind, wf_val a, wf_val b);
bool wfi_is_identity(wf_val v, wfi_reduce_kind kind);
bool wfi_kind_suits(wfi_reduce_kind kind, wf_dtype d);
/* n arrays and n initial values into v, converted to the element types of a region over 2 n scalars; false after a failure */
bool wfi_as_region(const char *op, int n, wf_val *v, const wf_val *in, const wf_val *init, const wfi_func *f);

/* ---- loops for programs ahead of time (region_loops.c, sort_loops.c) ---- */
struct wfi_loops;
extern const struct wfi_loops wfi_loops_map, wfi_loops_reduce, wfi_loops_window, wfi_loops_wf_window, wfi_loops_select_gather, wfi_loops_select_scatter,
	wfi_loops_wf_select_scatter, wfi_loops_scatter, wfi_loops_wf_scatter, wfi_loops_sort, wfi_loops_wf_sort, wfi_loops_top;

/* ---- windows: of reduce_window and its kind ---- */
typedef struct wfi_windows {
	int rank;
	int64_t size[WF_MAX_RANK], stride[WF_MAX_RANK], base[WF_MAX_RANK], dilation[WF_MAX_RANK], low[WF_MAX_RANK];
	wfi_type shape;            /* of a window */
} wfi_windows;
wfi_windows wfi_windows_of(const wfi_window_attrs *a, const wfi_type *x);
/* the place in x of one place of a window; −1: padding, or between elements */
int64_t wfi_window_place(const wfi_windows *w, const wfi_type *x, const int64_t *result, const int64_t *in_window);
/* checks the attributes; how many windows there are */
bool wfi_infer_windows(wfi_infer *c, const wfi_window_attrs *a, const wfi_type *x, wfi_ints *out);
bool wfi_infer_select_and_scatter(wfi_infer *c, const wfi_window_attrs *a);
/* vmap: windows that are 1 long along the batch in front; the lists are in room */
typedef struct wfi_window_room { wfi_ints window, strides, base, dilations; int64_t padding[2 * WF_MAX_RANK]; } wfi_window_room;
wfi_window_attrs wfi_windows_batched(const wfi_window_attrs *a, wfi_window_room *room);

/* what operations with WFI_OP_CALL share: types, evaluation, text without them */
bool wfi_infer_call(wfi_infer *c);
wf_error *wfi_eval_call(const wfi_eval *e);
bool wfi_lower_call(const wfi_view *e, wf_val *out);

/* the rule of operations whose region is anything: a failure with the reason, where a tangent comes in */
void wfi_region_no_jvp(const wfi_view *e, const wf_val *t, wf_val *out);

/* ---- StableHLO's text of the operations by kind (region_text.c) ---- */
/* a region over two scalars by kind; NULL after a failure */
wfi_func *wfi_kind_region(wfi_reduce_kind kind, wf_dtype d);
extern const struct wfi_text wfi_text_reduce, wfi_text_reduce_window, wfi_text_select_and_scatter, wfi_text_scatter, wfi_text_sort;

/* ---- checks of infer: what a region is given and gives back; operands from first_captured on are captured values ---- */
bool wfi_infer_regions(wfi_infer *c, int least, int most);
bool wfi_infer_region(wfi_infer *c, int r, const char *what, int n_own, const wfi_type *own, int first_captured);
bool wfi_infer_region_results(wfi_infer *c, int r, const char *what, int n, const wfi_type *types);
/* a region over 2 n scalars with n results */
bool wfi_infer_reducer(wfi_infer *c, int r, const char *what, int n, const wf_dtype *dtype, int first_captured);

/* ---- recognising (lower/text.h declares wfi_region_kind and wfi_region_order, of blocks) ---- */
/* what small windows come to: see wfi_op's expand */
bool wfi_expand_reduce_window(const wfi_view *e, wf_val *out);
bool wfi_expand_select_and_gather(const wfi_view *e, wf_val *out);
bool wfi_expand_select_and_scatter(const wfi_view *e, wf_val *out);

/* "select" of select_and_scatter: WFI_SELECT_GE, WFI_SELECT_LE, or −1 */
int wfi_region_select(const wfi_block *b);

/* ---- plain evaluation: runs region r on its own arguments; the captured ones are added. In e->scratch, where the operation has it, the first
 * wfi_region_scratch bytes are what this needs: then nothing is allocated ---- */
size_t wfi_region_scratch(const wfi_eval *e);
wf_error *wfi_call_region(const wfi_eval *e, int r, int n, const void *const *in, void *const *out);
/* Loops: the first n operands, carried in two sets of buffers by turns, which lie in e->scratch (wfi_carried_scratch bytes; those behind them are
 * free). begin copies them; end gives them as the first n results. */
typedef struct wfi_carried { int n; void **now, **next; } wfi_carried;
size_t wfi_carried_scratch(const wfi_eval *e, int n);
void wfi_carried_begin(const wfi_eval *e, int n, wfi_carried *c);
void wfi_carried_turn(wfi_carried *c);
void wfi_carried_end(const wfi_eval *e, const wfi_carried *c);
#endif

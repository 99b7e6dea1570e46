/* collective.h: what the collectives over named axes share. collective.c: reductions and places; exchange.c: those that move parts about;
 * collective_batch.c: vmap of all of them. */
#ifndef WFI_OP_COLLECTIVE_H
#define WFI_OP_COLLECTIVE_H
#include <weft/collective.h>
#include "op/array.h"
#include "op/batch.h"

/* those that move parts. dimension: all_gather's, psum_scatter's, all_to_all's split; pairs: ppermute's source, target, source, target …;
 * root: pbroadcast's */
typedef struct wfi_exchange_attrs {
	wfi_collective_attrs on;
	int64_t dimension, concat_dimension, root;
	wfi_dims pairs;
} wfi_exchange_attrs;

extern const wfi_op wfi_op_all_reduce, wfi_op_axis_index, wfi_op_wf_all_gather, wfi_op_psum_scatter, wfi_op_wf_all_to_all, wfi_op_ppermute,
	wfi_op_pbroadcast;

/* of a member's group */
int64_t wfi_collective_members(const wfi_collective_attrs *a);
/* the axis and its groups; the operands' number */
bool wfi_infer_collective(wfi_infer *c, const wfi_collective_attrs *a);
/* the communicator must be of what was traced; without one there is one member */
wf_error *wfi_check_comm(const wfi_eval *e);
/* before writing: what StableHLO has over replicas (collective_text.c) */
bool wfi_lower_all_reduce(const wfi_view *e, wf_val *out);
bool wfi_lower_axis_index(const wfi_view *e, wf_val *out);
bool wfi_lower_gather(const wfi_view *e, wf_val *out);
bool wfi_lower_psum_scatter(const wfi_view *e, wf_val *out);
bool wfi_lower_all_to_all(const wfi_view *e, wf_val *out);
bool wfi_lower_ppermute(const wfi_view *e, wf_val *out);
bool wfi_lower_pbroadcast(const wfi_view *e, wf_val *out);
wf_val wfi_sum_members(const wfi_collective_attrs *a, wf_val x);

/* vmap: another axis than the collective's, or a rule over members: y is [groups, members, example …] and the result too, or, the same for all
 * members (`same`), [groups, example …] */
typedef wf_val wfi_over_members(const wfi_batch *b, wf_val y, bool *same);
bool wfi_is_batch_axis(const wfi_batch *b);
bool wfi_batch_members(const wfi_batch *b, wfi_over_members *rule, wf_val *out, bool *out_batched);
wf_val wfi_gathered(const wfi_batch *b, wf_val y, bool *same);
wf_val wfi_summed_and_cut(const wfi_batch *b, wf_val y, bool *same);
wf_val wfi_parts_exchanged(const wfi_batch *b, wf_val y, bool *same);
wf_val wfi_permuted(const wfi_batch *b, wf_val y, bool *same);
wf_val wfi_of_root(const wfi_batch *b, wf_val y, bool *same);
wf_val wfi_reduced_members(const wfi_batch *b, wf_val y, bool *same);

/* ---- the public functions: what is done to every leaf of a tree, over one axis after the other of "data,model" ---- */
enum { WFI_MOST_AXES = 8, WFI_MOST_MEMBERS = 256 }; /* members: as many as a communicator has */
typedef struct wfi_over {
	const char *op;
	int n;
	wfi_collective_attrs on[WFI_MOST_AXES]; /* the first is the outermost */
	int64_t members;                        /* of all of them together */
	wf_val (*apply)(const struct wfi_over *o, wf_val leaf);
	wf_val weight;                          /* pmean_weighted */
	int axis, concat;                       /* all_gather, psum_scatter, all_to_all */
	bool tiled;
	int64_t root;
	wfi_dims pairs;
} wfi_over;
/* fills in op, n, on, members; most: how many axes it can take. False after a failure */
bool wfi_find_axes(wfi_over *o, const char *op, const char *names, wf_groups groups, int most);
wf_val wfi_over_tree(const wfi_over *o, wf_val tree);
#endif

/* collective_text.c: the collectives over a named axis as StableHLO's over replicas: the members of the axis are the replicas. Holds no operation. */
#include "lower/text.h"
#include "op/collective.h"
#include "op/region.h"

/* rows of members, each as its group has it; `first` says which of them stands first */
static void groups_of(const wfi_collective_attrs *a, int64_t first, int64_t *v)
{
	const int64_t members = wfi_collective_members(a);

	for (int64_t i = 0; i < a->axis_size; i++) {
		int64_t row = i / members * members, k = (i - row + first) % members;
		v[i] = a->groups.n ? a->groups.v[row + k] : row + k;
	}
}

static bool emit(const wfi_op *op, const wfi_view *e, const wfi_collective_attrs *a, int64_t first, wfi_replica_attrs r,
		 wf_val *out)
{
	int64_t v[WFI_MOST_MEMBERS];

	if (a->axis_size > WFI_MOST_MEMBERS)
		return false;
	groups_of(a, first, v);
	r.shards = wfi_collective_members(a);
	r.n_groups = a->axis_size / r.shards;
	r.replica_groups = (wfi_dims){ (int)a->axis_size, v };
	out[0] = wfi_emit(op, &r, 1, e->in);
	return true;
}

bool wfi_lower_all_reduce(const wfi_view *e, wf_val *out)
{
	const wfi_collective_attrs *a = e->attrs;

	return emit(&wfi_op_stablehlo_all_reduce, e, a, 0, (wfi_replica_attrs){ .kind = a->kind }, out);
}

bool wfi_lower_axis_index(const wfi_view *e, wf_val *out)
{
	const wfi_collective_attrs *a = e->attrs;

	if (a->groups.n)
		return false;
	out[0] = wf_convert(wfi_emit(&wfi_op_replica_id, NULL, 0, NULL), WF_I32);
	return true;
}

bool wfi_lower_gather(const wfi_view *e, wf_val *out)
{
	const wfi_exchange_attrs *a = e->attrs;

	return emit(&wfi_op_all_gather, e, &a->on, 0, (wfi_replica_attrs){ .dimension = a->dimension }, out);
}

bool wfi_lower_psum_scatter(const wfi_view *e, wf_val *out)
{
	const wfi_exchange_attrs *a = e->attrs;

	return emit(&wfi_op_reduce_scatter, e, &a->on, 0, (wfi_replica_attrs){ .kind = WFI_RED_ADD, .dimension = a->dimension },
		    out);
}

bool wfi_lower_all_to_all(const wfi_view *e, wf_val *out)
{
	const wfi_exchange_attrs *a = e->attrs;

	return emit(&wfi_op_all_to_all, e, &a->on, 0,
		    (wfi_replica_attrs){ .dimension = a->dimension, .concat_dimension = a->concat_dimension }, out);
}

bool wfi_lower_ppermute(const wfi_view *e, wf_val *out)
{
	const wfi_exchange_attrs *a = e->attrs;

	out[0] = wfi_emit(&wfi_op_collective_permute, &(const wfi_permute_attrs){ .source_target_pairs = a->pairs }, 1, e->in);
	return true;
}

/* the first of a group sends */
bool wfi_lower_pbroadcast(const wfi_view *e, wf_val *out)
{
	const wfi_exchange_attrs *a = e->attrs;

	return emit(&wfi_op_collective_broadcast, e, &a->on, a->root, (wfi_replica_attrs){ 0 }, out);
}

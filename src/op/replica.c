/* Collectives over replica groups, as StableHLO has them: the processes of a run are replicas × partitions, row-major, the members of the
 * communicator of axis "replicas"; without one there is one process. Simple on purpose: members of a group hand each other whole arrays in one
 * order; only where the group is everybody the communicator's own collectives do it. */
#include "comm/comm.h"
#include "lower/text.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

enum { MOST = 256 };
typedef enum group_mode { CROSS_REPLICA, CROSS_PARTITION, CROSS_BOTH, FLATTENED } group_mode;
typedef struct group { int n, mine, member[MOST]; } group; /* mine: this process's place in it, or −1 */

static int64_t n_processes(const wfi_eval *e)
{
	return e->comm ? e->comm->size : 1;
}

static int64_t rank_of(const wfi_eval *e)
{
	return e->comm ? e->comm->rank : 0;
}

static int64_t partitions_of(const wfi_eval *e)
{
	return e->n_partitions > 0 ? e->n_partitions : 1;
}

static wf_error *bad_id(const wfi_eval *e, int64_t id)
{
	return wf_error_new(WF_INVALID_ARGUMENT, "%s: its groups name process %lld; there are %lld replicas of %lld partitions in this run (weft exec --replicas N)",
	                    e->op->name, (long long)id, (long long)(n_processes(e) / partitions_of(e)), (long long)partitions_of(e));
}

/* an id of a row as a process, for partition p of replica r */
static int64_t process(group_mode mode, int64_t id, int64_t r, int64_t p, int64_t partitions)
{
	switch (mode) {
	case CROSS_PARTITION: return r * partitions + id;
	case FLATTENED: return id;
	default: return id * partitions + p;
	}
}

/* the group of this process: the row that names it */
static wf_error *find_group(const wfi_eval *e, const wfi_replica_attrs *a, group_mode mode, group *g)
{
	int64_t partitions = partitions_of(e), n = n_processes(e), r = rank_of(e) / partitions, p = rank_of(e) % partitions;
	int64_t limit = mode == CROSS_PARTITION ? partitions : mode == FLATTENED ? n : n / partitions;
	int64_t rows = a->replica_groups.n ? a->n_groups : 1, columns = a->replica_groups.n ? a->replica_groups.n / a->n_groups : limit;

	for (int64_t row = 0; row < rows; row++) {
		*g = (group){ .mine = -1 };
		for (int64_t k = 0; k < (mode == CROSS_BOTH ? partitions : 1); k++)
			for (int64_t i = 0; i < columns; i++) {
				int64_t id = a->replica_groups.n ? a->replica_groups.v[row * columns + i] : i;
				if (id == -1)
					continue;
				if (id < 0 || id >= limit || g->n == MOST)
					return bad_id(e, id);
				int64_t m = process(mode, id, r, mode == CROSS_BOTH ? k : p, partitions);
				if (m == rank_of(e))
					g->mine = g->n;
				g->member[g->n++] = (int)m;
			}
		if (g->mine >= 0)
			return NULL;
	}
	*g = (group){ .mine = -1 };
	return NULL;
}

static group_mode mode_of(const wfi_replica_attrs *a)
{
	return a->channel_id <= 0 ? CROSS_REPLICA : a->use_global_device_ids ? FLATTENED : CROSS_BOTH;
}

/* of all_to_all, collective_permute, collective_broadcast and collective_reduce: a channel means partitions. But JAX gives channels to programs of
 * pmap too, which have one partition; what names others then means replicas. */
static group_mode mode_by_channel(const wfi_eval *e, int64_t channel_id, wfi_dims ids)
{
	bool partitions = partitions_of(e) > 1 || ids.n;

	for (int i = 0; i < ids.n; i++)
		partitions = partitions && (partitions_of(e) > 1 || ids.v[i] <= 0);
	return channel_id > 0 && partitions ? CROSS_PARTITION : CROSS_REPLICA;
}

static wf_error *need_group(const wfi_eval *e, const wfi_replica_attrs *a, group_mode mode, group *g)
{
	WF_TRY(find_group(e, a, mode, g));
	if (g->mine < 0)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: process %lld is in none of its groups", e->op->name, (long long)rank_of(e));
	if (a->shards && g->n != a->shards)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: the group has %d members, the types are those of %lld", e->op->name, g->n, (long long)a->shards);
	return NULL;
}

static bool is_everybody(const wfi_eval *e, const group *g)
{
	bool all = g->n == n_processes(e);

	for (int i = 0; i < g->n; i++)
		all = all && g->member[i] == i;
	return all;
}

/* everybody's array, in the group's order; in turn each member sends its own to the others, so none waits for one that waits for it */
static wf_error *exchange(const wfi_eval *e, const group *g, const void *mine, size_t bytes, char *all)
{
	if (bytes)
		memcpy(all + (size_t)g->mine * bytes, mine, bytes);
	if (g->n == 1 || !bytes)
		return NULL;
	if (is_everybody(e, g))
		return wfi_comm_run(e->comm, &(const wfi_coll){ .kind = WFI_COLL_ALL_GATHER, .dtype = WF_U8, .count = bytes, .in = mine, .out = all, .what = e->op->name });
	for (int from = 0; from < g->n; from++) {
		if (from != g->mine) {
			WF_TRY(e->comm->v->recv(e->comm, g->member[from], all + (size_t)from * bytes, bytes));
			continue;
		}
		for (int to = 0; to < g->n; to++)
			if (to != from)
				WF_TRY(e->comm->v->send(e->comm, g->member[to], mine, bytes));
	}
	return NULL;
}

/* all members' arrays of operand i; freed by the caller */
static wf_error *exchanged(const wfi_eval *e, const group *g, int i, char **all)
{
	size_t bytes = wfi_type_bytes(&e->in_type[i]);

	*all = wfi_try_alloc(bytes * (size_t)g->n + 1);
	return *all ? exchange(e, g, e->in[i], bytes, *all) : wfi_out_of_memory(bytes * (size_t)g->n, e->op->name);
}

/* ---- reductions ---- */

static wf_error *combine_all(const wfi_eval *e, int kind, const wfi_type *t, int n, const char *all, char *out)
{
	int64_t count = wfi_type_count(t);
	size_t size = wf_dtype_size(t->dtype), bytes = wfi_type_bytes(t);
	char room[16];

	if (bytes)
		memcpy(out, all, bytes);
	for (int m = 1; m < n; m++) {
		const char *x = all + (size_t)m * bytes;
		for (int64_t i = 0; i < count; i++) {
			char *to = out + (size_t)i * size;
			if (kind == WFI_RED_GENERAL) {
				WF_TRY(wfi_call_region(e, 0, 2, (const void *const[]){ to, x + (size_t)i * size }, (void *const[]){ room }));
				memcpy(to, room, size);
			} else if (wfi_is_float(t->dtype)) {
				wfi_store_f(t->dtype, out, i, wfi_combine_f(kind, wfi_load_f(t->dtype, out, i), wfi_load_f(t->dtype, x, i)));
			} else {
				wfi_store_i(t->dtype, out, i, wfi_combine_i(kind, t->dtype, wfi_load_i(t->dtype, out, i), wfi_load_i(t->dtype, x, i)));
			}
		}
	}
	return NULL;
}

static wf_error *reduce_one(const wfi_eval *e, const group *g, int i, char *out)
{
	static const wfi_coll_op ops[] = { [WFI_RED_ADD] = WFI_COLL_SUM, [WFI_RED_MUL] = WFI_COLL_PROD, [WFI_RED_MIN] = WFI_COLL_MIN,
	                                   [WFI_RED_MAX] = WFI_COLL_MAX, [WFI_RED_AND] = WFI_COLL_AND, [WFI_RED_OR] = WFI_COLL_OR };
	const wfi_replica_attrs *a = e->attrs;
	const wfi_type *t = &e->in_type[i];
	char *all = NULL;

	if (a->kind <= WFI_RED_OR && g->n > 1 && is_everybody(e, g) && wfi_type_bytes(t))
		return wfi_comm_run(e->comm, &(const wfi_coll){ .kind = WFI_COLL_ALL_REDUCE, .op = ops[a->kind], .dtype = t->dtype, .count = (size_t)wfi_type_count(t),
		                    .in = e->in[i], .out = out, .what = e->op->name });
	wf_error *err = exchanged(e, g, i, &all);
	if (!err)
		err = combine_all(e, a->kind, t, g->n, all, out);
	wfi_free(all);
	return err;
}

static wf_error *eval_all_reduce(const wfi_eval *e)
{
	const wfi_replica_attrs *a = e->attrs;
	group g;

	WF_TRY(need_group(e, a, mode_of(a), &g));
	for (int i = 0; i < e->n_out; i++)
		WF_TRY(reduce_one(e, &g, i, e->out[i]));
	return NULL;
}

/* for one member of the group, the first if nothing else is said; the others and who is in no group get zeros */
static wf_error *eval_reduce(const wfi_eval *e)
{
	const wfi_replica_attrs *a = e->attrs;
	group g;

	WF_TRY(find_group(e, a, mode_by_channel(e, a->channel_id, a->replica_groups), &g));
	for (int i = 0; i < e->n_out; i++) {
		int32_t root = a->dynamic_root ? ((const int32_t *)e->in[e->n_out])[i] : 0;
		size_t bytes = wfi_type_bytes(&e->out_type[i]);
		if (g.mine >= 0 && (root < 0 || root >= g.n))
			return wf_error_new(WF_INVALID_ARGUMENT, "collective_reduce: member %d of a group of %d is to have the result", (int)root, g.n);
		if (g.mine >= 0)
			WF_TRY(reduce_one(e, &g, i, e->out[i]));
		if (g.mine != root && bytes)
			memset(e->out[i], 0, bytes);
	}
	return NULL;
}

/* Copies a part of an array along a dimension: `size` places from `from` in x to `at` in y; both have the other dimensions alike. */
static void copy_part(const wfi_type *x, const char *px, int64_t from, const wfi_type *y, char *py, int64_t at, int64_t size, int64_t d)
{
	int64_t outer = 1, inner = (int64_t)wf_dtype_size(x->dtype);

	for (int i = 0; i < d; i++)
		outer *= x->dims[i];
	for (int i = (int)d + 1; i < x->rank; i++)
		inner *= x->dims[i];
	for (int64_t o = 0; o < outer && size > 0 && inner > 0; o++)
		memcpy(py + (o * y->dims[d] + at) * inner, px + (o * x->dims[d] + from) * inner, (size_t)(size * inner));
}

static wf_error *eval_reduce_scatter(const wfi_eval *e)
{
	const wfi_replica_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *y = &e->out_type[0];
	group g;

	WF_TRY(need_group(e, a, mode_of(a), &g));
	char *whole = wfi_try_alloc(wfi_type_bytes(x) + 1);
	if (!whole)
		return wfi_out_of_memory(wfi_type_bytes(x), "reduce_scatter");
	wf_error *err = reduce_one(e, &g, 0, whole);
	if (!err)
		copy_part(x, whole, g.mine * y->dims[a->dimension], y, e->out[0], 0, y->dims[a->dimension], a->dimension);
	wfi_free(whole);
	return err;
}

/* ---- the others ---- */

static wf_error *eval_all_gather(const wfi_eval *e)
{
	const wfi_replica_attrs *a = e->attrs;
	wf_error *err = NULL;
	group g;

	WF_TRY(need_group(e, a, mode_of(a), &g));
	for (int i = 0; i < e->n_out && !err; i++) {
		const wfi_type *x = &e->in_type[i];
		char *all = NULL;
		err = exchanged(e, &g, i, &all);
		for (int m = 0; m < g.n && !err; m++)
			copy_part(x, all + (size_t)m * wfi_type_bytes(x), 0, &e->out_type[i], e->out[i], m * x->dims[a->dimension], x->dims[a->dimension], a->dimension);
		wfi_free(all);
	}
	return err;
}

static wf_error *eval_all_to_all(const wfi_eval *e)
{
	const wfi_replica_attrs *a = e->attrs;
	wf_error *err = NULL;
	group g;

	WF_TRY(need_group(e, a, mode_by_channel(e, a->channel_id, a->replica_groups), &g));
	for (int i = 0; i < e->n_out && !err; i++) {
		const wfi_type *x = &e->in_type[i];
		wfi_type part = *x;
		part.dims[a->dimension] /= a->shards;
		char *all = NULL, *one = wfi_try_alloc(wfi_type_bytes(&part) + 1);
		err = one ? exchanged(e, &g, i, &all) : wfi_out_of_memory(wfi_type_bytes(&part), "all_to_all");
		for (int m = 0; m < g.n && !err; m++) {
			copy_part(x, all + (size_t)m * wfi_type_bytes(x), g.mine * part.dims[a->dimension], &part, one, 0, part.dims[a->dimension], a->dimension);
			copy_part(&part, one, 0, &e->out_type[i], e->out[i], m * part.dims[a->concat_dimension], part.dims[a->concat_dimension], a->concat_dimension);
		}
		wfi_free(one);
		wfi_free(all);
	}
	return err;
}

/* from one member of the group, the first if nothing else is said; who is in none gets zeros */
static wf_error *eval_broadcast(const wfi_eval *e)
{
	const wfi_replica_attrs *a = e->attrs;
	group g;

	WF_TRY(find_group(e, a, mode_by_channel(e, a->channel_id, a->replica_groups), &g));
	for (int i = 0; i < e->n_out; i++) {
		size_t bytes = wfi_type_bytes(&e->in_type[i]);
		int32_t root = a->dynamic_root ? ((const int32_t *)e->in[e->n_out])[i] : 0;
		if (!bytes)
			continue;
		if (g.mine < 0) {
			memset(e->out[i], 0, bytes);
			continue;
		}
		if (root < 0 || root >= g.n)
			return wf_error_new(WF_INVALID_ARGUMENT, "collective_broadcast: member %d of a group of %d is to send", (int)root, g.n);
		if (g.mine != root) {
			WF_TRY(e->comm->v->recv(e->comm, g.member[root], e->out[i], bytes));
			continue;
		}
		memcpy(e->out[i], e->in[i], bytes);
		for (int to = 0; to < g.n; to++)
			if (to != root)
				WF_TRY(e->comm->v->send(e->comm, g.member[to], e->in[i], bytes));
	}
	return NULL;
}

/* everybody goes through the pairs in their order */
static wf_error *eval_permute(const wfi_eval *e)
{
	const wfi_permute_attrs *a = e->attrs;
	size_t bytes = wfi_type_bytes(&e->in_type[0]);
	group_mode mode = mode_by_channel(e, a->channel_id, a->source_target_pairs);
	int64_t partitions = partitions_of(e), r = rank_of(e) / partitions, p = rank_of(e) % partitions;
	int64_t limit = mode == CROSS_PARTITION ? partitions : n_processes(e) / partitions;

	if (bytes)
		memset(e->out[0], 0, bytes);
	for (int i = 0; i + 1 < a->source_target_pairs.n; i += 2) {
		int64_t from = a->source_target_pairs.v[i], to = a->source_target_pairs.v[i + 1];
		if (from < 0 || from >= limit || to < 0 || to >= limit)
			return bad_id(e, from < 0 || from >= limit ? from : to);
		from = process(mode, from, r, p, partitions);
		to = process(mode, to, r, p, partitions);
		if (from == to && from == rank_of(e) && bytes)
			memcpy(e->out[0], e->in[0], bytes);
		else if (from != to && from == rank_of(e) && bytes)
			WF_TRY(e->comm->v->send(e->comm, (int)to, e->in[0], bytes));
		else if (from != to && to == rank_of(e) && bytes)
			WF_TRY(e->comm->v->recv(e->comm, (int)from, e->out[0], bytes));
	}
	return NULL;
}

static wf_error *eval_replica_id(const wfi_eval *e)
{
	*(uint32_t *)e->out[0] = (uint32_t)(rank_of(e) / partitions_of(e));
	return NULL;
}

static wf_error *eval_partition_id(const wfi_eval *e)
{
	*(uint32_t *)e->out[0] = (uint32_t)(rank_of(e) % partitions_of(e));
	return NULL;
}

/* ---- infer ---- */

static bool check_groups(wfi_infer *c, const wfi_replica_attrs *a)
{
	if (!a)
		return wfi_infer_fail(c, "its attributes are missing");
	if (a->n_groups < 0 || (a->replica_groups.n && (!a->n_groups || a->replica_groups.n % a->n_groups)))
		return wfi_infer_fail(c, "replica_groups has %d entries in %lld groups", a->replica_groups.n, (long long)a->n_groups);
	for (int i = 0; i < a->replica_groups.n; i++)
		for (int k = 0; k < i; k++)
			if (a->replica_groups.v[i] != -1 && a->replica_groups.v[i] == a->replica_groups.v[k])
				return wfi_infer_fail(c, "replica_groups has %lld twice", (long long)a->replica_groups.v[i]);
	if (a->use_global_device_ids && a->channel_id <= 0)
		return wfi_infer_fail(c, "use_global_device_ids needs a channel");
	return true;
}

static bool check_kind(wfi_infer *c, int kind, int i, int first_captured)
{
	char t[WFI_TYPE_TEXT];
	wf_dtype d = c->in[i].dtype;

	if (kind == WFI_RED_GENERAL)
		return wfi_infer_regions(c, 1, 1) && wfi_infer_reducer(c, 0, "computation", 1, &d, first_captured);
	return (kind >= 0 && wfi_kind_suits((wfi_reduce_kind)kind, d)) || wfi_infer_fail(c, "no such kind of reduction of %s", wfi_type_text(&c->in[i], t));
}

/* without a region every operand is an array; with one the captured values are counted by its parameters */
static int arrays_of(const wfi_infer *c)
{
	return c->n_regions ? c->n_in - (c->regions[0]->n_params - 2) : c->n_in;
}

static bool infer_all_reduce(wfi_infer *c)
{
	const wfi_replica_attrs *a = c->attrs;
	int n = arrays_of(c);

	if (!check_groups(c, a))
		return false;
	if (n < 1 || n > c->n_in)
		return wfi_infer_fail(c, "no operands");
	c->n_out = n;
	for (int i = 0; i < n; i++) {
		if (!check_kind(c, a->kind, i, n))
			return false;
		c->out[i] = c->in[i];
	}
	return true;
}

static bool infer_collective_reduce(wfi_infer *c)
{
	const wfi_replica_attrs *a = c->attrs;
	int n = a ? arrays_of(c) - a->dynamic_root : 0;

	if (!check_groups(c, a))
		return false;
	if (n < 1 || n > c->n_in)
		return wfi_infer_fail(c, "no operands");
	if (a->dynamic_root && (c->in[n].dtype != WF_I32 || c->in[n].rank != 1 || c->in[n].dims[0] != n))
		return wfi_infer_fail(c, "with a dynamic root the operand after the arrays is one i32 for each of them");
	c->n_out = n;
	for (int i = 0; i < n; i++) {
		if (!check_kind(c, a->kind, i, n + a->dynamic_root))
			return false;
		c->out[i] = c->in[i];
	}
	return true;
}

static bool check_dimension(wfi_infer *c, int64_t d, int i)
{
	char t[WFI_TYPE_TEXT];

	return (d >= 0 && d < c->in[i].rank) || wfi_infer_fail(c, "there is no dimension %lld in %s", (long long)d, wfi_type_text(&c->in[i], t));
}

static bool divides(wfi_infer *c, int64_t shards, int64_t d, int i)
{
	char t[WFI_TYPE_TEXT];

	return (shards >= 1 && c->in[i].dims[d] % shards == 0) ||
	       wfi_infer_fail(c, "dimension %lld of %s is not divided by %lld members", (long long)d, wfi_type_text(&c->in[i], t), (long long)shards);
}

static bool infer_reduce_scatter(wfi_infer *c)
{
	const wfi_replica_attrs *a = c->attrs;

	if (!check_groups(c, a) || arrays_of(c) != 1 || !check_dimension(c, a->dimension, 0) || !divides(c, a->shards, a->dimension, 0) || !check_kind(c, a->kind, 0, 1))
		return c->reason[0] ? false : wfi_infer_fail(c, "one operand is needed");
	c->n_out = 1;
	c->out[0] = c->in[0];
	c->out[0].dims[a->dimension] /= a->shards;
	return true;
}

static bool infer_all_gather(wfi_infer *c)
{
	const wfi_replica_attrs *a = c->attrs;

	if (!check_groups(c, a))
		return false;
	if (a->shards < 1)
		return wfi_infer_fail(c, "groups of %lld members", (long long)a->shards);
	c->n_out = c->n_in;
	for (int i = 0; i < c->n_in; i++) {
		wfi_type y = c->in[i];
		if (!check_dimension(c, a->dimension, i))
			return false;
		if (__builtin_mul_overflow(y.dims[a->dimension], a->shards, &y.dims[a->dimension]) || !wfi_infer_result(c, i, y.dtype, y.rank, y.dims))
			return c->reason[0] ? false : wfi_infer_fail(c, "the result is too large");
	}
	return true;
}

static bool infer_all_to_all(wfi_infer *c)
{
	const wfi_replica_attrs *a = c->attrs;

	if (!check_groups(c, a))
		return false;
	c->n_out = c->n_in;
	for (int i = 0; i < c->n_in; i++) {
		wfi_type y = c->in[i];
		if (!check_dimension(c, a->dimension, i) || !check_dimension(c, a->concat_dimension, i) || !divides(c, a->shards, a->dimension, i))
			return false;
		y.dims[a->dimension] /= a->shards;
		if (__builtin_mul_overflow(y.dims[a->concat_dimension], a->shards, &y.dims[a->concat_dimension]) || !wfi_infer_result(c, i, y.dtype, y.rank, y.dims))
			return c->reason[0] ? false : wfi_infer_fail(c, "the result is too large");
	}
	return true;
}

static bool infer_broadcast(wfi_infer *c)
{
	const wfi_replica_attrs *a = c->attrs;

	if (!check_groups(c, a))
		return false;
	c->n_out = c->n_in - a->dynamic_root;
	const wfi_type *roots = &c->in[WFI_MAX(c->n_out, 0)];
	if (a->dynamic_root && (c->n_out < 1 || roots->dtype != WF_I32 || roots->rank != 1 || roots->dims[0] != c->n_out))
		return wfi_infer_fail(c, "with a dynamic root the last operand is one i32 for each array");
	for (int i = 0; i < c->n_out; i++)
		c->out[i] = c->in[i];
	return true;
}

static bool infer_permute(wfi_infer *c)
{
	const wfi_permute_attrs *a = c->attrs;

	if (!wfi_infer_arity(c))
		return false;
	if (a->source_target_pairs.n & 1)
		return wfi_infer_fail(c, "source_target_pairs has %d entries", a->source_target_pairs.n);
	for (int i = 0; i < a->source_target_pairs.n; i++)
		for (int k = i - 2; k >= 0; k -= 2)
			if (a->source_target_pairs.v[i] == a->source_target_pairs.v[k])
				return wfi_infer_fail(c, "%s %lld is named twice", i & 1 ? "target" : "source", (long long)a->source_target_pairs.v[i]);
	c->out[0] = c->in[0];
	return true;
}

static bool infer_id(wfi_infer *c)
{
	return wfi_infer_arity(c) && wfi_infer_result(c, 0, WF_U32, 0, NULL);
}

/* ---- derivatives ---- */

static const wfi_op *const all_reduce = &wfi_op_stablehlo_all_reduce;

static wf_val reduced(const wfi_replica_attrs *a, wf_val x)
{
	wfi_replica_attrs b = *a;

	b.kind = WFI_RED_ADD;
	return WFI_EMIT(all_reduce, &b, x);
}

/* a sum is linear; of an extreme, the members that gave it have equal shares */
static void reduce_jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_replica_attrs *a = e->attrs;

	for (int i = 0; i < e->n_out; i++) {
		if (!t[i].node)
			continue;
		if (a->kind == WFI_RED_ADD) {
			out[i] = reduced(a, t[i]);
		} else if (a->kind == WFI_RED_MAX || a->kind == WFI_RED_MIN) {
			wf_val won = wf_convert(wf_equal(e->in[i], e->out[i]), e->in_type[i].dtype);
			out[i] = wf_div(reduced(a, wf_mul(t[i], won)), reduced(a, won));
		} else {
			out[i] = wfi_fail(e->op->name, "only sums and extremes have a derivative");
		}
	}
}

/* as of JAX's psum in pmap: the transpose of the sum is the sum */
static void reduce_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	for (int i = 0; i < e->n_in; i++)
		if (wanted[i] && ct[i].node)
			out[i] = reduced(e->attrs, ct[i]);
}

static void scatter_jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_replica_attrs *a = e->attrs;

	if (t[0].node)
		out[0] = a->kind == WFI_RED_ADD ? WFI_EMIT(e->op, a, t[0]) : wfi_fail("reduce_scatter", "only sums have a derivative");
}

static wf_val scatter_ct(const wfi_view *e, wf_val ct)
{
	return WFI_EMIT(&wfi_op_all_gather, e->attrs, ct);
}

static void gather_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	wfi_replica_attrs b = *(const wfi_replica_attrs *)e->attrs;

	b.kind = WFI_RED_ADD;
	for (int i = 0; i < e->n_in; i++)
		if (wanted[i] && ct[i].node)
			out[i] = WFI_EMIT(&wfi_op_reduce_scatter, &b, ct[i]);
}

static void all_to_all_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	wfi_replica_attrs b = *(const wfi_replica_attrs *)e->attrs;
	int64_t swap = b.dimension;

	b.dimension = b.concat_dimension;
	b.concat_dimension = swap;
	for (int i = 0; i < e->n_in; i++)
		if (wanted[i] && ct[i].node)
			out[i] = WFI_EMIT(&wfi_op_all_to_all, &b, ct[i]);
}

static wf_val permute_ct(const wfi_view *e, wf_val ct)
{
	const wfi_permute_attrs *a = e->attrs;
	int n = a->source_target_pairs.n;
	int64_t *v = wfi_alloc((size_t)(n + 1) * sizeof *v);

	for (int i = 0; i < n; i++)
		v[i] = a->source_target_pairs.v[i ^ 1];
	wf_val x = WFI_EMIT(&wfi_op_collective_permute, &((const wfi_permute_attrs){ { n, v }, a->channel_id }), ct);
	wfi_free(v);
	return x;
}

/* ---- vmap: whole batches are communicated; groups are the same ---- */

/* operands from `to` on (captured values, roots) are one for all; dimensions of examples are one more in batches */
static bool batch_dims(const wfi_batch *b, bool split, bool concat, int n, wf_val *out)
{
	wfi_replica_attrs a = *(const wfi_replica_attrs *)b->e->attrs;

	a.dimension += split;
	a.concat_dimension += concat;
	return !wfi_any_batched(b, n, b->e->n_in) && wfi_batch_arrays(b, &a, n, out);
}

static bool batch_elements(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	(void)out_batched;
	return batch_dims(b, false, false, b->e->n_out, out);
}

static bool batch_dimension(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	(void)out_batched;
	return batch_dims(b, true, false, b->e->n_out, out);
}

static bool batch_all_to_all(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	(void)out_batched;
	return batch_dims(b, true, true, b->e->n_out, out);
}

/* ---- text ---- */

static bool read_attrs(wfi_text_op *t, wfi_replica_attrs *a, const char *dimension)
{
	*a = (wfi_replica_attrs){ 0 };
	const wfi_tattr *groups = wfi_text_attr(t, "replica_groups");
	if (groups && groups->kind == WFI_T_DICT)
		return wfi_text_unsupported(t, "replica_groups by the axes of a mesh are not supported");
	if (groups && wfi_text_dims(t, "replica_groups", &a->replica_groups) && a->replica_groups.n)
		a->n_groups = groups->kind == WFI_T_DENSE && groups->type.rank == 2 ? groups->type.dims[0] : 1;
	if (!wfi_text_int(t, "channel_id", &a->channel_id))
		wfi_text_int(t, "handle", &a->channel_id);
	wfi_text_bool(t, "use_global_device_ids", &a->use_global_device_ids);
	if (dimension)
		wfi_text_int(t, dimension, &a->dimension);
	if (a->replica_groups.n)
		a->shards = a->replica_groups.n / a->n_groups;
	return !t->reason[0];
}

static bool build_by(wfi_text_op *t, const wfi_op *op, const wfi_replica_attrs *a, wf_val *out)
{
	wfi_build_collective(op, t->n_in, t->in, a, t->n_regions ? t->regions[0] : NULL, out);
	return !wfi_failed();
}

static bool read_all_reduce(wfi_text_op *t, wf_val *out)
{
	wfi_replica_attrs a;

	if (t->n_regions != 1)
		return wfi_text_fail(t, "one region is needed");
	if (!read_attrs(t, &a, NULL))
		return false;
	a.shards = 0;
	return build_by(t, all_reduce, &a, out);
}

/* how much larger dimension d of one type is than that of another */
static int64_t ratio(const wfi_type *large, const wfi_type *small, int64_t d)
{
	return d >= 0 && d < large->rank && d < small->rank && small->dims[d] > 0 ? large->dims[d] / small->dims[d] : 0;
}

static bool read_reduce_scatter(wfi_text_op *t, wf_val *out)
{
	wfi_replica_attrs a;

	if (t->n_regions != 1 || t->n_in != 1 || t->n_out != 1)
		return wfi_text_fail(t, "one array and one region are needed");
	if (!read_attrs(t, &a, "scatter_dimension"))
		return false;
	int64_t n = ratio(wfi_type_of(t->in[0]), &t->out_type[0], a.dimension);
	a.shards = n ? n : a.shards;
	return build_by(t, &wfi_op_reduce_scatter, &a, out);
}

static bool read_all_gather(wfi_text_op *t, wf_val *out)
{
	wfi_replica_attrs a;

	if (!t->n_in || t->n_out != t->n_in)
		return wfi_text_fail(t, "as many arrays as results are needed");
	if (!read_attrs(t, &a, "all_gather_dim"))
		return false;
	int64_t n = ratio(&t->out_type[0], wfi_type_of(t->in[0]), a.dimension);
	a.shards = n ? n : a.shards;
	return build_by(t, &wfi_op_all_gather, &a, out);
}

static bool read_all_to_all(wfi_text_op *t, wf_val *out)
{
	wfi_replica_attrs a;

	if (!read_attrs(t, &a, "split_dimension"))
		return false;
	wfi_text_int(t, "concat_dimension", &a.concat_dimension);
	wfi_text_int(t, "split_count", &a.shards);
	return !t->reason[0] && build_by(t, &wfi_op_all_to_all, &a, out);
}

static bool read_broadcast(wfi_text_op *t, wf_val *out)
{
	wfi_replica_attrs a;

	if (!read_attrs(t, &a, NULL))
		return false;
	wfi_text_bool(t, "has_dynamic_root", &a.dynamic_root);
	if (t->reason[0] || t->n_in < 1)
		return wfi_text_fail(t, "an array is needed");
	wfi_emit_n(&wfi_op_collective_broadcast, &a, t->n_in, t->in, 0, NULL, out, t->n_in - a.dynamic_root);
	return !wfi_failed();
}

static bool read_collective_reduce(wfi_text_op *t, wf_val *out)
{
	wfi_replica_attrs a;

	if (t->n_regions != 1)
		return wfi_text_fail(t, "one region is needed");
	if (!read_attrs(t, &a, NULL))
		return false;
	wfi_text_bool(t, "has_dynamic_root", &a.dynamic_root);
	a.shards = 0;
	if (t->reason[0] || t->n_in < 1 + a.dynamic_root)
		return wfi_text_fail(t, "an array is needed");
	return build_by(t, &wfi_op_collective_reduce, &a, out);
}

static bool read_permute(wfi_text_op *t, wf_val *out)
{
	wfi_permute_attrs a = { 0 };

	if (t->n_in != 1)
		return wfi_text_fail(t, "one array is needed");
	wfi_text_dims(t, "source_target_pairs", &a.source_target_pairs);
	if (!wfi_text_int(t, "channel_id", &a.channel_id))
		wfi_text_int(t, "handle", &a.channel_id);
	if (t->reason[0])
		return false;
	out[0] = WFI_EMIT(&wfi_op_collective_permute, &a, t->in[0]);
	return !wfi_failed();
}

static void write_groups(wfi_text_out *w, const wfi_replica_attrs *a)
{
	wfi_text_put_matrix(w, "replica_groups", a->replica_groups, a->replica_groups.n ? a->replica_groups.n / a->n_groups : 0);
	if (a->channel_id > 0)
		wfi_text_put_raw(w, "channel_handle", "#stablehlo.channel_handle<handle = %lld, type = 1>", (long long)a->channel_id);
	if (a->use_global_device_ids)
		wfi_text_put_raw(w, "use_global_device_ids", "unit");
}

static void write_plain(wfi_text_out *w, const wfi_eqn *e)
{
	write_groups(w, e->attrs);
}

static void write_broadcast(wfi_text_out *w, const wfi_eqn *e)
{
	write_groups(w, e->attrs);
	if (((const wfi_replica_attrs *)e->attrs)->dynamic_root)
		wfi_text_put_bool(w, "has_dynamic_root", true);
}

static void write_reduce_scatter(wfi_text_out *w, const wfi_eqn *e)
{
	wfi_text_put_int(w, "scatter_dimension", ((const wfi_replica_attrs *)e->attrs)->dimension, 64);
	write_groups(w, e->attrs);
}

static void write_all_gather(wfi_text_out *w, const wfi_eqn *e)
{
	wfi_text_put_int(w, "all_gather_dim", ((const wfi_replica_attrs *)e->attrs)->dimension, 64);
	write_groups(w, e->attrs);
}

static void write_all_to_all(wfi_text_out *w, const wfi_eqn *e)
{
	const wfi_replica_attrs *a = e->attrs;

	wfi_text_put_int(w, "split_dimension", a->dimension, 64);
	wfi_text_put_int(w, "concat_dimension", a->concat_dimension, 64);
	wfi_text_put_int(w, "split_count", a->shards, 64);
	write_groups(w, a);
}

static void write_permute(wfi_text_out *w, const wfi_eqn *e)
{
	const wfi_permute_attrs *a = e->attrs;

	wfi_text_put_matrix(w, "source_target_pairs", a->source_target_pairs, 2);
	if (a->channel_id > 0)
		wfi_text_put_raw(w, "channel_handle", "#stablehlo.channel_handle<handle = %lld, type = 1>", (long long)a->channel_id);
}

/* by kind: with the region of that kind */
static bool lower_kind(const wfi_view *e, wf_val *out)
{
	wfi_replica_attrs b = *(const wfi_replica_attrs *)e->attrs;

	if (b.kind == WFI_RED_GENERAL)
		return false;
	wfi_func *f = wfi_kind_region((wfi_reduce_kind)b.kind, e->in_type[0].dtype);
	b.kind = WFI_RED_GENERAL;
	if (f)
		wfi_emit_regions(e->op, &b, e->n_in, e->in, 1, &f, out, e->n_out);
	wfi_func_release(f);
	return f != NULL;
}

static int captured(const wfi_eqn *e)
{
	return e->n_in - e->n_out - ((const wfi_replica_attrs *)e->attrs)->dynamic_root;
}

static const wfi_text all_reduce_text = { .build = read_all_reduce, .write = write_plain, .captures = captured, .lower = lower_kind },
	reduce_scatter_text = { .build = read_reduce_scatter, .write = write_reduce_scatter, .captures = captured, .lower = lower_kind },
	all_gather_text = { .build = read_all_gather, .write = write_all_gather }, all_to_all_text = { .build = read_all_to_all, .write = write_all_to_all },
	reduce_text = { .build = read_collective_reduce, .write = write_broadcast, .captures = captured, .lower = lower_kind },
	broadcast_text = { .build = read_broadcast, .write = write_broadcast }, permute_text = { .build = read_permute, .write = write_permute };

/* ---- descriptors ---- */

static const char *const kinds[] = { "add", "multiply", "minimum", "maximum", "and", "or", "replace", "general", NULL };
static const wfi_attr_field fields[] = {
	{ "kind", WFI_ATTR_ENUM, offsetof(wfi_replica_attrs, kind), kinds },
	{ "replica_groups", WFI_ATTR_DIMS, offsetof(wfi_replica_attrs, replica_groups), NULL },
	{ "n_groups", WFI_ATTR_I64, offsetof(wfi_replica_attrs, n_groups), NULL },
	{ "shards", WFI_ATTR_I64, offsetof(wfi_replica_attrs, shards), NULL },
	{ "channel_id", WFI_ATTR_I64, offsetof(wfi_replica_attrs, channel_id), NULL },
	{ "use_global_device_ids", WFI_ATTR_BOOL, offsetof(wfi_replica_attrs, use_global_device_ids), NULL },
	{ "dimension", WFI_ATTR_I64, offsetof(wfi_replica_attrs, dimension), NULL },
	{ "concat_dimension", WFI_ATTR_I64, offsetof(wfi_replica_attrs, concat_dimension), NULL },
	{ "dynamic_root", WFI_ATTR_BOOL, offsetof(wfi_replica_attrs, dynamic_root), NULL },
	{ 0 },
};
static const wfi_attr_field permute_fields[] = {
	{ "source_target_pairs", WFI_ATTR_DIMS, offsetof(wfi_permute_attrs, source_target_pairs), NULL },
	{ "channel_id", WFI_ATTR_I64, offsetof(wfi_permute_attrs, channel_id), NULL },
	{ 0 },
};
#define ONE .replica_groups = WFI_LIST(0), .n_groups = 1, .shards = 1
#define SAMPLE(types, kind_) { .in = types, .attrs = &(const wfi_replica_attrs){ .kind = kind_, ONE } }
#define REDUCE(types, kind_) { .in = types, .attrs = &(const wfi_replica_attrs){ .kind = kind_, .replica_groups = WFI_LIST(0), .n_groups = 1 } }
#define ONE_WAY(types) { .in = types, .attrs = &(const wfi_replica_attrs){ ONE }, .no_grad = true } /* it has no transpose */
static const wfi_sample broadcast_samples[] = {
	ONE_WAY("f32[37]"), ONE_WAY("f64[2], f64[3,1]"), ONE_WAY("bf16[4]"),
	{ .in = "f32[3], i32[1]", .lo = 0, .hi = -0.01, .no_grad = true, .attrs = &(const wfi_replica_attrs){ ONE, .dynamic_root = true } }, { 0 },
};
static const wfi_sample to_one_samples[] = {
	{ .in = "f32[37]", .attrs = &(const wfi_replica_attrs){ .kind = WFI_RED_ADD, .replica_groups = WFI_LIST(0), .n_groups = 1 }, .no_grad = true },
	{ .in = "f64[2], f64[3,1]", .attrs = &(const wfi_replica_attrs){ .kind = WFI_RED_MAX }, .no_grad = true },
	{ .in = "i32[3], i32[1]", .lo = 0, .hi = -0.01, .no_grad = true, .attrs = &(const wfi_replica_attrs){ .kind = WFI_RED_ADD, .dynamic_root = true } },
	{ 0 },
};
static const wfi_sample reduce_samples[] = {
	REDUCE("f32[37]", WFI_RED_ADD), REDUCE("f64[3,5]", WFI_RED_MAX), REDUCE("f64[2], f64[3,1]", WFI_RED_ADD), REDUCE("u8[4]", WFI_RED_OR),
	REDUCE("f32[0]", WFI_RED_MIN), { 0 },
};
static const wfi_sample one_samples[] = {
	SAMPLE("f32[37]", WFI_RED_ADD), SAMPLE("f64[3,5]", WFI_RED_ADD), SAMPLE("bf16[0]", WFI_RED_ADD), { 0 },
};
#define PAIRS(...) { .source_target_pairs = WFI_LIST(__VA_ARGS__) }
static const wfi_sample permute_samples[] = {
	{ .in = "f64[3,5]", .attrs = &(const wfi_permute_attrs)PAIRS(0, 0) },
	{ .in = "f32[7]", .attrs = &(const wfi_permute_attrs){ .channel_id = 1 } },
	{ .in = "i32[0]", .attrs = &(const wfi_permute_attrs)PAIRS(0, 0) },
	{ 0 },
};
static const wfi_sample id_samples[] = { { .in = "", .no_grad = true }, { 0 } };

const wfi_op wfi_op_stablehlo_all_reduce = {
	.name = "all_reduce",
	.doc = "Combines the arrays of a replica group's members, in the group's order.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_REPLICAS, .attrs_size = sizeof(wfi_replica_attrs), .fields = fields, .infer = infer_all_reduce,
	.jvp_all = reduce_jvp, .transpose_all = reduce_transpose,
	.batch = batch_elements, .lowering = WFI_LOWER_HOST, .eval = eval_all_reduce, .shard = "collective", .samples = reduce_samples, .text = &all_reduce_text,
};
const wfi_op wfi_op_reduce_scatter = {
	.name = "reduce_scatter",
	.doc = "Combines the arrays of a replica group's members and gives each its part along a dimension.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_REPLICAS, .attrs_size = sizeof(wfi_replica_attrs), .fields = fields, .infer = infer_reduce_scatter,
	.jvp_all = scatter_jvp, .transpose = { scatter_ct },
	.batch = batch_dimension, .lowering = WFI_LOWER_HOST, .eval = eval_reduce_scatter, .shard = "collective", .samples = one_samples, .text = &reduce_scatter_text,
};
const wfi_op wfi_op_all_gather = {
	.name = "all_gather",
	.doc = "The arrays of a replica group's members one after the other along a dimension.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_REPLICAS | WFI_OP_LINEAR, .attrs_size = sizeof(wfi_replica_attrs), .fields = fields,
	.infer = infer_all_gather, .linear = ~0u, .transpose_all = gather_transpose,
	.batch = batch_dimension, .lowering = WFI_LOWER_HOST, .eval = eval_all_gather, .shard = "collective", .samples = one_samples, .text = &all_gather_text,
};
const wfi_op wfi_op_all_to_all = {
	.name = "all_to_all",
	.doc = "Each member of a replica group gives every other one its part along a dimension, and puts what it gets together along another.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_REPLICAS | WFI_OP_LINEAR, .attrs_size = sizeof(wfi_replica_attrs), .fields = fields,
	.infer = infer_all_to_all, .linear = ~0u, .transpose_all = all_to_all_transpose,
	.batch = batch_all_to_all, .lowering = WFI_LOWER_HOST, .eval = eval_all_to_all, .shard = "collective", .samples = one_samples, .text = &all_to_all_text,
};
const wfi_op wfi_op_collective_broadcast = {
	.name = "collective_broadcast",
	.doc = "The arrays of the first member of a replica group; zeros for who is in no group.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_REPLICAS | WFI_OP_LINEAR, .attrs_size = sizeof(wfi_replica_attrs), .fields = fields,
	.infer = infer_broadcast, .linear = ~0u, .no_transpose = "which member the sum of the cotangents belongs to is known only when it runs",
	.batch = batch_elements, .lowering = WFI_LOWER_HOST, .eval = eval_broadcast, .shard = "collective", .samples = broadcast_samples, .text = &broadcast_text,
};
const wfi_op wfi_op_collective_reduce = {
	.name = "collective_reduce",
	.doc = "Combines the arrays of a replica group's members for its first member, or the one that a last operand says; zeros for all others.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_REPLICAS, .attrs_size = sizeof(wfi_replica_attrs), .fields = fields,
	.infer = infer_collective_reduce, .no_jvp = "which member has the result may be known only when it runs",
	.no_transpose = "which member has the result may be known only when it runs",
	.batch = batch_elements, .lowering = WFI_LOWER_HOST, .eval = eval_reduce, .shard = "collective", .samples = to_one_samples, .text = &reduce_text,
};
const wfi_op wfi_op_collective_permute = {
	.name = "collective_permute",
	.doc = "The array of the process that sends to this one; zeros when none does.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_REPLICAS | WFI_OP_LINEAR, .attrs_size = sizeof(wfi_permute_attrs), .fields = permute_fields, .infer = infer_permute,
	.linear = 1, .transpose = { permute_ct },
	.batch = wfi_batch_same, .lowering = WFI_LOWER_HOST, .eval = eval_permute, .shard = "collective", .samples = permute_samples, .text = &permute_text,
};
const wfi_op wfi_op_replica_id = {
	.name = "replica_id",
	.doc = "Which replica this process is of, as u32.",
	.n_in = 0, .n_out = 1, .flags = WFI_OP_REPLICAS, .infer = infer_id,
	.no_jvp = "no operands",
	.lowering = WFI_LOWER_HOST, .eval = eval_replica_id, .samples = id_samples,
};
const wfi_op wfi_op_partition_id = {
	.name = "partition_id",
	.doc = "Which partition of its replica this process is, as u32.",
	.n_in = 0, .n_out = 1, .flags = WFI_OP_REPLICAS, .infer = infer_id,
	.no_jvp = "no operands",
	.lowering = WFI_LOWER_HOST, .eval = eval_partition_id, .samples = id_samples,
};

void wfi_build_collective(const wfi_op *op, int n, const wf_val *in, const wfi_replica_attrs *a, wfi_func *f, wf_val *out)
{
	wfi_replica_attrs b = *a;
	const int n_arrays = n - a->dynamic_root;
	wf_val few[8], *v = n <= 8 ? few : wfi_alloc((size_t)n * sizeof *v);

	for (int i = 0; i < n; i++)
		v[i] = in[i];
	if (f && f->body->n_params) { /* the computation's element type may be wider */
		b.kind = (int)wfi_region_kind(f->body);
		for (int i = 0; i < n_arrays; i++) {
			const wfi_value *x = wfi_leaf(op->name, v[i]);
			wf_dtype d = f->body->params[0]->type.dtype;
			if (!x || !wfi_kind_suits((wfi_reduce_kind)b.kind, d))
				b.kind = WFI_RED_GENERAL;
			if (x && x->type.dtype != d)
				v[i] = wf_convert(v[i], d);
		}
	}
	if (f && b.kind == WFI_RED_GENERAL)
		wfi_emit_regions(op, &b, n, v, 1, &f, out, n_arrays);
	else
		wfi_emit_n(op, &b, n, v, 0, NULL, out, n_arrays);
	if (v != few)
		wfi_free(v);
}

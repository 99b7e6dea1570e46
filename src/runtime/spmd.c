/* spmd.c: runs a program over a mesh: shares of the arguments in, wholes made of the results' shares out. Each device's thread runs the same
 * executable on its shares; collectives meet in the communicators of the mesh's axes. */
#include <stdlib.h>
#include "base/process.h"
#include "ir/where.h"
#include "runtime/runtime.h"

/* ---- shares in ---- */
static bool same_blocks(const wfi_layout *l, const wfi_array *a)
{
	for (int d = 0; d < a->n_shards; d++) {
		int64_t start[WF_MAX_RANK], other[WF_MAX_RANK];
		wfi_type block, wanted;

		wfi_array_block(a, d, start, &block);
		wfi_layout_block(l, &a->type, d, other, &wanted);
		if (!wfi_type_equal(&block, &wanted) || memcmp(start, other, (size_t)a->type.rank * sizeof *start))
			return false;
	}
	return true;
}

bool wfi_spmd_fed(const wfi_program *p, int leaf, const wfi_array *a)
{
	const wfi_layout *l = &p->in_layout[leaf];

	if (a->n_shards != p->n_devices)
		return false;
	if (a->sharding == WFI_STACKED && l->n == 1 && p->mesh->n == 1)
		return l->cut[0].dim == 0;
	return (a->sharding == WFI_SHARDED && wfi_layout_equal(&a->layout, l)) || same_blocks(l, a);
}

static wf_error *share_leaf(wfi_program *p, const wfi_array *a, int k)
{
	const wfi_layout *l = &p->in_layout[k];
	const void *bytes = NULL, **share = p->in + k;
	int n = p->n_devices, stride = p->n_leaves;
	void *whole = NULL;

	if (wfi_spmd_fed(p, k, a)) {
		for (int d = 0; d < n; d++)
			share[d * stride] = a->shards[d]->data;
		return NULL;
	}
	WF_TRY(wfi_array_bytes(a, &bytes, &whole));
	p->gathered[k] = whole;
	if (!l->n) {
		for (int d = 0; d < n; d++)
			share[d * stride] = bytes;
		return NULL;
	}
	int64_t start[WF_MAX_RANK];
	wfi_type block;
	wfi_layout_block(l, &a->type, 0, start, &block);
	size_t room = (wfi_type_bytes(&block) + 63) & ~(size_t)63;
	char *copies = wfi_try_alloc_aligned(room * (size_t)n, 64);
	if (!copies)
		return wfi_out_of_memory(room * (size_t)n, "the devices' shares");
	for (int d = 0; d < n; d++) {
		int first = wfi_layout_first(l, d);

		share[d * stride] = copies + (size_t)first * room;
		if (first != d)
			continue;
		wfi_layout_block(l, &a->type, d, start, &block);
		wfi_block_from_whole(&a->type, start, &block, bytes, copies + (size_t)d * room);
	}
	wfi_free(whole);
	p->gathered[k] = copies;
	return NULL;
}

static wf_error *share_inputs(wfi_program *p, wf_arrays in)
{
	int k = 0;

	for (size_t i = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++, k++)
			WF_TRY(share_leaf(p, in.v[i]->leaves[j], k));
	return NULL;
}

/* ---- results out ---- */
static const wfi_array *leaf_of(wf_arrays in, int k)
{
	size_t i = 0;

	for (; k >= in.v[i]->def->n_leaves; i++)
		k -= in.v[i]->def->n_leaves;
	return in.v[i]->leaves[k];
}

static wf_error *result_shard(wfi_program *p, const wfi_array *taken, int r, int d, wfi_buffer **out)
{
	int from = p->exec->alias[r];
	size_t n = wfi_type_bytes(&p->result_types[r]);

	if (taken) {
		*out = wfi_buffer_retain(taken->shards[d]);
		(*out)->device = p->mesh->device[d]; /* nobody else holds it, and all virtual devices share the memory */
		return NULL;
	}
	WF_TRY(wfi_buffer_new(n, p->mesh->device[d], out));
	if (from < 0)
		return NULL;
	if (n) /* somebody else holds it: the program gets a copy to overwrite */
		memcpy((*out)->data, p->in[d * p->n_leaves + from], n);
	p->in[d * p->n_leaves + from] = (*out)->data;
	return NULL;
}

static wf_error *result_array(wfi_program *p, wf_arrays in, const wfi_reuse *u, int r)
{
	wfi_buffer *shards[WFI_MAX_DEVICES];
	const wfi_array *taken = NULL;
	int n = 0, from = p->exec->alias[r], makers = p->rest && p->out_kind[r] == WFI_SINGLE ? 1 : p->n_devices;
	wf_error *err = NULL;

	if (from >= 0 && wfi_spmd_fed(p, from, leaf_of(in, from)) && wfi_may_overwrite(u, in, from))
		taken = leaf_of(in, from);
	for (; n < makers; n++) {
		err = result_shard(p, taken, r, n, &shards[n]);
		if (err)
			break;
		p->out[n * p->n_results + r] = shards[n]->data;
	}
	if (!err && makers < p->n_devices)
		p->arrays[r] = wfi_array_new(&p->out_type[r], WFI_SINGLE, 1, shards);
	else if (!err && p->out_kind[r] == WFI_STACKED)
		p->arrays[r] = wfi_array_new(&p->out_type[r], WFI_STACKED, n, shards);
	else if (!err)
		p->arrays[r] = wfi_array_sharded(&p->out_type[r], &p->out_layout[r], shards);
	while (err && n-- > 0)
		wfi_buffer_release(shards[n]);
	return err;
}

static wf_error *prepare_results(wfi_program *p, wf_arrays in, wf_slots out, const wfi_reuse *u)
{
	int r = 0;

	for (size_t j = 0; j < out.n; j++) {
		const wfi_treedef *def = out.n == (size_t)p->n_outs ? p->out_defs[j] : p->result;

		for (int l = 0; l < def->n_leaves; l++, r++) {
			if (!u->in_place[j]) {
				WF_TRY(result_array(p, in, u, r));
				continue;
			}
			for (int d = 0; d < p->n_devices; d++) {
				wfi_buffer *b = (*out.v[j])->leaves[l]->shards[d];

				b->device = p->mesh->device[d];
				p->out[d * p->n_results + r] = b->data;
			}
		}
	}
	return NULL;
}

/* a result that is one device's */
static void take_first(wfi_program *p, int r)
{
	wfi_array *all = p->arrays[r];

	if (!all || p->out_kind[r] != WFI_SINGLE || p->rest)
		return;
	wfi_buffer *b = wfi_buffer_retain(all->shards[0]);
	p->arrays[r] = wfi_array_new(&p->out_type[r], WFI_SINGLE, 1, &b);
	wfi_array_release(all);
}

/* ---- the run ---- */
typedef struct team_job {
	const wf_mesh *mesh;
	wfi_device_work *work;
	void *user;
	wfi_mesh_comms comms;
	wf_error *err[WFI_MAX_DEVICES];
	bool far[WFI_MAX_DEVICES];
} team_job;

/* Between runs, and from its end on while others still run, a device comes to no collective. (Devices of other processes may be a run ahead.) */
static void set_resting(const wfi_mesh_comms *c, const wf_mesh *m, int d, bool resting)
{
	for (int i = 0; i < m->n; i++) {
		wfi_comm *axis = c->axis[d * m->n + i];
		if (axis && axis != c->all[d])
			axis->v->rest(axis, resting);
	}
	c->all[d]->v->rest(c->all[d], resting);
}

static void run_device(void *user, int d)
{
	team_job *j = user;
	const wf_mesh *m = j->mesh;
	wfi_axis_binding axes[WFI_MESH_AXES];
	wfi_comm *all = j->comms.all ? j->comms.all[d] : NULL;

	for (int i = 0; i < m->n; i++)
		axes[i] = (wfi_axis_binding){ m->name[i], m->size[i], j->comms.axis ? j->comms.axis[d * m->n + i] : NULL };
	wfi_where *here = wfi_where_here();
	here->device = wf_device_name(m->device[d]);
	here->rank = wfi_process()->world > 1 ? wfi_process()->rank : -1;
	j->err[d] = j->work(j->user, d, axes, all, &j->far[d]);
	here->device = NULL;
	if (!j->err[d] && all && !m->over_workers)
		set_resting(&j->comms, m, d, true);
	if (!j->err[d] || !all || wf_error_code(j->err[d]) == WF_NON_FINITE) /* of a NaN all know by now */
		return;
	for (int i = 0; i < m->n; i++)
		if (axes[i].comm && axes[i].comm != all)
			axes[i].comm->v->abort(axes[i].comm, wf_error_message(j->err[d]));
	all->v->abort(all, wf_error_message(j->err[d]));
}

/* how far from the cause: an error of an abort, or of a value that came from another device */
static int distance(const team_job *j, int d)
{
	return wf_error_code(j->err[d]) == WF_ABORTED ? 2 : j->far[d];
}

/* the error that came first: not one of those that it made */
static wf_error *first_error(const team_job *j)
{
	wf_error *const *err = j->err;
	int first = -1, n = j->mesh->n_devices;

	for (int d = 0; d < n; d++)
		if (err[d] && (first < 0 || distance(j, d) < distance(j, first)))
			first = d;
	for (int d = 0; d < n; d++)
		if (d != first)
			wf_error_free(err[d]);
	if (first < 0)
		return NULL;
	const char *device = wf_device_name(j->mesh->device[first]);
	return wfi_process()->world > 1 ? wf_error_add(err[first], "on %s of rank %d", device, wfi_process()->rank) : wf_error_add(err[first], "on %s", device);
}

wf_error *wfi_mesh_run(const wf_mesh *m, bool members, wfi_device_work *work, void *user)
{
	team_job j = { .mesh = m, .work = work, .user = user };
	bool others = false;

	for (int i = 0; i < m->n; i++)
		others = others || (members && m->size[i] > 1);
	if (others)
		WF_TRY(wfi_mesh_comms_begin(m, &j.comms));
	for (int d = 0; others && d < m->n_devices; d++)
		set_resting(&j.comms, m, d, false);
	wf_error *err = wfi_team_run(m->n_devices, run_device, &j);
	if (!err)
		err = first_error(&j);
	if (others)
		wfi_mesh_comms_end(m, err != NULL);
	return err;
}

typedef struct job { wfi_program *p; wf_arrays in; } job;

static wf_error *run_program(void *user, int d, const wfi_axis_binding *axes, wfi_comm *all, bool *far)
{
	job *j = user;
	wfi_program *p = j->p;
	wfi_run run = { .device = d, .in = p->in + (size_t)d * (size_t)p->n_leaves, .out = p->out + (size_t)d * (size_t)p->n_results, .n_axes = p->n_axes, .axes = axes };
	if (d && p->rest) {
		void **out = p->rest_out + (size_t)(d - 1) * (size_t)p->n_rest;
		for (int i = 0; i < p->n_rest; i++)
			out[i] = p->out[d * p->n_results + p->rest_result[i]];
		run.device = d - 1;
		run.out = out;
		return p->rest->backend->run(p->rest, &run);
	}
	wf_error *err = p->exec->backend->run(p->exec, &run);

	return !err && wfi_debug_nonfinite() ? wfi_find_nonfinite(p, j->in, &run, all, far) : err;
}

wf_error *wfi_spmd_run(wfi_program *p, wf_arrays in, wf_slots out, wfi_reuse *u)
{
	job j = { p, in };

	WF_TRY(share_inputs(p, in));
	WF_TRY(prepare_results(p, in, out, u));
	u->began = true;
	WF_TRY(wfi_mesh_run(p->mesh, p->communicates, run_program, &j));
	for (int r = 0; r < p->n_results; r++)
		take_first(p, r);
	return NULL;
}

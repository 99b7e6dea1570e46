/* on_devices.c: a pmap or shard_map inside of a program of one device: its devices' threads run the region on their blocks of the wholes. A block that
 * lies in one piece of a whole is used where it is; others are copied by their device's thread, into room that is there from the beginning. */
#include "runtime/runtime.h"

typedef struct part {
	const void **in;           /* of one device: what its run is given */
	void **out;
	char **room;               /* operands, then results: NULL: it lies in the whole */
} part;

struct wfi_on_devices {
	const wf_mesh *mesh;
	wfi_executable *x;
	int n_in, n_out;
	wfi_layout *layout;        /* operands, then results */
	wfi_type *whole;
	bool communicates;
	part *part;                /* by device */
	size_t bytes;
	const void *const *in;     /* of this run */
	void *const *out;
};

static const wf_mesh *mesh_of(const wfi_eqn *e)
{
	return (const wf_mesh *)(intptr_t)((const wfi_on_devices_attrs *)e->attrs)->mesh;
}

int wfi_on_devices_count(const wfi_eqn *e)
{
	return mesh_of(e) ? mesh_of(e)->n_devices : 0;
}

static void read_layouts(wfi_on_devices *r, const wfi_eqn *e)
{
	const wfi_on_devices_attrs *a = e->attrs;

	for (int i = 0; i < r->n_in + r->n_out; i++) {
		bool in = i < r->n_in;
		wfi_layout *l = &r->layout[i];
		const int64_t *pair = wfi_cuts_of(in ? a->in_cuts : a->out_cuts, in ? i : i - r->n_in, &l->n);

		l->mesh = r->mesh;
		for (int k = 0; k < l->n; k++)
			l->cut[k] = (struct wfi_cut){ (int)pair[2 * k], (int)pair[2 * k + 1] };
		r->whole[i] = in ? e->in[i]->type : e->out[i - r->n_in].type;
	}
}

static bool some_collective(const wfi_block *b)
{
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		if (e->op->lowering == WFI_LOWER_COLLECTIVE)
			return true;
		for (int i = 0; i < e->n_regions; i++)
			if (some_collective(e->regions[i]))
				return true;
	}
	return false;
}

/* Does device d's block lie in one piece of the whole, aligned as programs need it (from a whole that is)? Where it begins, and its type. */
static bool in_one_piece(const wfi_on_devices *r, int i, int d, size_t *at, wfi_type *block)
{
	int64_t start[WF_MAX_RANK];
	bool first = true;

	wfi_layout_block(&r->layout[i], &r->whole[i], d, start, block);
	for (int k = 0; k < r->layout[i].n; k++)
		first = first && r->layout[i].cut[k].dim == 0;
	*at = r->layout[i].n && first && block->dims[0] ? (size_t)(start[0] / block->dims[0]) * wfi_type_bytes(block) : 0;
	return first && !(*at & 63);
}

/* a result counts where its device is the first of those that hold that block */
static bool counts(const wfi_on_devices *r, int i, int d)
{
	return i < r->n_in || wfi_layout_first(&r->layout[i], d) == d;
}

static wf_error *make_part(wfi_on_devices *r, int d)
{
	part *p = &r->part[d];
	int n = r->n_in + r->n_out;

	p->in = wfi_alloc((size_t)(r->n_in + 1) * sizeof *p->in);
	p->out = wfi_alloc((size_t)(r->n_out + 1) * sizeof *p->out);
	p->room = wfi_alloc((size_t)(n + 1) * sizeof *p->room);
	for (int i = 0; i < n; i++) {
		wfi_type block;
		size_t at;

		if (in_one_piece(r, i, d, &at, &block) && counts(r, i, d))
			continue;
		size_t bytes = wfi_type_bytes(&block) + 64;
		p->room[i] = wfi_try_alloc_aligned(bytes, 64);
		if (!p->room[i])
			return wfi_out_of_memory(bytes, "a device's part of an array");
		r->bytes += bytes;
	}
	return NULL;
}

wf_error *wfi_on_devices_new(const wfi_eqn *e, wfi_executable *x, wfi_on_devices **out)
{
	wfi_on_devices *r = wfi_alloc(sizeof *r);
	size_t n = (size_t)(e->n_in + e->n_out) + 1;
	wf_error *err = NULL;

	*r = (wfi_on_devices){ .mesh = mesh_of(e), .x = x, .n_in = e->n_in, .n_out = e->n_out, .layout = wfi_alloc(n * sizeof *r->layout),
		.whole = wfi_alloc(n * sizeof *r->whole), .communicates = some_collective(e->regions[0]) };
	r->part = wfi_alloc((size_t)r->mesh->n_devices * sizeof *r->part);
	read_layouts(r, e);
	for (int d = 0; d < r->mesh->n_devices && !err; d++)
		err = make_part(r, d);
	if (err)
		wfi_on_devices_free(r);
	else
		*out = r;
	return err;
}

size_t wfi_on_devices_bytes(const wfi_on_devices *r)
{
	return r->bytes;
}

static void take_operands(wfi_on_devices *r, int d)
{
	part *p = &r->part[d];

	for (int i = 0; i < r->n_in; i++) {
		int64_t start[WF_MAX_RANK];
		wfi_type block;
		size_t at;

		if (in_one_piece(r, i, d, &at, &block)) {
			p->in[i] = (const char *)r->in[i] + at;
			continue;
		}
		wfi_layout_block(&r->layout[i], &r->whole[i], d, start, &block);
		wfi_block_from_whole(&r->whole[i], start, &block, r->in[i], p->room[i]);
		p->in[i] = p->room[i];
	}
	for (int i = 0; i < r->n_out; i++) {
		wfi_type block;
		size_t at;

		in_one_piece(r, r->n_in + i, d, &at, &block);
		p->out[i] = p->room[r->n_in + i] ? (void *)p->room[r->n_in + i] : (char *)r->out[i] + at;
	}
}

static void give_results(wfi_on_devices *r, int d)
{
	part *p = &r->part[d];

	for (int i = 0; i < r->n_out; i++) {
		int64_t start[WF_MAX_RANK];
		wfi_type block;

		if (!p->room[r->n_in + i] || !counts(r, r->n_in + i, d))
			continue;
		wfi_layout_block(&r->layout[r->n_in + i], &r->whole[r->n_in + i], d, start, &block);
		wfi_block_to_whole(&r->whole[r->n_in + i], start, &block, p->room[r->n_in + i], r->out[i]);
	}
}

static wf_error *run_part(void *user, int d, const wfi_axis_binding *axes, wfi_comm *all, bool *far)
{
	wfi_on_devices *r = user;
	wfi_run run = { .device = d, .in = r->part[d].in, .out = r->part[d].out, .n_axes = r->mesh->n, .axes = axes };

	(void)all;
	(void)far;
	take_operands(r, d);
	wf_error *err = r->x->backend->run(r->x, &run);
	if (!err)
		give_results(r, d);
	return err;
}

wf_error *wfi_on_devices_run(wfi_on_devices *r, const void *const *in, void *const *out)
{
	r->in = in;
	r->out = out;
	return wfi_mesh_run(r->mesh, r->communicates, run_part, r);
}

void wfi_on_devices_free(wfi_on_devices *r)
{
	if (!r)
		return;
	for (int d = 0; d < r->mesh->n_devices; d++) {
		for (int i = 0; i < r->n_in + r->n_out && r->part[d].room; i++)
			wfi_free(r->part[d].room[i]);
		wfi_free(r->part[d].in);
		wfi_free(r->part[d].out);
		wfi_free(r->part[d].room);
	}
	wfi_free(r->part);
	wfi_free(r->layout);
	wfi_free(r->whole);
	wfi_free(r);
}

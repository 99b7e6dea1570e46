/* shard.c: shard_map as a callable inside another traced function: the function is traced for one device's blocks. Where a wf_call asked for the trace,
 * the devices run it (wf.on_devices); else it is one program, batched over each axis of the mesh, the last one first. */
#include <weft/ops.h>
#include "transform/callable.h"
#include "transform/on_devices.h"
#include "transform/transform.h"

const wf_spec *wfi_shard_spec(const wfi_shard_opts *s, bool in, int arg, const wfi_treedef *def, int leaf)
{
	const wf_spec_at *at = in ? s->o.in_specs_at : s->o.out_specs_at;
	const wf_spec *spec = &(in ? s->o.in_specs : s->o.out_specs)[WFI_MIN(arg, 7)];
	int longest = -1;

	for (int i = 0; i < 8 && at[i].path; i++) {
		int n = at[i].arg == arg ? wfi_path_covers(at[i].path, def, leaf) : -1;

		if (n > longest) {
			longest = n;
			spec = &at[i].spec;
		}
	}
	return spec;
}

static bool is_written(const wf_spec *s)
{
	for (int i = 0; i < WF_SPEC_DIMS; i++)
		if (s->dim[i])
			return true;
	return false;
}

wf_error *wfi_shard_check(const wfi_shard_opts *s, bool in, int n, const wfi_treedef *const *defs)
{
	const wf_spec_at *at = in ? s->o.in_specs_at : s->o.out_specs_at;
	const wf_spec *specs = in ? s->o.in_specs : s->o.out_specs;

	if (!s->mesh)
		return wf_error_new(WF_INVALID_ARGUMENT, "shard_map: the mesh is NULL (wf_make_mesh makes one)");
	for (int i = n; i < 8; i++)
		if (is_written(&specs[i]))
			return wf_error_new(WF_INVALID_ARGUMENT, "shard_map: %s has an entry for %s %d, there %s %d", in ? "in_specs" : "out_specs", in ? "argument" : "result", i,
				n == 1 ? "is" : "are", n);
	for (int i = 0; i < 8 && at[i].path; i++)
		WF_TRY(wfi_check_part("shard_map", in ? "in_specs_at" : "out_specs_at", i, in, at[i].arg, at[i].path, n, defs));
	return NULL;
}

/* ---- in a trace ---- */
typedef struct blocks {
	const wfi_shard_opts *o;
	int n_args, n_leaves;
	const wfi_treedef **defs;
	wf_val *leaf;              /* wholes, then what comes out of blocks_of */
	wfi_type *block;
	wfi_layout *layout;
} blocks;

static bool cuts(const wfi_layout *l, int axis)
{
	for (int i = 0; i < l->n; i++)
		if (l->cut[i].axis == axis)
			return true;
	return false;
}

static void fail_in(wf_error *err, const char *what, int arg, const wfi_treedef *def, int leaf)
{

	char *path = wfi_leaf_text(def, leaf);
	wfi_fail("shard_map", "%s %d%s: %s", what, arg, path, wf_error_message(err));
	wf_error_free(err);
	wfi_free(path);
}

/* the dimensions of a whole cut up: for each dimension the axes that cut it, then the block's; which of these is axis i's: place[i], the block's
 * dimension d: rest[d] */
static wfi_type cut_up(const wfi_layout *l, const wfi_type *block, int64_t *place, int64_t *rest)
{
	wfi_type t = { .dtype = block->dtype };

	for (int d = 0; d < block->rank; d++) {
		for (int i = 0; i < l->n; i++)
			if (l->cut[i].dim == d) {
				place[l->cut[i].axis] = t.rank;
				t.dims[t.rank++] = l->mesh->local[l->cut[i].axis];
			}
		rest[d] = t.rank;
		t.dims[t.rank++] = block->dims[d];
	}
	return t;
}

/* [axes that cut it, in the mesh's order, block …] as places in what cut_up gives */
static int blocks_first(const wfi_layout *l, const wfi_type *block, const int64_t *place, const int64_t *rest, int64_t *perm)
{
	int n = 0;

	for (int axis = 0; axis < l->mesh->n; axis++)
		if (cuts(l, axis))
			perm[n++] = place[axis];
	for (int d = 0; d < block->rank; d++)
		perm[n++] = rest[d];
	return n;
}

static wf_val reshaped(wf_val v, const wfi_type *t)
{
	int64_t dims[WF_MAX_RANK + 1];

	memcpy(dims, t->dims, (size_t)t->rank * sizeof *dims);
	dims[t->rank] = WFI_END_DIM;
	return wfi_reshape(v, dims);
}

static wf_val permuted(wf_val v, const int64_t *perm, int n)
{
	int64_t dims[WF_MAX_RANK + 1];

	memcpy(dims, perm, (size_t)n * sizeof *dims);
	dims[n] = WFI_END_DIM;
	return wfi_transpose(v, dims);
}

static wf_val blocks_of(const wfi_layout *l, const wfi_type *block, wf_val v)
{
	int64_t place[WFI_MESH_AXES], rest[WF_MAX_RANK], perm[WF_MAX_RANK];

	if (!l->n)
		return v;
	if (block->rank + l->n > WF_MAX_RANK)
		return wfi_fail("shard_map", "inside another traced function an array may have %d dimensions and axes that cut it, here %d", WF_MAX_RANK, block->rank + l->n);
	wfi_type t = cut_up(l, block, place, rest);
	return permuted(reshaped(v, &t), perm, blocks_first(l, block, place, rest, perm));
}

static wf_val whole_of(const wfi_layout *l, const wfi_type *block, wf_val v)
{
	int64_t place[WFI_MESH_AXES], rest[WF_MAX_RANK], perm[WF_MAX_RANK], back[WF_MAX_RANK];
	wfi_type whole = *block;

	if (!l->n)
		return v;
	if (block->rank + l->n > WF_MAX_RANK)
		return wfi_fail("shard_map", "inside another traced function an array may have %d dimensions and axes that cut it, here %d", WF_MAX_RANK, block->rank + l->n);
	cut_up(l, block, place, rest);
	int n = blocks_first(l, block, place, rest, perm);
	for (int i = 0; i < n; i++)
		back[perm[i]] = i;
	v = permuted(v, back, n);
	wf_error_free(wfi_layout_make_whole(l, &whole)); /* was checked */
	return reshaped(v, &whole);
}

static bool cut_arguments(blocks *b, const wf_val *args, int n, bool whole)
{
	for (int i = 0; i < n; i++) {
		if (wfi_is_poison(args[i]))
			return false;
		b->defs[i] = wfi_val_def(args[i]);
		b->n_leaves += b->defs[i]->n_leaves;
	}
	size_t room = (size_t)b->n_leaves + 1;
	b->leaf = wfi_alloc(room * sizeof *b->leaf);
	b->block = wfi_alloc(room * sizeof *b->block);
	b->layout = wfi_alloc(room * sizeof *b->layout);
	wf_error *err = wfi_shard_check(b->o, true, n, b->defs);
	if (err) {
		wfi_fail_error(err);
		return false;
	}
	for (int i = 0, k = 0; i < n; i++) {
		wfi_val_leaves(args[i], b->leaf + k);
		for (int j = 0; j < b->defs[i]->n_leaves; j++, k++) {
			const wfi_value *v = wfi_leaf("shard_map", b->leaf[k]);
			int64_t start[WF_MAX_RANK];

			if (!v)
				return false;
			err = wfi_layout_of(b->o->mesh, wfi_shard_spec(b->o, true, i, b->defs[i], j), &b->layout[k]);
			if (!err)
				err = wfi_layout_check(&b->layout[k], &v->type);
			if (err) {
				fail_in(err, "argument", i, b->defs[i], j);
				return false;
			}
			wfi_layout_block(&b->layout[k], &v->type, 0, start, &b->block[k]);
			if (!whole)
				b->leaf[k] = blocks_of(&b->layout[k], &b->block[k], b->leaf[k]);
		}
	}
	return !wfi_failed();
}

/* f over all devices: batched over the axes from the last to the first. has[r * axes + i]: result r has axis i, in front of its block */
static wf_error *batch_all(const blocks *b, wfi_func *f, const wfi_layout *out, bool *has, wfi_func **all)
{
	const wf_mesh *m = b->o->mesh;
	int n_in = f->body->n_params, n_out = f->body->n_results;
	bool *in = wfi_alloc((size_t)(n_in + n_out) + 1), *result = in + n_in;
	wf_error *err = NULL;

	*all = wfi_func_retain(f);
	for (int axis = m->n - 1; axis >= 0 && !err; axis--) {
		wfi_func *next = NULL;

		for (int i = 0; i < n_in; i++)
			in[i] = i < b->n_leaves && cuts(&b->layout[i], axis);
		for (int r = 0; r < n_out; r++)
			result[r] = cuts(&out[r], axis);
		err = wfi_batch_func(*all, m->local[axis], m->name[axis], in, result, &next);
		for (int r = 0; r < n_out; r++)
			has[r * m->n + axis] = result[r];
		wfi_func_release(*all);
		*all = next;
	}
	wfi_free(in);
	return err;
}

/* of the axes that a result has and its spec does not name, the first device's */
static wf_val of_first(const wfi_layout *l, const bool *has, wf_val v)
{
	int at = 0;

	for (int axis = 0; axis < l->mesh->n; axis++) {
		if (has[axis] && !cuts(l, axis))
			v = (wf_at)(at ? (wf_moveaxis)(v, at, 0) : v, 0);
		else
			at += has[axis];
	}
	return v;
}

static bool result_layouts(const wfi_shard_opts *o, const wfi_func *f, const wfi_treedef *def, wfi_layout *l)
{
	bool tuple = def->kind == WFI_TUPLE;
	int n = tuple ? def->n : 1;
	wf_error *err = wfi_shard_check(o, false, n, tuple ? def->child : &def);

	if (err) {
		wfi_fail_error(err);
		return false;
	}
	for (int i = 0, r = 0; i < n; i++) {
		const wfi_treedef *d = tuple ? def->child[i] : def;

		for (int j = 0; j < d->n_leaves; j++, r++) {
			wfi_type whole = f->body->results[r]->type;

			err = wfi_layout_of(o->mesh, wfi_shard_spec(o, false, i, d, j), &l[r]);
			if (!err)
				err = wfi_layout_make_whole(&l[r], &whole);
			if (err) {
				fail_in(err, "result", i, d, j);
				return false;
			}
		}
	}
	return true;
}

static wf_val run_blocks(const blocks *b, wfi_func *f, const wfi_treedef *result)
{
	int n_in = f->body->n_params, n_out = f->body->n_results, axes = b->o->mesh->n;
	wfi_layout *out = wfi_alloc((size_t)(n_out + 1) * sizeof *out);
	bool *has = wfi_alloc((size_t)(n_out * axes) + 1);
	wf_val *in = wfi_alloc((size_t)(n_in + n_out + 1) * sizeof *in), *v = in + n_in, value = wfi_poison;
	wfi_func *all = NULL;

	if (result_layouts(b->o, f, result, out)) {
		wf_error *err = batch_all(b, f, out, has, &all);

		memcpy(in, b->leaf, (size_t)b->n_leaves * sizeof *in);
		for (int i = b->n_leaves; i < n_in; i++)
			in[i] = wfi_val_of(f->captures[i - b->n_leaves]);
		if (err)
			wfi_fail_error(err);
		else
			wfi_inline(all, in, v);
		for (int r = 0; r < n_out && !wfi_failed(); r++)
			v[r] = whole_of(&out[r], &f->body->results[r]->type, of_first(&out[r], has + r * axes, v[r]));
		if (!wfi_failed())
			value = wfi_val_build(result, v);
	}
	wfi_func_release(all);
	wfi_free(in);
	wfi_free(has);
	wfi_free(out);
	return value;
}

/* each block where it is: what the mesh's devices run */
static wf_val run_on_devices(const blocks *b, wfi_func *f, const wfi_treedef *result)
{
	int n_out = f->body->n_results;
	wfi_layout *out = wfi_alloc((size_t)(n_out + 1) * sizeof *out);
	wf_val *v = wfi_alloc((size_t)(n_out + 1) * sizeof *v), value = wfi_poison;
	wfi_cuts in_cuts = { 0 }, out_cuts = { 0 };

	if (result_layouts(b->o, f, result, out)) {
		for (int i = 0; i < b->n_leaves; i++)
			wfi_cuts_add(&in_cuts, &b->layout[i]);
		for (int r = 0; r < n_out; r++)
			wfi_cuts_add(&out_cuts, &out[r]);
		wfi_emit_on_devices(b->o->mesh, b->n_leaves, b->leaf, &in_cuts, f, &out_cuts, v);
		if (!wfi_failed())
			value = wfi_val_build(result, v);
	}
	wfi_free(in_cuts.v);
	wfi_free(out_cuts.v);
	wfi_free(v);
	wfi_free(out);
	return value;
}

static wf_val apply_shard_map(const struct wfi_callable *c, const wf_val *args, int n)
{
	blocks b = { .o = &c->opts.shard, .n_args = n, .defs = wfi_alloc((size_t)(n + 1) * sizeof *b.defs) };
	const wf_mesh *m = b.o->mesh;
	const wfi_treedef *result = NULL;
	wf_val value = wfi_poison;
	wfi_axis axes[WFI_MESH_AXES];
	wfi_func *f = NULL;
	bool devices = m && wfi_runs_on_devices(m);

	if (m && m->over_workers && !devices) {
		wfi_fail_error(wf_error_new(WF_UNSUPPORTED, "shard_map: its mesh is over several workers, and this is no program that they run together: inside a pmap or another "
			"shard_map, for wf_make_ir, an export, or while WEFT_DEBUG_NANS or WEFT_DEBUG_KEY_REUSE look. Call it by wf_call, or in a function that "
			"wf_call runs"));
	} else if (cut_arguments(&b, args, n, devices)) {
		bool before = wfi_one_device_begin();
		wf_error *err = wfi_trace_types(c->inner, n, b.defs, b.block, wfi_mesh_trace_axes(m, axes), &f, &result);

		wfi_one_device_end(before);
		if (err)
			wfi_fail_error(err);
		else
			value = devices ? run_on_devices(&b, f, result) : run_blocks(&b, f, result);
	}
	wfi_func_release(f);
	wfi_free(b.layout);
	wfi_free(b.block);
	wfi_free(b.leaf);
	wfi_free(b.defs);
	return value;
}

const wfi_callable_kind wfi_kind_shard_map = { "shard_map", apply_shard_map };

wf_fn wfi_shard_map(wf_fn f, const wf_mesh *mesh, wf_shard_map_opts o)
{
	return wfi_around(f, (struct wfi_callable){ .kind = &wfi_kind_shard_map, .opts.shard = { mesh, o } });
}

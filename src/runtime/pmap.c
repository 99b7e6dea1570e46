/* pmap.c: what a pmap asks for: which axis of which argument its devices share, and how their results are put together. Pmaps directly inside each
 * other take outer × inner devices where there are so many; else the inner one is part of the program of each of the outer's. */
#include <stdlib.h>
#include "base/process.h"
#include "runtime/runtime.h"

static wf_error *bad(wf_arrays in, size_t arg, int leaf, const char *format, ...) WFI_PRINTF(4, 5);
static wf_error *bad(wf_arrays in, size_t arg, int leaf, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	char *what = wfi_vformat(format, ap), *label = wfi_leaf_label(in, (int)arg, leaf);
	va_end(ap);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "pmap: %s: %s", label, what);
	wfi_free(label);
	wfi_free(what);
	return err;
}

static const struct wfi_callable *without_jit(const struct wfi_callable *c)
{
	while (c->kind == &wfi_kind_jit)
		c = c->inner;
	return c;
}

static wf_error *check_options(const struct wfi_callable *c, wf_arrays in, bool outermost)
{
	const wfi_treedef **defs = wfi_alloc((in.n + 1) * sizeof *defs);

	for (size_t i = 0; i < in.n; i++)
		defs[i] = in.v[i]->def;
	wf_error *err = wfi_pmap_check(c, (int)in.n, defs);
	wfi_free(defs);
	if (!err)
		err = wfi_check_devices("pmap", c->opts.map.devices);
	if (!err && c->opts.map.devices.n && !outermost)
		err = wf_error_new(WF_INVALID_ARGUMENT, "pmap: .devices of a pmap inside another: give them to the outermost, outer × inner of them");
	return err;
}

/* ---- arguments ---- */
/* one leaf on its way in: what is left of it, and which dimension of the whole each dimension of that is */
typedef struct mapped_leaf { wfi_type *share; wfi_layout *layout; int whole[WF_MAX_RANK]; } mapped_leaf;

static void map_leaf(mapped_leaf *m, int dim, int level)
{
	wfi_type *t = m->share;

	m->layout->cut[m->layout->n++] = (struct wfi_cut){ m->whole[dim], level };
	for (int i = dim; i + 1 < t->rank; i++) {
		t->dims[i] = t->dims[i + 1];
		m->whole[i] = m->whole[i + 1];
	}
	t->dims[--t->rank] = 0;
}

typedef struct leveled { int64_t n; size_t arg; int leaf; } leveled;

static wf_error *check_length(const struct wfi_callable *c, wf_arrays in, size_t arg, int leaf, int64_t n, leveled *v)
{
	int64_t size = c->opts.map.axis_size;

	if (n == 0)
		return bad(in, arg, leaf, "the mapped axis is empty");
	if (size && n != size)
		return bad(in, arg, leaf, "its mapped axis is %lld long, axis_size is %lld", (long long)n, (long long)size);
	if (v->n < 0)
		*v = (leveled){ n, arg, leaf };
	if (n == v->n)
		return NULL;
	char *label = wfi_leaf_label(in, (int)v->arg, v->leaf);
	wf_error *err = bad(in, arg, leaf, "its mapped axis is %lld long, that of %s is %lld: all must be equal", (long long)n, label, (long long)v->n);
	wfi_free(label);
	return err;
}

/* takes one pmap's axis off every leaf */
static wf_error *map_level(const struct wfi_callable *c, wf_arrays in, int level, mapped_leaf *m, leveled *v)
{
	int k = 0;

	*v = (leveled){ .n = -1 };
	WF_TRY(check_options(c, in, level == 0));
	for (size_t i = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++, k++) {
			int axis = wfi_map_axis(&c->opts.map, true, (int)i, in.v[i]->def, j), rank = m[k].share->rank;

			if (axis == WF_NONE)
				continue;
			if (rank == 0)
				return bad(in, i, j, "a mapped argument needs an axis to map over, this one is a scalar%s: wf_device_put_replicated it, or say .in_axes WF_NONE for argument %zu",
					level ? " inside of the pmap around" : "", i);
			if (axis < -rank || axis >= rank)
				return bad(in, i, j, "in_axes is %d, it has %d dimension%s", axis, rank, rank == 1 ? "" : "s");
			axis = axis < 0 ? axis + rank : axis;
			WF_TRY(check_length(c, in, i, j, m[k].share->dims[axis], v));
			map_leaf(&m[k], axis, level);
		}
	return v->n < 0 ? wf_error_new(WF_INVALID_ARGUMENT, "pmap: no argument is mapped (in_axes are all WF_NONE): at least one must be") : NULL;
}

static wf_error *check_devices(wf_arrays in, const leveled *v, wf_devices given, wf_devices have, int64_t n, bool nested)
{
	if (given.n && n != given.n && !nested)
		return bad(in, v->arg, v->leaf, "the mapped axis is %lld long, %d devices were given", (long long)v->n, given.n);
	if (n > have.n)
		return bad(in, v->arg, v->leaf, "the mapped axis needs %lld devices, there are %d (WEFT_CPU_DEVICES=%lld makes that many virtual CPU devices)", (long long)n,
			have.n, (long long)n);
	return NULL;
}

/* the name that a pmap around has must not be taken again: collectives could not tell them apart */
static wf_error *add_axis(wf_mesh *m, const struct wfi_callable *c, int64_t n)
{
	const char *name = c->opts.map.axis_name;

	for (int i = 0; i < m->n && *name; i++)
		if (!strcmp(m->name[i], name))
			return wf_error_new(WF_INVALID_ARGUMENT, "pmap: axis \"%s\" is bound by the pmap around it already: give one of them another axis_name", name);
	m->name[m->n] = name;
	m->size[m->n] = m->n ? n : n * wfi_process()->world;
	m->local[m->n++] = (int)n;
	return NULL;
}

/* the pmap directly inside of c takes devices of its own where there are enough; *v has the outer ones' device count */
static wf_error *map_inner(const struct wfi_callable *outermost, const struct wfi_callable *inner, wf_arrays in, int n_leaves, mapped_leaf *m, wf_mesh *mesh, int64_t *n, bool *taken)
{
	wf_devices given = outermost->opts.map.devices;
	wfi_type *share = wfi_alloc((size_t)(n_leaves + 1) * sizeof *share);
	wfi_layout *layout = wfi_alloc((size_t)(n_leaves + 1) * sizeof *layout);
	mapped_leaf *t = wfi_alloc((size_t)(n_leaves + 1) * sizeof *t);
	leveled v;

	for (int k = 0; k < n_leaves; k++) {
		share[k] = *m[k].share;
		layout[k] = *m[k].layout;
		t[k] = m[k];
		t[k].share = &share[k];
		t[k].layout = &layout[k];
	}
	wf_error *err = map_level(inner, in, mesh->n, t, &v);
	*taken = !err && *n * v.n <= (given.n ? given.n : wf_get_devices().n) && (!given.n || *n * v.n <= given.n);
	if (*taken)
		err = add_axis(mesh, inner, v.n);
	for (int k = 0; k < n_leaves && *taken; k++) {
		*m[k].share = share[k];
		*m[k].layout = layout[k];
		memcpy(m[k].whole, t[k].whole, sizeof t[k].whole);
	}
	if (*taken)
		*n *= v.n;
	wfi_free(t);
	wfi_free(layout);
	wfi_free(share);
	return err;
}

static wf_error *map_all(const struct wfi_callable *c, wf_arrays in, int n_leaves, mapped_leaf *m, wf_mesh *mesh, const struct wfi_callable **traced)
{
	wf_devices given = c->opts.map.devices, have = wf_get_devices();
	bool taken = true;
	leveled v;

	WF_TRY(map_level(c, in, 0, m, &v));
	WF_TRY(add_axis(mesh, c, v.n));
	int64_t n = v.n;
	WF_TRY(check_devices(in, &v, given, have, n, without_jit(c->inner)->kind == &wfi_kind_pmap));
	*traced = c->inner;
	while (taken && mesh->n < WFI_MESH_AXES) {
		const struct wfi_callable *inner = without_jit(*traced);

		if (inner->kind != &wfi_kind_pmap)
			break;
		WF_TRY(map_inner(c, inner, in, n_leaves, m, mesh, &n, &taken));
		if (taken)
			*traced = inner->inner;
	}
	if (given.n && n != given.n)
		return bad(in, v.arg, v.leaf, "the mapped axes need %lld devices, %d were given", (long long)n, given.n);
	mesh->n_devices = (int)n;
	mesh->device = given.n ? given.v : have.v;
	mesh->over_workers = wfi_process()->world > 1;
	return NULL;
}

wf_error *wfi_pmap_arguments(const struct wfi_callable *c, wf_arrays in, wfi_program *p, wfi_type *share, const struct wfi_callable **traced)
{
	mapped_leaf *m = wfi_alloc((size_t)(p->n_leaves + 1) * sizeof *m);
	wf_mesh mesh = { .n = 0 };

	for (int k = 0; k < p->n_leaves; k++) {
		m[k].share = &share[k];
		m[k].layout = &p->in_layout[k];
		for (int i = 0; i < WF_MAX_RANK; i++)
			m[k].whole[i] = i;
	}
	wf_error *err = map_all(c, in, p->n_leaves, m, &mesh, traced);
	if (!err)
		p->mesh = wfi_mesh_intern(&mesh);
	for (int k = 0; k < p->n_leaves; k++)
		p->in_layout[k].mesh = p->mesh;
	wfi_free(m);
	return err;
}

/* ---- results ---- */
static wf_error *place_axis(const wf_map_opts *o, int out, const wfi_treedef *def, int leaf, int level, wfi_type *whole, wfi_layout *l)
{
	int axis = wfi_map_axis(o, false, out, def, leaf), rank = whole->rank + 1;
	wf_error *err = NULL;

	if (axis == WF_NONE)
		return NULL;
	char *path = wfi_leaf_text(def, leaf);
	if (axis < -rank || axis >= rank)
		err = wf_error_new(WF_INVALID_ARGUMENT, "pmap: result %d%s: out_axes is %d, it has %d dimension%s (the mapped one included)", out, path, axis, rank,
			rank == 1 ? "" : "s");
	else if (rank > WF_MAX_RANK)
		err = wf_error_new(WF_INVALID_ARGUMENT, "pmap: result %d%s would have more than %d dimensions", out, path, WF_MAX_RANK);
	wfi_free(path);
	if (err)
		return err;
	axis = axis < 0 ? axis + rank : axis;
	memmove(whole->dims + axis + 1, whole->dims + axis, (size_t)(whole->rank - axis) * sizeof whole->dims[0]);
	whole->dims[axis] = l->mesh->local[level];
	whole->rank++;
	memmove(l->cut + 1, l->cut, (size_t)l->n++ * sizeof l->cut[0]); /* the outermost stays first, as in the arguments' layouts */
	for (int i = 1; i < l->n; i++)
		l->cut[i].dim += l->cut[i].dim >= axis;
	l->cut[0] = (struct wfi_cut){ axis, level };
	return NULL;
}

static wf_error *check_result_options(const struct wfi_callable *c, const wfi_program *p)
{
	const wf_map_opts *o = &c->opts.map;

	for (int i = p->n_outs; i < (int)WFI_LEN(o->out_axes); i++)
		if (o->out_axes[i])
			return wf_error_new(WF_INVALID_ARGUMENT, "pmap: out_axes has an entry for result %d, there %s %d", i, p->n_outs == 1 ? "is" : "are", p->n_outs);
	return wfi_check_axes_at("pmap", o, false, p->n_outs, p->out_defs);
}

wf_error *wfi_pmap_results(const struct wfi_callable *c, wfi_program *p)
{
	const struct wfi_callable *level[WFI_MESH_AXES];
	int r = 0;

	for (int i = 0; i < p->mesh->n; i++) {
		level[i] = c = without_jit(c);
		WF_TRY(check_result_options(c, p));
		c = c->inner;
	}
	for (int i = 0; i < p->n_outs; i++)
		for (int l = 0; l < p->out_defs[i]->n_leaves; l++, r++) {
			wfi_layout *out = &p->out_layout[r];

			p->out_type[r] = p->result_types[r];
			out->mesh = p->mesh;
			for (int k = p->mesh->n - 1; k >= 0; k--)
				WF_TRY(place_axis(&level[k]->opts.map, i, p->out_defs[i], l, k, &p->out_type[r], out));
			p->out_kind[r] = !out->n ? WFI_SINGLE : p->mesh->n == 1 && !out->cut[0].dim ? WFI_STACKED : WFI_SHARDED;
		}
	return NULL;
}

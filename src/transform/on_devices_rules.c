/* on_devices_rules.c: wf.on_devices: derivatives and vmap. The region is what one device does; all devices together are one function of the wholes:
 *   - forwards, the region becomes the region with its tangents, cut as the values are;
 *   - to be transposed it is cut in two: what does not depend on tangents runs first, and what the linear rest needs of it stays on its device: one more
 *     result, cut along a dimension of its own by all axes;
 *   - the transpose runs the transposed region. A value that several devices hold copies of gets the sum of what they give for it; of a result that
 *     several give, the first one's counts, so only that one is given its cotangent. */
#include <weft/collective.h>
#include <weft/ops.h>
#include "transform/on_devices.h"
#include "transform/rules.h"
#include "transform/split.h"
#include "transform/transform.h"

/* ---- building ---- */

void wfi_cuts_add(wfi_cuts *c, const wfi_layout *l)
{
	c->v = wfi_realloc(c->v, (size_t)(c->n + 1 + 2 * l->n) * sizeof *c->v);
	c->v[c->n++] = l->n;
	for (int i = 0; i < l->n; i++) {
		c->v[c->n++] = l->cut[i].dim;
		c->v[c->n++] = l->cut[i].axis;
	}
}

const wfi_axis *wfi_mesh_trace_axes(const wf_mesh *m, wfi_axis *room)
{
	for (int i = 0; m && i < m->n; i++)
		room[i] = (wfi_axis){ i + 1 < m->n ? &room[i + 1] : NULL, m->name[m->n - 1 - i], m->size[m->n - 1 - i] };
	return m ? room : NULL;
}

void wfi_emit_on_devices(const wf_mesh *m, int n_in, const wf_val *in, const wfi_cuts *in_cuts, wfi_func *f, const wfi_cuts *out_cuts, wf_val *out)
{
	int64_t local[WFI_MESH_AXES];
	const wfi_on_devices_attrs a = { (int64_t)(intptr_t)m, { m ? m->n : 0, local }, { in_cuts->n, in_cuts->v }, { out_cuts->n, out_cuts->v } };

	for (int i = 0; m && i < m->n; i++)
		local[i] = m->local[i];
	wfi_emit_regions(wfi_op_find("wf.on_devices"), &a, n_in, in, 1, &f, out, f->body->n_results);
}

bool wfi_runs_on_devices(const wf_mesh *m)
{
	return *wfi_trace_devices() && (m->n_devices > 1 || m->over_workers);
}

bool wfi_one_device_begin(void)
{
	bool before = *wfi_trace_devices();

	*wfi_trace_devices() = false;
	return before;
}

void wfi_one_device_end(bool before)
{
	*wfi_trace_devices() = before;
}

/* ---- reading ---- */

static const wf_mesh *mesh_of(const wfi_view *e)
{
	return (const wf_mesh *)(intptr_t)((const wfi_on_devices_attrs *)e->attrs)->mesh;
}

/* the layout of operand i, or (out) of result i */
static wfi_layout layout_of(const wfi_view *e, bool out, int i)
{
	const wfi_on_devices_attrs *a = e->attrs;
	wfi_layout l = { .mesh = mesh_of(e) };
	const int64_t *pair = wfi_cuts_of(out ? a->out_cuts : a->in_cuts, i, &l.n);

	for (int k = 0; k < l.n; k++)
		l.cut[k] = (struct wfi_cut){ (int)pair[2 * k], (int)pair[2 * k + 1] };
	return l;
}

static void add_cuts_of(wfi_cuts *c, const wfi_view *e, bool out, int i)
{
	const wfi_layout l = layout_of(e, out, i);

	wfi_cuts_add(c, &l);
}

/* each device's own, along a dimension in front */
static wfi_layout own_layout(const wf_mesh *m)
{
	wfi_layout l = { .mesh = m, .n = m ? m->n : 0 };

	for (int i = 0; i < l.n; i++)
		l.cut[i] = (struct wfi_cut){ 0, i };
	return l;
}

static bool cuts_axis(const wfi_layout *l, int axis)
{
	for (int i = 0; i < l->n; i++)
		if (l->cut[i].axis == axis)
			return true;
	return false;
}

/* the sum over the devices that hold copies */
static wf_val of_copies(const wfi_layout *l, wf_val v)
{
	for (int axis = 0; l->mesh && axis < l->mesh->n; axis++)
		if (!cuts_axis(l, axis) && l->mesh->size[axis] > 1)
			v = wfi_psum(v, l->mesh->name[axis], (wf_psum_opts){ 0 });
	return v;
}

/* v on the first of the devices that hold copies, zeros on the others */
static wf_val first_only(const wfi_layout *l, wf_val v)
{
	wf_val first = { NULL };

	for (int axis = 0; l->mesh && axis < l->mesh->n; axis++)
		if (!cuts_axis(l, axis) && l->mesh->size[axis] > 1) {
			wf_val here = (wf_equal)((wf_axis_index)(l->mesh->name[axis]), wf_ci(0));
			first = first.node ? (wf_logical_and)(first, here) : here;
		}
	return first.node ? (wf_where)(first, v, wfi_zeros_like(v)) : v;
}

/* Regions are transformed where the mesh's axes are bound (a rule of the user's may name them), and as what one device does. */
typedef struct inside { wfi_trace *t; bool before; wfi_axis axes[WFI_MESH_AXES]; } inside;

static void go_inside(inside *in, const wfi_view *e)
{
	in->before = wfi_one_device_begin();
	in->t = wfi_trace_begin("devices", wfi_mesh_trace_axes(mesh_of(e), in->axes));
}

static wf_error *come_out(inside *in, wf_error *err)
{
	wfi_func *none = NULL;
	wf_error *other = wfi_trace_end(in->t, 0, NULL, &none);

	wfi_func_release(none);
	wfi_one_device_end(in->before);
	if (!err)
		return other;
	wf_error_free(other);
	return err;
}

/* ---- forwards ---- */

static void forward(const wfi_view *e, wfi_func *j, const wf_val *t, const bool *result_active, wf_val *out, wf_val *t_out)
{
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in + 2 * e->n_out + 1) * sizeof *in), *results = in + 2 * e->n_in;
	wfi_cuts in_cuts = { 0 }, out_cuts = { 0 };
	int m = e->n_in, k = e->n_out;

	for (int i = 0; i < e->n_in; i++) {
		in[i] = e->in[i];
		add_cuts_of(&in_cuts, e, false, i);
	}
	for (int i = 0; i < e->n_in; i++)
		if (t[i].node) {
			in[m++] = t[i];
			add_cuts_of(&in_cuts, e, false, i);
		}
	for (int i = 0; i < e->n_out; i++)
		add_cuts_of(&out_cuts, e, true, i);
	for (int i = 0; i < e->n_out; i++)
		if (result_active[i])
			add_cuts_of(&out_cuts, e, true, i);
	wfi_emit_on_devices(mesh_of(e), m, in, &in_cuts, j, &out_cuts, results);
	for (int i = 0; i < e->n_out; i++) {
		out[i] = results[i];
		if (result_active[i])
			t_out[i] = results[k++];
	}
	wfi_free(in_cuts.v);
	wfi_free(out_cuts.v);
	wfi_free(in);
}

/* ---- to be transposed: the values, then what is linear ---- */

typedef struct parts {
	const wfi_view *e;
	const wfi_func *j;         /* parameters: operands, tangents; results: the equation's, tangents */
	int n_t;                   /* tangents */
	bool *linear;              /* of j's parameters */
	bool *first, *second;      /* which results of j the two parts give */
	bool *passed;              /* of j's parameters: operands, which the second part is given as they are */
	wf_val *given;             /* of j's parameters: nothing is the same on all devices for sure */
	wfi_split split;
	wf_val *kept;              /* residuals, in their order: wholes */
} parts;

static wf_val with_front(wf_val v)
{
	return wfi_is_poison(v) || wfi_type_of(v)->rank == WF_MAX_RANK ? wfi_fail("shard_map", "a value of %d dimensions cannot be kept for the derivative", WF_MAX_RANK)
	                                                               : (wf_expand_dims)(v, 0);
}

static wf_val without_front(wf_val v)
{
	return wfi_squeeze(v, (const int64_t[]){ 0, WFI_END_DIM });
}

/* f inlined, its parameters and captures as they are */
static void inline_here(const wfi_func *f, const wf_val *own, wf_val *results)
{
	int n_own = f->body->n_params - f->n_captures;
	wf_val *in = wfi_alloc((size_t)(f->body->n_params + 1) * sizeof *in);

	for (int i = 0; i < f->body->n_params; i++)
		in[i] = i < n_own ? own[i] : wfi_val_of(f->captures[i - n_own]);
	wfi_inline(f, in, results);
	wfi_free(in);
}

static wfi_func *values_program(const parts *p)
{
	wfi_func *known = wfi_split_known(&p->split, p->first, p->passed), *f = NULL;
	const wf_mesh *m = mesh_of(p->e);
	wfi_axis axes[WFI_MESH_AXES];

	if (!known)
		return NULL;
	wfi_trace *t = wfi_trace_begin("values", wfi_mesh_trace_axes(m, axes));
	int n = known->body->n_results;
	wf_val *own = wfi_alloc((size_t)(p->e->n_in + n + 1) * sizeof *own), *results = own + p->e->n_in;
	for (int i = 0; i < p->e->n_in; i++)
		own[i] = wfi_trace_param(t, &p->j->body->params[i]->type, false);
	inline_here(known, own, results);
	for (int i = p->e->n_out; i < n; i++)
		results[i] = with_front(results[i]);
	f = wfi_end_func(t, n, results);
	wfi_func_release(known);
	wfi_free(own);
	return f;
}

static void run_values(parts *p, wf_val *out)
{
	const wf_mesh *m = mesh_of(p->e);
	const wfi_layout own = own_layout(m);
	wfi_func *f = values_program(p);
	wfi_cuts in_cuts = { 0 }, out_cuts = { 0 };
	int n = f ? f->body->n_results : 0, k = p->e->n_out;
	wf_val *results = wfi_alloc((size_t)(n + 1) * sizeof *results);

	for (int i = 0; i < p->e->n_in; i++)
		add_cuts_of(&in_cuts, p->e, false, i);
	for (int i = 0; i < n; i++) {
		if (i < p->e->n_out)
			add_cuts_of(&out_cuts, p->e, true, i);
		else
			wfi_cuts_add(&out_cuts, &own);
	}
	if (f)
		wfi_emit_on_devices(m, p->e->n_in, p->e->in, &in_cuts, f, &out_cuts, results);
	for (int i = 0; i < p->e->n_out; i++)
		out[i] = f ? results[i] : wfi_poison;
	for (int i = 0; i < p->split.n_residuals && f; i++) {
		const wfi_value *r = p->split.residual[i];
		p->kept[i] = r->def ? results[k++] : p->e->in[r->index];
	}
	wfi_free(results);
	wfi_free(in_cuts.v);
	wfi_free(out_cuts.v);
	wfi_func_release(f);
}

/* parameters: tangents, then residuals with a dimension in front where a device's own */
static wfi_func *linear_program(const parts *p)
{
	wfi_func *linear = wfi_split_linear(&p->split, p->second), *f = NULL;
	int n = p->split.n_residuals, k = 0;
	wfi_axis axes[WFI_MESH_AXES];

	if (!linear)
		return NULL;
	wfi_trace *t = wfi_trace_begin("tangents", wfi_mesh_trace_axes(mesh_of(p->e), axes));
	wf_val *own = wfi_alloc((size_t)(p->n_t + n + linear->body->n_results + 1) * sizeof *own), *results = own + p->n_t + n;
	for (int i = 0; i < p->n_t; i++)
		own[k++] = wfi_trace_param(t, &p->j->body->params[p->e->n_in + i]->type, false);
	for (int i = 0; i < n; i++) {
		const wfi_value *r = p->split.residual[i];
		wfi_type type = r->def ? wfi_with_batch(&r->type, 1) : r->type;
		own[k] = wfi_trace_param(t, &type, false);
		own[k] = r->def ? without_front(own[k]) : own[k];
		k++;
	}
	inline_here(linear, own, results);
	f = wfi_end_func(t, linear->body->n_results, results);
	wfi_func_release(linear);
	wfi_free(own);
	return f;
}

static void run_linear(const parts *p, const wf_val *t, const bool *result_active, wf_val *t_out)
{
	const wfi_view *e = p->e;
	const wfi_layout mine = own_layout(mesh_of(e));
	int n = p->split.n_residuals, m = 0, k = 0;
	wf_val *in = wfi_alloc((size_t)(p->n_t + n + e->n_out + 1) * sizeof *in), *results = in + p->n_t + n;
	wfi_cuts in_cuts = { 0 }, out_cuts = { 0 };
	wfi_func *f = linear_program(p);

	for (int i = 0; i < e->n_in; i++)
		if (t[i].node) {
			in[m++] = t[i];
			add_cuts_of(&in_cuts, e, false, i);
		}
	for (int i = 0; i < n; i++) {
		const wfi_value *r = p->split.residual[i];
		in[m++] = p->kept[i];
		if (r->def)
			wfi_cuts_add(&in_cuts, &mine);
		else
			add_cuts_of(&in_cuts, e, false, r->index);
	}
	for (int i = 0; i < e->n_out; i++)
		if (result_active[i])
			add_cuts_of(&out_cuts, e, true, i);
	if (f && !wfi_failed())
		wfi_emit_on_devices(mesh_of(e), m, in, &in_cuts, f, &out_cuts, results);
	for (int i = 0; i < e->n_out; i++)
		if (result_active[i])
			t_out[i] = f && !wfi_failed() ? results[k++] : wfi_poison;
	wfi_free(in_cuts.v);
	wfi_free(out_cuts.v);
	wfi_free(in);
	wfi_func_release(f);
}

static void in_two(const wfi_view *e, const wfi_func *j, const wf_val *t, const bool *result_active, wf_val *out, wf_val *t_out)
{
	int n_params = j->body->n_params, n_results = j->body->n_results;
	bool *flags = wfi_alloc((size_t)(2 * n_params + 2 * n_results) + 1);
	parts p = { .e = e, .j = j, .n_t = n_params - e->n_in, .linear = flags, .passed = flags + n_params, .first = flags + 2 * n_params,
		.second = flags + 2 * n_params + n_results, .given = wfi_alloc((size_t)(n_params + 1) * sizeof(wf_val)) };

	for (int i = 0; i < n_params; i++) {
		p.linear[i] = i >= e->n_in;
		p.passed[i] = i < e->n_in;
	}
	for (int i = 0; i < n_results; i++) {
		p.first[i] = i < e->n_out;
		p.second[i] = i >= e->n_out;
	}
	p.split = wfi_split_func(j, p.linear, p.given, p.second);
	p.kept = wfi_alloc((size_t)(p.split.n_residuals + 1) * sizeof *p.kept);
	if (!wfi_failed())
		run_values(&p, out);
	if (!wfi_failed())
		run_linear(&p, t, result_active, t_out);
	wfi_free(p.kept);
	wfi_split_free(&p.split);
	wfi_free(p.given);
	wfi_free(flags);
}

void wfi_on_devices_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out)
{
	bool *active = wfi_alloc((size_t)(e->n_in + e->n_out) + 1), *result_active = active + e->n_in, some = false;
	inside in;
	wfi_func *f = wfi_region_func(e->regions[0]), *j = NULL;

	for (int i = 0; i < e->n_in; i++)
		active[i] = t[i].node != NULL;
	go_inside(&in, e);
	wf_error *err = come_out(&in, to_transpose ? wfi_linearize_func(f, active, result_active, &j) : wfi_jvp_func(f, active, result_active, &j));
	for (int i = 0; i < e->n_out; i++)
		some = some || result_active[i];
	if (err)
		wfi_fail_error(err);
	else if (!some)
		wfi_emit_view(e, e->in, out);
	else if (to_transpose)
		in_two(e, j, t, result_active, out, t_out);
	else
		forward(e, j, t, result_active, out, t_out);
	wfi_func_release(j);
	wfi_func_release(f);
	wfi_free(active);
}

/* ---- backwards ---- */

/* g (operands that are not wanted, cotangents → cotangents of those wanted) as what the devices do */
static wfi_func *on_copies(const wfi_view *e, const wfi_func *g, const bool *wanted, const bool *given)
{
	wfi_axis axes[WFI_MESH_AXES];
	wfi_trace *t = wfi_trace_begin("transpose", wfi_mesh_trace_axes(mesh_of(e), axes));
	int n_in = g->body->n_params, n_out = g->body->n_results, k = 0, r = 0;
	wf_val *in = wfi_alloc((size_t)(n_in + n_out + 1) * sizeof *in), *out = in + n_in;

	for (int i = 0; i < n_in; i++)
		in[i] = wfi_trace_param(t, &g->body->params[i]->type, false);
	for (int i = 0; i < e->n_in; i++)
		k += !wanted[i];
	for (int i = 0; i < e->n_out; i++)
		if (given[i]) {
			const wfi_layout l = layout_of(e, true, i);
			in[k] = first_only(&l, in[k]);
			k++;
		}
	wfi_inline(g, in, out);
	for (int i = 0; i < e->n_in && !wfi_failed(); i++)
		if (wanted[i]) {
			const wfi_layout l = layout_of(e, false, i);
			out[r] = of_copies(&l, out[r]);
			r++;
		}
	wfi_func *f = wfi_end_func(t, n_out, out);
	wfi_free(in);
	return f;
}

void wfi_on_devices_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	bool *given = wfi_alloc((size_t)e->n_out + 1);
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in + e->n_out + 1) * sizeof *in), *results = in + e->n_in + e->n_out;
	wfi_func *f = wfi_region_func(e->regions[0]), *g = NULL, *all = NULL;
	wfi_cuts in_cuts = { 0 }, out_cuts = { 0 };
	inside at;
	int n = 0;

	for (int i = 0; i < e->n_in; i++)
		if (!wanted[i]) {
			in[n++] = e->in[i];
			add_cuts_of(&in_cuts, e, false, i);
		}
	for (int i = 0; i < e->n_out; i++)
		if ((given[i] = ct[i].node)) {
			in[n++] = ct[i];
			add_cuts_of(&in_cuts, e, true, i);
		}
	for (int i = 0; i < e->n_in; i++)
		if (wanted[i])
			add_cuts_of(&out_cuts, e, false, i);
	go_inside(&at, e);
	wf_error *err = come_out(&at, wfi_transpose_func(f, wanted, given, &g));
	if (err)
		wfi_fail_error(err);
	else
		all = on_copies(e, g, wanted, given);
	if (all)
		wfi_emit_on_devices(mesh_of(e), n, in, &in_cuts, all, &out_cuts, results);
	for (int i = 0, k = 0; i < e->n_in && all; i++)
		if (wanted[i])
			out[i] = results[k++];
	wfi_func_release(all);
	wfi_func_release(g);
	wfi_func_release(f);
	wfi_free(in_cuts.v);
	wfi_free(out_cuts.v);
	wfi_free(in);
	wfi_free(given);
}

/* ---- vmap: every device does its part of every example ---- */

static void add_batched(wfi_cuts *c, const wfi_view *e, bool out, int i, bool batched)
{
	wfi_layout l = layout_of(e, out, i);

	for (int k = 0; k < l.n; k++)
		l.cut[k].dim += batched;
	wfi_cuts_add(c, &l);
}

bool wfi_on_devices_batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_view *e = b->e;
	wfi_func *f = wfi_region_func(e->regions[0]), *g = NULL;
	wfi_cuts in_cuts = { 0 }, out_cuts = { 0 };
	inside in;

	memset(out_batched, 0, (size_t)e->n_out);
	go_inside(&in, e);
	wf_error *err = come_out(&in, wfi_batch_func(f, b->size, b->axis, b->batched, out_batched, &g));
	for (int i = 0; i < e->n_in; i++)
		add_batched(&in_cuts, e, false, i, b->batched[i]);
	for (int i = 0; i < e->n_out; i++)
		add_batched(&out_cuts, e, true, i, out_batched[i]);
	if (err)
		wfi_fail_error(err);
	else
		wfi_emit_on_devices(mesh_of(e), e->n_in, e->in, &in_cuts, g, &out_cuts, out);
	wfi_free(in_cuts.v);
	wfi_free(out_cuts.v);
	wfi_func_release(g);
	wfi_func_release(f);
	return true;
}

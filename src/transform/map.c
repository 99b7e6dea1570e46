/* map.c: vmap of callables: the function is traced for one example, its program is batched (batch.c) and inlined. A pmap inside another traced
 * function is run by its devices (wf.on_devices) where a wf_call asked for the trace; else it is as vmap: one program for all of them. */
#include <weft/device.h>
#include <weft/ops.h>
#include "base/process.h"
#include "transform/callable.h"
#include "transform/on_devices.h"
#include "transform/transform.h"

static void fail_leaf(const char *what, int arg, const wfi_treedef *def, int leaf, const wfi_type *t, const char *format, ...) WFI_PRINTF(6, 7);
static void fail_leaf(const char *what, int arg, const wfi_treedef *def, int leaf, const wfi_type *t, const char *format, ...)
{
	char type[WFI_TYPE_TEXT];
	va_list ap;

	va_start(ap, format);
	char *text = wfi_vformat(format, ap);
	va_end(ap);
	char *path = wfi_leaf_text(def, leaf);
	wfi_fail(what, "argument %d%s (%s): %s", arg, path, wfi_type_text(t, type), text);
	wfi_free(path);
	wfi_free(text);
}

/* the leaves of all arguments, and along which axis each is mapped */
typedef struct mapped {
	const char *what;          /* "vmap", "pmap" */
	int n_args, n_leaves;
	const wfi_treedef **defs;
	wf_val *leaf;
	wfi_type *example;         /* the type of one example */
	int *axis;                 /* WF_NONE, or ≥ 0 */
	int64_t size;
	int first;                 /* the leaf that gave it, or −1 */
} mapped;

static void free_mapped(mapped *m)
{
	wfi_free(m->defs);
	wfi_free(m->leaf);
	wfi_free(m->example);
	wfi_free(m->axis);
}

static int argument_of(const mapped *m, int leaf, int *first)
{
	int arg = 0;

	for (*first = 0; arg < m->n_args && leaf >= *first + m->defs[arg]->n_leaves; arg++)
		*first += m->defs[arg]->n_leaves;
	return arg;
}

static bool map_leaf(const wf_map_opts *o, mapped *m, int arg, int j, int k)
{
	const wfi_treedef *def = m->defs[arg];
	const wfi_value *v = wfi_leaf(m->what, m->leaf[k]);
	int axis = wfi_map_axis(o, true, arg, def, j);

	if (!v)
		return false;
	m->example[k] = v->type;
	m->axis[k] = WF_NONE;
	if (axis == WF_NONE)
		return true;
	int rank = v->type.rank, at = axis < 0 ? axis + rank : axis;
	if (!rank)
		fail_leaf(m->what, arg, def, j, &v->type, "a scalar has no axis to map; to give all examples the same value say .in_axes = WF_NONE for it");
	else if (at < 0 || at >= rank)
		fail_leaf(m->what, arg, def, j, &v->type, "its in_axes entry is %d, it has %d dimension%s: 0 to %d, or -%d to -1, are possible", axis, rank, rank == 1 ? "" : "s",
		          rank - 1, rank);
	if (!rank || at < 0 || at >= rank)
		return false;
	int64_t n = v->type.dims[at];
	if (m->first >= 0 && n != m->size) {
		int from, other = argument_of(m, m->first, &from);
			char *path = wfi_leaf_text(m->defs[other], m->first - from);
		fail_leaf(m->what, arg, def, j, &v->type, "axis %d is %lld long, that of argument %d%s is %lld; mapped axes must be equally long "
		          "(.in_axes = WF_NONE is for what all %s share)", at, (long long)n, other,
		          path, (long long)m->size, !strcmp(m->what, "pmap") ? "devices" : "examples");
		wfi_free(path);
		return false;
	}
	if (o->axis_size && n != o->axis_size) {
		fail_leaf(m->what, arg, def, j, &v->type, "axis %d is %lld long, axis_size is %lld: they must be equal (axis_size can be left out)", at, (long long)n, (long long)o->axis_size);
		return false;
	}
	if (m->first < 0)
		m->first = k;
	m->size = n;
	m->axis[k] = at;
	memmove(m->example[k].dims + at, m->example[k].dims + at + 1, (size_t)(rank - 1 - at) * sizeof(int64_t));
	m->example[k].dims[--m->example[k].rank] = 0;
	return true;
}

static bool map_arguments(const char *what, const wf_map_opts *o, const wf_val *args, int n, mapped *m)
{
	*m = (mapped){ .what = what, .n_args = n, .first = -1, .defs = wfi_alloc((size_t)(n + 1) * sizeof *m->defs) };
	for (int i = 0; i < n; i++) {
		if (wfi_is_poison(args[i]))
			return false;
		m->defs[i] = wfi_val_def(args[i]);
		m->n_leaves += m->defs[i]->n_leaves;
	}
	m->leaf = wfi_alloc((size_t)(m->n_leaves + 1) * sizeof *m->leaf);
	m->example = wfi_alloc((size_t)(m->n_leaves + 1) * sizeof *m->example);
	m->axis = wfi_alloc((size_t)(m->n_leaves + 1) * sizeof *m->axis);
	wf_error *err = wfi_check_axes_at(what, o, true, n, m->defs);
	if (err) {
		wfi_fail_error(err);
		return false;
	}
	for (int i = 0, k = 0; i < n; i++) {
		wfi_val_leaves(args[i], m->leaf + k);
		for (int j = 0; j < m->defs[i]->n_leaves; j++, k++)
			if (!map_leaf(o, m, i, j, k))
				return false;
	}
	if (m->first < 0 && (o->axis_size < 1 || !strcmp(what, "pmap"))) {
		wfi_fail(what, !strcmp(what, "pmap") ? "no argument is mapped (in_axes are all WF_NONE): at least one must be"
		                                     : "no argument is mapped: the batch has no size (map one with .in_axes, or say .axis_size)");
		return false;
	}
	if (m->first < 0)
		m->size = o->axis_size;
	return true;
}

/* whether each result has the batch is decided by the function; that it may is decided by out_axes */
static wf_val place_result(const char *what, const wf_map_opts *o, int r, const wfi_treedef *def, int leaf, wf_val v, bool batched)
{
	int axis = wfi_map_axis(o, false, r, def, leaf), rank = wfi_is_poison(v) ? 0 : wfi_type_of(v)->rank;

	if (wfi_is_poison(v) || (axis == WF_NONE && !batched))
		return v;
	if (axis == WF_NONE && !strcmp(what, "pmap"))
		return (wf_at)(v, 0); /* one device's */
	if (axis >= -rank && axis < rank)
		return axis ? (wf_moveaxis)(v, 0, axis) : v;
	char *path = wfi_leaf_text(def, leaf);
	if (axis == WF_NONE)
		wfi_fail("vmap", "result %d%s depends on the example, its out_axes entry is WF_NONE", r, path);
	else
		wfi_fail(what, "result %d%s: its out_axes entry is %d, it has %d dimension%s (the mapped one included)", r, path, axis, rank, rank == 1 ? "" : "s");
	wfi_free(path);
	return wfi_poison;
}

static bool wants_batch(const wf_map_opts *o, int r, const wfi_treedef *def, int leaf)
{
	return wfi_map_axis(o, false, r, def, leaf) != WF_NONE;
}

static bool check_results(const char *what, const wf_map_opts *o, const wfi_treedef *def)
{
	bool tuple = def->kind == WFI_TUPLE;
	wf_error *err = wfi_check_axes_at(what, o, false, tuple ? def->n : 1, tuple ? def->child : &def);

	for (int i = tuple ? def->n : 1; i < 8 && !err; i++)
		if (o->out_axes[i])
			err = wf_error_new(WF_INVALID_ARGUMENT, "%s: out_axes has an entry for result %d, there %s %d (the first is 0)", what, i,
			                   tuple && def->n != 1 ? "are" : "is", tuple ? def->n : 1);
	if (err)
		wfi_fail_error(err);
	return !err;
}

static wf_val results(const char *what, const wf_map_opts *o, const wfi_treedef *def, wf_val *v, const bool *batched)
{
	bool tuple = def->kind == WFI_TUPLE;

	if (!check_results(what, o, def))
		return wfi_poison;
	for (int r = 0, k = 0; r < (tuple ? def->n : 1); r++) {
		const wfi_treedef *d = tuple ? def->child[r] : def;
		for (int l = 0; l < d->n_leaves; l++, k++)
			v[k] = place_result(what, o, r, d, l, v[k], batched[k]);
	}
	return wfi_failed() ? wfi_poison : wfi_val_build(def, v);
}

static void ask_for_batches(const wf_map_opts *o, const wfi_treedef *def, bool *batched)
{
	bool tuple = def->kind == WFI_TUPLE;

	for (int r = 0, k = 0; r < (tuple ? def->n : 1); r++) {
		const wfi_treedef *d = tuple ? def->child[r] : def;
		for (int l = 0; l < d->n_leaves; l++, k++)
			batched[k] = wants_batch(o, r, d, l);
	}
}

/* f batched and inlined */
static wf_val run_batched(const wf_map_opts *o, const mapped *m, const wfi_func *f, const wfi_treedef *result)
{
	int n_in = f->body->n_params, n_out = f->body->n_results;
	bool *batched = wfi_alloc((size_t)(n_in + n_out) + 1), *out_batched = batched + n_in;
	wf_val *in = wfi_alloc((size_t)(n_in + n_out + 1) * sizeof *in), *out = in + n_in, value = wfi_poison;
	wfi_func *all = NULL;

	for (int i = 0; i < m->n_leaves; i++) {
		batched[i] = m->axis[i] != WF_NONE;
		in[i] = batched[i] && m->axis[i] ? (wf_moveaxis)(m->leaf[i], m->axis[i], 0) : m->leaf[i];
	}
	for (int i = m->n_leaves; i < n_in; i++)
		in[i] = wfi_val_of(f->captures[i - m->n_leaves]);
	ask_for_batches(o, result, out_batched);
	wf_error *err = wfi_batch_func(f, m->size, *o->axis_name ? o->axis_name : NULL, batched, out_batched, &all);
	if (err) {
		wfi_fail_error(err);
	} else {
		wfi_inline(all, in, out);
		value = results(m->what, o, result, out, out_batched);
	}
	wfi_func_release(all);
	wfi_free(in);
	wfi_free(batched);
	return value;
}

/* traced for one example, batched, inlined */
static wf_val run_mapped(const struct wfi_callable *c, mapped *m)
{
	const wf_map_opts *o = &c->opts.map;
	wfi_axis axis = { NULL, o->axis_name, m->size };
	const wfi_treedef *result = NULL;
	wf_val value = wfi_poison;
	wfi_func *f = NULL;
	wf_error *err = wfi_trace_types(c->inner, m->n_args, m->defs, m->example, *o->axis_name ? &axis : NULL, &f, &result);

	if (err)
		wfi_fail_error(err);
	else
		value = run_batched(o, m, f, result);
	wfi_func_release(f);
	return value;
}

/* ---- pmap where its devices run it ---- */

static wf_val without_axis(wf_val v, int axis)
{
	return wfi_squeeze(v, (const int64_t[]){ axis, WFI_END_DIM });
}

/* of each result the axis along which the devices' are put together, of the rank that it then has, or WF_NONE; false after a failure */
static bool find_out_axes(const wf_map_opts *o, const wfi_func *f, const wfi_treedef *def, int *at)
{
	bool tuple = def->kind == WFI_TUPLE;

	if (!check_results("pmap", o, def))
		return false;
	for (int r = 0, k = 0; r < (tuple ? def->n : 1); r++) {
		const wfi_treedef *d = tuple ? def->child[r] : def;
		for (int l = 0; l < d->n_leaves; l++, k++) {
			int rank = f->body->results[k]->type.rank + 1;

			at[k] = wfi_map_axis(o, false, r, d, l);
			if (at[k] == WF_NONE)
				continue;
			if (at[k] < -rank || at[k] >= rank || rank > WF_MAX_RANK) {
				char *path = wfi_leaf_text(d, l);
				wfi_fail("pmap", "result %d%s: its out_axes entry is %d, it has %d dimension%s (the mapped one included; at most %d are possible)", r, path, at[k],
				         rank, rank == 1 ? "" : "s", WF_MAX_RANK);
				wfi_free(path);
				return false;
			}
			at[k] += at[k] < 0 ? rank : 0;
		}
	}
	return true;
}

/* f of one device's examples as a function of its blocks, which are 1 long where they are mapped */
static wfi_func *of_blocks(const mapped *m, const wfi_func *f, const wfi_axis *axes, const int *out_axis)
{
	wfi_trace *t = wfi_trace_begin("pmap", axes);
	int n_in = f->body->n_params, n_out = f->body->n_results;
	wf_val *in = wfi_alloc((size_t)(n_in + n_out + 1) * sizeof *in), *out = in + n_in;
	wfi_func *g = NULL;

	for (int i = 0; i < m->n_leaves; i++) {
		wfi_type type = *wfi_type_of(m->leaf[i]);
		if (m->axis[i] != WF_NONE)
			type.dims[m->axis[i]] = 1;
		in[i] = wfi_trace_param(t, &type, false);
		in[i] = m->axis[i] == WF_NONE ? in[i] : without_axis(in[i], m->axis[i]);
	}
	for (int i = m->n_leaves; i < n_in; i++)
		in[i] = wfi_val_of(f->captures[i - m->n_leaves]);
	wfi_inline(f, in, out);
	for (int r = 0; r < n_out; r++)
		out[r] = out_axis[r] == WF_NONE || wfi_failed() ? out[r] : (wf_expand_dims)(out[r], out_axis[r]);
	wf_error *err = wfi_trace_end(t, n_out, out, &g);
	if (err)
		wfi_fail_error(err);
	wfi_free(in);
	return g;
}

static wf_val run_on_devices(const wf_map_opts *o, const mapped *m, const wf_mesh *mesh, wfi_func *f, const wfi_axis *axes, const wfi_treedef *result)
{
	int n_out = f->body->n_results, *out_axis = wfi_alloc((size_t)(n_out + 1) * sizeof *out_axis);
	wf_val *v = wfi_alloc((size_t)(n_out + 1) * sizeof *v), value = wfi_poison;
	wfi_cuts in_cuts = { 0 }, out_cuts = { 0 };
	wfi_func *g = find_out_axes(o, f, result, out_axis) ? of_blocks(m, f, axes, out_axis) : NULL;

	for (int i = 0; i < m->n_leaves; i++)
		wfi_cuts_add(&in_cuts, &(wfi_layout){ mesh, m->axis[i] != WF_NONE, { { m->axis[i], 0 } } });
	for (int r = 0; r < n_out && g; r++)
		wfi_cuts_add(&out_cuts, &(wfi_layout){ mesh, out_axis[r] != WF_NONE, { { out_axis[r], 0 } } });
	if (g)
		wfi_emit_on_devices(mesh, m->n_leaves, m->leaf, &in_cuts, g, &out_cuts, v);
	if (g && !wfi_failed())
		value = wfi_val_build(result, v);
	wfi_func_release(g);
	wfi_free(in_cuts.v);
	wfi_free(out_cuts.v);
	wfi_free(v);
	wfi_free(out_axis);
	return value;
}

/* a mesh of as many devices as the mapped axis is long; over workers each has so many */
static wf_val pmap_on_devices(const struct wfi_callable *c, mapped *m, wf_devices have)
{
	const wf_map_opts *o = &c->opts.map;
	const wf_mesh_axis named = { *o->axis_name ? o->axis_name : "pmap", (int)m->size * wfi_process()->world };
	const wf_mesh *mesh = NULL;
	const wfi_treedef *result = NULL;
	wf_val value = wfi_poison;
	wfi_axis room[WFI_MESH_AXES];
	wfi_func *f = NULL;
	wf_error *err = wfi_make_mesh(&named, 1, (wf_devices){ (int)m->size, have.v }, &mesh);
	bool before = wfi_one_device_begin();
	const wfi_axis *axes = wfi_mesh_trace_axes(mesh, room);

	if (!err)
		err = wfi_trace_types(c->inner, m->n_args, m->defs, m->example, axes, &f, &result);
	if (err)
		wfi_fail_error(err);
	else
		value = run_on_devices(o, m, mesh, f, axes, result);
	wfi_one_device_end(before);
	wfi_func_release(f);
	return value;
}

static bool check_options(const wf_map_opts *o, int n)
{
	for (int i = n; i < 8; i++)
		if (o->in_axes[i])
			return wfi_fail("vmap", "in_axes has an entry for argument %d, there %s %d (the first is 0)", i, n == 1 ? "is" : "are", n), false;
	if (o->axis_size < 0)
		return wfi_fail("vmap", "axis_size is %lld; it is the number of examples", (long long)o->axis_size), false;
	if (o->devices.n)
		return wfi_fail("vmap", ".devices is wf_pmap's: vmap runs where the program around it runs"), false;
	if (o->static_broadcasted_argnums || o->donate_argnums)
		return wfi_fail("vmap", ".%s is wf_pmap's; %s", o->donate_argnums ? "donate_argnums" : "static_broadcasted_argnums",
		                o->donate_argnums ? "wf_jit around vmap has it too" : "a fixed value is given with wf_bind"), false;
	if (strchr(o->axis_name, ','))
		return wfi_fail("vmap", "axis_name is \"%s\"; a comma stands between names of several axes (wf_psum(x, \"data,model\"))", o->axis_name), false;
	return true;
}

static wf_val apply_vmap(const struct wfi_callable *c, const wf_val *args, int n)
{
	const wf_map_opts *o = &c->opts.map;
	wf_val value = wfi_poison;
	mapped m;

	if (!check_options(o, n))
		return wfi_poison;
	if (map_arguments("vmap", o, args, n, &m))
		value = run_mapped(c, &m);
	free_mapped(&m);
	return value;
}

/* inside another traced function */
static wf_val apply_pmap(const struct wfi_callable *c, const wf_val *args, int n)
{
	const wf_map_opts *o = &c->opts.map;
	wf_devices have = o->devices.n > 0 ? o->devices : wf_get_devices();
	wf_val value = wfi_poison;
	mapped m;

	if (wfi_process()->world > 1 && *o->axis_name && !*wfi_trace_devices())
		return wfi_fail_error(wf_error_new(WF_UNSUPPORTED, "pmap: in a run of several workers its axis has the devices of all of them, and this is no program that they "
			"run together: inside another pmap or a shard_map, for wf_make_ir, an export, or while WEFT_DEBUG_NANS or WEFT_DEBUG_KEY_REUSE look. Call it by "
			"wf_call, or in a function that wf_call runs"));
	bool ok = map_arguments("pmap", o, args, n, &m);
	wf_error *err = ok ? wfi_pmap_check(c, n, m.defs) : NULL;
	if (err)
		wfi_fail_error(err);
	else if (ok && !m.size)
		wfi_fail("pmap", "the mapped axis is empty");
	else if (ok && o->devices.n > 0 && m.size != o->devices.n)
		wfi_fail("pmap", "the mapped axis is %lld long, %d devices were given", (long long)m.size, o->devices.n);
	else if (ok && m.size > have.n)
		wfi_fail("pmap", "the mapped axis needs %lld devices, there are %d (WEFT_CPU_DEVICES=%lld makes that many virtual CPU devices)", (long long)m.size, have.n,
		         (long long)m.size);
	else if (ok)
		value = *wfi_trace_devices() && (m.size > 1 || wfi_process()->world > 1) ? pmap_on_devices(c, &m, have) : run_mapped(c, &m);
	free_mapped(&m);
	return value;
}

const wfi_callable_kind wfi_kind_vmap = { "vmap", apply_vmap };
const wfi_callable_kind wfi_kind_pmap = { "pmap", apply_pmap };

wf_fn wfi_pmap(wf_fn f, wf_map_opts o)
{
	return wfi_around(f, (struct wfi_callable){ .kind = &wfi_kind_pmap, .opts.map = o });
}

wf_fn wfi_vmap(wf_fn f, wf_map_opts o)
{
	return wfi_around(f, (struct wfi_callable){ .kind = &wfi_kind_vmap, .opts.map = o });
}

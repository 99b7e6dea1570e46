/* map.c: vmap of callables: the function is traced for one example, its program is batched (batch.c) and inlined. A pmap inside another traced
 * function is that too: one program for all its devices. */
#include <weft/device.h>
#include <weft/ops.h>
#include "base/process.h"
#include "transform/callable.h"
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

static wf_val results(const char *what, const wf_map_opts *o, const wfi_treedef *def, wf_val *v, const bool *batched)
{
	bool tuple = def->kind == WFI_TUPLE;
	wf_error *err = wfi_check_axes_at(what, o, false, tuple ? def->n : 1, tuple ? def->child : &def);

	for (int i = tuple ? def->n : 1; i < 8 && !err; i++)
		if (o->out_axes[i])
			err = wf_error_new(WF_INVALID_ARGUMENT, "%s: out_axes has an entry for result %d, there %s %d (the first is 0)", what, i,
			                   tuple && def->n != 1 ? "are" : "is", tuple ? def->n : 1);
	if (err)
		return wfi_fail_error(err);
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

/* inside another traced function: one program for what all devices do, on the device that runs the whole */
static wf_val apply_pmap(const struct wfi_callable *c, const wf_val *args, int n)
{
	const wf_map_opts *o = &c->opts.map;
	wf_devices have = o->devices.n > 0 ? o->devices : wf_get_devices();
	wf_val value = wfi_poison;
	mapped m;

	if (wfi_process()->world > 1 && *o->axis_name)
		return wfi_fail_error(wf_error_new(WF_UNSUPPORTED, "pmap: called inside another traced function in a run of several workers: its axis would have the devices of "
			"all of them. wf_call it by itself (also as wf_jit(wf_pmap(f))); transformations go inside: wf_pmap(wf_grad(f))"));
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
		value = run_mapped(c, &m);
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

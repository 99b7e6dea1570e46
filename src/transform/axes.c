/* axes.c: which axis (or spec) of which part of an argument or result a mapping's options name, and whether there is such a part. */
#include "transform/callable.h"

int wfi_path_covers(const char *at, const wfi_treedef *def, int leaf)
{
	size_t n = strlen(at);
	wfi_str path = { 0 };
	int length = (int)n;

	wfi_treedef_path(def, leaf, &path);
	const char *p = path.s ? path.s : "";
	if (strncmp(at, p, n) || (n && p[n] && p[n] != '.'))
		length = -1;
	wfi_str_free(&path);
	return length;
}

int wfi_map_axis(const wf_map_opts *o, bool in, int arg, const wfi_treedef *def, int leaf)
{
	const wf_axis_at *at = in ? o->in_axes_at : o->out_axes_at;
	const int *axes = in ? o->in_axes : o->out_axes;
	int axis = axes[WFI_MIN(arg, 7)], longest = -1;

	for (int i = 0; i < 8 && at[i].path; i++) {
		int n = at[i].arg == arg ? wfi_path_covers(at[i].path, def, leaf) : -1;

		if (n > longest) {
			longest = n;
			axis = at[i].axis;
		}
	}
	return axis;
}

wf_error *wfi_check_axes_at(const char *what, const wf_map_opts *o, bool in, int n, const wfi_treedef *const *defs)
{
	const wf_axis_at *at = in ? o->in_axes_at : o->out_axes_at;

	for (int i = 0; i < 8 && at[i].path; i++)
		WF_TRY(wfi_check_part(what, in ? "in_axes_at" : "out_axes_at", i, in, at[i].arg, at[i].path, n, defs));
	return NULL;
}

wf_error *wfi_check_part(const char *what, const char *option, int i, bool in, int arg, const char *path, int n, const wfi_treedef *const *defs)
{
	bool found = false;
	wfi_str text = { 0 };

	if (arg < 0 || arg >= n)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: %s[%d] is of %s %d, there %s %d (the first is 0)", what, option, i, in ? "argument" : "result", arg, n == 1 ? "is" : "are", n);
	for (int k = 0; k < defs[arg]->n_leaves && !found; k++)
		found = wfi_path_covers(path, defs[arg], k) >= 0;
	if (found || !*path)
		return NULL;
	wfi_treedef_text(defs[arg], &text);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "%s: %s[%d] names \"%s\" of %s %d, which is %s and has no such part", what, option, i, path, in ? "argument" : "result", arg,
		text.s);
	wfi_str_free(&text);
	return err;
}

/* ---- pmap's options ---- */
/* the value that wf_bind gave counts as the argument after the others: it has equality and a hash, its content */
static int bound_values(const struct wfi_callable *c)
{
	while (c->inner)
		c = c->inner;
	return c->kind == &wfi_kind_bound;
}

static wf_error *check_static(const struct wfi_callable *c, int n, const wfi_treedef *const *defs)
{
	uint64_t fixed = c->opts.map.static_broadcasted_argnums;
	int all = n + bound_values(c);
	wfi_str text = { 0 };

	if (fixed && all < 64 && fixed >> all)
		return wf_error_new(WF_INVALID_ARGUMENT, "pmap: static_broadcasted_argnums names argument %d, there are %d (the first is 0)", 63 - __builtin_clzll(fixed), all);
	if (n < 64)
		fixed &= ((uint64_t)1 << n) - 1;
	if (!fixed)
		return NULL;
	int arg = __builtin_ctzll(fixed);
	wfi_treedef_text(defs[arg], &text);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "pmap: static_broadcasted_argnums names argument %d, which is a tree of arrays (%s): static values must have equality "
		"and a hash; to give all devices the same arrays say .in_axes = { %sWF_NONE, … } for it, to fix a value wf_bind(f, &value)", arg, text.s, arg ? "…, " : "");
	wfi_str_free(&text);
	return err;
}

wf_error *wfi_pmap_check(const struct wfi_callable *c, int n, const wfi_treedef *const *defs)
{
	const wf_map_opts *o = &c->opts.map;

	WF_TRY(check_static(c, n, defs));
	if (o->axis_size < 0)
		return wf_error_new(WF_INVALID_ARGUMENT, "pmap: axis_size is %lld", (long long)o->axis_size);
	for (int i = n; i < (int)WFI_LEN(o->in_axes); i++)
		if (o->in_axes[i])
			return wf_error_new(WF_INVALID_ARGUMENT, "pmap: in_axes has an entry for argument %d, there are %d arguments", i, n);
	return wfi_check_axes_at("pmap", o, true, n, defs);
}

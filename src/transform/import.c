/* import.c: functions of StableHLO modules as callables, and traced programs as modules. */
#include <limits.h>
#include <pthread.h>
#include <weft/ops.h>
#include <weft/stablehlo.h>
#include "stablehlo/stablehlo.h"
#include "transform/callable.h"

/* One imported function. A module with dynamic dimensions is read again for the types of every new set of arguments. */
typedef struct version { struct version *next; wfi_func *func; } version;
typedef struct imported {
	struct imported *next;
	char *text, *file, *name;
	size_t size;
	pthread_mutex_t lock;
	version *versions;
	bool fixed;                /* static as written: the only version */
} imported;
static pthread_mutex_t all_lock = PTHREAD_MUTEX_INITIALIZER;
static imported *all;

/* ---- calling ---- */
static bool fits(const wfi_func *f, int n, const wfi_type *types)
{
	bool ok = f->body->n_params == n;

	for (int i = 0; ok && i < n; i++)
		ok = wfi_type_equal(&f->body->params[i]->type, &types[i]);
	return ok;
}

/* f is NULL and a failure is recorded when the arguments do not fit */
static wfi_func *version_for(imported *m, int n, const wfi_type *types)
{
	wfi_module *module = NULL;
	wf_error *err = NULL;
	wfi_func *f = NULL;

	pthread_mutex_lock(&m->lock);
	for (version *v = m->versions; v && !f; v = v->next)
		if (m->fixed || fits(v->func, n, types))
			f = v->func;
	if (!f) {
		err = wfi_module_parse(m->text, m->size, &(const wfi_parse_opts){ m->file, m->name, n, types, NULL }, &module);
		if (!err) {
			version *v = wfi_alloc(sizeof *v);
			*v = (version){ m->versions, wfi_func_retain(module->funcs[wfi_module_find(module, m->name)]) };
			m->versions = v;
			f = v->func;
		}
	}
	pthread_mutex_unlock(&m->lock);
	wfi_module_free(module);
	if (err)
		wfi_fail_error(err);
	return f;
}

/* a number that was written in the program (wf_c) takes the parameter's type; everything else has it already */
static wf_val as_argument(const imported *m, int i, wf_val v, const wfi_type *want)
{
	const wfi_type *is = wfi_type_of(v);
	char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];

	if (wfi_type_equal(is, want))
		return v;
	if (wfi_value_of(v)->weak && wfi_same_shape(is, want))
		return wf_convert(v, want->dtype);
	return wfi_fail("call", "argument %d of @%s is %s, the function takes %s", i, m->name, wfi_type_text(is, a), wfi_type_text(want, b));
}

static wf_val inlined(const imported *m, const wfi_func *f, int n, wf_val *leaves)
{
	int n_out = f->body->n_results;
	wf_val *out = wfi_alloc(((size_t)n_out + 1) * sizeof *out), r = wfi_poison;

	if (n != f->body->n_params) {
		r = wfi_fail("call", "@%s takes %d arrays, %d are given", m->name, f->body->n_params, n);
	} else {
		for (int i = 0; i < n; i++)
			leaves[i] = as_argument(m, i, leaves[i], &f->body->params[i]->type);
		if (!wfi_failed()) {
			wfi_inline(f, leaves, out);
			out[n_out] = wfi_end;
			r = n_out == 1 ? out[0] : wfi_tuple(out);
		}
	}
	wfi_free(out);
	return r;
}

static wf_val apply_imported(const struct wfi_callable *c, const wf_val *args, int n_args)
{
	imported *m = (imported *)(uintptr_t)c->user;
	int n = 0, k = 0;
	wf_val r = wfi_poison;

	for (int i = 0; i < n_args; i++)
		n += (int)wf_tree_leaves(args[i], NULL, 0);
	wf_val *leaves = wfi_alloc((size_t)n * sizeof *leaves + 1);
	wfi_type *types = wfi_alloc((size_t)n * sizeof *types + 1);
	for (int i = 0; i < n_args; i++)
		k += (int)wf_tree_leaves(args[i], leaves + k, (size_t)(n - k));
	for (int i = 0; i < n && !wfi_failed(); i++) {
		wfi_value *v = wfi_leaf("call", leaves[i]);
		if (v)
			types[i] = v->type;
	}
	wfi_func *f = wfi_failed() ? NULL : version_for(m, n, types);
	if (f)
		r = inlined(m, f, n, leaves);
	wfi_free(types);
	wfi_free(leaves);
	return r;
}

static const wfi_callable_kind kind_imported = { "imported function", apply_imported };

/* ---- importing ---- */
static imported *find(const char *text, size_t size, const char *name)
{
	imported *m = all;

	while (m && !(m->size == size && !strcmp(m->name, name) && (!size || !memcmp(m->text, text, size))))
		m = m->next;
	return m;
}

static imported *keep(const char *text, size_t size, const char *file, const char *name, wfi_func *f)
{
	imported *m;

	pthread_mutex_lock(&all_lock);
	m = find(text, size, name);
	if (!m) {
		m = wfi_alloc(sizeof *m);
		*m = (imported){ .next = all, .text = wfi_strndup(text, size), .file = wfi_strdup(file), .name = wfi_strdup(name), .size = size, .fixed = f != NULL };
		pthread_mutex_init(&m->lock, NULL);
		if (f) {
			m->versions = wfi_alloc(sizeof *m->versions);
			m->versions->func = wfi_func_retain(f);
		}
		all = m;
	}
	pthread_mutex_unlock(&all_lock);
	return m;
}

static wf_error *import(const char *text, size_t size, const char *file, const char *name, wf_fn *out)
{
	wfi_module *module = NULL;
	imported *m = NULL;

	WF_TRY(wfi_module_parse(text, size, &(const wfi_parse_opts){ .file = file }, &module));
	int i = wfi_module_find(module, name);
	if (i >= 0) {
		m = keep(text, size, file, module->names[i], module->funcs[i]);
	} else {
		/* perhaps one with dynamic dimensions: what it is shows when it is called; at least it must be there */
		const char *entry = name ? name : "main";
		char *head = wfi_format("@%s", entry);
		bool there = memmem(text, size, head, strlen(head)) != NULL;
		wfi_free(head);
		if (there)
			m = keep(text, size, file, entry, NULL);
	}
	wfi_module_free(module);
	if (!m)
		return name ? wf_error_new(WF_NOT_FOUND, "%s has no function @%s", file, name) :
		              wf_error_add(wf_error_new(WF_NOT_FOUND, "%s has no function @main, and more than one public function or none", file),
		                           "say which function is meant");
	*out = wfi_intern(&(const struct wfi_callable){ .kind = &kind_imported, .arity = -1, .user = m });
	return NULL;
}

wf_error *wf_import_stablehlo(const char *text, size_t size, const char *name, wf_fn *out)
{
	return import(text, size, "the module's text", name, out);
}

wf_error *wf_import_stablehlo_file(const char *path, const char *name, wf_fn *out)
{
	char *text = NULL;
	size_t size = 0;

	WF_TRY(wfi_read_file(path, SIZE_MAX, &text, &size));
	wf_error *err = import(text, size, path, name, out);
	wfi_free(text);
	return err;
}

/* ---- exporting ---- */
/* A pmap's share of a leaf: without its mapped dimension, whose length is *size (0 before the first). */
static wf_error *share(const struct wfi_callable *map, size_t arg, wfi_type *t, int64_t *size)
{
	char text[WFI_TYPE_TEXT];
	int axis = arg < WFI_LEN(map->opts.map.in_axes) ? map->opts.map.in_axes[arg] : 0;

	if (axis == WF_NONE)
		return NULL;
	if (axis < -t->rank || axis >= t->rank)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_export_stablehlo: pmap maps argument %zu over dimension %d, it is %s", arg, axis, wfi_type_text(t, text));
	axis += axis < 0 ? t->rank : 0;
	if (!t->dims[axis] || (*size && t->dims[axis] != *size))
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_export_stablehlo: the mapped dimension of argument %zu, %s, is %lld long; all must be equal and not 0", arg,
		                    wfi_type_text(t, text), (long long)t->dims[axis]);
	*size = t->dims[axis];
	memmove(t->dims + axis, t->dims + axis + 1, (size_t)(t->rank - 1 - axis) * sizeof t->dims[0]);
	t->dims[--t->rank] = 0;
	return NULL;
}

/* the program of one device of many says of how many */
static void say_replicas(wfi_str *s, int64_t n)
{
	const char *brace = strchr(s->s, '{');
	wfi_str with = { 0 };

	wfi_str_put(&with, s->s, (size_t)(brace - s->s));
	wfi_str_add(&with, "attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = %lld : i32} %s", (long long)n, brace);
	wfi_str_free(s);
	*s = with;
}

wf_error *wf_export_stablehlo(wf_fn f, wf_arrays in, char **text)
{
	const wfi_treedef *result = NULL, **defs;
	wfi_func *traced = NULL;
	wfi_type *types;
	size_t leaves = 0, k = 0;
	wfi_str s = { 0 };

	*text = NULL;
	if (!f.c)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_export_stablehlo: the function is empty");
	for (size_t i = 0; i < in.n; i++) {
		if (!in.v[i])
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_export_stablehlo: input %zu is empty", i);
		leaves += (size_t)in.v[i]->def->n_leaves;
	}
	defs = wfi_alloc(in.n * sizeof *defs + 1);
	types = wfi_alloc(leaves * sizeof *types + 1);
	const struct wfi_callable *c = f.c->kind == &wfi_kind_jit ? f.c->inner : f.c, *map = c->kind == &wfi_kind_pmap ? c : NULL;
	wfi_axis axis = { NULL, map ? map->opts.map.axis_name : NULL, 0 };
	wf_error *err = NULL;
	for (size_t i = 0; i < in.n && !err; i++) {
		defs[i] = in.v[i]->def;
		for (int j = 0; j < defs[i]->n_leaves && !err; j++) {
			types[k] = in.v[i]->leaves[j]->type;
			err = map ? share(map, i, &types[k], &axis.size) : NULL;
			k++;
		}
	}
	if (!err && map && !axis.size)
		err = wf_error_new(WF_INVALID_ARGUMENT, "wf_export_stablehlo: pmap maps no argument");
	if (!err)
		err = wfi_trace_types(map ? map->inner : f.c, (int)in.n, defs, types, map ? &axis : NULL, &traced, &result);
	if (!err)
		err = wfi_module_print(traced, false, &s);
	if (!err && map)
		say_replicas(&s, axis.size);
	if (!err)
		*text = wfi_str_take(&s);
	wfi_str_free(&s);
	wfi_func_release(traced);
	wfi_free((void *)defs);
	wfi_free(types);
	return err;
}

/* callable.c: interning of callables, calling C functions by arity, tracing a call. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include "transform/callable.h"

enum { BUCKETS = 512 };
typedef struct entry { struct entry *next; struct wfi_callable c; } entry;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static entry *table[BUCKETS];

static bool devices_equal(wf_devices a, wf_devices b)
{
	return a.n == b.n && (a.n <= 0 || !memcmp(a.v, b.v, (size_t)a.n * sizeof *a.v));
}

static bool axes_equal(const wf_axis_at *a, const wf_axis_at *b)
{
	for (int i = 0; i < 8; i++)
		if (!a[i].path != !b[i].path || (a[i].path && (a[i].arg != b[i].arg || a[i].axis != b[i].axis || strcmp(a[i].path, b[i].path) != 0)))
			return false;
	return true;
}

static bool is_map(const struct wfi_callable *c)
{
	return c->kind == &wfi_kind_pmap || c->kind == &wfi_kind_vmap;
}

static bool text_equal(const char *a, const char *b)
{
	return !strcmp(a ? a : "", b ? b : "");
}

static bool specs_equal(const wf_spec *a, const wf_spec *b)
{
	for (int i = 0; i < WF_SPEC_DIMS; i++)
		if (!text_equal(a->dim[i], b->dim[i]))
			return false;
	return true;
}

static bool shard_equal(const wfi_shard_opts *a, const wfi_shard_opts *b)
{
	bool equal = a->mesh == b->mesh && a->o.donate_argnums == b->o.donate_argnums;

	for (int i = 0; i < 8 && equal; i++) {
		const wf_spec_at *x[2] = { &a->o.in_specs_at[i], &a->o.out_specs_at[i] }, *y[2] = { &b->o.in_specs_at[i], &b->o.out_specs_at[i] };

		equal = specs_equal(&a->o.in_specs[i], &b->o.in_specs[i]) && specs_equal(&a->o.out_specs[i], &b->o.out_specs[i]);
		for (int k = 0; k < 2 && equal; k++)
			equal = !x[k]->path == !y[k]->path && text_equal(x[k]->path, y[k]->path) && x[k]->arg == y[k]->arg && specs_equal(&x[k]->spec, &y[k]->spec);
	}
	return equal;
}

static bool has_grad_opts(const struct wfi_callable *c)
{
	return c->kind == &wfi_kind_grad || c->kind == &wfi_kind_value_and_grad || c->kind == &wfi_kind_jacfwd || c->kind == &wfi_kind_jacrev;
}

static bool is_custom(const struct wfi_callable *c)
{
	return c->kind == &wfi_kind_custom_jvp || c->kind == &wfi_kind_custom_vjp;
}

static bool opts_equal(const struct wfi_callable *a, const struct wfi_callable *b)
{
	const wf_map_opts *x = &a->opts.map, *y = &b->opts.map;

	if (has_grad_opts(a))
		return a->opts.grad.argnums == b->opts.grad.argnums && a->opts.grad.has_aux == b->opts.grad.has_aux && a->opts.grad.allow_int == b->opts.grad.allow_int &&
		       a->opts.grad.holomorphic == b->opts.grad.holomorphic;
	if (is_custom(a))
		return a->opts.custom.rule == b->opts.custom.rule && a->opts.custom.bwd == b->opts.custom.bwd &&
		       a->opts.custom.nondiff_argnums == b->opts.custom.nondiff_argnums && a->opts.custom.symbolic_zeros == b->opts.custom.symbolic_zeros;
	if (a->kind == &wfi_kind_linear)
		return a->opts.trace == b->opts.trace;
	if (a->kind == &wfi_kind_jit)
		return a->opts.jit.static_argnums == b->opts.jit.static_argnums && a->opts.jit.donate_argnums == b->opts.jit.donate_argnums &&
		       a->opts.jit.debug_key_reuse == b->opts.jit.debug_key_reuse;
	if (a->kind == &wfi_kind_remat)
		return !strcmp(a->opts.remat.policy.text, b->opts.remat.policy.text);
	if (a->kind == &wfi_kind_shard_map)
		return shard_equal(&a->opts.shard, &b->opts.shard);
	if (!is_map(a))
		return true;
	return x->axis_size == y->axis_size && axes_equal(x->in_axes_at, y->in_axes_at) && axes_equal(x->out_axes_at, y->out_axes_at) && !strcmp(x->axis_name, y->axis_name) && !memcmp(x->in_axes, y->in_axes, sizeof x->in_axes) && !memcmp(x->out_axes, y->out_axes, sizeof x->out_axes) &&
	       x->static_broadcasted_argnums == y->static_broadcasted_argnums && x->donate_argnums == y->donate_argnums && devices_equal(x->devices, y->devices);
}

static bool same(const struct wfi_callable *a, const struct wfi_callable *b)
{
	return a->hash == b->hash && a->kind == b->kind && a->arity == b->arity && a->inner == b->inner && a->f == b->f && a->user_size == b->user_size &&
	       (a->user_size ? !memcmp(a->user, b->user, a->user_size) : a->user == b->user) && opts_equal(a, b);
}

static uint64_t hash_of(const struct wfi_callable *c)
{
	uint64_t h = wfi_hash_u64(3, (uint64_t)(uintptr_t)c->kind);

	h = wfi_hash_u64(h, (uint64_t)(uintptr_t)c->inner);
	h = wfi_hash_u64(h, (uint64_t)(uintptr_t)c->f);
	h = c->user_size ? wfi_hash(h, c->user, c->user_size) : wfi_hash_u64(h, (uint64_t)(uintptr_t)c->user);
	if (c->kind == &wfi_kind_remat)
		h = wfi_hash(h, c->opts.remat.policy.text, strlen(c->opts.remat.policy.text));
	if (is_custom(c))
		h = wfi_hash_u64(wfi_hash_u64(h, (uint64_t)(uintptr_t)c->opts.custom.rule), (uint64_t)(uintptr_t)c->opts.custom.bwd);
	if (is_map(c))
		h = wfi_hash(h, c->opts.map.axis_name, strlen(c->opts.map.axis_name));
	return h;
}

static void keep_spec(wf_spec *s)
{
	for (int i = 0; i < WF_SPEC_DIMS; i++)
		s->dim[i] = s->dim[i] ? wfi_strdup(s->dim[i]) : NULL;
}

static void keep_shard(wf_shard_map_opts *o)
{
	for (int i = 0; i < 8; i++) {
		wf_spec_at *in = &o->in_specs_at[i], *out = &o->out_specs_at[i];

		in->path = in->path ? wfi_strdup(in->path) : NULL;
		out->path = out->path ? wfi_strdup(out->path) : NULL;
		keep_spec(&o->in_specs[i]);
		keep_spec(&o->out_specs[i]);
		keep_spec(&in->spec);
		keep_spec(&out->spec);
	}
}

static struct wfi_callable *keep(const struct wfi_callable *proto)
{
	entry *e = wfi_alloc(sizeof *e);

	e->c = *proto;
	if (proto->user_size) {
		void *copy = wfi_alloc(proto->user_size);

		memcpy(copy, proto->user, proto->user_size);
		e->c.user = copy;
	}
	if (is_map(proto)) {
		wf_devices *d = &e->c.opts.map.devices;
		wf_device **v = d->n > 0 ? wfi_alloc((size_t)d->n * sizeof *v) : NULL;

		if (v)
			memcpy(v, d->v, (size_t)d->n * sizeof *v);
		d->v = v;
		e->c.opts.map.axis_name = wfi_strdup(proto->opts.map.axis_name);
		for (int i = 0; i < 8; i++) {
			wf_axis_at *in = &e->c.opts.map.in_axes_at[i], *out = &e->c.opts.map.out_axes_at[i];
			in->path = in->path ? wfi_strdup(in->path) : NULL;
			out->path = out->path ? wfi_strdup(out->path) : NULL;
		}
	}
	if (proto->kind == &wfi_kind_shard_map)
		keep_shard(&e->c.opts.shard.o);
	e->next = table[proto->hash % BUCKETS];
	table[proto->hash % BUCKETS] = e;
	return &e->c;
}

wf_fn wfi_intern(const struct wfi_callable *proto)
{
	struct wfi_callable p = *proto;
	const struct wfi_callable *found = NULL;

	p.cache = NULL;
	if (is_map(&p) && !p.opts.map.axis_name)
		p.opts.map.axis_name = "";
	if (is_map(&p) && (p.opts.map.devices.n <= 0 || !p.opts.map.devices.v))
		p.opts.map.devices = (wf_devices){ p.opts.map.devices.n || p.opts.map.devices.v ? -1 : 0, NULL }; /* -1: a list that the call refuses */
	if (p.kind == &wfi_kind_remat && !p.opts.remat.policy.text)
		p.opts.remat.policy = WF_NOTHING_SAVEABLE;
	p.hash = hash_of(&p);
	pthread_mutex_lock(&lock);
	for (entry *e = table[p.hash % BUCKETS]; e && !found; e = e->next)
		if (same(&e->c, &p))
			found = &e->c;
	if (!found)
		found = keep(&p);
	pthread_mutex_unlock(&lock);
	return (wf_fn){ found };
}

static bool made_of(const struct wfi_callable *c, const struct wfi_callable *part)
{
	return c && (c == part || made_of(c->inner, part) || (is_custom(c) && (made_of(c->opts.custom.rule, part) || made_of(c->opts.custom.bwd, part))));
}

size_t wfi_callables_of(const struct wfi_callable *c, const struct wfi_callable ***out)
{
	const struct wfi_callable **v = NULL;
	size_t n = 0;

	pthread_mutex_lock(&lock);
	for (int i = 0; i < BUCKETS; i++)
		for (const entry *e = table[i]; e; e = e->next)
			if (made_of(&e->c, c)) {
				v = wfi_realloc(v, (n + 1) * sizeof *v);
				v[n++] = &e->c;
			}
	pthread_mutex_unlock(&lock);
	*out = v;
	return n;
}

wf_fn wfi_around(wf_fn f, struct wfi_callable proto)
{
	if (!f.c)
		return f;
	proto.arity = f.c->arity;
	proto.inner = f.c;
	return wfi_intern(&proto);
}

/* ---- C functions ---- */
static wf_val call_c(const struct wfi_callable *c, const wf_val *a, int n)
{
	switch (n) {
	case 0: return ((wfi_f0 *)c->f)();
	case 1: return ((wfi_f1 *)c->f)(a[0]);
	case 2: return ((wfi_f2 *)c->f)(a[0], a[1]);
	case 3: return ((wfi_f3 *)c->f)(a[0], a[1], a[2]);
	case 4: return ((wfi_f4 *)c->f)(a[0], a[1], a[2], a[3]);
	case 5: return ((wfi_f5 *)c->f)(a[0], a[1], a[2], a[3], a[4]);
	case 6: return ((wfi_f6 *)c->f)(a[0], a[1], a[2], a[3], a[4], a[5]);
	case 7: return ((wfi_f7 *)c->f)(a[0], a[1], a[2], a[3], a[4], a[5], a[6]);
	default: return ((wfi_f8 *)c->f)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
	}
}

static wf_val call_bound(const struct wfi_callable *c, const wf_val *a, int n)
{
	const void *u = c->user;

	switch (n) {
	case 0: return ((wfi_b0 *)c->f)(u);
	case 1: return ((wfi_b1 *)c->f)(a[0], u);
	case 2: return ((wfi_b2 *)c->f)(a[0], a[1], u);
	case 3: return ((wfi_b3 *)c->f)(a[0], a[1], a[2], u);
	case 4: return ((wfi_b4 *)c->f)(a[0], a[1], a[2], a[3], u);
	case 5: return ((wfi_b5 *)c->f)(a[0], a[1], a[2], a[3], a[4], u);
	case 6: return ((wfi_b6 *)c->f)(a[0], a[1], a[2], a[3], a[4], a[5], u);
	case 7: return ((wfi_b7 *)c->f)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], u);
	default: return ((wfi_b8 *)c->f)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], u);
	}
}

static wf_val call_generic(const struct wfi_callable *c, const wf_val *a, int n)
{
	return ((wf_generic *)c->f)(a, (size_t)n, c->user);
}

const wfi_callable_kind wfi_kind_c = { "function", call_c };
const wfi_callable_kind wfi_kind_bound = { "bound function", call_bound };
const wfi_callable_kind wfi_kind_generic = { "function", call_generic };

static wf_fn make(const wfi_callable_kind *kind, void (*f)(void), int arity, const void *user, size_t size)
{
	struct wfi_callable c = { .kind = kind, .arity = arity, .f = f, .user = user, .user_size = size };

	return f && (user || !size) ? wfi_intern(&c) : (wf_fn){ NULL }; /* an empty function: whoever calls it gets the error */
}

#define MAKE(n) \
	wf_fn wfi_fn##n(wfi_f##n *f) { return make(&wfi_kind_c, (void (*)(void))f, n, NULL, 0); } \
	wf_fn wfi_bind##n(wfi_b##n *f, const void *user, size_t size) { return make(&wfi_kind_bound, (void (*)(void))f, n, user, size); }
MAKE(0)
MAKE(1)
MAKE(2)
MAKE(3)
MAKE(4)
MAKE(5)
MAKE(6)
MAKE(7)
MAKE(8)

wf_fn wf_fn_generic(wf_generic *f, size_t n_args, const void *user, size_t size)
{
	return make(&wfi_kind_generic, (void (*)(void))f, (int)n_args, user, size);
}

/* ---- calling ---- */
void wfi_callable_name(const struct wfi_callable *c, wfi_str *out)
{
	Dl_info info;

	if (c->inner) {
		wfi_str_add(out, "%s(", c->kind->name);
		wfi_callable_name(c->inner, out);
		wfi_str_add(out, ")");
	} else if (dladdr((void *)(uintptr_t)c->f, &info) && info.dli_sname) {
		wfi_str_add(out, "%s", info.dli_sname);
	} else {
		wfi_str_add(out, "function");
	}
}

/* functions that call themselves while they are traced never end: a program has no recursion */
enum { DEPTH_MOST = 200 };
static _Thread_local int depth;

wf_val wfi_apply_callable(const struct wfi_callable *c, const wf_val *args, int n)
{
	if (!c)
		return wfi_fail("apply", "the function is empty (a NULL function, or bound to NULL)");
	if (depth == DEPTH_MOST)
		return wfi_fail("apply", "functions call each other more than %d deep while they are traced: does one call itself? (loops are wf_while_loop, wf_fori_loop)",
				DEPTH_MOST);
	if (c->arity >= 0 && n != c->arity) {
		wfi_str name = { 0 };

		wfi_callable_name(c, &name);
		wfi_fail("apply", "%s takes %d arguments, %d were given", name.s, c->arity, n);
		wfi_str_free(&name);
		return wfi_poison;
	}
	depth++;
	wf_val v = c->kind->apply(c, args, n);
	depth--;
	return v;
}

wf_val wf_apply_n(wf_fn f, const wf_val *args, size_t n)
{
	return wfi_apply_callable(f.c, args, (int)n);
}

wf_val wfi_apply(wf_fn f, const wf_val *args)
{
	int n = 0;

	while (args[n].node != wfi_end.node)
		n++;
	return wfi_apply_callable(f.c, args, n);
}

wf_error *wfi_trace_end_apply(wfi_trace *t, const struct wfi_callable *c, const wf_val *args, int n, const char *who, const char *what, wfi_func **out,
                              const wfi_treedef **result)
{
	wf_val r = wfi_apply_callable(c, args, n);

	if (!r.node)
		r = wfi_fail(who, "%s returned an empty value (an uninitialised wf_val)", what);
	const wfi_treedef *def = wfi_val_def(r);
	wf_val *leaves = wfi_alloc((size_t)(def->n_leaves + 1) * sizeof *leaves);
	wfi_val_leaves(r, leaves);
	wf_error *err = wfi_trace_end(t, def->n_leaves, leaves, out);
	*result = def;
	wfi_free(leaves);
	return err;
}

wf_error *wfi_trace_types(const struct wfi_callable *c, int n, const wfi_treedef *const *defs, const wfi_type *leaf_types, const wfi_axis *axes, wfi_func **out,
                          const wfi_treedef **result)
{
	wfi_str name = { 0 };

	if (!c)
		return wf_error_new(WF_INVALID_ARGUMENT, "the function is empty (a NULL function, or bound to NULL)");
	wfi_callable_name(c, &name);
	wfi_trace *t = wfi_trace_begin(name.s, axes);
	wfi_trace_remember(t);
	wf_val *args = wfi_alloc((size_t)n * sizeof *args);
	int n_leaves = 0, k = 0;
	for (int i = 0; i < n; i++)
		n_leaves += defs[i]->n_leaves;
	wf_val *leaves = wfi_alloc((size_t)n_leaves * sizeof *leaves);
	for (int i = 0; i < n_leaves; i++)
		leaves[i] = wfi_trace_param(t, &leaf_types[i], false);
	for (int i = 0; i < n; i++) {
		args[i] = wfi_val_build(defs[i], leaves + k);
		k += defs[i]->n_leaves;
	}
	wf_error *err = wfi_trace_end_apply(t, c, args, n, name.s, "the function", out, result);
	wfi_free(leaves);
	wfi_free(args);
	wfi_str_free(&name);
	return err;
}

wf_error *wfi_trace_call(const struct wfi_callable *c, const wf_val *args, int n, const wfi_axis *axes, wfi_func **out, const wfi_treedef **result)
{
	const wfi_treedef **defs = wfi_alloc((size_t)n * sizeof *defs);
	int n_leaves = 0, k = 0;

	for (int i = 0; i < n; i++) {
		defs[i] = wfi_val_def(args[i]);
		n_leaves += defs[i]->n_leaves;
	}
	wf_val *leaves = wfi_alloc((size_t)n_leaves * sizeof *leaves);
	wfi_type *types = wfi_alloc((size_t)n_leaves * sizeof *types);
	for (int i = 0; i < n; i++) {
		wfi_val_leaves(args[i], leaves + k);
		k += defs[i]->n_leaves;
	}
	for (int i = 0; i < n_leaves && !wfi_failed(); i++) {
		wfi_value *v = wfi_leaf("apply", leaves[i]);

		if (v)
			types[i] = v->type;
	}
	wf_error *err = wfi_failed() ? wf_error_new(WF_ABORTED, "an earlier operation failed") : wfi_trace_types(c, n, defs, types, axes, out, result);
	wfi_free(types);
	wfi_free(leaves);
	wfi_free(defs);
	return err;
}

/* ---- tree_map ---- */
wf_val wf_tree_map_n(wf_fn f, const wf_val *trees, size_t n)
{
	if (!n)
		return wfi_fail("tree_map", "no tree was given");
	const wfi_treedef *def = wfi_val_def(trees[0]);
	size_t m = (size_t)def->n_leaves;
	wf_val *leaves = wfi_alloc(n * m * sizeof *leaves), *args = wfi_alloc(n * sizeof *args), *out = wfi_alloc(m * sizeof *out), v = wfi_poison;
	bool ok = true;

	for (size_t k = 0; k < n && ok; k++) {
		const wfi_treedef *other = wfi_val_def(trees[k]);

		if (wfi_is_poison(trees[k])) {
			ok = false;
		} else if (other != def) {
			wfi_str text = { 0 };

			wfi_treedef_difference(def, other, &text);
			wfi_fail("tree_map", "trees 0 and %zu differ: %s", k, text.s);
			wfi_str_free(&text);
			ok = false;
		} else {
			wfi_val_leaves(trees[k], leaves + k * m);
		}
	}
	for (size_t i = 0; i < m && ok; i++) {
		for (size_t k = 0; k < n; k++)
			args[k] = leaves[k * m + i];
		out[i] = wfi_apply_callable(f.c, args, (int)n);
	}
	if (ok)
		v = wfi_val_build(def, out);
	wfi_free(out);
	wfi_free(args);
	wfi_free(leaves);
	return v;
}

wf_val wfi_tree_map(wf_fn f, const wf_val *trees)
{
	size_t n = 0;

	while (trees[n].node != wfi_end.node)
		n++;
	return wf_tree_map_n(f, trees, n);
}

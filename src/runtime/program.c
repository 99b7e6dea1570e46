/* program.c: compiled programs and their bounded cache. Looking up takes no lock: a reader raises a program's users, then sees whether it was
 * evicted meanwhile; the evictor marks it first, then looks at users. */
#include <stdlib.h>
#include <weft/collective.h>
#include "base/process.h"
#include "runtime/runtime.h"
#include "transform/transform.h"

static pthread_mutex_t caches_lock = PTHREAD_MUTEX_INITIALIZER;

static wfi_cache *cache_of(const struct wfi_callable *c)
{
	struct wfi_callable *m = (struct wfi_callable *)(uintptr_t)c; /* interned: only its cache changes */
	wfi_cache *cache = __atomic_load_n((wfi_cache **)(void *)&m->cache, __ATOMIC_ACQUIRE);

	if (cache)
		return cache;
	pthread_mutex_lock(&caches_lock);
	cache = m->cache;
	if (!cache) {
		cache = wfi_alloc(sizeof *cache);
		pthread_mutex_init(&cache->lock, NULL);
		__atomic_store_n((wfi_cache **)(void *)&m->cache, cache, __ATOMIC_RELEASE);
	}
	pthread_mutex_unlock(&caches_lock);
	return cache;
}

typedef struct traced_how { bool checks_keys, on_devices; } traced_how;

/* The plain evaluator, which looks for NaN, and the check of key reuse see one program for one device. */
static traced_how how_to_trace(const struct wfi_callable *c)
{
	bool keys = wfi_checks_keys(c);

	return (traced_how){ keys, !keys && !wfi_debug_nonfinite() };
}

static bool matches(const wfi_program *p, wf_arrays in, uint64_t donated_args, traced_how how)
{
	int k = 0;

	if ((size_t)p->n_args != in.n || p->donated_args != donated_args || p->checks_keys != how.checks_keys ||
	    p->on_devices != how.on_devices)
		return false;
	for (int i = 0; i < p->n_args; i++) {
		const wf_tree *t = in.v[i];

		if (p->defs[i] != t->def)
			return false;
		for (int j = 0; j < t->def->n_leaves; j++, k++)
			if (!wfi_type_equal(&p->types[k], &t->leaves[j]->type))
				return false;
	}
	return true;
}

static wfi_program *look_up(wfi_cache *cache, wf_arrays in, uint64_t donated_args, traced_how how)
{
	for (int i = 0; i < WFI_CACHE_SLOTS; i++) {
		wfi_program *p = atomic_load(&cache->slot[i]);

		if (!p)
			break;
		atomic_fetch_add(&p->users, 1);
		if (!atomic_load(&p->evicted) && matches(p, in, donated_args, how)) {
			atomic_store_explicit(&p->last_use, atomic_fetch_add_explicit(&cache->clock, 1, memory_order_relaxed) + 1, memory_order_relaxed);
			return p;
		}
		wfi_program_done(p);
	}
	return NULL;
}

static void drop_executables(wfi_program *p)
{
	if (p->rest)
		p->rest->backend->free(p->rest);
	if (p->exec)
		p->exec->backend->free(p->exec);
	p->rest = p->exec = NULL;
}

static void free_contents(wfi_program *p)
{
	drop_executables(p);
	wfi_free(p->rest_result);
	wfi_free(p->rest_out);
	p->rest_result = NULL;
	p->rest_out = NULL;
	wfi_func_release(p->func);
	p->func = NULL;
	wfi_keys_free(&p->keys);
	wfi_free(p->in);
	wfi_free(p->out);
	wfi_free(p->arrays);
	wfi_free(p->gathered);
	p->in = NULL;
	p->out = NULL;
	p->arrays = NULL;
	p->gathered = NULL;
}

/* the struct itself is never freed while the process lives: a reader may just be looking at it */
static void free_if_unused(wfi_program *p)
{
	if (atomic_load(&p->users) == 0) {
		pthread_mutex_lock(&p->running);
		free_contents(p);
		pthread_mutex_unlock(&p->running);
	}
}

void wfi_program_done(wfi_program *p)
{
	if (atomic_fetch_sub(&p->users, 1) == 1 && atomic_load(&p->evicted))
		free_if_unused(p);
}

static void insert(wfi_cache *cache, wfi_program *p)
{
	int at = 0;

	for (int i = 0; i < WFI_CACHE_SLOTS; i++) {
		wfi_program *q = atomic_load(&cache->slot[i]);

		if (!q) {
			at = i;
			break;
		}
		if (atomic_load(&q->last_use) < atomic_load(&atomic_load(&cache->slot[at])->last_use))
			at = i;
	}
	wfi_program *old = atomic_load(&cache->slot[at]);
	atomic_store(&p->last_use, atomic_fetch_add(&cache->clock, 1) + 1);
	atomic_store(&cache->slot[at], p);
	if (!old)
		return;
	atomic_store(&old->evicted, true);
	old->next_dead = cache->dead;
	cache->dead = old;
	free_if_unused(old);
	wfi_log(WFI_INFO, "a compiled program was dropped: this function has been called with more than %d sets of shapes", WFI_CACHE_SLOTS);
}

static void forget(const struct wfi_callable *c)
{
	wfi_cache *cache = __atomic_load_n((wfi_cache *const *)(const void *)&c->cache, __ATOMIC_ACQUIRE);

	if (!cache)
		return;
	pthread_mutex_lock(&cache->lock);
	for (int i = 0; i < WFI_CACHE_SLOTS; i++) {
		wfi_program *p = atomic_exchange(&cache->slot[i], NULL);

		if (!p)
			continue;
		atomic_store(&p->evicted, true);
		p->next_dead = cache->dead;
		cache->dead = p;
		free_if_unused(p);
	}
	pthread_mutex_unlock(&cache->lock);
}

void wf_fn_forget(wf_fn f)
{
	const struct wfi_callable **v = NULL;

	for (size_t i = f.c ? wfi_callables_of(f.c, &v) : 0; i-- > 0;)
		forget(v[i]); /* not under the table's lock: who compiles holds a cache's, and makes callables */
	wfi_free(v);
}

/* ---- making ---- */
static bool uses_axis(const wfi_block *b)
{
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		if (e->op->lowering == WFI_LOWER_COLLECTIVE)
			return true;
		for (int i = 0; i < e->n_regions && !(e->op->flags & WFI_OP_DEVICES); i++) /* those have axes of their own */
			if (uses_axis(e->regions[i]))
				return true;
	}
	return false;
}

char *wfi_leaf_label(wf_arrays in, int arg, int leaf)
{
	char type[WFI_TYPE_TEXT];

	char *path = wfi_leaf_text(in.v[arg]->def, leaf);
	char *s = wfi_format("argument %d%s (%s)", arg, path, wfi_type_text(&in.v[arg]->leaves[leaf]->type, type));
	wfi_free(path);
	return s;
}

static const struct wfi_callable *without_jit(const struct wfi_callable *c)
{
	while (c->kind == &wfi_kind_jit)
		c = c->inner;
	return c;
}

static void fill_key(wfi_program *p, wf_arrays in, uint64_t donated_args)
{
	int k = 0;

	p->n_args = (int)in.n;
	p->donated_args = donated_args;
	p->defs = wfi_alloc(in.n * sizeof *p->defs);
	for (size_t i = 0; i < in.n; i++) {
		p->defs[i] = in.v[i]->def;
		p->n_leaves += in.v[i]->def->n_leaves;
	}
	p->types = wfi_alloc((size_t)p->n_leaves * sizeof *p->types);
	p->donated = wfi_alloc((size_t)p->n_leaves + 1);
	p->kept = wfi_alloc((size_t)p->n_leaves + 1);
	for (size_t i = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++, k++) {
			p->types[k] = in.v[i]->leaves[j]->type;
			p->donated[k] = donated_args >> i & 1;
		}
}

static void fill_results(wfi_program *p)
{
	const wfi_treedef *r = p->result;
	bool tuple = r->kind == WFI_TUPLE;

	p->n_results = p->func->body->n_results;
	p->result_types = wfi_alloc((size_t)p->n_results * sizeof *p->result_types);
	for (int i = 0; i < p->n_results; i++)
		p->result_types[i] = p->func->body->results[i]->type;
	size_t devices = p->n_devices ? (size_t)p->n_devices : 1;
	p->in = wfi_alloc((size_t)p->n_leaves * devices * sizeof *p->in);
	p->gathered = wfi_alloc((size_t)p->n_leaves * devices * sizeof *p->gathered);
	p->out = wfi_alloc((size_t)p->n_results * devices * sizeof *p->out);
	p->arrays = wfi_alloc((size_t)p->n_results * sizeof *p->arrays);
	p->n_outs = tuple ? r->n : 1;
	p->out_defs = wfi_alloc((size_t)p->n_outs * sizeof *p->out_defs);
	for (int i = 0; i < p->n_outs; i++)
		p->out_defs[i] = tuple ? r->child[i] : r;
}

/* what the shares of the results make */
static wf_error *fill_wholes(const struct wfi_callable *c, wfi_program *p)
{
	size_t n = (size_t)p->n_results + 1;

	p->out_type = wfi_alloc(n * sizeof *p->out_type);
	p->out_kind = wfi_alloc(n * sizeof *p->out_kind);
	p->out_layout = wfi_alloc(n * sizeof *p->out_layout);
	if (!p->mesh) {
		memcpy(p->out_type, p->result_types, (size_t)p->n_results * sizeof *p->out_type);
		return NULL; /* out_kind: SINGLE */
	}
	return c->kind == &wfi_kind_pmap ? wfi_pmap_results(c, p) : wfi_shard_results(c, p);
}

/* the axes bound while tracing, and in the run; the last is the innermost */
static void bind_axes(wfi_program *p, wfi_axis *axes)
{
	if (!p->mesh) {
		int world = wfi_process()->world;

		axes[0] = (wfi_axis){ NULL, WF_WORKERS, world };
		p->axes[0] = (wfi_axis_binding){ WF_WORKERS, world, NULL };
		p->n_axes = 1;
		return;
	}
	p->n_axes = p->mesh->n;
	for (int i = 0; i < p->n_axes; i++) {
		int k = p->n_axes - 1 - i;

		axes[i] = (wfi_axis){ k ? &axes[i + 1] : NULL, p->mesh->name[k], p->mesh->size[k] };
		p->axes[k] = (wfi_axis_binding){ p->mesh->name[k], p->mesh->size[k], NULL };
	}
}

void wfi_program_drop(wfi_program *p)
{
	free_contents(p);
	pthread_mutex_destroy(&p->running);
	wfi_free(p->defs);
	wfi_free(p->types);
	wfi_free(p->donated);
	wfi_free(p->kept);
	wfi_free(p->result_types);
	wfi_free(p->out_defs);
	wfi_free(p->in_layout);
	wfi_free(p->out_layout);
	wfi_free(p->out_type);
	wfi_free(p->out_kind);
	wfi_free(p);
}

static wf_error *refuse_static(const struct wfi_callable *c)
{
	for (; c->kind == &wfi_kind_jit; c = c->inner)
		if (c->opts.jit.static_argnums)
			return wf_error_new(WF_INVALID_ARGUMENT, "jit: static_argnums names argument %d, but what wf_call passes are arrays, which have no equality; give the "
				"function a fixed value with wf_bind(f, &value)", __builtin_ctzll(c->opts.jit.static_argnums));
	return NULL;
}

static wf_error *trace(const struct wfi_callable *c, wf_arrays in, bool devices, wfi_program *p)
{
	const struct wfi_callable *inner = without_jit(c), *each = inner;
	wfi_type *types = wfi_alloc((size_t)(p->n_leaves + 1) * sizeof *types);
	wfi_func *traced = NULL;
	wfi_axis axes[WFI_MESH_AXES];
	wf_error *err;

	memcpy(types, p->types, (size_t)p->n_leaves * sizeof *types);
	p->in_layout = wfi_alloc((size_t)(p->n_leaves + 1) * sizeof *p->in_layout);
	err = refuse_static(c);
	if (!err && inner->kind == &wfi_kind_pmap)
		err = wfi_pmap_arguments(inner, in, p, types, &each);
	else if (!err && inner->kind == &wfi_kind_shard_map)
		err = wfi_shard_arguments(inner, in, p, types, &each);
	if (!err) {
		p->n_devices = p->mesh ? p->mesh->n_devices : 0;
		bind_axes(p, axes);
		*wfi_trace_keys() = p->checks_keys;
		*wfi_trace_devices() = devices && p->on_devices && !p->mesh;
		err = wfi_trace_types(each, p->n_args, p->defs, types, axes, &traced, &p->result);
		*wfi_trace_keys() = false;
		*wfi_trace_devices() = false;
	}
	wfi_free(types);
	if (!err && traced->n_captures)
		err = wf_error_new(WF_INVALID_ARGUMENT, "a value of an enclosing trace was used in a function that wf_call runs");
	if (!err)
		err = wfi_dce_func(traced, &p->func);
	wfi_func_release(traced);
	if (err)
		return err;
	if (p->checks_keys)
		WF_TRY(wfi_check_keys(p->func, &p->keys));
	if (wfi_dump_wants("trace")) {
		wfi_str text = { 0 };

		wfi_func_print(&text, p->func);
		fputs(text.s, stderr);
		wfi_str_free(&text);
	}
	fill_results(p);
	WF_TRY(fill_wholes(inner, p));
	p->communicates = uses_axis(p->func->body);
	return NULL;
}

/* ---- results of the first device alone: the others need not make them ---- */

/* collectives that are inside of loops cannot be kept by themselves */
static bool is_simple(const wfi_block *b)
{
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		if (e->op->flags & (WFI_OP_REPLICAS | WFI_OP_DEVICES))
			return false;
		for (int i = 0; i < e->n_regions; i++)
			if (uses_axis(e->regions[i]))
				return false;
	}
	return true;
}

/* the program without the results of the first device; all that devices do together stays */
static wfi_func *rest_of(const wfi_program *p, const int *result, int n)
{
	wfi_func *g = wfi_func_new(p->func->name);
	const wfi_op *keep = wfi_op_find("wf.keep");
	wfi_value **v = wfi_alloc((size_t)(n + 1) * sizeof *v);

	g->body = wfi_block_clone(p->func->body, g, NULL);
	const wfi_eqn *last = g->body->last;
	for (wfi_eqn *e = g->body->first; e; e = e == last ? NULL : e->next)
		if (e->op->lowering == WFI_LOWER_COLLECTIVE)
			for (int i = 0; i < e->n_out; i++) {
				wfi_value *kept = &e->out[i];
				wfi_block_eqn(g->body, keep, NULL, 1, &kept, 0, NULL, 0, NULL)->loc = e->loc;
			}
	for (int i = 0; i < n; i++)
		v[i] = g->body->results[result[i]];
	wfi_block_results(g->body, n, v);
	wfi_free(v);
	return g;
}

/* the same buffers are written over as in the whole program? */
static bool same_aliases(const wfi_program *p)
{
	for (int i = 0; i < p->n_rest; i++)
		if (p->rest->alias[i] != p->exec->alias[p->rest_result[i]])
			return false;
	return true;
}

/* Arguments that all devices read as they lie are not written over by the first: it does not wait for the others. */
static wf_error *compile_apart(const wfi_backend *b, wfi_program *p)
{
	bool *donated = wfi_alloc((size_t)p->n_leaves + 1);
	const wfi_compile_opts first = { donated, 1, p->n_devices }, others = { donated, p->n_devices - 1, p->n_devices };
	wfi_func *f = rest_of(p, p->rest_result, p->n_rest);

	for (int k = 0; k < p->n_leaves; k++)
		donated[k] = p->donated[k] && p->in_layout[k].n;
	wf_error *err = b->compile(b, p->func, &first, &p->exec);
	if (!err)
		err = b->compile(b, f, &others, &p->rest);
	wfi_func_release(f);
	wfi_free(donated);
	if (err || !same_aliases(p))
		drop_executables(p);
	return err;
}

static int list_rest(wfi_program *p)
{
	int n = 0;

	p->rest_result = wfi_alloc((size_t)(p->n_results + 1) * sizeof *p->rest_result);
	for (int r = 0; r < p->n_results; r++)
		if (p->out_kind[r] != WFI_SINGLE)
			p->rest_result[n++] = r;
	return n;
}

static wf_error *compile(const struct wfi_callable *c, wf_arrays in, wfi_program *p)
{
	const wfi_backend *backend = NULL;

	WF_TRY(wfi_backend_find(NULL, &backend));
	WF_TRY(trace(c, in, backend->devices, p));
	wfi_compile_opts o = { p->donated, p->n_devices ? p->n_devices : 1, 0 };
	if (p->n_devices > 1 && p->on_devices && backend->devices && is_simple(p->func->body) && (p->n_rest = list_rest(p)) < p->n_results) {
		p->rest_out = wfi_alloc((size_t)(p->n_rest * (p->n_devices - 1) + 1) * sizeof *p->rest_out);
		WF_TRY(compile_apart(backend, p));
		if (p->rest)
			return NULL;
	}
	return backend->compile(backend, p->func, &o, &p->exec);
}

static wfi_program *new_program(wf_arrays in, uint64_t donated_args, traced_how how)
{
	wfi_program *p = wfi_alloc(sizeof *p);

	pthread_mutex_init(&p->running, NULL);
	atomic_store(&p->users, 1);
	p->checks_keys = how.checks_keys;
	p->on_devices = how.on_devices;
	fill_key(p, in, donated_args);
	return p;
}

wf_error *wfi_program_trace(const struct wfi_callable *c, wf_arrays in, wfi_program **out)
{
	wfi_program *p = new_program(in, 0, (traced_how){ wfi_checks_keys(c), false });
	wf_error *err = trace(c, in, false, p);

	if (err)
		wfi_program_drop(p);
	else
		*out = p;
	return err;
}

wf_error *wfi_program_get(const struct wfi_callable *c, wf_arrays in, uint64_t donated_args, wfi_program **out)
{
	wfi_cache *cache = cache_of(c);
	const traced_how how = how_to_trace(c);
	wfi_program *p = look_up(cache, in, donated_args, how);

	if (p) {
		*out = p;
		return NULL;
	}
	pthread_mutex_lock(&cache->lock);
	p = look_up(cache, in, donated_args, how); /* another thread may have been first */
	wf_error *err = NULL;
	if (!p) {
		p = new_program(in, donated_args, how);
		err = compile(c, in, p);
		if (err)
			wfi_program_drop(p);
		else
			insert(cache, p);
	}
	pthread_mutex_unlock(&cache->lock);
	if (err)
		return err;
	*out = p;
	return NULL;
}

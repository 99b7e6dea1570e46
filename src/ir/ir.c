/* ir.c: functions, blocks, equations; attributes by their field tables; structural equality and hash. */
#include <pthread.h>
#include "ir/trace.h"

const char *const wfi_reduce_kind_names[] = { "add", "multiply", "minimum", "maximum", "and", "or", "replace", "general", NULL };

typedef struct file_name { struct file_name *next; char name[]; } file_name;

const char *wfi_file_name(const char *file)
{
	enum { BUCKETS = 256 };
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	static file_name *table[BUCKETS];
	static _Thread_local const char *last; /* programs are traced file by file */

	if (!file || (last && !strcmp(last, file)))
		return file ? last : NULL;
	size_t n = strlen(file) + 1;
	file_name **at = &table[wfi_hash(0, file, n) % BUCKETS], *found;
	pthread_mutex_lock(&lock);
	for (found = *at; found && strcmp(found->name, file); found = found->next)
		;
	if (!found) {
		found = wfi_alloc(sizeof *found + n);
		memcpy(found->name, file, n);
		found->next = *at;
		*at = found;
	}
	pthread_mutex_unlock(&lock);
	return last = found->name;
}

wfi_func *wfi_func_new(const char *name)
{
	wfi_func *f = wfi_alloc(sizeof *f);

	f->refs = 1;
	f->arena = wfi_arena_new();
	f->name = wfi_arena_strdup(f->arena, name);
	f->body = wfi_block_new(f);
	return f;
}

wfi_func *wfi_func_retain(wfi_func *f)
{
	__atomic_add_fetch(&f->refs, 1, __ATOMIC_RELAXED);
	return f;
}

void wfi_func_release(wfi_func *f)
{
	if (!f || __atomic_sub_fetch(&f->refs, 1, __ATOMIC_ACQ_REL))
		return;
	wfi_arena_free(f->arena);
	wfi_free(f);
}

wfi_block *wfi_block_new(wfi_func *f)
{
	wfi_block *b = wfi_arena_alloc(f->arena, sizeof *b);

	b->func = f;
	return b;
}

static void init_value(wfi_value *v, wfi_block *b, const wfi_type *t, int index)
{
	v->node.kind = WFI_LEAF;
	v->type = *t;
	v->block = b;
	v->index = index;
	v->id = b->func->n_values++;
}

wfi_value *wfi_block_param(wfi_block *b, const wfi_type *t, bool weak)
{
	wfi_arena *a = b->func->arena;
	wfi_value *v = wfi_arena_alloc(a, sizeof *v);

	init_value(v, b, t, b->n_params);
	v->weak = weak;
	if (!(b->n_params & (b->n_params - 1)) || !b->n_params) { /* grows at powers of two */
		size_t cap = b->n_params ? (size_t)b->n_params * 2 : 1;
		wfi_value **p = wfi_arena_alloc(a, cap * sizeof *p);

		if (b->n_params)
			memcpy(p, b->params, (size_t)b->n_params * sizeof *p);
		b->params = p;
	}
	b->params[b->n_params++] = v;
	return v;
}

void wfi_block_results(wfi_block *b, int n, wfi_value *const *v)
{
	b->n_results = n;
	b->results = wfi_arena_copy(b->func->arena, v, (size_t)n * sizeof(wfi_value *));
}

wfi_eqn *wfi_block_eqn(wfi_block *b, const wfi_op *op, const void *attrs, int n_in, wfi_value *const *in, int n_out, const wfi_type *out_types, int n_regions,
                       wfi_block *const *regions)
{
	wfi_arena *a = b->func->arena;
	wfi_eqn *e = wfi_arena_alloc(a, sizeof *e);

	e->op = op;
	e->n_in = n_in;
	e->n_out = n_out;
	e->n_regions = n_regions;
	e->in = wfi_arena_copy(a, in, (size_t)n_in * sizeof *e->in);
	e->out = wfi_arena_alloc(a, (size_t)n_out * sizeof *e->out);
	e->regions = wfi_arena_copy(a, regions, (size_t)n_regions * sizeof *e->regions);
	e->attrs = wfi_attrs_copy(a, op, attrs);
	e->block = b;
	for (int i = 0; i < n_out; i++) {
		init_value(&e->out[i], b, &out_types[i], i);
		e->out[i].def = e;
	}
	e->prev = b->last;
	if (b->last)
		b->last->next = e;
	else
		b->first = e;
	b->last = e;
	return e;
}

/* e again in b, with its operands and regions mapped */
static void copy_eqn(const wfi_eqn *e, wfi_block *b, wfi_value **map)
{
	wfi_value **in = wfi_alloc((size_t)e->n_in * sizeof(wfi_value *));
	wfi_type *types = wfi_alloc((size_t)e->n_out * sizeof *types);
	wfi_block **regions = wfi_alloc((size_t)e->n_regions * sizeof(wfi_block *));

	for (int i = 0; i < e->n_in; i++)
		in[i] = map[e->in[i]->id];
	for (int i = 0; i < e->n_out; i++)
		types[i] = e->out[i].type;
	for (int i = 0; i < e->n_regions; i++)
		regions[i] = wfi_block_clone(e->regions[i], b->func, map);
	wfi_eqn *c = wfi_block_eqn(b, e->op, e->attrs, e->n_in, in, e->n_out, types, e->n_regions, regions);
	c->loc = e->loc;
	for (int i = 0; i < e->n_out; i++) {
		map[e->out[i].id] = &c->out[i];
		c->out[i].weak = e->out[i].weak;
	}
	wfi_free(regions);
	wfi_free(types);
	wfi_free(in);
}

static bool block_has_effect(const wfi_block *b)
{
	for (const wfi_eqn *e = b->first; e; e = e->next)
		if (wfi_has_effect(e))
			return true;
	return false;
}

bool wfi_has_effect(const wfi_eqn *e)
{
	bool some = e->op->effect ? e->op->effect(e->attrs) : e->op->flags & WFI_OP_EFFECT;

	for (int i = 0; i < e->n_regions && !some; i++)
		some = block_has_effect(e->regions[i]);
	return some;
}

static void silence(wfi_block *b)
{
	for (wfi_eqn *e = b->first; e; e = e->next) {
		for (int i = 0; i < e->n_regions; i++)
			silence(e->regions[i]);
		if (e->n_out || !(e->op->flags & WFI_OP_EFFECT))
			continue;
		*(e->prev ? &e->prev->next : &b->first) = e->next;
		*(e->next ? &e->next->prev : &b->last) = e->prev;
	}
}

void wfi_func_silence(wfi_func *f)
{
	silence(f->body);
}

void wfi_block_copy(const wfi_block *r, wfi_block *b, wfi_value **map)
{
	for (const wfi_eqn *e = r->first; e; e = e->next)
		copy_eqn(e, b, map);
	wfi_value **results = wfi_alloc((size_t)r->n_results * sizeof(wfi_value *));
	for (int i = 0; i < r->n_results; i++)
		results[i] = map[r->results[i]->id];
	wfi_block_results(b, r->n_results, results);
	wfi_free(results);
}

/* ids are dense in a whole function, so one table serves a region and all those inside it: time and memory stay linear */
wfi_block *wfi_block_clone(const wfi_block *r, wfi_func *f, wfi_value **map)
{
	wfi_block *b = wfi_block_new(f);
	wfi_value **own = map ? NULL : wfi_alloc((size_t)r->func->n_values * sizeof *own), **m = map ? map : own;

	for (int i = 0; i < r->n_params; i++)
		m[r->params[i]->id] = wfi_block_param(b, &r->params[i]->type, r->params[i]->weak);
	wfi_block_copy(r, b, m);
	wfi_free(own);
	return b;
}

/* ---- attributes ---- */
#define FIELD(T, attrs, f) (*(const T *)(const void *)((const char *)(attrs) + (f)->offset))
#define FIELD_OF(T, attrs, f) ((T *)(void *)((char *)(attrs) + (f)->offset))

const void *wfi_attrs_copy(wfi_arena *a, const wfi_op *op, const void *attrs)
{
	if (!attrs || !op->attrs_size)
		return NULL;
	void *copy = wfi_arena_copy(a, attrs, op->attrs_size);
	for (const wfi_attr_field *f = op->fields; f && f->name; f++) {
		if (f->kind == WFI_ATTR_DIMS) {
			wfi_dims *d = FIELD_OF(wfi_dims, copy, f);
			d->v = d->n ? wfi_arena_copy(a, d->v, (size_t)d->n * sizeof *d->v) : NULL;
		} else if (f->kind == WFI_ATTR_STR) {
			const char **s = FIELD_OF(const char *, copy, f);
			*s = wfi_arena_strdup(a, *s);
		} else if (f->kind == WFI_ATTR_DATA) {
			wfi_data *d = FIELD_OF(wfi_data, copy, f);
			d->bytes = d->size ? wfi_arena_copy(a, d->bytes, d->size) : NULL;
		}
	}
	return copy;
}

static bool field_equal(const wfi_attr_field *f, const void *a, const void *b)
{
	switch (f->kind) {
	case WFI_ATTR_I64: return FIELD(int64_t, a, f) == FIELD(int64_t, b, f);
	case WFI_ATTR_BOOL: return FIELD(bool, a, f) == FIELD(bool, b, f);
	case WFI_ATTR_F64: return !memcmp(&FIELD(double, a, f), &FIELD(double, b, f), sizeof(double));
	case WFI_ATTR_DTYPE: return FIELD(wf_dtype, a, f) == FIELD(wf_dtype, b, f);
	case WFI_ATTR_ENUM: return FIELD(int, a, f) == FIELD(int, b, f);
	case WFI_ATTR_TYPE: return wfi_type_equal(&FIELD(wfi_type, a, f), &FIELD(wfi_type, b, f));
	case WFI_ATTR_STR: {
		const char *s = FIELD(char *, a, f), *t = FIELD(char *, b, f);
		return s == t || (s && t && !strcmp(s, t));
	}
	case WFI_ATTR_DIMS: {
		wfi_dims x = FIELD(wfi_dims, a, f), y = FIELD(wfi_dims, b, f);
		return x.n == y.n && (!x.n || !memcmp(x.v, y.v, (size_t)x.n * sizeof *x.v));
	}
	case WFI_ATTR_DATA: {
		wfi_data x = FIELD(wfi_data, a, f), y = FIELD(wfi_data, b, f);
		return x.size == y.size && (!x.size || !memcmp(x.bytes, y.bytes, x.size));
	}
	}
	return false;
}

bool wfi_attrs_equal(const wfi_op *op, const void *a, const void *b)
{
	if (!a || !b)
		return a == b;
	for (const wfi_attr_field *f = op->fields; f && f->name; f++)
		if (!field_equal(f, a, b))
			return false;
	return true;
}

static uint64_t field_hash(uint64_t h, const wfi_attr_field *f, const void *a)
{
	switch (f->kind) {
	case WFI_ATTR_I64: return wfi_hash_u64(h, (uint64_t)FIELD(int64_t, a, f));
	case WFI_ATTR_BOOL: return wfi_hash_u64(h, FIELD(bool, a, f));
	case WFI_ATTR_F64: return wfi_hash(h, &FIELD(double, a, f), sizeof(double));
	case WFI_ATTR_DTYPE: return wfi_hash_u64(h, (uint64_t)FIELD(wf_dtype, a, f));
	case WFI_ATTR_ENUM: return wfi_hash_u64(h, (uint64_t)FIELD(int, a, f));
	case WFI_ATTR_TYPE: {
		const wfi_type *t = &FIELD(wfi_type, a, f);
		h = wfi_hash_u64(h, (uint64_t)t->dtype * 64 + (uint64_t)t->rank);
		return wfi_hash(h, t->dims, (size_t)t->rank * sizeof t->dims[0]);
	}
	case WFI_ATTR_STR: {
		const char *s = FIELD(char *, a, f);
		return s ? wfi_hash(h, s, strlen(s)) : wfi_hash_u64(h, 0);
	}
	case WFI_ATTR_DIMS: {
		wfi_dims d = FIELD(wfi_dims, a, f);
		h = wfi_hash_u64(h, (uint64_t)d.n);
		return d.n ? wfi_hash(h, d.v, (size_t)d.n * sizeof *d.v) : h;
	}
	case WFI_ATTR_DATA: {
		wfi_data d = FIELD(wfi_data, a, f);
		return d.size ? wfi_hash(h, d.bytes, d.size) : wfi_hash_u64(h, 0);
	}
	}
	return h;
}

const char *wfi_attrs_word(const wfi_eqn *e, const char *name)
{
	for (const wfi_attr_field *f = e->op->fields; e->attrs && f && f->name; f++)
		if (f->kind == WFI_ATTR_ENUM && !strcmp(f->name, name))
			return f->names[*(const int *)(const void *)((const char *)e->attrs + f->offset)];
	return NULL;
}

uint64_t wfi_attrs_hash(uint64_t seed, const wfi_op *op, const void *attrs)
{
	for (const wfi_attr_field *f = op->fields; attrs && f && f->name; f++)
		seed = field_hash(seed, f, attrs);
	return seed;
}

static void print_data(wfi_str *out, wf_dtype d, wfi_data data)
{
	size_t size = wf_dtype_size(d);
	size_t n = size ? data.size / size : 0;

	for (size_t i = 0; i < n && i < 8; i++) {
		if (i)
			wfi_str_add(out, ", ");
		if (wfi_is_float(d))
			wfi_str_add(out, "%.9g", wfi_load_f(d, data.bytes, (int64_t)i));
		else if (d == WF_U64)
			wfi_str_add(out, "%llu", (unsigned long long)wfi_load_i(d, data.bytes, (int64_t)i));
		else
			wfi_str_add(out, "%lld", (long long)wfi_load_i(d, data.bytes, (int64_t)i));
	}
	if (n > 8)
		wfi_str_add(out, ", … %zu values", n);
}

static void print_field(wfi_str *out, const wfi_attr_field *f, const void *a, wf_dtype data_dtype)
{
	char buf[WFI_TYPE_TEXT];

	switch (f->kind) {
	case WFI_ATTR_I64: wfi_str_add(out, "%lld", (long long)FIELD(int64_t, a, f)); break;
	case WFI_ATTR_BOOL: wfi_str_add(out, "%s", FIELD(bool, a, f) ? "true" : "false"); break;
	case WFI_ATTR_F64: wfi_str_add(out, "%.17g", FIELD(double, a, f)); break;
	case WFI_ATTR_DTYPE: wfi_str_add(out, "%s", wf_dtype_name(FIELD(wf_dtype, a, f))); break;
	case WFI_ATTR_ENUM: wfi_str_add(out, "%s", f->names[FIELD(int, a, f)]); break;
	case WFI_ATTR_TYPE: wfi_str_add(out, "%s", wfi_type_text(&FIELD(wfi_type, a, f), buf)); break;
	case WFI_ATTR_STR: wfi_str_add(out, "\"%s\"", FIELD(char *, a, f) ? FIELD(char *, a, f) : ""); break;
	case WFI_ATTR_DATA: print_data(out, data_dtype, FIELD(wfi_data, a, f)); break;
	case WFI_ATTR_DIMS: {
		wfi_dims d = FIELD(wfi_dims, a, f);
		wfi_str_add(out, "[");
		for (int i = 0; i < d.n; i++)
			wfi_str_add(out, i ? ", %lld" : "%lld", (long long)d.v[i]);
		wfi_str_add(out, "]");
		break;
	}
	}
}

void wfi_attrs_print(wfi_str *out, const wfi_op *op, const void *attrs)
{
	wf_dtype data_dtype = WF_INVALID;
	bool some = false;

	for (const wfi_attr_field *f = op->fields; attrs && f && f->name; f++) {
		if (f->kind == WFI_ATTR_TYPE)
			data_dtype = FIELD(wfi_type, attrs, f).dtype;
		wfi_str_add(out, "%s%s = ", some ? ", " : " {", f->name);
		print_field(out, f, attrs, data_dtype);
		some = true;
	}
	if (some)
		wfi_str_add(out, "}");
}

/* ---- equality and hash of whole functions: values are numbered in order of appearance ---- */
typedef struct numbering { int *of_id; int next; } numbering;

static int *number(numbering *n, const wfi_value *v)
{
	return &n->of_id[v->id];
}

static uint64_t hash_type(uint64_t h, const wfi_type *t)
{
	h = wfi_hash_u64(h, (uint64_t)t->dtype * 64 + (uint64_t)t->rank);
	return wfi_hash(h, t->dims, (size_t)t->rank * sizeof t->dims[0]);
}

static uint64_t hash_block(uint64_t h, const wfi_block *b, numbering *n)
{
	h = wfi_hash_u64(h, (uint64_t)b->n_params);
	for (int i = 0; i < b->n_params; i++) {
		*number(n, b->params[i]) = n->next++;
		h = hash_type(h, &b->params[i]->type);
	}
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		h = wfi_hash(h, e->op->name, strlen(e->op->name));
		h = wfi_attrs_hash(h, e->op, e->attrs);
		for (int i = 0; i < e->n_in; i++)
			h = wfi_hash_u64(h, (uint64_t)*number(n, e->in[i]));
		for (int i = 0; i < e->n_regions; i++)
			h = hash_block(h, e->regions[i], n);
		for (int i = 0; i < e->n_out; i++) {
			*number(n, &e->out[i]) = n->next++;
			h = hash_type(h, &e->out[i].type);
		}
	}
	for (int i = 0; i < b->n_results; i++)
		h = wfi_hash_u64(h, (uint64_t)*number(n, b->results[i]));
	return h;
}

uint64_t wfi_func_hash(const wfi_func *f)
{
	numbering n = { wfi_alloc((size_t)f->n_values * sizeof(int)), 1 };
	uint64_t h = hash_block(1, f->body, &n);

	wfi_free(n.of_id);
	return h;
}

static bool blocks_equal(const wfi_block *a, const wfi_block *b, numbering *na, numbering *nb)
{
	if (a->n_params != b->n_params || a->n_results != b->n_results)
		return false;
	for (int i = 0; i < a->n_params; i++) {
		if (!wfi_type_equal(&a->params[i]->type, &b->params[i]->type))
			return false;
		*number(na, a->params[i]) = *number(nb, b->params[i]) = na->next++;
	}
	const wfi_eqn *x = a->first, *y = b->first;
	for (; x && y; x = x->next, y = y->next) {
		if (x->op != y->op || x->n_in != y->n_in || x->n_out != y->n_out || x->n_regions != y->n_regions || !wfi_attrs_equal(x->op, x->attrs, y->attrs))
			return false;
		for (int i = 0; i < x->n_in; i++)
			if (*number(na, x->in[i]) != *number(nb, y->in[i]))
				return false;
		for (int i = 0; i < x->n_regions; i++)
			if (!blocks_equal(x->regions[i], y->regions[i], na, nb))
				return false;
		for (int i = 0; i < x->n_out; i++) {
			if (!wfi_type_equal(&x->out[i].type, &y->out[i].type))
				return false;
			*number(na, &x->out[i]) = *number(nb, &y->out[i]) = na->next++;
		}
	}
	if (x || y)
		return false;
	for (int i = 0; i < a->n_results; i++)
		if (*number(na, a->results[i]) != *number(nb, b->results[i]))
			return false;
	return true;
}

bool wfi_func_equal(const wfi_func *a, const wfi_func *b)
{
	numbering na = { wfi_alloc((size_t)a->n_values * sizeof(int)), 1 }, nb = { wfi_alloc((size_t)b->n_values * sizeof(int)), 1 };
	bool same = blocks_equal(a->body, b->body, &na, &nb);

	wfi_free(na.of_id);
	wfi_free(nb.of_id);
	return same;
}

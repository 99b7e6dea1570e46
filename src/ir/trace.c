/* trace.c: the traces of this thread: emitting equations, lifting values of enclosing traces, the first failure and its line. */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include "ir/trace.h"

typedef struct owned { struct owned *next; wfi_func *f; } owned;

struct wfi_trace {
	uint64_t serial;
	owned *owned;
	bool remember;             /* when it is finished */
	wfi_trace *parent;
	wfi_func *func;
	const wfi_axis *axes;
	wf_error *error;
	bool error_unstamped;      /* the first failure still waits for the user's line */
	wfi_eqn *unstamped;        /* the first equation that does */
	wfi_loc at;
	int n_captures, cap;
	wfi_value **outer;         /* captured values of enclosing traces … */
	wfi_value **inner;         /* … and the parameters that stand for them */
};

static _Thread_local wfi_trace *current;
static _Thread_local bool with_keys;
static _Thread_local bool with_devices;
static uint64_t last_serial;
static struct wfi_node poison_node = { .kind = WFI_POISON };
static struct wfi_node end_node = { .kind = WFI_POISON };
static struct wfi_node none_node = { .kind = WFI_NONE_NODE };
const wf_val wfi_poison = { &poison_node };
const wf_val wfi_end = { &end_node };

wf_val wf_none(void)
{
	return (wf_val){ &none_node };
}

wfi_trace *wfi_trace_current(void)
{
	return current;
}

wfi_func *wfi_trace_func(wfi_trace *t)
{
	return t->func;
}

bool *wfi_trace_keys(void)
{
	return &with_keys;
}

bool *wfi_trace_devices(void)
{
	return &with_devices;
}

wfi_arena *wfi_trace_arena(void)
{
	return current ? current->func->arena : NULL;
}

wfi_trace *wfi_trace_begin(const char *name, const wfi_axis *axes)
{
	wfi_func *f = wfi_func_new(name);
	wfi_trace *t = wfi_arena_alloc(f->arena, sizeof *t);
	const wfi_axis **tail = &t->axes;

	t->func = f;
	t->serial = __atomic_add_fetch(&last_serial, 1, __ATOMIC_RELAXED);
	t->parent = current;
	for (; axes; axes = axes->outer) {
		wfi_axis *copy = wfi_arena_copy(f->arena, axes, sizeof *axes);

		copy->name = wfi_arena_strdup(f->arena, axes->name);
		copy->outer = NULL;
		*tail = copy;
		tail = (const wfi_axis **)&copy->outer;
	}
	*tail = current ? current->axes : NULL;
	current = t;
	return t;
}

uint64_t wfi_trace_serial(void)
{
	return current ? current->serial : 0;
}

bool wfi_trace_is_live(uint64_t serial)
{
	for (wfi_trace *t = current; t; t = t->parent)
		if (t->serial == serial)
			return true;
	return false;
}

void wfi_trace_own(wfi_func *f)
{
	owned *o = current ? wfi_arena_alloc(current->func->arena, sizeof *o) : NULL;

	if (o) {
		*o = (owned){ current->owned, f };
		current->owned = o;
	}
}

void wfi_trace_remember(wfi_trace *t)
{
	t->remember = true;
}

const wfi_axis *wfi_trace_axis(const char *name)
{
	for (const wfi_axis *a = current ? current->axes : NULL; a; a = a->outer)
		if (!name || !strcmp(a->name, name))
			return a;
	return NULL;
}

wf_val wfi_trace_param(wfi_trace *t, const wfi_type *type, bool weak)
{
	return wfi_val_of(wfi_block_param(t->func->body, type, weak));
}

void wfi_trace_at(wfi_loc loc)
{
	if (current)
		current->at = loc;
}

static void remember(wfi_func *f);
static const char *made_at(const struct wfi_node *node, char *buf, size_t size);

/* ---- failing ---- */
bool wfi_failed(void)
{
	return current && current->error;
}

wf_val wfi_fail_error(wf_error *err)
{
	if (!current) {
		wfi_log(WFI_ERROR, "an operation was called outside of a traced function (wf_call traces one): %s", wf_error_text(err));
		wf_error_free(err);
	} else if (current->error) {
		wf_error_free(err);
	} else {
		current->error = err;
		current->error_unstamped = !current->at.file;
		if (current->at.file)
			wf_error_note(err, current->at.file, current->at.line);
	}
	return wfi_poison;
}

wf_val wfi_fail(const char *op, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	char *what = wfi_vformat(format, ap);
	va_end(ap);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "%s%s%s", op ? op : "", op ? ": " : "", what);
	wfi_free(what);
	return wfi_fail_error(err);
}

wf_val wf_fail_error(wf_error *err)
{
	return wfi_fail_error(err ? err : wf_error_new(WF_INVALID_ARGUMENT, "wf_fail_error: the error is NULL"));
}

wf_val(wf_fail)(const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	char *what = wfi_vformat(format, ap);
	va_end(ap);
	wf_val v = wfi_fail(NULL, "%s", what);
	wfi_free(what);
	return v;
}

wf_val wfi_stamp(wf_val v, const char *file, int line)
{
	if (!current)
		return v;
	for (wfi_eqn *e = current->unstamped; e; e = e->next)
		if (!e->loc.file)
			e->loc = (wfi_loc){ wfi_file_name(file), line, e->loc.pass };
	current->unstamped = NULL;
	if (current->error_unstamped) {
		wf_error_note(current->error, file, line);
		current->error_unstamped = false;
	}
	return v;
}

int64_t wfi_stamp_number(int64_t x, const char *file, int line)
{
	wfi_stamp(wfi_poison, file, line);
	return x;
}

/* ---- operands ---- */
static wfi_trace *owner_of(const void *node)
{
	for (wfi_trace *t = current; t; t = t->parent)
		if (wfi_arena_owns(t->func->arena, node))
			return t;
	return NULL;
}

/* the parameter of t that stands for v, a value of one of t's enclosing traces */
static wfi_value *lift(wfi_trace *t, wfi_value *v)
{
	for (int i = 0; i < t->n_captures; i++)
		if (t->outer[i] == v)
			return t->inner[i];
	if (t->n_captures == t->cap) {
		int cap = t->cap ? t->cap * 2 : 4;
		wfi_value **o = wfi_arena_alloc(t->func->arena, (size_t)cap * sizeof(wfi_value *));
		wfi_value **n = wfi_arena_alloc(t->func->arena, (size_t)cap * sizeof(wfi_value *));

		if (t->cap) {
			memcpy(o, t->outer, (size_t)t->cap * sizeof *o);
			memcpy(n, t->inner, (size_t)t->cap * sizeof *n);
		}
		t->outer = o;
		t->inner = n;
		t->cap = cap;
	}
	wfi_value *p = wfi_block_param(t->func->body, &v->type, v->weak);
	t->outer[t->n_captures] = v;
	t->inner[t->n_captures++] = p;
	return p;
}

const wfi_value *wfi_trace_outer(const wfi_value *v)
{
	for (const wfi_trace *t = current; t; t = t->parent)
		for (int i = 0; i < t->n_captures; i++)
			if (t->inner[i] == v)
				return t->outer[i];
	return NULL;
}

static wfi_value *bring_here(wfi_trace *t, wfi_trace *owner, wfi_value *v)
{
	if (t == owner)
		return v;
	return lift(t, bring_here(t->parent, owner, v));
}

/* a small constant is there once more instead of being captured: a number stays a number */
static wfi_value *copied_constant(wfi_trace *t, const wfi_value *v)
{
	wfi_eqn *e = wfi_block_eqn(t->func->body, v->def->op, v->def->attrs, 0, NULL, 1, &v->type, 0, NULL);

	e->loc.file = v->def->loc.file;
	e->loc.line = v->def->loc.line;
	e->out[0].weak = v->weak;
	e->out[0].is_number = v->is_number;
	e->out[0].number = v->number;
	return e->out;
}

static bool is_small_constant(const wfi_value *v)
{
	return v->def && v->def->op->lowering == WFI_LOWER_CONSTANT && ((const wfi_constant_attrs *)v->def->attrs)->data.size <= 256;
}

static const char *kind_name(wfi_node_kind k)
{
	static const char *const names[] = { "an array", "a tuple", "a list", "a dict", "none", "a failed value" };
	return names[k];
}

wfi_value *wfi_leaf(const char *op, wf_val v)
{
	if (!current) {
		wfi_fail(op, "no function is being traced here");
		return NULL;
	}
	if (v.node == &poison_node)
		return NULL;
	if (!v.node || v.node == &end_node) {
		wfi_fail(op, "an operand is empty (an uninitialised wf_val)");
		return NULL;
	}
	if (v.node == &none_node) {
		wfi_fail(op, "an array was expected, an operand is none");
		return NULL;
	}
	wfi_trace *owner = owner_of(v.node);
	if (!owner) {
		char line[400];
		wfi_fail(op, "an operand belongs to a function whose trace is finished%s: values live only while the function that made them is traced; pass it as an "
			"argument, or return it", made_at(v.node, line, sizeof line));
		return NULL;
	}
	if (v.node->kind != WFI_LEAF) {
		if (v.node->kind != WFI_POISON)
			wfi_fail(op, "an array was expected, an operand is %s", kind_name(v.node->kind));
		return NULL;
	}
	wfi_value *leaf = wfi_value_of(v);
	return owner != current && is_small_constant(leaf) ? copied_constant(current, leaf) : bring_here(current, owner, leaf);
}

const wfi_type *wfi_type_of(wf_val v)
{
	static const wfi_type unknown = { .dtype = WF_F32 };

	return v.node && v.node->kind == WFI_LEAF ? &wfi_value_of(v)->type : &unknown;
}

/* ---- emitting ---- */
static wfi_eqn *append(const wfi_op *op, const void *attrs, int n_in, wfi_value *const *in, int n_out, const wfi_type *types, int n_regions, wfi_block *const *regions)
{
	wfi_eqn *e = wfi_block_eqn(current->func->body, op, attrs, n_in, in, n_out, types, n_regions, regions);
	bool weak = n_in > 0;

	for (int i = 0; i < n_in; i++)
		weak = weak && in[i]->weak;
	for (int i = 0; i < n_out; i++)
		e->out[i].weak = weak;
	e->loc = current->at;
	if (!e->loc.file && !current->unstamped)
		current->unstamped = e;
	return e;
}

static bool infer(const wfi_op *op, const void *attrs, int n_in, wfi_value *const *in, int n_regions, wfi_block *const *regions, int *n_out, wfi_type *out)
{
	wfi_type *types = wfi_alloc((size_t)n_in * sizeof *types);
	wfi_infer c = { .op = op, .attrs = attrs, .n_in = n_in, .n_regions = n_regions, .in = types, .regions = regions, .n_out = op->n_out, .out = out };

	for (int i = 0; i < n_in; i++)
		types[i] = in[i]->type;
	bool ok = op->infer(&c);
	if (!ok) {
		wfi_fail(op->name, "%s", c.reason[0] ? c.reason : "operands do not fit");
	}
	for (int j = 0; ok && j < c.n_out; j++) {
		int64_t n = 1, bytes;

		for (int i = 0; ok && i < out[j].rank; i++)
			if (out[j].dims[i] < 0 || (out[j].dims[i] && __builtin_mul_overflow(n, out[j].dims[i], &n)))
				ok = false;
		if (!ok || __builtin_mul_overflow(n, (int64_t)wf_dtype_size(out[j].dtype), &bytes) || bytes > INT64_MAX / 2) {
			char buf[WFI_TYPE_TEXT];
			ok = false;
			wfi_fail(op->name, "the result %s is too large for any memory", wfi_type_text(&out[j], buf));
		}
	}
	*n_out = c.n_out;
	wfi_free(types);
	return ok;
}

void wfi_emit_n(const wfi_op *op, const void *attrs, int n_in, const wf_val *in, int n_regions, wfi_block *const *regions, wf_val *out, int n_out)
{
	wfi_value *small[8], **v = n_in <= 8 ? small : wfi_alloc((size_t)n_in * sizeof *v);
	wfi_type few[4], *types = op->n_out <= 4 && !(op->flags & WFI_OP_VARIADIC) ? few : wfi_alloc((size_t)wfi_most_results(op, n_in, n_regions, regions) * sizeof *types);
	bool ok = true;
	int made = 0;

	for (int i = 0; i < n_out; i++)
		out[i] = wfi_poison;
	for (int i = 0; ok && i < n_in; i++)
		ok = (v[i] = wfi_leaf(op->name, in[i])) != NULL;
	if (ok && (op->flags & WFI_OP_VARIADIC ? n_in < op->n_in : n_in != op->n_in)) {
		wfi_fail(op->name, "%d operands, %d expected", n_in, op->n_in);
		ok = false;
	}
	if (ok && !current) {
		wfi_fail(op->name, "no function is being traced here");
		ok = false;
	}
	if (ok && infer(op, attrs, n_in, v, n_regions, regions, &made, types)) {
		wfi_eqn *e = append(op, attrs, n_in, v, made, types, n_regions, regions);

		for (int i = 0; i < WFI_MIN(n_out, made); i++)
			out[i] = wfi_val_of(&e->out[i]);
	}
	if (types != few)
		wfi_free(types);
	if (v != small)
		wfi_free(v);
}

wf_val wfi_emit(const wfi_op *op, const void *attrs, int n_in, const wf_val *in)
{
	wf_val out;

	wfi_emit_n(op, attrs, n_in, in, 0, NULL, &out, 1);
	return out;
}

void wfi_emit_like(const wfi_eqn *e, const wf_val *in, wf_val *out)
{
	wfi_loc saved = current ? current->at : (wfi_loc){ 0 };

	if (current && e->loc.file)
		current->at = (wfi_loc){ e->loc.file, e->loc.line, WFI_MAX(e->loc.pass, current->at.pass) };
	wfi_block **regions = e->n_regions ? wfi_alloc((size_t)e->n_regions * sizeof(wfi_block *)) : NULL;
	for (int i = 0; i < e->n_regions; i++)
		regions[i] = wfi_block_clone(e->regions[i], current->func, NULL);
	wfi_emit_n(e->op, e->attrs, e->n_in, in, e->n_regions, regions, out, e->n_out);
	for (int i = 0; i < e->n_out; i++)
		if (out[i].node->kind == WFI_LEAF) {
			wfi_value *v = wfi_value_of(out[i]);

			v->weak = e->out[i].weak;
			v->is_number = e->out[i].is_number;
			v->number = e->out[i].number;
		}
	wfi_free(regions);
	if (current)
		current->at = saved;
}

void wfi_emit_view(const wfi_view *e, const wf_val *in, wf_val *out)
{
	wfi_block **regions = wfi_alloc((size_t)(e->n_regions + 1) * sizeof(wfi_block *));

	for (int i = 0; i < e->n_regions; i++)
		regions[i] = wfi_block_clone(e->regions[i], current->func, NULL);
	wfi_emit_n(e->op, e->attrs, e->n_in, in, e->n_regions, regions, out, e->n_out);
	wfi_free(regions);
}

void wfi_emit_mapped(const wfi_eqn *e, wf_val *map)
{
	wf_val in[64], *operands = e->n_in <= 64 ? in : wfi_alloc((size_t)e->n_in * sizeof *operands), out[WFI_MAX_OUT];

	for (int i = 0; i < e->n_in; i++)
		operands[i] = map[e->in[i]->id];
	wfi_emit_like(e, operands, out);
	for (int i = 0; i < e->n_out; i++)
		map[e->out[i].id] = out[i];
	if (operands != in)
		wfi_free(operands);
}

wfi_type wfi_with_batch(const wfi_type *one, int64_t size)
{
	if (one->rank < WF_MAX_RANK)
		return wfi_type_rows(one, size);
	wfi_fail("vmap", "a batched value would have more than %d dimensions", WF_MAX_RANK);
	return *one;
}

void wfi_inline(const wfi_func *f, const wf_val *args, wf_val *results)
{
	wf_val *map = wfi_alloc((size_t)f->n_values * sizeof *map);
	int n_args = f->body->n_params - f->n_captures;

	for (int i = 0; i < f->body->n_params; i++)
		map[f->body->params[i]->id] = i < n_args ? args[i] : wfi_val_of(f->captures[i - n_args]);
	for (const wfi_eqn *e = f->body->first; e; e = e->next)
		wfi_emit_mapped(e, map);
	for (int i = 0; i < f->body->n_results; i++)
		results[i] = map[f->body->results[i]->id];
	wfi_free(map);
}

/* ---- values of finished traces ----
 * The last few programs of users' functions are kept a while: so an address that a user still holds is not that of a new value, and it can be said
 * where the old one was made. */
enum { REMEMBERED = 16, MOST_REMEMBERED_BYTES = 1 << 20 };
static pthread_mutex_t remembered_lock = PTHREAD_MUTEX_INITIALIZER;
static wfi_func *remembered[REMEMBERED];
static unsigned next_remembered;

static void remember(wfi_func *f)
{
	if (wfi_arena_bytes(f->arena) > MOST_REMEMBERED_BYTES)
		return;
	pthread_mutex_lock(&remembered_lock);
	wfi_func *old = remembered[next_remembered % REMEMBERED];
	remembered[next_remembered++ % REMEMBERED] = wfi_func_retain(f);
	pthread_mutex_unlock(&remembered_lock);
	wfi_func_release(old);
}

/* the user's line in buf, or "" */
static const char *made_at(const struct wfi_node *node, char *buf, size_t size)
{
	buf[0] = 0;
	pthread_mutex_lock(&remembered_lock);
	for (int i = 0; i < REMEMBERED; i++) {
		if (!remembered[i] || !wfi_arena_owns(remembered[i]->arena, node))
			continue;
		const wfi_value *v = node->kind == WFI_LEAF ? (const wfi_value *)node : NULL;
		if (v && v->def && v->def->loc.file)
			snprintf(buf, size, " (it was made at %s:%d, in %s)", v->def->loc.file, v->def->loc.line, remembered[i]->name ? remembered[i]->name : "a function");
		else
			snprintf(buf, size, " (it is %s %s)", v && !v->def ? "an argument of" : "of", remembered[i]->name ? remembered[i]->name : "a function");
	}
	pthread_mutex_unlock(&remembered_lock);
	return buf;
}

/* ---- the end ---- */
wf_error *wfi_trace_end(wfi_trace *t, int n_results, const wf_val *results, wfi_func **out)
{
	wfi_value **v = wfi_alloc((size_t)n_results * sizeof *v);
	wf_error *err;

	for (int i = 0; i < n_results && !t->error; i++)
		if (!(v[i] = wfi_leaf("result", results[i])) && !t->error)
			wfi_fail("result", "result %d is not a value", i);
	current = t->parent;
	err = t->error;
	for (owned *o = t->owned; o; o = o->next)
		wfi_func_release(o->f);
	if (t->remember)
		remember(t->func);
	if (err) {
		wfi_func_release(t->func); /* t itself lies in its arena */
	} else {
		wfi_func *f = t->func;

		wfi_block_results(f->body, n_results, v);
		f->n_captures = t->n_captures;
		f->captures = t->outer;
		*out = f;
	}
	wfi_free(v);
	return err;
}

/* ---- constants ---- */
static const wfi_op *op_named(const char *name, const wfi_op **cache)
{
	const wfi_op *op = __atomic_load_n(cache, __ATOMIC_RELAXED); /* threads may race to the same answer */

	if (!op) {
		op = wfi_op_find(name);
		__atomic_store_n(cache, op, __ATOMIC_RELAXED);
	}
	return op;
}

wf_val wfi_const(const wfi_type *t, const void *bytes, size_t size)
{
	static const wfi_op *op;
	wfi_constant_attrs a = { *t, { wfi_type_count(t) ? size : 0, bytes } }; /* no elements: one spelling */

	return wfi_emit(op_named("constant", &op), &a, 0, NULL);
}

wf_val wfi_splat(const wfi_type *t, double x)
{
	uint64_t bits[2] = { 0 };

	wfi_store_f(t->dtype, bits, 0, x);
	return wfi_const(t, bits, wf_dtype_size(t->dtype));
}

wf_val wfi_splat_i(const wfi_type *t, int64_t x)
{
	uint64_t bits[2] = { 0 };

	wfi_store_i(t->dtype, bits, 0, x);
	return wfi_const(t, bits, wf_dtype_size(t->dtype));
}

wf_val wfi_full_like(wf_val v, double x)
{
	return wfi_is_poison(v) ? wfi_poison : wfi_splat(wfi_type_of(v), x);
}

wf_val wfi_zeros_like(wf_val v)
{
	return wfi_full_like(v, 0);
}

static wf_val number(wf_dtype d, double x)
{
	wfi_type t = wfi_type_scalar(d);
	wf_val v = wfi_splat(&t, x);

	if (v.node->kind == WFI_LEAF) {
		wfi_value *p = wfi_value_of(v);

		p->weak = p->is_number = true;
		p->number = x;
	}
	return v;
}

wf_val wf_c(double x)
{
	return number(WF_F32, x);
}

wf_val wf_ci(int64_t x)
{
	wfi_type t = wfi_type_scalar(WF_I64);

	return x >= INT32_MIN && x <= INT32_MAX ? number(WF_I32, (double)x) : wfi_splat_i(&t, x);
}

/* ---- promotion ---- */
static wf_val convert(wf_val v, wf_dtype d)
{
	static const wfi_op *op;
	wfi_value *p = wfi_value_of(v);
	wfi_convert_attrs a = { d };

	if (p->type.dtype == d)
		return v;
	if (p->is_number) {
		wfi_type t = wfi_type_with_dtype(p->type, d);
		uint64_t bits[2] = { 0 };

		wfi_store_f(d, bits, 0, p->number);
		if (wfi_is_int(d) && wfi_load_f(d, bits, 0) != p->number)
			return wfi_fail("constant", "%.17g does not fit %s, the type of what it is combined with", p->number, wf_dtype_name(d));
		return wfi_splat(&t, p->number);
	}
	return wfi_emit(op_named("convert", &op), &a, 1, &v);
}

/* a whole number as a weak constant is an integer beside integers */
static wf_dtype lent_dtype(const wfi_value *v, bool beside_integers)
{
	return v->is_number && beside_integers && v->number == floor(v->number) && fabs(v->number) < 0x1p53 ? WF_I32 : v->type.dtype;
}

static bool promote_dtypes(const char *op, wf_val *v, int n)
{
	bool integers = false, strong = false, weak = true;
	wf_dtype d = WF_INVALID;

	for (int i = 0; i < n; i++) {
		wfi_value *p = wfi_leaf(op, v[i]);

		if (!p)
			return false;
		v[i] = wfi_val_of(p);
		if (!p->is_number) {
			integers = strong ? integers && wfi_is_int(p->type.dtype) : wfi_is_int(p->type.dtype);
			strong = true;
		}
	}
	for (int i = 0; i < n; i++) {
		const wfi_value *p = wfi_value_of(v[i]);
		wf_dtype mine = lent_dtype(p, integers);

		wf_dtype before = d;
		d = i ? wfi_promote(d, weak, mine, p->weak, &weak) : mine;
		weak = i ? weak : p->weak;
		if (!d) {
			wfi_fail(op, "%s and %s have no common type; convert one of them first", wf_dtype_name(before), wf_dtype_name(mine));
			return false;
		}
	}
	for (int i = 0; i < n; i++)
		v[i] = convert(v[i], d);
	return !wfi_failed();
}

wf_val wfi_broadcast_to(const char *name, wf_val v, const wfi_type *shape)
{
	static const wfi_op *op;
	wfi_value *p = wfi_leaf(name, v);
	int64_t dims[WF_MAX_RANK];

	if (!p || wfi_same_shape(&p->type, shape))
		return p ? wfi_val_of(p) : wfi_poison;
	bool fits = p->type.rank <= shape->rank;
	int off = shape->rank - p->type.rank, n = 0;
	for (int i = 0; fits && i < p->type.rank; i++) {
		int64_t have = p->type.dims[i];

		fits = have == shape->dims[off + i] || have == 1;
		dims[n++] = off + i;
	}
	if (!fits) {
		char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];
		wfi_type t = wfi_type_with_dtype(*shape, p->type.dtype);

		return wfi_fail(name, "%s does not broadcast to %s", wfi_type_text(&p->type, a), wfi_type_text(&t, b));
	}
	wfi_broadcast_attrs a = { { shape->rank, shape->dims }, { n, dims } };
	wf_val in = wfi_val_of(p);
	return wfi_emit(op_named("broadcast_in_dim", &op), &a, 1, &in);
}

/* the shape that all broadcast to */
static bool common_shape(const char *op, wf_val *v, int n, wfi_type *shape)
{
	*shape = (wfi_type){ 0 };
	for (int k = 0; k < n; k++) {
		wfi_value *p = wfi_leaf(op, v[k]);

		if (!p)
			return false;
		v[k] = wfi_val_of(p);
		shape->rank = WFI_MAX(shape->rank, p->type.rank);
	}
	for (int i = 0; i < shape->rank; i++)
		shape->dims[i] = 1;
	for (int k = 0; k < n; k++) {
		const wfi_type *t = wfi_type_of(v[k]);

		for (int i = 0; i < t->rank; i++) {
			int64_t *d = &shape->dims[shape->rank - t->rank + i];

			if (*d != t->dims[i] && *d != 1 && t->dims[i] != 1) {
				char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];

				wfi_fail(op, "shapes do not broadcast: %s and %s (axis %d: %lld and %lld)", wfi_type_text(wfi_type_of(v[0]), a), wfi_type_text(t, b),
					 i - t->rank, (long long)*d, (long long)t->dims[i]);
				return false;
			}
			if (*d == 1)
				*d = t->dims[i];
		}
	}
	return true;
}

bool wfi_promote_n(const char *op, wf_val *v, int n)
{
	wfi_type shape;

	if (!common_shape(op, v, n, &shape) || !promote_dtypes(op, v, n))
		return false;
	for (int k = 0; k < n; k++)
		v[k] = wfi_broadcast_to(op, v[k], &shape);
	return !wfi_failed();
}

bool wfi_promote_pair(const char *op, wf_val *a, wf_val *b)
{
	wf_val v[2] = { *a, *b };
	bool ok = wfi_promote_n(op, v, 2);

	*a = v[0];
	*b = v[1];
	return ok;
}

wf_val wfi_to_inexact(const char *op, wf_val v)
{
	wfi_value *p = wfi_leaf(op, v);

	if (!p)
		return wfi_poison;
	return wfi_is_inexact(p->type.dtype) ? wfi_val_of(p) : convert(wfi_val_of(p), WF_F32);
}

int wfi_axis_index(const char *op, int axis, int rank)
{
	int i = axis < 0 ? axis + rank : axis;

	if (i >= 0 && i < rank)
		return i;
	wfi_fail(op, "axis %d is outside an array of %d dimensions", axis, rank);
	return -1;
}

/* ---- what users ask of values ---- */
int(wf_rank)(wf_val v)
{
	wfi_value *p = wfi_leaf("rank", v);

	return p ? p->type.rank : 0;
}

int64_t(wf_dim)(wf_val v, int axis)
{
	wfi_value *p = wfi_leaf("dim", v);
	int i = p ? wfi_axis_index("dim", axis, p->type.rank) : -1;

	return i < 0 ? 0 : p->type.dims[i];
}

int64_t(wf_size)(wf_val v)
{
	wfi_value *p = wfi_leaf("size", v);

	return p ? wfi_type_count(&p->type) : 0;
}

char *wf_type_text(wf_val v, char *buf, size_t cap)
{
	char text[WFI_TYPE_TEXT];
	const wfi_value *p = wfi_leaf("type_text", v);

	snprintf(buf, cap, "%s", p ? wfi_type_text(&p->type, text) : "?");
	return buf;
}

wf_dtype(wf_dtype_of)(wf_val v)
{
	wfi_value *p = wfi_leaf("dtype", v);

	return p ? p->type.dtype : WF_F32;
}

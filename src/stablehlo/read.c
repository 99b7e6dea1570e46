/* read.c: a module's functions; regions; operations in the generic form. */
#include <stdlib.h>
#include "stablehlo/parse.h"

/* ---- names of values ---- */
struct wfi_symbol {
	const char *name;
	size_t length;
	int n; /* %x:2 stands for two */
	wfi_tval *vals;
	int next; /* in its bucket */
	unsigned hash;
};

static unsigned hash_name(const char *s, size_t n)
{
	unsigned h = 2166136261u;

	for (size_t i = 0; i < n; i++)
		h = (h ^ (unsigned char)s[i]) * 16777619u;
	return h;
}

static const wfi_symbol *find_symbol(const wfi_scope *s, const char *name, size_t n)
{
	unsigned h = hash_name(name, n);

	for (int i = s->n_buckets ? s->bucket[h % (unsigned)s->n_buckets] : -1; i >= 0; i = s->v[i].next)
		if (s->v[i].hash == h && s->v[i].length == n && !memcmp(s->v[i].name, name, n))
			return &s->v[i];
	return NULL;
}

static void rehash(wfi_parser *p, wfi_scope *s)
{
	s->n_buckets = s->n_buckets ? s->n_buckets * 4 : 64;
	s->bucket = wfi_arena_alloc(p->arena, (size_t)s->n_buckets * sizeof *s->bucket);
	for (int i = 0; i < s->n_buckets; i++)
		s->bucket[i] = -1;
	for (int i = 0; i < s->n; i++) {
		int *b = &s->bucket[s->v[i].hash % (unsigned)s->n_buckets];

		s->v[i].next = *b;
		*b = i;
	}
}

bool wfi_p_define(wfi_parser *p, const char *name, size_t n, int n_vals, const wfi_tval *vals)
{
	wfi_scope *s = p->scope;

	if (find_symbol(s, name, n))
		return wfi_p_fail(p, name, "%%%.*s is defined twice", (int)n, name);
	s->v = wfi_p_grow(p, s->v, s->n, &s->cap, sizeof *s->v);
	if (s->n >= s->n_buckets)
		rehash(p, s);
	wfi_symbol *y = &s->v[s->n];
	*y = (wfi_symbol){
		name, n, n_vals, wfi_arena_copy(p->arena, vals, (size_t)n_vals * sizeof *vals), -1, hash_name(name, n)
	};
	int *b = &s->bucket[y->hash % (unsigned)s->n_buckets];
	y->next = *b;
	*b = s->n++;
	return true;
}

/* forgets the names defined since there were n: the end of a region */
static void undefine(wfi_scope *s, int n)
{
	while (s->n > n) {
		const wfi_symbol *y = &s->v[--s->n];

		s->bucket[y->hash % (unsigned)s->n_buckets] = y->next;
	}
}

/* after the %: letters, digits, and the rest of MLIR's names */
static size_t value_name(wfi_parser *p, const char **name)
{
	*name = p->p;
	while ((*p->p | 32) >= 'a'
		       ? (*p->p | 32) <= 'z'
		       : (*p->p >= '0' && *p->p <= '9') || *p->p == '_' || *p->p == '$' || *p->p == '.' || *p->p == '-') {
		if (*p->p == '-' && p->p[1] == '>')
			break;
		p->p++;
	}
	if (*p->p == '_') { /* '_' | 32 is above 'z' */
		p->p++;
		const char *rest;

		value_name(p, &rest);
	}
	return (size_t)(p->p - *name);
}

bool wfi_p_value_name(wfi_parser *p, const char **name, size_t *n)
{
	if (!wfi_p_expect(p, "%"))
		return false;
	*n = value_name(p, name);
	return *n || wfi_p_expected(p, "a value's name after %");
}

bool wfi_p_operand(wfi_parser *p, wfi_tval *out)
{
	const char *name, *at;
	int64_t i = 0;

	wfi_p_space(p);
	at = p->p;
	if (*p->p != '%')
		return wfi_p_expected(p, "a value such as %0");
	p->p++;
	size_t n = value_name(p, &name);
	const wfi_symbol *s = find_symbol(p->scope, name, n);
	if (!s)
		return wfi_p_fail(p, at, "%%%.*s is not defined before it is used", (int)n, name);
	if (*p->p == '#') {
		p->p++;
		if (!wfi_p_int(p, &i))
			return false;
		if (i < 0 || i >= s->n)
			return wfi_p_fail(p, at, "%%%.*s stands for %d values, there is no %lld", (int)n, name, s->n,
					  (long long)i);
	} else if (s->n != 1) {
		return wfi_p_fail(p, at, "%%%.*s stands for %d values; say which (%%%.*s#0)", (int)n, name, s->n, (int)n, name);
	}
	*out = s->vals[i];
	return true;
}

bool wfi_p_operands(wfi_parser *p, const char *close, wfi_vals *out)
{
	if (close && wfi_p_accept(p, close))
		return true;
	do {
		out->v = wfi_p_grow(p, out->v, out->n, &out->cap, sizeof *out->v);
		if (!wfi_p_operand(p, &out->v[out->n]))
			return false;
		out->n++;
	} while (wfi_p_accept(p, ","));
	return !close || wfi_p_expect(p, close);
}

/* ---- types and values ---- */
wfi_ttype wfi_ttype_of(wfi_parser *p, const wfi_tval *v)
{
	wfi_ttype t = { .is_known = true, .is_tuple = v->is_tuple, .n = v->n };

	if (!v->is_tuple) {
		t.type = *wfi_type_of(v->v);
		return t;
	}
	t.v = wfi_arena_alloc(p->arena, (size_t)v->n * sizeof *t.v);
	for (int i = 0; i < v->n; i++)
		t.v[i] = wfi_ttype_of(p, &v->c[i]);
	return t;
}

bool wfi_ttype_fits(const wfi_ttype *t, const wfi_tval *v)
{
	if (!t->is_known)
		return true;
	if (t->is_tuple != v->is_tuple)
		return false;
	if (t->is_tuple) {
		if (t->n != v->n)
			return false;
		for (int i = 0; i < t->n; i++)
			if (!wfi_ttype_fits(&t->v[i], &v->c[i]))
				return false;
		return true;
	}
	const wfi_type *x = wfi_type_of(v->v);
	if (x->dtype != t->type.dtype || x->rank != t->type.rank)
		return false;
	for (int i = 0; i < x->rank; i++)
		if (t->type.dims[i] >= 0 && t->type.dims[i] != x->dims[i])
			return false;
	return true;
}

void wfi_ttype_text(wfi_str *out, const wfi_ttype *t)
{
	if (t->is_tuple) {
		wfi_str_add(out, "tuple<");
		for (int i = 0; i < t->n; i++) {
			if (i)
				wfi_str_add(out, ", ");
			wfi_ttype_text(out, &t->v[i]);
		}
		wfi_str_add(out, ">");
	} else if (t->type.dtype == WF_TOKEN) {
		wfi_str_add(out, "!stablehlo.token");
	} else {
		wfi_str_add(out, "tensor<");
		for (int i = 0; i < t->type.rank; i++) {
			if (t->type.dims[i] < 0)
				wfi_str_add(out, "?x");
			else
				wfi_str_add(out, "%lldx", (long long)t->type.dims[i]);
		}
		wfi_str_add(out, "%s>", wfi_dtype_text(t->type.dtype));
	}
}

static bool wrong_type(wfi_parser *p, const char *at, const char *what, int i, const wfi_ttype *printed, const wfi_tval *v)
{
	wfi_str a = { 0 }, b = { 0 };
	wfi_ttype is = wfi_ttype_of(p, v);

	wfi_ttype_text(&a, printed);
	wfi_ttype_text(&b, &is);
	wfi_p_fail(p, at, "%s %d is written as %s, it is %s", what, i, a.s, b.s);
	wfi_str_free(&a);
	wfi_str_free(&b);
	return false;
}

static bool is_dynamic(const wfi_ttype *t)
{
	for (int i = 0; i < t->n; i++)
		if (is_dynamic(&t->v[i]))
			return true;
	for (int i = 0; i < t->type.rank; i++)
		if (t->type.dims[i] < 0)
			return true;
	return false;
}

/* parameters of the trace for a value of this type; actual (may be NULL) are the leaves' types, taken in order */
static bool make_params(wfi_parser *p, const char *at, const wfi_ttype *t, const wfi_type **actual, const wfi_type *end,
			wfi_tval *out)
{
	*out = (wfi_tval){ .is_tuple = t->is_tuple, .n = t->n };
	if (t->is_tuple) {
		out->c = wfi_arena_alloc(p->arena, (size_t)t->n * sizeof *out->c);
		for (int i = 0; i < t->n; i++)
			if (!make_params(p, at, &t->v[i], actual, end, &out->c[i]))
				return false;
		return true;
	}
	wfi_type type = t->type;
	if (*actual) {
		if (*actual == end)
			return wfi_p_fail(p, at, "there are more parameters than arguments");
		type = *(*actual)++;
		type.dtype = t->type.dtype; /* only the dimensions are open: whoever calls may have the elements in another form */
	}
	for (int i = 0; i < type.rank; i++)
		if (type.dims[i] < 0)
			return wfi_p_unsupported(p, at, "the parameters' dimensions are not known: give the arguments' shapes");
	out->v = wfi_trace_param(wfi_trace_current(), &type, false);
	if (!wfi_ttype_fits(t, out))
		return wrong_type(p, at, "argument", wfi_value_of(out->v)->index, t, out);
	return true;
}

static int flatten(const wfi_tval *v, wf_val *out)
{
	int n = 0;

	if (!v->is_tuple) {
		if (out)
			out[0] = v->v;
		return 1;
	}
	for (int i = 0; i < v->n; i++)
		n += flatten(&v->c[i], out ? out + n : NULL);
	return n;
}

/* Initial values that a kind says already, and constants that regions took copies of, are of no use any more. */
static void drop_constants(wfi_func *f)
{
	int *uses = wfi_alloc((size_t)f->n_values * sizeof *uses);
	wfi_block *b = f->body;

	for (const wfi_eqn *e = b->first; e; e = e->next)
		for (int i = 0; i < e->n_in; i++)
			uses[e->in[i]->id]++;
	for (int i = 0; i < b->n_results; i++)
		uses[b->results[i]->id]++;
	for (wfi_eqn *e = b->first, *next; e; e = next) {
		next = e->next;
		if (e->op->lowering != WFI_LOWER_CONSTANT || uses[e->out->id])
			continue;
		*(e->prev ? &e->prev->next : &b->first) = e->next;
		*(e->next ? &e->next->prev : &b->last) = e->prev;
	}
	wfi_free(uses);
}

/* ends the trace; its failure becomes the reader's */
static wfi_func *end_trace(wfi_parser *p, wfi_trace *t, int n, const wfi_tval *results)
{
	wfi_func *f = NULL;
	int leaves = 0;

	for (int i = 0; i < n; i++)
		leaves += flatten(&results[i], NULL);
	wf_val *flat = wfi_alloc((size_t)leaves * sizeof *flat);
	leaves = 0;
	for (int i = 0; i < n; i++)
		leaves += flatten(&results[i], flat + leaves);
	if (p->err)
		wfi_fail(NULL, "not read");
	wf_error *err = wfi_trace_end(t, p->err ? 0 : leaves, flat, &f);
	wfi_free(flat);
	if (err && !p->err)
		wfi_p_fail(p, p->fail_at ? p->fail_at : p->p, "%s", wf_error_message(err));
	wf_error_free(err);
	if (f)
		drop_constants(f);
	return f;
}

/* ---- bodies ---- */
static bool operation(wfi_parser *p, bool *is_return, wfi_vals *results);

/* operations up to the one that returns, and the closing brace */
static bool body(wfi_parser *p, wfi_vals *results)
{
	bool done = false;

	while (!done) {
		if (wfi_p_peek(p, "}"))
			return wfi_p_expected(p, "an operation that returns");
		if (!operation(p, &done, results))
			return false;
	}
	if (wfi_p_peek(p, "^"))
		return wfi_p_unsupported(p, p->p, "several blocks in a region are not supported");
	return wfi_p_expect(p, "}");
}

/* ^bb0(%a: T, %b: T): */
static bool block_label(wfi_parser *p, const char *const **names, const size_t **lengths, wfi_types *types)
{
	const char *word, **name = NULL;
	size_t *length = NULL;
	int cap = 0, cap2 = 0;

	p->p++;
	wfi_p_word(p, &word);
	if (wfi_p_accept(p, "(") && !wfi_p_accept(p, ")")) {
		do {
			types->v = wfi_p_grow(p, types->v, types->n, &types->cap, sizeof *types->v);
			name = wfi_p_grow(p, name, types->n, &cap, sizeof *name);
			length = wfi_p_grow(p, length, types->n, &cap2, sizeof *length);
			if (!wfi_p_expect(p, "%"))
				return false;
			length[types->n] = value_name(p, &name[types->n]);
			if (!wfi_p_expect(p, ":") || !wfi_p_type(p, &types->v[types->n]))
				return false;
			types->n++;
			wfi_p_loc(p);
		} while (wfi_p_accept(p, ","));
		if (!wfi_p_expect(p, ")"))
			return false;
	}
	*names = name;
	*lengths = length;
	return wfi_p_expect(p, ":");
}

bool wfi_p_region(wfi_parser *p, wfi_raw *r, int n_params, const char *const *names, const size_t *lengths,
		  const wfi_ttype *types)
{
	wfi_types own = { 0 };
	wfi_vals results = { 0 };
	const int known = p->scope->n;
	const char *at;
	bool ok = true;

	if (!wfi_p_expect(p, "{") || !wfi_p_enter(p))
		return false;
	at = p->p;
	if (wfi_p_peek(p, "^")) {
		if (!block_label(p, &names, &lengths, &own))
			return false;
		n_params = own.n;
		types = own.v;
	}
	wfi_trace *t = wfi_trace_begin("region", NULL);
	for (int i = 0; ok && i < n_params; i++) {
		const wfi_type *none = NULL;
		wfi_tval v;

		ok = make_params(p, at, &types[i], &none, NULL, &v) && wfi_p_define(p, names[i], lengths[i], 1, &v);
	}
	ok = ok && body(p, &results);
	wfi_func *f = end_trace(p, t, ok ? results.n : 0, results.v);
	undefine(p->scope, known);
	wfi_p_leave(p);
	r->regions = wfi_p_grow(p, r->regions, r->n_regions, &r->cap_regions, sizeof *r->regions);
	if (f)
		r->regions[r->n_regions++] = f;
	return f != NULL;
}

bool wfi_p_apply_region(wfi_parser *p, wfi_raw *r, const char *name, const wfi_type *element)
{
	wfi_raw op = { .at = p->p, .name = name, .n_out = 1 };
	wfi_vals v = { 2, 2, wfi_arena_alloc(p->arena, 2 * sizeof(wfi_tval)) };
	const wfi_type scalar = wfi_type_scalar(element->dtype);
	wfi_trace *t = wfi_trace_begin("region", NULL);

	for (int i = 0; i < 2; i++)
		v.v[i] = (wfi_tval){ .v = wfi_trace_param(t, &scalar, false) };
	op.in = v;
	op.out_types.v = wfi_p_grow(p, NULL, 0, &op.out_types.cap, sizeof(wfi_ttype));
	op.out_types.v[0] = (wfi_ttype){ .type = scalar, .is_known = true };
	op.out_types.n = 1;
	bool ok = wfi_p_build(p, &op);
	wfi_func *f = end_trace(p, t, ok ? 1 : 0, op.out);
	r->regions = wfi_p_grow(p, r->regions, r->n_regions, &r->cap_regions, sizeof *r->regions);
	if (f)
		r->regions[r->n_regions++] = f;
	return f != NULL;
}

/* ---- functions ---- */
static wfi_pfunc *find_func(const wfi_parser *p, const char *name)
{
	for (int i = 0; i < p->n_funcs; i++)
		if (!strcmp(p->funcs[i].name, name))
			return &p->funcs[i];
	return NULL;
}

/* (%a: T {attributes}, …) or, for a declaration, (T, …); then -> results, attributes, up to the body's brace. bind: define the names. */
typedef struct signature {
	int n_params, cap, cap2, cap3;
	const char **names;
	size_t *lengths;
	wfi_ttype *params;
	wfi_types results;
} signature;

static bool skip_dict(wfi_parser *p)
{
	wfi_p_space(p);
	return *p->p != '{' || wfi_p_skip(p);
}

static bool one_param(wfi_parser *p, signature *s)
{
	s->names = wfi_p_grow(p, s->names, s->n_params, &s->cap, sizeof *s->names);
	s->lengths = wfi_p_grow(p, s->lengths, s->n_params, &s->cap2, sizeof *s->lengths);
	s->params = wfi_p_grow(p, s->params, s->n_params, &s->cap3, sizeof *s->params);
	if (!wfi_p_expect(p, "%"))
		return false;
	s->lengths[s->n_params] = value_name(p, &s->names[s->n_params]);
	if (!wfi_p_expect(p, ":") || !wfi_p_type(p, &s->params[s->n_params]) || !skip_dict(p))
		return false;
	s->n_params++;
	wfi_p_loc(p);
	return true;
}

static bool read_signature(wfi_parser *p, signature *s)
{
	if (!wfi_p_expect(p, "("))
		return false;
	if (!wfi_p_accept(p, ")")) {
		do {
			if (!one_param(p, s))
				return false;
		} while (wfi_p_accept(p, ","));
		if (!wfi_p_expect(p, ")"))
			return false;
	}
	if (wfi_p_accept(p, "->")) {
		if (wfi_p_accept(p, "(")) {
			while (!wfi_p_accept(p, ")")) {
				if (s->results.n && !wfi_p_expect(p, ","))
					return false;
				s->results.v = wfi_p_grow(p, s->results.v, s->results.n, &s->results.cap, sizeof *s->results.v);
				if (!wfi_p_type(p, &s->results.v[s->results.n]) || !skip_dict(p))
					return false;
				s->results.n++;
			}
		} else if (!wfi_p_type_list(p, &s->results)) {
			return false;
		}
	}
	if (wfi_p_keyword(p, "attributes") && !skip_dict(p))
		return false;
	return true;
}

/* the generic form's parameters are its block's */
static bool generic_signature(wfi_parser *p, const wfi_pfunc *f, signature *s)
{
	wfi_types types = { 0 };
	const char *const *names = NULL;
	const size_t *lengths = NULL;

	if (wfi_p_peek(p, "^") && !block_label(p, &names, &lengths, &types))
		return false;
	if (types.n != f->n_params)
		return wfi_p_fail(p, f->at, "the function's type has %d parameters, its block %d", f->n_params, types.n);
	s->n_params = types.n;
	s->params = types.v;
	s->names = wfi_arena_copy(p->arena, names, (size_t)types.n * sizeof *names);
	s->lengths = wfi_arena_copy(p->arena, lengths, (size_t)types.n * sizeof *lengths);
	s->results = (wfi_types){ f->n_results, f->n_results, f->results };
	return true;
}

/* an integer scalar whose value the caller gave is that value from here on */
static void known_value(const wfi_parser *p, wfi_tval *v)
{
	const wfi_type *t = v->is_tuple ? NULL : wfi_type_of(v->v);
	const int i = t ? wfi_value_of(v->v)->index : 0;
	const void *x = t && p->values && !t->rank && wfi_is_int(t->dtype) && p->types[i].dtype == t->dtype ? p->values[i] : NULL;

	if (x)
		v->v = wfi_const(t, x, wf_dtype_size(t->dtype));
}

/* the names that a text gives its parameters; one that is only numbered has none */
static void name_params(const signature *s)
{
	wfi_func *f = wfi_trace_func(wfi_trace_current());

	if (f->body->n_params != s->n_params) /* tuples */
		return;
	f->param_names = wfi_arena_alloc(f->arena, (size_t)(s->n_params + 1) * sizeof *f->param_names);
	for (int i = 0; i < s->n_params; i++) {
		char *name = wfi_strndup(s->names[i], s->lengths[i]);
		if (*name < '0' || *name > '9')
			f->param_names[i] = wfi_arena_strdup(f->arena, name);
		wfi_free(name);
	}
}

/* The body of f with these arguments (NULL: parameters of the current trace, of the actual types) in the current trace. */
static bool inline_func(wfi_parser *p, wfi_pfunc *f, const char *at, int n_args, const wfi_tval *args, const wfi_type *actual,
			int n_actual, wfi_vals *results)
{
	wfi_scope own = { 0 }, *saved = p->scope;
	const char *place = p->p;
	const wfi_type *next = actual;
	signature s = { 0 };
	bool ok;

	if (f->is_declared)
		return wfi_p_unsupported(p, at, "@%s is declared but has no body", f->name);
	if (f->is_open)
		return wfi_p_unsupported(p, at, "@%s calls itself, which is not supported", f->name);
	if (!wfi_p_enter(p))
		return false;
	f->is_open = true;
	p->scope = &own;
	p->p = f->at;
	ok = f->is_generic ? wfi_p_expect(p, "{") && generic_signature(p, f, &s) : read_signature(p, &s);
	if (ok && args && n_args != s.n_params)
		ok = wfi_p_fail(p, at, "@%s takes %d arguments, %d are given", f->name, s.n_params, n_args);
	for (int i = 0; ok && i < s.n_params; i++) {
		wfi_tval v;

		if (args) {
			v = args[i];
			ok = wfi_ttype_fits(&s.params[i], &v) || wrong_type(p, at, "argument", i, &s.params[i], &v);
		} else {
			ok = make_params(p, f->at, &s.params[i], &next, actual + n_actual, &v);
			if (ok && actual)
				known_value(p, &v);
		}
		ok = ok && wfi_p_define(p, s.names[i], s.lengths[i], 1, &v);
	}
	if (ok && !args)
		name_params(&s);
	if (ok && !args && actual && next != actual + n_actual)
		ok = wfi_p_fail(p, f->at, "@%s takes %d arguments, %d are given", f->name, (int)(next - actual), n_actual);
	if (ok && !f->is_generic && !wfi_p_peek(p, "{"))
		ok = wfi_p_fail(p, at, "@%s has no body", f->name);
	ok = ok && (f->is_generic || wfi_p_expect(p, "{")) && body(p, results);
	if (ok && results->n != s.results.n)
		ok = wfi_p_fail(p, f->at, "@%s returns %d values, its type says %d", f->name, results->n, s.results.n);
	for (int i = 0; ok && i < results->n; i++)
		ok = wfi_ttype_fits(&s.results.v[i], &results->v[i]) ||
		     wrong_type(p, f->at, "result", i, &s.results.v[i], &results->v[i]);
	p->p = place;
	p->scope = saved;
	f->is_open = false;
	wfi_p_leave(p);
	return ok;
}

/* a function of its own */
static wfi_func *read_func(wfi_parser *p, wfi_pfunc *f, int n_types, const wfi_type *types)
{
	wfi_vals results = { 0 };
	wfi_trace *t = wfi_trace_begin(f->name, NULL);
	static const wfi_type no_types;

	bool ok = inline_func(p, f, f->at, 0, NULL, types ? types : n_types ? &no_types : NULL, n_types, &results);
	return end_trace(p, t, ok ? results.n : 0, results.v);
}

/* is the function static as it is written? */
static bool is_static(wfi_parser *p, const wfi_pfunc *f)
{
	signature s = { 0 };
	bool fixed = true;
	const char *place = p->p;

	p->p = f->at;
	if (f->is_generic) {
		s.n_params = f->n_params;
		s.params = f->params;
	} else if (!read_signature(p, &s)) {
		return true;
	}
	for (int i = 0; i < s.n_params; i++)
		fixed = fixed && !is_dynamic(&s.params[i]);
	p->p = place;
	return fixed;
}

/* ---- operations ---- */
typedef struct left {
	const char *name;
	size_t length;
	int n;
} left;

/* %a, %b:2 = */
static bool left_side(wfi_parser *p, int *n, left **out, int *total)
{
	int cap = 0;

	*n = *total = 0;
	*out = NULL;
	if (!wfi_p_peek(p, "%"))
		return true;
	do {
		int64_t k = 1;

		if (!wfi_p_expect(p, "%"))
			return false;
		*out = wfi_p_grow(p, *out, *n, &cap, sizeof **out);
		left *l = &(*out)[(*n)++];
		l->length = value_name(p, &l->name);
		if (!l->length)
			return wfi_p_expected(p, "a value's name after %");
		if (*p->p == ':') {
			p->p++;
			if (!wfi_p_int(p, &k))
				return false;
			if (k < 1 || k > WFI_MAX_OUT)
				return wfi_p_fail(p, l->name, "%lld results; 1 to %d are possible", (long long)k, WFI_MAX_OUT);
		}
		l->n = (int)k;
		*total += l->n;
		if (*total > WFI_MAX_OUT)
			return wfi_p_unsupported(p, l->name, "more than %d results", WFI_MAX_OUT);
	} while (wfi_p_accept(p, ","));
	return wfi_p_expect(p, "=");
}

const wfi_tattr *wfi_raw_attr(const wfi_raw *r, const char *name)
{
	for (int i = 0; i < r->attrs.n; i++)
		if (!strcmp(r->attrs.v[i].name, name))
			return &r->attrs.v[i];
	return NULL;
}

/* after the name: (operands) <{properties}> ({regions}) {attributes} : type */
static bool generic(wfi_parser *p, wfi_raw *r)
{
	if (!wfi_p_expect(p, "(") || !wfi_p_operands(p, ")", &r->in))
		return false;
	for (;;) {
		if (wfi_p_peek(p, "[") && !wfi_p_skip(p)) /* successors */
			return false;
		if (wfi_p_accept(p, "<")) {
			if (!wfi_p_expect(p, "{") || !wfi_p_dict(p, "}", &r->attrs) || !wfi_p_expect(p, ">"))
				return false;
		} else if (wfi_p_accept(p, "{")) {
			if (!wfi_p_dict(p, "}", &r->attrs))
				return false;
		} else if (wfi_p_accept(p, "(")) {
			do {
				if (!wfi_p_region(p, r, 0, NULL, NULL, NULL))
					return false;
			} while (wfi_p_accept(p, ","));
			if (!wfi_p_expect(p, ")"))
				return false;
		} else {
			break;
		}
	}
	return wfi_p_signature(p, r);
}

static bool is_return_name(const char *name)
{
	return !strcmp(name, "return") || !strcmp(name, "func.return") || !strcmp(name, "stablehlo.return") ||
	       !strcmp(name, "chlo.return") || !strcmp(name, "mhlo.return") || !strcmp(name, "sdy.return");
}

/* types after operands: each checked against its value */
static bool check_operand_types(wfi_parser *p, const wfi_raw *r)
{
	if (!r->has_in_types)
		return true;
	if (r->in_types.n != r->in.n)
		return wfi_p_fail(p, r->at, "%s has %d operands and %d operand types", r->name, r->in.n, r->in_types.n);
	for (int i = 0; i < r->in.n; i++)
		if (!wfi_ttype_fits(&r->in_types.v[i], &r->in.v[i]))
			return wrong_type(p, r->at, "operand", i, &r->in_types.v[i], &r->in.v[i]);
	return true;
}

static bool return_operation(wfi_parser *p, wfi_raw *r, wfi_vals *results)
{
	if (wfi_p_peek(p, "(") ? !generic(p, r)
			       : wfi_p_peek(p, "%") && !(wfi_p_operands(p, NULL, &r->in) && wfi_p_expect(p, ":") &&
							 wfi_p_type_list(p, &r->in_types)))
		return false;
	r->has_in_types = r->in.n > 0;
	wfi_p_loc(p);
	if (!check_operand_types(p, r))
		return false;
	*results = r->in;
	r->in = (wfi_vals){ 0 }; /* kept */
	return true;
}

static void release_regions(wfi_raw *r)
{
	for (int i = 0; i < r->n_regions; i++)
		wfi_func_release(r->regions[i]);
	r->n_regions = 0;
}

/* call @f(%a) : (T) -> T, and the operations that stand for calls */
static bool call_operation(wfi_parser *p, wfi_raw *r, const char *attribute)
{
	const wfi_tattr *callee = wfi_raw_attr(r, attribute);
	wfi_vals results = { 0 };

	if (!callee || callee->kind != WFI_T_SYMBOL)
		return wfi_p_fail(p, r->at, "%s: expected a function's name in %s", r->name, attribute);
	wfi_pfunc *f = find_func(p, callee->s);
	if (!f)
		return wfi_p_fail(p, r->at, "there is no function @%s in this module", callee->s);
	wfi_tval none = { 0 };
	if (!inline_func(p, f, r->at, r->in.n, r->in.n ? r->in.v : &none, NULL, 0, &results))
		return false;
	if (results.n != r->n_out && r->out_types.n != results.n)
		return wfi_p_fail(p, r->at, "@%s returns %d values, %d are named here", f->name, results.n, r->n_out);
	r->out = results.v;
	r->n_out = results.n;
	return true;
}

bool wfi_p_function_regions(wfi_parser *p, wfi_raw *r, const wfi_tattr *programs)
{
	if (!programs || programs->kind != WFI_T_ARRAY)
		return wfi_p_fail(p, r->at, "%s: expected functions' names, [[@name, …], …]", r->name);
	for (int i = 0; i < programs->n; i++) {
		const wfi_tattr *a = &programs->v[i];

		if (a->kind == WFI_T_ARRAY) {
			if (!wfi_p_enter(p) || !wfi_p_function_regions(p, r, a))
				return false;
			wfi_p_leave(p);
			continue;
		}
		wfi_pfunc *f = a->kind == WFI_T_SYMBOL ? find_func(p, a->s) : NULL;
		if (!f)
			return wfi_p_fail(p, r->at, "%s: it names what is not a function of this module", r->name);
		if (r->n_regions == WFI_MAX_OUT) /* aliases make long lists short to write */
			return wfi_p_unsupported(p, r->at, "%s: more than %d functions", r->name, WFI_MAX_OUT);
		wfi_func *region = read_func(p, f, 0, NULL);
		if (!region)
			return false;
		r->regions = wfi_p_grow(p, r->regions, r->n_regions, &r->cap_regions, sizeof *r->regions);
		r->regions[r->n_regions++] = region;
	}
	return true;
}

static bool tuple_operation(wfi_parser *p, wfi_raw *r, bool *done)
{
	*done = true;
	if (!strcmp(r->name, "stablehlo.tuple")) {
		r->out = wfi_arena_alloc(p->arena, sizeof *r->out);
		*r->out = (wfi_tval){ .is_tuple = true, .n = r->in.n, .c = r->in.v };
		r->in = (wfi_vals){ 0 }; /* kept */
		r->n_out = 1;
		return true;
	}
	if (!strcmp(r->name, "stablehlo.get_tuple_element")) {
		const wfi_tattr *a = wfi_raw_attr(r, "index");

		if (r->in.n != 1 || !r->in.v[0].is_tuple)
			return wfi_p_fail(p, r->at, "get_tuple_element: the operand is not a tuple");
		if (!a || a->i < 0 || a->i >= r->in.v[0].n)
			return wfi_p_fail(p, r->at, "get_tuple_element: the tuple has %d elements", r->in.v[0].n);
		r->out = &r->in.v[0].c[a->i];
		r->n_out = 1;
		return true;
	}
	*done = false;
	return true;
}

/* what weft takes for granted: annotations of how values lie on devices */
static bool identity_operation(wfi_raw *r)
{
	const wfi_tattr *target = !strcmp(r->name, "stablehlo.custom_call") ? wfi_raw_attr(r, "call_target_name") : NULL;
	static const char *const targets[] = { "Sharding",
					       "SPMDFullToShardShape",
					       "SPMDShardToFullShape",
					       "LayoutConstraint",
					       "annotate_device_placement",
					       "xla.sdy.FuncResultSharding",
					       "mhlo.optimization_barrier",
					       NULL };
	bool is = !strncmp(r->name, "sdy.", 4);

	for (int i = 0; target && target->s && targets[i]; i++)
		is = is || !strcmp(target->s, targets[i]);
	if (!is || r->in.n != r->n_out || !r->n_out || r->n_regions) /* sdy.manual_computation has one: no annotation */
		return false;
	r->out = r->in.v;
	return true;
}

/* names not written out before: the descriptor, with the dialect's name or without */
static const wfi_op *descriptor(const wfi_raw *r)
{
	const char *dot = strchr(r->name, '.'), *name = r->name;
	const wfi_op *op = NULL;

	if (!strcmp(name, "stablehlo.custom_call")) { /* a target may be an operation of its own: check.expect_eq */
		const wfi_tattr *target = wfi_raw_attr(r, "call_target_name");

		if (target && target->s && strchr(target->s, '.') && strncmp(target->s, "wf.", 3))
			op = wfi_op_find(strcmp(target->s, "check.eq") ? target->s : "check.expect_almost_eq");
	} else if (strncmp(name, "stablehlo.", 10) && strncmp(name, "wf.", 3)) {
		op = wfi_op_find(name);
	}
	if (!op && dot && (!strncmp(name, "stablehlo.", 10) || !strncmp(name, "chlo.", 5) || !strncmp(name, "mhlo.", 5)))
		op = wfi_op_find(dot + 1);
	if (!op && dot && !strncmp(name, "mhlo.", 5)) { /* CHLO's now */
		char other[80];

		snprintf(other, sizeof other, "chlo.%.70s", dot + 1);
		op = wfi_op_find(other);
	}
	return op && strncmp(op->name, "wf.", 3) ? op : NULL;
}

/* a name that stands for other operations: its builder */
static bool (*alias_of(const wfi_raw *r))(wfi_text_op *t, wf_val *out)
{
	const char *dot = strchr(r->name, '.');

	if (!dot || (strncmp(r->name, "stablehlo.", 10) && strncmp(r->name, "chlo.", 5) && strncmp(r->name, "mhlo.", 5)))
		return NULL;
	for (const wfi_text_alias *a = wfi_text_aliases; a->name; a++)
		if (!strcmp(a->name, dot + 1))
			return a->build;
	return NULL;
}

/* op is NULL when `build` stands for other operations */
static bool fill(wfi_parser *p, wfi_raw *r, const wfi_op *op, bool (*build)(wfi_text_op *t, wf_val *out), wf_val *in, wf_val *out)
{
	wfi_tattr dict = { .kind = WFI_T_DICT, .n = r->attrs.n, .v = r->attrs.v };
	wfi_type *types = wfi_arena_alloc(p->arena, (size_t)r->n_out * sizeof *types);
	wfi_text_op t = { .op = op,
			  .name = r->name,
			  .attrs = &dict,
			  .n_in = r->in.n,
			  .n_out = r->n_out,
			  .n_regions = r->n_regions,
			  .in = in,
			  .out_type = types,
			  .regions = r->regions,
			  .arena = p->arena };
	bool ok;

	for (int i = 0; i < r->n_out; i++)
		types[i] = r->out_types.v[i].type;
	if (!build && op->text)
		build = op->text->build;
	if (build) {
		ok = build(&t, out);
	} else {
		void *attrs = op->attrs_size ? wfi_arena_alloc(p->arena, op->attrs_size) : NULL;

		ok = !attrs || wfi_text_fields(&t, op, attrs);
		ok = ok && (!op->text || !op->text->read || op->text->read(&t, attrs));
		ok = ok && wfi_text_emit(&t, op, attrs, out);
	}
	if (!ok && t.reason[0])
		return t.code == WF_UNSUPPORTED ? wfi_p_unsupported(p, r->at, "%s: %s", r->name, t.reason)
						: wfi_p_fail(p, r->at, "%s: %s", r->name, t.reason);
	return true; /* the trace has the failure */
}

bool wfi_p_build(wfi_parser *p, wfi_raw *r)
{
	const wfi_op *op;
	bool done;

	if (!tuple_operation(p, r, &done) || done)
		return done && r->out;
	if (identity_operation(r))
		return true;
	if (!strcmp(r->name, "func.call") || !strcmp(r->name, "call"))
		return call_operation(p, r, "callee");
	if (!strcmp(r->name, "stablehlo.composite") || !strcmp(r->name, "mhlo.composite"))
		return call_operation(p, r, "decomposition");
	if (!strcmp(r->name, "interpreter.run_parallel") && !wfi_p_function_regions(p, r, wfi_raw_attr(r, "programs")))
		return false;
	if (!wfi_p_static(p, r))
		return false;
	if (r->out) /* known by now */
		return true;
	bool (*build)(wfi_text_op * t, wf_val * out) = alias_of(r);
	if (!(op = build ? NULL : descriptor(r)) && !build) {
		const wfi_tattr *target = !strcmp(r->name, "stablehlo.custom_call") ? wfi_raw_attr(r, "call_target_name") : NULL;

		return wfi_p_unsupported(p, r->at, "%s%s%s is not supported", r->name, target && target->s ? " @" : "",
					 target && target->s ? target->s : "");
	}
	wf_val *in = wfi_arena_alloc(p->arena, (size_t)r->in.n * sizeof *in),
	       *out = wfi_arena_alloc(p->arena, (size_t)(r->n_out + 1) * sizeof *out);
	for (int i = 0; i < r->in.n; i++) {
		if (r->in.v[i].is_tuple)
			return wfi_p_unsupported(p, r->at, "%s of a tuple is not supported", r->name);
		in[i] = r->in.v[i].v;
	}
	if (!p->budget)
		return wfi_p_unsupported(p, r->at, "the program is too large once its calls are inlined");
	p->budget--;
	wfi_trace_at((wfi_loc){ wfi_file_name(p->file), wfi_p_line(p, r->at), WFI_PASS_PRIMAL });
	if (!fill(p, r, op, build, in, out))
		return false;
	if (wfi_failed()) { /* the trace has the reason */
		p->fail_at = r->at;
		return false;
	}
	r->out = wfi_arena_alloc(p->arena, (size_t)r->n_out * sizeof *r->out);
	for (int i = 0; i < r->n_out; i++) {
		if (wfi_is_poison(out[i]))
			return wfi_p_fail(p, r->at, "%s has fewer than %d results", r->name, r->n_out);
		r->out[i] = (wfi_tval){ .v = out[i] };
	}
	return true;
}

/* the operations that name no results may have them */
static bool count_results(wfi_parser *p, wfi_raw *r, int named)
{
	r->n_out = named ? named : r->out_types.n;
	if (r->out_types.n != r->n_out)
		return wfi_p_fail(p, r->at, "%s: %d results are named, its type has %d", r->name, named, r->out_types.n);
	return true;
}

static bool check_results(wfi_parser *p, const wfi_raw *r)
{
	for (int i = 0; i < r->out_types.n; i++)
		if (!wfi_ttype_fits(&r->out_types.v[i], &r->out[i]))
			return wrong_type(p, r->at, "result", i, &r->out_types.v[i], &r->out[i]);
	return true;
}

/* Operations of other dialects, and those of Shardy that compute on parts of arrays: named before anything else of them is read, since
 * their own syntax would be an error. */
static bool is_foreign(const char *name)
{
	static const char *const dialects[] = { "stablehlo.", "chlo.", "func.", "check.", "interpreter.", "sdy.", "arith.constant" };
	static const char *const computing[] = { "sdy.manual_computation", "sdy.named_computation" };
	bool known = !strchr(name, '.');

	for (size_t i = 0; i < WFI_COUNT(dialects); i++)
		known = known || !strncmp(name, dialects[i], strlen(dialects[i]));
	for (size_t i = 0; i < WFI_COUNT(computing); i++)
		known = known && strcmp(name, computing[i]) != 0;
	return !known;
}

static bool read_operation(wfi_parser *p, wfi_raw *r, bool *is_return, wfi_vals *results)
{
	int n, total;
	left *l;
	const char *word;
	size_t length;

	if (!left_side(p, &n, &l, &total))
		return false;
	wfi_p_space(p);
	r->at = p->p;
	bool quoted = *p->p == '"';
	if (quoted ? !wfi_p_string(p, &word, &length) : !(length = wfi_p_word(p, &word)))
		return wfi_p_expected(p, "an operation's name");
	r->name = wfi_p_dup(p, word, length);
	if (!strncmp(r->name, "mhlo.", 5)) /* the older name of the dialect */
		r->name = wfi_arena_format(p->arena, "stablehlo.%s", r->name + 5);
	r->n_out = total;
	if (is_return_name(r->name)) {
		*is_return = true;
		return n ? wfi_p_fail(p, r->at, "%s has no results", r->name) : return_operation(p, r, results);
	}
	if (is_foreign(r->name))
		return wfi_p_unsupported(p, r->at, "%s is not supported", r->name);
	if (quoted ? !generic(p, r) : !wfi_p_pretty(p, r))
		return false;
	wfi_p_loc(p);
	if (p->err || !count_results(p, r, total) || !check_operand_types(p, r) || !wfi_p_build(p, r) || !check_results(p, r))
		return false;
	for (int i = 0, k = 0; i < n; k += l[i++].n)
		if (!wfi_p_define(p, l[i].name, l[i].length, l[i].n, r->out + k))
			return false;
	return true;
}

static bool operation(wfi_parser *p, bool *is_return, wfi_vals *results)
{
	wfi_raw **kept = &p->pool[p->depth], *r;

	if (!*kept)
		*kept = wfi_arena_alloc(p->arena, sizeof **kept);
	r = *kept;
	*r = (wfi_raw){ .in = { 0, r->in.cap, r->in.v },
			.attrs = { 0, r->attrs.cap, r->attrs.v },
			.cap_regions = r->cap_regions,
			.regions = r->regions,
			.in_types = { 0, r->in_types.cap, r->in_types.v },
			.out_types = { 0, r->out_types.cap, r->out_types.v } };
	bool ok = read_operation(p, r, is_return, results);

	release_regions(r);
	return ok && !p->err;
}

/* ---- the module ---- */
static bool add_func(wfi_parser *p, const wfi_pfunc *f)
{
	if (find_func(p, f->name))
		return wfi_p_fail(p, f->at, "@%s is defined twice", f->name);
	p->funcs = wfi_p_grow(p, p->funcs, p->n_funcs, &p->cap_funcs, sizeof *p->funcs);
	p->funcs[p->n_funcs++] = *f;
	return true;
}

/* what stands beside functions and is of no use here (sdy.mesh @m = <…>): to the end of its line */
static bool skip_line(wfi_parser *p)
{
	while (p->p < p->end && *p->p != '\n') {
		if (*p->p && strchr("(<[{", *p->p)) {
			if (!wfi_p_skip(p))
				return false;
		} else if (*p->p == '"') {
			const char *s;
			size_t n;

			if (!wfi_p_string(p, &s, &n))
				return false;
		} else {
			p->p++;
		}
	}
	return true;
}

/* func.func public @main(…) … { … }: its head is read, its body skipped */
static bool scan_func(wfi_parser *p)
{
	wfi_pfunc f = { .is_public = true };
	const char *name;
	size_t n;
	signature s = { 0 };

	if (wfi_p_keyword(p, "private") || wfi_p_keyword(p, "nested"))
		f.is_public = false;
	else
		wfi_p_keyword(p, "public");
	if (!wfi_p_expect(p, "@"))
		return false;
	if (*p->p == '"' ? !wfi_p_string(p, &name, &n) : !(n = wfi_p_word(p, &name)))
		return wfi_p_expected(p, "a function's name after @");
	f.name = wfi_p_dup(p, name, n);
	wfi_p_space(p);
	f.at = p->p;
	bool types_alone = wfi_p_accept(p, "(") && !wfi_p_peek(p, "%") && !wfi_p_peek(p, ")") && p->p < p->end;
	p->p = f.at;
	f.is_declared = types_alone;
	if (types_alone) { /* nobody needs it unless it is called */
		if (!skip_line(p))
			return false;
	} else {
		if (!read_signature(p, &s))
			return false;
		f.is_declared = !wfi_p_peek(p, "{");
		if (!f.is_declared && !wfi_p_skip(p))
			return false;
	}
	wfi_p_loc(p);
	return add_func(p, &f);
}

/* (T, T) -> (T) of function_type */
static bool function_type(wfi_parser *p, wfi_pfunc *f)
{
	wfi_types in = { 0 }, out = { 0 };

	if (!wfi_p_expect(p, "(") || (!wfi_p_peek(p, ")") && !wfi_p_type_list(p, &in)) || !wfi_p_expect(p, ")") ||
	    !wfi_p_expect(p, "->"))
		return false;
	if (wfi_p_accept(p, "(")) {
		if ((!wfi_p_peek(p, ")") && !wfi_p_type_list(p, &out)) || !wfi_p_expect(p, ")"))
			return false;
	} else {
		out.v = wfi_p_grow(p, NULL, 0, &out.cap, sizeof *out.v);
		if (!wfi_p_type(p, out.v))
			return false;
		out.n = 1;
	}
	f->n_params = in.n;
	f->params = in.v;
	f->n_results = out.n;
	f->results = out.v;
	return true;
}

/* one of the properties or attributes of a generic func.func */
static bool func_attributes(wfi_parser *p, wfi_pfunc *f, bool *typed)
{
	while (!wfi_p_accept(p, "}")) {
		const char *name;
		size_t n = wfi_p_word(p, &name);
		wfi_tattr value = { 0 };

		if (!n && wfi_p_peek(p, "\"") && !wfi_p_string(p, &name, &n))
			return false;
		if (!n)
			return wfi_p_expected(p, "an attribute's name");
		if (wfi_p_accept(p, "=")) {
			if (n == 13 && !memcmp(name, "function_type", 13)) {
				*typed = true;
				if (!function_type(p, f))
					return false;
			} else if (!wfi_p_attr(p, &value)) {
				return false;
			}
			if (n == 8 && !memcmp(name, "sym_name", 8) && value.kind == WFI_T_STR)
				f->name = wfi_p_dup(p, value.s, strlen(value.s));
			if (n == 14 && !memcmp(name, "sym_visibility", 14) && value.kind == WFI_T_STR)
				f->is_public = strcmp(value.s, "private") != 0;
		}
		if (!wfi_p_accept(p, ",") && !wfi_p_peek(p, "}"))
			return wfi_p_expected(p, "',' or '}'");
	}
	return true;
}

/* "func.func"() <{function_type = …, sym_name = "main"}> ({ … }) {…} : () -> () */
static bool scan_generic_func(wfi_parser *p)
{
	wfi_pfunc f = { .is_public = true, .is_generic = true };
	bool typed = false;
	const char *at = p->p;

	if (!wfi_p_expect(p, "(") || !wfi_p_expect(p, ")"))
		return false;
	for (;;) {
		if (wfi_p_accept(p, "<")) {
			if (!wfi_p_expect(p, "{") || !func_attributes(p, &f, &typed) || !wfi_p_expect(p, ">"))
				return false;
		} else if (wfi_p_accept(p, "{")) {
			if (!func_attributes(p, &f, &typed))
				return false;
		} else if (wfi_p_peek(p, "(")) {
			const char *open = ++p->p;

			if (!wfi_p_peek(p, "{"))
				return wfi_p_expected(p, "'{'");
			open = p->p;
			if (!wfi_p_skip(p) || !wfi_p_expect(p, ")"))
				return false;
			f.at = open;
		} else {
			break;
		}
	}
	if (!f.name || !typed || !f.at)
		return wfi_p_fail(p, at, "expected a function with sym_name, function_type and a body");
	wfi_pfunc unused = { 0 };
	if (!wfi_p_expect(p, ":") || !function_type(p, &unused))
		return false;
	wfi_p_loc(p);
	return add_func(p, &f);
}

static bool scan(wfi_parser *p, bool inside);

static bool scan_module(wfi_parser *p)
{
	if (wfi_p_accept(p, "@")) {
		const char *s;
		size_t n;

		if (*p->p == '"' ? !wfi_p_string(p, &s, &n) : !wfi_p_word(p, &s))
			return wfi_p_expected(p, "the module's name");
	}
	if (wfi_p_keyword(p, "attributes") && !skip_dict(p))
		return false;
	if (!wfi_p_expect(p, "{") || !wfi_p_enter(p))
		return false;
	bool ok = scan(p, true) && wfi_p_expect(p, "}");
	wfi_p_leave(p);
	wfi_p_loc(p);
	return ok;
}

/* "builtin.module"() <{…}> ({ … }) {…} : () -> () */
static bool scan_generic_module(wfi_parser *p)
{
	wfi_pfunc unused = { 0 };
	bool typed, ok = wfi_p_expect(p, "(") && wfi_p_expect(p, ")");

	while (ok && (wfi_p_peek(p, "<") || wfi_p_peek(p, "{")))
		ok = wfi_p_skip(p);
	ok = ok && wfi_p_expect(p, "(") && wfi_p_expect(p, "{") && wfi_p_enter(p);
	if (ok && wfi_p_peek(p, "^")) {
		const char *word;

		p->p++;
		wfi_p_word(p, &word);
		ok = wfi_p_expect(p, ":");
	}
	ok = ok && scan(p, true) && wfi_p_expect(p, "}") && wfi_p_expect(p, ")");
	if (!ok)
		return false;
	wfi_p_leave(p);
	if (wfi_p_accept(p, "{") && !func_attributes(p, &unused, &typed))
		return false;
	ok = wfi_p_expect(p, ":") && function_type(p, &unused);
	wfi_p_loc(p);
	return ok;
}

/* what stands beside functions: meshes and globals are of no use here, other dialects' operations (vhlo.func_v1) hold the program itself */
static bool scan_other(wfi_parser *p, const char *at, const char *name, size_t n)
{
	const char *dot = memchr(name, '.', n);

	if (!dot || (n >= 4 && !memcmp(name, "sdy.", 4)) || (n >= 11 && !memcmp(name, "ml_program.", 11)))
		return skip_line(p);
	return wfi_p_unsupported(p, at, "%.*s is not supported", (int)WFI_MIN(n, 60u), name);
}

/* dialect.operation */
static bool is_operation(const char *s, size_t n)
{
	const char *dot = memchr(s, '.', n);

	if (!dot || dot == s || !(*s >= 'a' && *s <= 'z'))
		return false;
	for (; s < dot; s++)
		if (!(*s == '_' || (*s >= 'a' && *s <= 'z') || (*s >= '0' && *s <= '9')))
			return false;
	return true;
}

static bool scan(wfi_parser *p, bool inside)
{
	for (;;) {
		const char *s, *at;
		size_t n;
		bool ok;

		wfi_p_space(p);
		at = p->p;
		if (p->p >= p->end || (inside && *p->p == '}'))
			return true;
		if (*p->p == '#' || *p->p == '!')
			ok = wfi_p_alias(p);
		else if (!strncmp(p->p, "{-#", 3)) /* resources of the file */
			ok = wfi_p_unsupported(
				p, p->p, "a file's resources are not supported: print the module with its constants inside");
		else if (wfi_p_keyword(p, "module") || wfi_p_keyword(p, "builtin.module"))
			ok = scan_module(p);
		else if (wfi_p_keyword(p, "func.func") || wfi_p_keyword(p, "func"))
			ok = scan_func(p);
		else if (*p->p == '"')
			ok = wfi_p_string(p, &s, &n) && (n == 14 && !memcmp(s, "builtin.module", 14) ? scan_generic_module(p)
							 : n == 9 && !memcmp(s, "func.func", 9)      ? scan_generic_func(p)
												     : scan_other(p, at, s, n));
		else if ((n = wfi_p_word(p, &s)) && is_operation(s, n))
			ok = scan_other(p, at, s, n);
		else {
			p->p = at;
			ok = wfi_p_expected(p, inside ? "a function or '}'" : "a module or a function");
		}
		if (!ok)
			return false;
	}
}

/* which functions others call: their text is inlined there */
static void find_callees(wfi_parser *p)
{
	for (const char *s = p->text; s < p->end; s++) {
		s = memchr(s, '@', (size_t)(p->end - s));
		if (!s)
			return;
		const char *before = s;
		while (before > p->text && (before[-1] == ' ' || before[-1] == '='))
			before--;
		bool call = (before - p->text >= 4 && !memcmp(before - 4, "call", 4)) ||
			    (before - p->text >= 6 && !memcmp(before - 6, "callee", 6)) ||
			    (before - p->text >= 13 && !memcmp(before - 13, "decomposition", 13));
		if (!call)
			continue;
		const char *place = p->p, *word;
		p->p = s + 1;
		size_t n = wfi_p_word(p, &word);
		p->p = place;
		for (int i = 0; i < p->n_funcs; i++)
			if (strlen(p->funcs[i].name) == n && !memcmp(p->funcs[i].name, word, n))
				p->funcs[i].is_called = true;
	}
}

static bool read_functions(wfi_parser *p, const wfi_parse_opts *o, wfi_module *m)
{
	wfi_pfunc *entry = o && o->entry ? find_func(p, o->entry) : NULL;

	if (o && o->entry && !entry)
		return wfi_p_fail(p, p->text, "there is no function @%s in this module", o->entry);
	find_callees(p);
	m->funcs = wfi_alloc((size_t)p->n_funcs * sizeof(wfi_func *));
	m->names = wfi_alloc((size_t)p->n_funcs * sizeof(char *));
	m->is_public = wfi_alloc((size_t)p->n_funcs * sizeof(bool));
	for (int i = 0; i < p->n_funcs; i++) {
		wfi_pfunc *f = &p->funcs[i];
		if (f->is_declared && f != entry)
			continue;
		const bool open = !entry && !is_static(p, f);

		if (f != entry && ((f->is_called && !f->is_public) || entry || open)) {
			m->open_main = m->open_main || (open && !strcmp(f->name, "main"));
			continue;
		}
		p->types = entry == f ? o->types : NULL;
		p->values = entry == f ? o->values : NULL;
		wfi_func *read = read_func(p, f, entry == f ? o->n_types : 0, entry == f ? o->types : NULL);
		if (!read)
			return false;
		m->funcs[m->n] = read;
		m->names[m->n] = wfi_strdup(f->name);
		m->is_public[m->n++] = f->is_public;
	}
	return true;
}

wf_error *wfi_module_parse(const char *text, size_t n, const wfi_parse_opts *o, wfi_module **out)
{
	char *copy = wfi_try_alloc(n + 1);
	wfi_module *m = wfi_alloc(sizeof *m);

	*out = NULL;
	if (!copy) {
		wfi_free(m);
		return wfi_out_of_memory(n, "a program's text");
	}
	memcpy(copy, text, n);
	wfi_parser p = { .text = copy,
			 .end = copy + n,
			 .p = copy,
			 .file = o && o->file ? o->file : "text",
			 .arena = wfi_arena_new(),
			 .budget = 10000 + n };
	p.pool = wfi_arena_alloc(p.arena, (WFI_PARSE_DEPTH + 1) * sizeof *p.pool);
	bool ok = scan(&p, false);

	if (ok && !p.n_funcs)
		ok = wfi_p_fail(&p, p.end, "expected a function (func.func), found none");
	ok = ok && !p.err && read_functions(&p, o, m);
	wfi_arena_free(p.arena);
	wfi_free(copy);
	if (ok) {
		*out = m;
		return NULL;
	}
	wfi_module_free(m);
	return p.err ? p.err : wf_error_new(WF_INTERNAL, "%s was not read", p.file);
}

void wfi_module_free(wfi_module *m)
{
	if (!m)
		return;
	for (int i = 0; i < m->n; i++) {
		wfi_func_release(m->funcs[i]);
		wfi_free(m->names[i]);
	}
	wfi_free(m->funcs);
	wfi_free(m->names);
	wfi_free(m->is_public);
	wfi_free(m);
}

int wfi_module_find(const wfi_module *m, const char *name)
{
	int only = -1, n = 0;

	for (int i = 0; i < m->n; i++) {
		if (!strcmp(m->names[i], name ? name : "main"))
			return i;
		if (m->is_public[i]) {
			only = i;
			n++;
		}
	}
	return !name && n == 1 && !m->open_main ? only : -1;
}

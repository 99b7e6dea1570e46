/* text.c: the class defaults of lower/text.h: attributes found by name, closed regions, kinds of regions. */
#include <stdlib.h>
#include "lower/text.h"

/* ---- attributes ---- */
const wfi_tattr *wfi_tattr_find(const wfi_tattr *dict, const char *name)
{
	for (int i = 0; dict && i < dict->n; i++)
		if (dict->v[i].name && !strcmp(dict->v[i].name, name))
			return &dict->v[i];
	return NULL;
}

bool wfi_text_fail(wfi_text_op *t, const char *format, ...)
{
	va_list ap;

	if (t->reason[0])
		return false;
	va_start(ap, format);
	vsnprintf(t->reason, sizeof t->reason, format, ap);
	va_end(ap);
	t->code = WF_INVALID_ARGUMENT;
	return false;
}

bool wfi_text_unsupported(wfi_text_op *t, const char *format, ...)
{
	va_list ap;

	if (t->reason[0])
		return false;
	va_start(ap, format);
	vsnprintf(t->reason, sizeof t->reason, format, ap);
	va_end(ap);
	t->code = WF_UNSUPPORTED;
	return false;
}

const wfi_tattr *wfi_text_attr(const wfi_text_op *t, const char *name)
{
	const wfi_tattr *a = wfi_tattr_find(t->attrs, name);

	for (int i = 0; !a && t->attrs && i < t->attrs->n; i++)
		if (t->attrs->v[i].kind == WFI_T_DICT && t->attrs->v[i].s)
			a = wfi_tattr_find(&t->attrs->v[i], name);
	return a;
}

/* integers of an array however deep, row by row */
static bool add_numbers(wfi_text_op *t, const char *name, const wfi_tattr *a, int64_t *v, int *n)
{
	if (a->kind == WFI_T_INT || a->kind == WFI_T_BOOL) {
		if (v)
			v[*n] = a->i;
		++*n;
		return true;
	}
	if (a->kind != WFI_T_ARRAY)
		return wfi_text_fail(t, "%s: a list of integers was expected", name);
	for (int i = 0; i < a->n; i++)
		if (!add_numbers(t, name, &a->v[i], v, n))
			return false;
	return true;
}

bool wfi_text_dims(wfi_text_op *t, const char *name, wfi_dims *out)
{
	const wfi_tattr *a = wfi_text_attr(t, name);
	int n = 0;

	if (!a)
		return false;
	if (a->kind == WFI_T_DENSE) {
		int64_t count = wfi_type_count(&a->type);
		size_t size = wf_dtype_size(a->type.dtype);

		if (!(wfi_is_int(a->type.dtype) || a->type.dtype == WF_BOOL) || count > 1 << 20)
			return wfi_text_fail(t, "%s: integers were expected", name);
		bool splat = a->data.size == size && count != 1;
		int64_t *v = wfi_arena_alloc(t->arena, (size_t)count * sizeof *v);
		for (int64_t i = 0; i < count; i++)
			v[i] = wfi_load_i(a->type.dtype, a->data.bytes, splat ? 0 : i);
		*out = (wfi_dims){ (int)count, v };
		return true;
	}
	if (a->kind != WFI_T_ARRAY)
		return wfi_text_fail(t, "%s: a list of integers was expected", name);
	if (!add_numbers(t, name, a, NULL, &n))
		return false;
	int64_t *v = wfi_arena_alloc(t->arena, (size_t)n * sizeof *v);
	*out = (wfi_dims){ n, v };
	n = 0;
	return add_numbers(t, name, a, v, &n);
}

bool wfi_text_int(wfi_text_op *t, const char *name, int64_t *out)
{
	const wfi_tattr *a = wfi_text_attr(t, name);
	wfi_dims d;

	if (!a)
		return false;
	if (a->kind == WFI_T_INT || a->kind == WFI_T_BOOL) {
		*out = a->i;
		return true;
	}
	if (a->kind == WFI_T_DENSE && wfi_text_dims(t, name, &d) && d.n == 1) {
		*out = d.v[0];
		return true;
	}
	return wfi_text_fail(t, "%s: an integer was expected", name);
}

bool wfi_text_bool(wfi_text_op *t, const char *name, bool *out)
{
	const wfi_tattr *a = wfi_text_attr(t, name);
	int64_t i;

	if (!a)
		return false;
	if (a->kind == WFI_T_UNIT) {
		*out = true;
		return true;
	}
	if (!wfi_text_int(t, name, &i))
		return wfi_text_fail(t, "%s: true or false was expected", name);
	*out = i != 0;
	return true;
}

const char *wfi_text_word(wfi_text_op *t, const char *name)
{
	const wfi_tattr *a = wfi_text_attr(t, name);

	if (!a)
		return NULL;
	if (a->kind == WFI_T_WORD || a->kind == WFI_T_STR || a->kind == WFI_T_SYMBOL)
		return a->s;
	wfi_text_fail(t, "%s: a word was expected", name);
	return NULL;
}

/* ---- the attribute struct from its field table ---- */
#define FIELD_OF(T, attrs, f) ((T *)(void *)((char *)(attrs) + (f)->offset))

static bool read_enum(wfi_text_op *t, const wfi_attr_field *f, void *attrs)
{
	if (!strcmp(f->name, "kind") && t->n_regions) {
		wfi_reduce_kind k = wfi_region_kind(t->regions[0]->body);

		for (int i = 0; f->names[i]; i++)
			if (!strcmp(f->names[i], wfi_reduce_kind_names[k])) {
				*FIELD_OF(int, attrs, f) = i;
				return true;
			}
		return wfi_text_unsupported(t, "a region of kind %s", wfi_reduce_kind_names[k]);
	}
	const char *word = wfi_text_word(t, f->name);
	if (!word)
		return !t->reason[0];
	for (int i = 0; f->names[i]; i++)
		if (!strcmp(f->names[i], word)) {
			*FIELD_OF(int, attrs, f) = i;
			return true;
		}
	return wfi_text_fail(t, "%s: there is no %s", f->name, word);
}

static bool read_type(wfi_text_op *t, const wfi_attr_field *f, void *attrs)
{
	const wfi_tattr *a = wfi_text_attr(t, f->name);
	const wfi_type *type = a && (a->kind == WFI_T_TYPE || a->kind == WFI_T_DENSE) ? &a->type
			       : t->n_out                                             ? &t->out_type[0]
										      : NULL;

	if (!type)
		return wfi_text_fail(t, "%s: a result type was expected", f->name);
	if (f->kind == WFI_ATTR_TYPE) {
		*FIELD_OF(wfi_type, attrs, f) = *type;
	} else if (f->kind == WFI_ATTR_DTYPE) {
		*FIELD_OF(wf_dtype, attrs, f) = type->dtype;
		return true;
	} else {
		*FIELD_OF(wfi_dims, attrs, f) =
			(wfi_dims){ type->rank, wfi_arena_copy(t->arena, type->dims, (size_t)type->rank * sizeof *type->dims) };
	}
	for (int i = 0; i < type->rank; i++)
		if (type->dims[i] < 0)
			return wfi_text_unsupported(t, "a result whose dimensions are not known");
	return true;
}

static bool read_data(wfi_text_op *t, const wfi_attr_field *f, void *attrs)
{
	const wfi_tattr *a = wfi_text_attr(t, !strcmp(f->name, "data") ? "value" : f->name);

	if (!a || a->kind != WFI_T_DENSE)
		return wfi_text_fail(t, "value: dense<…> was expected");
	*FIELD_OF(wfi_data, attrs, f) = a->data;
	return true;
}

static bool read_field(wfi_text_op *t, const wfi_attr_field *f, void *attrs)
{
	const wfi_tattr *a;

	switch (f->kind) {
	case WFI_ATTR_I64:
		wfi_text_int(t, f->name, FIELD_OF(int64_t, attrs, f));
		break;
	case WFI_ATTR_BOOL:
		wfi_text_bool(t, f->name, FIELD_OF(bool, attrs, f));
		break;
	case WFI_ATTR_F64:
		a = wfi_text_attr(t, f->name);
		if (a && a->kind != WFI_T_FLOAT && a->kind != WFI_T_INT)
			return wfi_text_fail(t, "%s: a number was expected", f->name);
		if (a)
			*FIELD_OF(double, attrs, f) = a->f;
		break;
	case WFI_ATTR_DIMS:
		if (!strcmp(f->name, "shape") && !wfi_text_attr(t, f->name))
			return read_type(t, f, attrs);
		wfi_text_dims(t, f->name, FIELD_OF(wfi_dims, attrs, f));
		break;
	case WFI_ATTR_DTYPE:
	case WFI_ATTR_TYPE:
		return read_type(t, f, attrs);
	case WFI_ATTR_STR:
		*FIELD_OF(const char *, attrs, f) = wfi_text_word(t, f->name);
		break;
	case WFI_ATTR_ENUM:
		return read_enum(t, f, attrs);
	case WFI_ATTR_DATA:
		return read_data(t, f, attrs);
	}
	return !t->reason[0];
}

bool wfi_text_fields(wfi_text_op *t, const wfi_op *op, void *attrs)
{
	for (const wfi_attr_field *f = op->fields; f && f->name; f++)
		if (!read_field(t, f, attrs))
			return false;
	return true;
}

/* ---- closed regions ---- */
static bool is_constant(const wfi_value *v)
{
	return v->def && !v->def->n_in && !v->def->n_regions && !strcmp(v->def->op->name, "constant");
}

int wfi_text_captures(wfi_text_op *t, wf_val **out)
{
	int n = 0, most = 0;

	for (int r = 0; r < t->n_regions; r++)
		most += t->regions[r]->n_captures;
	wf_val *v = wfi_arena_alloc(t->arena, (size_t)most * sizeof *v);
	for (int r = 0; r < t->n_regions; r++)
		for (int i = 0; i < t->regions[r]->n_captures; i++) {
			wf_val x = wfi_val_of(t->regions[r]->captures[i]);
			int k = 0;

			while (k < n && v[k].node != x.node)
				k++;
			if (k == n && !is_constant(wfi_value_of(x)))
				v[n++] = x;
		}
	*out = v;
	return n;
}

/* The equations of r into b. Their own regions are closed already. */
static void clone_body(const wfi_block *r, wfi_block *b, wfi_value **map)
{
	for (const wfi_eqn *e = r->first; e; e = e->next) {
		wfi_value **in = wfi_alloc((size_t)e->n_in * sizeof *in);
		wfi_type *types = wfi_alloc((size_t)e->n_out * sizeof *types);
		wfi_block **regions = wfi_alloc((size_t)e->n_regions * sizeof *regions);

		for (int i = 0; i < e->n_in; i++)
			in[i] = map[e->in[i]->id];
		for (int i = 0; i < e->n_out; i++)
			types[i] = e->out[i].type;
		for (int i = 0; i < e->n_regions; i++)
			regions[i] = wfi_block_clone(e->regions[i], b->func, NULL);
		wfi_eqn *c = wfi_block_eqn(b, e->op, e->attrs, e->n_in, in, e->n_out, types, e->n_regions, regions);
		c->loc = e->loc;
		for (int i = 0; i < e->n_out; i++)
			map[e->out[i].id] = &c->out[i];
		wfi_free(regions);
		wfi_free(types);
		wfi_free(in);
	}
}

wfi_block *wfi_text_block(wfi_text_op *t, int index, int n_captures, const wf_val *captures)
{
	const wfi_func *r = t->regions[index];
	wfi_func *f = wfi_trace_func(wfi_trace_current());
	wfi_block *b = wfi_block_new(f);
	wfi_value **map = wfi_alloc((size_t)r->n_values * sizeof *map);
	int own = r->body->n_params - r->n_captures;

	for (int i = 0; i < own; i++)
		map[r->body->params[i]->id] = wfi_block_param(b, &r->body->params[i]->type, false);
	for (int k = 0; k < n_captures; k++) {
		wfi_value *p = wfi_block_param(b, wfi_type_of(captures[k]), false);

		for (int i = 0; i < r->n_captures; i++)
			if (r->captures[i] == wfi_value_of(captures[k]))
				map[r->body->params[own + i]->id] = p;
	}
	for (int i = 0; i < r->n_captures; i++) {
		const wfi_value *v = r->captures[i];

		if (!map[r->body->params[own + i]->id] && is_constant(v)) {
			wfi_eqn *c = wfi_block_eqn(b, v->def->op, v->def->attrs, 0, NULL, 1, &v->type, 0, NULL);

			c->loc = v->def->loc;
			map[r->body->params[own + i]->id] = c->out;
		}
	}
	clone_body(r->body, b, map);
	wfi_value **results = wfi_alloc((size_t)r->body->n_results * sizeof *results);
	for (int i = 0; i < r->body->n_results; i++)
		results[i] = map[r->body->results[i]->id];
	wfi_block_results(b, r->body->n_results, results);
	wfi_free(results);
	wfi_free(map);
	return b;
}

/* an operation with the field "kind" keeps a region only when that is "general" */
static bool keeps_regions(const wfi_op *op, const void *attrs)
{
	for (const wfi_attr_field *f = op->fields; attrs && f && f->name; f++)
		if (f->kind == WFI_ATTR_ENUM && !strcmp(f->name, "kind"))
			return !strcmp(f->names[*(const int *)(const void *)((const char *)attrs + f->offset)], "general");
	return true;
}

bool wfi_text_emit(wfi_text_op *t, const wfi_op *op, const void *attrs, wf_val *out)
{
	bool regions = t->n_regions && keeps_regions(op, attrs);
	wf_val *captures = NULL;
	int n = regions ? wfi_text_captures(t, &captures) : 0;
	wf_val *in = wfi_alloc((size_t)(t->n_in + n) * sizeof *in);
	wfi_block **blocks = wfi_alloc((size_t)t->n_regions * sizeof *blocks);

	for (int i = 0; i < t->n_in; i++)
		in[i] = t->in[i];
	for (int i = 0; i < n; i++)
		in[t->n_in + i] = captures[i];
	for (int i = 0; regions && i < t->n_regions; i++)
		blocks[i] = wfi_text_block(t, i, n, captures);
	wfi_emit_n(op, attrs, t->n_in + n, in, regions ? t->n_regions : 0, blocks, out, t->n_out);
	wfi_free(blocks);
	wfi_free(in);
	return !wfi_failed();
}

/* ---- what a region computes ---- */
static int find_kind(const char *name, bool is_bool)
{
	static const char *const of_bool[] = { "add", "or", "multiply", "and", NULL };

	for (int i = 0; is_bool && of_bool[i]; i += 2)
		if (!strcmp(name, of_bool[i]))
			name = of_bool[i + 1];
	for (int i = 0; i < WFI_RED_REPLACE; i++)
		if (!strcmp(name, wfi_reduce_kind_names[i]))
			return i;
	return WFI_RED_GENERAL;
}

wfi_reduce_kind wfi_region_kind(const wfi_block *b)
{
	if (b->n_params != 2 || b->n_results != 1)
		return WFI_RED_GENERAL;
	const wfi_value *x = b->params[0], *y = b->params[1], *r = b->results[0];
	if (r == y)
		return WFI_RED_REPLACE;
	const wfi_eqn *e = r->def;
	if (!e || e->block != b || e->n_in != 2 || e->n_out != 1 ||
	    !((e->in[0] == x && e->in[1] == y) || (e->in[0] == y && e->in[1] == x)))
		return WFI_RED_GENERAL;
	int k = find_kind(e->op->name, x->type.dtype == WF_BOOL);
	bool bits = k == WFI_RED_AND || k == WFI_RED_OR; /* of integers: bit by bit, which no kind is but for bool */
	return bits && !(wfi_is_int(x->type.dtype) || x->type.dtype == WF_BOOL) ? WFI_RED_GENERAL : (wfi_reduce_kind)k;
}

static bool is_op(const wfi_value *v, const char *name)
{
	return v->def && !strcmp(v->def->op->name, name);
}

/* the name of an enumerated attribute's value; NULL when the operation has no such field */
static const char *enum_of(const wfi_eqn *e, const char *field)
{
	for (const wfi_attr_field *f = e->op->fields; e->attrs && f && f->name; f++)
		if (f->kind == WFI_ATTR_ENUM && !strcmp(f->name, field))
			return f->names[*(const int *)(const void *)((const char *)e->attrs + f->offset)];
	return NULL;
}

/* the comparison `direction` of which v is the value */
static bool is_compare(const wfi_value *v, const char *direction)
{
	return is_op(v, "compare") && !strcmp(enum_of(v->def, "comparison_direction"), direction);
}

/* JAX brings floats to one zero and one NaN before it compares: select(x != x, NaN, select(x == 0, 0, x)), in either order; the parameter x,
 * and whether it was brought to that form */
static const wfi_value *canonical(const wfi_value *v, bool *done, int depth)
{
	if (!v->def)
		return v;
	if (depth > 3 || !is_op(v, "select") || !is_op(v->def->in[1], "constant"))
		return NULL;
	const wfi_value *test = v->def->in[0];
	const wfi_value *x = canonical(v->def->in[2], done, depth + 1);
	if (!x || !(is_compare(test, "NE") ? test->def->in[1] == test->def->in[0]
					   : is_compare(test, "EQ") && is_op(test->def->in[1], "constant")))
		return NULL;
	bool unused;
	if (canonical(test->def->in[0], &unused, depth + 1) != x)
		return NULL;
	if (is_compare(test, "NE"))
		*done = true;
	return x;
}

/* is v the comparison of key k's two parameters? */
static bool key_compare(const wfi_block *b, const wfi_value *v, int k, const char *direction)
{
	bool left = false, right = false;

	if (!is_compare(v, direction))
		return false;
	const wfi_value *x = canonical(v->def->in[0], &left, 0), *y = canonical(v->def->in[1], &right, 0);
	const char *type = enum_of(v->def, "compare_type");
	wf_dtype d = v->def->in[0]->type.dtype;
	bool total = type && !strcmp(type, "TOTALORDER");

	if (left != right || (wfi_is_float(d) && total && !left))
		return false;
	return x == b->params[2 * k] && y == b->params[2 * k + 1];
}

/* less(k) or (equal(k) and rest), as JAX spells several keys; the rest begins at key k */
static int keys_from(const wfi_block *b, const wfi_value *v, int k, int n, const char *direction)
{
	if (k == n)
		return 0;
	if (key_compare(b, v, k, direction))
		return k + 1;
	if (!is_op(v, "or"))
		return 0;
	for (int i = 0; i < 2; i++) {
		const wfi_value *first = v->def->in[i], *both = v->def->in[1 - i];

		if (!key_compare(b, first, k, direction) || !is_op(both, "and"))
			continue;
		for (int j = 0; j < 2; j++)
			if (key_compare(b, both->def->in[j], k, "EQ"))
				return keys_from(b, both->def->in[1 - j], k + 1, n, direction);
	}
	return 0;
}

bool wfi_region_order(const wfi_block *b, int n, bool *descending, int64_t *n_keys)
{
	if (b->n_params != 2 * n || b->n_results != 1)
		return false;
	for (int d = 0; d < 2; d++) {
		int keys = keys_from(b, b->results[0], 0, n, d ? "GT" : "LT");

		if (keys) {
			*descending = d;
			*n_keys = keys;
			return true;
		}
	}
	return false;
}

/* write.c: a function as a module's text: our own operations lowered first, then every operation in its short form or in the generic one. */
#include <math.h>
#include <stdlib.h>
#include "stablehlo/parse.h"

/* ---- lowering ---- */
static bool needs_lowering(const wfi_block *b)
{
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		if (e->op->text && e->op->text->lower)
			return true;
		for (int i = 0; i < e->n_regions; i++)
			if (needs_lowering(e->regions[i]))
				return true;
	}
	return false;
}

static wf_error *lowered_block(const wfi_block *b, const char *name, wfi_func **out);

static wf_error *emit_lowered(const wfi_eqn *e, const wf_val *in, wf_val *out)
{
	wfi_block **regions = wfi_alloc((size_t)e->n_regions * sizeof *regions);
	wf_error *err = NULL;

	for (int i = 0; !err && i < e->n_regions; i++) {
		wfi_func *f = NULL;

		err = lowered_block(e->regions[i], "region", &f);
		if (!err)
			regions[i] = wfi_block_clone(f->body, wfi_trace_func(wfi_trace_current()), NULL);
		wfi_func_release(f);
	}
	if (!err)
		wfi_emit_n(e->op, e->attrs, e->n_in, in, e->n_regions, regions, out, e->n_out);
	wfi_free(regions);
	return err;
}

static wf_error *lower_eqn(const wfi_eqn *e, const wf_val *in, wf_val *out)
{
	wfi_type *types = wfi_alloc((size_t)(e->n_in + e->n_out) * sizeof *types);
	wfi_view v = { .op = e->op,
		       .attrs = e->attrs,
		       .n_in = e->n_in,
		       .n_out = e->n_out,
		       .n_regions = e->n_regions,
		       .in = in,
		       .in_type = types,
		       .out_type = types + e->n_in,
		       .regions = e->regions };
	wf_error *err = NULL;

	for (int i = 0; i < e->n_in; i++)
		types[i] = e->in[i]->type;
	for (int i = 0; i < e->n_out; i++)
		types[e->n_in + i] = e->out[i].type;
	if (!e->op->text || !e->op->text->lower || !e->op->text->lower(&v, out))
		err = emit_lowered(e, in, out);
	wfi_free(types);
	return err;
}

/* b as a function of its own, without operations that have a lowering */
static wf_error *lowered_block(const wfi_block *b, const char *name, wfi_func **out)
{
	wfi_trace *t = wfi_trace_begin(name, NULL);
	wf_val *map = wfi_alloc((size_t)b->func->n_values * sizeof *map);
	wf_error *err = NULL, *end;

	for (int i = 0; i < b->n_params; i++)
		map[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, b->params[i]->weak);
	for (const wfi_eqn *e = b->first; e && !err && !wfi_failed(); e = e->next) {
		wf_val *in = wfi_alloc((size_t)e->n_in * sizeof *in), *made = wfi_alloc((size_t)e->n_out * sizeof *made);

		for (int i = 0; i < e->n_in; i++)
			in[i] = map[e->in[i]->id];
		err = lower_eqn(e, in, made);
		for (int i = 0; i < e->n_out; i++)
			map[e->out[i].id] = made[i];
		wfi_free(made);
		wfi_free(in);
	}
	wf_val *results = wfi_alloc((size_t)b->n_results * sizeof *results);
	for (int i = 0; i < b->n_results; i++)
		results[i] = map[b->results[i]->id];
	if (err)
		wfi_fail(NULL, "not lowered");
	end = wfi_trace_end(t, err ? 0 : b->n_results, results, out);
	wfi_free(results);
	wfi_free(map);
	if (err)
		wf_error_free(end);
	return err ? err : end;
}

/* lowerings may use operations that have one themselves */
static wf_error *lowered(const wfi_func *f, wfi_func **out)
{
	wfi_func *now = wfi_func_retain((wfi_func *)(uintptr_t)f);
	wf_error *err = NULL;

	for (int i = 0; !err && i < 8 && needs_lowering(now->body); i++) {
		wfi_func *next = NULL;
		uint64_t before = wfi_func_hash(now);

		err = lowered_block(now->body, f->name, &next);
		wfi_func_release(now);
		now = next;
		if (!err && wfi_func_hash(now) == before)
			break;
	}
	*out = now;
	return err;
}

/* ---- names ---- */
typedef struct writer {
	wfi_str *s;
	bool generic;
	wf_error *err;
	char (*names)[24]; /* of values, by id */
	int next, next_arg, depth;
} writer;

/* an operation's attributes, collected before anything is written */
struct wfi_text_out {
	writer *w;
	const wfi_eqn *e;
	wfi_str attrs, group; /* "name = value, …" for the generic form */
	const char *group_name, *group_kind;
};

static void name_results(writer *w, const wfi_eqn *e)
{
	for (int i = 0; i < e->n_out; i++) {
		if (e->n_out == 1)
			snprintf(w->names[e->out[i].id], sizeof w->names[0], "%%%d", w->next);
		else
			snprintf(w->names[e->out[i].id], sizeof w->names[0], "%%%d#%d", w->next, i);
	}
	w->next += e->n_out > 0;
}

static void name_param(writer *w, const wfi_value *v)
{
	snprintf(w->names[v->id], sizeof w->names[0], "%%arg%d", w->next_arg++);
}

static const char *name_of(const writer *w, const wfi_value *v)
{
	return w->names[v->id];
}

static void put_type(wfi_str *s, const wfi_type *t)
{
	const wfi_ttype tt = { .type = *t, .is_known = true };

	wfi_ttype_text(s, &tt);
}

/* T, T of values */
static void put_types(wfi_str *s, int n, wfi_value *const *v)
{
	for (int i = 0; i < n; i++) {
		if (i)
			wfi_str_add(s, ", ");
		put_type(s, &v[i]->type);
	}
}

static void put_out_types(wfi_str *s, const wfi_eqn *e, bool brackets)
{
	bool several = brackets && e->n_out != 1;

	if (several)
		wfi_str_add(s, "(");
	for (int i = 0; i < e->n_out; i++) {
		if (i)
			wfi_str_add(s, ", ");
		put_type(s, &e->out[i].type);
	}
	if (several)
		wfi_str_add(s, ")");
}

static void put_names(const writer *w, int n, wfi_value *const *v)
{
	for (int i = 0; i < n; i++)
		wfi_str_add(w->s, i ? ", %s" : "%s", name_of(w, v[i]));
}

/* ---- constants ---- */
static void put_real(wfi_str *s, wf_dtype d, const void *data, int64_t i)
{
	if (d == WF_BOOL) {
		wfi_str_add(s, "%s", wfi_load_i(d, data, i) ? "true" : "false");
	} else if (wfi_is_unsigned(d)) {
		wfi_str_add(s, "%llu", (unsigned long long)wfi_load_i(d, data, i));
	} else if (wfi_is_int(d)) {
		wfi_str_add(s, "%lld", (long long)wfi_load_i(d, data, i));
	} else {
		double x = wfi_load_f(d, data, i);
		size_t size = wf_dtype_size(d);
		uint64_t bits = 0, again = 0;
		char text[40];

		memcpy(&bits, (const char *)data + (size_t)i * size, size);
		static const int digits[] = { 6, 8, 16 };
		for (size_t k = 0; isfinite(x) && k < WFI_COUNT(digits); k++) {
			wfi_snprintf(text, sizeof text, "%.*e", digits[k], x);
			wfi_store_f(d, &again, 0, wfi_strtod(text, NULL));
			if (again == bits) {
				wfi_str_add(s, "%s", text);
				return;
			}
		}
		wfi_str_add(s, "0x%0*llX", (int)size * 2, (unsigned long long)bits);
	}
}

static void put_element(wfi_str *s, wf_dtype d, const void *data, int64_t i)
{
	if (!wfi_is_complex(d)) {
		put_real(s, d, data, i);
		return;
	}
	wfi_str_add(s, "(");
	put_real(s, wfi_dtype_real(d), data, 2 * i);
	wfi_str_add(s, ",");
	put_real(s, wfi_dtype_real(d), data, 2 * i + 1);
	wfi_str_add(s, ")");
}

static void put_elements(wfi_str *s, const wfi_type *t, int dim, const void *data, int64_t *at)
{
	if (dim == t->rank) {
		put_element(s, t->dtype, data, (*at)++);
		return;
	}
	wfi_str_add(s, "[");
	for (int64_t i = 0; i < t->dims[dim]; i++) {
		if (i)
			wfi_str_add(s, ", ");
		put_elements(s, t, dim + 1, data, at);
	}
	wfi_str_add(s, "]");
}

/* lists of more than this many elements are written as bytes */
enum { LONG_LIST = 100 };

static void put_dense(wfi_str *s, const wfi_type *t, wfi_data data)
{
	static const char digits[] = "0123456789ABCDEF";
	int64_t count = wfi_type_count(t), at = 0;
	size_t size = wf_dtype_size(t->dtype);
	char pair[2];

	wfi_str_add(s, "dense<");
	if (count && data.size == size) {
		put_element(s, t->dtype, data.bytes, 0);
	} else if (count > LONG_LIST && t->dtype != WF_BOOL) {
		wfi_str_add(s, "\"0x");
		for (size_t i = 0; i < data.size; i++) {
			pair[0] = digits[((const uint8_t *)data.bytes)[i] >> 4];
			pair[1] = digits[((const uint8_t *)data.bytes)[i] & 15];
			wfi_str_put(s, pair, 2);
		}
		wfi_str_add(s, "\"");
	} else if (count) {
		put_elements(s, t, 0, data.bytes, &at);
	}
	wfi_str_add(s, "> : ");
	put_type(s, t);
}

/* ---- attributes ---- */
static bool in_list(const char *list, const char *name)
{
	size_t n = strlen(name);

	for (const char *s = list; s && (s = strstr(s, name)) != NULL; s += n)
		if ((s == list || s[-1] == ' ') && (s[n] == ' ' || !s[n]))
			return true;
	return false;
}

static wfi_str *entry(wfi_text_out *o, const char *name)
{
	const wfi_text *t = o->e->op->text;
	wfi_str *s = t && in_list(t->group_fields, name) ? &o->group : &o->attrs;

	if (s == &o->group) {
		o->group_name = t->group;
		o->group_kind = t->group_kind;
	}
	wfi_str_add(s, "%s%s = ", s->n ? ", " : "", name);
	return s;
}

void wfi_text_put_dims(wfi_text_out *o, const char *name, wfi_dims d)
{
	wfi_str *s = entry(o, name);
	bool group = s == &o->group;

	wfi_str_add(s, group ? "[" : d.n ? "array<i64: " : "array<i64");
	for (int i = 0; i < d.n; i++)
		wfi_str_add(s, i ? ", %lld" : "%lld", (long long)d.v[i]);
	wfi_str_add(s, group ? "]" : ">");
}

void wfi_text_put_bools(wfi_text_out *o, const char *name, wfi_dims d)
{
	wfi_str *s = entry(o, name);

	wfi_str_add(s, d.n ? "array<i1: " : "array<i1");
	for (int i = 0; i < d.n; i++)
		wfi_str_add(s, "%s%s", i ? ", " : "", d.v[i] ? "true" : "false");
	wfi_str_add(s, ">");
}

void wfi_text_put_matrix(wfi_text_out *o, const char *name, wfi_dims d, int64_t columns)
{
	wfi_str *s = entry(o, name);
	int64_t at = 0;
	const wfi_type t = { .dtype = WF_I64, .rank = 2, .dims = { columns ? d.n / columns : 0, columns } };

	wfi_str_add(s, "dense<");
	if (d.n)
		put_elements(s, &t, 0, d.v, &at);
	wfi_str_add(s, "> : ");
	put_type(s, &t);
}

void wfi_text_put_int(wfi_text_out *o, const char *name, int64_t x, int bits)
{
	wfi_str *s = entry(o, name);

	if (s == &o->group)
		wfi_str_add(s, "%lld", (long long)x);
	else
		wfi_str_add(s, "%lld : i%d", (long long)x, bits);
}

void wfi_text_put_bool(wfi_text_out *o, const char *name, bool x)
{
	wfi_str_add(entry(o, name), "%s", x ? "true" : "false");
}

void wfi_text_put_str(wfi_text_out *o, const char *name, const char *text)
{
	wfi_str *s = entry(o, name);

	wfi_str_add(s, "\"");
	for (const char *c = text ? text : ""; *c; c++) {
		if (*c == '"' || *c == '\\' || (unsigned char)*c < ' ')
			wfi_str_add(s, "\\%02X", (unsigned)(unsigned char)*c);
		else
			wfi_str_put(s, c, 1);
	}
	wfi_str_add(s, "\"");
}

void wfi_text_put_raw(wfi_text_out *o, const char *name, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	wfi_str_vadd(entry(o, name), format, ap);
	va_end(ap);
}

/* the dialect's name of an enumerated attribute's kind, where it is not the attribute's own */
static const char *enum_kind(const char *name)
{
	return !strcmp(name, "compare_type") ? "comparison_type" : !strcmp(name, "transpose_a") ? "transpose" : name;
}

#define FIELD(T, attrs, f) (*(const T *)(const void *)((const char *)(attrs) + (f)->offset))

/* lists that may be absent, and are when they are empty */
static const char optional[] =
	"window_strides padding lhs_dilation rhs_dilation window_reversal base_dilations window_dilations replica_groups "
	"lhs_batching_dimensions rhs_batching_dimensions";

static void put_dims_field(wfi_text_out *o, const char *name, wfi_dims d)
{
	const wfi_text *t = o->e->op->text;

	if (!d.n && (in_list(optional, name) || (t && in_list(t->group_fields, name))))
		return;
	if (!strcmp(name, "padding") || !strcmp(name, "source_target_pairs"))
		wfi_text_put_matrix(o, name, d, 2);
	else if (!strcmp(name, "window_reversal"))
		wfi_text_put_bools(o, name, d);
	else
		wfi_text_put_dims(o, name, d);
}

static void put_field(wfi_text_out *o, const wfi_attr_field *f, const void *a)
{
	switch (f->kind) {
	case WFI_ATTR_I64:
		wfi_text_put_int(o, f->name, FIELD(int64_t, a, f), 64);
		break;
	case WFI_ATTR_BOOL:
		wfi_text_put_bool(o, f->name, FIELD(bool, a, f));
		break;
	case WFI_ATTR_F64: {
		double x = FIELD(double, a, f);

		if ((double)(float)x == x)
			wfi_text_put_raw(o, f->name, "%.8e : f32", x);
		else
			wfi_text_put_raw(o, f->name, "%.16e : f64", x);
		break;
	}
	case WFI_ATTR_DIMS:
		if (strcmp(f->name, "shape"))
			put_dims_field(o, f->name, FIELD(wfi_dims, a, f));
		break;
	case WFI_ATTR_STR:
		if (FIELD(char *, a, f) && strcmp(f->name, "result_types")) /* those stand behind the colon */
			wfi_text_put_str(o, f->name, FIELD(char *, a, f));
		break;
	case WFI_ATTR_ENUM: /* a kind is the region's */
		if (strcmp(f->name, "kind"))
			wfi_text_put_raw(o, f->name, "#%s<%s %s>", strncmp(o->e->op->name, "chlo.", 5) ? "stablehlo" : "chlo",
					 enum_kind(f->name), f->names[FIELD(int, a, f)]);
		break;
	case WFI_ATTR_DATA: {
		wfi_str s = { 0 };

		put_dense(&s, &o->e->out[0].type, FIELD(wfi_data, a, f));
		wfi_text_put_raw(o, !strcmp(f->name, "data") ? "value" : f->name, "%s", s.s);
		wfi_str_free(&s);
		break;
	}
	case WFI_ATTR_DTYPE:
	case WFI_ATTR_TYPE:
		break; /* the result's */
	}
}

void wfi_text_put_fields(wfi_text_out *o, const wfi_eqn *e)
{
	for (const wfi_attr_field *f = e->op->fields; e->attrs && f && f->name; f++)
		put_field(o, f, e->attrs);
}

/* all attributes, "name = value, …"; freed by the caller */
static wfi_str collect(writer *w, const wfi_eqn *e)
{
	wfi_text_out o = { .w = w, .e = e };

	if (e->op->text && e->op->text->write)
		e->op->text->write(&o, e);
	else
		wfi_text_put_fields(&o, e);
	if (e->op->text && e->op->text->group && !o.group_name && e->op->text->group_fields) { /* all of the group are empty */
		o.group_name = e->op->text->group;
		o.group_kind = e->op->text->group_kind;
	}
	if (o.group_name)
		wfi_str_add(&o.attrs, "%s%s = #%s<%s>", o.attrs.n ? ", " : "", o.group_name, o.group_kind,
			    o.group.s ? o.group.s : "");
	wfi_str_free(&o.group);
	return o.attrs;
}

/* ---- operations ---- */
static void put_block(writer *w, const wfi_block *b, const char *ret);

static void indent(const writer *w)
{
	wfi_str_add(w->s, "%*s", w->depth * 2, "");
}

static int count_captures(const wfi_eqn *e)
{
	if (!e->n_regions)
		return 0;
	if (e->op->text && e->op->text->captures)
		return e->op->text->captures(e);
	if (!strcmp(e->op->name, "while"))
		return e->n_in - e->n_out;
	return !strcmp(e->op->name, "if") || !strcmp(e->op->name, "case") ? e->n_in - 1 : 0;
}

/* names the region's parameters: the last n stand for the last n operands */
static int region_params(writer *w, const wfi_eqn *e, const wfi_block *b, int n_captures)
{
	int own = b->n_params - n_captures;

	for (int i = 0; i < own; i++)
		name_param(w, b->params[i]);
	for (int i = 0; i < n_captures; i++)
		memcpy(w->names[b->params[own + i]->id], name_of(w, e->in[e->n_in - n_captures + i]), sizeof w->names[0]);
	return own;
}

/* { ^bb0(%a: T): … } */
static void put_region(writer *w, const wfi_eqn *e, const wfi_block *b, int n_captures, bool label)
{
	int own = region_params(w, e, b, n_captures);

	wfi_str_add(w->s, "{\n");
	if (own && label) {
		indent(w);
		wfi_str_add(w->s, "^bb0(");
		for (int i = 0; i < own; i++) {
			wfi_str_add(w->s, "%s%s: ", i ? ", " : "", name_of(w, b->params[i]));
			put_type(w->s, &b->params[i]->type);
		}
		wfi_str_add(w->s, "):\n");
	}
	put_block(w, b, "stablehlo.return");
	indent(w);
	wfi_str_add(w->s, "}");
}

static void put_results(writer *w, const wfi_eqn *e)
{
	indent(w);
	if (e->n_out == 1)
		wfi_str_add(w->s, "%s = ", name_of(w, &e->out[0]));
	else if (e->n_out)
		wfi_str_add(w->s, "%%%d:%d = ", w->next - 1, e->n_out);
}

static void put_functional(writer *w, const wfi_eqn *e, int n_in)
{
	wfi_str_add(w->s, " : (");
	put_types(w->s, n_in, e->in);
	wfi_str_add(w->s, ") -> ");
	put_out_types(w->s, e, true);
}

/* "add", "chlo.erf" → "stablehlo.add", "chlo.erf" */
static void put_op_name(writer *w, const wfi_eqn *e)
{
	const char *name = e->op->text && e->op->text->name ? e->op->text->name : e->op->name;

	if (!strncmp(name, "wf.", 3) && e->n_regions)
		name += 3;
	else if (!strncmp(name, "wf.", 3) && !w->err)
		w->err = wf_error_new(WF_UNSUPPORTED, "%s has no form in StableHLO", name);
	wfi_str_add(w->s, "%s%s", strchr(name, '.') ? "" : "stablehlo.", name);
}

static void put_generic(writer *w, const wfi_eqn *e)
{
	int captures = count_captures(e), n_in = e->n_in - captures;
	wfi_str attrs = collect(w, e);

	wfi_str_add(w->s, "\"");
	put_op_name(w, e);
	wfi_str_add(w->s, "\"(");
	put_names(w, n_in, e->in);
	wfi_str_add(w->s, ")");
	if (attrs.n)
		wfi_str_add(w->s, " <{%s}>", attrs.s);
	for (int i = 0; i < e->n_regions; i++) {
		wfi_str_add(w->s, i ? ", " : " (");
		put_region(w, e, e->regions[i], captures, true);
	}
	if (e->n_regions)
		wfi_str_add(w->s, ")");
	put_functional(w, e, n_in);
	wfi_str_free(&attrs);
}

static void put_while(writer *w, const wfi_eqn *e)
{
	int captures = count_captures(e), n = e->n_in - captures, first = w->next_arg;

	wfi_str_add(w->s, "stablehlo.while(");
	for (int i = 0; i < n; i++)
		wfi_str_add(w->s, "%s%%arg%d = %s", i ? ", " : "", first + i, name_of(w, e->in[i]));
	wfi_str_add(w->s, ")%s", n ? " : " : "");
	put_types(w->s, n, e->in);
	for (int r = 0; r < 2; r++) {
		w->next_arg = first; /* both regions name their parameters alike */
		wfi_str_add(w->s, "%s", r ? " do " : "\n");
		if (!r) {
			indent(w);
			wfi_str_add(w->s, "cond ");
		}
		put_region(w, e, e->regions[r], captures, false);
	}
}

/* reduce(%x init: %i), … : short when its region is one operation of its parameters */
static void put_reduce(writer *w, const wfi_eqn *e)
{
	int captures = count_captures(e), n = (e->n_in - captures) / 2;
	const wfi_block *b = e->regions[0];
	const wfi_eqn *only = b->first;
	bool applies = n == 1 && !captures && only && !only->next && b->n_results == 1 && b->results[0] == only->out &&
		       only->n_in == 2 && !only->n_regions && only->in[0] == b->params[0] && only->in[1] == b->params[1] &&
		       (only->op->flags & WFI_OP_COMMUTATIVE) && !only->op->attrs_size;
	wfi_dims dims = { 0 };

	for (const wfi_attr_field *f = e->op->fields; f && f->name; f++)
		if (f->kind == WFI_ATTR_DIMS)
			dims = FIELD(wfi_dims, e->attrs, f);
	wfi_str_add(w->s, "stablehlo.reduce");
	for (int i = 0; i < n; i++)
		wfi_str_add(w->s, "%s(%s init: %s)", i ? ", " : "", name_of(w, e->in[i]), name_of(w, e->in[n + i]));
	if (applies) {
		wfi_str_add(w->s, " applies ");
		put_op_name(w, only);
	}
	wfi_str_add(w->s, " across dimensions = [");
	for (int i = 0; i < dims.n; i++)
		wfi_str_add(w->s, i ? ", %lld" : "%lld", (long long)dims.v[i]);
	wfi_str_add(w->s, "]");
	put_functional(w, e, 2 * n);
	if (applies)
		return;
	region_params(w, e, b, captures);
	wfi_str_add(w->s, "\n");
	indent(w);
	wfi_str_add(w->s, " reducer");
	for (int i = 0; i < n; i++) {
		wfi_str_add(w->s, "(%s: ", name_of(w, b->params[i]));
		put_type(w->s, &b->params[i]->type);
		wfi_str_add(w->s, ", %s: ", name_of(w, b->params[n + i]));
		put_type(w->s, &b->params[n + i]->type);
		wfi_str_add(w->s, ") ");
	}
	wfi_str_add(w->s, " {\n");
	put_block(w, b, "stablehlo.return");
	indent(w);
	wfi_str_add(w->s, "}");
}

/* ---- short forms without regions ---- */
typedef enum style { FUNCTIONAL, SAME, LAST, ARROW } style; /* (T, T) -> U;  T of all;  the result's;  T, T -> U */
/* Lists of an operation's attributes: "[dims]" is written ", dims = […]". Those of the generic form are not repeated here. */
typedef struct short_form {
	const char *op;
	style style;
	const char *attr[4][2];
} short_form;
static const short_form short_forms[] = {
	{ "broadcast_in_dim", FUNCTIONAL, { { "broadcast_dimensions", "dims" } } },
	{ "transpose", FUNCTIONAL, { { "permutation", "dims" } } },
	{ "reverse", SAME, { { "dimensions", "dims" } } },
	{ "concatenate", FUNCTIONAL, { { "dimension", "dim" } } },
	{ "iota", LAST, { { "iota_dimension", "dim" } } },
	{ "pad",
	  FUNCTIONAL,
	  { { "edge_padding_low", "low" }, { "edge_padding_high", "high" }, { "interior_padding", "interior" } } },
	{ "dynamic_slice", FUNCTIONAL, { { "slice_sizes", "sizes" } } },
	{ "dynamic_update_slice", FUNCTIONAL, { { 0 } } },
	{ "reshape", FUNCTIONAL, { { 0 } } },
	{ "convert", FUNCTIONAL, { { 0 } } },
	{ "bitcast_convert", FUNCTIONAL, { { 0 } } },
	{ "real", FUNCTIONAL, { { 0 } } },
	{ "imag", FUNCTIONAL, { { 0 } } },
	{ "is_finite", FUNCTIONAL, { { 0 } } },
	{ "complex", LAST, { { 0 } } },
	{ "clamp", FUNCTIONAL, { { 0 } } },
};

static void put_short_attr(writer *w, const wfi_eqn *e, const char *field, const char *name, bool first)
{
	for (const wfi_attr_field *f = e->op->fields; f && f->name; f++) {
		if (strcmp(f->name, field))
			continue;
		wfi_str_add(w->s, "%s%s = ", first ? " " : ", ", name);
		if (f->kind == WFI_ATTR_I64) {
			wfi_str_add(w->s, "%lld", (long long)FIELD(int64_t, e->attrs, f));
			continue;
		}
		wfi_dims d = FIELD(wfi_dims, e->attrs, f);
		wfi_str_add(w->s, "[");
		for (int i = 0; i < d.n; i++)
			wfi_str_add(w->s, i ? ", %lld" : "%lld", (long long)d.v[i]);
		wfi_str_add(w->s, "]");
	}
}

static void put_types_by_style(writer *w, const wfi_eqn *e, style s)
{
	if (s == FUNCTIONAL) {
		put_functional(w, e, e->n_in);
		return;
	}
	wfi_str_add(w->s, " : ");
	if (s == ARROW) {
		put_types(w->s, e->n_in, e->in);
		wfi_str_add(w->s, " -> ");
	}
	put_out_types(w->s, e, s == ARROW);
}

static void put_simple(writer *w, const wfi_eqn *e, const short_form *f)
{
	put_op_name(w, e);
	if (e->n_in)
		wfi_str_add(w->s, " ");
	put_names(w, e->n_in, e->in);
	for (int i = 0; f && i < 4 && f->attr[i][0]; i++)
		put_short_attr(w, e, f->attr[i][0], f->attr[i][1], !e->n_in && !i);
	put_types_by_style(w, e, f ? f->style : !strncmp(e->op->name, "chlo.", 5) ? ARROW : SAME);
}

static const wfi_dims *dims_field(const wfi_eqn *e, const char *name)
{
	for (const wfi_attr_field *f = e->op->fields; f && f->name; f++)
		if (f->kind == WFI_ATTR_DIMS && !strcmp(f->name, name))
			return &FIELD(wfi_dims, e->attrs, f);
	return NULL;
}

static const char *enum_field(const wfi_eqn *e, const char *name)
{
	for (const wfi_attr_field *f = e->op->fields; f && f->name; f++)
		if (f->kind == WFI_ATTR_ENUM && !strcmp(f->name, name))
			return f->names[FIELD(int, e->attrs, f)];
	return NULL;
}

static void put_slice(writer *w, const wfi_eqn *e)
{
	const wfi_dims *a = dims_field(e, "start_indices"), *b = dims_field(e, "limit_indices"), *c = dims_field(e, "strides");

	wfi_str_add(w->s, "stablehlo.slice %s [", name_of(w, e->in[0]));
	for (int i = 0; i < a->n; i++) {
		wfi_str_add(w->s, "%s%lld:%lld", i ? ", " : "", (long long)a->v[i], (long long)b->v[i]);
		if (c->v[i] != 1)
			wfi_str_add(w->s, ":%lld", (long long)c->v[i]);
	}
	wfi_str_add(w->s, "]");
	put_functional(w, e, 1);
}

static void put_compare(writer *w, const wfi_eqn *e)
{
	const char *type = enum_field(e, "compare_type");

	wfi_str_add(w->s, "stablehlo.compare %s, %s, %s", enum_field(e, "comparison_direction"), name_of(w, e->in[0]), name_of(w, e->in[1]));
	if (type && *type && strcmp(type, "NOTYPE"))
		wfi_str_add(w->s, ", %s", type); /* left out: the element type's own order */
	put_functional(w, e, 2);
}

static void put_pair(writer *w, const char *name, const wfi_dims *l, const wfi_dims *r)
{
	wfi_str_add(w->s, ", %s = [", name);
	for (int i = 0; i < l->n; i++)
		wfi_str_add(w->s, i ? ", %lld" : "%lld", (long long)l->v[i]);
	wfi_str_add(w->s, "] x [");
	for (int i = 0; i < r->n; i++)
		wfi_str_add(w->s, i ? ", %lld" : "%lld", (long long)r->v[i]);
	wfi_str_add(w->s, "]");
}

static void put_dot(writer *w, const wfi_eqn *e)
{
	const wfi_dims *lb = dims_field(e, "lhs_batching_dimensions"), *rb = dims_field(e, "rhs_batching_dimensions");

	wfi_str_add(w->s, "stablehlo.dot_general ");
	put_names(w, 2, e->in);
	if (lb->n)
		put_pair(w, "batching_dims", lb, rb);
	put_pair(w, "contracting_dims", dims_field(e, "lhs_contracting_dimensions"), dims_field(e, "rhs_contracting_dimensions"));
	put_functional(w, e, 2);
}

static void put_select(writer *w, const wfi_eqn *e)
{
	wfi_str_add(w->s, "stablehlo.select ");
	put_names(w, 3, e->in);
	wfi_str_add(w->s, " : ");
	put_types(w->s, 2, e->in);
}

static void put_constant(writer *w, const wfi_eqn *e)
{
	wfi_str_add(w->s, "stablehlo.constant ");
	for (const wfi_attr_field *f = e->op->fields; f->name; f++)
		if (f->kind == WFI_ATTR_DATA)
			put_dense(w->s, &e->out[0].type, FIELD(wfi_data, e->attrs, f));
}

typedef struct special {
	const char *op;
	void (*put)(writer *w, const wfi_eqn *e);
} special;
static const special specials[] = {
	{ "constant", put_constant }, { "slice", put_slice }, { "compare", put_compare },  { "dot_general", put_dot },
	{ "select", put_select },     { "while", put_while }, { "wf.reduce", put_reduce },
};

/* an operation of one type, or of CHLO */
static bool is_plain(const wfi_eqn *e)
{
	if (!(e->op->flags & WFI_OP_ELEMENTWISE) || e->op->attrs_size || e->n_regions || e->n_out != 1 || !e->n_in)
		return false;
	for (int i = 0; i < e->n_in; i++)
		if (!wfi_type_equal(&e->in[i]->type, &e->out[0].type))
			return false;
	return true;
}

static void put_pretty(writer *w, const wfi_eqn *e)
{
	for (size_t i = 0; i < WFI_COUNT(specials); i++)
		if (!strcmp(specials[i].op, e->op->name)) {
			specials[i].put(w, e);
			return;
		}
	for (size_t i = 0; i < WFI_COUNT(short_forms); i++)
		if (!strcmp(short_forms[i].op, e->op->name)) {
			put_simple(w, e, &short_forms[i]);
			return;
		}
	if (is_plain(e))
		put_simple(w, e, NULL);
	else
		put_generic(w, e);
}

static void put_block(writer *w, const wfi_block *b, const char *ret)
{
	w->depth++;
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		name_results(w, e);
		put_results(w, e);
		int named = w->next; /* names inside regions go on from here */
		if (w->generic)
			put_generic(w, e);
		else
			put_pretty(w, e);
		w->next = WFI_MAX(named, w->next);
		wfi_str_add(w->s, "\n");
	}
	indent(w);
	wfi_str_add(w->s, w->generic ? "\"%s\"(" : "%s", ret);
	if (b->n_results && !w->generic)
		wfi_str_add(w->s, " ");
	put_names(w, b->n_results, b->results);
	wfi_str_add(w->s, "%s", w->generic ? ") : (" : b->n_results ? " : " : "");
	put_types(w->s, b->n_results, b->results);
	wfi_str_add(w->s, "%s\n", w->generic ? ") -> ()" : "");
	w->depth--;
}

/* letters, digits and underscores of a function's name */
static void put_module_name(wfi_str *s, const char *name)
{
	for (; name && *name; name++) {
		bool fits = (*name >= 'a' && *name <= 'z') || (*name >= 'A' && *name <= 'Z') || (*name >= '0' && *name <= '9') ||
			    *name == '_' || *name == '.';

		wfi_str_add(s, "%c", fits ? *name : '_');
	}
}

static void put_function(writer *w, const wfi_func *f)
{
	const wfi_block *b = f->body;

	wfi_str_add(w->s, "module @");
	put_module_name(w->s, f->name && *f->name ? f->name : "program");
	wfi_str_add(w->s, " {\n  func.func public @main(");
	for (int i = 0; i < b->n_params; i++) {
		name_param(w, b->params[i]);
		wfi_str_add(w->s, "%s%s: ", i ? ", " : "", name_of(w, b->params[i]));
		put_type(w->s, &b->params[i]->type);
	}
	wfi_str_add(w->s, ") -> (");
	put_types(w->s, b->n_results, b->results);
	wfi_str_add(w->s, ") {\n");
	w->depth = 1;
	put_block(w, b, "func.return");
	wfi_str_add(w->s, "  }\n}\n");
}

wf_error *wfi_module_print(const wfi_func *f, bool generic, wfi_str *out)
{
	wfi_func *low = NULL;
	wf_error *err = lowered(f, &low);

	if (err)
		return err;
	writer w = { .s = out, .generic = generic, .names = wfi_alloc((size_t)low->n_values * sizeof *w.names) };
	put_function(&w, low);
	wfi_free(w.names);
	wfi_func_release(low);
	return w.err;
}

/* dynamic.c: operations whose result's shape is an operand. When that operand can be computed here, the operation becomes a static one. */
#include <stdlib.h>
#include "stablehlo/parse.h"

/* ---- computing small values from constants ---- */
enum { MOST_ELEMENTS = 1024, MOST_STEPS = 10000 };
typedef struct folder {
	int steps;
	wfi_arena *arena;
	int n, cap;
	struct known {
		const wfi_value *v;
		const void *data;
	} * known;
} folder;

static const void *fold(folder *f, const wfi_value *v, int depth);

static const void *evaluate(folder *f, const wfi_value *v, int depth)
{
	const wfi_eqn *e = v->def;
	const void **in = wfi_arena_alloc(f->arena, (size_t)e->n_in * sizeof *in);
	wfi_type *in_type = wfi_arena_alloc(f->arena, (size_t)e->n_in * sizeof *in_type);
	void *out = wfi_arena_alloc(f->arena, wfi_type_bytes(&v->type));

	if (e->n_out != 1 || e->n_regions || !e->op->eval || e->op->flags & WFI_OP_EFFECT ||
	    e->op->lowering == WFI_LOWER_COLLECTIVE)
		return NULL;
	for (int i = 0; i < e->n_in; i++) {
		in_type[i] = e->in[i]->type;
		if (!(in[i] = fold(f, e->in[i], depth + 1)))
			return NULL;
	}
	const wfi_eval ev = { .op = e->op,
			      .attrs = e->attrs,
			      .n_in = e->n_in,
			      .n_out = 1,
			      .in_type = in_type,
			      .out_type = &v->type,
			      .in = in,
			      .out = &out };
	wf_error *err = e->op->eval(&ev);
	wf_error_free(err);
	return err ? NULL : out;
}

/* v's elements, or NULL when they depend on arguments */
static const void *fold(folder *f, const wfi_value *v, int depth)
{
	if (!v->def || depth > 200 || ++f->steps > MOST_STEPS || wfi_type_count(&v->type) > MOST_ELEMENTS)
		return NULL;
	for (int i = 0; i < f->n; i++)
		if (f->known[i].v == v)
			return f->known[i].data;
	const void *data = evaluate(f, v, depth);
	if (f->n == f->cap) {
		f->cap = f->cap ? f->cap * 2 : 16;
		f->known = wfi_realloc(f->known, (size_t)f->cap * sizeof *f->known);
	}
	f->known[f->n++] = (struct known){ v, data };
	return data;
}

/* operand i as integers, when they are known here */
static bool integers(wfi_parser *p, wfi_raw *r, int i, int *n, int64_t *out)
{
	if (i >= r->in.n || r->in.v[i].is_tuple)
		return wfi_p_fail(p, r->at, "%s: operand %d is missing", r->name, i);
	const wfi_value *v = wfi_value_of(r->in.v[i].v);
	folder f = { .arena = p->arena };
	int64_t count = wfi_type_count(&v->type);
	if (v->type.rank != 1 || count > WF_MAX_RANK || !wfi_is_int(v->type.dtype))
		return wfi_p_fail(p, r->at, "%s: operand %d must be a list of integers, one for each dimension", r->name, i);
	const void *data = fold(&f, v, 0);
	wfi_free(f.known);
	if (!data)
		return wfi_p_unsupported(p, r->at, "%s: operand %d is known only while the program runs", r->name, i);
	*n = (int)count;
	for (int k = 0; k < *n; k++)
		out[k] = wfi_load_i(v->type.dtype, data, k);
	return true;
}

static bool list_attr(wfi_parser *p, wfi_raw *r, int operand, const char *name)
{
	int64_t v[WF_MAX_RANK];
	int n;

	if (!integers(p, r, operand, &n, v))
		return false;
	wfi_p_array(p, wfi_p_add(p, &r->attrs, name), n, v);
	return true;
}

/* the result has the shape that operand i says, and what is printed allows */
static bool result_shape(wfi_parser *p, wfi_raw *r, int i)
{
	int64_t v[WF_MAX_RANK];
	int n;

	if (r->out_types.n != 1 || r->out_types.v[0].is_tuple || !integers(p, r, i, &n, v))
		return r->out_types.n == 1 ? false : wfi_p_fail(p, r->at, "%s has one result", r->name);
	wfi_ttype *t = &r->out_types.v[0];
	if (t->type.rank != n)
		return wfi_p_fail(p, r->at, "%s: the shape has %d dimensions, the result's type %d", r->name, n, t->type.rank);
	for (int k = 0; k < n; k++) {
		if (t->type.dims[k] >= 0 && t->type.dims[k] != v[k])
			return wfi_p_fail(p, r->at, "%s: dimension %d is %lld in the shape, %lld in the result's type", r->name,
					  k, (long long)v[k], (long long)t->type.dims[k]);
		if (v[k] < 0)
			return wfi_p_fail(p, r->at, "%s: dimension %d is %lld", r->name, k, (long long)v[k]);
		t->type.dims[k] = v[k];
	}
	return true;
}

static bool as(wfi_raw *r, const char *name, int n_in)
{
	r->name = name;
	r->in.n = WFI_MIN(r->in.n, n_in);
	return true;
}

static bool dimension_size(wfi_parser *p, wfi_raw *r)
{
	const wfi_tattr *a = wfi_raw_attr(r, "dimension");
	const wfi_type *t = r->in.n == 1 && !r->in.v[0].is_tuple ? wfi_type_of(r->in.v[0].v) : NULL;
	const wfi_type scalar = wfi_type_scalar(WF_I32);

	if (!t || !a || a->i < 0 || a->i >= t->rank)
		return wfi_p_fail(p, r->at, "%s: there is no such dimension", r->name);
	if (t->dims[a->i] > INT32_MAX)
		return wfi_p_unsupported(p, r->at, "%s: the dimension does not fit an i32", r->name);
	r->out = wfi_arena_alloc(p->arena, sizeof *r->out);
	r->out[0] = (wfi_tval){ .v = wfi_splat_i(&scalar, t->dims[a->i]) };
	return true;
}

/* what lies between limits that are known */
static bool dynamic_slice(wfi_parser *p, wfi_raw *r)
{
	return list_attr(p, r, 1, "start_indices") && list_attr(p, r, 2, "limit_indices") && list_attr(p, r, 3, "strides") &&
	       as(r, "stablehlo.slice", 1);
}

static bool dynamic_pad(wfi_parser *p, wfi_raw *r)
{
	return list_attr(p, r, 2, "edge_padding_low") && list_attr(p, r, 3, "edge_padding_high") &&
	       list_attr(p, r, 4, "interior_padding") && as(r, "stablehlo.pad", 2);
}

static bool dynamic_conv(wfi_parser *p, wfi_raw *r)
{
	if (r->in.n != 3 || r->in.v[2].is_tuple)
		return wfi_p_fail(p, r->at, "%s has three operands", r->name);
	const wfi_value *v = wfi_value_of(r->in.v[2].v);
	folder f = { .arena = p->arena };
	int64_t n = wfi_type_count(&v->type), x[2 * WF_MAX_RANK];
	const void *data = n <= 2 * WF_MAX_RANK && wfi_is_int(v->type.dtype) ? fold(&f, v, 0) : NULL;
	wfi_free(f.known);
	if (!data)
		return wfi_p_unsupported(p, r->at, "%s: the padding is known only while the program runs", r->name);
	for (int64_t i = 0; i < n; i++)
		x[i] = wfi_load_i(v->type.dtype, data, i);
	wfi_p_array(p, wfi_p_add(p, &r->attrs, "padding"), (int)n, x);
	return as(r, "stablehlo.convolution", 2);
}

/* printed shapes that say ? are completed by what infer finds; broadcast_in_dim and reshape need them first */
bool wfi_p_static(wfi_parser *p, wfi_raw *r)
{
	const char *dot = strchr(r->name, '.'), *name = dot ? dot + 1 : r->name;

	if (!strcmp(name, "get_dimension_size"))
		return dimension_size(p, r);
	if (!strcmp(name, "dynamic_reshape"))
		return result_shape(p, r, 1) && as(r, "stablehlo.reshape", 1);
	if (!strcmp(name, "dynamic_broadcast_in_dim"))
		return result_shape(p, r, 1) && as(r, "stablehlo.broadcast_in_dim", 1);
	if (!strcmp(name, "dynamic_iota"))
		return result_shape(p, r, 0) && as(r, "stablehlo.iota", 0);
	if (!strcmp(name, "dynamic_pad"))
		return dynamic_pad(p, r);
	if (!strcmp(name, "real_dynamic_slice"))
		return dynamic_slice(p, r);
	if (!strcmp(name, "dynamic_gather"))
		return list_attr(p, r, 2, "slice_sizes") && as(r, "stablehlo.gather", 2);
	if (!strcmp(name, "dynamic_conv"))
		return dynamic_conv(p, r);
	return true;
}

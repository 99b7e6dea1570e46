/* dynamic.c: operations whose result's shape is an operand. When that operand can be computed here, the operation becomes a static one. */
#include <stdlib.h>
#include <weft/ops.h>
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

	if (e->n_out != 1 || e->n_regions || !e->op->eval || wfi_has_effect(e) ||
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
	for (const wfi_value *outer; !v->def && (outer = wfi_trace_outer(v)) != NULL;) /* used in a region */
		v = outer;
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

/* operand i as integers, at most `most`, when they are known here */
static bool whole_list(wfi_parser *p, wfi_raw *r, int i, int most, int *n, int64_t *out)
{
	if (i >= r->in.n || r->in.v[i].is_tuple)
		return wfi_p_fail(p, r->at, "%s: operand %d is missing", r->name, i);
	const wfi_value *v = wfi_value_of(r->in.v[i].v);
	folder f = { .arena = p->arena };
	int64_t count = wfi_type_count(&v->type);
	if (count > most || !wfi_is_int(v->type.dtype))
		return wfi_p_fail(p, r->at, "%s: operand %d must be a list of at most %d integers", r->name, i, most);
	const void *data = fold(&f, v, 0);
	wfi_free(f.known);
	if (!data)
		return wfi_p_unsupported(p, r->at, "%s: operand %d is known only while the program runs", r->name, i);
	*n = (int)count;
	for (int k = 0; k < *n; k++)
		out[k] = wfi_load_i(v->type.dtype, data, k);
	return true;
}

/* operand i as integers, one for each dimension */
static bool integers(wfi_parser *p, wfi_raw *r, int i, int *n, int64_t *out)
{
	if (i < r->in.n && !r->in.v[i].is_tuple && wfi_type_of(r->in.v[i].v)->rank != 1)
		return wfi_p_fail(p, r->at, "%s: operand %d must be a list of integers, one for each dimension", r->name, i);
	return whole_list(p, r, i, WF_MAX_RANK, n, out);
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

/* result k has the shape that operand i says, and what is printed allows */
static bool shape_of_result(wfi_parser *p, wfi_raw *r, int k, int i)
{
	int64_t v[WF_MAX_RANK];
	int n;

	if (k < 0 || k >= r->out_types.n || r->out_types.v[k].is_tuple)
		return wfi_p_fail(p, r->at, "%s has no result %d", r->name, k);
	if (!integers(p, r, i, &n, v))
		return false;
	wfi_ttype *t = &r->out_types.v[k];
	if (t->type.rank != n)
		return wfi_p_fail(p, r->at, "%s: the shape has %d dimensions, the result's type %d", r->name, n, t->type.rank);
	for (int d = 0; d < n; d++) {
		if (t->type.dims[d] >= 0 && t->type.dims[d] != v[d])
			return wfi_p_fail(p, r->at, "%s: dimension %d is %lld in the shape, %lld in the result's type", r->name,
					  d, (long long)v[d], (long long)t->type.dims[d]);
		if (v[d] < 0)
			return wfi_p_fail(p, r->at, "%s: dimension %d is %lld", r->name, d, (long long)v[d]);
		t->type.dims[d] = v[d];
	}
	return true;
}

static bool is_static(const wfi_ttype *t)
{
	bool known = !t->is_tuple && t->is_known;

	for (int d = 0; known && d < t->type.rank; d++)
		known = t->type.dims[d] >= 0;
	return known;
}

static bool is_folded(wfi_parser *p, const wfi_raw *r, int i)
{
	folder f = { .arena = p->arena };
	bool folded = i < r->in.n && !r->in.v[i].is_tuple && fold(&f, wfi_value_of(r->in.v[i].v), 0);

	wfi_free(f.known);
	return folded;
}

/* a shape that is known only while the program runs is taken to be what is printed, when that is complete: another one is no valid program */
static bool result_shape(wfi_parser *p, wfi_raw *r, int i)
{
	if (r->out_types.n == 1 && is_static(&r->out_types.v[0]) && i < r->in.n && !is_folded(p, r, i))
		return true;
	return r->out_types.n == 1 ? shape_of_result(p, r, 0, i) : wfi_p_fail(p, r->at, "%s has one result", r->name);
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

/* an array cut to a size that is known; only the operand's own size or less makes sense */
static bool set_size(wfi_parser *p, wfi_raw *r)
{
	const wfi_tattr *a = wfi_raw_attr(r, "dimension");
	const wfi_type *t = r->in.n == 2 && !r->in.v[0].is_tuple && !r->in.v[1].is_tuple ? wfi_type_of(r->in.v[0].v) : NULL;

	if (!t || !a || a->i < 0 || a->i >= t->rank)
		return wfi_p_fail(p, r->at, "%s: there is no such dimension", r->name);
	const wfi_value *size = wfi_value_of(r->in.v[1].v);
	folder f = { .arena = p->arena };
	const void *data = !size->type.rank && wfi_is_int(size->type.dtype) ? fold(&f, size, 0) : NULL;
	wfi_free(f.known);
	if (!data)
		return wfi_p_unsupported(p, r->at, "%s: the size is known only while the program runs", r->name);
	int64_t n = wfi_load_i(size->type.dtype, data, 0);
	if (n < 0 || n > t->dims[a->i])
		return wfi_p_fail(p, r->at, "%s: a size of %lld where the array has %lld", r->name, (long long)n, (long long)t->dims[a->i]);
	r->out = wfi_arena_alloc(p->arena, sizeof *r->out);
	r->out[0] = (wfi_tval){ .v = n == t->dims[a->i] ? r->in.v[0].v : wf_slice_axis(r->in.v[0].v, (int)a->i, 0, n) };
	return true;
}

/* ---- slices whose limits are operands ---- */

/* an element of a list of integers as a constant and the elements of others that are added to it: what limit − start needs to be a number though
 * the start is not */
enum { MOST_TERMS = 4 };
typedef struct linear { bool too_much; int64_t c; int n; struct { const wfi_value *v; int64_t i, k; } t[MOST_TERMS]; } linear;

static linear added(linear a, linear b, int64_t sign)
{
	a.too_much |= b.too_much;
	a.c += sign * b.c;
	for (int i = 0; i < b.n; i++) {
		int at = 0;
		while (at < a.n && (a.t[at].v != b.t[i].v || a.t[at].i != b.t[i].i))
			at++;
		if (at == a.n && at < MOST_TERMS) {
			a.t[a.n].v = b.t[i].v;
			a.t[a.n].i = b.t[i].i;
			a.t[a.n++].k = 0;
		}
		if (at < a.n)
			a.t[at].k += sign * b.t[i].k;
		else
			a.too_much = true;
	}
	return a;
}

static linear linear_of(folder *f, const wfi_value *v, int64_t i, int depth)
{
	for (const wfi_value *outer; !v->def && (outer = wfi_trace_outer(v)) != NULL;)
		v = outer;
	linear l = { .n = 1, .t = { { v, i, 1 } } };
	const wfi_eqn *e = v->def;
	const void *data = fold(f, v, depth);

	if (data)
		return (linear){ .c = wfi_load_i(v->type.dtype, data, i) };
	if (!e || depth > 100 || !e->n_in || !wfi_is_int(e->in[0]->type.dtype))
		return l;
	const char *name = e->op->name;
	if (!strcmp(name, "add") || !strcmp(name, "subtract"))
		return added(linear_of(f, e->in[0], i, depth + 1), linear_of(f, e->in[1], i, depth + 1), name[0] == 'a' ? 1 : -1);
	if (!strcmp(name, "reshape") || (!strcmp(name, "convert") && wf_dtype_size(v->type.dtype) >= wf_dtype_size(e->in[0]->type.dtype)))
		return linear_of(f, e->in[0], i, depth + 1);
	if (!strcmp(name, "concatenate") && v->type.rank == 1)
		for (int k = 0; k < e->n_in; i -= e->in[k++]->type.dims[0])
			if (i < e->in[k]->type.dims[0])
				return linear_of(f, e->in[k], i, depth + 1);
	return l;
}

/* the sizes of a slice: limits less starts, both operands */
static bool slice_sizes(wfi_parser *p, const wfi_value *start, const wfi_value *limit, int64_t *size)
{
	folder f = { .arena = p->arena };
	bool known = true;

	for (int64_t d = 0; known && d < start->type.dims[0]; d++) {
		linear l = added(linear_of(&f, limit, d, 0), linear_of(&f, start, d, 0), -1);
		for (int i = 0; i < l.n; i++)
			known = known && !l.t[i].k;
		known = known && !l.too_much;
		size[d] = l.c;
	}
	wfi_free(f.known);
	return known;
}

/* Steps of 1: as dynamic_slice, which XLA makes of it: a start too near the end moves back. Other steps need known limits. */
static bool dynamic_slice(wfi_parser *p, wfi_raw *r)
{
	const wfi_value *v[4] = { NULL };
	int64_t size[WF_MAX_RANK], step[WF_MAX_RANK];
	bool ones = true;
	int n;

	for (int i = 0; i < 4; i++) {
		v[i] = i < r->in.n && !r->in.v[i].is_tuple ? wfi_value_of(r->in.v[i].v) : NULL;
		if (!v[i] || (i && (v[i]->type.rank != 1 || v[i]->type.dims[0] != v[0]->type.rank || !wfi_is_int(v[i]->type.dtype))))
			return wfi_p_fail(p, r->at, "%s: an array, and three lists of integers for its dimensions are needed", r->name);
	}
	if (!integers(p, r, 3, &n, step))
		return false;
	for (int d = 0; d < n; d++)
		ones = ones && step[d] == 1;
	if (ones && r->out_types.n == 1 && is_static(&r->out_types.v[0]) && r->out_types.v[0].type.rank == n)
		memcpy(size, r->out_types.v[0].type.dims, (size_t)n * sizeof *size);
	else if (!ones || !slice_sizes(p, v[1], v[2], size))
		return list_attr(p, r, 1, "start_indices") && list_attr(p, r, 2, "limit_indices") && list_attr(p, r, 3, "strides") &&
		       as(r, "stablehlo.slice", 1);
	folder f = { .arena = p->arena };
	const void *data = fold(&f, v[1], 0);
	int64_t start[WF_MAX_RANK], limit[WF_MAX_RANK];
	wfi_free(f.known);
	for (int d = 0; d < n; d++) {
		int64_t most = v[0]->type.dims[d] - size[d], at = data ? wfi_load_i(v[1]->type.dtype, data, d) : 0;
		if (size[d] < 0 || most < 0)
			return wfi_p_fail(p, r->at, "%s: %lld places of dimension %d, which has %lld", r->name, (long long)size[d], d,
					  (long long)v[0]->type.dims[d]);
		start[d] = at < 0 ? 0 : at > most ? most : at;
		limit[d] = start[d] + size[d];
	}
	if (data) {
		wfi_p_array(p, wfi_p_add(p, &r->attrs, "start_indices"), n, start);
		wfi_p_array(p, wfi_p_add(p, &r->attrs, "limit_indices"), n, limit);
		wfi_p_array(p, wfi_p_add(p, &r->attrs, "strides"), n, step);
		return as(r, "stablehlo.slice", 1);
	}
	r->out = wfi_arena_alloc(p->arena, sizeof *r->out);
	r->out[0] = (wfi_tval){ .v = wf_dynamic_slice_n(r->in.v[0].v, r->in.v[1].v, size, (size_t)n) };
	return true;
}

static bool dynamic_pad(wfi_parser *p, wfi_raw *r)
{
	return list_attr(p, r, 2, "edge_padding_low") && list_attr(p, r, 3, "edge_padding_high") &&
	       list_attr(p, r, 4, "interior_padding") && as(r, "stablehlo.pad", 2);
}

static bool dynamic_conv(wfi_parser *p, wfi_raw *r)
{
	int64_t padding[2 * WF_MAX_RANK];
	int n;

	if (r->in.n != 3)
		return wfi_p_fail(p, r->at, "%s has three operands", r->name);
	if (!whole_list(p, r, 2, 2 * WF_MAX_RANK, &n, padding))
		return false;
	wfi_p_array(p, wfi_p_add(p, &r->attrs, "padding"), n, padding);
	return as(r, "stablehlo.convolution", 2);
}

/* ---- targets of custom_call that JAX writes where shapes are symbolic ---- */

/* window sizes, strides, both dilations and the padding are operands after the arrays and their initial values */
static bool dynamic_reduce_window(wfi_parser *p, wfi_raw *r)
{
	static const char *const names[] = { "window_dimensions", "window_strides", "base_dilations", "window_dilations" };
	const wfi_tattr *f = wfi_raw_attr(r, "called_computations");
	const int first = r->in.n - 5;
	int64_t padding[2 * WF_MAX_RANK];
	int n;

	if (first < 2 || !f)
		return wfi_p_fail(p, r->at, "dynamic_reduce_window: arrays, initial values, five lists and a function are needed");
	for (int i = 0; i < 4; i++)
		if (!list_attr(p, r, first + i, names[i]))
			return false;
	if (!whole_list(p, r, first + 4, 2 * WF_MAX_RANK, &n, padding))
		return false;
	wfi_p_array(p, wfi_p_add(p, &r->attrs, "padding"), n, padding);
	return wfi_p_function_regions(p, r, f) && as(r, "stablehlo.reduce_window", first);
}

static bool dynamic_top_k(wfi_parser *p, wfi_raw *r)
{
	int64_t k;
	int n;

	if (r->in.n != 2 || !whole_list(p, r, 1, 1, &n, &k))
		return r->in.n == 2 ? false : wfi_p_fail(p, r->at, "dynamic_top_k has two operands");
	wfi_tattr *a = wfi_p_add(p, &r->attrs, "k");
	a->kind = WFI_T_INT;
	a->i = k;
	return as(r, "chlo.top_k", 1);
}

/* ApproxTopK is exact on the CPU, as in XLA: sorted by the function that it names, then cut to the results' size; the operands behind
 * the arrays are that function's worst values */
static bool approx_top_k(wfi_parser *p, wfi_raw *r)
{
	const wfi_tattr *f = wfi_raw_attr(r, "called_computations"),
			*dim = wfi_tattr_find(wfi_raw_attr(r, "mhlo.backend_config"), "reduction_dim");
	const int64_t dimension = dim && dim->kind == WFI_T_INT ? dim->i : -1;

	if (!f || dimension < 0 || !r->in.n || r->in.n % 2)
		return wfi_p_fail(p, r->at, "ApproxTopK: arrays, as many initial values, a function and a reduction_dim are needed");
	wfi_tattr *a = wfi_p_add(p, &r->attrs, "dimension");
	a->kind = WFI_T_INT;
	a->i = dimension;
	return wfi_p_function_regions(p, r, f) && as(r, "stablehlo.approx_top_k", r->in.n / 2);
}

/* shapes of the results that are operands: indices_of_shape_operands has their numbers */
static bool shape_operands(wfi_parser *p, wfi_raw *r)
{
	const wfi_tattr *a = wfi_raw_attr(r, "indices_of_shape_operands");
	const int64_t n = a && a->kind == WFI_T_DENSE && wfi_is_int(a->type.dtype) ? wfi_type_count(&a->type) : 0;
	const size_t size = a ? wf_dtype_size(a->type.dtype) : 0;

	for (int64_t k = 0; k < n; k++) {
		int64_t at = wfi_load_i(a->type.dtype, a->data.bytes, a->data.size == size ? 0 : k);
		if (at < 0 || at >= r->in.n || !shape_of_result(p, r, (int)k, (int)at))
			return p->err ? false : wfi_p_fail(p, r->at, "indices_of_shape_operands: there is no operand %lld", (long long)at);
		r->in.v[at].is_tuple = true; /* marked: taken out below */
		r->in.v[at].n = -1;
	}
	int kept = 0;
	for (int i = 0; i < r->in.n; i++)
		if (!n || r->in.v[i].n != -1)
			r->in.v[kept++] = r->in.v[i];
	r->in.n = kept;
	return true;
}

/* what JAX writes beside symbolic shapes: its conditions on them, which are checked here when they are known, and a value with its shape */
static bool shape_target(wfi_parser *p, wfi_raw *r)
{
	const wfi_tattr *target = wfi_raw_attr(r, "call_target_name"), *message = wfi_raw_attr(r, "error_message");
	folder f = { .arena = p->arena };

	if (!target || !target->s || !r->in.n || r->in.v[0].is_tuple)
		return true;
	if (!strcmp(target->s, "stablehlo.shape_refinement_operand_wrapper") && r->n_out == 1)
		r->out = r->in.v;
	if (!strcmp(target->s, "stablehlo.dynamic_reduce_window"))
		return dynamic_reduce_window(p, r);
	if (!strcmp(target->s, "ApproxTopK"))
		return approx_top_k(p, r);
	if (!strcmp(target->s, "stablehlo.dynamic_top_k"))
		return dynamic_top_k(p, r);
	if (!strcmp(target->s, "stablehlo.dynamic_rng_bit_generator"))
		return shape_of_result(p, r, 1, 1) && as(r, "stablehlo.rng_bit_generator", 1);
	if (strcmp(target->s, "shape_assertion") || r->n_out)
		return shape_operands(p, r);
	const wfi_value *v = wfi_value_of(r->in.v[0].v);
	const uint8_t *ok = v->type.dtype == WF_BOOL && !v->type.rank ? fold(&f, v, 0) : NULL;
	wfi_free(f.known);
	if (ok && !*ok)
		return wfi_p_fail(p, r->at, "the arguments' shapes do not fit: %s", message && message->s ? message->s : "an assertion about them is false");
	r->out = wfi_arena_alloc(p->arena, sizeof *r->out);
	return true;
}

/* printed shapes that say ? are completed by what infer finds; broadcast_in_dim and reshape need them first */
bool wfi_p_static(wfi_parser *p, wfi_raw *r)
{
	const char *dot = strchr(r->name, '.'), *name = dot ? dot + 1 : r->name;

	if (!strcmp(name, "custom_call"))
		return shape_target(p, r);
	if (!strcmp(name, "get_dimension_size"))
		return dimension_size(p, r);
	if (!strcmp(name, "set_dimension_size"))
		return set_size(p, r);
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

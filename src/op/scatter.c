/* scatter: windows of an array combined with updates, at places given by an array of indices. A window that is not wholly inside is
 * dropped, as XLA does (StableHLO's text drops element by element; the two differ only for windows that cross the edge). */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

static const char *const kinds[] = { "add", "multiply", "minimum", "maximum", "and", "or", "replace", NULL };

static bool check_lists(wfi_infer *c, const wfi_scatter_attrs *a)
{
	const wfi_type *x = &c->in[0], *s = &c->in[1], *u = &c->in[2];
	char t[WFI_TYPE_TEXT], v[WFI_TYPE_TEXT];

	if (!wfi_infer_dims(c, "update_window_dims", a->update_window_dims, u->rank, true) ||
	    !wfi_infer_dims(c, "inserted_window_dims", a->inserted_window_dims, x->rank, true) ||
	    !wfi_infer_dims(c, "input_batching_dims", a->input_batching_dims, x->rank, true) ||
	    !wfi_infer_dims(c, "scatter_indices_batching_dims", a->scatter_indices_batching_dims, s->rank, false) ||
	    !wfi_infer_dims(c, "scatter_dims_to_operand_dims", a->scatter_dims_to_operand_dims, x->rank, false))
		return false;
	if (a->index_vector_dim < 0 || a->index_vector_dim > s->rank)
		return wfi_infer_fail(c, "index_vector_dim is %lld, the indices are %s", (long long)a->index_vector_dim, wfi_type_text(s, v));
	int64_t components = a->index_vector_dim < s->rank ? s->dims[a->index_vector_dim] : 1;
	if (a->scatter_dims_to_operand_dims.n != components)
		return wfi_infer_fail(c, "scatter_dims_to_operand_dims has %d dimensions, an index vector of %s has %lld components",
		                      a->scatter_dims_to_operand_dims.n, wfi_type_text(s, v), (long long)components);
	if (a->input_batching_dims.n != a->scatter_indices_batching_dims.n)
		return wfi_infer_fail(c, "%d input_batching_dims, %d scatter_indices_batching_dims", a->input_batching_dims.n,
		                      a->scatter_indices_batching_dims.n);
	for (int i = 0; i < a->input_batching_dims.n; i++) {
		int64_t d = a->input_batching_dims.v[i], k = a->scatter_indices_batching_dims.v[i];
		if (wfi_dims_has(a->inserted_window_dims, d) || wfi_dims_has(a->scatter_dims_to_operand_dims, d) || k == a->index_vector_dim)
			return wfi_infer_fail(c, "batching dimension %lld has another use too", (long long)d);
		if (x->dims[d] != s->dims[k])
			return wfi_infer_fail(c, "batching dimensions differ: %lld of %s and %lld of %s", (long long)d, wfi_type_text(x, t), (long long)k,
			                      wfi_type_text(s, v));
	}
	return true;
}

static bool infer(wfi_infer *c)
{
	const wfi_scatter_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0], *s = &c->in[1], *u = &c->in[2];
	char t[WFI_TYPE_TEXT], v[WFI_TYPE_TEXT], w[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (a->kind == WFI_RED_GENERAL || a->kind < 0 || a->kind > WFI_RED_REPLACE)
		return wfi_infer_fail(c, "unknown kind %d", a->kind);
	if (!wfi_is_int(s->dtype))
		return wfi_infer_fail(c, "the indices are %s, integers are needed", wfi_type_text(s, v));
	if (u->dtype != x->dtype)
		return wfi_infer_fail(c, "updates of %s for %s", wfi_type_text(u, w), wfi_type_text(x, t));
	const char *misfit = wfi_kind_misfit(a->kind, x->dtype);
	if (misfit)
		return wfi_infer_fail(c, "%s of %s: %s", kinds[a->kind], wfi_type_text(x, t), misfit);
	if (!check_lists(c, a))
		return false;
	if (a->update_window_dims.n + a->inserted_window_dims.n + a->input_batching_dims.n != x->rank)
		return wfi_infer_fail(c, "%d window, %d inserted and %d batching dimensions for %s", a->update_window_dims.n, a->inserted_window_dims.n,
		                      a->input_batching_dims.n, wfi_type_text(x, t));
	if (u->rank != a->update_window_dims.n + s->rank - (a->index_vector_dim < s->rank))
		return wfi_infer_fail(c, "updates of %s with %d window dimensions do not agree with indices of %s", wfi_type_text(u, w),
		                      a->update_window_dims.n, wfi_type_text(s, v));
	for (int r = 0, d = 0, k = 0; r < u->rank; r++) {
		if (wfi_dims_has(a->update_window_dims, r)) {
			while (wfi_dims_has(a->inserted_window_dims, d) || wfi_dims_has(a->input_batching_dims, d))
				d++;
			if (u->dims[r] > x->dims[d++])
				return wfi_infer_fail(c, "dimension %d of the updates' windows, %s, is larger than %s", r, wfi_type_text(u, w), wfi_type_text(x, t));
		} else {
			k += k == a->index_vector_dim;
			if (u->dims[r] != s->dims[k++])
				return wfi_infer_fail(c, "dimension %d of the updates, %s, does not agree with indices of %s", r, wfi_type_text(u, w),
				                      wfi_type_text(s, v));
		}
	}
	c->out[0] = *x;
	return true;
}

/* ---- eval ---- */

/* the place in the operand of update element `index`; −1: its window is not wholly inside */
int64_t wfi_scatter_target(const wfi_eval *e, const wfi_gather_attrs *g, const wfi_places *p, const int64_t *index)
{
	const wfi_type *x = &e->in_type[0], *s = &e->in_type[1];
	int64_t to[WF_MAX_RANK], at[WF_MAX_RANK] = { 0 };

	for (int k = 0; k < s->rank; k++)
		at[k] = p->batch[k] >= 0 ? index[p->batch[k]] : 0;
	for (int d = 0; d < x->rank; d++) {
		to[d] = p->window[d] >= 0 ? index[p->window[d]] : 0;
		if (p->batching[d] >= 0)
			to[d] += at[p->batching[d]];
		if (p->component[d] >= 0) {
			if (!p->scalar)
				at[g->index_vector_dim] = p->component[d];
			int64_t start = wfi_load_place(s->dtype, e->in[1], wfi_place(s, at));
			if (start < 0 || start > x->dims[d] - g->slice_sizes.v[d])
				return -1;
			to[d] += start;
		}
	}
	return wfi_place(x, to);
}

/* Updates are applied in row-major order, each one's result rounded to the array's type. */
static wf_error *eval(const wfi_eval *e)
{
	const wfi_scatter_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	const wf_dtype d = x->dtype;
	wfi_ints sizes;
	const wfi_gather_attrs g = wfi_gather_of_scatter(a, x, &e->in_type[2], &sizes);
	const wfi_places p = wfi_places_of(&g, x, &e->in_type[1], &e->in_type[2]);

	if (!wfi_type_count(x))
		return NULL;
	memcpy(e->out[0], e->in[0], wfi_type_bytes(x));
	for (wfi_walk w = wfi_walk_over(&e->in_type[2]); w.more; wfi_walk_next(&w)) {
		int64_t to = wfi_scatter_target(e, &g, &p, w.index);
		if (to >= 0)
			wfi_num_store(d, e->out[0], to, wfi_num_combine(a->kind, d, wfi_num_load(d, e->out[0], to), wfi_num_load(d, e->in[2], w.place)));
	}
	return NULL;
}

/* ---- the quick one, for adding and replacing: a window at a time, in runs of one type; the bits are eval's ---- */

typedef void run_function(void *out, const void *update, int64_t n, int64_t so, int64_t su); /* so, su: the strides */
#define RUN(name, T, op) \
	static void name(void *out, const void *update, int64_t n, int64_t so, int64_t su) \
	{ \
		T *o = out; \
		const T *u = update; \
		for (int64_t i = 0; i < n; i++) \
			o[i * so] op u[i * su]; \
	}
RUN(add_f32, float, +=)
RUN(add_f64, double, +=)
RUN(add_32, uint32_t, +=)
RUN(add_64, uint64_t, +=)
RUN(set_8, uint8_t, =)
RUN(set_16, uint16_t, =)
RUN(set_32, uint32_t, =)
RUN(set_64, uint64_t, =)

/* complex numbers */
#define RUN_PAIRS(name, T, op) \
	static void name(void *out, const void *update, int64_t n, int64_t so, int64_t su) \
	{ \
		T *o = out; \
		const T *u = update; \
		for (int64_t i = 0; i < n; i++) { \
			o[2 * i * so] op u[2 * i * su]; \
			o[2 * i * so + 1] op u[2 * i * su + 1]; \
		} \
	}
RUN_PAIRS(add_c64, float, +=)
RUN_PAIRS(add_c128, double, +=)
RUN_PAIRS(set_128, uint64_t, =)

/* NULL: none, eval does it */
static run_function *run_for(int kind, wf_dtype d)
{
	size_t size = wf_dtype_size(d);

	if (kind == WFI_RED_REPLACE)
		return size == 1 ? set_8 : size == 2 ? set_16 : size == 4 ? set_32 : size == 8 ? set_64 : set_128;
	if (wfi_is_complex(d))
		return kind != WFI_RED_ADD ? NULL : d == WF_C64 ? add_c64 : add_c128;
	if (kind != WFI_RED_ADD || size < 4)
		return NULL;
	return d == WF_F32 ? add_f32 : d == WF_F64 ? add_f64 : size == 4 ? add_32 : add_64;
}

typedef struct run_shape { int n; int64_t size[WF_MAX_RANK], so[WF_MAX_RANK], su[WF_MAX_RANK]; } run_shape;

/* its dimensions with their strides in operand and updates; adjacent ones that are one run in both become one */
static run_shape shape_of(const wfi_places *p, const wfi_type *x, const wfi_type *u)
{
	run_shape w = { 0 };
	int64_t so[WF_MAX_RANK], su[WF_MAX_RANK];

	wfi_type_strides(x, so);
	wfi_type_strides(u, su);
	for (int d = 0; d < x->rank; d++) {
		int r = p->window[d];
		if (r < 0 || u->dims[r] == 1)
			continue;
		int k = w.n - 1;
		if (k >= 0 && w.so[k] == so[d] * u->dims[r] && w.su[k] == su[r] * u->dims[r]) {
			w.size[k] *= u->dims[r];
			w.so[k] = so[d];
			w.su[k] = su[r];
			continue;
		}
		w.size[w.n] = u->dims[r];
		w.so[w.n] = so[d];
		w.su[w.n++] = su[r];
	}
	return w;
}

static void apply(const run_shape *w, int k, run_function *run, size_t size, char *out, const char *update)
{
	if (k >= w->n - 1) {
		run(out, update, w->n ? w->size[k] : 1, w->n ? w->so[k] : 0, w->n ? w->su[k] : 0);
		return;
	}
	for (int64_t i = 0; i < w->size[k]; i++)
		apply(w, k + 1, run, size, out + (size_t)(i * w->so[k]) * size, update + (size_t)(i * w->su[k]) * size);
}

static wf_error *host(const wfi_eval *e)
{
	const wfi_scatter_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *u = &e->in_type[2];
	const size_t size = wf_dtype_size(x->dtype);
	run_function *run = run_for(a->kind, x->dtype);
	wfi_ints sizes;
	const wfi_gather_attrs g = wfi_gather_of_scatter(a, x, u, &sizes);
	const wfi_places p = wfi_places_of(&g, x, &e->in_type[1], u);
	const run_shape w = shape_of(&p, x, u);
	wfi_type outer = *u;

	/* a window at a time is row-major order only when the windows' dimensions are the last ones */
	for (int i = 0; i < a->update_window_dims.n; i++)
		if (a->update_window_dims.v[i] != u->rank - a->update_window_dims.n + i)
			run = NULL;
	if (!run || !wfi_type_count(x) || !wfi_type_count(u))
		return eval(e);
	memcpy(e->out[0], e->in[0], wfi_type_bytes(x));
	for (int i = 0; i < a->update_window_dims.n; i++)
		outer.dims[a->update_window_dims.v[i]] = 1;
	for (wfi_walk walk = wfi_walk_over(&outer); walk.more; wfi_walk_next(&walk)) {
		int64_t to = wfi_scatter_target(e, &g, &p, walk.index);
		if (to >= 0)
			apply(&w, 0, run, size, (char *)e->out[0] + (size_t)to * size, (const char *)e->in[2] + (size_t)wfi_place(u, walk.index) * size);
	}
	return NULL;
}

/* ---- derivatives ---- */

static wf_val scatter_as(wf_val x, wf_val indices, wf_val updates, const wfi_scatter_attrs *a, int kind)
{
	wfi_scatter_attrs b = *a;
	b.kind = kind;
	return wfi_emit_scatter(x, indices, updates, &b);
}

/* as t's dtype: 1 where the bool is true */
static wf_val as_mask(wf_val b, wf_val like)
{
	return wf_convert(b, wfi_type_of(like)->dtype);
}

/* replace: the last update of a place counts. Numbers the updates, scatters the numbers, and asks which are still there. */
static wf_val still_there(const wfi_view *e, const wfi_scatter_attrs *a, const wfi_gather_attrs *g, wf_val *written)
{
	int64_t count = wfi_type_count(&e->in_type[2]);
	wf_dtype d = count < INT32_MAX ? WF_I32 : WF_I64;
	wfi_type n = wfi_type_with_dtype(e->in_type[0], d), flat = { d, 1, { count } };
	wf_val ids = wf_add(wfi_emit_reshape(wfi_emit_iota(&flat, 0), wfi_type_dims(&e->in_type[2])), wf_ci(1));
	wf_val who = scatter_as(wfi_zeros_of(&n), e->in[1], ids, a, WFI_RED_REPLACE);

	*written = wf_not_equal(who, wfi_zeros_of(&n));
	return wf_equal(wfi_gather_or_zero(who, e->in[1], g), ids);
}

static wf_val replace_jvp(const wfi_view *e, const wfi_scatter_attrs *a, const wfi_gather_attrs *g, const wf_val *t)
{
	wf_val written, there = still_there(e, a, g, &written), sum = { NULL };

	if (t[0].node)
		sum = wf_where(written, wfi_zeros_like(t[0]), t[0]);
	if (t[2].node) {
		wf_val u = wf_where(there, t[2], wfi_zeros_like(t[2]));
		sum = scatter_as(sum.node ? sum : wfi_zeros_of(&e->in_type[0]), e->in[1], u, a, WFI_RED_ADD);
	}
	return sum;
}

/* minimum, maximum: everybody who gave the result has an equal share */
static wf_val extreme_jvp(const wfi_view *e, const wfi_scatter_attrs *a, const wfi_gather_attrs *g, const wf_val *t)
{
	wf_val won_x = as_mask(wf_equal(e->in[0], e->out[0]), e->out[0]);
	wf_val won_u = as_mask(wf_equal(e->in[2], wfi_gather_or_zero(e->out[0], e->in[1], g)), e->out[0]);
	wf_val count = scatter_as(won_x, e->in[1], won_u, a, WFI_RED_ADD);
	wf_val x = t[0].node ? wf_mul(t[0], won_x) : wfi_zeros_of(&e->in_type[0]);
	wf_val sum = t[2].node ? scatter_as(x, e->in[1], wf_mul(t[2], won_u), a, WFI_RED_ADD) : x;

	return wf_div(sum, count);
}

static wf_val product_jvp(const wfi_view *e, const wfi_scatter_attrs *a, const wf_val *t)
{
	wf_val sum = { NULL };

	if (t[0].node)
		sum = wf_mul(t[0], scatter_as((wf_ones_like)(e->in[0]), e->in[1], e->in[2], a, WFI_RED_MUL));
	if (t[2].node) {
		if (!a->unique_indices)
			return wfi_fail("scatter", "with respect to the updates, the derivative of kind multiply needs unique_indices");
		wf_val u = wf_mul(e->in[0], scatter_as(wfi_zeros_of(&e->in_type[0]), e->in[1], t[2], a, WFI_RED_ADD));
		sum = sum.node ? wf_add(sum, u) : u;
	}
	return sum;
}

static void jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_scatter_attrs *a = e->attrs;
	wfi_ints sizes;
	const wfi_gather_attrs g = wfi_gather_of_scatter(a, &e->in_type[0], &e->in_type[2], &sizes);

	out[0] = (wf_val){ NULL };
	if (!t[0].node && !t[2].node)
		return;
	switch (a->kind) {
	case WFI_RED_ADD:
		out[0] = t[2].node ? wfi_emit_scatter(t[0].node ? t[0] : wfi_zeros_of(&e->in_type[0]), e->in[1], t[2], a) : t[0];
		break;
	case WFI_RED_REPLACE: out[0] = replace_jvp(e, a, &g, t); break;
	case WFI_RED_MUL: out[0] = product_jvp(e, a, t); break;
	case WFI_RED_MIN:
	case WFI_RED_MAX: out[0] = extreme_jvp(e, a, &g, t); break;
	default: out[0] = wfi_fail("scatter", "kind %s has no derivative", kinds[a->kind]);
	}
}

/* only kind add is linear, and it alone is in derivatives */
static void transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	const wfi_scatter_attrs *a = e->attrs;
	wfi_ints sizes;
	const wfi_gather_attrs g = wfi_gather_of_scatter(a, &e->in_type[0], &e->in_type[2], &sizes);

	if (a->kind != WFI_RED_ADD) {
		out[0] = wfi_fail("scatter", "kind %s is not linear", kinds[a->kind]);
		return;
	}
	if (wanted[0])
		out[0] = ct[0];
	if (wanted[2])
		out[2] = wfi_gather_or_zero(ct[0], e->in[1], &g);
}

static const wfi_attr_field fields[] = {
	{ "kind", WFI_ATTR_ENUM, offsetof(wfi_scatter_attrs, kind), kinds },
	{ "update_window_dims", WFI_ATTR_DIMS, offsetof(wfi_scatter_attrs, update_window_dims), NULL },
	{ "inserted_window_dims", WFI_ATTR_DIMS, offsetof(wfi_scatter_attrs, inserted_window_dims), NULL },
	{ "input_batching_dims", WFI_ATTR_DIMS, offsetof(wfi_scatter_attrs, input_batching_dims), NULL },
	{ "scatter_indices_batching_dims", WFI_ATTR_DIMS, offsetof(wfi_scatter_attrs, scatter_indices_batching_dims), NULL },
	{ "scatter_dims_to_operand_dims", WFI_ATTR_DIMS, offsetof(wfi_scatter_attrs, scatter_dims_to_operand_dims), NULL },
	{ "index_vector_dim", WFI_ATTR_I64, offsetof(wfi_scatter_attrs, index_vector_dim), NULL },
	{ "indices_are_sorted", WFI_ATTR_BOOL, offsetof(wfi_scatter_attrs, indices_are_sorted), NULL },
	{ "unique_indices", WFI_ATTR_BOOL, offsetof(wfi_scatter_attrs, unique_indices), NULL },
	{ 0 },
};
#define ROWS .update_window_dims = WFI_LIST(1), .inserted_window_dims = WFI_LIST(0), .scatter_dims_to_operand_dims = WFI_LIST(0), \
	.index_vector_dim = 1
#define SAMPLE(types, kind_, lo_, hi_, ...) \
	{ .in = types, .attrs = &(const wfi_scatter_attrs){ .kind = kind_, __VA_ARGS__ }, .lo = lo_, .hi = hi_ }
static const wfi_sample samples[] = {
	SAMPLE("f32[7,3], i32[37], f32[37,3]", WFI_RED_ADD, -1, 8, ROWS),
	SAMPLE("f64[5,2], i32[9], f64[9,2]", WFI_RED_ADD, -2, 6, ROWS),
	SAMPLE("f64[5,2], i64[9], f64[9,2]", WFI_RED_REPLACE, -2, 6, ROWS),
	SAMPLE("f64[5,2], i32[9], f64[9,2]", WFI_RED_MAX, -2, 6, ROWS),
	SAMPLE("f64[5,2], i32[4], f64[4,2]", WFI_RED_MIN, -2, 6, ROWS),
	SAMPLE("f64[4,6], i32[3,2], f64[3,2,3]", WFI_RED_ADD, -1, 4, .update_window_dims = WFI_LIST(1, 2), .scatter_dims_to_operand_dims = WFI_LIST(0, 1),
	       .index_vector_dim = 1),
	SAMPLE("f64[3,5,2], i32[3,4,1], f64[3,4,2]", WFI_RED_ADD, -1, 6, .update_window_dims = WFI_LIST(2), .inserted_window_dims = WFI_LIST(1),
	       .input_batching_dims = WFI_LIST(0), .scatter_indices_batching_dims = WFI_LIST(0), .scatter_dims_to_operand_dims = WFI_LIST(1),
	       .index_vector_dim = 2),
	SAMPLE("bf16[5], i32[19], bf16[19]", WFI_RED_ADD, 0, 5, .inserted_window_dims = WFI_LIST(0), .scatter_dims_to_operand_dims = WFI_LIST(0),
	       .index_vector_dim = 1),
	SAMPLE("f16[5,1], i8[3], f16[3,1]", WFI_RED_ADD, 0, 5, ROWS),
	SAMPLE("f32[5,2], i32[0], f32[0,2]", WFI_RED_ADD, 0, 5, ROWS),
	SAMPLE("c64[5,2], i32[9], c64[9,2]", WFI_RED_ADD, -2, 6, ROWS),
	SAMPLE("c128[5,2], i32[9], c128[9,2]", WFI_RED_ADD, -2, 6, ROWS),
	SAMPLE("c128[5,2], i32[9], c128[9,2]", WFI_RED_REPLACE, -2, 6, ROWS),
	SAMPLE("i32[6,1], i32[17], i32[17,1]", WFI_RED_ADD, -2, 8, ROWS),
	SAMPLE("i32[6,1], u32[17], i32[17,1]", WFI_RED_MUL, 0, 3, ROWS),
	{ 0 },
};
bool wfi_batch_scatter(const wfi_batch *b, int n, wf_val *out)
{
	wfi_scatter_attrs a = *(const wfi_scatter_attrs *)b->e->attrs;
	const bool indices = b->batched[n];
	const wfi_ints window = wfi_dims_inner(a.update_window_dims), inserted = wfi_dims_inner(a.inserted_window_dims),
	               to = wfi_dims_inner(a.scatter_dims_to_operand_dims), ob = wfi_dims_inner(a.input_batching_dims),
	               ib = wfi_dims_inner(a.scatter_indices_batching_dims);
	const wfi_ints window0 = wfi_dims_after(0, wfi_ints_dims(&window)), ob0 = wfi_dims_after(0, wfi_ints_dims(&ob)), ib0 = wfi_dims_after(0, wfi_ints_dims(&ib));

	a.update_window_dims = wfi_ints_dims(indices ? &window : &window0);
	a.inserted_window_dims = wfi_ints_dims(&inserted);
	a.scatter_dims_to_operand_dims = wfi_ints_dims(&to);
	a.input_batching_dims = wfi_ints_dims(indices ? &ob0 : &ob);
	if (indices) {
		a.scatter_indices_batching_dims = wfi_ints_dims(&ib0);
		a.index_vector_dim++;
		a.indices_are_sorted = false;
	}
	return wfi_batch_but(b, &a, 2 * n + 1, n, out);
}

static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	(void)out_batched;
	return wfi_batch_scatter(b, 1, out);
}

const wfi_op wfi_op_scatter = {
	.name = "scatter",
	.doc = "The operand with updates combined into windows of it, at starts taken from an array of indices; "
	       "a window that is not wholly inside is dropped.",
	.n_in = 3, .n_out = 1, .attrs_size = sizeof(wfi_scatter_attrs), .fields = fields, .infer = infer,
	.jvp_all = jvp, .transpose_all = transpose,
	.batch = batch, .lowering = WFI_LOWER_HOST, .host = host, .eval = eval, .loops = &wfi_loops_scatter, .shard = "scatter", .samples = samples, .text = &wfi_text_scatter,
};

wf_val wfi_emit_scatter(wf_val x, wf_val indices, wf_val updates, const wfi_scatter_attrs *a)
{
	return WFI_EMIT(&wfi_op_scatter, a, x, indices, updates);
}

/* ---- public ---- */

/* PUBLIC
typedef enum wf_scatter_kind { WF_SCATTER_SET, WF_SCATTER_ADD, WF_SCATTER_MUL, WF_SCATTER_MIN, WF_SCATTER_MAX } wf_scatter_kind;
*/

/** x with updates combined into its rows (slices of the first axis) at these indices, an integer array of any shape: added, multiplied, the
 * lesser or greater of both, or put in their place (WF_SCATTER_SET: where a row is named several times the last one counts). updates: the
 * shape of indices, then that of a row, or what broadcasts to it, converted to x's dtype. Indices outside 0 … n − 1, also negative ones,
 * are dropped. wf_at_add and its like (numpy.h) are made of it. WF_SCATTER_MUL has no derivative with respect to updates. */
wf_val (wf_scatter_rows)(wf_val x, wf_val indices, wf_val updates, wf_scatter_kind kind)
{
	static const wfi_reduce_kind combine[] = { WFI_RED_REPLACE, WFI_RED_ADD, WFI_RED_MUL, WFI_RED_MIN, WFI_RED_MAX };
	const char *op = "scatter_rows";
	const wfi_value *v = wfi_leaf(op, x), *s = wfi_leaf(op, indices);
	wfi_ints window = { 0 };
	const int64_t first = 0;
	char t[WFI_TYPE_TEXT];

	if (!v || !s || !wfi_leaf(op, updates))
		return wfi_poison;
	if ((unsigned)kind >= WFI_COUNT(combine))
		return wfi_fail(op, "unknown kind %d", (int)kind);
	if (!v->type.rank)
		return wfi_fail(op, "%s has no axis", wfi_type_text(&v->type, t));
	if (!wfi_is_int(s->type.dtype))
		return wfi_fail(op, "the indices are %s, integers are needed", wfi_type_text(&s->type, t));
	if (v->type.rank - 1 + s->type.rank > WF_MAX_RANK)
		return wfi_fail(op, "updates would have more than %d dimensions", WF_MAX_RANK);
	wfi_type u = { .dtype = v->type.dtype, .rank = v->type.rank - 1 + s->type.rank };
	for (int d = 0; d < u.rank; d++) {
		u.dims[d] = d < s->type.rank ? s->type.dims[d] : v->type.dims[d - s->type.rank + 1];
		if (d >= s->type.rank)
			wfi_ints_add(&window, d);
	}
	if (wfi_type_of(updates)->dtype != u.dtype)
		updates = wf_convert(updates, u.dtype);
	updates = wfi_broadcast_to(op, updates, &u);
	return wfi_emit_scatter(x, indices, updates, &(const wfi_scatter_attrs){ .kind = (int)combine[kind], .update_window_dims = wfi_ints_dims(&window),
	                        .inserted_window_dims = { 1, &first }, .scatter_dims_to_operand_dims = { 1, &first }, .index_vector_dim = s->type.rank });
}

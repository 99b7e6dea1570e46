/* region_loops.c: the loops (lower/loops.h) of the operations with regions over scalars: map, wf.reduce, windows, scatter; by kind, too. Holds no
 * operation: they name what is here as their `loops`. Orders and what is left out are those of their plain evaluations. */
#include "lower/loops.h"
#include "op/class.h"
#include "op/region.h"

enum { SLOT = 64 }; /* bytes of the room for one scalar */

static wfi_at slot(wfi_lb *b, int i)
{
	return b->v->at(b, b->room, wfi_l_i(b, (int64_t)i * SLOT));
}

static wfi_at element(wfi_lb *b, wfi_at array, wf_dtype d, wfi_sv index)
{
	return b->v->at(b, array, wfi_l_mul(b, index, (int64_t)wf_dtype_size(d)));
}

static void move_element(wfi_lb *b, wfi_at to, wfi_at from, wf_dtype d)
{
	b->v->copy(b, to, from, wf_dtype_size(d));
}

static bool all_native(const wfi_view *e)
{
	bool ok = true;

	for (int i = 0; i < e->n_in; i++)
		ok = ok && wfi_is_native(e->in_type[i].dtype);
	for (int i = 0; i < e->n_out; i++)
		ok = ok && wfi_is_native(e->out_type[i].dtype);
	return ok;
}

/* every element of the array becomes the scalar */
static void fill(wfi_lb *b, wfi_at array, const wfi_type *t, wfi_at scalar)
{
	wfi_lfor k = wfi_l_count(b, wfi_type_count(t));

	move_element(b, element(b, array, t->dtype, k.i), scalar, t->dtype);
	wfi_l_next(b, &k);
}

/* the region on n accumulated values and n new ones; its results take the place of the accumulated ones. The first n slots of the room are used. */
static void step(wfi_lb *b, int region, int n, const wf_dtype *d, const wfi_at *acc, const wfi_at *x)
{
	wfi_at *in = wfi_alloc((size_t)(3 * n) * sizeof *in), *out = in + 2 * n;

	for (int i = 0; i < n; i++) {
		in[i] = acc[i];
		in[n + i] = x[i];
		out[i] = slot(b, i);
	}
	b->v->call(b, region, 2 * n, in, out);
	for (int i = 0; i < n; i++)
		move_element(b, acc[i], out[i], d[i]);
	wfi_free(in);
}

static wf_dtype *dtypes_of(const wfi_view *e)
{
	wf_dtype *d = wfi_alloc((size_t)(e->n_out + 1) * sizeof *d);

	for (int i = 0; i < e->n_out; i++)
		d[i] = e->out_type[i].dtype;
	return d;
}

static size_t room_step(const wfi_view *e)
{
	return (size_t)e->n_out * SLOT;
}

/* ---- map ---- */

static void write_map(wfi_lb *b)
{
	int n = (int)((const wfi_map_attrs *)b->e->attrs)->n_inputs;
	wfi_at in[64];
	wfi_lfor k = wfi_l_count(b, wfi_type_count(&b->e->out_type[0]));

	for (int i = 0; i < n; i++)
		in[i] = element(b, b->in[i], b->e->in_type[i].dtype, k.i);
	const wfi_at out = element(b, b->out[0], b->e->out_type[0].dtype, k.i);
	b->v->call(b, 0, n, in, &out);
	wfi_l_next(b, &k);
}

const wfi_loops wfi_loops_map = { .can = all_native, .write = write_map };

/* ---- wf.reduce ---- */

static void write_reduce(wfi_lb *b)
{
	const wfi_reduce_region_attrs *a = b->e->attrs;
	const wfi_type *x = &b->e->in_type[0];
	int n = b->e->n_out;
	wf_dtype *d = dtypes_of(b->e);
	wfi_at *acc = wfi_alloc((size_t)(2 * n) * sizeof *acc);
	int64_t strides[WF_MAX_RANK], kept[WF_MAX_RANK] = { 0 };
	wfi_lall all;

	for (int i = 0; i < n; i++)
		fill(b, b->out[i], &b->e->out_type[i], b->in[n + i]);
	wfi_type_strides(x, strides);
	for (int64_t k = x->rank - 1, next = 1; k >= 0; k--)
		if (!wfi_dims_has(a->dims, k)) {
			kept[k] = next;
			next *= x->dims[k];
		}
	wfi_l_all(b, x->rank, x->dims, &all);
	wfi_sv to = wfi_l_place(b, x->rank, all.index, kept), from = wfi_l_place(b, x->rank, all.index, strides);
	for (int i = 0; i < n; i++) {
		acc[i] = element(b, b->out[i], d[i], to);
		acc[n + i] = element(b, b->in[i], d[i], from);
	}
	step(b, 0, n, d, acc, acc + n);
	wfi_l_all_end(b, &all);
	wfi_free(acc);
	wfi_free(d);
}

const wfi_loops wfi_loops_reduce = { .can = all_native, .room = room_step, .write = write_reduce };

/* ---- windows ---- */

/* where in x one place of a window is, and whether it is there: wfi_window_place */
static wfi_sv window_place(wfi_lb *b, const wfi_windows *w, const wfi_type *x, const wfi_sv *result, const wfi_sv *in_window, wfi_sv *inside)
{
	wfi_sv place = wfi_l_i(b, 0);

	*inside = wfi_s_i(b->s, WF_BOOL, 1);
	for (int d = 0; d < w->rank; d++) {
		wfi_sv p = wfi_l_add(b, wfi_l_add(b, wfi_l_mul(b, result[d], w->stride[d]), wfi_l_mul(b, in_window[d], w->dilation[d])), wfi_l_i(b, -w->low[d]));
		wfi_sv ok = wfi_s_and(b->s, wfi_s_cmp(b->s, WFI_S_GE, p, wfi_l_i(b, 0)), wfi_s_cmp(b->s, WFI_S_LT, p, wfi_l_i(b, x->dims[d] * w->base[d])));
		if (w->base[d] > 1) {
			wfi_sv whole = wfi_s_div(b->s, p, wfi_l_i(b, w->base[d]));
			ok = wfi_s_and(b->s, ok, wfi_s_cmp(b->s, WFI_S_EQ, wfi_l_mul(b, whole, w->base[d]), p));
			p = whole;
		}
		*inside = wfi_s_and(b->s, *inside, ok);
		place = wfi_l_add(b, wfi_l_mul(b, place, x->dims[d]), p);
	}
	return place;
}

static size_t room_window(const wfi_view *e)
{
	return 3 * (size_t)e->n_out * SLOT;
}

/* padding and the places between elements are the initial values */
static void write_wf_window(wfi_lb *b)
{
	const wfi_type *x = &b->e->in_type[0], *y = &b->e->out_type[0];
	const wfi_windows w = wfi_windows_of(b->e->attrs, x);
	int n = b->e->n_out;
	wf_dtype *d = dtypes_of(b->e);
	wfi_at *acc = wfi_alloc((size_t)(2 * n) * sizeof *acc);
	int64_t strides[WF_MAX_RANK];
	wfi_lall r, k;
	wfi_sv inside;

	wfi_type_strides(y, strides);
	for (int i = 0; i < 2 * n; i++)
		acc[i] = slot(b, n + i);
	wfi_l_all(b, y->rank, y->dims, &r);
	for (int i = 0; i < n; i++)
		move_element(b, acc[i], b->in[n + i], d[i]);
	wfi_l_all(b, w.rank, w.size, &k);
	wfi_sv at = window_place(b, &w, x, r.index, k.index, &inside);
	b->v->if_(b, inside);
	for (int i = 0; i < n; i++)
		move_element(b, acc[n + i], element(b, b->in[i], d[i], at), d[i]);
	b->v->otherwise(b);
	for (int i = 0; i < n; i++)
		move_element(b, acc[n + i], b->in[n + i], d[i]);
	b->v->end_if(b);
	step(b, 0, n, d, acc, acc + n);
	wfi_l_all_end(b, &k);
	for (int i = 0; i < n; i++)
		move_element(b, element(b, b->out[i], d[i], wfi_l_place(b, y->rank, r.index, strides)), acc[i], d[i]);
	wfi_l_all_end(b, &r);
	wfi_free(acc);
	wfi_free(d);
}

const wfi_loops wfi_loops_wf_window = { .can = all_native, .room = room_window, .write = write_wf_window };

/* by kind: of floats in f64, rounded once */
static void write_window(wfi_lb *b)
{
	const wfi_type *x = &b->e->in_type[0], *y = &b->e->out_type[0];
	const wfi_window_attrs *a = b->e->attrs;
	const wfi_reduce_kind kind = (wfi_reduce_kind)a->kind;
	const wfi_windows w = wfi_windows_of(a, x);
	const wf_dtype as = wfi_is_float(x->dtype) ? WF_F64 : x->dtype;
	int64_t strides[WF_MAX_RANK];
	wfi_lall r, k;
	wfi_sv inside;

	wfi_type_strides(y, strides);
	wfi_l_all(b, y->rank, y->dims, &r);
	int acc = b->v->var(b, wfi_s_identity(b->s, kind, as));
	wfi_l_all(b, w.rank, w.size, &k);
	wfi_sv at = window_place(b, &w, x, r.index, k.index, &inside);
	b->v->if_(b, inside);
	wfi_l_set(b, acc, wfi_s_combine(b->s, kind, wfi_l_get(b, acc), wfi_s_convert(b->s, as, b->v->load(b, b->in[0], x->dtype, at))));
	b->v->end_if(b);
	wfi_l_all_end(b, &k);
	b->v->store(b, b->out[0], y->dtype, wfi_l_place(b, y->rank, r.index, strides), wfi_s_convert(b->s, wfi_l_wide(y->dtype), wfi_l_get(b, acc)));
	wfi_l_all_end(b, &r);
}

const wfi_loops wfi_loops_window = { .can = all_native, .write = write_window };

/* the place of the element that a window selects, −1: it holds nothing; select NULL: by region 0 */
static wfi_sv selected(wfi_lb *b, const wfi_windows *w, const wfi_type *x, wfi_at array, const wfi_sv *result, const int *select)
{
	int best = b->v->var(b, wfi_l_i(b, -1));
	wfi_lall k;
	wfi_sv inside;

	wfi_l_all(b, w->rank, w->size, &k);
	wfi_sv at = window_place(b, w, x, result, k.index, &inside);
	b->v->if_(b, inside);
	int keep = b->v->var(b, wfi_s_i(b->s, WF_BOOL, 0));
	wfi_sv now = wfi_l_get(b, best);
	b->v->if_(b, wfi_s_cmp(b->s, WFI_S_GE, now, wfi_l_i(b, 0)));
	if (select) {
		wfi_sv p = b->v->load(b, array, x->dtype, now), q = b->v->load(b, array, x->dtype, at);
		if (x->dtype == WF_BOOL)
			p = wfi_s_convert(b->s, WF_U8, p), q = wfi_s_convert(b->s, WF_U8, q);
		wfi_l_set(b, keep, wfi_s_cmp(b->s, *select == WFI_SELECT_GE ? WFI_S_GE : WFI_S_LE, p, q));
	} else {
		const wfi_at out = slot(b, 0);
		b->v->call(b, 0, 2, (const wfi_at[]){ element(b, array, x->dtype, now), element(b, array, x->dtype, at) }, &out);
		wfi_l_set(b, keep, b->v->load(b, out, WF_BOOL, wfi_l_i(b, 0)));
	}
	b->v->end_if(b);
	b->v->if_(b, wfi_s_not(b->s, wfi_l_get(b, keep)));
	wfi_l_set(b, best, at);
	b->v->end_if(b);
	b->v->end_if(b);
	wfi_l_all_end(b, &k);
	return wfi_l_get(b, best);
}

static void write_select_gather(wfi_lb *b)
{
	const wfi_window_attrs *a = b->e->attrs;
	const wfi_type *y = &b->e->out_type[0];
	const wfi_windows w = wfi_windows_of(a, &b->e->in_type[1]);
	int64_t strides[WF_MAX_RANK];
	wfi_lall r;

	wfi_type_strides(y, strides);
	wfi_l_all(b, y->rank, y->dims, &r);
	wfi_sv at = selected(b, &w, &b->e->in_type[1], b->in[1], r.index, &a->select), to = wfi_l_place(b, y->rank, r.index, strides);
	b->v->if_(b, wfi_s_cmp(b->s, WFI_S_GE, at, wfi_l_i(b, 0)));
	wfi_l_move(b, b->out[0], to, b->in[0], at, y->dtype);
	b->v->otherwise(b);
	b->v->store(b, b->out[0], y->dtype, to, wfi_s_f(b->s, wfi_l_wide(y->dtype), 0));
	b->v->end_if(b);
	wfi_l_all_end(b, &r);
}

const wfi_loops wfi_loops_select_gather = { .can = all_native, .write = write_select_gather };

static void select_and_scatter(wfi_lb *b, bool by_region)
{
	const wfi_window_attrs *a = b->e->attrs;
	const wfi_type *x = &b->e->in_type[0], *source = &b->e->in_type[1];
	const wfi_windows w = wfi_windows_of(a, x);
	const wf_dtype d = x->dtype;
	int64_t strides[WF_MAX_RANK];
	wfi_lall r;

	fill(b, b->out[0], x, b->in[2]);
	wfi_type_strides(source, strides);
	wfi_l_all(b, source->rank, source->dims, &r);
	wfi_sv at = selected(b, &w, x, b->in[0], r.index, by_region ? NULL : &a->select), from = wfi_l_place(b, source->rank, r.index, strides);
	b->v->if_(b, wfi_s_cmp(b->s, WFI_S_GE, at, wfi_l_i(b, 0)));
	if (by_region) {
		const wfi_at to = element(b, b->out[0], d, at), out = slot(b, 0);
		b->v->call(b, 1, 2, (const wfi_at[]){ element(b, b->in[1], d, from), to }, &out);
		move_element(b, to, out, d);
	} else {
		wfi_sv sum = wfi_s_combine(b->s, (wfi_reduce_kind)a->kind, b->v->load(b, b->out[0], d, at), b->v->load(b, b->in[1], d, from));
		b->v->store(b, b->out[0], d, at, sum);
	}
	b->v->end_if(b);
	wfi_l_all_end(b, &r);
}

static void write_select_scatter(wfi_lb *b)
{
	select_and_scatter(b, false);
}

static void write_wf_select_scatter(wfi_lb *b)
{
	select_and_scatter(b, true);
}

const wfi_loops wfi_loops_select_scatter = { .can = all_native, .write = write_select_scatter };
const wfi_loops wfi_loops_wf_select_scatter = { .can = all_native, .room = room_step, .write = write_wf_select_scatter };

/* ---- scatter ---- */

/* an index of the data; of u64, what is beyond i64 is negative, and so left out as well */
static wfi_sv load_index(wfi_lb *b, wf_dtype d, wfi_at indices, wfi_sv at)
{
	wfi_sv x = b->v->load(b, indices, d, at);

	if (wfi_is_float(d))
		return wfi_s_to_int(b->s, WF_I64, x);
	return wfi_s_convert(b->s, WF_I64, x);
}

/* wfi_scatter_target for arrays of type x, indices of type s at `indices` */
static wfi_sv scatter_target(wfi_lb *b, const wfi_type *x, const wfi_type *s, wfi_at indices, const wfi_gather_attrs *g, const wfi_places *p,
                             const wfi_sv *index, wfi_sv *inside)
{
	int64_t strides[WF_MAX_RANK], own[WF_MAX_RANK];
	wfi_sv base = wfi_l_i(b, 0), place = wfi_l_i(b, 0);

	wfi_type_strides(s, strides);
	wfi_type_strides(x, own);
	*inside = wfi_s_i(b->s, WF_BOOL, 1);
	for (int k = 0; k < s->rank; k++)
		if (p->batch[k] >= 0)
			base = wfi_l_add(b, base, wfi_l_mul(b, index[p->batch[k]], strides[k]));
	for (int d = 0; d < x->rank; d++) {
		wfi_sv to = p->window[d] >= 0 ? index[p->window[d]] : wfi_l_i(b, 0);
		if (p->batching[d] >= 0)
			to = wfi_l_add(b, to, p->batch[p->batching[d]] >= 0 ? index[p->batch[p->batching[d]]] : wfi_l_i(b, 0));
		if (p->component[d] >= 0) {
			wfi_sv at = p->scalar ? base : wfi_l_add(b, base, wfi_l_i(b, p->component[d] * strides[g->index_vector_dim]));
			wfi_sv start = load_index(b, s->dtype, indices, at);
			*inside = wfi_s_and(b->s, *inside, wfi_s_cmp(b->s, WFI_S_GE, start, wfi_l_i(b, 0)));
			*inside = wfi_s_and(b->s, *inside, wfi_s_cmp(b->s, WFI_S_LE, start, wfi_l_i(b, x->dims[d] - g->slice_sizes.v[d])));
			to = wfi_l_add(b, to, start);
		}
		place = wfi_l_add(b, place, wfi_l_mul(b, to, own[d]));
	}
	return place;
}

/* n arrays, indices, n updates; by the region, or by kind */
static void scatter(wfi_lb *b, int n, bool by_region)
{
	const wfi_scatter_attrs *a = b->e->attrs;
	const wfi_type *x = &b->e->in_type[0], *s = &b->e->in_type[n], *u = &b->e->in_type[n + 1];
	wfi_ints sizes;
	const wfi_gather_attrs g = wfi_gather_of_scatter(a, x, u, &sizes);
	const wfi_places p = wfi_places_of(&g, x, s, u);
	wf_dtype *d = dtypes_of(b->e);
	wfi_at *acc = wfi_alloc((size_t)(2 * n) * sizeof *acc);
	int64_t strides[WF_MAX_RANK];
	wfi_lall all;
	wfi_sv inside;

	for (int i = 0; i < n; i++)
		b->v->copy(b, b->out[i], b->in[i], wfi_type_bytes(&b->e->in_type[i]));
	wfi_type_strides(u, strides);
	wfi_l_all(b, wfi_type_count(x) ? u->rank : 0, u->dims, &all);
	if (wfi_type_count(x)) {
		wfi_sv to = scatter_target(b, x, s, b->in[n], &g, &p, all.index, &inside), from = wfi_l_place(b, u->rank, all.index, strides);
		b->v->if_(b, inside);
		for (int i = 0; i < n; i++) {
			acc[i] = element(b, b->out[i], d[i], to);
			acc[n + i] = element(b, b->in[n + 1 + i], d[i], from);
		}
		if (by_region)
			step(b, 0, n, d, acc, acc + n);
		else if (a->kind == WFI_RED_REPLACE)
			move_element(b, acc[0], acc[1], d[0]);
		else
			b->v->store(b, b->out[0], d[0], to,
			            wfi_s_combine(b->s, (wfi_reduce_kind)a->kind, b->v->load(b, b->out[0], d[0], to), b->v->load(b, b->in[2], d[0], from)));
		b->v->end_if(b);
	}
	wfi_l_all_end(b, &all);
	wfi_free(acc);
	wfi_free(d);
}

static void write_scatter(wfi_lb *b)
{
	scatter(b, 1, false);
}

static void write_wf_scatter(wfi_lb *b)
{
	scatter(b, b->e->n_out, true);
}

const wfi_loops wfi_loops_scatter = { .can = all_native, .write = write_scatter };
const wfi_loops wfi_loops_wf_scatter = { .can = all_native, .room = room_step, .write = write_wf_scatter };

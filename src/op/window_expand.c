/* What small windows come to for generated code: each of a window's places is a strided slice of the padded array, and the slices are combined
 * one after the other, in the order in which reduce_window.c goes through a window. */
#include "lower/text.h"
#include "op/array.h"
#include "op/class.h"
#include "op/region.h"

enum { MOST_PLACES = 32 };

static bool is_small(const wfi_windows *w, const wfi_type *result)
{
	return w->rank && wfi_type_count(&w->shape) <= MOST_PLACES && wfi_type_count(result) > 0;
}

/* place `at` of every window: x padded by `fill` so that the first window begins there, then every stride-th */
static wf_val slice_of(const wfi_windows *w, wf_val x, const wfi_type *t, const wfi_type *result, const int64_t *at, wf_val fill)
{
	wfi_ints low = { 0 }, high = { 0 }, interior = { 0 }, start = { 0 }, limit = { 0 }, stride = { 0 };
	bool pads = false;

	for (int d = 0; d < w->rank; d++) {
		int64_t base = t->dims[d] ? (t->dims[d] - 1) * w->base[d] + 1 : 0, all = (result->dims[d] - 1) * w->stride[d] + 1;
		wfi_ints_add(&low, w->low[d] - at[d] * w->dilation[d]);
		wfi_ints_add(&high, all - low.v[d] - base);
		wfi_ints_add(&interior, w->base[d] - 1);
		pads |= low.v[d] > 0 || high.v[d] > 0 || w->base[d] > 1;
	}
	if (pads)
		x = wfi_emit_pad(x, fill, wfi_ints_dims(&low), wfi_ints_dims(&high), wfi_ints_dims(&interior));
	for (int d = 0; d < w->rank; d++) {
		wfi_ints_add(&start, pads ? 0 : -low.v[d]);
		wfi_ints_add(&limit, start.v[d] + (result->dims[d] - 1) * w->stride[d] + 1);
		wfi_ints_add(&stride, w->stride[d]);
	}
	return wfi_emit_slice(x, wfi_ints_dims(&start), wfi_ints_dims(&limit), wfi_ints_dims(&stride));
}

static wf_val identity(wfi_reduce_kind kind, wf_dtype d)
{
	const wfi_type t = wfi_type_scalar(d);

	return wfi_is_float(d) ? wfi_splat(&t, wfi_identity_f((int)kind)) : wfi_splat_i(&t, wfi_identity_i((int)kind, d));
}

bool wfi_expand_reduce_window(const wfi_view *e, wf_val *out)
{
	const wfi_window_attrs *a = e->attrs;
	wfi_type t = e->in_type[0], y = e->out_type[0];
	const wfi_windows w = wfi_windows_of(a, &t);
	wf_dtype d = t.dtype;
	wf_val x = e->in[0], sum;

	if (a->kind > WFI_RED_OR || !is_small(&w, &y))
		return false;
	bool sums = a->kind == WFI_RED_ADD || a->kind == WFI_RED_MUL;
	if (sums && (d == WF_F16 || d == WF_BF16)) { /* rounded once */
		x = wf_convert(x, WF_F32);
		t.dtype = y.dtype = WF_F32;
	}
	wf_val fill = identity((wfi_reduce_kind)a->kind, t.dtype);
	sum = wfi_splat(&y, 0);
	for (wfi_walk k = wfi_walk_over(&w.shape); k.more; wfi_walk_next(&k)) {
		wf_val part = slice_of(&w, x, &t, &y, k.index, fill);
		if (k.place)
			sum = wfi_combine((wfi_reduce_kind)a->kind, sum, part);
		else if (a->kind == WFI_RED_ADD) /* 0 + −0 is 0 */
			sum = wfi_combine(WFI_RED_ADD, wfi_zeros_of(&y), part);
		else
			sum = part;
	}
	out[0] = t.dtype == d ? sum : wf_convert(sum, d);
	return true;
}

/* Goes through the windows of x: best is the extreme so far and `place` its number in the window, −1 before there is one. What of `with` lies at
 * that place goes along (with.node NULL: nothing does). */
typedef struct extreme { wf_val place, with; } extreme;

static extreme find_extreme(const wfi_windows *w, int select, wf_val x, const wfi_type *t, wf_val with, const wfi_type *with_type, const wfi_type *result)
{
	const wfi_type yes = wfi_type_make(WF_BOOL, t->rank, t->dims), number = wfi_type_make(WF_I32, result->rank, result->dims);
	const wfi_type x_scalar = wfi_type_scalar(t->dtype), no = wfi_type_scalar(WF_BOOL);
	wf_val fill = wfi_splat(&x_scalar, 0), all = wfi_splat(&yes, 1), best = { NULL };
	extreme r = { wfi_splat(&number, -1), { NULL } };

	if (with.node) {
		const wfi_type kept = wfi_type_make(with_type->dtype, result->rank, result->dims);
		r.with = wfi_zeros_of(&kept);
	}
	for (wfi_walk k = wfi_walk_over(&w->shape); k.more; wfi_walk_next(&k)) {
		wf_val part = slice_of(w, x, t, result, k.index, fill), there = slice_of(w, all, &yes, result, k.index, wfi_splat(&no, 0));
		wf_val wins = there;
		if (best.node) {
			wf_val stays = select == WFI_SELECT_GE ? wf_greater_equal(best, part) : wf_less_equal(best, part);
			wins = wf_logical_and(there, wf_logical_or(wf_less(r.place, wfi_splat(&number, 0)), wf_logical_not(stays)));
		}
		best = best.node ? wf_where(wins, part, best) : part;
		r.place = wf_where(wins, wfi_splat(&number, (double)k.place), r.place);
		if (with.node) {
			const wfi_type scalar = wfi_type_scalar(with_type->dtype);
			r.with = wf_where(wins, slice_of(w, with, with_type, result, k.index, wfi_splat(&scalar, 0)), r.with);
		}
	}
	return r;
}

bool wfi_expand_select_and_gather(const wfi_view *e, wf_val *out)
{
	const wfi_window_attrs *a = e->attrs;
	const wfi_windows w = wfi_windows_of(a, &e->in_type[1]);

	if (!is_small(&w, &e->out_type[0]))
		return false;
	out[0] = find_extreme(&w, a->select, e->in[1], &e->in_type[1], e->in[0], &e->in_type[0], &e->out_type[0]).with;
	return true;
}

/* the source's elements whose window has its extreme at place `at`, where that is; −0 elsewhere, which changes no sum */
static wf_val scattered(const wfi_windows *w, wf_val source, wf_val place, const wfi_type *s, const wfi_type *t, const wfi_walk *k)
{
	const wfi_type number = wfi_type_make(WF_I32, s->rank, s->dims), scalar = wfi_type_scalar(s->dtype);
	const double nothing = wfi_is_float(s->dtype) ? -0.0 : 0;
	wf_val own = wf_where(wf_equal(place, wfi_splat(&number, (double)k->place)), source, wfi_splat(s, nothing));
	wfi_ints low = { 0 }, high = { 0 }, interior = { 0 };

	for (int d = 0; d < w->rank; d++) {
		wfi_ints_add(&low, k->index[d] - w->low[d]);
		wfi_ints_add(&high, t->dims[d] - ((s->dims[d] - 1) * w->stride[d] + 1) - low.v[d]);
		wfi_ints_add(&interior, w->stride[d] - 1);
	}
	return wfi_emit_pad(own, wfi_splat(&scalar, nothing), wfi_ints_dims(&low), wfi_ints_dims(&high), wfi_ints_dims(&interior));
}

/* The windows that share an element are added in their order: the last place of a window first. */
bool wfi_expand_select_and_scatter(const wfi_view *e, wf_val *out)
{
	const wfi_window_attrs *a = e->attrs;
	const wfi_type *t = &e->in_type[0], *s = &e->in_type[1];
	const wfi_windows w = wfi_windows_of(a, t);
	const wf_val none = { NULL };
	wfi_walk order[MOST_PLACES];
	int n = 0;

	if (a->kind != WFI_RED_ADD || t->dtype == WF_BOOL || !is_small(&w, s))
		return false;
	wf_val place = find_extreme(&w, a->select, e->in[0], t, none, NULL, s).place, sum = wfi_emit_broadcast(e->in[2], wfi_type_dims(t), (wfi_dims){ 0 });
	for (wfi_walk k = wfi_walk_over(&w.shape); k.more; wfi_walk_next(&k))
		order[n++] = k;
	while (n--)
		sum = wf_add(sum, scattered(&w, e->in[1], place, s, t, &order[n]));
	out[0] = sum;
	return true;
}

/* sort_loops.c: the loops (lower/loops.h) of sort, wf.sort and chlo.top_k: each line's places are merged in the order of a comparison, the left one of
 * equal ones first. Holds no operation. */
#include "lower/loops.h"
#include "op/class.h"
#include "op/numeric.h"
#include "op/region.h"

enum { SLOT = 64 };

typedef struct sorter {
	wfi_lb *b;
	int64_t n, step;
	wfi_sv at;     /* of the line's first element */
	wfi_at places; /* 2 n of them, i64, by turns */
	int half;      /* which half they are in: a variable, 0 or n */
	/* is element i of the line (by its place in the operands) before element j? */
	wfi_sv (*before)(const struct sorter *s, wfi_sv i, wfi_sv j);
} sorter;

static bool all_native(const wfi_view *e)
{
	bool ok = true;

	for (int i = 0; i < e->n_in; i++)
		ok = ok && wfi_is_native(e->in_type[i].dtype);
	return ok;
}

static size_t places_bytes(int64_t n)
{
	return 2 * (size_t)WFI_MAX(n, 1) * sizeof(int64_t);
}

static wfi_sv load_place(const sorter *s, wfi_sv half, wfi_sv i)
{
	return s->b->v->load(s->b, s->places, WF_I64, wfi_l_add(s->b, half, i));
}

static wfi_sv place_in_array(const sorter *s, wfi_sv i)
{
	return wfi_l_add(s->b, s->at, wfi_l_mul(s->b, i, s->step));
}

static wfi_sv least(wfi_lb *b, wfi_sv x, wfi_sv y)
{
	return wfi_s_select(b->s, wfi_s_cmp(b->s, WFI_S_LT, x, y), x, y);
}

/* lo … mid − 1 and mid … hi − 1 of one half to the other */
static void merge(const sorter *s, wfi_sv from, wfi_sv to, wfi_sv lo, wfi_sv mid, wfi_sv hi)
{
	wfi_lb *b = s->b;
	int i = b->v->var(b, lo), j = b->v->var(b, mid), right = b->v->var(b, wfi_s_i(b->s, WF_BOOL, 0));
	wfi_lfor k = wfi_l_for(b, lo, hi);
	wfi_sv vi = wfi_l_get(b, i), vj = wfi_l_get(b, j), left_done = wfi_s_cmp(b->s, WFI_S_GE, vi, mid);

	wfi_l_set(b, right, left_done);
	b->v->if_(b, wfi_s_and(b->s, wfi_s_not(b->s, left_done), wfi_s_cmp(b->s, WFI_S_LT, vj, hi)));
	wfi_l_set(b, right, s->before(s, place_in_array(s, load_place(s, from, vj)), place_in_array(s, load_place(s, from, vi))));
	b->v->end_if(b);
	b->v->if_(b, wfi_l_get(b, right));
	b->v->store(b, s->places, WF_I64, wfi_l_add(b, to, k.i), load_place(s, from, vj));
	wfi_l_set(b, j, wfi_l_add(b, vj, wfi_l_i(b, 1)));
	b->v->otherwise(b);
	b->v->store(b, s->places, WF_I64, wfi_l_add(b, to, k.i), load_place(s, from, vi));
	wfi_l_set(b, i, wfi_l_add(b, vi, wfi_l_i(b, 1)));
	b->v->end_if(b);
	wfi_l_next(b, &k);
}

/* afterwards the order is in the half that s->half says */
static void sort_line(const sorter *s)
{
	wfi_lb *b = s->b;
	wfi_sv n = wfi_l_i(b, s->n);
	int width = b->v->var(b, wfi_l_i(b, 1)), first = b->v->var(b, wfi_l_i(b, 0));
	wfi_lfor i = wfi_l_for(b, wfi_l_i(b, 0), n);

	b->v->store(b, s->places, WF_I64, i.i, i.i);
	wfi_l_next(b, &i);
	wfi_l_set(b, s->half, wfi_l_i(b, 0));
	b->v->loop(b);
	wfi_sv w = wfi_l_get(b, width), from = wfi_l_get(b, s->half), to = wfi_s_sub(b->s, n, from);
	b->v->leave_unless(b, wfi_s_cmp(b->s, WFI_S_LT, w, n));
	wfi_l_set(b, first, wfi_l_i(b, 0));
	b->v->loop(b);
	wfi_sv lo = wfi_l_get(b, first), next = wfi_l_add(b, lo, wfi_l_mul(b, w, 2));
	b->v->leave_unless(b, wfi_s_cmp(b->s, WFI_S_LT, lo, n));
	merge(s, from, to, lo, least(b, wfi_l_add(b, lo, w), n), least(b, next, n));
	wfi_l_set(b, first, next);
	b->v->end(b);
	wfi_l_set(b, s->half, to);
	wfi_l_set(b, width, wfi_l_mul(b, w, 2));
	b->v->end(b);
}

static sorter begin(wfi_lb *b, int64_t dimension, size_t places, wfi_sv (*before)(const sorter *, wfi_sv, wfi_sv))
{
	const wfi_type *t = &b->e->in_type[0];
	int64_t strides[WF_MAX_RANK];

	wfi_type_strides(t, strides);
	return (sorter){ .b = b, .n = t->dims[dimension], .step = strides[dimension], .places = b->v->at(b, b->room, wfi_l_i(b, (int64_t)places)),
	                 .half = b->v->var(b, wfi_l_i(b, 0)), .before = before };
}

/* the operands' lines along the dimension; of each the first n_out places are given */
static void sort_lines(wfi_lb *b, sorter *s, int64_t dimension, int n)
{
	const wfi_type *t = &b->e->in_type[0];
	int64_t strides[WF_MAX_RANK], dims[WF_MAX_RANK];
	wfi_lall all;

	wfi_type_strides(t, strides);
	memcpy(dims, t->dims, sizeof dims);
	dims[dimension] = WFI_MIN(dims[dimension], 1);
	wfi_l_all(b, t->rank, dims, &all);
	s->at = wfi_l_place(b, t->rank, all.index, strides);
	sort_line(s);
	wfi_lfor i = wfi_l_count(b, s->n);
	wfi_sv from = place_in_array(s, load_place(s, wfi_l_get(b, s->half), i.i)), to = place_in_array(s, i.i);
	for (int k = 0; k < n; k++)
		wfi_l_move(b, b->out[k], to, b->in[k], from, b->e->in_type[k].dtype);
	wfi_l_next(b, &i);
	wfi_l_all_end(b, &all);
}

/* ---- sort: −0 equals +0, NaNs are equal and greater than everything ---- */

/* is x less than y? and is it greater? */
static void compare(wfi_lb *b, wf_dtype d, wfi_sv x, wfi_sv y, wfi_sv *less, wfi_sv *greater)
{
	if (d == WF_BOOL)
		x = wfi_s_convert(b->s, WF_U8, x), y = wfi_s_convert(b->s, WF_U8, y);
	*less = wfi_s_cmp(b->s, WFI_S_LT, x, y);
	*greater = wfi_s_cmp(b->s, WFI_S_GT, x, y);
	if (!wfi_is_float(d))
		return;
	wfi_sv xn = wfi_s_is_nan(b->s, x), yn = wfi_s_is_nan(b->s, y);
	*less = wfi_s_or(b->s, *less, wfi_s_and(b->s, yn, wfi_s_not(b->s, xn)));
	*greater = wfi_s_or(b->s, *greater, wfi_s_and(b->s, xn, wfi_s_not(b->s, yn)));
}

static wfi_sv before_by_keys(const sorter *s, wfi_sv i, wfi_sv j)
{
	wfi_lb *b = s->b;
	const wfi_sort_attrs *a = b->e->attrs;
	wfi_sv yes = wfi_s_i(b->s, WF_BOOL, 0), less, greater;

	for (int k = (int)a->n_keys - 1; k >= 0; k--) {
		wf_dtype d = b->e->in_type[k].dtype;
		compare(b, d, b->v->load(b, b->in[k], d, i), b->v->load(b, b->in[k], d, j), &less, &greater);
		if (a->order == WFI_DESCENDING) {
			wfi_sv x = less;
			less = greater, greater = x;
		}
		yes = wfi_s_or(b->s, less, wfi_s_and(b->s, yes, wfi_s_not(b->s, greater)));
	}
	return yes;
}

static size_t room_sort(const wfi_view *e)
{
	return places_bytes(e->in_type[0].dims[((const wfi_sort_attrs *)e->attrs)->dimension]);
}

static void write_sort(wfi_lb *b)
{
	int64_t dimension = ((const wfi_sort_attrs *)b->e->attrs)->dimension;
	sorter s = begin(b, dimension, 0, before_by_keys);

	sort_lines(b, &s, dimension, b->e->n_out);
}

const wfi_loops wfi_loops_sort = { .can = all_native, .room = room_sort, .write = write_sort };

/* ---- wf.sort ---- */

static wfi_sv before_by_region(const sorter *s, wfi_sv i, wfi_sv j)
{
	wfi_lb *b = s->b;
	int n = b->e->n_out;
	wfi_at *in = wfi_alloc((size_t)(2 * n) * sizeof *in);
	const wfi_at out = b->room;

	for (int k = 0; k < n; k++) {
		int64_t size = (int64_t)wf_dtype_size(b->e->in_type[k].dtype);
		in[2 * k] = b->v->at(b, b->in[k], wfi_l_mul(b, i, size));
		in[2 * k + 1] = b->v->at(b, b->in[k], wfi_l_mul(b, j, size));
	}
	b->v->call(b, 0, 2 * n, in, &out);
	wfi_free(in);
	return b->v->load(b, out, WF_BOOL, wfi_l_i(b, 0));
}

static size_t room_wf_sort(const wfi_view *e)
{
	return SLOT + places_bytes(e->in_type[0].dims[((const wfi_sort_region_attrs *)e->attrs)->dimension]);
}

static void write_wf_sort(wfi_lb *b)
{
	int64_t dimension = ((const wfi_sort_region_attrs *)b->e->attrs)->dimension;
	sorter s = begin(b, dimension, SLOT, before_by_region);

	sort_lines(b, &s, dimension, b->e->n_out);
}

const wfi_loops wfi_loops_wf_sort = { .can = all_native, .room = room_wf_sort, .write = write_wf_sort };

/* ---- top_k: in the total order, −NaN, −∞ … −0, +0 … +∞, +NaN, the greatest first ---- */

/* a number whose order, signed, is the floats' */
static wfi_sv rank_of(wfi_lb *b, wfi_sv x)
{
	wf_dtype d = x.dtype == WF_F64 ? WF_I64 : WF_I32;
	wfi_sv bits = wfi_s_bitcast(b->s, d, x), sign = wfi_s_shr(b->s, bits, wfi_s_i(b->s, d, d == WF_I64 ? 63 : 31));

	return wfi_s_xor(b->s, bits, wfi_s_and(b->s, sign, wfi_s_i(b->s, d, d == WF_I64 ? INT64_MAX : INT32_MAX)));
}

static wfi_sv before_by_rank(const sorter *s, wfi_sv i, wfi_sv j)
{
	wfi_lb *b = s->b;
	wf_dtype d = b->e->in_type[0].dtype;
	wfi_sv x = b->v->load(b, b->in[0], d, i), y = b->v->load(b, b->in[0], d, j);

	if (wfi_is_float(d))
		x = rank_of(b, x), y = rank_of(b, y);
	else if (d == WF_BOOL)
		x = wfi_s_convert(b->s, WF_U8, x), y = wfi_s_convert(b->s, WF_U8, y);
	return wfi_s_cmp(b->s, WFI_S_GT, x, y);
}

static size_t room_top(const wfi_view *e)
{
	return places_bytes(e->in_type[0].dims[e->in_type[0].rank - 1]);
}

static void write_top(wfi_lb *b)
{
	const wfi_type *t = &b->e->in_type[0];
	int64_t k = ((const wfi_top_k_attrs *)b->e->attrs)->k, n = t->dims[t->rank - 1];
	sorter s = begin(b, t->rank - 1, 0, before_by_rank);
	wfi_lfor row = wfi_l_count(b, n ? wfi_type_count(t) / n : 0);

	s.at = wfi_l_mul(b, row.i, n);
	sort_line(&s);
	wfi_lfor i = wfi_l_count(b, k);
	wfi_sv place = load_place(&s, wfi_l_get(b, s.half), i.i), to = wfi_l_add(b, wfi_l_mul(b, row.i, k), i.i);
	wfi_l_move(b, b->out[0], to, b->in[0], wfi_l_add(b, s.at, place), t->dtype);
	b->v->store(b, b->out[1], WF_I32, to, wfi_s_convert(b->s, WF_I32, place));
	wfi_l_next(b, &i);
	wfi_l_next(b, &row);
}

const wfi_loops wfi_loops_top = { .can = all_native, .room = room_top, .write = write_top };

/* loops.c: see loops.h. */
#include "lower/loops.h"

wfi_sv wfi_l_add(wfi_lb *b, wfi_sv x, wfi_sv y)
{
	return wfi_s_add(b->s, x, y);
}

wfi_sv wfi_l_mul(wfi_lb *b, wfi_sv x, int64_t k)
{
	return k == 1 ? x : wfi_s_mul(b->s, x, wfi_l_i(b, k));
}

wfi_sv wfi_l_multiply_add(wfi_lb *b, wfi_sv x, wfi_sv y, wfi_sv sum)
{
	if (b->fma && wfi_is_float(sum.dtype))
		return wfi_s_fma(b->s, x, y, sum);
	return wfi_s_add(b->s, sum, wfi_s_mul(b->s, x, y));
}

wf_dtype wfi_l_wide(wf_dtype d)
{
	return d == WF_F16 || d == WF_BF16 ? WF_F32 : d;
}

wfi_lfor wfi_l_for(wfi_lb *b, wfi_sv from, wfi_sv to)
{
	wfi_lfor f = { .var = b->v->var(b, from) };

	b->v->loop(b);
	f.i = wfi_l_get(b, f.var);
	b->v->leave_unless(b, wfi_s_cmp(b->s, WFI_S_LT, f.i, to));
	return f;
}

wfi_lfor wfi_l_count(wfi_lb *b, int64_t n)
{
	return wfi_l_for(b, wfi_l_i(b, 0), wfi_l_i(b, n));
}

void wfi_l_next(wfi_lb *b, const wfi_lfor *f)
{
	wfi_l_set(b, f->var, wfi_s_add(b->s, f->i, wfi_l_i(b, 1)));
	b->v->end(b);
}

void wfi_l_all(wfi_lb *b, int rank, const int64_t *dims, wfi_lall *a)
{
	a->n = rank;
	for (int d = 0; d < rank; d++) {
		a->f[d] = wfi_l_count(b, dims[d]);
		a->index[d] = a->f[d].i;
	}
}

void wfi_l_all_end(wfi_lb *b, const wfi_lall *a)
{
	for (int d = a->n - 1; d >= 0; d--)
		wfi_l_next(b, &a->f[d]);
}

wfi_sv wfi_l_place(wfi_lb *b, int rank, const wfi_sv *index, const int64_t *strides)
{
	wfi_sv sum = wfi_l_i(b, 0);

	for (int d = 0; d < rank; d++)
		sum = wfi_l_add(b, sum, wfi_l_mul(b, index[d], strides[d]));
	return sum;
}

void wfi_l_move(wfi_lb *b, wfi_at to, wfi_sv to_index, wfi_at from, wfi_sv from_index, wf_dtype d)
{
	int64_t size = (int64_t)wf_dtype_size(d);

	b->v->copy(b, b->v->at(b, to, wfi_l_mul(b, to_index, size)), b->v->at(b, from, wfi_l_mul(b, from_index, size)), (size_t)size);
}

/* ---- values that a loop carries ---- */

static size_t line_up(size_t bytes)
{
	return (bytes + 63) & ~(size_t)63;
}

size_t wfi_turns_room(int n, const wfi_type *types)
{
	size_t bytes = 0;

	for (int i = 0; i < n; i++)
		bytes += line_up(wfi_type_bytes(&types[i]));
	return 2 * bytes;
}

void wfi_turns_begin(wfi_lb *b, int n, wfi_at room, wfi_turns *t)
{
	int64_t at = 0;

	*t = (wfi_turns){ .n = n, .other = (int64_t)wfi_turns_room(n, b->e->in_type) / 2, .room = room };
	t->now = wfi_alloc((size_t)(2 * n + 1) * sizeof *t->now);
	t->next = t->now + n;
	t->places = wfi_alloc((size_t)(n + 1) * sizeof *t->places);
	for (int i = 0; i < n; i++) {
		size_t bytes = wfi_type_bytes(&b->e->in_type[i]);
		t->places[i] = at;
		if (bytes)
			b->v->copy(b, b->v->at(b, room, wfi_l_i(b, at)), b->in[i], bytes);
		at += (int64_t)line_up(bytes);
	}
	t->offset = b->v->var(b, wfi_l_i(b, 0));
}

static void find_now(wfi_lb *b, wfi_turns *t)
{
	wfi_at set = b->v->at(b, t->room, wfi_l_get(b, t->offset));

	for (int i = 0; i < t->n; i++)
		t->now[i] = b->v->at(b, set, wfi_l_i(b, t->places[i]));
}

void wfi_turns_round(wfi_lb *b, wfi_turns *t)
{
	wfi_at set = b->v->at(b, t->room, wfi_s_sub(b->s, wfi_l_i(b, t->other), wfi_l_get(b, t->offset)));

	find_now(b, t);
	for (int i = 0; i < t->n; i++)
		t->next[i] = b->v->at(b, set, wfi_l_i(b, t->places[i]));
}

void wfi_turns_turn(wfi_lb *b, wfi_turns *t)
{
	wfi_l_set(b, t->offset, wfi_s_sub(b->s, wfi_l_i(b, t->other), wfi_l_get(b, t->offset)));
}

void wfi_turns_end(wfi_lb *b, wfi_turns *t)
{
	find_now(b, t);
	for (int i = 0; i < t->n; i++)
		b->v->copy(b, b->out[i], t->now[i], wfi_type_bytes(&b->e->in_type[i]));
	wfi_free(t->now);
	wfi_free(t->places);
}

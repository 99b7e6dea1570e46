/* collective_batch.c: vmap of collectives over the vmapped axis itself: members are rows of one array. Holds no operation. */
#include "op/class.h"
#include "op/collective.h"

bool wfi_is_batch_axis(const wfi_batch *b)
{
	return b->axis && !strcmp(((const wfi_collective_attrs *)b->e->attrs)->axis, b->axis);
}

/* ---- dimensions ---- */

/* dimension d cut in n parts: [n, rest] */
static wf_val cut(wf_val x, int d, int64_t n)
{
	const wfi_type t = *wfi_type_of(x);
	wfi_ints dims = { 0 };

	for (int i = 0; i < t.rank; i++) {
		if (i == d)
			wfi_ints_add(&dims, n);
		wfi_ints_add(&dims, i == d ? t.dims[i] / n : t.dims[i]);
	}
	return wfi_emit_reshape(x, wfi_ints_dims(&dims));
}

/* dimensions d and d + 1 as one */
static wf_val joined(wf_val x, int d)
{
	const wfi_type t = *wfi_type_of(x);
	wfi_ints dims = { 0 };

	for (int i = 0; i < t.rank; i++)
		if (i == d + 1)
			dims.v[d] *= t.dims[i];
		else
			wfi_ints_add(&dims, t.dims[i]);
	return wfi_emit_reshape(x, wfi_ints_dims(&dims));
}

static wf_val rows(wf_val x, const int64_t *index, int64_t n, int axis)
{
	const wfi_type t = wfi_type_make(WF_I64, 1, &n);

	return (wf_take_axis)(x, wfi_const(&t, index, (size_t)n * sizeof *index), axis);
}

/* ---- groups of members ---- */

static bool in_order(wfi_dims groups)
{
	for (int i = 0; i < groups.n; i++)
		if (groups.v[i] != i)
			return false;
	return true;
}

/* every group's result to each of its members, and members in their order again */
static wf_val to_members(const wfi_collective_attrs *a, wf_val r, bool same, int64_t n_groups, int64_t n)
{
	int64_t back[WFI_MOST_MEMBERS];

	if (same) {
		wfi_type t = *wfi_type_of(r);
		wfi_ints dims = wfi_count_up(1, t.rank);
		dims.v[0] = 0;
		memmove(t.dims + 2, t.dims + 1, (size_t)(t.rank - 1) * sizeof t.dims[0]);
		t.dims[1] = n;
		t.rank++;
		r = wfi_emit_broadcast(r, wfi_type_dims(&t), wfi_ints_dims(&dims));
	}
	r = joined(r, 0);
	for (int i = 0; i < a->groups.n; i++)
		back[a->groups.v[i]] = i;
	return in_order(a->groups) ? r : rows(r, back, n_groups * n, 0);
}

bool wfi_batch_members(const wfi_batch *b, wfi_over_members *rule, wf_val *out, bool *out_batched)
{
	const wfi_collective_attrs *a = b->e->attrs;
	const int64_t n = wfi_collective_members(a), n_groups = b->size / n;
	wf_val x = wfi_batch_in(b, 0);
	bool same = false;

	if (wfi_is_poison(x) || wfi_type_of(x)->rank + 2 > WF_MAX_RANK)
		return wfi_fail("vmap", "a batched value would have more than %d dimensions", WF_MAX_RANK), true;
	if (!in_order(a->groups))
		x = rows(x, a->groups.v, a->groups.n, 0);
	wf_val r = rule(b, cut(x, 0, n_groups), &same);
	if (wfi_is_poison(r))
		return true;
	out_batched[0] = !same || n_groups > 1;
	if (n_groups > 1)
		out[0] = to_members(a, r, same, n_groups, n);
	else
		out[0] = wfi_squeeze(r, (const int64_t[]){ 0, WFI_END_DIM });
	return true;
}

/* ---- the rules ---- */

wf_val wfi_reduced_members(const wfi_batch *b, wf_val y, bool *same)
{
	const int64_t members = 1;

	*same = true;
	return wfi_emit_reduce((wfi_reduce_kind)((const wfi_collective_attrs *)b->e->attrs)->kind, y, (wfi_dims){ 1, &members });
}

wf_val wfi_gathered(const wfi_batch *b, wf_val y, bool *same)
{
	const int d = (int)((const wfi_exchange_attrs *)b->e->attrs)->dimension;

	*same = true;
	return joined((wf_moveaxis)(y, 1, d + 1), d + 1);
}

wf_val wfi_summed_and_cut(const wfi_batch *b, wf_val y, bool *same)
{
	const wfi_exchange_attrs *a = b->e->attrs;
	const int64_t members = 1;

	*same = false;
	y = wfi_emit_reduce(WFI_RED_ADD, y, (wfi_dims){ 1, &members });
	return (wf_moveaxis)(cut(y, (int)a->dimension + 1, wfi_collective_members(&a->on)), (int)a->dimension + 1, 1);
}

wf_val wfi_parts_exchanged(const wfi_batch *b, wf_val y, bool *same)
{
	const wfi_exchange_attrs *a = b->e->attrs;
	const int split = (int)a->dimension + 2, to = (int)a->concat_dimension + 2;

	*same = false;
	y = (wf_moveaxis)(cut(y, split, wfi_collective_members(&a->on)), split, 1); /* [groups, destination, source, part …] */
	return joined((wf_moveaxis)(y, 2, to), to);
}

wf_val wfi_permuted(const wfi_batch *b, wf_val y, bool *same)
{
	const wfi_exchange_attrs *a = b->e->attrs;
	const int64_t n = a->on.axis_size;
	const wfi_type flags = wfi_type_make(WF_BOOL, 1, &n);
	int64_t from[WFI_MOST_MEMBERS] = { 0 };
	bool sent[WFI_MOST_MEMBERS] = { false };

	*same = false;
	if (n > WFI_MOST_MEMBERS)
		return wfi_fail("ppermute", "an axis of %lld, at most %d are possible", (long long)n, WFI_MOST_MEMBERS);
	for (int i = 0; i + 1 < a->pairs.n; i += 2) {
		from[a->pairs.v[i + 1]] = a->pairs.v[i];
		sent[a->pairs.v[i + 1]] = true;
	}
	y = rows(y, from, n, 1);
	if (wfi_is_poison(y))
		return y;
	const wfi_type t = *wfi_type_of(y);
	return wf_where(wfi_along(wfi_const(&flags, sent, (size_t)n), &t, 1), y, wfi_zeros_of(&t));
}

wf_val wfi_of_root(const wfi_batch *b, wf_val y, bool *same)
{
	const int64_t root = ((const wfi_exchange_attrs *)b->e->attrs)->root;

	*same = true;
	return wfi_squeeze(rows(y, &root, 1, 1), (const int64_t[]){ 1, WFI_END_DIM });
}

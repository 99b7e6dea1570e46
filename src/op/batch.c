/* batch.c: what batch rules share. */
#include "op/batch.h"

wf_val wfi_batch_in(const wfi_batch *b, int i)
{
	if (b->batched[i])
		return b->e->in[i];
	wfi_type t = wfi_with_batch(&b->e->in_type[i], b->size);
	wfi_ints dims = wfi_count_up(1, b->e->in_type[i].rank);
	return wfi_emit_broadcast(b->e->in[i], wfi_type_dims(&t), wfi_ints_dims(&dims));
}

wfi_ints wfi_dims_inner(wfi_dims d)
{
	wfi_ints l = { 0 };

	for (int i = 0; i < d.n; i++)
		wfi_ints_add(&l, d.v[i] + 1);
	return l;
}

wfi_ints wfi_dims_after(int64_t first, wfi_dims d)
{
	wfi_ints l = { 0 };

	if (d.n == WF_MAX_RANK) {
		wfi_fail("vmap", "a batched value would have more than %d dimensions", WF_MAX_RANK);
		return l;
	}
	wfi_ints_add(&l, first);
	for (int i = 0; i < d.n; i++)
		wfi_ints_add(&l, d.v[i]);
	return l;
}

bool wfi_any_batched(const wfi_batch *b, int from, int to)
{
	for (int i = from; i < to; i++)
		if (b->batched[i])
			return true;
	return false;
}

bool wfi_batch_but(const wfi_batch *b, const void *attrs, int n, int but, wf_val *out)
{
	const wfi_view *e = b->e;
	wf_val *in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *in);
	wfi_block **regions = wfi_alloc((size_t)(e->n_regions + 1) * sizeof *regions);

	for (int i = 0; i < e->n_in; i++)
		in[i] = i < n && i != but ? wfi_batch_in(b, i) : e->in[i];
	for (int i = 0; i < e->n_regions; i++)
		regions[i] = wfi_block_clone(e->regions[i], wfi_trace_func(wfi_trace_current()), NULL);
	wfi_emit_n(e->op, attrs, e->n_in, in, e->n_regions, regions, out, e->n_out);
	wfi_free(regions);
	wfi_free(in);
	return true;
}

bool wfi_batch_arrays(const wfi_batch *b, const void *attrs, int n, wf_val *out)
{
	return wfi_batch_but(b, attrs, n, -1, out);
}

bool wfi_batch_emit(const wfi_batch *b, const void *attrs, wf_val *out)
{
	return wfi_batch_arrays(b, attrs, b->e->n_in, out);
}

bool wfi_batch_same(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	(void)out_batched;
	return wfi_batch_emit(b, b->e->attrs, out);
}

/* batch.h: what batch rules (vmap) share. A rule emits one equation, or a few, that do what its operation does for every example; batches are at
 * dimension 0. Most rules are the same operation with its dimensions moved by one. */
#ifndef WFI_OP_BATCH_H
#define WFI_OP_BATCH_H
#include "op/array.h"

/* operand i with the batch: as it is, or repeated */
wf_val wfi_batch_in(const wfi_batch *b, int i);
/* the dimensions of an example within the batch: each one more; with another in front */
wfi_ints wfi_dims_inner(wfi_dims d);
wfi_ints wfi_dims_after(int64_t first, wfi_dims d);
/* are any of operands from … to − 1 batched? */
bool wfi_any_batched(const wfi_batch *b, int from, int to);
/* the operation with these attributes on all operands with the batch, its regions as they are */
bool wfi_batch_emit(const wfi_batch *b, const void *attrs, wf_val *out);
/* the same with only the first n operands made to have the batch: the others are one for all */
bool wfi_batch_arrays(const wfi_batch *b, const void *attrs, int n, wf_val *out);
/* the same, but operand `but` stays as it is */
bool wfi_batch_but(const wfi_batch *b, const void *attrs, int n, int but, wf_val *out);
/* the same with the operation's own attributes: a rule as it stands, for what does each element, or each leading dimension, on its own */
bool wfi_batch_same(const wfi_batch *b, wf_val *out, bool *out_batched);
/* scatter.c: of n arrays, n updates after the indices, which may be one for all */
bool wfi_batch_scatter(const wfi_batch *b, int n, wf_val *out);
#endif

/* reduce.h: the arithmetic of reductions over members. One loop in rank order, so that every member and every run gets the same bits. */
#ifndef WFI_COMM_REDUCE_H
#define WFI_COMM_REDUCE_H
#include "comm/comm.h"

/* NULL, or why op cannot reduce dtype ("and of f32") */
wf_error *wfi_comm_reducible(wfi_coll_op op, wf_dtype dtype);
/* out[i] = in[0][i] op in[1][i] op …, from the first to the last. Integers wrap; bool adds like or and multiplies like and;
 * f16 and bf16 are accumulated in f32 and rounded once; minimum and maximum: a NaN wins (the first), −0 is below +0.
 * Pointers are aligned for dtype; out may be one of in. */
void wfi_comm_reduce(wfi_coll_op op, wf_dtype dtype, void *out, const void *const *in, int n, size_t count);
#endif

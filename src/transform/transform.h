/* transform.h: functions from program to program. Each reads a finished function and returns a new one. */
#ifndef WFI_TRANSFORM_H
#define WFI_TRANSFORM_H
#include "ir/trace.h"

/* Forward mode. active[i]: parameter i has a tangent. Result: parameters are f's, then one tangent for each active one; results
 * are f's, then one tangent for each result whose result_active[j] was set (others are constant zero or not differentiable). */
wf_error *wfi_jvp_func(const wfi_func *f, const bool *active, bool *result_active, wfi_func **out);

/* The same, to be transposed afterwards: operations with a jvp_whole rule are told. */
wf_error *wfi_linearize_func(const wfi_func *f, const bool *active, bool *result_active, wfi_func **out);

/* Reverse mode: jvp, then the equations that depend on tangents are transposed. wrt[i]: parameter i's cotangent is asked for.
 * Result: parameters are f's, then one cotangent for each result j with ct[j] (NULL: each floating-point result); results are
 * f's, then a cotangent for each wrt parameter (zeros when nothing depends on it). */
wf_error *wfi_vjp_func(const wfi_func *f, const bool *wrt, const bool *ct, wfi_func **out);

/* The transpose of a program that is linear in the parameters linear[]. Result: parameters are the others, then one cotangent for each result j with
 * ct[j]; results are a cotangent for each linear parameter (zeros when nothing depends on it). */
wf_error *wfi_transpose_func(const wfi_func *f, const bool *linear, const bool *ct, wfi_func **out);

/* The program on a whole batch at once (vmap). batched[i]: parameter i has the batch as a new first dimension, else it is one for all examples.
 * axis: its name for collectives, or NULL. result_batched: in: this result is to have the batch in any case; out: it has. */
wf_error *wfi_batch_func(const wfi_func *f, int64_t size, const char *axis, const bool *batched, bool *result_batched, wfi_func **out);

/* The same of a branch that each example takes or not: one parameter more, the last, a bool for each example: who takes it. What comes out for the
 * others is any number, and they add nothing to derivatives by parameters that are one for all. */
wf_error *wfi_batch_branch(const wfi_func *f, int64_t size, const char *axis, const bool *batched, bool *result_batched, wfi_func **out);

/* Counted while loops that read or write rows of arrays by index become scans, which copy nothing; *out NULL: there are none. */
wf_error *wfi_rows_func(const wfi_func *f, wfi_func **out);

/* Scans, loops and choices keep only the results and carried values that are needed (after dead equations are gone); *out NULL: all are. */
wf_error *wfi_prune_func(const wfi_func *f, wfi_func **out);

/* Removes equations nobody needs (no effects), and captures; in place is not possible, so a copy. */
wf_error *wfi_dce_func(const wfi_func *f, wfi_func **out);

#endif

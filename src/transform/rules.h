/* rules.h: how a transformation asks an operation for its rule. */
#ifndef WFI_RULES_H
#define WFI_RULES_H
#include "ir/trace.h"

/* the view of an equation whose operands have become in[] (node NULL: a linear operand without a value) and results out[] */
typedef struct wfi_viewed { wfi_view view; wfi_type *types; } wfi_viewed;
wfi_viewed wfi_view_of(const wfi_eqn *e, const wf_val *in, const wf_val *out);
void wfi_view_free(wfi_viewed *v);
/* the traced function with its dead equations removed; NULL after a failure, which is recorded in the trace around it */
wfi_func *wfi_end_func(wfi_trace *t, int n, const wf_val *v);
/* for each example what its flag says: flags bool[size], yes and no with the batch in front (batch.c) */
wf_val wfi_where_example(wf_val flags, wf_val yes, wf_val no);
/* is the equation linear in those of its operands that are, by id, and can it be transposed? linear[] of its results is set */
bool wfi_eqn_is_linear(const wfi_eqn *e, bool *linear);
/* a + b where a missing one ({ NULL }) is zero */
wf_val wfi_accumulate(wf_val a, wf_val b);

/* A program that is linear in some of its parameters, cut in two. wfi_cut_func emits into the current trace what does not depend on those, on the
 * values in[] of the others; the linear rest is emitted as often as wanted, here or in a trace inside, forwards or backwards. */
typedef struct wfi_cut_program { const wfi_func *f; bool *linear; wf_val *value; } wfi_cut_program; /* by id: does it depend on the linear ones; the value if not */
wfi_cut_program wfi_cut_func(const wfi_func *f, const bool *linear, const wf_val *in);
void wfi_cut_free(wfi_cut_program *c);
wf_val wfi_cut_result(const wfi_cut_program *c, int i); /* { NULL } when it is linear */
/* one for each linear parameter; all of f's results */
void wfi_cut_forward(const wfi_cut_program *c, const wf_val *tangents, wf_val *results);
/* one for each of f's results, node NULL where there is none (those of results that are not linear are not looked at); one for each linear parameter,
 * node NULL where nothing depends on it */
void wfi_cut_backward(const wfi_cut_program *c, const wf_val *ct, wf_val *ct_in);
#endif

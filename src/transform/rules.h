/* rules.h: how a transformation asks an operation for its rule. */
#ifndef WFI_RULES_H
#define WFI_RULES_H
#include "ir/trace.h"

/* the view of an equation whose operands have become in[] (node NULL: a linear operand without a value) and results out[] */
typedef struct wfi_viewed { wfi_view view; wfi_type *types; } wfi_viewed;
wfi_viewed wfi_view_of(const wfi_eqn *e, const wf_val *in, const wf_val *out);
void wfi_view_free(wfi_viewed *v);
/* a + b where a missing one ({ NULL }) is zero */
wf_val wfi_accumulate(wf_val a, wf_val b);
#endif

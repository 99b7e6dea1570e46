/* control.h: what the constructors of control flow share (control.c): agreement of what functions return. */
#ifndef WFI_CONTROL_H
#define WFI_CONTROL_H
#include "transform/callable.h"

/* records "what: " and where the structures differ */
void wfi_trees_differ(const char *op, const char *what, const wfi_treedef *a, const wfi_treedef *b);
/* f's results from `first` on against these types; false and a recorded failure when one differs */
bool wfi_results_agree(const char *op, const char *what, const wfi_func *f, int first, int n, const wfi_type *want);
/* a number takes the type that is carried, as in JAX */
wf_val wfi_as_carried(const char *op, wf_val v, const wfi_type *carried);
#endif

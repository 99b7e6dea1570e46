/* split.h: a loop's body in two: what does not depend on its linear parameters (tangents), and what is linear in them. What the second needs of the
 * first and changes from round to round is a residual; what is the same in every round is computed once, outside. */
#ifndef WFI_SPLIT_H
#define WFI_SPLIT_H
#include "ir/trace.h"

typedef struct wfi_split {
	const wfi_func *f;
	const bool *linear;        /* of its parameters */
	const wf_val *given;       /* of its parameters: the value outside of one that is the same in every round; else { NULL } */
	char *kind;                /* by id */
	wf_val *outside;           /* by id: of what is the same in every round, where it is needed */
	int n_residuals;
	wfi_value **residual;      /* values of f */
} wfi_split;

/* wanted: which results of f are asked of the linear part. Emits into the current trace what is computed outside. */
wfi_split wfi_split_func(const wfi_func *f, const bool *linear, const wf_val *given, const bool *wanted);
void wfi_split_free(wfi_split *s);
bool wfi_split_is_linear(const wfi_split *s, const wfi_value *v);
/* parameters: f's that are neither linear nor given; results: those of f that are chosen, then the residuals that are no parameter `passed` (NULL:
 * none is passed). NULL after a failure */
wfi_func *wfi_split_known(const wfi_split *s, const bool *chosen, const bool *passed);
/* parameters: f's linear ones, then the residuals; results: those of f that are wanted */
wfi_func *wfi_split_linear(const wfi_split *s, const bool *wanted);
#endif

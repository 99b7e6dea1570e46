/* element.h: the narrow interface in which a data-movement operation says where a result element comes from: given the place in
 * the result, ask for operand elements at computed places. The back end fuses such operations into the loops that use them.
 * An index value is one place, or consecutive places of the innermost dimension (lanes): the writer does not know which. */
#ifndef WFI_ELEMENT_H
#define WFI_ELEMENT_H
#include "lower/scalar.h"

typedef struct wfi_ix { void *p; int64_t k; int64_t stride; int64_t lo, hi; } wfi_ix; /* the back end's own; lo..hi: bounds known of the value */
typedef struct wfi_eb wfi_eb;

typedef struct wfi_eb_vtable {
	wfi_sv (*operand)(wfi_eb *b, int i, const wfi_ix *index);  /* element of operand i (f16/bf16 widened); index has its rank many, all within bounds */
	wfi_ix (*constant)(wfi_eb *b, int64_t k);
	wfi_ix (*add)(wfi_eb *b, wfi_ix x, wfi_ix y);
	wfi_ix (*mul)(wfi_eb *b, wfi_ix x, int64_t k);
	wfi_ix (*div)(wfi_eb *b, wfi_ix x, int64_t k);             /* x ≥ 0, k > 0 */
	wfi_ix (*rem)(wfi_eb *b, wfi_ix x, int64_t k);
	wfi_ix (*clamp)(wfi_eb *b, wfi_ix x, int64_t lo, int64_t hi);
	wfi_sv (*in_range)(wfi_eb *b, wfi_ix x, int64_t lo, int64_t hi); /* bool: lo ≤ x < hi */
	wfi_ix (*select)(wfi_eb *b, wfi_sv cond, wfi_ix yes, wfi_ix no);
	wfi_sv (*value)(wfi_eb *b, wfi_ix x, wf_dtype d);          /* the index as a number (iota) */
	wfi_ix (*from)(wfi_eb *b, wfi_sv x, int64_t lo, int64_t hi); /* an integer value as an index, clamped to lo..hi (signed and unsigned read as such) */
} wfi_eb_vtable;
struct wfi_eb { const wfi_eb_vtable *v; wfi_sb *s; }; /* s: the scalar builder for the values */

/* row-major place of index in shape t as one number, and back */
wfi_ix wfi_e_linear(wfi_eb *b, const wfi_type *t, const wfi_ix *index);
void wfi_e_delinear(wfi_eb *b, const wfi_type *t, wfi_ix linear, wfi_ix *index);
#endif

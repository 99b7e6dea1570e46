/* key_reuse.h: is a random key used up twice? (jax_debug_key_reuse) */
#ifndef WFI_KEY_REUSE_H
#define WFI_KEY_REUSE_H
#include "ir/ir.h"

/* what a program does with the words of one parameter */
typedef struct wfi_key_leaf { int64_t n; bool *used; char *by; } wfi_key_leaf; /* n 0: uses none; by: "normal at train.c:12" */
typedef struct wfi_keys { int n; wfi_key_leaf *leaf; } wfi_keys;               /* n: parameters */

/* The error names both lines. f, which nobody else has, was traced with *wfi_trace_keys() set; its wf.key_use equations
 * are gone afterwards. */
wf_error *wfi_check_keys(wfi_func *f, wfi_keys *out);
void wfi_keys_free(wfi_keys *k);
#endif

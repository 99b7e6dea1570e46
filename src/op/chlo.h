/* chlo.h: CHLO's operations that exist while a text is read only: programs of other operations (chlo.c), named in alias.c's table. */
#ifndef WFI_OP_CHLO_H
#define WFI_OP_CHLO_H
#include "lower/text.h"

bool wfi_chlo_mulhi(wfi_text_op *t, wf_val *out);
bool wfi_chlo_ragged_dot(wfi_text_op *t, wf_val *out);
bool wfi_chlo_scan(wfi_text_op *t, wf_val *out);
#endif

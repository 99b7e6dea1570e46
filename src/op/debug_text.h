/* debug_text.h: Python's format strings over arrays, as jax.debug.print takes them: "x = {}, {1:.3f} {{}}". */
#ifndef WFI_OP_DEBUG_TEXT_H
#define WFI_OP_DEBUG_TEXT_H
#include "ir/ir.h"

/* Can n values of these types be written by it? Else why not. Numbers of values that it never writes are an error too. */
bool wfi_format_check(const char *format, int n, const wfi_type *types, char reason[400]);
/* the text, of values that wfi_format_check has seen */
void wfi_format_text(wfi_str *out, const char *format, int n, const wfi_type *types, const void *const *values);
#endif

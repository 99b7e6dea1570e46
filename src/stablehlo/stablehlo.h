/* stablehlo.h: programs as StableHLO text, in and out. A module becomes one finished function for each func.func; calls are inlined. */
#ifndef WFI_STABLEHLO_H
#define WFI_STABLEHLO_H
#include "ir/op.h"

typedef struct wfi_module {
	int n;
	wfi_func **funcs;          /* in the text's order */
	char **names;              /* "main" */
	bool *is_public;
	bool open_main;            /* there is a main, not read: its dimensions are open */
} wfi_module;

/* shapes: for functions with dynamic dimensions, the entry function's actual argument types (NULL: as written). entry NULL: every function
 * that is static as written. Errors: "FILE:LINE:COLUMN: expected …, found …" with the line and a caret (WF_INVALID_ARGUMENT), or a construct
 * that weft does not have, named (WF_UNSUPPORTED). Never fails on any bytes otherwise; memory and time are linear in n. */
/* values: NULL, or for each type the argument's elements or NULL: integer scalars among them are taken for constants (the parameter stays, unused),
 * since dimensions may come from them: JAX passes the sizes that its symbolic shapes name. */
typedef struct wfi_parse_opts { const char *file; const char *entry; int n_types; const wfi_type *types; const void *const *values; } wfi_parse_opts;
wf_error *wfi_module_parse(const char *text, size_t n, const wfi_parse_opts *o, wfi_module **out);
void wfi_module_free(wfi_module *m);
/* index of a function; "main", else the only public one when name is NULL; −1 */
int wfi_module_find(const wfi_module *m, const char *name);

/* f as a module's text: "module @NAME { func.func public @main(…) … }". Our own operations are lowered first; what has no StableHLO form is
 * an error that names it. generic: every operation in the generic form. */
wf_error *wfi_module_print(const wfi_func *f, bool generic, wfi_str *out);
#endif

/* stablehlo.h: programs of other frameworks in, traced programs out, as StableHLO text. */
#ifndef WEFT_STABLEHLO_H
#define WEFT_STABLEHLO_H
#include <weft/error.h>
#include <weft/val.h>

WFI_EXTERN_C_BEGIN
/** The function `name` (NULL: main, else the only public one) of a module's text as a callable like any other: arguments are its parameters'
 * arrays, the result is a tuple (one result: bare). Kept for the process's life. */
WFI_CHECKED wf_error *wf_import_stablehlo(const char *text, size_t size, const char *name, wf_fn *out);
WFI_CHECKED wf_error *wf_import_stablehlo_file(const char *path, const char *name, wf_fn *out);
/** The program of f for inputs like these as a module's text. Free with free(). */
WFI_CHECKED wf_error *wf_export_stablehlo(wf_fn f, wf_arrays in, char **text);
WFI_EXTERN_C_END
#endif

/* loader.h: relocatable ELF objects, as the code generator makes them, into memory, ready to be called. x86-64 and AArch64. */
#ifndef WFI_LOADER_H
#define WFI_LOADER_H
#include "base/base.h"

typedef struct wfi_loaded wfi_loaded;

/* bytes need not outlive the call. What is not an object of this machine, or is damaged, is an error. */
wf_error *wfi_load_object(const void *bytes, size_t n, wfi_loaded **out);
/* the address of a symbol that the object defines; NULL: it does not */
void *wfi_loaded_find(const wfi_loaded *o, const char *name);
void wfi_loaded_free(wfi_loaded *o);
#endif

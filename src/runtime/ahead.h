/* ahead.h: compiling ahead of time: a program as a relocatable object with one C function, and that function's header. */
#ifndef WFI_AHEAD_H
#define WFI_AHEAD_H
#include "ir/ir.h"

typedef struct wfi_ahead_opts {
	const char *name;      /* of the function: a C identifier */
	const char *target;    /* LLVM's triple; NULL: this machine's */
	const char *cpu;       /* LLVM's name, "native", "generic"; NULL: native on this machine's triple, else generic */
	bool caller_workspace; /* the caller gives the working memory; false: static, in .bss */
} wfi_ahead_opts;

typedef struct wfi_ahead {
	void *object;
	size_t object_size;
	char *header;
	size_t workspace, constants; /* bytes of .bss and .rodata */
	char *made_for;              /* target and processor */
} wfi_ahead;

/* The CPU back end's code for f. WF_UNSUPPORTED names the operation, and its line, that nothing generates code for. */
wf_error *wfi_ahead_compile(const wfi_func *f, const wfi_ahead_opts *o, wfi_ahead *out);
void wfi_ahead_free(wfi_ahead *a);
bool wfi_is_c_name(const char *s); /* an identifier of C and C++ that is no keyword */
#endif

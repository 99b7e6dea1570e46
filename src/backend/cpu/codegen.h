/* codegen.h: what the back end asks of a code generator. The one there is (llvm/) is a module of its own, opened at the first compile. */
#ifndef WFI_CODEGEN_H
#define WFI_CODEGEN_H
#include "compile/plan.h"

/* pointers: what the kernel reads, in the order of its reads, then what it writes, in the order of its roots */
typedef void wfi_kernel_fn(void *const *pointers);
typedef struct wfi_code wfi_code;

enum { WFI_CODEGEN_VERSION = 1 };
typedef struct wfi_codegen {
	int version;
	/* fn[i]: of the plan's kernel i. Equal kernels may have one function. */
	wf_error *(*compile)(const wfi_plan *p, wfi_kernel_fn **fn, wfi_code **out);
	void (*free)(wfi_code *code);
	void (*describe)(wfi_str *out);
} wfi_codegen;

extern const wfi_codegen wfi_codegen_llvm;
#endif

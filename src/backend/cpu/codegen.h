/* codegen.h: what the back end asks of a code generator. The one there is (llvm/) is a module of its own, opened at the first compile. */
#ifndef WFI_CODEGEN_H
#define WFI_CODEGEN_H
#include "compile/plan.h"

/* pointers: what the kernel reads, in the order of its reads, then what it writes, in the order of its roots */
typedef void wfi_kernel_fn(void *const *pointers, int64_t from, int64_t to);
/* A kernel makes the part from..to of 0..n: from, and to unless it is n, are multiples of grain, and there is at least one grain between
 * them. Parts write nothing in common, and no bit depends on where they begin. */
typedef struct wfi_kernel_range {
	int64_t n, grain;
} wfi_kernel_range;
typedef struct wfi_kernel_code {
	wfi_kernel_fn *fn;
	wfi_kernel_range range;
} wfi_kernel_code;
typedef struct wfi_code wfi_code;

enum { WFI_CODEGEN_VERSION = 2 };
typedef struct wfi_codegen {
	int version;
	/* made[i]: of the plan's kernel i. Equal kernels may have one function. */
	wf_error *(*compile)(const wfi_plan *p, wfi_kernel_code *made, wfi_code **out);
	void (*free)(wfi_code *code);
	void (*describe)(wfi_str *out);
} wfi_codegen;

extern const wfi_codegen wfi_codegen_llvm;
#endif

/* codegen.h: what the back end asks of a code generator. The one there is (llvm/) is a module of its own, opened at the first program that no
 * cache has. */
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

/* relocatable objects, each from wfi_alloc and at a multiple of 16 bytes */
typedef struct wfi_objects {
	int n;
	struct { char *bytes; size_t n; } *v;
} wfi_objects;

struct wfi_aot;

enum { WFI_CODEGEN_VERSION = 4 };
typedef struct wfi_codegen {
	int version;
	/* Objects that define kernel[i] of the plan, for each i below n, as the wfi_kernel_fn "kernel_I" (I: i in decimal); range[i] is its range.
	 * By `workers` threads at most. */
	wf_error *(*compile)(const wfi_plan *p, int n, const int *kernel, int workers, wfi_kernel_range *range, wfi_objects *out);
	void (*describe)(wfi_str *out);
	wf_error *(*object)(struct wfi_aot *aot); /* ahead of time: backend/cpu/aot.h */
} wfi_codegen;

extern const wfi_codegen wfi_codegen_llvm;
/* the one there is, opened at the first call; an error when it cannot be loaded (code.c) */
wf_error *wfi_codegen_get(const wfi_codegen **out);
#endif

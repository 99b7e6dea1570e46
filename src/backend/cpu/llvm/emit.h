/* emit.h: one kernel on its way to LLVM's instructions. Every instruction is put where the innermost loop begins that one of its operands
 * depends on, so what is invariant in a loop stands before it without a pass that moves it there. */
#ifndef WFI_LLVM_EMIT_H
#define WFI_LLVM_EMIT_H
#include <llvm-c/Core.h>
#include <llvm/Config/llvm-config.h>
#include "backend/cpu/codegen.h"
#include "compile/gen.h"

enum { WFI_MOST_DEPTH = WF_MAX_RANK + WFI_MOST_LOOPS + 2 };

typedef struct wfi_splat {
	LLVMValueRef from, to;
	int depth;
} wfi_splat;
typedef struct wfi_llvm wfi_llvm;
typedef struct wfi_llvm_builder {
	wfi_sb sb;
	wfi_llvm *self;
} wfi_llvm_builder;

struct wfi_llvm {
	wfi_gen g; /* first */
	wfi_llvm_builder builder;
	LLVMContextRef context;
	LLVMModuleRef module;
	LLVMBuilderRef b;
	LLVMTypeRef type[WF_DTYPE_COUNT]; /* as computed: bool i1 */
	const wfi_plan *plan;
	const wfi_kernel *kernel;
	LLVMValueRef fn;
	LLVMValueRef *pointers;               /* of the kernel's reads, then its roots */
	LLVMBasicBlockRef at[WFI_MOST_DEPTH]; /* by depth: where instructions that depend on that loop go */
	bool through[WFI_MOST_DEPTH];         /* the loop has one turn: its block is the one around it */
	int lanes;                            /* of what differs between lanes, now; 1: none does */
	int lane_sym;                         /* the loop variable that steps by lanes; −1 */
	wfi_splat *splats;
	int n_splats, cap_splats;
};

void wfi_llvm_init(wfi_llvm *l, LLVMContextRef context, LLVMModuleRef module, LLVMBuilderRef b);
void wfi_llvm_free(wfi_llvm *l);
LLVMValueRef wfi_llvm_value(wfi_sv v);
wfi_sv wfi_llvm_sv(LLVMValueRef v, wf_dtype d, int depth, bool lanes);
/* v in all of n lanes, when it is not a vector already */
LLVMValueRef wfi_llvm_splat(wfi_llvm *l, wfi_sv v, unsigned n);
/* instructions from now on go to the end of this depth's block */
void wfi_llvm_go(wfi_llvm *l, int depth);
LLVMValueRef wfi_llvm_int(wfi_llvm *l, int64_t k);
/* forgets splats of this depth and deeper */
void wfi_llvm_forget(wfi_llvm *l, int depth);
/* stores x (as in memory: u16 for f16 and bf16) as element `at` of root r */
void wfi_llvm_store(wfi_llvm *l, int r, const wfi_aff *at, wfi_sv x);
LLVMTypeRef wfi_llvm_memory_type(wfi_llvm *l, wf_dtype d);

/* one function for kernel k in this module (a wfi_kernel_fn); sanitizer: NULL or the attribute that asks for it */
void wfi_llvm_kernel(LLVMContextRef context, LLVMModuleRef module, LLVMBuilderRef b, const wfi_plan *p, const wfi_kernel *k,
		     const char *name, const char *sanitizer, wfi_kernel_range *range);
/* ahead of time: object.c */
wf_error *wfi_llvm_object(struct wfi_aot *aot);
#endif

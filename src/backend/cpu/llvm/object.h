/* object.h: a relocatable object on its way: one LLVM module with a function for every kernel, product and program. Pointers are bytes' everywhere;
 * `l` is the function being made, whose at[0] is where instructions go. */
#ifndef WFI_LLVM_OBJECT_H
#define WFI_LLVM_OBJECT_H
#include <llvm-c/TargetMachine.h>
#include "backend/cpu/aot.h"
#include "backend/cpu/llvm/emit.h"
#include "lower/loops.h"

typedef struct wfi_object_function {
	char *key; /* what it does: equal keys, one function */
	LLVMValueRef fn;
	int64_t n; /* kernels: of their range */
} wfi_object_function;

typedef struct wfi_object {
	wfi_llvm l; /* first */
	wfi_aot *aot;
	LLVMTargetMachineRef machine;
	int pointer_bytes;
	bool fma; /* the processor has an instruction for it */
	LLVMTypeRef pointer;
	LLVMBasicBlockRef entry;     /* of the function being made */
	LLVMValueRef workspace;      /* its parameter */
	LLVMValueRef *programs;      /* by id */
	wfi_object_function *made;
	int n_made, cap_made;
	size_t workspace_bytes, constant_bytes;
	wf_error *refused;           /* what LLVM cannot do for this target: the first */
} wfi_object;

/* ---- functions and blocks (object.c) ---- */
/* a private function of n pointers, the first one the workspace; what was being made before comes back with wfi_object_end */
typedef struct wfi_object_outer {
	LLVMValueRef fn, workspace;
	LLVMBasicBlockRef entry, at;
} wfi_object_outer;
LLVMValueRef wfi_object_begin(wfi_object *o, const char *name, int n, wfi_object_outer *outer);
void wfi_object_end(wfi_object *o, const wfi_object_outer *outer);
wfi_object_function *wfi_object_find(wfi_object *o, const char *key);
wfi_object_function *wfi_object_remember(wfi_object *o, char *key, LLVMValueRef fn, int64_t n); /* takes key */
LLVMBasicBlockRef wfi_object_block(wfi_object *o);
void wfi_object_go(wfi_object *o, LLVMBasicBlockRef block);
LLVMValueRef wfi_object_alloca(wfi_object *o, LLVMTypeRef t, unsigned align); /* in the entry block; a pointer to bytes */
/* so many bytes of the workspace that are nobody else's */
size_t wfi_object_reserve(wfi_object *o, size_t bytes);
LLVMValueRef wfi_object_at(wfi_object *o, LLVMValueRef p, LLVMValueRef bytes);
LLVMValueRef wfi_object_load(wfi_object *o, LLVMTypeRef t, LLVMValueRef p, unsigned align);
void wfi_object_store(wfi_object *o, LLVMValueRef x, LLVMValueRef p, unsigned align);
void wfi_object_call(wfi_object *o, LLVMValueRef fn, LLVMValueRef *args, unsigned n);
/* pointers in memory, one after the other */
LLVMValueRef wfi_object_table(wfi_object *o, int n, const LLVMValueRef *p);

/* ---- loops.c: an operation's own loops ---- */
wfi_lb *wfi_object_loops_new(wfi_object *o);
void wfi_object_loops_free(wfi_lb *b);
void wfi_object_loops(wfi_object *o, const wfi_eqn *e, wfi_aot_program *const *regions, const LLVMValueRef *in, const LLVMValueRef *out);
/* ---- product.c ---- */
void wfi_object_product(wfi_object *o, const wfi_eqn *e, LLVMValueRef a, LLVMValueRef b, LLVMValueRef c);
#endif

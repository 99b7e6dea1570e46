/* jit.h: the process's one ORC JIT: modules to machine code in memory. */
#ifndef WFI_LLVM_JIT_H
#define WFI_LLVM_JIT_H
#include <llvm-c/Core.h>
#include <llvm/Config/llvm-config.h>
#include "base/base.h"

typedef struct wfi_jit_code wfi_jit_code;

/* QUICK: compiled in a third of the time, for code that takes little; GOOD: for loops over much data. Both give the same bits. */
typedef enum wfi_tier { WFI_QUICK, WFI_GOOD, WFI_TIERS } wfi_tier;

/* Opens the JIT when it is not there yet, and locks it: one program is compiled at a time. */
wf_error *wfi_jit_lock(void);
void wfi_jit_unlock(void);
/* while locked: adds the module's code to *code (new when NULL); the module stays the caller's */
wf_error *wfi_jit_add(LLVMModuleRef module, wfi_tier tier, wfi_jit_code **code);
wf_error *wfi_jit_find(const char *name, void **address);
void wfi_jit_free(wfi_jit_code *code);
/* prepares a new module for the host: triple and data layout */
void wfi_jit_prepare(LLVMModuleRef module);
/* the attribute that generated functions carry in this build, NULL: none */
const char *wfi_jit_sanitizer(void);
void wfi_jit_describe(wfi_str *out);
#endif

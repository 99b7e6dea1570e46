/* target.h: the processor that code is made for, and modules to objects. */
#ifndef WFI_LLVM_TARGET_H
#define WFI_LLVM_TARGET_H
#include <llvm-c/Core.h>
#include <llvm-c/TargetMachine.h>
#include <llvm/Config/llvm-config.h>
#include "base/base.h"

/* QUICK: compiled in a third of the time, for code that takes little; GOOD: for loops over much data. Both give the same bits. */
typedef enum wfi_tier { WFI_QUICK, WFI_GOOD, WFI_TIERS } wfi_tier;

/* A machine of this process's processor, for one thread at a time; caller disposes. */
wf_error *wfi_target_machine(wfi_tier tier, LLVMTargetMachineRef *out);
/* a new module becomes one for this machine: triple and data layout */
void wfi_target_prepare(LLVMModuleRef module, LLVMTargetMachineRef m);
/* the module's object: *bytes from wfi_alloc */
wf_error *wfi_target_emit(LLVMModuleRef module, LLVMTargetMachineRef m, wfi_tier tier, char **bytes, size_t *n);
/* the attribute that generated functions carry in this build, NULL: none */
const char *wfi_target_sanitizer(void);
void wfi_target_describe(wfi_str *out);
#endif

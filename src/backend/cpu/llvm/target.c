/* target.c: see target.h. */
#include <pthread.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include "backend/cpu/llvm/target.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;
static LLVMTargetRef target;
static char *triple, *cpu, *features, *problem;

static void find_target(void)
{
	char *text = NULL;

	if (LLVMInitializeNativeTarget() || LLVMInitializeNativeAsmPrinter()) {
		problem = wfi_strdup("this LLVM has no code generator for this processor");
		return;
	}
	triple = LLVMGetDefaultTargetTriple();
	cpu = LLVMGetHostCPUName();
	features = LLVMGetHostCPUFeatures();
	if (LLVMGetTargetFromTriple(triple, &target, &text)) {
		problem = wfi_format("LLVM has no target for %s: %s", triple, text);
		LLVMDisposeMessage(text);
	}
}

wf_error *wfi_target_machine(wfi_tier tier, LLVMTargetMachineRef *out)
{
	LLVMCodeGenOptLevel level = tier == WFI_QUICK ? LLVMCodeGenLevelNone : LLVMCodeGenLevelLess;

	*out = NULL;
	pthread_once(&once, find_target);
	if (problem)
		return wf_error_new(WF_UNSUPPORTED, "%s", problem);
	*out = LLVMCreateTargetMachine(target, triple, cpu, features, level, LLVMRelocPIC, LLVMCodeModelSmall);
	return *out ? NULL : wf_error_new(WF_UNSUPPORTED, "LLVM makes no code for %s", triple);
}

const char *wfi_target_sanitizer(void)
{
#if defined WFI_SANITIZE_ADDRESS
	return "sanitize_address";
#elif defined WFI_SANITIZE_THREAD
	return "sanitize_thread";
#else
	return NULL;
#endif
}

/* No pass runs but a sanitizer's: the code comes in the order and at the place where it is needed. */
static const char *passes(void)
{
#if defined WFI_SANITIZE_ADDRESS
	return LLVM_VERSION_MAJOR >= 16   ? "asan"
	       : LLVM_VERSION_MAJOR == 15 ? "asan-module"
					  : "require<asan-globals-md>,asan-module";
#elif defined WFI_SANITIZE_THREAD
	return "tsan-module,function(tsan)";
#else
	return NULL;
#endif
}

static wf_error *run_passes(LLVMModuleRef module, LLVMTargetMachineRef m)
{
	if (!passes())
		return NULL;
	LLVMPassBuilderOptionsRef o = LLVMCreatePassBuilderOptions();
	LLVMErrorRef e = LLVMRunPasses(module, passes(), m, o);
	wf_error *err = NULL;

	LLVMDisposePassBuilderOptions(o);
	if (e) {
		char *text = LLVMGetErrorMessage(e);
		err = wf_error_new(WF_INTERNAL, "LLVM %d: %s: %s", LLVM_VERSION_MAJOR, passes(), text);
		LLVMDisposeErrorMessage(text);
	}
	return err;
}

void wfi_target_prepare(LLVMModuleRef module, LLVMTargetMachineRef m)
{
	LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(m);
	char *text = LLVMCopyStringRepOfTargetData(layout);

	LLVMSetTarget(module, triple);
	LLVMSetDataLayout(module, text);
	LLVMDisposeMessage(text);
	LLVMDisposeTargetData(layout);
}

static void dump(LLVMModuleRef module, wfi_tier tier)
{
	char *text = LLVMPrintModuleToString(module);

	fprintf(stderr, "-- llvm, %s\n%s", tier == WFI_QUICK ? "quick" : "good", text);
	LLVMDisposeMessage(text);
}

static wf_error *check(LLVMModuleRef module)
{
	char *text = NULL;
	wf_error *err = NULL;

	if (LLVMVerifyModule(module, LLVMReturnStatusAction, &text))
		err = wf_error_new(WF_INTERNAL, "generated code is not valid: %s", text);
	LLVMDisposeMessage(text);
	return err;
}

wf_error *wfi_target_emit(LLVMModuleRef module, LLVMTargetMachineRef m, wfi_tier tier, char **bytes, size_t *n)
{
	LLVMMemoryBufferRef object;
	char *text = NULL;
	bool wanted = wfi_dump_wants("llvm");

	if (wanted)
		dump(module, tier);
	if (wanted || wfi_target_sanitizer())
		WF_TRY(check(module));
	WF_TRY(run_passes(module, m));
	if (LLVMTargetMachineEmitToMemoryBuffer(m, module, LLVMObjectFile, &text, &object)) {
		wf_error *err = wf_error_new(WF_INTERNAL, "LLVM cannot make code of a program: %s", text);
		LLVMDisposeMessage(text);
		return err;
	}
	*n = LLVMGetBufferSize(object);
	*bytes = wfi_alloc(*n + 1);
	memcpy(*bytes, LLVMGetBufferStart(object), *n);
	LLVMDisposeMemoryBuffer(object);
	return NULL;
}

void wfi_target_describe(wfi_str *out)
{
	char *host = LLVMGetHostCPUName(); /* nothing may have been compiled yet */

	wfi_str_add(out, "LLVM %d, %s", LLVM_VERSION_MAJOR, *host ? host : "a processor without a name");
	LLVMDisposeMessage(host);
}

/* jit.c: see jit.h. */
#include <math.h>
#include <pthread.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Orc.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include "backend/cpu/llvm/jit.h"

struct wfi_jit_code {
	LLVMOrcResourceTrackerRef tracker;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static LLVMOrcLLJITRef jit;
static LLVMTargetMachineRef machines[WFI_TIERS];
static char *triple, *cpu, *features;

static wf_error *taken(LLVMErrorRef e, const char *what)
{
	if (!e)
		return NULL;
	char *text = LLVMGetErrorMessage(e);
	wf_error *err = wf_error_new(WF_INTERNAL, "LLVM %d: %s: %s", LLVM_VERSION_MAJOR, what, text);

	LLVMDisposeErrorMessage(text);
	return err;
}

static LLVMTargetMachineRef machine(LLVMTargetRef target, LLVMCodeGenOptLevel level)
{
	return LLVMCreateTargetMachine(target, triple, cpu, features, level, LLVMRelocPIC, LLVMCodeModelJITDefault);
}

/* What generated code may call where the processor has no instruction for it. Given by address, so that it is found also when this
 * library was loaded privately. */
static const struct {
	const char *name;
	void *address;
} functions[] = {
#define FN(f) \
	{ \
#f, (void *)(uintptr_t)(f) \
	}
	FN(fmod),  FN(fmodf), FN(fma),    FN(fmaf),      FN(floor),      FN(floorf), FN(ceil),
	FN(ceilf), FN(trunc), FN(truncf), FN(roundeven), FN(roundevenf), FN(rint),   FN(rintf),
	FN(sqrt),  FN(sqrtf), FN(memcpy), FN(memmove),   FN(memset),
#undef FN
};

static wf_error *define_functions(LLVMOrcJITDylibRef lib)
{
#if LLVM_VERSION_MAJOR < 15
	LLVMJITCSymbolMapPair pairs[WFI_COUNT(functions)];
#else
	LLVMOrcCSymbolMapPair pairs[WFI_COUNT(functions)];
#endif
	memset(pairs, 0, sizeof pairs);
	for (size_t i = 0; i < WFI_COUNT(functions); i++) {
		pairs[i].Name = LLVMOrcLLJITMangleAndIntern(jit, functions[i].name);
		pairs[i].Sym.Address = (LLVMOrcExecutorAddress)(uintptr_t)functions[i].address;
		pairs[i].Sym.Flags.GenericFlags = LLVMJITSymbolGenericFlagsExported;
	}
	WF_TRY(taken(LLVMOrcJITDylibDefine(lib, LLVMOrcAbsoluteSymbols(pairs, WFI_COUNT(pairs))), "functions of libm"));
	if (wfi_jit_sanitizer()) { /* the sanitizer's callbacks are in the process */
		LLVMOrcDefinitionGeneratorRef g = NULL;
		WF_TRY(taken(
			LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(&g, LLVMOrcLLJITGetGlobalPrefix(jit), NULL, NULL),
			"the process"));
		LLVMOrcJITDylibAddGenerator(lib, g);
	}
	return NULL;
}

static wf_error *open_jit(void)
{
	LLVMTargetRef target;
	char *text = NULL;

	if (LLVMInitializeNativeTarget() || LLVMInitializeNativeAsmPrinter())
		return wf_error_new(WF_UNSUPPORTED, "this LLVM has no code generator for this processor");
	triple = LLVMGetDefaultTargetTriple();
	cpu = LLVMGetHostCPUName();
	features = LLVMGetHostCPUFeatures();
	if (LLVMGetTargetFromTriple(triple, &target, &text)) {
		wf_error *err = wf_error_new(WF_UNSUPPORTED, "LLVM has no target for %s: %s", triple, text);
		LLVMDisposeMessage(text);
		return err;
	}
	machines[WFI_QUICK] = machine(target, LLVMCodeGenLevelNone);
	machines[WFI_GOOD] = machine(target, LLVMCodeGenLevelLess);
	LLVMOrcLLJITBuilderRef builder = LLVMOrcCreateLLJITBuilder();
	LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(
		builder, LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine(machine(target, LLVMCodeGenLevelNone)));
	WF_TRY(taken(LLVMOrcCreateLLJIT(&jit, builder), "cannot start its JIT"));
	return define_functions(LLVMOrcLLJITGetMainJITDylib(jit));
}

wf_error *wfi_jit_lock(void)
{
	pthread_mutex_lock(&mutex);
	wf_error *err = jit ? NULL : open_jit();
	if (err)
		pthread_mutex_unlock(&mutex);
	return err;
}

void wfi_jit_unlock(void)
{
	pthread_mutex_unlock(&mutex);
}

const char *wfi_jit_sanitizer(void)
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
	wf_error *err = taken(LLVMRunPasses(module, passes(), m, o), passes());

	LLVMDisposePassBuilderOptions(o);
	return err;
}

void wfi_jit_prepare(LLVMModuleRef module)
{
	LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(machines[WFI_QUICK]);
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

wf_error *wfi_jit_add(LLVMModuleRef module, wfi_tier tier, wfi_jit_code **code)
{
	LLVMMemoryBufferRef object;
	LLVMOrcJITDylibRef lib = LLVMOrcLLJITGetMainJITDylib(jit);
	char *text = NULL;
	bool wanted = wfi_dump_wants("llvm");

	if (wanted)
		dump(module, tier);
	if ((wanted || wfi_jit_sanitizer()) && LLVMVerifyModule(module, LLVMReturnStatusAction, &text)) {
		wf_error *err = wf_error_new(WF_INTERNAL, "generated code is not valid: %s", text);
		LLVMDisposeMessage(text);
		return err;
	}
	LLVMDisposeMessage(text);
	text = NULL;
	WF_TRY(run_passes(module, machines[tier]));
	if (LLVMTargetMachineEmitToMemoryBuffer(machines[tier], module, LLVMObjectFile, &text, &object)) {
		wf_error *err = wf_error_new(WF_INTERNAL, "LLVM cannot make code of a program: %s", text);
		LLVMDisposeMessage(text);
		return err;
	}
	if (!*code) {
		*code = wfi_alloc(sizeof **code);
		(*code)->tracker = LLVMOrcJITDylibCreateResourceTracker(lib);
	}
	if (wfi_jit_sanitizer()) {  /* the symbol of an object's start-up code is made of the buffer's name, which is empty */
		static long serial; /* under the lock */
		char name[32];
		LLVMMemoryBufferRef copy;

		snprintf(name, sizeof name, "weft_%ld", serial++);
		copy = LLVMCreateMemoryBufferWithMemoryRangeCopy(LLVMGetBufferStart(object), LLVMGetBufferSize(object), name);
		LLVMDisposeMemoryBuffer(object);
		object = copy;
	}
	return taken(LLVMOrcLLJITAddObjectFileWithRT(jit, (*code)->tracker, object), "adding code");
}

wf_error *wfi_jit_find(const char *name, void **address)
{
	LLVMOrcExecutorAddress a = 0;

	WF_TRY(taken(LLVMOrcLLJITLookup(jit, &a, name), "linking generated code"));
	*address = (void *)(uintptr_t)a;
	return NULL;
}

void wfi_jit_free(wfi_jit_code *code)
{
	if (!code)
		return;
	pthread_mutex_lock(&mutex);
	LLVMErrorRef e = LLVMOrcResourceTrackerRemove(code->tracker);
	if (e)
		LLVMConsumeError(e);
	LLVMOrcReleaseResourceTracker(code->tracker);
	pthread_mutex_unlock(&mutex);
	wfi_free(code);
}

void wfi_jit_describe(wfi_str *out)
{
	char *host = LLVMGetHostCPUName(); /* nothing may have been compiled yet */

	wfi_str_add(out, "LLVM %d, %s", LLVM_VERSION_MAJOR, *host ? host : "a processor without a name");
	LLVMDisposeMessage(host);
}

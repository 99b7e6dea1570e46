/* module.c: the code generator's face: kernels to objects, by several threads where there are many. */
#include <stdlib.h>
#include "backend/cpu/codegen.h"
#include "backend/cpu/llvm/emit.h"
#include "backend/cpu/llvm/target.h"
#include "kernel/parallel.h"

/* From so many simple operations in one run on, good code pays for the time its compilation takes. */
enum { MUCH_WORK = 1 << 20 };
/* A thread that helps pays from so many equations on. */
enum { MANY_EQUATIONS = 60 };

/* kernels that become one object */
typedef struct part {
	wfi_tier tier;
	int n, *kernel; /* numbers of the request */
	char *bytes;
	size_t size;
	wf_error *err;
} part;

typedef struct making {
	const wfi_plan *p;
	const int *kernel;
	wfi_kernel_range *range;
	part *parts;
} making;

/* WEFT_TIER=quick or good forces one: tests show that the bits are the same */
static wfi_tier tier_of(const wfi_kernel *k)
{
	const char *forced = getenv("WEFT_TIER");

	if (forced && (!strcmp(forced, "quick") || !strcmp(forced, "good")))
		return *forced == 'g' ? WFI_GOOD : WFI_QUICK;
	return (double)k->n_work * k->cost >= MUCH_WORK ? WFI_GOOD : WFI_QUICK;
}

static wf_error *emit_part(const making *m, part *p, LLVMContextRef context, LLVMTargetMachineRef machine)
{
	LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
	LLVMModuleRef module = LLVMModuleCreateWithNameInContext("weft", context);
	char name[64];

	wfi_target_prepare(module, machine);
	for (int i = 0; i < p->n; i++) {
		int k = p->kernel[i];
		snprintf(name, sizeof name, "kernel_%d", k);
		wfi_llvm_kernel(context, module, b, m->p, m->p->kernels[m->kernel[k]], name, wfi_target_sanitizer(), &m->range[k]);
	}
	wf_error *err = wfi_target_emit(module, machine, p->tier, &p->bytes, &p->size);
	LLVMDisposeModule(module);
	LLVMDisposeBuilder(b);
	return err;
}

static void make_part(void *user, int task, int worker)
{
	making *m = user;
	part *p = &m->parts[task];
	LLVMTargetMachineRef machine = NULL;

	(void)worker;
	if (p->n)
		p->err = wfi_target_machine(p->tier, &machine);
	if (!machine)
		return;
	LLVMContextRef context = LLVMContextCreate();
	p->err = emit_part(m, p, context, machine);
	LLVMContextDispose(context);
	LLVMDisposeTargetMachine(machine);
}

/* Each tier's kernels in parts of about as many equations, no more than workers. How they are divided changes no kernel's code. */
static int divide(const making *m, int n, int workers)
{
	int n_parts = 0;

	for (int t = 0; t < WFI_TIERS; t++) {
		int count = 0, equations = 0, first = n_parts, at = 0;
		for (int i = 0; i < n; i++)
			if (tier_of(m->p->kernels[m->kernel[i]]) == (wfi_tier)t)
				count++, equations += m->p->kernels[m->kernel[i]]->n_eqns;
		int parts = count ? WFI_MAX(WFI_MIN(WFI_MIN(workers, equations / MANY_EQUATIONS), count), 1) : 0;
		for (int i = 0; i < parts; i++)
			m->parts[n_parts++] = (part){ .tier = (wfi_tier)t, .kernel = wfi_alloc((size_t)(count + 1) * sizeof(int)) };
		for (int i = 0; i < n; i++) {
			const wfi_kernel *k = m->p->kernels[m->kernel[i]];
			if (tier_of(k) != (wfi_tier)t)
				continue;
			part *p = &m->parts[first + (int)((int64_t)at * parts / equations)];
			p->kernel[p->n++] = i;
			at += k->n_eqns;
		}
	}
	return n_parts;
}

static wf_error *collect(making *m, int n_parts, wfi_objects *out)
{
	wf_error *err = NULL;

	*out = (wfi_objects){ .v = wfi_alloc((size_t)(n_parts + 1) * sizeof *out->v) };
	for (int i = 0; i < n_parts; i++) {
		part *p = &m->parts[i];
		if (!err)
			err = p->err;
		else
			wf_error_free(p->err);
		if (!err && p->bytes) {
			out->v[out->n].bytes = p->bytes;
			out->v[out->n++].n = p->size;
		} else {
			wfi_free(p->bytes);
		}
		wfi_free(p->kernel);
	}
	return err;
}

static wf_error *compile(const wfi_plan *p, int n, const int *kernel, int workers, wfi_kernel_range *range, wfi_objects *out)
{
	making m = { p, kernel, range, wfi_alloc((size_t)(WFI_TIERS * WFI_MAX(workers, 1)) * sizeof(part)) };
	int n_parts = divide(&m, n, WFI_MAX(workers, 1));

	wfi_parallel_for(n_parts, workers, make_part, &m);
	wf_error *err = collect(&m, n_parts, out);
	wfi_free(m.parts);
	return err;
}

const wfi_codegen wfi_codegen_llvm = { WFI_CODEGEN_VERSION, compile, wfi_target_describe, wfi_llvm_object };

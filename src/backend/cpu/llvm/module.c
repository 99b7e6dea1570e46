/* module.c: the code generator's face: a plan's kernels to functions, equal kernels once. */
#include <stdlib.h>
#include "backend/cpu/codegen.h"
#include "backend/cpu/llvm/emit.h"
#include "backend/cpu/llvm/jit.h"

struct wfi_code {
	wfi_jit_code *jit;
};

/* From so many simple operations in one run on, good code pays for the time its compilation takes. */
enum { MUCH_WORK = 1 << 20 };

typedef struct making {
	const wfi_plan *p;
	LLVMContextRef context;
	LLVMBuilderRef b;
	LLVMModuleRef module[WFI_TIERS]; /* made when needed */
	char **key;                      /* per kernel: what it computes; equal keys, equal code */
	int *same;                       /* per kernel: the first one that is equal */
	long serial;
	wfi_kernel_code *made;
} making;

/* WEFT_TIER=quick or good forces one: tests show that the bits are the same */
static wfi_tier tier_of(const wfi_kernel *k)
{
	const char *forced = getenv("WEFT_TIER");

	if (forced && (!strcmp(forced, "quick") || !strcmp(forced, "good")))
		return *forced == 'g' ? WFI_GOOD : WFI_QUICK;
	return (double)k->n_work * k->cost >= MUCH_WORK ? WFI_GOOD : WFI_QUICK;
}

static void name_of(const making *m, int kernel, char *buf, size_t size)
{
	snprintf(buf, size, "wfi_kernel_%ld_%d", m->serial, kernel);
}

static void find_equal(making *m)
{
	for (int i = 0; i < m->p->n_kernels; i++) {
		m->key[i] = wfi_kernel_key(m->p, m->p->kernels[i]);
		m->same[i] = i;
		for (int k = 0; k < i; k++)
			if (m->same[k] == k && !strcmp(m->key[i], m->key[k])) {
				m->same[i] = k;
				break;
			}
	}
}

static void generate(making *m)
{
	char name[64];

	for (int i = 0; i < m->p->n_kernels; i++) {
		const wfi_kernel *k = m->p->kernels[i];
		wfi_tier t = tier_of(k);
		if (m->same[i] != i)
			continue;
		if (!m->module[t]) {
			m->module[t] = LLVMModuleCreateWithNameInContext("weft", m->context);
			wfi_jit_prepare(m->module[t]);
		}
		name_of(m, i, name, sizeof name);
		wfi_llvm_kernel(m->context, m->module[t], m->b, m->p, k, name, wfi_jit_sanitizer(), &m->made[i].range);
	}
}

static wf_error *link_code(making *m, wfi_jit_code **code)
{
	char name[64];

	for (int t = 0; t < WFI_TIERS; t++)
		if (m->module[t])
			WF_TRY(wfi_jit_add(m->module[t], (wfi_tier)t, code));
	for (int i = 0; i < m->p->n_kernels; i++) {
		void *address = NULL;
		if (m->same[i] == i) {
			name_of(m, i, name, sizeof name);
			WF_TRY(wfi_jit_find(name, &address));
			memcpy(&m->made[i].fn, &address, sizeof address); /* C has no conversion from data to function pointers */
		} else {
			m->made[i] = m->made[m->same[i]];
		}
	}
	return NULL;
}

static wf_error *compile_locked(const wfi_plan *p, wfi_kernel_code *made, wfi_jit_code **code)
{
	static long serial; /* under the JIT's lock */
	size_t n = (size_t)p->n_kernels + 1;
	making m = { .p = p,
		     .context = LLVMContextCreate(),
		     .key = wfi_alloc(n * sizeof(char *)),
		     .same = wfi_alloc(n * sizeof(int)),
		     .serial = serial++,
		     .made = made };

	m.b = LLVMCreateBuilderInContext(m.context);
	double t0 = wfi_now();
	find_equal(&m);
	generate(&m);
	double t1 = wfi_now();
	wf_error *err = link_code(&m, code);
	wfi_log(WFI_DEBUG, "%d kernels: instructions %.2f ms, code %.2f ms", p->n_kernels, 1e3 * (t1 - t0),
		1e3 * (wfi_now() - t1));
	LLVMDisposeBuilder(m.b);
	for (int t = 0; t < WFI_TIERS; t++)
		if (m.module[t])
			LLVMDisposeModule(m.module[t]);
	LLVMContextDispose(m.context);
	for (int i = 0; i < p->n_kernels; i++)
		wfi_free(m.key[i]);
	wfi_free(m.key);
	wfi_free(m.same);
	return err;
}

static wf_error *compile(const wfi_plan *p, wfi_kernel_code *made, wfi_code **out)
{
	wfi_jit_code *code = NULL;

	*out = NULL;
	WF_TRY(wfi_jit_lock());
	wf_error *err = compile_locked(p, made, &code);
	wfi_jit_unlock();
	if (err) {
		wfi_jit_free(code);
		return err;
	}
	*out = wfi_alloc(sizeof **out);
	(*out)->jit = code;
	return NULL;
}

static void release(wfi_code *code)
{
	if (!code)
		return;
	wfi_jit_free(code->jit);
	wfi_free(code);
}

const wfi_codegen wfi_codegen_llvm = { WFI_CODEGEN_VERSION, compile, release, wfi_jit_describe };

/* object.c: a program ahead of time as one relocatable object: a private function for each kernel, product and program (regions are programs), which
 * call each other by pointers in tables, and one public function that checks its arguments and calls the program. Nothing is allocated: what steps work
 * in are parts of one workspace, which is in .bss or the caller's. */
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include "backend/cpu/codegen.h"
#include "backend/cpu/llvm/object.h"

static const size_t most_static = (size_t)1 << 30; /* code reaches its data by 32 bits */
enum { ALIGN = 64, RETURN_NULL = 1, RETURN_ALIGNMENT, RETURN_OVERLAP };

/* ---- functions and blocks ---- */

LLVMBasicBlockRef wfi_object_block(wfi_object *o)
{
	return LLVMAppendBasicBlockInContext(o->l.context, o->l.fn, "");
}

void wfi_object_go(wfi_object *o, LLVMBasicBlockRef block)
{
	o->l.at[0] = block;
	LLVMPositionBuilderAtEnd(o->l.b, block);
}

static void add_attribute(wfi_object *o, LLVMValueRef fn, const char *name)
{
	unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));

	LLVMAddAttributeAtIndex(fn, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(o->l.context, kind, 0));
}

static LLVMTypeRef function_type(wfi_object *o, int n)
{
	LLVMTypeRef params[4] = { o->pointer, o->pointer, o->pointer, o->pointer };

	return LLVMFunctionType(LLVMVoidTypeInContext(o->l.context), params, (unsigned)n, false);
}

static LLVMValueRef declare(wfi_object *o, const char *name, int n)
{
	LLVMValueRef fn = LLVMAddFunction(o->l.module, name, function_type(o, n));

	LLVMSetLinkage(fn, LLVMInternalLinkage);
	add_attribute(o, fn, "nounwind");
	return fn;
}

static void enter(wfi_object *o, LLVMValueRef fn, wfi_object_outer *outer)
{
	*outer = (wfi_object_outer){ o->l.fn, o->workspace, o->entry, o->l.at[0] };
	o->l.fn = fn;
	o->workspace = LLVMCountParams(fn) ? LLVMGetParam(fn, 0) : NULL;
	o->entry = wfi_object_block(o);
	LLVMBasicBlockRef first = wfi_object_block(o); /* the entry block has what lies on the stack, and goes there */
	wfi_object_go(o, first);
}

LLVMValueRef wfi_object_begin(wfi_object *o, const char *name, int n, wfi_object_outer *outer)
{
	LLVMValueRef fn = declare(o, name, n);

	enter(o, fn, outer);
	return fn;
}

static void leave(wfi_object *o, const wfi_object_outer *outer)
{
	LLVMPositionBuilderAtEnd(o->l.b, o->entry);
	LLVMBuildBr(o->l.b, LLVMGetNextBasicBlock(o->entry));
	o->l.fn = outer->fn;
	o->workspace = outer->workspace;
	o->entry = outer->entry;
	if (outer->at)
		wfi_object_go(o, outer->at);
}

void wfi_object_end(wfi_object *o, const wfi_object_outer *outer)
{
	LLVMBuildRetVoid(o->l.b);
	leave(o, outer);
}

wfi_object_function *wfi_object_find(wfi_object *o, const char *key)
{
	for (int i = 0; i < o->n_made; i++)
		if (!strcmp(o->made[i].key, key))
			return &o->made[i];
	return NULL;
}

wfi_object_function *wfi_object_remember(wfi_object *o, char *key, LLVMValueRef fn, int64_t n)
{
	if (o->n_made == o->cap_made) {
		o->cap_made = WFI_MAX(2 * o->cap_made, 32);
		o->made = wfi_realloc(o->made, (size_t)o->cap_made * sizeof *o->made);
	}
	o->made[o->n_made] = (wfi_object_function){ key, fn, n };
	return &o->made[o->n_made++];
}

/* ---- memory; before LLVM 15 pointers say what they point to ---- */

static LLVMValueRef pointing(wfi_object *o, LLVMValueRef p, LLVMTypeRef to)
{
#if LLVM_VERSION_MAJOR < 15
	LLVMTypeRef t = LLVMPointerType(to, 0);
	return LLVMTypeOf(p) == t ? p : LLVMBuildBitCast(o->l.b, p, t, "");
#else
	(void)o, (void)to;
	return p;
#endif
}

LLVMValueRef wfi_object_alloca(wfi_object *o, LLVMTypeRef t, unsigned align)
{
	LLVMBasicBlockRef at = o->l.at[0];

	LLVMPositionBuilderAtEnd(o->l.b, o->entry);
	LLVMValueRef p = LLVMBuildAlloca(o->l.b, t, "");
	LLVMSetAlignment(p, align);
	p = pointing(o, p, o->l.type[WF_I8]);
	wfi_object_go(o, at);
	return p;
}

size_t wfi_object_reserve(wfi_object *o, size_t bytes)
{
	size_t at = o->workspace_bytes;

	o->workspace_bytes += (bytes + ALIGN - 1) / ALIGN * ALIGN;
	return at;
}

LLVMValueRef wfi_object_at(wfi_object *o, LLVMValueRef p, LLVMValueRef bytes)
{
	return LLVMBuildGEP2(o->l.b, o->l.type[WF_I8], p, &bytes, 1, "");
}

LLVMValueRef wfi_object_load(wfi_object *o, LLVMTypeRef t, LLVMValueRef p, unsigned align)
{
	LLVMValueRef x = LLVMBuildLoad2(o->l.b, t, pointing(o, p, t), "");

	LLVMSetAlignment(x, align);
	return x;
}

void wfi_object_store(wfi_object *o, LLVMValueRef x, LLVMValueRef p, unsigned align)
{
	LLVMSetAlignment(LLVMBuildStore(o->l.b, x, pointing(o, p, LLVMTypeOf(x))), align);
}

void wfi_object_call(wfi_object *o, LLVMValueRef fn, LLVMValueRef *args, unsigned n)
{
	LLVMBuildCall2(o->l.b, LLVMGlobalGetValueType(fn), fn, args, n, "");
}

LLVMValueRef wfi_object_table(wfi_object *o, int n, const LLVMValueRef *p)
{
	LLVMValueRef table = wfi_object_alloca(o, LLVMArrayType(o->pointer, (unsigned)WFI_MAX(n, 1)), (unsigned)o->pointer_bytes);

	for (int i = 0; i < n; i++)
		wfi_object_store(o, p[i], wfi_object_at(o, table, wfi_llvm_int(&o->l, i * o->pointer_bytes)), (unsigned)o->pointer_bytes);
	return table;
}

static LLVMValueRef of_table(wfi_object *o, LLVMValueRef table, int i)
{
	return wfi_object_load(o, o->pointer, wfi_object_at(o, table, wfi_llvm_int(&o->l, i * o->pointer_bytes)), (unsigned)o->pointer_bytes);
}

/* bytes in .rodata */
static LLVMValueRef constant_bytes(wfi_object *o, const void *bytes, size_t n)
{
	if (n > most_static) /* refused at the end: make() */
		n = 0;

	static const char none[1];
	LLVMValueRef data = LLVMConstStringInContext(o->l.context, n ? bytes : none, (unsigned)WFI_MAX(n, 1), true);
	LLVMValueRef g = LLVMAddGlobal(o->l.module, LLVMTypeOf(data), "constant");

	LLVMSetInitializer(g, data);
	LLVMSetGlobalConstant(g, true);
	LLVMSetLinkage(g, LLVMPrivateLinkage);
	LLVMSetAlignment(g, ALIGN);
	return pointing(o, g, o->l.type[WF_I8]);
}

/* ---- one program ---- */

typedef struct making {
	wfi_object *o;
	const wfi_aot_program *p;
	LLVMValueRef table;
	LLVMValueRef *constants; /* by value id */
	size_t base;
} making;

static LLVMValueRef constant_of(making *m, const wfi_value *v)
{
	const wfi_constant_attrs *a = v->def->attrs;

	if (!m->constants[v->id]) {
		m->constants[v->id] = constant_bytes(m->o, m->p->plan->info[v->id].slot.data, a->data.size);
		m->o->constant_bytes += a->data.size;
	}
	return m->constants[v->id];
}

static LLVMValueRef place(making *m, const wfi_value *v)
{
	wfi_object *o = m->o;
	const wfi_plan *p = m->p->plan;
	const wfi_slot *s = &p->info[v->id].slot;

	switch (s->kind) {
	case WFI_SLOT_IN:
		return of_table(o, m->table, s->index);
	case WFI_SLOT_OUT:
		return of_table(o, m->table, p->func->body->n_params + s->index);
	case WFI_SLOT_CONST:
		return constant_of(m, v);
	default: /* NONE: of no bytes */
		return wfi_object_at(o, o->workspace, wfi_llvm_int(&o->l, (int64_t)(m->base + s->offset)));
	}
}

static wfi_object_function *kernel_of(making *m, const wfi_kernel *k)
{
	wfi_object *o = m->o;
	char *key = wfi_kernel_key(m->p->plan, k);
	wfi_object_function *f = wfi_object_find(o, key);
	wfi_kernel_range range;

	if (f) {
		wfi_free(key);
		return f;
	}
	wfi_llvm_kernel(o->l.context, o->l.module, o->l.b, m->p->plan, k, "kernel.new", NULL, &range);
	wfi_object_go(o, o->l.at[0]);
	LLVMValueRef fn = LLVMGetNamedFunction(o->l.module, "kernel.new");
	LLVMSetValueName2(fn, "kernel", 6);
	LLVMSetLinkage(fn, LLVMInternalLinkage);
	return wfi_object_remember(o, key, fn, range.n);
}

static void run_kernel(making *m, const wfi_step *s, const LLVMValueRef *p)
{
	wfi_object *o = m->o;
	wfi_object_function *f = kernel_of(m, s->kernel);
	LLVMValueRef table = wfi_object_table(o, s->n_in + s->n_out, p);
	LLVMValueRef args[3] = { pointing(o, table, o->pointer), wfi_llvm_int(&o->l, 0), wfi_llvm_int(&o->l, f->n) };

	wfi_object_call(o, f->fn, args, 3);
}

static void run_copy(making *m, const wfi_step *s)
{
	wfi_object *o = m->o;
	size_t bytes = wfi_type_bytes(&s->value->type);
	LLVMValueRef to = of_table(o, m->table, m->p->plan->func->body->n_params + s->result);

	if (bytes)
		LLVMBuildMemCpy(o->l.b, to, 1, place(m, s->value), 1, wfi_llvm_int(&o->l, (int64_t)bytes));
}

static void run_step(making *m, int k)
{
	const wfi_step *s = &m->p->plan->steps[k];
	LLVMValueRef *p = wfi_alloc((size_t)(s->n_in + s->n_out + 1) * sizeof(LLVMValueRef));

	for (int i = 0; i < s->n_in + s->n_out; i++)
		p[i] = place(m, i < s->n_in ? s->in[i] : s->out[i - s->n_in]);
	switch (s->kind) {
	case WFI_STEP_KERNEL:
		run_kernel(m, s, p);
		break;
	case WFI_STEP_DOT:
		wfi_object_product(m->o, s->eqn, p[0], p[1], p[2]);
		break;
	case WFI_STEP_COPY:
		run_copy(m, s);
		break;
	default:
		wfi_object_loops(m->o, s->eqn, m->p->regions[k], p, p + s->n_in);
		break;
	}
	wfi_free(p);
}

/* a function of the workspace and a table: the parameters', then the results' places */
static void make_program(wfi_object *o, const wfi_aot_program *p)
{
	const wfi_plan *plan = p->plan;
	making m = { .o = o, .p = p, .constants = wfi_alloc((size_t)(plan->n_info + 1) * sizeof(LLVMValueRef)) };
	wfi_object_outer outer;

	for (int k = 0; k < plan->n_steps; k++)
		for (int r = 0; p->regions[k] && r < plan->steps[k].eqn->n_regions; r++)
			make_program(o, p->regions[k][r]);
	LLVMValueRef fn = o->programs[p->id] = wfi_object_begin(o, "program", 2, &outer);
	m.table = LLVMGetParam(fn, 1);
	m.base = wfi_object_reserve(o, plan->workspace);
	for (int k = 0; k < plan->n_steps; k++)
		run_step(&m, k);
	wfi_object_end(o, &outer);
	wfi_free(m.constants);
}

/* ---- the public function ---- */

typedef struct face {
	wfi_object *o;
	wfi_lb *b;
	int n_in, n_out;
	bool takes_workspace;
	const wfi_type **type; /* of arguments and results */
} face;

static const wfi_type **face_types(const wfi_block *body)
{
	const wfi_type **t = wfi_alloc((size_t)(body->n_params + body->n_results + 1) * sizeof *t);

	for (int i = 0; i < body->n_params; i++)
		t[i] = &body->params[i]->type;
	for (int i = 0; i < body->n_results; i++)
		t[body->n_params + i] = &body->results[i]->type;
	return t;
}

static void give(wfi_object *o, int code)
{
	LLVMBuildRet(o->l.b, LLVMConstInt(o->l.type[WF_I32], (unsigned long long)code, true));
}

static void refuse_if(face *f, LLVMValueRef cond, int code)
{
	wfi_object *o = f->o;
	LLVMBasicBlockRef bad = wfi_object_block(o), good = wfi_object_block(o);

	LLVMBuildCondBr(o->l.b, cond, bad, good);
	wfi_object_go(o, bad);
	give(o, code);
	wfi_object_go(o, good);
}

static LLVMTypeRef address_type(const wfi_object *o)
{
	return o->l.type[o->pointer_bytes == 8 ? WF_I64 : WF_I32];
}

static void check_pointer(face *f, LLVMValueRef p, size_t align)
{
	LLVMBuilderRef b = f->o->l.b;
	LLVMTypeRef t = address_type(f->o);

	refuse_if(f, LLVMBuildIsNull(b, p, ""), RETURN_NULL);
	if (align > 1) {
		LLVMValueRef low = LLVMBuildAnd(b, LLVMBuildPtrToInt(b, p, t, ""), LLVMConstInt(t, align - 1, false), "");
		refuse_if(f, LLVMBuildICmp(b, LLVMIntNE, low, LLVMConstNull(t), ""), RETURN_ALIGNMENT);
	}
}

/* results may not lie over arguments or other results: one loop over pairs, by the tables of addresses and of sizes */
static void check_overlap(face *f, LLVMValueRef table)
{
	wfi_object *o = f->o;
	wfi_lb *b = f->b;
	int n = f->n_in + f->n_out;
	int64_t *sizes = wfi_alloc((size_t)n * sizeof *sizes);
	const wf_dtype word = o->pointer_bytes == 8 ? WF_U64 : WF_U32;

	for (int i = 0; i < n; i++)
		sizes[i] = (int64_t)wfi_type_bytes(f->type[i]);
	wfi_at bytes = { constant_bytes(o, sizes, (size_t)n * sizeof *sizes) }, places = { table };
	wfi_free(sizes);
	wfi_lfor j = wfi_l_for(b, wfi_l_i(b, f->n_in), wfi_l_i(b, n));
	wfi_sv to = b->v->load(b, places, word, j.i), to_end = wfi_s_add(b->s, to, wfi_s_convert(b->s, word, b->v->load(b, bytes, WF_I64, j.i)));
	wfi_lfor i = wfi_l_for(b, wfi_l_i(b, 0), j.i);
	wfi_sv from = b->v->load(b, places, word, i.i), end = wfi_s_add(b->s, from, wfi_s_convert(b->s, word, b->v->load(b, bytes, WF_I64, i.i)));
	wfi_sv some = wfi_s_and(b->s, wfi_s_cmp(b->s, WFI_S_LT, from, end), wfi_s_cmp(b->s, WFI_S_LT, to, to_end));
	wfi_sv over = wfi_s_and(b->s, wfi_s_cmp(b->s, WFI_S_LT, from, to_end), wfi_s_cmp(b->s, WFI_S_LT, to, end));
	refuse_if(f, wfi_s_and(b->s, some, over).p, RETURN_OVERLAP);
	wfi_l_next(b, &i);
	wfi_l_next(b, &j);
}

static LLVMValueRef static_workspace(wfi_object *o)
{
	LLVMTypeRef t = LLVMArrayType(o->l.type[WF_I8], (unsigned)WFI_MAX(WFI_MIN(o->workspace_bytes, most_static), 1));
	LLVMValueRef g = LLVMAddGlobal(o->l.module, t, "workspace");

	LLVMSetInitializer(g, LLVMConstNull(t));
	LLVMSetLinkage(g, LLVMInternalLinkage);
	LLVMSetAlignment(g, ALIGN);
	return pointing(o, g, o->l.type[WF_I8]);
}

static void make_face(wfi_object *o)
{
	const wfi_block *body = o->aot->program->plan->func->body;
	face f = { .o = o, .n_in = body->n_params, .n_out = body->n_results, .takes_workspace = o->aot->opts->caller_workspace,
	           .type = face_types(body) };
	unsigned n = (unsigned)(f.n_in + f.n_out), given = n + f.takes_workspace;
	LLVMTypeRef *params = wfi_alloc((given + 1) * sizeof *params);
	LLVMValueRef *p = wfi_alloc((given + 1) * sizeof *p);
	wfi_object_outer outer;

	for (unsigned i = 0; i < given; i++)
		params[i] = o->pointer;
	LLVMValueRef fn = LLVMAddFunction(o->l.module, o->aot->opts->name, LLVMFunctionType(o->l.type[WF_I32], params, given, false));
	add_attribute(o, fn, "nounwind");
	enter(o, fn, &outer);
	f.b = wfi_object_loops_new(o);
	for (unsigned i = 0; i < given; i++) {
		p[i] = LLVMGetParam(fn, i);
		size_t align = i == n ? ALIGN : wf_dtype_size(f.type[i]->dtype);
		if (i == n || wfi_type_bytes(f.type[i]))
			check_pointer(&f, p[i], align);
	}
	LLVMValueRef table = wfi_object_table(o, (int)n, p);
	if (f.n_out)
		check_overlap(&f, table);
	LLVMValueRef args[2] = { f.takes_workspace ? p[n] : static_workspace(o), table };
	wfi_object_call(o, o->programs[o->aot->program->id], args, 2);
	give(o, 0);
	leave(o, &outer);
	wfi_object_loops_free(f.b);
	wfi_free(p);
	wfi_free(params);
	wfi_free((void *)f.type);
}

/* ---- the target ---- */

static void know_targets(void)
{
	LLVMInitializeAllTargetInfos();
	LLVMInitializeAllTargets();
	LLVMInitializeAllTargetMCs();
	LLVMInitializeAllAsmPrinters();
}

typedef struct target {
	char *triple, *cpu, *features;
	LLVMTargetRef llvm;
} target;

static void free_target(target *t)
{
	LLVMDisposeMessage(t->triple);
	LLVMDisposeMessage(t->cpu);
	LLVMDisposeMessage(t->features);
}

static wf_error *choose_target(const wfi_ahead_opts *opts, target *t)
{
	char *host = LLVMGetDefaultTargetTriple(), *text = NULL;
	bool own = !opts->target || !strcmp(opts->target, host);
	const char *cpu = opts->cpu ? opts->cpu : own ? "native" : "generic";
	bool native = !strcmp(cpu, "native");

	t->triple = own ? LLVMCreateMessage(host) : LLVMNormalizeTargetTriple(opts->target);
	t->cpu = native ? LLVMGetHostCPUName() : LLVMCreateMessage(cpu);
	t->features = native ? LLVMGetHostCPUFeatures() : LLVMCreateMessage("");
	LLVMDisposeMessage(host);
	if (native && !own)
		return wf_error_new(WF_INVALID_ARGUMENT, "processor \"native\" is this machine's, the code is for %s: name one, or \"generic\"", t->triple);
	if (LLVMGetTargetFromTriple(t->triple, &t->llvm, &text)) {
		wf_error *err = wf_error_new(WF_UNSUPPORTED, "LLVM %d has no target %s: %s", LLVM_VERSION_MAJOR, opts->target ? opts->target : t->triple, text);
		LLVMDisposeMessage(text);
		return err;
	}
	if (!LLVMTargetHasTargetMachine(t->llvm) || !LLVMTargetHasAsmBackend(t->llvm))
		return wf_error_new(WF_UNSUPPORTED, "LLVM %d makes no objects for %s", LLVM_VERSION_MAJOR, t->triple);
	return NULL;
}

/* LLVM tells about processors that it does not know on stderr only, and then may end the process when it makes code: what it says is read here. */
static LLVMTargetMachineRef machine_of(const target *t, bool *known)
{
	FILE *said = tmpfile();
	int own = said ? dup(2) : -1;
	char text[256];

	fflush(stderr);
	if (own >= 0)
		dup2(fileno(said), 2);
	LLVMTargetMachineRef m = LLVMCreateTargetMachine(t->llvm, t->triple, t->cpu, t->features, LLVMCodeGenLevelDefault, LLVMRelocPIC,
	                                                 LLVMCodeModelDefault);
	if (own >= 0) {
		dup2(own, 2);
		close(own);
	}
	*known = m != NULL;
	if (said) {
		rewind(said);
		while (fgets(text, sizeof text, said))
			*known &= !strstr(text, "not a recognized processor");
		fclose(said);
	}
	return m;
}

static wf_error *open_machine(wfi_object *o)
{
	target t = { 0 };
	bool known = true;
	wf_error *err = choose_target(o->aot->opts, &t);

	if (!err) {
		o->machine = machine_of(&t, &known);
		o->aot->made_for = wfi_format("%s, %s", t.triple, t.cpu);
	}
	if (!err && !known)
		err = wf_error_new(WF_INVALID_ARGUMENT, "LLVM %d does not know the processor %s for %s (llc -mtriple=%s -mcpu=help lists those that it knows)",
		                   LLVM_VERSION_MAJOR, t.cpu, t.triple, t.triple);
	if (!err) {
		LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(o->machine);
		char *text = LLVMCopyStringRepOfTargetData(layout);
		o->pointer_bytes = (int)LLVMPointerSize(layout);
		if (strstr(text, "-A5") || strstr(text, "-G1") || LLVMByteOrder(layout) == LLVMBigEndian || (o->pointer_bytes != 8 && o->pointer_bytes != 4))
			err = wf_error_new(WF_UNSUPPORTED, "%s: little-endian targets with one kind of addresses, of 32 or 64 bits, are supported", t.triple);
		LLVMSetTarget(o->l.module, t.triple);
		LLVMSetDataLayout(o->l.module, text);
		LLVMDisposeMessage(text);
		LLVMDisposeTargetData(layout);
	}
	free_target(&t);
	return err;
}

/* ---- out of LLVM ---- */

/* without this LLVM ends the process */
static void on_diagnostic(LLVMDiagnosticInfoRef d, void *user)
{
	wfi_object *o = user;

	if (LLVMGetDiagInfoSeverity(d) != LLVMDSError || o->refused)
		return;
	char *text = LLVMGetDiagInfoDescription(d);
	o->refused = wf_error_new(WF_UNSUPPORTED, "LLVM %d cannot make code for %s: %s", LLVM_VERSION_MAJOR, o->aot->made_for, text);
	LLVMDisposeMessage(text);
}

static wf_error *emit(wfi_object *o, LLVMModuleRef module, LLVMCodeGenFileType type, LLVMMemoryBufferRef *out)
{
	char *text = NULL;

	bool failed = LLVMTargetMachineEmitToMemoryBuffer(o->machine, module, type, &text, out);
	if (o->refused) {
		if (!failed)
			LLVMDisposeMemoryBuffer(*out);
		LLVMDisposeMessage(text);
		wf_error *refused = o->refused;
		o->refused = NULL;
		return refused;
	}
	if (!failed)
		return NULL;
	wf_error *err = wf_error_new(WF_INTERNAL, "LLVM cannot make code of a program: %s", text);
	LLVMDisposeMessage(text);
	return err;
}

/* has the processor a fused multiply-add? Else one becomes a call of fmaf. */
static wf_error *look_for_fma(wfi_object *o)
{
	LLVMContextRef c = o->l.context;
	LLVMModuleRef m = LLVMModuleCreateWithNameInContext("probe", c);
	LLVMBuilderRef b = LLVMCreateBuilderInContext(c);
	LLVMTypeRef t = LLVMFloatTypeInContext(c), params[3] = { t, t, t };
	LLVMMemoryBufferRef text = NULL;

	LLVMSetTarget(m, LLVMGetTarget(o->l.module));
	LLVMSetDataLayout(m, LLVMGetDataLayoutStr(o->l.module));
	LLVMValueRef fn = LLVMAddFunction(m, "probe", LLVMFunctionType(t, params, 3, false));
	LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(c, fn, ""));
	LLVMValueRef args[3] = { LLVMGetParam(fn, 0), LLVMGetParam(fn, 1), LLVMGetParam(fn, 2) };
	LLVMValueRef fma = LLVMGetIntrinsicDeclaration(m, LLVMLookupIntrinsicID("llvm.fma", 8), &t, 1);
	LLVMBuildRet(b, LLVMBuildCall2(b, LLVMGlobalGetValueType(fma), fma, args, 3, ""));
	wf_error *err = emit(o, m, LLVMAssemblyFile, &text);
	if (!err) {
		o->fma = !memmem(LLVMGetBufferStart(text), LLVMGetBufferSize(text), "fmaf", 4);
		LLVMDisposeMemoryBuffer(text);
	}
	LLVMDisposeBuilder(b);
	LLVMDisposeModule(m);
	return err;
}

static wf_error *verify(wfi_object *o)
{
	char *text = NULL;
	wf_error *err = NULL;

	if (wfi_dump_wants("llvm")) {
		char *all = LLVMPrintModuleToString(o->l.module);
		fprintf(stderr, "-- llvm, ahead of time\n%s", all);
		LLVMDisposeMessage(all);
	}
	if (LLVMVerifyModule(o->l.module, LLVMReturnStatusAction, &text))
		err = wf_error_new(WF_INTERNAL, "generated code is not valid: %s", text);
	LLVMDisposeMessage(text);
	return err;
}

/* none of them changes a bit of a result: nothing here allows floats to be computed otherwise */
static wf_error *improve(wfi_object *o)
{
	LLVMPassBuilderOptionsRef opts = LLVMCreatePassBuilderOptions();
	LLVMErrorRef e = LLVMRunPasses(o->l.module, "default<O2>", o->machine, opts);

	LLVMDisposePassBuilderOptions(opts);
	if (!e)
		return NULL;
	char *text = LLVMGetErrorMessage(e);
	wf_error *err = wf_error_new(WF_INTERNAL, "LLVM %d: %s", LLVM_VERSION_MAJOR, text);
	LLVMDisposeErrorMessage(text);
	return err;
}

static wf_error *write_object(wfi_object *o)
{
	LLVMMemoryBufferRef bytes = NULL;

	WF_TRY(verify(o));
	WF_TRY(improve(o));
	WF_TRY(emit(o, o->l.module, LLVMObjectFile, &bytes));
	o->aot->object_size = LLVMGetBufferSize(bytes);
	o->aot->object = wfi_alloc(o->aot->object_size);
	memcpy(o->aot->object, LLVMGetBufferStart(bytes), o->aot->object_size);
	LLVMDisposeMemoryBuffer(bytes);
	return NULL;
}

static wf_error *make(wfi_object *o)
{
	WF_TRY(open_machine(o));
	WF_TRY(look_for_fma(o));
	o->programs = wfi_alloc((size_t)o->aot->n_programs * sizeof(LLVMValueRef));
	make_program(o, o->aot->program);
	make_face(o);
	if ((o->aot->opts->caller_workspace ? 0 : o->workspace_bytes) + o->constant_bytes > most_static)
		return wf_error_add(wf_error_new(WF_UNSUPPORTED, "constants of %zu bytes and a workspace of %zu bytes: an object may have %zu bytes of data",
		                                 o->constant_bytes, o->workspace_bytes, most_static),
		                    "--workspace caller leaves the workspace to the caller");
	o->aot->workspace = o->workspace_bytes;
	o->aot->constants = o->constant_bytes;
	return write_object(o);
}

wf_error *wfi_llvm_object(wfi_aot *aot)
{
	LLVMContextRef context = LLVMContextCreate();
	LLVMModuleRef module = LLVMModuleCreateWithNameInContext(aot->opts->name, context);
	LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
	wfi_object o = { .aot = aot };

	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, know_targets);
	LLVMContextSetDiagnosticHandler(context, on_diagnostic, &o);
	wfi_llvm_init(&o.l, context, module, b);
#if LLVM_VERSION_MAJOR < 15
	o.pointer = LLVMPointerType(o.l.type[WF_I8], 0);
#else
	o.pointer = LLVMPointerTypeInContext(context, 0);
#endif
	wf_error *err = make(&o);
	for (int i = 0; i < o.n_made; i++)
		wfi_free(o.made[i].key);
	wfi_free(o.made);
	wfi_free(o.programs);
	wfi_llvm_free(&o.l);
	LLVMDisposeBuilder(b);
	LLVMDisposeModule(module);
	if (o.machine)
		LLVMDisposeTargetMachine(o.machine);
	LLVMContextDispose(context);
	return err;
}

/* loops.c: lower/loops.h as LLVM's blocks. Variables lie on the stack; LLVM's passes make registers of them. */
#include <assert.h>
#include "backend/cpu/llvm/object.h"

enum { DEEPEST = 64 };

typedef struct level {
	LLVMBasicBlockRef head, out; /* a loop's; of an if: what comes otherwise, and what comes after it */
} level;

typedef struct variable {
	LLVMValueRef p;
	wf_dtype dtype;
} variable;

typedef struct loops {
	wfi_lb lb; /* first */
	wfi_object *o;
	const wfi_eqn *eqn;
	wfi_aot_program *const *regions;
	level levels[DEEPEST];
	int depth;
	variable *vars;
	int n_vars;
} loops;

static loops *of(wfi_lb *b)
{
	return (loops *)(void *)b;
}

static LLVMBuilderRef builder(wfi_lb *b)
{
	return of(b)->o->l.b;
}

static void loop(wfi_lb *b)
{
	loops *s = of(b);
	level *v = &s->levels[s->depth++];

	assert(s->depth < DEEPEST);
	v->head = wfi_object_block(s->o);
	v->out = wfi_object_block(s->o);
	LLVMBuildBr(builder(b), v->head);
	wfi_object_go(s->o, v->head);
}

static void leave_unless(wfi_lb *b, wfi_sv cond)
{
	loops *s = of(b);
	LLVMBasicBlockRef on = wfi_object_block(s->o);

	LLVMBuildCondBr(builder(b), cond.p, on, s->levels[s->depth - 1].out);
	wfi_object_go(s->o, on);
}

static void end(wfi_lb *b)
{
	loops *s = of(b);
	level *v = &s->levels[--s->depth];

	LLVMBuildBr(builder(b), v->head);
	wfi_object_go(s->o, v->out);
}

static void if_(wfi_lb *b, wfi_sv cond)
{
	loops *s = of(b);
	level *v = &s->levels[s->depth++];
	LLVMBasicBlockRef yes = wfi_object_block(s->o);

	assert(s->depth < DEEPEST);
	v->head = wfi_object_block(s->o);
	v->out = wfi_object_block(s->o);
	LLVMBuildCondBr(builder(b), cond.p, yes, v->head);
	wfi_object_go(s->o, yes);
}

static void otherwise(wfi_lb *b)
{
	level *v = &of(b)->levels[of(b)->depth - 1];

	LLVMBuildBr(builder(b), v->out);
	wfi_object_go(of(b)->o, v->head);
	v->head = NULL;
}

static void end_if(wfi_lb *b)
{
	level *v = &of(b)->levels[of(b)->depth - 1];

	if (v->head)
		otherwise(b);
	LLVMBuildBr(builder(b), v->out);
	wfi_object_go(of(b)->o, v->out);
	of(b)->depth--;
}

static wfi_sv get(wfi_lb *b, int var)
{
	const variable *v = &of(b)->vars[var];
	wfi_object *o = of(b)->o;

	return wfi_llvm_sv(wfi_object_load(o, o->l.type[v->dtype], v->p, 8), v->dtype, 0, false);
}

static void set(wfi_lb *b, int var, wfi_sv x)
{
	wfi_object_store(of(b)->o, x.p, of(b)->vars[var].p, 8);
}

static int var(wfi_lb *b, wfi_sv first)
{
	loops *s = of(b);

	if (!(s->n_vars & (s->n_vars - 1)))
		s->vars = wfi_realloc(s->vars, (size_t)WFI_MAX(2 * s->n_vars, 1) * sizeof *s->vars);
	s->vars[s->n_vars] = (variable){ wfi_object_alloca(s->o, s->o->l.type[first.dtype], 8), first.dtype };
	set(b, s->n_vars, first);
	return s->n_vars++;
}

static bool is_half(wf_dtype d)
{
	return d == WF_F16 || d == WF_BF16;
}

static LLVMValueRef element(wfi_lb *b, wfi_at array, wf_dtype d, wfi_sv index)
{
	wfi_sv bytes = wfi_l_mul(b, index, (int64_t)wf_dtype_size(d));

	return wfi_object_at(of(b)->o, array.p, bytes.p);
}

static wfi_sv load(wfi_lb *b, wfi_at array, wf_dtype d, wfi_sv index)
{
	wfi_object *o = of(b)->o;
	LLVMValueRef x = wfi_object_load(o, wfi_llvm_memory_type(&o->l, d), element(b, array, d, index), (unsigned)wf_dtype_size(d));

	if (d == WF_BOOL)
		x = LLVMBuildICmp(builder(b), LLVMIntNE, x, LLVMConstNull(LLVMTypeOf(x)), "");
	wfi_sv v = wfi_llvm_sv(x, is_half(d) ? WF_U16 : d, 0, false);
	return is_half(d) ? wfi_s_widen(b->s, d, v) : v;
}

static void store(wfi_lb *b, wfi_at array, wf_dtype d, wfi_sv index, wfi_sv x)
{
	wfi_object *o = of(b)->o;
	LLVMValueRef p = element(b, array, d, index);

	if (is_half(d))
		x = wfi_s_narrow(b->s, d, x);
	LLVMValueRef v = d == WF_BOOL ? LLVMBuildZExt(builder(b), x.p, o->l.type[WF_U8], "") : x.p;
	wfi_object_store(o, v, p, (unsigned)wf_dtype_size(d));
}

static wfi_at at(wfi_lb *b, wfi_at p, wfi_sv bytes)
{
	return (wfi_at){ wfi_object_at(of(b)->o, p.p, bytes.p) };
}

static void copy(wfi_lb *b, wfi_at to, wfi_at from, size_t bytes)
{
	if (bytes && to.p != from.p)
		LLVMBuildMemCpy(builder(b), to.p, 1, from.p, 1, wfi_llvm_int(&of(b)->o->l, (int64_t)bytes));
}

static void call(wfi_lb *b, int region, int n, const wfi_at *in, const wfi_at *out)
{
	loops *s = of(b);
	const wfi_block *body = s->eqn->regions[region];
	int captured = body->n_params - n, total = body->n_params + body->n_results;
	LLVMValueRef *p = wfi_alloc((size_t)(total + 1) * sizeof(LLVMValueRef));

	for (int i = 0; i < n; i++)
		p[i] = in[i].p;
	for (int i = 0; i < captured; i++)
		p[n + i] = b->in[s->eqn->n_in - captured + i].p;
	for (int i = 0; i < body->n_results; i++)
		p[body->n_params + i] = out[i].p;
	LLVMValueRef args[2] = { s->o->workspace, wfi_object_table(s->o, total, p) };
	wfi_object_call(s->o, s->o->programs[s->regions[region]->id], args, 2);
	wfi_free(p);
}

static const wfi_lb_vtable vtable = { loop, leave_unless, end, if_, otherwise, end_if, var, get, set, load, store, at, copy, call };

wfi_lb *wfi_object_loops_new(wfi_object *o)
{
	loops *s = wfi_alloc(sizeof *s);

	s->lb = (wfi_lb){ .v = &vtable, .s = &o->l.builder.sb, .fma = o->fma };
	s->o = o;
	return &s->lb;
}

void wfi_object_loops_free(wfi_lb *b)
{
	wfi_free(of(b)->vars);
	wfi_free(of(b));
}

void wfi_object_loops(wfi_object *o, const wfi_eqn *e, wfi_aot_program *const *regions, const LLVMValueRef *in, const LLVMValueRef *out)
{
	int n = e->n_in + e->n_out;
	wfi_type *types = wfi_alloc((size_t)(n + 1) * sizeof *types);
	wfi_at *p = wfi_alloc((size_t)(n + 1) * sizeof *p);
	wfi_lb *b = wfi_object_loops_new(o);

	for (int i = 0; i < n; i++) {
		types[i] = i < e->n_in ? e->in[i]->type : e->out[i - e->n_in].type;
		p[i].p = i < e->n_in ? in[i] : out[i - e->n_in];
	}
	const wfi_view v = { .op = e->op, .attrs = e->attrs, .n_in = e->n_in, .n_out = e->n_out, .n_regions = e->n_regions,
			     .in_type = types, .out_type = types + e->n_in, .regions = e->regions };
	b->e = &v;
	b->in = p;
	b->out = p + e->n_in;
	size_t bytes = e->op->loops->room ? e->op->loops->room(&v) : 0;
	b->room.p = wfi_object_at(o, o->workspace, wfi_llvm_int(&o->l, (int64_t)wfi_object_reserve(o, bytes)));
	of(b)->eqn = e;
	of(b)->regions = regions;
	e->op->loops->write(b);
	wfi_object_loops_free(b);
	wfi_free(p);
	wfi_free(types);
}

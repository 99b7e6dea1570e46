/* kernel.c: one kernel as one function: its loops, what is carried through them, and what is stored. */
#include <assert.h>
#include "backend/cpu/llvm/emit.h"

enum { MOST_CARRIED = 64 };

typedef struct kernel {
	wfi_llvm l; /* first */
	const wfi_kernel *k;
	int kept_syms[WF_MAX_RANK], red_syms[WFI_MOST_LOOPS];
	const wfi_aff *kept, *reduced;
	wfi_sv *acc; /* of the reductions, where there is a loop that carries them */
	wfi_kernel_range range;
	int split; /* the loop that goes from `from` to `to`; -1: none */
	LLVMValueRef from, to;
} kernel;

/* ---- loops: they turn at least once, so the test is at the end ---- */

typedef struct loop {
	int depth;
	LLVMBasicBlockRef header; /* NULL: one turn */
	LLVMValueRef iv, phi[MOST_CARRIED];
	int64_t step;
	LLVMValueRef from, to;
	bool back; /* the last turn steps back, so that it ends at `to`: some elements are made twice */
	int n_carried;
} loop;

static void set_block(wfi_llvm *l, int depth, LLVMBasicBlockRef block)
{
	l->at[depth] = block;
	while (depth && l->through[depth])
		l->at[--depth] = block;
}

/* from and to: values from before all loops, or constants. acc is replaced by what it is inside */
static void open_turns(kernel *k, loop *o, int sym, LLVMValueRef from, LLVMValueRef to, int64_t step, int n_carried)
{
	wfi_llvm *l = &k->l;
	int d = l->g.index.syms[sym].depth;

	*o = (loop){ .depth = d, .from = from, .to = to, .step = step, .n_carried = n_carried };
	assert(n_carried <= MOST_CARRIED);
	o->header = LLVMAppendBasicBlockInContext(l->context, l->fn, "");
	l->at[d] = o->header;
	wfi_llvm_go(l, d);
	o->iv = LLVMBuildPhi(l->b, l->type[WF_I64], "");
	l->g.index.syms[sym].code[0] = o->iv;
	for (int i = 0; i < n_carried; i++) {
		o->phi[i] = LLVMBuildPhi(l->b, LLVMTypeOf(k->acc[i].p), "");
		/* what it was before comes in from the block before; until that is known the phi itself keeps the value's place */
	}
}

static void open_loop(kernel *k, loop *o, int sym, int64_t from, int64_t to, int64_t step, int n_carried)
{
	wfi_llvm *l = &k->l;
	int d = l->g.index.syms[sym].depth;

	assert(from < to);
	l->through[d] = to - from <= step;
	if (!l->through[d]) {
		open_turns(k, o, sym, wfi_llvm_int(l, from), wfi_llvm_int(l, to), step, n_carried);
		return;
	}
	*o = (loop){ .depth = d, .n_carried = n_carried };
	l->at[d] = l->at[d - 1];
	l->g.index.syms[sym].code[0] = wfi_llvm_int(l, from);
}

static void close_loop(kernel *k, loop *o, const wfi_sv *before)
{
	wfi_llvm *l = &k->l;
	int d = o->depth;

	if (o->header) {
		LLVMBasicBlockRef end = l->at[d], exit = LLVMAppendBasicBlockInContext(l->context, l->fn, ""), pre = l->at[d - 1];
		LLVMPositionBuilderAtEnd(l->b, end);
		LLVMValueRef next = LLVMBuildAdd(l->b, o->iv, wfi_llvm_int(l, o->step), "");
		LLVMValueRef more = LLVMBuildICmp(l->b, LLVMIntSLT, next, o->to, "");
		if (o->back) {
			LLVMValueRef last_at = LLVMBuildSub(l->b, o->to, wfi_llvm_int(l, o->step), "");
			next = LLVMBuildSelect(l->b, LLVMBuildICmp(l->b, LLVMIntSLT, next, last_at, ""), next, last_at, "");
		}
		LLVMBuildCondBr(l->b, more, o->header, exit);
		LLVMPositionBuilderAtEnd(l->b, pre);
		LLVMBuildBr(l->b, o->header);
		LLVMAddIncoming(o->iv, &o->from, &pre, 1);
		LLVMAddIncoming(o->iv, &next, &end, 1);
		for (int i = 0; i < o->n_carried; i++) {
			LLVMValueRef first = before[i].p, last = k->acc[i].p;
			LLVMAddIncoming(o->phi[i], &first, &pre, 1);
			LLVMAddIncoming(o->phi[i], &last, &end, 1);
		}
		set_block(l, d - 1, exit);
	}
	l->through[d] = false;
	for (int i = 0; i < o->n_carried; i++)
		k->acc[i] = (wfi_sv){ k->acc[i].p, wfi_sv_tag(d - 1, wfi_sv_lanes(k->acc[i])), k->acc[i].dtype };
	wfi_gen_forget(&l->g, d);
	wfi_llvm_forget(l, d);
}

/* ---- reductions ---- */

static wfi_reduce_kind kind_of(const wfi_eqn *red)
{
	if (red->op->lowering != WFI_LOWER_DOT)
		return (wfi_reduce_kind)((const wfi_reduce_attrs *)red->attrs)->kind;
	return red->out->type.dtype == WF_BOOL ? WFI_RED_OR : WFI_RED_ADD;
}

static wfi_sv identity(kernel *k, int i)
{
	return wfi_s_identity(&k->l.builder.sb, kind_of(k->k->reds[i]), k->k->reds[i]->out->type.dtype);
}

/* one step of each, in the innermost loop */
static void combine_all(kernel *k)
{
	for (int i = 0; i < k->k->n_reds; i++) {
		wfi_sv x = wfi_gen_summand(&k->l.g, k->k->reds[i], k->kept, k->reduced);
		k->acc[i] = wfi_s_combine(&k->l.builder.sb, kind_of(k->k->reds[i]), k->acc[i], x);
	}
}

static bool varies(const wfi_llvm *l, int sym)
{
	return l->g.index.syms[sym].lanes;
}

/* the loops over what is reduced from `level` on; the last goes from..to by step */
static void reduce_loops(kernel *k, int level, int64_t from, int64_t to, int64_t step)
{
	const wfi_kernel *kk = k->k;
	bool inner = level == kk->n_red_loops - 1;
	int n = kk->n_reds, sym = k->red_syms[level];
	loop o;
	wfi_sv before[MOST_CARRIED];

	memcpy(before, k->acc, (size_t)n * sizeof *before);
	open_loop(k, &o, sym, inner ? from : 0, inner ? to : kk->red_loops[level], inner ? step : 1, n);
	if (o.header)
		for (int i = 0; i < n; i++)
			k->acc[i] = wfi_llvm_sv(o.phi[i], before[i].dtype, o.depth, wfi_sv_lanes(before[i]));
	if (inner)
		combine_all(k);
	else
		reduce_loops(k, level + 1, from, to, step);
	close_loop(k, &o, before);
}

static LLVMValueRef half_of(wfi_llvm *l, LLVMValueRef v, unsigned n, unsigned first)
{
	LLVMValueRef mask[WFI_LANES];
	LLVMTypeRef i32 = l->type[WF_I32];

	for (unsigned i = 0; i < n; i++)
		mask[i] = LLVMConstInt(i32, first + i, false);
	return LLVMBuildShuffleVector(l->b, v, LLVMGetUndef(LLVMTypeOf(v)), LLVMConstVector(mask, n), "");
}

/* lane i joined with lane i + n/2, until there is one */
static wfi_sv join_lanes(kernel *k, int red, wfi_sv acc)
{
	wfi_llvm *l = &k->l;
	int d = wfi_sv_depth(acc);

	for (unsigned n = WFI_LANES / 2; n; n /= 2) {
		wfi_llvm_go(l, d);
		wfi_sv lo, hi;
		if (n > 1) {
			lo = wfi_llvm_sv(half_of(l, acc.p, n, 0), acc.dtype, d, false);
			hi = wfi_llvm_sv(half_of(l, acc.p, n, n), acc.dtype, d, false);
		} else {
			lo = wfi_llvm_sv(LLVMBuildExtractElement(l->b, acc.p, LLVMConstInt(l->type[WF_I32], 0, false), ""),
					 acc.dtype, d, false);
			hi = wfi_llvm_sv(LLVMBuildExtractElement(l->b, acc.p, LLVMConstInt(l->type[WF_I32], 1, false), ""),
					 acc.dtype, d, false);
		}
		acc = wfi_s_combine(&l->builder.sb, kind_of(k->k->reds[red]), lo, hi);
	}
	return acc;
}

static void start(kernel *k, int depth, int lanes)
{
	wfi_llvm *l = &k->l;

	for (int i = 0; i < k->k->n_reds; i++) {
		wfi_sv x = identity(k, i);
		k->acc[i] = wfi_llvm_sv(wfi_llvm_splat(l, x, (unsigned)lanes), x.dtype, depth, lanes > 1);
	}
}

/* see wfi_walk_kind in plan.h: the order of accumulation */
static void reduce_rows(kernel *k)
{
	const wfi_kernel *kk = k->k;
	wfi_llvm *l = &k->l;
	int last = kk->n_red_loops - 1, depth = kk->n_loops;
	int64_t inner = last >= 0 ? kk->red_loops[last] : 1, main = inner - inner % WFI_LANES;
	wfi_sv lanes[MOST_CARRIED];
	bool some = last >= 0 && main;

	if (some) {
		l->lanes = WFI_LANES;
		l->lane_sym = k->red_syms[last];
		start(k, depth, WFI_LANES);
		reduce_loops(k, 0, 0, main, WFI_LANES);
		l->lanes = 1;
		l->lane_sym = -1;
		for (int i = 0; i < kk->n_reds; i++)
			lanes[i] = join_lanes(k, i, k->acc[i]);
		if (main == inner) {
			memcpy(k->acc, lanes, (size_t)kk->n_reds * sizeof *lanes);
			return;
		}
	}
	start(k, depth, 1);
	if (last < 0)
		combine_all(k); /* one element, all its dimensions 1 */
	else
		reduce_loops(k, 0, main, inner, 1);
	for (int i = 0; i < kk->n_reds && some; i++)
		k->acc[i] = wfi_s_combine(&l->builder.sb, kind_of(kk->reds[i]), lanes[i], k->acc[i]);
}

static void reduce_columns(kernel *k)
{
	const wfi_kernel *kk = k->k;

	start(k, kk->n_loops, k->l.lanes);
	if (!kk->n_red_loops)
		combine_all(k);
	else
		reduce_loops(k, 0, 0, kk->red_loops[kk->n_red_loops - 1], 1);
}

static void reductions(kernel *k)
{
	const wfi_kernel *kk = k->k;
	int depth = kk->n_loops;

	if (!kk->n_work)
		start(k, depth, 1);
	else if (kk->kind == WFI_COLUMNS)
		reduce_columns(k);
	else
		reduce_rows(k);
	for (int i = 0; i < kk->n_reds; i++) {
		const wfi_value *v = kk->reds[i]->out;
		const wfi_aff *place[WF_MAX_RANK];
		wfi_sv x = k->acc[i];
		wfi_aff_delinear(&k->l.g.index, v->type.rank, v->type.dims, k->kept, place);
		wfi_gen_define(&k->l.g, v, place, wfi_llvm_sv(x.p, x.dtype, depth, wfi_sv_lanes(x)));
	}
}

/* ---- the space ---- */

/* everything is computed before anything is stored: a result may lie over an operand */
static void body(kernel *k)
{
	const wfi_kernel *kk = k->k;
	wfi_sv *x = wfi_alloc((size_t)kk->n_roots * sizeof *x);

	if (kk->n_reds)
		reductions(k);
	for (int i = 0; i < kk->n_roots; i++)
		x[i] = wfi_gen_linear(&k->l.g, kk->roots[i], k->kept);
	for (int i = 0; i < kk->n_roots; i++)
		wfi_llvm_store(&k->l, i, k->kept, x[i]);
	wfi_free(x);
}

/* Lanes for n neighbours: as many as fill the registers, or, for few, so many that nothing is left over. What is left over is made by
 * stepping back where nothing is written over its own operands, else one by one. */
static int lanes_for(const wfi_kernel *k, int64_t n)
{
	int most = WFI_LANES, even = 1;

	for (int i = 0; i < k->n_reads; i++)
		if (wf_dtype_size(k->reads[i].value->type.dtype) == 8)
			most = WFI_LANES / 2;
	for (int i = 0; i < k->n_roots; i++)
		if (wf_dtype_size(k->roots[i]->type.dtype) == 8)
			most = WFI_LANES / 2;
	while (even < most && n % (2 * even) == 0)
		even *= 2;
	if (even == most || n < most || (n <= 8 * most && even >= 4))
		return even;
	return most;
}

static void nest(kernel *k, int level);

/* neighbours at once: the innermost loop from..to by lanes, and from `main` on one by one. Of a kernel's range `to` may lie before or behind main. */
static void nest_lanes(kernel *k, int level, int lanes, bool back)
{
	wfi_llvm *l = &k->l;
	int64_t n = k->k->loops[level], main = back ? n : n - n % lanes;
	int sym = k->kept_syms[level];
	bool some = level == k->split;
	LLVMValueRef end = wfi_llvm_int(l, main);
	loop o;

	if (some) {
		wfi_llvm_go(l, 0);
		end = back || main == n ? k->to : LLVMBuildSelect(l->b, LLVMBuildICmp(l->b, LLVMIntSLT, k->to, end, ""), k->to, end, "");
	}
	l->lanes = lanes;
	l->lane_sym = sym;
	if (some)
		open_turns(k, &o, sym, k->from, end, lanes, 0);
	else
		open_loop(k, &o, sym, 0, main, lanes, 0);
	o.back = back;
	nest(k, level + 1);
	close_loop(k, &o, NULL);
	l->lanes = 1;
	l->lane_sym = -1;
	if (main == n)
		return;
	LLVMBasicBlockRef rest = NULL, after = NULL;
	if (some) { /* its caller's range need not reach the rest */
		rest = LLVMAppendBasicBlockInContext(l->context, l->fn, "");
		after = LLVMAppendBasicBlockInContext(l->context, l->fn, "");
		wfi_llvm_go(l, level); /* the loop around it */
		LLVMBuildCondBr(l->b, LLVMBuildICmp(l->b, LLVMIntSLT, wfi_llvm_int(l, main), k->to, ""), rest, after);
		set_block(l, level, rest);
	}
	open_loop(k, &o, sym, main, n, 1, 0);
	nest(k, level + 1);
	close_loop(k, &o, NULL);
	if (some) {
		wfi_llvm_go(l, level);
		LLVMBuildBr(l->b, after);
		set_block(l, level, after);
	}
}

static int lanes_at(const kernel *k, int level)
{
	const wfi_kernel *kk = k->k;
	int64_t n = kk->loops[level];

	if (level != kk->n_loops - 1 || !varies(&k->l, k->kept_syms[level]))
		return 1;
	int lanes = lanes_for(kk, n);
	return n < lanes ? 1 : lanes;
}

static void nest(kernel *k, int level)
{
	const wfi_kernel *kk = k->k;
	loop o;

	if (level == kk->n_loops) {
		body(k);
		return;
	}
	int64_t n = kk->loops[level];
	int lanes = lanes_at(k, level);
	if (lanes > 1) {
		nest_lanes(k, level, lanes, n > lanes && n % lanes && !kk->in_place);
		return;
	}
	if (level == k->split)
		open_turns(k, &o, k->kept_syms[level], k->from, k->to, 1, 0);
	else
		open_loop(k, &o, k->kept_syms[level], 0, n, 1, 0);
	nest(k, level + 1);
	close_loop(k, &o, NULL);
}

/* Threads share the outermost loop of many turns, else that of most. */
static void choose_range(kernel *k)
{
	enum { MANY = 32 };
	const wfi_kernel *kk = k->k;
	int64_t most = 1;

	k->split = -1;
	k->range = (wfi_kernel_range){ 1, 1 };
	if (kk->slices) {
		k->split = 0;
		k->range = (wfi_kernel_range){ kk->loops[0], lanes_at(k, 0) };
		return;
	}
	for (int i = 0; i < kk->n_loops && most < MANY; i++) {
		int grain = lanes_at(k, i);
		if (kk->loops[i] / grain <= most)
			continue;
		most = kk->loops[i] / grain;
		k->split = i;
		k->range = (wfi_kernel_range){ kk->loops[i], grain };
	}
}

static void make_syms(kernel *k)
{
	const wfi_kernel *kk = k->k;
	wfi_index *x = &k->l.g.index;
	bool rows = kk->n_reds && kk->kind == WFI_ROWS;

	for (int i = 0; i < kk->n_loops; i++)
		k->kept_syms[i] = wfi_sym_loop(x, kk->loops[i], i + 1, !rows && i == kk->n_loops - 1);
	for (int i = 0; i < kk->n_red_loops; i++)
		k->red_syms[i] = wfi_sym_loop(x, kk->red_loops[i], kk->n_loops + i + 1, rows && i == kk->n_red_loops - 1);
	wfi_kernel_places(x, kk, k->kept_syms, k->red_syms, &k->kept, &k->reduced);
}

static LLVMTypeRef pointer_type(wfi_llvm *l)
{
#if LLVM_VERSION_MAJOR < 15
	return LLVMPointerType(l->type[WF_I8], 0);
#else
	return LLVMPointerTypeInContext(l->context, 0);
#endif
}

static LLVMTypeRef table_type(wfi_llvm *l)
{
#if LLVM_VERSION_MAJOR < 15
	return LLVMPointerType(pointer_type(l), 0);
#else
	return pointer_type(l);
#endif
}

static void begin(kernel *k, const char *name, const char *sanitizer)
{
	wfi_llvm *l = &k->l;
	LLVMTypeRef params[] = { table_type(l), l->type[WF_I64], l->type[WF_I64] }, pointer = pointer_type(l);
	int n = k->k->n_reads + k->k->n_roots;

	l->fn = LLVMAddFunction(l->module, name, LLVMFunctionType(LLVMVoidTypeInContext(l->context), params, WFI_COUNT(params), false));
	const char *attributes[] = { "nounwind", sanitizer };
	for (size_t i = 0; i < WFI_COUNT(attributes); i++)
		if (attributes[i]) {
			unsigned kind = LLVMGetEnumAttributeKindForName(attributes[i], strlen(attributes[i]));
			LLVMAddAttributeAtIndex(l->fn, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
						LLVMCreateEnumAttribute(l->context, kind, 0));
		}
	l->at[0] = LLVMAppendBasicBlockInContext(l->context, l->fn, "");
	wfi_llvm_go(l, 0);
	k->from = LLVMGetParam(l->fn, 1);
	k->to = LLVMGetParam(l->fn, 2);
	l->pointers = wfi_alloc((size_t)(n + 1) * sizeof(LLVMValueRef));
	for (int i = 0; i < n; i++) {
		LLVMValueRef at = wfi_llvm_int(l, i), p = LLVMBuildGEP2(l->b, pointer, LLVMGetParam(l->fn, 0), &at, 1, "");
		l->pointers[i] = LLVMBuildLoad2(l->b, pointer, p, "");
	}
}

void wfi_llvm_kernel(LLVMContextRef context, LLVMModuleRef module, LLVMBuilderRef b, const wfi_plan *p, const wfi_kernel *kk,
		     const char *name, const char *sanitizer, wfi_kernel_range *range)
{
	kernel k = { .k = kk };

	wfi_llvm_init(&k.l, context, module, b);
	k.l.plan = p;
	k.l.kernel = kk;
	k.acc = wfi_alloc((size_t)(kk->n_reds + 1) * sizeof *k.acc);
	make_syms(&k);
	choose_range(&k);
	begin(&k, name, sanitizer);
	nest(&k, 0);
	wfi_llvm_go(&k.l, 0);
	LLVMBuildRetVoid(b);
	*range = k.range;
	wfi_free(k.l.pointers);
	wfi_free(k.acc);
	wfi_llvm_free(&k.l);
}

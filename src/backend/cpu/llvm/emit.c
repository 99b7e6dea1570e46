/* emit.c: scalars, places and memory accesses as LLVM's instructions. */
#include <assert.h>
#include "backend/cpu/llvm/emit.h"

static wfi_llvm *llvm_of(wfi_sb *b)
{
	return ((wfi_llvm_builder *)(void *)b)->self;
}

LLVMValueRef wfi_llvm_value(wfi_sv v)
{
	return v.p;
}

wfi_sv wfi_llvm_sv(LLVMValueRef v, wf_dtype d, int depth, bool lanes)
{
	return (wfi_sv){ .p = v, .bits = wfi_sv_tag(depth, lanes), .dtype = d };
}

static wfi_sv tagged(LLVMValueRef v, wf_dtype d, uint64_t tag)
{
	return (wfi_sv){ .p = v, .bits = tag, .dtype = d };
}

void wfi_llvm_go(wfi_llvm *l, int depth)
{
	LLVMPositionBuilderAtEnd(l->b, l->at[depth]);
}

LLVMValueRef wfi_llvm_int(wfi_llvm *l, int64_t k)
{
	return LLVMConstInt(l->type[WF_I64], (unsigned long long)k, true);
}

static unsigned width(LLVMValueRef v)
{
	LLVMTypeRef t = LLVMTypeOf(v);
	return LLVMGetTypeKind(t) == LLVMVectorTypeKind ? LLVMGetVectorSize(t) : 1;
}

static LLVMValueRef const_splat(LLVMValueRef c, unsigned n)
{
	LLVMValueRef v[64];

	assert(n <= WFI_COUNT(v));
	for (unsigned i = 0; i < n; i++)
		v[i] = c;
	return LLVMConstVector(v, n);
}

/* 0, step, 2·step … */
static LLVMValueRef const_steps(LLVMTypeRef t, int64_t step, unsigned n)
{
	LLVMValueRef v[64];

	assert(n <= WFI_COUNT(v));
	for (unsigned i = 0; i < n; i++)
		v[i] = LLVMConstInt(t, (unsigned long long)(step * (int64_t)i), true);
	return LLVMConstVector(v, n);
}

LLVMValueRef wfi_llvm_splat(wfi_llvm *l, wfi_sv v, unsigned n)
{
	LLVMValueRef x = v.p;
	unsigned w = width(x);

	if (w > 1 || n == 1) {
		assert(w == n || n == 1);
		return x;
	}
	if (LLVMIsConstant(x))
		return const_splat(x, n);
	for (int i = 0; i < l->n_splats; i++)
		if (l->splats[i].from == x)
			return l->splats[i].to;
	wfi_llvm_go(l, wfi_sv_depth(v));
	LLVMTypeRef i32 = l->type[WF_I32], vec = LLVMVectorType(LLVMTypeOf(x), n);
	LLVMValueRef one = LLVMBuildInsertElement(l->b, LLVMGetUndef(vec), x, LLVMConstInt(i32, 0, false), "");
	LLVMValueRef all = LLVMBuildShuffleVector(l->b, one, LLVMGetUndef(vec), LLVMConstNull(LLVMVectorType(i32, n)), "");
	if (l->n_splats == l->cap_splats) {
		l->cap_splats = l->cap_splats ? 2 * l->cap_splats : 32;
		l->splats = wfi_realloc(l->splats, (size_t)l->cap_splats * sizeof *l->splats);
	}
	l->splats[l->n_splats++] = (wfi_splat){ x, all, wfi_sv_depth(v) };
	return all;
}

void wfi_llvm_forget(wfi_llvm *l, int depth)
{
	int n = 0;

	for (int i = 0; i < l->n_splats; i++)
		if (l->splats[i].depth < depth)
			l->splats[n++] = l->splats[i];
	l->n_splats = n;
}

/* ---- scalars ---- */

static wfi_sv emit_constant(wfi_sb *b, wf_dtype d, uint64_t bits)
{
	wfi_llvm *l = llvm_of(b);

	if (!wfi_is_float(d))
		return tagged(LLVMConstInt(l->type[d], bits, false), d, 0);
	LLVMTypeRef whole = l->type[d == WF_F64 ? WF_I64 : WF_I32];
	return tagged(LLVMConstBitCast(LLVMConstInt(whole, bits, false), l->type[d]), d, 0);
}

static LLVMValueRef intrinsic(wfi_llvm *l, const char *name, LLVMTypeRef t, LLVMValueRef *args, unsigned n)
{
	unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
	LLVMValueRef f = LLVMGetIntrinsicDeclaration(l->module, id, &t, 1);

	return LLVMBuildCall2(l->b, LLVMGlobalGetValueType(f), f, args, n, "");
}

static LLVMValueRef float_op(wfi_llvm *l, wfi_sop op, LLVMTypeRef t, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z)
{
	LLVMValueRef args[3] = { x, y, z };

	switch (op) {
	case WFI_S_ADD:
		return LLVMBuildFAdd(l->b, x, y, "");
	case WFI_S_SUB:
		return LLVMBuildFSub(l->b, x, y, "");
	case WFI_S_MUL:
		return LLVMBuildFMul(l->b, x, y, "");
	case WFI_S_DIV:
		return LLVMBuildFDiv(l->b, x, y, "");
	case WFI_S_REM:
		return LLVMBuildFRem(l->b, x, y, "");
	case WFI_S_NEG:
		return LLVMBuildFNeg(l->b, x, "");
	case WFI_S_ABS:
		return intrinsic(l, "llvm.fabs", t, args, 1);
	case WFI_S_FMA:
		return intrinsic(l, "llvm.fma", t, args, 3);
	case WFI_S_SQRT:
		return intrinsic(l, "llvm.sqrt", t, args, 1);
	case WFI_S_FLOOR:
		return intrinsic(l, "llvm.floor", t, args, 1);
	case WFI_S_CEIL:
		return intrinsic(l, "llvm.ceil", t, args, 1);
	case WFI_S_TRUNC:
		return intrinsic(l, "llvm.trunc", t, args, 1);
	case WFI_S_ROUNDEVEN:
		return intrinsic(l, "llvm.roundeven", t, args, 1);
	case WFI_S_COPYSIGN:
		return intrinsic(l, "llvm.copysign", t, args, 2);
	default:
		break;
	}
	assert(false && "not an operation on floats");
	return x;
}

static LLVMValueRef int_op(wfi_llvm *l, wfi_sop op, LLVMTypeRef t, bool is_signed, LLVMValueRef x, LLVMValueRef y)
{
	LLVMValueRef args[2] = { x, LLVMConstInt(l->type[WF_BOOL], 0, false) };

	switch (op) {
	case WFI_S_ADD:
		return LLVMBuildAdd(l->b, x, y, "");
	case WFI_S_SUB:
		return LLVMBuildSub(l->b, x, y, "");
	case WFI_S_MUL:
		return LLVMBuildMul(l->b, x, y, "");
	case WFI_S_DIV:
		return is_signed ? LLVMBuildSDiv(l->b, x, y, "") : LLVMBuildUDiv(l->b, x, y, "");
	case WFI_S_REM:
		return is_signed ? LLVMBuildSRem(l->b, x, y, "") : LLVMBuildURem(l->b, x, y, "");
	case WFI_S_NEG:
		return LLVMBuildNeg(l->b, x, "");
	case WFI_S_ABS:
		return is_signed ? intrinsic(l, "llvm.abs", t, args, 2) : x;
	case WFI_S_AND:
		return LLVMBuildAnd(l->b, x, y, "");
	case WFI_S_OR:
		return LLVMBuildOr(l->b, x, y, "");
	case WFI_S_XOR:
		return LLVMBuildXor(l->b, x, y, "");
	case WFI_S_NOT:
		return LLVMBuildNot(l->b, x, "");
	case WFI_S_SHL:
		return LLVMBuildShl(l->b, x, y, "");
	case WFI_S_SHR:
		return is_signed ? LLVMBuildAShr(l->b, x, y, "") : LLVMBuildLShr(l->b, x, y, "");
	case WFI_S_POPCNT:
		return intrinsic(l, "llvm.ctpop", t, args, 1);
	case WFI_S_CLZ:
		return intrinsic(l, "llvm.ctlz", t, args, 2);
	default:
		break;
	}
	assert(false && "not an operation on integers");
	return x;
}

static bool takes_two(wfi_sop op)
{
	static const bool two[WFI_S_COUNT] = {
		[WFI_S_ADD] = true, [WFI_S_SUB] = true,      [WFI_S_MUL] = true, [WFI_S_DIV] = true,
		[WFI_S_REM] = true, [WFI_S_COPYSIGN] = true, [WFI_S_AND] = true, [WFI_S_OR] = true,
		[WFI_S_XOR] = true, [WFI_S_SHL] = true,      [WFI_S_SHR] = true, [WFI_S_FMA] = true,
	};
	return two[op];
}

/* of a vector of equal numbers, one */
static LLVMValueRef first_element(LLVMValueRef v)
{
	if (!LLVMIsAConstantDataVector(v))
		return v;
#if LLVM_VERSION_MAJOR < 15
	return LLVMGetElementAsConstant(v, 0);
#else
	return LLVMGetAggregateElement(v, 0);
#endif
}

static bool shift_by(LLVMValueRef v, LLVMOpcode op, LLVMValueRef *x, uint64_t *by)
{
	if (!LLVMIsAInstruction(v) || LLVMGetInstructionOpcode(v) != op)
		return false;
	LLVMValueRef k = first_element(LLVMGetOperand(v, 1));
	*x = LLVMGetOperand(v, 0);
	if (!LLVMIsAConstantInt(k))
		return false;
	*by = LLVMConstIntGetZExtValue(k);
	return true;
}

/* x << k | x >> (width − k), as ciphers write it: one instruction, and much less to find out for LLVM. NULL: it is something else */
static LLVMValueRef rotation(wfi_llvm *l, wfi_sv x, wfi_sv y)
{
	LLVMValueRef from[2], amount;
	uint64_t left, right;

	if (!shift_by(x.p, LLVMShl, &from[0], &left) || !shift_by(y.p, LLVMLShr, &from[1], &right) || from[0] != from[1] ||
	    left + right != (uint64_t)wfi_dtype_bits(x.dtype))
		return NULL;
	amount = LLVMGetOperand(x.p, 1);
	LLVMValueRef args[3] = { from[0], from[0], amount };
	return intrinsic(l, "llvm.fshl", LLVMTypeOf(x.p), args, 3);
}

static wfi_sv emit_op(wfi_sb *b, wfi_sop op, wfi_sv x, wfi_sv y, wfi_sv z)
{
	wfi_llvm *l = llvm_of(b);

	if (!takes_two(op))
		y = x;
	if (op != WFI_S_FMA)
		z = x;
	uint64_t tag = wfi_sv_join(x.bits, wfi_sv_join(y.bits, z.bits));
	unsigned n = WFI_MAX(width(x.p), WFI_MAX(width(y.p), width(z.p)));
	LLVMValueRef vx = wfi_llvm_splat(l, x, n), vy = wfi_llvm_splat(l, y, n), vz = wfi_llvm_splat(l, z, n);
	wfi_llvm_go(l, (int)(tag & 0xff));
	LLVMTypeRef t = LLVMTypeOf(vx);
	LLVMValueRef r = op == WFI_S_OR ? rotation(l, tagged(vx, x.dtype, 0), tagged(vy, x.dtype, 0)) : NULL;
	if (r)
		return tagged(r, x.dtype, tag);
	r = wfi_is_float(x.dtype) ? float_op(l, op, t, vx, vy, vz) : int_op(l, op, t, wfi_is_signed(x.dtype), vx, vy);
	return tagged(r, x.dtype, tag);
}

static wfi_sv emit_cmp(wfi_sb *b, wfi_scmp c, wfi_sv x, wfi_sv y)
{
	static const LLVMRealPredicate reals[] = { LLVMRealOEQ, LLVMRealUNE, LLVMRealOLT, LLVMRealOLE, LLVMRealOGT, LLVMRealOGE };
	static const LLVMIntPredicate ints[] = { LLVMIntEQ, LLVMIntNE, LLVMIntSLT, LLVMIntSLE, LLVMIntSGT, LLVMIntSGE };
	static const LLVMIntPredicate naturals[] = { LLVMIntEQ, LLVMIntNE, LLVMIntULT, LLVMIntULE, LLVMIntUGT, LLVMIntUGE };
	wfi_llvm *l = llvm_of(b);
	uint64_t tag = wfi_sv_join(x.bits, y.bits);
	unsigned n = WFI_MAX(width(x.p), width(y.p));
	LLVMValueRef vx = wfi_llvm_splat(l, x, n), vy = wfi_llvm_splat(l, y, n);

	wfi_llvm_go(l, (int)(tag & 0xff));
	LLVMValueRef r = wfi_is_float(x.dtype) ? LLVMBuildFCmp(l->b, reals[c], vx, vy, "")
					       : LLVMBuildICmp(l->b, wfi_is_signed(x.dtype) ? ints[c] : naturals[c], vx, vy, "");
	return tagged(r, WF_BOOL, tag);
}

static wfi_sv emit_select(wfi_sb *b, wfi_sv cond, wfi_sv yes, wfi_sv no)
{
	wfi_llvm *l = llvm_of(b);
	uint64_t tag = wfi_sv_join(cond.bits, wfi_sv_join(yes.bits, no.bits));
	unsigned n = WFI_MAX(width(cond.p), WFI_MAX(width(yes.p), width(no.p)));
	LLVMValueRef vy = wfi_llvm_splat(l, yes, n), vn = wfi_llvm_splat(l, no, n);
	LLVMValueRef vc = width(cond.p) > 1 || n == 1 ? cond.p : wfi_llvm_splat(l, cond, n);

	if (LLVMIsConstant(cond.p) && !LLVMIsUndef(cond.p) && width(cond.p) == 1 && LLVMIsAConstantInt(cond.p))
		return LLVMConstIntGetZExtValue(cond.p) ? yes : no;
	wfi_llvm_go(l, (int)(tag & 0xff));
	return tagged(LLVMBuildSelect(l->b, vc, vy, vn, ""), yes.dtype, tag);
}

/* t, or vectors of it as wide as v */
static LLVMTypeRef like(LLVMTypeRef t, LLVMValueRef v)
{
	unsigned n = width(v);
	return n > 1 ? LLVMVectorType(t, n) : t;
}

static LLVMValueRef converted(wfi_llvm *l, wf_dtype to, wfi_sv x)
{
	LLVMTypeRef t = like(l->type[to], x.p);
	bool from_float = wfi_is_float(x.dtype), from_signed = wfi_is_signed(x.dtype);
	int bits = wfi_dtype_bits(to), from_bits = wfi_dtype_bits(x.dtype);

	if (to == WF_BOOL)
		return from_float ? LLVMBuildFCmp(l->b, LLVMRealUNE, x.p, LLVMConstNull(LLVMTypeOf(x.p)), "")
				  : LLVMBuildICmp(l->b, LLVMIntNE, x.p, LLVMConstNull(LLVMTypeOf(x.p)), "");
	if (wfi_is_float(to) && from_float)
		return to == WF_F64 ? LLVMBuildFPExt(l->b, x.p, t, "") : LLVMBuildFPTrunc(l->b, x.p, t, "");
	if (wfi_is_float(to))
		return from_signed ? LLVMBuildSIToFP(l->b, x.p, t, "") : LLVMBuildUIToFP(l->b, x.p, t, "");
	if (from_float)
		return wfi_is_signed(to) ? LLVMBuildFPToSI(l->b, x.p, t, "") : LLVMBuildFPToUI(l->b, x.p, t, "");
	if (bits == from_bits)
		return x.p;
	if (bits < from_bits)
		return LLVMBuildTrunc(l->b, x.p, t, "");
	return from_signed ? LLVMBuildSExt(l->b, x.p, t, "") : LLVMBuildZExt(l->b, x.p, t, "");
}

static wfi_sv emit_convert(wfi_sb *b, wf_dtype to, wfi_sv x)
{
	wfi_llvm *l = llvm_of(b);

	wfi_llvm_go(l, wfi_sv_depth(x));
	return tagged(converted(l, to, x), to, x.bits);
}

static wfi_sv emit_bitcast(wfi_sb *b, wf_dtype to, wfi_sv x)
{
	wfi_llvm *l = llvm_of(b);

	wfi_llvm_go(l, wfi_sv_depth(x));
	return tagged(LLVMBuildBitCast(l->b, x.p, like(l->type[to], x.p), ""), to, x.bits);
}

static const wfi_sb_vtable emitting = {
	.constant = emit_constant,
	.op = emit_op,
	.cmp = emit_cmp,
	.select = emit_select,
	.convert = emit_convert,
	.bitcast = emit_bitcast,
};

/* ---- places as numbers ---- */

static LLVMValueRef scaled(wfi_llvm *l, LLVMValueRef v, LLVMTypeRef t, int64_t c)
{
	if (c == 1)
		return v;
	LLVMValueRef k = LLVMConstInt(t, (unsigned long long)c, true);
	return LLVMBuildMul(l->b, v, width(v) > 1 ? const_splat(k, width(v)) : k, "");
}

static LLVMValueRef sym_number(wfi_llvm *l, int sym);

/* the terms of one depth, added up there; lane_terms: also those that differ between lanes, as their first lane. NULL: nothing */
static LLVMValueRef terms_at(wfi_llvm *l, const wfi_aff *a, int depth, bool lane_terms)
{
	LLVMValueRef sum = NULL;

	for (int i = 0; i < a->n; i++) {
		const wfi_sym *s = &l->g.index.syms[a->t[i].sym];
		if (s->depth != depth || (s->lanes && l->lanes > 1 && (!lane_terms || a->t[i].sym != l->lane_sym)))
			continue;
		LLVMValueRef v = sym_number(l, a->t[i].sym);
		wfi_llvm_go(l, depth);
		v = scaled(l, v, l->type[WF_I64], a->t[i].c);
		sum = sum ? LLVMBuildAdd(l->b, sum, v, "") : v;
	}
	return sum;
}

/* what is the same in all lanes, and the first lane of the loop variable */
static LLVMValueRef number(wfi_llvm *l, const wfi_aff *a)
{
	LLVMValueRef sum = a->k || !a->n ? wfi_llvm_int(l, a->k) : NULL;

	for (int d = 0; d <= a->depth; d++) {
		LLVMValueRef v = terms_at(l, a, d, true);
		wfi_llvm_go(l, d);
		if (v)
			sum = sum ? LLVMBuildAdd(l->b, sum, v, "") : v;
	}
	return sum ? sum : wfi_llvm_int(l, 0);
}

static LLVMValueRef clamped(wfi_llvm *l, LLVMValueRef x, LLVMTypeRef t, int64_t lo, int64_t hi, bool check_lo, bool check_hi)
{
	LLVMValueRef low = LLVMConstInt(t, (unsigned long long)lo, true), high = LLVMConstInt(t, (unsigned long long)hi, true);

	if (width(x) > 1)
		low = const_splat(low, width(x)), high = const_splat(high, width(x));
	if (check_hi)
		x = LLVMBuildSelect(l->b, LLVMBuildICmp(l->b, LLVMIntSGT, x, high, ""), high, x, "");
	if (check_lo)
		x = LLVMBuildSelect(l->b, LLVMBuildICmp(l->b, LLVMIntSLT, x, low, ""), low, x, "");
	return x;
}

/* an integer of the data as an index of this many bits, within lo..hi */
static LLVMValueRef data_number(wfi_llvm *l, const wfi_sym *s, int bits)
{
	wfi_sv v = s->value;
	int own = wfi_dtype_bits(v.dtype), wide = WFI_MAX(own, bits);
	wf_dtype d = wide == 64 ? WF_I64 : WF_I32;
	LLVMValueRef x = v.p;

	if (!wfi_is_signed(v.dtype) && own == wide) { /* beyond the signed range: as large as can be */
		LLVMValueRef most = LLVMConstInt(l->type[v.dtype], (unsigned long long)s->hi, false);
		if (width(x) > 1)
			most = const_splat(most, width(x));
		x = LLVMBuildSelect(l->b, LLVMBuildICmp(l->b, LLVMIntUGT, x, most, ""), most, x, "");
	} else if (own < wide) {
		x = wfi_is_signed(v.dtype) ? LLVMBuildSExt(l->b, x, like(l->type[d], x), "")
					   : LLVMBuildZExt(l->b, x, like(l->type[d], x), "");
	}
	x = clamped(l, x, l->type[d], s->lo, s->hi, true, true);
	return wide > bits ? LLVMBuildTrunc(l->b, x, like(l->type[WF_I32], x), "") : x;
}

static LLVMValueRef sym_number(wfi_llvm *l, int sym)
{
	wfi_sym s = l->g.index.syms[sym];
	LLVMValueRef x, y, r;

	if (s.code[0])
		return s.code[0];
	switch (s.kind) {
	case WFI_SYM_LOOP:
		assert(false && "the loop is not open");
		return NULL;
	case WFI_SYM_DIV:
		x = number(l, s.x);
		wfi_llvm_go(l, s.depth);
		r = LLVMBuildUDiv(l->b, x, wfi_llvm_int(l, s.k), "");
		break;
	case WFI_SYM_CLAMP:
		x = number(l, s.x);
		wfi_llvm_go(l, s.depth);
		r = clamped(l, x, l->type[WF_I64], s.lo, s.hi, s.x->lo<s.lo, s.x->hi> s.hi);
		break;
	case WFI_SYM_SELECT:
		x = number(l, s.x), y = number(l, s.y);
		wfi_llvm_go(l, s.depth);
		r = LLVMBuildSelect(l->b, s.value.p, x, y, "");
		break;
	default:
		wfi_llvm_go(l, s.depth);
		r = data_number(l, &s, 64);
		break;
	}
	l->g.index.syms[sym].code[0] = r;
	return r;
}

/* ---- places in lanes ---- */

/* 32 bits when the values, and so all that is taken apart on the way, fit */
static int bits_for(const wfi_aff *a)
{
	return a->lo >= INT32_MIN && a->hi <= INT32_MAX ? 32 : 64;
}

static LLVMTypeRef int_type(wfi_llvm *l, int bits)
{
	return l->type[bits == 64 ? WF_I64 : WF_I32];
}

static LLVMValueRef resized(wfi_llvm *l, LLVMValueRef x, int from, int to)
{
	LLVMTypeRef t = like(int_type(l, to), x);
	return from == to ? x : from < to ? LLVMBuildSExt(l->b, x, t, "") : LLVMBuildTrunc(l->b, x, t, "");
}

static LLVMValueRef lanes_of(wfi_llvm *l, const wfi_aff *a, int bits);

static LLVMValueRef sym_lanes(wfi_llvm *l, int sym, int bits)
{
	wfi_sym s = l->g.index.syms[sym];
	int slot = bits == 64 ? 2 : 1, xb;
	unsigned n = (unsigned)l->lanes;
	LLVMValueRef x, y, r;

	if (s.code[slot])
		return s.code[slot];
	switch (s.kind) {
	case WFI_SYM_DIV:
		xb = bits_for(s.x);
		x = lanes_of(l, s.x, xb);
		wfi_llvm_go(l, s.depth);
		r = resized(
			l,
			LLVMBuildUDiv(l->b, x, const_splat(LLVMConstInt(int_type(l, xb), (unsigned long long)s.k, false), n), ""),
			xb, bits);
		break;
	case WFI_SYM_CLAMP:
		xb = bits_for(s.x);
		x = lanes_of(l, s.x, xb);
		wfi_llvm_go(l, s.depth);
		r = resized(l, clamped(l, x, int_type(l, xb), s.lo, s.hi, s.x->lo<s.lo, s.x->hi> s.hi), xb, bits);
		break;
	case WFI_SYM_SELECT:
		x = lanes_of(l, s.x, bits), y = lanes_of(l, s.y, bits);
		r = wfi_llvm_splat(l, s.value, n);
		wfi_llvm_go(l, s.depth);
		r = LLVMBuildSelect(l->b, r, x, y, "");
		break;
	default:
		assert(s.kind == WFI_SYM_DATA);
		wfi_llvm_go(l, s.depth);
		r = data_number(l, &s, bits);
		break;
	}
	l->g.index.syms[sym].code[slot] = r;
	return r;
}

/* only what differs between lanes, less the first lane of the loop variable: 0, c, 2c … and the lanes of other symbols. Not go()ne to. */
static LLVMValueRef lane_part(wfi_llvm *l, const wfi_aff *a, int bits)
{
	LLVMTypeRef t = int_type(l, bits);
	int64_t c = wfi_aff_coefficient(a, l->lane_sym);
	LLVMValueRef sum = c ? const_steps(t, c, (unsigned)l->lanes) : NULL;

	for (int i = 0; i < a->n; i++) {
		if (!l->g.index.syms[a->t[i].sym].lanes || a->t[i].sym == l->lane_sym)
			continue;
		LLVMValueRef v = sym_lanes(l, a->t[i].sym, bits);
		wfi_llvm_go(l, a->depth);
		v = scaled(l, v, t, a->t[i].c);
		sum = sum ? LLVMBuildAdd(l->b, sum, v, "") : v;
	}
	return sum;
}

static LLVMValueRef lanes_of(wfi_llvm *l, const wfi_aff *a, int bits)
{
	unsigned n = (unsigned)l->lanes;
	LLVMValueRef even = number(l, a), odd = a->lanes ? lane_part(l, a, bits) : NULL;

	wfi_llvm_go(l, a->depth);
	if (bits == 32)
		even = LLVMBuildTrunc(l->b, even, l->type[WF_I32], "");
	even = wfi_llvm_splat(l, wfi_llvm_sv(even, WF_I64, a->depth, false), n);
	wfi_llvm_go(l, a->depth);
	return odd ? LLVMBuildAdd(l->b, even, odd, "") : even;
}

/* a as a value: lanes or one number */
static wfi_sv index_value(wfi_llvm *l, const wfi_aff *a)
{
	if (!a->lanes || l->lanes == 1)
		return wfi_llvm_sv(number(l, a), WF_I64, a->depth, a->lanes);
	int bits = bits_for(a);
	return wfi_llvm_sv(lanes_of(l, a, bits), bits == 64 ? WF_I64 : WF_I32, a->depth, true);
}

static wfi_llvm *llvm_of_gen(wfi_gen *g)
{
	return (wfi_llvm *)(void *)g;
}

static wfi_sv target_number(wfi_gen *g, const wfi_aff *a, wf_dtype d)
{
	wfi_llvm *l = llvm_of_gen(g);
	return wfi_s_convert(&l->builder.sb, d, index_value(l, a));
}

static wfi_sv target_in_range(wfi_gen *g, const wfi_aff *a, int64_t lo, int64_t hi)
{
	wfi_sb *b = &llvm_of_gen(g)->builder.sb;
	wfi_sv x = index_value(llvm_of_gen(g), a), r = { 0 };

	if (a->lo < lo)
		r = wfi_s_cmp(b, WFI_S_GE, x, wfi_s_i(b, x.dtype, lo));
	if (a->hi >= hi) {
		wfi_sv below = wfi_s_cmp(b, WFI_S_LT, x, wfi_s_i(b, x.dtype, hi));
		r = r.p ? wfi_s_and(b, r, below) : below;
	}
	return r;
}

/* ---- memory ---- */

LLVMTypeRef wfi_llvm_memory_type(wfi_llvm *l, wf_dtype d)
{
	return l->type[d == WF_BOOL ? WF_U8 : d == WF_F16 || d == WF_BF16 ? WF_U16 : d];
}

/* before LLVM 15 pointers say what they point to */
static LLVMValueRef pointing(wfi_llvm *l, LLVMValueRef p, LLVMTypeRef to)
{
#if LLVM_VERSION_MAJOR < 15
	LLVMTypeRef t = LLVMTypeOf(p);
	if (LLVMGetTypeKind(t) == LLVMPointerTypeKind && LLVMGetElementType(t) != to)
		return LLVMBuildBitCast(l->b, p, LLVMPointerType(to, 0), "");
#else
	(void)l, (void)to;
#endif
	return p;
}

/* where element `at` lies, its first lane; what differs between lanes otherwise is left out. A step for each depth, so that the
 * outer part stands outside. */
static LLVMValueRef address(wfi_llvm *l, LLVMValueRef base, LLVMTypeRef t, const wfi_aff *at)
{
	LLVMValueRef p;

	wfi_llvm_go(l, 0);
	p = pointing(l, base, t);
	if (at->k) {
		LLVMValueRef k = wfi_llvm_int(l, at->k);
		p = LLVMBuildGEP2(l->b, t, p, &k, 1, "");
	}
	for (int d = 0; d <= at->depth; d++) {
		LLVMValueRef v = terms_at(l, at, d, true);
		wfi_llvm_go(l, d);
		if (v)
			p = LLVMBuildGEP2(l->b, t, p, &v, 1, "");
	}
	return p;
}

/* ThreadSanitizer passes over accesses of more than 16 bytes and over gathers: in its builds lanes are read and written one by one. */
#if defined WFI_SANITIZE_THREAD
static const bool lane_by_lane = true;
#else
static const bool lane_by_lane = false;
#endif

static LLVMValueRef lane_number(wfi_llvm *l, unsigned i)
{
	return LLVMConstInt(l->type[WF_I32], i, false);
}

static LLVMValueRef load_lanes(wfi_llvm *l, LLVMTypeRef t, LLVMValueRef p, LLVMValueRef steps, unsigned align)
{
	unsigned n = (unsigned)l->lanes;
	LLVMValueRef x = LLVMGetUndef(LLVMVectorType(t, n));

	for (unsigned i = 0; i < n; i++) {
		LLVMValueRef at = steps ? LLVMBuildExtractElement(l->b, steps, lane_number(l, i), "") : wfi_llvm_int(l, i);
		LLVMValueRef one = LLVMBuildLoad2(l->b, t, LLVMBuildGEP2(l->b, t, p, &at, 1, ""), "");
		LLVMSetAlignment(one, align);
		x = LLVMBuildInsertElement(l->b, x, one, lane_number(l, i), "");
	}
	return x;
}

static void store_lanes(wfi_llvm *l, LLVMTypeRef t, LLVMValueRef v, LLVMValueRef p, unsigned align)
{
	for (unsigned i = 0; i < (unsigned)l->lanes; i++) {
		LLVMValueRef at = wfi_llvm_int(l, i), one = LLVMBuildExtractElement(l->b, v, lane_number(l, i), "");
		LLVMSetAlignment(LLVMBuildStore(l->b, one, LLVMBuildGEP2(l->b, t, p, &at, 1, "")), align);
	}
}

/* lanes one after the other? */
static bool consecutive(const wfi_llvm *l, const wfi_aff *at)
{
	for (int i = 0; i < at->n; i++)
		if (l->g.index.syms[at->t[i].sym].lanes && (at->t[i].sym != l->lane_sym || at->t[i].c != 1))
			return false;
	return true;
}

static LLVMValueRef gather(wfi_llvm *l, LLVMValueRef base, LLVMTypeRef t, unsigned align, const wfi_aff *at)
{
	unsigned n = (unsigned)l->lanes;
	LLVMValueRef p = address(l, base, t, at), steps = lane_part(l, at, bits_for(at));

	wfi_llvm_go(l, at->depth);
	if (lane_by_lane)
		return load_lanes(l, t, p, steps, align);
	LLVMValueRef ps = LLVMBuildGEP2(l->b, t, p, &steps, 1, "");
	LLVMTypeRef vec = LLVMVectorType(t, n), types[2] = { vec, LLVMTypeOf(ps) };
	LLVMValueRef args[4] = { ps, LLVMConstInt(l->type[WF_I32], align, false),
				 const_splat(LLVMConstInt(l->type[WF_BOOL], 1, false), n), LLVMGetUndef(vec) };
	const char *name = "llvm.masked.gather";
	LLVMValueRef f = LLVMGetIntrinsicDeclaration(l->module, LLVMLookupIntrinsicID(name, strlen(name)), types, 2);
	return LLVMBuildCall2(l->b, LLVMGlobalGetValueType(f), f, args, 4, "");
}

static int read_of(const wfi_llvm *l, const wfi_value *v)
{
	const wfi_value *s = l->plan->info[v->id].storage;
	int i = 0;

	while (l->kernel->reads[i].value != s) {
		i++;
		assert(i < l->kernel->n_reads);
	}
	return i;
}

static wfi_sv target_load(wfi_gen *g, const wfi_value *v, const wfi_aff *at)
{
	wfi_llvm *l = llvm_of_gen(g);
	wf_dtype d = v->type.dtype;
	LLVMTypeRef t = wfi_llvm_memory_type(l, d);
	LLVMValueRef base = l->pointers[read_of(l, v)], x;
	bool lanes = at->lanes && l->lanes > 1;
	unsigned align = (unsigned)wf_dtype_size(d);

	if (lanes && !consecutive(l, at)) {
		x = gather(l, base, t, align, at);
	} else {
		LLVMTypeRef whole = lanes ? LLVMVectorType(t, (unsigned)l->lanes) : t;
		LLVMValueRef p = address(l, base, t, at);
		wfi_llvm_go(l, at->depth);
		if (lanes && lane_by_lane) {
			x = load_lanes(l, t, p, NULL, align);
		} else {
			x = LLVMBuildLoad2(l->b, whole, pointing(l, p, whole), "");
			LLVMSetAlignment(x, align);
		}
	}
	if (d == WF_BOOL)
		x = LLVMBuildICmp(l->b, LLVMIntNE, x, LLVMConstNull(LLVMTypeOf(x)), "");
	return wfi_llvm_sv(x, d == WF_F16 || d == WF_BF16 ? WF_U16 : d, at->depth, at->lanes);
}

void wfi_llvm_store(wfi_llvm *l, int r, const wfi_aff *at, wfi_sv x)
{
	wf_dtype d = l->kernel->roots[r]->type.dtype;
	LLVMTypeRef t = wfi_llvm_memory_type(l, d);
	bool lanes = at->lanes && l->lanes > 1;
	LLVMValueRef v = lanes ? wfi_llvm_splat(l, x, (unsigned)l->lanes) : x.p;
	LLVMValueRef p = address(l, l->pointers[l->kernel->n_reads + r], t, at);

	assert(!lanes || consecutive(l, at));
	wfi_llvm_go(l, at->depth);
	if (d == WF_BOOL)
		v = LLVMBuildZExt(l->b, v, like(t, v), "");
	if (lanes && lane_by_lane)
		store_lanes(l, t, v, p, (unsigned)wf_dtype_size(d));
	else
		LLVMSetAlignment(LLVMBuildStore(l->b, v, pointing(l, p, LLVMTypeOf(v))), (unsigned)wf_dtype_size(d));
}

static const wfi_gen_target target = { target_load, target_number, target_in_range };

static bool stored(const wfi_gen *g, const wfi_value *v)
{
	const wfi_llvm *l = (const wfi_llvm *)(const void *)g;
	return wfi_kernel_loads(l->plan, l->kernel, v);
}

void wfi_llvm_init(wfi_llvm *l, LLVMContextRef c, LLVMModuleRef module, LLVMBuilderRef b)
{
	*l = (wfi_llvm){ .context = c, .module = module, .b = b, .lanes = 1, .lane_sym = -1 };
	l->builder.sb.v = &emitting;
	l->builder.self = l;
	wfi_gen_init(&l->g, &target, &l->builder.sb);
	l->g.stored = stored;
	l->type[WF_BOOL] = LLVMInt1TypeInContext(c);
	l->type[WF_I8] = l->type[WF_U8] = LLVMInt8TypeInContext(c);
	l->type[WF_I16] = l->type[WF_U16] = LLVMInt16TypeInContext(c);
	l->type[WF_I32] = l->type[WF_U32] = LLVMInt32TypeInContext(c);
	l->type[WF_I64] = l->type[WF_U64] = LLVMInt64TypeInContext(c);
	l->type[WF_F32] = LLVMFloatTypeInContext(c);
	l->type[WF_F64] = LLVMDoubleTypeInContext(c);
}

void wfi_llvm_free(wfi_llvm *l)
{
	wfi_gen_free(&l->g);
	wfi_free(l->splats);
}

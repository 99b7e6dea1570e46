/* scalar.h: the narrow interface in which an elementwise operation says what it computes, once, for every CPU path.
 * A wfi_sv is one value, or a vector of lanes: the writer does not know which. Two builders implement the table: LLVM's
 * (backend/cpu/llvm) and an immediate one that computes in plain C (scalar_eval.c: tests of the math, constant folding).
 * Floats here are f32 or f64 only (f16 and bf16 are widened to f32 before and rounded after); bool is WF_BOOL.
 * Nothing contracts by itself: a fused multiply-add is written wfi_s_fma, so bits do not depend on fusion or vector width. */
#ifndef WFI_SCALAR_H
#define WFI_SCALAR_H
#include "ir/op.h"

typedef struct wfi_sv { void *p; uint64_t bits; wf_dtype dtype; } wfi_sv; /* p: LLVM's value; bits: the immediate builder's */
typedef struct wfi_sb wfi_sb;

typedef enum wfi_sop {
	/* float and integer by dtype; integers wrap */
	WFI_S_ADD, WFI_S_SUB, WFI_S_MUL,
	WFI_S_DIV, WFI_S_REM,          /* float: C's / and fmod; integer: the caller has excluded 0 and MIN / −1 */
	WFI_S_NEG, WFI_S_ABS,
	/* float only */
	WFI_S_FMA, WFI_S_SQRT, WFI_S_FLOOR, WFI_S_CEIL, WFI_S_TRUNC, WFI_S_ROUNDEVEN, WFI_S_COPYSIGN,
	/* integer and bool */
	WFI_S_AND, WFI_S_OR, WFI_S_XOR, WFI_S_NOT,
	WFI_S_SHL, WFI_S_SHR,          /* SHR: arithmetic when signed, logical when unsigned; amount < bits is the caller's duty */
	WFI_S_POPCNT, WFI_S_CLZ,
	WFI_S_COUNT
} wfi_sop;
/* ordered comparisons are false with NaN; NE is true with NaN (IEEE !=) */
typedef enum wfi_scmp { WFI_S_EQ, WFI_S_NE, WFI_S_LT, WFI_S_LE, WFI_S_GT, WFI_S_GE } wfi_scmp;

typedef struct wfi_sb_vtable {
	wfi_sv (*constant)(wfi_sb *b, wf_dtype d, uint64_t bits);   /* the element's bit pattern, zero-extended */
	wfi_sv (*op)(wfi_sb *b, wfi_sop op, wfi_sv x, wfi_sv y, wfi_sv z);
	wfi_sv (*cmp)(wfi_sb *b, wfi_scmp c, wfi_sv x, wfi_sv y);   /* bool */
	wfi_sv (*select)(wfi_sb *b, wfi_sv cond, wfi_sv yes, wfi_sv no);
	wfi_sv (*convert)(wfi_sb *b, wf_dtype to, wfi_sv x);        /* float→int: the value is known to fit; int→float rounds; int→int wraps; bool is 0/1; never from or to f16/bf16 */
	wfi_sv (*bitcast)(wfi_sb *b, wf_dtype to, wfi_sv x);        /* same width */
} wfi_sb_vtable;
struct wfi_sb { const wfi_sb_vtable *v; };

/* ---- short names for writers ---- */
static inline wfi_sv wfi_s_op1(wfi_sb *b, wfi_sop o, wfi_sv x) { return b->v->op(b, o, x, x, x); }
static inline wfi_sv wfi_s_op2(wfi_sb *b, wfi_sop o, wfi_sv x, wfi_sv y) { return b->v->op(b, o, x, y, y); }
static inline wfi_sv wfi_s_add(wfi_sb *b, wfi_sv x, wfi_sv y) { return wfi_s_op2(b, WFI_S_ADD, x, y); }
static inline wfi_sv wfi_s_sub(wfi_sb *b, wfi_sv x, wfi_sv y) { return wfi_s_op2(b, WFI_S_SUB, x, y); }
static inline wfi_sv wfi_s_mul(wfi_sb *b, wfi_sv x, wfi_sv y) { return wfi_s_op2(b, WFI_S_MUL, x, y); }
static inline wfi_sv wfi_s_div(wfi_sb *b, wfi_sv x, wfi_sv y) { return wfi_s_op2(b, WFI_S_DIV, x, y); }
static inline wfi_sv wfi_s_fma(wfi_sb *b, wfi_sv x, wfi_sv y, wfi_sv z) { return b->v->op(b, WFI_S_FMA, x, y, z); } /* x * y + z */
static inline wfi_sv wfi_s_neg(wfi_sb *b, wfi_sv x) { return wfi_s_op1(b, WFI_S_NEG, x); }
static inline wfi_sv wfi_s_abs(wfi_sb *b, wfi_sv x) { return wfi_s_op1(b, WFI_S_ABS, x); }
static inline wfi_sv wfi_s_and(wfi_sb *b, wfi_sv x, wfi_sv y) { return wfi_s_op2(b, WFI_S_AND, x, y); }
static inline wfi_sv wfi_s_or(wfi_sb *b, wfi_sv x, wfi_sv y) { return wfi_s_op2(b, WFI_S_OR, x, y); }
static inline wfi_sv wfi_s_xor(wfi_sb *b, wfi_sv x, wfi_sv y) { return wfi_s_op2(b, WFI_S_XOR, x, y); }
static inline wfi_sv wfi_s_not(wfi_sb *b, wfi_sv x) { return wfi_s_op1(b, WFI_S_NOT, x); }
static inline wfi_sv wfi_s_shl(wfi_sb *b, wfi_sv x, wfi_sv y) { return wfi_s_op2(b, WFI_S_SHL, x, y); }
static inline wfi_sv wfi_s_shr(wfi_sb *b, wfi_sv x, wfi_sv y) { return wfi_s_op2(b, WFI_S_SHR, x, y); }
static inline wfi_sv wfi_s_cmp(wfi_sb *b, wfi_scmp c, wfi_sv x, wfi_sv y) { return b->v->cmp(b, c, x, y); }
static inline wfi_sv wfi_s_select(wfi_sb *b, wfi_sv c, wfi_sv x, wfi_sv y) { return b->v->select(b, c, x, y); }
static inline wfi_sv wfi_s_convert(wfi_sb *b, wf_dtype d, wfi_sv x) { return x.dtype == d ? x : b->v->convert(b, d, x); }
static inline wfi_sv wfi_s_bitcast(wfi_sb *b, wf_dtype d, wfi_sv x) { return x.dtype == d ? x : b->v->bitcast(b, d, x); }
/* constants from a number: of f16 and bf16 as f32, of every other type as it is stored (complex: up to 64 bits of it) */
wfi_sv wfi_s_f(wfi_sb *b, wf_dtype d, double x);
wfi_sv wfi_s_i(wfi_sb *b, wf_dtype d, int64_t x);
/* compositions (scalar.c) */
wfi_sv wfi_s_is_nan(wfi_sb *b, wfi_sv x);
wfi_sv wfi_s_max(wfi_sb *b, wfi_sv x, wfi_sv y); /* float: NaN of either wins, +0 > −0 (StableHLO maximum); integers by sign */
wfi_sv wfi_s_min(wfi_sb *b, wfi_sv x, wfi_sv y);
wfi_sv wfi_s_to_int(wfi_sb *b, wf_dtype d, wfi_sv x); /* float→int, saturating, NaN → 0 */
wfi_sv wfi_s_combine(wfi_sb *b, wfi_reduce_kind k, wfi_sv acc, wfi_sv x); /* one step of a reduction (f16, bf16: on f32) */
wfi_sv wfi_s_identity(wfi_sb *b, wfi_reduce_kind k, wf_dtype d);
/* storage: loads widen f16/bf16 to f32, stores round; emitted as integer operations (libgcc 12 has no __truncsfbf2) */
wfi_sv wfi_s_widen(wfi_sb *b, wf_dtype storage, wfi_sv bits16);  /* u16 → f32 */
wfi_sv wfi_s_narrow(wfi_sb *b, wf_dtype storage, wfi_sv f32);    /* f32 → u16 */

/* the immediate builder: bits hold the value */
extern wfi_sb wfi_scalar_immediate;

/* Runs op->scalar on one element of each operand, immediately; out has op->n_out. f16 and bf16 in and out as their bits. */
void wfi_scalar_eval(const wfi_view *e, const wfi_sv *in, wfi_sv *out);
#endif

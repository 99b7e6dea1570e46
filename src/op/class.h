/* class.h: what elementwise operations share: prefixes for their descriptors, infer functions, plain evaluation, constructors. */
#ifndef WFI_OP_CLASS_H
#define WFI_OP_CLASS_H
#include <math.h>
#include <weft/ops.h>
#include "ir/trace.h"
#include "lower/element.h"
#include "lower/math.h"
#include "lower/scalar.h"

/* ---- descriptors: the head of an initializer. flags beyond ELEMENTWISE are the last argument. ---- */
#define WFI_UNARY(name_, doc_, infer_) \
	.name = (name_), .doc = (doc_), .n_in = 1, .n_out = 1, .flags = WFI_OP_ELEMENTWISE, .infer = (infer_), \
	.lowering = WFI_LOWER_SCALAR, .shard = "elementwise"
#define WFI_UNARY_OWN(name_, doc_, infer_) \
	.name = (name_), .doc = (doc_), .n_in = 1, .n_out = 1, .flags = WFI_OP_ELEMENTWISE | WFI_OP_OWN, .infer = (infer_), \
	.lowering = WFI_LOWER_SCALAR, .shard = "elementwise"
#define WFI_BINARY(name_, doc_, infer_, flags_) \
	.name = (name_), .doc = (doc_), .n_in = 2, .n_out = 1, .flags = WFI_OP_ELEMENTWISE | (flags_), .infer = (infer_), \
	.lowering = WFI_LOWER_SCALAR, .shard = "elementwise"

/* ---- infer: all operands have one type, of a kind; every result has it too ---- */
enum { WFI_KIND_BOOL = 1, WFI_KIND_SIGNED = 2, WFI_KIND_UNSIGNED = 4, WFI_KIND_FLOAT = 8, WFI_KIND_COMPLEX = 16 };
unsigned wfi_kind_of(wf_dtype d);     /* of a token: 0 */
/* number of operands as the descriptor says, attributes there when it has any; every infer begins with it */
bool wfi_infer_arity(wfi_infer *c);
bool wfi_infer_kinds(wfi_infer *c, unsigned kinds);
bool wfi_infer_any(wfi_infer *c);     /* but tokens */
bool wfi_infer_number(wfi_infer *c);  /* integers, floats, complex */
bool wfi_infer_real(wfi_infer *c);    /* integers and floats */
bool wfi_infer_signed(wfi_infer *c);  /* signed integers and floats */
bool wfi_infer_float(wfi_infer *c);
bool wfi_infer_inexact(wfi_infer *c); /* floats and complex */
bool wfi_infer_int(wfi_infer *c);
bool wfi_infer_bits(wfi_infer *c);    /* bool and integers */

/* ---- eval: element by element. Floats in double, rounded once; integers as int64 (unsigned: its bits), wrapped. ---- */
wf_error *wfi_eval_f1(const wfi_eval *e, double (*f)(double));
wf_error *wfi_eval_f2(const wfi_eval *e, double (*f)(double, double));
/* f for floats, s for signed integers and bool, u for unsigned (NULL: s) */
wf_error *wfi_eval_1(const wfi_eval *e, double (*f)(double), int64_t (*s)(int64_t));
wf_error *wfi_eval_2(const wfi_eval *e, double (*f)(double, double), int64_t (*s)(int64_t, int64_t),
		     uint64_t (*u)(uint64_t, uint64_t));

/* the operand itself: eval, scalar code, and the text: it is written as its operand */
wf_error *wfi_eval_same(const wfi_eval *e);
void wfi_scalar_same(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out);
extern const struct wfi_text wfi_text_same;

/* ---- one-line rules: b, e, x, out; e, t; e, ct are in scope of the expression ---- */
#define WFI_SCALAR(fn, expr) \
	static void fn(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out) { (void)b, (void)e; *out = (expr); }
#define WFI_JVP(fn, expr) \
	static wf_val fn(const wfi_view *e, wf_val t) { (void)e; return (expr); }
#define WFI_CT(fn, expr) \
	static wf_val fn(const wfi_view *e, wf_val ct) { (void)e; return (expr); }
wf_val wfi_ct_pass(const wfi_view *e, wf_val ct); /* the cotangent itself */
wf_val wfi_ct_neg(const wfi_view *e, wf_val ct);

/* ---- constructors ---- */
wf_val wfi_unary(const wfi_op *op, wf_val x);
wf_val wfi_unary_inexact(const wfi_op *op, wf_val x);             /* an integer becomes f32 */
wf_val wfi_binary(const wfi_op *op, wf_val a, wf_val b);          /* promoted, broadcast */
wf_val wfi_binary_inexact(const wfi_op *op, wf_val a, wf_val b);
wf_val wfi_binary_number(const wfi_op *op, wf_val a, wf_val b);   /* two bools become i32 */
/* the shape that numpy's rules give n leaves (dtype of the first); false and a failure when there is none */
bool wfi_common_shape(const char *op, const wf_val *v, int n, wfi_type *out);

/* ---- samples: scalar, empty, 1-d, odd sizes, more than a vector; f32, f64, f16, bf16 ---- */
#define WFI_SAMPLE1(type, lo_, hi_) { .in = type, .lo = (lo_), .hi = (hi_) }
#define WFI_SAMPLE2(type, lo_, hi_) { .in = type ", " type, .lo = (lo_), .hi = (hi_) }
#define WFI_SAMPLES_FLOAT(M, lo_, hi_) \
	M("f32[]", lo_, hi_), M("f32[0]", lo_, hi_), M("f32[37]", lo_, hi_), M("f64[3,5,7]", lo_, hi_), \
	M("f16[17]", lo_, hi_), M("bf16[4,5]", lo_, hi_)
#define WFI_SAMPLES_INT(M, lo_, hi_) \
	M("i32[]", lo_, hi_), M("i32[3,5,7]", lo_, hi_), M("i64[19]", lo_, hi_), M("u32[33]", lo_, hi_), \
	M("u8[5]", lo_, hi_), M("i8[2,9]", lo_, hi_), M("u64[4]", lo_, hi_), M("i16[0]", lo_, hi_)
#define WFI_SAMPLES_COMPLEX(M, lo_, hi_) M("c64[]", lo_, hi_), M("c64[19]", lo_, hi_), M("c128[3,5]", lo_, hi_), M("c64[0]", lo_, hi_)
/* the floats below 16 bits whose range has lo and hi in it: up to 4 */
#define WFI_SAMPLES_MINI(M, lo_, hi_) \
	M("f8E4M3FN[17]", lo_, hi_), M("f8E5M2[5]", lo_, hi_), M("f8E3M4[9]", lo_, hi_), M("f8E4M3B11FNUZ[3,5]", lo_, hi_), \
	M("f6E2M3FN[7]", lo_, hi_), M("f4E2M1FN[9]", lo_, hi_)
#define WFI_SAMPLES_NARROW(M) M("i2[9]", -2, 1), M("i4[3,5]", -8, 7), M("u2[9]", 0, 3), M("u4[19]", 0, 15)
#define WFI_SAMPLES_END { .in = NULL }
#endif

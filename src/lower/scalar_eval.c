/* scalar_eval.c: the immediate builder. It computes at once in plain C, on the bits of one element. Branch-free code evaluates
 * both sides of every select, so nothing here may be undefined, whatever comes in: where LLVM would give poison (a shift beyond
 * the width, a division by zero, a conversion that does not fit) this gives some number, which nobody takes. */
#include <assert.h>
#include <math.h>
#include "lower/scalar.h"

static wfi_sv make(wf_dtype d, uint64_t bits)
{
	int width = wfi_dtype_bits(d);
	return (wfi_sv){ .bits = width >= 64 ? bits : bits & ((UINT64_C(1) << width) - 1), .dtype = d };
}

static wfi_sv make_f32(float x)
{
	uint32_t bits;
	memcpy(&bits, &x, sizeof bits);
	return make(WF_F32, bits);
}

static wfi_sv make_f64(double x)
{
	uint64_t bits;
	memcpy(&bits, &x, sizeof bits);
	return make(WF_F64, bits);
}

static float f32_of(wfi_sv x)
{
	uint32_t bits = (uint32_t)x.bits;
	float f;
	memcpy(&f, &bits, sizeof f);
	return f;
}

static double f64_of(wfi_sv x)
{
	double f;
	if (x.dtype == WF_F32)
		return (double)f32_of(x);
	memcpy(&f, &x.bits, sizeof f);
	return f;
}

static int64_t signed_of(wfi_sv x) /* sign-extended */
{
	int unused = 64 - wfi_dtype_bits(x.dtype);
	return (int64_t)(x.bits << unused) >> unused;
}

static wfi_sv constant(wfi_sb *b, wf_dtype d, uint64_t bits)
{
	(void)b;
	return make(d, bits);
}

static wfi_sv op_f32(wfi_sop op, wfi_sv vx, wfi_sv vy, wfi_sv vz)
{
	float x = f32_of(vx), y = f32_of(vy), z = f32_of(vz);
	switch (op) {
	case WFI_S_ADD: return make_f32(x + y);
	case WFI_S_SUB: return make_f32(x - y);
	case WFI_S_MUL: return make_f32(x * y);
	case WFI_S_DIV: return make_f32(x / y);
	case WFI_S_REM: return make_f32(fmodf(x, y));
	case WFI_S_NEG: return make(WF_F32, vx.bits ^ UINT32_C(0x80000000));
	case WFI_S_ABS: return make(WF_F32, vx.bits & UINT32_C(0x7fffffff));
	case WFI_S_FMA: return make_f32(fmaf(x, y, z));
	case WFI_S_SQRT: return make_f32(sqrtf(x));
	case WFI_S_FLOOR: return make_f32(floorf(x));
	case WFI_S_CEIL: return make_f32(ceilf(x));
	case WFI_S_TRUNC: return make_f32(truncf(x));
	case WFI_S_ROUNDEVEN: return make_f32(nearbyintf(x));
	case WFI_S_COPYSIGN: return make(WF_F32, (vx.bits & UINT32_C(0x7fffffff)) | (vy.bits & UINT32_C(0x80000000)));
	default: assert(false && "not an operation on floats"); return vx;
	}
}

static wfi_sv op_f64(wfi_sop op, wfi_sv vx, wfi_sv vy, wfi_sv vz)
{
	const uint64_t sign = UINT64_C(1) << 63;
	double x = f64_of(vx), y = f64_of(vy), z = f64_of(vz);
	switch (op) {
	case WFI_S_ADD: return make_f64(x + y);
	case WFI_S_SUB: return make_f64(x - y);
	case WFI_S_MUL: return make_f64(x * y);
	case WFI_S_DIV: return make_f64(x / y);
	case WFI_S_REM: return make_f64(fmod(x, y));
	case WFI_S_NEG: return make(WF_F64, vx.bits ^ sign);
	case WFI_S_ABS: return make(WF_F64, vx.bits & ~sign);
	case WFI_S_FMA: return make_f64(fma(x, y, z));
	case WFI_S_SQRT: return make_f64(sqrt(x));
	case WFI_S_FLOOR: return make_f64(floor(x));
	case WFI_S_CEIL: return make_f64(ceil(x));
	case WFI_S_TRUNC: return make_f64(trunc(x));
	case WFI_S_ROUNDEVEN: return make_f64(nearbyint(x));
	case WFI_S_COPYSIGN: return make(WF_F64, (vx.bits & ~sign) | (vy.bits & sign));
	default: assert(false && "not an operation on floats"); return vx;
	}
}

static uint64_t divided(wfi_sv x, wfi_sv y, bool remainder)
{
	if (y.bits == 0)
		return 0;
	if (!wfi_is_signed(x.dtype))
		return remainder ? x.bits % y.bits : x.bits / y.bits;
	int64_t n = signed_of(x), d = signed_of(y);
	if (d == -1) /* MIN / −1 does not fit */
		return remainder ? 0 : -x.bits;
	return (uint64_t)(remainder ? n % d : n / d);
}

static uint64_t shifted(wfi_sv x, wfi_sv y, bool left)
{
	if (y.bits >= (uint64_t)wfi_dtype_bits(x.dtype))
		return 0;
	if (left)
		return x.bits << y.bits;
	return wfi_is_signed(x.dtype) ? (uint64_t)(signed_of(x) >> y.bits) : x.bits >> y.bits;
}

static uint64_t leading_zeros(wfi_sv x)
{
	uint64_t width = (uint64_t)wfi_dtype_bits(x.dtype);
	return x.bits == 0 ? width : (uint64_t)__builtin_clzll(x.bits) - (64 - width);
}

static wfi_sv op_int(wfi_sop op, wfi_sv x, wfi_sv y)
{
	wf_dtype d = x.dtype;
	switch (op) {
	case WFI_S_ADD: return make(d, x.bits + y.bits);
	case WFI_S_SUB: return make(d, x.bits - y.bits);
	case WFI_S_MUL: return make(d, x.bits * y.bits);
	case WFI_S_DIV: return make(d, divided(x, y, false));
	case WFI_S_REM: return make(d, divided(x, y, true));
	case WFI_S_NEG: return make(d, -x.bits);
	case WFI_S_ABS: return make(d, wfi_is_signed(d) && signed_of(x) < 0 ? -x.bits : x.bits);
	case WFI_S_AND: return make(d, x.bits & y.bits);
	case WFI_S_OR: return make(d, x.bits | y.bits);
	case WFI_S_XOR: return make(d, x.bits ^ y.bits);
	case WFI_S_NOT: return make(d, ~x.bits);
	case WFI_S_SHL: return make(d, shifted(x, y, true));
	case WFI_S_SHR: return make(d, shifted(x, y, false));
	case WFI_S_POPCNT: return make(d, (uint64_t)__builtin_popcountll(x.bits));
	case WFI_S_CLZ: return make(d, leading_zeros(x));
	default: assert(false && "not an operation on integers"); return x;
	}
}

static wfi_sv op_any(wfi_sb *b, wfi_sop op, wfi_sv x, wfi_sv y, wfi_sv z)
{
	(void)b;
	assert(x.dtype == y.dtype && y.dtype == z.dtype);
	if (x.dtype == WF_F32)
		return op_f32(op, x, y, z);
	if (x.dtype == WF_F64)
		return op_f64(op, x, y, z);
	assert(!wfi_is_float(x.dtype));
	return op_int(op, x, y);
}

static wfi_sv cmp(wfi_sb *b, wfi_scmp c, wfi_sv x, wfi_sv y)
{
	(void)b;
	assert(x.dtype == y.dtype);
	bool less, equal;
	if (wfi_is_float(x.dtype)) {
		double fx = f64_of(x), fy = f64_of(y);
		if (isnan(fx) || isnan(fy))
			return make(WF_BOOL, c == WFI_S_NE);
		less = fx < fy;
		equal = fx == fy;
	} else {
		less = wfi_is_signed(x.dtype) ? signed_of(x) < signed_of(y) : x.bits < y.bits;
		equal = x.bits == y.bits;
	}
	const bool holds[] = { equal, !equal, less, less || equal, !less && !equal, !less };
	return make(WF_BOOL, holds[c]);
}

static wfi_sv select_one(wfi_sb *b, wfi_sv cond, wfi_sv yes, wfi_sv no)
{
	(void)b;
	assert(cond.dtype == WF_BOOL && yes.dtype == no.dtype);
	return cond.bits ? yes : no;
}

/* truncates; what does not fit gives 0 */
static uint64_t int_of(double x, bool is_signed)
{
	if (is_signed)
		return x >= -0x1p63 && x < 0x1p63 ? (uint64_t)(int64_t)x : 0;
	if (x < 0) /* (−1, 0) truncates to 0; below that it does not fit an unsigned type */
		return 0;
	return x < 0x1p64 ? (uint64_t)x : 0;
}

static wfi_sv convert(wfi_sb *b, wf_dtype to, wfi_sv x)
{
	(void)b;
	bool from_float = wfi_is_float(x.dtype);
	assert(x.dtype != WF_F16 && x.dtype != WF_BF16 && to != WF_F16 && to != WF_BF16);
	if (to == WF_BOOL)
		return make(WF_BOOL, from_float ? f64_of(x) != 0 : x.bits != 0);
	if (to == WF_F64)
		return make_f64(from_float ? f64_of(x) : wfi_is_signed(x.dtype) ? (double)signed_of(x) : (double)x.bits);
	if (to == WF_F32)
		return make_f32(from_float ? (float)f64_of(x) : wfi_is_signed(x.dtype) ? (float)signed_of(x) : (float)x.bits);
	if (from_float)
		return make(to, int_of(f64_of(x), wfi_is_signed(to)));
	return make(to, wfi_is_signed(x.dtype) ? (uint64_t)signed_of(x) : x.bits);
}

static wfi_sv bitcast(wfi_sb *b, wf_dtype to, wfi_sv x)
{
	(void)b;
	assert(wfi_dtype_bits(to) == wfi_dtype_bits(x.dtype));
	return make(to, x.bits);
}

static const wfi_sb_vtable vtable = {
	.constant = constant, .op = op_any, .cmp = cmp, .select = select_one, .convert = convert, .bitcast = bitcast,
};
wfi_sb wfi_scalar_immediate = { &vtable };

static bool is_half(wf_dtype d)
{
	return d == WF_F16 || d == WF_BF16;
}

void wfi_scalar_eval(const wfi_view *e, const wfi_sv *in, wfi_sv *out)
{
	enum { MOST = 8 };
	wfi_sb *b = &wfi_scalar_immediate;
	wfi_sv x[MOST] = { { 0 } };
	assert(e->n_in <= MOST && e->op->scalar);
	for (int i = 0; i < e->n_in; i++) {
		wf_dtype d = e->in_type[i].dtype;
		x[i] = is_half(d) ? wfi_s_widen(b, d, make(WF_U16, in[i].bits)) : make(d, in[i].bits);
	}
	e->op->scalar(b, e, x, out);
	for (int i = 0; i < e->n_out; i++) {
		wf_dtype d = e->out_type[i].dtype;
		if (is_half(d) && out[i].dtype == WF_F32)
			out[i] = make(d, wfi_s_narrow(b, d, out[i]).bits);
	}
}

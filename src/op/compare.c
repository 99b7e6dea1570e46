/* comparisons, and what is asked of single numbers */
#include "op/class.h"

enum { EQ, NE, GE, GT, LE, LT };
static const char *const directions[] = { "EQ", "NE", "GE", "GT", "LE", "LT", NULL };
/* NOTYPE: by the operands' type; TOTALORDER: −NaN < −∞ < … < −0 < +0 < … < +∞ < +NaN */
enum { NOTYPE, FLOAT, TOTALORDER, SIGNED, UNSIGNED };
static const char *const types[] = { "NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED", NULL };
typedef struct compare_attrs { int direction, type; } compare_attrs;

static bool type_fits(int type, wf_dtype d)
{
	switch (type) {
	case NOTYPE: return true;
	case FLOAT: return wfi_is_inexact(d);
	case TOTALORDER: return wfi_is_float(d);
	case SIGNED: return wfi_is_signed(d);
	case UNSIGNED: return wfi_is_unsigned(d) || d == WF_BOOL;
	default: return false;
	}
}

static bool compare_infer(wfi_infer *c)
{
	char text[WFI_TYPE_TEXT];
	if (!wfi_infer_any(c))
		return false;
	const compare_attrs *a = c->attrs;
	if (a->direction < EQ || a->direction > LT)
		return wfi_infer_fail(c, "%d is not a direction of a comparison", a->direction);
	if (!type_fits(a->type, c->in[0].dtype))
		return wfi_infer_fail(c, "a comparison of type %s does not fit %s",
				      a->type < NOTYPE || a->type > UNSIGNED ? "(unknown)" : types[a->type], wfi_type_text(&c->in[0], text));
	if (wfi_is_complex(c->in[0].dtype) && a->direction != EQ && a->direction != NE)
		return wfi_infer_fail(c, "complex numbers have no order (%s of %s): only EQ and NE", directions[a->direction],
				      wfi_type_text(&c->in[0], text));
	c->out[0].dtype = WF_BOOL;
	return true;
}

/* of what is less, equal, greater; none of them with NaN, which is unequal */
static bool holds(int direction, bool less, bool equal, bool greater)
{
	const bool answer[] = { equal, !equal, greater || equal, greater, less || equal, less };
	return answer[direction];
}

/* a float's bits as a number in the total order */
static int64_t total_order(wf_dtype d, const void *p, int64_t i)
{
	uint64_t bits = 0;
	size_t size = wf_dtype_size(d);
	int width = wfi_dtype_bits(d);
	memcpy(&bits, (const char *)p + (size_t)i * size, size);
	if (d == WF_F8E8M0FNU) /* has no sign */
		return (int64_t)bits;
	int64_t x = (int64_t)(bits << (64 - width)) >> (64 - width);
	return x < 0 ? x ^ INT64_MAX : x;
}

static wf_error *compare_eval(const wfi_eval *e)
{
	const compare_attrs *a = e->attrs;
	wf_dtype d = e->in_type[0].dtype;
	int64_t n = wfi_type_count(&e->out_type[0]);
	int direction = a->direction;
	for (int64_t i = 0; i < n; i++) {
		bool r;
		if (a->type == TOTALORDER) {
			int64_t x = total_order(d, e->in[0], i), y = total_order(d, e->in[1], i);
			r = holds(direction, x < y, x == y, x > y);
		} else if (wfi_is_complex(d)) {
			r = holds(direction, false, wfi_load_c(d, e->in[0], i) == wfi_load_c(d, e->in[1], i), false);
		} else if (wfi_is_float(d)) {
			double x = wfi_load_f(d, e->in[0], i), y = wfi_load_f(d, e->in[1], i);
			r = holds(direction, x < y, x == y, x > y);
		} else {
			int64_t x = wfi_load_i(d, e->in[0], i), y = wfi_load_i(d, e->in[1], i);
			bool u = wfi_is_unsigned(d);
			r = holds(direction, u ? (uint64_t)x < (uint64_t)y : x < y, x == y, u ? (uint64_t)x > (uint64_t)y : x > y);
		}
		((bool *)e->out[0])[i] = r;
	}
	return NULL;
}

/* the same as signed integers; f16 and bf16 arrive as f32, in which they keep their order, NaNs too */
static wfi_sv ordered(wfi_sb *b, wfi_sv x)
{
	wf_dtype d = x.dtype == WF_F64 ? WF_I64 : WF_I32;
	wfi_sv bits = wfi_s_bitcast(b, d, x);
	wfi_sv turned = wfi_s_xor(b, bits, wfi_s_i(b, d, d == WF_I64 ? INT64_MAX : INT32_MAX));
	return wfi_s_select(b, wfi_s_cmp(b, WFI_S_LT, bits, wfi_s_i(b, d, 0)), turned, bits);
}

static void compare_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	static const wfi_scmp comparison[] = { WFI_S_EQ, WFI_S_NE, WFI_S_GE, WFI_S_GT, WFI_S_LE, WFI_S_LT };
	const compare_attrs *a = e->attrs;
	bool total = a->type == TOTALORDER;
	*out = wfi_s_cmp(b, comparison[a->direction], total ? ordered(b, x[0]) : x[0], total ? ordered(b, x[1]) : x[1]);
}

static const wfi_attr_field compare_fields[] = {
	{ "comparison_direction", WFI_ATTR_ENUM, offsetof(compare_attrs, direction), directions },
	{ "compare_type", WFI_ATTR_ENUM, offsetof(compare_attrs, type), types },
	{ NULL, WFI_ATTR_I64, 0, NULL },
};

#define BY(d, type, lo_, hi_) { .in = type ", " type, .attrs = &(const compare_attrs){ d, NOTYPE }, .lo = (lo_), .hi = (hi_) }
#define AS(d, t, type, lo_, hi_) { .in = type ", " type, .attrs = &(const compare_attrs){ d, t }, .lo = (lo_), .hi = (hi_) }
static const wfi_sample compare_samples[] = { BY(LT, "f32[]", -2, 2),      BY(EQ, "f32[0]", -2, 2),     BY(GE, "f32[37]", -2, 2),
					      BY(GT, "f64[3,5,7]", -2, 2), BY(LE, "bf16[4,5]", -2, 2),  BY(NE, "f16[17]", -2, 2),
					      BY(EQ, "i32[3,5,7]", -2, 2), BY(NE, "i64[33]", -2, 2),    BY(LT, "u8[50]", 0, 255),
					      BY(GT, "i8[50]", -128, 127), BY(LE, "u64[9]", 0, 1.8e19), BY(GE, "i16[9]", -3, 3),
					      BY(EQ, "bool[17]", 0, 1),    BY(LT, "bool[17]", 0, 1),
					      AS(LT, TOTALORDER, "f32[33]", -2, 2), AS(GE, TOTALORDER, "f64[9]", -2, 2),
					      AS(EQ, TOTALORDER, "bf16[9]", -2, 2), AS(LE, TOTALORDER, "f16[9]", -2, 2),
					      AS(GT, TOTALORDER, "f8E4M3FN[9]", -2, 2), AS(LT, SIGNED, "i32[9]", -3, 3),
					      AS(GE, UNSIGNED, "u8[9]", 0, 255), AS(NE, FLOAT, "f32[9]", -2, 2),
					      BY(EQ, "c64[9]", 0, 0), AS(NE, FLOAT, "c128[3]", 0, 0), BY(LT, "i4[9]", -8, 7),
					      BY(GE, "u2[9]", 0, 3), BY(LE, "f6E3M2FN[9]", -2, 2), WFI_SAMPLES_END };

const wfi_op wfi_op_compare = {
	WFI_BINARY("compare", "bool: does the comparison hold? With NaN only NE does; in the total order NaNs come first and last by sign.", compare_infer, 0),
	.attrs_size = sizeof(compare_attrs), .fields = compare_fields, .no_jvp = "the result is bool",
	.scalar = compare_scalar, .eval = compare_eval, .samples = compare_samples,
};

static wf_val compare(const char *name, int direction, wf_val a, wf_val b)
{
	if (!wfi_promote_pair(name, &a, &b))
		return wfi_poison;
	wf_val out = WFI_EMIT(&wfi_op_compare, &((const compare_attrs){ direction, NOTYPE }), a, b);
	if (!wfi_is_poison(out))
		wfi_value_of(out)->weak = false;
	return out;
}

/** a == b, elementwise, as bool; dtypes are promoted and shapes broadcast. NaN equals nothing. */
wf_val (wf_equal)(wf_val a, wf_val b) { return compare("equal", EQ, a, b); }

/** a != b, elementwise, as bool. True with NaN. */
wf_val (wf_not_equal)(wf_val a, wf_val b) { return compare("not_equal", NE, a, b); }

/** a < b, elementwise, as bool. */
wf_val (wf_less)(wf_val a, wf_val b) { return compare("less", LT, a, b); }

/** a <= b, elementwise, as bool. */
wf_val (wf_less_equal)(wf_val a, wf_val b) { return compare("less_equal", LE, a, b); }

/** a > b, elementwise, as bool. */
wf_val (wf_greater)(wf_val a, wf_val b) { return compare("greater", GT, a, b); }

/** a >= b, elementwise, as bool. */
wf_val (wf_greater_equal)(wf_val a, wf_val b) { return compare("greater_equal", GE, a, b); }

/* ---- is_finite ---- */

static bool finite_infer(wfi_infer *c)
{
	if (!wfi_infer_float(c))
		return false;
	c->out[0].dtype = WF_BOOL;
	return true;
}

static wf_error *finite_eval(const wfi_eval *e)
{
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++)
		((bool *)e->out[0])[i] = isfinite(wfi_load_f(e->in_type[0].dtype, e->in[0], i));
	return NULL;
}

WFI_SCALAR(finite_scalar, wfi_s_cmp(b, WFI_S_LT, wfi_s_abs(b, x[0]), wfi_s_f(b, x->dtype, (double)INFINITY)))

static const wfi_sample finite_samples[] = { WFI_SAMPLES_FLOAT(WFI_SAMPLE1, -2, 2), WFI_SAMPLES_END };

const wfi_op wfi_op_is_finite = {
	WFI_UNARY("is_finite", "bool: neither infinite nor NaN?", finite_infer),
	.no_jvp = "the result is bool", .scalar = finite_scalar, .eval = finite_eval, .samples = finite_samples,
};

/** Neither infinite nor NaN? Always true of integers; of complex numbers: both parts. */
wf_val (wf_isfinite)(wf_val x)
{
	if (!wfi_is_poison(x) && x.node->kind == WFI_LEAF && wfi_is_complex(wfi_type_of(x)->dtype))
		return wf_logical_and(wfi_emit(&wfi_op_is_finite, NULL, 1, (const wf_val[]){ wf_real(x) }), wfi_emit(&wfi_op_is_finite, NULL, 1, (const wf_val[]){ wf_imag(x) }));
	return wfi_unary_inexact(&wfi_op_is_finite, x);
}

/** NaN? */
wf_val (wf_isnan)(wf_val x) { return wf_not_equal(x, x); }

/** Infinite, of either sign? */
wf_val (wf_isinf)(wf_val x)
{
	x = wfi_to_inexact("isinf", x);
	return wf_equal(wf_abs(x), wf_c((double)INFINITY));
}

/* class.c: see class.h. Holds no operation. */
#include "lower/text.h"
#include "op/class.h"

/* ---- infer ---- */

unsigned wfi_kind_of(wf_dtype d)
{
	if (d == WF_BOOL)
		return WFI_KIND_BOOL;
	if (wfi_is_signed(d))
		return WFI_KIND_SIGNED;
	if (wfi_is_unsigned(d))
		return WFI_KIND_UNSIGNED;
	return wfi_is_float(d) ? WFI_KIND_FLOAT : wfi_is_complex(d) ? WFI_KIND_COMPLEX : 0;
}

static const char *kinds_text(unsigned kinds)
{
	switch (kinds) {
	case WFI_KIND_FLOAT: return "floating point";
	case WFI_KIND_SIGNED | WFI_KIND_UNSIGNED: return "integers";
	case WFI_KIND_BOOL | WFI_KIND_SIGNED | WFI_KIND_UNSIGNED: return "bool or integers";
	case WFI_KIND_SIGNED | WFI_KIND_FLOAT: return "signed integers or floating point";
	case WFI_KIND_SIGNED | WFI_KIND_UNSIGNED | WFI_KIND_FLOAT: return "real numbers, not bool";
	case WFI_KIND_SIGNED | WFI_KIND_UNSIGNED | WFI_KIND_FLOAT | WFI_KIND_COMPLEX: return "numbers, not bool";
	case WFI_KIND_FLOAT | WFI_KIND_COMPLEX: return "floating point or complex";
	case WFI_KIND_SIGNED | WFI_KIND_FLOAT | WFI_KIND_COMPLEX: return "signed integers, floating point or complex";
	default: return "another element type";
	}
}

bool wfi_infer_arity(wfi_infer *c)
{
	bool variadic = c->op->flags & WFI_OP_VARIADIC;
	if (c->n_in < c->op->n_in || (!variadic && c->n_in > c->op->n_in))
		return wfi_infer_fail(c, "takes %s%d operand%s, got %d", variadic ? "at least " : "", c->op->n_in,
				      c->op->n_in == 1 ? "" : "s", c->n_in);
	if (c->op->attrs_size && !c->attrs)
		return wfi_infer_fail(c, "its attributes are missing");
	return true;
}

bool wfi_infer_kinds(wfi_infer *c, unsigned kinds)
{
	char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];
	if (!wfi_infer_arity(c))
		return false;
	for (int i = 1; i < c->n_in; i++) {
		if (c->in[i].dtype != c->in[0].dtype)
			return wfi_infer_fail(c, "operand dtypes differ: %s and %s", wfi_type_text(&c->in[0], a),
					      wfi_type_text(&c->in[i], b));
		if (!wfi_same_shape(&c->in[0], &c->in[i]))
			return wfi_infer_fail(c, "operand shapes differ: %s and %s", wfi_type_text(&c->in[0], a),
					      wfi_type_text(&c->in[i], b));
	}
	if (!(wfi_kind_of(c->in[0].dtype) & kinds))
		return wfi_infer_fail(c, "operands must be %s, got %s", kinds_text(kinds), wfi_type_text(&c->in[0], a));
	for (int i = 0; i < c->n_out; i++)
		c->out[i] = c->in[0];
	return true;
}

bool wfi_infer_any(wfi_infer *c)
{
	return wfi_infer_kinds(c, WFI_KIND_BOOL | WFI_KIND_SIGNED | WFI_KIND_UNSIGNED | WFI_KIND_FLOAT | WFI_KIND_COMPLEX);
}

bool wfi_infer_number(wfi_infer *c)
{
	return wfi_infer_kinds(c, WFI_KIND_SIGNED | WFI_KIND_UNSIGNED | WFI_KIND_FLOAT | WFI_KIND_COMPLEX);
}

bool wfi_infer_real(wfi_infer *c)
{
	return wfi_infer_kinds(c, WFI_KIND_SIGNED | WFI_KIND_UNSIGNED | WFI_KIND_FLOAT);
}

bool wfi_infer_inexact(wfi_infer *c)
{
	return wfi_infer_kinds(c, WFI_KIND_FLOAT | WFI_KIND_COMPLEX);
}

bool wfi_infer_signed(wfi_infer *c)
{
	return wfi_infer_kinds(c, WFI_KIND_SIGNED | WFI_KIND_FLOAT);
}

bool wfi_infer_float(wfi_infer *c)
{
	return wfi_infer_kinds(c, WFI_KIND_FLOAT);
}

bool wfi_infer_int(wfi_infer *c)
{
	return wfi_infer_kinds(c, WFI_KIND_SIGNED | WFI_KIND_UNSIGNED);
}

bool wfi_infer_bits(wfi_infer *c)
{
	return wfi_infer_kinds(c, WFI_KIND_BOOL | WFI_KIND_SIGNED | WFI_KIND_UNSIGNED);
}

/* ---- eval ---- */

wf_error *wfi_eval_1(const wfi_eval *e, double (*f)(double), int64_t (*s)(int64_t))
{
	wf_dtype d = e->in_type[0].dtype;
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++) {
		if (wfi_is_float(d))
			wfi_store_f(d, e->out[0], i, f(wfi_load_f(d, e->in[0], i)));
		else
			wfi_store_i(d, e->out[0], i, s(wfi_load_i(d, e->in[0], i)));
	}
	return NULL;
}

wf_error *wfi_eval_2(const wfi_eval *e, double (*f)(double, double), int64_t (*s)(int64_t, int64_t),
		     uint64_t (*u)(uint64_t, uint64_t))
{
	wf_dtype d = e->in_type[0].dtype;
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++) {
		if (wfi_is_float(d)) {
			wfi_store_f(d, e->out[0], i, f(wfi_load_f(d, e->in[0], i), wfi_load_f(d, e->in[1], i)));
			continue;
		}
		int64_t x = wfi_load_i(d, e->in[0], i), y = wfi_load_i(d, e->in[1], i);
		wfi_store_i(d, e->out[0], i, wfi_is_unsigned(d) && u ? (int64_t)u((uint64_t)x, (uint64_t)y) : s(x, y));
	}
	return NULL;
}

wf_error *wfi_eval_f1(const wfi_eval *e, double (*f)(double))
{
	return wfi_eval_1(e, f, NULL);
}

wf_error *wfi_eval_f2(const wfi_eval *e, double (*f)(double, double))
{
	return wfi_eval_2(e, f, NULL, NULL);
}

/* ---- rules ---- */

wf_val wfi_ct_pass(const wfi_view *e, wf_val ct)
{
	(void)e;
	return ct;
}

wf_val wfi_ct_neg(const wfi_view *e, wf_val ct)
{
	(void)e;
	return wf_neg(ct);
}

/* ---- constructors ---- */

wf_val wfi_unary(const wfi_op *op, wf_val x)
{
	return wfi_emit(op, NULL, 1, &x);
}

wf_val wfi_unary_inexact(const wfi_op *op, wf_val x)
{
	return wfi_unary(op, wfi_to_inexact(op->name, x));
}

wf_val wfi_binary(const wfi_op *op, wf_val a, wf_val b)
{
	if (!wfi_promote_pair(op->name, &a, &b))
		return wfi_poison;
	return WFI_EMIT(op, NULL, a, b);
}

wf_val wfi_binary_inexact(const wfi_op *op, wf_val a, wf_val b)
{
	if (!wfi_promote_pair(op->name, &a, &b))
		return wfi_poison;
	return WFI_EMIT(op, NULL, wfi_to_inexact(op->name, a), wfi_to_inexact(op->name, b));
}

wf_val wfi_binary_number(const wfi_op *op, wf_val a, wf_val b)
{
	if (!wfi_promote_pair(op->name, &a, &b))
		return wfi_poison;
	if (wfi_type_of(a)->dtype == WF_BOOL) {
		a = wf_convert(a, WF_I32);
		b = wf_convert(b, WF_I32);
	}
	return WFI_EMIT(op, NULL, a, b);
}

bool wfi_common_shape(const char *op, const wf_val *v, int n, wfi_type *out)
{
	for (int i = 0; i < n; i++) {
		const wfi_value *leaf = wfi_leaf(op, v[i]);
		if (!leaf)
			return false;
		if (!i) {
			*out = leaf->type;
			continue;
		}
		wfi_type t = leaf->type;
		int rank = WFI_MAX(out->rank, t.rank);
		int64_t dims[WF_MAX_RANK] = { 0 };
		for (int k = 0; k < rank; k++) { /* k counts from the last dimension */
			int64_t p = k < out->rank ? out->dims[out->rank - 1 - k] : 1, q = k < t.rank ? t.dims[t.rank - 1 - k] : 1;
			if (p != q && p != 1 && q != 1) {
				char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];
				wfi_fail(op, "shapes do not broadcast together: %s and %s", wfi_type_text(out, a),
					 wfi_type_text(&t, b));
				return false;
			}
			dims[rank - 1 - k] = p == 1 ? q : p;
		}
		*out = wfi_type_make(out->dtype, rank, dims);
	}
	return true;
}

/* ---- the operand itself ---- */

wf_error *wfi_eval_same(const wfi_eval *e)
{
	size_t bytes = wfi_type_bytes(&e->out_type[0]);

	if (bytes)
		memcpy(e->out[0], e->in[0], bytes);
	return NULL;
}

void wfi_scalar_same(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	(void)b;
	(void)e;
	*out = x[0];
}

static bool as_operand(const wfi_view *e, wf_val *out)
{
	out[0] = e->in[0];
	return true;
}

const wfi_text wfi_text_same = { .lower = as_operand };

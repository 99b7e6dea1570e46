/* scan.c: scan, map, associative_scan over trees: the body is traced for one row, then one equation (wf.scan) is emitted. */
#include <weft/control.h>
#include <weft/ops.h>
#include "transform/control.h"

typedef struct rows {
	const wfi_treedef *carry_def, *xs_def, *y_def;
	int n_carry, n_xs, n_ys;
	wf_val *in;                /* carried, then arrays */
	wfi_type *carry;
	int64_t length;
} rows;

static bool read_carry(wf_val init, rows *r)
{
	r->carry_def = wfi_val_def(init);
	r->n_carry = r->carry_def->n_leaves;
	r->in = wfi_realloc(r->in, (size_t)(r->n_carry + r->n_xs + 1) * sizeof *r->in);
	r->carry = wfi_alloc((size_t)(r->n_carry + 1) * sizeof *r->carry);
	wfi_val_leaves(init, r->in);
	for (int i = 0; i < r->n_carry; i++) {
		const wfi_value *v = wfi_leaf("scan", r->in[i]);
		if (!v)
			return false;
		r->carry[i] = v->type;
	}
	return true;
}

static bool bad_row(const rows *r, int leaf, const wfi_type *t, const char *format, ...) WFI_PRINTF(4, 5);
static bool bad_row(const rows *r, int leaf, const wfi_type *t, const char *format, ...)
{
	char type[WFI_TYPE_TEXT];
	va_list ap;

	va_start(ap, format);
	char *what = wfi_vformat(format, ap);
	va_end(ap);
	char *path = wfi_leaf_text(r->xs_def, leaf);
	wfi_fail("scan", "xs%s (%s): %s", path, wfi_type_text(t, type), what);
	wfi_free(path);
	wfi_free(what);
	return false;
}

static bool read_rows(wf_val xs, int64_t length, rows *r)
{
	r->length = length == WFI_NO_ROUNDS ? 0 : length ? length : -1;
	wfi_val_leaves(xs, r->in + r->n_carry);
	for (int i = 0; i < r->n_xs; i++) {
		const wfi_value *v = wfi_leaf("scan", r->in[r->n_carry + i]);
		if (!v)
			return false;
		if (!v->type.rank)
			return bad_row(r, i, &v->type, "a scalar has no rows to go through");
		if (r->length >= 0 && v->type.dims[0] != r->length)
			return bad_row(r, i, &v->type, length ? "it has %lld rows, .length is %lld" : "it has %lld rows, others have %lld", (long long)v->type.dims[0],
			               (long long)r->length);
		r->length = v->type.dims[0];
	}
	if (r->length < 0)
		wfi_fail("scan", "there are no arrays in xs: say how many rounds with .length (none: WF_LENGTH(0))");
	return r->length >= 0;
}

/* one round on leaves: carry[] is replaced by the next, y[] (allocated) is what it gives; false after a failure */
static bool round_on(const struct wfi_callable *c, rows *r, wf_val *carry, const wf_val *x, wf_val **y)
{
	wf_val args[2] = { wfi_val_build(r->carry_def, carry), wfi_val_build(r->xs_def, x) };
	wf_val result = wfi_apply_callable(c, args, 2);

	if (wfi_failed())
		return false;
	if (!result.node || result.node->kind != WFI_TUPLE || result.node->n != 2) {
		wfi_str text = { 0 };
		if (result.node)
			wfi_treedef_text(wfi_val_def(result), &text);
		wfi_fail("scan", "the body must return a tuple (carry, y), it returned %s", text.s ? text.s : "an empty value (an uninitialised wf_val)");
		wfi_str_free(&text);
		return false;
	}
	wf_val next = { result.node->child[0] }, given = { result.node->child[1] };
	if (wfi_val_def(next) != r->carry_def) {
		wfi_trees_differ("scan", "the body must return a carry like the one it is given", r->carry_def, wfi_val_def(next));
		return false;
	}
	if (r->y_def && wfi_val_def(given) != r->y_def) {
		wfi_trees_differ("scan", "the rounds give different trees", r->y_def, wfi_val_def(given));
		return false;
	}
	r->y_def = wfi_val_def(given);
	r->n_ys = r->y_def->n_leaves;
	wfi_val_leaves(next, carry);
	*y = wfi_alloc((size_t)(r->n_ys + 1) * sizeof **y);
	wfi_val_leaves(given, *y);
	for (int i = 0; i < r->n_carry; i++)
		carry[i] = wfi_as_carried("scan", carry[i], &r->carry[i]);
	return !wfi_failed();
}

/* `unroll` rounds as a program: carried, slices ([unroll, …] when there are several) → carried, what is stacked (the same) */
static wfi_func *trace_rounds(const struct wfi_callable *c, rows *r, int unroll, bool reverse)
{
	wfi_trace *t = wfi_trace_begin("body", NULL);
	wfi_trace_remember(t);
	wf_val *carry = wfi_alloc((size_t)(r->n_carry + 2 * r->n_xs + 2) * sizeof *carry), *xs = carry + r->n_carry, *x = xs + r->n_xs;
	wf_val **y = wfi_alloc((size_t)(unroll + 1) * sizeof *y), *results = NULL;
	wfi_func *f = NULL;
	bool ok = true;

	for (int i = 0; i < r->n_carry; i++)
		carry[i] = wfi_trace_param(t, &r->carry[i], false);
	for (int i = 0; i < r->n_xs; i++) {
		wfi_type row = wfi_type_row(wfi_type_of(r->in[r->n_carry + i]));
		if (unroll > 1)
			row = wfi_type_rows(&row, unroll);
		xs[i] = wfi_trace_param(t, &row, false);
	}
	for (int k = 0; k < unroll && ok; k++) {
		int at = reverse ? unroll - 1 - k : k;
		for (int i = 0; i < r->n_xs; i++)
			x[i] = unroll > 1 ? (wf_at)(xs[i], at) : xs[i];
		ok = round_on(c, r, carry, x, &y[at]);
	}
	if (ok) {
		results = wfi_alloc((size_t)(r->n_carry + r->n_ys + 1) * sizeof *results);
		memcpy(results, carry, (size_t)r->n_carry * sizeof *results);
		for (int i = 0; i < r->n_ys; i++) {
			wf_val *one = wfi_alloc((size_t)unroll * sizeof *one);
			for (int k = 0; k < unroll; k++)
				one[k] = y[k][i];
			results[r->n_carry + i] = unroll > 1 ? (wf_stack_n)(0, one, (size_t)unroll) : one[0];
			wfi_free(one);
		}
	}
	wf_error *err = wfi_trace_end(t, ok ? r->n_carry + r->n_ys : 0, results, &f);
	if (err)
		wfi_fail_error(err);
	for (int k = 0; k < unroll; k++)
		wfi_free(y[k]);
	wfi_free(results);
	wfi_free(y);
	wfi_free(carry);
	return err ? NULL : f;
}

/* [n, …] → [n / by, by, …] */
static wf_val grouped(wf_val x, int64_t by)
{
	const wfi_type *t = wfi_type_of(x);
	int64_t dims[WF_MAX_RANK + 1];

	if (wfi_is_poison(x) || t->rank == WF_MAX_RANK)
		return wfi_is_poison(x) ? x : wfi_fail("scan", "unrolled arrays would have more than %d dimensions", WF_MAX_RANK);
	dims[0] = t->dims[0] / by;
	dims[1] = by;
	memcpy(dims + 2, t->dims + 1, (size_t)(t->rank - 1) * sizeof dims[0]);
	return (wf_reshape_n)(x, dims, (size_t)t->rank + 1);
}

static wf_val joined(wf_val x)
{
	const wfi_type *t = wfi_type_of(x);
	int64_t dims[WF_MAX_RANK];

	if (wfi_is_poison(x))
		return x;
	dims[0] = t->dims[0] * t->dims[1];
	memcpy(dims + 1, t->dims + 2, (size_t)(t->rank - 2) * sizeof dims[0]);
	return (wf_reshape_n)(x, dims, (size_t)t->rank - 1);
}

static wf_val emit_scan(rows *r, wfi_func *f, int unroll, bool reverse)
{
	const wfi_scan_attrs a = { r->n_carry, r->n_xs, r->length / unroll, reverse };
	wf_val *out = wfi_alloc((size_t)(r->n_carry + r->n_ys + 1) * sizeof *out), value = wfi_poison;

	if (wfi_results_agree("scan", "the carry that the body is given and the one it returns differ", f, 0, r->n_carry, r->carry)) {
		for (int i = 0; i < r->n_xs && unroll > 1; i++)
			r->in[r->n_carry + i] = grouped(r->in[r->n_carry + i], unroll);
		wfi_emit_regions(wfi_op_find("wf.scan"), &a, r->n_carry + r->n_xs, r->in, 1, &f, out, r->n_carry + r->n_ys);
		for (int i = 0; i < r->n_ys && unroll > 1; i++)
			out[r->n_carry + i] = joined(out[r->n_carry + i]);
		if (!wfi_failed())
			value = wfi_tuple((const wf_val[]){ wfi_val_build(r->carry_def, out), wfi_val_build(r->y_def, out + r->n_carry), wfi_end });
	}
	wfi_free(out);
	return value;
}

wf_val wfi_scan(wf_fn body, wf_val init, wf_val xs, wf_scan_opts o)
{
	rows r = { 0 };
	wf_val value = wfi_poison;

	if (wfi_is_poison(init) || wfi_is_poison(xs))
		return wfi_poison;
	if ((o.length < 0 && o.length != WFI_NO_ROUNDS) || o.unroll < 0)
		return wfi_fail("scan", "length is %lld, unroll %d; neither can be negative", (long long)o.length, o.unroll);
	r.xs_def = wfi_val_def(xs);
	r.n_xs = r.xs_def->n_leaves;
	if (read_carry(init, &r) && read_rows(xs, o.length, &r)) {
		int unroll = WFI_MAX(o.unroll, 1);
		while (r.length % unroll) /* the most that goes evenly */
			unroll--;
		if (r.length && unroll > r.length)
			unroll = (int)r.length;
		wfi_func *f = trace_rounds(body.c, &r, r.length ? unroll : 1, o.reverse);
		if (f)
			value = emit_scan(&r, f, r.length ? unroll : 1, o.reverse);
		wfi_func_release(f);
	}
	wfi_free(r.carry);
	wfi_free(r.in);
	return value;
}

/* ---- map ---- */

static wf_val mapped(const wf_val *args, size_t n, const void *user)
{
	const wf_fn *f = user;

	(void)n;
	return wfi_tuple((const wf_val[]){ args[0], wfi_apply_callable(f->c, &args[1], 1), wfi_end });
}

wf_val wfi_map(wf_fn f, wf_val xs)
{
	wf_val r = wfi_scan(wf_fn_generic(mapped, 2, &f, sizeof f), wf_none(), xs, (wf_scan_opts){ 0 });

	return wfi_is_poison(r) ? r : (wf_at)(r, 1);
}

/* ---- associative_scan: pairs are joined, their partial results are found in the same way, and fill in every second one ---- */

typedef struct assoc { const struct wfi_callable *f; const wfi_treedef *def; int n, axis; } assoc;

static wf_val every_second(wf_val x, int axis, int64_t from, int64_t to)
{
	const wfi_type *t = wfi_type_of(x);
	wf_slice_opts o = { 0 };

	if (wfi_is_poison(x))
		return x;
	if (from >= to)
		return (wf_slice_axis)(x, axis, 0, 0);
	for (int d = 0; d < t->rank; d++) {
		o.limit[d] = t->dims[d];
		o.stride[d] = 1;
	}
	o.start[axis] = from;
	o.limit[axis] = to;
	o.stride[axis] = 2;
	return (wf_slice)(x, o);
}

static bool combine(const assoc *a, const wf_val *x, const wf_val *y, wf_val *out)
{
	wf_val args[2] = { wfi_val_build(a->def, x), wfi_val_build(a->def, y) };
	char given[WFI_TYPE_TEXT], got[WFI_TYPE_TEXT];
	wf_val r = wfi_apply_callable(a->f, args, 2);

	if (wfi_failed() || wfi_is_poison(r))
		return false;
	if (wfi_val_def(r) != a->def) {
		wfi_trees_differ("associative_scan", "the function must return what it is given", a->def, wfi_val_def(r));
		return false;
	}
	wfi_val_leaves(r, out);
	for (int i = 0; i < a->n; i++)
		if (!wfi_type_equal(wfi_type_of(out[i]), wfi_type_of(x[i]))) {
			wfi_fail("associative_scan", "leaf %d: the function is given rows %s and returns %s; it works on whole arrays of rows and keeps their type", i,
			         wfi_type_text(wfi_type_of(x[i]), given), wfi_type_text(wfi_type_of(out[i]), got));
			return false;
		}
	return true;
}

/* even[0], odd[0], even[1] … */
static wf_val interleaved(wf_val even, wf_val odd, int axis)
{
	const wfi_type te = *wfi_type_of(even);
	int64_t dims[WF_MAX_RANK], m = wfi_type_of(odd)->dims[axis];
	wf_val head, pair[2] = { (wf_expand_dims)((wf_slice_axis)(even, axis, 0, m), axis + 1), (wf_expand_dims)(odd, axis + 1) };

	memcpy(dims, te.dims, sizeof dims);
	dims[axis] = 2 * m;
	head = (wf_reshape_n)((wf_concatenate_n)(axis + 1, pair, 2), dims, (size_t)te.rank);
	if (te.dims[axis] == m)
		return head;
	return (wf_concatenate_n)(axis, (const wf_val[]){ head, (wf_slice_axis)(even, axis, m, te.dims[axis]) }, 2);
}

static bool partials(const assoc *a, int64_t n, const wf_val *x, wf_val *out)
{
	wf_val *first = wfi_alloc((size_t)(3 * a->n + 1) * sizeof *first), *second = first + a->n, *odd = second + a->n;
	int64_t m = n / 2;

	memcpy(out, x, (size_t)a->n * sizeof *out);
	bool ok = true;
	if (n >= 2) {
		for (int i = 0; i < a->n; i++) {
			first[i] = every_second(x[i], a->axis, 0, 2 * m);
			second[i] = every_second(x[i], a->axis, 1, 2 * m);
		}
		ok = combine(a, first, second, odd) && partials(a, m, odd, first);
		memcpy(odd, first, (size_t)a->n * sizeof *odd);
		for (int i = 0; i < a->n && ok; i++) {
			first[i] = (wf_slice_axis)(odd[i], a->axis, 0, (n - 1) / 2);
			second[i] = every_second(x[i], a->axis, 2, n);
		}
		ok = ok && (n < 3 || combine(a, first, second, first));
		for (int i = 0; i < a->n && ok; i++) {
			wf_val begin = (wf_slice_axis)(x[i], a->axis, 0, 1);
			wf_val even = n < 3 ? begin : (wf_concatenate_n)(a->axis, (const wf_val[]){ begin, first[i] }, 2);
			out[i] = wfi_failed() ? wfi_poison : interleaved(even, odd[i], a->axis);
		}
	}
	wfi_free(first);
	return ok && !wfi_failed();
}

static void flip_all(const assoc *a, wf_val *v)
{
	for (int i = 0; i < a->n; i++)
		v[i] = wfi_flip(v[i], (const int64_t[]){ a->axis, WFI_END_DIM });
}

wf_val wfi_associative_scan(wf_fn f, wf_val xs, wf_associative_scan_opts o)
{
	assoc a = { .f = f.c };
	int64_t n = -1;
	wf_val value = wfi_poison;

	if (wfi_is_poison(xs))
		return wfi_poison;
	a.def = wfi_val_def(xs);
	a.n = a.def->n_leaves;
	wf_val *x = wfi_alloc((size_t)(2 * a.n + 1) * sizeof *x), *out = x + a.n;
	wfi_val_leaves(xs, x);
	bool ok = a.n > 0;
	if (!ok)
		wfi_fail("associative_scan", "there are no arrays");
	for (int i = 0; i < a.n && ok; i++) {
		const wfi_value *v = wfi_leaf("associative_scan", x[i]);
		int axis = v ? wfi_axis_index("associative_scan", o.axis, v->type.rank) : -1;
		ok = axis >= 0 && (n < 0 || n == v->type.dims[axis]);
		if (axis >= 0 && !ok)
			wfi_fail("associative_scan", "leaf %d has %lld rows, others have %lld", i, (long long)v->type.dims[axis], (long long)n);
		if (ok) {
			n = v->type.dims[axis];
			a.axis = axis;
		}
	}
	if (ok && o.reverse)
		flip_all(&a, x);
	if (ok && partials(&a, n, x, out)) {
		if (o.reverse)
			flip_all(&a, out);
		if (!wfi_failed())
			value = wfi_val_build(a.def, out);
	}
	wfi_free(x);
	return value;
}

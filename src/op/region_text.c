/* region_text.c: StableHLO's text of the operations by kind: reading builds the best form there is, writing goes through the form with a region.
 * Holds no operation. */
#include <math.h>
#include "lower/text.h"
#include "op/class.h"
#include "op/region.h"

/* ---- regions of the kinds ---- */

static wfi_func *ended(wfi_trace *t, wf_val v)
{
	wfi_func *f = NULL;
	wf_error *err = wfi_trace_end(t, 1, &v, &f);

	if (err)
		wfi_fail_error(err);
	return f;
}

wfi_func *wfi_kind_region(wfi_reduce_kind kind, wf_dtype d)
{
	wfi_trace *t = wfi_trace_begin("region", NULL);
	const wfi_type s = wfi_type_scalar(d);
	wf_val a = wfi_trace_param(t, &s, false), b = wfi_trace_param(t, &s, false);

	return ended(t, kind == WFI_RED_REPLACE ? b : wfi_combine(kind, a, b));
}

/* attributes by their field table: of one enumerated field, by the spelling; absent fields and spellings are left alone */
static void set_enum(const wfi_op *op, void *attrs, const char *field, const char *name)
{
	for (const wfi_attr_field *f = op->fields; f && f->name; f++)
		for (int i = 0; f->kind == WFI_ATTR_ENUM && !strcmp(f->name, field) && f->names[i]; i++)
			if (!strcmp(f->names[i], name))
				*(int *)(void *)((char *)attrs + f->offset) = i;
}

static wf_val compared(const char *direction, bool total, wf_val a, wf_val b)
{
	const wfi_op *op = wfi_op_find("compare");
	wf_dtype d = wfi_type_of(a)->dtype;
	void *attrs = wfi_alloc(op->attrs_size);

	set_enum(op, attrs, "comparison_direction", direction);
	set_enum(op, attrs, "compare_type", wfi_is_float(d) ? (total ? "TOTALORDER" : "FLOAT") : wfi_is_signed(d) ? "SIGNED" : "UNSIGNED");
	wf_val v = WFI_EMIT(op, attrs, a, b);
	wfi_free(attrs);
	return v;
}

static wfi_func *select_region(int select, wf_dtype d)
{
	wfi_trace *t = wfi_trace_begin("region", NULL);
	const wfi_type s = wfi_type_scalar(d);
	wf_val a = wfi_trace_param(t, &s, false), b = wfi_trace_param(t, &s, false);

	return ended(t, compared(select == WFI_SELECT_GE ? "GE" : "LE", false, a, b));
}

static wf_val identity(wfi_reduce_kind kind, wf_dtype d)
{
	const wfi_type s = wfi_type_scalar(d);

	return wfi_is_float(d) ? wfi_splat(&s, wfi_identity_f((int)kind)) : wfi_splat_i(&s, wfi_identity_i((int)kind, d));
}

/* ---- reduce ---- */

static bool read_reduce(wfi_text_op *t, wf_val *out)
{
	wfi_dims dims = { 0 };
	int n = t->n_in / 2;

	if (t->n_in & 1 || !n || t->n_regions != 1)
		return wfi_text_fail(t, "as many arrays as initial values, and one region are needed");
	wfi_text_dims(t, "dimensions", &dims);
	if (t->reason[0])
		return false;
	wfi_build_reduce(n, t->in, t->in + n, dims, t->regions[0], out);
	return !wfi_failed();
}

static bool lower_reduce(const wfi_view *e, wf_val *out)
{
	const wfi_reduce_attrs *a = e->attrs;
	wf_dtype d = e->in_type[0].dtype;
	wfi_func *f = wfi_kind_region((wfi_reduce_kind)a->kind, d);
	wf_val in[2] = { e->in[0], identity((wfi_reduce_kind)a->kind, d) };

	if (f)
		wfi_emit_regions(&wfi_op_wf_reduce, &(const wfi_reduce_region_attrs){ a->dims }, 2, in, 1, &f, out, 1);
	wfi_func_release(f);
	return f != NULL;
}

const wfi_text wfi_text_reduce = { .build = read_reduce, .lower = lower_reduce };

/* ---- windows ---- */

static bool read_window(wfi_text_op *t, wfi_window_attrs *a)
{
	*a = (wfi_window_attrs){ 0 };
	wfi_text_dims(t, "window_dimensions", &a->window_dimensions);
	wfi_text_dims(t, "window_strides", &a->window_strides);
	wfi_text_dims(t, "base_dilations", &a->base_dilations);
	wfi_text_dims(t, "window_dilations", &a->window_dilations);
	wfi_text_dims(t, "padding", &a->padding);
	return !t->reason[0];
}

static bool read_reduce_window(wfi_text_op *t, wf_val *out)
{
	wfi_window_attrs a;
	int n = t->n_in / 2;

	if (t->n_in & 1 || !n || t->n_regions != 1)
		return wfi_text_fail(t, "as many arrays as initial values, and one region are needed");
	if (!read_window(t, &a))
		return false;
	wfi_build_reduce_window(n, t->in, t->in + n, &a, t->regions[0], out);
	return !wfi_failed();
}

static bool lower_reduce_window(const wfi_view *e, wf_val *out)
{
	const wfi_window_attrs *a = e->attrs;
	wf_dtype d = e->in_type[0].dtype;
	wfi_func *f = wfi_kind_region((wfi_reduce_kind)a->kind, d);
	wf_val in[2] = { e->in[0], identity((wfi_reduce_kind)a->kind, d) };

	if (f)
		wfi_emit_regions(&wfi_op_wf_reduce_window, a, 2, in, 1, &f, out, 1);
	wfi_func_release(f);
	return f != NULL;
}

const wfi_text wfi_text_reduce_window = { .build = read_reduce_window, .lower = lower_reduce_window };

static bool read_select_and_scatter(wfi_text_op *t, wf_val *out)
{
	wfi_window_attrs a;

	if (t->n_in != 3 || t->n_regions != 2)
		return wfi_text_fail(t, "an array, a source, an initial value and two regions are needed");
	if (!read_window(t, &a))
		return false;
	out[0] = wfi_build_select_and_scatter(t->in[0], t->in[1], t->in[2], &a, t->regions[0], t->regions[1]);
	return !wfi_failed();
}

static bool lower_select_and_scatter(const wfi_view *e, wf_val *out)
{
	const wfi_window_attrs *a = e->attrs;
	wf_dtype d = e->in_type[0].dtype;
	wfi_func *f[2] = { select_region(a->select, d), wfi_kind_region((wfi_reduce_kind)a->kind, d) };
	bool ok = f[0] && f[1];

	if (ok)
		wfi_emit_regions(&wfi_op_wf_select_and_scatter, a, 3, e->in, 2, f, out, 1);
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	return ok;
}

const wfi_text wfi_text_select_and_scatter = { .build = read_select_and_scatter, .lower = lower_select_and_scatter };

/* ---- scatter ---- */

static bool read_scatter(wfi_text_op *t, wf_val *out)
{
	wfi_scatter_attrs a = { 0 };
	int n = t->n_in / 2;

	if (!(t->n_in & 1) || !n || t->n_regions != 1)
		return wfi_text_fail(t, "arrays, indices, as many updates, and one region are needed");
	wfi_text_dims(t, "update_window_dims", &a.update_window_dims);
	wfi_text_dims(t, "inserted_window_dims", &a.inserted_window_dims);
	wfi_text_dims(t, "input_batching_dims", &a.input_batching_dims);
	wfi_text_dims(t, "scatter_indices_batching_dims", &a.scatter_indices_batching_dims);
	wfi_text_dims(t, "scatter_dims_to_operand_dims", &a.scatter_dims_to_operand_dims);
	wfi_text_int(t, "index_vector_dim", &a.index_vector_dim);
	wfi_text_bool(t, "indices_are_sorted", &a.indices_are_sorted);
	wfi_text_bool(t, "unique_indices", &a.unique_indices);
	if (t->reason[0])
		return false;
	wfi_build_scatter(n, t->in, t->in[n], t->in + n + 1, &a, t->regions[0], out);
	return !wfi_failed();
}

static bool lower_scatter(const wfi_view *e, wf_val *out)
{
	wfi_scatter_attrs a = *(const wfi_scatter_attrs *)e->attrs;
	wfi_func *f = wfi_kind_region((wfi_reduce_kind)a.kind, e->in_type[0].dtype);

	a.kind = WFI_RED_GENERAL;
	if (f)
		wfi_emit_regions(&wfi_op_wf_scatter, &a, 3, e->in, 1, &f, out, 1);
	wfi_func_release(f);
	return f != NULL;
}

const wfi_text wfi_text_scatter = { .build = read_scatter, .lower = lower_scatter };

/* ---- sort: comparators as JAX spells them ---- */

/* floats with one zero and one NaN */
static wf_val canonical(wf_val x)
{
	if (!wfi_is_float(wfi_type_of(x)->dtype))
		return x;
	wf_val zero = wfi_zeros_like(x), nan = wfi_full_like(x, (double)NAN);
	const wfi_op *select = wfi_op_find("select");
	wf_val y = WFI_EMIT(select, NULL, compared("EQ", false, x, zero), zero, x);
	return WFI_EMIT(select, NULL, compared("NE", false, x, x), nan, y);
}

static wfi_func *order_region(const wfi_view *e, const wfi_sort_attrs *a)
{
	wfi_trace *t = wfi_trace_begin("comparator", NULL);
	wf_val x[2 * WFI_MAX_OUT], go = { NULL };

	for (int i = 0; i < e->n_in; i++) {
		const wfi_type s = wfi_type_scalar(e->in_type[i].dtype);
		x[2 * i] = wfi_trace_param(t, &s, false);
		x[2 * i + 1] = wfi_trace_param(t, &s, false);
	}
	for (int i = (int)a->n_keys - 1; i >= 0; i--) {
		wf_val p = canonical(x[2 * i]), q = canonical(x[2 * i + 1]);
		wf_val less = compared(a->order == WFI_DESCENDING ? "GT" : "LT", true, p, q);
		go = go.node ? wfi_combine(WFI_RED_OR, less, wfi_combine(WFI_RED_AND, compared("EQ", true, p, q), go)) : less;
	}
	return ended(t, go);
}

static bool read_sort(wfi_text_op *t, wf_val *out)
{
	int64_t dimension = -1;
	bool is_stable = false;

	if (!t->n_in || t->n_regions != 1)
		return wfi_text_fail(t, "arrays and one region are needed");
	wfi_text_int(t, "dimension", &dimension);
	wfi_text_bool(t, "is_stable", &is_stable);
	if (t->reason[0])
		return false;
	wfi_build_sort(t->n_in, t->in, dimension, is_stable, t->regions[0], out);
	return !wfi_failed();
}

/* sorted, and the first of them */
bool wfi_build_top(wfi_text_op *t, wf_val *out)
{
	const int64_t zeros[WF_MAX_RANK] = { 0 };
	int64_t ones[WF_MAX_RANK];
	wf_val *sorted = wfi_arena_alloc(t->arena, (size_t)(t->n_in + 1) * sizeof *sorted);

	if (t->n_in != t->n_out)
		return wfi_text_fail(t, "takes %d arrays and has %d results", t->n_in, t->n_out);
	if (!read_sort(t, sorted))
		return false;
	for (int i = 0; i < WF_MAX_RANK; i++)
		ones[i] = 1;
	for (int i = 0; i < t->n_out; i++) {
		const wfi_type *to = &t->out_type[i];
		out[i] = wfi_emit_slice(sorted[i], (wfi_dims){ to->rank, zeros }, (wfi_dims){ to->rank, to->dims }, (wfi_dims){ to->rank, ones });
	}
	return !wfi_failed();
}

static bool lower_sort(const wfi_view *e, wf_val *out)
{
	const wfi_sort_attrs *a = e->attrs;
	wfi_func *f = order_region(e, a);

	if (f)
		wfi_emit_regions(&wfi_op_wf_sort, &(const wfi_sort_region_attrs){ a->dimension, a->is_stable }, e->n_in, e->in, 1, &f, out, e->n_in);
	wfi_func_release(f);
	return f != NULL;
}

const wfi_text wfi_text_sort = { .build = read_sort, .lower = lower_sort };

/* wf.reduce_window and wf.select_and_scatter: the forms with any region; and the building of both forms. */
#include "lower/text.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

/* ---- wf.reduce_window ---- */

static bool infer(wfi_infer *c)
{
	const wfi_window_attrs *a = c->attrs;
	wf_dtype dtype[WFI_MAX_OUT];
	wfi_ints dims;
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!a || !wfi_infer_regions(c, 1, 1))
		return wfi_infer_fail(c, "its region or its attributes are missing");
	int n = c->n_out = c->regions[0]->n_results;
	if (n < 1 || n > WFI_MAX_OUT || 2 * n > c->n_in)
		return wfi_infer_fail(c, "%d operands, and a region of %d results: as many arrays and initial values are needed", c->n_in, n);
	if (!wfi_infer_windows(c, a, &c->in[0], &dims))
		return false;
	for (int i = 0; i < n; i++) {
		dtype[i] = c->in[i].dtype;
		if (!wfi_same_shape(&c->in[i], &c->in[0]) || c->in[n + i].rank || c->in[n + i].dtype != dtype[i])
			return wfi_infer_fail(c, "array %d is %s, its initial value %s", i, wfi_type_text(&c->in[i], t), wfi_type_text(&c->in[n + i], u));
		if (!wfi_infer_result(c, i, dtype[i], dims.n, dims.v))
			return false;
	}
	return wfi_infer_reducer(c, 0, "region", n, dtype, 2 * n);
}

/* one window into room; padding and the places between elements are the initial values */
static wf_error *window(const wfi_eval *e, const wfi_windows *w, const int64_t *result, const void **in, void **acc, void **room)
{
	int n = e->n_out;

	for (int i = 0; i < n; i++)
		memcpy(acc[i], e->in[n + i], wf_dtype_size(e->out_type[i].dtype));
	for (wfi_walk k = wfi_walk_over(&w->shape); k.more; wfi_walk_next(&k)) {
		int64_t at = wfi_window_place(w, &e->in_type[0], result, k.index);
		for (int i = 0; i < n; i++) {
			in[i] = acc[i];
			in[n + i] = at < 0 ? e->in[n + i] : (const char *)e->in[i] + (size_t)at * wf_dtype_size(e->in_type[i].dtype);
		}
		WF_TRY(wfi_call_region(e, 0, 2 * n, in, room));
		for (int i = 0; i < n; i++)
			memcpy(acc[i], room[i], wf_dtype_size(e->out_type[i].dtype));
	}
	return NULL;
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_windows w = wfi_windows_of(e->attrs, &e->in_type[0]);
	int n = e->n_out;
	const void **in = wfi_alloc((size_t)(2 * n) * sizeof *in);
	void **acc = wfi_alloc((size_t)(2 * n) * sizeof *acc);
	char *bytes = wfi_alloc((size_t)(2 * n) * 16);
	wf_error *err = NULL;

	for (int i = 0; i < 2 * n; i++)
		acc[i] = bytes + (size_t)i * 16;
	for (wfi_walk r = wfi_walk_over(&e->out_type[0]); r.more && !err; wfi_walk_next(&r)) {
		err = window(e, &w, r.index, in, acc, acc + n);
		for (int i = 0; i < n; i++) {
			size_t size = wf_dtype_size(e->out_type[i].dtype);
			memcpy((char *)e->out[i] + (size_t)r.place * size, acc[i], size);
		}
	}
	wfi_free(bytes);
	wfi_free(acc);
	wfi_free(in);
	return err;
}

static const wfi_attr_field fields[] = {
	{ "window_dimensions", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, window_dimensions), NULL },
	{ "window_strides", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, window_strides), NULL },
	{ "base_dilations", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, base_dilations), NULL },
	{ "window_dilations", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, window_dilations), NULL },
	{ "padding", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, padding), NULL },
	{ 0 },
};

/* a region over two scalars: a + b · k, with k captured when there is one */
static wfi_func *sample_region(wf_dtype d, wf_val k, bool compare)
{
	wfi_trace *t = wfi_trace_begin("region", NULL);
	const wfi_type s = wfi_type_scalar(d);
	wf_val a = wfi_trace_param(t, &s, false), b = wfi_trace_param(t, &s, false);
	wf_val y = compare ? wf_less(b, wf_add(a, k)) : wf_add(a, wf_mul(b, k));
	wfi_func *f = NULL;
	wf_error *err = wfi_trace_end(t, 1, &y, &f);

	if (err)
		wfi_fail_error(err);
	return f;
}

static int sample_window(int n, const wf_val *in, wf_val *out)
{
	const wfi_window_attrs a = { .window_dimensions = WFI_LIST(2, 3), .window_strides = WFI_LIST(1, 2), .padding = WFI_LIST(1, 0, 0, 1), .base_dilations = WFI_LIST(1, 2) };
	wfi_func *f = sample_region(wfi_type_of(in[0])->dtype, in[2], false);

	(void)n;
	out[0] = wfi_poison;
	if (f)
		wfi_emit_regions(&wfi_op_wf_reduce_window, &a, 2, in, 1, &f, out, 1);
	wfi_func_release(f);
	return 1;
}

static const wfi_sample samples[] = {
	{ .in = "f32[3,5], f32[], f32[]", .build = sample_window, .no_grad = true },
	{ .in = "i32[2,3], i32[], i32[]", .build = sample_window },
	{ .in = "f64[0,3], f64[], f64[]", .build = sample_window, .no_grad = true },
	{ 0 },
};

/* n arrays; what the regions and the initial values are given is one for all */
static bool batch_arrays(const wfi_batch *b, int n, wf_val *out)
{
	wfi_window_room room;
	const wfi_window_attrs a = wfi_windows_batched(b->e->attrs, &room);

	return !wfi_any_batched(b, n, b->e->n_in) && wfi_batch_arrays(b, &a, n, out);
}

static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	(void)out_batched;
	return batch_arrays(b, b->e->n_out, out);
}

static bool batch_scatter(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	(void)out_batched;
	return batch_arrays(b, 2, out);
}

static int captured(const wfi_eqn *e)
{
	return e->n_in - 2 * e->n_out;
}

static const wfi_text text = { .name = "reduce_window", .captures = captured };
const wfi_op wfi_op_wf_reduce_window = {
	.name = "wf.reduce_window",
	.doc = "StableHLO's reduce_window of several arrays by a region that is not one of reduce_window's kinds.",
	.n_in = 2, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_OWN, .attrs_size = sizeof(wfi_window_attrs), .fields = fields, .infer = infer,
	.jvp_all = wfi_region_no_jvp, .batch = batch,
	.lowering = WFI_LOWER_HOST, .eval = eval, .loops = &wfi_loops_wf_window, .samples = samples, .text = &text,
};

/* ---- wf.select_and_scatter ---- */

static bool infer_scatter(wfi_infer *c)
{
	const wfi_window_attrs *a = c->attrs;
	const wfi_type go = wfi_type_scalar(WF_BOOL);

	if (!wfi_infer_arity(c) || !wfi_infer_regions(c, 2, 2) || !wfi_infer_select_and_scatter(c, a))
		return false;
	const wfi_type s = wfi_type_scalar(c->in[0].dtype), own[2] = { s, s };
	c->n_out = 1;
	return wfi_infer_region(c, 0, "select", 2, own, 3) && wfi_infer_region_results(c, 0, "select", 1, &go) &&
	       wfi_infer_region(c, 1, "scatter", 2, own, 3) && wfi_infer_region_results(c, 1, "scatter", 1, &s);
}

static wf_error *selected(const wfi_eval *e, const wfi_windows *w, const int64_t *result, int64_t *best)
{
	const wfi_type *x = &e->in_type[0];
	const size_t size = wf_dtype_size(x->dtype);

	*best = -1;
	for (wfi_walk k = wfi_walk_over(&w->shape); k.more; wfi_walk_next(&k)) {
		int64_t at = wfi_window_place(w, x, result, k.index);
		bool keep = false;
		if (at < 0)
			continue;
		if (*best >= 0)
			WF_TRY(wfi_call_region(e, 0, 2, (const void *const[]){ (const char *)e->in[0] + (size_t)*best * size, (const char *)e->in[0] + (size_t)at * size },
			                       (void *const[]){ &keep }));
		if (!keep)
			*best = at;
	}
	return NULL;
}

static wf_error *eval_scatter(const wfi_eval *e)
{
	const wfi_type *x = &e->in_type[0];
	const wfi_windows w = wfi_windows_of(e->attrs, x);
	const size_t size = wf_dtype_size(x->dtype);
	char room[16];

	for (int64_t i = 0; i < wfi_type_count(x); i++)
		memcpy((char *)e->out[0] + (size_t)i * size, e->in[2], size);
	for (wfi_walk r = wfi_walk_over(&e->in_type[1]); r.more; wfi_walk_next(&r)) {
		int64_t at;
		WF_TRY(selected(e, &w, r.index, &at));
		if (at < 0)
			continue;
		char *to = (char *)e->out[0] + (size_t)at * size;
		WF_TRY(wfi_call_region(e, 1, 2, (const void *const[]){ (const char *)e->in[1] + (size_t)r.place * size, to }, (void *const[]){ room }));
		memcpy(to, room, size);
	}
	return NULL;
}

static int sample_scatter(int n, const wf_val *in, wf_val *out)
{
	const wfi_window_attrs a = { .window_dimensions = WFI_LIST(2, 2), .window_strides = WFI_LIST(2, 2) };
	const wf_dtype d = wfi_type_of(in[0])->dtype;
	wfi_func *f[2] = { sample_region(d, in[3], true), sample_region(d, in[3], false) };

	(void)n;
	out[0] = wfi_poison;
	if (f[0] && f[1])
		wfi_emit_regions(&wfi_op_wf_select_and_scatter, &a, 3, in, 2, f, out, 1);
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	return 1;
}

static const wfi_sample scatter_samples[] = {
	{ .in = "f32[4,6], f32[2,3], f32[], f32[]", .build = sample_scatter, .no_grad = true },
	{ .in = "i32[2,2], i32[1,1], i32[], i32[]", .build = sample_scatter },
	{ .in = "f64[0,2], f64[0,1], f64[], f64[]", .build = sample_scatter, .no_grad = true },
	{ 0 },
};

static int scatter_captured(const wfi_eqn *e)
{
	return e->n_in - 3;
}

static const wfi_text scatter_text = { .name = "select_and_scatter", .captures = scatter_captured };
const wfi_op wfi_op_wf_select_and_scatter = {
	.name = "wf.select_and_scatter",
	.doc = "StableHLO's select_and_scatter by regions that are not of select_and_scatter's kinds.",
	.n_in = 3, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_OWN, .attrs_size = sizeof(wfi_window_attrs), .fields = fields, .infer = infer_scatter,
	.jvp_all = wfi_region_no_jvp, .batch = batch_scatter,
	.lowering = WFI_LOWER_HOST, .eval = eval_scatter, .loops = &wfi_loops_wf_select_scatter, .samples = scatter_samples, .text = &scatter_text,
};

/* ---- building ---- */

static bool has_padding(const wfi_window_attrs *a)
{
	for (int i = 0; i < a->padding.n; i++)
		if (a->padding.v[i])
			return true;
	for (int i = 0; i < a->base_dilations.n; i++)
		if (a->base_dilations.v[i] != 1)
			return true;
	return false;
}

void wfi_build_reduce_window(int n, const wf_val *in, const wf_val *init, const wfi_window_attrs *a, wfi_func *f, wf_val *out)
{
	wf_val *v = wfi_alloc((size_t)(2 * n) * sizeof *v);

	for (int i = 0; i < n; i++)
		out[i] = wfi_poison;
	if (wfi_as_region("reduce_window", n, v, in, init, f)) {
		wfi_reduce_kind kind = wfi_region_kind(f->body);
		bool often = kind == WFI_RED_ADD || kind == WFI_RED_MUL; /* an initial value in padding counts as often as it is there */
		bool identity = wfi_is_identity(v[1], kind);
		if (n == 1 && wfi_kind_suits(kind, wfi_type_of(v[0])->dtype) && (identity || !often || !has_padding(a)) && !wfi_type_of(v[1])->rank) {
			wfi_window_attrs b = *a;
			b.kind = (int)kind;
			out[0] = WFI_EMIT(&wfi_op_reduce_window, &b, v[0]);
			if (!identity && !wfi_is_poison(out[0]))
				out[0] = wfi_combine(kind, wfi_emit_broadcast(v[1], wfi_type_dims(wfi_type_of(out[0])), (wfi_dims){ 0, NULL }), out[0]);
		} else {
			wfi_emit_regions(&wfi_op_wf_reduce_window, a, 2 * n, v, 1, &f, out, n);
		}
	}
	wfi_free(v);
}

wf_val wfi_build_select_and_scatter(wf_val x, wf_val source, wf_val init, const wfi_window_attrs *a, wfi_func *select, wfi_func *scatter)
{
	const wfi_value *v = wfi_leaf("select_and_scatter", x);
	wf_val in[3] = { x, source, init }, out = wfi_poison;

	if (!v)
		return out;
	wfi_reduce_kind kind = wfi_region_kind(scatter->body);
	int how = wfi_region_select(select->body);
	const wf_dtype d = scatter->body->n_params ? scatter->body->params[0]->type.dtype : v->type.dtype;
	if (how >= 0 && wfi_kind_suits(kind, d)) { /* sums may be made in a wider type */
		wfi_window_attrs b = *a;
		b.kind = (int)kind;
		b.select = how;
		return WFI_EMIT(&wfi_op_select_and_scatter, &b, wf_convert(x, d), wf_convert(source, d), wf_convert(init, d));
	}
	wfi_emit_regions(&wfi_op_wf_select_and_scatter, a, 3, in, 2, (wfi_func *const[]){ select, scatter }, &out, 1);
	return out;
}

/* reduce_window by kind, select_and_gather (its derivative for extremes) and select_and_scatter, all over the windows of one array.
 * Conventions are JAX's: of equal extremes the first of a window counts, both for the tangent and for what is scattered back. */
#include "lower/text.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

/* ---- windows ---- */

static bool check_list(wfi_infer *c, const char *what, wfi_dims d, int n, int64_t least)
{
	if (d.n && d.n != n)
		return wfi_infer_fail(c, "%s has %d entries, %d are needed", what, d.n, n);
	for (int i = 0; i < d.n; i++)
		if (d.v[i] < least || d.v[i] > INT32_MAX || d.v[i] < -INT32_MAX)
			return wfi_infer_fail(c, "%s has the entry %lld", what, (long long)d.v[i]);
	return true;
}

static int64_t entry(wfi_dims d, int i, int64_t absent)
{
	return d.n ? d.v[i] : absent;
}

bool wfi_infer_windows(wfi_infer *c, const wfi_window_attrs *a, const wfi_type *x, wfi_ints *out)
{
	char t[WFI_TYPE_TEXT];

	if (a->window_dimensions.n != x->rank)
		return wfi_infer_fail(c, "window_dimensions has %d entries for %s", a->window_dimensions.n, wfi_type_text(x, t));
	if (!check_list(c, "window_dimensions", a->window_dimensions, x->rank, 1) || !check_list(c, "window_strides", a->window_strides, x->rank, 1) ||
	    !check_list(c, "base_dilations", a->base_dilations, x->rank, 1) || !check_list(c, "window_dilations", a->window_dilations, x->rank, 1) ||
	    !check_list(c, "padding", a->padding, 2 * x->rank, -INT32_MAX))
		return false;
	out->n = 0;
	for (int d = 0; d < x->rank; d++) {
		int64_t base = x->dims[d] ? (x->dims[d] - 1) * entry(a->base_dilations, d, 1) + 1 : 0;
		int64_t size = base + entry(a->padding, 2 * d, 0) + entry(a->padding, 2 * d + 1, 0);
		int64_t window = (a->window_dimensions.v[d] - 1) * entry(a->window_dilations, d, 1) + 1;
		wfi_ints_add(out, size <= 0 || window > size ? 0 : (size - window) / entry(a->window_strides, d, 1) + 1);
	}
	return true;
}

wfi_windows wfi_windows_of(const wfi_window_attrs *a, const wfi_type *x)
{
	wfi_windows w = { .rank = x->rank };

	for (int d = 0; d < x->rank; d++) {
		w.size[d] = a->window_dimensions.v[d];
		w.stride[d] = entry(a->window_strides, d, 1);
		w.base[d] = entry(a->base_dilations, d, 1);
		w.dilation[d] = entry(a->window_dilations, d, 1);
		w.low[d] = entry(a->padding, 2 * d, 0);
	}
	w.shape = wfi_type_make(WF_BOOL, x->rank, w.size);
	return w;
}

int64_t wfi_window_place(const wfi_windows *w, const wfi_type *x, const int64_t *result, const int64_t *in_window)
{
	int64_t place = 0;

	for (int d = 0; d < w->rank; d++) {
		int64_t p = result[d] * w->stride[d] + in_window[d] * w->dilation[d] - w->low[d];
		if (p < 0 || p % w->base[d] || p / w->base[d] >= x->dims[d])
			return -1;
		place = place * x->dims[d] + p / w->base[d];
	}
	return place;
}

wfi_window_attrs wfi_windows_batched(const wfi_window_attrs *a, wfi_window_room *room)
{
	wfi_window_attrs b = *a;

	room->window = wfi_dims_after(1, a->window_dimensions);
	room->strides = wfi_dims_after(1, a->window_strides);
	room->base = wfi_dims_after(1, a->base_dilations);
	room->dilations = wfi_dims_after(1, a->window_dilations);
	memset(room->padding, 0, sizeof room->padding);
	for (int i = 0; i < a->padding.n && i < 2 * (WF_MAX_RANK - 1); i++)
		room->padding[2 + i] = a->padding.v[i];
	b.window_dimensions = wfi_ints_dims(&room->window);
	b.window_strides = a->window_strides.n ? wfi_ints_dims(&room->strides) : a->window_strides;
	b.base_dilations = a->base_dilations.n ? wfi_ints_dims(&room->base) : a->base_dilations;
	b.window_dilations = a->window_dilations.n ? wfi_ints_dims(&room->dilations) : a->window_dilations;
	b.padding = a->padding.n ? (wfi_dims){ a->padding.n + 2, room->padding } : a->padding;
	return b;
}

static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	wfi_window_room room;
	const wfi_window_attrs a = wfi_windows_batched(b->e->attrs, &room);

	(void)out_batched;
	return wfi_batch_emit(b, &a, out);
}

/* where the initial value is one for all */
static bool batch_scatter(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	wfi_window_room room;
	const wfi_window_attrs a = wfi_windows_batched(b->e->attrs, &room);

	(void)out_batched;
	return !b->batched[2] && wfi_batch_arrays(b, &a, 2, out);
}

/* ---- reduce_window by kind ---- */

static const char *const kinds[] = { "add", "multiply", "minimum", "maximum", "and", "or", NULL };

static bool infer(wfi_infer *c)
{
	const wfi_window_attrs *a = c->attrs;
	wfi_ints dims;
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (a->kind < 0 || !wfi_kind_suits((wfi_reduce_kind)a->kind, c->in[0].dtype))
		return wfi_infer_fail(c, "%s of %s", a->kind >= 0 && a->kind <= WFI_RED_OR ? kinds[a->kind] : "an unknown kind", wfi_type_text(&c->in[0], t));
	return wfi_infer_windows(c, a, &c->in[0], &dims) && wfi_infer_result(c, 0, c->in[0].dtype, dims.n, dims.v);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_window_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *y = &e->out_type[0];
	const wfi_windows w = wfi_windows_of(a, x);

	for (wfi_walk r = wfi_walk_over(y); r.more; wfi_walk_next(&r)) {
		double f = wfi_identity_f(a->kind);
		int64_t i = wfi_is_float(x->dtype) ? 0 : wfi_identity_i(a->kind, x->dtype);
		for (wfi_walk k = wfi_walk_over(&w.shape); k.more; wfi_walk_next(&k)) {
			int64_t at = wfi_window_place(&w, x, r.index, k.index);
			if (at < 0)
				continue;
			if (wfi_is_float(x->dtype))
				f = wfi_combine_f(a->kind, f, wfi_load_f(x->dtype, e->in[0], at));
			else
				i = wfi_combine_i(a->kind, x->dtype, i, wfi_load_i(x->dtype, e->in[0], at));
		}
		if (wfi_is_float(x->dtype))
			wfi_store_f(x->dtype, e->out[0], r.place, f);
		else
			wfi_store_i(x->dtype, e->out[0], r.place, i);
	}
	return NULL;
}

/* ---- derivatives ---- */

static wf_val window_sum(wf_val x, const wfi_window_attrs *a)
{
	wfi_window_attrs b = *a;

	b.kind = WFI_RED_ADD;
	return WFI_EMIT(&wfi_op_reduce_window, &b, x);
}

static wf_val jvp(const wfi_view *e, wf_val t)
{
	const wfi_window_attrs *a = e->attrs;
	wfi_window_attrs b = *a;

	switch (a->kind) {
	case WFI_RED_ADD: return window_sum(t, a);
	case WFI_RED_MIN:
	case WFI_RED_MAX:
		b.select = a->kind == WFI_RED_MAX ? WFI_SELECT_GE : WFI_SELECT_LE;
		b.kind = WFI_RED_ADD;
		return WFI_EMIT(&wfi_op_wf_select_and_gather, &b, t, e->in[0]);
	default: return wfi_fail("reduce_window", "kind %s has no derivative", kinds[a->kind]);
	}
}

/* Sums over the cotangents spread out by the strides: every place of the (dilated) array gets all windows that hold it. Then what lies between
 * its elements is left out. */
static wf_val transpose(const wfi_view *e, wf_val ct)
{
	const wfi_window_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *y = &e->out_type[0];
	const wfi_windows w = wfi_windows_of(a, x);
	wfi_ints start = wfi_fill_dims(x->rank, 0), limit = { 0 }, base = { 0 };
	int64_t pairs[2 * WF_MAX_RANK];

	if (a->kind != WFI_RED_ADD)
		return wfi_fail("reduce_window", "kind %s is not linear", kinds[a->kind]);
	if (!wfi_type_count(x) || !wfi_type_count(y))
		return wfi_zeros_of(x);
	for (int d = 0; d < x->rank; d++) {
		int64_t size = (x->dims[d] - 1) * w.base[d] + 1, window = (w.size[d] - 1) * w.dilation[d] + 1;
		int64_t spread = (y->dims[d] - 1) * w.stride[d] + 1;
		pairs[2 * d] = window - 1 - w.low[d];
		pairs[2 * d + 1] = size + window - 1 - spread - pairs[2 * d];
		wfi_ints_add(&limit, size);
		wfi_ints_add(&base, w.base[d]);
	}
	const wfi_window_attrs b = { .kind = WFI_RED_ADD, .window_dimensions = a->window_dimensions, .base_dilations = a->window_strides,
		.window_dilations = a->window_dilations, .padding = { 2 * x->rank, pairs } };
	wf_val sums = WFI_EMIT(&wfi_op_reduce_window, &b, ct);
	return wfi_is_poison(sums) ? sums : wfi_emit_slice(sums, wfi_ints_dims(&start), wfi_ints_dims(&limit), wfi_ints_dims(&base));
}

static double flops(const wfi_view *e)
{
	const wfi_window_attrs *a = e->attrs;
	double n = (double)wfi_type_count(&e->out_type[0]);

	for (int i = 0; i < a->window_dimensions.n; i++)
		n *= (double)a->window_dimensions.v[i];
	return n;
}

static const wfi_attr_field window_fields[] = {
	{ "kind", WFI_ATTR_ENUM, offsetof(wfi_window_attrs, kind), kinds },
	{ "window_dimensions", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, window_dimensions), NULL },
	{ "window_strides", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, window_strides), NULL },
	{ "base_dilations", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, base_dilations), NULL },
	{ "window_dilations", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, window_dilations), NULL },
	{ "padding", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, padding), NULL },
	{ 0 },
};
#define L(...) WFI_LIST(__VA_ARGS__)
#define SAMPLE(type, k, ...) { .in = type, .attrs = &(const wfi_window_attrs){ .kind = k, __VA_ARGS__ } }
static const wfi_sample samples[] = {
	SAMPLE("f64[3,5]", WFI_RED_ADD, .window_dimensions = L(2, 3)),
	SAMPLE("f64[7]", WFI_RED_ADD, .window_dimensions = L(3), .window_strides = L(2), .base_dilations = L(2), .window_dilations = L(2), .padding = L(2, 1)),
	SAMPLE("f64[2,5,3]", WFI_RED_ADD, .window_dimensions = L(1, 4, 2), .window_strides = L(1, 3, 1), .padding = L(0, 0, 3, 2, -1, 1)),
	SAMPLE("f32[1,9,9,2]", WFI_RED_MAX, .window_dimensions = L(1, 3, 3, 1), .window_strides = L(1, 2, 2, 1), .padding = L(0, 0, 1, 1, 1, 1, 0, 0)),
	SAMPLE("f64[4,6]", WFI_RED_MAX, .window_dimensions = L(2, 2), .window_strides = L(2, 2)),
	SAMPLE("f64[6]", WFI_RED_MIN, .window_dimensions = L(3), .padding = L(1, 1)),
	SAMPLE("i32[8]", WFI_RED_MUL, .window_dimensions = L(3)),
	SAMPLE("bf16[5,5]", WFI_RED_ADD, .window_dimensions = L(5, 5), .padding = L(4, 0, 4, 0)),
	SAMPLE("bool[9]", WFI_RED_OR, .window_dimensions = L(3)),
	SAMPLE("f32[0]", WFI_RED_ADD, .window_dimensions = L(2), .padding = L(2, 2)),
	SAMPLE("f32[2]", WFI_RED_MAX, .window_dimensions = L(5)),
	{ .in = "f32[]", .attrs = &(const wfi_window_attrs){ .kind = WFI_RED_ADD } },
	{ 0 },
};

const wfi_op wfi_op_reduce_window = {
	.name = "reduce_window",
	.doc = "The elements of windows of an array combined by a kind, beginning with that kind's identity. Equal extremes: the first has the derivative.",
	.n_in = 1, .n_out = 1, .attrs_size = sizeof(wfi_window_attrs), .fields = window_fields, .infer = infer,
	.jvp = { jvp }, .transpose = { transpose }, .batch = batch,
	.lowering = WFI_LOWER_HOST, .eval = eval, .loops = &wfi_loops_window, .expand = wfi_expand_reduce_window, .flops = flops, .samples = samples, .text = &wfi_text_reduce_window,
};

/* PUBLIC
typedef enum wf_window_kind { WF_WINDOW_ADD, WF_WINDOW_MUL, WF_WINDOW_MIN, WF_WINDOW_MAX } wf_window_kind;
// one entry an axis; window, strides, dilation (of the window) 0: 1; low, high: elements added before and after (negative: cut off)
typedef struct wf_window_opts { int wfi_; int64_t window[8], strides[8], dilation[8], low[8], high[8]; } wf_window_opts;
#ifdef __cplusplus
#define wf_reduce_window(...) WFI_S((wf_reduce_window)(__VA_ARGS__))
#else
#define wf_reduce_window(x, ...) WFI_REDUCE_WINDOW(x, __VA_ARGS__, )
#define WFI_REDUCE_WINDOW(x, kind, ...) WFI_S((wf_reduce_window)(x, kind, (wf_window_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif
*/

/** wf_reduce_window(x, WF_WINDOW_MAX, .window = {1, 2, 2, 1}, .strides = {1, 2, 2, 1}): the elements of each window of x added, multiplied,
 * or the least or greatest of them (jax.lax.reduce_window). What low and high add does not count. Of equal extremes the first of a window
 * has the derivative. */
wf_val (wf_reduce_window)(wf_val x, wf_window_kind kind, wf_window_opts o)
{
	static const int as[] = { WFI_RED_ADD, WFI_RED_MUL, WFI_RED_MIN, WFI_RED_MAX };
	const wfi_value *v = wfi_leaf("reduce_window", x);
	int64_t window[8], strides[8], dilation[8], padding[16];

	if (!v)
		return wfi_poison;
	const int n = v->type.rank;
	if (n > 8 || (unsigned)kind >= WFI_LEN(as))
		return wfi_fail("reduce_window", "an array of up to 8 axes and a kind of 0 to 3 are needed, got %d axes and kind %d", n, (int)kind);
	for (int i = 0; i < n; i++) {
		window[i] = o.window[i] ? o.window[i] : 1;
		strides[i] = o.strides[i] ? o.strides[i] : 1;
		dilation[i] = o.dilation[i] ? o.dilation[i] : 1;
		padding[2 * i] = o.low[i];
		padding[2 * i + 1] = o.high[i];
	}
	const wfi_window_attrs a = {
		.kind = as[kind], .window_dimensions = { n, window }, .window_strides = { n, strides }, .window_dilations = { n, dilation },
		.padding = { 2 * n, padding },
	};
	return WFI_EMIT(&wfi_op_reduce_window, &a, x);
}

/* ---- the place of the extreme of a window; −1: the window holds nothing ---- */

static bool replaces(int select, wf_dtype d, const void *p, int64_t best, int64_t i)
{
	if (wfi_is_float(d)) {
		double a = wfi_load_f(d, p, best), b = wfi_load_f(d, p, i);
		return !(select == WFI_SELECT_GE ? a >= b : a <= b);
	}
	int64_t a = wfi_load_i(d, p, best), b = wfi_load_i(d, p, i);
	if (d == WF_U64)
		return select == WFI_SELECT_GE ? (uint64_t)a < (uint64_t)b : (uint64_t)a > (uint64_t)b;
	return select == WFI_SELECT_GE ? a < b : a > b;
}

static int64_t extreme_place(const wfi_windows *w, int select, const wfi_type *x, const void *p, const int64_t *result)
{
	int64_t best = -1;

	for (wfi_walk k = wfi_walk_over(&w->shape); k.more; wfi_walk_next(&k)) {
		int64_t at = wfi_window_place(w, x, result, k.index);
		if (at >= 0 && (best < 0 || replaces(select, x->dtype, p, best, at)))
			best = at;
	}
	return best;
}

/* ---- select_and_gather ---- */

static bool infer_gather(wfi_infer *c)
{
	const wfi_window_attrs *a = c->attrs;
	wfi_ints dims;
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (!wfi_same_shape(&c->in[0], &c->in[1]))
		return wfi_infer_fail(c, "operand shapes differ: %s and %s", wfi_type_text(&c->in[0], t), wfi_type_text(&c->in[1], u));
	if (!wfi_is_float(c->in[0].dtype) || c->in[1].dtype > WF_F64)
		return wfi_infer_fail(c, "tangents of %s for %s", wfi_type_text(&c->in[0], t), wfi_type_text(&c->in[1], u));
	return wfi_infer_windows(c, a, &c->in[1], &dims) && wfi_infer_result(c, 0, c->in[0].dtype, dims.n, dims.v);
}

static wf_error *eval_gather(const wfi_eval *e)
{
	const wfi_window_attrs *a = e->attrs;
	const wfi_windows w = wfi_windows_of(a, &e->in_type[1]);

	for (wfi_walk r = wfi_walk_over(&e->out_type[0]); r.more; wfi_walk_next(&r)) {
		int64_t at = extreme_place(&w, a->select, &e->in_type[1], e->in[1], r.index);
		if (at >= 0)
			wfi_move(e, r.place, 0, at);
		else
			wfi_store_f(e->out_type[0].dtype, e->out[0], r.place, 0);
	}
	return NULL;
}

/* where the extremes are does not change by a small step */
static void gather_jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	if (t[0].node)
		out[0] = WFI_EMIT(&wfi_op_wf_select_and_gather, e->attrs, t[0], e->in[1]);
}

static wf_val gather_ct(const wfi_view *e, wf_val ct)
{
	const wfi_window_attrs *a = e->attrs;

	for (int i = 0; i < a->base_dilations.n + a->window_dilations.n; i++)
		if ((i < a->base_dilations.n ? a->base_dilations.v[i] : a->window_dilations.v[i - a->base_dilations.n]) != 1)
			return wfi_fail("reduce_window", "backwards, minimum and maximum have no derivative with dilations (JAX has none either)");
	const wfi_type scalar = wfi_type_scalar(e->in_type[0].dtype);
	wf_val x = e->in_type[1].dtype == scalar.dtype ? e->in[1] : wf_convert(e->in[1], scalar.dtype);
	return WFI_EMIT(&wfi_op_select_and_scatter, a, x, ct, wfi_splat(&scalar, 0));
}

/* As a reduce_window of pairs, element and tangent, that keeps the first unless the second wins. It begins with what loses against everything but itself
 * (JAX's form): a window of nothing but that gives 0. */
static bool gather_lower(const wfi_view *e, wf_val *out)
{
	const wfi_window_attrs *a = e->attrs;
	const wfi_type x = wfi_type_scalar(e->in_type[1].dtype), t = wfi_type_scalar(e->in_type[0].dtype);
	const wfi_reduce_kind kind = a->select == WFI_SELECT_GE ? WFI_RED_MAX : WFI_RED_MIN;
	wfi_window_attrs b = *a;
	wfi_trace *region = wfi_trace_begin("region", NULL);
	wf_val p[4], kept[2], made[2];
	wfi_func *f = NULL;

	for (int i = 0; i < 4; i++)
		p[i] = wfi_trace_param(region, i & 1 ? &t : &x, false);
	wf_val first = a->select == WFI_SELECT_GE ? wf_greater_equal(p[0], p[2]) : wf_less_equal(p[0], p[2]);
	for (int i = 0; i < 2; i++)
		kept[i] = wf_where(first, p[i], p[2 + i]);
	wf_error *err = wfi_trace_end(region, 2, kept, &f);
	if (err) {
		wfi_fail_error(err);
		return false;
	}
	const wf_val in[2] = { e->in[1], e->in[0] };
	const wf_val init[2] = { wfi_is_float(x.dtype) ? wfi_splat(&x, wfi_identity_f((int)kind)) : wfi_splat_i(&x, wfi_identity_i((int)kind, x.dtype)),
	                         wfi_splat(&t, 0) };
	b.kind = WFI_RED_GENERAL;
	wfi_build_reduce_window(2, in, init, &b, f, made);
	wfi_func_release(f);
	out[0] = made[1];
	return true;
}

static const wfi_text gather_text = { .lower = gather_lower };
static const char *const selects[] = { "GE", "LE", NULL };
static const wfi_attr_field select_fields[] = {
	{ "kind", WFI_ATTR_ENUM, offsetof(wfi_window_attrs, kind), kinds },
	{ "select", WFI_ATTR_ENUM, offsetof(wfi_window_attrs, select), selects },
	{ "window_dimensions", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, window_dimensions), NULL },
	{ "window_strides", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, window_strides), NULL },
	{ "base_dilations", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, base_dilations), NULL },
	{ "window_dilations", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, window_dilations), NULL },
	{ "padding", WFI_ATTR_DIMS, offsetof(wfi_window_attrs, padding), NULL },
	{ 0 },
};
static const wfi_sample gather_samples[] = {
	SAMPLE("f64[4,6], f64[4,6]", WFI_RED_ADD, .window_dimensions = L(2, 3), .window_strides = L(2, 1), .padding = L(0, 0, 1, 1)),
	SAMPLE("f32[9], f32[9]", WFI_RED_ADD, .select = WFI_SELECT_LE, .window_dimensions = L(3)),
	SAMPLE("f32[0], f32[0]", WFI_RED_ADD, .window_dimensions = L(1)),
	{ 0 },
};
const wfi_op wfi_op_wf_select_and_gather = {
	.name = "wf.select_and_gather",
	.doc = "The elements of the first array at the places where windows of the second have their first greatest (or least) element.",
	.n_in = 2, .n_out = 1, .flags = WFI_OP_OWN, .attrs_size = sizeof(wfi_window_attrs), .fields = select_fields, .infer = infer_gather,
	.linear = 1, .jvp_all = gather_jvp, .transpose = { gather_ct }, .batch = batch,
	.lowering = WFI_LOWER_HOST, .eval = eval_gather, .loops = &wfi_loops_select_gather, .expand = wfi_expand_select_and_gather, .flops = flops, .samples = gather_samples, .text = &gather_text,
};

/* ---- select_and_scatter by kinds ---- */

bool wfi_infer_select_and_scatter(wfi_infer *c, const wfi_window_attrs *a)
{
	wfi_ints dims;
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];
	const wfi_type *x = &c->in[0], *s = &c->in[1], *init = &c->in[2];

	if (a->base_dilations.n || a->window_dilations.n)
		for (int d = 0; d < x->rank && d < a->base_dilations.n && d < a->window_dilations.n; d++)
			if (entry(a->base_dilations, d, 1) != 1 || entry(a->window_dilations, d, 1) != 1)
				return wfi_infer_fail(c, "it has no dilations");
	if (s->dtype != x->dtype || init->dtype != x->dtype || init->rank)
		return wfi_infer_fail(c, "a source of %s for %s, and an initial value of another type", wfi_type_text(s, t), wfi_type_text(x, u));
	if (!wfi_infer_windows(c, a, x, &dims))
		return false;
	wfi_type want = wfi_type_make(x->dtype, dims.n, dims.v);
	if (!wfi_type_equal(&want, s))
		return wfi_infer_fail(c, "the source is %s, there are %s windows", wfi_type_text(s, t), wfi_type_text(&want, u));
	c->out[0] = *x;
	return true;
}

static bool infer_scatter(wfi_infer *c)
{
	const wfi_window_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (a->kind < 0 || !wfi_kind_suits((wfi_reduce_kind)a->kind, c->in[0].dtype) || (a->select != WFI_SELECT_GE && a->select != WFI_SELECT_LE))
		return wfi_infer_fail(c, "%s of %s", a->kind >= 0 && a->kind <= WFI_RED_OR ? kinds[a->kind] : "an unknown kind", wfi_type_text(&c->in[0], t));
	return wfi_infer_select_and_scatter(c, a);
}

static wf_error *eval_scatter(const wfi_eval *e)
{
	const wfi_window_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	const wf_dtype d = x->dtype;
	const wfi_windows w = wfi_windows_of(a, x);
	size_t size = wf_dtype_size(d);

	for (int64_t i = 0; i < wfi_type_count(x); i++)
		memcpy((char *)e->out[0] + (size_t)i * size, e->in[2], size);
	for (wfi_walk r = wfi_walk_over(&e->in_type[1]); r.more; wfi_walk_next(&r)) {
		int64_t at = extreme_place(&w, a->select, x, e->in[0], r.index);
		if (at < 0)
			continue;
		if (wfi_is_float(d))
			wfi_store_f(d, e->out[0], at, wfi_combine_f(a->kind, wfi_load_f(d, e->out[0], at), wfi_load_f(d, e->in[1], r.place)));
		else
			wfi_store_i(d, e->out[0], at, wfi_combine_i(a->kind, d, wfi_load_i(d, e->out[0], at), wfi_load_i(d, e->in[1], r.place)));
	}
	return NULL;
}

/* linear in the source and the initial value together, when it adds */
static void scatter_jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_window_attrs *a = e->attrs;
	const wfi_type scalar = wfi_type_scalar(e->in_type[0].dtype);

	if (!t[1].node && !t[2].node)
		return;
	if (a->kind != WFI_RED_ADD)
		out[0] = wfi_fail("select_and_scatter", "kind %s has no derivative", kinds[a->kind]);
	else
		out[0] = WFI_EMIT(&wfi_op_select_and_scatter, a, e->in[0], t[1].node ? t[1] : wfi_zeros_of(&e->in_type[1]), t[2].node ? t[2] : wfi_zeros_of(&scalar));
}

static void scatter_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	if (wanted[1])
		out[1] = WFI_EMIT(&wfi_op_wf_select_and_gather, e->attrs, ct[0], e->in[0]);
	if (wanted[2]) {
		wfi_ints all = wfi_count_up(0, e->in_type[0].rank);
		out[2] = wfi_emit_reduce(WFI_RED_ADD, ct[0], wfi_ints_dims(&all));
	}
}

static const wfi_sample scatter_samples[] = {
	SAMPLE("f64[4,6], f64[2,3], f64[]", WFI_RED_ADD, .window_dimensions = L(2, 2), .window_strides = L(2, 2)),
	SAMPLE("f64[5], f64[5], f64[]", WFI_RED_ADD, .select = WFI_SELECT_LE, .window_dimensions = L(3), .padding = L(1, 1)),
	{ .in = "i32[4,6], i32[2,3], i32[]", .no_grad = true,
	  .attrs = &(const wfi_window_attrs){ .kind = WFI_RED_MAX, .window_dimensions = L(2, 2), .window_strides = L(2, 2) } },
	SAMPLE("bf16[8], bf16[4], bf16[]", WFI_RED_ADD, .window_dimensions = L(2), .window_strides = L(2)),
	SAMPLE("f32[0], f32[0], f32[]", WFI_RED_ADD, .window_dimensions = L(2)),
	SAMPLE("f32[2,5,6,16], f32[2,2,3,16], f32[]", WFI_RED_ADD, .window_dimensions = L(1, 3, 3, 1), .window_strides = L(1, 2, 2, 1), .padding = L(0, 0, 1, 0, 0, 1, 0, 0)),
	{ 0 },
};

const wfi_op wfi_op_select_and_scatter = {
	.name = "select_and_scatter",
	.doc = "An array of an initial value, into which each element of a source is combined at the place of its window's first greatest (or least) element.",
	.n_in = 3, .n_out = 1, .attrs_size = sizeof(wfi_window_attrs), .fields = select_fields, .infer = infer_scatter,
	.jvp_all = scatter_jvp, .transpose_all = scatter_transpose, .batch = batch_scatter,
	.lowering = WFI_LOWER_HOST, .eval = eval_scatter, .loops = &wfi_loops_select_scatter, .expand = wfi_expand_select_and_scatter, .flops = flops, .samples = scatter_samples, .text = &wfi_text_select_and_scatter,
};

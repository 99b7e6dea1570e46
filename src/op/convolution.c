/* convolution: sums of products over windows of an array, in any layout; strides, gaps in both operands, padding, groups. */
#include "kernel/windows.h"
#include "lower/loops.h"
#include "lower/text.h"
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/numeric.h"

/* ---- the attributes with their defaults filled in, per spatial dimension ---- */

typedef struct conv {
	int n;                                           /* spatial dimensions */
	int64_t stride[WF_MAX_RANK], low[WF_MAX_RANK], high[WF_MAX_RANK], gap[WF_MAX_RANK], step[WF_MAX_RANK]; /* gap: lhs_dilation, step: rhs_dilation */
	bool reversed[WF_MAX_RANK];
} conv;

static int64_t at_or(wfi_dims d, int i, int64_t otherwise)
{
	return i < d.n ? d.v[i] : otherwise;
}

static conv conv_of(const wfi_conv_attrs *a)
{
	conv c = { .n = a->input_spatial_dimensions.n };

	for (int i = 0; i < c.n; i++) {
		c.stride[i] = at_or(a->window_strides, i, 1);
		c.low[i] = at_or(a->padding, 2 * i, 0);
		c.high[i] = at_or(a->padding, 2 * i + 1, 0);
		c.gap[i] = at_or(a->lhs_dilation, i, 1);
		c.step[i] = at_or(a->rhs_dilation, i, 1);
		c.reversed[i] = at_or(a->window_reversal, i, 0);
	}
	return c;
}

/* the length with steps between the elements */
static int64_t dilated(int64_t n, int64_t step)
{
	return n ? (n - 1) * step + 1 : 0;
}

/* ---- infer ---- */

/* batch (or output feature), feature and spatial dimensions are the operand's, each once */
static bool check_layout(wfi_infer *c, const char *what, int64_t first, int64_t second, wfi_dims spatial, int rank)
{
	wfi_ints all = { 0 };

	if (spatial.n != rank - 2)
		return wfi_infer_fail(c, "%s has %d spatial dimensions, an array of rank %d has %d", what, spatial.n, rank, rank - 2);
	wfi_ints_add(&all, first);
	wfi_ints_add(&all, second);
	for (int i = 0; i < spatial.n; i++)
		wfi_ints_add(&all, spatial.v[i]);
	return wfi_infer_dims(c, what, wfi_ints_dims(&all), rank, false);
}

static bool check_list(wfi_infer *c, const char *what, wfi_dims d, int n, int64_t least)
{
	if (d.n && d.n != n)
		return wfi_infer_fail(c, "%s has %d numbers, %d are needed", what, d.n, n);
	for (int i = 0; i < d.n; i++)
		if (d.v[i] < least || d.v[i] > INT32_MAX)
			return wfi_infer_fail(c, "%s has %lld, outside %lld to %d", what, (long long)d.v[i], (long long)least, INT32_MAX);
	return true;
}

static bool check_groups(wfi_infer *c, const wfi_conv_attrs *a)
{
	const wfi_type *x = &c->in[0], *k = &c->in[1];
	int64_t fg = a->feature_group_count, bg = a->batch_group_count;
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (fg < 1 || bg < 1 || (fg > 1 && bg > 1))
		return wfi_infer_fail(c, "feature_group_count %lld and batch_group_count %lld: both are positive and one of them is 1", (long long)fg,
		                      (long long)bg);
	if (x->dims[a->input_batch_dimension] % bg || k->dims[a->kernel_output_feature_dimension] % bg)
		return wfi_infer_fail(c, "batch_group_count %lld does not divide the batch of %s and the output features of %s", (long long)bg,
		                      wfi_type_text(x, t), wfi_type_text(k, u));
	if (x->dims[a->input_feature_dimension] % fg || k->dims[a->kernel_output_feature_dimension] % fg)
		return wfi_infer_fail(c, "feature_group_count %lld does not divide the features of %s and the output features of %s", (long long)fg,
		                      wfi_type_text(x, t), wfi_type_text(k, u));
	if (k->dims[a->kernel_input_feature_dimension] != x->dims[a->input_feature_dimension] / fg)
		return wfi_infer_fail(c, "the kernel %s takes %lld features, a group of %s has %lld", wfi_type_text(k, u),
		                      (long long)k->dims[a->kernel_input_feature_dimension], wfi_type_text(x, t),
		                      (long long)(x->dims[a->input_feature_dimension] / fg));
	return true;
}

static bool infer(wfi_infer *c)
{
	const wfi_conv_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0], *k = &c->in[1];
	const int n = x->rank - 2;
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];
	int64_t dims[WF_MAX_RANK] = { 0 };

	if (!wfi_infer_arity(c))
		return false;
	if (x->rank != k->rank || n < 0)
		return wfi_infer_fail(c, "operands of one rank, at least 2, are needed: %s and %s", wfi_type_text(x, t), wfi_type_text(k, u));
	if (x->dtype != k->dtype || (!wfi_is_int(x->dtype) && !wfi_is_inexact(x->dtype)))
		return wfi_infer_fail(c, "operands of one number type are needed: %s and %s", wfi_type_text(x, t), wfi_type_text(k, u));
	if (!check_layout(c, "input dimensions", a->input_batch_dimension, a->input_feature_dimension, a->input_spatial_dimensions, x->rank) ||
	    !check_layout(c, "kernel dimensions", a->kernel_input_feature_dimension, a->kernel_output_feature_dimension,
	                  a->kernel_spatial_dimensions, x->rank) ||
	    !check_layout(c, "output dimensions", a->output_batch_dimension, a->output_feature_dimension, a->output_spatial_dimensions, x->rank) ||
	    !check_list(c, "window_strides", a->window_strides, n, 1) || !check_list(c, "padding", a->padding, 2 * n, -INT32_MAX) ||
	    !check_list(c, "lhs_dilation", a->lhs_dilation, n, 1) || !check_list(c, "rhs_dilation", a->rhs_dilation, n, 1) ||
	    !check_list(c, "window_reversal", a->window_reversal, n, 0) || !check_groups(c, a))
		return false;
	const conv v = conv_of(a);
	for (int i = 0; i < n; i++) {
		int64_t in = x->dims[a->input_spatial_dimensions.v[i]], window = k->dims[a->kernel_spatial_dimensions.v[i]], padded;
		if (__builtin_mul_overflow(in, v.gap[i], &padded) || __builtin_mul_overflow(window, v.step[i], &padded))
			return wfi_infer_fail(c, "the dilated sizes are too large");
		padded = dilated(in, v.gap[i]) + v.low[i] + v.high[i];
		window = dilated(window, v.step[i]);
		dims[a->output_spatial_dimensions.v[i]] = padded <= 0 || window > padded ? 0 : (padded - window) / v.stride[i] + 1;
	}
	dims[a->output_batch_dimension] = x->dims[a->input_batch_dimension] / a->batch_group_count;
	dims[a->output_feature_dimension] = k->dims[a->kernel_output_feature_dimension];
	const wf_dtype d = a->dtype == WF_INVALID ? x->dtype : a->dtype;
	if (wfi_is_int(d) != wfi_is_int(x->dtype) || wfi_is_float(d) != wfi_is_float(x->dtype))
		return wfi_infer_fail(c, "results of %s cannot come from %s", wf_dtype_name(d), wfi_type_text(x, t));
	return wfi_infer_result(c, 0, d, x->rank, dims);
}

/* ---- plain evaluation: the specification's sum for each result element ---- */

/* the place in the input that a window's element reads along spatial dimension i, or −1: padding or a gap */
static int64_t input_place(const conv *v, int i, int64_t out, int64_t k, int64_t window, int64_t size)
{
	int64_t at = out * v->stride[i] + (v->reversed[i] ? window - 1 - k : k) * v->step[i] - v->low[i];

	return at < 0 || at % v->gap[i] || at / v->gap[i] >= size ? -1 : at / v->gap[i];
}

typedef struct sum { double f; uint64_t i; double _Complex c; } sum;

static void add_product(const wfi_eval *e, int64_t p, int64_t q, sum *s)
{
	wf_dtype d = e->in_type[0].dtype;

	if (d == WF_F32) /* as in dot_general: the type's own products and sums */
		s->f = (double)((float)s->f + (float)(wfi_load_f(d, e->in[0], p) * wfi_load_f(d, e->in[1], q)));
	else if (wfi_is_float(d))
		s->f += wfi_load_f(d, e->in[0], p) * wfi_load_f(d, e->in[1], q);
	else if (wfi_is_complex(d))
		s->c += wfi_load_c(d, e->in[0], p) * wfi_load_c(d, e->in[1], q);
	else
		s->i += (uint64_t)wfi_load_i(d, e->in[0], p) * (uint64_t)wfi_load_i(d, e->in[1], q);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_conv_attrs *a = e->attrs;
	const conv v = conv_of(a);
	const wfi_type *x = &e->in_type[0], *k = &e->in_type[1], *y = &e->out_type[0];
	const int64_t out_features = k->dims[a->kernel_output_feature_dimension], batch = y->dims[a->output_batch_dimension];
	const int64_t features = k->dims[a->kernel_input_feature_dimension];
	wfi_type window = { .rank = v.n };

	for (int i = 0; i < v.n; i++)
		window.dims[i] = k->dims[a->kernel_spatial_dimensions.v[i]];
	for (wfi_walk w = wfi_walk_over(y); w.more; wfi_walk_next(&w)) {
		int64_t p[WF_MAX_RANK] = { 0 }, q[WF_MAX_RANK] = { 0 }, o = w.index[a->output_feature_dimension];
		int64_t feature_group = o / (out_features / a->feature_group_count), batch_group = o / (out_features / a->batch_group_count);
		sum s = { 0, 0, 0 };
		q[a->kernel_output_feature_dimension] = o;
		p[a->input_batch_dimension] = batch_group * batch + w.index[a->output_batch_dimension];
		for (wfi_walk u = wfi_walk_over(&window); u.more; wfi_walk_next(&u)) {
			bool inside = true;
			for (int i = 0; i < v.n; i++) {
				int64_t d = a->input_spatial_dimensions.v[i];
				q[a->kernel_spatial_dimensions.v[i]] = u.index[i];
				p[d] = input_place(&v, i, w.index[a->output_spatial_dimensions.v[i]], u.index[i], window.dims[i], x->dims[d]);
				inside = inside && p[d] >= 0;
			}
			for (int64_t f = 0; inside && f < features; f++) {
				p[a->input_feature_dimension] = feature_group * features + f;
				q[a->kernel_input_feature_dimension] = f;
				add_product(e, wfi_place(x, p), wfi_place(k, q), &s);
			}
		}
		if (wfi_is_float(x->dtype))
			wfi_store_f(y->dtype, e->out[0], w.place, s.f);
		else if (wfi_is_complex(x->dtype))
			wfi_store_c(y->dtype, e->out[0], w.place, s.c);
		else
			wfi_store_i(y->dtype, e->out[0], w.place, (int64_t)s.i);
	}
	return NULL;
}

/* ---- the quick one: kernel/windows.h ---- */

static bool is_quick(const wfi_eval *e)
{
	wf_dtype d = e->in_type[0].dtype;

	return (d == WF_F16 || d == WF_BF16 || d == WF_F32 || d == WF_F64) && e->in_type[0].rank - 2 <= WFI_WINDOWS_MOST &&
	       wfi_type_count(&e->in_type[0]) && wfi_type_count(&e->in_type[1]) && wfi_type_count(&e->out_type[0]);
}

static wfi_windows windows_of(const wfi_eval *e)
{
	const wfi_conv_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *k = &e->in_type[1], *y = &e->out_type[0];
	const int64_t fg = a->feature_group_count, bg = a->batch_group_count, groups = fg * bg; /* one of them is 1 */
	const conv v = conv_of(a);
	int64_t xs[WF_MAX_RANK], ks[WF_MAX_RANK], ys[WF_MAX_RANK];

	wfi_type_strides(x, xs);
	wfi_type_strides(k, ks);
	wfi_type_strides(y, ys);
	wfi_windows w = {
		.dtype = x->dtype, .result = y->dtype, .workers = WFI_MAX(e->workers, 1), .n = v.n, .groups = groups,
		.batch = y->dims[a->output_batch_dimension], .features = k->dims[a->kernel_input_feature_dimension],
		.out_features = k->dims[a->kernel_output_feature_dimension] / groups,
		.xb = xs[a->input_batch_dimension], .xf = xs[a->input_feature_dimension], .kf = ks[a->kernel_input_feature_dimension],
		.ko = ks[a->kernel_output_feature_dimension], .yb = ys[a->output_batch_dimension], .yo = ys[a->output_feature_dimension],
	};
	w.group_x = bg > 1 ? w.batch * w.xb : w.features * w.xf;
	w.group_k = w.out_features * w.ko;
	w.group_y = w.out_features * w.yo;
	for (int i = 0; i < v.n; i++) {
		const int64_t in = a->input_spatial_dimensions.v[i], kernel = a->kernel_spatial_dimensions.v[i], out = a->output_spatial_dimensions.v[i];
		w.d[i] = (wfi_windows_dim){ x->dims[in], y->dims[out], k->dims[kernel], v.stride[i], v.low[i], v.gap[i], v.step[i],
			                    v.reversed[i], xs[in], ks[kernel], ys[out] };
	}
	return w;
}

static size_t scratch(const wfi_eval *e)
{
	if (!is_quick(e))
		return 0;
	const wfi_windows w = windows_of(e);
	return wfi_windows_scratch(&w);
}

static wf_error *host(const wfi_eval *e)
{
	if (!is_quick(e))
		return eval(e);
	const wfi_windows w = windows_of(e);
	wfi_windows_run(&w, e->in[0], e->in[1], e->out[0], e->scratch);
	return NULL;
}

/* ---- ahead of time: for each place and group, the sums of all its output features at once, which are neighbours in the room ---- */

typedef struct writing {
	wfi_lb *b;
	const wfi_conv_attrs *a;
	conv v;
	int64_t groups, features, out_features; /* of a group */
	int64_t xs[WF_MAX_RANK], ks[WF_MAX_RANK], ys[WF_MAX_RANK], window[WF_MAX_RANK];
	wf_dtype wide;
	wfi_at sums, kernel;
	int64_t kf, kw[WF_MAX_RANK], kg;        /* strides of the kernel as it is read; output features are neighbours */
	bool packed;
} writing;

static bool can_loop(const wfi_view *e)
{
	return wfi_is_native(e->in_type[0].dtype) && wfi_is_native(e->out_type[0].dtype);
}

static int64_t groups_of(const wfi_conv_attrs *a)
{
	return a->feature_group_count * a->batch_group_count; /* one of them is 1 */
}

static bool is_packed(const wfi_view *e)
{
	const wfi_conv_attrs *a = e->attrs;
	int64_t strides[WF_MAX_RANK];

	wfi_type_strides(&e->in_type[1], strides);
	return strides[a->kernel_output_feature_dimension] != 1 || wfi_l_wide(e->in_type[0].dtype) != e->in_type[0].dtype;
}

static size_t line_up(size_t bytes)
{
	return (bytes + 63) & ~(size_t)63;
}

static size_t sums_bytes(const wfi_view *e)
{
	return line_up((size_t)e->in_type[1].dims[((const wfi_conv_attrs *)e->attrs)->kernel_output_feature_dimension] * 8);
}

static size_t loops_room(const wfi_view *e)
{
	return sums_bytes(e) + (is_packed(e) ? (size_t)wfi_type_count(&e->in_type[1]) * wf_dtype_size(wfi_l_wide(e->in_type[1].dtype)) : 0);
}

static void begin_writing(wfi_lb *b, writing *w)
{
	const wfi_view *e = b->e;
	const wfi_conv_attrs *a = e->attrs;

	*w = (writing){ .b = b, .a = a, .v = conv_of(a), .groups = groups_of(a), .features = e->in_type[1].dims[a->kernel_input_feature_dimension],
	                .wide = wfi_l_wide(e->in_type[0].dtype), .sums = b->room, .kernel = b->in[1], .packed = is_packed(e) };
	w->out_features = e->in_type[1].dims[a->kernel_output_feature_dimension] / w->groups;
	wfi_type_strides(&e->in_type[0], w->xs);
	wfi_type_strides(&e->in_type[1], w->ks);
	wfi_type_strides(&e->out_type[0], w->ys);
	for (int i = 0; i < w->v.n; i++) {
		w->window[i] = e->in_type[1].dims[a->kernel_spatial_dimensions.v[i]];
		w->kw[i] = w->ks[a->kernel_spatial_dimensions.v[i]];
	}
	w->kf = w->ks[a->kernel_input_feature_dimension];
	w->kg = w->out_features;
}

/* the kernel to the room: window, input feature, output feature */
static void pack_kernel(writing *w)
{
	wfi_lb *b = w->b;
	wf_dtype d = b->e->in_type[1].dtype;
	int64_t dims[WF_MAX_RANK], from[WF_MAX_RANK], to[WF_MAX_RANK], step = w->out_features * w->groups;
	int n = w->v.n + 2;
	wfi_lall all;

	for (int i = 0; i < w->v.n; i++)
		dims[i] = w->window[i], from[i] = w->kw[i];
	dims[n - 2] = w->features, from[n - 2] = w->kf;
	dims[n - 1] = step, from[n - 1] = w->ks[w->a->kernel_output_feature_dimension];
	to[n - 1] = 1;
	for (int i = n - 2; i >= 0; i--) {
		to[i] = step;
		step *= dims[i];
	}
	w->kernel = b->v->at(b, b->room, wfi_l_i(b, (int64_t)sums_bytes(b->e)));
	wfi_l_all(b, n, dims, &all);
	b->v->store(b, w->kernel, w->wide, wfi_l_place(b, n, all.index, to), b->v->load(b, b->in[1], d, wfi_l_place(b, n, all.index, from)));
	wfi_l_all_end(b, &all);
	memcpy(w->kw, to, (size_t)w->v.n * sizeof *to);
	w->kf = to[n - 2];
}

/* input features f … f + count − 1 at one place of the window, times their part of the kernel, to the sums: a sum passes through a register once */
static void add_features(writing *w, wfi_sv f, int count, wfi_sv x_at, wfi_sv k_at)
{
	wfi_lb *b = w->b;
	wfi_sv x[4], k[4];

	for (int i = 0; i < count; i++) {
		wfi_sv at = wfi_l_add(b, f, wfi_l_i(b, i));
		x[i] = b->v->load(b, b->in[0], b->e->in_type[0].dtype, wfi_l_add(b, x_at, wfi_l_mul(b, at, w->xs[w->a->input_feature_dimension])));
		k[i] = wfi_l_add(b, k_at, wfi_l_mul(b, at, w->kf));
	}
	wfi_lfor o = wfi_l_count(b, w->out_features);
	wfi_sv total = b->v->load(b, w->sums, w->wide, o.i);
	for (int i = 0; i < count; i++)
		total = wfi_l_multiply_add(b, x[i], b->v->load(b, w->kernel, w->wide, wfi_l_add(b, k[i], o.i)), total);
	b->v->store(b, w->sums, w->wide, o.i, total);
	wfi_l_next(b, &o);
}

static void all_features(writing *w, wfi_sv x_at, wfi_sv k_at)
{
	wfi_lb *b = w->b;
	int64_t fours = w->features / 4;
	wfi_lfor f = wfi_l_count(b, fours);

	add_features(w, wfi_l_mul(b, f.i, 4), 4, x_at, k_at);
	wfi_l_next(b, &f);
	for (int64_t i = 4 * fours; i < w->features; i++)
		add_features(w, wfi_l_i(b, i), 1, x_at, k_at);
}

/* where the window's place k of spatial dimension i reads, and whether there is anything: see input_place */
static wfi_sv loop_place(writing *w, int i, wfi_sv out, wfi_sv k, wfi_sv *inside)
{
	wfi_lb *b = w->b;
	const conv *v = &w->v;
	int64_t size = b->e->in_type[0].dims[w->a->input_spatial_dimensions.v[i]];
	wfi_sv turned = v->reversed[i] ? wfi_s_sub(b->s, wfi_l_i(b, w->window[i] - 1), k) : k;
	wfi_sv at = wfi_l_add(b, wfi_l_add(b, wfi_l_mul(b, out, v->stride[i]), wfi_l_mul(b, turned, v->step[i])), wfi_l_i(b, -v->low[i]));
	wfi_sv ok = wfi_s_and(b->s, wfi_s_cmp(b->s, WFI_S_GE, at, wfi_l_i(b, 0)), wfi_s_cmp(b->s, WFI_S_LT, at, wfi_l_i(b, size * v->gap[i])));

	if (v->gap[i] > 1) {
		wfi_sv whole = wfi_s_div(b->s, at, wfi_l_i(b, v->gap[i]));
		ok = wfi_s_and(b->s, ok, wfi_s_cmp(b->s, WFI_S_EQ, wfi_l_mul(b, whole, v->gap[i]), at));
		at = whole;
	}
	*inside = inside->p ? wfi_s_and(b->s, *inside, ok) : ok;
	return at;
}

/* all places of the window; x_at: of the batch and group */
static void window_sums(writing *w, const wfi_sv *out, wfi_sv x_at, wfi_sv k_at)
{
	wfi_lb *b = w->b;
	wfi_sv inside = { 0 };
	wfi_lall all;

	wfi_l_all(b, w->v.n, w->window, &all);
	for (int i = 0; i < w->v.n; i++) {
		wfi_sv at = loop_place(w, i, out[i], all.index[i], &inside);
		x_at = wfi_l_add(b, x_at, wfi_l_mul(b, at, w->xs[w->a->input_spatial_dimensions.v[i]]));
		k_at = wfi_l_add(b, k_at, wfi_l_mul(b, all.index[i], w->kw[i]));
	}
	if (inside.p)
		b->v->if_(b, inside);
	all_features(w, x_at, k_at);
	if (inside.p)
		b->v->end_if(b);
	wfi_l_all_end(b, &all);
}

static void store_sums(writing *w, wfi_sv y_at)
{
	wfi_lb *b = w->b;
	wf_dtype d = b->e->out_type[0].dtype;
	wfi_lfor o = wfi_l_count(b, w->out_features);
	wfi_sv total = b->v->load(b, w->sums, w->wide, o.i);

	b->v->store(b, b->out[0], d, wfi_l_add(b, y_at, wfi_l_mul(b, o.i, w->ys[w->a->output_feature_dimension])), wfi_s_convert(b->s, wfi_l_wide(d), total));
	wfi_l_next(b, &o);
}

static void write_loops(wfi_lb *b)
{
	writing w;
	begin_writing(b, &w);
	const wfi_conv_attrs *a = w.a;
	int64_t dims[WF_MAX_RANK], batch = b->e->out_type[0].dims[a->output_batch_dimension];
	wfi_lall all;

	if (w.packed)
		pack_kernel(&w);
	dims[0] = w.groups, dims[1] = batch;
	for (int i = 0; i < w.v.n; i++)
		dims[2 + i] = b->e->out_type[0].dims[a->output_spatial_dimensions.v[i]];
	wfi_l_all(b, 2 + w.v.n, dims, &all);
	wfi_sv group = all.index[0], y_at = wfi_l_add(b, wfi_l_mul(b, group, w.out_features * w.ys[a->output_feature_dimension]),
	                                              wfi_l_mul(b, all.index[1], w.ys[a->output_batch_dimension]));
	for (int i = 0; i < w.v.n; i++)
		y_at = wfi_l_add(b, y_at, wfi_l_mul(b, all.index[2 + i], w.ys[a->output_spatial_dimensions.v[i]]));
	wfi_sv x_at = wfi_l_mul(b, all.index[1], w.xs[a->input_batch_dimension]);
	x_at = wfi_l_add(b, x_at, wfi_l_mul(b, group, a->batch_group_count > 1 ? batch * w.xs[a->input_batch_dimension]
	                                                                        : w.features * w.xs[a->input_feature_dimension]));
	wfi_lfor z = wfi_l_count(b, w.out_features);
	b->v->store(b, w.sums, w.wide, z.i, wfi_s_f(b->s, w.wide, 0));
	wfi_l_next(b, &z);
	window_sums(&w, all.index + 2, x_at, wfi_l_mul(b, group, w.kg));
	store_sums(&w, y_at);
	wfi_l_all_end(b, &all);
}

static const wfi_loops loops = { .can = can_loop, .room = loops_room, .write = write_loops };

/* ---- derivatives: convolutions again (the formulas are JAX's, _conv_general_dilated_transpose_lhs and …_rhs) ---- */

/* dimension `from` is cut in `groups` parts, which move to the front of dimension `to` */
static wf_val regroup(wf_val x, int64_t from, int64_t to, int64_t groups)
{
	wfi_ints apart = { 0 }, order = { 0 }, together = { 0 };

	if (groups == 1 || wfi_is_poison(x))
		return x;
	const wfi_type t = *wfi_type_of(x);
	for (int d = 0; d < t.rank; d++) {
		int64_t n = d == from ? t.dims[d] / groups : t.dims[d];
		if (d == from)
			wfi_ints_add(&apart, groups);
		wfi_ints_add(&apart, n);
		if (d == to)
			wfi_ints_add(&order, from);
		wfi_ints_add(&order, d < from ? d : d + 1);
		wfi_ints_add(&together, d == to ? n * groups : n);
	}
	x = wfi_emit_transpose(wfi_emit_reshape(x, wfi_ints_dims(&apart)), wfi_ints_dims(&order));
	return wfi_emit_reshape(x, wfi_ints_dims(&together));
}

/* turns an array round along those spatial dimensions whose window is (or, with `straight`, is not) read backwards */
static wf_val turned(wf_val x, wfi_dims spatial, const conv *v, bool straight)
{
	wfi_ints dims = { 0 };

	for (int i = 0; i < v->n; i++)
		if (v->reversed[i] != straight)
			wfi_ints_add(&dims, spatial.v[i]);
	return dims.n ? WFI_EMIT(&wfi_op_reverse, &((const wfi_dims_attrs){ wfi_ints_dims(&dims) }), x) : x;
}

/* to the other operands' element type when the result had its own */
static wf_val as_type(wf_val x, wf_dtype d)
{
	return wfi_is_poison(x) || wfi_type_of(x)->dtype == d ? x : wf_convert(x, d);
}

static wf_val transpose_lhs(const wfi_view *e, wf_val ct)
{
	const wfi_conv_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *k = &e->in_type[1], *y = &e->out_type[0];
	const conv v = conv_of(a);
	const int64_t groups = a->feature_group_count * a->batch_group_count;
	int64_t padding[2 * WF_MAX_RANK];

	if (!wfi_type_count(y) || !wfi_type_count(x) || !wfi_type_count(k))
		return wfi_zeros_of(x);
	wf_val kernel = regroup(e->in[1], a->kernel_output_feature_dimension, a->kernel_input_feature_dimension, groups);
	kernel = turned(kernel, a->kernel_spatial_dimensions, &v, true);
	for (int i = 0; i < v.n; i++) {
		int64_t in = dilated(x->dims[a->input_spatial_dimensions.v[i]], v.gap[i]);
		int64_t window = dilated(k->dims[a->kernel_spatial_dimensions.v[i]], v.step[i]);
		int64_t out = dilated(y->dims[a->output_spatial_dimensions.v[i]], v.stride[i]);
		padding[2 * i] = window - v.low[i] - 1;
		padding[2 * i + 1] = in + window - 1 - out - padding[2 * i];
	}
	const wfi_conv_attrs t = {
		.window_strides = { v.n, v.gap }, .padding = { 2 * v.n, padding }, .lhs_dilation = { v.n, v.stride }, .rhs_dilation = { v.n, v.step },
		.input_batch_dimension = a->output_batch_dimension, .input_feature_dimension = a->output_feature_dimension,
		.input_spatial_dimensions = a->output_spatial_dimensions,
		.kernel_input_feature_dimension = a->kernel_output_feature_dimension,
		.kernel_output_feature_dimension = a->kernel_input_feature_dimension, .kernel_spatial_dimensions = a->kernel_spatial_dimensions,
		.output_batch_dimension = a->input_batch_dimension, .output_feature_dimension = a->input_feature_dimension,
		.output_spatial_dimensions = a->input_spatial_dimensions, .feature_group_count = groups, .batch_group_count = 1,
	};
	wf_val g = wfi_emit_convolution(as_type(ct, x->dtype), kernel, &t);
	return regroup(g, a->input_feature_dimension, a->input_batch_dimension, a->batch_group_count);
}

static wf_val transpose_rhs(const wfi_view *e, wf_val ct)
{
	const wfi_conv_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *k = &e->in_type[1], *y = &e->out_type[0];
	const conv v = conv_of(a);
	int64_t padding[2 * WF_MAX_RANK];

	if (!wfi_type_count(y) || !wfi_type_count(x) || !wfi_type_count(k))
		return wfi_zeros_of(k);
	for (int i = 0; i < v.n; i++) {
		int64_t in = dilated(x->dims[a->input_spatial_dimensions.v[i]], v.gap[i]);
		int64_t window = dilated(k->dims[a->kernel_spatial_dimensions.v[i]], v.step[i]);
		int64_t out = dilated(y->dims[a->output_spatial_dimensions.v[i]], v.stride[i]);
		padding[2 * i] = v.low[i];
		padding[2 * i + 1] = out - in + window - v.low[i] - 1;
	}
	const wfi_conv_attrs t = {
		.window_strides = { v.n, v.step }, .padding = { 2 * v.n, padding }, .lhs_dilation = { v.n, v.gap }, .rhs_dilation = { v.n, v.stride },
		.input_batch_dimension = a->input_feature_dimension, .input_feature_dimension = a->input_batch_dimension,
		.input_spatial_dimensions = a->input_spatial_dimensions,
		.kernel_input_feature_dimension = a->output_batch_dimension, .kernel_output_feature_dimension = a->output_feature_dimension,
		.kernel_spatial_dimensions = a->output_spatial_dimensions,
		.output_batch_dimension = a->kernel_input_feature_dimension, .output_feature_dimension = a->kernel_output_feature_dimension,
		.output_spatial_dimensions = a->kernel_spatial_dimensions,
		.feature_group_count = a->batch_group_count, .batch_group_count = a->feature_group_count,
	};
	return turned(wfi_emit_convolution(e->in[0], as_type(ct, k->dtype), &t), a->kernel_spatial_dimensions, &v, false);
}

/* ---- vmap: the batch becomes a part of one of the operands' own dimensions ---- */

/* the batch, dimension 0, goes into dimension d of an example, behind the `outer` parts that d has */
static wf_val folded(wf_val x, int64_t d, int64_t outer)
{
	wfi_ints apart = { 0 }, order = { 0 }, together = { 0 };

	if (wfi_is_poison(x))
		return x;
	const wfi_type t = *wfi_type_of(x);
	wfi_ints_add(&apart, t.dims[0]);
	for (int i = 1; i < t.rank; i++) {
		if (i == d + 1) {
			wfi_ints_add(&order, i);
			wfi_ints_add(&order, 0);
			wfi_ints_add(&apart, outer);
		}
		wfi_ints_add(&order, i > d ? i + 1 : i);
		wfi_ints_add(&apart, i == d + 1 ? t.dims[i] / outer : t.dims[i]);
		wfi_ints_add(&together, i == d + 1 ? t.dims[i] * t.dims[0] : t.dims[i]);
	}
	x = wfi_emit_transpose(wfi_emit_reshape(x, wfi_ints_dims(&apart)), wfi_ints_dims(&order));
	return wfi_emit_reshape(x, wfi_ints_dims(&together));
}

/* and out of it again, to the front */
static wf_val unfolded(wf_val y, int64_t d, int64_t outer, int64_t batch)
{
	wfi_ints apart = { 0 }, order = { 0 }, together = { 0 };

	if (wfi_is_poison(y))
		return y;
	const wfi_type t = *wfi_type_of(y);
	wfi_ints_add(&order, d + 1);
	wfi_ints_add(&together, batch);
	for (int i = 0; i < t.rank; i++) {
		if (i == d) {
			wfi_ints_add(&apart, outer);
			wfi_ints_add(&apart, batch);
			wfi_ints_add(&order, i);
		}
		wfi_ints_add(&order, i < d ? i : i + 2);
		wfi_ints_add(&apart, i == d ? t.dims[i] / outer / batch : t.dims[i]);
		wfi_ints_add(&together, i == d ? t.dims[i] / batch : t.dims[i]);
	}
	y = wfi_emit_transpose(wfi_emit_reshape(y, wfi_ints_dims(&apart)), wfi_ints_dims(&order));
	return wfi_emit_reshape(y, wfi_ints_dims(&together));
}

static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	wfi_conv_attrs a = *(const wfi_conv_attrs *)b->e->attrs;
	wf_val x = b->e->in[0], k = b->e->in[1];
	const int64_t fg = a.feature_group_count, bg = a.batch_group_count;

	(void)out_batched;
	if (b->e->in_type[0].rank + 2 > WF_MAX_RANK)
		return false;
	if (!b->batched[1]) { /* more images */
		out[0] = unfolded(wfi_emit_convolution(folded(x, a.input_batch_dimension, bg), k, &a), a.output_batch_dimension, 1, b->size);
	} else if (!b->batched[0]) { /* more features of the result */
		k = folded(k, a.kernel_output_feature_dimension, fg * bg);
		out[0] = unfolded(wfi_emit_convolution(x, k, &a), a.output_feature_dimension, fg * bg, b->size);
	} else { /* more groups */
		x = folded(x, bg > 1 ? a.input_batch_dimension : a.input_feature_dimension, 1);
		k = folded(k, a.kernel_output_feature_dimension, 1);
		*(bg > 1 ? &a.batch_group_count : &a.feature_group_count) *= b->size;
		out[0] = unfolded(wfi_emit_convolution(x, k, &a), a.output_feature_dimension, 1, b->size);
	}
	return true;
}

static double flops(const wfi_view *e)
{
	const wfi_conv_attrs *a = e->attrs;
	double n = 2 * (double)wfi_type_count(&e->out_type[0]) * (double)e->in_type[1].dims[a->kernel_input_feature_dimension];

	for (int i = 0; i < a->kernel_spatial_dimensions.n; i++)
		n *= (double)e->in_type[1].dims[a->kernel_spatial_dimensions.v[i]];
	return n;
}

#define FIELD(kind, name) { #name, WFI_ATTR_##kind, offsetof(wfi_conv_attrs, name), NULL }
static const wfi_attr_field fields[] = {
	FIELD(DIMS, window_strides),
	FIELD(DIMS, padding),
	FIELD(DIMS, lhs_dilation),
	FIELD(DIMS, rhs_dilation),
	FIELD(DIMS, window_reversal),
	FIELD(I64, input_batch_dimension),
	FIELD(I64, input_feature_dimension),
	FIELD(DIMS, input_spatial_dimensions),
	FIELD(I64, kernel_input_feature_dimension),
	FIELD(I64, kernel_output_feature_dimension),
	FIELD(DIMS, kernel_spatial_dimensions),
	FIELD(I64, output_batch_dimension),
	FIELD(I64, output_feature_dimension),
	FIELD(DIMS, output_spatial_dimensions),
	FIELD(I64, feature_group_count),
	FIELD(I64, batch_group_count),
	FIELD(DTYPE, dtype),
	{ 0 },
};
#define NCHW(...) \
	.input_batch_dimension = 0, .input_feature_dimension = 1, .input_spatial_dimensions = WFI_LIST(__VA_ARGS__), \
	.kernel_output_feature_dimension = 0, .kernel_input_feature_dimension = 1, .kernel_spatial_dimensions = WFI_LIST(__VA_ARGS__), \
	.output_batch_dimension = 0, .output_feature_dimension = 1, .output_spatial_dimensions = WFI_LIST(__VA_ARGS__)
/* NHWC, HWIO; the result CHWN turned about */
#define NHWC \
	.input_batch_dimension = 0, .input_feature_dimension = 3, .input_spatial_dimensions = WFI_LIST(1, 2), \
	.kernel_output_feature_dimension = 3, .kernel_input_feature_dimension = 2, .kernel_spatial_dimensions = WFI_LIST(0, 1), \
	.output_batch_dimension = 3, .output_feature_dimension = 0, .output_spatial_dimensions = WFI_LIST(2, 1)
#define SAMPLE(types, fg, bg, ...) \
	{ .in = types, .attrs = &(const wfi_conv_attrs){ .feature_group_count = fg, .batch_group_count = bg, __VA_ARGS__ } }
static const wfi_sample samples[] = {
	SAMPLE("f32[2,3,9,8], f32[4,3,3,3]", 1, 1, NCHW(2, 3), .padding = WFI_LIST(1, 1, 1, 1)),
	SAMPLE("f64[2,3,7], f64[4,3,3]", 1, 1, NCHW(2), .window_strides = WFI_LIST(2), .padding = WFI_LIST(2, 1)),
	SAMPLE("f64[2,5,6,3], f64[3,2,3,2]", 1, 1, NHWC, .window_strides = WFI_LIST(1, 2), .padding = WFI_LIST(-1, 2, 3, 0),
	       .lhs_dilation = WFI_LIST(2, 3), .rhs_dilation = WFI_LIST(3, 2), .window_reversal = WFI_LIST(1, 0)),
	SAMPLE("f64[2,6,7], f64[4,3,2]", 2, 1, NCHW(2), .rhs_dilation = WFI_LIST(2)),
	SAMPLE("f64[6,2,5], f64[4,2,2]", 1, 2, NCHW(2), .padding = WFI_LIST(1, 0), .window_strides = WFI_LIST(2)),
	SAMPLE("f32[1,4,5,6], f32[8,1,3,3]", 4, 1, NCHW(2, 3), .padding = WFI_LIST(1, 1, 1, 1)),
	SAMPLE("f64[1,2,3,4,3], f64[2,2,2,2,2]", 1, 1, NCHW(2, 3, 4), .padding = WFI_LIST(0, 0, 1, 0, 0, 1)),
	SAMPLE("f64[3,2], f64[4,2]", 1, 1, .input_feature_dimension = 1, .kernel_input_feature_dimension = 1, .output_feature_dimension = 1),
	SAMPLE("f32[1,1,2000], f32[1,1,5]", 1, 1, NCHW(2)),
	SAMPLE("bf16[1,2,9], bf16[3,2,3]", 1, 1, NCHW(2)),
	SAMPLE("f16[1,2,9], f16[3,2,3]", 1, 1, NCHW(2), .dtype = WF_F32),
	SAMPLE("i32[1,2,9], i32[3,2,3]", 1, 1, NCHW(2), .window_strides = WFI_LIST(3)),
	SAMPLE("u8[1,2,9], u8[3,2,3]", 1, 1, NCHW(2)),
	SAMPLE("f32[2,3,2], f32[4,3,5]", 1, 1, NCHW(2)),
	SAMPLE("f32[0,3,9], f32[4,3,3]", 1, 1, NCHW(2)),
	SAMPLE("f32[2,0,9], f32[4,0,3]", 1, 1, NCHW(2)),
	{ 0 },
};
/* ---- text ---- */

static bool read_text(wfi_text_op *t, void *attrs)
{
	wfi_conv_attrs *a = attrs;

	if (!wfi_text_attr(t, "feature_group_count"))
		a->feature_group_count = 1;
	if (!wfi_text_attr(t, "batch_group_count"))
		a->batch_group_count = 1;
	if (t->n_in && a->dtype == wfi_type_of(t->in[0])->dtype)
		a->dtype = WF_INVALID;
	return true;
}

/* [b, f, 0, 1]: one letter or number for each dimension */
static void side(wfi_str *s, int64_t first, int64_t second, const char *letters, wfi_dims spatial)
{
	for (int64_t d = 0; d < spatial.n + 2; d++) {
		wfi_str_add(s, d ? ", " : "[");
		if (d == first || d == second)
			wfi_str_add(s, "%c", letters[d == second]);
		for (int i = 0; i < spatial.n; i++)
			if (spatial.v[i] == d)
				wfi_str_add(s, "%d", i);
	}
	wfi_str_add(s, "]");
}

static void write_text(wfi_text_out *w, const wfi_eqn *e)
{
	const wfi_conv_attrs *a = e->attrs;
	wfi_str s = { 0 };

	if (a->window_strides.n)
		wfi_text_put_dims(w, "window_strides", a->window_strides);
	if (a->padding.n)
		wfi_text_put_matrix(w, "padding", a->padding, 2);
	if (a->lhs_dilation.n)
		wfi_text_put_dims(w, "lhs_dilation", a->lhs_dilation);
	if (a->rhs_dilation.n)
		wfi_text_put_dims(w, "rhs_dilation", a->rhs_dilation);
	if (a->window_reversal.n)
		wfi_text_put_bools(w, "window_reversal", a->window_reversal);
	side(&s, a->input_batch_dimension, a->input_feature_dimension, "bf", a->input_spatial_dimensions);
	wfi_str_add(&s, "x");
	side(&s, a->kernel_input_feature_dimension, a->kernel_output_feature_dimension, "io", a->kernel_spatial_dimensions);
	wfi_str_add(&s, "->");
	side(&s, a->output_batch_dimension, a->output_feature_dimension, "bf", a->output_spatial_dimensions);
	wfi_text_put_raw(w, "dimension_numbers", "#stablehlo.conv<%s>", s.s);
	wfi_str_free(&s);
	wfi_text_put_int(w, "feature_group_count", a->feature_group_count, 64);
	wfi_text_put_int(w, "batch_group_count", a->batch_group_count, 64);
}

static const wfi_text text = { .read = read_text, .write = write_text };
const wfi_op wfi_op_convolution = {
	.name = "convolution",
	.doc = "Sums of products of a kernel with windows of an array, in any layout, with strides, gaps in both operands, padding and groups. "
	       "f16 and bf16 are summed in f32.",
	.n_in = 2, .n_out = 1, .attrs_size = sizeof(wfi_conv_attrs), .fields = fields, .infer = infer,
	.linear = 3, .transpose = { transpose_lhs, transpose_rhs }, .batch = batch,
	.lowering = WFI_LOWER_HOST, .host = host, .scratch = scratch, .eval = eval, .loops = &loops, .flops = flops, .shard = "convolution", .samples = samples, .text = &text,
};

wf_val wfi_emit_convolution(wf_val lhs, wf_val rhs, const wfi_conv_attrs *a)
{
	return WFI_EMIT(&wfi_op_convolution, a, lhs, rhs);
}

/* ---- public ---- */

/* PUBLIC
typedef enum wf_padding { WF_VALID, WF_SAME } wf_padding;
typedef struct wf_conv_opts {
	int wfi_;
	int strides[3];      // 0: 1
	wf_padding padding;
	int dilation[3];     // of the kernel; 0: 1
	int groups;          // 0: 1
	bool channels_last;  // x and the result are [batch, spatial…, channels], the kernel [spatial…, in, out]; else channels come second, out first
} wf_conv_opts;
#ifdef __cplusplus
wf_val wfi_conv(wf_val x, wf_val kernel, wf_conv_opts o = wf_conv_opts());
#define wf_conv(...) WFI_S(wfi_conv(__VA_ARGS__))
#else
wf_val wfi_conv(wf_val x, wf_val kernel, wf_conv_opts o);
#define wf_conv(x, ...) WFI_CONV(x, __VA_ARGS__, )
#define WFI_CONV(x, k, ...) WFI_S(wfi_conv(x, k, (wf_conv_opts){ .wfi_ = 0, __VA_ARGS__ }))
#endif
*/

/* low and high for SAME: as many windows as places divided by the stride, rounded up; the odd one behind */
static void same_padding(int64_t in, int64_t window, int64_t stride, int64_t *padding)
{
	int64_t out = (in + stride - 1) / stride, total = WFI_MAX((out - 1) * stride + window - in, 0);

	padding[0] = total / 2;
	padding[1] = total - total / 2;
}

wf_val wfi_conv(wf_val x, wf_val kernel, wf_conv_opts o)
{
	const wfi_value *v = wfi_leaf("conv", x), *k = wfi_leaf("conv", kernel);
	wfi_ints strides = { 0 }, steps = { 0 };
	int64_t padding[6];
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];
	wf_val in[2] = { x, kernel };

	if (!v || !k || !wfi_promote_dtypes("conv", in, 2))
		return wfi_poison;
	const int n = v->type.rank - 2;
	if (n < 1 || n > 3 || k->type.rank != v->type.rank)
		return wfi_fail("conv", "x is [batch, channels, 1 to 3 spatial dimensions] and the kernel [out, in, as many] (.channels_last: channels, and in, out, "
		                "behind the spatial ones): got %s and %s",
		                wfi_type_text(&v->type, t), wfi_type_text(&k->type, u));
	const int at = o.channels_last ? 1 : 2, kernel_at = o.channels_last ? 0 : 2;
	for (int i = 0; i < n; i++) {
		int64_t stride = o.strides[i] ? o.strides[i] : 1, step = o.dilation[i] ? o.dilation[i] : 1;
		if (stride < 0 || step < 0)
			return wfi_fail("conv", "strides and dilation are positive, got %lld and %lld", (long long)stride, (long long)step);
		wfi_ints_add(&strides, stride);
		wfi_ints_add(&steps, step);
		padding[2 * i] = padding[2 * i + 1] = 0;
		if (o.padding == WF_SAME)
			same_padding(v->type.dims[at + i], dilated(k->type.dims[kernel_at + i], step), stride, padding + 2 * i);
	}
	const wfi_ints spatial = wfi_count_up(at, n), kernel_spatial = wfi_count_up(kernel_at, n);
	const int channels = o.channels_last ? n + 1 : 1;
	const wfi_conv_attrs a = {
		.window_strides = wfi_ints_dims(&strides), .padding = { 2 * n, padding }, .rhs_dilation = wfi_ints_dims(&steps),
		.input_feature_dimension = channels, .input_spatial_dimensions = wfi_ints_dims(&spatial),
		.kernel_input_feature_dimension = o.channels_last ? n : 1, .kernel_output_feature_dimension = o.channels_last ? n + 1 : 0,
		.kernel_spatial_dimensions = wfi_ints_dims(&kernel_spatial),
		.output_feature_dimension = channels, .output_spatial_dimensions = wfi_ints_dims(&spatial),
		.feature_group_count = o.groups ? o.groups : 1, .batch_group_count = 1,
	};
	return wfi_emit_convolution(in[0], in[1], &a);
}

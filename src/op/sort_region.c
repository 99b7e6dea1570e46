/* wf.sort: several arrays along a dimension in the order of a comparator that is not one of sort's. Always stable. */
#include "lower/text.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

static bool infer(wfi_infer *c)
{
	const wfi_sort_region_attrs *a = c->attrs;
	const wfi_type go = wfi_type_scalar(WF_BOOL);
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!a || c->n_in < 1 || !wfi_infer_regions(c, 1, 1))
		return wfi_infer_fail(c, "no operands, no region or no attributes");
	if (a->dimension < 0 || a->dimension >= c->in[0].rank)
		return wfi_infer_fail(c, "there is no dimension %lld in %s", (long long)a->dimension, wfi_type_text(&c->in[0], t));
	/* the arrays are what the comparator compares in pairs; the rest is captured */
	int n = c->regions[0]->n_params - c->n_in;
	if (n < 1 || n > c->n_in || n > WFI_MAX_OUT)
		return wfi_infer_fail(c, "its comparator has %d parameters, for %d operands: 2 for each array are needed", c->regions[0]->n_params, c->n_in);
	wfi_type *own = wfi_alloc((size_t)(2 * n) * sizeof *own);
	bool ok = true;
	for (int i = 0; i < n && ok; i++) {
		own[2 * i] = own[2 * i + 1] = wfi_type_scalar(c->in[i].dtype);
		c->out[i] = c->in[i];
		if (!wfi_same_shape(&c->in[i], &c->in[0]))
			ok = wfi_infer_fail(c, "operand shapes differ: %s and %s", wfi_type_text(&c->in[0], t), wfi_type_text(&c->in[i], u));
	}
	c->n_out = n;
	ok = ok && wfi_infer_region(c, 0, "comparator", 2 * n, own, n) && wfi_infer_region_results(c, 0, "comparator", 1, &go);
	wfi_free(own);
	return ok;
}

/* one line of the arrays: elements at + i · step */
typedef struct line { const wfi_eval *e; int64_t at, step, n; const void **args; } line;

static wf_error *before(const line *l, int64_t i, int64_t j, bool *yes)
{
	for (int k = 0; k < l->e->n_out; k++) {
		size_t size = wf_dtype_size(l->e->in_type[k].dtype);
		l->args[2 * k] = (const char *)l->e->in[k] + (size_t)(l->at + i * l->step) * size;
		l->args[2 * k + 1] = (const char *)l->e->in[k] + (size_t)(l->at + j * l->step) * size;
	}
	return wfi_call_region(l->e, 0, 2 * l->e->n_out, l->args, (void *const[]){ yes });
}

/* merges order[lo..mid) and order[mid..hi); of equal ones the left comes first */
static wf_error *merge(const line *l, const int64_t *order, int64_t *out, int64_t lo, int64_t mid, int64_t hi)
{
	int64_t i = lo, j = mid;

	for (int64_t k = lo; k < hi; k++) {
		bool right = i == mid;
		if (i < mid && j < hi)
			WF_TRY(before(l, order[j], order[i], &right));
		out[k] = right ? order[j++] : order[i++];
	}
	return NULL;
}

/* p has room for 2 n */
static wf_error *sort_line(const line *l, int64_t *p)
{
	int64_t *from = p, *to = p + l->n;

	for (int64_t i = 0; i < l->n; i++)
		from[i] = i;
	for (int64_t width = 1; width < l->n; width *= 2) {
		for (int64_t lo = 0; lo < l->n; lo += 2 * width)
			WF_TRY(merge(l, from, to, lo, WFI_MIN(lo + width, l->n), WFI_MIN(lo + 2 * width, l->n)));
		int64_t *swap = from;
		from = to;
		to = swap;
	}
	for (int k = 0; k < l->e->n_out; k++) {
		size_t size = wf_dtype_size(l->e->in_type[k].dtype);
		for (int64_t i = 0; i < l->n; i++)
			memcpy((char *)l->e->out[k] + (size_t)(l->at + i * l->step) * size, (const char *)l->e->in[k] + (size_t)(l->at + from[i] * l->step) * size, size);
	}
	return NULL;
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_sort_region_attrs *a = e->attrs;
	wfi_type outer = e->in_type[0];
	int64_t strides[WF_MAX_RANK];
	line l = { .e = e, .n = outer.dims[a->dimension] };
	wf_error *err = NULL;
	int64_t *room = wfi_try_alloc(2 * (size_t)WFI_MAX(l.n, 1) * sizeof *room);

	if (!room)
		return wfi_out_of_memory(2 * (size_t)l.n * sizeof *room, "sort");
	l.args = wfi_alloc((size_t)(2 * e->n_out) * sizeof *l.args);
	wfi_type_strides(&outer, strides);
	l.step = strides[a->dimension];
	outer.dims[a->dimension] = WFI_MIN(l.n, 1);
	for (wfi_walk w = wfi_walk_over(&outer); w.more && !err; wfi_walk_next(&w)) {
		l.at = 0;
		for (int d = 0; d < outer.rank; d++)
			l.at += w.index[d] * strides[d];
		err = sort_line(&l, room);
	}
	wfi_free(l.args);
	wfi_free(room);
	return err;
}

/* ---- derivative: sorts the places along, the tangents go where their elements went ---- */

/* the comparator with two more parameters for places, which it does not look at */
static wfi_func *with_places(const wfi_view *e, wf_dtype places)
{
	wfi_func *f = wfi_region_func(e->regions[0]), *g = NULL;
	int n = f->body->n_params, own = 2 * e->n_out;
	wfi_trace *t = wfi_trace_begin("comparator", NULL);
	const wfi_type s = wfi_type_scalar(places);
	wf_val *in = wfi_alloc((size_t)n * sizeof *in), go = wfi_poison;

	for (int i = 0; i < own; i++)
		in[i] = wfi_trace_param(t, &f->body->params[i]->type, false);
	for (int i = 0; i < 2; i++)
		wfi_trace_param(t, &s, false);
	for (int i = own; i < n; i++)
		in[i] = wfi_trace_param(t, &f->body->params[i]->type, false);
	wfi_inline(f, in, &go);
	wf_error *err = wfi_trace_end(t, 1, &go, &g);
	if (err)
		wfi_fail_error(err);
	wfi_free(in);
	wfi_func_release(f);
	return g;
}

static void jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_sort_region_attrs *a = e->attrs;
	int n = e->n_out;
	const wfi_type index = wfi_type_with_dtype(e->in_type[0], e->in_type[0].dims[a->dimension] > INT32_MAX ? WF_I64 : WF_I32);
	wfi_func *f = with_places(e, index.dtype);
	wf_val *in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *in), *sorted = wfi_alloc((size_t)(n + 1) * sizeof *sorted);

	for (int i = 0; i < n; i++)
		in[i] = e->in[i];
	in[n] = wfi_emit_iota(&index, a->dimension);
	for (int i = n; i < e->n_in; i++)
		in[i + 1] = e->in[i];
	if (f) {
		wfi_emit_regions(&wfi_op_wf_sort, a, e->n_in + 1, in, 1, &f, sorted, n + 1);
		for (int i = 0; i < n; i++)
			if (t[i].node)
				out[i] = (wf_take_along_axis)(t[i], sorted[n], (int)a->dimension);
	}
	wfi_func_release(f);
	wfi_free(in);
	wfi_free(sorted);
}

/* by the distance from a captured value */
static int sample(int n, const wf_val *in, wf_val *out)
{
	wfi_trace *t = wfi_trace_begin("comparator", NULL);
	wf_val p[4];
	wfi_func *f = NULL;
	int64_t last = wfi_type_of(in[0])->rank - 1;

	(void)n;
	for (int i = 0; i < 4; i++) {
		const wfi_type s = wfi_type_scalar(wfi_type_of(in[i / 2])->dtype);
		p[i] = wfi_trace_param(t, &s, false);
	}
	wf_val go = wf_less(wf_square(wf_sub(p[0], in[2])), wf_square(wf_sub(p[1], in[2])));
	wf_error *err = wfi_trace_end(t, 1, &go, &f);
	if (err) {
		wfi_fail_error(err);
		return 0;
	}
	wfi_emit_regions(&wfi_op_wf_sort, &(const wfi_sort_region_attrs){ last, true }, 2, in, 1, &f, out, 2);
	wfi_func_release(f);
	return 2;
}

static const wfi_attr_field fields[] = {
	{ "dimension", WFI_ATTR_I64, offsetof(wfi_sort_region_attrs, dimension), NULL },
	{ "is_stable", WFI_ATTR_BOOL, offsetof(wfi_sort_region_attrs, is_stable), NULL },
	{ 0 },
};
static const wfi_sample samples[] = {
	{ .in = "f64[2,7], f64[2,7], f64[]", .lo = 1, .hi = 1000, .build = sample, .no_grad = true },
	{ .in = "f32[19], i32[19], f32[]", .build = sample, .no_grad = true },
	{ .in = "i32[3,0], f32[3,0], i32[]", .build = sample },
	{ 0 },
};

static int captured(const wfi_eqn *e)
{
	return e->n_in - e->n_out;
}

static const wfi_text text = { .name = "sort", .captures = captured };
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	wfi_sort_region_attrs a = *(const wfi_sort_region_attrs *)b->e->attrs;

	(void)out_batched;
	a.dimension++;
	return !wfi_any_batched(b, b->e->n_out, b->e->n_in) && wfi_batch_arrays(b, &a, b->e->n_out, out);
}

const wfi_op wfi_op_wf_sort = {
	.name = "wf.sort",
	.doc = "StableHLO's sort by a comparator that is not one of sort's orders; stable.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_OWN, .attrs_size = sizeof(wfi_sort_region_attrs), .fields = fields, .infer = infer,
	.jvp_all = jvp, .no_transpose = "not linear; its derivative is a gather",
	.batch = batch, .lowering = WFI_LOWER_HOST, .eval = eval, .loops = &wfi_loops_wf_sort, .samples = samples, .text = &text,
};

void wfi_build_sort(int n, const wf_val *in, int64_t dimension, bool is_stable, wfi_func *f, wf_val *out)
{
	bool descending, native = true;
	int64_t n_keys;

	for (int i = 0; i < n; i++) {
		const wfi_value *v = wfi_leaf("sort", in[i]);
		out[i] = wfi_poison;
		if (!v)
			return;
		native = native && v->type.dtype <= WF_F64;
		if (!i && dimension < 0)
			dimension += v->type.rank;
	}
	if (native && !f->n_captures && wfi_region_order(f->body, n, &descending, &n_keys))
		wfi_emit_n(&wfi_op_sort, &(const wfi_sort_attrs){ dimension, is_stable, descending ? WFI_DESCENDING : WFI_ASCENDING, n_keys }, n, in, 0, NULL, out, n);
	else
		wfi_emit_regions(&wfi_op_wf_sort, &(const wfi_sort_region_attrs){ dimension, is_stable }, n, in, 1, &f, out, n);
}

/* wf.reduce: reduce of several arrays at once, with any region. Where the region is made of elementwise operations it is never emitted: a tree of
 * those operations over halves is, which every back end compiles and which has derivatives. */
#include "lower/text.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

static bool infer(wfi_infer *c)
{
	const wfi_reduce_region_attrs *a = c->attrs;
	wf_dtype dtype[WFI_MAX_OUT];
	wfi_ints dims = { 0 };
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!a || !wfi_infer_regions(c, 1, 1))
		return wfi_infer_fail(c, "its region or its attributes are missing");
	int n = c->n_out = c->regions[0]->n_results;
	if (n < 1 || n > WFI_MAX_OUT || 2 * n > c->n_in)
		return wfi_infer_fail(c, "%d operands, and a region of %d results: as many arrays and initial values are needed", c->n_in, n);
	const wfi_type *x = &c->in[0];
	if (!wfi_infer_dims(c, "dimensions", a->dims, x->rank, false))
		return false;
	for (int d = 0; d < x->rank; d++)
		if (!wfi_dims_has(a->dims, d))
			wfi_ints_add(&dims, x->dims[d]);
	for (int i = 0; i < n; i++) {
		dtype[i] = c->in[i].dtype;
		if (!wfi_same_shape(&c->in[i], x))
			return wfi_infer_fail(c, "operand shapes differ: %s and %s", wfi_type_text(x, t), wfi_type_text(&c->in[i], u));
		if (c->in[n + i].rank || c->in[n + i].dtype != dtype[i])
			return wfi_infer_fail(c, "initial value %d is %s, for %s", i, wfi_type_text(&c->in[n + i], t), wfi_type_text(&c->in[i], u));
		if (!wfi_infer_result(c, i, dtype[i], dims.n, dims.v))
			return false;
	}
	return wfi_infer_reducer(c, 0, "region", n, dtype, 2 * n);
}

/* the region on element `to` of the results and element `from` of the arrays, into the results; room: n elements of 16 bytes */
static wf_error *step(const wfi_eval *e, int64_t to, int64_t from, const void **in, void **room)
{
	int n = e->n_out;

	for (int i = 0; i < n; i++) {
		size_t size = wf_dtype_size(e->out_type[i].dtype);
		in[i] = (const char *)e->out[i] + (size_t)to * size;
		in[n + i] = (const char *)e->in[i] + (size_t)from * size;
	}
	WF_TRY(wfi_call_region(e, 0, 2 * n, in, room));
	for (int i = 0; i < n; i++) {
		size_t size = wf_dtype_size(e->out_type[i].dtype);
		memcpy((char *)e->out[i] + (size_t)to * size, room[i], size);
	}
	return NULL;
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_reduce_region_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	int n = e->n_out;
	const void **in = wfi_alloc((size_t)(2 * n) * sizeof *in);
	void **room = wfi_alloc((size_t)n * sizeof *room);
	char *bytes = wfi_alloc((size_t)n * 16);
	wf_error *err = NULL;

	for (int i = 0; i < n; i++) {
		size_t size = wf_dtype_size(e->out_type[i].dtype);
		room[i] = bytes + (size_t)i * 16;
		for (int64_t k = 0; k < wfi_type_count(&e->out_type[i]); k++)
			memcpy((char *)e->out[i] + (size_t)k * size, e->in[n + i], size);
	}
	for (wfi_walk w = wfi_walk_over(x); w.more && !err; wfi_walk_next(&w)) {
		int64_t to = 0;
		for (int d = 0; d < x->rank; d++)
			if (!wfi_dims_has(a->dims, d))
				to = to * x->dims[d] + w.index[d];
		err = step(e, to, w.place, in, room);
	}
	wfi_free(bytes);
	wfi_free(room);
	wfi_free(in);
	return err;
}

/* ---- samples: the greatest and its place; the sum of what two others give ---- */

static int sample_argmax(int n, const wf_val *in, wf_val *out)
{
	wfi_trace *t = wfi_trace_begin("region", NULL);
	wf_val p[4];

	for (int i = 0; i < 4; i++) {
		const wfi_type s = wfi_type_scalar(wfi_type_of(in[i % 2])->dtype);
		p[i] = wfi_trace_param(t, &s, false);
	}
	wf_val first = wf_less_equal(p[2], p[0]);
	wfi_func *f = NULL;
	wf_error *err = wfi_trace_end(t, 2, (const wf_val[]){ wf_where(first, p[0], p[2]), wf_where(first, p[1], p[3]) }, &f);
	if (err) {
		wfi_fail_error(err);
		return 0;
	}
	const wfi_type i32 = wfi_type_scalar(wfi_type_of(in[1])->dtype), x = wfi_type_scalar(wfi_type_of(in[0])->dtype);
	const int64_t last = wfi_type_of(in[0])->rank - 1;
	const wf_val all[4] = { in[0], in[1], wfi_splat(&x, -1000), wfi_splat(&i32, 0) };
	(void)n;
	wfi_emit_regions(&wfi_op_wf_reduce, &(const wfi_reduce_region_attrs){ { 1, &last } }, 4, all, 1, &f, out, 2);
	wfi_func_release(f);
	return 2;
}

static const wfi_attr_field fields[] = {
	{ "dimensions", WFI_ATTR_DIMS, offsetof(wfi_reduce_region_attrs, dims), NULL },
	{ 0 },
};
static const wfi_sample samples[] = {
	{ .in = "f32[3,7], i32[3,7]", .build = sample_argmax, .no_grad = true },
	{ .in = "f64[5], i64[5]", .build = sample_argmax, .no_grad = true },
	{ .in = "bf16[2,0], u8[2,0]", .build = sample_argmax, .no_grad = true },
	{ 0 },
};

static int captured(const wfi_eqn *e)
{
	return e->n_in - 2 * e->n_out;
}

static const wfi_text text = { .name = "reduce", .captures = captured };
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_ints dims = wfi_dims_inner(((const wfi_reduce_region_attrs *)b->e->attrs)->dims);

	(void)out_batched;
	return !wfi_any_batched(b, b->e->n_out, b->e->n_in) && wfi_batch_arrays(b, &(const wfi_reduce_region_attrs){ wfi_ints_dims(&dims) }, b->e->n_out, out);
}

const wfi_op wfi_op_wf_reduce = {
	.name = "wf.reduce",
	.doc = "StableHLO's reduce of several arrays along some dimensions by a region that is not one of reduce's kinds.",
	.n_in = 2, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_OWN, .attrs_size = sizeof(wfi_reduce_region_attrs), .fields = fields, .infer = infer,
	.jvp_all = wfi_region_no_jvp,
	.batch = batch, .lowering = WFI_LOWER_HOST, .eval = eval, .loops = &wfi_loops_reduce, .samples = samples, .text = &text,
};

/* ---- regions of elementwise operations, on whole arrays ---- */

bool wfi_region_is_elementwise(const wfi_func *f)
{
	for (int i = 0; i < f->body->n_params; i++)
		if (f->body->params[i]->type.rank)
			return false;
	for (const wfi_eqn *e = f->body->first; e; e = e->next) {
		bool constant = e->op->lowering == WFI_LOWER_CONSTANT && !e->out->type.rank;
		if (e->n_regions || !(constant || e->op->lowering == WFI_LOWER_SCALAR || (e->op->flags & WFI_OP_ELEMENTWISE)))
			return false;
	}
	return true;
}

static wf_val over_shape(wf_val x, const wfi_type *shape)
{
	return wfi_type_of(x)->rank == shape->rank ? x : wfi_emit_broadcast(x, wfi_type_dims(shape), (wfi_dims){ 0, NULL });
}

void wfi_inline_elementwise(const wfi_func *f, const wf_val *args, const wfi_type *shape, wf_val *results)
{
	const wfi_block *b = f->body;
	int own = b->n_params - f->n_captures;
	wf_val *map = wfi_alloc((size_t)f->n_values * sizeof *map);

	for (int i = 0; i < b->n_params; i++)
		map[b->params[i]->id] = i < own ? args[i] : over_shape(wfi_val_of(wfi_leaf("region", wfi_val_of(f->captures[i - own]))), shape);
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next) {
		wf_val in[8], out[8];
		if (e->op->lowering == WFI_LOWER_CONSTANT) {
			const wfi_constant_attrs *c = e->attrs;
			wfi_type t = wfi_type_with_dtype(*shape, c->type.dtype);
			map[e->out->id] = wfi_const(&t, c->data.bytes, c->data.size);
			continue;
		}
		if (e->n_in > (int)WFI_COUNT(in) || e->n_out > (int)WFI_COUNT(out)) {
			wfi_fail(e->op->name, "too many operands in a region");
			break;
		}
		for (int i = 0; i < e->n_in; i++)
			in[i] = map[e->in[i]->id];
		wfi_emit_like(e, in, out);
		for (int i = 0; i < e->n_out; i++)
			map[e->out[i].id] = out[i];
	}
	for (int i = 0; i < b->n_results; i++)
		results[i] = wfi_failed() ? wfi_poison : map[b->results[i]->id];
	wfi_free(map);
}

/* ---- building ---- */

wf_val wfi_combine(wfi_reduce_kind kind, wf_val a, wf_val b)
{
	return WFI_EMIT(wfi_op_find(wfi_reduce_kind_names[kind]), NULL, a, b);
}

bool wfi_is_identity(wf_val v, wfi_reduce_kind kind)
{
	const wfi_value *p = wfi_leaf("reduce", v);

	if (!p || !p->def || p->def->op->lowering != WFI_LOWER_CONSTANT || p->type.rank || p->type.dtype > WF_F64)
		return false;
	const void *bytes = ((const wfi_constant_attrs *)p->def->attrs)->data.bytes;
	wf_dtype d = p->type.dtype;
	if (wfi_is_float(d))
		return kind < WFI_RED_AND && wfi_load_f(d, bytes, 0) == wfi_identity_f((int)kind);
	return kind <= WFI_RED_OR && wfi_load_i(d, bytes, 0) == wfi_identity_i((int)kind, d);
}

bool wfi_kind_suits(wfi_reduce_kind kind, wf_dtype d)
{
	if (d < WF_BOOL || d > WF_F64 || kind > WFI_RED_OR)
		return false;
	bool bits = kind == WFI_RED_AND || kind == WFI_RED_OR, sums = kind == WFI_RED_ADD || kind == WFI_RED_MUL;
	return d == WF_BOOL ? !sums : !(wfi_is_float(d) && bits);
}

/* n arrays whose first dimension is to vanish, pair by pair in order; the region's operations on whole arrays */
static void tree(int n, wf_val *v, wfi_func *f)
{
	wf_val *pair = wfi_alloc((size_t)(2 * n) * sizeof *pair), *out = wfi_alloc((size_t)n * sizeof *out);

	for (int64_t size = wfi_type_of(v[0])->dims[0]; size > 1 && !wfi_failed(); size = size / 2 + (size & 1)) {
		const wfi_type t = *wfi_type_of(v[0]);
		wfi_ints start = wfi_fill_dims(t.rank, 0), limit = { .n = t.rank }, stride = wfi_fill_dims(t.rank, 1);
		memcpy(limit.v, t.dims, (size_t)t.rank * sizeof t.dims[0]);
		stride.v[0] = 2;
		limit.v[0] = size - (size & 1);
		for (int k = 0; k < 2; k++)
			for (int i = 0; i < n; i++) {
				start.v[0] = k;
				pair[k * n + i] = wfi_emit_slice(v[i], wfi_ints_dims(&start), wfi_ints_dims(&limit), wfi_ints_dims(&stride));
			}
		wfi_inline_elementwise(f, pair, wfi_type_of(pair[0]), out);
		for (int i = 0; i < n && !wfi_failed(); i++)
			v[i] = size & 1 ? wfi_emit_concatenate(0, (const wf_val[]){ out[i], (wf_slice_axis)(v[i], 0, size - 1, size) }, 2) : out[i];
	}
	wfi_free(out);
	wfi_free(pair);
}

/* the arrays with the dimensions that vanish as one, in front */
static wf_val gathered(wf_val x, wfi_dims dims, int64_t count, wfi_ints *kept)
{
	const wfi_type t = *wfi_type_of(x);
	wfi_ints order = { 0 }, shape = { .n = 1, .v = { count } };

	kept->n = 0;
	for (int d = 0; d < t.rank; d++)
		if (wfi_dims_has(dims, d))
			wfi_ints_add(&order, d);
	for (int d = 0; d < t.rank; d++)
		if (!wfi_dims_has(dims, d)) {
			wfi_ints_add(&order, d);
			wfi_ints_add(kept, t.dims[d]);
			wfi_ints_add(&shape, t.dims[d]);
		}
	return wfi_emit_reshape(wfi_emit_transpose(x, wfi_ints_dims(&order)), wfi_ints_dims(&shape));
}

static void reduce_by_tree(int n, const wf_val *in, const wf_val *init, wfi_dims dims, wfi_func *f, wf_val *out)
{
	const wfi_type t = *wfi_type_of(in[0]);
	wf_val *v = wfi_alloc((size_t)(2 * n) * sizeof *v);
	int64_t count = 1;
	wfi_ints kept = { 0 };

	for (int i = 0; i < dims.n; i++)
		count *= t.dims[dims.v[i]];
	for (int i = 0; i < n; i++)
		v[n + i] = gathered(in[i], dims, count, &kept);
	if (count)
		tree(n, v + n, f);
	if (!wfi_failed()) {
		wfi_type shape = wfi_type_make(t.dtype, kept.n, kept.v);
		for (int i = 0; i < n; i++) {
			v[i] = over_shape(init[i], &shape);
			if (count)
				v[n + i] = wfi_emit_reshape(v[n + i], wfi_ints_dims(&kept));
		}
		if (count)
			wfi_inline_elementwise(f, v, &shape, out);
		for (int i = 0; i < n && !count; i++)
			out[i] = v[i];
	}
	wfi_free(v);
}

/* arrays and initial values in the element types of the region, which may be wider; false after a failure */
bool wfi_as_region(const char *op, int n, wf_val *v, const wf_val *in, const wf_val *init, const wfi_func *f)
{
	if (n < 1 || f->body->n_params - f->n_captures != 2 * n || f->body->n_results != n) {
		wfi_fail(op, "its region takes %d values and gives %d, for %d arrays: 2 for each array and 1 are needed", f->body->n_params - f->n_captures,
		         f->body->n_results, n);
		return false;
	}
	for (int i = 0; i < 2 * n; i++) {
		const wfi_value *x = wfi_leaf(op, i < n ? in[i] : init[i - n]);
		wf_dtype d = f->body->params[i]->type.dtype;
		if (!x)
			return false;
		v[i] = wfi_val_of((wfi_value *)(uintptr_t)x);
		if (x->type.dtype != d)
			v[i] = wf_convert(v[i], d);
	}
	return !wfi_failed();
}

static bool valid(int n, const wf_val *v, wfi_dims dims)
{
	const wfi_type *x = wfi_type_of(v[0]);

	for (int i = 0; i < n; i++)
		if (!wfi_same_shape(wfi_type_of(v[i]), x) || wfi_type_of(v[n + i])->rank)
			return false;
	for (int i = 0; i < dims.n; i++)
		if (dims.v[i] < 0 || dims.v[i] >= x->rank || wfi_dims_has((wfi_dims){ i, dims.v }, dims.v[i]))
			return false;
	return true;
}

void wfi_build_reduce(int n, const wf_val *in, const wf_val *init, wfi_dims dims, wfi_func *f, wf_val *out)
{
	wf_val *v = wfi_alloc((size_t)(2 * n) * sizeof *v);

	for (int i = 0; i < n; i++)
		out[i] = wfi_poison;
	if (wfi_as_region("reduce", n, v, in, init, f)) {
		wfi_reduce_kind kind = wfi_region_kind(f->body);
		bool ok = valid(n, v, dims); /* if not, infer says why */
		if (ok && n == 1 && wfi_kind_suits(kind, wfi_type_of(v[0])->dtype)) {
			out[0] = wfi_emit_reduce(kind, v[0], dims);
			if (!wfi_is_identity(v[1], kind) && !wfi_is_poison(out[0]))
				out[0] = wfi_combine(kind, over_shape(v[1], wfi_type_of(out[0])), out[0]);
		} else if (ok && wfi_region_is_elementwise(f)) {
			reduce_by_tree(n, v, v + n, dims, f, out);
		} else {
			wfi_emit_regions(&wfi_op_wf_reduce, &(const wfi_reduce_region_attrs){ dims }, 2 * n, v, 1, &f, out, n);
		}
	}
	wfi_free(v);
}

/* wf.scatter: several arrays at once, with any region. Places, checks and what is dropped are scatter's. */
#include "lower/text.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

static bool infer(wfi_infer *c)
{
	const wfi_scatter_attrs *a = c->attrs;
	wf_dtype dtype[WFI_MAX_OUT];

	if (!a || !wfi_infer_regions(c, 1, 1))
		return wfi_infer_fail(c, "its region or its attributes are missing");
	int n = c->n_out = c->regions[0]->n_results;
	if (n < 1 || n > WFI_MAX_OUT || 2 * n + 1 > c->n_in)
		return wfi_infer_fail(c, "%d operands, and a region of %d results: as many arrays, indices and as many updates are needed", c->n_in, n);
	wfi_scatter_attrs one = *a;
	one.kind = WFI_RED_REPLACE;
	for (int i = 0; i < n; i++) {
		const wfi_type in[3] = { c->in[i], c->in[n], c->in[n + 1 + i] };
		wfi_infer sub = { .op = &wfi_op_scatter, .attrs = &one, .n_in = 3, .in = in, .n_out = 1, .out = &c->out[i] };
		if (!wfi_same_shape(&c->in[i], &c->in[0]))
			return wfi_infer_fail(c, "the arrays' shapes differ");
		if (!wfi_op_scatter.infer(&sub))
			return wfi_infer_fail(c, "%s", sub.reason);
		dtype[i] = c->in[i].dtype;
	}
	return wfi_infer_reducer(c, 0, "region", n, dtype, 2 * n + 1);
}

static wf_error *update(const wfi_eval *e, int64_t to, int64_t from, const void **in, void **room)
{
	int n = e->n_out;

	for (int i = 0; i < n; i++) {
		size_t size = wf_dtype_size(e->out_type[i].dtype);
		in[i] = (const char *)e->out[i] + (size_t)to * size;
		in[n + i] = (const char *)e->in[n + 1 + i] + (size_t)from * size;
	}
	WF_TRY(wfi_call_region(e, 0, 2 * n, in, room));
	for (int i = 0; i < n; i++) {
		size_t size = wf_dtype_size(e->out_type[i].dtype);
		memcpy((char *)e->out[i] + (size_t)to * size, room[i], size);
	}
	return NULL;
}

/* in the order of the updates */
static wf_error *eval(const wfi_eval *e)
{
	const wfi_scatter_attrs *a = e->attrs;
	int n = e->n_out;
	const wfi_type types[3] = { e->in_type[0], e->in_type[n], e->in_type[n + 1] };
	const void *const one[3] = { e->in[0], e->in[n], e->in[n + 1] };
	const wfi_eval sub = { .in_type = types, .in = one };
	wfi_ints sizes;
	const wfi_gather_attrs g = wfi_gather_of_scatter(a, &types[0], &types[2], &sizes);
	const wfi_places p = wfi_places_of(&g, &types[0], &types[1], &types[2]);
	const void **in = wfi_alloc((size_t)(2 * n) * sizeof *in);
	void **room = wfi_alloc((size_t)n * sizeof *room);
	char *bytes = wfi_alloc((size_t)n * 16);
	wf_error *err = NULL;

	for (int i = 0; i < n; i++) {
		room[i] = bytes + (size_t)i * 16;
		if (wfi_type_bytes(&e->out_type[i]))
			memcpy(e->out[i], e->in[i], wfi_type_bytes(&e->out_type[i]));
	}
	for (wfi_walk w = wfi_walk_over(&types[2]); w.more && !err && wfi_type_count(&types[0]); wfi_walk_next(&w)) {
		int64_t to = wfi_scatter_target(&sub, &g, &p, w.index);
		if (to >= 0)
			err = update(e, to, w.place, in, room);
	}
	wfi_free(bytes);
	wfi_free(room);
	wfi_free(in);
	return err;
}

static const char *const kinds[] = { "add", "multiply", "minimum", "maximum", "and", "or", "replace", "general", NULL };
static const wfi_attr_field fields[] = {
	{ "kind", WFI_ATTR_ENUM, offsetof(wfi_scatter_attrs, kind), kinds },
	{ "update_window_dims", WFI_ATTR_DIMS, offsetof(wfi_scatter_attrs, update_window_dims), NULL },
	{ "inserted_window_dims", WFI_ATTR_DIMS, offsetof(wfi_scatter_attrs, inserted_window_dims), NULL },
	{ "input_batching_dims", WFI_ATTR_DIMS, offsetof(wfi_scatter_attrs, input_batching_dims), NULL },
	{ "scatter_indices_batching_dims", WFI_ATTR_DIMS, offsetof(wfi_scatter_attrs, scatter_indices_batching_dims), NULL },
	{ "scatter_dims_to_operand_dims", WFI_ATTR_DIMS, offsetof(wfi_scatter_attrs, scatter_dims_to_operand_dims), NULL },
	{ "index_vector_dim", WFI_ATTR_I64, offsetof(wfi_scatter_attrs, index_vector_dim), NULL },
	{ "indices_are_sorted", WFI_ATTR_BOOL, offsetof(wfi_scatter_attrs, indices_are_sorted), NULL },
	{ "unique_indices", WFI_ATTR_BOOL, offsetof(wfi_scatter_attrs, unique_indices), NULL },
	{ 0 },
};

static const wfi_scatter_attrs rows = { .kind = WFI_RED_GENERAL, .update_window_dims = WFI_LIST(1), .inserted_window_dims = WFI_LIST(0),
	.scatter_dims_to_operand_dims = WFI_LIST(0), .index_vector_dim = 1 };

/* a ← k·a − b, with k captured */
static int sample(int n, const wf_val *in, wf_val *out)
{
	wfi_trace *t = wfi_trace_begin("region", NULL);
	const wfi_type s = wfi_type_scalar(wfi_type_of(in[0])->dtype);
	wf_val a = wfi_trace_param(t, &s, false), b = wfi_trace_param(t, &s, false), y = wf_sub(wf_mul(in[3], a), b);
	wfi_func *f = NULL;
	wf_error *err = wfi_trace_end(t, 1, &y, &f);

	(void)n;
	if (err) {
		wfi_fail_error(err);
		return 0;
	}
	wfi_emit_regions(&wfi_op_wf_scatter, &rows, 3, in, 1, &f, out, 1);
	wfi_func_release(f);
	return 1;
}

static const wfi_sample samples[] = {
	{ .in = "f32[7,3], i32[9], f32[9,3], f32[]", .lo = -1, .hi = 8, .build = sample, .no_grad = true },
	{ .in = "i32[5,2], i64[4], i32[4,2], i32[]", .lo = -1, .hi = 5, .build = sample },
	{ .in = "f64[0,2], i32[3], f64[3,2], f64[]", .build = sample, .no_grad = true },
	{ 0 },
};

static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	(void)out_batched;
	return !wfi_any_batched(b, 2 * b->e->n_out + 1, b->e->n_in) && wfi_batch_scatter(b, b->e->n_out, out);
}

static int captured(const wfi_eqn *e)
{
	return e->n_in - 2 * e->n_out - 1;
}

static const wfi_text text = { .name = "scatter", .group = "scatter_dimension_numbers", .group_kind = "stablehlo.scatter", .captures = captured,
	.group_fields = "update_window_dims inserted_window_dims input_batching_dims scatter_indices_batching_dims scatter_dims_to_operand_dims index_vector_dim" };
const wfi_op wfi_op_wf_scatter = {
	.name = "wf.scatter",
	.doc = "StableHLO's scatter of several arrays, or by a region that is not one of scatter's kinds; in the order of the updates.",
	.n_in = 3, .n_out = 1, .flags = WFI_OP_VARIADIC | WFI_OP_OWN, .attrs_size = sizeof(wfi_scatter_attrs), .fields = fields, .infer = infer,
	.jvp_all = wfi_region_no_jvp, .batch = batch,
	.lowering = WFI_LOWER_HOST, .eval = eval, .loops = &wfi_loops_wf_scatter, .samples = samples, .text = &text,
};

void wfi_build_scatter(int n, const wf_val *in, wf_val indices, const wf_val *updates, const wfi_scatter_attrs *a, wfi_func *f, wf_val *out)
{
	wf_val *v = wfi_alloc((size_t)(3 * n + 1) * sizeof *v);
	const wfi_value *s = wfi_leaf("scatter", indices);

	for (int i = 0; i < n; i++)
		out[i] = wfi_poison;
	if (s && wfi_as_region("scatter", n, v, in, updates, f)) {
		wfi_reduce_kind kind = n == 1 ? wfi_region_kind(f->body) : WFI_RED_GENERAL;
		wfi_scatter_attrs b = *a;
		bool suits = kind != WFI_RED_GENERAL && !wfi_kind_misfit((int)kind, wfi_type_of(v[0])->dtype);
		b.kind = suits ? (int)kind : WFI_RED_GENERAL;
		if (suits) {
			out[0] = wfi_emit_scatter(v[0], indices, v[1], &b);
		} else {
			for (int i = n; i > 0; i--)
				v[n + i] = v[n + i - 1];
			v[n] = indices;
			wfi_emit_regions(&wfi_op_wf_scatter, &b, 2 * n + 1, v, 1, &f, out, n);
		}
	}
	wfi_free(v);
}

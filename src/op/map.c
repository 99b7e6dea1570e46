/* map: a region over scalars, at every place. Elementwise operations do it when the region has nothing else. */
#include "lower/text.h"
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

static bool infer(wfi_infer *c)
{
	const wfi_map_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!a || a->n_inputs < 1 || a->n_inputs > c->n_in || a->n_inputs > 64)
		return wfi_infer_fail(c, "%lld arrays of %d operands", a ? (long long)a->n_inputs : 0, c->n_in);
	if (!wfi_infer_regions(c, 1, 1))
		return false;
	int n = (int)a->n_inputs;
	wfi_type own[64];
	for (int i = 0; i < n; i++) {
		if (!wfi_same_shape(&c->in[i], &c->in[0]))
			return wfi_infer_fail(c, "operand shapes differ: %s and %s", wfi_type_text(&c->in[0], t), wfi_type_text(&c->in[i], u));
		own[i] = wfi_type_scalar(c->in[i].dtype);
	}
	if (!wfi_infer_region(c, 0, "region", n, own, n))
		return false;
	if (c->regions[0]->n_results != 1 || c->regions[0]->results[0]->type.rank)
		return wfi_infer_fail(c, "its region must give one scalar");
	c->n_out = 1;
	c->out[0] = wfi_type_with_dtype(c->in[0], c->regions[0]->results[0]->type.dtype);
	return true;
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_map_attrs *a = e->attrs;
	int n = (int)a->n_inputs;
	int64_t count = wfi_type_count(&e->out_type[0]);
	const void *in[64];
	char room[16];
	size_t size = wf_dtype_size(e->out_type[0].dtype);

	for (int64_t k = 0; k < count; k++) {
		for (int i = 0; i < n; i++)
			in[i] = (const char *)e->in[i] + (size_t)k * wf_dtype_size(e->in_type[i].dtype);
		WF_TRY(wfi_call_region(e, 0, n, in, (void *const[]){ room }));
		memcpy((char *)e->out[0] + (size_t)k * size, room, size);
	}
	return NULL;
}

/* x · y + x, emitted as a region */
static int sample(int n, const wf_val *in, wf_val *out)
{
	wfi_trace *t = wfi_trace_begin("region", NULL);
	const wfi_type x = wfi_type_scalar(wfi_type_of(in[0])->dtype);
	wf_val p[2] = { wfi_trace_param(t, &x, false), wfi_trace_param(t, &x, false) }, y = wf_add(wf_mul(p[0], p[1]), p[0]);
	wfi_func *f = NULL;
	wf_error *err = wfi_trace_end(t, 1, &y, &f);

	if (err) {
		wfi_fail_error(err);
		return 0;
	}
	wfi_emit_regions(&wfi_op_map, &(const wfi_map_attrs){ n }, n, in, 1, &f, out, 1);
	wfi_func_release(f);
	return 1;
}

static const wfi_attr_field fields[] = {
	{ "n_inputs", WFI_ATTR_I64, offsetof(wfi_map_attrs, n_inputs), NULL },
	{ 0 },
};
static const wfi_sample samples[] = {
	{ .in = "f32[3,7], f32[3,7]", .build = sample, .no_grad = true },
	{ .in = "i32[5], i32[5]", .build = sample, .no_grad = true },
	{ .in = "f64[], f64[]", .build = sample, .no_grad = true },
	{ 0 },
};

static int captured(const wfi_eqn *e)
{
	return e->n_in - (int)((const wfi_map_attrs *)e->attrs)->n_inputs;
}

static bool build(wfi_text_op *t, wf_val *out)
{
	out[0] = wfi_build_map(t->n_in, t->in, t->regions[0]);
	return !wfi_failed();
}

/* StableHLO wants all dimensions named */
static void write(wfi_text_out *w, const wfi_eqn *e)
{
	wfi_ints all = { 0 };

	while (all.n < e->out->type.rank)
		wfi_ints_add(&all, all.n);
	wfi_text_put_dims(w, "dimensions", wfi_ints_dims(&all));
}

static const wfi_text text = { .captures = captured, .build = build, .write = write };
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_map_attrs *a = b->e->attrs;

	(void)out_batched;
	return !wfi_any_batched(b, (int)a->n_inputs, b->e->n_in) && wfi_batch_arrays(b, a, (int)a->n_inputs, out);
}

const wfi_op wfi_op_map = {
	.name = "map",
	.doc = "A region over scalars, applied at every place of arrays of one shape.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC, .attrs_size = sizeof(wfi_map_attrs), .fields = fields, .infer = infer,
	.jvp_all = wfi_region_no_jvp,
	.batch = batch, .lowering = WFI_LOWER_HOST, .eval = eval, .loops = &wfi_loops_map, .samples = samples, .text = &text,
};

wf_val wfi_build_map(int n, const wf_val *in, wfi_func *f)
{
	wf_val out = wfi_poison;
	bool same = n > 0 && f->body->n_params - f->n_captures == n && f->body->n_results == 1;

	for (int i = 0; i < n; i++) {
		const wfi_value *v = wfi_leaf("map", in[i]);
		if (!v)
			return wfi_poison;
		same = same && wfi_same_shape(&v->type, wfi_type_of(in[0])) && v->type.dtype == f->body->params[i]->type.dtype;
	}
	if (same && wfi_region_is_elementwise(f))
		wfi_inline_elementwise(f, in, wfi_type_of(in[0]), &out);
	else
		wfi_emit_regions(&wfi_op_map, &(const wfi_map_attrs){ n }, n, in, 1, &f, &out, 1);
	return out;
}

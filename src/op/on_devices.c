/* wf.on_devices: a program that every device of a mesh runs on its part of the operands: what a shard_map or pmap inside another traced function is,
 * where one device runs the rest. Its rules are src/transform/on_devices_rules.c's; the CPU back end runs it (src/runtime/on_devices.c). */
#include "lower/text.h"
#include "op/class.h"
#include "op/region.h"

const int64_t *wfi_cuts_of(wfi_dims cuts, int i, int *n)
{
	int at = 0;

	for (; at < cuts.n && i > 0; i--)
		at += 1 + 2 * (int)cuts.v[at];
	*n = at < cuts.n ? (int)cuts.v[at] : 0;
	return cuts.v + at + 1;
}

/* a whole's type as its block's, or (whole set) the other way round */
static bool cut(wfi_infer *c, const wfi_on_devices_attrs *a, wfi_dims cuts, int i, bool whole, wfi_type *t)
{
	char s[WFI_TYPE_TEXT];
	int n;
	const int64_t *pair = wfi_cuts_of(cuts, i, &n);

	for (; n > 0; n--, pair += 2) {
		if (pair[0] < 0 || pair[0] >= t->rank || pair[1] < 0 || pair[1] >= a->local.n)
			return wfi_infer_fail(c, "%s has no dimension %lld, or there is no axis %lld", wfi_type_text(t, s), (long long)pair[0], (long long)pair[1]);
		int64_t *d = &t->dims[pair[0]], by = a->local.v[pair[1]];
		if (whole ? __builtin_mul_overflow(*d, by, d) : by < 1 || *d % by)
			return wfi_infer_fail(c, "dimension %lld of %s cannot be cut by %lld", (long long)pair[0], wfi_type_text(t, s), (long long)by);
		if (!whole)
			*d /= by;
	}
	return true;
}

static bool infer(wfi_infer *c)
{
	const wfi_on_devices_attrs *a = c->attrs;
	bool ok = wfi_infer_regions(c, 1, 1);
	wfi_type *own = wfi_alloc((size_t)(c->n_in + 1) * sizeof *own);

	for (int i = 0; i < c->n_in && ok; i++) {
		own[i] = c->in[i];
		ok = cut(c, a, a->in_cuts, i, false, &own[i]);
	}
	ok = ok && wfi_infer_region(c, 0, "program", c->n_in, own, c->n_in);
	wfi_free(own);
	c->n_out = ok ? c->regions[0]->n_results : 0;
	if (c->n_out > WFI_MAX_OUT)
		return wfi_infer_fail(c, "%d results, at most %d are possible", c->n_out, WFI_MAX_OUT);
	for (int i = 0; i < c->n_out && ok; i++) {
		wfi_type t = c->regions[0]->results[i]->type;
		ok = cut(c, a, a->out_cuts, i, true, &t) && wfi_infer_result(c, i, t.dtype, t.rank, t.dims);
	}
	return ok;
}

static const char only_compiled[] = "a program over several devices within one of a single device: the CPU back end alone runs it";

static wf_error *eval(const wfi_eval *e)
{
	if (((const wfi_on_devices_attrs *)e->attrs)->mesh)
		return wf_error_new(WF_UNSUPPORTED, "%s: %s", e->op->name, only_compiled);
	return wfi_eval_call(e);
}

static bool lower(const wfi_view *e, wf_val *out)
{
	if (((const wfi_on_devices_attrs *)e->attrs)->mesh)
		return wfi_fail(e->op->name, "%s", only_compiled), true;
	return wfi_lower_call(e, out);
}

/* ---- samples: of no mesh, that is one device: sin(x · y) · y ---- */
static int sample(int n, const wf_val *in, wf_val *out)
{
	const wfi_on_devices_attrs a = { 0 };
	wfi_trace *t = wfi_trace_begin("region", NULL);
	wf_val x = wfi_trace_param(t, wfi_type_of(in[0]), false), y = wfi_trace_param(t, wfi_type_of(in[1]), false);
	wf_val r = wf_mul(wf_sin(wf_mul(x, y)), y);
	wfi_func *f = NULL;
	wf_error *err = wfi_trace_end(t, 1, &r, &f);

	if (err)
		out[0] = wfi_fail_error(err);
	else
		wfi_emit_regions(&wfi_op_on_devices, &a, n, in, 1, &f, out, 1);
	wfi_func_release(f);
	return 1;
}

static const wfi_sample samples[] = {
	{ .in = "f64[3], f64[3]", .build = sample }, { .in = "f32[2,20], f32[2,20]", .build = sample }, { .in = "bf16[0], bf16[0]", .build = sample }, { 0 },
};

static int captured(const wfi_eqn *e)
{
	return e->n_in;
}

static const wfi_attr_field fields[] = {
	{ "mesh", WFI_ATTR_I64, offsetof(wfi_on_devices_attrs, mesh), NULL },
	{ "local", WFI_ATTR_DIMS, offsetof(wfi_on_devices_attrs, local), NULL },
	{ "in_cuts", WFI_ATTR_DIMS, offsetof(wfi_on_devices_attrs, in_cuts), NULL },
	{ "out_cuts", WFI_ATTR_DIMS, offsetof(wfi_on_devices_attrs, out_cuts), NULL },
	{ 0 },
};
static const wfi_text text = { .lower = lower, .captures = captured };

const wfi_op wfi_op_on_devices = {
	.name = "wf.on_devices",
	.doc = "Every device of a mesh runs the region on its part of the operands; the results are put together.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_OWN | WFI_OP_CONTROL | WFI_OP_DEVICES, .attrs_size = sizeof(wfi_on_devices_attrs), .fields = fields,
	.infer = infer, .jvp_whole = wfi_on_devices_jvp, .transpose_all = wfi_on_devices_transpose, .batch = wfi_on_devices_batch,
	.lowering = WFI_LOWER_HOST, .eval = eval, .samples = samples, .text = &text,
};

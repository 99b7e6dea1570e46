/* jvp.c: forward mode: walks the equations once, emitting each and its tangent by the operation's own rule. A tangent that is
 * { NULL } is zero and never materialised. */
#include <weft/ops.h>
#include "transform/rules.h"
#include "transform/transform.h"

wfi_viewed wfi_view_of(const wfi_eqn *e, const wf_val *in, const wf_val *out)
{
	wfi_type *types = wfi_alloc((size_t)(e->n_in + e->n_out) * sizeof *types);

	for (int i = 0; i < e->n_in; i++)
		types[i] = e->in[i]->type;
	for (int i = 0; i < e->n_out; i++)
		types[e->n_in + i] = e->out[i].type;
	return (wfi_viewed){ .types = types,
		.view = { .op = e->op, .attrs = e->attrs, .n_in = e->n_in, .n_out = e->n_out, .n_regions = e->n_regions, .in = in, .out = out, .in_type = types,
			.out_type = types + e->n_in, .regions = e->regions } };
}

void wfi_view_free(wfi_viewed *v)
{
	wfi_free(v->types);
}

wf_val wfi_accumulate(wf_val a, wf_val b)
{
	if (!a.node)
		return b;
	return b.node ? (wf_add)(a, b) : a;
}

/* linear in the operands of .linear together: the operation itself on the tangents */
static void jointly_linear(const wfi_eqn *e, const wf_val *in, const wf_val *t, wf_val *out)
{
	wf_val *v = wfi_alloc((size_t)e->n_in * sizeof *v);

	for (int i = 0; i < e->n_in; i++) {
		bool linear = i >= 32 ? e->op->linear == ~0u : e->op->linear >> i & 1;

		v[i] = !linear || !wfi_is_inexact(e->in[i]->type.dtype) ? in[i] : t[i].node ? t[i] : wfi_splat(&e->in[i]->type, 0);
	}
	wfi_emit_like(e, v, out);
	wfi_free(v);
}

static wf_val by_operand(const wfi_eqn *e, const wfi_view *view, int i, wf_val t)
{
	if (i < (int)WFI_COUNT(e->op->jvp) && e->op->jvp[i])
		return e->op->jvp[i](view, t);
	if (i < 32 && e->op->linear >> i & 1) {
		wf_val *v = wfi_alloc((size_t)e->n_in * sizeof *v), out;

		memcpy(v, view->in, (size_t)e->n_in * sizeof *v);
		v[i] = t;
		wfi_emit_like(e, v, &out);
		wfi_free(v);
		return out;
	}
	return wfi_fail_error(wf_error_new(WF_INTERNAL, "%s has no derivative rule for operand %d", e->op->name, i));
}

static void tangents_of(const wfi_eqn *e, const wf_val *in, const wf_val *out, const wf_val *t, wf_val *t_out)
{
	wfi_viewed v = wfi_view_of(e, in, out);

	wfi_trace_at((wfi_loc){ e->loc.file, e->loc.line, WFI_MAX(e->loc.pass, WFI_PASS_TANGENT) });
	if (e->op->jvp_all) {
		e->op->jvp_all(&v.view, t, t_out);
	} else if (e->op->flags & WFI_OP_LINEAR) {
		jointly_linear(e, in, t, t_out);
	} else {
		for (int i = 0; i < e->n_in; i++)
			if (t[i].node)
				t_out[0] = wfi_accumulate(t_out[0], by_operand(e, &v.view, i, t[i]));
	}
	wfi_trace_at((wfi_loc){ 0 });
	wfi_view_free(&v);
}

typedef struct duals { wf_val *primal, *tangent; bool to_transpose; } duals;

static void dual_eqn(const wfi_eqn *e, duals *d)
{
	wf_val *in = wfi_alloc((size_t)e->n_in * 2 * sizeof *in), *t = in + e->n_in;
	wf_val out[WFI_MAX_OUT], t_out[WFI_MAX_OUT] = { { NULL } };
	bool some = false;

	for (int i = 0; i < e->n_in; i++) {
		in[i] = d->primal[e->in[i]->id];
		t[i] = d->tangent[e->in[i]->id];
		some = some || t[i].node;
	}
	if (some && e->op->jvp_whole) {
		wfi_viewed v = wfi_view_of(e, in, NULL);
		for (int i = 0; i < e->n_out; i++)
			out[i] = wfi_poison;
		wfi_trace_at(e->loc);
		e->op->jvp_whole(&v.view, t, d->to_transpose, out, t_out);
		wfi_trace_at((wfi_loc){ 0 });
		wfi_view_free(&v);
	} else {
		wfi_emit_like(e, in, out);
		if (some && !e->op->no_jvp && !wfi_failed())
			tangents_of(e, in, out, t, t_out);
	}
	for (int i = 0; i < e->n_out; i++) {
		d->primal[e->out[i].id] = out[i];
		if (wfi_is_inexact(e->out[i].type.dtype))
			d->tangent[e->out[i].id] = t_out[i];
	}
	wfi_free(in);
}

static wf_error *forward(const wfi_func *f, const bool *active, bool to_transpose, bool *result_active, wfi_func **out)
{
	const wfi_block *b = f->body;
	wf_val *both = wfi_alloc((size_t)f->n_values * 2 * sizeof *both);
	wf_val *results = wfi_alloc((size_t)b->n_results * 2 * sizeof *results);
	duals d = { both, both + f->n_values, to_transpose };
	wfi_trace *t = wfi_trace_begin(f->name, NULL);
	int n = 0;

	for (int i = 0; i < b->n_params; i++)
		d.primal[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, b->params[i]->weak);
	for (int i = 0; i < b->n_params; i++)
		if (active[i] && wfi_is_inexact(b->params[i]->type.dtype))
			d.tangent[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, false);
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next)
		dual_eqn(e, &d);
	for (int i = 0; i < b->n_results; i++)
		results[n++] = d.primal[b->results[i]->id];
	for (int i = 0; i < b->n_results; i++) {
		wf_val dt = d.tangent[b->results[i]->id];

		result_active[i] = dt.node != NULL;
		if (dt.node)
			results[n++] = dt;
	}
	wf_error *err = wfi_trace_end(t, n, results, out);
	wfi_free(results);
	wfi_free(both);
	return err;
}

wf_error *wfi_jvp_func(const wfi_func *f, const bool *active, bool *result_active, wfi_func **out)
{
	return forward(f, active, false, result_active, out);
}

wf_error *wfi_linearize_func(const wfi_func *f, const bool *active, bool *result_active, wfi_func **out)
{
	return forward(f, active, true, result_active, out);
}

/* batch.c: vmap of programs: walks the equations once; those that depend on the example are emitted by their operation's batch rule, the others
 * as they are. */
#include <weft/ops.h>
#include "transform/rules.h"
#include "transform/transform.h"

typedef struct batching {
	int64_t size;
	const char *axis;
	wf_val *value;             /* by id */
	bool *batched;
} batching;

static bool names_axis(const wfi_eqn *e, const char *axis)
{
	if (!axis)
		return false;
	if (e->op->lowering == WFI_LOWER_COLLECTIVE && !strcmp(((const wfi_collective_attrs *)e->attrs)->axis, axis))
		return true;
	for (int r = 0; r < e->n_regions; r++)
		for (const wfi_eqn *i = e->regions[r]->first; i; i = i->next)
			if (names_axis(i, axis))
				return true;
	return false;
}

/* ---- one by one ---- */

static wf_val example(wf_val x, wf_val i)
{
	return wfi_squeeze((wf_dynamic_slice_in_dim)(x, i, 1, 0), (const int64_t[]){ 0, WFI_END_DIM });
}

/* the loop's condition: carried are the counter and n stacks */
static wfi_func *all_examples(int64_t size, int n, const wf_val *stacks)
{
	const wfi_type i32 = wfi_type_scalar(WF_I32);
	wfi_trace *t = wfi_trace_begin("examples", NULL);
	wf_val i = wfi_trace_param(t, &i32, false);
	wfi_func *f = NULL;

	for (int k = 0; k < n; k++)
		wfi_trace_param(t, wfi_type_of(stacks[k]), false);
	wf_val go = (wf_less)(i, wfi_splat_i(&i32, size));
	wf_error *err = wfi_trace_end(t, 1, &go, &f);
	if (err)
		wfi_fail_error(err);
	return f;
}

static wfi_func *one_example(const wfi_eqn *e, const wf_val *in, const bool *batched, const wf_val *stacks)
{
	const wfi_type i32 = wfi_type_scalar(WF_I32);
	wfi_trace *t = wfi_trace_begin("example", NULL);
	wf_val *v = wfi_alloc((size_t)(e->n_in + 2 * e->n_out + 1) * sizeof *v), *carried = v + e->n_in, *out = carried + e->n_out + 1;
	wfi_func *f = NULL;
	wf_val i = wfi_trace_param(t, &i32, false);

	for (int k = 0; k < e->n_out; k++)
		carried[1 + k] = wfi_trace_param(t, wfi_type_of(stacks[k]), false);
	for (int k = 0; k < e->n_in; k++)
		v[k] = batched[k] ? example(in[k], i) : in[k];
	wfi_emit_like(e, v, out);
	for (int k = 0; k < e->n_out; k++)
		carried[1 + k] = (wf_dynamic_update_slice_in_dim)(carried[1 + k], (wf_expand_dims)(out[k], 0), i, 0);
	carried[0] = (wf_add)(i, wfi_splat_i(&i32, 1));
	wf_error *err = wfi_trace_end(t, 1 + e->n_out, carried, &f);
	if (err)
		wfi_fail_error(err);
	wfi_free(v);
	return f;
}

static void one_by_one(const wfi_eqn *e, const wf_val *in, const bool *batched, int64_t size, wf_val *out)
{
	const wfi_type i32 = wfi_type_scalar(WF_I32);
	wf_val *init = wfi_alloc((size_t)(2 * e->n_out + 2) * sizeof *init), *results = init + e->n_out + 1;

	init[0] = wfi_splat_i(&i32, 0);
	for (int k = 0; k < e->n_out; k++) {
		if (e->out[k].type.dtype == WF_TOKEN)
			wfi_fail("vmap", "%s has no batching rule", e->op->name);
		wfi_type all = wfi_with_batch(&e->out[k].type, size);
		init[1 + k] = wfi_failed() ? wfi_poison : wfi_splat(&all, 0);
	}
	if (!wfi_failed()) {
		wfi_func *f[2] = { all_examples(size, e->n_out, init + 1), one_example(e, in, batched, init + 1) };
		if (f[0] && f[1])
			wfi_emit_regions(wfi_op_find("while"), NULL, 1 + e->n_out, init, 2, f, results, 1 + e->n_out);
		for (int k = 0; k < e->n_out; k++)
			out[k] = results[1 + k];
		wfi_func_release(f[0]);
		wfi_func_release(f[1]);
	}
	wfi_free(init);
}

/* ---- one equation ---- */

/* elementwise on all examples: those operands that are one for all are repeated */
static void elementwise(const wfi_eqn *e, const wf_val *in, const bool *batched, wf_val *out)
{
	wf_val *v = wfi_alloc((size_t)e->n_in * sizeof *v);
	wfi_type t = { 0 };

	for (int i = 0; i < e->n_in; i++)
		if (batched[i])
			t = *wfi_type_of(in[i]);
	for (int i = 0; i < e->n_in; i++)
		v[i] = batched[i] ? in[i] : wfi_broadcast_to(e->op->name, in[i], &t);
	wfi_emit_like(e, v, out);
	wfi_free(v);
}

static void batch_eqn(const wfi_eqn *e, batching *w)
{
	wf_val *in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *in), *out = wfi_alloc((size_t)(e->n_out + 1) * sizeof *out);
	bool *batched = wfi_alloc((size_t)(e->n_in + e->n_out) + 1), *out_batched = batched + e->n_in, some = names_axis(e, w->axis);

	for (int i = 0; i < e->n_in; i++) {
		in[i] = w->value[e->in[i]->id];
		batched[i] = w->batched[e->in[i]->id];
		some = some || batched[i];
	}
	for (int i = 0; i < e->n_out; i++) {
		out[i] = wfi_poison;
		out_batched[i] = some;
	}
	if (!some) {
		wfi_emit_like(e, in, out);
	} else if (!w->size) {
		for (int i = 0; i < e->n_out; i++) {
			wfi_type none = wfi_with_batch(&e->out[i].type, 0);
			out[i] = wfi_splat(&none, 0);
		}
	} else {
		wfi_viewed v = wfi_view_of(e, in, NULL);
		const wfi_batch b = { &v.view, batched, w->size, w->axis };

		wfi_trace_at(e->loc);
		if (e->op->batch ? !e->op->batch(&b, out, out_batched) : !(e->op->flags & WFI_OP_ELEMENTWISE))
			one_by_one(e, in, batched, w->size, out);
		else if (!e->op->batch)
			elementwise(e, in, batched, out);
		wfi_trace_at((wfi_loc){ 0 });
		wfi_view_free(&v);
	}
	for (int i = 0; i < e->n_out; i++) {
		w->value[e->out[i].id] = out[i];
		w->batched[e->out[i].id] = out_batched[i];
	}
	wfi_free(batched);
	wfi_free(out);
	wfi_free(in);
}

wf_error *wfi_batch_func(const wfi_func *f, int64_t size, const char *axis, const bool *batched, bool *result_batched, wfi_func **out)
{
	const wfi_block *b = f->body;
	batching w = { size, axis, wfi_alloc((size_t)f->n_values * sizeof *w.value), wfi_alloc((size_t)f->n_values + 1) };
	wf_val *results = wfi_alloc((size_t)b->n_results * sizeof *results);
	wfi_trace *t = wfi_trace_begin(f->name, NULL);

	for (int i = 0; i < b->n_params; i++) {
		wfi_type type = batched[i] ? wfi_with_batch(&b->params[i]->type, size) : b->params[i]->type;
		w.value[b->params[i]->id] = wfi_trace_param(t, &type, b->params[i]->weak);
		w.batched[b->params[i]->id] = batched[i];
	}
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next)
		batch_eqn(e, &w);
	for (int i = 0; i < b->n_results; i++) {
		int id = b->results[i]->id;
		results[i] = w.value[id];
		if (result_batched[i] && !w.batched[id] && !wfi_failed()) { /* asked for */
			wfi_type type = wfi_with_batch(&b->results[i]->type, size);
			results[i] = wfi_broadcast_to("vmap", results[i], &type);
		}
		result_batched[i] = result_batched[i] || w.batched[id];
	}
	wf_error *err = wfi_trace_end(t, b->n_results, results, out);
	wfi_free(results);
	wfi_free(w.value);
	wfi_free(w.batched);
	return err;
}

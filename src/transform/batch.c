/* batch.c: vmap of programs: walks the equations once; those that depend on the example are emitted by their operation's batch rule, the others
 * as they are.
 *
 * A branch of a choice that each example makes for itself runs for all of them; those that do not take it must not put their derivative, 0 · ∞
 * perhaps, into the gradient of a value that is one for all (JAX gives each example a copy, cut off from derivatives where it does not take the
 * branch: jax issue 1052). Here such a value (a shared one: a weight) stays one as long as what it meets is linear in all it is given (a product, a
 * convolution, a lookup): there zeros stand for those examples before and behind, and zero times zero is zero. Where it meets anything else it becomes
 * as many as there are examples, as JAX's. */
#include <weft/ops.h>
#include "transform/rules.h"
#include "transform/transform.h"

typedef struct batching {
	int64_t size;
	const char *axis;
	wf_val *value;             /* by id */
	bool *batched;
	wf_val mine;               /* who takes this branch; node NULL: not a branch that each example takes or not */
	bool *shared;              /* not batched, and a derivative may go into it */
} batching;

wf_val wfi_where_example(wf_val flags, wf_val yes, wf_val no)
{
	const wfi_type *t = wfi_type_of(yes);
	int64_t shape[WF_MAX_RANK];

	if (wfi_is_poison(yes) || wfi_is_poison(flags))
		return wfi_poison;
	for (int i = 0; i < t->rank; i++)
		shape[i] = i ? 1 : t->dims[0];
	return (wf_where)((wf_reshape_n)(flags, shape, (size_t)t->rank), yes, no);
}

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

/* ---- branches that each example takes or not ---- */

/* is a zero result what zeros for the operands that differ between examples give, whatever the others are, and so of the derivatives? */
static bool keeps_shared(const wfi_eqn *e)
{
	if (e->n_regions || e->n_in > 32 || (e->op->flags & (WFI_OP_ELEMENTWISE | WFI_OP_REPLICAS)) || e->op->lowering == WFI_LOWER_COLLECTIVE)
		return false;
	for (int i = 0; i < e->n_in; i++)
		if (wfi_is_inexact(e->in[i]->type.dtype) && !(e->op->linear >> i & 1))
			return false;
	return true;
}

static wf_val or_zero(const batching *w, wf_val x)
{
	return wfi_is_poison(x) ? x : wfi_where_example(w->mine, x, wfi_splat(wfi_type_of(x), 0));
}

/* operands for an equation where a shared value meets one that differs between examples; true: its results need or_zero */
static bool part_shared(const wfi_eqn *e, const batching *w, wf_val *in, bool *batched)
{
	bool keep = keeps_shared(e), some = false;

	for (int i = 0; i < e->n_in; i++)
		some = some || w->shared[e->in[i]->id];
	for (int i = 0; i < e->n_in && some && !wfi_failed(); i++) {
		if (keep && batched[i] && wfi_is_inexact(e->in[i]->type.dtype)) {
			in[i] = or_zero(w, in[i]);
		} else if (!keep && w->shared[e->in[i]->id]) {
			wfi_type t = wfi_with_batch(&e->in[i]->type, w->size);
			in[i] = wfi_failed() ? wfi_poison : wfi_broadcast_to("vmap", in[i], &t);
			in[i] = wfi_where_example(w->mine, in[i], (wf_stop_gradient)(in[i]));
			batched[i] = true;
		}
	}
	return keep && some;
}

static void batch_eqn(const wfi_eqn *e, batching *w)
{
	wf_val *in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *in), *out = wfi_alloc((size_t)(e->n_out + 1) * sizeof *out);
	bool *batched = wfi_alloc((size_t)(e->n_in + e->n_out) + 1), *out_batched = batched + e->n_in, some = names_axis(e, w->axis);
	bool shared = false, zero = false;

	for (int i = 0; i < e->n_in; i++) {
		in[i] = w->value[e->in[i]->id];
		batched[i] = w->batched[e->in[i]->id];
		some = some || batched[i];
		shared = shared || w->shared[e->in[i]->id];
	}
	if (some && w->size && w->mine.node)
		zero = part_shared(e, w, in, batched);
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
		w->value[e->out[i].id] = zero && out_batched[i] && wfi_is_inexact(e->out[i].type.dtype) ? or_zero(w, out[i]) : out[i];
		w->batched[e->out[i].id] = out_batched[i];
		w->shared[e->out[i].id] = shared && !out_batched[i] && wfi_is_inexact(e->out[i].type.dtype);
	}
	wfi_free(batched);
	wfi_free(out);
	wfi_free(in);
}

static wf_error *batch_func(const wfi_func *f, int64_t size, const char *axis, bool branch, const bool *batched, bool *result_batched, wfi_func **out)
{
	const wfi_block *b = f->body;
	batching w = { size, axis, wfi_alloc((size_t)f->n_values * sizeof *w.value), wfi_alloc((size_t)(2 * f->n_values) + 1), { NULL }, NULL };
	wf_val *results = wfi_alloc((size_t)b->n_results * sizeof *results);
	wfi_trace *t = wfi_trace_begin(f->name, NULL);
	const wfi_type flags = { .dtype = WF_BOOL, .rank = 1, .dims = { size } };

	w.shared = w.batched + f->n_values;
	for (int i = 0; i < b->n_params; i++) {
		int id = b->params[i]->id;
		wfi_type type = batched[i] ? wfi_with_batch(&b->params[i]->type, size) : b->params[i]->type;
		w.value[id] = wfi_trace_param(t, &type, b->params[i]->weak);
		w.batched[id] = batched[i];
		w.shared[id] = branch && !batched[i] && wfi_is_inexact(type.dtype);
	}
	if (branch)
		w.mine = wfi_trace_param(t, &flags, false);
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

wf_error *wfi_batch_func(const wfi_func *f, int64_t size, const char *axis, const bool *batched, bool *result_batched, wfi_func **out)
{
	return batch_func(f, size, axis, false, batched, result_batched, out);
}

wf_error *wfi_batch_branch(const wfi_func *f, int64_t size, const char *axis, const bool *batched, bool *result_batched, wfi_func **out)
{
	return batch_func(f, size, axis, true, batched, result_batched, out);
}

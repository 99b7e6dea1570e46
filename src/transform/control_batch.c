/* control_batch.c: vmap of while, if, case. A loop whose condition is the same for all examples stays a loop; else it runs as long as any example
 * goes on, and those that do not keep what they had. A choice that is the same for all stays a choice; else all branches run and each example takes
 * its own. */
#include <weft/ops.h>
#include "ir/trace.h"
#include "transform/rules.h"
#include "transform/transform.h"

/* region r on batches, parameters' and results' flags as in wfi_batch_func; branch: each example takes it or not; NULL after a failure */
static wfi_func *batched_region(const wfi_batch *b, int r, bool branch, const bool *batched, bool *result_batched)
{
	wfi_func *f = wfi_region_func(b->e->regions[r]), *g = NULL;
	wf_error *err = (branch ? wfi_batch_branch : wfi_batch_func)(f, b->size, b->axis, batched, result_batched, &g);

	wfi_func_release(f);
	if (err)
		wfi_fail_error(err);
	return g;
}

static wf_val with_batch(const wfi_batch *b, int i)
{
	if (b->batched[i])
		return b->e->in[i];
	wfi_type t = wfi_with_batch(&b->e->in_type[i], b->size);
	return wfi_failed() ? wfi_poison : wfi_broadcast_to("vmap", b->e->in[i], &t);
}

static bool regions_have_effect(const wfi_view *e)
{
	bool some = false;

	for (int r = 0; r < e->n_regions; r++)
		for (const wfi_eqn *q = e->regions[r]->first; q && !some; q = q->next)
			some = wfi_has_effect(q);
	return some;
}

/* ---- while ---- */

/* Which carried values differ between examples, in the end: batched[], and out_batched[] of the results; f: condition and body on those. False after a
 * failure. */
static bool settle(const wfi_batch *b, bool *batched, bool *out_batched, bool *per_example, wfi_func **f)
{
	int n = b->e->n_out;
	bool more = true, ok = true;

	while (more && ok) {
		more = false;
		wfi_func_release(f[0]);
		wfi_func_release(f[1]);
		f[0] = f[1] = NULL;
		memcpy(out_batched, batched, (size_t)n);
		ok = (f[1] = batched_region(b, 1, false, batched, out_batched)) != NULL;
		for (int i = 0; i < n && ok; i++)
			if (out_batched[i] && !batched[i] && b->e->in_type[i].dtype != WF_TOKEN)
				batched[i] = more = true;
		if (more || !ok)
			continue;
		*per_example = false;
		ok = (f[0] = batched_region(b, 0, false, batched, per_example)) != NULL;
		for (int i = 0; i < n && ok && *per_example; i++)
			if (!batched[i] && b->e->in_type[i].dtype != WF_TOKEN)
				batched[i] = more = true;
	}
	return ok;
}

/* parameters for the operands of the loop, of the types that they have now */
static void loop_params(wfi_trace *t, int n, const wf_val *in, wf_val *p)
{
	for (int i = 0; i < n; i++)
		p[i] = wfi_trace_param(t, wfi_type_of(in[i]), false);
}

static wfi_func *any_goes_on(const wfi_batch *b, const wfi_func *cond, const wf_val *in)
{
	wfi_trace *t = wfi_trace_begin("condition", NULL);
	wf_val *p = wfi_alloc((size_t)(b->e->n_in + 1) * sizeof *p), go;

	loop_params(t, b->e->n_in, in, p);
	wfi_inline(cond, p, &go);
	go = (wf_any)(go);
	wfi_free(p);
	return wfi_end_func(t, 1, &go);
}

static wfi_func *those_that_go_on(const wfi_batch *b, const wfi_func *cond, const wfi_func *body, const wf_val *in)
{
	int n = b->e->n_out;
	wfi_trace *t = wfi_trace_begin("body", NULL);
	wf_val *p = wfi_alloc((size_t)(b->e->n_in + n + 1) * sizeof *p), *next = p + b->e->n_in, go;

	loop_params(t, b->e->n_in, in, p);
	wfi_inline(cond, p, &go);
	wfi_inline(body, p, next);
	for (int i = 0; i < n; i++)
		if (b->e->in_type[i].dtype != WF_TOKEN)
			next[i] = wfi_where_example(go, next[i], p[i]);
	wfi_func *f = wfi_end_func(t, n, next);
	wfi_free(p);
	return f;
}

bool wfi_while_batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_view *e = b->e;
	bool *batched = wfi_alloc((size_t)e->n_in + 1), per_example = false;
	wf_val *in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *in);
	wfi_func *f[2] = { NULL, NULL };

	memcpy(batched, b->batched, (size_t)e->n_in);
	bool ok = settle(b, batched, out_batched, &per_example, f), one_by_one = ok && per_example && regions_have_effect(e);
	if (ok && !one_by_one) {
		for (int i = 0; i < e->n_in; i++)
			in[i] = batched[i] ? with_batch(b, i) : e->in[i];
		if (per_example && !wfi_failed()) {
			wfi_func *any = any_goes_on(b, f[0], in), *those = those_that_go_on(b, f[0], f[1], in);
			wfi_func_release(f[0]);
			wfi_func_release(f[1]);
			f[0] = any;
			f[1] = those;
		}
		if (f[0] && f[1] && !wfi_failed())
			wfi_emit_regions(e->op, e->attrs, e->n_in, in, 2, f, out, e->n_out);
	}
	if (one_by_one)
		memset(out_batched, true, (size_t)e->n_out); /* as it was given */
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	wfi_free(in);
	wfi_free(batched);
	return !one_by_one; /* those that have ended must not print or fail any more */
}

/* ---- if, case ---- */

/* who takes branch r (bool, one an example); the last one also has what no other has */
static wf_val who_takes(const wfi_batch *b, int r)
{
	const wfi_view *e = b->e;
	wf_val index = e->in[0], others = { NULL };

	if (e->in_type[0].dtype == WF_BOOL)
		return r ? (wf_logical_not)(index) : index;
	if (r < e->n_regions - 1)
		return (wf_equal)(index, wfi_splat_i(&e->in_type[0], r));
	for (int i = 0; i < r; i++) {
		wf_val other = (wf_equal)(index, wfi_splat_i(&e->in_type[0], i));
		others = others.node ? (wf_logical_or)(others, other) : other;
	}
	return others.node ? (wf_logical_not)(others) : others;
}

/* Operand i as branch r takes it: the same number, but a constant for derivatives where the branch is not taken; else its derivative there, 0 · ∞
 * perhaps, would come into the gradient (as in JAX, jax issue 1052). One that is the same for all examples is a constant where nobody takes the
 * branch; wfi_batch_branch sees to it when some do. */
static wf_val guarded(const wfi_batch *b, int i, wf_val mine)
{
	wf_val x = b->e->in[i];

	if (wfi_is_poison(mine) || wfi_is_poison(x) || !wfi_is_inexact(b->e->in_type[i].dtype))
		return x;
	return b->batched[i] ? wfi_where_example(mine, x, (wf_stop_gradient)(x)) : (wf_where)((wf_any)(mine), x, (wf_stop_gradient)(x));
}

/* the results of the branches, chosen for each example */
static void choose(const wfi_batch *b, wfi_func *const *branch, wf_val *out)
{
	const wfi_view *e = b->e;
	wf_val *results = wfi_alloc((size_t)(e->n_out + e->n_in + 2) * sizeof *results), *in = results + e->n_out;

	for (int r = e->n_regions - 1; r >= 0; r--) {
		wf_val mine = who_takes(b, r);
		if (!mine.node) { /* there is one branch only */
			wfi_type flags = { .dtype = WF_BOOL, .rank = 1, .dims = { b->size } };
			mine = wfi_splat_i(&flags, 1);
		}
		for (int i = 1; i < e->n_in; i++)
			in[i] = guarded(b, i, mine);
		in[e->n_in] = mine;
		wfi_inline(branch[r], in + 1, results);
		for (int i = 0; i < e->n_out; i++)
			out[i] = r < e->n_regions - 1 ? wfi_where_example(mine, results[i], out[i]) : results[i];
	}
	wfi_free(results);
}

bool wfi_branches_batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_view *e = b->e;
	wfi_func **f = wfi_alloc((size_t)(e->n_regions + 1) * sizeof *f);
	bool ok = true, each = b->batched[0];

	if (each && regions_have_effect(e)) { /* what is not chosen must not print or fail: then not all branches run */
		wfi_free(f);
		return false;
	}
	for (int i = 0; i < e->n_out; i++)
		out_batched[i] = each;
	for (int pass = each; pass < 2 && ok; pass++) /* first: which results differ between examples; then all branches give those so */
		for (int r = 0; r < e->n_regions && ok; r++) {
			wfi_func_release(f[r]);
			ok = (f[r] = batched_region(b, r, each, b->batched + 1, out_batched)) != NULL;
		}
	if (ok && each)
		choose(b, f, out);
	else if (ok)
		wfi_emit_regions(e->op, e->attrs, e->n_in, e->in, e->n_regions, f, out, e->n_out);
	for (int r = 0; r < e->n_regions; r++)
		wfi_func_release(f[r]);
	wfi_free(f);
	return true;
}

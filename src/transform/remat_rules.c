/* remat_rules.c: derivatives of wf.remat and wf.recompute, and of vmap. Forwards, the region becomes the region with its tangents. To be transposed, it is
 * cut in two: what does not depend on tangents is computed at once; the tangents come from a wf.recompute, which takes the original operands and what
 * the policy keeps, and computes the rest again. Its transpose is a wf.recompute too: it begins when the cotangents are there. */
#include <weft/ops.h>
#include "transform/remat.h"
#include "transform/rules.h"
#include "transform/transform.h"

/* ---- forwards ---- */

static int active_operands(const wfi_view *e, const wf_val *t, bool *active, wf_val *in)
{
	int m = e->n_in;

	for (int i = 0; i < e->n_in; i++) {
		in[i] = e->in[i];
		active[i] = t[i].node != NULL;
		if (active[i])
			in[m++] = t[i];
	}
	return m;
}

static void put_tangents(const wfi_view *e, const bool *result_active, const wf_val *results, wf_val *t_out)
{
	for (int i = 0, k = 0; i < e->n_out; i++)
		if (result_active[i])
			t_out[i] = results[k++];
}

static void both_at_once(const wfi_view *e, const wfi_func *j, int n_in, const wf_val *in, const bool *result_active, wf_val *out, wf_val *t_out)
{
	int n = j->body->n_results;
	wf_val *results = wfi_alloc((size_t)(n + 1) * sizeof *results);

	wfi_emit_regions(e->op, e->attrs, n_in, in, 1, (wfi_func *const[]){ (wfi_func *)(uintptr_t)j }, results, n);
	for (int i = 0; i < e->n_out; i++)
		out[i] = results[i];
	put_tangents(e, result_active, results + e->n_out, t_out);
	wfi_free(results);
}

/* ---- to be transposed: the cut ---- */

typedef struct cut {
	const wfi_view *e;
	const wfi_func *j;         /* parameters: operands, tangents; results: the equation's, tangents */
	bool *linear;              /* by id: depends on tangents */
	bool *again;               /* by id: computed again, beside the tangents */
	bool *saved;               /* by id: kept for them */
	bool *now;                 /* by id: computed at once */
	const char **named;        /* by id: its name, or NULL */
	wf_val *value;             /* by id: of what is computed at once */
} cut;

static void mark_linear(cut *c)
{
	const wfi_block *b = c->j->body;

	for (int i = c->e->n_in; i < b->n_params; i++)
		c->linear[b->params[i]->id] = true;
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		bool some = false;
		for (int i = 0; i < e->n_in; i++)
			some = some || c->linear[e->in[i]->id];
		for (int i = 0; i < e->n_out; i++)
			c->linear[e->out[i].id] = some;
		if (!strcmp(e->op->name, "wf.checkpoint_name"))
			c->named[e->in[0]->id] = ((const wfi_name_attrs *)e->attrs)->name;
	}
}

static bool any(const wfi_eqn *e, const bool *flags)
{
	for (int i = 0; i < e->n_out; i++)
		if (flags[e->out[i].id])
			return true;
	return false;
}

static const char *name_of(const cut *c, const wfi_eqn *e)
{
	for (int i = 0; i < e->n_out; i++)
		if (c->named[e->out[i].id])
			return c->named[e->out[i].id];
	return NULL;
}

/* what the tangents need of the values: kept, or computed again from what that needs */
static void choose_saved(cut *c, const char *policy)
{
	const wfi_block *b = c->j->body;

	for (const wfi_eqn *e = b->last; e; e = e->prev) {
		bool linear = e->n_out && c->linear[e->out[0].id];
		if (!linear && !any(e, c->again))
			continue;
		if (!linear && e->n_in && wfi_policy_saves(policy, e, name_of(c, e))) {
			for (int i = 0; i < e->n_out; i++) {
				c->saved[e->out[i].id] = c->again[e->out[i].id];
				c->again[e->out[i].id] = false;
			}
			continue;
		}
		for (int i = 0; i < e->n_in; i++)
			if (!c->linear[e->in[i]->id])
				c->again[e->in[i]->id] = true;
	}
}

static void choose_now(cut *c)
{
	const wfi_block *b = c->j->body;

	for (int i = 0; i < b->n_results; i++)
		if (!c->linear[b->results[i]->id])
			c->now[b->results[i]->id] = true;
	for (const wfi_eqn *e = b->last; e; e = e->prev) {
		bool linear = e->n_out && c->linear[e->out[0].id];
		if (linear || !(any(e, c->now) || any(e, c->saved) || wfi_has_effect(e)))
			continue;
		for (int i = 0; i < e->n_out; i++)
			c->now[e->out[i].id] = true;
		for (int i = 0; i < e->n_in; i++)
			c->now[e->in[i]->id] = true;
	}
}

static bool is_now(const cut *c, const wfi_eqn *e)
{
	return any(e, c->now) || (!e->n_out && e->op->flags & WFI_OP_EFFECT);
}

static void compute_now(cut *c)
{
	const wfi_block *b = c->j->body;

	for (int i = 0; i < c->e->n_in; i++)
		c->value[b->params[i]->id] = c->e->in[i];
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next)
		if (is_now(c, e))
			wfi_emit_mapped(e, c->value);
}

/* the same apart: it was apart already */
static void compute_now_apart(cut *c)
{
	const wfi_block *b = c->j->body;
	wf_val *value = wfi_alloc((size_t)c->j->n_values * sizeof *value), *kept = wfi_alloc((size_t)c->j->n_values * sizeof *kept);
	wfi_value **which = wfi_alloc((size_t)c->j->n_values * sizeof(wfi_value *));
	wfi_trace *t = wfi_trace_begin("now", NULL);
	wfi_func *f = NULL;
	int n = 0;

	for (int i = 0; i < c->e->n_in; i++)
		value[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, b->params[i]->weak);
	for (wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next) {
		if (!is_now(c, e))
			continue;
		wfi_emit_mapped(e, value);
		for (int i = 0; i < e->n_out; i++)
			if (c->saved[e->out[i].id])
				which[n++] = &e->out[i];
	}
	for (int i = 0; i < b->n_results; i++)
		if (!c->linear[b->results[i]->id] && b->results[i]->def && !c->saved[b->results[i]->id])
			which[n++] = b->results[i];
	for (int i = 0; i < n; i++)
		kept[i] = value[which[i]->id];
	wf_error *err = wfi_trace_end(t, n, kept, &f);
	if (err)
		wfi_fail_error(err);
	else
		wfi_emit_regions(c->e->op, c->e->attrs, c->e->n_in, c->e->in, 1, &f, kept, n);
	for (int i = 0; i < c->e->n_in; i++)
		c->value[b->params[i]->id] = c->e->in[i];
	for (int i = 0; i < n; i++)
		c->value[which[i]->id] = err ? wfi_poison : kept[i];
	wfi_func_release(f);
	wfi_free(which);
	wfi_free(kept);
	wfi_free(value);
}

/* The program of the tangents. in[]: what it is given, in order: operands and kept values that it needs, then tangents. */
static wfi_func *tangent_program(const cut *c, int n_t, const wf_val *t, wf_val *in, int *n_in)
{
	const wfi_block *b = c->j->body;
	wf_val *value = wfi_alloc((size_t)c->j->n_values * sizeof *value), *results = wfi_alloc((size_t)(b->n_results + 1) * sizeof *results);
	wfi_trace *trace = wfi_trace_begin("recompute", NULL);
	wfi_func *f = NULL, *small = NULL;
	int n = 0, n_results = 0;

	for (int i = 0; i < c->e->n_in; i++)
		if (c->again[b->params[i]->id]) {
			in[n++] = c->e->in[i];
			value[b->params[i]->id] = wfi_trace_param(trace, &b->params[i]->type, b->params[i]->weak);
		}
	for (const wfi_eqn *e = b->first; e; e = e->next)
		for (int i = 0; i < e->n_out; i++)
			if (c->saved[e->out[i].id]) {
				in[n++] = c->value[e->out[i].id];
				value[e->out[i].id] = wfi_trace_param(trace, &e->out[i].type, e->out[i].weak);
			}
	for (int i = 0; i < n_t; i++) {
		in[n++] = t[i];
		value[b->params[c->e->n_in + i]->id] = wfi_trace_param(trace, &b->params[c->e->n_in + i]->type, false);
	}
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next)
		if (e->n_out && (c->linear[e->out[0].id] || any(e, c->again)))
			wfi_emit_mapped(e, value);
	for (int i = c->e->n_out; i < b->n_results; i++)
		if (c->linear[b->results[i]->id])
			results[n_results++] = value[b->results[i]->id];
	wf_error *err = wfi_trace_end(trace, n_results, results, &f);
	if (!err)
		err = wfi_dce_func(f, &small);
	if (err)
		wfi_fail_error(err);
	wfi_func_release(f);
	wfi_free(results);
	wfi_free(value);
	*n_in = n;
	return small;
}

static void emit_tangents(const cut *c, int n_t, const wf_val *t, const bool *result_active, wf_val *t_out)
{
	const wfi_block *b = c->j->body;
	int n_in = 0, n = b->n_results - c->e->n_out, k = 0;
	wf_val *in = wfi_alloc((size_t)(c->j->n_values + n_t + 1) * sizeof *in), *results = wfi_alloc((size_t)(2 * n + 1) * sizeof *results), *all = results + n;
	wfi_func *f = tangent_program(c, n_t, t, in, &n_in);

	if (f && f->body->n_results)
		wfi_emit_regions(wfi_op_find("wf.recompute"), c->e->attrs, n_in, in, 1, &f, results, f->body->n_results);
	for (int i = 0; i < n; i++) {
		const wfi_value *r = b->results[c->e->n_out + i];
		all[i] = !f ? wfi_poison : c->linear[r->id] ? results[k++] : c->value[r->id];
	}
	put_tangents(c->e, result_active, all, t_out);
	wfi_func_release(f);
	wfi_free(in);
	wfi_free(results);
}

static void cut_in_two(const wfi_view *e, const wfi_func *j, const wf_val *t, const bool *result_active, wf_val *out, wf_val *t_out)
{
	size_t n = (size_t)j->n_values + 1;
	bool *flags = wfi_alloc(4 * n);
	cut c = { e, j, flags, flags + n, flags + 2 * n, flags + 3 * n, wfi_alloc(n * sizeof *c.named), wfi_alloc(n * sizeof *c.value) };

	mark_linear(&c);
	choose_saved(&c, ((const wfi_remat_attrs *)e->attrs)->policy);
	choose_now(&c);
	if (e->op->flags & WFI_OP_APART)
		compute_now_apart(&c);
	else
		compute_now(&c);
	for (int i = 0; i < e->n_out; i++)
		out[i] = wfi_failed() ? wfi_poison : c.value[j->body->results[i]->id];
	if (!wfi_failed())
		emit_tangents(&c, j->body->n_params - e->n_in, t, result_active, t_out);
	wfi_free(c.value);
	wfi_free(c.named);
	wfi_free(flags);
}

/* everything is kept: as if there were no remat */
static void inlined(const wfi_view *e, const wfi_func *j, const wf_val *in, const bool *result_active, wf_val *out, wf_val *t_out)
{
	wf_val *results = wfi_alloc((size_t)(j->body->n_results + 1) * sizeof *results);

	wfi_inline(j, in, results);
	for (int i = 0; i < e->n_out; i++)
		out[i] = results[i];
	put_tangents(e, result_active, results + e->n_out, t_out);
	wfi_free(results);
}

void wfi_remat_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out)
{
	bool *active = wfi_alloc((size_t)(e->n_in + e->n_out) + 1), *result_active = active + e->n_in;
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in + 1) * sizeof *in);
	wfi_func *f = wfi_region_func(e->regions[0]), *j = NULL;
	int m = active_operands(e, t, active, in);
	wf_error *err = to_transpose ? wfi_linearize_func(f, active, result_active, &j) : wfi_jvp_func(f, active, result_active, &j);

	if (err)
		wfi_fail_error(err);
	else if (!to_transpose)
		both_at_once(e, j, m, in, result_active, out, t_out);
	else if (wfi_policy_saves_all(((const wfi_remat_attrs *)e->attrs)->policy))
		inlined(e, j, in, result_active, out, t_out);
	else
		cut_in_two(e, j, in + e->n_in, result_active, out, t_out);
	wfi_func_release(j);
	wfi_func_release(f);
	wfi_free(in);
	wfi_free(active);
}

/* ---- what all equations that stand for a program share ---- */

void wfi_call_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	bool *given = wfi_alloc((size_t)e->n_out + 1);
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in + e->n_out + 1) * sizeof *in), *results = in + e->n_in + e->n_out;
	wfi_func *f = wfi_region_func(e->regions[0]), *g = NULL;
	int n = 0;

	for (int i = 0; i < e->n_in; i++)
		if (!wanted[i])
			in[n++] = e->in[i];
	for (int i = 0; i < e->n_out; i++) {
		given[i] = ct[i].node != NULL;
		if (given[i])
			in[n++] = ct[i];
	}
	wf_error *err = wfi_transpose_func(f, wanted, given, &g);
	if (err)
		wfi_fail_error(err);
	else
		wfi_emit_regions(e->op, e->attrs, n, in, 1, &g, results, g->body->n_results);
	for (int i = 0, k = 0; i < e->n_in && !err; i++)
		if (wanted[i])
			out[i] = results[k++];
	wfi_func_release(g);
	wfi_func_release(f);
	wfi_free(in);
	wfi_free(given);
}

bool wfi_call_batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_view *e = b->e;
	wfi_func *f = wfi_region_func(e->regions[0]), *g = NULL;

	memset(out_batched, 0, (size_t)e->n_out);
	wf_error *err = wfi_batch_func(f, b->size, b->axis, b->batched, out_batched, &g);
	if (err)
		wfi_fail_error(err);
	else
		wfi_emit_regions(e->op, e->attrs, e->n_in, e->in, 1, &g, out, e->n_out);
	wfi_func_release(g);
	wfi_func_release(f);
	return true;
}

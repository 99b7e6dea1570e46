/* vjp.c: programs that are linear in some parameters, cut in two: what does not depend on those is emitted as it is, the rest forwards, or
 * backwards: each equation asked for its transpose. Reverse mode is that, of the forward program (jvp.c), which is linear in the tangents. */
#include <weft/ops.h>
#include "transform/rules.h"
#include "transform/transform.h"

/* ---- cutting ---- */

static bool mark_linear(const wfi_eqn *e, bool *linear)
{
	bool some = false;

	for (int i = 0; i < e->n_in; i++)
		some = some || linear[e->in[i]->id];
	for (int i = 0; i < e->n_out; i++)
		linear[e->out[i].id] = some;
	return some;
}

bool wfi_eqn_is_linear(const wfi_eqn *e, bool *linear)
{
	bool ok = true;
	int n = 0;

	for (int i = 0; i < e->n_in; i++)
		if (linear[e->in[i]->id]) {
			n++;
			ok = ok && (e->op->transpose_all || (i < (int)WFI_COUNT(e->op->transpose) && e->op->transpose[i]));
		}
	for (int i = 0; i < e->n_out; i++)
		linear[e->out[i].id] = n > 0;
	return ok && (n < 2 || e->op->flags & WFI_OP_LINEAR || e->op->transpose_all);
}

/* only a derivative that somebody wrote can be so: a rule of wf_custom_jvp, of wf_ffi_register */
static void not_linear(const wfi_eqn *e)
{
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "%s of tangents is not linear: backwards, a derivative must be linear in its tangents "
		"(the rule of a wf_custom_jvp, or of a C function's)", e->op->name);

	if (e->loc.file)
		wf_error_note(err, e->loc.file, e->loc.line);
	wfi_fail_error(err);
}

wfi_cut_program wfi_cut_func(const wfi_func *f, const bool *linear, const wf_val *in)
{
	const wfi_block *b = f->body;
	wfi_cut_program c = { f, wfi_alloc((size_t)f->n_values * sizeof *c.linear), wfi_alloc((size_t)f->n_values * sizeof *c.value) };

	for (int i = 0; i < b->n_params; i++) {
		c.linear[b->params[i]->id] = linear[i];
		if (!linear[i])
			c.value[b->params[i]->id] = *in++;
	}
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next)
		if (!mark_linear(e, c.linear))
			wfi_emit_mapped(e, c.value);
	return c;
}

void wfi_cut_free(wfi_cut_program *c)
{
	wfi_free(c->linear);
	wfi_free(c->value);
}

wf_val wfi_cut_result(const wfi_cut_program *c, int i)
{
	const wfi_value *r = c->f->body->results[i];

	return c->linear[r->id] ? (wf_val){ NULL } : c->value[r->id];
}

void wfi_cut_forward(const wfi_cut_program *c, const wf_val *tangents, wf_val *results)
{
	const wfi_block *b = c->f->body;
	wf_val *value = wfi_alloc((size_t)c->f->n_values * sizeof *value);

	memcpy(value, c->value, (size_t)c->f->n_values * sizeof *value);
	for (int i = 0; i < b->n_params; i++)
		if (c->linear[b->params[i]->id])
			value[b->params[i]->id] = *tangents++;
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next)
		if (e->n_out && c->linear[e->out[0].id])
			wfi_emit_mapped(e, value);
	for (int i = 0; i < b->n_results; i++)
		results[i] = wfi_failed() ? wfi_poison : value[b->results[i]->id];
	wfi_free(value);
}

/* ---- backwards ---- */

static void transpose_eqn(const wfi_eqn *e, const wfi_cut_program *c, wf_val *cts)
{
	wf_val *in = wfi_alloc((size_t)e->n_in * 2 * sizeof *in), *ct_in = in + e->n_in;
	bool *wanted = wfi_alloc((size_t)e->n_in * sizeof *wanted);
	wf_val ct[WFI_MAX_OUT];
	bool some = false;

	for (int i = 0; i < e->n_out; i++) {
		ct[i] = cts[e->out[i].id];
		some = some || ct[i].node;
	}
	for (int i = 0; i < e->n_in; i++) {
		wanted[i] = c->linear[e->in[i]->id];
		if (!wanted[i])
			in[i] = c->value[e->in[i]->id];
	}
	wfi_viewed v = wfi_view_of(e, in, NULL);
	wfi_trace_at((wfi_loc){ e->loc.file, e->loc.line, WFI_PASS_BACKWARD });
	if (some && !wfi_eqn_is_linear(e, c->linear)) {
		not_linear(e);
	} else if (some && e->op->transpose_all) {
		e->op->transpose_all(&v.view, wanted, ct, ct_in);
	} else if (some) {
		for (int i = 0; i < e->n_in; i++) {
			if (!wanted[i])
				continue;
			if (i < (int)WFI_COUNT(e->op->transpose) && e->op->transpose[i])
				ct_in[i] = e->op->transpose[i](&v.view, ct[0]);
			else
				wfi_fail_error(wf_error_new(WF_INTERNAL, "%s has no transpose rule for operand %d%s%s", e->op->name, i, e->op->no_transpose ? ": " : "",
					e->op->no_transpose ? e->op->no_transpose : ""));
		}
	}
	for (int i = 0; i < e->n_in; i++)
		if (wanted[i])
			cts[e->in[i]->id] = wfi_accumulate(cts[e->in[i]->id], ct_in[i]);
	wfi_trace_at((wfi_loc){ 0 });
	wfi_view_free(&v);
	wfi_free(wanted);
	wfi_free(in);
}

void wfi_cut_backward(const wfi_cut_program *c, const wf_val *ct, wf_val *ct_in)
{
	const wfi_block *b = c->f->body;
	wf_val *cts = wfi_alloc((size_t)c->f->n_values * sizeof *cts);

	for (int i = 0; i < b->n_results; i++)
		if (ct[i].node && c->linear[b->results[i]->id])
			cts[b->results[i]->id] = wfi_accumulate(cts[b->results[i]->id], ct[i]);
	for (const wfi_eqn *e = b->last; e && !wfi_failed(); e = e->prev)
		if (e->n_out && c->linear[e->out[0].id])
			transpose_eqn(e, c, cts);
	for (int i = 0; i < b->n_params; i++)
		if (c->linear[b->params[i]->id])
			*ct_in++ = cts[b->params[i]->id];
	wfi_free(cts);
}

static wf_error *without_dead_code(wf_error *err, wfi_func *f, wfi_func **out)
{
	if (!err)
		err = wfi_dce_func(f, out);
	wfi_func_release(f);
	return err;
}

wf_error *wfi_transpose_func(const wfi_func *f, const bool *linear, const bool *ct, wfi_func **out)
{
	const wfi_block *b = f->body;
	wf_val *in = wfi_alloc((size_t)(2 * b->n_params + 1) * sizeof *in), *ct_in = in + b->n_params;
	wf_val *given = wfi_alloc((size_t)(b->n_results + 1) * sizeof *given);
	wfi_trace *t = wfi_trace_begin(f->name, NULL);
	wfi_func *full = NULL;
	int n = 0;

	for (int i = 0; i < b->n_params; i++)
		if (!linear[i])
			in[n++] = wfi_trace_param(t, &b->params[i]->type, b->params[i]->weak);
	for (int i = 0; i < b->n_results; i++)
		if (ct[i])
			given[i] = wfi_trace_param(t, &b->results[i]->type, false);
	wfi_cut_program c = wfi_cut_func(f, linear, in);
	wfi_cut_backward(&c, given, ct_in);
	n = 0;
	for (int i = 0; i < b->n_params; i++) {
		if (linear[i] && !ct_in[n].node)
			ct_in[n] = wfi_splat(&b->params[i]->type, 0);
		n += linear[i];
	}
	wf_error *err = wfi_trace_end(t, n, ct_in, &full);
	wfi_cut_free(&c);
	wfi_free(given);
	wfi_free(in);
	return without_dead_code(err, full, out);
}

/* ---- reverse mode ---- */

/* cotangents for the results of j (f's results, then the tangents of those that have one): of f's results that have ct */
static void spread_cotangents(const wfi_func *f, wfi_trace *t, const bool *result_active, const bool *ct, wf_val *given)
{
	for (int i = 0, k = f->body->n_results; i < f->body->n_results; i++) {
		const wfi_type *type = &f->body->results[i]->type;
		wf_val c = { NULL };

		if (ct ? ct[i] : wfi_is_inexact(type->dtype))
			c = wfi_trace_param(t, type, false);
		if (result_active[i])
			given[k++] = c;
	}
}

/* the reverse program of j, the forward program of f */
static wf_error *reverse(const wfi_func *f, const wfi_func *j, const bool *result_active, const bool *wrt, const bool *ct, wfi_func **out)
{
	int n_params = f->body->n_params, n_results = f->body->n_results, n = 0, k = 0;
	bool *linear = wfi_alloc((size_t)j->body->n_params + 1);
	wf_val *in = wfi_alloc((size_t)(2 * j->body->n_params + 1) * sizeof *in), *ct_in = in + j->body->n_params;
	wf_val *given = wfi_alloc((size_t)(j->body->n_results + 1) * sizeof *given);
	wf_val *results = wfi_alloc((size_t)(n_results + n_params + 1) * sizeof *results);
	wfi_trace *t = wfi_trace_begin(f->name, NULL);
	wfi_func *full = NULL;

	for (int i = 0; i < j->body->n_params; i++) {
		linear[i] = i >= n_params;
		if (!linear[i])
			in[i] = wfi_trace_param(t, &j->body->params[i]->type, j->body->params[i]->weak);
	}
	spread_cotangents(f, t, result_active, ct, given);
	wfi_cut_program c = wfi_cut_func(j, linear, in);
	wfi_cut_backward(&c, given, ct_in);
	for (int i = 0; i < n_results; i++)
		results[n++] = wfi_cut_result(&c, i);
	for (int i = 0; i < n_params; i++) {
		bool has = wrt[i] && wfi_is_inexact(f->body->params[i]->type.dtype);
		wf_val v = has ? ct_in[k++] : (wf_val){ NULL };

		if (wrt[i])
			results[n++] = v.node ? v : wfi_splat(&f->body->params[i]->type, 0);
	}
	wf_error *err = wfi_trace_end(t, n, results, &full);
	wfi_cut_free(&c);
	wfi_free(results);
	wfi_free(given);
	wfi_free(in);
	wfi_free(linear);
	return without_dead_code(err, full, out);
}

wf_error *wfi_vjp_func(const wfi_func *f, const bool *wrt, const bool *ct, wfi_func **out)
{
	bool *result_active = wfi_alloc((size_t)f->body->n_results * sizeof *result_active);
	wfi_func *j = NULL;
	wf_error *err = wfi_linearize_func(f, wrt, result_active, &j);

	if (!err)
		err = reverse(f, j, result_active, wrt, ct, out);
	wfi_func_release(j);
	wfi_free(result_active);
	return err;
}

/* ---- dead code ---- */
static void need(bool *needed, wfi_value *const *v, int n)
{
	for (int i = 0; i < n; i++)
		needed[v[i]->id] = true;
}

static void need_free_values(bool *needed, const wfi_block *r)
{
	for (const wfi_eqn *e = r->first; e; e = e->next) {
		need(needed, e->in, e->n_in);
		for (int i = 0; i < e->n_regions; i++)
			need_free_values(needed, e->regions[i]);
	}
	need(needed, r->results, r->n_results);
}

static bool is_needed(const wfi_eqn *e, const bool *needed)
{
	bool some = wfi_has_effect(e);

	for (int i = 0; i < e->n_out; i++)
		some = some || needed[e->out[i].id];
	return some;
}

wf_error *wfi_dce_func(const wfi_func *f, wfi_func **out)
{
	const wfi_block *b = f->body;
	bool *needed = wfi_alloc((size_t)f->n_values * sizeof *needed);
	wf_val *value = wfi_alloc((size_t)f->n_values * sizeof *value), *results = wfi_alloc((size_t)b->n_results * sizeof *results);
	wfi_trace *t = wfi_trace_begin(f->name, NULL);

	need(needed, b->results, b->n_results);
	for (const wfi_eqn *e = b->last; e; e = e->prev) {
		if (!is_needed(e, needed))
			continue;
		need(needed, e->in, e->n_in);
		for (int i = 0; i < e->n_regions; i++)
			need_free_values(needed, e->regions[i]);
	}
	int n_own = b->n_params - f->n_captures, n_captures = 0;
	wfi_value **captures = wfi_arena_alloc(wfi_trace_arena(), (size_t)(f->n_captures + 1) * sizeof *captures);
	for (int i = 0; i < b->n_params; i++) {
		if (i >= n_own && !needed[b->params[i]->id])
			continue;
		if (i >= n_own)
			captures[n_captures++] = f->captures[i - n_own];
		value[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, b->params[i]->weak);
	}
	for (const wfi_eqn *e = b->first; e; e = e->next)
		if (is_needed(e, needed))
			wfi_emit_mapped(e, value);
	for (int i = 0; i < b->n_results; i++)
		results[i] = value[b->results[i]->id];
	wf_error *err = wfi_trace_end(t, b->n_results, results, out);
	if (!err) {
		(*out)->n_captures = n_captures;
		(*out)->captures = captures;
	}
	wfi_free(needed);
	wfi_free(results);
	wfi_free(value);
	return err;
}

wfi_func *wfi_end_func(wfi_trace *t, int n, const wf_val *v)
{
	wfi_func *f = NULL, *small = NULL;
	wf_error *err = wfi_trace_end(t, n, v, &f);

	if (!err)
		err = wfi_dce_func(f, &small);
	wfi_func_release(f);
	if (err)
		wfi_fail_error(err);
	return small;
}

/* vjp.c: reverse mode. The function is first made forward (jvp.c); in that program the equations that depend on a tangent are
 * linear in it; the others are emitted as they are, the linear ones are walked backwards, each asked for its transpose. */
#include <weft/ops.h>
#include "transform/rules.h"
#include "transform/transform.h"

typedef struct backward {
	bool *linear;      /* by id in the forward program */
	wf_val *value;     /* of what is not linear */
	wf_val *ct;        /* of what is */
} backward;

static void transpose_eqn(const wfi_eqn *e, backward *w)
{
	wf_val *in = wfi_alloc((size_t)e->n_in * 2 * sizeof *in), *ct_in = in + e->n_in;
	bool *wanted = wfi_alloc((size_t)e->n_in * sizeof *wanted);
	wf_val ct[WFI_MAX_OUT];
	bool some = false;

	for (int i = 0; i < e->n_out; i++) {
		ct[i] = w->ct[e->out[i].id];
		some = some || ct[i].node;
	}
	for (int i = 0; i < e->n_in; i++) {
		wanted[i] = w->linear[e->in[i]->id];
		if (!wanted[i])
			in[i] = w->value[e->in[i]->id];
	}
	wfi_viewed v = wfi_view_of(e, in, NULL);
	wfi_trace_at(e->loc);
	if (some && e->op->transpose_all) {
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
			w->ct[e->in[i]->id] = wfi_accumulate(w->ct[e->in[i]->id], ct_in[i]);
	wfi_trace_at((wfi_loc){ 0 });
	wfi_view_free(&v);
	wfi_free(wanted);
	wfi_free(in);
}

static void emit_known(const wfi_eqn *e, backward *w)
{
	wf_val *in = wfi_alloc((size_t)e->n_in * sizeof *in), out[WFI_MAX_OUT];

	for (int i = 0; i < e->n_in; i++)
		in[i] = w->value[e->in[i]->id];
	wfi_emit_like(e, in, out);
	for (int i = 0; i < e->n_out; i++)
		w->value[e->out[i].id] = out[i];
	wfi_free(in);
}

static bool mark_linear(const wfi_eqn *e, bool *linear)
{
	bool some = false;

	for (int i = 0; i < e->n_in; i++)
		some = some || linear[e->in[i]->id];
	for (int i = 0; i < e->n_out; i++)
		linear[e->out[i].id] = some;
	return some;
}

/* the reverse program of j, the forward program of f */
static wf_error *transpose(const wfi_func *f, const wfi_func *j, const bool *result_active, const bool *wrt, const bool *ct, wfi_func **out)
{
	const wfi_block *b = j->body;
	int n_params = f->body->n_params, n_results = f->body->n_results, n = 0, k;
	backward w = { wfi_alloc((size_t)j->n_values * sizeof *w.linear), wfi_alloc((size_t)j->n_values * sizeof *w.value),
		wfi_alloc((size_t)j->n_values * sizeof *w.ct) };
	wf_val *results = wfi_alloc((size_t)(n_results + n_params) * sizeof *results);
	wfi_trace *t = wfi_trace_begin(f->name, NULL);

	for (int i = 0; i < b->n_params; i++) {
		if (i < n_params)
			w.value[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, b->params[i]->weak);
		else
			w.linear[b->params[i]->id] = true;
	}
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next)
		if (!mark_linear(e, w.linear))
			emit_known(e, &w);
	k = n_results;
	for (int i = 0; i < n_results; i++) {
		const wfi_type *type = &f->body->results[i]->type;
		bool given = ct ? ct[i] : wfi_is_inexact(type->dtype);
		wf_val c = given ? wfi_trace_param(t, type, false) : (wf_val){ NULL };

		if (result_active[i]) {
			const wfi_value *r = b->results[k++];

			if (given && w.linear[r->id])
				w.ct[r->id] = wfi_accumulate(w.ct[r->id], c);
		}
	}
	for (const wfi_eqn *e = b->last; e && !wfi_failed(); e = e->prev)
		if (e->n_out && w.linear[e->out[0].id])
			transpose_eqn(e, &w);
	for (int i = 0; i < n_results; i++)
		results[n++] = w.value[b->results[i]->id];
	k = n_params;
	for (int i = 0; i < n_params; i++) {
		bool has = wrt[i] && wfi_is_inexact(b->params[i]->type.dtype);
		wf_val c = has ? w.ct[b->params[k++]->id] : (wf_val){ NULL };

		if (wrt[i])
			results[n++] = c.node ? c : wfi_splat(&b->params[i]->type, 0);
	}
	wf_error *err = wfi_trace_end(t, n, results, out);
	wfi_free(results);
	wfi_free(w.linear);
	wfi_free(w.value);
	wfi_free(w.ct);
	return err;
}

wf_error *wfi_vjp_func(const wfi_func *f, const bool *wrt, const bool *ct, wfi_func **out)
{
	bool *result_active = wfi_alloc((size_t)f->body->n_results * sizeof *result_active);
	wfi_func *j = NULL, *full = NULL;
	wf_error *err = wfi_linearize_func(f, wrt, result_active, &j);

	if (!err)
		err = transpose(f, j, result_active, wrt, ct, &full);
	if (!err)
		err = wfi_dce_func(full, out);
	wfi_func_release(j);
	wfi_func_release(full);
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
	bool some = e->op->flags & WFI_OP_EFFECT;

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
	backward w = { .value = value };

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
			emit_known(e, &w);
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

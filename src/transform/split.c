/* split.c: see split.h. */
#include <weft/ops.h>
#include "transform/split.h"
#include "transform/rules.h"
#include "transform/transform.h"

enum { VARYING, SAME, LINEAR };

static bool is_pure(const wfi_eqn *e)
{
	for (int i = 0; i < e->n_out; i++)
		if (e->out[i].type.dtype == WF_TOKEN)
			return false;
	return !wfi_has_effect(e) && e->op->lowering != WFI_LOWER_COLLECTIVE;
}

static void classify(wfi_split *s)
{
	const wfi_block *b = s->f->body;

	for (int i = 0; i < b->n_params; i++)
		s->kind[b->params[i]->id] = s->linear[i] ? LINEAR : s->given[i].node ? SAME : VARYING;
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		char kind = is_pure(e) ? SAME : VARYING;
		for (int i = 0; i < e->n_in; i++) {
			char k = s->kind[e->in[i]->id];
			kind = k == LINEAR || kind == LINEAR ? LINEAR : k == VARYING ? VARYING : kind;
		}
		for (int i = 0; i < e->n_out; i++)
			s->kind[e->out[i].id] = kind;
	}
}

/* not worth keeping: made again where it is used, from what is smaller or kept anyway */
static bool is_cheap(const wfi_value *v)
{
	if (!v->def)
		return false;
	const char *name = v->def->op->name;

	return v->def->op->lowering == WFI_LOWER_CONSTANT || !strcmp(name, "iota") || !strcmp(name, "broadcast_in_dim") || !strcmp(name, "reshape");
}

/* needed[]: by id, of what is not linear; residuals in the order in which they are made */
static void find_needed(wfi_split *s, const bool *wanted, bool *needed)
{
	const wfi_block *b = s->f->body;

	for (int i = 0; i < b->n_results; i++)
		if (wanted[i] && s->kind[b->results[i]->id] != LINEAR)
			needed[b->results[i]->id] = true;
	for (const wfi_eqn *e = b->last; e; e = e->prev) {
		bool linear = e->n_out && s->kind[e->out[0].id] == LINEAR, again = false;
		for (int i = 0; i < e->n_out && !linear; i++)
			again = again || (needed[e->out[i].id] && (s->kind[e->out[i].id] == SAME || is_cheap(&e->out[i])));
		for (int i = 0; i < e->n_in && (linear || again); i++)
			if (s->kind[e->in[i]->id] != LINEAR)
				needed[e->in[i]->id] = true;
	}
}

static void add_residual(wfi_split *s, wfi_value *v)
{
	s->residual[s->n_residuals++] = v;
}

static void take_residuals(wfi_split *s, const bool *needed)
{
	const wfi_block *b = s->f->body;

	for (int i = 0; i < b->n_params; i++)
		if (needed[b->params[i]->id] && s->kind[b->params[i]->id] == VARYING)
			add_residual(s, b->params[i]);
	for (wfi_eqn *e = b->first; e; e = e->next)
		for (int i = 0; i < e->n_out; i++)
			if (needed[e->out[i].id] && s->kind[e->out[i].id] == VARYING && !is_cheap(&e->out[i]))
				add_residual(s, &e->out[i]);
}

static void compute_outside(wfi_split *s, const bool *needed)
{
	const wfi_block *b = s->f->body;

	for (int i = 0; i < b->n_params; i++)
		s->outside[b->params[i]->id] = s->given[i];
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next) {
		bool some = false;
		for (int i = 0; i < e->n_out; i++)
			some = some || (needed[e->out[i].id] && s->kind[e->out[i].id] == SAME);
		if (some)
			wfi_emit_mapped(e, s->outside);
	}
}

wfi_split wfi_split_func(const wfi_func *f, const bool *linear, const wf_val *given, const bool *wanted)
{
	size_t n = (size_t)f->n_values + 1;
	wfi_split s = { .f = f, .linear = linear, .given = given, .kind = wfi_alloc(n), .outside = wfi_alloc(n * sizeof *s.outside),
		.residual = wfi_alloc(n * sizeof(wfi_value *)) };
	bool *needed = wfi_alloc(n);

	classify(&s);
	find_needed(&s, wanted, needed);
	take_residuals(&s, needed);
	compute_outside(&s, needed);
	wfi_free(needed);
	return s;
}

void wfi_split_free(wfi_split *s)
{
	wfi_free(s->kind);
	wfi_free(s->outside);
	wfi_free(s->residual);
}

bool wfi_split_is_linear(const wfi_split *s, const wfi_value *v)
{
	return s->kind[v->id] == LINEAR;
}

wfi_func *wfi_split_known(const wfi_split *s, const bool *chosen, const bool *passed)
{
	const wfi_block *b = s->f->body;
	wf_val *map = wfi_alloc(((size_t)s->f->n_values + 1) * sizeof *map);
	wf_val *results = wfi_alloc((size_t)(b->n_results + s->n_residuals + 1) * sizeof *results);
	wfi_trace *t = wfi_trace_begin("known", NULL);
	int n = 0;

	memcpy(map, s->outside, (size_t)s->f->n_values * sizeof *map);
	for (int i = 0; i < b->n_params; i++)
		if (s->kind[b->params[i]->id] == VARYING)
			map[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, b->params[i]->weak);
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next) {
		bool there = e->n_out && s->outside[e->out[0].id].node, linear = false;
		for (int i = 0; i < e->n_in; i++)
			linear = linear || s->kind[e->in[i]->id] == LINEAR;
		if (!there && !linear)
			wfi_emit_mapped(e, map);
	}
	for (int i = 0; i < b->n_results; i++)
		if (chosen[i])
			results[n++] = map[b->results[i]->id];
	for (int i = 0; i < s->n_residuals; i++)
		if (s->residual[i]->def || !passed || !passed[s->residual[i]->index])
			results[n++] = map[s->residual[i]->id];
	wfi_func *f = wfi_end_func(t, n, results);
	wfi_free(results);
	wfi_free(map);
	return f;
}

wfi_func *wfi_split_linear(const wfi_split *s, const bool *wanted)
{
	const wfi_block *b = s->f->body;
	wf_val *map = wfi_alloc(((size_t)s->f->n_values + 1) * sizeof *map), *results = wfi_alloc((size_t)(b->n_results + 1) * sizeof *results);
	wfi_trace *t = wfi_trace_begin("linear", NULL);
	int n = 0;

	memcpy(map, s->outside, (size_t)s->f->n_values * sizeof *map);
	for (int i = 0; i < b->n_params; i++)
		if (s->linear[i])
			map[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, false);
	for (int i = 0; i < s->n_residuals; i++)
		map[s->residual[i]->id] = wfi_trace_param(t, &s->residual[i]->type, s->residual[i]->weak);
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next) {
		bool ready = true; /* cheap ones are made again where what they are made of is there; those that nobody needs are removed */
		for (int i = 0; i < e->n_in; i++)
			ready = ready && map[e->in[i]->id].node;
		if (!e->n_out || map[e->out[0].id].node || !ready)
			continue;
		if (s->kind[e->out[0].id] == LINEAR || is_cheap(&e->out[0]))
			wfi_emit_mapped(e, map);
	}
	for (int i = 0; i < b->n_results; i++)
		if (wanted[i])
			results[n++] = map[b->results[i]->id];
	wfi_func *f = wfi_end_func(t, n, results);
	wfi_free(results);
	wfi_free(map);
	return f;
}

/* prune.c: scans, loops and choices give and carry only what somebody needs. */
#include <weft/ops.h>
#include "transform/rules.h"
#include "transform/transform.h"

typedef enum shape { OTHER, SCAN, WHILE, CHOICE } shape;

static shape shape_of(const wfi_eqn *e)
{
	static const struct { const char *name; shape shape; } all[] = { { "wf.scan", SCAN }, { "while", WHILE }, { "if", CHOICE }, { "case", CHOICE } };

	for (size_t i = 0; i < WFI_COUNT(all) && e->n_regions; i++)
		if (!strcmp(e->op->name, all[i].name))
			return all[i].shape;
	return OTHER;
}

/* what the wanted results of a block need: needed[] by id (kept from call to call, it only grows) */
static void find_needed(const wfi_block *b, const bool *wanted, bool *needed)
{
	for (int i = 0; i < b->n_results; i++)
		if (wanted[i])
			needed[b->results[i]->id] = true;
	for (const wfi_eqn *e = b->last; e; e = e->prev) {
		bool some = wfi_has_effect(e);
		for (int i = 0; i < e->n_out; i++)
			some = some || needed[e->out[i].id];
		for (int i = 0; i < e->n_in && some; i++)
			needed[e->in[i]->id] = true;
	}
}

/* one equation with regions: which results are kept, and which of its own parameters */
typedef struct prune {
	const wfi_eqn *e;
	const wf_val *in;
	shape shape;
	int n_carry, n_own;        /* results that are carried; parameters before the captured ones */
	bool *result, *param, **needed;
} prune;

/* carried values that are needed make others needed; true when something is not */
static bool settle(prune *p)
{
	const wfi_eqn *e = p->e;
	bool more = true, less = false;

	if (p->shape == WHILE) {
		const bool go = true;
		find_needed(e->regions[0], &go, p->needed[0]);
	}
	while (more) {
		more = false;
		for (int r = p->shape == WHILE; r < e->n_regions; r++)
			find_needed(e->regions[r], p->result, p->needed[r]);
		for (int i = 0; i < p->n_own; i++) {
			for (int r = 0; r < e->n_regions; r++)
				p->param[i] = p->param[i] || p->needed[r][e->regions[r]->params[i]->id];
			if (i < p->n_carry && (p->param[i] || p->result[i]) && !(p->param[i] && p->result[i]))
				p->param[i] = p->result[i] = more = true;
		}
	}
	for (int i = 0; i < e->n_out; i++)
		less = less || !p->result[i];
	for (int i = 0; i < p->n_own; i++)
		less = less || !p->param[i];
	return less;
}

/* region r with what is kept; what is captured is used as it is */
static wfi_func *region(const prune *p, int r)
{
	const wfi_block *b = p->e->regions[r];
	wfi_trace *t = wfi_trace_begin("region", NULL);
	wf_val *map = wfi_alloc((size_t)(b->func->n_values + 1) * sizeof *map), *results = wfi_alloc((size_t)(b->n_results + 1) * sizeof *results);
	wfi_func *f = NULL;
	int n = 0, first = p->e->n_in - (b->n_params - p->n_own);

	for (int i = 0; i < b->n_params; i++)
		if (i >= p->n_own)
			map[b->params[i]->id] = p->in[first + i - p->n_own];
		else if (p->param[i])
			map[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, b->params[i]->weak);
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next) {
		bool some = wfi_has_effect(e);
		for (int i = 0; i < e->n_out; i++)
			some = some || p->needed[r][e->out[i].id];
		if (some)
			wfi_emit_mapped(e, map);
	}
	bool condition = p->shape == WHILE && !r;
	for (int i = 0; i < b->n_results; i++)
		if (condition || p->result[i])
			results[n++] = map[b->results[i]->id];
	wf_error *err = wfi_trace_end(t, n, results, &f);
	if (err)
		wfi_fail_error(err);
	wfi_free(results);
	wfi_free(map);
	return f;
}

static void emit_pruned(const prune *p, wf_val *out)
{
	const wfi_eqn *e = p->e;
	wfi_func **f = wfi_alloc((size_t)(e->n_regions + 1) * sizeof *f);
	wf_val *in = wfi_alloc((size_t)(e->n_in + e->n_out + 1) * sizeof *in), *results = in + e->n_in;
	const wfi_scan_attrs *a = p->shape == SCAN ? e->attrs : NULL;
	wfi_scan_attrs scan = a ? *a : (wfi_scan_attrs){ 0 };
	int n = 0, n_out = 0, k = 0;
	bool ok = true;

	for (int r = 0; r < e->n_regions && ok; r++)
		ok = (f[r] = region(p, r)) != NULL;
	if (p->shape == CHOICE)
		in[n++] = p->in[0];
	scan.n_carry = scan.n_xs = 0;
	for (int i = 0; i < p->n_own; i++)
		if (p->param[i]) {
			in[n++] = p->in[i];
			*(i < p->n_carry ? &scan.n_carry : &scan.n_xs) += 1;
		}
	for (int i = 0; i < e->n_out; i++)
		n_out += p->result[i];
	if (ok)
		wfi_emit_regions(e->op, a ? &scan : e->attrs, n, in, e->n_regions, f, results, n_out);
	for (int i = 0; i < e->n_out; i++)
		out[i] = p->result[i] && ok ? results[k++] : (wf_val){ NULL };
	for (int r = 0; r < e->n_regions; r++)
		wfi_func_release(f[r]);
	wfi_free(in);
	wfi_free(f);
}

/* emits e with only what used[] (by id) says is used; false, having emitted nothing, where all of it is */
static bool prune_eqn(const wfi_eqn *e, const wf_val *in, const bool *used, wf_val *out)
{
	prune p = { e, in, shape_of(e), 0, 0, wfi_alloc((size_t)e->n_out + 1), wfi_alloc((size_t)e->n_in + 1), wfi_alloc((size_t)(e->n_regions + 1) * sizeof(bool *)) };
	const wfi_scan_attrs *a = e->attrs;

	p.n_carry = p.shape == SCAN ? (int)a->n_carry : p.shape == WHILE ? e->n_out : 0;
	p.n_own = p.shape == SCAN ? (int)(a->n_carry + a->n_xs) : p.n_carry;
	for (int r = 0; r < e->n_regions; r++)
		p.needed[r] = wfi_alloc((size_t)e->regions[r]->func->n_values + 1);
	for (int i = 0; i < e->n_out; i++)
		p.result[i] = used[e->out[i].id] || e->out[i].type.dtype == WF_TOKEN;
	bool less = settle(&p);
	if (less)
		emit_pruned(&p, out);
	for (int r = 0; r < e->n_regions; r++)
		wfi_free(p.needed[r]);
	wfi_free(p.needed);
	wfi_free(p.param);
	wfi_free(p.result);
	return less;
}

static void mark_used(const wfi_block *b, bool *used)
{
	for (const wfi_eqn *e = b->first; e; e = e->next)
		for (int i = 0; i < e->n_in; i++)
			used[e->in[i]->id] = true;
	for (int i = 0; i < b->n_results; i++)
		used[b->results[i]->id] = true;
}

wf_error *wfi_prune_func(const wfi_func *f, wfi_func **out)
{
	const wfi_block *b = f->body;
	bool some = false, changed = false;

	*out = NULL;
	for (const wfi_eqn *e = b->first; e; e = e->next)
		some = some || shape_of(e) != OTHER;
	if (!some)
		return NULL;
	bool *used = wfi_alloc((size_t)f->n_values + 1);
	wf_val *map = wfi_alloc((size_t)(f->n_values + b->n_results + 1) * sizeof *map), *results = map + f->n_values;
	mark_used(b, used);
	wfi_trace *t = wfi_trace_begin(f->name, NULL);
	for (int i = 0; i < b->n_params; i++)
		map[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, b->params[i]->weak);
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next) {
		wf_val *in = wfi_alloc((size_t)(e->n_in + e->n_out + 1) * sizeof *in), *v = in + e->n_in;
		for (int i = 0; i < e->n_in; i++)
			in[i] = map[e->in[i]->id];
		wfi_trace_at(e->loc);
		bool less = shape_of(e) != OTHER && prune_eqn(e, in, used, v);
		wfi_trace_at((wfi_loc){ 0 });
		if (!less)
			wfi_emit_like(e, in, v);
		changed = changed || less;
		for (int i = 0; i < e->n_out; i++)
			map[e->out[i].id] = v[i];
		wfi_free(in);
	}
	for (int i = 0; i < b->n_results; i++)
		results[i] = map[b->results[i]->id];
	wf_error *err = wfi_trace_end(t, b->n_results, results, out);
	wfi_free(map);
	wfi_free(used);
	if (!err && !changed) {
		wfi_func_release(*out);
		*out = NULL;
	}
	return err;
}

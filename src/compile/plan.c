/* plan.c: the passes one after the other, and what they print under WEFT_DUMP. */
#include "compile/gen.h"
#include "transform/transform.h"

static void dump_program(const wfi_func *f, const char *what)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "-- %s: %s\n", what, f->name ? f->name : "");
	wfi_func_print(&s, f);
	fputs(s.s, stderr);
	wfi_str_free(&s);
}

/* passes keep no names; dumps want them */
static const char **copied_names(wfi_arena *a, const char **names, int n)
{
	const char **copy = names ? wfi_arena_alloc(a, (size_t)WFI_MAX(n, 1) * sizeof *copy) : NULL;

	for (int i = 0; i < n && copy; i++)
		copy[i] = names[i] ? wfi_arena_strdup(a, names[i]) : NULL;
	return copy;
}

static wfi_func *replaced(wfi_func *old, wfi_func *by)
{
	wfi_func_release(old);
	return by;
}

/* the program becomes what the pass makes of it, when it makes anything */
static wf_error *pass(wfi_plan *p, wf_error *(*make)(const wfi_func *, wfi_func **))
{
	wfi_func *f = NULL;

	WF_TRY(make(p->func, &f));
	if (f)
		p->func = replaced(p->func, f);
	return NULL;
}

static wf_error *passes(wfi_plan *p)
{
	p->func = replaced(p->func, wfi_dce(p->func));
	WF_TRY(pass(p, wfi_expand));
	p->func = replaced(p->func, wfi_simplify(p->func));
	WF_TRY(pass(p, wfi_rows_func)); /* loops over rows as scans */
	WF_TRY(pass(p, wfi_prune_func)); /* and only what is needed of them */
	p->func = replaced(p->func, wfi_cse(p->func));
	p->func = replaced(p->func, wfi_dce(p->func));
	return NULL;
}

wf_error *wfi_plan_make(const wfi_func *f, const wfi_plan_opts *o, wfi_plan **out)
{
	wfi_plan *p = wfi_alloc(sizeof *p);

	*out = NULL;
	p->func = wfi_inline_calls(f);
	wf_error *err = passes(p);
	if (err) {
		wfi_plan_free(p);
		return err;
	}
	p->func->param_names = copied_names(p->func->arena, f->param_names, f->body->n_params);
	if (wfi_dump_wants("ir"))
		dump_program(p->func, "program");
	p->arena = wfi_arena_new();
	p->n_info = p->func->n_values;
	p->info = wfi_arena_alloc(p->arena, (size_t)WFI_MAX(p->n_info, 1) * sizeof *p->info);
	wfi_fuse(p, o);
	wfi_schedule(p, o);
	wfi_chain_steps(p);
	wfi_place_values(p, o);
	if (wfi_dump_wants("fusion"))
		wfi_dump_fusion(p);
	if (wfi_dump_wants("plan"))
		wfi_dump_plan(p);
	*out = p;
	return NULL;
}

void wfi_plan_free(wfi_plan *p)
{
	if (!p)
		return;
	wfi_func_release(p->func);
	wfi_arena_free(p->arena);
	wfi_free(p);
}

/* ---- dumps ---- */

static void add_dims(wfi_str *s, int n, const int64_t *dims)
{
	wfi_str_add(s, "[");
	for (int i = 0; i < n; i++)
		wfi_str_add(s, i ? ",%lld" : "%lld", (long long)dims[i]);
	wfi_str_add(s, "]");
}

static void add_value(wfi_str *s, const wfi_plan *p, const wfi_value *v)
{
	const wfi_func *f = p->func;
	char text[WFI_TYPE_TEXT];

	if (v->def)
		wfi_str_add(s, "%%%d:%s", v->id, wfi_type_text(&v->type, text));
	else
		wfi_str_add(s, "%%%s%d:%s", f->param_names && f->param_names[v->index] ? f->param_names[v->index] : "arg",
			    v->index, wfi_type_text(&v->type, text));
}

/* the equations that k computes, operands first */
static void add_eqns(wfi_str *s, const wfi_plan *p, const wfi_kernel *k, const wfi_value *v, bool *seen)
{
	const wfi_eqn *e = v->def;
	char text[WFI_TYPE_TEXT];

	if (!e || wfi_kernel_loads(p, k, v) || seen[e->mark])
		return;
	seen[e->mark] = true;
	for (int i = 0; i < e->n_in; i++)
		add_eqns(s, p, k, e->in[i], seen);
	wfi_str_add(s, "    %%%d", e->out->id);
	if (e->n_out > 1)
		wfi_str_add(s, "…%d", e->out[e->n_out - 1].id);
	wfi_str_add(s, " = %s", e->op->name);
	wfi_attrs_print(s, e->op, e->attrs);
	for (int i = 0; i < e->n_in; i++)
		wfi_str_add(s, "%s%s%d", i ? ", " : " ", e->in[i]->def ? "%" : "%arg",
			    e->in[i]->def ? e->in[i]->id : e->in[i]->index);
	wfi_str_add(s, " : %s", wfi_type_text(&e->out->type, text));
	if (e->loc.file)
		wfi_str_add(s, "  # %s:%d", e->loc.file, e->loc.line);
	wfi_str_add(s, "\n");
}

static const char *const kinds[] = { "map", "rows", "columns" };

void wfi_dump_fusion(const wfi_plan *p)
{
	wfi_str s = { 0 };
	int n_eqns = 0;

	for (const wfi_eqn *e = p->func->body->first; e; e = e->next)
		n_eqns = WFI_MAX(n_eqns, e->mark + 1);
	wfi_str_add(&s, "-- fusion: %s: %d kernels\n", p->func->name ? p->func->name : "", p->n_kernels);
	for (int i = 0; i < p->n_kernels; i++) {
		const wfi_kernel *k = p->kernels[i];
		bool *seen = wfi_alloc((size_t)n_eqns + 1);
		wfi_str_add(&s, "  kernel %d: %s over ", k->id, k->n_reds ? kinds[k->kind] : "map");
		add_dims(&s, k->rank, k->dims);
		if (k->n_reds) {
			wfi_str_add(&s, " of ");
			add_dims(&s, k->red_rank, k->red_dims);
		}
		wfi_str_add(&s, ", reads %d, writes", k->n_reads);
		for (int r = 0; r < k->n_roots; r++) {
			wfi_str_add(&s, " ");
			add_value(&s, p, k->roots[r]);
		}
		wfi_str_add(&s, "\n");
		for (int r = 0; r < k->n_reds; r++)
			add_eqns(&s, p, k, k->reds[r]->out, seen);
		for (int r = 0; r < k->n_roots; r++)
			add_eqns(&s, p, k, k->roots[r], seen);
		wfi_free(seen);
	}
	fputs(s.s, stderr);
	wfi_str_free(&s);
}

static void add_slot(wfi_str *s, const wfi_plan *p, const wfi_value *v)
{
	const wfi_slot *slot = &p->info[v->id].slot;
	static const char *const names[] = { "nowhere", "parameter", "result", "workspace", "constant" };

	add_value(s, p, v);
	wfi_str_add(s, " in %s", names[slot->kind]);
	if (slot->kind == WFI_SLOT_WORK)
		wfi_str_add(s, " +%zu", slot->offset);
	else if (slot->kind != WFI_SLOT_CONST)
		wfi_str_add(s, " %d", slot->index);
}

void wfi_dump_plan(const wfi_plan *p)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "-- plan: %s: %d steps, workspace %zu bytes (at most %zu live at once)\n",
		    p->func->name ? p->func->name : "", p->n_steps, p->workspace, p->peak_values);
	for (int j = 0; j < p->func->body->n_results; j++)
		if (p->alias[j] >= 0)
			wfi_str_add(&s, "  result %d takes the buffer of parameter %d\n", j, p->alias[j]);
	for (int k = 0; k < p->n_steps; k++) {
		const wfi_step *t = &p->steps[k];
		if (t->length)
			wfi_str_add(&s, "  %d to %d go together through each of %lld slices\n", k, k + t->length - 1, (long long)t->slices);
		wfi_str_add(&s, "  %d: ", k);
		if (t->kind == WFI_STEP_KERNEL)
			wfi_str_add(&s, "kernel %d", t->kernel->id);
		else if (t->kind == WFI_STEP_COPY)
			wfi_str_add(&s, "copy to result %d", t->result);
		else
			wfi_str_add(&s, "%s%s", t->eqn->op->name, t->kind == WFI_STEP_DOT ? " (library)" : "");
		for (int i = 0; i < t->n_in; i++) {
			wfi_str_add(&s, i ? ", " : "  reads ");
			add_slot(&s, p, t->in[i]);
		}
		for (int i = 0; i < t->n_out; i++) {
			wfi_str_add(&s, i ? ", " : "  writes ");
			add_slot(&s, p, t->out[i]);
		}
		if (t->value) {
			wfi_str_add(&s, "  of ");
			add_slot(&s, p, t->value);
		}
		wfi_str_add(&s, "\n");
	}
	fputs(s.s, stderr);
	wfi_str_free(&s);
}

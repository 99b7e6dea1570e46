/* analysis.c: what is known of a function without running it: the types of its results, its program as text, its memory,
 * its cost. */
#include <weft/debug.h>
#include "compile/plan.h"
#include "runtime/runtime.h"

/* ---- arrays that are a type only ---- */
static wf_error *abstract(const wfi_type *t, wfi_array **out)
{
	*out = wfi_array_failed(t, wf_error_new(WF_INVALID_ARGUMENT, "this array is a shape and a dtype without data "
	                                                                 "(wf_shape_dtype_struct, wf_eval_shape)"));
	(*out)->abstract = true;
	return NULL;
}

wf_error *wf_shape_dtype_struct(wf_dtype dtype, int rank, const int64_t *dims, wf_tree **out)
{
	uint64_t bytes;
	wfi_array *a = NULL;

	if (!out || rank < 0 || rank > WF_MAX_RANK || (rank && !dims) || !wf_dtype_size(dtype) || !wfi_shape_bytes(dtype, rank, dims, &bytes))
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_shape_dtype_struct: %s",
		                    !out ? "no place for the array" : "no array has this dtype and shape");
	const wfi_type t = wfi_type_make(dtype, rank, dims);
	WF_TRY(abstract(&t, &a));
	wf_put(out, wfi_tree_leaf(a));
	return NULL;
}

wf_error *wfi_check_analysed(const char *what, wf_fn f, wf_arrays in, const void *out)
{
	if (!f.c || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: %s is empty", what, f.c ? "the place for the result" : "the function");
	WF_TRY(wfi_devices_check());
	return wfi_check_inputs(in, (wf_slots){ 0, NULL }, true);
}

/* ---- the types of results ---- */
static wf_error *result_types(const wfi_program *p, wf_slots out)
{
	wfi_array **leaf = wfi_alloc((size_t)(p->n_results + 1) * sizeof(wfi_array *));
	wf_error *err = wfi_check_slots(p, out);
	int r = 0;

	for (int i = 0; i < p->n_results && !err; i++)
		err = abstract(&p->out_type[i], &leaf[i]);
	for (size_t j = 0; j < out.n && !err; j++) {
		const wfi_treedef *def = out.n == (size_t)p->n_outs ? p->out_defs[j] : p->result;
		wf_put(out.v[j], wfi_tree_build(def, leaf + r));
		r += def->n_leaves;
	}
	wfi_free(leaf);
	return err;
}

wf_error *wfi_eval_shape(wf_fn f, wf_arrays in, wf_slots out)
{
	wfi_program *p = NULL;

	WF_TRY(wfi_check_analysed("wf_eval_shape", f, in, out.v));
	WF_TRY(wfi_check_inputs(in, out, true));
	WF_TRY(wfi_program_trace(f.c, in, &p));
	wf_error *err = result_types(p, out);
	wfi_program_drop(p);
	return err;
}

wf_error *(wf_make_ir)(wf_fn f, wf_arrays in, char **text)
{
	wfi_program *p = NULL;
	wfi_str s = { 0 };

	WF_TRY(wfi_check_analysed("wf_make_ir", f, in, text));
	WF_TRY(wfi_program_trace(f.c, in, &p));
	wfi_func_print(&s, p->func);
	wfi_program_drop(p);
	*text = wfi_str_take(&s);
	return NULL;
}

/* ---- cost ---- */
static wfi_view view_of(const wfi_eqn *e)
{
	size_t n = (size_t)(e->n_in + e->n_out + 1);
	wfi_type *types = wfi_alloc(n * sizeof *types);
	wf_val *v = wfi_alloc(n * sizeof *v);

	for (int i = 0; i < e->n_in + e->n_out; i++) {
		const wfi_value *x = i < e->n_in ? e->in[i] : &e->out[i - e->n_in];
		types[i] = x->type;
		v[i] = (wf_val){ (struct wfi_node *)(uintptr_t)&x->node };
	}
	return (wfi_view){ e->op, e->attrs, e->n_in, e->n_out, e->n_regions, v, v + e->n_in, types, types + e->n_in, e->regions };
}

static void free_view(const wfi_view *v)
{
	wfi_free((void *)(uintptr_t)v->in);
	wfi_free((void *)(uintptr_t)v->in_type);
}

static double elements(const wfi_eqn *e)
{
	double n = 0;

	for (int i = 0; i < e->n_out; i++)
		n += (double)wfi_type_count(&e->out[i].type);
	return n;
}

static void add_flops(wf_cost *c, const wfi_eqn *e, const wfi_view *v, double times)
{
	bool moves = e->op->lowering == WFI_LOWER_ELEMENT || e->op->lowering == WFI_LOWER_CONSTANT || e->op->lowering == WFI_LOWER_COLLECTIVE;
	double n = times * (e->op->flops ? e->op->flops(v) : moves || e->n_regions ? 0 : elements(e));
	const char *kind = e->op->shard ? e->op->shard : "";

	c->flops += n;
	if (e->op->lowering == WFI_LOWER_DOT)
		c->dot += n;
	else if (!strcmp(kind, "convolution"))
		c->convolution += n;
	else if (e->op->lowering == WFI_LOWER_REDUCE || !strcmp(kind, "reduce"))
		c->reduction += n;
	else if (e->op->lowering == WFI_LOWER_SCALAR)
		c->elementwise += n;
	else
		c->other += n;
}

static double bytes_of(int n, wfi_value *const *v)
{
	double sum = 0;

	for (int i = 0; i < n; i++)
		sum += (double)wfi_type_bytes(&v[i]->type);
	return sum;
}

static wf_error *add_program(wf_cost *c, const wfi_func *f, const wfi_backend *b, double times);

static void add_cost(wf_cost *to, const wf_cost *c, double times)
{
	const double *from = &c->flops;
	double *sum = &to->flops;

	for (size_t i = 0; i <= (size_t)(&c->bytes_written - &c->flops); i++)
		sum[i] += times * from[i];
	to->kernels += c->kernels;
	to->library_calls += c->library_calls;
	to->loops_of_unknown_length += c->loops_of_unknown_length;
}

/* loops as often as they go round, where that is known while tracing, else once; of a choice the dearest branch */
static wf_error *add_regions(wf_cost *c, const wfi_eqn *e, const wfi_view *v, const wfi_backend *b, double times)
{
	wf_cost all = { 0 }, most = { 0 };
	wf_error *err = NULL;
	bool loop = !strcmp(e->op->name, "while"), scan = !strcmp(e->op->name, "wf.scan");
	int64_t rounds = 1;

	if (loop && !wfi_while_rounds(v, &rounds)) {
		c->loops_of_unknown_length++;
		rounds = 1;
	}
	if (scan)
		rounds = ((const wfi_scan_attrs *)e->attrs)->length;
	for (int r = 0; r < e->n_regions && !err; r++) {
		wfi_func *f = wfi_region_func(e->regions[r]);
		wf_cost one = { 0 };
		err = add_program(&one, f, b, 1);
		wfi_func_release(f);
		add_cost(&all, &one, (double)rounds);
		if (one.flops >= most.flops)
			most = one;
	}
	add_cost(c, loop || scan ? &all : &most, times);
	return err;
}

static wf_error *add_eqn(wf_cost *c, const wfi_eqn *e, const wfi_backend *b, double times)
{
	const wfi_view v = view_of(e);
	wf_error *err = NULL;

	add_flops(c, e, &v, times);
	if (e->op->flags & WFI_OP_CONTROL)
		err = add_regions(c, e, &v, b, times);
	free_view(&v);
	return err;
}

static void add_step(wf_cost *c, const wfi_step *s, double times)
{
	if (s->kind == WFI_STEP_KERNEL) {
		c->kernels++;
		for (int i = 0; i < s->kernel->n_reads; i++)
			c->bytes_read += times * (double)wfi_type_bytes(&s->kernel->reads[i].value->type);
		c->bytes_written += times * bytes_of(s->kernel->n_roots, s->kernel->roots);
	} else if (s->kind == WFI_STEP_COPY) {
		c->bytes_read += times * (double)wfi_type_bytes(&s->value->type);
		c->bytes_written += times * (double)wfi_type_bytes(&s->value->type);
	} else if (!(s->eqn->op->flags & WFI_OP_CONTROL)) { /* loops and choices: what their programs do */
		c->library_calls++;
		c->bytes_read += times * bytes_of(s->n_in, s->in);
		c->bytes_written += times * bytes_of(s->n_out, s->out);
	}
}

static wf_error *add_program(wf_cost *c, const wfi_func *f, const wfi_backend *b, double times)
{
	const wfi_plan_opts o = { .library = b->library };
	wfi_plan *plan = NULL;
	wf_error *err = wfi_plan_make(f, &o, &plan);

	for (const wfi_eqn *e = err ? NULL : plan->func->body->first; e && !err; e = e->next)
		err = add_eqn(c, e, b, times);
	for (int k = 0; plan && k < plan->n_steps && !err; k++)
		add_step(c, &plan->steps[k], times);
	wfi_plan_free(plan);
	return err;
}

wf_error *(wf_cost_analysis)(wf_fn f, wf_arrays in, wf_cost *out)
{
	wfi_program *p = NULL;

	WF_TRY(wfi_check_analysed("wf_cost_analysis", f, in, out));
	WF_TRY(wfi_program_trace(f.c, in, &p));
	*out = (wf_cost){ 0 };
	wf_error *err = add_program(out, p->func, &wfi_backend_cpu, 1);
	wfi_program_drop(p);
	return err;
}

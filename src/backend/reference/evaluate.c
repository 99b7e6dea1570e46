/* evaluate.c: the plain evaluator: one operation after the other, each by its own eval, on freshly allocated dense arrays.
 * It is the oracle of the other back ends: slow and simple on purpose. */
#include "ir/op.h"
#include "runtime/backend.h"

typedef struct environment {
	int n_axes;
	const wfi_axis_binding *axes;
	void **value;              /* by id */
	const wfi_watch *watch;    /* NULL: nobody looks */
} environment;

static wf_error *run_block(const wfi_block *b, environment *env, const void *const *in, void *const *out);

/* the region's own values live in a fresh table; values of the enclosing blocks are seen through it */
static wf_error *call_region(const wfi_eval *e, int region, const void *const *in, void *const *out)
{
	environment *outer = e->env;
	const wfi_block *b = e->regions[region];
	bool program = e->op->flags & (WFI_OP_CONTROL | WFI_OP_CALL); /* what reductions do with scalars is their own affair */
	environment inner = { outer->n_axes, outer->axes, wfi_alloc((size_t)b->func->n_values * sizeof(void *)), program ? outer->watch : NULL };

	memcpy(inner.value, outer->value, (size_t)b->func->n_values * sizeof(void *));
	wf_error *err = run_block(b, &inner, in, out);
	wfi_free(inner.value);
	return err;
}

static wf_error *located(wf_error *err, const wfi_eqn *e)
{
	if (err && e->loc.file)
		wf_error_note(err, e->loc.file, e->loc.line);
	return err;
}

/* the processes of the whole run: who is not bound is alone */
static void find_replicas(const wfi_eqn *e, const environment *env, wfi_eval *ev)
{
	for (int i = 0; i < env->n_axes && e->op->flags & WFI_OP_REPLICAS; i++)
		if (!strcmp(env->axes[i].name, "replicas"))
			ev->comm = env->axes[i].comm;
		else if (!strcmp(env->axes[i].name, "partitions"))
			ev->n_partitions = env->axes[i].size;
}

static wf_error *find_comm(const wfi_eqn *e, const environment *env, struct wfi_comm **out)
{
	if (e->op->lowering != WFI_LOWER_COLLECTIVE)
		return NULL;
	const wfi_collective_attrs *a = e->attrs;
	for (int i = 0; i < env->n_axes; i++)
		if (!strcmp(env->axes[i].name, a->axis)) {
			*out = env->axes[i].comm;
			return *out && a->groups.n ? wfi_comm_groups(*out, a->groups.v, a->groups.n, (int)a->group_size, out) : NULL;
		}
	return a->axis_size == 1 ? NULL : wf_error_new(WF_INTERNAL, "%s: axis \"%s\" is not bound in this run", e->op->name, a->axis);
}

static wf_error *run_eqn(const wfi_eqn *e, environment *env)
{
	const void **in = wfi_alloc((size_t)e->n_in * sizeof *in);
	void **out = wfi_alloc((size_t)e->n_out * sizeof *out);
	wfi_type *types = wfi_alloc((size_t)(e->n_in + e->n_out) * sizeof *types);
	wfi_eval ev = { .op = e->op, .attrs = e->attrs, .n_in = e->n_in, .n_out = e->n_out, .n_regions = e->n_regions, .in_type = types, .out_type = types + e->n_in,
		.in = in, .out = out, .regions = e->regions, .call = call_region, .env = env };
	wf_error *err = find_comm(e, env, &ev.comm);

	find_replicas(e, env, &ev);
	for (int i = 0; i < e->n_in; i++) {
		types[i] = e->in[i]->type;
		in[i] = env->value[e->in[i]->id];
	}
	for (int i = 0; i < e->n_out && !err; i++) {
		types[e->n_in + i] = e->out[i].type;
		out[i] = wfi_try_alloc(wfi_type_bytes(&e->out[i].type));
		if (!out[i])
			err = wfi_out_of_memory(wfi_type_bytes(&e->out[i].type), e->op->name);
		env->value[e->out[i].id] = out[i];
	}
	size_t scratch = !err && e->op->scratch ? e->op->scratch(&ev) + 64 : 0; /* what is asked for may be nothing */
	if (scratch && !(ev.scratch = wfi_try_alloc_aligned(scratch, 64)))
		err = wfi_out_of_memory(scratch, e->op->name);
	if (!err && env->watch)
		env->watch->begins(env->watch->user, e);
	if (!err)
		err = e->op->eval ? e->op->eval(&ev) : wf_error_new(WF_INTERNAL, "%s has no reference evaluation", e->op->name);
	if (!err && env->watch)
		env->watch->computed(env->watch->user, e, (const void *const *)env->value);
	wfi_free(ev.scratch);
	wfi_free(types);
	wfi_free(out);
	wfi_free(in);
	return located(err, e);
}

static wf_error *run_block(const wfi_block *b, environment *env, const void *const *in, void *const *out)
{
	wf_error *err = NULL;

	for (int i = 0; i < b->n_params; i++)
		env->value[b->params[i]->id] = (void *)(uintptr_t)in[i]; /* only read */
	if (env->watch)
		env->watch->entered(env->watch->user, b, (const void *const *)env->value);
	for (const wfi_eqn *e = b->first; e; e = e->next)
		for (int i = 0; i < e->n_out; i++)
			env->value[e->out[i].id] = NULL;
	for (const wfi_eqn *e = b->first; e && !err; e = e->next)
		err = run_eqn(e, env);
	for (int i = 0; i < b->n_results && !err; i++) {
		size_t n = wfi_type_bytes(&b->results[i]->type);

		if (n)
			memcpy(out[i], env->value[b->results[i]->id], n);
	}
	for (const wfi_eqn *e = b->first; e; e = e->next)
		for (int i = 0; i < e->n_out; i++)
			wfi_free(env->value[e->out[i].id]);
	return err;
}

wf_error *wfi_evaluate(const wfi_func *f, const void *const *in, void *const *out, int n_axes, const wfi_axis_binding *axes)
{
	return wfi_evaluate_watched(f, in, out, n_axes, axes, NULL);
}

wf_error *wfi_evaluate_watched(const wfi_func *f, const void *const *in, void *const *out, int n_axes, const wfi_axis_binding *axes, const wfi_watch *watch)
{
	environment env = { n_axes, axes, wfi_alloc((size_t)f->n_values * sizeof(void *)), watch };
	wf_error *err = run_block(f->body, &env, in, out);

	wfi_free(env.value);
	return err;
}

/* reference.c: the evaluator as a back end. */
#include "ir/ir.h"
#include "runtime/backend.h"

typedef struct reference_executable { wfi_executable base; wfi_func *f; int *alias; } reference_executable;

static wf_error *compile(const wfi_backend *b, wfi_func *f, const wfi_compile_opts *o, wfi_executable **out)
{
	reference_executable *x = wfi_alloc(sizeof *x);

	(void)o;
	x->f = wfi_func_retain(f);
	x->alias = wfi_alloc((size_t)f->body->n_results * sizeof *x->alias);
	for (int i = 0; i < f->body->n_results; i++)
		x->alias[i] = -1; /* it never writes over a donated input */
	x->base = (wfi_executable){ .backend = b, .n_in = f->body->n_params, .n_out = f->body->n_results, .alias = x->alias, .name = f->name };
	*out = &x->base;
	return NULL;
}

static wf_error *run(wfi_executable *base, const wfi_run *r)
{
	reference_executable *x = (reference_executable *)(void *)base;

	return wfi_evaluate(x->f, r->in, r->out, r->n_axes, r->axes);
}

static void release(wfi_executable *base)
{
	reference_executable *x = (reference_executable *)(void *)base;

	wfi_func_release(x->f);
	wfi_free(x->alias);
	wfi_free(x);
}

static wf_error *describe(char **text)
{
	*text = wfi_strdup("plain evaluator, the oracle of the tests");
	return NULL;
}

const wfi_backend wfi_backend_reference = { "reference", compile, run, release, describe, NULL, false };

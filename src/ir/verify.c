/* verify.c: the invariants of a finished function: run after every transformation in debug builds and by the tests. */
#include "ir/op.h"

bool wfi_infer_fail(wfi_infer *c, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	vsnprintf(c->reason, sizeof c->reason, format, ap);
	va_end(ap);
	return false;
}

static wf_error *bad(const wfi_func *f, const wfi_eqn *e, const char *format, ...) WFI_PRINTF(3, 4);
static wf_error *bad(const wfi_func *f, const wfi_eqn *e, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	char *what = wfi_vformat(format, ap);
	va_end(ap);
	wf_error *err = wf_error_new(WF_INTERNAL, "%s: %s%s%s", f->name, e ? e->op->name : "", e ? ": " : "", what);
	wfi_free(what);
	return err;
}

int wfi_most_results(const wfi_op *op, int n_in, int n_regions, wfi_block *const *regions)
{
	int n = op->n_out;

	if (op->flags & WFI_OP_VARIADIC)
		n = WFI_MAX(WFI_MAX(n, n_in), 64);
	for (int i = 0; i < n_regions; i++)
		n = WFI_MAX(n, regions[i]->n_results);
	return n;
}

static wf_error *check_types(const wfi_func *f, const wfi_eqn *e)
{
	wfi_type *in = wfi_alloc((size_t)e->n_in * sizeof *in);
	wfi_type *out = wfi_alloc((size_t)wfi_most_results(e->op, e->n_in, e->n_regions, e->regions) * sizeof *out);
	wfi_infer c = { .op = e->op, .attrs = e->attrs, .n_in = e->n_in, .n_regions = e->n_regions, .in = in, .regions = e->regions, .n_out = e->op->n_out, .out = out };
	wf_error *err = NULL;

	for (int i = 0; i < e->n_in; i++)
		in[i] = e->in[i]->type;
	if (!e->op->infer(&c))
		err = bad(f, e, "%s", c.reason);
	else if (c.n_out != e->n_out)
		err = bad(f, e, "has %d results, its operands make %d", e->n_out, c.n_out);
	for (int i = 0; !err && i < e->n_out; i++) {
		char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];

		if (!wfi_type_equal(&out[i], &e->out[i].type))
			err = bad(f, e, "result %d is %s, its operands make %s", i, wfi_type_text(&e->out[i].type, a), wfi_type_text(&out[i], b));
	}
	wfi_free(in);
	wfi_free(out);
	return err;
}

static wf_error *check_block(const wfi_func *f, const wfi_block *b, bool *seen)
{
	if (b->func != f)
		return bad(f, NULL, "a block belongs to %s", b->func ? b->func->name : "nothing");
	for (int i = 0; i < b->n_params; i++)
		seen[b->params[i]->id] = true;
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		if (e->block != b || (e->next && e->next->prev != e))
			return bad(f, e, "broken links");
		if (e->op->flags & WFI_OP_VARIADIC ? e->n_in < e->op->n_in : e->n_in != e->op->n_in)
			return bad(f, e, "%d operands, %d expected", e->n_in, e->op->n_in);
		for (int i = 0; i < e->n_in; i++)
			if (!e->in[i] || e->in[i]->id >= f->n_values || !seen[e->in[i]->id])
				return bad(f, e, "operand %d is used before it is defined", i);
			else if (e->in[i]->block != b) /* what a region uses from outside is an operand of its equation, and a parameter of the region */
				return bad(f, e, "operand %d is a value of another block", i);
		for (int i = 0; i < e->n_regions; i++) {
			wf_error *err = check_block(f, e->regions[i], seen);
			if (err)
				return err;
		}
		wf_error *err = check_types(f, e);
		if (err)
			return err;
		for (int i = 0; i < e->n_out; i++)
			seen[e->out[i].id] = true;
	}
	for (int i = 0; i < b->n_results; i++)
		if (!b->results[i] || !seen[b->results[i]->id])
			return bad(f, NULL, "result %d is not defined", i);
		else if (b->results[i]->block != b)
			return bad(f, NULL, "result %d is a value of another block", i);
	return NULL;
}

wf_error *wfi_func_verify(const wfi_func *f)
{
	bool *seen = wfi_alloc((size_t)f->n_values + 1);
	wf_error *err = check_block(f, f->body, seen);

	wfi_free(seen);
	return err;
}

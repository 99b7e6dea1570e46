/* region.c: regions out of traced functions. What a region uses from outside becomes a trailing operand of its equation and a trailing parameter
 * of each of the equation's regions; so nothing but an equation's operands has to be looked at to know what it uses. */
#include "ir/trace.h"

/* a constant small enough to be there once more: regions take it in instead of capturing it, and what they are is seen more easily */
static bool is_small_constant(const wfi_value *v)
{
	if (!v->def || v->def->op->lowering != WFI_LOWER_CONSTANT)
		return false;
	return ((const wfi_constant_attrs *)v->def->attrs)->data.size <= 256;
}

typedef struct capture_list { int n, cap; wf_val *v; } capture_list;

static void add_captured(capture_list *c, wf_val v)
{
	for (int i = 0; i < c->n; i++)
		if (c->v[i].node == v.node)
			return;
	if (c->n == c->cap)
		c->v = wfi_realloc(c->v, (size_t)(c->cap = 2 * c->cap + 8) * sizeof *c->v);
	c->v[c->n++] = v;
}

/* what the functions use from outside, each once; false when one of them is of no trace here (a failure is recorded) */
static bool collect(const char *op, int n, wfi_func *const *f, capture_list *out)
{
	for (int i = 0; i < n; i++)
		for (int k = 0; k < f[i]->n_captures; k++) {
			wfi_value *v = wfi_leaf(op, wfi_val_of(f[i]->captures[k]));
			if (!v)
				return false;
			if (!is_small_constant(v))
				add_captured(out, wfi_val_of(v));
		}
	return true;
}

static wfi_value *copy_constant(wfi_block *b, const wfi_value *v)
{
	wfi_eqn *e = wfi_block_eqn(b, v->def->op, v->def->attrs, 0, NULL, 1, &v->type, 0, NULL);

	e->out[0].weak = v->weak;
	e->out[0].is_number = v->is_number;
	e->out[0].number = v->number;
	return e->out;
}

wfi_block *wfi_region(wfi_func *f, int n, const wf_val *captured)
{
	wfi_block *b = wfi_block_new(wfi_trace_func(wfi_trace_current()));
	wfi_value **map = wfi_alloc((size_t)f->n_values * sizeof *map);
	int own = f->body->n_params - f->n_captures;

	for (int i = 0; i < own; i++)
		map[f->body->params[i]->id] = wfi_block_param(b, &f->body->params[i]->type, f->body->params[i]->weak);
	for (int i = 0; i < n; i++) {
		const wfi_value *c = wfi_value_of(captured[i]);
		wfi_value *p = wfi_block_param(b, &c->type, c->weak);
		for (int k = 0; k < f->n_captures; k++)
			if (wfi_leaf("region", wfi_val_of(f->captures[k])) == c)
				map[f->body->params[own + k]->id] = p;
	}
	for (int k = 0; k < f->n_captures; k++) {
		wfi_value **at = &map[f->body->params[own + k]->id];
		if (!*at)
			*at = copy_constant(b, wfi_leaf("region", wfi_val_of(f->captures[k])));
	}
	wfi_block_copy(f->body, b, map);
	wfi_free(map);
	return b;
}

wfi_func *wfi_region_func(const wfi_block *b)
{
	wfi_func *f = wfi_func_new("region");

	f->body = wfi_block_clone(b, f, NULL);
	return f;
}

void wfi_emit_regions(const wfi_op *op, const void *attrs, int n_in, const wf_val *in, int n_regions, wfi_func *const *regions, wf_val *out, int n_out)
{
	capture_list c = { 0 };

	for (int i = 0; i < n_out; i++)
		out[i] = wfi_poison;
	if (collect(op->name, n_regions, regions, &c)) {
		wf_val *all = wfi_alloc((size_t)(n_in + c.n) * sizeof *all);
		wfi_block **blocks = wfi_alloc((size_t)n_regions * sizeof *blocks);
		for (int i = 0; i < n_regions; i++)
			blocks[i] = wfi_region(regions[i], c.n, c.v);
		for (int i = 0; i < n_in + c.n; i++)
			all[i] = i < n_in ? in[i] : c.v[i - n_in];
		wfi_emit_n(op, attrs, n_in + c.n, all, n_regions, blocks, out, n_out);
		wfi_free(blocks);
		wfi_free(all);
	}
	wfi_free(c.v);
}

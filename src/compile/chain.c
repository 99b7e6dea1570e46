/* chain.c: runs of steps that can be made slice by slice: every step of the run for the first slice of what they all are over (the examples of a
 * batch, the heads of an attention), then for the next. What a step of the run writes and another reads is then still in a cache, and slices
 * are shared out to threads once for the whole run. Neither the numbers nor the order in which any is summed change.
 *
 * A step joins when each value that the run has made, and it reads, is read only at the slice that is being made; other values lie there whole
 * before the run begins. In memory the run counts as one step (memory.c). */
#include <stdlib.h>
#include "compile/plan.h"

enum { LEAST_SLICES = 8, MOST_LENGTH = 64 };
static const int64_t most_bytes = 1 << 20; /* of one slice: a cache has to hold them */
static const int64_t least_bytes = 1 << 18; /* of the run: less is in a cache anyway */

typedef struct chain {
	wfi_plan *p;
	int first, n;
	int64_t slices, bytes; /* bytes: of all that it writes */
	bool all;              /* WEFT_PARTS=most: also where nothing is gained */
	int *maker;            /* per value: the step that makes it; -1 */
	bool *kept_back;       /* per value: a result in the place of a parameter, which others may read at other places */
} chain;

static int64_t gcd(int64_t a, int64_t b)
{
	while (b) {
		int64_t r = a % b;
		a = b;
		b = r;
	}
	return a;
}

/* slices of the product's result of which each reads only its like of operand i: leading batch dimensions that lie first there too */
static int64_t dot_slices(const wfi_eqn *e, int i)
{
	const wfi_dot_attrs *a = e->attrs;
	wfi_dims batch = i ? a->rhs_batch : a->lhs_batch;
	int64_t n = 1;

	for (int d = 0; d < batch.n && batch.v[d] == d; d++)
		n *= e->in[i]->type.dims[d];
	return n;
}

/* into how many slices can the step be cut by itself? 1: not at all */
static int64_t step_slices(const wfi_step *s)
{
	if (s->kind == WFI_STEP_KERNEL)
		return s->kernel->n_loops && s->kernel->n_work ? s->kernel->loops[0] : 1;
	if (s->kind != WFI_STEP_DOT)
		return 1;
	const wfi_dot_attrs *a = s->eqn->attrs;
	int64_t n = 1;
	for (int d = 0; d < a->lhs_batch.n; d++)
		n *= s->eqn->out->type.dims[d];
	return wfi_type_count(&s->eqn->out->type) ? n : 1;
}

int64_t wfi_step_read_slices(const wfi_step *s, int i)
{
	return s->kind == WFI_STEP_KERNEL ? s->kernel->reads[i].slices : dot_slices(s->eqn, i);
}

static bool is_inside(const chain *c, const wfi_value *v)
{
	int k = c->maker[wfi_home(c->p, (wfi_value *)(uintptr_t)v)->id];
	return k >= c->first && k < c->first + c->n;
}

int64_t wfi_step_writes(const wfi_step *s)
{
	int64_t bytes = 0;

	for (int i = 0; i < s->n_out; i++)
		bytes += (int64_t)wfi_type_bytes(&s->out[i]->type);
	return bytes;
}

wfi_parts wfi_parts_wanted(void)
{
	const char *text = getenv("WEFT_PARTS");

	return !text ? WFI_PARTS_AS_PAYS : !strcmp(text, "most") ? WFI_PARTS_MOST : !strcmp(text, "none") ? WFI_PARTS_NONE : WFI_PARTS_AS_PAYS;
}

/* the chain's slices when step k, the next one, joins; 0: it cannot */
static int64_t joined(const chain *c, int k)
{
	const wfi_step *s = &c->p->steps[k];
	int64_t slices = gcd(c->slices, step_slices(s)), bytes = c->bytes + wfi_step_writes(s);

	const int64_t least = c->all ? 2 : LEAST_SLICES;

	if (slices < least || c->n == MOST_LENGTH)
		return 0;
	for (int i = 0; i < s->n_in; i++)
		if (is_inside(c, s->in[i]))
			slices = gcd(slices, wfi_step_read_slices(s, i));
	for (int i = 0; i < s->n_out; i++)
		if (c->kept_back[s->out[i]->id])
			return 0;
	return slices >= least && bytes / slices <= most_bytes ? slices : 0;
}

/* does any step read what one before it in the chain made? Else nothing is gained. */
static bool is_tied(const chain *c)
{
	for (int k = c->first; k < c->first + c->n; k++)
		for (int i = 0; i < c->p->steps[k].n_in; i++)
			if (is_inside(c, c->p->steps[k].in[i]))
				return true;
	return false;
}

static int close_chain(chain *c, int number)
{
	if (c->n < 2 || (!c->all && c->bytes < least_bytes) || !is_tied(c))
		return number;
	c->p->steps[c->first].length = c->n;
	for (int k = c->first; k < c->first + c->n; k++) {
		wfi_step *s = &c->p->steps[k];
		s->chain = number;
		s->slices = c->slices;
		if (s->kernel)
			s->kernel->slices = c->slices;
	}
	return number + 1;
}

static void start(chain *c, int first)
{
	c->first = first;
	c->n = 0;
	c->bytes = 0;
	c->slices = step_slices(&c->p->steps[first]); /* gcd(0, n) is n: joined() asks for it again */
}

void wfi_chain_steps(wfi_plan *p)
{
	chain c = { .p = p, .maker = wfi_alloc((size_t)(p->n_info + 1) * sizeof(int)), .kept_back = wfi_alloc((size_t)p->n_info + 1) };
	const wfi_parts wanted = wfi_parts_wanted();
	const bool none = wanted == WFI_PARTS_NONE;
	int number = 0;

	c.all = wanted == WFI_PARTS_MOST;
	for (int i = 0; i < p->n_info; i++)
		c.maker[i] = -1;
	for (int j = 0; j < p->func->body->n_results; j++)
		if (p->alias[j] >= 0)
			c.kept_back[p->info[p->func->body->results[j]->id].storage->id] = true;
	for (int k = 0; k < p->n_steps; k++) {
		p->steps[k].chain = -1;
		for (int i = 0; i < p->steps[k].n_out; i++)
			c.maker[p->steps[k].out[i]->id] = k;
	}
	for (int k = 0; k < p->n_steps && !none; k++) {
		if (!c.n)
			start(&c, k);
		int64_t slices = joined(&c, k);
		if (!slices && c.n) {
			number = close_chain(&c, number);
			start(&c, k);
			slices = joined(&c, k);
		}
		if (slices) {
			c.slices = slices;
			c.bytes += wfi_step_writes(&p->steps[k]);
			c.n++;
		}
	}
	if (!none)
		close_chain(&c, number);
	wfi_free(c.maker);
	wfi_free(c.kept_back);
}

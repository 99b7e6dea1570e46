/* schedule.c: the order of the steps: as the program has them where that is possible. A step that writes a result into a donated
 * parameter waits for all that read the parameter; collectives and effects keep the program's order, the same on every rank. */
#include <assert.h>
#include <stdlib.h>
#include "compile/plan.h"

typedef struct edges {
	int n, cap;
	int *to;
} edges;

typedef struct sched {
	wfi_plan *p;
	int *maker;   /* per value: step, −1 none */
	edges *after; /* per step: those that wait for it */
	int *waits;   /* per step: for so many */
	int *seen, stamp, *stack;
	edges *readers; /* per parameter: steps */
	int *result;    /* per value: the first result that it is, −1 none */
	bool *open;     /* per result: may still take a parameter's buffer */
} sched;

static void list(edges *e, int step)
{
	if (e->n == e->cap) {
		e->cap = e->cap ? 2 * e->cap : 4;
		e->to = wfi_realloc(e->to, (size_t)e->cap * sizeof *e->to);
	}
	e->to[e->n++] = step;
}

static void add_edge(sched *s, int from, int to)
{
	list(&s->after[from], to);
	s->waits[to]++;
}

static bool reaches(sched *s, int from, int to)
{
	int n = 0;

	s->stamp++;
	s->stack[n++] = from;
	while (n) {
		int step = s->stack[--n];
		if (step == to)
			return true;
		for (int i = 0; i < s->after[step].n; i++) {
			int next = s->after[step].to[i];
			if (s->seen[next] != s->stamp) {
				s->seen[next] = s->stamp;
				s->stack[n++] = next;
			}
		}
	}
	return false;
}

static bool reads(const wfi_plan *p, const wfi_step *s, const wfi_value *v)
{
	for (int i = 0; i < s->n_in; i++)
		if (wfi_home(p, s->in[i]) == v)
			return true;
	return false;
}

/* may the step write over v, which it reads? Only a kernel that reads v's element before it writes that one. */
static bool overwrites(const wfi_plan *p, const wfi_step *s, const wfi_value *v, const wfi_value *with)
{
	if (!reads(p, s, v))
		return true;
	if (s->kind != WFI_STEP_KERNEL || wf_dtype_size(v->type.dtype) != wf_dtype_size(with->type.dtype))
		return false;
	for (int i = 0; i < s->kernel->n_reads; i++)
		if (wfi_home(p, s->kernel->reads[i].value) == v && !s->kernel->reads[i].same)
			return false;
	return true;
}

/* result j takes parameter i's buffer, when all that read the parameter can come before */
static bool donate(sched *s, int i, int j)
{
	wfi_plan *p = s->p;
	const wfi_value *v = p->func->body->params[i], *r = p->info[p->func->body->results[j]->id].storage;
	const edges *readers = &s->readers[i];
	int w = s->maker[r->id];

	if (w < 0 || wfi_type_bytes(&v->type) != wfi_type_bytes(&r->type) || !wfi_type_count(&v->type) ||
	    !overwrites(p, &p->steps[w], v, r))
		return false;
	for (int k = 0; k < readers->n; k++)
		if (readers->to[k] != w && reaches(s, w, readers->to[k]))
			return false;
	for (int k = 0; k < readers->n; k++)
		if (readers->to[k] != w)
			add_edge(s, readers->to[k], w);
	p->alias[j] = i;
	s->open[j] = false;
	return true;
}

/* best where a step that reads the parameter, element by element, makes the result */
static bool donate_in_place(sched *s, int i)
{
	const wfi_plan *p = s->p;

	for (int k = 0; k < s->readers[i].n; k++) {
		const wfi_step *step = &p->steps[s->readers[i].to[k]];
		for (int last = -1;;) { /* the first result, then the next … */
			int next = -1;
			for (int o = 0; o < step->n_out; o++) {
				int j = s->result[step->out[o]->id];
				if (j > last && s->open[j] && (next < 0 || j < next))
					next = j;
			}
			if (next < 0)
				break;
			if (donate(s, i, next))
				return true;
			last = next;
		}
	}
	return false;
}

enum { FEW_TRIES = 4 };

static void donate_elsewhere(sched *s, int i)
{
	const wfi_plan *p = s->p;
	size_t bytes = wfi_type_bytes(&p->func->body->params[i]->type);
	int tries = 0;

	for (int j = 0; j < p->func->body->n_results && tries < FEW_TRIES; j++) {
		if (!s->open[j] || wfi_type_bytes(&p->func->body->results[j]->type) != bytes)
			continue;
		tries++;
		if (donate(s, i, j))
			return;
	}
}

static void donations(sched *s, const bool *donated)
{
	wfi_plan *p = s->p;
	const wfi_block *b = p->func->body;
	bool *done = wfi_alloc((size_t)b->n_params + 1);

	for (int j = b->n_results - 1; j >= 0; j--) /* the first result of a value stands for all of them */
		s->result[p->info[b->results[j]->id].storage->id] = j;
	for (int j = 0; j < b->n_results; j++) {
		const wfi_value *r = p->info[b->results[j]->id].storage;
		bool first = s->result[r->id] == j;
		s->open[j] = first && r->def && r->def->op->lowering != WFI_LOWER_CONSTANT;
		if (first && !r->def) { /* a parameter returned as it is */
			done[r->index] = true;
			if (donated[r->index])
				p->alias[j] = r->index;
		}
	}
	for (int i = 0; i < b->n_params; i++)
		done[i] = done[i] || !donated[i] || donate_in_place(s, i);
	for (int i = 0; i < b->n_params; i++)
		if (!done[i])
			donate_elsewhere(s, i);
	wfi_free(done);
}

static bool ordered(const wfi_step *s)
{
	return s->eqn && wfi_ordered(s->eqn);
}

static int by_order(const void *a, const void *b)
{
	const wfi_step *x = *(const wfi_step *const *)a, *y = *(const wfi_step *const *)b;
	return (x->order > y->order) - (x->order < y->order);
}

static void keep_program_order(sched *s)
{
	wfi_plan *p = s->p;
	const wfi_step **v = wfi_alloc((size_t)(p->n_steps + 1) * sizeof *v);
	int n = 0;

	for (int k = 0; k < p->n_steps; k++)
		if (ordered(&p->steps[k]))
			v[n++] = &p->steps[k];
	if (n)
		qsort(v, (size_t)n, sizeof *v, by_order);
	for (int k = 1; k < n; k++)
		add_edge(s, (int)(v[k - 1] - p->steps), (int)(v[k] - p->steps));
	wfi_free(v);
}

static void build(sched *s)
{
	wfi_plan *p = s->p;

	for (int k = 0; k < p->n_steps; k++)
		for (int i = 0; i < p->steps[k].n_out; i++)
			s->maker[p->steps[k].out[i]->id] = k;
	for (int k = 0; k < p->n_steps; k++)
		for (int i = 0; i < p->steps[k].n_in; i++) {
			int from = s->maker[p->steps[k].in[i]->id];
			const wfi_value *home = wfi_home(p, p->steps[k].in[i]);
			if (from >= 0)
				add_edge(s, from, k);
			if (!home->def)
				list(&s->readers[home->index], k);
		}
	keep_program_order(s);
}

/* always the step that is ready and comes first in the program: a heap of them by order */
static void push(const wfi_plan *p, int *heap, int *n, int step)
{
	int i = (*n)++;

	for (; i && p->steps[heap[(i - 1) / 2]].order > p->steps[step].order; i = (i - 1) / 2)
		heap[i] = heap[(i - 1) / 2];
	heap[i] = step;
}

static int pop(const wfi_plan *p, int *heap, int *n)
{
	int top = heap[0], step = heap[--*n], i = 0;

	for (int c = 1; c < *n; c = 2 * i + 1) {
		c += c + 1 < *n && p->steps[heap[c + 1]].order < p->steps[heap[c]].order;
		if (p->steps[step].order <= p->steps[heap[c]].order)
			break;
		heap[i] = heap[c];
		i = c;
	}
	heap[i] = step;
	return top;
}

static void put_in_order(sched *s)
{
	wfi_plan *p = s->p;
	int n = 0, done = 0, *heap = wfi_alloc((size_t)(p->n_steps + 1) * sizeof *heap);
	wfi_step *out = wfi_alloc((size_t)(p->n_steps + 1) * sizeof *out);

	for (int k = 0; k < p->n_steps; k++)
		if (!s->waits[k])
			push(p, heap, &n, k);
	while (n) {
		int k = pop(p, heap, &n);
		out[done++] = p->steps[k];
		for (int i = 0; i < s->after[k].n; i++)
			if (!--s->waits[s->after[k].to[i]])
				push(p, heap, &n, s->after[k].to[i]);
	}
	assert(done == p->n_steps && "kernels were merged into a circle");
	if (done)
		memcpy(p->steps, out, (size_t)done * sizeof *out);
	wfi_free(out);
	wfi_free(heap);
}

void wfi_schedule(wfi_plan *p, const wfi_plan_opts *o)
{
	sched s = { .p = p };
	size_t n = (size_t)p->n_steps + 1;

	s.maker = wfi_alloc((size_t)(p->n_info + 1) * sizeof *s.maker);
	s.after = wfi_alloc(n * sizeof *s.after);
	s.waits = wfi_alloc(n * sizeof *s.waits);
	s.seen = wfi_alloc(n * sizeof *s.seen);
	s.stack = wfi_alloc(n * sizeof *s.stack);
	s.readers = wfi_alloc((size_t)(p->func->body->n_params + 1) * sizeof *s.readers);
	s.result = wfi_alloc((size_t)(p->n_info + 1) * sizeof *s.result);
	s.open = wfi_alloc((size_t)p->func->body->n_results + 1);
	for (int i = 0; i < p->n_info; i++)
		s.maker[i] = s.result[i] = -1;
	build(&s);
	p->alias = wfi_arena_alloc(p->arena, (size_t)WFI_MAX(p->func->body->n_results, 1) * sizeof *p->alias);
	for (int j = 0; j < p->func->body->n_results; j++)
		p->alias[j] = -1;
	if (o->donated)
		donations(&s, o->donated);
	put_in_order(&s);
	for (int k = 0; k < p->n_steps; k++)
		wfi_free(s.after[k].to);
	for (int i = 0; i < p->func->body->n_params; i++)
		wfi_free(s.readers[i].to);
	wfi_free(s.readers);
	wfi_free(s.result);
	wfi_free(s.open);
	wfi_free(s.maker);
	wfi_free(s.after);
	wfi_free(s.waits);
	wfi_free(s.seen);
	wfi_free(s.stack);
}

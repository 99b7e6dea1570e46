/* fuse.c: which values are stored, and which equations become one kernel.
 * First, from the results backwards: an equation whose result only one kernel needs, or that is cheap, is computed where it is used; the
 * others become roots of kernels. Then kernels over the same space that are neighbours (one reads what the other writes, or both read the
 * same) become one with several results. */
#include "compile/gen.h"

/* Recomputing up to this many simple operations costs less than a trip through memory. */
enum { CHEAP = 4, MOST_EQNS = 160, MOST_POINTERS = 48, MOST_USERS = 4, FEW_KEPT = 64, MOST_REDS = 32, MOST_STEPS = 300 };

typedef enum eqn_class { STEP, INLINE, RED, CONSTANT } eqn_class;

typedef struct users {
	int n;
	int kernel[MOST_USERS];
} users; /* n > MOST_USERS: many */

typedef struct fuse {
	wfi_plan *p;
	const wfi_plan_opts *o;
	int n_eqns;
	wfi_eqn **eqns; /* in order; an equation's mark is its place here */
	eqn_class *class;
	wfi_kernel **kernel;   /* per equation: of which it is a root or a reduction; else NULL */
	users *users;          /* per equation: the kernels that it is computed in */
	int *chain;            /* per equation: cost of what is computed repeatedly, from it to the root */
	bool *forced;          /* per value: must be stored */
	int *first_use, *uses; /* per value: equations that use it, as a range of uses[] */
	int cap_kernels;
} fuse;

int wfi_long_dims(const wfi_type *t, int64_t *dims)
{
	int n = 0;

	for (int d = 0; d < t->rank; d++)
		if (t->dims[d] != 1)
			dims[n++] = t->dims[d];
	return n;
}

static bool has(wfi_dims d, int64_t x)
{
	for (int i = 0; i < d.n; i++)
		if (d.v[i] == x)
			return true;
	return false;
}

static int64_t count_of(int rank, const int64_t *dims)
{
	int64_t n = 1;

	for (int i = 0; i < rank; i++)
		n *= dims[i];
	return n;
}

/* The innermost dimension of what is walked: WFI_ROWS when it is reduced, or kept but short. */
static wfi_walk_kind walk_of(bool inner_kept, int64_t inner)
{
	return inner_kept && inner >= WFI_LANES ? WFI_COLUMNS : WFI_ROWS;
}

static void reduce_space(const wfi_eqn *e, int *red_rank, int64_t *red_dims, wfi_walk_kind *kind)
{
	const wfi_reduce_attrs *a = e->attrs;
	const wfi_type *t = &e->in[0]->type;
	int last = -1;

	for (int d = 0; d < t->rank; d++) {
		if (t->dims[d] == 1)
			continue;
		last = d;
		if (has(a->dims, d))
			red_dims[(*red_rank)++] = t->dims[d];
	}
	*kind = walk_of(last >= 0 && !has(a->dims, last), last >= 0 ? t->dims[last] : 1);
}

/* the innermost dimension of t that is not 1: is it one of these? */
static bool inner_is_free(const wfi_type *t, wfi_dims batch, wfi_dims contract)
{
	for (int d = t->rank - 1; d >= 0; d--)
		if (t->dims[d] != 1)
			return !has(batch, d) && !has(contract, d);
	return false;
}

static void dot_space(const wfi_eqn *e, int *red_rank, int64_t *red_dims, wfi_walk_kind *kind)
{
	const wfi_dot_attrs *a = e->attrs;
	const wfi_type *l = &e->in[0]->type, *r = &e->in[1]->type;
	int64_t right = 1, dims[WF_MAX_RANK];
	int rank = wfi_long_dims(&e->out->type, dims);

	for (int i = 0; i < a->lhs_contract.n; i++)
		if (l->dims[a->lhs_contract.v[i]] != 1)
			red_dims[(*red_rank)++] = l->dims[a->lhs_contract.v[i]];
	for (int d = 0; d < r->rank; d++)
		if (!has(a->rhs_batch, d) && !has(a->rhs_contract, d))
			right *= r->dims[d];
	bool columns =
		right > 1 ? inner_is_free(r, a->rhs_batch, a->rhs_contract) : inner_is_free(l, a->lhs_batch, a->lhs_contract);
	*kind = walk_of(columns && rank, rank ? dims[rank - 1] : 1);
}

void wfi_red_space(const wfi_eqn *e, int *rank, int64_t *dims, int *red_rank, int64_t *red_dims, wfi_walk_kind *kind)
{
	*rank = wfi_long_dims(&e->out->type, dims);
	*red_rank = 0;
	if (e->op->lowering == WFI_LOWER_DOT)
		dot_space(e, red_rank, red_dims, kind);
	else
		reduce_space(e, red_rank, red_dims, kind);
	if (count_of(*red_rank, red_dims) < WFI_LANES) /* rows this short are summed in order too: rather many at once */
		*kind = WFI_COLUMNS;
}

/* ---- classes and uses ---- */

static int64_t contracted(const wfi_eqn *e)
{
	const wfi_dot_attrs *a = e->attrs;
	int64_t n = 1;

	for (int i = 0; i < a->lhs_contract.n; i++)
		n *= e->in[0]->type.dims[a->lhs_contract.v[i]];
	return n;
}

static eqn_class class_of(const fuse *f, const wfi_eqn *e)
{
	if (!wfi_eqn_native(e)) /* a constant that lies there whole needs no step */
		return e->op->lowering == WFI_LOWER_CONSTANT && !wfi_constant_is_splat(e) ? CONSTANT : STEP;
	switch (e->op->lowering) {
	case WFI_LOWER_SCALAR:
		return INLINE;
	case WFI_LOWER_ELEMENT:
		return e->n_out == 1 ? INLINE : STEP;
	case WFI_LOWER_CONSTANT:
		return CONSTANT;
	case WFI_LOWER_REDUCE:
		return ((const wfi_reduce_attrs *)e->attrs)->kind <= WFI_RED_OR && !e->n_regions ? RED : STEP;
	case WFI_LOWER_DOT:
		if (f->o->library && f->o->library(e))
			return STEP;
		return contracted(e) == 1 ? INLINE : RED;
	default:
		return STEP;
	}
}

static void collect(fuse *f)
{
	wfi_plan *p = f->p;
	int n = 0, n_uses = 0;

	for (wfi_eqn *e = p->func->body->first; e; e = e->next)
		n++, n_uses += e->n_in;
	f->n_eqns = n;
	f->eqns = wfi_alloc((size_t)(n + 1) * sizeof *f->eqns);
	f->class = wfi_alloc((size_t)(n + 1) * sizeof *f->class);
	f->kernel = wfi_alloc((size_t)(n + 1) * sizeof *f->kernel);
	f->users = wfi_alloc((size_t)(n + 1) * sizeof *f->users);
	f->chain = wfi_alloc((size_t)(n + 1) * sizeof *f->chain);
	f->forced = wfi_alloc((size_t)p->n_info + 1);
	f->first_use = wfi_alloc((size_t)(p->n_info + 2) * sizeof *f->first_use);
	f->uses = wfi_alloc((size_t)(n_uses + 1) * sizeof *f->uses);
	n = 0;
	for (wfi_eqn *e = p->func->body->first; e; e = e->next, n++) {
		f->eqns[n] = e;
		e->mark = n;
		f->class[n] = class_of(f, e);
		for (int i = 0; i < e->n_in; i++)
			f->first_use[e->in[i]->id + 2]++;
	}
	for (int i = 2; i <= p->n_info + 1; i++)
		f->first_use[i] += f->first_use[i - 1];
	for (int k = 0; k < n; k++)
		for (int i = 0; i < f->eqns[k]->n_in; i++)
			f->uses[f->first_use[f->eqns[k]->in[i]->id + 1]++] = k;
}

static void release(fuse *f)
{
	wfi_free(f->eqns);
	wfi_free(f->class);
	wfi_free(f->kernel);
	wfi_free(f->users);
	wfi_free(f->chain);
	wfi_free(f->forced);
	wfi_free(f->first_use);
	wfi_free(f->uses);
}

/* ---- kernels ---- */

static wfi_kernel *new_kernel(fuse *f)
{
	wfi_plan *p = f->p;
	wfi_kernel *k = wfi_arena_alloc(p->arena, sizeof *k);

	if (p->n_kernels == f->cap_kernels) {
		f->cap_kernels = f->cap_kernels ? 2 * f->cap_kernels : 16;
		wfi_kernel **v = wfi_arena_alloc(p->arena, (size_t)f->cap_kernels * sizeof *v);
		if (p->n_kernels)
			memcpy(v, p->kernels, (size_t)p->n_kernels * sizeof *v);
		p->kernels = v;
	}
	k->id = p->n_kernels;
	p->kernels[p->n_kernels++] = k;
	k->n_eqns = 1;
	return k;
}

static void add_root(wfi_plan *p, wfi_kernel *k, wfi_value *v)
{
	wfi_value **roots = wfi_arena_alloc(p->arena, (size_t)(k->n_roots + 1) * sizeof *roots);

	if (k->n_roots)
		memcpy(roots, k->roots, (size_t)k->n_roots * sizeof *roots);
	roots[k->n_roots++] = v;
	k->roots = roots;
	p->info[v->id].storage = v;
	p->info[v->id].kernel = k;
}

static wfi_kernel *map_kernel(fuse *f, wfi_eqn *e)
{
	wfi_kernel *k = new_kernel(f);

	k->kind = WFI_MAP;
	k->rank = wfi_long_dims(&e->out->type, k->dims);
	k->count = k->n_work = count_of(k->rank, k->dims);
	return k;
}

static wfi_kernel *red_kernel(fuse *f, wfi_eqn *e)
{
	wfi_kernel *k = new_kernel(f);

	wfi_red_space(e, &k->rank, k->dims, &k->red_rank, k->red_dims, &k->kind);
	k->count = count_of(k->rank, k->dims);
	k->n_work = k->count * count_of(k->red_rank, k->red_dims);
	k->reds = wfi_arena_copy(f->p->arena, &e, sizeof(wfi_eqn *));
	k->n_reds = 1;
	add_root(f->p, k, e->out);
	f->p->info[e->out->id].kernel = k;
	return k;
}

/* ---- what is computed where it is used ---- */

static void add_user(users *u, int kernel)
{
	for (int i = 0; i < u->n && i < MOST_USERS; i++)
		if (u->kernel[i] == kernel)
			return;
	if (u->n < MOST_USERS)
		u->kernel[u->n] = kernel;
	u->n++;
}

static void add_users(users *u, const users *from)
{
	for (int i = 0; i < from->n && i < MOST_USERS; i++)
		add_user(u, from->kernel[i]);
	if (from->n > MOST_USERS)
		u->n = MOST_USERS + 1;
}

typedef struct need {
	users users;
	bool stored; /* by a result, a product of a library, a plain function … */
	int chain;
	int moved; /* used at other places by so many operations */
} need;

static need needs_of(const fuse *f, const wfi_eqn *e)
{
	need n = { 0 };

	for (int r = 0; r < e->n_out; r++) {
		const wfi_value *v = &e->out[r];
		n.stored |= f->forced[v->id];
		for (int i = f->first_use[v->id]; i < f->first_use[v->id + 1]; i++) {
			int c = f->uses[i];
			if (f->class[c] == STEP) {
				n.stored = true;
			} else if (f->kernel[c]) {
				add_user(&n.users, f->kernel[c]->id);
			} else {
				add_users(&n.users, &f->users[c]);
				n.chain = WFI_MAX(n.chain, f->chain[c]);
			}
			n.moved += f->class[c] != STEP && f->eqns[c]->op->lowering == WFI_LOWER_ELEMENT;
		}
	}
	return n;
}

/* Is e computed in the kernels that need it? Cost counts when that is in several, or more often than there are elements. */
static bool computed_there(fuse *f, const wfi_eqn *e, const need *n)
{
	int own = wfi_eqn_cost(e);
	int64_t count = wfi_type_count(&e->out->type), work = 0;

	if (n->users.n > MOST_USERS && own > 1)
		return false;
	for (int i = 0; i < n->users.n && i < MOST_USERS; i++) {
		const wfi_kernel *k = f->p->kernels[n->users.kernel[i]];
		work += k->n_work;
		if (k->n_eqns >= MOST_EQNS)
			return false;
	}
	bool once = n->users.n == 1 && (work < 2 * count || count == 1) && n->moved < 2;
	f->chain[e->mark] = once ? 0 : n->chain + own;
	return once || n->chain + own <= CHEAP;
}

static void store(fuse *f, wfi_eqn *e)
{
	wfi_kernel *k = map_kernel(f, e);

	for (int i = 0; i < e->n_out; i++) {
		const wfi_value *v = &e->out[i];
		if (f->forced[v->id] || f->first_use[v->id] < f->first_use[v->id + 1])
			add_root(f->p, k, &e->out[i]);
	}
	f->kernel[e->mark] = k;
}

static void decide_inline(fuse *f, wfi_eqn *e)
{
	wfi_plan *p = f->p;
	need n = needs_of(f, e);
	int operand;
	bool same;

	if (wfi_eqn_moves(e, &operand, &same) && same && n.stored) {
		f->forced[e->in[operand]->id] = true; /* and lies in its buffer; see settle_aliases */
		p->info[e->out->id].storage = e->in[operand];
		f->users[e->mark] = n.users;
		return;
	}
	if (n.stored || !wfi_type_count(&e->out->type) || !computed_there(f, e, &n)) {
		store(f, e);
		return;
	}
	f->users[e->mark] = n.users;
	for (int i = 0; i < n.users.n && i < MOST_USERS; i++)
		p->kernels[n.users.kernel[i]]->n_eqns++;
	for (int i = 0; i < e->n_out; i++)
		p->info[e->out[i].id].computed = true;
}

static void decide(fuse *f, wfi_eqn *e)
{
	wfi_plan *p = f->p;

	switch (f->class[e->mark]) {
	case STEP:
		for (int i = 0; i < e->n_out; i++)
			p->info[e->out[i].id].storage = &e->out[i];
		break;
	case CONSTANT:
		if (wfi_eqn_native(e) && wfi_splat_bits(e->out, NULL)) {
			need n = needs_of(f, e);
			p->info[e->out->id].computed = true;
			if (n.stored)
				store(f, e);
		} else {
			p->info[e->out->id].storage = e->out;
		}
		break;
	case RED:
		f->kernel[e->mark] = red_kernel(f, e);
		break;
	case INLINE:
		decide_inline(f, e);
		break;
	}
}

/* a chain of reshapes lies where its first value lies */
static void settle_aliases(fuse *f)
{
	wfi_plan *p = f->p;

	for (int k = 0; k < f->n_eqns; k++)
		for (int i = 0; i < f->eqns[k]->n_out; i++) {
			wfi_vinfo *v = &p->info[f->eqns[k]->out[i].id];
			while (v->storage && p->info[v->storage->id].storage != v->storage)
				v->storage = p->info[v->storage->id].storage;
		}
}

/* ---- merging ---- */

/* Nodes of the graph: kernels (by id), then the other equations (n_kernels + place). */
typedef struct graph {
	fuse *f;
	int n_nodes;
	int *owner;                /* of a merged kernel: the one that took it */
	int *pos, *order;          /* a topological order: place of a node, and the node (−1: none) at a place */
	int *n_readers, **readers; /* per value: nodes */
	int *next;                 /* per equation that keeps the program's order: the node of the next such one; else −1 */
	int *seen, stamp;
	int *stack;
} graph;

static int node_of_eqn(const graph *g, const wfi_eqn *e)
{
	const fuse *f = g->f;
	return f->kernel[e->mark] ? f->kernel[e->mark]->id : f->p->n_kernels + e->mark;
}

static int resolve(const graph *g, int node)
{
	while (g->owner[node] != node)
		node = g->owner[node];
	return node;
}

static void add_reader(graph *g, const wfi_value *v, int node)
{
	int *n = &g->n_readers[v->id];

	if (!(*n & (*n - 1)))
		g->readers[v->id] = wfi_realloc(g->readers[v->id], (size_t)WFI_MAX(2 * *n, 1) * sizeof **g->readers);
	g->readers[v->id][(*n)++] = node;
}

static void graph_init(graph *g, fuse *f)
{
	wfi_plan *p = f->p;
	size_t n;

	*g = (graph){ .f = f, .n_nodes = p->n_kernels + f->n_eqns };
	n = (size_t)WFI_MAX(g->n_nodes, 1);
	g->owner = wfi_alloc(n * sizeof *g->owner);
	g->seen = wfi_alloc(n * sizeof *g->seen);
	g->stack = wfi_alloc(n * sizeof *g->stack);
	g->n_readers = wfi_alloc((size_t)(p->n_info + 1) * sizeof *g->n_readers);
	g->readers = wfi_alloc((size_t)(p->n_info + 1) * sizeof *g->readers);
	g->pos = wfi_alloc(n * sizeof *g->pos);
	g->order = wfi_alloc(((size_t)f->n_eqns + 1) * sizeof *g->order);
	for (int i = 0; i < g->n_nodes; i++)
		g->owner[i] = i;
	for (int i = 0; i < f->n_eqns; i++) {
		int node = node_of_eqn(g, f->eqns[i]);
		g->pos[node] = i;
		g->order[i] = node;
		if (f->class[i] == STEP)
			for (int k = 0; k < f->eqns[i]->n_in; k++)
				add_reader(g, p->info[f->eqns[i]->in[k]->id].storage, node);
	}
	for (int i = 0; i < p->n_kernels; i++)
		for (int k = 0; k < p->kernels[i]->n_reads; k++)
			add_reader(g, p->kernels[i]->reads[k].value, i);
	g->next = wfi_alloc(((size_t)f->n_eqns + 1) * sizeof *g->next);
	for (int i = f->n_eqns - 1, after = -1; i >= 0; i--) {
		g->next[i] = -1;
		if (f->class[i] == STEP && wfi_ordered(f->eqns[i])) {
			g->next[i] = after;
			after = node_of_eqn(g, f->eqns[i]);
		}
	}
}

static void graph_free(graph *g)
{
	for (int i = 0; i <= g->f->p->n_info; i++)
		wfi_free(g->readers[i]);
	wfi_free(g->readers);
	wfi_free(g->n_readers);
	wfi_free(g->owner);
	wfi_free(g->next);
	wfi_free(g->pos);
	wfi_free(g->order);
	wfi_free(g->seen);
	wfi_free(g->stack);
}

/* puts a node on the stack, unless it was seen or is behind `last`, from where nothing leads back */
static int push_node(graph *g, int node, int n, int last)
{
	if (g->seen[node] != g->stamp && g->pos[node] <= last) {
		g->seen[node] = g->stamp;
		g->stack[n++] = node;
	}
	return n;
}

static int push_readers(graph *g, const wfi_value *v, int n, int last)
{
	for (int i = 0; i < g->n_readers[v->id]; i++)
		n = push_node(g, resolve(g, g->readers[v->id][i]), n, last);
	return n;
}

static int push_successors(graph *g, int node, int n, int last)
{
	wfi_plan *p = g->f->p;

	if (node < p->n_kernels) {
		for (int i = 0; i < p->kernels[node]->n_roots; i++)
			n = push_readers(g, p->kernels[node]->roots[i], n, last);
	} else {
		const wfi_eqn *e = g->f->eqns[node - p->n_kernels];
		for (int i = 0; i < e->n_out; i++)
			n = push_readers(g, &e->out[i], n, last);
		if (g->next[e->mark] >= 0)
			n = push_node(g, g->next[e->mark], n, last);
	}
	return n;
}

/* is there a way from a to b through a third? Where that takes long to say, yes. */
static bool indirect(graph *g, int a, int b)
{
	int patience = MOST_STEPS;

	g->stamp++;
	g->seen[a] = g->seen[b] = g->stamp; /* b: the direct step does not count */
	int n = push_successors(g, a, 0, g->pos[b]);
	while (n) {
		int node = g->stack[--n];
		g->seen[b] = 0;
		int m = push_successors(g, node, n, g->pos[b]);
		if (g->seen[b] == g->stamp || !--patience)
			return true;
		n = m;
	}
	return false;
}

static bool same_dims(int n, const int64_t *a, int m, const int64_t *b)
{
	return n == m && (!n || !memcmp(a, b, (size_t)n * sizeof *a));
}

static bool same_space(const wfi_kernel *a, const wfi_kernel *b)
{
	if (!same_dims(a->rank, a->dims, b->rank, b->dims))
		return false;
	if (a->n_reds && b->n_reds)
		return a->kind == b->kind && same_dims(a->red_rank, a->red_dims, b->red_rank, b->red_dims);
	if (!a->n_reds && !b->n_reds)
		return true;
	/* what comes after the sums of rows is computed one row at a time */
	const wfi_kernel *red = a->n_reds ? a : b;
	return red->kind == WFI_COLUMNS || red->count <= FEW_KEPT || red->n_work >= WFI_LANES * red->count;
}

/* does b read what a writes? *fits: only at the places where it is written */
static bool reads_from(const wfi_kernel *a, const wfi_kernel *b, bool *fits)
{
	bool any = false;

	for (int i = 0; i < b->n_reads; i++)
		for (int k = 0; k < a->n_roots; k++)
			if (b->reads[i].value == a->roots[k]) {
				any = true;
				*fits &= b->reads[i].same;
			}
	return any;
}

static bool share_input(const wfi_kernel *a, const wfi_kernel *b)
{
	for (int i = 0; i < a->n_reads; i++)
		for (int k = 0; k < b->n_reads; k++)
			if (a->reads[i].value == b->reads[k].value && a->reads[i].whole && b->reads[k].whole)
				return true;
	return false;
}

static bool may_merge(graph *g, int na, int nb)
{
	const wfi_kernel *a = g->f->p->kernels[na], *b = g->f->p->kernels[nb];
	bool fits = true;

	if (!same_space(a, b) || !a->count || a->n_reds + b->n_reds > MOST_REDS || a->n_eqns + b->n_eqns > MOST_EQNS ||
	    a->n_roots + b->n_roots + a->n_reads + b->n_reads > MOST_POINTERS)
		return false;
	bool joined = reads_from(a, b, &fits);
	joined |= reads_from(b, a, &fits);
	if (joined && a->n_reds && b->n_reds) /* a sum is known only after its loop */
		return false;
	if (!fits || (!joined && !(share_input(a, b) && !a->n_reds == !b->n_reds) && !(!a->rank && !a->n_reds && !b->n_reds)))
		return false;
	return !indirect(g, na, nb) && !indirect(g, nb, na);
}

/* na and nb become one place of the order: of the nodes between them those that follow from the first go behind it, the others before */
static void reorder(graph *g, int na, int nb)
{
	int first = g->pos[na] < g->pos[nb] ? na : nb, lo = g->pos[first], hi = WFI_MAX(g->pos[na], g->pos[nb]), n, at = lo;
	int *behind = wfi_alloc((size_t)(hi - lo + 1) * sizeof *behind), n_behind = 0;

	g->stamp++;
	for (n = push_successors(g, first, 0, hi); n;) {
		int node = g->stack[--n];
		n = push_successors(g, node, n, hi);
	}
	for (int i = lo + 1; i < hi; i++) {
		int node = g->order[i];
		if (node < 0)
			continue;
		if (g->seen[node] == g->stamp)
			behind[n_behind++] = node;
		else
			g->pos[node] = at, g->order[at++] = node;
	}
	g->pos[na] = at;
	g->order[at++] = na;
	for (int i = 0; i < n_behind; i++)
		g->pos[behind[i]] = at, g->order[at++] = behind[i];
	while (at <= hi)
		g->order[at++] = -1;
	wfi_free(behind);
}

/* is the stored value needed beyond this kernel? */
static bool needed_outside(graph *g, const wfi_value *v, int node)
{
	if (g->f->forced[v->id])
		return true;
	for (int i = 0; i < g->n_readers[v->id]; i++)
		if (resolve(g, g->readers[v->id][i]) != node)
			return true;
	return false;
}

static void take_roots(graph *g, wfi_kernel *a, int na, const wfi_kernel *b)
{
	wfi_plan *p = g->f->p;
	wfi_value **all = wfi_arena_alloc(p->arena, (size_t)(a->n_roots + b->n_roots) * sizeof *all);
	int n = 0;

	for (int i = 0; i < a->n_roots + b->n_roots; i++) {
		wfi_value *v = i < a->n_roots ? a->roots[i] : b->roots[i - a->n_roots];
		wfi_vinfo *info = &p->info[v->id];
		info->kernel = a;
		if (needed_outside(g, v, na)) {
			all[n++] = v;
		} else {
			info->computed = true;
			info->storage = NULL;
		}
	}
	a->roots = all;
	a->n_roots = n;
}

static void take_reads(wfi_plan *p, wfi_kernel *a, const wfi_kernel *b)
{
	wfi_read *all = wfi_arena_alloc(p->arena, (size_t)WFI_MAX(a->n_reads + b->n_reads, 1) * sizeof *all);
	int n = 0;

	for (int i = 0; i < a->n_reads + b->n_reads; i++) {
		wfi_read r = i < a->n_reads ? a->reads[i] : b->reads[i - a->n_reads];
		int k = 0;
		if (p->info[r.value->id].kernel == a)
			continue; /* its own now */
		while (k < n && all[k].value != r.value)
			k++;
		if (k < n)
			all[k].same &= r.same, all[k].slices = WFI_MIN(all[k].slices, r.slices);
		else
			all[n++] = r;
	}
	a->reads = all;
	a->n_reads = n;
}

static void merge(graph *g, int na, int nb)
{
	wfi_plan *p = g->f->p;
	wfi_kernel *a = p->kernels[na], *b = p->kernels[nb];

	reorder(g, na, nb);
	g->owner[nb] = na;
	if (b->n_reds) {
		wfi_eqn **reds = wfi_arena_alloc(p->arena, (size_t)(a->n_reds + b->n_reds) * sizeof(wfi_eqn *));
		if (a->n_reds)
			memcpy(reds, a->reds, (size_t)a->n_reds * sizeof(wfi_eqn *));
		memcpy(reds + a->n_reds, b->reds, (size_t)b->n_reds * sizeof(wfi_eqn *));
		a->reds = reds;
		a->n_reds += b->n_reds;
		a->kind = b->kind;
		a->red_rank = b->red_rank;
		memcpy(a->red_dims, b->red_dims, sizeof a->red_dims);
		a->n_work = b->n_work; /* also when that is 0: of nothing reduced */
	}
	take_roots(g, a, na, b);
	take_reads(p, a, b);
	a->n_eqns += b->n_eqns;
	a->cost += b->cost;
	b->dead = true;
	b->into = a;
}

static bool try_merge(graph *g, int na, int nb)
{
	if (na == nb || na >= g->f->p->n_kernels || nb >= g->f->p->n_kernels || !may_merge(g, na, nb))
		return false;
	merge(g, na, nb);
	return true;
}

static void merge_readers(graph *g, const wfi_value *v, int writer)
{
	for (int i = 0; i < g->n_readers[v->id]; i++) {
		int a = resolve(g, g->readers[v->id][i]);
		if (writer >= 0)
			try_merge(g, resolve(g, writer), a);
		for (int k = WFI_MAX(i - 8, 0); k < i; k++)
			if (try_merge(g, resolve(g, g->readers[v->id][k]), resolve(g, a)))
				a = resolve(g, a);
	}
}

static void merge_kernels(fuse *f)
{
	wfi_plan *p = f->p;
	wfi_block *b = p->func->body;
	graph g;
	int scalar = -1;

	graph_init(&g, f);
	for (int i = 0; i < b->n_params; i++)
		merge_readers(&g, b->params[i], -1);
	for (int i = 0; i < f->n_eqns; i++)
		for (int k = 0; k < f->eqns[i]->n_out; k++) {
			const wfi_value *v = &f->eqns[i]->out[k];
			if (p->info[v->id].storage == v)
				merge_readers(&g, v, p->info[v->id].kernel ? p->info[v->id].kernel->id : -1);
		}
	for (int i = 0; i < p->n_kernels; i++) { /* scalars: one call for all that can be together */
		if (p->kernels[i]->dead || p->kernels[i]->rank || p->kernels[i]->n_reds)
			continue;
		if (scalar < 0 || !try_merge(&g, scalar, i))
			scalar = i;
	}
	graph_free(&g);
}

/* ---- steps ---- */

static void fill_kernel_step(wfi_plan *p, wfi_step *s, wfi_kernel *k)
{
	*s = (wfi_step){ .kind = WFI_STEP_KERNEL, .kernel = k, .n_in = k->n_reads, .n_out = k->n_roots, .out = k->roots };
	s->in = wfi_arena_alloc(p->arena, (size_t)WFI_MAX(k->n_reads, 1) * sizeof *s->in);
	for (int i = 0; i < k->n_reads; i++)
		s->in[i] = k->reads[i].value;
}

static void fill_eqn_step(wfi_plan *p, wfi_step *s, wfi_eqn *e)
{
	wfi_step_kind kind = e->op->lowering == WFI_LOWER_DOT && wfi_eqn_native(e) ? WFI_STEP_DOT
			     : e->op->lowering == WFI_LOWER_COLLECTIVE             ? WFI_STEP_COLLECTIVE
										   : WFI_STEP_HOST;

	*s = (wfi_step){ .kind = kind, .eqn = e, .order = e->mark, .n_in = e->n_in, .n_out = e->n_out };
	s->in = wfi_arena_alloc(p->arena, (size_t)WFI_MAX(e->n_in, 1) * sizeof *s->in);
	s->out = wfi_arena_alloc(p->arena, (size_t)WFI_MAX(e->n_out, 1) * sizeof *s->out);
	for (int i = 0; i < e->n_in; i++)
		s->in[i] = p->info[e->in[i]->id].storage;
	for (int i = 0; i < e->n_out; i++)
		s->out[i] = &e->out[i];
}

static void make_steps(fuse *f)
{
	wfi_plan *p = f->p;
	int *order = wfi_alloc((size_t)(p->n_kernels + 1) * sizeof *order);

	p->steps =
		wfi_arena_alloc(p->arena, (size_t)(p->n_kernels + f->n_eqns + p->func->body->n_results + 1) * sizeof *p->steps);
	for (int i = 0; i < f->n_eqns; i++) {
		wfi_kernel *owner = f->kernel[i];
		while (owner && owner->into)
			owner = owner->into;
		if (owner)
			order[owner->id] = i;
		else if (f->class[i] == STEP)
			fill_eqn_step(p, &p->steps[p->n_steps++], f->eqns[i]);
	}
	int n = 0;
	for (int i = 0; i < p->n_kernels; i++) {
		wfi_kernel *k = p->kernels[i];
		if (k->dead || !k->n_roots || !k->count)
			continue;
		fill_kernel_step(p, &p->steps[p->n_steps], k);
		p->steps[p->n_steps++].order = order[i];
		k->id = n;
		p->kernels[n++] = k;
	}
	p->n_kernels = n;
	wfi_free(order);
}

void wfi_fuse(wfi_plan *p, const wfi_plan_opts *o)
{
	fuse f = { .p = p, .o = o };
	wfi_block *b = p->func->body;

	collect(&f);
	for (int i = 0; i < b->n_params; i++)
		p->info[b->params[i]->id].storage = b->params[i];
	for (int i = 0; i < b->n_results; i++)
		f.forced[b->results[i]->id] = true;
	for (int k = f.n_eqns - 1; k >= 0; k--)
		decide(&f, f.eqns[k]);
	settle_aliases(&f);
	for (int i = 0; i < p->n_kernels; i++)
		wfi_kernel_look(p, p->kernels[i]);
	merge_kernels(&f);
	for (int i = 0; i < p->n_kernels; i++)
		if (!p->kernels[i]->dead)
			wfi_kernel_look(p, p->kernels[i]);
	make_steps(&f);
	release(&f);
}

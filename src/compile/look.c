/* look.c: what a kernel reads, how, what it costs, and which of its loops are one. */
#include "compile/gen.h"

/* ---- a scalar builder that only counts ---- */

typedef struct counter {
	wfi_sb sb; /* first */
	int cost;
	uintptr_t next; /* every value is a different pointer */
} counter;

static counter *counter_of(wfi_sb *b)
{
	return (counter *)(void *)b;
}

static wfi_sv fresh(wfi_sb *b, wf_dtype d, uint64_t tag)
{
	return (wfi_sv){ (void *)++counter_of(b)->next, tag, d };
}

static wfi_sv count_constant(wfi_sb *b, wf_dtype d, uint64_t bits)
{
	(void)bits;
	return fresh(b, d, 0);
}

static wfi_sv count_op(wfi_sb *b, wfi_sop op, wfi_sv x, wfi_sv y, wfi_sv z)
{
	counter_of(b)->cost += op == WFI_S_DIV || op == WFI_S_REM || op == WFI_S_SQRT ? 8 : 1;
	return fresh(b, x.dtype, wfi_sv_join(x.bits, wfi_sv_join(y.bits, z.bits)));
}

static wfi_sv count_cmp(wfi_sb *b, wfi_scmp c, wfi_sv x, wfi_sv y)
{
	(void)c;
	counter_of(b)->cost++;
	return fresh(b, WF_BOOL, wfi_sv_join(x.bits, y.bits));
}

static wfi_sv count_select(wfi_sb *b, wfi_sv cond, wfi_sv yes, wfi_sv no)
{
	counter_of(b)->cost++;
	return fresh(b, yes.dtype, wfi_sv_join(cond.bits, wfi_sv_join(yes.bits, no.bits)));
}

static wfi_sv count_convert(wfi_sb *b, wf_dtype to, wfi_sv x)
{
	counter_of(b)->cost++;
	return fresh(b, to, x.bits);
}

static wfi_sv count_bitcast(wfi_sb *b, wf_dtype to, wfi_sv x)
{
	return fresh(b, to, x.bits);
}

static const wfi_sb_vtable counting = {
	.constant = count_constant,
	.op = count_op,
	.cmp = count_cmp,
	.select = count_select,
	.convert = count_convert,
	.bitcast = count_bitcast,
};

/* ---- the walk ---- */

typedef struct look {
	wfi_gen g; /* first */
	counter counter;
	wfi_plan *plan; /* these two: of a kernel; NULL when one equation is looked at */
	wfi_kernel *kernel;
	const wfi_aff *kept;
	const int *syms; /* of the kept dimensions */
	const wfi_eqn *eqn; /* of wfi_eqn_moves: its operands are stored */
	const wfi_value *loaded;
	const wfi_aff *loaded_at;
	void *loaded_p;
} look;

static look *look_of(wfi_gen *g)
{
	return (look *)(void *)g;
}

/* The most slices (the product of leading dimensions of the space) of which each reads only the slice of v, cut alike, that has its number. */
static int64_t slices_of(const look *k, const wfi_value *v, const wfi_aff *at)
{
	const wfi_kernel *kernel = k->kernel;
	int64_t slices = 1, best = 1, count = wfi_type_count(&v->type);

	for (int d = 0; d < kernel->rank; d++) {
		slices *= kernel->dims[d];
		if (count % slices)
			break;
		int64_t step = count / slices, hi = at->hi;
		bool local = at->lo >= 0;
		for (int i = d; i >= 0 && local; step *= kernel->dims[i--]) {
			local = wfi_aff_coefficient(at, k->syms[i]) == step;
			hi -= step * (kernel->dims[i] - 1);
		}
		if (local && hi < count / slices)
			best = slices;
	}
	return best;
}

static void note_read(look *k, const wfi_value *v, const wfi_aff *at)
{
	wfi_kernel *kernel = k->kernel;
	wfi_value *s = k->plan->info[v->id].storage;
	bool same = at == k->kept;
	int64_t slices = slices_of(k, v, at);

	for (int i = 0; i < kernel->n_reads; i++)
		if (kernel->reads[i].value == s) {
			kernel->reads[i].same &= same;
			kernel->reads[i].slices = WFI_MIN(kernel->reads[i].slices, slices);
			return;
		}
	if (!(kernel->n_reads & (kernel->n_reads - 1))) { /* grows at powers of two */
		wfi_read *r = wfi_arena_alloc(k->plan->arena, (size_t)WFI_MAX(2 * kernel->n_reads, 1) * sizeof *r);
		if (kernel->n_reads)
			memcpy(r, kernel->reads, (size_t)kernel->n_reads * sizeof *r);
		kernel->reads = r;
	}
	kernel->reads[kernel->n_reads++] = (wfi_read){ s, same, wfi_type_count(&s->type) >= kernel->count, slices };
}

static wfi_sv look_load(wfi_gen *g, const wfi_value *v, const wfi_aff *at)
{
	look *k = look_of(g);
	wf_dtype d = v->type.dtype;

	wfi_aff_use(&g->index, at);
	if (k->kernel) {
		note_read(k, v, at);
		return fresh(g->eb.s, d == WF_F16 || d == WF_BF16 ? WF_U16 : d, wfi_sv_tag(at->depth, at->lanes));
	}
	wfi_sv x = fresh(g->eb.s, d == WF_F16 || d == WF_BF16 ? WF_F32 : d, 0); /* not widened, so that it is recognised */
	k->loaded = v;
	k->loaded_at = at;
	k->loaded_p = x.p;
	return x;
}

static wfi_sv look_number(wfi_gen *g, const wfi_aff *a, wf_dtype d)
{
	wfi_aff_use(&g->index, a);
	look_of(g)->counter.cost++;
	return fresh(g->eb.s, d, wfi_sv_tag(a->depth, a->lanes));
}

static wfi_sv look_in_range(wfi_gen *g, const wfi_aff *a, int64_t lo, int64_t hi)
{
	(void)lo, (void)hi;
	return look_number(g, a, WF_BOOL);
}

static const wfi_gen_target looking = { look_load, look_number, look_in_range };

static void look_init(look *k, bool (*stored)(const wfi_gen *g, const wfi_value *v))
{
	*k = (look){ .counter = { .sb = { &counting } } };
	wfi_gen_init(&k->g, &looking, &k->counter.sb);
	k->g.stored = stored;
}

/* ---- one equation ---- */

static bool all_but_this(const wfi_gen *g, const wfi_value *v)
{
	return v->def != ((const look *)(const void *)g)->eqn;
}

/* a place in t, a loop for each dimension */
static void loops_over(wfi_index *x, const wfi_type *t, const wfi_aff **place)
{
	for (int d = 0; d < t->rank; d++)
		place[d] = t->dims[d] == 1 ? wfi_aff_const(x, 0) : wfi_aff_sym(x, wfi_sym_loop(x, t->dims[d], d + 1, false));
}

int wfi_eqn_cost(const wfi_eqn *e)
{
	look k;
	const wfi_aff *place[WF_MAX_RANK];

	if (e->op->lowering == WFI_LOWER_CONSTANT)
		return 0;
	if (!wfi_fusible(e) || !wfi_type_count(&e->out->type))
		return 1;
	look_init(&k, all_but_this);
	k.eqn = e;
	loops_over(&k.g.index, &e->out->type, place);
	wfi_gen_value(&k.g, e->out, place);
	int cost = k.counter.cost + k.g.index.n_syms - wfi_long_dims(&e->out->type, (int64_t[WF_MAX_RANK]){ 0 });
	wfi_gen_free(&k.g);
	return cost;
}

bool wfi_eqn_moves(const wfi_eqn *e, int *operand, bool *same)
{
	look k;
	const wfi_aff *place[WF_MAX_RANK];
	bool moves = false;

	if (e->op->lowering != WFI_LOWER_ELEMENT || !wfi_fusible(e) || !wfi_type_count(&e->out->type))
		return false;
	look_init(&k, all_but_this);
	k.eqn = e;
	loops_over(&k.g.index, &e->out->type, place);
	wfi_sv x = wfi_gen_value(&k.g, e->out, place);
	if (k.loaded && x.p == k.loaded_p) {
		const wfi_type *t = &e->out->type;
		moves = true;
		for (*operand = 0; e->in[*operand] != k.loaded;)
			++*operand;
		*same = k.loaded_at == wfi_aff_linear(&k.g.index, t->rank, t->dims, place) &&
			wfi_type_count(t) == wfi_type_count(&k.loaded->type);
	}
	wfi_gen_free(&k.g);
	return moves;
}

/* the operand's dimension that steps as dimension d of the result does, not taken yet; −1: none */
static int dimension_like(const wfi_type *in, const wfi_type *out, int d, int64_t step, const int *taken)
{
	int64_t strides[WF_MAX_RANK];

	wfi_type_strides(in, strides);
	for (int i = 0; i < in->rank; i++) {
		bool used = false;
		for (int k = 0; k < d; k++)
			used |= taken[k] == i;
		if (!used && in->dims[i] == out->dims[d] && (in->dims[i] == 1 || strides[i] == step))
			return i;
	}
	return -1;
}

bool wfi_eqn_permutes(const wfi_eqn *e, int *perm)
{
	look k;
	const wfi_aff *place[WF_MAX_RANK];
	const wfi_type *t = &e->out->type;
	bool ok = false;

	if (e->op->lowering != WFI_LOWER_ELEMENT || !wfi_fusible(e) || e->n_in != 1 || !wfi_type_count(t) ||
	    e->in[0]->type.rank != t->rank)
		return false;
	look_init(&k, all_but_this);
	k.eqn = e;
	loops_over(&k.g.index, t, place);
	wfi_sv x = wfi_gen_value(&k.g, e->out, place);
	if (k.loaded && x.p == k.loaded_p && !k.loaded_at->k) {
		ok = true;
		for (int d = 0; d < t->rank && ok; d++) {
			int64_t step = t->dims[d] == 1 ? 0 : wfi_aff_coefficient(k.loaded_at, place[d]->t[0].sym);
			perm[d] = dimension_like(&e->in[0]->type, t, d, step, perm);
			ok = perm[d] >= 0;
		}
		for (int i = 0; i < k.loaded_at->n && ok; i++)
			ok = k.g.index.syms[k.loaded_at->t[i].sym].kind == WFI_SYM_LOOP;
	}
	wfi_gen_free(&k.g);
	return ok;
}

/* ---- a kernel ---- */

bool wfi_kernel_loads(const wfi_plan *p, const wfi_kernel *k, const wfi_value *v)
{
	const wfi_value *s = p->info[v->id].storage;

	return s && p->info[s->id].kernel != k && !wfi_splat_bits(v, NULL);
}

static bool stored_elsewhere(const wfi_gen *g, const wfi_value *v)
{
	const look *k = (const look *)(const void *)g;

	return wfi_kernel_loads(k->plan, k->kernel, v);
}

void wfi_kernel_places(wfi_index *x, const wfi_kernel *k, const int *kept_syms, const int *red_syms, const wfi_aff **kept,
		       const wfi_aff **reduced)
{
	const wfi_aff *place[WFI_MOST_LOOPS];

	for (int i = 0; i < k->n_loops; i++)
		place[i] = k->loops[i] == 1 ? wfi_aff_const(x, 0) : wfi_aff_sym(x, kept_syms[i]);
	*kept = wfi_aff_linear(x, k->n_loops, k->loops, place);
	for (int i = 0; i < k->n_red_loops; i++)
		place[i] = k->red_loops[i] == 1 ? wfi_aff_const(x, 0) : wfi_aff_sym(x, red_syms[i]);
	*reduced = wfi_aff_linear(x, k->n_red_loops, k->red_loops, place);
}

/* what the used expressions are made of is used too */
static void close_used(wfi_index *x)
{
	for (int i = 0; i < x->n_used; i++)
		for (int j = 0; j < x->used[i]->n; j++) {
			const wfi_sym *s = &x->syms[x->used[i]->t[j].sym];
			const wfi_aff *from[2] = { s->x, s->y };
			for (int k = 0; k < 2; k++)
				if (from[k])
					wfi_aff_use(x, from[k]);
		}
}

/* loops i and i + 1 of these are one when every expression steps through them as through one */
static int merge(const wfi_index *x, int n, int64_t *loops, const int *syms)
{
	int m = 0;
	int64_t out[WFI_MOST_LOOPS];

	for (int i = 0; i < n; i++) {
		bool one = i > 0;
		for (int u = 0; u < x->n_used && one; u++)
			one = wfi_aff_coefficient(x->used[u], syms[i - 1]) == wfi_aff_coefficient(x->used[u], syms[i]) * loops[i];
		if (one)
			out[m - 1] *= loops[i];
		else
			out[m++] = loops[i];
	}
	memcpy(loops, out, (size_t)m * sizeof *loops);
	return m;
}

/* The rows' sums go by the place in all that is reduced, so the innermost loop must begin at a multiple of the lanes. */
static void keep_order(wfi_kernel *k)
{
	if (k->kind != WFI_ROWS || k->n_red_loops < 2 || k->red_loops[k->n_red_loops - 1] % WFI_LANES == 0)
		return;
	for (int i = 1; i < k->n_red_loops; i++)
		k->red_loops[0] *= k->red_loops[i];
	k->n_red_loops = 1;
}

void wfi_kernel_look(wfi_plan *p, wfi_kernel *kernel)
{
	look k;
	int syms[WFI_MOST_LOOPS], red_syms[WFI_MOST_LOOPS];
	const wfi_aff *reduced;
	wfi_index *x = &k.g.index;

	kernel->n_loops = kernel->rank;
	memcpy(kernel->loops, kernel->dims, sizeof kernel->dims);
	kernel->n_red_loops = kernel->red_rank;
	memcpy(kernel->red_loops, kernel->red_dims, sizeof kernel->red_dims);
	kernel->n_reads = 0;
	if (!kernel->count)
		return;
	look_init(&k, stored_elsewhere);
	k.plan = p;
	k.kernel = kernel;
	k.syms = syms;
	for (int i = 0; i < kernel->rank; i++)
		syms[i] = wfi_sym_loop(x, kernel->dims[i], i + 1, false);
	for (int i = 0; i < kernel->red_rank; i++)
		red_syms[i] = wfi_sym_loop(x, kernel->red_dims[i], kernel->rank + i + 1, false);
	wfi_kernel_places(x, kernel, syms, red_syms, &k.kept, &reduced);
	for (int i = 0; i < kernel->n_reds; i++) {
		wfi_value *v = kernel->reds[i]->out;
		const wfi_aff *place[WF_MAX_RANK];
		wfi_sv s = kernel->n_work ? wfi_gen_summand(&k.g, kernel->reds[i], k.kept, reduced) : (wfi_sv){ 0 };
		wf_dtype d = v->type.dtype;
		wfi_aff_delinear(x, v->type.rank, v->type.dims, k.kept, place);
		(void)s;
		wfi_gen_define(&k.g, v, place,
			       fresh(k.g.eb.s, d == WF_F16 || d == WF_BF16 ? WF_F32 : d, wfi_sv_tag(kernel->rank, false)));
		k.counter.cost++;
	}
	for (int i = 0; i < kernel->n_roots; i++)
		wfi_gen_linear(&k.g, kernel->roots[i], k.kept);
	kernel->cost = k.counter.cost + kernel->n_reads;
	close_used(x);
	kernel->n_loops = merge(x, kernel->n_loops, kernel->loops, syms);
	kernel->n_red_loops = merge(x, kernel->n_red_loops, kernel->red_loops, red_syms);
	keep_order(kernel);
	wfi_gen_free(&k.g);
}

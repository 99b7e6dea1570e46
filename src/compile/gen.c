/* gen.c: see gen.h. */
#include <assert.h>
#include "compile/gen.h"

/* ---- operations' index interface over affine expressions ---- */

static wfi_gen *gen_of(wfi_eb *b)
{
	return (wfi_gen *)(void *)b; /* eb is first */
}

static wfi_ix ix_of(const wfi_aff *a)
{
	return (wfi_ix){ .p = (void *)(uintptr_t)a, .lo = a->lo, .hi = a->hi };
}

static const wfi_aff *aff_of(wfi_ix x)
{
	return x.p;
}

static wfi_sv eb_operand(wfi_eb *b, int i, const wfi_ix *index)
{
	wfi_gen *g = gen_of(b);
	const wfi_value *v = g->at->in[i];
	const wfi_aff *place[WF_MAX_RANK];

	for (int d = 0; d < v->type.rank; d++)
		place[d] = aff_of(index[d]);
	return wfi_gen_value(g, v, place);
}

static wfi_ix eb_constant(wfi_eb *b, int64_t k)
{
	return ix_of(wfi_aff_const(&gen_of(b)->index, k));
}

static wfi_ix eb_add(wfi_eb *b, wfi_ix x, wfi_ix y)
{
	return ix_of(wfi_aff_add(&gen_of(b)->index, aff_of(x), aff_of(y)));
}

static wfi_ix eb_mul(wfi_eb *b, wfi_ix x, int64_t k)
{
	return ix_of(wfi_aff_mul(&gen_of(b)->index, aff_of(x), k));
}

static wfi_ix eb_div(wfi_eb *b, wfi_ix x, int64_t k)
{
	return ix_of(wfi_aff_div(&gen_of(b)->index, aff_of(x), k));
}

static wfi_ix eb_rem(wfi_eb *b, wfi_ix x, int64_t k)
{
	return ix_of(wfi_aff_rem(&gen_of(b)->index, aff_of(x), k));
}

static wfi_ix eb_clamp(wfi_eb *b, wfi_ix x, int64_t lo, int64_t hi)
{
	return ix_of(wfi_aff_clamp(&gen_of(b)->index, aff_of(x), lo, hi));
}

static wfi_sv eb_in_range(wfi_eb *b, wfi_ix x, int64_t lo, int64_t hi)
{
	wfi_gen *g = gen_of(b);
	const wfi_aff *a = aff_of(x);

	if (a->lo >= lo && a->hi < hi)
		return wfi_s_i(g->eb.s, WF_BOOL, 1);
	if (a->hi < lo || a->lo >= hi)
		return wfi_s_i(g->eb.s, WF_BOOL, 0);
	return g->target->in_range(g, a, lo, hi);
}

static wfi_ix eb_select(wfi_eb *b, wfi_sv cond, wfi_ix yes, wfi_ix no)
{
	return ix_of(wfi_aff_select(&gen_of(b)->index, cond, aff_of(yes), aff_of(no)));
}

static wfi_sv eb_value(wfi_eb *b, wfi_ix x, wf_dtype d)
{
	wfi_gen *g = gen_of(b);
	const wfi_aff *a = aff_of(x);

	if (a->lo == a->hi)
		return wfi_s_i(g->eb.s, d, a->lo);
	return g->target->number(g, a, d == WF_F16 || d == WF_BF16 ? WF_F32 : d);
}

static wfi_ix eb_from(wfi_eb *b, wfi_sv x, int64_t lo, int64_t hi)
{
	return ix_of(wfi_aff_data(&gen_of(b)->index, x, lo, hi));
}

static const wfi_eb_vtable vtable = {
	.operand = eb_operand,
	.constant = eb_constant,
	.add = eb_add,
	.mul = eb_mul,
	.div = eb_div,
	.rem = eb_rem,
	.clamp = eb_clamp,
	.in_range = eb_in_range,
	.select = eb_select,
	.value = eb_value,
	.from = eb_from,
};

void wfi_gen_init(wfi_gen *g, const wfi_gen_target *target, wfi_sb *sb)
{
	*g = (wfi_gen){ .eb = { &vtable, sb }, .target = target, .cap_hash = 128 };
	g->hash = wfi_alloc((size_t)g->cap_hash * sizeof *g->hash);
	wfi_index_init(&g->index);
}

void wfi_gen_free(wfi_gen *g)
{
	wfi_index_free(&g->index);
	wfi_free(g->memo);
	wfi_free(g->hash);
}

/* ---- values that are known already ---- */

static size_t slot_of(const wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	size_t h = (size_t)v->id * 0x9E3779B97F4A7C15u;

	for (int d = 0; d < v->type.rank; d++)
		h = (h ^ place[d]->hash) * 0x9E3779B97F4A7C15u;
	return (h ^ h >> 31) & (size_t)(g->cap_hash - 1);
}

static wfi_memo *find(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	for (size_t i = slot_of(g, v, place); g->hash[i]; i = (i + 1) & (size_t)(g->cap_hash - 1)) {
		wfi_memo *m = &g->memo[g->hash[i] - 1];
		if (m->value == v && (!v->type.rank || !memcmp(m->place, place, (size_t)v->type.rank * sizeof *place)))
			return m;
	}
	return NULL;
}

static void enter(wfi_gen *g, int k)
{
	size_t i = slot_of(g, g->memo[k].value, g->memo[k].place);

	while (g->hash[i])
		i = (i + 1) & (size_t)(g->cap_hash - 1);
	g->hash[i] = k + 1;
}

static void rehash(wfi_gen *g)
{
	memset(g->hash, 0, (size_t)g->cap_hash * sizeof *g->hash);
	for (int k = 0; k < g->n_memo; k++)
		enter(g, k);
}

static wfi_memo *remember(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	if (g->n_memo == g->cap_memo) {
		g->cap_memo = g->cap_memo ? 2 * g->cap_memo : 32;
		g->memo = wfi_realloc(g->memo, (size_t)g->cap_memo * sizeof *g->memo);
	}
	wfi_memo *m = &g->memo[g->n_memo++];
	*m = (wfi_memo){ .value = v, .place = wfi_arena_copy(g->index.arena, place, (size_t)v->type.rank * sizeof *place) };
	if (2 * g->n_memo > g->cap_hash) {
		g->cap_hash *= 2;
		wfi_free(g->hash);
		g->hash = wfi_alloc((size_t)g->cap_hash * sizeof *g->hash);
		rehash(g);
	} else {
		enter(g, g->n_memo - 1);
	}
	return m;
}

static int depth_of(const wfi_memo *m)
{
	return wfi_sv_depth(m->wide.p ? m->wide : m->half);
}

void wfi_gen_forget(wfi_gen *g, int depth)
{
	int n = 0;

	for (int i = 0; i < g->n_memo; i++)
		if (depth_of(&g->memo[i]) < depth)
			g->memo[n++] = g->memo[i];
	g->n_memo = n;
	rehash(g);
	for (int i = 0; i < g->index.n_syms; i++) {
		wfi_sym *s = &g->index.syms[i];
		if (s->depth >= depth)
			memset(s->code, 0, sizeof s->code);
	}
}

/* ---- f16 and bf16: rounded after every operation, so that fusing changes nothing ---- */

static bool is_half(wf_dtype d)
{
	return d == WF_F16 || d == WF_BF16;
}

/* m gets x as what an operation gave for a value of this dtype */
static void set(wfi_memo *m, wf_dtype d, wfi_sv x)
{
	if (is_half(d) && x.dtype == WF_U16)
		m->half = x;
	else
		m->wide = x;
}

static wfi_sv wide_of(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	wfi_memo *m = find(g, v, place);

	if (!m->wide.p) {
		wfi_sv w = wfi_s_widen(g->eb.s, v->type.dtype, m->half);
		m->wide = w;
	}
	return m->wide;
}

static wfi_sv half_of(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	wfi_memo *m = find(g, v, place);

	if (!m->half.p)
		m->half = wfi_s_narrow(g->eb.s, v->type.dtype, m->wide);
	return m->half;
}

/* ---- computing ---- */

enum { FEW = 8 };
typedef struct operands {
	wfi_view view;
	wfi_type few[2 * FEW], *types;
} operands;

static void view_of(const wfi_eqn *e, operands *o)
{
	int n = e->n_in + e->n_out;

	o->types = n <= 2 * FEW ? o->few : wfi_alloc((size_t)n * sizeof *o->types);
	for (int i = 0; i < e->n_in; i++)
		o->types[i] = e->in[i]->type;
	for (int i = 0; i < e->n_out; i++)
		o->types[e->n_in + i] = e->out[i].type;
	o->view = (wfi_view){ .op = e->op,
			      .attrs = e->attrs,
			      .n_in = e->n_in,
			      .n_out = e->n_out,
			      .n_regions = e->n_regions,
			      .in_type = o->types,
			      .out_type = o->types + e->n_in,
			      .regions = e->regions };
}

static void view_done(operands *o)
{
	if (o->types != o->few)
		wfi_free(o->types);
}

static void compute_scalar(wfi_gen *g, const wfi_eqn *e, const wfi_aff *const *place)
{
	operands o;
	wfi_sv few[FEW] = { { 0 } }, *x = e->n_in <= FEW ? few : wfi_alloc((size_t)e->n_in * sizeof *x);
	wfi_sv few_out[FEW] = { { 0 } }, *out = e->n_out <= FEW ? few_out : wfi_alloc((size_t)e->n_out * sizeof *out);

	for (int i = 0; i < e->n_in; i++)
		x[i] = wfi_gen_value(g, e->in[i], place);
	view_of(e, &o);
	e->op->scalar(g->eb.s, &o.view, x, out);
	for (int i = 0; i < e->n_out; i++) {
		wf_dtype d = e->out[i].type.dtype;
		bool round = is_half(d) && out[i].dtype == WF_F32;
		wfi_sv y = round ? wfi_s_narrow(g->eb.s, d, out[i]) : out[i];
		set(remember(g, &e->out[i], place), d, y);
	}
	view_done(&o);
	if (x != few)
		wfi_free(x);
	if (out != few_out)
		wfi_free(out);
}

static void compute_element(wfi_gen *g, const wfi_eqn *e, const wfi_aff *const *place)
{
	operands o;
	wfi_ix index[WF_MAX_RANK];
	const wfi_eqn *outer = g->at;

	for (int d = 0; d < e->out->type.rank; d++)
		index[d] = ix_of(place[d]);
	view_of(e, &o);
	g->at = e;
	wfi_sv x = e->op->element(&g->eb, &o.view, index);
	g->at = outer;
	view_done(&o);
	/* moved, not computed: a half float comes out exact, its bits are found again by narrowing */
	set(remember(g, e->out, place), e->out->type.dtype, x);
}

static void compute_constant(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	uint64_t bits = 0;
	bool splat = wfi_splat_bits(v, &bits);

	assert(splat);
	(void)splat;
	wf_dtype d = v->type.dtype;
	if (is_half(d))
		remember(g, v, place)->half = g->eb.s->v->constant(g->eb.s, WF_U16, bits);
	else
		remember(g, v, place)->wide = g->eb.s->v->constant(g->eb.s, d, bits);
}

static void load(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	wfi_sv x;

	if (!wfi_type_count(&v->type)) /* never used, but asked for by a pad of nothing */
		x = g->eb.s->v->constant(g->eb.s, is_half(v->type.dtype) ? WF_U16 : v->type.dtype, 0);
	else
		x = g->target->load(g, v, wfi_aff_linear(&g->index, v->type.rank, v->type.dims, place));
	set(remember(g, v, place), v->type.dtype, x);
}

/* A reduction of this kernel is known at the kernel's own place; the same place may have been written otherwise. */
static bool known_reduction(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	const wfi_aff *again[WF_MAX_RANK];
	const wfi_aff *at = wfi_aff_linear(&g->index, v->type.rank, v->type.dims, place);

	wfi_aff_delinear(&g->index, v->type.rank, v->type.dims, at, again);
	const wfi_memo *m = find(g, v, again);
	if (!m)
		return false;
	wfi_sv wide = m->wide, half = m->half;
	wfi_memo *copy = remember(g, v, place);
	copy->wide = wide;
	copy->half = half;
	return true;
}

static void compute(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	const wfi_eqn *e = v->def;

	if (g->stored(g, v))
		load(g, v, place);
	else if (e->op->lowering == WFI_LOWER_SCALAR)
		compute_scalar(g, e, place);
	else if (e->op->lowering == WFI_LOWER_ELEMENT)
		compute_element(g, e, place);
	else if (e->op->lowering == WFI_LOWER_CONSTANT)
		compute_constant(g, v, place);
	else if (!known_reduction(g, v, place)) { /* a product over one place */
		wfi_index *x = &g->index;
		wfi_sv y = wfi_gen_summand(g, e, wfi_aff_linear(x, v->type.rank, v->type.dims, place), wfi_aff_const(x, 0));
		wf_dtype d = v->type.dtype;
		if (is_half(d))
			y = wfi_s_narrow(g->eb.s, d, y);
		set(remember(g, v, place), d, y);
	}
}

wfi_sv wfi_gen_value(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	if (!find(g, v, place))
		compute(g, v, place);
	return wide_of(g, v, place);
}

wfi_sv wfi_gen_stored(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place)
{
	if (!find(g, v, place))
		compute(g, v, place);
	return is_half(v->type.dtype) ? half_of(g, v, place) : wide_of(g, v, place);
}

void wfi_gen_define(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place, wfi_sv x)
{
	wf_dtype d = v->type.dtype;

	if (is_half(d))
		x = wfi_s_narrow(g->eb.s, d, x);
	set(remember(g, v, place), d, x);
}

wfi_sv wfi_gen_linear(wfi_gen *g, const wfi_value *v, const wfi_aff *at)
{
	const wfi_aff *place[WF_MAX_RANK];

	wfi_aff_delinear(&g->index, v->type.rank, v->type.dims, at, place);
	return wfi_gen_stored(g, v, place);
}

/* ---- reductions ---- */

static bool has(wfi_dims d, int64_t x)
{
	for (int i = 0; i < d.n; i++)
		if (d.v[i] == x)
			return true;
	return false;
}

static wfi_sv reduce_summand(wfi_gen *g, const wfi_eqn *e, const wfi_aff *const *kept, const wfi_aff *reduced)
{
	const wfi_reduce_attrs *a = e->attrs;
	const wfi_type *t = &e->in[0]->type;
	int64_t dims[WF_MAX_RANK];
	const wfi_aff *red[WF_MAX_RANK], *place[WF_MAX_RANK];
	int n = 0;

	for (int d = 0; d < t->rank; d++)
		if (has(a->dims, d))
			dims[n++] = t->dims[d];
	wfi_aff_delinear(&g->index, n, dims, reduced, red);
	for (int d = 0, i = 0, j = 0; d < t->rank; d++)
		place[d] = has(a->dims, d) ? red[i++] : kept[j++];
	return wfi_gen_value(g, e->in[0], place);
}

/* where an operand of a product is read: its batch and contracted dimensions at the common places, the others at `free` */
static void dot_place(const wfi_type *t, wfi_dims batch, wfi_dims contract, const wfi_aff *const *common,
		      const wfi_aff *const *red, const wfi_aff *const *others, const wfi_aff **place)
{
	for (int i = 0; i < batch.n; i++)
		place[batch.v[i]] = common[i];
	for (int i = 0; i < contract.n; i++)
		place[contract.v[i]] = red[i];
	for (int d = 0, i = 0; d < t->rank; d++)
		if (!has(batch, d) && !has(contract, d))
			place[d] = others[i++];
}

static wfi_sv dot_summand(wfi_gen *g, const wfi_eqn *e, const wfi_aff *const *kept, const wfi_aff *reduced)
{
	const wfi_dot_attrs *a = e->attrs;
	const wfi_type *l = &e->in[0]->type, *r = &e->in[1]->type;
	int64_t dims[WF_MAX_RANK];
	const wfi_aff *red[WF_MAX_RANK], *place[WF_MAX_RANK];
	int n_left = l->rank - a->lhs_batch.n - a->lhs_contract.n;

	for (int i = 0; i < a->lhs_contract.n; i++)
		dims[i] = l->dims[a->lhs_contract.v[i]];
	wfi_aff_delinear(&g->index, a->lhs_contract.n, dims, reduced, red);
	dot_place(l, a->lhs_batch, a->lhs_contract, kept, red, kept + a->lhs_batch.n, place);
	wfi_sv x = wfi_gen_value(g, e->in[0], place);
	dot_place(r, a->rhs_batch, a->rhs_contract, kept, red, kept + a->lhs_batch.n + n_left, place);
	wfi_sv y = wfi_gen_value(g, e->in[1], place);
	wf_dtype d = is_half(e->out->type.dtype) ? WF_F32 : e->out->type.dtype;
	x = wfi_s_convert(g->eb.s, d, x), y = wfi_s_convert(g->eb.s, d, y);
	return x.dtype == WF_BOOL ? wfi_s_and(g->eb.s, x, y) : wfi_s_mul(g->eb.s, x, y);
}

wfi_sv wfi_gen_summand(wfi_gen *g, const wfi_eqn *red, const wfi_aff *kept, const wfi_aff *reduced)
{
	const wfi_aff *place[WF_MAX_RANK];
	const wfi_type *t = &red->out->type;

	wfi_aff_delinear(&g->index, t->rank, t->dims, kept, place);
	return red->op->lowering == WFI_LOWER_DOT ? dot_summand(g, red, place, reduced) : reduce_summand(g, red, place, reduced);
}

/* index.c: see index.h. */
#include <assert.h>
#include "compile/index.h"

void wfi_index_init(wfi_index *x)
{
	*x = (wfi_index){ .arena = wfi_arena_new(), .cap_table = 64 };
	x->table = wfi_alloc(x->cap_table * sizeof *x->table);
}

void wfi_index_free(wfi_index *x)
{
	wfi_free(x->table);
	wfi_free(x->syms);
	wfi_free(x->used);
	wfi_arena_free(x->arena);
}

/* ---- interning ---- */

static uint32_t hash_of(const wfi_aff *a)
{
	uint64_t h = (uint64_t)a->k * 0x9E3779B97F4A7C15u;
	for (int i = 0; i < a->n; i++)
		h = (h ^ (uint64_t)a->t[i].sym ^ ((uint64_t)a->t[i].c << 20)) * 0x9E3779B97F4A7C15u, h ^= h >> 29;
	return (uint32_t)(h >> 32 ^ h);
}

static bool same(const wfi_aff *a, const wfi_aff *b)
{
	if (a->hash != b->hash || a->k != b->k || a->n != b->n)
		return false;
	for (int i = 0; i < a->n; i++)
		if (a->t[i].sym != b->t[i].sym || a->t[i].c != b->t[i].c)
			return false;
	return true;
}

static void grow_table(wfi_index *x)
{
	size_t cap = x->cap_table * 2;
	const wfi_aff **t = wfi_alloc(cap * sizeof *t);

	for (size_t i = 0; i < x->cap_table; i++) {
		const wfi_aff *a = x->table[i];
		if (!a)
			continue;
		size_t j = a->hash & (cap - 1);
		while (t[j])
			j = (j + 1) & (cap - 1);
		t[j] = a;
	}
	wfi_free(x->table);
	x->table = t;
	x->cap_table = cap;
}

static void fill(const wfi_index *x, wfi_aff *a)
{
	a->lo = a->hi = a->k;
	for (int i = 0; i < a->n; i++) {
		const wfi_sym *s = &x->syms[a->t[i].sym];
		int64_t c = a->t[i].c;
		a->lo += c * (c > 0 ? s->lo : s->hi);
		a->hi += c * (c > 0 ? s->hi : s->lo);
		a->depth = WFI_MAX(a->depth, s->depth);
		a->lanes |= s->lanes;
	}
}

/* the one expression of constant k and these n terms, which are in order */
static wfi_aff *intern(wfi_index *x, int64_t k, int n, const wfi_term *t)
{
	size_t size = sizeof(wfi_aff) + (size_t)n * sizeof *t;
	wfi_aff *a = wfi_arena_alloc(x->arena, size);

	a->k = k;
	a->n = n;
	if (n)
		memcpy(a->t, t, (size_t)n * sizeof *t);
	a->hash = hash_of(a);
	size_t i = a->hash & (x->cap_table - 1);
	for (; x->table[i]; i = (i + 1) & (x->cap_table - 1))
		if (same(x->table[i], a))
			return (wfi_aff *)(uintptr_t)x->table[i];
	fill(x, a);
	x->table[i] = a;
	if (++x->n_affs * 2 > x->cap_table)
		grow_table(x);
	return a;
}

static int new_sym(wfi_index *x, wfi_sym s)
{
	if (x->n_syms == x->cap_syms) {
		x->cap_syms = x->cap_syms ? 2 * x->cap_syms : 16;
		x->syms = wfi_realloc(x->syms, (size_t)x->cap_syms * sizeof *x->syms);
	}
	x->syms[x->n_syms] = s;
	return x->n_syms++;
}

/* an equal symbol that is there already, or a new one */
static const wfi_aff *opaque(wfi_index *x, wfi_sym s)
{
	for (int i = 0; i < x->n_syms; i++) {
		const wfi_sym *o = &x->syms[i];
		if (o->kind == s.kind && o->x == s.x && o->y == s.y && o->k == s.k && o->lo == s.lo && o->hi == s.hi &&
		    o->value.p == s.value.p)
			return wfi_aff_sym(x, i);
	}
	return wfi_aff_sym(x, new_sym(x, s));
}

int wfi_sym_loop(wfi_index *x, int64_t extent, int depth, bool lanes)
{
	return new_sym(x, (wfi_sym){ .kind = WFI_SYM_LOOP, .hi = extent - 1, .depth = depth, .lanes = lanes });
}

void wfi_aff_use(wfi_index *x, const wfi_aff *a)
{
	for (int i = 0; i < x->n_used; i++)
		if (x->used[i] == a)
			return;
	if (x->n_used == x->cap_used) {
		x->cap_used = x->cap_used ? 2 * x->cap_used : 16;
		x->used = wfi_realloc(x->used, (size_t)x->cap_used * sizeof *x->used);
	}
	x->used[x->n_used++] = a;
}

/* ---- arithmetic ---- */

const wfi_aff *wfi_aff_const(wfi_index *x, int64_t k)
{
	return intern(x, k, 0, NULL);
}

const wfi_aff *wfi_aff_sym(wfi_index *x, int sym)
{
	return intern(x, 0, 1, &(const wfi_term){ sym, 1 });
}

int64_t wfi_aff_coefficient(const wfi_aff *a, int sym)
{
	for (int i = 0; i < a->n; i++)
		if (a->t[i].sym == sym)
			return a->t[i].c;
	return 0;
}

enum { FEW = 24 };
static wfi_term *room(wfi_index *x, int n, wfi_term few[FEW])
{
	return n <= FEW ? few : wfi_arena_alloc(x->arena, (size_t)n * sizeof *few);
}

const wfi_aff *wfi_aff_add(wfi_index *x, const wfi_aff *a, const wfi_aff *b)
{
	wfi_term few[FEW], *t = room(x, a->n + b->n, few);
	int n = 0, i = 0, j = 0;

	if (!b->n && !b->k)
		return a;
	while (i < a->n || j < b->n) {
		if (j == b->n || (i < a->n && a->t[i].sym < b->t[j].sym)) {
			t[n++] = a->t[i++];
		} else if (i == a->n || b->t[j].sym < a->t[i].sym) {
			t[n++] = b->t[j++];
		} else {
			t[n] = (wfi_term){ a->t[i].sym, a->t[i].c + b->t[j].c };
			n += t[n].c != 0;
			i++, j++;
		}
	}
	wfi_aff *sum = intern(x, a->k + b->k, n, t);
	/* the parts may know more than the terms do */
	sum->lo = WFI_MAX(sum->lo, a->lo + b->lo);
	sum->hi = WFI_MIN(sum->hi, a->hi + b->hi);
	return sum;
}

const wfi_aff *wfi_aff_mul(wfi_index *x, const wfi_aff *a, int64_t k)
{
	wfi_term few[FEW], *t = room(x, a->n, few);

	if (!k)
		return wfi_aff_const(x, 0);
	for (int i = 0; i < a->n; i++)
		t[i] = (wfi_term){ a->t[i].sym, a->t[i].c * k };
	wfi_aff *m = intern(x, a->k * k, a->n, t);
	m->lo = WFI_MAX(m->lo, k > 0 ? a->lo * k : a->hi * k);
	m->hi = WFI_MIN(m->hi, k > 0 ? a->hi * k : a->lo * k);
	return m;
}

static int64_t floor_div(int64_t a, int64_t k)
{
	return a / k - (a % k < 0);
}

/* Terms whose coefficient k divides come out even; the rest is divided only when it can reach k. */
const wfi_aff *wfi_aff_div(wfi_index *x, const wfi_aff *a, int64_t k)
{
	assert(k > 0);
	if (k == 1)
		return a;
	if (a->lo >= 0 && a->hi < k)
		return wfi_aff_const(x, 0);
	wfi_term few[FEW], few_rest[FEW], *even = room(x, a->n, few), *rest = room(x, a->n, few_rest);
	int n = 0, m = 0;
	int64_t whole = floor_div(a->k, k);
	for (int i = 0; i < a->n; i++)
		if (a->t[i].c % k == 0)
			even[n++] = (wfi_term){ a->t[i].sym, a->t[i].c / k };
		else
			rest[m++] = a->t[i];
	const wfi_aff *q = intern(x, whole, n, even), *r = intern(x, a->k - whole * k, m, rest);
	if (r->lo >= 0 && r->hi < k)
		return q;
	if (r->lo < 0) /* not taken apart, so that it stays ≥ 0 as a whole */
		r = a, q = wfi_aff_const(x, 0);
	wfi_sym s = { .kind = WFI_SYM_DIV,
		      .x = r,
		      .k = k,
		      .lo = WFI_MAX(r->lo, 0) / k,
		      .hi = WFI_MAX(r->hi, 0) / k,
		      .depth = r->depth,
		      .lanes = r->lanes };
	return wfi_aff_add(x, q, opaque(x, s));
}

/* x − k·(x / k): what is divided and put together again vanishes by itself */
const wfi_aff *wfi_aff_rem(wfi_index *x, const wfi_aff *a, int64_t k)
{
	if (a->lo >= 0 && a->hi < k)
		return a;
	wfi_aff *r = (wfi_aff *)(uintptr_t)wfi_aff_add(x, a, wfi_aff_mul(x, wfi_aff_div(x, a, k), -k));
	r->lo = WFI_MAX(r->lo, 0);
	r->hi = WFI_MIN(r->hi, k - 1);
	return r;
}

const wfi_aff *wfi_aff_clamp(wfi_index *x, const wfi_aff *a, int64_t lo, int64_t hi)
{
	if (a->hi <= lo || hi <= lo)
		return wfi_aff_const(x, lo);
	if (a->lo >= hi)
		return wfi_aff_const(x, hi);
	if (a->lo >= lo && a->hi <= hi)
		return a;
	return opaque(x, (wfi_sym){ .kind = WFI_SYM_CLAMP, .x = a, .lo = lo, .hi = hi, .depth = a->depth, .lanes = a->lanes });
}

const wfi_aff *wfi_aff_select(wfi_index *x, wfi_sv cond, const wfi_aff *a, const wfi_aff *b)
{
	if (a == b)
		return a;
	uint64_t tag = wfi_sv_join(cond.bits, wfi_sv_join(wfi_sv_tag(a->depth, a->lanes), wfi_sv_tag(b->depth, b->lanes)));
	return opaque(x, (wfi_sym){ .kind = WFI_SYM_SELECT,
				    .x = a,
				    .y = b,
				    .value = cond,
				    .lo = WFI_MIN(a->lo, b->lo),
				    .hi = WFI_MAX(a->hi, b->hi),
				    .depth = (int)(tag & 0xff),
				    .lanes = tag & WFI_SV_LANES });
}

const wfi_aff *wfi_aff_data(wfi_index *x, wfi_sv value, int64_t lo, int64_t hi)
{
	if (hi <= lo)
		return wfi_aff_const(x, lo);
	return opaque(x, (wfi_sym){ .kind = WFI_SYM_DATA,
				    .value = value,
				    .lo = lo,
				    .hi = hi,
				    .depth = wfi_sv_depth(value),
				    .lanes = wfi_sv_lanes(value) });
}

const wfi_aff *wfi_aff_linear(wfi_index *x, int rank, const int64_t *dims, const wfi_aff *const *place)
{
	const wfi_aff *sum = wfi_aff_const(x, 0);
	int64_t stride = 1;

	for (int i = rank - 1; i >= 0; i--) {
		if (dims[i] != 1)
			sum = wfi_aff_add(x, wfi_aff_mul(x, place[i], stride), sum);
		stride *= WFI_MAX(dims[i], 1);
	}
	return sum;
}

void wfi_aff_delinear(wfi_index *x, int rank, const int64_t *dims, const wfi_aff *linear, const wfi_aff **place)
{
	int first = 0;

	while (first < rank && dims[first] == 1)
		first++;
	for (int i = rank - 1; i >= 0; i--) {
		int64_t n = WFI_MAX(dims[i], 1);
		if (n == 1) {
			place[i] = wfi_aff_const(x, 0);
		} else if (i == first) {
			place[i] = linear;
		} else {
			place[i] = wfi_aff_rem(x, linear, n);
			linear = wfi_aff_div(x, linear, n);
		}
	}
}

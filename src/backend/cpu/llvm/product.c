/* product.c: a matrix product as a function of its own, by kernel/product.h's definition: sums are chains of (fused) multiply-adds over blocks of k,
 * added up in order. A panel of columns of the right operand is copied to where its rows are neighbours; tiles of rows run over it. */
#include "backend/cpu/dot.h"
#include "backend/cpu/llvm/object.h"

enum { BLOCK_K = 512 /* kernel/product.c's */, PANEL_BYTES = 64, MOST_ROWS = 6 };

typedef struct product {
	wfi_object *o;
	wfi_lb *b;
	wfi_dot d;
	wf_dtype wide; /* as it is computed */
	int mr, nr;
	LLVMTypeRef element, vector;
	wfi_at a_packed, b_packed, panel, edge;
	wfi_at a, bb, c; /* of one product of the batch */
	int64_t kc;
} product;

static bool is_short(wf_dtype d)
{
	return d == WF_F16 || d == WF_BF16;
}

static wfi_at room(product *p, size_t bytes)
{
	return (wfi_at){ wfi_object_at(p->o, p->o->workspace, wfi_llvm_int(&p->o->l, (int64_t)wfi_object_reserve(p->o, bytes))) };
}

/* rows × columns, one after the other */
static void pack(product *p, const wfi_matrix *x, wfi_at from, wfi_at to)
{
	wfi_lall all;
	int first = p->d.n_batch_dims, n = x->rank - first, next = p->b->v->var(p->b, wfi_l_i(p->b, 0));

	wfi_l_all(p->b, n, x->dims + first, &all);
	wfi_sv at = wfi_l_get(p->b, next);
	wfi_l_move(p->b, to, at, from, wfi_l_place(p->b, n, all.index, x->strides + first), p->d.dtype);
	wfi_l_set(p->b, next, wfi_l_add(p->b, at, wfi_l_i(p->b, 1)));
	wfi_l_all_end(p->b, &all);
}

static wfi_sv least(wfi_lb *b, wfi_sv x, wfi_sv y)
{
	return wfi_s_select(b->s, wfi_s_cmp(b->s, WFI_S_LT, x, y), x, y);
}

/* columns j0 … of rows k0 … k0 + kc − 1 to the panel, zeros behind the last column */
static void fill_panel(product *p, wfi_sv k0, wfi_sv kc, wfi_sv j0, wfi_sv nc)
{
	wfi_lb *b = p->b;
	wfi_lfor q = wfi_l_for(b, wfi_l_i(b, 0), kc);
	wfi_sv from = wfi_l_add(b, wfi_l_mul(b, wfi_l_add(b, k0, q.i), p->d.b.row), wfi_l_mul(b, j0, p->d.b.column));
	wfi_sv to = wfi_l_mul(b, q.i, p->nr);
	wfi_lfor j = wfi_l_for(b, wfi_l_i(b, 0), nc);
	b->v->store(b, p->panel, p->wide, wfi_l_add(b, to, j.i),
	            b->v->load(b, p->bb, p->d.dtype, wfi_l_add(b, from, wfi_l_mul(b, j.i, p->d.b.column))));
	wfi_l_next(b, &j);
	wfi_lfor z = wfi_l_for(b, nc, wfi_l_i(b, p->nr));
	b->v->store(b, p->panel, p->wide, wfi_l_add(b, to, z.i), wfi_s_f(b->s, p->wide, 0));
	wfi_l_next(b, &z);
	wfi_l_next(b, &q);
}

static LLVMValueRef splat(product *p, LLVMValueRef x)
{
	LLVMBuilderRef b = p->o->l.b;
	LLVMTypeRef i32 = p->o->l.type[WF_I32];
	LLVMValueRef one = LLVMBuildInsertElement(b, LLVMGetUndef(p->vector), x, LLVMConstInt(i32, 0, false), "");

	return LLVMBuildShuffleVector(b, one, LLVMGetUndef(p->vector), LLVMConstNull(LLVMVectorType(i32, (unsigned)p->nr)), "");
}

static LLVMValueRef multiply_add(product *p, LLVMValueRef x, LLVMValueRef y, LLVMValueRef sum)
{
	LLVMBuilderRef b = p->o->l.b;
	LLVMValueRef args[3] = { x, y, sum };

	if (!p->o->fma)
		return LLVMBuildFAdd(b, sum, LLVMBuildFMul(b, x, y, ""), "");
	LLVMValueRef f = LLVMGetIntrinsicDeclaration(p->o->l.module, LLVMLookupIntrinsicID("llvm.fma", 8), &p->vector, 1);
	return LLVMBuildCall2(b, LLVMGlobalGetValueType(f), f, args, 3, "");
}

/* sums of a tile: rows i0 … (the last one again where there are no more) times the panel, over kc */
static void sum_tile(product *p, wfi_sv i0, wfi_sv k0, wfi_sv kc, LLVMValueRef *acc)
{
	wfi_lb *b = p->b;
	wfi_object *o = p->o;
	unsigned align = (unsigned)wf_dtype_size(p->wide);
	wfi_sv row[MOST_ROWS];

	for (int r = 0; r < p->mr; r++) {
		wfi_sv i = least(b, wfi_l_add(b, i0, wfi_l_i(b, r)), wfi_l_i(b, p->d.m - 1));
		row[r] = wfi_l_add(b, wfi_l_mul(b, i, p->d.a.row), wfi_l_mul(b, k0, p->d.a.column));
		wfi_object_store(o, LLVMConstNull(p->vector), acc[r], PANEL_BYTES);
	}
	wfi_lfor q = wfi_l_for(b, wfi_l_i(b, 0), kc);
	wfi_sv at = wfi_l_mul(b, q.i, p->nr * (int64_t)align), step = wfi_l_mul(b, q.i, p->d.a.column);
	LLVMValueRef right = wfi_object_load(o, p->vector, wfi_object_at(o, p->panel.p, at.p), PANEL_BYTES);
	for (int r = 0; r < p->mr; r++) {
		wfi_sv left = b->v->load(b, p->a, p->d.dtype, wfi_l_add(b, row[r], step));
		LLVMValueRef sum = wfi_object_load(o, p->vector, acc[r], PANEL_BYTES);
		wfi_object_store(o, multiply_add(p, splat(p, left.p), right, sum), acc[r], PANEL_BYTES);
	}
	wfi_l_next(b, &q);
}

/* all of the tile's place is in the result */
static void store_whole(product *p, wfi_sv i0, wfi_sv j0, wfi_sv k0, const LLVMValueRef *acc)
{
	wfi_lb *b = p->b;
	wfi_object *o = p->o;
	unsigned align = (unsigned)wf_dtype_size(p->wide);

	for (int r = 0; r < p->mr; r++) {
		wfi_sv at = wfi_l_add(b, wfi_l_mul(b, wfi_l_add(b, i0, wfi_l_i(b, r)), p->d.n), j0);
		LLVMValueRef to = wfi_object_at(o, p->c.p, wfi_l_mul(b, at, align).p), sum = wfi_object_load(o, p->vector, acc[r], PANEL_BYTES);
		b->v->if_(b, wfi_s_cmp(b->s, WFI_S_EQ, k0, wfi_l_i(b, 0)));
		wfi_object_store(o, sum, to, align);
		b->v->otherwise(b);
		wfi_object_store(o, LLVMBuildFAdd(o->l.b, sum, wfi_object_load(o, p->vector, to, align), ""), to, align);
		b->v->end_if(b);
	}
}

static void store_part(product *p, wfi_sv i0, wfi_sv j0, wfi_sv k0, wfi_sv nc, const LLVMValueRef *acc)
{
	wfi_lb *b = p->b;
	wfi_object *o = p->o;

	for (int r = 0; r < p->mr; r++)
		wfi_object_store(o, wfi_object_load(o, p->vector, acc[r], PANEL_BYTES),
		                 wfi_object_at(o, p->edge.p, wfi_llvm_int(&o->l, r * PANEL_BYTES)), PANEL_BYTES);
	wfi_lfor r = wfi_l_for(b, wfi_l_i(b, 0), least(b, wfi_l_i(b, p->mr), wfi_s_sub(b->s, wfi_l_i(b, p->d.m), i0)));
	wfi_lfor j = wfi_l_for(b, wfi_l_i(b, 0), nc);
	wfi_sv x = b->v->load(b, p->edge, p->wide, wfi_l_add(b, wfi_l_mul(b, r.i, p->nr), j.i));
	wfi_sv to = wfi_l_add(b, wfi_l_mul(b, wfi_l_add(b, i0, r.i), p->d.n), wfi_l_add(b, j0, j.i));
	b->v->if_(b, wfi_s_cmp(b->s, WFI_S_EQ, k0, wfi_l_i(b, 0)));
	b->v->store(b, p->c, p->d.dtype, to, x);
	b->v->otherwise(b);
	b->v->store(b, p->c, p->d.dtype, to, wfi_s_add(b->s, x, b->v->load(b, p->c, p->d.dtype, to)));
	b->v->end_if(b);
	wfi_l_next(b, &j);
	wfi_l_next(b, &r);
}

static void tiles_of_rows(product *p, wfi_sv j0, wfi_sv nc, wfi_sv k0, wfi_sv kc, LLVMValueRef *acc)
{
	wfi_lb *b = p->b;
	wfi_lfor i = wfi_l_count(b, (p->d.m + p->mr - 1) / p->mr);
	wfi_sv i0 = wfi_l_mul(b, i.i, p->mr);

	sum_tile(p, i0, k0, kc, acc);
	if (is_short(p->d.dtype)) {
		store_part(p, i0, j0, k0, nc, acc);
	} else {
		wfi_sv rows = wfi_s_cmp(b->s, WFI_S_LE, wfi_l_add(b, i0, wfi_l_i(b, p->mr)), wfi_l_i(b, p->d.m));
		b->v->if_(b, wfi_s_and(b->s, rows, wfi_s_cmp(b->s, WFI_S_EQ, nc, wfi_l_i(b, p->nr))));
		store_whole(p, i0, j0, k0, acc);
		b->v->otherwise(b);
		store_part(p, i0, j0, k0, nc, acc);
		b->v->end_if(b);
	}
	wfi_l_next(b, &i);
}

static void one(product *p)
{
	wfi_lb *b = p->b;
	LLVMValueRef acc[MOST_ROWS];

	if (p->d.a.packed)
		pack(p, &p->d.a, p->a, p->a_packed), p->a = p->a_packed;
	if (p->d.b.packed)
		pack(p, &p->d.b, p->bb, p->b_packed), p->bb = p->b_packed;
	for (int r = 0; r < p->mr; r++)
		acc[r] = wfi_object_alloca(p->o, p->vector, PANEL_BYTES);
	wfi_lfor j = wfi_l_count(b, (p->d.n + p->nr - 1) / p->nr);
	wfi_sv j0 = wfi_l_mul(b, j.i, p->nr), nc = least(b, wfi_l_i(b, p->nr), wfi_s_sub(b->s, wfi_l_i(b, p->d.n), j0));
	wfi_lfor k = wfi_l_count(b, (p->d.k + p->kc - 1) / p->kc);
	wfi_sv k0 = wfi_l_mul(b, k.i, p->kc), kc = least(b, wfi_l_i(b, p->kc), wfi_s_sub(b->s, wfi_l_i(b, p->d.k), k0));
	fill_panel(p, k0, kc, j0, nc);
	tiles_of_rows(p, j0, nc, k0, kc, acc);
	wfi_l_next(b, &k);
	wfi_l_next(b, &j);
}

static void all(product *p, wfi_at a, wfi_at right, wfi_at c)
{
	wfi_lb *b = p->b;
	const int64_t size = (int64_t)wf_dtype_size(p->d.dtype);
	int64_t c_batch[WF_MAX_RANK], step = p->d.m * p->d.n;
	wfi_lall i;

	for (int d = p->d.n_batch_dims - 1; d >= 0; d--) {
		c_batch[d] = step;
		step *= p->d.batch_dims[d];
	}
	wfi_l_all(b, p->d.n_batch_dims, p->d.batch_dims, &i);
	p->a = b->v->at(b, a, wfi_l_mul(b, wfi_l_place(b, i.n, i.index, p->d.a_batch), size));
	p->bb = b->v->at(b, right, wfi_l_mul(b, wfi_l_place(b, i.n, i.index, p->d.b_batch), size));
	p->c = b->v->at(b, c, wfi_l_mul(b, wfi_l_place(b, i.n, i.index, c_batch), size));
	one(p);
	wfi_l_all_end(b, &i);
}

static void prepare(product *p, wfi_object *o, const wfi_eqn *e)
{
	wfi_dot_prepare(&p->d, e, 1);
	p->o = o;
	p->wide = p->d.dtype == WF_F64 ? WF_F64 : WF_F32;
	const int64_t size = (int64_t)wf_dtype_size(p->wide), parts = is_short(p->d.dtype) ? 1 : (p->d.k + BLOCK_K - 1) / BLOCK_K;
	p->mr = o->fma ? MOST_ROWS : MOST_ROWS / 2; /* what has fused multiply-add has wide registers, or many */
	p->nr = PANEL_BYTES / (int)size;
	p->element = o->l.type[p->wide];
	p->vector = LLVMVectorType(p->element, (unsigned)p->nr);
	p->kc = WFI_MAX((p->d.k + parts - 1) / WFI_MAX(parts, 1), 1);
}

static void reserve(product *p)
{
	const size_t size = wf_dtype_size(p->d.dtype);

	if (p->d.a.packed)
		p->a_packed = room(p, (size_t)(p->d.m * p->d.k) * size);
	if (p->d.b.packed)
		p->b_packed = room(p, (size_t)(p->d.k * p->d.n) * size);
	p->panel = room(p, (size_t)p->kc * PANEL_BYTES);
	p->edge = room(p, (size_t)p->mr * PANEL_BYTES);
}

static char *key_of(const wfi_eqn *e)
{
	wfi_str s = { 0 };
	char t[WFI_TYPE_TEXT];

	wfi_str_add(&s, "product ");
	wfi_attrs_print(&s, e->op, e->attrs);
	for (int i = 0; i < 2; i++)
		wfi_str_add(&s, " %s", wfi_type_text(&e->in[i]->type, t));
	return wfi_str_take(&s);
}

void wfi_object_product(wfi_object *o, const wfi_eqn *e, LLVMValueRef a, LLVMValueRef right, LLVMValueRef c)
{
	char *key = key_of(e);
	wfi_object_function *f = wfi_object_find(o, key);

	if (f) {
		wfi_free(key);
	} else {
		wfi_object_outer outer;
		product p = { 0 };
		LLVMValueRef fn = wfi_object_begin(o, "product", 4, &outer);
		prepare(&p, o, e);
		reserve(&p);
		p.b = wfi_object_loops_new(o);
		all(&p, (wfi_at){ LLVMGetParam(fn, 1) }, (wfi_at){ LLVMGetParam(fn, 2) }, (wfi_at){ LLVMGetParam(fn, 3) });
		wfi_object_loops_free(p.b);
		wfi_object_end(o, &outer);
		f = wfi_object_remember(o, key, fn, 0);
	}
	LLVMValueRef args[4] = { o->workspace, a, right, c };
	wfi_object_call(o, f->fn, args, 4);
}

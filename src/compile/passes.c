/* passes.c: small passes from program to program, each a rebuild: equations are visited in order, what they become is decided by the pass. */
#include "compile/gen.h"
#include "ir/trace.h"
#include "lower/scalar.h"
#include "lower/text.h"

/* A program being rebuilt: map[] says what the values of the old one became. */
typedef struct rebuild {
	wfi_func *f;
	wfi_block *b;
	wfi_value **map;
	const wfi_op *constant;
} rebuild;

static rebuild rebuild_begin(const wfi_func *old)
{
	rebuild r = { .f = wfi_func_new(old->name), .map = wfi_alloc((size_t)WFI_MAX(old->n_values, 1) * sizeof *r.map) };

	r.b = r.f->body;
	r.constant = wfi_op_find("constant");
	for (int i = 0; i < old->body->n_params; i++) {
		const wfi_value *p = old->body->params[i];
		r.map[p->id] = wfi_block_param(r.b, &p->type, p->weak);
	}
	return r;
}

static wfi_func *rebuild_end(rebuild *r, const wfi_func *old)
{
	int n = old->body->n_results;
	wfi_value **v = wfi_alloc((size_t)WFI_MAX(n, 1) * sizeof *v);

	for (int i = 0; i < n; i++)
		v[i] = r->map[old->body->results[i]->id];
	wfi_block_results(r->b, n, v);
	wfi_free(v);
	wfi_free(r->map);
	return r->f;
}

static wfi_value **mapped_operands(const rebuild *r, const wfi_eqn *e)
{
	wfi_value **in = wfi_alloc((size_t)WFI_MAX(e->n_in, 1) * sizeof *in);

	for (int i = 0; i < e->n_in; i++)
		in[i] = r->map[e->in[i]->id];
	return in;
}

/* e again, with these attributes and operands */
static wfi_eqn *copy_eqn(rebuild *r, const wfi_eqn *e, const void *attrs, wfi_value *const *in)
{
	wfi_type *types = wfi_alloc((size_t)WFI_MAX(e->n_out, 1) * sizeof *types);
	wfi_block **regions = wfi_alloc((size_t)WFI_MAX(e->n_regions, 1) * sizeof(wfi_block *));

	for (int i = 0; i < e->n_out; i++)
		types[i] = e->out[i].type;
	for (int i = 0; i < e->n_regions; i++)
		regions[i] = wfi_block_clone(e->regions[i], r->f, r->map);
	wfi_eqn *c = wfi_block_eqn(r->b, e->op, attrs, e->n_in, in, e->n_out, types, e->n_regions, regions);
	c->loc = e->loc;
	for (int i = 0; i < e->n_out; i++) {
		c->out[i].weak = e->out[i].weak;
		r->map[e->out[i].id] = &c->out[i];
	}
	wfi_free(regions);
	wfi_free(types);
	return c;
}

/* ---- programs in the place of equations ---- */

static void copy_all(rebuild *r, const wfi_block *b);

static bool is_constant(const wfi_value *v)
{
	return v->def && v->def->op->lowering == WFI_LOWER_CONSTANT;
}

/* the operands behind a barrier, but for constants */
static void set_apart(rebuild *r, const wfi_eqn *e, wfi_value **in)
{
	wfi_value **v = wfi_alloc((size_t)(e->n_in + 1) * sizeof *v);
	wfi_type *types = wfi_alloc((size_t)(e->n_in + 1) * sizeof *types);
	int n = 0;

	for (int i = 0; i < e->n_in; i++)
		if (!is_constant(in[i])) {
			v[n] = in[i];
			types[n++] = in[i]->type;
		}
	if (n) {
		wfi_eqn *barrier = wfi_block_eqn(r->b, wfi_op_find("optimization_barrier"), NULL, n, v, n, types, 0, NULL);
		barrier->loc = e->loc;
		for (int i = 0, k = 0; i < e->n_in; i++)
			if (!is_constant(in[i]))
				in[i] = &barrier->out[k++];
	}
	wfi_free(types);
	wfi_free(v);
}

static void put_in_place(rebuild *r, const wfi_eqn *e, wfi_value **in)
{
	const wfi_block *b = e->regions[0];

	if (e->op->flags & WFI_OP_APART)
		set_apart(r, e, in);
	for (int i = 0; i < b->n_params; i++)
		r->map[b->params[i]->id] = in[i];
	copy_all(r, b);
	for (int i = 0; i < b->n_results; i++)
		r->map[e->out[i].id] = r->map[b->results[i]->id];
}

static void copy_all(rebuild *r, const wfi_block *b)
{
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		wfi_value **in = mapped_operands(r, e);

		if (e->op->flags & WFI_OP_CALL)
			put_in_place(r, e, in);
		else
			copy_eqn(r, e, e->attrs, in);
		wfi_free(in);
	}
}

/* f, which has no regions, in the place of e; all of it has e's line */
static void put_func(rebuild *r, const wfi_eqn *e, const wfi_func *f, wfi_value *const *in)
{
	const wfi_block *b = f->body;
	wfi_value **map = r->map;

	r->map = wfi_alloc((size_t)WFI_MAX(f->n_values, 1) * sizeof *r->map);
	for (int i = 0; i < b->n_params; i++)
		r->map[b->params[i]->id] = in[i];
	for (const wfi_eqn *s = b->first; s; s = s->next) {
		wfi_value **v = mapped_operands(r, s);
		copy_eqn(r, s, s->attrs, v)->loc = e->loc;
		wfi_free(v);
	}
	for (int i = 0; i < b->n_results; i++)
		map[e->out[i].id] = r->map[b->results[i]->id];
	wfi_free(r->map);
	r->map = map;
}

wfi_func *wfi_inline_calls(const wfi_func *old)
{
	rebuild r = rebuild_begin(old);

	copy_all(&r, old->body);
	return rebuild_end(&r, old);
}

/* ---- operations that are several simpler ones (wfi_op's expand) ---- */

typedef bool expand_fn(const wfi_view *e, wf_val *out);

/* e as a program of its own; *f stays NULL where it has none */
static wf_error *expansion(const wfi_eqn *e, expand_fn *expand, wfi_func **f)
{
	wfi_type *types = wfi_alloc((size_t)(e->n_in + e->n_out) * sizeof *types);
	wf_val *in = wfi_alloc((size_t)(e->n_in + e->n_out) * sizeof *in), *out = in + e->n_in;
	wfi_trace *t = wfi_trace_begin(e->op->name, NULL);

	for (int i = 0; i < e->n_in; i++) {
		types[i] = e->in[i]->type;
		in[i] = wfi_trace_param(t, &types[i], false);
	}
	for (int i = 0; i < e->n_out; i++)
		types[e->n_in + i] = e->out[i].type;
	const wfi_view v = { .op = e->op, .attrs = e->attrs, .n_in = e->n_in, .n_out = e->n_out, .in = in, .in_type = types, .out_type = types + e->n_in };
	bool some = expand(&v, out);
	wf_error *err = wfi_trace_end(t, some ? e->n_out : 0, out, f);
	if (!some) {
		wfi_func_release(*f);
		*f = NULL;
	}
	wfi_free(in);
	wfi_free(types);
	return err;
}

static expand_fn *simpler(const wfi_eqn *e)
{
	return e->op->expand && !e->n_regions && wfi_eqn_native(e) ? e->op->expand : NULL;
}

/* what would be a call of the host, and has neither loops to be made of it nor an expansion, but is written to text as other operations */
static expand_fn *as_in_text(const wfi_eqn *e)
{
	bool called = e->op->lowering == WFI_LOWER_HOST && !e->op->loops && !e->n_regions;

	return called && e->op->text ? e->op->text->lower : NULL;
}

static wf_error *expand(const wfi_func *old, expand_fn *(*which)(const wfi_eqn *e), wfi_func **out)
{
	rebuild r = rebuild_begin(old);
	wf_error *err = NULL;

	for (const wfi_eqn *e = old->body->first; e; e = e->next) {
		wfi_value **in = mapped_operands(&r, e);
		wfi_func *f = NULL;

		expand_fn *by = err ? NULL : which(e);
		if (by)
			err = expansion(e, by, &f);
		if (f)
			put_func(&r, e, f, in);
		else
			copy_eqn(&r, e, e->attrs, in);
		wfi_func_release(f);
		wfi_free(in);
	}
	*out = rebuild_end(&r, old);
	if (err) {
		wfi_func_release(*out);
		*out = NULL;
	}
	return err;
}

wf_error *wfi_expand(const wfi_func *f, wfi_func **out)
{
	return expand(f, simpler, out);
}

wf_error *wfi_expand_host(const wfi_func *f, wfi_func **out)
{
	return expand(f, as_in_text, out);
}

/* ---- constants ---- */

bool wfi_splat_bits(const wfi_value *v, uint64_t *bits)
{
	uint64_t x = 0;

	if (!v->def || v->def->op->lowering != WFI_LOWER_CONSTANT)
		return false;
	const wfi_constant_attrs *a = v->def->attrs;
	size_t size = wf_dtype_size(a->type.dtype);
	if (a->data.size != size || size > sizeof x)
		return false;
	memcpy(&x, a->data.bytes, size); /* little endian, as everything here */
	if (bits)
		*bits = x;
	return true;
}

static wfi_value *make_splat(rebuild *r, const wfi_type *t, uint64_t bits, wfi_loc loc)
{
	wfi_constant_attrs a = { *t, { wf_dtype_size(t->dtype), &bits } };
	wfi_eqn *e = wfi_block_eqn(r->b, r->constant, &a, 0, NULL, 1, t, 0, NULL);

	e->loc = loc;
	return e->out;
}

/* ---- simplification ---- */

enum { MOST = 8 };

/* an elementwise operation of constants of one value each, computed now, by the code that would have computed it later */
static bool fold_scalar(rebuild *r, const wfi_eqn *e, wfi_value *const *in)
{
	wfi_sv x[MOST] = { { 0 } }, out[MOST] = { { 0 } };
	wfi_type types[2 * MOST];

	if (e->op->lowering != WFI_LOWER_SCALAR || e->n_in > MOST || e->n_out > MOST || !e->n_in || !wfi_eqn_native(e))
		return false;
	for (int i = 0; i < e->n_in; i++) {
		uint64_t bits;
		if (!wfi_splat_bits(in[i], &bits))
			return false;
		types[i] = in[i]->type;
		x[i] = (wfi_sv){ .bits = bits, .dtype = types[i].dtype };
	}
	for (int i = 0; i < e->n_out; i++)
		types[e->n_in + i] = e->out[i].type;
	wfi_view view = {
		.op = e->op, .attrs = e->attrs, .n_in = e->n_in, .n_out = e->n_out, .in_type = types, .out_type = types + e->n_in
	};
	wfi_scalar_eval(&view, x, out);
	for (int i = 0; i < e->n_out; i++) {
		size_t size = wf_dtype_size(e->out[i].type.dtype);
		uint64_t mask = size == 8 ? UINT64_MAX : (UINT64_C(1) << 8 * size) - 1;
		r->map[e->out[i].id] = make_splat(r, &e->out[i].type, out[i].bits & mask, e->loc);
	}
	return true;
}

/* a transpose, reshape, broadcast … that changes nothing, or of one value everywhere */
static bool fold_move(rebuild *r, const wfi_eqn *e, wfi_value *const *in)
{
	int operand;
	bool same;
	uint64_t bits;

	if (!wfi_eqn_moves(e, &operand, &same))
		return false;
	wfi_value *x = in[operand];
	if (wfi_splat_bits(x, &bits))
		r->map[e->out->id] = make_splat(r, &e->out->type, bits, e->loc);
	else if (same && wfi_type_equal(&x->type, &e->out->type))
		r->map[e->out->id] = x;
	else
		return false;
	return true;
}

/* What may be left out on one side without changing a bit: x·1, x/1, x−0, x+(−0); for integers x+0 too. */
static const struct {
	const char *op;
	double neutral;
	bool both_sides;
} neutral[] = {
	{ "multiply", 1, true },
	{ "divide", 1, false },
	{ "subtract", 0, false },
	{ "add", -0.0, true },
};

static bool is_number(const wfi_value *v, double x)
{
	uint64_t bits;
	wf_dtype d = v->type.dtype;

	if (wfi_is_complex(d) || !wfi_splat_bits(v, &bits))
		return false;
	double y = wfi_load_f(d, &bits, 0);
	return y == x && (!wfi_is_float(d) || x != 0 || !memcmp(&x, &y, sizeof x));
}

static bool fold_neutral(rebuild *r, const wfi_eqn *e, wfi_value *const *in)
{
	if (e->op->flags & WFI_OP_IDENTITY) {
		r->map[e->out->id] = in[0];
		return true;
	}
	if (!strcmp(e->op->name, "select") && in[1] == in[2]) { /* a choice of one */
		r->map[e->out->id] = in[1];
		return true;
	}
	if (e->op->lowering != WFI_LOWER_SCALAR || e->n_out != 1 || e->n_in > 2)
		return false;
	if (e->n_in == 1) {
		if (strcmp(e->op->name, "convert") || !wfi_type_equal(&in[0]->type, &e->out->type))
			return false;
		r->map[e->out->id] = in[0];
		return true;
	}
	for (size_t i = 0; i < WFI_COUNT(neutral); i++) {
		if (strcmp(e->op->name, neutral[i].op))
			continue;
		for (int side = 0; side <= neutral[i].both_sides && e->n_in == 2; side++)
			if (is_number(in[1 - side], neutral[i].neutral) && wfi_type_equal(&in[side]->type, &e->out->type)) {
				r->map[e->out->id] = in[side];
				return true;
			}
	}
	return false;
}

static bool has(wfi_dims d, int64_t x)
{
	for (int i = 0; i < d.n; i++)
		if (d.v[i] == x)
			return true;
	return false;
}

/* A product takes its operand before it was transposed, when the dimensions that stay keep their order. */
static wfi_value *untransposed(wfi_value *v, wfi_dims batch, wfi_dims contract, int64_t *new_batch, int64_t *new_contract)
{
	int perm[WF_MAX_RANK], last = -1;

	if (!v->def || !wfi_eqn_permutes(v->def, perm))
		return NULL;
	for (int d = 0; d < v->type.rank; d++) {
		if (has(batch, d) || has(contract, d))
			continue;
		if (perm[d] < last)
			return NULL;
		last = perm[d];
	}
	for (int i = 0; i < batch.n; i++)
		new_batch[i] = perm[batch.v[i]];
	for (int i = 0; i < contract.n; i++)
		new_contract[i] = perm[contract.v[i]];
	return v->def->in[0];
}

static bool fold_dot(rebuild *r, const wfi_eqn *e, wfi_value *const *in)
{
	if (e->op->lowering != WFI_LOWER_DOT)
		return false;
	wfi_dot_attrs a = *(const wfi_dot_attrs *)e->attrs;
	int64_t lb[WF_MAX_RANK], lc[WF_MAX_RANK], rb[WF_MAX_RANK], rc[WF_MAX_RANK];
	wfi_value *now[2] = { in[0], in[1] };
	wfi_value *x = untransposed(in[0], a.lhs_batch, a.lhs_contract, lb, lc),
		  *y = untransposed(in[1], a.rhs_batch, a.rhs_contract, rb, rc);

	if (x)
		now[0] = x, a.lhs_batch.v = lb, a.lhs_contract.v = lc;
	if (y)
		now[1] = y, a.rhs_batch.v = rb, a.rhs_contract.v = rc;
	copy_eqn(r, e, &a, now);
	return true;
}

wfi_func *wfi_simplify(const wfi_func *old)
{
	rebuild r = rebuild_begin(old);

	for (const wfi_eqn *e = old->body->first; e; e = e->next) {
		wfi_value **in = mapped_operands(&r, e);
		bool plain = !e->n_regions && !wfi_has_effect(e);
		if (!plain || !(fold_scalar(&r, e, in) || fold_move(&r, e, in) || fold_neutral(&r, e, in) || fold_dot(&r, e, in)))
			copy_eqn(&r, e, e->attrs, in);
		wfi_free(in);
	}
	return rebuild_end(&r, old);
}

/* ---- common subexpressions ---- */

static uint64_t hash_eqn(const wfi_eqn *e, wfi_value *const *in)
{
	uint64_t h = wfi_attrs_hash(wfi_hash(7, &e->op, sizeof(const wfi_op *)), e->op, e->attrs);

	for (int i = 0; i < e->n_in; i++)
		h = wfi_hash_u64(h, (uint64_t)in[i]->id);
	return h;
}

static bool equal_eqn(const wfi_eqn *made, const wfi_eqn *e, wfi_value *const *in)
{
	if (made->op != e->op || made->n_in != e->n_in || made->n_out != e->n_out || made->n_regions)
		return false;
	for (int i = 0; i < e->n_in; i++)
		if (made->in[i] != in[i])
			return false;
	for (int i = 0; i < e->n_out; i++)
		if (!wfi_type_equal(&made->out[i].type, &e->out[i].type))
			return false;
	return wfi_attrs_equal(e->op, made->attrs, e->attrs);
}

wfi_func *wfi_cse(const wfi_func *old)
{
	rebuild r = rebuild_begin(old);
	size_t n = 0, cap = 16;

	for (const wfi_eqn *e = old->body->first; e; e = e->next)
		n++;
	while (cap < 2 * n)
		cap *= 2;
	const wfi_eqn **table = wfi_alloc(cap * sizeof *table);
	for (const wfi_eqn *e = old->body->first; e; e = e->next) {
		wfi_value **in = mapped_operands(&r, e);
		bool plain = !e->n_regions && !wfi_has_effect(e) && e->op->lowering != WFI_LOWER_COLLECTIVE;
		size_t i = plain ? (size_t)hash_eqn(e, in) & (cap - 1) : 0;
		while (plain && table[i] && !equal_eqn(table[i], e, in))
			i = (i + 1) & (cap - 1);
		if (plain && table[i])
			for (int k = 0; k < e->n_out; k++)
				r.map[e->out[k].id] = &table[i]->out[k];
		else {
			const wfi_eqn *c = copy_eqn(&r, e, e->attrs, in);
			if (plain)
				table[i] = c;
		}
		wfi_free(in);
	}
	wfi_free(table);
	return rebuild_end(&r, old);
}

/* ---- dead code ---- */

static void mark_region(const wfi_block *b, bool *live)
{
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		for (int i = 0; i < e->n_in; i++)
			live[e->in[i]->id] = true;
		for (int i = 0; i < e->n_regions; i++)
			mark_region(e->regions[i], live);
	}
	for (int i = 0; i < b->n_results; i++)
		live[b->results[i]->id] = true;
}

static bool is_live(const wfi_eqn *e, const bool *live)
{
	bool any = wfi_has_effect(e);

	for (int i = 0; i < e->n_out; i++)
		any |= live[e->out[i].id];
	return any;
}

wfi_func *wfi_dce(const wfi_func *old)
{
	bool *live = wfi_alloc((size_t)WFI_MAX(old->n_values, 1));
	rebuild r = rebuild_begin(old);

	for (int i = 0; i < old->body->n_results; i++)
		live[old->body->results[i]->id] = true;
	for (const wfi_eqn *e = old->body->last; e; e = e->prev) {
		if (!is_live(e, live))
			continue;
		for (int i = 0; i < e->n_in; i++)
			live[e->in[i]->id] = true;
		for (int i = 0; i < e->n_regions; i++)
			mark_region(e->regions[i], live);
	}
	for (const wfi_eqn *e = old->body->first; e; e = e->next)
		if (is_live(e, live)) {
			wfi_value **in = mapped_operands(&r, e);
			copy_eqn(&r, e, e->attrs, in);
			wfi_free(in);
		}
	wfi_free(live);
	return rebuild_end(&r, old);
}

/* dot_general: sums of products over some dimensions of two arrays; matmul, dot and tensordot are made of it. */
#include "lower/text.h"
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

/* the dimensions that are neither batch nor contracted */
static wfi_ints free_dims(int rank, wfi_dims batch, wfi_dims contract)
{
	wfi_ints l = { 0 };

	for (int d = 0; d < rank; d++)
		if (!wfi_dims_has(batch, d) && !wfi_dims_has(contract, d))
			wfi_ints_add(&l, d);
	return l;
}

static bool pairs_agree(wfi_infer *c, const char *what, wfi_dims l, wfi_dims r)
{
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (l.n != r.n)
		return wfi_infer_fail(c, "%d %s dimensions on the left, %d on the right", l.n, what, r.n);
	for (int i = 0; i < l.n; i++)
		if (c->in[0].dims[l.v[i]] != c->in[1].dims[r.v[i]])
			return wfi_infer_fail(c, "%s dimensions differ: %lld of %s is %lld, %lld of %s is %lld", what, (long long)l.v[i],
			                      wfi_type_text(&c->in[0], t), (long long)c->in[0].dims[l.v[i]], (long long)r.v[i],
			                      wfi_type_text(&c->in[1], u), (long long)c->in[1].dims[r.v[i]]);
	return true;
}

static bool infer(wfi_infer *c)
{
	const wfi_dot_attrs *a = c->attrs;
	const wfi_type *l = &c->in[0], *r = &c->in[1];
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];
	int64_t dims[2 * WF_MAX_RANK];
	int n = 0;

	if (!wfi_infer_arity(c) || !wfi_infer_dims(c, "lhs_batching_dimensions", a->lhs_batch, l->rank, false) ||
	    !wfi_infer_dims(c, "rhs_batching_dimensions", a->rhs_batch, r->rank, false) ||
	    !wfi_infer_dims(c, "lhs_contracting_dimensions", a->lhs_contract, l->rank, false) ||
	    !wfi_infer_dims(c, "rhs_contracting_dimensions", a->rhs_contract, r->rank, false))
		return false;
	for (int i = 0; i < a->lhs_batch.n; i++)
		if (wfi_dims_has(a->lhs_contract, a->lhs_batch.v[i]))
			return wfi_infer_fail(c, "dimension %lld of the left is batch and contracted", (long long)a->lhs_batch.v[i]);
	for (int i = 0; i < a->rhs_batch.n; i++)
		if (wfi_dims_has(a->rhs_contract, a->rhs_batch.v[i]))
			return wfi_infer_fail(c, "dimension %lld of the right is batch and contracted", (long long)a->rhs_batch.v[i]);
	if (l->dtype != r->dtype || l->dtype == WF_TOKEN)
		return wfi_infer_fail(c, "operands of one type are needed: %s and %s", wfi_type_text(l, t), wfi_type_text(r, u));
	if (!pairs_agree(c, "batch", a->lhs_batch, a->rhs_batch) || !pairs_agree(c, "contracting", a->lhs_contract, a->rhs_contract))
		return false;
	const wfi_ints lf = free_dims(l->rank, a->lhs_batch, a->lhs_contract), rf = free_dims(r->rank, a->rhs_batch, a->rhs_contract);
	for (int i = 0; i < a->lhs_batch.n; i++)
		dims[n++] = l->dims[a->lhs_batch.v[i]];
	for (int i = 0; i < lf.n; i++)
		dims[n++] = l->dims[lf.v[i]];
	for (int i = 0; i < rf.n; i++)
		dims[n++] = r->dims[rf.v[i]];
	return wfi_infer_result(c, 0, l->dtype, n, dims);
}

/* Of bools: is any pair of both true? f32 is multiplied and added in f32, in the dimensions' order, as the specification's interpreter does:
 * sums that nearly cancel are compared with its values. The smaller floats in double, rounded once: more than the f32 that they ask for. */
static wfi_num rounded(wf_dtype d, wfi_num x)
{
	if (d == WF_F32)
		x.f = (double)(float)x.f;
	return x;
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_dot_attrs *a = e->attrs;
	const wfi_type *l = &e->in_type[0], *r = &e->in_type[1];
	const wfi_ints lf = free_dims(l->rank, a->lhs_batch, a->lhs_contract), rf = free_dims(r->rank, a->rhs_batch, a->rhs_contract);
	const int nb = a->lhs_batch.n;
	const bool truth = l->dtype == WF_BOOL;
	const int add = truth ? WFI_RED_OR : WFI_RED_ADD, multiply = truth ? WFI_RED_AND : WFI_RED_MUL;
	wfi_type inner = { .rank = a->lhs_contract.n };

	for (int i = 0; i < inner.rank; i++)
		inner.dims[i] = l->dims[a->lhs_contract.v[i]];
	for (wfi_walk w = wfi_walk_over(&e->out_type[0]); w.more; wfi_walk_next(&w)) {
		int64_t x[WF_MAX_RANK], y[WF_MAX_RANK];
		wfi_num sum = wfi_num_identity(add, l->dtype);
		for (int i = 0; i < nb; i++)
			x[a->lhs_batch.v[i]] = y[a->rhs_batch.v[i]] = w.index[i];
		for (int i = 0; i < lf.n; i++)
			x[lf.v[i]] = w.index[nb + i];
		for (int i = 0; i < rf.n; i++)
			y[rf.v[i]] = w.index[nb + lf.n + i];
		for (wfi_walk k = wfi_walk_over(&inner); k.more; wfi_walk_next(&k)) {
			for (int i = 0; i < inner.rank; i++) {
				x[a->lhs_contract.v[i]] = k.index[i];
				y[a->rhs_contract.v[i]] = k.index[i];
			}
			int64_t px = wfi_place(l, x), py = wfi_place(r, y);
			wfi_num product = wfi_num_combine(multiply, l->dtype, wfi_num_load(l->dtype, e->in[0], px),
			                                  wfi_num_load(r->dtype, e->in[1], py));
			sum = rounded(l->dtype, wfi_num_combine(add, l->dtype, sum, rounded(l->dtype, product)));
		}
		wfi_num_store(l->dtype, e->out[0], w.place, sum);
	}
	return NULL;
}

/* The cotangent of one side is the product of ct with the other side y: over y's free dimensions, which in ct begin at `first`.
 * What comes out has the dimensions: batch, own free ones, contracted ones in the order of y's; then it is put in the operand's order. */
static wf_val other_side(wf_val ct, int first, wf_val y, wfi_dims batch, wfi_dims contract, wfi_dims y_batch,
                         wfi_dims y_contract, int rank, bool left)
{
	const int nb = batch.n;
	const wfi_ints own = free_dims(rank, batch, contract), y_free = free_dims(wfi_is_poison(y) ? 0 : wfi_type_of(y)->rank, y_batch, y_contract);
	const wfi_ints ct_batch = wfi_count_up(0, nb), ct_contract = wfi_count_up(first, y_free.n);
	wfi_ints to = { 0 }, order = wfi_fill_dims(rank, 0);
	const wfi_dot_attrs d = { .lhs_batch = wfi_ints_dims(&ct_batch), .rhs_batch = y_batch, .lhs_contract = wfi_ints_dims(&ct_contract),
	                          .rhs_contract = wfi_ints_dims(&y_free) };
	const wfi_dot_attrs flipped = { .lhs_batch = y_batch, .rhs_batch = wfi_ints_dims(&ct_batch), .lhs_contract = wfi_ints_dims(&y_free),
	                                .rhs_contract = wfi_ints_dims(&ct_contract) };
	wf_val g = left ? wfi_emit_dot(ct, y, &d) : wfi_emit_dot(y, ct, &flipped);

	/* to[i]: the operand's dimension that result dimension i is */
	for (int i = 0; i < nb; i++)
		wfi_ints_add(&to, batch.v[i]);
	for (int i = 0; left && i < own.n; i++)
		wfi_ints_add(&to, own.v[i]);
	for (int k = 0; !wfi_is_poison(y) && k < wfi_type_of(y)->rank; k++)
		for (int i = 0; i < contract.n; i++)
			if (y_contract.v[i] == k)
				wfi_ints_add(&to, contract.v[i]);
	for (int i = 0; !left && i < own.n; i++)
		wfi_ints_add(&to, own.v[i]);
	for (int i = 0; i < to.n; i++)
		order.v[to.v[i]] = i;
	return wfi_emit_transpose(g, wfi_ints_dims(&order));
}

static wf_val transpose_lhs(const wfi_view *e, wf_val ct)
{
	const wfi_dot_attrs *a = e->attrs;
	int own = e->in_type[0].rank - a->lhs_batch.n - a->lhs_contract.n;

	return other_side(ct, a->lhs_batch.n + own, e->in[1], a->lhs_batch, a->lhs_contract, a->rhs_batch, a->rhs_contract, e->in_type[0].rank, true);
}

static wf_val transpose_rhs(const wfi_view *e, wf_val ct)
{
	const wfi_dot_attrs *a = e->attrs;

	return other_side(ct, a->lhs_batch.n, e->in[0], a->rhs_batch, a->rhs_contract, a->lhs_batch, a->lhs_contract, e->in_type[1].rank, false);
}

static double flops(const wfi_view *e)
{
	const wfi_dot_attrs *a = e->attrs;
	double n = 2 * (double)wfi_type_count(&e->out_type[0]);

	for (int i = 0; i < a->lhs_contract.n; i++)
		n *= (double)e->in_type[0].dims[a->lhs_contract.v[i]];
	return n;
}

static const wfi_attr_field fields[] = {
	{ "lhs_batching_dimensions", WFI_ATTR_DIMS, offsetof(wfi_dot_attrs, lhs_batch), NULL },
	{ "rhs_batching_dimensions", WFI_ATTR_DIMS, offsetof(wfi_dot_attrs, rhs_batch), NULL },
	{ "lhs_contracting_dimensions", WFI_ATTR_DIMS, offsetof(wfi_dot_attrs, lhs_contract), NULL },
	{ "rhs_contracting_dimensions", WFI_ATTR_DIMS, offsetof(wfi_dot_attrs, rhs_contract), NULL },
	{ 0 },
};
#define SAMPLE(types, lb, rb, lc, rc) { .in = types, .attrs = &(const wfi_dot_attrs){ lb, rb, lc, rc } }
static const wfi_sample samples[] = {
	SAMPLE("f32[17,37], f32[37,5]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("f64[3,5], f64[5,7]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("f64[5,3], f64[7,5]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(0), WFI_LIST(1)),
	SAMPLE("f64[2,3,4], f64[2,4,5]", WFI_LIST(0), WFI_LIST(0), WFI_LIST(2), WFI_LIST(1)),
	SAMPLE("f64[3,2,4,2], f64[4,2,3,2]", WFI_LIST(0, 3), WFI_LIST(2, 1), WFI_LIST(2), WFI_LIST(0)),
	SAMPLE("f64[2,3,4], f64[4,5,2]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(0, 2), WFI_LIST(2, 0)),
	SAMPLE("f64[3], f64[2]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_NO_DIMS, WFI_NO_DIMS),
	SAMPLE("f32[9], f32[9]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(0), WFI_LIST(0)),
	SAMPLE("f32[9,4], f32[4]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("f64[3,2], f64[3,2]", WFI_LIST(0, 1), WFI_LIST(0, 1), WFI_NO_DIMS, WFI_NO_DIMS),
	SAMPLE("f32[2,0], f32[0,3]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("f32[0,2], f32[2,3]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("bf16[4,300], bf16[300,3]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("f16[3,17], f16[17,2]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("i32[3,4], i32[4,2]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("i8[3,40], i8[40,2]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("bool[3,4], bool[4,2]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("bool[2,37], bool[2,37]", WFI_LIST(0), WFI_LIST(0), WFI_LIST(1), WFI_LIST(1)),
	SAMPLE("bool[2,0], bool[0,3]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	SAMPLE("u64[2,3], u64[3]", WFI_NO_DIMS, WFI_NO_DIMS, WFI_LIST(1), WFI_LIST(0)),
	{ 0 },
};
/* the text may give the result another element type: products and sums are then made in it, or in the operands' when that is wider */
static bool build(wfi_text_op *t, wf_val *out)
{
	wfi_dot_attrs a = { 0 };

	if (t->n_in != 2 || t->n_out != 1)
		return wfi_text_fail(t, "two operands and one result were expected");
	if (!wfi_text_fields(t, t->op, &a))
		return false;
	const wf_dtype d = t->out_type[0].dtype, x = wfi_type_of(t->in[0])->dtype;
	const bool wider = wfi_type_of(t->in[1])->dtype == x && wf_dtype_size(x) > wf_dtype_size(d);
	wf_val in[2] = { t->in[0], t->in[1] };
	for (int i = 0; i < 2 && !wider; i++)
		if (wfi_type_of(in[i])->dtype != d)
			in[i] = wf_convert(in[i], d);
	out[0] = wfi_emit_dot(in[0], in[1], &a);
	if (wider)
		out[0] = wf_convert(out[0], d);
	return !wfi_failed();
}

static const wfi_text text = {
	.group = "dot_dimension_numbers", .group_kind = "stablehlo.dot",
	.group_fields = "lhs_batching_dimensions rhs_batching_dimensions lhs_contracting_dimensions rhs_contracting_dimensions",
	.build = build,
};
/* dimensions of a result [batch, first, second] so that dimension `from` comes first and `first` and `second` change places when swapped */
static wf_val arranged(wf_val y, int n_batch, int n_first, int n_second, int from, bool swapped)
{
	wfi_ints order = { 0 };

	wfi_ints_add(&order, from);
	for (int i = 0; i < n_batch; i++)
		wfi_ints_add(&order, i);
	for (int half = 0; half < 2; half++) {
		bool second = swapped ? !half : half;
		for (int i = 0; i < (second ? n_second : n_first); i++)
			if (n_batch + (second ? n_first : 0) + i != from)
				wfi_ints_add(&order, n_batch + (second ? n_first : 0) + i);
	}
	return wfi_emit_transpose(y, wfi_ints_dims(&order));
}

/* Both: one batch dimension more. One: its batch is one more of its free dimensions, the first; operands change sides when that saves a transpose. */
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_dot_attrs *a = b->e->attrs;
	const wfi_ints lb = wfi_dims_inner(a->lhs_batch), rb = wfi_dims_inner(a->rhs_batch), lc = wfi_dims_inner(a->lhs_contract), rc = wfi_dims_inner(a->rhs_contract);
	const wfi_ints lb0 = wfi_dims_after(0, wfi_ints_dims(&lb)), rb0 = wfi_dims_after(0, wfi_ints_dims(&rb));
	int n_batch = a->lhs_batch.n, n_left = b->e->in_type[0].rank - n_batch - a->lhs_contract.n, n_right = b->e->in_type[1].rank - n_batch - a->rhs_contract.n;
	wfi_dot_attrs d = *a;

	(void)out_batched;
	if (b->batched[0]) {
		d.lhs_batch = wfi_ints_dims(b->batched[1] ? &lb0 : &lb);
		d.lhs_contract = wfi_ints_dims(&lc);
	}
	if (b->batched[1]) {
		d.rhs_batch = wfi_ints_dims(b->batched[0] ? &rb0 : &rb);
		d.rhs_contract = wfi_ints_dims(&rc);
	}
	if (b->batched[0] || !n_left) {
		wf_val y = wfi_emit_dot(b->e->in[0], b->e->in[1], &d);
		if (b->batched[0] && b->batched[1])
			out[0] = y;
		else if (b->batched[0])
			out[0] = arranged(y, n_batch, n_left + 1, n_right, n_batch, false);
		else
			out[0] = arranged(y, n_batch, n_left, n_right + 1, n_batch + n_left, false);
		return true;
	}
	const wfi_dot_attrs other = { d.rhs_batch, d.lhs_batch, d.rhs_contract, d.lhs_contract };
	out[0] = arranged(wfi_emit_dot(b->e->in[1], b->e->in[0], &other), n_batch, n_right + 1, n_left, n_batch, true);
	return true;
}

const wfi_op wfi_op_dot_general = {
	.name = "dot_general",
	.doc = "Sums of products over the contracting dimensions, for each place of the batch dimensions; "
	       "the result has the batch, the left's other and the right's other dimensions. "
	       "f16 and bf16 are summed in f32.",
	.n_in = 2, .n_out = 1, .attrs_size = sizeof(wfi_dot_attrs), .fields = fields, .infer = infer,
	.linear = 3, .transpose = { transpose_lhs, transpose_rhs },
	.batch = batch, .lowering = WFI_LOWER_DOT, .eval = eval, .flops = flops, .shard = "dot", .samples = samples, .text = &text,
};

wf_val wfi_emit_dot(wf_val a, wf_val b, const wfi_dot_attrs *attrs)
{
	return WFI_EMIT(&wfi_op_dot_general, attrs, a, b);
}

/* chlo.c: mulhi, ragged_dot and scan as programs of other operations. Holds no operation. */
#include "op/chlo.h"
#include "op/class.h"
#include "op/region.h"

static const wfi_dims no_dims = WFI_NO_DIMS;

/* ---- mulhi: the upper half of the whole product ---- */

static wf_val shifted(wf_val x, int bits)
{
	return wf_right_shift(x, wfi_full_like(x, bits));
}

/* u64: by halves of 32 bits, none of whose sums overflows */
static wf_val upper_half(wf_val a, wf_val b)
{
	wf_val mask = wfi_splat_i(wfi_type_of(a), 0xffffffff), al = wf_bitwise_and(a, mask), bl = wf_bitwise_and(b, mask);
	wf_val ah = shifted(a, 32), bh = shifted(b, 32), low_high = wf_mul(al, bh), high_low = wf_mul(ah, bl);
	wf_val middle = wf_add(shifted(wf_mul(al, bl), 32), wf_add(wf_bitwise_and(low_high, mask), wf_bitwise_and(high_low, mask)));

	return wf_add(wf_add(wf_mul(ah, bh), shifted(middle, 32)), wf_add(shifted(low_high, 32), shifted(high_low, 32)));
}

/* what reading a negative x as unsigned adds to the upper half: y */
static wf_val excess(wf_val x, wf_val y)
{
	wf_val zero = wfi_zeros_like(x);

	return wf_where(wf_less(x, zero), y, zero);
}

bool wfi_chlo_mulhi(wfi_text_op *t, wf_val *out)
{
	if (t->n_in != 2 || t->n_out != 1)
		return wfi_text_fail(t, "takes 2 operands and has 1 result");
	const wf_dtype d = wfi_type_of(t->in[0])->dtype, wide = wfi_is_unsigned(d) ? WF_U64 : WF_I64;
	wf_val a = t->in[0], b = t->in[1];
	if (!wfi_is_int(d) || !wfi_type_equal(wfi_type_of(a), wfi_type_of(b)))
		return wfi_text_fail(t, "the operands must be integers of one type");
	if (wfi_dtype_bits(d) < 64) {
		out[0] = wf_convert(shifted(wf_mul(wf_convert(a, wide), wf_convert(b, wide)), wfi_dtype_bits(d)), d);
	} else {
		out[0] = wf_convert(upper_half(wf_convert(a, WF_U64), wf_convert(b, WF_U64)), d);
		if (wfi_is_signed(d))
			out[0] = wf_sub(out[0], wf_add(excess(a, b), excess(b, a)));
	}
	return true;
}

/* ---- ragged_dot: a product for each group of places along one dimension of the left operand; what is in no group gives 0 ---- */

/* sizes: one for each group, or for each group of each place along `outer`, dimensions of the left operand */
typedef struct ragged { wfi_dot_attrs dot; int64_t dim; wfi_dims group_dims; wf_val sizes; wfi_ints outer; int64_t n; } ragged;

/* the batch dimensions, then those before the ragged one that are of its kind: free, or contracted */
static wfi_ints outer_dims(const ragged *r)
{
	const bool contracted = wfi_dims_has(r->dot.lhs_contract, r->dim);
	wfi_ints l = { 0 };

	for (int i = 0; i < r->dot.lhs_batch.n && i < WF_MAX_RANK; i++)
		wfi_ints_add(&l, r->dot.lhs_batch.v[i]);
	for (int64_t d = 0; d < r->dim && l.n < WF_MAX_RANK; d++)
		if (!wfi_dims_has(r->dot.lhs_batch, d) && wfi_dims_has(r->dot.lhs_contract, d) == contracted)
			wfi_ints_add(&l, d);
	return l;
}

static bool read_ragged(wfi_text_op *t, ragged *r)
{
	wfi_dims dims = { 0 };

	*r = (ragged){ 0 };
	if (t->n_in != 3 || t->n_out != 1)
		return wfi_text_fail(t, "takes 3 operands and has 1 result");
	wfi_text_dims(t, "lhs_batching_dimensions", &r->dot.lhs_batch);
	wfi_text_dims(t, "rhs_batching_dimensions", &r->dot.rhs_batch);
	wfi_text_dims(t, "lhs_contracting_dimensions", &r->dot.lhs_contract);
	wfi_text_dims(t, "rhs_contracting_dimensions", &r->dot.rhs_contract);
	wfi_text_dims(t, "lhs_ragged_dimensions", &dims);
	wfi_text_dims(t, "rhs_group_dimensions", &r->group_dims);
	if (t->reason[0])
		return false;
	if (dims.n != 1 || dims.v[0] < 0 || dims.v[0] >= wfi_type_of(t->in[0])->rank)
		return wfi_text_fail(t, "lhs_ragged_dimensions: one dimension of the left operand was expected");
	r->dim = dims.v[0];
	r->sizes = t->in[2];
	const wfi_type *s = wfi_type_of(r->sizes);
	if (!wfi_is_int(s->dtype) || s->rank < 1)
		return wfi_text_fail(t, "the groups' sizes are a list of integers");
	r->n = s->dims[s->rank - 1];
	if (s->rank == 1)
		return true;
	r->outer = outer_dims(r);
	bool fits = r->outer.n == s->rank - 1;
	for (int i = 0; fits && i < r->outer.n; i++)
		fits = r->outer.v[i] >= 0 && r->outer.v[i] < wfi_type_of(t->in[0])->rank && s->dims[i] == wfi_type_of(t->in[0])->dims[r->outer.v[i]];
	return fits || wfi_text_fail(t, "the groups' sizes do not fit the left operand's dimensions before the ragged one");
}

/* x where group g is along dimension d, else 0; *start moves on to the next group */
static wf_val of_group(wf_val x, int64_t d, const ragged *r, int64_t g, wf_val *start)
{
	const wfi_type *t = wfi_type_of(x), *s = wfi_type_of(r->sizes), places = wfi_type_with_dtype(*t, s->dtype);
	const wfi_dims each = { s->rank - 1, s->dims }, outer = wfi_ints_dims(&r->outer), whole = wfi_type_dims(t);
	wf_val place = wfi_emit_iota(&places, d), end = wf_add(*start, wfi_emit_reshape(wf_slice_axis(r->sizes, s->rank - 1, g, g + 1), each));
	wf_val inside = wf_logical_and(wf_greater_equal(place, wfi_emit_broadcast(*start, whole, outer)), wf_less(place, wfi_emit_broadcast(end, whole, outer)));

	*start = end;
	return wf_where(inside, x, wfi_zeros_like(x));
}

static wf_val first_start(const ragged *r)
{
	wfi_type t = *wfi_type_of(r->sizes);

	t.dims[--t.rank] = 0;
	return wfi_zeros_of(&t);
}

/* dims without d, those behind it one less */
static wfi_ints without(wfi_dims dims, int64_t d)
{
	wfi_ints l = { 0 };

	for (int i = 0; i < dims.n; i++)
		if (dims.v[i] != d)
			wfi_ints_add(&l, dims.v[i] - (dims.v[i] > d));
	return l;
}

/* the groups are along a free dimension: each with its own part of the right operand, along rhs_group_dimensions */
static wf_val grouped_rows(wfi_text_op *t, const ragged *r, int64_t group_dim)
{
	const wfi_type *rhs = wfi_type_of(t->in[1]);
	const wfi_ints batch = without(r->dot.rhs_batch, group_dim), contract = without(r->dot.rhs_contract, group_dim);
	const wfi_dot_attrs a = { r->dot.lhs_batch, wfi_ints_dims(&batch), r->dot.lhs_contract, wfi_ints_dims(&contract) };
	wf_val start = first_start(r), sum = { NULL };
	wfi_ints shape = { 0 };

	for (int i = 0; i < rhs->rank; i++)
		if (i != group_dim)
			wfi_ints_add(&shape, rhs->dims[i]);
	for (int64_t g = 0; g < r->n; g++) {
		wf_val y = wfi_emit_reshape(wf_slice_axis(t->in[1], (int)group_dim, g, g + 1), wfi_ints_dims(&shape));
		wf_val part = wfi_emit_dot(of_group(t->in[0], r->dim, r, g, &start), y, &a);
		sum = sum.node ? wf_add(sum, part) : part;
	}
	return sum;
}

/* the groups are along a contracted dimension: a product for each, one after the other in a new first dimension */
static wf_val grouped_sums(wfi_text_op *t, const ragged *r)
{
	wf_val start = first_start(r), whole = { NULL };

	for (int64_t g = 0; g < r->n; g++) {
		wf_val part = wfi_emit_dot(of_group(t->in[0], r->dim, r, g, &start), t->in[1], &r->dot);
		const wfi_type *p = wfi_type_of(part);
		wfi_ints shape = { 0 };
		wfi_ints_add(&shape, 1);
		for (int i = 0; i < p->rank; i++)
			wfi_ints_add(&shape, p->dims[i]);
		part = wfi_emit_reshape(part, wfi_ints_dims(&shape));
		whole = whole.node ? wf_concatenate_n(0, (const wf_val[]){ whole, part }, 2) : part;
	}
	return whole;
}

bool wfi_chlo_ragged_dot(wfi_text_op *t, wf_val *out)
{
	ragged r;

	if (!read_ragged(t, &r))
		return false;
	const bool batch = wfi_dims_has(r.dot.lhs_batch, r.dim), contracted = wfi_dims_has(r.dot.lhs_contract, r.dim);
	if (!batch && !contracted && (r.group_dims.n != 1 || r.group_dims.v[0] < 0 || r.group_dims.v[0] >= wfi_type_of(t->in[1])->rank ||
	                              wfi_type_of(t->in[1])->dims[r.group_dims.v[0]] != r.n))
		return wfi_text_fail(t, "rhs_group_dimensions: one dimension of the right operand, as long as there are groups, was expected");
	if (!r.n && !batch)
		return wfi_text_fail(t, "there is no group");
	out[0] = batch ? wfi_emit_dot(t->in[0], t->in[1], &r.dot) : contracted ? grouped_sums(t, &r) : grouped_rows(t, &r, r.group_dims.v[0]);
	if (!wfi_is_poison(out[0]) && wfi_type_of(out[0])->dtype != t->out_type[0].dtype)
		out[0] = wf_convert(out[0], t->out_type[0].dtype);
	return true;
}

/* ---- scan: a region over slices and carried values, along a dimension; its first results are stacked, the others carried on ---- */

typedef struct scan { int n_in, n_carry, n_out; int64_t dim, length; bool reverse; wfi_func *f; } scan;

static bool read_scan(wfi_text_op *t, scan *s)
{
	int64_t n_in = 0;
	wfi_dims segments = { 0 };
	bool given = wfi_text_int(t, "n_inputs", &n_in);

	*s = (scan){ 0 };
	if (!given && wfi_text_dims(t, "operandSegmentSizes", &segments) && segments.n == 2)
		n_in = segments.v[0];
	if (t->reason[0] || t->n_regions != 1 || n_in < 1 || n_in > t->n_in)
		return t->reason[0] ? false : wfi_text_fail(t, "one region, and at least one array are needed (operandSegmentSizes says how many)");
	wfi_text_int(t, "dimension", &s->dim);
	wfi_text_bool(t, "is_reverse", &s->reverse);
	s->f = t->regions[0];
	s->n_in = (int)n_in;
	s->n_carry = t->n_in - s->n_in;
	s->n_out = s->f->body->n_results - s->n_carry;
	if (t->reason[0])
		return false;
	if (s->n_out < 0 || t->n_out != s->n_out + s->n_carry || s->f->body->n_params - s->f->n_captures != t->n_in)
		return wfi_text_fail(t, "its region takes a slice of each array and the carried values, and gives results and the carried values");
	for (int i = 0; i < s->n_in; i++) {
		const wfi_type *x = wfi_type_of(t->in[i]), *first = wfi_type_of(t->in[0]);
		if (s->dim < 0 || s->dim >= x->rank || x->dims[s->dim] != first->dims[s->dim])
			return wfi_text_fail(t, "array %d has no dimension %lld as long as the first one's", i, (long long)s->dim);
	}
	s->length = wfi_type_of(t->in[0])->dims[s->dim];
	return true;
}

static wfi_ints inserted(const wfi_type *t, int64_t d, int64_t size)
{
	wfi_ints l = { 0 };

	for (int i = 0; i <= t->rank; i++) {
		if (i == d)
			wfi_ints_add(&l, size);
		if (i < t->rank)
			wfi_ints_add(&l, t->dims[i]);
	}
	return l;
}

/* one step; params: the counter, the carried values, the stacked results so far */
static void step(const wfi_text_op *t, const scan *s, const wf_val *params, wf_val *next)
{
	wf_val i = params[0], args[WFI_MAX_OUT], results[WFI_MAX_OUT];
	wf_val at = s->reverse ? wf_sub(wfi_full_like(i, (double)(s->length - 1)), i) : i;

	for (int k = 0; k < s->n_in; k++) {
		const wfi_type *x = wfi_type_of(t->in[k]);
		wfi_ints rest = { 0 };
		for (int d = 0; d < x->rank; d++)
			if (d != s->dim)
				wfi_ints_add(&rest, x->dims[d]);
		args[k] = wfi_emit_reshape(wf_dynamic_slice_in_dim(t->in[k], at, 1, (int)s->dim), wfi_ints_dims(&rest));
	}
	for (int k = 0; k < s->n_carry; k++)
		args[s->n_in + k] = params[1 + k];
	wfi_inline(s->f, args, results);
	next[0] = wf_add(i, wfi_full_like(i, 1));
	for (int k = 0; k < s->n_carry; k++)
		next[1 + k] = results[s->n_out + k];
	for (int k = 0; k < s->n_out; k++) {
		const wfi_ints one = inserted(wfi_type_of(results[k]), s->dim, 1);
		next[1 + s->n_carry + k] = wf_dynamic_update_slice_in_dim(params[1 + s->n_carry + k], wfi_emit_reshape(results[k], wfi_ints_dims(&one)), at, (int)s->dim);
	}
}

static wfi_func *scan_region(const wfi_text_op *t, const scan *s, int n, const wf_val *init, bool body)
{
	wfi_trace *trace = wfi_trace_begin("region", NULL);
	wf_val params[WFI_MAX_OUT + 1], next[WFI_MAX_OUT + 1];
	wfi_func *f = NULL;

	for (int i = 0; i < n; i++)
		params[i] = wfi_trace_param(trace, wfi_type_of(init[i]), false);
	if (body)
		step(t, s, params, next);
	else
		next[0] = wf_less(params[0], wfi_full_like(params[0], (double)s->length));
	wf_error *err = wfi_trace_end(trace, body ? n : 1, next, &f);
	if (err)
		wfi_fail_error(err);
	return f;
}

bool wfi_chlo_scan(wfi_text_op *t, wf_val *out)
{
	const wfi_type counter = wfi_type_scalar(WF_I64);
	wf_val init[WFI_MAX_OUT + 1], last[WFI_MAX_OUT + 1];
	scan s;

	if (!read_scan(t, &s))
		return false;
	const int n = 1 + s.n_carry + s.n_out;
	if (n > WFI_MAX_OUT || t->n_in > WFI_MAX_OUT)
		return wfi_text_unsupported(t, "more than %d values carried", WFI_MAX_OUT - 1);
	init[0] = wfi_splat_i(&counter, 0);
	for (int k = 0; k < s.n_carry; k++)
		init[1 + k] = t->in[s.n_in + k];
	for (int k = 0; k < s.n_out; k++) {
		const wfi_type *r = &s.f->body->results[k]->type;
		const wfi_ints whole = inserted(r, s.dim, s.length);
		if (s.dim > r->rank || r->rank == WF_MAX_RANK)
			return wfi_text_fail(t, "result %d cannot be stacked along dimension %lld", k, (long long)s.dim);
		init[1 + s.n_carry + k] = wfi_emit_broadcast(wfi_zeros_of(&(const wfi_type){ r->dtype, 0, { 0 } }), wfi_ints_dims(&whole), no_dims);
	}
	wfi_func *cond = scan_region(t, &s, n, init, false), *body = scan_region(t, &s, n, init, true);
	if (cond && body)
		wfi_build_while(n, init, cond, body, last);
	for (int k = 0; cond && body && k < t->n_out; k++)
		out[k] = last[1 + (k < s.n_out ? s.n_carry + k : k - s.n_out)];
	wfi_func_release(cond);
	wfi_func_release(body);
	return !wfi_failed();
}

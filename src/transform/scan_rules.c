/* scan_rules.c: derivatives, batching and lowering of wf.scan. Forwards, a scan carries the tangents beside the values. To go backwards its body is
 * split (split.h): one scan gives the values and stacks the residuals, a second one is linear; its transpose is a scan in the other direction, which
 * carries the cotangents and sums up those of what every round uses. */
#include <weft/ops.h>
#include "transform/split.h"
#include "transform/rules.h"
#include "transform/transform.h"

typedef struct scan {
	const wfi_view *e;
	wfi_scan_attrs a;
	int n_carry, n_xs, n_own, n_in, n_out; /* operands: carried, arrays, captured; results: carried, stacked */
} scan;

static scan scan_of(const wfi_view *e)
{
	const wfi_scan_attrs *a = e->attrs;

	return (scan){ e, *a, (int)a->n_carry, (int)a->n_xs, (int)(a->n_carry + a->n_xs), e->n_in, e->n_out };
}

/* a parameter like operand i of the scan, in its body */
static wf_val body_param(const scan *s, wfi_trace *t, int i)
{
	return wfi_trace_param(t, &s->e->regions[0]->params[i]->type, false);
}

static void emit_scan(const scan *s, int n_carry, int n_xs, bool reverse, const wf_val *in, wfi_func *body, wf_val *out)
{
	const wfi_scan_attrs a = { n_carry, n_xs, s->a.length, reverse };

	wfi_emit_regions(s->e->op, &a, n_carry + n_xs, in, 1, (wfi_func *const[]){ body }, out, body->body->n_results);
}

static const wfi_type *type_of(const scan *s, int i)
{
	return &s->e->in_type[i];
}

/* ---- which values have tangents ---- */

static wf_error *find_active(const scan *s, bool to_transpose, bool *active, bool *result_active, wfi_func **j)
{
	wfi_func *f = wfi_region_func(s->e->regions[0]);
	wf_error *err = NULL;

	for (bool more = true; more && !err;) {
		more = false;
		wfi_func_release(*j);
		*j = NULL;
		err = to_transpose ? wfi_linearize_func(f, active, result_active, j) : wfi_jvp_func(f, active, result_active, j);
		for (int i = 0; i < s->n_carry && !err; i++)
			if (result_active[i] && !active[i])
				active[i] = more = true;
	}
	wfi_func_release(f);
	return err;
}

static int count(const bool *v, int from, int to)
{
	int n = 0;

	for (int i = from; i < to; i++)
		n += v[i];
	return n;
}

/* ---- forwards ---- */

/* carried, their tangents, slices, their tangents → the same for the next round, then what is stacked, and tangents */
static wfi_func *dual_body(const scan *s, const wfi_func *j, const bool *active, const bool *result_active, const wf_val *t_in)
{
	wfi_trace *t = wfi_trace_begin("body", NULL);
	wf_val *in = wfi_alloc((size_t)(2 * s->n_in + 2) * sizeof *in), *out = wfi_alloc((size_t)(4 * s->n_out + 2) * sizeof *out), *results = out + 2 * s->n_out;
	int m = s->n_in, n = 0, k = s->n_out;

	for (int part = 0; part < 2; part++) {
		int from = part ? s->n_carry : 0, to = part ? s->n_own : s->n_carry;
		for (int i = from; i < to; i++)
			in[i] = body_param(s, t, i);
		for (int i = from; i < to; i++)
			if (active[i])
				in[m++] = body_param(s, t, i);
	}
	for (int i = s->n_own; i < s->n_in; i++) {
		in[i] = s->e->in[i];
		if (active[i])
			in[m++] = t_in[i];
	}
	wfi_inline(j, in, out);
	for (int part = 0; part < 2; part++) {
		int from = part ? s->n_carry : 0, to = part ? s->n_out : s->n_carry;
		for (int i = from; i < to; i++)
			results[n++] = out[i];
		for (int i = from; i < to; i++)
			if (part ? result_active[i] : active[i])
				results[n++] = result_active[i] ? out[k++] : wfi_splat(type_of(s, i), 0);
	}
	wfi_func *f = wfi_end_func(t, n, results);
	wfi_free(out);
	wfi_free(in);
	return f;
}

static void forward(const scan *s, const wfi_func *j, const bool *active, const bool *result_active, const wf_val *t, wf_val *out, wf_val *t_out)
{
	wfi_func *body = dual_body(s, j, active, result_active, t);
	wf_val *in = wfi_alloc((size_t)(2 * s->n_in + 2 * s->n_out + 1) * sizeof *in), *results = in + 2 * s->n_in;
	int n = 0, k = 0, n_carry = s->n_carry + count(active, 0, s->n_carry), n_xs = s->n_xs + count(active, s->n_carry, s->n_own);

	for (int part = 0; part < 2; part++) {
		int from = part ? s->n_carry : 0, to = part ? s->n_own : s->n_carry;
		for (int i = from; i < to; i++)
			in[n++] = s->e->in[i];
		for (int i = from; i < to; i++)
			if (active[i])
				in[n++] = t[i].node ? t[i] : wfi_splat(type_of(s, i), 0);
	}
	if (body)
		emit_scan(s, n_carry, n_xs, s->a.reverse, in, body, results);
	for (int part = 0; part < 2 && body; part++) {
		int from = part ? s->n_carry : 0, to = part ? s->n_out : s->n_carry;
		for (int i = from; i < to; i++)
			out[i] = results[k++];
		for (int i = from; i < to; i++)
			if (part ? result_active[i] : active[i])
				t_out[i] = results[k++];
	}
	wfi_func_release(body);
	wfi_free(in);
}

/* ---- what the linear part is given: residuals ---- */

/* the known part, run: out: the n_results chosen results; stacks: of all residuals, arrays of the scan where they are its slices */
static bool run_known(const scan *s, const wfi_split *split, const bool *chosen, int n_carry, wf_val *out, wf_val *stacks)
{
	bool *passed = wfi_alloc((size_t)split->f->body->n_params + 1);
	int n = 0, n_xs = 0, n_chosen = count(chosen, 0, split->f->body->n_results);

	for (int i = s->n_carry; i < s->n_own; i++)
		passed[i] = true; /* slices of what is there anyway */
	wfi_func *body = wfi_split_known(split, chosen, passed);
	if (body) {
		wf_val *in = wfi_alloc((size_t)(s->n_own + body->body->n_results + 1) * sizeof *in), *results = in + s->n_own;
		for (int i = 0; i < s->n_own; i++)
			if (!split->linear[i] && !split->given[i].node) {
				in[n++] = s->e->in[i];
				n_xs += i >= s->n_carry;
			}
		if (body->body->n_results)
			emit_scan(s, n_carry, n_xs, s->a.reverse, in, body, results);
		for (int i = 0; i < n_chosen; i++)
			out[i] = results[i];
		for (int i = 0, k = n_chosen; i < split->n_residuals; i++) {
			const wfi_value *v = split->residual[i];
			stacks[i] = !v->def && passed[v->index] ? s->e->in[v->index] : results[k++];
		}
		wfi_free(in);
	}
	wfi_func_release(body);
	wfi_free(passed);
	return body != NULL;
}

/* ---- forwards, to go backwards afterwards ---- */

/* carried tangents, slices of tangents, residuals → next tangents, those that are stacked */
static wfi_func *tangent_body(const scan *s, const wfi_split *split, const wfi_func *linear, const bool *active, const bool *result_active, const wf_val *t_in)
{
	wfi_trace *t = wfi_trace_begin("tangents", NULL);
	int n_in = linear->body->n_params - linear->n_captures, n = 0, k = 0;
	wf_val *in = wfi_alloc((size_t)(n_in + 1) * sizeof *in), *out = wfi_alloc((size_t)(2 * s->n_out + 2) * sizeof *out), *results = out + s->n_out;

	for (int i = 0; i < s->n_in; i++)
		if (active[i])
			in[n++] = i < s->n_own ? body_param(s, t, i) : t_in[i];
	for (int i = 0; i < split->n_residuals; i++)
		in[n++] = wfi_trace_param(t, &split->residual[i]->type, false);
	wfi_inline(linear, in, out);
	n = 0;
	for (int i = 0; i < s->n_out; i++)
		if (i < s->n_carry ? active[i] : result_active[i])
			results[n++] = result_active[i] ? out[k++] : wfi_splat(type_of(s, i), 0);
	wfi_func *f = wfi_end_func(t, n, results);
	wfi_free(out);
	wfi_free(in);
	return f;
}

static void run_tangents(const scan *s, const wfi_split *split, const wfi_func *body, const bool *active, const bool *result_active, const wf_val *t,
                         const wf_val *stacks, wf_val *t_out)
{
	wf_val *in = wfi_alloc((size_t)(s->n_own + split->n_residuals + s->n_out + 1) * sizeof *in), *results = in + s->n_own + split->n_residuals;
	int n = 0, k = 0, n_carry = count(active, 0, s->n_carry);

	for (int i = 0; i < s->n_own; i++)
		if (active[i])
			in[n++] = t[i].node ? t[i] : wfi_splat(type_of(s, i), 0);
	for (int i = 0; i < split->n_residuals; i++)
		in[n++] = stacks[i];
	emit_scan(s, n_carry, n - n_carry, s->a.reverse, in, (wfi_func *)(uintptr_t)body, results);
	for (int i = 0; i < s->n_out; i++)
		if (i < s->n_carry ? active[i] : result_active[i])
			t_out[i] = results[k++];
	wfi_free(in);
}

static void in_two(const scan *s, const wfi_func *j, const bool *active, const bool *result_active, const wf_val *t, wf_val *out, wf_val *t_out)
{
	int n_params = j->body->n_params, n_results = j->body->n_results;
	bool *linear = wfi_alloc((size_t)(n_params + 2 * n_results) + 1), *chosen = linear + n_params, *wanted = chosen + n_results;
	wf_val *given = wfi_alloc((size_t)(n_params + 1) * sizeof *given);

	for (int i = 0; i < n_params; i++) {
		linear[i] = i >= s->n_in;
		if (i >= s->n_own && i < s->n_in)
			given[i] = s->e->in[i];
	}
	for (int i = 0; i < n_results; i++)
		*(i < s->n_out ? &chosen[i] : &wanted[i]) = true;
	wfi_split split = wfi_split_func(j, linear, given, wanted);
	wf_val *stacks = wfi_alloc((size_t)(split.n_residuals + 1) * sizeof *stacks);
	if (!wfi_failed() && run_known(s, &split, chosen, s->n_carry, out, stacks)) {
		wfi_func *l = wfi_split_linear(&split, wanted), *body = l ? tangent_body(s, &split, l, active, result_active, t) : NULL;
		if (body)
			run_tangents(s, &split, body, active, result_active, t, stacks, t_out);
		wfi_func_release(body);
		wfi_func_release(l);
	}
	wfi_free(stacks);
	wfi_split_free(&split);
	wfi_free(given);
	wfi_free(linear);
}

void wfi_scan_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out)
{
	const scan s = scan_of(e);
	bool *active = wfi_alloc((size_t)(s.n_in + s.n_out) + 1), *result_active = active + s.n_in, some = false;
	wfi_func *j = NULL;

	for (int i = 0; i < s.n_in; i++)
		active[i] = t[i].node && wfi_is_inexact(e->in_type[i].dtype);
	wf_error *err = find_active(&s, to_transpose, active, result_active, &j);
	for (int i = 0; i < s.n_out && !err; i++)
		some = some || result_active[i] || (i < s.n_carry && active[i]);
	if (err)
		wfi_fail_error(err);
	else if (!some)
		wfi_emit_view(e, e->in, out);
	else
		(to_transpose ? in_two : forward)(&s, j, active, result_active, t, out, t_out);
	wfi_func_release(j);
	wfi_free(active);
}

/* ---- backwards ---- */

typedef struct backwards {
	scan s;
	bool *linear;              /* of the operands */
	bool *given;               /* of the results: the linear ones that have a cotangent; of the carried ones all that are linear */
	int n_carry, n_xs, n_captured, n_ys; /* the linear ones */
	wfi_split split;
	wfi_func *l;               /* linear carried, slices, captured, residuals → linear carried, stacked */
	wfi_func *back;            /* residuals, captured values, cotangents of its results → cotangents of its linear parameters */
} backwards;

/* carried values that depend on linear ones are linear too */
static void spread(const scan *s, bool *linear)
{
	const wfi_block *b = s->e->regions[0];
	bool *depends = wfi_alloc((size_t)b->func->n_values + 1), more = true;

	while (more) {
		more = false;
		for (int i = 0; i < s->n_in; i++)
			depends[b->params[i]->id] = linear[i];
		for (const wfi_eqn *e = b->first; e; e = e->next) {
			bool some = false;
			for (int i = 0; i < e->n_in; i++)
				some = some || depends[e->in[i]->id];
			for (int i = 0; i < e->n_out; i++)
				depends[e->out[i].id] = some;
		}
		for (int i = 0; i < s->n_carry; i++)
			if (depends[b->results[i]->id] && !linear[i])
				linear[i] = more = true;
	}
	wfi_free(depends);
}

/* one round backwards: cotangents of carried values, sums for captured ones | cotangents of stacked results, residuals → the same, then those of slices */
static wfi_func *backward_body(const backwards *b)
{
	wfi_trace *t = wfi_trace_begin("backward", NULL);
	const wfi_block *l = b->l->body;
	int n_linear = b->n_carry + b->n_xs + b->n_captured, n_known = l->n_params - n_linear, n = 0;
	wf_val *in = wfi_alloc((size_t)(b->back->body->n_params + 1) * sizeof *in), *ct = in + n_known, *out = wfi_alloc((size_t)(n_linear + 1) * sizeof *out);
	wf_val *results = wfi_alloc((size_t)(n_linear + 1) * sizeof *results), *sum = wfi_alloc((size_t)(b->n_captured + 1) * sizeof *sum);

	for (int i = 0; i < b->n_carry; i++)
		ct[i] = wfi_trace_param(t, &l->results[i]->type, false);
	for (int i = 0; i < b->n_captured; i++)
		sum[i] = wfi_trace_param(t, &l->params[b->n_carry + b->n_xs + i]->type, false);
	for (int i = b->n_carry; i < l->n_results; i++)
		ct[i] = wfi_trace_param(t, &l->results[i]->type, false);
	for (int i = 0; i < n_known; i++)
		in[i] = i < b->split.n_residuals ? wfi_trace_param(t, &l->params[n_linear + i]->type, false)
		                                 : wfi_val_of(b->l->captures[i - b->split.n_residuals]);
	wfi_inline(b->back, in, out);
	for (int i = 0; i < b->n_carry; i++)
		results[n++] = out[i];
	for (int i = 0; i < b->n_captured; i++)
		results[n++] = (wf_add)(sum[i], out[b->n_carry + b->n_xs + i]);
	for (int i = 0; i < b->n_xs; i++)
		results[n++] = out[b->n_carry + i];
	wfi_func *f = wfi_end_func(t, n, results);
	wfi_free(sum);
	wfi_free(results);
	wfi_free(out);
	wfi_free(in);
	return f;
}

static void run_backward(const backwards *b, const wf_val *stacks, const bool *wanted, const wf_val *ct, wf_val *out)
{
	const scan *s = &b->s;
	wfi_func *body = backward_body(b);
	int n_linear = b->n_carry + b->n_xs + b->n_captured, n = 0, k = 0, n_carry = b->n_carry + b->n_captured;
	wf_val *in = wfi_alloc((size_t)(2 * n_linear + b->n_ys + b->split.n_residuals + 1) * sizeof *in), *results = in + n_linear + b->n_ys + b->split.n_residuals;

	for (int i = 0; i < s->n_carry; i++)
		if (b->linear[i])
			in[n++] = ct[i].node ? ct[i] : wfi_splat(type_of(s, i), 0);
	for (int i = s->n_own; i < s->n_in; i++)
		if (b->linear[i])
			in[n++] = wfi_splat(type_of(s, i), 0);
	for (int i = s->n_carry; i < s->n_out; i++)
		if (b->given[i])
			in[n++] = ct[i];
	for (int i = 0; i < b->split.n_residuals; i++)
		in[n++] = stacks[i];
	if (body && !wfi_failed())
		emit_scan(s, n_carry, n - n_carry, !s->a.reverse, in, body, results);
	for (int part = 0; part < 3 && body && !wfi_failed(); part++) { /* carried, captured, arrays */
		int from = part == 0 ? 0 : part == 1 ? s->n_own : s->n_carry, to = part == 0 ? s->n_carry : part == 1 ? s->n_in : s->n_own;
		for (int i = from; i < to; i++)
			if (b->linear[i]) {
				if (wanted[i])
					out[i] = results[k];
				k++;
			}
	}
	wfi_func_release(body);
	wfi_free(in);
}

/* the linear part and its transpose; false after a failure */
static bool prepare(backwards *b, const bool *linear_result)
{
	if (!(b->l = wfi_split_linear(&b->split, linear_result)))
		return false;
	int n_params = b->l->body->n_params, n_results = b->l->body->n_results;
	bool *linear = wfi_alloc((size_t)(n_params + n_results) + 1), *ct = linear + n_params;
	memset(linear, true, (size_t)(b->n_carry + b->n_xs + b->n_captured));
	memset(ct, true, (size_t)n_results);
	wf_error *err = wfi_transpose_func(b->l, linear, ct, &b->back);
	wfi_free(linear);
	if (err)
		wfi_fail_error(err);
	return !err;
}

void wfi_scan_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	backwards b = { .s = scan_of(e) };
	const scan *s = &b.s;
	wfi_func *f = wfi_region_func(e->regions[0]);
	bool *flags = wfi_alloc((size_t)(s->n_in + 2 * s->n_out) + 1), *chosen = flags + s->n_in + s->n_out;
	wf_val *given = wfi_alloc((size_t)(s->n_in + s->n_out + 1) * sizeof *given), *known = given + s->n_in;
	int n_known = 0;

	b.linear = flags;
	b.given = flags + s->n_in;
	memcpy(b.linear, wanted, (size_t)s->n_in);
	spread(s, b.linear);
	for (int i = s->n_own; i < s->n_in; i++)
		if (!b.linear[i])
			given[i] = e->in[i];
	b.n_carry = count(b.linear, 0, s->n_carry);
	b.n_xs = count(b.linear, s->n_carry, s->n_own);
	b.n_captured = count(b.linear, s->n_own, s->n_in);
	for (int i = 0; i < s->n_out; i++) {
		b.given[i] = i < s->n_carry ? b.linear[i] : ct[i].node != NULL;
		b.n_ys += i >= s->n_carry && b.given[i];
		chosen[i] = i < s->n_carry && !b.linear[i];
		n_known += chosen[i];
	}
	b.split = wfi_split_func(f, b.linear, given, b.given);
	wf_val *stacks = wfi_alloc((size_t)(b.split.n_residuals + 1) * sizeof *stacks);
	if (!wfi_failed() && run_known(s, &b.split, chosen, n_known, known, stacks) && prepare(&b, b.given))
		run_backward(&b, stacks, wanted, ct, out);
	wfi_func_release(b.l);
	wfi_func_release(b.back);
	wfi_func_release(f);
	wfi_split_free(&b.split);
	wfi_free(stacks);
	wfi_free(given);
	wfi_free(flags);
}

/* ---- batching: carried and captured values have the batch first, arrays and stacked results after the rounds ---- */

static wf_val swapped(wf_val x)
{
	return wfi_is_poison(x) ? x : (wf_moveaxis)(x, 0, 1);
}

static wf_val batched_operand(const wfi_batch *b, const scan *s, int i)
{
	wf_val x = b->e->in[i];

	if (b->batched[i])
		return i >= s->n_carry && i < s->n_own ? swapped(x) : x;
	wfi_type t = wfi_with_batch(&b->e->in_type[i], b->size); /* a carried value that differs between examples after the first round */
	return wfi_failed() ? wfi_poison : wfi_broadcast_to("vmap", x, &t);
}

bool wfi_scan_batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const scan s = scan_of(b->e);
	bool *batched = wfi_alloc((size_t)s.n_in + 1), more = true;
	wf_val *in = wfi_alloc((size_t)(s.n_in + 1) * sizeof *in);
	wfi_func *f = wfi_region_func(b->e->regions[0]), *g = NULL;
	wf_error *err = NULL;

	memcpy(batched, b->batched, (size_t)s.n_in);
	while (more && !err) {
		more = false;
		wfi_func_release(g);
		g = NULL;
		for (int i = 0; i < s.n_out; i++)
			out_batched[i] = i < s.n_carry && batched[i];
		err = wfi_batch_func(f, b->size, b->axis, batched, out_batched, &g);
		for (int i = 0; i < s.n_carry && !err; i++)
			if (out_batched[i] && !batched[i])
				batched[i] = more = true;
	}
	for (int i = 0; i < s.n_in && !err; i++)
		in[i] = batched[i] ? batched_operand(b, &s, i) : b->e->in[i];
	if (err) {
		wfi_fail_error(err);
	} else if (!wfi_failed()) {
		wfi_emit_regions(b->e->op, b->e->attrs, s.n_in, in, 1, &g, out, s.n_out);
		for (int i = s.n_carry; i < s.n_out; i++)
			if (out_batched[i])
				out[i] = swapped(out[i]);
	}
	wfi_func_release(f);
	wfi_func_release(g);
	wfi_free(in);
	wfi_free(batched);
	return true;
}

/* ---- lowering: a while over a counter, the carried values and the stacked results so far; arrays are captured ---- */

static wfi_func *rounds_left(const scan *s, int n, const wf_val *init)
{
	wfi_trace *t = wfi_trace_begin("condition", NULL);
	wf_val i = wfi_trace_param(t, wfi_type_of(init[0]), false);

	for (int k = 1; k < n; k++)
		wfi_trace_param(t, wfi_type_of(init[k]), false);
	wf_val go = (wf_less)(i, wfi_splat_i(wfi_type_of(init[0]), s->a.length));
	return wfi_end_func(t, 1, &go);
}

static wfi_func *one_round(const scan *s, const wfi_func *f, int n, const wf_val *init)
{
	wfi_trace *t = wfi_trace_begin("body", NULL);
	wf_val *p = wfi_alloc((size_t)(n + s->n_in + s->n_out + 1) * sizeof *p), *in = p + n, *out = in + s->n_in;

	for (int k = 0; k < n; k++)
		p[k] = wfi_trace_param(t, wfi_type_of(init[k]), false);
	wf_val last = wfi_splat_i(wfi_type_of(init[0]), s->a.length - 1), at = s->a.reverse ? (wf_sub)(last, p[0]) : p[0];
	for (int k = 0; k < s->n_in; k++)
		in[k] = k < s->n_carry ? p[1 + k] : k >= s->n_own ? s->e->in[k]
		        : wfi_squeeze((wf_dynamic_slice_in_dim)(s->e->in[k], at, 1, 0), (const int64_t[]){ 0, WFI_END_DIM });
	wfi_inline(f, in, out);
	for (int k = 0; k < s->n_out; k++)
		p[1 + k] = k < s->n_carry ? out[k] : (wf_dynamic_update_slice_in_dim)(p[1 + k], (wf_expand_dims)(out[k], 0), at, 0);
	p[0] = (wf_add)(p[0], wfi_splat_i(wfi_type_of(init[0]), 1));
	wfi_func *g = wfi_end_func(t, n, p);
	wfi_free(p);
	return g;
}

bool wfi_scan_lower(const wfi_view *e, wf_val *out)
{
	const scan s = scan_of(e);
	const wfi_type i32 = wfi_type_scalar(WF_I32);
	int n = 1 + s.n_out;
	if (!s.a.length) {
		for (int k = 0; k < s.n_out; k++)
			out[k] = k < s.n_carry ? e->in[k] : wfi_splat(&e->out_type[k], 0);
		return true;
	}
	wf_val *init = wfi_alloc((size_t)(2 * n) * sizeof *init), *results = init + n;
	wfi_func *f = wfi_region_func(e->regions[0]);

	init[0] = wfi_splat_i(&i32, 0);
	for (int k = 0; k < s.n_out; k++)
		init[1 + k] = k < s.n_carry ? e->in[k] : wfi_splat(&e->out_type[k], 0);
	wfi_func *loop[2] = { rounds_left(&s, n, init), one_round(&s, f, n, init) };
	if (loop[0] && loop[1])
		wfi_emit_regions(wfi_op_find("while"), NULL, n, init, 2, loop, results, n);
	for (int k = 0; k < s.n_out; k++)
		out[k] = loop[0] && loop[1] ? results[1 + k] : wfi_poison;
	wfi_func_release(loop[0]);
	wfi_func_release(loop[1]);
	wfi_func_release(f);
	wfi_free(init);
	return true;
}

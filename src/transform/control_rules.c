/* control_rules.c: derivatives of if, case and while. Regions are closed, so each is a function of its own that is transformed whole; the
 * results are new regions. Of branches, the tangents are computed by a second choice, which computes again what it needs of the values; its
 * transpose is a third one. A while carries the tangents beside the values; backwards it goes only when the number of rounds is known while
 * tracing: then the carried values are kept for every round. */
#include <weft/ops.h>
#include "ir/trace.h"
#include "transform/transform.h"

/* ---- functions being built ---- */

static wfi_func *ended(wfi_trace *t, int n, const wf_val *v)
{
	wfi_func *f = NULL, *small = NULL;
	wf_error *err = wfi_trace_end(t, n, v, &f);

	if (!err)
		err = wfi_dce_func(f, &small);
	wfi_func_release(f);
	if (err)
		wfi_fail_error(err);
	return small;
}

static wf_val param_like(wfi_trace *t, const wfi_type *type)
{
	return wfi_trace_param(t, type, false);
}

/* ---- if, case ---- */

/* the tangents of one branch: parameters are the captured values, then the tangents of the active ones; a result for each of some[] */
static wfi_func *branch_tangents(const wfi_view *e, const wfi_func *j, const bool *active, const bool *result_active, const bool *some)
{
	int n = e->n_in - 1, n_out = e->n_out, m = n, k = n_out;
	wfi_trace *t = wfi_trace_begin("tangents", NULL);
	wf_val *in = wfi_alloc((size_t)(2 * n) * sizeof *in), *out = wfi_alloc((size_t)(2 * n_out) * sizeof *out);
	wf_val *results = wfi_alloc((size_t)n_out * sizeof *results);
	int n_results = 0;

	for (int i = 0; i < n; i++)
		in[i] = param_like(t, &e->in_type[1 + i]);
	for (int i = 0; i < n; i++)
		if (active[i])
			in[m++] = param_like(t, &e->in_type[1 + i]);
	wfi_inline(j, in, out);
	for (int i = 0; i < n_out; i++) {
		wf_val d = result_active[i] ? out[k++] : (wf_val){ NULL };
		if (some[i])
			results[n_results++] = d.node ? d : wfi_splat(&e->out_type[i], 0);
	}
	wfi_func *f = ended(t, n_results, results);
	wfi_free(results);
	wfi_free(out);
	wfi_free(in);
	return f;
}

static void release_all(wfi_func **f, int n)
{
	for (int i = 0; i < n; i++)
		wfi_func_release(f[i]);
	wfi_free(f);
}

/* each branch with its tangents; false after a failure. result_active: n_out for each branch */
static bool branches_forward(const wfi_view *e, const bool *active, bool *result_active, wfi_func **j)
{
	for (int r = 0; r < e->n_regions; r++) {
		wfi_func *f = wfi_region_func(e->regions[r]);
		wf_error *err = wfi_jvp_func(f, active, result_active + r * e->n_out, &j[r]);

		wfi_func_release(f);
		if (err) {
			wfi_fail_error(err);
			return false;
		}
	}
	return true;
}

void wfi_branches_jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	int n = e->n_in - 1, m = e->n_in, n_some = 0;
	bool *active = wfi_alloc((size_t)n + 1), *result_active = wfi_alloc((size_t)(e->n_out * e->n_regions) + 1), *some = wfi_alloc((size_t)e->n_out + 1);
	wfi_func **j = wfi_alloc((size_t)e->n_regions * sizeof *j), **g = wfi_alloc((size_t)e->n_regions * sizeof *g);
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in) * sizeof *in), *results = wfi_alloc((size_t)e->n_out * sizeof *results);
	bool ok;

	for (int i = 0; i < n; i++)
		active[i] = t[1 + i].node != NULL;
	ok = branches_forward(e, active, result_active, j);
	for (int i = 0; i < e->n_out; i++) {
		for (int r = 0; r < e->n_regions; r++)
			some[i] = some[i] || result_active[r * e->n_out + i];
		n_some += some[i];
	}
	for (int r = 0; r < e->n_regions && ok && n_some; r++)
		ok = (g[r] = branch_tangents(e, j[r], active, result_active + r * e->n_out, some)) != NULL;
	if (ok && n_some) {
		for (int i = 0; i < e->n_in; i++)
			in[i] = e->in[i];
		for (int i = 0; i < n; i++)
			if (active[i])
				in[m++] = t[1 + i];
		wfi_emit_regions(e->op, e->attrs, m, in, e->n_regions, g, results, n_some);
		for (int i = 0, k = 0; i < e->n_out; i++)
			if (some[i])
				out[i] = results[k++];
	}
	release_all(j, e->n_regions);
	release_all(g, e->n_regions);
	wfi_free(results);
	wfi_free(in);
	wfi_free(some);
	wfi_free(result_active);
	wfi_free(active);
}

/* v (wfi_vjp_func's) with zeros for the parameters that are linear: of a program that is linear in them its backward part does not depend on
 * their values. Parameters: the others', then the cotangents; results: those beyond the first `skip`. */
static wfi_func *backward_of(const wfi_func *v, int n_params, const wfi_type *types, const bool *linear, int skip)
{
	wfi_trace *t = wfi_trace_begin("backward", NULL);
	int n = v->body->n_params, n_res = v->body->n_results;
	wf_val *in = wfi_alloc((size_t)n * sizeof *in), *out = wfi_alloc((size_t)n_res * sizeof *out);

	for (int i = 0; i < n; i++)
		if (i >= n_params || !linear[i])
			in[i] = param_like(t, &v->body->params[i]->type);
		else
			in[i] = wfi_splat(&types[i], 0);
	wfi_inline(v, in, out);
	wfi_func *f = ended(t, n_res - skip, out + skip);
	wfi_free(out);
	wfi_free(in);
	return f;
}

void wfi_branches_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	int n = e->n_in - 1, m = 1, n_wanted = 0;
	bool *mask = wfi_alloc((size_t)e->n_out + 1), ok = true;
	wfi_func **g = wfi_alloc((size_t)e->n_regions * sizeof *g);
	wf_val *in = wfi_alloc((size_t)(e->n_in + e->n_out) * sizeof *in), *results = wfi_alloc((size_t)e->n_in * sizeof *results);

	for (int i = 0; i < e->n_out; i++)
		mask[i] = ct[i].node != NULL;
	for (int i = 0; i < n; i++)
		n_wanted += wanted[1 + i];
	for (int r = 0; r < e->n_regions && ok; r++) {
		wfi_func *f = wfi_region_func(e->regions[r]), *v = NULL;
		wf_error *err = wfi_vjp_func(f, wanted + 1, mask, &v);

		ok = !err && (g[r] = backward_of(v, n, e->in_type + 1, wanted + 1, e->n_out)) != NULL;
		if (err)
			wfi_fail_error(err);
		wfi_func_release(f);
		wfi_func_release(v);
	}
	if (ok) {
		in[0] = e->in[0];
		for (int i = 0; i < n; i++)
			if (!wanted[1 + i])
				in[m++] = e->in[1 + i];
		for (int i = 0; i < e->n_out; i++)
			if (mask[i])
				in[m++] = ct[i];
		wfi_emit_regions(e->op, e->attrs, m, in, e->n_regions, g, results, n_wanted);
		for (int i = 0, k = 0; i < n; i++)
			if (wanted[1 + i])
				out[1 + i] = results[k++];
	}
	release_all(g, e->n_regions);
	wfi_free(results);
	wfi_free(in);
	wfi_free(mask);
}

/* ---- while, forwards ---- */

/* which carried values have tangents: those that begin with one, and what the body makes depend on them. active: all parameters of the body.
 * *j: the body with those tangents. */
static wf_error *find_active(const wfi_view *e, bool *active, bool *result_active, wfi_func **j)
{
	wfi_func *f = wfi_region_func(e->regions[1]);
	wf_error *err = NULL;

	for (bool more = true; more && !err;) {
		more = false;
		wfi_func_release(*j);
		*j = NULL;
		err = wfi_jvp_func(f, active, result_active, j);
		for (int i = 0; i < e->n_out && !err; i++)
			if (result_active[i] && !active[i])
				active[i] = more = true;
	}
	wfi_func_release(f);
	return err;
}

/* parameters in the order of the new while: carried values, their tangents, captured values, their tangents; in: those of j */
static void dual_params(const wfi_view *e, wfi_trace *t, const bool *active, wf_val *in)
{
	int n = e->n_out, m = e->n_in;

	for (int i = 0; i < n; i++)
		in[i] = param_like(t, &e->in_type[i]);
	for (int i = 0; i < n; i++)
		if (active[i])
			in[m++] = param_like(t, &e->in_type[i]);
	for (int i = n; i < e->n_in; i++)
		in[i] = param_like(t, &e->in_type[i]);
	for (int i = n; i < e->n_in; i++)
		if (active[i])
			in[m++] = param_like(t, &e->in_type[i]);
}

static wfi_func *dual_condition(const wfi_view *e, const bool *active)
{
	wfi_func *c = wfi_region_func(e->regions[0]);
	wfi_trace *t = wfi_trace_begin("condition", NULL);
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in) * sizeof *in), go = wfi_poison;

	dual_params(e, t, active, in);
	wfi_inline(c, in, &go);
	wfi_func *f = ended(t, 1, &go);
	wfi_free(in);
	wfi_func_release(c);
	return f;
}

static wfi_func *dual_body(const wfi_view *e, const wfi_func *j, const bool *active, const bool *result_active)
{
	wfi_trace *t = wfi_trace_begin("body", NULL);
	int n = e->n_out, k = n, m = n;
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in) * sizeof *in), *out = wfi_alloc((size_t)(2 * n) * sizeof *out);
	wf_val *results = wfi_alloc((size_t)(2 * n) * sizeof *results);

	dual_params(e, t, active, in);
	wfi_inline(j, in, out);
	for (int i = 0; i < n; i++) {
		wf_val d = result_active[i] ? out[k++] : (wf_val){ NULL };
		results[i] = out[i];
		if (active[i])
			results[m++] = d.node ? d : wfi_splat(&e->in_type[i], 0);
	}
	wfi_func *f = ended(t, m, results);
	wfi_free(results);
	wfi_free(out);
	wfi_free(in);
	return f;
}

static void emit_dual(const wfi_view *e, const wf_val *t, const bool *active, wfi_func *const *f, wf_val *out)
{
	int n = e->n_out, m = 0, k = n;
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in) * sizeof *in), *results = wfi_alloc((size_t)(2 * n) * sizeof *results);

	for (int i = 0; i < n; i++)
		in[m++] = e->in[i];
	for (int i = 0; i < n; i++)
		if (active[i])
			in[m++] = t[i].node ? t[i] : wfi_splat(&e->in_type[i], 0);
	int carried = m;
	for (int i = n; i < e->n_in; i++)
		in[m++] = e->in[i];
	for (int i = n; i < e->n_in; i++)
		if (active[i])
			in[m++] = t[i];
	wfi_emit_regions(e->op, e->attrs, m, in, 2, f, results, carried);
	for (int i = 0; i < n; i++)
		if (active[i])
			out[i] = results[k++];
	wfi_free(results);
	wfi_free(in);
}

void wfi_while_jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	bool *active = wfi_alloc((size_t)e->n_in + 1), *result_active = wfi_alloc((size_t)e->n_out + 1), some = false;
	wfi_func *j = NULL, *f[2] = { NULL, NULL };

	for (int i = 0; i < e->n_in; i++)
		active[i] = t[i].node != NULL;
	wf_error *err = find_active(e, active, result_active, &j);
	for (int i = 0; i < e->n_out; i++)
		some = some || active[i];
	if (err) {
		wfi_fail_error(err);
	} else if (some) {
		f[0] = dual_condition(e, active);
		f[1] = dual_body(e, j, active, result_active);
		if (f[0] && f[1])
			emit_dual(e, t, active, f, out);
	}
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	wfi_func_release(j);
	wfi_free(result_active);
	wfi_free(active);
}

/* ---- while, backwards: how many rounds ---- */

static bool is_constant(const wfi_value *v, int64_t *x)
{
	if (!v || !v->def || v->def->op->lowering != WFI_LOWER_CONSTANT || v->type.rank || !wfi_is_int(v->type.dtype))
		return false;
	*x = wfi_load_i(v->type.dtype, ((const wfi_constant_attrs *)v->def->attrs)->data.bytes, 0);
	return true;
}

/* a value of region b that is the same in every round and known now */
static bool known(const wfi_view *e, const wfi_block *b, const wfi_value *v, int64_t *x)
{
	if (is_constant(v, x))
		return true;
	if (v->def || v->block != b)
		return false;
	if (v->index < e->n_out && e->regions[1]->results[v->index] != e->regions[1]->params[v->index])
		return false;
	return e->in[v->index].node && is_constant(wfi_value_of(e->in[v->index]), x);
}

static const char *direction_of(const wfi_eqn *e)
{
	for (const wfi_attr_field *f = e->op->fields; e->attrs && f && f->name; f++)
		if (f->kind == WFI_ATTR_ENUM && !strcmp(f->name, "comparison_direction"))
			return f->names[*(const int *)(const void *)((const char *)e->attrs + f->offset)];
	return "";
}

/* by how much the body moves carried value i in every round */
static bool step_of(const wfi_view *e, int i, int64_t *step)
{
	const wfi_block *b = e->regions[1];
	const wfi_eqn *add = b->results[i]->def;

	if (!add || add->n_in != 2)
		return false;
	if (!strcmp(add->op->name, "add"))
		return (add->in[0] == b->params[i] && known(e, b, add->in[1], step)) || (add->in[1] == b->params[i] && known(e, b, add->in[0], step));
	if (strcmp(add->op->name, "subtract") || add->in[0] != b->params[i] || !known(e, b, add->in[1], step))
		return false;
	*step = -*step;
	return true;
}

static bool holds(const char *direction, int64_t a, int64_t b)
{
	if (direction[0] == 'L')
		return direction[1] == 'T' ? a < b : a <= b;
	if (direction[0] == 'G')
		return direction[1] == 'T' ? a > b : a >= b;
	return direction[0] == 'E' ? a == b : a != b;
}

bool wfi_while_rounds(const wfi_view *e, int64_t *rounds)
{
	enum { MOST = 100000000 };
	const wfi_block *c = e->regions[0];
	const wfi_eqn *test = c->results[0]->def;
	int64_t bound, step, at;

	if (!test || strcmp(test->op->name, "compare"))
		return false;
	const char *direction = direction_of(test);
	for (int side = 0; side < 2; side++) {
		const wfi_value *i = test->in[side];

		if (i->def || i->block != c || i->index >= e->n_out || !wfi_is_int(i->type.dtype) || !known(e, c, test->in[1 - side], &bound) ||
		    !step_of(e, i->index, &step) || !e->in[i->index].node || !is_constant(wfi_value_of(e->in[i->index]), &at))
			continue;
		for (*rounds = 0; *rounds < MOST; ++*rounds, at += step)
			if (!(side ? holds(direction, bound, at) : holds(direction, at, bound)))
				return true;
	}
	return false;
}

/* ---- while, backwards ---- */

typedef struct reverse {
	const wfi_view *e;
	int n_carried, n_in;
	bool *linear;              /* of the body's parameters */
	bool *ct_given;            /* of the body's results: the linear ones */
	bool *kept, *same;         /* of the carried values: needed backwards, for every round; needed, and never changed */
	int64_t rounds;
	wfi_func *back;            /* parameters that are not linear, cotangents of the linear carried → cotangents of the linear parameters */
} reverse;

/* carried values that depend on linear ones are linear too */
static bool spread(reverse *r)
{
	const wfi_block *b = r->e->regions[1];
	bool *depends = wfi_alloc((size_t)b->func->n_values), more = false;

	for (int i = 0; i < r->n_in; i++)
		depends[b->params[i]->id] = r->linear[i];
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		bool some = false;
		for (int i = 0; i < e->n_in; i++)
			some = some || depends[e->in[i]->id];
		for (int i = 0; i < e->n_out; i++)
			depends[e->out[i].id] = some;
	}
	for (int i = 0; i < r->n_carried; i++)
		if (depends[b->results[i]->id] && !r->linear[i])
			r->linear[i] = more = true;
	wfi_free(depends);
	return more;
}

/* which of the values that are not linear does the backward round use? */
static void find_kept(reverse *r)
{
	const wfi_block *b = r->back->body, *body = r->e->regions[1];
	bool *used = wfi_alloc((size_t)r->back->n_values);

	for (const wfi_eqn *e = b->first; e; e = e->next)
		for (int i = 0; i < e->n_in; i++)
			used[e->in[i]->id] = true;
	for (int i = 0; i < b->n_results; i++)
		used[b->results[i]->id] = true;
	for (int i = 0, k = 0; i < r->n_carried; i++) {
		if (r->linear[i])
			continue;
		bool uses = used[b->params[k++]->id], constant = body->results[i] == body->params[i];
		r->kept[i] = uses && !constant;
		r->same[i] = uses && constant;
	}
	wfi_free(used);
}

static wf_val counter(int64_t x)
{
	const wfi_type t = wfi_type_scalar(WF_I32);

	return wfi_splat_i(&t, x);
}

/* i < rounds, or i ≥ 0; the other parameters as those of like */
static wfi_func *count_condition(int n, const wf_val *like, int64_t rounds, bool down)
{
	wfi_trace *t = wfi_trace_begin("condition", NULL);
	wf_val i = wfi_poison;

	for (int k = 0; k < n; k++) {
		wf_val p = param_like(t, wfi_type_of(like[k]));
		i = k ? i : p;
	}
	wf_val go = down ? (wf_less_equal)(counter(0), i) : (wf_less)(i, counter(rounds));
	return ended(t, 1, &go);
}

/* x with a first dimension of that many */
static wf_val stacked_zeros(const wfi_type *x, int64_t rounds)
{
	wfi_type t = *x;

	if (t.rank == WF_MAX_RANK)
		return wfi_fail("while", "the derivative would keep arrays of more than %d dimensions", WF_MAX_RANK);
	memmove(t.dims + 1, t.dims, (size_t)t.rank * sizeof t.dims[0]);
	t.dims[0] = rounds;
	t.rank++;
	return wfi_splat(&t, 0);
}

/* Runs the body on what is not linear, keeping each round's values; stack[i]: of carried value i */
static void run_forward(reverse *r, wf_val *stack)
{
	const wfi_view *e = r->e;
	int n = 1, n_stacks = 0;
	wf_val *init = wfi_alloc((size_t)(2 * r->n_in + 1) * sizeof *init), *p = wfi_alloc((size_t)(2 * r->n_in + 1) * sizeof *p);
	wf_val *in = wfi_alloc((size_t)r->n_in * sizeof *in), *out = wfi_alloc((size_t)r->n_carried * sizeof *out);
	wfi_func *body = wfi_region_func(e->regions[1]), *f[2] = { NULL, NULL };

	init[0] = counter(0);
	for (int i = 0; i < r->n_carried; i++)
		if (!r->linear[i])
			init[n++] = e->in[i];
	for (int i = 0; i < r->n_carried; i++)
		if (r->kept[i]) {
			init[n++] = stacked_zeros(&e->in_type[i], r->rounds);
			n_stacks++;
		}
	int carried = n;
	for (int i = r->n_carried; i < r->n_in; i++)
		if (!r->linear[i])
			init[n++] = e->in[i];
	if (n_stacks && !wfi_failed()) {
		f[0] = count_condition(n, init, r->rounds, false);
		wfi_trace *t = wfi_trace_begin("body", NULL);
		int k = 1;
		for (int i = 0; i < n; i++)
			p[i] = param_like(t, wfi_type_of(init[i]));
		for (int i = 0; i < r->n_carried; i++)
			in[i] = r->linear[i] ? wfi_splat(&e->in_type[i], 0) : p[k++];
		int first_stack = k, captured = carried;
		for (int i = r->n_carried; i < r->n_in; i++)
			in[i] = r->linear[i] ? wfi_splat(&e->in_type[i], 0) : p[captured++];
		wfi_inline(body, in, out);
		k = first_stack;
		for (int i = 0; i < r->n_carried; i++)
			if (r->kept[i]) {
				p[k] = (wf_dynamic_update_slice_in_dim)(p[k], (wf_expand_dims)(in[i], 0), p[0], 0);
				k++;
			}
		p[0] = (wf_add)(p[0], counter(1));
		k = 1;
		for (int i = 0; i < r->n_carried; i++)
			if (!r->linear[i])
				p[k++] = out[i];
		f[1] = ended(t, carried, p);
	}
	if (f[0] && f[1]) {
		wfi_emit_regions(e->op, e->attrs, n, init, 2, f, p, carried);
		for (int i = 0, k = carried - n_stacks; i < r->n_carried; i++)
			if (r->kept[i])
				stack[i] = p[k++];
	}
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	wfi_func_release(body);
	wfi_free(out);
	wfi_free(in);
	wfi_free(p);
	wfi_free(init);
}

/* Carries the cotangents from the last round to the first: carried: counter, cotangents of the linear carried values, sums of those of the
 * linear captured ones; captured: stacks, values that never change, captured values that are not linear. */
static void run_backward(reverse *r, const wf_val *stack, const wf_val *ct, wf_val *out)
{
	const wfi_view *e = r->e;
	size_t room = (size_t)(3 * r->n_in + 2);
	wf_val *init = wfi_alloc(room * sizeof *init), *p = wfi_alloc(room * sizeof *p), *in = wfi_alloc(room * sizeof *in), *res = wfi_alloc(room * sizeof *res);
	wfi_func *f[2] = { NULL, NULL };
	int n = 1, carried, n_ct = 0, k, m = 0;

	init[0] = counter(r->rounds - 1);
	for (int i = 0; i < r->n_in; i++)
		if (r->linear[i]) {
			bool given = i < r->n_carried && ct[i].node;
			init[n++] = given ? ct[i] : wfi_splat(&e->in_type[i], 0);
			n_ct += i < r->n_carried;
		}
	carried = n;
	for (int i = 0; i < r->n_in; i++)
		if (!r->linear[i] && (i >= r->n_carried || r->same[i] || r->kept[i]))
			init[n++] = i < r->n_carried && r->kept[i] ? stack[i] : e->in[i];
	f[0] = count_condition(n, init, r->rounds, true);
	wfi_trace *t = wfi_trace_begin("body", NULL);
	for (int i = 0; i < n; i++)
		p[i] = param_like(t, wfi_type_of(init[i]));
	k = carried;
	for (int i = 0; i < r->n_in; i++) {
		if (r->linear[i])
			continue;
		if (i < r->n_carried && r->kept[i])
			in[m++] = wfi_squeeze((wf_dynamic_slice_in_dim)(p[k++], p[0], 1, 0), (const int64_t[]){ 0, WFI_END_DIM });
		else if (i >= r->n_carried || r->same[i])
			in[m++] = p[k++];
		else
			in[m++] = wfi_splat(&e->in_type[i], 0); /* not used */
	}
	for (int i = 0; i < n_ct; i++)
		in[m++] = p[1 + i];
	wfi_inline(r->back, in, res);
	p[0] = (wf_add)(p[0], counter(-1));
	for (int i = 0; i < carried - 1; i++)
		p[1 + i] = i < n_ct ? res[i] : (wf_add)(p[1 + i], res[i]);
	f[1] = ended(t, carried, p);
	if (f[0] && f[1]) {
		wfi_emit_regions(e->op, e->attrs, n, init, 2, f, p, carried);
		k = 1;
		for (int i = 0; i < r->n_in; i++)
			if (r->linear[i])
				out[i] = p[k++];
	}
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	wfi_free(res);
	wfi_free(in);
	wfi_free(p);
	wfi_free(init);
}

static bool prepare(reverse *r)
{
	const wfi_view *e = r->e;
	wfi_func *f = wfi_region_func(e->regions[1]), *v = NULL;
	wf_error *err = NULL;

	while (spread(r))
		;
	for (int i = 0; i < r->n_carried; i++)
		r->ct_given[i] = r->linear[i] && wfi_is_float(e->in_type[i].dtype);
	if (!wfi_while_rounds(e, &r->rounds))
		err = wf_error_new(WF_UNSUPPORTED, "while: backwards it can only be differentiated when the number of its rounds is known while tracing: a counter "
		                   "from a constant by a constant to a constant (wf_fori_loop with numbers as bounds); forward mode (wf_jvp) takes any");
	if (!err)
		err = wfi_vjp_func(f, r->linear, r->ct_given, &v);
	if (err)
		wfi_fail_error(err);
	else if ((r->back = backward_of(v, r->n_in, e->in_type, r->linear, r->n_carried)))
		find_kept(r);
	wfi_func_release(f);
	wfi_func_release(v);
	return r->back != NULL;
}

void wfi_while_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	size_t n = (size_t)e->n_in + 1;
	reverse r = { .e = e, .n_carried = e->n_out, .n_in = e->n_in, .linear = wfi_alloc(n), .ct_given = wfi_alloc(n), .kept = wfi_alloc(n), .same = wfi_alloc(n) };
	wf_val *stack = wfi_alloc(n * sizeof *stack), *all = wfi_alloc(n * sizeof *all);

	memcpy(r.linear, wanted, (size_t)e->n_in);
	if (prepare(&r)) {
		if (r.rounds)
			run_forward(&r, stack);
		if (r.rounds && !wfi_failed())
			run_backward(&r, stack, ct, all);
		for (int i = 0; i < e->n_out && !r.rounds; i++)
			all[i] = ct[i];
		for (int i = 0; i < e->n_in; i++)
			if (wanted[i])
				out[i] = all[i];
	}
	wfi_func_release(r.back);
	wfi_free(all);
	wfi_free(stack);
	wfi_free(r.same);
	wfi_free(r.kept);
	wfi_free(r.ct_given);
	wfi_free(r.linear);
}

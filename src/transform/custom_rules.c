/* custom_rules.c: derivatives of wf.custom_jvp and wf.custom_vjp: the user's rules are traced for one example, batched as often as the equation was, and
 * put in the place of the equation. Backwards, custom_vjp becomes what fwd computes and a wf.custom_linear, whose transpose is bwd. */
#include <stdio.h>
#include <weft/ops.h>
#include "transform/custom.h"
#include "transform/match.h"
#include "transform/transform.h"

/* ---- what rules return ---- */

/* a tuple of n entries */
static bool is_tuple(const char *what, const char *of, wf_val v, int n)
{
	if (wfi_is_poison(v))
		return false;
	if (v.node->kind == WFI_TUPLE && v.node->n == n)
		return true;
	wfi_str text = { 0 };
	wfi_treedef_text(wfi_val_def(v), &text);
	wfi_fail(what, "%s returns a tuple of %d, it returned %s", of, n, text.s);
	wfi_str_free(&text);
	return false;
}

/* ---- a rule at its level of batching ---- */

static void one_example(const wfi_type *t, const bool *batched, int n, wfi_type *out)
{
	for (int i = 0; i < n; i++)
		out[i] = batched[i] && t[i].rank ? wfi_type_row(&t[i]) : t[i];
}

/* *f on a batch; false after a failure */
static bool batch(const wfi_rule *r, const bool *batched, bool *result_batched, wfi_func **f)
{
	wfi_func *g = NULL;
	wf_error *err = wfi_batch_func(*f, r->size, r->axis, batched, result_batched, &g);

	wfi_func_release(*f);
	*f = g;
	if (err)
		wfi_fail_error(err);
	return !err;
}

/* begins the trace of a rule, in which the names of the batches that it is for are bound */
static wfi_trace *begin_rule(const char *name, const wfi_rule *batched, const wfi_axis *axes)
{
	if (!batched || !batched->one)
		return wfi_trace_begin(name, axes);
	const wfi_axis here = { (wfi_axis *)(uintptr_t)axes, batched->axis ? batched->axis : "", batched->size };
	return begin_rule(name, batched->one, &here);
}

static bool end_rule(wfi_trace *t, int n, const wf_val *v, wfi_func **f)
{
	wf_error *err = wfi_trace_end(t, n, v, f);

	if (err)
		wfi_fail_error(err);
	return !err;
}

static void params(wfi_trace *t, int n, const wfi_type *types, wf_val *out)
{
	for (int i = 0; i < n; i++)
		out[i] = wfi_trace_param(t, &types[i], false);
}

/* all arguments as trees; kind 0: all, 1: those of nondiff_argnums, 2: the others; returns how many */
static int arguments(const wfi_rule *r, int kind, const wf_val *leaves, wf_val *out)
{
	int n = 0;

	for (int i = 0, k = 0; i < r->n_args; k += r->args[i++]->n_leaves)
		if (!kind || (kind == 1) == wfi_rule_nondiff(r, i))
			out[n++] = wfi_val_build(r->args[i], leaves + k);
	return n;
}

static wf_val tuple_of(int n, wf_val *v)
{
	v[n] = wfi_end;
	return wfi_tuple(v);
}

/* the function's results, as a rule gives them */
static bool results_of(const wfi_rule *r, const char *of, wf_val v, const wfi_type *types, wf_val *out)
{
	const char *what = r->c->kind->name;

	if (wfi_is_poison(v))
		return false;
	if (!wfi_match(r->result, v.node, out))
		return wfi_fail_structure(what, of, r->result, v);
	for (int i = 0; i < r->n_out; i++) {
		if (!out[i].node)
			return wfi_fail_structure(what, of, r->result, v);
		if (!wfi_fit(what, of, r->result, i, &types[i], &out[i]))
			return false;
	}
	return true;
}

/* ---- custom_jvp ---- */

static wf_val zero_or_none(const wfi_rule *r, const wfi_type *t)
{
	return r->c->opts.custom.symbolic_zeros || !wfi_is_inexact(t->dtype) ? wf_none() : wfi_splat(t, 0);
}

static wf_val tangent_trees(const wfi_rule *r, const wf_val *leaves)
{
	wf_val *v = wfi_alloc((size_t)(r->n_args + 1) * sizeof *v);
	int n = 0;

	for (int i = 0, k = 0; i < r->n_args; k += r->args[i++]->n_leaves)
		if (!wfi_rule_nondiff(r, i))
			v[n++] = wfi_val_build(r->args[i], leaves + k);
	wf_val t = tuple_of(n, v);
	wfi_free(v);
	return t;
}

typedef struct forward_rule { const bool *active; bool *out_active; int n_active, n_tangents; wfi_func *f; } forward_rule;

/* the tangents that the rule gives, behind its results */
static int rule_tangents(const wfi_rule *r, wf_val v, const wfi_type *out, forward_rule *w, wf_val *results)
{
	wf_val *t = wfi_alloc((size_t)(r->n_out + 1) * sizeof *t);
	const char *of = "the tangent that the jvp rule returns";
	int n = r->n_out;
	bool ok = !wfi_is_poison(v);

	if (ok && !wfi_match(r->result, v.node, t))
		ok = wfi_fail_structure(r->c->kind->name, of, r->result, v);
	for (int i = 0; i < r->n_out && ok; i++) {
		w->out_active[i] = wfi_is_inexact(out[i].dtype) && t[i].node;
		if (w->out_active[i] && (ok = wfi_fit(r->c->kind->name, of, r->result, i, &out[i], &t[i])))
			results[n++] = t[i];
	}
	w->n_tangents = n - r->n_out;
	wfi_free(t);
	return n;
}

static bool trace_jvp_once(const wfi_rule *r, const wfi_rule *outer, const wfi_type *in, const wfi_type *out, forward_rule *w)
{
	wfi_trace *t = begin_rule("jvp", outer, NULL);
	wf_val *leaves = wfi_alloc((size_t)(2 * r->n_in + 1) * sizeof *leaves), *tangents = leaves + r->n_in;
	wf_val *args = wfi_alloc((size_t)(r->n_args + 3) * sizeof *args), *diff = wfi_alloc((size_t)(r->n_args + 1) * sizeof *diff);
	wf_val *results = wfi_alloc((size_t)(2 * r->n_out + 1) * sizeof *results);
	int n_results = 0;

	params(t, r->n_in, in, leaves);
	for (int i = 0; i < r->n_in; i++)
		tangents[i] = w->active[i] ? wfi_trace_param(t, &in[i], false) : zero_or_none(r, &in[i]);
	int n = arguments(r, 1, leaves, args);
	args[n++] = tuple_of(arguments(r, 2, leaves, diff), diff);
	args[n++] = tangent_trees(r, tangents);
	wf_val v = wfi_apply_callable(r->c->opts.custom.rule, args, n);
	if (!v.node)
		v = wfi_fail("custom_jvp", "the jvp rule returned an empty value (an uninitialised wf_val)");
	if (is_tuple("custom_jvp", "the jvp rule", v, 2) &&
	    results_of(r, "the value that the jvp rule returns", (wf_val){ v.node->child[0] }, out, results))
		n_results = rule_tangents(r, (wf_val){ v.node->child[1] }, out, w, results);
	bool ok = end_rule(t, n_results, results, &w->f);
	wfi_free(results);
	wfi_free(diff);
	wfi_free(args);
	wfi_free(leaves);
	return ok;
}

static bool trace_jvp(const wfi_rule *r, const wfi_rule *outer, const wfi_type *in, const wfi_type *out, forward_rule *w)
{
	if (!r->one)
		return trace_jvp_once(r, outer, in, out, w);
	wfi_type *types = wfi_alloc((size_t)(r->n_in + r->n_out + 1) * sizeof *types);
	bool *batched = wfi_alloc((size_t)(2 * r->n_in + 2 * r->n_out) + 1), *result_batched = batched + 2 * r->n_in;
	int n = r->n_in, k = r->n_out;

	one_example(in, r->batched, r->n_in, types);
	one_example(out, r->out_batched, r->n_out, types + r->n_in);
	bool ok = trace_jvp(r->one, outer, types, types + r->n_in, w);
	memcpy(batched, r->batched, (size_t)r->n_in);
	for (int i = 0; i < r->n_in; i++)
		if (w->active[i])
			batched[n++] = r->batched[i];
	memcpy(result_batched, r->out_batched, (size_t)r->n_out);
	for (int i = 0; i < r->n_out; i++)
		if (w->out_active[i])
			result_batched[k++] = r->out_batched[i];
	ok = ok && batch(r, batched, result_batched, &w->f);
	wfi_free(batched);
	wfi_free(types);
	return ok;
}

/* tangents only of arguments that are differentiated; false after a failure */
static bool check_tangents(const wfi_view *e, const wfi_rule *r, const wf_val *t)
{
	const char *what = r->c->kind->name;

	for (int i = r->n_in; i < e->n_in; i++)
		if (t[i].node) {
			wfi_fail(what, "a value that the function uses from outside depends on what is differentiated; the rule says only how the arguments are: pass it "
				"as an argument");
			return false;
		}
	for (int i = 0, k = 0; i < r->n_args; i++)
		for (int j = 0; j < r->args[i]->n_leaves; j++, k++)
			if (t[k].node && wfi_rule_nondiff(r, i)) {
				wfi_fail(what, "argument %d is in nondiff_argnums and depends on what is differentiated; take it out of nondiff_argnums, or give "
					"wf_stop_gradient of it", i);
				return false;
			}
	return true;
}

static const wfi_rule *rule_of(const wfi_view *e)
{
	const wfi_rule *r = wfi_rule_find(((const wfi_rule_attrs *)e->attrs)->rule);

	if (!r || r->n_in > e->n_in || r->n_out != e->n_out)
		wfi_fail_error(wf_error_new(WF_INTERNAL, "%s: its rule is not there", e->op->name));
	return wfi_failed() ? NULL : r;
}

void wfi_custom_jvp_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out)
{
	const wfi_rule *r = rule_of(e);
	bool *flags = wfi_alloc((size_t)(e->n_in + e->n_out) + 1);
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in + 2 * e->n_out + 1) * sizeof *in), *results = in + 2 * e->n_in;
	forward_rule w = { .active = flags, .out_active = flags + e->n_in };

	(void)to_transpose; /* what the rule computes of the values does not depend on tangents */
	if (r && check_tangents(e, r, t)) {
		int n = r->n_in, k = e->n_out;
		for (int i = 0; i < r->n_in; i++) {
			in[i] = e->in[i];
			flags[i] = t[i].node != NULL;
			if (flags[i])
				in[n++] = t[i];
		}
		if (trace_jvp(r, r, e->in_type, e->out_type, &w)) {
			wfi_inline(w.f, in, results);
			for (int i = 0; i < e->n_out; i++) {
				out[i] = results[i];
				if (w.out_active[i])
					t_out[i] = results[k++];
			}
		}
	}
	wfi_func_release(w.f);
	wfi_free(in);
	wfi_free(flags);
}

/* ---- custom_vjp: fwd ---- */

typedef struct residual_rule { wfi_func *f; const wfi_treedef *def; bool *batched; int n_levels; } residual_rule;

static bool trace_fwd_once(const wfi_rule *r, const wfi_rule *outer, const wfi_type *in, const wfi_type *out, residual_rule *w)
{
	wfi_trace *t = begin_rule("fwd", outer, NULL);
	wf_val *leaves = wfi_alloc((size_t)(r->n_in + r->n_args + 1) * sizeof *leaves), *args = leaves + r->n_in;
	wf_val *results = wfi_alloc((size_t)(r->n_out + 1) * sizeof *results);
	int n_results = 0;

	params(t, r->n_in, in, leaves);
	wf_val v = wfi_apply_callable(r->c->opts.custom.rule, args, arguments(r, 0, leaves, args));
	if (!v.node)
		v = wfi_fail("custom_vjp", "fwd returned an empty value (an uninitialised wf_val)");
	if (is_tuple("custom_vjp", "fwd", v, 2) && results_of(r, "the value that fwd returns", (wf_val){ v.node->child[0] }, out, results)) {
		w->def = wfi_val_def((wf_val){ v.node->child[1] });
		n_results = r->n_out + w->def->n_leaves;
		results = wfi_realloc(results, (size_t)(n_results + 1) * sizeof *results);
		wfi_val_leaves((wf_val){ v.node->child[1] }, results + r->n_out);
	}
	bool ok = end_rule(t, n_results, results, &w->f);
	wfi_free(results);
	wfi_free(leaves);
	return ok;
}

static bool trace_fwd(const wfi_rule *r, const wfi_rule *outer, const wfi_type *in, const wfi_type *out, residual_rule *w)
{
	if (!r->one)
		return trace_fwd_once(r, outer, in, out, w);
	wfi_type *types = wfi_alloc((size_t)(r->n_in + r->n_out + 1) * sizeof *types);

	one_example(in, r->batched, r->n_in, types);
	one_example(out, r->out_batched, r->n_out, types + r->n_in);
	bool ok = trace_fwd(r->one, outer, types, types + r->n_in, w);
	wfi_free(types);
	if (!ok)
		return false;
	int n = w->def->n_leaves;
	bool *flags = wfi_alloc((size_t)(r->n_out + n) + 1);
	memcpy(flags, r->out_batched, (size_t)r->n_out);
	ok = batch(r, r->batched, flags, &w->f);
	w->batched = wfi_realloc(w->batched, (size_t)((w->n_levels + 1) * n) + 1);
	memcpy(w->batched + w->n_levels++ * n, flags + r->n_out, (size_t)n);
	wfi_free(flags);
	return ok;
}

/* the leaves of arguments in nondiff_argnums */
static int nondiff_leaves(const wfi_rule *r, int *which)
{
	int n = 0;

	for (int i = 0, k = 0; i < r->n_args; i++)
		for (int j = 0; j < r->args[i]->n_leaves; j++, k++)
			if (wfi_rule_nondiff(r, i))
				which[n++] = k;
	return n;
}

static void emit_linear(const wfi_view *e, const wfi_rule *r, const wf_val *t, const residual_rule *w, const wf_val *residuals, wf_val *t_out)
{
	int *nondiff = wfi_alloc((size_t)(r->n_in + 1) * sizeof *nondiff), n = 0, n_nondiff = nondiff_leaves(r, nondiff), n_out = 0;
	wf_val *in = wfi_alloc((size_t)(2 * r->n_in + w->def->n_leaves + e->n_out + 1) * sizeof *in), *results;
	bool *active = wfi_alloc((size_t)r->n_in + 1), none = false;

	for (int i = 0; i < n_nondiff; i++)
		in[n++] = e->in[nondiff[i]];
	for (int i = 0; i < w->def->n_leaves; i++)
		in[n++] = residuals[i];
	for (int i = 0; i < r->n_in; i++) {
		active[i] = t[i].node != NULL;
		if (active[i])
			in[n++] = t[i];
	}
	for (int i = 0; i < e->n_out; i++)
		n_out += wfi_is_inexact(e->out_type[i].dtype);
	results = in + n;
	const wfi_linear_rule l = { .rule = r, .residuals = w->def, .residual_batched = w->batched ? w->batched : &none, .active = active, .out = e->out_type };
	wfi_emit_n(wfi_op_find("wf.custom_linear"), &(const wfi_rule_attrs){ wfi_linear_rule_keep(&l)->id, ((const wfi_rule_attrs *)e->attrs)->name }, n, in, 0, NULL,
		results, n_out);
	for (int i = 0, k = 0; i < e->n_out; i++)
		if (wfi_is_inexact(e->out_type[i].dtype))
			t_out[i] = results[k++];
	wfi_free(active);
	wfi_free(in);
	wfi_free(nondiff);
}

void wfi_custom_vjp_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out)
{
	const wfi_rule *r = rule_of(e);
	residual_rule w = { 0 };

	if (!r || !check_tangents(e, r, t))
		return;
	if (!to_transpose) {
		wfi_fail("custom_vjp", "%s has a rule for reverse mode only: forward mode (wf_jvp, wf_jacfwd, wf_hessian's outer derivative) cannot go through it; give it "
			"wf_custom_jvp, which serves both", ((const wfi_rule_attrs *)e->attrs)->name);
		return;
	}
	if (trace_fwd(r, r, e->in_type, e->out_type, &w)) {
		wf_val *results = wfi_alloc((size_t)(e->n_out + w.def->n_leaves + 1) * sizeof *results);
		wfi_inline(w.f, e->in, results);
		for (int i = 0; i < e->n_out; i++)
			out[i] = results[i];
		if (!wfi_failed())
			emit_linear(e, r, t, &w, results + e->n_out, t_out);
		wfi_free(results);
	}
	wfi_func_release(w.f);
	wfi_free(w.batched);
}

/* ---- custom_vjp: bwd ---- */

/* rule 0: the identity (samples) */
static bool is_identity(const void *attrs)
{
	return attrs && !((const wfi_rule_attrs *)attrs)->rule;
}

static const wfi_linear_rule *linear_of(const wfi_rule_attrs *a)
{
	const wfi_linear_rule *l = wfi_linear_rule_find(a->rule);

	if (!l)
		wfi_fail_error(wf_error_new(WF_INTERNAL, "wf.custom_linear: its rule is not there"));
	return l;
}

bool wfi_custom_linear_infer(wfi_infer *c)
{
	const wfi_linear_rule *l = c->attrs ? wfi_linear_rule_find(((const wfi_rule_attrs *)c->attrs)->rule) : NULL;

	if (!l && !is_identity(c->attrs))
		return wfi_infer_fail(c, "its rule is not there");
	c->n_out = l ? 0 : WFI_MIN(c->n_in, WFI_MAX_OUT);
	for (int i = 0; i < c->n_out; i++)
		c->out[i] = c->in[i];
	if (!l)
		return true;
	for (int i = 0; i < l->rule->n_out; i++)
		if (wfi_is_inexact(l->out[i].dtype))
			c->out[c->n_out++] = l->out[i];
	return true;
}

static int first_tangent(const wfi_linear_rule *l)
{
	int *which = wfi_alloc((size_t)(l->rule->n_in + 1) * sizeof *which), n = nondiff_leaves(l->rule, which);

	wfi_free(which);
	return n + l->residuals->n_leaves;
}

/* linear in the tangents */
void wfi_custom_linear_jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	bool identity = is_identity(e->attrs);
	const wfi_linear_rule *l = identity ? NULL : linear_of(e->attrs);
	wf_val *in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *in);
	bool ok = l || identity;

	for (int i = 0, first = l ? first_tangent(l) : 0; i < e->n_in && ok; i++) {
		ok = i >= first || !t[i].node;
		in[i] = i < first ? e->in[i] : t[i].node ? t[i] : wfi_splat(&e->in_type[i], 0);
	}
	if (ok)
		wfi_emit_n(e->op, e->attrs, e->n_in, in, 0, NULL, out, e->n_out);
	else if (l)
		wfi_fail("custom_vjp", "the tangents of %s are differentiated by its residuals: its rule is for reverse mode only", ((const wfi_rule_attrs *)e->attrs)->name);
	wfi_free(in);
}

typedef struct backward_rule {
	const wfi_linear_rule *l;
	const bool *given;         /* of n_out: there is a cotangent */
	int n_nondiff, *nondiff;
	wfi_func *f;               /* nondiff leaves, residuals, given cotangents → a cotangent for each active leaf */
} backward_rule;

/* the cotangents that bwd returns, of the active leaves */
static int cotangents(const wfi_rule *r, const backward_rule *w, wf_val v, const wfi_type *in, wf_val *results)
{
	wf_val *leaves = wfi_alloc((size_t)(r->n_in + 1) * sizeof *leaves);
	char of[80];
	bool ok = true;
	int n = 0;

	for (int i = 0, k = 0, entry = 0; i < r->n_args && ok; k += r->args[i++]->n_leaves) {
		if (wfi_rule_nondiff(r, i))
			continue;
		wf_val tree = { v.node->child[entry++] };
		snprintf(of, sizeof of, "the cotangent that bwd returns for argument %d", i);
		ok = !wfi_is_poison(tree) && (wfi_match(r->args[i], tree.node, leaves) || wfi_fail_structure("custom_vjp", of, r->args[i], tree));
		for (int j = 0; j < r->args[i]->n_leaves && ok; j++) {
			if (!w->l->active[k + j])
				continue;
			if (!leaves[j].node)
				leaves[j] = wfi_splat(&in[k + j], 0);
			ok = wfi_fit("custom_vjp", of, r->args[i], j, &in[k + j], &leaves[j]);
			results[n++] = leaves[j];
		}
	}
	wfi_free(leaves);
	return ok ? n : 0;
}

static int n_diff(const wfi_rule *r)
{
	int n = 0;

	for (int i = 0; i < r->n_args; i++)
		n += !wfi_rule_nondiff(r, i);
	return n;
}

/* given: types of the nondiff leaves, the residuals, the given cotangents; in, out: those of the function */
static bool trace_bwd_once(const wfi_rule *r, const wfi_rule *outer, const wfi_type *given, const wfi_type *in, const wfi_type *out, backward_rule *w)
{
	wfi_trace *t = begin_rule("bwd", outer, NULL);
	int n_res = w->l->residuals->n_leaves, n = 0, n_results = 0, at = w->n_nondiff + n_res;
	wf_val *leaves = wfi_alloc((size_t)(r->n_in + n_res + r->n_out + 1) * sizeof *leaves), *res = leaves + r->n_in, *ct = res + n_res;
	wf_val *args = wfi_alloc((size_t)(r->n_args + 3) * sizeof *args), *results = wfi_alloc((size_t)(r->n_in + 1) * sizeof *results);

	for (int i = 0; i < w->n_nondiff; i++)
		leaves[w->nondiff[i]] = wfi_trace_param(t, &given[i], false);
	params(t, n_res, given + w->n_nondiff, res);
	for (int i = 0; i < r->n_out; i++)
		ct[i] = w->given[i] ? wfi_trace_param(t, &given[at++], false) : zero_or_none(r, &out[i]);
	n = arguments(r, 1, leaves, args);
	args[n++] = wfi_val_build(w->l->residuals, res);
	args[n++] = wfi_val_build(r->result, ct);
	wf_val v = wfi_apply_callable(r->c->opts.custom.bwd, args, n);
	if (!v.node)
		v = wfi_fail("custom_vjp", "bwd returned an empty value (an uninitialised wf_val)");
	if (is_tuple("custom_vjp", "bwd (one entry for each argument that is differentiated)", v, n_diff(r)))
		n_results = cotangents(r, w, v, in, results);
	bool ok = end_rule(t, n_results, results, &w->f);
	wfi_free(results);
	wfi_free(args);
	wfi_free(leaves);
	return ok;
}

/* cotangents of what is the same for all examples are summed over them */
static bool sum_shared(const wfi_rule *r, backward_rule *w)
{
	const wfi_block *b = w->f->body;
	wfi_trace *t = wfi_trace_begin("bwd", NULL);
	wf_val *in = wfi_alloc((size_t)(b->n_params + b->n_results + 1) * sizeof *in), *out = in + b->n_params;
	wfi_func *f = NULL;
	int n = 0;

	for (int i = 0; i < b->n_params; i++)
		in[i] = wfi_trace_param(t, &b->params[i]->type, false);
	wfi_inline(w->f, in, out);
	for (int i = 0; i < r->n_in; i++) {
		if (!w->l->active[i])
			continue;
		if (!r->batched[i])
			out[n] = wfi_sum(out[n], (wf_reduce_opts){ .axes = WF_AXES(0) });
		n++;
	}
	bool ok = end_rule(t, n, out, &f);
	wfi_func_release(w->f);
	w->f = f;
	wfi_free(in);
	return ok;
}

static bool trace_bwd(const wfi_rule *r, const wfi_rule *outer, const wfi_type *given, const wfi_type *in, const wfi_type *out, backward_rule *w)
{
	if (!r->one)
		return trace_bwd_once(r, outer, given, in, out, w);
	int n_res = w->l->residuals->n_leaves, level = wfi_rule_depth(r) - 1, n = 0, n_given = w->n_nondiff + n_res + r->n_out;
	wfi_type *types = wfi_alloc((size_t)(n_given + r->n_in + r->n_out + 1) * sizeof *types);
	bool *batched = wfi_alloc((size_t)(n_given + r->n_in) + 1), *all = batched + n_given;

	for (int i = 0; i < w->n_nondiff; i++)
		batched[n++] = r->batched[w->nondiff[i]];
	for (int i = 0; i < n_res; i++)
		batched[n++] = w->l->residual_batched[level * n_res + i];
	for (int i = 0; i < r->n_out; i++)
		if (w->given[i])
			batched[n++] = r->out_batched[i];
	memset(all, 1, (size_t)r->n_in);
	one_example(given, batched, n, types);
	one_example(in, r->batched, r->n_in, types + n_given);
	one_example(out, r->out_batched, r->n_out, types + n_given + r->n_in);
	bool ok = trace_bwd(r->one, outer, types, types + n_given, types + n_given + r->n_in, w) && batch(r, batched, all, &w->f) && sum_shared(r, w);
	wfi_free(batched);
	wfi_free(types);
	return ok;
}

void wfi_custom_linear_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	const wfi_linear_rule *l = is_identity(e->attrs) ? NULL : linear_of(e->attrs);
	for (int i = 0; i < e->n_in && is_identity(e->attrs); i++)
		if (wanted[i])
			out[i] = ct[i];
	if (!l)
		return;
	const wfi_rule *r = l->rule;
	bool *given = wfi_alloc((size_t)r->n_out + 1);
	backward_rule w = { .l = l, .given = given, .nondiff = wfi_alloc((size_t)(r->n_in + 1) * sizeof(int)) };
	w.n_nondiff = nondiff_leaves(r, w.nondiff);
	int first = w.n_nondiff + l->residuals->n_leaves, n = first, k = 0;
	wf_val *in = wfi_alloc((size_t)(first + r->n_out + r->n_in + 1) * sizeof *in), *results = in + first + r->n_out;
	wfi_type *types = wfi_alloc((size_t)(first + r->n_out + r->n_in + 1) * sizeof *types), *of_args = types + first + r->n_out;

	for (int i = 0; i < first; i++) {
		in[i] = e->in[i];
		types[i] = e->in_type[i];
	}
	for (int i = 0; i < r->n_out; i++) {
		if (!wfi_is_inexact(l->out[i].dtype))
			continue;
		given[i] = ct[k].node != NULL;
		if (given[i]) {
			in[n] = ct[k];
			types[n++] = l->out[i];
		}
		k++;
	}
	k = first;
	for (int i = 0; i < r->n_in; i++)
		if (l->active[i])
			of_args[i] = e->in_type[k++];
		else
			of_args[i] = wfi_type_scalar(WF_F32); /* not looked at */
	for (int i = 0; i < w.n_nondiff; i++)
		of_args[w.nondiff[i]] = e->in_type[i];
	if (trace_bwd(r, r, types, of_args, l->out, &w)) {
		wfi_inline(w.f, in, results);
		for (int i = first; i < e->n_in; i++)
			if (wanted[i])
				out[i] = results[i - first];
	}
	wfi_func_release(w.f);
	wfi_free(types);
	wfi_free(in);
	wfi_free(w.nondiff);
	wfi_free(given);
}

/* ---- vmap ---- */

bool wfi_custom_batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_view *e = b->e;
	const wfi_rule *r = rule_of(e);
	wfi_func *f = wfi_region_func(e->regions[0]), *g = NULL;

	memset(out_batched, 0, (size_t)e->n_out);
	wf_error *err = r ? wfi_batch_func(f, b->size, b->axis, b->batched, out_batched, &g) : NULL;
	if (err)
		wfi_fail_error(err);
	if (g) {
		const wfi_rule many = { .c = r->c, .n_args = r->n_args, .n_in = r->n_in, .n_out = r->n_out, .args = r->args, .result = r->result, .one = r, .size = b->size,
			.axis = b->axis, .batched = b->batched, .out_batched = out_batched };
		wfi_emit_regions(e->op, &(const wfi_rule_attrs){ wfi_rule_keep(&many)->id, ((const wfi_rule_attrs *)e->attrs)->name }, e->n_in, e->in, 1, &g, out, e->n_out);
	}
	wfi_func_release(g);
	wfi_func_release(f);
	return true;
}

/* the rule of a batch of wf.custom_linear: one more level */
static int64_t more_batched(const wfi_batch *b, const wfi_linear_rule *l)
{
	const wfi_rule *r = l->rule;
	int depth = wfi_rule_depth(r), n_res = l->residuals->n_leaves, *nondiff = wfi_alloc((size_t)(r->n_in + 1) * sizeof *nondiff);
	int n_nondiff = nondiff_leaves(r, nondiff), k = n_nondiff + n_res;
	bool *batched = wfi_alloc((size_t)(r->n_in + r->n_out) + 1), *all = batched + r->n_in, *residuals = wfi_alloc((size_t)((depth + 1) * n_res) + 1);
	wfi_type *out = wfi_alloc((size_t)(r->n_out + 1) * sizeof *out);

	for (int i = 0; i < n_nondiff; i++)
		batched[nondiff[i]] = b->batched[i];
	for (int i = 0; i < r->n_in; i++)
		if (l->active[i])
			batched[i] = b->batched[k++];
	memset(all, 1, (size_t)r->n_out);
	if (depth && n_res)
		memcpy(residuals, l->residual_batched, (size_t)(depth * n_res));
	memcpy(residuals + depth * n_res, b->batched + n_nondiff, (size_t)n_res);
	for (int i = 0; i < r->n_out; i++)
		out[i] = wfi_with_batch(&l->out[i], b->size);
	const wfi_rule many = { .c = r->c, .n_args = r->n_args, .n_in = r->n_in, .n_out = r->n_out, .args = r->args, .result = r->result, .one = r, .size = b->size,
		.axis = b->axis, .batched = batched, .out_batched = all };
	const wfi_linear_rule linear = { .rule = wfi_rule_keep(&many), .residuals = l->residuals, .residual_batched = residuals, .active = l->active, .out = out };
	int64_t id = wfi_linear_rule_keep(&linear)->id;
	wfi_free(out);
	wfi_free(residuals);
	wfi_free(batched);
	wfi_free(nondiff);
	return id;
}

bool wfi_custom_linear_batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_view *e = b->e;

	if (is_identity(e->attrs)) {
		memcpy(out_batched, b->batched, (size_t)e->n_out);
		wfi_emit_n(e->op, e->attrs, e->n_in, e->in, 0, NULL, out, e->n_out);
		return true;
	}
	const wfi_linear_rule *l = linear_of(e->attrs);
	if (l)
		wfi_emit_n(e->op, &(const wfi_rule_attrs){ more_batched(b, l), ((const wfi_rule_attrs *)e->attrs)->name }, e->n_in, e->in, 0, NULL, out, e->n_out);
	return true;
}

/* control.c: cond, switch, while_loop, fori_loop over trees: functions are traced, what they return must agree, then one equation is emitted. */
#include <weft/control.h>
#include <weft/ops.h>
#include "transform/control.h"

static size_t count(const wf_val *v)
{
	size_t n = 0;

	while (v[n].node != wfi_end.node)
		n++;
	return n;
}

/* "the results of branches 0 and 1 differ: …" */
void wfi_trees_differ(const char *op, const char *what, const wfi_treedef *a, const wfi_treedef *b)
{
	wfi_str text = { 0 };

	wfi_treedef_difference(a, b, &text);
	wfi_fail(op, "%s: %s", what, text.s);
	wfi_str_free(&text);
}

bool wfi_results_agree(const char *op, const char *what, const wfi_func *f, int first, int n, const wfi_type *want)
{
	char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];

	for (int i = first; i < first + n; i++)
		if (!wfi_type_equal(&f->body->results[i]->type, &want[i - first])) {
			wfi_fail(op, "%s: leaf %d is %s and %s", what, i - first, wfi_type_text(&want[i - first], a), wfi_type_text(&f->body->results[i]->type, b));
			return false;
		}
	return true;
}

wf_val wfi_as_carried(const char *op, wf_val v, const wfi_type *carried)
{
	const wfi_value *x = wfi_leaf(op, v);

	return x && x->weak && x->type.dtype != carried->dtype && wfi_same_shape(&x->type, carried) ? (wf_convert)(v, carried->dtype) : v;
}

/* f called on args with nothing but captures: its parameters are the values themselves */
static wf_error *trace_closed(const struct wfi_callable *c, const wf_val *args, size_t n, wfi_func **out, const wfi_treedef **result)
{
	wfi_trace *t = wfi_trace_begin("branch", NULL);

	wfi_trace_remember(t);
	return wfi_trace_end_apply(t, c, args, (int)n, "cond", "a branch", out, result);
}

static wf_val branches(const char *op, const char *name, wf_val choice, wf_fn const *fns, size_t n_fns, const wf_val *operands, size_t n)
{
	wfi_func **f = wfi_alloc(n_fns * sizeof *f);
	const wfi_treedef *result = NULL, *other = NULL;
	wf_val value = wfi_poison;
	bool ok = true;

	for (size_t i = 0; i < n_fns && ok; i++) {
		char what[60];
		wf_error *err = trace_closed(fns[i].c, operands, n, &f[i], &other);
		snprintf(what, sizeof what, "the results of branches 0 and %zu differ", i);
		ok = !err;
		if (err) {
			wfi_fail_error(err);
		} else if (!i) {
			result = other;
		} else if (other != result) {
			wfi_trees_differ(op, what, result, other);
			ok = false;
		} else {
			wfi_type *want = wfi_alloc((size_t)f[0]->body->n_results * sizeof *want);
			for (int k = 0; k < f[0]->body->n_results; k++)
				want[k] = f[0]->body->results[k]->type;
			ok = wfi_results_agree(op, what, f[i], 0, f[i]->body->n_results, want);
			wfi_free(want);
		}
	}
	if (ok) {
		wf_val *out = wfi_alloc((size_t)result->n_leaves * sizeof *out);
		wfi_emit_regions(wfi_op_find(name), NULL, 1, &choice, (int)n_fns, f, out, result->n_leaves);
		if (!wfi_failed())
			value = wfi_val_build(result, out);
		wfi_free(out);
	}
	for (size_t i = 0; i < n_fns; i++)
		wfi_func_release(f[i]);
	wfi_free(f);
	return value;
}

wf_val wf_cond_n(wf_val pred, wf_fn yes, wf_fn no, const wf_val *operands, size_t n)
{
	const wfi_value *p = wfi_leaf("cond", pred);
	const wf_fn fns[2] = { yes, no };

	if (!p)
		return wfi_poison;
	if (p->type.dtype != WF_BOOL)
		pred = (wf_convert)(pred, WF_BOOL);
	return branches("cond", "if", pred, fns, 2, operands, n);
}

wf_val wf_switch_n(wf_val index, wf_fn const *fns, size_t n_branches, const wf_val *operands, size_t n)
{
	const wfi_value *p = wfi_leaf("switch", index);
	const wfi_type i32 = wfi_type_scalar(WF_I32);
	char t[WFI_TYPE_TEXT];

	if (!p)
		return wfi_poison;
	if (p->type.rank || !wfi_is_int(p->type.dtype))
		return wfi_fail("switch", "the index is %s, an integer scalar is needed", wfi_type_text(&p->type, t));
	if (!n_branches)
		return wfi_fail("switch", "there are no branches");
	index = (wf_convert)((wf_clip)(index, wf_ci(0), wf_ci((int64_t)n_branches - 1)), WF_I32);
	return branches("switch", "case", wfi_type_equal(wfi_type_of(index), &i32) ? index : wfi_poison, fns, n_branches, operands, n);
}

wf_val wfi_cond(wf_val pred, wf_fn yes, wf_fn no, const wf_val *operands)
{
	return wf_cond_n(pred, yes, no, operands, count(operands));
}

wf_val wfi_switch(wf_val index, wf_fn const *fns, size_t n_branches, const wf_val *operands)
{
	return wf_switch_n(index, fns, n_branches, operands, count(operands));
}

/* ---- loops ---- */

/* init as leaves; a number that body makes an f32 or whatever of takes that type, as in JAX */
typedef struct loop { const wfi_treedef *def; int n; wf_val *leaves; wfi_type *types; } loop;

static bool begin_loop(const char *op, wf_val init, loop *l)
{
	*l = (loop){ 0 };
	if (wfi_is_poison(init))
		return false;
	l->def = wfi_val_def(init);
	l->n = l->def->n_leaves;
	l->leaves = wfi_alloc((size_t)(l->n + 1) * sizeof *l->leaves);
	l->types = wfi_alloc((size_t)(l->n + 1) * sizeof *l->types);
	wfi_val_leaves(init, l->leaves);
	for (int i = 0; i < l->n; i++) {
		const wfi_value *v = wfi_leaf(op, l->leaves[i]);
		if (!v)
			return false;
		l->types[i] = v->type;
	}
	return true;
}

static void end_loop(loop *l)
{
	wfi_free(l->leaves);
	wfi_free(l->types);
}

/* Calls c on the tree (and the counter, when there is one) with parameters for the leaves; results: its leaves, after the next counter and its
 * end. */
static wf_error *trace_round(const char *op, const struct wfi_callable *c, const loop *l, const wfi_type *counter, bool condition, wfi_func **out)
{
	char text[WFI_TYPE_TEXT];
	wfi_trace *t = wfi_trace_begin("body", NULL);
	wfi_trace_remember(t);
	wf_val *in = wfi_alloc((size_t)(l->n + 2) * sizeof *in), *v = wfi_alloc((size_t)(l->n + 3) * sizeof *v), args[2];
	int n = 0, n_args = 0;

	if (counter) {
		args[n_args++] = wfi_trace_param(t, counter, false);
		wf_val hi = wfi_trace_param(t, counter, false);
		v[n++] = (wf_add)(args[0], wfi_splat_i(counter, 1));
		v[n++] = hi;
	}
	for (int i = 0; i < l->n; i++)
		in[i] = wfi_trace_param(t, &l->types[i], false);
	args[n_args++] = wfi_val_build(l->def, in);
	wf_val r = wfi_apply_callable(c, args, n_args);
	if (!r.node)
		r = wfi_fail(op, "the %s returned an empty value (an uninitialised wf_val)", condition ? "condition" : "body");
	if (condition) {
		const wfi_value *go = wfi_leaf(op, r);
		if (go && (go->type.rank || go->type.dtype != WF_BOOL))
			wfi_fail(op, "the condition must return one bool, it returned %s", wfi_type_text(&go->type, text));
		v[n++] = r;
	} else if (!wfi_is_poison(r)) {
		const wfi_treedef *def = wfi_val_def(r);
		if (def != l->def) {
			wfi_trees_differ(op, "the body must return what it is given", l->def, def);
		} else {
			wfi_val_leaves(r, v + n);
			for (int i = 0; i < l->n; i++)
				v[n + i] = wfi_as_carried(op, v[n + i], &l->types[i]);
			n += l->n;
		}
	}
	wf_error *err = wfi_trace_end(t, n, v, out);
	if (!err && !condition && !wfi_results_agree(op, "what the body is given and what it returns differ", *out, counter ? 2 : 0, l->n, l->types))
		err = wf_error_new(WF_ABORTED, "an earlier operation failed");
	wfi_free(v);
	wfi_free(in);
	return err;
}

wf_val wfi_while_loop(wf_fn cond, wf_fn body, wf_val init)
{
	wfi_func *f[2] = { NULL, NULL };
	wf_val value = wfi_poison;
	loop l;

	if (begin_loop("while_loop", init, &l)) {
		wf_error *err = trace_round("while_loop", cond.c, &l, NULL, true, &f[0]);
		if (!err)
			err = trace_round("while_loop", body.c, &l, NULL, false, &f[1]);
		if (err) {
			wfi_fail_error(err);
		} else {
			wf_val *out = wfi_alloc((size_t)(l.n + 1) * sizeof *out);
			wfi_emit_regions(wfi_op_find("while"), NULL, l.n, l.leaves, 2, f, out, l.n);
			if (!wfi_failed())
				value = wfi_val_build(l.def, out);
			wfi_free(out);
		}
	}
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	end_loop(&l);
	return value;
}

/* carried: the counter, its end, then the tree, as JAX writes it */
static wf_error *fori_condition(const loop *l, const wfi_type *counter, wfi_func **out)
{
	wfi_trace *t = wfi_trace_begin("condition", NULL);
	wf_val i = wfi_trace_param(t, counter, false), hi = wfi_trace_param(t, counter, false);

	for (int k = 0; k < l->n; k++)
		wfi_trace_param(t, &l->types[k], false);
	wf_val go = (wf_less)(i, hi);
	return wfi_trace_end(t, 1, &go, out);
}

wf_val wfi_fori_loop(wf_val lo, wf_val hi, wf_fn body, wf_val init)
{
	wfi_func *f[2] = { NULL, NULL };
	wf_val value = wfi_poison, bounds[2] = { lo, hi };
	char text[WFI_TYPE_TEXT];
	loop l = { 0 };

	if (!wfi_promote_pair("fori_loop", &bounds[0], &bounds[1]))
		return wfi_poison;
	const wfi_type counter = *wfi_type_of(bounds[0]);
	if (counter.rank || !wfi_is_int(counter.dtype))
		return wfi_fail("fori_loop", "the bounds must be integer scalars: together they are %s", wfi_type_text(&counter, text));
	if (begin_loop("fori_loop", init, &l)) {
		wf_error *err = fori_condition(&l, &counter, &f[0]);
		if (!err)
			err = trace_round("fori_loop", body.c, &l, &counter, false, &f[1]);
		if (err) {
			wfi_fail_error(err);
		} else {
			wf_val *in = wfi_alloc((size_t)(2 * l.n + 4) * sizeof *in), *out = in + l.n + 2;
			in[0] = bounds[0];
			in[1] = bounds[1];
			for (int i = 0; i < l.n; i++)
				in[2 + i] = l.leaves[i];
			wfi_emit_regions(wfi_op_find("while"), NULL, l.n + 2, in, 2, f, out, l.n + 2);
			if (!wfi_failed())
				value = wfi_val_build(l.def, out + 2);
			wfi_free(in);
		}
	}
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	end_loop(&l);
	return value;
}

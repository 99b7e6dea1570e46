/* grad.c: grad, value_and_grad, jvp of callables; jit (inlined when called inside a trace). */
#include <weft/ops.h>
#include "transform/callable.h"
#include "transform/transform.h"

/* the operand list of a traced function: the leaves of args, then the values it captured */
static wf_val *operands(const wfi_func *f, const wf_val *args, int n, int extra)
{
	int n_leaves = f->body->n_params - f->n_captures, k = 0;
	wf_val *v = wfi_alloc((size_t)(f->body->n_params + extra) * sizeof *v);

	for (int i = 0; i < n; i++)
		k += (int)wf_tree_leaves(args[i], v + k, (size_t)(n_leaves - k));
	for (int i = 0; i < f->n_captures; i++)
		v[n_leaves + i] = wfi_val_of(f->captures[i]);
	return v;
}

static bool wants(uint64_t argnums, int arg)
{
	return arg < 64 && argnums >> arg & 1;
}

static wf_val bad_leaf(const char *what, int arg, const wfi_treedef *def, int leaf, wf_dtype d)
{
	wfi_str path = { 0 };

	wfi_treedef_path(def, leaf, &path);
	wfi_fail(what, "argument %d%s%s is %s: a gradient needs floating-point values%s", arg, path.n ? ", leaf " : "", path.n ? path.s : "", wf_dtype_name(d),
		 arg ? "" : " (choose other arguments with .argnums)");
	wfi_str_free(&path);
	return wfi_poison;
}

/* which parameters of f: the leaves of the chosen arguments, all floats */
static bool choose(const char *what, uint64_t argnums, const wf_val *args, int n, bool *wrt)
{
	int k = 0;

	for (int i = 0; i < n; i++) {
		const wfi_treedef *def = wfi_val_def(args[i]);
		wf_val *leaves = wfi_alloc((size_t)def->n_leaves * sizeof *leaves);
		bool ok = true;

		wfi_val_leaves(args[i], leaves);
		for (int j = 0; j < def->n_leaves && ok; j++) {
			wrt[k + j] = wants(argnums, i);
			ok = !wrt[k + j] || wfi_is_float(wfi_type_of(leaves[j])->dtype);
			if (!ok)
				bad_leaf(what, i, def, j, wfi_type_of(leaves[j])->dtype);
		}
		wfi_free(leaves);
		k += def->n_leaves;
		if (!ok)
			return false;
	}
	return true;
}

static bool scalar_result(const char *what, const wfi_func *f, const wfi_treedef *result, bool has_aux)
{
	char buf[WFI_TYPE_TEXT];

	if (has_aux && (result->kind != WFI_TUPLE || result->n != 2)) {
		wfi_fail(what, "with has_aux the function returns a tuple (value, aux)");
		return false;
	}
	const wfi_treedef *value = has_aux ? result->child[0] : result;
	if (value->kind != WFI_LEAF) {
		wfi_str text = { 0 };

		wfi_treedef_text(value, &text);
		wfi_fail(what, "the function must return one number, it returned %s%s", text.s, has_aux ? "" : " (for (value, aux) say .has_aux = true)");
		wfi_str_free(&text);
		return false;
	}
	const wfi_type *t = &f->body->results[0]->type;
	if (t->rank || !wfi_is_float(t->dtype)) {
		wfi_fail(what, "the function must return one floating-point number, it returned %s (take wf_sum or wf_mean of it)", wfi_type_text(t, buf));
		return false;
	}
	return true;
}

/* gradients as the caller wants them: one argument's bare, several as a tuple */
static wf_val pack_grads(uint64_t argnums, const wf_val *args, int n, const wf_val *ct)
{
	wf_val trees[65];
	int m = 0;

	for (int i = 0; i < n; i++) {
		if (!wants(argnums, i))
			continue;
		const wfi_treedef *def = wfi_val_def(args[i]);

		trees[m++] = wfi_val_build(def, ct);
		ct += def->n_leaves;
	}
	trees[m] = wfi_end;
	return m == 1 ? trees[0] : wfi_tuple(trees);
}

static wf_val value_grads(const struct wfi_callable *c, const wf_val *args, int n, wf_val *grads)
{
	const char *what = c->kind->name;
	uint64_t argnums = c->opts.grad.argnums ? c->opts.grad.argnums : 1;
	const wfi_treedef *result = NULL;
	wfi_func *f = NULL, *g = NULL;
	wf_val value = wfi_poison;

	*grads = wfi_poison;
	if (n < 64 && argnums >> n)
		return wfi_fail(what, "argnums names argument %d, there are %d (the first is 0)", 63 - __builtin_clzll(argnums), n);
	for (int i = 0; i < n; i++)
		if (wfi_is_poison(args[i]))
			return wfi_poison;
	wf_error *err = wfi_trace_call(c->inner, args, n, NULL, &f, &result);
	if (err)
		return wfi_fail_error(err);
	bool *wrt = wfi_alloc((size_t)f->body->n_params + 1), *ct = wfi_alloc((size_t)f->body->n_results + 1);
	ct[0] = true;
	if (scalar_result(what, f, result, c->opts.grad.has_aux) && choose(what, argnums, args, n, wrt)) {
		int n_in = f->body->n_params, n_res = f->body->n_results;

		err = wfi_vjp_func(f, wrt, ct, &g);
		if (err) {
			wfi_fail_error(err);
		} else {
			wf_val *in = operands(f, args, n, 1), *out = wfi_alloc((size_t)(n_res + n_in) * sizeof *out);

			in[n_in] = wfi_splat(&f->body->results[0]->type, 1);
			wfi_inline(g, in, out);
			value = wfi_val_build(result, out);
			*grads = pack_grads(argnums, args, n, out + n_res);
			wfi_free(out);
			wfi_free(in);
		}
	}
	wfi_func_release(f);
	wfi_func_release(g);
	wfi_free(wrt);
	wfi_free(ct);
	return value;
}

static wf_val apply_value_and_grad(const struct wfi_callable *c, const wf_val *args, int n)
{
	wf_val grads, value = value_grads(c, args, n, &grads);

	if (wfi_is_poison(value) || wfi_is_poison(grads))
		return wfi_poison;
	return wfi_tuple((const wf_val[]){ value, grads, wfi_end });
}

static wf_val apply_grad(const struct wfi_callable *c, const wf_val *args, int n)
{
	wf_val grads, value = value_grads(c, args, n, &grads);

	if (!c->opts.grad.has_aux || wfi_is_poison(value) || wfi_is_poison(grads))
		return grads;
	return wfi_tuple((const wf_val[]){ grads, (wf_at)(value, 1), wfi_end });
}

static wf_val apply_jit(const struct wfi_callable *c, const wf_val *args, int n)
{
	uint64_t donated = c->opts.jit.donate_argnums;

	if (n < 64 && donated >> n)
		return wfi_fail("jit", "donate_argnums names argument %d, there are %d (the first is 0)", 63 - __builtin_clzll(donated), n);
	return wfi_apply_callable(c->inner, args, n);
}

const wfi_callable_kind wfi_kind_grad = { "grad", apply_grad };
const wfi_callable_kind wfi_kind_value_and_grad = { "value_and_grad", apply_value_and_grad };
const wfi_callable_kind wfi_kind_jit = { "jit", apply_jit };

wf_fn wfi_grad(wf_fn f, wf_grad_opts o)
{
	if (!f.c)
		return f;
	struct wfi_callable c = { .kind = &wfi_kind_grad, .arity = f.c->arity, .inner = f.c, .opts.grad = o };

	return wfi_intern(&c);
}

wf_fn wfi_value_and_grad(wf_fn f, wf_grad_opts o)
{
	if (!f.c)
		return f;
	struct wfi_callable c = { .kind = &wfi_kind_value_and_grad, .arity = f.c->arity, .inner = f.c, .opts.grad = o };

	return wfi_intern(&c);
}

wf_fn wfi_jit(wf_fn f, wf_jit_opts o)
{
	if (!f.c)
		return f;
	struct wfi_callable c = { .kind = &wfi_kind_jit, .arity = f.c->arity, .inner = f.c, .opts.jit = o };

	return wfi_intern(&c);
}

/* ---- jvp ---- */
static bool jvp_operands(const wfi_func *f, wf_val primals, wf_val tangents, bool *active, wf_val *in)
{
	int n = 0, m = f->body->n_params;

	for (int i = 0; i < primals.node->n; i++) {
		wf_val p = { primals.node->child[i] }, t = { tangents.node->child[i] };
		const wfi_treedef *def = wfi_val_def(p);
		wf_val *leaves = wfi_alloc((size_t)def->n_leaves * sizeof *leaves);
		bool ok = t.node->kind == WFI_NONE_NODE || wfi_val_def(t) == def;

		if (!ok)
			wfi_fail("jvp", "the tangent of argument %d has another structure than the argument", i);
		else if (t.node->kind != WFI_NONE_NODE)
			wfi_val_leaves(t, leaves);
		for (int j = 0; ok && t.node->kind != WFI_NONE_NODE && j < def->n_leaves; j++) {
			const wfi_type *want = &f->body->params[n + j]->type;
			char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];

			if (!wfi_is_inexact(want->dtype))
				continue;
			wfi_value *v = wfi_leaf("jvp", leaves[j]);
			ok = v && wfi_same_shape(&v->type, want) && (v->type.dtype == want->dtype || v->is_number);
			if (v && !ok)
				wfi_fail("jvp", "the tangent of argument %d is %s, the argument %s", i, wfi_type_text(&v->type, a), wfi_type_text(want, b));
			active[n + j] = ok;
			if (ok)
				in[m++] = v->is_number && v->type.dtype != want->dtype ? wfi_splat(want, v->number) : leaves[j];
		}
		wfi_free(leaves);
		n += def->n_leaves;
		if (!ok)
			return false;
	}
	return true;
}

wf_val(wf_jvp)(wf_fn fn, wf_val primals, wf_val tangents)
{
	const wfi_treedef *result = NULL;
	wfi_func *f = NULL, *j = NULL;
	wf_val value = wfi_poison;

	if (wfi_is_poison(primals) || wfi_is_poison(tangents))
		return wfi_poison;
	if (primals.node->kind != WFI_TUPLE || tangents.node->kind != WFI_TUPLE || primals.node->n != tangents.node->n)
		return wfi_fail("jvp", "primals and tangents are tuples with one entry for each argument");
	int n = primals.node->n;
	wf_val *args = wfi_alloc((size_t)n * sizeof *args);
	for (int i = 0; i < n; i++)
		args[i].node = primals.node->child[i];
	wf_error *err = wfi_trace_call(fn.c, args, n, NULL, &f, &result);
	if (err) {
		wfi_free(args);
		return wfi_fail_error(err);
	}
	int n_in = f->body->n_params, n_res = f->body->n_results, k = 0;
	bool *active = wfi_alloc((size_t)n_in + 1), *result_active = wfi_alloc((size_t)n_res + 1);
	wf_val *in = operands(f, args, n, n_in), *out = wfi_alloc((size_t)n_res * 2 * sizeof *out), *t = wfi_alloc((size_t)n_res * sizeof *t);
	if (jvp_operands(f, primals, tangents, active, in)) {
		err = wfi_jvp_func(f, active, result_active, &j);
		if (err) {
			wfi_fail_error(err);
		} else {
			wfi_inline(j, in, out);
			for (int i = 0; i < n_res; i++)
				t[i] = result_active[i] ? out[n_res + k++] : wfi_zeros_like(out[i]);
			value = wfi_tuple((const wf_val[]){ wfi_val_build(result, out), wfi_val_build(result, t), wfi_end });
		}
	}
	wfi_func_release(f);
	wfi_func_release(j);
	wfi_free(t);
	wfi_free(out);
	wfi_free(in);
	wfi_free(active);
	wfi_free(result_active);
	wfi_free(args);
	return value;
}

/* grad.c: grad, value_and_grad, jvp of callables; jit (inlined when called inside a trace). */
#include <stdio.h>
#include <weft/ops.h>
#include "transform/gradient.h"
#include "transform/match.h"
#include "transform/transform.h"

wf_val *wfi_operands(const wfi_func *f, const wf_val *args, int n, int extra)
{
	int n_leaves = f->body->n_params - f->n_captures, k = 0;
	wf_val *v = wfi_alloc((size_t)(f->body->n_params + extra + 1) * sizeof *v);

	for (int i = 0; i < n; i++)
		k += (int)wf_tree_leaves(args[i], v + k, (size_t)(n_leaves - k));
	for (int i = 0; i < f->n_captures; i++)
		v[n_leaves + i] = wfi_val_of(f->captures[i]);
	return v;
}

static bool bad_leaf(const char *what, int arg, const wfi_treedef *def, int leaf, wf_dtype d, const char *why)
{

	char *path = wfi_leaf_text(def, leaf);
	wfi_fail(what, "argument %d%s is %s: %s", arg, path, wf_dtype_name(d), why);
	wfi_free(path);
	return false;
}

static bool suits(const char *what, const wf_grad_opts *o, bool forward, int arg, const wfi_treedef *def, int leaf, wf_dtype d, bool *wrt)
{
	*wrt = wfi_is_inexact(d);
	if (!*wrt)
		return o->allow_int || bad_leaf(what, arg, def, leaf, d, arg
			? "a gradient needs floating-point values (.allow_int = true: none for integers)"
			: "a gradient needs floating-point values (choose other arguments with .argnums; .allow_int = true: none for integers)");
	if (o->holomorphic && !wfi_is_complex(d))
		return bad_leaf(what, arg, def, leaf, d, "with .holomorphic = true it must be complex");
	if (forward && !o->holomorphic && wfi_is_complex(d))
		return bad_leaf(what, arg, def, leaf, d, "forward mode needs real values (of a holomorphic function: .holomorphic = true)");
	return true;
}

bool wfi_choose(const char *what, const wf_grad_opts *o, bool forward, const wf_val *args, int n, bool *wrt)
{
	uint64_t argnums = wfi_argnums(o);
	int k = 0;

	for (int i = 0; i < n; i++) {
		const wfi_treedef *def = wfi_val_def(args[i]);
		wf_val *leaves = wfi_alloc((size_t)def->n_leaves * sizeof *leaves);
		bool ok = true;

		wfi_val_leaves(args[i], leaves);
		for (int j = 0; j < def->n_leaves && ok; j++)
			if (wfi_wants(argnums, i))
				ok = suits(what, o, forward, i, def, j, wfi_type_of(leaves[j])->dtype, &wrt[k + j]);
		wfi_free(leaves);
		k += def->n_leaves;
		if (!ok)
			return false;
	}
	return true;
}

const wfi_treedef *wfi_value_def(const char *what, const wf_grad_opts *o, const wfi_treedef *result)
{
	if (o->has_aux && (result->kind != WFI_TUPLE || result->n != 2)) {
		wfi_str text = { 0 };
		wfi_treedef_text(result, &text);
		wfi_fail(what, "with has_aux the function returns a tuple (value, aux); it returned %s", text.s);
		wfi_str_free(&text);
		return NULL;
	}
	return o->has_aux ? result->child[0] : result;
}

static bool scalar_result(const char *what, const wf_grad_opts *o, const wfi_func *f, const wfi_treedef *result)
{
	const wfi_treedef *value = wfi_value_def(what, o, result);
	char buf[WFI_TYPE_TEXT];

	if (!value)
		return false;
	if (value->kind != WFI_LEAF) {
		wfi_str text = { 0 };

		wfi_treedef_text(value, &text);
		wfi_fail(what, "the function must return one number, it returned %s%s", text.s, o->has_aux ? "" : " (for (value, aux) say .has_aux = true)");
		wfi_str_free(&text);
		return false;
	}
	const wfi_type *t = &f->body->results[0]->type;
	if (o->holomorphic && (t->rank || !wfi_is_complex(t->dtype))) {
		wfi_fail(what, "with .holomorphic = true the function must return one complex number, it returned %s", wfi_type_text(t, buf));
		return false;
	}
	if (!o->holomorphic && !t->rank && wfi_is_complex(t->dtype)) {
		wfi_fail(what, "the function must return a real number, it returned %s (of a holomorphic function: .holomorphic = true; of others: wf_vjp)", wfi_type_text(t, buf));
		return false;
	}
	if (!o->holomorphic && (t->rank || !wfi_is_float(t->dtype))) {
		wfi_fail(what, "the function must return one floating-point number, it returned %s (take wf_sum or wf_mean of it)", wfi_type_text(t, buf));
		return false;
	}
	return true;
}

wf_val wfi_pack(uint64_t argnums, const wf_val *args, int n, const bool *wrt, const wf_val *v)
{
	wf_val trees[65];
	int m = 0;

	for (int i = 0; i < n; i++) {
		const wfi_treedef *def = wfi_val_def(args[i]);
		wf_val *leaves = wfi_alloc((size_t)(def->n_leaves + 1) * sizeof *leaves);
		if (wfi_wants(argnums, i)) {
			for (int j = 0; j < def->n_leaves; j++)
				leaves[j] = wrt[j] ? *v++ : wf_none();
			trees[m++] = wfi_val_build(def, leaves);
		}
		wrt += def->n_leaves;
		wfi_free(leaves);
	}
	trees[m] = wfi_end;
	return m == 1 ? trees[0] : wfi_tuple(trees);
}

static wf_val value_grads(const struct wfi_callable *c, const wf_val *args, int n, wf_val *grads)
{
	const char *what = c->kind->name;
	uint64_t argnums = wfi_argnums(&c->opts.grad);
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
	if (wfi_choose(what, &c->opts.grad, false, args, n, wrt) && scalar_result(what, &c->opts.grad, f, result)) {
		int n_in = f->body->n_params, n_res = f->body->n_results;

		err = wfi_vjp_func(f, wrt, ct, &g);
		if (err) {
			wfi_fail_error(err);
		} else {
			wf_val *in = wfi_operands(f, args, n, 1), *out = wfi_alloc((size_t)(n_res + n_in) * sizeof *out);

			in[n_in] = wfi_splat(&f->body->results[0]->type, 1);
			wfi_inline(g, in, out);
			value = wfi_val_build(result, out);
			*grads = wfi_pack(argnums, args, n, wrt, out + n_res);
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
	return wfi_around(f, (struct wfi_callable){ .kind = &wfi_kind_grad, .opts.grad = o });
}

wf_fn wfi_value_and_grad(wf_fn f, wf_grad_opts o)
{
	return wfi_around(f, (struct wfi_callable){ .kind = &wfi_kind_value_and_grad, .opts.grad = o });
}

wf_fn wfi_jit(wf_fn f, wf_jit_opts o)
{
	return wfi_around(f, (struct wfi_callable){ .kind = &wfi_kind_jit, .opts.jit = o });
}

/* ---- jvp ---- */
static bool jvp_operands(const wfi_func *f, wf_val primals, wf_val tangents, bool *active, wf_val *in)
{
	int n = 0, m = f->body->n_params;
	char of[40];
	bool ok = true;

	for (int i = 0; i < primals.node->n && ok; i++) {
		wf_val p = { primals.node->child[i] }, t = { tangents.node->child[i] };
		const wfi_treedef *def = wfi_val_def(p);
		wf_val *leaves = wfi_alloc((size_t)(def->n_leaves + 1) * sizeof *leaves);

		snprintf(of, sizeof of, "the tangent of argument %d", i);
		ok = !wfi_is_poison(t) && (wfi_match(def, t.node, leaves) || wfi_fail_structure("jvp", of, def, t));
		for (int j = 0; ok && j < def->n_leaves; j++) {
			const wfi_type *want = &f->body->params[n + j]->type;

			if (!leaves[j].node || !wfi_is_inexact(want->dtype))
				continue;
			ok = wfi_fit("jvp", of, def, j, want, &leaves[j]);
			active[n + j] = true;
			in[m++] = leaves[j];
		}
		wfi_free(leaves);
		n += def->n_leaves;
	}
	return ok;
}

/* (value, tangent), aux apart */
static wf_val value_and_tangent(const wfi_func *f, const wfi_treedef *result, const wfi_treedef *value, const bool *result_active, const wf_val *out, wf_val *aux)
{
	int n = f->body->n_results, k = n;
	wf_val *t = wfi_alloc((size_t)(n + 1) * sizeof *t);

	for (int i = 0; i < n; i++) {
		t[i] = result_active[i] ? out[k] : wfi_zeros_like(out[i]);
		k += result_active[i];
	}
	if (aux)
		*aux = wfi_val_build(result->child[1], out + value->n_leaves);
	wf_val v = wfi_tuple((const wf_val[]){ wfi_val_build(value, out), wfi_val_build(value, t), wfi_end });
	wfi_free(t);
	return v;
}

static wf_val run_jvp(const wfi_func *f, const wfi_treedef *result, wf_val primals, wf_val tangents, const wf_val *args, const wf_linear_opts *o)
{
	const wfi_treedef *of = wfi_value_def("jvp", &(const wf_grad_opts){ .has_aux = o->aux != NULL }, result);
	int n_in = f->body->n_params, n_res = f->body->n_results;
	bool *active = wfi_alloc((size_t)(n_in + n_res) + 1), *result_active = active + n_in;
	wf_val *in = wfi_operands(f, args, primals.node->n, n_in), *out = wfi_alloc((size_t)(2 * n_res + 1) * sizeof *out), value = wfi_poison;
	wfi_func *j = NULL;

	if (of && jvp_operands(f, primals, tangents, active, in)) {
		wf_error *err = wfi_jvp_func(f, active, result_active, &j);
		if (err) {
			wfi_fail_error(err);
		} else {
			wfi_inline(j, in, out);
			value = wfi_failed() ? wfi_poison : value_and_tangent(f, result, of, result_active, out, o->aux);
		}
	}
	wfi_func_release(j);
	wfi_free(out);
	wfi_free(in);
	wfi_free(active);
	return value;
}

static wf_val unlike_tuples(wf_val primals, wf_val tangents)
{
	wfi_str p = { 0 }, t = { 0 };

	wfi_treedef_text(wfi_val_def(primals), &p);
	wfi_treedef_text(wfi_val_def(tangents), &t);
	wf_val v = wfi_fail("jvp", "primals and tangents are tuples with one entry for each argument: they are %s and %s (wf_tuple(x))", p.s, t.s);
	wfi_str_free(&p);
	wfi_str_free(&t);
	return v;
}

wf_val wfi_jvp(wf_fn fn, wf_val primals, wf_val tangents, wf_linear_opts o)
{
	const wfi_treedef *result = NULL;
	wfi_func *f = NULL;
	wf_val value = wfi_poison;

	if (o.aux)
		*o.aux = wfi_poison;
	if (wfi_is_poison(primals) || wfi_is_poison(tangents))
		return wfi_poison;
	if (primals.node->kind != WFI_TUPLE || tangents.node->kind != WFI_TUPLE || primals.node->n != tangents.node->n)
		return unlike_tuples(primals, tangents);
	int n = primals.node->n;
	wf_val *args = wfi_alloc((size_t)(n + 1) * sizeof *args);
	for (int i = 0; i < n; i++)
		args[i].node = primals.node->child[i];
	wf_error *err = wfi_trace_call(fn.c, args, n, NULL, &f, &result);
	if (err)
		wfi_fail_error(err);
	else
		value = run_jvp(f, result, primals, tangents, args, &o);
	wfi_func_release(f);
	wfi_free(args);
	return value;
}

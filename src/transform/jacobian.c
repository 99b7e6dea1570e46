/* jacobian.c: jacfwd, jacrev, hessian: forward or reverse programs on all unit vectors at once. */
#include <weft/ops.h>
#include "transform/gradient.h"
#include "transform/transform.h"

/* the leaves over which unit vectors go, one behind the other */
typedef struct basis { int n; const wfi_type *type[1024]; int64_t first[1025]; } basis;

static bool add_leaf(const char *what, basis *b, const wfi_type *t)
{
	if (b->n == (int)WFI_COUNT(b->type)) {
		wfi_fail(what, "more than %d arrays are differentiated", b->n);
		return false;
	}
	b->type[b->n] = t;
	b->first[b->n + 1] = b->first[b->n] + wfi_type_count(t);
	b->n++;
	return true;
}

/* leaf k of all unit vectors: [size, its shape] */
static wf_val units(const char *what, const basis *b, int k)
{
	int64_t size = b->first[b->n], count = wfi_type_count(b->type[k]), dims[WF_MAX_RANK + 1];
	const wfi_type flat = wfi_type_make(WF_I32, 2, (const int64_t[]){ size, count });

	if (b->type[k]->rank == WF_MAX_RANK)
		return wfi_fail(what, "an array of %d dimensions is differentiated: there is no room for one more", WF_MAX_RANK);
	wf_val row = (wf_broadcast_to_n)((wf_reshape_n)(wf_iota(WF_I32, size), (const int64_t[]){ size, 1 }, 2), flat.dims, 2);
	wf_val column = (wf_broadcast_to_n)((wf_add)(wf_iota(WF_I32, count), wf_ci(b->first[k])), flat.dims, 2);
	dims[0] = size;
	memcpy(dims + 1, b->type[k]->dims, (size_t)b->type[k]->rank * sizeof dims[0]);
	return (wf_convert)((wf_reshape_n)((wf_equal)(row, column), dims, (size_t)b->type[k]->rank + 1), b->type[k]->dtype);
}

/* of all unit vectors' results ([size, shape of `of`]): those of the basis' leaf k, as an array of shape out then in */
static wf_val block(const char *what, const basis *b, int k, wf_val all, const wfi_type *out, const wfi_type *in, bool basis_last)
{
	int64_t dims[2 * WF_MAX_RANK], perm[WF_MAX_RANK + 1];
	const wfi_type *t = wfi_type_of(all);

	if (wfi_is_poison(all))
		return wfi_poison;
	if (out->rank + in->rank > WF_MAX_RANK)
		return wfi_fail(what, "an entry would have %d dimensions, at most %d are possible", out->rank + in->rank, WF_MAX_RANK);
	memcpy(dims, out->dims, (size_t)out->rank * sizeof dims[0]);
	memcpy(dims + out->rank, in->dims, (size_t)in->rank * sizeof dims[0]);
	wf_val rows = (wf_slice_axis)(all, 0, b->first[k], b->first[k + 1]);
	for (int i = 0; i < t->rank; i++)
		perm[i] = i + 1 < t->rank ? i + 1 : 0;
	if (basis_last)
		rows = (wf_transpose_n)(rows, perm, (size_t)t->rank);
	return (wf_reshape_n)(rows, dims, (size_t)(out->rank + in->rank));
}

typedef struct jacobian {
	const char *what;
	const struct wfi_callable *c;
	const wf_val *args;
	int n, n_leaves, n_value;
	const wfi_treedef *value, *result;
	bool forward;
	wfi_func *f;
	bool *wrt;
	basis basis;
} jacobian;

static bool check_results(const jacobian *j)
{
	char t[WFI_TYPE_TEXT];

	for (int i = 0; i < j->n_value; i++) {
		const wfi_type *r = &j->f->body->results[i]->type;
		bool holomorphic = j->c->opts.grad.holomorphic;
		if (holomorphic ? wfi_is_complex(r->dtype) : j->forward ? wfi_is_inexact(r->dtype) : wfi_is_float(r->dtype))
			continue;
		char *path = wfi_leaf_text(j->value, i);
		wfi_fail(j->what, "result%s is %s, %s", path, wfi_type_text(r, t),
		         holomorphic ? "with .holomorphic = true it must be complex" : "a real floating-point array is needed (complex ones: .holomorphic = true)");
		wfi_free(path);
		return false;
	}
	return true;
}

static bool make_basis(jacobian *j)
{
	if (!j->forward) {
		for (int i = 0; i < j->n_value; i++)
			if (!add_leaf(j->what, &j->basis, &j->f->body->results[i]->type))
				return false;
		return true;
	}
	for (int i = 0; i < j->n_leaves; i++)
		if (j->wrt[i] && !add_leaf(j->what, &j->basis, &j->f->body->params[i]->type))
			return false;
	return true;
}

/* Runs the program (f's parameters, then one for each leaf of the basis) on all unit vectors; from result `first` on they are all asked for. */
static bool run_all(const jacobian *j, const wfi_func *g, int first, wf_val *out)
{
	int n = j->f->body->n_params;
	bool *batched = wfi_alloc((size_t)(g->body->n_params + g->body->n_results) + 1), *all = batched + g->body->n_params;
	wf_val *in = wfi_operands(j->f, j->args, j->n, j->basis.n);
	wfi_func *many = NULL;

	for (int i = 0; i < j->basis.n; i++) {
		in[n + i] = units(j->what, &j->basis, i);
		batched[n + i] = true;
	}
	for (int i = first; i < g->body->n_results; i++)
		all[i] = true;
	wf_error *err = wfi_failed() ? NULL : wfi_batch_func(g, j->basis.first[j->basis.n], NULL, batched, all, &many);
	if (err)
		wfi_fail_error(err);
	if (many)
		wfi_inline(many, in, out);
	wfi_func_release(many);
	wfi_free(in);
	wfi_free(batched);
	return many != NULL && !wfi_failed();
}

/* one result's entries, as a tree like the arguments; entries[]: by differentiated leaf */
static wf_val row_of(const jacobian *j, const wf_val *entries)
{
	return wfi_pack(wfi_argnums(&j->c->opts.grad), j->args, j->n, j->wrt, entries);
}

static wf_val put_together(const jacobian *j, const bool *result_active, const wf_val *out)
{
	const wfi_block *b = j->f->body;
	wf_val *rows = wfi_alloc((size_t)(j->n_value + 1) * sizeof *rows), *entries = wfi_alloc((size_t)(j->n_leaves + 1) * sizeof *entries);
	int k = b->n_results;

	for (int r = 0; r < j->n_value; r++) {
		const wfi_type *of = &b->results[r]->type;
		for (int i = 0, n = 0; i < j->n_leaves; i++) {
			const wfi_type *by = &b->params[i]->type;
			if (!j->wrt[i])
				continue;
			if (!j->forward) {
				entries[n] = block(j->what, &j->basis, r, out[k + n], of, by, false);
			} else if (result_active[r]) {
				entries[n] = block(j->what, &j->basis, n, out[k], of, by, true);
			} else {
				wfi_type t = *of;
				t.rank += by->rank;
				if (t.rank > WF_MAX_RANK) {
					entries[n++] = wfi_fail(j->what, "an entry would have %d dimensions, at most %d are possible", t.rank, WF_MAX_RANK);
					continue;
				}
				memcpy(t.dims + of->rank, by->dims, (size_t)by->rank * sizeof t.dims[0]);
				entries[n] = wfi_splat(&t, 0);
			}
			n++;
		}
		k += j->forward && result_active[r];
		rows[r] = row_of(j, entries);
	}
	wf_val v = wfi_failed() ? wfi_poison : wfi_val_build(j->value, rows);
	if (j->c->opts.grad.has_aux && !wfi_failed())
		v = wfi_tuple((const wf_val[]){ v, wfi_val_build(j->result->child[1], out + j->n_value), wfi_end });
	wfi_free(entries);
	wfi_free(rows);
	return v;
}

static wf_val compute(jacobian *j)
{
	int n_out = j->f->body->n_results;
	bool *flags = wfi_alloc((size_t)(2 * n_out) + 1), *result_active = flags + n_out;
	wf_val value = wfi_poison;
	wfi_func *g = NULL;

	for (int i = 0; i < j->n_value; i++)
		flags[i] = true;
	wf_error *err = j->forward ? wfi_jvp_func(j->f, j->wrt, result_active, &g) : wfi_vjp_func(j->f, j->wrt, flags, &g);
	if (err) {
		wfi_fail_error(err);
	} else {
		wf_val *out = wfi_alloc((size_t)(g->body->n_results + 1) * sizeof *out);
		if (run_all(j, g, n_out, out))
			value = put_together(j, result_active, out);
		wfi_free(out);
	}
	wfi_func_release(g);
	wfi_free(flags);
	return value;
}

static wf_val apply_jacobian(const struct wfi_callable *c, const wf_val *args, int n)
{
	uint64_t argnums = wfi_argnums(&c->opts.grad);
	jacobian *j = wfi_alloc(sizeof *j);
	wf_val value = wfi_poison;

	*j = (jacobian){ .what = c->kind->name, .c = c, .args = args, .n = n, .forward = c->kind == &wfi_kind_jacfwd };
	if (n < 64 && argnums >> n) {
		wfi_fail(j->what, "argnums names argument %d, there are %d (the first is 0)", 63 - __builtin_clzll(argnums), n);
	} else {
		wf_error *err = wfi_trace_call(c->inner, args, n, NULL, &j->f, &j->result);
		if (err)
			wfi_fail_error(err);
	}
	if (j->f) {
		j->n_leaves = j->f->body->n_params - j->f->n_captures;
		j->wrt = wfi_alloc((size_t)j->f->body->n_params + 1);
		j->value = wfi_value_def(j->what, &c->opts.grad, j->result);
		j->n_value = j->value ? j->value->n_leaves : 0;
		if (j->value && wfi_choose(j->what, &c->opts.grad, j->forward, args, n, j->wrt) && check_results(j) && make_basis(j))
			value = compute(j);
	}
	wfi_func_release(j->f);
	wfi_free(j->wrt);
	wfi_free(j);
	return value;
}

const wfi_callable_kind wfi_kind_jacfwd = { "jacfwd", apply_jacobian };
const wfi_callable_kind wfi_kind_jacrev = { "jacrev", apply_jacobian };

static wf_fn make(const wfi_callable_kind *kind, wf_fn f, wf_grad_opts o)
{
	return wfi_around(f, (struct wfi_callable){ .kind = kind, .opts.grad = o });
}

wf_fn wfi_jacfwd(wf_fn f, wf_grad_opts o) { return make(&wfi_kind_jacfwd, f, o); }
wf_fn wfi_jacrev(wf_fn f, wf_grad_opts o) { return make(&wfi_kind_jacrev, f, o); }
wf_fn wfi_hessian(wf_fn f, wf_grad_opts o) { return wfi_jacfwd(wfi_jacrev(f, o), o); }

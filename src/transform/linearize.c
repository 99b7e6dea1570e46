/* linearize.c: wf_linearize, wf_vjp, wf_linear_transpose: linear maps as callables. They are programs that use values of the trace in which they were
 * made (residuals), so they live as long as that. */
#include <stdio.h>
#include <weft/ops.h>
#include "transform/gradient.h"
#include "transform/match.h"
#include "transform/rules.h"
#include "transform/transform.h"

typedef struct linear_map {
	const char *what;
	wfi_func *f;               /* of the trace; parameters: the leaves with takes[]; results: those with gives[], then, of these, those with nothing are zeros */
	int n_args;
	const wfi_treedef **args, *result;
	wfi_type *in;              /* of all leaves of the arguments */
	bool *takes, *gives;       /* of those leaves; of the result's */
} linear_map;

static wf_val apply_linear(const struct wfi_callable *c, const wf_val *args, int n)
{
	const linear_map *m = c->user;
	char of[40];
	bool ok = true;
	int k = 0, used = 0;

	if (!wfi_trace_is_live(c->opts.trace))
		return wfi_fail("apply", "the linear function belongs to a function whose trace is finished: what wf_vjp, wf_linearize and wf_linear_transpose give lives "
			"only while the function that called them is traced");
	if (n != m->n_args)
		return wfi_fail(m->what, "the linear function takes %d arguments, %d were given", m->n_args, n);
	for (int i = 0; i < n; i++)
		k += m->args[i]->n_leaves;
	wf_val *leaves = wfi_alloc((size_t)(k + 1) * sizeof *leaves), *out = wfi_alloc((size_t)(m->result->n_leaves + 1) * sizeof *out), value = wfi_poison;
	k = 0;
	for (int i = 0; i < n && ok; i++) {
		snprintf(of, sizeof of, m->n_args > 1 || strcmp(m->what, "vjp") ? "argument %d" : "the cotangent", i);
		ok = !wfi_is_poison(args[i]) && (wfi_match(m->args[i], args[i].node, leaves + k) || wfi_fail_structure(m->what, of, m->args[i], args[i]));
		for (int j = 0; j < m->args[i]->n_leaves && ok; j++, k++) {
			if (!m->takes[k])
				continue;
			if (!leaves[k].node)
				leaves[k] = wfi_splat(&m->in[k], 0);
			ok = wfi_fit(m->what, of, m->args[i], j, &m->in[k], &leaves[k]);
			leaves[used++] = leaves[k];
		}
	}
	if (ok) {
		wf_val *results = wfi_alloc((size_t)(m->f->body->n_results + 1) * sizeof *results);
		wfi_inline(m->f, leaves, results);
		for (int i = 0, r = 0; i < m->result->n_leaves; i++)
			out[i] = m->gives[i] ? results[r++] : wf_none();
		value = wfi_failed() ? wfi_poison : wfi_val_build(m->result, out);
		wfi_free(results);
	}
	wfi_free(out);
	wfi_free(leaves);
	return value;
}

const wfi_callable_kind wfi_kind_linear = { "linear function", apply_linear };

/* ---- making them ---- */

typedef struct point {
	const char *what;
	wf_val args[65];           /* the primals */
	int n, n_leaves, n_value;  /* n_value: leaves of the value, without aux */
	const wfi_treedef *result, *value;
	wfi_func *f;
} point;

static bool begin_point(const char *what, wf_fn fn, wf_val primals, bool has_aux, point *p)
{
	*p = (point){ .what = what };
	if (wfi_is_poison(primals))
		return false;
	if (primals.node->kind != WFI_TUPLE || primals.node->n > 64) {
		wfi_fail(what, "primals are a tuple with one entry for each argument: wf_tuple(x)");
		return false;
	}
	p->n = primals.node->n;
	for (int i = 0; i < p->n; i++) {
		p->args[i].node = primals.node->child[i];
		p->n_leaves += wfi_val_def(p->args[i])->n_leaves;
	}
	wf_error *err = wfi_trace_call(fn.c, p->args, p->n, NULL, &p->f, &p->result);
	if (err) {
		wfi_fail_error(err);
		return false;
	}
	p->value = wfi_value_def(what, &(const wf_grad_opts){ .has_aux = has_aux }, p->result);
	p->n_value = p->value ? p->value->n_leaves : 0;
	return p->value != NULL;
}

static linear_map *new_map(const point *p, int n_args, int n_leaves, int n_results)
{
	wfi_arena *a = wfi_trace_arena();
	linear_map *m = wfi_arena_alloc(a, sizeof *m);

	m->what = p->what;
	m->n_args = n_args;
	m->args = wfi_arena_alloc(a, (size_t)(n_args + 1) * sizeof *m->args);
	m->in = wfi_arena_alloc(a, (size_t)(n_leaves + 1) * sizeof *m->in);
	m->takes = wfi_arena_alloc(a, (size_t)n_leaves + 1);
	m->gives = wfi_arena_alloc(a, (size_t)n_results + 1);
	return m;
}

/* the primals' leaves are what the map takes */
static void take_primals(const point *p, linear_map *m)
{
	for (int i = 0; i < p->n; i++)
		m->args[i] = wfi_val_def(p->args[i]);
	for (int i = 0; i < p->n_leaves; i++) {
		m->in[i] = p->f->body->params[i]->type;
		m->takes[i] = wfi_is_inexact(m->in[i].dtype);
	}
	m->result = p->value;
	for (int i = 0; i < p->n_value; i++)
		m->gives[i] = wfi_is_inexact(p->f->body->results[i]->type.dtype);
}

/* the value's leaves are, and the primals' what it gives */
static void take_value(const point *p, linear_map *m)
{
	const wfi_treedef *defs[64];

	m->args[0] = p->value;
	for (int i = 0; i < p->n_value; i++) {
		m->in[i] = p->f->body->results[i]->type;
		m->takes[i] = wfi_is_inexact(m->in[i].dtype);
	}
	for (int i = 0; i < p->n; i++)
		defs[i] = wfi_val_def(p->args[i]);
	m->result = wfi_treedef_make(WFI_TUPLE, p->n, defs, NULL);
	for (int i = 0; i < p->n_leaves; i++)
		m->gives[i] = wfi_is_inexact(p->f->body->params[i]->type.dtype);
}

static wf_fn callable_of(linear_map *m, wf_error *err)
{
	if (err) {
		wfi_fail_error(err);
		return (wf_fn){ NULL };
	}
	wfi_trace_own(m->f);
	const struct wfi_callable c = { .kind = &wfi_kind_linear, .arity = m->n_args, .user = m, .opts.trace = wfi_trace_serial() };
	return wfi_intern(&c);
}

/* one parameter for each leaf that the map takes */
static int map_params(wfi_trace *t, const linear_map *m, int n_leaves, wf_val *out)
{
	int n = 0;

	for (int i = 0; i < n_leaves; i++)
		if (m->takes[i])
			out[n++] = wfi_trace_param(t, &m->in[i], false);
	return n;
}

/* The forward program at the point, cut; what does not depend on tangents is in the current trace. result_active: of f's results */
typedef struct cut_point { wfi_func *j; wfi_cut_program cut; bool *flags, *result_active; } cut_point;

static bool cut_at(const point *p, cut_point *c)
{
	int n = p->f->body->n_params, n_out = p->f->body->n_results;
	bool *active;

	*c = (cut_point){ .flags = wfi_alloc((size_t)(3 * n + n_out) + 1) };
	active = c->flags + n_out;
	c->result_active = c->flags;
	for (int i = 0; i < p->n_leaves; i++)
		active[i] = wfi_is_inexact(p->f->body->params[i]->type.dtype);
	wf_error *err = wfi_linearize_func(p->f, active, c->result_active, &c->j);
	if (err) {
		wfi_fail_error(err);
		return false;
	}
	wf_val *in = wfi_operands(p->f, p->args, p->n, 0);
	bool *linear = active + n;
	for (int i = n; i < c->j->body->n_params; i++)
		linear[i] = true;
	c->cut = wfi_cut_func(c->j, linear, in);
	wfi_free(in);
	return !wfi_failed();
}

static void free_cut(cut_point *c)
{
	if (c->j)
		wfi_cut_free(&c->cut);
	wfi_func_release(c->j);
	wfi_free(c->flags);
}

/* the function's own results: value into *value, the rest into *aux */
static void give_results(const point *p, const cut_point *c, wf_val *value, wf_val *aux)
{
	int n = p->f->body->n_results;
	wf_val *out = wfi_alloc((size_t)(n + 1) * sizeof *out);

	for (int i = 0; i < n; i++)
		out[i] = wfi_cut_result(&c->cut, i);
	*value = wfi_val_build(p->value, out);
	if (aux)
		*aux = wfi_val_build(p->result->child[1], out + p->n_value);
	wfi_free(out);
}

static wf_error *trace_tangents(const point *p, const cut_point *c, linear_map *m)
{
	const wfi_block *b = c->j->body;
	int n_out = p->f->body->n_results, n = 0;
	wfi_trace *t = wfi_trace_begin("linearized", NULL);
	wf_val *in = wfi_alloc((size_t)(p->n_leaves + 2 * b->n_results + 1) * sizeof *in), *out = in + p->n_leaves, *results = out + b->n_results;

	map_params(t, m, p->n_leaves, in);
	wfi_cut_forward(&c->cut, in, out);
	for (int i = 0, k = n_out; i < n_out; i++) {
		wf_val d = c->result_active[i] ? out[k++] : (wf_val){ NULL };
		if (i < p->n_value && m->gives[i])
			results[n++] = d.node ? d : wfi_splat(&p->f->body->results[i]->type, 0);
	}
	wf_error *err = wfi_trace_end(t, n, results, &m->f);
	wfi_free(in);
	return err;
}

static wf_error *trace_cotangents(const point *p, const cut_point *c, linear_map *m)
{
	const wfi_block *b = c->j->body;
	int n_out = p->f->body->n_results, n = 0, k = n_out;
	wfi_trace *t = wfi_trace_begin("vjp", NULL);
	wf_val *given = wfi_alloc((size_t)(p->n_value + b->n_results + p->n_leaves + 1) * sizeof *given), *ct = given + p->n_value, *out = ct + b->n_results;

	map_params(t, m, p->n_value, given);
	for (int i = 0, g = 0; i < n_out; i++) {
		wf_val v = i < p->n_value && m->takes[i] ? given[g++] : (wf_val){ NULL };
		if (c->result_active[i])
			ct[k++] = v;
	}
	wfi_cut_backward(&c->cut, ct, out);
	for (int i = 0; i < p->n_leaves; i++)
		if (m->gives[i]) {
			if (!out[n].node)
				out[n] = wfi_splat(&p->f->body->params[i]->type, 0);
			n++;
		}
	wf_error *err = wfi_trace_end(t, n, out, &m->f);
	wfi_free(given);
	return err;
}

static wf_fn at_point(const char *what, wf_fn fn, wf_val primals, wf_val *value, const wf_linear_opts *o)
{
	bool back = !strcmp(what, "vjp");
	wf_fn result = { NULL };
	cut_point c = { 0 };
	point p;

	*value = wfi_poison;
	if (o->aux)
		*o->aux = wfi_poison;
	if (begin_point(what, fn, primals, o->aux != NULL, &p) && cut_at(&p, &c)) {
		linear_map *m = back ? new_map(&p, 1, p.n_value, p.n_leaves) : new_map(&p, p.n, p.n_leaves, p.n_value);
		give_results(&p, &c, value, o->aux);
		if (back)
			take_value(&p, m);
		else
			take_primals(&p, m);
		result = callable_of(m, back ? trace_cotangents(&p, &c, m) : trace_tangents(&p, &c, m));
	}
	free_cut(&c);
	wfi_func_release(p.f);
	return result;
}

wf_fn wfi_vjp(wf_fn f, wf_val primals, wf_val *value, wf_linear_opts o)
{
	wf_val none;

	return at_point("vjp", f, primals, value ? value : &none, &o);
}

wf_fn wfi_linearize(wf_fn f, wf_val primals, wf_val *value, wf_linear_opts o)
{
	wf_val none;

	return at_point("linearize", f, primals, value ? value : &none, &o);
}

/* ---- linear_transpose ---- */

/* is every equation that depends on the parameters linear in what depends on them, and can it be transposed? */
static bool is_linear(const wfi_func *f, int n_linear)
{
	bool *linear = wfi_alloc((size_t)f->n_values + 1), ok = true;

	for (int i = 0; i < n_linear; i++)
		linear[f->body->params[i]->id] = wfi_is_inexact(f->body->params[i]->type.dtype);
	for (const wfi_eqn *e = f->body->first; e && ok; e = e->next) {
		ok = wfi_eqn_is_linear(e, linear);
		if (!ok) {
			wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "linear_transpose: the function is not linear: %s of what depends on its arguments", e->op->name);
			if (e->loc.file)
				wf_error_note(err, e->loc.file, e->loc.line);
			wfi_fail_error(err);
		}
	}
	wfi_free(linear);
	return ok;
}

static wf_error *trace_transpose(const point *p, linear_map *m)
{
	const wfi_block *b = p->f->body;
	bool *linear = wfi_alloc((size_t)b->n_params + 1);
	wf_val *all = wfi_operands(p->f, p->args, p->n, 0), *in = wfi_alloc((size_t)(2 * b->n_params + 2 * p->n_value + 1) * sizeof *in);
	wf_val *out = in + b->n_params, *given = out + b->n_params, *ct = given + p->n_value;
	wfi_trace *t = wfi_trace_begin("transposed", NULL);
	int n = 0;

	for (int i = 0; i < b->n_params; i++) {
		linear[i] = i < p->n_leaves && m->gives[i];
		if (!linear[i])
			in[n++] = all[i];
	}
	map_params(t, m, p->n_value, given);
	wfi_cut_program c = wfi_cut_func(p->f, linear, in);
	for (int i = 0, g = 0; i < p->n_value; i++)
		if (m->takes[i])
			ct[i] = given[g++];
	wfi_cut_backward(&c, ct, out);
	n = 0;
	for (int i = 0; i < p->n_leaves; i++)
		if (m->gives[i]) {
			if (!out[n].node)
				out[n] = wfi_splat(&b->params[i]->type, 0);
			n++;
		}
	wf_error *err = wfi_trace_end(t, n, out, &m->f);
	wfi_cut_free(&c);
	wfi_free(in);
	wfi_free(all);
	wfi_free(linear);
	return err;
}

wf_fn wfi_linear_transpose(wf_fn f, wf_val primals)
{
	wf_fn result = { NULL };
	point p;

	if (begin_point("linear_transpose", f, primals, false, &p) && is_linear(p.f, p.n_leaves)) {
		linear_map *m = new_map(&p, 1, p.n_value, p.n_leaves);
		take_value(&p, m);
		result = callable_of(m, trace_transpose(&p, m));
	}
	wfi_func_release(p.f);
	return result;
}

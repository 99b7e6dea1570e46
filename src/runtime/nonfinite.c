/* nonfinite.c: finds what made a NaN or an infinity (jax_debug_nans, jax_debug_infs). After a run whose results have one,
 * the program is run again by the plain evaluator, and every value that is not finite is traced to what made it: an
 * operation on finite values, an argument, a constant. The error names what made the result's: a NaN that a where leaves
 * out is not one of those. */
#include <math.h>
#include <complex.h>
#include <weft/debug.h>
#include "ir/numpy.h"
#include "ir/where.h"
#include "runtime/runtime.h"

/* ---- on and off ---- */
enum { NANS = 1, INFS = 2, UNSET = -1 };
static atomic_int wanted = UNSET;

static int flags(void)
{
	int now = atomic_load_explicit(&wanted, memory_order_relaxed);

	if (now == UNSET) {
		now = (wfi_env_int("WEFT_DEBUG_NANS", 0, 1, 0) ? NANS : 0) | (wfi_env_int("WEFT_DEBUG_INFS", 0, 1, 0) ? INFS : 0);
		atomic_store(&wanted, now);
	}
	return now;
}

bool wfi_debug_nonfinite(void) { return flags(); }
void wf_set_debug_nans(bool on) { atomic_store(&wanted, (flags() & ~NANS) | (on ? NANS : 0)); }
void wf_set_debug_infs(bool on) { atomic_store(&wanted, (flags() & ~INFS) | (on ? INFS : 0)); }

static bool bad_number(double x, int what)
{
	return (what & NANS && isnan(x)) || (what & INFS && isinf(x));
}

/* the first element that is one; −1: none */
static int64_t bad_element(const wfi_type *t, const void *p, int what)
{
	int64_t n = wfi_type_count(t);

	if (!wfi_is_inexact(t->dtype) || !p)
		return -1;
	for (int64_t i = 0; i < n; i++) {
		double _Complex z = wfi_is_complex(t->dtype) ? wfi_load_c(t->dtype, p, i) : 0;
		if (wfi_is_complex(t->dtype) ? bad_number(creal(z), what) || bad_number(cimag(z), what) : bad_number(wfi_load_f(t->dtype, p, i), what))
			return i;
	}
	return -1;
}

/* ---- where they come from ---- */
typedef struct maker {
	const wfi_eqn *e;          /* NULL: a parameter of the program */
	int out;                   /* which result, or parameter */
	int64_t element;
	bool infinite;             /* a NaN of an infinity, which nobody looks for */
	bool from_others;          /* a collective of values that are finite here */
	char *operands;            /* of an elementwise operation: what it was made of */
	bool zero;                 /* … a zero among it */
	char *where;
} maker;

typedef struct finder {
	const wfi_func *f;
	int what, n, cap;
	maker *made;
	int *origin;               /* by id: a maker */
	int *before;               /* by id of an equation's first result: how many there were when it began */
} finder;

static char *taken(wfi_str *s)
{
	return s->n ? wfi_str_take(s) : NULL;
}

static char *operands_at(const wfi_eqn *e, int64_t i, const void *const *value)
{
	wfi_str s = { 0 };

	for (int k = 0; k < e->n_in; k++) {
		if (!wfi_same_shape(&e->in[k]->type, &e->out[0].type) || !(e->op->flags & WFI_OP_ELEMENTWISE))
			continue;
		wfi_str_add(&s, s.n ? ", " : "");
		wfi_element_text(&s, e->in[k]->type.dtype, value[e->in[k]->id], i);
	}
	return taken(&s);
}

static bool zero_at(const wfi_eqn *e, int64_t i, const void *const *value)
{
	for (int k = 0; k < e->n_in && e->op->flags & WFI_OP_ELEMENTWISE; k++)
		if (wfi_same_shape(&e->in[k]->type, &e->out[0].type) && wfi_is_float(e->in[k]->type.dtype) &&
		    wfi_load_f(e->in[k]->type.dtype, value[e->in[k]->id], i) == 0)
			return true;
	return false;
}

static int add_maker(finder *w, maker m)
{
	wfi_str where = { 0 };

	wfi_where_text(&where, 0, NULL);
	m.where = taken(&where);
	if (w->n == w->cap) {
		w->cap = 2 * w->cap + 16;
		w->made = wfi_realloc(w->made, (size_t)w->cap * sizeof *w->made);
	}
	w->made[w->n] = m;
	return w->n++;
}

/* parameters of a region get what the newest maker made, as far as anybody can tell */
static void entered(void *user, const wfi_block *b, const void *const *value)
{
	finder *w = user;

	for (int i = 0; i < b->n_params; i++) {
		const wfi_value *p = b->params[i];
		int64_t at = bad_element(&p->type, value[p->id], w->what);
		if (at >= 0)
			w->origin[p->id] = b == w->f->body || !w->n ? add_maker(w, (maker){ .out = i, .element = at }) : w->n - 1;
	}
}

static void begins(void *user, const wfi_eqn *e)
{
	finder *w = user;

	if (e->n_regions && e->n_out)
		w->before[e->out[0].id] = w->n;
}

static bool is_in(const wfi_eqn *e, const wfi_eqn *inner)
{
	for (int r = 0; r < e->n_regions; r++)
		for (const wfi_eqn *i = e->regions[r]->first; i; i = i->next)
			if (i == inner || is_in(i, inner))
				return true;
	return false;
}

/* the maker of a value that e gave: that of the first operand that is not finite, the first in e's regions, or e itself */
static int maker_of(finder *w, const wfi_eqn *e, int out, int64_t at, const void *const *value)
{
	bool far = e->op->lowering == WFI_LOWER_COLLECTIVE || e->op->flags & WFI_OP_REPLICAS, infinite = false;

	for (int i = 0; i < e->n_in; i++) {
		const wfi_value *v = e->in[i];
		bool constant = v->def && v->def->op->lowering == WFI_LOWER_CONSTANT; /* −inf, of which a maximum begins */
		constant = constant && bad_element(&v->type, value[v->id], NANS) < 0;
		if (!constant && bad_element(&v->type, value[v->id], w->what) >= 0)
			return w->origin[v->id];
	}
	for (int i = e->n_regions ? w->before[e->out[0].id] : w->n; i < w->n; i++)
		if (w->made[i].e && is_in(e, w->made[i].e))
			return i;
	for (int i = 0; i < e->n_in; i++)
		infinite = infinite || bad_element(&e->in[i]->type, value[e->in[i]->id], INFS) >= 0;
	return add_maker(w, (maker){ .e = e, .out = out, .element = at, .infinite = infinite && !(w->what & INFS), .from_others = far,
		.operands = operands_at(e, at, value), .zero = zero_at(e, at, value) });
}

static void computed(void *user, const wfi_eqn *e, const void *const *value)
{
	finder *w = user;

	for (int i = 0; i < e->n_out; i++) {
		int64_t at = bad_element(&e->out[i].type, value[e->out[i].id], w->what);
		if (at >= 0)
			w->origin[e->out[i].id] = maker_of(w, e, i, at, value);
	}
}

/* ---- saying so ---- */
static void add_index(wfi_str *s, const wfi_type *t, int64_t i)
{
	int64_t strides[WF_MAX_RANK];

	wfi_type_strides(t, strides);
	wfi_str_add(s, "[");
	for (int k = 0; k < t->rank; k++)
		wfi_str_add(s, k ? ", %lld" : "%lld", (long long)(i / strides[k] % t->dims[k]));
	wfi_str_add(s, "]");
}

static const char *kind_of(const wfi_type *t, const void *p, int64_t at)
{
	double _Complex z = wfi_load_c(t->dtype, p, at);

	return isnan(creal(z)) || isnan(cimag(z)) ? "NaN" : "infinity";
}

static wf_error *argument_error(wf_arrays in, const maker *m, const wfi_type *t)
{
	int arg = 0, leaf = m->out;
	wfi_str s = { 0 };

	for (; leaf >= in.v[arg]->def->n_leaves; arg++)
		leaf -= in.v[arg]->def->n_leaves;
	char *label = wfi_leaf_label(in, arg, leaf);
	add_index(&s, t, m->element);
	wf_error *err = wf_error_new(WF_NON_FINITE, "%s is not finite at %s before the call", label, s.s);
	if (m->where)
		wf_error_add(err, "in %s", m->where);
	wfi_str_free(&s);
	wfi_free(label);
	return err;
}

static wf_error *operation_error(const maker *m, const char *kind)
{
	static const char *const passes[] = {
		[WFI_PASS_TANGENT] = "in the derivative of that line", [WFI_PASS_BACKWARD] = "in the backward pass of that line",
	};
	const wfi_eqn *e = m->e;
	char t[WFI_TYPE_TEXT];
	wfi_str s = { 0 };

	wfi_str_add(&s, "%s made %s %s: ", e->op->name, *kind == 'N' ? "a" : "an", kind);
	for (int i = 0; i < e->n_in; i++)
		wfi_str_add(&s, i ? ", %s" : "%s", wfi_type_text(&e->in[i]->type, t));
	wfi_str_add(&s, "%s%s, element ", e->n_in ? " → " : "", wfi_type_text(&e->out[m->out].type, t));
	add_index(&s, &e->out[m->out].type, m->element);
	if (m->operands)
		wfi_str_add(&s, " of %s", m->operands);
	wf_error *err = wf_error_new(WF_NON_FINITE, "%s", s.s);
	wfi_str_free(&s);
	if (e->loc.file)
		wf_error_note(err, e->loc.file, e->loc.line);
	if (e->loc.pass)
		wf_error_add(err, "%s", passes[e->loc.pass]);
	if (e->loc.pass && m->zero && *kind == 'N')
		wf_error_add(err, "a derivative of 0 meets an infinite one: perhaps of a value that a wf_where leaves out. Give what is left out a harmless operand, too: "
		                  "wf_where(ok, f(wf_where(ok, x, wf_c(1))), other)");
	if (m->infinite)
		wf_error_add(err, "an operand has an infinity: with WEFT_DEBUG_INFS=1 the error names what made that");
	if (m->from_others)
		wf_error_add(err, "its operand is finite on this device: another one's is not, or their sum is too large");
	if (m->where)
		wf_error_add(err, "in %s", m->where);
	return err;
}

static void add_result(wf_error *err, const wfi_program *p, int r, int64_t at, const char *kind)
{
	wfi_str s = { 0 };
	char t[WFI_TYPE_TEXT];

	wfi_treedef_path(p->result, r, &s);
	wfi_str_add(&s, "%s(%s) has %s %s at ", s.n ? " " : "", wfi_type_text(&p->result_types[r], t), *kind == 'N' ? "a" : "an", kind);
	add_index(&s, &p->result_types[r], at);
	wf_error_add(err, "the result %s; found by running the program again, operation by operation (WEFT_DEBUG_NANS, WEFT_DEBUG_INFS)", s.s);
	wfi_str_free(&s);
}

/* ---- looking ---- */
static void free_finder(finder *w)
{
	for (int i = 0; i < w->n; i++) {
		wfi_free(w->made[i].operands);
		wfi_free(w->made[i].where);
	}
	wfi_free(w->made);
	wfi_free(w->origin);
	wfi_free(w->before);
}

static int bad_result(const wfi_program *p, const wfi_run *run, int64_t *at)
{
	for (int r = 0; r < p->n_results; r++)
		if ((*at = bad_element(&p->result_types[r], run->out[r], flags())) >= 0)
			return r;
	return -1;
}

static wf_error *explain(const wfi_program *p, wf_arrays in, const wfi_run *run, const finder *w, bool *far)
{
	int64_t at;
	int r = bad_result(p, run, &at); /* of the second run */
	const wfi_value *v = r < 0 ? NULL : p->func->body->results[r];

	if (!v)
		return NULL;
	const char *kind = kind_of(&v->type, run->out[r], at);
	const maker *m = &w->made[w->origin[v->id]];
	*far = m->from_others;
	wf_error *err = m->e ? operation_error(m, kind) : argument_error(in, m, &p->func->body->params[m->out]->type);
	add_result(err, p, r, at, kind);
	return err;
}

static wf_error *run_again(const wfi_program *p, wf_arrays in, const wfi_run *run, bool *far)
{
	size_t n = (size_t)p->func->n_values + 1;
	finder w = { .f = p->func, .what = flags(), .origin = wfi_alloc(n * sizeof *w.origin), .before = wfi_alloc(n * sizeof *w.before) };
	const wfi_watch watch = { entered, begins, computed, &w };
	wfi_where *here = wfi_where_here();

	here->quiet = true;
	wf_error *err = wfi_evaluate_watched(p->func, run->in, run->out, run->n_axes, run->axes, &watch);
	here->quiet = false;
	if (!err)
		err = explain(p, in, run, &w, far);
	free_finder(&w);
	return err;
}

/* does anybody's run have one? */
static wf_error *ask_all(wfi_comm *all, int32_t *bad)
{
	const wfi_coll c = { .kind = WFI_COLL_ALL_REDUCE, .op = WFI_COLL_MAX, .dtype = WF_I32, .count = 1, .in = bad, .out = bad,
	                     .what = "looking for NaN" };

	return all && all->size > 1 ? wfi_comm_run(all, &c) : NULL;
}

wf_error *wfi_find_nonfinite(const wfi_program *p, wf_arrays in, const wfi_run *run, wfi_comm *all, bool *far)
{
	int64_t at = -1;
	int r = bad_result(p, run, &at);
	int32_t bad = r >= 0;
	const char *kind = bad ? kind_of(&p->result_types[r], run->out[r], at) : "";

	WF_TRY(ask_all(all, &bad));
	if (!bad)
		return NULL;
	wf_error *err = run_again(p, in, run, far);
	if (err || r < 0)
		return err;
	err = wf_error_new(WF_NON_FINITE, "a result is not finite, but no operation makes it so when they are run one by one: "
	                                  "rounding differs in compiled code");
	add_result(err, p, r, at, kind);
	return err;
}

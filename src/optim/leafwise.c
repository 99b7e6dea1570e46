/* leafwise.c: optimizers that treat leaf by leaf: their state is {count, moments…}, their step sees one leaf and its moments. */
#include <stdlib.h>
#include "rule.h"

enum { MOMENTS = 4 };

static bool has_rate(const wf_optimizer *o)
{
	return wfi_given(wfi_rate_of(o)) || wfi_schedule_of(o);
}

static bool options_right(const wf_optimizer *o)
{
	const struct wfi_leafwise *r = o->kind->rule;

	if (o->kind->learning_rate && !r->rate_optional && !wfi_rate_given(o->kind->name, wfi_rate_of(o), wfi_schedule_of(o)))
		return false;
	return !r->check || r->check(o);
}

bool wfi_no_decay(const wf_optimizer *o)
{
	bool ok = wfi_option(o->u.adam.weight_decay, 0) == 0;

	if (!ok)
		wf_fail("%s: it has no .weight_decay; WF_ADAMW and WF_ADD_DECAYED_WEIGHTS have", o->kind->name);
	return ok;
}

bool wfi_no_nesterov(const wf_optimizer *o)
{
	if (o->u.adam.nesterov)
		wf_fail("%s: it has no .nesterov", o->kind->name);
	return !o->u.adam.nesterov;
}

bool wfi_plain_adam(const wf_optimizer *o)
{
	return wfi_no_decay(o) && wfi_no_nesterov(o);
}

static int moments(const wf_optimizer *o)
{
	const struct wfi_leafwise *r = o->kind->rule;
	int n = 0;

	if (r->moments)
		return r->moments(o);
	while (n < MOMENTS && r->moment[n])
		n++;
	return n;
}

/* ---- state ---- */
struct beginning { const wf_optimizer *o; int moment; };

wf_val wfi_like(wf_val p, wf_dtype d, double value)
{
	int64_t dims[WF_MAX_RANK];
	int n = wf_rank(p);

	for (int i = 0; i < n; i++)
		dims[i] = wf_dim(p, i);
	return wf_full_n(d, value, dims, (size_t)n);
}

static wf_val begin(const wf_val *leaf, void *shared)
{
	const struct beginning *b = shared;
	wf_dtype d = wf_dtype_of(wfi_computed(b->o->kind->name, *leaf));

	return b->o->kind->rule->start ? b->o->kind->rule->start(b->o, b->moment, *leaf, d) : wfi_like(*leaf, d, 0);
}

wf_val wfi_leafwise_init(const wf_optimizer *o, wf_val params)
{
	const struct wfi_leafwise *r = o->kind->rule;
	wf_val state = wf_dict("count", wfi_count_zero());

	if (!options_right(o))
		return wf_fail("%s: no state", o->kind->name);
	for (int i = 0; i < moments(o); i++)
		state = wf_with(state, r->moment[i], WFI_EACH_LEAF(begin, &((struct beginning){ o, i }), params));
	return state;
}

/* ---- update ---- */
/* the moments come out beside the update: leaf i's of moment k at after[k · leaves + i] */
struct updating { struct wfi_step step; int n; char **path; wf_val *after; };

/* the step of a rule that gives its direction */
static wf_val along(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const struct wfi_leafwise *r = s->o->kind->rule;
	wf_val u = r->direction(s, g, m);

	if (r->decays)
		u = wfi_decayed(s, u, p, wfi_option(s->o->u.adam.weight_decay, 1e-4), s->o->u.adam.mask);
	return wfi_stepped(s, u);
}

static wf_val of_leaf(const wf_val *leaf, void *shared)
{
	struct updating *u = shared;
	struct wfi_step *s = &u->step;
	wf_val m[MOMENTS], g = wfi_computed(s->name, leaf[0]), p = wf_none();
	const wf_val *given = leaf + 1;

	if (s->has_params) {
		p = *given++;
		if (!wfi_shaped_like(s->name, g, p))
			return g;
		/* the parameter's type rules: gradients in f32 of f64 parameters are f64 */
		p = wfi_computed(s->name, p);
		g = wf_astype(g, wf_dtype_of(p));
	}
	if (u->n)
		g = wf_astype(g, wf_dtype_of(given[0]));
	for (int k = 0; k < u->n; k++)
		m[k] = given[k];
	if (u->n && !s->o->kind->rule->start && !wfi_shaped_like(s->name, g, m[0]))
		return g;
	s->path = u->path ? u->path[s->index] : "";
	wf_val update = s->o->kind->rule->step ? s->o->kind->rule->step(s, g, p, m) : along(s, g, p, m);
	for (int k = 0; k < u->n; k++)
		u->after[k * s->leaves + s->index] = m[k];
	s->index++;
	return update;
}

struct taking { const wf_val *v; };

static wf_val take(const wf_val *leaf, void *shared)
{
	struct taking *t = shared;

	(void)leaf;
	return *t->v++;
}

static wf_val updated(struct updating *u, wf_val grads, wf_val state, wf_val params)
{
	const struct wfi_leafwise *r = u->step.o->kind->rule;
	wf_val trees[MOMENTS + 2] = { grads }, next = wf_dict("count", u->step.count);
	size_t n = 1, start = 0;

	if (u->step.has_params)
		trees[n++] = params;
	for (; u->n < moments(u->step.o); u->n++)
		trees[n++] = wfi_state_of(u->step.name, state, r->moment[u->n]);
	start = (size_t)u->n * (size_t)u->step.leaves;
	u->after = malloc((start + 1) * sizeof *u->after);
	WF_CHECK(u->after, "%s: no memory for the moments of %d leaves", u->step.name, u->step.leaves);
	for (size_t i = 0; i < start; i++)
		u->after[i] = grads; /* where the trees differ, which has been said, not all are written */
	wf_val updates = wfi_each_leaf(of_leaf, u, trees, n);
	for (int k = 0; k < u->n; k++)
		next = wf_with(next, r->moment[k], WFI_EACH_LEAF(take, &((struct taking){ u->after + k * u->step.leaves }), grads));
	free(u->after);
	return wf_tuple(updates, next);
}

wf_val wfi_leafwise_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const char *name = o->kind->name;
	wf_val count = wfi_state_of(name, state, "count");
	struct updating u = { .step = { .o = o, .name = name, .leaves = (int)wf_tree_leaves(grads, NULL, 0) } };
	size_t n = 0;

	if (!options_right(o))
		return wf_fail("%s: no update", name);
	u.step.has_params = wf_len(params) > 0;
	WF_CHECK(u.step.has_params || !wf_len(grads) || !o->kind->rule->needs_params,
		 "%s: it needs the parameters; the last argument of wf_optimizer_update is none", name);
	u.step.count = wfi_count_next(count);
	u.step.has_rate = has_rate(o);
	if (u.step.has_rate)
		u.step.rate = wfi_rate(wfi_rate_of(o), wfi_schedule_of(o), count);
	u.path = wfi_paths(grads, &n);
	wf_val out = n == (size_t)u.step.leaves ? updated(&u, grads, state, params) : wf_fail("%s: no update", name);
	wfi_paths_free(u.path, n);
	return out;
}

/* ---- for steps ---- */
wf_val wfi_blend(wf_val old, wf_val x, double decay)
{
	return wf_add(wf_mul(wf_c(1 - decay), x), wf_mul(wf_c(decay), old));
}

wf_val wfi_corrected(struct wfi_step *s, wf_val m, double b, int more)
{
	wf_dtype d = wf_dtype_of(m);
	int i = 0;

	for (; i < s->n_known; i++)
		if (s->known[i].b == b && s->known[i].more == more && s->known[i].d == d)
			return wf_div(m, s->known[i].v);
	wf_val count = s->count;
	for (int k = 0; k < more; k++)
		count = wfi_count_next(count);
	wf_val v = wfi_correction(d, b, count);
	if (i < (int)WFI_LEN(s->known)) {
		s->known[i].b = b;
		s->known[i].more = more;
		s->known[i].d = d;
		s->known[i].v = v;
		s->n_known++;
	}
	return wf_div(m, v);
}

wf_val wfi_decayed(struct wfi_step *s, wf_val u, wf_val p, double decay, const char *mask)
{
	if (decay == 0 || !wf_path_matches(mask, s->path))
		return u;
	WF_CHECK(s->has_params, "%s: weight decay needs the parameters; the last argument of wf_optimizer_update is none", s->name);
	return wf_add(u, wf_mul(wf_c(decay), p));
}

wf_val wfi_nesterov(struct wfi_step *s, wf_val m, wf_val g, double b)
{
	return wf_add(wf_mul(wf_c(b), wfi_corrected(s, m, b, 1)), wf_mul(wf_c(1 - b), wfi_corrected(s, g, b, 0)));
}

wf_val wfi_adam_mean(struct wfi_step *s, wf_val m, wf_val g, double b1)
{
	return s->o->u.adam.nesterov ? wfi_nesterov(s, m, g, b1) : wfi_corrected(s, m, b1, 0);
}

wf_val wfi_adam_direction(wf_val mean, wf_val variance, double eps_root, double eps)
{
	if (eps_root != 0)
		variance = wf_add(variance, wf_c(eps_root));
	return wf_div(mean, wf_add(wf_sqrt(variance), wf_c(eps)));
}

wf_val wfi_stepped(struct wfi_step *s, wf_val u)
{
	return s->has_rate ? wf_mul(s->rate, u) : u;
}

static wf_val norm(wf_val x)
{
	return wf_sqrt(wf_sum(wf_square(x)));
}

wf_val wfi_trusted(wf_val u, wf_val p, double coefficient, double eps, double least)
{
	wf_val pn = norm(p), un = norm(u), divisor;

	if (least > 0) {
		pn = wf_maximum(pn, wf_c(least));
		un = wf_maximum(un, wf_c(least));
	}
	divisor = eps == 0 ? un : wf_add(un, wf_c(eps));
	wf_val none = wf_logical_or(wf_equal(pn, wf_c(0)), wf_equal(un, wf_c(0)));
	wf_val ratio = wf_div(coefficient == 1 ? pn : wf_mul(wf_c(coefficient), pn), wf_where(none, wf_c(1), divisor));

	return wf_mul(u, wf_where(none, wf_c(1), ratio));
}

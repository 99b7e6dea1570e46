/* optimizer.c: what all optimizers have in common, and the functions that users call. */
#include <stdio.h>
#include "rule.h"

/* ---- leaves ---- */
/* One place a thread, so that the callable below is interned once: the rule that is being mapped, and what its leaves share. */
static _Thread_local struct mapped { wfi_leaf_rule *rule; void *shared; } mapped;

static wf_val one_leaf(const wf_val *leaf, size_t n, const void *user)
{
	const struct mapped *m = user;

	(void)n;
	return m->rule(leaf, m->shared);
}

wf_val wfi_each_leaf(wfi_leaf_rule *rule, void *shared, const wf_val *trees, size_t n)
{
	struct mapped outer = mapped;

	mapped = (struct mapped){ rule, shared };
	wf_val out = wf_tree_map_n(wf_fn_generic(one_leaf, n, &mapped, 0), trees, n);
	mapped = outer;
	return out;
}

wf_val wfi_computed(const char *name, wf_val x)
{
	char text[400];
	wf_dtype d = wf_dtype_of(x);

	WF_CHECK(d >= WF_F16 && d <= WF_F64, "%s: only floats can be trained; a leaf is %s", name, wf_type_text(x, text, sizeof text));
	return wf_astype(x, d == WF_F64 ? WF_F64 : WF_F32);
}

bool wfi_shaped_like(const char *name, wf_val x, wf_val like)
{
	char a[400], b[400];
	bool same = wf_rank(x) == wf_rank(like);

	for (int i = 0; same && i < wf_rank(x); i++)
		same = wf_dim(x, i) == wf_dim(like, i);
	if (!same)
		wf_fail("%s: a leaf is %s where %s was expected", name, wf_type_text(x, a, sizeof a), wf_type_text(like, b, sizeof b));
	return same;
}

bool wfi_has(wf_val dict, const char *entry)
{
	for (int i = 0; i < wf_len(dict); i++) {
		const char *key = wf_key(dict, i), *e = entry;

		while (key && *key && *key == *e)
			key++, e++;
		if (key && !*key && !*e)
			return true;
	}
	return false;
}

/* ---- moments ---- */
struct moment { const char *name; double decay, value; bool squares; };

static wf_val new_moment(const wf_val *leaf, void *shared)
{
	const struct moment *m = shared;
	wf_dtype d = wf_dtype_of(wfi_computed(m->name, *leaf));
	int64_t dims[WF_MAX_RANK];
	int n = wf_rank(*leaf);

	for (int i = 0; i < n; i++)
		dims[i] = wf_dim(*leaf, i);
	return wf_full_n(d, m->value, dims, (size_t)n);
}

wf_val wfi_moments(const char *name, wf_val params, double value)
{
	return WFI_EACH_LEAF(new_moment, &((struct moment){ .name = name, .value = value }), params);
}

static wf_val averaged(const wf_val *leaf, void *shared)
{
	const struct moment *m = shared;

	if (!wfi_shaped_like(m->name, leaf[0], leaf[1]))
		return leaf[0];
	wf_val g = wf_astype(wfi_computed(m->name, leaf[0]), wf_dtype_of(leaf[1]));
	return wf_add(wf_mul(wf_c(1 - m->decay), m->squares ? wf_square(g) : g), wf_mul(wf_c(m->decay), leaf[1]));
}

wf_val wfi_averaged(const char *name, wf_val grads, wf_val moments, double decay, bool squares)
{
	return WFI_EACH_LEAF(averaged, &((struct moment){ name, decay, 0, squares }), grads, moments);
}

static wf_val traced(const wf_val *leaf, void *shared)
{
	const struct moment *m = shared;

	if (!wfi_shaped_like(m->name, leaf[0], leaf[1]))
		return leaf[0];
	return wf_add(wf_astype(wfi_computed(m->name, leaf[0]), wf_dtype_of(leaf[1])), wf_mul(wf_c(m->decay), leaf[1]));
}

wf_val wfi_traced(const char *name, wf_val updates, wf_val trace, double decay)
{
	return WFI_EACH_LEAF(traced, &((struct moment){ .name = name, .decay = decay }), updates, trace);
}

struct scaling { const char *name; wf_val factor; };

static wf_val scaled(const wf_val *leaf, void *shared)
{
	const struct scaling *s = shared;

	return wf_mul(s->factor, wfi_computed(s->name, *leaf));
}

wf_val wfi_scaled(const char *name, wf_val updates, wf_val factor)
{
	return WFI_EACH_LEAF(scaled, &((struct scaling){ name, factor }), updates);
}

/* ---- counts and rates ---- */
double wfi_rate_of(const wf_optimizer *o)
{
	return o->kind->learning_rate ? *(const double *)((const char *)o + o->kind->learning_rate) : 0;
}

const wf_schedule *wfi_schedule_of(const wf_optimizer *o)
{
	return o->kind->schedule ? *(const wf_schedule *const *)((const char *)o + o->kind->schedule) : NULL;
}

wf_val wfi_count_zero(void)
{
	return wf_full_n(WF_I32, 0, NULL, 0);
}

wf_val wfi_count_next(wf_val count)
{
	return wf_add(wf_minimum(count, wf_ci(INT32_MAX - 1)), wf_ci(1));
}

wf_val wfi_correction(wf_dtype d, double b, wf_val count)
{
	double base = d == WF_F64 ? b : (double)(float)b;
	wf_val power = wf_exp(wf_mul(wf_astype(count, WF_F64), wf_c(log(base))));

	return wf_sub(wf_c(1), wf_astype(power, d));
}

bool wfi_rate_given(const char *name, double learning_rate, const wf_schedule *schedule)
{
	bool ok = schedule || wfi_given(learning_rate);

	if (!ok)
		wf_fail("%s: it has neither .learning_rate nor .schedule (WF_ZERO is a rate of 0)", name);
	if (ok && !schedule && !isfinite(learning_rate)) {
		wf_fail("%s: .learning_rate is %g", name, learning_rate);
		return false;
	}
	return ok;
}

wf_val wfi_rate(double learning_rate, const wf_schedule *schedule, wf_val count)
{
	return schedule ? wf_neg(wf_schedule_value(schedule, count)) : wf_c(-wfi_option(learning_rate, 0));
}

wf_val wfi_state_of(const char *name, wf_val state, const char *entry)
{
	WF_CHECK(wfi_has(state, entry),
		 "%s: the state has no entry \"%s\": it is not one of this optimizer with these options (wf_optimizer_init makes "
		 "one)",
		 name, entry);
	return wf_get(state, entry);
}

/* ---- what users call ---- */
static bool known(const wf_optimizer *o)
{
	bool ok = o && o->kind && o->kind->init && o->kind->update;

	if (!ok)
		wf_fail("optimizer: it has no kind; WF_ADAM(…), wf_adam_with(…) and their like make one");
	return ok;
}

wf_val(wf_optimizer_init)(const wf_optimizer *o, wf_val params)
{
	return known(o) ? o->kind->init(o, params) : wf_fail("optimizer: no state");
}

wf_val(wf_optimizer_update)(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	return known(o) ? o->kind->update(o, grads, state, params) : wf_fail("optimizer: no update");
}

static wf_val applied(const wf_val *leaf, void *shared)
{
	(void)shared;
	if (!wfi_shaped_like("apply_updates", leaf[1], leaf[0]))
		return leaf[0];
	return wf_astype(wf_add(leaf[0], leaf[1]), wf_dtype_of(leaf[0]));
}

wf_val(wf_apply_updates)(wf_val params, wf_val updates)
{
	return WFI_EACH_LEAF(applied, NULL, params, updates);
}

static wf_val add_squares(const wf_val *leaf, void *shared)
{
	wf_val *sum = shared, x = wf_dtype_of(*leaf) == WF_F64 ? *leaf : wf_astype(*leaf, WF_F32);

	*sum = wf_add(*sum, wf_sum(wf_square(x)));
	return *leaf;
}

wf_val(wf_global_norm)(wf_val tree)
{
	wf_val sum = wf_full_n(WF_F32, 0, NULL, 0);

	WFI_EACH_LEAF(add_squares, &sum, tree);
	return wf_sqrt(sum);
}

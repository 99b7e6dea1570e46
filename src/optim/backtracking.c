/* backtracking.c: a step made shorter until the loss has fallen enough (Armijo, 1966), as optax.scale_by_backtracking_linesearch. State:
 * {learning_rate, value, info: {num_linesearch_steps, decrease_error}, grad with .store_grad}. */
#include <weft/control.h>
#include <weft/transform.h>
#include "rule.h"

/* what does not change during a search; d: of its numbers */
struct line { const wf_backtracking_opts *o; wf_fn f; wf_val params, updates, value, slope; wf_dtype d; };

static wf_val number(wf_dtype d, double x)
{
	return wf_full_n(d, x, NULL, 0);
}

static bool options_right(const wf_optimizer *o)
{
	bool ok = o->u.backtracking.max_backtracking_steps >= 1;

	if (!ok)
		wf_fail("%s: .max_backtracking_steps is %lld; it must be 1 or more", o->kind->name, (long long)o->u.backtracking.max_backtracking_steps);
	return ok;
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	wf_dtype d = wfi_tree_dtype(params);

	if (!options_right(o))
		return wf_fail("%s: no state", o->kind->name);
	wf_val info = wf_dict("num_linesearch_steps", wfi_count_zero(), "decrease_error", number(d, INFINITY));
	wf_val state = wf_dict("learning_rate", number(d, 1), "value", number(d, INFINITY), "info", info);
	return o->u.backtracking.store_grad ? wf_with(state, "grad", wfi_moments(o->kind->name, params, 0)) : state;
}

/* how much the loss is above what it must not be above; 0: enough; what is not a number is infinitely bad */
static wf_val error_of(const struct line *l, wf_val rate, wf_val value)
{
	wf_val most = wf_add(wf_mul(wf_c(1 + wfi_option(l->o->rtol, 0)), l->value), wf_mul(wf_mul(rate, wf_c(wfi_option(l->o->slope_rtol, 1e-4))), l->slope));
	wf_val error = wf_sub(value, most);

	return wf_maximum(wf_where(wf_isnan(error), number(l->d, INFINITY), error), wf_c(0));
}

static wf_val goes_on(wf_val search, const void *user)
{
	const struct line *l = user;
	wf_val bad = wf_logical_not(wf_less_equal(wf_get(search, "error"), wf_c(wfi_option(l->o->atol, 0))));

	return wf_logical_and(bad, wf_less_equal(wf_get(search, "steps"), wf_ci(l->o->max_backtracking_steps)));
}

static wf_val shorter(wf_val search, const void *user)
{
	const struct line *l = user;
	wf_val rate = wf_get(search, "rate"), steps = wf_get(search, "steps");

	rate = wf_where(wf_greater(steps, wf_ci(0)), wf_mul(wf_c(wfi_option(l->o->decrease_factor, 0.8)), rate), rate);
	wf_val value = wf_astype(wf_apply(l->f, wfi_tree_add_scale(l->params, rate, l->updates)), l->d);
	return wf_dict("rate", rate, "value", value, "error", error_of(l, rate, value), "steps", wf_add(steps, wf_ci(1)));
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_backtracking_opts *b = &o->u.backtracking;
	const struct wfi_given *given = wfi_given_besides();

	if (!options_right(o) || !wfi_line_given(o, given, params))
		return wf_fail("%s: no update", o->kind->name);
	struct line l = { .o = b, .f = given->value_fn, .params = params, .updates = grads, .d = wfi_tree_dtype(params) };
	l.value = wf_astype(given->value, l.d);
	l.slope = wf_astype(wfi_tree_vdot(grads, given->grad), l.d);
	wf_val rate = wf_mul(wf_c(wfi_option(b->increase_factor, 1.5)), wfi_state_of(o->kind->name, state, "learning_rate"));
	rate = wf_minimum(rate, wf_c(wfi_option(b->max_learning_rate, 1)));
	wf_val search = wf_dict("rate", rate, "value", l.value, "error", number(l.d, INFINITY), "steps", wfi_count_zero());
	search = wf_while_loop(wf_bind(goes_on, &l), wf_bind(shorter, &l), search);
	rate = wf_get(search, "rate");
	wf_val error = wf_get(search, "error"), next = wf_dict("num_linesearch_steps", wf_get(search, "steps"), "decrease_error", error);
	next = wf_dict("learning_rate", wf_where(wf_isinf(error), wf_zeros_like(rate), rate), "value", wf_get(search, "value"), "info", next);
	if (b->store_grad)
		next = wf_with(next, "grad", wfi_tree_computed(wf_apply(wf_grad(l.f), wfi_tree_add_scale(params, rate, grads))));
	return wf_tuple(wfi_tree_scale(wf_get(next, "learning_rate"), grads), next);
}

const struct wfi_optimizer_kind wfi_opt_scale_by_backtracking_linesearch = { "scale_by_backtracking_linesearch", init, update, 0, 0, NULL };

wf_optimizer wf_scale_by_backtracking_linesearch_with(wf_backtracking_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_backtracking_linesearch, .u = { .backtracking = o } };
}

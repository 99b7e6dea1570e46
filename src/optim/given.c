/* given.c: what an update may be given besides gradients: the loss's value, and the loss as a function; and what a line search leaves of them in
 * its state. */
#include <weft/control.h>
#include <weft/transform.h>
#include "rule.h"

static _Thread_local const struct wfi_given *given;

const struct wfi_given *wfi_given_besides(void)
{
	return given;
}

wf_val(wf_optimizer_update_value)(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params, wf_val value, wf_fn value_fn)
{
	const struct wfi_given mine = { value, grads, value_fn }, *outer = given;

	given = &mine;
	wf_val out = wf_optimizer_update(o, grads, state, params);
	given = outer;
	return out;
}

/* ---- value and gradients that the last step's line search has computed already ---- */
static bool find(wf_val state, wf_val *value, wf_val *grad)
{
	if (wfi_has(state, "value") && wfi_has(state, "grad")) {
		*value = wf_get(state, "value");
		*grad = wf_get(state, "grad");
		return true;
	}
	for (int i = 0; i < wf_len(state); i++)
		if (wf_key(state, i) && find(wf_get(state, wf_key(state, i)), value, grad))
			return true;
	return false;
}

static wf_val typed(const wf_val *leaf, void *shared)
{
	(void)shared;
	return wf_astype(leaf[0], wf_dtype_of(leaf[1]));
}

static wf_val kept(wf_val value, wf_val grad, wf_val params)
{
	return wf_tuple(value, WFI_EACH_LEAF(typed, NULL, grad, params));
}

static wf_val computed(wf_val value, wf_val grad, wf_val params, const void *user)
{
	wf_val fresh;

	(void)grad;
	wf_unpack(wf_apply(wf_value_and_grad(*(const wf_fn *)user), params), &fresh, &grad);
	return wf_tuple(wf_astype(fresh, wf_dtype_of(value)), grad);
}

wf_val(wf_value_and_grad_from_state)(wf_fn value_fn, wf_val params, wf_val state)
{
	wf_val value, grad;

	WF_CHECK(find(state, &value, &grad), "value_and_grad_from_state: no value and gradients in the state: WF_LBFGS keeps them, and "
		 "WF_SCALE_BY_BACKTRACKING_LINESEARCH with .store_grad");
	return wf_cond(wf_isfinite(value), kept, wf_bind(computed, &value_fn), value, grad, params);
}

bool wfi_line_given(const wf_optimizer *o, const struct wfi_given *besides, wf_val params)
{
	bool ok = besides && besides->value.node && besides->value_fn.c;

	if (!ok)
		wf_fail("%s: it needs the loss's value and the loss as a function: wf_optimizer_update_value gives them", o->kind->name);
	else if (!(ok = wf_len(params) > 0))
		wf_fail("%s: it needs the parameters", o->kind->name);
	return ok;
}

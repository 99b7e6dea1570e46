/* conditional.c: another optimizer in some steps only, as optax.conditionally_transform and conditionally_mask. State: {step, inner_state}. */
#include <weft/control.h>
#include "rule.h"

static bool options_right(const wf_optimizer *o)
{
	bool ok = wfi_inner_given(o->kind->name, o->u.conditional.inner);

	if (ok && !o->u.conditional.should_transform) {
		wf_fail("%s: it has no .should_transform", o->kind->name);
		ok = false;
	}
	return ok;
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	if (!options_right(o))
		return wf_fail("%s: no state", o->kind->name);
	return wf_dict("step", wfi_count_zero(), "inner_state", wf_optimizer_init(o->u.conditional.inner, params));
}

static wf_val computed(const wf_val *leaf, void *shared)
{
	(void)shared;
	return wfi_computed("conditionally_transform", *leaf);
}

static wf_val taken(wf_val grads, wf_val state, wf_val params, const void *user)
{
	return wf_optimizer_update(*(const wf_optimizer *const *)user, grads, state, params);
}

static wf_val as_it_was(wf_val grads, wf_val state, wf_val params)
{
	(void)params;
	return wf_tuple(WFI_EACH_LEAF(computed, NULL, grads), state);
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_optimizer *inner = o->u.conditional.inner;
	wf_val step = wfi_state_of(o->kind->name, state, "step"), updates, next;

	if (!options_right(o))
		return wf_fail("%s: no update", o->kind->name);
	wf_val do_it = o->u.conditional.should_transform(step);
	if (o->kind == &wfi_opt_conditionally_mask)
		wfi_update_if(do_it, inner, grads, wf_get(state, "inner_state"), params, &updates, &next);
	else
		wf_unpack(wf_cond(do_it, wf_bind(taken, &inner), as_it_was, grads, wf_get(state, "inner_state"), params), &updates, &next);
	return wf_tuple(updates, wf_dict("step", wfi_count_next(step), "inner_state", next));
}

const struct wfi_optimizer_kind wfi_opt_conditionally_transform = { "conditionally_transform", init, update, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_conditionally_mask = { "conditionally_mask", init, update, 0, 0, NULL };

wf_optimizer wf_conditionally_transform_with(wf_conditional_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_conditionally_transform, .u = { .conditional = o } };
}

wf_optimizer wf_conditionally_mask_with(wf_conditional_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_conditionally_mask, .u = { .conditional = o } };
}

/* inject.c: a learning rate that lies in the state, as optax.inject_hyperparams. */
#include "rule.h"

/* a schedule whose value is given */
struct injected { wf_schedule base; wf_val value; };

static wf_val injected_value(const wf_schedule *s, wf_val count)
{
	(void)count;
	return ((const struct injected *)(const void *)s)->value;
}

static const struct wfi_schedule_kind injected_kind = { "injected", injected_value };

static bool options_right(const wf_optimizer *inner)
{
	bool ok = wfi_inner_given("inject_hyperparams", inner);

	if (ok && (!inner->kind || !inner->kind->schedule)) {
		wf_fail("inject_hyperparams: %s has no learning rate", inner->kind ? inner->kind->name : "an optimizer without kind");
		ok = false;
	}
	return ok;
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	const wf_optimizer *inner = o->u.inject.inner;

	if (!options_right(inner))
		return wf_fail("inject_hyperparams: no state");
	const wf_schedule *schedule = wfi_schedule_of(inner);
	wf_val count = wfi_count_zero();
	wf_val rate = schedule ? wf_schedule_value(schedule, count) : wf_full_n(WF_F32, wfi_option(wfi_rate_of(inner), 0), NULL, 0);
	return wf_dict("count", count, "hyperparams", wf_dict("learning_rate", rate), "inner_state", wf_optimizer_init(inner, params));
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_optimizer *inner = o->u.inject.inner;
	wf_val count = wfi_state_of("inject_hyperparams", state, "count"), updates, next;

	if (!options_right(inner))
		return wf_fail("inject_hyperparams: no update");
	const wf_schedule *schedule = wfi_schedule_of(inner);
	struct injected rate = { { .kind = &injected_kind }, wf_get(state, "hyperparams.learning_rate") };
	if (schedule)
		rate.value = wf_schedule_value(schedule, count);
	wf_optimizer with = *inner;
	*(const wf_schedule **)((char *)&with + with.kind->schedule) = &rate.base;
	wf_unpack(wf_optimizer_update(&with, grads, wf_get(state, "inner_state"), params), &updates, &next);
	return wf_tuple(updates, wf_dict("count", wfi_count_next(count), "hyperparams", wf_dict("learning_rate", rate.value), "inner_state", next));
}

const struct wfi_optimizer_kind wfi_opt_inject_hyperparams = { "inject_hyperparams", init, update, 0, 0, NULL };

wf_optimizer wf_inject_hyperparams_with(wf_inject_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_inject_hyperparams, .u = { .inject = o } };
}

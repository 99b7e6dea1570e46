/* lookahead.c: Lookahead (Zhang et al., 2019), as optax.lookahead. */
#include "rule.h"

wf_val(wf_lookahead_params)(wf_val params)
{
	return wf_dict("fast", params, "slow", params);
}

static bool options_right(const wf_lookahead_opts *l)
{
	bool ok = wfi_inner_given("lookahead", l->inner);

	if (ok && (l->sync_period < 1 || !wfi_given(l->slow_step_size))) {
		wf_fail("lookahead: .sync_period (%lld) must be 1 or more and .slow_step_size be given", (long long)l->sync_period);
		ok = false;
	}
	return ok;
}

static bool params_right(wf_val params)
{
	bool ok = wfi_has(params, "fast") && wfi_has(params, "slow");

	if (!ok)
		wf_fail("lookahead: the parameters must be {fast, slow}, as wf_lookahead_params makes them");
	return ok;
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	if (!options_right(&o->u.lookahead))
		return wf_fail("lookahead: no state");
	if (!params_right(params))
		return wf_fail("lookahead: no state");
	return wf_dict("fast_state", wf_optimizer_init(o->u.lookahead.inner, wf_get(params, "fast")), "steps_since_sync", wfi_count_zero());
}

struct shared { double step; wf_val sync; };

/* leaf: fast, its update, slow. At a synchronisation slow goes a part of the way to fast, and fast there too. */
static wf_val fast_update(const wf_val *leaf, void *shared)
{
	const struct shared *s = shared;
	wf_val way = wf_sub(wf_add(leaf[0], leaf[1]), leaf[2]);

	return wf_where(s->sync, wf_sub(leaf[1], wf_mul(wf_c(1 - s->step), way)), leaf[1]);
}

static wf_val slow_update(const wf_val *leaf, void *shared)
{
	const struct shared *s = shared;
	wf_val way = wf_sub(wf_add(leaf[0], leaf[1]), leaf[2]);

	return wf_where(s->sync, wf_mul(wf_c(s->step), way), wf_zeros_like(way));
}

static wf_val begun_again(const wf_val *leaf, void *sync)
{
	return wf_where(*(const wf_val *)sync, leaf[1], leaf[0]);
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_lookahead_opts *l = &o->u.lookahead;
	wf_val since = wfi_state_of("lookahead", state, "steps_since_sync"), updates, next;

	if (!options_right(l))
		return wf_fail("lookahead: no update");
	if (!params_right(params))
		return wf_fail("lookahead: no update");
	wf_val fast = wf_get(params, "fast"), slow = wf_get(params, "slow");
	struct shared s = { wfi_option(l->slow_step_size, 0), wf_equal(since, wf_ci(l->sync_period - 1)) };
	wf_unpack(wf_optimizer_update(l->inner, grads, wf_get(state, "fast_state"), fast), &updates, &next);
	if (l->reset_state && wf_len(next))
		next = WFI_EACH_LEAF(begun_again, &s.sync, next, wf_optimizer_init(l->inner, fast));
	wf_val both = wf_dict("fast", WFI_EACH_LEAF(fast_update, &s, fast, updates, slow), "slow",
			      WFI_EACH_LEAF(slow_update, &s, fast, updates, slow));
	since = wf_where(s.sync, wf_zeros_like(since), wf_add(since, wf_ci(1)));
	return wf_tuple(both, wf_dict("fast_state", next, "steps_since_sync", since));
}

const struct wfi_optimizer_kind wfi_opt_lookahead = { "lookahead", init, update, 0, 0, NULL };

wf_optimizer wf_lookahead_with(wf_lookahead_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_lookahead, .u = { .lookahead = o } };
}

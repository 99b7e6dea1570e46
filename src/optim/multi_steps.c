/* multi_steps.c: gradient accumulation, as optax.MultiSteps with skip_not_finite, and weighed by the numbers of examples. */
#include "rule.h"

static bool options_right(const wf_multi_steps_opts *m)
{
	bool ok = wfi_inner_given("multi_steps", m->inner);

	if (ok && m->every < 1) {
		wf_fail("multi_steps: .every is %lld; it must be 1 or more", (long long)m->every);
		ok = false;
	}
	return ok;
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	const wf_multi_steps_opts *m = &o->u.multi_steps;

	if (!options_right(m))
		return wf_fail("multi_steps: no state");
	return wf_dict("mini_step", wfi_count_zero(), "gradient_step", wfi_count_zero(), "acc",
		       wfi_moments("multi_steps", params, 0), "weight", wf_full_n(WF_F32, 0, NULL, 0), "skipped", wfi_count_zero(), "inner", wf_optimizer_init(m->inner, params));
}

/* what the leaves share: is the micro-batch in order, its share of all so far, and is the sum used up */
struct shared { wf_val good, share, done; };

/* acc + (g − acc) · share: the mean so far; what is not finite is chosen away, not multiplied by 0 */
static wf_val accumulated(const wf_val *leaf, void *shared)
{
	const struct shared *s = shared;

	if (!wfi_shaped_like("multi_steps", leaf[0], leaf[1]))
		return leaf[1];
	wf_val g = wf_astype(wfi_computed("multi_steps", leaf[0]), wf_dtype_of(leaf[1]));
	return wf_where(s->good, wf_add(leaf[1], wf_mul(wf_sub(g, leaf[1]), s->share)), leaf[1]);
}

static wf_val begun_again(const wf_val *leaf, void *shared)
{
	return wf_where(((const struct shared *)shared)->done, wf_zeros_like(*leaf), *leaf);
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_multi_steps_opts *m = &o->u.multi_steps;
	wf_val mini = wfi_state_of("multi_steps", state, "mini_step"), before = wfi_state_of("multi_steps", state, "weight");
	wf_val skipped = wfi_state_of("multi_steps", state, "skipped"), steps = wfi_state_of("multi_steps", state, "gradient_step");
	wf_val weight = wf_full_n(WF_F32, 1, NULL, 0), updates, inner;
	struct shared s;

	if (!options_right(m))
		return wf_fail("multi_steps: no update");
	if (m->weighted) {
		WF_CHECK(wf_len(grads) == 2 && !wf_key(grads, 0), "multi_steps: with .weighted the gradients are a tuple (gradients, weight)");
		weight = wf_astype(wf_at(grads, 1), WF_F32);
		grads = wf_at(grads, 0);
		WF_CHECK(wf_rank(weight) == 0, "multi_steps: the weight is a scalar; it has %d dimensions", wf_rank(weight));
	}
	/* an empty micro-batch has no mean: its NaN is nobody's fault */
	wf_val empty = wf_equal(weight, wf_c(0)), fine = wf_logical_and(wf_all_finite(grads), wf_isfinite(weight));
	fine = wf_logical_or(empty, wf_logical_and(fine, wf_greater(weight, wf_c(0))));
	wf_val all = wf_where(fine, wf_add(before, weight), before);
	s.good = wf_logical_and(fine, wf_logical_not(empty));
	s.share = wf_div(weight, wf_where(wf_equal(all, wf_c(0)), wf_c(1), all));
	wf_val acc = WFI_EACH_LEAF(accumulated, &s, grads, wfi_state_of("multi_steps", state, "acc"));
	mini = wf_where(fine, wf_add(mini, wf_ci(1)), mini);
	s.done = wf_logical_and(fine, wf_greater_equal(mini, wf_ci(m->every)));
	wfi_update_if(s.done, m->inner, acc, wf_get(state, "inner"), params, &updates, &inner);
	return wf_tuple(updates, wf_dict("mini_step", wf_where(s.done, wf_zeros_like(mini), mini), "gradient_step",
					 wf_where(s.done, wfi_count_next(steps), steps), "acc", WFI_EACH_LEAF(begun_again, &s, acc), "weight",
					 wf_where(s.done, wf_zeros_like(all), all), "skipped", wf_where(fine, skipped, wfi_count_next(skipped)),
					 "inner", inner));
}

const struct wfi_optimizer_kind wfi_opt_multi_steps = { "multi_steps", init, update, 0, 0, NULL };

wf_optimizer wf_multi_steps_with(wf_multi_steps_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_multi_steps, .u = { .multi_steps = o } };
}

/* multi_steps.c: gradient accumulation, as optax.MultiSteps with skip_not_finite, and weighed by the numbers of examples. With an axis each of its
 * members keeps the mean of its own micro-batches, and they are put together only when .inner steps. */
#include <weft/collective.h>
#include <weft/control.h>
#include "rule.h"

static bool options_right(const wf_multi_steps_opts *m)
{
	bool ok = wfi_inner_given("multi_steps", m->inner);

	if (ok && (m->schedule ? m->every != 0 : m->every < 1)) {
		wf_fail("multi_steps: .every is %lld; it must be 1 or more, or left out where there is a .schedule", (long long)m->every);
		ok = false;
	}
	return ok && wfi_sees_overflow("multi_steps", m->inner);
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	const wf_multi_steps_opts *m = &o->u.multi_steps;

	if (!options_right(m))
		return wf_fail("multi_steps: no state");
	wf_val state = wf_dict("mini_step", wfi_count_zero(), "gradient_step", wfi_count_zero(), "acc_grads", wfi_moments("multi_steps", params, 0), "weight",
			       wf_full_n(WF_F32, 0, NULL, 0), "skipped", wfi_count_zero(), "inner_opt_state", wf_optimizer_init(m->inner, params));
	return m->axis_name ? wf_with(state, "missed", wfi_count_zero()) : state;
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

/* ---- over an axis ---- */
static wf_val times(const wf_val *leaf, void *weight)
{
	return wf_mul(*leaf, *(const wf_val *)weight);
}

/* the mean over the axis, by weights, and the axis's sums of weights and of micro-batches left out */
static wf_val together(wf_val acc, wf_val weight, wf_val missed, const void *user)
{
	const char *axis = (*(const wf_multi_steps_opts *const *)user)->axis_name;
	wf_val total = wf_psum(weight, axis), none = wf_equal(total, wf_c(0));
	wf_val share = wf_div(weight, wf_where(none, wf_ones_like(total), total));

	return wf_tuple(wf_psum(WFI_EACH_LEAF(times, &share, acc), axis), total, wf_psum(missed, axis));
}

static wf_val as_they_are(wf_val acc, wf_val weight, wf_val missed)
{
	return wf_tuple(acc, weight, missed);
}

/* ---- update ---- */
/* what is known of the present micro-batch and of all since the last step */
struct batch { wf_val fine, mini, acc, weight, missed, done, step; };

static wf_val weight_of(const wf_multi_steps_opts *m, wf_val *grads)
{
	if (!m->weighted)
		return wf_full_n(WF_F32, 1, NULL, 0);
	WF_CHECK(wf_len(*grads) == 2 && !wf_key(*grads, 0), "multi_steps: with .weighted the gradients are a tuple (gradients, weight)");
	wf_val weight = wf_astype(wf_at(*grads, 1), WF_F32);
	*grads = wf_at(*grads, 0);
	WF_CHECK(wf_rank(weight) == 0, "multi_steps: the weight is a scalar; it has %d dimensions", wf_rank(weight));
	return weight;
}

/* how many micro-batches this step has */
static wf_val every(const wf_multi_steps_opts *m, wf_val state)
{
	if (!m->schedule)
		return wf_ci(m->every);
	wf_val value = wf_schedule_value(m->schedule, wfi_state_of("multi_steps", state, "gradient_step"));
	return wf_astype(wf_round(value), WF_I32); /* below 1 as 1: a micro-batch has been taken in when this is looked at */
}

static struct batch taken_in(const wf_multi_steps_opts *m, wf_val grads, wf_val state)
{
	wf_val before = wfi_state_of("multi_steps", state, "weight"), weight = weight_of(m, &grads);
	struct batch b = { .mini = wfi_state_of("multi_steps", state, "mini_step") };
	struct shared s;

	/* an empty micro-batch has no mean: its NaN is nobody's fault */
	wf_val empty = wf_equal(weight, wf_c(0)), fine = wf_logical_and(wf_all_finite(grads), wf_isfinite(weight));
	b.fine = wf_logical_or(empty, wf_logical_and(fine, wf_greater(weight, wf_c(0))));
	b.weight = wf_where(b.fine, wf_add(before, weight), before);
	s.good = wf_logical_and(b.fine, wf_logical_not(empty));
	s.share = wf_div(weight, wf_where(wf_equal(b.weight, wf_c(0)), wf_c(1), b.weight));
	b.acc = WFI_EACH_LEAF(accumulated, &s, grads, wfi_state_of("multi_steps", state, "acc_grads"));
	/* members must stay in step: with an axis one that has left out a micro-batch counts it */
	wf_val counts = m->axis_name ? wf_ones_like(b.fine) : b.fine;
	b.mini = wf_where(counts, wf_add(b.mini, wf_ci(1)), b.mini);
	b.done = wf_logical_and(counts, wf_greater_equal(b.mini, every(m, state)));
	if (m->axis_name) {
		wf_val missed = wfi_state_of("multi_steps", state, "missed");
		b.missed = wf_where(b.fine, missed, wfi_count_next(missed));
		wf_unpack(wf_cond(b.done, wf_bind(together, &m), as_they_are, b.acc, b.weight, b.missed), &b.acc, &b.weight, &b.missed);
	}
	b.step = wf_logical_and(b.done, wf_greater(b.weight, wf_c(0))); /* of nothing there is no step */
	return b;
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_multi_steps_opts *m = &o->u.multi_steps;
	wf_val skipped = wfi_state_of("multi_steps", state, "skipped"), steps = wfi_state_of("multi_steps", state, "gradient_step");
	wf_val updates, inner;

	if (!options_right(m))
		return wf_fail("multi_steps: no update");
	struct batch b = taken_in(m, grads, state);
	struct shared s = { .done = b.done };
	wfi_update_if(b.step, m->inner, b.acc, wf_get(state, "inner_opt_state"), params, &updates, &inner);
	if (m->axis_name)
		skipped = wf_where(b.done, wf_add(skipped, b.missed), skipped);
	else
		skipped = wf_where(b.fine, skipped, wfi_count_next(skipped));
	wf_val next = wf_dict("mini_step", wf_where(b.done, wf_zeros_like(b.mini), b.mini), "gradient_step",
			      wf_where(b.step, wfi_count_next(steps), steps), "acc_grads", WFI_EACH_LEAF(begun_again, &s, b.acc), "weight",
			      wf_where(b.done, wf_zeros_like(b.weight), b.weight), "skipped", skipped, "inner_opt_state", inner);
	if (m->axis_name)
		next = wf_with(next, "missed", wf_where(b.done, wf_zeros_like(b.missed), b.missed));
	return wf_tuple(updates, next);
}

const struct wfi_optimizer_kind wfi_opt_multi_steps = { "multi_steps", init, update, 0, 0, NULL };

wf_optimizer wf_multi_steps_with(wf_multi_steps_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_multi_steps, .u = { .multi_steps = o } };
}

/* schedule_exponential.c: init_value · decay_rate^(steps since the beginning / transition steps), as optax.exponential_decay;
 * after a linear warm-up, as optax.warmup_exponential_decay_schedule. */
#include "rule.h"

static wf_val from(double start, const wf_schedule *s, wf_val count)
{
	if (s->steps <= 0 || s->decay_rate == 0) /* as optax: it stays where it starts */
		return wf_c(start);
	wf_val since = wf_sub(count, wf_ci((int64_t)fmax(s->transition_begin, 0)));
	wf_val periods = wf_div(wf_astype(since, WF_F32), wf_c(s->steps));
	if (s->staircase)
		periods = wf_floor(periods);
	wf_val decayed = wf_mul(wf_c(start), wf_pow(wf_c(s->decay_rate), periods));
	decayed = wf_where(wf_less_equal(since, wf_ci(0)), wf_c(start), decayed);
	if (!wfi_given(s->end_value))
		return decayed;
	wf_val end = wf_c(wfi_option(s->end_value, 0));
	return s->decay_rate < 1 ? wf_maximum(decayed, end) : wf_minimum(decayed, end);
}

static wf_val exponential(const wf_schedule *s, wf_val count)
{
	return from(s->init_value, s, count);
}

static wf_val warmup_exponential(const wf_schedule *s, wf_val count)
{
	wf_schedule up = WF_LINEAR_SCHEDULE(.init_value = s->init_value, .end_value = s->peak_value, .steps = s->warmup_steps);
	wf_val down = from(s->peak_value, s, wf_sub(count, wf_ci((int64_t)ceil(s->warmup_steps))));

	return wf_where(wf_less(count, wf_ci((int64_t)ceil(s->warmup_steps))), wf_schedule_value(&up, count), down);
}

const struct wfi_schedule_kind wfi_sched_exponential = { "exponential", exponential };
const struct wfi_schedule_kind wfi_sched_warmup_exponential = { "warmup_exponential", warmup_exponential };

wf_schedule wf_exponential_decay_with(wf_schedule o)
{
	o.kind = &wfi_sched_exponential;
	return o;
}

wf_schedule wf_warmup_exponential_decay_with(wf_schedule o)
{
	o.kind = &wfi_sched_warmup_exponential;
	return o;
}

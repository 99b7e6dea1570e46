/* schedule_exponential.c: init_value · decay_rate^(steps since the beginning / transition steps), as optax.exponential_decay. */
#include "rule.h"

static wf_val exponential(const wf_schedule *s, wf_val count)
{
	if (s->steps <= 0 || s->decay_rate == 0) /* as optax: it stays where it starts */
		return wf_c(s->init_value);
	wf_val since = wf_sub(count, wf_ci((int64_t)fmax(s->transition_begin, 0)));
	wf_val periods = wf_div(wf_astype(since, WF_F32), wf_c(s->steps));
	if (s->staircase)
		periods = wf_floor(periods);
	wf_val decayed = wf_mul(wf_c(s->init_value), wf_pow(wf_c(s->decay_rate), periods));
	decayed = wf_where(wf_less_equal(since, wf_ci(0)), wf_c(s->init_value), decayed);
	if (!wfi_given(s->end_value))
		return decayed;
	wf_val end = wf_c(wfi_option(s->end_value, 0));
	return s->decay_rate < 1 ? wf_maximum(decayed, end) : wf_minimum(decayed, end);
}

const struct wfi_schedule_kind wfi_sched_exponential = { "exponential", exponential };

wf_schedule wf_exponential_decay_with(wf_schedule o)
{
	o.kind = &wfi_sched_exponential;
	return o;
}

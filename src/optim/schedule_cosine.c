/* schedule_cosine.c: half a wave down, as optax.cosine_decay_schedule; after a linear warm-up, as
 * optax.warmup_cosine_decay_schedule. */
#include "rule.h"

static wf_val half_wave(double top, double steps, double alpha, double exponent, wf_val count)
{
	wf_val t = wf_minimum(wf_astype(count, WF_F32), wf_c(steps));
	wf_val wave = wf_mul(wf_c(0.5), wf_add(wf_c(1), wf_cos(wf_div(wf_mul(wf_c(0x1.921fb54442d18p+1), t), wf_c(steps)))));

	if (exponent != 1)
		wave = wf_pow(wave, wf_c(exponent));
	return wf_mul(wf_c(top), wf_add(wf_mul(wf_c(1 - alpha), wave), wf_c(alpha)));
}

static wf_val cosine(const wf_schedule *s, wf_val count)
{
	WF_CHECK(s->steps > 0, "cosine decay: .steps must be above 0; it is %g", s->steps);
	return half_wave(s->init_value, s->steps, s->alpha, wfi_option(s->power, 1), count);
}

static wf_val warmup_cosine(const wf_schedule *s, wf_val count)
{
	double alpha = s->peak_value == 0 ? 0 : s->end_value / s->peak_value;

	WF_CHECK(s->warmup_steps >= 0 && s->steps > s->warmup_steps,
		 "warm-up and cosine decay: .steps (%g), which holds the warm-up's, must be more than .warmup_steps (%g)",
		 s->steps, s->warmup_steps);
	wf_val t = wf_astype(count, WF_F32);
	wf_val down = half_wave(s->peak_value, s->steps - s->warmup_steps, alpha, wfi_option(s->power, 1),
				wf_sub(t, wf_c(s->warmup_steps)));
	if (s->warmup_steps == 0)
		return down;
	wf_val left = wf_sub(wf_c(1), wf_div(wf_minimum(t, wf_c(s->warmup_steps)), wf_c(s->warmup_steps)));
	wf_val up = wf_add(wf_mul(wf_c(s->init_value - s->peak_value), left), wf_c(s->peak_value));
	return wf_where(wf_less(t, wf_c(s->warmup_steps)), up, down);
}

const struct wfi_schedule_kind wfi_sched_cosine = { "cosine", cosine };
const struct wfi_schedule_kind wfi_sched_warmup_cosine = { "warmup_cosine", warmup_cosine };

wf_schedule wf_cosine_decay_with(wf_schedule o)
{
	o.kind = &wfi_sched_cosine;
	return o;
}

wf_schedule wf_warmup_cosine_decay_with(wf_schedule o)
{
	o.kind = &wfi_sched_warmup_cosine;
	return o;
}

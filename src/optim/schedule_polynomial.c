/* schedule_polynomial.c: from one value to another along a power (1: a line), as optax.polynomial_schedule. */
#include "rule.h"

static wf_val between(const wf_schedule *s, wf_val count, double power)
{
	if (s->steps <= 0) /* as optax: it stays where it starts */
		return wf_c(s->init_value);
	wf_val since = wf_sub(count, wf_ci((int64_t)fmax(s->transition_begin, 0)));
	since = wf_astype(wf_minimum(wf_maximum(since, wf_ci(0)), wf_ci((int64_t)ceil(s->steps))), WF_F32);
	wf_val left = wf_sub(wf_c(1), wf_div(since, wf_c(s->steps)));
	if (power != 1)
		left = wf_pow(wf_maximum(left, wf_c(0)), wf_c(power));
	return wf_add(wf_mul(wf_c(s->init_value - s->end_value), left), wf_c(s->end_value));
}

static wf_val linear(const wf_schedule *s, wf_val count)
{
	return between(s, count, 1);
}

static wf_val polynomial(const wf_schedule *s, wf_val count)
{
	return between(s, count, wfi_option(s->power, 1));
}

const struct wfi_schedule_kind wfi_sched_linear = { "linear", linear };
const struct wfi_schedule_kind wfi_sched_polynomial = { "polynomial", polynomial };

wf_schedule wf_linear_schedule_with(wf_schedule o)
{
	o.kind = &wfi_sched_linear;
	return o;
}

wf_schedule wf_polynomial_schedule_with(wf_schedule o)
{
	o.kind = &wfi_sched_polynomial;
	return o;
}

wf_schedule wf_warmup_constant_with(wf_schedule o)
{
	o.kind = &wfi_sched_linear;
	return o;
}

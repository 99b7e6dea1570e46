/* schedule.c: the value of a schedule; the constant one. */
#include "rule.h"

wf_val(wf_schedule_value)(const wf_schedule *s, wf_val count)
{
	WF_CHECK(s && s->kind, "schedule: it has no kind; WF_COSINE_DECAY(…) and its like make one");
	wf_dtype d = wf_dtype_of(count);
	WF_CHECK(d >= WF_I8 && d <= WF_U64 && wf_rank(count) == 0,
		 "schedule: the count is an integer scalar; got %s with %d dimensions", wf_dtype_name(d), wf_rank(count));
	return wf_astype(s->kind->value(s, count), WF_F32);
}

static wf_val constant(const wf_schedule *s, wf_val count)
{
	(void)count;
	return wf_c(s->init_value);
}

const struct wfi_schedule_kind wfi_sched_constant = { "constant", constant };

wf_schedule wf_constant_schedule_with(double value)
{
	return (wf_schedule){ .kind = &wfi_sched_constant, .init_value = value };
}

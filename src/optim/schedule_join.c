/* schedule_join.c: schedules one after the other, each counted from its beginning, as optax.join_schedules and optax.sgdr_schedule. */
#include "rule.h"

/* what begins at begin: old before it */
static wf_val next(wf_val old, const wf_schedule *s, double begin, wf_val count)
{
	wf_val at = wf_ci((int64_t)ceil(begin));

	return wf_where(wf_less(count, at), old, wf_schedule_value(s, wf_sub(count, at)));
}

static wf_val join(const wf_schedule *s, wf_val count)
{
	WF_CHECK(s->n_pieces > 0 && s->joined && (s->n_pieces == 1 || s->boundaries),
		 "join_schedules: it needs .joined, .n_pieces (now %d) and one .boundaries less", s->n_pieces);
	wf_val v = wf_schedule_value(s->joined[0], count);
	for (int i = 1; i < s->n_pieces; i++)
		v = next(v, s->joined[i], s->boundaries[i - 1], count);
	return v;
}

static wf_val sgdr(const wf_schedule *s, wf_val count)
{
	double begin = 0;

	WF_CHECK(s->n_pieces > 0 && s->joined, "sgdr: it needs .joined and .n_pieces (now %d)", s->n_pieces);
	wf_val v = wf_schedule_value(s->joined[0], count);
	for (int i = 1; i < s->n_pieces; i++) {
		begin += s->joined[i - 1]->steps;
		v = next(v, s->joined[i], begin, count);
	}
	return v;
}

const struct wfi_schedule_kind wfi_sched_join = { "join", join };
const struct wfi_schedule_kind wfi_sched_sgdr = { "sgdr", sgdr };

wf_schedule wf_join_schedules_with(wf_schedule o)
{
	o.kind = &wfi_sched_join;
	return o;
}

wf_schedule wf_sgdr_schedule_with(wf_schedule o)
{
	o.kind = &wfi_sched_sgdr;
	return o;
}

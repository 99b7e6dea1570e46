/* schedule_piecewise.c: init_value times the scales of all boundaries reached, as optax.piecewise_constant_schedule. */
#include "rule.h"

static wf_val piecewise(const wf_schedule *s, wf_val count)
{
	wf_val v = wf_astype(wf_c(s->init_value), WF_F32);

	WF_CHECK(s->n_pieces == 0 || (s->n_pieces > 0 && s->boundaries && s->scales),
		 "piecewise constant: .n_pieces is %d without .boundaries and .scales", s->n_pieces);
	for (int i = 0; i < s->n_pieces; i++) {
		WF_CHECK(s->scales[i] >= 0, "piecewise constant: scale %d is %g; scales are not negative", i, s->scales[i]);
		v = wf_where(wf_less(count, wf_ci((int64_t)ceil(s->boundaries[i]))), v, wf_mul(v, wf_c(s->scales[i])));
	}
	return v;
}

const struct wfi_schedule_kind wfi_sched_piecewise = { "piecewise", piecewise };

wf_schedule wf_piecewise_constant_with(wf_schedule o)
{
	o.kind = &wfi_sched_piecewise;
	return o;
}

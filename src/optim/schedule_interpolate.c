/* schedule_interpolate.c: between values at boundaries, along lines or half waves, as optax.piecewise_interpolate_schedule, and the
 * one-cycle schedules made of that. */
#include "rule.h"

/* from a to b as the part goes from 0 to 1 */
static wf_val between(double a, double b, wf_val part, bool cosine)
{
	if (!cosine)
		return wf_add(wf_mul(wf_c(b - a), part), wf_c(a));
	wf_val wave = wf_add(wf_cos(wf_mul(wf_c(0x1.921fb54442d18p+1), part)), wf_c(1));
	return wf_add(wf_c(b), wf_mul(wf_c((a - b) / 2), wave));
}

static wf_val interpolated(double value, const double *boundaries, const double *scales, int n, bool cosine, wf_val count)
{
	double begin = 0;
	wf_val t = wf_astype(count, WF_F32), v = wf_astype(wf_c(0), WF_F32);

	for (int i = 0; i < n; i++) {
		double end = boundaries[i], last = value;
		wf_val inside = wf_logical_and(wf_greater_equal(t, wf_c(begin)), wf_less(t, wf_c(end)));

		WF_CHECK(end >= begin, "interpolating schedule: boundary %d, %g, is below the one before it, %g", i, end, begin);
		value *= scales[i];
		v = wf_where(inside, between(last, value, wf_div(wf_sub(t, wf_c(begin)), wf_c(fmax(end - begin, 1))), cosine), v);
		begin = end;
	}
	return wf_where(wf_greater_equal(t, wf_c(begin)), wf_c(value), v);
}

static wf_val interpolate(const wf_schedule *s, wf_val count)
{
	WF_CHECK(s->n_pieces == 0 || (s->n_pieces > 0 && s->boundaries && s->scales),
		 "interpolating schedule: .n_pieces is %d without .boundaries and .scales", s->n_pieces);
	for (int i = 0; i < s->n_pieces; i++)
		WF_CHECK(s->scales[i] >= 0, "interpolating schedule: scale %d is %g; scales are not negative", i, s->scales[i]);
	return interpolated(s->init_value, s->boundaries, s->scales, s->n_pieces, s->cosine, count);
}

static wf_val onecycle(const wf_schedule *s, wf_val count)
{
	double div = wfi_option(s->div_factor, 25), last = wfi_option(s->final_div_factor, 1e4);
	double up = floor(wfi_option(s->pct_start, 0.3) * s->steps), down = floor(wfi_option(s->pct_final, 0.85) * s->steps);
	bool cosine = s->kind == &wfi_sched_cosine_onecycle;

	WF_CHECK(s->steps > 0 && div > 0 && last > 0, "one-cycle schedule: .steps (%g), .div_factor and .final_div_factor must be above 0",
		 s->steps);
	if (cosine)
		return interpolated(s->peak_value / div, (const double[]){ up, s->steps }, (const double[]){ div, 1 / (div * last) }, 2, true, count);
	return interpolated(s->peak_value / div, (const double[]){ up, down, s->steps }, (const double[]){ div, 1 / div, 1 / last }, 3, false,
			    count);
}

const struct wfi_schedule_kind wfi_sched_interpolate = { "interpolate", interpolate };
const struct wfi_schedule_kind wfi_sched_linear_onecycle = { "linear_onecycle", onecycle };
const struct wfi_schedule_kind wfi_sched_cosine_onecycle = { "cosine_onecycle", onecycle };

wf_schedule wf_piecewise_interpolate_with(wf_schedule o)
{
	o.kind = &wfi_sched_interpolate;
	return o;
}

wf_schedule wf_linear_onecycle_with(wf_schedule o)
{
	o.kind = &wfi_sched_linear_onecycle;
	return o;
}

wf_schedule wf_cosine_onecycle_with(wf_schedule o)
{
	o.kind = &wfi_sched_cosine_onecycle;
	return o;
}

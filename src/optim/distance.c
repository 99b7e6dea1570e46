/* distance.c: the step size from the distance gone (Ivgi et al., 2023), as optax.scale_by_distance_over_gradients. State: {count, max_dist,
 * grad_sum_of_squares, init_params}. */
#include "rule.h"

static wf_val length(wf_val x)
{
	return wf_sqrt(wf_sum(wf_square(x)));
}

static wf_val start(const wf_optimizer *o, int moment, wf_val p, wf_dtype d)
{
	wf_val first = wf_astype(p, d);

	if (moment == 2)
		return first;
	return moment == 1 ? wf_full_n(d, 0, NULL, 0) : wf_mul(wf_c(wfi_option(o->u.distance.reps_rel, 1e-6)), wf_add(wf_c(1), length(first)));
}

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_distance_opts *o = &s->o->u.distance;

	if (!wfi_shaped_like(s->name, g, m[2]))
		return g;
	m[0] = wf_maximum(m[0], length(wf_sub(p, m[2])));
	m[1] = wf_add(m[1], wf_sum(wf_square(g)));
	wf_val eta = wf_div(m[0], wf_sqrt(wf_add(m[1], wf_c(wfi_option(o->eps, 1e-8)))));
	return wf_mul(wf_mul(wf_c(wfi_option(o->global_scale, 1)), eta), g);
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "max_dist", "grad_sum_of_squares", "init_params" }, .start = start,
					  .needs_params = true };
const struct wfi_optimizer_kind wfi_opt_scale_by_distance_over_gradients = { "scale_by_distance_over_gradients", wfi_leafwise_init,
									     wfi_leafwise_update, 0, 0, &rule };

wf_optimizer wf_scale_by_distance_over_gradients_with(wf_distance_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_distance_over_gradients, .u = { .distance = o } };
}

/* optimistic.c: steps that look one gradient ahead (Mokhtari et al., 2019; Daskalakis et al., 2018), as optax.optimistic_gradient_descent, state
 * {count, previous_gradient}, and optimistic_adam_v2, state {count, mu, nu, previous_gradient}. */
#include "rule.h"

/* (alpha + beta) g − beta · the one before; the first has itself before it */
static wf_val ahead(struct wfi_step *s, wf_val g, wf_val *before, double alpha, double beta)
{
	wf_val last = wf_where(wf_equal(s->count, wf_ci(1)), g, *before);

	*before = g;
	return wf_sub(wf_mul(wf_c(alpha + beta), g), wf_mul(wf_c(beta), last));
}

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_optimistic_opts *o = &s->o->u.optimistic;

	(void)p;
	return wfi_stepped(s, ahead(s, g, &m[0], wfi_option(o->alpha, 1), wfi_option(o->beta, 1)));
}

static wf_val adam_step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_optimistic_adam_opts *o = &s->o->u.optimistic_adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.999);

	(void)p;
	m[0] = wfi_blend(m[0], g, b1);
	m[1] = wfi_blend(m[1], wf_square(g), b2);
	wf_val mean = o->no_nesterov ? wfi_corrected(s, m[0], b1, 0) : wfi_nesterov(s, m[0], g, b1);
	wf_val u = wfi_adam_direction(mean, wfi_corrected(s, m[1], b2, 0), wfi_option(o->eps_root, 0), wfi_option(o->eps, 1e-8));
	return wfi_stepped(s, ahead(s, u, &m[2], wfi_option(o->alpha, 1), wfi_option(o->beta, 1)));
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "previous_gradient" } };
static const struct wfi_leafwise adam_rule = { .step = adam_step, .moment = { "mu", "nu", "previous_gradient" } };
const struct wfi_optimizer_kind wfi_opt_optimistic_gradient_descent = { "optimistic_gradient_descent", wfi_leafwise_init, wfi_leafwise_update,
									WFI_RATE_AT(optimistic), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_optimistic_gradient = { "scale_by_optimistic_gradient", wfi_leafwise_init, wfi_leafwise_update, 0, 0,
									 &rule };
const struct wfi_optimizer_kind wfi_opt_optimistic_adam_v2 = { "optimistic_adam_v2", wfi_leafwise_init, wfi_leafwise_update,
							       WFI_RATE_AT(optimistic_adam), &adam_rule };

wf_optimizer wf_optimistic_gradient_descent_with(wf_optimistic_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_optimistic_gradient_descent, .u = { .optimistic = o } };
}

wf_optimizer wf_scale_by_optimistic_gradient_with(wf_optimistic_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_optimistic_gradient, .u = { .optimistic = o } };
}

wf_optimizer wf_optimistic_adam_v2_with(wf_optimistic_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_optimistic_adam_v2, .u = { .optimistic_adam = o } };
}

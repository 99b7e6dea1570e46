/* amsgrad.c: AMSGrad (Reddi, Kale, Kumar, 2018), as optax.amsgrad. State: {count, mu, nu, nu_max}. */
#include "rule.h"

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adam_opts *o = &s->o->u.adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.999);

	(void)p;
	m[0] = wfi_blend(m[0], g, b1);
	m[1] = wfi_blend(m[1], wf_square(g), b2);
	m[2] = wf_maximum(m[2], wfi_corrected(s, m[1], b2, 0));
	return wfi_stepped(s, wfi_adam_direction(wfi_corrected(s, m[0], b1, 0), m[2], wfi_option(o->eps_root, 0), wfi_option(o->eps, 1e-8)));
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "mu", "nu", "nu_max" }, .check = wfi_plain_adam };
const struct wfi_optimizer_kind wfi_opt_amsgrad = { "amsgrad", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_amsgrad = { "scale_by_amsgrad", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &rule };

wf_optimizer wf_amsgrad_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_amsgrad, .u = { .adam = o } };
}

wf_optimizer wf_scale_by_amsgrad_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_amsgrad, .u = { .adam = o } };
}

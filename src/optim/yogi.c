/* yogi.c: Yogi (Zaheer et al., 2018), as optax.yogi. State: {count, mu, nu}. */
#include "rule.h"

static wf_val start(const wf_optimizer *o, int moment, wf_val p, wf_dtype d)
{
	(void)moment;
	return wfi_like(p, d, wfi_option(o->u.adam.initial_value, 1e-6));
}

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adam_opts *o = &s->o->u.adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.999);
	wf_val g2 = wf_square(g);

	(void)p;
	if (!wfi_shaped_like(s->name, g, m[0]))
		return g;
	m[0] = wfi_blend(m[0], g, b1);
	m[1] = wf_sub(m[1], wf_mul(wf_mul(wf_c(1 - b2), wf_sign(wf_sub(m[1], g2))), g2));
	return wfi_stepped(s, wfi_adam_direction(wfi_corrected(s, m[0], b1, 0), wfi_corrected(s, m[1], b2, 0), wfi_option(o->eps_root, 0),
						 wfi_option(o->eps, 1e-3)));
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "mu", "nu" }, .start = start, .check = wfi_plain_adam };
const struct wfi_optimizer_kind wfi_opt_yogi = { "yogi", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_yogi = { "scale_by_yogi", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &rule };

wf_optimizer wf_yogi_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_yogi, .u = { .adam = o } };
}

wf_optimizer wf_scale_by_yogi_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_yogi, .u = { .adam = o } };
}

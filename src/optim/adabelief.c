/* adabelief.c: AdaBelief (Zhuang et al., 2020), as optax.adabelief. State: {count, mu, nu}; nu is the mean squared surprise. */
#include "rule.h"

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adam_opts *o = &s->o->u.adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.999);

	(void)p;
	m[0] = wfi_blend(m[0], g, b1);
	m[1] = wf_add(wfi_blend(m[1], wf_square(wf_sub(g, m[0])), b2), wf_c(wfi_option(o->eps_root, 1e-16)));
	return wfi_stepped(s, wfi_adam_direction(wfi_adam_mean(s, m[0], g, b1), wfi_corrected(s, m[1], b2, 0), 0, wfi_option(o->eps, 1e-16)));
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "mu", "nu" }, .check = wfi_no_decay };
const struct wfi_optimizer_kind wfi_opt_adabelief = { "adabelief", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_belief = { "scale_by_belief", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &rule };

wf_optimizer wf_adabelief_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_adabelief, .u = { .adam = o } };
}

wf_optimizer wf_scale_by_belief_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_belief, .u = { .adam = o } };
}

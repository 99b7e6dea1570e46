/* nadam.c: Adam with Nesterov's momentum (Dozat, 2016), as optax.nadam and optax.nadamw. State: {count, mu, nu}. */
#include "rule.h"

static wf_val direction(struct wfi_step *s, wf_val g, wf_val *m)
{
	const wf_adam_opts *o = &s->o->u.adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.999);

	m[0] = wfi_blend(m[0], g, b1);
	m[1] = wfi_blend(m[1], wf_square(g), b2);
	return wfi_adam_direction(wfi_nesterov(s, m[0], g, b1), wfi_corrected(s, m[1], b2, 0), wfi_option(o->eps_root, 0),
				  wfi_option(o->eps, 1e-8));
}

static const struct wfi_leafwise rule = { .direction = direction, .moment = { "mu", "nu" }, .check = wfi_no_decay };
static const struct wfi_leafwise rule_w = { .direction = direction, .decays = true, .moment = { "mu", "nu" } };
const struct wfi_optimizer_kind wfi_opt_nadam = { "nadam", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule };
const struct wfi_optimizer_kind wfi_opt_nadamw = { "nadamw", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule_w };

wf_optimizer wf_nadam_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_nadam, .u = { .adam = o } };
}

wf_optimizer wf_nadamw_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_nadamw, .u = { .adam = o } };
}

/* lamb.c: LAMB (You et al., 2020), as optax.lamb. State: {count, mu, nu}. */
#include "rule.h"

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adam_opts *o = &s->o->u.adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.999);

	m[0] = wfi_blend(m[0], g, b1);
	m[1] = wfi_blend(m[1], wf_square(g), b2);
	wf_val update = wfi_adam_direction(wfi_corrected(s, m[0], b1, 0), wfi_corrected(s, m[1], b2, 0), wfi_option(o->eps_root, 0),
					   wfi_option(o->eps, 1e-6));
	update = wfi_decayed(s, update, p, wfi_option(o->weight_decay, 0), o->mask);
	return wfi_stepped(s, wfi_trusted(update, p, 1, 0, 0));
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "mu", "nu" }, .needs_params = true, .check = wfi_no_nesterov };
const struct wfi_optimizer_kind wfi_opt_lamb = { "lamb", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule };

wf_optimizer wf_lamb_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_lamb, .u = { .adam = o } };
}

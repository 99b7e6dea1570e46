/* adamax.c: AdaMax (Kingma, Ba, 2015, section 7.1), as optax.adamax and optax.adamaxw. State: {count, mu, nu}; nu is the greatest
 * gradient, fading. */
#include "rule.h"

static wf_val direction(struct wfi_step *s, wf_val g, wf_val *m)
{
	const wf_adam_opts *o = &s->o->u.adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.999);

	m[0] = wfi_blend(m[0], g, b1);
	m[1] = wf_maximum(wf_add(wf_abs(g), wf_c(wfi_option(o->eps, 1e-8))), wf_mul(wf_c(b2), m[1]));
	return wf_div(wfi_corrected(s, m[0], b1, 0), m[1]);
}

static const struct wfi_leafwise rule = { .direction = direction, .moment = { "mu", "nu" }, .check = wfi_plain_adam };
static const struct wfi_leafwise rule_w = { .direction = direction, .decays = true, .check = wfi_no_nesterov, .moment = { "mu", "nu" } };
const struct wfi_optimizer_kind wfi_opt_adamax = { "adamax", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule };
const struct wfi_optimizer_kind wfi_opt_adamaxw = { "adamaxw", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule_w };
const struct wfi_optimizer_kind wfi_opt_scale_by_adamax = { "scale_by_adamax", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &rule };

wf_optimizer wf_adamax_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_adamax, .u = { .adam = o } };
}

wf_optimizer wf_adamaxw_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_adamaxw, .u = { .adam = o } };
}

wf_optimizer wf_scale_by_adamax_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_adamax, .u = { .adam = o } };
}

/* lion.c: Lion (Chen et al., 2023), as optax.lion. State: {count, mu}. */
#include "rule.h"

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adam_opts *o = &s->o->u.adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.99);
	wf_val update = wf_sign(wfi_blend(m[0], g, b1));

	m[0] = wfi_blend(m[0], g, b2);
	return wfi_stepped(s, wfi_decayed(s, update, p, s->o->kind->learning_rate ? wfi_option(o->weight_decay, 1e-3) : 0, o->mask));
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "mu" }, .check = wfi_no_nesterov };
static const struct wfi_leafwise piece = { .step = step, .moment = { "mu" }, .check = wfi_plain_adam };
const struct wfi_optimizer_kind wfi_opt_lion = { "lion", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_lion = { "scale_by_lion", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &piece };

wf_optimizer wf_lion_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_lion, .u = { .adam = o } };
}

wf_optimizer wf_scale_by_lion_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_lion, .u = { .adam = o } };
}

/* lars.c: LARS (You, Gitman, Ginsburg, 2017), as optax.lars. State: {count, trace}. */
#include "rule.h"

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_lars_opts *o = &s->o->u.lars;
	double momentum = wfi_option(o->momentum, 0.9);
	wf_val update = wfi_decayed(s, g, p, wfi_option(o->weight_decay, 0), o->mask);

	if (wf_path_matches(o->trust_mask, s->path))
		update = wfi_trusted(update, p, wfi_option(o->trust_coefficient, 0.001), wfi_option(o->eps, 0), 0);
	update = wfi_stepped(s, update);
	m[0] = wf_add(update, wf_mul(wf_c(momentum), m[0]));
	return o->nesterov ? wf_add(update, wf_mul(wf_c(momentum), m[0])) : m[0];
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "trace" }, .needs_params = true };
const struct wfi_optimizer_kind wfi_opt_lars = { "lars", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(lars), &rule };

wf_optimizer wf_lars_with(wf_lars_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_lars, .u = { .lars = o } };
}

/* adadelta.c: AdaDelta (Zeiler, 2012), as optax.adadelta. State: {count, e_g, e_x}: means of squared gradients and updates. */
#include "rule.h"

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adadelta_opts *o = &s->o->u.adadelta;
	double rho = wfi_option(o->rho, 0.9);
	wf_val eps = wf_c(wfi_option(o->eps, 1e-6));

	g = wfi_decayed(s, g, p, wfi_option(o->weight_decay, 0), o->mask);
	m[0] = wfi_blend(m[0], wf_square(g), rho);
	wf_val ratio = wf_div(wf_sqrt(wf_add(m[1], eps)), wf_sqrt(wf_add(m[0], eps))), update = wf_mul(ratio, g);
	m[1] = wfi_blend(m[1], wf_square(update), rho);
	return wfi_stepped(s, update);
}

static bool no_decay(const wf_optimizer *o)
{
	bool ok = wfi_option(o->u.adadelta.weight_decay, 0) == 0;

	if (!ok)
		wf_fail("%s: it has no .weight_decay; WF_ADADELTA and WF_ADD_DECAYED_WEIGHTS have", o->kind->name);
	return ok;
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "e_g", "e_x" } };
static const struct wfi_leafwise piece = { .step = step, .moment = { "e_g", "e_x" }, .check = no_decay };
const struct wfi_optimizer_kind wfi_opt_adadelta = { "adadelta", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adadelta), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_adadelta = { "scale_by_adadelta", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &piece };

wf_optimizer wf_adadelta_with(wf_adadelta_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_adadelta, .u = { .adadelta = o } };
}

wf_optimizer wf_scale_by_adadelta_with(wf_adadelta_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_adadelta, .u = { .adadelta = o } };
}

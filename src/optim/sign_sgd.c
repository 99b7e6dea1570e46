/* sign_sgd.c: steps by the gradients' signs (Bernstein et al., 2018), as optax.sign_sgd, state {count}, and by the signs of their means, as
 * optax.signum, state {count, ema}. */
#include "rule.h"

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	(void)p;
	(void)m;
	return wfi_stepped(s, wf_sign(g));
}

static wf_val signum_step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	(void)p;
	m[0] = wfi_blend(m[0], g, wfi_option(s->o->u.signum.beta, 0.9));
	return wfi_stepped(s, wf_sign(m[0]));
}

static const struct wfi_leafwise rule = { .step = step }, signum_rule = { .step = signum_step, .moment = { "ema" } };
const struct wfi_optimizer_kind wfi_opt_sign_sgd = { "sign_sgd", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(sign), &rule };
const struct wfi_optimizer_kind wfi_opt_signum = { "signum", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(signum), &signum_rule };

wf_optimizer wf_sign_sgd_with(wf_sign_sgd_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_sign_sgd, .u = { .sign = o } };
}

wf_optimizer wf_signum_with(wf_signum_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_signum, .u = { .signum = o } };
}

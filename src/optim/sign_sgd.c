/* sign_sgd.c: steps by the gradients' signs (Bernstein et al., 2018), as optax.sign_sgd. State: {count}. */
#include "rule.h"

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	(void)p;
	(void)m;
	return wfi_stepped(s, wf_sign(g));
}

static const struct wfi_leafwise rule = { .step = step };
const struct wfi_optimizer_kind wfi_opt_sign_sgd = { "sign_sgd", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(sign), &rule };

wf_optimizer wf_sign_sgd_with(wf_sign_sgd_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_sign_sgd, .u = { .sign = o } };
}

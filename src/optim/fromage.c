/* fromage.c: Fromage (Bernstein et al., 2020), as optax.fromage. State: {count}. */
#include "rule.h"

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_fromage_opts *o = &s->o->u.fromage;
	wf_val u = wfi_trusted(g, p, 1, 0, wfi_option(o->min_norm, 1e-6));
	double rate = wfi_option(o->learning_rate, 0), length = 1 / sqrt(1 + rate * rate);

	(void)m;
	if (!o->schedule)
		return wf_add(wf_mul(wf_c(-rate * length), u), wf_mul(wf_c(length - 1), p));
	/* length − 1 without the difference of numbers near 1 */
	wf_val square = wf_square(s->rate), shorter = wf_rsqrt(wf_add(wf_c(1), square));
	wf_val shrink = wf_div(wf_mul(square, wf_square(shorter)), wf_add(wf_c(1), shorter));
	return wf_sub(wf_mul(wf_mul(s->rate, shorter), u), wf_mul(shrink, p));
}

static const struct wfi_leafwise rule = { .step = step, .needs_params = true };
const struct wfi_optimizer_kind wfi_opt_fromage = { "fromage", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(fromage), &rule };

wf_optimizer wf_fromage_with(wf_fromage_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_fromage, .u = { .fromage = o } };
}

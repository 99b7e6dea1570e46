/* adagrad.c: AdaGrad (Duchi, Hazan, Singer, 2011), as optax.adagrad. State: {count, sum_of_squares}. */
#include "rule.h"

static wf_val start(const wf_optimizer *o, int moment, wf_val p, wf_dtype d)
{
	(void)moment;
	return wfi_like(p, d, wfi_option(o->u.adagrad.initial_accumulator_value, 0.1));
}

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	(void)p;
	if (!wfi_shaped_like(s->name, g, m[0]))
		return g;
	m[0] = wf_add(wf_square(g), m[0]);
	wf_val scale = wf_rsqrt(wf_add(m[0], wf_c(wfi_option(s->o->u.adagrad.eps, 1e-7))));
	return wfi_stepped(s, wf_mul(wf_where(wf_greater(m[0], wf_c(0)), scale, wf_c(0)), g));
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "sum_of_squares" }, .start = start };
const struct wfi_optimizer_kind wfi_opt_adagrad = { "adagrad", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adagrad), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_rss = { "scale_by_rss", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &rule };

wf_optimizer wf_adagrad_with(wf_adagrad_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_adagrad, .u = { .adagrad = o } };
}

wf_optimizer wf_scale_by_rss_with(wf_adagrad_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_rss, .u = { .adagrad = o } };
}

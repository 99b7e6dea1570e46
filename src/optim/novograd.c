/* novograd.c: NovoGrad (Ginsburg et al., 2019), as optax.novograd. State: {count, mu, nu}; nu is one number a leaf. */
#include "rule.h"

static wf_val start(const wf_optimizer *o, int moment, wf_val p, wf_dtype d)
{
	(void)o;
	return moment == 0 ? wfi_like(p, d, 0) : wf_full_n(d, 0, NULL, 0);
}

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adam_opts *o = &s->o->u.adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.25);
	wf_val first = wf_equal(s->count, wf_ci(1)), square = wf_sum(wf_square(g));

	if (!wfi_shaped_like(s->name, g, m[0]))
		return g;
	m[1] = wf_where(first, square, wfi_blend(m[1], square, b2));
	wf_val update = wfi_adam_direction(g, m[1], wfi_option(o->eps_root, 0), wfi_option(o->eps, 1e-6));
	update = wfi_decayed(s, update, p, wfi_option(o->weight_decay, 0), o->mask);
	m[0] = wf_where(first, update, wf_add(wf_mul(wf_c(b1), m[0]), update));
	return wfi_stepped(s, m[0]);
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "mu", "nu" }, .start = start, .check = wfi_no_nesterov };
const struct wfi_optimizer_kind wfi_opt_novograd = { "novograd", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_novograd = { "scale_by_novograd", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &rule };

wf_optimizer wf_novograd_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_novograd, .u = { .adam = o } };
}

wf_optimizer wf_scale_by_novograd_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_novograd, .u = { .adam = o } };
}

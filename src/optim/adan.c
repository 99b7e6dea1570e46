/* adan.c: Adan (Xie et al., 2022), as optax.adan. State: {count, m, v, n, g}: the means of gradients, of their differences and of the squares of
 * gradients one step ahead; the gradient of the step before. */
#include "rule.h"

static wf_val direction(struct wfi_step *s, wf_val g, double eps_root, wf_val *m)
{
	const wf_adan_opts *o = &s->o->u.adan;
	double b1 = wfi_option(o->b1, 0.98), b2 = wfi_option(o->b2, 0.92), b3 = wfi_option(o->b3, 0.99);
	wf_val first = wf_equal(s->count, wf_ci(1)), difference = wf_where(first, wf_zeros_like(g), wf_sub(g, m[3]));

	m[0] = wfi_blend(m[0], g, b1);
	m[1] = wfi_blend(m[1], difference, b2);
	m[2] = wfi_blend(m[2], wf_square(wf_add(g, wf_mul(wf_c(1 - b2), difference))), b3);
	m[3] = g;
	wf_val u = wf_add(wfi_corrected(s, m[0], b1, 0), wf_mul(wf_c(1 - b2), wfi_corrected(s, m[1], b2, 0)));
	return wfi_adam_direction(u, wfi_corrected(s, m[2], b3, 0), eps_root, wfi_option(o->eps, 1e-8));
}

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adan_opts *o = &s->o->u.adan;
	wf_val u = direction(s, g, wfi_option(o->eps_root, 1e-8), m);

	return wfi_stepped(s, wfi_decayed(s, u, p, wfi_option(o->weight_decay, 0), o->mask));
}

/* as optax's own, with eps_root 0 */
static wf_val piece(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	(void)p;
	return direction(s, g, wfi_option(s->o->u.adan.eps_root, 0), m);
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "m", "v", "n", "g" } };
static const struct wfi_leafwise piece_rule = { .step = piece, .moment = { "m", "v", "n", "g" } };
const struct wfi_optimizer_kind wfi_opt_adan = { "adan", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adan), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_adan = { "scale_by_adan", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &piece_rule };

wf_optimizer wf_adan_with(wf_adan_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_adan, .u = { .adan = o } };
}

wf_optimizer wf_scale_by_adan_with(wf_adan_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_adan, .u = { .adan = o } };
}

/* muon.c: Muon (Jordan, 2024), as optax.contrib.muon: the momentum of a matrix, made nearly orthogonal by Newton and Schulz's
 * iteration. As there leaves that are not matrices have NAdam. State: {count, mu, nu}; nu of a matrix has one element. */
#include "rule.h"

static wf_val start(const wf_optimizer *o, int moment, wf_val p, wf_dtype d)
{
	(void)o;
	return moment == 1 && wf_rank(p) == 2 ? wf_full_n(d, 0, (const int64_t[]){ 1 }, 1) : wfi_like(p, d, 0);
}

/* x (n, m) with singular values near 1. The wider form is iterated: the product is smaller. */
static wf_val orthogonal(wf_val x, int steps, double eps)
{
	bool tall = wf_dim(x, 0) > wf_dim(x, 1);

	x = tall ? wf_swapaxes(x, 0, 1) : x;
	x = wf_div(x, wf_add(wf_sqrt(wf_sum(wf_square(x))), wf_c(eps)));
	for (int i = 0; i < steps; i++) {
		wf_val a = wf_matmul(x, wf_swapaxes(x, 0, 1));
		wf_val b = wf_add(wf_mul(wf_c(-4.7750), a), wf_matmul(wf_mul(wf_c(2.0315), a), a));
		x = wf_add(wf_mul(wf_c(3.4445), x), wf_matmul(b, x));
	}
	return tall ? wf_swapaxes(x, 0, 1) : x;
}

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_muon_opts *o = &s->o->u.muon;
	double beta = wf_rank(g) == 2 ? wfi_option(o->beta, 0.95) : 0.9, eps = wfi_option(o->eps, 1e-8);

	if (!wfi_shaped_like(s->name, g, m[0]))
		return g;
	m[0] = wfi_blend(m[0], g, beta);
	wf_val mean = o->no_nesterov ? wfi_corrected(s, m[0], beta, 0) : wfi_nesterov(s, m[0], g, beta);
	if (wf_rank(g) != 2) {
		m[1] = wfi_blend(m[1], wf_square(g), 0.999);
		return wfi_stepped(s, wfi_adam_direction(mean, wfi_corrected(s, m[1], 0.999, 0), 0, eps));
	}
	double shape = sqrt(fmax(1, (double)wf_dim(g, 1) / (double)wf_dim(g, 0)));
	wf_val update = wf_mul(wf_c(shape), orthogonal(mean, o->steps ? o->steps : 5, eps));
	return wfi_stepped(s, wfi_decayed(s, update, p, wfi_option(o->weight_decay, 0), o->mask));
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "mu", "nu" }, .start = start };
const struct wfi_optimizer_kind wfi_opt_muon = { "muon", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(muon), &rule };

wf_optimizer wf_muon_with(wf_muon_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_muon, .u = { .muon = o } };
}

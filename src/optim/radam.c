/* radam.c: rectified Adam (Liu et al., 2020), as optax.radam. State: {count, mu, nu}. The length of the moving average, a
 * difference of nearly equal numbers in the first steps, is computed in f64; optax has it in f32 unless jax_enable_x64 is on. */
#include "rule.h"

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adam_opts *o = &s->o->u.adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.999);
	double most = 2 / (1 - b2) - 1;

	(void)p;
	m[0] = wfi_blend(m[0], g, b1);
	m[1] = wfi_blend(m[1], wf_square(g), b2);
	wf_val mean = wfi_adam_mean(s, m[0], g, b1), t = wf_astype(s->count, WF_F64), power = wf_exp(wf_mul(t, wf_c(log(b2))));
	wf_val length = wf_sub(wf_c(most), wf_div(wf_mul(wf_c(2), wf_mul(t, power)), wf_sub(wf_c(1), power)));
	wf_val enough = wf_greater_equal(length, wf_c(wfi_option(o->threshold, 5)));
	wf_val sure = wf_where(enough, length, wf_c(most)); /* no roots of what is negative */
	wf_val rest = wf_mul(wf_sub(sure, wf_c(4)), wf_sub(sure, wf_c(2)));
	wf_val rectified = wf_sqrt(wf_div(wf_mul(rest, wf_c(most)), wf_mul(wf_c((most - 4) * (most - 2)), sure)));
	wf_val adam = wfi_adam_direction(mean, wfi_corrected(s, m[1], b2, 0), wfi_option(o->eps_root, 0), wfi_option(o->eps, 1e-8));
	return wfi_stepped(s, wf_where(enough, wf_mul(wf_astype(rectified, wf_dtype_of(g)), adam), mean));
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "mu", "nu" }, .check = wfi_no_decay };
const struct wfi_optimizer_kind wfi_opt_radam = { "radam", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adam), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_radam = { "scale_by_radam", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &rule };

wf_optimizer wf_radam_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_radam, .u = { .adam = o } };
}

wf_optimizer wf_scale_by_radam_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_radam, .u = { .adam = o } };
}

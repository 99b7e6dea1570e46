/* rprop.c: resilient backpropagation (Riedmiller, Braun, 1993), as optax.rprop. Only the gradients' signs count: a step grows while the
 * sign stays and shrinks, and is left out once, when it changes. State: {count, step_sizes, prev_updates}. The learning rate is the
 * first step's size. As in optax a step is taken one update after its gradient: the first update is 0. */
#include "rule.h"

static wf_val start(const wf_optimizer *o, int moment, wf_val p, wf_dtype d)
{
	return wfi_like(p, d, moment == 0 ? wfi_option(o->u.rprop.learning_rate, 0) : 0);
}

static bool check(const wf_optimizer *o)
{
	return wfi_rate_given(o->kind->name, o->u.rprop.learning_rate, NULL);
}

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_rprop_opts *o = &s->o->u.rprop;

	(void)p;
	if (!wfi_shaped_like(s->name, g, m[0]))
		return g;
	wf_val sign = wf_mul(g, m[1]), zero = wf_zeros_like(g), changed = wf_less(sign, wf_c(0)), before = m[1];
	wf_val factor = wf_where(wf_greater(sign, wf_c(0)), wfi_like(g, wf_dtype_of(g), wfi_option(o->eta_plus, 1.2)),
				 wfi_like(g, wf_dtype_of(g), wfi_option(o->eta_minus, 0.5)));
	wf_val size = wf_clip(wf_mul(m[0], factor), wf_c(wfi_option(o->min_step_size, 1e-6)), wf_c(wfi_option(o->max_step_size, 50)));
	m[0] = wf_where(wf_equal(sign, wf_c(0)), m[0], size);
	m[1] = wf_where(changed, zero, wf_mul(m[0], wf_sign(g)));
	return wf_neg(wf_where(changed, zero, before));
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "step_sizes", "prev_updates" }, .start = start, .check = check };
const struct wfi_optimizer_kind wfi_opt_rprop = { "rprop", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &rule };

wf_optimizer wf_rprop_with(wf_rprop_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_rprop, .u = { .rprop = o } };
}

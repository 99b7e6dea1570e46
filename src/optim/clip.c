/* clip.c: gradients scaled down to a global norm, as optax.clip_by_global_norm; but gradients that are all 0 stay 0 whatever
 * the norm. */
#include "rule.h"

static wf_val init(const wf_optimizer *o, wf_val params)
{
	(void)o;
	(void)params;
	return wf_none();
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	double most = o->u.max_norm;

	(void)state;
	(void)params;
	WF_CHECK(most >= 0, "clip_by_global_norm: the greatest norm is %g; it must be 0 or more", most);
	wf_val norm = wf_global_norm(grads), divisor = wf_where(wf_equal(norm, wf_c(0)), wf_c(1), norm);
	wf_val factor = wf_where(wf_less(norm, wf_c(most)), wf_c(1), wf_div(wf_c(most), divisor));
	return wf_tuple(wfi_scaled("clip_by_global_norm", grads, factor), wf_none());
}

const struct wfi_optimizer_kind wfi_opt_clip_by_global_norm = { "clip_by_global_norm", init, update, 0, 0, NULL };

wf_optimizer wf_clip_by_global_norm_with(double max_norm)
{
	return (wf_optimizer){ .kind = &wfi_opt_clip_by_global_norm, .u = { .max_norm = max_norm } };
}

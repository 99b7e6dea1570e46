/* polyak.c: Polyak's step size (Polyak, 1987; Loizou et al., 2021), as optax.scale_by_polyak, without state, and optax.polyak_sgd, state {count}: it needs
 * the loss's value. */
#include "rule.h"

static wf_val stepped(const wf_optimizer *o, wf_val grads)
{
	const wf_polyak_opts *p = &o->u.polyak;
	const struct wfi_given *given = wfi_given_besides();

	WF_CHECK(given && given->value.node, "%s: it needs the loss's value: wf_optimizer_update_value gives it", o->kind->name);
	wf_val square = wf_add(wfi_tree_vdot(grads, grads), wf_c(wfi_option(p->eps, 0)));
	wf_val gap = wf_astype(wf_sub(given->value, wf_c(wfi_option(p->f_min, 0))), wf_dtype_of(square));
	if (p->nonnegative)
		gap = wf_maximum(gap, wf_c(0));
	wf_val none = wf_less_equal(square, wf_c(0x1p-52)), step = wf_div(gap, wf_where(none, wf_ones_like(square), square));
	step = wf_minimum(step, wf_c(wfi_option(p->max_learning_rate, 1)));
	return wfi_tree_scale(wf_where(none, wf_zeros_like(step), step), grads);
}

static wf_val piece(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)state;
	(void)params;
	return wf_tuple(stepped(o, grads), wf_none());
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	(void)o;
	(void)params;
	return wf_dict("count", wfi_count_zero());
}

/* As in optax the scaling counts twice where it is not 1: the norm is that of the scaled gradients. */
static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_polyak_opts *p = &o->u.polyak;
	wf_val count = wfi_state_of("polyak_sgd", state, "count");
	wf_val scaled = wfi_scaled("polyak_sgd", grads, wfi_rate(wfi_option(p->scaling, 1), p->schedule, count));

	(void)params;
	return wf_tuple(stepped(o, scaled), wf_dict("count", wfi_count_next(count)));
}

const struct wfi_optimizer_kind wfi_opt_scale_by_polyak = { "scale_by_polyak", wfi_no_state, piece, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_polyak_sgd = { "polyak_sgd", init, update, 0, 0, NULL };

wf_optimizer wf_scale_by_polyak_with(wf_polyak_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_polyak, .u = { .polyak = o } };
}

wf_optimizer wf_polyak_sgd_with(wf_polyak_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_polyak_sgd, .u = { .polyak = o } };
}

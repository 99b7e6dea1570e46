/* master.c: f32 copies of the parameters, on which another optimizer works. */
#include <weft/precision.h>
#include "rule.h"

static wf_val wide(const wf_val *leaf, void *shared)
{
	(void)shared;
	return wfi_computed("master_weights", *leaf);
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	if (!wfi_inner_given("master_weights", o->u.inner))
		return wf_fail("master_weights: no state");
	wf_val master = WFI_EACH_LEAF(wide, NULL, params);
	return wf_dict("master", master, "inner", wf_optimizer_init(o->u.inner, master));
}

/* leaf: copy and parameter. Their difference is added to the parameter in f32, where it gives the copy, and rounded once. */
static wf_val towards(const wf_val *leaf, void *shared)
{
	(void)shared;
	if (!wfi_shaped_like("master_weights", leaf[1], leaf[0]))
		return leaf[0];
	return wf_sub(leaf[0], wfi_computed("master_weights", leaf[1]));
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	wf_val master = wfi_state_of("master_weights", state, "master"), updates, inner;

	if (!wfi_inner_given("master_weights", o->u.inner))
		return wf_fail("master_weights: no update");
	WF_CHECK(wf_len(params) || !wf_len(grads),
		 "master_weights: it needs the parameters; the last argument of wf_optimizer_update is none");
	wf_val wider = WFI_EACH_LEAF(wide, NULL, wfi_without_weight(o->u.inner, grads));
	wf_unpack(wf_optimizer_update(o->u.inner, wfi_with_weight(o->u.inner, wider, grads), wf_get(state, "inner"), master), &updates, &inner);
	master = wf_apply_updates(master, updates);
	return wf_tuple(WFI_EACH_LEAF(towards, NULL, master, params), wf_dict("master", master, "inner", inner));
}

const struct wfi_optimizer_kind wfi_opt_master_weights = { "master_weights", init, update, 0, 0, NULL };

wf_optimizer wf_master_weights_with(const wf_optimizer *inner)
{
	return (wf_optimizer){ .kind = &wfi_opt_master_weights, .u = { .inner = inner } };
}

/* decay.c: weight decay as a step of a chain, as optax.add_decayed_weights. */
#include "rule.h"

static wf_val init(const wf_optimizer *o, wf_val params)
{
	(void)params;
	return o->u.decay.schedule ? wf_dict("count", wfi_count_zero()) : wf_none();
}

struct shared { const wf_decay_opts *o; wf_val decay; char **path; };

static wf_val decayed(const wf_val *leaf, void *shared)
{
	struct shared *s = shared;
	wf_val g = wfi_computed("add_decayed_weights", leaf[0]);

	if (!wf_path_matches(s->o->mask, *s->path++) || !wfi_shaped_like("add_decayed_weights", leaf[1], g))
		return g;
	wf_val p = wfi_computed("add_decayed_weights", leaf[1]);
	return wf_add(g, wf_mul(s->decay, p));
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_decay_opts *d = &o->u.decay;
	wf_val next = wf_none();
	size_t n = 0;

	WF_CHECK(d->schedule || wfi_given(d->weight_decay), "add_decayed_weights: it has neither .weight_decay nor .schedule");
	WF_CHECK(wf_len(params) || !wf_len(grads),
		 "add_decayed_weights: it needs the parameters; the last argument of wf_optimizer_update is none");
	struct shared s = { .o = d, .decay = wf_c(wfi_option(d->weight_decay, 0)) };
	if (d->schedule) {
		wf_val count = wfi_state_of("add_decayed_weights", state, "count");
		s.decay = wf_schedule_value(d->schedule, count);
		next = wf_dict("count", wfi_count_next(count));
	}
	char **path = s.path = wfi_paths(grads, &n);
	bool known = n == wf_tree_leaves(grads, NULL, 0);
	wf_val updates = known ? WFI_EACH_LEAF(decayed, &s, grads, params) : wf_fail("add_decayed_weights: no update");
	wfi_paths_free(path, n);
	return wf_tuple(updates, next);
}

const struct wfi_optimizer_kind wfi_opt_add_decayed_weights = { "add_decayed_weights", init, update, 0, 0, NULL };

wf_optimizer wf_add_decayed_weights_with(wf_decay_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_add_decayed_weights, .u = { .decay = o } };
}

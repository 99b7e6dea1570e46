/* noisy_sgd.c: fading noise on the gradients (Neelakantan et al., 2014), as optax.add_noise and, with a learning rate, optax.noisy_sgd, with
 * their noise. State: {count, rng_key}. */
#include <weft/random.h>
#include "rule.h"

struct shared { const wf_optimizer *o; wf_val keys, deviation, rate; int next; };

static wf_val init(const wf_optimizer *o, wf_val params)
{
	const wf_noisy_sgd_opts *n = &o->u.noisy;

	(void)params;
	if (o->kind->learning_rate && !wfi_rate_given(o->kind->name, n->learning_rate, n->schedule))
		return wf_fail("%s: no state", o->kind->name);
	return wf_dict("count", wfi_count_zero(), "rng_key", wf_random_key(n->seed));
}

static wf_val noisy(const wf_val *leaf, void *shared)
{
	struct shared *s = shared;
	wf_val g = wfi_computed(s->o->kind->name, *leaf);
	int64_t shape[WF_MAX_RANK + 1];
	int n = wf_rank(g);

	for (int i = 0; i < n; i++)
		shape[i] = wf_dim(g, i);
	shape[n] = WFI_END_DIM;
	wf_val noise = wfi_random_normal(wf_at(s->keys, s->next++), wf_dtype_of(g), shape);
	g = wf_add(g, wf_mul(s->deviation, noise));
	return s->o->kind->learning_rate ? wf_mul(s->rate, g) : g;
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_noisy_sgd_opts *n = &o->u.noisy;
	wf_val count = wfi_state_of(o->kind->name, state, "count"), next = wfi_count_next(count);
	wf_val both = wf_random_split(wfi_state_of(o->kind->name, state, "rng_key"), 2);
	int leaves = (int)wf_tree_leaves(grads, NULL, 0);

	(void)params;
	if (o->kind->learning_rate && !wfi_rate_given(o->kind->name, n->learning_rate, n->schedule))
		return wf_fail("%s: no update", o->kind->name);
	wf_val fading = wf_pow(wf_astype(next, WF_F32), wf_c(wfi_option(n->gamma, 0.55)));
	struct shared s = { .o = o, .deviation = wf_sqrt(wf_div(wf_c(wfi_option(n->eta, 0.01)), fading)),
			    .rate = wfi_rate(n->learning_rate, n->schedule, count) };
	s.keys = leaves ? wf_random_split(wf_at(both, 1), leaves) : wf_none();
	return wf_tuple(WFI_EACH_LEAF(noisy, &s, grads), wf_dict("count", next, "rng_key", wf_at(both, 0)));
}

const struct wfi_optimizer_kind wfi_opt_noisy_sgd = { "noisy_sgd", init, update, WFI_RATE_AT(noisy), NULL };
const struct wfi_optimizer_kind wfi_opt_add_noise = { "add_noise", init, update, 0, 0, NULL };

wf_optimizer wf_noisy_sgd_with(wf_noisy_sgd_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_noisy_sgd, .u = { .noisy = o } };
}

wf_optimizer wf_add_noise_with(wf_noisy_sgd_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_add_noise, .u = { .noisy = o } };
}

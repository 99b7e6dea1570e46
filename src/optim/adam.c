/* adam.c: Adam (Kingma, Ba, 2015) and AdamW (Loshchilov, Hutter, 2019), as optax.adam and optax.adamw. */
#include "rule.h"

/* what the leaves of one update share; [1] for f64 leaves, made when there is one */
struct shared {
	const char *name;
	const wf_adam_opts *o;
	double b1, b2, decay;
	wf_val count, rate;             /* of this step, from 1; minus the learning rate */
	wf_val first[2], second[2];     /* rate / (1 − b1^count), 1 / (1 − b2^count) */
	bool made[2];
	char **paths;                   /* of the leaves, where a mask needs them; and the present leaf's place */
	size_t index;
};

static void make_scalars(struct shared *s, wf_dtype d)
{
	int i = d == WF_F64;

	if (s->made[i])
		return;
	s->made[i] = true;
	s->first[i] = wf_div(s->rate, wfi_correction(d, s->b1, s->count));
	s->second[i] = wf_reciprocal(wfi_correction(d, s->b2, s->count));
}

/* leaf: mu, nu and, with weight decay, the parameter */
static wf_val direction(const wf_val *leaf, void *shared)
{
	struct shared *s = shared;
	wf_dtype d = wf_dtype_of(leaf[0]);
	int i = d == WF_F64;

	make_scalars(s, d);
	wf_val variance = wf_mul(leaf[1], s->second[i]);
	if (wfi_option(s->o->eps_root, 0) != 0)
		variance = wf_add(variance, wf_c(s->o->eps_root));
	wf_val update = wf_div(wf_mul(leaf[0], s->first[i]), wf_add(wf_sqrt(variance), wf_c(wfi_option(s->o->eps, 1e-8))));
	if (s->decay == 0)
		return update;
	if (!wfi_shaped_like(s->name, leaf[2], leaf[0]))
		return update;
	/* numbers stay numbers until they meet the leaf: a product of two of them in the program would be one of f32 */
	if (s->paths && !wf_path_matches(s->o->mask, s->paths[s->index++]))
		return update;
	wf_val shrink = s->o->schedule ? wf_mul(wf_astype(s->rate, d), wf_c(s->decay)) : wf_c(-wfi_option(s->o->learning_rate, 0) * s->decay);
	return wf_add(update, wf_mul(wf_astype(leaf[2], d), shrink));
}

static wf_val make_init(const char *name, const wf_adam_opts *a, wf_val params)
{
	if (!wfi_rate_given(name, a->learning_rate, a->schedule))
		return wf_fail("%s: no state", name);
	return wf_dict("count", wfi_count_zero(), "mu", wfi_moments(name, params, 0), "nu", wfi_moments(name, params, 0));
}

static wf_val make_update(const char *name, const wf_adam_opts *a, double decay, wf_val grads, wf_val state, wf_val params)
{
	struct shared s = { .name = name, .o = a, .b1 = wfi_option(a->b1, 0.9), .b2 = wfi_option(a->b2, 0.999), .decay = decay };
	wf_val count = wfi_state_of(name, state, "count"), updates;

	if (!wfi_rate_given(name, a->learning_rate, a->schedule))
		return wf_fail("%s: no update", name);
	wf_val mu = wfi_averaged(name, grads, wfi_state_of(name, state, "mu"), s.b1, false);
	wf_val nu = wfi_averaged(name, grads, wfi_state_of(name, state, "nu"), s.b2, true);
	s.count = wfi_count_next(count);
	s.rate = wfi_rate(a->learning_rate, a->schedule, count);
	if (decay == 0) {
		updates = WFI_EACH_LEAF(direction, &s, mu, nu);
	} else {
		WF_CHECK(wf_len(params) || !wf_len(grads),
			 "%s: weight decay needs the parameters; the last argument of wf_optimizer_update is none", name);
		size_t n = 0;
		s.paths = a->mask ? wfi_paths(params, &n) : NULL;
		updates = WFI_EACH_LEAF(direction, &s, mu, nu, params);
		wfi_paths_free(s.paths, n);
	}
	return wf_tuple(updates, wf_dict("count", s.count, "mu", mu, "nu", nu));
}

/* with Nesterov's momentum: the same state, another optimizer's update */
static wf_val as(const struct wfi_optimizer_kind *kind, const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	wf_optimizer other = *o;

	other.kind = kind;
	return kind->update(&other, grads, state, params);
}

static wf_val adam_init(const wf_optimizer *o, wf_val params)
{
	return make_init("adam", &o->u.adam, params);
}

static wf_val adam_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	if (!wfi_no_decay(o))
		return wf_fail("adam: no update");
	if (o->u.adam.nesterov)
		return as(&wfi_opt_nadam, o, grads, state, params);
	return make_update("adam", &o->u.adam, 0, grads, state, params);
}

static wf_val adamw_init(const wf_optimizer *o, wf_val params)
{
	return make_init("adamw", &o->u.adam, params);
}

static wf_val adamw_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	if (o->u.adam.nesterov)
		return as(&wfi_opt_nadamw, o, grads, state, params);
	return make_update("adamw", &o->u.adam, wfi_option(o->u.adam.weight_decay, 1e-4), grads, state, params);
}

const struct wfi_optimizer_kind wfi_opt_adam = { "adam", adam_init, adam_update, WFI_RATE_AT(adam), NULL };
const struct wfi_optimizer_kind wfi_opt_adamw = { "adamw", adamw_init, adamw_update, WFI_RATE_AT(adam), NULL };

wf_optimizer wf_adam_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_adam, .u = { .adam = o } };
}

wf_optimizer wf_adamw_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_adamw, .u = { .adam = o } };
}

/* ---- the direction alone, as optax.scale_by_adam ---- */
static wf_val piece(struct wfi_step *s, wf_val g, wf_val *m)
{
	const wf_adam_opts *o = &s->o->u.adam;
	double b1 = wfi_option(o->b1, 0.9), b2 = wfi_option(o->b2, 0.999);

	m[0] = wfi_blend(m[0], g, b1);
	m[1] = wfi_blend(m[1], wf_square(g), b2);
	return wfi_adam_direction(wfi_adam_mean(s, m[0], g, b1), wfi_corrected(s, m[1], b2, 0), wfi_option(o->eps_root, 0), wfi_option(o->eps, 1e-8));
}

static const struct wfi_leafwise piece_rule = { .direction = piece, .moment = { "mu", "nu" }, .check = wfi_no_decay };
const struct wfi_optimizer_kind wfi_opt_scale_by_adam = { "scale_by_adam", wfi_leafwise_init, wfi_leafwise_update, 0, 0, &piece_rule };

wf_optimizer wf_scale_by_adam_with(wf_adam_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_adam, .u = { .adam = o } };
}

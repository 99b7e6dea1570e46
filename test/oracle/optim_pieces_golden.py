"""optim_pieces.npz: optax's smaller optimizers, and what optimizers consist of. Parameters and gradients are those of optim_golden.py.

  grads.LEAF, params.LEAF   as in optim.npz
  CASE.f32                  (10, 10) the updates of 10 steps, a row a step: b, s and w flat, one after another; computed in f32
  CASE.f64                  the same in f64 (jax_enable_x64); not with schedules, noise and what keeps f32 in its state (DoG)
  state.CASE.NAME.LEAF      some states after the last step
  lbfgs.*, linesearch.*     see below: minimisations of Rosenbrock's function and of a quadratic form, with the loss as a function
"""
import jax
import jax.numpy as jnp
import numpy as np
import optax

from golden import Golden

g = Golden("optim_pieces")
STEPS = 10
rng = np.random.default_rng(7)
params = {"b": np.array([1, -2, 0.5], np.float32), "s": np.float32(0.25), "w": rng.normal(size=(2, 3)).astype(np.float32)}
grads = {k: (rng.normal(size=(STEPS,) + np.shape(v)) * 0.7).astype(np.float32) for k, v in params.items()}
grads["b"][:, 1] = 0
grads["w"][:, 0, 1] = 1e-9
grads["w"][5] *= 100
g.tree("params", params)
g.tree("grads", grads)
matrices = {"b": False, "s": False, "w": True}
exponential = optax.exponential_decay(1.0, 10, 0.5)
rate = optax.scale_by_learning_rate(0.1)


def sm3(*args, piece=False, **kwargs):
    """optax's SM3 has no scalars: they are vectors of one here."""
    inner = optax.scale_by_sm3(*args, **kwargs) if piece else optax.sm3(*args, **kwargs)
    up = lambda tree: tree | {"s": tree["s"].reshape(1)}
    down = lambda tree: tree | {"s": tree["s"].reshape(())}

    def update(grad, state, p):
        u, state = inner.update(up(grad), state, up(p))
        return down(u), state

    return optax.GradientTransformation(lambda p: inner.init(up(p)), update)


def cases():
    yield "adan", optax.adan(0.01)
    yield "adan_options", optax.adan(0.01, b1=0.9, b2=0.8, b3=0.7, eps=1e-4, eps_root=1e-6, weight_decay=0.1, mask=matrices)
    yield "rprop", optax.rprop(0.01)
    yield "rprop_options", optax.rprop(0.01, eta_minus=0.3, eta_plus=1.5, min_step_size=8e-3, max_step_size=0.012)
    yield "sm3", sm3(0.1)
    yield "sm3_options", sm3(0.1, momentum=0.5)
    yield "scale_by_sm3", optax.chain(sm3(0.9, b2=0.8, eps=1e-3, piece=True), rate)
    yield "signum", optax.signum(0.01)
    yield "signum_options", optax.signum(0.01, beta=0.3)
    yield "signum_schedule", optax.signum(exponential)
    yield "fromage", optax.fromage(0.1)
    yield "fromage_options", optax.fromage(0.1, min_norm=0.5)
    yield "fromage_schedule", optax.fromage(exponential)
    yield "optimistic_gradient_descent", optax.optimistic_gradient_descent(0.1)
    yield "optimistic_gradient_descent_options", optax.optimistic_gradient_descent(0.1, alpha=0.7, beta=0.3)
    yield "optimistic_adam_v2", optax.optimistic_adam_v2(0.01)
    yield "optimistic_adam_v2_options", optax.optimistic_adam_v2(0.01, alpha=0.7, beta=0.3, b1=0.8, b2=0.95, eps=1e-4, eps_root=1e-6, nesterov=False)
    yield "adam_nesterov", optax.adam(0.01, nesterov=True)
    yield "adamw_nesterov", optax.adamw(0.01, nesterov=True)
    yield "adabelief_nesterov", optax.adabelief(0.01, nesterov=True)
    yield "radam_nesterov", optax.radam(0.01, nesterov=True)
    yield "rmsprop_outside", optax.rmsprop(0.01, eps_in_sqrt=False, eps=1e-4)
    yield "rmsprop_corrected", optax.rmsprop(0.01, bias_correction=True, centered=True, eps=1e-3)
    yield "scale_by_adam", optax.chain(optax.scale_by_adam(), rate)
    yield "scale_by_adam_nesterov", optax.chain(optax.scale_by_adam(b1=0.8, b2=0.95, eps=1e-4, eps_root=1e-6, nesterov=True), rate)
    yield "scale_by_adamax", optax.chain(optax.scale_by_adamax(), rate)
    yield "scale_by_amsgrad", optax.chain(optax.scale_by_amsgrad(), rate)
    yield "scale_by_belief", optax.chain(optax.scale_by_belief(), rate)
    yield "scale_by_yogi", optax.chain(optax.scale_by_yogi(), rate)
    yield "scale_by_radam", optax.chain(optax.scale_by_radam(), rate)
    yield "scale_by_lion", optax.chain(optax.scale_by_lion(), rate)
    yield "scale_by_novograd", optax.chain(optax.scale_by_novograd(eps=1e-6, weight_decay=0.1), rate)
    yield "scale_by_adadelta", optax.chain(optax.scale_by_adadelta(), rate)
    yield "scale_by_adan", optax.chain(optax.scale_by_adan(), rate)
    yield "scale_by_rss", optax.chain(optax.scale_by_rss(), rate)
    yield "scale_by_rms", optax.chain(optax.scale_by_rms(), rate)
    yield "scale_by_stddev", optax.chain(optax.scale_by_stddev(eps=1e-3), rate)
    yield "scale_by_factored_rms", optax.chain(optax.scale_by_factored_rms(min_dim_size_to_factor=2), rate)
    yield "scale_by_optimistic_gradient", optax.chain(optax.scale_by_optimistic_gradient(0.7, 0.3), rate)
    yield "scale_by_distance_over_gradients", optax.chain(optax.scale_by_distance_over_gradients(), rate)
    yield "scale_by_distance_over_gradients_options", optax.chain(optax.scale_by_distance_over_gradients(0.1, 1e-3, global_scale=2.0), rate)
    yield "scale_by_learning_rate_schedule", optax.scale_by_learning_rate(exponential)
    yield "scale_by_schedule", optax.scale_by_schedule(exponential)
    yield "scale", optax.scale(-0.3)
    yield "scale_by_sign", optax.chain(optax.scale_by_sign(), rate)
    yield "scale_by_trust_ratio", optax.chain(optax.scale_by_trust_ratio(), rate)
    yield "scale_by_trust_ratio_options", optax.chain(optax.scale_by_trust_ratio(0.5, 0.1, 1e-2), rate)
    yield "scale_by_param_block_norm", optax.chain(optax.scale_by_param_block_norm(0.5), rate)
    yield "scale_by_param_block_rms", optax.chain(optax.scale_by_param_block_rms(), rate)
    yield "normalize_by_update_norm", optax.chain(optax.normalize_by_update_norm(), rate)
    yield "normalize_by_update_norm_options", optax.chain(optax.normalize_by_update_norm(2.0, 0.1), rate)
    yield "centralize", optax.chain(optax.centralize(), rate)
    yield "trace", optax.chain(optax.trace(0.9), rate)
    yield "trace_nesterov", optax.chain(optax.trace(0.9, nesterov=True), rate)
    yield "apply_every", optax.chain(optax.scale_by_adam(), optax.apply_every(3), rate)
    yield "add_noise", optax.chain(optax.add_noise(0.5, 0.9, key=7), rate)
    yield "keep_params_nonnegative", optax.chain(rate, optax.keep_params_nonnegative())
    yield "identity", optax.chain(optax.identity(), rate)
    yield "stateless", optax.chain(optax.stateless(lambda u, p: jax.tree.map(lambda x, y: 2 * x + 0.1 * y, u, p)), rate)
    yield "named_chain", optax.named_chain(("clip", optax.clip(0.5)), ("adam", optax.adam(0.01)))
    yield "conditionally_transform", optax.chain(optax.conditionally_transform(optax.scale_by_adam(), lambda step: step % 3 != 1), rate)
    yield "conditionally_mask", optax.conditionally_mask(optax.adam(0.01), lambda step: step % 3 != 1)


def run(opt, dtype):
    cast = lambda tree: jax.tree.map(lambda x: jnp.asarray(x, dtype), tree)
    p = cast(params)
    state, rows = opt.init(p), []
    for i in range(STEPS):
        updates, state = opt.update(cast(jax.tree.map(lambda x: x[i], grads)), state, p)
        p = optax.apply_updates(p, updates)
        rows.append(np.concatenate([np.asarray(updates[k]).reshape(-1) for k in ("b", "s", "w")]))
    return np.stack(rows), state


for name, opt in cases():
    with jax.enable_x64("radam" in name):  # see optim_golden.py
        g.add(f"{name}.f32", run(opt, jnp.float32)[0].astype(np.float32))
no_f64 = ("schedule", "noise", "distance", "factored")
with jax.enable_x64(True):
    for name, opt in cases():
        if not any(part in name for part in no_f64):
            g.add(f"{name}.f64", run(opt, jnp.float64)[0].astype(np.float64))

_, state = run(optax.rprop(0.01), jnp.float32)
g.tree("state.rprop.step_sizes", state[0].step_sizes)
g.tree("state.rprop.prev_updates", state[0].prev_updates)
_, state = run(sm3(0.1), jnp.float32)
for i in range(2):
    g.add(f"state.sm3.mu.w.{i}", state[0].mu["w"][i])
g.tree("state.sm3.nu", {"b": state[0].nu["b"]})
_, state = run(optax.adan(0.01), jnp.float32)
for k in "mvng":
    g.tree(f"state.adan.{k}", getattr(state[0], k))

poisoned = {"b": jnp.array([1, jnp.nan, 3]), "w": jnp.array([jnp.inf, 2])}
u, state = optax.zero_nans().update(poisoned, None)
g.tree("zero_nans.in", poisoned)
g.tree("zero_nans.out", u)
g.tree("zero_nans.found_nan", state.found_nan)
g.save()

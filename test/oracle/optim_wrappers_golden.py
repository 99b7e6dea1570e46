"""optim_wrappers.npz: every optimizer inside every wrapper of optax, 6 steps on one small tree.

  params.LEAF, grads.LEAF   b (2,), s (), w (2, 3); gradients (STEPS, …)
  OPTIMIZER.WRAPPER         (STEPS, 9) the updates, a row a step: b, s and w flat, one after another. Learning rate 0.01.
    alone         the optimizer itself
    finite        apply_if_finite; the third step's gradients have a NaN
    masked        b and w only; s comes through
    inject        inject_hyperparams: from the fourth step on the rate in the state is 0.05
    multi_steps   MultiSteps of 2
    partition     w; the others have sgd(0.1, momentum=0.9)
    clipped       behind clip_by_global_norm(0.5)
"""
import jax
import jax.numpy as jnp
import numpy as np
import optax
from optax.contrib import muon

from golden import Golden

g = Golden("optim_wrappers")
STEPS, RATE = 6, 0.01
rng = np.random.default_rng(11)
params = {"b": np.array([1, -2], np.float32), "s": np.float32(0.25), "w": rng.normal(size=(2, 3)).astype(np.float32)}
grads = {k: rng.normal(size=(STEPS,) + np.shape(v)).astype(np.float32) for k, v in params.items()}
g.tree("params", params)
g.tree("grads", grads)


def sm3(rate):
    """optax's SM3 has no scalars: they are vectors of one here, as long as they are there at all."""
    inner = optax.sm3(rate)
    shaped = lambda tree, shape: tree | {"s": tree["s"].reshape(shape)} if isinstance(tree.get("s"), jax.Array) else tree

    def update(grad, state, p):
        u, state = inner.update(shaped(grad, (1,)), state, None)
        return shaped(u, ()), state

    return optax.GradientTransformation(lambda p: inner.init(shaped(p, (1,))), update)


optimizers = {
    "adabelief": optax.adabelief, "adadelta": optax.adadelta, "adafactor": optax.adafactor, "adagrad": optax.adagrad, "adam": optax.adam,
    "adamax": optax.adamax, "adamaxw": optax.adamaxw, "adamw": optax.adamw, "adan": optax.adan, "amsgrad": optax.amsgrad, "fromage": optax.fromage,
    "lamb": optax.lamb, "lars": optax.lars, "lion": optax.lion, "muon": muon, "nadam": optax.nadam, "nadamw": optax.nadamw,
    "noisy_sgd": lambda rate: optax.noisy_sgd(rate, key=3), "novograd": optax.novograd,
    "optimistic_gradient_descent": optax.optimistic_gradient_descent, "optimistic_adam_v2": optax.optimistic_adam_v2, "radam": optax.radam,
    "rmsprop": optax.rmsprop, "rmsprop_momentum": lambda rate: optax.rmsprop(rate, centered=True, momentum=0.9), "rprop": optax.rprop, "sgd": optax.sgd,
    "sgd_momentum": lambda rate: optax.sgd(rate, momentum=0.9, nesterov=True), "sign_sgd": optax.sign_sgd, "signum": optax.signum, "sm3": sm3,
    "yogi": optax.yogi,
}
wrappers = {
    "alone": lambda make: make(RATE),
    "finite": lambda make: optax.apply_if_finite(make(RATE), 3),
    "masked": lambda make: optax.masked(make(RATE), {"b": True, "s": False, "w": True}),
    "inject": lambda make: optax.inject_hyperparams(lambda learning_rate: make(learning_rate))(learning_rate=RATE),
    "multi_steps": lambda make: optax.MultiSteps(make(RATE), 2),
    "partition": lambda make: optax.partition({"mine": make(RATE), "rest": optax.sgd(0.1, momentum=0.9)}, {"b": "rest", "s": "rest", "w": "mine"}),
    "clipped": lambda make: optax.chain(optax.clip_by_global_norm(0.5), make(RATE)),
}
for name, make in optimizers.items():
    for wrapper, wrap in wrappers.items():
        if name == "rprop" and wrapper == "inject":  # its rate is the first step's size: nothing to change later
            continue
        with jax.enable_x64(name == "radam"):  # see optim_golden.py
            f32 = lambda tree: jax.tree.map(lambda x: jnp.asarray(x, jnp.float32), tree)
            opt, p, rows = wrap(make), f32(params), []
            state, update = opt.init(p), jax.jit(opt.update)
            for i in range(STEPS):
                grad = f32(jax.tree.map(lambda x: x[i], grads))
                if wrapper == "finite" and i == 2:
                    grad["w"] = grad["w"].at[1, 2].set(jnp.nan)
                if wrapper == "inject" and i == 3:
                    state.hyperparams["learning_rate"] = jnp.float32(0.05)
                updates, state = update(grad, state, p)
                p = optax.apply_updates(p, updates)
                rows.append(np.concatenate([np.asarray(updates[k], np.float32).reshape(-1) for k in ("b", "s", "w")]))
            g.add(f"{name}.{wrapper}", np.stack(rows))
g.save()

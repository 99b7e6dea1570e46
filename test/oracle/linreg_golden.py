"""linreg.npz: the two seed documents' programs, as JAX computes them in f32.

  seedS.init.{w,b}, seedS.final.{w,b}, seedS.losses (100,)   document 003 with PRNGKey(S), S = 0..3: Adam 0.01, 100 epochs, losses before
                                                             each update; X and the noise come from the same key, as the document has it
  seedS.x, seedS.y                                           its data
  dp.losses (100,), dp.final.{w,b}                           the same from seed 0's start on the 400 rows of seeds 0..3 together (what
                                                             averaging gradients over four workers gives)
  guide.{xs,ys}, guide.init.{w,b}, guide.losses (3,), guide.final.{w,b}   document 000's step: SGD 0.005, gradients averaged over 4 devices
"""
import jax
import jax.numpy as jnp
import numpy as np
import optax

from golden import Golden

g = Golden("linreg")


def loss_fn(params, x, y):
    return jnp.mean((x @ params["w"] + params["b"] - y) ** 2)


def train(params, x, y, epochs):
    opt = optax.adam(0.01)
    state = opt.init(params)
    step = jax.jit(jax.value_and_grad(loss_fn))
    losses = []
    for _ in range(epochs):
        loss, grads = step(params, x, y)
        updates, state = opt.update(grads, state, params)
        params = optax.apply_updates(params, updates)
        losses.append(loss)
    return params, np.array(losses, np.float32)


def flat(prefix, params):
    g.add(prefix + ".w", params["w"])
    g.add(prefix + ".b", params["b"])


xs, ys, first = [], [], None
for seed in range(4):
    key = jax.random.PRNGKey(seed)
    x = jax.random.normal(key, (100, 1))
    y = 2 * x + 1 + jax.random.normal(key, (100, 1)) * 0.1
    key, w_key, b_key = jax.random.split(key, 3)
    params = {"w": jax.random.normal(w_key, (1, 1)), "b": jax.random.normal(b_key, (1,))}
    first = first or params
    xs.append(x)
    ys.append(y)
    g.add(f"seed{seed}.x", x)
    g.add(f"seed{seed}.y", y)
    flat(f"seed{seed}.init", params)
    params, losses = train(params, x, y, 100)
    flat(f"seed{seed}.final", params)
    g.add(f"seed{seed}.losses", losses)
    print(seed, losses[[0, 9, 99]], params["w"].ravel(), params["b"])
params, losses = train(first, jnp.concatenate(xs), jnp.concatenate(ys), 100)
flat("dp.final", params)
g.add("dp.losses", losses)

kx, kp = jax.random.split(jax.random.PRNGKey(0))
xs = jax.random.normal(kx, (4, 8, 1))
ys = 2 * xs + 1
wk, bk = jax.random.split(kp)
params = {"w": jax.random.normal(wk, ()), "b": jax.random.normal(bk, ())}
g.add("guide.xs", xs)
g.add("guide.ys", ys)
flat("guide.init", params)
guide_loss = lambda p, x, y: jnp.mean((p["w"] * x + p["b"] - y) ** 2)
losses = []
for _ in range(3):
    loss, grads = jax.vmap(jax.value_and_grad(guide_loss), (None, 0, 0))(params, xs, ys)
    losses.append(jnp.mean(loss))
    params = jax.tree.map(lambda p, d: p - 0.005 * jnp.mean(d), params, grads)
g.add("guide.losses", np.array(losses, np.float32))
flat("guide.final", params)
print(losses, params)
g.save()

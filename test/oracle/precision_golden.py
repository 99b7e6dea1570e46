"""precision.npz: a small network trained in f32, and in f16 with jmp's dynamic loss scale, written out here with jax and optax.

  x, y, params.*           inputs (32, 4), targets (32, 1), the f32 start; the norm's layer computes in f32, the others in f16
  f32.loss, f16.loss       (STEPS,) the loss before each step
  f16.scale, f16.skipped   (STEPS,) after each step
  f32.params.*, f16.params.*  after the last
"""
import jax
import jax.numpy as jnp
import numpy as np
import optax

from golden import Golden

STEPS, PERIOD = 40, 6
g = Golden("precision")
rng = np.random.default_rng(3)
x = rng.normal(size=(32, 4)).astype(np.float32)
y = np.sin(x.sum(1, keepdims=True)).astype(np.float32)
params = {
    "first": {"kernel": (rng.normal(size=(4, 8)) / 2).astype(np.float32), "bias": np.zeros(8, np.float32)},
    "norm": {"scale": np.ones(8, np.float32), "bias": np.zeros(8, np.float32)},
    "last": {"kernel": (rng.normal(size=(8, 1)) / 3).astype(np.float32), "bias": np.zeros(1, np.float32)},
}
g.add("x", x)
g.add("y", y)
g.tree("params", params)


def dense(p, x):
    return x @ p["kernel"] + p["bias"]


def model(p, x, dtype):
    cast = lambda tree, d: jax.tree.map(lambda v: v.astype(d), tree)
    h = dense(cast(p["first"], dtype), x.astype(dtype)).astype(jnp.float32)
    h = (h - h.mean(-1, keepdims=True)) * jax.lax.rsqrt(h.var(-1, keepdims=True) + 1e-6) * p["norm"]["scale"] + p["norm"]["bias"]
    return dense(cast(p["last"], dtype), jnp.tanh(h).astype(dtype)).astype(jnp.float32)


def loss(p, dtype):
    return jnp.mean((model(p, x, dtype) - y) ** 2)


opt = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(0.02, weight_decay=0.01))
p, state, losses = jax.tree.map(jnp.asarray, params), opt.init(params), []
for _ in range(STEPS):
    value, grads = jax.value_and_grad(loss)(p, jnp.float32)
    updates, state = opt.update(grads, state, p)
    p = optax.apply_updates(p, updates)
    losses.append(value)
g.add("f32.loss", np.array(losses, np.float32))
g.tree("f32.params", p)

p, state, losses, scales, skips = jax.tree.map(jnp.asarray, params), opt.init(params), [], [], []
scale, counter, skipped, biggest = 2.0**24, 0, 0, []
for _ in range(STEPS):
    value, grads = jax.value_and_grad(lambda p: scale * loss(p, jnp.float16))(p)
    losses.append(value / scale)
    grads = jax.tree.map(lambda v: v / scale, grads)
    biggest.append(max(float(jnp.abs(v).max()) * scale for v in jax.tree.leaves(grads)))
    if all(bool(jnp.isfinite(v).all()) for v in jax.tree.leaves(grads)):
        updates, state = opt.update(grads, state, p)
        p = optax.apply_updates(p, updates)
        counter += 1
        if counter == PERIOD:
            scale, counter = scale * 2, 0
    else:
        scale, counter, skipped = max(1.0, scale / 2), 0, skipped + 1
    scales.append(scale)
    skips.append(skipped)
print("skipped", skips, "\nscale", np.log2(scales), "\nlargest", biggest, "\nloss", [float(v) for v in losses[::5]])
g.add("f16.loss", np.array(losses, np.float32))
g.add("f16.scale", np.array(scales, np.float32))
g.add("f16.skipped", np.array(skips, np.int32))
g.tree("f16.params", p)
g.save()

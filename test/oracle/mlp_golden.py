"""mlp.npz: 10 Adam steps (0.01) of an MLP 64-32-10 (relu) on one batch of 32, softmax cross entropy, f32.

  x (32, 64), labels (32,), init.{w1,b1,w2,b2}, logits (32, 10) of the start, grads.* of the first step, losses (10,), final.*
"""
import jax
import jax.numpy as jnp
import numpy as np
import optax

from golden import Golden

g = Golden("mlp")
rng = np.random.default_rng(11)
x = rng.uniform(0, 1, (32, 64)).astype(np.float32)
labels = rng.integers(0, 10, 32).astype(np.int32)
params = {"w1": (rng.normal(size=(64, 32)) / 8).astype(np.float32), "b1": np.zeros(32, np.float32),
          "w2": (rng.normal(size=(32, 10)) / 6).astype(np.float32), "b2": np.zeros(10, np.float32)}
params = jax.tree.map(jnp.asarray, params)


def logits(p):
    return jax.nn.relu(x @ p["w1"] + p["b1"]) @ p["w2"] + p["b2"]


def loss_fn(p):
    return jnp.mean(-jnp.take_along_axis(jax.nn.log_softmax(logits(p)), labels[:, None], 1))


g.add("x", x)
g.add("labels", labels)
g.tree("init", params)
g.add("logits", logits(params))
step = jax.jit(jax.value_and_grad(loss_fn))
g.tree("grads", step(params)[1])
opt = optax.adam(0.01)
state = opt.init(params)
losses = []
for _ in range(10):
    loss, grads = step(params)
    updates, state = opt.update(grads, state, params)
    params = optax.apply_updates(params, updates)
    losses.append(loss)
g.add("losses", np.array(losses, np.float32))
g.tree("final", params)
print(losses)
g.save()

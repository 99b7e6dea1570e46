"""linreg.npz: the two seed documents' programs, as JAX computes them in f32.

  seedS.init.{w,b}, seedS.final.{w,b}, seedS.losses (100,)   document 003 with PRNGKey(S), S = 0..3: Adam 0.01, 100 epochs, losses before
                                                             each update; X and the noise come from the same key, as the document has it
  seedS.x, seedS.y                                           its data
  dp.losses (100,), dp.final.{w,b}                           the same from seed 0's start on the 400 rows of seeds 0..3 together (what
                                                             averaging gradients over four workers gives)
  guide.losses (9,), guide.averages (3,)   document 000's epochs: SGD 0.005, gradients averaged over 4 devices; batches 0, 100, 200 of each
  guide.cnn (3,)                           its convolutional network, steps 0, 10, 20
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

kx, kp, kc = jax.random.split(jax.random.PRNGKey(0), 3)
xs = jax.random.normal(kx, (201 * 4 * 128, 1)).reshape(201, 4, 128, 1)
ys = 2 * xs + 1
wk, bk = jax.random.split(kp)
params = {"w": jax.random.normal(wk, ()), "b": jax.random.normal(bk, ())}
guide_loss = lambda p, x, y: jnp.mean((p["w"] * x + p["b"] - y) ** 2)


@jax.jit
def guide_step(params, x, y):
    loss, grads = jax.vmap(jax.value_and_grad(guide_loss), (None, 0, 0))(params, x, y)
    return jax.tree.map(lambda p, d: p - 0.005 * jnp.mean(d), params, grads), jnp.mean(loss)


losses, averages = [], []
for epoch in range(3):
    all_losses = []
    for i in range(201):
        params, loss = guide_step(params, xs[i], ys[i])
        all_losses.append(float(loss))
    losses += all_losses[::100]
    averages.append(sum(all_losses) / 201)
g.add("guide.losses", np.array(losses, np.float32))
g.add("guide.averages", np.array(averages, np.float32))
print(losses, averages, params)

ki, kc, kd = jax.random.split(kc, 3)
images = jax.random.normal(ki, (4, 2, 1, 8, 8))
labels = (images.mean((2, 3, 4)) > 0).astype(jnp.int32)
params = {"conv1": jax.random.normal(kc, (4, 1, 3, 3)), "dense": jax.random.normal(kd, (64, 2)) * 0.1}


def cnn_loss(p, x, y):
    h = jax.nn.relu(jax.lax.conv(x, p["conv1"], (1, 1), "SAME"))
    h = h.reshape(2, 4, 4, 2, 4, 2).mean((3, 5))
    return optax.softmax_cross_entropy_with_integer_labels(h.reshape(2, 64) @ p["dense"], y).mean()


@jax.jit
def cnn_step(params, x, y):
    loss, grads = jax.vmap(jax.value_and_grad(cnn_loss), (None, 0, 0))(params, x, y)
    return jax.tree.map(lambda p, d: p - 0.005 * jnp.mean(d, 0), params, grads), jnp.mean(loss)


losses = []
for i in range(21):
    params, loss = cnn_step(params, images, labels)
    losses.append(float(loss))
g.add("guide.cnn", np.array(losses[::10], np.float32))
print(losses[::10])
g.save()

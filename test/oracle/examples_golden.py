"""examples.npz: what examples/sweep.c, examples/pinn.c and examples/cnn.c give, as JAX computes it in f32 (gpt.c: gpt.py).

  sweep.loss (64,), sweep.accuracy (64,)   of 64 networks after 300 steps, each from its seed, on the digits' test rows
  pinn.losses (100,)                       Burgers' equation, the losses of the run "pinn 100"
  pinn.error ()                            its relative error after that
  cnn.losses (58,)                         of each of the 29 steps of two epochs: cnn.c with "--set epochs=2"
  cnn.accuracy (2,)                        on the test rows, after each epoch
"""
import gzip
import os

import jax
import jax.numpy as jnp
import numpy as np
import optax

from data_order import permutation
from golden import Golden

g = Golden("examples")
lecun = jax.nn.initializers.lecun_normal()


def dense_init(key, n, m):
    return {"kernel": lecun(key, (n, m)), "bias": jnp.zeros(m)}


def dense(p, x):
    return x @ p["kernel"] + p["bias"]


# ---- sweep.c ----
with gzip.open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples", "data", "digits.csv.gz"), "rt") as f:
    digits = np.asarray([[float(c) for c in line.split(",")] for line in f if line[0].isdigit()], np.float32)
order = np.array(permutation(0, 2**64 - 1, len(digits)))  # the split's
n_test = int(0.2 * len(digits) + 0.5)
x, y = digits[order][:, :64], digits[order][:, 64].astype(np.int32)
test_x, test_y, train_x, train_y = (jnp.asarray(v) for v in (x[:n_test], y[:n_test], x[n_test:], y[n_test:]))
sweep_adam = optax.adam(0.003)


def sweep_model(p, x):
    return dense(p["out"], jax.nn.relu(dense(p["hidden"], x / 16)))


def sweep_loss(p, x, y):
    return optax.softmax_cross_entropy_with_integer_labels(sweep_model(p, x), y).mean()


def sweep_train(key):
    start, rows_key = jax.random.split(key)
    hidden, out = jax.random.split(start)
    p = {"hidden": dense_init(hidden, 64, 32), "out": dense_init(out, 32, 10)}

    def step(state, i):
        p, s = state
        rows = jax.random.randint(jax.random.fold_in(rows_key, i), (64,), 0, len(train_x))
        u, s = sweep_adam.update(jax.grad(sweep_loss)(p, train_x[rows], train_y[rows]), s, p)
        return (optax.apply_updates(p, u), s), None

    (p, _), _ = jax.lax.scan(step, (p, sweep_adam.init(p)), jnp.arange(300))
    return sweep_loss(p, test_x, test_y), (sweep_model(p, test_x).argmax(1) == test_y).mean()


loss, accuracy = jax.jit(jax.vmap(sweep_train))(jax.random.split(jax.random.PRNGKey(0), 64))
g.add("sweep.loss", loss)
g.add("sweep.accuracy", accuracy)
print("sweep", float(loss.min()), int(loss.argmin()), float(jnp.median(loss)), float(accuracy.max()), float(jnp.median(accuracy)))

# ---- cnn.c ----
CNN_BATCH, CNN_EPOCHS = 48, 2
cnn_steps = len(train_x) // CNN_BATCH
cnn_adam = optax.adam(optax.cosine_decay_schedule(0.004, CNN_EPOCHS * cnn_steps))


def conv(p, x):
    return jax.nn.relu(jax.lax.conv_general_dilated(x, p["kernel"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")) + p["bias"])


def cnn_model(p, x):
    x = conv(p["conv2"], conv(p["conv1"], x * 3 - 1))
    x = x.reshape(len(x), 4, 2, 4, 2, 32).mean((2, 4))  # average of 2 x 2
    return dense(p["dense"], conv(p["conv3"], x).reshape(len(x), -1))


def cnn_loss(p, x, y):
    return optax.softmax_cross_entropy_with_integer_labels(cnn_model(p, x), y).mean()


def moved(key, x):
    at = jax.random.randint(key, (2,), 0, 3)
    return jax.lax.dynamic_slice(jnp.pad(x, ((1, 1), (1, 1), (0, 0))), (at[0], at[1], 0), (8, 8, 1))


def images(x):
    return (x / 16).reshape(-1, 8, 8, 1)


@jax.jit
def cnn_step(p, s, key, x, y):
    key, used = jax.random.split(key)
    keys = jax.vmap(jax.random.fold_in, (None, 0))(used, jnp.arange(len(x)))
    loss, grads = jax.value_and_grad(cnn_loss)(p, jax.vmap(moved)(keys, images(x)), y)
    u, s = cnn_adam.update(grads, s, p)
    return optax.apply_updates(p, u), s, key, loss


def conv_init(key, *shape):
    return {"kernel": lecun(key, shape), "bias": jnp.zeros(shape[-1])}


k1, k2, k3, k4, key = jax.random.split(jax.random.PRNGKey(0), 5)
p = {"conv1": conv_init(k1, 3, 3, 1, 16), "conv2": conv_init(k2, 3, 3, 16, 32), "conv3": conv_init(k3, 3, 3, 32, 64), "dense": dense_init(k4, 1024, 10)}
s, cnn_losses, cnn_accuracy = cnn_adam.init(p), [], []
for epoch in range(CNN_EPOCHS):
    rows = permutation(0, epoch, len(train_x))
    for i in range(cnn_steps):
        batch = jnp.asarray(rows[i * CNN_BATCH:(i + 1) * CNN_BATCH])
        p, s, key, loss = cnn_step(p, s, key, train_x[batch], train_y[batch])
        cnn_losses.append(loss)
    cnn_accuracy.append((cnn_model(p, images(test_x)).argmax(1) == test_y).mean())
g.add("cnn.losses", jnp.stack(cnn_losses))
g.add("cnn.accuracy", jnp.stack(cnn_accuracy))
print("cnn", [float(jnp.stack(cnn_losses[i * cnn_steps:(i + 1) * cnn_steps]).mean()) for i in range(CNN_EPOCHS)], [float(a) for a in cnn_accuracy])

# ---- pinn.c ----
VISCOSITY, INSIDE, EDGE, GRID = 0.05, 512, 128, 64


def u(p, t, x):
    h = jnp.stack([t, x])
    for q in p[:3]:
        h = jnp.tanh(dense(q, h))
    return dense(p[3], h)[0]


def residual(p, t, x):
    u_x = jax.grad(u, 2)
    return jax.grad(u, 1)(p, t, x) + u(p, t, x) * u_x(p, t, x) - VISCOSITY * jax.grad(u_x, 2)(p, t, x)


def exact(t, x):
    return jax.nn.sigmoid((t * 0.5 - x) * (0.5 / VISCOSITY))


def pinn_loss(p, inside, edge):
    equation = jnp.mean(jax.vmap(residual, (None, 0, 0))(p, *inside) ** 2)
    return equation + jnp.mean((jax.vmap(u, (None, 0, 0))(p, *edge) - exact(*edge)) ** 2)


pinn_adam = optax.adam(optax.cosine_decay_schedule(0.003, 100))
places = lambda key, n: jax.random.uniform(key, (n,)) * 2 - 1


@jax.jit
def pinn_step(p, s, key, i):
    k = jax.random.split(jax.random.fold_in(key, i), 4)
    inside = jax.random.uniform(k[0], (INSIDE,)), places(k[1], INSIDE)
    ends = jnp.where(jnp.arange(EDGE) < EDGE // 2, -1.0, 1.0)
    edge = jnp.concatenate([jnp.zeros(EDGE), jax.random.uniform(k[2], (EDGE,))]), jnp.concatenate([places(k[3], EDGE), ends])
    loss, grads = jax.value_and_grad(pinn_loss)(p, inside, edge)
    updates, s = pinn_adam.update(grads, s, p)
    return optax.apply_updates(p, updates), s, loss


start, points = jax.random.split(jax.random.PRNGKey(0))
p = [dense_init(k, *nm) for k, nm in zip(jax.random.split(start, 4), [(2, 32), (32, 32), (32, 32), (32, 1)])]
s, losses = pinn_adam.init(p), []
for i in range(100):
    p, s, loss = pinn_step(p, s, points, i)
    losses.append(float(loss))
t, x = jnp.repeat(jnp.linspace(0, 1, GRID), GRID), jnp.tile(jnp.linspace(-1, 1, GRID), GRID)
error = jnp.linalg.norm(jax.vmap(u, (None, 0, 0))(p, t, x) - exact(t, x)) / jnp.linalg.norm(exact(t, x))
g.add("pinn.losses", np.array(losses, np.float32))
g.add("pinn.error", error)
print("pinn", losses[::10], losses[-1], float(error))
g.save()

"""matrix.npz: transformations composed with each other over a dozen functions, in f64.

  w (4, 4), x (4,)     the arguments; every function takes (w, x) and gives a scalar
  FUNCTION             an array with one value for each composition, in the order of `compositions` (an array of their names as bytes: "grad scan")

Each transformation makes of a function of (w, x) another one: see `made`. "grad scan" is grad(scan(f)). pmap is outermost only.
matrix_parallel.npz: the same with pmap ("share") and shard_map ("shard") inside other transformations and around them.
matrix_golden.py NAME writes one of the two.
"""
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import itertools
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, PartitionSpec as P

jax.config.update("jax_enable_x64", True)

from golden import Golden

w = np.sin(12.9898 * np.arange(16) + 1).reshape(4, 4) * 0.6
x = np.cos(3.7 * np.arange(4) + 0.3) * 0.8
k4 = np.arange(4.0)


def mlp(w, x):
    h = jnp.tanh(x @ w)
    return jnp.sum(jnp.square(jnp.tanh(h @ w.T + x)))


def cnn(w, x):
    image = jnp.outer(x, jnp.sin(x)).reshape(1, 4, 4, 1)
    y = lax.conv_general_dilated(image, w[:3, :3].reshape(3, 3, 1, 1), (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return jnp.mean(jax.nn.softplus(y) * jnp.arange(16.0).reshape(1, 4, 4, 1))


def attention(w, x):
    q, k, v = x[:, None] * w, w, w * jnp.cos(x)
    return jnp.sum(jnp.sin(jax.nn.softmax(q @ k.T / 2, axis=-1) @ v))


def rnn(w, x):
    def step(h, row):
        h = jnp.tanh(h * 0.7 + row * x)
        return h, jnp.sum(h * row)

    h, ys = lax.scan(step, x, w)
    return jnp.sum(jnp.square(h)) + jnp.sum(ys * k4)


def embedding(w, x):
    e = w[jnp.array([1, 3, 0, 1])]
    return jnp.sum(e * e * x[:, None])


def sort_loss(w, x):
    s = jnp.sort(x @ w)
    return jnp.sum(s * (k4 + 1) * jnp.cos(s))


def branch(w, x):
    return lax.cond(jnp.sum(x) > 0.2, lambda: jnp.sum(jnp.sin(w @ x)), lambda: jnp.sum(jnp.cos(w) * x))


def loop(w, x):
    def body(i, c):
        return jnp.where(c < 0.1, c + jnp.tanh(w @ c), c * 0.5 + i)

    return jnp.sum(jnp.square(lax.fori_loop(0, 3, body, x)))


def scatter(w, x):
    z = jnp.zeros(6).at[jnp.array([0, 2, 2, 5])].add(x * x)
    return jnp.sum(z * z * jnp.arange(6.0)) + jnp.sum(w) * z[2]


def dynamic(w, x):
    i = jnp.floor(jnp.clip(jnp.sum(x * x), 0, 2)).astype(jnp.int32)
    row = lax.dynamic_slice(w, (i, jnp.int32(0)), (1, 4))
    return jnp.sum(jnp.exp(row) * x)


def norm(w, x):
    m = jnp.mean(w, axis=-1, keepdims=True)
    v = jnp.mean(jnp.square(w - m), axis=-1, keepdims=True)
    return jax.nn.logsumexp(((w - m) / jnp.sqrt(v + 1e-6)) @ x)


def extremes(w, x):
    most, least = jnp.max(w, axis=0), jnp.min(w, axis=1)
    return jnp.sum(most * jnp.abs(x)) + jnp.prod(least + 2) + jnp.max(most * x)


functions = [mlp, cnn, attention, rnn, embedding, sort_loss, branch, loop, scatter, dynamic, norm, extremes]


def grad(f):
    return lambda w, x: jnp.sum(jax.grad(f)(w, x) * jnp.cos(jnp.arange(16.0)).reshape(4, 4))


def jvp(f):
    return lambda w, x: jax.jvp(f, (w, x), (jnp.sin(w), jnp.cos(x)))[1]


def vmap(f):
    return lambda w, x: jnp.sum(jax.vmap(f, in_axes=(None, 0))(w, x + jnp.array([0.0, 0.1, -0.2])[:, None]) * jnp.array([1.0, 0.5, 0.25]))


def vmap_w(f):
    return lambda w, x: jnp.sum(jax.vmap(f, in_axes=(2, None))(w[:, :, None] * jnp.array([1.0, 0.9]), x) * jnp.array([1.0, 0.5]))


def scan(f):
    def made(w, x):
        return lax.scan(lambda c, k: (0.5 * c + f(w, x + 0.1 * c + k), None), jnp.zeros(()), jnp.array([0.0, 0.1, 0.2]))[0]

    return made


def pmap(f):
    def made(w, x):
        out = jax.pmap(lambda w, x: lax.pmean(f(w, x), "i") + 0.1 * f(w, x), axis_name="i", in_axes=(None, 0))(w, x + jnp.array([0.0, 0.1])[:, None])
        return jnp.sum(out * jnp.array([1.0, 0.5]))

    return made


def share(f):
    def each(w, x):
        return lax.pmean(f(w, x), "i") + 0.1 * f(w * (1 + 0.1 * lax.axis_index("i")), x)

    return lambda w, x: jnp.sum(jax.pmap(each, axis_name="i", in_axes=(None, 0))(w, x + jnp.array([0.0, 0.1])[:, None]) * jnp.array([1.0, 0.5]))


mesh = Mesh(np.array(jax.devices()), ("d",))


def shard(f):
    def each(w, x):
        w = lax.all_gather(w, "d", axis=0, tiled=True)
        return lax.psum(f(w, x[0]) * (1 + 0.5 * lax.axis_index("d")), "d")

    return lambda w, x: jax.shard_map(each, mesh=mesh, in_specs=(P("d"), P("d")), out_specs=P(), check_vma=False)(w, x + jnp.array([0.0, 0.1])[:, None])


made = {"jit": jax.jit, "grad": grad, "jvp": jvp, "vmap": vmap, "vmap_w": vmap_w, "remat": jax.checkpoint, "scan": scan, "pmap": pmap, "share": share, "shard": shard}
inner = ["jit", "grad", "jvp", "vmap", "vmap_w", "remat", "scan"]
compositions = [[]] + [[a] for a in [*inner, "pmap"]] + [[a, b] for a in [*inner, "pmap"] for b in inner]
compositions += [["grad", "vmap", "scan"], ["vmap", "grad", "scan"], ["grad", "scan", "vmap"], ["scan", "grad", "vmap"], ["jvp", "grad", "scan"], ["grad", "grad", "scan"],
                 ["grad", "scan", "remat"], ["grad", "remat", "scan"], ["vmap", "grad", "remat"], ["vmap", "vmap_w", "grad"], ["grad", "vmap", "remat"],
                 ["jit", "vmap", "grad"], ["pmap", "vmap", "grad"], ["pmap", "grad", "scan"], ["jvp", "jvp", "grad"], ["scan", "scan", "grad"]]
parallel = [["share"], ["shard"]] + [c for a in inner for b in ("share", "shard") for c in ([a, b], [b, a])]
parallel += [["grad", "shard", "scan"], ["grad", "scan", "shard"], ["grad", "share", "remat"], ["jvp", "grad", "shard"], ["vmap", "grad", "shard"], ["shard", "vmap", "grad"]]


def write(name, compositions):
    g = Golden(name)
    g.add("compositions", np.frombuffer("\n".join(" ".join(c) for c in compositions).encode(), np.uint8).copy())
    g.add("w", w)
    g.add("x", x)
    for f in functions:
        values = []
        for c in compositions:
            h = f
            for t in reversed(c):
                h = made[t](h)
            values.append(float(h(w, x) if "pmap" in c else jax.jit(h)(w, x)))
        print(f.__name__, len(values), values[:4], flush=True)
        g.add(f.__name__, np.array(values))
    g.save()


wanted = sys.argv[1:] or ["matrix", "matrix_parallel"]
if "matrix" in wanted:
    write("matrix", compositions)
if "matrix_parallel" in wanted:
    write("matrix_parallel", parallel)

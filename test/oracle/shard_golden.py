"""pmap and shard_map on eight devices. NAME.in.* are inputs, NAME.out.* (or NAME.out) results. Nested pmaps, which JAX 0.12 refuses, are computed
as nested vmaps with the same axis names. shard_map is run with check_vma=False: weft's rule for gradients inside of it."""
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
import warnings

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, PartitionSpec as P

from golden import Golden

warnings.simplefilter("ignore")
rng = np.random.default_rng(5)
g = Golden("shard")


def normal(*shape):
    return rng.standard_normal(shape).astype(np.float32)


def case(name, inputs, f):
    for i, x in enumerate(inputs):
        g.tree(f"{name}.in.{i}", x) if isinstance(x, dict) else g.add(f"{name}.in.{i}", x)
    out = f(*inputs)
    for i, y in enumerate(out if isinstance(out, tuple) else (out,)):
        g.tree(f"{name}.out.{i}", y) if isinstance(y, dict) else g.add(f"{name}.out.{i}", y)


# ---- pmap ----
def mlp_loss(p, x, y):
    h = jnp.tanh(x @ p["w0"] + p["b0"])
    return jnp.mean((h @ p["w1"] - y) ** 2)


def sgd_step(p, x, y, axis=None):
    loss, grads = jax.value_and_grad(mlp_loss)(p, x, y)
    if axis:
        grads, loss = jax.lax.pmean(grads, axis), jax.lax.pmean(loss, axis)
    return jax.tree.map(lambda a, b: a - 0.1 * b, p, grads), loss


params = {"w0": normal(5, 7), "b0": normal(7), "w1": normal(7, 2)}
x, y = normal(16, 5), normal(16, 2)


def train(p, x, y):
    losses = []
    for _ in range(3):
        p, loss = sgd_step(p, x, y)
        losses.append(loss)
    return p, jnp.stack(losses)


case("train", (params, x, y), train)


def data_parallel(p, x, y):
    p = jax.tree.map(lambda a: jnp.stack([a] * 8), p)
    step = jax.pmap(lambda p, x, y: sgd_step(p, x, y, "batch"), axis_name="batch")
    for _ in range(3):
        p, loss = step(p, x.reshape(8, 2, 5), y.reshape(8, 2, 2))
    return jax.tree.map(lambda a: a[0], p), loss


check = data_parallel(params, x, y)
assert np.allclose(check[0]["w0"], train(params, x, y)[0]["w0"], rtol=1e-5)


def couple(a, b):
    return a * jax.lax.psum(b, "i") + jax.lax.axis_index("i"), jax.lax.psum(jnp.sum(a), "i")


case("axes", (normal(3, 8), normal(8, 3)), lambda a, b: jax.pmap(couple, axis_name="i", in_axes=(1, 0), out_axes=(1, None))(a, b))
tree = {"k": normal(3), "x": {"u": normal(4, 3), "v": normal(3, 4)}}
case("tree", (tree,), lambda t: jax.pmap(
    lambda t: {"p": t["x"]["u"] * t["k"], "q": jax.lax.psum(t["x"]["v"], "i")}, axis_name="i",
    in_axes=({"k": None, "x": {"u": 0, "v": 1}},), out_axes={"p": 1, "q": None})(t))


def energy(a, k):
    return jnp.sum(jnp.sin(a) * jax.lax.psum(a * k, "i"))


case("grad_of_pmap", (normal(4, 3), normal(3)), lambda a, k: jax.grad(
    lambda a, k: jnp.sum(jax.pmap(energy, axis_name="i", in_axes=(0, None))(a, k) ** 2), argnums=(0, 1))(a, k))
case("pmap_of_grad", (normal(4, 3), normal(3)), lambda a, k: jax.pmap(jax.grad(energy), axis_name="i", in_axes=(0, None))(a, k))


def row(a):
    return jnp.exp(-a) * jax.lax.psum(a, "i")


case("pmap_of_vmap", (normal(4, 5, 3),), lambda a: jax.pmap(jax.vmap(row), axis_name="i")(a))
case("vmap_of_pmap", (normal(5, 4, 3),), lambda a: jax.vmap(jax.vmap(row, axis_name="i"))(a))
case("jit_of_pmap", (normal(4, 3),), lambda a: jax.jit(lambda a: 2 * jax.pmap(jax.jit(row), axis_name="i")(a + 1))(a))


def nested(a, b):
    return jax.lax.psum(a * b, "i") + jax.lax.pmean(a, "j") * jax.lax.axis_index("i") + jax.lax.axis_index("j")


case("nested", (normal(2, 3, 4), normal(4, 3)), lambda a, b: jax.vmap(
    jax.vmap(nested, axis_name="j", in_axes=(1, 0), out_axes=1), axis_name="i", in_axes=(0, None))(a, b))

# ---- shard_map over data 4 x model 2 ----
mesh = Mesh(np.array(jax.devices()).reshape(4, 2), ("data", "model"))


def sharded(f, ins, outs):
    return jax.shard_map(f, mesh=mesh, in_specs=ins, out_specs=outs, check_vma=False)


def column_row(x, w0, w1):
    return jax.lax.psum(jnp.tanh(x @ w0) @ w1, "model")


layer_in = (P("data", None), P(None, "model"), P("model", None))
args = (normal(8, 5), normal(5, 6), normal(6, 3))
case("tensor_parallel", args, sharded(column_row, layer_in, P("data")))
case("tensor_parallel_grad", args, jax.grad(lambda x, a, b: jnp.sum(sharded(column_row, layer_in, P("data"))(x, a, b) ** 2), argnums=(0, 1, 2)))


def loss_inside(x, a, b):
    return jax.lax.pmean(jnp.sum(column_row(x, a, b) ** 2), "data")


case("grad_inside", args, sharded(jax.grad(loss_inside, argnums=(0, 1, 2)), layer_in, layer_in))
case("loss_grad", args, jax.grad(lambda x, a, b: sharded(loss_inside, layer_in, P())(x, a, b), argnums=(0, 1, 2)))


def places(x):
    return x + 10 * jax.lax.axis_index("data") + jax.lax.axis_index("model"), jax.lax.psum(x, ("data", "model"))


case("both", (normal(16, 3),), sharded(places, (P(("data", "model")),), (P(("data", "model")), P())))
case("turned", (normal(16, 3),), sharded(lambda x: x * (1 + jax.lax.axis_index("model")), (P(("model", "data")),), P("model", "data")))
case("moved", (normal(4, 6),), sharded(lambda x: jax.lax.all_gather(x, "model", axis=1, tiled=True), (P("data", "model"),), P("data")))
case("scattered", (normal(8, 4),), sharded(lambda x: jax.lax.psum_scatter(x, "data", scatter_dimension=0, tiled=True), (P(None, "model"),), P("data", "model")))
case("exchanged", (normal(16, 4),), sharded(lambda x: jax.lax.all_to_all(x, "data", 1, 0, tiled=True), (P("data"),), P(None, "data")))
case("ring", (normal(4, 2),), sharded(lambda x: jax.lax.ppermute(x, "data", [(i, (i + 1) % 4) for i in range(4)]), (P("data", "model"),), P("data", "model")))
case("moved_grad", (normal(4, 6),), jax.grad(lambda x: jnp.sum(sharded(
    lambda x: jnp.sin(jax.lax.all_gather(x, "model", axis=1, tiled=True)) * (1 + jax.lax.axis_index("model")), (P("data", "model"),), P("data", "model"))(x) ** 2)))

# ---- inside of programs that do more: src/runtime/on_devices_test.c ----
def layer(x, a, b):
    return sharded(column_row, layer_in, P("data"))(x, a, b)


def steps(x, a, b):
    """three steps of gradient descent, the loss a mean over all devices"""
    def step(p, _):
        loss, (da, db) = jax.value_and_grad(lambda a, b: jnp.mean(layer(jnp.sin(x), a, b) ** 2), (0, 1))(*p)
        return (p[0] - 0.1 * da, p[1] - 0.1 * db), loss
    (a, b), losses = jax.lax.scan(step, (a, b), None, length=3)
    return a, b, losses


case("in_scan", args, jax.jit(steps))
case("in_hvp", args, jax.jit(lambda x, a, b: jax.jvp(jax.grad(lambda x: jnp.sum(jnp.sin(layer(x, a, b)))), (x,), (jnp.cos(x),))[1]))
case("in_vmap", (normal(3, 8, 5),) + args[1:], jax.jit(jax.vmap(layer, (0, None, None))))
case("in_vmap_grad", (normal(3, 8, 5),) + args[1:], jax.jit(jax.vmap(jax.grad(lambda x, a, b: jnp.sum(jnp.sin(layer(x, a, b))), (0, 1)), (0, None, None))))
case("in_cond", args, jax.jit(lambda x, a, b: jax.lax.cond(jnp.sum(a) > 0, lambda: jnp.cos(layer(x, a, b)), lambda: layer(-x, a, b))))
case("in_loop", (normal(8, 5), normal(5, 6), normal(6, 5)), jax.jit(lambda x, a, b: jax.lax.fori_loop(0, 4, lambda i, x: jnp.sin(layer(x, a, b)) + i, x)))
case("in_remat", args, jax.jit(jax.grad(lambda x, a, b: jnp.sum(jax.checkpoint(lambda x, a, b: jnp.sin(layer(jnp.cos(x), a, b)))(x, a, b) ** 2), (0, 1, 2))))


@jax.custom_vjp
def scaled(x):
    return x * 2


scaled.defvjp(lambda x: (x * 2, x), lambda x, ct: (ct * jax.lax.psum(jnp.sum(x), "data") * jnp.cos(x),))
case("in_custom", (normal(8, 5),), jax.jit(jax.grad(lambda x: jnp.sum(sharded(lambda x: scaled(jnp.sin(x)), (P("data"),), P("data"))(x) ** 2))))
case("in_unmapped", (normal(8, 5), normal(5)), jax.jit(jax.grad(lambda x, k: jnp.sum(jnp.sin(sharded(
    lambda x, k: jax.lax.psum(jnp.tanh(x) * k, ("data", "model")), (P("data"), P()), P())(x, k))), (0, 1))))
g.save()

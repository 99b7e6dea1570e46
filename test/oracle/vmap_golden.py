"""vmap.npz: jax.vmap of functions of every kind, f32.

  CASE.argI   arguments as given to the vmapped function; in_axes stand in test/vmap_golden_test.c
  CASE.out    vmap(f)
  CASE.jvp    tangents for tangents of 1 of all float arguments, vmap of jvp
  CASE.gradI  vmap(grad(f, I)): per-example gradients
  CASE.meanI  grad of mean(vmap(f)) with respect to the batched function's argument I
and a few of their own: pairs.*, axes.*, norm.*, keys.*
"""
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from golden import Golden

g = Golden("vmap")
rng = np.random.default_rng(3)


def r(*shape):
    return rng.normal(size=shape).astype(np.float32)


def i(low, high, *shape):
    return rng.integers(low, high, shape).astype(np.int32)


def case(name, f, args, in_axes, argnums, no_grad=False, loop=False):
    """argnums: of the float arguments; loop: the mean's gradient without vmap"""
    args = [jnp.asarray(a) for a in args]
    batched = jax.vmap(f, in_axes)
    for k, a in enumerate(args):
        g.add(f"{name}.arg{k}", a)
    g.add(f"{name}.out", batched(*args))

    def tangent(*a):
        return jax.jvp(lambda *d: f(*[d[argnums.index(k)] if k in argnums else a[k] for k in range(len(a))]), [a[k] for k in argnums],
                       [jnp.ones_like(a[k]) for k in argnums])[1]
    g.add(f"{name}.jvp", jax.vmap(tangent, in_axes)(*args))
    if no_grad:
        return
    for k, v in zip(argnums, jax.vmap(jax.grad(f, argnums), in_axes)(*args)):
        g.add(f"{name}.grad{k}", v)

    def mean(*a):
        if loop:
            return sum(f(x, *a[1:]) for x in a[0]) / len(a[0])
        return jnp.mean(batched(*a))
    for k, v in zip(argnums, jax.grad(mean, argnums)(*args)):
        g.add(f"{name}.mean{k}", v)


def mlp(w1, w2, x, label):
    logits = jax.nn.gelu(x @ w1) @ w2
    return -jnp.take(jax.nn.log_softmax(logits), label)


case("mlp", mlp, [r(5, 7), r(7, 3), r(4, 5), i(0, 3, 4)], (None, None, 0, 0), (0, 1, 2))
case("mlp_ensemble", mlp, [r(4, 5, 7), r(7, 4, 3), r(5), i(0, 3, 4)], (0, 1, None, 0), (0, 1, 2))


def attention(wqkv, wo, x):
    q, k, v = jnp.split((x @ wqkv).reshape(6, 2, 12).transpose(1, 0, 2), 3, axis=-1)
    s = jnp.where(jnp.tri(6) > 0, q @ k.transpose(0, 2, 1) * 0.5, -1e9)
    y = (jax.nn.softmax(s) @ v).transpose(1, 0, 2).reshape(6, 8) @ wo
    y = x + y
    y = (y - y.mean(-1, keepdims=True)) / jnp.sqrt(y.var(-1, keepdims=True) + 1e-6)
    return jnp.sum(jnp.sin(y))


case("attention", attention, [r(8, 24) / 3, r(8, 8) / 3, r(3, 6, 8)], (None, None, 0), (0, 1, 2))


def embed(table, w, ids):
    return jnp.sum(jnp.tanh(table[ids] @ w))


case("embed", embed, [r(10, 4), r(4), i(0, 10, 3, 5)], (None, None, 0), (0, 1))
case("embed_tables", embed, [r(3, 10, 4), r(4), i(0, 10, 5)], (0, None, None), (0, 1))


def sort_loss(w, x):
    s = jnp.sort(x @ w)
    return jnp.sum(jnp.cumsum(s) * jnp.arange(6)) + jnp.sum(lax.top_k(x[:, 0], 2)[0] ** 2)


case("sort_loss", sort_loss, [r(4), r(3, 6, 4)], (None, 0), (0, 1))


def conv_net(k, w, x):
    y = lax.conv_general_dilated(x, k, (1, 1), "SAME")
    y = lax.reduce_window(jax.nn.relu(y), -jnp.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
    return jnp.sum(jnp.tanh(y.reshape(-1) @ w))


case("conv_net", conv_net, [r(3, 1, 3, 3) / 3, r(27, 2) / 5, r(4, 1, 1, 6, 6)], (None, None, 0), (0, 1, 2))
case("conv_kernels", conv_net, [r(4, 3, 1, 3, 3) / 3, r(27, 2) / 5, r(1, 1, 6, 6)], (0, None, None), (0, 1, 2))
case("conv_both", conv_net, [r(4, 3, 1, 3, 3) / 3, r(27, 2) / 5, r(1, 1, 6, 6, 4)], (0, None, 4), (0, 1, 2))


def halve(x, limit):
    return lax.while_loop(lambda s: s[0] > limit, lambda s: (s[0] * 0.5, s[1] + s[0] * s[0]), (x, 0.0 * x))[1]


case("halve", halve, [np.array([0.5, 9, 1.5, 100], np.float32), np.float32(1)], (0, None), (0,), no_grad=True)
case("halve_limits", halve, [np.float32(50), np.array([0.5, 9, 1.5, 100], np.float32)], (None, 0), (0,), no_grad=True)


def powers(x, w):
    return lax.fori_loop(0, 5, lambda k, s: jnp.sin(s * w) + k, x)


case("powers", powers, [r(4), r(4)], (0, 0), (0, 1))


def rnn(w, u, xs):
    h, ys = lax.scan(lambda h, x: (jnp.tanh(h @ w + x @ u), jnp.sum(h * h)), jnp.zeros(3), xs)
    return jnp.sum(h) + jnp.sum(ys * jnp.arange(5))


case("rnn", rnn, [r(3, 3), r(2, 3), r(5, 4, 2)], (None, None, 1), (0, 1, 2))


def choose(x, w):
    return lax.cond(jnp.sum(x) > 0, lambda v: jnp.sum(v * v * w), lambda v: jnp.sum(jnp.exp(v)) * w, x)


case("choose", choose, [r(5, 3), r(5)], (0, 0), (0, 1))


def switch(k, x):
    return lax.switch(k, [jnp.sum, lambda v: jnp.sum(v * v), lambda v: jnp.prod(v)], x)


case("switch", switch, [np.array([0, 1, 2, 5, -1], np.int32), r(3)], (0, None), (1,))
case("switch_all", switch, [np.array([2, 1, 0, 7, -3], np.int32), r(3, 5)], (0, 1), (1,))


def window(x, start):
    return jnp.sum(jnp.sin(lax.dynamic_slice(x, (start,), (4,))) * jnp.arange(4))


case("window", window, [r(3, 10), i(0, 9, 3)], (0, 0), (0,))
case("window_starts", window, [r(10), np.array([1, 0, 3, 20], np.int32)], (None, 0), (0,))
case("window_arrays", window, [r(10, 3), np.int32(4)], (1, None), (0,))


def put(x, u, start):
    return jnp.sum(jnp.sin(lax.dynamic_update_slice(x, u, (start,))) * jnp.arange(8))


case("put", put, [r(3, 8), r(3, 3), i(0, 9, 3)], (0, 0, 0), (0, 1))
case("put_starts", put, [r(8), r(3), i(0, 7, 4)], (None, None, 0), (0, 1))


def scatter(x, at, u):
    return jnp.sum(jnp.sin(x.at[at].add(u)) * jnp.arange(6))


case("scatter", scatter, [r(3, 6), i(0, 6, 3, 4), r(3, 4)], (0, 0, 0), (0, 2))
case("scatter_places", scatter, [r(6), i(0, 6, 3, 4), r(4)], (None, 0, None), (0, 2))
case("scatter_updates", scatter, [r(6), i(0, 6, 4), r(3, 4)], (None, None, 0), (0, 2))


def solve(a, b):
    m = a @ a.T + 2 * jnp.eye(3)
    l = jnp.linalg.cholesky(m)
    return jnp.sum(lax.linalg.triangular_solve(l, b, left_side=True, lower=True) ** 2)


case("solve", solve, [r(4, 3, 3), r(4, 3, 2)], (0, 0), (0, 1))
case("solve_sides", solve, [r(3, 3), r(3, 2, 4)], (None, 2), (0, 1))


def draw(key, x):
    a, b = jax.random.split(key)
    keep = jax.random.bernoulli(a, 0.5, (6,))
    return jnp.sum(jnp.where(keep, x * jax.random.normal(b, (6,)), 0.0) * x)


keys = jax.random.key_data(jax.random.split(jax.random.PRNGKey(7), 4))
case("draw", lambda k, x: draw(jax.random.wrap_key_data(k), x), [np.asarray(keys), r(6)], (0, None), (1,))
case("draw_both", lambda k, x: draw(jax.random.wrap_key_data(k), x), [np.asarray(keys), r(6, 4)], (0, 1), (1,))
g.add("keys.key", np.asarray(keys))
g.add("keys.bits", jax.vmap(lambda k: jax.random.bits(k, (5,)))(keys))
g.add("keys.split", jax.vmap(lambda k: jax.random.split(k, 3))(keys))
g.add("keys.fold", jax.vmap(jax.random.fold_in, (None, 0))(keys[0], np.arange(5, dtype=np.int32)))
g.add("keys.randint", jax.vmap(lambda k: jax.random.randint(k, (4,), 0, 100))(keys))
g.add("keys.permutation", jax.vmap(lambda k: jax.random.permutation(k, 8))(keys))
g.add("keys.normal", jax.vmap(lambda k: jax.random.normal(k, (3,)))(keys))


def distance(x, y):
    return jnp.sum(jnp.sqrt(jnp.sum((x - y) ** 2) + 1))


x, y = r(3, 2), r(4, 2)
g.add("pairs.x", x)
g.add("pairs.y", y)
g.add("pairs.out", jax.vmap(jax.vmap(distance, (None, 0)), (0, None))(x, y))
g.add("pairs.grad", jax.vmap(jax.vmap(jax.grad(distance), (None, 0)), (0, None))(x, y))
g.add("pairs.columns", jax.vmap(jax.vmap(distance, (None, 0)), (0, None), out_axes=1)(x, y))
hessian = jax.vmap(jax.jacfwd(jax.grad(distance)), (0, None))
g.add("pairs.hessian", hessian(x, y[0]))

x, y = r(2, 3), r(4, 2)
g.add("axes.x", x)
g.add("axes.y", y)
a, b = jax.vmap(lambda x, y: (jnp.outer(x, y), {"s": jnp.sum(x), "p": x * jnp.sum(y)}), (0, -1), (-1, {"s": 0, "p": 1}))(x, y)
g.add("axes.outer", a)
g.add("axes.s", b["s"])
g.add("axes.p", b["p"])


def norm(x, w):
    """of a batch, by its own mean and variance"""
    mean = lax.pmean(x, "batch")
    var = lax.pmean((x - mean) ** 2, "batch")
    return jnp.sum(jnp.sin((x - mean) / jnp.sqrt(var + 1e-5) * w))


x, w = r(5, 3), r(3)
g.add("norm.x", x)
g.add("norm.w", w)
batched = jax.vmap(norm, (0, None), axis_name="batch")
g.add("norm.out", batched(x, w))
for k, v in enumerate(jax.grad(lambda x, w: jnp.mean(batched(x, w)), (0, 1))(x, w)):
    g.add(f"norm.mean{k}", v)


# Choices that each example makes for itself: the branch gives those that do not take it (x <= 0) a NaN or an infinity, which must not come into the
# gradients of what is one for all: weights that meet it in a product, a convolution, a lookup, a division, a loop, a solution, remat, another choice.
def guarded(name, branch, other, args, axes, argnums, index=None, loop=False):
    def f(x, *rest):
        if index:
            return lax.switch(index(x), [other, branch, other], x, *rest)
        return lax.cond(jnp.sum(x) > 0, branch, other, x, *rest)
    case("guard_" + name, f, args, axes, argnums, loop=loop)


def signs(*shape):
    """half of the examples positive, one of the others zero"""
    x = np.abs(r(*shape)) + 0.5
    x[1::2] *= -1
    x[1] = 0
    return x


def plain(x, *rest):
    return jnp.sum(x) * sum(jnp.sum(w) for w in rest)


guarded("dense", lambda x, w, b: jnp.sum(jnp.tanh(jnp.log(x) @ w + b)), plain, [signs(4, 3), r(3, 2), r(2)], (0, None, None), (0, 1, 2))
guarded("dense_after", lambda x, w, b: jnp.sum(jnp.sqrt(x @ w) / jnp.sum(x) + b), plain, [signs(4, 3), np.abs(r(3, 2)), r(2)], (0, None, None), (0, 1, 2))
guarded("product", lambda x, v, w: jnp.sum(jnp.log(x @ (v @ w))), plain, [signs(4, 3), np.abs(r(3, 5)), np.abs(r(5, 2))], (0, None, None), (0, 1, 2))
guarded("switch", lambda x, w: jnp.sum(jnp.sqrt(x) @ jnp.exp(w)), plain, [signs(4, 3), r(3, 2)], (0, None), (0, 1),
        index=lambda x: jnp.int32(jnp.sign(jnp.sum(x))))
# JAX puts the examples' channels into one convolution, and a NaN of one example into the gradient of all: the values are those without vmap
guarded("conv", lambda x, k: jnp.sum(jnp.sin(lax.conv(jnp.sqrt(x), k, (1, 1), "SAME"))), plain, [signs(4, 1, 2, 5, 5), r(3, 2, 3, 3)], (0, None), (0, 1),
        loop=True)
guarded("lookup", lambda x, t: jnp.sum(jnp.log(t[jnp.int32(jnp.sum(x) > 0)] * x)), plain, [signs(4, 3), np.abs(r(2, 3))], (0, None), (0, 1))
guarded("window", lambda x, t: jnp.sum(jnp.log(lax.dynamic_slice(t, (jnp.int32(jnp.sum(x) > 0),), (3,)) * x)), plain, [signs(4, 3), np.abs(r(5))],
        (0, None), (0, 1))
guarded("divide", lambda x, w: jnp.sum(jnp.cos(w / x)), plain, [signs(4, 3), r(2, 3)], (0, None), (0, 1))
guarded("loop", lambda x, w: jnp.sum(lax.scan(lambda h, _: (jnp.tanh(h @ w) + jnp.sqrt(x), None), jnp.log(x), None, length=3)[0]), plain,
        [signs(4, 3), r(3, 3)], (0, None), (0, 1))
guarded("solve", lambda x, a: jnp.sum(lax.linalg.triangular_solve(a, jnp.sqrt(x)[:, None], left_side=True, lower=True) ** 2), plain,
        [signs(4, 3), r(3, 3) / 2 + 2 * np.eye(3, dtype=np.float32)], (0, None), (0, 1))
guarded("remat", lambda x, w: jax.checkpoint(lambda x, w: jnp.sum(jnp.sin(jnp.log(x) @ w)))(x, w), plain, [signs(4, 3), r(3, 2)], (0, None), (0, 1))
guarded("inner", lambda x, w: lax.cond(x[0] > 1, lambda x, w: jnp.sum(jnp.log(x - 1) @ w), lambda x, w: jnp.sum(jnp.sqrt(x) @ (w * w)), x, w), plain,
        [np.array([[2, 3, 4], [0.5, 1, 1.5], [-1, -2, 0], [0, 0, 0]], np.float32), r(3, 2)], (0, None), (0, 1))
guarded("all", lambda x, w: jnp.sum(jnp.log(x) @ w), plain, [np.zeros((3, 3), np.float32), r(3, 2)], (0, None), (0, 1))
g.save()

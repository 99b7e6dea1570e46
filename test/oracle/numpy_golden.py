"""numpy.npz: what jax.numpy gives for the cases of src/numpy/test_cases.h, by their names.

  NAME.in0 …      the arrays
  NAME.out0 …     the leaves of the result
  NAME.grad0 …    for each array of floats: the gradient of loss = Σ over leaves k of floats Σ leaf · cos(0.7 i + k)
  NAME.second0 …  the gradient of the same sum of the gradients
"""
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from golden import Golden

g = Golden("numpy")
rng = np.random.default_rng(11)


def is_float(x):
    return jnp.issubdtype(x.dtype, jnp.floating)


def weighed(x, k):
    d = jnp.float64 if x.dtype == jnp.float64 else jnp.float32
    w = jnp.cos(jnp.arange(x.size).astype(d) * d(0.7) + d(k))
    return jnp.sum(x.astype(d).ravel() * w)


def weighed_tree(tree):
    leaves = jax.tree.leaves(tree)
    return sum((weighed(x, i) for i, x in enumerate(leaves) if is_float(x)), jnp.float32(0))


def case(name, f, *arrays, order=2, x64=False):
    """order: 0 values only, 1 gradients, 2 gradients of gradients too"""
    arrays = [np.asarray(a) for a in arrays]
    for i, a in enumerate(arrays):
        g.add(f"{name}.in{i}", a)
    with jax.enable_x64(x64):
        arrays = [jnp.asarray(a) for a in arrays]
        for i, leaf in enumerate(jax.tree.leaves(f(*arrays))):
            g.add(f"{name}.out{i}", leaf)
        argnums = tuple(i for i, a in enumerate(arrays) if is_float(a))
        if not argnums or not order:
            return
        gradient = jax.grad(lambda *a: weighed_tree(f(*a)), argnums)
        for i, leaf in enumerate(gradient(*arrays)):
            g.add(f"{name}.grad{i}", leaf)
        if order > 1:
            for i, leaf in enumerate(jax.grad(lambda *a: weighed_tree(gradient(*a)), argnums)(*arrays)):
                g.add(f"{name}.second{i}", leaf)


def normal(*shape, d=np.float32):
    return rng.normal(size=shape).astype(d)


def ints(*v, d=np.int32):
    return np.array(v, d)


nan, inf = np.nan, np.inf
f32 = np.float32

# ---------------------------------------------------------------------------------------------------------------- making arrays
case("linspace", lambda: jnp.linspace(-1, 2, 7))
case("linspace_open", lambda: jnp.linspace(0, 1, 5, endpoint=False))
case("linspace_arrays", lambda a, b: jnp.linspace(a, b, 4), normal(2, 3), normal(3), order=1)
case("linspace_one", lambda a, b: jnp.linspace(a, b, 1), normal(2), normal(2), order=0)
case("linspace_none", lambda a, b: jnp.linspace(a, b, 0), normal(2), normal(2), order=0)
case("logspace", lambda: jnp.logspace(0, 3, 4))
case("arange", lambda: jnp.arange(0.5, 3, 0.4))
case("arange_down", lambda: jnp.arange(5, -3, -2))
case("eye", lambda: jnp.eye(3))
case("eye_part", lambda: jnp.eye(3, 4, -1, dtype=jnp.int32))
case("tri", lambda: jnp.tri(3, 4, 1))
case("meshgrid", lambda a, b, c: tuple(jnp.meshgrid(a, b, c)), normal(2), normal(3), ints(1, 2), order=1)
case("meshgrid_ij", lambda a, b: tuple(jnp.meshgrid(a, b, indexing="ij")), normal(2), normal(3), order=0)

# ---------------------------------------------------------------------------------------------------------------- shapes
case("roll", lambda a: jnp.roll(a, 2, -1), normal(2, 5), order=1)
case("roll_flat", lambda a: jnp.roll(a, -5), normal(2, 3), order=0)
case("tile", lambda a: jnp.tile(a, (2, 1, 3)), normal(2, 2), order=1)
case("tile_short", lambda a: jnp.tile(a, 2), normal(2, 2), order=0)
case("repeat", lambda a: jnp.repeat(a, 3, 1), normal(2, 2, 2), order=1)
case("repeat_flat", lambda a: jnp.repeat(a, 2), normal(2, 2), order=0)
case("split", lambda a: tuple(jnp.split(a, 2, 1)), normal(2, 4), order=1)
case("array_split", lambda a: tuple(jnp.array_split(a, 3, -1)), normal(2, 5), order=1)
case("split_at", lambda a: tuple(jnp.split(a, (1, 3), 1)), normal(2, 4), order=0)
case("tril", lambda a: jnp.tril(a, -1), normal(2, 3, 4), order=1)
case("triu", lambda a: jnp.triu(a, 1), normal(3, 4), order=1)
case("diag_vector", lambda a: jnp.diag(a, -1), normal(3), order=1)
case("diag_vector_right", lambda a: jnp.diag(a, 2), normal(3), order=1)
case("diag_matrix", lambda a: jnp.diag(a, 1), normal(3, 4), order=1)
case("diagonal", lambda a: jnp.diagonal(a, -1, 0, 2), normal(3, 2, 4), order=1)
case("diagonal_outside", lambda a: jnp.diagonal(a, 9), normal(3, 2), order=0)
case("trace", jnp.trace, normal(3, 3, 2), order=1)
case("trace_i8", lambda a: jnp.trace(a, 1, 1, 0), rng.integers(-99, 99, (4, 3)).astype(np.int8))

# ---------------------------------------------------------------------------------------------------------------- running sums
case("cumsum", lambda a: jnp.cumsum(a, 1), normal(2, 7, 3), order=1)
case("cumsum_flat", jnp.cumsum, normal(2, 3), order=0)
case("cumsum_bool", lambda a: jnp.cumsum(a, 0), np.array([True, False, True]))
case("cumsum_i8", lambda a: jnp.cumsum(a, 0), ints(100, 27, 1, 5, d=np.int8))
case("cumsum_empty", lambda a: jnp.cumsum(a, 0), np.zeros((0, 2), f32), order=0)
case("cumsum_f16", lambda a: jnp.cumsum(a, 0), normal(9, d=np.float16), order=0)
case("cumprod", lambda a: jnp.cumprod(a, -1), normal(2, 6))
case("cumprod_zeros", lambda a: jnp.cumprod(a, 0), np.array([2, 0, 3, 0, 5], f32))
case("cummax", lambda a: lax.cummax(a, 1), normal(2, 9), order=1)
case("cummax_ties", lambda a: lax.cummax(a, 0), np.array([1, 3, 3, 2, 3, 4, 4], f32), order=1)
case("cummin", lambda a: lax.cummin(a, 0), normal(5, 2), order=1)
case("cummin_nan", lambda a: lax.cummin(a, 0), np.array([1, 3, nan, -2], f32), order=0)
case("cumlogsumexp", lambda a: lax.cumlogsumexp(a, 1), normal(2, 6))
case("cumlogsumexp_far", lambda a: lax.cumlogsumexp(a, 0), np.array([-inf, -1000, 1000, 999, inf], f32), order=0)
case("nancumsum", lambda a: jnp.nancumsum(a, 0), np.array([1, nan, 2, nan, 3], f32), order=1)
case("nancumprod", lambda a: jnp.nancumprod(a, 0), np.array([2, nan, 3, 4], f32), order=1)
case("diff", lambda a: jnp.diff(a, 2), normal(2, 5), order=1)
case("diff_bool", lambda a: jnp.diff(a), np.array([True, False, False, True]))
case("logaddexp", jnp.logaddexp, np.array([1, 2, 2, -3], f32), np.array([2, 1, 2, 50], f32))
case("logaddexp_infinite", jnp.logaddexp, np.array([-inf, inf, inf, -inf, nan], f32), np.array([-inf, inf, -inf, 1, 1], f32), order=0)

# ---------------------------------------------------------------------------------------------------------------- places
OUTSIDE = ints(0, 2, -1, 5, -6, 2)
case("take", lambda a, i: jnp.take(a, i, 1), normal(2, 4), OUTSIDE.reshape(2, 3), order=1)
case("take_clip", lambda a, i: jnp.take(a, i, 1, mode="clip"), normal(2, 4), OUTSIDE, order=1)
case("take_wrap", lambda a, i: jnp.take(a, i, 0, mode="wrap"), normal(4, 2), OUTSIDE, order=1)
case("take_flat", jnp.take, normal(2, 2), OUTSIDE, order=0)
case("take_i32", lambda a, i: jnp.take(a, i, 0), ints(7, 8, 9), OUTSIDE)
case("take_u8", lambda a, i: jnp.take(a, i, 0), ints(7, 8, 9, d=np.uint8), OUTSIDE)
case("take_along", lambda a, i: jnp.take_along_axis(a, i, 1), normal(2, 4), ints([0, -1, 5], [-6, 2, 2]), order=1)
case("take_along_clip", lambda a, i: jnp.take_along_axis(a, i, 0, mode="clip"), normal(4, 3), ints([-1], [7]), order=1)
case("take_along_flat", lambda a, i: jnp.take_along_axis(a, i, None), normal(2, 2), OUTSIDE, order=0)
case("at_get", lambda a, i: a.at[i].get(), normal(4, 2), OUTSIDE, order=0)   # JAX: backwards these are dropped
case("at_get_clip", lambda a, i: a.at[i].get(mode="clip"), normal(4, 2), OUTSIDE, order=1)
case("at_get_fill", lambda a, i: a.at[i].get(mode="fill"), normal(4, 2), OUTSIDE, order=1)
case("at_get_filled", lambda a, i: a.at[i].get(mode="fill", fill_value=7), ints(1, 2, 3, 4), OUTSIDE)
case("at_get_pair", lambda a, i, j: a.at[i, j].get(mode="clip"), normal(3, 4, 2), ints([0], [-1]), ints(1, 3, 9), order=1)
case("at_get_column", lambda a, i: a.at[:, i].get(), normal(2, 4, 3), ints([0, 2, -1], [1, -4, 2]), order=1)
case("at_get_apart", lambda a, i, j: a.at[i, :, j].get(), normal(2, 3, 4), ints(0, 1, 1), ints(3, 0, -1), order=1)
case("at_set", lambda a, i, u: a.at[i].set(u), normal(4, 2), ints(0, -1, 9), normal(3, 2), order=1)
case("at_add", lambda a, i, u: a.at[i].add(u), normal(4, 2), OUTSIDE, normal(6, 2), order=1)
case("at_add_clip", lambda a, i, u: a.at[i].add(u, mode="clip"), normal(4, 2), OUTSIDE, normal(2), order=1)
case("at_add_pair", lambda a, i, j, u: a.at[i, j].add(u), normal(3, 4), ints([0], [-1]), ints(1, 3, 9), normal(3), order=1)
case("at_add_column", lambda a, i, u: a.at[:, i].add(u), normal(2, 4, 3), OUTSIDE, normal(6, 1), order=1)
case("at_add_apart", lambda a, i, j, u: a.at[i, :, j].add(u), normal(2, 3, 4), ints(0, 1, 1), ints(3, 0, -1), normal(3, 3), order=1)
case("at_mul", lambda a, i: a.at[i].mul(3), normal(4), OUTSIDE, order=1)
case("at_min", lambda a, i, u: a.at[i].min(u), normal(4), OUTSIDE, normal(6), order=1)
case("at_max", lambda a, i, u: a.at[i].max(u), ints(5, 1, 2, 3), OUTSIDE, ints(1, 2, 3, 4, 5, 6))

g.save()

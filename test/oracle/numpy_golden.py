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


def floats(*v):
    return np.array(v, np.float32)

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

# ---------------------------------------------------------------------------------------------------------------- products
def einsum(name, text, *arrays, order=1):
    case("einsum_" + name, lambda *a: jnp.einsum(text, *a), *arrays, order=order)


einsum("matmul", "ij,jk->ik", normal(2, 3), normal(3, 4), order=2)
einsum("implicit", "ba , cb", normal(3, 2), normal(4, 3))
einsum("trace", "ii", normal(3, 3))
einsum("diagonal", "iji->ji", normal(3, 2, 3))
einsum("transpose", "bA", normal(2, 3), order=0)
einsum("sum", "ijk->j", normal(2, 3, 2))
einsum("ellipsis", "...ij,...jk->...ik", normal(2, 1, 2, 3), normal(3, 3, 2))
einsum("ellipsis_implicit", "i...,...i", normal(3, 2), normal(2, 3))
einsum("ellipsis_summed", "...i->i", normal(2, 3, 2))
einsum("single", "ij,jk->ik", normal(2, 1), normal(3, 4))
einsum("outer", "i,j->ji", normal(2), normal(3))
einsum("hadamard", "ij,ij->ij", normal(2, 3), normal(2, 3))
einsum("batch", "bij,bkj->kbi", normal(2, 3, 4), normal(2, 2, 4))
einsum("three", "ij,jk,kl->il", normal(2, 3), normal(3, 4), normal(4, 2), order=2)
einsum("four", "bq,bqd,bkd,bke->be", normal(2, 3), normal(2, 3, 4), normal(2, 5, 4), normal(2, 5, 2))
einsum("scalars", ",->", normal(), normal())
case("einsum_seven", lambda a, b: jnp.einsum("ab,bc,ab,bc,ab,bc,ab->ac", a, b, a, b, a, b, a), normal(2, 3), normal(3, 2), order=1)
einsum("ints", "ij,j->i", rng.integers(-9, 9, (2, 3)).astype(np.int8), ints(1, 2, 3, d=np.int8))
einsum("mixed", "ij,j->i", rng.integers(-9, 9, (2, 3)).astype(np.int32), normal(3))
einsum("empty", "ij,jk->ik", np.zeros((2, 0), f32), np.zeros((0, 3), f32), order=0)
case("outer", jnp.outer, normal(2, 2), normal(3), order=1)
case("inner", jnp.inner, normal(2, 3), normal(4, 2, 3), order=1)
case("vdot", jnp.vdot, normal(2, 3), normal(3, 2), order=1)
case("kron", jnp.kron, normal(2, 3), normal(3, 2), order=1)
case("kron_ranks", jnp.kron, normal(2), normal(3, 2), order=0)
case("tensordot", lambda a, b: jnp.tensordot(a, b, ((1, 0), (0, 2))), normal(2, 3, 4), normal(3, 2, 2), order=1)
case("convolve_full", jnp.convolve, normal(5), normal(3))
case("convolve_same", lambda a, b: jnp.convolve(a, b, "same"), normal(2), normal(5), order=1)
case("convolve_valid", lambda a, b: jnp.convolve(a, b, "valid"), normal(5), normal(2), order=1)
case("convolve_ints", jnp.convolve, ints(1, 2, 3), ints(4, 5))
case("correlate_full", lambda a, b: jnp.correlate(a, b, "full"), normal(3), normal(5), order=1)
case("correlate_same", lambda a, b: jnp.correlate(a, b, "same"), normal(6), normal(4), order=1)

# ---------------------------------------------------------------------------------------------------------------- statistics
Q = np.array([0, 0.25, 0.6, 1], f32)
HOLES = np.array([[1, nan, 3, -2], [nan, nan, nan, nan], [4, 0.5, nan, 7]], f32)
SOME = np.array([[1, nan, 3, -2], [nan, 2, 1, nan], [4, 0.5, nan, 7]], f32)


def quantile(name, x, q, of="quantile", order=0, **options):
    """q is an array of the case, too, when it is a vector"""
    f = getattr(jnp, of)
    if np.ndim(q):
        case(name, lambda a, b: f(a, lax.stop_gradient(b), **options), x, q, order=order)
    else:
        case(name, lambda a: f(a, q, **options), x, order=order)


quantile("quantile", normal(7), 0.3, order=1)
quantile("quantile_axes", normal(2, 3, 3), Q, axis=(0, 2), order=1)
quantile("quantile_keepdims", normal(2, 5), Q, axis=-1, keepdims=True, order=1)
for method in ("lower", "higher", "nearest", "midpoint"):
    quantile("quantile_" + method, normal(5, 2), Q, axis=0, method=method, order=1)
quantile("quantile_nan", SOME, 0.5, axis=1)
quantile("quantile_ints", ints(5, 1, 9, 4), 0.25)
quantile("percentile", normal(6), np.array([10, 50, 99], f32), "percentile")
quantile("nanquantile", HOLES, Q, "nanquantile", axis=1)
quantile("nanpercentile", SOME, 40, "nanpercentile", axis=0, keepdims=True)
case("median", jnp.median, normal(2, 3), order=1)
case("median_axis", lambda a: jnp.median(a, 1, keepdims=True), normal(2, 5), order=1)
case("nanmedian", lambda a: jnp.nanmedian(a, 1), HOLES, order=0)
case("nansum", lambda a: jnp.nansum(a, 1), HOLES, order=1)
case("nanprod", lambda a: jnp.nanprod(a, 0), SOME, order=1)
case("nanmax", lambda a: jnp.nanmax(a, 1, keepdims=True), HOLES, order=0)
case("nanmin", jnp.nanmin, HOLES, order=1)
case("nanmean", lambda a: jnp.nanmean(a, 1), HOLES, order=0)
case("nanvar", lambda a: jnp.nanvar(a, 0, ddof=1), SOME, order=1)
case("nanstd", jnp.nanstd, SOME, order=1)
case("nanmean_f16", jnp.nanmean, SOME.astype(np.float16), order=0)
case("nanmax_ints", jnp.nanmax, ints(3, 9, 2))
case("nanargmax", lambda a: jnp.nanargmax(a, 1), HOLES, order=0)
case("nanargmin", lambda a: jnp.nanargmin(a, 1), HOLES, order=0)
case("count_nonzero", lambda a: jnp.count_nonzero(a, 0), ints([1, 0, 2], [0, 0, 3]))
case("special_logsumexp", jax.scipy.special.logsumexp, normal(2, 3))
case("special_logsumexp_axis", lambda a: jax.scipy.special.logsumexp(a, 0, keepdims=True), 300 * normal(3, 2), order=1)
case("special_logsumexp_infinite", lambda a: jax.scipy.special.logsumexp(a, 1), np.array([[-inf, -inf], [inf, 1], [nan, 1], [-inf, 2]], f32), order=0)

# ---------------------------------------------------------------------------------------------------------------- closeness, bins
CLOSE = np.array([1, 1, 1, inf, inf, nan, 0, 1e10], f32), np.array([1.000001, 1.0001, 2, inf, -inf, nan, 1e-9, 1.05e10], f32)
case("isclose", jnp.isclose, *CLOSE, order=0)
case("isclose_nan", lambda a, b: jnp.isclose(a, b, rtol=0.1, atol=0, equal_nan=True), *CLOSE, order=0)
case("allclose", lambda a, b: jnp.allclose(a, b, atol=1), *normal(2, 3) / 8, order=0)
case("array_equal", jnp.array_equal, ints(1, 2), np.array([1, 2], f32), order=0)
case("array_equal_shapes", jnp.array_equal, ints(1, 2), ints([1, 2]))
SORTED = np.array([-1, 0, 0, 2.5, inf, nan, nan], f32)
case("searchsorted", jnp.searchsorted, SORTED, np.array([[-2, -1, 0, 1], [2.5, inf, nan, -inf]], f32), order=0)
case("searchsorted_right", lambda a, v: jnp.searchsorted(a, v, side="right"), SORTED, np.array([-2, -1, 0, 1, 2.5, inf, nan, -inf], f32), order=0)
case("searchsorted_ints", lambda a, v: jnp.searchsorted(a, v, side="right"), ints(1, 3, 3, 9), ints(0, 1, 2, 3, 9, 10))
case("searchsorted_empty", jnp.searchsorted, np.zeros(0, f32), normal(2), order=0)
case("digitize", jnp.digitize, np.array([-1, 0, 0.5, 1, 2], f32), np.array([0, 1, 1.5], f32), order=0)
case("digitize_right", lambda a, b: jnp.digitize(a, b, right=True), np.array([-1, 0, 0.5, 1, 2], f32), np.array([0, 1, 1.5], f32), order=0)
case("histogram", lambda a: jnp.histogram(a, 5), normal(4, 5), order=0)
case("histogram_range", lambda a, w: jnp.histogram(a, 3, (-1, 1), w), np.array([-2, -1, 0, 0.5, 1, 1.5], f32), np.array([1, 2, 3, 4, 5, 6], f32), order=0)
case("histogram_same", lambda a: jnp.histogram(a, 2), np.array([2, 2, 2], f32), order=0)
case("histogram_in", lambda a, e: jnp.histogram(a, e)[0], np.array([-2, -1, 0, 0.5, 1, 1.5, 3], f32), np.array([-1, 0, 0.75, 3], f32), order=0)
case("bincount", lambda a: jnp.bincount(a, length=4), ints(0, 3, 3, 9, -2, 1))
case("bincount_weights", lambda a, w: jnp.bincount(a, w, length=4), ints(0, 3, 3, 9, -2, 1), normal(6), order=1)


# ---------------------------------------------------------------------------------------------------------------- linear algebra
linalg = jnp.linalg
T = lambda a: jnp.swapaxes(a, -1, -2)
parts = lambda tree: jax.tree.map(lambda x: (jnp.real(x), jnp.imag(x)), tuple(tree) if isinstance(tree, tuple) else tree)


def signless(tree):
    """without the signs of vectors"""
    if len(tree) == 2:
        return tree[0], jnp.square(tree[1])
    u, s, vt = tree
    return jnp.square(u), s, u[..., :1, :] * T(vt)


def svd_again(usv):
    u, s, vt = usv
    k = s.shape[-1]
    return (u[..., :k] * s[..., None, :]) @ vt[..., :k, :], u @ T(u), T(vt) @ vt


SINGULAR = np.array([[1, 2, 3], [2, 4, 6], [1, 0, 1]], f32)
case("cholesky", lambda a: linalg.cholesky(a @ T(a)), normal(2, 3, 3))
case("cholesky_upper", lambda a: linalg.cholesky(a, upper=True), np.array([[4, 1], [0.5, 3]], f32), order=1)
case("cholesky_indefinite", linalg.cholesky, np.array([[1, 2], [2, 1]], f32), order=0)
case("cholesky_f64", lambda a: linalg.cholesky(a @ T(a)), normal(3, 3, d=np.float64), x64=True)
case("triangular_solve", lambda a, b: lax.linalg.triangular_solve(a, b, left_side=True, lower=True), normal(2, 3, 3) + 3 * np.eye(3, dtype=f32),
     normal(2, 3, 2))
case("triangular_solve_turned", lambda a, b: lax.linalg.triangular_solve(a, b, transpose_a=True, unit_diagonal=True), normal(3, 3), normal(2, 3),
     order=1)
case("qr", lambda a: tuple(linalg.qr(a)), normal(2, 4, 3))
case("qr_square", lambda a: tuple(linalg.qr(a, "complete")), normal(3, 3), order=1)
case("qr_wide", lambda a: tuple(linalg.qr(a)), normal(2, 4), order=1)
case("qr_complete", lambda a: tuple(linalg.qr(a, "complete")), normal(4, 2))
case("qr_complex", lambda a, b: parts(linalg.qr(lax.complex(a, b))), normal(3, 2), normal(3, 2))
case("qr_empty", lambda a: tuple(linalg.qr(a)), np.zeros((3, 0), f32), order=0)
case("eigh", lambda a: signless(tuple(linalg.eigh(a))), normal(2, 3, 3))
case("eigvalsh", linalg.eigvalsh, normal(4, 4))
case("svd", lambda a: signless(tuple(linalg.svd(a, full_matrices=False))), normal(2, 4, 3))
case("svd_wide", lambda a: signless(tuple(linalg.svd(a, full_matrices=False))), normal(2, 4), order=1)
case("svd_full", lambda a: svd_again(tuple(linalg.svd(a))), normal(4, 2), order=0)
case("svdvals", linalg.svdvals, normal(3, 5))
case("solve", linalg.solve, normal(2, 3, 3), normal(2, 3, 2))
case("solve_vector", linalg.solve, normal(4, 4), normal(4), order=1)
case("solve_batches", linalg.solve, normal(2, 1, 3, 3), normal(3, 3, 2), order=1)
case("solve_complex", lambda a, b: parts(linalg.solve(lax.complex(a, b), b)), normal(3, 3), normal(3, 3), order=1)
case("solve_f64", linalg.solve, normal(3, 3, d=np.float64), normal(3, 2, d=np.float64), x64=True)
case("solve_ints", linalg.solve, ints([2, 1], [1, 3]), ints([1], [2]))
case("inv", linalg.inv, normal(2, 3, 3))
case("det_1", linalg.det, normal(2, 1, 1), order=1)
case("det_2", linalg.det, normal(2, 2))
case("det_3_singular", linalg.det, SINGULAR, order=1)
case("det_5", linalg.det, normal(2, 5, 5))
# rank 3 twice, where zeros in U come before its corner: JAX gives 0; rank 2; a matrix that is not singular
case("det_4_singular", linalg.det, np.array([[[1, 2, 3, 4], [2, 4, 6, 9], [1, 0, 2, 1], [4, 6, 11, 14]], [[1, 0, 3, 4], [2, 0, 6, 9], [1, 0, 2, 1], [0, 0, 1, 2]],
                                            [[1, 2, 3, 4], [2, 4, 6, 8], [3, 6, 9, 12], [0, 3, 1, 2]], [[4, 1, 0, 0], [1, 3, 1, 0], [0, 1, 2, 1], [1, 0, 1, 5]]], f32), order=1)
case("slogdet", lambda a: tuple(linalg.slogdet(a)), normal(3, 4, 4))
case("slogdet_singular", lambda a: tuple(linalg.slogdet(a)), np.array([[1, 2, 0, 0], [2, 4, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]], f32), order=0)
case("pinv", linalg.pinv, normal(2, 4, 3))
case("pinv_wide", linalg.pinv, normal(2, 4), order=1)
case("pinv_singular", lambda a: linalg.pinv(a, rtol=1e-3), SINGULAR, order=0)
case("matrix_rank", linalg.matrix_rank, np.stack([SINGULAR, np.eye(3, dtype=f32)]), order=0)
case("lstsq", lambda a, b: tuple(linalg.lstsq(a, b)), normal(4, 2), normal(4, 3), order=0)
case("lstsq_vector", lambda a, b: linalg.lstsq(a, b)[0], normal(4, 3), normal(4), order=1)
case("matrix_power", lambda a: linalg.matrix_power(a, 5), normal(3, 3))
case("matrix_power_inverse", lambda a: linalg.matrix_power(a, -2), normal(2, 2), order=1)
case("matrix_power_ints", lambda a: (linalg.matrix_power(a, 0), linalg.matrix_power(a, 3)), ints([1, 2], [3, 4]))
case("expm", jax.scipy.linalg.expm, 0.5 * normal(3, 3))
case("expm_large", jax.scipy.linalg.expm, 8 * normal(3, 3) / 3, order=1)
case("expm_f64", jax.scipy.linalg.expm, 3 * normal(2, 3, 3, d=np.float64), x64=True, order=1)
case("norm", linalg.norm, normal(2, 3, 2))
case("norm_axis", lambda a: linalg.norm(a, axis=-1, keepdims=True), normal(2, 3), order=1)
for name, ord_ in (("1", 1), ("3", 3), ("0", 0), ("most", np.inf), ("least", -np.inf)):
    case("norm_vector_" + name, lambda a, ord_=ord_: linalg.norm(a, ord_), normal(5), order=0 if name == "0" else 1)
case("norm_matrix_1", lambda a: linalg.norm(a, 1), normal(3, 2), order=1)
case("norm_matrix_most", lambda a: linalg.norm(a, np.inf, (2, 0), keepdims=True), normal(3, 2, 4), order=1)
case("norm_matrix_least", lambda a: linalg.norm(a, -1, (0, 2)), normal(3, 2, 4), order=1)
case("norm_matrix_2", lambda a: linalg.norm(a, 2), normal(3, 2), order=1)
case("norm_matrix_nuclear", lambda a: linalg.norm(a, "nuc", (0, 2), keepdims=True), normal(3, 2, 3), order=1)

# ---------------------------------------------------------------------------------------------------------------- Fourier transforms
fft = jnp.fft
C = lax.complex
case("fft", lambda a, b: parts(fft.fft(C(a, b))), normal(2, 6), normal(2, 6), order=1)
case("fft_real", lambda a: parts(fft.fft(a, 4, 0)), normal(6, 2), order=1)
case("ifft_longer", lambda a, b: parts(fft.ifft(C(a, b), 7, norm="ortho")), normal(2, 5), normal(2, 5), order=1)
case("rfft", lambda a: parts(fft.rfft(a, axis=0, norm="forward")), normal(6, 2), order=1)
case("irfft", lambda a, b: fft.irfft(C(a, b)), normal(2, 4), normal(2, 4), order=1)
case("irfft_odd", lambda a, b: fft.irfft(C(a, b), 5, norm="forward"), normal(2, 4), normal(2, 4), order=1)
case("fft2", lambda a: parts(fft.fft2(a)), normal(2, 3, 4), order=1)
case("ifft2", lambda a, b: parts(fft.ifft2(C(a, b), (2, 5), (2, 0))), normal(3, 2, 4), normal(3, 2, 4), order=1)
case("rfft2", lambda a: parts(fft.rfft2(a)), normal(2, 3, 4), order=1)
case("irfft2", lambda a, b: fft.irfft2(C(a, b)), normal(3, 3), normal(3, 3), order=1)
case("fftn_four", lambda a: parts(fft.fftn(a)), normal(2, 3, 2, 3), order=1)
case("fftn_part", lambda a: parts(fft.fftn(a, (3, 4))), normal(2, 2, 5), order=0)
case("rfftn_five", lambda a: parts(fft.rfftn(a)), normal(2, 3, 2, 2, 4), order=1)
case("irfftn_four", lambda a, b: fft.irfftn(C(a, b)), normal(2, 3, 2, 3), normal(2, 3, 2, 3), order=1)
case("ifftn", lambda a, b: parts(fft.ifftn(C(a, b))), normal(2, 3, 2), normal(2, 3, 2), order=0)
case("hfft", lambda a, b: fft.hfft(C(a, b)), normal(4), normal(4), order=1)
case("ihfft", lambda a: parts(fft.ihfft(a, norm="ortho")), normal(6), order=1)
case("fft_f64", lambda a: parts(fft.fft(a)), normal(5, d=np.float64), x64=True, order=1)
case("fft_ints", lambda a: parts(fft.fft(a)), ints(1, 2, 3))
case("fftfreq", lambda: (fft.fftfreq(5, 0.5), fft.fftfreq(4)))
case("rfftfreq", lambda: (fft.rfftfreq(5, 0.5), fft.rfftfreq(4)))
case("fftshift", fft.fftshift, normal(2, 5), order=0)
case("ifftshift", lambda a: fft.ifftshift(a, 1), normal(2, 5), order=0)


# ---------------------------------------------------------------------------------------------------------------- complex matrices, other dtypes
def hermitian_again(wv):
    w, v = wv
    h = (v * jnp.square(w)[..., None, :]) @ jnp.conj(T(v))
    return w, jnp.real(h), jnp.imag(h)


bf16 = jnp.bfloat16
F64, F16 = np.float64, np.float16
case("eigh_complex", lambda a, b: hermitian_again(linalg.eigh(C(a, b))), normal(3, 3), normal(3, 3), order=1)
case("svd_complex", lambda a, b: linalg.svd(C(a, b), full_matrices=False)[1], normal(3, 2), normal(3, 2), order=1)
case("slogdet_complex", lambda a, b: parts(tuple(linalg.slogdet(C(a, b)))), normal(4, 4), normal(4, 4), order=0)
case("pinv_complex", lambda a, b: parts(linalg.pinv(C(a, b))), normal(3, 2), normal(3, 2), order=0)
case("det_4_complex", lambda a, b: parts(linalg.det(C(a, b))), normal(4, 4), normal(4, 4), order=1)
case("expm_complex", lambda a, b: parts(jax.scipy.linalg.expm(C(a, b))), normal(2, 2), normal(2, 2), order=1)
case("norm_complex", lambda a, b: linalg.norm(C(a, b), axis=1), normal(2, 3), normal(2, 3), order=1)
case("einsum_f64", lambda a, b: jnp.einsum("ij,jk->ki", a, b), normal(2, 3, d=F64), normal(3, 2, d=F64), x64=True, order=1)
case("einsum_bf16", lambda a, b: jnp.einsum("ij,jk->ik", a.astype(bf16), b.astype(bf16)).astype(f32), normal(2, 9), normal(9, 2), order=0)
case("einsum_f16", lambda a, b: jnp.einsum("ij,j", a, b), normal(2, 9, d=F16), normal(9, d=F16), order=0)
case("cumsum_f64", lambda a: jnp.cumsum(a, 0), normal(9, 2, d=F64), x64=True, order=1)
case("cumsum_scalar", jnp.cumsum, normal(), order=0)
case("roll_scalar", lambda a: jnp.roll(a, 3), normal(), order=0)
case("repeat_scalar", lambda a: jnp.repeat(a, 3), normal(), order=0)
case("tile_scalar", lambda a: jnp.tile(a, (2, 2)), normal(), order=0)
case("kron_scalars", jnp.kron, normal(), normal(3), order=0)
case("median_f64", lambda a: jnp.median(a, 0), normal(4, 2, d=F64), x64=True, order=1)
case("median_f16", jnp.median, normal(5, d=F16), order=0)
case("linspace_f64", lambda a, b: jnp.linspace(a, b, 5), normal(2, d=F64), normal(2, d=F64), x64=True, order=1)
case("at_add_f16", lambda a, i, u: a.at[i].add(u), normal(3, d=F16), ints(0, 0, -1), normal(3, d=F16), order=0)
case("at_get_u8", lambda a, i: a.at[i].get(mode="fill"), ints(1, 2, 3, d=np.uint8), ints(0, 3, -1))
case("searchsorted_f64", jnp.searchsorted, np.array([0, 1, 2.5]), np.array([-1, 1, 2, nan]), x64=True, order=0)
case("nanvar_f64", jnp.nanvar, SOME.astype(F64), x64=True, order=1)


# ---------------------------------------------------------------------------------------------------------------- corners
NONE, ZERO33, EYE = np.zeros((0, 3), np.float32), np.zeros((3, 3), np.float32), np.eye(3, dtype=np.float32)
case("floor_divide_zero", jnp.floor_divide, floats(-1, 0, 2, inf, nan, 7, -7), floats(0, 0, 0, 0, 0, 2, 2), order=1)
case("floor_divide_infinite", jnp.floor_divide, floats(1, -1, inf, -3), floats(inf, inf, 2, -inf), order=0)
case("var_ddof_too_many", lambda a: (jnp.var(a, ddof=2), jnp.std(a, ddof=5)), floats(1, 4), order=0)
case("var_ddof_none", lambda a: jnp.var(a, 0, ddof=1), NONE, order=0)
case("histogram_counts_u8", lambda a, e: jnp.histogram(a, e)[0], np.full(300, 7, np.uint8), ints(0, 9, d=np.uint8))
case("histogram_none", lambda a: jnp.histogram(a, 3), NONE, order=0)
case("logaddexp_u8", jnp.logaddexp, ints(250, 3, d=np.uint8), ints(10, 5, d=np.uint8))
case("diff_too_few", lambda a: (jnp.diff(a, 5), jnp.diff(a, 1, 0)), NONE, order=1)
case("special_logsumexp_none", lambda a: tuple(jax.scipy.special.logsumexp(a, k) for k in (None, 0, 1)), NONE, order=1)
case("norm_none", lambda a: (linalg.norm(a, 1), linalg.norm(a, inf), linalg.norm(a, 2), linalg.norm(a, "nuc")), NONE, order=1)
case("norm_vector_none", lambda a: linalg.norm(a, inf), floats(), order=1)
case("svd_none", linalg.svd, NONE, order=0)
case("svdvals_nan", lambda a: linalg.svd(a, compute_uv=False), floats(1, nan, 2, 3).reshape(2, 2), order=1)
case("svdvals_nan_batch", lambda a: linalg.svd(a, compute_uv=False), floats(1, nan, 2, 3, 4, 1, 1, 3).reshape(2, 2, 2), order=1)
case("eigvalsh_nan", linalg.eigvalsh, floats(1, nan, 2, 3).reshape(2, 2), order=1)
case("pinv_equal", linalg.pinv, EYE)
case("pinv_equal_tall", linalg.pinv, np.vstack([EYE, EYE]), order=1)
case("pinv_zero", linalg.pinv, ZERO33, order=1)
case("lstsq_zero", lambda a, b: tuple(linalg.lstsq(a, b)), ZERO33, floats(1, 2, 3), order=0)
case("lstsq_wide", lambda a, b: tuple(linalg.lstsq(a, b))[:1], normal(2, 4), normal(2), order=1)
case("lstsq_rank", lambda a, b: tuple(linalg.lstsq(a, b))[1:3], np.outer([1, 2, 3], [1, 2]).astype(np.float32), floats(1, 0, 1), order=0)
case("lstsq_none", lambda a, b: tuple(linalg.lstsq(a, b)), NONE.T, normal(3, 2), order=0)
case("lstsq_no_rows", lambda a, b: tuple(linalg.lstsq(a, b)), NONE, floats(), order=0)


g.save()

"""test/golden/modules/*.mlir: programs as JAX prints them (module_writer.py): every operation of jax.lax over dtypes and shapes, and whole programs.

  usage: modules.py [FOLDER [FAMILY ...]]      (default: ../golden/modules, every family)
"""
import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
import optax
from jax import lax, random
from module_writer import FLOATS, INTS, bf16, case, devices, rand, rng, short, write


# ---------------------------------------------------------------------------------------------------------------- elementwise
SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan]
# name: function, domain, ulp of f32 and f64 (XLA's own error included), specials too
UNARY = {
    "sin": (lax.sin, -20, 20, 4), "cos": (lax.cos, -20, 20, 4), "tan": (lax.tan, -1.4, 1.4, 8), "tanh": (lax.tanh, -8, 8, 8),
    "exp": (lax.exp, -30, 30, 4), "exp2": (lax.exp2, -30, 30, 40), "expm1": (lax.expm1, -5, 5, 8), "log": (lax.log, 0.01, 100, 4),
    "log1p": (lax.log1p, -0.9, 50, 8), "logistic": (lax.logistic, -8, 8, 8), "sqrt": (lax.sqrt, 0, 100, 1), "rsqrt": (lax.rsqrt, 0.01, 100, 4),
    "cbrt": (lax.cbrt, -100, 100, 4), "floor": (lax.floor, -9, 9, 0), "ceil": (lax.ceil, -9, 9, 0),
    "round_away": (lambda x: lax.round(x, lax.RoundingMethod.AWAY_FROM_ZERO), -9, 9, 0), "round_even": (lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN), -9, 9, 0),
    "sign": (lax.sign, -3, 3, 0), "abs": (lax.abs, -3, 3, 0), "neg": (lax.neg, -3, 3, 0), "is_finite": (lax.is_finite, -3, 3, 0), "square": (lax.square, -3, 3, 0),
    "cube": (lambda x: lax.integer_pow(x, 3), -3, 3, 2), "reciprocal4": (lambda x: lax.integer_pow(x, -4), 0.5, 3, 4),
    "erf": (lax.erf, -4, 4, 32), "erfc": (lax.erfc, -3, 3, 64), "asin": (lax.asin, -1, 1, 16), "acos": (lax.acos, -0.99, 0.9, 16), "atan": (lax.atan, -9, 9, 8),
    "sinh": (lax.sinh, -5, 5, 16), "cosh": (lax.cosh, -5, 5, 16), "asinh": (lax.asinh, -5, 5, 16), "acosh": (lax.acosh, 1.1, 9, 16), "atanh": (lax.atanh, -0.9, 0.9, 16),
}
NO_SPECIALS = {"tan", "asinh", "acosh", "atanh", "sinh", "cosh", "cube", "reciprocal4", "asin", "acos", "exp2"}
for name, (f, lo, hi, ulp) in UNARY.items():
    for t in FLOATS:
        x = rand(24, t, lo, hi)
        if name not in NO_SPECIALS:
            x = np.concatenate([np.asarray(SPECIAL).astype(t), x])
        case("unary", f"{name} {short(t)}", f, x, ulp=ulp if t in (np.float32, np.float64) else 1)
    case("shapes", f"{name} of nothing", f, np.zeros((0, 3), np.float32))
    case("shapes", f"{name} of one", f, np.float32((lo + 2 * hi) / 3), ulp=ulp)
LOOSE = {"erf_inv": (lax.erf_inv, -0.95, 0.95, 3e-6), "lgamma": (lax.lgamma, 0.3, 20, 5e-5), "digamma": (lax.digamma, 1.6, 20, 2e-5), "bessel_i0e": (lax.bessel_i0e, -5, 5, 1e-6),
         "bessel_i1e": (lax.bessel_i1e, 0.1, 5, 1e-6)}
for name, (f, lo, hi, tol) in LOOSE.items():
    for t in (np.float32, np.float64):
        case("special", f"{name} {short(t)}", f, rand(24, t, lo, hi), tol=tol)
case("special", "zeta f32", lax.zeta, rand(8, np.float32, 1.5, 9), rand(8, np.float32, 0.5, 3), tol=2e-5)
case("special", "polygamma f32", lax.polygamma, np.asarray([1, 2, 3, 1], np.float32), rand(4, np.float32, 2, 6), tol=2e-5)
case("special", "igamma f32", lax.igamma, rand(8, np.float32, 0.5, 5), rand(8, np.float32, 0.1, 6), tol=2e-5)
case("special", "igammac f32", lax.igammac, rand(8, np.float32, 0.5, 5), rand(8, np.float32, 0.1, 6), tol=2e-5)
case("special", "betainc f32", lax.betainc, rand(8, np.float32, 0.5, 5), rand(8, np.float32, 0.5, 5), rand(8, np.float32, 0.1, 0.9), tol=2e-5)

for t in INTS:
    x = rand(19, t, -100, 100)
    for name, f in (("neg", lax.neg), ("abs", lax.abs), ("sign", lax.sign), ("not", lax.bitwise_not), ("population_count", lax.population_count), ("clz", lax.clz)):
        if name == "neg" or np.issubdtype(t, np.signedinteger) or name in ("not", "population_count", "clz"):
            case("integers", f"{name} {short(t)}", f, x)
    y = np.where(rand(19, t, 1, 9) == 0, 1, rand(19, t, 1, 9)).astype(t)
    for name, f in (("add", lax.add), ("sub", lax.sub), ("mul", lax.mul), ("div", lax.div), ("rem", lax.rem), ("max", lax.max), ("min", lax.min), ("and", lax.bitwise_and),
                    ("or", lax.bitwise_or), ("xor", lax.bitwise_xor), ("shift_left", lax.shift_left), ("shift_right_logical", lax.shift_right_logical),
                    ("shift_right_arithmetic", lax.shift_right_arithmetic)):
        case("integers", f"{name} {short(t)}", f, x, y)

BINARY = {"add": (lax.add, 0), "sub": (lax.sub, 0), "mul": (lax.mul, 0), "div": (lax.div, 0), "rem": (lax.rem, 0), "max": (lax.max, 0), "min": (lax.min, 0),
          "atan2": (lax.atan2, 8), "nextafter": (lax.nextafter, 0)}
for name, (f, ulp) in BINARY.items():
    for t in FLOATS:
        if name == "nextafter" and t not in (np.float32, np.float64):
            continue
        a, b = np.asarray([1.5, -2.0, np.inf, -np.inf, np.nan, 3.0, 0.0, -0.0, 0.0]).astype(t), np.asarray([np.nan, np.inf, 2.0, -3.0, np.nan, -0.0, 5.0, -0.0, -0.0]).astype(t)
        if name in ("rem", "atan2", "nextafter"):
            a, b = a[5:6], np.asarray([2.0]).astype(t)
        case("binary", f"{name} {short(t)}", f, np.concatenate([a, rand(20, t)]), np.concatenate([b, rand(20, t, 0.5, 4)]), ulp=ulp if t in (np.float32, np.float64) else 1)
for t in FLOATS:
    case("binary", f"pow {short(t)}", lax.pow, rand(20, t, 0.1, 4), rand(20, t, -3, 3), ulp=16 if t in (np.float32, np.float64) else 1)
for t in FLOATS + INTS + [np.bool_]:
    a, b = rand((4, 5), t, -2, 2), rand((4, 5), t, -2, 2)
    if t in FLOATS:
        a[0, :3] = [np.nan, np.inf, 0.0]
        b[0, :3] = [np.nan, np.inf, -0.0]
    case("compare", f"all six {short(t)}", lambda x, y: (lax.eq(x, y), lax.ne(x, y), lax.lt(x, y), lax.le(x, y), lax.gt(x, y), lax.ge(x, y)), a, b)
    case("compare", f"select, clamp {short(t)}", lambda p, x, y: (lax.select(p, x, y),) + (() if t == np.bool_ else (lax.clamp(lax.min(x, y), x, lax.max(x, y)),)),
         rand((4, 5), bool), rand((4, 5), t), rand((4, 5), t))
case("compare", "logic", lambda x, y: (lax.bitwise_and(x, y), lax.bitwise_or(x, y), lax.bitwise_xor(x, y), lax.bitwise_not(x)), rand(9, bool), rand(9, bool))
for n, m in ((8, 7), (5, 10), (5, 2), (4, 3)):
    case("convert", f"reduce_precision {n} {m}", lambda x: lax.reduce_precision(x, n, m), np.concatenate([np.float32(SPECIAL), rand(20, np.float32, -300, 300)]), ulp=0)
ALL = FLOATS + INTS + [np.bool_]
for k, a in enumerate(ALL):
    for b in ALL[k % 2::2]:
        x = np.asarray([0, 1, 2, 3, 5, 100], a) if np.dtype(a).kind in "u" or a == np.bool_ else np.asarray([0, 1, -1, 2, -3, 5, 100], a)
        if a in FLOATS and (b in FLOATS or np.dtype(b).kind == "i"):
            x = np.concatenate([x, np.asarray([0.5, 1.5, -2.5, 3.7], a)])
        if a in FLOATS and np.dtype(b).kind == "u":
            x = np.abs(x)
        case("convert", f"{short(a)} to {short(b)}", lambda v: lax.convert_element_type(v, b), x, ulp=0)
for a, b in ((np.float32, np.int32), (np.float64, np.uint64), (bf16, np.int16), (np.int32, np.float32), (np.float16, np.uint16)):
    case("convert", f"bits of {short(a)} as {short(b)}", lambda v: lax.bitcast_convert_type(v, b), rand(11, a, 1, 100), ulp=0)
case("convert", "bits of f32 as u8", lambda v: lax.bitcast_convert_type(v, np.uint8), rand((3, 2), np.float32))
case("convert", "bits of u8 as f32", lambda v: lax.bitcast_convert_type(v, np.float32), rand((3, 2), np.float32).view(np.uint8).reshape(3, 2, 4), ulp=0)
for s in ("float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz", "float8_e4m3b11fnuz"):
    t = jnp.dtype(s)
    case("convert", f"f32 to {s} and back", lambda v: lax.convert_element_type(lax.convert_element_type(v, t), np.float32), rand(32, np.float32, -6, 6), ulp=0)

# ---------------------------------------------------------------------------------------------------------------- complex
for t in (np.complex64, np.complex128):
    for name, f, ulp in (("add", lax.add, 0), ("sub", lax.sub, 0)):
        case("complex", f"{name} {short(t)}", f, rand(9, t), rand(9, t), ulp=ulp)
    for name, f in (("mul", lax.mul), ("div", lax.div), ("pow", lax.pow)):
        case("complex", f"{name} {short(t)}", f, rand(9, t, 0.5, 2), rand(9, t, 0.5, 2), tol=1e-4 if t == np.complex64 else 1e-10)
    for name, f in (("exp", lax.exp), ("log", lax.log), ("sqrt", lax.sqrt), ("sin", lax.sin), ("cos", lax.cos), ("tanh", lax.tanh), ("abs", lax.abs), ("neg", lax.neg),
                    ("sign", lax.sign), ("rsqrt", lax.rsqrt), ("expm1", lax.expm1), ("log1p", lax.log1p), ("logistic", lax.logistic)):
        case("complex", f"{name} {short(t)}", f, rand(9, t, 0.3, 2), tol=1e-4 if t == np.complex64 else 1e-10)
    case("complex", f"parts {short(t)}", lambda x: (lax.real(x), lax.imag(x), lax.conj(x), lax.complex(lax.real(x), lax.imag(x))), rand((3, 4), t), ulp=0)
    case("complex", f"matmul {short(t)}", lambda a, b: a @ b, rand((3, 4), t), rand((4, 2), t), tol=1e-4)
    case("complex", f"sum, prod {short(t)}", lambda a: (a.sum(0), a.prod(1)), rand((3, 4), t), tol=1e-3)
    case("complex", f"eq {short(t)}", lambda a, b: (lax.eq(a, b), lax.ne(a, b)), rand((8,), t), rand((8,), t))

# ---------------------------------------------------------------------------------------------------------------- shapes
for t in (np.float32, np.int8, np.bool_, bf16, np.complex64):
    x = rand((2, 3, 4), t)
    case("shapes", f"moving {short(t)}", lambda v: (lax.reshape(v, (4, 6)), lax.transpose(v, (2, 0, 1)), lax.rev(v, (0, 2)), lax.slice(v, (0, 1, 0), (2, 3, 4), (1, 1, 3)),
         lax.broadcast_in_dim(v, (2, 5, 3, 4), (0, 2, 3)), jnp.squeeze(v[:1]), lax.expand_dims(v, (1,)), lax.concatenate([v, v], 1), lax.tie_in(v, v) if hasattr(lax, "tie_in") else v), x, ulp=0)
    zero = np.zeros((), t)
    case("shapes", f"pad {short(t)}", lambda v, z: (lax.pad(v, z, [(1, 2, 0), (0, 0, 2), (-1, 3, 1)]), lax.pad(v, z, [(-1, 0, 0), (-1, -1, 0), (0, -2, 1)])), x, zero, ulp=0)
    case("shapes", f"dynamic_slice {short(t)}", lambda v, i, j: lax.dynamic_slice(v, (i, j, np.int32(0)), (1, 2, 3)), x, np.int32(1), np.int32(9), ulp=0)
    case("shapes", f"dynamic_update_slice {short(t)}", lambda v, u, i: lax.dynamic_update_slice(v, u, (i, i, np.int32(-5))), x, rand((1, 2, 2), t), np.int32(1), ulp=0)
for t in (np.int32, np.float32, np.uint8, np.complex64, bf16):
    case("shapes", f"iota {short(t)}", lambda: (lax.broadcasted_iota(t, (3, 4), 1), lax.iota(t, 5), lax.broadcasted_iota(t, (2, 0), 0)), ulp=0)
case("shapes", "empty", lambda x: (x.sum(), x.T, jnp.concatenate([x, x], 1), x @ jnp.ones((3, 2), x.dtype), jnp.sort(x, 0)), np.zeros((0, 3), np.float32))
case("shapes", "scalars", lambda a, b: (a + b, a * 2, jnp.stack([a, b]), jnp.where(a > b, a, b)), np.float32(2), np.float32(3))
case("shapes", "tile, roll, diag, tril", lambda x: (jnp.tile(x, (2, 3)), jnp.roll(x, 2, 1), jnp.diag(x), jnp.tril(x), jnp.rot90(x), jnp.kron(x, x[:1])), rand((3, 3), np.float32))

# ---------------------------------------------------------------------------------------------------------------- gather, scatter, sort
x, i = rand((6, 5), np.float32), np.asarray([0, 5, 2, -1, 9, -7, 3], np.int32)
for mode in ("clip", "fill", "wrap"):
    case("indexing", f"take {mode}", lambda v, k: (jnp.take(v, k, axis=0, mode=mode), jnp.take(v, k, axis=1, mode=mode)), x, i, ulp=0)
case("indexing", "take_along_axis", lambda v, k: jnp.take_along_axis(v, k, 1), x, rng.integers(0, 5, (6, 2)).astype(np.int32), ulp=0)
case("indexing", "two indices", lambda v, a, b: (v[a, b], v[a[:, None], b[None]]), x, np.asarray([1, 2, 3], np.int32), np.asarray([0, 4, 4], np.int32), ulp=0)
case("indexing", "slices by index", lambda v, k: jax.vmap(lambda s: lax.dynamic_slice(v, (s, np.int32(0)), (2, 3)))(k), x, np.asarray([0, 4, 7], np.int32), ulp=0)
case("indexing", "batched gather", lambda v, k: jax.vmap(lambda a, b: a[b])(v, k), x, rng.integers(0, 5, (6, 3)).astype(np.int32), ulp=0)
for t in (np.float32, np.int32, np.float64, np.complex64):
    v, u, k = rand((6, 4), t), rand((5, 4), t), np.asarray([0, 3, 3, 7, -1], np.int32)
    case("indexing", f"scatter {short(t)}", lambda a, b, c: (a.at[c].add(b), a.at[c[:2]].set(b[:2]), a.at[c].mul(b)) + (() if t == np.complex64 else (a.at[c].min(b), a.at[c].max(b))), v, u, k, ulp=4)
case("indexing", "scatter of windows", lambda a, b, c: a.at[c, 1:3].add(b), rand((6, 4), np.float32), rand((3, 2), np.float32), np.asarray([1, 1, 5], np.int32), ulp=4)
case("indexing", "batched scatter", lambda a, b, c: jax.vmap(lambda p, q, r: p.at[r].add(q))(a, b, c), rand((3, 6), np.float32), rand((3, 2), np.float32), np.asarray([[0, 0], [5, 9], [2, 3]], np.int32), ulp=4)
case("indexing", "apply at", lambda a, c: a.at[c].apply(lambda z: z * 3 + 1), rand(6, np.float32), np.asarray([1, 4], np.int32), ulp=4)
case("indexing", "one_hot, bincount", lambda k: (jax.nn.one_hot(k, 5), jnp.bincount(k, length=6)), np.asarray([0, 4, 4, 2], np.int32))
case("indexing", "searchsorted, digitize", lambda a, v: (jnp.searchsorted(a, v), jnp.searchsorted(a, v, side="right")), np.asarray([1, 2, 2, 3, 5], np.float32), np.asarray([0, 2, 2.5, 9], np.float32))
for t in (np.float32, np.float64, np.int32, np.uint8, bf16, np.float16):
    a = rand((4, 9), t, -2, 2)
    if np.dtype(t).kind == "f":
        a[0, :4] = [np.nan, -0.0, 0.0, np.inf]
    case("sorting", f"sort {short(t)}", lambda v: (jnp.sort(v, 1), jnp.sort(v, 0), jnp.argsort(v, 1), jnp.argsort(v, 1, descending=True), -jnp.sort(-v, 1) if np.dtype(t).kind != "u" else v), a, ulp=0)
    case("sorting", f"argmax {short(t)}", lambda v: (jnp.argmax(v, 1), jnp.argmin(v, 0)), a)
    case("sorting", f"top_k {short(t)}", lambda v: lax.top_k(v, 3), rand((4, 9), t, -2, 2), ulp=0)
case("sorting", "several operands", lambda a, b, c: lax.sort((a, b, c), num_keys=2), rand(12, np.int32, 0, 2), rand(12, np.float32), rand(12, np.int8), ulp=0)
case("sorting", "median, quantile, unique", lambda a: (jnp.median(a), jnp.quantile(a, 0.3), jnp.unique(a.astype(jnp.int32), size=5)), rand(11, np.float32), ulp=4)
case("sorting", "complex", lambda a: jnp.sort(a), rand(7, np.complex64), ulp=0)

# ---------------------------------------------------------------------------------------------------------------- reductions, windows
for t in FLOATS + [np.int32, np.uint8, np.int64]:
    a = rand((3, 4, 5), t, -2, 2)
    tol = None if np.dtype(t).kind in "iu" else {"float32": 2e-4, "float64": 1e-10}.get(np.dtype(t).name, 0.5)
    case("reduce", f"sum, prod {short(t)}", lambda v: (jnp.sum(v, 1), jnp.sum(v), jnp.prod(v, (0, 2), dtype=v.dtype), jnp.cumsum(v, 1)), np.abs(a) if tol else a, tol=tol)
    case("reduce", f"max, min {short(t)}", lambda v: (jnp.max(v, 1), jnp.min(v, (0, 1)), jnp.max(v)), a, ulp=0)
    case("reduce", f"windows {short(t)}", lambda v: (lax.reduce_window(v, jnp.asarray(0, t), lax.add, (1, 2, 3), (1, 1, 2), "SAME"),
         lax.reduce_window(v, jnp.asarray(-100 if np.dtype(t).kind != "u" else 0, t), lax.max, (1, 2, 2), (1, 2, 1), [(0, 0), (1, 0), (0, 2)], window_dilation=(1, 1, 2))), np.abs(a), tol=tol)
case("reduce", "and, or", lambda v: (jnp.all(v, 0), jnp.any(v, 1), lax.reduce(v, np.bool_(False), lax.bitwise_xor, (0,))), rand((4, 5), bool))
case("reduce", "bits", lambda v: (lax.reduce(v, np.int32(-1), lax.bitwise_and, (0,)), lax.reduce(v, np.int32(0), lax.bitwise_or, (1,))), rand((4, 5), np.int32, -50, 50))
case("reduce", "nan", lambda v: (jnp.max(v, 1), jnp.min(v, 1), jnp.nanmax(v, 1), jnp.nansum(v, 1)), np.float32([[1, np.nan, 3], [4, 5, 6]]), ulp=1)
case("reduce", "of nothing", lambda v: (jnp.sum(v, 0), jnp.prod(v, 0), jnp.max(v, 0, initial=-3)), np.zeros((0, 3), np.float32))
case("reduce", "cumulative", lambda v: (lax.cumsum(v, 0), lax.cumprod(v, 1), lax.cummax(v, 0, reverse=True), lax.cummin(v, 1), lax.cumlogsumexp(v, 0)), rand((4, 6), np.float32, -1, 1), tol=1e-5)
case("reduce", "mean, var, logsumexp", lambda v: (v.mean(0), v.var(1), v.std(), jsp.special.logsumexp(v, 1), jax.nn.softmax(v, 1), jnp.linalg.norm(v)), rand((4, 6), np.float32), tol=1e-5)
case("reduce", "any region", lambda v: lax.reduce(v, np.float32(0), lambda a, b: a * 0.5 + b, (1,)) if False else lax.reduce((v, v + 1), (np.float32(0), np.float32(9)), lambda a, b: (a[0] + b[0], lax.min(a[1], b[1])), (1,)), rand((3, 4), np.float32), tol=1e-5)
case("reduce", "pooling backwards", jax.grad(lambda v: (lax.reduce_window(v, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2).sum()), rand((1, 4, 6, 2), np.float32), tol=1e-4)
case("reduce", "average pooling backwards", jax.grad(lambda v: (lax.reduce_window(v, 0.0, lax.add, (1, 3, 2, 1), (1, 2, 1, 1), "SAME") ** 2).sum()), rand((1, 5, 6, 2), np.float32), tol=1e-3)
case("reduce", "associative_scan", lambda v: lax.associative_scan(lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1]), (v, v)), rand((7, 2), np.float32, 0.3, 1), tol=1e-5)

# ---------------------------------------------------------------------------------------------------------------- products, convolutions, transforms
for t in FLOATS + [np.int32]:
    tol = {"float32": 1e-4, "float64": 1e-10, "int32": None}.get(np.dtype(t).name, 0.26)
    case("products", f"dot {short(t)}", lambda a, b: (a @ b, lax.dot_general(a, b, (((0,), (1,)), ((), ())))), rand((5, 5), t), rand((5, 5), t), tol=tol)
    case("products", f"batches {short(t)}", lambda a, b: (jnp.einsum("bij,bjk->bik", a, b), jnp.einsum("bij,bkj->ikb", a, jnp.swapaxes(b, 1, 2))), rand((2, 3, 4), t), rand((2, 4, 5), t), tol=tol)
case("products", "vectors", lambda a, b: (a @ b, jnp.outer(a, b), jnp.vdot(a, b), jnp.tensordot(a, b, 0)), rand(7, np.float32), rand(7, np.float32), tol=1e-4)
case("products", "wider result", lambda a, b: lax.dot(a, b, preferred_element_type=np.float32), rand((4, 6), bf16), rand((6, 3), bf16), tol=1e-3)
case("products", "int8 to int32", lambda a, b: lax.dot(a, b, preferred_element_type=np.int32), rand((4, 6), np.int8, -100, 100), rand((6, 3), np.int8, -100, 100))
CONV = lambda strides=None, padding="SAME", lhs=None, rhs=None, dims=None, groups=1, batches=1: lambda a, k: lax.conv_general_dilated(
    a, k, strides or (1,) * (a.ndim - 2), padding, lhs_dilation=lhs, rhs_dilation=rhs, dimension_numbers=dims, feature_group_count=groups, batch_group_count=batches)
for name, f, a, k in (
        ("1-d", CONV(), (2, 3, 9), (4, 3, 3)), ("2-d strides", CONV((2, 1)), (2, 3, 7, 6), (4, 3, 3, 2)), ("3-d", CONV(padding="VALID"), (1, 2, 4, 5, 4), (3, 2, 2, 2, 2)),
        ("NHWC", CONV((1, 2), dims=("NHWC", "HWIO", "NHWC")), (2, 6, 5, 3), (3, 3, 3, 4)), ("dilated", CONV(rhs=(2, 2), lhs=(2, 1), padding=[(2, 1), (0, 3)]), (1, 2, 5, 6), (3, 2, 2, 3)),
        ("groups", CONV(groups=2), (1, 4, 5, 5), (6, 2, 3, 3)), ("depthwise", CONV(groups=4), (1, 4, 5, 5), (4, 1, 3, 3)), ("batch groups", CONV(batches=2), (4, 3, 5, 5), (4, 3, 3, 3)),
        ("negative padding", CONV(padding=[(-1, 2), (1, -1)]), (1, 2, 6, 6), (2, 2, 3, 3))):
    case("convolution", name, f, rand(a, np.float32), rand(k, np.float32), tol=2e-4)
    case("convolution", f"{name} backwards", jax.grad(lambda x, w, f=f: (f(x, w) ** 2).sum(), (0, 1)), rand(a, np.float32, -1, 1), rand(k, np.float32, -1, 1), tol=3e-3)
case("convolution", "transposed", lambda a, k: lax.conv_transpose(a, k, (2, 2), "SAME"), rand((1, 4, 4, 2), np.float32), rand((3, 3, 2, 3), np.float32), tol=2e-4)
case("convolution", "f64", CONV(), rand((1, 2, 5, 5), np.float64), rand((2, 2, 3, 3), np.float64), tol=1e-10)
case("convolution", "bf16", CONV(), rand((1, 2, 5, 5), bf16), rand((2, 2, 3, 3), bf16), tol=0.6)
for n in (8, 7, 12):
    case("fft", f"fft {n}", lambda z: (jnp.fft.fft(z), jnp.fft.ifft(z)), rand((2, n), np.complex64), tol=1e-4)
    case("fft", f"rfft {n}", lambda v: (jnp.fft.rfft(v), jnp.fft.irfft(jnp.fft.rfft(v), n)), rand((2, n), np.float32), tol=1e-4)
case("fft", "fft2", lambda z: (jnp.fft.fft2(z), jnp.fft.ifft2(z)), rand((4, 6), np.complex128), tol=1e-9)
case("fft", "rfft2 backwards", jax.grad(lambda v: (jnp.abs(jnp.fft.rfft2(v)) ** 2).sum()), rand((4, 6), np.float32), tol=1e-2)

# ---------------------------------------------------------------------------------------------------------------- linear algebra
spd = lambda n, t: (lambda a: (a @ np.conj(a.T) + n * np.eye(n)).astype(t))(rand((n, n), t, -1, 1))
for t in (np.float32, np.float64, np.complex64):
    tol = 1e-9 if t == np.float64 else 1e-3
    m, r = spd(5, t), rand((5, 3), t)
    case("linalg", f"cholesky {short(t)}", lambda a: jnp.linalg.cholesky(a), m, tol=tol)
    case("linalg", f"triangular {short(t)}", lambda a, b: (jsp.linalg.solve_triangular(a, b, lower=True), jsp.linalg.solve_triangular(a, b, trans=1), lax.linalg.triangular_solve(a, b.T, left_side=False, unit_diagonal=True)), np.tril(m) / 3 + np.triu(m) / 3, r, tol=tol)
    case("linalg", f"solve, det, inverse {short(t)}", lambda a, b: (jnp.linalg.solve(a, b), jnp.linalg.inv(a)), m, r, tol=tol)
    case("linalg", f"qr {short(t)}", lambda a: (lambda q, u: (q @ u, jnp.conj(q.T) @ q))(*jnp.linalg.qr(a)), rand((5, 3), t), tol=tol)
    case("linalg", f"eigh {short(t)}", lambda a: (lambda w, v: (w, (v * w) @ jnp.conj(v.T)))(*jnp.linalg.eigh(a)), m, tol=10 * tol)
    case("linalg", f"svd {short(t)}", lambda a: (lambda u, s, v: (s, (u * s) @ v))(*jnp.linalg.svd(a, full_matrices=False)), rand((5, 3), t), tol=tol)
case("linalg", "lu", lambda a: (lambda p, l, u: p @ l @ u)(*jsp.linalg.lu(a)), rand((4, 4), np.float32), tol=1e-4)
case("linalg", "slogdet", lambda a: jnp.linalg.slogdet(a)[1], spd(4, np.float32), tol=1e-4)
case("linalg", "cholesky backwards", jax.grad(lambda a: jnp.linalg.cholesky(a).sum()), spd(4, np.float64), tol=1e-9)

# ---------------------------------------------------------------------------------------------------------------- random numbers
key = np.asarray(random.key_data(random.key(7)))
K = lambda k: random.wrap_key_data(k)
case("random", "bits", lambda k: (random.bits(K(k), (7,)), random.bits(K(k), (5,), np.uint8), random.bits(K(k), (3,), np.uint64)), key)
case("random", "split, fold_in", lambda k: (random.key_data(random.split(K(k), 3)), random.key_data(random.fold_in(K(k), 9))), key)
case("random", "uniform", lambda k: (random.uniform(K(k), (9,)), random.uniform(K(k), (4,), np.float64), random.uniform(K(k), (4,), bf16)), key, ulp=0)
case("random", "normal", lambda k: (random.normal(K(k), (3, 5)), random.normal(K(k), (4,), np.float64)), key, tol=1e-5)
case("random", "randint, permutation", lambda k: (random.randint(K(k), (9,), -5, 20), random.permutation(K(k), 12)), key)
case("random", "choice, bernoulli, categorical", lambda k: (random.choice(K(k), 10, (4,)), random.bernoulli(K(k), 0.3, (8,)), random.categorical(K(k), jnp.arange(5.0), shape=(6,))), key)
case("random", "gamma, beta", lambda k: (random.gamma(K(k), 2.5, (5,)), random.beta(K(k), 2.0, 3.0, (4,))), key, tol=1e-4)
case("random", "truncated, exponential, laplace", lambda k: (random.truncated_normal(K(k), -1, 2, (5,)), random.exponential(K(k), (5,)), random.laplace(K(k), (5,))), key, tol=1e-5)
for algorithm in (lax.RandomAlgorithm.RNG_THREE_FRY, lax.RandomAlgorithm.RNG_PHILOX):
    size = 2 if algorithm == lax.RandomAlgorithm.RNG_THREE_FRY else 3
    case("random", f"rng_bit_generator {algorithm.name}", lambda s: lax.rng_bit_generator(jnp.concatenate([s, s[:1]])[:4] if size == 3 else jnp.concatenate([s, s])[:4], (6,), algorithm=algorithm), np.asarray([1, 2, 3], np.uint32))

# ---------------------------------------------------------------------------------------------------------------- control flow
case("control", "while", lambda n: lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] * 2 - 1), (jnp.int32(0), jnp.int32(3))), np.int32(6))
case("control", "fori with a matrix", lambda a: lax.fori_loop(0, 5, lambda i, v: v @ a + i, jnp.eye(3, dtype=a.dtype)), rand((3, 3), np.float32, -1, 1), tol=1e-4)
case("control", "scan", lambda c, v: lax.scan(lambda s, t: (s * 0.5 + t, (s, t * s)), c, v), rand(3, np.float32), rand((6, 3), np.float32), ulp=2)
case("control", "scan backwards in time", lambda c, v: lax.scan(lambda s, t: (jnp.tanh(s + t), s), c, v, reverse=True), rand(3, np.float32), rand((6, 3), np.float32), tol=1e-5)
case("control", "gradient of scan", jax.grad(lambda w, v: (lax.scan(lambda s, t: (jnp.tanh(s @ w + t), s), jnp.zeros(3, v.dtype), v)[0] ** 2).sum()), rand((3, 3), np.float32, -1, 1), rand((5, 3), np.float32), tol=1e-5)
case("control", "gradient of checkpointed scan", jax.grad(lambda w, v: (lax.scan(jax.checkpoint(lambda s, t: (jnp.sin(s @ w + t), None)), jnp.zeros(3, v.dtype), v)[0] ** 2).sum()), rand((3, 3), np.float64, -1, 1), rand((5, 3), np.float64), tol=1e-10)
for p in (True, False):
    case("control", f"cond {p}", lambda q, v: lax.cond(q, lambda z: z * 2, lambda z: z - 1, v), np.bool_(p), rand(4, np.float32), ulp=0)
for k in (-1, 0, 1, 2, 7):
    case("control", f"switch {k}", lambda j, v: lax.switch(j, [lambda z: z, lambda z: z * 10, lambda z: -z], v), np.int32(k), rand(4, np.float32), ulp=0)
case("control", "gradient of cond", jax.grad(lambda v: jnp.sum(lax.cond(v[0] > 0, jnp.sin, jnp.square, v))), rand(4, np.float32), ulp=8)
case("control", "while in while", lambda n: lax.fori_loop(0, n, lambda i, s: s + lax.fori_loop(0, i, lambda j, t: t + i * j, jnp.int32(0)), jnp.int32(0)), np.int32(7))
case("control", "map", lambda v: lax.map(lambda r: jnp.sort(r) * r.sum(), v), rand((4, 5), np.float32), tol=1e-4)
case("control", "vmapped while", lambda v: jax.vmap(lambda x: lax.while_loop(lambda c: c < 100, lambda c: c * 2 + 1, x))(v), np.asarray([1, 50, 300, 7], np.int32))
case("control", "vmapped cond", lambda q, v: jax.vmap(lambda p, x: lax.cond(p, jnp.sin, jnp.cos, x))(q, v), rand(5, bool), rand(5, np.float32), ulp=4)
case("control", "custom_jvp and vjp", jax.grad(lambda v: jnp.sum(jax.nn.relu(v) + jax.nn.silu(v) + jax.nn.gelu(v) + jax.nn.softplus(v))), rand(9, np.float32), tol=1e-5)
case("control", "stop_gradient, optimization_barrier", jax.grad(lambda v: jnp.sum(lax.stop_gradient(v) * lax.optimization_barrier(v) ** 2)), rand(5, np.float32), ulp=2)
case("control", "newton", lambda v: lax.custom_root(lambda x: x ** 3 - v, v, lambda f, x0: lax.fori_loop(0, 30, lambda _, x: x - f(x) / (3 * x ** 2), x0), lambda g, y: y / g(jnp.ones_like(y))), np.float64(8), tol=1e-9)

# ---------------------------------------------------------------------------------------------------------------- models
def mlp(p, x):
    for w, b in p[:-1]:
        x = jnp.tanh(x @ w + b)
    return x @ p[-1][0] + p[-1][1]


def attention(p, x):
    q, k, v = (x @ p[n] for n in ("q", "k", "v"))
    s = jnp.where(jnp.tril(jnp.ones((x.shape[0],) * 2, bool)), q @ k.T / np.sqrt(q.shape[1]), -jnp.inf)
    h = x + jax.nn.softmax(s) @ v @ p["o"]
    n = (h - h.mean(-1, keepdims=True)) / jnp.sqrt(h.var(-1, keepdims=True) + 1e-5)
    return n * p["g"] + p["c"] + jax.nn.gelu(n @ p["w1"]) @ p["w2"]


def lstm(p, xs):
    def step(c, x):
        h, s = c
        i, f, g, o = jnp.split(jnp.concatenate([x, h]) @ p["w"] + p["b"], 4)
        s = jax.nn.sigmoid(f) * s + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(s)
        return (h, s), h
    n = p["b"].shape[0] // 4
    return lax.scan(step, (jnp.zeros(n, xs.dtype),) * 2, xs)[1]


def cnn(p, x):
    x = jax.nn.relu(lax.conv_general_dilated(x, p["k"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")))
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    m, v = x.mean((0, 1, 2)), x.var((0, 1, 2))
    x = (x - m) * lax.rsqrt(v + 1e-5)
    return x.reshape(x.shape[0], -1) @ p["w"]


R = lambda *s, t=np.float32: rand(s, t, -0.7, 0.7)
pm = [(R(4, 8), R(8)), (R(8, 3), R(3))]
pa = {**{n: R(6, 6) for n in "qkvo"}, "g": R(6), "c": R(6), "w1": R(6, 12), "w2": R(12, 6)}
pl = {"w": R(5, 12), "b": R(12)}
pc = {"k": R(3, 3, 1, 4), "w": R(36, 3)}
for name, f, p, x in (("mlp", mlp, pm, R(5, 4)), ("attention", attention, pa, R(5, 6)), ("lstm", lstm, pl, R(6, 2)), ("cnn", cnn, pc, R(2, 6, 6, 1))):
    flat, tree = jax.tree.flatten(p)
    run = lambda x, *q, f=f, tree=tree: f(jax.tree.unflatten(tree, q), x)
    loss = lambda x, *q, run=run: jnp.mean(run(x, *q) ** 2)
    case("models", name, run, x, *flat, tol=2e-5)
    case("models", f"{name} value and gradients", jax.value_and_grad(loss, tuple(range(1, 1 + len(flat)))), x, *flat, tol=2e-5)
    case("models", f"{name} batched", jax.vmap(run, (0,) + (None,) * len(flat)), np.stack([x, x * 0.5]), *flat, tol=2e-5)
hessian = lambda x, *q: jax.hessian(lambda w: jnp.sum(jnp.tanh(x @ w) ** 2))(q[0])
case("models", "hessian", hessian, R(3, 2), R(2, 2), tol=1e-4)
case("models", "jvp of grad", lambda x, w: jax.jvp(jax.grad(lambda v: jnp.sum(jnp.sin(x @ v))), (w,), (jnp.ones_like(w),)), R(3, 2), R(2, 2), tol=1e-5)
case("models", "cross entropy backwards", jax.grad(lambda z, y: optax.softmax_cross_entropy_with_integer_labels(z, y).mean()), R(4, 5), np.asarray([0, 4, 2, 2], np.int32), tol=1e-6)
for name, opt in (("sgd", optax.sgd(0.1, 0.9, nesterov=True)), ("adam", optax.adam(0.01)), ("adamw", optax.adamw(0.01)), ("rmsprop", optax.rmsprop(0.01)), ("adagrad", optax.adagrad(0.1)),
                  ("lamb", optax.lamb(0.01)), ("lion", optax.lion(0.01)), ("adafactor", optax.adafactor(0.01)), ("clipped", optax.chain(optax.clip_by_global_norm(0.1), optax.adam(0.05)))):
    def train(x, y, w, opt=opt):
        def step(c, _):
            w, s = c
            loss, g = jax.value_and_grad(lambda v: jnp.mean((jnp.tanh(x @ v) - y) ** 2))(w)
            u, s = opt.update(g, s, w)
            return (optax.apply_updates(w, u), s), loss
        (w, _), losses = lax.scan(step, (w, opt.init(w)), None, 10)
        return w, losses
    case("optax", f"{name} under scan", train, R(6, 3), R(6, 2), R(3, 2), tol=2e-5)

# ---------------------------------------------------------------------------------------------------------------- pmap: four devices
x = R(4, 3)
devices("psum, pmean", lambda v: (lax.psum(v, "i"), lax.pmean(v, "i"), lax.axis_index("i")), x, tol=1e-6)
devices("pmax, pmin", lambda v: (lax.pmax(v, "i"), lax.pmin(v, "i")), x)
devices("all_gather", lambda v: lax.all_gather(v, "i"), x)
devices("psum_scatter", lambda v: lax.psum_scatter(v, "i"), R(4, 4), tol=1e-6)
devices("all_to_all", lambda v: lax.all_to_all(v, "i", 0, 0), R(4, 4, 2))
devices("ppermute", lambda v: lax.ppermute(v, "i", [(0, 1), (1, 2), (2, 3), (3, 0)]), x)
devices("ppermute of some", lambda v: lax.ppermute(v, "i", [(0, 2), (3, 1)]), x)
devices("integers", lambda v: lax.psum(v, "i"), np.arange(12, dtype=np.int32).reshape(4, 3))
devices("training step", lambda w, v, y: (lambda l, g: (w - 0.1 * lax.pmean(g, "i"), lax.pmean(l, "i")))(*jax.value_and_grad(lambda p: jnp.mean((v @ p - y) ** 2))(w)),
        np.stack([R(3)] * 4), R(4, 5, 3), R(4, 5), tol=1e-5)
devices("loop with psum", lambda v: lax.fori_loop(0, 3, lambda i, s: s * 0.5 + lax.psum(s, "i"), v), x, tol=1e-4)
devices("gradient through psum", jax.grad(lambda v: jnp.sum(jnp.sin(lax.psum(v, "i")) * v)), x, tol=1e-5)

write()

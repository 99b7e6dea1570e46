"""more_*.mlir: what modules.py has too little of: NaN, infinities, ties, arrays without elements or dimensions over the element types, wrapping integers, complex
functions at infinities and on branch cuts, transforms of many sizes, more of jax.random, control flow, models, optimizers, and programs for four devices.

  usage: modules_more.py [FOLDER [FAMILY ...]]
"""
import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
import optax
from jax import lax, random
from module_writer import FLOATS, INTS, ONLY, bf16, case, devices, rand, seed, short, write

TYPES = FLOATS + INTS + [np.bool_, np.complex64, np.complex128]
kind = lambda t: "f" if t == bf16 else np.dtype(t).kind
real = lambda t: kind(t) == "f"


def tricky(t, n=14):
    """NaN, infinities, both zeros, ties, the extremes"""
    k = kind(t)
    if k == "f":
        return np.asarray([np.nan, 1, np.inf, -0.0, 0.0, 1, -np.inf, -1, 0.0, np.nan, -0.0, -1, 2, np.inf][:n], t)
    if k == "c":
        return np.asarray([1, 1j, 1 + 1j, 1 - 1j, -1, 0, 1j, 1, 2 + 1j, 2 - 1j, -1j, 0, -1, 1][:n], t)
    if k == "b":
        return np.asarray([1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 1, 0, 1][:n], bool)
    i = np.iinfo(t)
    return np.asarray([i.max, 1, i.min, 0, 1, i.max, i.min, 3, 0, 1, i.max - 1, 2, 0, 5][:n], t)


# ---------------------------------------------------------------------------------------------------------------- special values and ties
seed(31)
for t in TYPES:
    s, x = short(t), tricky(t)
    if kind(t) != "c":
        case("more_specials", f"sort {s}", lambda v: (jnp.sort(v), jnp.argsort(v), jnp.argsort(v, descending=True), lax.sort((v, jnp.arange(v.size)), num_keys=1)), x, ulp=0)
        case("more_specials", f"argmax, argmin {s}", lambda v: (jnp.argmax(v), jnp.argmin(v), jnp.argmax(v.reshape(2, 7), 1), jnp.argmin(v.reshape(2, 7), 0)), x)
        case("more_specials", f"max, min {s}", lambda v: (jnp.max(v), jnp.min(v), jnp.max(v.reshape(2, 7), 0), jnp.min(v.reshape(2, 7), 1)), x, ulp=0)
        case("more_specials", f"compare {s}", lambda v, w: (v == w, v != w, v < w, v <= w, v > w, v >= w, jnp.maximum(v, w), jnp.minimum(v, w)), x, np.roll(x, 3), ulp=0)
        if kind(t) != "b":
            case("more_specials", f"clip, sign {s}", lambda v: (jnp.clip(v, v[4], v[1]), jnp.sign(v)), x, ulp=0)
            case("more_specials", f"top_k {s}", lambda v: lax.top_k(v[3:], 5) if not real(t) else lax.top_k(jnp.where(jnp.isnan(v), 0, v)[:9], 4), x, ulp=0)
            case("more_specials", f"cummax, cummin {s}", lambda v: (lax.cummax(v), lax.cummin(v, reverse=True)), x, ulp=0)
            case("more_specials", f"max pooling {s}", lambda v: lax.reduce_window(v.reshape(2, 7), np.asarray(-np.inf if real(t) else np.iinfo(t).min, t)[()], lax.max, (1, 3), (1, 2), "SAME"), x, ulp=0)
    else:
        case("more_specials", f"sort {s}", lambda v: (jnp.sort(v), jnp.argsort(v)), x, ulp=0)
    case("more_specials", f"unique, nonzero {s}", lambda v: (jnp.nonzero(v, size=9, fill_value=-1)[0], jnp.count_nonzero(v)), x)
    case("more_specials", f"where, select {s}", lambda v: (jnp.where(v != 0, v, v[1]), jnp.select([v == v[1], v == v[3]], [v, v[::-1]], v[0])), x, ulp=0)
    case("more_specials", f"any, all {s}", lambda v: (jnp.any(v), jnp.all(v), jnp.any(v.reshape(2, 7), 0)), x)
    if kind(t) in "iu":
        y = np.roll(x, 5)
        case("more_integers", f"by zero and beyond {s}", lambda v, w: (lax.div(v, w), lax.rem(v, w), lax.mul(v, w), lax.add(v, w), lax.sub(v, w), lax.neg(v)), x, y)
        n = np.iinfo(t).bits
        case("more_integers", f"shifts {s}", lambda v, w: (lax.shift_left(v, w), lax.shift_right_logical(v, w), lax.shift_right_arithmetic(v, w)), x, np.asarray([0, 1, 2, n - 1, n, n + 1, 100, 3, 4, 5, 6, 7, 0, 1]).astype(t))
        case("more_integers", f"powers {s}", lambda v: (lax.integer_pow(v, 2), lax.integer_pow(v, 5), v ** 3, jnp.abs(v)), x)
        case("more_integers", f"sums wrap {s}", lambda v: (lax.reduce(v, np.asarray(0, t)[()], lax.add, (0,)), lax.reduce(v, np.asarray(1, t)[()], lax.mul, (0,)), lax.cumsum(v), lax.cumprod(v)), x)
        case("more_integers", f"floor_divide, mod {s}", lambda v, w: (v // w, v % w, jnp.divmod(v, w)), x, np.where(y == 0, 3, y).astype(t))
        case("more_integers", f"bits {s}", lambda v: (lax.population_count(v), lax.clz(v), ~v, v & v[::-1], v | v[::-1], v ^ v[::-1]), x)
        case("more_integers", f"products wrap {s}", lambda v: v.reshape(2, 7) @ v.reshape(7, 2), x)
    if real(t):
        case("more_specials", f"sums {s}", lambda v: (jnp.sum(v[1:2]), jnp.sum(v[:3]), jnp.sum(v[2:7]), jnp.prod(v[1:5]), jnp.nansum(v[:6]), jnp.nanmax(v), lax.cumsum(v[1:4])), x, ulp=1)
        case("more_specials", f"tests {s}", lambda v: (jnp.isnan(v), jnp.isinf(v), jnp.isfinite(v), jnp.signbit(v), jnp.isposinf(v), jnp.isneginf(v)), x)
        case("more_specials", f"copysign, nextafter {s}", lambda v, w: (jnp.copysign(v, w), jnp.fmin(v, w), jnp.fmax(v, w)) + ((jnp.nextafter(v[1:2], w[3:4]),) if t in (np.float32, np.float64) else ()), x, np.roll(x, 4), ulp=0)
        case("more_specials", f"logsumexp, softmax {s}", lambda v: (jsp.special.logsumexp(v[4:8]), jax.nn.softmax(v[3:8]), jnp.logaddexp(v[1], v[6])), x, ulp=4 if t in (np.float32, np.float64) else 1)
        tiny = np.finfo(t).tiny if t != bf16 else jnp.finfo(bf16).tiny
        case("more_specials", f"rounding {s}", lambda v: (jnp.floor(v), jnp.ceil(v), jnp.trunc(v), jnp.round(v), lax.round(v, lax.RoundingMethod.AWAY_FROM_ZERO)), np.asarray([0.5, -0.5, 1.5, 2.5, -2.5, 0.49999997, -0.0, np.inf, np.nan, 8388609.0 if t in (np.float32, np.float64) else 5.5], t), ulp=0)
        case("more_specials", f"frexp, modf {s}", lambda v: jnp.modf(v), np.asarray([1.5, -2.25, 0.0, 100.75], t), ulp=0)

# ---------------------------------------------------------------------------------------------------------------- conversions
FROM = {np.float32: [0.0, -0.0, 1.5, 2.5, -1.5, 3e9, -3e9, 1e20, np.inf, -np.inf, np.nan, 255.9, 256.0, -129.0, 65519.99, 65520.0, 1e-8, 3.4e38], np.float64: [1 + 2.0 ** -11, 1 + 3 * 2.0 ** -11, 1 + 2.0 ** -24, 1 + 3 * 2.0 ** -24, 1e300, -1e300, 1e-300, 1e-37, 9.3e18, -9.3e18, np.nan, np.inf, 2147483647.5, 0.999]}
for a, values in FROM.items():
    for b in TYPES:
        if a == b:
            continue
        case("more_convert", f"{short(a)} to {short(b)}", lambda v: lax.convert_element_type(v, b), np.asarray(values, a), ulp=0)
for a in (np.int64, np.uint64, np.int32, np.uint32):
    i = np.iinfo(a)
    x = np.asarray([i.max, i.min, i.max - 1, 2 ** 24 + 1, 2 ** 24 + 3, 2 ** 25 + 2, 2049, 257, 65520, 1, 0] + ([2 ** 53 + 1, 2 ** 53 + 3] if i.bits == 64 else []), a)
    for b in FLOATS + [np.int8, np.uint8, np.bool_, np.complex64]:
        case("more_convert", f"{short(a)} to {short(b)}", lambda v: lax.convert_element_type(v, b), x, ulp=0)
for b in (np.complex64, np.complex128, np.float32, np.int32):
    case("more_convert", f"c128 to {short(b)}", lambda v: lax.convert_element_type(v, b) if b != np.int32 and b != np.float32 else lax.convert_element_type(lax.real(v), b), np.asarray([1 + 2j, -0.5j, 1e300 + 1j, 3], np.complex128), ulp=0)
for n in ("float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz", "float8_e4m3b11fnuz", "float8_e3m4", "float8_e4m3", "float8_e8m0fnu", "float4_e2m1fn"):
    t = jnp.dtype(n)
    x = np.asarray([0, -0.0, 1, 1.0625, 1.125, 1.1875, 447, 464, 480, 57344, 61440, 1e6, 0.001, 0.0009765625, 6, 5, 0.25, 0.75, np.inf, -np.inf, np.nan], np.float32)
    if "e8m0" in n:
        x = np.abs(x[2:-3])
    if "e2m1" in n:
        x = x[:-1]
    for a in (np.float32, bf16):
        case("more_convert", f"{short(a)} to {n} and back", lambda v: lax.convert_element_type(lax.convert_element_type(v, t), a), x.astype(a), ulp=0)
for n in ("int4", "uint4", "int2", "uint2"):
    t = jnp.dtype(n)
    case("more_convert", f"i8 to {n} and back", lambda v: lax.convert_element_type(lax.convert_element_type(v, t), np.int8), np.arange(-3, 13, dtype=np.int8))
for a, b in ((np.float32, np.uint32), (np.float64, np.int64), (np.complex64, None), (np.float16, np.int16), (bf16, np.uint16), (np.int64, np.int8), (np.uint16, np.uint32)):
    if b is None:
        continue
    case("more_convert", f"bitcast {short(a)} to {short(b)}", lambda v: lax.bitcast_convert_type(v, b), tricky(a, 12).reshape(6, 2)[:, :2] if np.dtype(a).itemsize * 2 == np.dtype(b).itemsize else tricky(a, 12), ulp=0)

# ---------------------------------------------------------------------------------------------------------------- without elements, without dimensions
for t in (np.float32, np.int32, np.bool_, np.complex64, bf16, np.float64, np.uint8, np.complex128, np.int64):
    s, e, z, one = short(t), np.zeros((0, 3), t), np.zeros((2, 0), t), np.asarray(1, t)
    case("more_empty", f"moving {s}", lambda v, w: (v.T, v.reshape(3, 0), jnp.concatenate([v, v], 0), jnp.concatenate([v, jnp.ones((2, 3), v.dtype)], 0), v[:, ::-1], jnp.broadcast_to(v[None], (2, 0, 3)), jnp.pad(w, ((0, 0), (0, 2))), jnp.squeeze(v[:, :1], 1), jnp.stack([v, v]), jnp.tile(v, (2, 2))), e, z, ulp=0)
    case("more_empty", f"indexing {s}", lambda v: (v[:, jnp.asarray([0, 2])], jnp.take(jnp.ones((4, 3), v.dtype), jnp.zeros((0,), np.int32), axis=0), jnp.ones((4, 3), v.dtype).at[jnp.zeros((0,), np.int32)].set(v), lax.dynamic_slice(v, (0, 1), (0, 2)), lax.dynamic_update_slice(jnp.ones((4, 3), v.dtype), v, (2, 0))), e, ulp=0)
    case("more_empty", f"scalars {s}", lambda a: (a.reshape(1, 1), a[None], jnp.broadcast_to(a, (2, 3)), a == a, jnp.stack([a, a]), lax.select(a == a, a, a), jnp.full((2,), a), a.astype(np.float32) if not np.issubdtype(a.dtype, np.complexfloating) else jnp.real(a)), one, ulp=0)
    if t != np.bool_:
        case("more_empty", f"arithmetic {s}", lambda v, a: (v + v, v * a, -v, v @ jnp.ones((3, 2), v.dtype), jnp.ones((2, 0), v.dtype) @ v, a + a, a * a - a, jnp.dot(a, a)), e, one, ulp=0)
        case("more_empty", f"reductions {s}", lambda v, w: (v.sum(), v.sum(0), v.sum(1), v.prod(0), w.sum(1), jnp.cumsum(v, 1), jnp.sum(jnp.zeros((0,), v.dtype))), e, z, ulp=0)
    if kind(t) != "c":
        case("more_empty", f"sorting {s}", lambda v, a: (jnp.sort(v, 0), jnp.sort(v, 1), jnp.argsort(v, 0), jnp.any(v), jnp.all(v), jnp.max(v, 1), jnp.max(v, 0, initial=a)), e, one, ulp=0)
for name, f in (("convolution", lambda v: lax.conv(jnp.zeros((0, 2, 5, 5), np.float32), v, (1, 1), "SAME")), ("windows", lambda v: lax.reduce_window(jnp.zeros((0, 5)), 0.0, lax.add, (1, 2), (1, 1), "VALID")), ("fft", lambda v: jnp.fft.fft(jnp.zeros((0, 4), np.complex64))),
                ("scan", lambda v: lax.scan(lambda c, x: (c + x, c * x), jnp.float32(1), jnp.zeros((0,), np.float32))), ("no rounds", lambda v: lax.fori_loop(0, 0, lambda i, c: c + 1, v)), ("map", lambda v: lax.map(lambda r: r * 2, jnp.zeros((0, 3)))),
                ("random", lambda v: random.normal(random.key(0), (0, 3))), ("while with nothing", lambda v: lax.while_loop(lambda c: c[0] < 3, lambda c: (c[0] + 1, c[1] * 2), (0, jnp.zeros((0, 2))))[1]), ("one_hot", lambda v: jax.nn.one_hot(jnp.zeros((0,), np.int32), 4)), ("einsum", lambda v: jnp.einsum("ij,jk->ik", jnp.zeros((0, 3)), jnp.zeros((3, 0)))),
                ("arange", lambda v: (jnp.arange(0), jnp.linspace(0, 1, 0), jnp.eye(0))), ("split", lambda v: jnp.split(jnp.zeros((4, 0)), 2)), ("where", lambda v: jnp.where(jnp.zeros((0,), bool), 1, 2))):
    case("more_empty", name, f, rand((3, 2, 3, 3), np.float32), ulp=0)

# ---------------------------------------------------------------------------------------------------------------- moving 16-byte elements, and gathers of every type
for t in (np.complex128, np.float16, np.uint64, np.int16, np.float64):
    s, x = short(t), rand((4, 5), t)
    k = np.asarray([0, 3, 3, 7, -1], np.int32)
    case("more_moving", f"moving {s}", lambda v: (v.T, v[::-1, ::2], v[1:3, -2:], jnp.pad(v, 1), jnp.roll(v, 2, 1), jnp.concatenate([v, v], 1), jnp.repeat(v, 2, 0), jnp.flip(v), jnp.moveaxis(v[None], 0, 2), jnp.diagonal(v), jnp.triu(v)), x, ulp=0)
    case("more_moving", f"indexing {s}", lambda v, i: (v[i[:2]], v[:, i[:2]], v[i[:2], i[1:3]], jnp.take(v, i, axis=0, mode="clip"), jnp.take_along_axis(v, jnp.ones((4, 2), np.int32), 1), lax.dynamic_slice(v, (i[1], i[0]), (2, 2)), lax.dynamic_update_slice(v, v[:2, :2], (i[1], i[1]))), x, k, ulp=0)
    case("more_moving", f"scatter {s}", lambda v, i: (v.at[i[:2]].set(v[:2] * 0), v.at[i].add(v[:1]), v.at[i].mul(v[:1]), v.at[:, 1].set(0), v.at[i[:2], i[1:3]].add(1)), x, k, ulp=2, tol=1e-13 if t == np.complex128 else None)
    if t != np.complex128:
        case("more_moving", f"scatter min, max {s}", lambda v, i: (v.at[i].min(v[:1]), v.at[i].max(v[1:2]), jax.ops.segment_sum(v, i[:4], 5), jax.ops.segment_max(v, jnp.asarray([0, 0, 1, 1]), 2)), x, k, ulp=2)

# ---------------------------------------------------------------------------------------------------------------- complex functions
EDGE = [complex(a, b) for a in (0.0, -0.0, 1.0, -1.0, 2.5, -2.5) for b in (0.0, -0.0, 1e-3, -1e-3, 2.0, -2.0)]
CUT = [complex(x, y) for x in (-3.0, -1.5, 1.5, 3.0, 0.5, -0.5) for y in (0.0, -0.0)] + [complex(y, x) for x in (-3.0, -1.5, 1.5, 0.5) for y in (0.0, -0.0)]
INF = [complex(np.inf, 0), complex(-np.inf, 0), complex(0, np.inf), complex(0, -np.inf), complex(np.inf, 1), complex(-np.inf, 1), complex(1, np.inf), complex(np.inf, np.inf), complex(-np.inf, np.inf), complex(np.nan, 0), complex(0, np.nan), complex(np.nan, np.nan)]
FUNCTIONS = {"exp": (np.exp, jnp.exp), "log": (np.log, jnp.log), "sqrt": (np.sqrt, jnp.sqrt), "sin": (np.sin, jnp.sin), "cos": (np.cos, jnp.cos), "tan": (np.tan, jnp.tan), "sinh": (np.sinh, jnp.sinh), "cosh": (np.cosh, jnp.cosh), "tanh": (np.tanh, jnp.tanh),
             "asin": (np.arcsin, jnp.arcsin), "acos": (np.arccos, jnp.arccos), "atan": (np.arctan, jnp.arctan), "asinh": (np.arcsinh, jnp.arcsinh), "acosh": (np.arccosh, jnp.arccosh), "atanh": (np.arctanh, jnp.arctanh), "log1p": (np.log1p, jnp.log1p), "expm1": (np.expm1, jnp.expm1),
             "abs": (np.abs, jnp.abs), "sign": (lambda z: np.where(z == 0, 0, z / np.where(z == 0, 1, np.abs(z))), jnp.sign), "square": (np.square, jnp.square)}
for t in (np.complex64, np.complex128):
    tol = 2e-5 if t == np.complex64 else 1e-12
    for name, (of_numpy, f) in FUNCTIONS.items() if not ONLY or "more_complex" in ONLY else ():
        # JAX's own value where it is numpy's (of twice the precision); elsewhere its approximation leaves the cut or an infinity wrong, and the point is left out
        for group, points in (("near zero and one", EDGE), ("on the cuts", CUT), ("at infinity", INF)):
            z = np.asarray(points, np.complex128)
            want, got = np.asarray(of_numpy(z)), np.asarray(jax.jit(f)(z.astype(t))).astype(np.complex128)
            close = lambda a, b: (np.abs(a - b) <= tol * np.maximum(1, np.abs(b))) & (np.signbit(a) == np.signbit(b)) | (a == b) & (np.signbit(a) == np.signbit(b)) | (np.isnan(a) & np.isnan(b))
            keep = close(got.real, want.real) & close(got.imag, want.imag) & (np.abs(np.nan_to_num(want)) < 1e4)
            if keep.any():
                case("more_complex", f"{name} {group} {short(t)}, {keep.sum()} of {keep.size} points", f, z[keep].astype(t), tol=tol * 4)
    a, b = np.asarray(EDGE, t), np.roll(np.asarray(EDGE, t), 7)
    case("more_complex", f"mul, sub, add {short(t)}", lambda x, y: (x * y, x - y, x + y, jnp.conj(x), -x), a, b, ulp=2)
    case("more_complex", f"div {short(t)}", lambda x, y: x / y, a, np.where(b == 0, 1, b).astype(t), tol=tol)
    case("more_complex", f"power {short(t)}", lambda x, y: (x ** 2, x ** 3, jnp.power(x, y)), rand(8, t, 0.3, 2), rand(8, t, -1, 1), tol=tol * 20)
    case("more_complex", f"angle, polar {short(t)}", lambda x: (jnp.angle(x), jnp.abs(x), jnp.real(x), jnp.imag(x), jnp.isnan(x), jnp.isfinite(x)), np.asarray(EDGE + INF[:4], t), tol=tol)
    case("more_complex", f"products {short(t)}", lambda x, y: (x @ y, jnp.vdot(x[0], y[:, 0]), jnp.einsum("ij,kj->ik", x, jnp.conj(y.T)), jnp.outer(x[0], x[1])), rand((3, 4), t), rand((4, 3), t), tol=tol * 10)
    case("more_complex", f"convolution {short(t)}", lambda x, y: lax.conv(x, y, (1, 1), "SAME"), rand((1, 2, 5, 5), t), rand((3, 2, 3, 3), t), tol=tol * 100)
    case("more_complex", f"gradient {short(t)}", lambda x: jax.grad(lambda z: jnp.real(jnp.sum(jnp.exp(z) * jnp.conj(z) ** 2)))(x), rand(6, t, -1, 1), tol=tol * 20)
    case("more_complex", f"holomorphic gradient {short(t)}", lambda x: jax.vmap(jax.grad(lambda z: jnp.sin(z) * jnp.log(z), holomorphic=True))(x), rand(6, t, 0.5, 2), tol=tol * 20)
    case("more_complex", f"cumsum, prod {short(t)}", lambda x: (jnp.cumsum(x), jnp.prod(x), x.mean(), jnp.var(x)), rand(7, t), tol=tol * 1000)

# ---------------------------------------------------------------------------------------------------------------- transforms
for n in (1, 2, 3, 5, 9, 11, 13, 16, 17, 30, 31, 32, 37, 49, 64, 97, 100, 101, 127, 128, 211, 243, 360):
    for t in (np.complex64, np.complex128):
        case("more_fft", f"fft, ifft {n} {short(t)}", lambda z: (jnp.fft.fft(z) + (300 + 300j), jnp.fft.ifft(z) + (10 + 10j)), rand((n,), t, -1, 1), tol=1e-4 if t == np.complex64 else 1e-12)
    for t in (np.float32, np.float64):
        case("more_fft", f"rfft, irfft {n} {short(t)}", lambda v: (jnp.fft.rfft(v) + (300 + 300j), jnp.fft.irfft(jnp.fft.rfft(v), n) + 10), rand((n,), t, -1, 1), tol=1e-4 if t == np.float32 else 1e-12)
for shape in ((2, 3, 4), (5, 7, 3), (4, 4, 4), (1, 6, 1), (2, 2, 5, 3)):
    for t in (np.complex64, np.complex128):
        case("more_fft", f"fftn {shape} {short(t)}", lambda z: (jnp.fft.fftn(z, axes=(-3, -2, -1)) + (300 + 300j), jnp.fft.ifftn(z, axes=(-3, -2, -1)) + (10 + 10j), jnp.fft.fftshift(z)), rand(shape, t, -1, 1), tol=1e-4 if t == np.complex64 else 1e-12)
    case("more_fft", f"rfftn {shape}", lambda v: (jnp.fft.rfftn(v, axes=(-3, -2, -1)) + (300 + 300j), jnp.fft.irfftn(jnp.fft.rfftn(v, axes=(-3, -2, -1)), v.shape[-3:], axes=(-3, -2, -1)) + 10), rand(shape, np.float64, -1, 1), tol=1e-12)
case("more_fft", "along the first axis", lambda z: (jnp.fft.fft(z, axis=0) + (50 + 50j), jnp.fft.fft(z, n=5) + (50 + 50j), jnp.fft.fft(z, n=12) + (50 + 50j)), rand((7, 8), np.complex128, -1, 1), tol=1e-12)
case("more_fft", "gradient of fft", jax.grad(lambda v: jnp.sum(jnp.abs(jnp.fft.fft(v) * jnp.arange(7)) ** 2)), rand((7,), np.float64), tol=1e-8)
case("more_fft", "gradient of irfft", jax.grad(lambda v: jnp.sum(jnp.fft.irfft(jnp.fft.rfft(v) ** 2, 9) ** 3)), rand((9,), np.float64), tol=1e-7)
case("more_fft", "convolution by fft", lambda a, b: jsp.signal.fftconvolve(a, b) + 10, rand((9,), np.float64), rand((4,), np.float64), tol=1e-11)
write()

"""ops.npz: what operations give. Names: OPERATION.DTYPE.{in,in0,in1,out,ref}, the operation by its StableHLO (or CHLO) name.

  .out  is JAX's value (XLA on CPU). XLA flushes denormals to zero, so compare with .ref where an operand or the result is one.
  .ref  is the value computed with more precision (f32 in double, f64 with 50 digits) and rounded once.
"""
import math

import jax
import jax.numpy as jnp
import mpmath
import numpy as np
import scipy.special
from jax import lax

from golden import Golden

jax.config.update("jax_enable_x64", True)
mpmath.mp.dps = 50
g = Golden("ops")
rng = np.random.default_rng(3)
np.seterr(all="ignore")
TYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "bf16": jnp.bfloat16, "i8": np.int8, "i16": np.int16, "i32": np.int32,
         "i64": np.int64, "u8": np.uint8, "u16": np.uint16, "u32": np.uint32, "u64": np.uint64, "bool": np.bool_}

# ---------------------------------------------------------------------------------------------------------------- elementwise, floats
COMMON = [0.0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, 0.1, -0.1, 1.5, 2.5, -1.5, -2.5, 0.49999997, 1e-3, 1e-8, -1e-8, 1e-20, 1e5, -1e5, 1e10, 1e30,
          np.inf, -np.inf, np.nan]
LIMITS = {"f32": [1e-45, -1e-45, 1e-40, 1.17549435e-38, -1.17549435e-38, 3.4028235e38, -3.4028235e38, 8388607.5, 16777216],
          "f64": [5e-324, -5e-324, 1e-310, 2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 4503599627370495.5]}
EXP = [88.0, 88.7, 88.73, 89, -87.3, -87.34, -88, -103.9, -104, 0.6931472, 709.7, 709.79, 710, -708.3, -709, -745.1, -746, 20, -20, 50, -50, 15, 16, 17, 18, 19]
TRIG = [np.pi, np.pi / 2, np.pi / 4, 3 * np.pi / 4, 2 * np.pi, 1e2, 1e3, 1e4, 123456.78, 1e6, 1e7, 1e8, 1e15, -355, 710]
UNIT = [0.9, -0.9, 0.99, 0.999, 0.99999, -0.99999, 0.9999999, -0.9999999, 1.0000001, 0.7, 0.71, 0.3, 0.25, 1.1, -1.1, 0.99999994]
ROUND = [0.5, 1.5, 2.5, 3.5, -0.5, -1.5, -2.5, -3.5, 0.49999997, 0.50000006, 4194304.5, 8388608.5, 1e9, -0.2, -0.7]
wide = lambda n: np.concatenate([np.exp(rng.uniform(-30, 30, n)) * rng.choice([-1, 1], n), rng.uniform(-4, 4, n)])
positive = lambda n: np.exp(rng.uniform(-60, 60, n))

mp = mpmath
UNARY = {   # name: (jax function, double function, many-digit function, extra inputs)
    "exponential": (lax.exp, np.exp, mp.exp, EXP),
    "exponential_minus_one": (lax.expm1, np.expm1, mp.expm1, EXP),
    "log": (lax.log, np.log, mp.log, [0.9999999, 1.0000001, 0.99, 1.01, np.e, 10, 1e-30]),
    "log_plus_one": (lax.log1p, np.log1p, mp.log1p, [-0.9999999, -0.99, 0.01, -0.01, 1e-4]),
    "tanh": (lax.tanh, np.tanh, mp.tanh, [0.0004, 0.01, 0.6, 7.9, 8, 9, 9.1, 10, 20, -9, -20]),
    "logistic": (lax.logistic, lambda x: np.where(x > 0, 1 / (1 + np.exp(-x)), np.exp(x) / (1 + np.exp(x))), lambda x: 1 / (1 + mp.exp(-x)), EXP),
    "sine": (lax.sin, np.sin, mp.sin, TRIG),
    "cosine": (lax.cos, np.cos, mp.cos, TRIG),
    "tan": (lax.tan, np.tan, mp.tan, TRIG),
    "asin": (lax.asin, np.arcsin, mp.asin, UNIT),
    "acos": (lax.acos, np.arccos, mp.acos, UNIT),
    "atan": (lax.atan, np.arctan, mp.atan, UNIT + [2.4142135, 0.41421357]),
    "sqrt": (lax.sqrt, np.sqrt, mp.sqrt, [4, 9, 1e-30]),
    "rsqrt": (lax.rsqrt, lambda x: 1 / np.sqrt(x), lambda x: 1 / mp.sqrt(x), [4, 9, 1e-30]),
    "cbrt": (lax.cbrt, np.cbrt, lambda x: mp.sign(x) * mp.cbrt(abs(x)), [8, -8, 27, 1e-30, -27]),
    "erf": (lax.erf, scipy.special.erf, mp.erf, [3.7, 3.9, 4, -4, 6, 0.84375, 1.25, 2.857]),
    "erf_inv": (lax.erf_inv, lambda x: np.where(x == 0, x, scipy.special.erfinv(x)), mp.erfinv, UNIT),
    "sign": (lax.sign, lambda x: np.where(x == 0, x, np.sign(x)), None, []),
    "floor": (lax.floor, np.floor, None, ROUND),
    "ceil": (lax.ceil, np.ceil, None, ROUND),
    "round_nearest_even": (lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN), np.rint, None, ROUND),
    "round_nearest_afz": (lambda x: lax.round(x, lax.RoundingMethod.AWAY_FROM_ZERO),
                          lambda x: np.copysign(np.floor(np.abs(x)) + (np.abs(x) - np.floor(np.abs(x)) >= 0.5), x), None, ROUND),
    "abs": (lax.abs, np.abs, None, []),
    "negate": (lax.neg, np.negative, None, []),
}
POSITIVE = {"log", "sqrt", "rsqrt"}
INSIDE = {"asin", "acos", "erf_inv"}


def reference(f64, many, x):
    """f64 in, f64 out; many digits where a function for that is given and x is finite and in its domain."""
    y = np.array(f64(x), np.float64)
    if many is not None:
        for i, v in enumerate(x):
            if np.isfinite(v) and np.isfinite(y[i]) and v != 0:
                y[i] = float(many(mpmath.mpf(float(v))))
    return y


for name, (f, double, many, extra) in UNARY.items():
    for t in ("f32", "f64"):
        if name == "erf_inv" and t == "f64":
            continue
        parts = [np.array(COMMON + LIMITS[t] + extra), wide(60) if name not in INSIDE else rng.uniform(-1, 1, 100)]
        if name in POSITIVE:
            parts.append(positive(40))
        x = np.concatenate(parts).astype(TYPES[t])
        g.add(f"{name}.{t}.in", x)
        g.add(f"{name}.{t}.out", f(jnp.asarray(x)))
        with np.errstate(all="ignore"):
            ref = double(x.astype(np.float64)) if t == "f32" and name not in ("erf_inv",) else reference(double, many, x.astype(np.float64))
        if t == "f64" and name in ("sine", "cosine", "tan"):
            ref = np.array([float(many(mpmath.mpf(float(v)))) if np.isfinite(v) and v != 0 else double(v) for v in x])
        # Python's float() of a many-digit value rounds once to f64; f32 is rounded from double (a second rounding of 2^-29 of a step)
        g.add(f"{name}.{t}.ref", np.asarray(ref).astype(TYPES[t]))
g.add("is_finite.f32.in", np.array(COMMON + LIMITS["f32"], np.float32))
g.add("is_finite.f32.out", lax.is_finite(jnp.asarray(np.array(COMMON + LIMITS["f32"], np.float32))))

PAIR = [0.0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 0.1, 1e-30, 1e10, -1e10, 1e30, np.inf, -np.inf, np.nan]
BINARY = {
    "add": (lax.add, np.add), "subtract": (lax.sub, np.subtract), "multiply": (lax.mul, np.multiply), "divide": (lax.div, np.divide),
    "remainder": (lax.rem, np.fmod), "power": (lax.pow, np.power), "atan2": (lax.atan2, np.arctan2),
    "maximum": (lax.max, None), "minimum": (lax.min, None),
}


def c_pow(x, y):
    """C's pow, for the special cases (numpy takes a square root for an exponent of 0.5)."""
    try:
        return math.pow(x, y)
    except (ValueError, OverflowError):
        return np.power(x, y)


for name, (f, double) in BINARY.items():
    for t in ("f32", "f64"):
        a, b = [v.ravel() for v in np.meshgrid(PAIR, PAIR, indexing="ij")]
        if name == "power":
            ra, rb = np.exp(rng.uniform(-5, 5, 60)), rng.uniform(-8, 8, 60)
        else:
            ra, rb = wide(30), wide(30)
        a, b = np.concatenate([a, ra]).astype(TYPES[t]), np.concatenate([b, rb]).astype(TYPES[t])
        g.add(f"{name}.{t}.in0", a)
        g.add(f"{name}.{t}.in1", b)
        g.add(f"{name}.{t}.out", f(jnp.asarray(a), jnp.asarray(b)))
        if double is None:      # a NaN of either side wins; +0 is above -0
            pick = np.where(a == b, (a + b) if name == "maximum" else -((-a) + (-b)), np.maximum(a, b) if name == "maximum" else np.minimum(a, b))
            ref = np.where(a == b, np.where(a == 0, pick, a), pick)
        elif t == "f64" and name == "power":
            ref = np.array([float(mpmath.power(mpmath.mpf(float(x)), mpmath.mpf(float(y)))) if x > 0 and np.isfinite(x) and np.isfinite(y) and
                            np.isfinite(np.power(x, y)) and x != 1 else c_pow(x, y) for x, y in zip(a, b)])
        else:
            ref = double(a.astype(np.float64), b.astype(np.float64))
        g.add(f"{name}.{t}.ref", np.asarray(ref).astype(TYPES[t]))
a, b = [np.array(v.ravel(), np.float32) for v in np.meshgrid(PAIR, PAIR, indexing="ij")]
g.add("compare.f32.in0", a)
g.add("compare.f32.in1", b)
for direction in ("eq", "ne", "lt", "le", "gt", "ge"):
    g.add(f"compare.f32.{direction}", getattr(lax, direction)(jnp.asarray(a), jnp.asarray(b)))

x = np.array([-3, -1, -0.0, 0.5, 1, 2, np.nan, np.inf, -np.inf], np.float32)
g.add("clamp.f32.in", x)
g.add("clamp.f32.m1_1", lax.clamp(jnp.float32(-1), jnp.asarray(x), jnp.float32(1)))
g.add("clamp.f32.2_1", lax.clamp(jnp.float32(2), jnp.asarray(x), jnp.float32(1)))     # low above high: high wins
g.add("select.pred", np.array([True, False, True]))
g.add("select.f32.in0", np.array([1, 2, np.nan], np.float32))
g.add("select.f32.in1", np.array([np.nan, -2, 3], np.float32))
g.add("select.f32.out", lax.select(jnp.array([True, False, True]), jnp.array([1, 2, np.nan], jnp.float32), jnp.array([np.nan, -2, 3], jnp.float32)))

# -------------------------------------------------------------------------------------------------------------- elementwise, integers
for t in ("i8", "i32", "i64", "u8", "u32", "u64"):
    T = TYPES[t]
    info, bits = np.iinfo(T), np.dtype(T).itemsize * 8
    values = [0, 1, 2, 3, 7, 100, info.max, info.max - 1, info.min, info.min + 1] + ([-1, -2, -7, -100] if info.min < 0 else [info.max // 2 + 1])
    x = np.array(values, T)
    a, b = [v.ravel() for v in np.meshgrid(x, x, indexing="ij")]
    ja, jb = jnp.asarray(a), jnp.asarray(b)
    g.add(f"int.{t}.in", x)
    g.add(f"int.{t}.in0", a)
    g.add(f"int.{t}.in1", b)
    for name, f in (("popcnt", lax.population_count), ("count_leading_zeros", lax.clz), ("not", lax.bitwise_not), ("sign", lax.sign),
                    ("negate", lambda v: lax.sub(jnp.zeros_like(v), v))):
        g.add(f"{name}.{t}.out", f(jnp.asarray(x)))
    if info.min < 0:
        g.add(f"abs.{t}.out", lax.abs(jnp.asarray(x)))
    for name, f in (("add", lax.add), ("subtract", lax.sub), ("multiply", lax.mul), ("divide", lax.div), ("remainder", lax.rem), ("maximum", lax.max),
                    ("minimum", lax.min), ("and", lax.bitwise_and), ("or", lax.bitwise_or), ("xor", lax.bitwise_xor)):
        g.add(f"{name}.{t}.out", f(ja, jb))
    amount = np.array([0, 1, bits // 2, bits - 1, bits, bits + 1, 100] + ([-1] if info.min < 0 else []), T)
    sa, sb = [v.ravel() for v in np.meshgrid(x, amount, indexing="ij")]
    g.add(f"shift.{t}.in0", sa)
    g.add(f"shift.{t}.in1", sb)
    for name, f in (("shift_left", lax.shift_left), ("shift_right_arithmetic", lax.shift_right_arithmetic),
                    ("shift_right_logical", lax.shift_right_logical)):
        g.add(f"{name}.{t}.out", f(jnp.asarray(sa), jnp.asarray(sb)))
    for direction in ("eq", "ne", "lt", "le", "gt", "ge"):
        g.add(f"compare.{t}.{direction}", getattr(lax, direction)(ja, jb))
base, power = [v.ravel() for v in np.meshgrid(np.array([-3, -2, -1, 0, 1, 2, 3, 10], np.int32), np.array([0, 1, 2, 3, 9, 31, 33], np.int32), indexing="ij")]
g.add("power.i32.in0", base)
g.add("power.i32.in1", power)
g.add("power.i32.out", jnp.power(jnp.asarray(base), jnp.asarray(power)))

# ----------------------------------------------------------------------------------------------------------------------- conversions
# convert.FROM.in and convert.FROM.TO; a float outside an integer's range saturates, NaN becomes 0, see .TO; int to int wraps
floats = [0.0, -0.0, 0.5, 0.99, 1.5, -0.5, -1.5, 2.5, 127, 128, 127.9, -128.9, 129, 255, 256, -1, 32767, 32768, 65504, 65519, 65520, 65536, 2147483520.0, 2147483648.0,
          -2147483648.0, -2147483904.0, 4294967040.0, 4294967296.0, 9.223371e18, 9.223372e18, 1.8446743e19, 1.8446744e19, 1e30, -1e30,
          np.inf, -np.inf, np.nan, 5.9604645e-08, 2.9802322e-08, 2.98023e-08, 6.1e-05, 6.0975552e-05, 2049, 2051, 4099,
          1.00390625, 1.01171875, 1.0039063692, 256.5, 257, 258, 259, 3.3895314e38, 3.4028235e38, 3.3961775e38, 1e-40, 9.1835e-41]
for t in ("f32", "f64", "f16", "bf16"):
    x = jnp.asarray(np.array(floats + list(rng.uniform(-300, 300, 20)), np.float64).astype(TYPES[t]))
    g.add(f"convert.{t}.in", x)
    for to in TYPES:
        if to != t:
            out = lax.convert_element_type(x, TYPES[to])
            if to in ("f16", "bf16", "f32", "f64"):    # numpy's conversion keeps denormals, and rounds once
                out = np.asarray(x).astype(TYPES[to])
            g.add(f"convert.{t}.{to}", out)
for t in ("i8", "i32", "i64", "u8", "u32", "u64", "bool"):
    info = np.iinfo(TYPES[t]) if t != "bool" else None
    x = np.array([0, 1, 1, 0], np.bool_) if t == "bool" else np.array([v for v in [
        0, 1, 2, 127, 128, 255, 256, 2049, 16777215, 16777216, 16777217, 16777219, 33554435, 2**31 - 1, 2**31, 2**32 - 1, 2**53 + 1, 2**53 + 3, 2**62, 2**63 - 1, 2**63,
        2**64 - 1, -1, -2, -128, -129, -16777217, -(2**31), -(2**63)] if info.min <= v <= info.max], TYPES[t])
    g.add(f"convert.{t}.in", x)
    for to in TYPES:
        if to != t:
            g.add(f"convert.{t}.{to}", lax.convert_element_type(jnp.asarray(x), TYPES[to]))

# ------------------------------------------------------------------------------------------------------------------------ reductions
x = rng.integers(-4, 5, (3, 5)).astype(np.float32)
special = x.copy()
special[0, 1], special[1, 2], special[2, 0], special[2, 4] = np.nan, np.inf, -np.inf, np.inf
for variant, v in (("plain", x), ("special", special), ("empty", np.zeros((3, 0), np.float32))):
    g.add(f"reduce.f32.{variant}.in", v)
    for name, f in (("sum", lambda v, a: jnp.sum(v, a)), ("prod", lambda v, a: jnp.prod(v, a)),
                    ("max", lambda v, a: lax.reduce(v, jnp.float32(-np.inf), lax.max, a)), ("min", lambda v, a: lax.reduce(v, jnp.float32(np.inf), lax.min, a))):
        for aname, axes in (("0", (0,)), ("1", (1,)), ("01", (0, 1))):
            g.add(f"reduce.f32.{variant}.{name}.{aname}", f(jnp.asarray(v), axes))
    if variant != "empty":
        for name, f in (("argmax", lax.argmax), ("argmin", lax.argmin)):
            for axis in (0, 1):
                g.add(f"reduce.f32.{variant}.{name}.{axis}", f(jnp.asarray(v), axis, np.int32))
ties = np.array([[1, 3, 3, 2], [5, 5, 5, 5], [np.nan, 1, np.nan, 9], [0.0, -0.0, 0.0, -0.0], [-np.inf] * 4, [np.inf, np.inf, 0, 1]], np.float32)
g.add("argmax.ties.in", ties)
g.add("argmax.ties.out", lax.argmax(jnp.asarray(ties), 1, np.int32))
g.add("argmin.ties.out", lax.argmin(jnp.asarray(ties), 1, np.int32))
xi = rng.integers(-100, 100, (4, 3)).astype(np.int32)
g.add("reduce.i32.in", xi)
for name, f in (("sum", lambda v: jnp.sum(v, 0, dtype=np.int32)), ("prod", lambda v: jnp.prod(v, 0, dtype=np.int32)), ("max", lambda v: jnp.max(v, 0)),
                ("min", lambda v: jnp.min(v, 0)), ("and", lambda v: lax.reduce(v, np.int32(-1), lax.bitwise_and, (0,))),
                ("or", lambda v: lax.reduce(v, np.int32(0), lax.bitwise_or, (0,)))):
    g.add(f"reduce.i32.{name}.0", f(jnp.asarray(xi)))
xb = np.array([[True, True, False], [True, False, False]])
g.add("reduce.bool.in", xb)
g.add("reduce.bool.and.0", jnp.all(xb, 0))
g.add("reduce.bool.or.0", jnp.any(xb, 0))
g.add("reduce.bool.and.1", jnp.all(xb, 1))
g.add("reduce.bool.or.1", jnp.any(xb, 1))
ones = jnp.ones(1000, jnp.bfloat16)
g.add("reduce.bf16.sum_1000_ones", jnp.sum(ones))                                   # 1000: accumulated in f32
g.add("reduce.f16.mean_70000_ones", jnp.mean(jnp.ones(70000, jnp.float16)))          # 1
g.add("reduce.f16.sum_70000_ones", jnp.sum(jnp.ones(70000, jnp.float16)))            # inf

# ----------------------------------------------------------------------------------------------------------------------- dot_general
DOTS = {   # name: (lhs shape, rhs shape, (lhs contract, rhs contract), (lhs batch, rhs batch))
    "matmul": ((3, 4), (4, 5), ((1,), (0,)), ((), ())),
    "transposed": ((4, 3), (5, 4), ((0,), (1,)), ((), ())),
    "vector": ((4,), (4,), ((0,), (0,)), ((), ())),
    "matvec": ((3, 4), (4,), ((1,), (0,)), ((), ())),
    "outer": ((3,), (2,), ((), ()), ((), ())),
    "batch": ((2, 3, 4), (2, 4, 5), ((2,), (1,)), ((0,), (0,))),
    "batch_inner": ((3, 2, 4), (4, 5, 2), ((2,), (0,)), ((1,), (2,))),
    "two_batch": ((2, 3, 4, 5), (3, 2, 5, 6), ((3,), (2,)), ((0, 1), (1, 0))),
    "two_contract": ((2, 3, 4), (4, 3, 5), ((1, 2), (1, 0)), ((), ())),
    "all_contract": ((3, 4), (4, 3), ((0, 1), (1, 0)), ((), ())),
    "empty_contract": ((3, 0), (0, 2), ((1,), (0,)), ((), ())),
    "empty_result": ((0, 4), (4, 2), ((1,), (0,)), ((), ())),
    "large": ((37, 65), (65, 29), ((1,), (0,)), ((), ())),
}
for name, (ls, rs, contract, batch) in DOTS.items():
    l, r = rng.integers(-5, 6, ls), rng.integers(-5, 6, rs)          # whole numbers: every dtype's result is exact, in any order
    g.add(f"dot.{name}.lhs", l.astype(np.float32))
    g.add(f"dot.{name}.rhs", r.astype(np.float32))
    for key, dims in (("lhs_contract", contract[0]), ("rhs_contract", contract[1]), ("lhs_batch", batch[0]), ("rhs_batch", batch[1])):
        g.add(f"dot.{name}.{key}", np.array(dims, np.int64))
    g.add(f"dot.{name}.out", lax.dot_general(jnp.asarray(l, jnp.float32), jnp.asarray(r, jnp.float32), (contract, batch)))
l, r = rng.normal(size=(6, 50)).astype(np.float32), rng.normal(size=(50, 7)).astype(np.float32)
g.add("dot.random.lhs", l)
g.add("dot.random.rhs", r)
g.add("dot.random.ref", (l.astype(np.float64) @ r.astype(np.float64)))               # f64
lb, rb = jnp.asarray(l, jnp.bfloat16), jnp.asarray(r, jnp.bfloat16)
g.add("dot.random_bf16.lhs", lb)
g.add("dot.random_bf16.rhs", rb)
g.add("dot.random_bf16.ref", np.asarray(lb, np.float64) @ np.asarray(rb, np.float64))  # a bf16 result is this, accumulated in f32, rounded once

# ------------------------------------------------------------------------------------------------- gather, scatter, slices, pad, sort
x = np.arange(24, dtype=np.float32).reshape(4, 6)
x3 = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
G = lax.GatherDimensionNumbers
GATHERS = {   # operand, indices, dimension numbers, slice sizes; the index vector is the last dimension of the indices; starts are clamped
    "rows": (x, [[0], [3], [1], [1]], G((1,), (0,), (0,)), (1, 6)),
    "rows_outside": (x, [[-1], [4], [100], [2]], G((1,), (0,), (0,)), (1, 6)),
    "columns": (x, [[5], [0]], G((0,), (1,), (1,)), (4, 1)),
    "elements": (x, [[0, 0], [3, 5], [1, 2]], G((), (0, 1), (0, 1)), (1, 1)),
    "elements_outside": (x, [[-3, 0], [3, 9], [9, 9]], G((), (0, 1), (0, 1)), (1, 1)),
    "windows": (x, [[0, 1], [2, 4], [3, 5]], G((1, 2), (), (0, 1)), (2, 3)),
    "windows_first": (x, [[0, 1], [2, 4], [1, 1]], G((0, 1), (), (0, 1)), (2, 3)),
    "index_2d": (x, [[[0], [1]], [[2], [3]], [[1], [9]]], G((2,), (0,), (0,)), (1, 6)),
    "swapped_map": (x, [[1, 0], [5, 3]], G((), (0, 1), (1, 0)), (1, 1)),
    "partial_collapse": (x3, [[1, 2], [2, 0]], G((1, 2), (1,), (0, 1)), (1, 1, 5)),
    "batching": (x3, [[[1], [3]], [[0], [0]], [[9], [2]]], G((2,), (1,), (1,), (0,), (0,)), (1, 1, 5)),
    "no_indices": (x, np.zeros((0, 1)), G((1,), (0,), (0,)), (1, 6)),
}
for name, (operand, indices, d, sizes) in GATHERS.items():
    indices = np.array(indices, np.int32)
    g.add(f"gather.{name}.in", operand)
    g.add(f"gather.{name}.indices", indices)
    for key in ("offset_dims", "collapsed_slice_dims", "start_index_map", "operand_batching_dims", "start_indices_batching_dims"):
        g.add(f"gather.{name}.{key}", np.array(getattr(d, key), np.int64))
    g.add(f"gather.{name}.slice_sizes", np.array(sizes, np.int64))
    g.add(f"gather.{name}.out", lax.gather(jnp.asarray(operand), jnp.asarray(indices), d, sizes, mode="clip"))
    # the gradient of sum(out * weights): a scatter-add; clamped starts receive it too
    weights = np.arange(1, 1 + np.prod(lax.gather(jnp.asarray(operand), jnp.asarray(indices), d, sizes, mode="clip").shape), dtype=np.float32)
    f = lambda v: jnp.sum(lax.gather(v, jnp.asarray(indices), d, sizes, mode="clip").ravel() * weights)
    g.add(f"gather.{name}.grad", jax.grad(f)(jnp.asarray(operand)))

S = lax.ScatterDimensionNumbers
SCATTERS = {   # an update whose window is not wholly inside is dropped
    "rows": (x, [[0], [3]], (2, 6), S((1,), (0,), (0,))),
    "rows_twice": (x, [[1], [1], [2], [1]], (4, 6), S((1,), (0,), (0,))),
    "rows_outside": (x, [[-1], [4], [2]], (3, 6), S((1,), (0,), (0,))),
    "columns": (x, [[5], [0]], (4, 2), S((0,), (1,), (1,))),
    "elements": (x, [[0, 0], [3, 5], [0, 0], [9, 0]], (4,), S((), (0, 1), (0, 1))),
    "windows": (x, [[0, 1], [2, 3], [3, 5]], (3, 2, 3), S((1, 2), (), (0, 1))),
    "batching": (x3, [[[1], [3]], [[0], [0]], [[9], [2]]], (3, 2, 5), S((2,), (1,), (1,), (0,), (0,))),
}
for name, (operand, indices, ushape, d) in SCATTERS.items():
    indices = np.array(indices, np.int32)
    updates = rng.integers(1, 9, ushape).astype(np.float32)
    g.add(f"scatter.{name}.in", operand)
    g.add(f"scatter.{name}.indices", indices)
    g.add(f"scatter.{name}.updates", updates)
    for key in ("update_window_dims", "inserted_window_dims", "scatter_dims_to_operand_dims", "operand_batching_dims", "scatter_indices_batching_dims"):
        g.add(f"scatter.{name}.{key}", np.array(getattr(d, key), np.int64))
    for kind, f in (("add", lax.scatter_add), ("multiply", lax.scatter_mul), ("minimum", lax.scatter_min), ("maximum", lax.scatter_max),
                    ("replace", lax.scatter)):
        if kind == "replace" and name in ("rows_twice", "elements", "batching"):
            continue      # the last of several writers is not defined
        g.add(f"scatter.{name}.{kind}", f(jnp.asarray(operand), jnp.asarray(indices), jnp.asarray(updates), d, mode="drop"))

for name, starts, sizes in (("inside", (1, 2), (2, 3)), ("high", (3, 5), (2, 3)), ("negative", (-5, -1), (2, 3)), ("whole", (7, 7), (4, 6)), ("empty", (1, 1), (0, 2))):
    g.add(f"dynamic_slice.{name}.starts", np.array(starts, np.int32))
    g.add(f"dynamic_slice.{name}.sizes", np.array(sizes, np.int64))
    g.add(f"dynamic_slice.{name}.out", lax.dynamic_slice(jnp.asarray(x), [jnp.int32(s) for s in starts], sizes))
    update = -np.arange(1, 1 + np.prod(sizes), dtype=np.float32).reshape(sizes)
    g.add(f"dynamic_update_slice.{name}.update", update)
    g.add(f"dynamic_update_slice.{name}.out", lax.dynamic_update_slice(jnp.asarray(x), jnp.asarray(update), [jnp.int32(s) for s in starts]))
g.add("dynamic_slice.in", x)
for name, start, limit, stride in (("plain", (1, 1), (3, 5), (1, 1)), ("stride", (0, 1), (4, 6), (3, 2)), ("empty", (2, 2), (2, 6), (1, 3))):
    g.add(f"slice.{name}.dims", np.array([start, limit, stride], np.int64))
    g.add(f"slice.{name}.out", lax.slice(jnp.asarray(x), start, limit, stride))

p = np.arange(1, 7, dtype=np.float32).reshape(2, 3)
g.add("pad.in", p)
for name, config in (("plain", [(1, 2, 0), (0, 1, 0)]), ("interior", [(0, 0, 2), (1, 1, 1)]), ("negative", [(-1, 0, 0), (0, -2, 0)]),
                     ("negative_interior", [(-1, 1, 1), (-2, 3, 2)]), ("all_cut", [(-2, 0, 0), (0, 0, 0)])):
    g.add(f"pad.{name}.config", np.array(config, np.int64))      # low, high, interior of each dimension
    g.add(f"pad.{name}.out", lax.pad(jnp.asarray(p), jnp.float32(-9), config))
g.add("concatenate.0", lax.concatenate([jnp.asarray(p), jnp.asarray(-p[:1]), jnp.zeros((0, 3), jnp.float32)], 0))
g.add("concatenate.1", lax.concatenate([jnp.asarray(p), jnp.asarray(-p[:, :1])], 1))
g.add("transpose.210", jnp.transpose(jnp.asarray(x3), (2, 1, 0)))
g.add("transpose.120", jnp.transpose(jnp.asarray(x3), (1, 2, 0)))
g.add("reverse.12", lax.rev(jnp.asarray(x3), (1, 2)))

keys = np.array([3, np.nan, -0.0, 1, 0.0, 3, -np.inf, np.nan, -0.0, np.inf, 1, 0.0, -1, 3], np.float32)
for name, v in (("f32", keys), ("i32", np.array([5, -1, 5, 0, -1, 2**31 - 1, -(2**31), 5], np.int32)), ("u32", np.array([5, 2**32 - 1, 0, 5, 2**31], np.uint32))):
    s, order = lax.sort((jnp.asarray(v), lax.iota(np.int32, len(v))), num_keys=1, is_stable=True)
    g.add(f"sort.{name}.in", v)                  # ascending; NaN last, -0 and +0 equal, ties in their first order
    g.add(f"sort.{name}.out", s)
    g.add(f"sort.{name}.order", order)
m = rng.integers(0, 4, (4, 5)).astype(np.float32)
g.add("sort.2d.in", m)
for axis in (0, 1):
    s, order = lax.sort((jnp.asarray(m), lax.broadcasted_iota(np.int32, (4, 5), axis)), dimension=axis, num_keys=1, is_stable=True)
    g.add(f"sort.2d.out.{axis}", s)
    g.add(f"sort.2d.order.{axis}", order)

# ------------------------------------------------------------------------------------------------------------------ gradients at kinks
def kink(name, f, x):
    x = jnp.asarray(x, jnp.float32)
    g.add(f"kink.{name}.in", x)
    g.add(f"kink.{name}.grad", jax.grad(lambda v: jnp.sum(f(v)))(x))


kink("relu", jax.nn.relu, [-1, -0.0, 0, 1])
kink("abs", jnp.abs, [-2, -0.0, 0, 2])
kink("reduce_max", jnp.max, [1, 3, 3])
kink("reduce_min", jnp.min, [1, 3, 1, 1])
kink("maximum_zero", lambda v: jnp.maximum(v, 0), [-1, 0, 1])
kink("minimum_zero", lambda v: jnp.minimum(v, 0), [-1, 0, 1])
kink("clip", lambda v: jnp.clip(v, 0, 1), [-1, 0, 0.5, 1, 2])
kink("clamp", lambda v: lax.clamp(jnp.float32(0), v, jnp.float32(1)), [-1, 0, 0.5, 1, 2])
kink("sort", lambda v: jnp.sort(v) * jnp.arange(1, 5, dtype=jnp.float32), [2, 1, 2, 0])
kink("where_sqrt", lambda v: jnp.where(v < 1, v, jnp.sqrt(v)), [0, 0.5, 4])
kink("sqrt", jnp.sqrt, [0, 4])
kink("norm", lambda v: jnp.sqrt(jnp.sum(v * v)), [0, 0])
kink("sign", jnp.sign, [-1, 0, 1])
kink("floor", jnp.floor, [0.5, 1])
kink("prod_zero", jnp.prod, [2, 0, 3])
kink("prod_two_zeros", jnp.prod, [2, 0, 0])
kink("power_zero_base", lambda v: lax.pow(v, jnp.float32(2)), [0, 2])
kink("power_zero_exponent", lambda v: lax.pow(jnp.array([0, 2], jnp.float32), v), [0, 3])
kink("logsumexp", jax.nn.logsumexp, [1000, 1000, -1000])
kink("atan2_origin", lambda v: lax.atan2(v, jnp.ones_like(v)), [0, 1])
kink("log1p", jnp.log1p, [0, -0.5])

# --------------------------------------------------------------------------------------------------- layers and losses, with gradients
rows = rng.normal(size=(4, 6)).astype(np.float32) * 3
rows[1] = [1000, 1000, -1000, 0, 1, 2]
weights = rng.normal(size=(4, 6)).astype(np.float32)
g.add("nn.in", rows)
g.add("nn.weights", weights)                  # NAME.grad is the gradient of sum(NAME(in) * weights)


def layer(name, f, x=rows):
    x, w = jnp.asarray(x), jnp.asarray(weights)
    out = f(x)
    g.add(f"{name}.out", out)
    g.add(f"{name}.grad", jax.grad(lambda v: jnp.sum(f(v) * (w if out.ndim == 2 else w[:, 0])))(x))


layer("nn.softmax", jax.nn.softmax)
layer("nn.log_softmax", jax.nn.log_softmax)
layer("nn.logsumexp", lambda v: jax.nn.logsumexp(v, axis=-1))
layer("nn.gelu", jax.nn.gelu)
layer("nn.gelu_exact", lambda v: jax.nn.gelu(v, approximate=False))
layer("nn.silu", jax.nn.silu)
layer("nn.softplus", jax.nn.softplus)
layer("nn.log_sigmoid", jax.nn.log_sigmoid)
layer("nn.relu", jax.nn.relu)
infinite = np.array([[-np.inf] * 3, [-np.inf, 0, 1], [np.inf, 0, 1]], np.float32)
g.add("nn.infinite.in", infinite)
g.add("nn.infinite.softmax", jax.nn.softmax(jnp.asarray(infinite)))
g.add("nn.infinite.log_softmax", jax.nn.log_softmax(jnp.asarray(infinite)))
g.add("nn.infinite.logsumexp", jax.nn.logsumexp(jnp.asarray(infinite), axis=-1))


def layer_norm(x, scale, bias, eps=1e-6):
    mean = jnp.mean(x, -1, keepdims=True)
    var = jnp.mean(jnp.square(x - mean), -1, keepdims=True)
    return (x - mean) * lax.rsqrt(var + eps) * scale + bias


scale, bias = rng.normal(size=6).astype(np.float32), rng.normal(size=6).astype(np.float32)
far = np.array([[1e4, 1e4 + 1, 1e4 + 2], [0, 0, 0], [1, 2, 4]], np.float32)
g.add("nn.layer_norm.scale", scale)
g.add("nn.layer_norm.bias", bias)
g.add("nn.layer_norm.out", layer_norm(jnp.asarray(rows), scale, bias))
for i, key in enumerate(("grad", "grad_scale", "grad_bias")):
    f = lambda a, b, c: jnp.sum(layer_norm(a, b, c) * weights)
    g.add(f"nn.layer_norm.{key}", jax.grad(f, i)(jnp.asarray(rows, jnp.float64), scale.astype(np.float64), bias.astype(np.float64)).astype(np.float32))
g.add("nn.layer_norm.far.in", far)
g.add("nn.layer_norm.far.out", layer_norm(jnp.asarray(far, jnp.float64), 1, 0).astype(np.float32))

labels = np.array([2, 0, 5, 3], np.int32)
ce = lambda v: -jnp.take_along_axis(jax.nn.log_softmax(v), jnp.asarray(labels)[:, None], 1)[:, 0]
g.add("nn.cross_entropy.labels", labels)
g.add("nn.cross_entropy.out", ce(jnp.asarray(rows)))
g.add("nn.cross_entropy.mean", jnp.mean(ce(jnp.asarray(rows))))
g.add("nn.cross_entropy.mean_grad", jax.grad(lambda v: jnp.mean(ce(v)))(jnp.asarray(rows)))
table = rng.normal(size=(5, 3)).astype(np.float32)
ids = np.array([[0, 4], [2, 2]], np.int32)
g.add("nn.embed.table", table)
g.add("nn.embed.ids", ids)
g.add("nn.embed.out", table[ids])
g.add("nn.embed.grad", jax.grad(lambda t: jnp.sum(jnp.square(t[ids])))(jnp.asarray(table)))
g.add("nn.one_hot", jax.nn.one_hot(jnp.array([0, 2, -1, 3]), 3, dtype=np.float32))
key = jax.random.PRNGKey(0)
for name in ("lecun_normal", "glorot_uniform", "he_normal"):
    g.add(f"init.{name}.2x3", getattr(jax.nn.initializers, name)()(key, (2, 3), jnp.float32))
    g.add(f"init.{name}.64x32", getattr(jax.nn.initializers, name)()(key, (64, 32), jnp.float32))
g.save()

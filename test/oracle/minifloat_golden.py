"""minifloat.npz: the narrow element types as ml_dtypes has them. Names: TYPE.{value,from}, the type by its StableHLO name.

  .value  f64, of every bit pattern from 0 up.
  .from   u8, what every f16 bit pattern (as u16, 0 to 65535) becomes; of f8E8M0FNU every bf16 bit pattern, for its range.
  .from_f32, .from_f64   u8 (u16 of f16 and bf16), what the numbers f32.in and f64.in become: half way between two numbers of some narrow type, one
         unit in the last place to either side, beyond the greatest, and any bit patterns.
"""
import os

import ml_dtypes
import numpy as np

from golden import FOLDER, Golden

np.seterr(all="ignore")
g = Golden("minifloat")
TYPES = {"f4E2M1FN": 4, "f6E2M3FN": 6, "f6E3M2FN": 6, "f8E3M4": 8, "f8E4M3": 8, "f8E4M3FN": 8, "f8E4M3FNUZ": 8, "f8E4M3B11FNUZ": 8,
         "f8E5M2": 8, "f8E5M2FNUZ": 8, "f8E8M0FNU": 8}
for name, bits in TYPES.items():
    dtype = getattr(ml_dtypes, "float" + name[1:2] + "_" + name[2:].lower())
    g.add(name + ".value", np.arange(2**bits, dtype=np.uint8).view(dtype).astype(np.float64))
    source = ml_dtypes.bfloat16 if name == "f8E8M0FNU" else np.float16
    g.add(name + ".from", np.arange(65536, dtype=np.uint32).astype(np.uint16).view(source).astype(np.float64).astype(dtype).view(np.uint8))

narrow = [np.arange(2**bits, dtype=np.uint8).view(getattr(ml_dtypes, "float" + n[1:2] + "_" + n[2:].lower())).astype(np.float64) for n, bits in TYPES.items()]
halves = []
for values in narrow:
    v = np.unique(np.abs(values[np.isfinite(values)]))
    halves += [(v[:-1] + v[1:]) / 2, v[-1:] * 1.0001, v[-1:] * 2, v[-1:] + (v[-1:] - v[-2:-1]) / 2 if len(v) > 1 else v]
halves = np.unique(np.concatenate(halves))
rng = np.random.default_rng(3)


def odd(x):
    """f64 as f32 rounded to odd: what is rounded again to a narrow type comes out rounded once. (ml_dtypes itself rounds f64 twice, through f32.)"""
    y = x.astype(np.float32)
    back = y.astype(np.float64)
    down = np.where(np.abs(back) > np.abs(x), np.nextafter(y, np.float32(0)), y)
    bits = np.where(back == x, y.view(np.uint32), down.view(np.uint32) | 1)
    return np.where(np.isnan(x) | np.isinf(x), y, np.where(x == 0, y, bits.view(np.float32))).astype(np.float32)


for name, t, u in (("f32", np.float32, np.uint32), ("f64", np.float64, np.uint64)):
    h = halves.astype(t)
    h = np.concatenate([h, np.nextafter(h, t(0)), np.nextafter(h, t(np.inf)), np.asarray([0, np.inf, np.nan, 1e30, 65519.999, 65520, 1e-45, 1e-8, 6e-8, 3e-8], t)])
    if t == np.float64:  # what a first rounding to f32 would make a tie of
        h = np.concatenate([h, halves * (1 + 2.0**-30), halves * (1 - 2.0**-30)])
    x = np.concatenate([h, -h, rng.integers(0, np.iinfo(u).max, 2000, dtype=u).view(t), rng.uniform(-500, 500, 1000).astype(t), rng.normal(0, 2, 1000).astype(t)])
    g.add(name + ".in", x)
    y = odd(x) if t == np.float64 else x
    for n in TYPES:
        g.add(f"{n}.from_{name}", y.astype(getattr(ml_dtypes, "float" + n[1:2] + "_" + n[2:].lower())).view(np.uint8))
    g.add(f"f16.from_{name}", x.astype(np.float16).view(np.uint16))
    g.add(f"bf16.from_{name}", y.astype(ml_dtypes.bfloat16).view(np.uint16))
np.savez_compressed(os.path.join(FOLDER, "minifloat.npz"), **g.arrays)  # long runs of equal bytes

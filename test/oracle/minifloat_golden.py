"""minifloat.npz: the narrow element types as ml_dtypes has them. Names: TYPE.{value,from}, the type by its StableHLO name.

  .value  f64, of every bit pattern from 0 up.
  .from   u8, what every f16 bit pattern (as u16, 0 to 65535) becomes; of f8E8M0FNU every bf16 bit pattern, for its range.
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

np.savez_compressed(os.path.join(FOLDER, "minifloat.npz"), **g.arrays)  # long runs of equal bytes

"""random.npz: jax.random in its default (partitionable Threefry-2x32) mode.

Names: FUNCTION.VARIANT.KEY.SHAPE. KEY is one of the keys stored as `key.KEY` (uint32[2]), SHAPE is `s` (scalar), `0`, `4`, `3x5`, `1000`.
All draws take the stored key as it is, so they do not depend on how a seed becomes a key; that is `prng_key.*`.
"""
import jax
import jax.numpy as jnp
import numpy as np

from golden import Golden

jax.config.update("jax_enable_x64", True)
g = Golden("random")
SHAPES = {"s": (), "0": (0,), "4": (4,), "3x5": (3, 5), "1000": (1000,)}

# seeds to keys: x64 keeps the high word of a 64-bit seed, x32 (JAX's default) cuts a seed to 32 bits first
for seed in (0, 1, 42, 7919, -1, -7, 2**31 - 1, 2**32 - 1, 2**40 + 5, 1234567890123456789, -(2**63)):
    name = str(seed).replace("-", "m")
    g.add(f"prng_key.x64.{name}", jax.random.PRNGKey(seed))
    with jax.enable_x64(False):
        g.add(f"prng_key.x32.{name}", jax.random.PRNGKey(seed))

KEYS = {"k0": jax.random.PRNGKey(0), "k42": jax.random.PRNGKey(42), "km1": jax.random.PRNGKey(-1),
        "kbig": jax.random.PRNGKey(2**40 + 5)}
for kname, key in KEYS.items():
    g.add(f"key.{kname}", key)
    for n in (1, 2, 3, 7, 100):
        g.add(f"split.{n}.{kname}", jax.random.split(key, n))
    g.add(f"split.2x3.{kname}", jax.random.split(key, (2, 3)))
    for d in (0, 1, 7, 12345, 2**31 - 1, 2**32 - 1):
        g.add(f"fold_in.{d}.{kname}", jax.random.fold_in(key, jnp.uint32(d)))


def draws(prefix, f, shapes=SHAPES, keys=KEYS):
    """f(key, shape) for every key and shape; the long shape for two keys only, to keep the file small."""
    for kname, key in keys.items():
        for sname, shape in shapes.items():
            if sname == "1000" and kname not in ("k0", "kbig"):
                continue
            g.add(f"{prefix}.{kname}.{sname}", f(key, shape))


for dtype in ("uint8", "uint16", "uint32", "uint64"):
    draws(f"bits.{dtype}", lambda k, s: jax.random.bits(k, s, dtype))

for short, dtype in (("f32", jnp.float32), ("f16", jnp.float16), ("bf16", jnp.bfloat16), ("f64", jnp.float64)):
    draws(f"uniform.{short}", lambda k, s: jax.random.uniform(k, s, dtype))
    draws(f"uniform_m3_7.{short}", lambda k, s: jax.random.uniform(k, s, dtype, -3.0, 7.0))
    draws(f"normal.{short}", lambda k, s: jax.random.normal(k, s, dtype))
draws("uniform_1em3_1.f32", lambda k, s: jax.random.uniform(k, s, jnp.float32, 1e-3, 1.0))

for short, dtype in (("f32", jnp.float32), ("f64", jnp.float64)):
    draws(f"truncated_normal_m2_2.{short}", lambda k, s: jax.random.truncated_normal(k, -2.0, 2.0, s, dtype))
    draws(f"gumbel.{short}", lambda k, s: jax.random.gumbel(k, s, dtype))
    draws(f"exponential.{short}", lambda k, s: jax.random.exponential(k, s, dtype))
draws("truncated_normal_0.5_inf.f32", lambda k, s: jax.random.truncated_normal(k, 0.5, np.inf, s, jnp.float32))
draws("truncated_normal_m1_3.f32", lambda k, s: jax.random.truncated_normal(k, -1.0, 3.0, s, jnp.float32))

for p in (0.0, 0.3, 0.5, 1.0):
    draws(f"bernoulli_{p}", lambda k, s: jax.random.bernoulli(k, jnp.float32(p), s))
g.add("bernoulli_array.p", jnp.array([0.1, 0.5, 0.9], jnp.float32))
for kname, key in KEYS.items():
    g.add(f"bernoulli_array.{kname}", jax.random.bernoulli(key, jnp.array([0.1, 0.5, 0.9], jnp.float32)))

# randint.DTYPE.MIN.MAX (m for minus). Empty spans give MIN; a MAX beyond the type means its whole upper end.
SPANS = {
    "int32": [(0, 10), (-5, 5), (0, 1), (3, 3), (5, 2), (0, 2**31 - 1), (-(2**31), 2**31 - 1), (0, 65536), (7, 1000003)],
    "uint32": [(0, 10), (0, 2**32 - 1), (2**31, 2**32 - 1)],
    "int64": [(0, 10), (-(2**62), 2**62), (0, 2**63 - 1), (-3, 2**33)],
    "uint64": [(0, 10), (0, 2**64 - 1)],
    "int8": [(0, 10), (-128, 127), (-128, 128)],
    "uint8": [(0, 10), (0, 255), (0, 256)],
    "int16": [(-1000, 1000), (-32768, 32767), (-32768, 32768)],
    "uint16": [(0, 60000), (0, 65536)],
}
for dtype, spans in SPANS.items():
    for low, high in spans:
        name = f"randint.{dtype}.{low}.{high}".replace("-", "m")
        wide = np.uint64 if dtype == "uint64" else np.int64
        f = lambda k, s: jax.random.randint(k, s, np.asarray(low, wide), np.asarray(high, wide), dtype)
        draws(name, f, {"s": (), "3x5": (3, 5), "1000": (1000,)} if low == 0 and high == 10 else {"3x5": (3, 5)})

for kname, key in KEYS.items():
    for n in (0, 1, 2, 8, 100, 3000):
        with jax.enable_x64(False):      # int32 results, as in JAX's default mode
            g.add(f"permutation.{n}.{kname}", jax.random.permutation(key, n))
    x = jnp.arange(20, dtype=jnp.float32).reshape(5, 4)
    g.add(f"permutation_rows.{kname}", jax.random.permutation(key, x))
    g.add(f"permutation_columns.{kname}", jax.random.permutation(key, x, axis=1))
    with jax.enable_x64(False):
        g.add(f"choice_5_3_no_replace.{kname}", jax.random.choice(key, 5, (3,), replace=False))
        g.add(f"choice_5_8_replace.{kname}", jax.random.choice(key, 5, (8,)))

logits = np.random.default_rng(0).normal(size=(3, 4)).astype(np.float32)
logits[1, 2] = -np.inf
g.add("categorical.logits", logits)
with jax.enable_x64(False):
    for kname, key in KEYS.items():
        g.add(f"categorical.last.{kname}", jax.random.categorical(key, logits))
        g.add(f"categorical.axis0.{kname}", jax.random.categorical(key, logits, axis=0))
        g.add(f"categorical.shape_6x3.{kname}", jax.random.categorical(key, logits, shape=(6, 3)))
        g.add(f"categorical.axis0_shape_6x4.{kname}", jax.random.categorical(key, logits, axis=0, shape=(6, 4)))
        g.add(f"categorical.row_shape_50.{kname}", jax.random.categorical(key, logits[0], shape=(50,)))

# one draw per key of a vector of keys
keys = jax.random.split(KEYS["k0"], 3)
g.add("vmap_normal.keys", keys)
g.add("vmap_normal.scalar", jax.vmap(lambda k: jax.random.normal(k, (), jnp.float32))(keys))
g.add("vmap_normal.5", jax.vmap(lambda k: jax.random.normal(k, (5,), jnp.float32))(keys))
g.save()

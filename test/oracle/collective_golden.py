"""collective.npz: jax.lax's collectives over a named axis of four members.

  CASE.in   the members' arrays, stacked
  CASE.out  the members' results, stacked
  CASE.grad the members' gradients of sum(sin(result)) · (1 + place), stacked (float cases)
Over "i" of 4 under jax.pmap (and, checked here, jax.vmap); MESH cases over "data" × "model" of 2 × 2 under jax.shard_map, whose members are stacked
row-major. JAX has no gradient of pmax and pmin. Not here: pmax of NaN, which XLA's CPU drops, and pbroadcast, which it has not.
"""
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, PartitionSpec

from golden import Golden

g = Golden("collective")
rng = np.random.default_rng(5)
PAIRS, MIXED = [[0, 1], [2, 3]], [[3, 0], [1, 2]]
CASES = {
    "psum": ((3,), lambda x: lax.psum(x, "i")),
    "psum_pairs": ((3,), lambda x: lax.psum(x, "i", axis_index_groups=PAIRS)),
    "psum_mixed": ((2, 2), lambda x: lax.psum(x, "i", axis_index_groups=MIXED)),
    "pmean": ((3,), lambda x: lax.pmean(x, "i")),
    "pmean_pairs": ((3,), lambda x: lax.pmean(x, "i", axis_index_groups=PAIRS)),
    "pmax": ((3,), lambda x: lax.pmax(x, "i")),
    "pmax_pairs": ((3,), lambda x: lax.pmax(x, "i", axis_index_groups=PAIRS)),
    "pmin": ((3,), lambda x: lax.pmin(x, "i")),
    "all_gather": ((2, 3), lambda x: lax.all_gather(x, "i")),
    "all_gather_1": ((2, 3), lambda x: lax.all_gather(x, "i", axis=1)),
    "all_gather_last": ((2, 3), lambda x: lax.all_gather(x, "i", axis=-1)),
    "all_gather_tiled": ((2, 3), lambda x: lax.all_gather(x, "i", tiled=True)),
    "all_gather_tiled_1": ((2, 3), lambda x: lax.all_gather(x, "i", axis=1, tiled=True)),
    "all_gather_mixed": ((2, 3), lambda x: lax.all_gather(x, "i", axis=1, axis_index_groups=MIXED)),
    "psum_scatter": ((4, 2), lambda x: lax.psum_scatter(x, "i")),
    "psum_scatter_1": ((3, 4, 2), lambda x: lax.psum_scatter(x, "i", scatter_dimension=1)),
    "psum_scatter_tiled": ((8, 2), lambda x: lax.psum_scatter(x, "i", tiled=True)),
    "psum_scatter_tiled_1": ((3, 8), lambda x: lax.psum_scatter(x, "i", scatter_dimension=1, tiled=True)),
    "psum_scatter_mixed": ((3, 4), lambda x: lax.psum_scatter(x, "i", scatter_dimension=1, tiled=True, axis_index_groups=MIXED)),
    "all_to_all_00": ((4, 3), lambda x: lax.all_to_all(x, "i", 0, 0)),
    "all_to_all_01": ((4, 3), lambda x: lax.all_to_all(x, "i", 0, 1)),
    "all_to_all_10": ((3, 4), lambda x: lax.all_to_all(x, "i", 1, 0)),
    "all_to_all_02": ((4, 3, 2), lambda x: lax.all_to_all(x, "i", 0, 2)),
    "all_to_all_20": ((3, 2, 4), lambda x: lax.all_to_all(x, "i", 2, 0)),
    "all_to_all_tiled_01": ((8, 3), lambda x: lax.all_to_all(x, "i", 0, 1, tiled=True)),
    "all_to_all_tiled_10": ((3, 8), lambda x: lax.all_to_all(x, "i", 1, 0, tiled=True)),
    "all_to_all_tiled_11": ((3, 8), lambda x: lax.all_to_all(x, "i", 1, 1, tiled=True)),
    "all_to_all_mixed": ((4, 3), lambda x: lax.all_to_all(x, "i", 0, 1, tiled=True, axis_index_groups=MIXED)),
    "ppermute_ring": ((3,), lambda x: lax.ppermute(x, "i", [(0, 1), (1, 2), (2, 3), (3, 0)])),
    "ppermute_shift": ((3,), lambda x: lax.ppermute(x, "i", [(0, 1), (1, 2)])),
    "pshuffle": ((3,), lambda x: lax.pshuffle(x, "i", [2, 0, 3, 1])),
    "axis_index": ((2,), lambda x: x * lax.axis_index("i")),
    "axis_size": ((2,), lambda x: x * lax.psum(1, "i")),
}
MESH = {
    "mesh_psum": ((3,), lambda x: lax.psum(x, ("data", "model"))),
    "mesh_psum_model": ((3,), lambda x: lax.psum(x, "model")),
    "mesh_pmean": ((3,), lambda x: lax.pmean(x, ("data", "model"))),
    "mesh_pmax": ((3,), lambda x: lax.pmax(x, ("data", "model"))),
    "mesh_all_gather": ((2, 3), lambda x: lax.all_gather(x, ("data", "model"), axis=1)),
    "mesh_all_gather_tiled": ((2, 3), lambda x: lax.all_gather(x, ("data", "model"), axis=1, tiled=True)),
    "mesh_all_gather_data": ((2, 3), lambda x: lax.all_gather(x, "data")),
    "mesh_psum_scatter": ((3, 8), lambda x: lax.psum_scatter(x, ("data", "model"), scatter_dimension=1, tiled=True)),
    "mesh_psum_scatter_untiled": ((3, 4), lambda x: lax.psum_scatter(x, ("data", "model"), scatter_dimension=1)),
    "mesh_all_to_all_model": ((4, 3), lambda x: lax.all_to_all(x, "model", 0, 1, tiled=True)),
    "mesh_ppermute_data": ((3,), lambda x: lax.ppermute(x, "data", [(0, 1), (1, 0)])),
    "mesh_axis_index": ((2,), lambda x: x * lax.axis_index(("data", "model"))),
}


def with_gradient(name, f, axes):
    def loss(x):
        return jnp.sum(jnp.sin(f(x))) * (1 + lax.axis_index(axes))
    return lambda x: (f(x),) if "pm" in name and "pmean" not in name else (f(x), jax.grad(loss)(x))


def by_forward_mode(f, x):
    """The same, for all_to_all where JAX's transposition fails: its gradient is that of the sum of all members' losses."""
    def all_members(x):
        return jax.vmap(f, axis_name="i")(x)
    out = all_members(x)
    weight = jnp.cos(out) * (1 + jnp.arange(4)).reshape((4,) + (1,) * (out.ndim - 1))
    return out, jnp.tensordot(weight, jax.jacfwd(all_members)(x), out.ndim)


def add(name, x, out):
    g.add(name + ".in", x)
    for key, value in zip(("out", "grad"), out):
        g.add(name + "." + key, value)


for name, (shape, f) in CASES.items():
    x = rng.normal(size=(4,) + shape).astype(np.float32)
    both = with_gradient(name, f, "i")
    try:
        out = jax.pmap(both, axis_name="i")(x)
    except ValueError as e:
        print(name, ":", str(e).split("\n")[0])
        out = by_forward_mode(f, x)
        add(name, x, out)
        np.testing.assert_allclose(jax.pmap(f, axis_name="i")(x), out[0])
        continue
    try:
        for a, b in zip(jax.vmap(both, axis_name="i")(x), out):
            np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6)
    except (NotImplementedError, AssertionError) as e:
        if "tolerance" in str(e):
            raise
        print(name, "under vmap:", e)
    add(name, x, out)

mesh = Mesh(np.array(jax.devices()).reshape(2, 2), ("data", "model"))
spec = PartitionSpec(("data", "model"))
for name, (shape, f) in MESH.items():
    x = rng.normal(size=(4,) + shape).astype(np.float32)
    both = with_gradient(name, f, ("data", "model"))
    run = jax.shard_map(lambda v: jax.tree.map(lambda y: y[None], both(v[0])), mesh=mesh, in_specs=spec, out_specs=spec, check_vma=False)
    add(name, x, jax.jit(run)(x))

for name, f in {"int_pmean": lambda x: lax.pmean(x, "i"), "int_psum": lambda x: lax.psum(x, "i")}.items():
    x = np.arange(4, dtype=np.int32)
    g.add(name + ".in", x)
    g.add(name + ".out", jax.pmap(f, axis_name="i")(x))
x = np.array([[True, False], [True, True], [False, False], [True, False]])
g.add("bool_psum.in", x)
g.add("bool_psum.out", jax.pmap(lambda x: lax.psum(x, "i"), axis_name="i")(x))
g.save()

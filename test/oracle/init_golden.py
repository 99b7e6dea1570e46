"""init.npz: jax.nn.initializers at PRNGKey(7), and the first parameters of flax's recurrent cells.

NAME.CASE is a weight (bf16 ones as f32). CELL.GATE.kernel: what flax's initializers give for the keys of split(key, gates). The structure (which gates
have a bias) is taken from flax's own init.
"""
import flax.linen as nn
import jax
import jax.numpy as jnp
from jax.nn import initializers as init

from golden import Golden

jax.config.update("jax_enable_x64", True)
g = Golden("init")
key = jax.random.PRNGKey(7)

for name in ("lecun_normal", "lecun_uniform", "glorot_normal", "glorot_uniform", "he_normal", "he_uniform"):
    g.add(f"{name}.matrix", getattr(init, name)()(key, (5, 3), jnp.float32))
    g.add(f"{name}.window", getattr(init, name)()(key, (2, 3, 4, 3), jnp.float32))
for mode in ("fan_in", "fan_out", "fan_avg", "fan_geo_avg"):
    for distribution in ("truncated_normal", "normal", "uniform"):
        g.add(f"variance_scaling.{mode}.{distribution}", init.variance_scaling(1.7, mode, distribution)(key, (2, 4, 3), jnp.float32))
g.add("variance_scaling.axes", init.variance_scaling(1.0, "fan_in", "truncated_normal", in_axis=(0, 1), out_axis=-1)(key, (3, 2, 4), jnp.float32))
g.add("variance_scaling.first", init.variance_scaling(2.0, "fan_out", "normal", in_axis=1, out_axis=0)(key, (3, 2, 4), jnp.float32))
g.add("variance_scaling.batch", init.variance_scaling(1.0, "fan_avg", "uniform", in_axis=1, out_axis=2, batch_axis=0)(key, (3, 2, 4), jnp.float32))
g.add("variance_scaling.f64", init.variance_scaling(1.0, "fan_in", "truncated_normal")(key, (3, 4), jnp.float64))
for distribution in ("truncated_normal", "uniform"):
    g.add(f"variance_scaling.bf16.{distribution}", init.variance_scaling(2.0, "fan_in", distribution)(key, (3, 4), jnp.bfloat16))
for name, shape in (("tall", (5, 3)), ("wide", (3, 5)), ("square", (4, 4)), ("one", (1, 1)), ("window", (2, 3, 4))):
    g.add(f"orthogonal.{name}", init.orthogonal()(key, shape, jnp.float32))
g.add("orthogonal.column", init.orthogonal(scale=1.5, column_axis=1)(key, (2, 3, 4), jnp.float32))
g.add("orthogonal.f64", init.orthogonal()(key, (4, 3), jnp.float64))
for name, shape in (("line", (4, 2, 3)), ("square", (3, 2, 3, 3)), ("room", (1, 2, 3, 2, 4))):
    g.add(f"delta_orthogonal.{name}", init.delta_orthogonal(scale=0.5)(key, shape, jnp.float32))
g.add("normal", init.normal(0.02)(key, (3, 4), jnp.float32))
g.add("truncated_normal", init.truncated_normal(0.5)(key, (3, 4), jnp.float32))
g.add("uniform", init.uniform(3.0)(key, (3, 4), jnp.float32))

for cell, name, order in ((nn.SimpleCell, "rnn", ["i", "h"]), (nn.LSTMCell, "lstm", ["ii", "if", "ig", "io", "hi", "hf", "hg", "ho"]),
                          (nn.GRUCell, "gru", ["ir", "iz", "in", "hr", "hz", "hn"])):
    layer = cell(4)
    params = layer.init(key, layer.initialize_carry(key, (2, 3)), jnp.zeros((2, 3)))["params"]
    assert sorted(params) == sorted(order)
    for gate, k in zip(order, jax.random.split(key, len(order))):
        shape = params[gate]["kernel"].shape
        weight = init.lecun_normal() if shape == (3, 4) else layer.recurrent_kernel_init
        g.add(f"{name}.{gate}.kernel", weight(k, shape, jnp.float32))
        if "bias" in params[gate]:
            g.add(f"{name}.{gate}.bias", params[gate]["bias"].astype(jnp.float32))
g.save()

"""Writes test/golden/promote.txt: JAX's promotion of every pair of element types, strong and weak.

Lines: LEFT RIGHT RESULT; a weak operand is written int, float. Without 64-bit operands the table is that of JAX's default (x64 off), with
them that of jax_enable_x64: weft has 64-bit types only where an operand has them.
"""
import pathlib
import subprocess
import sys

NAMES = ["bool", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "bf16", "f32", "f64"]
CODE = """
import sys, jax
jax.config.update("jax_enable_x64", sys.argv[1] == "1")
import jax.numpy as jnp
N = dict(bool=jnp.bool_, i8=jnp.int8, i16=jnp.int16, i32=jnp.int32, i64=jnp.int64, u8=jnp.uint8, u16=jnp.uint16, u32=jnp.uint32,
         u64=jnp.uint64, f16=jnp.float16, bf16=jnp.bfloat16, f32=jnp.float32, f64=jnp.float64)
back = {jnp.dtype(v).name: k for k, v in N.items()}
wide = lambda n: n in ("i64", "u64", "f64")
for a in N:
    for b in list(N) + ["int", "float"]:
        if (wide(a) or wide(b)) != (sys.argv[1] == "1"):
            continue
        x = jnp.ones((), N[a])
        y = {"int": 1, "float": 1.5}.get(b)
        y = jnp.ones((), N[b]) if y is None else y
        print(a, b, back[(x + y).dtype.name])
"""
out = ""
for x64 in "01":
    out += subprocess.run([sys.executable, "-W", "ignore", "-c", CODE, x64], check=True, capture_output=True, text=True).stdout
pathlib.Path(__file__).parent.parent.joinpath("golden", "promote.txt").write_text(out)

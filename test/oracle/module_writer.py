"""What modules*.py share: a program as JAX prints it, with its inputs, the results that JAX computed, and checks that compare them, as a module.

A file has many modules between lines of "// -----"; each begins with a comment that names it. @main calls @inputs, @expected and @program, which is what
JAX's lowering printed as @main. `weft exec --split-input-file FILE` runs them. Integers and booleans must be equal; floats may be as many units in the last
place (ulp) apart as the case says, or within an absolute tolerance where the function's own condition makes that the meaningful measure.
"""
import os
import re
import sys

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"
os.environ.setdefault("JAX_PLATFORMS", "cpu")
import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)
np.seterr(all="ignore")
FOLDER = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden", "modules")
ONLY = set(sys.argv[2:])  # operands are drawn all the same, so that a family comes out as it does among the others
files = {}
rng = np.random.default_rng(11)


def seed(n):
    """operands drawn from here on depend on nothing before"""
    global rng
    rng = np.random.default_rng(n)


bf16 = jnp.bfloat16
FLOATS = [np.float32, np.float64, np.float16, bf16]
INTS = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64]
TEXT = {"float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16", "bool": "i1", "complex64": "complex<f32>", "complex128": "complex<f64>",
        **{f"int{n}": f"i{n}" for n in (2, 4, 8, 16, 32, 64)}, **{f"uint{n}": f"ui{n}" for n in (2, 4, 8, 16, 32, 64)},
        **{f"float8_{s.lower()}": f"f8{s}" for s in ("E3M4", "E4M3", "E4M3FN", "E4M3FNUZ", "E4M3B11FNUZ", "E5M2", "E5M2FNUZ", "E8M0FNU")},
        "float4_e2m1fn": "f4E2M1FN", "float6_e2m3fn": "f6E2M3FN", "float6_e3m2fn": "f6E3M2FN"}
short = lambda t: TEXT[np.dtype(t).name].replace("complex<f32>", "c64").replace("complex<f64>", "c128")


def tensor(a):
    return "tensor<" + "".join(f"{d}x" for d in a.shape) + TEXT[a.dtype.name] + ">"


def dense(a):
    """as text that is exact: hexadecimal bytes, or a list for what has less than a byte"""
    if a.size == 0:
        return "dense<>"
    if a.dtype == bool or TEXT[a.dtype.name] in ("i2", "i4", "ui2", "ui4", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN"):
        word = lambda x: str(bool(x)).lower() if a.dtype == bool else str(int(x)) if "int" in a.dtype.name else repr(float(x))
        def nested(x):
            return word(x[()]) if x.ndim == 0 else "[" + ", ".join(nested(y) for y in x) + "]"
        return f"dense<{nested(a)}>"
    return f'dense<"0x{np.ascontiguousarray(a).tobytes().hex().upper()}">'


def check(i, a, ulp, tolerance):
    t = tensor(a)
    if a.dtype.kind in "biu" or "int" in a.dtype.name:
        return f"    check.expect_eq %r#{i}, %e#{i} : {t}\n"
    if tolerance is not None:
        return f"    check.expect_almost_eq %r#{i}, %e#{i}, tolerance = {tolerance!r} : {t}\n".replace("e-", ".0e-" if "." not in repr(tolerance) else "e-")
    return f"    check.expect_close %r#{i}, %e#{i}, max_ulp_difference = {ulp} : {t}, {t}\n"


def constants(name, arrays):
    types = ", ".join(tensor(a) for a in arrays)
    s = f"  func.func private @{name}() -> ({types}) {{\n"
    for i, a in enumerate(arrays):
        s += f"    %{i} = stablehlo.constant {dense(a)} : {tensor(a)}\n"
    values = ", ".join(f"%{i}" for i in range(len(arrays)))
    return s + (f"    return {values} : {types}\n" if arrays else "    return\n") + "  }\n"


def named(n, prefix):
    return [f"%{prefix}#{i}" for i in range(n)]


def wrap(name, program, ins, outs, ulp, tolerance, call=None):
    types = ", ".join(tensor(a) for a in ins), ", ".join(tensor(a) for a in outs)
    s = f"// {name}\nmodule {{\n  func.func public @main() {{\n"
    if ins:
        s += f"    %i:{len(ins)} = call @inputs() : () -> ({types[0]})\n"
    s += f"    %e:{len(outs)} = call @expected() : () -> ({types[1]})\n"
    s += call or f"    %r:{len(outs)} = call @program({', '.join(named(len(ins), 'i'))}) : ({types[0]}) -> ({types[1]})\n"
    for i, a in enumerate(outs):
        s += check(i, a, ulp, tolerance)
    s += "    return\n  }\n" + (constants("inputs", ins) if ins else "") + constants("expected", outs)
    return s + program + "}\n"


def body(text):
    """what is inside the module, with @main renamed"""
    lines = text.strip().split("\n")
    inside = "\n".join(lines[1:-1])
    return re.sub(r"func\.func public @main\(", "func.func private @program(", inside) + "\n"


failed = []


def case(file, name, f, *args, ulp=1, tol=None):
    """f(*args) by JAX, and as a module; what JAX refuses is said at the end"""
    if ONLY and file not in ONLY:
        return
    try:
        add(file, name, f, *args, ulp=ulp, tol=tol)
    except Exception as e:
        failed.append(f"{file}: {name}: {type(e).__name__}: {str(e).splitlines()[0][:200]}")


def add(file, name, f, *args, ulp, tol):
    args = [np.asarray(a) if not isinstance(a, np.ndarray) else a for a in args]
    lowered = jax.jit(f, keep_unused=True).lower(*args)
    outs = [np.asarray(x) for x in jax.tree.leaves(lowered.compile()(*args))]
    files.setdefault(file, []).append(wrap(f"{file}: {name}", body(lowered.as_text()), args, outs, ulp, tol))


def rand(shape, t, lo=-3, hi=3):
    t = np.dtype(t)
    if t == bool:
        return rng.integers(0, 2, shape).astype(bool)
    if t.kind in "iu" or "int" in t.name:
        lo = max(lo, 0) if "uint" in t.name else lo
        return rng.integers(lo, hi + 1, shape).astype(t)
    if t.kind == "c":
        return (rng.uniform(lo, hi, shape) + 1j * rng.uniform(lo, hi, shape)).astype(t)
    return rng.uniform(lo, hi, shape).astype(t)


def devices(name, f, *args, tol=None, file="devices"):
    """pmap's per-device program as four partitions side by side"""
    if ONLY and file not in ONLY:
        return
    p = jax.pmap(f, axis_name="i")
    text = p.lower(*args).as_text()
    outs = [np.asarray(x) for x in jax.tree.leaves(p(*args))]
    m = re.search(r"sdy\.manual_computation\([^)]*\) in_shardings.*?manual_axes=\{[^}]*\} \(([^)]*)\) \{\n(.*?)\n      sdy\.return ([^\n]*) : ([^\n]*)\n", text, re.S)
    if not m:
        raise SystemExit(f"{name}: pmap prints something else now:\n{text}")
    groups = "dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>"
    inside = re.sub(r"#stablehlo\.replica_group_mesh_axes<mesh = @\w+, axes = \[[^\]]*\]>", groups, m[2])
    private = "".join(re.findall(r"  func\.func private .*?\n  \}\n", text, re.S))
    program = f"  func.func private @device({m[1]}) -> ({m[4]}) {{\n{inside}\n      return {m[3]} : {m[4]}\n  }}\n" + private
    part = lambda a, d: np.asarray(a)[d:d + 1]
    ins = [part(a, d) for d in range(4) for a in args]
    out = [part(a, d) for d in range(4) for a in outs]
    types = ", ".join(tensor(a) for a in ins), ", ".join(tensor(a) for a in out)
    call = f"    %r:{len(out)} = \"interpreter.run_parallel\"({', '.join(named(len(ins), 'i'))}) {{programs = [[{', '.join(['@device'] * 4)}]]}} : ({types[0]}) -> ({types[1]})\n"
    files.setdefault(file, []).append(wrap(f"{file}: {name}", program, ins, out, 2, tol, call))


def write():
    """the files, and what JAX refused"""
    os.makedirs(FOLDER, exist_ok=True)
    total = 0
    for file, modules in sorted(files.items()):
        text = "\n// -----\n\n".join(modules)
        total += len(text)
        with open(os.path.join(FOLDER, file + ".mlir"), "w") as f:
            f.write(text)
        print(f"{file}: {len(modules)} modules, {len(text) >> 10} KB")
    print(f"{sum(len(m) for m in files.values())} modules, {total >> 10} KB")
    for line in failed:
        print("JAX refuses", line)
    sys.exit(bool(failed))

"""Whether JAX reads what weft writes, and computes the same.

  usage: export_check.py FOLDER WEFT      FOLDER: what WEFT_KEEP=FOLDER bin/test/stablehlo.roundtrip left there

Every text is parsed and verified by the StableHLO of JAX's own jaxlib. Those that need one device are compiled and run by JAX's CPU client and by `weft exec`
with the same operands. The exit status is 1 when one is refused or differs, but for what REASONS names.
"""
import os
import re
import subprocess
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")
import jax
import ml_dtypes
import numpy as np
from jax._src import xla_bridge
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jax._src.lib.mlir import ir
from jaxlib.cpu import _lapack

jax.config.update("jax_enable_x64", True)
np.seterr(all="ignore")
# what JAX's StableHLO or its CPU client has nothing to say of, and why: (texts by name, by what they hold or by JAX's message)
REASONS = [
    (r"^(token|after_all|create_token)\.", None, "tokens are no arrays"),
    (r"^(check|interpreter)\.", None, "the interpreter's own: not in StableHLO"),
    (r"^wf\.ffi_tangent", None, "stands for a derivative, never runs"),
    (r"", "requires all operands to be defined in the parent region", "XLA wants the regions of sort, scatter and windows closed; StableHLO does not"),
    (r"^(wf\.)?(all_gather|reduce_scatter|psum_scatter)", "cannot be zero", "arrays without elements, which StableHLO's verifier refuses here"),
    (r"^collective_(reduce|broadcast)", "has_dynamic_root", "younger than this jaxlib"),
    (r"^wf\.(io|pure)_callback", "", "functions of this program: JAX has none of them"),
    (r"^cbrt", "to be floating for cbrt", "XLA has it for real numbers only, StableHLO for complex ones too"),
    (r"^bitcast_convert", "", "bits of bool, of complex numbers and of 4-bit integers: more than XLA has"),
]
DTYPES = {"i1": np.bool_, "f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128,
          **{f"i{n}": np.dtype(f"int{n}").type for n in (8, 16, 32, 64)}, **{f"ui{n}": np.dtype(f"uint{n}").type for n in (8, 16, 32, 64)}}
_lapack.initialize()  # custom calls of LAPACK
client = xla_bridge.get_backend("cpu")
rng = np.random.default_rng(1)


def operands(text):
    """for @main's parameters, or None: a type that files do not carry"""
    head = re.search(r"func\.func public @main\((.*?)\) ->", text, re.S) or re.search(r"func\.func public @main\((.*?)\)", text, re.S)
    if not head:
        m = re.search(r'function_type = \((.*?)\) ->', text)
        types = re.findall(r"tensor<([^()]*?)>(?=[,)]|$)", m[1] + ")") if m else []
    else:
        types = re.findall(r"tensor<((?:[^<>]|<[^<>]*>)*)>", head[1])
    out = []
    for t in types:
        m = re.fullmatch(r"((?:\d+x)*)(.*)", t)
        shape, d = tuple(int(x) for x in m[1].split("x") if x), DTYPES.get(m[2])
        if d is None:
            return None
        if np.dtype(d).kind in "biu":
            x = rng.integers(0, 2, shape).astype(d)
        elif np.dtype(d).kind == "c":
            x = (rng.uniform(0.2, 0.8, shape) + 1j * rng.uniform(0.2, 0.8, shape)).astype(d)
        else:
            x = rng.uniform(0.2, 0.8, shape).astype(d)
            if len(shape) >= 2 and shape[-1] == shape[-2]:  # far from singular
                x = (x + 3 * np.eye(shape[-1])).astype(d)
        out.append(np.asarray(x))
    return out


def by_jax(text, args):
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        module.operation.verify()
        code = mlir.module_to_bytecode(module)
    if args is None:
        return None
    devices = xla_client.DeviceList(tuple(client.local_devices()[:1]))
    program = client.compile_and_load(code, devices, xla_client.CompileOptions())
    out = program.execute_sharded([jax.device_put(a, client.local_devices()[0]) for a in args])
    return [np.asarray(a[0]) for a in out.disassemble_into_single_device_arrays()]


def by_weft(weft, path, args):
    np.savez("operands.npz", **{f"arg{i}": a for i, a in enumerate(args)})
    command = [weft, "exec", "--quiet", path, "--out", "results.npz"] + (["--in", "operands.npz"] if args else [])
    r = subprocess.run(command, capture_output=True, text=True)
    if r.returncode:
        raise RuntimeError("weft exec: " + r.stderr.splitlines()[0])
    with np.load("results.npz") as z:
        return [z[f"out{i}"] for i in range(len(z.files))]


def differs(a, b):
    if a.shape != b.shape:
        return f"shapes {a.shape} and {b.shape}"
    coarse = b.dtype.itemsize <= 2 and b.dtype.kind not in "biu"
    a, b = a.astype(np.complex128), b.astype(np.complex128)
    bad = ~((np.abs(a - b) <= (2e-2 if coarse else 2e-4) * np.maximum(1, np.abs(b))) | (a == b) | (np.isnan(a) & np.isnan(b)))
    return f"{a[bad][0]} and {b[bad][0]}" if bad.any() else None


def check(path, weft):
    """what is wrong with it, or how far it came"""
    text = open(path).read()
    several = re.search("all_reduce|collective_|all_gather|all_to_all|reduce_scatter|replica_id|partition_id|token", text)
    args = None if several or path.endswith(".generic.mlir") else operands(text)
    got = by_jax(text, args)
    if args is None or path.startswith("rng"):
        return "read"
    got = [a.astype(ml_dtypes.bfloat16) if a.dtype.kind == "V" else a for a in got]
    for i, (a, b) in enumerate(zip(by_weft(weft, path, args), got)):
        d = differs(a, b)
        if d:
            raise ValueError(f"result {i} is {d}")
    return "ran"


def child(folder, weft, names):
    os.chdir(folder)
    for path in names:
        print("at", path, flush=True)
        try:
            print(check(path, weft), path, flush=True)
        except Exception as e:
            said = " ".join(str(e).split())
            known = any(m is not None and re.search(p, path) and m in said for p, m, _ in REASONS)
            print("excused" if known else "wrong", f"{path}: {type(e).__name__}: {said[:400]}", flush=True)


def main(folder, weft):
    names = sorted(p for p in os.listdir(folder) if p.endswith(".mlir"))
    left = [p for p in names if not any(m is None and re.search(n, p) for n, m, _ in REASONS)]
    counts, wrong = {"read": 0, "ran": 0, "excused": len(names) - len(left)}, []
    while left:  # a text that kills JAX's compiler is named, and the next ones have a process of their own
        r = subprocess.run([sys.executable, __file__, "--child", folder, weft, *left[:400]], stdout=subprocess.PIPE, text=True)
        last = None
        for line in r.stdout.splitlines():
            word, _, rest = line.partition(" ")
            if word == "at":
                last = rest
            elif word == "wrong":
                wrong.append(rest)
            elif word in counts:
                counts[word] += 1
        if r.returncode:
            wrong.append(f"{last}: JAX ended with {r.returncode}")
        left = left[left.index(last) + 1:] if last else []
    print(f"JAX {jax.__version__}: {counts['read'] + counts['ran']} texts read, {counts['ran']} of them run by both, {counts['excused']} excused, {len(wrong)} refused or different")
    for line in wrong:
        print(" ", line)
    sys.exit(bool(wrong) or not counts["ran"])


if sys.argv[1] == "--child":
    child(sys.argv[2], sys.argv[3], sys.argv[4:])
else:
    main(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]))

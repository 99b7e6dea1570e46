"""What examples/finetune.c begins with, and whether JAX can load what it wrote.

  finetune.py                    writes examples/data/digits_mlp.{mlir,npz}: a network trained on the digits 0 to 4
  finetune.py --check FOLDER     loads FOLDER/digits_tuned.{mlir,npz} and compares the module's results with the same network in JAX, to 1e-6
"""
import gzip
import os
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")
import jax
import jax.numpy as jnp
import numpy as np

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples", "data")
ROWS = 24


def forward(p, x):
    x = jax.nn.relu(x / 16 @ p["w1"] + p["b1"])
    return x @ p["w2"] + p["b2"]


def digits():
    with gzip.open(os.path.join(DATA, "digits.csv.gz"), "rt") as f:
        rows = np.asarray([[float(c) for c in line.split(",")] for line in f if line[0].isdigit()], np.float32)
    return rows[:, :64], rows[:, 64].astype(np.int32)


def write():
    rng = np.random.default_rng(1)
    x, y = digits()
    x, y = jnp.asarray(x[y < 5]), jnp.asarray(y[y < 5])
    p = {"w1": rng.normal(0, 0.15, (64, 32)), "b1": np.zeros(32), "w2": rng.normal(0, 0.2, (32, 10)), "b2": np.zeros(10)}
    p = {k: jnp.asarray(v, jnp.float32) for k, v in p.items()}
    loss = lambda q: -jnp.mean(jax.nn.log_softmax(forward(q, x))[jnp.arange(len(y)), y])
    step = jax.jit(lambda q: jax.tree.map(lambda a, g: a - 0.5 * g, q, jax.grad(loss)(q)))
    for _ in range(60):
        p = step(p)
    np.savez(os.path.join(DATA, "digits_mlp.npz"), **{k: np.asarray(v) for k, v in p.items()})
    with open(os.path.join(DATA, "digits_mlp.mlir"), "w") as f:
        f.write(jax.jit(forward).lower(p, jax.ShapeDtypeStruct((ROWS, 64), jnp.float32)).as_text())
    print("loss", float(loss(p)))


def run_text(text, args):
    """compiles a module's text with JAX's own CPU client and runs it"""
    from jax._src import xla_bridge
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client
    from jax._src.lib.mlir import ir
    client = xla_bridge.get_backend("cpu")
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        code = mlir.module_to_bytecode(module)
    devices = xla_client.DeviceList(tuple(client.local_devices()[:1]))
    program = client.compile_and_load(code, devices, xla_client.CompileOptions())
    out = program.execute_sharded([jax.device_put(a, client.local_devices()[0]) for a in args])
    return [np.asarray(a[0]) for a in out.disassemble_into_single_device_arrays()]


def check(folder):
    tuned = np.load(os.path.join(folder, "digits_tuned.npz"))
    p = {k: tuned[k] for k in sorted(tuned.files)}
    x, y = digits()
    with open(os.path.join(folder, "digits_tuned.mlir")) as f:
        got = run_text(f.read(), [p[k] for k in p] + [x[:ROWS]])[0]
    want = np.asarray(jax.nn.softmax(forward(p, x[:ROWS])))
    difference = float(np.abs(got - want).max())
    print(f"JAX {jax.__version__} ran the exported module: greatest difference {difference:.2e}; accuracy of all digits "
          f"{float((np.asarray(forward(p, x)).argmax(1) == y).mean()):.3f}")
    sys.exit(not difference <= 1e-6)  # NaN too


if len(sys.argv) > 2 and sys.argv[1] == "--check":
    check(sys.argv[2])
else:
    write()

"""The model of examples/gpt.c in JAX, with the parameters it begins with and the batches it sees.

  gpt.py GPT                          writes test/golden/gpt.npz: the losses (100,) of the run that test/e2e/examples_test.c makes
  gpt.py GPT FILE [name=value ...]    runs GPT FILE name=value ... and JAX beside it, and prints how far apart their losses are
  gpt.py --time FILE [name=value ...] the time of a step, with pmap over devices=8 devices (or 1), as a line RESULT {json}

GPT is the example's program. Batches: the loader's permutation (data_order.py) of the rows that its split leaves for training.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import time

DEFAULTS = dict(layers=4, width=128, heads=4, length=128, batch=32, steps=1000, bf16=0, devices=8, seed=0, learning_rate=3e-3)
CI = dict(layers=2, width=32, length=64, batch=16, steps=100)


def options(args):
    o = dict(DEFAULTS)
    for a in args:
        name, value = a.split("=", 1)
        o[name] = float(value) if name == "learning_rate" else int(value)
    return o


timing = sys.argv[1] == "--time"
text_file = sys.argv[2] if len(sys.argv) > 2 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "LICENSE")
given = sys.argv[3:] if len(sys.argv) > 2 else [f"{k}={v}" for k, v in CI.items()]
o = options(given)
os.environ.setdefault("JAX_PLATFORMS", "cpu")
if timing:
    os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={o['devices']}"
import jax
import jax.numpy as jnp
import numpy as np
import optax

from data_order import permutation

BYTES, LENGTH, HEADS = 256, o["length"], o["heads"]


def dense(p, x):
    return x @ p["kernel"] + p["bias"]


def norm(p, x):
    off = x - x.mean(-1, keepdims=True)
    return off * jax.lax.rsqrt((off**2).mean(-1, keepdims=True) + 1e-6) * p["scale"] + p["bias"]


def rotary(x):
    half = x.shape[-1] // 2
    angle = jnp.arange(x.shape[1])[:, None, None] * jnp.exp(-jnp.log(10000.0) / half * jnp.arange(half))
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), b * jnp.cos(angle) + a * jnp.sin(angle)], -1)


def attention(p, x):
    q, k, v = (jnp.einsum("btf,fhn->bthn", x, p[n]["kernel"]) + p[n]["bias"] for n in ("query", "key", "value"))
    scores = jnp.einsum("bqhd,bkhd->bhqk", rotary(q), rotary(k)) / np.sqrt(q.shape[-1])
    scores = jnp.where(jnp.tril(jnp.ones((x.shape[1], x.shape[1]), bool)), scores, -jnp.inf)
    y = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v)
    return jnp.einsum("bqhd,hdf->bqf", y, p["out"]["kernel"]) + p["out"]["bias"]


def model(p, x):
    x = p["embed"]["embedding"][x]
    for i in range(o["layers"]):
        b = p["blocks"][str(i)]
        x = x + attention(b["attention"], norm(b["ln_1"], x))
        x = x + dense(b["mlp_out"], jax.nn.gelu(dense(b["mlp_in"], norm(b["ln_2"], x))))
    return dense(p["head"], norm(p["norm"], x))


def loss_fn(p, x, y):
    return optax.softmax_cross_entropy_with_integer_labels(model(p, x), y).mean()


def kernels(p):
    return jax.tree_util.tree_map_with_path(lambda path, _: path[-1].key == "kernel", p)


peak = o["learning_rate"]
optimizer = optax.chain(optax.clip_by_global_norm(1), optax.adamw(
    optax.warmup_cosine_decay_schedule(0, peak, o["steps"] // 10, o["steps"], peak / 10), b2=0.95, weight_decay=0.1, mask=kernels))


def batches():
    with open(text_file, "rb") as f:
        text = np.frombuffer(f.read(), np.uint8).astype(np.int32)
    rows = (len(text) - 1) // LENGTH
    x, y = (text[i:i + rows * LENGTH].reshape(rows, LENGTH) for i in (0, 1))
    order = permutation(0, 2**64 - 1, rows)
    train = order[int(rows * 0.1 + 0.5):]
    epoch = 0
    while True:
        p = permutation(o["seed"], epoch, len(train))
        for i in range(len(p) // o["batch"]):
            at = [train[j] for j in p[i * o["batch"]:(i + 1) * o["batch"]]]
            yield x[at], y[at]
        epoch += 1


def nested(flat):
    tree = {}
    for path, v in flat.items():
        *names, last = path.split(".")
        at = tree
        for n in names:
            at = at.setdefault(n, {})
        at[last] = jnp.asarray(v)
    return tree


def jax_losses(p):
    @jax.jit
    def update(p, s, x, y):
        loss, g = jax.value_and_grad(loss_fn)(p, x, y)
        u, s = optimizer.update(g, s, p)
        return optax.apply_updates(p, u), s, loss

    s, losses = optimizer.init(p), []
    for (x, y), _ in zip(batches(), range(o["steps"])):
        p, s, loss = update(p, s, x, y)
        losses.append(float(loss))
    return np.array(losses, np.float32)


def weft_losses(gpt):
    with tempfile.TemporaryDirectory() as folder:
        start = os.path.join(folder, "start.npz")
        out = subprocess.run([gpt, text_file, *given, "log=1", "sample=0", "save_initial=" + start], check=True, capture_output=True, text=True).stdout
        losses = [float(v) for v in re.findall(r"^step \d+, loss (\S+)", out, re.M)]
        return np.array(losses, np.float32), nested(dict(np.load(start)))


def random_params():
    w = o["width"]
    k = iter(jax.random.split(jax.random.PRNGKey(0), 100))
    d = lambda *s, n=1: {"kernel": jax.random.normal(next(k), s) * w**-0.5, "bias": jnp.zeros(s[-n:])}
    ln = lambda: {"scale": jnp.ones(w), "bias": jnp.zeros(w)}
    att = lambda: {**{n: d(w, HEADS, w // HEADS, n=2) for n in ("query", "key", "value")}, "out": d(HEADS, w // HEADS, w)}
    block = lambda: {"ln_1": ln(), "attention": att(), "ln_2": ln(), "mlp_in": d(w, 4 * w), "mlp_out": d(4 * w, w)}
    return {"embed": {"embedding": jax.random.normal(next(k), (BYTES, w))}, "blocks": {str(i): block() for i in range(o["layers"])}, "norm": ln(),
            "head": d(w, BYTES)}


def time_step():
    n = o["devices"]
    p = random_params()
    s = optimizer.init(p)
    p, s = jax.tree.map(lambda a: jnp.stack([a] * n), (p, s))  # device_put_replicated is gone

    def update(p, s, x, y):
        loss, g = jax.value_and_grad(loss_fn)(p, x, y)
        loss, g = jax.lax.pmean((loss, g), "batch")
        u, s = optimizer.update(g, s, p)
        return optax.apply_updates(p, u), s, loss

    step = jax.pmap(update, axis_name="batch", donate_argnums=(0, 1))
    times = []
    for (x, y), i in zip(batches(), range(o["steps"])):
        x, y = x.reshape(n, -1, LENGTH), y.reshape(n, -1, LENGTH)
        t = time.perf_counter()
        p, s, loss = step(p, s, x, y)
        loss.block_until_ready()
        if i > 1:
            times.append(time.perf_counter() - t)
    print("RESULT " + json.dumps(dict(name="gpt.py", devices=n, step_us=round(float(np.median(times)) * 1e6), step_us_min=round(min(times) * 1e6))))


if timing:
    time_step()
else:
    got, start = weft_losses(sys.argv[1])
    want = jax_losses(start)
    print(f"{len(want)} steps, last loss {got[-1]:.6f}, JAX {want[-1]:.6f}, greatest difference {np.abs(got - want).max():.2e}")
    if len(sys.argv) == 2:
        from golden import Golden

        g = Golden("gpt")
        g.add("losses", want)
        g.save()

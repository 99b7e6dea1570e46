"""The works of bench/steps.c and bench/linreg.c in JAX, as its documentation would write them: the same shapes, losses, optimizers.

usage: jax_works.py linreg ROWS COLUMNS SECONDS
       jax_works.py mlp|cnn28|cnn32|gpt BATCH sgdm|adam SECONDS [DEVICES] [flat] [remat]
DEVICES > 1: by pmap. flat: the GPT's activations are [batch · tokens, width]; remat: its blocks are computed again in the backward pass."""
import os
import sys

import timing

words = [w for w in sys.argv[1:] if w not in ("flat", "remat")]
flat, remat = "flat" in sys.argv, "remat" in sys.argv
work = words[0]
devices = int(words[4]) if len(words) > 4 else 1
if devices > 1:
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count={devices}"
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import time  # noqa: E402

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import optax  # noqa: E402

normal, randint, split = jax.random.normal, jax.random.randint, jax.random.split


def cross_entropy(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()


# ---- linear regression ----


def linreg(rows, columns):
    kx, kw, ke, kp = split(jax.random.key(0), 4)
    x = normal(kx, (rows, columns))
    y = x @ normal(kw, (columns, 1)) + 1 + 0.1 * normal(ke, (rows, 1))
    params = {"w": normal(kp, (columns, 1)), "b": jnp.zeros(1)}
    return params, lambda p, x, y: jnp.mean((x @ p["w"] + p["b"] - y) ** 2), x, y


# ---- MLP 784-512-256-10 ----


def mlp(key, batch):
    k1, k2, k3, kx, ky = split(key, 5)
    params = {"w1": 0.0505 * normal(k1, (784, 512)), "b1": jnp.zeros(512), "w2": 0.0625 * normal(k2, (512, 256)), "b2": jnp.zeros(256),
              "w3": 0.0884 * normal(k3, (256, 10)), "b3": jnp.zeros(10)}

    def loss(p, x, y):
        h = jax.nn.relu(x @ p["w1"] + p["b1"])
        h = jax.nn.relu(h @ p["w2"] + p["b2"])
        return cross_entropy(h @ p["w3"] + p["b3"], y)

    return params, loss, normal(kx, (batch, 784)), randint(ky, (batch,), 0, 10)


# ---- CNN: two times conv 3×3, relu, mean over 2×2; a dense layer ----


def cnn(key, batch, side, channels):
    k1, k2, k3, kx, ky = split(key, 5)
    flat_size = (side // 4) ** 2 * 64
    params = {"c1": 0.2 * normal(k1, (3, 3, channels, 32)), "b1": jnp.zeros(32), "c2": 0.0833 * normal(k2, (3, 3, 32, 64)), "b2": jnp.zeros(64),
              "w": 0.02 * normal(k3, (flat_size, 10)), "b": jnp.zeros(10)}

    def conv(x, w):
        return jax.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def pool(x):
        return jax.lax.reduce_window(x, 0.0, jax.lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") / 4

    def loss(p, x, y):
        x = pool(jax.nn.relu(conv(x, p["c1"]) + p["b1"]))
        x = pool(jax.nn.relu(conv(x, p["c2"]) + p["b2"]))
        return cross_entropy(x.reshape(batch, -1) @ p["w"] + p["b"], y)

    return params, loss, normal(kx, (batch, side, side, channels)), randint(ky, (batch,), 0, 10)


# ---- GPT: 4 layers, 256 wide, 8 heads, 128 tokens, vocabulary 256 ----
LAYERS, WIDTH, HEADS, TOKENS, VOCABULARY = 4, 256, 8, 128, 256


def gpt(key, batch):
    keys = iter(split(key, 5 + 4 * LAYERS))

    def weight(*shape):
        return 0.02 * normal(next(keys), shape)

    def dense(n, m):
        return {"w": weight(n, m), "b": jnp.zeros(m)}

    def scale():
        return {"g": jnp.ones(WIDTH), "b": jnp.zeros(WIDTH)}

    layers = [{"n1": scale(), "qkv": dense(WIDTH, 3 * WIDTH), "out": dense(WIDTH, WIDTH), "n2": scale(), "up": dense(WIDTH, 4 * WIDTH),
               "down": dense(4 * WIDTH, WIDTH)} for _ in range(LAYERS)]
    params = {"token": weight(VOCABULARY, WIDTH), "place": weight(TOKENS, WIDTH), "layers": layers, "n": scale(), "head": weight(WIDTH, VOCABULARY)}

    def apply(p, x):
        return x @ p["w"] + p["b"]

    def norm(p, x):
        centred = x - x.mean(-1, keepdims=True)
        return centred * jax.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * p["g"] + p["b"]

    def block(p, h):
        q, k, v = jnp.split(apply(p["qkv"], norm(p["n1"], h)).reshape(batch, TOKENS, 3 * HEADS, WIDTH // HEADS), 3, axis=2)
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / (WIDTH // HEADS) ** 0.5
        causal = jnp.tril(jnp.ones((TOKENS, TOKENS), bool))
        mixed = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(jnp.where(causal, scores, -1e30)), v)
        h = h + apply(p["out"], mixed.reshape(h.shape))
        return h + apply(p["down"], jax.nn.gelu(apply(p["up"], norm(p["n2"], h))))

    one = jax.checkpoint(block) if remat else block

    def loss(p, x, y):
        h = p["token"][x] + p["place"]
        if flat:
            h, y = h.reshape(-1, WIDTH), y.reshape(-1)
        for layer in p["layers"]:
            h = one(layer, h)
        return cross_entropy(norm(p["n"], h) @ p["head"], y)

    return params, loss, randint(next(keys), (batch, TOKENS), 0, VOCABULARY), randint(next(keys), (batch, TOKENS), 0, VOCABULARY)


# ---- the step ----


def step_of(loss, optimizer, axis=None):
    def step(params, state, x, y):
        value, grads = jax.value_and_grad(loss)(params, x, y)
        if axis:
            value, grads = jax.lax.pmean((value, grads), axis)
        updates, state = optimizer.update(grads, state, params)
        return optax.apply_updates(params, updates), state, value

    return step


def on_devices(tree, cut):
    """(devices, …) on so many devices: a part each, or (cut false) all of it each"""
    put = (lambda a: a.reshape(devices, -1, *a.shape[1:])) if cut else (lambda a: jnp.broadcast_to(a, (devices, *a.shape)))
    return jax.pmap(lambda a: a)(jax.tree.map(put, tree))


def main():
    compile_ms = None
    if work == "linreg":
        seconds = float(words[3])
        params, loss, x, y = linreg(int(words[1]), int(words[2]))
        optimizer = optax.adam(0.01)
    else:
        batch, seconds = int(words[1]), float(words[3])
        optimizer = optax.adam(3e-4) if words[2] == "adam" else optax.sgd(0.01, momentum=0.9)
        make = {"mlp": mlp, "cnn28": lambda k, b: cnn(k, b, 28, 1), "cnn32": lambda k, b: cnn(k, b, 32, 3), "gpt": gpt}[work]
        params, loss, x, y = make(jax.random.key(0), batch)
    state = optimizer.init(params)
    if devices > 1:
        f = jax.pmap(step_of(loss, optimizer, "batch"), axis_name="batch", donate_argnums=(0, 1))
        params, state, x, y = on_devices(params, False), on_devices(state, False), on_devices(x, True), on_devices(y, True)
    else:
        f = jax.jit(step_of(loss, optimizer), donate_argnums=(0, 1))
    jax.block_until_ready((params, state, x, y))
    if work == "gpt":
        begin = time.perf_counter()
        f = f.lower(params, state, x, y).compile()
        compile_ms = 1e3 * (time.perf_counter() - begin)
    now = [params, state, None]
    del params, state

    def step():
        now[0], now[1], now[2] = f(now[0], now[1], x, y)

    def wait():
        jax.block_until_ready(now)

    step()
    float(jnp.ravel(now[2])[0])
    first = timing.elapsed()
    step_ms = timing.time_steps(step, wait, seconds, 1 if work == "gpt" else 2)
    timing.result(work=work, step_ms=step_ms, compile_ms=compile_ms, first_step_at_s=first, loss=float(jnp.ravel(now[2])[0]))


main()

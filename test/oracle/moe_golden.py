"""moe.npz: a mixture of experts computed token by token, in f64, from the papers' formulas (Shazeer et al. 2017, Fedus et al. 2021, Zoph et al. 2022).

CASE.x, CASE.weights and the parameters (router, in.kernel, in.bias, out.kernel, out.bias, the same for all cases); CASE.out, CASE.load,
CASE.dropped, CASE.balance, CASE.z; CASE.grad.NAME: of sum(out * weights) + 0.3 balance + 0.1 z.
"""
import math

import jax
import jax.numpy as jnp
import numpy as np

from golden import Golden

jax.config.update("jax_enable_x64", True)
g = Golden("moe")
rng = np.random.default_rng(5)
TOKENS, FEATURES, HIDDEN, EXPERTS = 12, 4, 6, 4


def normal(*shape):
    return rng.normal(size=shape).astype(np.float32)


params = {"router": normal(FEATURES, EXPERTS), "in.kernel": normal(EXPERTS, FEATURES, HIDDEN), "in.bias": normal(EXPERTS, HIDDEN),
          "out.kernel": normal(EXPERTS, HIDDEN, FEATURES), "out.bias": normal(EXPERTS, FEATURES)}
params["router"][:, 1] += 0.7  # a favourite, whose queue overflows


def expert(p, e, row):
    return jax.nn.gelu(row @ p["in.kernel"][e] + p["in.bias"][e]) @ p["out.kernel"][e] + p["out.bias"][e]


def choices(p, x, k):  # (tokens, k): data, not differentiated
    probs = jax.nn.softmax(np.asarray(x, np.float64) @ np.asarray(p["router"], np.float64))
    return np.argsort(-np.asarray(probs), axis=1, kind="stable")[:, :k]


def moe(p, x, ranked, factor):
    logits = x @ p["router"]
    probs = jax.nn.softmax(logits)
    k = ranked.shape[1]
    capacity = min(math.ceil(factor * k * len(x) / EXPERTS), len(x)) if factor else len(x)
    taken, out, dropped = np.zeros(EXPERTS, int), [0.0] * len(x), 0
    for choice in range(k):
        for t in range(len(x)):
            e = ranked[t, choice]
            gate = probs[t, e] / sum(probs[t, c] for c in ranked[t]) if k > 1 else probs[t, e]
            if taken[e] < capacity:
                taken[e] += 1
                out[t] = out[t] + gate * expert(p, e, x[t])
            else:
                dropped += 1
    load = np.bincount(ranked.ravel(), minlength=EXPERTS) / ranked.size
    balance = EXPERTS * jnp.sum(load * jnp.mean(probs, 0))
    z = jnp.mean(jnp.square(jax.scipy.special.logsumexp(logits, axis=1)))
    return jnp.stack([row + jnp.zeros(FEATURES) for row in out]), load, dropped / ranked.size, balance, z


for name, value in params.items():
    g.add(name, value)
for name, k, factor in (("switch", 1, 1.0), ("two", 2, 1.25), ("all", 2, 0.0), ("three", 3, 0.5)):
    x, w = normal(TOKENS, FEATURES), normal(TOKENS, FEATURES)
    wide = {n: jnp.asarray(v, jnp.float64) for n, v in params.items()}
    ranked = choices(params, x, k)
    out, load, dropped, balance, z = moe(wide, jnp.asarray(x, jnp.float64), ranked, factor)

    def loss(p, x):
        out, _, _, balance, z = moe(p, x, ranked, factor)
        return jnp.sum(out * w) + 0.3 * balance + 0.1 * z

    g.add(f"{name}.x", x)
    g.add(f"{name}.weights", w)
    g.add(f"{name}.out", np.asarray(out, np.float32))
    g.add(f"{name}.load", np.asarray(load, np.float32))
    for n, v in (("dropped", dropped), ("balance", balance), ("z", z)):
        g.add(f"{name}.{n}", np.float32(v))
    grads, gx = jax.grad(loss, (0, 1))(wide, jnp.asarray(x, jnp.float64))
    g.add(f"{name}.grad.x", np.asarray(gx, np.float32))
    for n, v in grads.items():
        g.add(f"{name}.grad.{n}", np.asarray(v, np.float32))
    print(name, "dropped", dropped, "load", load)
g.save()

"""programs_*.mlir: more of jax.random, control flow, gradients of whole models, optax steps under scan, programs for four devices.

  usage: modules_programs.py [FOLDER [FAMILY ...]]
"""
import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import lax, random
from module_writer import bf16, case, devices, rand, seed, write

seed(41)
key = np.asarray(random.key_data(random.key(1234567)))
K = lambda k: random.wrap_key_data(k)
R = lambda *s, t=np.float32: rand(s, t, -0.7, 0.7)

# ---------------------------------------------------------------------------------------------------------------- random numbers
for name, f, tol in (
        ("uniform", lambda k: tuple(random.uniform(K(k), (5,), t, -2, 3) for t in (np.float32, np.float64)), 1e-6), ("uniform of 16 bits", lambda k: tuple(random.uniform(K(k), (5,), t, -2, 3) for t in (np.float16, bf16)), 1e-2), ("normal of types", lambda k: tuple(random.normal(K(k), (5,), t) for t in (np.float32, np.float64, np.float16, bf16)), 2e-2),
        ("complex normal", lambda k: random.normal(K(k), (5,), np.complex64), 1e-5), ("cauchy, gumbel, logistic", lambda k: (random.cauchy(K(k), (5,)), random.gumbel(K(k), (5,)), random.logistic(K(k), (5,))), 1e-3),
        ("rademacher, bits", lambda k: (random.rademacher(K(k), (7,)), random.bits(K(k), (3, 3), np.uint16), random.bits(K(k), (3,), np.uint32)), None), ("t, chisquare, f", lambda k: (random.t(K(k), 3.0, (4,)), random.chisquare(K(k), 2.0, shape=(4,))), 1e-3),
        ("dirichlet", lambda k: random.dirichlet(K(k), jnp.asarray([1.0, 2.0, 3.0]), (3,)), 1e-4), ("poisson", lambda k: (random.poisson(K(k), 3.0, (8,)), random.poisson(K(k), 40.0, (5,))), None), ("binomial", lambda k: random.binomial(K(k), 20.0, 0.3, (6,)), 1e-6),
        ("geometric, triangular, pareto", lambda k: (random.geometric(K(k), 0.3, (5,)), random.triangular(K(k), -1.0, 0.5, 2.0, (5,)), random.pareto(K(k), 3.0, (5,))), 1e-4), ("rayleigh, weibull, wald", lambda k: (random.rayleigh(K(k), 2.0, (4,)), random.weibull_min(K(k), 1.0, 2.0, (4,)), random.wald(K(k), 1.0, (4,))), 1e-4),
        ("maxwell, lognormal", lambda k: (random.maxwell(K(k), (4,)), random.lognormal(K(k), 0.5, (4,))), 1e-4), ("multivariate_normal", lambda k: random.multivariate_normal(K(k), jnp.zeros(3), jnp.asarray([[2.0, 0.5, 0], [0.5, 1, 0.2], [0, 0.2, 1]]), (4,)), 1e-4),
        ("choice", lambda k: (random.choice(K(k), jnp.arange(9.0), (4,), replace=False), random.choice(K(k), 5, (6,), p=jnp.asarray([0.1, 0.4, 0.1, 0.3, 0.1])), random.choice(K(k), 7, (3,), replace=False, p=jnp.ones(7) / 7)), None), ("permutation of rows", lambda k: (random.permutation(K(k), jnp.arange(12).reshape(6, 2)), random.permutation(K(k), jnp.arange(12).reshape(3, 4), 1, independent=True)), None),
        ("categorical, bernoulli", lambda k: (random.categorical(K(k), jnp.log(jnp.asarray([[0.1, 0.6, 0.3], [0.5, 0.25, 0.25]])), -1, shape=(4, 2)), random.bernoulli(K(k), jnp.asarray([0.1, 0.9, 0.5]))), None), ("ball, orthogonal", lambda k: (random.ball(K(k), 3, shape=(2,)), (lambda q: q @ q.T)(random.orthogonal(K(k), 3))), 1e-4),
        ("double_sided_maxwell, generalized_normal", lambda k: (random.double_sided_maxwell(K(k), 0.5, 2.0, (4,)), random.generalized_normal(K(k), 2.0, (4,))), 1e-4), ("loggamma", lambda k: random.loggamma(K(k), jnp.asarray([0.1, 1.0, 10.0])), 1e-3), ("truncated_normal", lambda k: random.truncated_normal(K(k), -0.5, jnp.asarray([1.0, 2.0, 3.0])), 1e-5),
        ("randint of types", lambda k: tuple(random.randint(K(k), (6,), 0, 100, t) for t in (np.int8, np.int32, np.int64, np.uint8, np.uint32)), None), ("split twice", lambda k: tuple(random.normal(q, (2,)) for q in random.split(random.split(K(k))[1], 3)), 1e-5), ("fold_in of a loop", lambda k: lax.fori_loop(0, 5, lambda i, s: s + random.normal(random.fold_in(K(k), i), (3,)), jnp.zeros(3)), 1e-4),
        ("vmapped over keys", lambda k: jax.vmap(lambda q: random.uniform(q, (3,)))(random.split(K(k), 4)), 1e-6), ("scan of keys", lambda k: lax.scan(lambda q, _: (random.split(q)[0], random.uniform(q)), K(k), None, 5)[1], 1e-6), ("dropout", lambda k: jnp.where(random.bernoulli(K(k), 0.8, (4, 4)), jnp.ones((4, 4)) / 0.8, 0), 1e-6)):
    case("programs_random", name, f, key, tol=tol)
for impl in ("rbg", "unsafe_rbg"):
    data = np.asarray(random.key_data(random.key(5, impl=impl)))
    W = lambda k, impl=impl: random.wrap_key_data(k, impl=impl)
    case("programs_random", impl, lambda k, W=W: (random.bits(W(k), (6,)), random.uniform(W(k), (4,)), random.normal(W(k), (3, 3)), random.randint(W(k), (5,), 0, 9), random.key_data(random.split(W(k), 2)), random.key_data(random.fold_in(W(k), 3))), data, tol=1e-5)

# ---------------------------------------------------------------------------------------------------------------- control flow
v3, m3 = R(3), R(3, 3)
for name, f, args, tol in (
        ("scan over a tree", lambda c, x: lax.scan(lambda s, t: ({"a": s["a"] + t[0], "b": s["b"] * t[1]}, (s["a"], t[0] - s["b"])), {"a": c, "b": c + 1}, x), (v3, (R(4, 3), R(4, 3))), 1e-5), ("scan of scan", lambda x: lax.scan(lambda s, r: (lax.scan(lambda u, e: (u * 0.5 + e, u), s, r)), jnp.float32(0), x), (R(3, 4),), 1e-5),
        ("unrolled scan", lambda x: lax.scan(lambda s, t: (s + t, s * t), jnp.zeros(3, np.float32), x, unroll=2), (R(5, 3),), 1e-5), ("scan backwards over nothing but a length", lambda c: lax.scan(lambda s, _: (jnp.cos(s), s), c, None, 4, reverse=True), (v3,), 1e-5), ("gradient of scan in scan", jax.grad(lambda w, x: lax.scan(lambda s, r: (lax.scan(lambda u, e: (jnp.tanh(u @ w + e), None), s, r)[0], None), jnp.zeros(3, np.float32), x)[0].sum()), (m3, R(2, 3, 3)), 1e-5),
        ("jvp of while", lambda x: jax.jvp(lambda y: lax.while_loop(lambda c: c[0] < 4, lambda c: (c[0] + 1, jnp.sin(c[1]) * 2), (0, y))[1], (x,), (jnp.ones_like(x),)), (v3,), 1e-5), ("while on NaN", lambda x: lax.while_loop(lambda c: c < 10, lambda c: c + 1, x), (np.float32(np.nan),), 1e-6), ("while with several carried", lambda n: lax.while_loop(lambda c: (c[0] < n) & (c[1] < 50), lambda c: (c[0] + 1, c[1] + c[0], c[2] | (c[0] > 2)), (jnp.int32(0), jnp.int32(0), jnp.bool_(False))), (np.int32(20),), None),
        ("cond of cond", lambda p, q, x: lax.cond(p, lambda y: lax.cond(q, jnp.sin, jnp.cos, y), lambda y: y * 2, x), (np.bool_(True), np.bool_(False), v3), 1e-5), ("gradient of switch", jax.grad(lambda x, i: jnp.sum(lax.switch(i, [jnp.sin, jnp.cos, lambda y: y ** 3], x))), (v3, np.int32(2)), 1e-5), ("vmapped switch", lambda i, x: jax.vmap(lambda j, y: lax.switch(j, [jnp.sin, jnp.cos, lambda z: z ** 3], y))(i, x), (np.asarray([0, 2, 1, 5], np.int32), R(4)), 1e-5),
        ("vmapped scan", lambda x: jax.vmap(lambda y: lax.scan(lambda s, t: (s + t, s * t), jnp.float32(0), y))(x), (R(2, 4),), 1e-5), ("vmapped fori with another count each", lambda n: jax.vmap(lambda m: lax.fori_loop(0, m, lambda i, s: s + i, 0))(n), (np.asarray([0, 3, 7], np.int32),), None), ("hessian of a loop", jax.hessian(lambda x: lax.fori_loop(0, 3, lambda i, s: jnp.sin(s) + x * s, x).sum()), (v3,), 1e-4), ("jacfwd, jacrev", lambda x: (jax.jacfwd(lambda y: jnp.tanh(y @ y.T))(x), jax.jacrev(lambda y: jnp.tanh(y @ y.T))(x)), (m3,), 1e-5),
        ("checkpoint policies", jax.grad(lambda w, x: jnp.sum(jax.checkpoint(lambda u: jnp.sin(jnp.tanh(u @ w) @ w), policy=jax.checkpoint_policies.dots_saveable)(x))), (m3, m3), 1e-5), ("custom_vjp", jax.grad(lambda x: jnp.sum(clipped(x) ** 2)), (R(5),), 1e-6), ("linearize", lambda x: (lambda y, g: (y, g(x), g(2 * x)))(*jax.linearize(lambda z: jnp.sin(z) * z, x)), (v3,), 1e-5), ("vjp of vmap", lambda x, c: jax.vjp(jax.vmap(lambda r: jnp.cumsum(r) * r[0]), x)[1](c), (R(2, 3), R(2, 3)), 1e-5),
        ("associative_scan of matrices", lambda x: lax.associative_scan(jnp.matmul, x), (R(5, 2, 2),), 1e-5), ("reduce by any function", lambda x: lax.reduce(x, np.float32(1), lambda a, b: a * b + a + b, (1,)), (R(3, 4),), 1e-4), ("bisection", lambda a: lax.while_loop(lambda c: c[1] - c[0] > 1e-6, lambda c: (lambda m: (jnp.where(m * m < a, m, c[0]), jnp.where(m * m < a, c[1], m)))((c[0] + c[1]) / 2), (jnp.float64(0), a)), (np.float64(7),), 1e-5),
        ("collatz", lambda n: lax.while_loop(lambda c: c[0] > 1, lambda c: (jnp.where(c[0] % 2 == 0, c[0] // 2, 3 * c[0] + 1), c[1] + 1), (n, 0)), (np.int32(27),), None), ("power iteration", lambda a: lax.fori_loop(0, 30, lambda i, x: (lambda y: y / jnp.linalg.norm(y))(a @ x), jnp.ones(3, a.dtype)), (m3 @ m3.T + np.eye(3, dtype=np.float32),), 1e-4), ("runge-kutta", lambda y: lax.scan(lambda s, _: ((lambda k1: (lambda k2: s + 0.1 * k2)(jnp.sin(s + 0.05 * k1)))(jnp.sin(s)), s), y, None, 6), (v3,), 1e-5),
        ("beam of dynamic slices", lambda x: lax.fori_loop(0, 4, lambda i, s: lax.dynamic_update_slice(s, lax.dynamic_slice(s, (i,), (2,)) * 2, (i + 1,)), x), (R(6),), 1e-5), ("sort in a loop", lambda x: lax.fori_loop(0, 3, lambda i, s: jnp.sort(s * -1.5), x), (R(6),), 1e-5), ("custom_linear_solve", lambda b: lax.custom_linear_solve(lambda x: x * 4 - jnp.roll(x, 1), b, lambda f, y: lax.fori_loop(0, 40, lambda i, x: (y + jnp.roll(x, 1)) / 4, jnp.zeros_like(y)), lambda f, y: lax.fori_loop(0, 40, lambda i, x: (y + jnp.roll(x, -1)) / 4, jnp.zeros_like(y))), (R(5),), 1e-4)):
    if name == "custom_vjp":
        clipped = jax.custom_vjp(lambda x: x * 2)
        clipped.defvjp(lambda x: (x * 2, x), lambda x, g: (jnp.clip(g, -0.5, 0.5) * jnp.sign(x),))
    case("programs_control", name, f, *args, tol=tol)


# ---------------------------------------------------------------------------------------------------------------- models
def norm(x, g, c):
    return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * g + c


def transformer(p, tokens, heads=2):
    x = p["embed"][tokens] + p["position"][:tokens.shape[-1]]
    n, d = x.shape[-2], x.shape[-1]
    mask = jnp.where(jnp.tril(jnp.ones((n, n), bool)), 0.0, -1e9)
    for l in p["layers"]:
        h = norm(x, l["g1"], l["c1"])
        q, k, v = jnp.split(h @ l["qkv"], 3, -1)
        q, k, v = (a.reshape(*a.shape[:-1], heads, d // heads) for a in (q, k, v))
        s = jax.nn.softmax(jnp.einsum("...qhd,...khd->...hqk", q, k) / np.sqrt(d // heads) + mask)
        x = x + jnp.einsum("...hqk,...khd->...qhd", s, v).reshape(x.shape) @ l["o"]
        x = x + jax.nn.gelu(norm(x, l["g2"], l["c2"]) @ l["up"]) @ l["down"]
    return x @ p["embed"].T


def gru(p, xs):
    def step(h, x):
        z, r = jnp.split(jax.nn.sigmoid(jnp.concatenate([x, h]) @ p["zr"]), 2)
        return (1 - z) * h + z * jnp.tanh(jnp.concatenate([x, r * h]) @ p["h"]), h
    return lax.scan(step, jnp.zeros(p["h"].shape[1], xs.dtype), xs)[0]


def residual(p, x):
    conv = lambda a, k, s=1: lax.conv_general_dilated(a, k, (s, s), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    bn = lambda a: (a - a.mean((0, 1, 2))) * lax.rsqrt(a.var((0, 1, 2)) + 1e-5)
    y = jax.nn.relu(bn(conv(x, p["a"], 2)))
    y = jax.nn.relu(bn(conv(y, p["b"])) + conv(x, p["skip"], 2))
    return y.mean((1, 2)) @ p["w"]


def mixture(p, x):
    gate, which = lax.top_k(jax.nn.softmax(x @ p["gate"]), 2)
    each = jnp.einsum("nd,edh->neh", x, p["experts"])
    return jnp.einsum("nk,nkh->nh", gate, jnp.take_along_axis(each, which[:, :, None], 1))


def autoencoder(p, x):
    m, s = jnp.split(x @ p["enc"], 2, -1)
    z = m + jnp.exp(0.5 * s) * random.normal(random.key(3), m.shape, m.dtype)
    return jnp.concatenate([jax.nn.sigmoid(z @ p["dec"]), m, s], -1)


layer = lambda: {"g1": R(4) + 1, "c1": R(4), "g2": R(4) + 1, "c2": R(4), "qkv": R(4, 12), "o": R(4, 4), "up": R(4, 8), "down": R(8, 4)}
tokens = np.asarray([[1, 0, 4, 2], [3, 3, 0, 1]], np.int32)
for name, f, p, x in (("transformer", transformer, {"embed": R(5, 4), "position": R(6, 4), "layers": [layer(), layer()]}, tokens), ("gru", gru, {"zr": R(5, 6), "h": R(5, 3)}, R(6, 2)), ("residual network", residual, {"a": R(3, 3, 2, 3), "b": R(3, 3, 3, 3), "skip": R(1, 1, 2, 3), "w": R(3, 2)}, R(2, 5, 5, 2)),
                      ("mixture of experts", mixture, {"gate": R(4, 3), "experts": R(3, 4, 2)}, R(5, 4)), ("autoencoder", autoencoder, {"enc": R(4, 6), "dec": R(3, 4)}, R(2, 4))):
    flat, tree = jax.tree.flatten(p)
    run = lambda x, *q, f=f, tree=tree: f(jax.tree.unflatten(tree, q), x)
    case("programs_models", name, run, x, *flat, tol=5e-5)
    case("programs_models", f"{name}, value and gradients", jax.value_and_grad(lambda x, *q, run=run: jnp.mean(run(x, *q) ** 2), tuple(range(1, 1 + len(flat)))), x, *flat, tol=5e-5)
    wide = [a.astype(np.float64) for a in flat]
    case("programs_models", f"{name}, gradients in f64", jax.grad(lambda x, *q, run=run: jnp.mean(run(x, *q) ** 2), tuple(range(1, 1 + len(flat)))), x if x.dtype == np.int32 else x.astype(np.float64), *wide, tol=1e-9)
    half = [a.astype(bf16) for a in flat]
    case("programs_models", f"{name} in bf16", run, x if x.dtype == np.int32 else x.astype(bf16), *half, tol=0.2)
logits, labels = R(6, 4), np.asarray([0, 3, 1, 1, 2, 0], np.int32)
for name, f in (("softmax_cross_entropy", lambda z: optax.softmax_cross_entropy(z, jax.nn.one_hot(labels, 4)).mean()), ("sigmoid_binary_cross_entropy", lambda z: optax.sigmoid_binary_cross_entropy(z, jax.nn.one_hot(labels, 4)).mean()), ("huber_loss", lambda z: optax.huber_loss(z).mean()), ("cosine_distance", lambda z: optax.cosine_distance(z, z[::-1]).mean()), ("hinge_loss", lambda z: optax.hinge_loss(z, jnp.sign(z[::-1])).mean()), ("kl_divergence", lambda z: optax.kl_divergence(jax.nn.log_softmax(z), jax.nn.softmax(z[::-1])).mean()), ("ctc_loss", lambda z: optax.ctc_loss(z[None], jnp.zeros((1, 6)), jnp.asarray([[1, 2]]), jnp.zeros((1, 2))).mean()), ("log_cosh", lambda z: optax.log_cosh(z).mean())):
    case("programs_models", f"gradient of {name}", jax.value_and_grad(f), logits, tol=2e-5)
for name in ("relu", "gelu", "silu", "elu", "selu", "celu", "softplus", "log_sigmoid", "hard_tanh", "leaky_relu", "mish", "squareplus", "soft_sign", "relu6", "hard_sigmoid", "hard_silu"):
    case("programs_models", f"{name} and its gradient", lambda x, f=getattr(jax.nn, name): (f(x), jax.vmap(jax.grad(f))(x)), rand((12,), np.float32, -4, 4), tol=2e-5)

# ---------------------------------------------------------------------------------------------------------------- optimizers
schedules = {"cosine": optax.cosine_decay_schedule(0.1, 8), "warmup": optax.warmup_cosine_decay_schedule(0.0, 0.1, 3, 10), "exponential": optax.exponential_decay(0.1, 3, 0.5, staircase=True), "piecewise": optax.piecewise_constant_schedule(0.1, {3: 0.5, 6: 0.1}), "onecycle": optax.linear_onecycle_schedule(10, 0.1), "polynomial": optax.polynomial_schedule(0.1, 0.01, 2.0, 8)}
makers = {"adabelief": lambda: optax.adabelief(0.01), "adadelta": lambda: optax.adadelta(0.5), "adamax": lambda: optax.adamax(0.01), "nadam": lambda: optax.nadam(0.01), "nadamw": lambda: optax.nadamw(0.01), "amsgrad": lambda: optax.amsgrad(0.01), "radam": lambda: optax.radam(0.01), "yogi": lambda: optax.yogi(0.01), "novograd": lambda: optax.novograd(0.01), "sm3": lambda: optax.sm3(0.1), "fromage": lambda: optax.fromage(0.01), "lars": lambda: optax.lars(0.1), "optimistic": lambda: optax.optimistic_gradient_descent(0.05), "rprop": lambda: optax.rprop(0.01), "sign_sgd": lambda: optax.sign_sgd(0.01), "noisy_sgd": lambda: optax.noisy_sgd(0.01, seed=1),
          "centred rmsprop with momentum": lambda: optax.rmsprop(0.01, centered=True, momentum=0.9), "sgd with momentum": lambda: optax.sgd(0.1, 0.9), "clipped by value": lambda: optax.chain(optax.clip(0.05), optax.sgd(0.5)), "adaptive clipping": lambda: optax.chain(optax.adaptive_grad_clip(0.1), optax.sgd(0.5)), "weight decay": lambda: optax.chain(optax.add_decayed_weights(0.1), optax.sgd(0.1)), "average": lambda: optax.chain(optax.ema(0.9), optax.sgd(0.1)), "every second": lambda: optax.MultiSteps(optax.adam(0.01), 2).gradient_transformation(), "injected": lambda: optax.inject_hyperparams(optax.adam)(learning_rate=schedules["cosine"]),
          **{f"adam with {n}": (lambda s=s: optax.adam(s)) for n, s in schedules.items()}, "lookahead-free adan": lambda: optax.adan(0.01)}
for name, make in makers.items():
    def train(x, y, w, make=make):
        opt = make()
        def step(c, _):
            w, s = c
            loss, g = jax.value_and_grad(lambda v: jnp.mean((jnp.tanh(x @ v["a"]) @ v["b"] - y) ** 2))(w)
            u, s = opt.update(g, s, w)
            return (optax.apply_updates(w, u), s), loss
        (w, _), losses = lax.scan(step, (w, opt.init(w)), None, 8)
        return w["a"], w["b"], losses
    case("programs_optax", name, lambda x, y, a, b, train=train: train(x, y, {"a": a, "b": b}), R(6, 3), R(6, 2), R(3, 2), R(2, 2), tol=1e-4)

# ---------------------------------------------------------------------------------------------------------------- four devices
x = R(4, 3)
for name, f, args, tol in (
        ("tiled all_gather", lambda v: lax.all_gather(v, "i", tiled=True), (x,), 1e-6), ("all_gather along 1", lambda v: lax.all_gather(v, "i", axis=1), (R(4, 2, 3),), 1e-6), ("tiled psum_scatter", lambda v: lax.psum_scatter(v, "i", tiled=True), (R(4, 8),), 1e-5), ("all_to_all 1 to 0", lambda v: lax.all_to_all(v, "i", 1, 0), (R(4, 2, 4),), 1e-6), ("tiled all_to_all", lambda v: lax.all_to_all(v, "i", 0, 1, tiled=True), (R(4, 8, 2),), 1e-6),
        ("psum of a tree", lambda v, w: lax.psum({"a": v, "b": (w, v[0])}, "i"), (x, np.arange(8, dtype=np.int32).reshape(4, 2)), 1e-5), ("bf16, f16, f64", lambda a, b, c: (lax.psum(a, "i"), lax.pmax(b, "i"), lax.pmean(c, "i")), (R(4, 3).astype(bf16), R(4, 3).astype(np.float16), R(4, 3).astype(np.float64)), 0.02), ("u8, i64", lambda a, b: (lax.psum(a, "i"), lax.pmin(b, "i")), (np.arange(8, dtype=np.uint8).reshape(4, 2) * 40, np.arange(8, dtype=np.int64).reshape(4, 2) - 3), None), ("complex", lambda v: lax.psum(v, "i"), (rand((4, 3), np.complex64),), 1e-5),
        ("shift both ways", lambda v: (lax.pshuffle(v, "i", [1, 2, 3, 0]), lax.ppermute(v, "i", [(3, 0), (0, 1)])), (x,), 1e-6), ("gradient through all_gather", jax.grad(lambda v: jnp.sum(jnp.sin(lax.all_gather(v, "i")) * v)), (x,), 1e-5), ("gradient through ppermute", jax.grad(lambda v: jnp.sum(lax.ppermute(v, "i", [(0, 1), (1, 2), (2, 3), (3, 0)]) * v ** 2)), (x,), 1e-5), ("scan with collectives", lambda v: lax.scan(lambda c, t: (lax.pmean(c, "i") + t, lax.pmax(c, "i")), v[0], v), (R(4, 3, 2),), 1e-5),
        ("batch statistics", lambda v: (lambda m: (v - m) * lax.rsqrt(lax.pmean(jnp.mean((v - m) ** 2, 0), "i") + 1e-5))(lax.pmean(v.mean(0), "i")), (R(4, 5, 2),), 1e-4), ("softmax over devices", lambda v: (lambda e: e / lax.psum(e.sum(), "i"))(jnp.exp(v - lax.pmax(v.max(), "i"))), (x,), 1e-5), ("ring sum", lambda v: lax.fori_loop(0, 3, lambda i, c: (c[0] + c[1], lax.ppermute(c[1], "i", [(0, 1), (1, 2), (2, 3), (3, 0)])), (v, v))[0], (x,), 1e-5), ("by index", lambda v: v * lax.axis_index("i") + lax.psum(1, "i"), (x,), 1e-6), ("conditional on the device", lambda v: lax.cond(lax.axis_index("i") == 2, jnp.sin, jnp.cos, v), (x,), 1e-5)):
    devices(name, f, *args, tol=tol, file="programs_devices")


def data_parallel(make):
    opt = make()
    def train(w, v, y):
        def step(c, _):
            w, s = c
            loss, g = jax.value_and_grad(lambda p: jnp.mean((v @ p - y) ** 2))(w)
            u, s = opt.update(lax.pmean(g, "i"), s, w)
            return (optax.apply_updates(w, u), s), lax.pmean(loss, "i")
        return (lambda c, l: (c[0], l))(*lax.scan(step, (w, opt.init(w)), None, 5))
    return train


for name, make in (("sgd", lambda: optax.sgd(0.1, 0.9)), ("adam", lambda: optax.adam(0.05)), ("lamb", lambda: optax.lamb(0.05)), ("clipped", lambda: optax.chain(optax.clip_by_global_norm(0.1), optax.rmsprop(0.01)))):
    devices(f"five steps of {name}", data_parallel(make), np.stack([R(3)] * 4), R(4, 5, 3), R(4, 5), tol=1e-4, file="programs_devices")
write()

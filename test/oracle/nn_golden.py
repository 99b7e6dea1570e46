"""nn.npz: flax's layers and optax's losses, forward and gradient, computed in f64 and rounded once.

NAME.0, NAME.1 … are the arguments, NAME.out the result, NAME.w weights of its shape, and NAME.grad.I the gradient of sum(result * weights)
with respect to argument I, for those of floats. Needs flax and optax.
"""
import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax

from golden import Golden

jax.config.update("jax_enable_x64", True)
g = Golden("nn")
rng = np.random.default_rng(11)


def normal(*shape):
    return rng.normal(size=shape).astype(np.float32)


def case(name, f, *args, grads=True):
    wide = [jnp.asarray(a, jnp.float64) if a.dtype == np.float32 else jnp.asarray(a) for a in args]
    out = f(*wide)
    for i, a in enumerate(args):
        g.add(f"{name}.{i}", a)
    floats = out.dtype.kind == "f"
    g.add(f"{name}.out", np.asarray(out).astype(np.float32) if floats else out)
    if not grads:
        return
    w = normal(*out.shape)
    g.add(f"{name}.w", w)
    for i, a in enumerate(args):
        if a.dtype == np.float32:
            g.add(f"{name}.grad.{i}", np.asarray(jax.grad(lambda *v: jnp.sum(f(*v) * w), i)(*wide), np.float32))


# pooling
image = normal(2, 5, 4, 3)
case("avg_pool.same", lambda x: nn.avg_pool(x, (2, 2), (2, 2), "SAME"), image)
case("avg_pool.exclude", lambda x: nn.avg_pool(x, (3, 2), (2, 1), "SAME", count_include_pad=False), image)
case("avg_pool.valid", lambda x: nn.avg_pool(x, (2, 3), padding="VALID"), image)
case("avg_pool.line", lambda x: nn.avg_pool(x, (2,), (2,)), normal(2, 7, 2))
case("avg_pool.room", lambda x: nn.avg_pool(x, (2, 1, 2), (1, 1, 2), "SAME"), normal(1, 3, 2, 3, 2))
ties = rng.integers(0, 3, size=(2, 5, 4, 2)).astype(np.float32)
case("max_pool.same", lambda x: nn.max_pool(x, (2, 2), (2, 2), "SAME"), ties)
case("max_pool.overlap", lambda x: nn.max_pool(x, (3, 3), (1, 2)), ties)
case("min_pool.same", lambda x: -nn.max_pool(-x, (3, 2), (2, 2), "SAME"), image)


# convolutions
def conv(cls, size, **options):
    def f(x, kernel, bias):
        return cls(kernel.shape[-1], size, param_dtype=jnp.float64, **options).apply({"params": {"kernel": kernel, "bias": bias}}, x)
    return f


case("conv.1d", conv(nn.Conv, (3,), strides=2), normal(2, 6, 3), normal(3, 3, 4), normal(4))
case("conv.2d", conv(nn.Conv, (3, 2)), image, normal(3, 2, 3, 2), normal(2))
case("conv.valid", conv(nn.Conv, (2, 2), strides=(2, 1), kernel_dilation=2, padding="VALID"), image, normal(2, 2, 3, 2), normal(2))
case("conv.3d", conv(nn.Conv, (2, 1, 2), strides=2), normal(1, 3, 2, 3, 2), normal(2, 1, 2, 2, 2), normal(2))
case("conv.depthwise", conv(nn.Conv, (3, 3), feature_group_count=3), image, normal(3, 3, 1, 6), normal(6))
case("conv_transpose.same", conv(nn.ConvTranspose, (3, 3), strides=(2, 2)), image, normal(3, 3, 3, 2), normal(2))
case("conv_transpose.valid", conv(nn.ConvTranspose, (3, 2), strides=(2, 3), padding="VALID"), image, normal(3, 2, 3, 2), normal(2))
case("conv_transpose.dilated", conv(nn.ConvTranspose, (2,), strides=(3,), kernel_dilation=(2,)), normal(2, 4, 2), normal(2, 2, 3), normal(3))

# normalisation (two passes)
case("rms_norm", lambda x, s: nn.RMSNorm().apply({"params": {"scale": s}}, x), normal(2, 3, 4), normal(4))
case("group_norm", lambda x, s, b: nn.GroupNorm(2, use_fast_variance=False).apply({"params": {"scale": s, "bias": b}}, x), normal(2, 3, 2, 4),
     normal(4), normal(4))


def batch_norm(part, average):
    def f(x, scale, bias, mean, var):
        layer = nn.BatchNorm(use_running_average=average, use_fast_variance=False)
        y, new = layer.apply({"params": {"scale": scale, "bias": bias}, "batch_stats": {"mean": mean, "var": var}}, x, mutable=["batch_stats"])
        return y if part is None else new["batch_stats"][part]
    return f


batch = [normal(4, 3, 2), normal(2), normal(2), normal(2), np.abs(normal(2)) + np.float32(0.1)]
case("batch_norm", batch_norm(None, False), *batch)
case("batch_norm.mean", batch_norm("mean", False), *batch)
case("batch_norm.var", batch_norm("var", False), *batch)
case("batch_norm.running", batch_norm(None, True), *batch)

# attention
q, k, v = normal(2, 3, 2, 4), normal(2, 5, 2, 4), normal(2, 5, 2, 3)
mask = rng.integers(0, 2, size=(2, 1, 3, 5)).astype(bool)
mask[..., 1] = True
case("attention", lambda q, k, v: nn.dot_product_attention(q, k, v), q, k, v)
case("attention.mask", lambda q, k, v, m: nn.dot_product_attention(q, k, v, mask=m), q, k, v, mask)
case("attention.nowhere", lambda q, k, v, m: nn.dot_product_attention(q, k, v, mask=m) * m.any(-1).swapaxes(1, 2)[..., None], q, k, v,
     mask & np.array([True, False, True])[:, None])
kernels = [0.5 * normal(6, 2, 3), normal(2, 3), 0.5 * normal(6, 2, 3), normal(2, 3), 0.5 * normal(6, 2, 3), normal(2, 3), normal(2, 3, 5), normal(5)]


def flat_attention(x, *p):  # params as one vector: the test cuts it in the same order
    shapes = [kernel.shape for kernel in kernels]
    at = np.cumsum([0] + [kernel.size for kernel in kernels])
    p = [p[0][a:b].reshape(s) for a, b, s in zip(at, at[1:], shapes)]
    tree = {n: {"kernel": p[2 * i], "bias": p[2 * i + 1]} for i, n in enumerate(("query", "key", "value", "out"))}
    return nn.MultiHeadDotProductAttention(2, qkv_features=6, out_features=5).apply({"params": tree}, x, mask=nn.make_causal_mask(x[..., 0]))


case("multi_head_attention", flat_attention, normal(2, 4, 6), np.concatenate([kernel.ravel() for kernel in kernels]).astype(np.float32))


def rotary(x, base=100.0):  # complex numbers turned: Su et al. 2021
    half = x.shape[-1] // 2
    z = x[..., :half] + 1j * x[..., half:]
    z = z * jnp.exp(1j * jnp.arange(x.shape[1])[:, None, None] * base ** (-2.0 * jnp.arange(half) / x.shape[-1]))
    return jnp.concatenate([z.real, z.imag], -1)


case("rotary", rotary, normal(2, 5, 2, 6))


# recurrent layers: kernels (in, gate · features) and (features, gate · features), biases (gate · features), in the order of the names
def recurrent(cell, inputs, hidden, biased):
    def f(x, h, wi, wh, b):
        n = h.shape[-1]
        part = lambda v, i: v[..., i * n:(i + 1) * n]
        tree = {}
        for names, w in ((inputs, wi), (hidden, wh)):
            for i, name in enumerate(names):
                tree[name] = {"kernel": part(w, i)}
        for i, name in enumerate(biased):
            tree[name]["bias"] = part(b, i)
        layer, carry, ys = cell(n, param_dtype=jnp.float64), ((h, h * 0.5) if len(inputs) == 4 else h), []
        for t in range(x.shape[1]):
            carry, y = layer.apply({"params": tree}, carry, x[:, t])
            ys.append(y)
        return jnp.stack(ys, 1)
    return f


x, h = normal(2, 4, 3), normal(2, 2)
case("rnn", recurrent(nn.SimpleCell, ["i"], ["h"], ["i"]), x, h, normal(3, 2), normal(2, 2), normal(2))
case("lstm", recurrent(nn.LSTMCell, ["ii", "if", "ig", "io"], ["hi", "hf", "hg", "ho"], ["hi", "hf", "hg", "ho"]), x, h, normal(3, 8), normal(2, 8),
     normal(8))
case("gru", recurrent(nn.GRUCell, ["ir", "iz", "in"], ["hr", "hz", "hn"], ["ir", "iz", "in", "hn"]), x, h, normal(3, 6), normal(2, 6), normal(8))

# losses, metrics
a, b = normal(4, 5), normal(4, 5)
case("sigmoid_binary_cross_entropy", optax.sigmoid_binary_cross_entropy, a * 9, rng.uniform(size=(4, 5)).astype(np.float32))
case("squared_error", optax.squared_error, a, b)
case("mse", lambda x, y: jnp.mean(jnp.square(x - y)), a, b)
case("huber_loss", lambda x, y: optax.huber_loss(x, y, delta=0.7), a, b)
case("cosine_similarity", optax.cosine_similarity, a, b)
case("cosine_distance", lambda x, y: optax.cosine_distance(x, y, epsilon=2.0), a, b)
target = np.asarray(jax.nn.softmax(b), np.float32)
case("kl_divergence", optax.kl_divergence, np.asarray(jax.nn.log_softmax(a), np.float32), target)


def clip(x, y):  # Radford et al. 2021, figure 3
    x, y = (v / jnp.linalg.norm(v, axis=1, keepdims=True) for v in (x, y))
    logits, n = x @ y.T / 0.1, jnp.arange(len(x))
    loss = optax.softmax_cross_entropy_with_integer_labels
    return (jnp.mean(loss(logits, n)) + jnp.mean(loss(logits.T, n))) / 2


case("contrastive_loss", clip, a, b)
labels = np.array([1, 4, 0, 3], np.int32)
case("top_k_accuracy", lambda x, l: jnp.mean(jnp.any(jax.lax.top_k(x, 2)[1] == l[:, None], -1)), a, labels, grads=False)
guess = rng.integers(-1, 4, size=(3, 7)).astype(np.int32)
truth = rng.integers(-1, 4, size=(3, 7)).astype(np.int32)
wanted = np.zeros((3, 3), np.int32)
for t, p in zip(truth.ravel(), guess.ravel()):
    if 0 <= t < 3 and 0 <= p < 3:
        wanted[t, p] += 1
case("confusion_matrix", lambda p, t: jnp.asarray(wanted), guess, truth, grads=False)

# activations, with their kinks among the operands
edges = np.concatenate([[-20, -8, -4, -3, -1, -0.5, 0, 0.5, 1, 2, 3, 6, 8, 20], normal(10)]).astype(np.float32)
for name, f in {"relu6": jax.nn.relu6, "leaky_relu": lambda x: jax.nn.leaky_relu(x, 0.2), "elu": lambda x: jax.nn.elu(x, 1.3),
                "celu": lambda x: jax.nn.celu(x, 0.7), "selu": jax.nn.selu, "mish": jax.nn.mish, "squareplus": lambda x: jax.nn.squareplus(x, 3.0),
                "soft_sign": jax.nn.soft_sign, "hard_sigmoid": jax.nn.hard_sigmoid, "hard_silu": jax.nn.hard_silu, "hard_tanh": jax.nn.hard_tanh,
                "sparse_plus": jax.nn.sparse_plus, "sparse_sigmoid": jax.nn.sparse_sigmoid, "glu.first": lambda x: jax.nn.glu(x, 0)}.items():
    case(name, f, edges)
case("glu.last", lambda x: jax.nn.glu(x), normal(3, 4))
case("prelu", lambda x, s: nn.PReLU().apply({"params": {"negative_slope": s}}, x), edges, np.float32(0.3))

# more losses
soft = np.array(jax.nn.softmax(b * 2), np.float32)
soft[0] = [0, 1, 0, 0, 0]
case("softmax_cross_entropy", optax.softmax_cross_entropy, a, soft)
case("softmax_cross_entropy.one", optax.softmax_cross_entropy, a, soft[:1])
case("poly_loss_cross_entropy", lambda x, y: optax.losses.poly_loss_cross_entropy(x, y, epsilon=1.5), a, soft)
case("smooth_labels", lambda y: optax.losses.smooth_labels(y, 0.1), soft)
case("sigmoid_focal_loss", lambda x, y: optax.losses.sigmoid_focal_loss(x, y, alpha=0.3, gamma=1.5), a * 3, np.round(soft).astype(np.float32), grads=False)
case("sigmoid_focal_loss.soft", lambda x, y: optax.losses.sigmoid_focal_loss(x, y), a, soft[1:2])
hard = np.array([[0, 1, 1, 0, 1]], np.int32)
case("sigmoid_focal_loss.hard", lambda x, y: optax.losses.sigmoid_focal_loss(x, y, alpha=0.3, gamma=1.5), a * 9, hard)
case("hinge_loss", optax.losses.hinge_loss, a, np.sign(b))
case("l2_loss", optax.losses.l2_loss, a, b)
case("log_cosh", optax.losses.log_cosh, a * 20, b)
case("kl_divergence_with_log_targets", optax.losses.kl_divergence_with_log_targets, np.asarray(jax.nn.log_softmax(a), np.float32),
     np.asarray(jax.nn.log_softmax(b), np.float32))
groups = np.array([0, 1, 0, 2, 1, 0], np.int32)
case("ntxent", lambda x, l: optax.losses.ntxent(x, l, temperature=0.2), normal(6, 4), groups)
case("triplet_margin_loss", optax.losses.triplet_margin_loss, a, b, normal(4, 5))
case("triplet_margin_loss.four", lambda x, y, z: optax.losses.triplet_margin_loss(x, y, z, norm_degree=4, margin=0.2, eps=1e-3), a, b, normal(4, 5))

# ctc: labels that repeat, frames and labels that are padding, one sequence as short as can be, one without labels
logits = normal(5, 7, 4) * 2
frame_pad = (np.arange(7) >= np.array([7, 5, 6, 2, 4])[:, None]).astype(np.int32)
spoken = np.array([[1, 2, 1], [3, 3, 0], [2, 2, 2], [1, 1, 2], [0, 0, 0]], np.int32)
spoken_pad = np.arange(3) >= np.array([3, 2, 3, 1, 0])[:, None]
case("ctc_loss", optax.losses.ctc_loss, logits, frame_pad, spoken, spoken_pad)
case("ctc_loss.blanks", lambda *v: optax.losses.ctc_loss_with_forward_probs(*v)[1], logits, frame_pad, spoken, spoken_pad, grads=False)
case("ctc_loss.labels", lambda *v: optax.losses.ctc_loss_with_forward_probs(*v)[2], logits, frame_pad, spoken, spoken_pad, grads=False)
case("ctc_loss.last", lambda *v: optax.losses.ctc_loss(*v, blank_id=3, log_epsilon=-1e4), logits, frame_pad, spoken % 3, spoken_pad)
# two frames for three labels: near −log_epsilon, of which f32 has five digits
case("ctc_loss.short", optax.losses.ctc_loss, logits[:1, :2], frame_pad[:1, :2], spoken[:1], spoken_pad[:1], grads=False)

# dense; pooling of what has its channels first
dense = lambda x, *p: nn.Dense(p[0].shape[1], use_bias=len(p) > 1).apply({"params": dict(zip(("kernel", "bias"), p))}, x)
case("dense", dense, normal(2, 3, 4), normal(4, 5), normal(5))
case("dense.plain", dense, normal(3, 4), normal(4, 2))
first = np.ascontiguousarray(image.transpose(0, 3, 1, 2))


def channels_last(f):
    return lambda x: f(x.transpose(0, 2, 3, 1)).transpose(0, 3, 1, 2)


case("avg_pool.first", channels_last(lambda x: nn.avg_pool(x, (2, 2), (2, 2), "SAME")), first)
case("max_pool.first", channels_last(lambda x: nn.max_pool(x, (3, 2), (2, 1))), first)

# attention over another sequence, and causal; a transformer's block
case("attention.causal", lambda q, k, v: nn.dot_product_attention(q, k, v, mask=nn.make_causal_mask(jnp.ones((2, 4)))), normal(2, 4, 2, 4),
     normal(2, 4, 2, 4), normal(2, 4, 2, 3))


def cross(x, context, wq, wk, wv, wo):
    tree = {n: {"kernel": w} for n, w in zip(("query", "key", "value", "out"), (wq, wk, wv, wo))}
    layer = nn.MultiHeadDotProductAttention(2, qkv_features=6, out_features=3, use_bias=False)
    return layer.apply({"params": tree}, x, context)


case("multi_head_attention.context", cross, normal(2, 3, 4), normal(2, 5, 3), normal(4, 2, 3), normal(3, 2, 3), normal(3, 2, 3), normal(2, 3, 3))
BLOCK = {"attention": {**{n: {"kernel": (6, 2, 3), "bias": (2, 3)} for n in ("query", "key", "value")}, "out": {"kernel": (2, 3, 6), "bias": (6,)}},
         "ln_1": {"scale": (6,), "bias": (6,)}, "ln_2": {"scale": (6,), "bias": (6,)}, "mlp_in": {"kernel": (6, 8), "bias": (8,)},
         "mlp_out": {"kernel": (8, 6), "bias": (6,)}}


def block(x, flat):  # params as one vector: leaves in the order of a tree's
    shapes, structure = jax.tree.flatten(BLOCK, is_leaf=lambda v: isinstance(v, tuple))
    at = np.cumsum([0] + [int(np.prod(v)) for v in shapes])
    p = jax.tree.unflatten(structure, [flat[a:b].reshape(v) for a, b, v in zip(at, at[1:], shapes)])
    norm = lambda name, v: nn.LayerNorm(use_fast_variance=False).apply({"params": p[name]}, v)
    h = norm("ln_1", x)
    x = x + nn.MultiHeadDotProductAttention(2).apply({"params": p["attention"]}, h, mask=nn.make_causal_mask(x[..., 0]))
    h = jax.nn.gelu(nn.Dense(8).apply({"params": p["mlp_in"]}, norm("ln_2", x)))
    return x + nn.Dense(6).apply({"params": p["mlp_out"]}, h)


case("transformer_block", block, normal(2, 4, 6), 0.5 * normal(sum(int(np.prod(v)) for v in jax.tree.leaves(BLOCK, is_leaf=lambda v: isinstance(v, tuple)))))

# a row is left out by its own key; labels that are ignored
drop_key = np.array([0, 9], np.uint32)


def dropout(key, x):
    keep = jax.vmap(lambda i: jax.random.bernoulli(jax.random.fold_in(key, i), np.float32(0.7), x.shape[1:]))(jnp.arange(len(x)))
    return jnp.where(keep, x / 0.7, 0)


case("dropout", dropout, drop_key, normal(5, 3, 4))
some = np.array([1, -100, 0, 3], np.int32)
case("cross_entropy_ignore", lambda x, l: jnp.where(l == -100, 0, optax.softmax_cross_entropy_with_integer_labels(x, jnp.maximum(l, 0))), a, some)
case("softmax", jax.nn.softmax, a)

# axes of one
case("conv.one", conv(nn.Conv, (1,)), normal(1, 1, 1), normal(1, 1, 1), normal(1))
case("conv_transpose.one", conv(nn.ConvTranspose, (1, 1)), normal(1, 1, 1, 1), normal(1, 1, 1, 1), normal(1))
case("attention.one", lambda q, k, v: nn.dot_product_attention(q, k, v), normal(1, 1, 1, 1), normal(1, 1, 1, 1), normal(1, 1, 1, 1))
case("rms_norm.one", lambda x, s: nn.RMSNorm().apply({"params": {"scale": s}}, x), normal(1, 1), normal(1))
case("layer_norm.one", lambda x, s, b: nn.LayerNorm(use_fast_variance=False).apply({"params": {"scale": s, "bias": b}}, x), normal(1, 1), normal(1), normal(1))
case("layer_norm.far", lambda x, s, b: nn.LayerNorm(use_fast_variance=False).apply({"params": {"scale": s, "bias": b}}, x),
     np.array([[1e4, 1e4 + 1, 1e4 + 2]], np.float32), np.ones(3, np.float32), np.zeros(3, np.float32))
case("group_norm.one", lambda x, s, b: nn.GroupNorm(2, use_fast_variance=False).apply({"params": {"scale": s, "bias": b}}, x), normal(1, 1, 2), normal(2), normal(2))
case("batch_norm.one", batch_norm(None, False), normal(1, 1), normal(1), normal(1), normal(1), np.float32([1.0]))
case("rnn.one", recurrent(nn.SimpleCell, ["i"], ["h"], ["i"]), normal(1, 1, 1), normal(1, 2), normal(1, 2), normal(2, 2), normal(2))
case("avg_pool.one", lambda x: nn.avg_pool(x, (1, 1)), normal(1, 1, 1, 1))
case("softmax.one", jax.nn.softmax, normal(2, 1))

# another epsilon
case("layer_norm.eps", lambda x, s, b: nn.LayerNorm(epsilon=0.1, use_fast_variance=False).apply({"params": {"scale": s, "bias": b}}, x), normal(3, 4), normal(4),
     normal(4))
case("rms_norm.eps", lambda x, s: nn.RMSNorm(epsilon=0.1).apply({"params": {"scale": s}}, x), normal(3, 4), normal(4))
case("group_norm.eps", lambda x, s, b: nn.GroupNorm(2, epsilon=0.1, use_fast_variance=False).apply({"params": {"scale": s, "bias": b}}, x), normal(3, 2, 4),
     normal(4), normal(4))
g.save()

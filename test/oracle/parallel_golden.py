"""parallel.npz: what 1, 2, 4 or 8 devices must agree on with one that has the whole batch of 16 rows.

norm.*: three steps of flax's BatchNorm in training over x[step] (16, 3, 2): y, the running statistics after the third, and for the first step the
gradients of sum(y * weights) with respect to x, scale and bias; computed in f64. metric.*: logits, labels, which rows count, and what numpy makes of
them: accuracy, top_2, mean of values, confusion matrix and its scores.
"""
import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np

from golden import Golden

jax.config.update("jax_enable_x64", True)
g = Golden("parallel")
rng = np.random.default_rng(23)


def normal(*shape):
    return rng.normal(size=shape).astype(np.float32)


x, w = 3 * normal(3, 16, 3, 2) + 50, normal(16, 3, 2)
scale, bias = normal(2), normal(2)
layer = nn.BatchNorm(use_running_average=False, use_fast_variance=False, momentum=0.9)
stats = {"mean": jnp.zeros(2), "var": jnp.ones(2)}
params = {"scale": jnp.asarray(scale, jnp.float64), "bias": jnp.asarray(bias, jnp.float64)}


def run(params, x, stats):
    y, new = layer.apply({"params": params, "batch_stats": stats}, x, mutable=["batch_stats"])
    return y, new["batch_stats"]


wide = jnp.asarray(x, jnp.float64)
gp, gx = jax.grad(lambda p, x: jnp.sum(run(p, x, stats)[0] * w), (0, 1))(params, wide[0])
g.add("norm.x", x)
g.add("norm.weights", w)
g.add("norm.scale", scale)
g.add("norm.bias", bias)
g.add("norm.grad.x", np.asarray(gx, np.float32))
g.add("norm.grad.scale", np.asarray(gp["scale"], np.float32))
g.add("norm.grad.bias", np.asarray(gp["bias"], np.float32))
for step in range(3):
    y, stats = run(params, wide[step], stats)
    if step == 0:
        g.add("norm.y", np.asarray(y, np.float32))
g.add("norm.mean", np.asarray(stats["mean"], np.float32))
g.add("norm.var", np.asarray(stats["var"], np.float32))

logits, labels = normal(16, 4), rng.integers(0, 4, 16).astype(np.int32)
labels[labels == 3] = 2  # class 3 is never there
logits[:, 1] -= 9  # class 1 is never predicted
counts = rng.integers(0, 3, 16) > 0
values = (1000 * normal(16)).astype(np.float32)
kept, guess = logits[counts], np.argmax(logits, -1)
g.add("metric.logits", logits)
g.add("metric.labels", labels)
g.add("metric.counts", counts)
g.add("metric.values", values)
g.add("metric.accuracy", np.float64(np.mean(guess[counts] == labels[counts])))
g.add("metric.top_2", np.float64(np.mean([l in np.argsort(-row)[:2] for row, l in zip(kept, labels[counts])])))
g.add("metric.mean", np.float64(np.mean(values[counts].astype(np.float64))))
matrix = np.zeros((4, 4), np.int64)
for t, p in zip(labels[counts], guess[counts]):
    matrix[t, p] += 1
precision = np.array([matrix[i, i] / max(matrix[:, i].sum(), 1) for i in range(4)])
recall = np.array([matrix[i, i] / max(matrix[i].sum(), 1) for i in range(4)])
g.add("metric.matrix", matrix)
g.add("metric.precision", precision)
g.add("metric.recall", recall)
g.add("metric.f1", np.array([2 * p * r / (p + r) if p + r else 0.0 for p, r in zip(precision, recall)]))
g.save()

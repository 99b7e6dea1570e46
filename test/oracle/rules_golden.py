"""rules.npz: derivatives in every form. All in f64 (jax_enable_x64).

  kink.CASE.in, kink.CASE.grad, kink.CASE.fwd   the gradient, in reverse and in forward mode, of a scalar function where a choice is made: ties, bounds, zeros, where's unused side
  jac.x, jac.w.a, jac.w.b               the arguments of f(x, w) → {"s": scalar, "v": (3,)}
  jac.rev.S.L, jac.fwd.S.L              jacrev, jacfwd of f by (x, w): S in s, v; L in x, a, b
  hess.x.x                              the hessian of sum(v) by x; hess.w.K.L by w, K and L in a, b
  hvp.fr, hvp.rf, hvp.rr                Hessian-vector products: forward over reverse, reverse over forward, reverse over reverse (x, vector jac.t)
  complex.z, complex.holo, complex.real (real, imaginary) pairs: grad of z^3 sin z (holomorphic), of |z sin z|^2 + re(z)^3 at these points
  complex.fwd, complex.rev              jacfwd, jacrev, holomorphic, of z[::-1] exp(z)
"""
import jax
jax.config.update("jax_enable_x64", True)
import jax.numpy as jnp
import numpy as np

from golden import Golden

g = Golden("rules")

w3 = jnp.array([1.0, 10.0, 100.0])
kinks = {
    "relu": (lambda x: jax.nn.relu(x).sum(), [-1.0, 0.0, 2.0]),
    "abs": (lambda x: jnp.abs(x).sum(), [-1.0, 0.0, 2.0]),
    "max": (lambda x: jnp.max(x), [3.0, 3.0, 1.0]),
    "min": (lambda x: jnp.min(x), [1.0, 1.0, 1.0]),
    "maximum": (lambda x: jnp.maximum(x, 1.0).sum(), [0.0, 1.0, 2.0]),
    "minimum": (lambda x: jnp.minimum(x, 1.0).sum(), [0.0, 1.0, 2.0]),
    "clip": (lambda x: jnp.clip(x, 0.0, 1.0).sum(), [0.0, 0.5, 1.0, 2.0, -1.0]),
    "sort": (lambda x: (jnp.sort(x) * w3).sum(), [2.0, 1.0, 2.0]),
    "norm": (lambda x: jnp.sqrt(jnp.sum(x * x)), [0.0, 0.0]),
    "std": (lambda x: jnp.std(x), [2.0, 2.0, 2.0]),
    "where_sqrt": (lambda x: jnp.where(x < 1, x, jnp.sqrt(x)).sum(), [0.0, 0.5, 4.0]),
    "where_log": (lambda x: jnp.where(x > 0, jnp.log(x), 0.0).sum(), [0.0, 1.0, -1.0]),
    "sqrt": (lambda x: jnp.sqrt(x).sum(), [0.0, 4.0]),
    "sign": (lambda x: (jnp.sign(x) * x).sum(), [-2.0, 0.0, 3.0]),
    "round": (lambda x: (jnp.round(x) * x).sum(), [0.5, 1.5, 2.2]),
    "prod": (lambda x: jnp.prod(x), [0.0, 2.0, 0.0]),
    "prod_one": (lambda x: jnp.prod(x), [0.0, 2.0, 3.0]),
    "logsumexp": (lambda x: jax.nn.logsumexp(x), [0.0, 0.0, -1000.0]),
    "atan2": (lambda x: jnp.arctan2(x[0], x[1]), [0.0, 0.0]),
    "pow": (lambda x: (x ** 2.5).sum(), [0.0, 1.0]),
    "tanh": (lambda x: jnp.tanh(x).sum(), [0.0, 30.0, -1000.0]),
    "sigmoid": (lambda x: jax.nn.sigmoid(x).sum(), [0.0, 800.0, -800.0]),
    "softplus": (lambda x: jax.nn.softplus(x).sum(), [0.0, 800.0, -800.0]),
    "gelu": (lambda x: jax.nn.gelu(x).sum(), [0.0, 40.0, -40.0]),
}
for name, (f, x) in kinks.items():
    x = np.array(x)
    g.add(f"kink.{name}.in", x)
    g.add(f"kink.{name}.grad", jax.grad(f)(x))
    g.add(f"kink.{name}.fwd", jax.jacfwd(f)(x))

x = np.array([0.3, -0.7, 1.1])
t = np.array([1.0, 0.5, -2.0])
w = {"a": np.array([[0.2, -0.4, 0.6], [1.0, 0.3, -0.5]]), "b": np.array([0.1, 0.9])}


def f(x, w):
    h = jnp.tanh(w["a"] @ x + w["b"])
    return {"s": jnp.sum(h * h) * x[0], "v": jnp.exp(h @ w["a"]) * x}


g.add("jac.x", x)
g.add("jac.t", t)
g.tree("jac.w", w)
for how, jac in (("rev", jax.jacrev), ("fwd", jax.jacfwd)):
    j = jac(f, argnums=(0, 1))(x, w)
    for s in ("s", "v"):
        g.add(f"jac.{how}.{s}.x", j[s][0])
        g.add(f"jac.{how}.{s}.a", j[s][1]["a"])
        g.add(f"jac.{how}.{s}.b", j[s][1]["b"])
total = lambda x, w: f(x, w)["v"].sum()
g.add("hess.x", jax.hessian(total)(x, w))
g.tree("hess.w", jax.hessian(total, argnums=1)(x, w))
grad = jax.grad(total)
g.add("hvp.fr", jax.jvp(lambda x: grad(x, w), (x,), (t,))[1])
g.add("hvp.rf", jax.grad(lambda x: jax.jvp(lambda x: total(x, w), (x,), (t,))[1])(x))
g.add("hvp.rr", jax.grad(lambda x: jnp.vdot(grad(x, w), t))(x))

pairs = lambda v: np.stack([np.real(v), np.imag(v)], -1)
z = np.array([0.3 + 0.4j, -1.2 + 0.1j])
g.add("complex.z", pairs(z))
g.add("complex.holo", pairs(jnp.stack([jax.grad(lambda z: z ** 3 * jnp.sin(z), holomorphic=True)(v) for v in z])))
g.add("complex.real", pairs(jnp.stack([jax.grad(lambda z: jnp.abs(z * jnp.sin(z)) ** 2 + jnp.real(z) ** 3)(v) for v in z])))
g.add("complex.fwd", pairs(jax.jacfwd(lambda z: z[::-1] * jnp.exp(z), holomorphic=True)(z)))
g.add("complex.rev", pairs(jax.jacrev(lambda z: z[::-1] * jnp.exp(z), holomorphic=True)(z)))
g.save()

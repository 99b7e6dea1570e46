"""linesearch.npz: optax's L-BFGS, line searches and Polyak's steps, on Rosenbrock's function of a (2,) and b (), from a = (-1.2, 1), b = 0.5.

  CASE.f64.params    (STEPS, 3) a and b after each step, in f64 (jax_enable_x64);  CASE.f32.params the same in f32, its first 8 steps
  CASE.f64.rate, CASE.f64.rounds   (STEPS,) the step size that a line search found, and in how many rounds
"""
import jax
import jax.numpy as jnp
import numpy as np
import optax

from golden import Golden

g = Golden("linesearch")
STEPS = 25


def loss(p):
    v = jnp.concatenate([p["a"], p["b"][None]])
    return jnp.sum(100 * (v[1:] - v[:-1] ** 2) ** 2 + (1 - v[:-1]) ** 2)


back, zoom = optax.scale_by_backtracking_linesearch, optax.scale_by_zoom_linesearch
cases = {
    "lbfgs": lambda: optax.lbfgs(),
    "lbfgs_small": lambda: optax.lbfgs(memory_size=2, scale_init_precond=False),
    "lbfgs_rate": lambda: optax.lbfgs(0.01, memory_size=4, linesearch=None),
    "lbfgs_backtracking": lambda: optax.lbfgs(memory_size=3, linesearch=back(40, store_grad=True)),
    "backtracking": lambda: optax.chain(optax.sgd(1.0), back(40)),
    "backtracking_options": lambda: optax.chain(optax.sgd(0.5), back(9, slope_rtol=0.1, decrease_factor=0.5, increase_factor=4.0, max_learning_rate=0.3, rtol=1e-3)),
    "zoom": lambda: optax.chain(optax.sgd(1.0), zoom(15)),
    "zoom_options": lambda: optax.chain(optax.sgd(1.0), zoom(6, max_learning_rate=2e-3, increase_factor=3.0, slope_rtol=1e-3, curv_rtol=0.3,
                                                              approx_dec_rtol=None, initial_guess_strategy="keep", stepsize_precision=1e-6)),
    "zoom_momentum": lambda: optax.chain(optax.adam(0.1), zoom(3, initial_guess_strategy="one")),
    "zoom_short": lambda: optax.chain(optax.sgd(1.0), zoom(12, curv_rtol=1e-5)),
    "zoom_shorter": lambda: optax.chain(optax.sgd(1.0), zoom(9, curv_rtol=1e-4, initial_guess_strategy="one")),
    "polyak_sgd": lambda: optax.polyak_sgd(0.01),
    "polyak_sgd_options": lambda: optax.polyak_sgd(0.5, scaling=0.3, f_min=-0.5, eps=1e-3, variant="sps+"),
    "scale_by_polyak": lambda: optax.chain(optax.scale_by_polyak(0.0, 0.005), optax.scale(-1.0)),
}


def run(opt, dtype, steps):
    p = {"a": jnp.array([-1.2, 1.0], dtype), "b": jnp.array(0.5, dtype)}
    state = opt.init(p)

    @jax.jit
    def step(p, state):
        value, grads = jax.value_and_grad(loss)(p)
        updates, state = opt.update(grads, state, p, value=value, grad=grads, value_fn=loss)
        return optax.apply_updates(p, updates), state

    params, rates, rounds = [], [], []
    for _ in range(steps):
        p, state = step(p, state)
        params.append(np.concatenate([np.asarray(p["a"]), np.asarray(p["b"])[None]]))
        if optax.tree.get(state, "info", None) is not None:
            rates.append(np.asarray(optax.tree.get(state, "learning_rate")))
            rounds.append(int(optax.tree.get(state, "info").num_linesearch_steps))
    return np.stack(params), np.array(rates), np.array(rounds, np.int32)


for name, make in cases.items():
    with jax.enable_x64(True):
        params, rates, rounds = run(make(), jnp.float64, STEPS)
        g.add(f"{name}.f64.params", params)
        if len(rates):
            g.add(f"{name}.f64.rate", rates)
            g.add(f"{name}.f64.rounds", rounds)
    g.add(f"{name}.f32.params", run(make(), jnp.float32, 8)[0])
    print(name, params[-1], rounds)
g.save()

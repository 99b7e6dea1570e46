"""optim.npz: optax. 10 steps of each optimizer on a small tree with given gradients, and schedules at many counts.

  grads.LEAF           (10, ...) f32 gradients of the steps; leaves b (3,), s (), w (2, 3). One element is always 0, one is 1e-9.
  params.LEAF          the f32 start; params_bf16.LEAF and grads_bf16.LEAF are the same rounded to bf16
  CASE.f32.params.LEAF (10, ...) parameters after each step;  CASE.f32.updates.LEAF the updates of each step
  CASE.bf16.params.*   the same with bf16 parameters and gradients, moments and updates in f32 (what weft does; optax itself would keep
                       the second moment in bf16)
  CASE.f64.params.*, CASE.f64.updates.*   the same with f64 parameters and gradients, computed in f64 (jax_enable_x64); not with schedules
                       and noise, and what keeps f32 in its state (multi_steps, inject). radam's f32 and bf16 cases too have scalars in f64: in f32 its first steps are off by a percent
  schedule.counts, schedule.CASE   values at those counts
  lookahead.fast.LEAF, lookahead.slow.LEAF  parameters after each step
  clip.CASE.in, clip.CASE.out      clip_by_global_norm of one vector
"""
import jax
import jax.numpy as jnp
import numpy as np
import optax
from optax._src import factorized
from optax.contrib import muon

from golden import Golden

g = Golden("optim")
STEPS = 10
rng = np.random.default_rng(7)
params = {"b": np.array([1, -2, 0.5], np.float32), "s": np.float32(0.25), "w": rng.normal(size=(2, 3)).astype(np.float32)}
grads = {k: (rng.normal(size=(STEPS,) + np.shape(v)) * 0.7).astype(np.float32) for k, v in params.items()}
grads["b"][:, 1] = 0
grads["w"][:, 0, 1] = 1e-9
grads["w"][5] *= 100
g.tree("params", params)
g.tree("grads", grads)

bf16 = lambda tree: jax.tree.map(lambda x: jnp.asarray(x, jnp.bfloat16), tree)
f32 = lambda tree: jax.tree.map(lambda x: jnp.asarray(x, jnp.float32), tree)
g.tree("params_bf16", bf16(params))
g.tree("grads_bf16", bf16(grads))

schedules = {
    "constant": optax.constant_schedule(0.3),
    "exponential": optax.exponential_decay(1.0, 10, 0.5),
    "exponential_staircase": optax.exponential_decay(1.0, 10, 0.5, staircase=True),
    "exponential_begin_end": optax.exponential_decay(1.0, 10, 0.5, transition_begin=5, end_value=0.2),
    "cosine": optax.cosine_decay_schedule(0.5, 40),
    "cosine_alpha": optax.cosine_decay_schedule(0.5, 40, alpha=0.1, exponent=2.0),
    "warmup_cosine": optax.warmup_cosine_decay_schedule(0.0, 1.0, 10, 100, 0.1),
    "linear": optax.linear_schedule(1.0, 0.1, 20),
    "linear_begin": optax.linear_schedule(0.0, 1.0, 20, transition_begin=7),
    "polynomial": optax.polynomial_schedule(1.0, 0.1, 2.5, 30, transition_begin=3),
    "piecewise": optax.piecewise_constant_schedule(1.0, {5: 0.5, 20: 0.1, 21: 3.0}),
    "warmup_constant": optax.warmup_constant_schedule(0.1, 1.0, 12),
    "warmup_exponential": optax.warmup_exponential_decay_schedule(0.1, 1.0, 10, 20, 0.5, transition_begin=3, end_value=0.2),
    "interpolate_linear": optax.piecewise_interpolate_schedule("linear", 1.0, {5: 0.5, 20: 0.1, 41: 3.0}),
    "interpolate_cosine": optax.piecewise_interpolate_schedule("cosine", 1.0, {5: 0.5, 20: 0.1, 41: 3.0}),
    "linear_onecycle": optax.linear_onecycle_schedule(40, 0.5),
    "linear_onecycle_options": optax.linear_onecycle_schedule(100, 2.0, 0.2, 0.55, 10.0, 100.0),
    "cosine_onecycle": optax.cosine_onecycle_schedule(40, 0.5),
    "cosine_onecycle_options": optax.cosine_onecycle_schedule(100, 2.0, 0.2, 10.0, 100.0),
    "join": optax.join_schedules([optax.linear_schedule(0.0, 1.0, 7), optax.constant_schedule(0.3), optax.exponential_decay(1.0, 10, 0.5)], [7, 19]),
    "sgdr": optax.sgdr_schedule([dict(init_value=0.0, peak_value=1.0, warmup_steps=3, decay_steps=15, end_value=0.1),
                                 dict(init_value=0.1, peak_value=0.5, warmup_steps=5, decay_steps=40, end_value=0.01)]),
}
counts = np.array(list(range(0, 32)) + [39, 40, 41, 54, 55, 56, 99, 100, 101, 1000, 2**31 - 1], np.int32)
g.add("schedule.counts", counts)
for name, s in schedules.items():
    g.add(f"schedule.{name}", np.array([np.float32(s(jnp.int32(c))) for c in counts], np.float32))

cases = {
    "sgd": optax.sgd(0.1),
    "sgd_momentum": optax.sgd(0.1, momentum=0.9),
    "sgd_nesterov": optax.sgd(0.1, momentum=0.9, nesterov=True),
    "sgd_schedule": optax.sgd(schedules["exponential"], momentum=0.5),
    "adam": optax.adam(0.01),
    "adam_options": optax.adam(0.01, b1=0.8, b2=0.95, eps=1e-4, eps_root=1e-6),
    "adam_schedule": optax.adam(optax.warmup_cosine_decay_schedule(0.0, 0.1, 3, 9, 0.01)),
    "adamw": optax.adamw(0.01),
    "adamw_decay": optax.adamw(0.01, weight_decay=0.1),
    "rmsprop": optax.rmsprop(0.01),
    "rmsprop_momentum": optax.rmsprop(0.01, decay=0.8, eps=1e-6, momentum=0.9),
    "rmsprop_nesterov": optax.rmsprop(0.01, momentum=0.9, nesterov=True),
    "rmsprop_centered": optax.rmsprop(0.01, centered=True),
    "rmsprop_centered_momentum": optax.rmsprop(0.01, centered=True, momentum=0.5, initial_scale=1.0),
    "clip_adam": optax.chain(optax.clip_by_global_norm(1.0), optax.adam(0.01)),
    "clip_sgd": optax.chain(optax.clip_by_global_norm(1.0), optax.sgd(0.1)),
}
matrices = {"b": False, "s": False, "w": True}
cases |= {
    "adagrad": optax.adagrad(0.1),
    "adagrad_options": optax.adagrad(0.1, initial_accumulator_value=0.0, eps=1e-3),
    "adagrad_schedule": optax.adagrad(schedules["linear"]),
    "adadelta": optax.adadelta(1.0),
    "adadelta_options": optax.adadelta(0.5, rho=0.8, eps=1e-3, weight_decay=0.1, weight_decay_mask=matrices),
    "adamax": optax.adamax(0.01),
    "adamax_options": optax.adamax(0.01, b1=0.8, b2=0.9, eps=1e-3),
    "adamaxw": optax.adamaxw(0.01),
    "adamaxw_mask": optax.adamaxw(0.01, weight_decay=0.1, mask=matrices),
    "adamw_mask": optax.adamw(0.01, weight_decay=0.1, mask=matrices),
    "nadam": optax.nadam(0.01),
    "nadamw": optax.nadamw(0.01),
    "nadamw_options": optax.nadamw(0.01, b1=0.8, b2=0.95, eps=1e-4, eps_root=1e-6, weight_decay=0.1, mask=matrices),
    "radam": optax.radam(0.01),
    "radam_options": optax.radam(0.01, b1=0.8, b2=0.9, eps=1e-4, eps_root=1e-6, threshold=4.5),
    "amsgrad": optax.amsgrad(0.01),
    "amsgrad_options": optax.amsgrad(0.01, b1=0.8, b2=0.5, eps=1e-4, eps_root=1e-6),
    "adabelief": optax.adabelief(0.01),
    "adabelief_options": optax.adabelief(0.01, b1=0.8, b2=0.95, eps=1e-4, eps_root=1e-6),
    "yogi": optax.yogi(0.01),
    "yogi_options": optax.yogi(0.01, b1=0.8, b2=0.95, eps=1e-2),
    "lamb": optax.lamb(0.01),
    "lamb_options": optax.lamb(0.01, b1=0.8, b2=0.95, eps=1e-4, eps_root=1e-6, weight_decay=0.1, mask=matrices),
    "lion": optax.lion(0.01),
    "lion_options": optax.lion(0.01, b1=0.8, b2=0.95, weight_decay=0.1, mask=matrices),
    "lion_schedule": optax.lion(schedules["exponential"]),
    "novograd": optax.novograd(0.01),
    "novograd_options": optax.novograd(0.01, b1=0.8, b2=0.5, eps=1e-4, eps_root=1e-6, weight_decay=0.1),
    "lars": optax.lars(0.1),
    "lars_options": optax.lars(0.1, weight_decay=0.1, weight_decay_mask=matrices, trust_coefficient=0.01, eps=1e-3, trust_ratio_mask=matrices,
                               momentum=0.5, nesterov=True),
    "sign_sgd": optax.sign_sgd(0.01),
    "adafactor": optax.adafactor(0.01),
    "adafactor_factored": optax.adafactor(0.01, min_dim_size_to_factor=2, momentum=0.9, weight_decay_rate=0.1, weight_decay_mask=matrices),
    "adafactor_plain": optax.adafactor(None, factored=False, decay_rate=0.7, multiply_by_parameter_scale=False, clipping_threshold=None, eps=1e-6),
    "adafactor_clipping": optax.adafactor(0.01, clipping_threshold=0.5),
    "muon": muon(0.01),
    "muon_options": muon(0.01, ns_steps=3, beta=0.8, eps=1e-4, weight_decay=0.1, nesterov=False),
    "noisy_sgd": optax.noisy_sgd(0.1, key=0),
    "noisy_sgd_options": optax.noisy_sgd(0.1, eta=0.5, gamma=0.9, key=7),
}
where = {"b": "bias", "s": "rest", "w": "matrix"}
cases |= {
    "clip_value": optax.chain(optax.clip(0.5), optax.sgd(0.1)),
    "clip_rms": optax.chain(optax.clip_by_block_rms(0.5), optax.sgd(0.1)),
    "clip_adaptive": optax.chain(optax.adaptive_grad_clip(0.1), optax.sgd(0.1)),
    "decay": optax.chain(optax.add_decayed_weights(0.1, mask=matrices), optax.sgd(0.1)),
    "decay_schedule": optax.chain(optax.add_decayed_weights(schedules["linear"]), optax.sgd(0.1)),
    "masked": optax.chain(optax.masked(optax.clip_by_global_norm(0.5), {"b": True, "s": True, "w": False}), optax.sgd(0.1)),
    "freeze": optax.chain(optax.adam(0.01), optax.masked(optax.set_to_zero(), matrices)),
    "partition": optax.partition({"bias": optax.sgd(0.1, momentum=0.9), "rest": optax.set_to_zero(),
                                  "matrix": optax.chain(optax.clip_by_global_norm(1.0), optax.adam(0.01))}, where),
    "ema": optax.chain(optax.ema(0.9), optax.sgd(0.1)),
    "ema_biased": optax.chain(optax.ema(0.9, debias=False), optax.sgd(0.1)),
    "multi_steps": optax.MultiSteps(optax.adam(0.01), 3),
    "finite": optax.apply_if_finite(optax.adam(0.01), 2),
    "inject": optax.inject_hyperparams(optax.adam, static_args=("b1", "b2", "eps", "eps_root"))(learning_rate=0.01),
    "inject_schedule": optax.inject_hyperparams(optax.sgd)(learning_rate=schedules["exponential"]),
}
for name, opt in cases.items():
    for kind, cast in (("f32", f32), ("bf16", bf16)):
        history = []
        with jax.enable_x64(name.startswith("radam")):
            p = cast(params)
            state = opt.init(f32(p))
            for i in range(STEPS):
                grad = f32(cast(jax.tree.map(lambda x: x[i], grads)))
                updates, state = opt.update(grad, state, f32(p))
                p = optax.apply_updates(p, updates)
                history.append((p, updates))
        stack = lambda j: jax.tree.map(lambda *x: np.stack([np.asarray(v, np.float32) for v in x]), *[h[j] for h in history])
        g.tree(f"{name}.{kind}.params", stack(0))
        if kind == "f32":
            g.tree(f"{name}.{kind}.updates", stack(1))

# optax has Adafactor's decay in f32 even there
def decay_f64(i, exponent=0.8):
    return 1.0 - jnp.array(i + 1, jnp.float64) ** (-exponent)


factorized.scale_by_factored_rms.__defaults__ = factorized.scale_by_factored_rms.__defaults__[:-1] + (decay_f64,)
with jax.enable_x64(True):
    cases["adafactor"] = optax.adafactor(0.01)
    cases["adafactor_factored"] = optax.adafactor(0.01, min_dim_size_to_factor=2, momentum=0.9, weight_decay_rate=0.1, weight_decay_mask=matrices,
                                                  dtype_momentum=jnp.float64)
    cases["adafactor_plain"] = optax.adafactor(None, factored=False, decay_rate=0.7, multiply_by_parameter_scale=False, clipping_threshold=None,
                                               eps=1e-6)
    cases["adafactor_clipping"] = optax.adafactor(0.01, clipping_threshold=0.5)
    f64 = lambda tree: jax.tree.map(lambda x: jnp.asarray(x, jnp.float64), tree)
    for name, opt in cases.items():
        if any(part in name for part in ("schedule", "noisy", "multi_steps", "inject")):
            continue
        p = f64(params)
        state = opt.init(p)
        history = []
        for i in range(STEPS):
            updates, state = opt.update(f64(jax.tree.map(lambda x: x[i], grads)), state, p)
            p = optax.apply_updates(p, updates)
            history.append((p, updates))
        for j, what in ((0, "params"), (1, "updates")):
            g.tree(f"{name}.f64.{what}", jax.tree.map(lambda *x: np.stack([np.asarray(v, np.float64) for v in x]), *[h[j] for h in history]))

look = optax.lookahead(optax.sgd(0.1, momentum=0.9), 3, 0.5)
p = optax.LookaheadParams.init_synced(f32(params))
state = look.init(p)
fast, slow = [], []
for i in range(STEPS):
    updates, state = look.update(jax.tree.map(lambda x: x[i], grads), state, p)
    p = optax.apply_updates(p, updates)
    fast.append(p.fast)
    slow.append(p.slow)
g.tree("lookahead.fast", jax.tree.map(lambda *x: np.stack(x), *fast))
g.tree("lookahead.slow", jax.tree.map(lambda *x: np.stack(x), *slow))

for name, v, m in (("below", [3, 4], 5.0), ("above", [6, 8], 5.0), ("inside", [0.3, 0.4], 5.0), ("inf", [np.inf, 1], 5.0), ("nan", [np.nan, 1], 5.0)):
    v = np.array(v, np.float32)
    g.add(f"clip.{name}.in", v)
    g.add(f"clip.{name}.out", optax.clip_by_global_norm(m).update(jnp.asarray(v), optax.EmptyState())[0])
    g.add(f"clip.{name}.norm", optax.global_norm(jnp.asarray(v)))
g.save()

/* optim.h: optimizers with optax's names and semantics. An optimizer is a const struct: nothing to create, free or order. */
#ifndef WEFT_OPTIM_H
#define WEFT_OPTIM_H
#include <weft/val.h>

WFI_EXTERN_C_BEGIN

typedef struct wf_optimizer wf_optimizer;
typedef struct wf_schedule wf_schedule;

/* ---- schedules: the value at a count (i32 scalar); count 0 is the first step ---- */
struct wfi_schedule_kind {
	const char *name;
	wf_val (*value)(const wf_schedule *s, wf_val count); /* a float scalar */
};
struct wf_schedule {
	const struct wfi_schedule_kind *kind;
	double init_value, end_value, peak_value, decay_rate, power, alpha;
	double steps, warmup_steps, transition_begin;
	bool staircase;
	const double *boundaries, *scales; /* piecewise: n_pieces each */
	int n_pieces;
};
extern const struct wfi_schedule_kind wfi_sched_constant, wfi_sched_linear, wfi_sched_polynomial, wfi_sched_exponential, wfi_sched_cosine, wfi_sched_warmup_cosine,
	wfi_sched_piecewise;
#define WF_CONSTANT_SCHEDULE(v) { .kind = &wfi_sched_constant, .init_value = (v) }
/** .init_value, .end_value, .steps (transition_steps), .transition_begin */
#define WF_LINEAR_SCHEDULE(...) { .kind = &wfi_sched_linear, __VA_ARGS__ }
/** … and .power (0: 1) */
#define WF_POLYNOMIAL_SCHEDULE(...) { .kind = &wfi_sched_polynomial, __VA_ARGS__ }
/** .init_value, .steps (transition_steps), .decay_rate, .transition_begin, .staircase, .end_value (0: unbounded; WF_ZERO: 0) */
#define WF_EXPONENTIAL_DECAY(...) { .kind = &wfi_sched_exponential, __VA_ARGS__ }
/** .init_value, .steps (decay_steps), .alpha, .power (0: 1) */
#define WF_COSINE_DECAY(...) { .kind = &wfi_sched_cosine, __VA_ARGS__ }
/** .init_value, .peak_value, .warmup_steps, .steps (decay_steps, the warm-up's included), .end_value, .power of the wave (0: 1) */
#define WF_WARMUP_COSINE_DECAY(...) { .kind = &wfi_sched_warmup_cosine, __VA_ARGS__ }
/** .init_value, times every .scales[i] whose .boundaries[i] is reached, .n_pieces of them */
#define WF_PIECEWISE_CONSTANT(...) { .kind = &wfi_sched_piecewise, __VA_ARGS__ }
/* what the macros are, as functions (C++17, other hosts): o with its kind; the other members as the macro takes them */
wf_schedule wf_constant_schedule_with(double value);
wf_schedule wf_linear_schedule_with(wf_schedule o);
wf_schedule wf_polynomial_schedule_with(wf_schedule o);
wf_schedule wf_exponential_decay_with(wf_schedule o);
wf_schedule wf_cosine_decay_with(wf_schedule o);
wf_schedule wf_warmup_cosine_decay_with(wf_schedule o);
wf_schedule wf_piecewise_constant_with(wf_schedule o);     /* boundaries and scales are kept by pointer */
/** f32 scalar; count is an integer scalar. */
wf_val wf_schedule_value(const wf_schedule *s, wf_val count);

/* ---- optimizers: a member left 0 is optax's default; WF_ZERO is a real zero ----
 * Where both .learning_rate and .schedule are given the schedule counts; with neither the trace fails.
 * Updates are computed and returned in f32 (f64 for f64 leaves); wf_apply_updates rounds once, to the parameter's dtype.
 * States are dicts, so that they come back from a checkpoint as they were:
 *   sgd      {count, trace with momentum}          count: steps done, i32, stays at 2^31 − 1; the schedule's value of a step is at
 *   adam(w)  {count, mu, nu}                              the count before it
 *   rmsprop  {count, nu, mu when centered, trace with momentum}
 *   clip     none
 *   chain    {"0": state of the first, "1": …}, without those that have none; none when nothing has one
 * mu, nu and trace have the parameters' structure and shapes, f32 (f64 for f64 parameters). */
typedef struct wf_sgd_opts { int wfi_; double learning_rate, momentum; bool nesterov; const wf_schedule *schedule; } wf_sgd_opts;
typedef struct wf_adam_opts { int wfi_; double learning_rate, b1, b2, eps, weight_decay; const wf_schedule *schedule; double eps_root; } wf_adam_opts;
typedef struct wf_rmsprop_opts { int wfi_; double learning_rate, decay, eps, momentum; bool nesterov, centered; const wf_schedule *schedule; double initial_scale; } wf_rmsprop_opts;
/** A new optimizer is one more of these in one file; its options may lie in a struct that begins with a wf_optimizer. */
struct wfi_optimizer_kind {
	const char *name;
	wf_val (*init)(const wf_optimizer *o, wf_val params);                                           /* the state, or wf_none() */
	wf_val (*update)(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params);             /* (updates, state) */
};
struct wf_optimizer {
	const struct wfi_optimizer_kind *kind;
	union {
		wf_sgd_opts sgd;
		wf_adam_opts adam;
		wf_rmsprop_opts rmsprop;
		double max_norm;
		const wf_optimizer *const *chain;
	} u;
};
extern const struct wfi_optimizer_kind wfi_opt_sgd, wfi_opt_adam, wfi_opt_adamw, wfi_opt_rmsprop, wfi_opt_clip_by_global_norm, wfi_opt_chain;
/** .learning_rate or .schedule; b1 0.9, b2 0.999, eps 1e-8 outside the square root, eps_root 0 inside. */
#define WF_ADAM(...) { .kind = &wfi_opt_adam, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** As Adam; weight_decay 1e-4, applied to the current parameters before the learning rate. */
#define WF_ADAMW(...) { .kind = &wfi_opt_adamw, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** .momentum (0: none), .nesterov. */
#define WF_SGD(...) { .kind = &wfi_opt_sgd, .u = { .sgd = { .wfi_ = 0, __VA_ARGS__ } } }
/** decay 0.9, eps 1e-8 inside the square root, .centered, .initial_scale of nu, .momentum of the updates, .nesterov. */
#define WF_RMSPROP(...) { .kind = &wfi_opt_rmsprop, .u = { .rmsprop = { .wfi_ = 0, __VA_ARGS__ } } }
/** Gradients times max_norm / norm when their global norm is not below max_norm (0 is 0). As in optax an infinite one becomes NaN and the
 * others 0; with a NaN all are NaN. */
#define WF_CLIP_BY_GLOBAL_NORM(x) { .kind = &wfi_opt_clip_by_global_norm, .u = { .max_norm = (x) } }
/** WF_CHAIN(&clip, &adam): the updates of one are the gradients of the next. At file scope, or as a variable that is not static. */
#define WF_CHAIN(...) { .kind = &wfi_opt_chain, .u = { .chain = (const wf_optimizer *const[]){ __VA_ARGS__, NULL } } }
/* what the macros are, as functions (C++17, other hosts) */
wf_optimizer wf_adam_with(wf_adam_opts o);
wf_optimizer wf_adamw_with(wf_adam_opts o);
wf_optimizer wf_sgd_with(wf_sgd_opts o);
wf_optimizer wf_rmsprop_with(wf_rmsprop_opts o);
wf_optimizer wf_clip_by_global_norm_with(double max_norm);
wf_optimizer wf_chain_with(const wf_optimizer *const *chain);   /* NULL-terminated; kept by pointer */

/** The state for these parameters. */
wf_val wf_optimizer_init(const wf_optimizer *o, wf_val params);
/** (updates, new state). params may be wf_none() where the optimizer does not need them. */
wf_val wf_optimizer_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params);
/** params + updates, in the promoted dtype, back in each parameter's own. */
wf_val wf_apply_updates(wf_val params, wf_val updates);
/** sqrt of the sum of squares of all leaves, f32 (f64 when a leaf is). */
wf_val wf_global_norm(wf_val tree);

WFI_EXTERN_C_END

#define wf_schedule_value(...) WFI_S((wf_schedule_value)(__VA_ARGS__))
#define wf_optimizer_init(...) WFI_S((wf_optimizer_init)(__VA_ARGS__))
#define wf_optimizer_update(...) WFI_S((wf_optimizer_update)(__VA_ARGS__))
#define wf_apply_updates(...) WFI_S((wf_apply_updates)(__VA_ARGS__))
#define wf_global_norm(...) WFI_S((wf_global_norm)(__VA_ARGS__))
#endif

/* optim.h: optimizers with optax's names and semantics. An optimizer is a const struct: nothing to create, free or order. */
#ifndef WEFT_OPTIM_H
#define WEFT_OPTIM_H
#include <weft/val.h>

WFI_EXTERN_C_BEGIN

typedef struct wf_optimizer wf_optimizer;
typedef struct wf_schedule wf_schedule;

/* ---- schedules: the value at a count (i32 scalar); count 0 is the first step ---- */
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
/** … and .power */
#define WF_POLYNOMIAL_SCHEDULE(...) { .kind = &wfi_sched_polynomial, __VA_ARGS__ }
/** .init_value, .steps (transition_steps), .decay_rate, .transition_begin, .staircase, .end_value */
#define WF_EXPONENTIAL_DECAY(...) { .kind = &wfi_sched_exponential, __VA_ARGS__ }
/** .init_value, .steps (decay_steps), .alpha, .power (0: 1) */
#define WF_COSINE_DECAY(...) { .kind = &wfi_sched_cosine, __VA_ARGS__ }
/** .init_value, .peak_value, .warmup_steps, .steps (decay_steps, the warm-up's included), .end_value */
#define WF_WARMUP_COSINE_DECAY(...) { .kind = &wfi_sched_warmup_cosine, __VA_ARGS__ }
/** .init_value, .boundaries, .scales, .n_pieces */
#define WF_PIECEWISE_CONSTANT(...) { .kind = &wfi_sched_piecewise, __VA_ARGS__ }
wf_val wf_schedule_value(const wf_schedule *s, wf_val count);

/* ---- optimizers: a member left 0 is optax's default; WF_ZERO is a real zero ---- */
typedef struct wf_sgd_opts { int wfi_; double learning_rate, momentum; bool nesterov; const wf_schedule *schedule; } wf_sgd_opts;
typedef struct wf_adam_opts { int wfi_; double learning_rate, b1, b2, eps, weight_decay; const wf_schedule *schedule; double eps_root; } wf_adam_opts;
typedef struct wf_rmsprop_opts { int wfi_; double learning_rate, decay, eps, momentum; bool nesterov, centered; const wf_schedule *schedule; double initial_scale; } wf_rmsprop_opts;
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
/** .learning_rate or .schedule; b1 0.9, b2 0.999, eps 1e-8. Moments are f32 (f64 for f64 parameters) whatever the parameters' dtype. */
#define WF_ADAM(...) { .kind = &wfi_opt_adam, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** As Adam; weight_decay 1e-4, applied to the current parameters before the learning rate. */
#define WF_ADAMW(...) { .kind = &wfi_opt_adamw, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SGD(...) { .kind = &wfi_opt_sgd, .u = { .sgd = { .wfi_ = 0, __VA_ARGS__ } } }
/** decay 0.9, eps 1e-8 inside the square root. */
#define WF_RMSPROP(...) { .kind = &wfi_opt_rmsprop, .u = { .rmsprop = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_CLIP_BY_GLOBAL_NORM(x) { .kind = &wfi_opt_clip_by_global_norm, .u = { .max_norm = (x) } }
/** WF_CHAIN(&clip, &adam): the updates of one are the gradients of the next. */
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
/** sqrt of the sum of squares of all leaves, f32. */
wf_val wf_global_norm(wf_val tree);

WFI_EXTERN_C_END
#endif

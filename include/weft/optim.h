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
	const wf_schedule *const *joined;  /* n_pieces of them */
	double pct_start, pct_final, div_factor, final_div_factor;
	bool cosine;
};
extern const struct wfi_schedule_kind wfi_sched_constant, wfi_sched_linear, wfi_sched_polynomial, wfi_sched_exponential, wfi_sched_cosine, wfi_sched_warmup_cosine,
	wfi_sched_piecewise, wfi_sched_warmup_exponential, wfi_sched_interpolate, wfi_sched_linear_onecycle, wfi_sched_cosine_onecycle, wfi_sched_join,
	wfi_sched_sgdr;
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
/** .init_value, .end_value: optax.warmup_constant_schedule: a line over .steps, then the end value */
#define WF_WARMUP_CONSTANT(...) { .kind = &wfi_sched_linear, __VA_ARGS__ }
/** .init_value, .peak_value, .warmup_steps, then as WF_EXPONENTIAL_DECAY from the peak, counted from the warm-up's end */
#define WF_WARMUP_EXPONENTIAL_DECAY(...) { .kind = &wfi_sched_warmup_exponential, __VA_ARGS__ }
/** Between the values of WF_PIECEWISE_CONSTANT at its boundaries (ascending), along lines or, with .cosine, half waves */
#define WF_PIECEWISE_INTERPOLATE(...) { .kind = &wfi_sched_interpolate, __VA_ARGS__ }
/** .steps, .peak_value; .pct_start (0.3) of the steps up from peak / .div_factor (25), down to there at .pct_final (0.85), then to
 * peak / (.div_factor · .final_div_factor (1e4)) */
#define WF_LINEAR_ONECYCLE(...) { .kind = &wfi_sched_linear_onecycle, __VA_ARGS__ }
/** The same along half waves, down in one go. As in optax it ends at peak / (.div_factor · .final_div_factor) too. */
#define WF_COSINE_ONECYCLE(...) { .kind = &wfi_sched_cosine_onecycle, __VA_ARGS__ }
/** .joined: .n_pieces schedules, .boundaries: .n_pieces − 1 counts at which the next begins, its count from 0 */
#define WF_JOIN_SCHEDULES(...) { .kind = &wfi_sched_join, __VA_ARGS__ }
/** .joined: .n_pieces schedules with .steps each (WF_WARMUP_COSINE_DECAY), one after the other: optax.sgdr_schedule */
#define WF_SGDR_SCHEDULE(...) { .kind = &wfi_sched_sgdr, __VA_ARGS__ }
/* what the macros are, as functions (C++17, other hosts): o with its kind; the other members as the macro takes them */
wf_schedule wf_constant_schedule_with(double value);
wf_schedule wf_linear_schedule_with(wf_schedule o);
wf_schedule wf_polynomial_schedule_with(wf_schedule o);
wf_schedule wf_exponential_decay_with(wf_schedule o);
wf_schedule wf_cosine_decay_with(wf_schedule o);
wf_schedule wf_warmup_cosine_decay_with(wf_schedule o);
wf_schedule wf_piecewise_constant_with(wf_schedule o);     /* boundaries and scales are kept by pointer */
wf_schedule wf_warmup_constant_with(wf_schedule o);
wf_schedule wf_warmup_exponential_decay_with(wf_schedule o);
wf_schedule wf_piecewise_interpolate_with(wf_schedule o);
wf_schedule wf_linear_onecycle_with(wf_schedule o);
wf_schedule wf_cosine_onecycle_with(wf_schedule o);
wf_schedule wf_join_schedules_with(wf_schedule o);         /* joined and boundaries are kept by pointer */
wf_schedule wf_sgdr_schedule_with(wf_schedule o);
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
 *   the others as at their macros, or {count, moments}: nadam(w), radam, adamax(w), adabelief, yogi, lamb, novograd, muon {count, mu, nu}; amsgrad also
 *            nu_max; a piece has its optimizer's; lion {count, mu}; adagrad {count, sum_of_squares}; adadelta {count, e_g, e_x}; lars {count, trace}; sign_sgd {count};
 *            noisy_sgd {count, rng_key}; adafactor {count, v_row, v_col, v, mu with momentum}
 * mu, nu and trace have the parameters' structure and shapes, f32 (f64 for f64 parameters). */
typedef struct wf_sgd_opts { int wfi_; double learning_rate, momentum; bool nesterov; const wf_schedule *schedule; } wf_sgd_opts;
/** All of Adam's kin take these; what one does not have must stay 0. mask: the leaves whose weights decay (a pattern, see wf_path_matches; NULL: all). */
typedef struct wf_adam_opts {
	int wfi_;
	double learning_rate, b1, b2, eps, weight_decay;
	const wf_schedule *schedule;
	double eps_root;
	const char *mask;
	double threshold;               /* radam */
	double initial_value;           /* yogi: of both moments */
	bool nesterov;                  /* adam(w), radam, adabelief */
} wf_adam_opts;
typedef struct wf_rmsprop_opts { int wfi_; double learning_rate, decay, eps, momentum; bool nesterov, centered; const wf_schedule *schedule; double initial_scale; bool eps_outside, bias_correction; } wf_rmsprop_opts;
typedef struct wf_adagrad_opts { int wfi_; double learning_rate, initial_accumulator_value, eps; const wf_schedule *schedule; } wf_adagrad_opts;
typedef struct wf_adadelta_opts { int wfi_; double learning_rate, rho, eps, weight_decay; const wf_schedule *schedule; const char *mask; } wf_adadelta_opts;
typedef struct wf_lars_opts {
	int wfi_;
	double learning_rate, weight_decay, trust_coefficient, eps, momentum;
	bool nesterov;
	const wf_schedule *schedule;
	const char *mask;               /* leaves whose weights decay */
	const char *trust_mask;         /* leaves whose steps are scaled by the trust ratio */
} wf_lars_opts;
typedef struct wf_adafactor_opts {
	int wfi_;
	double learning_rate, decay_rate, clipping_threshold, momentum, weight_decay, eps;
	int64_t min_dim_size_to_factor, decay_offset;
	bool no_parameter_scale, unfactored, no_clipping;
	const wf_schedule *schedule;
	const char *mask;
} wf_adafactor_opts;
typedef struct wf_muon_opts {
	int wfi_;
	double learning_rate, beta, eps, weight_decay;
	int steps;
	bool no_nesterov;
	const wf_schedule *schedule;
	const char *mask;
} wf_muon_opts;
typedef struct wf_noisy_sgd_opts { int wfi_; double learning_rate, eta, gamma; uint64_t seed; const wf_schedule *schedule; } wf_noisy_sgd_opts;
typedef struct wf_sign_sgd_opts { int wfi_; double learning_rate; const wf_schedule *schedule; } wf_sign_sgd_opts;
typedef struct wf_signum_opts { int wfi_; double learning_rate, beta; const wf_schedule *schedule; } wf_signum_opts;
typedef struct wf_adan_opts {
	int wfi_;
	double learning_rate, b1, b2, b3, eps, eps_root, weight_decay;
	const wf_schedule *schedule;
	const char *mask;
} wf_adan_opts;
typedef struct wf_rprop_opts { int wfi_; double learning_rate, eta_minus, eta_plus, min_step_size, max_step_size; } wf_rprop_opts;
typedef struct wf_sm3_opts { int wfi_; double learning_rate, momentum, b2, eps; const wf_schedule *schedule; } wf_sm3_opts;
typedef struct wf_fromage_opts { int wfi_; double learning_rate, min_norm; const wf_schedule *schedule; } wf_fromage_opts;
typedef struct wf_optimistic_opts { int wfi_; double learning_rate, alpha, beta; const wf_schedule *schedule; } wf_optimistic_opts;
typedef struct wf_optimistic_adam_opts {
	int wfi_;
	double learning_rate, alpha, beta, b1, b2, eps, eps_root;
	bool no_nesterov;
	const wf_schedule *schedule;
} wf_optimistic_adam_opts;
typedef struct wf_rate_opts { int wfi_; double learning_rate; const wf_schedule *schedule; } wf_rate_opts;
typedef struct wf_trust_ratio_opts { int wfi_; double min_norm, trust_coefficient, eps; } wf_trust_ratio_opts;
typedef struct wf_normalize_opts { int wfi_; double scale_factor, eps; } wf_normalize_opts;
typedef struct wf_trace_opts { int wfi_; double decay; bool nesterov; } wf_trace_opts;
typedef struct wf_distance_opts { int wfi_; double reps_rel, eps, global_scale; } wf_distance_opts;
typedef struct wf_polyak_opts { int wfi_; double max_learning_rate, scaling, f_min, eps; bool nonnegative; const wf_schedule *schedule; } wf_polyak_opts;
typedef struct wf_backtracking_opts {
	int wfi_;
	int64_t max_backtracking_steps;
	double slope_rtol, decrease_factor, increase_factor, max_learning_rate, atol, rtol;
	bool store_grad;
} wf_backtracking_opts;
typedef struct wf_zoom_opts {
	int wfi_;
	int64_t max_linesearch_steps;
	double max_learning_rate, tol, increase_factor, slope_rtol, curv_rtol, approx_dec_rtol, stepsize_precision;
	bool no_approx_dec, start_at_one;
} wf_zoom_opts;
typedef struct wf_lbfgs_opts {
	int wfi_;
	double learning_rate;
	const wf_schedule *schedule;
	int64_t memory_size;
	bool no_scale_init_precond, no_linesearch;
	const wf_optimizer *linesearch;
} wf_lbfgs_opts;
/** should_transform: of the step (i32, from 0) a bool scalar. */
typedef struct wf_conditional_opts { int wfi_; const wf_optimizer *inner; wf_val (*should_transform)(wf_val step); } wf_conditional_opts;
typedef struct wf_decay_opts { int wfi_; double weight_decay; const char *mask; const wf_schedule *schedule; } wf_decay_opts;
typedef struct wf_adaptive_clip_opts { int wfi_; double clipping, eps; } wf_adaptive_clip_opts;
/** Which leaves an optimizer of WF_PARTITION has. */
typedef struct wf_part { const char *pattern; const wf_optimizer *optimizer; } wf_part;
typedef struct wf_masked_opts { int wfi_; const wf_optimizer *inner; const char *mask; } wf_masked_opts;
typedef struct wf_ema_opts { int wfi_; double decay; bool no_debias; } wf_ema_opts;
typedef struct wf_lookahead_opts { int wfi_; const wf_optimizer *inner; int64_t sync_period; double slow_step_size; bool reset_state; } wf_lookahead_opts;
typedef struct wf_finite_opts { int wfi_; const wf_optimizer *inner; int64_t max_consecutive_errors; } wf_finite_opts;
typedef struct wf_multi_steps_opts {
	int wfi_;
	const wf_optimizer *inner;
	int64_t every;
	bool weighted;
	const char *axis_name;
	const wf_schedule *schedule;    /* of the gradient step: .every, rounded */
} wf_multi_steps_opts;
typedef struct wf_inject_opts { int wfi_; const wf_optimizer *inner; } wf_inject_opts;
typedef struct wf_loss_scale_opts {
	int wfi_;
	const wf_optimizer *inner;
	double initial_scale, factor, min_scale, max_scale;
	int64_t period;
	const char *axis_name;
} wf_loss_scale_opts;
struct wfi_leafwise;
/** A new optimizer is one more of these in one file; its options may lie in a struct that begins with a wf_optimizer. */
struct wfi_optimizer_kind {
	const char *name;
	wf_val (*init)(const wf_optimizer *o, wf_val params);                                           /* the state, or wf_none() */
	wf_val (*update)(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params);             /* (updates, state) */
	size_t learning_rate, schedule;                                                                 /* where in a wf_optimizer these options lie; 0: none */
	const struct wfi_leafwise *rule;                                                                /* of those that treat leaf by leaf */
};
struct wf_optimizer {
	const struct wfi_optimizer_kind *kind;
	union {
		wf_sgd_opts sgd;
		wf_adam_opts adam;
		wf_rmsprop_opts rmsprop;
		wf_adagrad_opts adagrad;
		wf_adadelta_opts adadelta;
		wf_lars_opts lars;
		wf_adafactor_opts adafactor;
		wf_muon_opts muon;
		wf_noisy_sgd_opts noisy;
		wf_sign_sgd_opts sign;
		wf_decay_opts decay;
		wf_adaptive_clip_opts adaptive_clip;
		wf_masked_opts masked;
		wf_ema_opts ema;
		wf_lookahead_opts lookahead;
		wf_finite_opts finite;
		wf_multi_steps_opts multi_steps;
		wf_inject_opts inject;
		wf_loss_scale_opts loss_scale;
		wf_signum_opts signum;
		wf_adan_opts adan;
		wf_rprop_opts rprop;
		wf_sm3_opts sm3;
		wf_fromage_opts fromage;
		wf_optimistic_opts optimistic;
		wf_optimistic_adam_opts optimistic_adam;
		wf_rate_opts rate;
		wf_trust_ratio_opts trust;
		wf_normalize_opts normalize;
		wf_trace_opts trace;
		wf_distance_opts distance;
		wf_conditional_opts conditional;
		wf_polyak_opts polyak;
		wf_backtracking_opts backtracking;
		wf_zoom_opts zoom;
		wf_lbfgs_opts lbfgs;
		wf_val (*function)(wf_val updates, wf_val params);
		int64_t every;
		const wf_part *parts;
		const wf_optimizer *inner;
		const char *pattern;
		double max_norm;                /* of the clips: the most; the number of pieces that have one */
		const wf_optimizer *const *chain;
	} u;
};
extern const struct wfi_optimizer_kind wfi_opt_sgd, wfi_opt_adam, wfi_opt_adamw, wfi_opt_rmsprop, wfi_opt_clip_by_global_norm, wfi_opt_chain;
extern const struct wfi_optimizer_kind wfi_opt_adagrad, wfi_opt_adadelta, wfi_opt_adamax, wfi_opt_adamaxw, wfi_opt_nadam, wfi_opt_nadamw, wfi_opt_radam,
	wfi_opt_amsgrad, wfi_opt_adabelief, wfi_opt_yogi, wfi_opt_lamb, wfi_opt_lion, wfi_opt_novograd, wfi_opt_lars, wfi_opt_adafactor, wfi_opt_muon,
	wfi_opt_noisy_sgd, wfi_opt_sign_sgd, wfi_opt_clip, wfi_opt_clip_by_block_rms, wfi_opt_adaptive_grad_clip, wfi_opt_add_decayed_weights,
	wfi_opt_masked, wfi_opt_freeze, wfi_opt_partition, wfi_opt_ema, wfi_opt_lookahead, wfi_opt_apply_if_finite, wfi_opt_multi_steps,
	wfi_opt_inject_hyperparams, wfi_opt_conditionally_transform, wfi_opt_conditionally_mask, wfi_opt_named_chain;
extern const struct wfi_optimizer_kind wfi_opt_signum, wfi_opt_adan, wfi_opt_rprop, wfi_opt_sm3, wfi_opt_fromage, wfi_opt_optimistic_gradient_descent,
	wfi_opt_optimistic_adam_v2;
extern const struct wfi_optimizer_kind wfi_opt_identity, wfi_opt_scale, wfi_opt_scale_by_learning_rate, wfi_opt_scale_by_schedule, wfi_opt_scale_by_sign,
	wfi_opt_scale_by_param_block_norm, wfi_opt_scale_by_param_block_rms, wfi_opt_scale_by_trust_ratio, wfi_opt_centralize,
	wfi_opt_normalize_by_update_norm, wfi_opt_stateless, wfi_opt_zero_nans, wfi_opt_keep_params_nonnegative, wfi_opt_trace, wfi_opt_apply_every,
	wfi_opt_add_noise, wfi_opt_scale_by_distance_over_gradients, wfi_opt_scale_by_optimistic_gradient, wfi_opt_scale_by_adam,
	wfi_opt_scale_by_adamax, wfi_opt_scale_by_amsgrad, wfi_opt_scale_by_belief, wfi_opt_scale_by_yogi, wfi_opt_scale_by_radam,
	wfi_opt_scale_by_lion, wfi_opt_scale_by_novograd, wfi_opt_scale_by_adadelta, wfi_opt_scale_by_adan, wfi_opt_scale_by_sm3, wfi_opt_scale_by_rss,
	wfi_opt_scale_by_rms, wfi_opt_scale_by_stddev, wfi_opt_scale_by_factored_rms, wfi_opt_scale_by_polyak, wfi_opt_polyak_sgd,
	wfi_opt_scale_by_backtracking_linesearch, wfi_opt_scale_by_zoom_linesearch, wfi_opt_scale_by_lbfgs, wfi_opt_lbfgs;
/** .learning_rate or .schedule; b1 0.9, b2 0.999, eps 1e-8 outside the square root, eps_root 0 inside. */
#define WF_ADAM(...) { .kind = &wfi_opt_adam, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** As Adam; weight_decay 1e-4, applied to the current parameters before the learning rate. */
#define WF_ADAMW(...) { .kind = &wfi_opt_adamw, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** .momentum (0: none), .nesterov. */
#define WF_SGD(...) { .kind = &wfi_opt_sgd, .u = { .sgd = { .wfi_ = 0, __VA_ARGS__ } } }
/** decay 0.9, eps 1e-8 inside the square root (outside with .eps_outside, PyTorch's), .centered, .initial_scale of nu, .bias_correction, .momentum of the
 * updates, .nesterov. */
#define WF_RMSPROP(...) { .kind = &wfi_opt_rmsprop, .u = { .rmsprop = { .wfi_ = 0, __VA_ARGS__ } } }
/** Gradients times max_norm / norm when their global norm is not below max_norm (0 is 0). As in optax an infinite one becomes NaN and the
 * others 0; with a NaN all are NaN. */
#define WF_CLIP_BY_GLOBAL_NORM(x) { .kind = &wfi_opt_clip_by_global_norm, .u = { .max_norm = (x) } }
/** WF_CHAIN(&clip, &adam): the updates of one are the gradients of the next. At file scope, or as a variable that is not static. */
#define WF_CHAIN(...) { .kind = &wfi_opt_chain, .u = { .chain = (const wf_optimizer *const[]){ __VA_ARGS__, NULL } } }
/** initial_accumulator_value 0.1, eps 1e-7 inside the square root. */
#define WF_ADAGRAD(...) { .kind = &wfi_opt_adagrad, .u = { .adagrad = { .wfi_ = 0, __VA_ARGS__ } } }
/** rho 0.9, eps 1e-6, weight_decay 0: added to the gradients. */
#define WF_ADADELTA(...) { .kind = &wfi_opt_adadelta, .u = { .adadelta = { .wfi_ = 0, __VA_ARGS__ } } }
/** Adam by the greatest gradient; adamaxw: weight_decay 1e-4. */
#define WF_ADAMAX(...) { .kind = &wfi_opt_adamax, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_ADAMAXW(...) { .kind = &wfi_opt_adamaxw, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** Adam with Nesterov's momentum; nadamw: weight_decay 1e-4. */
#define WF_NADAM(...) { .kind = &wfi_opt_nadam, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_NADAMW(...) { .kind = &wfi_opt_nadamw, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** threshold 5. */
#define WF_RADAM(...) { .kind = &wfi_opt_radam, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_AMSGRAD(...) { .kind = &wfi_opt_amsgrad, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** eps 1e-16 outside the square root, eps_root 1e-16 inside. */
#define WF_ADABELIEF(...) { .kind = &wfi_opt_adabelief, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** eps 1e-3, initial_value 1e-6. */
#define WF_YOGI(...) { .kind = &wfi_opt_yogi, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** eps 1e-6, weight_decay 0; each leaf's step is scaled by |parameters| / |step|. */
#define WF_LAMB(...) { .kind = &wfi_opt_lamb, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** b2 0.99, weight_decay 1e-3. */
#define WF_LION(...) { .kind = &wfi_opt_lion, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** b2 0.25, eps 1e-6, weight_decay 0; one second moment a leaf. */
#define WF_NOVOGRAD(...) { .kind = &wfi_opt_novograd, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** weight_decay 0, trust_coefficient 0.001, eps 0, momentum 0.9. */
#define WF_LARS(...) { .kind = &wfi_opt_lars, .u = { .lars = { .wfi_ = 0, __VA_ARGS__ } } }
/** learning_rate may be left out; decay_rate 0.8, clipping_threshold 1 (no_clipping: none), momentum none, weight_decay none, eps 1e-30,
 * min_dim_size_to_factor 128. weight_decay is applied after the learning rate, as in optax. */
#define WF_ADAFACTOR(...) { .kind = &wfi_opt_adafactor, .u = { .adafactor = { .wfi_ = 0, __VA_ARGS__ } } }
/** optax.contrib.muon: matrices get a nearly orthogonal step, other leaves NAdam: beta 0.95, 5 Newton-Schulz steps, weight_decay 0 (of matrices). */
#define WF_MUON(...) { .kind = &wfi_opt_muon, .u = { .muon = { .wfi_ = 0, __VA_ARGS__ } } }
/** Noise of variance eta / count^gamma on the gradients: eta 0.01, gamma 0.55, seed. */
#define WF_NOISY_SGD(...) { .kind = &wfi_opt_noisy_sgd, .u = { .noisy = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SIGN_SGD(...) { .kind = &wfi_opt_sign_sgd, .u = { .sign = { .wfi_ = 0, __VA_ARGS__ } } }
/** The sign of the gradients' mean: beta 0.9 (Bernstein et al., 2018). State: {count, ema}. */
#define WF_SIGNUM(...) { .kind = &wfi_opt_signum, .u = { .signum = { .wfi_ = 0, __VA_ARGS__ } } }
/** b1 0.98, b2 0.92, b3 0.99, eps 1e-8, eps_root 1e-8, weight_decay 0. State: {count, m, v, n, g}. */
#define WF_ADAN(...) { .kind = &wfi_opt_adan, .u = { .adan = { .wfi_ = 0, __VA_ARGS__ } } }
/** Steps by signs, each with a size of its own, at first the learning rate: eta_minus 0.5, eta_plus 1.2, min_step_size 1e-6, max_step_size 50. For whole
 * batches. State: {count, step_sizes, prev_updates}. As in optax an update is the step of the gradient before: the first is 0. */
#define WF_RPROP(...) { .kind = &wfi_opt_rprop, .u = { .rprop = { .wfi_ = 0, __VA_ARGS__ } } }
/** momentum 0.9; memory of rows + columns for a matrix. State: {count, mu, nu}. (b2 1 and eps 1e-8 are scale_by_sm3's.) */
#define WF_SM3(...) { .kind = &wfi_opt_sm3, .u = { .sm3 = { .wfi_ = 0, __VA_ARGS__ } } }
/** min_norm 1e-6. */
#define WF_FROMAGE(...) { .kind = &wfi_opt_fromage, .u = { .fromage = { .wfi_ = 0, __VA_ARGS__ } } }
/** alpha 1, beta 1. State: {count, previous_gradient}. */
#define WF_OPTIMISTIC_GRADIENT_DESCENT(...) { .kind = &wfi_opt_optimistic_gradient_descent, .u = { .optimistic = { .wfi_ = 0, __VA_ARGS__ } } }
/** alpha 1, beta 1, b1 0.9, b2 0.999, eps 1e-8, Nesterov's momentum unless .no_nesterov. State: {count, mu, nu, previous_gradient}. */
#define WF_OPTIMISTIC_ADAM_V2(...) { .kind = &wfi_opt_optimistic_adam_v2, .u = { .optimistic_adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** L-BFGS for whole batches: memory_size 10, .no_scale_init_precond; the step's length by .linesearch (NULL: WF_SCALE_BY_ZOOM_LINESEARCH of 20 rounds
 * that begins at 1; .no_linesearch: none) of .learning_rate (1) times the direction. Steps by wf_optimizer_update_value.
 * State: {count, params, updates, diff_params_memory, diff_updates_memory, weights_memory, linesearch}. */
#define WF_LBFGS(...) { .kind = &wfi_opt_lbfgs, .u = { .lbfgs = { .wfi_ = 0, __VA_ARGS__ } } }
/** The step is (loss − f_min) / |gradients|², at most max_learning_rate (1): f_min 0, eps 0, scaling 1 or .schedule; .nonnegative: never backwards (optax's
 * variant "sps+"). Steps by wf_optimizer_update_value. */
#define WF_POLYAK_SGD(...) { .kind = &wfi_opt_polyak_sgd, .u = { .polyak = { .wfi_ = 0, __VA_ARGS__ } } }
/** Every gradient into [−x, x]. */
#define WF_CLIP(x) { .kind = &wfi_opt_clip, .u = { .max_norm = (x) } }
/** Each leaf whose root mean square is above x, down to it. */
#define WF_CLIP_BY_BLOCK_RMS(x) { .kind = &wfi_opt_clip_by_block_rms, .u = { .max_norm = (x) } }
/** Adaptive clipping of each unit (column, output channel): .clipping times the parameters' norm is the most; eps 1e-3 the least such norm. */
#define WF_ADAPTIVE_GRAD_CLIP(...) { .kind = &wfi_opt_adaptive_grad_clip, .u = { .adaptive_clip = { .wfi_ = 0, __VA_ARGS__ } } }
/** .weight_decay (or .schedule of it: state {count}) times the parameters, added where .mask matches: WF_CHAIN(&momentum, &decay, &sgd). */
#define WF_ADD_DECAYED_WEIGHTS(...) { .kind = &wfi_opt_add_decayed_weights, .u = { .decay = { .wfi_ = 0, __VA_ARGS__ } } }
/** .inner for the leaves whose path .mask matches, as if there were no others; those come through as they are. */
#define WF_MASKED(...) { .kind = &wfi_opt_masked, .u = { .masked = { .wfi_ = 0, __VA_ARGS__ } } }
/** Updates 0 where the pattern matches: WF_FREEZE("encoder.*"); optax.set_to_zero is WF_FREEZE("*"). */
#define WF_FREEZE(x) { .kind = &wfi_opt_freeze, .u = { .pattern = (x) } }
/** optax.partition (multi_transform) by paths: WF_PARTITION({ "*.bias", &sgd }, { "*", &adam }). A leaf is the first's whose pattern matches; none: an
 * error. State: {"0": …, "1": …}. As WF_CHAIN at file scope, or as a variable that is not static. */
#define WF_PARTITION(...) { .kind = &wfi_opt_partition, .u = { .parts = (const wf_part[]){ __VA_ARGS__, { NULL, NULL } } } }
/** The exponential mean of the updates: .decay, corrected for its start unless .no_debias. (Of parameters: wf_incremental_update.)
 * State: {count, ema}. */
#define WF_EMA(...) { .kind = &wfi_opt_ema, .u = { .ema = { .wfi_ = 0, __VA_ARGS__ } } }
/** Lookahead (Zhang et al., 2019): parameters are wf_lookahead_params(p) = {fast, slow}, gradients those of "fast" (which the loss is computed
 * with); updates are {fast, slow}. .inner, .sync_period (needed), .slow_step_size (needed), .reset_state. State: {fast_state, steps_since_sync}. */
#define WF_LOOKAHEAD(...) { .kind = &wfi_opt_lookahead, .u = { .lookahead = { .wfi_ = 0, __VA_ARGS__ } } }
/** .inner with finite gradients; with others updates of 0 and the state as it was, and, after more than .max_consecutive_errors (0) of them in
 * a row, an error that names the step; optax would apply the NaN. State: {count, notfinite_count, last_finite, total_notfinite, inner_state}. */
#define WF_APPLY_IF_FINITE(...) { .kind = &wfi_opt_apply_if_finite, .u = { .finite = { .wfi_ = 0, __VA_ARGS__ } } }
/** Gradient accumulation: .inner steps with the mean of .every (or .schedule's value at gradient_step) micro-batches' gradients, in f32; the other updates are 0. A micro-batch with a NaN or an
 * infinity is left out, does not count among .every, and is counted in "skipped".
 *
 * Weights: with .weighted the gradients are a tuple (gradients, weight): the gradients of the mean over a micro-batch, and a scalar that says what
 * it counts, as a rule the number of its examples (or tokens). The result is sum(weight · gradients) / sum(weight): the gradients of the mean over
 * all examples, whatever the sizes of the micro-batches: losses of 4, 4 and 4 in one and of 0 in another give 3, not 2. A micro-batch of weight
 * 0 counts as nothing, whatever its gradients (of a mean over nothing they are NaN), but among .every; when all are such no
 * step is taken. A weight below 0, or that is not finite, leaves its micro-batch out. Without .weighted each weighs 1, as in optax.
 *
 *	rows = wf_sum(wf_get(batch, "weight"));  grads: of sum(weight · loss), divided by rows
 *	wf_optimizer_update(&opt, wf_tuple(grads, rows), state, params)
 *
 * .axis_name: gradients differ over that axis (devices of wf_pmap, WF_WORKERS), and none are to be exchanged before .inner steps: each member
 * accumulates its own, and one all-reduce per step puts them together by their weights. A member that leaves out a micro-batch counts it among
 * .every, so that all stay in step. Between steps "acc_grads", "weight" and "missed" (left out since the last step) differ from member to
 * member: checkpoints are for when mini_step is 0. "skipped" then counts all members'. Without
 * .axis_name average before: wf_pmean_weighted(sums, rows, axis), with weight wf_psum(rows, axis); a NaN on one member leaves out that
 * micro-batch on all.
 *
 * State: {mini_step, gradient_step, acc_grads, weight, skipped, inner_opt_state}, with .axis_name missed. */
#define WF_MULTI_STEPS(...) { .kind = &wfi_opt_multi_steps, .u = { .multi_steps = { .wfi_ = 0, __VA_ARGS__ } } }
/** .inner, whose learning rate lies in the state, {count, hyperparams: {learning_rate}, inner_state}: to be read, and, when .inner has no schedule, to
 * be changed between steps. */
#define WF_INJECT_HYPERPARAMS(...) { .kind = &wfi_opt_inject_hyperparams, .u = { .inject = { .wfi_ = 0, __VA_ARGS__ } } }
/** .inner in the steps where .should_transform(step) is true; in the others the updates pass (…_MASK: are 0) and the state stays. State: {step, inner_state}. */
#define WF_CONDITIONALLY_TRANSFORM(...) { .kind = &wfi_opt_conditionally_transform, .u = { .conditional = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_CONDITIONALLY_MASK(...) { .kind = &wfi_opt_conditionally_mask, .u = { .conditional = { .wfi_ = 0, __VA_ARGS__ } } }
/** WF_NAMED_CHAIN({ "clip", &clip }, { "adam", &adam }): WF_CHAIN with names for the states: {adam: …}. */
#define WF_NAMED_CHAIN(...) { .kind = &wfi_opt_named_chain, .u = { .parts = (const wf_part[]){ __VA_ARGS__, { NULL, NULL } } } }

/* ---- what optimizers consist of, for WF_CHAIN ----
 * Directions, not steps: a WF_SCALE_BY_LEARNING_RATE(.learning_rate = …) at the end of the chain makes steps of them. Options and defaults are
 * those of the optimizer of that name; learning rate and weight decay must stay 0. */
#define WF_SCALE_BY_ADAM(...) { .kind = &wfi_opt_scale_by_adam, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_ADAMAX(...) { .kind = &wfi_opt_scale_by_adamax, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_AMSGRAD(...) { .kind = &wfi_opt_scale_by_amsgrad, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_BELIEF(...) { .kind = &wfi_opt_scale_by_belief, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_YOGI(...) { .kind = &wfi_opt_scale_by_yogi, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_RADAM(...) { .kind = &wfi_opt_scale_by_radam, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_LION(...) { .kind = &wfi_opt_scale_by_lion, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
/** weight_decay (0) is inside the moment. eps is WF_NOVOGRAD's 1e-6; optax has 1e-8 here. */
#define WF_SCALE_BY_NOVOGRAD(...) { .kind = &wfi_opt_scale_by_novograd, .u = { .adam = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_ADADELTA(...) { .kind = &wfi_opt_scale_by_adadelta, .u = { .adadelta = { .wfi_ = 0, __VA_ARGS__ } } }
/** eps_root is 0 here. */
#define WF_SCALE_BY_ADAN(...) { .kind = &wfi_opt_scale_by_adan, .u = { .adan = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_SM3(...) { .kind = &wfi_opt_scale_by_sm3, .u = { .sm3 = { .wfi_ = 0, __VA_ARGS__ } } }
/** AdaGrad's: the root of the sum of squares. */
#define WF_SCALE_BY_RSS(...) { .kind = &wfi_opt_scale_by_rss, .u = { .adagrad = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_RMS(...) { .kind = &wfi_opt_scale_by_rms, .u = { .rmsprop = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_STDDEV(...) { .kind = &wfi_opt_scale_by_stddev, .u = { .rmsprop = { .wfi_ = 0, __VA_ARGS__ } } }
/** Adafactor's squares: decay_rate, decay_offset, eps, min_dim_size_to_factor, unfactored. */
#define WF_SCALE_BY_FACTORED_RMS(...) { .kind = &wfi_opt_scale_by_factored_rms, .u = { .adafactor = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_OPTIMISTIC_GRADIENT(...) { .kind = &wfi_opt_scale_by_optimistic_gradient, .u = { .optimistic = { .wfi_ = 0, __VA_ARGS__ } } }
/** reps_rel 1e-6, eps 1e-8, global_scale 1. State: {count, max_dist, grad_sum_of_squares, init_params}. */
#define WF_SCALE_BY_DISTANCE_OVER_GRADIENTS(...) { .kind = &wfi_opt_scale_by_distance_over_gradients, .u = { .distance = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_POLYAK(...) { .kind = &wfi_opt_scale_by_polyak, .u = { .polyak = { .wfi_ = 0, __VA_ARGS__ } } }
#define WF_SCALE_BY_LBFGS(...) { .kind = &wfi_opt_scale_by_lbfgs, .u = { .lbfgs = { .wfi_ = 0, __VA_ARGS__ } } }
/** Line searches: the last of a chain, whose updates must be a step downwards (WF_SGD(.learning_rate = 1)); by wf_optimizer_update_value. Backtracking:
 * .max_backtracking_steps (needed), slope_rtol 1e-4, decrease_factor 0.8, increase_factor 1.5, max_learning_rate 1, atol 0, rtol 0, .store_grad (for
 * wf_value_and_grad_from_state). State: {learning_rate, value, info, grad}. */
#define WF_SCALE_BY_BACKTRACKING_LINESEARCH(...) { .kind = &wfi_opt_scale_by_backtracking_linesearch, .u = { .backtracking = { .wfi_ = 0, __VA_ARGS__ } } }
/** Strong Wolfe conditions: .max_linesearch_steps (needed), max_learning_rate (none), tol 0, increase_factor 2, slope_rtol 1e-4, curv_rtol 0.9,
 * approx_dec_rtol 1e-6 (.no_approx_dec: none), stepsize_precision 1e-5; a search begins at the step before, or .start_at_one. */
#define WF_SCALE_BY_ZOOM_LINESEARCH(...) { .kind = &wfi_opt_scale_by_zoom_linesearch, .u = { .zoom = { .wfi_ = 0, __VA_ARGS__ } } }
/** Times minus .learning_rate, or minus .schedule's value: state {count}. */
#define WF_SCALE_BY_LEARNING_RATE(...) { .kind = &wfi_opt_scale_by_learning_rate, .u = { .rate = { .wfi_ = 0, __VA_ARGS__ } } }
/** Times the schedule's value (a pointer): WF_SCALE_BY_SCHEDULE(&warmup). State: {count}. */
#define WF_SCALE_BY_SCHEDULE(s) { .kind = &wfi_opt_scale_by_schedule, .u = { .rate = { .schedule = (s) } } }
/** Times a number. */
#define WF_SCALE(x) { .kind = &wfi_opt_scale, .u = { .max_norm = (x) } }
#define WF_SCALE_BY_SIGN() { .kind = &wfi_opt_scale_by_sign }
/** min_norm 0, trust_coefficient 1, eps 0: each leaf times |parameters| / |updates|. */
#define WF_SCALE_BY_TRUST_RATIO(...) { .kind = &wfi_opt_scale_by_trust_ratio, .u = { .trust = { .wfi_ = 0, __VA_ARGS__ } } }
/** Each leaf times its parameters' norm, or root mean square, or x (1e-3) when that is less. */
#define WF_SCALE_BY_PARAM_BLOCK_NORM(x) { .kind = &wfi_opt_scale_by_param_block_norm, .u = { .max_norm = (x) } }
#define WF_SCALE_BY_PARAM_BLOCK_RMS(x) { .kind = &wfi_opt_scale_by_param_block_rms, .u = { .max_norm = (x) } }
/** scale_factor 1 over the norm of all, eps 1e-6. */
#define WF_NORMALIZE_BY_UPDATE_NORM(...) { .kind = &wfi_opt_normalize_by_update_norm, .u = { .normalize = { .wfi_ = 0, __VA_ARGS__ } } }
/** Each leaf of two dimensions or more less its mean over all but the first. */
#define WF_CENTRALIZE() { .kind = &wfi_opt_centralize }
/** .decay (needed), .nesterov: momentum. State: {trace}. */
#define WF_TRACE(...) { .kind = &wfi_opt_trace, .u = { .trace = { .wfi_ = 0, __VA_ARGS__ } } }
/** The sum of every k updates, else 0 (WF_MULTI_STEPS steps an optimizer with means). State: {count, grad_acc}. */
#define WF_APPLY_EVERY(k) { .kind = &wfi_opt_apply_every, .u = { .every = (k) } }
/** WF_NOISY_SGD's noise: eta 0.01, gamma 0.55, seed. State: {count, rng_key}. */
#define WF_ADD_NOISE(...) { .kind = &wfi_opt_add_noise, .u = { .noisy = { .wfi_ = 0, __VA_ARGS__ } } }
/** 0 for each NaN. State: {found_nan: a bool a leaf}. */
#define WF_ZERO_NANS() { .kind = &wfi_opt_zero_nans }
/** Updates that would bring a parameter below 0 bring it to 0. The last of a chain. */
#define WF_KEEP_PARAMS_NONNEGATIVE() { .kind = &wfi_opt_keep_params_nonnegative }
#define WF_IDENTITY() { .kind = &wfi_opt_identity }
/** wf_val f(wf_val updates, wf_val params), without state. */
#define WF_STATELESS(f) { .kind = &wfi_opt_stateless, .u = { .function = (f) } }
/* what the macros are, as functions (C++17, other hosts) */
wf_optimizer wf_signum_with(wf_signum_opts o);
wf_optimizer wf_adan_with(wf_adan_opts o);
wf_optimizer wf_rprop_with(wf_rprop_opts o);
wf_optimizer wf_sm3_with(wf_sm3_opts o);
wf_optimizer wf_fromage_with(wf_fromage_opts o);
wf_optimizer wf_optimistic_gradient_descent_with(wf_optimistic_opts o);
wf_optimizer wf_optimistic_adam_v2_with(wf_optimistic_adam_opts o);
wf_optimizer wf_lbfgs_with(wf_lbfgs_opts o);
wf_optimizer wf_scale_by_lbfgs_with(wf_lbfgs_opts o);
wf_optimizer wf_polyak_sgd_with(wf_polyak_opts o);
wf_optimizer wf_scale_by_polyak_with(wf_polyak_opts o);
wf_optimizer wf_scale_by_backtracking_linesearch_with(wf_backtracking_opts o);
wf_optimizer wf_scale_by_zoom_linesearch_with(wf_zoom_opts o);
wf_optimizer wf_conditionally_transform_with(wf_conditional_opts o);
wf_optimizer wf_conditionally_mask_with(wf_conditional_opts o);
wf_optimizer wf_named_chain_with(const wf_part *parts);         /* ends with a pattern NULL; kept by pointer */
wf_optimizer wf_scale_by_adam_with(wf_adam_opts o);
wf_optimizer wf_scale_by_adamax_with(wf_adam_opts o);
wf_optimizer wf_scale_by_amsgrad_with(wf_adam_opts o);
wf_optimizer wf_scale_by_belief_with(wf_adam_opts o);
wf_optimizer wf_scale_by_yogi_with(wf_adam_opts o);
wf_optimizer wf_scale_by_radam_with(wf_adam_opts o);
wf_optimizer wf_scale_by_lion_with(wf_adam_opts o);
wf_optimizer wf_scale_by_novograd_with(wf_adam_opts o);
wf_optimizer wf_scale_by_adadelta_with(wf_adadelta_opts o);
wf_optimizer wf_scale_by_adan_with(wf_adan_opts o);
wf_optimizer wf_scale_by_sm3_with(wf_sm3_opts o);
wf_optimizer wf_scale_by_rss_with(wf_adagrad_opts o);
wf_optimizer wf_scale_by_rms_with(wf_rmsprop_opts o);
wf_optimizer wf_scale_by_stddev_with(wf_rmsprop_opts o);
wf_optimizer wf_scale_by_factored_rms_with(wf_adafactor_opts o);
wf_optimizer wf_scale_by_optimistic_gradient_with(wf_optimistic_opts o);
wf_optimizer wf_scale_by_distance_over_gradients_with(wf_distance_opts o);
wf_optimizer wf_scale_by_learning_rate_with(wf_rate_opts o);
wf_optimizer wf_scale_by_schedule_with(const wf_schedule *schedule);
wf_optimizer wf_scale_with(double factor);
wf_optimizer wf_scale_by_sign_with(void);
wf_optimizer wf_scale_by_trust_ratio_with(wf_trust_ratio_opts o);
wf_optimizer wf_scale_by_param_block_norm_with(double least);
wf_optimizer wf_scale_by_param_block_rms_with(double least);
wf_optimizer wf_normalize_by_update_norm_with(wf_normalize_opts o);
wf_optimizer wf_centralize_with(void);
wf_optimizer wf_trace_with(wf_trace_opts o);
wf_optimizer wf_apply_every_with(int64_t every);
wf_optimizer wf_add_noise_with(wf_noisy_sgd_opts o);
wf_optimizer wf_zero_nans_with(void);
wf_optimizer wf_keep_params_nonnegative_with(void);
wf_optimizer wf_identity_with(void);
wf_optimizer wf_stateless_with(wf_val (*function)(wf_val updates, wf_val params));
wf_optimizer wf_clip_with(double most);
wf_optimizer wf_clip_by_block_rms_with(double most);
wf_optimizer wf_adaptive_grad_clip_with(wf_adaptive_clip_opts o);
wf_optimizer wf_add_decayed_weights_with(wf_decay_opts o);
wf_optimizer wf_masked_with(wf_masked_opts o);
wf_optimizer wf_freeze_with(const char *pattern);
wf_optimizer wf_partition_with(const wf_part *parts);           /* ends with a pattern NULL; kept by pointer */
wf_optimizer wf_ema_with(wf_ema_opts o);
wf_optimizer wf_lookahead_with(wf_lookahead_opts o);
wf_optimizer wf_apply_if_finite_with(wf_finite_opts o);
wf_optimizer wf_multi_steps_with(wf_multi_steps_opts o);
wf_optimizer wf_inject_hyperparams_with(wf_inject_opts o);
wf_optimizer wf_adagrad_with(wf_adagrad_opts o);
wf_optimizer wf_adadelta_with(wf_adadelta_opts o);
wf_optimizer wf_adamax_with(wf_adam_opts o);
wf_optimizer wf_adamaxw_with(wf_adam_opts o);
wf_optimizer wf_nadam_with(wf_adam_opts o);
wf_optimizer wf_nadamw_with(wf_adam_opts o);
wf_optimizer wf_radam_with(wf_adam_opts o);
wf_optimizer wf_amsgrad_with(wf_adam_opts o);
wf_optimizer wf_adabelief_with(wf_adam_opts o);
wf_optimizer wf_yogi_with(wf_adam_opts o);
wf_optimizer wf_lamb_with(wf_adam_opts o);
wf_optimizer wf_lion_with(wf_adam_opts o);
wf_optimizer wf_novograd_with(wf_adam_opts o);
wf_optimizer wf_lars_with(wf_lars_opts o);
wf_optimizer wf_adafactor_with(wf_adafactor_opts o);
wf_optimizer wf_muon_with(wf_muon_opts o);
wf_optimizer wf_noisy_sgd_with(wf_noisy_sgd_opts o);
wf_optimizer wf_sign_sgd_with(wf_sign_sgd_opts o);
wf_optimizer wf_adam_with(wf_adam_opts o);
wf_optimizer wf_adamw_with(wf_adam_opts o);
wf_optimizer wf_sgd_with(wf_sgd_opts o);
wf_optimizer wf_rmsprop_with(wf_rmsprop_opts o);
wf_optimizer wf_clip_by_global_norm_with(double max_norm);
wf_optimizer wf_chain_with(const wf_optimizer *const *chain);   /* NULL-terminated; kept by pointer */

/** Does the pattern match a leaf's path ("layers.0.kernel")? '*' is any text (dots too), '?' one character; '|' parts alternatives; a '!' in front
 * of all turns the answer round: "!*.bias|*norm*". A character after a backslash is itself: "a\\*b", in C, matches a leaf named a*b. (Dots need none of this: no
 * dict has a name with a dot in it.) NULL matches all. */
bool wf_path_matches(const char *pattern, const char *path);
/** The state for these parameters. */
wf_val wf_optimizer_init(const wf_optimizer *o, wf_val params);
/** (updates, new state). params may be wf_none() where the optimizer does not need them. */
wf_val wf_optimizer_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params);
/** wf_optimizer_update for WF_LBFGS, WF_POLYAK_SGD and line searches, which may lie in chains: value is the loss at params, whose gradients are
 * grads; value_fn the loss as a function of the parameters alone, such as wf_bind(loss, &batch), whose batch may hold values of the function around
 * it. It is called as often as the search asks for, in a loop. */
wf_val wf_optimizer_update_value(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params, wf_val value, wf_fn value_fn);
/** (value, gradients) at params: those that the line search of the step before left in the state, when they are numbers, else computed. For whole
 * batches only: those of another batch would be wrong. */
wf_val wf_value_and_grad_from_state(wf_fn value_fn, wf_val params, wf_val state);
/** params + updates, in the promoted dtype, back in each parameter's own. */
wf_val wf_apply_updates(wf_val params, wf_val updates);
/** {fast: params, slow: params}: what WF_LOOKAHEAD trains. */
wf_val wf_lookahead_params(wf_val params);
/** step · new + (1 − step) · old, of every leaf, in old's dtype: a mean of parameters that follows them (optax.incremental_update; EMA of decay
 * d: step 1 − d). */
wf_val wf_incremental_update(wf_val fresh, wf_val old, double step);
/** Are all elements of all leaves finite? A bool scalar. */
wf_val wf_all_finite(wf_val tree);
/** sqrt of the sum of squares of all leaves, f32 (f64 when a leaf is). */
wf_val wf_global_norm(wf_val tree);

WFI_EXTERN_C_END

#define wf_schedule_value(...) WFI_S((wf_schedule_value)(__VA_ARGS__))
#define wf_optimizer_init(...) WFI_S((wf_optimizer_init)(__VA_ARGS__))
#define wf_optimizer_update(...) WFI_S((wf_optimizer_update)(__VA_ARGS__))
#define wf_optimizer_update_value(o, grads, state, params, value, value_fn) \
	WFI_S((wf_optimizer_update_value)(o, grads, state, params, value, wf_fn_of(value_fn)))
#define wf_value_and_grad_from_state(value_fn, params, state) WFI_S((wf_value_and_grad_from_state)(wf_fn_of(value_fn), params, state))
#define wf_apply_updates(...) WFI_S((wf_apply_updates)(__VA_ARGS__))
#define wf_lookahead_params(...) WFI_S((wf_lookahead_params)(__VA_ARGS__))
#define wf_incremental_update(...) WFI_S((wf_incremental_update)(__VA_ARGS__))
#define wf_all_finite(...) WFI_S((wf_all_finite)(__VA_ARGS__))
#define wf_global_norm(...) WFI_S((wf_global_norm)(__VA_ARGS__))
#endif

/* rule.h: what the files of this folder share. An optimizer is a kind (its functions) in one file; nothing else names it. */
#ifndef WFI_RULE_H
#define WFI_RULE_H
#include <math.h>
#include <stddef.h>
#include <weft/ops.h>
#include <weft/optim.h>

/* ---- options: 0 is the default, WF_ZERO (−0.0) a real zero ---- */
static inline bool wfi_given(double x) { return x != 0 || signbit(x); }
static inline double wfi_option(double x, double standard) { return x != 0 ? x : signbit(x) ? 0 : standard; }

/* ---- leaves ---- */
/* A function of corresponding leaves of several trees; shared is what one update has in common. */
typedef wf_val wfi_leaf_rule(const wf_val *leaf, void *shared);
wf_val wfi_each_leaf(wfi_leaf_rule *rule, void *shared, const wf_val *trees, size_t n);
#define WFI_EACH_LEAF(rule, shared, ...) \
	wfi_each_leaf(rule, shared, (const wf_val[]){ __VA_ARGS__ }, sizeof((const wf_val[]){ __VA_ARGS__ }) / sizeof(wf_val))
/* x as f32, or f64 when it is that: what updates are computed in. Fails when x is not a float. */
wf_val wfi_computed(const char *name, wf_val x);
/* Is x of like's shape? Fails, naming both, when it is not. */
bool wfi_shaped_like(const char *name, wf_val x, wf_val like);
bool wfi_has(wf_val dict, const char *entry);

/* ---- moments: trees like the parameters, f32 (f64 for f64 parameters) ---- */
wf_val wfi_moments(const char *name, wf_val params, double value);
/* (1 − decay) · g + decay · moment, of every leaf; of g² with `squares` */
wf_val wfi_averaged(const char *name, wf_val grads, wf_val moments, double decay, bool squares);
/* updates + decay · trace, of every leaf */
wf_val wfi_traced(const char *name, wf_val updates, wf_val trace, double decay);
/* every leaf of updates times the scalar */
wf_val wfi_scaled(const char *name, wf_val updates, wf_val factor);

/* ---- counts and rates ---- */
double wfi_rate_of(const wf_optimizer *o);           /* its option; 0 where it has none, as the pieces that an optimizer consists of */
const wf_schedule *wfi_schedule_of(const wf_optimizer *o);
wf_val wfi_count_zero(void);
wf_val wfi_count_next(wf_val count);               /* stays at 2^31 − 1 */
bool wfi_rate_given(const char *name, double learning_rate, const wf_schedule *schedule); /* fails when there is none */
wf_val wfi_rate(double learning_rate, const wf_schedule *schedule, wf_val count);          /* minus the learning rate */
/* 1 − b^count in d. As in optax b and the power are rounded to d; the power itself is taken in f64, as e^(count · log b): of a power
 * near 1 the update would show the last bit. */
wf_val wfi_correction(wf_dtype d, double b, wf_val count);
/* the state's entry; fails with advice when it is not a state of this optimizer */
wf_val wfi_state_of(const char *name, wf_val state, const char *entry);

/* the kind's members that say where the options .learning_rate and .schedule are */
#define WFI_RATE_AT(member) offsetof(wf_optimizer, u.member.learning_rate), offsetof(wf_optimizer, u.member.schedule)

/* ---- optimizers that treat leaf by leaf: a file gives the moments and the step of one leaf; the rest is leafwise.c ---- */
/* what the leaves of one update share, and what is known of the present one */
struct wfi_step {
	const wf_optimizer *o;
	const char *name;
	wf_val count, rate;             /* of this step, from 1; minus the learning rate */
	bool has_rate, has_params;
	const char *path;               /* of the present leaf */
	int index, leaves;
	/* powers already computed */
	struct { double b; int more; wf_dtype d; wf_val v; } known[8];
	int n_known;
};
/* The update of a leaf. g: the gradient, p: the parameter (none without), both f32 or f64; m: the moments of the step before,
 * which it replaces. */
typedef wf_val wfi_leaf_step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m);
/* Only the direction, of which the step is minus the learning rate times: with `decays`, of it and adam's weight decay. */
typedef wf_val wfi_leaf_direction(struct wfi_step *s, wf_val g, wf_val *m);
struct wfi_leafwise {
	wfi_leaf_step *step;                                                     /* or: */
	wfi_leaf_direction *direction;
	bool decays;
	const char *moment[4];                                                   /* their names; NULL after the last */
	wf_val (*start)(const wf_optimizer *o, int moment, wf_val p, wf_dtype d); /* NULL: zeros of the parameter's shape */
	int (*moments)(const wf_optimizer *o);                                   /* how many of them it keeps; NULL: all */
	bool (*check)(const wf_optimizer *o);                                    /* are the options right? NULL: always */
	bool needs_params, rate_optional;
};
wf_val wfi_leafwise_init(const wf_optimizer *o, wf_val params);
wf_val wfi_leafwise_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params);
/* for steps */
wf_val wfi_blend(wf_val old, wf_val x, double decay);                          /* (1 − decay) x + decay · old */
wf_val wfi_corrected(struct wfi_step *s, wf_val m, double b, int more);       /* m / (1 − b^(count + more)) */
wf_val wfi_decayed(struct wfi_step *s, wf_val u, wf_val p, double decay, const char *mask); /* u + decay · p where the mask says so */
wf_val wfi_stepped(struct wfi_step *s, wf_val u);                             /* minus the learning rate times u; u where there is no rate */
/* u · coefficient |p| / (|u| + eps); u where a norm is 0. Norms below `least` are that. */
wf_val wfi_trusted(wf_val u, wf_val p, double coefficient, double eps, double least);
wf_val wfi_like(wf_val p, wf_dtype d, double value);
wf_val wfi_nesterov(struct wfi_step *s, wf_val m, wf_val g, double b);        /* the corrected mean of m, one step ahead */
wf_val wfi_adam_mean(struct wfi_step *s, wf_val m, wf_val g, double b1);      /* the corrected mean; one step ahead with adam's .nesterov */
wf_val wfi_adam_direction(wf_val mean, wf_val variance, double eps_root, double eps); /* mean / (√(variance + eps_root) + eps) */
/* updates of a chain's step without state: rule over the leaves of gradients and, with params (which must be there then), parameters */
wf_val wfi_stateless(const wf_optimizer *o, wfi_leaf_rule *rule, wf_val grads, wf_val params, bool with_params);
wf_val wfi_no_state(const wf_optimizer *o, wf_val params); /* an init */
/* options: adam's kin without weight decay must not have it */
bool wfi_no_decay(const wf_optimizer *o);
bool wfi_no_nesterov(const wf_optimizer *o);
bool wfi_plain_adam(const wf_optimizer *o);                                   /* neither */

/* ---- trees as vectors ---- */
wf_val wfi_tree_vdot(wf_val a, wf_val b);                                      /* f32, f64 when a leaf is */
wf_val wfi_tree_add_scale(wf_val a, wf_val scale, wf_val b);                   /* a + scale · b, in a's dtypes */
wf_val wfi_tree_scale(wf_val scale, wf_val a);
wf_val wfi_tree_where(wf_val first, wf_val a, wf_val b);                       /* first: a bool scalar */
wf_val wfi_tree_computed(wf_val a);                                            /* every leaf as wfi_computed has it */
wf_dtype wfi_tree_dtype(wf_val a);                                             /* f64 when a leaf is, else f32 */

/* ---- what wf_optimizer_update_value has given ---- */
struct wfi_given { wf_val value, grad; wf_fn value_fn; };
const struct wfi_given *wfi_given_besides(void);                               /* NULL: nothing */
bool wfi_line_given(const wf_optimizer *o, const struct wfi_given *besides, wf_val params); /* fails when a line search has not all */

/* ---- optimizers around others ---- */
bool wfi_inner_given(const char *name, const wf_optimizer *inner);           /* fails when there is none */
/* Optimizers around WF_MULTI_STEPS, which may be given its tuple (gradients, weight): what it is, or NULL; is all finite, or the
 * micro-batch empty; the gradients of the tuple, and others in their place. */
const wf_multi_steps_opts *wfi_accumulates(const wf_optimizer *o);
wf_val wfi_finite(const wf_optimizer *o, wf_val grads);
wf_val wfi_without_weight(const wf_optimizer *o, wf_val grads);
wf_val wfi_with_weight(const wf_optimizer *o, wf_val fresh, wf_val grads);
/* Fails where members of an axis that accumulate apart would not step together; where a loss scale's overflows are hidden from it. */
bool wfi_members_agree(const char *name, const wf_optimizer *inner, const char *axis_name);
bool wfi_sees_overflow(const char *name, const wf_optimizer *inner);
/* inner's updates and state where do_it (a bool scalar) holds, else updates of 0 and the state as it was; only one of them runs */
void wfi_update_if(wf_val do_it, const wf_optimizer *inner, wf_val grads, wf_val state, wf_val params, wf_val *updates, wf_val *next);
/* Leaves of trees like grads whose paths chosen takes, others none; and back: leaves of part where chosen took them, else of grads. */
typedef bool wfi_chooser(const char *path, const void *user);
wf_val wfi_part_of_tree(wf_val tree, wfi_chooser *chosen, const void *user);
wf_val wfi_tree_with_part(wf_val tree, wf_val part, wfi_chooser *chosen, const void *user);

/* ---- paths ---- */
/* The paths of a tree's leaves, in order; free with wfi_paths_free. NULL without memory (a failure of the trace). */
char **wfi_paths(wf_val tree, size_t *n);
void wfi_paths_free(char **path, size_t n);
#endif

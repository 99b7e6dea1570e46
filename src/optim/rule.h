/* rule.h: what the files of this folder share. An optimizer is a kind (its functions) in one file; nothing else names it. */
#ifndef WFI_RULE_H
#define WFI_RULE_H
#include <math.h>
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
wf_val wfi_count_zero(void);
wf_val wfi_count_next(wf_val count);               /* stays at 2^31 − 1 */
bool wfi_rate_given(const char *name, double learning_rate, const wf_schedule *schedule); /* fails when there is none */
wf_val wfi_rate(double learning_rate, const wf_schedule *schedule, wf_val count);          /* minus the learning rate */
/* the state's entry; fails with advice when it is not a state of this optimizer */
wf_val wfi_state_of(const char *name, wf_val state, const char *entry);
#endif

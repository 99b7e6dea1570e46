/* scale.c: steps of a chain without state: updates scaled, centred or normalised, as optax's functions of these names. */
#include "rule.h"

wf_val wfi_no_state(const wf_optimizer *o, wf_val params)
{
	(void)o;
	(void)params;
	return wf_none();
}

struct stateless { wfi_leaf_rule *rule; const wf_optimizer *o; };

/* the optimizer, for rules that are given its leaves only */
static const wf_optimizer *optimizer_of(void *shared)
{
	return ((const struct stateless *)shared)->o;
}

static wf_val computed(const wf_val *leaf, void *shared)
{
	struct stateless *s = shared;
	wf_val given[2] = { wfi_computed(s->o->kind->name, leaf[0]) };

	return s->rule(given, s);
}

static wf_val computed_with_params(const wf_val *leaf, void *shared)
{
	struct stateless *s = shared;
	const char *name = s->o->kind->name;

	if (!wfi_shaped_like(name, leaf[0], leaf[1]))
		return leaf[0];
	wf_val p = wfi_computed(name, leaf[1]), g = wf_astype(wfi_computed(name, leaf[0]), wf_dtype_of(p));
	return s->rule((const wf_val[]){ g, p }, s);
}

wf_val wfi_stateless(const wf_optimizer *o, wfi_leaf_rule *rule, wf_val grads, wf_val params, bool with_params)
{
	struct stateless s = { rule, o };

	WF_CHECK(!with_params || wf_len(params) || !wf_len(grads),
		 "%s: it needs the parameters; the last argument of wf_optimizer_update is none", o->kind->name);
	wf_val out = with_params ? WFI_EACH_LEAF(computed_with_params, &s, grads, params) : WFI_EACH_LEAF(computed, &s, grads);
	return wf_tuple(out, wf_none());
}

/* ---- by numbers ---- */
static wf_val identity(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)o;
	(void)state;
	(void)params;
	return wf_tuple(grads, wf_none());
}

static wf_val times(const wf_val *leaf, void *shared)
{
	return wf_mul(leaf[0], wf_c(wfi_option(optimizer_of(shared)->u.max_norm, 0)));
}

static wf_val scale(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)state;
	return wfi_stateless(o, times, grads, params, false);
}

static wf_val rate_init(const wf_optimizer *o, wf_val params)
{
	(void)params;
	if (!wfi_rate_given(o->kind->name, o->u.rate.learning_rate, o->u.rate.schedule))
		return wf_fail("%s: no state", o->kind->name);
	return o->u.rate.schedule ? wf_dict("count", wfi_count_zero()) : wf_none();
}

/* by minus the rate; by the schedule's value where `plus` */
static wf_val by_rate(const wf_optimizer *o, wf_val grads, wf_val state, bool plus)
{
	const wf_schedule *schedule = o->u.rate.schedule;
	wf_val count = wf_none();

	if (!wfi_rate_given(o->kind->name, o->u.rate.learning_rate, schedule))
		return wf_fail("%s: no update", o->kind->name);
	if (schedule)
		count = wfi_state_of(o->kind->name, state, "count");
	wf_val rate = wfi_rate(o->u.rate.learning_rate, schedule, count);
	grads = wfi_scaled(o->kind->name, grads, plus ? wf_neg(rate) : rate);
	return wf_tuple(grads, schedule ? wf_dict("count", wfi_count_next(count)) : wf_none());
}

static wf_val by_learning_rate(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)params;
	return by_rate(o, grads, state, false);
}

static wf_val by_schedule(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)params;
	WF_CHECK(o->u.rate.schedule, "scale_by_schedule: it has no schedule");
	return by_rate(o, grads, state, true);
}

/* ---- by the parameters ---- */
static wf_val mean_square_root(wf_val x)
{
	return wf_sqrt(wf_mean(wf_square(x)));
}

static wf_val by_norm(const wf_val *leaf, void *shared)
{
	double least = wfi_option(optimizer_of(shared)->u.max_norm, 1e-3);

	return wf_mul(leaf[0], wf_maximum(wf_sqrt(wf_sum(wf_square(leaf[1]))), wf_c(least)));
}

static wf_val by_rms(const wf_val *leaf, void *shared)
{
	return wf_mul(leaf[0], wf_maximum(mean_square_root(leaf[1]), wf_c(wfi_option(optimizer_of(shared)->u.max_norm, 1e-3))));
}

static wf_val by_trust(const wf_val *leaf, void *shared)
{
	const wf_trust_ratio_opts *t = &optimizer_of(shared)->u.trust;

	return wfi_trusted(leaf[0], leaf[1], wfi_option(t->trust_coefficient, 1), wfi_option(t->eps, 0), wfi_option(t->min_norm, 0));
}

static wf_val scale_by_param_block_norm(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)state;
	return wfi_stateless(o, by_norm, grads, params, true);
}

static wf_val scale_by_param_block_rms(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)state;
	return wfi_stateless(o, by_rms, grads, params, true);
}

static wf_val scale_by_trust_ratio(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)state;
	return wfi_stateless(o, by_trust, grads, params, true);
}

/* ---- by themselves ---- */
static wf_val sign_of(const wf_val *leaf, void *shared)
{
	(void)shared;
	return wf_sign(leaf[0]);
}

static wf_val scale_by_sign(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)state;
	return wfi_stateless(o, sign_of, grads, params, false);
}

/* less its mean over all axes but the first (Yong et al., 2020); vectors and scalars stay */
static wf_val centred(const wf_val *leaf, void *shared)
{
	int rank = wf_rank(leaf[0]);
	wf_axes axes = { 0 };

	(void)shared;
	if (rank < 2)
		return leaf[0];
	WF_CHECK(rank - 1 <= (int)WFI_LEN(axes.v), "centralize: leaves have up to %d dimensions, this one %d", (int)WFI_LEN(axes.v) + 1, rank);
	for (int i = 1; i < rank; i++)
		axes.v[axes.n++] = i;
	return wf_sub(leaf[0], wf_mean(leaf[0], .axes = axes, .keepdims = true));
}

static wf_val centralize(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)state;
	return wfi_stateless(o, centred, grads, params, false);
}

static wf_val normalize(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	wf_val norm = wf_add(wf_global_norm(grads), wf_c(wfi_option(o->u.normalize.eps, 1e-6)));

	(void)state;
	(void)params;
	return wf_tuple(wfi_scaled(o->kind->name, grads, wf_div(wf_c(wfi_option(o->u.normalize.scale_factor, 1)), norm)), wf_none());
}

static wf_val stateless(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	(void)state;
	WF_CHECK(o->u.function, "stateless: it has no function");
	return wf_tuple(o->u.function(grads, params), wf_none());
}

const struct wfi_optimizer_kind wfi_opt_identity = { "identity", wfi_no_state, identity, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_scale = { "scale", wfi_no_state, scale, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_scale_by_learning_rate = { "scale_by_learning_rate", rate_init, by_learning_rate, WFI_RATE_AT(rate), NULL };
const struct wfi_optimizer_kind wfi_opt_scale_by_schedule = { "scale_by_schedule", rate_init, by_schedule, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_scale_by_param_block_norm = { "scale_by_param_block_norm", wfi_no_state, scale_by_param_block_norm, 0, 0,
								      NULL };
const struct wfi_optimizer_kind wfi_opt_scale_by_param_block_rms = { "scale_by_param_block_rms", wfi_no_state, scale_by_param_block_rms, 0, 0,
								     NULL };
const struct wfi_optimizer_kind wfi_opt_scale_by_trust_ratio = { "scale_by_trust_ratio", wfi_no_state, scale_by_trust_ratio, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_scale_by_sign = { "scale_by_sign", wfi_no_state, scale_by_sign, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_centralize = { "centralize", wfi_no_state, centralize, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_normalize_by_update_norm = { "normalize_by_update_norm", wfi_no_state, normalize, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_stateless = { "stateless", wfi_no_state, stateless, 0, 0, NULL };

wf_optimizer wf_identity_with(void) { return (wf_optimizer){ .kind = &wfi_opt_identity }; }
wf_optimizer wf_scale_with(double factor) { return (wf_optimizer){ .kind = &wfi_opt_scale, .u = { .max_norm = factor } }; }
wf_optimizer wf_scale_by_sign_with(void) { return (wf_optimizer){ .kind = &wfi_opt_scale_by_sign }; }
wf_optimizer wf_centralize_with(void) { return (wf_optimizer){ .kind = &wfi_opt_centralize }; }

wf_optimizer wf_scale_by_learning_rate_with(wf_rate_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_learning_rate, .u = { .rate = o } };
}

wf_optimizer wf_scale_by_schedule_with(const wf_schedule *schedule)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_schedule, .u = { .rate = { .schedule = schedule } } };
}

wf_optimizer wf_scale_by_param_block_norm_with(double least)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_param_block_norm, .u = { .max_norm = least } };
}

wf_optimizer wf_scale_by_param_block_rms_with(double least)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_param_block_rms, .u = { .max_norm = least } };
}

wf_optimizer wf_scale_by_trust_ratio_with(wf_trust_ratio_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_trust_ratio, .u = { .trust = o } };
}

wf_optimizer wf_normalize_by_update_norm_with(wf_normalize_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_normalize_by_update_norm, .u = { .normalize = o } };
}

wf_optimizer wf_stateless_with(wf_val (*function)(wf_val updates, wf_val params))
{
	return (wf_optimizer){ .kind = &wfi_opt_stateless, .u = { .function = function } };
}

/* sm3.c: SM3 (Anil et al., 2019), as optax.sm3: of the squared gradients only the greatest of each row, column and so on are kept. State: {count, mu, nu}:
 * mu a list a leaf, of one vector an axis (of one number for a scalar, which optax refuses); nu the momentum. */
#include <stdlib.h>
#include "rule.h"

static wf_val axis_zeros(wf_val p, wf_dtype d, int axis)
{
	int64_t length = wf_rank(p) ? wf_dim(p, axis) : 0;

	return wf_full_n(d, 0, &length, wf_rank(p) ? 1 : 0);
}

static wf_val start(const wf_val *leaf, void *shared)
{
	wf_val axes[WF_MAX_RANK + 1] = { 0 };
	wf_dtype d = wf_dtype_of(wfi_computed("sm3", *leaf));
	int n = wf_rank(*leaf) ? wf_rank(*leaf) : 1;

	(void)shared;
	for (int i = 0; i < n; i++)
		axes[i] = axis_zeros(*leaf, d, i);
	axes[n] = wfi_end;
	return wfi_list(axes);
}

static bool has_rate(const wf_optimizer *o)
{
	return !o->kind->learning_rate || wfi_rate_given(o->kind->name, o->u.sm3.learning_rate, o->u.sm3.schedule);
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	if (!has_rate(o))
		return wf_fail("sm3: no state");
	return wf_dict("count", wfi_count_zero(), "mu", WFI_EACH_LEAF(start, NULL, params), "nu", wfi_moments("sm3", params, 0));
}

/* old: what is left of mu's vectors, in the leaves' order; fresh: the lists that take their place */
struct shared { const wf_sm3_opts *o; const wf_val *old; size_t left; wf_val *fresh; };

/* the vector along its axis, with axes of length 1 for the others */
static wf_val spread(wf_val v, int axis, int rank)
{
	for (int i = 0; i < rank; i++)
		if (i != axis)
			v = wf_expand_dims(v, i);
	return v;
}

static wf_val greatest(wf_val x, int axis)
{
	for (int i = wf_rank(x) - 1; i >= 0; i--)
		if (i != axis)
			x = wf_max(x, .axes = WF_AXES(i));
	return x;
}

static wf_val preconditioned(const wf_val *leaf, void *shared)
{
	struct shared *s = shared;
	int rank = wf_rank(*leaf), n = rank ? rank : 1;
	double b2 = wfi_option(s->o->b2, 1);
	wf_val axes[WF_MAX_RANK + 1] = { 0 }, least = { NULL };

	WF_CHECK(s->left >= (size_t)n, "sm3: the state's mu has fewer vectors than the gradients have axes");
	for (int i = 0; i < n; i++) {
		wf_val v = spread(s->old[i], i, rank);
		least = i ? wf_minimum(least, v) : v;
	}
	wf_val g = wf_astype(wfi_computed("sm3", *leaf), wf_dtype_of(least)), square = wf_square(g);
	wf_val sum = wf_add(b2 == 1 ? square : wf_mul(wf_c(1 - b2), square), b2 == 1 ? least : wf_mul(wf_c(b2), least));
	if (!wfi_shaped_like("sm3", sum, g))
		return g;
	for (int i = 0; i < n; i++)
		axes[i] = greatest(sum, i);
	axes[n] = wfi_end;
	s->old += n;
	s->left -= (size_t)n;
	*s->fresh++ = wfi_list(axes);
	wf_val root = wf_rsqrt(wf_add(sum, wf_c(wfi_option(s->o->eps, 1e-8))));
	return wf_mul(g, wf_where(wf_greater(sum, wf_c(0)), root, wf_zeros_like(root)));
}

static wf_val in_order(const wf_val *leaf, void *next)
{
	(void)leaf;
	return *(*(wf_val **)next)++;
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	wf_val count = wfi_state_of("sm3", state, "count"), mu = wfi_state_of("sm3", state, "mu"), nu = wfi_state_of("sm3", state, "nu");
	size_t n = wf_tree_leaves(mu, NULL, 0), leaves = wf_tree_leaves(grads, NULL, 0);
	wf_val *old = malloc((n + 1) * sizeof *old), *fresh = calloc(leaves + 1, sizeof *fresh), *next = fresh, out = grads;
	struct shared s = { &o->u.sm3, old, n, fresh };

	(void)params;
	if (!has_rate(o) || !old || !fresh) {
		out = wf_fail("sm3: no update");
	} else {
		wf_tree_leaves(mu, old, n);
		wf_val steps = WFI_EACH_LEAF(preconditioned, &s, grads);
		if (s.fresh == fresh + leaves) { /* else it has failed */
			nu = wfi_averaged("sm3", steps, nu, wfi_option(o->u.sm3.momentum, 0.9), false);
			mu = WFI_EACH_LEAF(in_order, &next, grads);
		}
		out = o->kind->learning_rate ? wfi_scaled("sm3", nu, wfi_rate(o->u.sm3.learning_rate, o->u.sm3.schedule, count)) : nu;
		out = wf_tuple(out, wf_dict("count", wfi_count_next(count), "mu", mu, "nu", nu));
	}
	free(old);
	free(fresh);
	return out;
}

const struct wfi_optimizer_kind wfi_opt_sm3 = { "sm3", init, update, WFI_RATE_AT(sm3), NULL };
const struct wfi_optimizer_kind wfi_opt_scale_by_sm3 = { "scale_by_sm3", init, update, 0, 0, NULL };

wf_optimizer wf_sm3_with(wf_sm3_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_sm3, .u = { .sm3 = o } };
}

wf_optimizer wf_scale_by_sm3_with(wf_sm3_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_sm3, .u = { .sm3 = o } };
}

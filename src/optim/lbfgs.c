/* lbfgs.c: limited-memory BFGS (Nocedal, Wright, 2006, algorithm 7.4), as optax.scale_by_lbfgs, state {count, params, updates, diff_params_memory,
 * diff_updates_memory, weights_memory}, and optax.lbfgs, which adds the line search's: linesearch. For whole batches. */
#include <weft/control.h>
#include "rule.h"

static const wf_optimizer zoom = WF_SCALE_BY_ZOOM_LINESEARCH(.max_linesearch_steps = 20, .start_at_one = true);

static int64_t memory_size(const wf_optimizer *o)
{
	return o->u.lbfgs.memory_size ? o->u.lbfgs.memory_size : 10;
}

static const wf_optimizer *linesearch(const wf_optimizer *o)
{
	return o->u.lbfgs.no_linesearch ? NULL : o->u.lbfgs.linesearch ? o->u.lbfgs.linesearch : &zoom;
}

static bool options_right(const wf_optimizer *o)
{
	bool ok = memory_size(o) >= 1;

	if (!ok)
		wf_fail("%s: .memory_size is %lld; it must be 1 or more", o->kind->name, (long long)memory_size(o));
	return ok;
}

/* ---- the memory: rows of a ring ---- */
static wf_val rows_of_zeros(const wf_val *leaf, void *size)
{
	int64_t dims[WF_MAX_RANK + 1] = { *(const int64_t *)size };
	int n = wf_rank(*leaf);
	wf_dtype d = wf_dtype_of(wfi_computed("lbfgs", *leaf));

	WF_CHECK(n < WF_MAX_RANK, "lbfgs: leaves have up to %d dimensions", WF_MAX_RANK - 1);
	for (int i = 0; i < n; i++)
		dims[i + 1] = wf_dim(*leaf, i);
	return wf_full_n(d, 0, dims, (size_t)n + 1);
}

static wf_val with_row(const wf_val *leaf, void *place)
{
	return wf_dynamic_update_slice_in_dim(leaf[0], wf_expand_dims(wf_astype(leaf[1], wf_dtype_of(leaf[0])), 0), *(const wf_val *)place, 0);
}

/* the rows from the oldest to the newest */
struct ring { wf_val oldest; int64_t size; };

static wf_val in_order(const wf_val *leaf, void *ring)
{
	const struct ring *r = ring;

	return wf_dynamic_slice_in_dim(wf_concatenate(0, leaf[0], leaf[0]), r->oldest, r->size, 0);
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	int64_t size = memory_size(o);

	if (!options_right(o))
		return wf_fail("%s: no state", o->kind->name);
	wf_val zeros = wfi_moments(o->kind->name, params, 0), memory = WFI_EACH_LEAF(rows_of_zeros, &size, params);
	return wf_dict("count", wfi_count_zero(), "params", zeros, "updates", zeros, "diff_params_memory", memory, "diff_updates_memory", memory,
		       "weights_memory", wf_full_n(wfi_tree_dtype(params), 0, &size, 1));
}

/* ---- the two loops ---- */
static wf_val from_the_newest(wf_val v, wf_val row)
{
	wf_val alpha = wf_mul(wf_get(row, "weight"), wfi_tree_vdot(wf_get(row, "params"), v));

	return wf_tuple(wfi_tree_add_scale(v, wf_neg(alpha), wf_get(row, "updates")), alpha);
}

static wf_val from_the_oldest(wf_val v, wf_val row)
{
	wf_val beta = wf_mul(wf_get(row, "weight"), wfi_tree_vdot(wf_get(row, "updates"), v));

	return wf_tuple(wfi_tree_add_scale(v, wf_sub(wf_get(row, "alpha"), beta), wf_get(row, "params")), beta);
}

static wf_val preconditioned(wf_val updates, wf_val rows, wf_val scale)
{
	wf_val alphas, betas;

	wf_unpack(wf_scan(from_the_newest, updates, rows, .reverse = true), &updates, &alphas);
	updates = wfi_tree_scale(scale, updates);
	wf_unpack(wf_scan(from_the_oldest, updates, wf_with(rows, "alpha", alphas)), &updates, &betas);
	return updates;
}

/* before there is a memory the first step is no longer than 1 */
static wf_val first_scale(const wf_optimizer *o, wf_val started, wf_val product, wf_val diff_updates, wf_val updates)
{
	wf_val square = wfi_tree_vdot(diff_updates, diff_updates), one = wf_ones_like(square), some = wf_greater(square, wf_c(0));

	if (o->u.lbfgs.no_scale_init_precond)
		return one;
	wf_val scale = wf_where(some, wf_div(product, wf_where(some, square, one)), one);
	return wf_where(started, scale, wf_minimum(wf_c(1), wf_reciprocal(wf_global_norm(updates))));
}

static wf_val difference(const wf_val *leaf, void *started)
{
	return wf_where(*(const wf_val *)started, wf_sub(leaf[0], leaf[1]), wf_zeros_like(leaf[0]));
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const char *name = o->kind->name;
	int64_t size = memory_size(o);

	if (!options_right(o))
		return wf_fail("%s: no update", name);
	WF_CHECK(wf_len(params) || !wf_len(grads), "%s: it needs the parameters; the last argument of wf_optimizer_update is none", name);
	wf_val count = wfi_state_of(name, state, "count"), started = wf_greater(count, wf_ci(0));
	wf_val p = wfi_tree_computed(params), g = wfi_tree_computed(grads);
	wf_val diff_params = WFI_EACH_LEAF(difference, &started, p, wfi_state_of(name, state, "params"));
	wf_val diff_updates = WFI_EACH_LEAF(difference, &started, g, wfi_state_of(name, state, "updates"));
	wf_val product = wfi_tree_vdot(diff_updates, diff_params), none = wf_equal(product, wf_c(0));
	wf_val weight = wf_where(none, wf_zeros_like(product), wf_reciprocal(wf_where(none, wf_ones_like(product), product)));
	wf_val place = wf_remainder(wf_sub(count, wf_ci(1)), wf_ci(size));
	wf_val memory = wf_dict("params", wfi_state_of(name, state, "diff_params_memory"), "updates", wfi_state_of(name, state, "diff_updates_memory"),
				"weight", wfi_state_of(name, state, "weights_memory"));
	memory = WFI_EACH_LEAF(with_row, &place, memory, wf_dict("params", diff_params, "updates", diff_updates, "weight", weight));
	wf_val rows = WFI_EACH_LEAF(in_order, &((struct ring){ wf_remainder(count, wf_ci(size)), size }), memory);
	wf_val out = preconditioned(g, rows, first_scale(o, started, product, diff_updates, g));
	return wf_tuple(out, wf_dict("count", wfi_count_next(count), "params", p, "updates", g, "diff_params_memory", wf_get(memory, "params"),
				     "diff_updates_memory", wf_get(memory, "updates"), "weights_memory", wf_get(memory, "weight")));
}

/* ---- with a rate and a line search ---- */
static wf_val alias_init(const wf_optimizer *o, wf_val params)
{
	wf_val state = init(o, params);

	return linesearch(o) ? wf_with(state, "linesearch", wf_optimizer_init(linesearch(o), params)) : state;
}

static wf_val alias_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const wf_lbfgs_opts *l = &o->u.lbfgs;
	wf_val count = wfi_state_of("lbfgs", state, "count"), updates, next, search;
	bool rate_given = wfi_given(l->learning_rate) || l->schedule;

	wf_unpack(update(o, grads, state, params), &updates, &next);
	updates = wfi_scaled("lbfgs", updates, rate_given ? wfi_rate(l->learning_rate, l->schedule, count) : wf_c(-1));
	if (!linesearch(o))
		return wf_tuple(updates, next);
	wf_unpack(wf_optimizer_update(linesearch(o), updates, wfi_state_of("lbfgs", state, "linesearch"), params), &updates, &search);
	return wf_tuple(updates, wf_with(next, "linesearch", search));
}

const struct wfi_optimizer_kind wfi_opt_scale_by_lbfgs = { "scale_by_lbfgs", init, update, 0, 0, NULL };
const struct wfi_optimizer_kind wfi_opt_lbfgs = { "lbfgs", alias_init, alias_update, WFI_RATE_AT(lbfgs), NULL };

wf_optimizer wf_scale_by_lbfgs_with(wf_lbfgs_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_lbfgs, .u = { .lbfgs = o } };
}

wf_optimizer wf_lbfgs_with(wf_lbfgs_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_lbfgs, .u = { .lbfgs = o } };
}

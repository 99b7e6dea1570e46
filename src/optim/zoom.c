/* zoom.c: a line search for the strong Wolfe conditions (Nocedal, Wright, 2006, algorithms 3.5 and 3.6; Hager, Zhang, 2006, for the approximate
 * decrease), as optax.scale_by_zoom_linesearch. State: {learning_rate, value, grad, info: {num_linesearch_steps, decrease_error, curvature_error}}.
 * A round first looks for an interval that holds a good step, then in it; both look at the loss at one step, so that the program has it once. */
#include <weft/control.h>
#include <weft/transform.h>
#include "rule.h"

/* what does not change during a search */
struct line { const wf_zoom_opts *o; wf_fn f; wf_val params, updates, value, slope, guess; wf_dtype d; };
/* a step's size, the loss there and its slope along the step */
struct point { wf_val at, value, slope; };
/* the search: numbers, and gradients at the last step and at the best one that lowers the loss enough */
struct search {
	struct point last, low, high, safe;     /* safe's slope is not used */
	wf_val cubic, cubic_value;              /* a third point for the cubic */
	wf_val count, found, done, failed, decrease, curvature;
	wf_val grad, safe_grad;
};

static wf_val number(wf_dtype d, double x)
{
	return wf_full_n(d, x, NULL, 0);
}

static wf_val flag(bool x)
{
	return wf_full_n(WF_BOOL, x, NULL, 0);
}

/* ---- as a loop's carry ---- */
static wf_val of_point(struct point p)
{
	return wf_tuple(p.at, p.value, p.slope);
}

static struct point to_point(wf_val v)
{
	return (struct point){ wf_at(v, 0), wf_at(v, 1), wf_at(v, 2) };
}

static wf_val packed(struct search s)
{
	return wf_dict("last", of_point(s.last), "low", of_point(s.low), "high", of_point(s.high), "safe", of_point(s.safe), "cubic", s.cubic,
		       "cubic_value", s.cubic_value, "count", s.count, "found", s.found, "done", s.done, "failed", s.failed, "decrease", s.decrease,
		       "curvature", s.curvature, "grad", s.grad, "safe_grad", s.safe_grad);
}

static struct search unpacked(wf_val v)
{
	return (struct search){ .last = to_point(wf_get(v, "last")), .low = to_point(wf_get(v, "low")), .high = to_point(wf_get(v, "high")),
				.safe = to_point(wf_get(v, "safe")), .cubic = wf_get(v, "cubic"), .cubic_value = wf_get(v, "cubic_value"),
				.count = wf_get(v, "count"), .found = wf_get(v, "found"), .done = wf_get(v, "done"), .failed = wf_get(v, "failed"),
				.decrease = wf_get(v, "decrease"), .curvature = wf_get(v, "curvature"), .grad = wf_get(v, "grad"),
				.safe_grad = wf_get(v, "safe_grad") };
}

static struct point choose(wf_val first, struct point a, struct point b)
{
	return (struct point){ wf_where(first, a.at, b.at), wf_where(first, a.value, b.value), wf_where(first, a.slope, b.slope) };
}

/* ---- the conditions: by how much they are missed ---- */
static wf_val missed(const struct line *l, wf_val error)
{
	error = wf_maximum(error, wf_c(0));
	return wf_where(wf_isnan(error), number(l->d, INFINITY), error);
}

static wf_val decrease_error(const struct line *l, struct point p)
{
	double rtol = wfi_option(l->o->slope_rtol, 1e-4);
	wf_val risen = wf_sub(p.value, l->value), error = wf_sub(risen, wf_mul(wf_mul(wf_c(rtol), p.at), l->slope));

	if (!l->o->no_approx_dec) {
		wf_val flat = wf_sub(p.slope, wf_mul(wf_c(2 * rtol - 1), l->slope));
		wf_val near = wf_sub(risen, wf_mul(wf_c(wfi_option(l->o->approx_dec_rtol, 1e-6)), wf_abs(l->value)));
		error = wf_minimum(wf_maximum(flat, near), error);
	}
	return missed(l, error);
}

static wf_val curvature_error(const struct line *l, struct point p)
{
	return missed(l, wf_sub(wf_abs(p.slope), wf_mul(wf_c(wfi_option(l->o->curv_rtol, 0.9)), wf_abs(l->slope))));
}

/* ---- where to look next ---- */
/* the least point of the cubic through a with its slope, b and c; NaN when there is none */
static wf_val cubic_least(struct point a, wf_val b, wf_val fb, wf_val c, wf_val fc)
{
	wf_val db = wf_sub(b, a.at), dc = wf_sub(c, a.at), db2 = wf_square(db), dc2 = wf_square(dc);
	wf_val denominator = wf_mul(wf_square(wf_mul(db, dc)), wf_sub(db, dc));
	wf_val u = wf_sub(wf_sub(fb, a.value), wf_mul(a.slope, db)), v = wf_sub(wf_sub(fc, a.value), wf_mul(a.slope, dc));
	wf_val third = wf_div(wf_sub(wf_mul(dc2, u), wf_mul(db2, v)), denominator);
	wf_val second = wf_div(wf_sub(wf_mul(wf_mul(db2, db), v), wf_mul(wf_mul(dc2, dc), u)), denominator);
	wf_val radical = wf_sub(wf_square(second), wf_mul(wf_mul(wf_c(3), third), a.slope));

	return wf_add(a.at, wf_div(wf_sub(wf_sqrt(radical), second), wf_mul(wf_c(3), third)));
}

/* of the parabola through a with its slope, and b */
static wf_val parabola_least(struct point a, struct point b)
{
	wf_val db = wf_sub(b.at, a.at), curve = wf_div(wf_sub(wf_sub(b.value, a.value), wf_mul(a.slope, db)), wf_square(db));

	return wf_sub(a.at, wf_div(a.slope, wf_mul(wf_c(2), curve)));
}

static wf_val well_inside(wf_val x, wf_val left, wf_val right, wf_val margin)
{
	return wf_logical_and(wf_greater(x, wf_add(left, margin)), wf_less(x, wf_sub(right, margin)));
}

static wf_val middle(const struct search *s)
{
	wf_val left = wf_minimum(s->low.at, s->high.at), right = wf_maximum(s->low.at, s->high.at), width = wf_sub(right, left);
	wf_val cubic = cubic_least(s->low, s->high.at, s->high.value, s->cubic, s->cubic_value), parabola = parabola_least(s->low, s->high);
	wf_val half = wf_div(wf_add(s->low.at, s->high.at), wf_c(2));

	half = wf_where(well_inside(parabola, left, right, wf_mul(wf_c(0.1), width)), parabola, half);
	return wf_where(well_inside(cubic, left, right, wf_mul(wf_c(0.2), width)), cubic, half);
}

/* the guess, then larger and larger; at_end: it is the largest allowed */
static wf_val outwards(const struct line *l, const struct search *s, wf_val *at_end)
{
	double most = wfi_option(l->o->max_learning_rate, 0);
	wf_val larger = wf_mul(wf_c(wfi_option(l->o->increase_factor, 2)), s->last.at), next = wf_where(wf_equal(s->count, wf_ci(0)), l->guess, larger);

	*at_end = flag(false);
	if (most > 0) {
		*at_end = wf_greater_equal(next, wf_c(most));
		next = wf_minimum(next, wf_c(most));
	}
	return next;
}

/* ---- one round ---- */
/* what a round has seen */
struct look { struct point new; wf_val good, enough, at_end; };

/* no interval yet: does one end at the new step? */
static struct search searched(const struct search *s, const struct look *k)
{
	struct search n = *s;
	wf_val above = wf_logical_and(wf_greater_equal(k->new.value, s->last.value), wf_greater(s->count, wf_ci(0)));
	wf_val high_new = wf_logical_or(wf_greater(n.decrease, wf_c(0)), above);
	wf_val low_new = wf_logical_and(wf_greater_equal(k->new.slope, wf_c(0)), wf_logical_not(high_new));

	n.low = choose(low_new, k->new, s->last);
	n.high = choose(low_new, s->last, k->new);
	n.cubic = n.low.at;
	n.cubic_value = n.low.value;
	n.found = wf_logical_or(wf_logical_or(high_new, low_new), k->good);
	n.done = wf_logical_or(k->good, wf_logical_and(k->at_end, wf_logical_not(n.found)));
	return n;
}

/* the interval, narrowed to a side of the new step */
static struct search narrowed(const struct search *s, const struct look *k)
{
	struct search n = *s;
	wf_val high_new = wf_logical_or(wf_greater(n.decrease, wf_c(0)), wf_greater_equal(k->new.value, s->low.value));
	wf_val rising = wf_greater_equal(wf_mul(k->new.slope, wf_sub(s->high.at, s->low.at)), wf_c(0));
	wf_val high_low = wf_logical_and(rising, wf_logical_not(high_new)), high_moves = wf_logical_or(high_new, high_low);

	n.high = choose(high_new, k->new, choose(high_low, s->low, s->high));
	n.low = choose(high_new, s->low, k->new);
	n.cubic = wf_where(high_moves, s->high.at, s->low.at);
	n.cubic_value = wf_where(high_moves, s->high.value, s->low.value);
	n.done = k->good;
	return n;
}

/* every part by its place in the search: a's where first, else b's */
static struct search either(wf_val first, struct search a, struct search b)
{
	b.low = choose(first, a.low, b.low);
	b.high = choose(first, a.high, b.high);
	b.cubic = wf_where(first, a.cubic, b.cubic);
	b.cubic_value = wf_where(first, a.cubic_value, b.cubic_value);
	b.found = wf_logical_or(first, b.found);
	b.done = wf_where(first, a.done, b.done);
	return b;
}

static wf_val round_of(wf_val carry, const void *user)
{
	const struct line *l = user;
	double tol = wfi_option(l->o->tol, 0);
	struct search s = unpacked(carry), before = s;
	struct look k;
	wf_val value, narrow = wf_less_equal(wf_abs(wf_sub(s.high.at, s.low.at)), wf_c(wfi_option(l->o->stepsize_precision, 1e-5)));

	k.new.at = wf_where(s.found, middle(&s), outwards(l, &s, &k.at_end));
	wf_unpack(wf_apply(wf_value_and_grad(l->f), wfi_tree_add_scale(l->params, k.new.at, l->updates)), &value, &s.grad);
	s.grad = wfi_tree_computed(s.grad);
	k.new.value = wf_astype(value, l->d);
	k.new.slope = wf_astype(wfi_tree_vdot(s.grad, l->updates), l->d);
	s.decrease = decrease_error(l, k.new);
	s.curvature = curvature_error(l, k.new);
	k.good = wf_less_equal(wf_maximum(s.decrease, s.curvature), wf_c(tol));
	k.enough = wf_less_equal(s.decrease, wf_c(tol));
	wf_val better = wf_logical_and(k.enough, wf_logical_or(wf_logical_not(s.found), wf_less(k.new.value, s.safe.value)));
	s.safe = choose(better, k.new, s.safe);
	s.safe_grad = wfi_tree_where(better, s.grad, s.safe_grad);
	s = either(before.found, narrowed(&s, &k), searched(&s, &k));
	s.last = k.new;
	s.count = wfi_count_next(s.count);
	wf_val stuck = wf_logical_and(before.found, wf_logical_and(narrow, wf_greater(s.safe.at, wf_c(0))));
	stuck = wf_logical_or(stuck, wf_greater_equal(s.count, wf_ci(l->o->max_linesearch_steps)));
	s.failed = wf_logical_and(stuck, wf_logical_not(s.done));
	/* the best that lowers the loss enough, although it is not flat enough; of a loss that is no number nothing */
	wf_val fall_back = wf_logical_and(s.failed, wf_logical_or(wf_greater(s.safe.at, wf_c(0)), wf_isinf(s.decrease)));
	s.last = choose(fall_back, s.safe, s.last);
	s.grad = wfi_tree_where(fall_back, s.safe_grad, s.grad);
	return packed(s);
}

static wf_val goes_on(wf_val carry)
{
	return wf_logical_not(wf_logical_or(wf_get(carry, "done"), wf_get(carry, "failed")));
}

/* ---- the optimizer ---- */
static bool options_right(const wf_optimizer *o)
{
	bool ok = o->u.zoom.max_linesearch_steps >= 1;

	if (!ok)
		wf_fail("%s: .max_linesearch_steps is %lld; it must be 1 or more", o->kind->name, (long long)o->u.zoom.max_linesearch_steps);
	return ok;
}

static wf_val info(wf_val steps, wf_val decrease, wf_val curvature)
{
	return wf_dict("num_linesearch_steps", steps, "decrease_error", decrease, "curvature_error", curvature);
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	wf_dtype d = wfi_tree_dtype(params);
	wf_val infinite = number(d, INFINITY);

	if (!options_right(o))
		return wf_fail("%s: no state", o->kind->name);
	return wf_dict("learning_rate", number(d, 1), "value", infinite, "grad", wfi_moments(o->kind->name, params, 0), "info",
		       info(wfi_count_zero(), infinite, infinite));
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	const struct wfi_given *given = wfi_given_besides();

	if (!options_right(o) || !wfi_line_given(o, given, params))
		return wf_fail("%s: no update", o->kind->name);
	struct line l = { .o = &o->u.zoom, .f = given->value_fn, .params = params, .updates = grads, .d = wfi_tree_dtype(params) };
	l.value = wf_astype(given->value, l.d);
	l.slope = wf_astype(wfi_tree_vdot(grads, given->grad), l.d);
	l.guess = o->u.zoom.start_at_one ? number(l.d, 1) : wfi_state_of(o->kind->name, state, "learning_rate");
	wf_val infinite = number(l.d, INFINITY), zero = number(l.d, 0), no = flag(false);
	struct point here = { zero, l.value, l.slope };
	wf_val wide = wfi_tree_computed(given->grad);
	struct search s = unpacked(wf_while_loop(goes_on, wf_bind(round_of, &l),
						 packed((struct search){ .last = here, .low = here, .high = here, .safe = here, .cubic = zero,
									 .cubic_value = l.value, .count = wfi_count_zero(), .found = no, .done = no,
									 .failed = no, .decrease = infinite, .curvature = infinite, .grad = wide,
									 .safe_grad = wide })));
	return wf_tuple(wfi_tree_scale(s.last.at, grads), wf_dict("learning_rate", s.last.at, "value", s.last.value, "grad", s.grad, "info",
								  info(s.count, s.decrease, s.curvature)));
}

const struct wfi_optimizer_kind wfi_opt_scale_by_zoom_linesearch = { "scale_by_zoom_linesearch", init, update, 0, 0, NULL };

wf_optimizer wf_scale_by_zoom_linesearch_with(wf_zoom_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_zoom_linesearch, .u = { .zoom = o } };
}

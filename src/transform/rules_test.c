/* rules_test.c: custom_jvp, custom_vjp, vjp, linearize, jvp, linear_transpose, Jacobians: values of JAX (test/oracle/rules_golden.py), and by hand. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>
#include "support/values.h"

static wf_tree *scalar(double x)
{
	wf_tree *t = NULL;

	wf_must(wf_scalar(WF_F64, x, &t));
	return t;
}

static wf_tree *doubles(int64_t n, const double *x)
{
	wf_tree *t = NULL;

	wf_must(wf_array(WF_F64, 1, &n, x, &t));
	return t;
}

static void near(double a, double b)
{
	if (!(fabs(a - b) <= 1e-12 * (1 + fabs(b))) && !(isnan(a) && isnan(b)))
		fail_msg("%.17g is not %.17g", a, b);
}

static double call1(wf_fn f, double x)
{
	WF_OWN wf_tree *in = scalar(x);
	WF_TREES(out);

	wf_must(wf_call(f, WF_IN(in), WF_OUT(&out)));
	return wf_item(out);
}

static void expect(const wf_tree *t, int n, const double *want)
{
	double got[64];

	wf_must(wf_tree_read(t, got, (size_t)n * sizeof *got));
	for (int i = 0; i < n; i++)
		near(got[i], want[i]);
}

static void call_fails(wf_fn f, const wf_tree *x, const char *text)
{
	WF_TREES(out);

	expect_error(wf_call(f, WF_IN(x), WF_OUT(&out)), text);
}

/* ---- custom_jvp: log(1 + e^x), stable ---- */
static wf_val log1pexp_plain(wf_val x) { return wf_log(wf_add(wf_exp(x), wf_c(1))); }
static wf_val log1pexp_rule(wf_val primals, wf_val tangents)
{
	wf_val x = wf_at(primals, 0), t = wf_at(tangents, 0);

	return wf_tuple(log1pexp_plain(x), wf_mul(wf_sub(wf_c(1), wf_div(wf_c(1), wf_add(wf_c(1), wf_exp(x)))), t));
}
static wf_val log1pexp(wf_val x) { return wf_apply(wf_custom_jvp(log1pexp_plain, log1pexp_rule), x); }
static wf_val forward(wf_val x) { return wf_at(wf_jvp(log1pexp, wf_tuple(x), wf_tuple(wf_c(1))), 1); }
static wf_val sum_of(wf_val x) { return wf_sum(wf_apply(wf_vmap(log1pexp), x)); }
static wf_val rematted(wf_val x) { return wf_apply(wf_remat(log1pexp), wf_mul(x, x)); }
static wf_val step(wf_val i, wf_val x) { (void)i; return log1pexp(x); }
static wf_val looped(wf_val x) { return wf_fori_loop(wf_ci(0), wf_ci(3), step, x); }

static double sigma(double x) { return 1 / (1 + exp(-x)); }

static void custom_jvp(void **state)
{
	static const double xs[3] = { -1, 0.5, 3 };
	WF_OWN wf_tree *v = doubles(3, xs);
	WF_TREES(out);
	double x = 0.7, y = x, d = 1;

	(void)state;
	near(call1(wf_fn_of(log1pexp), 3), log(1 + exp(3)));
	near(call1(wf_grad(log1pexp), 100), 1); /* without the rule: NaN */
	near(call1(wf_grad(log1pexp), 1000), 1);
	near(call1(wf_fn_of(forward), 1000), 1);
	near(call1(wf_grad(wf_grad(log1pexp)), 0.7), sigma(0.7) * (1 - sigma(0.7)));
	near(call1(wf_grad(forward), 0.7), sigma(0.7) * (1 - sigma(0.7)));
	near(call1(wf_grad(rematted), 0.7), 1.4 * sigma(0.49));
	for (int i = 0; i < 3; i++, y = log(1 + exp(y)))
		d *= sigma(y);
	near(call1(wf_grad(looped), x), d);
	wf_must(wf_call(wf_grad(sum_of), WF_IN(v), WF_OUT(&out)));
	expect(out, 3, (const double[]){ sigma(-1), sigma(0.5), sigma(3) });
	wf_must(wf_call(wf_vmap(wf_grad(log1pexp)), WF_IN(v), WF_OUT(&out)));
	expect(out, 3, (const double[]){ sigma(-1), sigma(0.5), sigma(3) });
}

/* the rule is used, not f: a tangent of 5 for each argument that has one */
static wf_val add2(wf_val a, wf_val b) { return wf_add(a, b); }
static wf_val fives(wf_val p, wf_val t)
{
	wf_val a = wf_at(t, 0), b = wf_at(t, 1);

	return wf_tuple(add2(wf_at(p, 0), wf_at(p, 1)), wf_mul(wf_c(5), wf_add(a, b)));
}
static wf_val fives_symbolic(wf_val p, wf_val t) /* says which tangents there are: 1 for the first, 10 for the second */
{
	wf_val sum = add2(wf_at(p, 0), wf_at(p, 1)), out = wf_none();
	wf_val a = wf_at(t, 0), b = wf_at(t, 1);

	if (wf_len(a))
		out = a;
	if (wf_len(b))
		out = wf_len(a) ? wf_add(out, wf_mul(wf_c(10), b)) : wf_mul(wf_c(10), b);
	return wf_tuple(sum, out);
}
static wf_val only_b(wf_val x) { return wf_apply(wf_custom_jvp(add2, fives), wf_c(3), x); }
static wf_val only_b_symbolic(wf_val x) { return wf_apply(wf_custom_jvp(add2, fives_symbolic, .symbolic_zeros = true), wf_c(3), x); }
static wf_val both_symbolic(wf_val x) { return wf_apply(wf_custom_jvp(add2, fives_symbolic, .symbolic_zeros = true), x, x); }

static wf_val scale(wf_val n, wf_val x) { return wf_mul(n, x); }
static wf_val scale_rule(wf_val n, wf_val p, wf_val t) { return wf_tuple(scale(n, wf_at(p, 0)), wf_mul(wf_c(7), wf_at(t, 0))); }
static wf_val nondiff(wf_val x) { return wf_apply(wf_custom_jvp(scale, scale_rule, .nondiff_argnums = WF_ARG(0)), wf_c(2), x); }
static wf_val nondiff_tangent(wf_val x) { return wf_apply(wf_custom_jvp(scale, scale_rule, .nondiff_argnums = WF_ARG(0)), x, x); }

static void custom_jvp_arguments(void **state)
{
	WF_OWN wf_tree *x = scalar(2);

	(void)state;
	near(call1(wf_grad(only_b), 2), 5);
	near(call1(wf_grad(only_b_symbolic), 2), 10);
	near(call1(wf_grad(both_symbolic), 2), 11);
	near(call1(wf_grad(nondiff), 2), 7);
	call_fails(wf_grad(nondiff_tangent), x, "argument 0 is in nondiff_argnums");
}

/* ---- custom_vjp: clip gradients ---- */
static wf_val same(wf_val lo, wf_val hi, wf_val x) { (void)lo; (void)hi; return x; }
static wf_val same_fwd(wf_val lo, wf_val hi, wf_val x) { return wf_tuple(x, wf_dict("lo", lo, "hi", hi)); }
static wf_val same_bwd(wf_val r, wf_val ct) { return wf_tuple(wf_none(), wf_none(), wf_clip(ct, wf_get(r, "lo"), wf_get(r, "hi"))); }
static wf_val clip_gradient(wf_val x) { return wf_apply(wf_custom_vjp(same, same_fwd, same_bwd), wf_c(-0.25), wf_c(0.75), x); }
static wf_val clipped_sine(wf_val x) { return wf_sin(clip_gradient(x)); }
static wf_val clipped_sum(wf_val x) { return wf_sum(wf_mul(wf_apply(wf_vmap(clipped_sine), x), wf_c(2))); }
static wf_val clip_step(wf_val i, wf_val x) { (void)i; return clipped_sine(x); }
static wf_val clip_loop(wf_val x) { return wf_fori_loop(wf_ci(0), wf_ci(3), clip_step, x); }
static wf_val clip_remat(wf_val x) { return wf_mul(wf_apply(wf_remat(clipped_sine), x), x); }
static wf_val clip_cond(wf_val x) { return wf_cond(wf_greater(x, wf_c(0)), clipped_sine, log1pexp, x); }
static wf_val clip_jvp(wf_val x) { return wf_at(wf_jvp(clipped_sine, wf_tuple(x), wf_tuple(wf_c(1))), 1); }

static double clipd(double x) { return fmin(fmax(x, -0.25), 0.75); }

static void custom_vjp(void **state)
{
	static const double xs[3] = { 0.1, 1, 3 };
	WF_OWN wf_tree *v = doubles(3, xs), *x = scalar(0.1);
	WF_TREES(out);
	double y[3] = { 0.3, sin(0.3), sin(sin(0.3)) }, ct = 1;

	(void)state;
	near(call1(wf_fn_of(clipped_sine), 0.1), sin(0.1));
	near(call1(wf_grad(clipped_sine), 0.1), 0.75);
	near(call1(wf_grad(clipped_sine), 1), cos(1));
	near(call1(wf_grad(clip_remat), 1), clipd(cos(1)) + sin(1));
	near(call1(wf_grad(clip_cond), 0.1), 0.75);
	near(call1(wf_grad(clip_cond), -0.1), sigma(-0.1));
	for (int i = 2; i >= 0; i--)
		ct = clipd(ct * cos(y[i]));
	near(call1(wf_grad(clip_loop), 0.3), ct);
	wf_must(wf_call(wf_vmap(wf_grad(clipped_sine)), WF_IN(v), WF_OUT(&out)));
	expect(out, 3, (const double[]){ 0.75, cos(1), -0.25 });
	wf_must(wf_call(wf_grad(clipped_sum), WF_IN(v), WF_OUT(&out)));
	expect(out, 3, (const double[]){ 0.75, 0.75, -0.25 });
	near(call1(wf_grad(wf_grad(clipped_sine)), 1), -sin(1)); /* through the rules themselves */
	call_fails(wf_fn_of(clip_jvp), x, "has a rule for reverse mode only");
}

/* one weight for all examples: its cotangents are summed over the batch, also where bwd does not look at the examples */
static wf_val product(wf_val w, wf_val x) { return wf_mul(w, x); }
static wf_val product_fwd(wf_val w, wf_val x) { return wf_tuple(wf_mul(w, x), wf_tuple(w, x)); }
static wf_val product_bwd(wf_val r, wf_val ct) { return wf_tuple(wf_mul(ct, wf_at(r, 1)), wf_mul(ct, wf_at(r, 0))); }
static wf_val ones_bwd(wf_val r, wf_val ct) { (void)ct; return wf_tuple(wf_ones_like(wf_at(r, 0)), wf_none()); }
static wf_val shared(wf_val w, wf_val x) { return wf_sum(wf_apply(wf_vmap(wf_custom_vjp(product, product_fwd, product_bwd), .in_axes = { WF_NONE, 0 }), w, x)); }
static wf_val shared_ones(wf_val w, wf_val x) { return wf_sum(wf_apply(wf_vmap(wf_custom_vjp(product, product_fwd, ones_bwd), .in_axes = { WF_NONE, 0 }), w, x)); }

static void custom_vjp_batched(void **state)
{
	static const double xs[3] = { 1, 2, 4 };
	WF_OWN wf_tree *w = scalar(3), *x = doubles(3, xs);
	WF_TREES(g, h);

	(void)state;
	wf_must(wf_call(wf_grad(shared, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(w, x), WF_OUT(&g, &h)));
	near(wf_item(g), 7);
	expect(h, 3, (const double[]){ 3, 3, 3 });
	wf_must(wf_call(wf_grad(shared_ones), WF_IN(w, x), WF_OUT(&g)));
	near(wf_item(g), 3);
}

/* ---- what rules return wrongly ---- */
static wf_val id(wf_val x) { return x; }
static wf_val id_dict(wf_val x) { return wf_dict("a", x, "b", x); }
static wf_val no_tuple(wf_val p, wf_val t) { (void)t; return wf_at(p, 0); }
static wf_val bad_value(wf_val p, wf_val t) { return wf_tuple(wf_sum(wf_at(p, 0)), wf_at(t, 0)); }
static wf_val bad_tangent(wf_val p, wf_val t) { return wf_tuple(wf_at(p, 0), wf_sum(wf_at(t, 0))); }
static wf_val square_tangent(wf_val p, wf_val t) { return wf_tuple(wf_at(p, 0), wf_square(wf_at(t, 0))); }
static wf_val sine_tangent(wf_val p, wf_val t) { return wf_tuple(wf_at(p, 0), wf_sin(wf_at(t, 0))); }
static wf_val bad_dict(wf_val p, wf_val t) { wf_val x = wf_at(p, 0), d = wf_at(t, 0); return wf_tuple(id_dict(x), wf_dict("a", d, "b", wf_convert(d, WF_F32))); }
static wf_val bad_keys(wf_val p, wf_val t) { wf_val x = wf_at(p, 0), d = wf_at(t, 0); return wf_tuple(id_dict(x), wf_dict("a", d, "c", d)); }
static wf_val fwd(wf_val x) { return wf_tuple(x, x); }
static wf_val bwd_no_tuple(wf_val r, wf_val ct) { (void)r; return ct; }
static wf_val bwd_shape(wf_val r, wf_val ct) { (void)r; return wf_tuple(wf_sum(ct)); }
static wf_val of_rule(wf_val (*rule)(wf_val, wf_val), wf_val x) { return wf_sum(wf_apply(wf_custom_jvp(id, rule), x)); }
static wf_val e1(wf_val x) { return of_rule(no_tuple, x); }
static wf_val e2(wf_val x) { return of_rule(bad_value, x); }
static wf_val e11(wf_val x) { return of_rule(square_tangent, x); }
static wf_val e12(wf_val x) { return of_rule(sine_tangent, x); }
static wf_val e3(wf_val x) { return of_rule(bad_tangent, x); }
static wf_val e4(wf_val x) { return wf_sum(wf_get(wf_apply(wf_custom_jvp(id_dict, bad_dict), x), "a")); }
static wf_val e5(wf_val x) { return wf_sum(wf_get(wf_apply(wf_custom_jvp(id_dict, bad_keys), x), "a")); }
static wf_val e6(wf_val x) { return wf_sum(wf_apply(wf_custom_vjp(id, fwd, bwd_no_tuple), x)); }
static wf_val e7(wf_val x) { return wf_sum(wf_apply(wf_custom_vjp(id, fwd, bwd_shape), x)); }
static wf_val e8(wf_val x) { return wf_sum(wf_apply(wf_custom_vjp(id, id, bwd_shape), x)); }
static wf_val e9(wf_val x) { return wf_sum(wf_apply(wf_custom_jvp(id, no_tuple, .nondiff_argnums = WF_ARG(3)), x)); }
static _Thread_local wf_val outside;
static wf_val uses_outside(wf_val x) { return wf_mul(x, outside); }
static wf_val e10(wf_val x) { outside = wf_sin(x); return wf_sum(wf_apply(wf_custom_jvp(uses_outside, bad_tangent), x)); }

static void rules_that_are_wrong(void **state)
{
	static const double xs[2] = { 1, 2 };
	WF_OWN wf_tree *x = doubles(2, xs);

	(void)state;
	call_fails(wf_grad(e1), x, "the jvp rule returns a tuple of 2");
	call_fails(wf_grad(e2), x, "the value that the jvp rule returns is f64[], it must be f64[2]");
	call_fails(wf_grad(e11), x, "multiply of tangents is not linear: backwards, a derivative must be linear in its tangents");
	call_fails(wf_grad(e12), x, "sine of tangents is not linear");
	call_fails(wf_grad(e3), x, "the tangent that the jvp rule returns is f64[], it must be f64[2]");
	call_fails(wf_grad(e4), x, "the tangent that the jvp rule returns, leaf b is f32[2], it must be f64[2]");
	call_fails(wf_grad(e5), x, "another structure");
	call_fails(wf_grad(e6), x, "bwd (one entry for each argument that is differentiated) returns a tuple of 1");
	call_fails(wf_grad(e7), x, "the cotangent that bwd returns for argument 0 is f64[], it must be f64[2]");
	call_fails(wf_grad(e8), x, "fwd returns a tuple of 2");
	call_fails(wf_grad(e9), x, "nondiff_argnums names argument 3, there are 1");
	call_fails(wf_grad(e10), x, "uses from outside depends on what is differentiated");
}

/* ---- vjp, linearize, linear_transpose ---- */
static wf_val two(wf_val x, wf_val y) { return wf_dict("s", wf_mul(wf_sin(x), y), "k", wf_convert(x, WF_I32), "p", wf_mul(x, y)); }
static wf_val by_vjp(wf_val x, wf_val y)
{
	wf_val value, ct;
	wf_fn pull = wf_vjp(two, wf_tuple(x, y), &value);

	ct = wf_dict("s", wf_c(1), "k", wf_none(), "p", wf_none());
	return wf_tuple(wf_get(value, "s"), wf_apply(pull, ct), wf_apply(pull, wf_dict("s", wf_none(), "k", wf_none(), "p", wf_c(2))));
}
static wf_val by_linearize(wf_val x, wf_val y)
{
	wf_val value;
	wf_fn push = wf_linearize(two, wf_tuple(x, y), &value);

	return wf_tuple(wf_get(value, "p"), wf_get(wf_apply(push, wf_c(1), wf_none()), "s"), wf_get(wf_apply(push, wf_none(), wf_c(1)), "p"));
}
static wf_val sine_of(wf_val x) { return wf_sin(x); }
static wf_val many(wf_val x) /* the pullback on a batch of cotangents */
{
	wf_fn pull = wf_vjp(sine_of, wf_tuple(x), NULL);

	return wf_at(wf_apply(wf_vmap(pull), wf_eye_as(WF_F64, 3, 3, 0)), 0);
}
static wf_val with_aux(wf_val x) { return wf_tuple(wf_sum(wf_square(x)), wf_dict("twice", wf_mul(x, wf_c(2)))); }
static wf_val auxes(wf_val x)
{
	wf_val v, w, aux[3];
	wf_fn pull = wf_vjp(with_aux, wf_tuple(x), &v, .aux = &aux[0]), push = wf_linearize(with_aux, wf_tuple(x), &w, .aux = &aux[1]);
	wf_val j = wf_jvp(with_aux, wf_tuple(x), wf_tuple(x), .aux = &aux[2]);

	for (int i = 0; i < 3; i++)
		aux[i] = wf_get(aux[i], "twice");
	return wf_tuple(wf_at(wf_apply(pull, wf_c(1)), 0), wf_apply(push, x), wf_at(j, 1), wf_add(v, w), wf_add(aux[0], wf_add(aux[1], aux[2])));
}

static void linear_maps(void **state)
{
	static const double xs[3] = { 0, 1, 2 };
	WF_OWN wf_tree *x = scalar(0.5), *y = scalar(4), *v = doubles(3, xs);
	WF_TREES(a, b, c, d, e);
	double c1 = cos(1), c2 = cos(2);

	(void)state;
	wf_must(wf_call(by_vjp, WF_IN(x, y), WF_OUT(&a, &b, &c)));
	near(wf_item(a), 4 * sin(0.5));
	near(wf_item(wf_tree_get(b, "0")), 4 * cos(0.5));
	near(wf_item(wf_tree_get(b, "1")), sin(0.5));
	near(wf_item(wf_tree_get(c, "0")), 8);
	near(wf_item(wf_tree_get(c, "1")), 1);
	wf_must(wf_call(by_linearize, WF_IN(x, y), WF_OUT(&a, &b, &c)));
	near(wf_item(a), 2);
	near(wf_item(b), 4 * cos(0.5));
	near(wf_item(c), 0.5);
	wf_must(wf_call(many, WF_IN(v), WF_OUT(&a)));
	expect(a, 9, (const double[]){ 1, 0, 0, 0, c1, 0, 0, 0, c2 });
	wf_must(wf_call(auxes, WF_IN(v), WF_OUT(&a, &b, &c, &d, &e)));
	expect(a, 3, (const double[]){ 0, 2, 4 });
	near(wf_item(b), 10);
	near(wf_item(c), 10);
	near(wf_item(d), 10);
	expect(e, 3, (const double[]){ 0, 6, 12 });
	near(call1(wf_grad(wf_vmap(wf_grad(log1pexp), .axis_size = 1, .in_axes = { WF_NONE }, .out_axes = { WF_NONE })), 0.3), sigma(0.3) * (1 - sigma(0.3)));
}

static wf_val weighted(wf_val x) { return wf_sub(wf_mul(x, wf_c(3)), wf_flip(x)); }
static wf_val transposed(wf_val x) { return wf_at(wf_apply(wf_linear_transpose(weighted, wf_tuple(x)), wf_iota(WF_F64, 3)), 0); }
static wf_val in_remat(wf_val x) { return wf_apply(wf_remat(weighted), x); }
static wf_val transposed_remat(wf_val x) { return wf_at(wf_apply(wf_linear_transpose(in_remat, wf_tuple(x)), wf_iota(WF_F64, 3)), 0); }
static wf_val not_linear(wf_val x) { return wf_apply(wf_linear_transpose(sine_of, wf_tuple(x)), x); }
static wf_val quadratic(wf_val x) { return wf_mul(x, x); }
static wf_val not_linear_either(wf_val x) { return wf_apply(wf_linear_transpose(quadratic, wf_tuple(x)), x); }
static wf_fn kept_map;
static wf_val keeps_map(wf_val x) { kept_map = wf_vjp(sine_of, wf_tuple(x), NULL); return x; }
static wf_val uses_map(wf_val x) { return wf_apply(kept_map, x); }
static wf_val wrong_ct(wf_val x) { return wf_apply(wf_vjp(two, wf_tuple(x, x), NULL), wf_dict("s", x, "p", x)); }
static wf_val wrong_type(wf_val x) { return wf_apply(wf_vjp(sine_of, wf_tuple(x), NULL), wf_convert(x, WF_F32)); }
static wf_val wrong_tangent(wf_val x) { return wf_jvp(two, wf_tuple(x, x), wf_tuple(x, wf_sum(x))); }

static void linear_transpose(void **state)
{
	static const double xs[3] = { 0, 1, 2 };
	WF_OWN wf_tree *x = doubles(3, xs);
	WF_TREES(a);

	(void)state;
	wf_must(wf_call(transposed, WF_IN(x), WF_OUT(&a)));
	expect(a, 3, (const double[]){ -2, 2, 6 });
	wf_must(wf_call(transposed_remat, WF_IN(x), WF_OUT(&a)));
	expect(a, 3, (const double[]){ -2, 2, 6 });
	call_fails(wf_fn_of(not_linear), x, "not linear: sine");
	call_fails(wf_fn_of(not_linear_either), x, "not linear: multiply");
	wf_must(wf_call(keeps_map, WF_IN(x), WF_OUT(&a)));
	call_fails(wf_fn_of(uses_map), x, "trace is finished");
	call_fails(wf_fn_of(wrong_ct), x, "the cotangent has another structure");
	call_fails(wf_fn_of(wrong_type), x, "the cotangent is f32[3], it must be f64[3]");
	call_fails(wf_fn_of(wrong_tangent), x, "the tangent of argument 1 is f64[], it must be f64[3]");
}

/* ---- golden values ---- */
static wf_tree *golden;

static const wf_tree *want(const char *path)
{
	const wf_tree *t = wf_tree_get(golden, path);

	if (!t)
		fail_msg("%s is not in the golden file", path);
	return t;
}

static size_t count_of(const wf_tree *t)
{
	size_t n = 1;

	for (int i = 0; i < wf_tree_rank(t); i++)
		n *= (size_t)wf_tree_dim(t, i);
	return n;
}

static void same_as(const wf_tree *got, const char *path)
{
	const wf_tree *w = want(path);
	size_t n = count_of(w);
	double *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y);

	assert_int_equal(wf_tree_rank(got), wf_tree_rank(w));
	for (int i = 0; i < wf_tree_rank(w); i++)
		assert_int_equal(wf_tree_dim(got, i), wf_tree_dim(w, i));
	wf_must(wf_tree_read(got, x, n * sizeof *x));
	wf_must(wf_tree_read(w, y, n * sizeof *y));
	for (size_t i = 0; i < n; i++)
		if (x[i] != y[i] && !(fabs(x[i] - y[i]) <= 1e-12 * (1 + fabs(y[i]))) && !(isnan(x[i]) && isnan(y[i])))
			fail_msg("%s: element %zu is %.17g, expected %.17g", path, i, x[i], y[i]);
	free(x);
	free(y);
}

static wf_val k_weights(void) { return wf_pow(wf_c(10), wf_iota(WF_F64, 3)); }
static wf_val k_relu(wf_val x) { return wf_sum(wf_relu(x)); }
static wf_val k_abs(wf_val x) { return wf_sum(wf_abs(x)); }
static wf_val k_max(wf_val x) { return wf_max(x); }
static wf_val k_min(wf_val x) { return wf_min(x); }
static wf_val k_maximum(wf_val x) { return wf_sum(wf_maximum(x, wf_c(1))); }
static wf_val k_minimum(wf_val x) { return wf_sum(wf_minimum(x, wf_c(1))); }
static wf_val k_clip(wf_val x) { return wf_sum(wf_clip(x, wf_c(0), wf_c(1))); }
static wf_val k_sort(wf_val x) { return wf_sum(wf_mul(wf_sort(x, 0), k_weights())); }
static wf_val k_norm(wf_val x) { return wf_sqrt(wf_sum(wf_mul(x, x))); }
static wf_val k_std(wf_val x) { return wf_std(x); }
static wf_val k_where_sqrt(wf_val x) { return wf_sum(wf_where(wf_less(x, wf_c(1)), x, wf_sqrt(x))); }
static wf_val k_where_log(wf_val x) { return wf_sum(wf_where(wf_greater(x, wf_c(0)), wf_log(x), wf_c(0))); }
static wf_val k_sqrt(wf_val x) { return wf_sum(wf_sqrt(x)); }
static wf_val k_sign(wf_val x) { return wf_sum(wf_mul(wf_sign(x), x)); }
static wf_val k_round(wf_val x) { return wf_sum(wf_mul(wf_round(x), x)); }
static wf_val k_prod(wf_val x) { return wf_prod(x); }
static wf_val k_logsumexp(wf_val x) { return wf_logsumexp(x); }
static wf_val k_atan2(wf_val x) { return wf_atan2(wf_at(x, 0), wf_at(x, 1)); }
static wf_val k_pow(wf_val x) { return wf_sum(wf_pow(x, wf_c(2.5))); }
static wf_val k_tanh(wf_val x) { return wf_sum(wf_tanh(x)); }
static wf_val k_sigmoid(wf_val x) { return wf_sum(wf_sigmoid(x)); }
static wf_val k_softplus(wf_val x) { return wf_sum(wf_softplus(x)); }
static wf_val k_gelu(wf_val x) { return wf_sum(wf_gelu(x)); }
#define KINK(name) { #name, k_##name }
static const struct { const char *name; wfi_f1 *f; } all_kinks[] = {
	KINK(relu), KINK(abs), KINK(max), KINK(min), KINK(maximum), KINK(minimum), KINK(clip), KINK(sort), KINK(norm), KINK(std), KINK(where_sqrt),
	KINK(where_log), KINK(sqrt), KINK(sign), KINK(round), KINK(prod), { "prod_one", k_prod }, KINK(logsumexp), KINK(atan2), KINK(pow), KINK(tanh),
	KINK(sigmoid), KINK(softplus), KINK(gelu),
};

static void kinks(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof all_kinks / sizeof *all_kinks; i++) {
		char in[64], out[64];
		WF_TREES(g);
		snprintf(in, sizeof in, "kink.%s.in", all_kinks[i].name);
		snprintf(out, sizeof out, "kink.%s.grad", all_kinks[i].name);
		wf_must(wf_call(wf_grad(all_kinks[i].f), WF_IN(want(in)), WF_OUT(&g)));
		same_as(g, out);
		wf_must(wf_call(wf_jacfwd(all_kinks[i].f), WF_IN(want(in)), WF_OUT(&g)));
		snprintf(out, sizeof out, "kink.%s.fwd", all_kinks[i].name);
		same_as(g, out);
	}
}

static wf_val jf(wf_val x, wf_val w)
{
	wf_val h = wf_tanh(wf_add(wf_matmul(wf_get(w, "a"), x), wf_get(w, "b")));

	return wf_dict("s", wf_mul(wf_sum(wf_mul(h, h)), wf_at(x, 0)), "v", wf_mul(wf_exp(wf_matmul(h, wf_get(w, "a"))), x));
}
static wf_val total(wf_val x, wf_val w) { return wf_sum(wf_get(jf(x, w), "v")); }
static wf_val total_aux(wf_val x, wf_val w) { return wf_tuple(total(x, w), wf_sum(x)); }
static _Thread_local wf_val hvp_w, hvp_t;
static wf_val at_x(wf_val x) { return total(x, hvp_w); }
static wf_val grad_at(wf_val x) { return wf_apply(wf_grad(at_x), x); }
static wf_val along(wf_val x) { return wf_at(wf_jvp(at_x, wf_tuple(x), wf_tuple(hvp_t)), 1); }
static wf_val dotted(wf_val x) { return wf_sum(wf_mul(grad_at(x), hvp_t)); }
static wf_val hvps(wf_val x, wf_val w, wf_val t)
{
	hvp_w = w;
	hvp_t = t;
	return wf_tuple(wf_at(wf_jvp(grad_at, wf_tuple(x), wf_tuple(t)), 1), wf_apply(wf_grad(along), x), wf_apply(wf_grad(dotted), x));
}

static void jacobians(void **state)
{
	static const char *const leaves[3] = { "x", "a", "b" }, *const paths[3] = { "0", "1.a", "1.b" };
	const wf_tree *x = want("jac.x"), *w = want("jac.w");
	WF_TREES(rev, fwd, h, k, aux, a, b, c);
	char got[40], path[40];

	(void)state;
	wf_must(wf_call(wf_jacrev(jf, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(x, w), WF_OUT(&rev)));
	wf_must(wf_call(wf_jacfwd(jf, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(x, w), WF_OUT(&fwd)));
	for (int i = 0; i < 6; i++)
		for (int r = 0; r < 2; r++) {
			snprintf(got, sizeof got, "%s.%s", i < 3 ? "s" : "v", paths[i % 3]);
			snprintf(path, sizeof path, "jac.%s.%s.%s", r ? "rev" : "fwd", i < 3 ? "s" : "v", leaves[i % 3]);
			same_as(wf_tree_get(r ? rev : fwd, got), path);
		}
	wf_must(wf_call(wf_hessian(total), WF_IN(x, w), WF_OUT(&h)));
	same_as(h, "hess.x");
	wf_must(wf_call(wf_hessian(total, .argnums = WF_ARG(1)), WF_IN(x, w), WF_OUT(&k)));
	same_as(wf_tree_get(k, "a.a"), "hess.w.a.a");
	same_as(wf_tree_get(k, "a.b"), "hess.w.a.b");
	same_as(wf_tree_get(k, "b.a"), "hess.w.b.a");
	same_as(wf_tree_get(k, "b.b"), "hess.w.b.b");
	wf_must(wf_call(wf_hessian(total_aux, .has_aux = true), WF_IN(x, w), WF_OUT(&h, &aux)));
	same_as(h, "hess.x");
	near(wf_item(aux), 0.3 - 0.7 + 1.1);
	wf_must(wf_call(hvps, WF_IN(x, w, want("jac.t")), WF_OUT(&a, &b, &c)));
	same_as(a, "hvp.fr");
	same_as(b, "hvp.rf");
	same_as(c, "hvp.rr");
}

static wf_val complex_of(wf_val pairs) { return wf_complex(wf_take_axis(pairs, wf_ci(0), 1), wf_take_axis(pairs, wf_ci(1), 1)); }
static wf_val pairs_of(wf_val z) { return wf_stack(-1, wf_real(z), wf_imag(z)); }
static wf_val z_holo(wf_val z) { return wf_mul(wf_mul(z, wf_mul(z, z)), wf_sin(z)); }
static wf_val z_real(wf_val z) { wf_val r = wf_real(z); return wf_add(wf_square(wf_abs(wf_mul(z, wf_sin(z)))), wf_mul(r, wf_mul(r, r))); }
static wf_val z_vector(wf_val z) { return wf_mul(wf_flip(z), wf_exp(z)); }
static wf_val z_all(wf_val pairs)
{
	wf_val z = complex_of(pairs);

	return wf_tuple(pairs_of(wf_apply(wf_vmap(wf_grad(z_holo, .holomorphic = true)), z)), pairs_of(wf_apply(wf_vmap(wf_grad(z_real)), z)),
	                pairs_of(wf_apply(wf_jacfwd(z_vector, .holomorphic = true), z)), pairs_of(wf_apply(wf_jacrev(z_vector, .holomorphic = true), z)));
}
static wf_val z_refused(wf_val pairs) { return wf_apply(wf_grad(z_holo), wf_at(complex_of(pairs), 0)); }
static wf_val z_fwd_refused(wf_val pairs) { return wf_apply(wf_jacfwd(z_vector), complex_of(pairs)); }
static wf_val z_not_complex(wf_val pairs) { return wf_apply(wf_grad(z_real, .holomorphic = true), wf_at(complex_of(pairs), 0)); }

static wf_val z_of_real(wf_val x) { return wf_complex(wf_max(x), wf_min(x)); }
static wf_val z_not_complex_input(wf_val pairs) { return wf_apply(wf_grad(z_of_real, .holomorphic = true), pairs); }

static void complex_numbers(void **state)
{
	const wf_tree *z = want("complex.z");
	WF_TREES(a, b, c, d);

	(void)state;
	wf_must(wf_call(z_all, WF_IN(z), WF_OUT(&a, &b, &c, &d)));
	same_as(a, "complex.holo");
	same_as(b, "complex.real");
	same_as(c, "complex.fwd");
	same_as(d, "complex.rev");
	call_fails(wf_fn_of(z_refused), z, ".holomorphic = true");
	call_fails(wf_fn_of(z_fwd_refused), z, "forward mode needs real values");
	call_fails(wf_fn_of(z_not_complex), z, "with .holomorphic = true the function must return one complex number");
	call_fails(wf_fn_of(z_not_complex_input), z, "argument 0 is f64: with .holomorphic = true it must be complex");
}

/* ---- integers among what is differentiated ---- */
static wf_val with_count(wf_val p) { return wf_sum(wf_mul(wf_get(p, "w"), wf_get(p, "n"))); }

static void integers(void **state)
{
	static const double xs[2] = { 1, 2 };
	static const int32_t ns[2] = { 3, 4 };
	WF_OWN wf_tree *w = doubles(2, xs);
	WF_TREES(n, p, g);

	(void)state;
	wf_must(wf_array(WF_I32, 1, (const int64_t[]){ 2 }, ns, &n));
	wf_must(wf_tree_dict(2, (const char *const[]){ "w", "n" }, (const wf_tree *const[]){ w, n }, &p));
	call_fails(wf_grad(with_count), p, "argument 0, leaf n is i32");
	wf_must(wf_call(wf_grad(with_count, .allow_int = true), WF_IN(p), WF_OUT(&g)));
	expect(wf_tree_get(g, "w"), 2, (const double[]){ 3, 4 });
	assert_int_equal(wf_tree_count(g), 1);
	wf_must(wf_call(wf_jacrev(with_count, .allow_int = true), WF_IN(p), WF_OUT(&g)));
	expect(wf_tree_get(g, "w"), 2, (const double[]){ 3, 4 });
}

/* ---- values of finished traces ---- */
static wf_val leaked;
static int leaked_line;
static wf_val leaks(wf_val x) { leaked_line = __LINE__; leaked = wf_mul(x, x); return x; }
static wf_val uses_leaked(wf_val x) { return wf_add(x, leaked); }
static wf_val leaks_argument(wf_val x) { leaked = x; return wf_square(x); }

static void leaked_values(void **state)
{
	static const double xs[2] = { 1, 2 };
	WF_OWN wf_tree *x = doubles(2, xs);
	WF_TREES(out);
	char where[60];

	(void)state;
	wf_must(wf_call(leaks, WF_IN(x), WF_OUT(&out)));
	snprintf(where, sizeof where, "rules_test.c:%d, in ", leaked_line);
	call_fails(wf_fn_of(uses_leaked), x, where);
	wf_must(wf_call(wf_jacfwd(leaks_argument), WF_IN(x), WF_OUT(&out))); /* a value of the inner trace */
	call_fails(wf_fn_of(uses_leaked), x, "an argument of");
}

static int set_up(void **state)
{
	wf_error *err = wf_npz_read(WEFT_GOLDEN_DIR "/rules.npz", &golden);

	(void)state;
	if (err)
		print_error("%s\n", wf_error_text(err));
	return err ? -1 : 0;
}

static int tear_down(void **state)
{
	(void)state;
	wf_release(&golden);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(custom_jvp), cmocka_unit_test(custom_jvp_arguments), cmocka_unit_test(custom_vjp), cmocka_unit_test(custom_vjp_batched),
		cmocka_unit_test(rules_that_are_wrong), cmocka_unit_test(linear_maps), cmocka_unit_test(linear_transpose), cmocka_unit_test(kinks),
		cmocka_unit_test(jacobians), cmocka_unit_test(complex_numbers), cmocka_unit_test(integers), cmocka_unit_test(leaked_values),
	};

	setenv("WEFT_BACKEND", "reference", 1);
	return cmocka_run_group_tests(tests, set_up, tear_down);
}

/* A differential equation solved by a neural network: viscous Burgers, u_t + u u_x = ν u_xx, on 0 ≤ t ≤ 1, −1 ≤ x ≤ 1. The network u(t, x) is trained to
 * leave no residual inside (its derivatives come from wf_grad, the second of wf_grad of wf_grad) and to have the right values at t = 0 and at both ends. It is
 * compared with the exact solution, a wave that travels with speed ½: u = 1 / (1 + exp((x − t / 2) / 2ν)).
 *
 *	pinn [STEPS]            prints, with 2000 steps,
 *	step 0, loss 4.552e-01, error 8.001e-01
 *	step 200, loss 1.430e-03, error 3.476e-02
 *	…
 *	step 1999, loss 1.532e-05, error 1.618e-03
 */
#include <weft.h>
#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 32, INSIDE = 512, EDGE = 128, GRID = 64 };
static const double viscosity = 0.05;
static long steps = 2000;

static wf_schedule decay;
static wf_optimizer adam;

static wf_val init_params(wf_val key)
{
	wf_val keys = wf_random_split(key, 4);
	return wf_list(wf_dense_init(wf_at(keys, 0), 2, WIDTH), wf_dense_init(wf_at(keys, 1), WIDTH, WIDTH), wf_dense_init(wf_at(keys, 2), WIDTH, WIDTH),
		       wf_dense_init(wf_at(keys, 3), WIDTH, 1));
}

/* ---- the equation, at one point: scalars t and x ---- */
static wf_val u(wf_val params, wf_val t, wf_val x)
{
	wf_val h = wf_stack(0, t, x);
	for (int i = 0; i < 3; i++)
		h = wf_tanh(wf_dense(wf_at(params, i), h));
	return wf_squeeze(wf_dense(wf_at(params, 3), h), 0);
}
static wf_val u_t(wf_val params, wf_val t, wf_val x) { return wf_apply(wf_grad(u, .argnums = WF_ARG(1)), params, t, x); }
static wf_val u_x(wf_val params, wf_val t, wf_val x) { return wf_apply(wf_grad(u, .argnums = WF_ARG(2)), params, t, x); }
static wf_val u_xx(wf_val params, wf_val t, wf_val x) { return wf_apply(wf_grad(u_x, .argnums = WF_ARG(2)), params, t, x); }

static wf_val residual(wf_val params, wf_val t, wf_val x)
{
	wf_val transport = wf_mul(u(params, t, x), u_x(params, t, x));
	return wf_sub(wf_add(u_t(params, t, x), transport), wf_mul(wf_c(viscosity), u_xx(params, t, x)));
}

static wf_val exact(wf_val t, wf_val x)
{
	return wf_logistic(wf_mul(wf_sub(wf_mul(t, wf_c(0.5)), x), wf_c(0.5 / viscosity)));
}

/* ---- training: the same functions at many points ---- */
static wf_val at_points(wf_fn f, wf_val params, wf_val t, wf_val x)
{
	return wf_apply(wf_vmap(f, .in_axes = { WF_NONE, 0, 0 }), params, t, x);
}

static wf_val loss_fn(wf_val params, wf_val inside, wf_val edge)
{
	wf_val t = wf_at(edge, 0), x = wf_at(edge, 1);
	wf_val equation = wf_mean(wf_square(at_points(wf_fn_of(residual), params, wf_at(inside, 0), wf_at(inside, 1))));
	return wf_add(equation, wf_mse(at_points(wf_fn_of(u), params, t, x), exact(t, x)));
}

static wf_val places(wf_val key, int64_t n) { return wf_sub(wf_mul(wf_uniform(key, n), wf_c(2)), wf_c(1)); }

static wf_val step(wf_val params, wf_val opt_state, wf_val key, wf_val i)
{
	wf_val loss, grads, updates, keys = wf_random_split(wf_random_fold_in(key, i), 4);
	wf_val inside = wf_tuple(wf_uniform(wf_at(keys, 0), INSIDE), places(wf_at(keys, 1), INSIDE));
	wf_val ends = wf_where(wf_less(wf_iota(WF_I32, EDGE), wf_ci(EDGE / 2)), wf_c(-1), wf_c(1)), zeros = wf_zeros(EDGE);
	wf_val edge = wf_tuple(wf_concatenate(0, zeros, wf_uniform(wf_at(keys, 2), EDGE)), wf_concatenate(0, places(wf_at(keys, 3), EDGE), ends));
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, inside, edge), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, opt_state, params), &updates, &opt_state);
	return wf_tuple(wf_apply_updates(params, updates), opt_state, wf_add(i, wf_c(1)), loss);
}

static wf_val error_of(wf_val params)                                    /* |u − exact| / |exact| over a grid */
{
	wf_val t = wf_repeat(wf_linspace(wf_c(0), wf_c(1), GRID), GRID, 0), x = wf_tile(wf_linspace(wf_c(-1), wf_c(1), GRID), GRID);
	wf_val right = exact(t, x), off = wf_sub(at_points(wf_fn_of(u), params, t, x), right);
	return wf_div(wf_linalg_norm(off), wf_linalg_norm(right));
}

static wf_val init(wf_val key)
{
	wf_val start_key, points_key;
	wf_unpack(wf_random_split(key, 2), &start_key, &points_key);
	wf_val params = init_params(start_key);
	return wf_tuple(params, wf_optimizer_init(&adam, params), points_key, wf_zeros_as(WF_I32));
}

static wf_error *run(void)
{
	WF_TREES(key, params, opt_state, i, loss, error);
	long often = steps < 10 ? 1 : steps / 10;

	WF_TRY(wf_prng_key(0, &key));
	WF_TRY(wf_call(init, WF_IN(key), WF_OUT(&params, &opt_state, &key, &i)));
	for (long k = 0; k < steps; k++) {
		WF_TRY(wf_call(wf_jit(step), WF_IN(params, opt_state, key, i), WF_OUT(&params, &opt_state, &i, &loss)));
		if (k % often && k != steps - 1)
			continue;
		WF_TRY(wf_call(error_of, WF_IN(params), WF_OUT(&error)));
		printf("step %ld, loss %.3e, error %.3e\n", k, wf_item(loss), wf_item(error));
	}
	return NULL;
}

int main(int argc, char **argv)
{
	if (argc > 1)
		steps = atol(argv[1]);
	decay = wf_cosine_decay_with((wf_schedule){ .init_value = 0.003, .steps = (double)steps });
	adam = wf_adam_with((wf_adam_opts){ .schedule = &decay });
	wf_must(run());
	return 0;
}

/* accumulate.c: every step's 24 rows fall on the workers and on their 4 micro-batches as they may; some get none, and a mean gradient of
 * NaN with it. The parameters must not depend on the number of workers: weft run --check-parallel 1,2,4 accumulate
 * With the argument "together" gradients are averaged for every micro-batch, else once a step. */
#include <stdio.h>
#include <string.h>
#include <weft.h>

enum { ROWS = 24, WIDTH = 3, MICROS = 4, EPOCHS = 4 };

static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.05),
			  apart = WF_MULTI_STEPS(.inner = &adam, .every = MICROS, .weighted = true, .axis_name = WF_WORKERS),
			  together = WF_MULTI_STEPS(.inner = &adam, .every = MICROS, .weighted = true);
static const wf_optimizer *optimizer = &apart;

static uint32_t mixed(uint32_t x)
{
	x = (x ^ x >> 16) * 0x7feb352dU;
	x = (x ^ x >> 15) * 0x846ca68bU;
	return x ^ x >> 16;
}

static wf_val loss(wf_val params, wf_val x, wf_val y, wf_val weight)     /* summed over this micro-batch's rows */
{
	return wf_sum(wf_mul(weight, wf_square(wf_sub(wf_add(wf_matmul(x, wf_get(params, "w")), wf_get(params, "b")), y))));
}

static wf_val over(wf_val g, wf_val rows) { return wf_div(g, rows); }

static wf_val micro_step(wf_val params, wf_val state, wf_val x, wf_val y, wf_val weight)
{
	wf_val rows = wf_sum(weight), grads = wf_apply(wf_grad(loss), params, x, y, weight), updates;

	if (optimizer == &together) {
		grads = wf_pmean_weighted(grads, rows, WF_WORKERS);
		rows = wf_psum(rows, WF_WORKERS);
	} else {
		grads = wf_tree_map(over, grads, wf_dict("w", rows, "b", rows)); /* without rows NaN */
	}
	wf_unpack(wf_optimizer_update(optimizer, wf_tuple(grads, rows), state, params), &updates, &state);
	return wf_tuple(wf_apply_updates(params, updates), state);
}

static wf_val begin(void)
{
	wf_val params = wf_dict("w", wf_zeros(WIDTH), "b", wf_zeros_as(WF_F32));

	return wf_tuple(params, wf_optimizer_init(optimizer, params));
}

static wf_error *train(wf_worker *worker, const void *config)
{
	float x[ROWS][WIDTH], y[ROWS];
	uint32_t parts = MICROS * (uint32_t)wf_world_size(worker);
	WF_TREES(params, state, xs, ys, weights);

	(void)config;
	for (uint32_t i = 0; i < ROWS; i++) {
		y[i] = (float)(mixed(i + 1) >> 8) * 0x1p-24F;
		for (uint32_t k = 0; k < WIDTH; k++)
			x[i][k] = (float)(mixed(1000 + WIDTH * i + k) >> 8) * 0x1p-24F - 0.5F;
	}
	WF_TRY(wf_array(WF_F32, 2, (const int64_t[]){ ROWS, WIDTH }, x, &xs));
	WF_TRY(wf_array(WF_F32, 1, (const int64_t[]){ ROWS }, y, &ys));
	WF_TRY(wf_call(begin, WF_IN(), WF_OUT(&params, &state)));
	for (uint32_t step = 0; step < EPOCHS; step++) {
		for (uint32_t micro = 0; micro < MICROS; micro++) {
			float weight[ROWS];

			for (uint32_t i = 0; i < ROWS; i++) /* the first micro-batch of every second step is empty */
				weight[i] = (step % 2 ? mixed(77 * step + i) % parts : 1 + mixed(77 * step + i) % (parts - 1)) ==
					    micro * (uint32_t)wf_world_size(worker) + (uint32_t)wf_world_rank(worker);
			WF_TRY(wf_array(WF_F32, 1, (const int64_t[]){ ROWS }, weight, &weights));
			WF_TRY(wf_call(micro_step, WF_IN(params, state, xs, ys, weights), WF_OUT(&params, &state)));
		}
		WF_TRY(wf_report(worker, WF_METRICS("step", (double)step), .checkpoint = params, .verify_replicas = true));
	}
	return NULL;
}

int main(int argc, char **argv)
{
	wf_trainer trainer = { .train_loop_per_worker = train };

	if (argc > 1 && !strcmp(argv[1], "together"))
		optimizer = &together;
	wf_must(wf_trainer_fit(&trainer, argc, argv, NULL));
	return 0;
}

/* Linear regression under the trainer: four workers, each with its own data and its own model, as in Ray Train's JaxTrainer guide. */
#include <weft.h>
#include <stdio.h>

static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.01);

static wf_val make_data(wf_val key)
{
	wf_val x = wf_normal(key, 100, 1);
	wf_val noise = wf_mul(wf_normal(key, 100, 1), wf_c(0.1));
	wf_val y = wf_add(wf_add(wf_mul(wf_c(2), x), wf_c(1)), noise);
	return wf_tuple(x, y);
}

static wf_val linear_model(wf_val params, wf_val x)
{
	return wf_add(wf_matmul(x, wf_get(params, "w")), wf_get(params, "b"));
}

static wf_val loss_fn(wf_val params, wf_val x, wf_val y)
{
	wf_val preds = linear_model(params, x);
	return wf_mean(wf_square(wf_sub(preds, y)));
}

static wf_val train_step(wf_val params, wf_val opt_state, wf_val x, wf_val y)
{
	wf_val loss, grads, updates;
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, x, y), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, opt_state, params), &updates, &opt_state);
	params = wf_apply_updates(params, updates);
	return wf_tuple(params, opt_state, loss);
}

static wf_val init(wf_val key)
{
	wf_val w_key, b_key;
	wf_unpack(wf_random_split(key, 3), &key, &w_key, &b_key);
	wf_val params = wf_dict("w", wf_normal(w_key, 1, 1), "b", wf_normal(b_key, 1));
	return wf_tuple(params, wf_optimizer_init(&adam, params));
}

static wf_error *train_func(wf_worker *worker, const void *config)      /* runs on every worker */
{
	WF_TREES(key, x, y, params, opt_state, loss);
	wf_fn step = wf_jit(train_step);
	int epochs = *(const int *)config;

	WF_TRY(wf_prng_key((uint64_t)wf_process_index(), &key));
	WF_TRY(wf_call(make_data, WF_IN(key), WF_OUT(&x, &y)));
	WF_TRY(wf_call(init, WF_IN(key), WF_OUT(&params, &opt_state)));
	for (int epoch = 0; epoch < epochs; epoch++) {
		WF_TRY(wf_call(step, WF_IN(params, opt_state, x, y), WF_OUT(&params, &opt_state, &loss)));
		WF_TRY(wf_report(worker, WF_METRICS("loss", loss, "epoch", epoch)));
	}
	return NULL;
}

int main(int argc, char **argv)
{
	static const int epochs = 100;
	wf_trainer trainer = {
		.train_loop_per_worker = train_func,
		.train_loop_config = WF_BYTES(&epochs),
		.scaling_config = { .num_workers = 4 },
	};
	wf_result *result = NULL;

	wf_must(wf_trainer_fit(&trainer, argc, argv, &result));       /* does not return in a worker */
	printf("Training finished. Final loss: %.4f\n", wf_result_metric(result, "loss"));
	printf("%s: %s, checkpoint %s\n", result->path ? result->path : "in process", result->error ? wf_error_text(result->error) : "ok",
	       result->checkpoint ? "yes" : "no");
	wf_result_free(result);
	return 0;
}

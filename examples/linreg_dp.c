/* Data-parallel linear regression: one model, 400 rows shared out over the workers, gradients averaged over all rows. The parameters do not
 * depend on the number of workers: weft run --check-parallel 1,2,4 linreg_dp */
#include <weft.h>
#include <stdio.h>

static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.01);

static wf_val make_rows(void)                                            /* those of linreg.c's four workers, one after the other */
{
	wf_val xs[4], ys[4];
	for (unsigned i = 0; i < 4; i++) {
		wf_val key = wf_random_key(i);
		wf_val noise = wf_mul(wf_normal(key, 100, 1), wf_c(0.1));
		xs[i] = wf_normal(key, 100, 1);
		ys[i] = wf_add(wf_add(wf_mul(wf_c(2), xs[i]), wf_c(1)), noise);
	}
	return wf_dict("x", wf_concatenate(0, xs[0], xs[1], xs[2], xs[3]), "y", wf_concatenate(0, ys[0], ys[1], ys[2], ys[3]));
}

static wf_val loss_fn(wf_val params, wf_val batch)                       /* summed over this worker's rows; padding rows weigh 0 */
{
	wf_val preds = wf_add(wf_matmul(wf_get(batch, "x"), wf_get(params, "w")), wf_get(params, "b"));
	wf_val errors = wf_sum(wf_square(wf_sub(preds, wf_get(batch, "y"))), WF_AXES(1));
	return wf_sum(wf_mul(errors, wf_get(batch, "weight")));
}

static wf_val train_step(wf_val params, wf_val opt_state, wf_val batch)
{
	wf_val loss, grads, updates;
	wf_val rows = wf_sum(wf_get(batch, "weight"));
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, batch), &loss, &grads);
	wf_unpack(wf_pmean_weighted(wf_tuple(loss, grads), rows, WF_WORKERS), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, opt_state, params), &updates, &opt_state);
	return wf_tuple(wf_apply_updates(params, updates), opt_state, loss);
}

static wf_val init(wf_val key)
{
	wf_val w_key, b_key;
	wf_unpack(wf_random_split(key, 3), &key, &w_key, &b_key);
	wf_val params = wf_dict("w", wf_normal(w_key, 1, 1), "b", wf_normal(b_key, 1));
	return wf_tuple(params, wf_optimizer_init(&adam, params));
}

static wf_error *train(wf_worker *worker, wf_loader *loader)
{
	WF_TREES(key, params, opt_state, loss, batch);

	WF_TRY(wf_prng_key(0, &key));
	WF_TRY(wf_call(init, WF_IN(key), WF_OUT(&params, &opt_state)));
	for (int epoch = 0; epoch < 100; epoch++) {
		for (;;) {
			WF_TRY(wf_loader_next_batch(loader, &batch));
			if (!batch)
				break;
			WF_TRY(wf_call(train_step, WF_IN(params, opt_state, batch), WF_OUT(&params, &opt_state, &loss)));
		}
		WF_TRY(wf_report(worker, WF_METRICS("loss", loss, "epoch", epoch), .checkpoint = epoch == 99 ? params : NULL));
	}
	return NULL;
}

static wf_error *train_func(wf_worker *worker, const void *config)
{
	WF_TREES(rows);
	WF_DATASETS(data);
	WF_LOADERS(loader);

	(void)config;
	WF_TRY(wf_call(make_rows, WF_IN(), WF_OUT(&rows)));
	WF_TRY(wf_dataset_from_tree(rows, &data));
	WF_TRY(wf_loader_new(data, (wf_loader_opts){ .batch_size = 400 }, &loader));
	return train(worker, loader);
}

int main(int argc, char **argv)
{
	wf_trainer trainer = { .train_loop_per_worker = train_func, .scaling_config = { .num_workers = 4 } };
	wf_result *result = NULL;

	wf_must(wf_trainer_fit(&trainer, argc, argv, &result));
	printf("Training finished. Final loss: %.6f\n", wf_result_metric(result, "loss"));
	wf_result_free(result);
	return 0;
}

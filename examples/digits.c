/* Handwritten digits: a two-layer network on 1,797 images of 8 × 8 pixels, trained data-parallel; resumes where it was stopped. */
#include <weft.h>
#include <stdio.h>

enum { HIDDEN = 128, BATCH = 96, EPOCHS = 40, STEPS = 15 };
#define KEEP 0.8

static const wf_schedule decay = WF_COSINE_DECAY(.init_value = 0.006, .steps = EPOCHS * STEPS);
static const wf_optimizer adam = WF_ADAM(.schedule = &decay);

static wf_val model(wf_val params, wf_val x, wf_val keep)                /* keep: what each hidden unit counts */
{
	x = wf_mul(x, wf_c(1.0 / 16));
	x = wf_relu(wf_dense(wf_get(params, "hidden"), x));
	return wf_dense(wf_get(params, "out"), wf_mul(x, keep));
}

static wf_val loss_fn(wf_val params, wf_val batch, wf_val keep)          /* summed over this worker's rows; padding rows weigh 0 */
{
	wf_val losses = wf_cross_entropy(model(params, wf_get(batch, "x"), keep), wf_get(batch, "y"));
	return wf_sum(wf_mul(losses, wf_get(batch, "weight")));
}

static wf_val train_step(wf_val state, wf_val batch)
{
	wf_val loss, grads, updates, opt_state, key, used, params = wf_get(state, "params");
	wf_val rows = wf_sum(wf_get(batch, "weight"));
	wf_unpack(wf_random_split(wf_get(state, "key"), 2), &key, &used);
	wf_val keep = wf_div(wf_convert(wf_bernoulli(used, wf_c(KEEP), HIDDEN), WF_F32), wf_c(KEEP)); /* dropout: the same units on every worker */
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, batch, keep), &loss, &grads);
	wf_unpack(wf_pmean_weighted(wf_tuple(loss, grads), rows, WF_WORKERS), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, wf_get(state, "opt_state"), params), &updates, &opt_state);
	return wf_tuple(wf_dict("params", wf_apply_updates(params, updates), "opt_state", opt_state, "key", key, "step", wf_add(wf_get(state, "step"), wf_c(1))),
			loss);
}

static wf_val accuracy(wf_val state, wf_val test)
{
	return wf_accuracy(model(wf_get(state, "params"), wf_get(test, "x"), wf_c(1)), wf_get(test, "y"));
}

static wf_val init(wf_val key)
{
	wf_val hidden, out, rest;
	wf_unpack(wf_random_split(key, 3), &hidden, &out, &rest);
	wf_val params = wf_dict("hidden", wf_dense_init(hidden, 64, HIDDEN), "out", wf_dense_init(out, HIDDEN, 10));
	return wf_dict("params", params, "opt_state", wf_optimizer_init(&adam, params), "key", rest, "step", wf_zeros_as(WF_I32));
}

/* the state and the loader's place: from the checkpoint when there is one, else fresh */
static wf_error *start(wf_worker *worker, wf_loader *loader, wf_tree **state)
{
	WF_TREES(key, checkpoint);

	WF_TRY(wf_get_checkpoint(worker, &checkpoint));
	if (checkpoint) {
		WF_TRY(wf_loader_seek(loader, wf_tree_get(checkpoint, "cursor")));
		wf_put(state, wf_tree_retain(wf_tree_get(checkpoint, "state")));
		return NULL;
	}
	WF_TRY(wf_prng_key(0, &key));
	return wf_call(init, WF_IN(key), WF_OUT(state));
}

static wf_error *train(wf_worker *worker, wf_loader *loader, const wf_tree *test)
{
	WF_TREES(state, batch, loss, correct, cursor, checkpoint);
	int64_t epochs = wf_config_integer(worker, "epochs", EPOCHS);

	WF_TRY(start(worker, loader, &state));
	wf_progress(worker, epochs, wf_loader_steps(loader), BATCH);
	for (int64_t epoch = wf_loader_epoch(loader); epoch < epochs; epoch++) {
		double total = 0;

		for (;;) {
			WF_TRY(wf_loader_next_batch(loader, &batch));
			if (!batch)
				break;
			WF_TRY(wf_call(train_step, WF_IN(state, batch), WF_OUT(&state, &loss)));
			total += wf_item(loss);
		}
		WF_TRY(wf_call(accuracy, WF_IN(state, test), WF_OUT(&correct)));
		WF_TRY(wf_loader_cursor(loader, &cursor));
		WF_TRY(wf_tree_dict(WF_NAMED("state", state, "cursor", cursor), &checkpoint));
		WF_TRY(wf_report(worker, WF_METRICS("loss", total / (double)wf_loader_steps(loader), "epoch", epoch, "test_accuracy", correct),
				 .checkpoint = checkpoint, .verify_replicas = true));
	}
	return NULL;
}

static wf_error *train_func(wf_worker *worker, const void *config)
{
	WF_TREES(test);
	WF_TEXTS(path);
	WF_DATASETS(all, test_rows, train_rows);
	WF_LOADERS(loader);

	(void)config;
	WF_TRY(wf_find_data("digits.csv.gz", &path));
	WF_TRY(wf_dataset_csv(path, (wf_csv_opts){ .classes = 10 }, &all)); /* 64 pixels "x", then the digit "y" */
	WF_TRY(wf_dataset_split(all, 0.2, 0, &test_rows, &train_rows)); /* a fixed shuffled fifth is for testing */
	WF_TRY(wf_dataset_tree(test_rows, &test));
	WF_TRY(wf_loader_new(train_rows, (wf_loader_opts){ .batch_size = BATCH, .shuffle = true, .seed = 0 }, &loader));
	return train(worker, loader, test);
}

int main(int argc, char **argv)
{
	wf_trainer trainer = {
		.train_loop_per_worker = train_func,
		.scaling_config = { .num_workers = 4 },
		.run_config = { .checkpoint_config = { .num_to_keep = 2 } },
	};
	wf_result *result = NULL;

	wf_must(wf_trainer_fit(&trainer, argc, argv, &result));
	printf("Test accuracy: %.4f\nThe run lies in %s\n", wf_result_metric(result, "test_accuracy"), result->path ? result->path : "(no folder: in process)");
	wf_result_free(result);
	return 0;
}

/* @NAME@: a two-layer network that learns the last column of a table from the others, on any number of workers; it goes on where it was
 * stopped.
 *	@NAME@ [DATA.csv]          without a file: 1000 rows of y = sin(3 a) + b² */
#include <weft.h>
#include <stdio.h>

enum { HIDDEN = 64, BATCH = 100, EPOCHS = 30 };

static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.01);
static const char *data_file;

/* ---- the model, its loss, one step of training ---- */
static wf_val model(wf_val params, wf_val x)                             /* (rows, columns) → (rows) */
{
	x = wf_tanh(wf_dense(wf_get(params, "hidden"), x));
	return wf_reshape(wf_dense(wf_get(params, "out"), x), -1);
}

static wf_val loss_fn(wf_val params, wf_val batch)                       /* summed over these rows; padding rows weigh 0 */
{
	wf_val errors = wf_square(wf_sub(model(params, wf_get(batch, "x")), wf_get(batch, "y")));
	return wf_sum(wf_mul(errors, wf_get(batch, "weight")));
}

static wf_val train_step(wf_val state, wf_val batch)
{
	wf_val loss, grads, updates, opt_state, params = wf_get(state, "params"), rows = wf_sum(wf_get(batch, "weight"));
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, batch), &loss, &grads);
	wf_unpack(wf_pmean_weighted(wf_tuple(loss, grads), rows, WF_WORKERS), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, wf_get(state, "opt_state"), params), &updates, &opt_state);
	return wf_tuple(wf_dict("params", wf_apply_updates(params, updates), "opt_state", opt_state), loss);
}

static wf_val init(wf_val key, wf_val x)                                 /* x: rows of the data, for their number of columns */
{
	wf_val hidden, out;
	wf_unpack(wf_random_split(key, 2), &hidden, &out);
	wf_val params = wf_dict("hidden", wf_dense_init(hidden, wf_dim(x, 1), HIDDEN), "out", wf_dense_init(out, HIDDEN, 1));
	return wf_dict("params", params, "opt_state", wf_optimizer_init(&adam, params));
}

/* ---- data ---- */
static wf_val make_rows(wf_val key)
{
	wf_val x = wf_normal(key, 1000, 2), a = wf_slice_axis(x, 1, 0, 1), b = wf_slice_axis(x, 1, 1, 2);
	return wf_dict("x", x, "y", wf_reshape(wf_add(wf_sin(wf_mul(a, wf_c(3))), wf_square(b)), -1));
}

static wf_error *open_data(wf_dataset **rows)
{
	WF_TREES(key, made);

	if (data_file)
		return wf_dataset_csv(data_file, (wf_csv_opts){ .wfi_ = 0 }, rows); /* the last column is y, the others are x */
	WF_TRY(wf_prng_key(0, &key));
	WF_TRY(wf_call(make_rows, WF_IN(key), WF_OUT(&made)));
	return wf_dataset_from_tree(made, rows);
}

/* ---- what every worker does ---- */
/* the state and the loader's place: from the checkpoint when there is one, else fresh */
static wf_error *start(wf_worker *worker, wf_loader *loader, const wf_tree *x, wf_tree **state)
{
	WF_TREES(key, checkpoint);

	WF_TRY(wf_get_checkpoint(worker, &checkpoint));
	if (checkpoint) {
		WF_TRY(wf_loader_seek(loader, wf_tree_get(checkpoint, "cursor")));
		wf_put(state, wf_tree_retain(wf_tree_get(checkpoint, "state")));
		return NULL;
	}
	WF_TRY(wf_prng_key(1, &key));
	return wf_call(init, WF_IN(key, x), WF_OUT(state));
}

static wf_error *train(wf_worker *worker, wf_loader *loader, const wf_tree *x)
{
	WF_TREES(state, batch, loss, cursor, checkpoint);
	int64_t epochs = wf_config_integer(worker, "epochs", EPOCHS);    /* weft run --set epochs=100 … */

	WF_TRY(start(worker, loader, x, &state));
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
		WF_TRY(wf_loader_cursor(loader, &cursor));
		WF_TRY(wf_tree_dict(WF_NAMED("state", state, "cursor", cursor), &checkpoint));
		total /= (double)wf_loader_steps(loader);
		WF_TRY(wf_report(worker, WF_METRICS("loss", total, "epoch", epoch), .checkpoint = checkpoint));
	}
	return NULL;
}

static wf_error *train_func(wf_worker *worker, const void *config)
{
	WF_TREES(all);
	WF_DATASETS(rows);
	WF_LOADERS(loader);

	(void)config;
	WF_TRY(open_data(&rows));
	WF_TRY(wf_dataset_tree(rows, &all));
	WF_TRY(wf_loader_new(rows, (wf_loader_opts){ .batch_size = BATCH, .shuffle = true }, &loader));
	return train(worker, loader, wf_tree_get(all, "x"));
}

int main(int argc, char **argv)
{
	wf_trainer trainer = {
		.train_loop_per_worker = train_func,
		.scaling_config = { .num_workers = 2 },
		.run_config = { .checkpoint_config = { .num_to_keep = 2 } },
	};
	wf_result *result = NULL;

	data_file = argc > 1 ? argv[1] : NULL;
	wf_must(wf_trainer_fit(&trainer, argc, argv, &result));
	printf("loss %.6f\nThe run lies in %s\n", wf_result_metric(result, "loss"), result->path ? result->path : "(no folder: in process)");
	wf_result_free(result);
	return 0;
}

/* Fine-tuning a network that JAX exported: its forward function (StableHLO text) and its parameters are read, trained further on four devices,
 * and written again for JAX to load. It comes trained on the digits 0 to 4 only (test/oracle/finetune.py). The module takes 24 rows, so batches
 * are 4 × 24, and the rows beyond are left out of an epoch. */
#include <weft.h>
#include <stdio.h>

enum { DEVICES = 4, BATCH = 96, EPOCHS = 10 };

static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.003);
static wf_fn forward;                                                    /* (params, x: f32[24, 64]) → f32[24, 10] */

static wf_val loss_fn(wf_val params, wf_val batch)
{
	wf_val losses = wf_cross_entropy(wf_apply(forward, params, wf_get(batch, "x")), wf_get(batch, "y"));
	return wf_sum(wf_mul(losses, wf_get(batch, "weight")));
}

static wf_val train_step(wf_val params, wf_val opt_state, wf_val batch)
{
	wf_val loss, grads, updates;
	wf_val rows = wf_sum(wf_get(batch, "weight"));
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, batch), &loss, &grads);
	wf_unpack(wf_pmean_weighted(wf_tuple(loss, grads), rows, "devices"), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, opt_state, params), &updates, &opt_state);
	return wf_tuple(wf_apply_updates(params, updates), opt_state, loss);
}

static wf_val count_right(wf_val params, wf_val batch)                   /* and of how many rows */
{
	wf_val guess = wf_argmax(wf_apply(forward, params, wf_get(batch, "x")), 1), weight = wf_get(batch, "weight");
	wf_val right = wf_convert(wf_equal(guess, wf_convert(wf_get(batch, "y"), WF_I32)), WF_F32);
	return wf_psum(wf_tuple(wf_sum(wf_mul(right, weight)), wf_sum(weight)), "devices");
}

static wf_val init(wf_val params) { return wf_optimizer_init(&adam, params); }
static wf_val first(wf_val leaf) { return wf_at(leaf, 0); }
static wf_val of_one_device(wf_val tree) { return wf_tree_map(first, tree); }
static wf_val predict(wf_val params, wf_val x) { return wf_softmax(wf_apply(forward, params, x)); }

/* element 0 of what every device has */
static double of_first(const wf_tree *t)
{
	float x[DEVICES] = { 0 };
	wf_must(wf_tree_read(t, x, sizeof x));
	return (double)x[0];
}

static wf_error *accuracy(const wf_tree *params, wf_loader *loader, double *out)
{
	WF_TREES(batch, right, rows);
	double n = 0, good = 0;

	for (;;) {
		WF_TRY(wf_loader_next_batch(loader, &batch));
		if (!batch)
			break;
		WF_TRY(wf_call(wf_pmap(count_right, .axis_name = "devices"), WF_IN(params, batch), WF_OUT(&right, &rows)));
		good += of_first(right);
		n += of_first(rows);
	}
	*out = good / n;
	return NULL;
}

static wf_error *train(wf_loader *loader, wf_loader *test, wf_tree **params)
{
	WF_TREES(opt_state, one, batch, loss);
	wf_fn step = wf_pmap(train_step, .axis_name = "devices");
	double right = 0;

	WF_TRY(wf_call(init, WF_IN(*params), WF_OUT(&one)));
	WF_TRY(wf_device_put_replicated(one, wf_get_devices(), &opt_state));
	WF_TRY(wf_device_put_replicated(*params, wf_get_devices(), params));
	WF_TRY(accuracy(*params, test, &right));
	printf("as it came: accuracy %.3f\n", right);
	for (int epoch = 0; epoch < EPOCHS; epoch++) {
		for (;;) {
			WF_TRY(wf_loader_next_batch(loader, &batch));
			if (!batch)
				break;
			WF_TRY(wf_call(step, WF_IN(*params, opt_state, batch), WF_OUT(params, &opt_state, &loss)));
		}
		WF_TRY(accuracy(*params, test, &right));
		printf("epoch %d: loss %.4f, accuracy %.3f\n", epoch, of_first(loss), right);
	}
	return wf_call(of_one_device, WF_IN(*params), WF_OUT(params));
}

/* FOLDER/digits_tuned.mlir: predict(params, x), the parameters' leaves in the order of their names; FOLDER/digits_tuned.npz: the parameters */
static wf_error *save(const char *folder, const wf_tree *params)
{
	static const float zeros[BATCH / DEVICES * 64];
	WF_TREES(x);
	WF_TEXTS(text);
	char path[4096];

	WF_TRY(wf_array(WF_F32, 2, (const int64_t[]){ BATCH / DEVICES, 64 }, zeros, &x));
	WF_TRY(wf_export_stablehlo(wf_fn_of(predict), WF_IN(params, x), &text));
	snprintf(path, sizeof path, "%s/digits_tuned.mlir", folder);
	FILE *f = fopen(path, "w");
	bool written = f && fputs(text, f) >= 0;
	written = f && fclose(f) == 0 && written;
	if (!written)
		return wf_error_new(WF_IO, "%s cannot be written", path);
	snprintf(path, sizeof path, "%s/digits_tuned.npz", folder);
	return wf_npz_write(path, params);
}

static wf_error *run(const char *folder)
{
	WF_TREES(params);
	WF_TEXTS(module, weights, digits);
	WF_DATASETS(all, test_rows, train_rows);
	WF_LOADERS(loader, test);

	WF_TRY(wf_set_cpu_devices(DEVICES));
	WF_TRY(wf_find_data("digits_mlp.mlir", &module));
	WF_TRY(wf_find_data("digits_mlp.npz", &weights));
	WF_TRY(wf_find_data("digits.csv.gz", &digits));
	WF_TRY(wf_import_stablehlo_file(module, NULL, &forward));
	WF_TRY(wf_npz_read(weights, &params));
	WF_TRY(wf_dataset_csv(digits, (wf_csv_opts){ .classes = 10 }, &all));
	WF_TRY(wf_dataset_split(all, 0.2, 0, &test_rows, &train_rows));
	WF_TRY(wf_loader_new(train_rows, (wf_loader_opts){ .batch_size = BATCH, .shuffle = true, .drop_last = true, .devices = DEVICES }, &loader));
	WF_TRY(wf_loader_new(test_rows, (wf_loader_opts){ .batch_size = BATCH, .drop_last = true, .devices = DEVICES }, &test));
	WF_TRY(train(loader, test, &params));
	return folder ? save(folder, params) : NULL;
}

int main(int argc, char **argv)
{
	wf_must(run(argc > 1 ? argv[1] : NULL));                          /* finetune [FOLDER for what it writes] */
	return 0;
}

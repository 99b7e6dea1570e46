/* Image classification: a convolutional network, each step on all devices of all workers at once (pmap), its gradients averaged over them;
 * resumes where it was stopped. By itself it learns the 8 × 8 digits; cnn FOLDER learns MNIST or CIFAR-10 from the files of that folder,
 * named as they are published (MNIST's also .gz). What it prints is at the end of this file; predict.c uses what it has learned. */
#include <weft.h>
#include <stdio.h>

enum { BATCH = 48, EPOCHS = 15, CLASSES = 10 };

static wf_schedule decay = WF_COSINE_DECAY(.init_value = 0.004);         /* over .steps, which the data tells */
static const wf_optimizer adam = WF_ADAM(.schedule = &decay);

/* what a row of the data is; main says which */
static struct { int64_t side, channels; double white; } image = { 8, 1, 16 };

/* ---- the model; x (rows, height, width, channels), from 0 to 1 ---- */
static wf_val conv(wf_val params, wf_val x)
{
	return wf_relu(wf_conv_layer(params, x));
}

static wf_val cnn_model(wf_val params, wf_val x)
{
	x = conv(wf_get(params, "conv1"), wf_sub(wf_mul(x, wf_c(3)), wf_c(1)));
	if (image.side > 8)
		x = wf_avg_pool(x, { 2, 2 }, { 2, 2 }, WF_SAME);
	x = conv(wf_get(params, "conv2"), x);
	x = wf_avg_pool(x, { 2, 2 }, { 2, 2 }, WF_SAME);
	x = conv(wf_get(params, "conv3"), x);
	return wf_dense(wf_get(params, "dense"), wf_flatten(x));
}

static wf_val init(wf_val key)
{
	wf_val k1, k2, k3, k4, rest;
	int64_t left = image.side > 8 ? image.side / 4 : image.side / 2;  /* of a side, after the pools */
	wf_unpack(wf_random_split(key, 5), &k1, &k2, &k3, &k4, &rest);
	wf_val params = wf_dict("conv1", wf_conv_init(k1, 3, 3, image.channels, 16), "conv2", wf_conv_init(k2, 3, 3, 16, 32),
				"conv3", wf_conv_init(k3, 3, 3, 32, 64), "dense", wf_dense_init(k4, left * left * 64, CLASSES));
	return wf_dict("params", params, "opt_state", wf_optimizer_init(&adam, params), "key", rest);
}

/* ---- a step ---- */
static wf_val as_images(wf_val x)
{
	return wf_mul(wf_reshape(wf_convert(x, WF_F32), -1, image.side, image.side, image.channels), wf_c(1 / image.white));
}

static wf_val moved(wf_val key, wf_val x)                                /* one image, by a pixel or two, to any side */
{
	int64_t side = image.side, most = side > 8 ? 2 : 1;
	wf_val corner = wf_concatenate(0, wf_randint(key, wf_c(0), wf_ci(2 * most + 1), 2), wf_zeros_as(WF_I32, 1));
	return wf_dynamic_slice(wf_pad(x, wf_c(0), .low = { most, most }, .high = { most, most }), corner, side, side, image.channels);
}

static wf_val augment(wf_val key, wf_val x)                              /* a key for each row of the whole batch, wherever it is */
{
	wf_val rows = wf_ci(wf_dim(x, 0));
	wf_val row = wf_add(wf_arange(wf_dim(x, 0)), wf_mul(wf_axis_index("batch"), rows));
	wf_val keys = wf_apply(wf_vmap(wf_random_fold_in, .in_axes = { WF_NONE, 0 }), key, row);
	return wf_apply(wf_vmap(moved), keys, x);
}

/* summed over this device's rows; padding rows weigh 0 */
static wf_val loss_fn(wf_val params, wf_val images, wf_val labels, wf_val weight)
{
	return wf_sum(wf_mul(wf_cross_entropy(cnn_model(params, images), labels), weight));
}

static wf_val train_step(wf_val state, wf_val batch)
{
	wf_val loss, grads, updates, opt_state, key, used, params = wf_get(state, "params"), weight = wf_get(batch, "weight");
	wf_unpack(wf_random_split(wf_get(state, "key"), 2), &key, &used);
	wf_val images = augment(used, as_images(wf_get(batch, "x")));
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, images, wf_get(batch, "y"), weight), &loss, &grads);
	wf_unpack(wf_pmean_weighted(wf_tuple(loss, grads), wf_sum(weight), "batch"), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, wf_get(state, "opt_state"), params), &updates, &opt_state);
	return wf_tuple(wf_dict("params", wf_apply_updates(params, updates), "opt_state", opt_state, "key", key), loss);
}

static wf_val count_right(wf_val state, wf_val batch)                    /* and of how many rows */
{
	wf_val guess = wf_argmax(cnn_model(wf_get(state, "params"), as_images(wf_get(batch, "x"))), 1), weight = wf_get(batch, "weight");
	wf_val right = wf_convert(wf_equal(guess, wf_get(batch, "y")), WF_F32);
	return wf_psum(wf_tuple(wf_sum(wf_mul(right, weight)), wf_sum(weight)), "batch");
}

/* the state is one for all devices, a batch has a row of rows for each; what comes out is the same everywhere */
#define ON_ALL_DEVICES(f) wf_pmap(f, .axis_name = "batch", .in_axes = { WF_NONE, 0 }, .out_axes = { WF_NONE, WF_NONE })

static wf_error *accuracy(const wf_tree *state, wf_loader *test, double *fraction)
{
	WF_TREES(batch, right, rows);
	double sum = 0, n = 0;

	for (;;) {
		WF_TRY(wf_loader_next_batch(test, &batch));
		if (!batch)
			break;
		WF_TRY(wf_call(ON_ALL_DEVICES(count_right), WF_IN(state, batch), WF_OUT(&right, &rows)));
		sum += wf_item(right);
		n += wf_item(rows);
	}
	*fraction = sum / n;
	return NULL;
}

/* ---- the training loop of every worker ---- */

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

static wf_error *train(wf_worker *worker, wf_loader *loader, wf_loader *test)
{
	WF_TREES(state, batch, loss, cursor, checkpoint);
	int64_t epochs = wf_config_integer(worker, "epochs", EPOCHS), steps = wf_loader_steps(loader);
	double right = 0;

	decay.steps = (double)(epochs * steps);
	WF_TRY(start(worker, loader, &state));
	wf_progress(worker, epochs, steps, BATCH);
	for (int64_t epoch = wf_loader_epoch(loader); epoch < epochs; epoch++) {
		double total = 0;

		for (;;) {
			WF_TRY(wf_loader_next_batch(loader, &batch));
			if (!batch)
				break;
			WF_TRY(wf_call(ON_ALL_DEVICES(train_step), WF_IN(state, batch), WF_OUT(&state, &loss)));
			total += wf_item(loss);
		}
		WF_TRY(accuracy(state, test, &right));
		WF_TRY(wf_loader_cursor(loader, &cursor));
		WF_TRY(wf_tree_dict(WF_NAMED("state", state, "cursor", cursor), &checkpoint));
		total /= (double)steps;
		WF_TRY(wf_report(worker, WF_METRICS("loss", total, "epoch", epoch, "test_accuracy", right), .checkpoint = checkpoint,
				 .verify_replicas = true));
	}
	return NULL;
}

/* ---- data: "x", the pixels, and "y", the labels ---- */
static const char *folder;                                               /* NULL: the digits */

static bool is_there(const char *name, char path[4096])
{
	snprintf(path, 4096, "%s/%s", folder, name);
	FILE *f = fopen(path, "rb");
	return f && fclose(f) == 0;
}

static wf_error *mnist(const char *which, wf_dataset **out)              /* "train" or "t10k" */
{
	char name[64], pictures[4096], labels[4096];

	snprintf(name, sizeof name, "%s-images-idx3-ubyte", which);
	const char *packed = is_there(name, pictures) ? "" : ".gz";
	snprintf(pictures, sizeof pictures, "%s/%s-images-idx3-ubyte%s", folder, which, packed);
	snprintf(labels, sizeof labels, "%s/%s-labels-idx1-ubyte%s", folder, which, packed);
	return wf_dataset_idx(pictures, labels, out);
}

static wf_error *cifar(const char *const *names, wf_dataset **out)
{
	char path[5][4096];
	const char *paths[6] = { NULL };

	for (int i = 0; names[i]; i++) {
		snprintf(path[i], sizeof path[i], "%s/%s", folder, names[i]);
		paths[i] = path[i];
	}
	return wf_dataset_cifar(paths, (wf_cifar_opts){ .classes = CLASSES }, out);
}

static wf_error *digits(wf_dataset **train_rows, wf_dataset **test_rows)
{
	WF_TEXTS(path);
	WF_DATASETS(all);

	WF_TRY(wf_find_data("digits.csv.gz", &path));
	WF_TRY(wf_dataset_csv(path, (wf_csv_opts){ .classes = CLASSES }, &all)); /* 64 pixels, then the digit */
	return wf_dataset_split(all, 0.2, 0, test_rows, train_rows);     /* a fixed shuffled fifth is for testing */
}

static wf_error *open_data(wf_dataset **train_rows, wf_dataset **test_rows)
{
	static const char *const batches[] = { "data_batch_1.bin", "data_batch_2.bin", "data_batch_3.bin", "data_batch_4.bin", "data_batch_5.bin",
					       NULL };
	static const char *const test_batch[] = { "test_batch.bin", NULL };
	char path[4096];

	if (!folder)
		return digits(train_rows, test_rows);
	image.white = 255;
	if (is_there("test_batch.bin", path)) {
		image.side = 32;
		image.channels = 3;
		WF_TRY(cifar(batches, train_rows));
		return cifar(test_batch, test_rows);
	}
	image.side = 28;
	WF_TRY(mnist("train", train_rows));
	return mnist("t10k", test_rows);
}

static wf_error *train_func(wf_worker *worker, const void *config)
{
	WF_DATASETS(train_rows, test_rows);
	WF_LOADERS(loader, test);
	wf_loader_opts o = { .batch_size = BATCH, .shuffle = true, .drop_last = true, .devices = wf_local_device_count() };

	(void)config;
	WF_TRY(open_data(&train_rows, &test_rows));
	WF_TRY(wf_loader_new(train_rows, o, &loader));
	WF_TRY(wf_loader_new(test_rows, (wf_loader_opts){ .batch_size = 8 * BATCH, .devices = o.devices }, &test));
	return train(worker, loader, test);
}

int main(int argc, char **argv)
{
	wf_trainer trainer = {
		.train_loop_per_worker = train_func,
		.scaling_config = { .num_workers = 2, .devices_per_worker = 2 },
		.run_config = { .checkpoint_config = { .num_to_keep = 2 } },
	};
	wf_result *result = NULL;

	folder = argc > 1 ? argv[1] : NULL;
	wf_must(wf_trainer_fit(&trainer, argc, argv, &result));
	printf("Test accuracy: %.4f\n", wf_result_metric(result, "test_accuracy"));
	wf_result_free(result);
	return 0;
}

/* "weft run cnn" prints, the last digits and times of another machine apart:
 *	run cnn-2026-11-30_21-34-14: 2 workers, in …/weft_results/cnn-2026-11-30_21-34-14
 *	report 0  epoch 1/15  step 29  loss 1.6291  test_accuracy 0.8022
 *	report 1  epoch 2/15  step 58  loss 0.6659  test_accuracy 0.9499
 *	…
 *	report 14  epoch 15/15  step 435  loss 0.0296  test_accuracy 0.9916
 *	Test accuracy: 0.9916
 */

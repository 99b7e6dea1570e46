/* Data-parallel training with pmap on four virtual devices, as JAX's guides show it: parameters replicated, batches sharded, gradients averaged over
 * the devices, a line every 100 batches; then a small convolutional network whose parameters are one for all devices (in_axes). */
#include <weft.h>
#include <stdio.h>

enum { DEVICES = 4, BATCH = 128, BATCHES = 201, EPOCHS = 3 };
static const double learning_rate = 0.005;

/* ---- the linear model y = 2 x + 1 ---- */
static wf_val init_params(wf_val rng)
{
	wf_val weights_key, bias_key;
	wf_unpack(wf_random_split(rng, 2), &weights_key, &bias_key);
	wf_val weight = wf_normal(weights_key);
	wf_val bias = wf_normal(bias_key);
	return wf_dict("weight", weight, "bias", bias);
}

static wf_val make_data(wf_val rng)
{
	wf_val xs = wf_normal(rng, BATCHES * DEVICES * BATCH, 1);
	return wf_dict("x", xs, "y", wf_add(wf_mul(xs, wf_c(2)), wf_c(1)));
}

static wf_val loss_fn(wf_val params, wf_val xs, wf_val ys)
{
	wf_val pred = wf_add(wf_mul(wf_get(params, "weight"), xs), wf_get(params, "bias"));
	return wf_mean(wf_square(wf_sub(pred, ys)));
}

static wf_val sgd(wf_val param, wf_val g, const void *rate)
{
	return wf_sub(param, wf_mul(g, wf_c(*(const double *)rate)));
}

static wf_val update_fn(wf_val params, wf_val xs, wf_val ys)
{
	wf_val loss, grads;
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, xs, ys), &loss, &grads);

	grads = wf_pmean(grads, "batch");
	loss = wf_pmean(loss, "batch");

	wf_val new_params = wf_tree_map(wf_bind(sgd, &learning_rate), params, grads);
	return wf_tuple(new_params, loss);
}

static wf_val mean(wf_val loss) { return wf_mean(loss); }

static wf_error *train_epoch(wf_tree **params, wf_loader *data_loader, wf_devices devices, double *average)
{
	WF_TREES(xs, ys, loss, over_devices);
	wf_fn update = wf_pmap(update_fn, .axis_name = "batch");
	double total_loss = 0;
	int batch_idx = 0;

	for (;; batch_idx++) {
		WF_TRY(wf_loader_next(data_loader, &xs, &ys));
		if (!xs)
			break;
		WF_TRY(wf_device_put_sharded(xs, devices, &xs));
		WF_TRY(wf_device_put_sharded(ys, devices, &ys));

		WF_TRY(wf_call(update, WF_IN(*params, xs, ys), WF_OUT(params, &loss)));
		WF_TRY(wf_call(mean, WF_IN(loss), WF_OUT(&over_devices)));
		total_loss += wf_item(over_devices);

		if (batch_idx % 100 == 0)
			printf("Batch %d, Loss: %.4f\n", batch_idx, wf_item(over_devices));
	}
	*average = total_loss / batch_idx;
	return NULL;
}

static wf_error *train(wf_devices devices, wf_tree *data_key, wf_tree *params_key)
{
	WF_TREES(columns, params);
	WF_DATASETS(data);
	WF_LOADERS(data_loader);
	double avg_loss = 0;

	WF_TRY(wf_call(make_data, WF_IN(data_key), WF_OUT(&columns)));
	WF_TRY(wf_dataset_from_tree(columns, &data));
	WF_TRY(wf_loader_new(data, (wf_loader_opts){ .batch_size = DEVICES * BATCH }, &data_loader));
	WF_TRY(wf_call(init_params, WF_IN(params_key), WF_OUT(&params)));
	WF_TRY(wf_device_put_replicated(params, devices, &params));
	for (int epoch = 0; epoch < EPOCHS; epoch++) {
		WF_TRY(train_epoch(&params, data_loader, devices, &avg_loss));
		printf("Epoch %d, Average Loss: %.4f\n", epoch, avg_loss);
	}
	return NULL;
}

/* ---- image classification ---- */
static wf_val cnn_model(wf_val params, wf_val x)
{
	x = wf_conv(x, wf_get(params, "conv1"), {1, 1}, WF_SAME);
	x = wf_relu(x);
	x = wf_avg_pool(x, {2, 2}, {2, 2}, WF_SAME, .channels_first = true);
	return wf_matmul(wf_flatten(x), wf_get(params, "dense"));
}

static wf_val cnn_loss(wf_val params, wf_val images, wf_val labels)
{
	return wf_mean(wf_cross_entropy(cnn_model(params, images), labels));
}

static wf_val cnn_step(wf_val params, wf_val batch_images, wf_val batch_labels)
{
	wf_val loss, grads;
	wf_unpack(wf_apply(wf_value_and_grad(cnn_loss), params, batch_images, batch_labels), &loss, &grads);
	grads = wf_pmean(grads, "batch");
	loss = wf_pmean(loss, "batch");
	return wf_tuple(wf_tree_map(wf_bind(sgd, &learning_rate), params, grads), loss);
}

static wf_val cnn_data(wf_val key)
{
	wf_val images_key, conv_key, dense_key;
	wf_unpack(wf_random_split(key, 3), &images_key, &conv_key, &dense_key);
	wf_val images = wf_normal(images_key, DEVICES, 2, 1, 8, 8);
	wf_val labels = wf_astype(wf_greater(wf_mean(images, .axes = WF_AXES(2, 3, 4)), wf_c(0)), WF_I32);
	wf_val params = wf_dict("conv1", wf_normal(conv_key, 4, 1, 3, 3), "dense", wf_mul(wf_normal(dense_key, 64, 2), wf_c(0.1)));
	return wf_tuple(params, images, labels);
}

static wf_error *cnn_train(wf_tree *key)
{
	WF_TREES(params, images, labels, loss);
	/* a tree of arrays has no equality and no hash: the guide's static_broadcasted_argnums = (0,) is refused, and the error says what it meant */
	wf_fn as_written = wf_pmap(cnn_step, .axis_name = "batch", .static_broadcasted_argnums = WF_ARG(0));
	wf_fn step = wf_pmap(cnn_step, .axis_name = "batch", .in_axes = { WF_NONE, 0, 0 }, .out_axes = { WF_NONE, WF_NONE });

	WF_TRY(wf_call(cnn_data, WF_IN(key), WF_OUT(&params, &images, &labels)));
	wf_error *err = wf_call(as_written, WF_IN(params, images, labels), WF_OUT(&params, &loss));
	printf("As the guide has it: %s\n", err ? wf_error_message(err) : "no error");
	wf_error_free(err);
	for (int i = 0; i <= 20; i++) {
		WF_TRY(wf_call(step, WF_IN(params, images, labels), WF_OUT(&params, &loss)));
		if (i % 10 == 0)
			printf("CNN step %d, Loss: %.4f\n", i, wf_item(loss));
	}
	return NULL;
}

static wf_val keys(wf_val key)
{
	wf_val data_key, params_key, cnn_key;
	wf_unpack(wf_random_split(key, 3), &data_key, &params_key, &cnn_key);
	return wf_tuple(data_key, params_key, cnn_key);
}

static wf_error *run(void)
{
	WF_TREES(rng_key, data_key, params_key, cnn_key);
	wf_devices devices = wf_get_devices();

	printf("devices: %d\n", wf_local_device_count());
	for (int i = 0; i < devices.n; i++)
		printf("  %s\n", wf_device_name(devices.v[i]));
	WF_TRY(wf_prng_key(0, &rng_key));
	WF_TRY(wf_call(keys, WF_IN(rng_key), WF_OUT(&data_key, &params_key, &cnn_key)));
	WF_TRY(train(devices, data_key, params_key));
	return cnn_train(cnn_key);
}

int main(void)
{
	wf_must(wf_set_cpu_devices(DEVICES));         /* virtual ones, whatever the machine has */
	wf_must(run());
	return 0;
}

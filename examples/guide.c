/* Data-parallel training with pmap on four virtual devices: the linear model y = 2 x + 1 and plain SGD, gradients averaged over the devices. */
#include <weft.h>
#include <stdio.h>

static const double learning_rate = 0.005;

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
	wf_val xs = wf_normal(rng, 4, 8, 1);
	return wf_tuple(xs, wf_add(wf_mul(xs, wf_c(2)), wf_c(1)));
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

static wf_val keys(wf_val key)
{
	wf_val data_key, params_key;
	wf_unpack(wf_random_split(key, 2), &data_key, &params_key);
	return wf_tuple(data_key, params_key);
}

static void print_losses(int step, const wf_tree *loss)
{
	float v[64];
	int n = (int)wf_tree_dim(loss, 0);

	wf_must(wf_tree_read(loss, v, (size_t)n * sizeof *v));
	printf("Step %d, loss on each device:", step);
	for (int i = 0; i < n; i++)
		printf(" %.6f", (double)v[i]);
	printf("\n");
}

static wf_error *train(int steps)
{
	WF_TREES(rng_key, data_key, params_key, params, xs, ys, loss);
	wf_devices devices = wf_get_devices();
	wf_fn update = wf_pmap(update_fn, .axis_name = "batch");

	printf("devices: %d\n", wf_local_device_count());
	for (int i = 0; i < devices.n; i++)
		printf("  %s\n", wf_device_name(devices.v[i]));

	WF_TRY(wf_prng_key(0, &rng_key));
	WF_TRY(wf_call(keys, WF_IN(rng_key), WF_OUT(&data_key, &params_key)));
	WF_TRY(wf_call(make_data, WF_IN(data_key), WF_OUT(&xs, &ys)));
	WF_TRY(wf_call(init_params, WF_IN(params_key), WF_OUT(&params)));
	WF_TRY(wf_device_put_replicated(params, devices, &params));
	WF_TRY(wf_device_put_sharded(xs, devices, &xs));
	WF_TRY(wf_device_put_sharded(ys, devices, &ys));
	for (int step = 0; step < steps; step++) {
		WF_TRY(wf_call(update, WF_IN(params, xs, ys), WF_OUT(&params, &loss)));
		print_losses(step, loss);
	}
	return NULL;
}

int main(void)
{
	wf_must(wf_set_cpu_devices(4));         /* virtual ones, whatever the machine has */
	wf_must(train(3));
	return 0;
}

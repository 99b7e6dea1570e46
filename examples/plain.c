/* The same regression without the trainer: one process, a jitted step in a loop. */
#include <weft.h>
#include <stdio.h>

static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.01);

static wf_val make_data(wf_val key)
{
	wf_val x = wf_normal(key, 100, 1);
	wf_val noise = wf_mul(wf_normal(key, 100, 1), wf_c(0.1));
	return wf_tuple(x, wf_add(wf_add(wf_mul(wf_c(2), x), wf_c(1)), noise));
}

static wf_val linear_model(wf_val params, wf_val x)
{
	return wf_add(wf_matmul(x, wf_get(params, "w")), wf_get(params, "b"));
}

static wf_val loss_fn(wf_val params, wf_val x, wf_val y)
{
	return wf_mean(wf_square(wf_sub(linear_model(params, x), y)));
}

static wf_val train_step(wf_val params, wf_val opt_state, wf_val x, wf_val y)
{
	wf_val loss, grads, updates;
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, x, y), &loss, &grads);
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

int main(void)
{
	wf_tree *key = NULL, *x = NULL, *y = NULL, *params = NULL, *opt_state = NULL, *loss = NULL;

	wf_must(wf_prng_key(0, &key));
	wf_must(wf_call(make_data, WF_IN(key), WF_OUT(&x, &y)));
	wf_must(wf_call(init, WF_IN(key), WF_OUT(&params, &opt_state)));
	printf("Starting training...\n");
	for (int epoch = 0; epoch < 100; epoch++) {
		wf_must(wf_call(wf_jit(train_step), WF_IN(params, opt_state, x, y), WF_OUT(&params, &opt_state, &loss)));
		if (epoch % 10 == 0)
			printf("Epoch %d, Loss: %.4f\n", epoch, wf_item(loss));
	}
	printf("Training finished.\n");
	printf("Learned parameters: w=%.4f, b=%.4f\n", wf_item(wf_tree_get(params, "w")), wf_item(wf_tree_get(params, "b")));
	wf_release(&key, &x, &y, &params, &opt_state, &loss);
	return 0;
}

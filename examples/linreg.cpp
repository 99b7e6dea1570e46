/* Linear regression in C++: linreg.c's four workers, each with its own data and its own model, with operators, lambdas and handles. It prints
 *
 *	Training finished. Final loss: 11.4373
 */
#include <cstdio>
#include <weft/weft.hpp>

using weft::tree, weft::val;

static const weft::optimizer adam = weft::adam(0.01);

static val make_data(val key)
{
	val x = weft::normal(key, { 100, 1 });
	return weft::tuple(x, 2 * x + 1 + weft::normal(key, { 100, 1 }) * 0.1);
}

static val init(val key)
{
	val keys = weft::split(key, 3);
	val params = weft::dict({ { "w", weft::normal(keys[1], { 1, 1 }) }, { "b", weft::normal(keys[2], { 1 }) } });
	return weft::tuple(params, adam.init(params));
}

static val loss_fn(val params, val x, val y)
{
	return weft::mean(weft::square(weft::matmul(x, params["w"]) + params["b"] - y));
}

static val train_step(val params, val opt_state, val x, val y)
{
	auto [loss, grads] = weft::unpack<2>(weft::value_and_grad(loss_fn)(params, x, y));
	auto [updates, state] = weft::unpack<2>(adam.update(grads, opt_state, params));
	return weft::tuple(weft::apply_updates(params, updates), state, loss);
}

int main(int argc, char **argv)
{
	const int epochs = 100;
	wf_trainer trainer = {};
	trainer.scaling_config.num_workers = 4;

	auto loop = [&](weft::worker worker) { /* runs on every worker */
		weft::fn step = weft::jit(train_step);
		tree key = weft::prng_key(static_cast<uint64_t>(wf_process_index())), x, y, params, opt_state, loss;

		weft::call(make_data, { key }, { x, y });
		weft::call(init, { key }, { params, opt_state });
		for (int epoch = 0; epoch < epochs; epoch++) {
			weft::call(step, { params, opt_state, x, y }, { params, opt_state, loss });
			worker.report({ { "loss", loss }, { "epoch", epoch } });
		}
	};
	try {
		weft::result result = weft::fit(trainer, loop, argc, argv); /* does not return in a worker */
		std::printf("Training finished. Final loss: %.4f\n", result.metric("loss"));
	} catch (const weft::error &e) {
		std::fprintf(stderr, "%s\n", e.what());
		return 1;
	}
}

/* steps.c: training steps of the models that bench/README.md compares with JAX and PyTorch: an MLP, two CNNs and a GPT, f32. Prints one JSON line.
 * usage: steps mlp|cnn28|cnn32|gpt [BATCH [sgdm|adam [SECONDS [DEVICES]]]]
 * DEVICES: the batch is shared by so many virtual devices (wf_pmap); parameters are one for all (in_axes WF_NONE). With `stacked` behind it each
 * device has a copy of its own, along a leading axis, as jax.pmap is mostly used. */
#define _POSIX_C_SOURCE 200809L
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <weft.h>

static int64_t batch, image, channels; /* batch: of one device */
static int devices = 1;
static bool stacked;
static const wf_optimizer sgdm = WF_SGD(.learning_rate = 0.01, .momentum = 0.9), adam = WF_ADAM(.learning_rate = 3e-4);
static const wf_optimizer *optimizer = &sgdm;

static wf_val cross_entropy(wf_val logits, wf_val y)
{
	return wf_mean(wf_cross_entropy(logits, y));
}

static wf_val scaled(double scale, wf_val x)
{
	return wf_mul(x, wf_c(scale));
}

/* ---- MLP 784-512-256-10 ---- */

static wf_val mlp_init(wf_val key)
{
	wf_val k = wf_random_split(key, 3);

	return wf_dict("w1", scaled(0.0505, wf_normal(wf_at(k, 0), 784, 512)), "b1", wf_zeros(512), "w2",
	               scaled(0.0625, wf_normal(wf_at(k, 1), 512, 256)), "b2", wf_zeros(256), "w3",
	               scaled(0.0884, wf_normal(wf_at(k, 2), 256, 10)), "b3", wf_zeros(10));
}

static wf_val layer(wf_val p, const char *w, const char *b, wf_val x)
{
	return wf_add(wf_matmul(x, wf_get(p, w)), wf_get(p, b));
}

static wf_val mlp_loss(wf_val p, wf_val x, wf_val y)
{
	return cross_entropy(layer(p, "w3", "b3", wf_relu(layer(p, "w2", "b2", wf_relu(layer(p, "w1", "b1", x))))), y);
}

static wf_val mlp_data(wf_val key)
{
	return wf_tuple(wf_normal(key, batch, 784), wf_randint(key, wf_c(0), wf_c(10), batch));
}

/* ---- CNN: conv 3×3×32, relu, pool 2; conv 3×3×64, relu, pool 2; dense 10; NHWC ---- */

static wf_val cnn_init(wf_val key)
{
	wf_val k = wf_random_split(key, 3);
	int64_t flat = image / 4 * (image / 4) * 64;

	return wf_dict("c1", scaled(0.2, wf_normal(wf_at(k, 0), 3, 3, channels, 32)), "b1", wf_zeros(32), "c2",
	               scaled(0.0833, wf_normal(wf_at(k, 1), 3, 3, 32, 64)), "b2", wf_zeros(64), "w",
	               scaled(0.02, wf_normal(wf_at(k, 2), flat, 10)), "b", wf_zeros(10));
}

static wf_val pool(wf_val x, int64_t side, int64_t c)
{
	return wf_mean(wf_reshape(x, batch, side / 2, 2, side / 2, 2, c), .axes = WF_AXES(2, 4));
}

static wf_val cnn_loss(wf_val p, wf_val x, wf_val y)
{
	x = wf_conv(x, wf_get(p, "c1"), .padding = WF_SAME, .channels_last = true);
	x = pool(wf_relu(wf_add(x, wf_get(p, "b1"))), image, 32);
	x = wf_conv(x, wf_get(p, "c2"), .padding = WF_SAME, .channels_last = true);
	x = pool(wf_relu(wf_add(x, wf_get(p, "b2"))), image / 2, 64);
	return cross_entropy(layer(p, "w", "b", wf_reshape(x, batch, image / 4 * (image / 4) * 64)), y);
}

static wf_val cnn_data(wf_val key)
{
	return wf_tuple(wf_normal(key, batch, image, image, channels), wf_randint(key, wf_c(0), wf_c(10), batch));
}

/* ---- GPT: 4 layers, 256 wide, 8 heads, 128 tokens, vocabulary 256 ---- */
enum { LAYERS = 4, D = 256, HEADS = 8, T = 128, V = 256 };

static wf_val block_init(wf_val key)
{
	wf_val k = wf_random_split(key, 4);

	return wf_dict("g1", wf_ones(D), "c1", wf_zeros(D), "qkv", scaled(0.02, wf_normal(wf_at(k, 0), D, 3 * D)), "bqkv", wf_zeros(3 * D), "o",
	               scaled(0.02, wf_normal(wf_at(k, 1), D, D)), "bo", wf_zeros(D), "g2", wf_ones(D), "c2", wf_zeros(D), "w1",
	               scaled(0.02, wf_normal(wf_at(k, 2), D, 4 * D)), "b1", wf_zeros(4 * D), "w2",
	               scaled(0.02, wf_normal(wf_at(k, 3), 4 * D, D)), "b2", wf_zeros(D));
}

static wf_val gpt_init(wf_val key)
{
	wf_val k = wf_random_split(key, 3 + LAYERS);

	return wf_dict("te", scaled(0.02, wf_normal(wf_at(k, 0), V, D)), "pe", scaled(0.02, wf_normal(wf_at(k, 1), T, D)), "head",
	               scaled(0.02, wf_normal(wf_at(k, 2), D, V)), "gf", wf_ones(D), "cf", wf_zeros(D), "l0", block_init(wf_at(k, 3)), "l1",
	               block_init(wf_at(k, 4)), "l2", block_init(wf_at(k, 5)), "l3", block_init(wf_at(k, 6)));
}

static wf_val norm(wf_val x, wf_val g, wf_val b)
{
	wf_val m = wf_mean(x, .axes = WF_AXES(-1), .keepdims = true), c = wf_sub(x, m);
	wf_val v = wf_mean(wf_square(c), .axes = WF_AXES(-1), .keepdims = true);

	return wf_add(wf_mul(wf_mul(c, wf_rsqrt(wf_add(v, wf_c(1e-5)))), g), b);
}

static wf_val heads(wf_val h, int64_t first) /* [B·T, 3·D] → [B, HEADS, T, D / HEADS] */
{
	h = wf_reshape(h, batch, T, 3 * HEADS, D / HEADS);
	h = wf_slice_axis(h, 2, first * HEADS, (first + 1) * HEADS);
	return wf_transpose(h, 0, 2, 1, 3);
}

static wf_val block(wf_val p, wf_val x)
{
	wf_val h = layer(p, "qkv", "bqkv", norm(x, wf_get(p, "g1"), wf_get(p, "c1")));
	wf_val q = heads(h, 0), k = heads(h, 1), v = heads(h, 2), row = wf_arange(T);
	wf_val s = wf_mul(wf_matmul(q, wf_transpose(k, 0, 1, 3, 2)), wf_c(1 / 5.656854249492381));
	s = wf_softmax(wf_where(wf_less_equal(row, wf_reshape(row, T, 1)), s, wf_c(-1e30)));
	wf_val o = wf_reshape(wf_transpose(wf_matmul(s, v), 0, 2, 1, 3), batch * T, D);
	x = wf_add(x, layer(p, "o", "bo", o));
	h = wf_gelu(layer(p, "w1", "b1", norm(x, wf_get(p, "g2"), wf_get(p, "c2"))));
	return wf_add(x, layer(p, "w2", "b2", h));
}

static wf_val gpt_loss(wf_val p, wf_val x, wf_val y)
{
	static const char *const name[] = { "l0", "l1", "l2", "l3" };
	wf_val h = wf_reshape(wf_add(wf_embed(wf_dict("embedding", wf_get(p, "te")), x), wf_get(p, "pe")), batch * T, D);

	for (int i = 0; i < LAYERS; i++)
		h = block(wf_get(p, name[i]), h);
	return cross_entropy(wf_matmul(norm(h, wf_get(p, "gf"), wf_get(p, "cf")), wf_get(p, "head")), wf_reshape(y, batch * T));
}

static wf_val gpt_data(wf_val key)
{
	return wf_tuple(wf_randint(wf_at(wf_random_split(key, 2), 0), wf_c(0), wf_c(V), batch, T),
	                wf_randint(wf_at(wf_random_split(key, 2), 1), wf_c(0), wf_c(V), batch, T));
}

/* ---- the step ---- */
#define AXIS "batch"

typedef struct work {
	const char *name;
	int64_t batch, image, channels;
	wf_val (*init)(wf_val key);
	wf_val (*data)(wf_val key);
	wf_val (*loss)(wf_val p, wf_val x, wf_val y);
} work;

static const work works[] = {
	{ "mlp", 128, 0, 0, mlp_init, mlp_data, mlp_loss },
	{ "cnn28", 64, 28, 1, cnn_init, cnn_data, cnn_loss },
	{ "cnn32", 64, 32, 3, cnn_init, cnn_data, cnn_loss },
	{ "gpt", 16, 0, 0, gpt_init, gpt_data, gpt_loss },
};
static const work *current;

/* (devices, …): rows of their own for each device, or the same for all */
static wf_val rows_of(wf_val k)
{
	return current->data(k);
}

static wf_val fresh(wf_val key)
{
	wf_val params = current->init(key);

	return wf_tuple(params, wf_optimizer_init(optimizer, params));
}

static wf_val start(wf_val key)
{
	wf_val k = wf_random_split(key, 2), one = wf_at(k, 0), keys = wf_random_split(wf_at(k, 1), devices);

	if (devices == 1)
		return wf_tuple(wf_apply(fresh, one), wf_apply(rows_of, wf_at(k, 1)));
	wf_val data = wf_apply(wf_vmap(rows_of), keys);
	return wf_tuple(stacked ? wf_apply(wf_vmap(fresh, .in_axes = { WF_NONE }, .axis_size = devices), one) : wf_apply(fresh, one), data);
}

static wf_val train_step(wf_val model, wf_val data)
{
	wf_val params, state, x, y, loss, grads, updates;

	wf_unpack(model, &params, &state);
	wf_unpack(data, &x, &y);
	wf_unpack(wf_apply(wf_value_and_grad(current->loss), params, x, y), &loss, &grads);
	if (devices > 1) {
		grads = wf_pmean(grads, AXIS);
		loss = wf_pmean(loss, AXIS);
	}
	wf_unpack(wf_optimizer_update(optimizer, grads, state, params), &updates, &state);
	return wf_tuple(wf_tuple(wf_apply_updates(params, updates), state), loss);
}

static wf_fn step_function(void)
{
	if (devices == 1)
		return wf_jit(train_step);
	if (stacked)
		return wf_pmap(train_step, .axis_name = AXIS, .out_axes = { 0, WF_NONE });
	return wf_pmap(train_step, .axis_name = AXIS, .in_axes = { WF_NONE, 0 }, .out_axes = { WF_NONE, WF_NONE });
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return (x > y) - (x < y);
}

static int usage(void)
{
	fprintf(stderr, "usage: steps mlp|cnn28|cnn32|gpt [BATCH [sgdm|adam [SECONDS [DEVICES [stacked]]]]]\n");
	return 2;
}

static bool options(int argc, char **argv, double *seconds)
{
	for (size_t i = 0; i < sizeof works / sizeof *works && argc > 1; i++)
		if (!strcmp(works[i].name, argv[1]))
			current = &works[i];
	if (!current)
		return false;
	batch = argc > 2 ? atoll(argv[2]) : current->batch;
	image = current->image;
	channels = current->channels;
	if (argc > 3 && !strcmp(argv[3], "adam"))
		optimizer = &adam;
	*seconds = argc > 4 ? atof(argv[4]) : 3;
	devices = argc > 5 ? atoi(argv[5]) : 1;
	stacked = argc > 6 && !strcmp(argv[6], "stacked");
	if (batch < 1 || devices < 1 || batch % devices)
		return false;
	batch /= devices;
	return true;
}

/* times of steps, at least five, until the seconds are over; how many */
static int measure(wf_tree **model, const wf_tree *data, wf_tree **loss, double seconds, double *times, int most)
{
	int n = 0;

	for (double until = now() + seconds; n < most && (n < 5 || now() < until); n++) {
		double t = now();
		wf_must(wf_call(step_function(), WF_IN(*model, data), WF_OUT(model, loss)));
		times[n] = now() - t;
	}
	qsort(times, (size_t)n, sizeof *times, by_value);
	return n;
}

int main(int argc, char **argv)
{
	static double times[100000];
	const char *t0 = getenv("BENCH_T0");
	double begin = t0 ? atof(t0) : now(), seconds;
	WF_TREES(key, model, data, loss);
	struct rusage use;

	if (!options(argc, argv, &seconds))
		return usage();
	if (devices > 1)
		wf_must(wf_set_cpu_devices(devices));
	wf_must(wf_prng_key(0, &key));
	wf_must(wf_call(start, WF_IN(key), WF_OUT(&model, &data)));
	double before = now();
	wf_must(wf_call(step_function(), WF_IN(model, data), WF_OUT(&model, &loss)));
	double first = now();
	int n = measure(&model, data, &loss, seconds, times, sizeof times / sizeof *times);
	getrusage(RUSAGE_SELF, &use);
	/* the first call compiles and runs a step: the rest of it is the compiler's */
	double step = times[n / 2], compile = first - before > step ? first - before - step : 0;
	printf("RESULT {\"work\": \"%s\", \"batch\": %lld, \"devices\": %d, \"step_ms\": %.4f, \"step_ms_min\": %.4f, \"steps\": %d, \"first_call_ms\": %.1f, "
	       "\"compile_ms\": %.2f, \"first_step_at_s\": %.4f, \"peak_rss_mb\": %.1f, \"loss\": %.5g}\n",
	       current->name, (long long)batch * devices, devices, 1e3 * step, 1e3 * times[0], n, 1e3 * (first - before), 1e3 * compile, first - begin,
	       (double)use.ru_maxrss / 1024, wf_item(loss));
	return 0;
}

/* linreg.c: linear regression (rows × columns, Adam, loss read every epoch) as bench/README.md compares it with JAX: prints one JSON line with
 * the time from process start (BENCH_T0: CLOCK_MONOTONIC seconds when the parent started it) to the first finished step, µs a step, memory.
 * usage: linreg [ROWS [COLUMNS [EPOCHS]]] */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <weft.h>

static int64_t rows = 1000, columns = 10;
static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.01);

static wf_val start(wf_val key)
{
	wf_val k = wf_random_split(key, 4);
	wf_val x = wf_normal(wf_at(k, 0), rows, columns);
	wf_val y = wf_add(wf_matmul(x, wf_normal(wf_at(k, 1), columns, 1)), wf_c(1));
	y = wf_add(y, wf_mul(wf_c(0.1), wf_normal(wf_at(k, 2), rows, 1)));
	wf_val params = wf_dict("w", wf_normal(wf_at(k, 3), columns, 1), "b", wf_zeros(1));
	return wf_tuple(x, y, params, wf_optimizer_init(&adam, params));
}

static wf_val loss_fn(wf_val params, wf_val x, wf_val y)
{
	return wf_mean(wf_square(wf_sub(wf_add(wf_matmul(x, wf_get(params, "w")), wf_get(params, "b")), y)));
}

static wf_val train_step(wf_val params, wf_val state, wf_val x, wf_val y)
{
	wf_val loss, grads, updates;
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, x, y), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, state, params), &updates, &state);
	return wf_tuple(wf_apply_updates(params, updates), state, loss);
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv)
{
	const char *t0 = getenv("BENCH_T0");
	double begin = t0 ? atof(t0) : now(), first = 0;
	WF_TREES(key, x, y, params, state, loss);
	struct rusage use;
	int epochs = 2000;

	if (argc > 1)
		rows = atoll(argv[1]);
	if (argc > 2)
		columns = atoll(argv[2]);
	if (argc > 3)
		epochs = atoi(argv[3]);
	wf_must(wf_prng_key(0, &key));
	wf_must(wf_call(start, WF_IN(key), WF_OUT(&x, &y, &params, &state)));
	double loss_value = 0;
	for (int e = 0; e < epochs; e++) {
		wf_must(wf_call(wf_jit(train_step), WF_IN(params, state, x, y), WF_OUT(&params, &state, &loss)));
		loss_value = wf_item(loss);
		if (!e)
			first = now();
	}
	double each = (now() - first) / (epochs > 1 ? epochs - 1 : 1);
	getrusage(RUSAGE_SELF, &use);
	printf("RESULT {\"work\": \"linreg_weft\", \"rows\": %lld, \"columns\": %lld, \"first_step_at_s\": %.4f, \"epochs_us_each\": %.2f, \"step_ms\": %.6f, \"peak_rss_mb\": %.1f, \"loss\": %.6g}\n",
	       (long long)rows, (long long)columns, first - begin, each * 1e6, each * 1e3, (double)use.ru_maxrss / 1024, loss_value);
	return 0;
}

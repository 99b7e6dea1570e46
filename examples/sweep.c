/* How much of a result is luck? One small network trained 64 times on the digits, each time from another seed, in one program: training from the first
 * step to the last is a function of a key, and vmap runs it for 64 keys at once.
 *
 *	sweep [STEPS]           prints, with 300 steps,
 *	loss: best 0.1436 (seed 49), median 0.1619, worst 0.1837
 *	accuracy: best 0.9721 (seed 49), median 0.9582, worst 0.9471
 */
#include <weft.h>
#include <stdio.h>
#include <stdlib.h>

enum { SEEDS = 64, HIDDEN = 32, BATCH = 64 };
static int64_t steps = 300;

static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.003);

static wf_val init_params(wf_val key)
{
	wf_val hidden, out;
	wf_unpack(wf_random_split(key, 2), &hidden, &out);
	return wf_dict("hidden", wf_dense_init(hidden, 64, HIDDEN), "out", wf_dense_init(out, HIDDEN, 10));
}

static wf_val model(wf_val params, wf_val x)
{
	return wf_dense(wf_get(params, "out"), wf_relu(wf_dense(wf_get(params, "hidden"), wf_mul(x, wf_c(1.0 / 16)))));
}

static wf_val loss_fn(wf_val params, wf_val x, wf_val y) { return wf_mean(wf_cross_entropy(model(params, x), y)); }

typedef struct from_outside { wf_val key, x, y; } from_outside;          /* what a step uses besides its state */

static wf_val step(wf_val state, wf_val i, const void *user)             /* (params, opt_state), which step → (the new ones, loss) */
{
	const from_outside *f = user;
	wf_val params, opt_state, loss, grads, updates;
	wf_val rows = wf_randint(wf_random_fold_in(f->key, i), wf_c(0), wf_ci(wf_dim(f->x, 0)), BATCH);
	wf_unpack(state, &params, &opt_state);
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, wf_take_axis(f->x, rows, 0), wf_take_axis(f->y, rows, 0)), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, opt_state, params), &updates, &opt_state);
	return wf_tuple(wf_tuple(wf_apply_updates(params, updates), opt_state), loss);
}

static wf_val train(wf_val key, wf_val rows, wf_val test)                /* → (loss, accuracy) on the test rows */
{
	wf_val start_key, rows_key, state, losses, x = wf_get(test, "x"), y = wf_get(test, "y");
	wf_unpack(wf_random_split(key, 2), &start_key, &rows_key);
	wf_val params = init_params(start_key);
	from_outside f = { rows_key, wf_get(rows, "x"), wf_get(rows, "y") };
	wf_unpack(wf_scan(wf_bind(step, &f), wf_tuple(params, wf_optimizer_init(&adam, params)), wf_arange(steps)), &state, &losses);
	wf_val logits = model(wf_at(state, 0), x);
	return wf_tuple(wf_mean(wf_cross_entropy(logits, y)), wf_accuracy(logits, y));
}

static wf_val sweep(wf_val key, wf_val rows, wf_val test)
{
	return wf_apply(wf_vmap(train, .in_axes = { 0, WF_NONE, WF_NONE }), wf_random_split(key, SEEDS), rows, test);
}

static int by_value(const void *a, const void *b)
{
	float x = *(const float *)a, y = *(const float *)b;
	return (x > y) - (x < y);
}

static wf_error *print(const char *what, const wf_tree *of_seeds, bool greatest_is_best)
{
	float v[SEEDS];
	int best = 0;

	WF_TRY(wf_tree_read(of_seeds, v, sizeof v));
	for (int i = 1; i < SEEDS; i++)
		if (greatest_is_best ? v[i] > v[best] : v[i] < v[best])
			best = i;
	printf("%s: best %.4f (seed %d)", what, (double)v[best], best);
	qsort(v, SEEDS, sizeof *v, by_value);
	printf(", median %.4f, worst %.4f\n", (double)(v[SEEDS / 2 - 1] + v[SEEDS / 2]) / 2, (double)v[greatest_is_best ? 0 : SEEDS - 1]);
	return NULL;
}

static wf_error *run(void)
{
	WF_TEXTS(path);
	WF_DATASETS(all, test_rows, train_rows);
	WF_TREES(key, rows, test, loss, accuracy);

	WF_TRY(wf_find_data("digits.csv.gz", &path));
	WF_TRY(wf_dataset_csv(path, (wf_csv_opts){ .classes = 10 }, &all)); /* 64 pixels "x", then the digit "y" */
	WF_TRY(wf_dataset_split(all, 0.2, 0, &test_rows, &train_rows));
	WF_TRY(wf_dataset_tree(test_rows, &test));
	WF_TRY(wf_dataset_tree(train_rows, &rows));
	WF_TRY(wf_prng_key(0, &key));
	WF_TRY(wf_call(wf_jit(sweep), WF_IN(key, rows, test), WF_OUT(&loss, &accuracy)));
	WF_TRY(print("loss", loss, false));
	return print("accuracy", accuracy, true);
}

int main(int argc, char **argv)
{
	if (argc > 1)
		steps = atol(argv[1]);
	wf_must(run());
	return 0;
}

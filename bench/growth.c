/* growth.c: a small transformer of any depth and batch, for `weft bench --growth`: how long a training step takes, how long it takes to compile (and how
 * many operations that are), what memory the plan says and what the process took. Prints one JSON line.
 * usage: growth LAYERS BATCH [SECONDS] */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include "runtime/backend.h"
#include "runtime/runtime.h"
#include "transform/callable.h"

enum { WIDTH = 128, HEADS = 4, TOKENS = 64, MOST_LAYERS = 200, MOST_STEPS = 10000 };
static int layers;
static int64_t batch;
static char names[MOST_LAYERS][24];
static const wf_optimizer sgd = WF_SGD(.learning_rate = 0.01, .momentum = 0.9);

static wf_val weight(wf_val key, int i, int64_t n, int64_t m)
{
	return wf_mul(wf_normal(wf_random_fold_in(key, wf_c(i)), n, m), wf_c(0.05));
}

static wf_val dense(wf_val key, int i, int64_t n, int64_t m)
{
	return wf_dict("kernel", weight(key, i, n, m), "bias", wf_zeros(m));
}

static wf_val norm(void)
{
	return wf_dict("scale", wf_ones(WIDTH), "bias", wf_zeros(WIDTH));
}

static wf_val layer_params(wf_val key)
{
	return wf_dict("norm1", norm(), "qkv", dense(key, 0, WIDTH, 3 * WIDTH), "out", dense(key, 1, WIDTH, WIDTH), "norm2", norm(), "up",
	               dense(key, 2, WIDTH, 4 * WIDTH), "down", dense(key, 3, 4 * WIDTH, WIDTH));
}

static wf_val part(wf_val h, int which) /* [B·T, 3·WIDTH] → [B, HEADS, T, WIDTH / HEADS] */
{
	h = wf_slice_axis(wf_reshape(h, batch, TOKENS, 3 * HEADS, WIDTH / HEADS), 2, which * HEADS, (which + 1) * HEADS);
	return wf_transpose(h, 0, 2, 1, 3);
}

static wf_val layer(wf_val p, wf_val x)
{
	wf_val h = wf_dense(wf_get(p, "qkv"), wf_layer_norm(wf_get(p, "norm1"), x)), row = wf_arange(TOKENS);
	wf_val scores = wf_mul(wf_matmul(part(h, 0), wf_transpose(part(h, 1), 0, 1, 3, 2)), wf_c(0.1767766952966369));

	scores = wf_softmax(wf_where(wf_less_equal(row, wf_reshape(row, TOKENS, 1)), scores, wf_c(-1e30)));
	h = wf_reshape(wf_transpose(wf_matmul(scores, part(h, 2)), 0, 2, 1, 3), batch * TOKENS, WIDTH);
	x = wf_add(x, wf_dense(wf_get(p, "out"), h));
	h = wf_gelu(wf_dense(wf_get(p, "up"), wf_layer_norm(wf_get(p, "norm2"), x)));
	return wf_add(x, wf_dense(wf_get(p, "down"), h));
}

static wf_val start(wf_val key)
{
	const char *at[MOST_LAYERS];
	wf_val parts[MOST_LAYERS];

	for (int i = 0; i < layers; i++) {
		at[i] = names[i];
		parts[i] = layer_params(wf_random_fold_in(key, wf_c(i)));
	}
	wf_val params = wf_dict_n(at, parts, (size_t)layers), x = wf_normal(key, batch * TOKENS, WIDTH);
	return wf_tuple(wf_tuple(params, wf_optimizer_init(&sgd, params)), x);
}

static wf_val loss_of(wf_val params, wf_val x)
{
	wf_val h = x;

	for (int i = 0; i < layers; i++)
		h = layer(wf_get(params, names[i]), h);
	return wf_mean(wf_square(wf_sub(h, wf_flip(x, 0))));
}

static wf_val train_step(wf_val model, wf_val x)
{
	wf_val params, state, loss, grads, updates;

	wf_unpack(model, &params, &state);
	wf_unpack(wf_apply(wf_value_and_grad(loss_of), params, x), &loss, &grads);
	wf_unpack(wf_optimizer_update(&sgd, grads, state, params), &updates, &state);
	return wf_tuple(wf_tuple(wf_apply_updates(params, updates), state), loss);
}

/* ---- memory ---- */

/* a line of /proc/self/status, in MB; 0: not told */
static double status(const char *key)
{
	FILE *f = fopen("/proc/self/status", "r");
	char line[256];
	double kb = 0;

	while (f && fgets(line, sizeof line, f))
		if (!strncmp(line, key, strlen(key)))
			kb = atof(line + strlen(key));
	if (f)
		fclose(f);
	return kb * 1024 / 1e6;
}

/* from here on the peak is what is resident now */
static void forget_peak(void)
{
	FILE *f = fopen("/proc/self/clear_refs", "w");

	malloc_trim(0);
	if (f) {
		fputs("5", f);
		fclose(f);
	}
}

static double bytes_of(const wf_tree *t)
{
	double sum = 0;

	for (int i = 0; i < t->def->n_leaves; i++)
		sum += (double)wfi_type_bytes(&t->leaves[i]->type);
	return sum;
}

/* ---- measuring ---- */

static int by_value(const void *a, const void *b)
{
	const double *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

/* least: the quickest of them; gives the median */
static double median_step(wf_tree **model, const wf_tree *x, double seconds, double *least)
{
	static double took[MOST_STEPS];
	WF_TREES(loss);
	int n = 0;

	for (double until = wfi_now() + seconds; n < MOST_STEPS && (n < 5 || wfi_now() < until); n++) {
		double t = wfi_now();
		wf_must(wf_call(wf_jit(train_step), WF_IN(*model, x), WF_OUT(model, &loss)));
		took[n] = wfi_now() - t;
	}
	qsort(took, (size_t)n, sizeof *took, by_value);
	*least = took[0];
	return took[n / 2];
}

int main(int argc, char **argv)
{
	WF_TREES(key, model, x, used, again);
	wfi_program *p = NULL;
	int operations = 0;

	layers = argc > 1 ? atoi(argv[1]) : 0;
	batch = argc > 2 ? atoll(argv[2]) : 0;
	if (layers < 1 || layers > MOST_LAYERS || batch < 1) {
		fprintf(stderr, "usage: growth LAYERS BATCH [SECONDS]   (1 to %d layers)\n", MOST_LAYERS);
		return 2;
	}
	for (int i = 0; i < layers; i++)
		snprintf(names[i], sizeof names[i], "layer%03d", i);
	wf_must(wf_prng_key(0, &key));
	wf_must(wf_call(wf_jit(start), WF_IN(key), WF_OUT(&model, &x)));
	wf_fn f = wf_jit(train_step);
	double begin = wfi_now();
	wf_must(wfi_program_get(f.c, WF_IN(model, x), 1, &p)); /* the model is donated, as in the call */
	double compiled = wfi_now();
	for (const wfi_eqn *e = p->func->body->first; e; e = e->next)
		operations++;
	double planned = bytes_of(model) + bytes_of(x) + (double)p->exec->workspace_bytes + (double)p->exec->constant_bytes;
	/* What is resident without them: code, libraries, the compiled programs, and this model, which stays (what is released waits in a pool for its like).
	 * Then all that the plan counts comes once more, and the steps. */
	forget_peak();
	double before = status("VmRSS:");
	wf_must(wf_call(wf_jit(start), WF_IN(key), WF_OUT(&used, &again)));
	double least, step = median_step(&used, again, argc > 3 ? atof(argv[3]) : 1, &least);
	printf("RESULT {\"layers\": %d, \"batch\": %lld, \"operations\": %d, \"compile_ms\": %.3f, \"step_ms\": %.4f, \"step_ms_min\": %.4f, \"plan_mb\": %.3f, \"peak_mb\": %.3f}\n", layers,
	       (long long)batch, operations, 1e3 * (compiled - begin), 1e3 * step, 1e3 * least, 1e-6 * planned, status("VmHWM:") - before);
	wfi_program_done(p);
	return 0;
}

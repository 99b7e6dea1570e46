/* A language model of bytes: a transformer trained data-parallel with pmap on eight virtual devices, on any text file; then it writes some text of
 * its own.
 *
 *	gpt FILE [name=value …]                        names: see `set` below
 *
 * "gpt LICENSE steps=100 layers=2 width=32 length=64 batch=16 log=20 sample=0" prints
 *	step 0, loss 5.968807
 *	step 20, loss 3.557913
 *	step 40, loss 2.971667
 *	step 60, loss 2.607599
 *	step 80, loss 2.553772
 *	step 99, loss 2.442584
 *	held-out loss 2.5053 nats per byte
 */
#include <weft.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES = 256, MOST_LAYERS = 96 };                                  /* a token is a byte */

/* what the command line can set */
static struct {
	long layers, width, heads, length;                               /* of the model; length: bytes it looks back at */
	long batch, steps, bf16;                                 /* of training; batch: windows of a step, on all devices together */
	long devices, log, sample, seed;
} set = { .layers = 4, .width = 128, .heads = 4, .length = 128, .batch = 32, .steps = 600, .devices = 8, .log = 100, .sample = 500 };
static double learning_rate = 3e-3;
static const char *save_initial, *prompt = "\n\n";

static wf_schedule schedule;
static wf_optimizer clip = WF_CLIP_BY_GLOBAL_NORM(1), adam, optimizer = WF_CHAIN(&clip, &adam);
static const wf_precision half = { .compute = WF_BF16 };

/* ---- the model ---- */
static wf_val init_params(wf_val key)
{
	wf_val embed_key, head_key, block_key, blocks[MOST_LAYERS];

	wf_unpack(wf_random_split(key, 3), &embed_key, &head_key, &block_key);
	for (int i = 0; i < set.layers; i++)
		blocks[i] = wf_transformer_block_init(wf_random_fold_in(block_key, wf_ci(i)), set.width, set.heads, 4 * set.width);
	return wf_dict("embed", wf_embed_init(embed_key, BYTES, set.width), "blocks", wf_list_n(blocks, (size_t)set.layers), "norm",
		       wf_layer_norm_init(set.width), "head", wf_dense_init(head_key, set.width, BYTES));
}

static wf_val model(wf_val params, wf_val bytes)                         /* (windows, length) → logits of each next byte */
{
	wf_val blocks = wf_get(params, "blocks"), x = wf_embed(wf_get(params, "embed"), bytes);

	for (int i = 0; i < wf_len(blocks); i++)
		x = wf_transformer_block(wf_at(blocks, i), x, .causal = true, .rotary = true);
	return wf_dense(wf_get(params, "head"), wf_layer_norm(wf_get(params, "norm"), x));
}

static wf_val losses(wf_val params, wf_val x, wf_val y)                  /* nats, of each byte */
{
	if (set.bf16)
		params = wf_cast_to_compute(&half, params);
	return wf_cross_entropy(model(params, x), y);
}

static wf_val loss_fn(wf_val params, wf_val x, wf_val y) { return wf_mean(losses(params, x, y)); }

/* ---- training: one step on every device ---- */
static wf_val update(wf_val params, wf_val opt_state, wf_val x, wf_val y)
{
	wf_val loss, grads, updates;
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), params, x, y), &loss, &grads);
	wf_unpack(wf_pmean(wf_tuple(loss, grads), "batch"), &loss, &grads);
	wf_unpack(wf_optimizer_update(&optimizer, grads, opt_state, params), &updates, &opt_state);
	return wf_tuple(wf_apply_updates(params, updates), opt_state, loss);
}

static wf_val evaluate(wf_val params, wf_val batch)                       /* (sum of the windows' losses, how many); padding weighs 0 */
{
	wf_val each = wf_mean(losses(params, wf_get(batch, "x"), wf_get(batch, "y")), WF_AXES(1)), weight = wf_get(batch, "weight");
	return wf_psum(wf_tuple(wf_sum(wf_mul(each, weight)), wf_sum(weight)), "batch");
}
static wf_val init_optimizer(wf_val params) { return wf_optimizer_init(&optimizer, params); }

static wf_error *held_out_loss(const wf_tree *params, wf_loader *loader, double *out)
{
	WF_TREES(batch, loss, windows);
	wf_fn on_devices = wf_pmap(evaluate, .axis_name = "batch", .out_axes = { WF_NONE, WF_NONE });
	double total = 0, n = 0;

	for (;;) {
		WF_TRY(wf_loader_next_batch(loader, &batch));
		if (!batch)
			break;
		WF_TRY(wf_call(on_devices, WF_IN(params, batch), WF_OUT(&loss, &windows)));
		total += wf_item(loss);
		n += wf_item(windows);
	}
	*out = total / n;
	return NULL;
}

static wf_error *train(wf_loader *loader, wf_loader *test, wf_tree **params)
{
	WF_TREES(key, opt_state, x, y, loss);
	wf_fn step = wf_pmap(update, .axis_name = "batch", .out_axes = { 0, 0, WF_NONE }); /* of the loss, the first device's */
	double held_out = 0;

	WF_TRY(wf_prng_key((uint64_t)set.seed, &key));
	WF_TRY(wf_call(init_params, WF_IN(key), WF_OUT(params)));
	if (save_initial)
		WF_TRY(wf_npz_write(save_initial, *params));
	WF_TRY(wf_call(init_optimizer, WF_IN(*params), WF_OUT(&opt_state)));
	WF_TRY(wf_device_put_replicated(*params, wf_get_devices(), params));
	WF_TRY(wf_device_put_replicated(opt_state, wf_get_devices(), &opt_state));
	for (long i = 0; i < set.steps; i++) {
		WF_TRY(wf_loader_next(loader, &x, &y));
		if (!x)                                                  /* the end of an epoch */
			WF_TRY(wf_loader_next(loader, &x, &y));
		WF_TRY(wf_call(step, WF_IN(*params, opt_state, x, y), WF_OUT(params, &opt_state, &loss)));
		if ((set.log && i % set.log == 0) || i == set.steps - 1) {
			printf("step %ld, loss %.6f\n", i, wf_item(loss));
			fflush(stdout);
		}
	}
	WF_TRY(held_out_loss(*params, test, &held_out));
	printf("held-out loss %.4f nats per byte\n", held_out);
	return NULL;
}

/* ---- writing ---- */
static wf_val first(wf_val leaf) { return wf_at(leaf, 0); }
static wf_val of_one_device(wf_val tree) { return wf_tree_map(first, tree); }

/* the next byte after count of them, of which the window (1, length) has the last, and the window with it */
static wf_val next_byte(wf_val params, wf_val window, wf_val count, wf_val key)
{
	wf_val full = wf_greater_equal(count, wf_ci(set.length)), last = wf_sub(wf_minimum(count, wf_ci(set.length)), wf_c(1));
	wf_val logits = wf_take_axis(model(params, window), last, 1);
	wf_val byte = wf_random_categorical(wf_random_fold_in(key, count), logits, -1);
	window = wf_where(full, wf_roll(window, -1, 1), window);
	wf_val place = wf_minimum(count, wf_ci(set.length - 1));
	return wf_tuple(byte, wf_dynamic_update_slice_in_dim(window, wf_expand_dims(byte, 1), place, 1), wf_add(count, wf_c(1)));
}

static wf_error *write_text(const wf_tree *params)
{
	WF_TREES(one, key, window, count, byte);
	size_t given = strlen(prompt) < (size_t)set.length ? strlen(prompt) : (size_t)set.length;
	int32_t *bytes = calloc((size_t)set.length, sizeof *bytes);

	if (!bytes)
		return wf_error_new(WF_OUT_OF_MEMORY, "no memory for %ld bytes", set.length);
	for (size_t i = 0; i < given; i++)
		bytes[i] = (unsigned char)prompt[i];
	wf_error *err = wf_array(WF_I32, 2, (const int64_t[]){ 1, set.length }, bytes, &window);
	free(bytes);
	if (!err)
		err = wf_scalar(WF_I32, (double)given, &count);
	if (!err)
		err = wf_prng_key((uint64_t)set.seed + 1, &key);
	if (!err)
		err = wf_call(of_one_device, WF_IN(params), WF_OUT(&one));
	printf("%s", prompt);
	for (long i = 0; !err && i < set.sample; i++) {
		err = wf_call(next_byte, WF_IN(one, window, count, key), WF_OUT(&byte, &window, &count));
		if (!err)
			putchar((int)wf_item(byte));
		fflush(stdout);
	}
	putchar('\n');
	return err;
}

static wf_error *run(const char *path)
{
	WF_TREES(params);
	WF_DATASETS(all, test_rows, train_rows);
	WF_LOADERS(loader, test);
	wf_loader_opts opts = { .batch_size = set.batch, .devices = (int)set.devices, .on_devices = true };

	WF_TRY(wf_dataset_text(path, (wf_text_opts){ .length = set.length }, &all)); /* "x" and, one byte further, "y" */
	WF_TRY(wf_dataset_split(all, 0.1, 0, &test_rows, &train_rows));
	WF_TRY(wf_loader_new(test_rows, opts, &test));
	opts.shuffle = opts.drop_last = true;
	opts.seed = (uint64_t)set.seed;
	WF_TRY(wf_loader_new(train_rows, opts, &loader));
	WF_TRY(train(loader, test, &params));
	return set.sample ? write_text(params) : NULL;
}

/* name=value */
static bool option(const char *arg)
{
	const struct { const char *name; long *number; } numbers[] = {
		{ "layers", &set.layers }, { "width", &set.width }, { "heads", &set.heads }, { "length", &set.length }, { "batch", &set.batch },
		{ "steps", &set.steps }, { "bf16", &set.bf16 }, { "devices", &set.devices }, { "log", &set.log },
		{ "sample", &set.sample }, { "seed", &set.seed },
	};
	const char *equals = strchr(arg, '=');
	size_t n = equals ? (size_t)(equals - arg) : 0;
	char *end;

	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		if (n == strlen(numbers[i].name) && !strncmp(arg, numbers[i].name, n)) {
			*numbers[i].number = strtol(equals + 1, &end, 10);
			return end > equals + 1 && !*end && *numbers[i].number >= 0;
		}
	if (!strncmp(arg, "learning_rate=", 14))
		learning_rate = atof(equals + 1);
	else if (!strncmp(arg, "save_initial=", 13))
		save_initial = equals + 1;
	else if (!strncmp(arg, "prompt=", 7))
		prompt = equals + 1;
	else
		return false;
	return true;
}

int main(int argc, char **argv)
{
	if (argc < 2) {
		fprintf(stderr, "usage: gpt FILE [name=value …]\n");
		return 2;
	}
	for (int i = 2; i < argc; i++)
		if (!option(argv[i])) {
			fprintf(stderr, "gpt: no option %s\n", argv[i]);
			return 2;
		}
	if (set.layers > MOST_LAYERS) {
		fprintf(stderr, "gpt: at most %d layers\n", MOST_LAYERS);
		return 2;
	}
	schedule = wf_warmup_cosine_decay_with((wf_schedule){ .peak_value = learning_rate, .warmup_steps = (double)(set.steps / 10), .steps = (double)set.steps,
							      .end_value = learning_rate / 10 });
	adam = wf_adamw_with((wf_adam_opts){ .schedule = &schedule, .b2 = 0.95, .weight_decay = 0.1, .mask = "*kernel" });
	wf_must(wf_set_cpu_devices((int)set.devices));                    /* virtual ones, whatever the machine has; WEFT_CPU_DEVICES wins */
	set.devices = wf_local_device_count();
	wf_must(run(argv[1]));
	return 0;
}

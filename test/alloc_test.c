/* alloc_test.c: every large allocation of a small training, and of reading data, failed in turn: each time a plain error, never a crash, a hang or
 * a leak. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <weft.h>
#include <cmocka.h>

static const wf_optimizer adam = WF_ADAM(.learning_rate = 0.01);

static wf_val init(wf_val key)
{
	wf_val p = wf_dict("w", wf_normal(key, 3, 2), "b", wf_zeros(2));
	return wf_tuple(p, wf_optimizer_init(&adam, p), wf_normal(key, 5, 3));
}

static wf_val loss_fn(wf_val p, wf_val x) { return wf_mean(wf_square(wf_add(wf_matmul(x, wf_get(p, "w")), wf_get(p, "b")))); }

static wf_val step(wf_val p, wf_val s, wf_val x)
{
	wf_val loss, grads, updates;
	wf_unpack(wf_apply(wf_value_and_grad(loss_fn), p, x), &loss, &grads);
	wf_unpack(wf_optimizer_update(&adam, grads, s, p), &updates, &s);
	return wf_tuple(wf_apply_updates(p, updates), s, wf_pmean(loss, "i"));
}

static wf_error *train(void)
{
	WF_TREES(key, p, s, x, loss);
	wf_devices d = wf_get_devices();

	WF_TRY(wf_prng_key(0, &key));
	WF_TRY(wf_call(init, WF_IN(key), WF_OUT(&p, &s, &x)));
	WF_TRY(wf_device_put_replicated(p, d, &p));
	WF_TRY(wf_device_put_replicated(s, d, &s));
	WF_TRY(wf_device_put_replicated(x, d, &x));
	for (int i = 0; i < 2; i++)
		WF_TRY(wf_call(wf_pmap(step, .axis_name = "i"), WF_IN(p, s, x), WF_OUT(&p, &s, &loss)));
	WF_TRY(wf_call(wf_mean, WF_IN(loss), WF_OUT(&loss)));
	return NULL;
}

/* a folder of classes, which the test makes */
static char folder[] = "/tmp/weft-test-XXXXXX";

static wf_error *read_images(wf_dataset **out)
{
	WF_DATASETS(files, cut);
	const wf_transform steps[] = { wf_transform_crop((wf_transform_crop_opts){ .padding = 1 }), wf_transform_flip((wf_transform_flip_opts){ 0 }),
				       wf_transform_normalize((wf_transform_normalize_opts){ 0 }) };

	WF_TRY(wf_dataset_image_folder(folder, (wf_image_opts){ .height = 4, .width = 5, .threads = 1 }, &files));
	WF_TRY(wf_dataset_transform(files, 3, steps, (wf_transform_opts){ .threads = 1 }, &cut));
	return wf_dataset_mixup(cut, (wf_mixup_opts){ .classes = 1, .threads = 1 }, out);
}

static wf_error *read_data(void)
{
	WF_DATASETS(images, text);
	WF_LOADERS(loader);
	WF_TOKENIZERS(gpt2, json);
	WF_TREES(batch, row);

	WF_TRY(wf_tokenizer_gpt2(WEFT_GOLDEN_DIR "/tokenizer/vocab.json", WEFT_GOLDEN_DIR "/tokenizer/merges.txt", &gpt2));
	WF_TRY(wf_tokenizer_open(WEFT_GOLDEN_DIR "/tokenizer/cl100k.json", &json));
	WF_TRY(wf_dataset_text(WEFT_SOURCE_DIR "/CONTRIBUTING.md", (wf_text_opts){ .tokenizer = gpt2, .length = 64 }, &text));
	WF_TRY(wf_dataset_tree(text, &row));
	WF_TRY(read_images(&images));
	WF_TRY(wf_loader_new(images, (wf_loader_opts){ .batch_size = 4, .shuffle = true, .prefetch = -1 }, &loader));
	wf_error *err = wf_loader_next_batch(loader, &batch);
	if (wf_error_code(err) != WF_UNSUPPORTED)
		return err;
	wf_error_free(err); /* weft was built without libpng */
	return NULL;
}

enum { TRAINED = 0, OUT_OF_MEMORY = 3, OTHER_ERROR = 4 };

static int run_failing(int n, const char *backend, wf_error *(*work)(void))
{
	char number[16];
	int status;

	fflush(NULL);
	pid_t pid = fork();
	if (pid == 0) {
		snprintf(number, sizeof number, "%d", n);
		setenv("WEFT_FAIL_ALLOC", number, 1);
		setenv("WEFT_CPU_DEVICES", "2", 1);
		setenv("WEFT_BACKEND", backend, 1);
		alarm(60);
		wf_error *err = work();
		int rc = !err ? TRAINED : wf_error_code(err) == WF_OUT_OF_MEMORY ? OUT_OF_MEMORY : OTHER_ERROR;
		if (rc == OTHER_ERROR)
			fprintf(stderr, "allocation %d: %s\n", n, wf_error_text(err));
		wf_error_free(err);
		exit(rc);
	}
	assert_true(waitpid(pid, &status, 0) == pid);
	if (!WIFEXITED(status))
		fail_msg("allocation %d on %s: signal %d", n, backend, WTERMSIG(status));
	return WEXITSTATUS(status);
}

static void each_in_turn(const char *backend, wf_error *(*work)(void))
{
	int failed = 0, n = 1, rc;

	for (; (rc = run_failing(n, backend, work)) != TRAINED && n < 2000; n++) {
		assert_int_equal(rc, OUT_OF_MEMORY);
		failed++;
	}
	assert_int_equal(rc, TRAINED); /* the count is past the last one */
	assert_true(failed > 10);      /* there were allocations to fail */
}

static void on_reference(void **state) { (void)state; each_in_turn("reference", train); }
static void on_cpu(void **state) { (void)state; each_in_turn("cpu", train); }

static void on_data(void **state)
{
	char link[64];

	(void)state;
	assert_non_null(mkdtemp(folder));
	snprintf(link, sizeof link, "%s/images", folder);
	assert_int_equal(symlink(WEFT_GOLDEN_DIR "/image", link), 0);
	each_in_turn("reference", read_data);
	assert_int_equal(unlink(link), 0);
	assert_int_equal(rmdir(folder), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(on_reference), cmocka_unit_test(on_cpu), cmocka_unit_test(on_data) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

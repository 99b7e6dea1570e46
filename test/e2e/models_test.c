/* models_test.c: the examples gpt, sweep and pinn as their users run them: the numbers that they print against JAX's. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include "e2e/harness.h"

static const char text_file[] = WEFT_SOURCE_DIR "/LICENSE"; /* small, English, and it does not change */

#define EXAMPLE(c, name, ...) RUN(c, WEFT_BUILD_DIR "/bin/" name, __VA_ARGS__)
#define GPT(c, ...) EXAMPLE(c, "gpt", text_file, "layers=2", "width=32", "length=64", "batch=16", __VA_ARGS__)

static void golden(const char *file, const char *path, float *v, size_t n)
{
	WF_TREES(all);

	wf_must(wf_npz_read(file, &all));
	const wf_tree *t = wf_tree_get(all, path);
	assert_non_null(t);
	wf_must(wf_tree_read(t, v, n * sizeof *v));
}

static void near(const char *what, double got, double want, double tolerance)
{
	if (!(fabs(got - want) <= tolerance))
		fail_msg("%s: %.9g is not %.9g", what, got, want);
}

/* the numbers after "loss " in lines "step N, loss X"; how many */
static int losses(const char *text, double *v, int most)
{
	int n = 0, step;

	for (const char *s = text; (s = strstr(s, "step ")) && n < most; s++)
		n += sscanf(s, "step %d, loss %lf", &step, &v[n]) == 2;
	return n;
}

static double after(const char *text, const char *what)
{
	const char *s = text ? strstr(text, what) : NULL;

	if (!s)
		fail_msg("no \"%s\" in: %s", what, text ? text : "");
	return atof(s + strlen(what));
}

static void gpt_has_jax_losses_on_any_number_of_devices(void **state)
{
	static const char *const devices[] = { "devices=8", "devices=1" };
	float want[100];
	double got[100];
	child c;

	(void)state;
	golden(WEFT_GOLDEN_DIR "/gpt.npz", "losses", want, 100);
	for (size_t k = 0; k < WFI_COUNT(devices); k++) {
		GPT(&c, "steps=100", "log=1", "sample=0", devices[k]);
		assert_int_equal(c.status, 0);
		assert_int_equal(losses(c.out_text.s, got, 100), 100);
		for (int i = 0; i < 100; i++)
			near(devices[k], got[i], (double)want[i], 1e-4);
		child_free(&c);
	}
}

static void gpt_in_bf16_ends_where_f32_does(void **state)
{
	double held_out[2];
	child c;

	(void)state;
	for (int bf16 = 0; bf16 < 2; bf16++) {
		GPT(&c, "steps=60", "sample=0", bf16 ? "bf16=1" : "bf16=0");
		assert_int_equal(c.status, 0);
		held_out[bf16] = after(c.out_text.s, "held-out loss ");
		child_free(&c);
	}
	near("held-out loss in bf16", held_out[1], held_out[0], 0.01 * held_out[0]);
	assert_true(held_out[1] != held_out[0]); /* it was another program */
}

static void gpt_writes_as_many_bytes_as_asked_for(void **state)
{
	static char longer[100]; /* than the window */
	char prompt[120];
	child c;

	(void)state;
	memset(longer, 'x', sizeof longer - 1);
	snprintf(prompt, sizeof prompt, "prompt=%s", longer);
	GPT(&c, "steps=20", "sample=80", prompt);
	assert_int_equal(c.status, 0);
	assert_non_null(c.out_text.s);
	const char *written = strstr(c.out_text.s, longer);
	assert_non_null(written);
	assert_int_equal(c.out_text.s + c.out_text.n - written, (ptrdiff_t)strlen(longer) + 80 + 1);
	child_free(&c);
}

static void gpt_says_what_is_wrong(void **state)
{
	child c;

	(void)state;
	EXAMPLE(&c, "gpt", place("no such file"), "steps=1");
	assert_int_not_equal(c.status, 0);
	assert_text(c.err_text.s, "no such file");
	child_free(&c);
	GPT(&c, "stepps=1");
	assert_int_not_equal(c.status, 0);
	assert_text(c.err_text.s, "stepps=1");
	child_free(&c);
	GPT(&c, "heads=3");
	assert_int_not_equal(c.status, 0);
	assert_text(c.err_text.s, "heads must divide");
	child_free(&c);
}

static int by_value(const void *a, const void *b)
{
	float x = *(const float *)a, y = *(const float *)b;

	return (x > y) - (x < y);
}

static void sweep_trains_jax_networks(void **state)
{
	float loss[64], accuracy[64];
	child c;

	(void)state;
	golden(WEFT_GOLDEN_DIR "/examples.npz", "sweep.loss", loss, 64);
	golden(WEFT_GOLDEN_DIR "/examples.npz", "sweep.accuracy", accuracy, 64);
	qsort(loss, 64, sizeof *loss, by_value);
	qsort(accuracy, 64, sizeof *accuracy, by_value);
	EXAMPLE(&c, "sweep", "300");
	assert_int_equal(c.status, 0);
	const char *of_loss = c.out_text.s, *of_accuracy = of_loss ? strstr(of_loss, "accuracy") : NULL;
	near("best loss", after(of_loss, "best "), (double)loss[0], 2e-3);
	near("median loss", after(of_loss, "median "), (double)(loss[31] + loss[32]) / 2, 2e-3);
	near("worst loss", after(of_loss, "worst "), (double)loss[63], 2e-3);
	near("best accuracy", after(of_accuracy, "best "), (double)accuracy[63], 1.1 / 359); /* one of 359 rows may fall otherwise */
	near("median accuracy", after(of_accuracy, "median "), (double)(accuracy[31] + accuracy[32]) / 2, 1.1 / 359);
	near("worst accuracy", after(of_accuracy, "worst "), (double)accuracy[0], 1.1 / 359);
	child_free(&c);
}

static void pinn_has_jax_losses(void **state)
{
	float want[100], error;
	double got[11];
	child c;

	(void)state;
	golden(WEFT_GOLDEN_DIR "/examples.npz", "pinn.losses", want, 100);
	golden(WEFT_GOLDEN_DIR "/examples.npz", "pinn.error", &error, 1);
	EXAMPLE(&c, "pinn", "100");
	assert_int_equal(c.status, 0);
	assert_int_equal(losses(c.out_text.s, got, 11), 11);
	for (int i = 0; i < 11; i++) { /* steps 0, 10, … 90, 99, printed with four digits */
		double jax = (double)want[i < 10 ? i * 10 : 99];

		near("pinn's loss", got[i], jax, 2e-3 * jax);
	}
	const char *end = strstr(c.out_text.s, "step 99");
	near("pinn's error", after(end, "error "), (double)error, 2e-3 * (double)error);
	child_free(&c);
	EXAMPLE(&c, "pinn", "1000");
	assert_int_equal(c.status, 0);
	assert_true(after(strstr(c.out_text.s, "step 999"), "error ") < 0.01); /* it solves the equation */
	child_free(&c);
}

static int begin(void **state) { (void)state; harness_begin("models"); return 0; }
static int end(void **state) { (void)state; harness_end(); return 0; }

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(gpt_has_jax_losses_on_any_number_of_devices, begin, end),
		cmocka_unit_test_setup_teardown(gpt_in_bf16_ends_where_f32_does, begin, end),
		cmocka_unit_test_setup_teardown(gpt_writes_as_many_bytes_as_asked_for, begin, end),
		cmocka_unit_test_setup_teardown(gpt_says_what_is_wrong, begin, end),
		cmocka_unit_test_setup_teardown(sweep_trains_jax_networks, begin, end),
		cmocka_unit_test_setup_teardown(pinn_has_jax_losses, begin, end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

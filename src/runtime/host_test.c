/* host_test.c: weft as a guest: the process is afterwards what it was: signals, locale, environment, floating-point mode, threads. */
#include <dirent.h>
#include <fenv.h>
#include <locale.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <weft.h>
#include <cmocka.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

extern char **environ;

/* ---- what a host may have set ---- */
typedef struct settings {
	struct sigaction signals[65];
	sigset_t blocked;
	char locale[256], folder[4096], *variables;
	mode_t mask;
	int rounding, threads;
} settings;

static int count_threads(void)
{
	DIR *d = opendir("/proc/self/task");
	int n = 0;

	assert_non_null(d);
	for (struct dirent *e; (e = readdir(d));)
		n += e->d_name[0] != '.';
	closedir(d);
	return n;
}

/* A thread that has been joined may be listed for a moment more: the count, when it has come to n, or stays otherwise. */
static int settled_threads(int n)
{
	int is = count_threads();

	for (int i = 0; i < 5000 && is != n; i++) {
		usleep(1000);
		is = count_threads();
	}
	return is;
}

static char *all_variables(void)
{
	size_t n = 1;

	for (char **e = environ; *e; e++)
		n += strlen(*e) + 1;
	char *all = malloc(n), *at = all;
	assert_non_null(all);
	for (char **e = environ; *e; e++)
		at += sprintf(at, "%s\n", *e);
	*at = 0;
	return all;
}

enum { RESTORER = 0x04000000 }; /* SA_RESTORER, which the C library adds to whatever is set */

static void look(settings *s)
{
	memset(s, 0, sizeof *s);
	for (int i = 1; i < 65; i++)
		sigaction(i, NULL, &s->signals[i]);
	sigprocmask(SIG_BLOCK, NULL, &s->blocked);
	snprintf(s->locale, sizeof s->locale, "%s", setlocale(LC_ALL, NULL));
	assert_non_null(getcwd(s->folder, sizeof s->folder));
	s->variables = all_variables();
	s->mask = umask(0);
	umask(s->mask);
	s->rounding = fegetround();
	s->threads = count_threads();
}

static void unchanged(const settings *was)
{
	settings is;

	look(&is);
	for (int i = 1; i < 65; i++)
		if (was->signals[i].sa_handler != is.signals[i].sa_handler || (was->signals[i].sa_flags ^ is.signals[i].sa_flags) & ~RESTORER)
			fail_msg("the handler of signal %d was changed", i);
	assert_memory_equal(&was->blocked, &is.blocked, sizeof is.blocked);
	assert_string_equal(was->locale, is.locale);
	assert_string_equal(was->folder, is.folder);
	assert_string_equal(was->variables, is.variables);
	assert_int_equal(was->mask, is.mask);
	assert_int_equal(was->rounding, is.rounding);
	is.threads = settled_threads(was->threads);
	if (was->threads != is.threads)
		fail_msg("%d threads became %d", was->threads, is.threads);
	free(is.variables);
}

/* ---- something of everything ---- */
static wf_val model(wf_val w, wf_val x) { return wf_mean(wf_square(wf_tanh(wf_matmul(x, w)))); }
static wf_val step(wf_val w, wf_val x)
{
	wf_val loss, g;
	wf_unpack(wf_apply(wf_value_and_grad(model), w, x), &loss, &g);
	return wf_tuple(wf_sub(w, wf_mul(wf_c(0.1), g)), loss);
}
static wf_val inverse(wf_val x) { return wf_linalg_inv(x); }
static wf_val draw(wf_val key) { return wf_tuple(wf_normal(key, 64, 64), wf_normal(key, 128, 64)); }

static wf_error *loop(wf_worker *w, const void *config)
{
	WF_TREES(key, weights, x, loss);

	(void)config;
	WF_TRY(wf_prng_key(0, &key));
	WF_TRY(wf_call(draw, WF_IN(key), WF_OUT(&weights, &x)));
	for (int i = 0; i < 3; i++) {
		WF_TRY(wf_call(step, WF_IN(weights, x), WF_OUT(&weights, &loss)));
		WF_TRY(wf_report(w, WF_METRICS("loss", loss)));
	}
	return NULL;
}

/* while batches are made there are so many threads */
static void batches(const wf_tree *x, int threads)
{

	wf_dataset *d = NULL;
	wf_loader *l = NULL;
	WF_TREES(columns, batch);

	wf_must(wf_tree_dict(1, (const char *const[]){ "x" }, (const wf_tree *const[]){ x }, &columns));
	wf_must(wf_dataset_from_tree(columns, &d));
	wf_must(wf_loader_new(d, (wf_loader_opts){ .batch_size = 16, .shuffle = true }, &l));
	do {
		wf_must(wf_loader_next_batch(l, &batch));
		assert_int_equal(settled_threads(threads), threads);
	} while (batch);
	wf_loader_close(l);
	wf_dataset_free(d);
}

static void use_everything(int threads)
{
	WF_TREES(key, w, x, y);
	wf_result *result = NULL;

	wf_must(wf_prng_key(1, &key));
	wf_must(wf_call(draw, WF_IN(key), WF_OUT(&w, &x)));
	wf_must(wf_call(step, WF_IN(w, x), WF_OUT(&w, &y)));
	wf_must(wf_call(inverse, WF_IN(w), WF_OUT(&y)));
	wf_error *err = wf_call(step, WF_IN(x, x), WF_OUT(&w, &y));
	assert_non_null(err);
	wf_error_free(err);
	batches(x, threads);
	wf_must(wf_trainer_fit(&(const wf_trainer){ .train_loop_per_worker = loop, .scaling_config = { .in_process = true } }, 0, NULL, &result));
	wf_result_free(result);
}

static void on_signal(int number) { (void)number; }

static void settings_stay(void **state)
{
	struct sigaction mine = { .sa_handler = on_signal, .sa_flags = SA_RESTART };
	settings was;

	(void)state;
	sigaction(SIGINT, &mine, NULL);
	sigaction(SIGCHLD, &mine, NULL);
	sigaction(SIGFPE, &mine, NULL);
	signal(SIGPIPE, SIG_IGN);
	wf_must(wf_set_num_threads(1)); /* nor is there a thread more */
	assert_int_equal(wf_num_threads(), getenv("WEFT_NUM_THREADS") ? atoi(getenv("WEFT_NUM_THREADS")) : 1);
	look(&was);
	use_everything(wf_num_threads() == 1 ? was.threads : was.threads + 1);
	unchanged(&was);
	free(was.variables);
}

/* ---- the floating-point mode: the bits of a result do not depend on the host's, and the host's comes back ---- */
static wf_val thirds(wf_val x) { return wf_tuple(wf_div(x, wf_c(3)), wf_mul(x, wf_c(1e-40)), wf_div(wf_sub(x, x), wf_sub(x, x)), wf_sum(wf_exp(x))); }

static void bits(float *out)
{
	const float v[4] = { 1, -2, 0.7f, 5 };
	WF_TREES(x, y);

	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, v, &x));
	wf_must(wf_call(thirds, WF_IN(x), WF_OUT(&y)));
	for (size_t i = 0; i < 3; i++)
		wf_must(wf_tree_read(wf_tree_leaf(y, i, NULL, 0), out + 4 * i, 4 * sizeof *out));
	wf_must(wf_tree_read(wf_tree_leaf(y, 3, NULL, 0), out + 12, sizeof *out));
	wf_fn_forget(wf_fn_of(thirds)); /* constants are folded by the next one anew */
}

static void mode_comes_and_goes(void **state)
{
	float want[13], got[13];

	(void)state;
	bits(want);
	assert_true(want[4] != 0 && want[8] != want[8]); /* a number too small for the usual ones, and a NaN */
	fesetround(FE_UPWARD);
	bits(got);
	assert_int_equal(fegetround(), FE_UPWARD);
	fesetround(FE_TONEAREST);
	assert_memory_equal(got, want, sizeof want);
#if defined(__x86_64__)
	unsigned usual = _mm_getcsr();
	_mm_setcsr((0x1f80 | 0x8040) & ~(unsigned)0x0280); /* small numbers are 0; dividing by 0, and NaN, are traps */
	unsigned odd = _mm_getcsr();
	bits(got);
	unsigned after = _mm_getcsr();
	_mm_setcsr(usual);
	assert_int_equal(after, odd);
	assert_memory_equal(got, want, sizeof want);
#endif
}

static void limits(void **state)
{
	(void)state;
	wf_error *err = wf_set_num_threads(-1);
	assert_non_null(err);
	wf_error_free(err);
	assert_non_null(err = wf_set_num_threads(1 << 20));
	wf_error_free(err);
	if (getenv("WEFT_NUM_THREADS"))
		return;
	WF_TREES(x);
	int threads = count_threads();
	wf_must(wf_set_num_threads(3));
	assert_int_equal(wf_num_threads(), 3);
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 64, 1 }, (const float[64]){ 0 }, &x));
	batches(x, threads + 1); /* with more than one, batches are made ahead */
	setenv("WEFT_NUM_THREADS", "2", 1); /* what the user says counts */
	assert_int_equal(wf_num_threads(), 2);
	unsetenv("WEFT_NUM_THREADS");
	wf_must(wf_set_num_threads(0));
	assert_true(wf_num_threads() >= 1);
}

/* a sanitizer begins a thread of its own with the first one: before anything is counted, and that first one is gone for good */
static void *first_thread(void *tid)
{
	*(int *)tid = gettid();
	return NULL;
}

static int begin(void **state)
{
	char path[64];
	pthread_t t;
	int tid = 0;

	(void)state;
	assert_int_equal(pthread_create(&t, NULL, first_thread, &tid), 0);
	assert_int_equal(pthread_join(t, NULL), 0);
	snprintf(path, sizeof path, "/proc/self/task/%d", tid);
	for (int i = 0; i < 5000 && !access(path, F_OK); i++)
		usleep(1000);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(settings_stay),
		cmocka_unit_test(mode_comes_and_goes),
		cmocka_unit_test(limits),
	};

	return cmocka_run_group_tests(tests, begin, NULL);
}

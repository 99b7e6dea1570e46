/* threads_test.c: several threads of a host at once: tracing, compiling, running one function and many, errors, sharing and giving back arrays. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <weft/dlpack.h>
#include <cmocka.h>

enum { THREADS = 6, ROUNDS = 12 };

static char wrong[256]; /* the first that went wrong; cmocka's asserts are for one thread */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define CHECK(ok, ...) \
	do { \
		if (!(ok)) { \
			pthread_mutex_lock(&lock); \
			if (!wrong[0]) \
				snprintf(wrong, sizeof wrong, __VA_ARGS__); \
			pthread_mutex_unlock(&lock); \
		} \
	} while (0)
#define DONE(call) \
	do { \
		wf_error *e_ = (call); \
		CHECK(!e_, "%s", wf_error_text(e_)); \
		wf_error_free(e_); \
	} while (0)

static void at_once(void *(*f)(void *))
{
	pthread_t t[THREADS];
	int started = 0;

	wrong[0] = 0;
	for (; started < THREADS && !pthread_create(&t[started], NULL, f, (void *)(intptr_t)started); started++)
		;
	for (int i = 0; i < started; i++)
		pthread_join(t[i], NULL);
	assert_int_equal(started, THREADS);
	if (wrong[0])
		fail_msg("%s", wrong);
}

static void vector(wf_tree **out, float first)
{
	const float v[4] = { first, first + 1, first + 2, first + 3 };

	DONE(wf_array(WF_F32, 1, (const int64_t[]){ 4 }, v, out));
}

static void holds(const wf_tree *t, int i, float want)
{
	float v[4] = { 0 };

	DONE(wf_tree_read(t, v, sizeof v));
	CHECK(v[i] == want, "element %d is %g, not %g", i, (double)v[i], (double)want);
}

/* ---- one function: each thread has its own data ---- */
static wf_val loss(wf_val w) { return wf_sum(wf_mul(wf_square(w), wf_c(0.5))); }
static wf_val step(wf_val w)
{
	wf_val value, g;
	wf_unpack(wf_apply(wf_value_and_grad(loss), w), &value, &g);
	return wf_tuple(wf_sub(w, wf_mul(g, wf_c(0.5))), value);
}

static void *one_function(void *arg)
{
	float first = (float)(intptr_t)arg * 64;
	WF_TREES(w, value);

	vector(&w, first);
	for (int i = 0; i < 5; i++)
		DONE(wf_call(wf_jit(step), WF_IN(w), WF_OUT(&w, &value)));
	holds(w, 0, first / 32);
	holds(w, 3, (first + 3) / 32);
	return NULL;
}

/* ---- many: each thread traces, compiles and forgets its own ---- */
static wf_val scaled(wf_val x, const void *by) { return wf_sum(wf_mul(wf_square(x), wf_c(*(const double *)by))); }

static void *many_functions(void *arg)
{
	for (int i = 0; i < ROUNDS; i++) {
		double by = (double)((intptr_t)arg * 100 + i);
		wf_fn f = wf_bind(scaled, &by), g = wf_jit(wf_grad(f));
		WF_TREES(x, y);

		vector(&x, 1);
		DONE(wf_call(g, WF_IN(x), WF_OUT(&y)));
		holds(y, 1, (float)(4 * by));
		if (i % 2)
			wf_fn_forget(f);
	}
	return NULL;
}

/* ---- one function that is forgotten while others run it ---- */
static wf_val plus1(wf_val x) { return wf_add(x, wf_c(1)); }

static void *forgotten(void *arg)
{
	WF_TREES(x);

	vector(&x, 0);
	for (int i = 0; i < ROUNDS; i++) {
		DONE(wf_call(plus1, WF_IN(x), WF_OUT(&x)));
		if ((intptr_t)arg == 0)
			wf_fn_forget(wf_fn_of(plus1));
	}
	holds(x, 0, ROUNDS);
	return NULL;
}

/* ---- errors belong to their threads ---- */
static wf_val bad(wf_val x, wf_val y) { return wf_add(x, wf_at(y, 7)); }

static void *errors(void *arg)
{
	(void)arg;
	for (int i = 0; i < ROUNDS; i++) {
		WF_TREES(x, y);

		vector(&x, 1);
		wf_error *err = wf_call(bad, WF_IN(x, x), WF_OUT(&y));
		CHECK(err && strstr(wf_error_text(err), "threads_test.c") && !y, "an error was expected, got «%s»", wf_error_text(err));
		wf_error_free(err);
		DONE(wf_call(plus1, WF_IN(x), WF_OUT(&y)));
		holds(y, 0, 2);
	}
	return NULL;
}

/* ---- arrays that all share; memory of the host's that whoever is last gives back ---- */
static wf_tree *shared;
static atomic_int ended;
static float memory[4] = { 1, 2, 3, 4 };

static void count(void *bytes, void *user)
{
	(void)bytes;
	(void)user;
	atomic_fetch_add(&ended, 1);
}

static void *sharing(void *arg)
{
	(void)arg;
	for (int i = 0; i < ROUNDS; i++) {
		WF_TREES(mine, y, back);
		DLManagedTensorVersioned *out = NULL;

		mine = wf_tree_retain(shared);
		DONE(wf_call(plus1, WF_IN(mine), WF_OUT(&y)));
		holds(y, 3, 5);
		DONE(wf_to_dlpack_versioned(mine, false, &out));
		if (out)
			DONE(wf_from_dlpack_versioned(out, &back));
		DONE(wf_call(plus1, WF_IN(back), WF_OUT(&back))); /* the slot is written over, the memory is not */
		holds(back, 0, 2);
	}
	return NULL;
}

static void one_function_many_threads(void **state) { (void)state; at_once(one_function); }
static void many_functions_at_once(void **state) { (void)state; at_once(many_functions); }
static void forgotten_while_it_runs(void **state) { (void)state; at_once(forgotten); }
static void errors_at_once(void **state) { (void)state; at_once(errors); }

static void shared_arrays(void **state)
{
	(void)state;
	atomic_store(&ended, 0);
	wf_must(wf_array_wrap(WF_F32, 1, (const int64_t[]){ 4 }, memory, count, NULL, &shared));
	at_once(sharing);
	assert_int_equal(atomic_load(&ended), 0);
	wf_release(&shared);
	assert_int_equal(atomic_load(&ended), 1);
	assert_true(memory[0] == 1 && memory[3] == 4);
}

/* several devices: runs of threads take turns */
static wf_val summed(wf_val x) { return wf_psum(x, "batch"); }

static void *on_devices(void *arg)
{
	float first = (float)(intptr_t)arg;
	const float v[4] = { first, first, 1, 1 };
	WF_TREES(x, y);

	DONE(wf_array(WF_F32, 2, (const int64_t[]){ 2, 2 }, v, &x));
	for (int i = 0; i < ROUNDS; i++) {
		DONE(wf_call(wf_pmap(summed, .axis_name = "batch"), WF_IN(x), WF_OUT(&y)));
		holds(y, 3, first + 1);
	}
	return NULL;
}
static void devices_at_once(void **state) { (void)state; at_once(on_devices); }

static int two_devices(void **state)
{
	(void)state;
	wf_must(wf_set_cpu_devices(2));
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_function_many_threads), cmocka_unit_test(many_functions_at_once), cmocka_unit_test(forgotten_while_it_runs),
		cmocka_unit_test(errors_at_once),            cmocka_unit_test(shared_arrays),          cmocka_unit_test(devices_at_once),
	};

	return cmocka_run_group_tests(tests, two_devices, NULL);
}

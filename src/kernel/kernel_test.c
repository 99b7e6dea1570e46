/* Products, convolutions and tasks on threads, for every kind of tile that runs here: against sums made one by one, and the same bits for any
 * number of threads. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#include "kernel/parallel.h"
#include "kernel/product.h"
#include "kernel/windows.h"

static uint32_t state = 12345;

static uint32_t next(uint32_t below)
{
	state = state * 1664525u + 1013904223u;
	return (state >> 8) % below;
}

static double get(wf_dtype d, const void *x, int64_t i)
{
	switch (d) {
	case WF_F64: return ((const double *)x)[i];
	case WF_F32: return (double)((const float *)x)[i];
	case WF_F16: return (double)wfi_f16_to_f32(((const uint16_t *)x)[i]);
	default: return (double)wfi_bf16_to_f32(((const uint16_t *)x)[i]);
	}
}

/* sixteenths in −2..2: exact in every type; sums of few of them are exact in f32 too, so that any order gives the same */
static void *numbers(wf_dtype d, int64_t n)
{
	char *x = wfi_alloc((size_t)(n + 1) * 8);

	for (int64_t i = 0; i < n; i++) {
		double v = ((double)next(65) - 32) / 16;
		if (d == WF_F64)
			((double *)(void *)x)[i] = v;
		else if (d == WF_F32)
			((float *)(void *)x)[i] = (float)v;
		else
			((uint16_t *)(void *)x)[i] = d == WF_F16 ? wfi_f32_to_f16((float)v) : wfi_f32_to_bf16((float)v);
	}
	return x;
}

static double tolerance(wf_dtype d)
{
	return d == WF_BF16 ? 1.0 / 256 : d == WF_F16 ? 1.0 / 2048 : 0;
}

/* ---- products ---- */

typedef struct shape { int64_t m, n, k; } shape;

static void *product_by(const wfi_product *given, int workers, const void *a, const void *b)
{
	wfi_product p = *given;
	p.workers = workers;
	wfi_product_prepare(&p);
	void *scratch = wfi_try_alloc_aligned(p.scratch + 64, 64), *c = wfi_alloc((size_t)(p.m * p.ldc + 1) * 8);
	memset(c, 0xee, (size_t)(p.m * p.ldc) * wf_dtype_size(p.dtype));
	wfi_product_run(&p, a, b, c, scratch);
	wfi_free(scratch);
	return c;
}

static void check_product(shape s, wf_dtype d, int layout)
{
	/* rows of c lie 3 further apart than they must: what is between stays */
	wfi_product p = { .dtype = d, .m = s.m, .n = s.n, .k = s.k, .ldc = s.n + 3 };
	const int64_t gap = layout & 4 ? 2 : 1; /* neither stride 1 */
	p.ar = layout & 1 ? gap : s.k * gap;
	p.ac = layout & 1 ? s.m * gap : gap;
	p.br = layout & 2 ? gap : s.n * gap;
	p.bc = layout & 2 ? s.k * gap : gap;
	void *a = numbers(d, s.m * s.k * gap), *b = numbers(d, s.k * s.n * gap), *c = product_by(&p, 1, a, b);
	for (int64_t i = 0; i < s.m; i++) {
		for (int64_t j = 0; j < s.n; j++) {
			double sum = 0;
			for (int64_t q = 0; q < s.k; q++)
				sum += get(d, a, i * p.ar + q * p.ac) * get(d, b, q * p.br + j * p.bc);
			double got = get(d, c, i * p.ldc + j);
			if (fabs(got - sum) > tolerance(d) * fabs(sum))
				fail_msg("%s %s %lldx%lldx%lld layout %d at %lld, %lld: %.17g, expected %.17g", wfi_tiles_get()->name, wf_dtype_name(d),
				         (long long)s.m, (long long)s.n, (long long)s.k, layout, (long long)i, (long long)j, got, sum);
		}
		for (size_t q = (size_t)(i * p.ldc + s.n) * wf_dtype_size(d); q < (size_t)((i + 1) * p.ldc) * wf_dtype_size(d); q++)
			assert_int_equal(((unsigned char *)c)[q], 0xee);
	}
	for (int workers = 2; workers <= 4; workers++) {
		void *again = product_by(&p, workers, a, b);
		assert_memory_equal(c, again, (size_t)(p.m * p.ldc) * wf_dtype_size(d));
		wfi_free(again);
	}
	wfi_free(a);
	wfi_free(b);
	wfi_free(c);
}

static void test_products(void **unused)
{
	static const shape shapes[] = { { 1, 1, 1 },    { 8, 32, 16 },   { 7, 33, 5 },     { 15, 10, 40 },   { 65, 16, 3 },
		                        { 3, 100, 513 }, { 130, 70, 90 }, { 70, 530, 17 }, { 129, 48, 520 }, { 2, 2, 1030 } };
	static const wf_dtype types[] = { WF_F32, WF_F64, WF_F16, WF_BF16 };
	int n;
	const wfi_tiles *const *all = wfi_tiles_all(&n), *before = wfi_tiles_get();

	(void)unused;
	assert_true(n >= 1);
	for (int t = 0; t < n; t++) {
		wfi_tiles_use(all[t]);
		for (size_t i = 0; i < WFI_COUNT(shapes); i++)
			for (size_t d = 0; d < WFI_COUNT(types); d++)
				for (int layout = 0; layout < 8; layout++)
					check_product(shapes[i], types[d], layout);
	}
	wfi_tiles_use(before);
}

/* ---- convolutions ---- */

static int64_t input_place(const wfi_windows_dim *d, int64_t o, int64_t k)
{
	int64_t at = o * d->stride + (d->reversed ? d->window - 1 - k : k) * d->step - d->low;

	return at < 0 || at % d->gap || at / d->gap >= d->in ? -1 : at / d->gap;
}

static bool step_index(int n, const wfi_windows_dim *d, bool window, int64_t *index)
{
	for (int i = n - 1; i >= 0; i--) {
		if (++index[i] < (window ? d[i].window : d[i].out))
			return true;
		index[i] = 0;
	}
	return false;
}

static double window_sum(const wfi_windows *w, const void *x, const void *k, int64_t g, int64_t b, int64_t o, const int64_t *place)
{
	int64_t q[WFI_WINDOWS_MOST] = { 0 };
	double sum = 0;

	do {
		int64_t at = g * w->group_x + b * w->xb, from = g * w->group_k + o * w->ko;
		bool inside = true;
		for (int i = 0; i < w->n; i++) {
			int64_t p = input_place(&w->d[i], place[i], q[i]);
			inside = inside && p >= 0;
			at += p * w->d[i].xs;
			from += q[i] * w->d[i].ks;
		}
		for (int64_t f = 0; inside && f < w->features; f++)
			sum += get(w->dtype, x, at + f * w->xf) * get(w->dtype, k, from + f * w->kf);
	} while (step_index(w->n, w->d, true, q));
	return sum;
}

/* strides of an array whose dimensions lie in this order, outermost first */
static int64_t lay(int n, const int *order, const int64_t *dims, int64_t *strides)
{
	int64_t at = 1;

	for (int i = n - 1; i >= 0; i--) {
		strides[order[i]] = at;
		at *= dims[order[i]];
	}
	return at;
}

static void shuffle(int n, int *order)
{
	for (int i = 0; i < n; i++)
		order[i] = i;
	for (int i = n - 1; i > 0; i--) {
		int j = (int)next((uint32_t)i + 1), t = order[i];
		order[i] = order[j];
		order[j] = t;
	}
}

typedef struct arrays { int64_t x, k, y; } arrays; /* elements */

static wfi_windows random_windows(arrays *size)
{
	static const wf_dtype types[] = { WF_F32, WF_F32, WF_F64, WF_BF16, WF_F16 };
	wfi_windows w = { .dtype = types[next(5)], .n = (int)next(4), .groups = next(3) ? 1 : 1 + next(3), .workers = 1 };
	int64_t xd[8], kd[8], yd[8], xs[8], ks[8], ys[8];
	int order[8];

	w.result = w.dtype;
	w.batch = 1 + next(5);
	w.features = 1 + next(next(2) ? 4 : 20);
	w.out_features = 1 + next(next(2) ? 6 : 70);
	const bool by_batch = next(2);
	xd[0] = w.batch, xd[1] = w.features * w.groups;
	kd[0] = w.out_features * w.groups, kd[1] = w.features;
	yd[0] = w.batch, yd[1] = w.out_features * w.groups;
	for (int i = 0; i < w.n; i++) {
		wfi_windows_dim *d = &w.d[i];
		*d = (wfi_windows_dim){ .in = 1 + next(7), .window = 1 + next(4), .stride = 1 + next(3) / 2, .gap = 1 + next(4) / 3, .step = 1 + next(4) / 3,
			                .low = (int64_t)next(4) - 1, .reversed = next(4) == 0 };
		int64_t high = (int64_t)next(4) - 1, padded = (d->in - 1) * d->gap + 1 + d->low + high, window = (d->window - 1) * d->step + 1;
		if (padded < window)
			padded = window; /* as if high were larger */
		d->out = (padded - window) / d->stride + 1;
		xd[2 + i] = d->in, kd[2 + i] = d->window, yd[2 + i] = d->out;
	}
	shuffle(w.n + 2, order);
	if (by_batch && next(2)) /* the batch innermost */
		for (int i = 0, k = 0; i < w.n + 2; i++)
			order[i] = i == w.n + 1 ? 0 : 1 + k++;
	size->x = lay(w.n + 2, order, xd, xs);
	shuffle(w.n + 2, order);
	size->k = lay(w.n + 2, order, kd, ks);
	shuffle(w.n + 2, order);
	size->y = lay(w.n + 2, order, yd, ys);
	for (int i = 0; i < w.n; i++)
		w.d[i].xs = xs[2 + i], w.d[i].ks = ks[2 + i], w.d[i].ys = ys[2 + i];
	w.xb = xs[0], w.xf = xs[1], w.ko = ks[0], w.kf = ks[1], w.yb = ys[0], w.yo = ys[1];
	w.group_x = w.features * w.xf, w.group_k = w.out_features * w.ko, w.group_y = w.out_features * w.yo;
	return w;
}

static void *windows_by(wfi_windows w, int workers, const void *x, const void *k, int64_t size)
{
	w.workers = workers;
	void *scratch = wfi_try_alloc_aligned(wfi_windows_scratch(&w) + 64, 64), *y = wfi_alloc((size_t)(size + 1) * 8);
	wfi_windows_run(&w, x, k, y, scratch);
	wfi_free(scratch);
	return y;
}

static void check_windows(const wfi_windows *w, arrays size)
{
	void *x = numbers(w->dtype, size.x), *k = numbers(w->dtype, size.k), *y = windows_by(*w, 1, x, k, size.y);

	for (int64_t g = 0; g < w->groups; g++)
		for (int64_t b = 0; b < w->batch; b++)
			for (int64_t o = 0; o < w->out_features; o++) {
				int64_t place[WFI_WINDOWS_MOST] = { 0 };
				do {
					int64_t at = g * w->group_y + b * w->yb + o * w->yo;
					for (int i = 0; i < w->n; i++)
						at += place[i] * w->d[i].ys;
					double sum = window_sum(w, x, k, g, b, o, place), got = get(w->result, y, at);
					if (!(fabs(got - sum) <= tolerance(w->dtype) * fabs(sum)))
						fail_msg("%s %s, %d dimensions, %lld groups: %.17g, expected %.17g", wfi_tiles_get()->name,
						         wf_dtype_name(w->dtype), w->n, (long long)w->groups, got, sum);
				} while (step_index(w->n, w->d, false, place));
			}
	for (int workers = 2; workers <= 3; workers++) {
		void *again = windows_by(*w, workers, x, k, size.y);
		assert_memory_equal(y, again, (size_t)size.y * wf_dtype_size(w->result));
		wfi_free(again);
	}
	wfi_free(x);
	wfi_free(k);
	wfi_free(y);
}

static void test_windows(void **unused)
{
	int n;
	const wfi_tiles *const *all = wfi_tiles_all(&n), *before = wfi_tiles_get();

	(void)unused;
	for (int t = 0; t < n; t++) {
		wfi_tiles_use(all[t]);
		for (int i = 0; i < 400; i++) {
			arrays size;
			wfi_windows w = random_windows(&size);
			check_windows(&w, size);
		}
	}
	wfi_tiles_use(before);
}

/* a network's own: forward, of the input, of the kernel, large enough for threads and for several blocks of k */
static void test_network(void **unused)
{
	enum { N = 6, S = 12, C = 16, O = 40 };
	wfi_windows w = { .dtype = WF_F32, .result = WF_F32, .n = 2, .groups = 1, .workers = 1, .batch = N, .features = C, .out_features = O,
		          .xb = S * S * C, .xf = 1, .kf = O, .ko = 1, .yb = S * S * O, .yo = 1,
		          .d = { { S, S, 3, 1, 1, 1, 1, false, S * C, 3 * C * O, S * O }, { S, S, 3, 1, 1, 1, 1, false, C, C * O, O } } };
	(void)unused;
	check_windows(&w, (arrays){ N * S * S * C, 9 * C * O, N * S * S * O });
	wfi_windows g = { .dtype = WF_F32, .result = WF_F32, .n = 2, .groups = 1, .workers = 1, .batch = C, .features = N, .out_features = O,
		          .xb = 1, .xf = S * S * C, .kf = S * S * O, .ko = 1, .yb = O, .yo = 1,
		          .d = { { S, 3, S, 1, 1, 1, 1, false, S * C, S * O, 3 * C * O }, { S, 3, S, 1, 1, 1, 1, false, C, O, C * O } } };
	check_windows(&g, (arrays){ N * S * S * C, N * S * S * O, 9 * C * O });
}

/* ---- tasks ---- */

enum { TASKS = 500 };
typedef struct counted { atomic_int times[TASKS]; atomic_int wrong; } counted;

static void inner_task(void *user, int task, int worker)
{
	atomic_int *sum = user;

	(void)worker;
	atomic_fetch_add(sum, task);
}

static void count_task(void *user, int task, int worker)
{
	counted *c = user;
	atomic_int sum = 0;

	atomic_fetch_add(&c->times[task], 1);
	wfi_parallel_for(5, 3, inner_task, &sum); /* inside a task: run here */
	if (worker < 0 || worker > 2 || atomic_load(&sum) != 10)
		atomic_fetch_add(&c->wrong, 1);
}

static void *many_regions(void *unused)
{
	long bad = 0;

	(void)unused;
	for (int round = 0; round < 50; round++) {
		counted c = { .wrong = 0 };
		int n = round % 7 ? TASKS - round : 1;
		wfi_parallel_for(n, 3, count_task, &c);
		for (int i = 0; i < TASKS; i++)
			bad += atomic_load(&c.times[i]) != (i < n);
		bad += atomic_load(&c.wrong);
	}
	return (void *)bad;
}

static void test_tasks(void **unused)
{
	pthread_t thread[4];

	(void)unused;
	assert_null(many_regions(NULL));
	for (int i = 0; i < 4; i++)
		assert_int_equal(pthread_create(&thread[i], NULL, many_regions, NULL), 0);
	void *bad[4];
	for (int i = 0; i < 4; i++)
		pthread_join(thread[i], &bad[i]);
	for (int i = 0; i < 4; i++)
		assert_null(bad[i]);
	wfi_parallel_for(0, 3, count_task, NULL);
	assert_true(wfi_parallel_workers(1) >= 1);
	assert_int_equal(wfi_parallel_workers(1 << 20), 1);
}

/* a forked child has none of the threads and starts its own */
WFI_UNUSED static void test_fork(void **unused)
{
	(void)unused;
	assert_null(many_regions(NULL));
	pid_t child = fork();
	assert_true(child >= 0);
	if (!child)
		_exit(many_regions(NULL) ? 1 : 0);
	int status = -1;
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
}

int main(void)
{
	setenv("WEFT_NUM_THREADS", "4", 1); /* also where there is one processor */
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_products), cmocka_unit_test(test_windows), cmocka_unit_test(test_network),
		                            cmocka_unit_test(test_tasks),
#ifndef WFI_SANITIZE_THREAD /* it does not let a forked child start threads */
		                            cmocka_unit_test(test_fork),
#endif
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

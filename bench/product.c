#define _GNU_SOURCE
/* bench/product.c: matrix products of our tiles beside OpenBLAS (one thread), in GFLOP/s. product [seconds a shape] */
#include "kernel/parallel.h"
#include "kernel/product.h"
#include "lower/openblas.h"
#include <stdlib.h>
#include <time.h>

typedef struct shape { int64_t m, n, k; bool ta, tb; } shape;
static const shape shapes[] = {
	{ 128, 512, 784, 0, 0 }, { 784, 512, 128, 1, 0 }, { 128, 784, 512, 0, 1 }, { 128, 256, 512, 0, 0 }, { 512, 256, 128, 1, 0 }, { 128, 10, 256, 0, 0 }, { 256, 10, 128, 1, 0 }, { 128, 256, 10, 0, 1 }, { 1024, 512, 784, 0, 0 },
	{ 784, 512, 1024, 1, 0 }, { 2048, 768, 256, 0, 0 }, { 2048, 256, 768, 0, 1 }, { 256, 1024, 2048, 1, 0 }, { 256, 768, 2048, 1, 0 }, { 256, 256, 2048, 1, 0 }, { 1024, 256, 2048, 1, 0 }, { 2048, 1024, 256, 0, 0 },
	{ 128, 128, 32, 0, 1 }, { 128, 32, 128, 0, 0 }, { 1024, 1024, 1024, 0, 0 },
};

/* of one thread: what it ran, whatever else the machine did */
static double clock_of(bool one)
{
	struct timespec t;

	clock_gettime(one ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double best_of(const wfi_product *p, const float *a, const float *b, float *c, void *scratch, double seconds, bool one)
{
	double best = 1e9, begin = wfi_now();

	while (wfi_now() - begin < seconds) {
		double t = clock_of(one);
		wfi_product_run(p, a, b, c, scratch);
		best = WFI_MIN(best, clock_of(one) - t);
	}
	return best;
}

int main(int argc, char **argv)
{
	double seconds = argc > 1 ? atof(argv[1]) : 0.1;
	enum { MOST = 4 << 20 };
	float *a = malloc(MOST * sizeof *a), *b = malloc(MOST * sizeof *b), *c = malloc(MOST * sizeof *c);
	void (*gemm)(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a, int lda, const float *b, int ldb, float beta, float *c,
	             int ldc) = NULL;

	for (int i = 0; i < MOST; i++)
		a[i] = b[i] = (float)(i % 17) * 0.01f;
	wfi_openblas_find("cblas_sgemm", &gemm);
	printf("%s tiles, %d threads; GFLOP/s: 1 thread, all, OpenBLAS 1 thread\n", wfi_tiles_get()->name, wfi_parallel_workers(1));
	for (size_t i = 0; i < WFI_COUNT(shapes); i++) {
		const shape s = shapes[i];
		double t[3];
		for (int all = 0; all < 2; all++) {
			wfi_product p = { .dtype = WF_F32, .workers = all ? wfi_parallel_workers(1) : 1, .m = s.m, .n = s.n, .k = s.k, .ar = s.ta ? 1 : s.k, .ac = s.ta ? s.m : 1, .br = s.tb ? 1 : s.n, .bc = s.tb ? s.k : 1, .ldc = s.n };
			wfi_product_prepare(&p);
			void *scratch = wfi_try_alloc_aligned(p.scratch + 64, 64);
			t[all] = best_of(&p, a, b, c, scratch, seconds, !all);
			wfi_free(scratch);
		}
		t[2] = 1e9;
		for (double begin = wfi_now(); gemm && wfi_now() - begin < seconds;) {
			double now = clock_of(true);
			gemm(101, s.ta ? 112 : 111, s.tb ? 112 : 111, (int)s.m, (int)s.n, (int)s.k, 1, a, (int)(s.ta ? s.m : s.k), b, (int)(s.tb ? s.k : s.n), 0, c, (int)s.n);
			t[2] = WFI_MIN(t[2], clock_of(true) - now);
		}
		double flops = 2e-9 * (double)(s.m * s.n * s.k);
		printf("%5lld x %4lld x %4lld %s%s  %6.1f %6.1f %6.1f\n", (long long)s.m, (long long)s.n, (long long)s.k, s.ta ? "T" : "N", s.tb ? "T" : "N", flops / t[0], flops / t[1], flops / t[2]);
	}
	return 0;
}

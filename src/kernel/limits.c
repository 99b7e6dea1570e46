/* limits.c: see limits.h. */
#include "kernel/limits.h"
#include "kernel/parallel.h"
#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

enum { ROUNDS = 20000, TRIAD = 8 << 20 }; /* of a measurement; floats of an array */

/* ---- multiply-adds: enough independent ones to hide their latency, few enough for the registers. Each gives the flops it did. ---- */

static volatile float sink;

/* x = x · x − … would leave the normal numbers: all stay at 1 · 0.5 + 0.5 */
#define CHAINS(type, set, fma, first)                                                                                                             \
	type a = set(0.5f), b0 = set(1), b1 = b0, b2 = b0, b3 = b0, b4 = b0, b5 = b0, b6 = b0, b7 = b0, b8 = b0, b9 = b0;                          \
	for (int i = 0; i < ROUNDS; i++) {                                                                                                         \
		b0 = fma(b0, a, a), b1 = fma(b1, a, a), b2 = fma(b2, a, a), b3 = fma(b3, a, a), b4 = fma(b4, a, a);                                 \
		b5 = fma(b5, a, a), b6 = fma(b6, a, a), b7 = fma(b7, a, a), b8 = fma(b8, a, a), b9 = fma(b9, a, a);                                 \
		__asm__ volatile("" : "+" first(b0), "+" first(b5));                                                                               \
	}                                                                                                                                          \
	float out[sizeof(type) / sizeof(float)];                                                                                                   \
	b0 = fma(fma(fma(b0, b1, b2), fma(b3, b4, b5), b6), fma(b7, b8, b9), a);                                                                    \
	memcpy(out, &b0, sizeof out);                                                                                                              \
	sink = out[0];                                                                                                                             \
	return 2.0 * 10 * ROUNDS * (double)WFI_COUNT(out)

#if defined(__x86_64__)
__attribute__((target("avx512f"))) static double fma_avx512(void)
{
	CHAINS(__m512, _mm512_set1_ps, _mm512_fmadd_ps, "v");
}

__attribute__((target("avx2,fma"))) static double fma_avx2(void)
{
	CHAINS(__m256, _mm256_set1_ps, _mm256_fmadd_ps, "x");
}

static __m128 mul_add(__m128 x, __m128 y, __m128 z) { return _mm_add_ps(_mm_mul_ps(x, y), z); }
static double fma_plain(void)
{
	CHAINS(__m128, _mm_set1_ps, mul_add, "x");
}
#elif defined(__aarch64__)
static float32x4_t mul_add(float32x4_t x, float32x4_t y, float32x4_t z) { return vfmaq_f32(z, x, y); }
static double fma_plain(void)
{
	CHAINS(float32x4_t, vdupq_n_f32, mul_add, "w");
}
#else
static float same(float x) { return x; }
static float mul_add(float x, float y, float z) { return x * y + z; }
static double fma_plain(void)
{
	CHAINS(float, same, mul_add, "m");
}
#endif

static double (*find_fma(const char **name))(void)
{
#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx512f"))
		return *name = "AVX-512", fma_avx512;
	if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
		return *name = "AVX2", fma_avx2;
	*name = "SSE2";
#elif defined(__aarch64__)
	*name = "NEON";
#else
	*name = "scalar";
#endif
	return fma_plain;
}

/* ---- a measurement on n cores at once: the best round of each, added up ---- */

typedef struct meter {
	double (*fma)(void);
	float *array[WFI_MOST_THREADS]; /* 3 · TRIAD floats each; NULL: multiply-adds are measured */
	double best[WFI_MOST_THREADS], until;
} meter;

static double triad(float *restrict a)
{
	const float *b = a + TRIAD, *c = b + TRIAD;

	for (size_t i = 0; i < TRIAD; i++)
		a[i] = b[i] + 0.5f * c[i];
	return 3.0 * TRIAD * sizeof *a;
}

static void measure(void *user, int task, int worker)
{
	meter *m = user;

	(void)worker;
	do {
		double begin = wfi_now();
		double done = m->array[task] ? triad(m->array[task]) : m->fma();
		m->best[task] = WFI_MAX(m->best[task], done / (wfi_now() - begin));
	} while (wfi_now() < m->until);
}

static double on_cores(meter *m, int n, double seconds)
{
	double sum = 0;

	m->until = wfi_now() + seconds;
	memset(m->best, 0, sizeof m->best);
	wfi_parallel_for(n, n, measure, m);
	for (int i = 0; i < n; i++)
		sum += m->best[i];
	return 1e-9 * sum;
}

void wfi_limits_measure(double seconds, wfi_limits *out)
{
	meter *m = wfi_alloc(sizeof *m);
	int n = wfi_parallel_workers(1);
	bool room = true;

	*out = (wfi_limits){ .cores = n };
	m->fma = find_fma(&out->vectors);
	out->gflops_core = on_cores(m, 1, seconds / 2);
	out->gflops_all = on_cores(m, n, seconds / 2);
	for (int i = 0; i < n; i++) {
		m->array[i] = wfi_try_alloc_aligned(3 * TRIAD * sizeof(float), 64);
		room &= m->array[i] != NULL;
		for (size_t k = 0; m->array[i] && k < 3 * TRIAD; k++)
			m->array[i][k] = 1;
	}
	if (room) {
		out->gbs_core = on_cores(m, 1, seconds / 2);
		out->gbs_all = on_cores(m, n, seconds / 2);
	}
	for (int i = 0; i < n; i++)
		wfi_free(m->array[i]);
	wfi_free(m);
}

/* draws.c: a row's random numbers, by counting: draw i of a key is SplitMix64's i-th number from that seed. */
#include "data/augment.h"
#include <math.h>

wf_draws wfi_draws(uint64_t seed, int64_t epoch, int64_t row, int layer)
{
	uint64_t key = wfi_mix(seed + WFI_GOLDEN);
	key = wfi_mix(key + (uint64_t)epoch * WFI_GOLDEN + 1);
	key = wfi_mix(key + (uint64_t)row * WFI_GOLDEN + 2);
	return (wf_draws){ .key = wfi_mix(key + (uint64_t)layer * WFI_GOLDEN + 3) };
}

uint64_t wf_draw_bits(wf_draws *d)
{
	return wfi_mix(d->key + ++d->n * WFI_GOLDEN);
}

double wf_draw_uniform(wf_draws *d)
{
	return (double)(wf_draw_bits(d) >> 11) * 0x1p-53;
}

int64_t wf_draw_below(wf_draws *d, int64_t n)
{
	uint64_t m = (uint64_t)n, x;
	if (n < 2)
		return 0;
	while ((x = wf_draw_bits(d)) <
	       (0 - m) % m) /* 2^64 is no multiple of m; without the first 2^64 mod m numbers what remains is */
		;
	return (int64_t)(x % m);
}

double wf_draw_normal(wf_draws *d)
{
	double u = 1 - wf_draw_uniform(d); /* not zero */
	return sqrt(-2 * log(u)) * cos(2 * 3.14159265358979323846 * wf_draw_uniform(d));
}

/* the logarithm of a Gamma(alpha, 1) number (Marsaglia, Tsang 2000; below 1 by their boost): it may be too small for a number itself */
static double log_gamma_draw(wf_draws *d, double alpha)
{
	double boost = alpha < 1 ? log(1 - wf_draw_uniform(d)) / alpha : 0, a = alpha < 1 ? alpha + 1 : alpha, b = a - 1.0 / 3,
	       c = 1 / sqrt(9 * b);
	for (;;) {
		double x = wf_draw_normal(d), v = 1 + c * x, u = 1 - wf_draw_uniform(d);
		v = v * v * v;
		if (v > 0 && log(u) < x * x / 2 + b - b * v + b * log(v))
			return log(b * v) + boost;
	}
}

double wfi_draw_beta(wf_draws *d, double alpha)
{
	double a = log_gamma_draw(d, alpha), b = log_gamma_draw(d, alpha);
	return 1 / (1 + exp(b - a));
}

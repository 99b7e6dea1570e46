/* init.c: initial weights, as jax.nn.initializers: a variance divided by the number of inputs, or its mean with that of the
 * outputs. */
#include <math.h>
#include "part.h"

/* Inputs and outputs of a weight (…, in, out): axes before these two are a window, which both have. */
static bool fans(const char *what, const int64_t *shape, double *in, double *out)
{
	double window = 1;
	int n = 0;

	for (; shape[n] != WFI_END_DIM; n++)
		if (shape[n] < 0) {
			wf_fail("%s: dimension %d is %lld; sizes are not negative", what, n, (long long)shape[n]);
			return false;
		}
	if (n < 2) {
		wf_fail("%s: a weight has two dimensions or more (inputs, outputs); %d given", what, n);
		return false;
	}
	for (int i = 0; i < n - 2; i++)
		window *= (double)shape[i];
	*in = window * (double)shape[n - 2];
	*out = window * (double)shape[n - 1];
	return true;
}

static float over(double scale, double n)
{
	return n > 0 ? (float)(scale / n) : 0;
}

/* normal cut at two standard deviations, which makes it narrower by that factor */
static wf_val truncated(const char *what, wf_val key, double scale, const int64_t *shape)
{
	double in, out;

	if (!fans(what, shape, &in, &out))
		return wf_fail("%s: no weight", what);
	float deviation = sqrtf(over(scale, in)) / 0.87962566103423978F;
	return wf_mul(wfi_random_truncated_normal(key, WF_F32, -2, 2, shape), wf_c((double)deviation));
}

wf_val wfi_lecun_normal(wf_val key, const int64_t *shape)
{
	return truncated("lecun_normal", key, 1, shape);
}

wf_val wfi_he_normal(wf_val key, const int64_t *shape)
{
	return truncated("he_normal", key, 2, shape);
}

wf_val wfi_glorot_uniform(wf_val key, const int64_t *shape)
{
	double in, out;

	if (!fans("glorot_uniform", shape, &in, &out))
		return wf_fail("glorot_uniform: no weight");
	float limit = sqrtf(3 * over(1, (in + out) / 2));
	return wf_mul(wfi_random_uniform(key, WF_F32, wf_c(-1), wf_c(1), shape), wf_c((double)limit));
}

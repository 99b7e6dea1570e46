/* init.c: initial weights, as jax.nn.initializers: a variance divided by the numbers of a weight's inputs and outputs, and orthogonal matrices. */
#include <math.h>
#include "part.h"

enum { MOST_DIMS = 8 };

/* how many dimensions; −1: an error is recorded */
static int rank_of(const char *what, const int64_t *shape)
{
	int n = 0;

	for (; shape[n] != WFI_END_DIM; n++)
		if (shape[n] < 0 || n == MOST_DIMS) {
			wf_fail("%s: dimension %d is %lld; there are up to %d, and sizes are not negative", what, n, (long long)shape[n], MOST_DIMS);
			return -1;
		}
	return n;
}

/* the product of the sizes of these axes (none given: of `missing`), each marked as used; −1: an error is recorded */
static double product(const char *what, const char *name, const int64_t *shape, int rank, wf_axes axes, int missing, bool *used)
{
	double size = 1;

	if (axes.n == 0 && missing) {
		axes.n = 1;
		axes.v[0] = missing;
	}
	for (int i = 0; i < axes.n; i++) {
		int at = axes.v[i] < 0 ? axes.v[i] + rank : axes.v[i];

		if (at < 0 || at >= rank || used[at]) {
			wf_fail("%s: %s names axis %d of a weight of %d dimensions%s", what, name, axes.v[i], rank,
				at >= 0 && at < rank ? ", which was named before" : "");
			return -1;
		}
		used[at] = true;
		size *= (double)shape[at];
	}
	return size;
}

/* how many inputs and outputs: axes that are neither, nor of a batch, are a window, which both have */
static bool fans(const char *what, const int64_t *shape, const wf_variance_scaling_opts *o, double *in, double *out)
{
	int rank = rank_of(what, shape);
	bool used[MOST_DIMS] = { false };
	double window = 1;

	if (rank < 0)
		return false;
	if (rank < 2 && o->in_axis.n == 0) {
		wf_fail("%s: a weight has two dimensions or more (inputs, outputs), or says which are inputs; %d given", what, rank);
		return false;
	}
	*in = product(what, "in_axis", shape, rank, o->in_axis, -2, used);
	*out = product(what, "out_axis", shape, rank, o->out_axis, -1, used);
	if (*in < 0 || *out < 0 || product(what, "batch_axis", shape, rank, o->batch_axis, 0, used) < 0)
		return false;
	for (int i = 0; i < rank; i++)
		if (!used[i])
			window *= (double)shape[i];
	*in *= window;
	*out *= window;
	return true;
}

static double fan(wf_fan mode, double in, double out)
{
	switch (mode) {
	case WF_FAN_IN: return in;
	case WF_FAN_OUT: return out;
	case WF_FAN_AVG: return (in + out) / 2;
	case WF_FAN_GEO_AVG: return sqrt(in * out);
	}
	return -1;
}

static wf_val scaled(const char *what, wf_val key, const int64_t *shape, wf_variance_scaling_opts o)
{
	wf_dtype d = o.dtype ? o.dtype : WF_F32;
	double in, out;

	if (!fans(what, shape, &o, &in, &out))
		return wf_fail("%s: no weight", what);
	double n = fan(o.mode, in, out), scale = o.scale != 0 ? o.scale : 1;
	WF_CHECK(n >= 0 && scale > 0, "%s: the scale is above 0 and the mode a wf_fan, got %g and %d", what, scale, (int)o.mode);
	/* every step in the weight's own dtype, as JAX */
	wf_val variance = wf_full_as(d, n > 0 ? scale / n : 0);
	switch (o.distribution) {
	case WF_DISTRIBUTION_TRUNCATED_NORMAL: /* the cut makes it narrower by that factor */
		return wf_mul(wfi_random_truncated_normal(key, d, -2, 2, shape), wf_div(wf_sqrt(variance), wf_full_as(d, 0.87962566103423978)));
	case WF_DISTRIBUTION_NORMAL: return wf_mul(wfi_random_normal(key, d, shape), wf_sqrt(variance));
	case WF_DISTRIBUTION_UNIFORM:
		return wf_mul(wfi_random_uniform(key, d, wf_c(-1), wf_c(1), shape), wf_sqrt(wf_mul(wf_full_as(d, 3), variance)));
	}
	return wf_fail("%s: the distribution is a wf_distribution, got %d", what, (int)o.distribution);
}

wf_val wfi_variance_scaling(wf_val key, const int64_t *shape, wf_variance_scaling_opts o)
{
	return scaled("variance_scaling", key, shape, o);
}

wf_val wfi_lecun_normal(wf_val key, const int64_t *shape)
{
	return scaled("lecun_normal", key, shape, (wf_variance_scaling_opts){ .scale = 1 });
}

wf_val wfi_lecun_uniform(wf_val key, const int64_t *shape)
{
	return scaled("lecun_uniform", key, shape, (wf_variance_scaling_opts){ .distribution = WF_DISTRIBUTION_UNIFORM });
}

wf_val wfi_glorot_normal(wf_val key, const int64_t *shape)
{
	return scaled("glorot_normal", key, shape, (wf_variance_scaling_opts){ .mode = WF_FAN_AVG });
}

wf_val wfi_glorot_uniform(wf_val key, const int64_t *shape)
{
	return scaled("glorot_uniform", key, shape, (wf_variance_scaling_opts){ .mode = WF_FAN_AVG, .distribution = WF_DISTRIBUTION_UNIFORM });
}

wf_val wfi_he_normal(wf_val key, const int64_t *shape)
{
	return scaled("he_normal", key, shape, (wf_variance_scaling_opts){ .scale = 2 });
}

wf_val wfi_he_uniform(wf_val key, const int64_t *shape)
{
	return scaled("he_uniform", key, shape, (wf_variance_scaling_opts){ .scale = 2, .distribution = WF_DISTRIBUTION_UNIFORM });
}

/* Of normal numbers (tall, narrow) the Q of QR, each column with the sign of R's diagonal: without it Q would not be uniformly distributed. */
static wf_val matrix(wf_val key, wf_dtype d, int64_t rows, int64_t columns)
{
	wf_val q, r, tall = wfi_random_normal(key, d, WF_SHAPE(rows > columns ? rows : columns, rows > columns ? columns : rows));

	wf_unpack(wf_linalg_qr(tall, false), &q, &r);
	q = wf_mul(q, wf_expand_dims(wf_sign(wf_diagonal(r, 0, -2, -1)), 0));
	return rows < columns ? wf_transpose(q) : q;
}

static wf_val orthogonal(const char *what, wf_val key, const int64_t *shape, wf_orthogonal_opts o)
{
	int rank = rank_of(what, shape), at = o.column_axis.n ? o.column_axis.v[0] : -1;
	wf_dtype d = o.dtype ? o.dtype : WF_F32;
	int64_t rows = 1, dims[MOST_DIMS];
	size_t n = 0;

	WF_CHECK(rank >= 2, "%s: a weight has two dimensions or more, %d given", what, rank < 0 ? 0 : rank);
	WF_CHECK(at >= -rank && at < rank && o.column_axis.n <= 1, "%s: column_axis is one of the %d axes, got %d", what, rank, at);
	WF_CHECK(d == WF_F32 || d == WF_F64, "%s: weights are f32 or f64, got %s (wf_astype makes others of them)", what, wf_dtype_name(d));
	at = at < 0 ? at + rank : at;
	for (int i = 0; i < rank; i++)
		if (i != at) {
			dims[n++] = shape[i];
			rows *= shape[i];
		}
	dims[n++] = shape[at];
	if (rows == 0 || shape[at] == 0)
		return wfi_full(d, 0, shape);
	wf_val q = wf_moveaxis(wf_reshape_n(matrix(key, d, rows, shape[at]), dims, n), -1, at);
	return o.scale != 0 ? wf_mul(wf_full_as(d, o.scale), q) : q;
}

wf_val wfi_orthogonal(wf_val key, const int64_t *shape, wf_orthogonal_opts o)
{
	return orthogonal("orthogonal", key, shape, o);
}

wf_val wfi_delta_orthogonal(wf_val key, const int64_t *shape, wf_orthogonal_opts o)
{
	int rank = rank_of("delta_orthogonal", shape);
	wf_pad_opts around = { 0 };
	int64_t dims[MOST_DIMS];

	WF_CHECK(rank >= 3 && rank <= 5, "delta_orthogonal: a kernel has 1 to 3 window axes, inputs and outputs; %d dimensions given", rank < 0 ? 0 : rank);
	WF_CHECK(shape[rank - 2] <= shape[rank - 1], "delta_orthogonal: no more inputs than outputs, got %lld and %lld", (long long)shape[rank - 2],
		 (long long)shape[rank - 1]);
	for (int i = 0; i < rank; i++) {
		dims[i] = i < rank - 2 ? 1 : shape[i];
		if (shape[i] == 0)
			return wfi_full(o.dtype ? o.dtype : WF_F32, 0, shape);
		around.low[i] = i < rank - 2 ? (shape[i] - 1) / 2 : 0;
		around.high[i] = shape[i] - dims[i] - around.low[i];
	}
	wf_val middle = orthogonal("delta_orthogonal", key, shape + rank - 2, o);
	return (wf_pad)(wf_reshape_n(middle, dims, (size_t)rank), wf_full_as(wf_dtype_of(middle), 0), around);
}

wf_val wfi_initializers_normal(wf_val key, double stddev, const int64_t *shape)
{
	return wf_mul(wfi_random_normal(key, WF_F32, shape), wf_c(stddev));
}

wf_val wfi_initializers_truncated_normal(wf_val key, double stddev, const int64_t *shape)
{
	return wf_mul(wfi_random_truncated_normal(key, WF_F32, -2, 2, shape), wf_c(stddev));
}

wf_val wfi_initializers_uniform(wf_val key, double scale, const int64_t *shape)
{
	return wf_mul(wfi_random_uniform(key, WF_F32, wf_c(0), wf_c(1), shape), wf_c(scale));
}

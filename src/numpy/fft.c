/* fft.c: Fourier transforms along any axes, cut or padded to a length and scaled. */
#include <math.h>
#include "part.h"

/* what the functions differ in: the transform, on how many axes when none are given (0: all), in which direction scales go */
typedef struct kind { const char *name; wf_fft_type type; int dimensions; } kind;

static bool backwards(const kind *k)
{
	return k->type == WF_IFFT || k->type == WF_IRFFT;
}

/* the axes, one for each length; n 0: the axis is as long as it is */
static bool read_axes(const kind *k, wf_val x, const wf_fft_opts *o, wf_axes *axes)
{
	const int rank = wf_rank(x);
	wf_axes given = o->axes;
	int lengths = 0;

	while (lengths < (int)WFI_LEN(o->n) && o->n[lengths])
		lengths++;
	if (!given.n) {
		given.n = k->dimensions ? k->dimensions : lengths ? lengths : rank;
		for (int i = 0; i < given.n && i < (int)WFI_LEN(given.v); i++)
			given.v[i] = i - given.n;
	}
	if (lengths && lengths != given.n) {
		wf_fail("%s: %d lengths for %d axes", k->name, lengths, given.n);
		return false;
	}
	return wfi_np_axes(k->name, given, rank, axes);
}

/* the last axes cut, or filled with zeros, to these lengths */
static wf_val fitted(wf_val x, int n_axes, const int64_t *lengths)
{
	for (int i = 0; i < n_axes; i++) {
		const int axis = wf_rank(x) - n_axes + i;
		const int64_t have = wf_dim(x, axis), want = lengths[i];
		if (have > want) {
			x = wf_slice_axis(x, axis, 0, want);
		} else if (have < want) {
			wfi_np_shape s = wfi_np_shape_of(x);
			s.dims[axis] = want - have;
			x = wf_concatenate(axis, x, wfi_np_broadcast(wf_zeros_as(wf_dtype_of(x)), &s));
		}
	}
	return x;
}

/* ops.h transforms three axes at most: the others before, or after what becomes real */
static wf_val transformed(wf_val x, wf_fft_type type, const int64_t *lengths, int n)
{
	int64_t there[WF_MAX_RANK], back[WF_MAX_RANK];
	const int rank = wf_rank(x);

	if (n <= 3)
		return wf_fft_n(x, type, lengths, (size_t)n);
	for (int d = 0; d < rank; d++) { /* the last three before the others that are transformed */
		const int first = rank - n, from = d < first ? d : d < first + 3 ? d + n - 3 : d - 3;
		there[d] = from;
		back[from] = d;
	}
	const bool first = type == WF_FFT || type == WF_RFFT;
	if (first)
		x = wf_fft_n(x, type, lengths + n - 3, 3);
	x = wf_transpose_n(x, there, (size_t)rank);
	x = transformed(x, first ? WF_FFT : WF_IFFT, lengths, n - 3);
	x = wf_transpose_n(x, back, (size_t)rank);
	return first ? x : wf_fft_n(x, type, lengths + n - 3, 3);
}

static wf_val as_needed(const kind *k, wf_val x)
{
	const wf_dtype d = wf_dtype_of(x);

	if (!wfi_np_is_complex(x) && d != WF_F64 && d != WF_F32)
		x = wf_astype(x, WF_F32);
	return k->type == WF_RFFT || wfi_np_is_complex(x) ? x : wf_complex(x, wf_zeros_like(x));
}

static wf_val scaled(wf_val y, double by)
{
	return by == 1 ? y : wf_mul(y, wf_c(by));
}

static wf_val transform(const kind *k, wf_val x, wf_fft_opts o)
{
	wf_axes axes;
	int64_t lengths[8], in[8], back[WF_MAX_RANK];
	double points = 1;
	char t[WFI_NP_TEXT];

	WF_CHECK(k->type != WF_RFFT || !wfi_np_is_complex(x), "%s: real numbers are needed, got %s", k->name, wfi_np_text(x, t));
	if (!read_axes(k, x, &o, &axes))
		return wf_fail("%s: not computed", k->name);
	x = as_needed(k, x);
	WF_CHECK(axes.n > 0, "%s: there is no axis in %s", k->name, wfi_np_text(x, t));
	for (int i = 0; i < axes.n; i++) {
		const bool half = k->type == WF_IRFFT && i == axes.n - 1;
		const int64_t have = wf_dim(x, axes.v[i]);
		WF_CHECK(o.n[i] >= 0, "%s: a length of %lld", k->name, (long long)o.n[i]);
		lengths[i] = o.n[i] ? o.n[i] : half ? (have > 1 ? 2 * (have - 1) : 0) : have;
		in[i] = half ? lengths[i] / 2 + 1 : lengths[i];
		WF_CHECK(lengths[i] > 0, "%s: axis %d of %s gives no points", k->name, axes.v[i], wfi_np_text(x, t));
		points *= (double)lengths[i];
	}
	wf_val moved = fitted(wfi_np_to_end(x, &axes), axes.n, in);
	wf_val y = transformed(moved, k->type, lengths, axes.n);
	int n = 0;
	for (int d = 0; d < wf_rank(x); d++)
		if (!wfi_np_has(&axes, d))
			back[d] = n++;
	for (int i = 0; i < axes.n; i++)
		back[axes.v[i]] = n++;
	y = wf_transpose_n(y, back, (size_t)n);
	if (o.norm == WF_FFT_ORTHO)
		return scaled(y, backwards(k) ? sqrt(points) : 1 / sqrt(points));
	return o.norm == WF_FFT_FORWARD ? scaled(y, backwards(k) ? points : 1 / points) : y;
}

#define TRANSFORM(name, type, n) \
	wf_val wfi_fft_##name(wf_val x, wf_fft_opts o) \
	{ \
		static const kind k = { #name, type, n }; \
		return transform(&k, x, o); \
	}
TRANSFORM(fft, WF_FFT, 1)
TRANSFORM(ifft, WF_IFFT, 1)
TRANSFORM(rfft, WF_RFFT, 1)
TRANSFORM(irfft, WF_IRFFT, 1)
TRANSFORM(fft2, WF_FFT, 2)
TRANSFORM(ifft2, WF_IFFT, 2)
TRANSFORM(rfft2, WF_RFFT, 2)
TRANSFORM(irfft2, WF_IRFFT, 2)
TRANSFORM(fftn, WF_FFT, 0)
TRANSFORM(ifftn, WF_IFFT, 0)
TRANSFORM(rfftn, WF_RFFT, 0)
TRANSFORM(irfftn, WF_IRFFT, 0)

/* Of something Hermitian: the transforms of real numbers with their directions exchanged, so norms are, too. */
static wf_fft_opts exchanged(wf_fft_opts o)
{
	o.norm = o.norm == WF_FFT_ORTHO ? WF_FFT_ORTHO : o.norm == WF_FFT_FORWARD ? WF_FFT_BACKWARD : WF_FFT_FORWARD;
	return o;
}

wf_val wfi_fft_hfft(wf_val x, wf_fft_opts o)
{
	return wfi_fft_irfft(wf_conj(x), exchanged(o));
}

wf_val wfi_fft_ihfft(wf_val x, wf_fft_opts o)
{
	return wf_conj(wfi_fft_rfft(x, exchanged(o)));
}

wf_val (wf_fft_fftfreq)(int64_t n, double d)
{
	WF_CHECK(n > 0 && d != 0, "fftfreq: %lld points %g apart", (long long)n, d);
	wf_val i = wf_iota(WF_F32, n), far = wf_greater_equal(i, wf_c((double)((n + 1) / 2)));
	return wf_div(wf_where(far, wf_sub(i, wf_c((double)n)), i), wf_c(d * (double)n));
}

wf_val (wf_fft_rfftfreq)(int64_t n, double d)
{
	WF_CHECK(n > 0 && d != 0, "rfftfreq: %lld points %g apart", (long long)n, d);
	return wf_div(wf_iota(WF_F32, n / 2 + 1), wf_c(d * (double)n));
}

static wf_val shifted(const char *what, wf_val x, wf_fft_opts o, int sign)
{
	wf_axes axes;

	if (!wfi_np_axes(what, o.axes, wf_rank(x), &axes))
		return wf_fail("%s: not done", what);
	for (int i = 0; i < axes.n; i++)
		x = wf_roll(x, sign * (wf_dim(x, axes.v[i]) / 2), axes.v[i]);
	return x;
}

wf_val wfi_fft_fftshift(wf_val x, wf_fft_opts o)
{
	return shifted("fftshift", x, o, 1);
}

wf_val wfi_fft_ifftshift(wf_val x, wf_fft_opts o)
{
	return shifted("ifftshift", x, o, -1);
}
